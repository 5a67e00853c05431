"""Records by risk through the toolbox: by hand, on real cities, and what it refuses."""

from __future__ import annotations

import json

import pytest
from conftest import Log, fixture_folder, layer, opened, values
from qgis.core import QgsProcessingException

UTM = "EPSG:32631"
ROWS = [  # a crowd of six at one corner, one of them another kind; one 400 m east; one 2 km north
    *[(f"POINT (500010 {5500010 + i})", f"r{i}", "near miss", f"p{i}") for i in range(5)],
    ("POINT (500010 5500015)", "r5", "harassment", "p5"),
    ("POINT (500410 5500010)", "r6", "near miss", "p6"),
    ("POINT (500010 5502010)", "r7", "near miss", "p0"),
]
HOMES = [
    *[(f"POINT ({500000 + i} 5500020)",) for i in range(8)],
    ("POINT (500420 5500010)",),
    ("POINT (500400 5500010)",),
]
NAMED = {"AUXILIARY_NAME": "Homes by hand, 2026-10-01"}


def points(rows=ROWS):
    return layer("Point", rows, "id:string,kind_of:string,who:string", UTM, "points")


def homes():
    return layer("Point", HOMES, "", UTM, "homes")


def run(nearmiss, log=None, **given):
    given = {
        "INPUT": points(),
        "REPORT_ID": "id",
        "QUASI_IDENTIFIERS": ["kind_of"],
        "OUTPUT": "memory:",
        "K": 3,
        **given,
    }
    return nearmiss("rankrecords", log, **given)


def by_id(found, *names, output="OUTPUT"):
    return {row[0]: row[1] if len(names) == 1 else tuple(row[1:]) for row in values(found[output], "record_id", *names)}


def test_worst_first_with_reasons(nearmiss):
    found = run(nearmiss, AUXILIARY=homes(), **NAMED)
    ranks = by_id(found, "risk_rank", "risk", "class_size", "candidates")
    # risk 1 first: 2 km, 400 m and 5 m from the fifth other; then risk 1/5: 5, 4, 4, 3, 3 m
    assert list(ranks) == ["r7", "r6", "r5", "r0", "r1", "r4", "r2", "r3"]
    assert ranks["r7"] == (1, 1.0, 1, 0) and ranks["r6"] == (2, 1.0, 1, 2) and ranks["r5"] == (3, 1.0, 1, 8)
    assert ranks["r0"][1:] == (0.2, 5, 8)
    reasons = by_id(found, "reasons")
    assert reasons["r7"].split("; ") == [
        "alone at its location",
        "only record with its kind_of within 250 m",
        "no candidate within 50 m",
        "fewer than 5 other records within 500 m",
    ]
    assert reasons["r6"].split("; ") == [
        "alone at its location",
        "only record with its kind_of within 250 m",
        "2 candidates within 50 m",
    ]
    assert reasons["r5"].split("; ") == [
        "only record with its kind_of at its location",
        "only record with its kind_of within 250 m",
    ]
    assert reasons["r0"] == ""
    numbers = {"INPUT_ROWS": 8, "MAX_RISK": 1.0, "RECORDS_AT_RISK": 3, "NO_CANDIDATE": 1, "ISOLATED": 1}
    assert {name: found[name] for name in numbers} == numbers
    assert found["EXPECTED_BY_CLASS"] == pytest.approx(3 + 5 / 5)
    assert found["EXPECTED_BY_CANDIDATES"] == pytest.approx(6 / 8 + 1 / 2)
    assert "PEOPLE_AT_RISK" not in found
    near = by_id(found, "nearest_candidate_m", "same_nearby")
    assert near["r6"] == (10.0, 1) and near["r0"][1] == 5


def test_isolation_is_the_distance_to_the_fifth_other(nearmiss):
    found = run(nearmiss)
    far = by_id(found, "isolation_m", "isolation_place_m")
    assert far["r0"] == (5.0, 5.0)  # 1, 2, 3, 4, 5 m
    assert far["r6"][0] == pytest.approx((400**2 + 4**2) ** 0.5)  # r0 … r4; r5 is farther


def test_people_not_rows(nearmiss):
    rows = [*ROWS, *[(f"POINT (500010 550001{i})", f"s{i}", "near miss", "p0") for i in range(5)]]
    found = run(nearmiss, INPUT=points(rows), CONTRIBUTOR="who", TOP=50)
    sizes = by_id(found, "class_size", "contributor_records")
    assert sizes["r1"] == (5, 1) and sizes["s0"] == (5, 7)  # ten rows of five people
    reasons = by_id(found, "reasons")
    assert reasons["r7"].split("; ")[-1] == "one of 7 records of one person"
    assert found["PEOPLE_AT_RISK"] == 3 and found["RECORDS_AT_RISK"] == 3
    assert "only person with its kind_of at its location" in reasons["r5"]
    far = by_id(found, "isolation_m")
    assert far["s0"] == 5.0  # its own rows do not keep it company: r1 … r4, r5


def test_each_record_of_an_unknown_person_may_be_somebody_else(nearmiss):
    """A count of people at risk errs upwards."""
    far = [(f"POINT (500010 550{i}000)", f"u{i}", "near miss", None) for i in range(3, 6)]
    assert run(nearmiss, INPUT=points(far), CONTRIBUTOR="who")["PEOPLE_AT_RISK"] == 3
    known = ("POINT (500010 5507000)", "k", "near miss", "p1")
    assert run(nearmiss, INPUT=points([*far, known]), CONTRIBUTOR="who")["PEOPLE_AT_RISK"] == 4


def test_top_and_all(nearmiss):
    log = Log()
    rows = [*ROWS, (None, "nowhere", "near miss", "p9")]
    found = run(nearmiss, log, INPUT=points(rows), TOP=2, ALL="memory:")
    assert [name for name in by_id(found, "risk")] == ["r7", "r6"]
    everyone = values(found["ALL"], "id", "risk_rank", "risk", "candidates")
    assert len(everyone) == 9 and everyone[-1] == ["nowhere", None, None, None]
    assert [row[1] for row in everyone[:-1]] == list(range(1, 9))
    assert "candidates are not tested" in log.text and "People are not tested" in log.text
    assert "EXPECTED_BY_CANDIDATES" not in found and "NO_CANDIDATE" not in found


def test_the_order_of_the_input_does_not_matter(nearmiss):
    names = ("record_id", "risk_rank", "risk", "isolation_m", "reasons")
    one, other = (values(run(nearmiss, INPUT=points(rows))["OUTPUT"], *names) for rows in (ROWS, ROWS[::-1]))
    assert one == other


def test_one_row(nearmiss):
    found = run(nearmiss, INPUT=points(ROWS[:1]))
    assert by_id(found, "risk", "isolation_m", "reasons")["r0"][:2] == (1.0, None)
    assert found["ISOLATED"] == 1


@pytest.mark.parametrize(
    ("more", "words"),
    [
        ({"TOP": 0}, "TOP must be 1 or more"),
        ({"GRID": 0}, "GRID must be greater than 0"),
        ({"RADIUS": 0.0001}, "RADIUS: 0.0001 is no radius"),
        ({"NEARBY_RADIUS": 1e160}, "NEARBY_RADIUS must lie between 0 and 1e+07"),
        ({"ISOLATION_NEIGHBOUR": 0}, "ISOLATION_NEIGHBOUR must be 1 or more"),
        ({"AUXILIARY": "homes"}, "AUXILIARY_NAME is empty"),
        ({"SUBJECT": "who"}, "SUBJECT is a field of AUXILIARY, which is not given"),
    ],
)
def test_wrong_values_are_refused_before_any_work(nearmiss, more, words):
    given = {"INPUT": points(), "OUTPUT": "memory:", **more}
    if "AUXILIARY" in given:
        given["AUXILIARY"] = homes()
    assert words in nearmiss.check("rankrecords", **given)[1]


def test_nothing_to_measure_is_no_zero(nearmiss):
    with pytest.raises(QgsProcessingException, match=r"nothing can be measured"):
        run(nearmiss, INPUT=points([(None, "a", "b", "c")]))


@pytest.mark.parametrize(
    ("city", "file", "name"),
    [
        ("bath_2025q1", "bath.gpkg", "crimes"),
        ("bath_2025q1", "bath.gpkg", "postcodes"),
        ("leicester_2025q1", "leicester.gpkg", "crimes_1mile"),
        ("cambridge_ma", "cambridge.gpkg", "crashes"),
    ],
)
def test_isolation_of_real_cities(nearmiss, city, file, name):
    """Largest isolation, over records and over distinct places, counted by another program."""
    import processing

    folder = fixture_folder("real", city)
    block = next(b for b in json.loads((folder / "expected.json").read_text()) if b["layer"] == name)
    moved = {"INPUT": opened(f"{folder / file}|layername={name}"), "OUTPUT": "memory:"}
    there = processing.run("native:reprojectlayer", {**moved, "TARGET_CRS": f"EPSG:{block['crs']}"})["OUTPUT"]
    found = nearmiss("rankrecords", INPUT=there, OUTPUT="memory:", ALL="memory:")
    expected = block["isolation"]
    assert found["ISOLATED"] == expected["over_500m"]
    rows = values(found["ALL"], "isolation_m", "isolation_place_m")
    assert round(max(row[0] for row in rows), 1) == expected["isolation_max_m"]
    far = {
        (feature.geometry().asPoint().x(), feature.geometry().asPoint().y())
        for feature in found["ALL"].getFeatures()
        if feature["isolation_place_m"] > 500
    }
    assert round(max(row[1] for row in rows), 1) == expected["distinct_isolation_max_m"]
    assert len(far) == expected["distinct_over_500m"]


def test_who_is_left_out_by_decision_is_not_ranked_and_hides_nobody(nearmiss):
    """Without r0 and r1 three records of the crowd share their cell: 1/3 in place of 1/5."""
    decisions = layer(
        "None", [(None, "r0", "leave_out", ""), (None, "r1", "leave_out", ""), (None, "r7", "keep", "agreed")],
        "record_id:string,decision:string,reason:string", "", "decisions",
    )  # fmt: skip
    log = Log()
    found = run(nearmiss, log, DECISIONS=decisions)
    ranks = by_id(found, "risk", "class_size")
    assert set(ranks) == {"r2", "r3", "r4", "r5", "r6", "r7"}
    assert ranks["r2"] == (pytest.approx(1 / 3), 3) and ranks["r7"] == (1.0, 1)
    assert found["INPUT_ROWS"] == 8
    everybody = [(None, f"r{i}", "leave_out", "") for i in range(8)]
    nobody = layer("None", everybody, "record_id:string,decision:string,reason:string", "", "decisions")
    with pytest.raises(QgsProcessingException, match="leave out every record"):
        run(nearmiss, DECISIONS=nobody)
