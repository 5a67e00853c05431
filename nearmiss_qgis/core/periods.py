"""Published values read as regions of time: ``2020-01``, ``2020-Q1``, ``2020-W05``, ``2020年1月15日``, a span.

A bare ``2020`` is a number; where the attacker knows dates, :mod:`attack.containment` reads it as a year.
"""

from __future__ import annotations

import datetime
import re
from dataclasses import dataclass
from typing import Any

#: Signs that mean the same: fullwidth ASCII, dashes, wave dashes, the ideographic space.
_SIGNS = {
    **{0xFF01 + i: 0x21 + i for i in range(94)},
    **dict.fromkeys((0x2010, 0x2011, 0x2012, 0x2013, 0x2014, 0x2015, 0x2212), 0x2D),
    **dict.fromkeys((0x301C, 0x223C), 0x7E),
    0x3000: 0x20,
}

_EPOCH = datetime.datetime(1970, 1, 1)
_MICROSECOND = datetime.timedelta(microseconds=1)
_DAY = 86_400_000_000
#: Before and after every time that can be written.
FIRST, LAST = -(1 << 62), 1 << 62

YEAR, QUARTER, MONTH, WEEK, DAY, SPAN = "year", "quarter", "month", "week", "day", "span"
HOUR, MINUTE, SECOND, MOMENT = "hour", "minute", "second", "moment"
_LENGTH = {HOUR: 3_600_000_000, MINUTE: 60_000_000, SECOND: 1_000_000, MOMENT: 1}
_LARGE = (YEAR, QUARTER, MONTH, WEEK, SPAN)


@dataclass(frozen=True)
class Period:
    """A stretch of time.

    Attributes
    ----------
    start, end : int
        Microseconds since 1970-01-01T00:00 on the clock it was written by; the end is not inside.
    unit : str
        year, quarter, month, week, day, hour, minute, second, moment or span.
    offset : int or None
        Microseconds by which that clock is ahead of UTC; None where no zone was written.
    """

    start: int
    end: int
    unit: str
    offset: int | None = None

    @property
    def is_region(self) -> bool:
        """Whether it is a region by its looks: longer than a day's name or a time."""
        return self.unit in _LARGE and self.start < self.end

    @property
    def is_empty(self) -> bool:
        """Whether nothing can be inside: a span that ends before it begins."""
        return self.start >= self.end


def normalised(text: str) -> str:
    """Text with one sign for each meaning, and nothing around it: fullwidth forms, dashes and waves are ASCII.

    >>> normalised(" ６５〜７０ "), normalised("30–39")
    ('65~70', '30-39')
    """
    return text.translate(_SIGNS).strip()


def read_period(value: Any) -> Period | None:
    """The time a value stands for: dates, times, ISO 8601 and Japanese text; None for what is no time.

    A value is as long as what it leaves out: a day without a time of day is the whole day, ``T10`` the hour. The end
    of a span (``2020-01-01/2020-03-31``, ``2020-01~2020-03``) is inside with all of its own length; one that is given by
    its length (``2020-01-01/P1M``) ends where that is over. ``3月15日`` has no year
    and a bare ``2020`` or ``2020年`` is a number: they are no times here. Datetimes are moments.

    Examples
    --------
    >>> january = read_period("2020-01")
    >>> january.unit, (january.end - january.start) // _DAY, january == read_period("2020年1月")
    ('month', 31, True)
    >>> [read_period(text).unit for text in ("2020Q1", "2020-W05", "2020-01-15T10", "2020-01-01/2020-03-31")]
    ['quarter', 'week', 'hour', 'span']
    >>> read_period("2020"), read_period("2020-13"), read_period("100-8111")
    (None, None, None)
    """
    if isinstance(value, datetime.datetime):
        offset = value.utcoffset()
        moment = _micro(value.replace(tzinfo=None))
        return Period(moment, moment + 1, MOMENT, None if offset is None else offset // _MICROSECOND)
    if isinstance(value, datetime.date):
        return _between(DAY, value.year, value.month, value.day)
    if not isinstance(value, str) or not _MAY_BE.search(value):
        return None
    text = normalised(value)
    return _one(text) or _span(text)


def clocks(period: Period) -> tuple[int, int]:
    """Start of a period on its own clock, and in UTC (a time without a zone is taken as UTC).

    >>> nine = read_period("1970-01-01T09:00+09:00")
    >>> [micro // 3_600_000_000 for micro in clocks(nine)]
    [9, 0]
    """
    return period.start, period.start - (period.offset or 0)


_MAY_BE = re.compile(r"\d{4}|[０-９]{4}", re.ASCII)
_Y = r"([12]\d{3})"
_DATES: list[tuple[re.Pattern[str], str]] = [
    (re.compile(rf"{_Y}-(\d\d)|{_Y}/(\d\d)|{_Y}年\s*(\d\d?)月", re.ASCII), MONTH),
    (re.compile(rf"{_Y}-?Q([1-4])|{_Y}年?第([1-4])四半期", re.ASCII | re.IGNORECASE), QUARTER),
    (re.compile(rf"{_Y}-?W(\d\d)", re.ASCII | re.IGNORECASE), WEEK),
]
_DATE = rf"(?:{_Y}-(\d\d)-(\d\d)|{_Y}/(\d\d?)/(\d\d?)|{_Y}年\s*(\d\d?)月\s*(\d\d?)日)"
_TIME = r"(\d\d?)(?::(\d\d)(?::(\d\d)(?:[.,](\d{1,9}))?)?|時(?:(\d\d?)分(?:(\d\d?)秒)?)?)?"
_ZONE = r"\s*(Z|[+-]\d\d(?::?\d\d)?)?"
_DATETIME = re.compile(rf"{_DATE}(?:(?:[T ]\s*|(?<=日)){_TIME}{_ZONE})?", re.ASCII | re.IGNORECASE)
_BRACKETS = re.compile(r"([\[(])([^,]*),([^,]*)([\])])")
_ONLY_YEAR = re.compile(_Y, re.ASCII)
_DURATION = re.compile(
    r"P(?=[\dT])(?:(\d{1,4})Y)?(?:(\d{1,5})M)?(?:(\d{1,5})W)?(?:(\d{1,6})D)?"
    r"(?:T(?=\d)(?:(\d{1,7})H)?(?:(\d{1,9})M)?(?:(\d{1,9})S)?)?",
    re.ASCII | re.IGNORECASE,
)


def _one(text: str) -> Period | None:
    """A single date, time, month, quarter or week."""
    try:
        for pattern, unit in _DATES:
            found = pattern.fullmatch(text)
            if found:
                year, number = (int(group) for group in found.groups() if group is not None)
                return _named(unit, year, number)
        found = _DATETIME.fullmatch(text)
        return None if found is None else _dated(found)
    except (ValueError, OverflowError):  # there is no 30th of February, no 54th week
        return None


def _named(unit: str, year: int, number: int) -> Period:
    if unit == QUARTER:
        return _between(QUARTER, year, 3 * number - 2, 1)
    if unit == WEEK:
        monday = datetime.date.fromisocalendar(year, number, 1)
        return _between(WEEK, monday.year, monday.month, monday.day)
    return _between(MONTH, year, number, 1)


def _dated(found: re.Match[str]) -> Period:
    groups = found.groups()
    year, month, day = (int(group) for group in groups[:9] if group is not None)
    hour, minute, second, fraction, minute_jp, second_jp, zone = groups[9:]
    if hour is None:
        return _between(DAY, year, month, day)
    minute, second = minute or minute_jp, second or second_jp
    micro = int((fraction or "0").ljust(6, "0")[:6])
    start = _micro(datetime.datetime(year, month, day, int(hour), int(minute or 0), int(second or 0), micro))
    unit = MOMENT if fraction else SECOND if second else MINUTE if minute else HOUR
    return Period(start, start + _LENGTH[unit], unit, _offset(zone))


def _offset(zone: str | None) -> int | None:
    if not zone or zone in "Zz":
        return 0 if zone else None
    minutes = int(zone[1:3]) * 60 + int(zone[3:].replace(":", "") or 0)
    return (-minutes if zone[0] == "-" else minutes) * 60_000_000


def _span(text: str) -> Period | None:
    """From one time to another, either of which may be open."""
    brackets = _BRACKETS.fullmatch(text)
    if brackets:
        opening, first, last, closing = brackets.groups()
        return _spanned(first.strip(), last.strip(), from_its_end=opening == "(", to_its_start=closing == ")")
    lasting = _lasting(*text.partition("/")[::2])
    if lasting:
        return lasting
    plain = text.replace("から", "~")
    for sign in ("~", "/", " - "):
        first, found, last = plain.partition(sign)
        if found and sign not in last:
            return _spanned(first.strip(), last.strip().removesuffix("まで"), years=sign == "/")
    for ending, after in (("以降", True), ("以前", False), ("まで", False)):
        if plain.endswith(ending):
            known = plain[: -len(ending)].strip()
            return _spanned(known, "") if after else _spanned("", known)
    return None


def _lasting(first: str, last: str) -> Period | None:
    """A time and how long it lasts, ``2020-01-01/P1M``, or how long before it begins, ``P1M/2020-02-01``."""
    for at, length, sign in ((first, last, 1), (last, first, -1)):
        found, known = _DURATION.fullmatch(length.strip()), _one(at.strip())
        if found and known:
            years, months, weeks, days, hours, minutes, seconds = (int(group or 0) for group in found.groups())
            more = (
                weeks * 7 * _DAY
                + days * _DAY
                + hours * _LENGTH[HOUR]
                + minutes * _LENGTH[MINUTE]
                + seconds * _LENGTH[SECOND]
            )
            try:
                other = _months_on(known.start, sign * (12 * years + months)) + sign * more
            except (ValueError, OverflowError):  # before the year 1 or after 9999
                return None
            return Period(min(known.start, other), max(known.start, other), SPAN, known.offset)
    return None


def _months_on(start: int, months: int) -> int:
    """So many months later, on the last day of a month that has no such day."""
    moment = _EPOCH + datetime.timedelta(microseconds=start)
    year, month = divmod(moment.year * 12 + moment.month - 1 + months, 12)
    first = moment.replace(year=year, month=month + 1, day=1)
    last = ((first + datetime.timedelta(days=31)).replace(day=1) - datetime.timedelta(days=1)).day
    return _micro(first.replace(day=min(moment.day, last)))


def _spanned(
    first: str, last: str, *, from_its_end: bool = False, to_its_start: bool = False, years: bool = False
) -> Period | None:
    begin, end = (_side(side, years) for side in (first, last))
    open_sides = [side in ("", "..") for side in (first, last)]
    if all(open_sides) or any(known is None and not is_open for known, is_open in zip((begin, end), open_sides)):
        return None
    start = FIRST if begin is None else begin.end if from_its_end else begin.start
    stop = LAST if end is None else end.start if to_its_start else end.end
    offset = next((side.offset for side in (begin, end) if side is not None), None)
    if begin is not None and end is not None and begin.offset != end.offset and end.offset is not None:
        stop += (offset or 0) - end.offset  # on the clock of the beginning
    return Period(start, stop, SPAN, offset)


def _side(text: str, years: bool) -> Period | None:
    found = _ONLY_YEAR.fullmatch(text) if years else None
    return _between(YEAR, int(text), 1, 1) if found else _one(text)


def _between(unit: str, year: int, month: int, day: int) -> Period:
    """The period of a unit that begins on a day."""
    start = _micro(datetime.datetime(year, month, day))
    if unit in (DAY, WEEK):
        return Period(start, start + (7 if unit == WEEK else 1) * _DAY, unit)
    ahead = month - 1 + {YEAR: 12, QUARTER: 3, MONTH: 1}[unit]
    return Period(start, _micro(datetime.datetime(year + ahead // 12, ahead % 12 + 1, 1)), unit)


def _micro(moment: datetime.datetime) -> int:
    return (moment - _EPOCH) // _MICROSECOND
