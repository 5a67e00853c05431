"""The risk of each person against somebody who knows those of its points that tell most, and where it mostly is."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from .classes import cross
from .errors import Progress, advance
from .traces import Company, Traces, company, different_rows, sizes

_BEAM = 256
_WORDS_AT_ONCE = 1 << 19


def risks(traces: Traces, p: int, progress: Progress = None) -> NDArray[np.float64]:
    """(n,) the risk of each person against an attacker who knows those p of its points that tell most.

    The largest of 1 / (people who have all of the set) over its sets of at most p points (Pellungrini and others 2018; with
    `visits` in :func:`.traces_of` it is the risk of scikit-mobility). Found by taking one point more at a time and keeping
    the 256 sets that the fewest people have: exact for p = 1, for people with up to 256 kinds of points at p = 2, and
    wherever it is 1; else it is at least that. NaN for a person without a point.

    Examples
    --------
    >>> from nearmiss_qgis.core.traces import traces_of
    >>> traces = traces_of(np.array([0, 0, 1, 1, 2, 2]), np.array([0, 1, 0, 2, 0, 2]))
    >>> risks(traces, 1).tolist(), risks(traces, 2).tolist()
    ([1.0, 0.5, 0.5], [1.0, 0.5, 0.5])
    """
    lonely = (traces.people_at[traces.point] == 1) & (traces.cost[traces.point] <= p)
    found = np.where(traces.lengths > 0, 1.0, np.nan)
    open_ones = np.setdiff1d(np.flatnonzero(traces.lengths), traces.person[lonely])
    for done, i in enumerate(open_ones.tolist()):
        advance(progress, done / len(open_ones))
        found[i] = 1.0 / (1 + _fewest(company(traces, i), p, progress))
    return found


def habits(who: NDArray[np.int64], place: NDArray[np.int64]) -> tuple[NDArray[np.int64], NDArray[np.float64]]:
    """Distinct places of each person, and the share of its records in the most frequent of them, which is like a home.

    Parameters
    ----------
    who, place : (n,) int arrays
        Codes from 0 on; every person has a record.

    Examples
    --------
    >>> distinct, share = habits(np.array([0, 0, 0, 0, 1]), np.array([5, 6, 5, 5, 5]))
    >>> distinct.tolist(), share.tolist()
    ([2, 1], [0.75, 1.0])
    """
    cell, rows = cross(who, place)
    owner = np.empty(len(rows), dtype=np.int64)
    owner[cell] = who
    most = np.zeros(int(who.max(initial=-1)) + 1, dtype=np.int64)
    np.maximum.at(most, owner, rows)
    return np.bincount(owner).astype(np.int64), most / np.bincount(who)


def _fewest(who: Company, p: int, progress: Progress) -> int:
    """The fewest others who have all of a set of at most p points; of many sets, the `_BEAM` best are followed."""
    everybody = np.full((1, who.bits.shape[1]), ~np.uint64(0))
    together = int(sizes(np.bitwise_and.reduce(who.bits, axis=0)[None])[0])  # what all of its points leave
    if int((who.copies * who.cost).sum()) <= p:
        return together
    best, reached = int(sizes(who.bits[who.cost <= p]).min()), {0: everybody}
    for known in range(1, p + 1):
        front = np.zeros((0, who.bits.shape[1]), dtype=np.uint64)
        for cost in range(1, known + 1):
            items = who.bits[who.cost == cost]
            before, step = reached[known - cost], max(1, _WORDS_AT_ONCE // max(1, items.size))
            for low in range(0, len(before), step):
                advance(progress, 0.0)
                together_with = (before[low : low + step, None] & items).reshape(-1, items.shape[1])
                front = _best_of(np.concatenate([front, together_with]))
        reached[known] = front
        if len(front):
            best = min(best, int(sizes(front[:1])[0]))
        if best == together:
            break
    return best


def _best_of(sets: NDArray[np.uint64]) -> NDArray[np.uint64]:
    """At most `_BEAM` different sets, those that the fewest others have first."""
    order = np.argsort(sizes(sets), kind="stable")
    kept = sets[order[: 4 * _BEAM]]
    return kept[np.sort(different_rows(kept)[0])[:_BEAM]]
