"""Tables of a release, written so that the same rows give the same bytes: GeoJSON, CSV, GeoPackage, FlatGeobuf."""

from __future__ import annotations

import csv
import json
import shutil
import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Callable

import numpy as np
from osgeo import gdal, ogr, osr

from ..core.errors import NearMissError, Progress, watched
from ..translation import translate
from . import geopackage, wkb
from .shapes import Shape, multi_of, to_geojson, to_wkt
from .write import BOOLEAN, INTEGER, REAL, TEXT, fixed_time_stamp

#: Endings by the FORMAT parameter.
ENDINGS = (".geojson", ".gpkg", ".fgb", ".csv")
#: EPSG:4326 as every version of PROJ writes it; its own description names more realisations with each release.
_WGS84 = (
    'GEOGCS["WGS 84",DATUM["WGS_1984",SPHEROID["WGS 84",6378137,298.257223563,AUTHORITY["EPSG","7030"]],'
    'AUTHORITY["EPSG","6326"]],PRIMEM["Greenwich",0,AUTHORITY["EPSG","8901"]],'
    'UNIT["degree",0.0174532925199433,AUTHORITY["EPSG","9122"]],AXIS["Latitude",NORTH],AXIS["Longitude",EAST],'
    'AUTHORITY["EPSG","4326"]]'
)
_NEARLY_FULL = 65_536  # bytes
_LONGEST_REASON = 160
_DRIVERS = {".gpkg": "GPKG", ".fgb": "FlatGeobuf"}
_LAYER_OPTIONS = {
    ".gpkg": ["SPATIAL_INDEX=NO", "GEOMETRY_NAME=geom", "FID=fid"],
    ".fgb": ["SPATIAL_INDEX=NO"],  # the index would put the features into another order
}
_DATASET_OPTIONS = {".gpkg": ["VERSION=1.2"]}
_OGR_TYPES = {TEXT: ogr.OFTString, INTEGER: ogr.OFTInteger64, REAL: ogr.OFTReal, BOOLEAN: ogr.OFTInteger}


@dataclass(frozen=True)
class Draft:
    """A table that is to be written: fields with their kinds, rows, and geometries where it has some."""

    stem: str
    fields: Sequence[tuple[str, str]]
    rows: Sequence[Sequence[Any]]
    shapes: Sequence[Shape] | None = None


def write_table(path: Path, draft: Draft, progress: Progress = None) -> None:
    """Write a table in the format of the file's ending; the same rows give the same bytes.

    Raises
    ------
    NearMissError
        When the file cannot be written.
    """
    writer: Callable[[Path, Draft, Progress], None] = {".geojson": _write_geojson, ".csv": _write_csv}.get(
        path.suffix, _write_ogr
    )
    try:
        writer(path, draft, progress)
    except (OSError, RuntimeError, sqlite3.Error) as error:
        raise NearMissError(
            translate("NearMiss", "{file} could not be written: {why}. Is the disk full, or the folder read-only?"),
            file=path.name,
            why=_why(path, error),
        ) from error


def _why(path: Path, error: Exception) -> str:
    """What went wrong, for people; a driver may pass on all of its SQL."""
    if shutil.disk_usage(path.parent).free < _NEARLY_FULL:
        return translate("NearMiss", "the disk is full")
    text = getattr(error, "strerror", None) or str(error)
    return next(iter(text.splitlines()), type(error).__name__)[:_LONGEST_REASON]


def _write_geojson(path: Path, draft: Draft, progress: Progress) -> None:
    names = [name for name, _ in draft.fields]
    shapes = draft.shapes if draft.shapes is not None else [None] * len(draft.rows)
    with path.open("w", encoding="utf-8", newline="\n") as file:
        file.write('{"type": "FeatureCollection", "features": [')
        for i, (row, shape) in enumerate(watched(zip(draft.rows, shapes), progress)):
            feature = {"type": "Feature", "properties": dict(zip(names, row)), "geometry": to_geojson(shape)}
            file.write(f"{',' if i else ''}\n{json.dumps(feature, ensure_ascii=False, allow_nan=False)}")
        file.write("\n]}\n")


def _write_csv(path: Path, draft: Draft, progress: Progress) -> None:
    names = [name for name, _ in draft.fields]
    with path.open("w", encoding="utf-8", newline="") as file:
        broken = any("\r" in value for row in draft.rows for value in row if isinstance(value, str))
        quoting = csv.QUOTE_NONNUMERIC if broken else csv.QUOTE_MINIMAL  # a lone CR is not quoted by itself
        writer = csv.writer(file, lineterminator="\n", quoting=quoting)
        writer.writerow(names if draft.shapes is None else ["WKT", *names])
        for i, row in enumerate(watched(draft.rows, progress)):
            shown = [str(value).lower() if isinstance(value, bool) else value for value in row]
            writer.writerow(shown if draft.shapes is None else [to_wkt(draft.shapes[i]), *shown])


def _write_ogr(path: Path, draft: Draft, progress: Progress) -> None:
    bare = sum(shape is None for shape in draft.shapes or ())
    if bare and path.suffix == ".fgb":
        raise OSError(
            translate("NearMiss", "FlatGeobuf holds no segment without a geometry, and there are {n}").format(n=bare)
        )
    shapes = multi_of(draft.shapes or [None] * len(draft.rows))
    kind = next((shape[0] for shape in shapes if shape is not None), wkb.LINE)
    with fixed_time_stamp():
        driver = ogr.GetDriverByName(_DRIVERS[path.suffix])
        data = driver.CreateDataSource(str(path), options=_DATASET_OPTIONS.get(path.suffix, []))
        if data is None:  # without a layer it is empty, and so false
            raise OSError(gdal.GetLastErrorMsg())
        options = _LAYER_OPTIONS[path.suffix] if draft.rows or path.suffix != ".fgb" else []  # else GDAL writes nothing
        layer = _new_layer(data, draft, kind, options)
        layer.StartTransaction()
        for row, shape in watched(zip(draft.rows, shapes), progress):
            if layer.CreateFeature(_feature(layer, row, shape)) != ogr.OGRERR_NONE:
                raise OSError(gdal.GetLastErrorMsg())
        if layer.CommitTransaction() != ogr.OGRERR_NONE:
            raise OSError(gdal.GetLastErrorMsg())
        layer = None
        data = None  # the driver writes what it holds when it goes, and says nothing when it cannot
    if path.suffix == ".gpkg":
        parts = [part for shape in shapes if shape is not None for part in wkb.arrays(shape)]
        geopackage.settle(path, np.concatenate(parts) if parts else np.zeros((0, 2)))
    if _rows_in(path) != len(draft.rows):
        raise OSError(translate("NearMiss", "rows are missing"))


def _rows_in(path: Path) -> int:
    """How many rows a file says it has; -1 when it cannot be read."""
    try:
        data = gdal.OpenEx(str(path), gdal.OF_VECTOR | gdal.OF_READONLY)
    except RuntimeError:  # newer GDAL raises instead of returning None
        data = None
    return -1 if data is None or not data.GetLayerCount() else int(data.GetLayerByIndex(0).GetFeatureCount())


def _new_layer(data: Any, draft: Draft, kind: int, options: list[str]) -> Any:
    reference = osr.SpatialReference()
    reference.ImportFromWkt(_WGS84)
    layer = data.CreateLayer(draft.stem, reference, kind, options=options)
    if layer is None:
        raise OSError(gdal.GetLastErrorMsg())
    for name, of_kind in draft.fields:
        definition = ogr.FieldDefn(name, _OGR_TYPES[of_kind])
        if of_kind == BOOLEAN:
            definition.SetSubType(ogr.OFSTBoolean)
        layer.CreateField(definition)
    return layer


def _feature(layer: Any, row: Sequence[Any], shape: Shape) -> Any:
    feature = ogr.Feature(layer.GetLayerDefn())
    for i, value in enumerate(row):
        if value is None:
            feature.SetFieldNull(i)
        else:
            feature.SetField(i, int(value) if isinstance(value, bool) else value)
    if shape is not None:
        feature.SetGeometryDirectly(ogr.CreateGeometryFromWkb(wkb.write(shape)))
    return feature
