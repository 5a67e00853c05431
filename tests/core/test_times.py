"""Times: by hand."""

from __future__ import annotations

import datetime

import numpy as np
import pytest

from nearmiss_qgis.core.times import BINS, binned, seconds_since_epoch

UTC = datetime.timezone.utc


@pytest.mark.parametrize(
    ("value", "seconds"),
    [
        ("1970-01-01T00:00:00Z", 0.0),
        ("1970-01-01 01:00", 3600.0),
        ("1970-01-01T02:00:00.250+02:00", 0.25),
        ("1969-12-31T16:00:00-0800", 0.0),
        ("1970-01-02", 86400.0),
        ("19700101T010000Z", 3600.0),
        ("19700101T010000.5+0100", 0.5),
        (datetime.datetime(1970, 1, 1, 2, tzinfo=datetime.timezone(datetime.timedelta(hours=2))), 0.0),
        (datetime.datetime(1970, 1, 1, 0, 0, 1), 1.0),
        (datetime.date(1970, 1, 3), 172800.0),
    ],
)
def test_times(value, seconds):
    assert seconds_since_epoch([value]).tolist() == [seconds]


@pytest.mark.parametrize("value", ["not-a-date", "2026-13-01", "10:00", "20260101", "", None, 5, datetime.time(1)])
def test_what_is_no_time(value):
    assert np.isnan(seconds_since_epoch([value])).all()


def test_the_machine_time_zone_plays_no_part(monkeypatch):
    import time

    monkeypatch.setenv("TZ", "Asia/Tokyo")
    time.tzset()
    try:
        assert seconds_since_epoch(["1970-01-01T00:00:00"]).tolist() == [0.0]
    finally:
        monkeypatch.undo()
        time.tzset()


@pytest.mark.parametrize(
    ("time", "bins"),
    [
        ("2024-12-31T23:59:59.9Z", ["2024", "2024-12", "2025-W01", "2024-12-31", "2024-12-31T23"]),
        ("2025-01-01T00:30:00+01:00", ["2024", "2024-12", "2025-W01", "2024-12-31", "2024-12-31T23"]),
        ("2021-01-03", ["2021", "2021-01", "2020-W53", "2021-01-03", "2021-01-03T00"]),  # a Sunday
        ("2021-01-04", ["2021", "2021-01", "2021-W01", "2021-01-04", "2021-01-04T00"]),
        ("1969-12-28T23:59:59.5Z", ["1969", "1969-12", "1969-W52", "1969-12-28", "1969-12-28T23"]),
        ("0001-01-01", ["0001", "0001-01", "0001-W01", "0001-01-01", "0001-01-01T00"]),
    ],
)
def test_bins_in_utc(time, bins):
    seconds = seconds_since_epoch([time, None])
    assert [binned(seconds, width).tolist() for width in BINS] == [[text, None] for text in bins]


def test_bins_of_nothing():
    assert [binned(np.zeros(0), width).tolist() for width in BINS] == [[]] * 5
