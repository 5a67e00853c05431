"""Cells of the filters of a release, in every combination."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np
import pandas as pd
from numpy.typing import NDArray

from .classes import cross
from .errors import QT_TRANSLATE_NOOP, NearMissError, Progress, advance
from .unique_sets import Finder, UniqueSets, dimensions_of

#: Combinations that are measured at most: all of 10 dimensions.
MOST_COMBINATIONS = 1023
#: Dimensions at most, whatever MAX_DEPTH.
MOST_DIMENSIONS = 64

_Step = tuple[int, NDArray[np.int64], NDArray[np.int64]]


@dataclass(frozen=True)
class Combination:
    """Cells of one combination of dimensions.

    Attributes
    ----------
    dimensions : tuple of int
        Which of them, ascending.
    cells : int
    k_min : int
        The smallest cell: records, or people where contributors are given.
    cells_of_one : int
    cells_below_k : int
    records_below_k : int
        Records (not people) in cells below K.
    share_below_k : float
        Of all records.
    """

    dimensions: tuple[int, ...]
    cells: int
    k_min: int
    cells_of_one: int
    cells_below_k: int
    records_below_k: int
    share_below_k: float

    @property
    def depth(self) -> int:
        """How many dimensions it combines."""
        return len(self.dimensions)

    def row(self, names: Sequence[str]) -> dict[str, Any]:
        """Its numbers by the names of the table; `dimensions` is the list of their names."""
        counts = {name: n for name, n in asdict(self).items() if name != "dimensions"}
        return {"dimensions": [names[i] for i in self.dimensions], "depth": self.depth, **counts}


@dataclass(frozen=True)
class Cells:
    """Every combination that was measured, and the cells of all dimensions together.

    Attributes
    ----------
    combinations : list of Combination
        Those of few dimensions first, then in the order of the dimensions.
    cell : (n,) int array
        Cell of each record by all dimensions.
    size : (c,) int array
        Records of each of these cells; people where contributors are given.
    rows : (c,) int array
        Records of each of these cells.
    sets : UniqueSets or None
        None where they were not asked for.
    """

    combinations: list[Combination]
    cell: NDArray[np.int64]
    size: NDArray[np.int64]
    rows: NDArray[np.int64]
    sets: UniqueSets | None

    @property
    def smallest(self) -> int:
        """The smallest cell that any combination reaches: a cell of fewer dimensions holds one of all of them."""
        return int(self.size.min())

    @property
    def cells_of_one(self) -> int:
        """Cells of one, by all dimensions."""
        return int(np.count_nonzero(self.size == 1))

    def all_together(self, n_dimensions: int, k: int) -> Combination:
        """The combination of all dimensions, also where MAX_DEPTH leaves it out."""
        return _combination(tuple(range(n_dimensions)), self.rows, self.size, k)

    def records_below(self, k: int) -> int:
        """Records in cells below `k`, by all dimensions."""
        return int(self.rows[self.size < k].sum())


def smallest_cells(
    dimensions: Sequence[NDArray[np.int64]],
    *,
    k: int,
    contributor: NDArray[np.int64] | None = None,
    max_depth: int = 0,
    unique_sets: bool = False,
    progress: Progress = None,
) -> Cells:
    """Cells of every combination of dimensions, and what singles each record out.

    A release that can be filtered shows every cell of every combination of its filters, so the smallest of them
    is what it exposes. Combinations are walked depth first, each grouped anew from the one before it with one
    dimension less: no more than one array of codes per dimension is held.

    Parameters
    ----------
    dimensions : sequence of (n,) int arrays
        Codes of each dimension from 0 on without gaps, as of :func:`nearmiss_qgis.core.records.classes`; NULL has
        a code of its own. At least one record.
    k : int
        What is below is counted as below K.
    contributor : (n,) int array, optional
        Code of the person, -1 = unknown; then cells count people, and unknown ones add nobody beside a known one,
        else one. A cell of one person singles that person out, however many records it holds.
    max_depth : int, optional
        Combinations of at most so many dimensions; 0 = all. The cells of all dimensions together are always found.
    unique_sets : bool, optional
        Also find the minimal unique sets, see :class:`UniqueSets`.

    Raises
    ------
    NearMissError
        Without a dimension, or with more combinations than are measured.

    Notes
    -----
    A minimal unique set (MSU) of a record is a set of dimensions whose cell of one holds it, while no smaller part
    of the set does so. A superset of a unique set is unique too. The score is that of SUDA with the weights of
    sdcMicro: each MSU of size j among A dimensions adds ``prod_{t=j}^{A-1} (A - t) = (A - j)!`` (Elliot, Manning
    and Ford 2002; M. Templ, sdcMicro). With `max_depth` it is a lower bound.

    Examples
    --------
    >>> rows = np.array([[2, 0, 0], [1, 1, 1], [1, 0, 0]])
    >>> found = smallest_cells(list(rows.T), k=2, unique_sets=True)
    >>> [(c.dimensions, c.cells, c.cells_of_one) for c in found.combinations][:4]
    [((0,), 2, 1), ((1,), 2, 1), ((2,), 2, 1), ((0, 1), 3, 3)]
    >>> found.sets.suda.tolist(), found.sets.in_words(["a", "b", "c"])
    ([2.0, 4.0, 2.0], ['a', 'b; c', 'a + b; a + c'])
    """
    deepest = depth_of(len(dimensions), max_depth)
    widths = [int(codes.max()) + 1 for codes in dimensions]
    cell, rows = _all_together(dimensions, widths)
    size = _sizes(cell, rows, contributor)
    finder = Finder(np.flatnonzero(size[cell] == 1), len(dimensions)) if unique_sets else None
    expected = n_combinations(len(dimensions), deepest)
    found: list[Combination] = []
    for mask, group, rows_of in _walk(dimensions, widths, deepest):
        size_of = _sizes(group, rows_of, contributor)
        found.append(_combination(dimensions_of(mask), rows_of, size_of, k))
        if finder is not None:
            finder.add(mask, size_of[group[finder.records]] == 1)
        advance(progress, len(found) / expected)
    found.sort(key=lambda one: (one.depth, one.dimensions))
    return Cells(found, cell, size, rows, None if finder is None else finder.sets(len(cell)))


def n_combinations(n_dimensions: int, depth: int) -> int:
    """Combinations of 1 to `depth` of the dimensions.

    >>> n_combinations(5, 5), n_combinations(20, 2)
    (31, 210)
    """
    return sum(math.comb(n_dimensions, size) for size in range(1, depth + 1))


def depth_that_fits(n_dimensions: int) -> int:
    """How many of the dimensions can be combined at most.

    >>> depth_that_fits(3), depth_that_fits(20)
    (3, 2)
    """
    return max(d for d in range(1, n_dimensions + 1) if d == 1 or n_combinations(n_dimensions, d) <= MOST_COMBINATIONS)


def depth_of(n_dimensions: int, max_depth: int) -> int:
    """How many dimensions are combined at most.

    Raises
    ------
    NearMissError
        Without a dimension, or with more combinations than are measured.

    Examples
    --------
    >>> depth_of(5, 0), depth_of(5, 9), depth_of(20, 2)
    (5, 5, 2)
    """
    if n_dimensions == 0:
        raise NearMissError(
            QT_TRANSLATE_NOOP("NearMiss", "No filter is given. Give DIMENSIONS, TIME or LOCATION: what a reader can filter by.")
        )  # fmt: skip
    if n_dimensions > MOST_DIMENSIONS:
        raise NearMissError(
            QT_TRANSLATE_NOOP("NearMiss", "{n} filters are too many to combine. Give at most {most}."),
            n=n_dimensions,
            most=MOST_DIMENSIONS,
        )
    depth = min(max_depth, n_dimensions) if max_depth else n_dimensions
    wanted = n_combinations(n_dimensions, depth)
    if wanted > MOST_COMBINATIONS:
        fits = depth_that_fits(n_dimensions)
        raise NearMissError(
            QT_TRANSLATE_NOOP(
                "NearMiss",
                "{n} filters have {wanted} combinations; at most {most} are measured. Set MAX_DEPTH to {fits} or less (but not "
                "0), or give fewer filters."
            ),
            n=n_dimensions,
            wanted=wanted,
            most=MOST_COMBINATIONS,
            fits=fits,
        )  # fmt: skip
    return depth


def _all_together(
    dimensions: Sequence[NDArray[np.int64]], widths: Sequence[int]
) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    group, rows = dimensions[0], np.bincount(dimensions[0]).astype(np.int64)
    for codes, width in zip(dimensions[1:], widths[1:]):
        group, rows = cross(group, codes, width)
    return group, rows


def _walk(dimensions: Sequence[NDArray[np.int64]], widths: Sequence[int], deepest: int) -> Iterator[_Step]:
    """Every combination as a bit mask, its cells and their rows; each after all of its parts.

    From a combination the walk goes on with dimensions below its lowest one, so masks come in ascending order,
    and a part of a mask is a smaller number.
    """
    n = len(dimensions[0])

    def below(mask: int, group: NDArray[np.int64], lowest: int, room: int) -> Iterator[_Step]:
        for i in range(lowest):
            here, rows = cross(group, dimensions[i], widths[i])
            yield mask | 1 << i, here, rows
            if room > 1:
                yield from below(mask | 1 << i, here, i, room - 1)

    yield from below(0, np.zeros(n, dtype=np.int64), len(dimensions), deepest)


def _sizes(
    group: NDArray[np.int64], rows: NDArray[np.int64], contributor: NDArray[np.int64] | None
) -> NDArray[np.int64]:
    """Records of each cell; people where contributors are given, as :func:`.suppression.group_sizes` counts them."""
    if contributor is None:
        return rows
    known, span = contributor >= 0, int(contributor.max(initial=0)) + 1
    pairs = pd.unique(group[known] * span + contributor[known])
    persons = np.bincount(pairs // span, minlength=len(rows))
    return np.maximum(persons, 1).astype(np.int64)  # no cell is empty: where nobody is known, somebody unknown is


def _combination(members: tuple[int, ...], rows: NDArray[np.int64], size: NDArray[np.int64], k: int) -> Combination:
    below = size < k
    records = int(rows[below].sum())
    return Combination(
        dimensions=members,
        cells=len(rows),
        k_min=int(size.min()),
        cells_of_one=int(np.count_nonzero(size == 1)),
        cells_below_k=int(np.count_nonzero(below)),
        records_below_k=records,
        share_below_k=records / int(rows.sum()),
    )
