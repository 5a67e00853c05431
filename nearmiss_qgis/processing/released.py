"""A release, as the audit report sees it: what the gate finds in it, and its smallest count."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..core.errors import NearMissError
from ..translation import translate
from . import evidence, verdict
from .request import Request

if TYPE_CHECKING:
    from ..core.gate.case import Case


def path(request: Request) -> Path:
    """The path of RELEASE.

    Raises
    ------
    NearMissError
        When there is nothing.
    """
    found = Path(request.text("RELEASE") or "").resolve()
    if not found.exists():
        raise NearMissError(
            translate("NearMiss", "RELEASE: {file} does not exist. Give a folder, its manifest.json, or a data file."),
            file=found,
        )
    return found


def section(request: Request) -> dict[str, Any] | None:
    """What the gate finds in RELEASE, with the points as its raw reports; None where it is not given."""
    import numpy as np

    from ..core.gate.rules import audit

    if not request.given("RELEASE"):
        return None
    case = _case(request)
    findings = [verdict.said(finding) for finding in audit(case, progress=request.progress())]
    numbers = verdict.counts(findings)
    counts = [sheet.counts for sheet in case.release.segments]
    every = np.concatenate(counts) if counts else np.zeros(0)
    shown = every[every > 0]
    return {
        "attacker": translate("NearMiss", "Anybody who has the release, the public streets, and time to compare."),
        "passed": not numbers["LEAKS"],
        "leaks": numbers["LEAKS"],
        "warnings": numbers["WARNINGS"],
        "not_tested": numbers["NOT_TESTED"],
        "segments": len(every),
        "published": len(shown),
        "count_min": float(shown.min()) if len(shown) else None,
        "findings": [
            {name: str(value) if name != "count" else value for name, value in asdict(f).items()} for f in findings
        ],
    }


def _case(request: Request) -> Case:
    from ..core.gate.case import Case
    from ..core.gate.papers import stricter
    from ..core.policy import Policy
    from ..layers.files import read_release

    release = read_release(path(request), request.context.transformContext(), progress=request.progress())
    ids = [name for sheet in release.segments for name in sheet.ids]
    streets = evidence.streets(request, "SEGMENT_ID", ids)
    return Case(
        release,
        stricter(Policy(), release.manifest),
        reports=evidence.reports(request, "INPUT"),
        streets=None if streets is None else streets[0],
        source_rows=request.rows_read,
    )
