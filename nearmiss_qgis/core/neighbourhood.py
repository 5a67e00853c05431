"""Records unlike everything near them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from .classes import distinct_rows
from .errors import Progress, advance
from .isolation import isolation
from .policy import DISTANCE_TOLERANCE_M
from .proximity import spatial_order, weight_within


@dataclass(frozen=True)
class Neighbourhood:
    """What is near each record.

    Attributes
    ----------
    neighbours : (n,) int array
        Other records near it.
    same : (n,) int array
        Records near it that agree with it in every attribute, itself among them.
    rarest : (n,) int array
        Index of the attribute whose value the fewest records near it share; the first of equal ones.
    """

    neighbours: NDArray[np.int64]
    same: NDArray[np.int64]
    rarest: NDArray[np.int64]

    @property
    def unique(self) -> NDArray[np.bool_]:
        """(n,) mask of the records that nothing near them agrees with."""
        return self.same == 1


def neighbourhood(
    xy: NDArray[np.float64],
    attributes: Sequence[NDArray[np.int64]],
    combined: NDArray[np.int64],
    *,
    radius: float,
    neighbours: int = 0,
    progress: Progress = None,
) -> Neighbourhood:
    """How many records near each one share its attributes: k in its neighbourhood.

    Parameters
    ----------
    xy : (n, 2) float array
        Metres.
    attributes : sequence of (n,) int arrays
        Code of the value of each attribute.
    combined : (n,) int array
        Code of all attributes together.
    radius : float
        Near means at most so many metres away.
    neighbours : int, optional
        Above 0, near means as far as the record's so-manieth nearest other record (those that tie with it too).

    Examples
    --------
    >>> codes = np.array([0, 0, 1])
    >>> found = neighbourhood(np.array([[0.0, 0.0], [5.0, 0.0], [9.0, 0.0]]), [codes], codes, radius=10)
    >>> found.neighbours.tolist(), found.same.tolist()
    ([2, 2, 2], [2, 2, 1])
    """
    reach = np.full(len(xy), float(radius))
    if neighbours:
        everything = float(np.hypot(*(xy.max(axis=0) - xy.min(axis=0))))
        reach = np.minimum(isolation(xy, neighbours, progress=progress).record, everything)
    questions = [np.zeros(len(xy), dtype=np.int64), combined, *attributes]
    answers = []
    for done, codes in enumerate(questions):
        advance(progress, done / len(questions))
        answers.append(alike(xy, codes, reach, lambda _: advance(progress, 0.0)))
    rarest = np.stack(answers[2:]).argmin(axis=0)
    return Neighbourhood(answers[0] - 1, answers[1], rarest.astype(np.int64))


def alike(
    xy: NDArray[np.float64], codes: NDArray[np.int64], reach: NDArray[np.float64], progress: Progress = None
) -> NDArray[np.int64]:
    """Records with the same code at most `reach` metres from each one, itself among them.

    Codes become a third axis on which two of them are farther apart than any reach.

    >>> alike(np.array([[0.0, 0.0], [5.0, 0.0], [5.0, 0.0]]), np.array([0, 0, 1]), np.array([5.0, 4.0, 9.0])).tolist()
    [2, 1, 1]
    """
    spaced = apart_by_code(xy, codes, float(reach.max()))
    questions, row = distinct_rows(np.column_stack([spaced, reach]))
    order = spatial_order(questions)
    asked, limit = questions[order, :-1], questions[order, -1:] + DISTANCE_TOLERANCE_M
    found = np.empty(len(questions), dtype=np.int64)
    found[order] = weight_within(asked, spaced, np.ones(len(xy), dtype=np.int64), limit, progress)[:, 0]
    return found[row]


def apart_by_code(xy: NDArray[np.float64], codes: NDArray[np.int64], farthest: float) -> NDArray[np.float64]:
    """(n, 3) places on one level per code, levels being farther apart than `farthest`.

    >>> apart_by_code(np.array([[1.0, 2.0]]), np.array([3]), 10.0).tolist()
    [[1.0, 2.0, 63.0]]
    """
    return np.column_stack([xy, codes * (2.0 * farthest + 1.0)])
