"""The document of the report of an attack: the numbers that its page shows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from . import attack_numbers as told
from .fields import columns

AXES = (
    *("attribute", "type", "weight", "level"),
    *("success", "baseline", "lift", "mean_rank", "z", "p_value"),
    *("informative", "kept", "unknown_raw", "unknown_released"),
)
CURVE = ("threshold", "attacked", "coverage", "precision@curve", "recall")
LEVELS = ("level", "visible", "success", "success_sd", "baseline", "lift", "max_risk")


def document(
    answer: told.Answer,
    *,
    names: tuple[str, str],
    settings: Sequence[tuple[str, str]],
    alpha: float,
    notices: Sequence[tuple[str, str]],
    levels: Sequence[Sequence[Any]] | None,
) -> dict[str, Any]:
    """What docs/schemas/attack.schema.json describes.

    Parameters
    ----------
    names : (str, str)
        Of the layers RAW and ANON.
    notices : sequence of (key, text)
    levels : rows of the knowledge curve, or None
    """
    found, figures = answer.attack.evaluation, answer.figures
    return {
        "format": "nearmiss-attack",
        "format_version": 1,
        "private": True,
        "verdict": figures.verdict,
        "raw": {"name": names[0], "rows": len(found.credited)},
        "released": {"name": names[1], "rows": len(found.found)},
        "knowledge": {
            "level": answer.knowledge.level,
            "visible": told.described(answer.knowledge.visible),
            "withheld": told.described(answer.knowledge.withheld),
        },
        "settings": [list(pair) for pair in settings],
        "success": figures.success,
        "interval": None if figures.interval is None else list(figures.interval),
        "hits": None if figures.hits is None else asdict(figures.hits),
        "baseline_random": figures.baseline_random,
        "baseline_mode": figures.baseline_mode,
        "lift": figures.lift,
        "max_risk": figures.max_risk,
        "at_risk_1": figures.at_risk_1,
        "top": [{"k": k, "rate": rate} for k, rate in figures.top],
        "unicity": {"raw": answer.unicity[0], "released": answer.unicity[1]},
        "blocking": {
            "used": bool(answer.blocked.keys),
            "keys": answer.blocked.keys,
            "recall": answer.blocked.recall,
            "kept_share": answer.blocked.kept,
            "without_candidates": answer.blocked.without,
        },
        "truth_coverage": found.truth_coverage,
        "empty": answer.empty,
        "match": [asdict(one) for one in answer.matched],
        "displacement": None if answer.displacement is None else asdict(answer.displacement),
        "notices": [{"key": key, "text": text} for key, text in notices],
        "axes": [dict(zip(AXES, row)) for row in told.axes(answer.attack.axes, alpha)],
        "curve": [dict(zip(_plain(CURVE), row)) for row in told.curve(figures)],
        "risk": [{"low": low, "high": high, "records": n} for low, high, n in figures.risk],
        "knowledge_curve": None if levels is None else [dict(zip(LEVELS, row)) for row in levels],
    }


def _plain(names: Sequence[str]) -> list[str]:
    return [column.name for column in columns(*names)]
