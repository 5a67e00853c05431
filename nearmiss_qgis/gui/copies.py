"""Copies of layers that nobody else can edit, filter or remove."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from qgis.core import QgsApplication, QgsCoordinateReferenceSystem, QgsTask, QgsVectorLayer
from qgis.PyQt.QtCore import QObject, QTimer, pyqtSignal

from ..translation import translate

_SECONDS_TO_STOP = 20.0
_QUICK = (".gpkg", ".shp", ".fgb", ".sqlite")  # opened in no time; a text file is read whole


@dataclass(frozen=True)
class Origin:
    """What is needed to open a file again, as it was when the copy was asked for."""

    source: str
    name: str
    encoding: str
    crs: QgsCoordinateReferenceSystem
    options: QgsVectorLayer.LayerOptions


class Copies(QObject):
    """Copies of layers by role; those of text files are opened in the background.

    Such a layer is not cloned there: the user may remove it meanwhile.
    """

    ready = pyqtSignal(bool)  # false: cancelled

    def __init__(self, layers: Mapping[str, QgsVectorLayer], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.layers: dict[str, QgsVectorLayer] = {}
        self._names = {role: layer.name() for role, layer in layers.items()}
        self._slow = {role: _origin(layer) for role, layer in layers.items() if _is_slow(layer)}
        self._task: QgsTask | None = None
        for role, layer in layers.items():
            if role not in self._slow:
                self.layers[role] = layer.clone()
                self.layers[role].setName(layer.name())

    @property
    def missing(self) -> list[str]:
        """Names of layers that could not be opened again."""
        return [name for role, name in self._names.items() if role not in self.layers]

    def start(self) -> None:
        """Open what takes long; `ready` is sent later, whatever happens."""
        if not self._slow:
            QTimer.singleShot(0, self._finished)
            return
        origins = dict(self._slow)
        self._task = QgsTask.fromFunction(
            translate("NearMiss", "Near Miss: opening the layers"),
            lambda _: _opened(origins),
            on_finished=self._finished,
        )
        QgsApplication.taskManager().addTask(self._task)

    def close(self) -> None:
        """Wait until nothing is opened any more."""
        task, self._task = self._task, None
        self.blockSignals(True)
        if task is not None and task.status() == QgsTask.TaskStatus.Queued:
            task.cancel()
        elif task is not None and task.status() == QgsTask.TaskStatus.Running:
            task.waitForFinished(int(1000 * _SECONDS_TO_STOP))

    def _finished(self, error: Exception | None = None, found: dict[str, QgsVectorLayer] | None = None) -> None:
        task, self._task = self._task, None
        if error is None and found:
            self.layers.update(found)
        self.ready.emit(task is None or not task.isCanceled())


def _opened(origins: Mapping[str, Origin]) -> dict[str, QgsVectorLayer]:
    """Open files; called in a thread of its own, and given to the main thread."""
    found = {}
    for role, origin in origins.items():
        layer = QgsVectorLayer(origin.source, origin.name, "ogr", origin.options)
        if layer.isValid():
            layer.setProviderEncoding(origin.encoding)
            layer.setCrs(origin.crs)
            layer.moveToThread(QgsApplication.instance().thread())
            found[role] = layer
    return found


def _origin(layer: QgsVectorLayer) -> Origin:
    options = QgsVectorLayer.LayerOptions(layer.transformContext())
    options.loadDefaultStyle = False
    provider: Any = layer.dataProvider()
    return Origin(layer.source(), layer.name(), provider.encoding(), layer.crs(), options)


def _is_slow(layer: QgsVectorLayer) -> bool:
    """Whether it is a text file with nothing of the project in it: no joins and no fields by expression."""
    if layer.providerType() != "ogr" or layer.vectorJoins():
        return False
    origins = {layer.fields().fieldOrigin(index) for index in range(layer.fields().count())}
    path = layer.source().split("|")[0].lower()
    return (
        len(origins) == 1
        and layer.fields().count() == layer.dataProvider().fields().count()
        and not path.endswith(_QUICK)
    )
