"""When the attack stops, warns or stays silent: the 164 conditions that the reference pins, each tested or named here.

Where the right answers come from: conditions.json says the kind and the facts; the words are ours.
"""

from __future__ import annotations

import math
import re

import numpy as np
import pytest
from attack_fixtures import (
    ID,
    by_columns,
    evaluation_of,
    evaluation_of_matrix,
    fixture,
    matrix_of,
    run,
    score_of,
    sides,
    table,
)

from nearmiss_qgis.core.attack import match
from nearmiss_qgis.core.attack.attributes import attributes
from nearmiss_qgis.core.attack.block import by_hashes, listed, strongest
from nearmiss_qgis.core.attack.build import build
from nearmiss_qgis.core.attack.combine import check_weights
from nearmiss_qgis.core.attack.mahalanobis import mahalanobis
from nearmiss_qgis.core.attack.scores import Given
from nearmiss_qgis.core.attack.sides import truth_of
from nearmiss_qgis.core.attack.simulate import Options
from nearmiss_qgis.core.errors import NearMissError
from nearmiss_qgis.core.hierarchy import check_some_named, hierarchy

FIVE = {ID: [1, 2, 3, 4, 5], "V": [10, 20, 30, 40, 50], "W": [1, 1, 2, 2, 2], "K": list("aabbc"), "CONST": [7] * 5,
        "TXT": list("abcde"), "V2": [20, 40, 60, 80, 100]}  # fmt: skip
NOBODY = {**FIVE, ID: [101, 102, 103, 104, 105]}
GAP = {**FIVE, "V": [10, None, 30, 40, 50], "TXT": ["a", None, "c", "d", "e"]}
AGES = {ID: list(range(10)), "AGE": [21, 24, 33, 37, 38, 45, 47, 52, 58, 61], "SEX": ["F", "M"] * 5}
DECADES = {**AGES, "AGE": [f"[{age // 10 * 10},{age // 10 * 10 + 10})" for age in AGES["AGE"]]}
TEXT = {ID: AGES[ID], "AGE": [str(age) for age in AGES["AGE"]]}
PLACES = {ID: [1, 2, 3], "AREA": ["chiyoda", "shinjuku", "osaka"]}
RATES = Given(np.array([[0.0, 3, 4], [1, 1, 5], [9, 9, 0]]))


def five(text: str, anon=FIVE, **options):
    return run(FIVE, anon, text, **options).notices


def guarded(kind: str, options: str = "", raw=AGES, anon=DECADES, column="AGE"):
    """The notices of the guard alone."""
    one = attributes(f"{column}||{kind}|||{options}")[0]
    return build(one, raw[column], anon[column], sides(raw, anon).context).notices


def values(kind: str, raw, anon, options: str = ""):
    """Notices of one attribute with these values."""
    return build(attributes(f"P||{kind}|||{options}")[0], raw, anon, sides(FIVE, FIVE).context).notices


def ill(text: str, method="mahalanobis"):
    both = table("small", "illconditioned_raw.csv"), table("small", "illconditioned_anon.csv")
    return run(*both, text, method=method).notices


def loss():
    """K of one released record is another one: a,b,b,b,c."""
    anon = {**FIVE, "K": list("abbbc")}
    return run(FIVE, anon, "V||num", candidates=by_columns(FIVE, anon, ["K"])).notices


def disjoint():
    raw = {ID: [1, 2, 3], "S": ["a:b", "c:d", "e:f"]}
    anon = {ID: [1, 2, 3], "S": ["u:v", "w:x", "y:z"]}
    score = score_of("S||minhash|||hashes=32", raw["S"], anon["S"])
    candidates = by_hashes(score.raw_signature, score.released_signature, 16)
    return run(raw, anon, "S||jaccard", candidates=candidates).notices


def no_recall():
    truth = sides(FIVE, NOBODY).truth
    assert math.isnan(by_columns(FIVE, NOBODY, ["K"]).recall(truth))
    return ()


def no_axis():
    axis = run(FIVE, NOBODY, "V||num").axes[0].axis
    assert math.isnan(axis.z) and math.isnan(axis.p_value) and math.isnan(axis.mean_rank)
    return ()


def columns(*names):
    return [np.column_stack([np.array(FIVE[name], dtype=float) for name in names])] * 2


def twice():
    return listed(np.array([0, 0, 1]), np.array([1, 1, 0]), 2, 2)


def assigned(**options):
    match.optimal(RATES, np.arange(3), rng=np.random.default_rng(1), **options)
    return ()


def many_pairs():
    """One pair more than MAX_PAIRS: 4,000 x 4,001."""
    score = Given(np.zeros((1, 1)))
    score.raw_class = np.zeros(4001, dtype=int)
    match.optimal(score, np.zeros(4000, dtype=int), rng=np.random.default_rng(1))


def declined(phi: float):
    found, _ = evaluation_of(RATES, np.arange(3), 3)
    assert 0 < match.scoreboard(found, phi).attacked < 3
    return ()


def collinear():
    return mahalanobis(*columns("V", "V2"), ridge=0.0)


def tree(name: str):
    return hierarchy([(name, "1350041", "135"), (name, "1350042", "135")])


STRAY = {ID: list(range(10)), "P": [str(i) for i in range(11, 21)]}
SHAPED = "AGE.* is generalised in ANON: 100% .*containment"

#: id: (what is done, what our message has to say)
CASES = {
    "num/text_column": (lambda: five("TXT||num"), "TXT as num: 5 values of RAW.*char or idf"),
    "rank/text_column": (lambda: five("TXT||rank"), "TXT as rank: 5 values of RAW"),
    "mahalanobis/text_column": (lambda: five("TXT||num", method="mahalanobis"), "TXT as num: 5 values"),
    "count/text_column": (lambda: five("K||count"), "K as count: 5 values of RAW"),
    "scoreboard/NA_ok": (lambda: values("scoreboard", FIVE["V"], GAP["V"]), ""),
    "count/negative": (lambda: values("count", [-1, 2], [1, 2]), "P as count: 1 values are below 0"),
    "dist/non_numeric": (lambda: values("dist", ["a:b"], ["c:d"]), "P as dist: 2 different values.*jaccard"),
    "dist/NA_token": (lambda: values("dist", ["1:NA"], ["1:2"]), "P as dist: 1 different values"),
    "split/empty": (lambda: attributes("P||dist|||separator="), "'' is no value of the option separator"),
    "profile/record_outside_bins": (
        lambda: values("profile", ["Mon:Tue"], ["Sat:Sun"], "bins=Mon,Tue"), "P as profile: 1 .*bin.*shape=no"),
    "profile/record_outside_bins_counts_ok": (
        lambda: values("profile", ["Mon:Tue"], ["Sat:Sun"], "bins=Mon,Tue shape=no"), ""),
    "profile/empty_record": (lambda: values("profile", ["Mon"], [""]), "P as profile: 1 different"),
    "profile/duplicate_bins": (lambda: attributes("P||profile|||bins=Mon,Mon"), "Mon,Mon is no value of the option bins"),
    "span/non_numeric": (lambda: values("span", ["1:2:3"], ["4:x"]), "P as span: 1 different"),
    "span/empty_string_is_span_0": (lambda: values("span", [""], ["1:2"]), ""),
    "tversky/negative": (lambda: attributes("P||tversky|||alpha=-1"), "-1 is no value of the option alpha"),
    "minhash/n_hash_0": (lambda: attributes("P||minhash|||hashes=0"), "0 is no value of the option hashes"),
    "lsh/bands_not_dividing": (
        lambda: by_hashes(np.zeros((2, 64), int), np.zeros((2, 64), int), 7), "7 bands do not divide 64"),
    "lsh/disjoint_warns": (disjoint, "Not measurable.*3 of 3 released records without any candidate"),
    "scoreboard/duplicate_target": (lambda: five("V||scoreboard;V||scoreboard"), "V as scoreboard is there twice"),
    "scoreboard/negative_tolerance": (lambda: attributes("V||scoreboard|||tolerance=-1"), "-1 is no value of .*tolerance"),
    "scoreboard/unnamed_vector_tolerance": (lambda: attributes("V||scoreboard|||tolerance=1,2"), "1,2 is no value of"),
    "scoreboard_rh/negative_phi": (
        lambda: match.scoreboard(evaluation_of(RATES, np.arange(3), 3)[0], -1.0), "PHI .*0 or more"),
    "mahalanobis/constant_only": (lambda: five("CONST||num", method="mahalanobis"), "the same for all records"),
    "mahalanobis/constant_dropped_warns": (lambda: five("V||num;CONST||num", method="mahalanobis", screen="none"),
                                           "leaves out CONST"),
    "mahalanobis/duplicate": (lambda: five("V||num;V||num", method="mahalanobis"), "V as num is there twice"),
    "mahalanobis/negative_ridge": (lambda: mahalanobis(*columns("V"), ridge=-1.0), "ridge .*0 or more"),
    "mahalanobis/one_record": (lambda: mahalanobis(np.ones((1, 1)), np.ones((1, 1))), "two records .* there are 1"),
    "mahalanobis/ill_conditioned_warns": (lambda: ill("A||num;B||num;C||num"), "fragile.*1556.*too low or too high"),
    "mahalanobis/single_column_never_warns": (lambda: ill("A||num"), ""),
    "mahalanobis/collinear_ridge0": (collinear, "go together exactly"),
    "multi/combination_weaker_than_best_axis_warns": (
        lambda: ill("A||num;B||num;C||num"), r"1556.*find 0\.0333, less than B alone \(0\.1000\)"),
    "multi/unknown_type": (lambda: attributes("A||bogus"), "unknown type bogus.*num"),
    "multi/duplicate_column": (lambda: five("V||num;V||num"), "V as num is there twice"),
    "multi/mixed_names": (lambda: attributes("V||num\nW"), "line 2: 1 parts"),
    "multi/mahalanobis_without_num": (lambda: five("K||char", method="mahalanobis"), "mahalanobis needs .* num"),
    "multi/constant_axis_warns": (lambda: five("V||num;CONST||num"), r"No better.*CONST \(z 0\.00, p 1\.000\)"),
    "multi/all_dead_kept_warns": (lambda: five("CONST||num", screen="drop"), "All are kept"),
    "multi/screen_none_silent": (lambda: five("V||num;CONST||num", screen="none"), ""),
    "combine/empty": (lambda: attributes(""), "No attribute is given"),
    "combine/negative_weight": (lambda: (attributes("V||num|1"), check_weights([1, -1])), "below 0"),
    "combine/all_zero_weight": (lambda: five("V||num|0"), "All weights are 0"),
    "combine/duplicate_pair": (twice, "1 candidate pairs"),
    "combine/scale_gap_warns": (
        lambda: five("V||num;W||num", normalise="none"), r"V spreads 24 times as much as W \(weighted sd 12\.2\d? and 0\.5099"),
    "combine/zero_weight_excluded_from_check": (lambda: five("V||num;W||num|0", normalise="none"), ""),
    "combine/constant_excluded_from_check": (lambda: five("V||num;CONST||num", normalise="none", screen="none"), ""),
    "greedy/duplicate_pair": (twice, "1 candidate pairs"),
    "confidence/duplicate_pair": (twice, "1 candidate pairs"),
    "evaluate/duplicate_pair": (twice, "1 candidate pairs"),
    "optimal/duplicate_pair": (twice, "1 candidate pairs"),
    "topk/duplicate_pair": (lambda: truth_of(["1", "1", "2"], ["1"]), "RAW_ID: 0 rows have no id and 1 repeat"),
    "greedy/partial_decline_silent": (lambda: declined(0.7), ""),
    "evaluate/no_truth_anywhere_warns": (lambda: five("V||num", NOBODY), "Not measurable.*absence of a measurement"),
    "axis/alpha_0": (lambda: Options(alpha=0.0), "ALPHA is 0.0"),
    "axis/no_truth_is_NA": (no_axis, ""),
    "optimal/no_rows": (lambda: truth_of([], []), "RAW has no rows"),
    "optimal/sampling_rate_0": (lambda: assigned(sampling_rate=0.0), "sampling rate"),
    "optimal/sampling_rate_1.5": (lambda: assigned(sampling_rate=1.5), "sampling rate"),
    "optimal/max_size": (many_pairs, "16004000 pairs.*16000000"),
    "blocking/loss_warns": (loss, "1 of 5 released records do not have their true one.*lower bound"),
    "blocking/no_loss_silent": (lambda: five("V||num", candidates=by_columns(FIVE, FIVE, ["K"])), ""),
    "blocking/no_truth_recall_NA_silent": (no_recall, ""),
    "topk/k0": (lambda: strongest(np.ones(1), listed(np.zeros(1, int), np.zeros(1, int), 1, 1), 0), "The 0 best"),
    **{f"generalised_column/score_{name}": (lambda kind=kind: guarded(kind), SHAPED)
       for name, kind in {"num": "num", "char": "char", "dist": "dist", "num_rank": "rank", "idf": "idf",
                          "count": "count", "profile": "profile", "span": "span", "jaccard": "jaccard",
                          "minhash": "minhash", "scoreboard": "scoreboard"}.items()},
    "generalised_column/score_idf_match": (lambda: run(TEXT | {"SEX": AGES["SEX"]}, DECADES, "SEX||idf;AGE||idf"), SHAPED),
    "generalised_column/score_mahalanobis": (lambda: run(AGES, DECADES, "AGE||num", method="mahalanobis"), SHAPED),
    "generalised_column/score_char_warn": (lambda: guarded("char", "generalised=warn"), SHAPED),
    "generalised_column/score_char_ignore": (lambda: guarded("char", "generalised=ignore"), ""),
    "generalised_column/containment_ok": (lambda: run(AGES, DECADES, "AGE||containment").notices, ""),
    "generalised_column/both_sides_binned_ok": (lambda: values("char", ["30s", "40s"], ["30s", "40s"]), ""),
    "generalised_column/one_stray_region_ok": (
        lambda: guarded("char", "", STRAY, {"P": ["10-20", *STRAY["P"][1:]], ID: STRAY[ID]}, "P"), ""),
    "generalised_column/two_of_ten_stops": (
        lambda: guarded("char", "", STRAY, {"P": ["10-20", "10-20", *STRAY["P"][2:]], ID: STRAY[ID]}, "P"), "20%"),
    "containment/empty_candidate_sets_warn": (
        lambda: run(PLACES, {**PLACES, "AREA": ["tokyo", "tokyo", "osaka"]}, "AREA||containment", screen="none").notices,
        "contained in 2 of 3"),
    "containment/hierarchy_wrong_case": (lambda: check_some_named(tree("zip"), ["ZIP"]), "zip.*ZIP.*upper and lower case"),
    "containment/unknown_rule": (lambda: attributes("A||containment|||rule=nonsense"), "nonsense is no value of"),
    "containment/interval_rule_on_category": (
        lambda: run(PLACES, {**PLACES, "AREA": ["tokyo"] * 3}, "AREA||containment|||rule=interval"), "AREA: 1 of 1 "),
    "knowledge/unknown_type": (lambda: attributes("A||bogus||W"), "unknown type bogus"),
    "knowledge/empty_qi": (lambda: attributes("# nothing\n"), "No attribute is given"),
}  # fmt: skip

#: id: what the attack does instead of stopping, and what it says (W8: a NULL is the average candidate).
NULLS = {
    "num/NA_scores_then_match": "V||num",
    "num/NA_is_not_an_error_in_the_score_layer": "V||num",
    "num/NA_evaluate": "V||num",
    "char/NA_then_match": "TXT||char",
    "rank/NA": "V||rank",
    "idf/NA": "TXT||idf",
    "valuefreq/NA": "TXT||idf",
    "mahalanobis/NA": "V||num",
    "jaccard/NA": "TXT||jaccard",
    "count/NA": "V||count",
}

_FRAME = "an argument of R that is no table"
_LINE = "every attribute has its own line, with its weight and options"
_SEEDS = "no seeds: the distribution is exact"
_LAYER = "fields are checked where layers are read"
_SCORED = "every pair has a score"
_HIERARCHY = "test_hierarchy.py"
_UNICITY = "test_unicity.py"
#: id: why there is nothing to test.
ELSEWHERE = {
    **dict.fromkeys(["join/not_df", "combine/not_list", "greedy/not_a_table", "greedy/unknown_orientation",
                     "greedy/min_confidence_text", "recall/no_columns", "containment/not_a_hierarchy",
                     "knowledge/not_object", "split/vector", "split/NA"], _FRAME),
    **dict.fromkeys(["col/missing_num", "col/missing_rownumber", "col/missing_char", "col/missing_containment",
                     "blocking/missing_column"], _LAYER),
    **dict.fromkeys(["scoreboard/missing_named_tolerance", "multi/weights_length", "combine/weights_length",
                     "containment/unnamed_rules", "containment/rule_for_other_column", "knowledge/unnamed_qi",
                     "knowledge/weak_subset_not_qi"], _LINE),
    **dict.fromkeys(["evaluate/one_seed", "evaluate/duplicate_seeds", "stability/one_seed"], _SEEDS),
    **dict.fromkeys(["normalize/NA", "confidence/NA", "optimal/NA"], _SCORED),
    **dict.fromkeys(["greedy/bad_tolerance", "greedy/tolerance_Inf"], "the tolerance of ties is no option"),
    "dist/NA": "text in a column of numbers: dist/non_numeric; a NULL is the average candidate",
    "combine/mixed_orientation": "all scores are distances; a likeness is turned round",
    "combine/missing_pair": "all components score the same candidates",
    "combine/scale_check_none": "the warning has no switch: it stands beside the number",
    "greedy/threshold_rejects_everyone_warns": "0 attacked, precision not a number: below",
    "optimal/warn_size": "3,000 x 3,000 take less than a second",
    "optimal/block_length": "pairs that are no candidates are forbidden; there is no block to give",
    "optimal/block_split_record": "the same",
    "optimal/unknown_solver": "one solver",
    "blocking/max_pairs": "candidates are listed a few at a time, never all",
    "blocking/unnamed_transform": "a coarsened key is a field of the layer",
    **dict.fromkeys(["hierarchy/two_parents", "hierarchy/self_parent", "hierarchy/cycle", "hierarchy/empty_parent",
                     "hierarchy/missing_column", "hierarchy/not_df", "hierarchy/same_value_two_attributes_ok",
                     "hierarchy/file_not_found", "generalize/unknown_attribute", "generalize/negative_levels"], _HIERARCHY),
    **dict.fromkeys(["unicity/missing_column", "unicity/not_df", "unicity/duplicates", "unicity/p_out_of_range",
                     "unicity/n_samples_0", "unicity/bad_tolerance", "st/NA_place", "st/k0", "st/time_resolution_0",
                     "st/space_resolution_negative", "st/missing_column", "st/empty", "coarsen_time/text",
                     "coarsen_time/resolution_0", "coarsen_place/resolution_0"], _UNICITY),
}  # fmt: skip


@pytest.fixture(scope="module")
def conditions():
    return {one["id"]: one for one in fixture("conditions.json")["conditions"]}


def test_every_condition_is_tested_or_named(conditions):
    assert len(conditions) == 164
    assert sorted([*CASES, *NULLS, *ELSEWHERE]) == sorted(conditions)


@pytest.mark.parametrize("name", CASES)
def test_condition(name, conditions):
    """The same kind, and the same facts: column, counts, thresholds."""
    kind, (act, said) = conditions[name]["kind"], CASES[name]
    if kind == "error":
        with pytest.raises(NearMissError, match=said):
            act()
        return
    text = "\n".join(notice.text for notice in act())
    assert re.search(said, text, re.DOTALL) if kind == "warning" else text == said == ""


@pytest.mark.parametrize("name", NULLS)
def test_a_null_does_not_stop_the_attack(name):
    """W8. It is said how many there are; the record scores as the average candidate, and so is found by chance."""
    attack = run(FIVE, GAP, NULLS[name])
    column = NULLS[name].split("|")[0]
    (text,) = [notice.text for notice in attack.notices if notice.key == "unknown"]
    assert text.startswith(f"{column} is unknown in 0 rows of RAW and 1 of ANON")
    assert attack.evaluation.risk[1] == pytest.approx(1 / 5)
    assert not np.isnan(matrix_of(attack.score)).any()


@pytest.mark.parametrize("text", ["1:2_000", "1:nan", "1:inf", "1::2", "1;2"])
def test_tokens_that_are_no_numbers(text):
    with pytest.raises(NearMissError, match="P as dist: 1 different values"):
        values("dist", ["1:2"], [text])


def test_a_confidence_that_nobody_has():
    """The reference warns of an unconditional zero; here nobody is attacked, and there is no precision."""
    found, _ = evaluation_of_matrix(np.eye(5), np.arange(5))
    nobody = match.scoreboard(found, 99.0)
    assert (nobody.attacked, nobody.recall) == (0, 0.0) and math.isnan(nobody.precision)
