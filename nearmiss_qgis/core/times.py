"""Times of reports as seconds, the same on every machine and in every time zone."""

from __future__ import annotations

import datetime
import re
from collections.abc import Iterable
from typing import Any

import numpy as np
from numpy.typing import NDArray

#: How fine a time is given; "week" is that of ISO 8601, from Monday on.
BINS = ("year", "month", "week", "day", "hour")
_UNITS = {"year": "Y", "month": "M", "week": "D", "day": "D", "hour": "h"}

_EPOCH = datetime.datetime(1970, 1, 1, tzinfo=datetime.timezone.utc)
_ISO = re.compile(
    r"(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?\s*(Z|[+-]\d{2}(?::?\d{2})?)?)?",
    re.IGNORECASE,
)


#: 20260504T080500Z: the same without punctuation
_BASIC = re.compile(r"^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})", re.IGNORECASE)


def seconds_since_epoch(values: Iterable[Any]) -> NDArray[np.float64]:
    """Times as seconds since 1970-01-01 UTC; NaN where there is none.

    Datetimes, dates (midnight) and ISO 8601 text with or without an offset; a time without one is taken
    as UTC, whatever the machine's time zone. Other text is no time.

    Examples
    --------
    >>> seconds_since_epoch(["1970-01-01T02:00:00+02:00", "1970-01-02", "noon", None]).tolist()
    [0.0, 86400.0, nan, nan]
    """
    return np.array([_seconds(value) for value in values], dtype=np.float64)


def binned(seconds: NDArray[np.float64], width: str) -> NDArray[np.object_]:
    """(n,) texts of the year, month, ISO week, day or hour (UTC) that each time lies in; None where there is none.

    Parameters
    ----------
    seconds : (n,) float array
        As of :func:`seconds_since_epoch`.
    width : str
        One of :data:`BINS`.

    Examples
    --------
    >>> late = seconds_since_epoch(["2024-12-30T23:59:59Z", None])
    >>> [binned(late, width)[0] for width in BINS]
    ['2024', '2024-12', '2025-W01', '2024-12-30', '2024-12-30T23']
    """
    texts = np.full(len(seconds), None, dtype=object)
    known = np.isfinite(seconds)
    whole = np.floor(seconds[known]).astype("datetime64[s]").astype(f"datetime64[{_UNITS[width]}]")
    if width == "week":
        whole = whole - (whole.astype(np.int64) + 3) % 7  # its Monday: 1970-01-01 was a Thursday
    bins, place = np.unique(whole, return_inverse=True)
    names = [_week(day) for day in bins.tolist()] if width == "week" else [str(text) for text in bins]
    texts[known] = np.array(names, dtype=object)[place]
    return texts


def _week(day: datetime.date) -> str:
    year, week, _ = day.isocalendar()
    return f"{year:04d}-W{week:02d}"


def naive(values: Iterable[Any]) -> bool:
    """Whether a value is a time of day without an offset, so that offsets may have been lost before it came here.

    >>> naive([None, datetime.datetime(2026, 3, 1, 8)]), naive(["2026-03-01T08:00:00Z"])
    (True, False)
    """
    return any(isinstance(value, datetime.datetime) and value.tzinfo is None for value in values)


def _seconds(value: Any) -> float:
    if isinstance(value, str):
        value = _parsed(value)
    if isinstance(value, datetime.datetime):
        aware = value if value.tzinfo is not None else value.replace(tzinfo=datetime.timezone.utc)
        return (aware - _EPOCH).total_seconds()
    if isinstance(value, datetime.date):
        return float((value - _EPOCH.date()).days * 86_400)
    return float("nan")


def _parsed(text: str) -> datetime.datetime | None:
    found = _ISO.fullmatch(_BASIC.sub(r"\1-\2-\3T\4:\5:\6", text.strip()))
    if not found:
        return None
    day, minute, second, fraction, offset = found.groups()
    offset = "+00:00" if not offset or offset in "Zz" else offset
    offset = offset if ":" in offset else f"{offset[:3]}:{offset[3:] or '00'}"
    micro = (fraction or "0").ljust(6, "0")[:6]
    try:
        return datetime.datetime.fromisoformat(f"{day}T{minute or '00:00'}:{second or '00'}.{micro}{offset}")
    except ValueError:
        return None
