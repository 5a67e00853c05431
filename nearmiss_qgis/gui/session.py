"""Where the analyst stands: what is chosen, what was analysed, whether it still holds, and what may be done."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any

from qgis.core import QgsProject, QgsVectorLayer
from qgis.PyQt.QtCore import QObject, pyqtSignal

from ..translation import translate
from . import guesses
from . import setup as choices
from .analysis import Analysis
from .decisions import Decisions, Subject
from .setup import ROLES, Problem, Setup
from .snapshot import State, differences, source_file, source_name, state_of
from .steps import presets
from .watch import Watch


class Session(QObject):
    """One analyst at work on one project."""

    changed = pyqtSignal()  # what may be done, and why not
    step_began = pyqtSignal(str)
    progressed = pyqtSignal(float)
    step_done = pyqtSignal(str)  # key of a step whose results can be shown
    ended = pyqtSignal()

    def __init__(self, project: QgsProject, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.project = project
        self.setup = Setup()
        self.decisions = Decisions(project, self)
        self.analysis: Analysis | None = None
        self.analysed = Setup()  # the choices of the analysis
        self._decided = self.decisions.of(None)  # the decisions of the analysis
        self._cleared: set[str] = set()  # layers the user does without: nobody guesses them again
        self._changes: list[str] = []  # of the data, since then
        self._states: dict[str, State] = {}
        self._going: set[str] = set()  # layers that are being removed
        self._watch = Watch(self)
        self._watch.changed.connect(self._data_changed)
        self.decisions.changed.connect(self.changed)

    # -- what is chosen ----------------------------------------------------------------------------------

    def choose(self, setup: Setup, *, keep: bool = True) -> None:
        """Take new choices, and keep them in the project unless they are guesses.

        A layer or a field that was chosen and is gone stays chosen, so that it is missed: nobody took it back.
        """
        setup = self._with_what_is_gone(setup)
        self._cleared |= {role for role in ROLES if getattr(self.setup, role) and not getattr(setup, role)}
        setup = replace(setup, seen={**choices.seen(self.project, setup), **_still_seen(setup, self.setup)})
        if setup == self.setup:
            return
        self.setup = setup
        self.follow()
        if keep:
            choices.save(self.project, setup)
        self.changed.emit()

    def take(self, setup: Setup, *, kept: bool) -> None:
        """Take the choices of a project that was opened, whatever was chosen before.

        Parameters
        ----------
        kept : bool
            They were kept in the project: what is not chosen there is not wanted.
        """
        self.setup = replace(setup, seen={**choices.seen(self.project, setup), **setup.seen})
        self._cleared = {role for role in ROLES if kept and not getattr(setup, role)}
        self.follow()
        self.changed.emit()

    def follow(self) -> None:
        """Watch the layers that are chosen, as they are in the project now."""
        self._watch.follow(self._layers(), selected_only=self.setup.selected_only)

    def complete(self) -> Setup:
        """The choices with a guess for each layer that was never chosen."""
        return guesses.complete(self.project, self.setup, [role for role in ROLES if role not in self._cleared])

    def forgo(self, choice: str) -> None:
        """Do without a layer or a field that is gone."""
        if choice in ROLES:
            self._cleared.add(choice)
            setup = replace(self.setup, **{choice: ""})
        elif choice == "quasi_identifiers":
            setup = replace(
                self.setup,
                quasi_identifiers=tuple(
                    name for name in self.setup.quasi_identifiers if not self._missing(self.setup, "reports", name)
                ),
            )
        else:
            setup = replace(self.setup, fields={n: f for n, f in self.setup.fields.items() if n != choice})
        self.setup = setup
        choices.save(self.project, setup)
        self.changed.emit()

    def lose(self, layers: Iterable[str]) -> None:
        """These layers are about to be removed from the project."""
        self._going = set(layers)

    def problems(self) -> list[Problem]:
        """What keeps the choices from being analysed."""
        found = choices.problems(self.project, self.setup, len(presets()))
        if self.decisions.broken:
            found.append(Problem("", self.decisions.broken))
        fields = self.decisions.by_another_field(self.subject())
        if fields:
            text = translate(
                "NearMiss", "Records were decided on by the field “{field}”. Choose it again, or undecide there."
            )
            found.append(Problem("report_id", text.format(field="”, “".join(fields))))
        return found

    def notices(self) -> list[Problem]:
        """What should be known about the choices, and does not stop an analysis."""
        found = choices.notices(self.project, self.setup)
        n = self.decisions.homeless(self.subject())
        if n:
            text = translate(
                "NearMiss", "Decisions on a layer that is not in the project any more: {n}. They are not applied."
            )
            found.append(Problem("reports", text.format(n=n)))
        return found

    def files(self) -> list[Path]:
        """The project file, and the files of the layers that are chosen."""
        found = [source_file(layer) for layer in self._layers().values()]
        project = self.project.fileName()
        return [*([Path(project)] if project else []), *(path for path in found if path is not None)]

    def subject(self, setup: Setup | None = None) -> Subject | None:
        """What is decided about; None without a field that names the records."""
        chosen = setup or self.setup
        layer, field = chosen.layer("reports", self.project), chosen.fields.get("report_id")
        return None if layer is None or not field else Subject(layer.id(), source_name(layer), field)

    def may_decide(self) -> bool:
        """Whether the records of the list are those of the chosen layer, by their chosen ids."""
        asked, now = self.subject(self.analysed), self.subject()
        return self.analysis is not None and now is not None and now == asked

    # -- the analysis ------------------------------------------------------------------------------------

    @property
    def running(self) -> bool:
        """Whether an analysis is at work."""
        return self.analysis is not None and self.analysis.running

    def analyse(self) -> None:
        """Begin an analysis of what is chosen; the former one is dropped."""
        self.decisions.refresh()
        if self.running or self.problems():
            return
        self.drop()
        self.setup = replace(self.setup, seen=choices.seen(self.project, self.setup))
        choices.save(self.project, self.setup)
        self.analysed, self._changes = self.setup, []
        self._decided = self.decisions.of(self.subject())
        table = self.decisions.table(self.subject())
        self.follow()
        self.analysis = Analysis(self.setup, self.project, table, self)
        self._states = {
            role: self._state(role, layer, 0 if role in ROLES else None) for role, layer in self._layers().items()
        }
        self.analysis.opened.connect(self._count_rows)
        self.analysis.began.connect(self.step_began)
        self.analysis.progressed.connect(self.progressed)
        self.analysis.done.connect(self.step_done)
        self.analysis.ended.connect(self._analysis_ended)
        self.analysis.start()
        self.changed.emit()

    def cancel(self) -> None:
        """Stop the analysis."""
        if self.analysis is not None:
            self.analysis.cancel()

    def drop(self) -> None:
        """Stop and forget the analysis, and wait until nothing is at work."""
        analysis, self.analysis = self.analysis, None
        if analysis is not None:
            analysis.close()
            analysis.deleteLater()
        self._states, self._changes = {}, []

    def close(self) -> None:
        """Stop everything."""
        self._watch.stop()
        self.drop()
        self.decisions.close()

    # -- what may be done --------------------------------------------------------------------------------

    @property
    def stale(self) -> list[str]:
        """Why the analysis does not hold any more, in words; empty where it does."""
        if self.analysis is None:
            return []
        found = list(self._changes)
        if replace(self.setup, seen={}) != replace(self.analysed, seen={}):
            found.append(translate("NearMiss", "other choices than those of the analysis"))
        if self.decisions.broken or self.decisions.of(self.subject(self.analysed)) != self._decided:
            found.append(translate("NearMiss", "decisions that are not applied yet"))
        return found

    def why_not_export(self) -> str:
        """Why nothing can be exported now, in words; empty where it can."""
        analysis = self.analysis
        if analysis is None:
            return translate("NearMiss", "Analyse first.")
        if analysis.running:
            return translate("NearMiss", "The analysis is not ready.")
        if analysis.cancelled:
            return translate("NearMiss", "The analysis was cancelled. Analyse again.")
        if self.stale:
            return translate("NearMiss", "Out of date: {why}. Analyse again.").format(why="; ".join(self.stale))
        if not analysis.complete:
            failed = ", ".join(analysis.title(key) for key in analysis.failures)
            return translate("NearMiss", "Not everything was tested: {steps} failed.").format(steps=failed)
        leaks = analysis.number("gate", "LEAKS")
        if leaks is None:
            return translate("NearMiss", "The gate has not tested it.")
        if leaks:
            return translate("NearMiss", "Open leaks: {n}. Close them and analyse again.").format(n=int(leaks))
        return ""

    def recheck(self, *, count: bool = True) -> list[str]:
        """Look at the layers and their files again; what is not as it was makes the analysis stale.

        Parameters
        ----------
        count : bool
            Open the layers and count their rows again.
        """
        if self.analysis is None:
            return []
        self.decisions.refresh()
        now = self._layers(self.analysed)
        for role, before in self._states.items():
            layer = now.get(role)
            name = self.analysed.seen.get(role, {}).get("name") or (role if layer is None else layer.name())
            if layer is None:
                self._mark(translate("NearMiss", "“{layer}” was removed").format(layer=name))
                continue
            if layer.isModified():
                self._mark(translate("NearMiss", "“{layer}” was edited").format(layer=name))
            for text in differences(name, before, self._state(role, layer, None if count else before.rows)):
                self._mark(text)
        self.changed.emit()
        return self.stale

    # -- what happens ------------------------------------------------------------------------------------

    def _layers(self, setup: Setup | None = None) -> dict[str, QgsVectorLayer]:
        chosen = setup or self.setup
        found = {role: chosen.layer(role, self.project) for role in ROLES}
        present = {role: layer for role, layer in found.items() if layer is not None}
        joins = [join for layer in present.values() for join in layer.vectorJoins() if join.joinLayer() is not None]
        return {**present, **{f"join {join.joinLayerId()}": join.joinLayer() for join in joins}}

    def _with_what_is_gone(self, setup: Setup) -> Setup:
        old, fields = self.setup, dict(setup.fields)
        for role in ROLES:
            was = getattr(old, role)
            if was and not getattr(setup, role) and self._there(old, role) is None:
                setup = replace(setup, **{role: was})
        for name, field in old.fields.items():
            role = choices.FIELDS[name]
            if getattr(setup, role) == getattr(old, role) and name not in fields and self._missing(old, role, field):
                fields[name] = field
        several = dict.fromkeys(setup.quasi_identifiers)
        if setup.reports == old.reports:
            several |= {name: None for name in old.quasi_identifiers if self._missing(old, "reports", name)}
        return replace(setup, fields=fields, quasi_identifiers=tuple(several))

    def _there(self, setup: Setup, role: str) -> QgsVectorLayer | None:
        """The layer of a role, unless it is gone or going."""
        return None if getattr(setup, role) in self._going else setup.layer(role, self.project)

    def _missing(self, setup: Setup, role: str, field: str) -> bool:
        """Whether a field is gone, be it with its layer."""
        layer = self._there(setup, role)
        return layer is None or layer.fields().lookupField(field) < 0

    def _state(self, role: str, layer: QgsVectorLayer, rows: int | None = None) -> State:
        selected_only = role == "reports" and self.analysed.selected_only
        return state_of(layer, rows=rows, selected_only=selected_only)

    def _count_rows(self) -> None:
        """The rows of the copies are those that are analysed."""
        if self.analysis is not None:
            states = self._states.items()
            self._states = {
                role: replace(state, rows=self.analysis.rows(role)) if role in ROLES else state
                for role, state in states
            }

    def _mark(self, why: str) -> None:
        if why not in self._changes:
            self._changes.append(why)

    def _data_changed(self, why: str) -> None:
        if self.analysis is not None:
            self._mark(why)
        self.changed.emit()

    def _analysis_ended(self, *_: Any) -> None:
        self.recheck(count=False)  # each step reads its layers anew
        self.ended.emit()


def _still_seen(new: Setup, old: Setup) -> dict[str, Any]:
    """Name and CRS of the layers that stay chosen, as they were when they were chosen."""
    return {role: was for role, was in old.seen.items() if getattr(new, role) == getattr(old, role)}
