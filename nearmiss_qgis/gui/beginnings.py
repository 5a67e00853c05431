"""What the dialog of an algorithm begins with: the layers and fields that are chosen in the panel."""

from __future__ import annotations

from typing import Any

from qgis.core import QgsApplication, QgsProcessingParameterField

from .setup import Setup

_LAYERS = {"REPORTS": "reports", "INPUT": "reports", "STREETS": "streets", "AUXILIARY": "auxiliary"}


def begun_with(setup: Setup, algorithm: str) -> dict[str, Any]:
    """Parameters of an algorithm that the choices of the panel answer.

    Without them QGIS takes the first layer that fits, be it an overlay of the panel.
    """
    found = QgsApplication.processingRegistry().algorithmById(algorithm)
    given: dict[str, Any] = {}
    for definition in found.parameterDefinitions() if found is not None else ():
        name = definition.name()
        role = _LAYERS.get(name)
        if role is not None and getattr(setup, role):
            given[name] = getattr(setup, role)
        elif isinstance(definition, QgsProcessingParameterField):
            field = setup.fields.get(name.lower())
            if field and definition.parentLayerParameterName() in given:
                given[name] = field
        elif name == "AUXILIARY_NAME" and setup.auxiliary_name:
            given[name] = setup.auxiliary_name
        elif name == "PRESET":
            given[name] = setup.preset
    return given
