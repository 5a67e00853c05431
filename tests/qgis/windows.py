"""A QGIS window made of its real parts: canvas, layer tree, message bar, docks."""

from __future__ import annotations

import time

from qgis.core import QgsApplication, QgsProject
from qgis.gui import QgsLayerTreeMapCanvasBridge, QgsLayerTreeView, QgsMapCanvas, QgsMessageBar
from qgis.core import QgsLayerTreeModel
from qgis.PyQt.QtCore import QEventLoop, QTimer
from qgis.PyQt.QtWidgets import QMainWindow, QMenu, QToolBar, QVBoxLayout, QWidget


class Window:
    """What the plugin calls of QGIS, each a real widget."""

    def __init__(self):
        self.window = QMainWindow()
        self.window.resize(1200, 800)
        self.canvas, self.bar = QgsMapCanvas(), QgsMessageBar()
        middle = QWidget()
        layout = QVBoxLayout(middle)
        layout.addWidget(self.bar)
        layout.addWidget(self.canvas, 1)
        self.window.setCentralWidget(middle)
        self.menu, self.toolbar = QMenu(), QToolBar()
        self.window.addToolBar(self.toolbar)
        root = QgsProject.instance().layerTreeRoot()
        self.tree = QgsLayerTreeView()
        self.tree.setModel(QgsLayerTreeModel(root))
        self.bridge = QgsLayerTreeMapCanvasBridge(root, self.canvas)
        self.window.show()

    def mainWindow(self):  # noqa: N802
        return self.window

    def pluginMenu(self):  # noqa: N802
        return self.menu

    def mapCanvas(self):  # noqa: N802
        return self.canvas

    def messageBar(self):  # noqa: N802
        return self.bar

    def layerTreeView(self):  # noqa: N802
        return self.tree

    def addDockWidget(self, area, dock):  # noqa: N802
        self.window.addDockWidget(area, dock)

    def removeDockWidget(self, dock):  # noqa: N802
        self.window.removeDockWidget(dock)

    def addToolBarIcon(self, action):  # noqa: N802
        self.toolbar.addAction(action)

    def removeToolBarIcon(self, action):  # noqa: N802
        self.toolbar.removeAction(action)


def wait_for(signal, seconds=120.0):
    """Run the event loop until a signal is sent."""
    loop, arrived = QEventLoop(), []
    timer = QTimer()
    timer.setSingleShot(True)
    timer.timeout.connect(loop.quit)
    signal.connect(lambda *values: (arrived.append(values), loop.quit()))
    timer.start(int(1000 * seconds))
    loop.exec()
    assert arrived, "the signal was not sent"
    return arrived[0]


def until(true, seconds=120.0):
    """Run the event loop until something is true."""
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "it did not become true"
        QgsApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 50)
