"""Ties and confidence: snapping, chances among the k best, tables made by hand, and units that must not matter.

Where the right answers come from: small/ties_confidence.json, made by running the reference.
"""

from __future__ import annotations

import numpy as np
import pytest
from attack_fixtures import (
    ID,
    assert_evaluation,
    assert_records,
    evaluation_of,
    evaluation_of_matrix,
    fixture,
    floats,
    near,
    score_of,
    sides,
    table,
)

from nearmiss_qgis.core.attack.block import listed
from nearmiss_qgis.core.attack.evaluation import Evaluation, Spread
from nearmiss_qgis.core.attack.ties import TOLERANCE, snapped


def test_snapping():
    """As the reference, but for scores below 1e-7 (W1): its floor of 1.5e-8 ties 1e-9 and 2e-9, ours does not.

    A record with scores in degrees or squared degrees has such ones. Our floor is a share of the record's own range.
    """
    cases = fixture("small", "ties_confidence.json")
    assert cases["tolerance_default"] == near(TOLERANCE)
    different = []
    for case in cases["snap_tied_values"]:
        values = floats(case["input"])
        for option, tolerance in (("default_tolerance", TOLERANCE), ("tolerance_0", 0.0), ("tolerance_1e3", 1e-3)):
            found = snapped(values, tolerance)
            if not np.array_equal(found, floats(case[option])):
                different.append((option, case["input"]))
                assert np.array_equal(found, values)
    small, chain = [1e-9, 2e-9, 3e-8], [0, 1.4e-8, 2.8e-8, 4.2e-8, 1]
    assert different == [("default_tolerance", small), ("tolerance_1e3", small), ("default_tolerance", chain)]


def test_probability_to_be_among_the_k_best():
    cases = fixture("small", "ties_confidence.json")["top_k_probability"]
    better, tied = floats(cases["n_better"]), np.array(cases["tie_size"])
    there = ~np.isnan(better)
    nothing = np.zeros(len(better))
    found = Evaluation(
        candidates=np.full(len(better), 99), better=np.where(there, better, 0).astype(int), tied=np.where(there, tied, 0),
        found=there, best=nothing, second=nothing, best_tie=tied, sd=nothing, credited=np.zeros(1, dtype=int),
        spread=Spread(0, 0, 0, 0, 0), _raw_of=np.zeros(len(better), dtype=int),
    )  # fmt: skip
    for i, (k, wanted) in enumerate(zip(cases["k"], cases["p"])):
        assert found.within(k)[i] == near(wanted)


HAND = ["c1469", "tie_top", "all_equal", "single", "two", "two_tied", "order_30_10_20", "similarity", "uniq3_tied3",
        "all_tied", "v_10_to_50", "strangers", "mode_best_most_often", "mode_nobody", "mode_similarity", "missing_truth",
        "mode_tie_numeric_ids", "mode_tie_text_ids", "tenths_units"]  # fmt: skip


@pytest.mark.parametrize("name", HAND)
def test_tables_made_by_hand(name):
    """Each as a list of candidate pairs. One candidate has no second: NaN here, NA and a margin of 0 there."""
    cases = fixture("small", "ties_confidence.json")["hand_tables"]
    assert list(cases) == HAND
    case = cases[name]
    ids, people = (sorted(set(case[f"{side}_ROW_NUMBER"])) for side in ("ANON", "RAW"))
    row = np.array([ids.index(one) for one in case["ANON_ROW_NUMBER"]])
    column = np.array([people.index(one) for one in case["RAW_ROW_NUMBER"]])
    matrix = np.full((len(ids), len(people)), 77.0)
    matrix[row, column] = floats(case["SCORE"]) * (-1 if case["score_type"] == "similarity" else 1)
    truth = np.array([people.index(one) if one in people else -1 for one in ids])
    candidates = listed(row, column, len(ids), len(people))
    found, _ = evaluation_of_matrix(matrix, truth, candidates=candidates)
    assert_evaluation(found, case["evaluation"], ids)
    assert_records(found, case["reid_confidence"], ids)
    exact, _ = evaluation_of_matrix(matrix, truth, candidates=candidates, tolerance=0.0)
    assert_records(exact, case["reid_confidence_tolerance0"], ids)
    if len(row) == matrix.size:
        whole, _ = evaluation_of_matrix(matrix, truth)
        assert_evaluation(whole, case["evaluation"], ids)


@pytest.mark.parametrize(
    ("name", "column", "tolerance"),
    [("int_default", "V_INT", TOLERANCE), ("tenth_default", "V_TENTH", TOLERANCE), ("int_tol0", "V_INT", 0.0),
     ("tenth_tol0", "V_TENTH", 0.0)],
)  # fmt: skip
def test_the_unit_does_not_move_the_success(name, column, tolerance):
    """200 records in whole numbers and in tenths: the same risk, unless rounding is taken for a difference."""
    raw, anon = table("small", "float_ties_raw.csv"), table("small", "float_ties_anon.csv")
    wanted = fixture("small", "ties_confidence.json")["float_tie_fixture_200"][name]
    score = score_of("V||num", raw[column], anon[column])
    found, _ = evaluation_of(score, sides(raw, anon).truth, len(raw[ID]), tolerance=tolerance)
    risk = found.risk
    assert (found.success, risk.max(), found.top(2)) == near(
        (wanted["success_analytic"], wanted["max_risk"], wanted["top2"])
    )
    counted = int((found.best_tie > 1).sum()), int((risk == 0).sum()), int((risk == 1).sum())
    assert counted == (wanted["n_tie_gt1"], wanted["n_risk0"], wanted["n_risk1"])
    assert abs(len(np.unique(found.confidence)) - wanted["n_pr_rows"]) <= 2


@pytest.mark.parametrize(("gap", "risk"), [(2e-11, 1.0), (2e-12, 1.0), (1e-12, 0.5), (0.0, 0.5)])
def test_how_far_from_the_best_a_tie_reaches(gap, risk):
    """1.49e-8 times a ten-thousandth of the record's range of scores, 1.49e-12 here: beyond, the attacker knows who it is.

    2e-11 is a neighbour 5 cm off in a town 0.1 degrees wide, in squared degrees: (0.05 / 111320)² / 0.1².
    """
    for unit in (1.0, 1e-9, 1e9):  # and no unit moves it
        scores = np.array([0.0, gap, 1.0]) * unit
        found, _ = evaluation_of_matrix(scores[None, :], np.array([0]))
        assert found.risk.tolist() == [risk]
        assert len(np.unique(snapped(scores))) == (3 if risk == 1.0 else 2)
