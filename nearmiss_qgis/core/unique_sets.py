"""The smallest sets of dimensions that single a record out, and how exposed they make it (SUDA)."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from .errors import Progress, advance

#: Sets that are told of one record, the smallest ones; 10 dimensions can have 252.
MOST_SETS_TOLD = 50

_CHUNK = 1 << 15  # records whose sets are put in words at a time; a multiple of 8


@dataclass(frozen=True)
class UniqueSets:
    """Minimal sets of dimensions that single records out.

    Attributes
    ----------
    records : (m,) int array
        Records that all dimensions together single out; no other can have a set.
    minimal : dict of tuple of int to (ceil(m / 8),) uint8 array
        Each set of dimensions, the smaller first; a bit per record for which it is minimal.
    suda : (n,) float array
        Their score; 0 where nothing singles a record out.
    """

    records: NDArray[np.int64]
    minimal: dict[tuple[int, ...], NDArray[np.uint8]]
    suda: NDArray[np.float64]

    def in_words(self, names: Sequence[str], progress: Progress = None) -> list[str | None]:
        """The sets of each record as "a + b; c", the smaller first; None where there is none.

        Of more than :data:`MOST_SETS_TOLD` the rest is counted: "a; … +12".

        Parameters
        ----------
        names : sequence of str
            Name of each dimension.
        """
        texts: list[str | None] = [None] * len(self.suda)
        same: dict[str, str] = {}  # many records have the same sets
        for start in range(0, len(self.records), _CHUNK):
            advance(progress, start / len(self.records))
            records = self.records[start : start + _CHUNK].tolist()
            for record, words in zip(records, self._chunk_in_words(names, start, len(records))):
                texts[record] = same.setdefault(words, words) if words else None
        return texts

    def _chunk_in_words(self, names: Sequence[str], start: int, n: int) -> list[str]:
        told: list[list[str]] = [[] for _ in range(n)]
        found = np.zeros(n, dtype=np.int64)
        for members, bits in self.minimal.items():
            minimal = np.unpackbits(bits[start // 8 : (start + n + 7) // 8], count=n).astype(bool)
            words = " + ".join(names[i] for i in members)
            for i in np.flatnonzero(minimal & (found < MOST_SETS_TOLD)).tolist():
                told[i].append(words)
            found += minimal
        for i in np.flatnonzero(found > MOST_SETS_TOLD).tolist():
            told[i].append(f"… +{found[i] - MOST_SETS_TOLD}")
        return ["; ".join(sets) for sets in told]


def dimensions_of(mask: int) -> tuple[int, ...]:
    """The dimensions of a combination that is a bit mask.

    >>> dimensions_of(0b101)
    (0, 2)
    """
    return tuple(i for i in range(mask.bit_length()) if mask >> i & 1)


class Finder:
    """Collects minimal unique sets; only records that all dimensions together single out can have one."""

    def __init__(self, records: NDArray[np.int64], n_dimensions: int) -> None:
        self.records, self._n_dimensions = records, n_dimensions
        self._alone: dict[int, NDArray[np.uint8]] = {}  # one bit per record
        self._minimal: dict[tuple[int, ...], NDArray[np.uint8]] = {}
        self._suda = np.zeros(len(records))

    def add(self, mask: int, alone: NDArray[np.bool_]) -> None:
        """Whether each record is alone by this combination; every part of it was added before."""
        if not alone.any():
            return
        bits, members = np.packbits(alone), dimensions_of(mask)
        self._alone[mask] = bits
        minimal = bits.copy()
        for i in members:
            smaller = self._alone.get(mask ^ 1 << i)
            if smaller is not None:
                minimal &= ~smaller
        if minimal.any():
            self._minimal[members] = minimal
            weight = math.factorial(self._n_dimensions - len(members))
            self._suda += np.unpackbits(minimal, count=len(alone)) * float(weight)

    def sets(self, n: int) -> UniqueSets:
        """What was found, for all `n` records."""
        suda = np.zeros(n)
        suda[self.records] = self._suda
        order = sorted(self._minimal, key=lambda members: (len(members), members))
        return UniqueSets(self.records, {members: self._minimal[members] for members in order}, suda)
