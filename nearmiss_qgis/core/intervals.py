"""Numbers in published values: ``[30,40)``, ``30s``, ``65+``, ``1,000-1,999円``, ``20歳以上30歳未満``."""

from __future__ import annotations

import math
import re
from collections.abc import Callable
from dataclasses import dataclass
from decimal import Decimal
from typing import Any

from .periods import normalised, read_period

#: Units that may follow a digit; they are left out before a value is read.
UNITS = (
    *("時間", "歳", "才", "年", "円", "人", "件", "回", "日", "月", "％", "時", "分", "秒", "度", "点", "個", "名"),
    *("%", "yr", "yrs", "y", "years", "kg", "km", "cm", "m", "g"),
)

BRACKET, DECADE, ASCII_DECADE, BAND, VALUE = "bracket", "decade", "decade_ascii", "band", "value"
LOWER, UPPER, RANGE = "lower", "upper", "range"

_N = r"\d+(?:\.\d+)?"
_BOUND = rf"\s*([+-]?{_N})?\s*"
_MAY_BE = re.compile(r"\d|^[\[(]", re.ASCII)
_FLOAT = re.compile(r"[+-]?(\d+(\.\d*)?|\.\d+)([eE][+-]?\d+)?", re.ASCII)
_THOUSANDS = re.compile(r"(?<![\d,.])\d{1,3}(?:,\d{3})+(?![\d,])", re.ASCII)
_MYRIADS = re.compile(r"(?:\d+(?:\.\d+)?[千百十億兆万]+)+(?:\d+(?:\.\d+)?)?", re.ASCII)
_MYRIAD = re.compile(r"(\d+(?:\.\d+)?)?([千百十億兆万])?", re.ASCII)
_SMALL = {"十": Decimal(10), "百": Decimal(100), "千": Decimal(1000)}
_LARGE = {"万": Decimal(10**4), "億": Decimal(10**8), "兆": Decimal(10**12)}


def _units_after_a_digit(units: tuple[str, ...]) -> re.Pattern[str]:
    longest_first = sorted({unit for unit in units if unit != "％"}, key=len, reverse=True)
    return re.compile(rf"(?<=[\d+])\s*(?:{'|'.join(map(re.escape, longest_first))})(?![A-Za-z])", re.ASCII)


_UNIT = _units_after_a_digit(UNITS)
_RAW_UNIT = _units_after_a_digit(tuple(u for u in UNITS if not (u.isascii() and u.isalpha() and len(u) == 1)))


@dataclass(frozen=True)
class Interval:
    """Numbers between two bounds.

    Attributes
    ----------
    lower, upper : float
        Bounds; infinite where one is missing. ``lower`` is above ``upper`` where somebody wrote it so: nothing is inside.
    lower_closed, upper_closed : bool
        Whether a bound itself is inside.
    form : str
        How it was written: bracket, decade, decade_ascii, band, value, lower, upper or range.
    """

    lower: float
    upper: float
    lower_closed: bool
    upper_closed: bool
    form: str

    @property
    def is_region(self) -> bool:
        """Whether it holds more than a single number."""
        return self.lower < self.upper

    @property
    def is_empty(self) -> bool:
        """Whether nothing can be inside."""
        return self.lower > self.upper or (self.lower == self.upper and not (self.lower_closed and self.upper_closed))


def read_interval(value: Any) -> Interval | None:
    """The numbers a published value stands for; None for what is no number, or a region of time.

    Read in this order: brackets; then, without thousands commas, 万 and 億, :data:`UNITS` and から: decades, bands
    such as ``3000円台``, a number, two-sided ``以上…未満``, one-sided bounds, ranges. Scientific notation, kanji
    numerals and words around it are not read.

    Examples
    --------
    >>> read_interval("[30,40)")
    Interval(lower=30.0, upper=40.0, lower_closed=True, upper_closed=False, form='bracket')
    >>> [(found.lower, found.upper) for found in map(read_interval, ["30s", "65歳以上", "1,000-1,999円", 7])]
    [(30.0, 40.0), (65.0, inf), (1000.0, 1999.0), (7.0, 7.0)]
    >>> read_interval("tokyo"), read_interval("2020-01"), read_interval("[30,40")
    (None, None, None)
    """
    if isinstance(value, (int, float)) and not isinstance(value, bool):
        return None if math.isnan(value) else Interval(float(value), float(value), True, True, VALUE)
    if not isinstance(value, str) or read_period(value) is not None:
        return None
    text = normalised(value)
    if not _MAY_BE.search(text):
        return None
    found = _BRACKET.fullmatch(text)
    return _bracket(found) if found else _parsed(_plain(text, _UNIT))


def raw_number(value: Any) -> float | None:
    """The number an attacker's value stands for; None where it is no single number.

    A number, its text (scientific too), or one with a unit; ``30-39`` is no number, and one-letter ASCII units are none
    here: ``1m`` may be a code.

    >>> [raw_number(value) for value in (37, "37歳", "5万円", "1,000", "30-39", "1m", "abc", True, None)]
    [37.0, 37.0, 50000.0, 1000.0, None, None, None, None, None]
    """
    if isinstance(value, bool):
        return None
    if isinstance(value, (int, float)):
        return float(value) if math.isfinite(value) else None
    if not isinstance(value, str):
        return None
    text = normalised(value)
    if _FLOAT.fullmatch(text):
        number = float(text)
        return number if math.isfinite(number) else None
    if not any(character.isdigit() for character in text) or read_period(value) is not None:
        return None
    found = _parsed(_plain(text, _RAW_UNIT))
    return found.lower if found is not None and found.form == VALUE else None


def years_of(region: Interval) -> bool:
    """Whether an interval can be one of calendar years: its bounds are whole numbers from 1000 to 2999, or missing.

    >>> years_of(read_interval("2015-2019")), years_of(read_interval("1990s")), years_of(read_interval("30s"))
    (True, True, False)
    """
    bounds = [bound for bound in (region.lower, region.upper) if math.isfinite(bound)]
    return bool(bounds) and all(bound.is_integer() and 1000 <= bound < 3000 for bound in bounds)


# -- the forms ------------------------------------------------------------------------------------------------


def _plain(text: str, unit: re.Pattern[str]) -> str:
    """Text without thousands commas, myriads, units, 満 in front and まで behind a range; から is ~."""
    text = _THOUSANDS.sub(lambda found: found[0].replace(",", ""), text)
    text = _MYRIADS.sub(_scaled, text)
    return unit.sub("", text).replace("から", "~").removeprefix("満")


def _scaled(found: re.Match[str]) -> str:
    """``1億2000万`` as digits."""
    total = section = Decimal(0)
    for digits, unit in _MYRIAD.findall(found[0]):
        number = Decimal(digits) if digits else None
        if unit in _LARGE:
            total += (section + (number or 0) or 1) * _LARGE[unit]
            section = Decimal(0)
        elif unit or number is not None:
            section += (1 if number is None else number) * _SMALL.get(unit, Decimal(1))
    return format((total + section).normalize(), "f")


def _bracket(found: re.Match[str]) -> Interval:
    opening, lower, upper, closing = found.groups()
    return Interval(
        -math.inf if lower is None else float(lower),
        math.inf if upper is None else float(upper),
        opening == "[",
        closing == "]",
        BRACKET,
    )


def _decade(found: re.Match[str]) -> Interval:
    lower = float(found[1])
    early, late = found[2] == "前半", found[2] == "後半"
    return Interval(lower + 5 * late, lower + (5 if early else 10), True, False, DECADE)


def _band(found: re.Match[str]) -> Interval | None:
    digits = found[1].lstrip("0")
    if not digits:
        return None
    return Interval(float(digits), float(int(digits) + 10 ** (len(digits) - 1)), True, False, BAND)


def _point(found: re.Match[str]) -> Interval:
    return Interval(float(found[0]), float(found[0]), True, True, VALUE)


def _two_sided(found: re.Match[str]) -> Interval:
    return Interval(float(found[1]), float(found[3]), found[2] == "以上", found[4] == "以下", BAND)


def _from(found: re.Match[str]) -> Interval:
    return Interval(float(found[1]), math.inf, found[2] != "超", False, LOWER)


def _up_to(found: re.Match[str]) -> Interval:
    return Interval(-math.inf, float(found[1]), False, found[2] != "未満", UPPER)


def _range(found: re.Match[str]) -> Interval:
    return Interval(float(found[1]), float(found[2]), True, True, RANGE)


def _open_range(found: re.Match[str]) -> Interval:
    return Interval(float(found[1]), math.inf, True, False, RANGE)


def _range_to(found: re.Match[str]) -> Interval:
    return Interval(-math.inf, float(found[1]), False, True, RANGE)


_BRACKET = re.compile(rf"([\[(]){_BOUND},{_BOUND}([\])])", re.ASCII)
_FORMS: list[tuple[str, Callable[[re.Match[str]], Interval | None]]] = [
    (rf"({_N})\s*代(前半|後半)?", _decade),
    (r"(\d+)\s*s", lambda found: Interval(float(found[1]), float(found[1]) + 10, True, False, ASCII_DECADE)),
    (r"(\d+)\s*台", _band),
    (rf"[+-]?{_N}", _point),
    (rf"(-?{_N})\s*(以上|超)\s*(-?{_N})\s*(以下|未満)", _two_sided),
    (rf"(-?{_N})\s*(\+|以上|以降|超)", _from),
    (rf"(-?{_N})\s*(以下|以内|以前|まで|未満)", _up_to),
    (rf"({_N})\s*-\s*({_N})(?:まで)?", _range),
    (rf"(-?{_N})\s*~\s*(-?{_N})(?:まで)?", _range),
    (rf"({_N})\s*[-~]", _open_range),
    (rf"~\s*(-?{_N})(?:まで)?", _range_to),
]
_COMPILED = [(re.compile(pattern, re.ASCII), make) for pattern, make in _FORMS]


def _parsed(text: str) -> Interval | None:
    for pattern, make in _COMPILED:
        found = pattern.fullmatch(text)
        if found:
            return make(found)
    return None
