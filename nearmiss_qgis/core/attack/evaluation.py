"""What an attack gets right, record by record and over all."""

from __future__ import annotations

import math
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]


@dataclass(frozen=True)
class Spread:
    """Moments of the scores of all candidate pairs: how many, the smallest, the largest, mean, sum of squares about it."""

    pairs: int
    low: float
    high: float
    mean: float
    squares: float

    @property
    def sd(self) -> float:
        """Standard deviation with n - 1; 0 for fewer than two pairs."""
        return float(np.sqrt(self.squares / (self.pairs - 1))) if self.pairs > 1 else 0.0


@dataclass(frozen=True)
class Evaluation:
    """What an attack gets right. All arrays are (n,), one entry for each released record.

    Attributes
    ----------
    candidates : int array
        Candidates; 0 where blocking left none.
    better, tied : int arrays
        Candidates strictly better than the true one, and tied with it (it included); 0 where `found` is False.
    found : bool array
        The true candidate is among the candidates.
    best, second : float arrays
        Best score, and the score of the second candidate (equal to the best on a tie); NaN where there is none.
    best_tie : int array
        Candidates tied for the best.
    sd : float array
        Standard deviation (n - 1) of the scores of the candidates; NaN for fewer than two.
    credited : (n_raw,) int array
        For how many released records each raw record is among the best.
    spread : Spread
        Moments of the scores of all candidate pairs.
    """

    candidates: Ints
    better: Ints
    tied: Ints
    found: NDArray[np.bool_]
    best: Floats
    second: Floats
    best_tie: Ints
    sd: Floats
    credited: Ints
    spread: Spread
    _raw_of: Ints = field(repr=False)

    @property
    def risk(self) -> Floats:
        """(n,) probability that the single guess is right."""
        return self.within(1)

    def within(self, k: int) -> Floats:
        """(n,) probability that the true record is among the k best."""
        tied = np.maximum(self.tied, 1)
        return np.where(self.found, np.clip((k - self.better) / tied, 0.0, 1.0), 0.0)

    @property
    def success(self) -> float:
        """Expected share of records that the single guess gets right."""
        return _mean(self.risk)

    def top(self, k: int) -> float:
        """Expected share of records whose true record is among the k best."""
        return _mean(self.within(k))

    @property
    def baseline_random(self) -> float:
        """Success of a guess by chance among the candidates; 0 for a record whose true one is not among them."""
        return self._chance / len(self.candidates)

    @property
    def _chance(self) -> float:
        """Expected hits of guessing: sum of 1 / candidates."""
        size, records = np.unique(self.candidates[self.found], return_counts=True)
        return math.fsum((records / size).tolist())

    @property
    def baseline_mode(self) -> float:
        """Success of naming for every record the raw record that is most often among the best (ties: the first)."""
        if not self.credited.any():
            return 0.0
        return float((self._raw_of == int(np.argmax(self.credited))).mean())

    @property
    def lift(self) -> float:
        """Success divided by that of chance; NaN where chance has none."""
        return math.fsum(self.risk.tolist()) / self._chance if self._chance > 0 else float("nan")

    @property
    def truth_coverage(self) -> float:
        """Share of released records whose true record is among their candidates."""
        return float(self.found.mean())

    @property
    def margin(self) -> Floats:
        """(n,) second best minus best score."""
        return self.second - self.best

    @property
    def confidence(self) -> Floats:
        """(n,) eccentricity, margin / sd: what the attacker sees. Infinite with one candidate, NaN with none."""
        answer = np.zeros(len(self.candidates))
        np.divide(self.margin, self.sd, out=answer, where=self.sd > 0)
        answer[self.candidates == 1] = np.inf
        answer[self.candidates == 0] = np.nan
        return answer


def _mean(values: Floats) -> float:
    """Mean without rounding on the way: 200 times 1 / 200 is 1."""
    return math.fsum(values.tolist()) / len(values)
