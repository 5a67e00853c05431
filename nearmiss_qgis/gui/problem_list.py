"""The list of what needs a decision, with its filters and what can be done about a row."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from qgis.PyQt.QtCore import QItemSelectionModel, QLocale, Qt, pyqtSignal
from qgis.PyQt.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QLabel,
    QMenu,
    QToolButton,
    QTreeView,
    QVBoxLayout,
    QWidget,
)

from ..translation import translate
from .decisions import Row
from .flow import Flow
from .items import DECISION, WHAT, WHY, Chosen, Item, Items
from .kinds import KINDS, TOP_RECORDS, words


class ProblemList(QWidget):
    """One list, sortable, with a chip for each kind."""

    chosen = pyqtSignal(list)  # items the user selected
    activated = pyqtSignal(list)
    leave_out_wanted = pyqtSignal()
    generalise_wanted = pyqtSignal()
    attributes_wanted = pyqtSignal()
    keep_wanted = pyqtSignal()
    undecide_wanted = pyqtSignal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model, self.proxy = Items(self), Chosen(self)
        self.proxy.setSourceModel(self.model)
        self._quiet, self._may_decide = False, True
        self.chips = {kind: self._chip(kind) for kind in KINDS}
        self.table = self._table()
        self.detail = QLabel()
        self.detail.setObjectName("nearMissDetail")
        self.detail.setWordWrap(True)
        self.detail.setTextFormat(Qt.TextFormat.PlainText)
        self.detail.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.buttons = self._buttons()
        self._lay_out()
        self.show_counts()
        self._show_detail()

    def show_items(self, items: Sequence[Item]) -> None:
        """Show these; what was selected and is still there stays selected."""
        former = {(item.kind, item.name) for item in self.selected()}
        self.model.show(items)
        self.show_counts()
        self.select([item for item in items if (item.kind, item.name) in former])

    def selected(self) -> list[Item]:
        """The selected items."""
        rows = self.table.selectionModel().selectedRows()
        return [self.model.items[self.proxy.mapToSource(row).row()] for row in rows]

    def select(self, items: Sequence[Item], *, scroll: bool = False) -> None:
        """Select these rows, without sending `chosen`."""
        wanted = {(item.kind, item.name) for item in items}
        selection = self.table.selectionModel()
        flags = QItemSelectionModel.SelectionFlag
        self._quiet = True
        try:
            selection.clearSelection()
            first = None
            for row in range(self.proxy.rowCount() if wanted else 0):
                index = self.proxy.index(row, 0)
                item = self.model.items[self.proxy.mapToSource(index).row()]
                if (item.kind, item.name) in wanted:
                    selection.select(index, flags.Select | flags.Rows)
                    first = first or index
            if first is not None and scroll:
                selection.setCurrentIndex(first, flags.NoUpdate)
                self.table.scrollTo(first)
        finally:
            self._quiet = False
        self._show_detail()

    def show_counts(self) -> None:
        """How many there are of each kind, on the chips."""
        counts, said = self.model.counts(), words()
        for kind, chip in self.chips.items():
            chip.setText(f"{said[kind].several} {QLocale().toString(counts[kind])}")
            chip.setAccessibleName(f"{said[kind].several}: {counts[kind]}")

    def show_kinds(self, kinds: Iterable[str]) -> None:
        """Show these kinds too."""
        for kind in kinds:
            self.chips[kind].setChecked(True)

    def show_decisions(self, decisions: Mapping[str, Row], *, allowed: bool) -> None:
        """Show what was decided about records; without ids of their own nothing can be."""
        self._may_decide = allowed
        self.model.decide(decisions)
        self.table.setColumnHidden(DECISION, not decisions)
        self._show_detail()

    # -- building ----------------------------------------------------------------------------------------

    def _chip(self, kind: str) -> QToolButton:
        chip = QToolButton()
        chip.setObjectName(f"nearMissChip_{kind}")
        chip.setCheckable(True)
        chip.setChecked(True)
        chip.setIcon(self.model.icon(kind))
        chip.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        chip.setToolTip(translate("NearMiss", "Show or hide: {kind}").format(kind=words()[kind].shown))
        chip.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        chip.toggled.connect(self._filter)
        return chip

    def _table(self) -> QTreeView:
        table = QTreeView()
        table.setObjectName("nearMissItems")
        table.setModel(self.proxy)
        table.setRootIsDecorated(False)
        table.setUniformRowHeights(True)
        table.setSortingEnabled(True)
        table.sortByColumn(WHAT, Qt.SortOrder.AscendingOrder)
        table.setAlternatingRowColors(True)
        table.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.setMinimumHeight(150)
        table.setAccessibleName(translate("NearMiss", "What needs a decision"))
        table.setToolTip(
            translate("NearMiss", "Select rows to see them on the map; double-click or press Enter to go there.")
        )
        header = table.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(WHAT, QHeaderView.ResizeMode.Interactive)
        header.setSectionResizeMode(WHY, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(DECISION, QHeaderView.ResizeMode.Interactive)
        header.resizeSection(WHAT, 100)
        header.resizeSection(DECISION, 60)
        table.setColumnHidden(DECISION, True)
        table.selectionModel().selectionChanged.connect(self._selected)
        table.activated.connect(lambda *_: self.activated.emit(self.selected()))
        return table

    def _buttons(self) -> dict[str, QToolButton]:
        made = {}
        for name, text, tip, signal in (
            (
                "leave_out",
                translate("NearMiss", "Leave out"),
                translate("NearMiss", "Leave the selected records out of the release, from the next analysis on."),
                self.leave_out_wanted,
            ),
            (
                "generalise",
                translate("NearMiss", "Generalise…"),
                translate("NearMiss", "Make locations (arrow: attributes) coarser: opens the algorithm, set up."),
                self.generalise_wanted,
            ),
            (
                "keep",
                translate("NearMiss", "Keep, because…"),
                translate("NearMiss", "Keep the selected records, and say why; the audit shows it."),
                self.keep_wanted,
            ),
            (
                "undecide",
                translate("NearMiss", "Undecide"),
                translate("NearMiss", "Take the decision on the selected records back."),
                self.undecide_wanted,
            ),
        ):
            button = QToolButton()
            button.setObjectName(f"nearMiss_{name}")
            button.setText(text)
            button.setToolTip(tip)
            button.setAccessibleName(text)
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            button.clicked.connect(lambda *_, signal=signal: signal.emit())
            made[name] = button
        self._offer_attributes(made["generalise"])
        return made

    def _offer_attributes(self, button: QToolButton) -> None:
        """The arrow of the button: locations or attributes."""
        menu = QMenu(button)
        menu.addAction(translate("NearMiss", "Locations…")).triggered.connect(lambda *_: self.generalise_wanted.emit())
        menu.addAction(translate("NearMiss", "Attributes…")).triggered.connect(lambda *_: self.attributes_wanted.emit())
        button.setMenu(menu)
        button.setPopupMode(QToolButton.ToolButtonPopupMode.MenuButtonPopup)

    def _lay_out(self) -> None:
        chips, buttons = Flow(), Flow()
        for chip in self.chips.values():
            chips.addWidget(chip)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addLayout(chips)
        layout.addWidget(self.table, 1)
        self.about = QWidget()  # of the selected rows; whoever shows the list finds a place where it is always seen
        below = QVBoxLayout(self.about)
        below.setContentsMargins(0, 0, 0, 0)
        below.addWidget(self.detail)
        self.decide_row = QWidget()
        self.decide_row.setLayout(buttons)
        for button in self.buttons.values():
            buttons.addWidget(button)
        below.addWidget(self.decide_row)

    # -- what happens ------------------------------------------------------------------------------------

    def _filter(self, *_: object) -> None:
        self.proxy.want([kind for kind, chip in self.chips.items() if chip.isChecked()])
        if not self.selected():
            self.table.scrollToTop()

    def _selected(self, *_: object) -> None:
        if not self._quiet:
            self._show_detail()
            self.chosen.emit(self.selected())

    def _show_detail(self) -> None:
        items = self.selected()
        if len(items) == 1:
            said = self.model.decision(items[0]).replace(f": {items[0].why}", "")  # the reason stands there already
            self.detail.setText(self.model.title(items[0]) + ": " + items[0].why + (f"\n→ {said}" if said else ""))
        elif items:
            self.detail.setText(translate("NearMiss", "{n} rows are selected.").format(n=len(items)))
        else:
            self.detail.setText(translate("NearMiss", "Select a row to read its reason and to see it on the map."))
        records = bool(items) and all(item.kind == TOP_RECORDS and item.name for item in items)
        self.decide_row.setVisible(records)
        if records and not self._may_decide:
            hint = translate(
                "NearMiss", "To decide on single records choose a report id under More, and analyse with it."
            )
            self.detail.setText(f"{self.detail.text()}\n{hint}")
        for name, button in self.buttons.items():
            button.setEnabled(records and (self._may_decide or name == "generalise"))
