"""Title, licence, source, format and folder of a release."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from qgis.core import QgsApplication
from qgis.gui import QgsFileWidget
from qgis.PyQt.QtCore import pyqtSignal
from qgis.PyQt.QtWidgets import QCheckBox, QComboBox, QFormLayout, QLineEdit, QPlainTextEdit, QWidget

from ..translation import translate
from .run import PROVIDER

ENDINGS = (".geojson", ".gpkg", ".fgb", ".csv")  # in the order of FORMAT
_LICENCES = ("CC BY 4.0", "CC0 1.0", "ODbL 1.0")


class ExportForm(QWidget):
    """What only the analyst can say about a release."""

    changed = pyqtSignal()

    def __init__(self, home: str, taken: Sequence[Path], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._taken = [path.resolve() for path in taken]  # files that must not lie in the folder
        self.title, self.source, self.licence = QLineEdit(), QLineEdit(), QComboBox()
        self.licence.setEditable(True)
        self.licence.addItems(_LICENCES)
        self.note = QPlainTextEdit()
        self.note.setFixedHeight(48)
        self.note.setTabChangesFocus(True)
        self.format = QComboBox()
        definition = QgsApplication.processingRegistry().algorithmById(f"{PROVIDER}:publishrelease")
        self.format.addItems(definition.parameterDefinition("FORMAT").options())
        self.folder_box = QgsFileWidget()
        self.folder_box.setStorageMode(QgsFileWidget.StorageMode.GetDirectory)
        self.folder_box.setFilePath(str(Path(home) / "release") if home else "")
        self.overwrite = QCheckBox(translate("NearMiss", "Replace what is in the folder"))
        self.overwrite.setToolTip(translate("NearMiss", "A folder with files in it is refused otherwise."))
        self._lay_out()
        for signal in (
            self.title.textChanged,
            self.source.textChanged,
            self.licence.currentTextChanged,
            self.note.textChanged,
            self.format.currentIndexChanged,
            self.folder_box.fileChanged,
            self.overwrite.toggled,
        ):
            signal.connect(lambda *_: self.changed.emit())

    @property
    def folder(self) -> Path | None:
        """The folder of the release."""
        text = self.folder_box.filePath().strip()
        return Path(text) if text else None

    @property
    def report(self) -> Path | None:
        """Where the report of the gate goes: beside the release, never into it."""
        return None if self.folder is None else self.folder.parent / f"PRIVATE_{self.folder.name}_gate.html"

    def missing(self) -> str:
        """What is missing, in words; empty where nothing is."""
        if not self.title.text().strip():
            return translate("NearMiss", "Give a title.")
        if not self.licence.currentText().strip():
            return translate("NearMiss", "Give a licence.")
        if not self.source.text().strip():
            return translate("NearMiss", "Give the source: who collected the reports.")
        if self.folder is None or not self.folder.is_absolute():
            return translate("NearMiss", "Choose the folder of the release.")
        if any(self.folder.resolve() in path.parents for path in self._taken):
            return translate(
                "NearMiss", "Your project or your data lie in that folder. Choose one for the release alone."
            )
        return ""

    def parameters(self) -> dict[str, Any]:
        """What is said here, under the names of parameters."""
        return {
            "TITLE": self.title.text().strip(),
            "LICENSE": self.licence.currentText().strip(),
            "SOURCE": self.source.text().strip(),
            "NOTE": self.note.toPlainText().strip(),
            "FORMAT": self.format.currentIndex(),
            "FOLDER": str(self.folder),
            "OVERWRITE": self.overwrite.isChecked(),
            "REPORT_HTML": str(self.report),
        }

    def _lay_out(self) -> None:
        form = QFormLayout(self)
        form.setContentsMargins(0, 0, 0, 0)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        for name, label, widget, tip in (
            (
                "title",
                translate("NearMiss", "Title"),
                self.title,
                translate("NearMiss", "What it is; everybody reads it."),
            ),
            (
                "licence",
                translate("NearMiss", "Licence"),
                self.licence,
                translate("NearMiss", "What others may do with it."),
            ),
            (
                "source",
                translate("NearMiss", "Source"),
                self.source,
                translate("NearMiss", "Who collected the reports."),
            ),
            (
                "note",
                translate("NearMiss", "Note"),
                self.note,
                translate("NearMiss", "Anything else readers should know."),
            ),
            ("format", translate("NearMiss", "Format"), self.format, translate("NearMiss", "Format of the segments.")),
            (
                "folder",
                translate("NearMiss", "Folder"),
                self.folder_box,
                translate("NearMiss", "A folder for this release alone. It is put in place whole, or left as it was."),
            ),
        ):
            widget.setObjectName(f"nearMissExport_{name}")
            widget.setToolTip(tip)
            widget.setAccessibleName(label)
            form.addRow(label, widget)
        form.addRow("", self.overwrite)
