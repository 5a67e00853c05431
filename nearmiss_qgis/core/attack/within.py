"""Containment as a score: could the raw record have become the released one?"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from .candidates import Attribute
from .combine import joint
from .scores import Floats, Ints, Score


class Within(Score):
    """1 - 1 / k for a raw record inside the released one in every attribute, k of them being inside; else 1.

    A released record that no raw one is inside scores 1 throughout: it cannot be told from a chance guess.
    """

    def __init__(self, attributes: Sequence[Attribute]) -> None:
        self.attributes = tuple(attributes)
        raw_class, self._raw = joint([one.raw for one in attributes])
        released_class, self._released = joint([one.released for one in attributes])
        super().__init__(raw_class, released_class)
        self._inside = [one.inside for one in attributes]

    def holds(self, released: Ints, raw: Ints) -> NDArray[np.bool_]:
        """Whether the raw records (by number) are inside the released ones, pair by pair."""
        return np.asarray(self._pairs(self.released_class[released], self.raw_class[raw]), dtype=bool)

    def _pairs(self, released: Ints, raw: Ints) -> Floats:
        answer = np.ones(np.broadcast_shapes(released.shape, raw.shape), dtype=bool)
        for inside, mine, other in zip(self._inside, self._released, self._raw):
            answer &= inside[mine[released], other[raw]]
        return answer

    def _finish(self, scores: Floats, counts: Ints) -> Floats:
        inside = scores.astype(bool)
        k = np.where(inside, counts, 0).sum(axis=1)
        return np.where(inside, 1.0 - 1.0 / np.maximum(k, 1)[:, None], 1.0)
