"""The pictures of the audit report: inline SVG, readable without colours, with their numbers in words.

Each takes a part of the document of docs/schemas/audit.schema.json and `say`, the texts of the page; no coordinate and no
attribute value of a record is drawn.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any

from . import svg
from .svg import Bar, BarRow
from .texts import metres, number, share

Part = Mapping[str, Any]
Say = Mapping[str, str]

_LEFT, _RIGHT = 44.0, 46.0
_HEAD = 24.0  # room for what an axis is, above it
_TALLEST_MAP = 240.0
_MOST_CELLS_WITH_LINES = 2500


def k_distribution(candidates: Part, *, say: Say, name: str = "k-distribution") -> str:
    """How many points have how many candidates, within the radius that was chosen; those below K are solid."""
    bins = candidates["distribution"]
    values = {"radius": number(candidates["at_radius_m"]), "total": number(sum(one["points"] for one in bins))}
    return _histogram(name, bins, "points", candidates["k"], "plot_k", values, say)


def cell_sizes(cells: Part, *, say: Say, name: str = "cell-sizes") -> str:
    """How many cells of all filters together have which size; those below K are solid."""
    bins = cells["sizes"]
    values = {
        "total": number(sum(one["cells"] for one in bins)),
        "records": number(sum(one["records"] for one in bins)),
    }
    return _histogram(name, bins, "cells", cells["k"], "plot_cells", values, say)


def uniqueness_by_precision(uniqueness: Part, *, say: Say, name: str = "uniqueness-by-precision") -> str:
    """Shares of records that are alone at their location, and in classes of one, at each precision."""
    rows, told = [], []
    for row in uniqueness["rows"]:
        alone = row["locations_with_one_record"] / row["rows"] if row["rows"] else None
        found = {"alone": alone, "unique": row["share_unique"]}
        texts = {key: say["none"] if part is None else share(part) for key, part in found.items()}
        label = precision_label(row, say)
        rows.append(
            BarRow(
                label,
                [
                    Bar(alone or 0.0, texts["alone"], "solid"),
                    Bar(row["share_unique"] or 0.0, texts["unique"], "hatched"),
                ],
            )
        )
        told.append(say["plot_uniqueness_item"].format(label=label, **texts))
    entries = [("solid", say["plot_uniqueness_alone"]), ("hatched", say["plot_uniqueness_unique"])]
    parts, y = svg.legend(name, entries, 0.0)
    drawn, y = svg.bars(name, rows, y)
    return svg.drawing(name, say["plot_uniqueness_title"], "; ".join(told) + ".", y, [*parts, *drawn])


def precision_label(row: Part, say: Say) -> str:
    """A precision in words: "3 decimals", "grid of 100 m".

    >>> precision_label({"kind": "grid", "precision": 100.0}, {"decimals": "{n} decimals", "grid": "grid of {n} m"})
    'grid of 100 m'
    """
    return say[row["kind"]].format(n=number(row["precision"]))


def bin_label(one: Part, say: Say) -> str:
    """The values of a bin: "5", "5–9", "100 or more".

    >>> [bin_label({"low": 5, "high": high}, {"or_more": "{n} or more"}) for high in (5, 9, None)]
    ['5', '5–9', '5 or more']
    """
    if one["high"] is None:
        return say["or_more"].format(n=number(one["low"]))
    return number(one["low"]) if one["low"] == one["high"] else f"{number(one['low'])}–{number(one['high'])}"


def _histogram(
    name: str, bins: Sequence[Part], what: str, k: float, texts: str, values: Mapping[str, str], say: Say
) -> str:
    """Bins as bars; a bin that begins below K counts as below, also where it reaches beyond."""
    longest = max((one[what] for one in bins), default=0) or 1
    rows = [
        BarRow(
            bin_label(one, say), [Bar(one[what] / longest, number(one[what]), "solid" if one["low"] < k else "hatched")]
        )
        for one in bins
    ]
    beyond = [i for i, one in enumerate(bins) if one["low"] >= k]
    values = {**values, "k": number(k)}
    entries = [("solid", say[f"{texts}_below"].format(**values)), ("hatched", say[f"{texts}_above"].format(**values))]
    parts, y = svg.legend(name, entries, 0.0)
    rule = (beyond[0], say["plot_k_line"].format(**values)) if beyond and beyond[0] else None
    drawn, y = svg.bars(name, rows, y, rule=rule)
    told = [say[f"{texts}_item"].format(label=row.label, n=row.bars[0].text) for row in rows]
    description = say[f"{texts}_desc"].format(items="; ".join(told), **values)
    return svg.drawing(name, say[f"{texts}_title"].format(**values), description, y, [*parts, *drawn])


def threshold(candidates: Part) -> tuple[float, int]:
    """The threshold that the curve shows (K where it was counted, else the first), and its place in `below`.

    >>> threshold({"k": 5, "thresholds": [3, 5]}), threshold({"k": 4, "thresholds": [3, 5]})
    ((5, 1), (3, 0))
    """
    thresholds = candidates["thresholds"]
    at = thresholds.index(candidates["k"]) if candidates["k"] in thresholds else 0
    return thresholds[at], at


def k_by_radius(candidates: Part, *, say: Say, name: str = "k-by-radius") -> str:
    """The smallest and the median k by radius, and below them the share of points that have fewer than K."""
    rows, points = candidates["rows"], candidates["points"]
    limit, at = threshold(candidates)
    values = {"k": number(limit)}
    parts, y = _curve_legend(say, values)

    x = _horizontal([row["radius_m"] for row in rows])
    drawn, y = _upper(rows, x, y, limit, say)
    parts += drawn
    below = [row["below"][at] / points if points else 0.0 for row in rows]
    drawn, y = _lower(below, x, y + svg.ROW, say["plot_radius_share"].format(**values))
    parts += [*drawn, *_radii([row["radius_m"] for row in rows], x, y)]
    parts.append(svg.words(say["plot_radius_axis"], svg.WIDTH - _RIGHT, y + 2 * svg.ROW + 2, anchor="end"))
    told = [
        say["plot_radius_item"].format(
            radius=number(row["radius_m"]),
            k_min=number(row["k_min"]),
            k_median=number(row["k_median"]),
            below=number(row["below"][at]),
            share=share(part),
            k=number(limit),
        )
        for row, part in zip(rows, below)
    ]
    return svg.drawing(name, say["plot_radius_title"], "; ".join(told) + ".", y + 2 * svg.ROW + 8, parts)


def _curve_legend(say: Say, values: Mapping[str, str]) -> tuple[list[str], float]:
    """Lines and marks of the curves with their meaning; they differ in dashes and marks, not in colour alone."""
    parts, y = [], 0.0
    kinds = (("minimum", "plot_radius_min"), ("median", "plot_radius_median"), ("below", "plot_radius_below"))
    for kind, text in kinds:
        parts += _curve(kind, [(2.0, y + 7), (30.0, y + 7)], [(16.0, y + 7)])
        parts.append(svg.words(say[text].format(**values), 38.0, y + 11, most=svg.WIDTH - 40))
        y += svg.ROW
    return parts, y + 8


def _horizontal(radii: Sequence[float]) -> list[float]:
    """Where the radii lie on the axis: by their logarithm where they span more than a factor of eight."""
    low, high = min(radii), max(radii)
    if low == high:
        return [(_LEFT + svg.WIDTH - _RIGHT) / 2] * len(radii)
    scaled = [math.log(radius) for radius in radii] if low > 0 and high / low > 8 else list(radii)
    low, high = min(scaled), max(scaled)
    wide = svg.WIDTH - _LEFT - _RIGHT - 16
    return [_LEFT + 8 + wide * (value - low) / (high - low) for value in scaled]


def _upper(rows: Sequence[Part], x: Sequence[float], y: float, limit: float, say: Say) -> tuple[list[str], float]:
    """k on an axis whose steps grow, so that 0, 1 and 5 can be told apart beside 800."""
    tall = 130.0
    highest = max(*(row["k_median"] for row in rows), *(row["k_min"] for row in rows), limit, 1)
    ticks = _growing_ticks(highest)
    top = math.log1p(ticks[-1])

    def at(value: float) -> float:
        return y + _HEAD + tall * (1 - math.log1p(max(0.0, value)) / top)

    parts = [svg.words(say["plot_radius_k"], 0, y + 10)]
    for tick in ticks:
        parts += _grid(at(tick), number(tick))
    parts.append(_line("rule", [(_LEFT, at(limit)), (svg.WIDTH - _RIGHT, at(limit))], dash="5 3"))
    parts.append(
        svg.words(say["plot_k_line"].format(k=number(limit)), svg.WIDTH - _RIGHT + 4, at(limit) + 4, most=_RIGHT - 4)
    )
    for kind, key in (("median", "k_median"), ("minimum", "k_min")):
        places = [(across, at(row[key])) for across, row in zip(x, rows)]
        parts += _curve(kind, places, places)
    return parts, y + _HEAD + tall


def _lower(below: Sequence[float], x: Sequence[float], y: float, title: str) -> tuple[list[str], float]:
    tall = 70.0
    parts = [svg.words(title, 0, y + 10)]
    for part in (0.0, 0.5, 1.0):
        parts += _grid(y + _HEAD + tall * (1 - part), share(part))
    places = [(across, y + _HEAD + tall * (1 - part)) for across, part in zip(x, below)]
    return [*parts, *_curve("below", places, places)], y + _HEAD + tall


def _growing_ticks(highest: float) -> list[int]:
    """0, then 1, 2, 5, 10, 20, … up to the first that is not below `highest`; by tens where these would be many.

    >>> _growing_ticks(7), _growing_ticks(398)
    ([0, 1, 2, 5, 10], [0, 1, 10, 100, 1000])
    """
    steps = (1, 2, 5) if highest <= 50 else (1,)
    ticks, ten = [0], 1
    while ticks[-1] < highest:
        for step in steps:
            if ticks[-1] < highest:
                ticks.append(step * ten)
        ten *= 10
    return (
        ticks
        if len(ticks) <= 8
        else [tick for i, tick in enumerate(ticks) if tick < 2 or (len(ticks) - 1 - i) % 3 == 0]
    )


def _radii(radii: Sequence[float], x: Sequence[float], y: float) -> list[str]:
    """Labels under the axis, those left out that would run into the one before."""
    parts, end = [], -math.inf
    for radius, across in zip(radii, x):
        label = number(radius)
        if across - svg.room(label) / 2 >= end:
            parts.append(svg.words(label, across, y + svg.ROW, anchor="middle"))
            end = across + svg.room(label) / 2 + 2
    return parts


def _grid(y: float, label: str) -> list[str]:
    line = svg.element(
        "path", class_="grid", d=f"M{_LEFT:g} {y:.2f}H{svg.WIDTH - _RIGHT:g}", fill="none", stroke="currentColor"
    )
    return [line, svg.words(label, _LEFT - 5, y + 4, anchor="end", most=_LEFT - 6)]


def _line(kind: str, places: Sequence[tuple[float, float]], *, dash: str = "") -> str:
    path = "M" + "L".join(f"{x:.2f} {y:.2f}" for x, y in places)
    dashes: dict[str, svg.Attribute] = {"stroke_dasharray": dash} if dash else {}
    return svg.element("path", class_=kind, d=path, fill="none", stroke="currentColor", **dashes)


def _curve(kind: str, line: Sequence[tuple[float, float]], marks: Sequence[tuple[float, float]]) -> list[str]:
    """A line with its marks: discs and full for the minimum, squares and dashes for the median, triangles for shares."""
    dash = {"median": "7 3", "below": "2 2"}.get(kind, "")
    drawn = [_line(f"line {kind}", line, dash=dash)]
    for x, y in marks:
        if kind == "minimum":
            drawn.append(svg.element("circle", class_=f"mark {kind}", cx=x, cy=y, r=4))
        elif kind == "median":
            drawn.append(svg.element("rect", class_=f"mark {kind}", x=x - 3.5, y=y - 3.5, width=7, height=7))
        else:
            triangle = f"M{x:.2f} {y - 5:.2f}L{x + 5:.2f} {y + 4:.2f}H{x - 5:.2f}Z"
            drawn.append(svg.element("path", class_=f"mark {kind}", d=triangle))
    return drawn


def small_map(grid: Part, *, say: Say, name: str = "small-map") -> str:
    """Cells by their number of records, larger squares for more; a cell below K looks like an empty one.

    Line 0 is the northernmost, column 0 the westernmost, and class 0 the smallest.
    """
    columns, lines, classes = grid["columns"], grid["lines"], grid["classes"]
    side = min((svg.WIDTH - 2) / columns, _TALLEST_MAP / lines)
    left = (svg.WIDTH - side * columns) / 2
    values = {"k": number(grid["k"]), "cell": number(grid["cell_m"]), "n": number(grid["records_not_shown"])}
    parts, y = _map_legend(classes, {**values}, say)
    parts.append(_frame(columns, lines, side, left, y))
    told = []
    for number_of_class, label in enumerate(classes):
        inside = [(c["column"], c["line"]) for c in grid["cells"] if c["class"] == number_of_class]
        told.append(say["plot_map_item"].format(n=number(len(inside)), label=label))
        if inside:
            corners = [(left + side * column, y + side * line) for column, line in inside]
            parts.append(_squares(corners, side, number_of_class, len(classes)))
    values.update(columns=number(columns), lines=number(lines), items="; ".join(told))
    end = y + side * lines + 2
    return svg.drawing(name, say["plot_map_title"].format(**values), say["plot_map_desc"].format(**values), end, parts)


def _map_legend(classes: Sequence[str], values: Mapping[str, str], say: Say) -> tuple[list[str], float]:
    parts = [svg.element("rect", class_="frame", x=1, y=1, width=12, height=12, fill="none", stroke="currentColor")]
    parts.append(svg.words(say["plot_map_hidden"].format(**values), 19, 11, most=svg.WIDTH - 21))
    y = svg.ROW
    for number_of_class, label in enumerate(classes):
        parts.append(
            svg.element("rect", class_="frame", x=1, y=y + 1, width=12, height=12, fill="none", stroke="currentColor")
        )
        parts.append(_squares([(1.0, y + 1)], 12.0, number_of_class, len(classes)))
        parts.append(svg.words(say["plot_map_records"].format(label=label), 19, y + 11, most=svg.WIDTH - 21))
        y += svg.ROW
    return parts, y + 6


def _squares(corners: Sequence[tuple[float, float]], side: float, number_of_class: int, classes: int) -> str:
    """One path for all cells of a class: the larger the class, the more of its cell a square fills."""
    part = 0.92 * math.sqrt((number_of_class + 1) / classes)  # a full cell keeps apart from the next one
    inner, margin = side * part, side * (1 - part) / 2
    path = "".join(f"M{x + margin:.2f} {y + margin:.2f}h{inner:.2f}v{inner:.2f}h{-inner:.2f}z" for x, y in corners)
    return svg.element("path", class_="cell", d=path, fill="currentColor")


def _frame(columns: int, lines: int, side: float, left: float, y: float) -> str:
    """The outline, and the lines between cells where they are not too many."""
    wide, tall = side * columns, side * lines
    path = f"M{left:.2f} {y:.2f}h{wide:.2f}v{tall:.2f}h{-wide:.2f}z"
    if columns * lines <= _MOST_CELLS_WITH_LINES:
        path += "".join(f"M{left + side * i:.2f} {y:.2f}v{tall:.2f}" for i in range(1, columns))
        path += "".join(f"M{left:.2f} {y + side * i:.2f}h{wide:.2f}" for i in range(1, lines))
    return svg.element("path", class_="grid", d=path, fill="none", stroke="currentColor")


def cell_label(row: Part) -> str:
    """Width and height of a cell of a precision.

    >>> cell_label({"cell_width_m": 68.7, "cell_height_m": 111.3})
    '68.7\xa0m × 111\xa0m'
    """
    return f"{metres(row['cell_width_m'])} × {metres(row['cell_height_m'])}"
