"""Deduplication through the toolbox: times and ids as QGIS gives them, what is kept, speed of nothing."""

from __future__ import annotations

import pytest
from conftest import Log, layer, opened, values
from qgis.core import QgsProcessingException
from qgis.PyQt.QtCore import QDate, QDateTime, Qt

UTM = "EPSG:32631"
HERE, NEAR, FAR = "POINT (500000 5500000)", "POINT (500010 5500000)", "POINT (500100 5500000)"


def run(nearmiss, rows, fields, log=None, **more):
    reports = layer(more.pop("kind", "Point"), rows, fields, more.pop("crs", UTM), "reports")
    return nearmiss("deduplicate", log, REPORTS=reports, OUTPUT="memory:", DUPLICATES="memory:", **more)


def test_times_as_datetime_date_and_text(nearmiss):
    moments = [QDateTime(2026, 3, 1, 8, 0), QDateTime(2026, 3, 1, 8, 9), QDateTime(2026, 3, 1, 8, 11)]
    rows = [(HERE, f"r{i}", moment) for i, moment in enumerate(moments)]
    found = run(nearmiss, rows, "id:string,t:datetime", REPORT_ID="id", TIME="t")
    assert values(found["OUTPUT"], "id") == ["r0", "r2"]
    assert values(found["DUPLICATES"], "id", "duplicate_of") == [["r1", "r0"]]
    rows = [(HERE, "a", QDate(2026, 3, 1)), (HERE, "b", QDate(2026, 3, 1)), (HERE, "c", QDate(2026, 3, 2))]
    assert run(nearmiss, rows, "id:string,t:date", REPORT_ID="id", TIME="t")["KEPT"] == 2
    rows = [(HERE, "a", "2026-03-01T08:00:00Z"), (NEAR, "b", "2026-03-01T10:00:00+02:00"), (HERE, "c", "soon")]
    log = Log()
    found = run(nearmiss, rows, "id:string,t:string", log, REPORT_ID="id", TIME="t")
    assert values(found["OUTPUT"], "id") == ["a", "c"]
    assert any("1 of 3 reports have no time that can be read" in text for text in log.warnings)


def test_datetimes_with_an_offset(nearmiss):
    utc = QDateTime(2026, 3, 1, 8, 0)
    utc.setTimeSpec(Qt.TimeSpec.UTC)
    same = utc.toOffsetFromUtc(7200)
    later = utc.addSecs(3600)
    rows = [(HERE, "a", utc), (HERE, "b", same), (HERE, "c", later)]
    found = run(nearmiss, rows, "id:string,t:datetime", REPORT_ID="id", TIME="t")
    assert found["INPUT_ROWS"] == 3 and found["DUPLICATES_COUNT"] == 1


def test_contributors_and_match_fields(nearmiss):
    rows = [
        (HERE, "a", "2026-03-01", " p", "dooring", 1),
        (HERE, "b", "2026-03-01", "p ", "debris", 2),  # same person, trimmed
        (HERE, "c", "2026-03-01", "q", "dooring", 1),  # another person
        (HERE, "d", "2026-03-01", None, "dooring", 1),  # unknown, all fields match
        (HERE, "e", "2026-03-01", "", "dooring", 2),  # unknown, one field differs
        (HERE, "f", "2026-03-01", "  ", None, None),  # NULL is a value of its own
        (HERE, "g", "2026-03-01", None, None, None),
    ]
    found = run(
        nearmiss,
        rows,
        "id:string,t:string,who:string,hazard:string,n:integer",
        REPORT_ID="id",
        TIME="t",
        CONTRIBUTOR="who",
        MATCH_FIELDS="hazard;n",
    )
    assert values(found["OUTPUT"], "id") == ["a", "c", "e", "f"]
    assert dict(values(found["DUPLICATES"], "id", "duplicate_of")) == {"b": "a", "d": "a", "g": "f"}


def test_the_same_id_counts_once(nearmiss):
    rows = [
        (HERE, 7, "2026-03-02"),
        (FAR, 7, "2026-03-01"),
        (FAR, 8, "2026-05-01"),
        (HERE, None, None),
        (HERE, None, None),
    ]
    log = Log()
    found = run(nearmiss, rows, "id:integer,t:string", log, REPORT_ID="id", TIME="t")
    assert (found["KEPT"], found["DUPLICATES_COUNT"]) == (4, 1)
    assert values(found["DUPLICATES"], "t", "duplicate_of") == [["2026-03-02", "7"]]
    assert any("1 duplicates repeat an id, but at another place or time" in text for text in log.warnings)


def test_rows_without_time_or_place_are_kept(nearmiss):
    rows = [
        (HERE, "2026-03-01"),
        (HERE, None),
        (None, "2026-03-01"),
        ("POINT EMPTY", "2026-03-01"),
        (HERE, "2026-03-01"),
    ]
    log = Log()
    found = run(nearmiss, rows, "t:string", log, TIME="t")
    assert (found["INPUT_ROWS"], found["KEPT"], found["DUPLICATES_COUNT"]) == (5, 4, 1)
    assert "null geometry 1, empty geometry 1" in log.text
    assert sum(1 for f in found["OUTPUT"].getFeatures() if not f.hasGeometry()) >= 1


def test_only_rows_without_place_need_no_working_crs(nearmiss):
    found = run(nearmiss, [(None, "a"), (None, "a")], "id:string", REPORT_ID="id")
    assert found["KEPT"] == 1 and "WORKING_CRS" not in found


def test_distance_is_in_ground_metres(nearmiss):
    rows = [("POINT (3 51)", "2026-03-01"), ("POINT (3.0002 51)", "2026-03-01"), ("POINT (3.00045 51)", "2026-03-01")]
    found = run(nearmiss, rows, "t:string", TIME="t", crs="EPSG:4326")  # 14.0 m and 31.6 m from the first
    assert found["KEPT"] == 2
    assert run(nearmiss, rows, "t:string", TIME="t", crs="EPSG:4326", DISTANCE=13)["KEPT"] == 3


def test_order_plays_no_part_even_without_ids(nearmiss, tmp_path):
    rows = [(HERE, "2026-03-01", x) for x in "cab"] + [(NEAR, "2026-03-01", "d"), (FAR, "2026-03-01", "e")]
    written = []
    for turn, some in enumerate((rows, rows[::-1])):
        path = tmp_path / f"{turn}.csv"
        reports = layer("Point", some, "t:string,note:string", UTM)
        nearmiss("deduplicate", REPORTS=reports, TIME="t", MATCH_FIELDS=["t"], OUTPUT=str(path))
        written.append(path.read_bytes())
    assert written[0] == written[1]
    assert written[0].count(b"\n") == 3


def test_running_it_twice_changes_nothing(nearmiss):
    rows = [(HERE, "a", "2026-03-01"), (NEAR, "b", "2026-03-01"), (FAR, "c", "2026-03-01")]
    first = run(nearmiss, rows, "id:string,t:string", REPORT_ID="id", TIME="t")
    second = nearmiss("deduplicate", REPORTS=first["OUTPUT"], REPORT_ID="id", TIME="t", OUTPUT="memory:")
    assert values(second["OUTPUT"], "id", "t") == values(first["OUTPUT"], "id", "t")
    assert second["DUPLICATES_COUNT"] == 0


def test_the_sample_city(nearmiss):
    """63: 60 near duplicates and 3 repeated ids, as the README of the sample counts them by brute force."""
    from conftest import SAMPLE

    found = nearmiss(
        "deduplicate",
        REPORTS=opened(SAMPLE / "reports.geojson"),
        REPORT_ID="report_id",
        TIME="occurred_at",
        CONTRIBUTOR="contributor",
        MATCH_FIELDS=["hazard"],
        OUTPUT="memory:",
        DUPLICATES="memory:",
    )
    assert found["INPUT_ROWS"] == 2000
    assert found["KEPT"] + found["DUPLICATES_COUNT"] == 2000
    assert found["DUPLICATES_COUNT"] == 63


@pytest.mark.parametrize(
    ("name", "value"), [("DISTANCE", -1), ("WINDOW", -0.5), ("WINDOW", "ten"), ("DISTANCE", "1;5")]
)
def test_wrong_numbers_are_refused(nearmiss, name, value):
    with pytest.raises(QgsProcessingException, match=name):
        run(nearmiss, [(HERE, "a")], "id:string", **{name: value})


@pytest.mark.parametrize(("kind", "value"), [("integer", 5), ("string", "close_pass"), ("double", 1.5)])
def test_a_field_without_any_time_is_the_wrong_one(nearmiss, kind, value):
    with pytest.raises(QgsProcessingException, match="TIME: none of the 2 values of field t is a datetime"):
        run(nearmiss, [(HERE, value), (HERE, value), (HERE, None)], f"t:{kind}", TIME="t")


def test_a_field_of_nulls_is_no_time_at_all(nearmiss):
    log = Log()
    found = run(nearmiss, [(HERE, None), (HERE, None)], "t:datetime", log, TIME="t")
    assert found["KEPT"] == 2 and any("2 of 2 reports have no time" in text for text in log.warnings)


def test_duplicates_are_not_written_unless_asked_for(nearmiss):
    reports = layer("Point", [(HERE, "a")], "id:string", UTM)
    assert "DUPLICATES" not in nearmiss("deduplicate", REPORTS=reports, OUTPUT="memory:")
    algorithm = nearmiss.algorithm("deduplicate")
    assert not algorithm.parameterDefinition("DUPLICATES").createByDefault()


def test_lines_are_no_reports(nearmiss):
    rows = [("LINESTRING (0 0, 1 1)", "a")]
    with pytest.raises(QgsProcessingException, match="holds line features; point is due"):
        run(nearmiss, rows, "id:string", kind="LineString")
