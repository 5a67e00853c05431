"""The provider "Near Miss" of the Processing toolbox."""

from __future__ import annotations

from qgis.core import QgsProcessingProvider
from qgis.PyQt.QtGui import QIcon

from ..paths import resource, version
from .algorithms import ALGORITHMS


class NearMissProvider(QgsProcessingProvider):
    """Puts the algorithms into the toolbox, in their order."""

    def id(self) -> str:
        return "nearmiss"

    def name(self) -> str:
        return "Near Miss"

    def longName(self) -> str:
        return f"{self.name()} ({self.versionInfo()})"

    def versionInfo(self) -> str:
        return version()

    def icon(self) -> QIcon:
        return QIcon(resource("icons/nearmiss.svg"))

    def svgIconPath(self) -> str:
        return resource("icons/nearmiss.svg")

    def loadAlgorithms(self) -> None:
        for algorithm in ALGORITHMS:
            self.addAlgorithm(algorithm())
