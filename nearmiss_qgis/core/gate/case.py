"""What the rules are given: the release that was read back, and what the checker knows beside it."""

from __future__ import annotations

import contextlib
import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..errors import QT_TRANSLATE_NOOP
from ..findings import Words
from ..policy import Policy
from ..records import identifiers
from ..suppression import REST
from .outcome import NotTested, listed
from .papers import METADATA, k_counts
from .release import CATEGORY_NAME, LOW_SAMPLE_NAME, Release, Sheet, Unreadable, cells_of, is_blank


@dataclass(frozen=True)
class Reports:
    """The raw reports, for the tripwire.

    Attributes
    ----------
    lonlat : (v, 2) float array
        Every coordinate of every report, degrees.
    native : (v, 2) float array
        The same as they stand in their layer.
    row : (v,) int array
        Report of each coordinate.
    """

    lonlat: NDArray[np.float64]
    native: NDArray[np.float64]
    row: NDArray[np.int64]


@dataclass(frozen=True)
class Streets:
    """The public street layer.

    Attributes
    ----------
    ids : sequence of str
    lonlat : (v, 2) float array
        Its vertices, degrees.
    columns : mapping of str to sequence
        Its attributes, in the order of `ids`.
    without_shape : frozenset of str
        Ids of the streets that have no geometry.
    """

    ids: Sequence[str]
    lonlat: NDArray[np.float64]
    columns: Mapping[str, Sequence[Any]]
    without_shape: frozenset[str] = frozenset()


@dataclass(frozen=True)
class Snapped:
    """The snapped reports, to count again: values per report; None where a field is not given."""

    segment_ids: Sequence[str | None]
    category: Sequence[Any] | None = None
    contributor: Sequence[Any] | None = None


@dataclass(frozen=True)
class Breakdown:
    """One printed breakdown.

    Attributes
    ----------
    where : str
        Its sheet.
    segment : str or None
    count : float
        The printed count of its segment; NaN where none is printed.
    cells : list of (str, float)
    """

    where: str
    segment: str | None
    count: float
    cells: list[tuple[str, float]]

    @property
    def rest(self) -> float:
        """What is printed as rest, and what is missing to the count."""
        missing = self.count - sum(n for _, n in self.cells)
        return sum(n for name, n in self.cells if name == REST) + (max(missing, 0.0) if missing == missing else 0.0)

    @property
    def named(self) -> dict[str, float]:
        """The named categories with reports."""
        return {name: n for name, n in self.cells if name != REST and n}


@dataclass(frozen=True)
class Case:
    """A release and the evidence against it.

    Attributes
    ----------
    release : Release
    policy : Policy
        In force: of the user's and the manifest's thresholds the stricter ones.
    reports, streets, snapped : optional
        What is not given cannot be tested.
    withheld : sequence of str or None
        Ids of the segments that must not show a count.
    categories : sequence of str or None
        Every category there can be.
    strict_coincidence : bool
        A published vertex on a report stops the release though it is a public one.
    expected_rows : int or None
        Features that went in.
    source_rows : mapping of str to (int, int)
        Of each layer that was read: rows used, and rows its provider holds without filter and selection.
    """

    release: Release
    policy: Policy
    reports: Reports | None = None
    streets: Streets | None = None
    snapped: Snapped | None = None
    withheld: Sequence[str] | None = None
    categories: Sequence[str] | None = None
    strict_coincidence: bool = False
    expected_rows: int | None = None
    source_rows: Mapping[str, tuple[int, int]] = field(default_factory=dict)

    @cached_property
    def by_people(self) -> bool | None:
        """Whether k counts people; None when nobody says so.

        The column `low_sample` of a release that counts people is NULL; a manifest or metadata that say "people"
        beside filled ones are not believed.
        """
        if self.snapped_by_people or self.said_people is None:
            return self.said_people
        return self.said_people and not self.low_sample_filled

    @cached_property
    def said_people(self) -> bool | None:
        """Whether SNAPPED with contributors, manifest or metadata say that k counts people; None: nobody says."""
        if self.snapped_by_people:
            return True
        said = k_counts(self.release.manifest) or k_counts(self.release.document(METADATA))
        return None if said is None else said == "people"

    @property
    def snapped_by_people(self) -> bool:
        """Whether the contributors of the snapped reports are given."""
        return self.snapped is not None and self.snapped.contributor is not None

    @cached_property
    def low_sample_filled(self) -> bool | None:
        """Whether a segment has a `low_sample`; None without that column."""
        found = [not is_blank(v) for s in self.release.segments for v in s.column(LOW_SAMPLE_NAME) or ()]
        return any(found) if found else None

    @cached_property
    def count_of(self) -> dict[str, float]:
        """The first published count of each segment id; NaN where there is none."""
        found: dict[str, float] = {}
        for sheet in self.release.segments:
            for name, count in zip(sheet.ids, sheet.counts.tolist()):
                if name is not None:
                    found.setdefault(name, count)
        return found

    @cached_property
    def breakdowns(self) -> list[Breakdown]:
        """Every readable breakdown that is not empty, from columns, and from tables of cells where these differ."""
        in_columns = list(self._in_columns())
        told: dict[str | None, list[list[tuple[str, float]]]] = {}
        for found in in_columns:
            told.setdefault(found.segment, []).append(sorted(found.cells))
        return [*in_columns, *self._in_tables(told)]

    def _in_columns(self) -> Iterator[Breakdown]:
        for sheet, column, row in self._broken_down():
            with contextlib.suppress(Unreadable):
                cells = cells_of(sheet.columns[column][row])
                if cells:
                    yield Breakdown(sheet.name, sheet.ids[row], float(sheet.counts[row]), cells)

    def _in_tables(self, told: Mapping[str | None, list[list[tuple[str, float]]]]) -> Iterator[Breakdown]:
        for sheet in self.release.sheets:
            if not sheet.is_breakdown:
                continue
            cells: dict[str | None, list[tuple[str, float]]] = {}
            categories = identifiers(sheet.column(CATEGORY_NAME) or ())
            for name, category, n in zip(sheet.ids, categories, sheet.counts.tolist()):
                cells.setdefault(name, []).append((category or "", n))
            for name, found in cells.items():
                if sorted(found) in told.get(name, ()):
                    continue  # the same as in a column
                yield Breakdown(sheet.name, name, self.count_of.get(name or "", math.nan), found)

    @cached_property
    def unreadable(self) -> list[tuple[str, str | None]]:
        """Sheet and segment of every breakdown that cannot be read."""
        found = []
        for sheet, column, row in self._broken_down():
            try:
                cells_of(sheet.columns[column][row])
            except Unreadable:
                found.append((sheet.name, sheet.ids[row]))
        return found

    def _broken_down(self) -> Iterator[tuple[Sheet, str, int]]:
        for sheet in self.release.sheets:
            for column in sheet.breakdown_columns:
                for row in range(sheet.rows):
                    yield sheet, column, row

    @cached_property
    def absent(self) -> list[str]:
        """Segments of STREETS that no table of the release has."""
        if self.streets is None:
            return []
        present = {name for sheet in self.release.segments for name in sheet.ids}
        return [name for name in self.streets.ids if name not in present]

    def require_known_ids(self) -> None:
        """Refuse to judge what is missing when segments of the release are not in STREETS.

        Raises
        ------
        NotTested
            When ids do not match: then the missing ones are none.
        """
        if self.streets is None:
            return
        known = set(self.streets.ids)
        strangers = {name for sheet in self.release.segments for name in sheet.ids} - known
        if strangers:
            raise NotTested(
                Words(
                    QT_TRANSLATE_NOOP("NearMiss", "Segment ids of the release that are not in STREETS ({n}): {names}"),
                    n=len(strangers),
                    names=listed(strangers),
                ),
                QT_TRANSLATE_NOOP("NearMiss", "Give the STREETS of the release, and their field of ids in STREETS_ID."),
            )

    @property
    def segments(self) -> list[Sheet]:
        """The sheets with a count per segment.

        Raises
        ------
        NotTested
            When there is none.
        """
        found = self.release.segments
        if not found:
            raise NotTested(
                Words(QT_TRANSLATE_NOOP("NearMiss", "No table with a segment id and a count was recognised.")),
                QT_TRANSLATE_NOOP("NearMiss", "Name the fields in SEGMENT_ID and COUNT_FIELD."),
            )
        return found

    def blank_in_rest(self, segment: str | None) -> bool:
        """Whether a report without category is known to be on a segment."""
        return segment in self._with_blanks

    @cached_property
    def _with_blanks(self) -> set[str | None]:
        if self.snapped is None or self.snapped.category is None:
            return set()
        texts = identifiers(self.snapped.category)
        return {s for s, text in zip(self.snapped.segment_ids, texts) if text is None or not text.strip()}

    @cached_property
    def domain(self) -> tuple[frozenset[str], bool]:
        """Categories an outsider knows of, and whether these are all there are."""
        seen = {name for found in self.breakdowns for name, _ in found.cells} - {REST, ""}
        listed = set(self.categories or ())
        present: set[str] = set()
        if self.snapped is not None and self.snapped.category is not None:
            present = {text for text in identifiers(self.snapped.category) if text is not None and text.strip()}
        return frozenset(seen | listed | present), bool(listed or present)
