"""Brute-force oracle for the total of all snapped reports: what it tells about the hidden counts.

Slow and obvious on purpose, and written from the contract alone: tests compare the library with it.
Counting rows; every segment without a printed count holds 0 to k - 1 reports, k = MIN_PUBLISH_N.

>>> segment_range([10, 7], 2, 3, 18)
(0, 1)
>>> solvable(1, 2, 3), solvable(3, 4, 3), allowed(3, 4, 3)
(True, False, True)
"""

from collections.abc import Iterator, Sequence
from typing import Optional


def vectors(residual: int, hidden: int, k: int) -> Iterator[tuple[int, ...]]:
    """Every vector of hidden counts, each from 0 to k - 1, with this sum."""
    if hidden == 0:
        if residual == 0:
            yield ()
        return
    for first in range(k):
        if 0 <= residual - first <= (hidden - 1) * (k - 1):
            for others in vectors(residual - first, hidden - 1, k):
                yield (first, *others)


def residual_ranges(residual: int, hidden: int, k: int) -> list[tuple[int, int]]:
    """Lowest and highest count of each hidden segment; an empty list when there is no solution."""
    solutions = list(vectors(residual, hidden, k))
    return [(min(column), max(column)) for column in zip(*solutions)]


def segment_range(printed: Sequence[int], hidden: int, k: int, total: int) -> Optional[tuple[int, int]]:
    """Lowest and highest count over the hidden segments, from what is printed; None without any."""
    ranges = residual_ranges(total - sum(printed), hidden, k)
    if not ranges:
        return None
    return min(low for low, _ in ranges), max(high for _, high in ranges)


def solvable(residual: int, hidden: int, k: int) -> bool:
    """Some hidden segment is known better than 0 to k - 1."""
    return any(found != (0, k - 1) for found in residual_ranges(residual, hidden, k))


def allowed(residual: int, hidden: int, k: int) -> bool:
    """The contract's rule, counting rows: may the total of all snapped reports be printed?"""
    return hidden >= 3 and k - 1 <= residual <= (hidden - 2) * (k - 1)


def counterexamples(k_values: Sequence[int], most_hidden: int) -> list[tuple[int, int, int]]:
    """All (residual, hidden, k) that the rule would print although they are solvable."""
    return [
        (residual, hidden, k)
        for k in k_values
        for hidden in range(most_hidden + 1)
        for residual in range(hidden * (k - 1) + 1)
        if allowed(residual, hidden, k) and solvable(residual, hidden, k)
    ]
