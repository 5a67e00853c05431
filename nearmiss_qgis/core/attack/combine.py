"""Several attributes as one score: each on a common scale, weighed, added up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ..errors import QT_TRANSLATE_NOOP, NearMissError
from ..records import identifiers
from .evaluation import Spread
from .fold import Folded, foldable
from .scores import Floats, Ints, Score

#: Widest weighted standard deviation over the narrowest: beyond this the widest component decides alone.
MAX_SCALE_GAP = 10.0
_WIDE = 2048


@dataclass(frozen=True)
class Scale:
    """A score on a common scale: (score - zero) * step, or by its rank among all pairs where `values` is given."""

    zero: float = 0.0
    step: float = 1.0
    values: Floats | None = None
    ranks: Floats | None = None
    known_sd: float | None = None

    def __call__(self, scores: Floats) -> Floats:
        """The scores on this scale."""
        if self.values is not None and self.ranks is not None:
            place = np.searchsorted(self.values, scores)
            return self.ranks[np.minimum(place, len(self.ranks) - 1)]
        if self.zero == 0.0 and self.step == 1.0:
            return scores
        return (scores - self.zero) * self.step

    def sd(self, spread: Spread) -> float:
        """Standard deviation of the scaled scores."""
        return spread.sd * abs(self.step) if self.known_sd is None else self.known_sd


def scale(method: str, spread: Spread) -> Scale:
    """The scale of one component: ``range`` 0 to 1, ``zscore`` mean 0 and sd 1, ``none``.

    A component that is the same for all pairs becomes 0.

    >>> scale("range", Spread(4, 2.0, 6.0, 3.0, 10.0))(np.array([2.0, 4.0, 6.0])).tolist()
    [0.0, 0.5, 1.0]
    """
    if method == "none":
        return Scale()
    flat = not spread.high > spread.low
    if flat:
        return Scale(spread.low if np.isfinite(spread.low) else 0.0, 1.0)
    if method == "range":
        return Scale(spread.low, 1.0 / (spread.high - spread.low))
    if method == "zscore":
        return Scale(spread.mean, 1.0 / spread.sd)
    raise ValueError(method)


class Sum(Score):
    """Weighted sum of scores, each on its scale. Records of one class agree in every component."""

    def __init__(self, parts: Sequence[Score], weights: Sequence[float], scales: Sequence[Scale]) -> None:
        check_weights(weights)
        self.parts = [(part, weight, how) for part, weight, how in zip(parts, weights, scales) if weight > 0]
        chosen = [part for part, _, _ in self.parts]
        raw_class, self.raw_parts = joint([part.raw_class for part in chosen])
        released_class, self._released_parts = joint([part.released_class for part in chosen])
        super().__init__(raw_class, released_class)
        self.continuous = len(self.parts) == 1 and chosen[0].continuous

    def rows(self, released: Ints) -> Floats:
        """As of :meth:`Score.rows`."""
        total = np.zeros((len(released), len(self.raw_counts)))
        for (part, weight, how), mine, raw in zip(self.parts, self._released_parts, self.raw_parts):
            code, place = np.unique(mine[released], return_inverse=True)
            scores = how(part.rows(code))
            scores = scores * weight if weight != 1.0 else scores
            if len(raw) > _WIDE:  # a row after the other: no second copy of a wide table
                for row, source in enumerate(place.reshape(-1)):
                    total[row] += scores[source].take(raw)
            else:
                total += scores[place.reshape(-1)][:, raw]
        return total

    def pairs(self, released: Ints, raw: Ints, counts: Ints) -> Floats:
        """As of :meth:`Score.pairs`."""
        total = np.zeros(raw.shape)
        for (part, weight, how), mine, other in zip(self.parts, self._released_parts, self.raw_parts):
            total += how(part.pairs(mine[released], other[raw], counts)) * weight
        return total

    def folded(self) -> Folded | None:
        """As of :meth:`Score.folded`."""
        return foldable(self)


def check_weights(weights: Sequence[float]) -> None:
    """Refuse negative, unknown and all-zero weights."""
    if any(not (weight >= 0 and np.isfinite(weight)) for weight in weights):
        raise NearMissError(
            QT_TRANSLATE_NOOP(
                "NearMiss", "A weight is below 0 or no number. It would turn a difference into a likeness."
            )
        )
    if not any(weight > 0 for weight in weights):
        raise NearMissError(QT_TRANSLATE_NOOP("NearMiss", "All weights are 0. Every candidate would be tied."))


def joint(codes: Sequence[Ints]) -> tuple[Ints, list[Ints]]:
    """(one code for each combination that is there, the code of each part in each of them).

    >>> code, parts = joint([np.array([0, 1, 0]), np.array([2, 0, 2])])
    >>> code.tolist(), [part.tolist() for part in parts]
    ([0, 1, 0], [[0, 1], [2, 0]])
    """
    total = codes[0]
    for code in codes[1:]:
        width = int(code.max()) + 1 if len(code) else 1
        total = np.unique(total * width + code, return_inverse=True)[1].reshape(-1).astype(np.int64)
    _, first, total = np.unique(total, return_index=True, return_inverse=True)
    return total.reshape(-1).astype(np.int64), [code[first] for code in codes]


class Likeness(Score):
    """Scoreboard of Narayanan and Shmatikov (2008), turned round: minus the sum of weight times likeness.

    Two numbers are alike (1) within `tolerance`, or linearly less so; texts when they are equal. What is unknown on either
    side adds nothing. The weight belongs to the attribute: rare is what few records have a value for.
    """

    def __init__(
        self,
        raw: Sequence[object],
        released: Sequence[object],
        *,
        weight: float,
        tolerance: float = 0.0,
        linear: bool = False,
    ) -> None:
        if not tolerance >= 0:
            raise NearMissError(QT_TRANSLATE_NOOP("NearMiss", "The tolerance of scoreboard is 0 or more."))
        both = [*raw, *released]
        numeric = all(value is None or isinstance(value, (int, float)) for value in both)
        if numeric:
            value = np.array([np.nan if one is None else float(one) for one in both])  # type: ignore[arg-type]
        else:
            texts = identifiers(both)
            code = {text: float(i) for i, text in enumerate(sorted({text for text in texts if text is not None}))}
            value = np.array([np.nan if text is None else code[text] for text in texts])
        self._tolerance, self._linear = (tolerance, linear and tolerance > 0) if numeric else (0.0, False)
        from .scores import classes

        raw_class, released_class, self._raw, self._released = classes(value[: len(raw)], value[len(raw) :])
        super().__init__(raw_class, released_class)
        self._weight = weight

    def _pairs(self, released: Ints, raw: Ints) -> Floats:
        gap = np.abs(self._released[released] - self._raw[raw])
        with np.errstate(invalid="ignore"):
            alike = np.maximum(0.0, 1.0 - gap / self._tolerance) if self._linear else gap <= self._tolerance
        return -self._weight * np.where(np.isnan(gap), 0.0, alike)


def rarity_weights(counts: NDArray[np.int64], records: int, how: str = "idf") -> Floats:
    """Weight of values (or attributes) that occur in `counts` of `records` records.

    idf = max(ln(records / count), 0); inv_log = 1 / ln(count + 1); inv = 1 / count; none = 1; a count of 0 is taken as 1.

    >>> rarity_weights(np.array([3, 12]), 12).round(4).tolist()
    [1.3863, 0.0]
    """
    count = np.maximum(counts, 1).astype(np.float64)
    if how == "idf":
        return np.asarray(np.maximum(np.log(records / count), 0.0))
    if how == "inv_log":
        return np.asarray(1.0 / np.log(count + 1.0))
    if how == "inv":
        return np.asarray(1.0 / count)
    if how == "none":
        return np.ones(len(count))
    raise ValueError(how)
