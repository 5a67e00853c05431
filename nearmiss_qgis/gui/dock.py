"""The panel in QGIS: brings the analyst's choices, the project and the map together."""

from __future__ import annotations

import html
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from qgis.core import Qgis, QgsProject
from qgis.gui import QgsDockWidget
from qgis.PyQt.QtCore import QUrl
from qgis.PyQt.QtGui import QDesktopServices
from qgis.PyQt.QtWidgets import QWidget

from ..translation import translate
from . import guesses, overlays, steps
from . import setup as choices
from .beginnings import begun_with
from .blame import blamed
from .deciding import Deciding
from .export_dialog import ExportDialog
from .kept import Kept
from .overlays import PUBLISHED, Overlays, PublicView
from .panel import Panel
from .places import PickTool, Places
from .results import Results
from .session import Session
from .setup import Setup


class NearMissDock(QgsDockWidget):
    """Top-risk records and suppressed segments on the map, before anything is exported."""

    def __init__(self, iface: Any, load_sample: Callable[[], None], parent: QWidget | None = None) -> None:
        super().__init__(translate("NearMiss", "Near Miss"), parent)
        self.setObjectName("nearMissDock")
        self.iface, self.project, self._load_sample = iface, QgsProject.instance(), load_sample
        self.session = Session(self.project, self)
        self.overlays = Overlays(self.project)
        self.kept = Kept(self.project, self.overlays)
        self.public_view = PublicView(self.project, self.overlays)
        self.places = Places(self.overlays, iface.mapCanvas(), self)
        self.pick_tool = PickTool(iface.mapCanvas(), self.overlays)
        self.dialog: ExportDialog | None = None
        self._warned = self._told = False  # once per session
        self._links: list[tuple[Any, Any]] = []
        self._link(self.project.layersWillBeRemoved, self.session.lose)  # before the widgets hear of it
        self.panel = Panel(self.project, self)
        self.setWidget(self.panel)
        self.results = Results(self.session, self.overlays, self.public_view, self.places, self.panel)
        self.deciding = Deciding(self.session, self.panel.list)
        self._listen_to_panel()
        self._listen_to_qgis()  # after the widgets, which have to know a new layer
        self._open_project()

    def close_down(self) -> None:
        """Let go of everything; what is on the map stays there."""
        for signal, slot in self._links:
            signal.disconnect(slot)
        self._links = []
        if self.dialog is not None:
            self.dialog.close_now()
        self.iface.mapCanvas().unsetMapTool(self.pick_tool)
        self.places.forget()
        self.session.close()

    # -- what the user does ------------------------------------------------------------------------------

    def try_sample(self) -> None:
        """Load the sample city and choose it."""
        self._load_sample()
        setup = guesses.complete(self.project, Setup())
        name = translate("NearMiss", "Sample addresses, 2026 (invented)")
        self._choose(replace(setup, auxiliary_name=name if setup.auxiliary else ""))

    def analyse(self) -> None:
        """Begin an analysis."""
        if self.dialog is None and not self.session.running and not self.session.problems():
            self.panel.public_button.setChecked(False)
            self.results.forget()
            self.session.analyse()

    def export(self) -> None:
        """Look at the sources again; where all is right, ask what a release needs."""
        self.session.recheck()
        if not self.session.why_not_export():
            self.dialog = ExportDialog(self.session, self)
            self.dialog.finished.connect(self._dialog_closed)
            self.dialog.open()

    def show_public(self, on: bool) -> None:
        """Show what the public will see, or the former view."""
        if not on:
            self.public_view.leave()
        elif not self.public_view.show():
            self.panel.public_button.setChecked(False)

    def pick(self, on: bool) -> None:
        """Let a click on the map select a row."""
        canvas = self.iface.mapCanvas()
        if on:
            canvas.setMapTool(self.pick_tool)
        else:
            canvas.unsetMapTool(self.pick_tool)

    def given_to(self, algorithm: str) -> dict[str, Any]:
        """What the dialog of an algorithm begins with: the layers and fields that are chosen here."""
        return begun_with(self.session.setup, algorithm)

    # -- listening ---------------------------------------------------------------------------------------

    def _listen_to_qgis(self) -> None:
        project = self.project
        self._link(project.layersRemoved, self._layers_changed)
        self._link(project.layersAdded, self._layers_changed)
        self._link(project.cleared, self._open_project)
        self._link(project.readProject, self._open_project)
        self._link(project.projectSaved, self._saved)
        self._link(project.writeMapLayer, overlays.without_extent)
        self._link(project.layerTreeRoot().visibilityChanged, self._show_public_state)
        self._link(self.iface.mapCanvas().mapToolSet, self._tool_changed)

    def _link(self, signal: Any, slot: Any) -> None:
        """Listen to something that outlives the panel."""
        signal.connect(slot)
        self._links.append((signal, slot))

    def _listen_to_panel(self) -> None:
        panel, session = self.panel, self.session
        panel.form.changed.connect(lambda: session.choose(panel.form.setup()))
        panel.form.forgone.connect(session.forgo)
        panel.sample_button.clicked.connect(self.try_sample)
        panel.analyse_button.clicked.connect(self.analyse)
        panel.cancel_button.clicked.connect(session.cancel)
        panel.export_button.clicked.connect(self.export)
        panel.public_button.toggled.connect(self.show_public)
        panel.pick_button.toggled.connect(self.pick)
        panel.audit_action.triggered.connect(lambda *_: self._open(steps.AUDIT))
        panel.gate_action.triggered.connect(lambda *_: self._open(steps.REPORT))
        panel.card.preset_wanted.connect(lambda preset: self._choose(replace(session.setup, preset=preset)))
        self.deciding.failed.connect(self._warn)
        self.deciding.decided.connect(self._say_where_decisions_are)
        session.changed.connect(self._refresh)
        session.ended.connect(self._refresh)
        session.step_began.connect(lambda title: panel.step.setText(title + "…"))
        session.progressed.connect(lambda share: panel.progress.setValue(int(share)))

    # -- the project -------------------------------------------------------------------------------------

    def _open_project(self, *_: Any) -> None:
        """Take the choices and decisions of the project that is open, or guess."""
        if self.dialog is not None:
            self.dialog.close_now()
        self._forget()
        for key in self.kept.restore():
            self.places.listen(key)
        if self.overlays.layer(PUBLISHED) is None:
            self.public_view.leave()
        setup = choices.load(self.project)
        if setup is None and choices.is_kept(self.project):
            self._warn(
                translate("NearMiss", "The choices in this project cannot be read: they are guessed. Look at them.")
            )
        kept, setup = setup is not None, setup or guesses.complete(self.project, Setup())
        self.session.decisions.load()
        if self.session.decisions.broken:
            self._warn(self.session.decisions.broken)
        self.panel.form.leave_out(self.overlays.layers())
        self.panel.form.show_setup(setup)
        self.session.take(replace(setup, numbers=self.panel.form.setup().numbers), kept=kept)  # within their limits
        self._refresh()

    def _forget(self) -> None:
        self.session.drop()
        self.places.forget()
        self.results.forget()

    def _layers_changed(self, *_: Any) -> None:
        """Offer the layers that are there; guess where nothing was chosen."""
        self.session.lose(())
        self.session.follow()
        setup = self.session.complete()
        if setup != self.session.setup:
            self._choose(setup, keep=False)
        self._refresh()

    def _saved(self) -> None:
        for write in (self.session.decisions.follow, self.kept.write):
            try:
                write()
            except OSError as error:
                text = translate("NearMiss", "PRIVATE files beside the project could not be written: {why}.")
                self._warn(text.format(why=error.strerror or error))
        if self.session.decisions.temporary:
            text = translate(
                "NearMiss",
                "The decisions are in a temporary folder and go when QGIS closes: a project in a database or in the folder "
                "of a release has no place for them. Save the project as a file of its own."
            )  # fmt: skip
            self._warn(text)
        if self.overlays.layers() and not self._warned and self.kept.path is not None:
            self._warned = True
            text = translate(
                "NearMiss",
                "PRIVATE layers: what they hold is in {file}. Never pass it on. Remove the group “Near Miss (PRIVATE)” before "
                "you give the project away."
            )  # fmt: skip
            self._warn(text.format(file=self.kept.path.name))

    # -- showing -----------------------------------------------------------------------------------------

    def _choose(self, setup: Setup, *, keep: bool = True) -> None:
        self.session.choose(setup, keep=keep)
        self.panel.form.show_setup(self.session.setup)
        self._refresh()

    def _refresh(self) -> None:
        """Show what may be done, and why not."""
        session, panel = self.session, self.panel
        problems, running, analysis = session.problems(), session.running, session.analysis
        general = [problem.text for problem in problems if not problem.choice]
        failures, rest = blamed(analysis) if analysis is not None and not running else ([], "")
        chosen = bool(session.setup.reports or session.setup.streets)
        panel.form.keep_up()
        said = [*session.notices(), *failures, *(one for one in problems if chosen and one.choice)]
        if panel.form.say(said):
            panel.go_to(said[-1].choice)
        message = "\n".join([*general, *([rest] if rest else [])])
        panel.show_state(
            chosen=chosen, ready=not problems, running=running, analysed=analysis is not None, message=message
        )
        panel.card.show_analysis(analysis, bool(session.stale))
        decisions = session.decisions.of(session.subject(session.analysed))
        panel.list.show_decisions(decisions, allowed=session.may_decide())
        panel.show_exits(
            why_not=session.why_not_export(),
            on_map=self.overlays.layer(PUBLISHED) is not None and not running,
            audit=analysis is not None and "audit" in analysis.results,
            gate=analysis is not None and "gate" in analysis.results,
        )
        self._show_public_state()

    def _show_public_state(self, *_: Any) -> None:
        """The view may have been left, changed by hand, or have come with a project."""
        button, view = self.panel.public_button, self.public_view
        button.blockSignals(True)
        button.setChecked(view.on)
        button.blockSignals(False)
        self.panel.not_public.setVisible(view.on and not view.exact)
        button.setEnabled(button.isEnabled() or view.on)

    def _say_where_decisions_are(self) -> None:
        """Once per session, where they would be lost."""
        if self.session.decisions.temporary and not self._told:
            self._told = True
            self._warn(
                translate("NearMiss", "Decisions are kept beside the project file. Save the project to keep them.")
            )

    def _tool_changed(self, tool: Any, *_: Any) -> None:
        self.panel.pick_button.setChecked(tool is self.pick_tool)

    def _dialog_closed(self, *_: Any) -> None:
        dialog, self.dialog = self.dialog, None
        if dialog is not None:
            dialog.deleteLater()

    def _open(self, name: str) -> None:
        if self.session.analysis is not None:
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(self.session.analysis.folder / name)))

    def _warn(self, text: str) -> None:
        title = translate("NearMiss", "Near Miss")
        self.iface.messageBar().pushMessage(title, html.escape(text), Qgis.MessageLevel.Warning, 0)
