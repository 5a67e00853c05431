"""The report of the gate: complete, escaped, and in need of no other file."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from nearmiss_qgis.core.findings import FAILED, LEAK, NOT_TESTED, NOTE, PASSED, RULE_WORDS, WARNING, Finding
from nearmiss_qgis.core.gate.rules import RULES
from nearmiss_qgis.core.report import gate_page
from nearmiss_qgis.processing.gate_words import GATE_TEXTS

ROOT = Path(__file__).resolve().parents[2]
TEMPLATE, STYLE, FINDINGS = (
    (ROOT / f"resources/report/{name}.j2").read_text(encoding="utf-8") for name in ("gate", "style", "findings")
)
PARTS_OF_PAGES = {"style.j2": STYLE, "findings.j2": FINDINGS}
HOSTILE = "<script>alert(1)</script> & \"double\" 'single' </td></table></style></title> {{ 7 * 7 }} {% raw %}"
PARTS = {"td", "th", "li", "p", "h1", "h2", "title"}
EMPTY = {"meta", "path", "circle"}
DIGEST = "0123456789abcdef" * 4


def page(findings, **given):
    context = {
        "say": GATE_TEXTS,
        "words": RULE_WORDS,
        "language": "en",
        "title": "Sample",
        "refused": any(finding.is_leak for finding in findings),
        "published": True,
        "policy": [("Smallest published count", "3")],
        "files": [("segments.geojson", DIGEST)],
    }
    return gate_page(TEMPLATE, findings, parts=PARTS_OF_PAGES, **{**context, **given})


class Document(HTMLParser):
    """Elements with their attributes, ids, the texts of cells and paragraphs, and tags that do not match."""

    def __init__(self, text):
        super().__init__(convert_charrefs=True)
        self.elements, self.texts, self.open, self.unmatched = [], [], [], []
        self.feed(text)
        self.close()
        self.ids = [attributes["id"] for _, attributes in self.elements if "id" in attributes]
        self.unmatched += [tag for tag, _ in self.open]

    def handle_starttag(self, tag, attrs):
        self.elements.append((tag, dict(attrs)))
        if tag not in EMPTY:
            self.open.append((tag, []))

    def handle_startendtag(self, tag, attrs):
        self.elements.append((tag, dict(attrs)))

    def handle_endtag(self, tag):
        if not self.open or self.open[-1][0] != tag:
            self.unmatched.append(tag)
            return
        _, words = self.open.pop()
        if tag in PARTS:
            self.texts.append(" ".join("".join(words).split()))

    def handle_data(self, data):
        for _, words in self.open:
            words.append(data)

    def tags(self, name):
        return [attributes for tag, attributes in self.elements if tag == name]


ONE_OF_EACH = [
    Finding("floor", FAILED, LEAK, "2 counts lie between 1 and 2: S1, S2", "segments.geojson, n", 2, "Withhold them."),
    Finding("rare", FAILED, WARNING, "1 category stands out", "ice", 1, "Merge it."),
    Finding("recount", NOT_TESTED, NOTE, "SNAPPED is not given.", remedy="Give it."),
    Finding("vertex", PASSED, NOTE, "4 reports lie on public vertices", count=4),
    Finding("precision", PASSED, NOTE, "Nothing was found."),
]
SECTIONS = {"leaks": 0, "warnings": 1, "not-tested": 2, "notes": 3, "passed": 4}


def test_hostile_texts_stay_texts():
    findings = [
        Finding("rare", FAILED, severity, HOSTILE, where=HOSTILE, count=1, remedy=HOSTILE)
        for severity in (LEAK, WARNING)
    ]
    findings += [
        Finding("x", NOT_TESTED, NOTE, HOSTILE, remedy=HOSTILE),
        Finding("y", PASSED, NOTE, HOSTILE, HOSTILE, 1),
    ]
    findings += [Finding(HOSTILE, PASSED, NOTE, "")]
    text = page(findings, title=HOSTILE, policy=[(HOSTILE, HOSTILE)], files=[(HOSTILE, HOSTILE)], language='"><script>')
    found, plain = Document(text), Document(page(findings[:0], title="", policy=[("", "")], files=[("", "")]))
    assert not found.unmatched and not found.tags("script")
    assert {tag for tag, _ in found.elements} <= {tag for tag, _ in plain.elements} | {"table", "code", "ul"}
    assert len(found.tags("style")) == len(found.tags("title")) == 1
    shown = found.texts.count(HOSTILE)
    assert shown == 3 + 3 + 2 + 2 + 1 + 2 + 2 + 1  # leak, warning, not tested, note, passed, policy, file, title
    assert not [name for _, attributes in found.elements for name in attributes if name.startswith("on")]


def test_every_finding_appears_with_all_it_says():
    findings = [
        Finding(
            rule, status, severity, f"{rule} {status} {severity} m", f"{rule} {severity} w", n, f"{rule} {severity} r"
        )
        for n, rule in enumerate(RULES, 1000)
        for status, severity in ((FAILED, LEAK), (FAILED, WARNING), (NOT_TESTED, NOTE), (PASSED, NOTE))
    ]
    found = Document(page(findings))
    assert not found.unmatched and len(found.ids) == len(set(found.ids))
    for finding in findings:
        for value in (finding.message, finding.where, str(finding.count), finding.remedy):
            assert value in found.texts
    for rule in RULES:
        assert sum(text.endswith(f"{rule} – {RULE_WORDS[rule]}") for text in found.texts) == 4


def test_passed_rules_are_listed_with_their_words():
    found = Document(page([Finding(rule, PASSED, NOTE, "Nothing was found.") for rule in RULES]))
    assert {f"{rule} – {words}" for rule, words in RULE_WORDS.items()} <= set(found.texts)


def test_every_rule_has_words_and_a_stranger_needs_none():
    assert list(RULE_WORDS) == list(RULES)
    assert all(words and words[0].islower() and words[-1] != "." for words in RULE_WORDS.values())
    assert "stranger" in Document(page([Finding("stranger", PASSED, NOTE, "")])).texts


@pytest.mark.parametrize("name", SECTIONS)
def test_a_section_without_content_is_left_out_but_for_the_leaks(name):
    order = [*SECTIONS, "policy", "files", "open"]
    sections = [i for i in Document(page(ONE_OF_EACH)).ids if not i.endswith("-heading")]
    assert sections == order
    found = Document(page([f for i, f in enumerate(ONE_OF_EACH) if i != SECTIONS[name]]))
    assert [i for i in found.ids if not i.endswith("-heading")] == [i for i in order if i != name or i == "leaks"]
    assert (GATE_TEXTS["leaks_none"] in found.texts) == (name == "leaks")


def test_without_policy_and_files_their_sections_are_left_out():
    assert not {"policy", "files"} & set(Document(page(ONE_OF_EACH, policy=[], files=[])).ids)


@pytest.mark.parametrize("findings", [[], ONE_OF_EACH], ids=["nothing", "one of each"])
def test_links_and_labels_point_at_what_is_there(findings):
    found = Document(page(findings))
    for _, attributes in found.elements:
        assert attributes.get("aria-labelledby", "verdict-heading") in found.ids
        assert attributes.get("href", "#leaks")[0] == "#" and attributes.get("href", "#leaks")[1:] in found.ids


@pytest.mark.parametrize(
    ("findings", "published", "said"),
    [
        (ONE_OF_EACH, True, ("word_refused", "verdict_refused", "verdict_kept")),
        (ONE_OF_EACH, False, ("word_refused", "verdict_refused", "verdict_again")),
        (ONE_OF_EACH[1:], True, ("word_published", "verdict_published", "verdict_limits")),
        (ONE_OF_EACH[1:], False, ("word_passed", "verdict_passed", "verdict_limits")),
    ],
)
def test_the_verdict_in_words_and_numbers(findings, published, said):
    found = Document(page(findings, published=published))
    words = {
        name for name, text in GATE_TEXTS.items() if name.startswith(("word_", "verdict_")) and text in found.texts
    }
    leaks = sum(finding.is_leak for finding in findings)
    passed = {"word_passed"}  # also the heading of a section
    assert words - passed == set(said) - passed
    for number, name in ((leaks, "leaks"), (1, "warnings"), (1, "not_tested")):
        assert f"{number} {GATE_TEXTS[name]}" in found.texts


def test_the_page_needs_nothing_else():
    text = page(ONE_OF_EACH)
    found = Document(text)
    assert not re.search(r"https?://|//[a-z]|<script|@import|url\(|\ssrc=|<link|<img|<iframe", text, re.IGNORECASE)
    assert found.tags("html") == [{"lang": "en"}] and len(found.tags("h1")) == 1
    for template in (TEMPLATE, STYLE, FINDINGS):
        assert "| safe" not in template and "|safe" not in template and "autoescape" not in template
    assert all({"scope"} <= set(attributes) for attributes in found.tags("th"))


def test_what_is_not_in_the_findings_is_shown_too():
    texts = Document(page(ONE_OF_EACH)).texts
    said = {GATE_TEXTS[name] for name in ("heading", "open_visitors", "open_address", "open_gap", "not_tested_text")}
    said |= {
        f"{GATE_TEXTS['private_mark']} {GATE_TEXTS['private']}",
        "Sample",
        "Smallest published count",
        "3",
        "segments.geojson",
        DIGEST,
    }
    assert said <= set(texts)


def test_the_page_uses_every_text_and_no_other():
    used = set(re.findall(r"\bsay\.(\w+)", TEMPLATE + STYLE + FINDINGS))
    by_state = {f"{kind}_{state}" for kind in ("word", "verdict") for state in ("refused", "passed", "published")}
    assert used | by_state == set(GATE_TEXTS)


def channel(value):
    value = int(value, 16) / 255
    return value / 12.92 if value <= 0.03928 else ((value + 0.055) / 1.055) ** 2.4


def contrast(a, b):
    """Contrast of two colours #rrggbb as WCAG 2 defines it."""
    light = [0.2126 * channel(c[1:3]) + 0.7152 * channel(c[3:5]) + 0.0722 * channel(c[5:7]) for c in (a, b)]
    return (max(light) + 0.05) / (min(light) + 0.05)


@pytest.mark.parametrize("dark", [False, True])
def test_texts_stand_out_from_their_ground(dark):
    first, second = re.findall(r":root \{(.*?)\}", STYLE, re.DOTALL)[:2]
    colours = dict(re.findall(r"--([\w-]+): (#\w{6});", second if dark else first))
    grounds = {
        "page": ("ink", "soft", "link"),
        "sheet": ("ink", "soft", "link", "bad", "care", "open"),
        "head": ("ink",),
    }
    grounds |= {"bad-sheet": ("bad", "ink"), "good-sheet": ("good", "ink"), "open-sheet": ("open", "ink", "link")}
    for ground, texts in grounds.items():
        for name in texts:
            assert contrast(colours[ground], colours[name]) >= 4.5, (ground, name)
