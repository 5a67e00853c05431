"""From the list to the map and back."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import Any

from qgis.core import QgsFeatureRequest, QgsUnitTypes, QgsVectorLayer
from qgis.gui import QgsMapCanvas, QgsMapMouseEvent, QgsMapToolIdentify
from qgis.PyQt.QtCore import QObject, pyqtSignal
from qgis.PyQt.QtGui import QColor

from .items import Item, id_field, text_of
from .overlays import KEYS, Overlays

_FLASH, _CLEAR = QColor(255, 225, 0), QColor(255, 225, 0, 0)
_MOST_FLASHED = 200
_LEAST_SEEN_M = 400.0  # of the map around a place, whatever its size


class Places(QObject):
    """Selects items on the overlays, flashes them, zooms to them, and says what was picked there."""

    picked = pyqtSignal(list)  # of (overlay, id)

    def __init__(self, overlays: Overlays, canvas: QgsMapCanvas, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._overlays, self._canvas = overlays, canvas
        self._features: dict[str, dict[str, list[int]]] = {}
        self._quiet = False

    def listen(self, key: str) -> None:
        """Listen to the selection of an overlay that was just shown."""
        layer = self._overlays.layer(key)
        self._features.pop(key, None)
        if layer is not None:
            layer.selectionChanged.connect(self._selected)

    def known(self, key: str) -> Iterable[str]:
        """Ids of the features of an overlay."""
        return self._where(key).keys()

    def forget(self) -> None:
        """Forget where the features of the overlays are."""
        self._features = {}

    def _where(self, key: str) -> dict[str, list[int]]:
        """Feature ids of an overlay by the ids of what they show; looked up when it is first needed."""
        layer = self._overlays.layer(key)
        if key not in self._features and layer is not None:
            field = layer.fields().lookupField(id_field(key))
            request = QgsFeatureRequest().setFlags(QgsFeatureRequest.Flag.NoGeometry).setSubsetOfAttributes([field])
            features: dict[str, list[int]] = defaultdict(list)
            for feature in layer.getFeatures(request):
                features[text_of(feature[field])].append(feature.id())
            self._features[key] = dict(features)
        return self._features.get(key, {})

    def select(self, items: Iterable[Item]) -> None:
        """Select the features of items, on each overlay, and nothing else there."""
        wanted = self._wanted(items)
        self._quiet = True
        try:
            for key in KEYS:
                layer = self._overlays.layer(key)
                fids = wanted.get(key, [])
                if layer is not None and set(fids) != set(layer.selectedFeatureIds()):
                    layer.selectByIds(fids)
        finally:
            self._quiet = False

    def flash(self, items: Iterable[Item]) -> None:
        """Flash the features of items, those that are seen."""
        for layer, fids in self._on_layers(items):
            self._canvas.flashFeatureIds(layer, fids[:_MOST_FLASHED], _FLASH, _CLEAR, 3, 300)

    def zoom(self, items: Iterable[Item]) -> None:
        """Move the map to the features of items."""
        extent = None
        for layer, fids in self._on_layers(items):
            here = self._canvas.mapSettings()
            for feature in layer.getFeatures(QgsFeatureRequest().setFilterFids(fids)):
                if feature.hasGeometry():
                    box = here.layerExtentToOutputExtent(layer, feature.geometry().boundingBox())
                    extent = box if extent is None else _joined(extent, box)
        if extent is not None:
            units = self._canvas.mapSettings().destinationCrs().mapUnits()
            least = _LEAST_SEEN_M * QgsUnitTypes.fromUnitToUnitFactor(QgsUnitTypes.DistanceUnit.DistanceMeters, units)
            extent.scale(1.5)
            extent.grow(max(0.0, (least - max(extent.width(), extent.height())) / 2))
            self._canvas.setExtent(extent)
            self._canvas.refresh()

    def _wanted(self, items: Iterable[Item]) -> dict[str, list[int]]:
        wanted: dict[str, list[int]] = defaultdict(list)
        for item in items:
            for place in item.places:
                wanted[item.overlay] += self._where(item.overlay).get(place, [])
        return wanted

    def _on_layers(self, items: Iterable[Item]) -> list[tuple[QgsVectorLayer, list[int]]]:
        found = [(self._overlays.layer(key), fids) for key, fids in self._wanted(items).items() if fids]
        return [(layer, fids) for layer, fids in found if layer is not None and self._overlays.is_seen(layer)]

    def _selected(self, *_: Any) -> None:
        """The user selected something on an overlay."""
        if self._quiet:
            return
        found = []
        for key in KEYS:
            layer = self._overlays.layer(key)
            if layer is not None and layer.selectedFeatureCount():
                found += [(key, text_of(feature[id_field(key)])) for feature in layer.selectedFeatures()]
        self.picked.emit(found)


class PickTool(QgsMapToolIdentify):
    """A click selects the uppermost overlay feature under it."""

    def __init__(self, canvas: QgsMapCanvas, overlays: Overlays) -> None:
        super().__init__(canvas)
        self._overlays = overlays

    def canvasReleaseEvent(self, event: QgsMapMouseEvent) -> None:
        layers = [layer for layer in (self._overlays.layer(key) for key in KEYS) if layer is not None]
        mode = QgsMapToolIdentify.IdentifyMode.TopDownStopAtFirst
        found = self.identify(event.pixelPoint().x(), event.pixelPoint().y(), layers, mode) if layers else []
        hit = found[0] if found else None
        for layer in layers:
            fids = [hit.mFeature.id()] if hit is not None and hit.mLayer.id() == layer.id() else []
            layer.selectByIds(fids)


def _joined(one: Any, other: Any) -> Any:
    one.combineExtentWith(other)
    return one
