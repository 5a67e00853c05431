"""How far apart two records are in one attribute: one score for each kind of value. Smaller is nearer.

A score knows the classes of both sides (records that agree score alike) and gives the scores of some classes of
released records against all classes of raw ones, or of single pairs. A value that is unknown on either side scores as
the average candidate of that released record: it neither helps nor rules out anybody.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from .edits import Texts, pairwise

if TYPE_CHECKING:
    from .fold import Folded

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]


class Score:
    """What all scores share.

    Attributes
    ----------
    raw_class, released_class : (n_raw,) and (n,) int arrays
        Codes from 0 on; records of one class score alike.
    raw_counts : (c,) int array
        Raw records in each class.
    released_classes : int
    unknown_raw, unknown_released : int
        Records without a known value.
    levels : int
        How many different levels a score can be on for one released class; 0 = that is not known to be few.
    continuous : bool
        A distance: different raw classes are hardly ever equally far from a released one, but for the nearest.
    """

    levels = 0
    continuous = False

    def __init__(self, raw_class: Ints, released_class: Ints) -> None:
        self.raw_class, self.released_class = raw_class, released_class
        self.raw_counts = np.bincount(raw_class).astype(np.int64)
        self.released_classes = int(released_class.max()) + 1 if len(released_class) else 0
        self.unknown_raw = self.unknown_released = 0

    def rows(self, released: Ints) -> Floats:
        """(b, c) scores of these classes of released records against all raw classes."""
        return self._finish(self._rows(released), self.raw_counts)

    def pairs(self, released: Ints, raw: Ints, counts: Ints) -> Floats:
        """Scores of single pairs of classes: (b, 1) and (b, c) arrays; `counts` (b, c) is 0 where there is no candidate."""
        return self._finish(self._pairs(released, raw), counts)

    def folded(self) -> Folded | None:
        """A way to fewer columns, where there is one."""
        return None

    def level_rows(self, released: Ints) -> NDArray[Any]:
        """(b, c) level of each raw class, for these classes of released records; only where there are `levels`."""
        raise NotImplementedError

    def level_values(self, released: Ints) -> Floats:
        """(b, levels) the score on each level."""
        raise NotImplementedError

    def _rows(self, released: Ints) -> Floats:
        return self._pairs(released[:, None], np.arange(len(self.raw_counts))[None, :])

    def _pairs(self, released: Ints, raw: Ints) -> Floats:
        raise NotImplementedError

    def _finish(self, scores: Floats, counts: Ints) -> Floats:
        """Unknown scores (NaN) become the mean of the known ones of their row, 0 where none is known."""
        if not (self.unknown_raw or self.unknown_released):
            return scores
        unknown = np.isnan(scores)
        weight = np.where(unknown, 0, counts)
        known = weight.sum(axis=1)
        total = np.where(weight > 0, scores, 0.0)
        total *= weight
        mean = total.sum(axis=1) / np.maximum(known, 1)
        return np.where(unknown, mean[:, None], scores)


def classes(raw: Floats, released: Floats) -> tuple[Ints, Ints, Floats, Floats]:
    """(class of each raw, of each released, distinct raw, distinct released) values or rows; NaN is one value."""
    answer = []
    for side in (raw, released):
        lost = np.isnan(side) if side.ndim == 1 else np.isnan(side).any(axis=1)
        filled = side.copy()
        filled[lost] = np.inf
        distinct, code = np.unique(filled, axis=None if side.ndim == 1 else 0, return_inverse=True)
        distinct[np.isinf(distinct)] = np.nan
        answer.append((code.reshape(-1).astype(np.int64), distinct))
    return answer[0][0], answer[1][0], answer[0][1], answer[1][1]


class Given(Score):
    """Scores that are given as a matrix: released records in rows, raw ones in columns."""

    def __init__(self, matrix: Floats) -> None:
        super().__init__(np.arange(matrix.shape[1]), np.arange(matrix.shape[0]))
        self._matrix = matrix

    def _pairs(self, released: Ints, raw: Ints) -> Floats:
        return np.asarray(self._matrix[released, raw])


class Numbers(Score):
    """Difference of two numbers.

    Parameters
    ----------
    raw, released : (n_raw,) and (n,) float arrays
        NaN is unknown.
    relative : bool
        |a - b| / max(a, b, 1) instead of |a - b|.
    """

    def __init__(self, raw: Floats, released: Floats, *, relative: bool = False) -> None:
        raw_class, released_class, self._raw, self._released = classes(raw, released)
        super().__init__(raw_class, released_class)
        self._relative = relative
        self.continuous = not relative
        self.unknown_raw, self.unknown_released = int(np.isnan(raw).sum()), int(np.isnan(released).sum())

    def _pairs(self, released: Ints, raw: Ints) -> Floats:
        a, b = self._released[released], self._raw[raw]
        scores = np.abs(a - b)
        if self._relative:
            scores /= np.maximum(np.maximum(a, b), 1.0)
        return np.asarray(scores)


class Vectors(Score):
    """Distance of two points in space: metres on the map, quantiles, profiles, whitened numbers.

    Parameters
    ----------
    raw, released : (n_raw, d) and (n, d) float arrays
        A row with a NaN is unknown.
    power : 1 or 2
        Sum of absolute, or of squared differences.
    root : bool
        Take the square root of that sum.
    near : float
        Distances up to this one are equal: they are 0, and longer ones are counted from there.
    shares : bool
        Rows are whole numbers of things and stand for their shares. Differences are taken before dividing, so that scores
        that are equal do not differ by rounding.
    """

    def __init__(
        self,
        raw: Floats,
        released: Floats,
        *,
        power: int = 2,
        root: bool = False,
        near: float = 0.0,
        shares: bool = False,
    ) -> None:
        lost = [np.isnan(side).any(axis=1) for side in (raw, released)]
        raw_class, released_class, distinct_raw, distinct_released = classes(raw, released)
        super().__init__(raw_class, released_class)
        self._raw, self._released = np.ascontiguousarray(distinct_raw.T), np.ascontiguousarray(distinct_released.T)
        self._power, self._root, self._near = power, root, near
        self.continuous = power == 2 and root
        self.unknown_raw, self.unknown_released = int(lost[0].sum()), int(lost[1].sum())
        self._sizes = (distinct_released.sum(axis=1), distinct_raw.sum(axis=1)) if shares else None

    def _pairs(self, released: Ints, raw: Ints) -> Floats:
        total: Floats | None = None
        mine, other = (1.0, 1.0) if self._sizes is None else (self._sizes[0][released], self._sizes[1][raw])
        for left, right in zip(self._released, self._raw):
            step = left[released] - right[raw] if self._sizes is None else left[released] * other - right[raw] * mine
            np.square(step, out=step) if self._power == 2 else np.abs(step, out=step)
            if total is None:
                total = step
            else:
                total += step
        assert total is not None
        if self._sizes is not None:
            total /= (mine * other) ** self._power
        if self._root:
            np.sqrt(total, out=total)
        if self._near > 0:
            total -= self._near
            np.maximum(total, 0.0, out=total)
        return total


class Edits(Score):
    """Edit distance of two texts (Levenshtein, unit costs, case counts). None is unknown."""

    def __init__(self, raw: Sequence[str | None], released: Sequence[str | None]) -> None:
        raw_class, self._raw, raw_lost = coded(raw)
        released_class, self._released, released_lost = coded(released)
        super().__init__(raw_class, released_class)
        self._texts = Texts(self._raw)
        self.unknown_raw, self.unknown_released = raw_lost, released_lost
        self.levels = max([self._texts.longest, *(len(text) for text in self._released)]) + 1

    def level_values(self, released: Ints) -> Floats:
        """(b, levels) the distances themselves."""
        return np.repeat(np.arange(self.levels, dtype=np.float64)[None, :], len(released), axis=0)

    def level_rows(self, released: Ints) -> NDArray[np.int16]:
        """(b, c) distances as whole numbers; -1 where a value is unknown."""
        known = released[released < len(self._released)]
        answer = np.full((len(released), len(self.raw_counts)), -1, dtype=np.int16)
        if len(known) and len(self._raw):
            there = np.flatnonzero(released < len(self._released))
            answer[there, : len(self._raw)] = self._texts.distances([self._released[i] for i in known])
        return answer

    def _rows(self, released: Ints) -> Floats:
        levels = self.level_rows(released)
        scores = levels.astype(np.float64)
        if self.unknown_raw or self.unknown_released:
            scores[levels < 0] = np.nan
        return scores

    def _pairs(self, released: Ints, raw: Ints) -> Floats:
        code = np.unique(released)
        if len(code) * len(self._raw) <= 4 * raw.size:
            return np.asarray(self._rows(code)[np.searchsorted(code, released), raw])
        both, inverse = np.unique(released * len(self.raw_counts) + raw, return_inverse=True)
        left, right = both // len(self.raw_counts), both % len(self.raw_counts)
        known = np.flatnonzero((left < len(self._released)) & (right < len(self._raw)))
        value = np.full(len(both), np.nan)
        value[known] = pairwise([self._released[i] for i in left[known]], [self._raw[i] for i in right[known]])
        return np.asarray(value[inverse.reshape(-1)].reshape(raw.shape))


def coded(values: Sequence[str | None]) -> tuple[Ints, list[str], int]:
    """(code of each value, the distinct texts in order, how many are None); None gets the code behind the last text."""
    texts = sorted({value for value in values if value is not None})
    code = {text: i for i, text in enumerate(texts)}
    answer = np.fromiter((len(texts) if value is None else code[value] for value in values), np.int64, len(values))
    return answer, texts, int((answer == len(texts)).sum())


class Rarity(Score):
    """0 where two values agree, else the weight of the released one: rare values weigh more.

    Parameters
    ----------
    weight : mapping of str to float
        Weight of each released value.
    """

    def __init__(self, raw: Sequence[str | None], released: Sequence[str | None], weight: dict[str, float]) -> None:
        self._code, texts, _ = coded([*raw, *released])
        raw_class, raw_lost = _compact(self._code[: len(raw)])
        released_class, released_lost = _compact(self._code[len(raw) :])
        super().__init__(raw_class, released_class)
        self._raw, self._released = raw_lost, released_lost  # code of each class
        self._unknown = len(texts)
        self._weight = np.array([weight.get(text, 0.0) for text in texts] + [np.nan])
        self.unknown_raw = int((self._raw[raw_class] == self._unknown).sum())
        self.unknown_released = int((self._released[released_class] == self._unknown).sum())
        self.levels = 2

    def level_rows(self, released: Ints) -> NDArray[np.int8]:
        """(b, c) 0 where the values agree, else 1."""
        return (self._released[released][:, None] != self._raw[None, :]).astype(np.int8)

    def level_values(self, released: Ints) -> Floats:
        """(b, 2) nothing, and the weight of the value."""
        weight = self._weight[self._released[released]]
        return np.stack([np.zeros(len(weight)), weight], axis=1)

    def _pairs(self, released: Ints, raw: Ints) -> Floats:
        left, right = self._released[released], self._raw[raw]
        scores = np.where(left == right, 0.0, self._weight[left])
        if self.unknown_raw or self.unknown_released:
            scores[(right == self._unknown) | (left == self._unknown)] = np.nan
        return scores


def _compact(code: Ints) -> tuple[Ints, Ints]:
    """(codes without gaps, the code that each stands for)."""
    distinct, compact = np.unique(code, return_inverse=True)
    return compact.reshape(-1).astype(np.int64), distinct.astype(np.int64)
