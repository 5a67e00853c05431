"""The pictures of the audit report: right lengths and places, their numbers in words, and nothing that gets out of a text."""

from __future__ import annotations

import math
import re
import xml.etree.ElementTree as ET

import pytest
from audit_example import example, huge_numbers

from nearmiss_qgis.core import plots
from nearmiss_qgis.core.svg import WIDTH, Bar, BarRow, bars, words
from nearmiss_qgis.core.texts import GROUP, UNIT, metres, number, printable, share
from nearmiss_qgis.processing.audit_words import AUDIT_TEXTS

HOSTILE = "<script>alert(1)</script> & \"double\" 'single' ]]> </svg> \x00\x1b\u202e\ud800"
DRAW = {
    "uniqueness": plots.uniqueness_by_precision,
    "k": plots.k_distribution,
    "radius": plots.k_by_radius,
    "cells": plots.cell_sizes,
    "map": plots.small_map,
}
SECTION = {"uniqueness": "uniqueness", "k": "candidates", "radius": "candidates", "cells": "cells", "map": "map"}


def drawn(name, document=None, say=AUDIT_TEXTS, **changes):
    section = {**(document or example())[SECTION[name]], **changes}
    return ET.fromstring(DRAW[name](section, say=say))


def described(picture):
    return picture.find("desc").text.replace(UNIT, " ").replace(GROUP, "_")


def of_class(picture, kind):
    return [element for element in picture.iter() if element.get("class") == kind]


def number_of(element, name):
    return float(element.get(name))


@pytest.mark.parametrize("document", [example(), huge_numbers()], ids=["town", "huge"])
@pytest.mark.parametrize("name", DRAW)
def test_a_picture_has_words_in_its_place_and_needs_nothing_else(name, document):
    text = DRAW[name](document[SECTION[name]], say=AUDIT_TEXTS)
    picture = ET.fromstring(text)
    assert picture.get("role") == "img" and picture.find("title").text and picture.find("desc").text
    assert picture.get("aria-labelledby") == picture.find("title").get("id")
    assert picture.get("aria-describedby") == picture.find("desc").get("id")
    ids = [element.get("id") for element in picture.iter() if element.get("id")]
    assert len(ids) == len(set(ids))
    assert set(re.findall(r"url\((.*?)\)", text)) <= {f"#{one}" for one in ids}
    assert not re.search(r"https?:|//|href|<script|<style|<image|<foreignObject", text)
    assert text == DRAW[name](document[SECTION[name]], say=AUDIT_TEXTS)
    assert "nan" not in text and "e+" not in text


def test_ids_are_unique_on_the_page():
    document = example()
    ids = [element.get("id") for name in DRAW for element in drawn(name, document).iter() if element.get("id")]
    assert len(ids) == len(set(ids)) == 3 * len(DRAW)  # title, desc, hatching


@pytest.mark.parametrize("name", DRAW)
def test_texts_stay_texts(name):
    document = example()
    document["map"]["classes"] = [HOSTILE] * 3
    hostile = {key: HOSTILE.replace("{", "") for key in AUDIT_TEXTS}
    picture = drawn(name, document, hostile)
    plain = drawn(name)
    assert {element.tag for element in picture.iter()} <= {element.tag for element in plain.iter()}
    assert len(list(picture.iter())) == len(list(plain.iter()))
    assert picture.find("title").text == printable(HOSTILE)


def test_words_of_the_distribution():
    text = described(drawn("k"))
    assert text == (
        "248 points by their number of candidates within 50 m. 0 candidates: 12 points; 1 candidates: 18 points; "
        "2–4 candidates: 53 points; 5–9 candidates: 71 points; 10–19 candidates: 58 points; 20–49 candidates: 31 points; "
        "50–99 candidates: 5 points; 100 or more candidates: 0 points."
    )


def test_words_of_the_curve():
    told = described(drawn("radius")).split("; ")
    assert told[0] == "25 m: smallest k 0, median 2, 201 points (81 %) below 5"  # 201 / 248 = 0.8105
    assert told[2] == "100 m: smallest k 0, median 24.5, 19 points (7.7 %) below 5"
    assert told[4] == "500 m: smallest k 6, median 398, 0 points (0 %) below 5."


def test_words_of_uniqueness():
    told = described(drawn("uniqueness")).split("; ")
    assert told[3] == "3 decimals: 28.6 % alone at their location, 75 % in classes of one"  # 71 and 186 of 248
    assert told[7] == "grid of 100 m: 28.2 % alone at their location, 73.8 % in classes of one."  # 70 and 183 of 248


def test_words_of_the_map():
    assert described(drawn("map")) == (
        "12 by 9 cells of 250 m, north at the top. 4 cells with 5–9 records; 3 cells with 10–19 records; 3 cells with "
        "20 and more records. 71 records lie in cells with fewer than 5: these cells look empty."
    )


def test_words_of_the_cells():
    assert described(drawn("cells")).startswith(
        "209 cells with 248 records, by size. size 1: 179 cells; size 2: 25 cells; "
    )


def test_lengths_of_bars_are_in_proportion():
    picture = drawn("k")
    solid = [number_of(bar, "width") for bar in of_class(picture, "solid")][1:]  # the first one is in the legend
    hatched = [number_of(bar, "width") for bar in of_class(picture, "hatched")][1:]
    points = {12: solid[0], 18: solid[1], 53: solid[2], 71: hatched[0], 58: hatched[1], 31: hatched[2], 5: hatched[3]}
    assert len(solid) == 3 and len(hatched) == 4  # no bar where there is no point
    for n, width in points.items():
        assert width / points[71] == pytest.approx(n / 71, abs=0.001)


def test_a_bar_of_few_can_be_seen_and_a_bar_of_none_cannot():
    parts, _ = bars("x", [BarRow("a", [Bar(1e-12, "1", "solid")]), BarRow("b", [Bar(0.0, "0", "solid")])], 0.0)
    rectangles = [part for part in parts if part.startswith("<rect")]
    assert len(rectangles) == 1 and 'width="1.5"' in rectangles[0]


def test_a_bin_across_k_is_drawn_as_below_it():
    bins = [
        {"low": 0, "high": 3, "points": 1},
        {"low": 4, "high": 9, "points": 1},
        {"low": 10, "high": None, "points": 1},
    ]
    picture = drawn("k", distribution=bins)
    assert len(of_class(picture, "solid")) == 1 + 2 and len(of_class(picture, "hatched")) == 1 + 1


@pytest.mark.parametrize("lows", [(5, 9), (0, 2)], ids=["all from K on", "all below K"])
def test_no_line_for_k_where_it_divides_nothing(lows):
    bins = [{"low": low, "high": low, "points": 1} for low in lows]
    assert len(of_class(drawn("k"), "rule")) == 1
    assert not of_class(drawn("k", distribution=bins), "rule")


def curve(picture, kind):
    """Places of a curve; the first of its class is in the legend."""
    path = of_class(picture, f"line {kind}")[1].get("d")
    return [tuple(map(float, pair.split())) for pair in path[1:].split("L")]


def test_places_on_the_axes():
    picture = drawn("radius")
    minimum, median, below = (curve(picture, kind) for kind in ("minimum", "median", "below"))
    across = [x for x, _ in minimum]
    assert across == [x for x, _ in median] == [x for x, _ in below]
    steps = [b - a for a, b in zip(across, across[1:])]  # 25, 50, 100, 250, 500: logarithms
    assert steps[0] == pytest.approx(steps[1], abs=0.02) and steps[2] / steps[0] == pytest.approx(
        math.log2(2.5), abs=0.01
    )
    assert [y for _, y in minimum[:4]] == [minimum[0][1]] * 4  # k is 0 up to 250 m
    up = [minimum[0][1] - y for _, y in median]
    assert up[4] / up[0] == pytest.approx(math.log1p(398) / math.log1p(2), abs=0.01)
    down = [y - below[0][1] for _, y in below]
    assert down[1] / down[4] == pytest.approx((201 - 83) / 201, abs=0.01)
    assert all(0 <= x <= WIDTH for x in across)


def test_radii_close_together_lie_on_a_plain_axis():
    document = example()
    rows = [{**row, "radius_m": radius} for row, radius in zip(document["candidates"]["rows"], (10, 20, 30, 40, 50))]
    across = [x for x, _ in curve(drawn("radius", rows=rows), "minimum")]
    assert across[2] - across[0] == pytest.approx(across[4] - across[2], abs=0.02)


def test_one_radius_is_enough():
    picture = drawn("radius", rows=example()["candidates"]["rows"][:1])
    assert len(curve(picture, "minimum")) == 1


def test_without_k_among_the_thresholds_the_first_is_shown_and_named():
    text = described(drawn("radius", k=7, thresholds=[5, 10]))
    assert "201 points (81 %) below 5" in text and "below 7" not in text
    assert "239 points (96.4 %) below 10" in described(drawn("radius", k=10, thresholds=[5, 10]))


def test_what_has_no_share_is_not_drawn_as_none():
    rows = [{**example()["uniqueness"]["rows"][0], "rows": 0, "share_unique": None}]
    text = described(drawn("uniqueness", rows=rows))
    assert text == "6 decimals: not measured alone at their location, not measured in classes of one."


def test_squares_of_the_map():
    picture = drawn("map")
    paths = [path.get("d") for path in of_class(picture, "cell")]
    legend, shown = paths[:3], paths[3:]
    assert [path.count("M") for path in shown] == [4, 3, 3] and [path.count("M") for path in legend] == [1, 1, 1]
    sides = [float(re.search(r"h([\d.]+)v", path)[1]) for path in shown]
    assert (sides[0] / sides[2]) ** 2 == pytest.approx(1 / 3, abs=0.01)  # areas as 1 to 2 to 3
    assert (sides[1] / sides[2]) ** 2 == pytest.approx(2 / 3, abs=0.01)
    first = [float(x) for x in re.match(r"M([\d.]+) ([\d.]+)", shown[0]).groups()]
    one = (WIDTH - 2) / 12
    assert first[0] == pytest.approx(1 + 3 * one + (one - sides[0]) / 2, abs=0.02)  # column 3 of 12


def test_a_map_of_many_cells_has_no_lines_between_them():
    few, many = drawn("map"), drawn("map", columns=400, lines=300, cells=[])
    assert of_class(few, "grid")[0].get("d").count("M") == 1 + 11 + 8
    assert of_class(many, "grid")[0].get("d").count("M") == 1


def test_a_text_that_is_too_long_gets_smaller():
    assert "font-size" not in words("short", 0, 0, most=100)
    assert float(re.search(r'font-size="([\d.]+)"', words("x" * 100, 0, 0, most=100))[1]) < 2


@pytest.mark.parametrize("value", [float("nan"), float("inf")])
def test_what_is_no_number_is_an_error(value):
    with pytest.raises(ValueError, match="no number"):
        number(value)


@pytest.mark.parametrize("value", [4.9999999, 4.996, 0.0000001, 12344.99999])
def test_a_fraction_never_looks_whole(value):
    shown = number(value).replace(GROUP, "")
    assert float(shown) != round(float(shown)) and abs(float(shown) - value) < 0.005


@pytest.mark.parametrize(
    ("part", "shown"), [(0.9996, "> 99.9 %"), (0.999, "99.9 %"), (0.0004, "< 0.1 %"), (0.001, "0.1 %")]
)
def test_a_share_of_nearly_none_or_nearly_all(part, shown):
    assert share(part).replace(UNIT, " ") == shown


def test_lengths_below_a_metre_and_of_none():
    assert [metres(value).replace(UNIT, " ") for value in (0, 0.00111, 99.96, 100.4)] == [
        "0 m",
        "0.00111 m",
        "100 m",
        "100 m",
    ]
