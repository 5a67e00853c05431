"""The outputs of a request: opened after the computing, written, read back, or taken away whole."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from qgis.core import QgsProcessingException, QgsProcessingOutputLayerDefinition, QgsProperty, QgsWkbTypes

from ..core.errors import NearMissError
from ..translation import translate
from . import values
from .inputs import source_layer
from .request import Request

if TYPE_CHECKING:
    from qgis.core import QgsCoordinateReferenceSystem, QgsFeature, QgsGeometry

    from ..layers.read import Table
    from ..layers.write import Column, Output


class Outputs:
    """The sinks of one run."""

    def __init__(self, request: Request) -> None:
        self.request = request
        self._begun: list[Output] = []

    def wants(self, name: str) -> bool:
        """Whether an output is asked for."""
        return bool(self.destination(name))

    def destination(self, name: str) -> str:
        """Where an output goes, as text; empty when it is not asked for."""
        raw = self.request.parameters.get(name)
        if isinstance(raw, QgsProcessingOutputLayerDefinition):
            raw = raw.sink
        if isinstance(raw, QgsProperty):
            raw, _ = raw.value(self.request.context.expressionContext(), "")
        return "" if values.is_empty(raw) else str(raw)

    def write(
        self,
        name: str,
        columns: Sequence[Column],
        rows: Sequence[Sequence[Any]],
        *,
        features: Sequence[QgsFeature] | None = None,
        geometries: Sequence[QgsGeometry | None] | None = None,
        table: Table | None = None,
        geometry_type: int,
        crs: QgsCoordinateReferenceSystem,
        style: str = "",
        private: bool,
    ) -> None:
        """Write an output that is asked for, and read it back.

        Parameters
        ----------
        columns : sequence of Column
            Our fields.
        rows : sequence of sequences
            Values of each of our fields.
        features : sequence of QgsFeature, optional
            Rows of the input, for their geometry and, with `table`, their fields.
        geometries : sequence, optional
            Geometries in place of the features' own; None keeps one.
        table : Table, optional
            The input whose fields are kept.
        """
        if not self.wants(name):
            return
        output = self._open(name, columns, table, geometry_type, crs, style, private)
        output.write(features, rows, geometries, self.request.progress())
        output.close(self.request.context, self.request.progress())

    def results(self) -> dict[str, str]:
        """Destinations of the outputs that were written."""
        return {output.name: output.destination for output in self._begun}

    def discard(self) -> None:
        """Remove every output that was begun."""
        for output in self._begun:
            output.discard()

    def check(self) -> None:
        """Refuse an output that would overwrite an input or another output.

        Raises
        ------
        NearMissError
            Naming both parameters.
        """
        from ..layers.write import file_of

        inputs = self._input_files()
        taken: dict[tuple[Path, str], str] = {}
        for definition in self.request.algorithm.parameterDefinitions():
            name = definition.name()
            goal = self.destination(name) if definition.isDestination() else ""
            path = file_of(goal) if goal else None
            if path is None:
                continue
            one_table = goal if goal.startswith("ogr:") else ""  # a table of a database, not the whole file
            other = taken.setdefault((path, one_table), name)
            if other == name and not one_table:
                other = inputs.get(path, name)
            if other != name:
                raise NearMissError(
                    translate(
                        "NearMiss",
                        "{name} and {other} are the same file, {file}: writing one would destroy the other. Give {name} "
                        "another name."
                    ),
                    name=name,
                    other=other,
                    file=path.name,
                )  # fmt: skip

    def _open(
        self,
        name: str,
        columns: Sequence[Column],
        table: Table | None,
        geometry_type: int,
        crs: QgsCoordinateReferenceSystem,
        style: str,
        private: bool,
    ) -> Output:
        from ..layers.style import arrive
        from ..layers.write import Output, Plan, file_of

        request, goal = self.request, self.destination(name)
        target = file_of(goal)
        plan = Plan(columns, table, target)
        existed = target is not None and target.exists() and goal.startswith("ogr:")
        try:
            sink, destination = request.algorithm.parameterAsSink(
                request.parameters, name, request.context, plan.fields, geometry_type, crs
            )
        except QgsProcessingException as error:
            raise _unwritable(name, str(error)) from error
        if sink is None:
            raise _unwritable(name, request.algorithm.invalidSinkError(request.parameters, name))
        multi = QgsWkbTypes.isMultiType(geometry_type)
        if target is not None and target.suffix.lower() == ".csv" and geometry_type != QgsWkbTypes.Type.NoGeometry:
            text = translate("NearMiss", "{name}: a CSV file holds no geometry. Choose another format to keep it.")
            request.warn(text.format(name=name))
        output = Output(sink, destination, plan, name, multi=multi, existed=existed)
        self._begun.append(output)
        arrive(destination, request.context, style, tuple(columns), private)
        if private and file_of(destination) is not None:
            text = translate("NearMiss", "PRIVATE file: {name} = {file}. Keep it out of releases.")
            request.info(text.format(name=name, file=destination))
        return output

    def _input_files(self) -> dict[Path, str]:
        from ..layers.write import file_of

        files = {}
        for definition in self.request.algorithm.parameterDefinitions():
            name = definition.name()
            layer = source_layer(self.request, name) if definition.type() == "source" else None
            path = file_of(layer.source()) if layer is not None and layer.providerType() == "ogr" else None
            if path is not None:
                files[path] = name
        return files


def _unwritable(name: str, why: str) -> NearMissError:
    return NearMissError(
        translate("NearMiss", "{name} cannot be written: {why} Check that the folder exists and may be written to."),
        name=name,
        why=why,
    )
