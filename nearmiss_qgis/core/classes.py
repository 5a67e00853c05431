"""Equivalence classes: how many records share what an attacker may know of them."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import pandas as pd
from numpy.typing import NDArray
from scipy.sparse import coo_matrix
from scipy.sparse.csgraph import connected_components
from scipy.spatial import cKDTree

from .policy import DISTANCE_TOLERANCE_M, UNKNOWN_ADD_NOBODY
from .suppression import group_sizes

_TABLE_PER_ROW = 4  # possible pairs per row up to which they are counted in a table


@dataclass(frozen=True)
class Uniqueness:
    """Records by location, and by location and quasi-identifiers together (a cell, or class).

    Attributes
    ----------
    class_size : (n,) int array
        Records in the class of each record; people where contributors are given.
    location_count : (n,) int array
        Records at the location of each record.
    distinct_locations : int
    locations_with_one_record : int
    cells : int
    cells_of_one : int
        Classes of one record; of one person where contributors are given.
    records_in_cells_of_one : int
        Records in them.
    """

    class_size: NDArray[np.int64]
    location_count: NDArray[np.int64]
    distinct_locations: int
    locations_with_one_record: int
    cells: int
    cells_of_one: int
    records_in_cells_of_one: int

    @property
    def rows(self) -> int:
        """Records."""
        return len(self.class_size)

    @property
    def k_min(self) -> int | None:
        """The smallest class; None without a record."""
        return int(self.class_size.min()) if self.rows else None

    @property
    def share_unique(self) -> float | None:
        """Records in classes of one, of all records; None without a record."""
        return self.records_in_cells_of_one / self.rows if self.rows else None


def uniqueness(
    location: NDArray[np.float64],
    attributes: NDArray[np.int64],
    contributor: NDArray[np.int64] | None = None,
    unknown_contributors: int = UNKNOWN_ADD_NOBODY,
) -> Uniqueness:
    """How many records are alone at their location, and with their quasi-identifiers.

    k of a record is the size of its class (Samarati and Sweeney 1998): 1 means that location and
    quasi-identifiers together single it out.

    Parameters
    ----------
    location : (n, 2) float array
        Locations at the precision to be published; equal ones are one location.
    attributes : (n,) int array
        Class of the quasi-identifiers, as of :func:`nearmiss_qgis.core.records.classes`.
    contributor : (n,) int array, optional
        Code of the person, -1 = unknown; then classes count people.
    unknown_contributors : int
        0: unknown ones add no person beside a known one, else one; 1: one person each.

    Examples
    --------
    >>> found = uniqueness(np.zeros((5, 2)), np.array([0, 0, 1, 2, 2]))
    >>> found.k_min, found.cells, found.cells_of_one, found.share_unique
    (1, 3, 1, 0.2)
    """
    place, at_place = places(location)
    group, rows = cross(place, attributes)
    size = rows
    if contributor is not None:
        size = group_sizes(group, contributor, len(rows), unknown_contributors).people
    return Uniqueness(
        class_size=size[group],
        location_count=at_place[place],
        distinct_locations=len(at_place),
        locations_with_one_record=int(np.count_nonzero(at_place == 1)),
        cells=len(rows),
        cells_of_one=int(np.count_nonzero(size == 1)),
        records_in_cells_of_one=int(rows[size == 1].sum()),
    )


def places(location: NDArray[np.float64]) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Classes of (n, d) finite locations at a precision: equal ones are one; as :func:`cross` gives them.

    >>> places(np.array([[2.0, 1.0], [1.0, 2.0], [2.0, 1.0]]))[0].tolist()
    [0, 1, 0]
    """
    group, rows = np.zeros(len(location), dtype=np.int64), np.array([len(location)])
    for axis in location.T:
        group, rows = cross(group, pd.factorize(np.ascontiguousarray(axis))[0].astype(np.int64, copy=False))
    return group, rows


def distinct_rows(xy: NDArray[np.float64]) -> tuple[NDArray[np.float64], NDArray[np.int64]]:
    """The distinct ones of (n, d) finite coordinates, and which of them each row is.

    >>> found, row = distinct_rows(np.array([[2.0, 0.0], [1.0, 0.0], [2.0, -0.0]]))
    >>> found[row].tolist(), len(found)
    ([[2.0, 0.0], [1.0, 0.0], [2.0, 0.0]], 2)
    """
    row, counts = places(xy)
    some = np.empty(len(counts), dtype=np.int64)
    some[row] = np.arange(len(row))
    return xy[some] + 0.0, row  # no -0.0


def tied_together(xy: NDArray[np.float64]) -> NDArray[np.float64]:
    """(n, d) coordinates, with one in place of those that lie within 1e-6 m of each other: they are one place.

    >>> tied_together(np.array([[0.0, 0.0], [5e-7, 0.0], [1e-3, 0.0]])).tolist()
    [[0.0, 0.0], [0.0, 0.0], [0.001, 0.0]]
    """
    found, row = distinct_rows(xy)
    near = _neighbours_on_an_axis(found[:, 0])  # nobody else can be tied
    coarse, cell = distinct_rows(np.round(found[near] / DISTANCE_TOLERANCE_M))
    if not len(coarse):
        return found[row]
    pairs = cKDTree(coarse).query_pairs(1.5, output_type="ndarray")
    if len(pairs) or len(coarse) < len(near):
        links = coo_matrix((np.ones(len(pairs), dtype=np.int8), pairs.T), shape=(len(coarse), len(coarse)))
        label = connected_components(links, directed=False)[1][cell]
        order = np.lexsort([*found[near].T[::-1], label])
        first = order[np.flatnonzero(np.diff(label[order], prepend=-1))]
        found[near] = found[near][first][label]
    return found[row]


def _neighbours_on_an_axis(x: NDArray[np.float64]) -> NDArray[np.int64]:
    """Indices of the coordinates that another one is as near to as ties are."""
    order = np.argsort(x)
    near = np.diff(x[order]) <= 3 * DISTANCE_TOLERANCE_M
    return order[np.append(near, False) | np.append(False, near)] if len(x) else order


def cross(
    one: NDArray[np.int64], other: NDArray[np.int64], n_other: int | None = None
) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Classes of the pairs of two codes, none of them negative.

    Pairs are numbers, never joined text. Codes that count up from 0 without gaps stay below the number of rows, so
    a pair of them stays below its square: no overflow below 3,000,000,000 rows.

    Parameters
    ----------
    one, other : (n,) int arrays
    n_other : int, optional
        Above every code of `other`, where that is known.

    Returns
    -------
    group : (n,) int array
        Class of each row, from 0 on without gaps.
    rows : (c,) int array
        Rows of each class.

    Examples
    --------
    >>> group, rows = cross(np.array([1, 0, 1]), np.array([0, 3, 0]))
    >>> group.tolist(), rows.tolist()
    ([1, 0, 1], [1, 2])
    """
    width = int(other.max(initial=0)) + 1 if n_other is None else n_other
    pairs = one * width + other
    if (int(one.max(initial=0)) + 1) * width <= _TABLE_PER_ROW * len(pairs):
        counts = np.bincount(pairs)  # a number for each possible pair is cheaper than sorting or hashing
        place = np.cumsum(counts > 0) - 1
        return place[pairs], counts[counts > 0].astype(np.int64)
    group = pd.factorize(pairs)[0].astype(np.int64, copy=False)
    return group, np.bincount(group).astype(np.int64, copy=False)
