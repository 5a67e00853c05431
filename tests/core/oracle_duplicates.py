"""Brute-force oracle for ``deduplicate``: every row is compared with every row kept so far.

Slow and obvious on purpose, and written from the contract alone: tests compare the library with it.

>>> rows = [Row("2", 100.0, (0.0, 0.0), "ann", ()), Row("1", 0.0, (15.0, 0.0), "ann", ())]
>>> duplicates(rows, 15.0, 600.0)
[1, None]
"""

import math
from collections.abc import Sequence
from typing import NamedTuple, Optional

TOLERANCE = 1e-6


class Row(NamedTuple):
    """One report: id, time in seconds, place in metres, contributor, and the values of MATCH_FIELDS."""

    report_id: Optional[str]
    t: Optional[float]
    xy: Optional[tuple[float, float]]
    contributor: Optional[str]
    match: tuple


def person(row: Row) -> Optional[str]:
    """The contributor, trimmed; None when unknown (None or blank)."""
    if row.contributor is None:
        return None
    return row.contributor.strip() or None


def same_person_or_match(one: Row, other: Row) -> bool:
    """Contributors are equal when both are known; otherwise the match fields are."""
    if person(one) is not None and person(other) is not None:
        return person(one) == person(other)
    return one.match == other.match


def same_event(one: Row, other: Row, distance: float, window: float) -> bool:
    """Both have a time and a place, near in both, by the same person (or alike where one is unknown)."""
    if one.t is None or other.t is None or one.xy is None or other.xy is None:
        return False
    apart = math.hypot(one.xy[0] - other.xy[0], one.xy[1] - other.xy[1])
    near = apart <= distance + TOLERANCE and abs(one.t - other.t) <= window + TOLERANCE
    return near and same_person_or_match(one, other)


def same_id(one: Row, other: Row) -> bool:
    """Both carry the same report id."""
    return one.report_id is not None and one.report_id == other.report_id


def order(rows: Sequence[Row]) -> list[int]:
    """Indexes sorted by (time, id, input order): unknown times last, a missing id before any text."""

    def key(index: int) -> tuple:
        row = rows[index]
        return (row.t is None, row.t or 0.0, row.report_id is not None, row.report_id or "", index)

    return sorted(range(len(rows)), key=key)


def duplicates(rows: Sequence[Row], distance: float, window: float) -> list[Optional[int]]:
    """Per row, in input order: None when it is kept, else the index of the kept row it repeats.

    That is the first kept row, in (time, id) order, with the same id or of the same event.
    """
    result: list[Optional[int]] = [None] * len(rows)
    kept: list[int] = []
    for index in order(rows):
        for earlier in kept:
            one, other = rows[earlier], rows[index]
            if same_id(one, other) or same_event(one, other, distance, window):
                result[index] = earlier
                break
        else:
            kept.append(index)
    return result
