"""What a release may show because the public street layer shows it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..records import identifier, identifiers
from .case import Streets
from .release import SHORT, Sheet, is_blank, number_of

_SAME = 1e-9


def is_of_streets(sheet: Sheet, name: str, streets: Streets | None) -> bool:
    """Whether a column repeats one of STREETS, segment by segment."""
    if streets is None or name == sheet.id_column or name in sheet.count_columns[:1]:
        return False
    there = {column.lower()[: len(name) if len(name) == SHORT else None]: column for column in streets.columns}
    column = there.get(name.lower())
    if column is None:
        return False
    public = dict(zip(streets.ids, streets.columns[column]))
    return all(
        segment in public and _equal(value, public[segment]) for segment, value in zip(sheet.ids, sheet.columns[name])
    )


def names_streets(sheet: Sheet, name: str, streets: Streets) -> bool:
    """Whether the names of segments are those of a field of STREETS, or none at all."""
    values = sheet.columns[name]
    if all(is_blank(value) for value in values) or repeats_ids(sheet, name):
        return True
    place = {segment: i for i, segment in enumerate(streets.ids)}
    rows = [place.get(segment or "") for segment in sheet.ids]
    if None in rows:
        return False
    return any(
        all(_equal(value, column[i]) for value, i in zip(values, rows) if i is not None)
        for column in streets.columns.values()
    )


def repeats_ids(sheet: Sheet, name: str) -> bool:
    """Whether a column holds the segment ids once more."""
    return sheet.id_column is not None and identifiers(sheet.columns[name]) == identifiers(
        sheet.columns[sheet.id_column]
    )


def numbers_the_rows(name: str, values: Sequence[Any]) -> bool:
    """A "fid" that only counts the rows, as drivers add one."""
    if name.lower() not in ("fid", "ogc_fid"):
        return False
    found = [number_of(value) for value in values]
    return found in ([float(i) for i in range(len(found))], [float(i + 1) for i in range(len(found))])


def _equal(a: Any, b: Any) -> bool:
    if is_blank(a) or is_blank(b):
        return is_blank(a) and is_blank(b)
    x, y = number_of(a), number_of(b)
    if x == x and y == y:
        return abs(x - y) <= _SAME * max(1.0, abs(x))
    return identifier(a) == identifier(b)
