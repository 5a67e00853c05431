"""Rules on what is not printed: zero and withheld segments that can be told apart, and totals that give them away."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..errors import QT_TRANSLATE_NOOP
from ..findings import Finding, Words
from ..policy import ZEROS_PUBLISHED, Policy
from .case import Case
from .outcome import NotTested, leak, listed, note, warning
from .release import BAND_NAME, BREAKDOWN_NAMES, GROUP_NAMES, LOW_SAMPLE_NAME, Sheet, is_blank, named, number_of

_TOTAL_NAME = re.compile(r"snapped|report|total|withheld|zurueckgehalten|meldungen|gesamt", re.IGNORECASE)
_OF_SEGMENTS = re.compile(r"segment|street|feature", re.IGNORECASE)
_WITHHELD_NAME = re.compile(r"withheld|suppressed|hidden", re.IGNORECASE)
_TELLING = re.compile(r"\b(zero|none|withheld|suppressed|hidden|masked|redacted|censored)\b", re.IGNORECASE)


def zeros(case: Case) -> Iterator[Finding]:
    """Zero and withheld segments that an outsider can tell apart.

    Zeros that are printed beside withheld or missing segments, and attributes (or a geometry) that differ
    among the segments without a count. With ZEROS 1 it is a warning: somebody decided so.
    """
    found = _segments(case)
    for sheet in found:
        zero, hidden = sheet.counts == 0, np.isnan(sheet.counts)
        absent = _absent(sheet, case)
        told = _withheld_told(case)
        if zero.any() and (hidden.any() or absent or told):
            yield _told_apart(
                case,
                Words(
                    QT_TRANSLATE_NOOP(
                        "NearMiss",
                        "{zero} segments show a zero, so the {n} missing ones or those without a count have few reports: {ids}"
                    ),
                    zero=int(zero.sum()),
                    n=int(hidden.sum()) + len(absent) or told,
                    ids=listed([sheet.ids[i] for i in np.flatnonzero(hidden)] + absent),
                ),
                sheet.name,
                int(hidden.sum()) + len(absent) or told,
            )  # fmt: skip
        elif zero.any() and case.streets is None:
            raise NotTested(
                Words(QT_TRANSLATE_NOOP("NearMiss", "Zeros are printed; whether segments are missing is not known.")),
                QT_TRANSLATE_NOOP("NearMiss", "Give the STREETS of the release."),
            )
        yield from _differing(sheet, hidden, case)
        if hidden.any() and absent:
            yield warning(
                Words(
                    QT_TRANSLATE_NOOP(
                        "NearMiss",
                        "{n} segments of STREETS are missing while others stand there without a count: {ids}",
                    ),
                    n=len(absent),
                    ids=listed(absent),
                ),
                where=sheet.name,
                count=len(absent),
                remedy=QT_TRANSLATE_NOOP(
                    "NearMiss", "Publish all segments of STREETS, or only those with a count (ZEROS 2)."
                ),
            )


def _told_apart(case: Case, message: Words, where: str, n: int) -> Finding:
    say = warning if case.policy.zeros == ZEROS_PUBLISHED else leak
    remedy = QT_TRANSLATE_NOOP(
        "NearMiss", "Aggregate with ZEROS 0 (zero and withheld look the same) or ZEROS 2 (both are left out)."
    )
    return say(message, where=where, count=n, remedy=remedy)


def _differing(sheet: Sheet, hidden: NDArray[np.bool_], case: Case) -> Iterator[Finding]:
    """Attributes of ours that differ among segments without a count."""
    rows = np.flatnonzero(hidden).tolist()
    ours = [BAND_NAME, LOW_SAMPLE_NAME, *BREAKDOWN_NAMES]
    columns = [*sheet.count_columns, *named(sheet.columns, ours), *_telling(sheet, rows)]
    differing = [name for name in dict.fromkeys(columns) if len({_shown(sheet.columns[name][i]) for i in rows}) > 1]
    with_shape = np.isin(np.array(rows, dtype=np.int64), sheet.row_of_vertex)
    if len(sheet.written) and with_shape.any() and not with_shape.all():
        differing.append(QT_TRANSLATE_NOOP("NearMiss", "geometry"))
    if differing:
        yield _told_apart(
            case,
            Words(
                QT_TRANSLATE_NOOP(
                    "NearMiss", "The {n} segments without a count differ in {names}: that may tell zero from withheld."
                ),
                n=len(rows),
                names=listed(differing),
            ),
            sheet.name,
            len(rows),
        )


def _telling(sheet: Sheet, rows: list[int]) -> list[str]:
    """Other columns whose texts speak of zero or withheld."""
    return [
        name
        for name, values in sheet.columns.items()
        if name != sheet.id_column and any(isinstance(values[i], str) and _TELLING.search(values[i]) for i in rows)
    ]


def _shown(value: Any) -> str:
    if is_blank(value):
        return ""
    if isinstance(value, dict):
        return str(sorted(value.items()))
    n = number_of(value)
    return str(value) if n != n else repr(n)


def totals(case: Case) -> Iterator[Finding]:
    """Totals from which a withheld count follows, exactly or more narrowly than the policy allows.

    With T a printed total, P the printed counts, S = T - P and w segments without a count: where zero and
    withheld look the same, w >= 3 and k - 1 <= S <= (w - 2)(k - 1) is required (w >= 3 and S >= k - 1 where
    people are counted); where they can be told apart no total but P itself. Rounded numbers stand for a range.
    """
    system = _System.of(max(_segments(case), key=lambda sheet: sheet.rows), case)
    open_, others = None, []
    for total in _candidates(case):
        try:
            yield from system.judge(total)
        except CountsSomethingElse:
            others.append(total)
        except NotTested as reason:
            open_ = reason
    if others:
        yield note(
            Words(
                QT_TRANSLATE_NOOP(
                    "NearMiss",
                    "{n} numbers count something else, with the published counts they have no solution: {names}",
                ),
                n=len(others),
                names=listed(total.name for total in others),
            ),
            where=listed(total.where for total in others),
            count=len(others),
        )
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
    def of(sheet: Sheet, case: Case) -> _System:
        without = int(np.isnan(sheet.counts).sum())
        told = _withheld_told(case)
        known = case.streets is not None or without > 0 or told > 0
        return _System(
            published=int(np.nansum(sheet.counts)),
            printed=int((sheet.counts > 0).sum()),
            hidden=(without + len(_absent(sheet, case)) or told) if known else None,
            distinguishable=bool((sheet.counts == 0).any()) or case.policy.zeros == ZEROS_PUBLISHED,
            by_people=bool(case.by_people),
            withheld=told,
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
                        "{name} leaves {left} reports for {n} segments without a count: an outsider infers {low} to {high} for "
                        "each of them."
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
        w, most = self.hidden or 0, self.policy.min_publish_n - 1
        if self.distinguishable or w < 3 or high < most:
            return False
        if self.withheld and (self.withheld < 3 or (low == high and low in (self.withheld, self.withheld * most))):
            return False
        return self.by_people or low <= (w - 2) * most


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
            of_segments = bool(_OF_SEGMENTS.search(name))
            if not of_segments and _TOTAL_NAME.search(name):
                yield _Total(paper.name, name, n, bool(_WITHHELD_NAME.search(name)))


def _named_numbers(content: Any) -> Iterator[tuple[str, int]]:
    """Whole numbers of a nested document with their names."""
    if isinstance(content, dict):
        for name, value in content.items():
            n = number_of(value)
            if n == n and not n % 1 and not isinstance(value, bool):
                yield str(name), int(n)
            yield from _named_numbers(value)
    elif isinstance(content, (list, tuple)):
        for item in content:
            yield from _named_numbers(item)


def _withheld_told(case: Case) -> int:
    """How many segments the metadata says are withheld; 0 where it says nothing."""
    found = [
        n
        for paper in case.release.documents
        for name, n in _named_numbers(paper.content)
        if _WITHHELD_NAME.search(name) and _OF_SEGMENTS.search(name)
    ]
    return max(found, default=0)


def _absent(sheet: Sheet, case: Case) -> list[str]:
    """Segments of STREETS that the sheet does not have."""
    if case.streets is None:
        return []
    present = set(sheet.ids)
    return [name for name in case.streets.ids if name not in present]


def _segments(case: Case) -> list[Sheet]:
    found = case.release.segments
    if not found:
        raise NotTested(
            Words(QT_TRANSLATE_NOOP("NearMiss", "No table with a segment id and a count was recognised.")),
            QT_TRANSLATE_NOOP("NearMiss", "Name the fields in SEGMENT_ID and COUNT_FIELD."),
        )
    return found
