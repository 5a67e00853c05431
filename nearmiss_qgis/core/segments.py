"""Which street segment a report belongs to: exact nearest polyline, proven by a bound."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from scipy.spatial import cKDTree

from .errors import Progress, advance
from .network import PAIRS_PER_CHUNK, EdgeDistance, Network, edge_lengths
from .policy import DISTANCE_TOLERANCE_M
from .proximity import spatial_order
from .records import text_ranks

SNAPPED, AMBIGUOUS, UNSNAPPED, EXCLUDED = range(4)
STATUS_NAMES = ("snapped", "ambiguous", "unsnapped", "excluded")

_FIRST_NEIGHBOURS = 8


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
    >>> from .network import Network
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


def _two_nearest(
    points: NDArray[np.float64], network: Network, progress: Progress
) -> tuple[NDArray[np.int64], NDArray[np.float64], NDArray[np.int64], NDArray[np.float64]]:
    """Winner, its distance, runner-up, its distance (-1 and NaN where there is only one segment).

    Edges are cut into pieces of at most `2 * half`. A piece that is not among the k nearest midpoints has its
    midpoint at least as far away as the k-th, r_k, so all of it lies beyond r_k - half. When that is farther
    than the runner-up found, nothing can have been missed; else the point is asked again with 4 k.
    """
    origin = np.floor(network.edges.min(axis=0)[:2])  # one that depends on no other point
    points = points - origin
    pieces, edge_of_piece, half = _cut(network.edges - np.tile(origin, 2))
    half += 0.0 if network.bow is None else float(np.abs(network.bow).max()) * 2
    tree = cKDTree(pieces)
    rank = text_ranks(network.ids)
    segment_of_rank = np.argsort(rank)
    edge_rank = rank[network.owner]
    alone = network.owner[0] == network.owner[-1]
    measure = EdgeDistance(network, origin)

    n = len(points)
    first, second = np.empty((2, n), dtype=np.int64)
    d_first, d_second = np.empty((2, n))
    open_points, k, done = spatial_order(points), _FIRST_NEIGHBOURS, 0
    while len(open_points):
        k = min(k, len(pieces))
        unproven = []
        for rows in _slices(open_points, max(1, PAIRS_PER_CHUNK // k)):
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
    return np.where(tied, rank, n_ranks).min(axis=0)


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


def _slices(rows: NDArray[np.int64], size: int) -> Iterator[NDArray[np.int64]]:
    for start in range(0, len(rows), size):
        yield rows[start : start + size]
