"""Counts per segment, which of them are withheld and why, and the breakdown by category."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from .errors import Progress, advance
from .policy import UNKNOWN_ADD_EACH, Policy

#: Why a segment has no published count; the index is the code in `Suppression.reason`.
REASONS = ("published", "zero", "primary", "dominance", "complementary")
PUBLISHED, ZERO, PRIMARY, DOMINANCE, COMPLEMENTARY = range(len(REASONS))

#: Name of the unnamed rest in a breakdown; a category cannot have it.
REST = "*"
_SHARE_TOLERANCE = 1e-9
_PROGRESS_EVERY = 512


@dataclass(frozen=True)
class GroupSizes:
    """Sizes of groups of reports.

    Attributes
    ----------
    rows : (g,) int array
        Reports.
    people : (g,) int array
        Distinct known contributors, and those that unknown ones add.
    two_largest : (g,) int array
        Reports of the two known contributors with the most.
    """

    rows: NDArray[np.int64]
    people: NDArray[np.int64]
    two_largest: NDArray[np.int64]

    def dominated(self, share: float) -> NDArray[np.bool_]:
        """(g,) mask: the two largest known contributors hold more than `share` of the rows."""
        return self.two_largest > share * self.rows + _SHARE_TOLERANCE


@dataclass(frozen=True)
class Suppression:
    """What is published of each segment.

    Attributes
    ----------
    sizes : GroupSizes
    k : (s,) int array
        What the floors apply to: people when contributors are known, else rows.
    reason : (s,) int array
        Index into :data:`REASONS`.
    by_people : bool
    """

    sizes: GroupSizes
    k: NDArray[np.int64]
    reason: NDArray[np.int8]
    by_people: bool

    @property
    def published(self) -> NDArray[np.bool_]:
        """(s,) mask of the segments with a published count above zero."""
        return self.reason == PUBLISHED

    @property
    def withheld(self) -> NDArray[np.bool_]:
        """(s,) mask of the segments that have reports and show none."""
        return self.reason >= PRIMARY


def group_sizes(
    group: NDArray[np.int64], contributor: NDArray[np.int64], n_groups: int, unknown_contributors: int
) -> GroupSizes:
    """Rows, people and the two largest contributors of each group.

    Parameters
    ----------
    group : (n,) int array
        Group of each report, 0 … n_groups - 1.
    contributor : (n,) int array
        Code of the contributor, -1 = unknown.
    unknown_contributors : int
        0: unknown rows add no person beside a known one, and one person otherwise; 1: one person each.

    Examples
    --------
    >>> sizes = group_sizes(np.array([0, 0, 0, 1, 1]), np.array([7, 7, -1, -1, -1]), 2, 0)
    >>> sizes.rows.tolist(), sizes.people.tolist(), sizes.two_largest.tolist()
    ([3, 2], [1, 1], [2, 0])
    """
    rows = np.bincount(group, minlength=n_groups)
    known = contributor >= 0
    span = int(contributor.max(initial=0)) + 1
    pairs, counts = np.unique(group[known] * span + contributor[known], return_counts=True)
    owner = pairs // span
    persons = np.bincount(owner, minlength=n_groups)
    unknown = np.bincount(group[~known], minlength=n_groups)
    added = unknown if unknown_contributors == UNKNOWN_ADD_EACH else ((persons == 0) & (unknown > 0))
    order = np.lexsort((-counts, owner))
    place = np.arange(len(owner)) - np.searchsorted(owner[order], owner[order])
    largest = place < 2
    two = np.bincount(owner[order][largest], weights=counts[order][largest], minlength=n_groups)
    return GroupSizes(rows, persons + added, two.astype(np.int64))


def suppress(
    segment: NDArray[np.int64], contributor: NDArray[np.int64] | None, n_segments: int, policy: Policy
) -> Suppression:
    """Which segments are published, and why the others are not.

    A segment is withheld when 0 < k < min_publish_n (*primary*), or when two known contributors hold more
    than the dominance share of its rows (*dominance*).

    Parameters
    ----------
    segment : (n,) int array
        Segment of each report, 0 … n_segments - 1; reports without one are not given.
    contributor : (n,) int array or None
        Code of the contributor, -1 = unknown; None: nobody knows the people, k counts rows.

    Examples
    --------
    >>> one_person = suppress(np.zeros(5, int), np.zeros(5, int), 2, Policy())
    >>> [REASONS[r] for r in one_person.reason], one_person.k.tolist()
    (['primary', 'zero'], [1, 0])
    """
    by_people = contributor is not None
    who = contributor if contributor is not None else np.full(len(segment), -1, dtype=np.int64)
    sizes = group_sizes(segment, who, n_segments, policy.unknown_contributors)
    k = sizes.people if by_people else sizes.rows
    reason = np.full(n_segments, PUBLISHED, dtype=np.int8)
    reason[sizes.dominated(policy.dominance_share) & by_people] = DOMINANCE
    reason[k < policy.min_publish_n] = PRIMARY
    reason[sizes.rows == 0] = ZERO
    return Suppression(sizes, k, reason, by_people)


def breakdowns(
    suppression: Suppression,
    segment: NDArray[np.int64],
    category: NDArray[np.int64],
    names: Sequence[str],
    contributor: NDArray[np.int64] | None,
    *,
    domain_size: int,
    policy: Policy,
    progress: Progress = None,
) -> dict[int, dict[str, int]]:
    """The printed breakdown of every segment that has one, see :func:`breakdown`.

    Parameters
    ----------
    segment, category : (n,) int arrays
        Segment and category of each report; category -1 = NULL or blank.
    names : sequence of str
        ``names[category]``.
    contributor : (n,) int array or None
    domain_size : int
        Number of categories an outsider has to reckon with.

    Returns
    -------
    dict
        Segment index to {category or "*": printed count}.
    """
    may_have = suppression.published & (suppression.k >= policy.small_n)
    rows = may_have[segment]
    who = np.full(len(segment), -1, dtype=np.int64) if contributor is None else contributor
    advance(progress, 0.0)
    n_people, n_categories = int(who.max(initial=-1)) + 2, len(names) + 1
    keys = (segment[rows] * n_categories + category[rows] + 1) * n_people + who[rows] + 1
    groups, counts = np.unique(keys, return_counts=True)
    advance(progress, 0.0)
    segment_and_category, person = np.divmod(groups, n_people)
    segment_of_group, code_of_group = np.divmod(segment_and_category, n_categories)
    labels = [None, *names]
    starts = np.flatnonzero(np.diff(segment_of_group, prepend=-1)).tolist()
    reports = list(zip(code_of_group.tolist(), (person - 1).tolist(), counts.tolist()))
    printed = {}
    for i, (start, stop) in enumerate(zip(starts, [*starts[1:], len(counts)])):
        if i % _PROGRESS_EVERY == 0:
            advance(progress, i / len(starts))
        cells: dict[str | None, dict[int, int]] = {}
        for code, person, n in reports[start:stop]:
            cells.setdefault(labels[code], {})[person] = n
        shown = breakdown(cells, domain_size=domain_size, policy=policy, by_people=suppression.by_people)
        if shown:
            printed[int(segment_of_group[start])] = shown
    return printed


def breakdown(
    cells: Mapping[str | None, Mapping[int, int]], *, domain_size: int, policy: Policy, by_people: bool
) -> dict[str, int]:
    """The breakdown of one segment as it may be printed; {} when nobody may see one.

    Categories under `min_cell`, dominated ones and the blank one go into one unnamed rest "*". While the
    rest is smaller than `min_cell` or holds a single category, the smallest named category joins it. What
    is left is printed only when it cannot be inverted: with D domain categories not named here and S rows
    in the rest, D >= 3 and, where rows are counted, S <= (D - 1)(min_cell - 1); D >= 2 alone where blanks
    are in the rest. Fewer than two entries tell what everybody there reported, so they are not printed.

    Parameters
    ----------
    cells : mapping
        Category name (None = NULL or blank) to the reports of each contributor code (-1 = unknown).
    domain_size : int
        Categories that an outsider has to reckon with, including the ones in `cells`.
    policy : Policy
    by_people : bool
        Floors apply to people instead of rows; printed counts are rows in both cases.

    Examples
    --------
    >>> def rows(**n): return {name: {-1: count} for name, count in n.items()}
    >>> breakdown(rows(a=3, b=1, c=1, d=1), domain_size=7, policy=Policy(), by_people=False)
    {'*': 3, 'a': 3}
    >>> breakdown(rows(a=5, b=1), domain_size=7, policy=Policy(), by_people=False)
    {}
    >>> breakdown(rows(a=3, b=2, c=2), domain_size=3, policy=Policy(), by_people=False)
    {}
    """
    named = {name: _Cell(people, policy, by_people) for name, people in cells.items() if name is not None}
    rest_names = [name for name, cell in named.items() if cell.size < policy.min_cell or cell.dominated]
    blank = cells.get(None)
    rest, n_in_rest = _Cell({} if blank is None else blank, policy, by_people), int(bool(blank))
    for name in rest_names:
        rest, n_in_rest = rest.joined(cells[name]), n_in_rest + 1
        del named[name]
    while n_in_rest and named and (rest.size < policy.min_cell or n_in_rest == 1):
        smallest = min(named, key=lambda name: (named[name].size, name))
        rest, n_in_rest = rest.joined(cells[smallest]), n_in_rest + 1
        del named[smallest]
    unnamed = domain_size - len(named)
    if n_in_rest and not _rest_hides(rest.rows, unnamed, bool(blank), policy, by_people):
        return {}
    entries = {name: cell.rows for name, cell in named.items()}
    if n_in_rest:
        entries[REST] = rest.rows
    if len(entries) < 2:
        return {}
    return {name: policy.rounded(entries[name]) for name in sorted(entries)}


def _rest_hides(rows: int, unnamed: int, blanks: bool, policy: Policy, by_people: bool) -> bool:
    """Whether a rest of `rows` over `unnamed` categories leaves every one of them open."""
    if blanks:
        return unnamed >= 2
    return unnamed >= 3 and (by_people or rows <= (unnamed - 1) * (policy.min_cell - 1))


class _Cell:
    """Reports of one category, or of the rest, by contributor."""

    def __init__(self, people: Mapping[int, int], policy: Policy, by_people: bool) -> None:
        self.people, self._policy, self._by_people = people, policy, by_people
        self.rows = sum(people.values())
        self.size = self._persons() if by_people else self.rows

    def _persons(self) -> int:
        unknown = self.people.get(-1, 0)
        known = len(self.people) - (1 if unknown else 0)
        if self._policy.unknown_contributors == UNKNOWN_ADD_EACH:
            return known + unknown
        return known or min(unknown, 1)

    @property
    def dominated(self) -> bool:
        if not self._by_people:
            return False
        two = sum(sorted((n for person, n in self.people.items() if person >= 0), reverse=True)[:2])
        return two > self._policy.dominance_share * self.rows + _SHARE_TOLERANCE

    def joined(self, more: Mapping[int, int]) -> _Cell:
        together = dict(self.people)
        for person, n in more.items():
            together[person] = together.get(person, 0) + n
        return _Cell(together, self._policy, self._by_people)
