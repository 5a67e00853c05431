"""What the gate is given beside the files: reports, streets, snapped reports, withheld segments."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..core.errors import NearMissError
from ..translation import translate
from . import inputs
from .request import Request

if TYPE_CHECKING:
    from qgis.core import QgsFeature

    from ..core.gate.case import Reports, Snapped, Streets
    from ..layers.read import Table

_ID_NAMES = ("segment_id", "id")


def reports(request: Request, name: str = "REPORTS") -> Reports | None:
    """Every coordinate of the raw reports, for the tripwire; None when they are not given."""
    import numpy as np

    from ..core.gate.case import Reports
    from ..layers.files import in_degrees
    from ..layers.geometry import every_coordinate

    if not request.given(name):
        return None
    table, crs = inputs.table(request, name, only=[]), request.crs(name)
    native, row = every_coordinate(table)
    lonlat = in_degrees(native, crs, request.context.transformContext())
    known = np.isfinite(lonlat).all(axis=1)
    without = len(table) - len(np.unique(row[known]))
    if without:
        text = translate("NearMiss", "{layer}: reports without a place, with which nothing can be compared: {n}.")
        request.info(text.format(layer=table.label, n=without))
    return Reports(lonlat[known], native[known], row[known])


def streets(request: Request, parameter: str, wanted: Sequence[str | None]) -> tuple[Streets, Table] | None:
    """STREETS with the ids that a release knows; None when they are not given.

    Parameters
    ----------
    parameter : str
        The parameter that names the field of ids. Without it a field named like the one of a release is taken
        where it has the ids of the release, else the feature ids.
    wanted : sequence of str
        Segment ids of the release.
    """
    from ..core.gate.case import Streets
    from ..layers.files import in_degrees
    from ..layers.geometry import vertices

    if not request.given("STREETS"):
        return None
    names = request.required_source("STREETS").fields().names()
    table, crs = inputs.table(request, "STREETS", only=names), request.crs("STREETS")
    field = request.field(parameter) or _field_of(table, names, wanted)
    if field is None:
        ids = inputs.segment_ids(request, "STREETS", parameter, table)
    else:
        ids = table.unique_identifiers(field, parameter)
    lonlat = in_degrees(vertices(table), crs, request.context.transformContext())
    bare = frozenset(name for name, feature in zip(ids, table.features) if not _has_shape(feature))
    return Streets(ids, lonlat, {name: table.values(name) for name in names}, bare), table


def _has_shape(feature: QgsFeature) -> bool:
    return feature.hasGeometry() and not feature.geometry().isEmpty()


def _field_of(table: Table, names: Sequence[str], wanted: Sequence[str | None]) -> str | None:
    """The field that has all the ids of the release, each once."""
    for name in [name for known in _ID_NAMES for name in names if name.lower() == known]:
        ids = table.identifiers(name)
        if len(set(ids)) == len(ids) and None not in ids and set(wanted) - {None} <= set(ids):
            return name
    return None


def snapped(request: Request) -> Snapped | None:
    """SNAPPED with its segment ids, categories and contributors; None when it is not given."""
    from ..core.gate.case import Snapped

    if not request.given("SNAPPED"):
        return None
    if "segment_id" not in request.required_source("SNAPPED").fields().names():
        raise NearMissError(
            translate("NearMiss", "{layer} has no field segment_id. Give the output of snaptosegments."),
            layer=request.label("SNAPPED"),
        )
    what, who = request.field("CATEGORY"), request.field("CONTRIBUTOR")
    table = inputs.table(request, "SNAPPED", only=["segment_id", what, who])
    return Snapped(
        table.identifiers("segment_id"),
        table.values(what) if what else None,
        table.values(who) if who else None,
    )


def withheld(request: Request) -> list[str] | None:
    """Ids of the segments of WITHHELD; None when it is not given."""
    if not request.given("WITHHELD"):
        return None
    if "segment_id" not in request.required_source("WITHHELD").fields().names():
        raise NearMissError(
            translate("NearMiss", "{layer} has no field segment_id. Give WITHHELD of aggregateandwithhold."),
            layer=request.label("WITHHELD"),
        )
    table = inputs.table(request, "WITHHELD", only=["segment_id"], may_be_empty=True)
    return [name for name in table.identifiers("segment_id") if name is not None]


def categories(request: Request) -> list[str] | None:
    """The listed categories; None when none are."""
    listed = request.text("CATEGORIES")
    found = [name.strip() for name in listed.split(",") if name.strip()] if listed else None
    if found == []:
        raise NearMissError(translate("NearMiss", "CATEGORIES lists no category. Leave it empty, or list every one."))
    return found
