"""Fields that tell a location more exactly than it is written: found by their values, else by their names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from qgis.core import QgsUnitTypes

from ..translation import translate
from .request import Request

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from ..core.precision import Precision
    from .measured import Points


def warn_of_fields(request: Request, precision: Precision, points: Points) -> None:
    """Warn of fields that hold the location at more digits than `precision`, and of those named like coordinates.

    Values are compared with the coordinates in the CRS of the layer and in EPSG:4326.
    """
    from ..core.reduction import COORDINATE_NAMES, rows_that_tell

    places = _places(precision, points)
    written = precision.coordinates(points.lonlat, points.xy)
    tell, named = [], []
    for index in range(points.table.fields.count()):
        if index == points.table.key:
            continue
        field = points.table.fields.at(index).name()
        values = points.values(field)
        if _as_written(values, written):
            continue
        rows = rows_that_tell(values.tolist(), places, request.progress())
        if rows:
            tell.append(translate("NearMiss", "{field} ({rows} rows)").format(field=field, rows=rows))
        elif field.lower() in COORDINATE_NAMES:
            named.append(field)
    if tell:
        text = translate(
            "NearMiss",
            "Fields hold the exact location, or more digits of it than are written: {fields}. They are kept: remove them, or "
            "the rounding protects nobody."
        )  # fmt: skip
        request.warn(text.format(fields=", ".join(tell)))
    if named:
        text = translate(
            "NearMiss",
            "Fields are named like coordinates, and their values were not recognised: {fields}. They may hold the location in "
            "another form. Look at them before anybody gets the file."
        )  # fmt: skip
        request.warn(text.format(fields=", ".join(named)))


def _places(precision: Precision, points: Points) -> list[tuple[NDArray[np.float64], float]]:
    """Exact coordinates in the CRSs in which a field may hold them, and the side of a cell in their units."""
    from ..core.precision import degree_m
    from ..layers.geometry import raw_points

    metres = precision.cell(points.middle_latitude)[1]
    degrees = metres / float(degree_m([points.middle_latitude])[0, 1])
    crs = points.source.sourceCrs()
    own = degrees
    if not crs.isGeographic():
        own = metres / QgsUnitTypes.fromUnitToUnitFactor(crs.mapUnits(), QgsUnitTypes.DistanceUnit.DistanceMeters)
    exact = raw_points(points.table)[0][points.used]
    return [(exact, own), (points.lonlat, degrees)]


def _as_written(values: NDArray[np.object_], written: NDArray[np.float64]) -> bool:
    """Whether a field only repeats a coordinate that is written anyway; a field without values does."""
    given = [(value, pair) for value, pair in zip(values.tolist(), written.tolist()) if value not in (None, "")]
    return all(value in pair for value, pair in given)
