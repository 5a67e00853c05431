"""Well-known binary as arrays, whatever the geometry type, with Z and M or without."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

POINT, LINE, POLYGON, MULTI_POINT, MULTI_LINE, MULTI_POLYGON, COLLECTION, ARC = range(1, 9)
_TRIANGLE = 17
_RINGS = (POLYGON, _TRIANGLE)

#: Type and content: an (n, 2) array (points, lines, arcs), a list of arrays (rings), or a list of shapes.
Shape = tuple[int, Any]


def read(blob: bytes) -> Shape:
    """The geometry of a WKB, X and Y only."""
    return _read(blob, 0)[0]


def arrays(shape: Shape) -> list[NDArray[np.float64]]:
    """The (n, 2) vertices of every point, line, arc and ring, in their order."""
    kind, content = shape
    if isinstance(content, np.ndarray):
        return [content]
    if kind in _RINGS:
        return list(content)
    return [array for part in content for array in arrays(part)]


def with_arrays(shape: Shape, replacements: Iterator[NDArray[np.float64]]) -> Shape:
    """The same shape with other vertices, taken from `replacements` in the order of :func:`arrays`."""
    kind, content = shape
    if isinstance(content, np.ndarray):
        return kind, next(replacements)
    if kind in _RINGS:
        return kind, [next(replacements) for _ in content]
    return kind, [with_arrays(part, replacements) for part in content]


def write(shape: Shape) -> bytes:
    """Two-dimensional WKB of points, lines, polygons and collections of them."""
    kind, content = shape
    head = struct.pack("<BI", 1, kind)
    if kind == POINT:
        return head + _packed(content)
    if isinstance(content, np.ndarray):
        return head + struct.pack("<I", len(content)) + _packed(content)
    if kind in _RINGS:
        body = b"".join(struct.pack("<I", len(ring)) + _packed(ring) for ring in content)
    else:
        body = b"".join(write(part) for part in content)
    return head + struct.pack("<I", len(content)) + body


def _packed(xy: NDArray[np.float64]) -> bytes:
    return np.ascontiguousarray(xy, dtype="<f8").tobytes()


def _read(blob: bytes, at: int) -> tuple[Shape, int]:
    order = "<" if blob[at] else ">"
    (code,) = struct.unpack_from(order + "I", blob, at + 1)
    kind, dimensions = _kind_and_dimensions(code)
    at += 5
    if kind == POINT:
        return (kind, _vertices(blob, at, 1, dimensions, order)), at + dimensions * 8
    (count,) = struct.unpack_from(order + "I", blob, at)
    at += 4
    if kind in (LINE, ARC):
        return (kind, _vertices(blob, at, count, dimensions, order)), at + count * dimensions * 8
    parts: list[Any] = []
    for _ in range(count):
        if kind in _RINGS:
            (n,) = struct.unpack_from(order + "I", blob, at)
            parts.append(_vertices(blob, at + 4, n, dimensions, order))
            at += 4 + n * dimensions * 8
        else:
            part, at = _read(blob, at)
            parts.append(part)
    return (kind, parts), at


def _kind_and_dimensions(code: int) -> tuple[int, int]:
    with_z = bool(code & 0x80000000)
    code &= 0x0FFFFFFF
    thousands, kind = divmod(code, 1000)
    return kind, 2 + (1 if with_z or thousands in (1, 3) else 0) + (1 if thousands in (2, 3) else 0)


def _vertices(blob: bytes, at: int, count: int, dimensions: int, order: str) -> NDArray[np.float64]:
    return np.frombuffer(blob, order + "f8", count * dimensions, at).reshape(count, dimensions)[:, :2]
