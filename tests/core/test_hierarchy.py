"""Hierarchies: the reference's trees, values coarsened by them, and files that are none."""

from __future__ import annotations

import csv
import datetime
import importlib
import json
from pathlib import Path

import pytest

from nearmiss_qgis.core.errors import NearMissError
from nearmiss_qgis.core.hierarchy import check_attributes, check_some_named, generalise, hierarchy, read_hierarchy

FOLDER = Path(__file__).resolve().parents[3] / "shared/fixtures/reidentify/generalise"


def fixture(name: str) -> str:
    if not (FOLDER / name).exists():
        pytest.skip(f"shared fixtures are not here: shared/fixtures/reidentify/generalise/{name}")
    return (FOLDER / name).read_text(encoding="utf-8")


def test_the_trees_of_the_reference():
    expected = json.loads(fixture("hierarchy_expected.json"))
    found = read_hierarchy(fixture("hierarchy_jp.csv"))
    edges = expected["edges_with_level"]
    assert sum(len(tree) for tree in found.parents.values()) == len(edges["value"]) == 50
    for attribute, value, parent, level in zip(*(edges[name] for name in ("attribute", "value", "parent", "level"))):
        assert found.parents[attribute][value] == parent and found.level(attribute, value) == level
    for attribute, below in expected["descendants"].items():
        assert {value: list(found.below(attribute, value)) for value in found.values(attribute)} == below
    toy = read_hierarchy(fixture("hierarchy_toy.csv"))
    assert {value: list(toy.below("AREA", value)) for value in toy.values("AREA")} == expected["toy"]["descendants"]
    assert [toy.level("AREA", value) for value in expected["toy"]["levels"]["value"]] == expected["toy"]["levels"][
        "level"
    ]


@pytest.mark.parametrize("attribute", ["AGE", "AREA"])
def test_values_coarsened_as_the_reference_does(attribute):
    """It gives text where a value is not in the tree; here 100 stays 100."""
    wanted = json.loads(fixture("hierarchy_expected.json"))[f"generalize_{attribute}"]
    tree = read_hierarchy(fixture("hierarchy_jp.csv"))
    for name, texts in wanted.items():
        if name != "values":
            found = generalise(wanted["values"], attribute, tree, int(name.removeprefix("level")))
            assert [None if value is None else str(value) for value in found.values] == texts
            assert found.unknown == {"AGE": 3, "AREA": 1}[attribute]  # 100, 120, -1; どこか
    assert generalise(wanted["values"], "AREA", tree).at_root == {"AGE": 0, "AREA": 1}[attribute]  # 関東


def test_the_finest_node_that_holds_a_value():
    tree = hierarchy(
        [("ZIP", "13500**", "135****"), ("ZIP", "135****", "1******"), ("DAY", "2020-01", "2020-Q1"), ("DAY", "2020-Q1", "2020")]
    )  # fmt: skip
    assert generalise(["1350041", 1359999, "1600022", "2"], "ZIP", tree, 1).values.tolist() == [
        "135****", "1******", "1******", "2",
    ]  # fmt: skip
    days = [datetime.date(2020, 1, 15), datetime.datetime(2020, 2, 1, 8), "2020-05-05", datetime.date(2021, 1, 1)]
    found = generalise(days, "DAY", tree, 1)
    assert found.values.tolist() == ["2020-Q1", "2020", "2020", days[3]] and (found.unknown, found.at_root) == (1, 1)


def test_of_two_intervals_that_overlap_the_first_of_the_file():
    tree = hierarchy([("A", "1-5", "low"), ("A", "5-9", "high")])
    assert generalise([5, 6], "A", tree).values.tolist() == ["low", "high"]


def test_a_star_at_the_top_holds_what_is_not_in_the_tree():
    tree = hierarchy([("A", "x", "*"), ("B", "x", "-")])
    assert generalise(["x", "typo", None], "A", tree).values.tolist() == ["*", "*", None]
    assert generalise(["x", "typo"], "B", tree).unknown == 1


def test_a_long_chain_and_a_wide_tree():
    chain = hierarchy([("A", str(i), str(i + 1)) for i in range(5000)])
    assert chain.level("A", "5000") == 5001 and len(chain.below("A", "5000")) == 5000
    assert generalise(["0"], "A", chain, 9999).values.tolist() == ["5000"]


def test_names_are_trimmed_blank_and_repeated_rows_do_no_harm():
    found = read_hierarchy("\ufeffLevel, Parent ,ATTRIBUTE,value\n1, p ,A,x\n\n,,,\n2,p,A, x\n1,p,B,x\n")
    assert found.parents == {"A": {"x": "p"}, "B": {"x": "p"}}
    assert read_hierarchy("attribute;value;parent\nA;1,5;2\n").parents == {"A": {"1,5": "2"}}


def test_yaml_gives_the_same_tree():
    pytest.importorskip("yaml")
    text = "AREA:\n  kanto:\n    tokyo: [chiyoda, shinjuku]\n    kanagawa:\n      - yokohama\n      - kawasaki: []\n"
    text += "  kinki:\n    osaka: {osaka_city: }\n"
    rows = {(a, v): p for a, v, p in csv.reader(fixture("hierarchy_toy.csv").splitlines()[1:])}
    found = read_hierarchy(text, "yaml")
    assert {(a, value): parent for a, tree in found.parents.items() for value, parent in tree.items()} == rows
    assert read_hierarchy("A: {yes: [no, 1.0, 2020-01-01]}", "yaml").parents["A"] == dict.fromkeys(
        ["no", "1.0", "2020-01-01"], "yes"
    )


@pytest.mark.parametrize(
    "text",
    ["", "a", "- a", "A: b", "A: [b]", "A:\n  x: y", "A: {x: [y}", "A: {x: &a [*a]}", "A: {[x]: [y]}", "A: {x: [[y]]}"],
)
def test_what_is_no_yaml_of_ours(text):
    pytest.importorskip("yaml")
    with pytest.raises(NearMissError, match=r"line \d: it cannot be read as YAML"):
        read_hierarchy(text, "yaml")


def test_without_pyyaml(monkeypatch):
    def missing(name):
        raise ImportError(name)

    monkeypatch.setattr(importlib, "import_module", missing)
    with pytest.raises(NearMissError, match="needs the Python package PyYAML"):
        read_hierarchy("A: {x: [y]}", "yaml")


@pytest.mark.parametrize(
    ("rows", "words"),
    [
        ("A,secret,p\nA,secret,q", "line 3: a value of A gets a second parent; its first is in line 2"),
        ("A,secret,secret", "line 2: a value of A is its own parent"),
        ("B,b,c\nA,x,y\nA,y,secret\nA,secret,x\nA,w,x", "3 values of A go round in a circle, one of them in line 3"),
        ("A,x,\nA,,y\n,x,y\nA,x,y", r"3 lines lack .* \(line 2, 3, 4\)"),
        ("A,x", r"1 lines lack .* \(line 2\)"),
        ("", "it says of no value"),
    ],
)
def test_what_is_no_hierarchy(rows, words):
    """The conditions hierarchy/* of the reference; no value of the tree is repeated."""
    with pytest.raises(NearMissError, match=words) as error:
        read_hierarchy(f"attribute,value,parent\n{rows}\n")
    assert "secret" not in str(error.value)


def test_columns_that_are_missing():
    with pytest.raises(NearMissError, match="its first line lacks attribute, parent"):
        read_hierarchy("value,level\nx,1\n")
    with pytest.raises(NearMissError, match="its first line lacks attribute, value, parent"):
        read_hierarchy("")


def test_attributes_and_levels_that_are_none():
    tree = hierarchy([("zip", "x", "y")])
    with pytest.raises(NearMissError, match="has zip, and none of the fields NOPE"):
        generalise(["x"], "NOPE", tree)
    with pytest.raises(NearMissError, match="-1 is no number of levels"):
        generalise(["x"], "zip", tree, -1)
    with pytest.raises(NearMissError, match="zip differs in upper and lower case only"):
        check_some_named(tree, ["ZIP"])
    with pytest.raises(NearMissError, match="none of the fields AGE, SEX"):
        check_some_named(tree, ["AGE", "SEX"])
    check_some_named(tree, ["AGE", "zip"])
    with pytest.raises(NearMissError, match="no attribute AGE"):
        check_attributes(tree, ["zip", "AGE"])
