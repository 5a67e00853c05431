"""The choices of the panel as widgets."""

from __future__ import annotations

import html
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from qgis.core import (
    QgsApplication,
    QgsMapLayer,
    QgsMapLayerProxyModel,
    QgsProcessingParameterNumber,
    QgsProject,
    QgsVectorLayer,
)
from qgis.gui import QgsCheckableComboBox, QgsCollapsibleGroupBox, QgsFieldComboBox, QgsMapLayerComboBox
from qgis.PyQt.QtCore import Qt, pyqtSignal
from qgis.PyQt.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDoubleSpinBox,
    QLabel,
    QLineEdit,
    QSizePolicy,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from ..translation import translate
from . import guesses
from .choice_words import ChoiceWords, words
from .run import PROVIDER
from .setup import FIELDS, NUMBERS, ROLES, Problem, Setup
from .steps import presets

_FILTERS = {
    "reports": QgsMapLayerProxyModel.Filter.PointLayer,
    "streets": QgsMapLayerProxyModel.Filter.LineLayer,
    "auxiliary": QgsMapLayerProxyModel.Filter.PointLayer,
}


class Form(QWidget):
    """Layers, policy and, folded away, all the rest."""

    changed = pyqtSignal()  # by the user
    forgone = pyqtSignal(str)  # a choice the user does without

    def __init__(self, project: QgsProject, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._project, self._quiet = project, False
        self._said: dict[str, QLabel] = {}
        self._widgets: dict[str, QWidget] = {}
        self.more = QgsCollapsibleGroupBox(translate("NearMiss", "More"))
        self.more.setObjectName("nearMissMore")
        self._build()
        self._connect()

    # -- values ------------------------------------------------------------------------------------------

    def setup(self) -> Setup:
        """What the widgets say."""
        fields = {name: self._widgets[name].currentField() for name in FIELDS}
        numbers = {
            name: self._widgets[name].value()
            for name in NUMBERS
            if self._widgets[name].value() != self._widgets[name].property("default")
        }
        return Setup(
            **{role: self._layer_id(role) for role in ROLES},
            auxiliary_name=self._widgets["auxiliary_name"].text(),
            preset=self._widgets["preset"].currentIndex(),
            fields={name: text for name, text in fields.items() if text},
            numbers=numbers,
            quasi_identifiers=tuple(self._widgets["quasi_identifiers"].checkedItems()),
            selected_only=self._widgets["selected_only"].isChecked(),
        )

    def show_setup(self, setup: Setup) -> None:
        """Let the widgets say this; `changed` is not sent."""
        self._quiet = True
        try:
            for role in ROLES:
                layer = setup.layer(role, self._project)
                self._widgets[role].setLayer(layer)
                self._offer_fields(role, layer)
            for name in FIELDS:
                self._widgets[name].setField(setup.fields.get(name, ""))
            for name in NUMBERS:
                default = self._widgets[name].property("default")
                self._widgets[name].setValue(type(default)(setup.numbers.get(name, default)))
            self._widgets["auxiliary_name"].setText(setup.auxiliary_name)
            known = 0 <= setup.preset < self._widgets["preset"].count()
            self._widgets["preset"].setCurrentIndex(setup.preset if known else -1)
            self._widgets["quasi_identifiers"].setCheckedItems(list(setup.quasi_identifiers))
            self._widgets["selected_only"].setChecked(setup.selected_only)
        finally:
            self._quiet = False
        self._enable()

    def leave_out(self, layers: Iterable[QgsMapLayer]) -> None:
        """Do not offer these layers."""
        excepted = list(layers)
        self._quiet = True
        try:
            for role in ROLES:
                self._widgets[role].setExceptedLayerList(excepted)
        finally:
            self._quiet = False

    def say(self, problems: Iterable[Problem]) -> bool:
        """Show each problem under the choice it belongs to; whether there is one that was not shown before."""
        former = {name: label.text() for name, label in self._said.items()}
        said = {problem.choice: problem for problem in problems}
        without = translate("NearMiss", "Do without it")
        for name, label in self._said.items():
            problem = said.get(name)
            link = f' <a href="{name}">{without}</a>' if problem is not None and problem.gone else ""
            label.setText("" if problem is None else html.escape(problem.text) + link)
            label.setVisible(problem is not None)
        if any(self.more.isAncestorOf(self._said[name]) for name in said if name in self._said):
            self.more.setCollapsed(False)
        return any(label.text() and label.text() != former[name] for name, label in self._said.items())

    def keep_up(self) -> None:
        """Offer the fields that the reports have now."""
        layer, several = self._widgets["reports"].currentLayer(), self._widgets["quasi_identifiers"]
        names = layer.fields().names() if isinstance(layer, QgsVectorLayer) else []
        if names != [several.itemText(row) for row in range(several.count())]:
            chosen, self._quiet = several.checkedItems(), True
            several.clear()
            several.addItems(names)
            several.setCheckedItems([name for name in chosen if name in names])
            self._quiet = False

    def widget(self, choice: str) -> QWidget:
        """The widget of a choice."""
        return self._widgets[choice]

    def problem_label(self, choice: str) -> QLabel:
        """The label under a choice that says what is wrong with it."""
        return self._said[choice]

    # -- building ----------------------------------------------------------------------------------------

    def _build(self) -> None:
        said = words()
        inside = QWidget()  # unfolding shows the children of the box, those that are to stay hidden too
        top, more = QVBoxLayout(), QVBoxLayout(inside)
        for layout in (top, more):
            layout.setSpacing(3)
            layout.setContentsMargins(0, 0, 0, 0)
        for role in ROLES:
            self._add(top, role, _layer_box(role), said[role])
        self._add(top, "auxiliary_name", QLineEdit(), said["auxiliary_name"])
        self._widgets["auxiliary_name"].setPlaceholderText(translate("NearMiss", "for example: Addresses, 2026"))
        policy = QComboBox()
        policy.addItems(presets())
        self._add(top, "preset", policy, said["preset"])
        self._add(more, "selected_only", QCheckBox(said["selected_only"].label), said["selected_only"])
        for name in FIELDS:
            box = QgsFieldComboBox()
            box.setAllowEmptyFieldName(True)
            self._add(more, name, box, said[name])
        several = QgsCheckableComboBox()
        several.setDefaultText(translate("NearMiss", "none"))
        self._add(more, "quasi_identifiers", several, said["quasi_identifiers"])
        for name, (algorithm, parameter) in NUMBERS.items():
            self._add(more, name, _number_box(algorithm, parameter), said[name])
        QVBoxLayout(self.more).addWidget(inside)
        self.more.setCollapsed(True)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addLayout(top)
        whole.addWidget(self.more)

    def _add(self, layout: QVBoxLayout, name: str, widget: QWidget, said: ChoiceWords) -> None:
        widget.setObjectName(f"nearMiss_{name}")
        widget.setToolTip(said.tip)
        widget.setAccessibleName(said.label)
        widget.setAccessibleDescription(said.tip)
        widget.setMinimumWidth(60)  # long names must not widen the panel
        widget.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        problem = QLabel()
        problem.setWordWrap(True)
        problem.setTextFormat(Qt.TextFormat.RichText)
        problem.linkActivated.connect(self.forgone)
        problem.setObjectName(f"nearMissProblem_{name}")
        problem.setProperty("nearMissProblem", True)
        problem.hide()
        label = QLabel(said.label)
        label.setBuddy(widget)
        label.setWordWrap(True)
        label.setToolTip(said.tip)
        if not isinstance(widget, QCheckBox):
            layout.addWidget(label)
        layout.addWidget(widget)
        layout.addWidget(problem)
        self._widgets[name], self._said[name] = widget, problem

    def _connect(self) -> None:
        for role in ROLES:
            self._widgets[role].layerChanged.connect(lambda layer, role=role: self._layer_chosen(role, layer))
        for name in FIELDS:
            self._widgets[name].fieldChanged.connect(self._edited)
        for name in NUMBERS:
            self._widgets[name].valueChanged.connect(self._edited)
        self._widgets["auxiliary_name"].textChanged.connect(self._edited)
        self._widgets["preset"].currentIndexChanged.connect(self._edited)
        self._widgets["quasi_identifiers"].checkedItemsChanged.connect(self._edited)
        self._widgets["selected_only"].toggled.connect(self._edited)

    # -- what happens ------------------------------------------------------------------------------------

    def _edited(self, *_: Any) -> None:
        if not self._quiet:
            self._enable()
            self.changed.emit()

    def _layer_chosen(self, role: str, layer: QgsMapLayer | None) -> None:
        """Offer the fields of a new layer, with a guess of what they are."""
        if self._quiet:
            return
        found = layer if isinstance(layer, QgsVectorLayer) else None
        before = self.setup()
        self._quiet = True
        try:
            self._offer_fields(role, found)
        finally:
            self._quiet = False
        if found is not None:
            self.show_setup(guesses.with_fields(replace(before, **{role: found.id()}), role, found))
        self._edited()

    def _offer_fields(self, role: str, layer: QgsVectorLayer | None) -> None:
        for name, of in FIELDS.items():
            if of == role:
                self._widgets[name].setLayer(layer)
        if role == "reports":
            several = self._widgets["quasi_identifiers"]
            several.clear()
            if layer is not None:
                several.addItems(layer.fields().names())

    def _enable(self) -> None:
        joined = bool(self._layer_id("auxiliary"))
        for name in ("auxiliary_name", *(name for name, role in FIELDS.items() if role == "auxiliary")):
            self._widgets[name].setEnabled(joined)

    def _layer_id(self, role: str) -> str:
        layer = self._widgets[role].currentLayer()
        return layer.id() if layer is not None else ""


def _layer_box(role: str) -> QgsMapLayerComboBox:
    box = QgsMapLayerComboBox()
    box.setFilters(_FILTERS[role])
    box.setAllowEmptyLayer(True)
    box.setLayer(None)
    return box


def _number_box(algorithm: str, parameter: str) -> QWidget:
    """A box with the default and the limits of a parameter."""
    found = QgsApplication.processingRegistry().algorithmById(f"{PROVIDER}:{algorithm}")
    definition = found.parameterDefinition(parameter)
    if definition.dataType() == QgsProcessingParameterNumber.Type.Integer:
        box: Any = QSpinBox()
        box.setRange(int(max(1, definition.minimum())), 1_000_000)
        default: Any = int(definition.defaultValue())
    else:
        box = QDoubleSpinBox()
        box.setDecimals(1)
        box.setRange(max(0.0, definition.minimum()), 1_000_000.0)
        box.setSuffix(" s" if parameter == "WINDOW" else " m")
        default = float(definition.defaultValue())
    box.setProperty("default", default)
    box.setValue(default)
    return box
