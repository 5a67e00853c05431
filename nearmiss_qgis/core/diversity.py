"""Diversity of a sensitive attribute in each class: what a class gives away even when nobody is alone in it."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from .classes import cross

_TOLERANCE = 1e-9  # distances that differ by less are equal


@dataclass(frozen=True)
class Diversity:
    """The sensitive values of each class.

    Attributes
    ----------
    class_size : (c,) int array
        Records.
    distinct_l : (c,) int array
        Different sensitive values; NULL is one.
    entropy_l : (c,) float array
        Effective number of values: exp of their Shannon entropy in nats.
    t_distance : (c,) float array
        Distance of their distribution to that of all records, 0 to 1.
    """

    class_size: NDArray[np.int64]
    distinct_l: NDArray[np.int64]
    entropy_l: NDArray[np.float64]
    t_distance: NDArray[np.float64]

    def unsafe(self, min_l: int, max_t: float) -> NDArray[np.bool_]:
        """(c,) mask: fewer than `min_l` distinct values, or farther than `max_t` from the whole.

        Both bounds are inclusive: a class with `min_l` values at the distance `max_t` is not unsafe.
        """
        return (self.distinct_l < min_l) | (self.t_distance > max_t + _TOLERANCE)


def diversity(group: NDArray[np.int64], sensitive: NDArray[np.int64]) -> Diversity:
    """How much the classes tell of a sensitive attribute.

    With p the distribution of the values in a class and q that in all records:

    * distinct l: values with p > 0 (Machanavajjhala and others 2007);
    * entropy l: exp(-sum p ln p), so that entropy l-diversity for L holds when it is L or more;
    * t: the earth mover's distance at equal distances of all values, sum |p - q| / 2 (Li and others 2007). It is
      added up as the sum of p - q where that is positive, in whole numbers, so that equal distances are equal.

    Parameters
    ----------
    group, sensitive : (n,) int arrays
        Class and sensitive value of each record: codes from 0 on without gaps. At least one record.

    Examples
    --------
    >>> found = diversity(np.array([0, 0, 1, 1]), np.array([0, 0, 0, 1]))
    >>> found.distinct_l.tolist(), found.entropy_l.tolist(), found.t_distance.tolist()
    ([1, 2], [1.0, 2.0], [0.25, 0.25])
    """
    cell, rows = cross(group, sensitive)
    first = np.empty(len(rows), dtype=np.int64)
    first[cell] = np.arange(len(cell))  # any record of each pair of class and value
    owner, value = group[first], sensitive[first]
    size, total = np.bincount(group).astype(np.int64), np.bincount(sensitive).astype(np.int64)
    share = rows / size[owner]
    entropy = np.bincount(owner, weights=-share * np.log(share))
    return Diversity(
        class_size=size,
        distinct_l=np.bincount(owner).astype(np.int64),
        entropy_l=np.exp(entropy),
        t_distance=_distance(owner, rows, total[value], size),
    )


def _distance(
    owner: NDArray[np.int64], rows: NDArray[np.int64], total: NDArray[np.int64], size: NDArray[np.int64]
) -> NDArray[np.float64]:
    """Sum of p - q where positive, of each class: p = rows / size, q = total / n, both over size * n."""
    n = int(size.sum())
    surplus = np.maximum(rows * n - total * size[owner], 0)
    summed = np.zeros(len(size), dtype=np.int64)
    np.add.at(summed, owner, surplus)
    return summed / (size * n)
