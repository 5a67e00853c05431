#!/usr/bin/env python3
"""Make the layer styles of the plugin again, next to this file.

    QT_QPA_PLATFORM=offscreen /usr/bin/python3 resources/styles/generate.py

QGIS builds and saves them; what it makes up anew each time (order of attributes, ids, version) is taken out,
so that the same QGIS writes the same bytes (these: 3.22; a newer one spells colours otherwise). Only symbols and
map tips are saved: fields, aliases and forms stay those of the layer. QGIS refuses a line style on a polygon
layer, hence the `_polygon` files; `published_zeros` is for ZEROS 1, `streets` and `addresses` are for the sample
city.
"""

from __future__ import annotations

import re
import sys
import tempfile
import xml.etree.ElementTree as ElementTree
from pathlib import Path

from qgis.core import (
    QgsApplication,
    QgsCategorizedSymbolRenderer,
    QgsFeatureRenderer,
    QgsFillSymbol,
    QgsLinePatternFillSymbolLayer,
    QgsLineSymbol,
    QgsMapLayer,
    QgsMarkerSymbol,
    QgsPalLayerSettings,
    QgsRendererCategory,
    QgsRuleBasedRenderer,
    QgsSingleSymbolRenderer,
    QgsSymbol,
    QgsTextBufferSettings,
    QgsTextFormat,
    QgsVectorLayer,
    QgsVectorLayerSimpleLabeling,
)
from qgis.PyQt.QtGui import QColor, QFont

HERE = Path(__file__).resolve().parent
VERSION = "3.22.0"  # the oldest QGIS that has to read the files
MADE_UP = {"symbol": "is_animated frame_rate", "layer": "id", "renderer-v2": "referencescale"}
DROPPED = (
    "prop",
    "data_defined_properties",
    "callout",
)  # options again for QGIS before 3.20; empty; unused, in any order

ELSE = "ELSE"
CLASSES = (  # lowest count, first count of the next class, colour (viridis from green to purple), width in mm
    (0, 5, "#5ec962", 0.7),
    (5, 10, "#21918c", 1.1),
    (10, 20, "#31668e", 1.6),
    (20, 50, "#443a83", 2.2),
    (50, 0, "#2c0046", 3.0),
)
REASONS = (  # value, legend, colour (Okabe and Ito), dashes of a line in mm, angle of a hatching
    ("primary", "too few people", "#d55e00", "", 45),
    ("dominance", "two people dominate", "#b3247f", "3.2;1.6", 135),
    ("complementary", "to protect others", "#e69f00", "0.1;1.5", 0),
)
STATUSES = (  # value, legend, shape, fill, outline, size in mm
    ("snapped", "snapped to its street", "circle", "#0072b2", "#ffffff", 1.7),
    ("ambiguous", "ambiguous: a second street is as near", "triangle", "#e69f00", "#000000", 2.6),
    ("unsnapped", "unsnapped: no street near enough", "cross2", "#d55e00", "#d55e00", 2.2),
    ("excluded", "excluded: not one usable point", "square", "#ffffff", "#000000", 2.0),
)
# Points by danger, the worst first: vermilion, orange, sky blue, blue (Okabe and Ito), grey; shape and size differ too.
WORST = ("diamond", "#d55e00", "#000000", 3.6)
BAD = ("triangle", "#e69f00", "#000000", 2.9)
MIDDLING = ("square", "#56b4e9", "#000000", 2.0)
FAIR = ("circle", "#0072b2", "#ffffff", 1.9)
QUIET = ("circle", "#9a9a9a", "#6b6b6b", 1.3)
HOLLOW = ("circle", "#00ffffff", "#7a7a7a", 2.4, 0.4)  # not measured: an empty ring
SIZES = (  # lowest, first of the next class, look
    (1, 2, WORST),
    (2, 3, BAD),
    (3, 5, MIDDLING),
    (5, 10, FAIR),
    (10, 0, QUIET),
)
CANDIDATES = (  # fewest, first of the next class, legend, look
    (0, 1, "no candidate", WORST),
    (1, 5, "1 to 4 candidates", BAD),
    (5, 10, "5 to 9 candidates", MIDDLING),
    (10, 50, "10 to 49 candidates", FAIR),
    (50, 0, "50 candidates and more", QUIET),
)
# Black, so that they stand out from withheld segments, which are vermilion too.
RISKS = (  # lowest, first of the next class, legend, look; a third of a risk may be stored as 0.333…
    (1 - 1e-9, 0, "risk 1: singled out", ("diamond", "#000000", "#ffffff", 3.8, 0.4)),
    (0.5 - 1e-9, 1 - 1e-9, "risk 0.5 to 1", ("triangle", "#000000", "#ffffff", 3.0, 0.4)),
    (0.2 - 1e-9, 0.5 - 1e-9, "risk 0.2 to 0.5", MIDDLING),
    (0, 0.2 - 1e-9, "risk below 0.2", FAIR),
)
NAMED_RANKS = 20


def is_true(field: str) -> str:
    """An expression: a boolean is true, in formats that store it as a number or as text too."""
    return f"""lower(to_string("{field}")) IN ('true', 't', '1')"""


def text_of(field: str) -> str:
    """A field in the HTML of a map tip, whatever it holds."""
    return f"""[% replace(replace(coalesce("{field}", ''), '&', '&amp;'), '<', '&lt;') %]"""


TITLE = f"""<b>{text_of("name")}</b> {text_of("segment_id")}"""
TIP_PUBLISHED = (
    f"""{TITLE}<br>[% coalesce("report_count" || ' reports', "count_band", 'none or withheld') %]"""
    """[% if(coalesce("category_breakdown", '{}') = '{}', '', """
    """'<br>' || replace(replace("category_breakdown", '&', '&amp;'), '<', '&lt;')) %]"""
)
TIP_WITHHELD = (
    f"""<b>PRIVATE</b> {TITLE}<br>{text_of("reason")}: [% "report_count" %] reports"""
    """[% coalesce(' of ' || "contributor_count" || ' people', '') %]"""
)
TIP_SNAPPED = (
    f"""<b>PRIVATE</b> {text_of("snap_status")}"""
    """[% coalesce(' to ' || replace(replace("segment_id", '&', '&amp;'), '<', '&lt;'), '') %]"""
    """[% coalesce(', ' || round("snap_distance_m", 1) || ' m', '') %]"""
)
TIP_CLASS = (
    """<b>PRIVATE</b> [% coalesce('class of ' || "class_size", 'not measured') %]"""
    """[% coalesce('; records at its location: ' || "location_count", '') %]"""
)
TIP_CELL = (
    """<b>PRIVATE</b> [% coalesce('smallest cell: ' || "smallest_cell", 'not measured') %]"""
    """[% if(coalesce("minimal_unique_sets", '') = '', '', """
    """'<br>singled out by: ' || replace(replace("minimal_unique_sets", '&', '&amp;'), '<', '&lt;')) %]"""
)
TIP_K = (
    """<b>PRIVATE</b> [% coalesce('candidates: ' || "k_50", 'not measured') %]"""
    f"""[% CASE WHEN {is_true("below_k")} THEN ', fewer than K' ELSE '' END %]"""
)
TIP_RISK = (
    f"""<b>PRIVATE</b> {text_of("record_id")}[% coalesce(', rank ' || "risk_rank", '') %]"""
    f"""<br>[% coalesce('risk at least ' || round("risk", 3), 'not measured') %]<br>{text_of("reasons")}"""
)
TIP_UNIQUE = (
    """<b>PRIVATE</b> [% coalesce('alike near it, itself included: ' || "same_attributes", 'not measured') %]"""
    """[% coalesce('; others near it: ' || "neighbours", '') %]"""
    """[% coalesce('<br>rarest: ' || replace(replace("rarest_attribute", '&', '&amp;'), '<', '&lt;'), '') %]"""
)
TIP_DIVERSITY = (
    """<b>PRIVATE</b> [% coalesce('class of ' || "class_size", 'not measured') %]"""
    """[% coalesce('; distinct sensitive values: ' || "distinct_l", '') %]"""
)
TIP_REDUCED = """<b>PRIVATE</b> one record, at reduced precision"""

Rule = tuple[str, str, QgsSymbol]  # filter, legend, symbol


def line(colour: str, width: float, dashes: str = "") -> QgsLineSymbol:
    """A line; `dashes` are lengths of stroke and gap in mm, and a stroke of almost nothing is a dot."""
    properties = {"line_color": colour, "line_width": str(width), "capstyle": "round", "joinstyle": "round"}
    if dashes:
        properties.update({"use_custom_dash": "1", "customdash": dashes, "customdash_unit": "MM"})
        properties["capstyle"] = "round" if dashes.startswith("0.1;") else "flat"
    return QgsLineSymbol.createSimple(properties)


def area(fill: str, outline: str, outline_style: str = "solid") -> QgsFillSymbol:
    """A filled area."""
    return QgsFillSymbol.createSimple(
        {"color": fill, "outline_color": outline, "outline_style": outline_style, "outline_width": "0.3"}
    )


def hatched(colour: str, angle: int) -> QgsFillSymbol:
    """An area with lines of an angle across it, and nothing between them."""
    symbol = QgsFillSymbol.createSimple({"style": "no", "outline_color": colour, "outline_width": "0.5"})
    hatching = {"lineangle": str(angle), "distance": "2", "line_width": "0.4", "color": colour}
    symbol.appendSymbolLayer(QgsLinePatternFillSymbolLayer.create(hatching))
    return symbol


def marker(shape: str, fill: str, outline: str, size: float, outline_width: float = 0.2) -> QgsMarkerSymbol:
    """A point; a cross has no fill and needs a heavier outline."""
    width = 0.6 if shape == "cross2" else outline_width
    return QgsMarkerSymbol.createSimple(
        {"name": shape, "color": fill, "outline_color": outline, "outline_width": str(width), "size": str(size)}
    )


def rules_based(rules: list[Rule]) -> QgsRuleBasedRenderer:
    """Rules in legend order; a later rule lies under the earlier ones, so that high counts lie on top."""
    root = QgsRuleBasedRenderer.Rule(None)
    for number, (where, legend, symbol) in enumerate(rules):
        for i in range(symbol.symbolLayerCount()):
            symbol.symbolLayer(i).setRenderingPass(len(rules) - number)
        rule = QgsRuleBasedRenderer.Rule(symbol, 0, 0, where, legend)
        rule.setRuleKey(f"rule{number}")
        root.appendChild(rule)
    root.setRuleKey("root")
    renderer = QgsRuleBasedRenderer(root)
    renderer.setUsingSymbolLevels(True)
    return renderer


def counts(polygon: bool) -> list[Rule]:
    """The classes of published counts, the highest first."""
    rules: list[Rule] = []
    for low, end, colour, width in reversed(CLASSES):
        where = f'"report_count" >= {low}' if low else '"report_count" > 0'
        where += f' AND "report_count" < {end}' if end else ""
        legend = f"{low or 3} to {end - 1} reports" if end else f"{low} reports and more"
        rules.append((where, legend, area(colour, "#ffffff") if polygon else line(colour, width)))
    return rules


def published(polygon: bool) -> QgsFeatureRenderer:
    """Counts, and everything else as one."""
    empty = area("#f2f2f2", "#b0b0b0") if polygon else line("#bdbdbd", 0.3)
    return rules_based([*counts(polygon), (ELSE, "none or withheld", empty)])


def published_zeros(polygon: bool) -> QgsFeatureRenderer:
    """Counts, zeros and withheld segments told apart: for ZEROS 1."""
    none = area("#ffffff", "#9a9a9a", "dash") if polygon else line("#9a9a9a", 0.35, "2;1.2")
    withheld = area("#e4e4e4", "#5a5a5a", "dot") if polygon else line("#5a5a5a", 0.5, "0.1;1.1")
    return rules_based([*counts(polygon), ('"report_count" = 0', "no reports", none), (ELSE, "withheld", withheld)])


def withheld(polygon: bool) -> QgsFeatureRenderer:
    """Withheld segments by reason."""
    return QgsCategorizedSymbolRenderer(
        "reason",
        [
            QgsRendererCategory(value, hatched(colour, angle) if polygon else line(colour, 0.9, dashes), legend)
            for value, legend, colour, dashes, angle in REASONS
        ],
    )


def snapped() -> QgsFeatureRenderer:
    """Reports by what snapping did with them."""
    return QgsCategorizedSymbolRenderer(
        "snap_status",
        [QgsRendererCategory(value, marker(*look), legend) for value, legend, *look in STATUSES],
    )


def reports() -> QgsFeatureRenderer:
    """Reports, all alike."""
    return QgsSingleSymbolRenderer(marker("circle", "#6b6b6b", "#ffffff", 1.6))


def by_size(field: str, alone: str, more: str) -> QgsFeatureRenderer:
    """Points by a number of records or people, the smallest largest and on top."""
    rules: list[Rule] = []
    for low, end, look in SIZES:
        where = f'"{field}" < {end}' if low == 1 else f'"{field}" >= {low}' + (f' AND "{field}" < {end}' if end else "")
        legend = (
            alone
            if low == 1
            else f"{low} and more"
            if not end
            else f"{low}"
            if end == low + 1
            else f"{low} to {end - 1}"
        )
        rules.append((where, legend if low == 1 else f"{more} {legend}", marker(*look)))
    return rules_based([*rules, (ELSE, "not measured", marker(*HOLLOW))])


def by_candidates(field: str) -> QgsFeatureRenderer:
    """Points by k at a radius, the fewest largest and on top."""
    rules: list[Rule] = []
    for low, end, legend, look in CANDIDATES:
        where = f'"{field}" >= {low}' + (f' AND "{field}" < {end}' if end else "")
        rules.append((where, legend, marker(*look)))
    return rules_based([*rules, (ELSE, "not measured", marker(*HOLLOW))])


def yes_or_no(field: str, yes: str, no: str) -> QgsFeatureRenderer:
    """Points by a boolean; what was not measured is neither."""
    return rules_based(
        [
            (is_true(field), yes, marker(*WORST)),
            (f"NOT {is_true(field)}", no, marker(*QUIET)),  # of NULL it is NULL
            (ELSE, "not measured", marker(*HOLLOW)),
        ]
    )


def unique_here() -> QgsFeatureRenderer:
    """Records by how many near them are like them."""
    others = f"NOT coalesce({is_true('unique_here')}, false)"
    return rules_based(
        [
            (is_true("unique_here"), "unlike everything near it", marker(*WORST)),
            (f'"same_attributes" < 5 AND {others}', "2 to 4 alike, itself included", marker(*BAD)),
            ('"same_attributes" >= 5', "5 alike and more", marker(*QUIET)),
            (ELSE, "not measured", marker(*HOLLOW)),
        ]
    )


def risk() -> QgsFeatureRenderer:
    """Records by their risk."""
    rules: list[Rule] = []
    for low, end, legend, look in RISKS:
        where = f'"risk" >= {low!r}' + (f' AND "risk" < {end!r}' if end else "")
        rules.append((where, legend, marker(*look)))
    return rules_based([*rules, (ELSE, "not measured", marker(*HOLLOW))])


def ranks() -> QgsVectorLayerSimpleLabeling:
    """The rank of the first few, dark on a light halo."""
    settings = QgsPalLayerSettings()
    settings.fieldName = f'if("risk_rank" <= {NAMED_RANKS}, "risk_rank", NULL)'
    settings.isExpression = True
    settings.dist = 1.0  # mm from the point
    written = QgsTextFormat()
    written.setFont(QFont("Sans Serif"))
    written.setSize(8)
    written.setColor(QColor("#000000"))
    halo = QgsTextBufferSettings()
    halo.setEnabled(True)
    halo.setSize(0.9)
    halo.setColor(QColor("#ffffff"))
    written.setBuffer(halo)
    settings.setFormat(written)
    return QgsVectorLayerSimpleLabeling(settings)


def canonical(text: str) -> bytes:
    """A QML without what differs from run to run."""
    root = ElementTree.fromstring(re.sub(r"<!DOCTYPE[^>]*>", "", text))
    root.set("version", VERSION)
    for parent in list(root.iter()):
        for child in [child for child in parent if child.tag in DROPPED]:
            parent.remove(child)
        for name in MADE_UP.get(parent.tag, "").split():
            parent.attrib.pop(name, None)
        values = sorted(parent.attrib.items())
        parent.attrib.clear()
        parent.attrib.update(values)
        parent.tail = "\n"
        if len(parent):
            parent.text = "\n"
    return b"<!DOCTYPE qgis PUBLIC 'http://mrcc.com/qgis.dtd' 'SYSTEM'>\n" + ElementTree.tostring(root, "utf-8")


def save(
    name: str, renderer: QgsFeatureRenderer, geometry: str, tip: str, labels: QgsVectorLayerSimpleLabeling | None = None
) -> None:
    """Write one style file."""
    layer = QgsVectorLayer(f"{geometry}?crs=EPSG:4326", name, "memory")
    layer.setRenderer(renderer)
    layer.setMapTipTemplate(tip)
    categories = QgsMapLayer.StyleCategories(QgsMapLayer.StyleCategory.Symbology | QgsMapLayer.StyleCategory.MapTips)
    if labels is not None:
        layer.setLabeling(labels)
        layer.setLabelsEnabled(True)
        categories |= QgsMapLayer.StyleCategories(QgsMapLayer.StyleCategory.Labeling)
    with tempfile.TemporaryDirectory() as folder:
        draft = Path(folder) / f"{name}.qml"
        message, done = layer.saveNamedStyle(str(draft), categories)
        if not done:
            sys.exit(f"{name}: {message}")
        (HERE / f"{name}.qml").write_bytes(canonical(draft.read_text(encoding="utf-8")))
    print(f"{name}.qml")


def main() -> None:
    """Write every style file."""
    application = QgsApplication([], False)
    application.initQgis()
    for polygon, geometry, ending in ((False, "LineString", ""), (True, "Polygon", "_polygon")):
        save(f"published{ending}", published(polygon), geometry, TIP_PUBLISHED)
        save(f"published_zeros{ending}", published_zeros(polygon), geometry, TIP_PUBLISHED)
        save(f"withheld{ending}", withheld(polygon), geometry, TIP_WITHHELD)
    save("snapped", snapped(), "Point", TIP_SNAPPED)
    save("reports", reports(), "Point", "")
    save("class_size", by_size("class_size", "1: alone in its class", "class of"), "Point", TIP_CLASS)
    save("smallest_cell", by_size("smallest_cell", "1: alone in a cell", "smallest cell"), "Point", TIP_CELL)
    save("k", by_candidates("k_50"), "Point", TIP_K)  # another field takes the place of k_50 when it is loaded
    save("risk", risk(), "Point", TIP_RISK, ranks())
    save("unique_here", unique_here(), "Point", TIP_UNIQUE)
    told = yes_or_no("unsafe", "its class gives the sensitive value away", "its class does not, by L and T")
    save("diversity", told, "Point", TIP_DIVERSITY)
    save("reduced", QgsSingleSymbolRenderer(marker("square", "#6b6b6b", "#ffffff", 1.8)), "Point", TIP_REDUCED)
    save("streets", QgsSingleSymbolRenderer(line("#bdbdbd", 0.3)), "LineString", "")
    save("addresses", QgsSingleSymbolRenderer(marker("square", "#d9d2c5", "#a89f8c", 1.0, 0.1)), "Point", "")
    application.exitQgis()


if __name__ == "__main__":
    main()
