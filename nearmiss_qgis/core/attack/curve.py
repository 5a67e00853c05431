"""An attacker need not name everybody: precision and recall where only those are named that look certain."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from .evaluation import Evaluation
from .ties import starts

Floats = NDArray[np.float64]


@dataclass(frozen=True)
class Curve:
    """One point for each different confidence, the highest first.

    Attributes
    ----------
    threshold : (t,) float array
        Records with at least this confidence are attacked. It has no scale that carries over to other data.
    attacked : (t,) int array
    coverage, precision, recall : (t,) float arrays
        Attacked records / all; expected hits / attacked; expected hits / all.
    """

    threshold: Floats
    attacked: NDArray[np.int64]
    coverage: Floats
    precision: Floats
    recall: Floats


def curve(found: Evaluation, by: str = "margin") -> Curve:
    """Precision and recall by the confidence that the attacker sees.

    Parameters
    ----------
    by : str
        ``margin`` = margin / sd of the scores, ``tie`` = 1 / candidates tied for the best.

    Examples
    --------
    >>> from .evaluate import evaluate
    >>> from .scores import Given
    >>> from .tables import tables
    >>> score = Given(np.array([[0.0, 3, 4], [1, 1, 5], [9, 9, 0]]))
    >>> found = evaluate(tables(score, np.arange(3)), np.arange(3), 3)
    >>> answer = curve(found, "tie")
    >>> answer.threshold.tolist(), answer.attacked.tolist(), answer.precision.round(3).tolist()
    ([1.0, 0.5], [2, 3], [1.0, 0.833])
    """
    if by == "margin":
        confidence = found.confidence
    else:
        confidence = np.where(found.candidates > 0, 1.0 / np.maximum(found.best_tie, 1), np.nan)
    known = np.flatnonzero(~np.isnan(confidence))
    order = known[np.argsort(-confidence[known], kind="stable")]
    if not len(order):
        nothing = np.zeros(0)
        return Curve(nothing, np.zeros(0, dtype=np.int64), nothing, nothing, nothing)
    value, risk = confidence[order], found.risk[order]
    new = starts(value[::-1], 0.0)[
        ::-1
    ]  # the last of each group, from the highest on: what differs by rounding is one point
    last = np.flatnonzero(new)
    attacked, hit = last + 1, np.cumsum(risk)[last]
    n = len(confidence)
    return Curve(value[last], attacked, attacked / n, hit / attacked, hit / n)
