"""What was decided about single records: a private table beside the project."""

from __future__ import annotations

import csv
import os
import shutil
import tempfile
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import NamedTuple

from qgis.core import QgsFeature, QgsProject, QgsVectorLayer
from qgis.PyQt.QtCore import QObject, pyqtSignal

from ..translation import translate
from .beside import beside, stamp

LEAVE_OUT, KEEP = "leave_out", "keep"


class Row(NamedTuple):
    """A row of the table: the decision on one record of one layer."""

    record_id: str
    decision: str
    reason: str
    layer: str
    source: str
    id_field: str


class Subject(NamedTuple):
    """What is decided about: a layer of the project, where it comes from, and the field that names its records."""

    layer: str
    source: str
    id_field: str


Key = tuple[str, str, str]  # layer, id field, record id


class Decisions(QObject):
    """Decisions on the records of each layer of reports of a project.

    The table lies beside the project file, never inside it. Of a project without a file it lies in a folder for
    temporary files, and is taken along when the project is saved. A table that cannot be read is never written
    over.
    """

    changed = pyqtSignal()

    def __init__(self, project: QgsProject, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._project = project
        self._rows: dict[Key, Row] = {}
        self._folder = ""  # for temporary files, made when it is needed
        self._stamp: tuple[int, int] | None = None  # of the table as it was read or written
        self.broken = ""  # why the table cannot be read
        self.path = self._place()

    def of(self, subject: Subject | None) -> dict[str, Row]:
        """Decisions on the records of a layer, by record id.

        A layer that was taken out of the project and added again is known by its source.
        """
        if subject is None:
            return {}
        found = [row for row in self._about(subject) if row.id_field == subject.id_field]
        return {row.record_id: row for row in found}

    def by_another_field(self, subject: Subject | None) -> list[str]:
        """Fields other than the one of `subject` by which records of its layer were decided on."""
        rows = [] if subject is None else self._about(subject)
        return sorted({row.id_field for row in rows if row.id_field != subject.id_field})

    def homeless(self, subject: Subject | None) -> int:
        """How many decisions are on layers that are not in the project any more."""
        here = set() if subject is None else set(self._about(subject))
        return sum(row not in here and self._project.mapLayer(row.layer) is None for row in self._rows.values())

    def decide(self, subject: Subject, reasons: Mapping[str, str], decision: str) -> None:
        """Decide on records, each with its reason, and write the table; an empty decision takes the former one back.

        Raises
        ------
        OSError
            When the table cannot be written, or was not read; then nothing is decided.
        """
        self.refresh()
        if self.broken:
            raise OSError(self.broken)
        rows, former = dict(self._rows), self.of(subject)
        for record, reason in reasons.items():
            if record in former:
                del rows[_key(former[record])]
            if decision:
                row = Row(record, decision, reason, subject.layer, subject.source, subject.id_field)
                rows[_key(row)] = row
        if rows != self._rows:
            if self.path is None:
                self._folder = tempfile.mkdtemp(prefix="nearmiss-PRIVATE-")
                self.path = Path(self._folder) / "decisions.csv"
            self._write(self.path, rows)
            self._rows = rows
            self.changed.emit()

    def load(self) -> None:
        """Read the table of the project that is open; without one there are no decisions."""
        self.close()  # of a project without a file, which is gone
        self._rows, self._stamp, self.path = {}, None, self._place()
        self._read()
        self.changed.emit()

    def refresh(self) -> None:
        """Read the table again where somebody else wrote it."""
        if self.path is not None and stamp(self.path) not in (None, self._stamp):  # a lost table is written again
            self._read()
            self.changed.emit()

    def follow(self) -> None:
        """Take the table along when the project was saved, under whatever name.

        Raises
        ------
        OSError
            When it cannot be written there; it stays where it was.
        """
        place = self._place()
        if place is None or self.broken or (place == self.path and (place.is_file() or not self._rows)):
            return
        if self._rows or place.is_file():
            self._write(place, self._rows)
        self.path = place
        self.close()

    @property
    def temporary(self) -> bool:
        """Whether the table goes when QGIS closes, since there is nothing beside which it could lie."""
        return bool(self._folder) and bool(self._rows)

    def table(self, subject: Subject | None) -> QgsVectorLayer | None:
        """The decisions on a layer as a table for algorithms; None where there are none."""
        rows = sorted(self.of(subject).values())
        if not rows:
            return None
        fields = "&".join(f"field={name}:string(0)" for name in Row._fields[:3])
        made = QgsVectorLayer(f"None?{fields}", "decisions (PRIVATE)", "memory")
        features = []
        for row in rows:
            feature = QgsFeature(made.fields())
            feature.setAttributes(list(row[:3]))
            features.append(feature)
        made.dataProvider().addFeatures(features)
        return made

    def close(self) -> None:
        """Take the folder for temporary files away."""
        if self._folder:
            shutil.rmtree(self._folder, ignore_errors=True)
            self._folder = ""

    def _about(self, subject: Subject) -> list[Row]:
        return [
            row
            for row in self._rows.values()
            if row.layer == subject.layer
            or (row.source == subject.source and self._project.mapLayer(row.layer) is None)
        ]

    def _place(self) -> Path | None:
        return beside(self._project, "decisions.csv")

    def _read(self) -> None:
        self._rows, self.broken = {}, ""
        if self.path is None:
            return
        self._stamp = stamp(self.path)
        if self._stamp is None:
            return
        try:
            self._rows = _read(self.path)
        except (OSError, ValueError, csv.Error) as error:
            text = translate("NearMiss", "The decisions in {file} cannot be read ({why}). Correct or remove the file.")
            self.broken = text.format(file=self.path.name, why=error)

    def _write(self, path: Path, rows: Mapping[Key, Row]) -> None:
        _write(path, rows.values())
        self._stamp = stamp(path)


def _key(row: Row) -> Key:
    return row.layer, row.id_field, row.record_id


def _write(path: Path, rows: Iterable[Row]) -> None:
    """Write the table whole, readable for its owner alone, or leave it as it was."""
    handle, draft = tempfile.mkstemp(prefix=".nearmiss-", dir=path.parent)  # mode 0600
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="") as file:
            table = csv.writer(file)
            table.writerow(Row._fields)
            table.writerows(sorted(rows))
        Path(draft).replace(path)
    except OSError:
        Path(draft).unlink(missing_ok=True)
        raise


def _read(path: Path) -> dict[Key, Row]:
    """The rows of a table.

    Raises
    ------
    OSError, ValueError, csv.Error
        When anything in it is not as we write it: a decision that is lost looks like one that was never made.
    """
    with path.open(encoding="utf-8-sig", newline="") as file:
        table = csv.reader(file, strict=True)
        if tuple(next(table, ())) != Row._fields:
            raise ValueError(translate("NearMiss", "its columns are not {names}").format(names=", ".join(Row._fields)))
        rows = [Row(*line) if len(line) == len(Row._fields) else None for line in table]
    if not all(row is not None and row.record_id and row.decision in (LEAVE_OUT, KEEP) for row in rows):
        raise ValueError(translate("NearMiss", "a row is not complete, or its decision is neither leave_out nor keep"))
    return {_key(row): row for row in rows if row is not None}
