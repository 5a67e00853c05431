"""The rule on totals: what is printed together must not give a withheld count away."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from ..errors import QT_TRANSLATE_NOOP
from ..findings import Finding, Words
from ..policy import ZEROS_PUBLISHED, Policy
from ..protection import sum_hides
from .case import Case
from .outcome import NotTested, about, leak, listed, note
from .release import GROUP_NAMES, is_blank, number_of

_TOTAL_NAME = re.compile(r"snapped|report|total|withheld|zurueckgehalten|meldungen|gesamt", re.IGNORECASE)
_GROUP_OF_TOTALS = re.compile(r"(snapped|reports?|totals?|withheld|meldungen)", re.IGNORECASE)
_OF_SEGMENTS = re.compile(r"segment|street|feature", re.IGNORECASE)
_ZERO_NAME = re.compile(
    r"(zero|without_reports).*(segment|street)|(segment|street).*(zero|without_reports)", re.IGNORECASE
)
_OF_REPORTS = re.compile(r"snapped|report|meldung", re.IGNORECASE)
_OF_SOMETHING_ELSE = re.compile(
    r"year|month|week|day|hour|minute|period|length|_km|metre|meter|share|rate|percent|version|area|page|budget",
    re.IGNORECASE,
)
_WITHHELD_NAME = re.compile(r"withheld|suppressed|hidden", re.IGNORECASE)


def totals(case: Case) -> Iterator[Finding]:
    """Totals from which a withheld count follows, exactly or more narrowly than the policy allows.

    With T a printed total, P the printed counts, S = T - P and w segments without a count: where zero and
    withheld look the same, w >= 3 and k - 1 <= S <= (w - 2)(k - 1) is required (w >= 3 and S >= k - 1 where
    people are counted); where they can be told apart no total but P itself. Rounded numbers stand for a range.
    """
    if not case.segments:
        return
    system = _System.of(case)
    open_, others = None, []
    candidates = list(_candidates(case))
    if candidates:
        case.require_known_ids()
    for total in candidates:
        try:
            yield from system.judge(total)
        except CountsSomethingElse:
            others.append(total)
        except NotTested as reason:
            open_ = reason
    yield from about(
        note,
        QT_TRANSLATE_NOOP(
            "NearMiss",
            "Numbers that count something else ({n}), since with the published counts they have no solution: {names}"
        ),
        [total.name for total in others],
        where=listed(total.where for total in others),
    )  # fmt: skip
    if open_ is not None:
        raise open_
    sheets = [sheet for sheet in case.release.sheets if sheet.is_totals]
    groups = [s.name for s in sheets if any(not is_blank(v) for v in s.column(GROUP_NAMES[0]) or ())]
    if groups:
        raise NotTested(
            Words(
                QT_TRANSLATE_NOOP(
                    "NearMiss", "Group totals ({names}) are printed; this version checks the overall total only."
                ),
                names=listed(groups),
            ),
            QT_TRANSLATE_NOOP("NearMiss", "Publish the overall total only."),
        )


class CountsSomethingElse(Exception):
    """A number under the name of a total that cannot be one of these counts."""


@dataclass(frozen=True)
class _Total:
    where: str
    name: str
    value: int
    of_withheld: bool = False  # S itself, not T


@dataclass(frozen=True)
class _System:
    """What is known of the segments without a count: how many they are, and what the printed ones add up to."""

    published: int
    printed: int
    hidden: int | None
    distinguishable: bool
    by_people: bool
    withheld: int
    policy: Policy

    @staticmethod
    def of(case: Case) -> _System:
        counts = np.array(list(case.count_of.values()), dtype=float)
        without = int(np.isnan(counts).sum())
        told = withheld_told(case)
        known = case.streets is not None or without > 0 or told > 0
        return _System(
            published=int(np.nansum(counts)),
            printed=int((counts > 0).sum()),
            hidden=(without + len(case.absent) or told) if known else None,
            distinguishable=bool((counts == 0).any()) or case.policy.zeros == ZEROS_PUBLISHED,
            by_people=bool(case.by_people),
            withheld=told or _left_by_zeros(case, without),
            policy=case.policy,
        )

    def judge(self, total: _Total) -> Iterator[Finding]:
        """What the total gives away, or that it counts something else.

        Raises
        ------
        NotTested
            When the number of segments without a count is not known.
        CountsSomethingElse
            When the hidden segments cannot hold what is left.
        """
        low, high = self.left_over(total)
        if low <= 0 <= high:
            return  # of the published segments, or nothing is withheld
        if high > 0 and self.hidden is None:
            raise NotTested(
                Words(
                    QT_TRANSLATE_NOOP("NearMiss", "A total is printed; how many segments have no count is not known.")
                ),
                QT_TRANSLATE_NOOP("NearMiss", "Give the STREETS of the release."),
            )
        if not self.fits(low, high):
            raise CountsSomethingElse
        if not self.hides(low, high):
            yield leak(
                Words(
                    QT_TRANSLATE_NOOP(
                        "NearMiss",
                        "The total {name} leaves {left} for the segments without a count ({n}): an outsider infers {low} to "
                        "{high} for each of them."
                    ),
                    name=total.name,
                    left=low if low == high else f"{max(low, 0)}–{high}",
                    n=self.hidden,
                    **self.inferred(low, high),
                ),
                where=total.where,
                count=self.hidden or 0,
                remedy=QT_TRANSLATE_NOOP(
                    "NearMiss", "Remove this number, or publish the total of the published segments (PUBLISH_TOTAL 1) only."
                ),
            )  # fmt: skip

    def inferred(self, low: int, high: int) -> dict[str, int]:
        """The range of each hidden segment: from low and high of their sum and from what each can hold."""
        w, least = self.hidden or 1, 1 if self.distinguishable else 0
        most = high if self.by_people else self.policy.min_publish_n - 1
        return {"low": max(least, low - (w - 1) * most), "high": max(least, min(most, high - (w - 1) * least))}

    def left_over(self, total: _Total) -> tuple[int, int]:
        """The least and the most reports that the total leaves for segments without a count."""
        low, high = self.policy.before_rounding(total.value)
        if total.of_withheld:
            return low, high
        spread = self.printed * (self.policy.round_base // 2) if self.policy.round_base > 1 else 0
        return low - self.published - spread, high - self.published + spread

    def fits(self, low: int, high: int) -> bool:
        """Whether the hidden segments can hold that many reports."""
        w, most = self.hidden or 0, self.policy.min_publish_n - 1
        least = w if self.distinguishable else 0
        return high >= max(least, 1) and w > 0 and (self.by_people or low <= w * most)

    def hides(self, low: int, high: int) -> bool:
        """Whether each hidden segment can still be anything from 0 to k - 1."""
        all_alike = (self.withheld, self.withheld * (self.policy.min_publish_n - 1))
        if self.distinguishable or (self.withheld and (self.withheld < 3 or (low == high and low in all_alike))):
            return False
        return sum_hides(low, high, self.hidden or 0, self.policy, by_people=self.by_people)


def _candidates(case: Case) -> Iterator[_Total]:
    """Numbers that may be a total: of totals files, and under telling names in the metadata."""
    for sheet in case.release.sheets:
        if sheet.is_totals:
            groups = sheet.column(GROUP_NAMES[0]) or ()
            for group, n in zip(groups, sheet.counts.tolist()):
                if is_blank(group) and n == n:
                    yield _Total(sheet.name, sheet.count_columns[0], int(n))
    for paper in case.release.documents:
        for name, n in _named_numbers(paper.content):
            if _TOTAL_NAME.search(name) and not _counts_segments(name) and not _OF_SOMETHING_ELSE.search(name):
                yield _Total(paper.name, name, n, bool(_WITHHELD_NAME.search(name)))


def _counts_segments(name: str) -> bool:
    return bool(_OF_SEGMENTS.search(name)) and not _OF_REPORTS.search(name)


def _named_numbers(content: Any, group: str = "") -> Iterator[tuple[str, int]]:
    """Whole numbers of a nested document with their names; below "reports" and the like with that name before them."""
    if isinstance(content, dict):
        for name, value in content.items():
            n = number_of(value)
            if n == n and not n % 1 and not isinstance(value, bool):
                yield group + str(name), int(n)
            below = f"{name}." if _GROUP_OF_TOTALS.fullmatch(str(name)) else group
            yield from _named_numbers(value, below)
    elif isinstance(content, (list, tuple)):
        for item in content:
            yield from _named_numbers(item, group)


def _left_by_zeros(case: Case, without: int) -> int:
    """Segments without a count that are known to have reports, since the metadata say how many have none."""
    none = [n for p in case.release.documents for name, n in _named_numbers(p.content) if _ZERO_NAME.search(name)]
    return max(without - max(none), 0) if none else 0


def withheld_told(case: Case) -> int:
    """How many segments the metadata says are withheld; 0 where it says nothing."""
    found = [
        n
        for paper in case.release.documents
        for name, n in _named_numbers(paper.content)
        if _WITHHELD_NAME.search(name) and _counts_segments(name)
    ]
    return max(found, default=0)
