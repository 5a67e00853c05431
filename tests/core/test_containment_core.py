"""Containment: the reference's cases and its vignette, every record; against a slow second way; and its limits."""

from __future__ import annotations

import csv
import itertools
import json
import math
from pathlib import Path

import numpy as np
import pytest

from nearmiss_qgis.core.attack.candidates import Attribute, counts
from nearmiss_qgis.core.attack.containment import candidates, contained, generalised_share
from nearmiss_qgis.core.errors import NearMissError
from nearmiss_qgis.core.hierarchy import Hierarchy, read_hierarchy

FOLDER = Path(__file__).resolve().parents[3] / "shared/fixtures/reidentify"


def fixture(*parts: str) -> str:
    path = FOLDER.joinpath(*parts)
    if not path.exists():
        pytest.skip(f"shared fixtures are not here: shared/fixtures/reidentify/{'/'.join(parts)}")
    return path.read_text(encoding="utf-8")


def attribute(raw, released, name="", rule="auto", hierarchy: Hierarchy | None = None) -> Attribute:
    """Values of records as distinct values and codes."""
    sides = []
    for values in (raw, released):
        distinct = list(dict.fromkeys(values))
        sides.append((distinct, np.array([distinct.index(value) for value in values])))
    (raw_values, raw_codes), (published, codes) = sides
    found = contained(raw_values, published, attribute=name, rule=rule, hierarchy=hierarchy)
    return Attribute(found.inside, raw_codes, codes)


def truth_of(raw_ids, released_ids):
    place = {one: i for i, one in enumerate(raw_ids)}
    return np.array([place.get(one, -1) for one in released_ids])


CASES = ["ages_decade", "ages_wrong_release", "nothing_contained", "topcoded", "masks", "masks_exact_rule",
         "unit_on_raw_side", "suppression_markers", "two_columns", "toy_hierarchy", "toy_hierarchy_raw_is_midlevel",
         "strangers"]  # fmt: skip


@pytest.mark.parametrize("name", CASES)
def test_cases_of_the_reference(name):
    cases = json.loads(fixture("generalise", "containment_cases.json"))
    assert set(cases) == set(CASES)
    case = cases[name]
    tree = read_hierarchy(fixture("generalise", "hierarchy_toy.csv")) if case["hierarchy"] else None
    rules = case["rules"] or {}
    given = [
        attribute(case["raw"][target], case["anon"][target], target, rules.get(target, "auto"), tree)
        for target in case["targets"]
    ]
    found = counts(given, truth_of(case["raw"]["ROW_NUMBER"], case["anon"]["ROW_NUMBER"]))
    wanted = case["counts"]
    assert found.candidates.tolist() == wanted["N_CANDIDATES"]
    assert found.contained.tolist() == wanted["N_CONTAINED"]
    assert found.narrowed_to == pytest.approx(wanted["NARROWED_TO"])
    assert found.information == pytest.approx(
        [math.nan if x is None else x for x in wanted["INFORMATION"]], nan_ok=True
    )
    assert found.truth_contained.tolist() == wanted["TRUTH_CONTAINED"]
    for pairs, k, released in zip(case["score_matrix"], found.contained.tolist(), range(len(pairs_of(given)))):
        inside = pairs_of(given)[released]
        assert pairs == pytest.approx(np.where(inside, 1 - 1 / max(k, 1), 1.0))


def pairs_of(given):
    return np.logical_and.reduce([one.inside[np.ix_(one.released, one.raw)] for one in given])


@pytest.fixture(scope="module")
def vignette():
    expected = json.loads(fixture("vignette", "s32_expected.json"))
    tree = read_hierarchy(fixture("vignette", "s32_hierarchy.csv"))
    tables = {}
    for name in ("raw", "anon", "anon_level0", "anon_level2"):
        rows = list(csv.DictReader(fixture("vignette", f"s32_{name}.csv").splitlines()))
        tables[name] = {column: [row[column] for row in rows] for column in rows[0]}
    tables["raw"]["AGE"] = [int(age) for age in tables["raw"]["AGE"]]
    return expected, tree, tables


def counted(tables, released, targets, tree):
    raw, anon = tables["raw"], tables[released]
    given = [attribute(raw[target], anon[target], target, hierarchy=tree) for target in targets]
    return counts(given, truth_of(raw["ROW_NUMBER"], anon["ROW_NUMBER"]))


def test_the_vignette_every_record(vignette):
    expected, tree, tables = vignette
    wanted = expected["containment_counts_level1"]
    found = counted(tables, "anon", ["AGE", "AREA", "SEX"], tree)
    assert len(found.contained) == 200
    assert found.candidates.tolist() == wanted["N_CANDIDATES"]
    assert found.contained.tolist() == wanted["N_CONTAINED"]
    assert found.narrowed_to == pytest.approx(wanted["NARROWED_TO"])
    assert found.information == pytest.approx(wanted["INFORMATION"])
    assert found.truth_contained.tolist() == wanted["TRUTH_CONTAINED"]
    assert found.information.mean() == pytest.approx(expected["success"]["score_containment"])  # 0.44


def test_the_vignette_every_subset_and_level(vignette):
    expected, tree, tables = vignette
    assert len(expected["containment_by_subset"]) == 7
    for wanted in expected["containment_by_subset"]:
        found = counted(tables, "anon", wanted["targets"], tree)
        k = found.contained
        assert (k.mean(), k.min(), k.max()) == pytest.approx((wanted["mean_k"], wanted["min_k"], wanted["max_k"]))
        assert found.truth_contained.all() == wanted["all_truth"]
        assert found.information.mean() == pytest.approx(wanted["mean_inverse_k"])
    for level in (0, 2):
        found = counted(tables, f"anon_level{level}", ["AGE", "AREA", "SEX"], tree)
        assert found.contained.tolist() == expected[f"level{level}"]["k"]
    assert counted(tables, "anon", ["AGE"], None).contained.tolist() == expected["AGE_only_without_hierarchy_k"]
    assert counted(tables, "anon", ["AGE", "AREA", "SEX"], None).contained.tolist() == [0] * 200


def test_adding_an_attribute_never_enlarges_k(vignette):
    """Behaviour 37."""
    _, tree, tables = vignette
    targets = ["AGE", "AREA", "SEX"]
    k = {
        chosen: counted(tables, "anon", chosen, tree).contained
        for n in (1, 2, 3)
        for chosen in itertools.permutations(targets, n)
    }
    for chosen, found in k.items():
        assert all((found <= k[chosen[:-1]]).all() for _ in chosen[1:])
        assert (found == k[tuple(sorted(chosen))]).all()


def test_counts_against_all_pairs():
    random = np.random.default_rng(1)
    for trial in range(30):
        n_raw, n, given = int(random.integers(1, 80)), int(random.integers(1, 80)), []
        for _ in range(int(random.integers(1, 4))):
            inside = random.random((int(random.integers(1, 6)), int(random.integers(1, 6)))) < 0.6
            codes = [random.integers(0, size, many) for size, many in zip(inside.shape, (n, n_raw))]
            given.append(Attribute(inside, codes[1], codes[0]))
        truth = random.integers(-1, n_raw, n)
        found, pairs = counts(given, truth), pairs_of(given)
        assert (found.contained == pairs.sum(axis=1)).all(), trial
        assert (found.truth_contained == [t >= 0 and pairs[i, t] for i, t in enumerate(truth.tolist())]).all()
        assert (np.isnan(found.information) == (found.contained == 0)).all()


def test_nobody_to_compare_with():
    empty = Attribute(np.ones((1, 0), bool), np.empty(0, int), np.zeros(2, int))
    found = counts([empty], np.array([-1, -1]))
    assert found.contained.tolist() == [0, 0] and np.isnan(found.narrowed_to).all() and not found.truth_contained.any()


def test_null_on_both_sides():
    found = contained([None, "", "x"], [None, "x", "", "*", "y"])
    assert found.inside.astype(int).tolist() == [[1, 1, 1], [0, 0, 1], [1, 1, 1], [1, 1, 1], [0, 0, 0]]
    assert found.forms == ("wildcard", "text", "wildcard", "wildcard", "text") and found.unread == 0


def test_numbers_and_their_texts_are_the_same_value():
    found = contained([1350041, 135.0, "0135", "37 y"], ["135****", 135, "135", "037"])
    assert found.inside.astype(int).tolist() == [[1, 1, 0, 0], [0, 1, 1, 0], [0, 1, 1, 0], [0, 0, 0, 0]]


def test_unread_values_are_counted():
    found = contained([25, "[a,b)"], ["[30,20)", "[a,b)", "[20,30", "20-29"])
    assert found.unread == 3 and found.forms == ("malformed",) * 3 + ("range",)
    assert found.inside.astype(int).tolist() == [[0, 0], [0, 1], [0, 0], [1, 0]]


def test_a_hierarchy_with_intervals_and_places(vignette):
    _, tree, _ = vignette
    found = contained(
        ["川崎市", "大阪市", "神奈川県", "kawasaki"], ["関東", "神奈川県", "大阪市"], attribute="AREA", hierarchy=tree
    )
    assert found.inside.astype(int).tolist() == [[1, 0, 1, 0], [1, 0, 1, 0], [0, 1, 0, 0]]
    assert found.forms == ("hierarchy", "hierarchy", "text")
    assert not contained(["川崎市"], ["関東"], attribute="OTHER", hierarchy=tree).inside.any()


def test_rules_that_are_none():
    with pytest.raises(NearMissError, match="AGE: nonsense is no rule"):
        contained([1], ["1"], attribute="AGE", rule="nonsense")
    with pytest.raises(NearMissError, match="AREA: 2 of 3 published values cannot be read") as error:
        contained(["tokyo"], ["tokyo", "osaka", "[1,2)"], attribute="AREA", rule="interval")
    assert "tokyo" not in str(error.value) and "osaka" not in str(error.value)


AGES = [21, 24, 33, 37, 38, 45, 47, 52, 58, 61]


@pytest.mark.parametrize(
    ("raw", "released", "records", "share", "stops"),
    [
        (AGES, ["[20,30)", "[30,40)", "[40,50)", "[50,60)", "[60,70)"], [2, 3, 2, 2, 1], 1.0, True),
        (["30s", "40s"], ["30s", "40s"], None, 1.0, False),  # both sides binned alike
        (list(range(11, 21)), ["10-20", *map(str, range(12, 21))], None, 0.1, False),  # 1 in 10
        (list(range(11, 21)), ["10-20", "11-20", *map(str, range(13, 21))], None, 0.2, True),  # 2 in 10
        (list(range(11, 21)), ["50-60", "70-80", *map(str, range(13, 21))], None, 0.2, False),  # nobody is inside
        (["tokyo", "osaka"], ["kanto", "kinki"], None, 0.0, False),  # W12: invisible without a hierarchy
        (["1350041"], ["135****", None], [1, 99], 1.0, True),  # NULL is no record of the share
        ([5], [None], None, 0.0, False),
        (["2020-01-15", "2020-02-01"], ["2020-01-15", "2020-02-01"], None, 0.0, False),
        (["2020-01-15", "2020-02-01"], ["2020-01", "2020-02"], None, 1.0, True),
        (["2020-01-15T08:00", "2020-02-01T09:30"], ["2020-01-15", "2020-02-01"], None, 1.0, True),
        (["2020-01-15T00:00:00", "2020-02-01T00:00:00"], ["2020-01-15", "2020-02-01"], None, 0.0, False),  # written otherwise
    ],
)  # fmt: skip
def test_when_a_column_is_generalised(raw, released, records, share, stops):
    """The reference's conditions generalised_column/*, counted over records, and the same for dates."""
    found = generalised_share(raw, released, records)
    assert (found.share, found.is_generalised) == (pytest.approx(share), stops)


def test_the_share_counts_records_not_candidate_rows():
    """W2: 10 of 40 published values are regions. 25 %, however few candidates blocking leaves them."""
    released = ["10-20", "30", "40", "50"]
    found = generalised_share([15, 30, 40, 50], released, [10, 10, 10, 10])
    assert (found.share, found.records, found.is_generalised) == (0.25, 10, True)


def test_k_of_each_value():
    inside = contained([21, 24, 33], ["20s", "30s", "40s"]).inside
    assert candidates(inside, [4, 1, 2]).tolist() == [5, 2, 0]


def test_many_distinct_values():
    """20,000 by 2,000 in no time: masks and intervals against arithmetic."""
    raw = [f"{i:07d}" for i in range(20_000)]
    released = [f"{i:04d}***" for i in range(1_000)] + [f"[{10 * i},{10 * i + 10})" for i in range(1_000)]
    inside = contained(raw, released).inside
    rows, columns = np.nonzero(inside)
    assert (inside.sum(axis=1) == [1000] * 20 + [0] * 980 + [10] * 1000).all()
    assert (columns[rows < 1000] // 1000 == rows[rows < 1000]).all()
    assert (columns[rows >= 1000] // 10 == rows[rows >= 1000] - 1000).all()
