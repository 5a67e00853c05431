"""Traces: which points in place and time each person was at, and who else was there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

_WORD = 64
_BITS_AT_ONCE = 20_000_000
_ONES = np.array([bin(number).count("1") for number in range(1 << 16)], dtype=np.uint8)


@dataclass(frozen=True)
class Traces:
    """The distinct points of each person, twice: by person and by point.

    Attributes
    ----------
    start : (n + 1,) int array
        The points of person i are ``point[start[i]:start[i + 1]]``, ascending.
    point : (m,) int array
        Codes from 0 on without gaps.
    cost : (points,) int array
        How many known visits a point takes: 1, and v where it stands for v visits to one place and time.
    """

    start: NDArray[np.int64]
    point: NDArray[np.int64]
    cost: NDArray[np.int64]

    def __len__(self) -> int:
        """People."""
        return len(self.start) - 1

    @property
    def lengths(self) -> NDArray[np.int64]:
        """(n,) distinct points of each person."""
        return np.diff(self.start)

    @cached_property
    def people_at(self) -> NDArray[np.int64]:
        """(points,) people who were at each point."""
        return np.bincount(self.point, minlength=len(self.cost)).astype(np.int64)

    @cached_property
    def person(self) -> NDArray[np.int64]:
        """(m,) person of each entry of `point`."""
        return np.repeat(np.arange(len(self)), self.lengths)

    @cached_property
    def _by_point(self) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """Where the people of each point begin, and the people."""
        order = np.argsort(self.point, kind="stable")
        return np.append(0, np.cumsum(self.people_at)), self.person[order]

    def met(self, i: int) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """Everybody else at the points of a person, as pairs of the place in its trace and the other person."""
        begin, people = self._by_point
        points = self.point[self.start[i] : self.start[i + 1]]
        count = self.people_at[points]
        row = np.repeat(np.arange(len(points)), count)
        place = np.arange(len(row)) - np.repeat(np.cumsum(count) - count, count) + begin[points][row]
        other = people[place]
        return row[other != i], other[other != i]


@dataclass(frozen=True)
class Company:
    """Who else was at the points of one person, as bits.

    Attributes
    ----------
    bits : (g, words) uint64 array
        Rows are kinds of points: those at which the same others were; columns are the others. No row is empty; those
        with the fewest others come first.
    copies : (g,) int array
        Points of each kind.
    cost : (g,) int array
        As in :class:`Traces`.
    """

    bits: NDArray[np.uint64]
    copies: NDArray[np.int64]
    cost: NDArray[np.int64]


def traces_of(
    who: NDArray[np.int64],
    place: NDArray[np.int64],
    when: NDArray[np.int64] | None = None,
    *,
    visits: bool = False,
) -> Traces:
    """The traces of records.

    Parameters
    ----------
    who, place : (n,) int arrays
        Person and place of each record. People are those of the codes from 0 to the largest; give codes that follow
        from the ids, not from the order of the rows: samples follow the codes.
    when : (n,) int array, optional
        Bin of its time; without it points are places.
    visits : bool
        The second visit of a person to a place and time is a point of its own, at which those are who were there at
        least twice; and so on.

    Examples
    --------
    >>> found = traces_of(np.array([1, 0, 1, 1]), np.array([7, 7, 9, 9]))
    >>> found.lengths.tolist(), found.people_at.tolist()
    ([1, 2], [2, 1])
    >>> traces_of(np.array([1, 0, 1, 1]), np.array([7, 7, 9, 9]), visits=True).cost.tolist()
    [1, 1, 2]
    """
    point = ranks([place] if when is None else [place, when])
    order = np.lexsort([point, who])
    owner, point = who[order], point[order]
    again = np.append(False, (owner[1:] == owner[:-1]) & (point[1:] == point[:-1])) if len(owner) else owner > 0
    visit = np.ones(len(owner), dtype=np.int64)
    if visits:
        place_in_row = np.arange(len(owner))
        visit = place_in_row - np.maximum.accumulate(np.where(again, 0, place_in_row)) + 1
        code = ranks([point, visit])
    else:
        owner, code, visit = owner[~again], ranks([point[~again]]), visit[~again]
    cost = np.ones(int(code.max(initial=-1)) + 1, dtype=np.int64)
    cost[code] = visit
    people = int(who.max(initial=-1)) + 1
    return Traces(np.searchsorted(owner, np.arange(people + 1)), code, cost)


def company(traces: Traces, i: int, least: int = 1) -> Company:
    """Who else was at the points of person i.

    Parameters
    ----------
    least : int
        Others who share fewer points than this with the person do not count: nobody of them was at `least` of them.

    Examples
    --------
    Three points: alone, with person 1, with persons 1 and 2.

    >>> traces = traces_of(np.array([0, 0, 0, 1, 1, 2]), np.array([4, 5, 6, 5, 6, 6]))
    >>> found = company(traces, 0)
    >>> sizes(found.bits).tolist(), found.copies.tolist(), company(traces, 0, least=2).copies.tolist()
    ([1, 2], [1, 1], [2])
    """
    row, other = traces.met(i)
    enough = np.bincount(other, minlength=len(traces)) >= least
    keep = enough[other]
    row, column = row[keep], (np.cumsum(enough) - 1)[other[keep]]
    points, row = np.unique(row, return_inverse=True)
    cost = traces.cost[traces.point[traces.start[i] : traces.start[i + 1]][points]]
    bits = _packed(row, column, len(points), int(enough.sum()))
    member, copies = different_rows(np.column_stack([cost.astype(np.uint64), bits]))
    order = np.argsort(sizes(bits[member]), kind="stable")
    return Company(bits[member][order], copies[order], cost[member][order])


def different_rows(bits: NDArray[np.uint64]) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """The first of each kind of equal rows, in an order of their values, and how many are of the kind.

    >>> rows, count = different_rows(np.array([[1, 9], [2, 9], [1, 9]], dtype=np.uint64))
    >>> rows.tolist(), count.tolist()
    ([0, 1], [2, 1])
    """
    whole = np.ascontiguousarray(bits).view(np.dtype((np.void, bits.shape[1] * 8))).ravel()  # compared as bytes
    _, first, count = np.unique(whole, return_index=True, return_counts=True)
    return first.astype(np.int64), count.astype(np.int64)


def sizes(bits: NDArray[np.uint64]) -> NDArray[np.int64]:
    """(g,) how many bits each row of (g, words) has.

    >>> sizes(np.array([[7], [0], [2**63]], dtype=np.uint64)).tolist()
    [3, 0, 1]
    """
    if not bits.size:
        return np.zeros(len(bits), dtype=np.int64)
    return np.asarray(_ONES[np.ascontiguousarray(bits).view(np.uint16)].sum(axis=1, dtype=np.int64))


def ranks(columns: Sequence[NDArray[Any]]) -> NDArray[np.int64]:
    """Codes of rows in the order of their values, by the first column, then the next; so no order of rows plays a part.

    >>> ranks([np.array([2.0, 1.0, 2.0]), np.array([5, 9, 4])]).tolist()
    [2, 0, 1]
    """
    rank = np.zeros(len(columns[0]), dtype=np.int64)
    for column in columns:
        values, inverse = np.unique(column, return_inverse=True)
        rank = np.unique(rank * len(values) + inverse, return_inverse=True)[1].astype(np.int64)
    return rank


def _packed(row: NDArray[np.int64], column: NDArray[np.int64], n_rows: int, n_columns: int) -> NDArray[np.uint64]:
    """Bits from pairs of row (ascending) and column, a part of the rows at a time."""
    words = max(1, -(-n_columns // _WORD))
    found = np.zeros((n_rows, words), dtype=np.uint64)
    step = max(1, _BITS_AT_ONCE // (words * _WORD))
    for low in range(0, n_rows, step):
        high = min(n_rows, low + step)
        part = slice(*np.searchsorted(row, [low, high]))
        dense = np.zeros((high - low, words * _WORD), dtype=np.bool_)
        dense[row[part] - low, column[part]] = True
        found[low:high] = np.packbits(dense, axis=1).view(np.uint64)
    return found
