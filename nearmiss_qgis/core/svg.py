"""Drawings as text: elements of SVG with every value escaped, bars, legends, and words in place of the picture."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Union

from .texts import printable

#: Width of every drawing, in its own units; a page scales it.
WIDTH = 300.0
#: Size of texts; room for one character of it in a wide typeface, for a row of text, and for a swatch of a legend.
FONT, CHARACTER, ROW, SWATCH = 12.0, 7.2, 16.0, 12.0
_GAP = 6.0
_MOST_LABEL = 112.0

Attribute = Union[str, float]


@dataclass(frozen=True)
class Bar:
    """One bar.

    Attributes
    ----------
    length : float
        Share of the longest possible bar, 0 to 1.
    text : str
        What stands at its end.
    kind : {"solid", "hatched"}
    """

    length: float
    text: str
    kind: str


@dataclass(frozen=True)
class BarRow:
    """The bars of one label, one below the other."""

    label: str
    bars: Sequence[Bar]


def escaped(text: str) -> str:
    """Text for inside an element or a quoted attribute.

    >>> escaped('a<b> & "c"')
    'a&lt;b&gt; &amp; &quot;c&quot;'
    """
    for sign, name in (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ('"', "&quot;"), ("'", "&#39;")):
        text = text.replace(sign, name)
    return printable(text)


def element(tag: str, inside: str = "", /, **attributes: Attribute) -> str:
    """An element; `inside` is markup. A name such as ``class_`` or ``font_size`` stands for class or font-size.

    >>> element("rect", class_="solid", x=1.50, y=2.0)
    '<rect class="solid" x="1.5" y="2"/>'
    """
    written = "".join(f' {name.rstrip("_").replace("_", "-")}="{_value(v)}"' for name, v in attributes.items())
    return f"<{tag}{written}>{inside}</{tag}>" if inside else f"<{tag}{written}/>"


def words(text: str, x: float, y: float, *, anchor: str = "start", class_: str = "", most: float = WIDTH) -> str:
    """A text whose baseline begins (or ends, or has its middle) at a place; smaller where it is longer than `most`."""
    attributes: dict[str, Attribute] = {"x": x, "y": y}
    if anchor != "start":
        attributes["text_anchor"] = anchor
    if class_:
        attributes["class_"] = class_
    if room(text) > most:
        attributes["font_size"] = FONT * most / room(text)
    return element("text", escaped(text), **attributes)


def room(text: str) -> float:
    """About how wide a text is, on the safe side."""
    return CHARACTER * len(text) + 4.0


def drawing(name: str, title: str, description: str, height: float, parts: Sequence[str]) -> str:
    """The whole picture: with a title, and with a description that says its numbers in words.

    Parameters
    ----------
    name : str
        Beginning of its ids: unique on the page, letters and hyphens.
    """
    alternative = element("title", escaped(title), id=f"{name}-title")
    alternative += element("desc", escaped(description), id=f"{name}-desc")
    return element(
        "svg",
        alternative + _hatching(name) + "".join(parts),
        class_="plot",
        viewBox=f"0 0 {_value(WIDTH)} {_value(height)}",
        font_size=FONT,
        role="img",
        aria_labelledby=f"{name}-title",
        aria_describedby=f"{name}-desc",
    )


def fill(name: str, kind: str) -> dict[str, Attribute]:
    """Class and paint of a surface: solid and hatched can be told apart without colours."""
    paint = "currentColor" if kind == "solid" else f"url(#{name}-hatching)"
    return {"class_": kind, "fill": paint, "stroke": "currentColor"}


def legend(name: str, entries: Sequence[tuple[str, str]], y: float) -> tuple[list[str], float]:
    """Swatches of surfaces with their meaning, one below the other, and where they end."""
    parts = []
    for kind, text in entries:
        parts.append(element("rect", x=1, y=y + 1, width=SWATCH, height=SWATCH, **fill(name, kind)))
        parts.append(words(text, SWATCH + _GAP + 1, y + 11, most=WIDTH - SWATCH - _GAP - 2))
        y += ROW
    return parts, y + _GAP


def bars(
    name: str, rows: Sequence[BarRow], y: float, *, rule: tuple[int, str] | None = None
) -> tuple[list[str], float]:
    """Horizontal bars under one another, with their labels before and their values behind them.

    Parameters
    ----------
    rule : (int, str), optional
        A dashed line before the row of this number, and what it says.

    Returns
    -------
    parts : list of str
    float
        Where they end.
    """
    left = min(_MOST_LABEL, max((room(row.label) for row in rows), default=0.0)) + _GAP
    right = min(_MOST_LABEL, max((room(bar.text) for row in rows for bar in row.bars), default=0.0)) + _GAP
    wide = WIDTH - left - right
    parts: list[str] = []
    top = y
    for i, row in enumerate(rows):
        if rule is not None and rule[0] == i:
            parts += _rule(rule[1], y)
            y += ROW + 2
        middle = y + len(row.bars) * ROW / 2
        parts.append(words(row.label, left - _GAP, middle + 4, anchor="end", most=_MOST_LABEL))
        for bar in row.bars:
            length = max(1.5, bar.length * wide) if bar.length > 0 else 0.0
            if length:
                parts.append(element("rect", x=left, y=y + 2, width=length, height=ROW - 4, **fill(name, bar.kind)))
            parts.append(words(bar.text, left + length + _GAP, y + 12, class_="value", most=_MOST_LABEL))
            y += ROW
        y += 4
    axis = element(
        "path", class_="axis", d=f"M{_value(left)} {_value(top)}V{_value(y)}", fill="none", stroke="currentColor"
    )
    return [*parts, axis], y


def _rule(text: str, y: float) -> list[str]:
    line = element(
        "path",
        class_="rule",
        d=f"M0 {_value(y + 8)}H{_value(max(0.0, WIDTH - room(text) - _GAP))}",
        fill="none",
        stroke="currentColor",
        stroke_dasharray="5 3",
    )
    return [line, words(text, WIDTH, y + 12, anchor="end")]


def _hatching(name: str) -> str:
    line = element("path", class_="hatch", d="M0 2.5H5", stroke="currentColor", stroke_width=1.5)
    pattern = element(
        "pattern",
        line,
        id=f"{name}-hatching",
        width=5,
        height=5,
        patternUnits="userSpaceOnUse",
        patternTransform="rotate(45)",
    )
    return element("defs", pattern)


def _value(value: Attribute) -> str:
    """A number to a hundredth, without zeros behind it; a text escaped."""
    if isinstance(value, str):
        return escaped(value)
    return f"{value:.2f}".rstrip("0").rstrip(".")
