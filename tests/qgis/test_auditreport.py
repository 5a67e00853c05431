"""The audit report through the toolbox: its numbers are those of the measures, and what it must not say."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path

import jsonschema
import pytest
from conftest import SAMPLE, Log, fixture_folder, layer, opened, values
from qgis.core import QgsProcessingException

ROOT = Path(__file__).resolve().parents[2]
UTM = "EPSG:32631"
NAMED = {"AUXILIARY_NAME": "Addresses of the sample town, 2026-01-01"}
FIELDS = {
    "REPORT_ID": "report_id",
    "CATEGORY": "hazard",
    "CONTRIBUTOR": "contributor",
    "TIME": "occurred_at",
    "DATE": "2026-11-30",
}


def sample(name):
    return opened(SAMPLE / f"{name}.geojson")


def run(nearmiss, folder, log=None, **given):
    """Results, the page and the document."""
    found = nearmiss(
        "auditreport",
        log,
        **{
            "INPUT": sample("reports"),
            "REPORT_HTML": str(folder / "audit.html"),
            "REPORT_JSON": str(folder / "audit.json"),
            **given,
        },
    )
    document = json.loads((folder / "audit.json").read_text(encoding="utf-8"))
    schema = json.loads((ROOT / "docs" / "schemas" / "audit.schema.json").read_text(encoding="utf-8"))
    jsonschema.validate(document, schema)
    return found, (folder / "audit.html").read_text(encoding="utf-8"), document


def everything():
    return {
        **FIELDS,
        "AUXILIARY": sample("addresses"),
        **NAMED,
        "STREETS": sample("streets"),
        "SEGMENT_ID": "segment_id",
    }


def test_the_numbers_are_those_of_the_measures(nearmiss, tmp_path):
    found, page, document = run(nearmiss, tmp_path, **everything())
    audited = document["audited"]
    assert (audited["rows"], audited["used"], audited["excluded"]) == (2000, 1999, {"null geometry": 1})
    assert (audited["counts"], audited["auxiliary"]["name"]) == ("people", NAMED["AUXILIARY_NAME"])

    k = nearmiss(
        "kradius",
        INPUT=sample("reports"),
        CONTRIBUTOR="contributor",
        AUXILIARY=sample("addresses"),
        **NAMED,
        STREETS=sample("streets"),
        SEGMENT_ID="segment_id",
        OUTPUT="memory:",
    )
    names = ("radius_m", "k_min", "k_p05", "k_median", "k_mean", "k_max", "k_zero")
    rows = [dict(zip(names, row)) for row in values(k["OUTPUT"], *names)]
    for ours, theirs in zip(document["candidates"]["rows"], rows):
        assert {name: ours[name] for name in names} == theirs
    catchment = rows[-1]
    assert catchment.pop("radius_m") is None
    assert {name: document["candidates"]["catchment"][name] for name in names[1:]} == catchment
    assert (found["K_MIN"], found["BELOW_K"]) == (k["K_MIN"], k["BELOW_K"])

    ranked = nearmiss(
        "rankrecords",
        INPUT=sample("reports"),
        REPORT_ID="report_id",
        CONTRIBUTOR="contributor",
        AUXILIARY=sample("addresses"),
        **NAMED,
        QUASI_IDENTIFIERS=["hazard"],
        GRID=1,
        OUTPUT="memory:",
    )
    assert document["records"]["at_risk"] == ranked["RECORDS_AT_RISK"] == found["RECORDS_AT_RISK"]
    assert document["records"]["people_at_risk"] == ranked["PEOPLE_AT_RISK"]
    assert document["records"]["expected_by_candidates"] == pytest.approx(ranked["EXPECTED_BY_CANDIDATES"])
    assert [r["record_id"] for r in document["records"]["rows"]] == values(ranked["OUTPUT"], "record_id")
    assert "occurred_at (month)" in document["uniqueness"]["quasi_identifiers"]
    assert [gap["section"] for gap in document["not_measured"]].count(None) == 3  # unknown people, a lost row, always
    for text in ("What was not measured", "How to run it again", NAMED["AUXILIARY_NAME"]):
        assert text in page


@pytest.mark.parametrize(
    ("city", "file", "name", "headline"),
    [
        ("bath_2025q1", "bath.gpkg", "crimes", (496, 2084, 1)),
        ("leicester_2025q1", "leicester.gpkg", "crimes_1mile", (71, 1866, 1)),
    ],
)
def test_real_cities(nearmiss, tmp_path, city, file, name, headline):
    """Rows alone, cells of one and the cross-product, counted by another program."""
    import processing

    folder = fixture_folder("real", city)
    block = next(b for b in json.loads((folder / "expected.json").read_text()) if b["layer"] == name)
    moved = {"INPUT": opened(f"{folder / file}|layername={name}"), "OUTPUT": "memory:"}
    there = processing.run("native:reprojectlayer", {**moved, "TARGET_CRS": f"EPSG:{block['crs']}"})["OUTPUT"]
    found, _, document = run(nearmiss, tmp_path, INPUT=there, QUASI_IDENTIFIERS=block["qi"])
    assert (found["ALONE"], found["CELLS_OF_ONE"], found["SMALLEST_CELL"]) == headline
    assert "K_MIN" not in found and document["candidates"] is None
    cells = {frozenset(row["dimensions"]): row for row in document["cells"]["rows"]}
    for row in block["cells"]:
        ours = cells[frozenset(row["by"])]
        assert (ours["cells"], ours["k_min"], ours["cells_of_one"], ours["cells_below_k"]) == (
            row["cells"],
            row["min"],
            row["singles"],
            row["below_5"],
        )
    assert "candidates" in [gap["section"] for gap in document["not_measured"]]


class Texts(HTMLParser):
    """Texts and attributes of a page, with what would leave it."""

    def __init__(self):
        super().__init__()
        self.texts, self.leaves = [], []

    def handle_starttag(self, tag, attrs):
        self.leaves += [value for name, value in attrs if name in ("src", "href") and not value.startswith("#")]
        self.texts += [value for _, value in attrs if value]
        assert tag not in ("script", "link", "iframe", "object", "img")

    def handle_data(self, data):
        self.texts.append(data)


def read(page):
    parser = Texts()
    parser.feed(page)
    return parser


def test_neither_a_coordinate_nor_an_attribute_value_of_a_record(nearmiss, tmp_path):
    """Every value and coordinate of the input is looked for in the page and in the JSON."""
    rows = [
        (f"POINT ({500123.456 + 7 * i} {5500987.321 + 11 * i})", f"rec{i}", f"secretkind{i % 9}", f"person-{i % 13}")
        for i in range(60)
    ]
    points = layer("Point", rows, "id:string,kind:string,who:string", UTM, "points")
    _, page, document = run(nearmiss, tmp_path, INPUT=points, REPORT_ID="id", CATEGORY="kind", CONTRIBUTOR="who")
    text = page + json.dumps(document)
    assert "rec" in text  # ids are listed
    assert not re.findall(r"secretkind\d|person-\d", text)
    assert not re.findall(r"5001\d\d\.|5500\d{3}\.|5001\d\d\b|5500\d{3}\b", text)
    assert read(page).leaves == [] and "://" not in page.replace("http://www.w3.org/2000/svg", "")


def test_hostile_names_stay_text(nearmiss, tmp_path):
    evil = "<script>alert(1)</script>\"'&"
    rows = [("POINT (500000 5500000)", evil, "a"), ("POINT (500900 5500000)", "b", "a")]
    points = layer("Point", rows, "id:string,kind:string", UTM, evil)
    _, page, document = run(
        nearmiss, tmp_path, INPUT=points, REPORT_ID="id", AUXILIARY=points, AUXILIARY_NAME=evil, CATEGORY="kind"
    )
    assert "<script" not in page and evil in "".join(read(page).texts)
    assert document["audited"]["layer"] == evil


def test_a_release_is_audited_too(nearmiss, tmp_path):
    """The output, not the input: leaks of the release are in the report, and the run does not fail for them."""
    release = tmp_path / "release"
    release.mkdir()
    street = {"type": "LineString", "coordinates": [[3.0, 55.0], [3.01, 55.0]]}
    features = [
        {"type": "Feature", "properties": {"segment_id": f"s{n}", "report_count": n}, "geometry": street}
        for n in (2, 7)
    ]
    collection = {"type": "FeatureCollection", "features": features}
    (release / "segments.geojson").write_text(json.dumps(collection), encoding="utf-8")
    found, page, document = run(nearmiss, tmp_path, RELEASE=str(release), **FIELDS)
    section = document["release"]
    assert found["LEAKS"] == section["leaks"] > 0 and not section["passed"]
    assert (section["segments"], section["published"], section["count_min"]) == (2, 2, 2)
    assert "floor" in [f["rule"] for f in section["findings"] if f["severity"] == "leak" and f["status"] == "failed"]
    assert document["audited"]["release"] == {"name": "release"}
    assert document["headline"][-1]["id"] == "leaks"
    verified = nearmiss("verifyrelease", RELEASE=str(release), REPORTS=sample("reports"), FAIL_ON_FINDING=False)
    assert verified["LEAKS"] == section["leaks"] and verified["NOT_TESTED"] == section["not_tested"]
    assert "rules of the gate that lacked their input" in page


def test_decisions_are_applied_and_listed(nearmiss, tmp_path):
    rows = [("leave_out", "the only house"), ("keep", "a junction")]
    ids = sorted(values(sample("reports"), "report_id"))[:2]
    fields = "record_id:string,decision:string,reason:string"
    table = layer("NoGeometry", [(None, one, *row) for one, row in zip(ids, rows)], fields, "", "decisions")
    _, page, document = run(nearmiss, tmp_path, DECISIONS=table, **FIELDS)
    assert (document["decisions"]["left_out"], document["decisions"]["kept"]) == (1, 1)
    assert document["audited"]["excluded"]["left out by decision"] == 1 and document["audited"]["used"] == 1998
    assert sum(document["audited"]["excluded"].values()) + document["audited"]["used"] == 2000
    assert ids[0] not in [row["record_id"] for row in document["records"]["rows"]]
    assert "the only house" in page


def test_each_row_is_in_one_bucket_and_somebody_has_to_be_left(nearmiss, tmp_path):
    rows = [("POINT (500000 5500000)", "a"), ("POINT (500900 5500000)", "b"), (None, "c")]
    points = layer("Point", rows, "id:string", UTM, "points")

    def without(*ids):
        return layer(
            "NoGeometry", [(None, one, "leave_out") for one in ids], "record_id:string,decision:string", "", "d"
        )

    _, _, document = run(nearmiss, tmp_path, INPUT=points, REPORT_ID="id", DECISIONS=without("a", "c"))
    assert document["audited"]["excluded"] == {"null geometry": 1, "left out by decision": 1}
    with pytest.raises(
        QgsProcessingException, match=r"leave out every record of INPUT \(points\) that has a location \(2\)"
    ):
        run(nearmiss, tmp_path, INPUT=points, REPORT_ID="id", DECISIONS=without("a", "b"))


def test_the_same_bytes_whatever_the_order(nearmiss, tmp_path):
    rows = [(f"POINT ({500000 + 37 * (i * i % 41)} 5500000)", f"r{i}", "ab"[i % 2]) for i in range(40)]
    texts = []
    for n, order in enumerate((rows, rows[::-1])):
        (tmp_path / str(n)).mkdir()
        points = layer("Point", order, "id:string,kind:string", UTM, "points")
        run(nearmiss, tmp_path / str(n), INPUT=points, REPORT_ID="id", CATEGORY="kind", DATE="2026-11-30")
        text = (tmp_path / str(n) / "audit.json").read_text(encoding="utf-8")
        texts.append(re.sub(r'"rerun": .*', "", text))
    assert texts[0] == texts[1]


def test_a_subset_and_a_selection_are_disclosed(nearmiss, tmp_path):
    points = sample("reports")
    assert points.setSubsetString('"hazard" IS NOT NULL')
    _, page, document = run(nearmiss, tmp_path, INPUT=points)
    assert document["audited"]["filter"] == '"hazard" IS NOT NULL' and document["audited"]["provider_rows"] == 2000
    assert document["audited"]["rows"] < 2000 and "IS NOT NULL" in page


@pytest.mark.parametrize(
    ("more", "words"),
    [
        ({"DATE": "30.11.2026"}, "DATE: 30.11.2026 is no date"),
        ({"DATE": "2026-W01-1"}, "is no date"),
        ({"AT_RADIUS": 0.0001}, "AT_RADIUS: 0.0001 is no radius"),
        ({"RELEASE": "nowhere/at-all"}, "does not exist"),
        ({"REPORT_HTML": "audit.txt"}, "REPORT_HTML"),
        ({"REPORT_HTML": None}, "Nothing is asked for"),
        ({"AUXILIARY": "addresses"}, "AUXILIARY_NAME is empty"),
        ({"CATEGORY": "hazrd"}, "Did you mean hazard"),
    ],
)
def test_wrong_values_are_refused_before_any_work(nearmiss, tmp_path, monkeypatch, more, words):
    monkeypatch.chdir(tmp_path)
    given = {"INPUT": str(SAMPLE / "reports.geojson"), "REPORT_HTML": str(tmp_path / "a.html"), **more}
    if "AUXILIARY" in given:
        given["AUXILIARY"] = str(SAMPLE / "addresses.geojson")
    fine, why = nearmiss.check("auditreport", **given)
    assert not fine and words in why


def test_a_report_that_cannot_be_written_says_which(nearmiss, tmp_path):
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(QgsProcessingException, match="REPORT_HTML"):
        nearmiss("auditreport", INPUT=str(SAMPLE / "reports.geojson"), REPORT_HTML=str(tmp_path / "file" / "a.html"))


@pytest.mark.parametrize(
    "rows", [[("POINT (500000 5500000)", "a", None)], [("POINT (500000 5500000)", None, None)] * 3]
)
def test_one_row_and_columns_of_null(nearmiss, tmp_path, rows):
    log = Log()
    points = layer("Point", rows, "id:string,kind:string", UTM, "points")
    found, _, document = run(nearmiss, tmp_path, log, INPUT=points, CATEGORY="kind")
    assert found["SMALLEST_CELL"] == len(rows) and document["map"] is None
    assert document["attributes"]["rows"][0]["nulls"] == len(rows)


def test_more_filters_than_can_be_combined(nearmiss, tmp_path):
    names = [f"f{i}" for i in range(11)]
    rows = [(f"POINT ({500000 + i} 5500000)", *[str(i * j % 3) for j in range(11)]) for i in range(30)]
    points = layer("Point", rows, ",".join(f"{name}:string" for name in names), UTM, "points")
    _, _, document = run(nearmiss, tmp_path, INPUT=points, QUASI_IDENTIFIERS=names)
    depths = {row["depth"] for row in document["cells"]["rows"]}
    assert max(depths) == 12 and len(depths) < 12
    assert document["cells"]["rows"][-1]["cells"] == 30
    assert any("12 filters have too many combinations" in gap["why"] for gap in document["not_measured"])


def test_the_command_tells_no_temporary_name_and_every_digit(nearmiss, tmp_path):
    points = layer("Point", [("POINT (500000 5500000)", "a")], "id:string", UTM, "points")
    _, _, document = run(nearmiss, tmp_path, INPUT=points, AT_RADIUS=1234.5678, DATE="2026-11-30")
    assert "'INPUT=<points>'" in document["rerun"] and "AT_RADIUS=1234.5678" in document["rerun"]
    assert {"name": "AT_RADIUS", "value": "1234.5678"} in document["audited"]["parameters"]


def test_the_command_makes_the_same_report_again(headless, tmp_path):
    """It is run as it stands in the report."""
    import shlex

    done = headless(
        "nearmiss:auditreport",
        INPUT=SAMPLE / "reports.geojson",
        REPORT_ID="report_id",
        QUASI_IDENTIFIERS="hazard;severity",
        AUXILIARY=SAMPLE / "addresses.geojson",
        AUXILIARY_NAME="The town's addresses, 2026",
        DATE="2026-11-30",
        REPORT_JSON=tmp_path / "PRIVATE audit.json",
    )
    assert done.returncode == 0, done.stderr
    first = (tmp_path / "PRIVATE audit.json").read_bytes()
    words = shlex.split(json.loads(first)["rerun"])
    (tmp_path / "PRIVATE audit.json").unlink()
    again = headless.words(*words[1:])
    assert again.returncode == 0, again.stderr
    assert (tmp_path / "PRIVATE audit.json").read_bytes() == first
