"""Does an attribute tell anything: does it rank the true record better than chance would?

An attribute without signal is noise. Added to others at equal weight it reorders candidates that they had right, and the
measured success falls: the release looks safer than it is.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray
from scipy.special import ndtr

from .evaluate import Rows, Table
from .evaluation import Evaluation

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]


@dataclass(frozen=True)
class Axis:
    """One attribute, attacked alone.

    Attributes
    ----------
    success, baseline, lift : float
        Of the attack with this attribute alone.
    mean_rank : float
        Mean of the rank of the true record over the number of candidates; (n + 1) / 2n by chance.
    z, p_value : float
        Rank test against chance, one-sided; NaN without any true record among the candidates.
    """

    success: float
    baseline: float
    lift: float
    mean_rank: float
    z: float
    p_value: float

    @property
    def flat(self) -> bool:
        """All candidates of each record score alike: there was nothing to rank."""
        return self.z == 0.0 and self.p_value == 1.0

    def informative(self, alpha: float) -> bool:
        """Better than chance at the level `alpha`; False too where it could not be tested."""
        return bool(self.p_value < alpha)


class RankTest:
    """Collects ranks table by table: give it to :func:`.evaluate.evaluate`, then ask for the `axis`.

    For each released record with its true one among n candidates, r is the mid-rank of the true one (exact ties). Under
    chance (n + 1) / 2 - r has mean 0 and the variance of the mid-ranks, (n^2 - 1) / 12 - sum(t^3 - t) / 12n over tie
    groups of t. z is the sum of the former over the root of the sum of the latter.
    """

    def __init__(self) -> None:
        self._sum = self._variance = self._share = 0.0
        self._records = 0

    def add(self, table: Table, rows: Rows, row: Ints, below: Ints, equal: Ints) -> None:
        """Take the ranks of the true records of one table.

        Parameters
        ----------
        rows : Rows
            What is known of the rows of the table.
        row, below, equal : (r,) int arrays
            The row of each released record whose true one is a candidate, candidates with a smaller score, and with
            exactly the same.
        """
        n = rows.candidates.astype(np.float64)
        cubes = _cubes_of_the_best(table, rows) if table.continuous else _cubes(table.scores, table.counts)
        variance = (n**2 - 1) / 12.0 - cubes / (12.0 * n)
        rank = below + (equal + 1) / 2.0
        self._sum += float(((n[row] + 1) / 2.0 - rank).sum())
        self._variance += float(variance[row].sum())
        self._share += float((rank / n[row]).sum())
        self._records += len(row)

    def axis(self, found: Evaluation) -> Axis:
        """The answer, together with the success of the attack."""
        if not self._records:
            nan = float("nan")
            return Axis(found.success, found.baseline_random, found.lift, nan, nan, nan)
        variance = self._variance
        z = self._sum / np.sqrt(variance) if variance > 0 else 0.0
        p_value = float(ndtr(-z)) if variance > 0 else 1.0
        share = self._share / self._records
        return Axis(found.success, found.baseline_random, found.lift, share, float(z), p_value)


_LONG = 4096  # columns from which rows are searched for equal scores by hashing
_HASH_BITS = 18
_MANY_TIED = 0.25  # share of cells, from which all are sorted


def _cubes_of_the_best(table: Table, rows: Rows) -> Floats:
    """The same for distances: candidates in one cell are tied, and those nearest to the released record.

    Other cells are hardly ever equally far. Where they are, as on a lattice, few are, and what they add is below one
    part in ten thousand of the variance.
    """
    weight = np.broadcast_to(table.counts, table.scores.shape).astype(np.float64)
    cube = weight**3 - weight if table.counts.ndim > 1 else (table.counts**3.0 - table.counts)
    alone = cube.sum(axis=1) if cube.ndim > 1 else np.full(len(table.scores), cube.sum())
    of_best = cube[rows.row, rows.column] if cube.ndim > 1 else cube[rows.column]
    size = rows.best_tie.astype(np.float64)
    return alone + size**3 - size - np.bincount(rows.row, weights=of_best, minlength=len(size))


def _cubes(scores: Floats, counts: Ints) -> Floats:
    """(b,) sum of t^3 - t over the groups of exactly equal scores of each row."""
    if counts.ndim == 1 and scores.shape[1] >= _LONG:
        last = np.empty(1 << _HASH_BITS, dtype=np.int32)
        weight = counts.astype(np.float64)
        alone = float((weight**3 - weight).sum())
        return np.array([alone + _surplus(row, weight, last) for row in scores])
    order = np.argsort(scores, axis=1, kind="stable")
    ordered = np.take_along_axis(scores, order, axis=1)
    weights = counts[order] if counts.ndim == 1 else np.take_along_axis(counts, order, axis=1)
    first = np.ones(scores.shape, dtype=bool)
    first[:, 1:] = ordered[:, 1:] != ordered[:, :-1]
    size = np.add.reduceat(weights.reshape(-1), np.flatnonzero(first)).astype(np.float64)
    cube = np.where(np.isinf(ordered[first]), 0.0, size**3 - size)
    return np.asarray(np.bincount(np.nonzero(first)[0], weights=cube, minlength=len(scores)), dtype=np.float64)


def _surplus(scores: Floats, weight: Floats, last: NDArray[np.int32]) -> float:
    """What equal scores of a long row add to the sum of t^3 - t over its cells.

    Most scores of a long row differ. `last` holds, for each hash, the last cell that had it; only cells that are not the
    last of their hash, and those last ones, are sorted.
    """
    bits = (scores + 0.0).view(np.uint64)  # -0.0 becomes 0.0
    slot = (bits * np.uint64(0x9E3779B97F4A7C15)) >> np.uint64(64 - _HASH_BITS)
    cell = np.arange(len(scores), dtype=np.int32)
    slot = slot.astype(np.int64)
    last[slot] = cell
    winner = last[slot]
    beaten = np.flatnonzero(winner != cell)
    if not len(beaten):
        return 0.0
    if len(beaten) > _MANY_TIED * len(scores):
        return _surplus_of_sorted(scores, weight, np.arange(len(scores)))
    shared = np.concatenate([beaten, np.unique(winner[beaten])])
    return _surplus_of_sorted(scores, weight, shared)


def _surplus_of_sorted(scores: Floats, weight: Floats, cells: NDArray[Any]) -> float:
    """The same among these cells, by sorting them."""
    value = scores[cells]
    if (weight == 1.0).all():
        value, size = np.sort(value), np.ones(len(value))
    else:
        order = np.argsort(value)
        value, size = value[order], weight[cells[order]]
    start = np.flatnonzero(np.append(True, value[1:] != value[:-1]))
    total = np.add.reduceat(size, start)
    return float((total**3 - total).sum() - (size**3 - size).sum())
