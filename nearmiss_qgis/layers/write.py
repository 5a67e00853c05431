"""Arrays and tables to sinks: every write checked, every file whole or gone."""

from __future__ import annotations

import contextlib
import json
import shutil
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from osgeo import gdal, ogr
from qgis.core import (
    Qgis,
    QgsFeature,
    QgsFeatureSink,
    QgsField,
    QgsFields,
    QgsGeometry,
    QgsPointXY,
    QgsProcessingContext,
    QgsProcessingUtils,
)
from qgis.PyQt.QtCore import QMetaType, QVariant

from ..core.errors import NearMissError, Progress, advance
from ..core.records import identifier
from ..translation import translate
from .destinations import Goal, put, unwritable
from .digits import TEXT_FORMATS, shorten
from .read import Table, holds_single_values, plain

TEXT, INTEGER, REAL, BOOLEAN = "text", "integer", "real", "boolean"
_CHECK_EVERY = 1024
_DATE_OPTION, _DATE = "OGR_CURRENT_DATE", "2000-01-01T00:00:00.000Z"
_LOSES_ROWS_WITHOUT_PLACE = (".fgb", ".sqlite")  # leaves them out; puts points at (0, 0)
_TRANSACTIONS = (".gpkg", ".sqlite")  # a row is there or not, never half
_BYTES = (QVariant.ByteArray, QMetaType.Type.QByteArray)
_AS_TEXT = ("StringList", "List", "Map", "IntList", "IntegerList", "RealList", "Integer64List", "DoubleList")


@dataclass(frozen=True)
class Column:
    """A field of an output: its name in the contract, its kind, what people read instead, its width in tables."""

    name: str
    kind: str
    alias: str
    width: int = 0


def field(name: str, kind: str) -> QgsField:
    """A field of `kind`, made in the way the running QGIS wants it."""
    if Qgis.QGIS_VERSION_INT >= 33800:
        types = {
            TEXT: QMetaType.Type.QString,
            INTEGER: QMetaType.Type.Int,
            REAL: QMetaType.Type.Double,
            BOOLEAN: QMetaType.Type.Bool,
        }
    else:
        types = {TEXT: QVariant.String, INTEGER: QVariant.Int, REAL: QVariant.Double, BOOLEAN: QVariant.Bool}
    return QgsField(name, types[kind])


class Plan:
    """Fields of an output: those of the input that are kept, then ours.

    An input field that has the name of one of ours (compared without case), of an earlier field, or "fid",
    is kept as ``<name>_1``; a key that only repeats the feature id is dropped.
    """

    def __init__(self, columns: Sequence[Column], table: Table | None, goal: Goal | None) -> None:
        self.columns = tuple(columns)
        self.fields = QgsFields()
        self._kept: list[int] = []
        self._as_text: set[int] = set()
        self._reals: list[int] = []
        taken = {column.name.lower() for column in columns} | {"fid"}
        if goal is not None and goal.path.suffix.lower() in _TRANSACTIONS:
            taken |= {"geom", "geometry", "ogc_fid"}  # names of the geometry column and the key there
        if table is not None:
            self._keep_fields(table, taken)
        for column in columns:
            self.fields.append(field(column.name, column.kind))

    def _keep_fields(self, table: Table, taken: set[str]) -> None:
        own = {table.fields.at(i).name().lower() for i in range(table.fields.count())}
        for index in range(table.fields.count()):
            if index == table.key:
                continue
            kept = QgsField(table.fields.at(index))
            name, number = kept.name(), 1
            while name.lower() in taken or (number > 1 and name.lower() in own):
                name, number = f"{kept.name()}_{number}", number + 1
            taken.add(name.lower())
            if kept.typeName() in _AS_TEXT or not (holds_single_values(kept) or kept.type() in _BYTES):
                kept = field(name, TEXT)
                self._as_text.add(index)
            elif kept.type() in (QVariant.Double, QMetaType.Type.Double):
                self._reals.append(len(self._kept))
            kept.setName(name)
            self.fields.append(kept)
            self._kept.append(index)

    def attributes(self, feature: QgsFeature | None, values: Sequence[Any]) -> list[Any]:
        """Attribute values of one output row; `values` are plain Python."""
        if feature is None:
            return list(values)
        given = feature.attributes()
        kept = [given[index] for index in self._kept]
        for place in self._reals:
            if kept[place] != kept[place]:
                kept[place] = None  # NaN is NULL, but a text file would say "nan"
        for index in self._as_text:
            place, value = self._kept.index(index), plain(given[index])
            kept[place] = None if value is None else json.dumps(value) if isinstance(value, dict) else str(value)
        return kept + list(values)


class Output:
    """One sink: rows go in, `close` proves that they arrived, then `keep` or `discard`.

    A file is written into a folder of its own beside its place and moved there by `keep`, so that under its
    name there is always the old file or the whole new one.

    Parameters
    ----------
    written : Goal or None
        What the driver writes; None for temporary and database outputs.
    place : Path or None
        Where the file belongs in the end; None: it is written in place.
    spatial : bool
        It has geometries.
    """

    def __init__(
        self,
        sink: QgsFeatureSink,
        destination: str,
        plan: Plan,
        name: str,
        *,
        written: Goal | None,
        place: Path | None,
        multi: bool,
        spatial: bool,
    ) -> None:
        self.destination, self.plan, self.name, self._multi = destination, plan, name, multi
        self._sink: QgsFeatureSink | None = sink
        self._written, self._place = written, place
        self._spatial = spatial
        self.rows = 0
        self._last: list[Any] = []

    def write(
        self,
        features: Sequence[QgsFeature] | None,
        columns: Sequence[Sequence[Any]],
        geometries: Sequence[QgsGeometry | None] | None = None,
        progress: Progress = None,
    ) -> None:
        """Write one row per feature (or per value, for a table without features).

        Parameters
        ----------
        features : sequence of QgsFeature or None
            Rows of the input, for their fields and their geometry.
        columns : sequence of sequences
            Values of our columns, plain Python.
        geometries : sequence or None
            Geometries that replace those of the features.
        """
        n = len(features) if features is not None else len(columns[0])
        self._refuse_lost_rows(features, geometries, n)
        for i, values in enumerate(zip(*columns) if columns else iter([()] * n)):
            if i % _CHECK_EVERY == 0:
                advance(progress, i / max(n, 1))
            row = QgsFeature(self.plan.fields)
            source = features[i] if features is not None else None
            attributes = self.plan.attributes(source, values)
            row.setAttributes(attributes)
            geometry = geometries[i] if geometries is not None else source.geometry() if source is not None else None
            if geometry is not None and not geometry.isNull():
                row.setGeometry(self._as_declared(geometry))
            if not self._sink.addFeature(row, QgsFeatureSink.Flag.FastInsert):
                raise self._incomplete(translate("NearMiss", "row {n} was not taken").format(n=i + 1))
            self.rows, self._last = self.rows + 1, attributes
        advance(progress, 1.0)

    def _refuse_lost_rows(
        self, features: Sequence[QgsFeature] | None, geometries: Sequence[QgsGeometry | None] | None, n: int
    ) -> None:
        ending = "" if self._written is None else self._written.path.suffix.lower()
        if not self._spatial or ending not in _LOSES_ROWS_WITHOUT_PLACE:
            return
        shapes = geometries if geometries is not None else [feature.geometry() for feature in features or []]
        without = sum(1 for shape in shapes if shape is None or shape.isNull() or shape.isEmpty())
        if without:
            raise NearMissError(
                translate(
                    "NearMiss",
                    "{name}: {n} of {rows} rows have no usable location, and a {ending} file cannot hold them (it drops them or "
                    "puts them at 0, 0). Write a .gpkg or .geojson file, or leave these rows out first."
                ),
                name=self.name,
                n=without,
                rows=n,
                ending=ending,
            )  # fmt: skip

    def close(self, context: QgsProcessingContext) -> None:
        """Close the sink and read the result back.

        Raises
        ------
        NearMissError
            When rows are missing or the last one is cut off: the disk is full, for example.
        """
        if self._sink is not None and hasattr(self._sink, "finalize"):
            self._sink.finalize()
        self._sink = None  # the driver writes what it holds when the sink goes
        if self._written is None:
            layer = QgsProcessingUtils.mapLayerFromString(self.destination, context)
            arrived, whole = (layer.featureCount() if layer is not None else 0), True
        else:
            arrived, whole = self._arrived(self._written)
        if arrived != self.rows or not whole:
            text = translate("NearMiss", "{arrived} of {rows} rows arrived whole")
            raise self._incomplete(text.format(arrived=arrived if whole else arrived - 1, rows=self.rows))

    def shorten(self, digits: int, points: int, progress: Progress = None) -> None:
        """Write the coordinates of a text file with at most `digits` digits after the point, once it is closed.

        Raises
        ------
        NearMissError
            When fewer than `points` were found in a file that has text for them.
        """
        if self._written is None or self._written.path.suffix.lower() not in TEXT_FORMATS:
            return
        try:
            found = shorten(self._written.path, digits, progress)
        except OSError as error:
            raise unwritable(self.name, error.strerror or "") from error
        if found != points:
            text = translate("NearMiss", "{found} of {points} coordinates have the digits asked for")
            raise self._incomplete(text.format(found=found, points=points))

    def keep(self) -> None:
        """Put the file in its place."""
        if self._place is not None and self._written is not None:
            put(self.name, self._written.path, self._place)

    def discard(self) -> bool:
        """Remove what was begun; False when something is left."""
        self._sink = None
        if self._written is None:
            return True
        if self._place is not None:
            shutil.rmtree(self._written.path.parent, ignore_errors=True)
            return not self._written.path.exists()
        return _drop_table(self._written)

    def _as_declared(self, geometry: QgsGeometry) -> QgsGeometry:
        if self._multi and not geometry.isMultipart():
            geometry = QgsGeometry(geometry)
            geometry.convertToMultiType()
        return geometry

    def _arrived(self, goal: Goal) -> tuple[int, bool]:
        """Rows in the file, and whether the last value of the last row is there."""
        data = _opened(goal.path)
        layer = None if data is None else data.GetLayer(0) if goal.table is None else data.GetLayerByName(goal.table)
        if layer is None:
            return 0, True
        n = layer.GetFeatureCount(1)
        if n != self.rows or not n or goal.path.suffix.lower() in _TRANSACTIONS:
            return n, True
        layer.SetNextByIndex(n - 1)
        last = layer.GetNextFeature()
        column = last.GetFieldCount() - 1
        if column < 0:  # a layer without fields
            return n, True
        there = last.IsFieldSetAndNotNull(column) and last.GetFieldAsString(column) != ""
        return n, there or identifier(plain(self._last[-1])) in (None, "")

    def _incomplete(self, why: str) -> NearMissError:
        return NearMissError(
            translate(
                "NearMiss",
                "{name} could not be written completely ({why}), so nothing of it is kept. Is the disk full, does the format "
                "lack a type, or does another program hold the file?"
            ),
            name=self.name,
            why=why,
        )  # fmt: skip


@contextlib.contextmanager
def fixed_time_stamp() -> Iterator[None]:
    """Let GDAL write a fixed date into a GeoPackage, so that the same rows give the same bytes on every run."""
    if not hasattr(gdal, "SetThreadLocalConfigOption"):  # an old GDAL: the clock's date it is
        yield
        return
    before = gdal.GetThreadLocalConfigOption(_DATE_OPTION)
    gdal.SetThreadLocalConfigOption(_DATE_OPTION, _DATE)
    try:
        yield
    finally:
        gdal.SetThreadLocalConfigOption(_DATE_OPTION, before)


def _opened(path: Path, update: int = 0) -> Any:
    """The file as an OGR data source; None when it is none."""
    try:
        return ogr.Open(str(path), update)
    except RuntimeError:  # newer GDAL raises instead of returning None
        return None


def _drop_table(goal: Goal) -> bool:
    """Take a table out of a database file; the file stays."""
    data = _opened(goal.path, 1)
    for i in range(data.GetLayerCount() if data is not None else 0):
        if data.GetLayerByIndex(i).GetName().lower() == goal.table:
            try:
                return bool(data.DeleteLayer(i) == ogr.OGRERR_NONE)
            except RuntimeError:
                return False
    return True


def rows_of(table: Table, keep: Iterable[int]) -> list[QgsFeature]:
    """Features of a table by index."""
    return [table.features[i] for i in keep]


def points_at(xy: NDArray[np.float64], table: Table) -> list[QgsGeometry | None]:
    """Point geometries without Z and M; where a coordinate is NaN the row's own, without Z and M too."""
    return [
        _flat(feature.geometry()) if x != x else QgsGeometry.fromPointXY(QgsPointXY(x, y))
        for (x, y), feature in zip(xy.tolist(), table.features)
    ]


def _flat(geometry: QgsGeometry) -> QgsGeometry | None:
    if geometry.isNull():
        return None
    geometry.get().dropZValue()
    geometry.get().dropMValue()
    return geometry
