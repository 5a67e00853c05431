"""The rule on attributes: names that never go out, fields nobody declared, counts hidden in text."""

from __future__ import annotations

from collections.abc import Iterator

from ..errors import QT_TRANSLATE_NOOP
from ..findings import Finding, Words
from .case import Case, Streets
from .outcome import about, leak, warning
from .personal import OF_A_REPORT, PERSONAL, is_personal, nested_pairs, plain
from .public import is_of_streets, names_streets, numbers_the_rows, repeats_ids
from .release import (
    BAND_NAME,
    CATEGORY_NAME,
    GROUP_NAMES,
    LOW_SAMPLE_NAME,
    NAME_NAME,
    Sheet,
    is_blank,
    named,
)
from .wording import number_said, says_fewer_than

_FLAGS = {"none", "nan", "", "true", "false", "0", "1", "0.0", "1.0"}
_IN_SEGMENTS = {NAME_NAME, BAND_NAME, LOW_SAMPLE_NAME}


def fields(case: Case) -> Iterator[Finding]:
    """Forbidden names at any depth, fields that are neither ours nor the streets', counts hidden in text.

    A field of STREETS with the same value for each segment is public, whatever its name.
    """
    for sheet in case.release.sheets:
        public = {name for name in sheet.columns if is_of_streets(sheet, name, case.streets)}
        yield from _forbidden(sheet, public)
        yield from _undeclared(sheet, public, case.streets)
        yield from _hidden_counts(sheet, public, case)
        yield from _other_counts(sheet, case)
    for paper in case.release.documents:
        names = sorted({name for name, _ in nested_pairs(paper.content) if is_personal(name, PERSONAL)})
        yield from about(
            leak,
            QT_TRANSLATE_NOOP("NearMiss", "Names that belong to a person or a single report ({n}): {names}"),
            names,
            where=paper.name,
            remedy=_REMOVE,
        )


_REMOVE = QT_TRANSLATE_NOOP("NearMiss", "Remove them before publishing. Private layers never go out.")


def _forbidden(sheet: Sheet, public: set[str]) -> Iterator[Finding]:
    on_top = [name for name in sheet.columns if name not in public and is_personal(plain(name), PERSONAL + OF_A_REPORT)]
    nested: set[str] = set()
    for name, values in sheet.columns.items():
        if name in public:
            continue
        of_cells = name in sheet.breakdown_columns
        wanted = PERSONAL if of_cells else PERSONAL + OF_A_REPORT
        nested |= {
            key for value in values for key, _ in nested_pairs(value) if is_personal(key, wanted, exactly=of_cells)
        }
    names = [*on_top, *sorted(nested)]
    yield from about(
        leak,
        QT_TRANSLATE_NOOP("NearMiss", "Names that belong to a person or a single report ({n}): {names}"),
        names,
        where=sheet.name,
        remedy=_REMOVE,
    )


def _undeclared(sheet: Sheet, public: set[str], streets: Streets | None) -> Iterator[Finding]:
    own = _own_fields(sheet)
    others = [
        name
        for name, values in sheet.columns.items()
        if name not in own
        and name not in public
        and not numbers_the_rows(name, values)
        and not repeats_ids(sheet, name)
    ]
    if streets is not None:
        others += [
            name
            for name in named(sheet.columns, (NAME_NAME,))
            if name in own and not names_streets(sheet, name, streets)
        ]
    streets_known = streets is not None
    if not others:
        return
    text = (
        QT_TRANSLATE_NOOP(
            "NearMiss", "Fields that are neither of a release nor of STREETS with the same values ({n}): {names}"
        )
        if streets_known
        else QT_TRANSLATE_NOOP(
            "NearMiss",
            "Fields that are not of a release ({n}); without STREETS nobody knows if they are public: {names}"
        )
    )  # fmt: skip
    yield from about(
        leak if streets_known else warning,
        text,
        others,
        where=sheet.name,
        remedy=QT_TRANSLATE_NOOP("NearMiss", "Drop them, or give the STREETS they come from."),
    )


def _own_fields(sheet: Sheet) -> set[str]:
    """The columns that a table of its kind has in a release; the name of a segment is looked at for itself."""
    own = {sheet.id_column or "", *sheet.count_columns, *sheet.breakdown_columns}
    if sheet.is_totals:
        return own | set(named(sheet.columns, GROUP_NAMES))
    if sheet.is_breakdown:
        return own | set(named(sheet.columns, (CATEGORY_NAME,)))
    return own | set(named(sheet.columns, tuple(_IN_SEGMENTS)))


def _hidden_counts(sheet: Sheet, public: set[str], case: Case) -> Iterator[Finding]:
    k = case.policy.min_publish_n
    for name, values in sheet.columns.items():
        if name in public or name in (sheet.id_column, *sheet.breakdown_columns) or repeats_ids(sheet, name):
            continue
        of_street = name.lower() == NAME_NAME
        if of_street and case.streets is not None and names_streets(sheet, name, case.streets):
            continue  # a street may be called "1-2"
        rows = [
            i for i, value in enumerate(values) if isinstance(value, str) and says_fewer_than(value, k, name=of_street)
        ]
        yield from about(
            leak,
            QT_TRANSLATE_NOOP("NearMiss", "Texts that tell a count below {k} ({n}): {names}"),
            [sheet.ids[i] for i in rows],
            where=f"{sheet.name}, {name}",
            remedy=QT_TRANSLATE_NOOP(
                "NearMiss", 'Write "none or withheld" for every segment without a published count.'
            ),
            k=k,
        )


def _other_counts(sheet: Sheet, case: Case) -> Iterator[Finding]:
    """Bands that say another count than the count, and `low_sample` where people are counted."""
    flags = sheet.column(LOW_SAMPLE_NAME) or ()
    odd = [i for i, value in enumerate(flags) if str(value).lower() not in _FLAGS]
    if odd and sheet.is_segments:
        yield leak(
            Words(
                QT_TRANSLATE_NOOP("NearMiss", "Segments with a low_sample that is neither true nor false: {n}."),
                n=len(odd),
            ),
            where=f"{sheet.name}, {LOW_SAMPLE_NAME}",
            count=len(odd),
            remedy=QT_TRANSLATE_NOOP("NearMiss", "Publish what aggregateandwithhold makes, unchanged."),
        )
    small = [i for i, value in enumerate(flags) if not is_blank(value)]
    if case.said_people and small and sheet.is_segments:
        yield leak(
            Words(
                QT_TRANSLATE_NOOP(
                    "NearMiss", "Segments with a low_sample ({n}), which tells how few people there are."
                ),
                n=len(small),
            ),
            where=f"{sheet.name}, {LOW_SAMPLE_NAME}",
            count=len(small),
            remedy=QT_TRANSLATE_NOOP("NearMiss", "Publish what aggregateandwithhold makes, unchanged."),
        )
    bands = sheet.column(BAND_NAME)
    if bands is not None and sheet.count_columns:
        printed = [number_said(value) for value in bands]
        rows = [i for i, (a, b) in enumerate(zip(printed, sheet.counts.tolist())) if a == a and a != b]
        yield from about(
            leak,
            QT_TRANSLATE_NOOP("NearMiss", "Segments that say another count in words than in numbers ({n}): {names}"),
            [sheet.ids[i] for i in rows],
            where=f"{sheet.name}, {BAND_NAME}",
            remedy=QT_TRANSLATE_NOOP("NearMiss", "Publish what aggregateandwithhold makes, unchanged."),
        )
