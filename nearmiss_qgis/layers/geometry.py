"""Geometries of a table as arrays: points, and the edges of streets or polygons."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray
from qgis.core import QgsFeature, QgsProcessingFeatureSource, QgsWkbTypes

from ..core.areas import Areas
from ..core.network import Network, network_from_parts
from ..core.records import EMPTY_GEOMETRY, MULTIPART, NON_FINITE, NULL_GEOMETRY, USED
from . import wkb
from .crs import WorkingCrs, with_short_edges, within_reach
from .read import Table, blobs

_STRAIGHT = (wkb.LINE, wkb.POLYGON, wkb.MULTI_LINE, wkb.MULTI_POLYGON)
_POINT_SIZES = {21: 2, 29: 3, 37: 4}  # bytes of a WKB point: number of coordinates
_CURVE_ANGLE = np.radians(0.1)


def raw_points(table: Table) -> tuple[NDArray[np.float64], NDArray[np.int8]]:
    """Coordinates as they stand in the layer, and why a row has none that can be used.

    Returns
    -------
    xy : (n, 2) float array
        NaN where excluded.
    excluded : (n,) int array
        Index into `records.EXCLUSIONS`.
    """
    found = blobs(table.features, table.progress)
    xy = np.full((len(found), 2), np.nan)
    excluded = np.full(len(found), NULL_GEOMETRY, dtype=np.int8)
    sizes = np.fromiter((len(blob) for blob in found), dtype=np.int64, count=len(found))
    for size, dimensions in _POINT_SIZES.items():
        rows = np.flatnonzero(sizes == size)
        joined = np.frombuffer(b"".join([found[i] for i in rows.tolist()]), dtype=np.uint8).reshape(-1, size)
        xy[rows] = joined[:, 5:].copy().view("<f8").reshape(-1, dimensions)[:, :2]
        excluded[rows] = USED
    for row in np.flatnonzero((excluded != USED) & (sizes > 0)).tolist():
        excluded[row], xy[row] = _single_point(table.features[row])
    nothing = np.isnan(xy).all(axis=1) & (excluded == USED)
    excluded[nothing] = EMPTY_GEOMETRY  # QGIS writes POINT EMPTY as NaN NaN
    excluded[(excluded == USED) & ~np.isfinite(within_reach(xy)).all(axis=1)] = NON_FINITE
    xy[excluded != USED] = np.nan
    return xy, excluded


def every_coordinate(table: Table) -> tuple[NDArray[np.float64], NDArray[np.int64]]:
    """Every coordinate of a table of points, those of multipart ones too, and the row of each."""
    xy, excluded = raw_points(table)
    used = np.flatnonzero(excluded == USED)
    parts, rows = [xy[used]], [used]
    for row in np.flatnonzero(excluded == MULTIPART).tolist():
        for part in wkb.arrays(wkb.read(table.features[row].geometry().asWkb().data())):
            parts.append(part)
            rows.append(np.full(len(part), row))
    found, row_of = np.concatenate(parts), np.concatenate(rows).astype(np.int64)
    finite = np.isfinite(within_reach(found)).all(axis=1)
    return found[finite], row_of[finite]


def network(table: Table, source: QgsProcessingFeatureSource, ids: Sequence[str], working: WorkingCrs) -> Network:
    """The streets (or the rings of polygons) of a table as edges in metres."""
    parts: list[NDArray[np.float64]] = []
    owners: list[int] = []
    for owner, feature in enumerate(table.features):
        for part in _parts(feature):
            parts.append(part)
            owners.append(owner)
    xy = np.concatenate(parts) if parts else np.zeros((0, 2))
    part = np.repeat(np.arange(len(parts)), [len(p) for p in parts])
    xy, part, middle = with_short_edges(within_reach(xy), part, source.sourceCrs(), working)
    return network_from_parts(xy, part, np.array(owners, dtype=np.int64), ids, middle)


def areas(table: Table, source: QgsProcessingFeatureSource, working: WorkingCrs) -> tuple[Areas, NDArray[np.int64]]:
    """The distinct polygons of a table in metres, and which of them each row is; empty ones have no rings."""
    code: dict[bytes, int] = {}
    of_row = np.array(
        [code.setdefault(blob, len(code)) for blob in blobs(table.features, table.progress)], dtype=np.int64
    )
    first = np.unique(of_row, return_index=True)[1]
    rings = [_parts(table.features[row]) for row in first.tolist()]
    flat = [ring for one in rings for ring in one]
    xy = np.concatenate(flat) if flat else np.zeros((0, 2))
    part = np.repeat(np.arange(len(flat)), [len(ring) for ring in flat])
    xy, part, _ = with_short_edges(within_reach(xy), part, source.sourceCrs(), working)
    starts = np.searchsorted(part, np.arange(len(flat) + 1))
    bounds = np.concatenate(([0], np.cumsum([len(one) for one in rings])))
    return Areas(xy, starts.astype(np.int64), bounds.astype(np.int64)), of_row


def geometry_type(table: Table, source: QgsProcessingFeatureSource) -> int:
    """The geometry type that holds every feature: multi where one of them is, though the layer says single."""
    declared = source.wkbType()
    if any(feature.geometry().isMultipart() for feature in table.features if feature.hasGeometry()):
        return QgsWkbTypes.multiType(declared)
    return declared


def vertices(table: Table) -> NDArray[np.float64]:
    """(v, 2) finite vertices of all streets in the layer's CRS."""
    parts = [part for feature in table.features for part in _parts(feature)]
    xy = np.concatenate(parts) if parts else np.zeros((0, 2))
    return xy[np.isfinite(within_reach(xy)).all(axis=1)]


def _single_point(feature: QgsFeature) -> tuple[int, tuple[float, float]]:
    """Bucket and coordinates of a geometry that is not a plain point."""
    geometry = feature.geometry()
    nowhere = (np.nan, np.nan)
    if geometry.isEmpty():
        return EMPTY_GEOMETRY, nowhere
    if QgsWkbTypes.flatType(geometry.wkbType()) != QgsWkbTypes.Type.MultiPoint:
        return MULTIPART, nowhere
    collection = geometry.constGet()
    if collection.numGeometries() > 1:
        return MULTIPART, nowhere
    point = collection.geometryN(0)
    return USED, (point.x(), point.y())


def _parts(feature: QgsFeature) -> list[NDArray[np.float64]]:
    """The lines or rings of a feature as (v, 2) arrays in the layer's CRS."""
    geometry = feature.geometry()
    if geometry.isNull():
        return []
    shape = geometry.constGet()
    if QgsWkbTypes.flatType(shape.wkbType()) not in _STRAIGHT:
        shape = shape.segmentize(_CURVE_ANGLE)
    return wkb.arrays(wkb.read(shape.asWkb().data()))
