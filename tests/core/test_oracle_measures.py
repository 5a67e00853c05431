"""The measures compared with brute force (``oracle_measures``) on small cities full of ties, stacks and gaps."""

from __future__ import annotations

import math

import numpy as np
import oracle_measures as oracle
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nearmiss_qgis.core.cells import smallest_cells
from nearmiss_qgis.core.classes import uniqueness
from nearmiss_qgis.core.diversity import diversity
from nearmiss_qgis.core.isolation import isolation
from nearmiss_qgis.core.neighbourhood import neighbourhood
from nearmiss_qgis.core.proximity import candidates
from nearmiss_qgis.core.records import classes, people
from nearmiss_qgis.core.subjects import subjects

PERSON = st.sampled_from([None, "", "  ", " ann", "ann", "bob", "12", 12, 12.0, float("nan"), "Bob"])
VALUE = st.sampled_from([None, "", "a", "b", "1", 0, 1, 1.0, 0.5, float("nan")])  # one field: no truth beside numbers
PLACE = st.tuples(st.integers(-3, 3), st.integers(-3, 3)).map(
    lambda at: (at[0] * 15.0, at[1] * 20.0)
)  # 15, 20, 25: exact
MANY = settings(max_examples=40)


def known(value):
    """A contributor as the contract reads it: text, trimmed, whole numbers without ".0"; None = unknown."""
    if value is None or value != value:
        return None
    return str(int(value) if isinstance(value, float) and value == int(value) else value).strip() or None


def key(value):
    """A value as the contract tells values apart: NULL and NaN are one, texts and numbers differ."""
    if value is None or value != value:
        return ("null",)
    kind = "text" if isinstance(value, str) else "number"
    return kind, value


@st.composite
def cities(draw, columns=3):
    n = draw(st.integers(1, 14))
    several = {"min_size": n, "max_size": n}
    return (
        draw(st.lists(PLACE, **several)),
        [draw(st.lists(VALUE, **several)) for _ in range(draw(st.integers(1, columns)))],
        draw(st.none() | st.lists(PERSON, **several)),
    )


def who(persons):
    return (None, None) if persons is None else (people(persons)[0], [known(one) for one in persons])


@MANY
@given(cities())
def test_classes(city):
    points, columns, persons = city
    code, named = who(persons)
    keys = list(zip(*([key(value) for value in column] for column in columns)))
    found = uniqueness(np.array(points), classes(columns, len(points)), code)
    expected = oracle.profile(points, keys, named)
    assert {name: getattr(found, name) for name in expected} == expected
    assert found.class_size.tolist() == oracle.sizes(list(zip(points, keys)), named)


@MANY
@given(cities(columns=4), st.sampled_from([2, 3, 5]))
def test_cells_of_every_combination(city, k):
    _, columns, persons = city
    code, named = who(persons)
    n = len(columns[0])
    keys = [[key(value) for value in column] for column in columns]
    found = smallest_cells([classes([column], n) for column in columns], k=k, contributor=code, unique_sets=True)
    combined = oracle.combinations(keys, named, k)
    assert {
        one.dimensions: (one.cells, one.k_min, one.cells_of_one, one.cells_below_k, one.records_below_k)
        for one in found.combinations
    } == combined
    _, smallest, of_one, _, below = combined[tuple(range(len(columns)))]
    assert (found.smallest, found.cells_of_one, found.records_below(k)) == (smallest, of_one, below)
    assert smallest == min(one[1] for one in combined.values())  # more filters never make a cell larger
    expected = oracle.minimal_unique_sets(keys, named)
    names = [str(i) for i in range(len(columns))]
    told = [set() if text is None else set(text.split("; ")) for text in found.sets.in_words(names)]
    assert told == [{" + ".join(str(i) for i in one) for one in sets} for sets in expected]
    weight = [sum(math.factorial(len(columns) - len(one)) for one in sets) for sets in expected]
    assert found.sets.suda.tolist() == weight


@MANY
@given(
    st.lists(PLACE, min_size=1, max_size=8),
    st.lists(st.tuples(PLACE, PERSON, st.integers(0, 9)), min_size=1, max_size=20),
    st.sampled_from(["places", "weights", "subjects"]),
)
def test_candidates(points, layer, mode):
    places = np.array([place for place, _, _ in layer])
    weights = [weight if mode == "weights" else 1 for _, _, weight in layer]
    asked = {"places": {}, "weights": {"weights": np.array(weights, float)}, "subjects": {}}[mode]
    if mode == "subjects":
        asked = {"ids": people([name for _, name, _ in layer])[0]}
    radii = [15.0, 25.0, 40.0, 50.0]
    found = candidates(np.array(points), subjects(places, **asked), radii)
    plain = [(place, known(name), weight) for (place, name, _), weight in zip(layer, weights)]
    expected = [[oracle.candidates(point, plain, r, named=mode == "subjects") for r in radii] for point in points]
    assert found.tolist() == expected


@MANY
@given(cities(), st.sampled_from([15.0, 20.0, 25.0, 50.0]))
def test_neighbourhoods(city, radius):
    points, columns, _ = city
    codes = [classes([column], len(points)) for column in columns]
    found = neighbourhood(np.array(points), codes, classes(columns, len(points)), radius=radius)
    keys = list(zip(*([key(value) for value in column] for column in columns)))
    expected = [oracle.neighbourhood(points, keys, row, radius) for row in range(len(points))]
    assert list(zip(found.neighbours.tolist(), found.same.tolist())) == expected


@MANY
@given(cities(), st.sampled_from([1, 2, 5]))
def test_isolation(city, neighbour):
    points, _, persons = city
    code, named = who(persons)
    found = isolation(np.array(points), neighbour, code)
    expected = [oracle.isolation(points, named, row, neighbour) for row in range(len(points))]
    assert found.record.tolist() == pytest.approx([record for record, _ in expected], abs=1e-9)
    assert found.place.tolist() == pytest.approx([place for _, place in expected], abs=1e-9)


@MANY
@given(cities())
def test_diversity(city):
    _, columns, _ = city
    n, sensitive = len(columns[0]), columns[0]
    group = classes(columns[1:], n)
    found = diversity(group, classes([sensitive], n))
    keys = list(zip(*([key(value) for value in column] for column in columns[1:]))) or [()] * n
    expected = oracle.diversity(keys, [key(value) for value in sensitive])
    for row, one in enumerate(keys):
        at = group[row]
        size, distinct, entropy, apart = expected[one]
        assert (found.class_size[at], found.distinct_l[at]) == (size, distinct)
        assert (found.entropy_l[at], found.t_distance[at]) == pytest.approx((entropy, float(apart)), abs=1e-12)
