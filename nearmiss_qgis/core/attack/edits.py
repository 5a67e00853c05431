"""Edit distances of many texts at once.

Levenshtein distance with unit costs over code points, by the bit-parallel method of Myers (1999) in the form of
Hyyrö (2003): one machine word holds a column of the table. All texts of one side are handled together, and texts that
begin alike share the work for their common beginning.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

Ints = NDArray[np.int64]
_BATCH = 8  # patterns at once: their columns stay in the cache
_WORDS = ((8, np.uint8), (16, np.uint16), (32, np.uint32), (64, np.uint64))


class Texts:
    """Distinct texts, arranged so that distances to all of them are quick.

    Examples
    --------
    >>> Texts(["kitten", "sitting", ""]).distances(["sitten"]).tolist()
    [[1, 2, 6]]
    """

    def __init__(self, texts: Sequence[str]) -> None:
        self.lengths = np.array([len(text) for text in texts], dtype=np.int64)
        self.longest = int(self.lengths.max()) if len(texts) else 0
        self._alphabet = np.unique(np.frombuffer("".join(texts).encode("utf-32-le", "surrogatepass"), dtype=np.uint32))
        table = _padded(texts, self.longest)
        order = np.lexsort(table.T[::-1]) if self.longest else np.arange(len(texts))
        table, length = table[order], self.lengths[order]
        self._levels: list[tuple[Ints, Ints, Ints, Ints]] = []  # parent, letter, nodes where texts end, these texts
        node = np.zeros(len(texts), dtype=np.int64)
        self._empty = order[length == 0]
        for depth in range(self.longest):
            there = np.flatnonzero(length > depth)
            letter = np.searchsorted(self._alphabet, table[there, depth])
            new = np.ones(len(there), dtype=bool)
            new[1:] = (letter[1:] != letter[:-1]) | (node[there][1:] != node[there][:-1])
            child = np.cumsum(new) - 1
            parent = node[there][new]
            node[there] = child
            ends = length[there] == depth + 1
            self._levels.append((parent, letter[new], child[ends], order[there[ends]]))

    def __len__(self) -> int:
        return len(self.lengths)

    def distances(self, patterns: Sequence[str]) -> NDArray[np.int16]:
        """(p, n) edit distances of `patterns` to all texts."""
        answer = np.empty((len(patterns), len(self)), dtype=np.int16)
        size = np.array([len(pattern) for pattern in patterns], dtype=np.int64)
        for length in np.unique(size[size <= _WORDS[-1][0]]):
            alike = np.flatnonzero(size == length)
            for these in np.array_split(alike, -(-len(alike) // _BATCH)):
                answer[these] = self._by_words([patterns[i] for i in these], int(length))
        for i in np.flatnonzero(size > _WORDS[-1][0]):
            answer[i] = self._by_columns(patterns[i])
        return answer

    def _letters(self, patterns: Sequence[str], word: type[np.unsignedinteger[Any]]) -> NDArray[Any]:
        """(p, letters + 1): a bit for each place of the pattern where the letter of the alphabet stands."""
        masks = np.zeros((len(patterns), len(self._alphabet) + 1), dtype=word)
        for row, pattern in enumerate(patterns):
            points = np.frombuffer(pattern.encode("utf-32-le", "surrogatepass"), dtype=np.uint32)
            place = np.searchsorted(self._alphabet, points)
            for i, (at, point) in enumerate(zip(place, points)):
                if at < len(self._alphabet) and self._alphabet[at] == point:
                    masks[row, at] |= word(1 << i)
        return masks

    def _by_words(self, patterns: Sequence[str], length: int) -> NDArray[np.int16]:
        """Distances of patterns of one length, which is at most the bits of a word."""
        answer = np.empty((len(self), len(patterns)), dtype=np.int16)
        if not length:
            answer[:] = self.lengths[:, None]
            return answer.T
        word: type[np.unsignedinteger[Any]] = next(word for width, word in _WORDS if length <= width)
        masks = np.ascontiguousarray(self._letters(patterns, word).T)  # a row for each letter: rows are quick to take
        last, one = word(length - 1), word(1)
        up: NDArray[Any] = np.full((1, len(patterns)), np.iinfo(word).max, dtype=word)  # vertical differences of +1
        down: NDArray[Any] = np.zeros_like(up)  # of -1
        value = np.full(up.shape, length, dtype=np.int16)
        answer[self._empty] = length
        for parent, letter, ends, texts in self._levels:
            if len(parent) != len(up) or not (parent == np.arange(len(parent))).all():
                up, down, value = up.take(parent, axis=0), down.take(parent, axis=0), value.take(parent, axis=0)
            equal = masks.take(letter, axis=0)
            equal |= down
            diagonal = equal & up
            diagonal += up
            diagonal ^= up
            diagonal |= equal
            fall = np.bitwise_and(up, diagonal, out=equal)
            rise = np.bitwise_or(up, diagonal, out=up)
            np.invert(rise, out=rise)
            rise |= down
            np.right_shift(rise, last, out=down)
            down &= one
            value += down.astype(np.int16)
            np.right_shift(fall, last, out=down)
            down &= one
            value -= down.astype(np.int16)
            rise <<= one
            rise |= one
            fall <<= one
            np.bitwise_and(rise, diagonal, out=down)
            rise |= diagonal
            np.invert(rise, out=rise)
            up = np.bitwise_or(fall, rise, out=rise)
            if len(texts):
                answer[texts] = value[ends]
        return answer.T

    def _by_columns(self, pattern: str) -> NDArray[np.int16]:
        """Distances of one pattern of any length, by the table of Wagner and Fischer (1974)."""
        points = np.frombuffer(pattern.encode("utf-32-le", "surrogatepass"), dtype=np.uint32)
        place = np.searchsorted(self._alphabet, points)
        known = place < len(self._alphabet)
        known[known] = self._alphabet[place[known]] == points[known]
        place[~known] = -1
        column = np.arange(len(points) + 1, dtype=np.int16)[:, None]
        answer = np.empty(len(self), dtype=np.int16)
        answer[self._empty] = len(points)
        for parent, letter, ends, texts in self._levels:
            before = column[:, parent]
            column = np.empty_like(before)
            column[0] = before[0] + 1
            for i in range(len(points)):
                step = before[i] + (letter != place[i])
                np.minimum(step, before[i + 1] + 1, out=step)
                np.minimum(step, column[i] + 1, out=column[i + 1])
            answer[texts] = column[-1, ends]
        return answer


def _padded(texts: Sequence[str], width: int) -> NDArray[np.uint32]:
    """(n, width) code points, 0 behind the end."""
    table = np.zeros((len(texts), width), dtype=np.uint32)
    for row, text in enumerate(texts):
        if text:
            table[row, : len(text)] = np.frombuffer(text.encode("utf-32-le", "surrogatepass"), dtype=np.uint32)
    return table


def pairwise(left: Sequence[str], right: Sequence[str]) -> NDArray[np.int16]:
    """(n,) edit distances of texts one by one.

    >>> pairwise(["flaw", "abc"], ["lawn", "abc"]).tolist()
    [2, 0]
    """
    size, other = (np.array([len(text) for text in side], dtype=np.int64) for side in (left, right))
    a = _padded(left, int(size.max()) if len(size) else 0)
    b = _padded(right, int(other.max()) if len(other) else 0)
    column = np.repeat(np.arange(a.shape[1] + 1, dtype=np.int16)[:, None], len(size), axis=1)
    place = np.arange(len(size))
    answer = size.astype(np.int16)
    for j in range(b.shape[1]):
        before, column = column, np.empty_like(column)
        column[0] = before[0] + 1
        for i in range(a.shape[1]):
            step = before[i] + (a[:, i] != b[:, j])
            np.minimum(step, before[i + 1] + 1, out=step)
            np.minimum(step, column[i] + 1, out=column[i + 1])
        ends = other == j + 1
        answer[ends] = column[size[ends], place[ends]]
    return answer
