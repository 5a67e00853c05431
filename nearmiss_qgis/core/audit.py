"""The numbers of an audit that no single algorithm gives: distributions in bins, attributes one by one, a coarse map."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .cells import Cells
from .classes import Uniqueness, places
from .neighbourhood import apart_by_code
from .policy import UNKNOWN_ADD_NOBODY
from .precision import Precision
from .proximity import Spread, candidates
from .subjects import subjects
from .suppression import group_sizes

_LOWER_ENDS = (1, 2, 5, 10, 20, 50, 100)
_MAP_CELLS = 16  # across the longer side of the extent
_MAP_STEPS = (1.0, 2.0, 5.0)


def profile_row(precision: Precision, found: Uniqueness, latitude: float) -> dict[str, Any]:
    """Uniqueness at one precision, by the names of the table.

    Parameters
    ----------
    latitude : float
        Where the size of a cell is measured, degrees.
    """
    width, height = precision.cell(latitude)
    return {
        "kind": precision.kind,
        "precision": precision.value,
        "cell_width_m": width,
        "cell_height_m": height,
        "rows": found.rows,
        "distinct_locations": found.distinct_locations,
        "locations_with_one_record": found.locations_with_one_record,
        "quasi_id_cells": found.cells,
        "cells_of_one": found.cells_of_one,
        "records_in_cells_of_one": found.records_in_cells_of_one,
        "share_unique": found.share_unique,
        "k_min": found.k_min,
    }


def spread_row(found: Spread) -> dict[str, Any]:
    """k of many points by the names of the table; whole numbers as such.

    >>> from .proximity import spread
    >>> spread_row(spread(np.array([0.0, 2.0]), [5]))["below"]
    [2]
    """
    row = asdict(found)
    del row["n"]
    whole = {name: int(k) for name, k in row.items() if isinstance(k, float) and k.is_integer()}
    return {**row, **whole, "below": list(found.below)}


def bins(k: int, *, from_zero: bool) -> list[tuple[int, int | None]]:
    """Bins of sizes, with one that begins at `k`: lowest and highest number of each; the last has no end.

    >>> bins(5, from_zero=True)[:4], bins(8, from_zero=False)[2:5], bins(5, from_zero=False)[-1]
    ([(0, 0), (1, 1), (2, 4), (5, 9)], [(5, 7), (8, 9), (10, 19)], (100, None))
    """
    lows = sorted({*_LOWER_ENDS, k, *([0] if from_zero else [])})
    return [(low, after - 1) for low, after in zip(lows, lows[1:])] + [(lows[-1], None)]


def candidates_distribution(k_of_points: NDArray[np.float64], k: int) -> list[dict[str, Any]]:
    """Points by their number of candidates; 2.5 candidates count as 2.

    >>> candidates_distribution(np.array([0.0, 2.5, 4.0, 7.0]), 5)[:4]
    [{'low': 0, 'high': 0, 'points': 1}, {'low': 1, 'high': 1, 'points': 0}, {'low': 2, 'high': 4, 'points': 2}, \
{'low': 5, 'high': 9, 'points': 1}]
    """
    found = bins(k, from_zero=True)
    counts = np.bincount(_bin_of(np.floor(k_of_points), found), minlength=len(found))
    return [{"low": low, "high": high, "points": n} for (low, high), n in zip(found, counts.tolist())]


def cell_sizes(cells: Cells, k: int) -> list[dict[str, Any]]:
    """Cells of all dimensions together by their size, and the records in them."""
    found = bins(k, from_zero=False)
    place = _bin_of(cells.size, found)
    counts = np.bincount(place, minlength=len(found)).tolist()
    records = np.bincount(place, weights=cells.rows, minlength=len(found)).astype(np.int64).tolist()
    return [
        {"low": low, "high": high, "cells": n, "records": rows} for (low, high), n, rows in zip(found, counts, records)
    ]


def _bin_of(sizes: NDArray[Any], found: Sequence[tuple[int, int | None]]) -> NDArray[np.int64]:
    return np.searchsorted([low for low, _ in found], sizes, side="right") - 1


def attribute_row(
    name: str,
    codes: NDArray[np.int64],
    null: NDArray[np.bool_],
    xy: NDArray[np.float64],
    *,
    k: int,
    radius: float,
    who: NDArray[np.int64] | None = None,
) -> dict[str, Any]:
    """One attribute: how rare its values are, in the whole layer and near each record; in people where they are known.

    Parameters
    ----------
    codes : (n,) int array
        Class of each record by the attribute, from 0 on without gaps.
    null : (n,) bool array
        Where it is NULL.
    xy : (n, 2) float array
        Metres.
    radius : float
        Near means at most so many metres away.
    who : (n,) int array, optional
        Code of the person, -1 = unknown.

    Examples
    --------
    >>> at = np.array([[0.0, 0.0], [1.0, 0.0], [900.0, 0.0]])
    >>> attribute_row("kind", np.array([0, 0, 0]), np.zeros(3, bool), at, k=5, radius=250.0)["unique_nearby"]
    1
    """
    rows = np.bincount(codes)
    sizes = rows if who is None else group_sizes(codes, who, len(rows), UNKNOWN_ADD_NOBODY).people
    spaced = apart_by_code(xy, codes, radius)
    near = candidates(spaced, subjects(spaced, ids=who, stacked=True), [radius])[:, 0]
    return {
        "attribute": name,
        "values": len(rows),
        "nulls": int(null.sum()),
        "smallest": int(sizes.min()),
        "values_of_one": int((sizes == 1).sum()),
        "records_below_k": int(rows[sizes < k].sum()),
        "unique_nearby": int((near == 1).sum()),
    }


def coarse_map(xy: NDArray[np.float64], k: int, who: NDArray[np.int64] | None = None) -> dict[str, Any] | None:
    """Records in cells of a coarse grid; cells with fewer than `k` are not in it. None where none holds as many.

    The side of a cell is 1, 2 or 5 times a power of ten, so that at most 16 lie across the extent. Where people are
    known, `k` counts them.

    Examples
    --------
    >>> crowd_and_one = np.array([[0.0, 0.0]] * 5 + [[160.0, 0.0]])
    >>> found = coarse_map(crowd_and_one, 5)
    >>> found["cell_m"], found["cells"], found["records_not_shown"]
    (10.0, [{'column': 0, 'line': 0, 'class': 0}], 1)
    """
    low, side = xy.min(axis=0), float((xy.max(axis=0) - xy.min(axis=0)).max())
    cell = _round_length(side / _MAP_CELLS)
    column_and_line = np.floor((xy - np.floor(low / cell) * cell) / cell).astype(np.int64)
    group, counts = places(column_and_line.astype(np.float64))
    member = np.empty(len(counts), dtype=np.int64)
    member[group] = np.arange(len(xy))
    sizes = counts if who is None else group_sizes(group, who, len(counts), UNKNOWN_ADD_NOBODY).people
    shown = np.flatnonzero(sizes >= k)
    if not len(shown):
        return None
    limits = [k, 2 * k, 10 * k]
    height = int(column_and_line[:, 1].max()) + 1
    cells = sorted(
        (height - 1 - line, column, int(np.searchsorted(limits, n, side="right")) - 1)
        for (column, line), n in zip(column_and_line[member[shown]].tolist(), counts[shown].tolist())
    )
    return {
        "cell_m": cell,
        "columns": int(column_and_line[:, 0].max()) + 1,
        "lines": height,
        "cells": [{"column": column, "line": line, "class": kind} for line, column, kind in cells],
        "classes": [f"{k}–{2 * k - 1}", f"{2 * k}–{10 * k - 1}", f"{10 * k}+"],
        "records_not_shown": int(counts[sizes < k].sum()),
        "k": k,
    }


def _round_length(least: float) -> float:
    """The smallest of 1, 2, 5 times a power of ten that is not below `least`, and 1 at least."""
    power = 10.0 ** np.floor(np.log10(max(least, 1.0)))
    return float(next(step * power for step in (*_MAP_STEPS, 10.0) if step * power >= max(least, 1.0)))
