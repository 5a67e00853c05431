"""How many candidates lie within a radius of each point, and how far away the others are."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from scipy.spatial import cKDTree

from .classes import distinct_rows
from .errors import Progress, advance
from .policy import DISTANCE_TOLERANCE_M
from .subjects import Subjects, sums

_QUERIES_PER_CHUNK = 1 << 14
_COUNTED_PER_CHUNK = 1 << 27
_MOST_PAIRS = 1 << 21
_ASKED_TWICE = 2
_LEAF = 32  # measured: a tenth faster than 10 or 16 for discs of ten to a thousand candidates


def candidates(
    points: NDArray[np.float64], who: Subjects, radii: Sequence[float], progress: Progress = None
) -> NDArray[np.float64]:
    """k of each point: the candidates within each radius (inclusive).

    Spatial k-anonymity: k(r) = sum of the weights of the distinct subjects with a place at most r away.
    Subjects at one place only are counted by a KD-tree, so no list of pairs is made, and stacked points cost no
    more than spread ones. Subjects at several places are counted by their nearest one. Time follows the density.

    Parameters
    ----------
    points : (n, d) float array
        Metres.
    who : Subjects
    radii : sequence of float
        Metres.

    Returns
    -------
    (n, r) float array

    Examples
    --------
    >>> from .subjects import subjects
    >>> homes = subjects(np.array([[0.0, 0.0], [0.0, 0.0], [30.0, 0.0]]))
    >>> candidates(np.array([[0.0, 0.0], [90.0, 0.0]]), homes, [25, 30]).tolist()
    [[1.0, 2.0], [0.0, 0.0]]
    """
    asked, row = distinct_rows(points)
    order = spatial_order(asked)
    asked = asked[order]
    reach = np.asarray(radii, dtype=np.float64) + DISTANCE_TOLERANCE_M
    known = who.code >= 0
    places_of = np.bincount(who.code[known], minlength=len(who.weight))
    single = known.copy()
    single[known] = places_of[who.code[known]] == 1
    found = weight_within(asked, who.xy[single], who.weight[who.code[single]], reach[None, :], progress)
    several = known & ~single
    if several.any():
        found += _of_several_places(asked, who.xy[several], who.code[several], who.weight, reach, progress)
    if not known.all():
        somebody = _nearest(asked, who.xy[~known])[:, None] <= reach
        found[(found == 0) & somebody] = who.unit
    answer = np.empty_like(found)
    answer[order] = found
    return answer[row] / who.unit


def weight_within(
    asked: NDArray[np.float64],
    xy: NDArray[np.float64],
    weight: NDArray[np.int64],
    reach: NDArray[np.float64],
    progress: Progress = None,
) -> NDArray[np.int64]:
    """Summed weights within each reach.

    A KD-tree counts, it does not add; so there is one tree for each binary digit of the weights.

    Parameters
    ----------
    asked : (q, d) float array
        Places asked about; fast when neighbours in space are neighbours in memory.
    xy : (a, d) float array
    weight : (a,) int array
        Not negative.
    reach : (1, r) or (q, r) float array
        Radii, inclusive; the same for all or one row per place asked about.

    Returns
    -------
    (q, r) int array

    Examples
    --------
    >>> line = np.array([[0.0, 0.0], [1.0, 0.0], [3.0, 0.0]])
    >>> weight_within(line, line, np.array([1, 5, 7]), np.array([[1.0, 2.0]])).tolist()
    [[6, 6], [6, 13], [7, 12]]
    """
    found = np.zeros((len(asked), reach.shape[1]), dtype=np.int64)
    places, place = distinct_rows(xy)
    at_place = sums(place, weight, len(places))
    order = spatial_order(places)
    places, at_place = places[order], at_place[order]
    digits = [digit for digit in range(int(at_place.max(initial=0)).bit_length()) if (at_place >> digit & 1).any()]
    for done, digit in enumerate(digits):
        tree = cKDTree(places[at_place >> digit & 1 == 1], leafsize=_LEAF)

        def watch(share: float, done: int = done) -> None:
            advance(progress, (done + share) / len(digits))

        for column in range(reach.shape[1]):
            found[:, column] += _counted(tree, asked, reach[:, column], watch) << digit
    return found


def _counted(
    tree: cKDTree, asked: NDArray[np.float64], reach: NDArray[np.float64], progress: Progress
) -> NDArray[np.int64]:
    """Points of the tree within reach of each place, in chunks that are smaller where more is counted: for cancelling."""
    found = np.empty(len(asked), dtype=np.int64)
    start, size = 0, 256
    while start < len(asked):
        advance(progress, start / len(asked))
        rows = slice(start, start + size)
        radius = reach[0] if len(reach) == 1 else reach[rows]
        found[rows] = tree.query_ball_point(asked[rows], radius, return_length=True, workers=-1)
        start += size
        size = int(np.clip(_COUNTED_PER_CHUNK / (float(found[rows].mean()) + 1), 16, min(4 * size, _QUERIES_PER_CHUNK)))
    return found


def _of_several_places(
    asked: NDArray[np.float64],
    xy: NDArray[np.float64],
    code: NDArray[np.int64],
    weight: NDArray[np.int64],
    reach: NDArray[np.float64],
    progress: Progress,
) -> NDArray[np.int64]:
    """Summed weights of subjects with several places: each counts once, by the nearest of them."""
    found = np.zeros((len(asked), len(reach)), dtype=np.int64)
    order = np.argsort(code, kind="stable")
    xy, code = xy[order], code[order]
    farthest, tree = float(reach.max()), cKDTree(asked)
    pairs = _counted(tree, xy, np.array([farthest]), progress)
    starts = np.flatnonzero(np.diff(code, prepend=-1))
    of_subject = np.add.reduceat(pairs, starts)
    ends = np.append(starts[1:], len(code))
    most = min(_MOST_PAIRS, max(_ASKED_TWICE * len(asked), 1))
    for run in _runs(of_subject, most):
        advance(progress, starts[run[0]] / len(code))
        rows = slice(starts[run[0]], ends[run[-1]])
        if of_subject[run[0]] > most:  # so many pairs that it is cheaper to ask each point for the nearest
            nearest = _nearest(asked, xy[rows], farthest)
            found += (nearest[:, None] <= reach) * weight[code[starts[run[0]]]]
            continue
        point, subject, nearest = _nearest_pairs(asked, tree, xy[rows], code[rows], farthest)
        for column, radius in enumerate(reach):
            near = nearest <= radius
            found[:, column] += sums(point[near], weight[subject[near]], len(asked))
    return found


def _runs(sizes: NDArray[np.int64], most: int) -> Iterator[NDArray[np.int64]]:
    """Consecutive indices whose sizes sum to at most `most`; one alone where it is larger."""
    start, total = 0, 0
    for i, size in enumerate(sizes.tolist()):
        if i > start and total + size > most:
            yield np.arange(start, i)
            start, total = i, 0
        total += size
    if start < len(sizes):
        yield np.arange(start, len(sizes))


def _nearest_pairs(
    asked: NDArray[np.float64], tree: cKDTree, xy: NDArray[np.float64], code: NDArray[np.int64], farthest: float
) -> tuple[NDArray[np.int64], NDArray[np.int64], NDArray[np.float64]]:
    """Point, subject and distance of every pair within `farthest`, each pair once, at its nearest place."""
    pairs = cKDTree(xy).sparse_distance_matrix(tree, farthest, output_type="ndarray")
    subject, apart = code[pairs["i"]], pairs["v"]
    key = (subject - code[0]) * len(asked) + pairs["j"]
    order = np.argsort(key, kind="stable")
    first = np.flatnonzero(np.diff(key[order], prepend=-1))
    at = order[first]
    return pairs["j"][at], subject[at], np.minimum.reduceat(apart[order], first) if len(first) else apart[at]


def _nearest(asked: NDArray[np.float64], xy: NDArray[np.float64], within: float = np.inf) -> NDArray[np.float64]:
    """Distance to the nearest of `xy`; infinite beyond `within`."""
    if not len(xy):
        return np.full(len(asked), np.inf)
    return np.asarray(cKDTree(xy).query(asked, distance_upper_bound=within + DISTANCE_TOLERANCE_M)[0])


def nearest(points: NDArray[np.float64], xy: NDArray[np.float64]) -> NDArray[np.float64]:
    """(n,) distance of each point to the nearest of `xy`, metres; infinite where there is none.

    >>> nearest(np.array([[0.0, 0.0]]), np.array([[3.0, 4.0], [9.0, 0.0]])).tolist()
    [5.0]
    """
    asked, row = distinct_rows(points)
    return _nearest(asked, xy)[row]


@dataclass(frozen=True)
class Spread:
    """k of many points, as a distribution.

    Attributes
    ----------
    n : int
        Points.
    k_min, k_p05, k_median, k_mean, k_max : float or None
        None without a point. Quantiles are numpy's (linear between neighbours).
    k_zero : int
        Points without a candidate.
    below : tuple of int
        Points with fewer candidates than each threshold.
    """

    n: int
    k_min: float | None
    k_p05: float | None
    k_median: float | None
    k_mean: float | None
    k_max: float | None
    k_zero: int
    below: tuple[int, ...]


def spread(k: NDArray[np.float64], thresholds: Sequence[float]) -> Spread:
    """Minimum, quantiles and counts below thresholds: a mean alone hides the point with two candidates.

    >>> found = spread(np.array([0.0, 2.0, 400.0]), [5])
    >>> found.k_min, found.k_median, found.k_mean, found.below
    (0.0, 2.0, 134.0, (2,))
    """
    below = tuple(int(np.count_nonzero(k < threshold)) for threshold in thresholds)
    if not len(k):
        return Spread(0, None, None, None, None, None, 0, below)
    low, median = np.quantile(k, [0.05, 0.5])
    mean = float(np.sort(k).mean())  # sorted: the same to the last bit in whatever order the points come
    return Spread(len(k), float(k.min()), float(low), float(median), mean, float(k.max()), int((k == 0).sum()), below)


def spatial_order(points: NDArray[np.float64]) -> NDArray[np.int64]:
    """Indices such that neighbours in space are neighbours in memory: tree queries run twice as fast."""
    if not len(points):
        return np.zeros(0, dtype=np.int64)
    flat = points[:, :2]
    low = flat.min(axis=0)
    cell = max(float((flat.max(axis=0) - low).max()) / 255, 1.0)
    column, row = ((flat - low) * (1.0 / cell)).astype(np.uint16).T
    return np.argsort(row * np.uint16(256) + column, kind="stable")  # 16 bits: sorted by counting
