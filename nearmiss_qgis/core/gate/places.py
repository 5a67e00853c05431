"""Rules on places: published vertices, their decimals, and coordinates in metadata."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray
from scipy.spatial import cKDTree

from ..errors import QT_TRANSLATE_NOOP
from ..findings import Finding, Words
from .case import Case, Reports, Streets
from .outcome import NotTested, leak, listed, note, warning
from .papers import METADATA
from .release import FILE_NAMES, Document, Sheet

#: Decimals of degrees in a release.
DECIMALS = 6
#: A vertex this near to a report in both coordinates is on it, degrees.
COINCIDENCE = 1e-6
_SAME_PLACE = 0.2  # degrees: a release that comes nowhere this near to a report is of another place
_SEAM = 1e-4
_NOISE = 2e-9  # of a transformation, degrees
_PAIR_TOLERANCE = 1.0000001e-5  # degrees: numbers are compared at 5 decimals
_PAIR_TOLERANCE_NATIVE = 1.0
_NUMBER = re.compile(r"(?<!\d)(?<!\d\.)[-+]?\d+(?:\.\d+)?(?:[eE][-+]?\d{1,2}(?![\d.]))?")
_WITH_COMMA = re.compile(r"(?<![\d.])[-+]?\d{1,3},\d{4,}(?![\d.])")
_THOUSANDS = re.compile(r"(?<![\d.,])\d{1,3}(?:,\d{3})+(?![\d,])")
_POINTS = str.maketrans({"٫": ".", "·": ".", "−": "-"})
_NO_GEOMETRY = Words(QT_TRANSLATE_NOOP("NearMiss", "The release has no geometry that was recognised."))
_WRITTEN_OUT = 3  # decimals from which a single number may be a coordinate
_LONG = 10_000.0  # metres: shorter numbers are no coordinates of a projected CRS


def vertex(case: Case) -> Iterator[Finding]:
    """Published vertices within 1e-6 degrees, in both coordinates, of a report; latitude first too.

    That covers the same 6-decimal bin. A vertex that STREETS has at published precision is public: then it
    is a note, unless the strict rule is asked for.
    """
    reports = _reports(case)
    sheets = [sheet for sheet in case.release.sheets if len(sheet.xy) and not np.isnan(sheet.xy).any()]
    if sheets:
        yield from _on_reports(case, sheets, reports)
    if len(sheets) < sum(1 for sheet in case.release.sheets if len(sheet.xy)):
        raise NotTested(
            Words(QT_TRANSLATE_NOOP("NearMiss", "A file with coordinates does not say in which CRS they are.")),
            QT_TRANSLATE_NOOP("NearMiss", "Write the file with its CRS, or in EPSG:4326."),
        )
    if not sheets:
        raise NotTested(_NO_GEOMETRY)


def _on_reports(case: Case, sheets: list[Sheet], reports: Reports) -> Iterator[Finding]:
    xy = np.concatenate([sheet.xy for sheet in sheets])
    places, place_of_vertex = np.unique(xy, axis=0, return_inverse=True)
    place_of_vertex = place_of_vertex.reshape(-1)
    hit = _within(places, reports.lonlat, COINCIDENCE) | _within(places[:, ::-1], reports.lonlat, COINCIDENCE)
    if not (_within(places, reports.lonlat, _SAME_PLACE) | _within(places[:, ::-1], reports.lonlat, _SAME_PLACE)).any():
        raise NotTested(
            Words(QT_TRANSLATE_NOOP("NearMiss", "The release and the reports do not lie in the same place.")),
            QT_TRANSLATE_NOOP(
                "NearMiss", "Give the reports that the release was made of, in the CRS they are really in."
            ),
        )
    public = np.zeros(len(places), dtype=bool)
    if case.streets is not None:
        public[hit] = is_street_vertex(places[hit], case.streets.lonlat)
        yield from _not_of_streets(sheets, places, place_of_vertex, case.streets)
    stops = hit if case.strict_coincidence else hit & ~public
    if stops.any():
        yield _stopped(case, sheets, stops[place_of_vertex], _reports_at(reports, places[stops]))
    allowed = hit & ~stops
    if allowed.any():
        yield note(
            Words(
                QT_TRANSLATE_NOOP(
                    "NearMiss",
                    "Reports that lie on a published vertex which is a public one of STREETS: {n}."
                ),
                n=_reports_at(reports, places[allowed]),
            ),
            count=_reports_at(reports, places[allowed]),
        )  # fmt: skip


def _stopped(case: Case, sheets: list[Sheet], on_report: NDArray[np.bool_], n: int) -> Finding:
    names: list[str | None] = []
    start = 0
    for sheet in sheets:
        rows = sheet.row_of_vertex[on_report[start : start + len(sheet.xy)]]
        names += [sheet.ids[row] for row in np.unique(rows).tolist()]
        start += len(sheet.xy)
    if case.strict_coincidence:
        remedy = QT_TRANSLATE_NOOP(
            "NearMiss",
            "COINCIDENT 1 is on: move or drop these vertices, leave these reports out, or choose COINCIDENT 0."
        )  # fmt: skip
    elif case.streets is None:
        remedy = QT_TRANSLATE_NOOP("NearMiss", "Give the public STREETS: a vertex that they have is no leak.")
    else:
        remedy = QT_TRANSLATE_NOOP("NearMiss", "These vertices are not in STREETS: publish the geometry of STREETS.")
    return leak(
        Words(
            QT_TRANSLATE_NOOP(
                "NearMiss", "Reports that lie on a published vertex: {n}. Segments ({segments}): {names}"
            ),
            n=n,
            segments=len(set(names)),
            names=listed(names),
        ),
        where=listed(sheet.name for sheet in sheets),
        count=n,
        remedy=remedy,
    )


def _not_of_streets(
    sheets: list[Sheet], places: NDArray[np.float64], place_of_vertex: NDArray[np.int64], streets: Streets
) -> Iterator[Finding]:
    strange = ~is_street_vertex(places, streets.lonlat)
    n = int(np.count_nonzero(strange[place_of_vertex]))
    if n:
        yield warning(
            Words(QT_TRANSLATE_NOOP("NearMiss", "Published vertices that are not in STREETS: {n}."), n=n),
            where=listed(sheet.name for sheet in sheets),
            count=n,
            remedy=QT_TRANSLATE_NOOP(
                "NearMiss", "Publish the geometry of STREETS, unchanged; give the STREETS the release was made with."
            ),
        )


def is_street_vertex(places: NDArray[np.float64], streets: NDArray[np.float64]) -> NDArray[np.bool_]:
    """(p,) mask: the place is a vertex of the streets, as it is or rounded to 6 decimals.

    Parameters
    ----------
    places : (p, 2) float array
    streets : (v, 2) float array
        Degrees.

    Examples
    --------
    >>> is_street_vertex(np.array([[7.1, 45.0], [7.1000004, 45.0]]), np.array([[7.1000004, 45.0]])).tolist()
    [True, True]
    >>> is_street_vertex(np.array([[7.1000003, 45.0]]), np.array([[7.1000004, 45.0]])).tolist()
    [False]
    """
    if not len(places) or not len(streets):
        return np.zeros(len(places), dtype=bool)
    distance, _ = cKDTree(_around(streets)).query(places, p=np.inf, distance_upper_bound=2 * COINCIDENCE)
    on_grid = (np.abs(places - np.round(places, DECIMALS)) <= _NOISE / 10).all(axis=1)
    return distance <= np.where(on_grid, 0.5 * 10.0**-DECIMALS + _NOISE, _NOISE)


def _within(places: NDArray[np.float64], points: NDArray[np.float64], reach: float) -> NDArray[np.bool_]:
    """(p,) mask: a point lies within `reach` in both coordinates."""
    if not len(points):
        return np.zeros(len(places), dtype=bool)
    distance, _ = cKDTree(_around(points)).query(places, p=np.inf, distance_upper_bound=2 * reach)
    return distance <= reach + 1e-12


def _around(points: NDArray[np.float64]) -> NDArray[np.float64]:
    """The points, and those at 180 degrees on both sides of it."""
    seam = np.abs(np.abs(points[:, 0]) - 180.0) <= _SEAM
    if not seam.any():
        return points
    beyond = points[seam].copy()
    beyond[:, 0] -= np.copysign(360.0, beyond[:, 0])
    return np.concatenate([points, beyond])


def _reports_at(reports: Reports, places: NDArray[np.float64]) -> int:
    at = _within(reports.lonlat, places, COINCIDENCE) | _within(reports.lonlat, places[:, ::-1], COINCIDENCE)
    return len(np.unique(reports.row[at]))


def precision(case: Case) -> Iterator[Finding]:
    """More decimals in a file than metadata.json declares; 6 where nothing is declared."""
    said = case.release.document(METADATA)
    declared = said.get("coordinate_decimals") if isinstance(said, dict) else None
    decimals = declared if isinstance(declared, int) and 0 <= declared <= 15 else DECIMALS
    looked_at = 0
    for sheet in case.release.sheets:
        looked_at += len(sheet.written)
        finer = (sheet.written != np.round(sheet.written, decimals)).any(axis=1)
        if finer.any():
            names = [sheet.ids[row] for row in np.unique(sheet.row_of_vertex[finer]).tolist()]
            yield leak(
                Words(
                    QT_TRANSLATE_NOOP(
                        "NearMiss", "Vertices with more than {decimals} decimals: {n}. Features ({segments}): {names}"
                    ),
                    n=int(finer.sum()),
                    segments=len(names),
                    decimals=decimals,
                    names=listed(names),
                ),
                where=sheet.name,
                count=int(finer.sum()),
                remedy=QT_TRANSLATE_NOOP(
                    "NearMiss", "Round the coordinates; publishrelease writes 6 decimals of degrees."
                ),
            )
    if decimals > DECIMALS:
        yield warning(
            Words(
                QT_TRANSLATE_NOOP("NearMiss", "The release declares {decimals} decimals; {due} are due."),
                decimals=decimals,
                due=DECIMALS,
            ),
            where=METADATA,
            count=1,
            remedy=QT_TRANSLATE_NOOP("NearMiss", "Round the coordinates; publishrelease writes 6 decimals of degrees."),
        )
    if not looked_at:
        raise NotTested(_NO_GEOMETRY)


def metadata(case: Case) -> Iterator[Finding]:
    """A report's pair of coordinates in the metadata, compared as numbers at 5 decimals.

    A pair counts anywhere in one document when both numbers are written with 3 decimals or more (metres of a
    projected CRS: when both are large), else where they stand next to each other.
    """
    reports = _reports(case)
    for paper in case.release.documents:
        hit = _in_document(paper, reports)
        n = len(np.unique(reports.row[hit]))
        if n:
            yield leak(
                Words(QT_TRANSLATE_NOOP("NearMiss", "Reports whose coordinates stand in the metadata: {n}."), n=n),
                where=paper.name,
                count=n,
                remedy=QT_TRANSLATE_NOOP(
                    "NearMiss", "Remove the coordinates from title, licence, source, note, and names."
                ),
            )
    if all(paper.name == FILE_NAMES for paper in case.release.documents):
        raise NotTested(Words(QT_TRANSLATE_NOOP("NearMiss", "The release has no metadata, only names of files.")))


def _in_document(paper: Document, reports: Reports) -> NDArray[np.bool_]:
    """(v,) mask: the coordinate pair of a report stands in a document."""
    texts = [unicodedata.normalize("NFKC", text).translate(_POINTS) for text in _texts(paper.content)]
    written = [m.group() for text in texts for m in _NUMBER.finditer(text)]
    written += [m.group().replace(",", ".") for text in texts for m in _WITH_COMMA.finditer(text)]
    written += [m.group().replace(",", "") for text in texts for m in _THOUSANDS.finditer(text)]
    numbers = np.array([float(text) for text in written])
    if not len(numbers):
        return np.zeros(len(reports.row), dtype=bool)
    decimals = np.array([len(text.partition(".")[2].rstrip("0")) for text in written])
    fraction = np.array(["." in text for text in written])
    degrees = np.abs(numbers[decimals >= _WRITTEN_OUT])
    hit = _both(reports.lonlat, degrees, _PAIR_TOLERANCE)
    hit |= _next_to_each_other(reports.lonlat, numbers, fraction, _PAIR_TOLERANCE)
    if not np.array_equal(reports.native, reports.lonlat):
        large = (np.abs(reports.native) >= _LONG).any(axis=1)
        hit |= large & _both(reports.native, np.abs(numbers[np.abs(numbers) >= _LONG]), _PAIR_TOLERANCE_NATIVE)
    return hit


def _both(xy: NDArray[np.float64], numbers: NDArray[np.float64], tolerance: float) -> NDArray[np.bool_]:
    """(n,) mask: both coordinates, whatever their sign, are among the numbers."""
    if not len(numbers):
        return np.zeros(len(xy), dtype=bool)
    ordered = np.unique(numbers)
    near = np.ones(len(xy), dtype=bool)
    for axis in (0, 1):
        wanted = np.abs(xy[:, axis])
        place = np.searchsorted(ordered, wanted)
        below = np.abs(wanted - ordered[np.maximum(place - 1, 0)])
        above = np.abs(wanted - ordered[np.minimum(place, len(ordered) - 1)])
        near &= np.minimum(below, above) <= tolerance
    return near


def _next_to_each_other(
    xy: NDArray[np.float64], numbers: NDArray[np.float64], fraction: NDArray[np.bool_], tolerance: float
) -> NDArray[np.bool_]:
    """(n,) mask: both coordinates stand next to each other, in either order, at least one with a decimal point."""
    hit = np.zeros(len(xy), dtype=bool)
    pairs = np.column_stack([numbers[:-1], numbers[1:]])[fraction[:-1] | fraction[1:]]
    if len(pairs):
        both = np.abs(np.concatenate([pairs, pairs[:, ::-1]]))
        distance, _ = cKDTree(both).query(np.abs(xy), p=np.inf, distance_upper_bound=2 * tolerance)
        hit = distance <= tolerance
    return hit


def _texts(content: Any) -> Iterator[str]:
    """Every text and number of a document, in order."""
    if isinstance(content, dict):
        for key, value in content.items():
            yield str(key)
            yield from _texts(value)
    elif isinstance(content, (list, tuple)):
        for item in content:
            yield from _texts(item)
    elif content is not None and not isinstance(content, bool):
        yield repr(content) if isinstance(content, float) else str(content)


def _reports(case: Case) -> Reports:
    if case.reports is None:
        raise NotTested(
            Words(QT_TRANSLATE_NOOP("NearMiss", "REPORTS are not given.")),
            QT_TRANSLATE_NOOP("NearMiss", "Give the raw reports in REPORTS; they are only compared, never written."),
        )
    if not len(case.reports.row):
        raise NotTested(
            Words(QT_TRANSLATE_NOOP("NearMiss", "No report in REPORTS has coordinates.")),
            QT_TRANSLATE_NOOP("NearMiss", "Give the raw reports as points."),
        )
    return case.reports
