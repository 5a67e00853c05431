"""How many records are alone, at the precision that is published?"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import qgis.core as qgis

from ...core.errors import NearMissError
from ...translation import translate
from .. import inputs
from .. import parameters as shared
from ..algorithm import NearMissAlgorithm
from ..fields import columns
from ..outputs import Outputs
from ..request import Request

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from ...core.classes import Uniqueness
    from ...core.precision import Precision
    from ...layers.read import Table


class UniquenessProfile(NearMissAlgorithm):
    """Uniqueness of locations and quasi-identifiers, one row per precision."""

    group_id = "measure"

    def title(self) -> str:
        return translate("NearMiss", "Uniqueness by precision")

    def help_text(self) -> str:
        return translate(
            "NearMiss",
            "Counts the records that are alone at their location, and alone with what else an attacker may know of them, "
            "at each precision at which locations could be published.\n\n"
            "Decimals are those of longitude and latitude, rounded half to even; grid cells are in metres of the working "
            "CRS. Quasi-identifiers are fields an attacker may know, such as month and category; NULL is a value of its "
            "own. With a contributor, the smallest class (k_min) and the classes of one count people; rows stay "
            "records.\n\n"
            "k_min 1 means that somebody can be singled out at that precision. A larger one only tells that the fields "
            "given here single nobody out: an attacker may know others. Records without a location are not measured; "
            "the log says how many."
        )  # fmt: skip

    def define(self) -> list[qgis.QgsProcessingParameterDefinition]:
        return [
            shared.layer("INPUT", translate("NearMiss", "Points"), shared.POINTS),
            shared.explained(
                shared.field("QUASI_IDENTIFIERS", translate("NearMiss", "Quasi-identifiers"), "INPUT", multiple=True),
                translate("NearMiss", "Fields an attacker may know. Without any, locations alone are measured."),
            ),
            shared.explained(
                shared.field("CONTRIBUTOR", translate("NearMiss", "Contributor (the person behind a record)"), "INPUT"),
                translate("NearMiss", "With it classes count people; without it records, and people are not tested."),
            ),
            qgis.QgsProcessingParameterString(
                "DECIMALS", translate("NearMiss", "Decimals of longitude and latitude"), "6,5,4,3,2", False, True
            ),
            qgis.QgsProcessingParameterString(
                "GRIDS", translate("NearMiss", "Grid cells (metres)"), "1,10,100", False, True
            ),
            shared.explained(
                qgis.QgsProcessingParameterString(
                    "ANNOTATE_AT", translate("NearMiss", "Precision of the annotated points and the numbers"), "grid:1"
                ),
                translate("NearMiss", "grid:1 (metres) or decimals:3 (of degrees)."),
            ),
            shared.sink("OUTPUT", translate("NearMiss", "Uniqueness by precision"), shared.TABLES, private=False),
            shared.sink(
                "ANNOTATED", translate("NearMiss", "Annotated points"), shared.POINTS, private=True, optional=True
            ),
        ]

    def numbers(self) -> dict[str, str]:
        return {
            "INPUT_ROWS": translate("NearMiss", "Records in"),
            "DISTINCT_LOCATIONS": translate("NearMiss", "Distinct locations"),
            "ALONE": translate("NearMiss", "Locations with one record"),
            "CELLS_OF_ONE": translate("NearMiss", "Classes of one"),
        }

    def texts(self) -> dict[str, str]:
        return {"WORKING_CRS": translate("NearMiss", "CRS in which distances were measured")}

    def validate(self, request: Request) -> None:
        _precisions(request)

    def execute(self, request: Request, outputs: Outputs) -> dict[str, Any]:
        import numpy as np

        from ...core.classes import uniqueness
        from ...core.records import classes, people
        from ...layers.crs import in_degrees
        from ...layers.geometry import raw_points

        request.step(translate("NearMiss", "Reading points"), 0.0, 0.5)
        fields, contributor = request.fields("QUASI_IDENTIFIERS"), request.field("CONTRIBUTOR")
        needed = None if outputs.wants("ANNOTATED") else [*fields, contributor]
        table = inputs.table(request, "INPUT", only=needed)
        records, working = inputs.records(request, "INPUT", table, {"contributor": contributor})
        degrees = in_degrees(raw_points(table)[0], request.crs("INPUT"), request.context.transformContext())
        used = np.flatnonzero(records.used & np.isfinite(degrees).all(axis=1))
        _say_what_is_not_measured(request, table, len(used))
        names = records.columns.get("contributor")
        who = None if names is None else people(names[used])[0]
        _say_who_is_unknown(request, who)

        profile, at = _precisions(request)
        attributes = classes([table.values(field)[used] for field in fields], len(used))
        middle = float((degrees[used, 1].min() + degrees[used, 1].max()) / 2)
        request.step(translate("NearMiss", "Counting classes"), 0.5, 0.8)
        moved = request.progress()
        found: dict[Precision, Uniqueness] = {}
        for done, precision in enumerate(dict.fromkeys([*profile, at])):
            moved(done / (len(profile) + 1))
            found[precision] = uniqueness(precision.locations(degrees[used], records.xy[used]), attributes, who)

        request.step(translate("NearMiss", "Writing"), 0.8, 1.0)
        rows = [_row(precision, found[precision], middle) for precision in profile]
        outputs.write(
            "OUTPUT",
            columns(*rows[0]),
            [[row[name] for row in rows] for name in rows[0]],
            geometry_type=qgis.QgsWkbTypes.Type.NoGeometry,
            crs=qgis.QgsCoordinateReferenceSystem(),
            private=False,
            summary=True,
        )
        if needed is None:
            _write_annotated(request, outputs, table, used.tolist(), found[at])
        return {
            "INPUT_ROWS": len(table),
            "DISTINCT_LOCATIONS": found[at].distinct_locations,
            "ALONE": found[at].locations_with_one_record,
            "CELLS_OF_ONE": found[at].cells_of_one,
            **({} if working is None else {"WORKING_CRS": working.text}),
        }


def _precisions(request: Request) -> tuple[list[Precision], Precision]:
    """The precisions of the profile, and the one of the annotated points."""
    from ...core.precision import DECIMALS, GRID, one_precision, precisions

    profile = [
        *precisions(DECIMALS, request.text("DECIMALS"), "DECIMALS"),
        *precisions(GRID, request.text("GRIDS"), "GRIDS"),
    ]
    return profile, one_precision(request.text("ANNOTATE_AT") or "", "ANNOTATE_AT")


def _row(precision: Precision, found: Uniqueness, latitude: float) -> dict[str, Any]:
    width, height = precision.cell(latitude)
    return {
        "kind": precision.kind,
        "precision": precision.value,
        "cell_width_m": width,
        "cell_height_m": height,
        "rows": found.rows,
        "distinct_locations": found.distinct_locations,
        "locations_with_one_record": found.locations_with_one_record,
        "quasi_id_cells": found.cells,
        "cells_of_one": found.cells_of_one,
        "records_in_cells_of_one": found.records_in_cells_of_one,
        "share_unique": found.share_unique,
        "k_min": found.k_min,
    }


def _write_annotated(request: Request, outputs: Outputs, table: Table, used: list[int], found: Uniqueness) -> None:
    """Every record; those that were not measured have NULL."""
    from ...layers.write import rows_of

    sizes: list[int | None] = [None] * len(table)
    counts: list[int | None] = [None] * len(table)
    for row, size, count in zip(used, found.class_size.tolist(), found.location_count.tolist()):
        sizes[row], counts[row] = size, count
    source = request.required_source("INPUT")
    outputs.write(
        "ANNOTATED",
        columns("class_size", "location_count"),
        [sizes, counts],
        features=rows_of(table, range(len(table))),
        table=table,
        geometry_type=source.wkbType(),
        crs=source.sourceCrs(),
        style="reports",
        private=True,
    )


def _say_what_is_not_measured(request: Request, table: Table, measured: int) -> None:
    """Warn about records without a location.

    Raises
    ------
    NearMissError
        When there is none with one.
    """
    if not measured:
        raise NearMissError(
            translate(
                "NearMiss",
                "{layer}: none of its {rows} rows has a location that can be used, so nothing can be measured. Check its "
                "geometries and its CRS."
            ),
            layer=table.label,
            rows=len(table),
        )  # fmt: skip
    if measured < len(table):
        text = translate("NearMiss", "{layer}: {n} of {rows} rows have no usable location: not measured.")
        request.warn(text.format(layer=table.label, n=len(table) - measured, rows=len(table)))


def _say_who_is_unknown(request: Request, who: NDArray[np.int64] | None) -> None:
    """Warn that people are not counted, or that some of them are not known."""
    if who is None:
        text = translate(
            "NearMiss",
            "CONTRIBUTOR is not given: classes count records, and several records of one person look like several people. "
            "People are not tested."
        )  # fmt: skip
        request.warn(text)
        return
    unknown = int((who < 0).sum())
    if unknown:
        text = translate(
            "NearMiss",
            "The contributor of {n} of {rows} records is unknown: in a class they add no person beside a known one, else one."
        )  # fmt: skip
        request.warn(text.format(n=unknown, rows=len(who)))
