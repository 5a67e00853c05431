"""Data files of any release, read as they stand: GeoJSON, CSV, and what GDAL reads."""

from __future__ import annotations

import csv
import io
import json
import re
import struct
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from osgeo import gdal, ogr
from qgis.core import QgsCoordinateReferenceSystem

from ..core.errors import NearMissError, Progress, watched
from ..translation import translate
from . import wkb
from .shapes import RELEASE_CRS

DATA = (".geojson", ".json", ".gpkg", ".fgb", ".csv", ".shp")
#: Files that belong to a Shapefile and are read with it.
SHAPEFILE_PARTS = (".shx", ".dbf", ".prj", ".cpg")
_WKT_COLUMNS = ("wkt", "geometry", "geom", "the_geom", "wkt_geom")
_COORDINATES = (("longitude", "latitude"), ("lon", "lat"), ("long", "lat"), ("lng", "lat"), ("x", "y"))
_BIG_FIELD = 2**31 - 1


@dataclass
class Raw:
    """One table as it stands in a file.

    Attributes
    ----------
    name : str
    columns : dict
    rows : int
    xy : (v, 2) float array
    row_of_vertex : (v,) int array
    crs : QgsCoordinateReferenceSystem or None
        None: the file does not say.
    provider_rows : int or None
    papers : dict
        Metadata inside the file, by name.
    """

    name: str
    columns: dict[str, list[Any]]
    rows: int
    xy: NDArray[np.float64] = field(default_factory=lambda: np.zeros((0, 2)))
    row_of_vertex: NDArray[np.int64] = field(default_factory=lambda: np.zeros(0, dtype=np.int64))
    crs: QgsCoordinateReferenceSystem | None = None
    provider_rows: int | None = None
    papers: dict[str, Any] = field(default_factory=dict)


class _Vertices:
    """Collects vertices row by row."""

    def __init__(self) -> None:
        self._parts: list[NDArray[np.float64]] = []
        self._rows: list[int] = []

    def add(self, row: int, parts: Sequence[NDArray[np.float64]]) -> None:
        for part in parts:
            self._parts.append(part)
            self._rows.append(row)

    def arrays(self) -> tuple[NDArray[np.float64], NDArray[np.int64]]:
        """All finite vertices, and the row of each."""
        if not self._parts:
            return np.zeros((0, 2)), np.zeros(0, dtype=np.int64)
        xy = np.concatenate(self._parts).astype(float)
        row = np.repeat(np.array(self._rows, dtype=np.int64), [len(part) for part in self._parts])
        finite = np.isfinite(xy).all(axis=1)
        return xy[finite], row[finite]


def read_tables(path: Path, progress: Progress = None) -> list[Raw]:
    """Every table of a data file; none for JSON that holds no features.

    Parameters
    ----------
    progress : callable, optional
        Asked again and again whether the user has cancelled.

    Raises
    ------
    NearMissError
        When the file cannot be read as what its ending says.
    """
    ending = path.suffix.lower()
    try:
        if ending in (".geojson", ".json"):
            return _read_geojson(path, progress)
        if ending == ".csv":
            return [_read_csv(path)]
        return _read_ogr(path, progress)
    except (OSError, RuntimeError, ValueError, csv.Error, RecursionError, struct.error) as error:
        raise NearMissError(
            translate(
                "NearMiss", "{file} cannot be read: {why}. Is it damaged, or of another format than its ending says?"
            ),
            file=path.name,
            why=str(error).splitlines()[0] if str(error) else type(error).__name__,
        ) from error


def _read_geojson(path: Path, progress: Progress) -> list[Raw]:
    content = json.loads(path.read_text(encoding="utf-8-sig"), object_pairs_hook=_every_pair)
    kind = content.get("type") if isinstance(content, dict) else None
    if kind == "FeatureCollection":
        features = content.get("features") or []
    elif kind == "Feature":
        features = [content]
    else:
        return []
    columns: dict[str, list[Any]] = {}
    vertices = _Vertices()
    for row, feature in enumerate(watched(features, progress)):
        for name, value in _members(feature):
            column = columns.setdefault(name, [])
            column += [None] * (row - len(column))
            column.append(value)
        vertices.add(row, list(_positions(feature.get("geometry"))) + list(_box(feature.get("bbox"))))
    for column in columns.values():
        column += [None] * (len(features) - len(column))
    xy, row_of_vertex = vertices.arrays()
    papers = {name: value for name, value in content.items() if name not in ("type", "features", "crs")}
    named = content.get("crs") is not None
    crs, count = _asked_of_ogr(path) if named or kind == "FeatureCollection" else (None, None)
    return [
        Raw(
            path.name,
            columns,
            len(features),
            xy,
            row_of_vertex,
            crs if named else QgsCoordinateReferenceSystem(RELEASE_CRS),
            count,
            papers,
        )
    ]


def _members(feature: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    """Properties of a feature, and what else stands beside them."""
    properties = feature.get("properties")
    yield from (properties if isinstance(properties, dict) else {}).items()
    for name, value in feature.items():
        if name not in ("type", "geometry", "properties", "bbox") and name not in (properties or {}):
            yield name, value


def _positions(geometry: Any) -> Iterator[NDArray[np.float64]]:
    if not isinstance(geometry, dict):
        return
    for part in geometry.get("geometries") or ():
        yield from _positions(part)
    yield from _nested_positions(geometry.get("coordinates"))


def _nested_positions(found: Any) -> Iterator[NDArray[np.float64]]:
    if not isinstance(found, list) or not found:
        return
    if isinstance(found[0], (int, float)):
        yield np.array([found[:2]], dtype=float)
    elif isinstance(found[0], list) and found[0] and isinstance(found[0][0], (int, float)):
        yield np.array([position[:2] for position in found], dtype=float)
    else:
        for item in found:
            yield from _nested_positions(item)


def _box(box: Any) -> Iterator[NDArray[np.float64]]:
    if isinstance(box, list) and len(box) in (4, 6):
        half = len(box) // 2
        yield np.array([box[:2], box[half : half + 2]], dtype=float)


def _every_pair(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object with every pair: a repeated name gets a number, since another program may read the first one."""
    found = dict(pairs)
    if len(found) == len(pairs):
        return found
    found = {}
    for name, value in pairs:
        key, number = name, 2
        while key in found:
            key, number = f"{name} {number}", number + 1
        found[key] = value
    return found


def _read_csv(path: Path) -> Raw:
    csv.field_size_limit(_BIG_FIELD)
    data = path.read_bytes()
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        text = data.decode("latin-1")
    first = text.split("\n", 1)[0]
    delimiter = max(",;\t|", key=first.count)
    rows = list(csv.reader(io.StringIO(text, newline=""), delimiter=delimiter))
    header = [name.strip() for name in rows[0]] if rows else []
    body = [row for row in rows[1:] if row]
    width = max([len(header), *(len(row) for row in body)], default=0)
    header += [f"(column {i + 1})" for i in range(len(header), width)]
    columns = {
        name: [row[i] if i < len(row) and row[i] != "" else None for row in body] for i, name in enumerate(header)
    }
    vertices = _Vertices()
    lower = {name.lower(): name for name in columns}
    geometry = next((lower[name] for name in _WKT_COLUMNS if name in lower), None)
    if geometry is not None:
        for row, value in enumerate(columns.pop(geometry)):
            vertices.add(row, _of_wkt(value))
    for across, up in _COORDINATES:
        if across in lower and up in lower:
            for row, pair in enumerate(zip(columns[lower[across]], columns[lower[up]])):
                vertices.add(row, [np.array([[_number(value) for value in pair]])])
            break
    xy, row_of_vertex = vertices.arrays()
    return Raw(path.name, columns, len(body), xy, row_of_vertex, _in_degrees(xy))


def _of_wkt(text: str | None) -> list[NDArray[np.float64]]:
    if not text:
        return []
    try:
        geometry = ogr.CreateGeometryFromWkt(re.sub(r"^SRID=\d+;", "", text))
    except RuntimeError:
        geometry = None
    if geometry is None:
        raise ValueError(translate("NearMiss", "a geometry that is no well-known text"))
    return _of_ogr(geometry)


def _in_degrees(xy: NDArray[np.float64]) -> QgsCoordinateReferenceSystem | None:
    """Text files do not name a CRS: releases are in degrees, so numbers that can be degrees are taken for them."""
    fits = (np.abs(xy) <= (180.0, 90.0)).all()
    return QgsCoordinateReferenceSystem(RELEASE_CRS) if fits else None


def _number(text: Any) -> float:
    try:
        return float(text)
    except (TypeError, ValueError):
        return np.nan


def _read_ogr(path: Path, progress: Progress) -> list[Raw]:
    data = gdal.OpenEx(str(path), gdal.OF_VECTOR | gdal.OF_READONLY)
    if data is None:
        raise ValueError(gdal.GetLastErrorMsg() or "?")
    found = []
    for i in range(data.GetLayerCount()):
        layer = data.GetLayerByIndex(i)
        raw = _read_layer(layer, progress, path.name if data.GetLayerCount() == 1 else f"{path.name}|{layer.GetName()}")
        raw.papers = {"layer": layer.GetName(), "dataset": _metadata_of(data), "layer metadata": _metadata_of(layer)}
        found.append(raw)
    if path.suffix.lower() == ".shp" and found:
        found[0].provider_rows = _dbf_rows(path.with_suffix(".dbf"))
    return found


def _read_layer(layer: Any, progress: Progress, name: str) -> Raw:
    definition = layer.GetLayerDefn()
    names = [definition.GetFieldDefn(i).GetName() for i in range(definition.GetFieldCount())]
    columns: dict[str, list[Any]] = {column: [] for column in names}
    vertices, rows = _Vertices(), 0
    layer.ResetReading()
    for feature in watched(layer, progress):
        for i, column in enumerate(names):
            columns[column].append(feature.GetField(i) if feature.IsFieldSetAndNotNull(i) else None)
        for i in range(feature.GetGeomFieldCount()):
            geometry = feature.GetGeomFieldRef(i)
            if geometry is not None and not geometry.IsEmpty():
                vertices.add(rows, _of_ogr(geometry))
        rows += 1
    xy, row_of_vertex = vertices.arrays()
    return Raw(name, columns, rows, xy, row_of_vertex, _crs_of(layer), layer.GetFeatureCount())


def _of_ogr(geometry: Any) -> list[NDArray[np.float64]]:
    return wkb.arrays(wkb.read(bytes(geometry.ExportToWkb(ogr.wkbNDR))))


def _crs_of(layer: Any) -> QgsCoordinateReferenceSystem | None:
    reference = layer.GetSpatialRef()
    if reference is None:
        return None
    crs = QgsCoordinateReferenceSystem.fromWkt(reference.ExportToWkt())
    return crs if crs.isValid() else None


def _asked_of_ogr(path: Path) -> tuple[QgsCoordinateReferenceSystem | None, int | None]:
    """CRS and number of features as a second reader sees them."""
    data = gdal.OpenEx(str(path), gdal.OF_VECTOR | gdal.OF_READONLY)
    layer = data.GetLayerByIndex(0) if data is not None and data.GetLayerCount() == 1 else None
    return (None, None) if layer is None else (_crs_of(layer), layer.GetFeatureCount())


def _metadata_of(thing: Any) -> dict[str, Any]:
    return {
        domain or "": dict(thing.GetMetadata_Dict(domain) or {}) for domain in thing.GetMetadataDomainList() or [""]
    }


def _dbf_rows(path: Path) -> int | None:
    """Rows of a dBase table, deleted ones included: they are still in the file."""
    if not path.exists():
        return None
    head = path.read_bytes()[:8]
    return int(struct.unpack_from("<I", head, 4)[0]) if len(head) == 8 else None
