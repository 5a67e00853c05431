"""Published values read as regions: ``[30,40)``, ``30s``, ``65+``, ``20歳以上30歳未満``, ``135****``, suppressed.

Numbers are read in :mod:`intervals`, times in :mod:`periods`; which value lies in which region is answered in
:mod:`attack.containment`.
"""

from __future__ import annotations

import math
import re
from typing import Any

from .intervals import ASCII_DECADE, UNITS, Interval, raw_number, read_interval, years_of
from .periods import Period, normalised, read_period

__all__ = [
    "UNITS",
    "Interval",
    "Period",
    "is_generalised",
    "is_malformed",
    "is_wildcard",
    "mask_prefix",
    "raw_number",
    "read_interval",
    "read_period",
    "read_region",
    "years_of",
]

_SUPPRESSED = frozenset(
    [
        *("n/a", "n.a.", "n.a", "null", "unknown", "unspecified", "undisclosed", "missing", "withheld", "suppressed"),
        *("redacted", "no data", "not available", "不明", "未回答", "無回答", "非公開", "秘匿"),
    ]
)
_NO_VALUE = re.compile(r"[-.?]*|\*+")
_BRACKETED = re.compile(r"[\[(][^()\[\]]*,[^()\[\]]*[\])]?$|-?\d[^()\[\]]*,[^()\[\]]*[\])]$", re.ASCII)


def is_wildcard(value: Any) -> bool:
    """Whether a published value says nothing: NULL, empty, only stars, dashes, dots or question marks, "unknown", …

    ``NA``, ``none``, 999 and -1 are values.

    >>> [is_wildcard(value) for value in (None, "", "**", "－", "N/A", "不明", "NA", 999)]
    [True, True, True, True, True, True, False, False]
    """
    if value is None or (isinstance(value, float) and math.isnan(value)):
        return True
    if not isinstance(value, str):
        return False
    text = normalised(value)
    return _NO_VALUE.fullmatch(text) is not None or text.lower() in _SUPPRESSED


def mask_prefix(value: Any) -> str | None:
    """What stands before the stars at the end of a masked value; None for what is no mask.

    >>> mask_prefix("135****"), mask_prefix("*"), mask_prefix("13*5")
    ('135', '', None)
    """
    if not isinstance(value, str):
        return None
    text = value.strip()
    return text.rstrip("*＊") if text.endswith(("*", "＊")) else None


def is_generalised(value: Any) -> bool:
    """Whether a published value looks like a region: an interval, a mask, a month, a quarter, a week or a time span.

    A single day or time of day is none by its looks: it is a region only to somebody who knows finer times, see
    :func:`attack.containment.generalised_share`. ``30s`` counts, ``8s`` does not (it is more often a code).

    >>> [is_generalised(value) for value in ("[30,40)", "135*", "2020-Q1", "30s", "8s", "2020-01-15", "35", 35, None)]
    [True, True, True, True, False, False, False, False, False]
    """
    if not isinstance(value, str):
        return False
    if mask_prefix(value) is not None:
        return True
    period = read_period(value)
    if period is not None:
        return period.is_region
    found = read_interval(value)
    if found is None or not found.is_region:
        return False
    return found.form != ASCII_DECADE or found.lower % 10 == 0


def is_malformed(value: Any) -> bool:
    """Whether a published value looks like an interval that cannot be read, or in which nothing lies.

    >>> [is_malformed(value) for value in ("[30,20)", "[a,b)", "[30,40", "39-30", "[5,5)", "[30,40)", "a-b", "(old) mill")]
    [True, True, True, True, True, False, False, False]
    """
    if not isinstance(value, str):
        return False
    period = read_period(value)
    if period is not None:
        return period.is_empty
    found = read_interval(value)
    return _BRACKETED.match(normalised(value)) is not None if found is None else found.is_empty


def read_region(value: Any) -> Interval | Period | None:
    """The region a published value stands for: of time, or of numbers; None where it is neither.

    >>> type(read_region("2020-01")).__name__, type(read_region("30s")).__name__, read_region("tokyo")
    ('Period', 'Interval', None)
    """
    return read_period(value) or read_interval(value)
