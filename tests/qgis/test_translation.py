"""Texts: every one is found by the extraction tools, and a translation reaches the toolbox."""

from __future__ import annotations

import ast
import re
import shutil
import subprocess
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SOURCES = sorted((ROOT / "nearmiss_qgis").rglob("*.py"))
MARKS = ("translate", "QT_TRANSLATE_NOOP")


def marked():
    """Literal texts that are marked for translation, and calls that are not literal."""
    texts, others = set(), []
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name) or node.func.id not in MARKS:
                continue
            context, text = node.args
            assert isinstance(context, ast.Constant) and context.value == "NearMiss", (path, node.lineno)
            if isinstance(text, ast.Constant):
                texts.add(text.value)
            else:
                others.append((path.name, ast.unparse(text)))
    return texts, others


def test_only_texts_marked_elsewhere_are_translated_by_variable():
    texts, others = marked()
    assert len(texts) > 150
    assert sorted(others) == [
        ("aggregateandwithhold.py", "text"),
        ("algorithm.py", "error.template"),
        ("attack_numbers.py", "one.template"),
        ("audit_context.py", "EXCLUSIONS[code]"),
        ("inputs.py", "label"),
        ("items.py", "RULE_WORDS[values['rule']]"),
        ("pages.py", "text"),
        ("ranked.py", "words.template"),
        ("verdict.py", "finding.remedy"),
        ("verdict.py", "message.template"),
        ("verdict.py", "text"),
        ("verdict.py", "text"),
    ]


def extracted(tool: str, path: Path) -> list[ElementTree.Element]:
    if shutil.which(tool) is None:
        pytest.skip(f"{tool} is not installed here")
    words = ["-ts", str(path)] if tool == "pylupdate5" else ["--ts", str(path)]
    subprocess.run([tool, *[str(source) for source in SOURCES], *words], check=True, capture_output=True)
    return ElementTree.parse(path).getroot().findall("context")


@pytest.mark.parametrize("tool", ["pylupdate5", "pylupdate6"])
def test_the_extraction_tools_find_every_text_under_one_context(tool, tmp_path):
    contexts = extracted(tool, tmp_path / "nearmiss_xx.ts")
    assert [context.findtext("name") for context in contexts] == ["NearMiss"]
    assert {message.findtext("source") for message in contexts[0].iter("message")} == marked()[0]


def test_a_translation_reaches_the_toolbox(provider, tmp_path, monkeypatch):
    if shutil.which("lrelease") is None:
        pytest.skip("lrelease is not installed here")
    from nearmiss_qgis import translation

    source = tmp_path / "i18n" / "nearmiss_de.ts"
    source.parent.mkdir()
    source.write_text(
        '<?xml version="1.0" encoding="utf-8"?><!DOCTYPE TS><TS version="2.1" language="de"><context><name>NearMiss</name>'
        "<message><source>Aggregate and withhold</source><translation>Zusammenfassen und zurückhalten</translation>"
        "</message></context></TS>",
        encoding="utf-8",
    )
    subprocess.run(["lrelease", str(source)], check=True, capture_output=True)
    monkeypatch.setattr(translation, "top_level", lambda name: str(tmp_path / name))
    monkeypatch.setattr(translation, "language", lambda: "de_AT")
    algorithm = provider.algorithm("aggregateandwithhold")
    installed = translation.install()
    try:
        assert algorithm.displayName() == "Zusammenfassen und zurückhalten"
    finally:
        translation.remove(installed)
    assert algorithm.displayName() == "Aggregate and withhold"


@pytest.mark.parametrize("path", sorted((ROOT / "i18n").glob("*.ts")), ids=lambda path: path.stem)
def test_a_translation_is_complete_and_keeps_the_placeholders(path):
    messages = list(ElementTree.parse(path).getroot().iter("message"))
    assert {message.findtext("source") for message in messages} == marked()[0]
    for message in messages:
        source, translated = message.findtext("source"), message.find("translation")
        assert translated.get("type") is None and translated.text
        assert sorted(re.findall(r"{[^}]*}", source)) == sorted(re.findall(r"{[^}]*}", translated.text)), source
