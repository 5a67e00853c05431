"""How far a record is from the others: from other records, and from other places."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray
from scipy.spatial import cKDTree

from .classes import distinct_rows, tied_together
from .errors import Progress, advance
from .proximity import spatial_order

_NEIGHBOURS_PER_CHUNK = 1 << 19
_MOST_NEIGHBOURS = 64


@dataclass(frozen=True)
class Isolation:
    """Distances in metres; infinite where there are not that many others.

    Attributes
    ----------
    record : (n,) float array
        To the n-th nearest other record.
    place : (n,) float array
        To the n-th nearest distinct other place with a record.
    """

    record: NDArray[np.float64]
    place: NDArray[np.float64]


def isolation(
    xy: NDArray[np.float64], neighbour: int, who: NDArray[np.int64] | None = None, progress: Progress = None
) -> Isolation:
    """Distance of each record to its n-th nearest other record, and to its n-th nearest other place.

    Records stacked on one place hide that the place is alone, so both are given. With people, only records of
    other known people count, and only places that have one: a record of an unknown person may be one's own.

    Parameters
    ----------
    xy : (n, 2) float array
        Metres.
    neighbour : int
        Which neighbour, 1 or more.
    who : (n,) int array, optional
        Code of the person, -1 = unknown.

    Examples
    --------
    >>> found = isolation(np.array([[0.0, 0.0], [0.0, 0.0], [10.0, 0.0]]), 1)
    >>> found.record.tolist(), found.place.tolist()
    ([0.0, 0.0, 10.0], [10.0, 10.0, 10.0])
    """
    places, place = distinct_rows(tied_together(xy))
    person = np.full(len(xy), -1, dtype=np.int64) if who is None else who
    cases, case = np.unique(np.column_stack([place, person]), axis=0, return_inverse=True)
    at_place = np.bincount(place, minlength=len(places))
    own = _OwnRecords(cases, np.bincount(case.ravel(), minlength=len(cases)), len(places), by_people=who is not None)
    record, apart = np.full((2, len(cases)), np.inf)
    open_cases = np.arange(len(cases))[spatial_order(places[cases[:, 0]])]
    tree, k, done = cKDTree(places), neighbour + 1, 0
    while len(open_cases) and k < max(_MOST_NEIGHBOURS, 2 * neighbour + 2):
        k = min(k, len(places))
        unanswered = []
        size = max(1, _NEIGHBOURS_PER_CHUNK // k)
        for start in range(0, len(open_cases), size):
            rows = open_cases[start : start + size]
            distance, near = tree.query(places[cases[rows, 0]], k=np.arange(1, k + 1))
            record[rows], apart[rows] = _nth(distance, near, at_place, own, rows, neighbour)
            answered = (np.isfinite(record[rows]) & np.isfinite(apart[rows])) | (k == len(places))
            unanswered.append(rows[~answered])
            done += int(answered.sum())
            advance(progress, done / len(cases))
        open_cases, k = np.concatenate(unanswered), 4 * k
    for code in np.unique(cases[open_cases, 1]).tolist():  # so many records of one's own: leave them out
        advance(progress, done / len(cases))
        rows = open_cases[cases[open_cases, 1] == code]
        record[rows], apart[rows] = _to_others(xy[(person != code) & (person >= 0)], places[cases[rows, 0]], neighbour)
        done += len(rows)
    return Isolation(record[case.ravel()], apart[case.ravel()])


class _OwnRecords:
    """How many records a person has at a place."""

    def __init__(self, cases: NDArray[np.int64], counts: NDArray[np.int64], n_places: int, *, by_people: bool) -> None:
        self._cases, self._counts, self._by_people, self._n = cases, counts, by_people, n_places
        key = (cases[:, 1] + 1) * n_places + cases[:, 0]
        self._order = np.argsort(key)
        self._keys = key[self._order]

    def at(self, rows: NDArray[np.int64], near: NDArray[np.int64]) -> NDArray[np.int64]:
        """(r, k) records that do not count as others: one's own and those of unknown people; else the record itself."""
        if not self._by_people:
            return (near == self._cases[rows, 0][:, None]).astype(np.int64)
        person = self._cases[rows, 1][:, None]
        return self._of(person, near) + np.where(person >= 0, self._of(np.full_like(person, -1), near), 0)

    def _of(self, person: NDArray[np.int64], near: NDArray[np.int64]) -> NDArray[np.int64]:
        """Records of a person at each place."""
        wanted = (person + 1) * self._n + near
        found = np.minimum(np.searchsorted(self._keys, wanted), len(self._keys) - 1)
        return np.where(self._keys[found] == wanted, self._counts[self._order[found]], 0)


def _nth(
    distance: NDArray[np.float64],
    near: NDArray[np.int64],
    at_place: NDArray[np.int64],
    own: _OwnRecords,
    rows: NDArray[np.int64],
    neighbour: int,
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Distances to the n-th other record and other place among the nearest places; infinite beyond them."""
    others = at_place[near] - own.at(rows, near)
    elsewhere = (distance > 0) & (others > 0)
    return _where_reached(distance, others, neighbour), _where_reached(distance, elsewhere, neighbour)


def _where_reached(distance: NDArray[np.float64], counts: NDArray[Any], neighbour: int) -> NDArray[np.float64]:
    """Distance at which the running sum of the counts reaches `neighbour`."""
    reached = np.cumsum(counts, axis=1) >= neighbour
    first = reached.argmax(axis=1)
    rows = np.arange(len(distance))
    return np.where(reached[rows, first], distance[rows, first], np.inf)


def _to_others(
    others: NDArray[np.float64], asked: NDArray[np.float64], neighbour: int
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """The same, to records none of which is one's own."""
    nowhere = np.full(len(asked), np.inf)
    if not len(others):
        return nowhere, nowhere
    places, place = distinct_rows(others)
    distance, near = cKDTree(places).query(asked, k=np.arange(1, min(neighbour + 1, len(places)) + 1))
    counts = np.bincount(place, minlength=len(places))[near]
    return _where_reached(distance, counts, neighbour), _where_reached(distance, distance > 0, neighbour)
