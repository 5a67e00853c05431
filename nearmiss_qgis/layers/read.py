"""Feature sources as arrays: every row in exactly one bucket, nulls and dates as plain Python."""

from __future__ import annotations

import contextlib
import datetime
import gc
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray
from qgis.core import (
    NULL,
    QgsFeature,
    QgsFeatureRequest,
    QgsField,
    QgsFields,
    QgsProcessingFeatureSource,
)
from qgis.PyQt.QtCore import QByteArray, QDate, QDateTime, QMetaType, Qt, QTime, QVariant

from ..core.errors import NearMissError, Progress, advance, watched
from ..core.records import (
    NON_FINITE,
    Records,
    content_order,
    identifiers,
)
from ..translation import translate
from .crs import WorkingCrs, transformed

_CHECK_EVERY = 2048
_PLAIN = (str, int, bool)
_SINGLE = ("QString", "Int", "UInt", "LongLong", "ULongLong", "Double", "Bool", "QDate", "QTime", "QDateTime")


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
    order = content_order(_then(columns, lambda: blobs(features, progress)), len(features), progress)
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


def in_metres(records: Records, source: QgsProcessingFeatureSource, working: WorkingCrs) -> Records:
    """Records in the working CRS; a place that it cannot show is excluded."""
    metres = transformed(records.xy, source.sourceCrs(), working.crs, working.context)
    lost = records.used & ~np.isfinite(metres).all(axis=1)
    excluded = np.where(lost, NON_FINITE, records.excluded).astype(np.int8)
    return Records(metres, excluded, records.columns)


def columns_of(table: Table, columns: dict[str, str | None]) -> dict[str, NDArray[np.object_]]:
    """Values of the fields that are given, by role."""
    return {role: table.values(field) for role, field in columns.items() if field}


def holds_single_values(field: QgsField) -> bool:
    """Whether a field holds texts, numbers, booleans, dates or times: no geometry, JSON, list, map or binary.

    JSON is a map in some versions of QGIS and a text in others, where its subtype or its name tells.
    """
    kinds = [getattr(QMetaType.Type, kind) for kind in _SINGLE]
    return field.type() in kinds and "json" not in field.typeName().lower()


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


def blobs(features: Sequence[QgsFeature], progress: Progress) -> list[bytes]:
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
