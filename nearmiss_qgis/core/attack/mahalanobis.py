"""Numbers that go together as one distance: Mahalanobis."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ..errors import QT_TRANSLATE_NOOP, NearMissError
from .scores import Vectors

Floats = NDArray[np.float64]

#: Condition number of the covariance beyond which the distance is fragile, in either direction.
MAX_CONDITION = 100.0
RIDGE = 1e-6


@dataclass(frozen=True)
class Whitened:
    """A Mahalanobis distance.

    Attributes
    ----------
    score : Vectors
    condition : float
        2-norm condition number of the covariance with its ridge; 1 for one column.
    constant : tuple of int
        Columns left out, because they are the same for all records.
    """

    score: Vectors
    condition: float
    constant: tuple[int, ...]


def mahalanobis(
    raw: Floats, released: Floats, *, source: str = "raw", ridge: float = RIDGE, squared: bool = False
) -> Whitened:
    """Distance sqrt(d' S^-1 d) of the difference d of two records.

    S is the covariance (n - 1) of the records of `source`, plus ``ridge * mean(diag S)`` on its diagonal.

    Parameters
    ----------
    raw, released : (n_raw, d) and (n, d) float arrays
        A record with a NaN is unknown, and plays no part in S.
    source : str
        ``raw``, ``released`` or ``pooled``.

    Raises
    ------
    NearMissError
        Fewer than two known records, no column that varies, a covariance without an inverse.

    Examples
    --------
    >>> line = np.array([[0.0], [2.0], [4.0]])
    >>> mahalanobis(line, line, ridge=0.0).score.rows(np.array([0])).tolist()
    [[0.0, 1.0, 2.0]]
    """
    if not ridge >= 0:
        raise NearMissError(QT_TRANSLATE_NOOP("NearMiss", "The ridge of Mahalanobis is 0 or more."))
    basis = {"raw": [raw], "released": [released], "pooled": [raw, released]}[source]
    known = np.concatenate(basis)
    known = known[~np.isnan(known).any(axis=1)]
    if len(known) < 2:
        raise NearMissError(
            QT_TRANSLATE_NOOP("NearMiss", "Mahalanobis needs two records with all numbers, and there are {n}."),
            n=len(known),
        )
    varies = known.max(axis=0) > known.min(axis=0)
    if not varies.any():
        raise NearMissError(
            QT_TRANSLATE_NOOP(
                "NearMiss", "Mahalanobis: every number is the same for all records, so nothing tells them apart."
            )
        )
    covariance = np.atleast_2d(np.cov(known[:, varies], rowvar=False))
    covariance = covariance + ridge * np.mean(np.diag(covariance)) * np.eye(len(covariance))
    condition = float(np.linalg.cond(covariance)) if len(covariance) > 1 else 1.0
    root = _inverse_root(covariance)
    sides = [side[:, varies] @ root for side in (raw, released)]
    score = Vectors(sides[0], sides[1], root=not squared)
    return Whitened(score, condition, tuple(np.flatnonzero(~varies).tolist()))


def _inverse_root(covariance: Floats) -> Floats:
    """L with L L' = S^-1, so that the distance is the length of L' d."""
    value, vector = np.linalg.eigh(covariance)
    if value.min() <= value.max() * len(value) * np.finfo(np.float64).eps:
        raise NearMissError(
            QT_TRANSLATE_NOOP(
                "NearMiss",
                "Mahalanobis: two of the numbers go together exactly, so there is no distance. Leave one of them out."
            )
        )  # fmt: skip
    return np.asarray(vector / np.sqrt(value))


def is_fragile(condition: float) -> bool:
    """Whether the covariance is so ill-conditioned that the distance can be far off."""
    return condition > MAX_CONDITION


def names_of(constant: Sequence[int], names: Sequence[str]) -> str:
    """The names of the columns left out, for messages."""
    return ", ".join(names[i] for i in constant)
