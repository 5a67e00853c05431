"""The panel's place in the QGIS window."""

from __future__ import annotations

from typing import Any

from qgis.core import QgsSettings
from qgis.PyQt.QtCore import QByteArray, QObject, Qt
from qgis.PyQt.QtGui import QIcon
from qgis.PyQt.QtWidgets import QAction, QMainWindow

from ..paths import resource
from ..translation import translate
from .dock import NearMissDock

_KEYS = "nearmiss/dock/"


def add(iface: Any, dock: NearMissDock) -> QAction:
    """Put the panel where it was the last time, and its action into the toolbar; returns the action."""
    right = Qt.DockWidgetArea.RightDockWidgetArea
    area = _setting("area", int, _number(right))
    iface.addDockWidget(Qt.DockWidgetArea(area) if area in (1, 2, 4, 8) else right, dock)
    if _setting("floating", bool, False):
        dock.setFloating(True)
        dock.restoreGeometry(_setting("geometry", QByteArray, QByteArray()))
    else:
        _FirstSight(iface.mainWindow(), dock, _setting("width", int, 340))
    dock.setVisible(_setting("visible", bool, False))
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


class _FirstSight(QObject):
    """Gives the panel its width when it is seen first: a hidden dock has none."""

    def __init__(self, window: QMainWindow, dock: NearMissDock, width: int) -> None:
        super().__init__(dock)
        self._window, self._dock, self._width = window, dock, width
        dock.visibilityChanged.connect(self._seen)

    def _seen(self, visible: bool) -> None:
        if visible:
            self._dock.visibilityChanged.disconnect(self._seen)
            self._window.resizeDocks([self._dock], [self._width], Qt.Orientation.Horizontal)


def remove(iface: Any, dock: NearMissDock, action: QAction | None) -> None:
    """Take the panel out, and remember its place."""
    settings, window = QgsSettings(), iface.mainWindow()
    settings.setValue(_KEYS + "area", _number(window.dockWidgetArea(dock)))
    settings.setValue(_KEYS + "floating", dock.isFloating())
    settings.setValue(_KEYS + "geometry", dock.saveGeometry())
    if not dock.isFloating() and dock.isVisible():
        settings.setValue(_KEYS + "width", dock.width())
    if action is not None:
        settings.setValue(_KEYS + "visible", action.isChecked())
        iface.removeToolBarIcon(action)
    dock.close_down()
    iface.removeDockWidget(dock)
    dock.deleteLater()


def _setting(name: str, kind: type, default: Any) -> Any:
    """A setting; the default where somebody wrote something else there."""
    try:
        found = QgsSettings().value(_KEYS + name, default, type=kind)
    except TypeError:
        return default
    return found if isinstance(found, kind) else default


def _number(area: Qt.DockWidgetArea) -> int:
    """An enum as a number, in Qt 5 and in Qt 6."""
    return int(getattr(area, "value", area))
