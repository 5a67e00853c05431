"""How often a guess is right: the exact expected success of an attack, record by record.

For one released record, b candidates score strictly better than the true one, and m are tied with it, itself included.
An attacker who takes a best one, ties by chance, is right with

    P(right) = 1 / m if b = 0, else 0;      P(among the k best) = 0 if b >= k, 1 if b + m <= k, else (k - b) / m.

Nothing is drawn by chance and no table of all pairs is built: `evaluate` takes tables of a few rows at a time, keeps
some numbers of each row, and drops them.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Callable

import numpy as np
from numpy.typing import NDArray

from .evaluation import Evaluation, Spread
from .ties import FLOOR, TOLERANCE, groups, starts

if TYPE_CHECKING:
    from .axes import RankTest

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]


@dataclass(frozen=True)
class Table:
    """Scores of a few released records against all their candidates; smaller is better.

    Attributes
    ----------
    scores : (b, c) float array
        One row for each class of released records that score alike.
    counts : (c,) or (b, c) int array
        Candidates in each cell; 0 where there is none.
    record, row, truth : (r,) int arrays
        Released records, the row of each, and the column of its true candidate; -1 = not among them.
    credit : callable
        ``credit(row, column, times, into)`` adds `times` to ``into`` (n_raw,) for the raw records in each of the cells
        ``(row, column)``.
    continuous : bool
        Scores of different cells are hardly ever equal, but for the smallest ones.
    """

    scores: Floats
    counts: Ints
    record: Ints
    row: Ints
    truth: Ints
    credit: Callable[[Ints, Ints, Ints, Ints], None]
    continuous: bool = False


def evaluate(
    tables: Iterable[Table],
    raw_of: Ints,
    n_raw: int,
    *,
    tolerance: float = TOLERANCE,
    ranks: RankTest | None = None,
) -> Evaluation:
    """Expected success of an attack over all released records.

    Parameters
    ----------
    tables : iterable of Table
        Each released record in exactly one of them; those in none have no candidate, and stay in the denominator.
    raw_of : (n,) int array
        The true raw record of each released record; -1 = none.
    n_raw : int
    tolerance : float
        Scores nearer than this share of their magnitude are tied; 0 = only equal ones.
    ranks : RankTest, optional
        Collects the ranks of the true records.

    Examples
    --------
    >>> from .scores import Given
    >>> from .tables import tables
    >>> score = Given(np.array([[0.0, 10, 10], [10, 0, 0], [10, 0, 0]]))
    >>> found = evaluate(tables(score, np.arange(3)), np.arange(3), 3)
    >>> found.risk.tolist(), round(found.success, 4), round(found.lift, 4)
    ([1.0, 0.5, 0.5], 0.6667, 2.0)
    """
    n = len(raw_of)
    whole = {name: np.zeros(n, dtype=np.int64) for name in ("candidates", "better", "tied", "best_tie")}
    real = {name: np.full(n, np.nan) for name in ("best", "second", "sd")}
    found, credited = np.zeros(n, dtype=bool), np.zeros(n_raw, dtype=np.int64)
    moments = _Moments()
    for table in tables:
        rows = _rows(table, tolerance)
        times = np.bincount(table.row, minlength=len(table.scores)).astype(np.int64)
        moments.add(rows, times)
        table.credit(rows.row, rows.column, times[rows.row], credited)
        record, row = table.record, table.row
        for name in ("candidates", "best_tie"):
            whole[name][record] = getattr(rows, name)[row]
        for name in ("best", "second", "sd"):
            real[name][record] = getattr(rows, name)[row]
        known = np.flatnonzero(table.truth >= 0)
        found[record[known]] = True
        better, tied, below, equal = _standing(table, rows, known, tolerance)
        whole["better"][record[known]], whole["tied"][record[known]] = better, tied
        if ranks is not None:
            ranks.add(table, rows, row[known], below, equal)
    columns: dict[str, Any] = {**whole, **real}
    return Evaluation(found=found, credited=credited, spread=moments.spread(), _raw_of=raw_of, **columns)


@dataclass(frozen=True)
class Rows:
    """What is kept of each row of a table; (row, column) are its best cells."""

    candidates: Ints
    best: Floats
    second: Floats
    best_tie: Ints
    high: Floats
    mean: Floats
    squares: Floats
    row: Ints
    column: Ints

    @property
    def sd(self) -> Floats:
        """(b,) standard deviation with n - 1."""
        few = self.candidates < 2
        return np.where(few, np.nan, np.sqrt(self.squares / np.where(few, 1, self.candidates - 1)))


def _rows(table: Table, tolerance: float) -> Rows:
    """Best, second best, ties and moments of each row."""
    scores, counts = table.scores, table.counts
    full = counts.ndim == 1
    n = np.full(len(scores), counts.sum()) if full else counts.sum(axis=1)
    best, high = scores.min(axis=1), scores.max(axis=1)
    finite = scores
    if not full and not np.isfinite(high).all():
        high = np.where(counts > 0, scores, -np.inf).max(axis=1)
        finite = np.where(counts > 0, scores, best[:, None])
    deviation = finite - best[:, None]
    mean = _dot(deviation, counts) / n
    deviation -= mean[:, None]
    squares = _squares(deviation, counts)
    squares[high == best] = 0.0  # rounding of the mean is no spread
    group = groups(scores, counts, np.arange(len(scores)), best, high - best, tolerance)
    row, column = np.divmod(np.flatnonzero(scores <= group.high[:, None]), scores.shape[1])
    second = np.where(group.size > 1, best, _following(scores, row, column))
    second[n == 1] = np.nan
    return Rows(n, best, second, group.size, high, mean + best, squares, row, column)


def _following(scores: Floats, row: Ints, column: Ints) -> Floats:
    """The smallest score of each row beside these cells; infinite where there is none."""
    kept = scores[row, column]
    scores[row, column] = np.inf
    following = scores.min(axis=1)
    scores[row, column] = kept
    return np.asarray(following)


def _dot(values: Floats, counts: Ints) -> Floats:
    """Sum of values times counts, of each row."""
    if counts.ndim == 1:
        return np.asarray(values @ counts.astype(np.float64))
    return np.einsum("ij,ij->i", values, counts.astype(np.float64))


def _squares(values: Floats, counts: Ints) -> Floats:
    """Sum of squares times counts, of each row."""
    if counts.ndim == 1 and (counts == 1).all():
        return np.einsum("ij,ij->i", values, values)
    np.square(values, out=values)
    return _dot(values, counts)


_SORT_FROM = 8  # true candidates per row, from which the row is sorted rather than searched for each


def _standing(table: Table, rows: Rows, known: Ints, tolerance: float) -> tuple[Ints, Ints, Ints, Ints]:
    """(better, tied, exactly better, exactly tied) candidates of the records `known` of a table."""
    row, truth = table.row[known], table.truth[known]
    width = table.scores.shape[1]
    if len(known) == len(table.scores) and (row == np.arange(len(row))).all():
        pair, inverse = row * width + truth, np.arange(len(row))
    else:
        pair, inverse = np.unique(row * width + truth, return_inverse=True)
        row, truth, inverse = pair // width, pair % width, inverse.reshape(-1)
    if len(pair) > _SORT_FROM * len(table.scores):
        found = _sorted_standing(table, row, truth, tolerance)
        return found[0][inverse], found[1][inverse], found[2][inverse], found[3][inverse]
    answer = tuple(np.empty(len(pair), dtype=np.int64) for _ in range(4))
    step = max(1, len(table.scores))
    for start in range(0, len(pair), step):
        part = slice(start, start + step)
        at = table.scores[row[part], truth[part]]
        group = groups(table.scores, table.counts, row[part], at, (rows.high - rows.best)[row[part]], tolerance)
        for into, values in zip(answer, (group.below, group.size, group.exact_below, group.exact_size)):
            into[part] = values
    return answer[0][inverse], answer[1][inverse], answer[2][inverse], answer[3][inverse]


def _sorted_standing(table: Table, row: Ints, truth: Ints, tolerance: float) -> tuple[Ints, Ints, Ints, Ints]:
    """The same by sorting each row once: for rows with many true candidates."""
    answer = tuple(np.empty(len(row), dtype=np.int64) for _ in range(4))
    bounds = np.searchsorted(row, np.arange(len(table.scores) + 1))
    for r in np.unique(row):
        here = slice(bounds[r], bounds[r + 1])
        counts = table.counts if table.counts.ndim == 1 else table.counts[r]
        order = np.argsort(table.scores[r], kind="stable")
        ordered, count = table.scores[r][order], counts[order]
        low, high = ordered[count > 0][[0, -1]]
        place = np.empty(len(order), dtype=np.int64)
        place[order] = np.arange(len(order))
        exact = np.append(True, ordered[1:] != ordered[:-1])
        for first, into in ((starts(ordered, FLOOR * (high - low), tolerance), answer[:2]), (exact, answer[2:])):
            group = np.cumsum(first) - 1
            size = np.bincount(group, weights=count).astype(np.int64)
            mine = group[place[truth[here]]]
            into[0][here], into[1][here] = (np.cumsum(size) - size)[mine], size[mine]
    return answer[0], answer[1], answer[2], answer[3]


class _Moments:
    """Count, range, mean and sum of squares of all pairs, row by row (Chan and others 1983)."""

    def __init__(self) -> None:
        self.n, self.mean, self.squares = 0, 0.0, 0.0
        self.low, self.high = np.inf, -np.inf

    def add(self, rows: Rows, times: Ints) -> None:
        n = rows.candidates * times
        total = int(n.sum())
        if not total:
            return
        used = times > 0
        mean = float((rows.mean * n).sum() / total)
        squares = float((rows.squares * times).sum() + (n * (rows.mean - mean) ** 2).sum())
        both = self.n + total
        gap = mean - self.mean
        self.squares += squares + gap * gap * self.n * total / both
        self.mean += gap * total / both
        self.n = both
        self.low = min(self.low, float(rows.best[used].min()))
        self.high = max(self.high, float(rows.high[used].max()))

    def spread(self) -> Spread:
        if not self.n:
            return Spread(0, float("nan"), float("nan"), float("nan"), 0.0)
        return Spread(self.n, self.low, self.high, self.mean, self.squares)
