"""The uniqueness profile through the toolbox: by hand, on real cities, and what it refuses."""

from __future__ import annotations

import csv
import json

import pytest
from conftest import Log, fixture_folder, layer, opened, values
from qgis.core import QgsProcessingException

UTM = "EPSG:32631"
HERE, THERE = "POINT (500000 5500000)", "POINT (500400 5500000)"
CITIES = {
    "bath_2025q1": ("bath.gpkg", "month crime_type", {"crimes": "EPSG:27700", "postcodes": "EPSG:27700"}),
    "leicester_2025q1": ("leicester.gpkg", "month crime_type", {"crimes_1mile": "EPSG:27700", "crimes_city": "EPSG:27700"}),
    "cambridge_ma": ("cambridge.gpkg", "month category", {"crashes": "EPSG:26986", "premises": "EPSG:26986"}),
}  # fmt: skip


def profile(found, *names):
    """Rows of the output by (kind, precision)."""
    rows = values(found["OUTPUT"], "kind", "precision", *names)
    return {(row[0], row[1]): row[2] if len(names) == 1 else tuple(row[2:]) for row in rows}


def test_counted_by_hand(nearmiss):
    rows = [(HERE, "a"), (HERE, "a"), (HERE, None), (HERE, "b"), (HERE, "b"), (THERE, "")]
    points = layer("Point", rows, "kind_of:string", UTM, "points")
    found = nearmiss(
        "uniquenessprofile",
        INPUT=points,
        QUASI_IDENTIFIERS=["kind_of"],
        GRIDS="1,1000",
        OUTPUT="memory:",
        ANNOTATED="memory:",
    )
    names = ("rows", "distinct_locations", "locations_with_one_record", "quasi_id_cells", "cells_of_one", "k_min")
    table = profile(found, *names)
    assert list(table) == [("decimals", float(n)) for n in (6, 5, 4, 3, 2)] + [("grid", 1.0), ("grid", 1000.0)]
    assert table["grid", 1.0] == (6, 2, 1, 4, 2, 1)
    assert table["grid", 1000.0] == (6, 1, 0, 4, 2, 1)  # NULL and '' stay two classes
    assert profile(found, "records_in_cells_of_one", "share_unique")["grid", 1.0] == (2, pytest.approx(2 / 6))
    assert profile(found, "cell_width_m", "cell_height_m")["grid", 1000.0] == (1000.0, 1000.0)
    annotated = values(found["ANNOTATED"], "kind_of", "class_size", "location_count")
    assert sorted(annotated, key=str) == sorted(
        [["a", 2, 5], ["a", 2, 5], [None, 1, 5], ["b", 2, 5], ["b", 2, 5], ["", 1, 1]], key=str
    )
    assert (found["INPUT_ROWS"], found["DISTINCT_LOCATIONS"], found["ALONE"], found["CELLS_OF_ONE"]) == (6, 2, 1, 2)


def test_people_not_rows(nearmiss):
    rows = [(HERE, "p"), (HERE, " p "), (HERE, "p"), (THERE, "q"), (THERE, "r"), (THERE, None)]
    log = Log()
    found = nearmiss(
        "uniquenessprofile",
        log,
        INPUT=layer("Point", rows, "who:string", UTM, "points"),
        CONTRIBUTOR="who",
        OUTPUT="memory:",
    )
    names = ("rows", "k_min", "cells_of_one", "records_in_cells_of_one", "share_unique")
    assert profile(found, *names)["grid", 1.0] == (6, 1, 1, 3, 0.5)
    assert any("contributor of 1 of 6 records is unknown" in text for text in log.warnings)


def test_what_is_at_another_precision_is_annotated_but_no_row(nearmiss):
    points = layer("Point", [(HERE,), ("POINT (500003 5500000)",)], "", UTM, "points")
    found = nearmiss(
        "uniquenessprofile", INPUT=points, ANNOTATE_AT="grid:50", DECIMALS="3", GRIDS="1", OUTPUT="memory:"
    )
    assert list(profile(found, "rows")) == [("decimals", 3.0), ("grid", 1.0)]
    assert found["DISTINCT_LOCATIONS"] == 1 and profile(found, "distinct_locations")["grid", 1.0] == 2


def test_rows_without_a_location_are_said_and_kept(nearmiss):
    log = Log()
    found = nearmiss(
        "uniquenessprofile",
        log,
        INPUT=layer("Point", [(HERE, "a"), (None, "b"), ("POINT EMPTY", "c")], "id:string", UTM, "points"),
        OUTPUT="memory:",
        ANNOTATED="memory:",
    )
    assert found["INPUT_ROWS"] == 3 and profile(found, "rows")["grid", 1.0] == 1
    assert any("People are not tested" in text for text in log.warnings)
    assert any("2 of 3 rows have no usable location: not measured" in text for text in log.warnings)
    assert sorted(values(found["ANNOTATED"], "id", "class_size")) == [["a", 1], ["b", None], ["c", None]]


@pytest.mark.parametrize(
    ("more", "words"),
    [
        ({"DECIMALS": "6,x"}, "DECIMALS: x is no number of decimals"),
        ({"GRIDS": "1,-5"}, "GRIDS: -5 is no size of a grid cell"),
        ({"GRIDS": "1e-7"}, "GRIDS: 1e-7 is no size of a grid cell. Give metres, 0.001 to 10000000."),
        ({"ANNOTATE_AT": "1"}, "ANNOTATE_AT: 1 is no precision"),
        ({"QUASI_IDENTIFIERS": ["hue"]}, "has no field hue"),
    ],
)
def test_wrong_values_are_refused_before_any_work(nearmiss, more, words):
    points = layer("Point", [(HERE, "a")], "id:string", UTM, "points")
    assert words in nearmiss.check("uniquenessprofile", INPUT=points, OUTPUT="memory:", **more)[1]


@pytest.mark.parametrize("rows", [[(None, "a")], []])
def test_nothing_to_measure_is_no_zero(nearmiss, rows):
    points = layer("Point", rows, "id:string", UTM, "points")
    with pytest.raises(QgsProcessingException, match=r"nothing can be measured|has no rows"):
        nearmiss("uniquenessprofile", INPUT=points, OUTPUT="memory:")


@pytest.mark.parametrize(("city", "name"), [(city, name) for city, found in CITIES.items() for name in found[2]])
def test_real_cities(nearmiss, city, name):
    """Every row of the decimals table, as published, and the uniqueness block in the CRS named there."""
    import processing

    file, fields, crs = CITIES[city][0], CITIES[city][1].split(), CITIES[city][2][name]
    folder = fixture_folder("real", city)
    blocks = [found for found in json.loads((folder / "expected.json").read_text()) if found["layer"] == name]
    expected = blocks[0]
    given = {"QUASI_IDENTIFIERS": fields if expected["qi"] else [], "OUTPUT": "memory:"}
    points = opened(f"{folder / file}|layername={name}")
    locations = profile(
        nearmiss("uniquenessprofile", INPUT=points, **given), "distinct_locations", "locations_with_one_record"
    )
    for row in expected["decimal_places"]:
        assert locations["decimals", float(row["dp"])] == (row["distinct"], row["single"]), row["dp"]
    moved = {"INPUT": points, "TARGET_CRS": crs, "OUTPUT": "memory:"}
    found = nearmiss("uniquenessprofile", INPUT=processing.run("native:reprojectlayer", moved)["OUTPUT"], **given)
    assert found["WORKING_CRS"] == crs
    names = [name for name in expected["uniqueness"] if name != "share_single"]
    assert dict(zip(names, profile(found, *names)["grid", 1.0])) == {
        name: expected["uniqueness"][name] for name in names
    }
    if expected["qi"]:
        alone, cells, rows = (
            expected["uniqueness"][name] for name in ("records_in_cells_of_one", "quasi_id_cells", "rows")
        )
        assert round(alone / cells, 4) == expected["uniqueness"]["share_single"]  # there it is of cells
        assert profile(found, "share_unique")["grid", 1.0] == pytest.approx(alone / rows)  # ours is of rows


def test_a_csv_of_the_profile_has_the_same_numbers(nearmiss, tmp_path):
    points = layer("Point", [(HERE,), (HERE,), (THERE,)], "", UTM, "points")
    file = tmp_path / "profile.csv"
    nearmiss("uniquenessprofile", INPUT=points, DECIMALS="1", GRIDS="1", OUTPUT=str(file))
    with file.open(newline="") as text:
        rows = list(csv.DictReader(text))
    assert [(row["kind"], float(row["precision"]), row["rows"], row["k_min"]) for row in rows] == [
        ("decimals", 1.0, "3", "3"),
        ("grid", 1.0, "3", "1"),
    ]


def test_values_stay_with_their_rows_where_others_are_not_measured(nearmiss):
    rows = [(None, "x", "p"), (HERE, "a", "p"), (HERE, "a", "q")]
    points = layer("Point", rows, "kind_of:string,who:string", UTM, "points")
    found = nearmiss(
        "uniquenessprofile", INPUT=points, QUASI_IDENTIFIERS=["kind_of"], CONTRIBUTOR="who", OUTPUT="memory:"
    )
    assert profile(found, "quasi_id_cells", "k_min")["grid", 1.0] == (1, 2)


def test_cells_are_measured_at_the_middle_latitude(nearmiss):
    points = layer("Point", [("POINT (3 40)",), ("POINT (4 50)",), ("POINT (4 50)",)], "", "EPSG:4326", "points")
    found = nearmiss("uniquenessprofile", INPUT=points, DECIMALS="0", OUTPUT="memory:")
    assert profile(found, "cell_width_m")["decimals", 0.0] == pytest.approx(78846.81, abs=0.05)  # 45 degrees
