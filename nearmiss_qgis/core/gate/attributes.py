"""The rule on attributes: names that never go out, fields nobody declared, counts hidden in text."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any

from ..errors import QT_TRANSLATE_NOOP
from ..findings import Finding, Words
from ..records import identifier
from .case import Case, Streets
from .outcome import leak, listed, warning
from .release import (
    BAND_NAME,
    BREAKDOWN_NAMES,
    CATEGORY_NAME,
    COUNT_NAMES,
    GROUP_NAMES,
    LOW_SAMPLE_NAME,
    NAME_NAME,
    SEGMENT_ID_NAMES,
    SHORT,
    Sheet,
    is_blank,
    number_of,
)
from .wording import says_fewer_than

#: Names that stand for a person or a single report wherever they occur.
_PERSONAL = (
    "reporter_token",
    "reporter",
    "reporter_id",
    "contributor",
    "contributor_id",
    "contributor_count",
    "contributor_records",
    "user_id",
    "user_name",
    "username",
    "user",
    "email",
    "e_mail",
    "phone",
    "telephone",
    "ip_address",
    "device_id",
    "report_id",
    "record_id",
    "duplicate_of",
    "occurred_at",
    "reported_at",
    "heading_deg",
    "accuracy_m",
    "true_count",
    "snap_distance_m",
    "snap_status",
    "runner_up_id",
    "runner_up_m",
    "outsider_low",
    "outsider_high",
    "risk_rank",
    "class_size",
    "location_count",
    "nearest_candidate_m",
    "same_nearby",
    "isolation_m",
    "isolation_place_m",
    "below_k",
    "smallest_cell",
    "minimal_unique_sets",
    "suda",
    "same_attributes",
    "unique_here",
    "rarest_attribute",
)
#: Names that stand for a single report among attributes; in metadata they may mean something else.
_OF_A_REPORT = (
    "note",
    "lat",
    "lon",
    "latitude",
    "longitude",
    "mode",
    "severity",
    "timestamp",
    "created_at",
    "reason",
    "reasons",
    "risk",
    "candidates",
    "neighbours",
    "catchment_k",
)
_OURS = {
    *SEGMENT_ID_NAMES,
    *COUNT_NAMES,
    *BREAKDOWN_NAMES,
    *GROUP_NAMES,
    NAME_NAME,
    BAND_NAME,
    LOW_SAMPLE_NAME,
    CATEGORY_NAME,
}
_SAME = 1e-9


def fields(case: Case) -> Iterator[Finding]:
    """Forbidden names at any depth, fields that are neither ours nor the streets', counts hidden in text.

    A field of STREETS with the same value for each segment is public, whatever its name.
    """
    for sheet in case.release.sheets:
        public = {name for name in sheet.columns if is_of_streets(sheet, name, case.streets)}
        yield from _forbidden(sheet, public)
        yield from _undeclared(sheet, public, case.streets is not None)
        yield from _hidden_counts(sheet, public, case)
        yield from _other_counts(sheet, case)
    for paper in case.release.documents:
        names = sorted({name for name, _ in nested_pairs(paper.content)} & _spellings(_PERSONAL))
        if names:
            yield leak(
                Words(
                    QT_TRANSLATE_NOOP("NearMiss", "Names that belong to a person or a single report ({n}): {names}"),
                    n=len(names),
                    names=listed(names),
                ),
                where=paper.name,
                count=len(names),
                remedy=_REMOVE,
            )


_REMOVE = QT_TRANSLATE_NOOP("NearMiss", "Remove them before publishing. Private layers never go out.")


def _forbidden(sheet: Sheet, public: set[str]) -> Iterator[Finding]:
    on_top = [
        name for name in sheet.columns if name not in public and _plain(name) in _spellings(_PERSONAL + _OF_A_REPORT)
    ]
    nested: set[str] = set()
    for name, values in sheet.columns.items():
        if name in public:
            continue
        of_cells = name in sheet.breakdown_columns
        wanted = _spellings(_PERSONAL if of_cells else _PERSONAL + _OF_A_REPORT)
        nested |= {key for value in values for key, _ in nested_pairs(value)} & wanted
    names = [*on_top, *sorted(nested)]
    if names:
        yield leak(
            Words(
                QT_TRANSLATE_NOOP("NearMiss", "Names that belong to a person or a single report ({n}): {names}"),
                n=len(names),
                names=listed(names),
            ),
            where=sheet.name,
            count=len(names),
            remedy=_REMOVE,
        )


def _undeclared(sheet: Sheet, public: set[str], streets_known: bool) -> Iterator[Finding]:
    own = _spellings(_OURS) | {name.lower() for name in (*sheet.count_columns, *sheet.breakdown_columns)}
    own |= {sheet.id_column.lower()} if sheet.id_column else set()
    others = [
        name
        for name, values in sheet.columns.items()
        if name.lower() not in own and name not in public and not _numbers_the_rows(name, values)
    ]
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
    yield (leak if streets_known else warning)(
        Words(text, n=len(others), names=listed(others)),
        where=sheet.name,
        count=len(others),
        remedy=QT_TRANSLATE_NOOP("NearMiss", "Drop them, or give the STREETS they come from."),
    )


def _hidden_counts(sheet: Sheet, public: set[str], case: Case) -> Iterator[Finding]:
    k = case.policy.min_publish_n
    for name, values in sheet.columns.items():
        if name in public or name in (sheet.id_column, *sheet.breakdown_columns) or name.lower() == NAME_NAME:
            continue
        if sheet.id_column and list(values) == list(sheet.columns[sheet.id_column]):
            continue  # ids once more
        rows = [i for i, value in enumerate(values) if isinstance(value, str) and says_fewer_than(value, k)]
        if rows:
            yield leak(
                Words(
                    QT_TRANSLATE_NOOP("NearMiss", "Texts that tell a count below {k} ({n}): {ids}"),
                    n=len(rows),
                    k=k,
                    ids=listed(sheet.ids[i] for i in rows),
                ),
                where=f"{sheet.name}, {name}",
                count=len(rows),
                remedy=QT_TRANSLATE_NOOP(
                    "NearMiss", 'Write "none or withheld" for every segment without a published count.'
                ),
            )


def _other_counts(sheet: Sheet, case: Case) -> Iterator[Finding]:
    """Bands that say another count than the count, and `low_sample` where people are counted."""
    small = [i for i, value in enumerate(sheet.column(LOW_SAMPLE_NAME) or ()) if not is_blank(value)]
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
        printed = [number_of(value) for value in bands]
        rows = [i for i, (a, b) in enumerate(zip(printed, sheet.counts.tolist())) if a == a and a != b]
        if rows:
            yield leak(
                Words(
                    QT_TRANSLATE_NOOP(
                        "NearMiss", "Segments that say another count in words than in numbers ({n}): {ids}"
                    ),
                    n=len(rows),
                    ids=listed(sheet.ids[i] for i in rows),
                ),
                where=f"{sheet.name}, {BAND_NAME}",
                count=len(rows),
                remedy=QT_TRANSLATE_NOOP("NearMiss", "Publish what aggregateandwithhold makes, unchanged."),
            )


def nested_pairs(value: Any) -> Iterator[tuple[str, Any]]:
    """Names (in plain spelling) and values in nested JSON, also where it is written as text."""
    if isinstance(value, str) and value.lstrip()[:1] in ("{", "["):
        try:
            value = json.loads(value)
        except (ValueError, RecursionError):
            return
    todo = [value]
    while todo:
        item = todo.pop()
        if isinstance(item, dict):
            yield from ((_plain(key), inner) for key, inner in item.items())
            todo += list(item.values())
        elif isinstance(item, (list, tuple)):
            todo += list(item)


def _plain(name: str) -> str:
    return str(name).strip().lower().replace("-", "_").replace(" ", "_")


def _spellings(names: Sequence[str] | set[str]) -> set[str]:
    """The names, and what a Shapefile leaves of the long ones."""
    return {spelling for name in names for spelling in (name, name[:SHORT])}


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


def _equal(a: Any, b: Any) -> bool:
    if is_blank(a) or is_blank(b):
        return is_blank(a) and is_blank(b)
    x, y = number_of(a), number_of(b)
    if x == x and y == y:
        return abs(x - y) <= _SAME * max(1.0, abs(x))
    return identifier(a) == identifier(b)


def _numbers_the_rows(name: str, values: Sequence[Any]) -> bool:
    """A "fid" that only counts the rows, as drivers add one."""
    if name.lower() not in ("fid", "ogc_fid"):
        return False
    found = [number_of(value) for value in values]
    return found in ([float(i) for i in range(len(found))], [float(i + 1) for i in range(len(found))])
