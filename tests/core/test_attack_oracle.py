"""The attack against a second, slow way to it, on small random data; and against itself in other orders and table sizes.

The second way, oracle_attack.py, is written from the description of the reference and uses nothing of the core.
"""

from __future__ import annotations

import math
import random

import numpy as np
import oracle_attack as oracle
import pytest
from attack_fixtures import evaluation_of, matrix_of, score_of
from hypothesis import given, settings
from hypothesis import strategies as st

from nearmiss_qgis.core.attack import evaluate as evaluating
from nearmiss_qgis.core.attack import fold
from nearmiss_qgis.core.attack.attributes import attributes
from nearmiss_qgis.core.attack.block import by_hashes, by_keys, by_radius, listed, union
from nearmiss_qgis.core.attack.build import Context
from nearmiss_qgis.core.attack.edits import Texts, pairwise
from nearmiss_qgis.core.attack.scores import Given
from nearmiss_qgis.core.attack.sides import Sides
from nearmiss_qgis.core.attack.simulate import Options, simulate
from nearmiss_qgis.core.attack.tables import CELLS, tables

WORDS = ["", "a", "ab", "abc", "abd", "kitten", "sitting", "東京都", "東京", "naïve", "naive"]
NUMBERS = ["1:2:3", "3:1:2", "5", "5:5", "0:10", "-1:2.5", "7:9:9"]
ITEMS = ["", "a", "b:a", "a:b", "a:a:b", "c:d:e", "e", "c:c"]
DAYS = ["Mon", "Mon:Tue", "Mon:Mon:Tue", "Tue", "Sun:Sat", "Sat"]
REGIONS = ["[0,5)", "[5,10)", "[0,10)", "3", "7"]
#: attribute line -> (raw values, released values)
LINES = {
    "N||num": (range(9), range(9)),
    "T||num": ([i / 10 for i in range(12)], [i / 10 for i in range(12)]),
    "R||rank": (range(6), range(6)),
    "W||char": (WORDS, WORDS),
    "C||count": (range(7), range(7)),
    "A||count|||method=absolute": (range(7), range(7)),
    "E||count|||method=relative": (range(7), range(7)),
    "D||dist": (NUMBERS, NUMBERS),
    "S||span": ([*NUMBERS, ""], [*NUMBERS, ""]),
    "P||profile": (DAYS, DAYS),
    "Q||profile|||metric=l2": (DAYS, DAYS),
    "U||profile|||shape=no bins=Mon,Tue": (DAYS, DAYS),
    "I||jaccard": (ITEMS, ITEMS),
    "J||dice|||multiset=yes": (ITEMS, ITEMS),
    "K||overlap": (ITEMS, ITEMS),
    "L||tversky|||alpha=0.5 beta=2": (ITEMS, ITEMS),
    "M||tversky|||alpha=0 beta=0 multiset=yes": (ITEMS, ITEMS),
    "F||idf": ("abcd", "abcz"),
    "G||idf|||source=pooled weighting=inv_log": ("abcd", "abcz"),
    "H||idf|||source=raw weighting=inv": ("abcd", "abcz"),
    "B||scoreboard|||tolerance=1": (range(5), range(5)),
    "V||scoreboard|||tolerance=2 partial=linear source=raw weighting=idf": (range(5), range(5)),
    "X||scoreboard": ("ab", "ab"),
    "Y||containment": (range(10), REGIONS),
    "Z||containment": ("abc", "abc"),
}


def drawn(line: str, draw: random.Random, n_raw: int, n: int, nulls: float):
    """Values of both sides; the first of each is known."""
    return [
        [None if i and draw.random() < nulls else draw.choice(list(pool)) for i in range(size)]
        for pool, size in zip(LINES[line], (n_raw, n))
    ]


def everybody(n: int, n_raw: int):
    return [list(range(n_raw))] * n


def assert_records(found, rows, truth, tolerance=oracle.TOLERANCE) -> None:
    """Every field of every record, and what is made of them."""
    wanted = [oracle.record(row, int(true), tolerance) for row, true in zip(rows, truth)]
    for name in ("candidates", "found", "better", "tied", "best_tie"):
        assert getattr(found, name).tolist() == [one[name] for one in wanted], name
    for name in ("risk", "best", "second", "sd", "confidence"):
        np.testing.assert_allclose(
            getattr(found, name), [one[name] for one in wanted], rtol=1e-7, atol=1e-9, err_msg=name
        )
    credited = np.zeros(len(found.credited), dtype=int)
    for one in wanted:
        credited[one["credited"]] += 1
    assert found.credited.tolist() == credited.tolist()
    assert found.success == pytest.approx(np.mean([one["risk"] for one in wanted]))
    for k in (1, 2, 3, 7):
        chance = [oracle.among(one["better"], one["tied"], k) if one["found"] else 0.0 for one in wanted]
        assert found.top(k) == pytest.approx(np.mean(chance))
    random_guess = np.mean([1 / one["candidates"] if one["found"] else 0.0 for one in wanted])
    assert found.baseline_random == pytest.approx(random_guess)
    named = int(np.argmax(credited))
    assert found.baseline_mode == pytest.approx(np.mean([true == named for true in truth]) if credited.any() else 0)
    every = [value for row in rows for value in row if value is not None]
    assert found.spread.pairs == len(every)
    if len(every) > 1:
        moments = found.spread.low, found.spread.high, found.spread.mean, found.spread.sd
        assert moments == pytest.approx((min(every), max(every), np.mean(every), np.std(every, ddof=1)), abs=1e-9)


def candidates_of(kind: str, draw: random.Random, n_raw: int, n: int):
    """(candidates, the same as lists, worked out pair by pair)."""
    rng = np.random.default_rng(draw.randrange(1 << 30))
    keys = [(rng.integers(0, 4, n_raw), rng.integers(0, 5, n)) for _ in range(2)]
    if kind == "keys":
        return by_keys(*keys[0]), [np.flatnonzero(keys[0][0] == key).tolist() for key in keys[0][1]]
    if kind == "union":
        both = [
            np.flatnonzero((keys[0][0] == keys[0][1][i]) | (keys[1][0] == keys[1][1][i])).tolist() for i in range(n)
        ]
        return union([by_keys(*one) for one in keys]), both
    if kind == "radius":
        xy = rng.integers(0, 8, (n_raw + n, 2)).astype(float)  # whole metres: distances of exactly the radius
        xy[rng.random(n_raw + n) < 0.1] = np.nan
        left, right = xy[:n_raw], xy[n_raw:]
        near = [[j for j in range(n_raw) if math.dist(left[j], point) <= 3.0] for point in right]
        return by_radius(left, right, 3.0), near
    if kind == "hashes":
        left, right = rng.integers(0, 3, (n_raw, 6)), rng.integers(0, 3, (n, 6))
        left[0], right[-1] = -1, -1
        bands = [slice(i, i + 2) for i in range(0, 6, 2)]
        near = [
            [j for j in range(n_raw) if any((left[j, b] == mine[b]).all() and (mine[b] >= 0).all() for b in bands)]
            for mine in right
        ]
        return by_hashes(left, right, 3), near
    pairs = sorted({(draw.randrange(n), draw.randrange(n_raw)) for _ in range(2 * n)})
    shuffled = draw.sample(pairs, len(pairs))
    released, people = (np.array(side) for side in zip(*shuffled))
    return listed(released, people, n, n_raw), [[j for i, j in pairs if i == one] for one in range(n)]


BLOCKINGS = ["keys", "union", "radius", "hashes", "listed"]


@pytest.mark.parametrize("kind", BLOCKINGS)
def test_candidates(kind):
    draw = random.Random(3)
    for _ in range(20):
        n_raw, n = draw.randint(1, 15), draw.randint(1, 15)
        found, wanted = candidates_of(kind, draw, n_raw, n)
        assert found.sizes.tolist() == [len(one) for one in wanted]
        assert [found.lists(np.array([i])).tolist() for i in range(n)] == wanted
        assert found.lists(np.arange(n)).tolist() == [j for one in wanted for j in one]
        truth = np.array([draw.randint(-1, n_raw - 1) for _ in range(n)])
        kept = [true in one for true, one in zip(truth.tolist(), wanted)]
        assert found.keeps(truth).tolist() == kept
        true = truth >= 0
        recall = float(np.mean(np.array(kept)[true])) if true.any() else math.nan
        assert found.recall(truth) == pytest.approx(recall, nan_ok=True)


@pytest.mark.parametrize("nulls", [0.0, 0.3], ids=["known", "nulls"])
@pytest.mark.parametrize("line", [line for line in LINES if "containment" not in line])
def test_scores_and_evaluation(line, nulls):
    """Score matrix, record by record evaluation and rank test of each kind of score, all pairs and blocked."""
    draw = random.Random(line)
    one = attributes(line)[0]
    for trial in range(8):
        n_raw, n = draw.randint(2, 16), draw.randint(2, 16)
        raw, released = drawn(line, draw, n_raw, n, nulls)
        options = {**one.options}
        score = score_of(line, raw, released)
        truth = np.array([draw.randint(-1, n_raw - 1) for _ in range(n)])
        plain = oracle.scores(one.kind, raw, released, options)
        for blocking in (None, BLOCKINGS[trial % len(BLOCKINGS)]):
            candidates, lists = None, everybody(n, n_raw)
            if blocking:
                candidates, lists = candidates_of(blocking, draw, n_raw, n)
            rows = oracle.filled(plain, lists)
            if not blocking:
                np.testing.assert_allclose(matrix_of(score), np.array(rows, dtype=float), rtol=1e-9, atol=1e-12)
            for cells in (1, 7, CELLS):
                found, axis = evaluation_of(score, truth, n_raw, candidates=candidates, cells=cells)
                assert_records(found, rows, truth)
                rounded = [[None if v is None else round(v, 9) for v in row] for row in rows]
                z, p, share = oracle.axis(rounded, truth)
                if exact(line, nulls):
                    assert (axis.z, axis.p_value, axis.mean_rank) == pytest.approx((z, p, share), nan_ok=True)


def exact(line: str, nulls: float) -> bool:
    """Whether equal scores are equal to the last bit, as the rank test takes them: not so for tenths and means."""
    return not nulls and line.split("|")[2] not in ("dist",) and not line.startswith(("T|", "L|", "C|", "S|", "V|"))


TEXTS = {
    "mixed": "N||num;W||char|2;I||jaccard",
    "idf": "F||idf|2;G||idf|0.5;N||num|3",
    "boards": "B||scoreboard|||tolerance=1;V||scoreboard|||tolerance=2 partial=linear source=raw weighting=idf;W||char",
    "regions": "Y||containment;Z||containment|2;N||num",
    "only regions": "Y||containment;Z||containment",
    "one": "W||char",
    "zero": "N||num|0;W||char;D||dist",
}


def whole(text: str, values: dict, lists, normalise: str):
    """Score matrix of an attack, as the description of score_multi has it."""
    given_ = attributes(text.replace(";", "\n"))
    blocks: dict[str, list] = {}
    for i, one in enumerate(given_):
        if one.weight > 0:
            block = one.kind if one.kind in ("idf", "containment", "scoreboard") else str(i)
            blocks.setdefault(block, []).append(one)
    parts, weights = [], []
    for name, members in blocks.items():
        if name == "containment":
            matrix = oracle.containment([values[one.raw] for one in members], lists)
            matrix = oracle.filled(matrix, lists)
        else:
            each = [oracle.filled(oracle.scores(one.kind, *values[one.raw], one.options), lists) for one in members]
            matrix = oracle.added(each, [1.0] * len(each))
        parts.append(matrix)
        weights.append(sum(one.weight for one in members))
    if len(parts) == 1:
        return parts[0]
    return oracle.added([oracle.normalised(part, normalise) for part in parts], weights)


@pytest.mark.parametrize("normalise", ["range", "zscore", "rank", "none"])
@pytest.mark.parametrize("name", TEXTS)
def test_whole_attacks(name, normalise):
    draw = random.Random(name + normalise)
    text = TEXTS[name]
    known = {line.split("|")[0]: line for line in LINES}
    for trial in range(10):
        n_raw, n, nulls = draw.randint(2, 14), draw.randint(2, 14), 0.25 * (trial % 2)
        names = [line.split("|")[0] for line in text.split(";")]
        values = {one: drawn(known[one], draw, n_raw, n, nulls) for one in names}
        truth = np.array([draw.randint(-1, n_raw - 1) for _ in range(n)])
        candidates, lists = None, everybody(n, n_raw)
        if trial % 3:
            candidates, lists = candidates_of(BLOCKINGS[trial % len(BLOCKINGS)], draw, n_raw, n)
        if not any(lists):
            continue
        sides = Sides(
            {one: both[0] for one, both in values.items()}, {one: both[1] for one, both in values.items()}, truth, n_raw
        )
        given_ = attributes(text.replace(";", "\n"))
        attack = simulate(sides, given_, Options(normalise=normalise, screen="none"), candidates=candidates)
        rows = whole(text, values, lists, normalise)
        assert_records(attack.evaluation, rows, truth)
        if "regions" in name:
            part = oracle.containment([values[one] for one in names if one in "YZ"], lists)
            nobody = [i for i, mine in enumerate(lists) if mine and all(part[i][j] == 1.0 for j in mine)]
            assert attack.empty == len(nobody)


@pytest.mark.parametrize("counted", [False, True], ids=["matrix", "classes"])
@given(data=st.data())
@settings(max_examples=60)
def test_ties_of_any_matrix(counted, data):
    """Scores with near ties, chains of them, infinities no candidate has; exact ties and none."""
    n, n_raw = data.draw(st.integers(1, 8)), data.draw(st.integers(1, 8))
    values = st.sampled_from(
        [0.0, 0.3, 0.1 + 0.2, 1.0, 1.0 + 1e-9, 1.0 + 1e-8, 1.0 + 2e-8, 1.0 + 4e-8, 5.0, -2.0, -2.0 - 1e-9, 1e9, 1e9 + 5]
    )
    matrix = np.array([[data.draw(values) for _ in range(n_raw)] for _ in range(n)])
    if data.draw(st.booleans()):
        matrix *= data.draw(st.sampled_from([1e-9, 1e-3, 1e5]))
    truth = np.array([data.draw(st.integers(-1, n_raw - 1)) for _ in range(n)])
    tolerance = data.draw(st.sampled_from([0.0, oracle.TOLERANCE, 1e-4]))
    score = Given(matrix)
    if counted:  # several raw and released records to a class
        raw_class = np.array([data.draw(st.integers(0, n_raw - 1)) for _ in range(12)])
        raw_class = np.unique(raw_class, return_inverse=True)[1].reshape(-1)
        released = np.array([data.draw(st.integers(0, n - 1)) for _ in range(30)])
        released = np.unique(released, return_inverse=True)[1].reshape(-1)
        score.raw_class, score.released_class = raw_class, released
        score.raw_counts, score.released_classes = np.bincount(raw_class), int(released.max()) + 1
        score._matrix = matrix[: score.released_classes, : len(score.raw_counts)]
        matrix = score._matrix[np.ix_(released, raw_class)]
        truth = np.array([data.draw(st.integers(-1, len(raw_class) - 1)) for _ in released])
    for cells in (1, 20, CELLS):
        found, axis = evaluation_of(score, truth, matrix.shape[1], tolerance=tolerance, cells=cells)
        assert_ties(found, axis, matrix.tolist(), truth, tolerance)


def assert_ties(found, axis, rows, truth, tolerance) -> None:
    wanted = [oracle.record(row, int(true), tolerance) for row, true in zip(rows, truth)]
    for name in ("candidates", "found", "better", "tied", "best_tie"):
        assert getattr(found, name).tolist() == [one[name] for one in wanted], name
    assert found.best.tolist() == [one["best"] for one in wanted]
    assert (axis.z, axis.p_value, axis.mean_rank) == pytest.approx(oracle.axis(rows, truth), nan_ok=True, rel=1e-7)


@given(data=st.data())
@settings(max_examples=60)
def test_sorting_a_row_is_searching_in_it(data):
    """Rows with many true candidates are sorted once instead of searched for each: the same."""
    n_raw = data.draw(st.integers(2, 9))
    values = st.sampled_from([0.0, 0.3, 0.1 + 0.2, 1.0, 1.0 + 1e-8, 1.0 + 2e-8, 7.0])
    row = np.array([[data.draw(values) for _ in range(n_raw)]])
    score = Given(row)
    score.released_class = np.zeros(40, dtype=np.int64)
    truth = np.array([data.draw(st.integers(-1, n_raw - 1)) for _ in range(40)])
    answers = []
    before = evaluating._SORT_FROM
    try:
        for evaluating._SORT_FROM in (0, 1000):
            found, axis = evaluation_of(score, truth, n_raw)
            answers.append((found.better.tolist(), found.tied.tolist(), axis.z, axis.p_value))
    finally:
        evaluating._SORT_FROM = before
    np.testing.assert_equal(answers[0], answers[1])
    assert_ties(found, axis, np.repeat(row, 40, axis=0).tolist(), truth, oracle.TOLERANCE)


@pytest.mark.parametrize("nulls", [0.0, 0.2], ids=["known", "nulls in others"])
def test_folded_and_unfolded_agree(monkeypatch, nulls):
    draw = random.Random(11)
    letters = "abcd"
    for trial in range(25):
        n_raw, n = draw.randint(2, 60), draw.randint(2, 60)
        words = ["".join(draw.choice(letters) for _ in range(draw.randint(0, 4))) for _ in range(n_raw + n)]
        ages = [None if draw.random() < nulls else draw.randint(0, 5) for _ in range(n_raw + n)]
        sides = Sides(
            {"W": words[:n_raw], "N": ages[:n_raw]},
            {"W": words[n_raw:], "N": ages[n_raw:]},
            np.array([draw.randint(-1, n_raw - 1) for _ in range(n)]),
            n_raw,
        )
        text = "W||char|2\nN||num" if trial % 3 else "W||char"
        options = Options(normalise=draw.choice(["range", "zscore", "rank", "none"]), screen="none")
        answers = []
        for texts, gain in ((1, 0), (10**9, 4)):
            monkeypatch.setattr(fold, "_MIN_TEXTS", texts)
            monkeypatch.setattr(fold, "_MIN_GAIN", gain)
            attack = simulate(sides, attributes(text), options)
            folded = attack.score.folded()
            assert (folded is not None) == (texts == 1)
            for cells in (1, 50, CELLS):
                found, axis = evaluation_of(attack.score, sides.truth, n_raw, cells=cells)
                answers.append((found, axis))
        for found, axis in answers[1:]:
            same(found, answers[0][0])
            assert (axis.z, axis.mean_rank) == pytest.approx((answers[0][1].z, answers[0][1].mean_rank), nan_ok=True)


def same(found, other) -> None:
    for name in ("candidates", "found", "better", "tied", "best_tie", "credited"):
        assert (getattr(found, name) == getattr(other, name)).all(), name
    for name in ("best", "second", "sd"):
        np.testing.assert_allclose(getattr(found, name), getattr(other, name), rtol=1e-9, atol=1e-10)
    assert (found.spread.pairs, found.spread.mean, found.spread.sd) == pytest.approx(
        (other.spread.pairs, other.spread.mean, other.spread.sd)
    )


def test_the_order_of_rows_does_not_matter():
    draw = random.Random(5)
    n_raw, n = 40, 30
    names = ["N", "W", "I"]
    values = {one: drawn(line, draw, n_raw, n, 0.1) for one, line in zip(names, ("N||num", "W||char", "I||jaccard"))}
    truth = np.array([draw.randint(-1, n_raw - 1) for _ in range(n)])
    raw_order, order = draw.sample(range(n_raw), n_raw), draw.sample(range(n), n)
    place = {old: new for new, old in enumerate(raw_order)}
    given_ = attributes("N||num\nW||char|2\nI||jaccard")
    first = simulate(Sides({k: v[0] for k, v in values.items()}, {k: v[1] for k, v in values.items()}, truth, n_raw),
                     given_)  # fmt: skip
    second = simulate(
        Sides(
            {k: [v[0][i] for i in raw_order] for k, v in values.items()},
            {k: [v[1][i] for i in order] for k, v in values.items()},
            np.array([place.get(int(truth[i]), -1) for i in order]),
            n_raw,
        ),
        given_,
    )
    for name in ("candidates", "better", "tied", "best_tie", "found"):
        assert (getattr(first.evaluation, name)[order] == getattr(second.evaluation, name)).all()
    assert (first.evaluation.credited[raw_order] == second.evaluation.credited).all()
    for a, b in zip(first.axes, second.axes):
        assert (a.axis.z, a.axis.success) == pytest.approx((b.axis.z, b.axis.success))


TEXT = st.text(alphabet=st.sampled_from("abc東😀é\udc80"), max_size=7)


@given(st.lists(TEXT, min_size=1, max_size=8), st.lists(TEXT, min_size=1, max_size=8))
def test_edit_distances(left, right):
    """Letters outside the basic plane and lone surrogates are one letter each; empty texts."""
    wanted = [[oracle.levenshtein(a, b) for b in right] for a in left]
    assert Texts(right).distances(left).tolist() == wanted
    each = [(a, b) for a in left for b in right]
    assert pairwise([a for a, _ in each], [b for _, b in each]).tolist() == [d for row in wanted for d in row]


def test_edit_distances_of_long_texts():
    """Around the widths of words (8, 16, 32, 64 letters), and beyond the widest; letters that no text has."""
    draw = random.Random(2)
    lengths = [0, 1, 7, 8, 9, 16, 17, 32, 33, 63, 64, 65, 100]
    left, right = (["".join(draw.choice("abz") for _ in range(n)) for n in lengths] for _ in range(2))
    left += [text.replace("z", "q") for text in left[::3]]
    wanted = [[oracle.levenshtein(a, b) for b in right] for a in left]
    assert Texts(right).distances(left).tolist() == wanted
    assert Texts(right[::-1]).distances(left[::-1]).tolist() == [row[::-1] for row in wanted[::-1]]
    assert pairwise(left, right[:1] * len(left)).tolist() == [row[0] for row in wanted]


def test_no_texts_and_no_candidates():
    assert Texts([]).distances(["a"]).shape == (1, 0) and Texts(["", "a"]).distances([""]).tolist() == [[0, 1]]
    nobody = listed(np.zeros(0, dtype=int), np.zeros(0, dtype=int), 2, 3)
    found, axis = evaluation_of(Given(np.ones((2, 3))), np.array([0, 1]), 3, candidates=nobody)
    assert found.candidates.tolist() == [0, 0] and found.success == 0.0 and math.isnan(axis.z)
    assert list(tables(Given(np.ones((0, 3))), np.zeros(0, dtype=int))) == []


def test_places_on_the_map():
    """Distances in metres; an unknown place is the average candidate."""
    context = Context(
        raw_xy=np.array([[0.0, 0.0], [3.0, 4.0], [math.nan, 1.0]]), released_xy=np.array([[0.0, 0.0], [math.nan] * 2])
    )
    assert matrix_of(score_of("||location", (), (), context)).tolist() == [[0.0, 5.0, 2.5], [0.0, 0.0, 0.0]]
    near = matrix_of(score_of("||location|||uncertainty=2", (), (), context))
    assert near.tolist() == [[0.0, 3.0, 1.5], [0.0, 0.0, 0.0]]
