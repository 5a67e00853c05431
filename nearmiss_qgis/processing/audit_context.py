"""What an audit is about: the data, the run, what could not be measured, how to run it again, how to read it."""

from __future__ import annotations

import platform
import shlex
from typing import TYPE_CHECKING, Any

from qgis.core import (
    Qgis,
    QgsProcessingFeatureSourceDefinition,
    QgsProcessingParameterDefinition,
    QgsProcessingParameterEnum,
    QgsProcessingParameterFeatureSource,
    QgsProperty,
    QgsProviderRegistry,
)

from ..paths import version
from ..translation import translate
from . import inputs, values
from .request import Request

if TYPE_CHECKING:
    from .audit_sections import Known
    from .auxiliary import Auxiliary
    from .decided import Decisions
    from .measured import Points


def audited(request: Request, points: Points, joined: Auxiliary | None, decisions: Decisions | None) -> dict[str, Any]:
    """Rows, filter, CRS, people, auxiliary layer, parameters and versions."""
    from ..core.records import USED
    from ..layers.geometry import raw_points

    table, who = points.table, points.who
    buckets = raw_points(table)[1]
    excluded = _excluded(buckets)
    left = 0 if decisions is None else int(decisions.left_out[buckets == USED].sum())
    if left:
        excluded[translate("NearMiss", "left out by decision")] = left
    elsewhere = len(table) - len(points) - sum(excluded.values())
    if elsewhere:
        excluded[translate("NearMiss", "outside the range of the CRS")] = elsewhere
    return {
        "layer": _name(request),
        "rows": len(table),
        "provider_rows": inputs.provider_total(request, "INPUT"),
        "used": len(points),
        "excluded": excluded,
        "filter": _filter(request),
        "crs": request.crs("INPUT").authid() or request.crs("INPUT").description(),
        "working_crs": points.working.text,
        "counts": "records" if who is None else "people",
        "people": None if who is None else len(set(who[who >= 0].tolist())),
        "unknown_people": None if who is None else int((who < 0).sum()),
        "auxiliary": None if joined is None else _auxiliary(request, joined),
        "release": None,
        "parameters": given(request),
        "versions": versions(),
    }


def _name(request: Request) -> str:
    """The name of INPUT, with that of the layer in its file where it is another."""
    name, layer = request.required_source("INPUT").sourceName(), inputs.source_layer(request, "INPUT")
    parts = {} if layer is None else QgsProviderRegistry.instance().decodeUri(layer.providerType(), layer.source())
    inside = parts.get("layerName") or ""
    return name if inside in ("", name) else f"{inside} ({name})"


def _excluded(codes: Any) -> dict[str, int]:
    import numpy as np

    from ..core.records import EXCLUSIONS, USED

    counts = np.bincount(codes, minlength=len(EXCLUSIONS)).tolist()
    return {translate("NearMiss", EXCLUSIONS[code]): n for code, n in enumerate(counts) if n and code != USED}


def _auxiliary(request: Request, joined: Auxiliary) -> dict[str, Any]:
    return {
        "name": joined.name,
        "rows": joined.rows,
        "places": joined.places,
        "crs": joined.crs,
        "subject": request.field("SUBJECT"),
        "weight": request.field("WEIGHT"),
        "points_beyond": joined.beyond,
    }


def _filter(request: Request) -> str | None:
    """The filter of INPUT, and whether only selected features were read."""
    layer, raw = inputs.source_layer(request, "INPUT"), request.parameters.get("INPUT")
    said = [layer.subsetString()] if layer is not None and layer.subsetString() else []
    if isinstance(raw, QgsProcessingFeatureSourceDefinition) and raw.selectedFeaturesOnly:
        said.append(translate("NearMiss", "selected features only"))
    return "; ".join(said) or None


def versions() -> dict[str, str]:
    """The versions of what measured."""
    import numpy as np
    import pandas as pd
    import scipy

    return {
        "nearmiss": version(),
        "qgis": Qgis.QGIS_VERSION.split("-")[0],
        "python": platform.python_version(),
        "numpy": np.__version__,
        "scipy": scipy.__version__,
        "pandas": pd.__version__,
    }


def given(request: Request) -> list[dict[str, str]]:
    """Every parameter that has a value, given or by default, layers by their names."""
    said = []
    for definition in request.algorithm.parameterDefinitions():
        text = "" if definition.isDestination() else _value(request, definition, for_people=True)
        if text:
            said.append({"name": definition.name(), "value": text})
    return said


def _value(request: Request, definition: QgsProcessingParameterDefinition, *, for_people: bool) -> str:
    """A parameter as text: as people read it, or as qgis_process takes it."""
    name, raw = definition.name(), request.parameters.get(definition.name())
    if isinstance(raw, QgsProperty):
        raw, _ = raw.value(request.context.expressionContext(), definition.defaultValue())
    if values.is_empty(raw):
        raw = definition.defaultValue() if for_people else None
    if values.is_empty(raw):
        return ""
    if isinstance(definition, QgsProcessingParameterFeatureSource):
        layer = inputs.source_layer(request, name)
        if for_people or layer is None:
            source = request.source(name)
            return source.sourceName() if source is not None and for_people else str(raw)
        if layer.providerType() == "memory":
            return f"<{layer.name()}>"  # it lives in one run of QGIS only
        return str(layer.publicSource())  # without the password of a database
    if isinstance(definition, QgsProcessingParameterEnum) and for_people:
        return str(definition.options()[request.choice(name)])
    if isinstance(raw, (list, tuple)):
        return (", " if for_people else ";").join(str(item) for item in raw)
    return f"{raw:.15g}" if isinstance(raw, float) else str(raw)


def command(request: Request, date: str = "") -> str:
    """The command that makes the same report from the same data, with its date."""
    words = []
    for definition in request.algorithm.parameterDefinitions():
        text = date if definition.name() == "DATE" else _value(request, definition, for_people=False)
        if text:
            words.append(shlex.quote(f"{definition.name()}={text}"))
    return f"qgis_process run {request.algorithm.id()} -- {' '.join(words)}"


def not_measured(request: Request, points: Points, known: Known, document: dict[str, Any]) -> list[dict[str, Any]]:
    """What nobody looked at, from what was missing; what no audit of one layer can see comes last."""
    gaps: list[tuple[str | None, str, str, str]] = []
    if document["candidates"] is None:
        gaps.append(
            (
                "candidates",
                translate("NearMiss", "How many people or addresses an attacker could confuse with each record"),
                translate("NearMiss", "no auxiliary layer was given"),
                translate("NearMiss", "Give AUXILIARY, the most complete one you can get, and AUXILIARY_NAME."),
            )
        )
    elif document["candidates"]["catchment"] is None:
        gaps.append(
            (
                None,
                translate("NearMiss", "Candidates on the street segment of each record (catchment)"),
                translate("NearMiss", "no streets were given, or no record is near one"),
                translate("NearMiss", "Give STREETS and SEGMENT_ID."),
            )
        )
    if document["attributes"] is None:
        gaps.append(
            (
                "attributes",
                translate("NearMiss", "What attributes give away"),
                translate("NearMiss", "no QUASI_IDENTIFIERS, CATEGORY or TIME was given"),
                translate("NearMiss", "Give every field an attacker may know."),
            )
        )
    return [
        {"section": section, "what": what, "why": why, "remedy": remedy}
        for section, what, why, remedy in [*gaps, *_of_rows(request, points, known, document), *_of_files(document)]
    ]


def _of_rows(
    request: Request, points: Points, known: Known, document: dict[str, Any]
) -> list[tuple[str | None, str, str, str]]:
    """Gaps in the rows: without a location, without a person, without a time, hidden by a filter."""
    gaps: list[tuple[str | None, str, str, str]] = []
    found, nobody = document["audited"], points.who is None
    if nobody:
        gaps.append(
            (
                None,
                translate("NearMiss", "People: several records of one person look like several people"),
                translate("NearMiss", "CONTRIBUTOR was not given, so records were counted"),
                translate("NearMiss", "Give CONTRIBUTOR."),
            )
        )
    elif found["unknown_people"]:
        text = translate("NearMiss", "the person behind {n} records is unknown").format(n=found["unknown_people"])
        remedy = translate(
            "NearMiss",
            "Give the person of every record. Unknown ones add no person to a class beside a known one, else one."
        )  # fmt: skip
        gaps.append((None, translate("NearMiss", "Some of the people"), text, remedy))
    lost = found["rows"] - found["used"]
    if lost:
        text = translate("NearMiss", "rows without a usable location, or left out by decision: {n}").format(n=lost)
        remedy = translate("NearMiss", "Look at the counts under what was audited, and at their geometries.")
        gaps.append((None, translate("NearMiss", "Some of the records"), text, remedy))
    depths = {row["depth"] for row in document["cells"]["rows"]}
    if len(depths) < max(depths):
        text = translate("NearMiss", "{n} filters have too many combinations to count them all").format(n=max(depths))
        remedy = translate("NearMiss", "Run nearmiss:smallestcell with the filters that are really offered.")
        gaps.append((None, translate("NearMiss", "Some combinations of filters"), text, remedy))
    hidden = (found["provider_rows"] or found["rows"]) - found["rows"]
    if hidden > 0:
        text = translate("NearMiss", "a filter or a selection hides rows of the source: {n}").format(n=hidden)
        remedy = translate("NearMiss", "Run it again without, unless only these rows are published.")
        gaps.append((None, translate("NearMiss", "Records that were not read"), text, remedy))
    if not request.given("TIME"):
        gaps.append(
            (
                None,
                translate("NearMiss", "What the time of a record gives away, beyond the fields that were given"),
                translate("NearMiss", "TIME was not given"),
                translate("NearMiss", "Give TIME, or a field of months among QUASI_IDENTIFIERS."),
            )
        )
    if document["map"] is None:
        text = translate("NearMiss", "no cell of the map holds {k} or more").format(k=known.k)
        gaps.append(
            (
                "map",
                translate("NearMiss", "Map"),
                text,
                translate("NearMiss", "Nothing: a map would show single records."),
            )
        )
    return gaps


def _of_files(document: dict[str, Any]) -> list[tuple[str | None, str, str, str]]:
    """Gaps beside the layer: the release, decisions, and what one layer cannot show."""
    gaps: list[tuple[str | None, str, str, str]] = []
    release = document["release"]
    if release is None:
        gaps.append(
            (
                "release",
                translate("NearMiss", "What goes out: this report is about the data that went in"),
                translate("NearMiss", "RELEASE was not given"),
                translate("NearMiss", "Give RELEASE, the folder that is to be published."),
            )
        )
    elif release["not_tested"]:
        text = translate(
            "NearMiss", "rules of the gate that lacked their input, or that this version does not have: {n}"
        ).format(n=release["not_tested"])
        remedy = translate(
            "NearMiss", "See the findings; nearmiss:verifyrelease takes more inputs. Look by hand for the rest."
        )
        gaps.append((None, translate("NearMiss", "Some rules about the release"), text, remedy))
    if document["decisions"] is None:
        gaps.append(
            (
                "decisions",
                translate("NearMiss", "Decisions about single records"),
                translate("NearMiss", "DECISIONS was not given"),
                translate("NearMiss", "Give the table in which they are written down, if there is one."),
            )
        )
    gaps.append(
        (
            None,
            translate(
                "NearMiss",
                "Several records of one person together, former releases, maps and rasters made from the data"
            ),
            translate("NearMiss", "one layer at one time does not show them"),
            translate("NearMiss", "Look at them by hand before they go out."),
        )
    )  # fmt: skip
    return gaps


def reading(k: int) -> list[str]:
    """How to read the numbers."""
    first = translate(
        "NearMiss",
        "A k of {k} means that an attacker who knows no more than a section says cannot tell a record from {others} others. It "
        "does not mean that these are equally likely."
    )  # fmt: skip
    return [
        first.format(k=k, others=k - 1),
        translate("NearMiss", "1 divided by k is a lower bound of the risk, not the risk itself."),
        translate("NearMiss", "Risk is a distribution: look at the smallest k and the count below the threshold first."),
        translate(
            "NearMiss",
            "Candidates depend on the auxiliary layer. A complete address file gives other numbers than a partial one; the named "
            "one is what was measured."
        ),
        translate("NearMiss", "No number here holds against an attacker who knows more than what its section names."),
        translate("NearMiss", "Measure again after every change: of the data, of a field, of a filter, of the precision."),
    ]  # fmt: skip
