"""How the document of an attack may be read: as a measurement, as a lower bound, or not at all."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any

MEASURED, LOWER_BOUND, NOT_MEASURED = ("measured", "lower_bound", "not_measured")

Document = Mapping[str, Any]

#: Rows of the curve that are printed.
MOST_ROWS = 12
#: A success up to this many times that of chance says nothing about a release.
HARDLY_ANY_LIFT = 1.1

_RATES = ("success", "interval", "hits", "baseline_random", "baseline_mode", "lift", "max_risk", "at_risk_1")
_AXIS_RATES = ("success", "baseline", "lift", "mean_rank", "z", "p_value", "informative")


def verdict(attack: Document) -> str:
    """What the numbers are: never more than they say themselves.

    A document that calls itself measured is a lower bound where true pairs were lost, or where nobody knows how many; and
    it is not measured where no true record was among the candidates.

    >>> whole = {"verdict": "measured", "success": 0.5, "truth_coverage": 1.0, "blocking": {"used": False}}
    >>> verdict(whole), verdict({**whole, "truth_coverage": 0.9}), verdict({**whole, "truth_coverage": 0.0})
    ('measured', 'lower_bound', 'not_measured')
    """
    if attack["verdict"] == NOT_MEASURED or attack["success"] is None or not attack["truth_coverage"]:
        return NOT_MEASURED
    blocking = attack["blocking"]
    lost = blocking["used"] and (blocking["recall"] is None or blocking["recall"] < 1)
    if attack["verdict"] != MEASURED or lost or attack["truth_coverage"] < 1:
        return LOWER_BOUND
    return MEASURED


def readable(attack: Document) -> Document:
    """The document with the verdict that holds; without one rate of success where nothing was measured.

    A rate of 0 would look like a safe release, also where a 0 stands in the document.
    """
    held = {**attack, "verdict": verdict(attack)}
    if held["verdict"] != NOT_MEASURED:
        return held
    axes = [{**axis, **dict.fromkeys(_AXIS_RATES)} for axis in attack["axes"]]
    match = [{**one, "success": None} for one in attack["match"]]
    blocking = {**attack["blocking"], "recall": None}
    nothing: dict[str, Any] = {"top": [], "curve": [], "risk": [], "knowledge_curve": None, "displacement": None}
    return {**held, **dict.fromkeys(_RATES), **nothing, "axes": axes, "match": match, "blocking": blocking}


def printed(curve: Sequence[Document], most: int = MOST_ROWS) -> list[Document]:
    """At most so many points of a curve, for a table: the first, the last, and between them by growing numbers of records.

    An attacker begins with the surest ones, so the beginning matters most.

    >>> [point["attacked"] for point in printed([{"attacked": n} for n in range(1, 101)], most=5)]
    [1, 3, 10, 32, 100]
    """
    if len(curve) <= most:
        return list(curve)
    attacked = [point["attacked"] for point in curve]
    low, high = math.log(max(1, attacked[0])), math.log(max(1, attacked[-1]))
    chosen = {0, len(curve) - 1}
    for step in range(1, most - 1):
        wanted = math.exp(low + (high - low) * step / (most - 1))
        chosen.add(min(range(len(curve)), key=lambda i: abs(attacked[i] - wanted)))
    for step in range(1, most - 1):  # where several steps fell on one point
        if len(chosen) < most:
            chosen.add(round(step * (len(curve) - 1) / (most - 1)))
    return [curve[i] for i in sorted(chosen)]


def surest(curve: Sequence[Document]) -> int:
    """How many records can be named before the first wrong guess is to be expected.

    >>> surest([{"attacked": 2, "precision": 1.0}, {"attacked": 5, "precision": 0.8}])
    2
    """
    return max((point["attacked"] for point in curve if point["precision"] >= 1 - 1e-9), default=0)


def names(described: Sequence[str]) -> list[str]:
    """Attributes without their kind and options.

    >>> names(["AGE [num]", "ITEMS [tversky, weight 2, alpha=1]", "plain"])
    ['AGE', 'ITEMS', 'plain']
    """
    return [one.rpartition(" [")[0] or one if one.endswith("]") else one for one in described]
