"""Published values as regions: every case of the reference's fixture, and the dates that it does not read."""

from __future__ import annotations

import datetime
import json
import math
import random
import string
from pathlib import Path

import pytest

from nearmiss_qgis.core.attack.containment import contained
from nearmiss_qgis.core.errors import NearMissError
from nearmiss_qgis.core.periods import read_period
from nearmiss_qgis.core.regions import (
    UNITS,
    is_generalised,
    is_malformed,
    is_wildcard,
    mask_prefix,
    raw_number,
    read_interval,
)

FIXTURE = Path(__file__).resolve().parents[3] / "shared/fixtures/reidentify/generalise/interval_syntax.json"
INFINITE = {"Inf": math.inf, "-Inf": -math.inf}


@pytest.fixture(scope="module")
def syntax():
    if not FIXTURE.exists():
        pytest.skip("shared fixtures are not here: shared/fixtures/reidentify/generalise")
    return json.loads(FIXTURE.read_text(encoding="utf-8"))


def test_every_string_is_read_as_the_reference_reads_it(syntax):
    """All 185; no deviation. Of dates the fixture pins 2020-01-15 (no interval), 2024年 (2024) and 3月15日 (315)."""
    assert len(syntax["parse"]) == 185
    for case in syntax["parse"]:
        text, found = case["value"], read_interval(case["value"])
        bounds = [INFINITE.get(case[side], case[side]) for side in ("lower", "upper")]
        wanted = (*bounds, case["lower_closed"], case["upper_closed"], case["form"])
        read = (None,) * 5
        if found is not None:
            read = (found.lower, found.upper, found.lower_closed, found.upper_closed, found.form)
        assert read == wanted, text
        assert is_generalised(text) == case["is_generalized_value"], text
        assert is_wildcard(text) == case["is_wildcard"], text
        assert (mask_prefix(text) is not None) == case["is_mask"], text


def test_units_and_the_attackers_numbers(syntax):
    assert len(UNITS) == 28 and set(UNITS) == set(syntax["units"])
    numbers = syntax["raw_side_numeric"]
    assert [raw_number(text) for text in numbers["value"]] == numbers["raw_numeric"]


def test_what_lies_in_a_published_value(syntax):
    """20 nodes by 4 rules by 25 values. Wildcards hold everything before any rule is asked, as the fixture notes."""
    cases = syntax["node_matches"]
    table = cases["table"]
    for text, rule, wanted in zip(table["node"], table["rule"], table["result"]):
        if is_wildcard(text):
            assert contained(cases["raw_values"], [text], rule=rule).inside.all()
        elif wanted == "ERROR":
            with pytest.raises(NearMissError, match="1 of 1 published values"):
                contained(cases["raw_values"], [text], rule=rule)
        else:
            found = contained(cases["raw_values"], [text], rule=rule).inside[0]
            assert "".join(map(str, found.astype(int))) == wanted, (text, rule)


def test_random_codes_are_rarely_regions():
    """Behaviour 38: less than 1 % of texts of two letters or digits."""
    letters = string.ascii_letters + string.digits
    draw = random.Random(1)
    codes = ["".join(draw.choices(letters, k=2)) for _ in range(20_000)]
    assert sum(map(is_generalised, codes)) < 200


@pytest.mark.parametrize("text", ["[30,20)", "[a,b)", "[30,40", "30,40)", "39-30", "(5,5)", "2020-03/2020-01"])
def test_what_looks_like_a_region_and_is_none(text):
    assert is_malformed(text) and not is_generalised(text)


@pytest.mark.parametrize("text", ["[30,40)", "tokyo", "(old) mill, north", "30", "", "1,2", "-", None, 30])
def test_what_is_not_malformed(text):
    assert not is_malformed(text)


@pytest.mark.parametrize(
    ("text", "first", "after", "unit"),
    [
        ("2020-01", "2020-01-01", "2020-02-01", "month"),
        ("2020/02", "2020-02-01", "2020-03-01", "month"),
        ("2020年12月", "2020-12-01", "2021-01-01", "month"),
        ("２０２０年１月", "2020-01-01", "2020-02-01", "month"),
        ("2020-Q1", "2020-01-01", "2020-04-01", "quarter"),
        ("2020Q4", "2020-10-01", "2021-01-01", "quarter"),
        ("2020年第2四半期", "2020-04-01", "2020-07-01", "quarter"),
        ("2020-W05", "2020-01-27", "2020-02-03", "week"),  # ISO 8601: week 1 holds the first Thursday
        ("2020-W53", "2020-12-28", "2021-01-04", "week"),
        ("2020-01-15", "2020-01-15", "2020-01-16", "day"),
        ("2020/1/5", "2020-01-05", "2020-01-06", "day"),
        ("2020年1月15日", "2020-01-15", "2020-01-16", "day"),
        ("2020-01-15T10", "2020-01-15T10:00", "2020-01-15T11:00", "hour"),
        ("2020年1月15日10時", "2020-01-15T10:00", "2020-01-15T11:00", "hour"),
        ("2020-01-15 10:30", "2020-01-15T10:30", "2020-01-15T10:31", "minute"),
        ("2020-01-15T10:30:05", "2020-01-15T10:30:05", "2020-01-15T10:30:06", "second"),
        ("2020-01-01/2020-03-31", "2020-01-01", "2020-04-01", "span"),
        ("2020-02-01/P1M", "2020-02-01", "2020-03-01", "span"),
        ("2020-01-31/P1M", "2020-01-31", "2020-02-29", "span"),
        ("2020-12-15/P1Y2M", "2020-12-15", "2022-02-15", "span"),
        ("2020-01/P1W3D", "2020-01-01", "2020-01-11", "span"),
        ("P10D/2020-03-01", "2020-02-20", "2020-03-01", "span"),
        ("2020-01-01T00/PT24H", "2020-01-01", "2020-01-02", "span"),
        ("2020-01~2020-03", "2020-01-01", "2020-04-01", "span"),
        ("2020年1月から2020年3月まで", "2020-01-01", "2020-04-01", "span"),
        ("2019/2020", "2019-01-01", "2021-01-01", "span"),
        ("[2020-01-01,2020-02-01)", "2020-01-01", "2020-02-01", "span"),
        ("(2020-01-01,2020-02-01]", "2020-01-02", "2020-02-02", "span"),
    ],
)
def test_regions_of_time(text, first, after, unit):
    """Worked by hand, with the calendar of ISO 8601. The reference reads none of them (it makes 20201 of 2020年1月)."""
    found = read_period(text)
    assert found is not None and found.unit == unit and found.offset is None
    epoch = datetime.datetime(1970, 1, 1)
    bounds = [epoch + datetime.timedelta(microseconds=micro) for micro in (found.start, found.end)]
    assert bounds == [datetime.datetime.fromisoformat(first), datetime.datetime.fromisoformat(after)]
    assert is_generalised(text) == (unit in ("month", "quarter", "week", "span"))
    assert read_interval(text) is None and raw_number(text) is None


@pytest.mark.parametrize(
    "text",
    ["2020", "2020年", "3月15日", "2020-13", "2020-Q5", "2020-W54", "2021-02-29", "2020-01-15T25", "1234-5678", "20200115",
     "100-8111", "12:30", "2020-1", "x/y", "/", "..", "2020-01/x"],
)  # fmt: skip
def test_what_is_no_time(text):
    assert read_period(text) is None


def test_dates_in_regions_of_time():
    raw = [
        datetime.date(2020, 1, 15),
        datetime.datetime(2020, 1, 15, 10, 30),
        "2020-02-01",
        "2020年3月31日",
        "abc",
        2020,
        None,
    ]
    released = {
        "2020-01": "1100000",
        "2020-Q1": "1111000",
        "2020-01-15": "1100000",
        "2020-01-15T10": "0100000",
        "2020-02-01/2020-03-31": "0011000",
        "2020-02以降": "0011000",
        "2020": "1111010",  # a year to dates, a number to 2020
        2020: "1111010",
        "2020-2021": "1111010",
        "2019": "0000000",
        "2010s": "0000000",
        "2020年代": "1111010",
        "30-39": "0000000",
        "2021-01": "0000000",
    }  # fmt: skip
    found = contained(raw, list(released)).inside.astype(int)
    assert ["".join(map(str, row)) for row in found] == list(released.values())


def test_a_year_is_a_region_of_dates_only():
    assert not contained(["20200115", "2020.5", "Q2020"], ["2020"]).inside.any()


def test_a_month_of_the_attacker_lies_where_all_of_it_does():
    found = contained(["2020-01", "2020-03", "2020-W05"], ["2020-Q1", "2020-01", "2020-01-31", "2020"]).inside
    assert found.astype(int).tolist() == [[1, 1, 1], [1, 0, 0], [0, 0, 0], [1, 1, 1]]


def test_time_zones():
    """10:00 in Tokyo is 01:00 UTC. Without a published zone clocks are compared as written; with one, in UTC."""
    raw = ["2020-01-15T10:00:00+09:00", "2020-01-15T01:00:00Z", "2020-01-15T01:00:00", "2020-01-15T10:00:00"]
    released = ["2020-01-15T10", "2020-01-15T01", "2020-01-15T10+09:00", "2020-01-15T01Z"]
    found = contained(raw, released).inside.astype(int)
    assert found.tolist() == [[1, 0, 0, 1], [0, 1, 1, 0], [1, 1, 1, 0], [1, 1, 1, 0]]
