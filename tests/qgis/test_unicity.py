"""Unicity through the toolbox: by hand, real traces, what is left out and said, and what it refuses."""

from __future__ import annotations

import datetime
import functools
import json
import math
import random

import pytest
from conftest import SAMPLE, Log, fixture_folder, layer, opened, values
from qgis.core import QgsProcessingException, QgsProcessingFeatureSourceDefinition, QgsVectorLayer, QgsWkbTypes

FIELDS = "who:string,at:string,street:string"
ROW = ("points", "contributors", "unicity", "expected_identification", "standard_error", "exhaustive", "sets_tested")
ONE, TWO, FAR = ("POINT (500000 5500000)", "POINT (500200 5500000)", "POINT (509000 5500000)")
# Everybody is at ONE at 8 o'clock; at 9 A is still there, B and C are at TWO.
ROWS = [
    (ONE, "A", "2026-03-01T08:05:00", "s1"),
    (ONE, "A", "2026-03-01T09:59:00", "s1"),
    (ONE, "B", "2026-03-01T08:59:00", "s1"),
    (TWO, "B", "2026-03-01T09:00:00", "s2"),
    (ONE, " C ", "2026-03-01T08:00:00Z", "s1"),
    (TWO, "C", "2026-03-01T10:30:00+01:00", "s2"),
]


def points(rows=ROWS):
    return layer("Point", rows, FIELDS, name="traces")


def run(nearmiss, log=None, **more):
    given = {"INPUT": points(), "CONTRIBUTOR": "who", "TIME": "at", "OUTPUT": "memory:"}
    return nearmiss("unicity", log, **{**given, **more})


def test_three_people_by_hand(nearmiss):
    """By one point A is alone in one of two, by two points A alone and B and C two each."""
    log = Log()
    found = run(nearmiss, log, PER_CONTRIBUTOR="memory:", KNOWN_POINTS="1,2,3")
    one, two, three = values(found["OUTPUT"], *ROW)
    assert one == [1, 3, pytest.approx(1 / 6), pytest.approx(1 / 2), 0.0, True, 6]
    assert two == [2, 3, pytest.approx(1 / 3), pytest.approx(2 / 3), 0.0, True, 3]
    assert three == [3, 0, None, None, None, None, 0]
    assert (found["INPUT_ROWS"], found["CONTRIBUTORS"]) == (6, 3) and "UNICITY_4" not in found
    assert "3 known points: not tested" in "\n".join(log.warnings)
    per_person = values(found["PER_CONTRIBUTOR"], "contributor", "risk", "distinct_cells", "modal_cell_share")
    assert per_person == [["A", 1.0, 1, 1.0], ["B", 0.5, 2, 0.5], ["C", 0.5, 2, 0.5]]
    assert run(nearmiss, KNOWN_POINTS="1,2")["UNICITY_4"] == pytest.approx(1 / 3)
    assert found["WORKING_CRS"] == "EPSG:32631"


def test_a_day_or_no_time_and_a_coarse_grid(nearmiss):
    """Without the hour, ONE is everybody's and TWO that of B and C; on one large cell everybody is alike."""
    for more in ({"TIME_BIN_HOURS": 24}, {"TIME": None}):
        one, two = values(run(nearmiss, KNOWN_POINTS="1,2", **more)["OUTPUT"], *ROW)
        assert one[:4] == [1, 3, 0.0, pytest.approx((1 / 3 + 2 * 5 / 12) / 3)]
        assert two[:4] == [2, 2, 0.0, 0.5]
    whole = run(nearmiss, TIME=None, GRID=100000, KNOWN_POINTS="1")
    assert values(whole["OUTPUT"], *ROW) == [[1, 3, 0.0, pytest.approx(1 / 3), 0.0, True, 3]]


def test_the_place_may_be_a_field_also_of_a_table(nearmiss):
    rows = [(None, *row[1:]) for row in ROWS]
    by_field = run(nearmiss, PLACE=1, PLACE_FIELD="street", INPUT=layer("None", rows, FIELDS, "", "records"))
    assert values(by_field["OUTPUT"], *ROW) == values(run(nearmiss)["OUTPUT"], *ROW)
    assert "WORKING_CRS" not in by_field


def test_what_is_unknown_is_nobody_and_nowhere(nearmiss):
    """Each row is left out for one reason, and they sum to INPUT_ROWS; unknown people are not one person."""
    more = [
        (FAR, None, "2026-03-01T08:00:00", "s9"),
        (FAR, "  ", None, None),
        (FAR, "D", None, "s9"),
        (FAR, "D", "noon", "s9"),
        (FAR, "E", "2026-03-01T08:00:00", None),
        (FAR, "E", None, ""),
        (None, "F", "2026-03-01T08:00:00", "s9"),
    ]
    log = Log()
    found = run(nearmiss, log, INPUT=points(ROWS + more))
    assert (found["INPUT_ROWS"], found["CONTRIBUTORS"]) == (13, 4)  # D has no time, F no location
    said = "\n".join(log.warnings)
    assert "1 of 13 rows have no usable location" in said and "2 of 12 records have no known contributor" in said
    assert "3 of 12 records have no time that can be read" in said and "7 records of 4 contributors" in log.text
    log = Log()
    found = run(nearmiss, log, INPUT=points(ROWS + more), PLACE=1, PLACE_FIELD="street")
    assert (found["INPUT_ROWS"], found["CONTRIBUTORS"]) == (13, 4)  # F is at s9
    said = "\n".join(log.warnings)
    assert "2 of 13 records have no known" in said and "2 of 13 records have no place" in said
    assert "2 of 13 records have no time" in said and "7 records of 4 contributors" in log.text


def test_samples_are_said_and_the_same_for_one_seed(nearmiss, monkeypatch):
    """12 people at 8 or so of 12 places each, with no budget for counting all sets."""
    from nearmiss_qgis.core import unicity

    drawn = functools.partial(unicity.unicity, pooled_sets=0, exact_steps=0)
    monkeypatch.setattr(unicity, "unicity", drawn)
    chance = random.Random(1)
    rows = [
        (f"POINT ({500000 + 100 * place} 5500000)", f"p{who:02d}", None, "")
        for who in range(12)
        for place in chance.sample(range(12), 8)
    ]
    log = Log()
    given = {"INPUT": points(rows), "TIME": None, "KNOWN_POINTS": "4", "SAMPLES": 20}
    found = values(run(nearmiss, log, **given)["OUTPUT"], *ROW)
    assert not found[0][5] and 0 < found[0][4] < 0.1 and found[0][6] == 12 * 20
    assert "standard error" in log.text and "20 sets drawn of each person with too many, SEED 1" in log.text
    again = run(nearmiss, **{**given, "KNOWN_POINTS": "1,4", "INPUT": points(rows[::-1])})
    assert found[0] == values(again["OUTPUT"], *ROW)[1]
    assert found != values(run(nearmiss, **given, SEED=2)["OUTPUT"], *ROW)


def test_one_record_each_and_one_person(nearmiss):
    log = Log()
    found = run(nearmiss, log, INPUT=points([ROWS[0], ROWS[3], ROWS[4]]), KNOWN_POINTS="1,2")
    assert [row[:3] for row in values(found["OUTPUT"], *ROW)] == [[1, 3, pytest.approx(1 / 3)], [2, 0, None]]
    assert "single points is all that can be measured" in "\n".join(log.warnings)
    log = Log()
    assert run(nearmiss, log, INPUT=points(ROWS[:2]), KNOWN_POINTS="1")["UNICITY_4"] == 1.0
    assert "All records are of one contributor" in "\n".join(log.warnings)


def test_a_selection_is_honoured_and_the_order_plays_no_part(nearmiss):
    source = points()
    source.selectByIds([1, 2, 3, 4])
    from qgis.core import QgsProject

    QgsProject.instance().addMapLayer(source)
    log = Log()
    try:
        chosen = QgsProcessingFeatureSourceDefinition(source.id(), selectedFeaturesOnly=True)
        assert run(nearmiss, log, INPUT=chosen)["INPUT_ROWS"] == 4
    finally:
        QgsProject.instance().removeMapLayer(source.id())
    assert "its provider holds 6" in log.text
    turned = run(nearmiss, INPUT=points(ROWS[::-1]), PER_CONTRIBUTOR="memory:")
    plain = run(nearmiss, PER_CONTRIBUTOR="memory:")
    for name in ("OUTPUT", "PER_CONTRIBUTOR"):
        fields = plain[name].fields().names()
        assert values(plain[name], *fields) == values(turned[name], *fields)


def test_files_are_tables_and_the_private_one_is_named(nearmiss, tmp_path):
    log, places = Log(), {name: str(tmp_path / f"{name}.gpkg") for name in ("OUTPUT", "PER_CONTRIBUTOR")}
    run(nearmiss, log, **places)
    assert all(opened(place).wkbType() == QgsWkbTypes.Type.NoGeometry for place in places.values())
    assert sum("PRIVATE file" in text for text in log.infos) == 1
    assert log.progress == sorted(log.progress) and "2026" not in log.text and "500000" not in log.text


@pytest.mark.parametrize(
    ("more", "words"),
    [
        ({"CONTRIBUTOR": ""}, "CONTRIBUTOR"),
        ({"CONTRIBUTOR": "nobody"}, "has no field nobody"),
        ({"PLACE": 1}, "PLACE_FIELD is not given"),
        ({"PLACE": 2}, "PLACE"),
        ({"GRID": 0}, "GRID"),
        ({"TIME_BIN_HOURS": 0}, "TIME_BIN_HOURS"),
        ({"KNOWN_POINTS": "0"}, "0 is no number of known points"),
        ({"KNOWN_POINTS": "2,1"}, "is not ascending"),
        ({"SAMPLES": 0}, "SAMPLES"),
        ({"SAMPLES": "many"}, "SAMPLES"),
        ({"SAMPLES": 1000001}, "SAMPLES must be 1000000 or less"),
        ({"SEED": 1.5}, "SEED"),
        ({"TIME": "who"}, "Field who is given twice"),
    ],
)
def test_wrong_values_are_refused_before_any_work(nearmiss, more, words):
    given = {"INPUT": points(), "CONTRIBUTOR": "who", "TIME": "at", "OUTPUT": "memory:"}
    fine, why = nearmiss.check("unicity", **{**given, **more})
    assert not fine and words in why


def test_nothing_to_measure_is_no_zero(nearmiss):
    with pytest.raises(QgsProcessingException, match="none of its 6 records has a contributor, a place and a time"):
        run(nearmiss, TIME="street")
    with pytest.raises(QgsProcessingException, match="has no rows"):
        run(nearmiss, INPUT=points([]))
    table = layer("None", [(None, *row[1:]) for row in ROWS], FIELDS, "", "records")
    with pytest.raises(QgsProcessingException, match="INPUT"):
        run(nearmiss, INPUT=table)


def test_cancel_leaves_nothing(nearmiss, tmp_path):
    log, goal = Log(), tmp_path / "unicity.csv"
    log.cancel_at = 40
    with pytest.raises(QgsProcessingException, match="Cancelled"):
        run(nearmiss, log, OUTPUT=str(goal))
    assert not goal.exists()


def test_garden_city_is_exact(nearmiss, tmp_path):
    """114,526 records of 100 people in the reference's cells and hours; its unicity has six decimals."""
    folder = fixture_folder("real", "trajectories")
    cases = json.loads((folder / "expected.json").read_text())["nomad_garden_city"]["unicity"]
    wanted = [case["unicity"] for case in cases if (case["cell_deg"], case["time_s"]) == (0.001, 3600)]
    lines = ["uid,at,cell"]
    for line in (folder / "nomad_garden_city.csv").read_text().splitlines()[1:]:
        uid, when, lon, lat = line.split(",")
        at = datetime.datetime.fromtimestamp(int(when), datetime.timezone.utc).isoformat()
        lines.append(f"{uid},{at},{math.floor(float(lon) / 0.001)} {math.floor(float(lat) / 0.001)}")
    file = tmp_path / "garden.csv"
    file.write_text("\n".join(lines) + "\n")
    given = {"INPUT": opened(file), "CONTRIBUTOR": "uid", "PLACE": 1, "PLACE_FIELD": "cell"}
    found = run(nearmiss, **given, KNOWN_POINTS="1,2")
    assert [round(share, 6) for share in values(found["OUTPUT"], "unicity")] == wanted
    assert values(found["OUTPUT"], "exhaustive", "contributors", "sets_tested")[0] == [True, 100, 25328]


def test_headless_on_the_sample(headless, tmp_path):
    goal = tmp_path / "unicity.csv"
    given = {
        "INPUT": str(SAMPLE / "reports.geojson"),
        "CONTRIBUTOR": "contributor",
        "TIME": "occurred_at",
        "TIME_BIN_HOURS": "24",
        "OUTPUT": str(goal),
    }
    found = headless.json("nearmiss:unicity", **given)["results"]
    assert found["INPUT_ROWS"] == 2000 and 0.9 < found["UNICITY_4"] <= 1.0
    assert goal.read_text().splitlines()[0].startswith(",".join(ROW))


@pytest.mark.parametrize(
    ("known", "time", "name"),
    [("2", None, "location k=2"), ("3", None, "location k=3"), ("2", "datetime", "location_time Hour k=2")],
)
def test_the_documented_risks_of_the_toy_traces(nearmiss, known, time, name):
    """scikit-mobility documents the largest risk of each of seven people; without a time it counts visits."""
    folder = fixture_folder("real", "trajectories")
    source = f"{(folder / 'skmob_privacy_toy.csv').as_uri()}?delimiter=,&xField=lng&yField=lat&crs=EPSG:4326"
    given = {"CONTRIBUTOR": "uid", "TIME": time, "GRID": 1, "KNOWN_POINTS": known, "PER_CONTRIBUTOR": "memory:"}
    found = run(nearmiss, INPUT=QgsVectorLayer(source, "toy", "delimitedtext"), **given)
    risk = dict(values(found["PER_CONTRIBUTOR"], "contributor", "risk"))
    expected = json.loads((folder / "expected.json").read_text())["skmob_privacy_toy"]["documented_by_skmob"][name]
    assert [round(risk[str(person)], 6) for person in range(1, 8)] == expected
