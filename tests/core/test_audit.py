"""Numbers of the audit that no single algorithm gives, by hand."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from nearmiss_qgis.core.audit import attribute_row, bins, candidates_distribution, cell_sizes, coarse_map
from nearmiss_qgis.core.cells import smallest_cells


@given(st.integers(2, 200), st.booleans())
def test_bins_have_no_gap_and_one_begins_at_k(k, from_zero):
    found = bins(k, from_zero=from_zero)
    assert found[0][0] == (0 if from_zero else 1) and found[-1][1] is None
    assert all(high + 1 == low for (_, high), (low, _) in zip(found, found[1:]))
    assert k in [low for low, _ in found]


@given(st.lists(st.floats(0, 300).map(lambda k: round(k, 2)), min_size=1, max_size=50), st.integers(2, 20))
def test_every_point_is_in_one_bin(candidates, k):
    found = candidates_distribution(np.array(candidates), k)
    assert sum(row["points"] for row in found) == len(candidates)
    below = sum(row["points"] for row in found if row["high"] is not None and row["high"] < k)
    assert below == sum(n < k for n in candidates)


def test_cell_sizes_by_hand():
    cells = smallest_cells([np.array([0, 0, 0, 1, 1, 2])], k=3)
    found = {(row["low"], row["high"]): (row["cells"], row["records"]) for row in cell_sizes(cells, 3) if row["cells"]}
    assert found == {(1, 1): (1, 1), (2, 2): (1, 2), (3, 4): (1, 3)}


def test_attribute_by_hand():
    xy = np.array([[0.0, 0.0], [10.0, 0.0], [900.0, 0.0], [905.0, 0.0]])
    row = attribute_row("kind", np.array([0, 0, 0, 1]), np.array([False, False, False, True]), xy, k=3, radius=250.0)
    assert row == {
        "attribute": "kind",
        "values": 2,
        "nulls": 1,
        "smallest": 1,
        "values_of_one": 1,
        "records_below_k": 1,
        "unique_nearby": 2,
    }


def test_attributes_count_people_where_they_are_known():
    at = np.zeros((4, 2))
    kind, who = np.array([0, 0, 0, 1]), np.array([7, 7, 8, 9])
    row = attribute_row("kind", kind, np.zeros(4, dtype=bool), at, k=2, radius=250.0, who=who)
    assert (row["smallest"], row["values_of_one"], row["records_below_k"], row["unique_nearby"]) == (1, 1, 1, 1)
    one_person = attribute_row("kind", kind, np.zeros(4, dtype=bool), at, k=2, radius=250.0, who=np.array([7, 7, 7, 7]))
    assert (one_person["values_of_one"], one_person["records_below_k"], one_person["unique_nearby"]) == (2, 4, 4)


def test_a_map_shows_no_thin_cell():
    crowd = np.array([[3.0, 3.0]] * 5 + [[3.0, 155.0]] * 12 + [[157.0, 3.0]] * 4)
    found = coarse_map(crowd, 5)
    assert (found["cell_m"], found["columns"], found["lines"], found["records_not_shown"]) == (10.0, 16, 16, 4)
    assert found["cells"] == [{"column": 0, "line": 0, "class": 1}, {"column": 0, "line": 15, "class": 0}]
    assert found["classes"] == ["5–9", "10–49", "50+"]
    assert coarse_map(crowd, 13) is None
    one_person = np.zeros(len(crowd), dtype=np.int64)
    assert coarse_map(crowd, 5, one_person) is None  # many records, but nobody else
    several = np.append(np.arange(5), np.zeros(16, dtype=np.int64))
    assert coarse_map(crowd, 5, several)["records_not_shown"] == 16  # a cell of twelve records of one person


@pytest.mark.parametrize("side", [0.0, 3.0, 159.0, 160.0, 161.0, 44_000.0])
def test_at_most_about_sixteen_cells_across(side):
    found = coarse_map(np.array([[0.0, 0.0]] * 5 + [[side, side / 3]] * 5), 5)
    assert 1 <= max(found["columns"], found["lines"]) <= 17
    assert all(c["column"] < found["columns"] and c["line"] < found["lines"] for c in found["cells"])
