"""Fewer candidates: which raw records each released one is compared with, and what that loses.

Blocking is about time, not about accuracy. A true pair that it throws away can never be found, so the success of the
attack falls and the release looks safer than it is. Its recall is always measured; below 1 every rate is a lower bound.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Callable

import numpy as np
from numpy.typing import NDArray
from scipy.spatial import cKDTree

from ..errors import QT_TRANSLATE_NOOP, NearMissError
from ..records import identifiers, labels
from .ties import snapped

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]

NEAR = 1e-6  # metres: distances are inclusive with this tolerance
_PAIRS = 1 << 20  # candidates that are listed at once


@dataclass(frozen=True)
class Candidates:
    """The candidates of each released record. Their lists are made when they are asked for, and never all at once.

    Attributes
    ----------
    sizes : (n,) int array
        Candidates of each released record.
    n_raw : int
    lists : callable
        Given released records, their candidates behind each other, ascending for each record.
    """

    sizes: Ints
    n_raw: int
    lists: Callable[[Ints], Ints]

    @property
    def without(self) -> int:
        """Released records without any candidate; they stay in the denominator."""
        return int((self.sizes == 0).sum())

    def parts(self) -> Iterator[Ints]:
        """All released records with candidates, some at a time, so that their lists stay short."""
        record = np.flatnonzero(self.sizes)
        if not len(record):
            return
        cut = np.flatnonzero(np.diff(np.cumsum(self.sizes[record]) // _PAIRS)) + 1
        yield from (part for part in np.split(record, cut) if len(part))

    def padded(self, record: Ints) -> tuple[Ints, Ints]:
        """(raw records, 1 or 0) of these released records, one row each, as wide as the longest list."""
        size = self.sizes[record]
        there = np.arange(int(size.max()))[None, :] < size[:, None]
        raw = np.zeros(there.shape, dtype=np.int64)
        raw[there] = self.lists(record)
        return raw, there.astype(np.int64)

    def keeps(self, truth: Ints) -> NDArray[np.bool_]:
        """(n,) whether the true raw record of each released record is among its candidates."""
        kept = np.zeros(len(truth), dtype=bool)
        for record in self.parts():
            owner = np.repeat(record, self.sizes[record])
            kept[owner[self.lists(record) == truth[owner]]] = True
        return kept

    def recall(self, truth: Ints) -> float:
        """Share of the true pairs that are kept; NaN where there is no true pair at all."""
        true = truth >= 0
        return float(self.keeps(truth)[true].mean()) if true.any() else float("nan")


def listed(released: Ints, raw: Ints, n: int, n_raw: int) -> Candidates:
    """Candidates from a list of pairs.

    Raises
    ------
    NearMissError
        A pair that is there twice: it would count twice as a candidate, and distort success and baseline alike.
    """
    order = np.lexsort((raw, released))
    released, raw = released[order], raw[order]
    twice = int(((released[1:] == released[:-1]) & (raw[1:] == raw[:-1])).sum())
    if twice:
        raise NearMissError(
            QT_TRANSLATE_NOOP(
                "NearMiss", "{count} candidate pairs are listed more than once. Every pair has to be there once."
            ),
            count=twice,
        )
    sizes = np.bincount(released, minlength=n).astype(np.int64)
    return Candidates(sizes, n_raw, _slices(sizes, raw))


def _slices(sizes: Ints, raw: Ints) -> Callable[[Ints], Ints]:
    start = np.concatenate(([0], np.cumsum(sizes)))[:-1]

    def lists(record: Ints) -> Ints:
        return raw[_runs(start[record], sizes[record])]

    return lists


def _runs(start: Ints, size: Ints) -> Ints:
    """start[0], start[0] + 1, …, start[1], …: `size` of each."""
    end = np.cumsum(size)
    return np.arange(int(end[-1]) if len(end) else 0) - np.repeat(end - size, size) + np.repeat(start, size)


def by_keys(raw_key: Ints, released_key: Ints) -> Candidates:
    """Raw records with the key of the released one.

    Parameters
    ----------
    raw_key, released_key : (n_raw,) and (n,) int arrays
        Codes of the same values on both sides.

    Examples
    --------
    >>> found = by_keys(np.array([0, 1, 1]), np.array([1, 0, 2]))
    >>> found.sizes.tolist(), found.lists(np.arange(3)).tolist(), round(found.recall(np.array([1, 0, 2])), 4)
    ([2, 1, 0], [1, 2, 0], 0.6667)
    """
    order = np.argsort(raw_key, kind="stable")
    ordered = raw_key[order]
    low = np.searchsorted(ordered, released_key, side="left")
    size = np.searchsorted(ordered, released_key, side="right") - low

    def lists(record: Ints) -> Ints:
        return order[_runs(low[record], size[record])]

    return Candidates(size, len(raw_key), lists)


def by_radius(raw_xy: Floats, released_xy: Floats, radius: float) -> Candidates:
    """Raw records within `radius` metres of the released one (inclusive); none where a place is unknown (NaN)."""
    known_raw = np.flatnonzero(np.isfinite(raw_xy).all(axis=1))
    known = np.isfinite(released_xy).all(axis=1)
    tree = cKDTree(raw_xy[known_raw]) if len(known_raw) else None
    size = np.zeros(len(released_xy), dtype=np.int64)
    if tree is not None and known.any():
        size[known] = tree.query_ball_point(released_xy[known], radius + NEAR, return_length=True)

    def lists(record: Ints) -> Ints:
        record = record[size[record] > 0]
        if tree is None or not len(record):
            return np.zeros(0, dtype=np.int64)
        near = tree.query_ball_point(released_xy[record], radius + NEAR, return_sorted=True)
        return known_raw[np.concatenate(near).astype(np.int64)]

    return Candidates(size, len(raw_xy), lists)


def by_hashes(raw_signature: Ints, released_signature: Ints, bands: int) -> Candidates:
    """Pairs that agree in a whole band of their min-hash signatures (LSH).

    A pair of similarity J survives with probability 1 - (1 - J^r)^b for b bands of r rows each.

    Parameters
    ----------
    raw_signature, released_signature : (n_raw, h) and (n, h) int arrays
        Min-hash signatures; a row of -1 is an empty set, which has no candidates.
    bands : int
        Has to divide h.
    """
    width = raw_signature.shape[1]
    if bands < 1 or width % bands:
        raise NearMissError(
            QT_TRANSLATE_NOOP("NearMiss", "{bands} bands do not divide {hashes} hashes. Give a divisor."),
            bands=bands,
            hashes=width,
        )
    passes = []
    for columns in np.array_split(np.arange(width), bands):
        both = np.vstack([raw_signature[:, columns], released_signature[:, columns]])
        code = np.unique(both, axis=0, return_inverse=True)[1].reshape(-1)
        raw, released = code[: len(raw_signature)], code[len(raw_signature) :]
        empty = (both < 0).any(axis=1)
        raw = np.where(empty[: len(raw)], -1, raw)
        passes.append(by_keys(raw, np.where(empty[len(raw) :], -2, released)))
    return union(passes)


def union(passes: Sequence[Candidates]) -> Candidates:
    """Each pair of any pass, once."""
    if len(passes) == 1:
        return passes[0]
    n_raw = passes[0].n_raw

    def keys(record: Ints) -> Ints:
        place = np.arange(len(record))
        found = [np.repeat(place, one.sizes[record]) * n_raw + one.lists(record) for one in passes]
        return np.unique(np.concatenate(found))

    at_most = Candidates(np.sum([one.sizes for one in passes], axis=0), n_raw, lambda record: record)
    sizes = np.zeros(len(at_most.sizes), dtype=np.int64)
    for record in at_most.parts():
        sizes[record] = np.bincount(keys(record) // n_raw, minlength=len(record))
    return Candidates(sizes, n_raw, lambda record: keys(record) % n_raw)


def strongest(scores: Floats, candidates: Candidates, k: int) -> Candidates:
    """The k best candidates of each released record, and those tied with the k-th best.

    Parameters
    ----------
    scores : (m,) float array
        Score of each candidate, in the order of the lists of all released records.
    """
    if k < 1:
        raise NearMissError(QT_TRANSLATE_NOOP("NearMiss", "The {k} best candidates: give a number of 1 or more."), k=k)
    raw = candidates.lists(np.arange(len(candidates.sizes)))
    end = np.cumsum(candidates.sizes)
    kept: list[Ints] = []
    for begin, stop in zip(end - candidates.sizes, end):
        mine = snapped(scores[begin:stop])
        limit = np.partition(mine, k - 1)[k - 1] if len(mine) > k else np.inf
        kept.append(raw[begin:stop][mine <= limit])
    sizes = np.array([len(one) for one in kept], dtype=np.int64)
    return Candidates(sizes, candidates.n_raw, _slices(sizes, np.concatenate(kept) if kept else raw))


def by_values(columns: Sequence[tuple[Sequence[Any], Sequence[Any]]]) -> Candidates:
    """Raw records that agree with the released one in every column, compared as text; NULL is a value.

    Parameters
    ----------
    columns : sequence of (raw values, released values)

    Examples
    --------
    >>> by_values([(["a", "b", None], ["b", None])]).lists(np.arange(2)).tolist()
    [1, 2]
    """
    n_raw, n = len(columns[0][0]), len(columns[0][1])
    code = np.zeros(n_raw + n, dtype=np.int64)
    for raw, released in columns:
        own, names = labels(identifiers([*raw, *released]))
        code = np.unique(code * (len(names) + 1) + own + 1, return_inverse=True)[1].reshape(-1).astype(np.int64)
    return by_keys(code[:n_raw], code[n_raw:])
