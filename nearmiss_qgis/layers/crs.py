"""The CRS in which distances are ground metres, and coordinates as arrays through it."""

from __future__ import annotations

import struct
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from qgis.core import (
    QgsCoordinateReferenceSystem,
    QgsCoordinateTransform,
    QgsCoordinateTransformContext,
    QgsCsException,
    QgsGeometry,
    QgsPoint,
    QgsRectangle,
    QgsUnitTypes,
)

from ..core.errors import NearMissError
from ..translation import translate

#: A projected CRS is good enough when its scale at the data is this near to 1.
MAX_SCALE_ERROR = 0.001
#: Beyond this distance from the centre a local CRS distorts by more than 0.1 %.
FAR_M = 500_000.0
#: Edges longer than this are cut before they are transformed, metres.
MAX_EDGE_M = 50.0
_WKB_LINE = 2
_REACH = 1e9  # metres, feet or degrees
_MAX_VERTICES = 50_000_000


@dataclass(frozen=True)
class WorkingCrs:
    """Where distances are measured.

    Attributes
    ----------
    crs : QgsCoordinateReferenceSystem
    centre : (2,) float array
        Centre of the data, rounded to 0.1 degree, in `crs`.
    context : QgsCoordinateTransformContext
    """

    crs: QgsCoordinateReferenceSystem
    centre: NDArray[np.float64]
    context: QgsCoordinateTransformContext

    @property
    def text(self) -> str:
        """Authority id, else PROJ text."""
        return self.crs.authid() or self.crs.toProj()

    def project(self, xy: NDArray[np.float64], source: QgsCoordinateReferenceSystem) -> NDArray[np.float64]:
        """Coordinates of `source` in metres."""
        return transformed(xy, source, self.crs, self.context)

    def unproject(self, xy: NDArray[np.float64], target: QgsCoordinateReferenceSystem) -> NDArray[np.float64]:
        """Metres as coordinates of `target`."""
        return transformed(xy, self.crs, target, self.context)

    def far_away(self, xy: NDArray[np.float64]) -> int:
        """How many points lie more than 500 km from the centre."""
        offset = xy[np.isfinite(xy).all(axis=1)] - self.centre
        return int(np.count_nonzero(np.hypot(offset[:, 0], offset[:, 1]) > FAR_M))


def transformed(
    xy: NDArray[np.float64],
    source: QgsCoordinateReferenceSystem,
    target: QgsCoordinateReferenceSystem,
    context: QgsCoordinateTransformContext,
) -> NDArray[np.float64]:
    """(n, 2) coordinates of `source` in `target`; NaN where there is no answer."""
    if source == target:
        return within_reach(xy)
    result = np.full(xy.shape, np.nan)
    usable = np.isfinite(xy).all(axis=1)
    if source.isGeographic():
        usable &= (np.abs(xy[:, 0]) <= 360) & (np.abs(xy[:, 1]) <= 90)
    rows = np.flatnonzero(usable)
    if not len(rows):
        return result
    ends = np.append(rows, rows[-1])  # a line has two vertices at least
    line = QgsGeometry()
    line.fromWkb(struct.pack("<BII", 1, _WKB_LINE, len(ends)) + np.ascontiguousarray(xy[ends], "<f8").tobytes())
    transform = QgsCoordinateTransform(source, target, context)
    try:
        if not transform.isValid() or transform.isShortCircuited():
            raise QgsCsException("no transformation is known")  # else QGIS returns the coordinates as they are
        line.transform(transform)
    except QgsCsException as error:
        raise NearMissError(
            translate("NearMiss", "Coordinates cannot be transformed from {source} to {target}: {error}"),
            source=source.authid() or source.description(),
            target=target.authid() or target.toProj(),
            error=str(error).splitlines()[0],
        ) from error
    result[rows] = np.frombuffer(line.asWkb().data(), dtype="<f8", offset=9).reshape(-1, 2)[:-1]
    return within_reach(result)


def in_degrees(
    xy: NDArray[np.float64], source: QgsCoordinateReferenceSystem, context: QgsCoordinateTransformContext
) -> NDArray[np.float64]:
    """(n, 2) coordinates of `source` as longitude and latitude (EPSG:4326); NaN where there is no answer."""
    return transformed(xy, source, _wgs84(), context)


def looks_like_degrees(xy: NDArray[np.float64], crs: QgsCoordinateReferenceSystem) -> bool:
    """Whether coordinates of a CRS in metres are degrees that were given the wrong CRS.

    All of them could be degrees, most have more than two decimals, and as degrees they lie where the CRS is used.
    """
    if crs.isGeographic() or not (np.abs(xy) <= (180.0, 90.0)).all():
        return False
    hundredths = xy * 100
    fine = float((hundredths != np.round(hundredths)).mean()) > 0.5
    area = crs.bounds()
    (west, south), (east, north) = xy.min(axis=0), xy.max(axis=0)
    return fine and (area.isEmpty() or area.contains(QgsRectangle(west, south, east, north)))


def within_reach(xy: NDArray[np.float64]) -> NDArray[np.float64]:
    """`xy` with NaN in every row that is not finite, or beyond what any CRS of the Earth reaches."""
    lost = ~(np.abs(xy) <= _REACH).all(axis=1)
    return np.where(lost[:, None], np.nan, xy) if lost.any() else xy


def choose(
    xy: NDArray[np.float64], source: QgsCoordinateReferenceSystem, context: QgsCoordinateTransformContext
) -> WorkingCrs:
    """The working CRS for data at `xy`.

    The layer's own CRS where it is projected, in metres and true to scale at the data on both axes; else an
    azimuthal equidistant one around the data's centre. The centre is rounded to 0.1 degree: one that moved
    with each report would give the report away.

    Parameters
    ----------
    xy : (n, 2) float array
        Usable coordinates in `source`; not empty.
    """
    if not source.isGeographic() and source.mapUnits() == QgsUnitTypes.DistanceMeters:
        middle = _rounded_centre(transformed(_mean(xy)[None, :], source, _wgs84(), context))
        if middle is not None and _true_to_scale(source, middle):
            return WorkingCrs(source, transformed(middle[None, :], _wgs84(), source, context)[0], context)
    middle = _rounded_centre(transformed(xy, source, _wgs84(), context))
    if middle is None:
        raise NearMissError(
            translate("NearMiss", "No coordinate lies within the range of {crs}: is it the right CRS of the layer?"),
            crs=source.authid(),
        )
    proj = f"+proj=aeqd +lat_0={middle[1]:.1f} +lon_0={middle[0]:.1f} +datum=WGS84 +units=m +no_defs +type=crs"
    return WorkingCrs(QgsCoordinateReferenceSystem.fromProj(proj), np.zeros(2), context)


def with_short_edges(
    xy: NDArray[np.float64],
    part: NDArray[np.int64],
    source: QgsCoordinateReferenceSystem,
    working: WorkingCrs,
) -> tuple[NDArray[np.float64], NDArray[np.int64], NDArray[np.float64] | None]:
    """Vertices in the working CRS, with edges over 50 m cut in their own CRS, where they are straight.

    Parameters
    ----------
    xy : (v, 2) float array
        Vertices in `source`, one part after the other.
    part : (v,) int array
        Part of each vertex, ascending.

    Returns
    -------
    xy, part
        As given, in metres and with the vertices added.
    middle : (v, 2) float array or None
        Middle of the edge from each vertex to the next, which is not on the straight line between them;
        None where it is.
    """
    if source == working.crs or not len(xy):
        return xy, part, None
    metres = working.project(xy, source)
    joined = part[1:] == part[:-1]
    vertex, share = _steps(metres, joined, source)
    towards = np.diff(xy, axis=0, append=xy[-1:])
    if source.isGeographic():  # an edge across 180 degrees goes the short way
        towards[:, 0] -= 360.0 * np.round(towards[:, 0] / 360.0)
    towards[~np.append(joined, False)] = 0.0
    half_step = 0.5 / np.bincount(vertex, minlength=len(xy))[vertex]
    added = working.project(xy[vertex] + share[:, None] * towards[vertex], source)
    middle = working.project(xy[vertex] + (share + half_step)[:, None] * towards[vertex], source)
    return added, part[vertex], middle


def _steps(
    metres: NDArray[np.float64], joined: NDArray[np.bool_], source: QgsCoordinateReferenceSystem
) -> tuple[NDArray[np.int64], NDArray[np.float64]]:
    """For each vertex to make: the vertex it comes after, and how far along its edge (0 to 1)."""
    step = np.diff(metres, axis=0)
    length = np.where(joined, np.hypot(step[:, 0], step[:, 1]), 0.0)
    length = np.where(np.isfinite(length), length, 0.0)
    pieces = np.maximum(1.0, np.ceil(length / MAX_EDGE_M))
    if pieces.sum() > _MAX_VERTICES:
        raise NearMissError(
            translate("NearMiss", "The edges are {km:.0f} km long in all: is {crs} the right CRS of the layer?"),
            km=float(length.sum()) / 1000,
            crs=source.authid(),
        )
    repeats = np.append(pieces.astype(np.int64), 1)
    vertex = np.repeat(np.arange(len(metres)), repeats)
    number = np.arange(len(vertex)) - np.repeat(np.cumsum(repeats) - repeats, repeats)
    return vertex, number / repeats[vertex]


def _wgs84() -> QgsCoordinateReferenceSystem:
    return QgsCoordinateReferenceSystem("EPSG:4326")


def _rounded_centre(lonlat: NDArray[np.float64]) -> NDArray[np.float64] | None:
    """Longitude (averaged on the circle) and latitude, to 0.1 degree; None without a finite coordinate."""
    lonlat = lonlat[np.isfinite(lonlat).all(axis=1)]
    if not len(lonlat):
        return None
    angle = np.radians(lonlat[:, 0])
    sine, cosine, latitude = _mean(np.column_stack([np.sin(angle), np.cos(angle), lonlat[:, 1]]))
    return np.round([np.degrees(np.arctan2(sine, cosine)), latitude], 1) + 0.0


def _mean(columns: NDArray[np.float64]) -> NDArray[np.float64]:
    """Mean of each column, the same to the last bit in whatever order the rows come."""
    return np.sort(columns, axis=0).mean(axis=0)


def _true_to_scale(crs: QgsCoordinateReferenceSystem, lonlat: NDArray[np.float64]) -> bool:
    factors = crs.factors(QgsPoint(float(lonlat[0]), float(lonlat[1])))
    scales = (factors.meridionalScale(), factors.parallelScale())
    return factors.isValid() and all(abs(scale - 1) <= MAX_SCALE_ERROR for scale in scales)
