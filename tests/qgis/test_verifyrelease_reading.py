"""What stands in odd places of a file is read too: members of features and geometries, other tables, other spellings."""

from __future__ import annotations

import json
import sqlite3

import pytest
from qgis.core import QgsProcessingException
from releases import REPORT, clean, geojson, points, table, text, with_ogr
from test_verifyrelease_files import here, verify  # noqa: F401 - fixtures

X, Y = REPORT


def changed(path, change):
    """A GeoJSON file with its features changed."""
    content = json.loads(path.read_text())
    change(content["features"])
    return text(path, json.dumps(content))


MEMBERS = {
    "count beside the properties": lambda f: f[2].update(report_count=1),
    "breakdown beside them": lambda f: f[2].update(category_breakdown={"dooring": 1}),
    "another bbox": lambda f: f[2].update({"bbox 1": {"reporter_id": "u7"}}),
    "another geometry": lambda f: f[2].update({"geometry 9": {"reporter_id": "u7"}}),
    "in the geometry": lambda f: f[2]["geometry"].update(reporter_id="u7"),
}


@pytest.mark.parametrize("what", MEMBERS)
def test_members_of_features_and_geometries(verify, here, what):  # noqa: F811
    assert verify(changed(geojson(here / "s.geojson", clean()), MEMBERS[what])).leaks


PLACES = {
    "bbox of the geometry": lambda g: g.update(bbox=[X, Y, X + 0.1, Y + 0.1]),
    "geometry in the geometry": lambda g: g.update(original={"type": "Point", "coordinates": [X, Y]}),
    "four numbers": lambda g: g["coordinates"][0].extend([X, Y]),
    "as text": lambda g: g.update(
        type="GeometryCollection", geometries=[{"type": "Point", "coordinates": [str(X), str(Y)]}]
    ),
    "flat": lambda g: g.update(coordinates=[7.1, 45.0, X, Y]),
}


@pytest.mark.parametrize("what", PLACES)
def test_places_in_odd_members_of_a_geometry(verify, here, what):  # noqa: F811
    path = changed(geojson(here / "s.geojson", clean()), lambda f: PLACES[what](f[0]["geometry"]))
    assert "vertex" in verify(path, REPORTS=points(here.parent / "r.gpkg")).leaks


def test_metres_without_a_crs_are_not_taken_for_degrees(verify, here):  # noqa: F811
    shapes = {
        i: {"type": "LineString", "coordinates": [[390_000.5 + i, 4_984_000.5], [390_100.5 + i, 4_984_000.5]]}
        for i in range(5)
    }
    found = verify(geojson(here / "s.geojson", clean(), shapes), REPORTS=points(here.parent / "r.gpkg"))
    assert found.status("vertex") == {"not_tested"}


@pytest.mark.parametrize("name", ["rows.geojsonl", "data.js", "table.txt", "export.html", "frame.json"])
def test_texts_that_may_be_data_are_named(verify, here, name):  # noqa: F811
    geojson(here / "s.geojson", clean())
    text(here / name, json.dumps({"c": {"x": 1}}))
    (found,) = [f for f in verify(here).findings if f["rule"] == "rows"]
    assert found["status"] == "not_tested" and name in found["message"]


def test_tables_that_nobody_registered(verify, here):  # noqa: F811
    path = with_ogr(here / "s.gpkg", "GPKG", clean())
    with sqlite3.connect(path) as data:
        data.execute("create table raw (reporter_id text, report_count integer)")
        data.execute("insert into raw values ('u7', 1)")
    assert {"fields", "floor"} <= verify(path).leaks


def test_a_linked_folder(verify, here):  # noqa: F811
    geojson(here / "s.geojson", clean())
    (here.parent / "raw").mkdir()
    (here / "raw").symlink_to(here.parent / "raw")
    assert "not_tested" in verify(here).status("rows")


def test_csv_with_wkb_in_hex_and_ewkt_and_line_breaks(verify, here):  # noqa: F811
    point = "0101000000" + __import__("struct").pack("<dd", X, Y).hex()
    for name, shape in (("hex.csv", point), ("ewkt.csv", f"srid=4326; POINT ({X} {Y})")):
        rows = [{"segment_id": "a", "report_count": 6, "wkt": shape}]
        assert "vertex" in verify(table(here / name, rows), REPORTS=points(here.parent / "r.gpkg")).leaks
    assert "floor" in verify(text(here / "q.csv", 'segment_id,report_count\na,6\nb,"5\nc,1\nd,2\n')).leaks


def test_verifying_leaves_nothing_behind(verify, here):  # noqa: F811
    geojson(here / "s.geojson", clean())
    text(here / "x.gml", "<gml/>")
    before = sorted(file.name for file in here.iterdir())
    verify(here)
    assert sorted(file.name for file in here.iterdir()) == before


def test_csv_with_latitude_and_longitude(verify, here):  # noqa: F811
    rows = [{"segment_id": "a", "report_count": 6, "lat": Y, "lon": X}]
    assert {"vertex", "fields"} <= verify(table(here / "s.csv", rows), REPORTS=points(here.parent / "r.gpkg")).leaks


def test_a_huge_number_is_named_and_no_crash(verify, here):  # noqa: F811
    path = changed(geojson(here / "s.geojson", clean()), lambda f: f[1]["properties"].update(report_count=10**400))
    try:
        found = verify(path).leaks
    except QgsProcessingException as refused:  # newer GDAL reads no such number
        assert "s.geojson cannot be read" in str(refused)
    else:
        assert "floor" in found
