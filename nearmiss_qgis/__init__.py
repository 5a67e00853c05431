"""Near Miss for QGIS: re-identification risk of point data, measured and closed before it is published."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .plugin import NearMissPlugin


def classFactory(iface: Any) -> NearMissPlugin:  # noqa: N802 - the name QGIS calls
    """The plugin; called by QGIS, with None as interface in `qgis_process`."""
    from .plugin import NearMissPlugin

    return NearMissPlugin(iface)
