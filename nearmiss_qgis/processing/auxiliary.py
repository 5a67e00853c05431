"""What an attacker joins with: the auxiliary layer of a request as subjects, named and dated; or the points themselves."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..core.errors import NearMissError
from ..translation import translate
from . import inputs, measured
from .request import Request

_YEAR = re.compile(r"(?<!\d)(19|20)\d\d(?!\d)")

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from ..core.subjects import Subjects
    from ..layers.read import Table


@dataclass(frozen=True)
class Auxiliary:
    """The candidates, and where they come from.

    Attributes
    ----------
    who : Subjects
    otherwise : Subjects or None
        The same, with rows at one place counted the other way (each, or once); None where subjects have ids.
    name : str
        What the auxiliary layer is, and of which date; empty where the points themselves are counted.
    rows, places : int
        Rows of the layer, and distinct places among those with a usable location.
    crs : str
    beyond : int
        Points whose largest disc leaves the extent of the layer.
    """

    who: Subjects
    otherwise: Subjects | None
    name: str = ""
    rows: int = 0
    places: int = 0
    crs: str = ""
    beyond: int = 0

    def numbers(self) -> dict[str, int]:
        """The number outputs; none where no auxiliary layer is given."""
        if not self.name:
            return {}
        return {"AUXILIARY_ROWS": self.rows, "AUXILIARY_PLACES": self.places, "BEYOND_AUXILIARY": self.beyond}


def check(request: Request) -> None:
    """Refuse an auxiliary layer without a name.

    Raises
    ------
    NearMissError
    """
    measured.plain_fields(request, "CONTRIBUTOR")
    for name in ("SUBJECT", "WEIGHT") if request.given("AUXILIARY") else ():
        measured.plain_fields(request, name)
    if request.given("AUXILIARY") and not request.text("AUXILIARY_NAME"):
        raise NearMissError(
            translate(
                "NearMiss",
                'AUXILIARY_NAME is empty. Say what the auxiliary layer is and of which date, for example "City address file, '
                '2026-10-01": a number of candidates means nothing without it.'
            )
        )  # fmt: skip


def read(request: Request, points: measured.Points, farthest: float, *, stacked: bool = False) -> Auxiliary | None:
    """The subjects of AUXILIARY; None where it is not given.

    Parameters
    ----------
    farthest : float
        The largest radius, metres.
    stacked : bool
        Rows at one place count each, where there is no SUBJECT.

    Raises
    ------
    NearMissError
        When it has no usable row, or lies somewhere else than the points.
    """
    import numpy as np

    from ..core.policy import DISTANCE_TOLERANCE_M
    from ..core.records import people
    from ..core.subjects import require_same_place, subjects

    if not request.given("AUXILIARY"):
        if request.text("AUXILIARY_NAME"):
            request.warn(translate("NearMiss", "AUXILIARY_NAME is given, but AUXILIARY is not: ignored."))
        return None
    _say_what_is_ignored(request, stacked=stacked)
    subject, weight = request.field("SUBJECT"), request.field("WEIGHT")
    table = inputs.table(request, "AUXILIARY", only=[subject, weight])
    crs = request.crs("AUXILIARY")
    used, xy = _usable(request, table, points)
    ids = None if subject is None else people(table.values(subject)[used])[0]
    weights = None if weight is None else _weights(request, table.values(weight)[used], table.label)
    who = subjects(xy, ids=ids, weights=weights, stacked=stacked)
    otherwise = subjects(xy, weights=weights, stacked=not stacked) if ids is None else None
    require_same_place(points.xy, xy, label=table.label, crs=crs.authid())
    if ids is not None and (ids < 0).any():
        text = translate(
            "NearMiss",
            "SUBJECT is unknown in {n} of {rows} rows of {layer}: they add no candidate beside a known one, else one."
        )  # fmt: skip
        request.warn(text.format(n=int((ids < 0).sum()), rows=len(ids), layer=table.label))
    inside = points.xy - farthest >= np.min(xy, axis=0) - DISTANCE_TOLERANCE_M
    inside &= points.xy + farthest <= np.max(xy, axis=0) + DISTANCE_TOLERANCE_M
    beyond = int((~inside.all(axis=1)).sum())
    name = request.text("AUXILIARY_NAME") or ""
    found = Auxiliary(who, otherwise, name, len(table), who.places, crs.authid(), beyond)
    _say(request, found, len(points))
    return found


def the_points_themselves(request: Request, points: measured.Points, *, stacked: bool = False) -> Auxiliary:
    """The points as their own subjects: people where they are known, else places."""
    from ..core.subjects import subjects

    text = translate(
        "NearMiss",
        "AUXILIARY is not given: k counts other reports, not candidates. How many people or addresses an attacker could "
        "confuse with each point is not tested."
    )  # fmt: skip
    request.warn(text)
    otherwise = subjects(points.xy, stacked=not stacked) if points.who is None else None
    return Auxiliary(subjects(points.xy, ids=points.who, stacked=stacked), otherwise)


def _usable(request: Request, table: Table, points: measured.Points) -> tuple[NDArray[np.int64], NDArray[np.float64]]:
    """Rows with a usable location, and their places in metres."""
    import numpy as np

    from ..layers.geometry import raw_points

    crs, (raw, _) = request.crs("AUXILIARY"), raw_points(table)
    measured.refuse_degrees(table.label, raw, crs)
    xy = points.working.project(raw, crs)
    used = np.flatnonzero(np.isfinite(xy).all(axis=1))
    if not len(used):
        raise NearMissError(
            translate(
                "NearMiss",
                "{layer}: none of its {rows} rows has a location that can be used, so there is no candidate to count. Check its "
                "geometries and its CRS ({crs})."
            ),
            layer=table.label,
            rows=len(table),
            crs=crs.authid(),
        )  # fmt: skip
    if len(used) < len(table):
        text = translate("NearMiss", "{layer}: {n} of {rows} rows have no usable location: no candidates.")
        request.warn(text.format(layer=table.label, n=len(table) - len(used), rows=len(table)))
    return used, xy[used]


def _say_what_is_ignored(request: Request, *, stacked: bool) -> None:
    """Warn about an auxiliary layer that is the points themselves, and about parameters that change nothing."""
    ours, theirs = (inputs.source_layer(request, name) for name in ("INPUT", "AUXILIARY"))
    if ours is not None and theirs is not None and ours.source() == theirs.source():
        text = translate(
            "NearMiss", "AUXILIARY is the same layer as INPUT: k counts reports, not the people who could be meant."
        )
        request.warn(text)
    if stacked and request.given("SUBJECT"):
        request.warn(translate("NearMiss", "COUNT_STACKED changes nothing where SUBJECT is given: ignored."))


def _say(request: Request, found: Auxiliary, n: int) -> None:
    if not _YEAR.search(found.name):
        text = translate(
            "NearMiss", "AUXILIARY_NAME names no year. Say of which date {name} is: it decides who can be found."
        )
        request.warn(text.format(name=found.name))
    text = translate("NearMiss", "Candidates: {name}; {rows} rows at {places} places, {crs}.")
    request.info(text.format(name=found.name, rows=found.rows, places=found.places, crs=found.crs))
    if found.beyond:
        text = translate(
            "NearMiss",
            "{name} covers only part of the points: the largest disc of {n} of {points} points leaves its extent, so their k may "
            "be too small because data is missing there."
        )  # fmt: skip
        request.warn(text.format(name=found.name, n=found.beyond, points=n))


def _weights(request: Request, values: NDArray[np.object_], label: str) -> NDArray[np.float64]:
    """Weights as numbers; NULL is NaN, which counts as none."""
    import numpy as np

    weights, words = np.full(len(values), np.nan), 0
    for i, value in enumerate(values.tolist()):
        try:
            weights[i] = np.nan if value is None else float(value)
        except (TypeError, ValueError):
            words += 1
    if words:
        raise NearMissError(
            translate("NearMiss", "WEIGHT: {n} of {rows} rows of {layer} hold no number. Choose a numeric field."),
            n=words,
            rows=len(values),
            layer=label,
        )
    empty = int(np.isnan(weights).sum())
    if empty:
        text = translate("NearMiss", "WEIGHT is NULL in {n} of {rows} rows of {layer}: they count as no candidate.")
        request.warn(text.format(n=empty, rows=len(values), layer=label))
    return weights
