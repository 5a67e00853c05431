"""A QGIS window made of its real parts, and a town small enough to count by hand."""

from __future__ import annotations

import time

from qgis.core import (
    QgsApplication,
    QgsCoordinateTransformContext,
    QgsLayerTreeModel,
    QgsProject,
    QgsVectorFileWriter,
    QgsVectorLayer,
)
from qgis.gui import QgsLayerTreeMapCanvasBridge, QgsLayerTreeView, QgsMapCanvas, QgsMessageBar
from qgis.PyQt.QtCore import QEventLoop
from qgis.PyQt.QtWidgets import QMainWindow, QMenu, QToolBar, QVBoxLayout, QWidget

EAST, NORTH = 500_000, 5_000_000
STREET_M = 100  # the streets lie this far from each other


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
        self.model = QgsLayerTreeModel(root)
        self.tree.setModel(self.model)
        self.bridge = QgsLayerTreeMapCanvasBridge(root, self.canvas)
        self.window.show()

    def close(self):
        self.canvas.stopRendering()
        self.bridge.deleteLater()
        self.window.close()
        self.window.deleteLater()
        QgsApplication.processEvents()

    def mainWindow(self):  # noqa: N802
        return self.window

    def pluginMenu(self):  # noqa: N802
        return self.menu

    def mapCanvas(self):  # noqa: N802
        return self.canvas

    def messageBar(self):  # noqa: N802
        return self.bar

    def addDockWidget(self, area, dock):  # noqa: N802
        self.window.addDockWidget(area, dock)

    def removeDockWidget(self, dock):  # noqa: N802
        self.window.removeDockWidget(dock)

    def addToolBarIcon(self, action):  # noqa: N802
        self.toolbar.addAction(action)

    def removeToolBarIcon(self, action):  # noqa: N802
        self.toolbar.removeAction(action)


def until(true, seconds=120.0):
    """Run the event loop until something is true."""
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "it did not become true"
        QgsApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 50)


def analysed(dock):
    """Press Analyse, wait for the end, and return the analysis."""
    assert dock.panel.analyse_button.isEnabled(), [problem.text for problem in dock.session.problems()]
    dock.panel.analyse_button.click()
    until(lambda: not dock.session.running)
    return dock.session.analysis


def town_rows(hazards=("dooring", "debris")):
    """Reports of the town: id, person, hazard, day, street (from 0), place along it in metres.

    S1: 6 reports of 6 people, 3 of each hazard, and one of them sent twice; S2: 4 reports of 4 people; S3: 2 reports
    of 2 people; S4: 10 reports of 2 people; S5: none; one report 500 m from every street.
    """
    rows = [(f"R{i:02}", f"p{i}", hazards[i % 2], 1 + i, 0, 10 * i + 5) for i in range(6)]
    rows += [("R06", "p0", hazards[0], 1, 0, 5)]
    rows += [(f"R{10 + i}", f"q{i}", hazards[0], 1 + i, 1, 10 * i + 5) for i in range(4)]
    rows += [(f"R{20 + i}", f"r{i}", hazards[1], 1 + i, 2, 10 * i + 5) for i in range(2)]
    rows += [(f"R{30 + i}", f"s{i % 2}", hazards[0], 1 + i, 3, 9 * i + 5) for i in range(10)]
    return [*rows, ("R90", "t0", hazards[1], 1, 9, 5)]


def town(folder, hazards=("dooring", "debris")):
    """The town as GeoPackages in the project: layers of reports, streets and addresses."""
    from conftest import layer

    reports = [
        (f"POINT({EAST + x} {NORTH + STREET_M * street + 4})", name, who, hazard, f"2026-03-{day:02}T08:00:00")
        for name, who, hazard, day, street, x in town_rows(hazards)
    ]
    streets = [
        (
            f"LINESTRING({EAST} {NORTH + STREET_M * i}, {EAST + 100} {NORTH + STREET_M * i})",
            f"S{i + 1}",
            f"Street {i + 1}",
        )
        for i in range(5)
    ]
    homes = [(f"POINT({EAST + 5 * i} {NORTH + STREET_M * (i % 5) + 12})", f"A{i}") for i in range(20)]
    made = {
        "reports": layer("Point", reports, "report_id:string,contributor:string,hazard:string,occurred_at:string"),
        "streets": layer("LineString", streets, "segment_id:string,name:string"),
        "addresses": layer("Point", homes, "address_id:string"),
    }
    layers = {name: saved(found, folder / f"{name}.gpkg") for name, found in made.items()}
    QgsProject.instance().addMapLayers(list(layers.values()))
    return layers


def saved(found, path):
    """A layer as a file, opened again."""
    options = QgsVectorFileWriter.SaveVectorOptions()
    options.driverName = "GPKG"
    QgsVectorFileWriter.writeAsVectorFormatV3(found, str(path), QgsCoordinateTransformContext(), options)
    opened = QgsVectorLayer(str(path), path.stem, "ogr")
    assert opened.isValid()
    return opened


def items(dock, kind):
    """Names of the listed items of a kind, as the list shows them."""
    proxy, model = dock.panel.list.proxy, dock.panel.list.model
    rows = [model.items[proxy.mapToSource(proxy.index(row, 0)).row()] for row in range(proxy.rowCount())]
    return [item.name for item in rows if item.kind == kind]


def select(dock, *names):
    """Select rows of the list, as a click does."""
    from qgis.PyQt.QtCore import QItemSelectionModel

    proxy, flags = dock.panel.list.proxy, QItemSelectionModel.SelectionFlag
    selection = dock.panel.list.table.selectionModel()
    selection.clearSelection()
    for row in range(proxy.rowCount()):
        if proxy.index(row, 0).data() in names:
            selection.select(proxy.index(row, 0), flags.Select | flags.Rows)
