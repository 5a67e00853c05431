"""The behaviours that the reference's own tests pin, on evaluation, confidence and blocking: numbers 1 to 16 and 39.

Where the right answers come from: section 6 of the description of the reference, which states them; the arithmetic is short
enough to do by hand. 17 to 20 (assignment) are in test_attack_assignment.py, 21 to 37 in test_attack_behaviours_scores.py,
38 in test_regions.py and test_containment_core.py, 40 in test_unicity.py.
"""

from __future__ import annotations

import math

import numpy as np
import pytest
from attack_fixtures import (
    ID,
    by_columns,
    evaluation_of,
    evaluation_of_matrix,
    fixture,
    matrix_of,
    near,
    run,
    score_of,
    sides,
    table,
)

from nearmiss_qgis.core.attack import match
from nearmiss_qgis.core.attack.block import listed, strongest
from nearmiss_qgis.core.attack.curve import curve
from nearmiss_qgis.core.attack.figures import figures
from nearmiss_qgis.core.attack.hits import distribution, hits
from nearmiss_qgis.core.attack.sides import truth_of
from nearmiss_qgis.core.errors import NearMissError


def itself(values, text="V||num"):
    """A table attacked with itself."""
    both = {ID: list(range(1, len(values) + 1)), "V": list(values)}
    return run(both, both, text)


def pairs(lists, n_raw, matrix=None):
    """An evaluation over these candidates of each released record."""
    released, raw = (np.array(side) for side in zip(*[(i, j) for i, mine in enumerate(lists) for j in mine]))
    return listed(released, raw, len(lists), n_raw)


CASE_1 = [10, 20, 30, 40, 40, 40]


def test_01_three_alone_and_three_tied():
    found = itself(CASE_1).evaluation
    assert found.success == near(4 / 6)
    assert found.risk == near([1, 1, 1, 1 / 3, 1 / 3, 1 / 3])
    assert (found.baseline_random, found.baseline_mode, found.lift) == near((1 / 6, 1 / 6, 4))
    assert (found.top(2), found.top(3)) == near((5 / 6, 1))


def test_02_pairs_of_equals():
    found = itself([1, 1, 2, 2, 3, 3]).evaluation
    assert found.success == near(1 / 2) and found.risk == near([0.5] * 6)
    assert found.margin.tolist() == found.confidence.tolist() == [0.0] * 6
    assert curve(found, "tie").threshold.tolist() == [0.5]


def test_03_a_constant_tells_nothing():
    found = itself([7] * 8).evaluation
    assert (found.success, found.baseline_random, found.risk.max(), found.lift) == near((1 / 8, 1 / 8, 1 / 8, 1))


def test_04_the_k_best():
    """Top-1 is the success, more are never fewer; k above the largest candidate set (6 of 6, 3, 2) is not reported."""
    both = {ID: [1, 2, 3, 4, 5, 6], "V": [1, 2, 2, 4, 7, 7]}
    released = {ID: [1, 2, 3], "V": [1, 2, 3]}
    lists = pairs([[0, 1, 2, 3, 4, 5], [1, 2, 4], [2, 5]], 6)
    attack = run(both, released, "V||num", candidates=lists)
    assert [k for k, _ in figures(attack, [1, 3, 6, 7]).top] == [1, 3, 6]
    found = attack.evaluation
    tops = [found.top(k) for k in range(1, 9)]
    assert tops[0] == found.success and tops == sorted(tops)


def strangers():
    matrix = np.abs(np.subtract.outer(np.arange(6), np.arange(4))) * 10.0
    return evaluation_of_matrix(matrix, np.array([0, 1, 2, 3, -1, -1]))[0]


def test_05_released_records_without_a_counterpart():
    """4 of 6 are found; the two others keep their place below the line: (4 x 1/4) / 6 by chance."""
    found = strangers()
    assert found.risk.tolist() == [1, 1, 1, 1, 0, 0] and found.found.tolist() == [True] * 4 + [False] * 2
    assert (found.success, found.baseline_random) == near((4 / 6, 1 / 6))


def test_06_a_truth_that_is_no_candidate():
    lists = pairs([[1, 2], [1, 2], [2, 3]], 4)
    found, _ = evaluation_of_matrix(np.ones((3, 4)), np.array([0, 1, 2]), candidates=lists)
    assert found.baseline_random == near(1 / 3) and int((~found.found).sum()) == 1


def test_07_the_person_named_most_often():
    """Best for three of four: 1/4 is right. Best for all, and nobody's truth: 0. The other way round: 1/3."""
    most = np.array([[0, 5], [0, 5], [0, 5], [5, 0]])
    assert evaluation_of_matrix(most, np.array([0, -1, -1, -1]))[0].baseline_mode == near(1 / 4)
    nobody = np.array([[0.0, 5, 9, 9], [0, 9, 5, 9], [0, 9, 9, 5]])
    truth = np.array([1, 2, 3])
    assert evaluation_of_matrix(nobody, truth)[0].baseline_mode == 0.0
    lists = pairs([[0, 1], [0, 2], [0, 3]], 4)
    assert evaluation_of_matrix(-nobody, truth, candidates=lists)[0].baseline_mode == near(1 / 3)


def test_08_precision_and_recall():
    found = itself(CASE_1).evaluation
    by_margin, by_tie = curve(found), curve(found, "tie")
    assert by_margin.threshold == pytest.approx([1.5811388, 1.2247449, 0.7905694, 0], abs=5e-8)
    assert by_margin.attacked.tolist() == [1, 2, 3, 6] and by_margin.precision == near([1, 1, 1, 4 / 6])
    assert by_tie.attacked.tolist() == [3, 6] and by_tie.precision == near([1, 4 / 6])


def test_09_the_confidence_does_not_move_the_success():
    """Both curves end at all records, and there they are the same."""
    for values in (CASE_1, [1, 1, 2, 2, 3, 3], [7] * 8):
        found = itself(values).evaluation
        ends = [(c.attacked[-1], c.precision[-1], c.recall[-1]) for c in (curve(found), curve(found, "tie"))]
        assert ends[0] == ends[1] == near((len(values), found.success, found.success))


def test_10_the_unit_does_not_matter():
    """200 symmetric decoys: 0.494167, at most 0.5, three points, in whole numbers and in tenths; 0.504167 without tolerance."""
    raw, anon = table("small", "float_ties_raw.csv"), table("small", "float_ties_anon.csv")
    truth, n_raw = sides(raw, anon).truth, len(raw[ID])
    for column in ("V_INT", "V_TENTH"):
        score = score_of("V||num", raw[column], anon[column])
        found, _ = evaluation_of(score, truth, n_raw)
        assert found.success == pytest.approx(0.494167, abs=5e-7)
        assert found.risk.max() == 0.5 and len(curve(found).threshold) == 3
    exact, _ = evaluation_of(score, truth, n_raw, tolerance=0.0)
    assert exact.success == pytest.approx(0.504167, abs=5e-7) and exact.risk.max() == 1.0


def test_11_a_candidate_is_there_once():
    with pytest.raises(NearMissError, match="2 candidate pairs"):
        listed(np.array([0, 0, 0, 1, 1]), np.array([1, 1, 1, 0, 2]), 2, 3)
    for raw, released in ((["1", "1"], ["1"]), (["1"], ["1", "1"]), (["1", None], ["1"])):
        with pytest.raises(NearMissError, match=r"_ID: . rows have no id and . repeat"):
            truth_of(raw, released)


def test_12_a_complete_rectangle_over_half_of_the_people():
    """The release says "A" of everybody. Blocked on that, 20 of 40 true pairs are gone, and it is said."""
    raw = {ID: list(range(40)), "K": ["A", "B"] * 20, "V": list(range(40))}
    anon = {**raw, "K": ["A"] * 40}
    attack = run(raw, anon, "V||num", candidates=by_columns(raw, anon, ["K"]))
    assert attack.evaluation.candidates.tolist() == [20] * 40
    assert (attack.evaluation.success, attack.evaluation.truth_coverage) == near((0.5, 0.5))
    (notice,) = [notice for notice in attack.notices if notice.key == "truth_missing"]
    assert notice.values == {"count": 20, "n": 40} and "lower bound" in notice.text
    assert figures(attack, [1]).verdict == "lower_bound"


def test_13_numbered_anew():
    raw = {ID: list(range(1, 7)), "V": CASE_1}
    attack = run(raw, {**raw, ID: list(range(101, 107))}, "V||num")
    assert [notice.key for notice in attack.notices] == ["not_measurable"]
    assert "absence of a measurement" in attack.notices[0].text
    found = figures(attack, [1])
    assert (found.verdict, found.success, attack.evaluation.success) == ("not_measured", None, 0.0)
    assert math.isnan(attack.evaluation.lift)
    ordinary = run(raw, raw, "V||num")
    assert ordinary.notices == () and figures(ordinary, [1]).verdict == "measured"


def test_14_the_exact_distribution_instead_of_seeds():
    """Mean and sd of 4,000 drawn attacks, ties by chance, against the exact ones; and the chance of each number of hits."""
    found = itself([10, 20, 20, 30, 30, 30, 40, 40]).evaluation
    rng = np.random.default_rng(1)
    drawn = (rng.random((4000, 8)) < found.risk).sum(axis=1)
    exact = hits(found.risk)
    assert exact.mean == near(8 * found.success)
    assert drawn.mean() == pytest.approx(exact.mean, abs=0.1) and drawn.std() == pytest.approx(exact.sd, rel=0.05)
    assert np.bincount(drawn, minlength=9) / 4000 == pytest.approx(distribution(found.risk), abs=0.03)
    assert exact.low <= np.quantile(drawn, 0.5) <= exact.high


@pytest.mark.parametrize(
    ("scores", "second", "margin", "confidence"),
    [
        ([1, 4, 6, 9], 4, 3, 3 / np.std([1, 4, 6, 9], ddof=1)),
        ([2, 2, 20], 2, 0, 0),
        ([2, 8], 8, 6, 6 / np.std([2, 8], ddof=1)),
        ([5, 5, 5], 5, 0, 0),
        ([3], math.nan, math.nan, math.inf),
    ],
)
def test_15_eccentricity(scores, second, margin, confidence):
    found, _ = evaluation_of_matrix([scores], np.array([0]))
    assert (found.second[0], found.margin[0]) == pytest.approx((second, margin), nan_ok=True)
    assert found.confidence[0] == pytest.approx(confidence)


def test_16_exactly_at_the_threshold_is_attacked():
    """Case 1: confidences 1.58, 1.22, 0.79, 0, 0, 0. Those declined stay in the denominator of recall."""
    found = itself(CASE_1).evaluation
    at = match.scoreboard(found, float(np.sort(found.confidence)[-2]))
    assert (at.attacked, at.precision, at.recall) == near((2, 1.0, 2 / 6))
    everybody = match.scoreboard(found, 0.0)
    assert (everybody.attacked, everybody.precision) == near((6, 4 / 6))
    nobody = match.scoreboard(found, 2.0)
    assert (nobody.attacked, nobody.recall) == (0, 0.0) and math.isnan(nobody.precision)


def test_39_blocking_without_loss_changes_nothing():
    """On a scored key: the same success and largest risk. On a key that the score ignores: more, and more by chance too."""
    raw, anon = table("vignette", "s1_raw.csv"), table("vignette", "s1_anon.csv")
    text = "AGE||num;ZIP||char;SEX||char"
    whole = run(raw, anon, text).evaluation
    kept = run(raw, anon, text, candidates=by_columns(raw, anon, ["ZIP"])).evaluation
    assert (kept.success, kept.risk.max()) == near((whole.success, whole.risk.max()))
    alone = run(raw, anon, "AGE||num").evaluation
    helped = run(raw, anon, "AGE||num", candidates=by_columns(raw, anon, ["ZIP"])).evaluation
    assert helped.success > 5 * alone.success and helped.baseline_random > 5 * alone.baseline_random


def test_39_recall_where_there_is_nothing_to_recall():
    nobody = pairs([[0, 1], [1]], 3)
    assert math.isnan(nobody.recall(np.array([-1, -1])))
    assert nobody.recall(np.array([0, -1])) == 1.0 and nobody.recall(np.array([0, 2])) == 0.5


def test_39_the_kth_best():
    """Sets of 5, 3 and 2: two each; ties with the second stay: 3, 2, 2."""
    lists = pairs([[0, 1, 2, 3, 4], [0, 1, 2], [0, 1]], 5)
    plain = np.array([5.0, 4, 3, 2, 1, 3, 2, 1, 2, 1])
    assert strongest(plain, lists, 2).sizes.tolist() == [2, 2, 2]
    tied = np.array([5.0, 4, 2, 2, 1, 3, 2, 1, 2, 1])
    assert strongest(tied, lists, 2).sizes.tolist() == [3, 2, 2]


@pytest.mark.parametrize("unit", [1, 10, 1000])
def test_39_the_unit_does_not_move_the_recall(unit):
    raw, anon = table("vignette", "s1_raw.csv"), table("vignette", "s1_anon.csv")
    stated = {
        entry["k"]: entry["info"] for entry in fixture("vignette", "s5_expected.json")["top_k_keep_score_num_AGE"]
    }
    matrix = matrix_of(score_of("V||num", [v / unit for v in raw["AGE"]], [v / unit for v in anon["AGE"]]))
    full = listed(np.repeat(np.arange(200), 200), np.tile(np.arange(200), 200), 200, 200)
    for k, info in stated.items():
        kept = strongest(matrix.reshape(-1), full, k)
        assert (int(kept.sizes.sum()), kept.recall(sides(raw, anon).truth)) == near(
            (info["n_pairs_kept"], info["recall"])
        )


def test_a_location_takes_no_field():
    """It is the geometry, whatever is written where a field would stand; so is containment of a word for geometry."""
    from nearmiss_qgis.core.attack.attributes import attributes

    for line in ("||location", "geometry|geometry|location|2|W", "x|y|location", "$geometry||containment"):
        (one,) = attributes(line)
        assert (one.raw, one.released) == ("", "") and one.spatial and one.name == one.kind
    (named,) = attributes("AREA||containment")
    assert (named.raw, named.released) == ("AREA", "AREA") and not named.spatial


@pytest.mark.parametrize(("alpha", "informative"), [(0.05, False), (0.078, False), (0.079, True), (0.1, True)])
def test_the_level_of_the_rank_test(alpha, informative):
    """Two records that find themselves: ranks half a place above chance, variance 3/12 each, z = 1/sqrt(1/2), p = 0.0786."""
    both = {ID: [1, 2], "V": [10, 20]}
    attack = run(both, both, "V||num", alpha=alpha)
    (row,) = attack.axes
    assert (row.axis.z, row.axis.p_value) == near((math.sqrt(2), math.erfc(1.0) / 2))
    assert row.axis.informative(alpha) is informative
    assert any("V (z 1.41, p 0.079)" in str(told.values) for told in attack.notices) is not informative
