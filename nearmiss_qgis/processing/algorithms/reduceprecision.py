"""How coarse must locations be, and what are they then?"""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING, Any

import qgis.core as qgis

from ...core.errors import NearMissError
from ...translation import translate
from .. import measured, telltale
from .. import parameters as shared
from ..algorithm import NearMissAlgorithm
from ..outputs import Outputs
from ..request import Request

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from ...core.classes import Uniqueness
    from ...core.precision import Precision
    from ...core.reduction import Search
    from ...layers.write import Column

AS_DECIMALS, AS_GRID, AS_FINE_AS_PASSES = range(3)
_MOST_DECIMALS = 12
_LOSES_A_CRS_WITHOUT_ID = (".geojson", ".sqlite")


class ReducePrecision(NearMissAlgorithm):
    """Round locations to what will be published, so that the file holds no more than that."""

    def title(self) -> str:
        return translate("NearMiss", "Reduce the precision of locations")

    def help_text(self) -> str:
        return translate(
            "NearMiss",
            "Rounds locations to decimals of longitude and latitude, or to a grid in metres of the working CRS, half to "
            "even. The written coordinates have these digits and no more; heights and measures (Z, M) are dropped.\n\n"
            "The last method tries 6, 5, 4, 3, 2, 1 and 0 decimals and takes the first at which every class of "
            "location and quasi-identifiers holds K records, or people with a contributor. It says what that costs in "
            "metres. Where none passes, nothing is written and the error says what was reached.\n\n"
            "K_MIN is the smallest class at the precision that is written. Below K somebody can be singled out in spite of "
            "the rounding; a larger one only tells that the fields given here single nobody out. Fields that tell the exact "
            "location anyway are named in the log, and not removed.\n\n"
            "Rows without one usable point are written without a geometry. A CSV file gets the coordinates as fields. The "
            "output still has one row per record: it is PRIVATE."
        )  # fmt: skip

    def define(self) -> list[qgis.QgsProcessingParameterDefinition]:
        methods = [
            translate("NearMiss", "Decimals of degrees"),
            translate("NearMiss", "Grid in metres"),
            translate("NearMiss", "The finest decimals that pass (6 to 0)"),
        ]
        whole = qgis.QgsProcessingParameterNumber.Type.Integer
        decimals = translate("NearMiss", "Decimals of longitude and latitude")
        return [
            shared.points(),
            shared.choice("METHOD", translate("NearMiss", "Coordinates become"), methods),
            shared.explained(
                qgis.QgsProcessingParameterNumber("DECIMALS", decimals, whole, 3, False, 0, _MOST_DECIMALS),
                translate("NearMiss", "3 decimals are about 111 m to the north. For the first method."),
            ),
            shared.explained(
                shared.metres("GRID", translate("NearMiss", "Side of a grid cell"), 100.0, above=0.0),
                translate("NearMiss", "Points move to the middle of their cell. For the second method."),
            ),
            shared.quasi_identifiers(),
            shared.person(),
            shared.threshold_k(),
            shared.sink("OUTPUT", translate("NearMiss", "Points at reduced precision"), shared.POINTS, private=True),
        ]

    def numbers(self) -> dict[str, str]:
        return {
            "INPUT_ROWS": translate("NearMiss", "Records in"),
            "PRECISION": translate("NearMiss", "Decimals, or metres"),
            "CELL_WIDTH_M": translate("NearMiss", "Width of a cell (m)"),
            "CELL_HEIGHT_M": translate("NearMiss", "Height of a cell (m)"),
            "K_MIN": translate("NearMiss", "Smallest class"),
            "MOVED_MEAN_M": translate("NearMiss", "Mean distance a record is moved (m)"),
            "MOVED_MAX_M": translate("NearMiss", "Largest distance a record is moved (m)"),
        }

    def texts(self) -> dict[str, str]:
        return {"WORKING_CRS": translate("NearMiss", "CRS in which distances were measured")}

    def validate(self, request: Request) -> None:
        _asked(request)
        request.crs("INPUT")
        measured.plain_fields(request, "QUASI_IDENTIFIERS")
        measured.plain_fields(request, "CONTRIBUTOR")

    def execute(self, request: Request, outputs: Outputs) -> dict[str, Any]:
        request.step(translate("NearMiss", "Reading points"), 0.0, 0.4)
        fields = request.fields("QUASI_IDENTIFIERS")
        points = measured.points(request, whole=True, fields=fields)
        measured.say_who_is_unknown(request, points.who)

        request.step(translate("NearMiss", "Counting classes"), 0.4, 0.6)
        precision, classes = _chosen(request, points, points.classes(fields))
        moved = _say_cost(request, precision, points)
        _say_classes(request, classes)

        request.step(translate("NearMiss", "Looking for fields that tell the location"), 0.6, 0.7)
        telltale.warn_of_fields(request, precision, points)
        request.step(translate("NearMiss", "Writing"), 0.7, 1.0)
        _write(request, outputs, precision, points)
        width, height = precision.cell(points.middle_latitude)
        return {
            "INPUT_ROWS": len(points.table),
            "PRECISION": precision.value,
            "CELL_WIDTH_M": width,
            "CELL_HEIGHT_M": height,
            "K_MIN": classes.k_min,
            "MOVED_MEAN_M": float(moved.mean()),
            "MOVED_MAX_M": float(moved.max()),
            "WORKING_CRS": points.working.text,
        }


def _asked(request: Request) -> Precision | None:
    """The precision that is asked for; None: the finest that passes."""
    from ...core.precision import DECIMALS, Precision, grid_to_write

    method = request.choice("METHOD")
    if method == AS_GRID:
        return grid_to_write(request.number("GRID"), "GRID")
    return Precision(DECIMALS, request.integer("DECIMALS")) if method == AS_DECIMALS else None


def _chosen(request: Request, points: measured.Points, attributes: NDArray[np.int64]) -> tuple[Precision, Uniqueness]:
    """The precision that is written, and the classes at it."""
    from ...core.classes import uniqueness
    from ...core.reduction import finest_that_passes

    asked = _asked(request)
    if asked is not None:
        return asked, uniqueness(asked.locations(points.lonlat, points.xy), attributes, points.who)
    k = request.integer("K")
    search = finest_that_passes(points.lonlat, points.xy, attributes, points.who, k, progress=request.progress())
    for precision, classes in search.tried:
        text = translate(
            "NearMiss", "{precision}: the smallest class holds {k_min}; {n} of {rows} records are in classes below {k}."
        )
        below = int((classes.class_size < k).sum())
        request.info(text.format(precision=precision.text, k_min=classes.k_min, n=below, rows=classes.rows, k=k))
    if search.found is None:
        raise _none_passes(request, points, search)
    return search.found


def _none_passes(request: Request, points: measured.Points, search: Search) -> NearMissError:
    precision, classes = search.best
    return NearMissError(
        translate(
            "NearMiss",
            "{layer}: at none of 6 to 0 decimals does every class hold {k}. The best is {best}, where the smallest class "
            "holds {k_min} and {n} of {rows} records are in classes below {k}. Give fewer quasi-identifiers, make "
            "them coarser or leave these records out. Nothing is written."
        ),
        layer=points.table.label,
        k=search.k,
        best=precision.text,
        k_min=classes.k_min,
        n=int((classes.class_size < search.k).sum()),
        rows=classes.rows,
    )  # fmt: skip


def _say_cost(request: Request, precision: Precision, points: measured.Points) -> NDArray[np.float64]:
    """Log what the rounding costs, in metres; how far each record is moved."""
    from ...core.reduction import moved_m

    moved = moved_m(precision, points.lonlat, points.xy)
    width, height = precision.cell(points.middle_latitude)
    text = translate(
        "NearMiss",
        "{precision}: cells of {width} m by {height} m. A location moves by {half} m at most (half the diagonal, at the middle "
        "latitude); these move by {mean} m in the mean and {largest} m at most."
    )  # fmt: skip
    sizes = {"width": width, "height": height, "half": (width**2 + height**2) ** 0.5 / 2}
    sizes.update(mean=float(moved.mean()), largest=float(moved.max()))
    request.info(text.format(precision=precision.text, **{name: _short(metres) for name, metres in sizes.items()}))
    return moved


def _short(metres: float) -> str:
    return f"{metres:.3g}" if metres < 1000 else f"{metres:.0f}"


def _say_classes(request: Request, classes: Uniqueness) -> None:
    k = request.integer("K")
    below = int((classes.class_size < k).sum())
    if below:
        text = translate(
            "NearMiss",
            "The smallest class holds {k_min}: {n} of {rows} records are in classes below {k} at this precision. Rounding "
            "alone does not protect them."
        )  # fmt: skip
        request.warn(text.format(k_min=classes.k_min, n=below, rows=classes.rows, k=k))


def _write(request: Request, outputs: Outputs, precision: Precision, points: measured.Points) -> None:
    """Write every row with its reduced location; rows in an order that tells no more than what is written."""
    import numpy as np

    from ...core.precision import GRID
    from ...layers.destinations import goal_of
    from ...layers.write import rows_of

    goal = goal_of(outputs.destination("OUTPUT"))
    ending = "" if goal is None or goal.table is not None else goal.path.suffix.lower()
    crs = points.working.crs if precision.kind == GRID else qgis.QgsCoordinateReferenceSystem("EPSG:4326")
    _check_format(points, crs, ending)
    written = np.full((len(points.table), 2), np.nan)
    written[points.used] = precision.coordinates(points.lonlat, points.xy)
    order = _order(request, points, written)
    places = [None if x != x else (x, y) for x, y in written[order].tolist()]
    _say_what_is_lost(request, points)
    table = ending == ".csv"
    if table:
        fields = _coordinate_columns(precision)
        text = translate(
            "NearMiss", "OUTPUT: a CSV file holds no geometry, so coordinates are in the fields {x} and {y}, in {crs}."
        )
        request.info(text.format(x=fields[0].name, y=fields[1].name, crs=crs.authid() or crs.toProj()))
    outputs.write(
        "OUTPUT",
        fields if table else [],
        [[place and place[axis] for place in places] for axis in (0, 1)] if table else [],
        features=rows_of(points.table, order.tolist()),
        geometries=[None if table or not place else _point(*place) for place in places],
        table=points.table,
        geometry_type=qgis.QgsWkbTypes.Type.NoGeometry if table else qgis.QgsWkbTypes.Type.Point,
        crs=crs,
        style="reduced",
        private=True,
        digits=precision.digits,
    )


def _point(x: float, y: float) -> qgis.QgsGeometry:
    return qgis.QgsGeometry.fromPointXY(qgis.QgsPointXY(x, y))


def _order(request: Request, points: measured.Points, written: NDArray[np.float64]) -> NDArray[np.int64]:
    """Rows by their values, then by the location that is written: an order by the exact one would tell of it."""
    from ...core.records import content_order

    table = points.table
    kept = [table.fields.at(index).name() for index in range(table.fields.count()) if index != table.key]
    columns = itertools.chain((table.values(name) for name in kept), written.T.tolist())
    return content_order(columns, len(table), request.progress())


def _coordinate_columns(precision: Precision) -> list[Column]:
    """The fields of a CSV file that stand for its geometry."""
    from ...core.precision import GRID
    from ...layers.write import REAL, Column

    if precision.kind == GRID:
        return [Column("x", REAL, translate("NearMiss", "x")), Column("y", REAL, translate("NearMiss", "y"))]
    longitude, latitude = translate("NearMiss", "Longitude"), translate("NearMiss", "Latitude")
    return [Column("longitude", REAL, longitude), Column("latitude", REAL, latitude)]


def _say_what_is_lost(request: Request, points: measured.Points) -> None:
    """Log heights and measures, and geometries that were none of one usable point."""
    declared = points.source.wkbType()
    if qgis.QgsWkbTypes.hasZ(declared) or qgis.QgsWkbTypes.hasM(declared):
        text = translate("NearMiss", "{layer}: heights and measures (Z, M) are dropped: they can single a record out.")
        request.info(text.format(layer=points.table.label))
    used = set(points.used.tolist())
    lost = sum(
        1 for row, feature in enumerate(points.table.features) if row not in used and not feature.geometry().isEmpty()
    )
    if lost:
        text = translate(
            "NearMiss",
            "{layer}: {n} of {rows} rows have a geometry that is not one usable point (several parts, or not finite). It is not "
            "written: they are in OUTPUT without one."
        )  # fmt: skip
        request.warn(text.format(layer=points.table.label, n=lost, rows=len(points.table)))


def _check_format(points: measured.Points, crs: qgis.QgsCoordinateReferenceSystem, ending: str) -> None:
    """Refuse a file that would show rows in the wrong place, or not at all."""
    if not crs.authid() and ending in _LOSES_A_CRS_WITHOUT_ID:
        raise NearMissError(
            translate(
                "NearMiss",
                "OUTPUT: a {ending} file cannot say that its coordinates are in {crs}, and would be read in the wrong place. "
                "Write a .gpkg or .fgb file, or reproject INPUT to a projected CRS in metres first."
            ),
            ending=ending,
            crs=points.working.text,
        )  # fmt: skip
