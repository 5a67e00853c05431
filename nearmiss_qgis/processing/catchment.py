"""The catchment of a street segment: the subjects that are nearest to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from qgis.core import QgsProcessingParameterDefinition

from ..core.policy import MAX_SNAP_DISTANCE_M
from ..translation import translate
from . import inputs
from . import parameters as shared
from .request import Request

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from ..core.subjects import Subjects
    from .measured import Points


def parameters() -> list[QgsProcessingParameterDefinition]:
    """STREETS, SEGMENT_ID and MAX_DISTANCE, all optional."""
    streets = shared.layer("STREETS", translate("NearMiss", "Streets"), shared.LINES, optional=True)
    segment = shared.field("SEGMENT_ID", translate("NearMiss", "Id of a street segment"), "STREETS")
    distance = shared.metres(
        "MAX_DISTANCE",
        translate("NearMiss", "Farthest a street segment may be from a point or a subject"),
        MAX_SNAP_DISTANCE_M,
        above=0.0,
    )
    tip = translate(
        "NearMiss",
        "With streets the catchment is counted too: the subjects whose nearest segment is that of the point."
    )  # fmt: skip
    return [shared.explained(streets, tip), shared.advanced(segment), shared.advanced(distance)]


def candidates(request: Request, points: Points, who: Subjects) -> NDArray[np.float64] | None:
    """Candidates on the segment of each point, NaN where it has none; None without STREETS."""
    import numpy as np

    from ..core.segments import snap
    from ..core.subjects import on_segments

    if not request.given("STREETS"):
        return None
    streets = inputs.table(request, "STREETS", only=[request.field("SEGMENT_ID")])
    ids = inputs.segment_ids(request, "STREETS", "SEGMENT_ID", streets)
    network = inputs.network(request, "STREETS", streets, ids, points.working)
    farthest = request.number("MAX_DISTANCE") or MAX_SNAP_DISTANCE_M
    own = snap(points.xy, network, max_distance=farthest, progress=request.progress()).assigned
    theirs = snap(who.xy, network, max_distance=farthest, progress=request.progress()).assigned
    nowhere = int((own < 0).sum())
    if nowhere:
        text = translate(
            "NearMiss", "{n} of {rows} points have no segment within {m:g} m: no catchment is measured for them."
        )
        request.warn(text.format(n=nowhere, rows=len(own), m=farthest))
    k = on_segments(theirs, who, len(ids))
    return np.where(own >= 0, k[own], np.nan)


def smallest(k: NDArray[np.float64] | None) -> dict[str, float]:
    """CATCHMENT_K_MIN, where there is one."""
    import numpy as np

    known = np.zeros(0) if k is None else k[np.isfinite(k)]
    if not len(known):
        return {}
    least = float(known.min())
    return {"CATCHMENT_K_MIN": int(least) if least.is_integer() else least}
