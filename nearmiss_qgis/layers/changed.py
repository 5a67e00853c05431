"""A table in which some fields have become texts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from qgis.core import QgsFeature, QgsFields

from ..core.errors import watched
from ..core.records import content_order, identifiers
from .read import Table, blobs
from .write import TEXT, field


def with_texts(table: Table, changed: Mapping[str, Sequence[Any]]) -> Table:
    """The same rows with other values in some fields, as text; in an order that tells of the new values only.

    The order of the old ones would tell of them.

    Parameters
    ----------
    changed : mapping
        Plain Python values by the name of the field, one per row; None is NULL.
    """
    fields, texts = QgsFields(), {table.fields.indexOf(name): identifiers(values) for name, values in changed.items()}
    for index in range(table.fields.count()):
        kept = table.fields.at(index)
        if index in texts:
            alias, kept = kept.alias(), field(kept.name(), TEXT)
            kept.setAlias(alias)
        fields.append(kept)
    features = []
    for row, feature in enumerate(watched(table.features, table.progress)):
        made = QgsFeature(feature)
        for index, values in texts.items():
            made.setAttribute(index, values[row])
        features.append(made)
    key = -1 if table.key in texts else table.key
    found = replace(table, fields=fields, features=features, key=key)
    return replace(found, features=[features[row] for row in _order(found)])


def _order(table: Table) -> list[int]:
    """Rows by their values, then by their geometries, which are read only where rows are tied."""

    def columns() -> Any:
        for index in range(table.fields.count()):
            if index != table.key:
                yield table.values(table.fields.at(index).name())
        yield blobs(table.features, table.progress)

    return content_order(columns(), len(table), table.progress).tolist()
