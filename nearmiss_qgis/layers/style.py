"""How an output arrives in the project: symbols, aliases, and PRIVATE in name and metadata."""

from __future__ import annotations

from pathlib import Path

from qgis.core import (
    QgsProcessingContext,
    QgsProcessingFeedback,
    QgsProcessingLayerPostProcessorInterface,
    QgsVectorLayer,
    QgsWkbTypes,
)
from qgis.PyQt.QtXml import QDomDocument

from ..paths import resource
from ..translation import translate
from .write import Column

PRIVATE = "PRIVATE"
_K_FIELD = "k_50"  # the field of resources/styles/k.qml
_alive: list[Arrival] = []  # QGIS holds no Python reference to a post-processor
_MOST_ALIVE = 64


class Arrival(QgsProcessingLayerPostProcessorInterface):
    """Runs in the main thread when an output has been loaded."""

    def __init__(self, style: str, columns: tuple[Column, ...], private: bool, summary: bool) -> None:
        super().__init__()
        self._style, self._columns, self._private, self._summary = style, columns, private, summary

    def postProcessLayer(  # noqa: N802 - the name QGIS calls
        self, layer: QgsVectorLayer, context: QgsProcessingContext, feedback: QgsProcessingFeedback
    ) -> None:
        """Style `layer`."""
        if not isinstance(layer, QgsVectorLayer):
            return
        problem = dress(layer, self._style, self._columns, self._private, self._summary)
        if problem:
            feedback.pushWarning(problem)


def dress(layer: QgsVectorLayer, style: str, columns: tuple[Column, ...], private: bool, summary: bool = False) -> str:
    """Give a layer its name, metadata, aliases and symbols.

    Returns
    -------
    str
        Why the symbols could not be set, empty when they were; never an exception, so that a layer is marked
        PRIVATE whatever happens to its style.
    """
    metadata = layer.metadata()
    if private:
        if PRIVATE not in layer.name():
            layer.setName(f"{layer.name()} ({PRIVATE})")
        metadata.setAbstract(
            translate("NearMiss", "PRIVATE: holds single reports or withheld counts. Never part of a release.")
        )
        metadata.setRights([PRIVATE])
    elif summary:
        metadata.setAbstract(translate("NearMiss", "Numbers about a whole layer; no row is about one record."))
    else:
        metadata.setAbstract(
            translate("NearMiss", "Candidate for a release: it becomes public only through the publishing gate.")
        )
    metadata.setTitle(layer.name())
    layer.setMetadata(metadata)
    for column in columns:
        index = layer.fields().lookupField(column.name)
        if index >= 0:
            layer.setFieldAlias(index, column.alias)
    _widen(layer, columns)
    problem = _symbols(layer, style) if style and layer.isSpatial() else ""
    layer.triggerRepaint()
    return problem


def _widen(layer: QgsVectorLayer, columns: tuple[Column, ...]) -> None:
    """Give columns of sentences the width to be read in the attribute table."""
    widths = {column.name: column.width for column in columns if column.width}
    if not widths:
        return
    config = layer.attributeTableConfig()
    config.update(layer.fields())
    for index, column in enumerate(config.columns()):
        if column.name in widths:
            config.setColumnWidth(index, widths[column.name])
    layer.setAttributeTableConfig(config)


def _symbols(layer: QgsVectorLayer, style: str) -> str:
    """Load a style; "k:k_25" is that of k with the field k_25 in place of the one it was made with."""
    name, _, field = style.partition(":")
    polygons = layer.geometryType() == QgsWkbTypes.GeometryType.PolygonGeometry
    path = resource(f"styles/{name}{'_polygon' if polygons else ''}.qml")
    if not field:
        message, done = layer.loadNamedStyle(path)
        return "" if done else message
    document = QDomDocument()
    document.setContent(Path(path).read_text(encoding="utf-8").replace(_K_FIELD, field))
    done, message = layer.importNamedStyle(document)
    return "" if done else message


def arrive(
    destination: str,
    context: QgsProcessingContext,
    style: str,
    columns: tuple[Column, ...],
    private: bool,
    summary: bool = False,
) -> None:
    """Dress the layer at `destination` when QGIS loads it; without loading nothing happens."""
    if not context.willLoadLayerOnCompletion(destination):
        return
    arrival = Arrival(style, columns, private, summary)
    _alive.append(arrival)
    del _alive[:-_MOST_ALIVE]
    context.layerToLoadOnCompletionDetails(destination).setPostProcessor(arrival)
