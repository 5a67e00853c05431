"""The steps of an analysis, one after the other in the background."""

from __future__ import annotations

import contextlib
import shutil
import tempfile
from functools import partial
from pathlib import Path
from typing import Any

from qgis.core import QgsMapLayer, QgsProject, QgsVectorLayer
from qgis.PyQt.QtCore import QObject, QTimer, pyqtSignal

from ..translation import translate
from . import steps
from .copies import Copies
from .run import Run
from .setup import ROLES, Setup

_SECONDS_TO_STOP = 20.0
_BREATH_MS = 50  # the next step would take the time of Python from the map and the list


class Analysis(QObject):
    """One analysis of copies of the layers, in a project of its own.

    Nobody can edit, filter or remove what it works on, and what it found is not what stands in the user's
    project: a change there cannot change a release.
    """

    opened = pyqtSignal()  # the copies are there
    began = pyqtSignal(str)  # title of a step
    progressed = pyqtSignal(float)  # 0 to 100
    done = pyqtSignal(str)  # key of a step that ended well
    ended = pyqtSignal(bool)  # all steps, none cancelled

    def __init__(
        self, setup: Setup, project: QgsProject, decisions: QgsVectorLayer | None, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.folder = Path(tempfile.mkdtemp(prefix="nearmiss-PRIVATE-"))
        self._project = QgsProject()  # of its own
        self._project.setTransformContext(project.transformContext())
        layers = {role: setup.layer(role, project) for role in ROLES if getattr(setup, role)}
        self._selected = layers["reports"].selectedFeatureIds() if setup.selected_only else []
        self._copies: Copies | None = Copies(layers, self)
        self._copies.ready.connect(self._begin)
        self.given = steps.Given(setup, self._project, {}, decisions, self.folder, {})
        self.failures: dict[str, str] = {}  # by key of the step, in the algorithm's words
        self.warnings: dict[str, list[str]] = {}  # the same
        self.cancelled = False
        self.complete = False
        self._steps = steps.in_order(setup)
        self._waiting = list(self._steps)
        self._run: Run | None = None
        self._opening = False

    @property
    def results(self) -> dict[str, dict[str, Any]]:
        """Results of the steps so far, by key."""
        return self.given.results

    @property
    def running(self) -> bool:
        """Whether a step is at work."""
        return self._run is not None or self._opening

    def rows(self, role: str) -> int:
        """Rows of the copy of a layer."""
        return int(self.given.layers[role].featureCount())

    def number(self, key: str, name: str) -> float | None:
        """A number output of a step; None where the step has not ended well, or does not give it."""
        value = self.results.get(key, {}).get(name)
        return value if isinstance(value, (int, float)) else None

    def title(self, key: str) -> str:
        """The title of a step."""
        return next((step.title for step in self._steps if step.key == key), key)

    def start(self) -> None:
        """Open the copies, then begin with the first step."""
        self._opening = True
        self.began.emit(translate("NearMiss", "Opening the layers"))
        self._copies.start()

    def cancel(self) -> None:
        """Stop as soon as the step at work notices."""
        self.cancelled = True
        self._waiting = []
        if self._run is not None:
            self._run.cancel()

    def close(self) -> None:
        """Stop now, wait until nothing is at work, and take the files away."""
        run, self._run = self._run, None
        copies, self._copies = self._copies, None
        self._waiting, self._opening = [], False
        if copies is not None:
            copies.close()
        if run is not None:
            self.cancelled = True
            with contextlib.suppress(TypeError):
                run.ended.disconnect(self._step_ended)
            run.cancel()
            run.wait(_SECONDS_TO_STOP)
        shutil.rmtree(self.folder, ignore_errors=True)

    def _begin(self, go_on: bool) -> None:
        """The copies are there, or some cannot be had."""
        copies, self._opening = self._copies, False
        if copies is None:  # closed meanwhile
            return
        for layer in copies.layers.values():
            self._project.addMapLayer(layer, False)
        self.given.layers.update(copies.layers)
        if not go_on:
            self.cancel()
        if self._selected and "reports" in copies.layers:
            copies.layers["reports"].selectByIds(self._selected)
        if copies.missing and not self.cancelled:
            text = translate("NearMiss", "These layers cannot be read again: {names}.")
            self.failures["open"] = text.format(names=", ".join(copies.missing))
            self._waiting = []
        elif not self.cancelled:
            self.opened.emit()
        self._next()

    def _next(self) -> None:
        if not self._waiting:
            self._run = None
            self.complete = not self.cancelled and not self.failures
            self.ended.emit(not self.cancelled)
            return
        step = self._waiting[0]
        self.began.emit(step.title)
        self._run = Run(step.algorithm, step.parameters(self.given), self._project)
        self._run.progressed.connect(self._step_progressed)
        self._run.ended.connect(self._step_ended)
        self._run.start()

    def _step_progressed(self, share: float) -> None:
        if self._waiting:
            step, before = self._waiting[0], self._steps[: self._steps.index(self._waiting[0])]
            whole = sum(one.weight for one in self._steps)
            self.progressed.emit((100.0 * sum(one.weight for one in before) + step.weight * share) / whole)

    def _step_ended(self, fine: bool) -> None:
        run = self._run
        if run is None or not self._waiting:
            self._next()  # cancelled
            return
        step = self._waiting.pop(0)
        self.warnings[step.key] = list(dict.fromkeys(run.feedback.warnings))
        if fine and not run.stopped:
            kept = {
                name: value for name, value in run.results.items() if step.layers or not isinstance(value, QgsMapLayer)
            }
            self.results[step.key] = kept
            self.done.emit(step.key)
        elif run.stopped:
            self.cancelled, self._waiting = True, []
        else:
            self.failures[step.key] = run.message
            if step.needed:
                self._waiting = []
        QTimer.singleShot(_BREATH_MS, partial(self._go_on, run))  # what was found is drawn first

    def _go_on(self, run: Run) -> None:
        if self._run is run:  # not closed meanwhile
            self._next()
