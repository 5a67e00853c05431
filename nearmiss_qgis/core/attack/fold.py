"""Fewer columns for a sum of scores: raw records counted by the level of one attribute and the class of the others.

An edit distance takes few levels (0, 1, 2, …), whatever the texts; so do two sets (items in common, size). So for all
released records with one text, raw records are counted once by (level against that text, class of their other attributes), and
each of these released records is compared with those few cells instead of with all raw records.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from ..errors import Progress, advance
from .evaluate import Table

if TYPE_CHECKING:
    from .combine import Sum

Ints = NDArray[np.int64]

_MIN_GAIN = 4  # raw classes per cell, from which folding is worth while
_MIN_TEXTS = 64  # distinct texts, below which their distances are no work


class Folded:
    """A sum of scores whose part `outer` is taken by its levels; `inner` is the sum of the others."""

    def __init__(self, whole: Sum, outer: int, inner: Sum | None) -> None:
        self._whole, self._inner = whole, inner
        part, self._weight, self._scale = whole.parts[outer]
        self._outer = part
        self.levels = part.levels
        self._text = whole.raw_parts[outer]  # of each raw class of the whole
        self._counts = whole.raw_counts
        self._ones = bool((whole.raw_counts == 1).all())
        self._raw_class = whole.raw_class
        self._inner_class = np.zeros(len(self._counts), dtype=np.int64)
        if inner is not None:
            self._inner_class[whole.raw_class] = inner.raw_class
        self._inner_classes = int(self._inner_class.max()) + 1
        self._of_text = np.argsort(self._text, kind="stable")  # raw classes, text after text
        self._text_start = np.searchsorted(self._text[self._of_text], np.arange(len(part.raw_counts) + 1))

    @property
    def cells(self) -> int:
        """Columns that are left."""
        return self.levels * self._inner_classes

    def tables(self, truth: Ints, progress: Progress, cells: int) -> Iterator[Table]:
        """Tables with each released record in one of them; one row for each released record's class."""
        released_class = self._outer.released_class
        order = np.argsort(released_class, kind="stable")
        bounds = np.searchsorted(released_class[order], np.arange(self._outer.released_classes + 1))
        start = 0
        while start < self._outer.released_classes:
            advance(progress, start / self._outer.released_classes)
            room = bounds[start] + max(1, cells // self.cells)
            stop = max(start + 1, int(np.searchsorted(bounds, room, side="right")) - 1)
            stop = min(stop, start + max(1, 2 * cells // len(self._counts)))
            yield self._table(truth, np.arange(start, stop), order[bounds[start] : bounds[stop]])
            start = stop

    def _table(self, truth: Ints, outer: Ints, record: Ints) -> Table:
        """The table of the released records whose text is one of the classes `outer`."""
        level = self._outer.level_rows(outer)  # (g, raw texts)
        grid = np.empty((len(outer), self.cells), dtype=np.int64)
        cell = np.empty(len(self._text), dtype=np.int64)
        for into, mine in zip(grid, level.astype(np.int64) * self._inner_classes):
            mine.take(self._text, out=cell, mode="clip")
            cell += self._inner_class
            into[:] = self._count(cell)
        used = np.flatnonzero(grid.any(axis=0))
        column = np.zeros(self.cells, dtype=np.int64)
        column[used] = np.arange(len(used))
        grid = grid[:, used]
        group = self._outer.released_class[record] - outer[0]
        inner = np.zeros(len(record), dtype=np.int64) if self._inner is None else self._inner.released_class[record]
        _, first, row = np.unique(group * (int(inner.max()) + 1) + inner, return_index=True, return_inverse=True)
        row, of_group = row.reshape(-1).astype(np.int64), group[first]
        values = self._scale(self._outer.level_values(outer)) * self._weight  # (g, levels)
        scores = self._scores(inner[first], used) + values[of_group][:, used // self._inner_classes]
        counts = grid[of_group]
        scores[counts == 0] = np.inf
        there = np.full(len(record), -1, dtype=np.int64)
        known = np.flatnonzero(truth[record] >= 0)
        true_class = self._raw_class[truth[record[known]]]
        there[known] = column[self._cell(level, true_class, group[known])]

        def credit(at: Ints, cell: Ints, times: Ints, into: Ints) -> None:
            best = np.zeros((len(outer), self.cells), dtype=np.int64)
            np.add.at(best, (of_group[at], used[cell]), times)
            by_class = np.zeros(len(self._counts), dtype=np.int64)
            for mine, chosen_cells in zip(level, best):
                self._credit(mine, chosen_cells, by_class)
            into += by_class[self._raw_class]

        return Table(scores, counts, record, row, there, credit)

    def _cell(self, level: NDArray[Any], raw_class: Any, group: Ints | None = None) -> Ints:
        """The cell of raw classes: their level, then the class of their other attributes."""
        text = self._text[raw_class]
        mine = level.take(text) if group is None else level[group, text]
        return mine.astype(np.int64) * self._inner_classes + self._inner_class[raw_class]

    def _count(self, cell: Ints) -> Ints:
        """Raw records in each cell."""
        if self._ones:
            return np.bincount(cell, minlength=self.cells)
        return np.bincount(cell, weights=self._counts, minlength=self.cells).astype(np.int64)

    def _credit(self, level: NDArray[Any], times: Ints, by_class: Ints) -> None:
        """Add to each raw class the `times` of its cell, looking only at texts on a level that has any."""
        any_there = times.reshape(self.levels, -1).any(axis=1)
        text = np.flatnonzero(any_there[level])
        start, size = self._text_start[text], self._text_start[text + 1] - self._text_start[text]
        end = np.cumsum(size)
        raw_class = self._of_text[np.arange(end[-1]) - np.repeat(end - size, size) + np.repeat(start, size)]
        by_class[raw_class] += times[self._cell(level, raw_class)]

    def _scores(self, inner: Ints, used: Ints) -> NDArray[np.float64]:
        """(r, used cells) scores in the other attributes, of released records with these classes of them."""
        if self._inner is None:
            return np.zeros((len(inner), len(used)))
        code, place = np.unique(inner, return_inverse=True)
        return self._inner.rows(code)[:, used % self._inner_classes][place.reshape(-1)]


def foldable(whole: Sum) -> Folded | None:
    """The fold over the part with the most classes on levels, where that leaves far fewer columns than raw classes."""
    from .combine import Sum as Parts

    def texts(i: int) -> int:
        part = whole.parts[i][0]
        simple = part.levels > 0 and not (part.unknown_raw or part.unknown_released)
        return len(part.raw_counts) if simple else 0

    outer = max(range(len(whole.parts)), key=texts)
    if texts(outer) < _MIN_TEXTS:
        return None
    rest = [part for i, part in enumerate(whole.parts) if i != outer]
    inner = Parts([p for p, _, _ in rest], [w for _, w, _ in rest], [s for _, _, s in rest]) if rest else None
    folded = Folded(whole, outer, inner)
    return folded if folded.cells * _MIN_GAIN <= len(whole.raw_counts) else None
