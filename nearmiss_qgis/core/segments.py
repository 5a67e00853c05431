"""Which street segment a report belongs to: exact nearest polyline, proven by a bound."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from scipy.spatial import cKDTree

from .errors import QT_TRANSLATE_NOOP, NearMissError, Progress, advance
from .policy import DISTANCE_TOLERANCE_M
from .records import text_ranks

SNAPPED, AMBIGUOUS, UNSNAPPED, EXCLUDED = range(4)
STATUS_NAMES = ("snapped", "ambiguous", "unsnapped", "excluded")

#: Layers of which no report lies this near to a street do not cover the same place, metres.
SAME_PLACE_M = 10_000.0
#: Stored and measured distance of a report to its segment may differ by this much, metres.
BELONGS_WITHIN_M = 1.0

_FIRST_NEIGHBOURS = 8
_PAIRS_PER_CHUNK = 1 << 16  # point-piece pairs held at once: small enough for the processor's cache


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
    """

    edges: NDArray[np.float64]
    owner: NDArray[np.int64]
    ids: Sequence[str]
    skipped_parts: int = 0

    @property
    def lengths(self) -> NDArray[np.float64]:
        """(len(ids),) length of each segment, metres."""
        lengths = np.zeros(len(self.ids))
        np.add.at(lengths, self.owner, edge_lengths(self.edges))
        return lengths


@dataclass(frozen=True)
class Snap:
    """The segment of each point.

    Attributes
    ----------
    segment, runner_up : (n,) int array
        Index of the nearest and of the second nearest segment, -1 where there is none. Filled for
        unsnapped points too; -1 for excluded ones.
    distance, runner_up_distance : (n,) float array
        Metres, NaN where there is no such segment.
    status : (n,) int array
        Index into :data:`STATUS_NAMES`.
    """

    segment: NDArray[np.int64]
    distance: NDArray[np.float64]
    runner_up: NDArray[np.int64]
    runner_up_distance: NDArray[np.float64]
    status: NDArray[np.int8]

    @property
    def assigned(self) -> NDArray[np.int64]:
        """(n,) index of the segment a point is counted on, -1 for none."""
        return np.where(self.status <= AMBIGUOUS, self.segment, -1)

    @property
    def nearest_m(self) -> float | None:
        """The smallest distance of any point to a segment, metres; None without one."""
        known = self.distance[np.isfinite(self.distance)]
        return float(known.min()) if len(known) else None

    def count(self, status: int) -> int:
        """How many points have `status`."""
        return int(np.count_nonzero(self.status == status))


def edge_lengths(edges: NDArray[np.float64]) -> NDArray[np.float64]:
    """(m,) length of each edge."""
    return np.hypot(edges[:, 2] - edges[:, 0], edges[:, 3] - edges[:, 1])


def network_from_parts(
    xy: NDArray[np.float64], part: NDArray[np.int64], owner_of_part: NDArray[np.int64], ids: Sequence[str]
) -> Network:
    """Edges between the consecutive vertices of each part.

    Parameters
    ----------
    xy : (v, 2) float array
        Vertices of all parts, one part after the other, metres.
    part : (v,) int array
        Part of each vertex, ascending.
    owner_of_part : (p,) int array
        Segment of each part, ascending.
    ids : sequence of str
        Segment ids.

    Returns
    -------
    Network
        Edges of no length are dropped; a part that has no other edge is counted in `skipped_parts`.
    """
    joined = part[1:] == part[:-1] if len(part) else np.zeros(0, dtype=bool)
    edges = np.hstack([xy[:-1][joined], xy[1:][joined]])
    part_of_edge = part[1:][joined]
    real = edge_lengths(edges) > 0
    kept_parts = np.unique(part_of_edge[real])
    return Network(
        edges=np.ascontiguousarray(edges[real]),
        owner=owner_of_part[part_of_edge[real]],
        ids=ids,
        skipped_parts=len(owner_of_part) - len(kept_parts),
    )


def snap(
    points: NDArray[np.float64],
    network: Network,
    *,
    max_distance: float,
    margin: float = 0.0,
    progress: Progress = None,
) -> Snap:
    """The nearest segment of each point, its distance, and the runner-up.

    The distance is the smallest one to any edge of the segment. Distances within 1e-6 m of each other are
    ties and the smaller id (as text) wins. A point is `snapped` within `max_distance` (inclusive), or
    `ambiguous` when the runner-up is at most `margin` farther than the winner (0: exact ties only).

    Parameters
    ----------
    points : (n, 2) float array
        Metres; rows with NaN are excluded.
    network : Network
    max_distance, margin : float
        Metres.
    progress : callable, optional

    Returns
    -------
    Snap

    Examples
    --------
    >>> street = Network(np.array([[0.0, 0.0, 10.0, 0.0]]), np.array([0]), ["a"])
    >>> result = snap(np.array([[5.0, 3.0], [5.0, 30.0]]), street, max_distance=25)
    >>> result.distance.tolist(), [STATUS_NAMES[s] for s in result.status]
    ([3.0, 30.0], ['snapped', 'unsnapped'])
    """
    n = len(points)
    usable = np.flatnonzero(np.isfinite(points).all(axis=1))
    segment, runner_up = np.full((2, n), -1, dtype=np.int64)
    distance, runner_up_distance = np.full((2, n), np.nan)
    status = np.full(n, EXCLUDED, dtype=np.int8)
    status[usable] = UNSNAPPED
    if len(usable) and len(network.edges):
        nearest = _two_nearest(points[usable], network, progress)
        segment[usable], distance[usable], runner_up[usable], runner_up_distance[usable] = nearest
    near = distance <= max_distance + DISTANCE_TOLERANCE_M
    rivalled = near & (runner_up_distance - distance <= margin + DISTANCE_TOLERANCE_M)
    status[near] = SNAPPED
    status[rivalled] = AMBIGUOUS
    return Snap(segment, distance, runner_up, runner_up_distance, status)


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
    measure = _EdgeDistance(network.edges)
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
) -> int:
    """Measure again that points lie where their segment ids say.

    Parameters
    ----------
    points : (n, 2) float array
    segment : (n,) int array
        Index of each point's segment; -1 = none.
    claimed : (n,) float array
        Distance to the segment as it was stored, metres; NaN: not checked.
    network : Network
        Segments, or the rings of polygons.
    polygons : bool
        The point must lie within its polygon instead.

    Returns
    -------
    int
        How many points were measured.

    Raises
    ------
    NearMissError
        When the distance differs by more than 1 m; a point that lies on its segment passes.
    """
    asked = np.where(np.isnan(claimed), -1, segment)
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
                "id says (more than 1 m off). Give the STREETS and the SEGMENT_ID that the reports were snapped with.",
            ),
            wrong=wrong,
            measured=int(measured.sum()),
        )
    return int(measured.sum())


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


def _two_nearest(
    points: NDArray[np.float64], network: Network, progress: Progress
) -> tuple[NDArray[np.int64], NDArray[np.float64], NDArray[np.int64], NDArray[np.float64]]:
    """Winner, its distance, runner-up, its distance (-1 and NaN where there is only one segment).

    Edges are cut into pieces of at most `2 * half`. A piece that is not among the k nearest midpoints has its
    midpoint at least as far away as the k-th, r_k, so all of it lies beyond r_k - half. When that is farther
    than the runner-up found, nothing can have been missed; else the point is asked again with 4 k.
    """
    origin = points.mean(axis=0)
    points = points - origin
    edges = network.edges - np.tile(origin, 2)
    pieces, edge_of_piece, half = _cut(edges)
    tree = cKDTree(pieces)
    rank = text_ranks(network.ids)
    segment_of_rank = np.argsort(rank)
    edge_rank = rank[network.owner]
    alone = network.owner[0] == network.owner[-1]
    measure = _EdgeDistance(edges)

    n = len(points)
    first, second = np.empty((2, n), dtype=np.int64)
    d_first, d_second = np.empty((2, n))
    open_points, k, done = _spatial_order(points), _FIRST_NEIGHBOURS, 0
    while len(open_points):
        k = min(k, len(pieces))
        unproven = []
        for rows in _slices(open_points, max(1, _PAIRS_PER_CHUNK // k)):
            asked = points[rows]
            reach, piece = tree.query(asked, k=np.arange(1, k + 1))
            edge = edge_of_piece[np.ascontiguousarray(piece.T)]
            distance = measure(asked[:, 0], asked[:, 1], edge)
            w, dw, r, dr = _winner_and_runner_up(distance, edge_rank[edge], len(rank))
            proven = reach[:, -1] - half >= (dw if alone else dr) + 2 * DISTANCE_TOLERANCE_M
            if k == len(pieces):
                proven[:] = True
            first[rows], d_first[rows], second[rows], d_second[rows] = w, dw, r, dr
            unproven.append(rows[~proven])
            done += int(np.count_nonzero(proven))
            advance(progress, done / n)
        open_points, k = np.concatenate(unproven), 4 * k
    found_second = np.isfinite(d_second)
    runner_up = np.full(n, -1, dtype=np.int64)
    runner_up[found_second] = segment_of_rank[second[found_second]]
    return segment_of_rank[first], d_first, runner_up, np.where(found_second, d_second, np.nan)


def _winner_and_runner_up(
    distance: NDArray[np.float64], rank: NDArray[np.int64], n_ranks: int
) -> tuple[NDArray[np.int64], NDArray[np.float64], NDArray[np.int64], NDArray[np.float64]]:
    """Ranks and distances of the two nearest segments among the candidates, (k, m) each."""
    winner = _smallest_tied_rank(distance, rank, n_ranks)
    own = rank == winner
    d_winner = np.where(own, distance, np.inf).min(axis=0)
    others = np.where(own, np.inf, distance)
    runner_up = _smallest_tied_rank(others, rank, n_ranks)
    d_runner_up = np.where(rank == runner_up, others, np.inf).min(axis=0)
    return winner, d_winner, runner_up, d_runner_up


def _smallest_tied_rank(distance: NDArray[np.float64], rank: NDArray[np.int64], n_ranks: int) -> NDArray[np.int64]:
    tied = distance <= distance.min(axis=0) + DISTANCE_TOLERANCE_M
    smallest: NDArray[np.int64] = np.where(tied, rank, n_ranks).min(axis=0)
    return smallest


class _EdgeDistance:
    """Distance from points to edges of positive length; the parts of the formula are kept per edge."""

    def __init__(self, edges: NDArray[np.float64]) -> None:
        self.x, self.y = np.ascontiguousarray(edges[:, 0]), np.ascontiguousarray(edges[:, 1])
        self.dx, self.dy = edges[:, 2] - self.x, edges[:, 3] - self.y
        squared = self.dx * self.dx + self.dy * self.dy
        self.dx_per_square, self.dy_per_square = self.dx / squared, self.dy / squared

    def __call__(self, x: NDArray[np.float64], y: NDArray[np.float64], edge: NDArray[np.int64]) -> NDArray[np.float64]:
        gap_x, gap_y = self.gap(x, y, edge)
        return np.sqrt(gap_x * gap_x + gap_y * gap_y)

    def gap(
        self, x: NDArray[np.float64], y: NDArray[np.float64], edge: NDArray[np.int64]
    ) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        """From the nearest place on each edge to the point: x and y, metres."""
        offset_x, offset_y = x - self.x[edge], y - self.y[edge]
        t = offset_x * self.dx_per_square[edge] + offset_y * self.dy_per_square[edge]
        np.clip(t, 0.0, 1.0, out=t)
        return offset_x - t * self.dx[edge], offset_y - t * self.dy[edge]


def _cut(edges: NDArray[np.float64]) -> tuple[NDArray[np.float64], NDArray[np.int64], float]:
    """Midpoints of equal pieces of the edges, the edge of each, and half the longest piece.

    The piece length is the median edge, or longer where that would make more than about three pieces an
    edge: a few 20 km roads among 5 cm stubs must not become millions of pieces.
    """
    lengths = edge_lengths(edges)
    longest_piece = max(float(np.median(lengths)), float(lengths.sum()) / (3 * len(edges) + 50_000))
    n_pieces = np.maximum(1, np.ceil(lengths / longest_piece)).astype(np.int64)
    edge = np.repeat(np.arange(len(edges)), n_pieces)
    number = np.arange(len(edge)) - np.repeat(np.cumsum(n_pieces) - n_pieces, n_pieces)
    share = (number + 0.5) / n_pieces[edge]
    midpoints = edges[edge, :2] + share[:, None] * (edges[edge, 2:] - edges[edge, :2])
    return midpoints, edge, float((lengths / n_pieces).max()) / 2


def _spatial_order(points: NDArray[np.float64]) -> NDArray[np.int64]:
    """Indices such that neighbours in space are neighbours in memory: tree queries run twice as fast."""
    low = points.min(axis=0)
    cell = max(float((points.max(axis=0) - low).max()) / 512, 1.0)
    column, row = ((points - low) // cell).astype(np.int64).T
    return np.argsort(row * 1024 + column, kind="stable")


def _slices(rows: NDArray[np.int64], size: int) -> Iterator[NDArray[np.int64]]:
    for start in range(0, len(rows), size):
        yield rows[start : start + size]


def _chunks_by_weight(weights: NDArray[np.int64]) -> Iterator[slice]:
    """Slices of at least one row whose weights sum to about the chunk size."""
    if not len(weights):
        return
    chunk = np.cumsum(weights) // _PAIRS_PER_CHUNK
    bounds = np.concatenate([[0], np.flatnonzero(np.diff(chunk)) + 1, [len(weights)]])
    for start, stop in zip(bounds[:-1], bounds[1:]):
        yield slice(int(start), int(stop))
