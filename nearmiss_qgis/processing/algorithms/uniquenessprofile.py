"""How many records are alone, at the precision that is published?"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import qgis.core as qgis

from ...translation import translate
from .. import measured
from .. import parameters as shared
from ..algorithm import NearMissAlgorithm
from ..fields import columns
from ..outputs import Outputs
from ..request import Request

if TYPE_CHECKING:
    from ...core.classes import Uniqueness
    from ...core.precision import Precision


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
            shared.points(),
            shared.quasi_identifiers(),
            shared.person(),
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
        measured.plain_fields(request, "QUASI_IDENTIFIERS")
        measured.plain_fields(request, "CONTRIBUTOR")

    def execute(self, request: Request, outputs: Outputs) -> dict[str, Any]:
        from ...core.audit import profile_row
        from ...core.classes import uniqueness

        request.step(translate("NearMiss", "Reading points"), 0.0, 0.5)
        fields = request.fields("QUASI_IDENTIFIERS")
        points = measured.points(request, whole=outputs.wants("ANNOTATED"), fields=fields)
        measured.say_who_is_unknown(request, points.who)

        profile, at = _precisions(request)
        attributes = points.classes(fields)
        request.step(translate("NearMiss", "Counting classes"), 0.5, 0.8)
        moved = request.progress()
        found: dict[Precision, Uniqueness] = {}
        for done, precision in enumerate(dict.fromkeys([*profile, at])):
            moved(done / (len(profile) + 1))
            found[precision] = uniqueness(precision.locations(points.lonlat, points.xy), attributes, points.who)

        request.step(translate("NearMiss", "Writing"), 0.8, 1.0)
        rows = [profile_row(precision, found[precision], points.middle_latitude) for precision in profile]
        outputs.write_table("OUTPUT", columns(*rows[0]), [list(row.values()) for row in rows], private=False)
        sizes = [found[at].class_size, found[at].location_count]
        points.annotate(outputs, "ANNOTATED", columns("class_size", "location_count"), sizes, style="class_size")
        return {
            "INPUT_ROWS": len(points.table),
            "DISTINCT_LOCATIONS": found[at].distinct_locations,
            "ALONE": found[at].locations_with_one_record,
            "CELLS_OF_ONE": found[at].cells_of_one,
            "WORKING_CRS": points.working.text,
        }


def _precisions(request: Request) -> tuple[list[Precision], Precision]:
    """The precisions of the profile, and the one of the annotated points."""
    from ...core.precision import DECIMALS, GRID, one_precision, precisions

    profile = [
        *precisions(DECIMALS, request.text("DECIMALS"), "DECIMALS"),
        *precisions(GRID, request.text("GRIDS"), "GRIDS"),
    ]
    return profile, one_precision(request.text("ANNOTATE_AT") or "", "ANNOTATE_AT")
