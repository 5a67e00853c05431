"""Which street segment does each report belong to?"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import qgis.core as qgis

from ...core.errors import NearMissError
from ...core.policy import MAX_SNAP_DISTANCE_M, SAME_PLACE_M
from ...translation import translate
from .. import inputs
from .. import parameters as shared
from ..algorithm import NearMissAlgorithm
from ..fields import columns
from ..outputs import Outputs
from ..request import Request

if TYPE_CHECKING:
    from ...core.network import Network
    from ...core.records import Records
    from ...core.segments import Snap
    from ...layers.crs import WorkingCrs
    from ...layers.read import Table


class SnapToSegments(NearMissAlgorithm):
    """Give each report the id of its nearest street segment."""

    def title(self) -> str:
        return translate("NearMiss", "Snap reports to street segments")

    def help_text(self) -> str:
        return translate(
            "NearMiss",
            "Finds the street segment nearest to each report, in ground metres, exactly: the nearest point of the "
            "polyline, not of its vertices or its bounding box.\n\n"
            "Status: snapped (within the maximum distance), ambiguous (the runner-up is at most the margin "
            "farther; the winner still counts), unsnapped (no street near enough) and excluded (null, empty or "
            "non-finite geometry, or more than one part). The four sum to the reports in. Equally near streets go to the "
            "smaller id.\n\n"
            "Many unsnapped reports mean that streets are missing, or that the layers lie in different places. "
            "Rows are ordered by their values, so that the result does not depend on the order of the input. "
            "The output is PRIVATE: it holds single reports."
        )  # fmt: skip

    def define(self) -> list[qgis.QgsProcessingParameterDefinition]:
        own_or_nearest = [
            translate("NearMiss", "The report's own point"),
            translate("NearMiss", "The nearest point on the street"),
        ]
        return [
            shared.reports(),
            *shared.streets(shared.LINES),
            shared.metres(
                "MAX_DISTANCE", translate("NearMiss", "Maximum distance to a street"), MAX_SNAP_DISTANCE_M, above=0.0
            ),
            shared.explained(
                shared.advanced(
                    shared.metres(
                        "AMBIGUITY_MARGIN",
                        translate("NearMiss", "Ambiguous if a second street is at most this much farther"),
                        0.0,
                    )
                ),
                translate("NearMiss", "0: exact ties only. Ambiguous reports still count on the nearest street."),
            ),
            shared.advanced(shared.choice("GEOMETRY", translate("NearMiss", "Point of the output"), own_or_nearest)),
            shared.sink("OUTPUT", translate("NearMiss", "Snapped reports"), shared.POINTS, private=True),
        ]

    def numbers(self) -> dict[str, str]:
        return {
            "INPUT_ROWS": translate("NearMiss", "Reports in"),
            "SNAPPED": translate("NearMiss", "Snapped"),
            "AMBIGUOUS": translate("NearMiss", "Ambiguous (snapped to the winner)"),
            "UNSNAPPED": translate("NearMiss", "Unsnapped"),
            "EXCLUDED": translate("NearMiss", "Excluded"),
        }

    def texts(self) -> dict[str, str]:
        return {"WORKING_CRS": translate("NearMiss", "CRS in which distances were measured")}

    def execute(self, request: Request, outputs: Outputs) -> dict[str, Any]:
        from ...core import segments

        request.step(translate("NearMiss", "Reading reports and streets"), 0.0, 0.25)
        table = inputs.table(request, "REPORTS")
        records, working = inputs.records(request, "REPORTS", table, {})
        streets = inputs.table(request, "STREETS")
        ids = inputs.segment_ids(request, "STREETS", "SEGMENT_ID", streets)
        if working is None:
            raise NearMissError(
                translate("NearMiss", "{layer}: none of the {rows} rows has a point that can be used ({why})."),
                layer=table.label,
                rows=len(table),
                why=inputs.in_words(records),
            )
        network = inputs.network(request, "STREETS", streets, ids, working)
        if not len(network.edges):
            raise NearMissError(
                translate("NearMiss", "{layer}: none of the {n} streets has a geometry with a length."),
                layer=streets.label,
                n=len(streets),
            )

        request.step(translate("NearMiss", "Finding the nearest segments"), 0.25, 0.6)
        snap = segments.snap(
            records.xy,
            network,
            max_distance=request.number("MAX_DISTANCE"),
            margin=request.number("AMBIGUITY_MARGIN"),
            progress=request.progress(),
        )
        _check_overlap(request, snap)

        request.step(translate("NearMiss", "Writing"), 0.6, 1.0)
        source = request.required_source("REPORTS")
        moved = _moved(request, table, records, snap, network, working) if request.choice("GEOMETRY") else None
        outputs.write(
            "OUTPUT",
            columns("segment_id", "snap_distance_m", "snap_status", "runner_up_id", "runner_up_m"),
            _values(snap, network),
            features=table.features,
            geometries=moved,
            table=table,
            geometry_type=source.wkbType() if moved is None else qgis.QgsWkbTypes.flatType(source.wkbType()),
            crs=source.sourceCrs(),
            style="snapped",
            private=True,
        )
        return {
            "INPUT_ROWS": len(table),
            "SNAPPED": snap.count(segments.SNAPPED),
            "AMBIGUOUS": snap.count(segments.AMBIGUOUS),
            "UNSNAPPED": snap.count(segments.UNSNAPPED),
            "EXCLUDED": snap.count(segments.EXCLUDED),
            "WORKING_CRS": working.text,
        }


def _moved(
    request: Request, table: Table, records: Records, snap: Snap, network: Network, working: WorkingCrs
) -> list[qgis.QgsGeometry | None]:
    """Each report at the nearest point of its street, in the CRS of the reports."""
    from ...core.network import nearest_on_own_segment
    from ...layers.write import points_at

    _, place = nearest_on_own_segment(records.xy, snap.assigned, network, request.progress())
    return points_at(working.unproject(place, request.crs("REPORTS")), table)


def _values(snap: Snap, network: Network) -> list[list[Any]]:
    from ...core.segments import STATUS_NAMES

    names = [*network.ids, None]  # index -1 is no segment
    return [
        [names[i] for i in snap.assigned.tolist()],
        [None if d != d else d for d in snap.distance.tolist()],
        [STATUS_NAMES[status] for status in snap.status.tolist()],
        [names[i] for i in snap.runner_up.tolist()],
        [None if d != d else d for d in snap.runner_up_distance.tolist()],
    ]


def _check_overlap(request: Request, snap: Snap) -> None:
    """Refuse layers that do not cover the same place; warn when nothing was near enough."""
    from ...core import segments

    if snap.count(segments.SNAPPED) + snap.count(segments.AMBIGUOUS):
        return
    nearest = snap.nearest_m
    if nearest is None or nearest > SAME_PLACE_M:
        raise NearMissError(
            translate(
                "NearMiss",
                "{reports} and {streets} do not lie in the same place: no report is within {km:g} km of a street. Is the CRS "
                "of each layer the right one?"
            ),
            reports=request.label("REPORTS"),
            streets=request.label("STREETS"),
            km=SAME_PLACE_M / 1000,
        )  # fmt: skip
    request.warn(
        translate(
            "NearMiss", "No report is within MAX_DISTANCE of a street: check the layers, their CRS and the distance."
        )
    )
