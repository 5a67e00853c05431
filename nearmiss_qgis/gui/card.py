"""The headline of an analysis, and the same under the other policies."""

from __future__ import annotations

import html

from qgis.PyQt.QtCore import Qt, pyqtSignal
from qgis.PyQt.QtWidgets import QFrame, QHeaderView, QLabel, QTreeWidget, QTreeWidgetItem, QVBoxLayout, QWidget

from ..translation import translate
from .analysis import Analysis
from .steps import presets, what_if


class Card(QFrame):
    """What came out, in one sentence; beside it a what-if of every policy."""

    preset_wanted = pyqtSignal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("nearMissCard")
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.headline = QLabel()
        self.headline.setObjectName("nearMissHeadline")
        self.headline.setWordWrap(True)
        self.headline.setTextFormat(Qt.TextFormat.RichText)
        self.headline.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.state = QLabel()
        self.state.setObjectName("nearMissState")
        self.state.setWordWrap(True)
        self.state.setTextFormat(Qt.TextFormat.PlainText)
        self.policies = QTreeWidget()
        self.policies.setObjectName("nearMissPolicies")
        self.policies.setRootIsDecorated(False)
        self.policies.setHeaderLabels(
            [
                translate("NearMiss", "What if: policy"),
                translate("NearMiss", "Streets withheld"),
                translate("NearMiss", "Lost"),
            ]
        )
        self.policies.setToolTip(
            translate(
                "NearMiss",
                "Streets withheld, and the share of the snapped reports that is lost, under each policy. Double-click one "
                "to choose it; then analyse again."
            )
        )  # fmt: skip
        self.policies.setAccessibleName(translate("NearMiss", "The same under other policies"))
        self.policies.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.policies.itemActivated.connect(
            lambda item, _: self.preset_wanted.emit(item.data(0, Qt.ItemDataRole.UserRole))
        )
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 6, 8, 6)
        for widget in (self.headline, self.state, self.policies):
            layout.addWidget(widget)

    def show_analysis(self, analysis: Analysis | None, stale: list[str]) -> None:
        """Show what is known so far; what is not known is not tested."""
        self.setVisible(analysis is not None and "aggregate" in analysis.results)
        if analysis is None or not self.isVisibleTo(self.parentWidget()):
            return
        self.headline.setText(_headline(analysis))
        self.state.setText(translate("NearMiss", "Out of date: {why}.").format(why="; ".join(stale)) if stale else "")
        self.state.setVisible(bool(stale))
        self.headline.setEnabled(not stale)
        self._show_policies(analysis)

    def _show_policies(self, analysis: Analysis) -> None:
        self.policies.clear()
        chosen = analysis.given.setup.preset
        for index, name in enumerate(presets()):
            key = "aggregate" if index == chosen else what_if(index)
            row = QTreeWidgetItem([name, _streets(analysis, key), _lost(analysis, key)])
            row.setData(0, Qt.ItemDataRole.UserRole, index)
            row.setToolTip(0, name)
            for column in (1, 2):
                row.setTextAlignment(column, int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter))
            if index == chosen:
                font = row.font(0)
                font.setBold(True)
                for column in range(3):
                    row.setFont(column, font)
            self.policies.addTopLevelItem(row)
        header = self.policies.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        for column in (1, 2):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)
        height = self.policies.topLevelItemCount() * self.policies.sizeHintForRow(0) + header.sizeHint().height()
        self.policies.setFixedHeight(height + 2 * self.policies.frameWidth() + 2)


def _headline(analysis: Analysis) -> str:
    withheld, published = (analysis.number("aggregate", f"SEGMENTS_{name}") for name in ("WITHHELD", "PUBLISHED"))
    at_risk = analysis.number("rank", "RECORDS_AT_RISK")
    leaks, rules, gaps = (
        analysis.number(*one) for one in (("gate", "LEAKS"), ("gate", "NOT_TESTED"), ("audit", "NOT_MEASURED"))
    )
    untested = None if rules is None or gaps is None else rules + gaps
    parts = [
        translate("NearMiss", "{n} of {all} streets with reports are withheld").format(
            n=_bold(withheld), all=_bold((withheld or 0) + (published or 0))
        ),
        translate("NearMiss", "{share} of reports lost").format(share=f"<b>{_lost(analysis, 'aggregate')}</b>"),
        translate("NearMiss", "{n} records at high risk").format(n=_bold(at_risk)),
        translate("NearMiss", "{n} leaks").format(n=_bold(leaks)),
        translate("NearMiss", "{n} not tested").format(n=_bold(untested)),
    ]
    return " · ".join(parts)


def _bold(number: float | None) -> str:
    return f"<b>{html.escape('…' if number is None else f'{int(number):,}')}</b>"


def _streets(analysis: Analysis, key: str) -> str:
    withheld, published = (analysis.number(key, f"SEGMENTS_{name}") for name in ("WITHHELD", "PUBLISHED"))
    return _waiting(analysis, key) if withheld is None or published is None else f"{int(withheld):,}"


def _lost(analysis: Analysis, key: str) -> str:
    coverage = analysis.number(key, "COVERAGE")
    return _waiting(analysis, key) if coverage is None else f"{100 * (1 - coverage):.0f} %"


def _waiting(analysis: Analysis, key: str) -> str:
    return "…" if analysis.running and key not in analysis.failures else "–"
