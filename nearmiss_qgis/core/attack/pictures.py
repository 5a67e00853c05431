"""The pictures of the report of an attack: inline SVG, readable without colours, with their numbers in words.

Each takes a part of the document of docs/schemas/attack.schema.json and `say`, the texts of the page; no value of a record
is drawn.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from .. import svg
from ..svg import Bar, BarRow
from ..texts import UNIT, number, share
from .reading import printed

Part = Mapping[str, Any]
Say = Mapping[str, str]

_LEFT, _RIGHT, _HEAD, _TALL = 52.0, 22.0, 26.0, 170.0
_MOST_MARKS = 40
_TOPS = (0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0)


def risk_label(one: Part) -> str:
    """The risks of a bin; what is exactly 0 or 1 has a bin of its own, so the others reach up to it and not onto it.

    >>> bins = [(0.0, 0.0), (0.0, 0.1), (0.1, 0.2), (0.9, 1.0), (1.0, 1.0)]
    >>> [risk_label({"low": low, "high": high}).replace(UNIT, " ") for low, high in bins]
    ['0 %', '> 0–10 %', '10–20 %', '90–< 100 %', '100 %']
    """
    low, high = one["low"], one["high"]
    if low == high:
        return share(low)
    from_, to = f"{100 * low:g}", f"{100 * high:g}"
    return f"{'>' + UNIT if low == 0 else ''}{from_}–{'<' + UNIT if high == 1 else ''}{to}{UNIT}%"


def confidence_label(value: float) -> str:
    """A threshold of confidence to four decimals; only none is 0.

    >>> confidence_label(0.90234), confidence_label(0.0), confidence_label(0.00000123)
    ('0.9023', '0', '0.000001')
    """
    return f"{value:.4f}".rstrip("0").rstrip(".") if not value or round(value, 4) else number(value)


def risk_distribution(risk: Sequence[Part], *, say: Say, name: str = "risk-distribution") -> str:
    """How many records have which risk; those that are named for certain are solid."""
    longest = max((one["records"] for one in risk), default=0) or 1
    rows = [
        BarRow(
            risk_label(one),
            [Bar(one["records"] / longest, number(one["records"]), "solid" if one["low"] == 1 else "hatched")],
        )
        for one in risk
    ]
    entries = [("solid", say["plot_risk_sure"]), ("hatched", say["plot_risk_other"])]
    parts, y = svg.legend(name, entries, 0.0)
    drawn, y = svg.bars(name, rows, y)
    told = [say["plot_risk_item"].format(label=row.label, n=row.bars[0].text) for row in rows]
    values = {"total": number(sum(one["records"] for one in risk)), "items": "; ".join(told)}
    return svg.drawing(name, say["plot_risk_title"], say["plot_risk_desc"].format(**values), y, [*parts, *drawn])


def precision_recall(
    curve: Sequence[Part], *, say: Say, baseline: float | None = None, name: str = "precision-recall"
) -> str:
    """Precision of the surest guesses by the share of records they name rightly, and the precision of guessing by chance."""
    parts, y = _legend(say, baseline)
    top = _top([point["recall"] for point in curve])
    wide = svg.WIDTH - _LEFT - _RIGHT
    low = y + _HEAD + _TALL
    parts.append(svg.words(say["precision"], 0, y + 12, most=svg.WIDTH))
    for part in (0.0, 0.25, 0.5, 0.75, 1.0):
        level = low - _TALL * part
        grid = f"M{_LEFT:g} {level:.2f}H{svg.WIDTH - _RIGHT:g}"
        parts.append(_path("grid", grid))
        parts.append(svg.words(share(part), _LEFT - 6, level + 4, anchor="end", most=_LEFT - 8))
    for step in range(5):
        across = _LEFT + wide * step / 4
        parts.append(_path("axis", f"M{across:.2f} {low:.2f}v5"))
        parts.append(svg.words(f"{round(25 * top * step, 3):g}", across, low + 18, anchor="middle"))
    parts.append(svg.words(say["plot_curve_axis"], svg.WIDTH - _RIGHT, low + 36, anchor="end", most=svg.WIDTH - _RIGHT))
    if baseline is not None:
        level = low - _TALL * baseline
        parts.append(_path("rule", f"M{_LEFT:g} {level:.2f}H{svg.WIDTH - _RIGHT:g}", dash="5 3"))
    places = [(_LEFT + wide * point["recall"] / top, low - _TALL * point["precision"]) for point in curve]
    parts += _line(places)
    told = "; ".join(
        say["plot_curve_item"].format(
            n=number(point["attacked"]), precision=share(point["precision"]), recall=share(point["recall"])
        )
        for point in printed(curve)
    )
    by_chance = say["none"] if baseline is None else share(baseline)
    values = {"points": number(len(curve)), "items": told, "baseline": by_chance}
    return svg.drawing(name, say["plot_curve_title"], say["plot_curve_desc"].format(**values), low + 42, parts)


def _legend(say: Say, baseline: float | None) -> tuple[list[str], float]:
    parts = [_path("line precision", "M2 7H30"), _mark(16.0, 7.0), svg.words(say["plot_curve_line"], 38, 11)]
    if baseline is None:
        return parts, svg.ROW + 6
    parts.append(_path("rule", f"M2 {svg.ROW + 7:g}H30", dash="5 3"))
    text = say["plot_curve_chance"].format(share=share(baseline))
    parts.append(svg.words(text, 38, svg.ROW + 11, most=svg.WIDTH - 40))
    return parts, 2 * svg.ROW + 6


def _top(recalls: Sequence[float]) -> float:
    """Where the axis of recall ends.

    >>> _top([0.001, 0.03]), _top([0.0]), _top([])
    (0.05, 0.01, 0.01)
    """
    highest = max(recalls, default=0.0)
    return next((top for top in _TOPS if highest <= top), 1.0)


def _line(places: Sequence[tuple[float, float]]) -> list[str]:
    """All points as one line, and as marks where these can be told apart: else only the first and the last."""
    texts = [f"{x:.2f} {y:.2f}" for x, y in places]
    drawn = [text for i, text in enumerate(texts) if not i or text != texts[i - 1]]
    if not drawn:
        return []
    marks = places if len(drawn) <= _MOST_MARKS else [places[0], places[-1]]
    return [_path("line precision", "M" + "L".join(drawn)), *[_mark(x, y) for x, y in dict.fromkeys(marks)]]


def _mark(x: float, y: float) -> str:
    return svg.element("circle", class_="mark precision", cx=x, cy=y, r=3.5)


def _path(kind: str, d: str, *, dash: str = "") -> str:
    dashes: dict[str, svg.Attribute] = {"stroke_dasharray": dash} if dash else {}
    return svg.element("path", class_=kind, d=d, fill="none", stroke="currentColor", **dashes)


def success_by_knowledge(levels: Sequence[Part], *, say: Say, name: str = "success-by-knowledge") -> str:
    """What each attacker gets right, weak to strong, beside a guess by chance."""
    rows, told = [], []
    for row in levels:
        texts = {
            key: say["none"] if row[key] is None else share(row[key]) for key in ("success", "baseline", "max_risk")
        }
        label = say[f"level_{row['level']}"]
        bars = [Bar(row[key] or 0.0, texts[key], kind) for key, kind in (("success", "solid"), ("baseline", "hatched"))]
        rows.append(BarRow(label, bars))
        told.append(say["plot_knowledge_item"].format(label=label, n=number(row["visible"]), **texts))
    entries = [("solid", say["plot_knowledge_success"]), ("hatched", say["plot_knowledge_chance"])]
    parts, y = svg.legend(name, entries, 0.0)
    drawn, y = svg.bars(name, rows, y)
    return svg.drawing(name, say["plot_knowledge_title"], "; ".join(told) + ".", y, [*parts, *drawn])
