"""A release of segments attacked through the toolbox: a street by hand, the sample city in a chain."""

from __future__ import annotations

import pytest
from conftest import SAMPLE, Log, layer, values
from qgis.core import QgsProcessingException

FIELDS = "segment_id:string,who:string,kind:string,day:string"
STREET_FIELDS = "segment_id:string,report_count:integer,category_breakdown:string"
STREETS = [
    ("LINESTRING (500000 5500000, 500100 5500000)", "a", 6, '{"*": 3, "dog": 3}'),
    ("LINESTRING (500000 5500100, 500100 5500100)", "b", 3, "{}"),
    ("LINESTRING (500000 5500015, 500100 5500015)", "c", None, "{}"),
]


def at(north):
    return f"POINT (500050 {5500000 + north})"


ROWS = [
    (at(1), "a", "ann", "dog", "2026-01-05"),
    (at(2), "a", "ann", "dog", "2026-02-05"),
    (at(3), "a", "ann", "dog", "2026-02-06"),
    (at(4), "a", "bob", "car", "2026-03-05"),
    (at(5), "a", "cem", "ice", "2026-03-06"),
    (at(2), "a", "dan", "ice", "2025-12-31"),
    (at(101), "b", "ann", "dog", "2026-01-05"),
    (at(102), "b", "bob", "car", "2026-01-06"),
    (at(103), "b", None, None, "2026-01-07"),
    (at(16), "c", "eve", "dog", "2026-01-08"),
    (at(400), None, "eve", "dog", "2026-01-08"),
]


def run(nearmiss, log=None, rows=ROWS, streets=STREETS, **more):
    given = {
        "SNAPPED": layer("Point", rows, FIELDS, "EPSG:32631", "snapped"),
        "SEGMENTS": layer("LineString", streets, STREET_FIELDS, "EPSG:32631", "published"),
        "METRICS": "memory:",
    }
    return nearmiss("attackrelease", log, **{**given, **more})


def told(found):
    return {name: value for name, value in values(found["METRICS"], "metric", "value")}


def test_counted_by_hand(nearmiss):
    """Numbers of three reports each: dogs and the rest on a, everything on b; c has no count, but is 15 m from a."""
    found = run(nearmiss, CATEGORY="kind", PER_REPORT="memory:")
    assert (found["INPUT_ROWS"], found["REPORTS_PUBLISHED"], found["K_MIN"]) == (11, 9, 3)
    assert found["SUCCESS"] == found["MAX_RISK"] == pytest.approx(1 / 3) and found["RECORDS_AT_RISK_1"] == 0
    assert found["PLACE_SUCCESS"] == 1 and told(found)["place_claimed_wrongly"] == 1
    assert found["CATEGORY_SUCCESS"] == pytest.approx(4 / 9) == found["CATEGORY_BASELINE"]
    rows = values(found["PER_REPORT"], "who", "is_published", "published_as", "k_published", "risk", "place_is_right")
    assert rows.count(["ann", True, "dog", 3, pytest.approx(1 / 3), True]) == 3
    assert [None, True, None, 3, pytest.approx(1 / 3), True] in rows
    assert rows.count(["eve", False, None, None, None, None]) == 2


def test_people_behind_the_numbers(nearmiss):
    """The three dogs on a are one person's: whoever knows that somebody reported a dog there knows her."""
    log = Log()
    found = run(nearmiss, log, CATEGORY="kind", CONTRIBUTOR="who")
    assert (found["K_MIN"], found["MAX_RISK"], found["RECORDS_AT_RISK_1"]) == (1, 1.0, 3)
    assert "unknown" in log.text


def test_only_what_is_of_the_period(nearmiss):
    found = run(nearmiss, CATEGORY="kind", TIME="day", PERIOD="2026")
    assert found["REPORTS_PUBLISHED"] == 8 and found["K_MIN"] == 2
    found = run(nearmiss, CATEGORY="kind", TIME="day", PERIOD="2026-Q1")
    assert found["REPORTS_PUBLISHED"] == 8
    assert run(nearmiss, TIME="day", PERIOD="2026-02")["REPORTS_PUBLISHED"] == 2


def test_nothing_published_is_not_a_success_of_zero(nearmiss):
    found = run(nearmiss, streets=[(shape, one, None, "{}") for shape, one, *_ in STREETS])
    assert "SUCCESS" not in found and "MAX_RISK" not in found and found["REPORTS_PUBLISHED"] == 0
    assert told(found)["success"] is None


def test_reports_on_streets_that_are_not_there_are_told_of(nearmiss):
    log = Log()
    rows = [(shape, "x" if one == "b" else one, *rest) for shape, one, *rest in ROWS]
    assert run(nearmiss, log, rows=rows)["REPORTS_PUBLISHED"] == 6
    assert "3 of 11" in log.text


@pytest.mark.parametrize(
    ("more", "part"),
    [
        ({"TIME": "day"}, "both or neither"),
        ({"PERIOD": "2026"}, "both or neither"),
        ({"TIME": "day", "PERIOD": "soon"}, "no period"),
        ({"TIME": "who", "PERIOD": "2026"}, "none of the 10 values"),
        ({"SEGMENTS": layer}, "report_count"),
    ],
)
def test_what_is_refused(nearmiss, more, part):
    if "SEGMENTS" in more:
        more = {"SEGMENTS": layer("LineString", [(STREETS[0][0], "a")], "segment_id:string", "EPSG:32631", "bare")}
    with pytest.raises(QgsProcessingException, match=part):
        run(nearmiss, **more)


def test_a_breakdown_that_was_cut(nearmiss):
    with pytest.raises(QgsProcessingException, match="category_breakdown"):
        run(nearmiss, streets=[(STREETS[0][0], "a", 6, '{"dog": 3, "*'), *STREETS[1:]])


def test_the_sample_city_from_reports_to_the_attack(nearmiss):
    """Counted in reports, the release keeps its floor of 3; counted in people it does not, and the attack says so."""
    snapped = nearmiss(
        "snaptosegments",
        REPORTS=str(SAMPLE / "reports.geojson"),
        STREETS=str(SAMPLE / "streets.geojson"),
        SEGMENT_ID="segment_id",
        OUTPUT="memory:",
    )["OUTPUT"]
    made = {
        "SNAPPED": snapped,
        "STREETS": str(SAMPLE / "streets.geojson"),
        "SEGMENT_ID": "segment_id",
        "CATEGORY": "hazard",
        "PUBLISHED": "memory:",
        "WITHHELD": "memory:",
    }
    by_rows = nearmiss("aggregateandwithhold", **made)
    attack = {"SNAPPED": snapped, "CATEGORY": "hazard", "METRICS": "memory:"}
    found = nearmiss("attackrelease", SEGMENTS=by_rows["PUBLISHED"], **attack)
    assert found["K_MIN"] == 3 and found["REPORTS_PUBLISHED"] == by_rows["REPORTS_PUBLISHED"]
    assert nearmiss("attackrelease", SEGMENTS=by_rows["PUBLISHED"], CONTRIBUTOR="contributor", **attack)["K_MIN"] == 1
    by_people = nearmiss("aggregateandwithhold", CONTRIBUTOR="contributor", **made)
    attack["SEGMENTS"] = by_people["PUBLISHED"]
    assert nearmiss("attackrelease", CONTRIBUTOR="contributor", **attack)["K_MIN"] == 3
