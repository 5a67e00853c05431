"""What an analysis found, on the map: one group of private layers, and the public view."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from qgis.core import (
    QgsLayerTreeGroup,
    QgsLayerTreeLayer,
    QgsLayerTreeModel,
    QgsMapLayer,
    QgsMapThemeCollection,
    QgsProject,
    QgsVectorLayer,
)
from qgis.PyQt.QtXml import QDomDocument, QDomElement

from ..translation import translate

PUBLISHED, WITHHELD, RECORDS = "published", "withheld", "records"
KEYS = (RECORDS, WITHHELD, PUBLISHED)  # from top to bottom
PROPERTY = "nearmiss/overlay"
_OWN_ID = "nearmiss/overlay_id"
_FORMER = "Near Miss: former view"


class Overlays:
    """The overlays of a project.

    Nothing of the project is held: groups and layers are looked up by a property each time, so that the user may
    move, rename and remove them.
    """

    def __init__(self, project: QgsProject) -> None:
        self._project = project

    def show(self, key: str, layer: QgsVectorLayer, name: str) -> QgsVectorLayer:
        """Put a copy of a layer on the map, in place of the former one of its key."""
        former = self.layer(key)
        copy = layer.clone()
        copy.setName(name)
        copy.setCustomProperty(PROPERTY, key)
        copy.setCustomProperty(_OWN_ID, copy.id())
        copy.setCustomProperty("skipMemoryLayersCheck", 1)  # QGIS need not ask about it when it closes
        copy.setReadOnly(True)
        self._project.addMapLayer(copy, False)
        group = self._group()
        nodes = [node for node in group.children() if isinstance(node, QgsLayerTreeLayer)]
        above = [node for node in nodes if node.layer() is not None and _rank(node.layer()) < KEYS.index(key)]
        node = group.insertLayer(len(above), copy)
        node.setExpanded(False)
        node.setExpanded(True)  # what does not change is not told to the view
        if len(group.children()) == 1:  # QGIS folds a group that was empty when it came
            group.setExpanded(False)
            group.setExpanded(True)
        if self._project.mapThemeCollection().hasMapTheme(_FORMER):  # the public view is on
            node.setItemVisibilityChecked(key == PUBLISHED)
        if former is not None:
            old = self._project.layerTreeRoot().findLayer(former.id())
            if old is not None:
                node.setItemVisibilityChecked(old.itemVisibilityChecked())
                node.setExpanded(old.isExpanded())
            self._project.removeMapLayer(former.id())
        return copy

    def layer(self, key: str) -> QgsVectorLayer | None:
        """The overlay of a key, where it is on the map."""
        return next((layer for layer in self.layers() if layer.customProperty(PROPERTY) == key), None)

    def layers(self) -> list[QgsVectorLayer]:
        """All overlays."""
        found = self._project.mapLayers().values()
        return [
            layer
            for layer in found
            if isinstance(layer, QgsVectorLayer)
            and layer.customProperty(PROPERTY) in KEYS
            and layer.customProperty(_OWN_ID) == layer.id()  # a duplicate made by the user is the user's
        ]

    def is_seen(self, layer: QgsVectorLayer) -> bool:
        """Whether a layer is switched on in the layer tree."""
        node = self._project.layerTreeRoot().findLayer(layer.id())
        return node is not None and node.isVisible()

    def remove(self, keys: Iterable[str] = KEYS) -> None:
        """Take overlays away, and the group when it is empty."""
        wanted = [layer.id() for layer in self.layers() if layer.customProperty(PROPERTY) in keys]
        self._project.removeMapLayers(wanted)
        group = self._find()
        if group is not None and not group.children():
            group.parent().removeChildNode(group)

    def _find(self) -> QgsLayerTreeGroup | None:
        groups = self._project.layerTreeRoot().findGroups(True)
        return next((group for group in groups if group.customProperty(PROPERTY)), None)

    def _group(self) -> QgsLayerTreeGroup:
        found = self._find()
        if found is None:
            found = self._project.layerTreeRoot().insertGroup(0, translate("NearMiss", "Near Miss (PRIVATE)"))
            found.setCustomProperty(PROPERTY, "group")
        return found


class PublicView:
    """A map theme with what the public will see, and the way back."""

    def __init__(self, project: QgsProject, overlays: Overlays) -> None:
        self._project, self._overlays = project, overlays

    @property
    def on(self) -> bool:
        """Whether the public view is on: the former one is kept."""
        return self._project.mapThemeCollection().hasMapTheme(_FORMER)

    @property
    def exact(self) -> bool:
        """Whether the published segments are seen, and nothing else."""
        published = self._overlays.layer(PUBLISHED)
        seen = [node.layerId() for node in self._project.layerTreeRoot().findLayers() if node.isVisible()]
        return published is not None and seen == [published.id()]

    def make_theme(self) -> None:
        """Make the theme anew, of the overlay that is there now."""
        published = self._overlays.layer(PUBLISHED)
        if published is not None:
            shown = QgsMapThemeCollection.MapThemeLayerRecord(published)
            shown.isVisible = True
            record = QgsMapThemeCollection.MapThemeRecord()
            record.addLayerRecord(shown)
            self._project.mapThemeCollection().insert(self.name(), record)

    def show(self) -> bool:
        """Show the published segments and nothing else; False where there are none."""
        published = self._overlays.layer(PUBLISHED)
        themes, root = self._project.mapThemeCollection(), self._project.layerTreeRoot()
        own = None if published is None else root.findLayer(published.id())
        if own is None or self.on:
            return self.on
        themes.insert(_FORMER, QgsMapThemeCollection.createThemeFromCurrentState(root, QgsLayerTreeModel(root)))
        published.removeSelection()
        for node in root.findLayers():
            node.setItemVisibilityChecked(node.layerId() == published.id())
        own.setItemVisibilityCheckedParentRecursive(True)
        return True

    def leave(self) -> None:
        """Give the former view back."""
        themes, root = self._project.mapThemeCollection(), self._project.layerTreeRoot()
        if self.on:
            themes.applyTheme(_FORMER, root, QgsLayerTreeModel(root))
            themes.removeMapTheme(_FORMER)

    @staticmethod
    def name() -> str:
        """Name of the theme."""
        return translate("NearMiss", "Near Miss: public view")


def without_extent(layer: QgsMapLayer, element: QDomElement, _: QDomDocument) -> None:
    """Take the extent of an overlay out of a project that is being written: it is made of single records."""
    if layer.customProperty(PROPERTY) in KEYS:
        for name in ("extent", "wgs84extent"):
            found = element.firstChildElement(name)
            if not found.isNull():
                element.removeChild(found)


def _rank(layer: QgsMapLayer) -> int:
    key: Any = layer.customProperty(PROPERTY)
    return KEYS.index(key) if key in KEYS else len(KEYS)
