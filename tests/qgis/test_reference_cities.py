"""The reference pipeline's cities and adversarial cases (shared/fixtures/nearmiss)."""

from __future__ import annotations

import datetime
import json
import shutil

import pytest
from conftest import fixture_folder, layer, opened, values
from qgis.core import QgsVectorLayer

CITIES = ("bench-baseline", "davis-demo", "riverside-demo", "stress-irregular52")
CASES = (
    "01_equidistant_exact",
    "02_equidistant_float_noise",
    "03_exactly_snap_max",
    "04a_vertex_equal",
    "04c_vertex_next_6dp_bin",
    "05_counts_0_to_6",
    "08_duplicate_report_ids",
    "10_multilinestring",
    "11_crs_mismatch",
    "13_dedupe_rules",
    "15_long_sparse_segment",
    "20_residual_total",
    "22_thin_breakdown_cell",
)


def depends_on_the_metric(row) -> bool:
    """Whether the reference's plane, up to 0.7 % off, may decide otherwise than ground metres.

    Its own two flags, and a runner-up within 0.25 %: for four reports of stress-irregular52 (232, 1025, 1791, 2321)
    the ellipsoid has another order than the plane, for 232 osm-w273-1 at 0.15404 m before osm-w272-1 at 0.15466 m.
    """
    if row.get("tie_within_1um") or row.get("snap_max_metric_sensitive"):
        return True
    nearest, second = row.get("nearest_distance_m"), row.get("runner_up_distance_m")
    return nearest is not None and second is not None and second - nearest <= 2.5e-3 * nearest


def in_window(row, params) -> bool:
    day = row["occurred_at"][:10]
    start, end = params["window_start"], params["window_end"]
    return (start is None or day >= start) and (end is None or day <= end)


def reports_of(folder, params) -> QgsVectorLayer:
    """The reports in the window, times as the text they are written in (QGIS 3.22 drops offsets of datetimes)."""
    data = json.loads((folder / "reports.geojson").read_text())
    rows = []
    for i, feature in enumerate(data["features"]):
        row, point = feature["properties"], feature["geometry"]
        if not in_window(row, params):
            continue
        wkt = f"POINT ({point['coordinates'][0]!r} {point['coordinates'][1]!r})"
        rows.append((wkt, i, row["id"], row["occurred_at"], row.get("reporter_token"), row["hazard_type"], row["mode"]))
    fields = "index:integer,id:string,occurred_at:string,token:string,hazard:string,mode:string"
    return layer("Point", rows, fields, "EPSG:4326", "reports")


def chain(nearmiss, folder, params, streets=None):
    """The main job with the parameters of a reference run."""
    street_layer = streets or opened(folder / "streets.geojson")
    unique = nearmiss(
        "deduplicate",
        REPORTS=reports_of(folder, params),
        REPORT_ID="id",
        TIME="occurred_at",
        CONTRIBUTOR="token",
        MATCH_FIELDS=["hazard", "mode"],
        DISTANCE=params["dedupe_distance_m"],
        WINDOW=params["dedupe_window_s"],
        OUTPUT="memory:",
        DUPLICATES="memory:",
    )
    snapped = nearmiss(
        "snaptosegments",
        REPORTS=unique["OUTPUT"],
        STREETS=street_layer,
        SEGMENT_ID="segment_id",
        MAX_DISTANCE=params["snap_max_m"],
        OUTPUT="memory:",
    )
    found = nearmiss(
        "aggregateandwithhold",
        SNAPPED=snapped["OUTPUT"],
        STREETS=street_layer,
        SEGMENT_ID="segment_id",
        CATEGORY="hazard",
        PUBLISHED="memory:",
        BREAKDOWN="memory:",
        WITHHELD="memory:",
        PUBLISH_TOTAL=2,
        TOTALS="memory:",
    )
    return unique, snapped, found


def published(found):
    rows = values(found["PUBLISHED"], "segment_id", "report_count", "low_sample", "category_breakdown")
    return {row[0]: row[1:] for row in rows}


@pytest.mark.parametrize("city", CITIES)
def test_cities(nearmiss, city):
    folder = fixture_folder("nearmiss", "cities", city)
    golden = json.loads((folder / "golden.json").read_text())
    rows = json.loads((folder / "reports_golden.json").read_text())
    unique, snapped, found = chain(nearmiss, folder / "input", golden["params"])
    assert unique["DUPLICATES_COUNT"] == golden["summary"]["duplicates_removed"]
    got = {
        row[0]: row[1:] for row in values(snapped["OUTPUT"], "index", "segment_id", "snap_distance_m", "snap_status")
    }
    duplicates = set(values(unique["DUPLICATES"], "index"))
    compared = 0
    for row in rows:
        if row["status"] == "out_of_window":
            assert row["index"] not in got
        elif row["status"] == "duplicate":
            assert row["index"] in duplicates
        elif depends_on_the_metric(row):
            assert row["index"] in got
            distance = got[row["index"]][1]  # never farther, on the ellipsoid, than the reference's choice
            assert distance <= (row["distance_ellipsoid_m"] or distance) + 1e-4
        else:
            segment, distance, status = got[row["index"]]
            assert (status in ("snapped", "ambiguous")) == (row["status"] == "snapped")
            assert segment == row["segment_id"]
            if row["distance_ellipsoid_m"] is not None:
                assert distance == pytest.approx(row["distance_ellipsoid_m"], rel=1e-3)
                compared += 1
    assert compared >= 19
    close = [row for row in rows if depends_on_the_metric(row)]
    assert len(close) <= 20
    unsure = {row[name] for row in close for name in ("nearest_segment_id", "runner_up_segment_id")}
    check_segments(found, golden["segments"], unsure)


def check_segments(found, segments, unsure=frozenset()):
    public = published(found)
    private = {row[0]: row[1] for row in values(found["WITHHELD"], "segment_id", "report_count")}
    assert set(public) == set(segments)
    for name, want in segments.items():
        if name in unsure:
            continue
        count, low_sample, _ = public[name]
        shown = want["publishable"] and want["count"] > 0
        assert count == (want["count"] if shown else None), name
        assert private.get(name) == (None if want["publishable"] else want["count"]), name
        assert low_sample == (want["low_sample"] and shown), name


@pytest.mark.parametrize("case", CASES)
def test_adversarial(nearmiss, case):
    folder = fixture_folder("nearmiss", "adversarial", case)
    expected = json.loads((folder / "expected.json").read_text())
    params = dict(expected["params"])
    if case == "03_exactly_snap_max":  # its metres are the reference's own plane: 0.54 % short of the ellipsoid here
        params["snap_max_m"] = 25.0 * 111131.7 / 110540 + 0.002
    unique, snapped, found = chain(nearmiss, folder, params)
    want = expected["expected"]
    check_segments(found, want["segments"])
    rows = {
        row[0]: row[1:] for row in values(snapped["OUTPUT"], "index", "segment_id", "snap_distance_m", "snap_status")
    }
    duplicates = set(values(unique["DUPLICATES"], "index"))
    for index, report in (want["per_report_by_index"] or {}).items():
        if report["status"] == "duplicate":
            assert int(index) in duplicates
            continue
        segment, distance, status = rows[int(index)]
        assert status == report["status"] or (status, report["status"]) == ("ambiguous", "snapped")
        assert segment == report["segment_id"]
        if "distance_m" in report:
            assert distance == pytest.approx(report["distance_m"], rel=7.1e-3)
    for name, segment in want["segments"].items():
        shown = json.loads(published(found)[name][2])
        assert all(n >= 3 for n in shown.values()) and len(shown) != 1
        if not segment["breakdown"]:
            assert shown == {}
    assert values(found["TOTALS"], "report_count") == []  # never where it would give a count away


def test_the_answer_does_not_depend_on_the_street_crs(nearmiss):
    folder = fixture_folder("nearmiss", "adversarial", "11_crs_mismatch")
    params = json.loads((folder / "expected.json").read_text())["params"]
    one = chain(nearmiss, folder, params)
    other = chain(nearmiss, folder, params, opened(folder / "streets_wgs84.geojson"))
    assert values(one[1]["OUTPUT"], "index", "segment_id") == values(other[1]["OUTPUT"], "index", "segment_id")
    for a, b in zip(values(one[1]["OUTPUT"], "snap_distance_m"), values(other[1]["OUTPUT"], "snap_distance_m")):
        assert a == pytest.approx(b, abs=0.001)


def test_thin_breakdown_cell_is_not_printed_and_the_thick_one_is(nearmiss):
    folder = fixture_folder("nearmiss", "adversarial", "22_thin_breakdown_cell")
    params = json.loads((folder / "expected.json").read_text())["params"]
    _, _, found = chain(nearmiss, folder, params)
    assert published(found)["b"][2] == '{"close_pass": 5, "debris": 5}'


def test_davis_breakdowns_follow_the_stricter_rule(nearmiss):
    """seg-06 has {close_pass 4, dooring 1, surface_hazard 1}, published by the reference; six others are all close_pass."""
    folder = fixture_folder("nearmiss", "cities", "davis-demo")
    golden = json.loads((folder / "golden.json").read_text())
    _, _, found = chain(nearmiss, folder / "input", golden["params"])
    public = published(found)
    assert golden["segments"]["seg-06"]["private_breakdown"] == {"close_pass": 4, "dooring": 1, "surface_hazard": 1}
    assert public["seg-06"][2] == "{}"
    assert public["seg-02"][2] == "{}"
    assert json.loads(public["seg-03"][2]) == {"close_pass": 12, "surface_hazard": 5, "debris": 3}


def test_offsets_of_times_are_respected(nearmiss, tmp_path):
    folder = fixture_folder("nearmiss", "adversarial", "13_dedupe_rules")
    shutil.copy(folder / "reports.geojson", tmp_path)
    assert datetime.datetime.fromisoformat("2026-06-10T10:00:00+02:00").utcoffset() == datetime.timedelta(hours=2)
    found = nearmiss(
        "deduplicate",
        REPORTS=opened(tmp_path / "reports.geojson"),
        REPORT_ID="id",
        TIME="occurred_at",
        CONTRIBUTOR="reporter_token",
        MATCH_FIELDS=["hazard_type", "mode"],
        OUTPUT="memory:",
    )
    assert found["DUPLICATES_COUNT"] == 5
