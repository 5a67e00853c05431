"""Feature sources as arrays: every row in exactly one bucket, nulls and dates as plain Python."""

from __future__ import annotations

import contextlib
import datetime
import gc
import struct
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray
from qgis.core import (
    NULL,
    QgsFeature,
    QgsFeatureRequest,
    QgsFields,
    QgsProcessingFeatureSource,
    QgsWkbTypes,
)
from qgis.PyQt.QtCore import QByteArray, QDate, QDateTime, Qt, QTime, QVariant

from ..core.errors import NearMissError, Progress, advance, watched
from ..core.network import Network, network_from_parts
from ..core.records import (
    EMPTY_GEOMETRY,
    MULTIPART,
    NON_FINITE,
    NULL_GEOMETRY,
    USED,
    Records,
    content_order,
    identifiers,
)
from ..translation import translate
from .crs import WorkingCrs, transformed, with_short_edges, within_reach

_POINT, _LINE, _POLYGON, _MULTIPOINT, _MULTILINE, _MULTIPOLYGON = range(1, 7)
_STRAIGHT = (_LINE, _POLYGON, _MULTILINE, _MULTIPOLYGON)
_POINT_SIZES = {21: 2, 29: 3, 37: 4}  # bytes of a WKB point: number of coordinates
_CHECK_EVERY = 2048
_CURVE_ANGLE = np.radians(0.1)
_PLAIN = (str, int, bool)


@dataclass(frozen=True)
class Table:
    """The rows of a source, in an order that depends on their content only.

    Attributes
    ----------
    label : str
        Parameter and layer, for messages.
    fields : QgsFields
    features : list of QgsFeature
    key : int
        Index of a field that only repeats the feature id; -1 = none.
    progress : callable, optional
        Asked in every pass over the rows whether the user has cancelled.
    """

    label: str
    fields: QgsFields
    features: list[QgsFeature]
    key: int = -1
    progress: Progress = None

    def __len__(self) -> int:
        return len(self.features)

    def values(self, field: str) -> NDArray[np.object_]:
        """(n,) plain Python values of a field; None is NULL."""
        index = self.fields.indexOf(field)
        values = np.empty(len(self.features), dtype=object)
        values[:] = _plain_column(self.features, index, self.progress)
        return values

    def identifiers(self, field: str | None) -> list[str | None]:
        """Ids as text; the feature ids without a field. Empty text is no id."""
        if field is None:
            return [str(feature.id()) for feature in self.features]
        index = self.fields.indexOf(field)
        return [text or None for text in identifiers(_plain_column(self.features, index, self.progress))]

    def unique_identifiers(self, field: str | None, parameter: str) -> list[str]:
        """Ids that must be there and differ.

        Raises
        ------
        NearMissError
            When ids are missing or occur more than once.
        """
        ids = self.identifiers(field)
        missing = sum(1 for value in ids if value is None)
        repeated = len(ids) - missing - len(set(ids) - {None})
        if missing or repeated:
            raise NearMissError(
                translate(
                    "NearMiss",
                    "{parameter}: field {field} of {layer} has {missing} missing and {repeated} repeated ids in {rows} "
                    "rows. Each street needs an id of its own: choose another field, or make one, for example with "
                    "the field calculator."
                ),
                parameter=parameter,
                field=field,
                layer=self.label,
                missing=missing,
                repeated=repeated,
                rows=len(ids),
            )  # fmt: skip
        return [value for value in ids if value is not None]


def read_table(
    source: QgsProcessingFeatureSource,
    label: str,
    *,
    only: Sequence[str] | None = None,
    key_field: str | None = None,
    progress: Progress = None,
) -> Table:
    """Every row of a source, whatever its geometry.

    Parameters
    ----------
    only : sequence of str, optional
        The fields that are needed. The rows then come as the provider gives them: for answers that do not
        depend on their order, which is much faster. Without it rows are ordered by their content.
    key_field : str, optional
        A key of the provider that is dropped where it only repeats the feature ids.
    """
    request, fields = QgsFeatureRequest(), source.fields()
    if only is not None:
        request.setSubsetOfAttributes([fields.indexOf(name) for name in only])
    flags = QgsProcessingFeatureSource.Flag.FlagSkipGeometryValidityChecks
    expected = max(source.featureCount(), 1)
    features = []
    with _no_garbage_collection():
        for i, feature in enumerate(source.getFeatures(request, flags)):
            if i % _CHECK_EVERY == 0:
                advance(progress, min(i / expected, 1.0))
            features.append(feature)
    if only is not None:
        return Table(label, fields, features, progress=progress)
    key = fields.indexOf(key_field) if key_field is not None and _repeats_ids(key_field, features, progress) else -1
    columns: Iterator[Sequence[Any]] = (
        _plain_column(features, index, progress) for index in range(fields.count()) if index != key
    )
    order = content_order(_then(columns, lambda: _blobs(features, progress)), len(features), progress)
    return Table(label, fields, [features[i] for i in order.tolist()], key, progress)


@contextlib.contextmanager
def _no_garbage_collection() -> Iterator[None]:
    """Millions of new features hold no cycles; looking for some again and again costs a third of the reading."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


def raw_points(table: Table) -> tuple[NDArray[np.float64], NDArray[np.int8]]:
    """Coordinates as they stand in the layer, and why a row has none that can be used.

    Returns
    -------
    xy : (n, 2) float array
        NaN where excluded.
    excluded : (n,) int array
        Index into `records.EXCLUSIONS`.
    """
    blobs = _blobs(table.features, table.progress)
    xy = np.full((len(blobs), 2), np.nan)
    excluded = np.full(len(blobs), NULL_GEOMETRY, dtype=np.int8)
    sizes = np.fromiter((len(blob) for blob in blobs), dtype=np.int64, count=len(blobs))
    for size, dimensions in _POINT_SIZES.items():
        rows = np.flatnonzero(sizes == size)
        joined = np.frombuffer(b"".join([blobs[i] for i in rows.tolist()]), dtype=np.uint8).reshape(-1, size)
        xy[rows] = joined[:, 5:].copy().view("<f8").reshape(-1, dimensions)[:, :2]
        excluded[rows] = USED
    for row in np.flatnonzero((excluded != USED) & (sizes > 0)).tolist():
        excluded[row], xy[row] = _single_point(table.features[row])
    nothing = np.isnan(xy).all(axis=1) & (excluded == USED)
    excluded[nothing] = EMPTY_GEOMETRY  # QGIS writes POINT EMPTY as NaN NaN
    excluded[(excluded == USED) & ~np.isfinite(within_reach(xy)).all(axis=1)] = NON_FINITE
    xy[excluded != USED] = np.nan
    return xy, excluded


def in_metres(records: Records, source: QgsProcessingFeatureSource, working: WorkingCrs) -> Records:
    """Records in the working CRS; a place that it cannot show is excluded."""
    metres = transformed(records.xy, source.sourceCrs(), working.crs, working.context)
    lost = records.used & ~np.isfinite(metres).all(axis=1)
    excluded = np.where(lost, NON_FINITE, records.excluded).astype(np.int8)
    return Records(metres, excluded, records.columns)


def columns_of(table: Table, columns: dict[str, str | None]) -> dict[str, NDArray[np.object_]]:
    """Values of the fields that are given, by role."""
    return {role: table.values(field) for role, field in columns.items() if field}


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


def plain(value: Any) -> Any:
    """A value of QGIS as plain Python; None for every kind of NULL."""
    if isinstance(value, _PLAIN):
        return value
    if isinstance(value, float):
        return None if value != value else value
    if value is None or isinstance(value, QVariant) or value == NULL:
        return None
    if isinstance(value, QDateTime):
        return _datetime(value)
    if isinstance(value, QDate):
        return datetime.date(value.year(), value.month(), value.day()) if value.isValid() else None
    if isinstance(value, QTime):
        return datetime.time(value.hour(), value.minute(), value.second(), value.msec() * 1000)
    if isinstance(value, QByteArray):
        return bytes(value.data())
    return value


def _blobs(features: Sequence[QgsFeature], progress: Progress) -> list[bytes]:
    """Geometries as WKB; empty without one."""
    return [bytes(feature.geometry().asWkb().data()) for feature in watched(features, progress)]


def _plain_column(features: Sequence[QgsFeature], index: int, progress: Progress) -> list[Any]:
    values = (feature[index] for feature in watched(features, progress))
    return [value if type(value) in _PLAIN else plain(value) for value in values]


def _datetime(value: QDateTime) -> datetime.datetime | None:
    if not value.date().isValid() or not value.time().isValid():
        return None  # not isValid() of the whole: local times skipped by summer time are none to QGIS
    if value.timeSpec() == Qt.TimeSpec.LocalTime:  # no offset stored: as written, not the machine's time zone
        day, time = value.date(), value.time()
        moment = (day.year(), day.month(), day.day(), time.hour(), time.minute(), time.second(), time.msec() * 1000)
        return datetime.datetime(*moment)
    epoch = datetime.datetime(1970, 1, 1, tzinfo=datetime.timezone.utc)
    return epoch + datetime.timedelta(milliseconds=value.toMSecsSinceEpoch())


def _repeats_ids(field: str, features: list[QgsFeature], progress: Progress) -> bool:
    return all(plain(feature[field]) == feature.id() for feature in watched(features, progress))


def _then(columns: Iterable[Sequence[Any]], last: Callable[[], Sequence[Any]]) -> Iterator[Sequence[Any]]:
    yield from columns
    yield last()


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
    return list(_wkb_parts(shape.asWkb().data()))


def _wkb_parts(blob: bytes) -> Iterator[NDArray[np.float64]]:
    parts, _ = _read_wkb(blob, 0)
    yield from parts


def _read_wkb(blob: bytes, at: int) -> tuple[list[NDArray[np.float64]], int]:
    """Vertex arrays of the WKB geometry that starts at `at`, and where it ends."""
    code, count = struct.unpack_from("<II", blob, at + 1)
    kind, dimensions = _kind_and_dimensions(code)
    at += 9
    if kind in (_MULTILINE, _MULTIPOLYGON):
        parts = []
        for _ in range(count):
            more, at = _read_wkb(blob, at)
            parts += more
        return parts, at
    if kind == _POLYGON:
        rings = []
        for _ in range(count):
            (vertices,) = struct.unpack_from("<I", blob, at)
            rings.append(_vertices(blob, at + 4, vertices, dimensions))
            at += 4 + vertices * dimensions * 8
        return rings, at
    if kind == _LINE:
        return [_vertices(blob, at, count, dimensions)], at + count * dimensions * 8
    return [], len(blob)


def _kind_and_dimensions(code: int) -> tuple[int, int]:
    with_z = bool(code & 0x80000000)
    code &= 0x0FFFFFFF
    thousands, kind = divmod(code, 1000)
    return kind, 2 + (1 if with_z or thousands in (1, 3) else 0) + (1 if thousands in (2, 3) else 0)


def _vertices(blob: bytes, at: int, count: int, dimensions: int) -> NDArray[np.float64]:
    return np.frombuffer(blob, "<f8", count * dimensions, at).reshape(count, dimensions)[:, :2]
