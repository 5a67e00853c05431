"""Which records are unlike everything near them?"""

from __future__ import annotations

from typing import Any

import qgis.core as qgis

from ...translation import translate
from .. import measured
from .. import parameters as shared
from ..algorithm import NearMissAlgorithm
from ..fields import columns
from ..outputs import Outputs
from ..request import Request


class NeighbourhoodUniqueness(NearMissAlgorithm):
    """Records near each one that share its attributes."""

    group_id = "measure"

    def title(self) -> str:
        return translate("NearMiss", "Uniqueness in the neighbourhood")

    def help_text(self) -> str:
        return translate(
            "NearMiss",
            "Counts for each record how many others are near it, and how many of them share its attributes. A record that is "
            "unlike everything near it waits only for somebody who knows the place roughly and one of its attributes.\n\n"
            "Near is within the radius, or among the nearest neighbours where their number is given (those as far away as the "
            "last of them count too). NULL is a value.\n\n"
            "same_attributes includes the record itself, so 1 is unlike everything near it. The attribute that the fewest "
            "share is named: it is the one to coarsen. Records are counted, not people: several reports of one person make "
            "each of them look less unique than the person is."
        )  # fmt: skip

    def define(self) -> list[qgis.QgsProcessingParameterDefinition]:
        neighbours = shared.integer("NEIGHBOURS", translate("NearMiss", "Nearest neighbours, instead of the radius"), 0)
        return [
            shared.points(),
            shared.explained(
                shared.field("ATTRIBUTES", translate("NearMiss", "Attributes"), "INPUT", optional=False, multiple=True),
                translate("NearMiss", "Fields an attacker may know."),
            ),
            shared.metres("RADIUS", translate("NearMiss", "Radius"), 250.0, above=0.0),
            shared.explained(neighbours, translate("NearMiss", "0: the radius decides.")),
            shared.threshold_k(),
            shared.sink("OUTPUT", translate("NearMiss", "Uniqueness near each record"), shared.POINTS, private=True),
        ]

    def numbers(self) -> dict[str, str]:
        return {
            "INPUT_ROWS": translate("NearMiss", "Records in"),
            "UNIQUE_RECORDS": translate("NearMiss", "Records unlike everything near them"),
            "BELOW_K": translate("NearMiss", "Records that share their attributes with fewer than K near them"),
        }

    def texts(self) -> dict[str, str]:
        return {"WORKING_CRS": translate("NearMiss", "CRS in which distances were measured")}

    def validate(self, request: Request) -> None:
        measured.plain_fields(request, "ATTRIBUTES")
        _radius(request)

    def execute(self, request: Request, outputs: Outputs) -> dict[str, Any]:
        from ...core.neighbourhood import neighbourhood

        request.step(translate("NearMiss", "Reading points"), 0.0, 0.4)
        fields, limit = request.fields("ATTRIBUTES"), request.integer("K") or 0
        points = measured.points(request, whole=True, contributor="")
        measured.say_people_are_not_counted(request)

        request.step(translate("NearMiss", "Comparing with what is near"), 0.4, 0.8)
        found = neighbourhood(
            points.xy,
            [points.classes([field]) for field in fields],
            points.classes(fields),
            radius=_radius(request),
            neighbours=request.integer("NEIGHBOURS") or 0,
            progress=request.progress(),
        )

        request.step(translate("NearMiss", "Writing"), 0.8, 1.0)
        names = columns("neighbours", "same_attributes", "unique_here", "rarest_attribute")
        rarest = [fields[i] for i in found.rarest.tolist()]
        points.annotate(
            outputs, "OUTPUT", names, [found.neighbours, found.same, found.unique, rarest], style="unique_here"
        )
        below = int((found.same < limit).sum())
        text = translate(
            "NearMiss",
            "{n} of {rows} records share their attributes with fewer than {k} near them (themselves included); the fewest: {low}."
        )  # fmt: skip
        request.info(text.format(n=below, rows=len(points), k=limit, low=int(found.same.min())))
        return {
            "INPUT_ROWS": len(points.table),
            "UNIQUE_RECORDS": int(found.unique.sum()),
            "BELOW_K": below,
            "WORKING_CRS": points.working.text,
        }


def _radius(request: Request) -> float:
    from ...core.number_lists import radius

    return radius(request.number("RADIUS"), "RADIUS")
