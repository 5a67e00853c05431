"""One-to-one assignment: behaviours 17 to 20, the reference's fixtures, and every assignment of small tables tried out.

Where the right answers come from: small/assignment.json and the seed document's section 3.5, made by running the reference;
section 6 of its description; and brute force.
"""

from __future__ import annotations

import itertools

import numpy as np
import pytest
from attack_fixtures import ID, evaluation_of, fixture, matrix_of, near, run, score_of, section, sides

from nearmiss_qgis.core.attack.block import listed
from nearmiss_qgis.core.attack.mahalanobis import mahalanobis
from nearmiss_qgis.core.attack.match import optimal
from nearmiss_qgis.core.attack.scores import Given


def assign(matrix, truth=None, candidates=None, seed=1, **options):
    matrix = np.asarray(matrix, dtype=float)
    truth = np.arange(len(matrix)) if truth is None else truth
    rng = np.random.default_rng(seed)
    return optimal(Given(matrix), np.asarray(truth), candidates, rng=rng, **options)


def everybody(n: int, n_raw: int):
    return listed(np.repeat(np.arange(n), n_raw), np.tile(np.arange(n_raw), n), n, n_raw)


def cheapest(matrix) -> float:
    """The smallest sum over all ways; with fewer raw records than released ones, as many as there are."""
    n, n_raw = matrix.shape
    if n > n_raw:
        return cheapest(matrix.T)
    return min(sum(matrix[i, j] for i, j in enumerate(chosen)) for chosen in itertools.permutations(range(n_raw), n))


@pytest.mark.parametrize("sparse", [False, True])
def test_17_brute_force(sparse):
    """40 small tables, square and with more raw records; a likeness turned round; nobody twice."""
    rng = np.random.default_rng(4)
    for trial in range(40):
        n = int(rng.integers(1, 6))
        n_raw = n + int(rng.integers(0, 3))
        matrix = rng.integers(-9, 9, (n, n_raw)).astype(float) * (1 if trial % 2 else -0.1)
        found = assign(matrix, candidates=everybody(n, n_raw) if sparse else None, seed=trial)
        assert len(set(found.raw.tolist())) == n and (found.raw >= 0).all()
        cost = matrix[np.arange(n), found.raw].sum()
        assert cost == pytest.approx(cheapest(matrix))
        assert found.cost == pytest.approx(cost - n * matrix.min())  # from the smallest score on


def test_17_blocked_brute_force():
    """Only listed pairs; as many records as can be are given somebody, as cheaply as can be."""
    rng = np.random.default_rng(5)
    for trial in range(40):
        n, n_raw = (int(size) for size in rng.integers(1, 5, 2))
        matrix, allowed = rng.integers(0, 9, (n, n_raw)).astype(float), rng.random((n, n_raw)) < 0.5
        released, raw = np.nonzero(allowed)
        found = assign(matrix, candidates=listed(released, raw, n, n_raw), seed=trial)
        ways = []
        for chosen in itertools.product(*([-1, *np.flatnonzero(row).tolist()] for row in allowed)):
            taken = [j for j in chosen if j >= 0]
            if len(set(taken)) == len(taken):
                ways.append((-len(taken), sum(matrix[i, j] for i, j in enumerate(chosen) if j >= 0)))
        given = found.raw >= 0
        assert allowed[np.flatnonzero(given), found.raw[given]].all()
        cost = float(matrix[np.flatnonzero(given), found.raw[given]].sum())
        assert (-int(given.sum()), cost) == min(ways)


def test_18_what_is_no_candidate_is_forbidden():
    """ANON 1 has RAW 1 (5) and RAW 2 (0), ANON 2 only RAW 2 (3): 1 and 2. Two for one: one stays without."""
    candidates = listed(np.array([0, 0, 1]), np.array([0, 1, 1]), 2, 2)
    assert assign([[5, 0], [0, 3]], candidates=candidates).raw.tolist() == [0, 1]
    for candidates in (None, everybody(2, 1)):
        assert sorted(assign([[1.0], [2.0]], candidates=candidates).raw.tolist()) == [-1, 0]
    nobody = listed(np.zeros(0, dtype=int), np.zeros(0, dtype=int), 2, 2)
    assert assign(np.ones((2, 2)), candidates=nobody).raw.tolist() == [-1, -1]


def test_19_only_some_have_a_counterpart():
    """A share r is named; a record is free to take none for nothing, and takes somebody where none is dear."""
    rng = np.random.default_rng(6)
    matrix = np.abs(np.subtract.outer(rng.normal(size=60), rng.normal(size=60)))
    for rate in (0.25, 0.5, 0.9):
        named = (assign(matrix, sampling_rate=rate).raw >= 0).mean()
        assert named == pytest.approx(rate, abs=0.05)
    free, dear = (assign(matrix, sampling_rate=0.5, dummy_cost=cost) for cost in (0.0, 1e6))
    assert (int((free.raw < 0).sum()), int((dear.raw < 0).sum())) == (30, 0)


def test_19_rounding_does_not_decide():
    """60 tables of two by two whose costs differ by 7e-15: about half are right, not all and not none."""
    matrix = np.full((120, 120), 50.0)
    for i in range(0, 120, 2):
        matrix[i : i + 2, i : i + 2] = [[1.0, 1.0 + 7.1e-15], [1.0 + 7.1e-15, 1.0]]
    rates = [assign(matrix, seed=seed).success for seed in range(5)]
    assert 0.3 < np.mean(rates) < 0.7
    assert assign(matrix, tolerance=0.0).success == 1.0


@pytest.mark.parametrize("shared", [150, 120, 90, 30])
def test_20_the_unique_optimum_of_the_document(shared):
    """Squared Mahalanobis costs: every pair, the total cost, the success; with the rate of overlap as well."""
    expected, raw, anon = section("35", f"anon_{shared}")
    (wanted,) = [entry for entry in expected if entry["shared"] == shared]
    points = [np.column_stack([side["A"], side["B"]]).astype(float) for side in (raw, anon)]
    score, truth = mahalanobis(*points, squared=True, ridge=0.0).score, sides(raw, anon).truth
    matrix, place = matrix_of(score), {number: i for i, number in enumerate(anon[ID])}
    for name, rate in (("optimal_sqmahalanobis", 1.0), ("optimal_sqmahalanobis_sampling_rate", None)):
        stated = wanted[name]
        found = optimal(score, truth, rng=np.random.default_rng(1), sampling_rate=rate or stated["sampling_rate"])
        assert found.success == near(stated["success"])
        if rate:
            row = [place[number] for number in stated["ANON_ROW_NUMBER"]]
            assert [raw[ID][j] for j in found.raw[row]] == stated["RAW_ROW_NUMBER"]
            assert matrix[np.arange(len(found.raw)), found.raw].sum() == near(stated["total_cost"], rel=1e-6)
            sparse = optimal(score, truth, everybody(*matrix.shape), rng=np.random.default_rng(2))
            assert sparse.raw.tolist() == found.raw.tolist()
        else:
            assert int((found.raw < 0).sum()) == stated["n_declined"]
    cost = run(raw, anon, "A||num;B||num")
    optimum = optimal(cost.score, truth, rng=np.random.default_rng(1))
    total = matrix_of(cost.score)[np.arange(len(optimum.raw)), optimum.raw].sum()
    assert total == near(wanted["optimal_L1"]["total_cost"])


def test_20_full_overlap_helps_and_half_overlap_harms():
    """On average over ten draws: more right than each alone where all are there, fewer where half are strangers."""
    gains = {True: [], False: []}
    for seed in range(10):
        rng = np.random.default_rng(seed)
        exact = rng.uniform(0, 100, 80)
        for whole, into in gains.items():
            seen = exact + rng.normal(0, 1.5, 80)
            if not whole:
                seen[40:] = rng.uniform(0, 100, 40)
            truth = np.where(np.arange(80) < 40, np.arange(80), np.arange(80) if whole else -1)
            score = score_of("V||num", exact.tolist(), seen.tolist())
            alone = evaluation_of(score, truth, 80)[0].success
            into.append(optimal(score, truth, rng=np.random.default_rng(seed)).success - alone)
    assert np.mean(gains[True]) > 0 > np.mean(gains[False])


CASES = {
    "default": {},
    "similarity_negated": {},
    "sampling_rate_0.5": {"sampling_rate": 0.5},
    "sampling_rate_0.75": {"sampling_rate": 0.75},
    "sampling_rate_0.5_dummy_cost_0": {"sampling_rate": 0.5, "dummy_cost": 0.0},
    "sampling_rate_0.5_dummy_cost_1e6": {"sampling_rate": 0.5, "dummy_cost": 1e6},
}


@pytest.mark.parametrize("name", CASES)
def test_four_against_five(name):
    stated = fixture("small", "assignment.json")
    found = assign(stated["cost_4anon_x_5raw"], **CASES[name])
    assert [j + 1 if j >= 0 else None for j in found.raw.tolist()] == stated[name]["RAW"]
    assert found.success == near(np.mean(stated[name]["RESULT"]))


def test_four_against_five_with_forbidden_pairs():
    """ANON 2 may not be RAW 2 or 3. The confidence is that of the best candidate, whoever was assigned."""
    stated = fixture("small", "assignment.json")
    matrix = np.array(stated["cost_4anon_x_5raw"])
    allowed = np.ones(matrix.shape, dtype=bool)
    assert stated["forbidden_pairs"]["removed"] == "ANON 2 x RAW 2,3"
    allowed[1, 1:3] = False
    candidates = listed(*np.nonzero(allowed), *matrix.shape)
    result = stated["forbidden_pairs"]["result"]
    assert (assign(matrix, candidates=candidates).raw + 1).tolist() == result["RAW"]
    found, _ = evaluation_of(Given(matrix), np.arange(4), 5, candidates=candidates)
    assert found.confidence == near(result["CONFIDENCE"])
    alone, _ = evaluation_of(Given(matrix), np.arange(4), 5)
    best = matrix == matrix.min(axis=1)[:, None]
    assert all(best[i, j - 1] for i, j in enumerate(stated["greedy"]["RAW"]))  # ties are drawn there
    assert alone.confidence == near(stated["greedy"]["CONFIDENCE"])


@pytest.mark.parametrize("name", ["forbidden_3pairs", "two_anon_one_raw"])
def test_a_few_pairs(name):
    stated = fixture("small", "assignment.json")[name]
    row, column = (np.array(stated[side]) - 1 for side in ("ANON", "RAW"))
    matrix = np.zeros((2, 2))
    matrix[row, column] = stated["SCORE"]
    found = assign(matrix, candidates=listed(row, column, 2, 2))
    assert [j + 1 if j >= 0 else None for j in found.raw.tolist()] == stated["result"]["RAW"]
