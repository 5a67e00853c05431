"""Numbers that stand beside a success rate: hits, intervals, displacement, bins of risk, the attacker in words."""

from __future__ import annotations

import itertools

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from nearmiss_qgis.core.attack.attributes import attributes
from nearmiss_qgis.core.attack.displacement import displacement
from nearmiss_qgis.core.attack.figures import by_risk, top_numbers
from nearmiss_qgis.core.attack.hits import distribution, hits, interval
from nearmiss_qgis.core.attack.knowledge import everything, knowledge
from nearmiss_qgis.core.errors import NearMissError

RISKS = st.lists(st.sampled_from([0.0, 0.1, 1 / 3, 0.5, 0.9, 1.0]), min_size=1, max_size=9)


def by_enumeration(risk: list[float]) -> np.ndarray:
    """Probability of each number of hits, over all 2^n outcomes."""
    answer = np.zeros(len(risk) + 1)
    for outcome in itertools.product((0, 1), repeat=len(risk)):
        chance = 1.0
        for hit, r in zip(outcome, risk):
            chance *= r if hit else 1 - r
        answer[sum(outcome)] += chance
    return answer


@given(RISKS)
def test_hits_equal_all_outcomes_counted(risk):
    expected = by_enumeration(risk)
    assert distribution(np.array(risk)) == pytest.approx(expected, abs=1e-12)
    found = hits(np.array(risk))
    n = np.arange(len(expected))
    assert found.mean == pytest.approx((n * expected).sum())
    assert found.sd == pytest.approx(np.sqrt(((n - found.mean) ** 2 * expected).sum()), abs=1e-7)
    assert found.at_least_one == pytest.approx(1 - expected[0])
    total = np.cumsum(expected)
    assert total[found.low] >= 0.025 - 1e-9 and (found.low == 0 or total[found.low - 1] < 0.025 + 1e-9)
    assert total[found.high] >= 0.975 - 1e-9 and (found.high == 0 or total[found.high - 1] < 0.975 + 1e-9)


def test_hits_of_many_records_stay_a_distribution():
    """5,000 records: the convolutions go through Fourier space there; mean and variance are known."""
    risk = np.random.default_rng(1).choice([0.0, 0.05, 0.5, 1.0], 5000)
    chance, n = distribution(risk), np.arange(5001)
    mean, variance = risk.sum(), (risk * (1 - risk)).sum()
    assert chance.min() >= 0 and chance.sum() == pytest.approx(1, abs=1e-10)
    assert (n * chance).sum() == pytest.approx(mean) and ((n - mean) ** 2 * chance).sum() == pytest.approx(variance)
    found = hits(risk)
    assert found.low == pytest.approx(mean - 1.96 * variance**0.5, abs=2)
    assert found.high == pytest.approx(mean + 1.96 * variance**0.5, abs=2)


def test_the_interval_of_wilson():
    """5 of 50: Wilson's interval is 0.0435 to 0.2136 (E. B. Wilson 1927, by hand); 0 and 1 stay inside."""
    assert interval(0.1, 50) == pytest.approx((0.043476, 0.213602), abs=1e-5)
    assert interval(0.0, 10)[0] == 0.0 and interval(1.0, 10)[1] == pytest.approx(1.0)
    assert interval(0.0, 10)[1] == pytest.approx(0.277540, abs=1e-5)


SQUARE = np.array([[0.0, 0], [100, 0], [0, 100], [100, 100]])


def test_points_that_all_move_one_way():
    moved = displacement(SQUARE, SQUARE + np.array([3.0, 4.0]), np.arange(4))
    assert (moved.minimum, moved.median, moved.maximum) == (5.0, 5.0, 5.0)
    assert (moved.bias, moved.shift_east, moved.shift_north) == pytest.approx((1.0, 3.0, 4.0))
    assert moved.own_nearest == 1.0 and moved.bias_chance < 0.05


def test_points_that_move_in_all_directions():
    steps = np.array([[2.0, 0], [0, 2], [-2, 0], [0, -2]])
    moved = displacement(SQUARE, SQUARE + steps, np.arange(4))
    assert (moved.bias, moved.bias_chance) == pytest.approx((0.0, 1.0), abs=1e-9) and moved.median == 2.0


def test_own_nearest_counts_ties_by_their_share():
    """The first point goes to the middle between two originals, the second onto another's place, the third stays."""
    raw = np.array([[0.0, 0], [10, 0], [50, 0], [90, 0]])
    released = np.array([[5.0, 0], [50, 0], [50, 0]])
    moved = displacement(raw, released, np.array([0, 1, 2]))
    assert moved.own_nearest == pytest.approx((0.5 + 0 + 1) / 3)
    assert (moved.points, moved.minimum, moved.maximum) == (3, 0.0, 40.0)


def test_points_without_a_place_or_an_original_play_no_part():
    raw, released = SQUARE.copy(), SQUARE + np.array([1.0, 0.0])
    raw[0], released[1] = np.nan, np.nan
    moved = displacement(raw, released, np.array([0, 1, -1, 3]))
    assert moved.points == 1 and moved.own_nearest == 1.0
    assert displacement(raw, released, np.full(4, -1)) is None


@given(st.lists(st.floats(0, 1), max_size=40))
def test_bins_of_risk_hold_everybody_once(risk):
    bins = by_risk(np.array(risk, dtype=float))
    assert sum(n for *_, n in bins) == len(risk) and len(bins) == 12
    for low, high, n in bins:
        inside = [r for r in risk if (r == low == high) or (low < r <= high and 0 < r < 1)]
        assert n == len(inside)


def test_levels_see_themselves_and_the_weaker():
    given_ = attributes("A||num||W\nB||char|2|M\nC||tversky||S|alpha=0.5 beta=2")
    assert [one.raw for one in knowledge(given_, "W").visible] == ["A"]
    assert [one.raw for one in knowledge(given_, "M").visible] == ["A", "B"]
    assert everything(given_).level == "S" and not everything(given_).withheld
    assert knowledge(given_, "M").text == (
        "level M: sees A [num], B [char, weight 2]; does not see C [tversky, alpha=0.5, beta=2]"
    )
    assert everything(given_[:2]).level == "M"


@pytest.mark.parametrize("text", ["", "0", "1,x", "-1", "1.5", None])
def test_top_k_that_is_none(text):
    with pytest.raises(NearMissError, match="TOP_K"):
        top_numbers(text)
