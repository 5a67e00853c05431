"""Arrays and tables to sinks: every write checked, every file whole or gone."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from osgeo import ogr
from qgis.core import (
    Qgis,
    QgsFeature,
    QgsFeatureRequest,
    QgsFeatureSink,
    QgsField,
    QgsFields,
    QgsGeometry,
    QgsPointXY,
    QgsProcessingContext,
    QgsProcessingUtils,
    QgsVectorLayer,
)
from qgis.PyQt.QtCore import QMetaType, QVariant

from ..core.errors import NearMissError, Progress, advance, watched
from ..core.records import identifier
from ..translation import translate
from .read import Table, plain

TEXT, INTEGER, REAL, BOOLEAN = "text", "integer", "real", "boolean"
_CHECK_EVERY = 1024
_SIDECARS = ("-wal", "-shm", "-journal")
_SHAPEFILE = (".shp", ".shx", ".dbf", ".prj", ".cpg", ".qix", ".qmd")
_AS_TEXT = ("StringList", "List", "Map", "IntList", "IntegerList", "RealList", "Integer64List", "DoubleList")


@dataclass(frozen=True)
class Column:
    """A field of an output: its name in the contract, its kind, and what people read instead."""

    name: str
    kind: str
    alias: str


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

    def __init__(self, columns: Sequence[Column], table: Table | None, path: Path | None) -> None:
        self.columns = tuple(columns)
        self.fields = QgsFields()
        self._kept: list[int] = []
        self._as_text: set[int] = set()
        taken = {column.name.lower() for column in columns} | {"fid"}
        if path is not None and path.suffix.lower() == ".gpkg":
            taken.add("geom")  # the name of the geometry column there
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
            if kept.typeName() in _AS_TEXT:
                kept = field(name, TEXT)
                self._as_text.add(index)
            kept.setName(name)
            self.fields.append(kept)
            self._kept.append(index)

    def attributes(self, feature: QgsFeature | None, values: Sequence[Any]) -> list[Any]:
        """Attribute values of one output row; `values` are plain Python."""
        if feature is None:
            return list(values)
        given = feature.attributes()
        kept = [given[index] for index in self._kept]
        for index in self._as_text:
            place, value = self._kept.index(index), plain(given[index])
            kept[place] = None if value is None else str(value)
        return kept + list(values)


class Output:
    """One sink: rows go in, `close` proves that they arrived, `discard` takes it away again."""

    def __init__(
        self, sink: QgsFeatureSink, destination: str, plan: Plan, name: str, *, multi: bool, existed: bool
    ) -> None:
        self.destination, self.plan, self.name, self._multi = destination, plan, name, multi
        self._sink: QgsFeatureSink | None = sink
        self._existed = existed
        self.written = 0
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
            Geometries that replace those of the features; None keeps one.
        """
        n = len(features) if features is not None else len(columns[0])
        for i, values in enumerate(zip(*columns) if columns else iter([()] * n)):
            if i % _CHECK_EVERY == 0:
                advance(progress, i / max(n, 1))
            row = QgsFeature(self.plan.fields)
            source = features[i] if features is not None else None
            attributes = self.plan.attributes(source, values)
            row.setAttributes(attributes)
            replaced = geometries[i] if geometries is not None else None
            if replaced is not None:
                row.setGeometry(replaced)
            elif source is not None and source.hasGeometry():
                row.setGeometry(self._as_declared(source.geometry()))
            if not self._sink.addFeature(row, QgsFeatureSink.Flag.FastInsert):
                raise self._incomplete(self._sink.lastError() if hasattr(self._sink, "lastError") else "")
            self.written, self._last = self.written + 1, attributes
        advance(progress, 1.0)

    def _as_declared(self, geometry: QgsGeometry) -> QgsGeometry:
        if self._multi and not geometry.isMultipart():
            geometry.convertToMultiType()
        return geometry

    def close(self, context: QgsProcessingContext, progress: Progress = None) -> None:
        """Close the sink and read the result back.

        Raises
        ------
        NearMissError
            When rows are missing or the last one is cut off: the disk is full, for example.
        """
        if self._sink is not None and hasattr(self._sink, "finalize"):
            self._sink.finalize()
        self._sink = None  # the driver writes what it holds when the sink goes
        layer, temporary = self._read_back(context)
        if layer is None or not layer.isValid():
            raise self._incomplete(translate("NearMiss", "it cannot be opened again"))
        if temporary:
            arrived, complete = layer.featureCount(), True
        else:
            arrived, complete = self._arrived(layer, progress)
        if arrived != self.written or not complete:
            raise self._incomplete(
                translate("NearMiss", "{arrived} of {written} rows arrived whole").format(
                    arrived=arrived if complete else arrived - 1, written=self.written
                )
            )

    def discard(self) -> None:
        """Remove what was begun."""
        self._sink = None
        path, _, layer = _file_and_layer(self.destination)
        if path is None:
            return
        if self._existed and layer:
            data = ogr.Open(str(path), 1)
            for i in range(data.GetLayerCount() if data else 0):
                if data.GetLayerByIndex(i).GetName() == layer:
                    data.DeleteLayer(i)
                    break
            return
        names = [path.with_suffix(suffix) for suffix in _SHAPEFILE] if path.suffix.lower() == ".shp" else []
        for file in [path, *names, *(Path(f"{path}{suffix}") for suffix in _SIDECARS)]:
            with contextlib.suppress(OSError):
                file.unlink()

    def _read_back(self, context: QgsProcessingContext) -> tuple[QgsVectorLayer | None, bool]:
        path, _, _ = _file_and_layer(self.destination)
        if path is not None:
            return QgsVectorLayer(self.destination, "written", "ogr"), False
        return QgsProcessingUtils.mapLayerFromString(self.destination, context), True

    def _arrived(self, layer: QgsVectorLayer, progress: Progress) -> tuple[int, bool]:
        """Rows in the file, and whether the last value of the last row is there."""
        n, last, ours = 0, None, layer.fields().count() - 1
        request = QgsFeatureRequest().setFlags(QgsFeatureRequest.Flag.NoGeometry).setSubsetOfAttributes([ours])
        for feature in watched(layer.getFeatures(request), progress):
            n, last = n + 1, feature
        if last is None or n != self.written:
            return n, True
        wrote = plain(self._last[-1])
        read = plain(last.attributes()[-1])
        return n, identifier(wrote) in (None, "") or read not in (None, "")

    def _incomplete(self, why: str) -> NearMissError:
        return NearMissError(
            translate(
                "NearMiss",
                "{name} could not be written completely ({why}); it was removed. Is the disk full, or the file held by "
                "another program?"
            ),
            name=self.name,
            why=why or translate("NearMiss", "the driver gives no reason"),
        )  # fmt: skip


def file_of(destination: Any) -> Path | None:
    """The file an output destination stands for, resolved; None for temporary and database outputs."""
    path, _, _ = _file_and_layer(str(destination))
    return path


def _file_and_layer(destination: str) -> tuple[Path | None, str, str]:
    """File, driver hint and layer of a destination such as "x.gpkg|layername=a" or "ogr:dbname='x.gpkg' table=…"."""
    text = destination.strip()
    if text.startswith("ogr:"):
        uri = text[4:]
        path = uri.split("dbname=", 1)[-1].strip()
        path = path[1:].split(path[0], 1)[0] if path[:1] in "'\"" else path.split(" ", 1)[0]
        table = uri.split("table=", 1)[1].strip() if "table=" in uri else ""
        table = table[1:].split('"', 1)[0] if table.startswith('"') else table.split(" ", 1)[0]
        return Path(path).resolve(), "ogr", table
    path, _, rest = text.partition("|")
    layer = next((part[10:] for part in rest.split("|") if part.startswith("layername=")), "")
    looks_like_file = bool(Path(path).suffix) and not path.startswith(("memory:", "postgres:"))
    if looks_like_file:
        return Path(path).resolve(), "ogr", layer
    return None, "", ""


def rows_of(table: Table, keep: Iterable[int]) -> list[QgsFeature]:
    """Features of a table by index."""
    return [table.features[i] for i in keep]


def points_at(xy: NDArray[np.float64]) -> list[QgsGeometry | None]:
    """Point geometries; None where a coordinate is NaN, so that the row keeps its own."""
    return [None if x != x else QgsGeometry.fromPointXY(QgsPointXY(x, y)) for x, y in xy.tolist()]
