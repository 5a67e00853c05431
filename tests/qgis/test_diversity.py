"""Diversity through the toolbox: by hand, on ARX's table, and what it refuses."""

from __future__ import annotations

import json

import pytest
from conftest import SAMPLE, Log, fixture_folder, layer, opened, values
from qgis.core import QgsProcessingException, QgsWkbTypes

HERE = "POINT (500000 5500000)"
FIELDS = "place:string,who:integer,said:string"
ROWS = [
    ("a", 1, "x"),
    ("a", 1, "x"),
    ("a", 1, "y"),
    ("a", 1, None),
    ("b", 2, "x"),
    ("b", 2, "x"),
    (None, 2, "y"),
    (None, 2, None),
]
NUMBERS = ("class_size", "distinct_l", "entropy_l", "t_distance", "unsafe")


def table(rows=ROWS):
    return layer("None", [(None, *row) for row in rows], FIELDS, "", "records")


def run(nearmiss, log=None, **more):
    given = {"INPUT": table(), "QUASI_IDENTIFIERS": ["place"], "SENSITIVE": "said", "OUTPUT": "memory:"}
    return nearmiss("diversity", log, **{**given, **more})


def test_counted_by_hand(nearmiss):
    """The whole is x 4, y 2, NULL 2 of 8: class a has the same shares, b is x alone, NULL has y and NULL."""
    found = run(nearmiss, T=0.5, ANNOTATED="memory:")
    assert values(found["OUTPUT"], "place", *NUMBERS) == [
        ["b", 2, 1, 1.0, 0.5, True],
        [None, 2, 2, pytest.approx(2), 0.5, False],
        ["a", 4, 3, pytest.approx(8**0.5), 0.0, False],
    ]
    assert [found[name] for name in ("INPUT_ROWS", "CLASSES", "L_MIN", "T_MAX", "CLASSES_UNSAFE")] == [8, 3, 1, 0.5, 1]
    annotated = values(found["ANNOTATED"], "place", "said", "class_size", "distinct_l", "t_distance", "unsafe")
    assert annotated.count(["b", "x", 2, 1, 0.5, True]) == 2 and annotated.count(["a", "x", 4, 3, 0.0, False]) == 2
    assert len(annotated) == 8


def test_thresholds_are_inclusive(nearmiss):
    assert run(nearmiss, T=0.49)["CLASSES_UNSAFE"] == 2
    assert run(nearmiss, T=0.5, L=1)["CLASSES_UNSAFE"] == 0
    assert run(nearmiss, T=1, L=3)["CLASSES_UNSAFE"] == 2
    assert run(nearmiss, T=0, L=1)["CLASSES_UNSAFE"] == 2


def test_names_that_are_ours_and_several_fields(nearmiss):
    rows = [(None, "a", "p", "x"), (None, "a", "p", "y"), (None, "a", "q", "x")]
    source = layer("None", rows, "unsafe:string,fid:string,said:string", "", "records")
    found = run(nearmiss, INPUT=source, QUASI_IDENTIFIERS="unsafe;fid")
    assert found["OUTPUT"].fields().names() == ["unsafe_1", "fid_1", *NUMBERS]
    assert values(found["OUTPUT"], "unsafe_1", "fid_1", "class_size") == [["a", "q", 1], ["a", "p", 2]]


def test_points_stay_points_and_tables_tables(nearmiss, tmp_path):
    log, places = Log(), {name: str(tmp_path / f"{name}.gpkg") for name in ("OUTPUT", "ANNOTATED")}
    given = {"INPUT": str(SAMPLE / "reports.geojson"), "QUASI_IDENTIFIERS": ["hazard"], "SENSITIVE": "severity"}
    run(nearmiss, log, **given, **places)
    assert opened(places["ANNOTATED"]).wkbType() == QgsWkbTypes.Type.Point
    assert opened(places["ANNOTATED"]).featureCount() == 2000  # one of them has no geometry: locations play no part
    assert opened(places["OUTPUT"]).wkbType() == QgsWkbTypes.Type.NoGeometry
    assert sum("PRIVATE file" in text for text in log.infos) == 2
    assert run(nearmiss, ANNOTATED="memory:")["ANNOTATED"].wkbType() == QgsWkbTypes.Type.NoGeometry


def test_the_order_of_the_input_plays_no_part(nearmiss):
    def answer(rows):
        found = run(nearmiss, INPUT=table(rows), QUASI_IDENTIFIERS=["who", "place"], ANNOTATED="memory:")
        return [values(found[name], *found[name].fields().names()) for name in ("OUTPUT", "ANNOTATED")]

    assert answer(ROWS) == answer(ROWS[::-1])


def test_one_row_and_nothing_but_null(nearmiss):
    found = run(nearmiss, INPUT=table([(None, 1, None)]))
    assert values(found["OUTPUT"], "place", *NUMBERS) == [[None, 1, 1, 1.0, 0.0, True]]


@pytest.mark.parametrize(
    ("more", "words"),
    [
        ({"QUASI_IDENTIFIERS": []}, "QUASI_IDENTIFIERS is not given"),
        ({"SENSITIVE": ""}, "SENSITIVE is not given"),
        ({"QUASI_IDENTIFIERS": ["place", "said"]}, "Field said is given twice: in QUASI_IDENTIFIERS and in SENSITIVE"),
        ({"QUASI_IDENTIFIERS": ["place", "place"]}, "Field place is given twice"),
        ({"SENSITIVE": "mood"}, "has no field mood"),
        ({"L": 0}, "L must be"),
        ({"T": 1.5}, "T must lie between 0 and 1"),
    ],
)
def test_wrong_values_are_refused_before_any_work(nearmiss, more, words):
    given = {"INPUT": table(), "QUASI_IDENTIFIERS": ["place"], "SENSITIVE": "said", "OUTPUT": "memory:"}
    assert words in nearmiss.check("diversity", **{**given, **more})[1]


def test_json_is_no_class(nearmiss, tmp_path):
    file = tmp_path / "tags.geojson"
    point = {"type": "Point", "coordinates": [3, 55]}
    file.write_text(json.dumps({"type": "Feature", "properties": {"tags": {"x": 1}, "a": "b"}, "geometry": point}))
    given = {"INPUT": str(file), "QUASI_IDENTIFIERS": ["a"], "SENSITIVE": "tags", "OUTPUT": "memory:"}
    assert "SENSITIVE: field tags of INPUT (tags) is of type JSON" in nearmiss.check("diversity", **given)[1]


def test_nothing_to_measure_is_no_zero(nearmiss):
    with pytest.raises(QgsProcessingException, match="has no rows"):
        run(nearmiss, INPUT=table([]))


@pytest.mark.parametrize("which", range(3))
def test_adult_of_arx(nearmiss, which):
    folder = fixture_folder("real", "microdata")
    wanted = json.loads((folder / "expected.json").read_text())["adult"][which]
    given = {
        "INPUT": opened(folder / "arx_adult.csv"),
        "QUASI_IDENTIFIERS": wanted["qi"],
        "SENSITIVE": wanted["sensitive"],
    }
    found = run(nearmiss, T=1, **given)
    assert (found["INPUT_ROWS"], found["CLASSES"], found["L_MIN"]) == tuple(
        wanted[name] for name in ("rows", "classes", "l_min")
    )
    assert found["CLASSES_UNSAFE"] == wanted["classes_l1"] == values(found["OUTPUT"], "distinct_l").count(1)
    assert min(values(found["OUTPUT"], "class_size")) == wanted["k_min"]
