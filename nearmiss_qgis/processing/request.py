"""One run of an algorithm: its parameters as checked plain values, its layers as tables, its outputs."""

from __future__ import annotations

import difflib
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from qgis.core import (
    QgsProcessingAlgorithm,
    QgsProcessingContext,
    QgsProcessingException,
    QgsProcessingFeatureSource,
    QgsProcessingFeedback,
    QgsProcessingOutputLayerDefinition,
    QgsProcessingParameterBoolean,
    QgsProcessingParameterDefinition,
    QgsProcessingParameterEnum,
    QgsProcessingParameterField,
    QgsProcessingParameterNumber,
    QgsProperty,
    QgsVectorLayer,
)

from ..core.errors import Cancelled, NearMissError
from ..translation import translate
from . import values

if TYPE_CHECKING:
    from qgis.core import QgsCoordinateReferenceSystem, QgsFeature, QgsGeometry

    from ..core.records import Records
    from ..core.segments import Network
    from ..layers.crs import WorkingCrs
    from ..layers.read import Table
    from ..layers.write import Column, Output


class Request:
    """The parameters of one run.

    Values are read raw, so that a word where a number is due is refused instead of becoming the default.
    """

    def __init__(
        self,
        algorithm: QgsProcessingAlgorithm,
        parameters: dict[str, Any],
        context: QgsProcessingContext,
        feedback: QgsProcessingFeedback | None = None,
    ) -> None:
        self.algorithm, self.parameters, self.context = algorithm, parameters, context
        self.feedback = feedback or QgsProcessingFeedback()
        self.outputs: list[Output] = []
        self._sources: dict[str, QgsProcessingFeatureSource | None] = {}

    # -- plain values -----------------------------------------------------------------------------------

    def number(self, name: str) -> float | None:
        """A number; None when an optional one is not given."""
        definition, raw = self._raw(name)
        return values.number(definition, raw)

    def integer(self, name: str) -> int | None:
        """A whole number; None when an optional one is not given."""
        value = self.number(name)
        return None if value is None else int(value)

    def choice(self, name: str) -> int:
        """The index of an enum."""
        return values.choice(*self._raw(name))

    def flag(self, name: str) -> bool:
        """A boolean."""
        return values.flag(*self._raw(name))

    def text(self, name: str) -> str | None:
        """Text; None when it is blank or not given."""
        _, raw = self._raw(name)
        return None if values.is_empty(raw) else str(raw)

    def given(self, name: str) -> bool:
        """Whether a parameter has a value."""
        return not values.is_empty(self.parameters.get(name))

    def field(self, name: str) -> str | None:
        """The name of a field that exists; None when it is not given."""
        fields = self.fields(name)
        return fields[0] if fields else None

    def fields(self, name: str) -> list[str]:
        """The names of fields that exist.

        Raises
        ------
        NearMissError
            When the layer has no field of that name.
        """
        definition = self.algorithm.parameterDefinition(name)
        names = [text for text in self.algorithm.parameterAsFields(self.parameters, name, self.context) if text]
        if not names and definition.defaultValue():
            names = [str(definition.defaultValue())]
        if not names:
            return []
        parent = definition.parentLayerParameterName()
        source = self.source(parent)
        present = [] if source is None else source.fields().names()
        for text in names:
            if text not in present:
                near = difflib.get_close_matches(text, present, 1, 0.6)
                hint = translate("NearMiss", " Did you mean {near}?").format(near=near[0]) if near else ""
                raise NearMissError(
                    translate("NearMiss", "{name}: {layer} has no field {field}.{hint} It has: {present}."),
                    name=name,
                    layer=self.label(parent),
                    field=text,
                    hint=hint,
                    present=", ".join(present),
                )
        return names

    def check(self) -> None:
        """Read every number, choice, boolean and field once, so that a wrong one is refused before any work."""
        for definition in self.algorithm.parameterDefinitions():
            name = definition.name()
            if isinstance(definition, QgsProcessingParameterNumber):
                self.number(name)
            elif isinstance(definition, QgsProcessingParameterEnum):
                self.choice(name)
            elif isinstance(definition, QgsProcessingParameterBoolean):
                self.flag(name)
            elif isinstance(definition, QgsProcessingParameterField):
                self.fields(name)

    def unknown_parameters(self) -> list[str]:
        """Names that are no parameter of this algorithm; QGIS ignores them silently."""
        known = {definition.name() for definition in self.algorithm.parameterDefinitions()}
        return sorted(name for name in self.parameters if name not in known)

    def _raw(self, name: str) -> tuple[QgsProcessingParameterDefinition, Any]:
        definition = self.algorithm.parameterDefinition(name)
        raw = self.parameters.get(name)
        if isinstance(raw, QgsProperty):
            raw, _ = raw.value(self.context.expressionContext(), definition.defaultValue())
        return definition, definition.defaultValue() if values.is_empty(raw) else raw

    # -- layers -----------------------------------------------------------------------------------------

    def source(self, name: str) -> QgsProcessingFeatureSource | None:
        """The feature source of a parameter; None when an optional one is not given."""
        if name not in self._sources:
            source = self.algorithm.parameterAsSource(self.parameters, name, self.context)
            if source is None and self.given(name):
                raise NearMissError("{why}", why=self.algorithm.invalidSourceError(self.parameters, name))
            self._sources[name] = source
        return self._sources[name]

    def required_source(self, name: str) -> QgsProcessingFeatureSource:
        """The feature source of a mandatory parameter."""
        source = self.source(name)
        if source is None:
            raise NearMissError(translate("NearMiss", "{name}: no layer is given."), name=name)
        return source

    def label(self, name: str) -> str:
        """Parameter and layer name, for messages."""
        source = self.source(name)
        return f"{name} ({source.sourceName()})" if source is not None and source.sourceName() else name

    def crs(self, name: str) -> QgsCoordinateReferenceSystem:
        """The CRS of a layer, which must have one."""
        crs = self.required_source(name).sourceCrs()
        if not crs.isValid():
            raise NearMissError(
                translate(
                    "NearMiss",
                    "{layer} has no coordinate reference system, so distances in metres cannot be measured. Set the "
                    "layer's CRS (Layer > Set CRS of Layer(s)), or assign one with native:assignprojection.",
                ),
                layer=self.label(name),
            )
        return crs

    def table(self, name: str, *, may_be_empty: bool = False) -> Table:
        """Every row of a layer; disclosed in the log, with the provider's total where it differs."""
        from ..layers.read import read_table

        table = read_table(self.required_source(name), self.label(name), self.progress())
        if not len(table) and not may_be_empty:
            raise NearMissError(
                translate("NearMiss", "{layer} has no rows (0 features). Check its filter and selection, or its path."),
                layer=table.label,
            )
        total = self.provider_total(name)
        if total is None:
            note = translate("NearMiss", "unfiltered total of its provider: unknown")
        elif total != len(table):
            note = translate("NearMiss", "its provider holds {total}: a filter or a selection is on").format(
                total=total
            )
        else:
            note = translate("NearMiss", "all that its provider holds")
        self.info(
            translate("NearMiss", "{layer}: {rows} rows, {note}.").format(layer=table.label, rows=len(table), note=note)
        )
        return table

    def records(self, name: str, table: Table, columns: dict[str, str | None]) -> tuple[Records, WorkingCrs | None]:
        """A table of points in metres, and the CRS they are measured in; None where no point can be used.

        Says in the log how many rows are excluded and why, and how many lie too far away to be measured well.
        """
        from ..core.records import USED, Records
        from ..layers import crs as working_crs
        from ..layers import read

        source, crs = self.required_source(name), self.crs(name)
        xy, excluded = read.raw_points(table)
        usable = excluded == USED
        working = None
        if usable.any():
            working = working_crs.choose(xy[usable], crs, self.context.transformContext())
            found = read.records(table, source, (xy, excluded), working, columns)
            self.info(translate("NearMiss", "Distances are measured in {crs}.").format(crs=working.text))
            far = working.far_away(found.xy)
            if far:
                self.warn(
                    translate(
                        "NearMiss",
                        "{layer}: {n} of {rows} points lie more than 500 km from the centre of the data; distances there "
                        "are off by more than 0.1 %. Are their coordinates right?",
                    ).format(layer=table.label, n=far, rows=len(table))
                )
        else:
            found = Records(xy, excluded, read.columns_of(table, columns))
        counts = ", ".join(f"{label} {n}" for label, n in found.buckets().items())
        self.info(translate("NearMiss", "{layer}: {counts}.").format(layer=table.label, counts=counts))
        return found, working

    def centred_on(self, name: str, table: Table) -> WorkingCrs | None:
        """The working CRS around the streets, for reports that have no geometry."""
        from ..layers import crs as working_crs
        from ..layers import read

        vertices = read.vertices(table)
        if not len(vertices):
            return None
        working = working_crs.choose(vertices, self.crs(name), self.context.transformContext())
        self.info(translate("NearMiss", "Distances are measured in {crs}.").format(crs=working.text))
        return working

    def network(self, name: str, table: Table, ids: Sequence[str], working: WorkingCrs) -> Network:
        """The streets of a table as edges in metres; parts without length are counted in the log."""
        from ..layers.read import network

        self.crs(name)
        found = network(table, self.required_source(name), ids, working)
        if found.skipped_parts:
            self.warn(
                translate("NearMiss", "{layer}: {n} parts without length (or outside the CRS) were skipped.").format(
                    layer=table.label, n=found.skipped_parts
                )
            )
        return found

    def segment_ids(self, name: str, field: str, table: Table) -> list[str]:
        """Ids of the streets in `table`, present and unique."""
        chosen = self.field(field)
        if chosen is None:
            self.warn(
                translate(
                    "NearMiss",
                    "{field} is not given: feature ids of {layer} are used. They change when the file is written anew; "
                    "give a field of stable ids for anything you publish or compare.",
                ).format(field=field, layer=self.label(name))
            )
        return table.unique_identifiers(chosen, field)

    def provider_total(self, name: str) -> int | None:
        """Rows of the provider without filter and selection; None when unknown."""
        layer = self.algorithm.parameterAsVectorLayer(self.parameters, name, self.context)
        if not isinstance(layer, QgsVectorLayer):
            return None
        if layer.subsetString():
            layer = QgsVectorLayer(layer.source(), layer.name(), layer.providerType())
            layer.setSubsetString("")
        count = layer.featureCount()
        return count if count >= 0 else None

    # -- outputs ----------------------------------------------------------------------------------------

    def wants(self, name: str) -> bool:
        """Whether an output is asked for."""
        return bool(self.destination(name))

    def destination(self, name: str) -> str:
        """Where an output goes, as text; empty when it is not asked for."""
        raw = self.parameters.get(name)
        if isinstance(raw, QgsProcessingOutputLayerDefinition):
            raw = raw.sink
        if isinstance(raw, QgsProperty):
            raw, _ = raw.value(self.context.expressionContext(), "")
        return "" if values.is_empty(raw) else str(raw)

    def open(
        self,
        name: str,
        columns: Sequence[Column],
        *,
        table: Table | None = None,
        geometry_type: int,
        crs: QgsCoordinateReferenceSystem,
        style: str = "",
        private: bool,
    ) -> Output | None:
        """Open the sink of an output; None when it is not asked for."""
        from ..layers.style import arrive
        from ..layers.write import Output, Plan, file_of

        if not self.wants(name):
            return None
        plan = Plan(columns, table)
        target = file_of(self.destination(name))
        existed = target is not None and target.exists() and self.destination(name).startswith("ogr:")
        try:
            sink, destination = self.algorithm.parameterAsSink(
                self.parameters, name, self.context, plan.fields, geometry_type, crs
            )
        except QgsProcessingException as error:
            raise self._unwritable(name, str(error)) from error
        if sink is None:
            raise self._unwritable(name, self.algorithm.invalidSinkError(self.parameters, name))
        output = Output(sink, destination, plan, name, existed)
        self.outputs.append(output)
        arrive(destination, self.context, style, tuple(columns), private)
        if private and file_of(destination) is not None:
            self.info(
                translate("NearMiss", "PRIVATE file: {name} = {file}. Keep it out of releases.").format(
                    name=name, file=destination
                )
            )
        return output

    def write(
        self,
        output: Output | None,
        features: Sequence[QgsFeature] | None,
        columns: Sequence[Sequence[Any]],
        geometries: Sequence[QgsGeometry | None] | None = None,
    ) -> None:
        """Write the rows of an output that is asked for, and read it back."""
        if output is not None:
            output.write(features, columns, geometries, self.progress())
            output.close(self.context)

    def results(self) -> dict[str, str]:
        """Destinations of the outputs that were written."""
        return {output.name: output.destination for output in self.outputs}

    def discard(self) -> None:
        """Remove every output that was begun."""
        for output in self.outputs:
            output.discard()

    def check_destinations(self) -> None:
        """Refuse an output that would overwrite an input or another output.

        Raises
        ------
        NearMissError
            Naming both parameters.
        """
        from ..layers.write import file_of

        taken: dict[tuple[Any, ...], str] = {}
        for definition in self.algorithm.parameterDefinitions():
            name = definition.name()
            goal = self.destination(name) if definition.isDestination() else ""
            path = file_of(goal) if goal else None
            if path is None:
                continue
            table = goal if goal.startswith("ogr:") else ""
            other = taken.setdefault((path, table), name)
            if other == name and not table:
                other = next((n for n, source in self._source_files().items() if source == path), name)
            if other != name:
                raise NearMissError(
                    translate(
                        "NearMiss",
                        "{name} and {other} are the same file, {file}: writing one would destroy the other. "
                        "Give {name} another name.",
                    ),
                    name=name,
                    other=other,
                    file=path.name,
                )

    def _source_files(self) -> dict[str, Any]:
        from ..layers.write import file_of

        files = {}
        for definition in self.algorithm.parameterDefinitions():
            if definition.type() != "source" or not self.given(definition.name()):
                continue
            layer = self.algorithm.parameterAsVectorLayer(self.parameters, definition.name(), self.context)
            if isinstance(layer, QgsVectorLayer):
                files[definition.name()] = file_of(layer.source())
        return files

    def _unwritable(self, name: str, why: str) -> NearMissError:
        return NearMissError(
            translate(
                "NearMiss", "{name} cannot be written: {why} Check that the folder exists and may be written to."
            ),
            name=name,
            why=why,
        )

    # -- progress and messages --------------------------------------------------------------------------

    def progress(self) -> Any:
        """A function for the core: moves the bar of the step named last, raises Cancelled."""

        def moved(share: float) -> None:
            if self.feedback.isCanceled():
                raise Cancelled
            self.feedback.setProgress(100.0 * min(max(self._start + self._part * share, 0.0), 1.0))

        return moved

    _start, _part = 0.0, 1.0

    def step(self, text: str, start: float, end: float) -> None:
        """Name the step that begins; it takes the bar from `start` to `end` (0 to 1)."""
        if self.feedback.isCanceled():
            raise Cancelled
        self._start, self._part = start, end - start
        self.feedback.setProgressText(text)

    def info(self, text: str) -> None:
        """A line in the log."""
        self.feedback.pushInfo(text)

    def warn(self, text: str) -> None:
        """A warning in the log."""
        self.feedback.pushWarning(text)
