"""The behaviours that the reference's own tests pin, on scores, combination and containment: numbers 21 to 37.

Where the right answers come from: section 6 of the description of the reference, which states them; the arithmetic is short
enough to do by hand. Data "as in the example" are those of the seed document's fixtures.
"""

from __future__ import annotations

import numpy as np
import pytest
from attack_fixtures import ID, evaluation_of, matrix_of, near, run, score_of, section, sides, table

from nearmiss_qgis.core.attack.block import by_hashes, listed
from nearmiss_qgis.core.attack.build import Context
from nearmiss_qgis.core.attack.combine import Scale, Sum, rarity_weights, scale
from nearmiss_qgis.core.attack.mahalanobis import mahalanobis
from nearmiss_qgis.core.attack.ranks import rank_scale
from nearmiss_qgis.core.attack.tables import tables
from nearmiss_qgis.core.errors import NearMissError
from nearmiss_qgis.core.hierarchy import hierarchy


def pair(line: str, raw, released) -> float:
    """The score of one pair."""
    return float(matrix_of(score_of(line, [raw], [released]))[0, 0])


def keys(attack) -> set[str]:
    return {notice.key for notice in attack.notices}


def people(n=40, seed=1, **columns):
    """n people with A and B known to both sides, and more columns."""
    rng = np.random.default_rng(seed)
    return {ID: list(range(n)), "A": rng.normal(0, 10, n).tolist(), **{k: list(v) for k, v in columns.items()}}


def test_21_text_is_no_number():
    with pytest.raises(NearMissError, match=r"V as num: 2 values of RAW .*char .*containment"):
        score_of("V||num", ["a", "b"], ["a", "b"])
    matrix = matrix_of(score_of("V||rank", [5, 5, 7, 9], [5, 5, 7, 9]))
    ranks = np.array([1, 1, 3, 4])
    assert matrix.tolist() == np.abs(np.subtract.outer(ranks, ranks)).tolist()


def test_22_distributions():
    """Ten quantiles; five cannot be asked for."""
    assert pair("V||dist", "1:2", "3:4") == near(40)
    assert pair("V||dist", "3:1:2", "1:2:3") == pair("V||dist", "5", "5:5:5") == 0


@pytest.mark.parametrize("separator", [":", ".", "|", "$", ";"])
def test_23_separators_are_taken_literally(separator):
    line = f"V||jaccard|||separator={separator}"
    assert pair(line, separator.join("abc"), separator.join("cab")) == 0
    assert pair(line, separator.join("ab"), separator.join("bc")) == near(2 / 3)
    assert pair("V||dist|||separator=|", "123", "132") == near(10 * 9**2)  # one number each, not three digits


def test_24_sets_by_hand():
    assert [pair("V||jaccard", a, b) for a, b in (("a:b:c", "c"), ("a:b", "a:b:c"), ("a:b", "b:a"))] == near(
        [2 / 3, 1 / 3, 0]
    )
    assert 1 - pair("V||dice", "a:b", "a:b:c") == near(4 / 5)
    assert 1 - pair("V||overlap", "a:b", "a:b:c") == near(1)
    sets = [("a:b:c", "c:d"), ("a", "b"), ("x:y", "y:z:x"), ("", ""), ("", "a")]
    for a, b in sets:
        assert pair("V||tversky|||alpha=1 beta=1", a, b) == near(pair("V||jaccard", a, b))
        assert pair("V||tversky|||alpha=0.5 beta=0.5", a, b) == near(pair("V||dice", a, b))
    assert pair("V||jaccard", "a:a:a:b", "a:b") == 0
    assert pair("V||jaccard|||multiset=yes", "a:a:a:b", "a:b") == near(1 - 2 / 4)
    for kind in ("jaccard", "dice", "overlap", "tversky", "minhash"):
        assert [pair(f"V||{kind}", a, b) for a, b in (("", ""), ("", "a"), ("a", ""))] == [0, 1, 1]


def test_24_what_the_release_dropped_and_what_it_added():
    """alpha prices what RAW has alone, beta what ANON has alone."""
    assert (
        pair("V||tversky|||alpha=0 beta=1", "a:b:c", "a") == 0
        and pair("V||tversky|||alpha=0 beta=1", "a", "a:b") == 0.5
    )


def test_25_sets_are_no_distributions():
    _, raw, anon = section("31")
    assert run(raw, anon, "ITEMS||jaccard").evaluation.success > 5 * run(raw, anon, "ITEMS||dist").evaluation.success
    words = {ID: [1, 2, 3], "V": ["tea:milk", "tea:rum", "milk"]}
    with pytest.raises(NearMissError, match="V as dist"):
        run(words, words, "V||dist")
    assert run(words, words, "V||jaccard").evaluation.success == 1.0


def test_26_min_hash():
    _, raw, anon = section("31")
    exact = matrix_of(score_of("V||jaccard", raw["ITEMS"], anon["ITEMS"]))
    score = score_of("V||minhash|||hashes=512", raw["ITEMS"], anon["ITEMS"], Context(seed=3))
    found = matrix_of(score)
    assert np.corrcoef(found.ravel(), exact.ravel())[0, 1] > 0.95 and np.abs(found - exact).mean() < 0.02
    assert (found[exact == 1] == 1).all() and pair("V||minhash", "a:b:c", "c:a:b") == 0
    both = score.raw_signature[score.raw_class], score.released_signature[score.released_class]
    kept = [by_hashes(*both, bands) for bands in (32, 64, 128, 256)]
    sizes = [int(one.sizes.sum()) for one in kept]
    recall = [one.recall(sides(raw, anon).truth) for one in kept]
    assert sizes == sorted(sizes) and recall == sorted(recall) and sizes[0] < sizes[-1]


def test_27_counts_profiles_spans():
    assert pair("V||count", 3, 9) == near(abs(np.log(4) - np.log(10))) and pair("V||count", 0, 5) == near(np.log(6))
    assert pair("V||count", 2, 7) > 10 * pair("V||count", 200, 205)
    assert pair("V||profile", "Mon:Mon:Tue", "Mon:Tue:Tue") == near(2 / 3)
    assert pair("V||profile|||metric=l2", "Mon:Mon:Tue", "Mon:Tue:Tue") == near(2 / 9)
    assert pair("V||profile", "Mon:Mon:Tue", "Mon:Mon:Tue:Mon:Mon:Tue") == 0
    spans = [pair("V||span|||method=absolute", text, "") for text in ("1:2:3", "1:40", "5:6:7:80")]
    assert spans == [2, 39, 75]


def test_28_rarity():
    """Counted over six records, not over their 36 pairs; both ends of idf; an unseen value counts as one."""
    assert rarity_weights(np.array([3, 12, 0]), 12).tolist() == near([np.log(4), 0, np.log(12)])
    assert rarity_weights(np.array([20]), 12)[0] == 0
    assert rarity_weights(np.array([1, 0]), 12, "inv_log").tolist() == near([1 / np.log(2)] * 2)
    matrix = matrix_of(score_of("V||idf", list("aaabbc"), list("aaabbc")))
    assert matrix.max(axis=1) == near([np.log(6 / 3)] * 3 + [np.log(6 / 2)] * 2 + [np.log(6)])
    assert matrix.argmin(axis=1).tolist() == [0, 0, 0, 3, 3, 5]


def test_29_idf_attributes_are_one_component():
    """Summed at their own scale, then ranged as one and weighed as all of them: 2 + 3 times the block from 0 to 1."""
    raw, anon = table("small", "raw12.csv"), table("small", "anon12.csv")
    attack = run(raw, anon, "CAT||idf|2;CAT2||idf|3;N_CONST||num", screen="none")
    block = sum(matrix_of(score_of(f"{name}||idf", raw[name], anon[name])) for name in ("CAT", "CAT2"))
    assert matrix_of(attack.score) == near(5 * (block - block.min()) / (block.max() - block.min()))
    each = run(raw, anon, "CAT||idf|2;CAT2||idf|3").score
    assert matrix_of(each).argmin(axis=1).tolist() == block.argmin(axis=1).tolist()


def test_30_scoreboard_by_hand():
    """Four records, all have V, two have W: weights 1/ln 5 and 1/ln 3."""
    v, w = 1 / np.log(5), 1 / np.log(3)
    raw = {ID: [1, 2, 3, 4], "V": [1, 2, 3, 9], "W": [5, None, 5, None]}
    anon = {ID: [1, 2, 3, 4], "V": [1, 3, 3, 9], "W": [5, None, None, 8]}
    matrix = matrix_of(run(raw, anon, "V||scoreboard;W||scoreboard", screen="none").score)
    assert matrix[0] == near([-v - w, 0, -w, 0]) and matrix[1] == near([0, 0, -v, 0])
    assert matrix[3] == near([0, 0, 0, -v])
    assert (matrix_of(score_of("V||scoreboard|||weighting=idf", raw["V"], anon["V"])) == 0).all()
    linear = "V||scoreboard|||tolerance=2 partial=linear weighting=none"
    assert pair(linear, 4, 5) == near(-0.5) and pair(linear, 4, 6) == 0
    assert pair("V||scoreboard|||tolerance=2 weighting=none", 4, 6) == -1
    assert pair("V||scoreboard|||tolerance=2 weighting=none", "4", "6") == -1  # a CSV holds numbers as text
    assert pair("V||scoreboard|||weighting=none", "4", "6") == 0
    assert pair("V||scoreboard|||weighting=none", 5.0, "5") == -1  # the same value in a field of another type


def test_31_mahalanobis_is_the_quadratic_form():
    rng = np.random.default_rng(1)
    raw, released = rng.normal(size=(30, 3)) @ np.array([[2, 1, 0], [0, 1, 0], [0, 3, 1]]), rng.normal(size=(20, 3))
    covariance = np.cov(raw, rowvar=False)
    ridged = covariance + 1e-6 * np.diag(covariance).mean() * np.eye(3)
    step = released[:, None] - raw[None]
    wanted = np.sqrt(np.einsum("ijk,kl,ijl->ij", step, np.linalg.inv(ridged), step))
    found = mahalanobis(raw, released)
    assert matrix_of(found.score) == near(wanted, rel=1e-6)
    assert found.condition == near(np.linalg.cond(ridged), rel=1e-6)
    assert matrix_of(mahalanobis(raw, released, squared=True).score) == near(wanted**2, rel=1e-6)
    one = matrix_of(mahalanobis(raw[:, :1], released[:, :1], ridge=0.0).score)
    assert one == near(np.abs(step[:, :, 0]) / raw[:, 0].std(ddof=1))
    shear = np.array([[1000.0, 3, 0], [0, 1, 0], [0, 7, 0.01]])
    plain, changed = (
        mahalanobis(*both, ridge=0.0).score for both in ((raw, released), (raw @ shear, released @ shear))
    )
    assert matrix_of(changed) == near(matrix_of(plain), rel=1e-6)


def test_31_the_covariance_is_of_records_and_not_of_candidates():
    """However lopsided the candidate sets, the same distances."""
    rng = np.random.default_rng(2)
    raw = {ID: list(range(20)), "A": rng.normal(size=20).tolist(), "B": rng.normal(size=20).tolist()}
    one_each = listed(np.arange(20), np.zeros(20, dtype=int), 20, 20)
    both = [run(raw, raw, "A||num;B||num", method="mahalanobis", candidates=c, screen="none") for c in (None, one_each)]
    assert matrix_of(both[0].score) == near(matrix_of(both[1].score))
    constant = {**raw, "C": [7] * 20}
    dropped = run(constant, constant, "A||num;B||num;C||num", method="mahalanobis", screen="none")
    assert matrix_of(dropped.score) == near(matrix_of(both[0].score)) and "constant" in keys(dropped)


def latent(n=60, noise=1.0):
    """Three columns that follow one latent number closely, and a release whose noise follows it too."""
    rng = np.random.default_rng(6)
    load = np.array([1.0, 2.0, 3.0])
    exact = rng.normal(size=n)[:, None] * load + rng.normal(0, 0.02, (n, 3))
    seen = exact + noise * rng.normal(size=n)[:, None] * load
    return [{ID: list(range(n)), **dict(zip("ABC", side.T.tolist()))} for side in (exact, seen)]


def test_32_ill_conditioned_is_fragile_and_may_still_win():
    text = "A||num;B||num;C||num"
    both = latent()
    whitened, plain = run(*both, text, method="mahalanobis"), run(*both, text)
    (notice,) = [notice for notice in whitened.notices if notice.key == "fragile"]
    assert notice.values["condition"] > 100 and "too low or too high" in notice.text
    assert whitened.evaluation.success > plain.evaluation.success
    well = people(B=np.random.default_rng(9).normal(size=40))
    assert "fragile" not in keys(run(well, well, "A||num;B||num", method="mahalanobis"))
    assert "fragile" not in keys(run(*both, "A||num", method="mahalanobis"))


def test_33_a_weighted_sum():
    raw, released = [1, 2, 4], [2, 4]
    one, two = score_of("V||num", raw, released), score_of("V||char", ["a", "ab", "abc"], ["ab", "b"])
    both = matrix_of(Sum([one, two], [2.0, 5.0], [Scale(), Scale()]))
    assert both.tolist() == (2 * matrix_of(one) + 5 * matrix_of(two)).tolist()


@pytest.mark.parametrize(("weights", "warned"), [((1, 1), True), ((0.05, 1), False), ((1, 0), False), ((1, 20), False)])
def test_33_scales_that_differ_tenfold(weights, warned):
    """A spreads about 40 times as much as B: told, unless weights make up for it or B is not used."""
    known = people(B=np.random.default_rng(3).normal(0, 0.25, 40))
    text = f"A||num|{weights[0]};B||num|{weights[1]}"
    assert ("scale_gap" in keys(run(known, known, text, normalise="none"))) == warned
    assert "scale_gap" not in keys(run(known, known, "A||num;B||num"))


def test_34_common_scales():
    raw, released = [1, 3, 3, 9], [2, 5, 9]
    score, truth = score_of("V||num", raw, released), np.array([0, 1, 3])
    plain = matrix_of(score)
    spread = evaluation_of(score, truth, 4)[0].spread
    ranged = scale("range", spread)(plain)
    assert (ranged.min(), ranged.max()) == (0.0, 1.0)
    standard = scale("zscore", spread)(plain)
    assert (standard.mean(), standard.std(ddof=1)) == near((0, 1))
    grown = matrix_of(score_of("V||num", np.exp(raw).tolist(), np.exp(raw).tolist()))
    ranks = [rank_scale(tables(score_of("V||num", side, [0.0]), np.array([0])))(np.array([side]))
             for side in (raw, np.exp(raw).tolist())]  # fmt: skip
    assert ranks[0].tolist() == ranks[1].tolist() and grown.shape == (4, 4)
    for scaled in (ranged, standard, rank_scale(tables(score, truth))(plain)):
        assert (np.argsort(scaled, kind="stable") == np.argsort(plain, kind="stable")).all()
    flat = score_of("V||num", [7, 7], [7, 7])
    assert (scale("zscore", evaluation_of(flat, np.array([0, 1]), 2)[0].spread)(matrix_of(flat)) == 0).all()


def screened():
    """B tells nothing, A and C do: weights 5, 3, 7 stand beside their own attributes."""
    rng = np.random.default_rng(12)
    raw = people(60, B=rng.normal(size=60), C=rng.normal(size=60))
    anon = {**raw, "A": [a + x for a, x in zip(raw["A"], rng.normal(0, 1, 60))], "B": rng.normal(size=60).tolist(),
            "C": [c + x for c, x in zip(raw["C"], rng.normal(0, 0.1, 60))]}  # fmt: skip
    return raw, anon


def test_35_screening():
    raw, anon = screened()
    text = "A||num|5;B||num|3;C||num|7"
    warned, dropped, silent = (run(raw, anon, text, screen=screen) for screen in ("warn", "drop", "none"))
    assert [row.kept for row in dropped.axes] == [True, False, True]
    assert matrix_of(warned.score).tolist() == matrix_of(silent.score).tolist()
    without = matrix_of(run(raw, anon, "A||num|5;C||num|7").score)
    assert matrix_of(dropped.score).tolist() == without.tolist()
    assert matrix_of(run(raw, anon, "A||num|5;B||num|0;C||num|7").score).tolist() == without.tolist()
    assert (keys(warned), keys(dropped), keys(silent)) == ({"dead_axis"}, {"dropped"}, set())


def test_35_all_dead_and_the_covariance():
    raw, anon = screened()
    dead = run(raw, anon, "B||num", screen="drop")
    assert [row.kept for row in dead.axes] == [True] and keys(dead) == {"all_dead"}
    dropped = run(raw, anon, "A||num;B||num;C||num", screen="drop", method="mahalanobis")
    assert matrix_of(dropped.score) == near(matrix_of(run(raw, anon, "A||num;C||num", method="mahalanobis").score))


def test_36_constant_and_thinned_out():
    """A count of which 60 % of the events are drawn ranks no better than chance here; one that is off by one does."""
    constant = run(people(C=[7] * 40), people(C=[7] * 40), "C||num").axes[0].axis
    assert (constant.z, constant.p_value) == (0.0, 1.0)
    rng = np.random.default_rng(5)
    counts = rng.integers(18, 23, 200)
    raw = {ID: list(range(200)), "N": counts.tolist()}
    thinned = {**raw, "N": rng.binomial(counts, 0.6).tolist()}
    assert abs(run(raw, thinned, "N||num").axes[0].axis.mean_rank - 0.5) < 0.05
    jittered = {**raw, "N": (counts + rng.integers(-1, 2, 200)).tolist()}
    assert run(raw, jittered, "N||num").axes[0].axis.z > 5


def test_36_noise_takes_the_signal_away():
    rng = np.random.default_rng(8)
    exact, noise = rng.normal(size=200), rng.normal(size=200)
    raw = {ID: list(range(200)), "V": exact.tolist()}
    z = [run(raw, {**raw, "V": (exact + sd * noise).tolist()}, "V||num").axes[0].axis.z for sd in (0.1, 0.25, 1, 4, 16)]
    assert all(a > b for a, b in zip(z, z[1:]))


def test_36_the_seven_columns_of_the_example():
    raw, anon = table("vignette", "s2_raw.csv"), table("vignette", "s2_anon.csv")
    text = "AGE||num;ZIP||char;SEX||char;VISIT_COUNT||num;SPEND_MEAN||num;SPEND_DIST||dist;FINGERPRINT||num"
    attack = run(raw, anon, text)
    assert len(attack.axes) == 7 and all(row.axis.informative(0.05) for row in attack.axes)
    for row, line in zip(attack.axes, text.split(";")):
        alone = run(raw, anon, line).evaluation
        assert (row.axis.success, row.axis.baseline) == near((alone.success, alone.baseline_random))


AGES = [21, 24, 33, 37, 38, 52]


def contained(text="AGE||containment", context=None, **columns):
    raw = {ID: list(range(6)), "AGE": AGES, "SEX": list("FMFMFM")}
    anon = {**raw, "AGE": ["20s", "20s", "30s", "30s", "30s", "50s"], **columns}
    return run(raw, anon, text, screen="none", context=context or Context())


def test_37_k_by_hand():
    attack = contained()
    matrix = matrix_of(attack.score)
    k = [2, 2, 3, 3, 3, 1]
    for row, published, mine in zip(matrix, [2, 2, 3, 3, 3, 5], k):
        assert row.tolist() == near([1 - 1 / mine if age // 10 == published else 1.0 for age in AGES])
    assert attack.evaluation.tied.tolist() == k and attack.evaluation.risk == near([1 / one for one in k])
    more = contained("AGE||containment;SEX||containment").evaluation
    assert more.tied.tolist() == [1, 1, 2, 1, 2, 1]  # never more than with one attribute


def test_37_nothing_inside_is_told():
    attack = contained(AGE=["90s", "20s", "30s", "30s", "30s", "50s"])
    assert matrix_of(attack.score)[0].tolist() == [1.0] * 6 and len(attack.evaluation.risk) == 6
    assert attack.empty == 1
    (notice,) = [notice for notice in attack.notices if notice.key == "empty"]
    assert notice.values == {"count": 1, "n": 6}


def test_37_by_a_hierarchy():
    raw = {ID: [1, 2, 3], "AREA": ["chiyoda", "shinjuku", "osaka"]}
    anon = {ID: [1, 2, 3], "AREA": ["kanto", "kanto", "osaka"]}
    tree = hierarchy([("AREA", "chiyoda", "tokyo"), ("AREA", "shinjuku", "tokyo"), ("AREA", "tokyo", "kanto")])
    found = run(raw, anon, "AREA||containment", context=Context(hierarchy=tree)).evaluation
    assert found.tied.tolist() == [2, 2, 1] and found.success == near((1 / 2 + 1 / 2 + 1) / 3)


def test_dates_as_text_are_days():
    """As in a CSV: ISO dates and times count in days, whatever their zone; a single other text is refused."""
    score = score_of("D||num", ["2026-03-01", "2026-03-03T12:00:00"], ["2026-03-02T01:00:00+01:00", None])
    assert matrix_of(score)[0] == near([1.0, 1.5])
    with pytest.raises(NearMissError, match="2 values of RAW are no numbers"):
        score_of("D||num", ["2026-03-01", "soon"], ["2026-03-02", None])
