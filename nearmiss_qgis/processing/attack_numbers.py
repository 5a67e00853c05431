"""The numbers of an attack with what each of them means: rows of METRICS, the document of the report."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ..translation import translate

if TYPE_CHECKING:
    from ..core.attack.attributes import Attribute
    from ..core.attack.displacement import Displacement
    from ..core.attack.figures import Figures
    from ..core.attack.knowledge import Knowledge
    from ..core.attack.notices import Notice
    from ..core.attack.simulate import Attack, AxisRow


@dataclass(frozen=True)
class Blocked:
    """What blocking left.

    Attributes
    ----------
    keys : str
        What was blocked on; empty without blocking.
    recall : float or None
        Share of the true pairs that are kept; None where there is none.
    kept : float
        Share of all pairs.
    without : int
        Released records without a candidate.
    """

    keys: str
    recall: float | None
    kept: float
    without: int


@dataclass(frozen=True)
class Matched:
    """Another way to assign records: its name, its success (None = not tested), and how to read it."""

    name: str
    success: float | None
    note: str


@dataclass(frozen=True)
class Answer:
    """All that an attack answers."""

    attack: Attack
    figures: Figures
    knowledge: Knowledge
    blocked: Blocked
    unicity: tuple[float | None, float | None]
    displacement: Displacement | None
    matched: Sequence[Matched]
    empty: int | None


def notice(one: Notice) -> str:
    """A notice in the user's language."""
    return translate("NearMiss", one.template).format(**one.values)


def metrics(answer: Answer) -> list[tuple[str, float | None, str]]:
    """(metric, value, note), the most important first; None = not tested."""
    figures, found = answer.figures, answer.attack.evaluation
    if figures.success is None:
        untested = translate("NearMiss", "Not tested: no released record has its true one among the candidates.")
        rows: list[tuple[str, float | None, str]] = [
            (name, None, untested)
            for name in ("success", "success_sd", "at_least_one", "baseline_random", "lift", "max_risk")
        ]
    else:
        rows = _measured(answer)
    rows += [
        ("unicity", answer.unicity[0], _of_unicity()),
        ("unicity_released", answer.unicity[1], translate("NearMiss", "The same among the released records")),
        ("blocking_recall", answer.blocked.recall, _of_blocking(answer.blocked)),
        ("truth_coverage", found.truth_coverage, translate("NearMiss", "Records whose true one is a candidate")),
        ("no_candidates", float(answer.blocked.without), translate("NearMiss", "Records without any candidate: not found")),
    ]  # fmt: skip
    if answer.empty is not None:
        text = translate("NearMiss", "Records that nothing is contained in. Check why before you call them safe")
        rows.append(("empty_candidate_sets", float(answer.empty), text))
    rows += [(f"success_{one.name.replace('-', '_').lower()}", one.success, one.note) for one in answer.matched]
    rows += _moved(answer.displacement)
    rows += [
        ("released_records", float(len(found.found)), ""),
        ("raw_records", float(len(found.credited)), ""),
        ("knowledge", None, translate("NearMiss", "Attacker of {knowledge}").format(knowledge=answer.knowledge.text)),
    ]
    return rows


def _of_unicity() -> str:
    return translate("NearMiss", "Raw records alone in what is compared: a floor for one who knows it exactly")


def _measured(answer: Answer) -> list[tuple[str, float | None, str]]:
    figures, n = answer.figures, len(answer.attack.evaluation.found)
    hits, interval = figures.hits, figures.interval
    assert hits is not None and interval is not None and figures.success is not None
    lower = (
        translate("NearMiss", "Lower bound: true pairs are missing among the candidates. ")
        if figures.verdict == "lower_bound"
        else ""
    )
    return [
        ("success", figures.success, lower + translate("NearMiss", "Expected share of right guesses, exact")),
        ("success_low", interval[0], translate("NearMiss", "95 % interval, if the records are a random sample")),
        ("success_high", interval[1], translate("NearMiss", "95 % interval, if the records are a random sample")),
        ("success_sd", hits.sd / n, translate("NearMiss", "Spread of one attack: ties are decided by chance (exact)")),
        ("hits_low", float(hits.low), translate("NearMiss", "Records that one attack gets right, 2.5 % quantile")),
        ("hits_high", float(hits.high), translate("NearMiss", "Records that one attack gets right, 97.5 % quantile")),
        ("at_least_one", hits.at_least_one, translate("NearMiss", "Probability that at least one record is found")),
        ("baseline_random", figures.baseline_random, translate("NearMiss", "Success of guessing among the candidates")),
        ("baseline_mode", figures.baseline_mode, translate("NearMiss", "Success of always naming whoever is best most often")),
        ("lift", figures.lift, translate("NearMiss", "Success over that of chance; near 1 it tells nothing")),
        *((f"top_{k}", rate, translate("NearMiss", "True record among the {k} best").format(k=k)) for k, rate in figures.top),
        ("max_risk", figures.max_risk, translate("NearMiss", "Risk of the record that is easiest to find")),
        ("records_at_risk_1", float(figures.at_risk_1 or 0), translate("NearMiss", "Records that are found for certain")),
    ]  # fmt: skip


def _of_blocking(blocked: Blocked) -> str:
    if blocked.recall is None:
        return translate("NearMiss", "Not tested: there is no true pair")
    if not blocked.keys:
        return translate("NearMiss", "No blocking: every pair was compared")
    if blocked.recall < 1:
        return translate("NearMiss", "True pairs that blocking keeps. Below 1, so every success here is a lower bound")
    return translate("NearMiss", "True pairs that blocking keeps: all of them")


def _moved(moved: Displacement | None) -> list[tuple[str, float | None, str]]:
    if moved is None:
        return []
    return [
        ("own_nearest", moved.own_nearest, translate("NearMiss", "Points whose nearest original is their own (Spruill)")),
        ("displacement_min_m", moved.minimum, translate("NearMiss", "Shortest way from a point to its original (m)")),
        ("displacement_median_m", moved.median, translate("NearMiss", "Median way (m)")),
        ("displacement_max_m", moved.maximum, translate("NearMiss", "Longest way (m)")),
        ("displacement_bias", moved.bias, translate("NearMiss", "0: all directions; 1: one way, taken back by an attacker")),
        ("displacement_bias_p", moved.bias_chance, translate("NearMiss", "Probability of such a bias by chance")),
        ("shift_east_m", moved.shift_east, translate("NearMiss", "Mean shift to the east (m)")),
        ("shift_north_m", moved.shift_north, translate("NearMiss", "Mean shift to the north (m)")),
    ]  # fmt: skip


def axes(rows: Sequence[AxisRow], alpha: float) -> list[tuple[Any, ...]]:
    """Rows of AXES: each attribute attacked alone."""
    return [
        (
            row.attribute.name,
            row.attribute.kind,
            row.attribute.weight,
            row.attribute.level,
            *(_known(value) for value in _tested(row)),
            row.axis.informative(alpha) if _known(row.axis.p_value) is not None else None,
            row.kept and row.attribute.weight > 0,
            row.unknown_raw,
            row.unknown_released,
        )
        for row in rows
    ]


def _tested(row: AxisRow) -> tuple[float, ...]:
    """The numbers of an attribute; NaN throughout where there is no truth to test with."""
    axis = row.axis
    if axis.p_value != axis.p_value:
        return (float("nan"),) * 6
    return (axis.success, axis.baseline, axis.lift, axis.mean_rank, axis.z, axis.p_value)


def _known(value: float | None) -> float | None:
    """A number; None where it is none."""
    return None if value is None or value != value or abs(value) == float("inf") else float(value)


def curve(figures: Figures) -> list[tuple[Any, ...]]:
    """Rows of CURVE; the threshold is None where a single candidate makes the attacker as sure as can be."""
    found = figures.curve
    if found is None:
        return []
    columns = (found.threshold, found.attacked, found.coverage, found.precision, found.recall)
    return [
        (_known(row[0]), int(row[1]), *map(float, row[2:])) for row in zip(*(column.tolist() for column in columns))
    ]


def per_record(attack: Attack, ids: Sequence[str]) -> list[tuple[Any, ...]]:
    """Rows of PER_RECORD, the most at risk first."""
    import numpy as np

    from ..core.attack.figures import best_is_true

    found = attack.evaluation
    known = bool(found.found.any())
    risk, confidence, right = found.risk, found.confidence, best_is_true(found)
    order = np.argsort(-risk, kind="stable").tolist()
    return [
        (
            ids[i],
            float(risk[i]) if known else None,
            int(found.better[i]) + 1 if found.found[i] else None,
            _known(float(confidence[i])),
            int(found.tied[i]) if found.found[i] else None,
            right[i] if known else None,
            int(found.best_tie[i]),
            int(found.candidates[i]),
        )
        for i in order
    ]


def described(attributes: Sequence[Attribute]) -> list[str]:
    """The attributes as the report lists them."""
    from ..core.attack.knowledge import described as one

    return [one(attribute) for attribute in attributes]
