"""What was decided about single records: a private table beside the project."""

from __future__ import annotations

import csv
import os
import shutil
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from qgis.core import QgsFeature, QgsProject, QgsVectorLayer
from qgis.PyQt.QtCore import QObject, pyqtSignal

LEAVE_OUT, KEEP = "leave_out", "keep"
_ENDING = "_nearmiss_PRIVATE_decisions.csv"
_COLUMNS = ("record_id", "decision", "reason", "layer")


class Decision(NamedTuple):
    """One decision, and why."""

    decision: str
    reason: str


class Decisions(QObject):
    """Decisions on the records of each layer of reports of a project.

    The table lies beside the project file, never inside it. Of a project without a file it lies in a folder for
    temporary files, and is taken along when the project is saved.
    """

    changed = pyqtSignal()

    def __init__(self, project: QgsProject, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._project = project
        self._rows: dict[tuple[str, str], Decision] = {}
        self._folder = ""  # for temporary files, made when it is needed
        self.path = self._place()

    def of(self, layer: str) -> dict[str, Decision]:
        """Decisions on the records of a layer, by record id."""
        return {record: decision for (one, record), decision in self._rows.items() if one == layer}

    def decide(self, layer: str, reasons: Mapping[str, str], decision: str) -> None:
        """Decide on records, each with its reason, and write the table; an empty decision takes the former one back.

        Raises
        ------
        OSError
            When the table cannot be written; then nothing is decided.
        """
        rows = dict(self._rows)
        for record, reason in reasons.items():
            if decision:
                rows[layer, record] = Decision(decision, reason)
            else:
                rows.pop((layer, record), None)
        if rows != self._rows:
            if self.path is None:
                self._folder = tempfile.mkdtemp(prefix="nearmiss-PRIVATE-")
                self.path = Path(self._folder) / ("project" + _ENDING)
            _write(self.path, rows)
            self._rows = rows
            self.changed.emit()

    def load(self) -> None:
        """Read the table of the project that is open; without one there are no decisions.

        Raises
        ------
        OSError, ValueError
            When there is a table that cannot be read; then there are no decisions.
        """
        self.close()  # of a project without a file, which is gone
        self._rows, self.path = {}, self._place()
        try:
            if self.path is not None and self.path.is_file():
                self._rows = _read(self.path)
        finally:
            self.changed.emit()

    def follow(self) -> None:
        """Take the table along when the project was saved under another name.

        Raises
        ------
        OSError
            When it cannot be written there; it stays where it was.
        """
        place = self._place()
        if place is None or place == self.path:
            return
        if self._rows:
            _write(place, self._rows)
        self.path = place
        self.close()

    @property
    def temporary(self) -> bool:
        """Whether the table goes when QGIS closes, since the project has no file."""
        return bool(self._folder)

    def table(self, layer: str) -> QgsVectorLayer | None:
        """The decisions on a layer as a table for algorithms; None where there are none."""
        rows = sorted(self.of(layer).items())
        if not rows:
            return None
        fields = "&".join(f"field={name}:string(0)" for name in _COLUMNS[:3])
        made = QgsVectorLayer(f"None?{fields}", "decisions (PRIVATE)", "memory")
        features = []
        for record, decision in rows:
            feature = QgsFeature(made.fields())
            feature.setAttributes([record, decision.decision, decision.reason])
            features.append(feature)
        made.dataProvider().addFeatures(features)
        return made

    def close(self) -> None:
        """Take the folder for temporary files away."""
        if self._folder:
            shutil.rmtree(self._folder, ignore_errors=True)
            self._folder = ""

    def _place(self) -> Path | None:
        """Beside the project; None where it has no file."""
        project = Path(self._project.fileName()) if self._project.fileName() else None
        if project is not None and project.parent.is_dir():
            return project.with_name(project.stem + _ENDING)
        return None


def _write(path: Path, rows: dict[tuple[str, str], Decision]) -> None:
    """Write the table whole, readable for its owner alone, or leave it as it was."""
    handle, draft = tempfile.mkstemp(prefix=".nearmiss-", dir=path.parent)  # mode 0600
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="") as file:
            table = csv.writer(file)
            table.writerow(_COLUMNS)
            for (layer, record), (decision, reason) in sorted(rows.items()):
                table.writerow([record, decision, reason, layer])
        Path(draft).replace(path)
    except OSError:
        Path(draft).unlink(missing_ok=True)
        raise


def _read(path: Path) -> dict[tuple[str, str], Decision]:
    with path.open(encoding="utf-8", newline="") as file:
        table = csv.DictReader(file)
        if not set(_COLUMNS) <= set(table.fieldnames or ()):
            raise ValueError(", ".join(_COLUMNS))
        return {(row["layer"], row["record_id"]): Decision(row["decision"], row["reason"]) for row in table}
