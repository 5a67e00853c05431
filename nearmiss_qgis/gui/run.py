"""One algorithm in the background."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from qgis.core import (
    QgsApplication,
    QgsMapLayer,
    QgsProcessingAlgRunnerTask,
    QgsProcessingContext,
    QgsProcessingFeedback,
    QgsProcessingOutputLayerDefinition,
    QgsProject,
    QgsTask,
)
from qgis.PyQt.QtCore import QObject, QTimer, pyqtSignal

from ..translation import translate

PROVIDER = "nearmiss"
_at_work: set[Run] = set()  # a task holds neither its context nor its project


class Feedback(QgsProcessingFeedback):
    """Keeps what an algorithm says; called from its thread."""

    def __init__(self) -> None:
        super().__init__(False)
        self.errors: list[str] = []
        self.warnings: list[str] = []

    def reportError(self, error: str, fatalError: bool = False) -> None:
        self.errors.append(error)

    def pushWarning(self, warning: str) -> None:
        self.warnings.append(warning)


class Run(QObject):
    """A run of an algorithm; layers among its results belong to whoever takes them."""

    progressed = pyqtSignal(float)  # 0 to 100
    ended = pyqtSignal(bool)

    def __init__(self, algorithm: str, parameters: Mapping[str, Any], project: QgsProject) -> None:
        super().__init__()  # without a parent: it lives as long as its task needs it
        self.algorithm, self.parameters, self.project = algorithm, dict(parameters), project
        self.results: dict[str, Any] = {}
        self.feedback, self.context = Feedback(), QgsProcessingContext()
        self.context.setProject(project)
        self.task: QgsProcessingAlgRunnerTask | None = None
        self.cancelled, self._prepared = False, True

    def start(self) -> None:
        """Begin; `ended` is sent later, whatever happens."""
        made = QgsApplication.processingRegistry().createAlgorithmById(f"{PROVIDER}:{self.algorithm}")
        if made is None:
            self.feedback.errors.append(
                translate("NearMiss", "The algorithm {id} is not there.").format(id=f"{PROVIDER}:{self.algorithm}")
            )
            QTimer.singleShot(0, partial(self._executed, False, {}))
            return
        self.feedback.progressChanged.connect(self.progressed)
        self.task = QgsProcessingAlgRunnerTask(made, self.parameters, self.context, self.feedback)
        if self.task.isCanceled():  # it could not be prepared, and will never say so
            self._prepared = False
            QTimer.singleShot(0, partial(self._executed, False, {}))
            return
        self.task.executed.connect(self._executed)
        _at_work.add(self)
        QgsApplication.taskManager().addTask(self.task)

    def cancel(self) -> None:
        """Ask the algorithm to stop; `ended` is sent when it has."""
        self.cancelled = True
        self.feedback.cancel()
        if self.task is not None and self.task.status() == QgsTask.TaskStatus.Queued:
            self.task.cancel()  # else it would wait for its turn first

    def wait(self, seconds: float) -> None:
        """Wait until the algorithm has stopped."""
        if self.task is not None and self.task.status() == QgsTask.TaskStatus.Running:
            self.task.waitForFinished(int(1000 * seconds))

    @property
    def message(self) -> str:
        """Why it failed, in the algorithm's own words; empty where it was cancelled."""
        return "" if self.stopped else "\n".join(dict.fromkeys(self.feedback.errors))

    @property
    def stopped(self) -> bool:
        """Whether it was cancelled, here or in the task manager of QGIS."""
        return self.cancelled or (self._prepared and self.feedback.isCanceled())

    def _executed(self, fine: bool, results: dict[str, Any]) -> None:
        self.task = None  # it deletes itself
        _at_work.discard(self)
        if fine:
            self.results = {name: self._taken(value) for name, value in results.items()}
        self.ended.emit(fine)

    def _taken(self, value: Any) -> Any:
        """A result; a layer in place of its id, dressed as the toolbox would."""
        waiting = self.context.layersToLoadOnCompletion()
        if not isinstance(value, str) or value not in waiting:
            return value
        details, layer = waiting[value], self.context.takeResultLayer(value)
        if isinstance(layer, QgsMapLayer) and details.postProcessor() is not None:
            details.postProcessor().postProcessLayer(layer, self.context, self.feedback)
        return layer


def into_memory(project: QgsProject) -> QgsProcessingOutputLayerDefinition:
    """An output that stays in memory and is dressed as if it were loaded."""
    return QgsProcessingOutputLayerDefinition("TEMPORARY_OUTPUT", project)
