"""Coordinates of points in the text of a GeoJSON file, with the digits they have and no more."""

from __future__ import annotations

import re
from pathlib import Path

from ..core.errors import Progress, watched

_POINT = re.compile(  # with spaces before GDAL 3.13, without them since
    rb'("geometry": ?\{ ?"type": ?"Point", ?"coordinates": ?\[ ?)([^,\] ]+)(, ?)([^,\] ]+)( ?\] ?\} ?\},?\r?\n?)$'
)
#: Endings of formats whose text holds geometries.
TEXT_FORMATS = (".geojson",)


def text_of(value: float, digits: int) -> str:
    """A number with at most `digits` digits after its point.

    >>> text_of(51.380000000000003, 3), text_of(-2.0, 3), text_of(5500000.1, 1)
    ('51.38', '-2.0', '5500000.1')
    """
    text = f"{value:.{max(digits, 1)}f}".rstrip("0")
    return text + "0" if text.endswith(".") else text


def shorten(path: Path, digits: int, progress: Progress = None) -> int:
    """Write the coordinates of a GeoJSON file of points, as GDAL writes it, with at most `digits` digits.

    GDAL writes 15 digits after the point, of which the last ones are noise: 51.1234567 becomes 51.123456700000001.
    A line of it holds a feature, with the geometry last; what looks alike in an attribute stays.

    Returns
    -------
    int
        Coordinate pairs written.
    """
    draft, n = path.with_name(path.name + ".draft"), 0
    with path.open("rb") as old, draft.open("wb") as new:
        for line in watched(old, progress):
            found = _POINT.search(line)
            if found:
                x, y = (text_of(float(found[i]), digits).encode() for i in (2, 4))
                line, n = line[: found.start()] + found[1] + x + found[3] + y + found[5], n + 1
            new.write(line)
    draft.replace(path)
    return n
