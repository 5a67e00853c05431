"""Which segments may show a count, which must not, and why?"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import qgis.core as qgis

from ...core.errors import NearMissError
from ...core.policy import ZEROS_PUBLISHED, Policy
from ...translation import translate
from .. import decided, inputs
from .. import parameters as shared
from ..algorithm import NearMissAlgorithm
from ..fields import columns
from ..outputs import Outputs
from ..request import Request
from ..snapped import categories_of, measured_again, snapped_reports

if TYPE_CHECKING:
    from ...core.aggregation import Aggregation
    from ...core.network import Network
    from ...layers.read import Table


class AggregateAndWithhold(NearMissAlgorithm):
    """Count reports per segment and withhold what would give somebody away."""

    def title(self) -> str:
        return translate("NearMiss", "Aggregate and withhold")

    def help_text(self) -> str:
        return translate(
            "NearMiss",
            "Counts snapped reports per segment and withholds every count that too few people stand behind.\n\n"
            "A segment is withheld when fewer than k people (with a contributor field; else reports) are on it (primary), or "
            "when two people hold nearly all of its reports (dominance). A breakdown by category is shown only where every "
            "cell and the unnamed rest clear their floors and nobody can work out what is hidden. In the published layer a "
            "segment without reports and one that is withheld look the same.\n\n"
            "Published segments, breakdown and totals are candidates: they become public only through the publishing gate. "
            "Withheld segments are PRIVATE: take that layer out of a map before you export it. A low share of "
            "published reports is the price of the floors, not a fault; it falls on quiet streets. Without a "
            "contributor field one person's five reports clear a floor of three: people are not tested."
        )  # fmt: skip

    def define(self) -> list[qgis.QgsProcessingParameterDefinition]:
        return [*_inputs(), *shared.policy(), *_options(), *_outputs()]

    def numbers(self) -> dict[str, str]:
        return {
            "INPUT_ROWS": translate("NearMiss", "Reports in"),
            "SEGMENTS_PUBLISHED": translate("NearMiss", "Segments with a published count"),
            "SEGMENTS_WITHHELD": translate("NearMiss", "Segments withheld"),
            "SEGMENTS_ZERO": translate("NearMiss", "Segments without reports"),
            "REPORTS_PUBLISHED": translate("NearMiss", "Reports in published counts"),
            "REPORTS_WITHHELD": translate("NearMiss", "Reports on withheld segments"),
            "REPORTS_UNSNAPPED": translate("NearMiss", "Reports without a segment"),
            "REPORTS_LEFT_OUT": translate("NearMiss", "Reports left out by decision"),
            "COVERAGE": translate("NearMiss", "Share of snapped reports that is published"),
            "K_MIN": translate("NearMiss", "Smallest k of a published segment"),
            "COMPLEMENTARY_COUNT": translate("NearMiss", "Segments withheld to protect others"),
        }

    def texts(self) -> dict[str, str]:
        return {
            "POLICY": translate("NearMiss", "Policy in force (JSON)"),
            "WORKING_CRS": translate("NearMiss", "CRS in which distances were measured"),
        }

    def validate(self, request: Request) -> None:
        shared.read_policy(request)
        kind = qgis.QgsWkbTypes.geometryType(request.required_source("SNAPPED").wkbType())
        if kind in (qgis.QgsWkbTypes.GeometryType.LineGeometry, qgis.QgsWkbTypes.GeometryType.PolygonGeometry):
            raise NearMissError(
                translate("NearMiss", "{layer} holds lines or polygons. Give the snapped reports: points, or a table."),
                layer=request.label("SNAPPED"),
            )
        for name in ("TOTALS_BY", "PREVIOUS"):
            if request.given(name):
                raise NearMissError(
                    translate(
                        "NearMiss",
                        "{name} is not available yet: what it publishes or keeps would have to be checked together with "
                        "the withheld counts, and this version cannot do that. Leave {name} empty."
                    ),
                    name=name,
                )  # fmt: skip
        if request.given("CATEGORIES") and request.field("CATEGORY") is None:
            raise NearMissError(
                translate("NearMiss", "CATEGORIES is given without CATEGORY, the field they are values of.")
            )
        if request.given("DECISIONS") and request.field("REPORT_ID") is None:
            raise NearMissError(
                translate("NearMiss", "DECISIONS needs REPORT_ID, the field of SNAPPED that its record_id stands for.")
            )

    def execute(self, request: Request, outputs: Outputs) -> dict[str, Any]:
        import numpy as np

        from ...core.aggregation import aggregate, segments_of
        from ...core.records import people

        request.step(translate("NearMiss", "Reading reports and streets"), 0.0, 0.3)
        policy = shared.read_policy(request)
        snapped, streets = snapped_reports(request), inputs.table(request, "STREETS")
        ids = inputs.segment_ids(request, "STREETS", "SEGMENT_ID", streets)
        segment = segments_of(snapped.identifiers(request.field("SEGMENT_FIELD")), ids)
        network, working_crs = measured_again(request, snapped, streets, segment, ids)
        decisions = decided.read(request, "SNAPPED", snapped)
        out = np.zeros(len(snapped), dtype=bool) if decisions is None else decisions.left_out

        request.step(translate("NearMiss", "Counting and withholding"), 0.3, 0.6)
        counted = ~out & (segment >= 0)
        who, what = request.field("CONTRIBUTOR"), request.field("CATEGORY")
        found = aggregate(
            segment[counted],
            ids,
            policy=policy,
            contributor=people(snapped.values(who))[0][counted] if who else None,
            categories=categories_of(request, snapped, what, out, counted) if what else None,
            publish_total=request.choice("PUBLISH_TOTAL"),
            progress=request.progress(),
        )
        _say_what_holds(request, policy, found)

        request.step(translate("NearMiss", "Writing"), 0.6, 1.0)
        _write(request, outputs, found, streets, ids, network)
        return {
            "INPUT_ROWS": len(snapped),
            **found.numbers(),
            "REPORTS_UNSNAPPED": int(np.count_nonzero(~out & (segment < 0))),
            "REPORTS_LEFT_OUT": int(np.count_nonzero(out)),
            "POLICY": policy.to_json(k_counts="people" if who else "rows"),
            **({"WORKING_CRS": working_crs} if working_crs else {}),
        }


def _inputs() -> list[qgis.QgsProcessingParameterDefinition]:
    return [
        shared.layer("SNAPPED", translate("NearMiss", "Snapped reports"), shared.TABLES),
        shared.advanced(
            shared.field(
                "SEGMENT_FIELD",
                translate("NearMiss", "Segment id of a report"),
                "SNAPPED",
                default="segment_id",
            )
        ),
        *shared.streets(shared.LINES_OR_POLYGONS),
        shared.advanced(shared.field("SEGMENT_NAME", translate("NearMiss", "Name of a segment"), "STREETS")),
        shared.field("CATEGORY", translate("NearMiss", "Category (hazard type)"), "SNAPPED"),
        shared.contributor("SNAPPED"),
    ]


def _options() -> list[qgis.QgsProcessingParameterDefinition]:
    totals = [
        translate("NearMiss", "None"),
        translate("NearMiss", "Of the published segments"),
        translate("NearMiss", "Of all snapped reports, where it gives no withheld count away"),
    ]
    folded = [
        shared.categories(),
        shared.choice("PUBLISH_TOTAL", translate("NearMiss", "Published total"), totals),
        shared.hidden(shared.field("TOTALS_BY", translate("NearMiss", "Group totals by"), "STREETS", multiple=True)),
        shared.explained(
            qgis.QgsProcessingParameterBoolean(
                "COMPLEMENTARY",
                translate("NearMiss", "Withhold more where published sums would give a count away"),
                True,
            ),
            translate("NearMiss", "Has no effect yet: the totals that can be published now give no count away."),
        ),
        shared.hidden(shared.any_path("PREVIOUS", translate("NearMiss", "Last release"), optional=True)),
        shared.decisions(),
        shared.field("REPORT_ID", translate("NearMiss", "Report id (for decisions)"), "SNAPPED"),
    ]
    return [shared.advanced(definition) for definition in folded]


def _outputs() -> list[qgis.QgsProcessingParameterDefinition]:
    table = [qgis.QgsProcessing.SourceType.TypeVector]
    return [
        shared.sink(
            "PUBLISHED", translate("NearMiss", "Published segments (candidate)"), shared.ANY_GEOMETRY, private=False
        ),
        shared.sink("BREAKDOWN", translate("NearMiss", "Breakdown (candidate)"), table, private=False, optional=True),
        shared.sink("TOTALS", translate("NearMiss", "Totals (candidate)"), table, private=False, optional=True),
        shared.sink("WITHHELD", translate("NearMiss", "Withheld segments"), shared.ANY_GEOMETRY, private=True),
    ]


def _say_what_holds(request: Request, policy: Policy, found: Aggregation) -> None:
    """Log the policy in force, and warn about what weakens it or was not tested."""
    request.info(translate("NearMiss", "Policy in force: {policy}").format(policy=policy.to_json()))
    reasons = ", ".join(f"{name} {n}" for name, n in found.reasons().items())
    request.info(translate("NearMiss", "Withheld segments by reason: {reasons}").format(reasons=reasons))
    for text in found.weaknesses(domain_given=request.given("CATEGORIES")):
        request.warn(translate("NearMiss", text))


def _write(
    request: Request, outputs: Outputs, found: Aggregation, streets: Table, ids: list[str], network: Network | None
) -> None:
    """The four outputs, each where it is asked for."""
    from ...layers.geometry import geometry_type
    from ...layers.write import rows_of

    source, named = request.required_source("STREETS"), request.field("SEGMENT_NAME")
    names = streets.identifiers(named) if named else [None] * len(ids)
    on_map: dict[str, Any] = {"geometry_type": geometry_type(streets, source), "crs": source.sourceCrs()}
    as_table: dict[str, Any] = {
        "geometry_type": qgis.QgsWkbTypes.Type.NoGeometry,
        "crs": qgis.QgsCoordinateReferenceSystem(),
        "private": False,
    }

    style = "published_zeros" if found.policy.zeros == ZEROS_PUBLISHED else "published"
    keep, shown = found.published_rows()
    rows = [[ids[s] for s in keep], [names[s] for s in keep], *shown.values()]
    fields = columns("segment_id", "name", *shown)
    outputs.write("PUBLISHED", fields, rows, features=rows_of(streets, keep), style=style, private=False, **on_map)

    keep, shown = found.breakdown_rows()
    outputs.write("BREAKDOWN", columns("segment_id", *shown), [[ids[s] for s in keep], *shown.values()], **as_table)

    shown = found.total_rows()
    outputs.write("TOTALS", columns(*shown), list(shown.values()), **as_table)

    keep, shown = found.withheld_rows(network.lengths if network is not None else None)
    rows = [[ids[s] for s in keep], [names[s] for s in keep], *shown.values()]
    fields = columns("segment_id", "name", *shown)
    outputs.write("WITHHELD", fields, rows, features=rows_of(streets, keep), style="withheld", private=True, **on_map)
