"""How many records a guess gets right: the exact distribution, and what else is known about a rate."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from scipy.signal import fftconvolve
from scipy.special import ndtri

Floats = NDArray[np.float64]


@dataclass(frozen=True)
class Hits:
    """Number of right guesses when each record is guessed once, ties by chance, independently.

    Attributes
    ----------
    mean, sd : float
        Of the number of hits: sum r, sqrt(sum r (1 - r)).
    at_least_one : float
        Probability of one hit or more, 1 - prod (1 - r).
    low, high : int
        2.5 % and 97.5 % quantiles of the number of hits.
    """

    mean: float
    sd: float
    at_least_one: float
    low: int
    high: int


def hits(risk: Floats) -> Hits:
    """The distribution of the number of hits (Poisson-binomial) with the probabilities `risk`.

    >>> found = hits(np.array([0.5, 0.5, 1.0]))
    >>> found.mean, round(found.sd, 4), found.at_least_one, found.low, found.high
    (2.0, 0.7071, 1.0, 1, 3)
    """
    with np.errstate(divide="ignore"):
        none = float(np.log1p(-risk).sum())
    total = np.cumsum(distribution(risk))
    return Hits(
        mean=float(risk.sum()),
        sd=float(np.sqrt((risk * (1.0 - risk)).sum())),
        at_least_one=float(-np.expm1(none)),
        low=int(np.searchsorted(total, 0.025)),
        high=int(np.searchsorted(total, 0.975)),
    )


def distribution(risk: Floats) -> Floats:
    """(n + 1,) probability of each number of hits.

    >>> distribution(np.array([0.5, 0.5])).tolist()
    [0.25, 0.5, 0.25]
    """
    open_ones = risk[(risk > 0) & (risk < 1)]
    parts = [np.array([1.0 - r, r]) for r in np.sort(open_ones)] or [np.ones(1)]
    while len(parts) > 1:
        parts = [_sum(parts[i], parts[i + 1]) if i + 1 < len(parts) else parts[i] for i in range(0, len(parts), 2)]
    answer = np.zeros(len(risk) + 1)
    sure = int((risk >= 1).sum())
    answer[sure : sure + len(parts[0])] = parts[0]
    return answer


def _sum(a: Floats, b: Floats) -> Floats:
    """Distribution of the sum of two independent numbers."""
    if len(a) < 256:
        return np.convolve(a, b)
    return np.maximum(fftconvolve(a, b), 0.0)


def interval(rate: float, n: int, level: float = 0.95) -> tuple[float, float]:
    """Wilson interval of a rate, when the n records are a random sample of those one wants to speak about.

    >>> [round(end, 4) for end in interval(0.5, 100)]
    [0.4038, 0.5962]
    """
    z = float(ndtri(0.5 + level / 2))
    middle = (rate + z * z / (2 * n)) / (1 + z * z / n)
    half = z / (1 + z * z / n) * np.sqrt(rate * (1 - rate) / n + z * z / (4 * n * n))
    return float(max(0.0, middle - half)), float(min(1.0, middle + half))
