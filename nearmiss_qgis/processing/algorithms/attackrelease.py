"""Which published number is a report in, and what does that tell about it?"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import qgis.core as qgis

from ...core.errors import NearMissError
from ...translation import translate
from .. import attacked_release, inputs, measured
from .. import parameters as shared
from ..algorithm import NearMissAlgorithm
from ..fields import columns
from ..outputs import Outputs
from ..request import Request

if TYPE_CHECKING:
    from ...core.attack.release import Exposed
    from ...layers.read import Table

_PER_REPORT = ("is_published", "published_as", "k_published", "risk@attack", "place_is_right", "category_risk")


class AttackRelease(NearMissAlgorithm):
    """The release of counts by segment, attacked with the reports it was made of."""

    group_id = "attack"

    def title(self) -> str:
        return translate("NearMiss", "Attack a release of segments")

    def help_text(self) -> str:
        return translate(
            "NearMiss",
            "Attacks your own release: an attacker knows where somebody reported something, perhaps its category and when. Which "
            "published number is that report in, how many others share the number, and what does it tell?\n\n"
            "k is the number of reports in the same published number: the segment, its category where one is named, the rest "
            "else. With CONTRIBUTOR it counts people. 1 / k is the chance to pick this report out of them. K_MIN below the floor "
            "of your policy means that the release does not follow from these reports. PLACE_SUCCESS is how often the nearest "
            "segment with a count is the report's own, CATEGORY_SUCCESS how often its category is named right from the numbers "
            "of the segment, against the most frequent one everywhere.\n\n"
            "Somebody who knows the place learns the category mix of that place whatever k is. A low success says nothing about "
            "two releases together (see Verify a release, PREVIOUS), nor about what else the attacker knows."
        )  # fmt: skip

    def define(self) -> list[qgis.QgsProcessingParameterDefinition]:
        text = qgis.QgsProcessingParameterString
        period = text("PERIOD", translate("NearMiss", "Period that is published"), None, False, True)
        return [
            shared.layer("SNAPPED", translate("NearMiss", "Snapped reports (points with a segment id)"), shared.POINTS),
            shared.advanced(
                shared.field("SEGMENT_FIELD", translate("NearMiss", "Segment id of the reports"), "SNAPPED", default="segment_id")
            ),
            shared.layer("SEGMENTS", translate("NearMiss", "Published segments (lines)"), shared.LINES),
            shared.field("CATEGORY", translate("NearMiss", "Category"), "SNAPPED"),
            shared.contributor("SNAPPED"),
            shared.field("TIME", translate("NearMiss", "Time (datetime, date or ISO text)"), "SNAPPED"),
            shared.explained(period, translate("NearMiss", "With TIME: for example 2026, 2026-Q1 or 2026-01-01/2026-06-30.")),
            shared.metres("MAX_DISTANCE", translate("NearMiss", "Farthest street of a report"), 25.0, above=0.0),
            shared.sink("METRICS", translate("NearMiss", "Numbers of the attack"), shared.TABLES, private=False),
            shared.sink("PER_REPORT", translate("NearMiss", "Risk of each report"), shared.POINTS, private=True, optional=True),
        ]  # fmt: skip

    def numbers(self) -> dict[str, str]:
        return {
            "INPUT_ROWS": translate("NearMiss", "Reports in"),
            "REPORTS_PUBLISHED": translate("NearMiss", "Reports in a published number"),
            "K_MIN": translate("NearMiss", "Smallest k of a published number"),
            "SUCCESS": translate("NearMiss", "Expected share of published reports picked out"),
            "MAX_RISK": translate("NearMiss", "Largest risk of a report"),
            "RECORDS_AT_RISK_1": translate("NearMiss", "Reports that are alone in their number"),
            "PLACE_SUCCESS": translate("NearMiss", "Reports whose nearest counted segment is their own"),
            "CATEGORY_SUCCESS": translate("NearMiss", "Reports whose category is named right from their segment"),
            "CATEGORY_BASELINE": translate("NearMiss", "The same without the segment"),
        }

    def texts(self) -> dict[str, str]:
        return {"WORKING_CRS": translate("NearMiss", "CRS in which distances were measured")}

    def validate(self, request: Request) -> None:
        measured.plain_fields(request, "CATEGORY")
        measured.plain_fields(request, "CONTRIBUTOR")
        fields = request.required_source("SEGMENTS").fields().names()
        for name in ("segment_id", "report_count"):
            if name not in fields:
                raise NearMissError(
                    translate("NearMiss", "SEGMENTS has no field {name}. Give PUBLISHED of aggregateandwithhold."),
                    name=name,
                )  # fmt: skip
        if bool(request.text("PERIOD")) != bool(request.field("TIME")):
            raise NearMissError(translate("NearMiss", "TIME and PERIOD go together: give both or neither."))
        if request.text("PERIOD"):
            attacked_release.period(request)

    def execute(self, request: Request, outputs: Outputs) -> dict[str, Any]:
        from ...core.attack.release import expose
        from ...core.records import identifiers, people
        from ...core.segments import snap

        request.step(translate("NearMiss", "Reading reports and segments"), 0.0, 0.3)
        table = inputs.table(request, "SNAPPED")
        records, working = inputs.records(request, "SNAPPED", table, {})
        if working is None:
            raise NearMissError(translate("NearMiss", "{layer} has no point that can be used."), layer=table.label)
        streets = inputs.table(
            request, "SEGMENTS", only=["segment_id", "report_count", "category_breakdown"], may_be_empty=True
        )
        ids = streets.unique_identifiers("segment_id", "SEGMENTS")
        network = inputs.network(request, "SEGMENTS", streets, ids, working)
        segments = attacked_release.published(streets)

        request.step(translate("NearMiss", "Attacking"), 0.3, 0.8)
        own = attacked_release.own(request, table, ids)
        counted = network.only(segments.counted)
        near = snap(records.xy, counted, max_distance=request.number("MAX_DISTANCE"), progress=request.progress())
        category, person = request.field("CATEGORY"), request.field("CONTRIBUTOR")
        measured.say_who_is_unknown(request, None if person is None else people(table.values(person))[0])
        found = expose(
            own,
            near.assigned,
            segments,
            category=None if category is None else identifiers(table.values(category)),
            who=None if person is None else people(table.values(person))[0],
            inside=attacked_release.inside(request, table),
        )

        request.step(translate("NearMiss", "Writing"), 0.8, 1.0)
        rows = attacked_release.metrics(found, near.assigned)
        outputs.write_table("METRICS", columns("metric", "value", "note"), rows, private=False)
        _write_reports(request, outputs, table, found)
        numbers = {name.upper(): value for name, value, _ in rows if value is not None}
        kept = {name: numbers[name] for name in self.numbers() if name in numbers}
        return {"INPUT_ROWS": len(table), **kept, "WORKING_CRS": working.text}


def _write_reports(request: Request, outputs: Outputs, table: Table, found: Exposed) -> None:
    """PER_REPORT: every report with what the release tells about it."""
    if not outputs.wants("PER_REPORT"):
        return
    source, there = request.required_source("SNAPPED"), found.published.tolist()
    category = [None if value != value else value for value in found.category_risk.tolist()]
    outputs.write(
        "PER_REPORT",
        columns(*_PER_REPORT),
        [
            there,
            found.shown.tolist(),
            [k if one else None for k, one in zip(found.k.tolist(), there)],
            [risk if one else None for risk, one in zip(found.risk.tolist(), there)],
            [right if one else None for right, one in zip(found.place_right.tolist(), there)],
            category,
        ],
        features=table.features,
        table=table,
        geometry_type=source.wkbType(),
        crs=source.sourceCrs(),
        private=True,
    )
