"""Styles of the measures: every row has one symbol, whatever a format made of its values; map tips say PRIVATE first."""

from __future__ import annotations

from pathlib import Path

import pytest
from conftest import layer
from qgis.core import NULL, QgsExpression, QgsExpressionContext, QgsExpressionContextUtils, QgsRenderContext

from nearmiss_qgis.layers.style import dress
from nearmiss_qgis.paths import resource

pytestmark = pytest.mark.usefixtures("qgis_app")

SIZES = {
    1: "1: alone",
    2: "of 2",
    3: "3 to 4",
    4: "3 to 4",
    5: "5 to 9",
    9: "5 to 9",
    10: "10 and more",
    None: "not measured",
}
RISKS = {
    1.0: "risk 1: singled out",
    0.5: "risk 0.5 to 1",
    1 / 3: "risk 0.2 to 0.5",
    1 / 5: "risk 0.2 to 0.5",
    0.1: "risk below 0.2",
    0.0: "risk below 0.2",
    None: "not measured",
}
UNSAFE = {True: "its class gives", False: "its class does not", None: "not measured"}
NUMBERS = {True: 1, False: 0, None: None}
WORDS = {True: "true", False: "false", None: None}


CANDIDATES = {0: "no candidate", 1: "1 to 4", 4: "1 to 4", 5: "5 to 9", 10: "10 to 49", 50: "50 ", None: "not measured"}


def texts_of_symbols(made):
    """Legend texts of the symbols that each row gets."""
    context = QgsRenderContext()
    context.expressionContext().appendScopes(QgsExpressionContextUtils.globalProjectLayerScopes(made))
    renderer = made.renderer()
    renderer.startRender(context, made.fields())
    texts = {item.ruleKey(): item.label() for item in renderer.legendSymbolItems()}
    found = []
    for feature in made.getFeatures():
        context.expressionContext().setFeature(feature)
        keys = renderer.legendKeysForFeature(feature, context)
        found.append([texts[key] for key in keys if key in texts])  # the root rule has none
    renderer.stopRender(context)
    return found


@pytest.mark.parametrize(
    ("style", "fields", "rows"),
    [
        ("class_size", "class_size:integer", [((size,), text) for size, text in SIZES.items()]),
        ("smallest_cell", "smallest_cell:integer", [((size,), text) for size, text in SIZES.items() if size != 2]),
        ("smallest_cell", "smallest_cell:integer", [((2,), "smallest cell 2")]),
        ("risk", "risk:double", [((risk,), text) for risk, text in RISKS.items()]),
        ("k:k_50", "k_50:integer", [((k,), text) for k, text in CANDIDATES.items()]),
        ("k:k_12_5", "k_12_5:double", [((k,), text) for k, text in {**CANDIDATES, 4.9: "1 to 4"}.items()]),
        ("diversity", "unsafe:boolean", [((value,), text) for value, text in UNSAFE.items()]),
        ("diversity", "unsafe:integer", [((NUMBERS[value],), text) for value, text in UNSAFE.items()]),
        (
            "unique_here",
            "same_attributes:integer,unique_here:boolean",
            [
                ((1, True), "unlike everything near it"),
                ((2, False), "2 to 4 alike"),
                ((4, False), "2 to 4 alike"),
                ((5, False), "5 alike and more"),
                ((None, None), "not measured"),
            ],
        ),
    ],
)
def test_every_row_has_one_symbol(style, fields, rows):
    made = layer("Point", [("POINT (1 1)", *values) for values, _ in rows], fields)
    assert dress(made, style, (), True) == ""
    found = texts_of_symbols(made)
    assert [len(one) for one in found] == [1] * len(rows)
    assert all(text in one[0] for one, (_, text) in zip(found, rows)), found


@pytest.mark.parametrize("style", ["class_size", "smallest_cell", "risk", "k", "diversity", "unique_here"])
def test_symbols_differ_in_shape_or_size_and_the_worst_lies_on_top(style):
    made = layer("Point", [], "class_size:integer")
    assert dress(made, style, (), True) == ""
    symbols = [item.symbol().clone() for item in made.renderer().legendSymbolItems()]
    looks = [(one.symbolLayer(0).shape(), one.size()) for one in symbols]
    assert len(set(looks)) == len(looks) and looks[0][1] == max(size for _, size in looks)
    passes = [one.symbolLayer(0).renderingPass() for one in symbols]
    assert passes == sorted(passes, reverse=True) and made.renderer().usingSymbolLevels()


def test_ranks_are_written_beside_the_first_twenty_only():
    rows = [("POINT (1 1)", 1), ("POINT (1 1)", 20), ("POINT (1 1)", 21), ("POINT (1 1)", None)]
    made = layer("Point", rows, "risk_rank:integer")
    assert dress(made, "risk", (), True) == "" and made.labelsEnabled()
    context = QgsExpressionContext(QgsExpressionContextUtils.globalProjectLayerScopes(made))
    expression, shown = QgsExpression(made.labeling().settings().fieldName), []
    for feature in made.getFeatures():
        context.setFeature(feature)
        shown.append(expression.evaluate(context))
    assert shown[:2] == [1, 20] and all(value is None or value == NULL for value in shown[2:])


@pytest.mark.parametrize(
    ("style", "told"),
    [
        ("class_size", "class of 7; records at its location: 7"),
        ("smallest_cell", "smallest cell: 7<br>singled out by: &lt;b>&amp;"),
        ("k", "candidates: 7, fewer than K"),
        ("risk", "&lt;b>&amp;, rank 7<br>risk at least 0.333<br>&lt;b>&amp;"),
        ("unique_here", "alike near it, itself included: 7; others near it: 7<br>rarest: &lt;b>&amp;"),
        ("diversity", "class of 7; distinct sensitive values: 7"),
        ("reduced", "one record, at reduced precision"),
    ],
)
def test_map_tips_say_private_first_and_show_values_as_text(style, told):
    numbers = (
        "class_size",
        "location_count",
        "smallest_cell",
        "neighbours",
        "same_attributes",
        "distinct_l",
        "risk_rank",
        "k_50",
    )
    fields = [f"{name}:string" for name in ("record_id", "reasons", "minimal_unique_sets", "rarest_attribute")]
    fields += [*(f"{name}:integer" for name in numbers), "below_k:boolean", "risk:double"]
    made = layer("Point", [("POINT (1 1)", *["<b>&"] * 4, *[7] * 8, True, 1 / 3), ("POINT (1 1)",)], ",".join(fields))
    assert dress(made, style, (), True) == ""
    context, tips = QgsExpressionContext(QgsExpressionContextUtils.globalProjectLayerScopes(made)), []
    for feature in made.getFeatures():
        context.setFeature(feature)
        tips.append(QgsExpression.replaceExpressionText(made.mapTipTemplate(), context))
    assert tips[0] == f"<b>PRIVATE</b> {told}"
    assert tips[1].startswith("<b>PRIVATE</b> ") and ("not measured" in tips[1] or style == "reduced")


def test_styles_hold_symbols_tips_and_labels_only():
    """No fields, forms or aliases, which would replace those of the layer; no path."""
    for file in sorted(Path(resource("styles/reports.qml")).parent.glob("*.qml")):
        text = file.read_text(encoding="utf-8")
        assert not any(
            f"<{tag}" in text for tag in ("fieldConfiguration", "aliases", "editform", "customproperties")
        ), file
        assert "/tmp" not in text and "/home" not in text, file
