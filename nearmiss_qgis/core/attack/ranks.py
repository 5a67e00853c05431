"""Scores by their rank among all candidate pairs."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from ..errors import QT_TRANSLATE_NOOP, NearMissError
from .combine import Scale
from .evaluate import Table
from .scores import Floats
from .ties import FLOOR, starts

#: Different scores that are kept to rank by; their number grows with the pairs where few are equal.
MAX_VALUES = 4_000_000


def rank_scale(tables: Iterable[Table], max_values: int = MAX_VALUES) -> Scale:
    """Each score as (its average rank - 1) / (pairs - 1), 0 to 1.

    Raises
    ------
    NearMissError
        More than `max_values` different scores.
    """
    values: Floats = np.zeros(0)
    counts: Floats = np.zeros(0)
    for table in tables:
        times = np.bincount(table.row, minlength=len(table.scores)).astype(np.float64)
        weight = np.broadcast_to(table.counts, table.scores.shape) * times[:, None]
        there = weight > 0
        new, code = np.unique(table.scores[there], return_inverse=True)
        weights = np.bincount(code.reshape(-1), weights=weight[there], minlength=len(new))
        both, code = np.unique(np.concatenate([values, new]), return_inverse=True)
        counts = np.bincount(code.reshape(-1), weights=np.concatenate([counts, weights])).astype(np.float64)
        values = both
        if len(values) > max_values:
            raise NearMissError(
                QT_TRANSLATE_NOOP(
                    "NearMiss",
                    "NORMALIZE = rank needs all different scores at once, and there are too many. Use range or zscore."
                )
            )  # fmt: skip
    total = float(counts.sum())
    if len(values) < 2:
        return Scale(values=values, ranks=np.zeros(len(values)), known_sd=0.0)
    group = np.cumsum(starts(values, FLOOR * (values[-1] - values[0]))) - 1  # what differs by rounding shares a rank
    size = np.bincount(group, weights=counts)
    average = np.cumsum(size) - size + (size + 1) / 2.0
    ranks = np.asarray((average - 1) / (total - 1), dtype=np.float64)[group]
    spread = _sd(ranks, counts)
    return Scale(values=values, ranks=ranks, known_sd=spread)


def _sd(values: Floats, counts: Floats) -> float:
    total = float(counts.sum())
    mean = float((values * counts).sum() / total)
    return float(np.sqrt(((values - mean) ** 2 * counts).sum() / (total - 1)))
