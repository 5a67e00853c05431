"""The panel's place in the QGIS window."""

from __future__ import annotations

from typing import Any

from qgis.core import QgsSettings
from qgis.PyQt.QtCore import QByteArray, Qt
from qgis.PyQt.QtGui import QIcon
from qgis.PyQt.QtWidgets import QAction

from ..paths import resource
from ..translation import translate
from .dock import NearMissDock

_KEYS = "nearmiss/dock/"


def add(iface: Any, dock: NearMissDock) -> QAction:
    """Put the panel where it was the last time, and its action into the toolbar; returns the action."""
    settings = QgsSettings()
    right = Qt.DockWidgetArea.RightDockWidgetArea
    area = int(settings.value(_KEYS + "area", _number(right), type=int))
    iface.addDockWidget(Qt.DockWidgetArea(area) if area else right, dock)
    width = int(settings.value(_KEYS + "width", 340, type=int))
    if settings.value(_KEYS + "floating", False, type=bool):
        dock.setFloating(True)
        dock.restoreGeometry(settings.value(_KEYS + "geometry", QByteArray()))
    else:
        iface.mainWindow().resizeDocks([dock], [width], Qt.Orientation.Horizontal)
    dock.setVisible(settings.value(_KEYS + "visible", False, type=bool))
    action = dock.toggleViewAction()
    action.setObjectName("nearMissPanelAction")
    action.setText(translate("NearMiss", "Near Miss panel"))
    action.setIcon(QIcon(resource("icons/nearmiss.svg")))
    action.setToolTip(
        translate(
            "NearMiss", "Near Miss panel: withheld segments and records at risk on the map, before anything leaves"
        )
    )
    iface.addToolBarIcon(action)
    return action


def remove(iface: Any, dock: NearMissDock, action: QAction) -> None:
    """Take the panel out, and remember its place."""
    settings, window = QgsSettings(), iface.mainWindow()
    settings.setValue(_KEYS + "area", _number(window.dockWidgetArea(dock)))
    settings.setValue(_KEYS + "floating", dock.isFloating())
    settings.setValue(_KEYS + "geometry", dock.saveGeometry())
    settings.setValue(_KEYS + "visible", action.isChecked())
    if not dock.isFloating():
        settings.setValue(_KEYS + "width", dock.width())
    iface.removeToolBarIcon(action)
    dock.close_down()
    iface.removeDockWidget(dock)
    dock.deleteLater()


def _number(area: Qt.DockWidgetArea) -> int:
    """An enum as a number, in Qt 5 and in Qt 6."""
    return int(getattr(area, "value", area))
