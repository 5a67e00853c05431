"""Several submissions of one event: which report repeats an earlier one."""

from __future__ import annotations

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from .errors import Progress, advance
from .policy import DISTANCE_TOLERANCE_M

_TIME_TOLERANCE_S = 1e-6
_PROGRESS_EVERY = 4096
_VISITS_BETWEEN_CHECKS = 200_000
#: Cells of side reach / sqrt(2): everything within reach of a point lies in these neighbours.
_NEIGHBOURS = [(i, j) for i in range(-2, 3) for j in range(-2, 3) if abs(i) + abs(j) < 4]


def find_duplicates(
    xy: NDArray[np.float64],
    seconds: NDArray[np.float64],
    ids: Sequence[str | None],
    contributor: NDArray[np.int64],
    match: NDArray[np.int64],
    *,
    distance: float,
    window: float,
    progress: Progress = None,
) -> NDArray[np.int64]:
    """The kept report that each report repeats, or -1.

    Reports are taken in the order of (time, id); ties keep the order given, reports without a time come
    last. Each is compared with the reports kept so far, never with dropped ones, so the relation is not
    transitive. It is a duplicate when it lies within `distance` and `window` of a kept report (both
    inclusive) and the contributors agree, or, where either is unknown, the match classes do; or when a
    kept report has the same id.

    Parameters
    ----------
    xy : (n, 2) float array
        Metres; NaN without a position: such a report is compared by id only.
    seconds : (n,) float array
        Time; NaN without one: such a report is compared by id only.
    ids : sequence of str or None
        Report ids; None matches nothing.
    contributor : (n,) int array
        Code of the contributor, -1 = unknown.
    match : (n,) int array
        Class of the fields that must agree where a contributor is unknown.
    distance, window : float
        Metres and seconds, not negative.

    Returns
    -------
    (n,) int array
        Index of the first kept report, in the order above, that it repeats; -1 = kept.

    Notes
    -----
    Near-linear: a report looks only into the grid cells within reach, and there only at reports of its own
    contributor or match class. A cell is so small that two reports in it are always near enough in place,
    hence one contributor keeps at most a few reports of it within a window.

    Examples
    --------
    >>> xy = np.array([[0.0, 0.0], [10.0, 0.0], [20.0, 0.0]])
    >>> same = np.zeros(3, dtype=int)
    >>> t = np.array([0.0, 500.0, 1000.0])
    >>> find_duplicates(xy, t, [None] * 3, same, same, distance=15, window=600).tolist()
    [-1, 0, -1]
    """
    n = len(xy)
    order = scan_order(seconds, ids)
    advance(progress, 0.0)
    kept = _KeptReports(xy, seconds, contributor, match, distance, window)
    advance(progress, 0.0)
    comparable = kept.comparable.tolist()
    kept_ids: dict[str, tuple[int, int]] = {}
    duplicate_of = np.full(n, -1, dtype=np.int64)
    for position, row in enumerate(order):
        if position % _PROGRESS_EVERY == 0 or kept.visited > _VISITS_BETWEEN_CHECKS:
            kept.visited = 0
            advance(progress, position / n)
        found = kept.earliest_match(row) if comparable[row] else None
        same_id = kept_ids.get(ids[row]) if ids[row] is not None else None  # type: ignore[arg-type]
        matches = [match for match in (found, same_id) if match is not None]
        if matches:
            duplicate_of[row] = min(matches)[1]
            continue
        if ids[row] is not None:
            kept_ids[ids[row]] = (position, row)  # type: ignore[index]
        if comparable[row]:
            kept.add(position, row)
    return duplicate_of


def repeated_elsewhere(
    xy: NDArray[np.float64],
    seconds: NDArray[np.float64],
    duplicate_of: NDArray[np.int64],
    *,
    distance: float,
    window: float,
) -> int:
    """How many duplicates repeat only the id of the report they are dropped for: another place or another time.

    An id that was given twice drops a real event.

    >>> xy, t = np.array([[0.0, 0.0], [900.0, 0.0]]), np.zeros(2)
    >>> repeated_elsewhere(xy, t, np.array([-1, 0]), distance=15, window=600)
    1
    """
    rows = np.flatnonzero(duplicate_of >= 0)
    kept = duplicate_of[rows]
    away = np.hypot(*(xy[rows] - xy[kept]).T) > distance + DISTANCE_TOLERANCE_M
    later = np.abs(seconds[rows] - seconds[kept]) > window + _TIME_TOLERANCE_S
    return int(np.count_nonzero(away | later))


def scan_order(seconds: NDArray[np.float64], ids: Sequence[str | None]) -> list[int]:
    """Rows by (time, id as text), no time last, no id first; ties keep their order."""
    times = np.where(np.isnan(seconds), np.inf, seconds).tolist()
    return sorted(range(len(ids)), key=lambda row: (times[row], ids[row] is not None, ids[row] or ""))


def _not_alone(
    xy: NDArray[np.float64], seconds: NDArray[np.float64], comparable: NDArray[np.bool_], reach: float, window: float
) -> NDArray[np.bool_]:
    """Rows that share a bin of place and time, or touch one, with another row: most reports do not.

    Only a sieve: bins are at least as large as the reach and the window, so nobody near is ever missed.
    """
    rows = np.flatnonzero(comparable)
    if not len(rows):
        return comparable
    place_and_time = np.column_stack([xy[rows], seconds[rows]])
    size = np.maximum([reach, reach, window], 1.0)
    bins = np.floor((place_and_time - place_and_time.min(axis=0)) / size).astype(np.int64)
    span = bins.max(axis=0) + 3
    if float(span[0]) * float(span[1]) * float(span[2]) >= 2.0**62:
        return comparable
    stride = np.array([span[1] * span[2], span[2], 1])
    keys, bin_of_row, counts = np.unique((bins + 1) @ stride, return_inverse=True, return_counts=True)
    crowded = counts > 1
    for offset in [(i, j, k) for i in (-1, 0, 1) for j in (-1, 0, 1) for k in (-1, 0, 1) if (i, j, k) > (0, 0, 0)]:
        wanted = keys + np.dot(offset, stride)
        place = np.minimum(np.searchsorted(keys, wanted), len(keys) - 1)
        touching = keys[place] == wanted
        crowded |= touching
        crowded[place[touching]] = True
    near = np.zeros(len(xy), dtype=bool)
    near[rows] = crowded[bin_of_row]
    return near


#: Of one cell and class: place to (time, position in scan order, row), in that order.
_Places = dict[tuple[float, float], list[tuple[float, int, int]]]
_Index = defaultdict[tuple[int, int, int], _Places]


class _KeptReports:
    """Kept reports by grid cell and class, then by place."""

    def __init__(
        self,
        xy: NDArray[np.float64],
        seconds: NDArray[np.float64],
        contributor: NDArray[np.int64],
        match: NDArray[np.int64],
        distance: float,
        window: float,
    ) -> None:
        reach = distance + DISTANCE_TOLERANCE_M
        self.comparable = np.isfinite(xy).all(axis=1) & np.isfinite(seconds)
        self.comparable &= _not_alone(xy, seconds, self.comparable, reach, window + _TIME_TOLERANCE_S)
        origin = xy[self.comparable].min(axis=0) if self.comparable.any() else np.zeros(2)
        cells = np.floor(np.where(self.comparable[:, None], xy - origin, 0.0) / (reach / np.sqrt(2)))
        self.columns, self.rows = cells.astype(np.int64).T.tolist()
        self.x, self.y = xy.T.tolist()
        self.seconds = seconds.tolist()
        self.contributor, self.match = contributor.tolist(), match.tolist()
        self.reach_squared, self.window = reach * reach, window + _TIME_TOLERANCE_S
        self.of_contributor: _Index = defaultdict(dict)
        self.of_unknown: _Index = defaultdict(dict)
        self.of_match: _Index = defaultdict(dict)
        self.visited = 0

    def add(self, position: int, row: int) -> None:
        cell, place = (self.columns[row], self.rows[row]), (self.x[row], self.y[row])
        entry = (self.seconds[row], position, row)
        by_match = (*cell, self.match[row])
        person = self.contributor[row]
        of_person = self.of_unknown[by_match] if person < 0 else self.of_contributor[(*cell, person)]
        for places in (of_person, self.of_match[by_match]):
            places.setdefault(place, []).append(entry)

    def earliest_match(self, row: int) -> tuple[int, int] | None:
        """(position, row) of the first kept report that `row` repeats."""
        known = self.contributor[row] >= 0
        searches = (
            [(self.of_contributor, self.contributor[row]), (self.of_unknown, self.match[row])]
            if known
            else [(self.of_match, self.match[row])]
        )
        column, line = self.columns[row], self.rows[row]
        found = [
            self._earliest_of(places, row)
            for index, label in searches
            for i, j in _NEIGHBOURS
            if (places := index.get((column + i, line + j, label)))
        ]
        return min((match for match in found if match is not None), default=None)

    def _earliest_of(self, places: _Places, row: int) -> tuple[int, int] | None:
        """The same among the kept reports of one cell and class: of each place only the first in the window counts."""
        x, y, since = self.x[row], self.y[row], self.seconds[row] - self.window
        best: tuple[int, int] | None = None
        self.visited += len(places)
        for (other_x, other_y), entries in places.items():
            dx, dy = other_x - x, other_y - y
            if entries[-1][0] < since or dx * dx + dy * dy > self.reach_squared:
                continue
            _, position, other = entries[bisect_left(entries, (since,))]
            if best is None or position < best[0]:
                best = position, other
        return best
