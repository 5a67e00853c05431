"""The outputs of a request: opened after the computing, written, read back, or taken away whole."""

from __future__ import annotations

import contextlib
import shutil
import tempfile
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from qgis.core import (
    QgsCoordinateReferenceSystem,
    QgsProcessing,
    QgsProcessingException,
    QgsProcessingOutputLayerDefinition,
    QgsProcessingParameterFileDestination,
    QgsProcessingParameterFolderDestination,
    QgsProperty,
    QgsWkbTypes,
)

from ..core.errors import NearMissError
from ..translation import translate
from . import values
from .inputs import source_layer
from .request import Request

PRIVATE = "PRIVATE"

if TYPE_CHECKING:
    from qgis.core import QgsFeature, QgsGeometry, QgsVectorLayer

    from ..layers.destinations import Goal
    from ..layers.read import Table
    from ..layers.text import TextOutput
    from ..layers.write import Column, Output


class Outputs:
    """The sinks of one run."""

    def __init__(self, request: Request) -> None:
        self.request = request
        self._begun: list[Output | TextOutput] = []
        self._last: list[Callable[[], None]] = []
        self.rooms = contextlib.ExitStack()
        self._final: dict[str, str] = {}
        self._dress: dict[str, tuple[str, tuple[Column, ...], bool, bool]] = {}

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
        summary: bool = False,
        digits: int | None = None,
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
            Geometries in place of the features' own; None is no geometry.
        table : Table, optional
            The input whose fields are kept.
        summary : bool, optional
            Numbers about a whole layer, which are no candidate for a release.
        digits : int, optional
            Digits after the point of the coordinates of `geometries` (points), where the format is text.
        """
        from ..layers.write import fixed_time_stamp

        if not self.wants(name):
            return
        with fixed_time_stamp():
            output = self._open(name, columns, table, geometry_type, crs, private)
            output.write(features, rows, geometries, self.request.progress())
            output.close(self.request.context)
            if digits is not None:
                points = sum(1 for geometry in geometries or () if geometry is not None)
                output.shorten(digits, points, self.request.progress())
        self._dress[name] = (style, tuple(columns), private, summary)

    def write_table(self, name: str, fields: Sequence[Column], rows: Sequence[Sequence[Any]], *, private: bool) -> None:
        """Write a table that is asked for: findings, or (not private) numbers about a whole layer.

        Parameters
        ----------
        rows : sequence of sequences
            One per row, in the order of `fields`.
        """
        self.write(
            name,
            fields,
            list(zip(*rows)) if rows else [()] * len(fields),
            geometry_type=QgsWkbTypes.Type.NoGeometry,
            crs=QgsCoordinateReferenceSystem(),
            private=private,
            summary=not private,
        )

    def write_text(self, name: str, text: str) -> None:
        """Write a text file that is asked for: a report, or findings as JSON."""
        from ..layers.text import TextOutput

        if self.wants(name):
            place = self.request.algorithm.parameterAsFileOutput(self.request.parameters, name, self.request.context)
            self._begun.append(TextOutput(name, Path(place).resolve(), text))

    def room(self, opened: contextlib.AbstractContextManager[Path]) -> Path:
        """A folder to work in, closed when the run is over."""
        return self.rooms.enter_context(opened)

    def then(self, act: Callable[[], None]) -> None:
        """Something to do when every file is in its place."""
        self._last.append(act)

    def keep(self) -> dict[str, str]:
        """Put every file in its place, once all are written whole; their destinations by name."""
        results = {}
        while self._begun:
            output = self._begun[0]
            final = self._final.get(output.name, output.destination)
            self._load_from(output.destination, final)
            output.keep()
            self._say_private(output.name, final)
            results[output.name] = final
            del self._begun[0]  # kept, whatever becomes of the others
        for act in self._last:
            act()
        return results

    def _say_private(self, name: str, final: str) -> None:
        """Dress a layer when it is loaded, and name a private file in the log."""
        from ..layers.style import arrive

        if name in self._dress:
            style, columns, private, summary = self._dress[name]
            arrive(final, self.request.context, style, columns, private, summary)
        else:
            private = True
        if private and self._goal(name) is not None:
            text = translate("NearMiss", "PRIVATE file: {name} = {file}. Keep it out of releases.")
            self.request.info(text.format(name=name, file=final))

    def discard(self) -> None:
        """Remove every output that was begun, and say what is left."""
        for output in self._begun:
            if not output.discard():
                text = translate("NearMiss", "{name} is not complete and could not be removed: remove {file} yourself.")
                self.request.warn(text.format(name=output.name, file=output.destination))

    def check(self) -> None:
        """Refuse outputs that cannot be written, or that would destroy an input or another output.

        Raises
        ------
        NearMissError
            Naming the parameters.
        """
        from ..layers.destinations import check_goal, reads_from

        layers = self._input_layers()
        earlier: list[tuple[str, Goal, bool]] = []
        for name, goal, private in self.goals():
            check_goal(name, goal, private=private, known=self._endings(name))
            clashes = [other for other, layer in layers.items() if reads_from(layer, goal)]
            clashes += [other for other, taken, _ in earlier if goal.touches(taken)]
            mixed = [other for other, taken, secret in earlier if taken.path == goal.path and secret != private]
            earlier.append((name, goal, private))
            if clashes:
                raise NearMissError(
                    translate(
                        "NearMiss",
                        "{name} and {other} are the same file, {file}: writing one would destroy the other. Give {name} "
                        "another name."
                    ),
                    name=name,
                    other=clashes[0],
                    file=goal.path.name,
                )  # fmt: skip
            if mixed:
                raise NearMissError(
                    translate(
                        "NearMiss",
                        "{name} and {other} go into one file, {file}, but one of them is PRIVATE. Give them a file each."
                    ),
                    name=name,
                    other=mixed[0],
                    file=goal.path.name,
                )  # fmt: skip

    def goals(self) -> Iterator[tuple[str, Goal, bool]]:
        """Name, file and privacy of every output that is a file."""
        for definition in self.request.algorithm.parameterDefinitions():
            goal = self._goal(definition.name()) if definition.isDestination() else None
            if goal is not None:
                yield definition.name(), goal, PRIVATE in definition.description()

    def _goal(self, name: str) -> Goal | None:
        from ..layers.destinations import goal_of

        definition = self.request.algorithm.parameterDefinition(name)
        if isinstance(definition, QgsProcessingParameterFolderDestination):
            return None
        if isinstance(definition, QgsProcessingParameterFileDestination):
            return goal_of(self.destination(name), default="")
        return goal_of(self.destination(name))

    def _endings(self, name: str) -> Sequence[str]:
        """Endings of the formats an output is written to."""
        from ..layers.destinations import FORMATS, TABLE_FORMATS

        definition = self.request.algorithm.parameterDefinition(name)
        if isinstance(definition, QgsProcessingParameterFileDestination):
            return [definition.defaultFileExtension()]
        return TABLE_FORMATS if definition.dataType() == QgsProcessing.SourceType.TypeVector else FORMATS

    def _open(
        self,
        name: str,
        columns: Sequence[Column],
        table: Table | None,
        geometry_type: int,
        crs: QgsCoordinateReferenceSystem,
        private: bool,
    ) -> Output:
        from ..layers.destinations import Goal, unwritable
        from ..layers.write import Output, Plan

        goal = self._goal(name)
        plan, written, parameters = Plan(columns, table, goal), goal, dict(self.request.parameters)
        with contextlib.ExitStack() as undo:
            if goal is not None and goal.table is None:
                folder = self._folder_beside(name, goal.path)
                undo.callback(shutil.rmtree, folder, ignore_errors=True)
                written = Goal(Path(folder) / goal.path.name)
                parameters[name] = self._elsewhere(name, str(written.path))
                self._final[name] = str(goal.path)
            try:
                sink, destination = self.request.algorithm.parameterAsSink(
                    parameters, name, self.request.context, plan.fields, geometry_type, crs
                )
            except QgsProcessingException as error:
                raise unwritable(name, str(error)) from error
            if sink is None:
                raise unwritable(name, self.request.algorithm.invalidSinkError(parameters, name))
            undo.pop_all()
        output = Output(
            sink,
            destination,
            plan,
            name,
            written=written,
            place=goal.path if name in self._final and goal is not None else None,
            multi=QgsWkbTypes.isMultiType(geometry_type),
            spatial=geometry_type != QgsWkbTypes.Type.NoGeometry,
        )
        self._begun.append(output)
        if goal is not None and goal.path.suffix.lower() == ".csv" and geometry_type != QgsWkbTypes.Type.NoGeometry:
            text = translate("NearMiss", "{name}: a CSV file holds no geometry. Choose another format to keep it.")
            self.request.warn(text.format(name=name))
        return output

    def _folder_beside(self, name: str, path: Path) -> str:
        from ..layers.destinations import unwritable

        try:
            return tempfile.mkdtemp(prefix=".nearmiss-", dir=path.parent)
        except OSError as error:
            raise unwritable(name, error.strerror) from error

    def _elsewhere(self, name: str, path: str) -> Any:
        """The output parameter with another path; what else it says (load it, under which name) stays."""
        raw = self.request.parameters.get(name)
        if not isinstance(raw, QgsProcessingOutputLayerDefinition):
            return path
        moved = QgsProcessingOutputLayerDefinition(raw)
        moved.sink = QgsProperty.fromValue(path)
        return moved

    def _load_from(self, written: str, final: str) -> None:
        """Let QGIS load an output from where it is in the end."""
        waiting = self.request.context.layersToLoadOnCompletion()
        if written != final and written in waiting:
            waiting[final] = waiting.pop(written)
            self.request.context.setLayersToLoadOnCompletion(waiting)

    def _input_layers(self) -> dict[str, QgsVectorLayer]:
        sources = [d.name() for d in self.request.algorithm.parameterDefinitions() if d.type() == "source"]
        layers = {name: source_layer(self.request, name) for name in sources if self.request.given(name)}
        return {name: layer for name, layer in layers.items() if layer is not None}
