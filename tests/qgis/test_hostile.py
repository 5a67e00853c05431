"""What must not happen: inputs or old files destroyed, withheld counts in a public file, values in messages."""

from __future__ import annotations

import datetime
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pytest
from conftest import SAMPLE, Log, layer, opened, values
from demo import qgis_process
from osgeo import ogr
from qgis.core import (
    QgsFeature,
    QgsGeometry,
    QgsPointXY,
    QgsProcessingException,
    QgsProcessingOutputLayerDefinition,
    QgsProject,
    QgsProperty,
    QgsVectorLayer,
)
from qgis.PyQt.QtCore import QDateTime, Qt

UTM = "EPSG:32631"
STREETS = [("LINESTRING (500000 5500000, 500200 5500000)", "s1"), ("LINESTRING (500000 5500100, 500200 5500100)", "s2")]


def streets(rows=STREETS):
    return layer("LineString", rows, "id:string", UTM, "streets")


def points(n=4, y=5500003):
    return layer("Point", [(f"POINT ({500010 + i} {y})", i) for i in range(n)], "n:integer", UTM, "points")


def snap(nearmiss, log=None, **more):
    given = {"REPORTS": points(), "STREETS": streets(), "SEGMENT_ID": "id", "OUTPUT": "memory:", **more}
    return nearmiss("snaptosegments", log, **given)


def aggregate(nearmiss, log=None, **more):
    given = {"SNAPPED": snap(nearmiss)["OUTPUT"], "STREETS": streets(), "SEGMENT_ID": "id", "PUBLISHED": "memory:"}
    return nearmiss("aggregateandwithhold", log, **{**given, "WITHHELD": "memory:", **more})


@pytest.fixture
def precious(nearmiss, tmp_path):
    """A GeoPackage with two layers that nobody asked to change."""
    path = tmp_path / "precious.gpkg"
    for table in ("one", "two"):
        snap(nearmiss, OUTPUT=f"ogr:dbname='{path}' table=\"{table}\" (geom)")
    return path


def tables(path):
    data = ogr.Open(str(path))
    return [data.GetLayer(i).GetName() for i in range(data.GetLayerCount())]


def content(path):
    """Rows of every layer of a file."""
    names = tables(path)
    return {name: sorted(map(str, values(opened(f"{path}|layername={name}"), "n", "segment_id"))) for name in names}


def assert_refused(nearmiss, match, run=snap, **parameters):
    with pytest.raises(QgsProcessingException, match=match):
        run(nearmiss, **parameters)


# -- where outputs go -----------------------------------------------------------------------------------------


def test_a_layer_of_a_file_is_no_destination(nearmiss, precious):
    before = content(precious)
    assert_refused(nearmiss, "cannot be written this way", OUTPUT=f"{precious}|layername=x")
    assert content(precious) == before and len(list(precious.parent.iterdir())) == 1


def spellings(path, table):
    return [
        str(path),
        str(path.with_suffix("")),  # QGIS appends .gpkg
        str(path.parent / "." / path.name),
        f"ogr:dbname='{path}' table=\"{table}\" (geom)",
        f"ogr:dbname='{path}' table=\"{table.upper()}\" (g)",
    ]


@pytest.mark.parametrize("spelling", range(5))
@pytest.mark.parametrize("kind", ["text", "definition"])
def test_an_input_is_never_written_over(nearmiss, precious, spelling, kind):
    before = content(precious)
    goal = spellings(precious, "one")[spelling]
    output = goal if kind == "text" else QgsProcessingOutputLayerDefinition(goal, QgsProject.instance())
    assert_refused(nearmiss, "same file", REPORTS=opened(f"{precious}|layername=one"), OUTPUT=output)
    assert_refused(nearmiss, "same file", REPORTS=f"{precious}|layername=one", OUTPUT=output)
    assert content(precious) == before


def test_another_table_of_the_input_file_is_fine(nearmiss, precious):
    found = snap(
        nearmiss, REPORTS=opened(f"{precious}|layername=one"), OUTPUT=f"ogr:dbname='{precious}' table=\"three\" (geom)"
    )
    assert opened(found["OUTPUT"]).featureCount() == 4 and set(content(precious)) == {"one", "two", "three"}


def test_files_behind_other_providers_are_inputs_too(nearmiss, tmp_path):
    table = tmp_path / "r.csv"
    table.write_text("n,x,y\n1,500010,5500003\n2,500020,5500003\n")
    text = QgsVectorLayer(f"file://{table}?xField=x&yField=y&crs={UTM}", "r", "delimitedtext")
    assert text.isValid()
    assert_refused(nearmiss, "same file", REPORTS=text, OUTPUT=str(table))
    assert table.read_text().count("\n") == 3


@pytest.mark.parametrize(
    ("published", "withheld"),
    [
        ("{d}/a", "{d}/a"),
        ("{d}/a.gpkg", "{d}/a"),
        ("ogr:dbname='{d}/a.gpkg' table=\"p\" (geom)", "ogr:dbname='{d}/a.gpkg' table=\"p\" (g)"),
        ("ogr:dbname='{d}/a.gpkg' table=\"p\" (geom)", "{d}/a.gpkg"),
        ("{d}/a.gpkg", "ogr:dbname='{d}/a.gpkg' table=\"w\" (geom)"),
        ("ogr:dbname='{d}/a.gpkg' table=\"p\" (geom)", "ogr:dbname='{d}/a.gpkg' table=\"w\" (geom)"),
    ],
)
def test_public_and_private_never_share_a_file(nearmiss, tmp_path, published, withheld):
    where = {"PUBLISHED": published.format(d=tmp_path), "WITHHELD": withheld.format(d=tmp_path)}
    assert_refused(nearmiss, "same file|one file", aggregate, **where)
    assert list(tmp_path.iterdir()) == []


def test_a_private_output_stays_out_of_a_release(nearmiss, tmp_path):
    (tmp_path / "manifest.json").write_text("{}")
    assert_refused(
        nearmiss, "is PRIVATE and .* is the folder of a release", aggregate, WITHHELD=str(tmp_path / "w.gpkg")
    )


@pytest.mark.parametrize("ending", ["shp", "dbf", "html", "txt", "dxf", "gpx", "json", "v2"])
def test_formats_that_cut_or_guess_are_refused(nearmiss, tmp_path, ending):
    assert_refused(nearmiss, "is not a format this output is written to", OUTPUT=str(tmp_path / f"o.{ending}"))
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("ending", ["fgb", "sqlite", "geojsonl", "json"])
def test_a_table_needs_a_format_for_tables(nearmiss, tmp_path, ending):
    assert_refused(nearmiss, "BREAKDOWN: .* is not a format", aggregate, BREAKDOWN=str(tmp_path / f"b.{ending}"))


@pytest.mark.parametrize("ending", ["gpkg", "csv", "geojson", "xlsx"])
def test_tables_in_every_format(nearmiss, tmp_path, ending):
    found = aggregate(nearmiss, CATEGORY="n", TOTALS=str(tmp_path / f"t.{ending}"), PUBLISH_TOTAL=1)
    assert [int(n) for n in values(opened(found["TOTALS"]), "report_count")] == [4]


# -- old files stay until the new ones are whole --------------------------------------------------------------


def test_a_failed_or_cancelled_run_leaves_old_files_alone(nearmiss, tmp_path):
    old = {name: tmp_path / f"{name}.gpkg" for name in ("PUBLISHED", "WITHHELD")}
    for path in old.values():
        path.write_text("old work")
    log = Log()
    log.cancel_at = 62
    with pytest.raises(QgsProcessingException, match="Cancelled"):
        aggregate(nearmiss, log, **{name: str(path) for name, path in old.items()})
    assert_refused(
        nearmiss,
        "is not a folder that exists",
        aggregate,
        PUBLISHED=str(old["PUBLISHED"]),
        WITHHELD=str(tmp_path / "no/w.gpkg"),
    )
    assert all(path.read_text() == "old work" for path in old.values())
    assert sorted(path.name for path in tmp_path.iterdir()) == ["PUBLISHED.gpkg", "WITHHELD.gpkg"]


def test_a_successful_run_replaces_them(nearmiss, tmp_path):
    path = tmp_path / "o.gpkg"
    for n in (5, 3):
        snap(nearmiss, REPORTS=points(n), OUTPUT=str(path))
        assert opened(path).featureCount() == n
    assert [one.name for one in tmp_path.iterdir()] == ["o.gpkg"]
    assert tables(path) == ["o"]


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
@pytest.mark.parametrize("ending", ["csv", "geojson", "gpkg"])
def test_a_killed_run_leaves_nothing_half_written_under_the_name(headless, tmp_path, ending):
    goal = tmp_path / f"o.{ending}"
    goal.write_text("old work")
    words = [
        f"REPORTS={SAMPLE / 'addresses.geojson'}",
        f"STREETS={SAMPLE / 'streets.geojson'}",
        "SEGMENT_ID=segment_id",
    ]
    for wait in (0.6, 0.9, 1.2):
        command = [qgis_process(), "run", "nearmiss:snaptosegments", "--", *words, f"OUTPUT={goal}"]
        running = subprocess.Popen(
            command, env=headless.environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        time.sleep(wait)
        running.kill()
        running.wait()
        assert goal.read_bytes() == b"old work" or opened(goal).featureCount() == 3118


def test_a_sink_that_cannot_be_made_leaves_no_folder(nearmiss, tmp_path):
    with pytest.raises(QgsProcessingException, match="OUTPUT cannot be written") as error:
        snap(nearmiss, OUTPUT=str(tmp_path / f"{'x' * 250}.gpkg"))
    assert list(tmp_path.iterdir()) == [] and len(str(error.value)) < 600


def test_a_folder_is_no_file(nearmiss, tmp_path):
    (tmp_path / "here").mkdir()
    assert_refused(nearmiss, "is a folder", OUTPUT=str(tmp_path / "here"))
    assert [one.name for one in tmp_path.iterdir()] == ["here"]


def test_the_same_rows_give_the_same_geopackage(nearmiss, tmp_path):
    written = []
    for turn in range(2):
        folder = tmp_path / str(turn)
        folder.mkdir()
        found = aggregate(nearmiss, PUBLISHED=str(folder / "p.gpkg"), WITHHELD=str(folder / "w.gpkg"))
        written.append([Path(found[name]).read_bytes() for name in ("PUBLISHED", "WITHHELD")])
        time.sleep(0.01)
    assert written[0] == written[1]


# -- values ---------------------------------------------------------------------------------------------------


def test_nan_contributors_stay_unknown_through_every_format(nearmiss, tmp_path):
    rows = [
        (f"POINT ({500010 + i} 5500003)", who)
        for i, who in enumerate([1.0, 2.0, float("nan"), float("nan"), float("nan")])
    ]
    reports = layer("Point", rows, "who:double", UTM)
    for ending in ("csv", "geojson", "gpkg"):
        found = snap(nearmiss, REPORTS=reports, OUTPUT=str(tmp_path / f"s.{ending}"))
        assert aggregate(nearmiss, SNAPPED=opened(found["OUTPUT"]), CONTRIBUTOR="who")["SEGMENTS_PUBLISHED"] == 0


@pytest.mark.parametrize(
    ("name", "expression"),
    [
        ("PRESET", "bad("),
        ("MIN_PUBLISH_N", "5+"),
        ("MIN_PUBLISH_N", '"nofield"'),
        ("CONTRIBUTOR", "bad("),
        ("ZEROS", "1+"),
    ],
)
def test_a_broken_expression_is_no_default(nearmiss, name, expression):
    assert_refused(
        nearmiss, f"{name}: its data-defined value", aggregate, **{name: QgsProperty.fromExpression(expression)}
    )


def test_a_working_expression_is_used(nearmiss):
    assert (
        '"min_publish_n": 4'
        in aggregate(nearmiss, MIN_PUBLISH_N=QgsProperty.fromExpression("2+2"), MIN_CELL=4)["POLICY"]
    )


def test_messages_of_the_driver_do_not_pass_on_values(nearmiss, tmp_path):
    reports = points(2)
    reports.startEditing()
    extra = QgsFeature(reports.fields())
    extra.setGeometry(QgsGeometry.fromPointXY(QgsPointXY(500050, 5500003)))
    extra.setAttributes(["secret_two"])
    reports.addFeature(extra)
    for goal in ("memory:", str(tmp_path / "o.gpkg")):
        try:
            snap(nearmiss, REPORTS=reports, OUTPUT=goal)
        except QgsProcessingException as error:
            assert "secret" not in str(error)
    reports.rollBack()


def test_rows_without_a_stored_distance_are_said_to_be_untested(nearmiss):
    rows = [(f"POINT ({500010 + i} 5500003)", "s1", 3.0 if i < 3 else None) for i in range(6)]
    log = Log()
    aggregate(nearmiss, log, SNAPPED=layer("Point", rows, "segment_id:string,snap_distance_m:double", UTM))
    assert "3 reports lie where" in log.text and any(text.startswith("Whether 3 reports") for text in log.warnings)


def test_polygons_are_tested_whatever_distance_is_stored(nearmiss):
    ward = layer(
        "Polygon",
        [("POLYGON ((500000 5500000, 500100 5500000, 500100 5500100, 500000 5500000))", "w")],
        "id:string",
        UTM,
    )
    rows = layer("Point", [("POINT (900000 5500000)", "w", None)], "segment_id:string,snap_distance_m:double", UTM)
    assert_refused(nearmiss, "1 of 1 reports do not lie", aggregate, SNAPPED=rows, STREETS=ward)


def test_local_times_that_summer_time_skips_are_times(nearmiss, monkeypatch):
    monkeypatch.setenv("TZ", "Europe/Berlin")
    time.tzset()
    try:
        rows = [
            ("POINT (500010 5500003)", QDateTime.fromString(f"2024-03-31T02:3{i}:00", Qt.DateFormat.ISODate))
            for i in (0, 5)
        ]
        reports = layer("Point", rows, "t:datetime", UTM)
        assert nearmiss("deduplicate", REPORTS=reports, TIME="t", OUTPUT="memory:")["KEPT"] == 1
    finally:
        monkeypatch.undo()
        time.tzset()


def test_a_time_without_offset_stays_as_written():
    """Not moved by the machine's time zone; one with an offset is moved to UTC."""
    from nearmiss_qgis.layers.read import plain

    assert plain(QDateTime(2026, 3, 1, 8, 0)) == datetime.datetime(2026, 3, 1, 8, 0)
    east = QDateTime(2026, 3, 1, 8, 0)
    east.setOffsetFromUtc(7200)
    assert plain(east) == datetime.datetime(2026, 3, 1, 6, 0, tzinfo=datetime.timezone.utc)


def test_times_with_and_without_offset_in_one_field(nearmiss):
    from nearmiss_qgis.core.records import content_order

    utc = datetime.timezone.utc
    some = [datetime.datetime(2026, 1, 2), datetime.datetime(2026, 1, 1, tzinfo=utc), None, datetime.date(2026, 1, 1)]
    assert sorted(content_order([some], 4).tolist()) == [0, 1, 2, 3]


def test_a_key_of_the_user_is_no_key_of_the_provider(nearmiss):
    rows = [(f"POINT ({500010 + i} 5500003)", i + 1) for i in range(3)]
    found = nearmiss("deduplicate", REPORTS=layer("Point", rows, "fid:integer", UTM), REPORT_ID="fid", OUTPUT="memory:")
    assert values(found["OUTPUT"], "fid_1") == [1, 2, 3]


def test_a_key_that_is_asked_for_is_kept(nearmiss, tmp_path):
    source = snap(nearmiss, OUTPUT=str(tmp_path / "a.gpkg"))["OUTPUT"]
    found = nearmiss("deduplicate", REPORTS=opened(source), REPORT_ID="fid", OUTPUT=str(tmp_path / "b.gpkg"))
    assert values(opened(found["OUTPUT"]), "fid_1") == [1, 2, 3, 4]


def test_unsaved_edits_differ_from_the_provider(nearmiss):
    reports = points(5)
    reports.startEditing()
    reports.deleteFeatures([1, 2])
    log = Log()
    snap(nearmiss, log, REPORTS=reports)
    reports.rollBack()
    assert "3 rows, its provider holds 5" in log.text


def test_a_failed_run_lets_go_of_its_rows(nearmiss):
    """QGIS keeps the exception of a failed run for ever; the rows that were read must not hang on it."""
    import gc

    from nearmiss_qgis.layers.read import Table

    assert_refused(nearmiss, "do not lie in the same place", REPORTS=str(SAMPLE / "reports.geojson"))
    gc.collect()
    assert not [one for one in gc.get_objects() if isinstance(one, Table)]


# -- geometry -------------------------------------------------------------------------------------------------


def broken(*middle):
    street = QgsGeometry.fromPolylineXY(
        [
            QgsPointXY(500000, 5500000),
            QgsPointXY(500010, 5500000),
            *middle,
            QgsPointXY(500190, 5500000),
            QgsPointXY(500200, 5500000),
        ]
    )
    return streets([(street, "s1"), STREETS[1], (None, "s3")])


@pytest.mark.parametrize("x", [float("nan"), float("inf"), 1e300, -1e12])
def test_a_vertex_that_is_nowhere_is_no_bridge(nearmiss, x):
    log = Log()
    reports = layer("Point", [("POINT (500100 5500003)", 1), ("POINT (500005 5500003)", 2)], "n:integer", UTM)
    found = snap(nearmiss, log, REPORTS=reports, STREETS=broken(QgsPointXY(x, 5500000)))
    assert dict(values(found["OUTPUT"], "n", "segment_id")) == {1: None, 2: "s1"}
    assert any("1 vertices are not finite" in text for text in log.warnings)
    assert any("1 streets have no length" in text for text in log.warnings)


def test_a_point_beyond_the_earth_is_excluded(nearmiss):
    reports = layer("Point", [("POINT (1e300 5500003)", 1), ("POINT (500005 5500003)", 2)], "n:integer", UTM)
    found = snap(nearmiss, REPORTS=reports)
    assert (found["EXCLUDED"], found["SNAPPED"]) == (1, 1) and found["WORKING_CRS"] == UTM


@pytest.mark.parametrize("ending", ["gpkg", "geojson", "fgb"])
def test_moved_points_of_a_multipoint_layer(nearmiss, tmp_path, ending):
    rows = [
        ("MULTIPOINT Z ((500010 5500003 1))", 1),
        ("MULTIPOINT Z ((500010 5500003 1), (500020 5500003 1))", 2),
        (None, 3),
    ]
    if ending == "fgb":
        rows.pop()  # FlatGeobuf has no rows without geometry: refused, see the next test
    found = snap(
        nearmiss, REPORTS=layer("MultiPointZ", rows, "n:integer", UTM), GEOMETRY=1, OUTPUT=str(tmp_path / f"o.{ending}")
    )
    rows = opened(found["OUTPUT"])
    statuses = ["snapped", "excluded", "excluded"][: rows.featureCount()]
    assert rows.featureCount() >= 2 and rows.wkbType() == 4 and sorted(values(rows, "snap_status")) == sorted(statuses)


def test_a_format_that_drops_rows_is_an_error(nearmiss, tmp_path):
    rows = [("POINT (500010 5500003)", 1), (None, 2)]
    reports = layer("Point", rows, "n:integer", UTM)
    assert_refused(nearmiss, "cannot hold them", REPORTS=reports, OUTPUT=str(tmp_path / "o.fgb"))
    assert list(tmp_path.iterdir()) == []


def test_a_geocentric_crs_is_refused(nearmiss):
    reports = layer("PointZ", [("POINT Z (3980000 12000 4967000)", 1)], "n:integer", "EPSG:4978")
    assert_refused(nearmiss, "EPSG:4978 is geocentric", REPORTS=reports)


def test_a_crowd_beside_a_crowd_is_near_linear():
    """Half known people on one place, half unknown ones just too far: every pair of them would be 6e7 comparisons."""
    from nearmiss_qgis.core.duplicates import find_duplicates

    n, asked = 16_000, []
    xy = np.zeros((n, 2))
    xy[n // 2 :, 0] = 16.0
    who = np.where(np.arange(n) < n // 2, np.arange(n), -1)
    found = find_duplicates(
        xy, np.zeros(n), [None] * n, who, np.zeros(n, dtype=np.int64), distance=15, window=600, progress=asked.append
    )
    assert np.count_nonzero(found >= 0) == n // 2 - 1  # the unknown ones repeat the first of them


def test_a_read_only_folder(nearmiss, tmp_path):
    folder = tmp_path / "locked"
    folder.mkdir()
    folder.chmod(0o500)
    try:
        if os.access(folder, os.W_OK):
            pytest.skip("this user may write everywhere")
        assert_refused(nearmiss, "OUTPUT cannot be written", OUTPUT=str(folder / "o.gpkg"))
    finally:
        folder.chmod(0o700)
        shutil.rmtree(folder)


def test_paths_are_not_taken_apart_wrongly():
    from nearmiss_qgis.layers.destinations import Goal, goal_of

    here = Path.cwd().resolve()
    assert goal_of("memory:") is None and goal_of("TEMPORARY_OUTPUT") is None and goal_of("") is None
    assert goal_of("postgis:dbname='x' table=\"t\" (g)") is None
    assert goal_of("dir.v2/name") == Goal(here / "dir.v2" / "name.gpkg")
    assert goal_of("a.geojson") == Goal(here / "a.geojson")
    assert goal_of("ogr:dbname='/x y/a.gpkg' table=\"T 1\" (geom)") == Goal(Path("/x y/a.gpkg").resolve(), "t 1")
    assert goal_of("ogr:dbname=/x/a.gpkg table=t") == Goal(Path("/x/a.gpkg").resolve(), "t")
