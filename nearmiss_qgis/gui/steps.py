"""The algorithms of an analysis in their order, and what each is given."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from qgis.core import QgsApplication, QgsProcessingFeatureSourceDefinition, QgsProject, QgsVectorLayer

from ..translation import translate
from .run import PROVIDER, into_memory
from .setup import NUMBERS, Setup

REPORT, AUDIT, AUDIT_JSON = "PRIVATE_gate.html", "PRIVATE_audit.html", "PRIVATE_audit.json"


@dataclass(frozen=True)
class Given:
    """What an analysis works on.

    Attributes
    ----------
    project : QgsProject
        A project of its own, with copies of the layers.
    layers : dict
        The copies, by role.
    decisions : QgsVectorLayer or None
        Table of the decisions on records.
    folder : Path
        For text files; private.
    results : dict
        Results of the steps so far, by their keys.
    """

    setup: Setup
    project: QgsProject
    layers: dict[str, QgsVectorLayer]
    decisions: QgsVectorLayer | None
    folder: Path
    results: dict[str, dict[str, Any]]

    @property
    def reports(self) -> Any:
        """The reports to analyse: all of them, or those that are selected."""
        layer = self.layers["reports"]
        return QgsProcessingFeatureSourceDefinition(layer.id(), True) if self.setup.selected_only else layer

    def number(self, name: str) -> dict[str, float]:
        """A number that was chosen, under the name of its parameter."""
        return {NUMBERS[name][1]: self.setup.numbers[name]} if name in self.setup.numbers else {}

    def fields(self, **names: str) -> dict[str, str]:
        """Fields that were chosen, under the names of parameters."""
        return {name: self.setup.fields[field] for name, field in names.items() if self.setup.fields.get(field)}

    def decided(self) -> dict[str, Any]:
        """DECISIONS, where there are any."""
        return {} if self.decisions is None else {"DECISIONS": self.decisions}


@dataclass(frozen=True)
class Step:
    """One algorithm of the analysis.

    Attributes
    ----------
    key : str
        Its name among the results.
    weight : int
        Its part of the progress.
    needed : bool
        Nothing can follow where it fails.
    layers : bool
        Its layers are kept, not its numbers alone.
    """

    key: str
    algorithm: str
    weight: int
    needed: bool
    parameters: Callable[[Given], dict[str, Any]]
    layers: bool = True

    @property
    def title(self) -> str:
        """The algorithm's name, in the user's language."""
        found = QgsApplication.processingRegistry().algorithmById(f"{PROVIDER}:{self.algorithm}")
        return found.displayName() if found is not None else self.algorithm


def _deduplicate(given: Given) -> dict[str, Any]:
    category = given.setup.fields.get("category")
    return {
        "REPORTS": given.reports,
        **given.fields(REPORT_ID="report_id", TIME="time", CONTRIBUTOR="contributor"),
        **({"MATCH_FIELDS": [category]} if category else {}),
        **given.number("same_distance"),
        **given.number("same_window"),
        "OUTPUT": into_memory(given.project),
    }


def _snap(given: Given) -> dict[str, Any]:
    return {
        "REPORTS": given.results["deduplicate"]["OUTPUT"],
        "STREETS": given.layers["streets"],
        **given.fields(SEGMENT_ID="segment_id"),
        **given.number("max_distance"),
        "OUTPUT": into_memory(given.project),
    }


def _aggregate(given: Given, preset: int) -> dict[str, Any]:
    return {
        "SNAPPED": given.results["snap"]["OUTPUT"],
        "STREETS": given.layers["streets"],
        "PRESET": preset,
        **given.fields(
            SEGMENT_ID="segment_id",
            SEGMENT_NAME="segment_name",
            CATEGORY="category",
            CONTRIBUTOR="contributor",
            REPORT_ID="report_id",
        ),
        **given.decided(),
        "PUBLISHED": into_memory(given.project),
        "WITHHELD": into_memory(given.project),
    }


def _chosen_policy(given: Given) -> dict[str, Any]:
    breakdown = {"BREAKDOWN": into_memory(given.project)} if given.setup.fields.get("category") else {}
    return {**_aggregate(given, given.setup.preset), **breakdown}


def _joined(given: Given) -> dict[str, Any]:
    """What an attacker joins with."""
    if "auxiliary" not in given.layers:
        return {}
    return {
        "AUXILIARY": given.layers["auxiliary"],
        "AUXILIARY_NAME": given.setup.auxiliary_name,
        **given.fields(SUBJECT="subject", WEIGHT="weight"),
    }


def _quasi_identifiers(given: Given) -> list[str]:
    category = given.setup.fields.get("category")
    return list(dict.fromkeys([*([category] if category else []), *given.setup.quasi_identifiers]))


def _rank(given: Given) -> dict[str, Any]:
    return {
        "INPUT": given.results["deduplicate"]["OUTPUT"],
        "QUASI_IDENTIFIERS": _quasi_identifiers(given),
        **given.fields(REPORT_ID="report_id", CONTRIBUTOR="contributor"),
        **_joined(given),
        **{name: value for one in ("radius", "grid", "k", "top") for name, value in given.number(one).items()},
        **given.decided(),
        "OUTPUT": into_memory(given.project),
    }


def _gate(given: Given) -> dict[str, Any]:
    """The gate on a trial: everything is checked, nothing is released."""
    trial = translate("NearMiss", "Trial, not for release")
    return {
        **release(given),
        "TITLE": trial,
        "LICENSE": trial,
        "SOURCE": trial,
        "CHECK_ONLY": True,
        "FINDINGS": into_memory(given.project),
        "REPORT_HTML": str(given.folder / REPORT),
    }


def release(given: Given) -> dict[str, Any]:
    """What the gate is given about a release; not its title, its format and its folder."""
    found = given.results["aggregate"]
    return {
        "SEGMENTS": found["PUBLISHED"],
        "WITHHELD": found["WITHHELD"],
        **({"BREAKDOWN": found["BREAKDOWN"]} if "BREAKDOWN" in found else {}),
        "REPORTS": given.layers["reports"],  # all: the tripwire knows those that are not selected too
        "STREETS": given.layers["streets"],
        "PRESET": given.setup.preset,
        **given.fields(SEGMENT_ID="segment_id"),
    }


def _audit(given: Given) -> dict[str, Any]:
    radius, k, top = (given.number(name) for name in ("radius", "k", "top"))
    return {
        "INPUT": given.reports,
        **given.fields(REPORT_ID="report_id", CATEGORY="category", CONTRIBUTOR="contributor", TIME="time"),
        "QUASI_IDENTIFIERS": list(given.setup.quasi_identifiers),
        **_joined(given),
        "STREETS": given.layers["streets"],
        **given.fields(SEGMENT_ID="segment_id"),
        **({"AT_RADIUS": radius["RADIUS"]} if radius else {}),
        **k,
        **top,
        **given.decided(),
        "REPORT_HTML": str(given.folder / AUDIT),
        "REPORT_JSON": str(given.folder / AUDIT_JSON),
    }


def presets() -> list[str]:
    """Names of the policies, as the algorithm has them."""
    found = QgsApplication.processingRegistry().algorithmById(f"{PROVIDER}:aggregateandwithhold")
    return [] if found is None else list(found.parameterDefinition("PRESET").options())


def what_if(preset: int) -> str:
    """Key of the step that tries another policy."""
    return f"preset {preset}"


def in_order(setup: Setup) -> list[Step]:
    """The steps of an analysis: first what colours the map, last the other policies."""
    steps = [
        Step("deduplicate", "deduplicate", 10, True, _deduplicate),
        Step("snap", "snaptosegments", 15, True, _snap),
        Step("aggregate", "aggregateandwithhold", 15, True, _chosen_policy),
        Step("rank", "rankrecords", 15, False, _rank),
        Step("gate", "publishrelease", 20, False, _gate),
        Step("audit", "auditreport", 15, False, _audit),
    ]
    others = [index for index in range(len(presets())) if index != setup.preset]
    return steps + [
        Step(
            what_if(index),
            "aggregateandwithhold",
            3,
            False,
            lambda given, preset=index: _aggregate(given, preset),
            layers=False,
        )
        for index in others
    ]
