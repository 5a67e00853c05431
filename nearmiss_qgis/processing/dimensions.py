"""What a reader of a release can filter by: fields, a time in bins, a location at a precision; each as codes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import qgis.core as qgis

from ..core.errors import NearMissError
from ..translation import translate
from . import measured
from . import parameters as shared
from .request import Request

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from ..core.precision import Precision

NOWHERE, DECIMALS, GRID, FIELD = range(4)
_KINDS = {DECIMALS: "decimals", GRID: "grid"}
_DEFAULTS = {DECIMALS: 4.0, GRID: 1.0}
TIME, LOCATION = "time", "location"


@dataclass(frozen=True)
class Filter:
    """One dimension.

    Attributes
    ----------
    name : str
    codes : (m,) int array
        Class of each row.
    texts : callable
        Its values as text at some of the rows; None is NULL.
    """

    name: str
    codes: NDArray[np.int64]
    texts: Callable[[NDArray[np.int64]], list[str | None]]


@dataclass(frozen=True)
class Dimensions:
    """Filters, and the rows they are about.

    Attributes
    ----------
    rows : Rows
        Points where the location is one of the filters.
    filters : list of Filter
        Fields in the order given, then `time`, then `location`.
    """

    rows: measured.Rows
    filters: list[Filter]

    @property
    def names(self) -> list[str]:
        """What the filters are called."""
        return [one.name for one in self.filters]


def parameters() -> list[qgis.QgsProcessingParameterDefinition]:
    """DIMENSIONS, CONTRIBUTOR, TIME, TIME_BIN, LOCATION, LOCATION_PRECISION and LOCATION_FIELD of INPUT."""
    return [
        shared.explained(
            shared.field("DIMENSIONS", translate("NearMiss", "Filters (fields)"), "INPUT", multiple=True),
            translate("NearMiss", "Every field a reader of the release can filter, group or search by."),
        ),
        shared.person(),
        shared.explained(
            shared.field("TIME", translate("NearMiss", "Time (datetime, date or ISO text)"), "INPUT"),
            translate("NearMiss", "One more filter, in UTC. A field that already holds months or years is a filter."),
        ),
        shared.choice("TIME_BIN", translate("NearMiss", "Time is given by"), _bins(), 1),
        shared.choice("LOCATION", translate("NearMiss", "Location"), _locations()),
        shared.explained(
            shared.number("LOCATION_PRECISION", translate("NearMiss", "Location precision"), None, optional=True),
            translate("NearMiss", "Decimals of longitude and latitude (empty: 4), or metres of a grid (empty: 1)."),
        ),
        shared.explained(
            shared.field("LOCATION_FIELD", translate("NearMiss", "Field that names the location"), "INPUT"),
            translate("NearMiss", "For example a segment or a district."),
        ),
    ]


def _bins() -> list[str]:
    return [
        translate("NearMiss", "Year"),
        translate("NearMiss", "Month"),
        translate("NearMiss", "Week"),
        translate("NearMiss", "Day"),
        translate("NearMiss", "Hour"),
    ]


def _locations() -> list[str]:
    return [
        translate("NearMiss", "None"),
        translate("NearMiss", "Decimals of degrees"),
        translate("NearMiss", "Grid in metres"),
        translate("NearMiss", "Field"),
    ]


def check(request: Request) -> None:
    """Refuse filters that cannot be: none at all, one given twice, a field of lists, a location without points.

    Raises
    ------
    NearMissError
        Naming the parameter.
    """
    from ..core.cells import depth_of

    where = request.choice("LOCATION")
    measured.plain_fields(request, "CONTRIBUTOR")
    measured.plain_fields(request, "DIMENSIONS", "TIME", *(["LOCATION_FIELD"] if where == FIELD else []))
    if where == FIELD and not request.given("LOCATION_FIELD"):
        raise NearMissError(
            translate("NearMiss", "LOCATION is a field, but LOCATION_FIELD is not given. Give the field, or choose another.")
        )  # fmt: skip
    if where in _KINDS:
        _precision(request, where)
        _require_points(request)
    extra = int(request.given("TIME")) + int(where != NOWHERE)
    depth_of(len(request.fields("DIMENSIONS")) + extra, request.integer("MAX_DEPTH") or 0)


def read(request: Request, *, whole: bool) -> Dimensions:
    """The filters of a request; what is not measured is said in the log.

    Parameters
    ----------
    whole : bool
        See :func:`.measured.points`.
    """
    from ..core.records import classes
    from ..core.times import BINS

    fields, time, where = request.fields("DIMENSIONS"), request.field("TIME"), request.choice("LOCATION")
    place = request.field("LOCATION_FIELD") if where == FIELD else None
    _say_what_is_ignored(request, where)
    needed = [*fields, time, place]
    points = measured.points(request, whole=whole, fields=needed) if where in _KINDS else None
    rows = points or measured.rows(request, whole=whole, fields=needed)
    ours = [name for name, given in ((TIME, time), (LOCATION, where != NOWHERE)) if given]
    found = [_of_field(rows, field, name) for field, name in zip(fields, _names(fields, ours))]
    if time:
        bins = time_bins(request, rows, time, BINS[request.choice("TIME_BIN")])
        found.append(Filter(TIME, classes([bins.tolist()], len(rows)), lambda at: bins[at].tolist()))
    if place:
        found.append(_of_field(rows, place, LOCATION))
    if points:
        found.append(_of_places(points, _precision(request, where)))
    return Dimensions(rows, found)


def _of_field(rows: measured.Rows, field: str, name: str) -> Filter:
    return Filter(name, rows.classes([field]), lambda at: rows.texts(field, at))


def _of_places(points: measured.Points, precision: Precision) -> Filter:
    from ..core.classes import places

    location = precision.locations(points.lonlat, points.xy)
    return Filter(LOCATION, places(location)[0], lambda at: precision.in_words(location[at]))


def _names(fields: list[str], ours: list[str]) -> list[str]:
    """The fields' names; one called `time` or `location` beside ours of that name is told as `time_1`."""
    names = list(fields)
    for place, field in enumerate(fields):
        number = 1
        while names[place] in ours or names[place] in names[:place] + names[place + 1 :]:
            names[place], number = f"{field}_{number}", number + 1
    return names


def time_bins(request: Request, rows: measured.Rows, field: str, width: str) -> NDArray[np.object_]:
    """The bin of each row's time; None, with a warning, where there is none.

    Parameters
    ----------
    width : str
        One of :data:`nearmiss_qgis.core.times.BINS`.

    Raises
    ------
    NearMissError
        When no value is a time.
    """
    import numpy as np

    from ..core.times import binned, seconds_since_epoch

    values = rows.values(field)
    seconds = seconds_since_epoch(values)
    timeless = int(np.isnan(seconds).sum())
    if timeless == len(rows):
        raise NearMissError(
            translate(
                "NearMiss",
                "TIME: none of the {n} values of field {field} is a datetime, a date or ISO text such as 2026-03-01T08:15:00. "
                "Choose another field, or leave TIME empty; a field of months or years is given among the other fields."
            ),
            n=timeless,
            field=field,
        )  # fmt: skip
    if timeless:
        text = translate(
            "NearMiss", "{n} of {rows} records have no time that can be read: they share one class, NULL, of their own."
        )
        request.warn(text.format(n=timeless, rows=len(rows)))
    return binned(seconds, width)


def _precision(request: Request, where: int) -> Precision:
    from ..core.precision import one_precision

    given = request.number("LOCATION_PRECISION")
    value = _DEFAULTS[where] if given is None else given
    return one_precision(f"{_KINDS[where]}:{value:.15g}", "LOCATION_PRECISION")


def _require_points(request: Request) -> None:
    shape = qgis.QgsWkbTypes.geometryType(request.required_source("INPUT").wkbType())
    known = qgis.QgsWkbTypes.GeometryType
    if shape not in (known.PointGeometry, known.UnknownGeometry):
        raise NearMissError(
            translate(
                "NearMiss",
                "{layer} holds no points ({shape}), so LOCATION cannot be taken from them. Choose none, or the field that "
                "names the location."
            ),
            layer=request.label("INPUT"),
            shape=qgis.QgsWkbTypes.geometryDisplayString(shape).lower(),
        )  # fmt: skip


def _say_what_is_ignored(request: Request, where: int) -> None:
    ignored: list[tuple[str, Any]] = [("LOCATION_FIELD", where != FIELD), ("LOCATION_PRECISION", where not in _KINDS)]
    for name, unused in ignored:
        if unused and request.given(name):
            text = translate("NearMiss", "{name} is given, but LOCATION does not use it: ignored.")
            request.warn(text.format(name=name))
