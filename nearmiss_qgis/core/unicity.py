"""Unicity: the share of people whom a few points in place and time single out."""

from __future__ import annotations

import itertools
import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from .classes import cross
from .errors import Progress, advance
from .point_sets import Budget, SharedSets, TooMany, enumerated, sampled, steps_of
from .traces import Traces, company

#: Sets of points of all people together up to which they are pooled and counted at once.
POOLED_SETS = 2_000_000
#: Steps (see :class:`.point_sets.Budget`) that all people together may take at each number of points before sets are sampled.
EXACT_STEPS = 500_000_000


@dataclass(frozen=True)
class Unicity:
    """What p known points tell.

    Attributes
    ----------
    points : int
        p.
    contributors : int
        People with at least p distinct points; only they are measured.
    unicity : float or None
        Mean over them of the share of their sets of p points that nobody else has; None where there is nobody.
    expected_identification : float or None
        Mean over them of the mean of 1 / (people who have the set).
    standard_error : float or None
        Of the unicity, by the sampling of sets; 0 when exhaustive.
    exhaustive : bool or None
        Whether every set of every one of them counts.
    sets_tested : int
        All sets of those who were enumerated, and the sampled ones of the others.
    """

    points: int
    contributors: int
    unicity: float | None
    expected_identification: float | None
    standard_error: float | None
    exhaustive: bool | None
    sets_tested: int


def unicity(
    traces: Traces,
    p: int,
    *,
    samples: int,
    rng: np.random.Generator,
    pooled_sets: int = POOLED_SETS,
    exact_steps: int = EXACT_STEPS,
    progress: Progress = None,
) -> Unicity:
    """Share of people whom p of their points single out.

    For each person with at least p points, over its sets A of p points: the share of A that nobody else has all of,
    and the mean of 1 / (people who have all of A); then the mean over people (de Montjoye and others 2013, but with
    each person's sets counted, not drawn, wherever that takes less than the budget).

    Exact when p = 1, when all sets together are at most `pooled_sets`, and for each person whose sets can be
    enumerated in its part of `exact_steps`. For the others `samples` sets are drawn among those of points where
    somebody else was; the rest are known to be unique.

    Parameters
    ----------
    traces : Traces
    p : int
        1 or more.
    samples : int
        Sets that are drawn of each person with too many.
    rng : numpy.random.Generator

    Examples
    --------
    Person 0 at points 0 and 1, person 1 at 0 and 2, person 2 at 0 and 2:

    >>> from nearmiss_qgis.core.traces import traces_of
    >>> traces = traces_of(np.array([0, 0, 1, 1, 2, 2]), np.array([0, 1, 0, 2, 0, 2]))
    >>> one, two, three = (unicity(traces, p, samples=9, rng=np.random.default_rng(1)) for p in (1, 2, 3))
    >>> one.unicity == 1 / 6, two.unicity == 1 / 3, three.unicity
    (True, True, None)
    """
    people = np.flatnonzero(traces.lengths >= p)
    if not len(people):
        return Unicity(p, 0, None, None, None, None, 0)
    shared = np.zeros(len(traces), dtype=np.int64)
    np.add.at(shared, traces.person, (traces.people_at[traces.point] > 1).astype(np.int64))
    if p == 1 or sum(math.comb(n, p) for n in shared.tolist()) <= pooled_sets:
        found = _pooled(traces, p, people)
    else:
        found = _one_by_one(traces, p, people, samples, rng, exact_steps, progress)
    every = [math.comb(n, p) for n in traces.lengths[people].tolist()]
    return Unicity(
        points=p,
        contributors=len(people),
        unicity=math.fsum(one.alone for one in found) / len(people),
        expected_identification=math.fsum(one.alone + one.harmonic for one in found) / len(people),
        standard_error=math.sqrt(math.fsum(one.variance for one in found)) / len(people),
        exhaustive=all(one.tested is None for one in found),
        sets_tested=sum(n if one.tested is None else one.tested for one, n in zip(found, every)),
    )


def _pooled(traces: Traces, p: int, people: NDArray[np.int64]) -> list[SharedSets]:
    """Every set of everybody in one table: a set is shared by as many people as it has rows."""
    with_others = traces.people_at[traces.point] > 1
    owner, point = traces.person[with_others], traces.point[with_others]
    count = np.bincount(owner, minlength=len(traces))
    begin = np.cumsum(count) - count
    rows: list[NDArray[np.int64]] = []
    for n in np.unique(count[count >= p]).tolist():
        those = np.flatnonzero(count == n)
        members = np.array(list(itertools.combinations(range(n), p)))
        places = begin[those][:, None, None] + members[None]
        rows.append(np.column_stack([np.repeat(those, len(members)), point[places].reshape(-1, p)]))
    table = np.concatenate(rows) if rows else np.zeros((0, p + 1), dtype=np.int64)
    group, alike = table[:, 1], np.bincount(table[:, 1])
    for column in table.T[2:]:
        group, alike = cross(group, column)
    size = alike[group].astype(np.float64)
    several = size > 1
    every = np.array([float(math.comb(n, p)) for n in traces.lengths[people].tolist()])
    crowded = np.bincount(table[several, 0], minlength=len(traces))[people]
    harmonic = np.bincount(table[several, 0], weights=1.0 / size[several], minlength=len(traces))[people]
    return list(map(SharedSets, ((every - crowded) / every).tolist(), (harmonic / every).tolist()))


def _one_by_one(
    traces: Traces,
    p: int,
    people: NDArray[np.int64],
    samples: int,
    rng: np.random.Generator,
    exact_steps: int,
    progress: Progress,
) -> list[SharedSets]:
    """Person by person: enumerated where that fits its part of the budget, else sampled."""
    found = []
    for done, i in enumerate(people.tolist()):
        advance(progress, done / len(people))
        every, who = math.comb(int(traces.lengths[i]), p), company(traces, i, least=p)
        budget = Budget(max(exact_steps // len(people), steps_of(samples, who)), progress)
        try:
            found.append(enumerated(who, p, every, budget))
        except TooMany:
            found.append(sampled(who, p, every, samples, rng))
    return found
