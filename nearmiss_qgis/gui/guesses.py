"""Good first choices, from names and kinds of layers and fields."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from qgis.core import NULL, QgsFeatureRequest, QgsProject, QgsVectorLayer, QgsWkbTypes
from qgis.PyQt.QtCore import QDate, QDateTime, Qt

from .setup import FIELDS, ROLES, Setup

_MANY, _FEW = 200_000, 100  # rows
_SHAPES = {
    "reports": QgsWkbTypes.GeometryType.PointGeometry,
    "streets": QgsWkbTypes.GeometryType.LineGeometry,
    "auxiliary": QgsWkbTypes.GeometryType.PointGeometry,
}
#: Parts of layer names, the most telling first.
_LAYER_WORDS = {
    "reports": ("report", "near miss", "nearmiss", "incident", "crime", "crash", "accident", "conflict", "complaint"),
    "streets": ("street", "segment", "road", "centreline", "centerline", "highway", "network", "line"),
    "auxiliary": ("address", "household", "home", "premise", "building", "postcode", "people", "resident"),
}
#: Names of fields without case, blanks and strokes, the most telling first.
_FIELD_WORDS = {
    "report_id": ("reportid", "recordid", "incidentid", "crimeid", "crashid", "caseid", "reference", "uuid", "id"),
    "contributor": ("contributor", "contributorid", "reporter", "reporterid", "userid", "user", "author", "person"),
    "category": ("category", "hazard", "hazardtype", "crimetype", "incidenttype", "type", "kind"),
    "time": ("occurredat", "datetime", "timestamp", "reportedat", "createdat", "time", "date"),
    "segment_id": ("segmentid", "streetid", "roadid", "osmid", "linkid", "toid", "id"),
    "segment_name": ("name", "streetname", "roadname", "street"),
    "subject": ("addressid", "uprn", "subject", "householdid", "premiseid", "personid"),
    "weight": ("households", "household", "meters", "dwellings", "residents", "population", "weight"),
}


def complete(project: QgsProject, setup: Setup, roles: Iterable[str] = ROLES) -> Setup:
    """`setup` with a guess for every layer of `roles` that is not chosen, and for the fields of a new one."""
    taken = {getattr(setup, role) for role in ROLES}
    for role in roles:
        if not getattr(setup, role):
            found = best_layer(project, role, taken)
            if found is not None:
                taken.add(found.id())
                setup = with_fields(replace(setup, **{role: found.id()}), role, found)
    return setup


def best_layer(project: QgsProject, role: str, taken: Iterable[str] = ()) -> QgsVectorLayer | None:
    """The layer whose name says most that it plays this role.

    Without a telling name it is the only layer of its geometry, for reports and streets; an auxiliary layer is
    never guessed without one.
    """
    fitting = [
        layer
        for layer in project.mapLayers().values()
        if isinstance(layer, QgsVectorLayer)
        and layer.isValid()
        and layer.geometryType() == _SHAPES[role]
        and layer.id() not in taken
        and not layer.customProperty("nearmiss/overlay")
    ]
    fitting.sort(key=lambda layer: (layer.name().lower(), layer.id()))
    for word in _LAYER_WORDS[role]:
        for layer in fitting:
            if word in layer.name().lower().replace("_", " "):
                return layer
    others = {word for other in ROLES if other != role for word in _LAYER_WORDS[other] if len(word) > 4}
    fitting = [layer for layer in fitting if not any(word in layer.name().lower() for word in others)]
    return fitting[0] if len(fitting) == 1 and role != "auxiliary" else None


def with_fields(setup: Setup, role: str, layer: QgsVectorLayer) -> Setup:
    """`setup` with the fields of a layer guessed anew."""
    chosen = {name: text for name, text in setup.fields.items() if FIELDS[name] != role}
    for name in (name for name, of in FIELDS.items() if of == role):
        found = best_field(layer, name)
        if found and found not in chosen.values():
            chosen[name] = found
    changed = replace(setup, fields=chosen)
    return replace(changed, quasi_identifiers=()) if role == "reports" else changed


def best_field(layer: QgsVectorLayer, name: str) -> str:
    """The field whose name says that it is this one, and whose values do not contradict; else empty."""
    by_word = {field.name().lower().replace("_", "").replace(" ", ""): field.name() for field in layer.fields()}
    fits = {"segment_id": _is_unique, "time": _holds_times}.get(name, lambda *_: True)
    found = [by_word[word] for word in _FIELD_WORDS[name] if word in by_word]
    return next((field for field in found if fits(layer, field)), "")


def _is_unique(layer: QgsVectorLayer, field: str) -> bool:
    """Whether every row has a value of its own; of a large layer that is taken for granted."""
    rows = layer.featureCount()
    if rows > _MANY:
        return True
    found = layer.uniqueValues(layer.fields().lookupField(field))
    return len(found) == rows and all(value is not None and value != NULL and value != "" for value in found)


def _holds_times(layer: QgsVectorLayer, field: str) -> bool:
    """Whether it is a field of dates, or its first text is one."""
    index = layer.fields().lookupField(field)
    request = QgsFeatureRequest().setFlags(QgsFeatureRequest.Flag.NoGeometry).setSubsetOfAttributes([index])
    for feature in layer.getFeatures(request.setLimit(_FEW)):
        value = feature[index]
        if isinstance(value, (QDate, QDateTime)) and value.isValid():
            return True
        if isinstance(value, str) and value.strip():
            return QDateTime.fromString(value.strip(), Qt.DateFormat.ISODate).isValid()
    return False
