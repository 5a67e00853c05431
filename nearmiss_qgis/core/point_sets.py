"""Sets of p points of one person: how many of them somebody else has too, counted or sampled."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from .errors import Progress, advance
from .traces import Company, sizes

_WORDS_AT_ONCE = 1 << 20
_PER_SET = 4  # steps of a set, beside one for each word of its bits


@dataclass(frozen=True)
class SharedSets:
    """The sets of one person.

    Attributes
    ----------
    alone : float
        Share of its sets that nobody else has.
    harmonic : float
        Sum of 1 / people over the other sets, by all sets.
    variance : float
        Of `alone`, by the sampling.
    tested : int or None
        Sets that were drawn; None where all of them count.
    """

    alone: float
    harmonic: float
    variance: float = 0.0
    tested: int | None = None


class TooMany(Exception):
    """Enumerating would take too long."""


class Budget:
    """Steps that enumerating the sets of a person may take; the same on every machine."""

    def __init__(self, steps: int, progress: Progress) -> None:
        self.left, self.progress = steps, progress

    def spend(self, sets: int, words: int) -> None:
        """Take the steps of sets whose others are so many words of bits; the user may cancel here."""
        advance(self.progress, 0.0)
        self.left -= sets * (words + _PER_SET)
        if self.left < 0:
            raise TooMany


def steps_of(sets: int, who: Company) -> int:
    """Steps that so many sets of a person take."""
    return sets * (who.bits.shape[1] + _PER_SET)


def enumerated(who: Company, p: int, every: int, budget: Budget) -> SharedSets:
    """Every set of p points of one person, of `every` that it has; those that nobody else has are not walked through.

    Raises
    ------
    TooMany
        When the budget does not suffice.

    Examples
    --------
    Points 0 and 1 are shared with one other, point 2 with nobody:

    >>> one = Company(np.array([[1]], dtype=np.uint64), np.array([2]), np.array([1]))
    >>> found = enumerated(one, 2, 3, Budget(100, None))
    >>> round(found.alone, 4), round(found.harmonic, 4)
    (0.6667, 0.1667)
    """
    crowded = harmonic = 0.0
    everybody = np.full((1, who.bits.shape[1]), ~np.uint64(0))
    for others, ways in _shared_sets(who, np.array([-1]), everybody, np.ones(1), p, budget):
        crowded += float(ways.sum())
        harmonic += float((ways / (1 + sizes(others))).sum())
    return SharedSets((every - crowded) / every, harmonic / every)


def _shared_sets(
    who: Company,
    last: NDArray[np.int64],
    others: NDArray[np.uint64],
    ways: NDArray[np.float64],
    left: int,
    budget: Budget,
) -> Iterator[tuple[NDArray[np.uint64], NDArray[np.float64]]]:
    """Sets that somebody else has too, as (bits of the others, sets like it), from sets that lack `left` points.

    Kinds of points are added in their order, each with 1 to `left` copies; what nobody else has is not extended.
    """
    if left == 0:
        yield others, ways
        return
    kinds, words = who.bits.shape
    following = kinds - 1 - last
    for part in _parts(following * words):
        count = following[part]
        row = np.repeat(np.arange(len(count)), count)
        kind = np.arange(len(row)) - np.repeat(np.cumsum(count) - count, count) + last[part][row] + 1
        budget.spend(len(row), words)
        together = others[part][row] & who.bits[kind]
        alive = together.any(axis=1)
        row, kind, together = row[alive], kind[alive], together[alive]
        for taken in range(1, left + 1):
            fits = who.copies[kind] >= taken
            more = ways[part][row[fits]] * _choose(who.copies[kind[fits]], taken)
            if len(more):
                yield from _shared_sets(who, kind[fits], together[fits], more, left - taken, budget)


def _parts(work: NDArray[np.int64]) -> Iterator[slice]:
    """Consecutive pieces of about `_WORDS_AT_ONCE` of work."""
    piece = np.cumsum(work) // _WORDS_AT_ONCE
    edges = np.append(np.flatnonzero(np.diff(piece, prepend=-1)), len(work))
    yield from (slice(low, high) for low, high in zip(edges[:-1].tolist(), edges[1:].tolist()))


def _choose(n: NDArray[np.int64], k: int) -> NDArray[np.float64]:
    found = np.ones(len(n))
    for i in range(k):
        found = found * (n - i) / (i + 1)
    return found


def sampled(who: Company, p: int, every: int, samples: int, rng: np.random.Generator) -> SharedSets:
    """An estimate from sets drawn among the points where somebody else was.

    Sets with another point are known to be alone, so they add nothing to the variance. That of the drawn ones is
    u (1 - u) / samples with u = (crowded + 1) / (samples + 2), so that samples that agree do not pass for certainty.

    >>> one = Company(np.array([[1]], dtype=np.uint64), np.array([2]), np.array([1]))
    >>> found = sampled(one, 2, 3, 50, np.random.default_rng(1))
    >>> round(found.alone, 4), found.tested, found.variance > 0
    (0.6667, 50, True)
    """
    kind = np.repeat(np.arange(len(who.copies)), who.copies)
    drawn = kind[_draw(len(kind), p, samples, rng)]
    size = np.empty(samples, dtype=np.int64)
    for part in _parts(np.full(samples, who.bits.shape[1])):
        size[part] = sizes(np.bitwise_and.reduce(who.bits[drawn[part]], axis=1))
    part_of_all = math.comb(len(kind), p) / every
    several = size > 0
    carefully = (several.sum() + 1) / (samples + 2)
    return SharedSets(
        alone=1.0 - part_of_all * float(several.mean()),
        harmonic=part_of_all * float((several / (1 + size)).mean()),
        variance=part_of_all**2 * float(carefully * (1 - carefully)) / samples,
        tested=samples,
    )


def _draw(n: int, p: int, samples: int, rng: np.random.Generator) -> NDArray[np.int64]:
    """(samples, p) sets of p of n, each equally likely (Floyd's algorithm)."""
    found = np.full((samples, p), -1, dtype=np.int64)
    for place, top in enumerate(range(n - p, n)):
        one = rng.integers(0, top + 1, samples)
        found[:, place] = np.where((found == one[:, None]).any(axis=1), top, one)
    return found
