"""One run of an algorithm: its parameters as checked plain values, its sources, its progress and its log."""

from __future__ import annotations

import difflib
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from qgis.core import (
    QgsProcessing,
    QgsProcessingAlgorithm,
    QgsProcessingContext,
    QgsProcessingFeatureSource,
    QgsProcessingFeedback,
    QgsProcessingParameterBoolean,
    QgsProcessingParameterDefinition,
    QgsProcessingParameterEnum,
    QgsProcessingParameterFeatureSource,
    QgsProcessingParameterField,
    QgsProcessingParameterNumber,
    QgsProperty,
    QgsWkbTypes,
)

from ..core.errors import Cancelled, NearMissError
from ..translation import translate
from . import values

if TYPE_CHECKING:
    from qgis.core import QgsCoordinateReferenceSystem


_NO_PLACE = ("LOCAL_CS", "ENGCRS", "ENGINEERINGCRS")  # a GeoPackage without CRS: "Undefined Cartesian SRS", in "metres"
_GEOCENTRIC = ("GEOCCS", "GEODCRS", "GEODETICCRS")
_KIND, _SHAPE = QgsProcessing.SourceType, QgsWkbTypes.GeometryType
_GEOMETRIES = {
    _KIND.TypeVectorPoint: _SHAPE.PointGeometry,
    _KIND.TypeVectorLine: _SHAPE.LineGeometry,
    _KIND.TypeVectorPolygon: _SHAPE.PolygonGeometry,
}


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
        self._start, self._end, self._done = 0.0, 1.0, 0.0
        self._sources: dict[str, QgsProcessingFeatureSource | None] = {}
        self.rows_read: dict[str, tuple[int, int]] = {}  # of each layer: used, and held by its provider

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
        if isinstance(raw, (list, tuple)):
            raise NearMissError(
                translate("NearMiss", "{name} is given {n} times; give it once."), name=name, n=len(raw)
            )
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
        definition, raw = self._raw(name)
        if values.is_empty(raw):
            return []
        parent = definition.parentLayerParameterName()
        source = self.source(parent)
        if source is None:
            raise NearMissError(
                translate("NearMiss", "{name} is a field of {layer}, which is not given."), name=name, layer=parent
            )
        present = source.fields().names()
        names = values.texts(raw, present)
        if len(names) > 1 and not definition.allowMultiple():
            raise NearMissError(translate("NearMiss", "{name} takes one field, not {n}."), name=name, n=len(names))
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
            elif isinstance(definition, QgsProcessingParameterFeatureSource):
                self._check_geometry(definition)

    def _check_geometry(self, definition: QgsProcessingParameterFeatureSource) -> None:
        """Refuse lines where points are due, and the like; QGIS itself does not look, except in the dialog."""
        source = self.source(definition.name())
        wanted = [_GEOMETRIES[kind] for kind in definition.dataTypes() if kind in _GEOMETRIES]
        found = None if source is None else QgsWkbTypes.geometryType(source.wkbType())
        if wanted and found in _GEOMETRIES.values() and found not in wanted:
            raise NearMissError(
                translate("NearMiss", "{layer} holds {found} features; {wanted} is due."),
                layer=self.label(definition.name()),
                found=QgsWkbTypes.geometryDisplayString(found).lower(),
                wanted=" / ".join(QgsWkbTypes.geometryDisplayString(kind).lower() for kind in wanted),
            )

    def unknown_parameters(self) -> list[str]:
        """Names that are no parameter of this algorithm; QGIS ignores them silently."""
        known = {definition.name() for definition in self.algorithm.parameterDefinitions()}
        return sorted(name for name in self.parameters if name not in known)

    def _raw(self, name: str) -> tuple[QgsProcessingParameterDefinition, Any]:
        definition = self.algorithm.parameterDefinition(name)
        raw = self.parameters.get(name)
        if isinstance(raw, QgsProperty):
            raw, fine = raw.value(self.context.expressionContext(), definition.defaultValue())
            if not fine:
                raise NearMissError(
                    translate(
                        "NearMiss", "{name}: its data-defined value cannot be evaluated. Correct the expression."
                    ),
                    name=name,
                )
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
        if not crs.isValid() or crs.toWkt().startswith(_NO_PLACE) or crs.description().startswith("Undefined"):
            raise NearMissError(
                translate(
                    "NearMiss",
                    "{layer} has no coordinate reference system that ties it to the Earth, so distances in metres cannot be "
                    "measured. Set the layer's CRS (Layer > Set CRS of Layer(s)), or assign one with native:assignprojection."
                ),
                layer=self.label(name),
            )  # fmt: skip
        if crs.toWkt().startswith(_GEOCENTRIC):
            raise NearMissError(
                translate("NearMiss", "{layer}: {crs} is geocentric (X, Y, Z). Reproject the layer first."),
                layer=self.label(name),
                crs=crs.authid(),
            )
        return crs

    # -- progress and messages --------------------------------------------------------------------------

    def progress(self) -> Callable[[float], None]:
        """A function for the core: moves the bar within the step named last, never back; raises Cancelled."""

        def moved(share: float) -> None:
            if self.feedback.isCanceled():
                raise Cancelled
            self._done = max(self._done, self._start + (self._end - self._start) * min(share, 1.0))
            self.feedback.setProgress(100.0 * self._done)

        return moved

    def step(self, text: str, start: float, end: float) -> None:
        """Name the step that begins; it takes the bar from `start` to `end` (0 to 1)."""
        if self.feedback.isCanceled():
            raise Cancelled
        self._start, self._end = start, end
        self.feedback.setProgressText(text)

    def info(self, text: str) -> None:
        """A line in the log."""
        self.feedback.pushInfo(text)

    def warn(self, text: str) -> None:
        """A warning in the log."""
        self.feedback.pushWarning(text)
