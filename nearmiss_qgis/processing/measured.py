"""The rows a measure is about: those with a usable location, in metres, or all; its answers put back to every row."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any

from ..core.errors import NearMissError
from ..translation import translate
from . import inputs
from .request import Request

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray
    from qgis.core import QgsCoordinateReferenceSystem, QgsProcessingFeatureSource

    from ..layers.crs import WorkingCrs
    from ..layers.read import Table
    from ..layers.write import Column
    from .outputs import Outputs


@dataclass(frozen=True)
class Rows:
    """The rows of a layer or a table, and those of them that are measured.

    Attributes
    ----------
    source : QgsProcessingFeatureSource
    table : Table
        Every row.
    used : (m,) int array
        Rows that are measured.
    who : (m,) int array or None
        Code of the person behind each of them, -1 = unknown; None without CONTRIBUTOR.
    """

    source: QgsProcessingFeatureSource
    table: Table
    used: NDArray[np.int64]
    who: NDArray[np.int64] | None

    def __len__(self) -> int:
        return len(self.used)

    def values(self, field: str) -> NDArray[np.object_]:
        """(m,) values of a field of the measured rows."""
        return self.table.values(field)[self.used]

    def classes(self, fields: Sequence[str]) -> NDArray[np.int64]:
        """(m,) class of each measured row by the values of these fields; NULL is a value."""
        from ..core.records import classes

        return classes([self.values(field) for field in fields], len(self))

    def texts(self, field: str, at: NDArray[np.int64]) -> list[str | None]:
        """Values of a field as text at some of the measured rows; None is NULL."""
        from ..core.records import identifiers

        features = [self.table.features[row] for row in self.used[at].tolist()]
        return identifiers(replace(self.table, features=features).values(field))

    def identifiers(self, field: str | None) -> list[str]:
        """Ids of the measured rows as text, feature ids without a field; empty where there is none."""
        found = self.table.identifiers(field)
        return [found[row] or "" for row in self.used.tolist()]

    def annotate(
        self, outputs: Outputs, name: str, fields: Sequence[Column], answers: Sequence[Any], *, style: str
    ) -> None:
        """Write every row of the layer with the answers about it; those that were not measured have NULL.

        Parameters
        ----------
        answers : sequence of (m,) arrays or lists
            Values of each field for the measured rows.
        """
        from ..layers.write import rows_of

        if not outputs.wants(name):
            return
        spread = []
        for answer in answers:
            column: list[Any] = [None] * len(self.table)
            for row, value in zip(self.used.tolist(), answer if isinstance(answer, list) else answer.tolist()):
                column[row] = value
            spread.append(column)
        outputs.write(
            name,
            fields,
            spread,
            features=rows_of(self.table, range(len(self.table))),
            table=self.table,
            geometry_type=self.source.wkbType(),
            crs=self.source.sourceCrs(),
            style=style,
            private=True,
        )


@dataclass(frozen=True)
class Points(Rows):
    """Rows with a usable location.

    Attributes
    ----------
    xy, lonlat : (m, 2) float arrays
        Their places in metres of the working CRS, and in degrees of EPSG:4326.
    working : WorkingCrs
    """

    xy: NDArray[np.float64]
    lonlat: NDArray[np.float64]
    working: WorkingCrs

    def only(self, keep: NDArray[np.bool_]) -> Points:
        """Some of the measured rows; the others are not measured."""
        who = None if self.who is None else self.who[keep]
        return replace(self, used=self.used[keep], who=who, xy=self.xy[keep], lonlat=self.lonlat[keep])

    @cached_property
    def middle_latitude(self) -> float:
        """Latitude in the middle of their extent, degrees."""
        return float((self.lonlat[:, 1].min() + self.lonlat[:, 1].max()) / 2)


def rows(request: Request, name: str = "INPUT", *, whole: bool, fields: Sequence[str | None] = ()) -> Rows:
    """Every row of a layer or a table, for a measure in which locations play no part.

    Parameters
    ----------
    whole : bool
        Every field is needed, and the rows in an order of their own; else only `fields` and CONTRIBUTOR, where the
        algorithm has one.
    """
    import numpy as np

    from ..core.records import people

    person = request.field("CONTRIBUTOR") if request.algorithm.parameterDefinition("CONTRIBUTOR") else None
    table = inputs.table(request, name, only=None if whole else [*fields, person])
    who = None if person is None else people(table.values(person))[0]
    return Rows(request.required_source(name), table, np.arange(len(table)), who)


def points(
    request: Request,
    name: str = "INPUT",
    *,
    whole: bool,
    fields: Sequence[str | None] = (),
    contributor: str = "CONTRIBUTOR",
) -> Points:
    """The points of a layer, those without a usable location counted in the log.

    Parameters
    ----------
    whole : bool
        Every field is needed, and the rows in an order of their own; else only `fields` and the contributor.
    contributor : str
        The parameter that names the field of the person; "" = there is none.

    Raises
    ------
    NearMissError
        When no row has a usable location.
    """
    import numpy as np

    from ..core.records import people
    from ..layers.crs import in_degrees
    from ..layers.geometry import raw_points

    person = request.field(contributor) if contributor else None
    table = inputs.table(request, name, only=None if whole else [*fields, person])
    raw, crs = raw_points(table)[0], request.crs(name)
    refuse_degrees(table.label, raw, crs)
    records, working = inputs.records(request, name, table, {"contributor": person})
    degrees = in_degrees(raw, crs, request.context.transformContext())
    used = np.flatnonzero(records.used & np.isfinite(degrees).all(axis=1))
    if working is None or not len(used):
        raise NearMissError(
            translate(
                "NearMiss",
                "{layer}: none of its {rows} rows has a location that can be used, so nothing can be measured. Check its "
                "geometries and its CRS."
            ),
            layer=table.label,
            rows=len(table),
        )  # fmt: skip
    if len(used) < len(table):
        text = translate("NearMiss", "{layer}: {n} of {rows} rows have no usable location: not measured.")
        request.warn(text.format(layer=table.label, n=len(table) - len(used), rows=len(table)))
    names = records.columns.get("contributor")
    who = None if names is None else people(names[used])[0]
    return Points(request.required_source(name), table, used, who, records.xy[used], degrees[used], working)


def refuse_degrees(label: str, xy: NDArray[np.float64], crs: QgsCoordinateReferenceSystem) -> None:
    """Refuse degrees in a layer whose CRS is in metres: all of it would lie within a few metres.

    Raises
    ------
    NearMissError
    """
    import numpy as np

    from ..layers.crs import looks_like_degrees

    known = xy[np.isfinite(xy).all(axis=1)]
    if len(known) and looks_like_degrees(known, crs):
        raise NearMissError(
            translate(
                "NearMiss",
                "{layer}: its coordinates look like degrees, but its CRS {crs} is not in degrees: everything would lie within a "
                "few metres, and every k would be enormous. Set the layer's CRS to the one it is really in (Layer > Set CRS of "
                "Layer(s))."
            ),
            layer=label,
            crs=crs.authid() or crs.description(),
        )  # fmt: skip


def say_people_are_not_counted(request: Request) -> None:
    """Warn about a measure that knows no people."""
    text = translate(
        "NearMiss",
        "Records are counted: several records of one person look like several people. People are not tested."
    )  # fmt: skip
    request.warn(text)


def say_who_is_unknown(request: Request, who: NDArray[np.int64] | None) -> None:
    """Warn that people are not counted, or that some of them are not known."""
    if who is None:
        text = translate(
            "NearMiss",
            "CONTRIBUTOR is not given: classes count records, and several records of one person look like several people. "
            "People are not tested."
        )  # fmt: skip
        request.warn(text)
        return
    unknown = int((who < 0).sum())
    if unknown:
        text = translate(
            "NearMiss",
            "The contributor of {n} of {rows} records is unknown: in a class they add no person beside a known one, else one."
        )  # fmt: skip
        request.warn(text.format(n=unknown, rows=len(who)))


def plain_fields(request: Request, *parameters: str) -> None:
    """Refuse fields whose values are no single value that two records could share, and fields given twice.

    Raises
    ------
    NearMissError
        For a geometry, JSON, a list, a map, binary; for a field that is given twice.
    """
    from ..layers.read import holds_single_values

    given: dict[str, str] = {}
    for parameter in parameters:
        layer = request.algorithm.parameterDefinition(parameter).parentLayerParameterName()
        for name in request.fields(parameter):
            field = request.required_source(layer).fields().field(name)
            if not holds_single_values(field):
                raise NearMissError(
                    translate(
                        "NearMiss",
                        "{parameter}: field {field} of {layer} is of type {type}, which holds no single values to compare. "
                        "Take what matters out of it into fields of their own, for example with the field calculator."
                    ),
                    parameter=parameter,
                    field=name,
                    layer=request.label(layer),
                    type=field.typeName() or field.type(),
                )  # fmt: skip
            if name in given:
                raise NearMissError(
                    translate("NearMiss", "Field {field} is given twice: in {one} and in {other}. Give it once."),
                    field=name,
                    one=given[name],
                    other=parameter,
                )
            given[name] = parameter


def write_classes(
    outputs: Outputs,
    name: str,
    ours: Sequence[str],
    values: dict[str, list[str | None]],
    answers: Sequence[list[Any]],
    order_by: Sequence[list[Any]],
) -> None:
    """Write a private table of classes: their values as text, then our fields; in an order that is theirs alone.

    Parameters
    ----------
    ours : sequence of str
        Names of our fields.
    values : dict
        Values of each class, by the name they are given under.
    answers : sequence of lists
        Values of our fields.
    order_by : sequence of lists
        What classes are ordered by, before their values.
    """
    from ..core.records import content_order

    n, progress = len(answers[0]), outputs.request.progress()
    order = content_order([*order_by, *values.values()], n, progress).tolist()
    rows = list(zip(*values.values(), *answers))
    fields = _text_columns(list(values), ours)
    outputs.write_table(name, fields, [rows[i] for i in order], private=True)


def _text_columns(names: Sequence[str], ours: Sequence[str]) -> list[Column]:
    """Text fields called as the values are, where none of `ours` is; and `ours` behind them."""
    from ..layers.write import TEXT, Column
    from .fields import columns

    taken = {name.lower() for name in ours} | {"fid", "geom", "geometry", "ogc_fid"}  # also those of a GeoPackage
    free = []
    for name in names:
        number, found = 1, name
        while found.lower() in taken:
            found, number = f"{name}_{number}", number + 1
        taken.add(found.lower())
        free.append(Column(found, TEXT, found))
    return [*free, *columns(*ours)]
