"""Coordinates made coarser: the finest precision at which every class is large enough, what it costs, what tells anyway."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .classes import Uniqueness, uniqueness
from .errors import Progress, advance, watched
from .precision import DECIMALS, GRID, Precision, degree_m

#: What the search tries, finest first: 6 decimals are 0.1 m, 0 decimals are 111 km.
CANDIDATES = tuple(Precision(DECIMALS, decimals) for decimals in (6, 5, 4, 3, 2, 1, 0))
#: Names of fields that usually hold coordinates, in lower case.
COORDINATE_NAMES = frozenset(
    ("x", "y", "lon", "lat", "long", "lng", "longitude", "latitude", "easting", "northing", "eastings", "northings",
     "xcoord", "ycoord", "x_coord", "y_coord", "point_x", "point_y", "coord", "coords", "coordinates", "wkt", "wkb", "geom",
     "geometry", "the_geom", "geojson", "geohash", "plus_code", "pluscode", "what3words")
)  # fmt: skip
_NUMBER = re.compile(
    r"(?<![\w.])[-+]?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?(?=[NSEW\u00b0]|\.?(?:[^\w.]|$))"
)  # no part of an id
_CLOSE, _EXACT = 0.05, 0.001  # of a cell: one more digit than is published; three more
_MOST, _SOME = 0.5, 0.01  # of the values


@dataclass(frozen=True)
class Search:
    """The precisions that were tried, finest first.

    Attributes
    ----------
    tried : tuple of (Precision, Uniqueness)
        Up to the first that passes.
    k : int
    """

    tried: tuple[tuple[Precision, Uniqueness], ...]
    k: int

    @property
    def found(self) -> tuple[Precision, Uniqueness] | None:
        """The finest that passes; None where none does."""
        last = self.tried[-1]
        return last if (last[1].k_min or 0) >= self.k else None

    @property
    def best(self) -> tuple[Precision, Uniqueness]:
        """The one with the largest smallest class; the finest of several."""
        return max(self.tried, key=lambda one: one[1].k_min or 0)


def finest_that_passes(
    lonlat: NDArray[np.float64],
    xy: NDArray[np.float64],
    attributes: NDArray[np.int64],
    contributor: NDArray[np.int64] | None,
    k: int,
    candidates: Sequence[Precision] = CANDIDATES,
    progress: Progress = None,
) -> Search:
    """Try precisions from fine to coarse until every class has `k` records, or people.

    Coarser is not always larger: cells of 2 decimals are not made of whole cells of 3 decimals, so a class may
    fall apart. Hence each is tried, finest first, and none is skipped.

    Parameters
    ----------
    lonlat, xy : (n, 2) float arrays
        Degrees, and metres of the working CRS; n > 0.
    attributes : (n,) int array
        Class of the quasi-identifiers.
    contributor : (n,) int array or None
        Code of the person, -1 = unknown; None: classes count records.

    Examples
    --------
    >>> degrees = np.array([[0.0046, 0.0], [0.0047, 0.0], [0.0052, 0.0], [0.0053, 0.0]])
    >>> search = finest_that_passes(degrees, degrees, np.zeros(4, int), None, 4)
    >>> [(one.value, found.k_min) for one, found in search.tried], search.found[0].value
    ([(6, 1), (5, 1), (4, 1), (3, 4)], 3)
    >>> uniqueness(Precision("decimals", 2).locations(degrees, degrees), np.zeros(4, int)).k_min
    2
    """
    tried: list[tuple[Precision, Uniqueness]] = []
    for number, precision in enumerate(candidates):
        advance(progress, number / len(candidates))
        found = uniqueness(precision.locations(lonlat, xy), attributes, contributor)
        tried.append((precision, found))
        if (found.k_min or 0) >= k:
            break
    return Search(tuple(tried), k)


def moved_m(precision: Precision, lonlat: NDArray[np.float64], xy: NDArray[np.float64]) -> NDArray[np.float64]:
    """(n,) metres that each location is moved when it is written at this precision.

    >>> place = np.array([[0.0, 0.0004]])
    >>> moved_m(Precision("decimals", 3), place, place).round(1).tolist()
    [44.2]
    """
    written = precision.coordinates(lonlat, xy)
    if precision.kind == GRID:
        return np.asarray(np.hypot(*(written - xy).T))
    return np.asarray(np.hypot(*((written - lonlat) * degree_m((written[:, 1] + lonlat[:, 1]) / 2)).T))


def rows_that_tell(
    values: Sequence[Any], places: Sequence[tuple[NDArray[np.float64], float]], progress: Progress = None
) -> int:
    """How many values of a field tell a coordinate of their row more exactly than it is published.

    A number, or text with one number, tells one when it lies near either coordinate; text with several numbers
    when it holds both. A field tells when more than half of its values are within a twentieth of a cell (one digit
    more than is published), or when 1 % of them, or one pair, are within a thousandth: what is rounded
    already, and numbers that are none, come as near by chance only.

    Parameters
    ----------
    values : (n,) sequence
        Plain Python; None is NULL.
    places : sequence of ((n, 2) array, float)
        Exact coordinates in some CRS, and the side of a published cell in its unit.

    Returns
    -------
    int
        0 where the field does not tell.

    Examples
    --------
    >>> exact = np.array([[-2.36123456, 51.38123456], [-2.36222222, 51.38222222]])
    >>> places = [(exact, 0.001)]
    >>> rows_that_tell([-2.36123, -2.36222], places), rows_that_tell([-2.361, -2.362], places)
    (2, 0)
    >>> rows_that_tell(["at 51.38123456, -2.36123456", None], places)
    1
    """
    found: list[float] = []
    owner: list[int] = []
    for row, value in enumerate(watched(values, progress)):
        numbers = _numbers(value)
        found += numbers
        owner += [row] * len(numbers)
    if not found:
        return 0
    number, row_of = np.array(found)[:, None], np.array(owner, dtype=np.int64)
    starts = np.flatnonzero(np.diff(row_of, prepend=-1))
    several = np.diff(starts, append=len(row_of)) > 1
    away = np.full(len(starts), np.inf)  # of each value, in cells
    for exact, cell in places:
        advance(progress, 0.0)
        nearest = np.minimum.reduceat(np.abs(number - exact[row_of]) / cell, starts)
        away = np.minimum(away, np.where(several, nearest.max(axis=1), nearest.min(axis=1)))
    close, exactly = away <= _CLOSE, away <= _EXACT
    if close.sum() > _MOST * len(away):
        return int(close.sum())
    enough = exactly.sum() >= _SOME * len(away)
    return int((exactly if enough else exactly & several).sum())


def _numbers(value: Any) -> list[float]:
    if isinstance(value, (int, float)) and not isinstance(value, bool):
        return [float(value)]
    return [float(text) for text in _NUMBER.findall(value)] if isinstance(value, str) else []
