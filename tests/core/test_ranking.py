"""Risk per record and its reasons, by hand."""

from __future__ import annotations

import numpy as np
import pytest

from nearmiss_qgis.core.classes import uniqueness
from nearmiss_qgis.core.precision import GRID, Precision
from nearmiss_qgis.core.ranking import Settings, exposure, reasons
from nearmiss_qgis.core.subjects import subjects

# five records on one point, one of another kind beside them, and one alone
XY = np.array([[10.0, 10.0]] * 5 + [[12.0, 10.0], [900.0, 10.0]])
KIND = np.array([0, 0, 0, 0, 0, 1, 0])
HELD = Settings(k=3, fields="kind")


def measured(xy=XY, kind=KIND, held=HELD, who=None, homes=None):
    location = Precision(GRID, 100.0).locations(xy, xy)
    sizes = uniqueness(location, kind, who).class_size
    alone = uniqueness(location, np.zeros(len(xy), dtype=np.int64), who).class_size
    auxiliary = None if homes is None else subjects(np.array(homes, dtype=float))
    return exposure(xy, kind, sizes, alone, held, who=who, auxiliary=auxiliary)


def said(found, record, held=HELD):
    return [str(reason) for reason in reasons(found, record, held)]


def test_risk_is_the_larger_of_two_bounds():
    found = measured(homes=[[10, 10], [10, 12], [10, 14], [905, 10], [906, 10]])
    assert found.candidates.tolist() == [3, 3, 3, 3, 3, 3, 2]
    assert found.risk.tolist() == pytest.approx([1 / 3] * 5 + [1, 1])  # 3 candidates tell more than a class of 5
    assert found.at_risk(3).tolist() == [False] * 5 + [True, True]  # a risk of 1/3 is not above 1/3
    assert found.nearest_candidate_m.tolist() == [0, 0, 0, 0, 0, 2, 5]


def test_nobody_near_is_a_reason_but_no_risk():
    found = measured(homes=[[5000, 5000]])
    assert found.risk.tolist() == pytest.approx([1 / 5] * 5 + [1, 1])
    assert said(found, 0) == ["no candidate within 50 m"]


def test_reasons_the_most_important_first():
    found = measured(homes=[[10, 10], [10, 12], [905, 10]])
    assert said(found, 0) == ["2 candidates within 50 m"]
    assert said(found, 5) == [
        "only record with its kind at its location",
        "only record with its kind within 250 m",
        "2 candidates within 50 m",
    ]
    assert said(found, 6) == [
        "alone at its location",
        "1 candidate within 50 m",
        "only record with its kind within 250 m",
        "fewer than 5 other records within 500 m",
    ]


def test_as_many_as_k_are_no_reason():
    held = Settings(k=5, fields="kind")
    homes = [[10, 10 + metres] for metres in range(5)]
    found = measured(held=held, homes=homes)
    assert (found.class_size[0], found.candidates[0]) == (5, 5) and said(found, 0, held) == []


def test_a_part_of_a_candidate_is_no_risk_above_one():
    auxiliary = subjects(XY[:1], weights=np.array([0.25]))
    sizes = np.full(7, 4)
    found = exposure(XY, KIND, sizes, sizes, HELD, auxiliary=auxiliary)
    assert found.candidates[0] == 0.25 and found.risk.max() == 1.0


def test_distances_within_the_tolerance_are_ties():
    xy = np.array([[0.0, 0.0], [10.0, 0.0], [1000.0, 0.0], [1010.0000003, 0.0]])
    held = Settings(neighbour=1)
    found = measured(xy, np.zeros(4, dtype=np.int64), held)
    assert found.order(["a", "b", "c", "d"]).tolist() == [0, 1, 2, 3]  # the ids decide, not 3e-7 m


def test_isolated_is_farther_than_the_threshold_and_its_tolerance():
    held = Settings(neighbour=1, isolated_at=500.0)
    one = np.zeros(2, dtype=np.int64)
    for metres, isolated in ((500.0, False), (500.0000005, False), (500.00001, True)):
        found = measured(np.array([[0.0, 0.0], [metres, 0.0]]), one, held)
        assert found.isolated(held).tolist() == [isolated] * 2
        assert ("no other record within 500 m" in said(found, 0, held)) == isolated
    people = measured(np.array([[0.0, 0.0], [900.0, 0.0]]), one, held, who=np.array([0, 1]))
    assert said(people, 0, held)[-1] == "no record of other people within 500 m"


def test_people():
    who = np.array([0, 0, 0, 0, 1, 1, -1])
    found = measured(who=who)
    assert found.class_size.tolist() == [2] * 5 + [1, 1]
    assert found.contributor_records.tolist() == [4, 4, 4, 4, 2, 2, 1]
    assert said(found, 0) == [
        "one of 2 people with its kind at its location",
        "fewer than 5 records of other people within 500 m",  # its own do not count
        "one of 4 records of one person",
    ]


def test_order_is_risk_then_isolation_then_id_as_text():
    found = measured(held=Settings(neighbour=1, fields="kind"))
    assert found.order(["r10", "r9", "r8", "r7", "r6", "r5", "r4"]).tolist() == [6, 5, 0, 4, 3, 2, 1]


def test_without_quasi_identifiers_only_the_location_counts():
    held = Settings(k=3)
    one = np.zeros(7, dtype=np.int64)
    assert said(measured(kind=one, held=held), 5, held) == []
    few = np.array([[0.0, 0.0], [0.0, 0.0]])
    assert said(measured(few, one[:2], held), 0, held)[0] == "one of 2 records at its location"
