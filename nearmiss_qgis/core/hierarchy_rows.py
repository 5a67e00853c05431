"""The edges of a hierarchy as they stand in a file: CSV or YAML, with the line of each."""

from __future__ import annotations

import csv
import importlib
import io
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from .errors import QT_TRANSLATE_NOOP, NearMissError
from .records import identifier

COLUMNS = ("attribute", "value", "parent")
#: A line and what stands in it: attribute, value, parent.
Row = tuple[int, Sequence[Any]]
#: A line, attribute, value, parent.
Edge = tuple[int, str, str, str]


def csv_rows(text: str) -> Iterator[Row]:
    """Rows of a CSV text with the columns attribute, value and parent, in any order and case; others are left aside.

    The separator is a comma, or a semicolon where the header has no comma.

    Raises
    ------
    NearMissError
        Where columns are missing.

    Examples
    --------
    >>> list(csv_rows("Parent;Attribute;Value\\ntokyo;AREA;chiyoda\\n"))
    [(2, ['AREA', 'chiyoda', 'tokyo'])]
    """
    text = text.removeprefix("\ufeff")
    first = text.partition("\n")[0]
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=";" if ";" in first and "," not in first else ",")
    header = [name.strip().lower() for name in next(reader, [])]
    missing = [name for name in COLUMNS if name not in header]
    if missing:
        raise NearMissError(
            QT_TRANSLATE_NOOP(
                "NearMiss",
                "Hierarchy: its first line lacks {missing}. Write a line with attribute, value and parent above the others."
            ),
            missing=", ".join(missing),
        )  # fmt: skip
    places = [header.index(name) for name in COLUMNS]
    try:
        for row in reader:
            yield reader.line_num, [row[place] if place < len(row) else "" for place in places]
    except csv.Error as error:
        raise NearMissError(
            QT_TRANSLATE_NOOP("NearMiss", "Hierarchy, line {line}: it cannot be read as CSV."), line=reader.line_num
        ) from error


def yaml_rows(text: str) -> Iterator[Row]:
    """Rows of a YAML text: attribute, under it coarse values, under each a list of finer ones or a map of the same kind.

    Everything is text: ``no`` stays ``no``.

    Raises
    ------
    NearMissError
        For another shape, for what is no YAML, and where PyYAML is missing.
    """
    try:
        yaml = importlib.import_module("yaml")
    except ImportError as error:
        raise NearMissError(
            QT_TRANSLATE_NOOP(
                "NearMiss",
                "Hierarchy: a YAML file needs the Python package PyYAML, which is not here. Install it, or write CSV with the "
                "columns attribute, value and parent."
            )
        ) from error  # fmt: skip
    try:
        top = yaml.SafeLoader(text).get_single_node()
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        raise _shapeless(0 if mark is None else mark.line) from error
    seen: set[int] = set()
    for name, forest in _pairs(top, seen):
        if forest.id != "mapping":
            raise _shapeless(forest.start_mark.line)
        for coarse, finer in _pairs(forest, seen):
            yield from _under(coarse.value, finer, name.value, seen)


def complete_rows(rows: Iterable[Row]) -> Iterator[Edge]:
    """Edges, trimmed; rows of blanks are skipped.

    Raises
    ------
    NearMissError
        After the others, where a part is missing.

    Examples
    --------
    >>> list(complete_rows([(1, ["AREA", " chiyoda", "tokyo "]), (2, ["", None, " "])]))
    [(1, 'AREA', 'chiyoda', 'tokyo')]
    """
    incomplete = []
    for line, row in rows:
        attribute, value, parent = ((identifier(part) or "").strip() for part in row)
        if attribute and value and parent:
            yield line, attribute, value, parent
        elif attribute or value or parent:
            incomplete.append(line)
    if incomplete:
        raise NearMissError(
            QT_TRANSLATE_NOOP(
                "NearMiss",
                "Hierarchy: {n} lines lack an attribute, a value or a parent (line {lines}). Each line says of one value of one "
                "attribute what it becomes."
            ),
            n=len(incomplete),
            lines=", ".join(map(str, incomplete[:5])) + (", …" if len(incomplete) > 5 else ""),
        )  # fmt: skip


def _under(parent: str, node: Any, attribute: str, seen: set[int]) -> Iterator[Row]:
    """Rows of what stands below a value."""
    if node.id == "sequence":
        _once(node, seen)
        for item in node.value:
            if item.id == "scalar":
                yield item.start_mark.line + 1, (attribute, item.value, parent)
            else:
                yield from _children(parent, item, attribute, seen)
    elif node.id == "mapping":
        yield from _children(parent, node, attribute, seen)
    elif node.value not in ("", "~", "null"):
        raise _shapeless(node.start_mark.line)


def _children(parent: str, node: Any, attribute: str, seen: set[int]) -> Iterator[Row]:
    for value, finer in _pairs(node, seen):
        yield value.start_mark.line + 1, (attribute, value.value, parent)
        yield from _under(value.value, finer, attribute, seen)


def _pairs(node: Any, seen: set[int]) -> list[tuple[Any, Any]]:
    """Keys and values of a map, whose keys are plain."""
    if node is None or node.id != "mapping":
        raise _shapeless(0 if node is None else node.start_mark.line)
    _once(node, seen)
    for key, _ in node.value:
        if key.id != "scalar":
            raise _shapeless(key.start_mark.line)
    return list(node.value)


def _once(node: Any, seen: set[int]) -> None:
    """Refuse what is repeated by an alias: it may hold itself."""
    if id(node) in seen:
        raise _shapeless(node.start_mark.line)
    seen.add(id(node))


def _shapeless(line: int) -> NearMissError:
    return NearMissError(
        QT_TRANSLATE_NOOP(
            "NearMiss",
            "Hierarchy, line {line}: it cannot be read as YAML of the form attribute, coarse values under it, and under each a "
            "list or a map of finer ones."
        ),
        line=line + 1,
    )  # fmt: skip
