"""Puts provider, panel, menu and translation into QGIS and takes them out again."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from qgis.core import QgsApplication, QgsProject, QgsRectangle, QgsVectorLayer

from . import translation
from .paths import resource, top_level
from .processing.algorithms import ALGORITHMS
from .processing.provider import NearMissProvider
from .translation import translate

if TYPE_CHECKING:
    from qgis.PyQt.QtWidgets import QAction, QMenu

    from .gui.dock import NearMissDock

_SAMPLE_LAYERS = ("addresses", "streets", "reports")


class NearMissPlugin:
    """What QGIS holds of the plugin."""

    def __init__(self, iface: Any) -> None:
        self.iface = iface
        self.provider: NearMissProvider | None = None
        self.menu: QMenu | None = None
        self.dock: NearMissDock | None = None
        self.panel_action: QAction | None = None
        self._translator = translation.install()

    def initProcessing(self) -> None:
        """The provider alone: all that `qgis_process` asks for."""
        self.provider = NearMissProvider()
        QgsApplication.processingRegistry().addProvider(self.provider)

    def initGui(self) -> None:
        """Provider, panel and menu."""
        from qgis.PyQt.QtGui import QIcon
        from qgis.PyQt.QtWidgets import QMenu

        self.initProcessing()
        self.menu = QMenu(translate("NearMiss", "Near Miss"))
        self.menu.setObjectName("nearMissMenu")
        self.menu.setIcon(QIcon(resource("icons/nearmiss.svg")))
        self.menu.setToolTipsVisible(True)
        self._add_panel()
        group = ""
        for algorithm in (made() for made in ALGORITHMS):
            if algorithm.group() != group:
                group = algorithm.group()
                self.menu.addSection(group)
            self._add_action(
                algorithm.displayName() + "…",
                algorithm.shortDescription(),
                partial(self._open_dialog, f"{self.provider.id()}:{algorithm.name()}"),
            )
        self.menu.addSeparator()
        self._add_action(
            translate("NearMiss", "Load the sample city"),
            translate("NearMiss", "An invented town with streets, reports and addresses, for a first look."),
            lambda *_: self.load_sample_city(),
        )
        self._add_action(
            translate("NearMiss", "Help"),
            translate("NearMiss", "Open the documentation."),
            lambda *_: self._open_help(),
        )
        self.iface.pluginMenu().addMenu(self.menu)

    def unload(self) -> None:
        """Take everything out again."""
        self._remove_panel()  # first: it waits until none of our algorithms is at work
        if self.menu is not None:
            self.iface.pluginMenu().removeAction(self.menu.menuAction())
            self.menu.deleteLater()
            self.menu = None
        if self.provider is not None:
            QgsApplication.processingRegistry().removeProvider(self.provider)
            self.provider = None
        translation.remove(self._translator)
        self._translator = None

    def load_sample_city(self) -> None:
        """Add the layers of the sample city to the project."""
        canvas, extent = self.iface.mapCanvas(), QgsRectangle()
        for name in _SAMPLE_LAYERS:
            layer = QgsVectorLayer(resource(f"sample/{name}.geojson"), name, "ogr")
            layer.loadNamedStyle(resource(f"styles/{name}.qml"))
            QgsProject.instance().addMapLayer(layer)
            extent.combineExtentWith(canvas.mapSettings().layerExtentToOutputExtent(layer, layer.extent()))
        extent.scale(1.1)
        canvas.setExtent(extent)

    def _add_panel(self) -> None:
        from .gui import docking
        from .gui.dock import NearMissDock

        self.dock = NearMissDock(self.iface, self.load_sample_city, self.iface.mainWindow())
        self.panel_action = docking.add(self.iface, self.dock)
        self.menu.addAction(self.panel_action)

    def _remove_panel(self) -> None:
        from .gui import docking

        if self.dock is not None:
            docking.remove(self.iface, self.dock, self.panel_action)
            self.dock = self.panel_action = None

    def _add_action(self, text: str, tip: str, called: Any) -> None:
        action = self.menu.addAction(text)
        action.setToolTip(tip)
        action.triggered.connect(called)

    def _open_dialog(self, algorithm: str, *_: Any) -> None:
        import processing

        given = {} if self.dock is None else self.dock.given_to(algorithm)
        processing.execAlgorithmDialog(algorithm, given)

    def _open_help(self) -> None:
        from qgis.PyQt.QtCore import QUrl
        from qgis.PyQt.QtGui import QDesktopServices

        QDesktopServices.openUrl(QUrl.fromLocalFile(top_level("docs/index.md")))
