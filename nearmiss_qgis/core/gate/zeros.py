"""The rule on zeros: zero and withheld segments must not be told apart."""

from __future__ import annotations

import re
from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from ..errors import QT_TRANSLATE_NOOP
from ..findings import Finding, Words
from ..policy import ZEROS_PUBLISHED
from .case import Case
from .outcome import NotTested, about, leak, listed, warning
from .public import is_of_streets, names_streets
from .release import BAND_NAME, BREAKDOWN_NAMES, LOW_SAMPLE_NAME, NAME_NAME, Sheet, is_blank, named, number_of
from .totals import withheld_told

_TELLING = re.compile(r"\b(zero|none|withheld|suppressed|hidden|masked|redacted|censored)\b", re.IGNORECASE)
#: What may be said of a segment without a count; the second one only where zeros are printed.
_SILENT_BANDS = {"none or withheld", "withheld"}


def zeros(case: Case) -> Iterator[Finding]:
    """Zero and withheld segments that an outsider can tell apart.

    Zeros that are printed beside withheld or missing segments, and attributes (or a geometry) that differ
    among the segments without a count. With ZEROS 1 it is a warning: somebody decided so.
    """
    open_ = False
    for sheet in case.segments:
        zero, hidden = sheet.counts == 0, np.isnan(sheet.counts)
        absent = case.absent
        told = withheld_told(case)
        if zero.any() and (hidden.any() or absent or told):
            yield _told_apart(
                case,
                Words(
                    QT_TRANSLATE_NOOP(
                        "NearMiss",
                        "Zeros are shown ({zero} segments), so the {n} that are missing or have no count are known to have few "
                        "reports: {names}"
                    ),
                    zero=int(zero.sum()),
                    n=int(hidden.sum()) + len(absent) or told,
                    names=listed([sheet.ids[i] for i in np.flatnonzero(hidden)] + absent) or "?",
                ),
                sheet.name,
                int(hidden.sum()) + len(absent) or told,
            )  # fmt: skip
        open_ |= bool(zero.any()) and case.streets is None and not hidden.any() and not told
        yield from _differing(sheet, hidden, case)
        if hidden.any() and absent:
            present = [name for name, without in zip(sheet.ids, hidden.tolist()) if without]
            say = leak if _presence_tells(present, absent, case) else warning
            yield from about(
                say,
                QT_TRANSLATE_NOOP(
                    "NearMiss",
                    "Segments of STREETS are missing ({n}) while others stand there without a count: {names}"
                ),
                absent,
                where=sheet.name,
                remedy=QT_TRANSLATE_NOOP(
                    "NearMiss", "Publish all segments of STREETS, or only those with a count (ZEROS 2)."
                ),
            )  # fmt: skip
    case.require_known_ids()
    if open_:
        raise NotTested(
            Words(QT_TRANSLATE_NOOP("NearMiss", "Zeros are printed; whether segments are missing is not known.")),
            QT_TRANSLATE_NOOP("NearMiss", "Give the STREETS of the release."),
        )


def _presence_tells(present: list[str | None], absent: list[str], case: Case) -> bool:
    """Whether the segments with reports and those without are not among the missing ones alike, as SNAPPED shows."""
    if case.snapped is None:
        return False
    with_reports = set(case.snapped.segment_ids)
    return {name in with_reports for name in present} != {name in with_reports for name in absent}


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
    columns = [*sheet.count_columns, *named(sheet.columns, ours), *_telling(sheet, rows, case)]
    bands = sheet.column(BAND_NAME) or ()
    telling = {str(bands[i]) for i in rows if not is_blank(bands[i])} - _silent(case) if bands else set()
    differing = [name for name in dict.fromkeys(columns) if len({_shown(sheet, name, i) for i in rows}) > 1]
    known = case.streets.without_shape if case.streets is not None else frozenset()
    shaped = [i for i in rows if sheet.ids[i] not in known]  # a street without a geometry is public too
    with_shape = np.isin(np.array(shaped, dtype=np.int64), sheet.row_of_vertex)
    if len(sheet.written) and with_shape.any() and not with_shape.all():
        differing.append("geometry")
    if telling and BAND_NAME not in differing:
        differing.append(BAND_NAME)
    if differing:
        yield _told_apart(
            case,
            Words(
                QT_TRANSLATE_NOOP(
                    "NearMiss",
                    "Segments without a count ({n}) are told apart, or named as zero or withheld, by {names}."
                ),
                n=len(rows),
                names=listed(differing),
            ),
            sheet.name,
            len(rows),
        )  # fmt: skip


def _silent(case: Case) -> set[str]:
    return _SILENT_BANDS if case.policy.zeros == ZEROS_PUBLISHED else _SILENT_BANDS - {"withheld"}


def _may_be_a_street(sheet: Sheet, name: str, rows: list[int], case: Case) -> bool:
    """Whether names are those of streets, or, where these are not known, are more than a word for zero or withheld."""
    if case.streets is not None:
        return names_streets(sheet, name, case.streets)
    return not any(_TELLING.fullmatch(str(sheet.columns[name][i]).strip()) for i in rows)


def _telling(sheet: Sheet, rows: list[int], case: Case) -> list[str]:
    """Other columns whose texts speak of zero or withheld."""
    return [
        name
        for name, values in sheet.columns.items()
        if name != sheet.id_column
        and (name.lower() != NAME_NAME or not _may_be_a_street(sheet, name, rows, case))
        and not is_of_streets(sheet, name, case.streets)
        and any(isinstance(values[i], str) and _TELLING.search(values[i]) for i in rows)
    ]


def _shown(sheet: Sheet, name: str, row: int) -> str:
    """A value as it can be told from others: a missing one, NULL and an empty text are three."""
    value = sheet.columns[name][row]
    if value is None or (isinstance(value, float) and value != value):
        return "missing" if row in sheet.absent.get(name, ()) else "NULL"
    if isinstance(value, dict):
        return str(sorted(value.items()))
    n = number_of(value)
    return f"text {value}" if n != n else repr(n)
