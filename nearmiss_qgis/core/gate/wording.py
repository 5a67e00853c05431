"""Counts that are hidden in words."""

from __future__ import annotations

import re
from typing import Any

from .release import number_of

_LESS = r"(?:<|<=|≤|<\s*=|&lt;|under|below|fewer than|less than|up to|at most|unter|weniger als|bis zu|höchstens)"
_RANGE = re.compile(r"\s*(\d+)\s*(?:-|–|—|−|\.\.+|…|to|or|and|/|bis|oder)\s*(\d+)\s*\+?\s*(\D*)", re.IGNORECASE)
_BELOW = re.compile(rf"\s*({_LESS})\s*(\d+)\s*(\D*)", re.IGNORECASE)
_INCLUSIVE = {"<=", "≤", "upto", "atmost", "biszu", "höchstens"}
_UNITS = r"(?:\*+|reports?|records?|incidents?|people|persons?|meldung(?:en)?)?"
_COUNTED = re.compile(rf"(\d+)\s*{_UNITS}", re.IGNORECASE)
_UNIT = re.compile(_UNITS, re.IGNORECASE)
_LONGEST = 80  # a text that tells a count is short
_WRAPPING = " \t()[]{}*~≈"


def number_said(value: Any) -> float:
    """The number a value is, or says with a unit; NaN when it says none.

    >>> number_said("11 reports"), number_said(3), number_said("none or withheld")
    (11.0, 3.0, nan)
    """
    counted = _COUNTED.fullmatch(" ".join(str(value).split()).strip(_WRAPPING)[:_LONGEST])
    return float(counted.group(1)) if counted else number_of(value)


def says_fewer_than(text: str, k: int, *, name: bool = False) -> bool:
    """Whether a text tells a count above zero and below k; a number alone is for the rule `floor`.

    Parameters
    ----------
    name : bool
        The text may be the name of a street: "1-2 High Street" is no count, "1-2 reports" is.

    Examples
    --------
    >>> [says_fewer_than(text, 3) for text in ("1-2", "<3", "2 reports", "(1–2)")]
    [True, True, True, True]
    >>> [says_fewer_than(text, 3) for text in ("none or withheld", "<5", "3-5", "2")]
    [False, False, False, False]
    >>> says_fewer_than("1-2 High Street", 3, name=True), says_fewer_than("1-2 reports", 3, name=True)
    (False, True)
    """
    if number_of(text) == number_of(text):
        return False
    text = " ".join(text.split()).strip(_WRAPPING)
    if len(text) > _LONGEST:
        return False
    between = _RANGE.fullmatch(text)
    if between and (not name or _UNIT.fullmatch(between.group(3).strip())):
        return 1 <= min(int(group) for group in between.groups()[:2]) < k
    below = _BELOW.fullmatch(text)
    if below and (not name or _UNIT.fullmatch(below.group(3).strip())):
        most = int(below.group(2)) - (0 if below.group(1).lower().replace(" ", "") in _INCLUSIVE else 1)
        return 1 <= most < k
    counted = _COUNTED.fullmatch(text)
    return counted is not None and 1 <= int(counted.group(1)) < k
