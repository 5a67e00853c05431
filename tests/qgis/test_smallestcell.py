"""The smallest cell through the toolbox: by hand, on real cities, and what it refuses."""

from __future__ import annotations

import json

import pytest
from conftest import SAMPLE, Log, fixture_folder, layer, opened, values
from qgis.core import QgsField, QgsProcessingException, QgsWkbTypes
from qgis.PyQt.QtCore import QVariant
from test_uniquenessprofile import CITIES

UTM = "EPSG:32631"
HERE, NEAR, THERE = "POINT (500000 5500000)", "POINT (500000.3 5500000.3)", "POINT (500400 5500000)"
BESIDE = "POINT (500003 5500000)"
NONE, DECIMALS, GRID, FIELD = range(4)
YEAR, MONTH, WEEK, DAY, HOUR = range(5)
ROWS = [
    ("a", "p", "2025-01-01T00:30:00+01:00"),
    ("a", " p ", "2025-01-02"),
    ("a", "q", "2025-01-31T23:59:59Z"),
    ("b", "q", "2025-02-03T08:00:00Z"),
    ("b", None, "2025-02-09"),
    (None, "r", None),
    ("", "s", "not a time"),
]
FIELDS = "kind_of:string,who:string,at:string"


def table(rows=ROWS, fields=FIELDS):
    return layer("None", [(None, *row) for row in rows], fields, "", "records")


def subsets(found, *names):
    """Numbers by combination."""
    rows = values(found["SUBSETS"], "dimensions", *names)
    return {row[0]: row[1] if len(names) == 1 else tuple(row[1:]) for row in rows}


def test_counted_by_hand(nearmiss):
    log = Log()
    found = nearmiss(
        "smallestcell",
        log,
        INPUT=table(),
        DIMENSIONS=["kind_of", "who"],
        K=3,
        SUBSETS="memory:",
        CELLS="memory:",
        RECORDS="memory:",
    )
    names = ("depth", "cells", "k_min", "cells_of_one", "cells_below_k", "records_below_k", "share_below_k")
    assert subsets(found, *names) == {
        "kind_of": (1, 4, 1, 2, 3, 4, pytest.approx(4 / 7)),  # a 3, b 2, NULL 1, '' 1
        "who": (1, 6, 1, 5, 6, 7, 1.0),  # "p" and " p " are two values; only q has 2
        "kind_of, who": (2, 7, 1, 7, 7, 7, 1.0),
    }
    assert list(subsets(found, "depth")) == ["kind_of", "who", "kind_of, who"]
    cells = [["", "s", 1], ["a", " p ", 1], ["a", "p", 1], ["a", "q", 1], ["b", None, 1], ["b", "q", 1], [None, "r", 1]]
    assert sorted(values(found["CELLS"], "kind_of", "who", "count"), key=str) == sorted(cells, key=str)
    records = {tuple(row[:2]): tuple(row[2:]) for row in values(
        found["RECORDS"], "kind_of", "who", "smallest_cell", "minimal_unique_sets", "suda"
    )}  # fmt: skip
    assert records == {
        ("a", "p"): (1, "who", 1.0),
        ("a", " p "): (1, "who", 1.0),
        ("a", "q"): (1, "kind_of + who", 1.0),
        ("b", "q"): (1, "kind_of + who", 1.0),
        ("b", None): (1, "who", 1.0),
        (None, "r"): (1, "kind_of; who", 2.0),
        ("", "s"): (1, "kind_of; who", 2.0),
    }
    numbers = ("INPUT_ROWS", "SMALLEST_CELL", "CELL_COUNT", "CELLS_OF_ONE", "RECORDS_BELOW_K")
    assert [found[name] for name in numbers] == [7, 1, 7, 7, 7] and "WORKING_CRS" not in found
    assert any("People are not tested" in text for text in log.warnings)


def test_people_not_rows(nearmiss):
    """a is p (twice, trimmed) and q; b is q, the unknown one beside adds nobody; NULL and '' are one person each."""
    log = Log()
    found = nearmiss(
        "smallestcell", log, INPUT=table(), DIMENSIONS="kind_of", CONTRIBUTOR="who", K=2, SUBSETS="memory:", CELLS="memory:"
    )  # fmt: skip
    assert subsets(found, "cells", "k_min", "cells_of_one", "records_below_k") == {"kind_of": (4, 1, 3, 4)}
    assert values(found["CELLS"], "kind_of", "count") == [[None, 1], ["", 1], ["b", 1]]
    assert any("contributor of 1 of 7 records is unknown" in text for text in log.warnings)


@pytest.mark.parametrize(
    ("width", "cells"),
    [
        (YEAR, {"2024": 1, "2025": 4}),
        (MONTH, {"2024-12": 1, "2025-01": 2, "2025-02": 2}),
        (WEEK, {"2025-W01": 2, "2025-W05": 1, "2025-W06": 2}),
        (DAY, {"2024-12-31": 1, "2025-01-02": 1, "2025-01-31": 1, "2025-02-03": 1, "2025-02-09": 1}),
        (HOUR, {"2024-12-31T23": 1, "2025-01-02T00": 1, "2025-01-31T23": 1, "2025-02-03T08": 1, "2025-02-09T00": 1}),
    ],
)
def test_time_in_bins(nearmiss, width, cells):
    """In UTC: half past midnight at +01:00 is still the old year. Monday 2025-02-03 to Sunday 9 is one ISO week."""
    log = Log()
    found = nearmiss(
        "smallestcell", log, INPUT=table(), TIME="at", TIME_BIN=width, K=9, SUBSETS="memory:", CELLS="memory:"
    )
    assert dict(values(found["CELLS"], "time", "count")) == {None: 2, **cells}
    assert any("2 of 7 records have no time that can be read" in text for text in log.warnings)


def test_location_at_a_precision_is_one_more_key(nearmiss):
    rows = [(HERE, "a"), (NEAR, "a"), (THERE, "b"), (None, "b"), ("POINT EMPTY", "c")]
    points, log = layer("Point", rows, "kind_of:string", UTM, "points"), Log()
    given = {"INPUT": points, "DIMENSIONS": "kind_of", "LOCATION": GRID, "K": 2, "SUBSETS": "memory:"}
    found = nearmiss("smallestcell", log, CELLS="memory:", RECORDS="memory:", **given)
    assert subsets(found, "cells", "k_min") == {"kind_of": (2, 1), "location": (2, 1), "kind_of, location": (2, 1)}
    assert values(found["CELLS"], "kind_of", "location", "count") == [["b", "500400, 5500000", 1]]
    assert found["INPUT_ROWS"] == 5 and found["WORKING_CRS"] == UTM
    assert any("2 of 5 rows have no usable location: not measured" in text for text in log.warnings)
    records = values(found["RECORDS"], "kind_of", "smallest_cell", "minimal_unique_sets", "suda")
    wanted = [["a", 2, None, 0.0]] * 2 + [["b", 1, "kind_of; location", 2.0], ["b"] + [None] * 3, ["c"] + [None] * 3]
    assert sorted(records, key=str) == sorted(wanted, key=str)
    beside = layer("Point", [(HERE,), (BESIDE,)], "", UTM, "points")
    one_metre = nearmiss("smallestcell", INPUT=beside, LOCATION=GRID, SUBSETS="memory:")
    assert (one_metre["CELL_COUNT"], one_metre["SMALLEST_CELL"]) == (2, 1)
    fine = nearmiss("smallestcell", LOCATION_PRECISION=0.1, **given)
    assert subsets(fine, "cells")["location"] == 3
    degrees = nearmiss("smallestcell", CELLS="memory:", **{**given, "LOCATION": DECIMALS})
    assert values(degrees["CELLS"], "location") == ["3.0055, 49.6525"]  # as GDAL transforms it
    coarse = nearmiss("smallestcell", **{**given, "LOCATION": DECIMALS, "LOCATION_PRECISION": 0})
    assert subsets(coarse, "cells")["location"] == 1


def test_location_of_a_field_and_names_that_are_ours(nearmiss):
    rows = [("x", "north", "1"), ("x", "north", "1"), ("y", "south", "2")]
    found = nearmiss(
        "smallestcell",
        INPUT=table(rows, "location:string,district:string,count:string"),
        DIMENSIONS=["count", "location"],
        LOCATION=FIELD,
        LOCATION_FIELD="district",
        MAX_DEPTH=1,
        K=2,
        SUBSETS="memory:",
        CELLS="memory:",
    )
    assert list(subsets(found, "cells")) == ["count", "location_1", "location"]
    assert values(found["CELLS"], "count_1", "location_1", "location", "count") == [["2", "y", "south", 1]]


def test_depth_and_the_numbers_of_all_filters(nearmiss):
    rows = [("a", "x", "1"), ("a", "y", "1"), ("b", "x", "1"), ("b", "y", "1")]
    log = Log()
    given = {"INPUT": table(rows, "p:string,q:string,r:string"), "DIMENSIONS": "p;q;r", "K": 2, "SUBSETS": "memory:"}
    found = nearmiss("smallestcell", log, MAX_DEPTH=1, RECORDS="memory:", **given)
    assert subsets(found, "k_min") == {"p": 2, "q": 2, "r": 4}
    assert (found["SMALLEST_CELL"], found["CELLS_OF_ONE"], found["RECORDS_BELOW_K"]) == (1, 4, 4)
    assert values(found["RECORDS"], "smallest_cell", "minimal_unique_sets") == [[1, None]] * 4
    assert any("stop at 1 of 3 filters" in text for text in log.infos)
    assert len(subsets(nearmiss("smallestcell", **given), "k_min")) == 7


def test_one_row_and_a_column_of_nothing_but_null(nearmiss):
    found = nearmiss("smallestcell", INPUT=table([("a", "p", None)]), DIMENSIONS=["kind_of"], SUBSETS="memory:")
    assert (found["SMALLEST_CELL"], found["CELL_COUNT"], found["RECORDS_BELOW_K"]) == (1, 1, 1)
    rows = [(None, "p", None)] * 6
    found = nearmiss("smallestcell", INPUT=table(rows), DIMENSIONS=["kind_of"], SUBSETS="memory:", CELLS="memory:")
    assert (found["SMALLEST_CELL"], found["CELL_COUNT"], found["RECORDS_BELOW_K"]) == (6, 1, 0)
    assert found["CELLS"].featureCount() == 0


@pytest.mark.parametrize(
    ("more", "words"),
    [
        ({}, "No filter is given"),
        ({"DIMENSIONS": ["kind_of", "kind_of"]}, "Field kind_of is given twice: in DIMENSIONS and in DIMENSIONS"),
        ({"DIMENSIONS": ["at"], "TIME": "at"}, "Field at is given twice: in DIMENSIONS and in TIME"),
        ({"LOCATION": FIELD}, "LOCATION_FIELD is not given"),
        ({"LOCATION": FIELD, "DIMENSIONS": "who", "LOCATION_FIELD": "who"}, "Field who is given twice"),
        ({"LOCATION": DECIMALS, "LOCATION_PRECISION": 20}, "LOCATION_PRECISION: 20 is no number of decimals"),
        ({"LOCATION": DECIMALS, "LOCATION_PRECISION": 2.5}, "LOCATION_PRECISION: 2.5 is no number of decimals"),
        ({"LOCATION": GRID, "LOCATION_PRECISION": 0}, "LOCATION_PRECISION: 0 is no size of a grid cell"),
        ({"DIMENSIONS": ["hue"]}, "has no field hue"),
        ({"DIMENSIONS": ["kind_of"], "K": 1}, "K must be"),
        ({"DIMENSIONS": ["kind_of"], "MAX_DEPTH": -1}, "MAX_DEPTH must be"),
    ],
)
def test_wrong_values_are_refused_before_any_work(nearmiss, more, words):
    points = layer("Point", [(HERE, *row) for row in ROWS], FIELDS, UTM, "points")
    assert words in nearmiss.check("smallestcell", INPUT=points, SUBSETS="memory:", **more)[1]


@pytest.mark.parametrize("where", [DECIMALS, GRID])
@pytest.mark.parametrize("kind", ["None", "LineString"])
def test_a_location_needs_points(nearmiss, where, kind):
    rows = [(None if kind == "None" else "LINESTRING (0 0, 1 1)", "a")]
    message = nearmiss.check("smallestcell", INPUT=layer(kind, rows, "p:string"), LOCATION=where, SUBSETS="memory:")[1]
    assert "holds no points" in message and "INPUT (layer)" in message


@pytest.mark.parametrize(
    ("kind", "name"),
    [
        (QVariant.Map, "map"),
        (QVariant.Map, "JSON"),
        (QVariant.StringList, "stringlist"),
        (QVariant.ByteArray, "binary"),
        (QVariant.String, "jsonb"),
        (QVariant.UserType, "geometry"),
    ],
)
def test_a_filter_holds_single_values(kind, name):
    from nearmiss_qgis.layers.read import holds_single_values

    assert not holds_single_values(QgsField("tags", kind, name))


@pytest.mark.parametrize(("field", "kind"), [("a", "JSON"), ("b", "IntegerList"), ("c", "StringList"), ("d", "JSON")])
@pytest.mark.parametrize("parameter", ["DIMENSIONS", "TIME", "LOCATION_FIELD"])
def test_json_and_lists_are_refused_by_name(nearmiss, tmp_path, field, kind, parameter):
    point = {"type": "Point", "coordinates": [3, 55]}
    properties = {"a": {"x": 1}, "b": [1, 2], "c": ["u"], "d": [{"x": 1}]}
    file = tmp_path / "lists.geojson"
    file.write_text(json.dumps({"type": "Feature", "properties": properties, "geometry": point}))
    more = {"LOCATION": FIELD} if parameter == "LOCATION_FIELD" else {}
    message = nearmiss.check("smallestcell", INPUT=str(file), SUBSETS="memory:", **{parameter: field}, **more)[1]
    assert message.startswith(f"{parameter}: field {field} of INPUT (lists) is of type {kind}")


@pytest.mark.parametrize(
    ("rows", "more", "words"),
    [
        ([], {"DIMENSIONS": ["kind_of"]}, "has no rows"),
        ([(HERE, "a", "p", "noon")], {"TIME": "at"}, "TIME: none of the 1 values of field at is a datetime"),
        ([(HERE, "a", "p", None)], {"TIME": "at"}, "TIME: none of the 1 values"),
        ([(None, "a", "p", None)], {"LOCATION": GRID}, "nothing can be measured"),
    ],
)
def test_nothing_to_measure_is_no_zero(nearmiss, rows, more, words):
    points = layer("Point", rows, FIELDS, UTM, "points")
    with pytest.raises(QgsProcessingException, match=words):
        nearmiss("smallestcell", INPUT=points, SUBSETS="memory:", **more)


def test_too_many_filters_are_refused(nearmiss):
    names = [f"f{i}" for i in range(11)]
    points = layer("None", [(None, *names)], ",".join(f"{name}:string" for name in names), "", "records")
    given = {"INPUT": points, "DIMENSIONS": names, "SUBSETS": "memory:"}
    assert "11 filters have 2047 combinations" in nearmiss.check("smallestcell", **given)[1]
    assert len(subsets(nearmiss("smallestcell", MAX_DEPTH=2, **given), "depth")) == 11 + 55


def test_what_location_does_not_use_is_said(nearmiss):
    log = Log()
    nearmiss("smallestcell", log, INPUT=table(), DIMENSIONS=["kind_of"], LOCATION_PRECISION=3, SUBSETS="memory:")
    assert any("LOCATION_PRECISION is given, but LOCATION does not use it" in text for text in log.warnings)


def test_the_order_of_the_input_plays_no_part(nearmiss):
    def answer(rows):
        given = {"INPUT": table(rows), "DIMENSIONS": ["kind_of"], "TIME": "at", "K": 9}
        found = nearmiss("smallestcell", SUBSETS="memory:", CELLS="memory:", RECORDS="memory:", **given)
        return [values(found[name], *found[name].fields().names()) for name in ("SUBSETS", "CELLS", "RECORDS")]

    assert answer(ROWS) == answer(ROWS[::-1])


def test_files_and_what_is_private(nearmiss, tmp_path):
    places = {name: str(tmp_path / f"{name.lower()}.gpkg") for name in ("SUBSETS", "CELLS", "RECORDS")}
    log = Log()
    given = {"INPUT": str(SAMPLE / "reports.geojson"), "DIMENSIONS": ["hazard", "severity"], "K": 20}
    nearmiss("smallestcell", log, LOCATION=DECIMALS, LOCATION_PRECISION=2, **given, **places)
    assert sum("PRIVATE file" in text for text in log.infos) == 2
    assert opened(places["RECORDS"]).wkbType() == QgsWkbTypes.Type.Point
    assert opened(places["RECORDS"]).featureCount() == 2000
    assert opened(places["SUBSETS"]).featureCount() == 7
    assert all(count < 20 for count in values(opened(places["CELLS"]), "count"))


def test_the_example_of_the_documentation(nearmiss):
    given = {
        "INPUT": str(SAMPLE / "reports.geojson"),
        "DIMENSIONS": "hazard;severity",
        "TIME": "occurred_at",
        "LOCATION": DECIMALS,
        "LOCATION_PRECISION": 3,
        "SUBSETS": "memory:",
    }
    found = nearmiss("smallestcell", CONTRIBUTOR="contributor", **given)
    told = subsets(found, "cells", "k_min", "cells_of_one", "cells_below_k")
    assert told["hazard, severity"] == (26, 1, 2, 7) and told["hazard, severity, time"] == (121, 1, 32, 64)
    assert found["CELLS_OF_ONE"] == 1573 and nearmiss("smallestcell", **given)["CELLS_OF_ONE"] == 1464


@pytest.mark.parametrize("share", [10, 60, 85])
def test_cancel_leaves_nothing(nearmiss, tmp_path, share):
    log, places = Log(), {name: str(tmp_path / f"{name}.gpkg") for name in ("SUBSETS", "CELLS", "RECORDS")}
    log.cancel_at = share
    given = {"INPUT": str(SAMPLE / "reports.geojson"), "DIMENSIONS": ["hazard", "severity"], "LOCATION": GRID}
    with pytest.raises(QgsProcessingException, match="Cancelled: no output was kept"):
        nearmiss("smallestcell", log, **given, **places)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("city", CITIES)
def test_real_cities(nearmiss, city):
    """Every row of every block of cells, with 3 and with 5 as K."""
    import processing

    file, _, crs = CITIES[city]
    folder = fixture_folder("real", city)
    blocks = json.loads((folder / "expected.json").read_text())
    seen = 0
    for block in (block for block in blocks if "cells" in block):
        source = opened(f"{folder / file}|layername={block['layer']}")
        if source.featureCount() != block["uniqueness"]["rows"]:  # its second block leaves these out
            assert source.setSubsetString("reported_by <> 'British Transport Police'")
        moved = {"INPUT": source, "TARGET_CRS": crs[block["layer"]], "OUTPUT": "memory:"}
        points = processing.run("native:reprojectlayer", moved)["OUTPUT"]
        for k in (3, 5):
            given = {"INPUT": points, "DIMENSIONS": block["qi"], "LOCATION": GRID, "LOCATION_PRECISION": 1, "K": k}
            found = nearmiss("smallestcell", SUBSETS="memory:", **given)
            assert (found["WORKING_CRS"], found["INPUT_ROWS"]) == (crs[block["layer"]], block["uniqueness"]["rows"])
            told = {
                frozenset(name.split(", ")): numbers
                for name, numbers in subsets(found, "cells", "k_min", "cells_of_one", "cells_below_k").items()
            }
            for row in block["cells"]:
                wanted = (row["cells"], row["min"], row["singles"], row[f"below_{k}"])
                assert told[frozenset(row["by"])] == wanted, (block["layer"], row["by"], k)
                seen += 1
            together = block["uniqueness"]
            assert (found["CELL_COUNT"], found["CELLS_OF_ONE"]) == (
                together["quasi_id_cells"],
                together["cells_of_one"],
            )
    assert seen == {"bath_2025q1": 14, "leicester_2025q1": 42, "cambridge_ma": 14}[city]
