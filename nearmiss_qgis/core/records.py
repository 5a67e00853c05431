"""Records: the rows of a layer as arrays, with every row in exactly one bucket."""

from __future__ import annotations

import datetime
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import pandas as pd
from numpy.typing import NDArray

from .errors import QT_TRANSLATE_NOOP, Progress, advance, watched

#: Why a row cannot be used; its index is the code in `Records.excluded`.
EXCLUSIONS = (
    QT_TRANSLATE_NOOP("NearMiss", "used"),
    QT_TRANSLATE_NOOP("NearMiss", "null geometry"),
    QT_TRANSLATE_NOOP("NearMiss", "empty geometry"),
    QT_TRANSLATE_NOOP("NearMiss", "non-finite coordinates"),
    QT_TRANSLATE_NOOP("NearMiss", "more than one part"),
)
USED, NULL_GEOMETRY, EMPTY_GEOMETRY, NON_FINITE, MULTIPART = range(len(EXCLUSIONS))


_RUN = 1 << 16
_HASHED = {str, int, bool, type(None)}  # types whose values stand for themselves


@dataclass(frozen=True)
class Records:
    """Points and their attributes.

    Attributes
    ----------
    xy : (n, 2) float array
        Position in metres in the working CRS; NaN where the row is excluded or has no geometry by design.
    excluded : (n,) int array
        Index into :data:`EXCLUSIONS`; 0 = used.
    columns : mapping of str to (n,) object array
        Attribute values by role (``contributor``, ``category``, …); None is NULL.
    """

    xy: NDArray[np.float64]
    excluded: NDArray[np.int8]
    columns: Mapping[str, NDArray[np.object_]] = field(default_factory=dict)

    def __len__(self) -> int:
        return len(self.xy)

    @property
    def used(self) -> NDArray[np.bool_]:
        """(n,) mask of the rows that are not excluded."""
        return self.excluded == USED

    def buckets(self) -> dict[str, int]:
        """Rows per bucket, the empty ones left out; they sum to ``len(self)``.

        >>> Records(np.zeros((3, 2)), np.array([0, 1, 0])).buckets()
        {'used': 2, 'null geometry': 1}
        """
        counts = np.bincount(self.excluded, minlength=len(EXCLUSIONS))
        return {name: int(n) for name, n in zip(EXCLUSIONS, counts) if n}


def identifier(value: Any) -> str | None:
    """An id as text: 12, 12.0 and "12" are the same id; no trimming, case kept; None is no id.

    >>> identifier(12.0), identifier("12"), identifier(" a"), identifier(None)
    ('12', '12', ' a', None)
    """
    if value is None or value is pd.NaT:
        return None
    if isinstance(value, str):
        return value
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, float):
        if np.isnan(value):
            return None
        return str(int(value)) if value.is_integer() else repr(value)
    if isinstance(value, (datetime.date, datetime.time)):
        return value.isoformat()
    return str(value)


def identifiers(values: Iterable[Any]) -> list[str | None]:
    """:func:`identifier` of every value."""
    return [value if type(value) is str else identifier(value) for value in values]


def people(values: Iterable[Any]) -> tuple[NDArray[np.int64], list[str]]:
    """Contributors as codes: trimmed text; NULL, blank and NaN are unknown (-1).

    Returns
    -------
    codes : (n,) int array
    names : list of str
        ``names[code]``.

    Examples
    --------
    >>> people(["a", " a ", None, "", 7, 7.0])[0].tolist()
    [0, 0, -1, -1, 1, 1]
    """
    trimmed = [None if text is None else text.strip() or None for text in identifiers(values)]
    return labels(trimmed)


def labels(texts: Sequence[str | None]) -> tuple[NDArray[np.int64], list[str]]:
    """Codes of texts in order of first appearance; None is -1."""
    codes, uniques = pd.factorize(np.array(texts, dtype=object))
    return codes.astype(np.int64), [str(text) for text in uniques]


def classes(columns: Sequence[Sequence[Any]], n: int) -> NDArray[np.int64]:
    """One code per row such that two rows share it iff they agree in every column; NULL is a value.

    Codes of several columns are combined as numbers, never by joining text. The text "1" and the number 1 differ;
    1, 1.0 and True are one value, as in Python. Codes count up from 0 without gaps.

    >>> classes([["1", "11", "1"], ["11", "1", "11"]], 3).tolist()
    [0, 1, 0]
    >>> classes([[None, "", None]], 3).tolist()
    [0, 1, 0]
    """
    combined = np.zeros(n, dtype=np.int64)
    for column in columns:
        codes, uniques = pd.factorize(_hashables(column))
        pairs = combined * (len(uniques) + 1) + (codes + 1)
        combined = pd.factorize(pairs)[0].astype(np.int64)
    return combined


def content_order(columns: Iterable[Sequence[Any]], n: int, progress: Progress = None) -> NDArray[np.int64]:
    """An order of rows that depends on their content only: by the first column, then the next, …

    Columns are taken from the iterable only while rows are still tied, so give an iterator where
    reading a column costs something. None sorts first, then by type, then by value.

    >>> content_order([["b", "a", "b"], [2, 9, 1]], 3).tolist()
    [1, 2, 0]
    """
    rank = np.zeros(n, dtype=np.int64)
    distinct = min(n, 1)
    for column in columns:
        if distinct == n:
            break
        codes, uniques = pd.factorize(_objects(_hashable(value) for value in watched(column, progress)))
        position = np.empty(len(uniques) + 1, dtype=np.int64)
        position[_sorted_places(list(uniques), progress)] = np.arange(1, len(uniques) + 1)
        position[-1] = 0  # factorize gives NULL the code -1
        pairs = rank * (len(uniques) + 1) + position[codes]
        advance(progress, 0.0)
        uniques_of_pairs, inverse = np.unique(pairs, return_inverse=True)
        rank, distinct = inverse.astype(np.int64), len(uniques_of_pairs)
    return np.argsort(rank, kind="stable")


def _sorted_places(values: list[Any], progress: Progress) -> list[int]:
    """Indices that sort the values, by type first; in runs, which the last sort only has to merge."""
    if len({type(value) for value in values}) > 1:
        values = [(type(value).__name__, value) for value in values]
    runs: list[int] = []
    for start in range(0, len(values), _RUN):
        advance(progress, 0.0)
        runs += sorted(range(start, min(start + _RUN, len(values))), key=values.__getitem__)
    return sorted(runs, key=values.__getitem__)


def text_ranks(ids: Sequence[str]) -> NDArray[np.int64]:
    """Rank of each id in text order, for "the smaller id wins".

    >>> text_ranks(["seg-9", "seg-10"]).tolist()
    [1, 0]
    """
    ranks = np.empty(len(ids), dtype=np.int64)
    ranks[sorted(range(len(ids)), key=ids.__getitem__)] = np.arange(len(ids))
    return ranks


def _hashables(column: Sequence[Any]) -> NDArray[np.object_]:
    """:func:`_hashable` of every value; most columns are so already."""
    if set(map(type, column)) <= _HASHED:
        return column if isinstance(column, np.ndarray) and column.dtype == object else _objects(column)
    return _objects(_hashable(value) for value in column)


def _hashable(value: Any) -> Any:
    if isinstance(value, (list, dict)):
        return repr(value)
    if isinstance(value, float) and value != value:
        return None
    if isinstance(value, (datetime.date, datetime.time)):
        return value.isoformat()  # with and without offsets cannot be compared
    return value


def _objects(values: Iterable[Any]) -> NDArray[np.object_]:
    rows = list(values)
    array = np.empty(len(rows), dtype=object)
    array[:] = rows
    return array
