"""What an attacker knows of one attribute, sorted so that the values inside a region are found without comparing pairs."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..periods import DAY, HOUR, MINUTE, MOMENT, SECOND, Period, clocks, read_period
from ..records import identifiers
from ..regions import Interval, raw_number, years_of

_POINTS = (DAY, HOUR, MINUTE, SECOND, MOMENT)
_NOTHING = np.empty(0, dtype=np.int64)


class Lookup:
    """Distinct values of the attacker (RAW), asked for those that lie in a region.

    A date is a moment at the beginning of its day; a month lies in a region when all of it does. Values that are dates
    are also asked by their calendar year, where a region is one of years.

    Parameters
    ----------
    values : (n,) sequence
        Plain Python values; None (NULL) lies in no region.
    """

    def __init__(self, values: Sequence[Any]) -> None:
        texts = identifiers(values)
        known = [i for i, text in enumerate(texts) if text is not None]
        self._by_text = sorted((texts[i] or "", i) for i in known)
        self._texts = [text for text, _ in self._by_text]
        periods = {i: period for i in known if (period := read_period(values[i])) is not None}
        numbers = {i: number for i in known if i not in periods and (number := raw_number(values[i])) is not None}
        self._numbers = _Sorted(list(numbers), list(numbers.values()), np.float64)
        self._times = [_times(periods, clock) for clock in (0, 1)]
        years = {i: year for i, period in periods.items() if (year := _year(period)) is not None}
        self._years = _Sorted(list(years), list(years.values()), np.float64)

    def equal(self, text: str) -> NDArray[np.int64]:
        """Places of the values that are this text."""
        start = stop = bisect_left(self._texts, text)
        while stop < len(self._texts) and self._texts[stop] == text:
            stop += 1
        return self._at(start, stop)

    def beginning(self, prefix: str) -> NDArray[np.int64]:
        """Places of the values whose text begins so."""
        start = bisect_left(self._texts, prefix)
        after = prefix + chr(0x10FFFF)
        return self._at(start, bisect_left(self._texts, after) if prefix else len(self._texts))

    def inside(self, region: Interval | Period) -> NDArray[np.int64]:
        """Places of the values that lie in a region of numbers or of time."""
        if isinstance(region, Period):
            return self._during(region)
        found = self._numbers.between(region)
        if years_of(region) and len(self._years):
            found = np.concatenate([found, self._years.between(region)])
        return found

    def _at(self, start: int, stop: int) -> NDArray[np.int64]:
        return np.array([place for _, place in self._by_text[start:stop]], dtype=np.int64)

    def _during(self, region: Period) -> NDArray[np.int64]:
        zoned = region.offset is not None
        starts, lasts = self._times[zoned]
        shift = region.offset or 0
        begin, end = np.searchsorted(starts.values, [region.start - shift, region.end - shift])
        within = slice(int(begin), max(int(begin), int(end)))
        return starts.places[within][lasts[within] < region.end - shift]


class _Sorted:
    """Values in their order, with the places they came from."""

    def __init__(self, places: Sequence[int], values: Sequence[float], kind: type) -> None:
        found: NDArray[Any] = np.array(values, dtype=kind)
        order = np.argsort(found, kind="stable")
        self.values: NDArray[Any] = found[order]
        self.places: NDArray[np.int64] = np.array(places, dtype=np.int64)[order]

    def __len__(self) -> int:
        return len(self.values)

    def between(self, region: Interval) -> NDArray[np.int64]:
        """Places of the values in an interval."""
        start = np.searchsorted(self.values, region.lower, side="left" if region.lower_closed else "right")
        stop = np.searchsorted(self.values, region.upper, side="right" if region.upper_closed else "left")
        return self.places[start:stop] if start < stop else _NOTHING


def _times(periods: dict[int, Period], clock: int) -> tuple[_Sorted, NDArray[np.int64]]:
    """Starts of the attacker's times on their own clock (0) or in UTC (1), and the last moment of each beside it."""
    starts = [clocks(period)[clock] for period in periods.values()]
    ordered = _Sorted(list(periods), starts, np.int64)
    length = {i: 0 if period.unit in _POINTS else period.end - period.start - 1 for i, period in periods.items()}
    after = [length[i] for i in ordered.places.tolist()]
    return ordered, np.asarray(ordered.values + np.array(after, dtype=np.int64), dtype=np.int64)


def _year(period: Period) -> int | None:
    """The calendar year that a time lies in; None where there are several."""
    last = period.start if period.unit in _POINTS else period.end - 1
    years = np.array([period.start, last]).astype("datetime64[us]").astype("datetime64[Y]").astype(np.int64) + 1970
    return int(years[0]) if years[0] == years[1] else None
