"""Which records carry the risk, and why?"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import qgis.core as qgis

from ...translation import translate
from .. import auxiliary, decided, measured, ranked
from .. import parameters as shared
from ..algorithm import NearMissAlgorithm
from ..outputs import Outputs
from ..request import Request

if TYPE_CHECKING:
    from ...core.ranking import Settings


class RankRecords(NearMissAlgorithm):
    """Records by risk, the worst first, each with its reasons."""

    group_id = "measure"

    def title(self) -> str:
        return translate("NearMiss", "Rank records by risk")

    def help_text(self) -> str:
        return translate(
            "NearMiss",
            "Lists the records that carry the most risk of re-identification, the worst first, each with its reasons in words: "
            "alone at its location, few candidates near it, unlike everything around it, far from all others.\n\n"
            "The risk is the larger of 1/class size (records that share its quasi-identifiers and its location at the "
            "precision you intend to publish) and 1/candidates (subjects of the auxiliary layer within the radius). It is a "
            "lower bound: an attacker may use both, and may know more. Without an auxiliary layer candidates are not tested. "
            "No candidate at all is a reason, but not a risk: the auxiliary layer may be incomplete there.\n\n"
            "A risk of 1 singles the record out. A low one says that the fields and the layer given here do not. Decide for "
            "each record: leave it out, generalise it, or keep it and say why."
        )  # fmt: skip

    def define(self) -> list[qgis.QgsProcessingParameterDefinition]:
        return [
            shared.points(),
            shared.record_id(),
            shared.quasi_identifiers(),
            shared.person(),
            *shared.auxiliary(),
            *_distances(),
            shared.integer("TOP", translate("NearMiss", "How many records to list"), 20, low=1),
            shared.threshold_k(),
            shared.advanced(shared.decisions()),
            shared.sink("OUTPUT", translate("NearMiss", "Records at risk"), shared.POINTS, private=True),
            shared.sink(
                "ALL", translate("NearMiss", "All records by risk"), shared.POINTS, private=True, optional=True
            ),
        ]

    def numbers(self) -> dict[str, str]:
        return {
            "INPUT_ROWS": translate("NearMiss", "Records in"),
            "MAX_RISK": translate("NearMiss", "Highest risk"),
            "RECORDS_AT_RISK": translate("NearMiss", "Records with a risk above 1/K"),
            "PEOPLE_AT_RISK": translate("NearMiss", "People with such a record"),
            "EXPECTED_BY_CLASS": translate("NearMiss", "Expected re-identifications by class (sum of 1/class size)"),
            "EXPECTED_BY_CANDIDATES": translate(
                "NearMiss", "Expected re-identifications by candidates (sum of 1/candidates)"
            ),
            "NO_CANDIDATE": translate("NearMiss", "Records without a candidate"),
            "ISOLATED": translate("NearMiss", "Isolated records"),
        }

    def texts(self) -> dict[str, str]:
        return {"WORKING_CRS": translate("NearMiss", "CRS in which distances were measured")}

    def validate(self, request: Request) -> None:
        auxiliary.check(request)
        _settings(request)
        for name in ("REPORT_ID", "QUASI_IDENTIFIERS"):
            measured.plain_fields(request, name)

    def execute(self, request: Request, outputs: Outputs) -> dict[str, Any]:
        request.step(translate("NearMiss", "Reading points"), 0.0, 0.4)
        points = measured.points(request, whole=True)
        measured.say_who_is_unknown(request, points.who)
        decisions = decided.read(request, "INPUT", points.table)
        if decisions is not None:
            points = decided.kept(points, decisions)
        settings = _settings(request)
        joined = auxiliary.read(request, points, settings.radius)
        if joined is None:
            text = translate(
                "NearMiss", "AUXILIARY is not given: candidates are not tested, the risk is that of classes alone."
            )
            request.warn(text)

        request.step(translate("NearMiss", "Ranking"), 0.4, 0.8)
        ranking = ranked.rank(
            request,
            points,
            points.classes(request.fields("QUASI_IDENTIFIERS")),
            settings,
            grid=request.number("GRID") or 100.0,
            ids=points.identifiers(request.field("REPORT_ID")),
            auxiliary=None if joined is None else joined.who,
        )

        request.step(translate("NearMiss", "Writing"), 0.8, 1.0)
        ranking.write(outputs, "OUTPUT", request.integer("TOP"))
        ranking.write(outputs, "ALL")
        return {"INPUT_ROWS": len(points.table), **ranking.numbers(), "WORKING_CRS": points.working.text}


def _settings(request: Request) -> Settings:
    from ...core.number_lists import radius
    from ...core.ranking import Settings

    return Settings(
        k=request.integer("K") or 0,
        radius=radius(request.number("RADIUS"), "RADIUS"),
        nearby_radius=radius(request.number("NEARBY_RADIUS"), "NEARBY_RADIUS"),
        neighbour=request.integer("ISOLATION_NEIGHBOUR") or 0,
        isolated_at=request.number("ISOLATED_AT") or 0.0,
        fields=", ".join(request.fields("QUASI_IDENTIFIERS")),
    )


def _distances() -> list[qgis.QgsProcessingParameterDefinition]:
    grid = shared.metres("GRID", translate("NearMiss", "Location precision (grid cell)"), 100.0, above=0.0)
    nearby = translate("NearMiss", "Radius of records like it")
    neighbour = translate("NearMiss", "Isolation: distance to which nearest other record (5: the fifth)")
    isolated = translate("NearMiss", "Isolated: farther than this from that record")
    return [
        shared.metres("RADIUS", translate("NearMiss", "Radius of candidates"), 50.0, above=0.0),
        shared.explained(grid, translate("NearMiss", "The precision you intend to publish.")),
        shared.advanced(shared.metres("NEARBY_RADIUS", nearby, 250.0, above=0.0)),
        shared.advanced(shared.integer("ISOLATION_NEIGHBOUR", neighbour, 5, low=1)),
        shared.advanced(shared.metres("ISOLATED_AT", isolated, 500.0, above=0.0)),
    ]
