"""Which points lie in which published areas: polygons with holes, as arrays."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from .errors import Progress, advance

#: A point so near to the border is inside, metres.
TOLERANCE_M = 1e-6
_CELLS = 1 << 20  # pairs of a point and an edge at a time
_WATCH_EVERY = 64


@dataclass(frozen=True)
class Areas:
    """Polygons, of one part or several, with holes or without.

    A point is inside where a line from it crosses the rings an odd number of times, so that a ring in a ring is a hole.

    Attributes
    ----------
    vertices : (v, 2) float array
        Metres. A ring may repeat its first vertex at its end.
    rings : (r + 1,) int array
        Where the vertices of each ring begin; at the end their number.
    areas : (a + 1,) int array
        Where the rings of each area begin; at the end their number.
    """

    vertices: NDArray[np.float64]
    rings: NDArray[np.int64]
    areas: NDArray[np.int64]

    def __len__(self) -> int:
        return len(self.areas) - 1

    def edges(self, area: int) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        """(e, 2) beginnings and ends of the edges of an area; each ring is closed."""
        bounds = self.rings[self.areas[area] : self.areas[area + 1] + 1]
        if len(bounds) < 2 or bounds[0] == bounds[-1]:
            return np.empty((0, 2)), np.empty((0, 2))
        starts = self.vertices[bounds[0] : bounds[-1]]
        after = np.arange(1, len(starts) + 1)
        filled = bounds[1:] > bounds[:-1]
        after[bounds[1:][filled] - bounds[0] - 1] = bounds[:-1][filled] - bounds[0]
        return starts, starts[after]


@dataclass(frozen=True)
class Inside:
    """The points in each area, as lists one behind the other.

    Attributes
    ----------
    offsets : (a + 1,) int array
        Where the list of each area begins; at the end the length of all.
    points : int array
        Points, ascending within an area.
    """

    offsets: NDArray[np.int64]
    points: NDArray[np.int64]

    def of(self, area: int) -> NDArray[np.int64]:
        """The points in one area."""
        return self.points[self.offsets[area] : self.offsets[area + 1]]

    def matrix(self, n: int) -> NDArray[np.bool_]:
        """(a, n) bool array of the same, for `n` points."""
        found = np.zeros((len(self.offsets) - 1, n), dtype=bool)
        found[np.repeat(np.arange(len(found)), np.diff(self.offsets)), self.points] = True
        return found


def areas_of(polygons: Sequence[Sequence[Sequence[Sequence[float]]]]) -> Areas:
    """Areas from lists of rings of (x, y).

    >>> square = areas_of([[[(0, 0), (2, 0), (2, 2), (0, 2)]]])
    >>> len(square), square.edges(0)[1].tolist()
    (1, [[2.0, 0.0], [2.0, 2.0], [0.0, 2.0], [0.0, 0.0]])
    """
    rings = [np.asarray(ring, dtype=np.float64).reshape(-1, 2) for polygon in polygons for ring in polygon]
    return Areas(
        vertices=np.concatenate(rings) if rings else np.empty((0, 2)),
        rings=_offsets([len(ring) for ring in rings]),
        areas=_offsets([len(polygon) for polygon in polygons]),
    )


def inside(areas: Areas, xy: NDArray[np.float64], progress: Progress = None) -> Inside:
    """Which points lie in each area, those on its border (within 1e-6 m) too.

    Only points in the bounding box of an area are compared with its edges, about a million pairs at a time.

    Parameters
    ----------
    xy : (n, 2) float array
        Metres; a point that is not finite lies nowhere.

    Examples
    --------
    >>> ring = [(0, 0), (4, 0), (4, 4), (0, 4)]
    >>> hole = [(1, 1), (3, 1), (3, 3), (1, 3)]
    >>> inside(areas_of([[ring], [ring, hole]]), np.array([[2.0, 2.0], [0.5, 2.0], [4.0, 4.0], [5.0, 5.0]])).matrix(4).tolist()
    [[True, True, True, False], [False, True, True, False]]
    """
    known = np.flatnonzero(np.isfinite(xy).all(axis=1))
    by_x = known[np.argsort(xy[known, 0], kind="stable")]
    sorted_x = xy[by_x, 0]
    found: list[NDArray[np.int64]] = []
    for area in range(len(areas)):
        if area % _WATCH_EVERY == 0:
            advance(progress, area / len(areas))
        found.append(_in_one(*areas.edges(area), xy, by_x, sorted_x, progress))
    points = np.concatenate(found) if found else np.empty(0, dtype=np.int64)
    return Inside(_offsets([len(one) for one in found]), points)


def _in_one(
    starts: NDArray[np.float64],
    ends: NDArray[np.float64],
    xy: NDArray[np.float64],
    by_x: NDArray[np.int64],
    sorted_x: NDArray[np.float64],
    progress: Progress,
) -> NDArray[np.int64]:
    """The points inside one area, ascending."""
    if not len(starts):
        return np.empty(0, dtype=np.int64)
    low, high = starts.min(axis=0) - TOLERANCE_M, starts.max(axis=0) + TOLERANCE_M
    first, last = np.searchsorted(sorted_x, low[0], "left"), np.searchsorted(sorted_x, high[0], "right")
    near = by_x[first:last]
    near = near[(xy[near, 1] >= low[1]) & (xy[near, 1] <= high[1])]
    origin = starts[0]  # far from the origin of the CRS products would lose digits
    kept = []
    for block in _blocks(near, len(starts)):
        advance(progress, 0.0)
        kept.append(block[_covered(xy[block] - origin, starts - origin, ends - origin)])
    return np.sort(np.concatenate(kept)) if kept else near[:0]


def _blocks(points: NDArray[np.int64], edges: int) -> Iterator[NDArray[np.int64]]:
    size = max(_CELLS // max(edges, 1), 1)
    for start in range(0, len(points), size):
        yield points[start : start + size]


def _covered(points: NDArray[np.float64], starts: NDArray[np.float64], ends: NDArray[np.float64]) -> NDArray[np.bool_]:
    """(p,) whether each point is inside, by even and odd, or on the border."""
    along = ends - starts
    to_x, to_y = points[:, :1] - starts[:, 0], points[:, 1:] - starts[:, 1]
    crosses = (to_y < 0) != (to_y < along[:, 1])
    slope = np.divide(along[:, 0], along[:, 1], out=np.zeros(len(along)), where=along[:, 1] != 0)
    odd = (crosses & (to_x < to_y * slope)).sum(axis=1) % 2 == 1
    length = (along**2).sum(axis=1)
    share = np.divide(to_x * along[:, 0] + to_y * along[:, 1], length, out=np.zeros_like(to_x), where=length > 0)
    np.clip(share, 0.0, 1.0, out=share)
    distance = (to_x - share * along[:, 0]) ** 2 + (to_y - share * along[:, 1]) ** 2
    return odd | (distance <= TOLERANCE_M**2).any(axis=1)


def _offsets(lengths: Sequence[int]) -> NDArray[np.int64]:
    return np.concatenate([[0], np.cumsum(lengths, dtype=np.int64)]).astype(np.int64)
