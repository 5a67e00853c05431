"""Unicity of attributes: the share of records whose combination of values occurs once."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import pandas as pd
from numpy.typing import NDArray

from .attack import ties
from .classes import cross
from .errors import QT_TRANSLATE_NOOP, NearMissError, Progress, advance
from .records import classes


@dataclass(frozen=True)
class SubsetUnicity:
    """Unicity of the sets of p attributes.

    Attributes
    ----------
    p : int
        Attributes in a set.
    sets : int
        Sets that were tested.
    exhaustive : bool
        Whether these are all sets of p attributes.
    mean, sd, least, most : float
        Of the unicity of the sets; sd with sets - 1, and 0 for one set.
    """

    p: int
    sets: int
    exhaustive: bool
    mean: float
    sd: float
    least: float
    most: float


def unicity_of(columns: Sequence[Any], *, n: int | None = None, tolerance: float = ties.TOLERANCE) -> float:
    """Share of records whose combination of values occurs once.

    The number of :func:`alone` records / n (Sweeney 2000: "uniqueness"). 0 without a record. It is a lower bound of
    what linking finds only where an attacker knows exactly these columns and nobody has changed their values.

    Parameters
    ----------
    columns, n, tolerance
        As of :func:`alone`.

    Examples
    --------
    >>> unicity_of([["a", "a", "b", "b"], [1, 2, 3, 3]])
    0.5
    >>> unicity_of([np.array([0.1 + 0.2, 0.3])]), unicity_of([np.array([1.0, 2.0, 3.0]) * 1e-9])
    (0.0, 1.0)
    """
    mask = alone(columns, n=n, tolerance=tolerance)
    return float(mask.mean()) if len(mask) else 0.0


def alone(columns: Sequence[Any], *, n: int | None = None, tolerance: float = ties.TOLERANCE) -> NDArray[np.bool_]:
    """(n,) mask of the records whose combination of values no other record has.

    Parameters
    ----------
    columns : sequence of (n,) arrays or lists
        Values of each attribute: see :func:`value_codes`.
    n : int, optional
        Records; needed where there is no column. Then all records are one class.
    tolerance : float
        0 compares floats exactly.

    Examples
    --------
    >>> alone([["1", "11", None, "NA"], ["11", "1", "", ""]]).tolist()
    [True, True, True, True]
    """
    rows = n if n is not None else len(columns[0]) if len(columns) else 0
    return _alone([value_codes(column, tolerance=tolerance) for column in columns], rows)


def unicity_of_subsets(
    columns: Sequence[Any],
    p: int,
    *,
    n_samples: int = 100,
    rng: np.random.Generator,
    tolerance: float = ties.TOLERANCE,
    progress: Progress = None,
) -> SubsetUnicity:
    """Unicity of the sets of p of the attributes: all of them, or a sample of different ones.

    Parameters
    ----------
    columns : sequence of (n,) arrays or lists
    p : int
        1 to the number of columns.
    n_samples : int
        At most so many sets are tested; all of them where there are no more.
    rng : numpy.random.Generator
        Draws the sample.

    Raises
    ------
    NearMissError
        When there are no sets of p attributes.

    Examples
    --------
    >>> found = unicity_of_subsets([["a", "a", "b"], [1, 2, 2]], 1, rng=np.random.default_rng(1))
    >>> found.sets, found.exhaustive, round(found.mean, 3), found.sd
    (2, True, 0.333, 0.0)
    """
    if not 1 <= p <= len(columns):
        raise NearMissError(
            QT_TRANSLATE_NOOP("NearMiss", "There are no sets of {p} of {n} attributes. Give 1 to {n}."), p=p, n=len(columns)
        )  # fmt: skip
    if n_samples < 1:
        raise NearMissError(
            QT_TRANSLATE_NOOP("NearMiss", "{n} sets of attributes measure nothing. Give 1 or more."), n=n_samples
        )
    codes = [value_codes(column, tolerance=tolerance) for column in columns]
    exhaustive = math.comb(len(codes), p) <= n_samples
    some = itertools.combinations(range(len(codes)), p) if exhaustive else _sample(len(codes), p, n_samples, rng)
    wanted, shares = min(math.comb(len(codes), p), n_samples), []
    for done, members in enumerate(some):
        advance(progress, done / wanted)
        mask = _alone([codes[i] for i in members], len(codes[0]))
        shares.append(float(mask.mean()) if len(mask) else 0.0)
    return SubsetUnicity(
        p=p,
        sets=len(shares),
        exhaustive=exhaustive,
        mean=float(np.mean(shares)),
        sd=float(np.std(shares, ddof=1)) if len(shares) > 1 else 0.0,
        least=min(shares),
        most=max(shares),
    )


def value_codes(column: Any, *, tolerance: float = ties.TOLERANCE) -> NDArray[np.int64]:
    """(n,) codes of the values of a column, from 0 on without gaps: equal values share one.

    None and NaN are one value of its own. Text, booleans and whole numbers are compared exactly. A column with a float
    in it is one of measurements: all its numbers are :func:`snapped`.

    >>> value_codes([2, None, 2, None, "2"]).tolist()
    [0, 1, 0, 1, 2]
    >>> value_codes([10**15, 10**15 + 1]).tolist(), value_codes([1e15, 1e15 + 1]).tolist()
    ([0, 1], [0, 0])
    """
    if isinstance(column, np.ndarray) and column.dtype.kind == "f":
        return _codes(snapped(column.astype(np.float64), tolerance))
    values: list[Any] = [value.item() if isinstance(value, np.generic) else value for value in column]
    numbers = [i for i, value in enumerate(values) if isinstance(value, (int, float)) and value == value]
    if any(isinstance(values[i], float) for i in numbers):
        measured = snapped(np.array([float(values[i]) for i in numbers]), tolerance).tolist()
        for i, value in zip(numbers, measured):
            values[i] = value
    return classes([values], len(values))


def snapped(values: NDArray[np.float64], tolerance: float = ties.TOLERANCE) -> NDArray[np.float64]:
    """(n,) floats with the least value of each group of ties in place of its members; NaN stays NaN.

    In sorted order a new group begins where the gap to the value before exceeds
    tolerance * max(1e-4 * range, |a|, |b|), with the range of the finite values. So 0.1 + 0.2 is 0.3, and the unit of
    the column changes nothing. An infinity is tied to itself alone.

    >>> snapped(np.array([0.3, 0.1 + 0.2, 0.0, 1e-17])).tolist()
    [0.3, 0.3, 0.0, 0.0]
    """
    if not 0.0 <= tolerance < float("inf"):
        raise NearMissError(
            QT_TRANSLATE_NOOP("NearMiss", "{value} is no tolerance. Give 0 (exact) or a little more."), value=tolerance
        )
    finite = np.isfinite(values)
    found = values.copy()
    found[finite] = ties.snapped(values[finite], tolerance) + 0.0  # no -0.0
    return found


def _codes(values: NDArray[np.float64]) -> NDArray[np.int64]:
    """Codes of floats; NaN is a value."""
    codes, uniques = pd.factorize(values)
    return np.where(codes < 0, len(uniques), codes).astype(np.int64)


def _alone(codes: Sequence[NDArray[np.int64]], n: int) -> NDArray[np.bool_]:
    group, rows = np.zeros(n, dtype=np.int64), np.array([n])
    for column in codes:
        group, rows = cross(group, column)
    return np.asarray(rows[group] == 1)


def _sample(n: int, p: int, n_samples: int, rng: np.random.Generator) -> Iterator[tuple[int, ...]]:
    """Different sets of p of n, drawn one after the other."""
    seen: set[tuple[int, ...]] = set()
    while len(seen) < n_samples:
        drawn = tuple(sorted(rng.choice(n, p, replace=False).tolist()))
        if drawn not in seen:
            seen.add(drawn)
            yield drawn
