"""Data files of any release, read as they stand: GeoJSON, CSV, and what GDAL reads."""

from __future__ import annotations

import csv
import io
import re
import struct
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from osgeo import gdal, ogr

from ..core.errors import NearMissError, Progress, watched
from ..translation import translate
from . import wkb
from .json_read import read_json
from .raw import Raw, Vertices, crs_if_degrees, crs_of, decoded, free_name, number

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
            return read_json(path, progress)
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
        free_name(name, taken): [row[i] if i < len(row) and row[i] != "" else None for row in body]
        for i, name in enumerate(header)
    }
    vertices = Vertices()
    lower = {name.lower(): name for name in columns}
    for name in [name for name in columns if _NUMBERED.sub("", name.lower()) in _WKT_COLUMNS]:
        for row, value in enumerate(watched(columns.pop(name), progress)):
            vertices.add(row, _of_wkt(value))
    for across, up in _COORDINATES:
        if across in lower and up in lower:
            for row, pair in enumerate(zip(columns[lower[across]], columns[lower[up]])):
                vertices.add(row, [np.array([[number(value) for value in pair]])])
            break
    xy, row_of_vertex = vertices.arrays()
    return [Raw(path.name, columns, len(body), xy, row_of_vertex, crs_if_degrees(xy))]


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
    vertices, rows = Vertices(), 0
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
    return Raw(name, columns, rows, xy, row_of_vertex, crs_of(layer), layer.GetFeatureCount())


def _aliases(layer: Any) -> list[str]:
    definition = layer.GetLayerDefn()
    fields = [definition.GetFieldDefn(i) for i in range(definition.GetFieldCount())]
    return [field.GetAlternativeName() for field in fields if field.GetAlternativeName()]


def _of_ogr(geometry: Any) -> list[NDArray[np.float64]]:
    return wkb.arrays(wkb.read(bytes(geometry.ExportToWkb(ogr.wkbNDR))))


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
