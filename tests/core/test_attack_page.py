"""The page of a simulated attack: every number of its document, everything escaped, and no rate where nothing was measured."""

from __future__ import annotations

import functools
import json
import re
import xml.etree.ElementTree as ET
from pathlib import Path

import jsonschema
import numpy as np
import pytest
from attack_example import by_hand, example, long_names, lower_bound, moved_points, not_measured, thousands, variants
from test_audit_page import HOSTILE, Asked, holds, objects, text_of, texts
from test_report import Document

from nearmiss_qgis.core.attack import pictures, reading
from nearmiss_qgis.core.attack.attributes import KINDS
from nearmiss_qgis.core.attack.axes import RankTest
from nearmiss_qgis.core.attack.curve import curve
from nearmiss_qgis.core.attack.evaluate import evaluate
from nearmiss_qgis.core.attack.hits import hits, interval
from nearmiss_qgis.core.attack.scores import Given
from nearmiss_qgis.core.attack.tables import tables
from nearmiss_qgis.core.report import attack_page, audit_to_json
from nearmiss_qgis.core.svg import WIDTH
from nearmiss_qgis.core.texts import GROUP, UNIT, metres, multiple, number, p_value, printable, rate, share
from nearmiss_qgis.processing.attack_words import ATTACK_TEXTS

ROOT = Path(__file__).resolve().parents[2]
NAMES = ("attack.j2", "style.j2", "layout.j2", "pieces.j2")
TEMPLATE, *PARTS = ((ROOT / f"resources/report/{name}").read_text(encoding="utf-8") for name in NAMES)
SCHEMA = json.loads((ROOT / "docs/schemas/attack.schema.json").read_text(encoding="utf-8"))
ORDER = ["verdict", "notices", "attacker", "numbers", "risk", "curve", "attributes", "knowledge", "displacement"]
ORDER += ["report", "limits", "rerun"]
MEASURED = [name for name in variants() if name not in ("not_measured", "zeros")]
LENGTHS = ("minimum", "median", "maximum", "shift_east", "shift_north")
COUNTS = ("k", "records", "attacked", "rows", "visible", "points", "weight", "bias", "mean", "sd", "low", "high")
COUNTS += ("at_risk_1", "without_candidates", "empty", "unknown_raw", "unknown_released")


def page(document, *, say=ATTACK_TEXTS, language="en"):
    return attack_page(TEMPLATE, document, say=say, language=language, parts=dict(zip(NAMES[1:], PARTS)))


def tree(document):
    return ET.fromstring(_page(audit_to_json(document)))


@functools.lru_cache
def _page(document):
    return page(json.loads(document))


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
            yield from numbers(inside, key)
    elif isinstance(value, list):
        for inside in value:
            yield from numbers(inside, name)
    elif isinstance(value, (int, float)) and not isinstance(value, bool):
        formats = {"lift": multiple, "p_value": p_value, "bias_chance": p_value, "z": lambda z: number(round(z, 1))}
        formats.update(dict.fromkeys(LENGTHS, metres), **dict.fromkeys(COUNTS, number))
        yield formats.get(name, rate)(value)


@pytest.mark.parametrize("name", variants())
def test_documents_fit_the_schema(name):
    jsonschema.Draft202012Validator.check_schema(SCHEMA)
    assert list(jsonschema.Draft202012Validator(SCHEMA).iter_errors(variants()[name])) == []


def test_the_schema_is_strict_and_explains_each_field():
    found = list(objects(SCHEMA))
    assert len(found) > 12
    for one in found:
        assert one["additionalProperties"] is False and one["required"] == list(one["properties"])
        assert all(field.get("description") for field in one["properties"].values())
    assert list(example()) != [] and set(example()) == set(SCHEMA["properties"])


def test_the_example_by_hand_is_what_the_attack_finds():
    value = np.array([10.0, 20, 30, 40, 40, 40])
    ranks, truth = RankTest(), np.arange(6)
    found = evaluate(tables(Given(np.abs(value[:, None] - value)), truth), truth, 6, ranks=ranks)
    document = by_hand()
    for name in ("success", "baseline_random", "baseline_mode", "lift"):
        assert document[name] == pytest.approx(getattr(found, name))
    assert document["max_risk"] == found.risk.max() and document["at_risk_1"] == (found.risk == 1).sum()
    assert [one["rate"] for one in document["top"]] == pytest.approx([found.top(k) for k in (1, 2, 3)])
    right = hits(found.risk)
    assert document["hits"] == pytest.approx({name: getattr(right, name) for name in document["hits"]})
    assert document["interval"] == pytest.approx(interval(4 / 6, 6), abs=1e-6)
    made = curve(found)
    for name in ("threshold", "attacked", "coverage", "precision", "recall"):
        assert [one[name] for one in document["curve"]] == pytest.approx(list(getattr(made, name)), abs=1e-6)
    axis = ranks.axis(found)
    for name in ("success", "baseline", "lift", "mean_rank", "z", "p_value"):
        assert document["axes"][0][name] == pytest.approx(getattr(axis, name), abs=1e-5), name


@pytest.mark.parametrize("name", ["example", "by_hand", "lower_bound", "moved_points", "thousands"])
def test_the_examples_agree_with_themselves(name):
    document = variants()[name]
    n = document["released"]["rows"]
    assert sum(one["records"] for one in document["risk"]) == n
    assert document["hits"]["mean"] == pytest.approx(document["success"] * n)
    assert document["risk"][-1]["records"] == document["at_risk_1"]
    assert document["curve"][-1]["recall"] == pytest.approx(document["success"], abs=1e-9)
    assert document["top"][0]["rate"] == document["success"]
    assert document["lift"] == pytest.approx(document["success"] / document["baseline_random"], rel=1e-3)


def test_sections_in_their_order():
    for document in variants().values():
        root = tree(document)
        assert [one.get("id") for one in root.iter("section") if one.get("id")] == ORDER
        assert [link.get("href") for link in root.find(".//nav").iter("a")] == [f"#{name}" for name in ORDER]


@pytest.mark.parametrize("name", MEASURED)
def test_every_number_of_the_document_is_in_its_section(name):
    document = variants()[name]
    shown = sections(document)
    key = ("success", "interval", "hits", "baseline_random", "baseline_mode", "lift", "max_risk", "at_risk_1", "top")
    key += ("unicity", "blocking", "truth_coverage", "empty", "match")
    where = {"numbers": key, "attributes": ["axes"], "displacement": ["displacement"], "attacker": ["raw", "released"]}
    where["knowledge"] = ["knowledge_curve"] if len(document["knowledge_curve"] or []) > 1 else []
    for section, parts in where.items():
        for one in (shown_as for part in parts for shown_as in numbers(document[part], part)):
            assert holds(shown[section], one), (section, one)
    for one in document["risk"]:
        line = f"{pictures.risk_label(one)} {number(one['records'])} {share(one['records'] / document['released']['rows'])}"
        assert " ".join(line.split()) in shown["risk"]
    for one in reading.printed(document["curve"]):
        first = "only candidate" if one["threshold"] is None else pictures.confidence_label(one["threshold"])
        cells = [first, number(one["attacked"]), *(share(one[part]) for part in ("coverage", "precision", "recall"))]
        assert " ".join(" ".join(cells).split()) in shown["curve"]
    report = ("success", "baseline_random", "lift", "hits", "max_risk", "at_risk_1", "top", "unicity", "truth_coverage")
    for one in (shown_as for part in report for shown_as in numbers(_without(document[part]), part)):
        assert holds(shown["report"], one), one


def _without(value):
    return {key: inside for key, inside in value.items() if key != "at_least_one"} if isinstance(value, dict) else value


def test_every_text_of_the_document_is_in_its_section():
    document = moved_points()
    shown = sections(document)
    where = {"notices": document["notices"], "attacker": [document["knowledge"]["visible"], document["raw"]["name"]]}
    where["attributes"] = [[one["attribute"], one["type"]] for one in document["axes"]]
    where["report"] = [document["knowledge"]["visible"], document["knowledge"]["withheld"], where["attributes"]]
    where["numbers"] = [one["note"] for one in document["match"]]
    where["rerun"] = [[name, str(value)] for name, value in document["settings"]]
    for section, parts in where.items():
        for one in texts(parts):
            assert " ".join(one.split()) in shown[section], (section, one)


def test_the_verdict_is_one_sentence():
    assert sections(example())["verdict"].startswith(
        "The verdict: Measured An attacker who knows AGE, ZIP, SEX names 184 of 200 records right on average (92 %), 184 times "
        "as many as by guessing. 180 records are named with certainty (90 %)."
    )
    told = sections(lower_bound())["verdict"]
    assert told.startswith("The verdict: A lower bound An attacker who knows AGE, ZIP, SEX names at least 76 of 200")
    assert "Candidates were narrowed by AGE, and only 39 % of the true pairs are left." in told
    assert told.endswith(ATTACK_TEXTS["bound"])
    many = sections(moved_points())["verdict"]
    assert "knows location, ITEMS / BOUGHT, DAYS, AGE / AGE_GROUP and 2 more names 1.04 of 200" in many
    assert "No record is named with certainty. The highest risk of a single one is 50 %." in many
    assert ATTACK_TEXTS["hardly"] in many and ATTACK_TEXTS["hardly"] not in sections(example())["verdict"]


@pytest.mark.parametrize("name", ["not_measured", "zeros"])
def test_without_a_measurement_there_is_no_rate_anywhere(name):
    document = variants()[name]
    root, shown = tree(document), sections(document)
    assert ATTACK_TEXTS["verdict_not_measured"] in shown["verdict"] and "0 %" not in shown["verdict"]
    for section in ("risk", "curve", "attributes", "knowledge", "displacement"):
        assert not re.search(r"\d %|\d(\.\d+)? times", shown[section].replace("about 50 %", "")), section
    assert not [one for one in root.iter("svg")]
    cells = {text_of(row[0]): text_of(row[1]) for row in root.find(".//section[@id='numbers']//tbody") if len(row) == 3}
    measured = {"unicity_raw", "unicity_released", "recall", "without_candidates", "truth_coverage"}
    kept = {ATTACK_TEXTS[one] for one in measured}
    assert {value for label, value in cells.items() if label not in kept} == {"not tested"}
    assert cells[ATTACK_TEXTS["truth_coverage"]] == "0 %"  # what is known: nobody's answer is
    assert "success not tested, by chance not tested, lift not tested" in shown["report"]
    assert sum(1 for row in root.iter("tr") if row.get("class") == "open") == 5 and "Open: 5" in shown["report"]


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({}, "measured"),
        ({"truth_coverage": 0.99}, "lower_bound"),
        ({"truth_coverage": 0.0}, "not_measured"),
        ({"success": None}, "not_measured"),
        ({"verdict": "something new"}, "lower_bound"),
        ({"blocking": {"used": True, "recall": 0.999}}, "lower_bound"),
        ({"blocking": {"used": True, "recall": None}}, "lower_bound"),
        ({"blocking": {"used": True, "recall": 1.0}}, "measured"),
    ],
)
def test_a_verdict_never_says_more_than_its_numbers(change, expected):
    document = example()
    document["blocking"].update(change.pop("blocking", {}))
    document.update(change)
    assert reading.verdict(document) == expected
    assert f"verdict {expected}" in page(document)


def test_what_was_not_tested_is_said_and_never_zero():
    document = example()
    nulls = ("interval", "hits", "baseline_random", "baseline_mode", "lift", "max_risk", "at_risk_1")
    document.update(dict.fromkeys(nulls), top=[], unicity={"raw": None, "released": None})
    shown = sections(document)
    assert "How many it would be by guessing was not tested." in shown["verdict"]
    assert ATTACK_TEXTS["sure_unknown"] in shown["verdict"]
    rows = tree(document).find(".//section[@id='numbers']//tbody")
    told = {text_of(row[0]): text_of(row[1]) for row in rows}
    for name in (*nulls[:1], "hits", "spread", "at_least_one", *nulls[2:], "top_none", "unicity_raw", "empty"):
        assert told[ATTACK_TEXTS[name]] == "not tested", name
    assert "Open: 4" in shown["report"]  # baseline, spread, worst, unicity
    assert (
        "A guess by chance is right in not tested" in tree(document).find(".//desc[@id='precision-recall-desc']").text
    )


def test_gaps_are_said_where_they_are_missed():
    shown = sections(by_hand())
    assert ATTACK_TEXTS["knowledge_one"] in shown["knowledge"] and "Not tested:" in shown["displacement"]
    assert ATTACK_TEXTS["notices_none"] in shown["notices"]
    assert ATTACK_TEXTS["knowledge_one"] in sections(lower_bound())["knowledge"]  # one level is none to compare with
    document = example()
    document["settings"], document["axes"] = [], []
    document["knowledge"]["visible"] = []
    shown = sections(document)
    assert ATTACK_TEXTS["settings_none"] in shown["rerun"] and ATTACK_TEXTS["attributes_none"] in shown["attributes"]
    assert "Open: 2" in shown["report"] and "knows nothing" in shown["verdict"]


def test_warnings_come_before_the_numbers():
    text = page(lower_bound())
    for notice in lower_bound()["notices"]:
        assert text.index('id="verdict"') < text.index(notice["key"]) < text.index('id="numbers"')


def test_each_kind_of_comparison_is_explained():
    assert {f"type_{kind}" for kind in KINDS} == {name for name in ATTACK_TEXTS if name.startswith("type_")}


def test_what_it_cannot_tell_is_always_there():
    for document in variants().values():
        told = sections(document)["limits"]
        assert all(text in told for name, text in ATTACK_TEXTS.items() if name.startswith("limit_"))


def test_thousands_of_points_are_drawn_and_twelve_are_printed():
    root = tree(thousands())
    assert len(root.find(".//section[@id='curve']//tbody")) == 12
    assert "12 of 5000 points; the picture has them all." in sections(thousands())["curve"]
    lines = [one.get("d") for one in root.iter("path") if one.get("class") == "line precision"]
    assert lines[1].count("L") > 1000  # neighbours at the same hundredth are one
    assert len([one for one in root.iter("circle")]) == 1 + 2  # the legend, the first and the last


def places(document):
    picture = ET.fromstring(pictures.precision_recall(document["curve"], say=ATTACK_TEXTS, baseline=1 / 6))
    path = [one.get("d") for one in picture.iter() if one.get("class") == "line precision"][1]
    return [tuple(map(float, pair.split())) for pair in path[1:].split("L")]


def test_places_on_the_curve():
    first, second, third, last = places(by_hand())
    assert first[1] == second[1] == third[1] < last[1]  # precision 1, 1, 1, 2/3
    assert second[0] - first[0] == pytest.approx(third[0] - second[0], abs=0.02)  # recall 1/6, 2/6, 3/6, 4/6
    assert last[0] - third[0] == pytest.approx(third[0] - second[0], abs=0.02)
    assert last[1] - third[1] == pytest.approx(170 / 3, abs=0.02)
    assert all(0 < x < WIDTH for x, _ in places(thousands()))


def described(picture):
    return ET.fromstring(picture).find("desc").text.replace(UNIT, " ").replace(GROUP, "_")


def test_words_of_the_pictures():
    document = by_hand()
    assert described(pictures.risk_distribution(document["risk"], say=ATTACK_TEXTS)) == (
        "6 records by the probability that their guess is right. risk 0 %: 0 records; risk 30–40 %: 3 records; risk 100 %: "
        "3 records."
    )
    assert described(pictures.precision_recall(document["curve"], say=ATTACK_TEXTS, baseline=1 / 6)) == (
        "A curve of 4 points. 1 records named: precision 100 %, recall 16.7 %; 2 records named: precision 100 %, recall 33.3 %; "
        "3 records named: precision 100 %, recall 50 %; 6 records named: precision 66.7 %, recall 66.7 %. A guess by chance is "
        "right in 16.7 % of cases."
    )
    levels = example()["knowledge_curve"]
    levels[0]["success"] = None
    assert described(pictures.success_by_knowledge(levels, say=ATTACK_TEXTS)).startswith(
        "W, weak, attributes known 1: success not tested, by chance 0.5 %, highest risk 100 %; M, medium, attributes known 3"
    )


def test_what_is_certain_looks_different_without_colours():
    picture = ET.fromstring(pictures.risk_distribution(by_hand()["risk"], say=ATTACK_TEXTS))
    kinds = [one.get("class") for one in picture.iter("rect")]
    assert kinds == ["solid", "hatched", "hatched", "solid"]  # the legend, then a third, and certain; none at 0


def test_hostile_texts_stay_texts():
    text = page(long_names(HOSTILE), language='"><script>')
    text.encode("utf-8")
    root, plain = ET.fromstring(text), tree(long_names("Qx7"))
    assert [one.tag for one in root.iter()] == [one.tag for one in plain.iter()]
    assert [set(one.attrib) for one in root.iter()] == [set(one.attrib) for one in plain.iter()]
    shown = " ".join(printable(HOSTILE).split())
    held = [shown in text_of(one) for one in root.iter()]
    assert held == ["Qx7" in text_of(one) for one in plain.iter()] and sum(held) > 80
    found = Document(text)
    assert not found.tags("script") and len(found.tags("style")) == 1 and len(found.tags("title")) == 1 + 3


def test_signs_are_escaped_once():
    for document in variants().values():
        assert not re.search(r"&amp;(lt|gt|amp|#)", page(document))


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
            assert one.find("caption") is not None
        if one.tag == "th":
            assert one.get("scope") in ("row", "col")
        if one.tag == "svg":
            assert one.get("role") == "img"
    levels = [int(one.tag[1]) for one in elements if re.fullmatch(r"h\d", one.tag)]
    assert levels[0] == 1 and levels.count(1) == 1 and all(b - a <= 1 for a, b in zip(levels, levels[1:]))
    assert {"header", "nav", "main"} <= {one.tag for one in elements}
    assert root.find("body")[0].get("href") == "#verdict"  # the skip link comes first


def test_private_on_every_page_and_a_place_to_sign():
    text = page(example())
    assert '@top-right { content: "PRIVATE"' in text and ATTACK_TEXTS["private"] in text
    assert tree(example()).find("head/title").text.startswith("PRIVATE")
    assert text_of(tree(example()).findall(".//section")[-1]) == "Read and decided Name Date Signature"


def test_the_page_uses_every_text_and_no_other():
    say = Asked(ATTACK_TEXTS)
    more = [example() for _ in range(4)]
    more[0].update(max_risk=None, at_risk_1=None, lift=None, settings=[])
    more[1]["axes"] = [{**more[1]["axes"][0], "type": kind} for kind in KINDS]
    more[2]["axes"], more[2]["knowledge"] = [], {"level": "W", "visible": [], "withheld": []}
    more[3]["blocking"].update(used=True)
    for document in (*variants().values(), *more):
        page(document, say=say)
    assert say.names == set(ATTACK_TEXTS)


def test_the_same_bytes_for_the_same_document():
    for document in variants().values():
        assert page(document) == page(json.loads(json.dumps(document)))


def test_a_document_is_not_changed_by_its_page():
    document = not_measured()
    page(document)
    assert document == not_measured()
