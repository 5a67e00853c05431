"""l-diversity and t-closeness: by hand, on ARX's table, and against fractions."""

from __future__ import annotations

import json
import math
from fractions import Fraction
from pathlib import Path

import numpy as np
import pandas as pd
import pytest
from hypothesis import given
from hypothesis import strategies as st

from nearmiss_qgis.core.diversity import diversity
from nearmiss_qgis.core.records import classes

MICRODATA = Path(__file__).resolve().parents[3] / "shared/fixtures/real/microdata"


def found_for(groups, values):
    """Diversity of values; classes come in the order of their first record."""
    return diversity(classes([groups], len(groups)), classes([values], len(values)))


def test_by_hand():
    """Whole: x 4, y 2, NULL 2 of 8. Class a: x 2, y 1, NULL 1 is the whole; b: x 2 of 2; c: y, NULL."""
    found = found_for("aaaabbcc", ["x", "x", "y", None, "x", "x", "y", None])
    assert found.class_size.tolist() == [4, 2, 2]
    assert found.distinct_l.tolist() == [3, 1, 2]
    assert found.entropy_l == pytest.approx([2 * math.sqrt(2), 1, 2])  # 1/2 ln 2 + 2 * 1/4 ln 4 = 3/2 ln 2
    assert found.t_distance.tolist() == [0.0, 0.5, 0.5]
    assert found.unsafe(2, 0.5).tolist() == [False, True, False]
    assert found.unsafe(1, 0.5).tolist() == [False, False, False]
    assert found.unsafe(2, 0.49).tolist() == [False, True, True]
    assert found.unsafe(4, 1.0).tolist() == [True, True, True]


def test_null_is_a_value_beside_empty_text_and_zero():
    found = found_for("aaab", [None, "", 0, None])
    assert found.distinct_l.tolist() == [3, 1]
    assert found.t_distance.tolist() == pytest.approx([1 / 6, 1 / 2])


def test_a_tie_at_the_threshold_is_no_breach():
    """A class of 10 with 8 x where the whole has 50 of 100: the distance is 0.3, and 0.7 - 0.4 is a little less."""
    values = ["x"] * 8 + ["y"] * 2 + ["x"] * 42 + ["y"] * 48
    found = found_for("a" * 10 + "b" * 90, values)
    assert found.t_distance[0] == pytest.approx(0.3)
    assert not found.unsafe(2, 0.3)[0] and not found.unsafe(2, 0.7 - 0.4)[0] and found.unsafe(2, 0.2999)[0]


def test_one_record_and_one_class():
    found = found_for("a", ["x"])
    assert (found.class_size.tolist(), found.distinct_l.tolist()) == ([1], [1])
    assert (found.entropy_l.tolist(), found.t_distance.tolist()) == ([1.0], [0.0])


def test_equal_shares_have_the_entropy_of_their_number():
    found = found_for("aaaaaaa", list("stuvwxy"))
    assert found.entropy_l == pytest.approx([7.0])


@pytest.mark.parametrize("which", range(3))
def test_adult_of_arx(which):
    file = MICRODATA / "arx_adult.csv"
    if not file.exists():
        pytest.skip("shared fixtures are not here: shared/fixtures/real/microdata")
    wanted = json.loads((MICRODATA / "expected.json").read_text())["adult"][which]
    data = pd.read_csv(file, sep=";")
    found = diversity(
        classes([data[name] for name in wanted["qi"]], len(data)), classes([data[wanted["sensitive"]]], len(data))
    )
    assert (len(found.class_size), int(found.class_size.min())) == (wanted["classes"], wanted["k_min"])
    assert int(found.distinct_l.min()) == wanted["l_min"]
    assert int(np.count_nonzero(found.distinct_l == 1)) == wanted["classes_l1"]
    whole = data[wanted["sensitive"]].value_counts(normalize=True)
    inside = data.groupby(wanted["qi"])[wanted["sensitive"]].value_counts(normalize=True).unstack(fill_value=0.0)
    distances = (inside - whole).abs().sum(axis=1) / 2
    assert sorted(found.t_distance) == pytest.approx(sorted(distances))


RECORD = st.tuples(st.integers(0, 3), st.sampled_from([None, "", "a", "b", 0]))


@given(st.lists(RECORD, min_size=1, max_size=25))
def test_against_fractions(records):
    groups, values = [g for g, _ in records], [v for _, v in records]
    found, n = found_for(groups, values), len(records)
    for place, group in enumerate(dict.fromkeys(groups)):
        inside = [value for other, value in records if other == group]
        p = {value: Fraction(inside.count(value), len(inside)) for value in set(inside)}
        q = {value: Fraction(values.count(value), n) for value in set(values)}
        t = sum(abs(p.get(value, 0) - q[value]) for value in q) / 2
        assert found.class_size[place] == len(inside) and found.distinct_l[place] == len(p)
        assert found.t_distance[place] == pytest.approx(float(t), abs=1e-12)
        assert found.entropy_l[place] == pytest.approx(math.exp(-sum(float(x) * math.log(x) for x in p.values())))
        assert 1 - 1e-9 <= found.entropy_l[place] <= found.distinct_l[place] + 1e-9
        assert found.unsafe(2, float(t))[place] == (len(p) < 2)
