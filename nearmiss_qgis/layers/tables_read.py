"""Data files of any release, read as they stand: GeoJSON, CSV, and what GDAL reads."""

from __future__ import annotations

import codecs
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

DATA = (".geojson", ".json", ".gpkg", ".fgb", ".csv", ".tsv", ".shp")
#: Formats that are read where this GDAL can.
PERHAPS = (".sqlite", ".kml", ".gpx", ".tab", ".mif", ".dxf", ".dbf", ".parquet")
#: Files that belong to a Shapefile and are read with it.
SHAPEFILE_PARTS = (".shx", ".dbf", ".prj", ".cpg")
_WKT_COLUMNS = ("wkt", "geometry", "geom", "the_geom", "wkt_geom")
_COORDINATES = (("longitude", "latitude"), ("lon", "lat"), ("long", "lat"), ("lng", "lat"), ("x", "y"))
_BIG_FIELD = 2**31 - 1
_KEYS = ("", "fid", "ogc_fid", "ogr_fid", "rowid")
_NUMBERED = re.compile(r" \d+$")
_EWKT = re.compile(r"^\s*SRID\s*=\s*\d+\s*;\s*", re.IGNORECASE)
_HEX = re.compile(r"[0-9A-Fa-f]{18,}")


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
    absent : dict
        Rows that lack a column altogether, by column.
    """

    name: str
    columns: dict[str, list[Any]]
    rows: int
    xy: NDArray[np.float64] = field(default_factory=lambda: np.zeros((0, 2)))
    row_of_vertex: NDArray[np.int64] = field(default_factory=lambda: np.zeros(0, dtype=np.int64))
    crs: QgsCoordinateReferenceSystem | None = None
    provider_rows: int | None = None
    papers: dict[str, Any] = field(default_factory=dict)
    absent: dict[str, frozenset[int]] = field(default_factory=dict)


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
            return _read_json(path, progress)
        if ending in (".csv", ".tsv"):
            return _read_csv(path, progress)
        return _read_ogr(path, progress)
    except (
        OSError,
        RuntimeError,
        ValueError,
        TypeError,
        OverflowError,
        csv.Error,
        RecursionError,
        struct.error,
    ) as error:
        raise NearMissError(
            translate(
                "NearMiss", "{file} cannot be read: {why}. Is it damaged, or of another format than its ending says?"
            ),
            file=path.name,
            why=str(error).splitlines()[0] if str(error) else type(error).__name__,
        ) from error


def _read_json(path: Path, progress: Progress) -> list[Raw]:
    """GeoJSON, or a list of records; nothing for other JSON."""
    content = json.loads(decoded(path.read_bytes()), object_pairs_hook=_every_pair)
    if isinstance(content, list) and content and all(isinstance(row, dict) for row in content):
        columns, absent = _columns([list(row.items()) for row in watched(content, progress)])
        return [Raw(path.name, columns, len(content), absent=absent)]
    kind = content.get("type") if isinstance(content, dict) else None
    if kind not in ("FeatureCollection", "Feature"):
        return []
    features = [content] if kind == "Feature" else _listed_features(content)
    columns, absent = _columns([list(_members(feature)) for feature in watched(features, progress)])
    vertices = _Vertices()
    for row, feature in enumerate(watched(features, progress)):
        for name in _named_so(feature, "geometry"):
            vertices.add(row, list(_positions(feature[name])))
        for name in _named_so(feature, "bbox"):
            vertices.add(row, list(_box(feature[name])))
    xy, row_of_vertex = vertices.arrays()
    crs, count = _asked_of_ogr(path) if kind == "FeatureCollection" else (None, None)
    lists = set(_named_so(content, "features")) if kind == "FeatureCollection" else {"geometry", "properties"}
    return [
        Raw(
            path.name,
            columns,
            len(features),
            xy,
            row_of_vertex,
            crs if content.get("crs") is not None and _in_degrees(xy) is None else _in_degrees(xy),
            count,
            {name: value for name, value in content.items() if name != "type" and name not in lists},
            absent,
        )
    ]


def _listed_features(content: dict[str, Any]) -> list[dict[str, Any]]:
    found = [
        feature
        for name in _named_so(content, "features")
        for feature in (content[name] if isinstance(content[name], list) else [None])
    ]
    if not all(isinstance(feature, dict) for feature in found):
        raise ValueError(translate("NearMiss", "a feature that is no JSON object"))
    return found


def _named_so(members: dict[str, Any], wanted: str) -> list[str]:
    """A member, and the later ones of the same name, as `_every_pair` numbers them."""
    names, number = [], 2
    if wanted in members:
        names.append(wanted)
        while f"{wanted} {number}" in members:
            names.append(f"{wanted} {number}")
            number += 1
    return names


def _columns(rows: list[list[tuple[str, Any]]]) -> tuple[dict[str, list[Any]], dict[str, frozenset[int]]]:
    """Columns of rows that need not have the same names, and the rows that lack a name."""
    columns: dict[str, list[Any]] = {}
    there: dict[str, set[int]] = {}
    for i, row in enumerate(rows):
        for name, value in row:
            if name not in columns:
                columns[name], there[name] = [None] * len(rows), set()
            columns[name][i] = value
            there[name].add(i)
    everywhere = frozenset(range(len(rows)))
    return columns, {name: everywhere - found for name, found in there.items() if len(found) < len(rows)}


def _members(feature: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    """Properties of a feature, and what else stands beside them or in its geometry."""
    taken: set[str] = set()
    tables, shapes = _named_so(feature, "properties"), _named_so(feature, "geometry")
    for name in tables:
        for key, inner in feature[name].items() if isinstance(feature[name], dict) else ():
            yield _free(key, taken), inner
    read = {"type", *shapes, *(name for name in tables if isinstance(feature[name], dict))}
    read |= {name for name in _named_so(feature, "bbox") if list(_box(feature[name]))}
    for name, value in feature.items():
        if name not in read:
            yield _free(name, taken), value
    for name in shapes:
        for key, inner in feature[name].items() if isinstance(feature[name], dict) else ():
            if key.split(" ")[0] not in ("type", "coordinates", "geometries", "bbox"):
                yield _free(f"geometry {key}", taken), inner


def _free(name: str, taken: set[str]) -> str:
    """The name, with a number where it is taken."""
    free, number = name, 2
    while free in taken:
        free, number = f"{name} {number}", number + 1
    taken.add(free)
    return free


def _positions(geometry: Any) -> Iterator[NDArray[np.float64]]:
    """Every position in a geometry, whatever its members are called."""
    for name, value in geometry.items() if isinstance(geometry, dict) else ():
        if name.split(" ")[0] == "geometries":
            if not isinstance(value, list):
                raise ValueError(translate("NearMiss", "a geometry that is none"))
            for part in value:
                yield from _positions(part)
        elif name.split(" ")[0] == "coordinates":
            yield from _nested_positions(value)
        elif name.split(" ")[0] == "bbox":
            yield from _box(value)
        else:
            yield from _positions(value)


def _nested_positions(found: Any) -> Iterator[NDArray[np.float64]]:
    if not isinstance(found, list) or not found:
        return
    if not isinstance(found[0], (list, dict)):
        yield _pairs_of(found)
    elif isinstance(found[0], list) and found[0] and not isinstance(found[0][0], (list, dict)):
        if all(len(position) == 2 for position in found):
            yield np.array([[_number(value) for value in position] for position in found])
        else:
            yield from (_pairs_of(position) for position in found)
    else:
        for item in found:
            yield from _nested_positions(item)


def _pairs_of(position: Any) -> NDArray[np.float64]:
    """A position as X and Y; further numbers beyond a third one may be a place too."""
    numbers = [_number(value) for value in position] if isinstance(position, list) else []
    pairs = [numbers[:2]] if len(numbers) >= 2 else []
    pairs += [numbers[i : i + 2] for i in range(2, len(numbers) - 1)] if len(numbers) > 3 else []
    return np.array(pairs, dtype=float).reshape(-1, 2)


def _box(box: Any) -> Iterator[NDArray[np.float64]]:
    if isinstance(box, list) and len(box) in (4, 6):
        half = len(box) // 2
        yield np.array([box[:2], box[half : half + 2]], dtype=float)


def _every_pair(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object with every pair: a repeated name gets a number, since another program may read the first one."""
    found = dict(pairs)
    if len(found) == len(pairs):
        return found
    taken: set[str] = set()
    return {_free(name, taken): value for name, value in pairs}


def decoded(data: bytes) -> str:
    """Text of a file: UTF-16 where it says so, else UTF-8, else Latin-1."""
    if data[:2] in (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE):
        return data.decode("utf-16", errors="replace")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return data.decode("latin-1")


def _read_csv(path: Path, progress: Progress) -> list[Raw]:
    csv.field_size_limit(_BIG_FIELD)
    text = decoded(path.read_bytes())
    delimiter = max(",;\t|", key=text.split("\n", 1)[0].count)
    rows = list(watched(csv.reader(io.StringIO(text, newline=""), delimiter=delimiter), progress))
    header = [name.strip() for name in rows[0]] if rows else []
    body = [row for row in rows[1:] if row]
    width = max([len(header), *(len(row) for row in body)], default=0)
    header += [f"(column {i + 1})" for i in range(len(header), width)]
    taken: set[str] = set()
    columns = {
        _free(name, taken): [row[i] if i < len(row) and row[i] != "" else None for row in body]
        for i, name in enumerate(header)
    }
    vertices = _Vertices()
    lower = {name.lower(): name for name in columns}
    for name in [name for name in columns if _NUMBERED.sub("", name.lower()) in _WKT_COLUMNS]:
        for row, value in enumerate(watched(columns.pop(name), progress)):
            vertices.add(row, _of_wkt(value))
    for across, up in _COORDINATES:
        if across in lower and up in lower:
            for row, pair in enumerate(zip(columns[lower[across]], columns[lower[up]])):
                vertices.add(row, [np.array([[_number(value) for value in pair]])])
            break
    xy, row_of_vertex = vertices.arrays()
    return [Raw(path.name, columns, len(body), xy, row_of_vertex, _in_degrees(xy))]


def _of_wkt(text: str | None) -> list[NDArray[np.float64]]:
    if not text:
        return []
    try:
        if _HEX.fullmatch(text.strip()):
            geometry = ogr.CreateGeometryFromWkb(bytes.fromhex(text.strip()))
        else:
            geometry = ogr.CreateGeometryFromWkt(_EWKT.sub("", text))
    except (RuntimeError, ValueError):
        geometry = None
    if geometry is None:
        raise ValueError(translate("NearMiss", "a geometry that is no well-known text"))
    return _of_ogr(geometry)


def _in_degrees(xy: NDArray[np.float64]) -> QgsCoordinateReferenceSystem | None:
    """Text files do not name a CRS: releases are in degrees, so numbers that can be degrees are taken for them."""
    fits = (np.abs(xy) <= (360.0, 90.0)).all()
    return QgsCoordinateReferenceSystem(RELEASE_CRS) if fits else None


def _number(text: Any) -> float:
    try:
        return float(text)
    except (TypeError, ValueError, OverflowError):
        return np.nan


def _read_ogr(path: Path, progress: Progress) -> list[Raw]:
    options = ["LIST_ALL_TABLES=YES"] if path.suffix.lower() in (".gpkg", ".sqlite") else []
    data = gdal.OpenEx(str(path), gdal.OF_VECTOR | gdal.OF_READONLY, open_options=options)
    if data is None:
        raise ValueError(gdal.GetLastErrorMsg() or translate("NearMiss", "the driver does not say why"))
    found = []
    for i in range(data.GetLayerCount()):
        layer = data.GetLayerByIndex(i)
        raw = _read_layer(layer, progress, path.name if data.GetLayerCount() == 1 else f"{path.name}|{layer.GetName()}")
        raw.papers = {
            "layer": layer.GetName(),
            "dataset": _metadata_of(data),
            "layer metadata": _metadata_of(layer),
            "crs": layer.GetSpatialRef().ExportToWkt() if layer.GetSpatialRef() is not None else "",
            "aliases": _aliases(layer),
        }
        found.append(raw)
    if path.suffix.lower() == ".shp" and found:
        found[0].provider_rows = _dbf_rows(path)
    return found


def _read_layer(layer: Any, progress: Progress, name: str) -> Raw:
    definition = layer.GetLayerDefn()
    names = [definition.GetFieldDefn(i).GetName() for i in range(definition.GetFieldCount())]
    columns: dict[str, list[Any]] = {column: [] for column in names}
    vertices, rows = _Vertices(), 0
    key = layer.GetFIDColumn()
    if key.lower() not in _KEYS:  # a key with a name of its own may be the id of something
        columns[key] = []
    layer.ResetReading()
    for feature in watched(layer, progress):
        for i, column in enumerate(names):
            columns[column].append(feature.GetField(i) if feature.IsFieldSetAndNotNull(i) else None)
        if key in columns and key not in names:
            columns[key].append(feature.GetFID())
        for i in range(feature.GetGeomFieldCount()):
            geometry = feature.GetGeomFieldRef(i)
            if geometry is not None and not geometry.IsEmpty():
                vertices.add(rows, _of_ogr(geometry))
        rows += 1
    xy, row_of_vertex = vertices.arrays()
    return Raw(name, columns, rows, xy, row_of_vertex, _crs_of(layer), layer.GetFeatureCount())


def _aliases(layer: Any) -> list[str]:
    definition = layer.GetLayerDefn()
    fields = [definition.GetFieldDefn(i) for i in range(definition.GetFieldCount())]
    return [field.GetAlternativeName() for field in fields if field.GetAlternativeName()]


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


def _dbf_rows(shapefile: Path) -> int | None:
    """Rows of the dBase table of a Shapefile, deleted ones included: they are still in the file."""
    tables = [
        file for file in shapefile.parent.iterdir() if file.stem == shapefile.stem and file.suffix.lower() == ".dbf"
    ]
    head = tables[0].read_bytes()[:8] if tables else b""
    return int(struct.unpack_from("<I", head, 4)[0]) if len(head) == 8 else None
