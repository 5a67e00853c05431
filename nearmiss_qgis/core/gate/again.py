"""The rule that counts again: does the release follow from the snapped reports under the stated policy?"""

from __future__ import annotations

import math
from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from ..aggregation import Aggregation, Categories, aggregate, categories
from ..errors import QT_TRANSLATE_NOOP
from ..findings import Finding, Words
from ..records import people
from .case import Case, Snapped
from .outcome import NotTested, about, leak, listed, note, warning
from .public import is_of_streets
from .release import GROUP_NAMES, Sheet, is_blank


def recount(case: Case) -> Iterator[Finding]:
    """Counts and breakdowns that the snapped reports do not give under the policy, with people where they are known.

    A segment of WITHHELD that shows a count is found without counting.
    """
    for sheet in case.release.segments:
        withheld = set(case.withheld or ())
        shown = [name for name, n in zip(sheet.ids, sheet.counts.tolist()) if n == n and name in withheld]
        yield from about(
            leak,
            QT_TRANSLATE_NOOP("NearMiss", "Segments of WITHHELD that show a count ({n}): {names}"),
            shown,
            where=sheet.name,
            remedy=_SAME_RUN,
        )
    if case.snapped is None:
        raise NotTested(
            Words(QT_TRANSLATE_NOOP("NearMiss", "Nothing was counted again: SNAPPED is not given.")),
            QT_TRANSLATE_NOOP("NearMiss", "Run verifyrelease with SNAPPED, CATEGORY and CONTRIBUTOR."),
        )
    if case.said_people and not case.snapped_by_people:
        raise NotTested(
            Words(QT_TRANSLATE_NOOP("NearMiss", "The release counts people, and CONTRIBUTOR is not given.")),
            QT_TRANSLATE_NOOP("NearMiss", "Give CONTRIBUTOR, the field of SNAPPED."),
        )
    yield from _counted(case, case.snapped)


_SAME_RUN = QT_TRANSLATE_NOOP("NearMiss", "Give SEGMENTS and WITHHELD of one and the same run.")


def _counted(case: Case, snapped: Snapped) -> Iterator[Finding]:
    known = [name for sheet in case.segments for name in sheet.ids if name is not None]
    ids = list(dict.fromkeys([*known, *(case.streets.ids if case.streets else ())]))
    index = {name: i for i, name in enumerate(ids)}
    segment = np.array(
        [index.get(name, -1) if name is not None else -1 for name in snapped.segment_ids], dtype=np.int64
    )
    strangers = sum(1 for name, i in zip(snapped.segment_ids, segment.tolist()) if name is not None and i < 0)
    counted = segment >= 0
    who = None if snapped.contributor is None else people(snapped.contributor)[0][counted]
    found = aggregate(
        segment[counted],
        ids,
        policy=case.policy,
        contributor=who,
        categories=_categories(case, snapped, counted),
    )
    keep, columns = found.published_rows()
    expected = dict(zip((ids[s] for s in keep), columns["report_count"]))
    reports = dict(zip(ids, found.suppression.sizes.rows.tolist()))
    for sheet in case.segments:
        for column in sheet.count_columns:
            if not is_of_streets(sheet, column, case.streets):
                yield from _other_counts(sheet, column, expected, reports)
    yield from _other_breakdowns({ids[s]: cells for s, cells in found.breakdown.items()}, case)
    yield from _other_totals(found, case)
    if strangers:
        yield warning(
            Words(
                QT_TRANSLATE_NOOP(
                    "NearMiss", "Reports on a segment that is neither in the release nor in STREETS: {n}."
                ),
                n=strangers,
            ),
            where="SNAPPED",
            count=strangers,
            remedy=QT_TRANSLATE_NOOP("NearMiss", "Give the STREETS and the SNAPPED reports the release was made with."),
        )


def _other_totals(found: Aggregation, case: Case) -> Iterator[Finding]:
    """Overall totals that are neither that of the published segments nor that of all snapped reports."""
    rows = found.suppression.sizes.rows
    fitting = {case.policy.rounded(int(n)) for n in (rows[found.suppression.published].sum(), rows.sum())}
    for sheet in case.release.sheets:
        groups = sheet.column(GROUP_NAMES[0]) or () if sheet.is_totals else ()
        n = sum(1 for group, total in zip(groups, sheet.counts.tolist()) if is_blank(group) and total not in fitting)
        if n:
            yield leak(
                Words(QT_TRANSLATE_NOOP("NearMiss", "Totals that differ from what their reports give: {n}."), n=n),
                where=sheet.name,
                count=n,
                remedy=QT_TRANSLATE_NOOP("NearMiss", "Publish segments and totals of one and the same run."),
            )


def _categories(case: Case, snapped: Snapped, counted: NDArray[np.bool_]) -> Categories | None:
    if snapped.category is None:
        return None
    domain, _ = case.domain
    found = categories(snapped.category, sorted(domain))
    return found.rows(counted)


def _other_counts(
    sheet: Sheet, column: str, expected: dict[str, int | None], reports: dict[str, int]
) -> Iterator[Finding]:
    more: list[str | None] = []
    other: list[str | None] = []
    fewer: list[str | None] = []
    for name, n in zip(sheet.ids, sheet.numbers(column).tolist()):
        wanted = expected.get(name or "")
        if wanted is None and n > 0:
            more.append(name)
        elif wanted is None and n == 0 and reports.get(name or "", 0) > 0:
            other.append(name)
        elif wanted is not None and n != wanted:
            (other if n == n else fewer).append(name)
    yield from about(
        leak,
        QT_TRANSLATE_NOOP(
            "NearMiss",
            "Segments that show a count which too few people, or nearly only two, stand behind ({n}): {names}"
        ),
        more,
        where=sheet.name,
        remedy=QT_TRANSLATE_NOOP("NearMiss", "Aggregate with this policy and this CONTRIBUTOR, and publish that."),
    )  # fmt: skip
    yield from about(
        leak,
        QT_TRANSLATE_NOOP("NearMiss", "Segments that show another count than their reports give ({n}): {names}"),
        other,
        where=sheet.name,
        remedy=QT_TRANSLATE_NOOP("NearMiss", "Give the SNAPPED reports the release was made from, or publish again."),
    )
    yield from about(
        note,
        QT_TRANSLATE_NOOP("NearMiss", "Segments without a count though the policy allows one ({n}): {names}"),
        fewer,
        where=sheet.name,
    )


def _other_breakdowns(expected: dict[str, dict[str, int]], case: Case) -> Iterator[Finding]:
    if case.snapped is None or case.snapped.category is None:
        if case.breakdowns:
            yield warning(
                Words(QT_TRANSLATE_NOOP("NearMiss", "Breakdowns were not counted again: CATEGORY is not given.")),
                where="SNAPPED",
                remedy=QT_TRANSLATE_NOOP("NearMiss", "Give CATEGORY, the field of SNAPPED."),
            )
        return
    names = [b.segment for b in case.breakdowns if dict(b.cells) != expected.get(b.segment or "", math.nan)]
    yield from about(
        leak,
        QT_TRANSLATE_NOOP("NearMiss", "Breakdowns that differ from what their reports give ({n}): {names}"),
        names,
        where=listed(b.where for b in case.breakdowns),
        remedy=QT_TRANSLATE_NOOP("NearMiss", "Aggregate with this policy, CATEGORY and CONTRIBUTOR, and publish that."),
    )
