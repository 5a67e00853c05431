"""How exposed is a dataset? The file that goes next to the data."""

from __future__ import annotations

import datetime
from typing import Any

import qgis.core as qgis

from ...core.errors import NearMissError
from ...translation import translate
from .. import audit_context as context
from .. import audit_sections as sections
from .. import auxiliary, catchment, decided, dependencies, dimensions, measured, pages, ranked, released
from .. import parameters as shared
from ..algorithm import NearMissAlgorithm
from ..outputs import Outputs
from ..request import Request

_RADII = "25,50,100,250,500"


class AuditReport(NearMissAlgorithm):
    """Everything that is measured about one layer of points, as a page and as JSON."""

    group_id = "measure"
    requires = (*dependencies.CORE, "jinja2")

    def title(self) -> str:
        return translate("NearMiss", "Audit report")

    def help_text(self) -> str:
        return translate(
            "NearMiss",
            "Measures how exposed a point dataset is and writes the report that goes next to it, for the agreement about the "
            "data and for whoever has to sign it.\n\n"
            "It says what was audited, how many records are alone at each precision, how many candidates each point leaves, the "
            "smallest cells of all filters, which records carry the risk (ids and reasons), what attributes give away, what "
            "the gate finds in a release, and what was decided; and what was not measured, because an input was missing. With "
            "RELEASE it audits the output too, not only the input.\n\n"
            "Every number names its attacker. A low risk holds for an attacker who knows no more than that. The page needs no "
            "other file and no network, and it is PRIVATE: it lists ids of records at risk, though no coordinate and no "
            "attribute value of one."
        )  # fmt: skip

    def define(self) -> list[qgis.QgsProcessingParameterDefinition]:
        text = qgis.QgsProcessingParameterString
        return [
            shared.points(),
            shared.record_id(),
            shared.quasi_identifiers(),
            shared.field("CATEGORY", translate("NearMiss", "Category (one more quasi-identifier)"), "INPUT"),
            shared.person(),
            shared.explained(
                shared.field("TIME", translate("NearMiss", "Time (datetime, date or ISO text)"), "INPUT"),
                translate("NearMiss", "One more quasi-identifier, by month (UTC)."),
            ),
            *shared.auxiliary(),
            *catchment.parameters(),
            shared.any_path("RELEASE", translate("NearMiss", "Release to audit"), optional=True),
            shared.decisions(),
            shared.threshold_k(),
            *_precision(),
            shared.explained(
                text("DATE", translate("NearMiss", "Date of the report"), None, False, True),
                translate("NearMiss", "Year-month-day. Empty: today."),
            ),
            _page(),
            shared.text_file("REPORT_JSON", translate("NearMiss", "The same numbers as JSON"), "json"),
        ]

    def numbers(self) -> dict[str, str]:
        return {
            "INPUT_ROWS": translate("NearMiss", "Records in"),
            "ALONE": translate("NearMiss", "Locations with one record"),
            "CELLS_OF_ONE": translate("NearMiss", "Cells of one"),
            "SMALLEST_CELL": translate("NearMiss", "Smallest cell"),
            "K_MIN": translate("NearMiss", "Smallest k (at AT_RADIUS)"),
            "BELOW_K": translate("NearMiss", "Points with fewer candidates than K (at AT_RADIUS)"),
            "RECORDS_AT_RISK": translate("NearMiss", "Records with a risk above 1/K"),
            "LEAKS": translate("NearMiss", "Leaks"),
            "NOT_MEASURED": translate("NearMiss", "What was not measured"),
        }

    def texts(self) -> dict[str, str]:
        return {"WORKING_CRS": translate("NearMiss", "CRS in which distances were measured")}

    def validate(self, request: Request) -> None:
        auxiliary.check(request)
        _radii(request)
        for name in ("REPORT_ID", "QUASI_IDENTIFIERS", "CATEGORY", "TIME"):
            measured.plain_fields(request, name)
        _date(request)
        if request.given("RELEASE"):
            released.path(request)
        asked = Outputs(request)
        if not asked.wants("REPORT_HTML") and not asked.wants("REPORT_JSON"):
            raise NearMissError(translate("NearMiss", "Nothing is asked for. Give REPORT_HTML or REPORT_JSON."))

    def execute(self, request: Request, outputs: Outputs) -> dict[str, Any]:
        document, numbers = _document(request)
        request.step(translate("NearMiss", "Writing"), 0.95, 1.0)
        if outputs.wants("REPORT_HTML"):
            outputs.write_text("REPORT_HTML", pages.audit(document))
        if outputs.wants("REPORT_JSON"):
            from ...core.report import audit_to_json

            outputs.write_text("REPORT_JSON", audit_to_json(document))
        for gap in document["not_measured"]:
            request.info(translate("NearMiss", "Not measured: {what} ({why}).").format(**gap))
        request.progress()(1.0)
        return numbers


def _document(request: Request) -> tuple[dict[str, Any], dict[str, Any]]:
    """The document of the report, and the number outputs."""
    request.step(translate("NearMiss", "Reading points"), 0.0, 0.2)
    points = measured.points(request, whole=True)
    measured.say_who_is_unknown(request, points.who)
    decisions = decided.read(request, "INPUT", points.table)
    if decisions is not None:
        points = decided.kept(points, decisions)
    known, (radii, at) = _known(request, points), _radii(request)
    joined = auxiliary.read(request, points, radii[-1])

    found: dict[str, Any] = {"format": "nearmiss-audit", "format_version": 1, "private": True, "date": _date(request)}
    found["audited"] = context.audited(request, points, joined, decisions)
    found["headline"] = []
    request.step(translate("NearMiss", "Uniqueness by precision"), 0.2, 0.35)
    found["uniqueness"] = sections.uniqueness(request, points, known)
    request.step(translate("NearMiss", "Counting candidates"), 0.35, 0.55)
    found["candidates"] = sections.candidates(request, points, joined, radii, at, known.k)
    request.step(translate("NearMiss", "Counting cells"), 0.55, 0.65)
    found["cells"] = sections.cells(request, points, known)
    request.step(translate("NearMiss", "Ranking"), 0.65, 0.8)
    ranking = _ranking(request, points, known, joined, at)
    top = request.integer("TOP") or 0
    found["records"] = sections.records(ranking, known, "" if joined is None else joined.name, top)
    found["attributes"] = sections.attributes(request, points, known)
    request.step(translate("NearMiss", "Checking the release"), 0.8, 0.95)
    found["release"] = released.section(request)
    if found["release"] is not None:
        found["audited"]["release"] = {"name": released.path(request).name}
    found["decisions"] = None if decisions is None else _decisions(decisions)
    found["map"] = sections.coarse_map(points, known.k)
    found["not_measured"] = context.not_measured(request, points, known, found)
    found["rerun"] = context.command(request, found["date"])
    found["reading"] = context.reading(known.k)
    found["headline"] = sections.headline(found, known)
    return found, _numbers(found, points, known)


def _known(request: Request, points: measured.Points) -> sections.Known:
    """The quasi-identifiers: fields, then the category, then the month."""
    import numpy as np

    from ...core.precision import GRID, Precision
    from ...core.records import classes

    category, time = request.field("CATEGORY"), request.field("TIME")
    fields = list(dict.fromkeys([*request.fields("QUASI_IDENTIFIERS"), *([category] if category else [])]))
    values = [points.values(field) for field in fields]
    if time:
        values.append(dimensions.time_bins(request, points, time, "month"))
    codes = [classes([column.tolist()], len(points)) for column in values]
    null = [np.array([value is None for value in column.tolist()]) for column in values]
    month = translate("NearMiss", "{field} (month)").format(field=time)
    return sections.Known(
        [*fields, *([month] if time else [])],
        codes,
        null,
        classes([column.tolist() for column in codes], len(points)),
        Precision(GRID, request.number("GRID") or 1.0),
        request.integer("K") or 0,
    )


def _ranking(
    request: Request, points: measured.Points, known: sections.Known, joined: auxiliary.Auxiliary | None, at: float
) -> ranked.Ranking:
    from ...core.ranking import Settings

    settings = Settings(k=known.k, radius=at, nearby_radius=sections.NEARBY_M, fields=", ".join(known.names))
    return ranked.rank(
        request,
        points,
        known.combined,
        settings,
        grid=known.grid.value,
        ids=points.identifiers(request.field("REPORT_ID")),
        auxiliary=None if joined is None else joined.who,
    )


def _decisions(found: decided.Decisions) -> dict[str, Any]:
    from ...core.decisions import KEEP

    rows = [{"record_id": one, "decision": what, "reason": why} for one, what, why in found.rows]
    return {
        "left_out": int(found.left_out.sum()),
        "kept": sum(row["decision"] == KEEP for row in rows),
        "rows": rows,
    }


def _numbers(found: dict[str, Any], points: measured.Points, known: sections.Known) -> dict[str, Any]:
    """The number outputs; those that need an auxiliary layer or a release only where it is given."""
    every = found["cells"]["rows"][-1]
    numbers: dict[str, Any] = {
        "INPUT_ROWS": len(points.table),
        "ALONE": sections.at_grid(found, known)["locations_with_one_record"],
        "CELLS_OF_ONE": every["cells_of_one"],
        "SMALLEST_CELL": every["k_min"],
        "RECORDS_AT_RISK": found["records"]["at_risk"],
        "NOT_MEASURED": len(found["not_measured"]),
        "WORKING_CRS": points.working.text,
    }
    if found["candidates"] is not None:
        at = next(r for r in found["candidates"]["rows"] if r["radius_m"] == found["candidates"]["at_radius_m"])
        numbers.update(K_MIN=at["k_min"], BELOW_K=at["below"][0])
    if found["release"] is not None:
        numbers["LEAKS"] = found["release"]["leaks"]
    return numbers


def _date(request: Request) -> str:
    """The date of the report.

    Raises
    ------
    NearMissError
        When DATE is none.
    """
    given = request.text("DATE")
    if not given:
        return datetime.date.today().isoformat()
    try:
        return datetime.datetime.strptime(given.strip(), "%Y-%m-%d").date().isoformat()
    except ValueError as error:
        raise NearMissError(
            translate("NearMiss", "DATE: {text} is no date. Write year-month-day, for example 2026-11-30."), text=given
        ) from error


def _radii(request: Request) -> tuple[list[float], float]:
    """The radii, and the one of the headline among them."""
    from ...core.number_lists import radii, radius

    at = radius(request.number("AT_RADIUS"), "AT_RADIUS")
    return radii(_RADII, "RADII", at), at


def _precision() -> list[qgis.QgsProcessingParameterDefinition]:
    """AT_RADIUS, GRID and TOP."""
    radius = shared.metres("AT_RADIUS", translate("NearMiss", "Radius of candidates"), 50.0, above=0.0)
    grid = shared.metres("GRID", translate("NearMiss", "Location precision of classes and cells"), 1.0, above=0.0)
    top = shared.integer("TOP", translate("NearMiss", "How many records to list"), 20, low=1)
    return [
        shared.advanced(
            shared.explained(radius, translate("NearMiss", "The uncertainty that your release admits to."))
        ),
        shared.advanced(
            shared.explained(grid, translate("NearMiss", "1 m: locations as they are. Else the precision you publish."))
        ),
        shared.advanced(top),
    ]


def _page() -> qgis.QgsProcessingParameterDefinition:
    """REPORT_HTML, made unless it is switched off."""
    page = shared.text_file("REPORT_HTML", translate("NearMiss", "Report"), "html")
    page.setCreateByDefault(True)
    return page
