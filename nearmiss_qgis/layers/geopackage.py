"""A GeoPackage with the same bytes whatever versions of GDAL and SQLite wrote it, and without residues.

SQLite leaves what stood on a page before in the unused bytes of it, and notes its own version in the file. Both
are of no use to a reader. The layout of the file is that of https://www.sqlite.org/fileformat2.html
"""

from __future__ import annotations

import contextlib
import sqlite3
import struct
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

_EXTENT = "update gpkg_contents set min_x = ?, min_y = ?, max_x = ?, max_y = ?"
#: Where the file says how often it was changed and by which version of SQLite: (offset, value).
_COUNTERS = ((24, 1), (92, 1), (96, 3_008_000))
_FILE_HEADER, _LARGEST_PAGE = 100, 65_536
_PAGE_HEADERS = {2: 12, 5: 12, 10: 8, 13: 8}  # bytes, by the type of a b-tree page


def settle(path: Path, xy: NDArray[np.float64]) -> None:
    """Write the extent of the vertices, pack the file, and clear what is unused.

    Parameters
    ----------
    path : Path
        A GeoPackage of one layer that nobody has open.
    xy : (v, 2) float array
        Every vertex of it.
    """
    with contextlib.closing(sqlite3.connect(path)) as data:
        if len(xy):
            data.execute(_EXTENT, [*xy.min(axis=0).tolist(), *xy.max(axis=0).tolist()])
        data.commit()
        data.execute("vacuum")
    content = bytearray(path.read_bytes())
    (size,) = struct.unpack_from(">H", content, 16)
    size = size if size > 1 else _LARGEST_PAGE
    for start in range(0, len(content), size):
        _clear(content, start, start + _FILE_HEADER if start == 0 else start)
    for offset, value in _COUNTERS:
        struct.pack_into(">I", content, offset, value)
    path.write_bytes(content)


def _clear(content: bytearray, page: int, header: int) -> None:
    """Clear the unused bytes of a b-tree page: between the cell pointers and the cells, and in free blocks."""
    width = _PAGE_HEADERS.get(content[header])
    if width is None:
        return
    free, cells, first_cell = struct.unpack_from(">HHH", content, header + 1)
    gap, end = header + width + 2 * cells, page + (first_cell or _LARGEST_PAGE)
    content[gap:end] = bytes(end - gap)
    while free:
        block = page + free
        free, length = struct.unpack_from(">HH", content, block)
        content[block + 4 : block + length] = bytes(max(length - 4, 0))
