"""The attack on a release of segments, by hand."""

from __future__ import annotations

import numpy as np
import pytest

from nearmiss_qgis.core.attack.release import Published, expose

# Two counted segments and one without a count. On the first: dog 3, and a rest of 3 (car, ice, ice); on the second: no
# breakdown, 3 reports; on the third, withheld, one.
TOWN = Published(np.array([True, True, False]), [{"dog": 3, "*": 3}, {}, {}])
OWN = np.array([0, 0, 0, 0, 0, 0, 1, 1, 1, 2, -1])
KIND = ["dog", "dog", "dog", "car", "ice", "ice", "dog", "car", None, "dog", "dog"]


def test_each_number_and_its_members():
    found = expose(OWN, OWN, TOWN, category=KIND)
    assert found.k.tolist() == [3, 3, 3, 3, 3, 3, 3, 3, 3, 0, 0]
    assert found.shown.tolist() == ["dog"] * 3 + ["*"] * 3 + [None] * 5
    assert found.risk.tolist() == pytest.approx([1 / 3] * 9 + [0, 0])
    assert found.published.tolist() == [True] * 9 + [False, False]


def test_people_are_counted_where_they_are_known():
    """All three dogs on the first segment were reported by one person: a number of 3 with one person in it."""
    who = np.array([7, 7, 7, 1, 2, -1, -1, -1, -1, 5, 6])
    found = expose(OWN, OWN, TOWN, category=KIND, who=who)
    assert found.k.tolist() == [1, 1, 1, 2, 2, 2, 1, 1, 1, 0, 0]
    assert found.risk[0] == 1.0


def test_place_is_right_only_where_the_nearest_count_is_its_own():
    nearest = np.array([0, 1, 0, 0, -1, 0, 1, 1, 0, 0, 1])
    found = expose(OWN, nearest, TOWN)
    assert found.place_right.tolist() == [True, False, True, True, False, True, True, True, False, False, False]
    assert (~found.published & (nearest >= 0)).sum() == 2  # looked for in a number that they are not in


def test_category_from_the_numbers_of_the_segment():
    """On the first segment dog is named; on the second nothing is, so the most frequent published one, dog, is guessed."""
    found = expose(OWN, OWN, TOWN, category=KIND)
    assert found.category_risk[:9].tolist() == [1, 1, 1, 0, 0, 0, 1, 0, 0] and np.isnan(found.category_risk[9:]).all()
    assert found.category_chance == pytest.approx(4 / 9)


def test_tied_categories_are_guessed_by_chance():
    town = Published(np.array([True]), [{"a": 3, "b": 3}])
    found = expose(np.zeros(6, dtype=np.int64), np.zeros(6, dtype=np.int64), town, category=list("aaabbb"))
    assert found.category_risk.tolist() == [0.5] * 6 and found.category_chance == 0.5


def test_what_is_not_of_the_period_is_in_no_number():
    inside = np.array([True] * 10 + [True])
    inside[0] = False
    found = expose(OWN, OWN, TOWN, category=KIND, inside=inside)
    assert found.k.tolist()[:3] == [0, 2, 2] and not found.published[0]


def test_without_categories_nothing_is_said_about_them():
    found = expose(OWN, OWN, TOWN)
    assert np.isnan(found.category_risk).all() and np.isnan(found.category_chance)
    assert found.k.tolist()[:6] == [6] * 6  # one number for the whole segment


def test_nothing_published():
    found = expose(OWN, OWN, Published(np.zeros(3, dtype=bool), [{}, {}, {}]), category=KIND)
    assert not found.published.any() and found.k.max() == 0 and np.isnan(found.category_chance)
