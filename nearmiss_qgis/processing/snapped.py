"""The snapped reports of a request: measured again against their segments, without those left out by decision."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import qgis.core as qgis

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
