"""The records of a request as traces: whose each is, where and when; what cannot be told apart is left out and said."""

from __future__ import annotations

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

    from .measured import Rows

GRID, FIELD = range(2)
_HOUR_S = 3600.0


@dataclass(frozen=True)
class Traced:
    """Records whose person, place and time are known.

    Attributes
    ----------
    rows : Rows
    names : list of str
        The contributors, in the order of their codes.
    who, place : (n,) int arrays
        Codes that follow from the values, not from the order of the rows.
    when : (n,) int array or None
        Time bins; None without TIME.
    """

    rows: Rows
    names: list[str]
    who: NDArray[np.int64]
    place: NDArray[np.int64]
    when: NDArray[np.int64] | None


def parameters() -> list[qgis.QgsProcessingParameterDefinition]:
    """CONTRIBUTOR, TIME, PLACE, GRID, PLACE_FIELD and TIME_BIN_HOURS of INPUT."""
    text = translate("NearMiss", "Contributor (the person behind a record)")
    places = [translate("NearMiss", "Grid cell"), translate("NearMiss", "Field")]
    return [
        shared.field("CONTRIBUTOR", text, "INPUT", optional=False),
        shared.explained(
            shared.field("TIME", translate("NearMiss", "Time (datetime, date or ISO text)"), "INPUT"),
            translate("NearMiss", "Without it a point is a place at any time."),
        ),
        shared.choice("PLACE", translate("NearMiss", "Place"), places),
        shared.metres("GRID", translate("NearMiss", "Side of a grid cell"), 100.0, above=0.0),
        shared.explained(
            shared.field("PLACE_FIELD", translate("NearMiss", "Field that names the place"), "INPUT"),
            translate("NearMiss", "For example a segment or a district."),
        ),
        shared.number("TIME_BIN_HOURS", translate("NearMiss", "Width of a time bin (hours)"), 1.0, low=0.001, decimals=3),
    ]  # fmt: skip


def check(request: Request) -> None:
    """Refuse what cannot be told apart: no contributor, a place without its field, a grid without points.

    Raises
    ------
    NearMissError
        Naming the parameter.
    """
    if not request.given("CONTRIBUTOR"):
        raise NearMissError(
            translate("NearMiss", "CONTRIBUTOR is not given. Give the field of the person behind a record.")
        )
    by_field = request.choice("PLACE") == FIELD
    measured.plain_fields(request, "CONTRIBUTOR", "TIME", *(["PLACE_FIELD"] if by_field else []))
    if by_field and not request.given("PLACE_FIELD"):
        raise NearMissError(
            translate("NearMiss", "PLACE is a field, but PLACE_FIELD is not given. Give the field, or choose the grid.")
        )
    if not by_field:
        _grid(request)
        request.crs("INPUT")


def read(request: Request) -> Traced:
    """The records of a request; how many are left out, and why, is said in the log.

    Raises
    ------
    NearMissError
        When none is left.
    """
    import numpy as np

    from ..core.records import people, text_ranks

    field, time = request.field("CONTRIBUTOR"), request.field("TIME")
    place = request.field("PLACE_FIELD") if request.choice("PLACE") == FIELD else None
    if place is None and request.given("PLACE_FIELD"):
        request.warn(translate("NearMiss", "PLACE_FIELD is given, but PLACE is the grid: ignored."))
    gather = measured.rows if place else measured.points
    rows: Rows = gather(request, whole=False, fields=[time, place])
    codes, names = people(rows.values(field or ""))
    by_name = np.append(text_ranks(names), -1)  # the code -1 stays
    who, where, when = by_name[codes], _places(request, rows, place), _bins(request, rows, time)
    known = [who >= 0, where >= 0, np.isfinite(when)]
    kept = np.logical_and.reduce(known)
    _say_what_is_left_out(request, known, int(kept.sum()))
    present, who = np.unique(who[kept], return_inverse=True)
    names = sorted(names)
    return Traced(
        rows, [names[i] for i in present], who, where[kept], when[kept].astype(np.int64) if time else None
    )  # fmt: skip


def _places(request: Request, rows: Rows, field: str | None) -> NDArray[np.int64]:
    """Codes of the places; -1 where there is none."""
    import numpy as np

    from ..core.precision import GRID as CELLS
    from ..core.precision import Precision
    from ..core.records import identifiers, labels, text_ranks
    from ..core.traces import ranks

    if isinstance(rows, measured.Points):
        return ranks(Precision(CELLS, _grid(request)).locations(rows.lonlat, rows.xy).T)
    codes, texts = labels([text or None for text in identifiers(rows.values(field or ""))])
    return np.append(text_ranks(texts), -1)[codes]


def _bins(request: Request, rows: Rows, field: str | None) -> NDArray[np.float64]:
    """Numbers of the time bins, from midnight UTC of 1970-01-01 on; NaN where there is no time."""
    import numpy as np

    from ..core.times import seconds_since_epoch

    if field is None:
        request.info(translate("NearMiss", "TIME is not given: a point is a place at any time."))
        return np.zeros(len(rows))
    width = round((request.number("TIME_BIN_HOURS") or 0.0) * _HOUR_S, 6)
    return np.floor(seconds_since_epoch(rows.values(field)) / width)


def _grid(request: Request) -> float:
    from ..core.precision import one_precision

    return one_precision(f"grid:{request.number('GRID'):.15g}", "GRID").value


def _say_what_is_left_out(request: Request, known: list[NDArray[np.bool_]], kept: int) -> None:
    """Warn of each reason; a record counts for the first that holds."""
    import numpy as np

    n = len(known[0])
    first = np.argmin(known, axis=0) if n else np.zeros(0, dtype=np.int64)
    missing = ~np.logical_and.reduce(known)
    texts = [
        translate("NearMiss", "{n} of {rows} records have no known contributor: left out, they are nobody's trace."),
        translate("NearMiss", "{n} of {rows} records have no place: left out, they would all be at one."),
        translate(
            "NearMiss", "{n} of {rows} records have no time that can be read: left out, they would all be at one."
        ),
    ]
    for reason, text in enumerate(texts):
        count = int((missing & (first == reason)).sum())
        if count:
            request.warn(text.format(n=count, rows=n))
    if not kept:
        values: dict[str, Any] = {"rows": n, "layer": request.label("INPUT")}
        raise NearMissError(
            translate(
                "NearMiss",
                "{layer}: none of its {rows} records has a contributor, a place and a time, so nothing can be measured. Check "
                "the fields that are given, and that TIME holds datetimes, dates or ISO text such as 2026-03-01T08:15:00."
            ),
            **values,
        )  # fmt: skip
