"""Equivalence classes: how many records share what an attacker may know of them."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from .policy import UNKNOWN_ADD_NOBODY
from .records import distinct_rows
from .suppression import group_sizes


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
    place = distinct_rows(location)[1]
    at_place = np.bincount(place)
    group, rows = _sizes(_pairs(place, attributes))
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


def _pairs(one: NDArray[np.int64], other: NDArray[np.int64]) -> NDArray[np.int64]:
    """One code per pair of codes, none of them negative."""
    return np.asarray(one * (int(other.max(initial=0)) + 1) + other)


def _sizes(codes: NDArray[np.int64]) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Codes from 0 on, and the rows of each."""
    _, group, rows = np.unique(codes, return_inverse=True, return_counts=True)
    return group.astype(np.int64), rows.astype(np.int64)
