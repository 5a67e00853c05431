"""Candidates within a radius through the toolbox: by hand, on real cities, and what it refuses."""

from __future__ import annotations

import json

import pytest
from conftest import Log, fixture_folder, layer, opened, values
from qgis.core import QgsProcessingException

UTM = "EPSG:32631"
HERE, THERE = "POINT (500000 5500000)", "POINT (500400 5500000)"
HOMES = [
    ("POINT (500003 5500004)", "a", 3),  # 5 m from HERE
    ("POINT (500003 5500004)", "b", 0),
    ("POINT (500050 5500000)", "a", None),  # 50 m
    ("POINT (500400 5500030)", "c", 2),  # 30 m from THERE
]
NAMED = {"AUXILIARY_NAME": "Homes by hand, 2026-10-01"}
CITIES = [
    ("bath_2025q1", "bath.gpkg", "crimes"),
    ("leicester_2025q1", "leicester.gpkg", "crimes_1mile"),
    ("leicester_2025q1", "leicester.gpkg", "crimes_city"),
    ("cambridge_ma", "cambridge.gpkg", "crashes"),
]


def points(rows=((HERE, "p"), (THERE, "q")), fields="id:string"):
    return layer("Point", rows, fields, UTM, "points")


def homes(rows=HOMES, crs=UTM):
    return layer("Point", rows, "who:string,households:double", crs, "homes")


def run(nearmiss, log=None, **given):
    given = {"INPUT": points(), "AUXILIARY": homes(), "RADII": "5,50", "OUTPUT": "memory:", **NAMED, **given}
    return nearmiss("kradius", log, **given)


def table(found, *names):
    return {row[0]: tuple(row[1:]) for row in values(found["OUTPUT"], "radius_m", *names)}


def test_places_are_candidates_by_default(nearmiss):
    log = Log()
    found = run(nearmiss, log, ANNOTATED="memory:", RADII="50,5", K=3)
    assert list(table(found, "k_min").items()) == [(5.0, (0,)), (50.0, (1,))]  # ascending; radii are inclusive
    names = ("k_min", "k_median", "k_mean", "k_max", "k_zero", "below_5", "below_10")
    assert table(found, *names)[50.0] == (1, 1.5, 1.5, 2, 0, 2, 2)
    assert sorted(values(found["ANNOTATED"], "id", "k_5", "k_50", "below_k")) == [["p", 1, 2, True], ["q", 0, 1, True]]
    assert (found["INPUT_ROWS"], found["K_MIN"], found["K_MEDIAN"], found["BELOW_K"]) == (2, 1, 1.5, 2)
    assert (found["AUXILIARY_ROWS"], found["AUXILIARY_PLACES"]) == (4, 3)
    assert "CATCHMENT_K_MIN" not in found
    assert "Candidates: Homes by hand, 2026-10-01; 4 rows at 3 places, EPSG:32631." in log.text
    assert "COUNT_STACKED true): smallest k 1, 1 points below 3" in log.text


@pytest.mark.parametrize(("name", "told"), [("Homes", True), ("Homes 12345", True), ("Homes, May 2026", False)])
def test_an_auxiliary_layer_of_no_date_is_warned_about(nearmiss, name, told):
    log = Log()
    run(nearmiss, log, AUXILIARY_NAME=name)
    assert any("AUXILIARY_NAME names no year" in text for text in log.warnings) == told


def test_each_row_where_stacked_subjects_count(nearmiss):
    log = Log()
    assert table(run(nearmiss, log, COUNT_STACKED=True), "k_min", "k_max")[50.0] == (1, 3)
    assert "COUNT_STACKED false): smallest k 1, 2 points below 5" in log.text


def test_a_subject_at_two_places_is_one_candidate(nearmiss):
    assert table(run(nearmiss, SUBJECT="who"), "k_min", "k_max")[50.0] == (1, 2)


def test_weights(nearmiss):
    """3 + 0 at one place, NULL at another: three households."""
    log = Log()
    found = run(nearmiss, log, WEIGHT="households", ANNOTATED="memory:", COUNT_STACKED=True)
    assert sorted(values(found["ANNOTATED"], "id", "k_5", "k_50")) == [["p", 3, 3], ["q", 0, 2]]
    assert "WEIGHT is NULL in 1 of 4 rows" in log.text
    halves = homes([("POINT (500000 5500003)", "a", 0.5), ("POINT (500000 5500004)", "b", 2.25)])
    assert table(run(nearmiss, AUXILIARY=halves, WEIGHT="households"), "k_max")[5.0] == (2.75,)


def test_catchment(nearmiss):
    """Subjects on the street of the point, whatever the radius; NULL is the last row."""
    streets = layer(
        "LineString",
        [
            ("LINESTRING (500000 5500000, 500200 5500000)", "s1"),
            ("LINESTRING (500300 5500000, 500500 5500000)", "s2"),
            ("LINESTRING (500300 5500028, 500500 5500028)", "s3"),
        ],
        "sid:string",
        UTM,
        "streets",
    )
    far = ("POINT (500250 5500900)", "far")
    log = Log()
    given = {"INPUT": points([(HERE, "p"), (THERE, "q"), far]), "STREETS": streets, "SEGMENT_ID": "sid"}
    found = run(nearmiss, log, ANNOTATED="memory:", **given)
    assert list(table(found, "k_min", "k_max", "k_zero")) == [5.0, 50.0, None]
    assert table(found, "k_min", "k_max", "k_zero")[None] == (0, 2, 1)
    assert sorted(values(found["ANNOTATED"], "id", "catchment_k"), key=str) == [["far", None], ["p", 2], ["q", 0]]
    assert found["CATCHMENT_K_MIN"] == 0
    assert "1 of 3 points have no segment within 25 m: no catchment" in log.text


def test_without_an_auxiliary_layer_the_other_points_are_counted(nearmiss):
    rows = [(HERE, "p")] * 5 + [(THERE, "q")]
    log = Log()
    alone = nearmiss("kradius", log, INPUT=points(rows), OUTPUT="memory:", RADII="50")
    assert table(alone, "k_min", "k_max")[50.0] == (1, 1)  # one place each
    assert "other reports, not candidates" in log.text and "AUXILIARY_ROWS" not in alone
    rows = [(HERE, "p"), (HERE, " p"), (HERE, None), (HERE, "r"), (THERE, None), (THERE, "")]
    people = nearmiss("kradius", INPUT=points(rows), CONTRIBUTOR="id", OUTPUT="memory:", RADII="50,400")
    assert table(people, "k_min", "k_max") == {50.0: (1, 2), 400.0: (2, 2)}
    each = nearmiss("kradius", INPUT=points(rows), COUNT_STACKED=True, OUTPUT="memory:", RADII="50")
    assert table(each, "k_min", "k_max")[50.0] == (2, 4)


def test_a_radius_with_a_fraction_names_its_field(nearmiss):
    found = run(nearmiss, RADII="12.5, 25", AT_RADIUS=12.5, ANNOTATED="memory:")
    assert {"k_12_5", "k_25", "below_k"} <= set(found["ANNOTATED"].fields().names())
    assert list(table(found, "k_min")) == [12.5, 25.0]


def test_a_layer_that_covers_only_part_is_said(nearmiss):
    log = Log()
    found = run(nearmiss, log)
    assert found["BEYOND_AUXILIARY"] == 2
    corners = homes([(f"POINT ({500000 + x} {5500000 + y})", "a", 1) for x in (-60, 460) for y in (-60, 60)])
    assert run(nearmiss, AUXILIARY=corners)["BEYOND_AUXILIARY"] == 0  # 50 m on each side
    for side in ("499960 5499000", "500440 5499000"):
        cut = homes([(f"POINT ({side})", "a", 1), ("POINT (500200 5501000)", "a", 1)])
        assert run(nearmiss, AUXILIARY=cut)["BEYOND_AUXILIARY"] == 2
    assert "covers only part of the points: the largest disc of 2 of 2 points" in log.text


@pytest.mark.parametrize(
    ("more", "words"),
    [
        ({"RADII": "25,,abc"}, "RADII: '' is no number"),
        ({"RADII": "25,abc"}, "RADII: 'abc' is no number"),
        ({"RADII": "0"}, "RADII: 0 is no radius"),
        ({"RADII": "1e9"}, "RADII: 1e+09 is no radius. Give metres, 0.001 to 10000000."),
        ({"AT_RADIUS": 0.0001}, "AT_RADIUS: 0.0001 is no radius"),
        ({"THRESHOLDS": "10,5"}, "THRESHOLDS: 10,5 is not ascending"),
        ({"THRESHOLDS": "5.5"}, "THRESHOLDS: 5.5 is no threshold"),
        ({"AUXILIARY_NAME": " "}, "AUXILIARY_NAME is empty"),
        ({"K": 1}, "K must be 2 or more"),
        ({"SUBJECT": "whom"}, "has no field whom. Did you mean who"),
    ],
)
def test_wrong_values_are_refused_before_any_work(nearmiss, more, words):
    given = {"INPUT": points(), "AUXILIARY": homes(), "OUTPUT": "memory:", **NAMED, **more}
    assert words in nearmiss.check("kradius", **given)[1]


@pytest.mark.parametrize(
    ("auxiliary", "words"),
    [
        (lambda: homes(crs=""), "has no coordinate reference system"),
        (lambda: homes([]), "has no rows"),
        (lambda: homes([(None, "a", 1)]), "none of its 1 rows has a location"),
        (lambda: homes([("POINT (10 20)", "a", 1)]), "nearest subject is 5522"),
        (lambda: homes([("POINT (3.00012 49.65321)", "a", 1)]), "look like degrees"),
        (lambda: homes([("POINT (500000 5500000)", "a", 1)], "EPSG:4326"), "none of its 1 rows has a location"),
    ],
)
def test_a_layer_that_cannot_answer_is_refused(nearmiss, auxiliary, words):
    with pytest.raises(QgsProcessingException, match=words):
        run(nearmiss, AUXILIARY=auxiliary())


def test_points_in_degrees_under_a_metric_crs_are_refused(nearmiss):
    wrong = points([("POINT (3.00012 49.65321)", "p"), ("POINT (3.00312 49.65421)", "q")])
    with pytest.raises(QgsProcessingException, match=r"points.*look like degrees"):
        run(nearmiss, INPUT=wrong)


@pytest.mark.parametrize("weight", [-1.0, float("inf")])
def test_negative_weights_are_refused(nearmiss, weight):
    with pytest.raises(
        QgsProcessingException, match="WEIGHT: 1 of 2 rows are negative, above 1000000000 or not finite"
    ):
        run(nearmiss, AUXILIARY=homes([(HERE, "a", weight), (HERE, "b", 1)]), WEIGHT="households")


def test_a_weight_in_words_is_refused(nearmiss):
    with pytest.raises(QgsProcessingException, match="WEIGHT: 4 of 4 rows of AUXILIARY"):
        run(nearmiss, WEIGHT="who")


@pytest.mark.parametrize("rows", [[], [(None, "a")]])
def test_nothing_to_measure_is_no_zero(nearmiss, rows):
    with pytest.raises(QgsProcessingException, match=r"nothing can be measured|has no rows"):
        run(nearmiss, INPUT=points(rows))


def test_no_candidate_anywhere_is_said(nearmiss):
    log = Log()
    found = run(nearmiss, log, INPUT=points([("POINT (502000 5500000)", "p")]), RADII="50")
    assert found["K_MIN"] == 0 and "No point has a candidate within 50 m" in log.text


@pytest.mark.parametrize(("city", "file", "name"), CITIES)
def test_real_cities(nearmiss, city, file, name):
    """Every row of the candidates table, counted by another program in the CRS named there."""
    import processing

    folder = fixture_folder("real", city)
    expected = next(b for b in json.loads((folder / "expected.json").read_text()) if b["layer"] == name)
    moved = {"INPUT": opened(f"{folder / file}|layername={name}"), "OUTPUT": "memory:"}
    there = processing.run("native:reprojectlayer", {**moved, "TARGET_CRS": f"EPSG:{expected['crs']}"})["OUTPUT"]
    weighted = expected.get("candidates_weighted")
    ways = [(expected["aux"]["layer"], None, expected["candidates"])]
    ways += [(weighted["layer"], weighted["field"], weighted["rows"])] if weighted else []
    for auxiliary, weight, rows in ways:
        found = nearmiss(
            "kradius",
            INPUT=there,
            AUXILIARY=opened(f"{folder / file}|layername={auxiliary}"),
            AUXILIARY_NAME="Address points of the fixture",
            WEIGHT=weight,
            COUNT_STACKED=True,
            OUTPUT="memory:",
        )
        names = [column for column in rows[0] if column != "radius_m"]
        assert table(found, *names) == {float(r["radius_m"]): tuple(r[column] for column in names) for r in rows}
