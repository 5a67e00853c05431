"""containment through the toolbox: by hand, the reference's generalised release, hierarchies, and what it refuses."""

from __future__ import annotations

import pytest
from attacks import expected, table, vignette
from conftest import Log, fixture_folder, opened, values
from qgis.core import QgsProcessingException
from qgis.PyQt.QtCore import QDate

COLUMNS = ("anon_id", "candidates", "contained", "narrowed_to", "information", "truth_contained")
RAW_FIELDS, FIELDS = "id:string,age:integer,town:string", "id:string,age:string,town:string"
RAW = [(None, "1", 21, "bath"), (None, "2", 24, "bath"), (None, "3", 33, "wells"), (None, "4", None, "wells")]
ANON = [
    (None, "1", "20s", "bath"),
    (None, "2", "[20,25)", "bath"),
    (None, "3", "30-39", "*"),
    (None, "4", None, "wells"),
]
LINES = "age||containment\ntown||containment"


def run(nearmiss, log=None, **more):
    given = {"RAW": table(RAW, RAW_FIELDS), "ANON": table(ANON, FIELDS), "RAW_ID": "id", "ANON_ID": "id"}
    return nearmiss("containment", log, **{**given, "ATTRIBUTES": LINES, "OUTPUT": "memory:", **more})


def tree(tmp_path, *rows, name="tree.csv"):
    path = tmp_path / name
    path.write_text("\n".join(["attribute,value,parent", *rows]), encoding="utf-8")
    return str(path)


def test_four_people_by_hand(nearmiss):
    found = run(nearmiss)
    assert values(found["OUTPUT"], *COLUMNS) == [
        ["1", 4, 2, 0.5, 0.5, True],
        ["2", 4, 2, 0.5, 0.5, True],
        ["3", 4, 1, 0.25, 1.0, True],
        ["4", 4, 2, 0.5, 0.5, True],
    ]
    assert (found["K_MIN"], found["EMPTY"]) == (1, 0)


def test_section_32(nearmiss):
    lines = "AGE||containment\nAREA||containment\nSEX||containment"
    tree = str(fixture_folder("reidentify", "vignette") / "s32_hierarchy.csv")
    wanted = expected("s32")["containment_counts_level1"]
    found = run(nearmiss, **vignette("s32", ATTRIBUTES=lines, HIERARCHY=tree))
    theirs = ("N_CANDIDATES", "N_CONTAINED", "NARROWED_TO", "INFORMATION", "TRUTH_CONTAINED")
    for mine, name in zip(COLUMNS[1:], theirs):
        assert values(found["OUTPUT"], mine) == pytest.approx(wanted[name])
    assert values(found["OUTPUT"], "anon_id") == [str(one) for one in wanted["ANON_ROW_NUMBER"]]
    for level in ("level0", "level2"):
        found = run(nearmiss, **vignette("s32", f"s32_anon_{level}", ATTRIBUTES=lines, HIERARCHY=tree))
        assert values(found["OUTPUT"], "contained") == expected("s32")[level]["k"]


def test_section_32_without_a_hierarchy(nearmiss):
    log = Log()
    found = run(nearmiss, log, **vignette("s32", ATTRIBUTES="AGE||containment\nAREA||containment"))
    assert (found["EMPTY"], found["K_MIN"]) == (200, 0)
    assert set(map(tuple, values(found["OUTPUT"], *COLUMNS[2:]))) == {(0, 0.0, None, False)}
    assert "No raw record is contained in 200 of 200 released records" in log.text
    assert "200 of 200 released records do not contain their own raw record" in log.text


def test_what_cannot_be_read_is_counted(nearmiss):
    log = Log()
    rows = [(None, "1", "[30,20)", "bath"), (None, "2", "20-", "bath"), (None, "3", "30-39", "wells")]
    found = run(nearmiss, log, ANON=table(rows, FIELDS))
    assert found["EMPTY"] == 1
    assert "age: 1 different published values look like an interval but cannot be read" in log.text
    assert "[30,20)" not in log.text


def test_a_hierarchy_of_other_names(nearmiss, tmp_path):
    """The released field is called otherwise than the raw one."""
    raw = table(RAW, RAW_FIELDS)
    anon = table([(None, "1", "20s", "somerset"), (None, "3", "30s", "somerset")], "id:string,age:string,county:string")
    lines = "age||containment\ntown|county|containment"
    for attribute in ("county", "town"):
        file = tree(tmp_path, f"{attribute},bath,somerset", f"{attribute},wells,somerset")
        found = run(nearmiss, RAW=raw, ANON=anon, ATTRIBUTES=lines, HIERARCHY=file)
        assert values(found["OUTPUT"], "contained") == [2, 1]


@pytest.mark.parametrize(
    ("rows", "words"),
    [
        (["county,bath,somerset"], "has county, and none of the fields age, town"),
        (["Town,bath,somerset"], "Town differs in upper and lower case only"),
        (["town,bath,somerset", "town,somerset,bath"], "2 values of town go round in a circle"),
        (["town,bath,somerset", "town,bath,avon"], "line 3: a value of town gets a second parent"),
        (["town,bath,bath"], "its own parent"),
        (["town,bath"], "line 2|row 2|2"),
        ([], "no"),
    ],
)
def test_a_hierarchy_that_is_wrong(nearmiss, tmp_path, rows, words):
    with pytest.raises(QgsProcessingException, match=words) as caught:
        run(nearmiss, HIERARCHY=tree(tmp_path, *rows))
    assert "Traceback" not in str(caught.value)


def test_files_of_a_hierarchy(nearmiss, tmp_path):
    with pytest.raises(QgsProcessingException, match=r"HIERARCHY: gone.csv is no file"):
        run(nearmiss, HIERARCHY=str(tmp_path / "gone.csv"))
    with pytest.raises(QgsProcessingException, match=r"is no file"):
        run(nearmiss, HIERARCHY=str(tmp_path))
    latin = tmp_path / "latin.csv"
    latin.write_bytes("attribute,value,parent\ntown,bäth,x\n".encode("latin-1"))
    with pytest.raises(QgsProcessingException, match=r"cannot be read as text in UTF-8"):
        run(nearmiss, HIERARCHY=str(latin))
    marked = tmp_path / "marked.csv"
    marked.write_bytes(b"\xef\xbb\xbfattribute,value,parent\r\ntown,bath,somerset\r\n")
    assert run(nearmiss, HIERARCHY=str(marked))["EMPTY"] == 0
    file = tree(tmp_path, "town,bath,somerset")
    with pytest.raises(QgsProcessingException, match=r"would overwrite the file of HIERARCHY"):
        run(nearmiss, HIERARCHY=file, OUTPUT=file)


def test_dates_lie_in_months(nearmiss):
    day = QDate
    raw = table(
        [(None, "1", day(2026, 3, 2)), (None, "2", day(2026, 3, 30)), (None, "3", day(2026, 4, 1))], "id:string,at:date"
    )
    anon = table([(None, "1", "2026-03"), (None, "2", "2026-03-30"), (None, "3", "2026")], "id:string,at:string")
    found = run(nearmiss, RAW=raw, ANON=anon, ATTRIBUTES="at||containment")
    assert values(found["OUTPUT"], "contained", "truth_contained") == [[2, True], [1, True], [3, True]]


@pytest.mark.parametrize(
    ("more", "words"),
    [
        ({"ATTRIBUTES": "age||num"}, "age is of the type num. Here every attribute is of the type containment"),
        ({"ATTRIBUTES": "age||containment|||rule=fuzzy"}, "fuzzy is no value of the option rule"),
        (
            {"ATTRIBUTES": "town||containment|||rule=interval"},
            "town: 2 of 3 published values cannot be read as intervals",
        ),
        ({"RAW": table([], RAW_FIELDS)}, r"RAW .* has no rows"),
        ({"ANON": table([], FIELDS)}, r"ANON .* has no rows"),
    ],
)
def test_what_is_refused(nearmiss, more, words):
    with pytest.raises(QgsProcessingException, match=words):
        run(nearmiss, **more)


def test_more_different_values_than_can_be_held(nearmiss, monkeypatch):
    from nearmiss_qgis.core.attack import candidates

    monkeypatch.setattr(candidates, "MAX_CELLS", 15)
    with pytest.raises(QgsProcessingException, match="4 different published values against 4 different raw ones"):
        run(nearmiss, ATTRIBUTES="age||containment")
    assert run(nearmiss, ATTRIBUTES="town||containment")["EMPTY"] == 0


def test_nobody_in_common_is_not_tested(nearmiss):
    log = Log()
    found = run(nearmiss, log, ANON=table([(None, "x", "20s", "bath")], FIELDS))
    assert values(found["OUTPUT"], *COLUMNS) == [["x", 4, 2, 0.5, 0.5, None]]
    assert "truth_contained is not tested" in log.text


def test_from_the_shell(headless, tmp_path):
    folder = fixture_folder("reidentify", "vignette")
    given = {
        "RAW": folder / "s32_raw.csv",
        "ANON": folder / "s32_anon.csv",
        "RAW_ID": "ROW_NUMBER",
        "ANON_ID": "ROW_NUMBER",
    }
    lines = "AGE||containment\\nAREA||containment\\nSEX||containment"
    tree, output = folder / "s32_hierarchy.csv", tmp_path / "k.gpkg"
    done = headless.json("nearmiss:containment", **given, ATTRIBUTES=lines, HIERARCHY=tree, OUTPUT=output)
    assert (done["results"]["K_MIN"], done["results"]["EMPTY"]) == (1, 0)
    assert opened(output).featureCount() == 200 and any("PRIVATE file" in line for line in done["log"]["info"])
    done = headless(
        "nearmiss:containment", **given, ATTRIBUTES=lines, HIERARCHY=tmp_path / "gone.csv", OUTPUT=tmp_path / "n.csv"
    )
    assert done.returncode == 1 and "gone.csv is no file" in done.stderr and "Traceback" not in done.stderr
