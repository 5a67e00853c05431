"""The numbers of an attack that are reported, together: none of them alone tells a safe release from a bad measurement."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from ..attribute_unicity import unicity_of
from ..errors import QT_TRANSLATE_NOOP, NearMissError
from .attributes import Attribute
from .curve import Curve, curve
from .evaluation import Evaluation
from .hits import Hits, hits, interval
from .scores import Floats
from .sides import Sides
from .simulate import Attack

MEASURED, LOWER_BOUND, NOT_MEASURED = VERDICTS = ("measured", "lower_bound", "not_measured")
_BINS = np.linspace(0.0, 1.0, 11)


@dataclass(frozen=True)
class Figures:
    """What is said about a success rate. None = not tested.

    Attributes
    ----------
    verdict : str
        One of :data:`VERDICTS`; a lower bound where true pairs are missing among the candidates.
    success : float
        Exact expected share of released records that the single guess gets right.
    interval : (low, high)
        95 % interval of the success for the people that these records are a random sample of.
    hits : Hits
    baseline_random, baseline_mode, lift, max_risk : float
    at_risk_1 : int
        Records that are found for certain.
    top : list of (k, rate)
        Up to the largest candidate set.
    risk : list of (low, high, records)
        Records by risk: exactly 0, ten bins between, exactly 1.
    curve : Curve
    """

    verdict: str
    success: float | None
    interval: tuple[float, float] | None
    hits: Hits | None
    baseline_random: float | None
    baseline_mode: float | None
    lift: float | None
    max_risk: float | None
    at_risk_1: int | None
    top: list[tuple[int, float]]
    risk: list[tuple[float, float, int]]
    curve: Curve | None


_UNTESTED = Figures(NOT_MEASURED, None, None, None, None, None, None, None, None, [], [], None)


def figures(attack: Attack, top: Sequence[int]) -> Figures:
    """The figures of an attack; none but the verdict where there is no truth to compare with."""
    found = attack.evaluation
    if not found.found.any():
        return _UNTESTED
    whole = bool(found.found.all())
    largest = int(found.candidates.max())
    return Figures(
        verdict=MEASURED if whole else LOWER_BOUND,
        success=found.success,
        interval=interval(found.success, len(found.found)),
        hits=hits(found.risk),
        baseline_random=found.baseline_random,
        baseline_mode=found.baseline_mode,
        lift=found.lift,
        max_risk=float(found.risk.max()),
        at_risk_1=int((found.risk == 1.0).sum()),
        top=[(k, found.top(k)) for k in top if k <= largest],
        risk=by_risk(found.risk),
        curve=curve(found),
    )


def by_risk(risk: Floats) -> list[tuple[float, float, int]]:
    """(low, high, records) of bins of risk, low excluded and high included; exactly 0 and exactly 1 are bins of their own.

    >>> [bin for bin in by_risk(np.array([0.0, 0.5, 1.0, 1.0])) if bin[2]]
    [(0.0, 0.0, 1), (0.4, 0.5, 1), (1.0, 1.0, 2)]
    """
    none, sure = int((risk <= 0).sum()), int((risk >= 1).sum())
    between = risk[(risk > 0) & (risk < 1)]
    place = (
        np.bincount(np.searchsorted(_BINS, between, side="left") - 1, minlength=10)
        if len(between)
        else np.zeros(10, int)
    )
    edges = [round(float(edge), 1) for edge in _BINS]
    inner = [(edges[i], edges[i + 1], int(place[i])) for i in range(10)]
    return [(0.0, 0.0, none), *inner, (1.0, 1.0, sure)]


def unicity_beside(sides: Sides, attributes: Sequence[Attribute]) -> tuple[float, float | None]:
    """Share of raw, and of released records that are alone in what the attacker compares.

    A lower bound of the success of an attacker who knows these values exactly, on a release that leaves them as they are.
    None for published areas, whose places cannot be counted like that.
    """
    used = [one for one in attributes if one.weight > 0]
    raw: list[Any] = [sides.raw[one.raw] for one in used if one.raw]
    released: list[Any] = [sides.released[one.released] for one in used if one.released]
    spatial = any(one.spatial for one in used)
    context = sides.context
    if spatial and context.raw_xy is not None:
        raw += [context.raw_xy[:, 0], context.raw_xy[:, 1]]
    answer = unicity_of(raw, n=sides.n_raw)
    if spatial and context.released_xy is None:
        return answer, None
    if spatial and context.released_xy is not None:
        released += [context.released_xy[:, 0], context.released_xy[:, 1]]
    return answer, unicity_of(released, n=len(sides.truth))


def best_is_true(found: Evaluation) -> list[bool]:
    """Whether the true record is the best candidate, or tied for it."""
    return [bool(there and better == 0) for there, better in zip(found.found, found.better)]


def top_numbers(text: str | None) -> list[int]:
    """The k of TOP_K, ascending.

    >>> top_numbers("10, 1,5")
    [1, 5, 10]
    """
    words = [word.strip() for word in (text or "").split(",") if word.strip()]
    if not words or not all(word.isascii() and word.isdigit() and int(word) > 0 for word in words):
        raise NearMissError(
            QT_TRANSLATE_NOOP("NearMiss", 'TOP_K is "{text}". Give whole numbers of 1 or more, for example 1,5,10.'),
            text=text or "",
        )
    return sorted({int(word) for word in words})
