"""What goes into a release: the tables of a request as they will be written."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ..core.errors import NearMissError
from ..translation import translate
from . import inputs
from .fields import columns
from .request import Request

if TYPE_CHECKING:
    from ..core.gate.case import Streets
    from ..core.gate.papers import Part
    from ..layers.read import Table
    from ..layers.tables_written import Draft

_NEEDED = {
    "SEGMENTS": ("segment_id", "report_count"),
    "BREAKDOWN": ("segment_id", "category", "report_count"),
    "TOTALS": ("group_field", "group_value", "report_count"),
}
_FILES = {"BREAKDOWN": "breakdown.csv", "TOTALS": "totals.csv"}
_KNOWN = ("segment_id", "name", "report_count", "count_band", "category_breakdown", "low_sample", "category")
_BOOLEANS = {"true": True, "false": False, "1": True, "0": False, "t": True, "f": False}


@dataclass(frozen=True)
class Content:
    """The tables of a release.

    Attributes
    ----------
    drafts : list of (str, Draft)
        By file name.
    by_people : bool
        The floors count people: `low_sample` is NULL throughout then.
    rows : int
        Segments.
    """

    drafts: list[tuple[str, Draft]]
    by_people: bool
    rows: int

    @property
    def parts(self) -> list[Part]:
        """Files and fields, for the papers."""
        from ..core.gate.papers import Part

        return [Part(file, draft.fields) for file, draft in self.drafts]


def segments_table(request: Request) -> tuple[Table, list[str]]:
    """SEGMENTS and their ids."""
    _require_fields(request, "SEGMENTS")
    table = inputs.table(request, "SEGMENTS", may_be_empty=True)
    _require_zeros(request, table)
    return table, table.unique_identifiers("segment_id", "SEGMENTS")


def _require_zeros(request: Request, table: Table) -> None:
    """Refuse segments that were made under another ZEROS: the papers would say what is not true."""
    from ..core.gate.release import is_blank
    from ..core.policy import ZEROS_LEFT_OUT, ZEROS_PUBLISHED

    zeros = request.choice("ZEROS")
    without = [is_blank(count) for count in table.values("report_count")]
    names = table.fields.names()
    bands = table.values("count_band") if "count_band" in names else [None] * len(without)
    wrong = {
        ZEROS_LEFT_OUT: sum(without),
        ZEROS_PUBLISHED: sum(1 for hidden, band in zip(without, bands) if hidden and band == "none or withheld"),
    }.get(zeros, 0)
    if wrong:
        raise NearMissError(
            translate(
                "NearMiss",
                "ZEROS {zeros} does not fit SEGMENTS: {n} of {rows} segments were made with another one. Give "
                "the ZEROS they were aggregated with."
            ),
            zeros=zeros,
            n=wrong,
            rows=len(without),
        )  # fmt: skip


def content(
    request: Request, ending: str, table: Table, ids: Sequence[str], streets: tuple[Streets, Table] | None
) -> Content:
    """Everything that will be written, features in the order of segment ids as text."""
    from ..core.gate.release import is_blank
    from ..layers.shapes import release_shapes
    from ..layers.tables_written import Draft

    order = sorted(range(len(ids)), key=ids.__getitem__)
    features, crs = _with_geometry(request, table, ids, streets)
    shapes = release_shapes([features[i] for i in order], crs, request.context.transformContext(), request.progress())
    fields, rows = _columns(table, order)
    small = table.values("low_sample") if "low_sample" in table.fields.names() else [False]
    drafts = [(f"segments{ending}", Draft("segments", fields, rows, shapes))]
    for name, file in _FILES.items():
        if request.given(name):
            drafts.append((file, _plain_table(request, name, file)))
    return Content(drafts, all(is_blank(value) for value in small), len(ids))


def _with_geometry(
    request: Request, table: Table, ids: Sequence[str], streets: tuple[Streets, Table] | None
) -> tuple[list[Any], Any]:
    """The features that give the geometry, those of STREETS where they are given, and their CRS."""
    if streets is None:
        return table.features, request.crs("SEGMENTS")
    known, rows = streets
    place = {name: i for i, name in enumerate(known.ids)}
    strangers = sum(1 for name in ids if name not in place)
    if strangers:
        raise NearMissError(
            translate(
                "NearMiss",
                "SEGMENTS: {n} of {rows} segment ids are not in STREETS. Give the STREETS and the SEGMENT_ID the segments were "
                "aggregated with."
            ),
            n=strangers,
            rows=len(ids),
        )  # fmt: skip
    return [rows.features[place[name]] for name in ids], request.crs("STREETS")


def _plain_table(request: Request, name: str, file: str) -> Draft:
    from ..layers.tables_written import Draft

    _require_fields(request, name)
    table = inputs.table(request, name, may_be_empty=True)
    fields, rows = _columns(table, range(len(table)))
    return Draft(file.partition(".")[0], fields, sorted(rows, key=lambda row: [_sortable(value) for value in row]))


def _require_fields(request: Request, name: str) -> None:
    present = request.required_source(name).fields().names()
    missing = [field for field in _NEEDED[name] if field not in present]
    if missing:
        raise NearMissError(
            translate("NearMiss", "{layer} has no field {missing}. Give the output of aggregateandwithhold."),
            layer=request.label(name),
            missing=", ".join(missing),
        )


def _columns(table: Table, order: Sequence[int]) -> tuple[list[tuple[str, str]], list[list[Any]]]:
    """Fields with their kinds, and rows of plain values."""
    kinds = {column.name: column.kind for column in columns(*_KNOWN)}
    fields, found = [], []
    for index, name in enumerate(table.fields.names()):
        if index != table.key:
            values = table.values(name)
            kind, column = _typed([values[i] for i in order], kinds.get(name))
            fields.append((name, kind))
            found.append(column)
    return fields, [list(row) for row in zip(*found)]


def _typed(values: list[Any], wanted: str | None) -> tuple[str, list[Any]]:
    """A column in one kind: the wanted one where every value fits, so that nothing is lost on the way to the gate."""
    from ..layers.write import BOOLEAN, INTEGER, REAL, TEXT

    present = [value for value in values if value is not None and value != ""]
    if wanted == BOOLEAN or (wanted is None and present and all(isinstance(value, bool) for value in present)):
        flags = [_BOOLEANS.get(str(value).lower()) for value in present]
        if None not in flags:
            return BOOLEAN, [_BOOLEANS.get(str(value).lower()) for value in values]
    if wanted == INTEGER or (wanted is None and present and all(_is_number(value) for value in present)):
        numbers = [None if value is None or value == "" else _number(value) for value in values]
        if all(n is None or n.is_integer() for n in numbers):
            return INTEGER, [None if n is None else int(n) for n in numbers]
        if all(n is None or n == n for n in numbers):
            return REAL, numbers
    return TEXT, [_text(value) for value in values]


def _is_number(value: Any) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def _number(value: Any) -> float:
    from ..core.gate.release import number_of

    return number_of(value)


def _text(value: Any) -> str | None:
    if value is None or isinstance(value, str):
        return value
    if isinstance(value, (dict, list)):
        return json.dumps(value, sort_keys=True, ensure_ascii=False)
    return value.isoformat() if hasattr(value, "isoformat") else str(value)


def _sortable(value: Any) -> tuple[bool, str]:
    return (value is not None, "" if value is None else str(value))
