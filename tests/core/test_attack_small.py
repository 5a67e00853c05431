"""Twelve records against twelve: every score, every evaluation, every combination that the reference states.

Where the right answers come from: the fixtures in small/, made by running the reference. scoreboard_rh.json (who declines) is
tested here by confidence; assignment.json where assignments are.
"""

from __future__ import annotations

import json

import numpy as np
import pytest
from attack_fixtures import (
    FOLDER,
    ID,
    assert_axis,
    assert_evaluation,
    assert_records,
    evaluation_of,
    evaluation_of_matrix,
    fixture,
    floats,
    matrix_of,
    near,
    run,
    score_of,
    sides,
    table,
)

from nearmiss_qgis.core.attack.build import Context
from nearmiss_qgis.core.attack.combine import Scale, Sum, rarity_weights, scale
from nearmiss_qgis.core.attack.mahalanobis import MAX_CONDITION, is_fragile, mahalanobis
from nearmiss_qgis.core.attack.ranks import rank_scale
from nearmiss_qgis.core.attack.sides import truth_of
from nearmiss_qgis.core.attack.tables import tables

MATRICES = FOLDER / "small/score_matrices.json"
SOURCES = {"anon": "released", "raw": "raw", "pooled": "pooled"}
WEEK = "Mon,Tue,Wed,Thu,Fri,Sat,Sun"
SETS = {
    "jaccard": "jaccard|||",
    "dice": "dice|||",
    "overlap": "overlap|||",
    "tversky_a05_b2": "tversky|||alpha=0.5 beta=2",
    "tversky_a0_b0": "tversky|||alpha=0 beta=0",
    "tversky_a0_b1": "tversky|||alpha=0 beta=1",
    "jaccard.multiset": "jaccard|||multiset=yes",
    "dice.multiset": "dice|||multiset=yes",
}
PROFILES = {"l1": "", "l2": "metric=l2", "l1.counts": "shape=no", "l1.bins_MonSun": f"bins={WEEK}"}
ITEMS = [f"I{i}" for i in range(1, 7)]
BOARDS = {
    "tol0.inv_log": "tolerance=0",
    "tol1.step.inv_log": "tolerance=1",
    "tol2.linear.inv_log": "tolerance=2 partial=linear",
    "tol1.idf": "tolerance=1 weighting=idf",
    "tol1.inv": "tolerance=1 weighting=inv",
    "tol1.none": "tolerance=1 weighting=none",
    "tol1.aux_anon": "tolerance=1",
    "tol1.source_raw": "tolerance=1 source=raw",
    "tol1.source_pooled": "tolerance=1 source=pooled",
}


@pytest.fixture(scope="module")
def raw():
    return table("small", "raw12.csv")


@pytest.fixture(scope="module")
def anon():
    return table("small", "anon12.csv")


@pytest.fixture(scope="module")
def matrices():
    return fixture("small", "score_matrices.json")


@pytest.fixture(scope="module")
def truth(raw, anon):
    return truth_of(list(map(str, raw[ID])), list(map(str, anon[ID])))


def lines_of(name: str) -> list[str]:
    """The attributes that a score of the fixture stands for; several are summed at their own scale."""
    function, _, which = name.partition("|")
    column, _, options = which.partition(".")
    simple = {"score_num": "num", "score_num_rank": "rank", "score_char": "char", "score_dist": "dist"}
    if function in simple:
        return [f"{column}||{simple[function]}"]
    if function in ("score_idf", "score_idf_match"):
        source, _, weighting = options.partition(".")
        return [f"{c}||idf|||source={SOURCES[source]} weighting={weighting}" for c in column.split("_")]
    if function in ("score_count", "score_span"):
        return [f"{column}||{function[6:]}|||method={options}"]
    if function == "score_profile":
        return [f"{column}||profile|||{PROFILES[options]}"]
    if function == "score_jaccard":
        return [f"{column}||{SETS[options]}"]
    if which == "named_tol":
        return ["I1||scoreboard|||tolerance=0", "I2||scoreboard|||tolerance=1"]  # found from its matrix
    if which == "character_column_CAT":
        return ["CAT||scoreboard"]
    return [f"{item}||scoreboard|||{BOARDS[which]}" for item in ITEMS]


def summed(lines, raw, anon):
    scores = [score_of(line, raw[line.split("|")[0]], anon[line.split("|")[0]]) for line in lines]
    return scores[0] if len(scores) == 1 else Sum(scores, [1.0] * len(scores), [Scale()] * len(scores))


def whitened(name: str, raw, anon):
    """The Mahalanobis distance of a name such as A+B.pooled.ridge1e-6.squared."""
    which = name.partition("|")[2]
    columns, source, options = which.split(".", 2)
    squared = options.endswith(".squared")
    ridge = float(options.removesuffix(".squared").removeprefix("ridge"))
    return mahalanobis(*numbers(columns.split("+"), raw, anon), source=SOURCES[source], ridge=ridge, squared=squared)


def numbers(columns, *both):
    return [np.column_stack([np.array(side[column], dtype=float) for column in columns]) for side in both]


def score_named(name: str, raw, anon):
    if name.startswith("score_mahalanobis"):
        return whitened(name, raw, anon).score
    return summed(lines_of(name), raw, anon)


NAMES = list(json.loads(MATRICES.read_text(encoding="utf-8"))["scores"]) if MATRICES.exists() else ["not here"]


def stated(entry) -> np.ndarray:
    """The matrix; a similarity is turned round, as ours are all distances."""
    matrix = np.array([floats(row) for row in entry["matrix"]])
    return -matrix if entry["score_type"] == "similarity" else matrix


@pytest.mark.parametrize("name", NAMES)
def test_every_score_and_its_evaluation(name, matrices, raw, anon, truth):
    assert matrices["anon_row_numbers"] == anon[ID] and matrices["raw_row_numbers"] == raw[ID]
    rtol = 1e-6 if name.startswith("score_mahalanobis") else 1e-8
    score = score_named(name, raw, anon)
    theirs = stated(matrices["scores"][name])
    np.testing.assert_allclose(matrix_of(score), theirs, rtol=rtol, atol=rtol)
    block = fixture("small", "evaluations.json")[name]
    found, axis = evaluation_of(score, truth, 12)
    assert_evaluation(found, block, anon[ID], rtol=rtol)
    from_theirs = evaluation_of_matrix(theirs, truth)[1]
    assert_axis(from_theirs, block["axis"], rtol=rtol)
    if rounding_breaks_ties(name):  # the rank test takes ties exactly: there by their rounding, here by equal scores
        axis, from_theirs = (evaluation_of_matrix(m.round(9), truth)[1] for m in (matrix_of(score), theirs))
        assert (axis.z, axis.mean_rank) == near((from_theirs.z, from_theirs.mean_rank))
    else:
        assert_axis(axis, block["axis"], rtol=rtol)


def rounding_breaks_ties(name: str) -> bool:
    """Profiles are divided after subtracting here, and a Mahalanobis distance is whitened before."""
    return name.startswith(("score_profile", "score_mahalanobis|A.", "score_mahalanobis|A+N_CONST"))


def test_equal_profiles_are_equal_to_the_last_bit(matrices, raw, anon, truth):
    for name in ("score_profile|DOW.l1", "score_profile|DOW.l2"):
        matrix = matrix_of(score_named(name, raw, anon))
        assert len(np.unique(matrix)) == len(np.unique(matrix.round(9)))


def test_there_are_sixty_nine(matrices):
    assert len(matrices["scores"]) == len(NAMES) == 69 == len(fixture("small", "evaluations.json"))


@pytest.mark.parametrize("name", ["N_INT", "SET", "items"])
def test_two_strangers(name, raw):
    """Two released records belong to nobody in RAW: they keep their place in the denominator."""
    released = table("small", "anon12_two_strangers.csv")
    block = fixture("small", "two_strangers_evaluations.json")[name]
    lines = {"N_INT": ["N_INT||num"], "SET": ["SET||jaccard"]}.get(
        name, [f"{item}||scoreboard|||tolerance=1" for item in ITEMS]
    )
    found, axis = evaluation_of(summed(lines, raw, released), sides(raw, released).truth, 12)
    assert_evaluation(found, block, released[ID])
    assert_axis(axis, block["axis"])


def test_who_is_guessed_by_eccentricity(raw, anon, truth):
    """scoreboard-RH: a record whose eccentricity is below phi is declined."""
    wanted = fixture("small", "scoreboard_rh.json")
    lines = [f"{item}||scoreboard|||tolerance=1" for item in ITEMS]
    found, _ = evaluation_of(summed(lines, raw, anon), truth, 12)
    assert_records(found, wanted["confidence"], anon[ID])
    for entry in wanted["by_phi"]:
        declined = np.flatnonzero(found.confidence < entry["phi"])
        assert sorted(np.array(anon[ID])[declined].tolist()) == entry["declined_anon"]


# -- scales and sums -----------------------------------------------------------------------------------------------

PARTS = {"N_INT": "N_INT||num", "CAT": "CAT||char", "CONST": "N_CONST||num"}


def scaled(line: str, method: str, raw, anon, truth):
    column = line.split("|")[0]
    score = score_of(line, raw[column], anon[column])
    if method == "rank":
        return score, rank_scale(tables(score, truth))
    return score, scale(method, evaluation_of(score, truth, 12)[0].spread)


@pytest.mark.parametrize("method", ["range", "zscore", "rank", "none"])
def test_normalise(method, raw, anon, truth):
    """Statistics over all pairs; a flat table becomes 0, only `none` leaves it."""
    wanted = fixture("small", "combination.json")["normalize"][method]
    assert set(wanted) == set(PARTS)
    for name, line in PARTS.items():
        score, how = scaled(line, method, raw, anon, truth)
        matrix = np.array(wanted[name])
        np.testing.assert_allclose(how(matrix_of(score)), matrix, rtol=1e-8, atol=1e-12, err_msg=name)
        assert how.sd(evaluation_of(score, truth, 12)[0].spread) == near(matrix.std(ddof=1))


COMBINED = {
    "unweighted_N_INT_CAT": ("none", (1, 1)),
    "weights_2_5": ("none", (2, 5)),
    "range_weights_2_5": ("range", (2, 5)),
    "zscore": ("zscore", (1, 1)),
    "rank": ("rank", (1, 1)),
}


@pytest.mark.parametrize("name", COMBINED)
def test_combine(name, raw, anon, truth):
    wanted = fixture("small", "combination.json")["combine"]
    assert set(wanted) == set(COMBINED)
    method, weights = COMBINED[name]
    scores, scales = zip(*(scaled(PARTS[part], method, raw, anon, truth) for part in ("N_INT", "CAT")))
    np.testing.assert_allclose(matrix_of(Sum(scores, weights, scales)), wanted[name], rtol=1e-8, atol=1e-12)


ALL = "N_INT||num;TXT||char;DIST||dist;CNT||count;DOW||profile;DAYS||span;CAT||idf;CAT2||idf"
MULTI = {
    "num_char_dist_rank": ("N_INT||num;CAT||char;DIST||dist;CNT||rank", {}),
    "all_types": (f"{ALL};A||rank", {}),
    "all_types_screen_none": (f"{ALL};A||rank", {"screen": "none"}),
    "all_types_screen_drop": (f"{ALL};N_CONST||num", {"screen": "drop"}),
    "mahalanobis_plus_char_w_2_3_5": ("A||num|2;C||num|3;CAT||char|5", {"method": "mahalanobis"}),
    "idf_block_plus_num_w_2_3_4": ("CAT||idf|2;CAT2||idf|3;N_INT||num|4", {}),
    "zscore": ("N_INT||num;CAT||char;C||num", {"normalise": "zscore"}),
    "rank": ("N_INT||num;CAT||char;C||num", {"normalise": "rank"}),
    "weight_zero": ("N_INT||num|0;CAT||char", {}),
}


@pytest.mark.parametrize("name", MULTI)
def test_attacks_with_several_attributes(name, raw, anon):
    """Score matrix, success, line for each attribute, and which warnings.

    A single component is left on its own scale here (range 0 to 1 there): its matrix is compared after scaling.
    """
    cases = fixture("small", "combination.json")["score_multi"]
    assert set(cases) == set(MULTI)
    wanted, (text, options) = cases[name], MULTI[name]
    attack = run(raw, anon, text, **options)
    rtol = 1e-6 if "mahalanobis" in name else 1e-8
    matrix = matrix_of(attack.score)
    if name == "weight_zero":
        matrix = (matrix - matrix.min()) / (matrix.max() - matrix.min())
    np.testing.assert_allclose(matrix, wanted["matrix"], rtol=rtol, atol=1e-12)
    assert attack.evaluation.success == near(wanted["success"])
    if wanted["axes"] is not None:
        for i, row in enumerate(attack.axes):
            assert row.attribute.raw == wanted["axes"]["axis"][i]
            if row.attribute.kind != "profile":  # its ties: above
                assert_axis(row.axis, wanted["axes"], i)
            assert row.kept == wanted["axes"]["kept"][i]
    words = {"weaker": "measures LESS risk", "dropped": "excluding axis", "dead_axis": "show no signal"}
    for key, said in words.items():
        there = any(said in warning and "excluding" not in warning.replace(said, "") for warning in wanted["warnings"])
        assert (key in {notice.key for notice in attack.notices}) == there, key


# -- frequencies, quantiles ----------------------------------------------------------------------------------------


def test_weights_of_rarity():
    cases = fixture("small", "frequencies_idf_dist.json")["idf_weight"]
    for how in ("idf", "inv_log", "inv", "none"):
        found = [rarity_weights(np.array([c]), n, how)[0] for c, n in zip(cases["count"], cases["n"])]
        assert found == near(cases[how])


@pytest.mark.parametrize("source", SOURCES)
def test_frequencies_count_records_not_pairs(source, raw, anon):
    """Weight of each published value, from the table of counts that the reference prints."""
    for column, by_source in fixture("small", "frequencies_idf_dist.json")["value_frequencies"].items():
        counted = by_source[source]
        count = dict(zip(counted["table"]["VALUE"], counted["table"]["COUNT"]))
        line = f"{column}||idf|||source={SOURCES[source]} weighting=inv"
        matrix = matrix_of(score_of(line, raw[column], anon[column]))
        for row, value in zip(matrix, anon[column]):
            assert row.max() == near(1 / max(count.get(value, 0), 1))
        assert sum(counted["table"]["COUNT"]) == counted["n_records"]


def test_distances_of_distributions():
    for case in fixture("small", "frequencies_idf_dist.json")["distribution_distance"]:
        found = matrix_of(score_of("V||dist", [case["x"]], [case["y"]]))
        assert found[0, 0] == near(case["n_quantiles_10"])  # with 5 quantiles there is no way to ask


# -- Mahalanobis, min-hash ----------------------------------------------------------------------------------------


def test_condition_numbers(raw, anon):
    cases = fixture("small", "mahalanobis.json")["covariances"]
    assert set(cases) == {"A+B", "A+C", "A+B+C"}
    for columns, by_source in cases.items():
        for source, wanted in by_source.items():
            found = mahalanobis(*numbers(columns.split("+"), raw, anon), source=SOURCES[source])
            assert found.condition == near(wanted["condition_number"], rel=1e-6)
            assert is_fragile(found.condition) == (wanted["condition_number"] > MAX_CONDITION)


def test_which_calls_warn(raw, anon):
    """A alone and A+C are silent; A+B and A+B+C are ill-conditioned (3089, 4168); a constant column is left out."""
    said = {"fragile": "ill-conditioned", "constant": "dropping constant"}
    for case in fixture("small", "mahalanobis.json")["default_call_warnings"]:
        text = ";".join(f"{column}||num" for column in case["columns"])
        keys = {notice.key for notice in run(raw, anon, text, method="mahalanobis").notices}
        for key, word in said.items():
            assert (key in keys) == any(word in warning for warning in case["warnings"]), (case["columns"], key)


def test_facts_of_min_hash(raw, anon):
    facts = fixture("small", "minhash.json")
    assert facts["n_identical_sets_score_0"] and facts["disjoint_sets_score_1"] and facts["both_empty_score_0"] == 0
    for seed in range(5):
        matrix = matrix_of(score_of("SET||minhash|||hashes=64", raw["SET"], anon["SET"], Context(seed=seed)))
        exact = matrix_of(score_of("SET||jaccard", raw["SET"], anon["SET"]))
        assert (matrix[exact == 0] == 0).all() and (matrix[exact == 1] == 1).all()
        error = np.sqrt(exact * (1 - exact) / 64)  # the stated standard error
        assert (np.abs(matrix - exact) <= 5 * error + 1e-12).all()
