"""Coarser values for finer ones: trees of an attribute's values, and attributes coarsened by them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .errors import QT_TRANSLATE_NOOP, NearMissError, Progress, watched
from .hierarchy_rows import Edge, complete_rows, csv_rows, yaml_rows
from .records import identifier
from .regions import mask_prefix, read_region

CSV, YAML = "csv", "yaml"


@dataclass(frozen=True)
class Hierarchy:
    """Trees of values, one forest per attribute.

    Attributes
    ----------
    parents : mapping
        ``parents[attribute][value]`` is the coarser value; roots are no keys.
    """

    parents: Mapping[str, Mapping[str, str]]
    _children: Mapping[str, Mapping[str, Sequence[str]]] = field(repr=False)
    _levels: Mapping[str, Mapping[str, int]] = field(repr=False)

    @property
    def attributes(self) -> tuple[str, ...]:
        """Names, in the order of the file."""
        return tuple(self.parents)

    def values(self, attribute: str) -> tuple[str, ...]:
        """Every value of an attribute, fine and coarse; none for an attribute that it does not have."""
        return tuple(self._levels.get(attribute, {}))

    def level(self, attribute: str, value: str) -> int:
        """1 for a value with none below it; else one more than the highest below it."""
        return self._levels[attribute][value]

    def below(self, attribute: str, value: str) -> tuple[str, ...]:
        """Every value below a value, children before theirs; none for what it does not have."""
        children = self._children.get(attribute, {})
        found = list(children.get(value, ()))
        for node in found:  # grows
            found += children.get(node, ())
        return tuple(found)


def hierarchy(rows: Iterable[Sequence[Any]]) -> Hierarchy:
    """A hierarchy from edges (attribute, value, parent).

    They are trimmed; rows of nothing but blanks are skipped, and repeated ones count once.

    Raises
    ------
    NearMissError
        For an empty part, a value that is its own parent, two parents, a cycle, or no edge at all. It says the number of
        the row (the first is 1) and the attribute.

    Examples
    --------
    >>> found = hierarchy([("AREA", "chiyoda", "tokyo"), ("AREA", "tokyo", "kanto"), ("AREA", "kawasaki", "kanto")])
    >>> found.below("AREA", "kanto"), found.level("AREA", "kanto"), found.parents["AREA"]["tokyo"]
    (('tokyo', 'kawasaki', 'chiyoda'), 3, 'kanto')
    """
    return _built(complete_rows(enumerate(rows, 1)))


def read_hierarchy(text: str, kind: str = CSV) -> Hierarchy:
    """A hierarchy from the text of a file.

    Parameters
    ----------
    text : str
        CSV with the columns attribute, value and parent in any order and case (others are left aside); or YAML: attribute,
        under it coarse values, under each a list of finer ones or a map of the same kind.
    kind : str
        csv or yaml.

    Raises
    ------
    NearMissError
        As :func:`hierarchy`, with line numbers of the text; for missing columns, for YAML of another shape, and where
        PyYAML is missing.

    Examples
    --------
    >>> read_hierarchy("Attribute,Value,Parent\\nAGE,\\"[0,5)\\",\\"[0,10)\\"\\n").parents
    {'AGE': {'[0,5)': '[0,10)'}}
    """
    return _built(complete_rows(yaml_rows(text) if kind == YAML else csv_rows(text)))


def check_some_named(hierarchy: Hierarchy, fields: Sequence[str]) -> None:
    """Refuse a hierarchy that names none of these fields: it would change nothing, without a word.

    Raises
    ------
    NearMissError
        Naming both, and those that differ in case only.
    """
    if set(fields) & set(hierarchy.attributes):
        return
    lowered = {name.lower() for name in fields}
    similar = [name for name in hierarchy.attributes if name.lower() in lowered]
    if similar:
        template = QT_TRANSLATE_NOOP(
            "NearMiss",
            "The hierarchy has {attributes}, and none of the fields {fields}. {similar} differs in upper and lower case only: "
            "write the names of the fields into its column attribute."
        )  # fmt: skip
    else:
        template = QT_TRANSLATE_NOOP(
            "NearMiss",
            "The hierarchy has {attributes}, and none of the fields {fields}. Write the names of the fields into its column "
            "attribute."
        )  # fmt: skip
    names = {"attributes": ", ".join(hierarchy.attributes), "fields": ", ".join(fields), "similar": ", ".join(similar)}
    raise NearMissError(template, **names)


def check_attributes(hierarchy: Hierarchy, fields: Sequence[str]) -> None:
    """Refuse a hierarchy that lacks one of these fields.

    Raises
    ------
    NearMissError
    """
    check_some_named(hierarchy, fields)
    for name in fields:
        if name not in hierarchy.parents:
            raise NearMissError(
                QT_TRANSLATE_NOOP("NearMiss", "The hierarchy has no attribute {attribute}. It has {attributes}."),
                attribute=name,
                attributes=", ".join(hierarchy.attributes),
            )


@dataclass(frozen=True)
class Coarsened:
    """Values one or more levels up.

    Attributes
    ----------
    values : (n,) object array
        Texts; those that the hierarchy does not have, and NULL, as they were given.
    unknown : int
        Values that the hierarchy does not have: unchanged, and so not coarser. NULL is not one of them.
    at_root : int
        Values that were at the root already, so that no level up exists.
    coarser : int
        Values that became another text.
    """

    values: NDArray[np.object_]
    unknown: int
    at_root: int
    coarser: int


def generalise(
    values: Sequence[Any], attribute: str, hierarchy: Hierarchy, levels: int = 1, progress: Progress = None
) -> Coarsened:
    """Values as many levels coarser, by a hierarchy.

    A value enters at the finest node that holds it: the same text, else an interval, a time or a mask in which it lies.
    From there it climbs, and stops at the root. With 0 levels it becomes that node.

    Parameters
    ----------
    values : (n,) sequence
        Plain Python values; None is NULL and stays so.
    levels : int
        0 or more.

    Raises
    ------
    NearMissError
        For an attribute that the hierarchy does not have, or levels below 0.

    Examples
    --------
    >>> ages = hierarchy([("AGE", "[30,35)", "[30,40)"), ("AGE", "[35,40)", "[30,40)")])
    >>> found = generalise([34, 37.5, 120, None], "AGE", ages, 1)
    >>> found.values.tolist(), found.unknown, found.at_root
    (['[30,40)', '[30,40)', 120, None], 1, 0)
    """
    check_attributes(hierarchy, [attribute])
    if levels < 0 or int(levels) != levels:
        raise NearMissError(
            QT_TRANSLATE_NOOP("NearMiss", "{attribute}: {levels} is no number of levels. Give 0, 1, 2, …"),
            attribute=attribute,
            levels=levels,
        )
    known: dict[tuple[type, Any], Any] = {(type(value), value): value for value in values}
    distinct = list(known.values())
    entry = dict(zip(known, _entries(distinct, attribute, hierarchy)))
    parents = hierarchy.parents[attribute]
    found, unknown, at_root, coarser = np.empty(len(values), dtype=object), 0, 0, 0
    for row, value in enumerate(watched(values, progress)):
        node = entry[type(value), value]
        if node is None:
            found[row], unknown = value, unknown + (value is not None)
            continue
        found[row] = _climbed(node, parents, int(levels))
        at_root += node not in parents
        coarser += found[row] != identifier(value)
    return Coarsened(found, unknown, at_root, coarser)


def _entries(distinct: list[Any], attribute: str, hierarchy: Hierarchy) -> list[str | None]:
    """The finest node that holds each value, None where there is none; of several the first of the file."""
    from .attack.containment import places_inside
    from .attack.lookup import Lookup

    nodes = hierarchy.values(attribute)
    same, texts = set(nodes), [identifier(value) for value in distinct]
    entries: list[str | None] = [text if text in same else None for text in texts]
    rest = [place for place, entry in enumerate(entries) if entry is None and texts[place] is not None]
    lookup = Lookup([distinct[place] for place in rest])
    regions = [node for node in reversed(nodes) if mask_prefix(node) is not None or read_region(node) is not None]
    for node in sorted(regions, key=lambda node: -hierarchy.level(attribute, node)):
        for place in places_inside(lookup, node).tolist():
            entries[rest[place]] = node
    return entries


def _climbed(node: str, parents: Mapping[str, str], levels: int) -> str:
    for _ in range(levels):
        if node not in parents:
            break
        node = parents[node]
    return node


# -- edges ------------------------------------------------------------------------------------------------------


def _built(edges: Iterable[Edge]) -> Hierarchy:
    parents: dict[str, dict[str, str]] = {}
    lines: dict[tuple[str, str], int] = {}
    for line, attribute, value, parent in edges:
        if value == parent:
            raise NearMissError(
                QT_TRANSLATE_NOOP("NearMiss", "Hierarchy, line {line}: a value of {attribute} is its own parent."),
                line=line,
                attribute=attribute,
            )
        first = lines.setdefault((attribute, value), line)
        if parents.setdefault(attribute, {}).setdefault(value, parent) != parent:
            raise NearMissError(
                QT_TRANSLATE_NOOP(
                    "NearMiss",
                    "Hierarchy, line {line}: a value of {attribute} gets a second parent; its first is in line {first}. A value "
                    "can become only one coarser value."
                ),
                line=line,
                attribute=attribute,
                first=first,
            )  # fmt: skip
    if not parents:
        raise NearMissError(QT_TRANSLATE_NOOP("NearMiss", "Hierarchy: it says of no value what it becomes."))
    children: dict[str, dict[str, list[str]]] = {attribute: {} for attribute in parents}
    for attribute, tree in parents.items():
        for value, parent in tree.items():
            children[attribute].setdefault(parent, []).append(value)
    levels = {attribute: _levels(attribute, tree, lines) for attribute, tree in parents.items()}
    return Hierarchy(parents, children, levels)


def _levels(attribute: str, parents: Mapping[str, str], lines: Mapping[tuple[str, str], int]) -> dict[str, int]:
    """The level of each value: from those with none below upwards, each once all below it have theirs."""
    levels = dict.fromkeys([*parents, *parents.values()], 1)
    waiting = Counter(parents.values())
    ready = [value for value in levels if not waiting[value]]
    for value in ready:  # grows
        parent = parents.get(value)
        if parent is not None:
            levels[parent] = max(levels[parent], levels[value] + 1)
            waiting[parent] -= 1
            if not waiting[parent]:
                ready.append(parent)
    if len(ready) < len(levels):
        rest = set(levels) - set(ready)
        raise NearMissError(
            QT_TRANSLATE_NOOP(
                "NearMiss",
                "Hierarchy: {n} values of {attribute} go round in a circle, one of them in line {line}. Each must become coarser "
                "until there is no parent."
            ),
            n=len(rest),
            attribute=attribute,
            line=min(lines[attribute, value] for value in rest),
        )  # fmt: skip
    return levels
