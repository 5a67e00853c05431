"""One table as it stands in a file, and what every reader needs."""

from __future__ import annotations

import codecs
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from osgeo import gdal
from qgis.core import QgsCoordinateReferenceSystem

from .shapes import RELEASE_CRS


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


class Vertices:
    """Collects vertices row by row."""

    def __init__(self) -> None:
        self._parts: list[NDArray[np.float64]] = []
        self._rows: list[int] = []

    def add(self, row: int, parts: Sequence[NDArray[np.float64]]) -> None:
        """Add (n, 2) arrays of vertices of a row."""
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


def decoded(data: bytes) -> str:
    """Text of a file: UTF-16 where it says so, else UTF-8, else Latin-1."""
    if data[:2] in (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE):
        return data.decode("utf-16", errors="replace")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return data.decode("latin-1")


def free_name(name: str, taken: set[str]) -> str:
    """The name, with a number where it is taken."""
    free, number = name, 2
    while free in taken:
        free, number = f"{name} {number}", number + 1
    taken.add(free)
    return free


def number(text: Any) -> float:
    """The number a text is; NaN when it is none."""
    try:
        return float(text)
    except (TypeError, ValueError, OverflowError):
        return np.nan


def crs_if_degrees(xy: NDArray[np.float64]) -> QgsCoordinateReferenceSystem | None:
    """Text files do not name a CRS: releases are in degrees, so numbers that can be degrees are taken for them."""
    fits = (np.abs(xy) <= (360.0, 90.0)).all()
    return QgsCoordinateReferenceSystem(RELEASE_CRS) if fits else None


def crs_of(layer: Any) -> QgsCoordinateReferenceSystem | None:
    """The CRS of an OGR layer; None when it says none."""
    reference = layer.GetSpatialRef()
    if reference is None:
        return None
    crs = QgsCoordinateReferenceSystem.fromWkt(reference.ExportToWkt())
    return crs if crs.isValid() else None


def asked_of_ogr(path: Path) -> tuple[QgsCoordinateReferenceSystem | None, int | None]:
    """CRS and number of features as a second reader sees them."""
    data = gdal.OpenEx(str(path), gdal.OF_VECTOR | gdal.OF_READONLY)
    layer = data.GetLayerByIndex(0) if data is not None and data.GetLayerCount() == 1 else None
    return (None, None) if layer is None else (crs_of(layer), layer.GetFeatureCount())
