"""What will be written, under which title, and where; then the gate."""

from __future__ import annotations

import html
from pathlib import Path

from qgis.PyQt.QtCore import Qt, QUrl
from qgis.PyQt.QtGui import QDesktopServices
from qgis.PyQt.QtWidgets import QDialog, QDialogButtonBox, QLabel, QProgressBar, QPushButton, QVBoxLayout, QWidget

from ..core.findings import findings_from_json
from ..translation import translate
from . import steps
from .beside import stamp
from .export_files import ExportFiles
from .export_form import ENDINGS, ExportForm
from .run import Run
from .session import Session

_SECONDS_TO_STOP = 20.0
_MOST_LEAKS = 5
_MANIFEST = "manifest.json"


class ExportDialog(QDialog):
    """Asks for what a release needs, and starts the gate."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.run: Run | None = None
        self.released: Path | None = None
        self._before: tuple[int, int] | None = None  # the manifest that was in the folder
        self.setObjectName("nearMissExport")
        self.setWindowTitle(translate("NearMiss", "Export a release"))
        self.resize(680, 660)
        found = session.analysis.results["aggregate"] if session.analysis is not None else {}
        self.files = ExportFiles(found["PUBLISHED"], found.get("BREAKDOWN"))
        self.form = ExportForm(session.project.homePath(), session.files())
        self.message, self.progress = QLabel(), QProgressBar()
        self.message.setObjectName("nearMissExport_message")
        self.message.setWordWrap(True)
        self.message.setTextFormat(Qt.TextFormat.RichText)
        self.message.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.progress.hide()
        layout = QVBoxLayout(self)
        layout.addWidget(self.files, 1)
        for widget in (self.form, self.message, self.progress, self._button_row()):
            layout.addWidget(widget)
        self.form.changed.connect(self._changed)
        self._changed()

    def missing(self) -> str:
        """Why nothing can be released now, in words; empty where it can."""
        return self.session.why_not_export() or self.form.missing()

    def release(self) -> None:
        """Look at the sources once more, and let the gate decide."""
        self.session.recheck()
        analysis, folder = self.session.analysis, self.form.folder
        if self.missing() or analysis is None or folder is None:
            self._changed()
            return
        try:
            folder.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            self._say(translate("NearMiss", "The folder cannot be used: {why}.").format(why=error.strerror), good=False)
            return
        self._findings.unlink(missing_ok=True)
        parameters = {**steps.release(analysis.given), **self.form.parameters(), "FINDINGS_JSON": str(self._findings)}
        self._before = stamp(folder / _MANIFEST)
        self.run = Run("publishrelease", parameters, analysis.given.project)
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
        run, self.run = self.run, None
        if run is not None:
            run.cancel()
            run.wait(_SECONDS_TO_STOP)
        super().reject()

    @property
    def _findings(self) -> Path:
        return self.session.analysis.folder / "PRIVATE_release_findings.json"

    def _button_row(self) -> QDialogButtonBox:
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.release_button = QPushButton(translate("NearMiss", "Publish"))
        self.folder_button = QPushButton(translate("NearMiss", "Open folder"))
        self.report_button = QPushButton(translate("NearMiss", "Open report"))
        for name, button in (
            ("release", self.release_button),
            ("open_folder", self.folder_button),
            ("open_report", self.report_button),
        ):
            button.setObjectName(f"nearMissExport_{name}")
            box.addButton(button, QDialogButtonBox.ButtonRole.ActionRole)
        for button in (self.folder_button, self.report_button):
            button.setEnabled(False)
            button.setAutoDefault(False)
        self.release_button.setDefault(True)
        box.rejected.connect(self.reject)
        self.release_button.clicked.connect(self.release)
        self.folder_button.clicked.connect(lambda: _open(self.released))
        self.report_button.clicked.connect(lambda: _open(self.form.report))
        return box

    def _changed(self) -> None:
        """Something else is asked for now."""
        self.files.show_names(ENDINGS[max(0, self.form.format.currentIndex())])
        if self.run is None:
            why = self.missing()
            self.message.setText(html.escape(why))
            self.release_button.setEnabled(not why)

    def _busy(self, busy: bool) -> None:
        self.progress.setVisible(busy)
        self.form.setEnabled(not busy)
        self.release_button.setEnabled(not busy)
        if busy:
            self.message.setText(translate("NearMiss", "Writing, reading back and checking"))

    def _ended(self, fine: bool) -> None:
        run, self.run = self.run, None
        if run is None:
            return
        self._busy(False)
        self.report_button.setEnabled(self.form.report is not None and self.form.report.is_file())
        folder = self.form.folder
        if folder is not None and (fine or stamp(folder / _MANIFEST) not in (None, self._before)):  # cancelled too late
            self.released = folder
            self.folder_button.setEnabled(True)
            self.release_button.setEnabled(False)
            self._say(translate("NearMiss", "Released: {folder}").format(folder=folder), good=True)
            said = [text for text in run.feedback.warnings if not text.startswith("[")]
            self.message.setText("<br>".join([self.message.text(), *map(html.escape, said)]))
        else:
            leaking = translate("NearMiss", "Not released: it would leak. The folder is as it was.")
            cancelled = translate("NearMiss", "Cancelled: nothing was released.")
            self._say(leaking if self._leaks() else run.message or cancelled, good=False)

    def _say(self, text: str, *, good: bool) -> None:
        """What came of it; the leaks of a refusal in words."""
        lines = [f"<b>{'✓' if good else '✗'} {html.escape(text)}</b>", *([] if good else self._leaks())]
        self.message.setText("<br>".join(lines))

    def _leaks(self) -> list[str]:
        if not self._findings.is_file():
            return []
        found = [one for one in findings_from_json(self._findings.read_text(encoding="utf-8")) if one.is_leak]
        said = [f"• {one.message} ({one.where}) {one.remedy}" for one in found[:_MOST_LEAKS]]
        return [html.escape(text) for text in said]


def _open(path: Path | None) -> None:
    if path is not None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(path)))
