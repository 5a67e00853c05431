"""What an analyst has chosen: layers, fields, distances and policy; kept in the project."""

from __future__ import annotations

import json
import math
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any

from qgis.core import QgsProject, QgsVectorLayer

from ..translation import translate

ROLES = ("reports", "streets", "auxiliary")
#: Fields that can be chosen, and the layer they are of.
FIELDS = {
    "report_id": "reports",
    "contributor": "reports",
    "category": "reports",
    "time": "reports",
    "segment_id": "streets",
    "segment_name": "streets",
    "subject": "auxiliary",
    "weight": "auxiliary",
}
#: Numbers that can be chosen: the parameter of the algorithm that gives default and limits.
NUMBERS = {
    "max_distance": ("snaptosegments", "MAX_DISTANCE"),
    "same_distance": ("deduplicate", "DISTANCE"),
    "same_window": ("deduplicate", "WINDOW"),
    "radius": ("rankrecords", "RADIUS"),
    "grid": ("rankrecords", "GRID"),
    "k": ("rankrecords", "K"),
    "top": ("rankrecords", "TOP"),
}
#: Fields that snaptosegments adds, and the key of a GeoPackage: a chosen field of such a name would be another one there.
_OURS = ("fid", "segment_id", "snap_distance_m", "snap_status", "runner_up_id", "runner_up_m")
_SCOPE, _KEY = "NearMiss", "setup"


@dataclass(frozen=True)
class Setup:
    """The choices of the panel.

    Attributes
    ----------
    reports, streets, auxiliary : str
        Ids of layers of the project, empty where none is chosen.
    auxiliary_name : str
        What the auxiliary layer is, and of which date.
    preset : int
        The policy, by its index in PRESET.
    fields, numbers : mapping
        By the names of `FIELDS` and `NUMBERS`; a number that is absent is the algorithm's default.
    quasi_identifiers : tuple of str
        Further fields of the reports that an attacker may know.
    selected_only : bool
        Only the selected reports are analysed.
    seen : mapping
        Name and CRS of each layer when it was chosen, to tell what became of it.
    """

    reports: str = ""
    streets: str = ""
    auxiliary: str = ""
    auxiliary_name: str = ""
    preset: int = 0
    fields: Mapping[str, str] = field(default_factory=dict)
    numbers: Mapping[str, float] = field(default_factory=dict)
    quasi_identifiers: tuple[str, ...] = ()
    selected_only: bool = False
    seen: Mapping[str, Mapping[str, str]] = field(default_factory=dict)

    def layer(self, role: str, project: QgsProject) -> QgsVectorLayer | None:
        """The layer of a role, where it is in the project and can be read."""
        found = project.mapLayer(getattr(self, role)) if getattr(self, role) else None
        return found if isinstance(found, QgsVectorLayer) and found.isValid() else None


@dataclass(frozen=True)
class Problem:
    """Why this cannot be analysed, and the choice it belongs to.

    Attributes
    ----------
    gone : bool
        What was chosen is not there any more; one may do without it.
    """

    choice: str
    text: str
    gone: bool = False


def seen(project: QgsProject, setup: Setup) -> dict[str, dict[str, str]]:
    """Name and CRS of each chosen layer as they are now."""
    layers = {role: setup.layer(role, project) for role in ROLES}
    return {role: {"name": layer.name(), "crs": _crs(layer)} for role, layer in layers.items() if layer is not None}


def save(project: QgsProject, setup: Setup) -> None:
    """Keep the choices in the project; layers by id, fields by name, nothing of what is in them."""
    text = json.dumps(asdict(setup), ensure_ascii=False, sort_keys=True)
    if text != project.readEntry(_SCOPE, _KEY, "")[0]:
        project.writeEntry(_SCOPE, _KEY, text)


def load(project: QgsProject) -> Setup | None:
    """The choices kept in the project; None where there are none that can be read."""
    text, _ = project.readEntry(_SCOPE, _KEY, "")
    try:
        return _read(json.loads(text))
    except (ValueError, TypeError, AttributeError):
        return None


def _read(found: dict[str, Any]) -> Setup:
    """Choices as they were written; what is of another kind, by another version or by hand, is none.

    Raises
    ------
    ValueError, TypeError, AttributeError
    """
    texts = {name: found.get(name, "") for name in (*ROLES, "auxiliary_name")}
    fields = {name: text for name, text in found.get("fields", {}).items() if name in FIELDS}
    numbers = {name: float(value) for name, value in found.get("numbers", {}).items() if name in NUMBERS}
    several = found.get("quasi_identifiers", [])
    if not isinstance(several, (list, tuple)) or not all(math.isfinite(number) for number in numbers.values()):
        raise TypeError
    seen = {role: {"name": was["name"], "crs": was["crs"]} for role, was in found.get("seen", {}).items()}
    if not all(isinstance(text, str) for text in (*texts.values(), *fields.values(), *several)):
        raise TypeError
    return Setup(
        **texts,
        preset=int(found.get("preset", 0)),
        fields=fields,
        numbers=numbers,
        quasi_identifiers=tuple(several),
        selected_only=found.get("selected_only", False) is True,
        seen=seen,
    )


def is_kept(project: QgsProject) -> bool:
    """Whether the project holds choices, be they readable or not."""
    return bool(project.readEntry(_SCOPE, _KEY, "")[0])


def problems(project: QgsProject, setup: Setup, policies: int) -> list[Problem]:
    """What keeps these choices from being analysed, in the order of the panel.

    Parameters
    ----------
    policies : int
        How many policies there are.
    """
    found = []
    if not 0 <= setup.preset < policies:
        text = translate("NearMiss", "The policy of this project is not known to this version. Choose one.")
        found.append(Problem("preset", text))
    for role in ROLES:
        found += _layer_problems(project, setup, role)
    if setup.auxiliary and not setup.auxiliary_name.strip():
        text = translate(
            "NearMiss", "Say what the auxiliary layer is and of which date, for example “Addresses, 2026”."
        )
        found.append(Problem("auxiliary_name", text))
    for name, role in FIELDS.items():
        found += _field_problems(project, setup, role, name, setup.fields.get(name, ""))
    for name in setup.quasi_identifiers:
        found += _field_problems(project, setup, "reports", "quasi_identifiers", name)
    return found


def notices(project: QgsProject, setup: Setup) -> list[Problem]:
    """What changed since the layers were chosen, and does not stop an analysis."""
    found = []
    for role, now in seen(project, setup).items():
        before = setup.seen.get(role)
        if before and before["crs"] != now["crs"]:
            text = translate("NearMiss", "The CRS of “{layer}” was {before} and is now {now}. Is that right?")
            found.append(Problem(role, text.format(layer=now["name"], before=before["crs"], now=now["crs"])))
    return found


def _layer_problems(project: QgsProject, setup: Setup, role: str) -> list[Problem]:
    layer = setup.layer(role, project)
    if layer is None:
        if getattr(setup, role):
            name = setup.seen.get(role, {}).get("name", "")
            text = translate("NearMiss", "The layer “{name}” is not in the project any more, or cannot be read.")
            return [Problem(role, text.format(name=name), gone=True)]
        wanted = {
            "reports": translate("NearMiss", "Choose the layer of reports (points)."),
            "streets": translate("NearMiss", "Choose the layer of streets (lines)."),
        }
        return [Problem(role, wanted[role])] if role in wanted else []
    if not layer.crs().isValid():
        text = translate(
            "NearMiss", "“{layer}” has no coordinate reference system: set one (Layer > Set CRS of Layer)."
        )
        return [Problem(role, text.format(layer=layer.name()))]
    if layer.isModified():
        text = translate("NearMiss", "“{layer}” has edits that are not saved. Save or discard them first.")
        return [Problem(role, text.format(layer=layer.name()))]
    if role == "reports" and setup.selected_only and not layer.selectedFeatureCount():
        text = translate("NearMiss", "No report is selected. Select some, or analyse all of them.")
        return [Problem("selected_only", text)]
    return []


def _field_problems(project: QgsProject, setup: Setup, role: str, choice: str, name: str) -> list[Problem]:
    layer = setup.layer(role, project)
    if not name or layer is None:
        return []
    if role == "reports" and name.lower() in _OURS:
        text = translate(
            "NearMiss", "“{field}” is also the name of a field of ours. Copy it into a field of another name."
        )
        return [Problem(choice, text.format(field=name))]
    if layer.fields().lookupField(name) >= 0:
        return []
    text = translate("NearMiss", "“{layer}” has no field “{field}” any more: renamed or removed? Choose again.")
    return [Problem(choice, text.format(layer=layer.name(), field=name), gone=True)]


def _crs(layer: QgsVectorLayer) -> str:
    crs = layer.crs()
    return crs.authid() or crs.toProj() if crs.isValid() else translate("NearMiss", "unknown")
