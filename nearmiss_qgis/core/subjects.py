"""Who could be meant: the people or addresses of an auxiliary layer."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from scipy.spatial import cKDTree

from .classes import distinct_rows, tied_together
from .errors import QT_TRANSLATE_NOOP, NearMissError
from .policy import SAME_PLACE_M

#: Weights that are no whole numbers count in steps of 1/1000, rounded down.
_FRACTION = 1000
_MOST_WEIGHT = 1e9
_QUERIES_PER_CHUNK = 1 << 12


@dataclass(frozen=True)
class Subjects:
    """Who could be meant: people or addresses, and where they are.

    Attributes
    ----------
    xy : (a, d) float array
        Places in metres, one row per subject and place.
    code : (a,) int array
        Subject there, 0 … s - 1; -1 = a subject that nobody knows.
    weight : (s,) int array
        Candidates that each subject stands for, in units.
    unit : int
        Units of one candidate.
    """

    xy: NDArray[np.float64]
    code: NDArray[np.int64]
    weight: NDArray[np.int64]
    unit: int = 1

    @property
    def places(self) -> int:
        """Distinct places."""
        return len(distinct_rows(self.xy)[0])

    @property
    def present(self) -> NDArray[np.float64]:
        """Places of the subjects that stand for anybody at all."""
        nobody = (
            (self.code >= 0) & (self.weight[self.code] == 0) if len(self.weight) else np.zeros(len(self.code), bool)
        )
        return self.xy[~nobody]


def subjects(
    xy: NDArray[np.float64],
    *,
    ids: NDArray[np.int64] | None = None,
    weights: NDArray[np.float64] | None = None,
    stacked: bool = False,
) -> Subjects:
    """The subjects of a layer.

    Rows of one subject are one candidate. Without ids, rows at one place are one subject, since two records of
    one person are one candidate; with `stacked` each row is one of its own. A subject stands for the largest
    weight among its rows (each row for its own where `stacked`).

    Parameters
    ----------
    xy : (n, d) float array
        Metres.
    ids : (n,) int array, optional
        Code of the subject of each row, -1 = unknown: these add no candidate beside a known one, else one.
    weights : (n,) float array, optional
        Candidates of each row; NaN counts as none.

    Raises
    ------
    NearMissError
        For negative or infinite weights.

    Examples
    --------
    >>> three_households = subjects(np.zeros((3, 2)), weights=np.array([3.0, 0.0, np.nan]))
    >>> three_households.weight.tolist(), subjects(np.zeros((3, 2)), stacked=True).weight.tolist()
    ([3], [3])
    """
    places, place = distinct_rows(tied_together(xy))
    whole, unit = _whole(weights, len(xy))
    if ids is None:
        code, at = np.arange(len(places)), places
        owner, n = place, len(places)
    else:
        somebody = (ids >= 0) | (whole > 0)
        pairs = np.unique(np.column_stack([place, ids])[somebody], axis=0)
        at, code = places[pairs[:, 0]], pairs[:, 1]
        owner, n = ids, int(ids.max(initial=-1)) + 1
    weight = np.zeros(n, dtype=np.int64)
    known = owner >= 0
    if stacked and ids is None:
        weight += sums(owner[known], whole[known], n)
    else:
        np.maximum.at(weight, owner[known], whole[known])
    return Subjects(at, code, weight, unit)


def _whole(weights: NDArray[np.float64] | None, n: int) -> tuple[NDArray[np.int64], int]:
    """Weights in whole units, and the units of one."""
    if weights is None:
        return np.ones(n, dtype=np.int64), 1
    wrong = int(np.count_nonzero((weights < 0) | (weights > _MOST_WEIGHT)))
    if wrong:
        raise NearMissError(
            QT_TRANSLATE_NOOP(
                "NearMiss",
                "WEIGHT: {n} of {rows} rows are negative, above {most:.0f} or not finite, so candidates cannot be counted. "
                "Correct them, or leave them empty where nobody lives."
            ),
            n=wrong,
            rows=n,
            most=_MOST_WEIGHT,
        )  # fmt: skip
    known = np.nan_to_num(weights)
    unit = 1 if bool((known == np.floor(known)).all()) else _FRACTION
    return np.floor(known * unit + 1e-9 * unit).astype(np.int64), unit


def on_segments(segment: NDArray[np.int64], who: Subjects, n_segments: int) -> NDArray[np.float64]:
    """Candidates of each segment: the subjects that are nearest to it (its catchment).

    Parameters
    ----------
    segment : (a,) int array
        Segment of each row of `who`, -1 = of none.
    who : Subjects
    n_segments : int

    Returns
    -------
    (n_segments,) float array

    Examples
    --------
    >>> homes = subjects(np.array([[0.0, 0.0], [9.0, 0.0], [50.0, 0.0]]), ids=np.array([0, 0, 1]))
    >>> on_segments(np.array([0, 0, -1]), homes, 2).tolist()
    [1.0, 0.0]
    """
    on = segment >= 0
    pairs = np.unique(np.column_stack([segment[on], who.code[on]]), axis=0)
    known = pairs[pairs[:, 1] >= 0]
    found = sums(known[:, 0], who.weight[known[:, 1]], n_segments)
    unknown = np.bincount(pairs[pairs[:, 1] < 0, 0], minlength=n_segments) > 0
    found[(found == 0) & unknown] = who.unit
    return found / who.unit


def require_same_place(points: NDArray[np.float64], xy: NDArray[np.float64], *, label: str, crs: str) -> None:
    """Refuse subjects that lie elsewhere than the points, where every k would be zero.

    Parameters
    ----------
    points, xy : (n, 2), (a, 2) float arrays
        Points and subjects, metres.
    label, crs : str
        The layer of the subjects and its CRS, for the message.

    Raises
    ------
    NearMissError

    Examples
    --------
    >>> try:
    ...     require_same_place(np.zeros((1, 2)), np.full((1, 2), 5e4), label="homes", crs="EPSG:1")
    ... except NearMissError as error:
    ...     print(str(error)[:48])
    homes: its nearest subject is 70.7 km from the n
    """
    tree = cKDTree(xy)
    for start in range(0, len(points), _QUERIES_PER_CHUNK):
        chunk = points[start : start + _QUERIES_PER_CHUNK]
        if np.isfinite(tree.query(chunk, distance_upper_bound=SAME_PLACE_M)[0]).any():
            return
    raise NearMissError(
        QT_TRANSLATE_NOOP(
            "NearMiss",
            "{label}: its nearest subject is {km:.1f} km from the nearest point, so every k would be zero. Does it cover "
            "the same place, and is its CRS ({crs}) right?"
        ),
        label=label,
        km=float(tree.query(points)[0].min()) / 1000,
        crs=crs,
    )  # fmt: skip


def sums(index: NDArray[np.int64], values: NDArray[np.int64], n: int) -> NDArray[np.int64]:
    """Sums of the values of each index, 0 … n - 1."""
    return np.bincount(index, weights=values, minlength=n).astype(np.int64)  # floats: exact up to 2**53
