"""Decisions on the selected records: leave out, generalise, keep."""

from __future__ import annotations

from collections.abc import Callable

from qgis.PyQt.QtCore import QObject, pyqtSignal
from qgis.PyQt.QtWidgets import QInputDialog

from ..translation import translate
from . import generalising
from .decisions import KEEP, LEAVE_OUT
from .items import Item
from .problem_list import ProblemList
from .session import Session


class Deciding(QObject):
    """Puts decisions into the private table of the project."""

    failed = pyqtSignal(str)
    decided = pyqtSignal()

    def __init__(self, session: Session, table: ProblemList) -> None:
        super().__init__(table)
        self._session, self._table = session, table
        table.leave_out_wanted.connect(self.leave_out)
        table.keep_wanted.connect(self.keep)
        table.undecide_wanted.connect(self.undecide)
        table.generalise_wanted.connect(self.generalise)
        table.attributes_wanted.connect(self.generalise_attributes)

    def leave_out(self) -> None:
        """Leave the selected records out, for the reasons the list gives."""
        self._decide(LEAVE_OUT, lambda item: item.why)

    def keep(self) -> None:
        """Keep the selected records, and ask why."""
        title, question = translate("NearMiss", "Keep, because…"), translate("NearMiss", "Why? The audit shows it.")
        text, fine = QInputDialog.getText(self._table, title, question)
        if fine and text.strip():
            self._decide(KEEP, lambda _: text.strip())

    def undecide(self) -> None:
        """Take the decision on the selected records back."""
        self._decide("", lambda _: "")

    def generalise(self) -> None:
        """Open the algorithm that makes locations coarser, set up for these reports."""
        generalising.open_dialog(self._session.setup)

    def generalise_attributes(self) -> None:
        """Open the algorithm that makes attributes coarser, set up for these reports."""
        generalising.open_dialog(self._session.setup, attributes=True)

    def _decide(self, decision: str, reason: Callable[[Item], str]) -> None:
        reasons = {item.name: reason(item) for item in self._table.selected() if item.name}
        subject = self._session.subject()
        if subject is None or not self._session.may_decide():
            return
        try:
            self._session.decisions.decide(subject, reasons, decision)
        except OSError as error:
            text = translate("NearMiss", "The decisions could not be written: {why}.")
            self.failed.emit(text.format(why=error.strerror or error))
        else:
            self.decided.emit()
