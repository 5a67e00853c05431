"""The scores of all candidate pairs, a few released records at a time: no table of pairs is ever built.

Records that agree in their attributes score alike. So rows are classes of released records, columns are classes of raw
records with the number of records in each, and memory grows with the records, not with their pairs. Where one
attribute takes few levels for each released value (an edit distance), raw records are counted by level and by the
class of the other attributes, which leaves far fewer columns still.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Callable

import numpy as np
from numpy.typing import NDArray

from ..errors import Progress, advance

if TYPE_CHECKING:
    from .block import Candidates
    from .scores import Score

from .evaluate import Table

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]

CELLS = 1 << 18  # scores in one table: 2 MB
LONG = 4096  # columns, from which ties between far candidates play no part


def tables(
    score: Score, truth: Ints, candidates: Candidates | None = None, progress: Progress = None, cells: int = CELLS
) -> Iterator[Table]:
    """Tables with each released record in one of them (those without a candidate in none).

    Parameters
    ----------
    score : Score
    truth : (n,) int array
        The true raw record of each released record; -1 = none.
    candidates : Candidates, optional
        The raw records that each released one is compared with; all without it.
    """
    if not len(score.released_class) or not len(score.raw_class):
        return
    if candidates is not None:
        yield from _listed(score, truth, candidates, progress, cells)
        return
    folded = score.folded()
    if folded is not None:
        yield from folded.tables(truth, progress, cells)
        return
    yield from _crossed(score, truth, progress, cells)


def _crossed(score: Score, truth: Ints, progress: Progress, cells: int) -> Iterator[Table]:
    """Every class of released records against every class of raw records."""
    counts = score.raw_counts
    credit = crediting(score.raw_class, len(counts))
    order = np.argsort(score.released_class, kind="stable")
    bounds = np.searchsorted(score.released_class[order], np.arange(score.released_classes + 1))
    step = max(1, cells // len(counts))
    for start in range(0, score.released_classes, step):
        advance(progress, start / score.released_classes)
        classes = np.arange(start, min(start + step, score.released_classes))
        record = order[bounds[classes[0]] : bounds[classes[-1] + 1]]
        mine = truth[record]
        column = np.where(mine >= 0, score.raw_class[mine], -1)
        rows, continuous = score.released_class[record] - start, score.continuous and len(counts) >= LONG
        yield Table(score.rows(classes), counts, record, rows, column, credit, continuous)


def crediting(raw_class: Ints, classes: int) -> Callable[[Ints, Ints, Ints, Ints], None]:
    """How chosen cells of classes are added to the raw records in them."""

    def credit(row: Ints, column: Ints, times: Ints, into: Ints) -> None:
        by_class = np.bincount(column, weights=times, minlength=classes).astype(np.int64)
        into += by_class[raw_class]

    return credit


def _listed(score: Score, truth: Ints, candidates: Candidates, progress: Progress, cells: int) -> Iterator[Table]:
    """Each released record against its own candidates; records with about as many of them share a table."""
    size = candidates.sizes
    order = np.argsort(size, kind="stable")
    order = order[size[order] > 0]
    start = 0
    while start < len(order):
        advance(progress, start / len(order))
        widest = int(size[order[start]])
        stop = start + 1
        step = max(1, cells // (2 * widest))
        stop = min(len(order), start + step)
        stop = max(start + 1, int(np.searchsorted(size[order[:stop]], 2 * widest, side="right")))
        yield _padded(score, truth, candidates, order[start:stop])
        start = stop


def _padded(score: Score, truth: Ints, candidates: Candidates, record: Ints) -> Table:
    """These released records, a row each, with empty cells behind the last candidate."""
    raw, counts = candidates.padded(record)
    scores = score.pairs(score.released_class[record][:, None], score.raw_class[raw], counts)
    scores[counts == 0] = np.inf
    here = (raw == truth[record][:, None]) & (counts > 0)
    column = np.where(here.any(axis=1), here.argmax(axis=1), -1)

    def credit(row: Ints, cell: Ints, times: Ints, into: Ints) -> None:
        np.add.at(into, raw[row, cell], times)

    return Table(scores, counts, record, np.arange(len(record)), column, credit)
