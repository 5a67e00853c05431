"""Geometries as they stand in a release: degrees, 6 decimals, two dimensions; as GeoJSON, WKT and WKB."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Optional

import numpy as np
from numpy.typing import NDArray
from qgis.core import QgsCoordinateReferenceSystem, QgsCoordinateTransformContext, QgsFeature

from ..core.errors import NearMissError, Progress, watched
from ..core.gate.places import DECIMALS
from ..translation import translate
from . import wkb
from .crs import transformed

#: A geometry, or none.
Shape = Optional[wkb.Shape]
_NAMES = {
    wkb.POINT: "Point",
    wkb.LINE: "LineString",
    wkb.POLYGON: "Polygon",
    wkb.MULTI_POINT: "MultiPoint",
    wkb.MULTI_LINE: "MultiLineString",
    wkb.MULTI_POLYGON: "MultiPolygon",
}
_CURVE_ANGLE = np.radians(0.1)
RELEASE_CRS = "EPSG:4326"


def release_shapes(
    features: Sequence[QgsFeature],
    crs: QgsCoordinateReferenceSystem,
    context: QgsCoordinateTransformContext,
    progress: Progress = None,
) -> list[Shape]:
    """Geometries of features as a release shows them; curves become lines.

    Raises
    ------
    NearMissError
        When a vertex has no place in EPSG:4326, or a geometry is none that a release can hold.
    """
    shapes = [_straight(feature) for feature in watched(features, progress)]
    parts = [array for shape in shapes if shape is not None for array in wkb.arrays(shape)]
    xy = np.concatenate(parts) if parts else np.zeros((0, 2))
    degrees = rounded(transformed(xy, crs, QgsCoordinateReferenceSystem(RELEASE_CRS), context))
    lost = int(np.count_nonzero(~np.isfinite(degrees).all(axis=1)))
    if lost:
        raise NearMissError(
            translate("NearMiss", "{n} vertices of the segments have no place in {crs}. Repair their geometry first."),
            n=lost,
            crs=RELEASE_CRS,
        )
    pieces = iter(np.split(degrees, np.cumsum([len(part) for part in parts])[:-1]))
    return [None if shape is None else wkb.with_arrays(shape, pieces) for shape in shapes]


def rounded(degrees: NDArray[np.float64]) -> NDArray[np.float64]:
    """Degrees with 6 decimals, without negative zeros."""
    return np.round(degrees, DECIMALS) + 0.0


def to_geojson(shape: Shape) -> dict[str, Any] | None:
    """A geometry object of GeoJSON."""
    return None if shape is None else {"type": _NAMES[shape[0]], "coordinates": _nested(shape)}


def to_wkt(shape: Shape) -> str:
    """Well-known text; empty without a geometry."""
    return "" if shape is None else f"{_NAMES[shape[0]].upper()} {_bracketed(shape)}"


def multi_of(shapes: Sequence[Shape]) -> list[Shape]:
    """The shapes, all of them as multi geometries where one of them is."""
    if not any(
        shape is not None and shape[0] in (wkb.MULTI_POINT, wkb.MULTI_LINE, wkb.MULTI_POLYGON) for shape in shapes
    ):
        return list(shapes)
    single = (wkb.POINT, wkb.LINE, wkb.POLYGON)
    return [
        (shape[0] + wkb.MULTI_POINT - wkb.POINT, [shape]) if shape is not None and shape[0] in single else shape
        for shape in shapes
    ]


def _straight(feature: QgsFeature) -> Shape:
    geometry = feature.geometry()
    if geometry.isNull() or geometry.isEmpty():
        return None
    shape = wkb.read(geometry.asWkb().data())
    if shape[0] not in _NAMES:
        shape = wkb.read(geometry.constGet().segmentize(_CURVE_ANGLE).asWkb().data())
    if shape[0] not in _NAMES:
        raise NearMissError(
            translate(
                "NearMiss",
                "SEGMENTS holds a geometry that is neither line nor polygon. Publish street segments or areas."
            )
        )  # fmt: skip
    return shape


def _nested(shape: wkb.Shape) -> Any:
    kind, content = shape
    if kind == wkb.POINT:
        return content[0].tolist()
    if isinstance(content, np.ndarray):
        return content.tolist()
    if kind == wkb.POLYGON:
        return [ring.tolist() for ring in content]
    return [_nested(part) for part in content]


def _bracketed(shape: wkb.Shape) -> str:
    kind, content = shape
    if isinstance(content, np.ndarray):
        return _positions(content)
    if kind == wkb.POLYGON:
        return f"({', '.join(_positions(ring) for ring in content)})"
    return f"({', '.join(_bracketed(part) for part in content)})"


def _positions(xy: NDArray[np.float64]) -> str:
    return f"({', '.join(f'{_decimal(x)} {_decimal(y)}' for x, y in xy.tolist())})"


def _decimal(value: float) -> str:
    text = f"{value:.{DECIMALS}f}".rstrip("0").rstrip(".")
    return "0" if text in ("", "-0") else text
