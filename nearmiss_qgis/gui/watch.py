"""Says at once when a layer is not what it was."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from qgis.core import QgsVectorLayer
from qgis.PyQt import sip
from qgis.PyQt.QtCore import QObject, pyqtSignal

from ..translation import translate


class Watch(QObject):
    """Watches layers until told otherwise; a layer that goes is let go of."""

    changed = pyqtSignal(str)  # what happened, in words

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._links: list[tuple[QgsVectorLayer, Any, Any]] = []

    def follow(self, layers: Mapping[str, QgsVectorLayer], *, selected_only: bool = False) -> None:
        """Watch these layers, by role, and no others."""
        self.stop()
        for role, layer in layers.items():
            name = layer.name()
            for signal, text in (
                (layer.layerModified, translate("NearMiss", "“{layer}” was edited")),
                (layer.afterCommitChanges, translate("NearMiss", "“{layer}” was edited")),
                (layer.dataSourceChanged, translate("NearMiss", "“{layer}” has another source")),
                (layer.subsetStringChanged, translate("NearMiss", "the filter of “{layer}” was changed")),
                (layer.crsChanged, translate("NearMiss", "the CRS of “{layer}” was changed")),
                (layer.updatedFields, translate("NearMiss", "the fields of “{layer}” were changed")),
                (layer.willBeDeleted, translate("NearMiss", "“{layer}” was removed")),
            ):
                self._link(layer, signal, text.format(layer=name))
            if selected_only and role == "reports":
                text = translate("NearMiss", "another selection in “{layer}”")
                self._link(layer, layer.selectionChanged, text.format(layer=name))

    def stop(self) -> None:
        """Watch nothing."""
        for layer, signal, slot in self._links:
            if not sip.isdeleted(layer):  # of a layer that is gone the signals are gone too
                signal.disconnect(slot)
        self._links = []

    def _link(self, layer: QgsVectorLayer, signal: Any, text: str) -> None:
        slot = partial(self._say, text)
        signal.connect(slot)
        self._links.append((layer, signal, slot))

    def _say(self, text: str, *_: Any) -> None:
        self.changed.emit(text)
