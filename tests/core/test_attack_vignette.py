"""The seed document, sections 1, 2, 4 and 5: every deterministic value that the reference states and the core knows.

Where the right answers come from: the fixtures made by running the reference on the document's own data. Where we differ on
purpose the test says so: W2 (the guard counts records), W7 (records without a candidate stay in the denominator), W8 (a
NULL does not stop the attack).
"""

from __future__ import annotations

import numpy as np
import pytest
from attack_fixtures import (
    ID,
    assert_axes,
    assert_axis,
    assert_evaluation,
    assert_records,
    by_columns,
    evaluation_of,
    fixture,
    matrix_of,
    near,
    run,
    score_of,
    section,
    sides,
    success,
    table,
)

from nearmiss_qgis.core.attack.block import listed, strongest
from nearmiss_qgis.core.attack.hits import hits
from nearmiss_qgis.core.errors import NearMissError

QI = "AGE||num;ZIP||char;SEX||char"


# -- 1: a release with noise in one column ------------------------------------------------------------------------


@pytest.fixture(scope="module")
def first():
    return section("1")


def test_1_all_forty_thousand_scores(first):
    """The file of every score, and their sum, mean, sd and range."""
    expected, raw, anon = first
    scores = table("vignette", "s1_score_multi_AGE_ZIP_SEX.csv.gz")
    attack = run(raw, anon, QI)
    matrix = matrix_of(attack.score)
    raw_place = {number: i for i, number in enumerate(raw[ID])}
    anon_place = {number: i for i, number in enumerate(anon[ID])}
    row = [anon_place[number] for number in scores["ANON_ROW_NUMBER"]]
    column = [raw_place[number] for number in scores["RAW_ROW_NUMBER"]]
    assert len(set(zip(row, column))) == 40_000 == matrix.size
    np.testing.assert_allclose(matrix[row, column], scores["SCORE"], rtol=1e-8, atol=1e-12)
    stats, spread = expected["score_multi_qi_stats"], attack.evaluation.spread
    assert matrix.sum() == near(stats["sum"])
    assert (spread.mean, spread.sd, spread.low, spread.high) == near(
        (stats["mean"], stats["sd"], stats["min"], stats["max"])
    )


def test_1_every_record_of_the_attack(first):
    expected, raw, anon = first
    attack = run(raw, anon, QI)
    assert_evaluation(attack.evaluation, expected["score_multi_qi"], anon[ID])
    assert_axes(attack, expected["axis_report"])
    assert attack.notices == ()


@pytest.mark.parametrize("normalise", ["range", "zscore", "rank", "none"])
def test_1_success_by_scale(first, normalise):
    expected, raw, anon = first
    assert success(raw, anon, QI, normalise=normalise) == near(expected["success_by_normalize"][normalise])


def test_1_success_by_weight(first):
    expected, raw, anon = first
    assert len(expected["success_by_weights"]) == 3
    for wanted in expected["success_by_weights"]:
        age, zip_code, sex = wanted["weights"]
        text = f"AGE||num|{age};ZIP||char|{zip_code};SEX||char|{sex}"
        assert success(raw, anon, text) == near(wanted["success"])


def test_1_idf_block_and_mahalanobis(first):
    expected, raw, anon = first
    assert success(raw, anon, "AGE||num;ZIP||idf;SEX||idf") == near(expected["success_idf_block"])
    numbers = "AGE||num;VISIT_COUNT||num;SPEND_MEAN||num"
    wanted = expected["success_mahalanobis_AGE_VISIT_SPEND"], expected["success_weighted_AGE_VISIT_SPEND"]
    assert (success(raw, anon, numbers, method="mahalanobis"), success(raw, anon, numbers)) == near(wanted)


ALONE = {
    "AGE_num": "AGE||num",
    "AGE_rank": "AGE||rank",
    "ZIP_char": "ZIP||char",
    "SEX_char": "SEX||char",
    "VISIT_num": "VISIT_COUNT||num",
    "VISIT_count": "VISIT_COUNT||count",
    "SPEND_MEAN_num": "SPEND_MEAN||num",
    "SPEND_DIST_dist": "SPEND_DIST||dist",
    "SPEND_DIST_span": "SPEND_DIST||span",
    "SPEND_DIST_profile": "SPEND_DIST||profile",
    "SPEND_DIST_jaccard": "SPEND_DIST||jaccard",
    "ZIP_idf": "ZIP||idf",
    "ZIPSEX_idf": "ZIP||idf;SEX||idf",
}


@pytest.mark.parametrize("name", ALONE)
def test_1_single_axes(first, name):
    expected, raw, anon = first
    wanted, report = expected["single_axis_eval"], expected["single_axis_report"]
    assert list(wanted) == list(ALONE) == report["axis"]
    attack = run(raw, anon, ALONE[name])
    found, axis = evaluation_of(attack.score, sides(raw, anon).truth, 200)
    wanted = wanted[name]
    assert found.success == near(wanted["success_analytic"])
    assert [found.top(k) for k in wanted["top_k"]["k"]] == near(wanted["top_k"]["hit_rate"])
    assert (found.risk.max(), found.baseline_mode) == near((wanted["max_risk"], wanted["baseline_mode"]))
    assert found.spread.sd == near(wanted["score_sd"])
    if name == "SPEND_DIST_profile":  # equal scores differ by rounding there, and are equal here: 26.624 against 26.661
        assert axis.z == pytest.approx(26.6612811, abs=1e-6)  # the same from scores rounded to 9 digits
        assert axis.z == pytest.approx(report["z"][report["axis"].index(name)], rel=2e-3)
        return
    assert_axis(axis, report, report["axis"].index(name))


# -- 2: what the attacker knows ------------------------------------------------------------------------------------


@pytest.mark.parametrize("normalise", ["range", "zscore", "rank", "none"])
def test_2_levels_are_subsets_of_attributes(normalise):
    """W sees the weak subset, M quasi-identifiers and behaviour, S identifiers too."""
    expected, raw, anon = section("2")
    curve, by_option = expected["curve"], expected["curve_success_by_option"]
    kinds = {**expected["spec"]["quasi_identifiers"], **expected["spec"]["identifiers"]}
    levels = {"W": ["ZIP"], "M": ["ZIP", "AGE", "SEX"], "S": list(kinds)}
    assert by_option["levels"] == curve["level"] == list(levels)
    for i, level in enumerate(curve["level"]):
        text = ";".join(f"{column}||{kinds[column]}" for column in levels[level])
        found = run(raw, anon, text, normalise=normalise).evaluation
        assert len(levels[level]) == curve["n_visible"][i]
        assert found.success == near(by_option[normalise][i])
        assert found.baseline_random == near(curve["baseline_random"][i])
        if normalise == "range":
            assert (found.lift, found.risk.max()) == near((curve["lift"][i], curve["max_risk"][i]))
            assert success(raw, anon, text, screen="none") == near(by_option["screen_none"][i])


def test_2_the_attacker_of_the_example_data():
    """dummy_qi_knowledge as the reference documents it: ZIP; with AGE, SEX and behaviour; with FINGERPRINT."""
    expected, raw, anon = section("2")
    curve = expected["dummy_qi_knowledge_curve"]
    medium = ["ZIP||char", "AGE||num", "SEX||char", "VISIT_COUNT||num", "SPEND_MEAN||num", "SPEND_DIST||dist"]
    for i, lines in enumerate((medium[:1], medium, [*medium, "FINGERPRINT||num"])):
        assert len(lines) == curve["n_visible"][i]
        found = run(raw, anon, ";".join(lines)).evaluation
        assert (found.success, found.lift) == near((curve["success_analytic"][i], curve["lift"][i]))


# -- 4: how sure the attacker is ----------------------------------------------------------------------------------


def test_4_one_attribute_with_ties(first):
    _, raw, anon = first
    expected = fixture("vignette", "s4_expected.json")
    found = run(raw, anon, "AGE||num").evaluation
    assert_evaluation(found, expected["eval_score_num_AGE"], anon[ID])
    assert_records(found, expected["reid_confidence_AGE_margin"], anon[ID])
    exact = hits(found.risk)
    assert exact.sd / 200 == near(expected["stability_APPROX"]["exact_sd"])
    assert exact.mean / 200 == near(found.success)


def test_4_who_is_declined(first):
    """Records below a threshold of confidence are not guessed; one exactly at it is."""
    _, raw, anon = first
    expected = fixture("vignette", "s4_expected.json")
    found = run(raw, anon, QI).evaluation
    for wanted in expected["min_confidence"]:
        threshold = np.quantile(found.confidence, wanted["quantile"])
        assert threshold == near(wanted["threshold"])
        assert int((found.confidence < threshold).sum()) == wanted["n_declined"]
    quantiles = expected["confidence_quantile_multi"]
    assert np.quantile(found.confidence, quantiles["probs"]) == near(quantiles["values"])
    summary = expected["risk_summary_multi"]
    assert int((found.risk == 1).sum()) == summary["n_eq_1"]
    named = ("Min.", 0), ("1st Qu.", 0.25), ("Median", 0.5), ("3rd Qu.", 0.75), ("Max.", 1)
    assert [np.quantile(found.risk, q) for _, q in named] == near([summary[name] for name, _ in named])


# -- 5: fewer candidates --------------------------------------------------------------------------------------------


def decade(age):
    return age // 10


BLOCKS = {
    "ZIP": [["ZIP"]],
    "AGE": [["AGE"]],
    "ZIP+SEX": [["ZIP", "SEX"]],
    "AGE|ZIP": [["AGE"], ["ZIP"]],
    "AGE decade": [[("AGE", decade)]],
    "SEX": [["SEX"]],
    "VISIT_COUNT|AGE decade+SEX": [["VISIT_COUNT"], [("AGE", decade), "SEX"]],
}


@pytest.mark.parametrize("label", BLOCKS)
def test_5_blocking(first, label):
    """W7: two records without any candidate stay in the denominator: 76 of 200 is 0.38, not 76 of 198 = 0.3838.

    So every rate is the reference's times 198 / 200; what it says about the records that it keeps is the same.
    """
    _, raw, anon = first
    expected = fixture("vignette", "s5_expected.json")
    assert [entry["label"] for entry in expected["blocking"]] == list(BLOCKS)
    (wanted,) = [entry for entry in expected["blocking"] if entry["label"] == label]
    info, block, candidates = wanted["info"], wanted["eval"], by_columns(raw, anon, *BLOCKS[label])
    truth = sides(raw, anon).truth
    assert int(candidates.sizes.sum()) == info["n_pairs_kept"]
    assert candidates.recall(truth) == near(info["recall"])
    assert int(candidates.keeps(truth).sum()) == info["n_true_pairs_kept"]
    assert candidates.without == info["n_anon_without_candidate"]
    attack = run(raw, anon, QI, candidates=candidates)
    found, share = attack.evaluation, block["n_anon"] / 200
    assert found.success == near(wanted["success_analytic"] * share)
    assert found.baseline_random == near(block["baseline_random"] * share)
    assert found.baseline_mode == near(block["baseline_mode"] * share)
    assert found.lift == near(block["lift"])
    assert [found.top(k) for k in block["top_k"]["k"]] == near([rate * share for rate in block["top_k"]["hit_rate"]])
    assert int((~found.found).sum()) == block["n_true_missing"] + candidates.without
    alone = run(raw, anon, "AGE||num", candidates=candidates).evaluation.success
    assert alone == near(wanted["success_score_num_AGE"] * share)
    keys = {notice.key for notice in attack.notices}
    assert ("truth_missing" in keys) == bool(wanted["warnings"]) == (info["recall"] < 1)
    assert ("no_candidates" in keys) == (candidates.without > 0)


def test_5_the_number_of_the_document(first):
    """0.3838 in the document is 76 of 198."""
    _, raw, anon = first
    found = run(raw, anon, QI, candidates=by_columns(raw, anon, ["AGE"])).evaluation
    assert (found.success, found.risk.sum()) == near((0.38, 76.0))


def test_5_every_record_of_the_lossy_set(first):
    """The table of the blocking by AGE; the two records that it does not list have no candidate."""
    _, raw, anon = first
    wanted = fixture("vignette", "s5_expected.json")["lossy_per_record"]
    found = run(raw, anon, QI, candidates=by_columns(raw, anon, ["AGE"])).evaluation
    assert_records(found, wanted, anon[ID])
    others = [i for i, number in enumerate(anon[ID]) if number not in set(wanted["ANON_ROW_NUMBER"])]
    assert len(others) == 2 and found.candidates[others].tolist() == [0, 0]
    assert np.isnan(found.confidence[others]).all() and not found.risk[others].any()


@pytest.mark.parametrize("name", ["top_k_keep_score_num_AGE", "top_k_keep_score_multi"])
def test_5_the_k_best(first, name):
    """Candidates cut to the k best of each record, and what is tied with the k-th."""
    _, raw, anon = first
    truth = sides(raw, anon).truth
    score = run(raw, anon, "AGE||num" if name.endswith("AGE") else QI).score
    matrix, everybody = matrix_of(score), np.repeat(np.arange(200), 200)
    full = listed(everybody, np.tile(np.arange(200), 200), 200, 200)
    for wanted in fixture("vignette", "s5_expected.json")[name]:
        kept = strongest(matrix.reshape(-1), full, wanted["k"])
        info = wanted["info"]
        assert (int(kept.sizes.sum()), kept.recall(truth)) == near((info["n_pairs_kept"], info["recall"]))
        found, _ = evaluation_of(score, truth, 200, candidates=kept)
        assert found.success == near(wanted["success_analytic"])


def test_5_recall_of_any_candidates(first):
    """All pairs but the true ones of every seventh number: 172 of 200 are kept."""
    _, raw, anon = first
    info = fixture("vignette", "s5_expected.json")["blocking_recall_handmade"]["with_tables"]
    truth = sides(raw, anon).truth
    released, person = (grid.ravel() for grid in np.mgrid[0:200, 0:200])
    dropped = (truth[released] == person) & (np.array(anon[ID])[released] % 7 == 0)
    candidates = listed(released[~dropped], person[~dropped], 200, 200)
    assert (int(candidates.sizes.sum()), candidates.recall(truth)) == near((info["n_pairs_kept"], info["recall"]))
    assert int(candidates.keeps(truth).sum()) == info["n_true_pairs_kept"]


# -- where we differ on purpose -----------------------------------------------------------------------------------


def test_w2_the_guard_counts_records(first):
    """10 of 40 values are regions: refused, also where blocking would leave these records one candidate each."""
    raw = {ID: list(range(40)), "V": [str(10 + i % 30) for i in range(40)]}
    anon = {ID: list(range(40)), "V": ["10-20"] * 10 + raw["V"][10:]}
    with pytest.raises(NearMissError, match="25%"):
        run(raw, anon, "V||char")
    alone = listed(np.arange(40), np.arange(40), 40, 40)
    with pytest.raises(NearMissError, match="25%"):
        run(raw, anon, "V||char", candidates=alone)


def test_w8_a_null_is_the_average_candidate(first):
    """The reference stops. Here the released record 1 has no age: AGE tells nothing of it, and the others stay as they are."""
    _, raw, anon = first
    gap = {**anon, "AGE": [None, *anon["AGE"][1:]]}
    attack, whole = run(raw, gap, "AGE||num"), run(raw, anon, "AGE||num")
    assert attack.evaluation.risk[0] == near(1 / 200)
    assert attack.evaluation.risk[1:] == near(whole.evaluation.risk[1:])
    assert (attack.evaluation.best[0], attack.evaluation.sd[0]) == (0.0, 0.0)
    lost = {**raw, "AGE": [None, *raw["AGE"][1:]]}
    matrix = matrix_of(score_of("AGE||num", lost["AGE"], anon["AGE"]))
    assert matrix[:, 0] == near(matrix[:, 1:].mean(axis=1))
    (notice,) = [n for n in run(lost, gap, "AGE||num").notices if n.key == "unknown"]
    assert (notice.values["raw"], notice.values["released"]) == (1, 1)
