"""Who is assigned to whom: the best candidate of each alone, or one to one over all."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from scipy.optimize import linear_sum_assignment
from scipy.sparse import csr_matrix
from scipy.sparse.csgraph import min_weight_full_bipartite_matching

from ..errors import QT_TRANSLATE_NOOP, NearMissError, Progress, advance
from .block import Candidates
from .evaluation import Evaluation
from .scores import Score
from .ties import TOLERANCE, snapped

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]

#: Pairs of a full one-to-one assignment (8 bytes each, and a copy).
MAX_PAIRS = 16_000_000


@dataclass(frozen=True)
class Assignment:
    """Each released record with its raw record, nobody twice.

    Attributes
    ----------
    raw : (n,) int array
        -1 = none.
    cost : float
        Sum of the scores of the pairs, from the smallest score on.
    success : float
        Share of the released records that got their true one.
    """

    raw: Ints
    cost: float
    success: float


@dataclass(frozen=True)
class Scoreboard:
    """The attack that names only those whose best candidate stands out (Narayanan and Shmatikov 2008).

    Attributes
    ----------
    attacked : int
        Records with a confidence of phi or more.
    precision, recall : float
        Expected hits / attacked (NaN where nobody is), expected hits / all.
    """

    attacked: int
    precision: float
    recall: float


def scoreboard(found: Evaluation, phi: float) -> Scoreboard:
    """Attack the records whose confidence, margin / sd of their scores, is `phi` or more.

    Raises
    ------
    NearMissError
        For a negative `phi`.
    """
    if not phi >= 0:
        raise NearMissError(
            QT_TRANSLATE_NOOP("NearMiss", "PHI is the confidence from which a record is named: 0 or more.")
        )
    with np.errstate(invalid="ignore"):
        named = found.confidence >= phi
    attacked, hit = int(named.sum()), float(found.risk[named].sum())
    return Scoreboard(attacked, hit / attacked if attacked else float("nan"), hit / len(named))


def optimal(
    score: Score,
    truth: Ints,
    candidates: Candidates | None = None,
    *,
    rng: np.random.Generator,
    sampling_rate: float = 1.0,
    dummy_cost: float | None = None,
    tolerance: float = TOLERANCE,
    progress: Progress = None,
) -> Assignment:
    """The one-to-one assignment with the smallest sum of scores.

    It assumes that everybody has a counterpart. Where that is not so it assigns strangers, and takes the right ones away
    from others: then it finds fewer than each record alone, which errs to the safe-looking side. So its success is only
    given beside that.

    Parameters
    ----------
    candidates : Candidates, optional
        Pairs that are not among them are forbidden.
    rng : Generator
        Order of rows and columns, which decides among several optima.
    sampling_rate : float
        Share of the released records that are expected to have a counterpart; the others may take none at `dummy_cost`
        (the quantile of the best scores at this share, when it is not given).

    Raises
    ------
    NearMissError
        More than :data:`MAX_PAIRS` pairs without blocking; a sampling rate outside (0, 1].
    """
    if not 0 < sampling_rate <= 1:
        raise NearMissError(QT_TRANSLATE_NOOP("NearMiss", "The sampling rate lies above 0 and at most at 1."))
    n, n_raw = len(truth), len(score.raw_class)
    if candidates is not None:
        raw, cost = _sparse(score, candidates, rng, tolerance, progress)
    else:
        check_size(n, n_raw)
        raw, cost = _dense(score, rng, sampling_rate, dummy_cost, tolerance)
    hit = (raw >= 0) & (raw == truth)
    return Assignment(raw, cost, float(hit.mean()))


def check_size(n: int, n_raw: int) -> None:
    """Refuse more pairs than can be held, without blocking.

    Raises
    ------
    NearMissError
    """
    if n * n_raw > MAX_PAIRS:
        raise NearMissError(
            QT_TRANSLATE_NOOP(
                "NearMiss",
                "MATCH = optimal holds all {pairs} pairs at once, and more than {max_pairs} are too many. Give BLOCK_ON or "
                "BLOCK_RADIUS, or use greedy, which is exact for any number."
            ),
            pairs=n * n_raw,
            max_pairs=MAX_PAIRS,
        )  # fmt: skip


def _dense(
    score: Score, rng: np.random.Generator, sampling_rate: float, dummy_cost: float | None, tolerance: float
) -> tuple[Ints, float]:
    rows = score.rows(np.arange(score.released_classes))[:, score.raw_class]
    costs = np.array([snapped(row, tolerance) for row in rows])[score.released_class]
    costs -= costs.min()
    n, n_raw = costs.shape
    real = min(n_raw, round(sampling_rate * n))
    if n > real:
        price = float(np.quantile(costs.min(axis=1), real / n)) if dummy_cost is None else dummy_cost
        costs = np.hstack([costs, np.full((n, n - real), price)])
    row_order, column_order = rng.permutation(n), rng.permutation(costs.shape[1])
    row, column = linear_sum_assignment(costs[np.ix_(row_order, column_order)])
    raw = np.full(n, -1, dtype=np.int64)
    row, column = row_order[row], column_order[column]
    raw[row] = np.where(column < n_raw, column, -1)
    return raw, float(costs[row, column].sum())


def _sparse(
    score: Score, candidates: Candidates, rng: np.random.Generator, tolerance: float, progress: Progress
) -> tuple[Ints, float]:
    """Only listed pairs. Each released record may also stay without, at a price above any way to give it somebody."""
    n, n_raw = len(candidates.sizes), candidates.n_raw
    owners, others, costs = [], [], []
    for record in candidates.parts():
        advance(progress, float(record[0]) / n)
        for one in record:
            mine = candidates.lists(np.array([one]))
            pair = score.pairs(
                score.released_class[one : one + 1][:, None],
                score.raw_class[mine][None, :],
                np.ones((1, len(mine)), dtype=np.int64),
            )
            owners.append(np.full(len(mine), one))
            others.append(mine)
            costs.append(snapped(pair[0], tolerance))
    owner, other, cost = (np.concatenate(part) if part else np.zeros(0) for part in (owners, others, costs))
    cost = cost - (cost.min() if len(cost) else 0.0)
    price = n * (float(cost.max()) if len(cost) else 0.0) + 1.0
    place, column = rng.permutation(n), rng.permutation(n_raw)
    every = np.arange(n)
    matrix = csr_matrix(
        (
            np.concatenate([cost, np.full(n, price)]) + 1.0,  # a stored 0 would be no edge
            (
                np.concatenate([place[owner.astype(np.int64)], place]),
                np.concatenate([column[other.astype(np.int64)], n_raw + every]),
            ),
        ),
        shape=(n, n_raw + n),
    )
    row, found = min_weight_full_bipartite_matching(matrix)
    back, back_column = np.argsort(place), np.append(np.argsort(column), np.full(n, -1))
    raw = np.full(n, -1, dtype=np.int64)
    raw[back[row]] = back_column[found]
    total = np.asarray(matrix[row, found]).reshape(-1) - 1.0
    return raw, float(total[found < n_raw].sum())
