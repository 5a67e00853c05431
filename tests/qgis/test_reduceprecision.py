"""Locations at a reduced precision, through the toolbox: every file read back, the search against the profile."""

from __future__ import annotations

import csv
import json
import re
import sqlite3

import numpy as np
import pytest
from conftest import SAMPLE, Log, fixture_folder, layer, opened, values
from qgis.core import QgsFeature, QgsGeometry, QgsPoint, QgsProcessingException, QgsWkbTypes

UTM = "EPSG:32631"
DEGREES, GRID, SEARCH = 0, 1, 2
FORMATS = ("gpkg", "geojson", "csv", "fgb", "sqlite")
RANDOM = np.random.default_rng(5)
PLACES = np.column_stack([RANDOM.uniform(2.9, 3.1, 200), RANDOM.uniform(49.5, 49.8, 200)])


def at(xy, crs="EPSG:4326", kind="Point"):
    rows = [(f"POINT ({x!r} {y!r})", n) for n, (x, y) in enumerate(xy.tolist())]
    return layer(kind, rows, "n:integer", crs, "points")


def coordinates(found):
    """(x, y) of each row, None without a geometry."""
    geometries = [feature.geometry() for feature in found.getFeatures()]
    return [None if one.isEmpty() else (one.asPoint().x(), one.asPoint().y()) for one in geometries]


def written(file, names=("longitude", "latitude")):
    """Coordinates as they stand in a file: texts of GeoJSON and CSV, numbers of the others."""
    if file.suffix == ".geojson":
        return re.findall(r'"coordinates": ?\[ ?([^,]+), ?([^ \]]+) ?\]', file.read_text())
    if file.suffix == ".csv":
        with file.open(newline="") as text:
            return [tuple(row[name] for name in names) for row in csv.DictReader(text)]
    return coordinates(opened(file))


def digits(text):
    return len(text.partition(".")[2].rstrip("0"))


@pytest.mark.parametrize("ending", FORMATS)
@pytest.mark.parametrize("decimals", [0, 3, 7, 12])
def test_decimals_in_every_format(nearmiss, tmp_path, ending, decimals):
    file = tmp_path / f"out.{ending}"
    found = nearmiss("reduceprecision", INPUT=at(PLACES), DECIMALS=decimals, OUTPUT=str(file))
    there = written(file)
    expected = np.round(PLACES, decimals)
    assert sorted((float(x), float(y)) for x, y in there) == sorted(map(tuple, expected.tolist()))
    if ending in ("geojson", "csv"):
        assert max(digits(text) for pair in there for text in pair) <= decimals
    if ending not in ("csv", "sqlite"):  # these do not say
        assert opened(file).crs().authid() == "EPSG:4326"
    assert (found["PRECISION"], found["INPUT_ROWS"]) == (decimals, 200)


@pytest.mark.parametrize("ending", FORMATS)
@pytest.mark.parametrize(("size", "places"), [(0.1, 1), (12.5, 1), (100, 0), (0.025, 3)])
def test_grids_in_every_format(nearmiss, tmp_path, ending, size, places):
    file = tmp_path / f"out.{ending}"
    metres = np.column_stack([RANDOM.uniform(4e5, 6e5, 200), RANDOM.uniform(5.4e6, 5.6e6, 200)])
    found = nearmiss("reduceprecision", INPUT=at(metres, UTM), METHOD=GRID, GRID=size, OUTPUT=str(file))
    there = written(file, ("x", "y"))
    middles = np.round(metres / size)  # so many thousandths, as whole numbers
    expected = (middles * round(size * 1000)) / 1000
    assert sorted((float(x), float(y)) for x, y in there) == sorted(map(tuple, expected.tolist()))
    if ending in ("geojson", "csv"):
        assert max(digits(text) for pair in there for text in pair) <= places
    if ending not in ("csv", "sqlite"):  # these do not say
        assert opened(file).crs().authid() == UTM
    assert (found["PRECISION"], found["CELL_WIDTH_M"], found["CELL_HEIGHT_M"]) == (size, size, size)
    assert found["MOVED_MAX_M"] <= size * 0.7072 and found["WORKING_CRS"] == UTM


def test_counted_by_hand(nearmiss):
    """Half to even: 0.5 and 1.5 degrees go to 0 and 2, 2.5 to 2."""
    log = Log()
    rows = [("POINT (0.5 1.5)", "a"), ("POINT (0.4 2.5)", "a"), ("POINT (0.1 2)", "b")]
    found = nearmiss(
        "reduceprecision",
        log,
        INPUT=layer("Point", rows, "hue:string", "EPSG:4326"),
        DECIMALS=0,
        QUASI_IDENTIFIERS=["hue"],
        K=2,
        OUTPUT="memory:",
    )
    assert coordinates(found["OUTPUT"]) == [(0.0, 2.0)] * 3
    assert found["K_MIN"] == 1  # {a, a} and {b}
    assert any("1 of 3 records are in classes below 2" in text for text in log.warnings)
    assert found["MOVED_MAX_M"] == pytest.approx(np.hypot(0.5 * 111285, 0.5 * 110580), rel=1e-3)


def test_points_at_180_degrees_the_poles_and_null(nearmiss):
    rows = np.array([[179.9996, 10.0], [-179.9996, 10.0], [179.9, 89.9999], [-0.0004, -0.0004]])
    found = nearmiss("reduceprecision", INPUT=at(rows), OUTPUT="memory:")
    assert sorted(coordinates(found["OUTPUT"])) == [(-180.0, 10.0), (0.0, 0.0), (179.9, 90.0), (180.0, 10.0)]
    assert "-0 " not in "".join(one.geometry().asWkt(3) for one in found["OUTPUT"].getFeatures())


def test_heights_and_measures_are_dropped(nearmiss, tmp_path):
    made = layer("PointZM", [("POINT ZM (3.12345 50.12345 71.5 9)", "a")], "id:string", "EPSG:4326")
    log = Log()
    found = nearmiss("reduceprecision", log, INPUT=made, OUTPUT=str(tmp_path / "o.gpkg"))
    rows = opened(found["OUTPUT"])
    assert rows.wkbType() == QgsWkbTypes.Type.Point
    assert [one.geometry().asWkt(6) for one in rows.getFeatures()] == ["Point (3.123 50.123)"]
    assert any("(Z, M) are dropped" in text for text in log.infos)


@pytest.mark.parametrize("ending", ["gpkg", "geojson", "csv"])
def test_what_is_not_one_usable_point_does_not_leave(nearmiss, tmp_path, ending):
    made = layer("MultiPoint", [], "id:string", UTM, "points")
    endless = QgsGeometry(QgsPoint(float("inf"), 5500000.123))
    for wkt, name in (
        ("MULTIPOINT ((500012.345 5500012.345))", "one"),
        ("MULTIPOINT ((500023.456 5500023.456), (500034.567 5500034.567))", "two"),
        (None, "null"),
        ("MULTIPOINT EMPTY", "empty"),
        (endless, "endless"),
    ):
        row = QgsFeature(made.fields())
        if wkt is not None:
            row.setGeometry(wkt if isinstance(wkt, QgsGeometry) else QgsGeometry.fromWkt(wkt))
        row.setAttributes([name])
        assert made.dataProvider().addFeatures([row])[0]
    log, file = Log(), tmp_path / f"out.{ending}"
    found = nearmiss("reduceprecision", log, INPUT=made, METHOD=GRID, GRID=10, OUTPUT=str(file))
    rows = opened(file)
    assert sorted(values(rows, "id")) == ["empty", "endless", "null", "one", "two"] and found["INPUT_ROWS"] == 5
    assert any("2 of 5 rows have a geometry that is not one usable point" in text for text in log.warnings)
    if ending == "csv":
        assert sorted(written(file, ("x", "y"))) == [("", "")] * 4 + [("500010", "5500010")]
    else:
        assert [one for one in coordinates(rows) if one] == [(500010.0, 5500010.0)]
    data = file.read_bytes()
    assert all(text.encode() not in data for text in ("500023.456", "500034.567", "5500000.123"))


@pytest.mark.parametrize("ending", ["fgb", "sqlite"])
def test_formats_that_lose_rows_without_a_point_are_refused(nearmiss, tmp_path, ending):
    """A FlatGeobuf leaves them out, SQLite of QGIS 3.22 puts them at (0, 0)."""
    points = layer("Point", [("POINT (3 50)", "a"), (None, "b")], "id:string", "EPSG:4326", "points")
    with pytest.raises(
        QgsProcessingException, match=r"1 of 2 rows have no usable location, and a \.\w+ file cannot hold"
    ):
        nearmiss("reduceprecision", INPUT=points, OUTPUT=str(tmp_path / f"o.{ending}"))
    assert not list(tmp_path.iterdir())


def test_rows_come_in_an_order_of_what_is_written(nearmiss):
    """Rows alike in their fields: by the reduced location, whatever the exact one and the order they came in."""
    exact = np.array([[3.0004, 50.0], [2.9996, 50.0], [3.0012, 50.0], [2.9991, 50.0], [3.0001, 50.0]])
    orders = []
    for shuffled in (exact, exact[::-1], exact[[2, 0, 4, 1, 3]]):
        rows = [(f"POINT ({x!r} {y!r})", "same") for x, y in shuffled.tolist()]
        made = layer("Point", rows, "id:string", "EPSG:4326")
        orders.append(coordinates(nearmiss("reduceprecision", INPUT=made, OUTPUT="memory:")["OUTPUT"]))
    assert orders[0] == orders[1] == orders[2] == sorted(orders[0])


def test_same_bytes_whatever_the_order(nearmiss, tmp_path):
    for n, rows in enumerate((PLACES, PLACES[::-1])):
        made = layer("Point", [(f"POINT ({x!r} {y!r})",) for x, y in rows.tolist()], "", "EPSG:4326", "points")
        for ending in ("gpkg", "geojson", "csv"):
            (tmp_path / str(n)).mkdir(exist_ok=True)
            nearmiss("reduceprecision", INPUT=made, OUTPUT=str(tmp_path / str(n) / f"o.{ending}"))
    for ending in ("gpkg", "geojson", "csv"):
        assert (tmp_path / "0" / f"o.{ending}").read_bytes() == (tmp_path / "1" / f"o.{ending}").read_bytes()


# -- the smallest that passes --------------------------------------------------------------------------


def k_min_at(nearmiss, points, decimals, **given):
    found = nearmiss("uniquenessprofile", INPUT=points, DECIMALS=str(decimals), GRIDS="", OUTPUT="memory:", **given)
    return values(found["OUTPUT"], "k_min")[0]


def bath(name):
    return f"{fixture_folder('real', 'bath_2025q1') / 'bath.gpkg'}|layername={name}"


@pytest.mark.parametrize("people", [False, True])
@pytest.mark.parametrize("fields", [[], ["hazard"]])
def test_the_search_agrees_with_the_profile_in_the_sample_city(nearmiss, tmp_path, fields, people):
    given = {"QUASI_IDENTIFIERS": fields, **({"CONTRIBUTOR": "contributor"} if people else {})}
    assert_agrees(nearmiss, str(SAMPLE / "reports.geojson"), tmp_path, 4 if fields and people else 5, given)


@pytest.mark.parametrize(("name", "fields"), [("crimes", []), ("crimes", ["month"]), ("postcodes", [])])
def test_the_search_agrees_with_the_profile_in_bath(nearmiss, tmp_path, name, fields):
    assert_agrees(nearmiss, bath(name), tmp_path, 3, {"QUASI_IDENTIFIERS": fields})


def assert_agrees(nearmiss, points, tmp_path, k, given):
    for ending in ("gpkg", "geojson"):
        file = str(tmp_path / f"out.{ending}")
        found = nearmiss("reduceprecision", INPUT=points, METHOD=SEARCH, K=k, OUTPUT=file, **given)
        decimals = int(found["PRECISION"])
        assert k_min_at(nearmiss, opened(file), decimals, **given) == found["K_MIN"] >= k
        for finer in range(decimals + 1, 7):
            assert k_min_at(nearmiss, points, finer, **given) < k
        at_them = nearmiss("reduceprecision", INPUT=points, DECIMALS=decimals, K=k, OUTPUT="memory:", **given)
        assert {name: at_them[name] for name in at_them if name != "OUTPUT"} == {
            name: found[name] for name in found if name != "OUTPUT"
        }


def test_a_finer_precision_may_pass_where_a_coarser_fails(nearmiss):
    """Five at 0.0046 to 0.0054: one class at 3 decimals, two at 2 decimals."""
    rows = np.array([[x, 0.0] for x in (0.0046, 0.0047, 0.0049, 0.0051, 0.0054)])
    log = Log()
    found = nearmiss("reduceprecision", log, INPUT=at(rows), METHOD=SEARCH, OUTPUT="memory:")
    assert (found["PRECISION"], found["K_MIN"]) == (3, 5)
    assert k_min_at(nearmiss, at(rows), 2) == 2
    assert "decimals:4: the smallest class holds 1; 5 of 5 records are in classes below 5." in log.text
    assert "decimals:3: cells of 111 m by 111 m. A location moves by 78.5 m at most" in log.text


def test_people_not_rows(nearmiss):
    rows = [("POINT (3 50)", "p"), ("POINT (3 50)", " p "), ("POINT (3.001 50)", "q")]
    points = layer("Point", rows, "who:string", "EPSG:4326")
    given = {"INPUT": points, "METHOD": SEARCH, "K": 2, "OUTPUT": "memory:"}
    assert nearmiss("reduceprecision", CONTRIBUTOR="who", **given)["PRECISION"] == 2
    log = Log()
    nearmiss("reduceprecision", log, **given)
    assert any("People are not tested" in text for text in log.warnings)


def test_where_none_passes_nothing_is_written(nearmiss, tmp_path):
    file = tmp_path / "out.gpkg"
    rows = [("POINT (3 50)", 1), ("POINT (3 50)", 1), ("POINT (8 50)", 1)]
    points = layer("Point", rows, "n:integer", "EPSG:4326", "points")
    with pytest.raises(QgsProcessingException) as error:
        nearmiss("reduceprecision", INPUT=points, METHOD=SEARCH, K=2, OUTPUT=str(file))
    assert "The best is decimals:6, where the smallest class holds 1 and 1 of 3 records" in str(error.value)
    assert not file.exists() and not list(tmp_path.iterdir())


# -- fields that tell anyway ----------------------------------------------------------------------------


def test_fields_that_hold_the_location_are_named(nearmiss):
    rows, fields = [], "breite:double,osm:string,wkt:string,severity:integer,easting:double,x:double"
    for n, (x, y) in enumerate(PLACES[:20].tolist()):
        rows.append((f"POINT ({x!r} {y!r})", y, f"#map=17/{y:.5f}/{x:.5f}", None, n % 4, 7.5e5 + n, round(x, 3)))
    log = Log()
    nearmiss("reduceprecision", log, INPUT=layer("Point", rows, fields, "EPSG:4326", "points"), OUTPUT="memory:")
    told = [text for text in log.warnings if text.startswith("Fields hold the exact location")]
    named = [text for text in log.warnings if text.startswith("Fields are named like coordinates")]
    assert len(told) == 1 and ": breite (20 rows), osm (20 rows). They" in told[0]
    assert len(named) == 1 and ": easting. They" in named[0]  # x only repeats what is written, wkt is empty


def test_in_the_crs_of_the_layer_and_in_degrees(nearmiss):
    rows = [("POINT (500123.4 5500678.9)", 500123.4, 3.0017, 49.65)]
    points = layer("Point", rows, "e:double,lon:double,lat:double", UTM, "points")
    log = Log()
    nearmiss("reduceprecision", log, INPUT=points, METHOD=GRID, GRID=500, OUTPUT="memory:")
    assert any(": e (1 rows), lon (1 rows). They" in text for text in log.warnings)


def test_the_sample_city_has_no_such_field(nearmiss):
    log = Log()
    for decimals in (0, 1, 3):
        nearmiss("reduceprecision", log, INPUT=str(SAMPLE / "reports.geojson"), DECIMALS=decimals, OUTPUT="memory:")
    assert "Fields" not in log.text


# -- files, names, errors -------------------------------------------------------------------------------


def test_a_csv_carries_coordinates_beside_fields_of_the_same_name(nearmiss, tmp_path):
    rows = [("POINT (3.12345 50.12345)", 3.12345, "l")]
    log = Log()
    nearmiss(
        "reduceprecision",
        log,
        INPUT=layer("Point", rows, "longitude:double,last:string", "EPSG:4326"),
        OUTPUT=str(tmp_path / "out.csv"),
    )
    text = (tmp_path / "out.csv").read_text().splitlines()
    assert text == ["longitude_1,last,longitude,latitude", "3.12345,l,3.123,50.123"]
    assert any("longitude (1 rows)" in text for text in log.warnings)
    assert any("coordinates are in the fields longitude and latitude, in EPSG:4326" in text for text in log.infos)
    assert not any("holds no geometry. Choose" in text for text in log.warnings)


def test_what_looks_like_a_coordinate_in_a_text_stays(nearmiss, tmp_path):
    tricky = '"geometry": { "type": "Point", "coordinates": [ 1.123456789, 2.0 ] } }'
    rows = [("POINT (3.123456789 50.123456789)", tricky), ("POINT (3.2 50.2)", '{"coordinates": [1.5, 2.5]}')]
    file = tmp_path / "out.geojson"
    points = layer("Point", rows, "comment:string", "EPSG:4326")
    nearmiss("reduceprecision", INPUT=points, DECIMALS=8, OUTPUT=str(file))
    features = json.loads(file.read_text())["features"]
    assert tricky in [one["properties"]["comment"] for one in features]
    assert [3.12345679, 50.12345679] in [one["geometry"]["coordinates"] for one in features]


@pytest.mark.parametrize("ending", ["geojson", "sqlite"])
def test_a_local_crs_needs_a_file_that_can_say_it(nearmiss, tmp_path, ending):
    given = {"INPUT": at(PLACES), "METHOD": GRID}
    with pytest.raises(QgsProcessingException, match="cannot say that its coordinates are in"):
        nearmiss("reduceprecision", OUTPUT=str(tmp_path / f"o.{ending}"), **given)
    assert not list(tmp_path.iterdir())
    for fine in ("gpkg", "fgb"):
        nearmiss("reduceprecision", OUTPUT=str(tmp_path / f"o.{fine}"), **given)
        assert opened(tmp_path / f"o.{fine}").crs().toProj().startswith("+proj=aeqd +lat_0=49.6 +lon_0=3")


def test_no_exact_coordinate_is_left_in_the_file(nearmiss, tmp_path):
    """Neither in free pages nor in the extent: doubles of the exact coordinates, byte by byte."""
    for ending in ("gpkg", "fgb", "sqlite"):
        file = tmp_path / f"out.{ending}"
        nearmiss("reduceprecision", INPUT=at(PLACES), OUTPUT=str(file))
        data = file.read_bytes()
        assert not any(np.float64(x).tobytes() in data for x in PLACES.ravel())
    with sqlite3.connect(tmp_path / "out.gpkg") as base:
        extent = base.execute("SELECT min_x, min_y, max_x, max_y FROM gpkg_contents").fetchone()
    rounded = np.round(PLACES, 3)
    assert extent == pytest.approx((*rounded.min(axis=0), *rounded.max(axis=0)), abs=1e-12)


@pytest.mark.parametrize(
    ("more", "words"),
    [
        ({"DECIMALS": 20}, "DECIMALS must lie between 0 and 12, not 20"),
        ({"DECIMALS": -1}, "DECIMALS must lie between 0 and 12, not -1"),
        ({"DECIMALS": 2.5}, "DECIMALS must be a whole number"),
        ({"METHOD": GRID, "GRID": 0}, "GRID must be greater than 0"),
        ({"METHOD": GRID, "GRID": -5}, "GRID must be greater than 0"),
        ({"METHOD": GRID, "GRID": 0.0005}, "GRID: 0.0005 metres cannot be the side of a cell"),
        ({"METHOD": GRID, "GRID": 1e7}, "cannot be the side of a cell"),
        ({"METHOD": 3}, "METHOD: 3 is not one of the choices"),
        ({"K": 1}, "K must be 2 or more"),
        ({"QUASI_IDENTIFIERS": ["hue"]}, "has no field hue"),
    ],
)
def test_wrong_values_are_refused_before_any_work(nearmiss, more, words):
    assert words in nearmiss.check("reduceprecision", INPUT=at(PLACES[:2]), OUTPUT="memory:", **more)[1]


def test_no_crs_is_refused_before_any_work(nearmiss):
    points = layer("Point", [("POINT (3 50)", "a")], "id:string", "", "points")
    assert "has no coordinate reference system" in nearmiss.check("reduceprecision", INPUT=points, OUTPUT="memory:")[1]


@pytest.mark.parametrize("rows", [[], [(None, "a")], [("POINT EMPTY", "a")]])
def test_nothing_to_reduce(nearmiss, rows):
    points = layer("Point", rows, "id:string", UTM, "points")
    with pytest.raises(QgsProcessingException, match=r"nothing can be measured|has no rows"):
        nearmiss("reduceprecision", INPUT=points, OUTPUT="memory:")
