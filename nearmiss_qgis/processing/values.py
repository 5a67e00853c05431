"""Raw parameter values: what the user gave, not what QGIS made of it."""

from __future__ import annotations

import math
import re
from typing import Any

from qgis.core import NULL, QgsProcessingParameterDefinition, QgsProcessingParameterNumber
from qgis.PyQt.QtCore import QVariant

from ..core.errors import NearMissError
from ..translation import translate

#: Key of a parameter's metadata: the value must be larger than this, not only as large as the minimum.
ABOVE = "nearmiss_above"

_NUMBER = re.compile(r"[+-]?(\d+(\.\d*)?|\.\d+)([eE][+-]?\d+)?", re.ASCII)
_TRUE, _FALSE = ("true", "yes", "on", "1"), ("false", "no", "off", "0")


def is_empty(raw: Any) -> bool:
    """Whether a raw value means "not given"."""
    if isinstance(raw, (list, tuple)):
        return all(is_empty(item) for item in raw)
    if raw is None or isinstance(raw, QVariant) or (isinstance(raw, str) and not raw.strip()):
        return True
    return bool(raw == NULL)


def number(definition: QgsProcessingParameterDefinition, raw: Any) -> float | int | None:
    """The number a raw value says; None when it is not given.

    QGIS itself reads "eleven" as the default and 11.7 as 12.

    Raises
    ------
    NearMissError
        For text that is no number, a fraction where an integer is due, or a value out of range.
    """
    name = definition.name()
    if is_empty(raw):
        return None
    value = _as_float(raw)
    if value is None or not math.isfinite(value):
        raise NearMissError(
            translate("NearMiss", "{name}: {raw!r} is not a number. Write digits with a point, for example 12.5."),
            name=name,
            raw=raw,
        )
    whole = definition.dataType() == QgsProcessingParameterNumber.Type.Integer
    if whole and not value.is_integer():
        raise NearMissError(
            translate("NearMiss", "{name} must be a whole number, not {raw}: it is not rounded for you."),
            name=name,
            raw=raw,
        )
    _check_range(definition, value)
    return int(value) if whole else value


def choice(definition: QgsProcessingParameterDefinition, raw: Any) -> int:
    """The index an enum value stands for."""
    options = definition.options()
    value = None if is_empty(raw) else _as_float(raw)
    if value is None or not math.isfinite(value) or not value.is_integer() or not 0 <= value < len(options):
        listed = ", ".join(f"{i} = {option}" for i, option in enumerate(options))
        raise NearMissError(
            translate("NearMiss", "{name}: {raw!r} is not one of the choices. Give its number: {listed}."),
            name=definition.name(),
            raw=raw,
            listed=listed,
        )
    return int(value)


def flag(definition: QgsProcessingParameterDefinition, raw: Any) -> bool:
    """A boolean; QGIS itself reads "no" as true."""
    text = str(int(raw) if isinstance(raw, float) and raw.is_integer() else raw).strip().lower()
    if text in _TRUE:
        return True
    if text in _FALSE:
        return False
    raise NearMissError(
        translate("NearMiss", "{name}: {raw!r} is neither true nor false."), name=definition.name(), raw=raw
    )


def texts(raw: Any, known: list[str]) -> list[str]:
    """Several names: a list, or text with ";" between them, unless that text is itself one of the known names."""
    if isinstance(raw, (list, tuple)):
        return [str(item) for item in raw if not is_empty(item)]
    text = str(raw)
    return [text] if text in known else [part for part in text.split(";") if part]


def _as_float(raw: Any) -> float | None:
    if isinstance(raw, bool):
        return None
    if isinstance(raw, (int, float)):
        return float(raw)
    text = str(raw).strip()
    return float(text) if _NUMBER.fullmatch(text) else None


def _check_range(definition: QgsProcessingParameterDefinition, value: float) -> None:
    name, low, high = definition.name(), definition.minimum(), definition.maximum()
    above = definition.metadata().get(ABOVE)
    if above is not None and value <= above:
        raise NearMissError(
            translate("NearMiss", "{name} must be greater than {low:g}, not {value:g}."),
            name=name,
            low=above,
            value=value,
        )
    if value < low or value > high:
        if high < 1e100:
            text = translate("NearMiss", "{name} must lie between {low:g} and {high:g}, not {value:g}.")
        else:
            text = translate("NearMiss", "{name} must be {low:g} or more, not {value:g}.")
        raise NearMissError(text, name=name, low=low, high=high, value=value)
