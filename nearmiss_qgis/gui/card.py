"""The headline of an analysis, and the same under the other policies."""

from __future__ import annotations

from qgis.gui import QgsCollapsibleGroupBox
from qgis.PyQt.QtCore import QLocale, Qt, pyqtSignal
from qgis.PyQt.QtWidgets import QFrame, QHeaderView, QLabel, QTreeWidget, QTreeWidgetItem, QVBoxLayout, QWidget

from ..translation import translate
from .analysis import Analysis
from .steps import presets, what_if

_ALIGNMENT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_TO_THE_RIGHT = int(getattr(_ALIGNMENT, "value", _ALIGNMENT))  # Qt 6 has enums, Qt 5 numbers


class Card(QFrame):
    """What came out, in one sentence; beside it a what-if of every policy."""

    preset_wanted = pyqtSignal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("nearMissCard")
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.headline, self.policies = _headline_label(), _policy_table()
        self.policies.itemActivated.connect(
            lambda item, _: self.preset_wanted.emit(item.data(0, Qt.ItemDataRole.UserRole))
        )
        self.state = QLabel(translate("NearMiss", "Out of date"))
        self.state.setObjectName("nearMissState")
        self.what_if = QgsCollapsibleGroupBox(translate("NearMiss", "What if: other policies"))
        self.what_if.setObjectName("nearMissWhatIf")
        self.what_if.setSettingGroup("nearmiss")  # QGIS remembers whether it is folded
        for widget in (self, self.what_if):
            widget.setMinimumWidth(1)  # a long title must not widen the panel
        inside = QVBoxLayout(self.what_if)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.addWidget(self.policies)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 6, 8, 6)
        for widget in (self.headline, self.state, self.what_if):
            layout.addWidget(widget)

    def show_analysis(self, analysis: Analysis | None, stale: bool) -> None:
        """Show what is known so far; what is not known is not tested."""
        self.setVisible(analysis is not None and "aggregate" in analysis.results)
        if analysis is None or not self.isVisibleTo(self.parentWidget()):
            return
        self.headline.setText(_headline(analysis))
        self.state.setVisible(stale)
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
                row.setData(column, Qt.ItemDataRole.TextAlignmentRole, _TO_THE_RIGHT)
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


def _headline_label() -> QLabel:
    headline = QLabel()
    headline.setObjectName("nearMissHeadline")
    headline.setWordWrap(True)
    headline.setTextFormat(Qt.TextFormat.RichText)
    headline.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    headline.setToolTip(
        translate(
            "NearMiss",
            "Lost: snapped reports that no published count covers. At high risk: records (duplicates count once) with a risk "
            "above 1/K. Not tested: rules of the gate without an input, and what the audit could not measure."
        )
    )  # fmt: skip
    return headline


def _policy_table() -> QTreeWidget:
    policies = QTreeWidget()
    policies.setObjectName("nearMissPolicies")
    policies.setRootIsDecorated(False)
    policies.setHeaderLabels(
        [translate("NearMiss", "Policy"), translate("NearMiss", "Withheld"), translate("NearMiss", "Lost")]
    )
    policies.setToolTip(
        translate(
            "NearMiss",
            "Streets withheld, and the share of the snapped reports that is lost, under each policy. Double-click one "
            "to choose it; then analyse again."
        )
    )  # fmt: skip
    policies.setAccessibleName(translate("NearMiss", "The same under other policies"))
    policies.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    return policies


def in_words(number: float) -> str:
    """A whole number as people write it in the language of QGIS."""
    return QLocale().toString(int(number))


def _headline(analysis: Analysis) -> str:
    withheld, published = (analysis.number("aggregate", f"SEGMENTS_{name}") for name in ("WITHHELD", "PUBLISHED"))
    at_risk = analysis.number("rank", "RECORDS_AT_RISK")
    leaks, rules, gaps = (
        analysis.number(*one) for one in (("gate", "LEAKS"), ("gate", "NOT_TESTED"), ("audit", "NOT_MEASURED"))
    )
    untested = None if rules is None or gaps is None else rules + gaps
    of_streets = translate("NearMiss", "{n} of {all} streets with reports are withheld")
    lost = translate("NearMiss", "{share} of reports lost")
    parts = [
        of_streets.format(
            n=f"<b>{in_words(withheld or 0)}</b>", all=f"<b>{in_words((withheld or 0) + (published or 0))}</b>"
        ),
        lost.format(share=f"<b>{_lost(analysis, 'aggregate')}</b>"),
        _counted(
            analysis,
            "rank",
            at_risk,
            translate("NearMiss", "{n} record at high risk"),
            translate("NearMiss", "{n} records at high risk"),
        ),
        _counted(analysis, "gate", leaks, translate("NearMiss", "{n} leak"), translate("NearMiss", "{n} leaks")),
        _counted(
            analysis,
            "audit",
            untested,
            translate("NearMiss", "{n} not tested"),
            translate("NearMiss", "{n} not tested"),
        ),
    ]
    nowhere = analysis.number("aggregate", "REPORTS_UNSNAPPED")
    if nowhere:
        text = translate("NearMiss", "Besides, {n} reports are on no street and not published.")
        parts[-1] += f"<br>{text.format(n=f'<b>{in_words(nowhere)}</b>')}"
    return " · ".join(parts)


def _counted(analysis: Analysis, key: str, number: float | None, one: str, many: str) -> str:
    """A number in its sentence; what is not known yet, or cannot be known, says so."""
    said = _waiting(analysis, key) if number is None else in_words(number)
    return (one if number == 1 else many).format(n=f"<b>{said}</b>")


def _streets(analysis: Analysis, key: str) -> str:
    withheld, published = (analysis.number(key, f"SEGMENTS_{name}") for name in ("WITHHELD", "PUBLISHED"))
    return _waiting(analysis, key) if withheld is None or published is None else in_words(withheld)


def _lost(analysis: Analysis, key: str) -> str:
    coverage = analysis.number(key, "COVERAGE")
    if coverage is None:
        return _waiting(analysis, key)
    lost = 100 * (1 - coverage)
    return "< 1 %" if 0 < lost < 1 else f"{lost:.0f} %"


def _waiting(analysis: Analysis, key: str) -> str:
    return "…" if analysis.running and key not in analysis.failures else "–"
