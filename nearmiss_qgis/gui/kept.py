"""The overlays beside the project file, for the day it is opened again."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path

from qgis.core import QgsFeature, QgsProject, QgsVectorFileWriter, QgsVectorLayer

from .beside import beside
from .overlays import PROPERTY, Overlays


class Kept:
    """The features of the overlays in a private file; the project itself holds their symbols alone."""

    def __init__(self, project: QgsProject, overlays: Overlays) -> None:
        self._project, self._overlays = project, overlays
        self._written: tuple[str, frozenset[str]] = ("", frozenset())

    @property
    def path(self) -> Path | None:
        """The file; None for a project that has none itself."""
        return beside(self._project, "overlays.gpkg")

    def write(self) -> None:
        """Write the overlays as they are now; without any the file goes.

        Raises
        ------
        OSError
            When the file cannot be written.
        """
        layers, path = self._overlays.layers(), self.path
        state = (str(path), frozenset(layer.id() for layer in layers))
        if path is None or state == self._written:
            return
        if layers:
            with tempfile.TemporaryDirectory(prefix=".nearmiss-", dir=path.parent) as folder:  # mode 0700
                draft = Path(folder) / "overlays.gpkg"
                for layer in layers:
                    _append(layer, draft, self._project)
                draft.chmod(0o600)
                draft.replace(path)
        else:
            path.unlink(missing_ok=True)
        self._written = state

    def restore(self) -> list[str]:
        """Fill the overlays of a project that was opened; those that were not kept are taken away.

        Returns
        -------
        list of str
            Keys of the overlays that are on the map.
        """
        lost = []
        for layer in self._overlays.layers():
            key = str(layer.customProperty(PROPERTY))
            if not layer.featureCount() and not self._fill(layer, key):
                lost.append(key)
        self._overlays.remove(lost)
        layers = self._overlays.layers()
        self._written = (str(self.path), frozenset(layer.id() for layer in layers)) if not lost else self._written
        return [str(layer.customProperty(PROPERTY)) for layer in layers]

    def _fill(self, layer: QgsVectorLayer, key: str) -> bool:
        path = self.path
        if path is None or not path.is_file():
            return False
        with tempfile.TemporaryDirectory(prefix="nearmiss-PRIVATE-") as folder:  # QGIS reads "%20" as a blank
            plain = shutil.copy(path, Path(folder) / "overlays.gpkg")
            return _copied(QgsVectorLayer(f"{plain}|layername={key}", key, "ogr"), layer)


def _copied(source: QgsVectorLayer, layer: QgsVectorLayer) -> bool:
    """Put the features of one layer into another; whether that was possible."""
    names = layer.fields().names()
    if not source.isValid() or not set(names) <= set(source.fields().names()):
        return False
    features = []
    for found in source.getFeatures():
        feature = QgsFeature(layer.fields())
        feature.setGeometry(found.geometry())
        feature.setAttributes([found[name] for name in names])
        features.append(feature)
    done, _ = layer.dataProvider().addFeatures(features)
    layer.updateExtents()
    return bool(done)


def _append(layer: QgsVectorLayer, path: Path, project: QgsProject) -> None:
    options = QgsVectorFileWriter.SaveVectorOptions()
    options.driverName, options.layerName = "GPKG", str(layer.customProperty(PROPERTY))
    if "fid" in (name.lower() for name in layer.fields().names()):
        options.layerOptions = ["FID=nearmiss_fid"]
    if path.exists():
        options.actionOnExistingFile = QgsVectorFileWriter.ActionOnExistingFile.CreateOrOverwriteLayer
    error, message, *_ = QgsVectorFileWriter.writeAsVectorFormatV3(
        layer, str(path), project.transformContext(), options
    )
    if error != QgsVectorFileWriter.WriterError.NoError:
        raise OSError(message)
