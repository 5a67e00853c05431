"""Totals and ranges, against every vector of hidden counts."""

from __future__ import annotations

import oracle_totals as oracle
import pytest

from nearmiss_qgis.core.policy import PRESETS, Policy
from nearmiss_qgis.core.protection import HiddenRange, hidden_range, total_hides


@pytest.mark.parametrize("k", [3, 4, 5])
@pytest.mark.parametrize("hidden", range(7))
def test_a_printed_total_never_narrows_a_withheld_count(k, hidden):
    policy = Policy("x", k, k + 1, k)
    for residual in range(hidden * (k - 1) + 1):
        if total_hides(50 + residual, 50, hidden, policy, by_people=False):
            assert not oracle.solvable(residual, hidden, k)
            assert oracle.allowed(residual, hidden, k)
            assert hidden_range(
                policy, by_people=False, total=50 + residual, published=50, n_hidden=hidden
            ) == HiddenRange(0, k - 1)
        else:
            assert not oracle.allowed(residual, hidden, k)


def test_the_two_published_demos_would_not_print_their_total():
    assert not total_hides(57, 54, 3, Policy(), by_people=False)  # three withheld, no zeros: each is exactly 1
    assert not total_hides(20, 19, 1, Policy(), by_people=False)


def test_people_have_no_upper_limit_and_zeros_refuse():
    assert total_hides(1000, 10, 3, Policy(), by_people=True)
    assert not total_hides(11, 10, 3, Policy(), by_people=True)
    assert not total_hides(1000, 10, 2, Policy(), by_people=True)
    assert not total_hides(1000, 10, 3, Policy(zeros=1), by_people=True)


def test_ranges():
    assert hidden_range(Policy(), by_people=False) == HiddenRange(0, 2)
    assert hidden_range(Policy(zeros=1), by_people=False) == HiddenRange(1, 2)
    assert hidden_range(Policy(), by_people=True) == HiddenRange(0, None)
    assert hidden_range(PRESETS[3], by_people=True, total=100, published=90, n_hidden=5) == HiddenRange(0, 12)
