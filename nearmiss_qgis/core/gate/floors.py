"""The rule on counts: none between 1 and k - 1, of whatever type, wherever it stands."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

from ..errors import QT_TRANSLATE_NOOP
from ..findings import Finding, Words
from .case import Case
from .outcome import NotTested, about, leak, listed, warning
from .personal import nested_pairs
from .public import is_of_streets
from .release import BAND_NAME, COUNT_NAMES, GROUP_NAMES, Sheet, is_blank, named, number_of

_WITHHOLD = QT_TRANSLATE_NOOP(
    "NearMiss", "Withhold these counts: publish what aggregateandwithhold makes under this policy."
)


def floor(case: Case) -> Iterator[Finding]:
    """Counts between 1 and k - 1, whatever their type; counts that are not rounded as the policy says.

    Every column of counts, the count in `count_band` and every group total is looked at; the overall total is
    judged by `totals`.
    """
    k, base = case.policy.min_publish_n, case.policy.round_base
    looked_at = sum(sheet.rows for sheet in case.release.sheets if sheet.count_columns)
    yield from _no_numbers(case)
    yield from _two_counts(case)
    for sheet in case.release.sheets:
        for column in [*sheet.count_columns, *named(sheet.columns, (BAND_NAME,))]:
            if is_of_streets(sheet, column, case.streets):
                continue  # "n" may be the number of lanes
            numbers = [number_of(value) for value in sheet.columns[column]]
            odd = [i for i, n in enumerate(numbers) if n >= k and (n % 1 or (base > 1 and n % base))]
            if sheet.is_totals:
                groups = sheet.column(GROUP_NAMES[0]) or ()
                numbers = [math.nan if is_blank(group) else n for group, n in zip(groups, numbers)]
            small = [i for i, n in enumerate(numbers) if 0 < n < k]
            where = f"{sheet.name}, {column}"
            yield from about(
                leak,
                QT_TRANSLATE_NOOP("NearMiss", "Counts between 1 and {most} ({n}): {names}"),
                [sheet.ids[i] for i in small],
                where=where,
                remedy=_WITHHOLD,
                most=k - 1,
            )
            yield from about(
                leak,
                QT_TRANSLATE_NOOP(
                    "NearMiss", "Counts that are not whole, or not rounded as the policy says ({n}): {names}"
                ),
                [sheet.ids[i] for i in odd],
                where=where,
                remedy=QT_TRANSLATE_NOOP("NearMiss", "Aggregate and publish under the same policy."),
                base=base,
            )
        yield from _nested(sheet, k)
    yield from _in_documents(case, k)
    if not looked_at:
        raise NotTested(
            Words(QT_TRANSLATE_NOOP("NearMiss", "No field of counts was recognised.")),
            QT_TRANSLATE_NOOP("NearMiss", "Name it in COUNT_FIELD."),
        )


def _no_numbers(case: Case) -> Iterator[Finding]:
    """Cells of a column of counts that are no counts, and codes below zero."""
    for sheet in case.release.sheets:
        for column in sheet.count_columns:
            values = [(i, number_of(value)) for i, value in enumerate(sheet.columns[column]) if not is_blank(value)]
            words = [i for i, n in values if n != n]
            if is_of_streets(sheet, column, case.streets) or (column.lower() == "n" and len(words) == len(values)):
                continue
            codes = [i for i, n in values if n < 0]
            for rows, text, say in (
                (words, QT_TRANSLATE_NOOP("NearMiss", "Counts that are no number ({n}): {names}"), leak),
                (codes, QT_TRANSLATE_NOOP("NearMiss", "Counts below zero ({n}): {names}"), warning),
            ):
                yield from about(
                    say,
                    text,
                    [sheet.ids[i] for i in rows],
                    where=f"{sheet.name}, {column}",
                    remedy=QT_TRANSLATE_NOOP("NearMiss", "Leave a count empty where none is published."),
                )


def _two_counts(case: Case) -> Iterator[Finding]:
    """Segments with two counts that differ: the difference is a count too."""
    told: dict[str | None, set[float]] = {}
    for sheet in case.release.segments:
        for column in sheet.count_columns:
            if not is_of_streets(sheet, column, case.streets):
                for name, n in zip(sheet.ids, sheet.numbers(column).tolist()):
                    told.setdefault(name, set()).update({n} if n == n and name is not None else ())
    ids = [name for name, counts in told.items() if len(counts) > 1]
    yield from about(
        leak,
        QT_TRANSLATE_NOOP("NearMiss", "Segments with two counts that differ ({n}): {names}"),
        ids,
        where=listed(sheet.name for sheet in case.release.segments),
        remedy=QT_TRANSLATE_NOOP("NearMiss", "Publish one count per segment: the difference of two is a count too."),
    )


def _in_documents(case: Case, k: int) -> Iterator[Finding]:
    """Counts in metadata, and numbers of tables there that may be counts."""
    for paper in case.release.documents:
        small = [n for name, n in nested_pairs(paper.content) if name == COUNT_NAMES[0] and 0 < number_of(n) < k]
        if small:
            yield leak(
                Words(QT_TRANSLATE_NOOP("NearMiss", "Counts between 1 and {most}: {n}."), n=len(small), most=k - 1),
                where=paper.name,
                count=len(small),
                remedy=QT_TRANSLATE_NOOP("NearMiss", "Remove them."),
            )
        histograms = sorted({name for name, n in _cells_of_histograms(paper.content) if 0 < n < k})
        if histograms:
            yield warning(
                Words(
                    QT_TRANSLATE_NOOP("NearMiss", "Numbers between 1 and {most} that may be counts, under: {names}"),
                    most=k - 1,
                    names=listed(histograms),
                ),
                where=paper.name,
                count=len(histograms),
                remedy=QT_TRANSLATE_NOOP("NearMiss", "Withhold small numbers in them too."),
            )


def _cells_of_histograms(content: Any) -> Iterator[tuple[str, float]]:
    """Names and numbers of tables such as "by_hour" in nested metadata."""
    for name, table in nested_pairs(content):
        if name.startswith("by_") and isinstance(table, dict):
            yield from ((name, number_of(n)) for n in table.values())


def _nested(sheet: Sheet, k: int) -> Iterator[Finding]:
    """Counts in nested JSON."""
    for column, values in sheet.columns.items():
        rows = [
            i
            for i, value in enumerate(values)
            if any(name in COUNT_NAMES and 0 < number_of(n) < k for name, n in nested_pairs(value))
        ]
        if rows and column not in sheet.breakdown_columns:
            yield from about(
                leak,
                QT_TRANSLATE_NOOP("NearMiss", "Counts between 1 and {most} ({n}): {names}"),
                [sheet.ids[i] for i in rows],
                where=f"{sheet.name}, {column}",
                remedy=_WITHHOLD,
                most=k - 1,
            )
