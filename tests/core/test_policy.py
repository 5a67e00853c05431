"""Thresholds: what the contract refuses, and rounding by hand."""

from __future__ import annotations

import json

import pytest

from nearmiss_qgis.core.errors import NearMissError
from nearmiss_qgis.core.policy import PRESETS, Policy


def test_presets_are_those_of_the_contract():
    got = [(p.min_publish_n, p.small_n, p.min_cell, p.round_base) for p in PRESETS]
    assert got == [(3, 5, 3, 0), (11, 11, 11, 0), (10, 10, 10, 5), (8, 8, 8, 5)]


@pytest.mark.parametrize(
    ("given", "word"),
    [
        ({"min_publish_n": 2}, "MIN_PUBLISH_N must be 3 or more"),
        ({"small_n": 3}, "SMALL_N (3) must be larger"),
        ({"min_publish_n": 4, "small_n": 4, "min_cell": 4}, "SMALL_N (4) must be larger"),
        ({"min_publish_n": 6}, "SMALL_N (5) must be larger"),
        ({"min_publish_n": 4}, "MIN_CELL (3) must not be below"),
        ({"round_base": 4}, "ROUND_BASE must lie between"),
        ({"round_base": -1}, "ROUND_BASE must lie between"),
        ({"min_publish_n": 11, "small_n": 12, "min_cell": 11, "round_base": 5}, "MIN_PUBLISH_N 11 rounds to 10"),
        ({"min_publish_n": 10, "small_n": 12, "min_cell": 12, "round_base": 5}, "MIN_CELL 12 rounds to 10"),
        ({"dominance_share": 1.1}, "DOMINANCE_SHARE must lie between"),
    ],
)
def test_what_is_refused_says_why(given, word):
    with pytest.raises(NearMissError) as refused:
        Policy().overridden(**given)
    assert word in str(refused.value)


def test_equal_small_n_is_enough_from_five_on():
    assert Policy().overridden(min_publish_n=5, min_cell=5).small_n == 5


@pytest.mark.parametrize(
    ("base", "count", "printed"), [(0, 7, 7), (1, 7, 7), (2, 3, 4), (5, 12, 10), (5, 13, 15), (5, 10, 10)]
)
def test_rounding_halves_up(base, count, printed):
    policy = Policy("x", 8, 8, 8, base) if base == 5 else Policy("x", 3, 5, 3, base)
    assert policy.rounded(count) == printed


@pytest.mark.parametrize("base", [0, 2, 3, 4, 5])
def test_before_rounding_is_the_inverse(base):
    floor = {4: 4}.get(base, 8)
    policy = Policy("x", floor, 9, floor, base)
    for printed in {policy.rounded(n) for n in range(60)}:
        low, high = policy.before_rounding(printed)
        assert {n for n in range(60) if policy.rounded(n) == printed} == set(range(max(low, 0), min(high, 59) + 1))


def test_json_keeps_its_order():
    assert list(json.loads(Policy().to_json(k_counts="rows")))[:2] == ["preset", "min_publish_n"]
