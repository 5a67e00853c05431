"""GeoJSON and lists of records, with every member that stands in them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..core.errors import Progress, watched
from ..translation import translate
from .raw import Raw, Vertices, asked_of_ogr, crs_if_degrees, decoded, free_name, number


def read_json(path: Path, progress: Progress) -> list[Raw]:
    """GeoJSON, or a list of records; nothing for other JSON."""
    content = json.loads(decoded(path.read_bytes()), object_pairs_hook=_every_pair)
    if isinstance(content, list) and content and all(isinstance(row, dict) for row in content):
        columns, absent = _columns([list(row.items()) for row in watched(content, progress)])
        return [Raw(path.name, columns, len(content), absent=absent)]
    kind = content.get("type") if isinstance(content, dict) else None
    if kind not in ("FeatureCollection", "Feature"):
        return []
    features = [content] if kind == "Feature" else _listed_features(content)
    columns, absent = _columns([list(_members(feature)) for feature in watched(features, progress)])
    vertices = Vertices()
    for row, feature in enumerate(watched(features, progress)):
        for name in _named_so(feature, "geometry"):
            vertices.add(row, list(_positions(feature[name])))
        for name in _named_so(feature, "bbox"):
            vertices.add(row, list(_box(feature[name])))
    xy, row_of_vertex = vertices.arrays()
    crs, count = asked_of_ogr(path) if kind == "FeatureCollection" else (None, None)
    lists = set(_named_so(content, "features")) if kind == "FeatureCollection" else {"geometry", "properties"}
    return [
        Raw(
            path.name,
            columns,
            len(features),
            xy,
            row_of_vertex,
            crs if content.get("crs") is not None and crs_if_degrees(xy) is None else crs_if_degrees(xy),
            count,
            {name: value for name, value in content.items() if name != "type" and name not in lists},
            absent,
        )
    ]


def _listed_features(content: dict[str, Any]) -> list[dict[str, Any]]:
    found = [
        feature
        for name in _named_so(content, "features")
        for feature in (content[name] if isinstance(content[name], list) else [None])
    ]
    if not all(isinstance(feature, dict) for feature in found):
        raise ValueError(translate("NearMiss", "a feature that is no JSON object"))
    return found


def _named_so(members: dict[str, Any], wanted: str) -> list[str]:
    """A member, and the later ones of the same name, as `_every_pair` numbers them."""
    names, number = [], 2
    if wanted in members:
        names.append(wanted)
        while f"{wanted} {number}" in members:
            names.append(f"{wanted} {number}")
            number += 1
    return names


def _columns(rows: list[list[tuple[str, Any]]]) -> tuple[dict[str, list[Any]], dict[str, frozenset[int]]]:
    """Columns of rows that need not have the same names, and the rows that lack a name."""
    columns: dict[str, list[Any]] = {}
    there: dict[str, set[int]] = {}
    for i, row in enumerate(rows):
        for name, value in row:
            if name not in columns:
                columns[name], there[name] = [None] * len(rows), set()
            columns[name][i] = value
            there[name].add(i)
    everywhere = frozenset(range(len(rows)))
    return columns, {name: everywhere - found for name, found in there.items() if len(found) < len(rows)}


def _members(feature: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    """Properties of a feature, and what else stands beside them or in its geometry."""
    taken: set[str] = set()
    tables, shapes = _named_so(feature, "properties"), _named_so(feature, "geometry")
    for name in tables:
        for key, inner in feature[name].items() if isinstance(feature[name], dict) else ():
            yield free_name(key, taken), inner
    read = {"type", *shapes, *(name for name in tables if isinstance(feature[name], dict))}
    read |= {name for name in _named_so(feature, "bbox") if list(_box(feature[name]))}
    for name, value in feature.items():
        if name not in read:
            yield free_name(name, taken), value
    for name in shapes:
        for key, inner in feature[name].items() if isinstance(feature[name], dict) else ():
            if key.split(" ")[0] not in ("type", "coordinates", "geometries", "bbox"):
                yield free_name(f"geometry {key}", taken), inner


def _positions(geometry: Any) -> Iterator[NDArray[np.float64]]:
    """Every position in a geometry, whatever its members are called."""
    for name, value in geometry.items() if isinstance(geometry, dict) else ():
        if name.split(" ")[0] == "geometries":
            if not isinstance(value, list):
                raise ValueError(translate("NearMiss", "a geometry that is none"))
            for part in value:
                yield from _positions(part)
        elif name.split(" ")[0] == "coordinates":
            yield from _nested_positions(value)
        elif name.split(" ")[0] == "bbox":
            yield from _box(value)
        else:
            yield from _positions(value)


def _nested_positions(found: Any) -> Iterator[NDArray[np.float64]]:
    if not isinstance(found, list) or not found:
        return
    if not isinstance(found[0], (list, dict)):
        yield _pairs_of(found)
    elif isinstance(found[0], list) and found[0] and not isinstance(found[0][0], (list, dict)):
        if all(len(position) == 2 for position in found):
            yield np.array([[number(value) for value in position] for position in found])
        else:
            yield from (_pairs_of(position) for position in found)
    else:
        for item in found:
            yield from _nested_positions(item)


def _pairs_of(position: Any) -> NDArray[np.float64]:
    """A position as X and Y; further numbers beyond a third one may be a place too."""
    numbers = [number(value) for value in position] if isinstance(position, list) else []
    pairs = [numbers[:2]] if len(numbers) >= 2 else []
    pairs += [numbers[i : i + 2] for i in range(2, len(numbers) - 1)] if len(numbers) > 3 else []
    return np.array(pairs, dtype=float).reshape(-1, 2)


def _box(box: Any) -> Iterator[NDArray[np.float64]]:
    if isinstance(box, list) and len(box) in (4, 6):
        half = len(box) // 2
        yield np.array([box[:2], box[half : half + 2]], dtype=float)


def _every_pair(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object with every pair: a repeated name gets a number, since another program may read the first one."""
    found = dict(pairs)
    if len(found) == len(pairs):
        return found
    taken: set[str] = set()
    return {free_name(name, taken): value for name, value in pairs}
