"""Scores that differ by rounding only are equal: the group of scores that a score is tied with.

Sorted scores of one released record fall into groups: a new one begins where the gap to the score before exceeds
TOLERANCE times the largest of the two magnitudes and FLOOR times the record's range of scores. The floor keeps
0.1 + 0.2 and 0.3 together. It is a share of the record's own range, and no fixed number: a fixed one would call all
distances in degrees, or in squared degrees, equal, and let a release look safer than it is.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

TOLERANCE = float(np.sqrt(np.finfo(np.float64).eps))  # 1.49e-8
FLOOR = 1e-4  # of the range of the scores
_WIDE = 64.0  # a window is this many times the tolerance

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]


@dataclass(frozen=True)
class Group:
    """The tie group of one score in each of r rows.

    Attributes
    ----------
    below, size : (r,) int arrays
        Candidates strictly better than the group, and in it.
    low, high : (r,) float arrays
        The smallest and the largest score of the group.
    exact_below, exact_size : (r,) int arrays
        The same without any tolerance: candidates with a smaller score, and with exactly this one.
    """

    below: Ints
    size: Ints
    low: Floats
    high: Floats
    exact_below: Ints
    exact_size: Ints


def starts(ordered: Floats, floor: float | Floats, tolerance: float = TOLERANCE) -> NDArray[np.bool_]:
    """Where a new group begins in ascending scores (along the last axis).

    >>> starts(np.array([0.1 + 0.2, 0.3, 0.4])[[1, 0, 2]], 0.0).tolist()
    [True, False, True]
    """
    first = np.ones(ordered.shape, dtype=bool)
    a, b = ordered[..., :-1], ordered[..., 1:]
    with np.errstate(invalid="ignore", over="ignore"):  # infinite scores: equal only to themselves
        gap = np.where(a == b, 0.0, b - a)
        reach = tolerance * np.maximum(np.maximum(np.abs(a), np.abs(b)), floor)
        first[..., 1:] = (gap > reach) | (np.isinf(b) & ~np.isinf(a))
    return first


def snapped(scores: Floats, tolerance: float = TOLERANCE) -> Floats:
    """The scores of one record, each replaced by the smallest of its group.

    >>> snapped(np.array([2.0, 0.1 + 0.2, 0.3])).tolist()
    [2.0, 0.3, 0.3]
    """
    if not len(scores):
        return scores.copy()
    order = np.argsort(scores, kind="stable")
    ordered = scores[order]
    first = starts(ordered, floor_of(ordered), tolerance)
    answer = np.empty_like(ordered)
    answer[order] = ordered[first][np.cumsum(first) - 1]
    return answer


def floor_of(scores: Floats) -> float:
    """The floor of ties of a record with these scores: a share of their range."""
    finite = scores[np.isfinite(scores)]
    return float(FLOOR * finite.max() - FLOOR * finite.min()) if len(finite) else 0.0  # the range itself may overflow


def groups(scores: Floats, counts: Ints, row: Ints, at: Floats, span: Floats, tolerance: float = TOLERANCE) -> Group:
    """The tie group of the score `at` in each row.

    Only the scores next to `at` are sorted. Where a chain of near scores leaves that window, the whole row is.

    Parameters
    ----------
    scores : (b, c) float array
        Infinite where there is no candidate.
    counts : (c,) or (b, c) int array
        Candidates that have this score.
    row : (r,) int array
    at : (r,) float array
        A score of each of these rows.
    span : (r,) float array
        Range of the scores of the row.
    """
    same_rows = len(row) == len(scores) and bool((row == np.arange(len(scores))).all())
    table = scores if same_rows else scores[row]
    weight = counts if counts.ndim == 1 or same_rows else counts[row]
    floor = FLOOR * span
    wide = _WIDE * tolerance * np.maximum(floor, np.abs(at))
    lower = table < (at - wide)[:, None]
    near = table <= (at + wide)[:, None]
    below, size = weighed(lower, weight), weighed(near, weight)
    size -= below
    cells = np.count_nonzero(near, axis=1) - np.count_nonzero(lower, axis=1)
    found = Group(below, size, at.copy(), at.copy(), below.copy(), size.copy())
    unsure = np.flatnonzero(cells > 1)
    if len(unsure):
        inside = near[unsure]
        inside &= ~lower[unsure]
        leaves = _among(found, table, weight, unsure, inside, at, floor, wide, tolerance)
        for r in unsure[leaves]:
            w = weight if weight.ndim == 1 else weight[r]
            below[r], size[r], found.low[r], found.high[r] = _chain(table[r], w, at[r], floor[r], tolerance)
    return found


def weighed(chosen: NDArray[np.bool_], counts: Ints) -> Ints:
    """Candidates in the chosen cells of each row."""
    if counts.ndim == 1:
        if (counts == 1).all():
            return np.count_nonzero(chosen, axis=1).astype(np.int64)
        return np.asarray(chosen @ counts.astype(np.float64)).round().astype(np.int64)
    return np.where(chosen, counts, 0).sum(axis=1, dtype=np.int64)


def _among(
    found: Group,
    table: Floats,
    weight: Ints,
    rows: Ints,
    inside: NDArray[np.bool_],
    at: Floats,
    floor: Floats,
    wide: Floats,
    tolerance: float,
) -> NDArray[np.bool_]:
    """Narrow `found` of these rows to the group among the cells inside the window; whether it may go on beyond it."""
    position, column = np.nonzero(inside)
    value = table[rows[position], column]
    count = weight[column] if weight.ndim == 1 else weight[rows[position], column]
    equal = value == at[rows[position]]
    if not equal.all():
        order = np.lexsort((value, position))
        position, value, count, equal = position[order], value[order], count[order], equal[order]
    first = np.ones(len(value), dtype=bool)
    magnitude = np.maximum(np.maximum(np.abs(value[1:]), np.abs(value[:-1])), floor[rows[position[1:]]])
    first[1:] = (value[1:] - value[:-1] > tolerance * magnitude) | (position[1:] != position[:-1])
    group = np.cumsum(first) - 1
    start = np.flatnonzero(first)
    stop = np.append(start[1:], len(value)) - 1
    here = np.flatnonzero(equal)
    first_equal, last_equal = (np.empty(len(rows), dtype=np.int64) for _ in range(2))
    first_equal[position[here[::-1]]], last_equal[position[here]] = here[::-1], here
    mine = group[first_equal]
    total = np.concatenate(([0], np.cumsum(count)))
    row_start = np.searchsorted(position, np.arange(len(rows)))
    found.exact_below[rows] = found.below[rows] + total[first_equal] - total[row_start]
    found.exact_size[rows] = total[last_equal + 1] - total[first_equal]
    found.below[rows] += total[start[mine]] - total[row_start]
    found.size[rows] = total[stop[mine] + 1] - total[start[mine]]
    low, high = value[start[mine]], value[stop[mine]]
    found.low[rows], found.high[rows] = low, high
    bottom, top = at[rows] - wide[rows], at[rows] + wide[rows]
    step = 2.0 * tolerance * np.maximum(floor[rows], np.maximum(np.abs(bottom), np.abs(top)))
    return ((low - bottom <= step) | (top - high <= step)) & (high > low)


def _chain(scores: Floats, counts: Ints, at: float, floor: float, tolerance: float) -> tuple[int, int, float, float]:
    """(candidates below, in the group, its lowest, its highest) of the group of `at`."""
    order = np.argsort(scores, kind="stable")
    ordered, weight = scores[order], counts[order]
    group = np.cumsum(starts(ordered, floor, tolerance))
    mine = group[np.searchsorted(ordered, at)]
    member = np.flatnonzero(group == mine)
    first, last = member[0], member[-1]
    return int(weight[:first].sum()), int(weight[member].sum()), float(ordered[first]), float(ordered[last])
