"""What the outputs show: by hand."""

from __future__ import annotations

import numpy as np
import pytest

from nearmiss_qgis.core.aggregation import aggregate, categories, segments_of
from nearmiss_qgis.core.errors import NearMissError
from nearmiss_qgis.core.policy import PRESETS, TOTAL_PUBLISHED, TOTAL_SNAPPED, Policy

IDS = ["s2", "s10", "s1", "s0"]
SEGMENT = np.array([0] * 6 + [1] * 2 + [2] * 3)  # s2: 6, s10: 2, s1: 3, s0: none


def found(**more):
    policy = more.pop("policy", Policy())
    return aggregate(SEGMENT, IDS, policy=policy, **more)


def test_zero_and_withheld_look_the_same():
    keep, shown = found().published_rows()
    assert [IDS[s] for s in keep] == ["s0", "s1", "s10", "s2"]
    assert shown["report_count"] == [None, 3, None, 6]
    assert shown["count_band"] == ["none or withheld", "3", "none or withheld", "6"]
    assert shown["low_sample"] == [False, True, False, False]
    assert [values[0] for values in shown.values()] == [values[2] for values in shown.values()]


def test_zeros_published_or_left_out():
    keep, shown = found(policy=Policy(zeros=1)).published_rows()
    assert shown["count_band"] == ["0", "3", "withheld", "6"]
    keep, shown = found(policy=Policy(zeros=2)).published_rows()
    assert [IDS[s] for s in keep] == ["s1", "s2"]


def test_low_sample_would_tell_how_few_people_there_are():
    _, shown = found(contributor=np.arange(11)).published_rows()
    assert shown["low_sample"] == [None] * 4


def test_rounding_takes_each_number_from_its_raw_value():
    segment = np.repeat([0, 1, 2], [8, 12, 13])
    result = aggregate(segment, ["a", "b", "c"], policy=PRESETS[3], publish_total=TOTAL_PUBLISHED)
    _, shown = result.published_rows()
    assert shown["report_count"] == [10, 10, 15]
    assert shown["count_band"] == ["10", "10", "15"]
    assert result.total_rows()["report_count"] == [35]  # 33, not 10 + 10 + 15 and not 33


def test_totals():
    assert found().total_rows()["report_count"] == []
    assert found(publish_total=TOTAL_PUBLISHED).total_rows() == {
        "group_field": [None],
        "group_value": [None],
        "report_count": [9],
    }
    refused = found(publish_total=TOTAL_SNAPPED)
    assert refused.total_refused and refused.total_rows()["report_count"] == []
    wide = aggregate(SEGMENT, [*IDS, "s3", "s4"], policy=Policy(), publish_total=TOTAL_SNAPPED)
    assert wide.total_rows()["report_count"] == [11] and not wide.total_refused


def test_withheld_rows_and_numbers():
    result = found(contributor=np.array([0, 0, 0, 1, 2, 3, 0, 1, 4, 4, 4]))
    keep, shown = result.withheld_rows(np.array([1.0, 2.0, 3.0, 4.0]))
    assert [IDS[s] for s in keep] == ["s1", "s10"]
    assert shown == {
        "report_count": [3, 2],
        "contributor_count": [1, 2],
        "reason": ["primary", "primary"],
        "length_m": [3.0, 2.0],
        "outsider_low": [0, 0],
        "outsider_high": [None, None],
    }
    assert result.numbers() == {
        "SEGMENTS_PUBLISHED": 1,
        "SEGMENTS_WITHHELD": 2,
        "SEGMENTS_ZERO": 1,
        "REPORTS_PUBLISHED": 6,
        "REPORTS_WITHHELD": 5,
        "COMPLEMENTARY_COUNT": 0,
        "COVERAGE": pytest.approx(6 / 11),
        "K_MIN": 4,
    }


def test_numbers_that_do_not_apply_are_left_out():
    nothing = aggregate(np.array([], dtype=np.int64), IDS, policy=Policy())
    assert "K_MIN" not in nothing.numbers() and "COVERAGE" not in nothing.numbers()
    assert nothing.numbers()["SEGMENTS_ZERO"] == 4


def test_breakdown_rows_and_text():
    kinds = categories(["a"] * 3 + ["b"] * 3 + ["a"] * 5, None)
    result = found(categories=kinds)
    keep, shown = result.breakdown_rows()
    assert [IDS[s] for s in keep] == ["s2", "s2"]
    assert shown == {"category": ["a", "b"], "report_count": [3, 3]}
    assert result.published_rows()[1]["category_breakdown"] == ["{}", "{}", "{}", '{"a": 3, "b": 3}']


def test_categories_refuse_what_they_cannot_name():
    with pytest.raises(NearMissError, match="unnamed rest"):
        categories(["a", "*"], None)
    with pytest.raises(NearMissError, match="2 reports have one of 1 categories") as refused:
        categories(["a", "zebra", "zebra"], ["a", "b"])
    assert "zebra" not in str(refused.value)
    assert categories([1, 1.0, "1", None, ""], None).code.tolist() == [0, 0, 0, -1, -1]


def test_unknown_segments_are_counted():
    with pytest.raises(NearMissError, match="3 reports have one of 2 segment ids"):
        segments_of(["a", "x", "x", "y", None], ["a"])
