"""The layers of a request as tables, records and networks; what was read is disclosed in the log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from qgis.core import (
    QgsMapLayer,
    QgsProcessingFeatureSourceDefinition,
    QgsProcessingParameterField,
    QgsProcessingUtils,
    QgsVectorLayer,
)

from ..core.errors import NearMissError
from ..translation import translate
from .request import Request

if TYPE_CHECKING:
    from ..core.network import Network
    from ..core.records import Records
    from ..layers.crs import WorkingCrs
    from ..layers.read import Table


def table(
    request: Request, name: str, *, only: Sequence[str | None] | None = None, may_be_empty: bool = False
) -> Table:
    """Every row of a layer; disclosed in the log, with the provider's total where it differs.

    Parameters
    ----------
    only : sequence, optional
        Fields that are needed, None among them for those that are not given; see `read_table`.

    Raises
    ------
    NearMissError
        When the layer has no rows.
    """
    from ..layers.read import read_table

    found = read_table(
        request.required_source(name),
        request.label(name),
        only=None if only is None else [field for field in only if field],
        key_field=None if only is not None else key_field(request, name),
        progress=request.progress(),
    )
    if not len(found) and not may_be_empty:
        raise NearMissError(
            translate("NearMiss", "{layer} has no rows (0 features). Check its filter and selection, or its path."),
            layer=found.label,
        )
    total = provider_total(request, name)
    request.rows_read[name] = (len(found), len(found) if total is None else total)
    if total is None:
        note = translate("NearMiss", "unfiltered total of its provider: unknown")
    elif total != len(found):
        note = translate("NearMiss", "its provider holds {total}: a filter or a selection is on").format(total=total)
    else:
        note = translate("NearMiss", "all that its provider holds")
    text = translate("NearMiss", "{layer}: {rows} rows, {note}.")
    request.info(text.format(layer=found.label, rows=len(found), note=note))
    return found


def records(
    request: Request, name: str, found: Table, columns: dict[str, str | None]
) -> tuple[Records, WorkingCrs | None]:
    """A table of points in metres, and the CRS they are measured in; None where no point can be used.

    Says in the log how many rows are excluded and why, and how many lie too far away to be measured well.
    """
    from ..core.records import USED, Records
    from ..layers import crs as working_crs
    from ..layers import geometry, read

    source, crs = request.required_source(name), request.crs(name)
    xy, excluded = geometry.raw_points(found)
    usable = excluded == USED
    working, result = None, Records(xy, excluded, read.columns_of(found, columns))
    if usable.any():
        working = working_crs.choose(xy[usable], crs, request.context.transformContext())
        result = read.in_metres(result, source, working)
        request.info(translate("NearMiss", "Distances are measured in {crs}.").format(crs=working.text))
        far = working.far_away(result.xy)
        if far:
            text = translate(
                "NearMiss",
                "{layer}: {n} of {rows} points lie more than 500 km from the centre of the data; distances there are off by "
                "more than 0.1 %. Are their coordinates right?"
            )  # fmt: skip
            request.warn(text.format(layer=found.label, n=far, rows=len(found)))
    counts = in_words(result)
    request.info(translate("NearMiss", "{layer}: {counts}.").format(layer=found.label, counts=counts))
    return result, working


def in_words(found: Records) -> str:
    """The buckets of records, for messages."""
    return ", ".join(f"{translate('NearMiss', label)} {n}" for label, n in found.buckets().items())


def centred_on(request: Request, name: str, streets: Table) -> WorkingCrs | None:
    """The working CRS around the streets, for reports that have no geometry."""
    from ..layers import crs as working_crs
    from ..layers import geometry

    vertices = geometry.vertices(streets)
    if not len(vertices):
        return None
    working = working_crs.choose(vertices, request.crs(name), request.context.transformContext())
    request.info(translate("NearMiss", "Distances are measured in {crs}.").format(crs=working.text))
    return working


def network(request: Request, name: str, streets: Table, ids: Sequence[str], working: WorkingCrs) -> Network:
    """The streets of a table as edges in metres; parts without length are counted in the log."""
    from ..layers import geometry

    request.crs(name)
    found = geometry.network(streets, request.required_source(name), ids, working)
    for n, text in (
        (found.skipped_parts, translate("NearMiss", "{layer}: {n} parts without length were skipped.")),
        (found.lost_vertices, translate("NearMiss", "{layer}: {n} vertices are not finite; their edges were skipped.")),
        (found.without_edges, translate("NearMiss", "{layer}: {n} streets have no length, so no report is on them.")),
    ):
        if n:
            request.warn(text.format(layer=streets.label, n=n))
    return found


def segment_ids(request: Request, name: str, field: str, streets: Table) -> list[str]:
    """Ids of the streets, present and unique; feature ids, with a warning, where no field is given."""
    chosen = request.field(field)
    if chosen is None:
        text = translate(
            "NearMiss",
            "{field} is not given: feature ids of {layer} are used. They change when the file is written anew; give a field "
            "of stable ids for anything you publish or compare."
        )  # fmt: skip
        request.warn(text.format(field=field, layer=streets.label))
    return streets.unique_identifiers(chosen, field)


def provider_total(request: Request, name: str) -> int | None:
    """Rows of the provider without filter and selection; None when unknown."""
    layer = source_layer(request, name)
    if layer is None:
        return None
    if layer.subsetString():
        layer = QgsVectorLayer(layer.source(), layer.name(), layer.providerType())
        layer.setSubsetString("")
    count = layer.dataProvider().featureCount()  # of the layer itself it would include unsaved edits
    return int(count) if count >= 0 else None


def key_field(request: Request, name: str) -> str | None:
    """The provider's own key named "fid" (GeoPackage), unless a parameter uses it: that one is kept."""
    layer = source_layer(request, name)
    if layer is None:
        return None
    keys = [layer.fields().at(index).name() for index in layer.primaryKeyAttributes()]
    used = {
        field
        for definition in request.algorithm.parameterDefinitions()
        if isinstance(definition, QgsProcessingParameterField) and definition.parentLayerParameterName() == name
        for field in request.fields(definition.name())
    }
    return next((key for key in keys if key.lower() == "fid" and key not in used), None)


def source_layer(request: Request, name: str) -> QgsVectorLayer | None:
    """The layer behind a source, where there is one."""
    raw: Any = request.parameters.get(name)
    if isinstance(raw, QgsProcessingFeatureSourceDefinition):
        raw, _ = raw.source.value(request.context.expressionContext(), "")
    if isinstance(raw, str):
        raw = QgsProcessingUtils.mapLayerFromString(raw, request.context)
    elif not isinstance(raw, QgsMapLayer):
        raw = request.algorithm.parameterAsVectorLayer(request.parameters, name, request.context)
    return raw if isinstance(raw, QgsVectorLayer) and raw.isValid() else None
