"""What will be written, under which title, and where; then the gate."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from qgis.core import NULL, QgsApplication, QgsFeatureRequest, QgsVectorLayer
from qgis.gui import QgsFileWidget
from qgis.PyQt.QtCore import QUrl
from qgis.PyQt.QtGui import QDesktopServices
from qgis.PyQt.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHeaderView,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QProgressBar,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from ..translation import translate
from . import steps
from .run import PROVIDER, Run
from .session import Session

_ROWS = 5
_ENDINGS = (".geojson", ".gpkg", ".fgb", ".csv")  # in the order of FORMAT
_LICENCES = ("CC BY 4.0", "CC0 1.0", "ODbL 1.0")


class ExportDialog(QDialog):
    """Asks for what a release needs, and starts the gate."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.run: Run | None = None
        self.released: Path | None = None
        self.setObjectName("nearMissExport")
        self.setWindowTitle(translate("NearMiss", "Export a release"))
        self.resize(640, 640)
        self._build()
        self._name_files()
        self._check()

    # -- what the user says ------------------------------------------------------------------------------

    @property
    def folder(self) -> Path | None:
        """The folder of the release."""
        text = self.folder_box.filePath().strip()
        return Path(text).expanduser() if text else None

    @property
    def report(self) -> Path | None:
        """Where the report of the gate goes: beside the release, never into it."""
        return None if self.folder is None else self.folder.parent / f"PRIVATE_{self.folder.name}_gate.html"

    def missing(self) -> str:
        """What is missing, in words; empty where nothing is."""
        why = self.session.why_not_export()
        if why:
            return why
        for box, text in (
            (self.title_box, translate("NearMiss", "Give a title.")),
            (self.source_box, translate("NearMiss", "Give the source: who collected the reports.")),
        ):
            if not box.text().strip():
                return text
        if not self.licence_box.currentText().strip():
            return translate("NearMiss", "Give a licence.")
        if self.folder is None or not self.folder.is_absolute():
            return translate("NearMiss", "Choose the folder of the release.")
        return ""

    def release(self) -> None:
        """Look at the sources once more, and let the gate decide."""
        self.session.recheck()
        if self.missing() or self.session.analysis is None:
            self._check()
            return
        folder, report = self.folder, self.report
        assert folder is not None  # missing() has said so
        given = self.session.analysis.given
        parameters = {
            **steps.release(given),
            "TITLE": self.title_box.text().strip(),
            "LICENSE": self.licence_box.currentText().strip(),
            "SOURCE": self.source_box.text().strip(),
            "NOTE": self.note_box.toPlainText().strip(),
            "FORMAT": self.format_box.currentIndex(),
            "FOLDER": str(folder),
            "OVERWRITE": self.overwrite_box.isChecked(),
            "REPORT_HTML": str(report),
        }
        self.run = Run("publishrelease", parameters, given.project, self)
        self.run.progressed.connect(lambda share: self.progress.setValue(int(share)))
        self.run.ended.connect(self._ended)
        self._busy(True)
        self.run.start()

    def reject(self) -> None:
        """Close; a run at work is stopped first."""
        if self.run is not None:
            self.run.cancel()
            return
        super().reject()

    def close_now(self) -> None:
        """Stop, wait, and close."""
        if self.run is not None:
            self.run.cancel()
            self.run.wait(20.0)
            self.run = None
        super().reject()

    # -- building ----------------------------------------------------------------------------------------

    def _build(self) -> None:
        layout = QVBoxLayout(self)
        self.files = QTabWidget()
        self.files.setObjectName("nearMissFiles")
        self.files.setAccessibleName(translate("NearMiss", "Files that will be written"))
        self.files_label = QLabel()
        self.files_label.setWordWrap(True)
        layout.addWidget(self.files_label)
        layout.addWidget(self.files, 1)
        layout.addLayout(self._form())
        self.message = QLabel()
        self.message.setObjectName("nearMissExportMessage")
        self.message.setWordWrap(True)
        self.progress = QProgressBar()
        self.progress.hide()
        layout.addWidget(self.message)
        layout.addWidget(self.progress)
        layout.addWidget(self._button_row())
        for name, found in self._tables():
            self.files.addTab(_first_rows(found), name)
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
        self.files.addTab(about, translate("NearMiss", "Papers"))

    def _form(self) -> QFormLayout:
        form = QFormLayout()
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        self.title_box, self.source_box = QLineEdit(), QLineEdit()
        self.licence_box = QComboBox()
        self.licence_box.setEditable(True)
        self.licence_box.addItems(_LICENCES)
        self.note_box = QPlainTextEdit()
        self.note_box.setFixedHeight(48)
        self.note_box.setTabChangesFocus(True)
        self.format_box = QComboBox()
        definition = QgsApplication.processingRegistry().algorithmById(f"{PROVIDER}:publishrelease")
        self.format_box.addItems(definition.parameterDefinition("FORMAT").options())
        self.folder_box = QgsFileWidget()
        self.folder_box.setStorageMode(QgsFileWidget.StorageMode.GetDirectory)
        home = self.session.project.homePath()
        self.folder_box.setFilePath(str(Path(home) / "release") if home else "")
        self.overwrite_box = QCheckBox(translate("NearMiss", "Replace what is in the folder"))
        for label, widget, tip in (
            (translate("NearMiss", "Title"), self.title_box, translate("NearMiss", "What it is; everybody reads it.")),
            (translate("NearMiss", "Licence"), self.licence_box, translate("NearMiss", "What others may do with it.")),
            (translate("NearMiss", "Source"), self.source_box, translate("NearMiss", "Who collected the reports.")),
            (translate("NearMiss", "Note"), self.note_box, translate("NearMiss", "Anything else readers should know.")),
            (translate("NearMiss", "Format"), self.format_box, translate("NearMiss", "Format of the segments.")),
            (
                translate("NearMiss", "Folder"),
                self.folder_box,
                translate("NearMiss", "A folder for this release alone. It is put in place whole, or left as it was."),
            ),
        ):
            widget.setToolTip(tip)
            widget.setAccessibleName(label)
            form.addRow(label, widget)
        self.overwrite_box.setToolTip(translate("NearMiss", "A folder with files in it is refused otherwise."))
        form.addRow("", self.overwrite_box)
        for signal in (
            self.title_box.textChanged,
            self.source_box.textChanged,
            self.licence_box.currentTextChanged,
            self.folder_box.fileChanged,
        ):
            signal.connect(self._check)
        self.format_box.currentIndexChanged.connect(self._name_files)
        self.folder_box.fileChanged.connect(self._name_files)
        return form

    def _button_row(self) -> QDialogButtonBox:
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.release_button = QPushButton(translate("NearMiss", "Release"))
        self.release_button.setObjectName("nearMissRelease")
        self.release_button.setDefault(True)
        self.folder_button = QPushButton(translate("NearMiss", "Open folder"))
        self.report_button = QPushButton(translate("NearMiss", "Open report"))
        box.addButton(self.release_button, QDialogButtonBox.ButtonRole.ActionRole)
        for button in (self.folder_button, self.report_button):
            box.addButton(button, QDialogButtonBox.ButtonRole.ActionRole)
            button.hide()
        box.rejected.connect(self.reject)
        self.release_button.clicked.connect(self.release)
        self.folder_button.clicked.connect(lambda: _open(self.released))
        self.report_button.clicked.connect(lambda: _open(self.report))
        return box

    def _tables(self) -> list[tuple[str, QgsVectorLayer]]:
        found = self.session.analysis.results["aggregate"] if self.session.analysis is not None else {}
        tables = [("segments", found.get("PUBLISHED")), ("breakdown.csv", found.get("BREAKDOWN"))]
        return [(name, layer) for name, layer in tables if layer is not None]

    # -- what happens ------------------------------------------------------------------------------------

    def _name_files(self, *_: object) -> None:
        ending = _ENDINGS[max(0, self.format_box.currentIndex())]
        for tab in range(self.files.count() - 1):
            name = "segments" + ending if tab == 0 else "breakdown.csv"
            self.files.setTabText(tab, name)
        names = [self.files.tabText(tab) for tab in range(self.files.count() - 1)]
        text = translate("NearMiss", "These files will be written: {files}. Their first rows:")
        self.files_label.setText(text.format(files=", ".join([*names, "metadata.json", "README.txt", "manifest.json"])))

    def _check(self, *_: object) -> None:
        if self.run is None and self.released is None:
            why = self.missing()
            self.message.setText(why)
            self.release_button.setEnabled(not why)

    def _busy(self, busy: bool) -> None:
        self.progress.setVisible(busy)
        for box in (
            self.title_box,
            self.licence_box,
            self.source_box,
            self.note_box,
            self.format_box,
            self.folder_box,
            self.overwrite_box,
            self.release_button,
        ):
            box.setEnabled(not busy)
        if busy:
            self.message.setText(translate("NearMiss", "Writing, reading back and checking"))

    def _ended(self, fine: bool) -> None:
        run, self.run = self.run, None
        if run is None:
            return
        self._busy(False)
        if fine:
            self.released = Path(str(run.results["FOLDER"]))
            text = translate("NearMiss", "Released: {folder}").format(folder=self.released)
            self.release_button.setEnabled(False)
            self.folder_button.show()
        else:
            text = run.message or translate("NearMiss", "Cancelled: nothing was released.")
        self.message.setText(text)
        self.report_button.setVisible(self.report is not None and self.report.is_file())


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
    return table


def _add_row(table: QTableWidget, values: Sequence[object]) -> None:
    row = table.rowCount()
    table.insertRow(row)
    for column, value in enumerate(values):
        table.setItem(row, column, QTableWidgetItem("" if value is None or value == NULL else str(value)))


def _open(path: Path | None) -> None:
    if path is not None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(path)))
