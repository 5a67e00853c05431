"""Street segments as straight edges: their lengths, and points measured against their own segment."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from .errors import QT_TRANSLATE_NOOP, NearMissError, Progress, advance

#: Stored and measured distance of a report to its segment may differ by this much, metres.
BELONGS_WITHIN_M = 1.0
#: Point-edge pairs held at once: small enough for the processor's cache.
PAIRS_PER_CHUNK = 1 << 16


@dataclass(frozen=True)
class Network:
    """Street segments as straight edges.

    Attributes
    ----------
    edges : (m, 4) float array
        x1, y1, x2, y2 of every edge of positive length, metres.
    owner : (m,) int array
        Index of the segment each edge belongs to, ascending.
    ids : sequence of str
        Segment ids, unique; a segment may own no edge (no geometry, or zero length).
    skipped_parts : int
        Parts that were left out because they have no length.
    lost_vertices : int
        Vertices that are not finite; the edges to both sides of them are missing.
    bow : (m, 2) float array or None
        From the middle of each edge to the middle of the curve it stands for, metres: an edge that is
        straight in its layer's CRS is slightly curved in the working CRS. None: edges are straight.
    """

    edges: NDArray[np.float64]
    owner: NDArray[np.int64]
    ids: Sequence[str]
    skipped_parts: int = 0
    lost_vertices: int = 0
    bow: NDArray[np.float64] | None = None

    @property
    def without_edges(self) -> int:
        """Segments that no report can belong to: no geometry, or no length."""
        return len(self.ids) - len(np.unique(self.owner))

    @property
    def lengths(self) -> NDArray[np.float64]:
        """(len(ids),) length of each segment, metres."""
        lengths = np.zeros(len(self.ids))
        np.add.at(lengths, self.owner, edge_lengths(self.edges))
        return lengths

    def only(self, kept: NDArray[np.bool_]) -> Network:
        """The same segments, but only those of the (len(ids),) mask `kept` have edges."""
        there = kept[self.owner] if len(self.owner) else np.zeros(0, dtype=bool)
        bow = None if self.bow is None else self.bow[there]
        return replace(self, edges=self.edges[there], owner=self.owner[there], bow=bow)


def edge_lengths(edges: NDArray[np.float64]) -> NDArray[np.float64]:
    """(m,) length of each edge."""
    return np.hypot(edges[:, 2] - edges[:, 0], edges[:, 3] - edges[:, 1])


def network_from_parts(
    xy: NDArray[np.float64],
    part: NDArray[np.int64],
    owner_of_part: NDArray[np.int64],
    ids: Sequence[str],
    middle: NDArray[np.float64] | None = None,
) -> Network:
    """Edges between the consecutive vertices of each part.

    Parameters
    ----------
    xy : (v, 2) float array
        Vertices of all parts, one part after the other, metres; a part is interrupted where one is NaN.
    part : (v,) int array
        Part of each vertex, ascending.
    owner_of_part : (p,) int array
        Segment of each part, ascending.
    ids : sequence of str
        Segment ids.
    middle : (v, 2) float array, optional
        True middle of the edge from each vertex to the next.

    Returns
    -------
    Network
        Edges of no length are dropped; a part that has no other edge is counted in `skipped_parts`.
    """
    joined = part[1:] == part[:-1] if len(part) else np.zeros(0, dtype=bool)
    lost = ~np.isfinite(xy).all(axis=1)
    edges = np.hstack([xy[:-1][joined], xy[1:][joined]])
    part_of_edge = part[1:][joined]
    real = edge_lengths(edges) > 0
    edges = np.ascontiguousarray(edges[real])
    bow = None if middle is None else middle[:-1][joined][real] - (edges[:, :2] + edges[:, 2:]) / 2
    return Network(
        edges=edges,
        owner=owner_of_part[part_of_edge[real]],
        ids=ids,
        skipped_parts=len(owner_of_part) - len(np.unique(part_of_edge[real])),
        lost_vertices=int(np.count_nonzero(lost)),
        bow=bow,
    )


class EdgeDistance:
    """Distance from points to the edges of a network; the parts of the formula are kept per edge.

    Along an edge t runs from 0 to 1. Its curve lies 4 t (1 - t) bow beside the straight line, which is right to
    better than 1e-9 m for edges of 50 m, and nothing where edges are straight.
    """

    def __init__(self, network: Network, origin: NDArray[np.float64] | None = None) -> None:
        edges = network.edges if origin is None else network.edges - np.tile(origin, 2)
        self.x, self.y = np.ascontiguousarray(edges[:, 0]), np.ascontiguousarray(edges[:, 1])
        self.dx, self.dy = edges[:, 2] - self.x, edges[:, 3] - self.y
        squared = self.dx * self.dx + self.dy * self.dy
        self.dx_per_square, self.dy_per_square = self.dx / squared, self.dy / squared
        self.bow = None if network.bow is None else 4.0 * network.bow

    def __call__(self, x: NDArray[np.float64], y: NDArray[np.float64], edge: NDArray[np.int64]) -> NDArray[np.float64]:
        """Metres; the arguments broadcast."""
        gap_x, gap_y = self.gap(x, y, edge)
        return np.sqrt(gap_x * gap_x + gap_y * gap_y)

    def gap(
        self, x: NDArray[np.float64], y: NDArray[np.float64], edge: NDArray[np.int64]
    ) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        """From the nearest place on each edge to the point: x and y, metres."""
        offset_x, offset_y = x - self.x[edge], y - self.y[edge]
        t = offset_x * self.dx_per_square[edge] + offset_y * self.dy_per_square[edge]
        np.clip(t, 0.0, 1.0, out=t)
        gap_x, gap_y = offset_x - t * self.dx[edge], offset_y - t * self.dy[edge]
        if self.bow is not None:
            share = t * (1.0 - t)
            gap_x, gap_y = gap_x - share * self.bow[edge, 0], gap_y - share * self.bow[edge, 1]
        return gap_x, gap_y


def nearest_on_own_segment(
    points: NDArray[np.float64], segment: NDArray[np.int64], network: Network, progress: Progress = None
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """The nearest place on the segment each point is assigned to.

    Parameters
    ----------
    points : (n, 2) float array
    segment : (n,) int array
        Index of each point's segment; -1 = none.

    Returns
    -------
    distance : (n,) float array
        Metres; NaN without a segment, without a position, or where the segment has no edge.
    place : (n, 2) float array

    Examples
    --------
    >>> street = Network(np.array([[0.0, 0.0, 10.0, 0.0], [10.0, 0.0, 10.0, 9.0]]), np.array([0, 0]), ["a"])
    >>> nearest_on_own_segment(np.array([[12.0, 4.0]]), np.array([0]), street)
    (array([2.]), array([[10.,  4.]]))
    """
    distance = np.full(len(points), np.nan)
    place = np.full((len(points), 2), np.nan)
    measure = EdgeDistance(network)
    for rows, row, edge, starts in _own_edges(points, segment, network, progress):
        x, y = points[rows].T
        gap_x, gap_y = measure.gap(x[row], y[row], edge)
        squared = gap_x * gap_x + gap_y * gap_y
        best = np.minimum.reduceat(squared, starts)
        hits = np.flatnonzero(squared == best[row])
        winner = hits[np.searchsorted(row[hits], np.arange(len(rows)))]
        distance[rows] = np.sqrt(best)
        place[rows] = np.column_stack([x - gap_x[winner], y - gap_y[winner]])
    return distance, place


def inside_own_polygon(
    points: NDArray[np.float64], segment: NDArray[np.int64], boundary: Network, progress: Progress = None
) -> NDArray[np.bool_]:
    """(n,) mask: the point lies within the polygon it is assigned to (even-odd rule over all its rings).

    Examples
    --------
    >>> square = np.array([[0.0, 0, 4, 0], [4, 0, 4, 4], [4, 4, 0, 4], [0, 4, 0, 0]])
    >>> ward = Network(square, np.zeros(4, int), ["w"])
    >>> inside_own_polygon(np.array([[1.0, 1], [5, 1]]), np.zeros(2, int), ward).tolist()
    [True, False]
    """
    inside = np.zeros(len(points), dtype=bool)
    for rows, row, edge, starts in _own_edges(points, segment, boundary, progress):
        x, y = points[rows].T
        x1, y1, x2, y2 = boundary.edges[edge].T
        spans = (y1 > y[row]) != (y2 > y[row])
        rise = np.where(spans, y2 - y1, 1.0)
        crosses = spans & (x[row] < x1 + (y[row] - y1) / rise * (x2 - x1))
        inside[rows] = np.add.reduceat(crosses.astype(np.int64), starts) % 2 == 1
    return inside


def require_own_segments(
    points: NDArray[np.float64],
    segment: NDArray[np.int64],
    claimed: NDArray[np.float64],
    network: Network,
    *,
    polygons: bool = False,
    progress: Progress = None,
) -> tuple[int, int]:
    """Measure again that points lie where their segment ids say.

    Parameters
    ----------
    points : (n, 2) float array
    segment : (n,) int array
        Index of each point's segment; -1 = none.
    claimed : (n,) float array
        Distance to the segment as it was stored, metres; NaN: not measured again, except for polygons.
    network : Network
        Segments, or the rings of polygons.
    polygons : bool
        The point must lie within its polygon instead.

    Returns
    -------
    measured, unmeasured : int
        Points of a segment that were measured, and that could not be.

    Raises
    ------
    NearMissError
        When the distance differs by more than 1 m; a point that lies on its segment passes.
    """
    asked = segment if polygons else np.where(np.isnan(claimed), -1, segment)
    distance, _ = nearest_on_own_segment(points, asked, network, progress)
    measured = np.isfinite(distance)
    if polygons:
        belongs = inside_own_polygon(points, asked, network, progress) | (distance <= BELONGS_WITHIN_M)
    else:
        belongs = (np.abs(distance - claimed) <= BELONGS_WITHIN_M) | (distance <= BELONGS_WITHIN_M)
    wrong = int(np.count_nonzero(measured & ~belongs))
    if wrong:
        raise NearMissError(
            QT_TRANSLATE_NOOP(
                "NearMiss",
                "SNAPPED and STREETS do not belong together: {wrong} of {measured} reports do not lie where their segment "
                "id says (more than 1 m off). Give the STREETS and the SEGMENT_ID that the reports were snapped with."
            ),
            wrong=wrong,
            measured=int(measured.sum()),
        )  # fmt: skip
    return int(measured.sum()), int(np.count_nonzero((segment >= 0) & ~measured))


def _own_edges(
    points: NDArray[np.float64], segment: NDArray[np.int64], network: Network, progress: Progress
) -> Iterator[tuple[NDArray[np.int64], NDArray[np.int64], NDArray[np.int64], NDArray[np.int64]]]:
    """Points against the edges of their own segment, a chunk at a time.

    Yields the rows of the chunk and, one per point-edge pair, the position in `rows` and the edge;
    then where each row's pairs start. Rows without a position or without an edge do not appear.
    """
    first = np.searchsorted(network.owner, np.arange(len(network.ids) + 1))
    per_segment = np.diff(first)
    todo = np.flatnonzero((segment >= 0) & np.isfinite(points).all(axis=1))
    todo = todo[per_segment[segment[todo]] > 0]
    for chunk in _chunks_by_weight(per_segment[segment[todo]]):
        rows = todo[chunk]
        sizes = per_segment[segment[rows]]
        starts = np.cumsum(sizes) - sizes
        edge = np.arange(sizes.sum()) + np.repeat(first[segment[rows]] - starts, sizes)
        yield rows, np.repeat(np.arange(len(rows)), sizes), edge, starts
        advance(progress, float(chunk.stop) / len(todo))


def _chunks_by_weight(weights: NDArray[np.int64]) -> Iterator[slice]:
    """Slices of at least one row whose weights sum to about the chunk size."""
    if not len(weights):
        return
    chunk = np.cumsum(weights) // PAIRS_PER_CHUNK
    bounds = np.concatenate([[0], np.flatnonzero(np.diff(chunk)) + 1, [len(weights)]])
    for start, stop in zip(bounds[:-1], bounds[1:]):
        yield slice(int(start), int(stop))
