"""A release as it was read back from disk: sheets with their columns and vertices, documents, hashes."""

from __future__ import annotations

import json
import math
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..records import identifiers

SEGMENT_ID_NAMES = ("segment_id", "id")
COUNT_NAMES = ("report_count", "count", "n")
BREAKDOWN_NAMES = ("category_breakdown", "hazard_breakdown")
BAND_NAME, LOW_SAMPLE_NAME, NAME_NAME, CATEGORY_NAME = "count_band", "low_sample", "name", "category"
GROUP_NAMES = ("group_field", "group_value")
#: A Shapefile cuts field names to this many letters.
SHORT = 10
_NUMBERED = re.compile(r" \d+$")
_LARGEST = 1e15  # no count is larger
_THOUSANDS = re.compile(r"\d{1,3}(,\d{3})+")
_WITH_COMMA = re.compile(r"[-+]?\d+,\d+")


#: Name of the document that holds the names of the files.
FILE_NAMES = "(file names)"


@dataclass(frozen=True)
class Names:
    """Field names the user gave instead of the ones that are recognised."""

    segment_id: str | None = None
    count: str | None = None
    breakdown: str | None = None


#: Every field is recognised by its name.
RECOGNISED = Names()


@dataclass(frozen=True)
class Sheet:
    """One table or layer of a release.

    Attributes
    ----------
    name : str
        File, and layer where the file holds several.
    rows : int
    columns : mapping of str to sequence
        Values as they were read; nested JSON stays nested.
    xy : (v, 2) float array
        Vertices in degrees (longitude, latitude); NaN where the CRS is not known.
    written : (v, 2) float array
        Vertices as they stand in the file.
    row_of_vertex : (v,) int array
    provider_rows : int or None
        How many rows the file says it has.
    absent : mapping of str to frozenset of int
        Rows that lack a column altogether, where a format allows that.
    names : Names
    """

    name: str
    rows: int
    columns: Mapping[str, Sequence[Any]]
    xy: NDArray[np.float64] = field(default_factory=lambda: np.zeros((0, 2)))
    written: NDArray[np.float64] = field(default_factory=lambda: np.zeros((0, 2)))
    row_of_vertex: NDArray[np.int64] = field(default_factory=lambda: np.zeros(0, dtype=np.int64))
    provider_rows: int | None = None
    absent: Mapping[str, frozenset[int]] = field(default_factory=dict)
    names: Names = RECOGNISED

    @cached_property
    def id_column(self) -> str | None:
        """The column of segment ids."""
        found = named(self.columns, SEGMENT_ID_NAMES, self.names.segment_id)
        return found[0] if found else None

    @cached_property
    def ids(self) -> list[str | None]:
        """Segment ids as text; None where there is none."""
        if self.id_column is None:
            return [None] * self.rows
        return [text or None for text in identifiers(self.columns[self.id_column])]

    @cached_property
    def count_columns(self) -> list[str]:
        """The columns of counts."""
        return named(self.columns, COUNT_NAMES, self.names.count)

    @cached_property
    def counts(self) -> NDArray[np.float64]:
        """(rows,) the first column of counts as numbers; NaN where it is NULL, no number or negative."""
        return self.numbers(self.count_columns[0]) if self.count_columns else np.full(self.rows, np.nan)

    def numbers(self, column: str) -> NDArray[np.float64]:
        """(rows,) a column as counts; NaN where it is NULL, no number or negative."""
        found = np.array([number_of(value) for value in self.columns[column]], dtype=float)
        return np.where(found < 0, np.nan, found)

    @cached_property
    def breakdown_columns(self) -> list[str]:
        """The columns of breakdowns."""
        return named(self.columns, BREAKDOWN_NAMES, self.names.breakdown)

    @property
    def is_breakdown(self) -> bool:
        """Whether it is a table of cells: segment, category, count."""
        found = named(self.columns, (CATEGORY_NAME,)) and self.id_column and self.count_columns
        return bool(found) and not len(self.written)

    @property
    def is_totals(self) -> bool:
        """Whether it is a table of totals."""
        return bool(named(self.columns, GROUP_NAMES[:1]) and self.count_columns) and self.id_column is None

    @property
    def is_segments(self) -> bool:
        """Whether it holds a count per segment."""
        return bool(self.id_column and self.count_columns) and not self.is_breakdown and not self.is_totals

    def column(self, name: str) -> Sequence[Any] | None:
        """The values of a column by its name or the ten letters of it."""
        found = named(self.columns, (name,))
        return self.columns[found[0]] if found else None


@dataclass(frozen=True)
class Document:
    """Metadata of a release: JSON, or text."""

    name: str
    content: Any


@dataclass(frozen=True)
class Release:
    """Everything that was read back.

    Attributes
    ----------
    sheets : tuple of Sheet
    documents : tuple of Document
    hashes : mapping of str to str
        SHA-256 of each file but the manifest.
    manifest : mapping or None
        None: there is none, or it cannot be read.
    manifest_found : bool
        There is one, readable or not.
    whole : bool
        A folder was given, so that a file that is not listed can be seen.
    unread : tuple of str
        Files of which only the hash was read.
    """

    sheets: tuple[Sheet, ...]
    documents: tuple[Document, ...] = ()
    hashes: Mapping[str, str] = field(default_factory=dict)
    manifest: Mapping[str, Any] | None = None
    manifest_found: bool = False
    whole: bool = False
    unread: tuple[str, ...] = ()

    @property
    def segments(self) -> list[Sheet]:
        """The sheets with a count per segment."""
        return [sheet for sheet in self.sheets if sheet.is_segments]

    def document(self, name: str) -> Any:
        """The content of a document; None when there is none of that name."""
        return next((paper.content for paper in self.documents if paper.name == name), None)


def named(columns: Iterable[str], names: Sequence[str], given: str | None = None) -> list[str]:
    """The column that is given, then every one of these names, in the order of the names.

    Names are compared without case, by ten letters too, and whatever number a repeated one got.

    >>> named(["N", "report_cou", "Report_Count", "report_count 2"], COUNT_NAMES)
    ['report_cou', 'Report_Count', 'report_count 2', 'N']
    >>> named(["n", "crashes"], COUNT_NAMES, given="crashes")
    ['crashes', 'n']
    """
    present = [(_NUMBERED.sub("", column.lower()), column) for column in columns]
    wanted = [{given.lower()}] if given else []
    wanted += [{name, name[:SHORT]} for name in names]
    return list(dict.fromkeys(column for spellings in wanted for spelling, column in present if spelling in spellings))


def is_blank(value: Any) -> bool:
    """Whether a value says nothing: NULL, NaN or blank text."""
    return (
        value is None or (isinstance(value, float) and value != value) or (isinstance(value, str) and not value.strip())
    )


def number_of(value: Any) -> float:
    """The number a value is, of whatever type; NaN when it is none.

    >>> number_of("2"), number_of(2), number_of(np.int64(2)), number_of(" 2.0 ")
    (2.0, 2.0, 2.0, 2.0)
    >>> number_of("2,0"), number_of("1,234")
    (2.0, 1234.0)
    >>> number_of("<3"), number_of(None)
    (nan, nan)
    """
    if value is None or isinstance(value, (dict, list, tuple, bytes)):
        return math.nan
    if isinstance(value, str) and "," in value:
        text = value.strip()
        grouped = _THOUSANDS.fullmatch(text)
        value = text.replace(",", "" if grouped else ".") if grouped or _WITH_COMMA.fullmatch(text) else text
    try:
        found = float(value)
    except (TypeError, ValueError, OverflowError):
        return math.nan
    return found if abs(found) <= _LARGEST else math.nan


class Unreadable(ValueError):
    """A breakdown that is no JSON object of numbers, for example one that was cut off."""


def cells_of(value: Any) -> list[tuple[str, float]]:
    """The cells of a breakdown, repeated names and all.

    Raises
    ------
    Unreadable
        When the value is not a JSON object of numbers.

    Examples
    --------
    >>> cells_of('{"dooring": 3, "*": 4}')
    [('dooring', 3.0), ('*', 4.0)]
    """
    if is_blank(value):
        return []
    pairs = list(value.items()) if isinstance(value, Mapping) else _pairs(value)
    cells = [(str(name), number_of(n)) for name, n in pairs]
    if any(n != n for _, n in cells):
        raise Unreadable
    return cells


def _pairs(value: Any) -> list[tuple[str, Any]]:
    try:
        found = json.loads(value, object_pairs_hook=_Pairs)
    except (TypeError, ValueError, RecursionError) as error:
        raise Unreadable from error
    if not isinstance(found, _Pairs):
        raise Unreadable
    return found.pairs


class _Pairs:
    """A JSON object with every pair of it; a dict would keep the last one of a repeated name."""

    def __init__(self, pairs: list[tuple[str, Any]]) -> None:
        self.pairs = pairs
