"""Counts that are hidden in words."""

from __future__ import annotations

import re

from .release import number_of

_LESS = r"(?:<|<=|≤|<\s*=|&lt;|under|below|fewer than|less than|up to|at most|unter|weniger als|bis zu|höchstens)"
_RANGE = re.compile(r"\s*(\d+)\s*(?:-|–|—|−|\.\.+|…|to|or|and|/|bis|oder)\s*(\d+)\s*\+?\s*\D*", re.IGNORECASE)
_BELOW = re.compile(rf"\s*({_LESS})\s*(\d+)\s*\D*", re.IGNORECASE)
_INCLUSIVE = {"<=", "≤", "upto", "atmost", "biszu", "höchstens"}
_COUNTED = re.compile(r"(\d+)\s*(?:\*+|reports?|records?|incidents?|people|persons?|meldung(?:en)?)?", re.IGNORECASE)
_WRAPPING = " \t()[]{}*~≈"


def says_fewer_than(text: str, k: int) -> bool:
    """Whether a text tells a count above zero and below k; a number alone is for the rule `floor`.

    Examples
    --------
    >>> [says_fewer_than(text, 3) for text in ("1-2", "<3", "2 reports", "(1–2)")]
    [True, True, True, True]
    >>> [says_fewer_than(text, 3) for text in ("none or withheld", "<5", "3-5", "2")]
    [False, False, False, False]
    """
    if number_of(text) == number_of(text):
        return False
    text = text.strip(_WRAPPING)
    between = _RANGE.fullmatch(text)
    if between:
        return 1 <= min(int(group) for group in between.groups()) < k
    below = _BELOW.fullmatch(text)
    if below:
        most = int(below.group(2)) - (0 if below.group(1).lower().replace(" ", "") in _INCLUSIVE else 1)
        return 1 <= most < k
    counted = _COUNTED.fullmatch(text)
    return counted is not None and 1 <= int(counted.group(1)) < k
