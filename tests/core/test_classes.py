"""Classes and uniqueness: counted by hand, and against counting pairs."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from nearmiss_qgis.core.classes import cross, uniqueness
from nearmiss_qgis.core.records import classes


def test_null_alone_among_pairs():
    found = uniqueness(np.zeros((5, 2)), classes([["a", "a", None, "b", "b"]], 5))
    assert found.class_size.tolist() == [2, 2, 1, 2, 2] and found.k_min == 1
    assert (found.cells, found.cells_of_one, found.records_in_cells_of_one, found.share_unique) == (3, 1, 1, 0.2)
    assert (found.distinct_locations, found.locations_with_one_record) == (1, 0)


def test_five_on_one_point_and_one_alone():
    found = uniqueness(np.array([[1.0, 2.0]] * 5 + [[2.0, 1.0]]), np.zeros(6, dtype=np.int64))
    assert found.location_count.tolist() == [5, 5, 5, 5, 5, 1]
    assert (found.distinct_locations, found.locations_with_one_record, found.k_min) == (2, 1, 1)


def test_one_person_with_many_records_is_alone():
    here, one = np.zeros((6, 2)), np.zeros(6, dtype=np.int64)
    three_of_one = uniqueness(here[:3], one[:3], np.array([4, 4, 4]))
    assert three_of_one.class_size.tolist() == [1, 1, 1] and three_of_one.rows == 3
    assert (three_of_one.cells_of_one, three_of_one.records_in_cells_of_one, three_of_one.share_unique) == (1, 3, 1.0)
    unknown_beside_known = uniqueness(here[:3], one[:3], np.array([4, -1, -1]))
    assert unknown_beside_known.k_min == 1
    assert uniqueness(here[:3], one[:3], np.array([-1, -1, -1])).k_min == 1
    assert uniqueness(here[:3], one[:3], np.array([4, -1, -1]), unknown_contributors=1).k_min == 3


def test_nothing_is_not_a_small_number():
    found = uniqueness(np.zeros((0, 2)), np.zeros(0, dtype=np.int64))
    assert (found.rows, found.cells, found.k_min, found.share_unique) == (0, 0, None, None)


RECORD = st.tuples(
    st.sampled_from([0.0, 0.1, 1.0]), st.sampled_from([0.0, 0.1]), st.sampled_from([None, "", "a"]), st.integers(-1, 3)
)


@given(st.lists(RECORD, max_size=25))
def test_classes_against_comparing_every_pair(records):
    location = np.array([record[:2] for record in records], dtype=float).reshape(-1, 2)
    attributes = classes([[record[2] for record in records]], len(records))
    who = np.array([record[3] for record in records], dtype=np.int64)
    found, people = uniqueness(location, attributes), uniqueness(location, attributes, who)
    for i, one in enumerate(records):
        same = [other for other in records if other[:3] == one[:3]]
        known = {other[3] for other in same if other[3] >= 0}
        assert found.class_size[i] == len(same)
        assert found.location_count[i] == sum(1 for other in records if other[:2] == one[:2])
        assert people.class_size[i] == (len(known) or 1)
    cells = {record[:3] for record in records}
    alone = [cell for cell in cells if sum(1 for record in records if record[:3] == cell) == 1]
    assert (found.cells, found.cells_of_one, found.records_in_cells_of_one) == (len(cells), len(alone), len(alone))
    assert people.records_in_cells_of_one == int(np.count_nonzero(people.class_size == 1))


@given(st.lists(st.tuples(st.integers(0, 3), st.sampled_from([0, 1, 2, 50, 10**6])), max_size=12))
def test_pairs_of_codes_are_classes(pairs):
    """Few possible pairs are counted in a table, many are hashed: both are the pairs."""
    one, other = (np.array([pair[i] for pair in pairs], dtype=np.int64) for i in (0, 1))
    group, rows = cross(one, other)
    assert len(rows) == len(set(pairs)) == len(set(group.tolist()))
    assert [rows[code] for code in group] == [pairs.count(pair) for pair in pairs]
    assert all((group[i] == group[j]) == (a == b) for i, a in enumerate(pairs) for j, b in enumerate(pairs))
