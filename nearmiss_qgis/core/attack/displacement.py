"""How far points were moved, and whether moving them hides whose they are."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from scipy.spatial import cKDTree

from .block import NEAR

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]


@dataclass(frozen=True)
class Displacement:
    """Released points against their own originals.

    Attributes
    ----------
    points : int
        Released points with a known place whose original is known.
    own_nearest : float
        Share of them whose nearest original is their own (Spruill 1982), m at the same distance counting 1 / m.
    minimum, median, maximum : float
        Metres from the original.
    bias : float
        Length of the mean direction, 0 to 1: 0 = all directions alike, 1 = all moved the same way. An attacker takes a
        common shift back.
    bias_chance : float
        Probability of a bias that large among random directions (Rayleigh test).
    shift_east, shift_north : float
        Mean shift in metres.
    """

    points: int
    own_nearest: float
    minimum: float
    median: float
    maximum: float
    bias: float
    bias_chance: float
    shift_east: float
    shift_north: float


def displacement(raw_xy: Floats, released_xy: Floats, truth: Ints) -> Displacement | None:
    """Distance and direction of released points from their originals; None where none can be compared.

    Parameters
    ----------
    raw_xy, released_xy : (n_raw, 2) and (n, 2) float arrays
        Metres; NaN where a place is unknown.
    truth : (n,) int array
        Original of each released point; -1 = none.

    Examples
    --------
    >>> moved = displacement(np.array([[0.0, 0], [10, 0]]), np.array([[1.0, 0], [11, 0]]), np.array([0, 1]))
    >>> moved.own_nearest, moved.median, moved.bias, moved.shift_east
    (1.0, 1.0, 1.0, 1.0)
    """
    there = np.isfinite(raw_xy).all(axis=1)
    known = np.flatnonzero((truth >= 0) & np.isfinite(released_xy).all(axis=1))
    known = known[there[truth[known]]]
    if not len(known):
        return None
    point, original = released_xy[known], raw_xy[truth[known]]
    step = point - original
    length = np.hypot(step[:, 0], step[:, 1])
    tree = cKDTree(raw_xy[there])
    nearer = tree.query_ball_point(point, np.maximum(length - NEAR, 0.0), return_length=True)
    nearer = np.where(length <= NEAR, 0, nearer)
    tied = tree.query_ball_point(point, length + NEAR, return_length=True)
    moved = length > NEAR
    bias, chance = _direction(step[moved], length[moved])
    return Displacement(
        points=len(known),
        own_nearest=float(np.where(nearer == 0, 1.0 / np.maximum(tied, 1), 0.0).mean()),
        minimum=float(length.min()),
        median=float(np.median(length)),
        maximum=float(length.max()),
        bias=bias,
        bias_chance=chance,
        shift_east=float(step[:, 0].mean()),
        shift_north=float(step[:, 1].mean()),
    )


def _direction(step: Floats, length: Floats) -> tuple[float, float]:
    """(length of the mean direction, its probability under random directions)."""
    n = len(step)
    if not n:
        return 0.0, 1.0
    mean = float(np.hypot(*(step / length[:, None]).mean(axis=0)))
    square = n * mean * mean
    chance = float(np.exp(np.sqrt(1 + 4 * n + 4 * (n * n - (n * mean) ** 2)) - (1 + 2 * n))) if n > 1 else 1.0
    return mean, min(1.0, chance) if square else 1.0
