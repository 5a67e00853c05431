"""The page of the audit report: every number of its document, everything escaped, and what is missing said where it is missed."""

from __future__ import annotations

import functools
import json
import re
import xml.etree.ElementTree as ET
from pathlib import Path

import jsonschema
import pytest
from audit_example import example, failing_release, long_names, no_decisions, only_uniqueness, variants
from test_report import Document

from nearmiss_qgis.core.findings import RULE_WORDS
from nearmiss_qgis.core.report import audit_page, audit_to_json
from nearmiss_qgis.core.texts import metres, number, printable, share
from nearmiss_qgis.processing.audit_words import AUDIT_TEXTS

ROOT = Path(__file__).resolve().parents[2]
NAMES = ("audit.j2", "style.j2", "findings.j2", "layout.j2", "pieces.j2")
TEMPLATE, *PARTS = ((ROOT / f"resources/report/{name}").read_text(encoding="utf-8") for name in NAMES)
SCHEMA = json.loads((ROOT / "docs/schemas/audit.schema.json").read_text(encoding="utf-8"))
HOSTILE = (
    "<script>alert(1)</script> & \"double\" 'single' ]]> --> </td></table></style></title> {{ 7 * 7 }} {% raw %} "
    "\x00\x08\x1b\x7f\x85\u202e\u2066\ud800\ufffe"
)
ORDER = [
    "audited",
    "headline",
    "uniqueness",
    "candidates",
    "cells",
    "records",
    "attributes",
    "release",
    "decisions",
    "not-measured",
    "rerun",
    "reading",
]
MEASURED = ["uniqueness", "candidates", "cells", "records", "attributes", "release", "decisions"]


def page(document, *, say=AUDIT_TEXTS, language="en"):
    parts = dict(zip(NAMES[1:], PARTS))
    return audit_page(TEMPLATE, document, say=say, language=language, words=RULE_WORDS, parts=parts)


def tree(document):
    return ET.fromstring(_page(audit_to_json(document)))


@functools.lru_cache
def _page(document):
    return page(json.loads(document))


def text_of(element):
    return " ".join(" ".join(element.itertext()).split())


def sections(document):
    """The text of each section by its id; pictures aside."""
    root = tree(document)
    for parent in list(root.iter()):
        for picture in [child for child in parent if child.tag == "svg"]:
            parent.remove(picture)
    return {one.get("id"): text_of(one) for one in root.iter("section") if one.get("id")}


def numbers(value, name=""):
    """Every number in a part of the document, as the page has to show it."""
    if isinstance(value, dict):
        for key, inside in value.items():
            if key not in ("depth", "distribution"):  # a list tells the depth; a picture shows the distribution
                yield from numbers(inside, key)
    elif isinstance(value, list):
        for inside in value:
            yield from numbers(inside, name)
    elif isinstance(value, (int, float)) and not isinstance(value, bool) and not (name == "count" and not value):
        if name.startswith("share_"):
            yield share(value)
        elif name in ("cell_width_m", "cell_height_m", "isolation_m"):
            yield metres(value)
        else:
            yield number(value)


def texts(value):
    if isinstance(value, dict):
        for inside in value.values():
            yield from texts(inside)
    elif isinstance(value, list):
        for inside in value:
            yield from texts(inside)
    elif isinstance(value, str):
        yield value


def holds(text, shown):
    """Whether a number stands in a text, not as a part of another one."""
    shown = " ".join(shown.split())
    return re.search(rf"(?<![\d.]){re.escape(shown)}(?![\d]|\.\d)", text) is not None


@pytest.mark.parametrize("name", variants())
def test_documents_fit_the_schema(name):
    jsonschema.Draft202012Validator.check_schema(SCHEMA)
    assert list(jsonschema.Draft202012Validator(SCHEMA).iter_errors(variants()[name])) == []


def objects(schema):
    if isinstance(schema, dict):
        if "properties" in schema and "type" in schema:
            yield schema
        for inside in schema.values():
            yield from objects(inside)
    elif isinstance(schema, list):
        for inside in schema:
            yield from objects(inside)


def test_the_schema_is_strict_and_explains_each_field():
    found = list(objects(SCHEMA))
    assert len(found) > 20
    for one in found:
        assert one["additionalProperties"] is False and one["required"] == list(one["properties"])
        assert all(field.get("description") for field in one["properties"].values())


def test_the_example_agrees_with_itself():
    document = example()
    audited, candidates, cells = document["audited"], document["candidates"], document["cells"]
    assert audited["used"] + sum(audited["excluded"].values()) == audited["rows"]
    assert sum(one["points"] for one in candidates["distribution"]) == candidates["points"] == audited["used"]
    (at,) = (row for row in candidates["rows"] if row["radius_m"] == candidates["at_radius_m"])
    below = sum(one["points"] for one in candidates["distribution"] if one["high"] is not None and one["high"] < 5)
    assert below == at["below"][0] and at["k_zero"] == candidates["distribution"][0]["points"]
    whole = cells["rows"][-1]
    assert sum(one["cells"] for one in cells["sizes"]) == whole["cells"]
    assert sum(one["records"] for one in cells["sizes"]) == audited["used"]
    for row in document["uniqueness"]["rows"]:
        assert row["cells_of_one"] <= row["records_in_cells_of_one"] <= row["rows"]
        assert row["locations_with_one_record"] <= row["distinct_locations"] <= row["quasi_id_cells"] <= row["rows"]


def test_sections_in_their_order():
    for document in variants().values():
        root = tree(document)
        assert [one.get("id") for one in root.iter("section") if one.get("id")] == ORDER
        assert [link.get("href") for link in root.find(".//nav").iter("a")] == [f"#{name}" for name in ORDER]


@pytest.mark.parametrize("name", variants())
def test_every_number_of_the_document_is_in_its_section(name):
    document = variants()[name]
    shown = sections(document)
    for section in MEASURED:
        for one in numbers(document[section]):
            assert holds(shown[section], one), (section, one)
    if document["candidates"]:
        told = " ".join(tree(document).find(".//desc[@id='k-distribution-desc']").text.split())
        assert all(holds(told, one) for one in numbers(document["candidates"]["distribution"], "distribution"))
    for one in numbers(document["headline"]):
        assert holds(shown["headline"], one), one
    for one in [*numbers(document["audited"]), *numbers((document["map"] or {}).get("records_not_shown"))]:
        assert holds(shown["audited"], one), one


def test_every_text_of_the_document_is_in_its_section():
    document = example()
    shown = sections(document)
    shown["not_measured"] = shown["not-measured"]
    for one in document["headline"] + document["not_measured"]:
        one.pop("id", None), one.pop("section", None)
    for finding in document["release"]["findings"]:
        del finding["status"], finding["severity"]
    document["release"]["findings"][-1]["message"] = ""  # a rule without a finding is listed by its id
    for section in ["audited", "headline", "not_measured", "rerun", "reading", *MEASURED]:
        for one in texts(document[section]):
            said = {"leave_out": "leave out"}.get(one, one)
            assert " ".join(said.split()) in shown[section], (section, one)


def test_a_number_that_is_hidden_is_missed():
    """The test above fails where a number is not shown: here one that the page never had."""
    assert not holds(sections(example())["candidates"], number(812.75))
    assert holds("83 of 248 (33.5 %)", "248") and not holds("1248", "248") and not holds("24.83", "83")


@pytest.mark.parametrize("section", [*MEASURED, "map"])
def test_a_section_that_was_not_measured_stays_and_says_why(section):
    document = example()
    document[section] = None
    document["not_measured"] = [
        {"section": section, "what": "This", "why": "it was not given", "remedy": "Give it to the run."}
    ]
    place = "audited" if section == "map" else section
    shown = sections(document)
    assert AUDIT_TEXTS[section] in shown[place]
    assert f"{AUDIT_TEXTS['section_gap']}: This – it was not given. Give it to the run." in shown[place]
    assert AUDIT_TEXTS["section_unexplained"] not in shown[place]
    document["not_measured"] = []
    assert AUDIT_TEXTS["section_unexplained"] in sections(document)[place]


def test_what_was_not_measured_is_announced_beside_the_headline():
    shown = sections(only_uniqueness())
    assert "Not measured: 8" in shown["headline"] and AUDIT_TEXTS["headline_gaps_text"] in shown["headline"]
    for gap in only_uniqueness()["not_measured"]:
        assert gap["what"] in shown["headline"]
        assert f"{gap['what']} {gap['why']} {gap['remedy']}" in shown["not-measured"]
    assert "Not measured:" not in sections(no_decisions())["headline"]
    assert AUDIT_TEXTS["not_measured_none"] in sections(no_decisions())["not-measured"]


def test_rows_that_were_not_read_are_said():
    assert "10 rows were not read" in sections(example())["audited"]  # 260 in the source, 250 read
    document = example()
    document["audited"]["provider_rows"] = 250
    assert "were not read" not in sections(document)["audited"]
    assert f"{AUDIT_TEXTS['rows_provider']} {AUDIT_TEXTS['rows_unknown']}" in sections(only_uniqueness())["audited"]


@pytest.mark.parametrize("change", [{"passed": False}, {"leaks": 1}, {}], ids=["not passed", "leaks", "a finding"])
def test_a_release_that_leaks_is_refused_whatever_says_so(change):
    assert AUDIT_TEXTS["release_failed"] not in page(example())
    document = failing_release()
    document["release"].update({"passed": True, "leaks": 0, **change})
    if change:
        document["release"]["findings"] = []
    shown = sections(document)
    for section in ("headline", "release"):
        assert AUDIT_TEXTS["release_failed"] in shown[section]
    assert AUDIT_TEXTS["release_passed"] not in shown["release"]


def test_empty_tables_say_so():
    shown = sections(no_decisions())
    assert AUDIT_TEXTS["decisions_none"] in shown["decisions"] and AUDIT_TEXTS["records_none"] in shown["records"]
    document = example()
    document["attributes"]["rows"], document["headline"] = [], []
    assert AUDIT_TEXTS["attributes_none"] in sections(document)["attributes"]
    assert AUDIT_TEXTS["headline_none"] in sections(document)["headline"]


def test_what_counts_says_whether_people_were_tested():
    assert "Classes count people" in sections(example())["audited"]
    assert "people were not tested" in sections(only_uniqueness())["audited"]


def test_numbers_below_k_are_marked_and_others_are_not():
    root = tree(example())
    marked = [text_of(one) for one in root.find(".//section[@id='candidates']//table").iter("b")]
    assert marked[:3] == ["▲ 0 (below 5)", "▲ 0 (below 5)", "▲ 2 (below 5)"]  # 25 m: smallest, 5th percentile, median
    assert len(marked) == 3 + 2 + 2 + 1 + 0 + 2  # by radius, then the catchment


@pytest.mark.parametrize(("k_min", "marked"), [(4.9996, 1), (5, 0), (6, 0)])
def test_k_itself_is_not_below_k(k_min, marked):
    document = example()
    document["candidates"]["rows"] = [{**document["candidates"]["rows"][-1], "k_min": k_min}]
    document["candidates"]["catchment"] = None
    assert len(list(tree(document).find(".//section[@id='candidates']//table").iter("b"))) == marked


def test_smallest_and_below_come_before_the_mean():
    heads = [text_of(one) for one in tree(example()).find(".//section[@id='candidates']//table/thead").iter("th")]
    assert heads[:4] == ["Radius", "Smallest k", "Points below 5", "Points below 10"]
    assert heads.index("Mean") > heads.index("Median") > heads.index("5th percentile")


def test_hostile_texts_stay_texts():
    text = page(long_names(HOSTILE), language='"><script>')
    text.encode("utf-8")
    root, plain = ET.fromstring(text), tree(long_names("Qx7"))
    assert [one.tag for one in root.iter()] == [one.tag for one in plain.iter()]
    attributes = [[set(one.attrib) - {"font-size"} for one in made.iter()] for made in (root, plain)]
    assert attributes[0] == attributes[1]
    shown = " ".join(printable(HOSTILE).split())
    held = [shown in text_of(one) for one in root.iter()]
    assert held == ["Qx7" in text_of(one) for one in plain.iter()] and sum(held) > 100
    found = Document(text)  # as HTML, where <style> and <title> have rules of their own
    assert not found.tags("script") and len(found.tags("style")) == 1 and len(found.tags("title")) == 1 + 5
    assert [tag for tag, _ in found.elements] == [tag for tag, _ in Document(page(long_names("Qx7"))).elements]


@pytest.mark.parametrize("text", ["", " " * 30], ids=["empty", "blank"])
def test_texts_that_say_nothing_break_nothing(text):
    assert len(sections(long_names(text))) == len(ORDER)


@pytest.mark.parametrize("name", variants())
def test_the_page_needs_nothing_else(name):
    text = page(variants()[name])
    ids = {one.get("id") for one in ET.fromstring(text).iter() if one.get("id")}
    assert not re.search(r"https?:|//[a-z]|<script|@import|\ssrc=|<link|<img|<iframe|<object", text, re.IGNORECASE)
    assert {address.strip("#") for address in re.findall(r"url\((.*?)\)", text)} <= ids
    assert "default-src 'none'" in text
    for template in (TEMPLATE, *PARTS):
        assert not re.search(r"\|\s*safe|autoescape|\| *tojson", template)


@pytest.mark.parametrize("name", variants())
def test_the_page_can_be_read_without_eyes(name):
    root = tree(variants()[name])
    elements = list(root.iter())
    ids = [one.get("id") for one in elements if one.get("id")]
    assert len(ids) == len(set(ids))
    for one in elements:
        for label in ("aria-labelledby", "aria-describedby"):
            assert one.get(label) is None or one.get(label) in ids
        if one.tag == "a":
            assert one.get("href")[0] == "#" and one.get("href")[1:] in ids
        if one.tag == "table":
            assert one.find("caption") is not None or one.get("aria-labelledby")
        if one.tag == "th":
            assert one.get("scope") in ("row", "col")
        if one.tag == "svg":
            assert one.get("role") == "img" or one.get("aria-hidden") == "true"
    levels = [int(one.tag[1]) for one in elements if re.fullmatch(r"h\d", one.tag)]
    assert levels[0] == 1 and levels.count(1) == 1 and all(b - a <= 1 for a, b in zip(levels, levels[1:]))
    assert {"header", "nav", "main"} <= {one.tag for one in elements}
    assert root.find("body")[0].get("href") == "#headline"  # the skip link comes first


def test_private_on_every_page_and_in_the_title():
    text = page(example())
    assert '@top-right { content: "PRIVATE"' in text
    assert tree(example()).find("head/title").text.startswith("PRIVATE")
    assert AUDIT_TEXTS["private"] in text


def test_a_place_to_sign():
    assert text_of(tree(example()).findall(".//section")[-1]) == "Read and decided Name Date Signature"


def test_the_command_is_whole():
    assert tree(example()).find(".//pre/code").text == example()["rerun"]


class Asked(dict):
    """Texts, and which of them were asked for."""

    def __init__(self, texts):
        super().__init__(texts)
        self.names = set()

    def __getitem__(self, name):
        self.names.add(name)
        return super().__getitem__(name)


def test_the_page_uses_every_text_and_no_other():
    say = Asked(AUDIT_TEXTS)
    empty = example()
    empty["attributes"]["rows"], empty["headline"], empty["map"] = [], [], None
    empty["release"]["count_min"] = empty["records"]["people_at_risk"] = None
    for document in (*variants().values(), empty):
        page(document, say=say)
    assert say.names == set(AUDIT_TEXTS)


def test_the_same_bytes_for_the_same_document():
    for document in variants().values():
        assert page(document) == page(json.loads(json.dumps(document)))


def test_json_holds_the_document():
    text = audit_to_json(example())
    assert json.loads(text) == example() and text.endswith("}\n")
    assert list(json.loads(text)) == list(SCHEMA["properties"])
    with pytest.raises(ValueError, match="JSON"):
        audit_to_json({"value": float("nan")})
