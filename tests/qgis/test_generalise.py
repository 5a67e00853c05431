"""Attributes coarsened by a hierarchy, through the toolbox and qgis_process: the reference's release, by hand, refusals."""

from __future__ import annotations

import csv
import datetime
import json

import pytest
from conftest import SAMPLE, Log, fixture_folder, layer, opened, values
from qgis.core import QgsProcessingException, QgsWkbTypes

TREE = """attribute,value,parent
area,chiyoda,tokyo
area,tokyo,kanto
area,yokohama,kanagawa
area,kanagawa,kanto
age,"[20,30)","[20,40)"
age,"[30,40)","[20,40)"
day,2020-01,2020-Q1
"""
FIELDS = "area:string,age:integer,said:string"
ROWS = [("POINT (1 2)", "chiyoda", 21, "a"), ("POINT (3 4)", "yokohama", 33, "b"), ("POINT (5 6)", "kanto", 77, "c"),
        (None, None, None, None), ("POINT (7 8)", "atlantis", 39, "d")]  # fmt: skip


@pytest.fixture
def tree(tmp_path):
    file = tmp_path / "tree.csv"
    file.write_text(TREE, encoding="utf-8")
    return file


def records(rows=ROWS):
    return layer("Point", rows, FIELDS, "EPSG:32631", "records")


def run(nearmiss, tree, log=None, **more):
    given = {"INPUT": records(), "HIERARCHY": str(tree), "LEVELS": "area=1", "OUTPUT": "memory:"}
    return nearmiss("generalise", log, **{**given, **more})


def test_by_hand(nearmiss, tree):
    log = Log()
    found = run(nearmiss, tree, log, LEVELS="area=1, age=1")
    made = found["OUTPUT"]
    assert sorted(values(made, "said", "area", "age"), key=str) == [
        ["a", "tokyo", "[20,40)"],
        ["b", "kanagawa", "[20,40)"],
        ["c", "kanto", "77"],
        ["d", "atlantis", "[20,40)"],
        [None, None, None],
    ]
    assert [found[name] for name in ("INPUT_ROWS", "GENERALISED", "UNCHANGED")] == [5, 5, 2]
    assert [field.typeName() for field in made.fields()] == ["string", "string", "string"]
    assert made.crs().authid() == "EPSG:32631" and made.wkbType() == QgsWkbTypes.Type.Point
    places = {feature["said"]: feature.geometry().asWkt() for feature in made.getFeatures() if feature.hasGeometry()}
    assert places == {"a": "Point (1 2)", "b": "Point (3 4)", "c": "Point (5 6)", "d": "Point (7 8)"}
    assert [text.split(".")[0] for text in log.warnings] == [
        "area: 1 of 5 values are not in the hierarchy and stay as exact as they were",
        "age: 1 of 5 values are not in the hierarchy and stay as exact as they were",
    ]
    assert "atlantis" not in log.text and "77" not in log.text
    assert "area, 1 levels up: 2 of 5 values became coarser; 1 were at the top." in log.infos


def test_nothing_to_warn_of(nearmiss, tree):
    log = Log()
    found = run(nearmiss, tree, log, INPUT=records(ROWS[:2]), LEVELS="area=2")
    assert values(found["OUTPUT"], "area") == ["kanto", "kanto"] and (found["UNCHANGED"], log.warnings) == (0, [])


def test_the_order_tells_of_what_is_written_only(nearmiss, tree):
    """Rows that became alike stand in the order of the rest, whatever they were."""
    rows = [(None, "tokyo", 35, "b"), (None, "chiyoda", 21, "z"), (None, "chiyoda", 38, "a")]
    found = [values(run(nearmiss, tree, INPUT=records(given), LEVELS="area=2,age=1")["OUTPUT"], "area", "age", "said")
             for given in (rows, rows[::-1])]  # fmt: skip
    assert found[0] == found[1] == [["kanto", "[20,40)", one] for one in "abz"]


def test_dates_and_tables(nearmiss, tree):
    rows = [(None, datetime.date(2020, 1, 15)), (None, datetime.date(2021, 1, 15))]
    source = layer("None", [], "day:date", "", "days")
    from qgis.core import QgsFeature
    from qgis.PyQt.QtCore import QDate

    for _, day in rows:
        feature = QgsFeature(source.fields())
        feature.setAttributes([QDate(day.year, day.month, day.day)])
        assert source.dataProvider().addFeatures([feature])[0]
    found = run(nearmiss, tree, INPUT=source, LEVELS="day=1")
    assert values(found["OUTPUT"], "day") == ["2020-Q1", "2021-01-15"]
    assert found["OUTPUT"].wkbType() == QgsWkbTypes.Type.NoGeometry and found["UNCHANGED"] == 1


@pytest.mark.parametrize("level", [0, 1, 2])
def test_the_release_of_the_reference(nearmiss, level):
    """shared/fixtures/reidentify/vignette s32: RAW becomes the published table at 0, 1 and 2 levels."""
    folder = fixture_folder("reidentify", "vignette")
    name = "s32_anon.csv" if level == 1 else f"s32_anon_level{level}.csv"
    with (folder / name).open(encoding="utf-8", newline="") as text:
        wanted = sorted((row["ROW_NUMBER"], row["AGE"], row["AREA"], row["SEX"]) for row in csv.DictReader(text))
    found = run(
        nearmiss,
        folder / "s32_hierarchy.csv",
        INPUT=opened(folder / "s32_raw.csv"),
        LEVELS=f"AGE={level}, AREA={level}",
    )
    rows = values(found["OUTPUT"], "ROW_NUMBER", "AGE", "AREA", "SEX")
    assert sorted((str(one), *rest) for one, *rest in rows) == wanted
    assert (found["INPUT_ROWS"], found["UNCHANGED"]) == (200, 0)


@pytest.mark.parametrize("ending", ["gpkg", "geojson", "csv", "fgb"])
def test_files(nearmiss, tmp_path, tree, ending):
    log, file = Log(), tmp_path / f"out.{ending}"
    found = run(nearmiss, tree, log, INPUT=records(ROWS[:3]), OUTPUT=str(file), LEVELS="age=1")
    made = opened(file)
    assert sorted(values(made, "age")) == ["77", "[20,40)", "[20,40)"] and found["INPUT_ROWS"] == 3
    assert any(text.startswith("PRIVATE file: OUTPUT") for text in log.infos)


def test_yaml(nearmiss, tmp_path):
    pytest.importorskip("yaml")
    file = tmp_path / "tree.yaml"
    file.write_text("area:\n  kanto:\n    tokyo: [chiyoda]\n", encoding="utf-8")
    assert run(nearmiss, file, INPUT=records(ROWS[:1]))["GENERALISED"] == 1


@pytest.mark.parametrize(
    ("more", "words"),
    [
        ({"LEVELS": "area"}, "LEVELS: 'area' is no field with its levels"),
        ({"LEVELS": "area=1,"}, "LEVELS: '' is no field with its levels"),
        ({"LEVELS": "area=one"}, "LEVELS: 'area=one' is no field"),
        ({"LEVELS": "area=-1"}, "LEVELS: 'area=-1' is no field"),
        ({"LEVELS": "area=1.5"}, "LEVELS: 'area=1.5' is no field"),
        ({"LEVELS": "area=1,area=2"}, "LEVELS: field area is given twice"),
        ({"LEVELS": "  "}, "LEVELS"),
        ({"LEVELS": "mood=1"}, "LEVELS: INPUT (records) has no field mood. It has: area, age, said"),
        ({"LEVELS": "said=1"}, "The hierarchy has area, age, day, and none of the fields said"),
        ({"LEVELS": "area=1,said=1"}, "The hierarchy has no attribute said. It has area, age, day"),
        ({"HIERARCHY": "/nowhere/tree.csv"}, "HIERARCHY: tree.csv is no file"),
    ],
)
def test_wrong_values_are_refused_before_any_work(nearmiss, tree, more, words):
    given = {"INPUT": records(), "HIERARCHY": str(tree), "LEVELS": "area=1", "OUTPUT": "memory:"}
    fine, why = nearmiss.check("generalise", **{**given, **more})
    assert not fine and words in why


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("area,x,y\narea,x,z\n", "line 3: a value of area gets a second parent; its first is in line 2"),
        ("area,x,y\narea,y,x\n", "2 values of area go round in a circle"),
        ("Area,x,y\n", "Area differs in upper and lower case only"),
    ],
)
def test_hierarchies_that_are_refused(nearmiss, tmp_path, text, words):
    file = tmp_path / "tree.csv"
    file.write_text("attribute,value,parent\n" + text, encoding="utf-8")
    with pytest.raises(QgsProcessingException, match=words):
        run(nearmiss, file)


def test_the_hierarchy_is_not_overwritten(nearmiss, tree):
    with pytest.raises(QgsProcessingException, match=r"OUTPUT would overwrite the file of HIERARCHY, tree.csv"):
        run(nearmiss, tree, OUTPUT=str(tree))
    assert tree.read_text(encoding="utf-8") == TREE


def test_not_in_utf8(nearmiss, tmp_path):
    file = tmp_path / "tree.csv"
    file.write_bytes("attribute,value,parent\narea,千代田区,東京都\n".encode("shift_jis"))
    with pytest.raises(QgsProcessingException, match=r"tree.csv cannot be read as text in UTF-8"):
        run(nearmiss, file)


def test_lists_are_refused(nearmiss, tmp_path, tree):
    file = tmp_path / "tags.geojson"
    point = {"type": "Point", "coordinates": [3, 55]}
    file.write_text(json.dumps({"type": "Feature", "properties": {"area": {"x": 1}}, "geometry": point}))
    with pytest.raises(QgsProcessingException, match=r"field area of INPUT .* holds no single values"):
        run(nearmiss, tree, INPUT=str(file))


def test_headless(headless, tmp_path):
    tree = tmp_path / "tree.csv"
    features = json.loads((SAMPLE / "reports.geojson").read_text())["features"]
    hazards = sorted({feature["properties"]["hazard"] for feature in features} - {None, ""})
    tree.write_text("attribute,value,parent\n" + "".join(f"hazard,{one},any\n" for one in hazards), encoding="utf-8")
    blank = sum(feature["properties"]["hazard"] == "" for feature in features)  # a value of its own, as in all counts
    given = {
        "INPUT": SAMPLE / "reports.geojson",
        "HIERARCHY": tree,
        "LEVELS": "hazard=1",
        "OUTPUT": tmp_path / "out.gpkg",
    }
    done = headless.json("nearmiss:generalise", **given)
    assert (done["results"]["INPUT_ROWS"], done["results"]["UNCHANGED"]) == (2000, blank)
    assert set(values(opened(tmp_path / "out.gpkg"), "hazard")) == {"any", "", None}
