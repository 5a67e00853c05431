"""The steps of an analysis, one after the other in the background."""

from __future__ import annotations

import contextlib
import shutil
import tempfile
from pathlib import Path
from typing import Any

from qgis.core import QgsMapLayer, QgsProcessingFeatureSourceDefinition, QgsProject, QgsVectorLayer
from qgis.PyQt.QtCore import QObject, pyqtSignal

from . import steps
from .run import Run
from .setup import ROLES, Setup

_SECONDS_TO_STOP = 20.0


class Analysis(QObject):
    """One analysis of copies of the layers, in a project of its own.

    Nobody can edit, filter or remove what it works on, and what it found is not what stands in the user's
    project: a change there cannot change a release.
    """

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
        self.copies: dict[str, QgsVectorLayer] = {}  # of the layers, by role
        sources = {role: self._copied(setup, role, project) for role in ROLES if getattr(setup, role)}
        self.given = steps.Given(setup, self._project, sources, self.copies["reports"], decisions, self.folder, {})
        self.failures: dict[str, str] = {}  # by key of the step, in the algorithm's words
        self.cancelled = False
        self.complete = False
        self._steps = steps.in_order(setup)
        self._waiting = list(self._steps)
        self._run: Run | None = None

    @property
    def results(self) -> dict[str, dict[str, Any]]:
        """Results of the steps so far, by key."""
        return self.given.results

    @property
    def running(self) -> bool:
        """Whether a step is at work."""
        return self._run is not None

    def number(self, key: str, name: str) -> float | None:
        """A number output of a step; None where the step has not ended well, or does not give it."""
        value = self.results.get(key, {}).get(name)
        return value if isinstance(value, (int, float)) else None

    def title(self, key: str) -> str:
        """The title of a step."""
        return next((step.title for step in self._steps if step.key == key), key)

    def start(self) -> None:
        """Begin with the first step."""
        self._next()

    def cancel(self) -> None:
        """Stop as soon as the step at work notices."""
        self.cancelled = True
        self._waiting = []
        if self._run is not None:
            self._run.cancel()

    def close(self) -> None:
        """Stop now, wait until nothing is at work, and take the files away."""
        run, self._run = self._run, None
        self._waiting = []
        if run is not None:
            self.cancelled = True
            with contextlib.suppress(TypeError):
                run.ended.disconnect(self._step_ended)
            run.cancel()
            run.wait(_SECONDS_TO_STOP)
        shutil.rmtree(self.folder, ignore_errors=True)

    def _copied(self, setup: Setup, role: str, project: QgsProject) -> Any:
        layer = setup.layer(role, project)
        copy = layer.clone()
        copy.setName(layer.name())
        self._project.addMapLayer(copy, False)
        self.copies[role] = copy
        if role == "reports" and setup.selected_only:
            copy.selectByIds(layer.selectedFeatureIds())
            return QgsProcessingFeatureSourceDefinition(copy.id(), True)
        return copy

    def _next(self) -> None:
        if not self._waiting:
            self._run = None
            self.complete = not self.cancelled and not self.failures
            self.ended.emit(not self.cancelled)
            return
        step = self._waiting[0]
        self.began.emit(step.title)
        self._run = Run(step.algorithm, step.parameters(self.given), self._project, self)
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
        if fine:
            kept = {
                name: value for name, value in run.results.items() if step.layers or not isinstance(value, QgsMapLayer)
            }
            self.results[step.key] = kept
            self.done.emit(step.key)
        elif self.cancelled or run.feedback.isCanceled():
            self.cancelled, self._waiting = True, []
        else:
            self.failures[step.key] = run.message
            if step.needed:
                self._waiting = []
        run.deleteLater()
        if self._run is not None:  # not closed meanwhile
            self._next()
