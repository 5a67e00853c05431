"""Scores of sets of tokens, such as the items somebody bought: what they share and what they do not."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray
from scipy.sparse import csr_matrix

from ..errors import QT_TRANSLATE_NOOP, NearMissError
from .scores import Floats, Ints, Score, coded

_PRIME = 2**31 - 1


def tokens(text: str, separator: str) -> list[str]:
    """The tokens of a text; '' has none, and a separator at the end begins none.

    >>> tokens("a:b:", ":"), tokens("", ":")
    (['a', 'b'], [])
    """
    parts = text.split(separator)
    return parts[:-1] if parts[-1] == "" else parts


class Sets(Score):
    """1 - similarity of two sets of tokens.

    With A the raw set, B the released one and i what they share: jaccard i / (|A| + |B| - i), dice 2i / (|A| + |B|),
    overlap i / min(|A|, |B|), tversky i / (i + alpha |A without B| + beta |B without A|). Two empty sets are the same,
    an empty and another one share nothing. As multisets, a token that is there n times counts n times.
    """

    def __init__(
        self,
        raw: Sequence[str | None],
        released: Sequence[str | None],
        *,
        separator: str = ":",
        kind: str = "jaccard",
        alpha: float = 1.0,
        beta: float = 1.0,
        multiset: bool = False,
    ) -> None:
        if alpha < 0 or beta < 0:
            raise NearMissError(
                QT_TRANSLATE_NOOP(
                    "NearMiss", "alpha and beta of tversky are 0 or more: less would reward a difference."
                )
            )
        raw_class, raw_texts, self.unknown_raw = coded(raw)
        released_class, released_texts, self.unknown_released = coded(released)
        lost = self.unknown_raw, self.unknown_released
        super().__init__(raw_class, released_class)
        self.unknown_raw, self.unknown_released = lost
        both = [_items(text, separator, multiset) for text in (*raw_texts, *released_texts)]
        matrix = _incidence(both)
        self._raw, self._released = matrix[: len(raw_texts)], matrix[len(raw_texts) :]
        self._kind, self._alpha, self._beta = kind, alpha, beta
        self._prepare()

    def _prepare(self) -> None:
        if self.unknown_raw:
            self._raw = _with_empty_row(self._raw)
        if self.unknown_released:
            self._released = _with_empty_row(self._released)
        self._raw_size = np.diff(self._raw.indptr).astype(np.float64)
        self._released_size = np.diff(self._released.indptr).astype(np.float64)
        if self.unknown_raw:
            self._raw_size[-1] = np.nan
        if self.unknown_released:
            self._released_size[-1] = np.nan
        self._columns = self._raw.T.tocsr()
        known = self._raw_size[~np.isnan(self._raw_size)]
        self._sizes, self._size_code = np.unique(known, return_inverse=True)
        self.levels = (int(np.nanmax(self._released_size, initial=0.0)) + 1) * len(self._sizes)

    def level_rows(self, released: Ints) -> NDArray[np.int64]:
        """(b, c) items in common and size of the raw set, as one number; only where no value is unknown."""
        shared = (self._released[released] @ self._columns).toarray().astype(np.int64)
        return np.asarray(shared * len(self._sizes) + self._size_code[None, :])

    def level_values(self, released: Ints) -> Floats:
        """(b, levels) the score for each number of items in common and each size."""
        level = np.arange(self.levels)
        shared, raw = level // len(self._sizes), self._sizes[level % len(self._sizes)]
        size = self._released_size[released][:, None]
        return self._distance(
            np.broadcast_to(shared.astype(np.float64), (len(released), self.levels)), size, raw[None, :]
        )

    def _rows(self, released: Ints) -> Floats:
        shared = (self._released[released] @ self._columns).toarray().astype(np.float64)
        return self._distance(shared, self._released_size[released][:, None], self._raw_size[None, :])

    def _pairs(self, released: Ints, raw: Ints) -> Floats:
        code, place = np.unique(released, return_inverse=True)
        if len(code) * len(self.raw_counts) <= 4 * raw.size:
            return np.asarray(self._rows(code)[place.reshape(released.shape), raw])
        left = np.broadcast_to(released, raw.shape).reshape(-1)
        shared = self._released[left].multiply(self._raw[raw.reshape(-1)]).sum(axis=1)
        shared = np.asarray(shared, dtype=np.float64).reshape(raw.shape)
        return self._distance(shared, self._released_size[released], self._raw_size[raw])

    def _distance(self, shared: Floats, released: Floats, raw: Floats) -> Floats:
        if self._kind == "jaccard":
            below = raw + released - shared
        elif self._kind == "dice":
            shared, below = 2.0 * shared, raw + released
        elif self._kind == "overlap":
            below = np.minimum(raw, released)
        else:
            below = shared + self._alpha * (raw - shared) + self._beta * (released - shared)
        both_empty = (raw == 0) & (released == 0)
        with np.errstate(invalid="ignore", divide="ignore"):
            similar = np.where(below > 0, shared / below, np.where(below == 0, 0.0, np.nan))
        similar = np.where(both_empty, 1.0, similar)
        return 1.0 - np.clip(similar, 0.0, 1.0)


class Hashed(Sets):
    """1 - share of the min-hash functions on which two sets agree: an estimate of 1 - jaccard.

    Its standard error is sqrt(J (1 - J) / hashes). Functions (a x + b) mod (2^31 - 1) with a and b drawn by `rng`.
    """

    def __init__(
        self,
        raw: Sequence[str | None],
        released: Sequence[str | None],
        *,
        rng: np.random.Generator,
        separator: str = ":",
        hashes: int = 128,
    ) -> None:
        self._hashes = hashes
        self._rng = rng
        super().__init__(raw, released, separator=separator)

    def _prepare(self) -> None:
        self._empty_raw = np.diff(self._raw.indptr) == 0
        self._empty_released = np.diff(self._released.indptr) == 0
        raw, released = signatures(self._raw, self._released, self._hashes, self._rng)
        self.raw_signature, self.released_signature = raw, released
        matrix = _agreements(np.vstack([raw, released]))
        self._raw, self._released = matrix[: len(raw)], matrix[len(raw) :]
        super()._prepare()

    def _distance(self, shared: Floats, released: Floats, raw: Floats) -> Floats:
        similar = np.where((raw == 0) & (released == 0), 1.0, shared / self._hashes)
        similar[np.broadcast_to(np.isnan(raw) | np.isnan(released), similar.shape)] = np.nan
        return np.asarray(1.0 - similar)


def signatures(
    raw: csr_matrix, released: csr_matrix, hashes: int, rng: np.random.Generator
) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Min-hash signatures of sets, (n_raw, hashes) and (n, hashes); -1 throughout for an empty set."""
    if hashes < 1:
        raise NearMissError(QT_TRANSLATE_NOOP("NearMiss", "{hashes} hash functions: give 1 or more."), hashes=hashes)
    factor = rng.integers(1, _PRIME, hashes)
    offset = rng.integers(0, _PRIME, hashes)
    answer = []
    for side in (raw, released):
        signature = np.full((side.shape[0], hashes), -1, dtype=np.int64)
        filled = np.flatnonzero(np.diff(side.indptr))
        if len(filled):
            for h in range(hashes):
                value = (factor[h] * (side.indices.astype(np.int64) + 1) + offset[h]) % _PRIME
                signature[filled, h] = np.minimum.reduceat(value, side.indptr[filled])
        answer.append(signature)
    return answer[0], answer[1]


def _agreements(signature: NDArray[np.int64]) -> csr_matrix:
    """Each signature as the set of its (function, value)."""
    column = np.zeros(signature.shape, dtype=np.int64)
    width = 0
    for h in range(signature.shape[1]):
        distinct, code = np.unique(signature[:, h], return_inverse=True)
        column[:, h] = code.reshape(-1) + width
        width += len(distinct)
    there = signature >= 0
    row = np.nonzero(there)[0]
    return csr_matrix((np.ones(len(row), dtype=np.int32), (row, column[there])), shape=(len(signature), width))


def _items(text: str, separator: str, multiset: bool) -> list[tuple[str, int]]:
    """The tokens of a set; of a multiset, each with how many of its kind came before."""
    found = tokens(text, separator)
    if not multiset:
        return [(token, 0) for token in sorted(set(found))]
    seen: dict[str, int] = {}
    items = []
    for token in found:
        items.append((token, seen.get(token, 0)))
        seen[token] = seen.get(token, 0) + 1
    return items


def _incidence(sets: Sequence[list[tuple[str, int]]]) -> csr_matrix:
    """(sets, items): 1 where the item is in the set."""
    code: dict[tuple[str, int], int] = {}
    column = [code.setdefault(item, len(code)) for items in sets for item in items]
    start = np.concatenate(([0], np.cumsum([len(items) for items in sets]))).astype(np.int64)
    matrix = csr_matrix((np.ones(len(column), dtype=np.int32), column, start), shape=(len(sets), max(1, len(code))))
    matrix.sort_indices()
    return matrix


def _with_empty_row(matrix: csr_matrix) -> csr_matrix:
    """The row of the unknown value, behind the others."""
    start = np.append(matrix.indptr, matrix.indptr[-1])
    return csr_matrix((matrix.data, matrix.indices, start), shape=(matrix.shape[0] + 1, matrix.shape[1]))
