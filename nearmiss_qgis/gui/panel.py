"""The content of the panel: set-up, headline, list, and what can be done."""

from __future__ import annotations

from qgis.core import QgsApplication, QgsProject
from qgis.gui import QgsCollapsibleGroupBox
from qgis.PyQt.QtCore import QSize, Qt, QTimer
from qgis.PyQt.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QMenu,
    QProgressBar,
    QPushButton,
    QScrollArea,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from ..translation import translate
from .card import Card
from .form import Form
from .problem_list import ProblemList

_STYLE = """
QLabel[nearMissProblem="true"] { color: #a3140f; }
QFrame#nearMissCard { border: 1px solid palette(mid); border-radius: 4px; background: palette(base); }
QLabel#nearMissState { color: #a3140f; font-weight: bold; }
"""
_STYLE_DARK = _STYLE.replace("#a3140f", "#ff9d94")


class Panel(QWidget):
    """The widgets of the panel in their order, and what each state shows of them."""

    def __init__(self, project: QgsProject, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("nearMissPanel")
        dark = self.palette().window().color().lightness() < 128
        self.setStyleSheet(_STYLE_DARK if dark else _STYLE)
        self._wanted = "reports"  # the choice to show
        self.form = Form(project)
        self.card, self.list = Card(), ProblemList()
        self._build()

    def show_state(self, *, chosen: bool, ready: bool, running: bool, analysed: bool, message: str) -> None:
        """Show how far the analyst is: layers chosen, ready to analyse, at work, or done."""
        self.welcome.setVisible(not chosen)
        self.form.setEnabled(not running)
        self.analyse_button.setEnabled(ready and not running)
        again, first = translate("NearMiss", "Analyse again"), translate("NearMiss", "Analyse")
        self.analyse_button.setText(again if analysed else first)
        if running and self.running.isHidden():
            QTimer.singleShot(0, self._follow_run)
        self.running.setVisible(running)
        self.step.setVisible(running)
        self.message.setText(message)
        self.message.setVisible(bool(message))
        found = bool(self.list.model.items)
        for widget in (self.list, self.list.about):
            widget.setVisible(found)
        self.zoom_button.setEnabled(found)
        self.nothing.setVisible(not found)
        if running:
            self.nothing.setText(translate("NearMiss", "The list fills while the analysis runs."))
        elif not ready:
            self.nothing.setText(translate("NearMiss", "Complete the set-up above, then press Analyse."))
        elif analysed:
            self.nothing.setText(translate("NearMiss", "Nothing."))
        else:
            self.nothing.setText(translate("NearMiss", "Press Analyse: what needs a decision is listed here."))

    def go_to(self, choice: str) -> None:
        """Unfold the set-up and show what is wrong with a choice."""
        self.setup_box.setCollapsed(False)
        self._wanted = choice
        QTimer.singleShot(0, self._arrive)  # when it has its place

    def _follow_run(self) -> None:
        self.scroll.ensureWidgetVisible(self.step)

    def _arrive(self) -> None:
        self.scroll.ensureWidgetVisible(self.form.problem_label(self._wanted))

    def sizeHint(self) -> QSize:
        return QSize(340, 700)

    def show_exits(self, *, why_not: str, on_map: bool, audit: bool, gate: bool) -> None:
        """Show which ways out are open."""
        self.audit_action.setEnabled(audit)
        self.gate_action.setEnabled(gate)
        self.reports_button.setEnabled(audit or gate)
        for button in (self.public_button, self.pick_button):
            button.setEnabled(on_map)
        self.export_button.setEnabled(not why_not)
        self.why_not.setText(why_not)
        self.why_not.setVisible(bool(why_not))

    # -- building ----------------------------------------------------------------------------------------

    def _build(self) -> None:
        inside = QWidget()
        inside.setMinimumWidth(1)
        layout = QVBoxLayout(inside)
        layout.setContentsMargins(6, 6, 6, 6)
        layout.addWidget(self._welcome())
        self.setup_box = QgsCollapsibleGroupBox(translate("NearMiss", "Set-up"))
        self.setup_box.setObjectName("nearMissSetup")
        box = QVBoxLayout(self.setup_box)
        box.addWidget(self.form)
        layout.addWidget(self.setup_box)
        layout.addWidget(self._run_row())
        layout.addWidget(self.card)
        layout.addWidget(self._results(), 1)
        self.scroll = QScrollArea()
        self.scroll.setWidgetResizable(True)
        self.scroll.setFrameShape(QFrame.Shape.NoFrame)
        self.scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.scroll.setWidget(inside)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self.scroll, 1)
        whole.addWidget(self._export_row())
        self.setMinimumWidth(280)

    def _welcome(self) -> QWidget:
        """What to do in a project without layers."""
        self.welcome = QWidget()
        layout = QVBoxLayout(self.welcome)
        layout.setContentsMargins(0, 0, 0, 0)
        text = QLabel(
            translate(
                "NearMiss",
                "See on the map which street segments have to be withheld and which records carry the risk, before "
                "anything is exported.\n\n"
                "1. Add a layer of reports (points) and one of streets (lines).\n"
                "2. Choose them below, and a policy.\n"
                "3. Press Analyse."
            )
        )  # fmt: skip
        text.setWordWrap(True)
        text.setObjectName("nearMissWelcome")
        self.sample_button = _button(
            "sample",
            translate("NearMiss", "Try the sample city"),
            translate("NearMiss", "An invented town with streets, reports and addresses, for a first look."),
        )
        layout.addWidget(text)
        layout.addWidget(self.sample_button)
        return self.welcome

    def _run_row(self) -> QWidget:
        row = QWidget()
        layout = QVBoxLayout(row)
        layout.setContentsMargins(0, 0, 0, 0)
        self.analyse_button = _button(
            "analyse",
            translate("NearMiss", "Analyse"),
            translate(
                "NearMiss", "Find out what has to be withheld, which records carry the risk, and what would leak."
            ),
        )
        self.progress = QProgressBar()
        self.progress.setObjectName("nearMissProgress")
        self.progress.setTextVisible(False)
        self.progress.setAccessibleName(translate("NearMiss", "Progress of the analysis"))
        self.cancel_button = _button(
            "cancel", translate("NearMiss", "Cancel"), translate("NearMiss", "Stop the analysis.")
        )
        self.running = QWidget()
        line = QHBoxLayout(self.running)
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(self.progress, 1)
        line.addWidget(self.cancel_button)
        self.step, self.message = _words("nearMissStep"), _words("nearMissMessage")
        self.message.setProperty("nearMissProblem", True)
        for widget in (self.analyse_button, self.running, self.step, self.message):
            layout.addWidget(widget)
        for widget in (self.running, self.step, self.message):
            widget.hide()
        return row

    def _results(self) -> QWidget:
        self.results = QWidget()
        self.results.setMinimumWidth(1)
        layout = QVBoxLayout(self.results)
        layout.setContentsMargins(0, 4, 0, 0)
        self.zoom_button = _tool(
            "zoom",
            translate("NearMiss", "Zoom along"),
            translate("NearMiss", "Move the map to the rows that are selected."),
            "/mActionZoomToSelected.svg",
        )
        self.pick_button = _tool(
            "pick",
            translate("NearMiss", "Pick on map"),
            translate("NearMiss", "Click a record or a segment on the map to select its row."),
            "/mActionIdentify.svg",
        )
        heading = QHBoxLayout()
        heading.addWidget(QLabel(f"<b>{translate('NearMiss', 'What needs a decision')}</b>"), 1)
        for button in (self.zoom_button, self.pick_button):
            button.setCheckable(True)
            heading.addWidget(button)
        self.nothing = _words("nearMissNothing")
        layout.addLayout(heading)
        layout.addWidget(self.nothing)
        layout.addWidget(self.list, 1)
        layout.addStretch(0)
        return self.results

    def _export_row(self) -> QWidget:
        row = QWidget()
        row.setMinimumWidth(1)  # else its texts get the height that they need at another width
        layout = QVBoxLayout(row)
        layout.setContentsMargins(6, 2, 6, 6)
        self.public_button = _tool(
            "public",
            translate("NearMiss", "Public view"),
            translate("NearMiss", "Show exactly what the public will see; press again for the former view."),
            "/mActionShowAllLayers.svg",
        )
        self.public_button.setCheckable(True)
        self.reports_button = _tool(
            "reports_menu",
            translate("NearMiss", "Reports…"),
            translate("NearMiss", "Open the reports of this analysis (PRIVATE) in the browser."),
            "/mActionOpenTable.svg",
        )
        menu = QMenu(self.reports_button)
        self.audit_action = menu.addAction(translate("NearMiss", "Audit report: how exposed the reports are"))
        self.gate_action = menu.addAction(translate("NearMiss", "Gate report: what would leak"))
        self.reports_button.setMenu(menu)
        self.reports_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.export_button = _button(
            "export",
            translate("NearMiss", "Export…"),
            translate("NearMiss", "Publish a release through the gate."),
        )
        buttons = QHBoxLayout()
        for button in (self.public_button, self.reports_button):
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
            buttons.addWidget(button)
        buttons.addWidget(self.export_button, 1)
        self.why_not = _words("nearMissWhyNot")
        layout.addWidget(self.list.about)
        self.not_public = _words("nearMissNotPublic")
        self.not_public.setProperty("nearMissProblem", True)
        self.not_public.setText(translate("NearMiss", "The map shows something else than what the public will see."))
        self.not_public.hide()
        layout.addLayout(buttons)
        layout.addWidget(self.not_public)
        layout.addWidget(self.why_not)
        return row


def _words(name: str) -> QLabel:
    label = QLabel()
    label.setObjectName(name)
    label.setWordWrap(True)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return label


def _button(name: str, text: str, tip: str) -> QPushButton:
    button = QPushButton()
    _name(button, name, text, tip)
    return button


def _tool(name: str, text: str, tip: str, icon: str) -> QToolButton:
    button = QToolButton()
    _name(button, name, text, tip)
    button.setIcon(QgsApplication.getThemeIcon(icon))
    return button


def _name(button: QPushButton | QToolButton, name: str, text: str, tip: str) -> None:
    button.setObjectName(f"nearMiss_{name}")
    button.setText(text)
    button.setToolTip(tip)
    button.setAccessibleName(text)
    button.setAccessibleDescription(tip)
    button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
