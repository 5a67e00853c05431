"""The snapped reports of a request: measured again against their segments, without those left out by decision."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import qgis.core as qgis

from ..core.errors import NearMissError
from ..translation import translate
from . import inputs
from .request import Request

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from ..core.aggregation import Categories
    from ..core.network import Network
    from ..layers.read import Table

_DISTANCES = ("snap_distance_m", "snap_dista")  # the second one as a Shapefile cuts it


def snapped_reports(request: Request) -> Table:
    """The snapped reports; what follows does not depend on their order."""
    needed = [request.field(name) for name in ("SEGMENT_FIELD", "CATEGORY", "CONTRIBUTOR", "REPORT_ID")]
    needed += [name for name in request.required_source("SNAPPED").fields().names() if name in _DISTANCES]
    return inputs.table(request, "SNAPPED", only=needed)


def measured_again(
    request: Request, snapped: Table, streets: Table, segment: NDArray[np.int64], ids: list[str]
) -> tuple[Network | None, str | None]:
    """Check that reports lie where their segment ids say; return the network and the CRS it is measured in."""
    import numpy as np

    from ..core.network import require_own_segments

    source, street_source = request.required_source("SNAPPED"), request.required_source("STREETS")
    polygons = qgis.QgsWkbTypes.geometryType(street_source.wkbType()) == qgis.QgsWkbTypes.GeometryType.PolygonGeometry
    working = points = None
    if source.wkbType() != qgis.QgsWkbTypes.Type.NoGeometry:
        records, working = inputs.records(request, "SNAPPED", snapped, {})
        points = records.xy
    if working is None:
        working = inputs.centred_on(request, "STREETS", streets)
    network = None if working is None else inputs.network(request, "STREETS", streets, ids, working)
    measured, unmeasured = 0, int(np.count_nonzero(segment >= 0))
    stored = next((name for name in snapped.fields.names() if name in _DISTANCES), None)
    if points is not None and network is not None and stored is not None:
        claimed = np.array([_distance(value) for value in snapped.values(stored)])
        measured, unmeasured = require_own_segments(
            points, segment, claimed, network, polygons=polygons, progress=request.progress()
        )
    request.info(translate("NearMiss", "{n} reports lie where their segment id says.").format(n=measured))
    if unmeasured:
        text = translate(
            "NearMiss",
            "Whether {n} reports lie on the segments of their ids was not tested: they have no geometry or no {field}."
        )  # fmt: skip
        request.warn(text.format(n=unmeasured, field=_DISTANCES[0]))
    return (None if polygons else network), (None if working is None else working.text)


def left_out(request: Request, snapped: Table) -> NDArray[np.bool_]:
    """Reports that the analyst decided to leave out."""
    import numpy as np

    from ..core import decisions as decided

    if not request.given("DECISIONS"):
        return np.zeros(len(snapped), dtype=bool)
    decisions = inputs.table(request, "DECISIONS", may_be_empty=True)
    for field in ("record_id", "decision"):
        if field not in decisions.fields.names():
            raise NearMissError(
                translate("NearMiss", "{layer} has no field {field}."), layer=decisions.label, field=field
            )
    mask, not_found = decided.left_out(
        snapped.identifiers(request.field("REPORT_ID")),
        decisions.identifiers("record_id"),
        decisions.identifiers("decision"),
    )
    if not_found:
        request.warn(
            translate(
                "NearMiss",
                "DECISIONS: {n} record ids to leave out are not in SNAPPED. Nothing is left out for them: is REPORT_ID the "
                "right field?"
            ).format(n=not_found)
        )  # fmt: skip
    return mask


def categories_of(
    request: Request, snapped: Table, field: str, out: NDArray[np.bool_], counted: NDArray[np.bool_]
) -> Categories:
    """Categories of the counted reports; the domain is taken from snapped and unsnapped ones."""
    from ..core.aggregation import categories

    listed = request.text("CATEGORIES")
    domain = [name.strip() for name in listed.split(",") if name.strip()] if listed else None
    found = categories(snapped.values(field)[~out], domain)
    return found.rows(counted[~out])


def _distance(value: Any) -> float:
    """A stored distance; NaN where there is none."""
    try:
        return float("nan") if value is None or value == "" else float(value)
    except ValueError:
        return float("nan")
