"""Ids, classes and orders: by hand, and as properties."""

from __future__ import annotations

import random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from nearmiss_qgis.core.records import Records, classes, content_order, identifier, identifiers, people, text_ranks


def test_ids_are_text():
    assert identifiers([12, 12.0, "12", 12.5, " a ", "A", "", None, float("nan"), True]) == [
        "12", "12", "12", "12.5", " a ", "A", "", None, None, "true",
    ]  # fmt: skip
    assert identifier(2**53 + 1) == "9007199254740993"


def test_contributors_are_trimmed_and_blank_ones_unknown():
    codes, names = people([" a", "a", "A", "", "  ", None, float("nan"), 3, "3", 3.0])
    assert codes.tolist() == [0, 0, 1, -1, -1, -1, -1, 2, 2, 2]
    assert names == ["a", "A", "3"]


def test_null_is_a_class_of_its_own_and_joined_text_does_not_collide():
    assert len(set(classes([[0, None, ""]], 3).tolist())) == 3
    assert len(set(classes([["1", "11"], ["11", "1"]], 2).tolist())) == 2
    assert classes([], 3).tolist() == [0, 0, 0]
    assert classes([["1", 1, 1.0, True, "1", "True"]], 6).tolist() == [0, 1, 1, 1, 0, 2]
    assert classes([[0.0, -0.0, False, "0", None]], 5).tolist() == [0, 0, 0, 1, 2]
    assert classes([[float("nan"), None, "nan", "None", ""]], 5).tolist() == [0, 0, 1, 2, 3]
    assert len(set(classes([[2**53, 2**53 + 1, float(2**53)]], 3).tolist())) == 2


@given(st.lists(st.tuples(st.sampled_from([None, "", "1", "11", "a"]), st.sampled_from([None, 0, 1, 11])), max_size=30))
def test_classes_are_those_of_equal_tuples(rows):
    codes = classes([[row[0] for row in rows], [row[1] for row in rows]], len(rows)).tolist()
    for i, one in enumerate(rows):
        for j, other in enumerate(rows):
            assert (codes[i] == codes[j]) == (one == other)


@given(st.lists(st.tuples(st.one_of(st.none(), st.text(max_size=2)), st.integers(0, 3)), max_size=20), st.randoms())
def test_content_order_does_not_depend_on_the_order_given(rows, rng: random.Random):
    shuffled = list(rows)
    rng.shuffle(shuffled)

    def ordered(some):
        order = content_order([[row[0] for row in some], [row[1] for row in some]], len(some))
        return [some[i] for i in order]

    assert ordered(rows) == ordered(shuffled)


def test_content_order_reads_no_more_columns_than_it_needs():
    read = []

    def columns():
        for name, values in (("a", [2, 1, 1]), ("b", [0, 9, 8]), ("c", [0, 0, 0])):
            read.append(name)
            yield values

    assert content_order(columns(), 3).tolist() == [2, 1, 0]
    assert read[:2] == ["a", "b"]


def test_smaller_id_is_smaller_text():
    assert text_ranks(["seg-9", "seg-10", "a"]).tolist() == [2, 1, 0]


@pytest.mark.parametrize("excluded", [[0, 1, 2, 3, 4], [0, 0], []])
def test_buckets_sum_to_the_rows(excluded):
    records = Records(np.zeros((len(excluded), 2)), np.array(excluded, dtype=np.int8))
    assert sum(records.buckets().values()) == len(records) == len(excluded)
