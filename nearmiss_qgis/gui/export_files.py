"""Which files a release will have, and their first rows."""

from __future__ import annotations

from collections.abc import Sequence

from qgis.core import NULL, QgsFeatureRequest, QgsVectorLayer
from qgis.PyQt.QtCore import Qt
from qgis.PyQt.QtWidgets import QHeaderView, QLabel, QTableWidget, QTableWidgetItem, QTabWidget, QVBoxLayout, QWidget

from ..translation import translate

_ROWS = 5


class ExportFiles(QWidget):
    """A tab for each table, and one for what goes with them."""

    def __init__(
        self, segments: QgsVectorLayer, breakdown: QgsVectorLayer | None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.names, self.tabs = QLabel(), QTabWidget()
        self.names.setWordWrap(True)
        self.tabs.setObjectName("nearMissExport_files")
        self.tabs.setAccessibleName(translate("NearMiss", "Files that will be written"))
        self.tabs.addTab(_first_rows(segments), "")
        if breakdown is not None:
            self.tabs.addTab(_first_rows(breakdown), "breakdown.csv")
        self.tabs.addTab(_papers(), translate("NearMiss", "Other files"))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.names)
        layout.addWidget(self.tabs, 1)

    def show_names(self, ending: str) -> None:
        """Name the files, for the ending of the chosen format."""
        self.tabs.setTabText(0, f"segments{ending}")
        tables = [self.tabs.tabText(tab) for tab in range(self.tabs.count() - 1)]
        text = translate("NearMiss", "These files will be written: {files}. Their first rows:")
        self.names.setText(text.format(files=", ".join([*tables, "metadata.json", "README.txt", "manifest.json"])))


def _papers() -> QLabel:
    about = QLabel(
        translate(
            "NearMiss",
            "metadata.json: title, licence, source, fields, policy, known risks.\n"
            "README.txt: the same for people, and that a gap does not mean “no incidents here”.\n"
            "manifest.json: checksums of the files, and what the gate found.\n\n"
            "No report, no record id and no withheld count is written."
        )
    )  # fmt: skip
    about.setWordWrap(True)
    about.setMargin(8)
    about.setAlignment(Qt.AlignmentFlag.AlignTop)
    return about


def _first_rows(layer: QgsVectorLayer) -> QTableWidget:
    """The first rows of a table, as everybody will read them."""
    names = layer.fields().names()
    table = QTableWidget(0, len(names))
    table.setHorizontalHeaderLabels(names)
    table.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
    table.verticalHeader().hide()
    for feature in layer.getFeatures(QgsFeatureRequest().setLimit(_ROWS)):
        _add_row(table, feature.attributes())
    table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    return table


def _add_row(table: QTableWidget, values: Sequence[object]) -> None:
    row = table.rowCount()
    table.insertRow(row)
    for column, value in enumerate(values):
        table.setItem(row, column, QTableWidgetItem("" if value is None or value == NULL else str(value)))
