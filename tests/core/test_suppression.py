"""Withholding and breakdowns: worked by hand, against the oracle, and attacked by enumeration."""

from __future__ import annotations

import itertools
from collections import Counter

import numpy as np
import oracle_breakdown as oracle
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nearmiss_qgis.core.policy import PRESETS, Policy
from nearmiss_qgis.core.suppression import REASONS, breakdown, breakdowns, group_sizes, suppress


def rows_of(counts):
    return {name: Counter({-1: n}) for name, n in counts.items() if n}


NEAR_MISS = Policy()


def reasons(segment, contributor, n, policy=NEAR_MISS):
    found = suppress(np.array(segment), None if contributor is None else np.array(contributor), n, policy)
    return [REASONS[r] for r in found.reason]


def test_floors_on_rows():
    segment = [s for s, n in enumerate([0, 1, 2, 3, 6]) for _ in range(n)]
    assert reasons(segment, None, 5) == ["zero", "primary", "primary", "published", "published"]


def test_one_person_is_one():
    assert reasons([0] * 5, [4] * 5, 1) == ["primary"]
    assert reasons([0] * 5, [0, 0, 1, 1, 2], 1) == ["published"]


def test_unknown_contributors():
    sizes = group_sizes(np.array([0, 0, 0, 1, 1, 2, 2]), np.array([5, -1, -1, -1, -1, 6, 7]), 4, 0)
    assert sizes.people.tolist() == [1, 1, 2, 0]
    sizes = group_sizes(np.array([0, 0, 0, 1, 1, 2, 2]), np.array([5, -1, -1, -1, -1, 6, 7]), 4, 1)
    assert sizes.people.tolist() == [3, 2, 2, 0]
    assert reasons([0] * 9, [-1] * 9, 1) == ["primary"]
    assert reasons([0] * 9, [-1] * 9, 1, Policy(unknown_contributors=1)) == ["published"]


def test_dominance_is_a_reason_of_its_own():
    # 17 + 1 of 20 rows are 0.9 exactly: allowed; 18 + 1 of 20 are more
    assert reasons([0] * 20, [0] * 17 + [1, 2, 3], 1) == ["published"]
    assert reasons([0] * 20, [0] * 18 + [1, 2], 1) == ["dominance"]
    assert reasons([0] * 20, [0] * 18 + [1, 2], 1, Policy(dominance_share=1.0)) == ["published"]
    assert reasons([0] * 20, [0] * 19 + [1], 1) == ["primary"]
    assert reasons([0] * 20, [0] * 18 + [-1, -1], 1) == ["primary"]


@given(st.lists(st.tuples(st.integers(0, 3), st.integers(-1, 4)), min_size=1, max_size=60), st.sampled_from([0, 1]))
def test_group_sizes_equal_counting(reports, unknown):
    sizes = group_sizes(np.array([g for g, _ in reports]), np.array([c for _, c in reports]), 4, unknown)
    for group in range(4):
        who = [c for g, c in reports if g == group]
        named = [None if c < 0 else str(c) for c in who]
        assert sizes.rows[group] == len(who)
        assert sizes.people[group] == oracle.people_count(named, bool(unknown))
        assert sizes.two_largest[group] == sum(n for _, n in Counter(c for c in who if c >= 0).most_common(2))


@pytest.mark.parametrize(
    ("counts", "domain", "printed"),
    [
        ({"a": 5, "b": 1}, 7, {}),
        ({"a": 6}, 7, {}),
        ({"a": 3, "b": 1, "c": 1}, 7, {}),
        ({"a": 3, "b": 1, "c": 1, "d": 1}, 7, {"a": 3, "*": 3}),
        ({"a": 5, "b": 5}, 7, {"a": 5, "b": 5}),
        ({"a": 3, "b": 2, "c": 2}, 3, {}),
        ({"a": 4, "b": 4, "c": 1, "d": 2}, 6, {"a": 4, "b": 4, "*": 3}),
        ({"a": 9, "b": 3, "c": 3, "d": 1}, 7, {"a": 9, "c": 3, "*": 4}),  # b joins: the smaller text of two threes
        ({"a": 5, "b": 5, None: 3}, 3, {"b": 5, "*": 8}),  # blanks alone are one category: a joins them
        ({"a": 5, "b": 5, None: 3}, 2, {}),
    ],
)
def test_worked_by_hand(counts, domain, printed):
    assert breakdown(rows_of(counts), domain_size=domain, policy=Policy(), by_people=False) == printed


def people_of(**who):
    """Reports of named people per category, one each: a="pqr" are three people."""
    return {name: Counter(ord(person) for person in people) for name, people in who.items()}


def test_of_people_a_rest_needs_three_unnamed_categories_whatever_its_rows():
    cells = people_of(a="pqr", b="pqs", c="tu", d="vwx"[:2])
    assert breakdown(cells, domain_size=4, policy=Policy(), by_people=True) == {}
    assert breakdown(cells, domain_size=5, policy=Policy(), by_people=True) == {"a": 3, "b": 3, "*": 4}


def test_no_breakdown_where_few_people_fill_several_cells():
    """Three people with two categories each: every cell has three people, and so has the segment, fewer than five."""
    segment, who = np.zeros(6, int), np.array([0, 1, 2] * 2)
    category = np.array([0, 0, 0, 1, 1, 1])
    found = suppress(segment, who, 1, Policy())
    assert found.published.all()
    assert breakdowns(found, segment, category, ["a", "b"], who, domain_size=2, policy=Policy()) == {}
    more = np.concatenate([who, [3, 4]])
    wider = suppress(np.zeros(8, int), more, 1, Policy())
    kinds = np.concatenate([category, [0, 1]])
    shown = breakdowns(wider, np.zeros(8, int), kinds, ["a", "b"], more, domain_size=2, policy=Policy())
    assert shown == {0: {"a": 4, "b": 4}}


def test_worked_examples_of_the_contract_hold_for_the_oracle():
    assert all(oracle.breakdown(*args) == expected for args, expected in oracle.WORKED)


@pytest.mark.parametrize("domain_size", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("blanks", [False, True])
@pytest.mark.parametrize(("small_n", "min_cell"), [(5, 3), (6, 4)])
def test_nobody_can_invert_a_breakdown(domain_size, blanks, small_n, min_cell):
    """Every table of up to 20 reports: the ones that print alike leave every small cell open."""
    policy = Policy("x", 3, small_n, min_cell)
    names = oracle.category_names(domain_size)
    largest = 20 if domain_size < 5 or not blanks else 14
    for total in range(small_n, largest + 1):
        alike = {}
        for table in oracle.all_tables(set(names), total, blanks):
            printed = breakdown(rows_of(table), domain_size=domain_size, policy=policy, by_people=False)
            alike.setdefault(frozenset(printed.items()), []).append(table)
        for printed, tables in alike.items():
            assert not oracle.determined(tables, min_cell), (total, printed)
            assert all(n >= min_cell for _, n in printed)


def people_tables(n_categories, n_reports, n_people):
    """Reports as multisets of (category, person); person -1 is unknown, category None is blank."""
    kinds = [(c, p) for c in [*oracle.category_names(n_categories), None] for p in range(-1, n_people)]
    for reports in itertools.combinations_with_replacement(kinds, n_reports):
        cells = {}
        for category, person in reports:
            cells.setdefault(category, Counter())[person] += 1
        yield cells


@pytest.mark.parametrize(("n_categories", "n_reports", "n_people"), [(2, 6, 3), (3, 6, 3), (3, 5, 4)])
def test_nobody_can_invert_a_breakdown_of_people(n_categories, n_reports, n_people):
    policy = Policy()
    alike = {}
    for cells in people_tables(n_categories, n_reports, n_people):
        whole = sum(cells.values(), Counter())
        if len([p for p in whole if p >= 0]) < policy.min_publish_n:
            continue
        printed = breakdown(cells, domain_size=n_categories, policy=policy, by_people=True)
        table = {name: sum(cells.get(name, Counter()).values()) for name in oracle.category_names(n_categories)}
        alike.setdefault(frozenset(printed.items()), []).append(table)
    assert alike
    for printed, tables in alike.items():
        assert not oracle.determined(tables, policy.min_cell), printed


NAMES = st.sampled_from(["a", "b", "c", "d", None, " "])
WHO = st.sampled_from([None, "p", "q", "r", "s", " p "])


@settings(max_examples=400)
@given(
    st.lists(st.tuples(NAMES, WHO), min_size=5, max_size=40),
    st.integers(4, 7),
    st.booleans(),
    st.booleans(),
    st.sampled_from([(5, 3, 0), (6, 4, 0), (8, 8, 5)]),
    st.sampled_from([0.9, 0.6, 1.0]),
)
def test_breakdown_equals_the_oracle(reports, domain_size, people, unknown_counts, floors, share):
    small_n, min_cell, base = floors
    policy = Policy("x", min(min_cell, 8), small_n, min_cell, base, share, int(unknown_counts))
    domain = {"a", "b", "c", "d", "e", "f", "g"}
    domain = set(sorted(domain)[:domain_size])
    cells: dict = {}
    codes = {None: -1, "p": 0, " p ": 0, "q": 1, "r": 2, "s": 3}
    for category, who in reports:
        cells.setdefault(oracle.blank_to_none(category), Counter())[codes[who] if people else -1] += 1
    sizes = Counter(who for cell in cells.values() for who in cell.elements())
    known = len([p for p in sizes if p >= 0])
    k = len(reports) if not people else known + (sizes[-1] if unknown_counts else (sizes[-1] > 0 and not known))
    if k < small_n:
        return
    want = oracle.breakdown(reports, domain, small_n, min_cell, people, share, base, unknown_counts)
    assert breakdown(cells, domain_size=len(domain), policy=policy, by_people=people) == want


def test_breakdowns_are_those_of_each_segment():
    rng = np.random.default_rng(8)
    segment, category, who = rng.integers(0, 40, 900), rng.integers(-1, 4, 900), rng.integers(-1, 12, 900)
    names = ["a", "b", "c", "d"]
    for contributor in (None, who):
        found = suppress(segment, contributor, 41, Policy())
        got = breakdowns(found, segment, category, names, contributor, domain_size=4, policy=Policy())
        for s in range(41):
            cells: dict = {}
            for c, p in zip(category[segment == s], who[segment == s]):
                label = names[c] if c >= 0 else None
                cells.setdefault(label, Counter())[int(p) if contributor is not None else -1] += 1
            allowed = found.published[s] and found.k[s] >= 5
            want = (
                breakdown(cells, domain_size=4, policy=Policy(), by_people=contributor is not None) if allowed else {}
            )
            assert got.get(s, {}) == want


def test_rounded_breakdown_rounds_each_number_from_its_own_value():
    printed = breakdown(rows_of({"a": 13, "b": 8, "c": 12}), domain_size=5, policy=PRESETS[3], by_people=False)
    assert printed == {"a": 15, "b": 10, "c": 10}
