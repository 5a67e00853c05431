"""Brute-force checker of a written release: reads the folder by itself and knows the private truth.

Slow and obvious on purpose, and written from the contract alone: tests compare the library with it.
Only GeoJSON and CSV (with WKT) are read. Every text begins with the rule of `verifyrelease` it belongs to.

>>> round_half_up(12, 5), round_half_up(13, 5), round_half_up(7, 0)
(10, 15, 7)
>>> cell_values(6, 3, 3), cell_values(5, 3, 3), cell_values(4, 3, 3)
({2}, {1, 2}, {0, 1, 2})
"""

from __future__ import annotations

import csv
import hashlib
import io
import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from decimal import Decimal, InvalidOperation
from fractions import Fraction
from pathlib import Path
from typing import Optional, Union

REST = "*"
OVERALL = ("", "")
HIDDEN_BAND = {0: "none or withheld", 1: "withheld", 2: "none or withheld"}
SEGMENT_FIELDS = ("segment_id", "name", "report_count", "count_band", "category_breakdown", "low_sample")
BREAKDOWN_FIELDS = ["segment_id", "category", "report_count"]
TOTALS_FIELDS = ["group_field", "group_value", "report_count"]
TEXT_FILES = ("metadata.json", "README.txt", "manifest.json")
REQUIRED_FILES = set(TEXT_FILES)
KNOWN_FILES = REQUIRED_FILES | {"segments.geojson", "segments.csv", "breakdown.csv", "totals.csv"}
WKT_NAMES = {"wkt", "geom", "geometry", "the_geom", "_wkt"}
COLLECTION_MEMBERS = {"type", "name", "crs", "features", "bbox", "xy_coordinate_resolution"}
FEATURE_MEMBERS = {"type", "id", "geometry", "properties", "bbox"}
TOTAL_WORDS = ("snapped", "reports", "total", "withheld")
RECORDED_FLOORS = ("min_publish_n", "small_n", "min_cell", "round_base", "dominance_share", "zeros")
POLICY_NAMES = {*RECORDED_FLOORS, "preset", "unknown_contributors", "publish_total", "totals_by", "complementary"}
MOST_STATES = 200_000
HALF_UNIT = Decimal("0.0000005") + Decimal("0.000000001")
NEAR = Decimal("0.000001")
FIVE = Decimal("0.00001")
SIX = Decimal("0.000001")
NUMBER = re.compile(r"-?\d+\.\d+(?:[eE][-+]?\d+)?|(?<![\w.])-?\d+(?![\w.])")
WKT_POSITION = re.compile(r"[-+]?\d[-+0-9.eE]*(?:\s+[-+]?\d[-+0-9.eE]*)+")
HIDDEN_COUNT = re.compile(r"^\s*(?:[<≤>≥]=?\s*\d+|\d+\s*(?:-|–|—|to)\s*\d+)\s*$")
HEX_DIGEST = re.compile(r"^[0-9a-fA-F]{64}$")

Name = Optional[str]
Position = tuple[Decimal, ...]
Cells = dict[str, int]
Shown = Union[int, Decimal]
Group = tuple[str, str]
Limits = dict[Group, tuple[int, int]]


@dataclass(frozen=True)
class Truth:
    """The private side: what was reported where, and the public streets."""

    segment_of: list[Optional[str]]
    category: Optional[list[Optional[str]]]
    contributor: Optional[list[Optional[str]]]
    reports: list[tuple[float, float]]
    streets: dict[str, list[tuple[float, float]]]
    domain: Optional[list[str]] = None
    groups: Optional[Mapping[str, Mapping[str, Optional[str]]]] = None  # TOTALS_BY: field -> segment id -> value


@dataclass(frozen=True)
class Floors:
    """The policy in force."""

    min_publish_n: int
    small_n: int
    min_cell: int
    round_base: int
    dominance_share: float = 0.9
    unknown_each: bool = False
    zeros: int = 0


@dataclass(frozen=True)
class Feature:
    """One published segment as it stands in the file."""

    segment: str
    values: dict[str, object]
    positions: list[Position]


@dataclass
class Release:
    """What was read from the folder, and what was wrong while reading."""

    features: list[Feature] = field(default_factory=list)
    boxes: list[list[Decimal]] = field(default_factory=list)
    breakdown: Optional[list[dict[str, str]]] = None
    totals: Optional[list[dict[str, str]]] = None
    documents: dict[str, object] = field(default_factory=dict)
    texts: dict[str, str] = field(default_factory=dict)
    names: set[str] = field(default_factory=set)
    problems: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Case:
    """A release beside the truth: `cells` are contributors by segment and category."""

    truth: Truth
    floors: Floors
    release: Release
    street_fields: frozenset[str]
    cells: dict[str, dict[Name, list[Name]]]
    shown: dict[str, Shown]

    @property
    def people(self) -> bool:
        """k is the number of distinct contributors when CONTRIBUTOR is given, else rows."""
        return self.truth.contributor is not None

    def those_in(self, segment: str) -> list[Name]:
        """The contributors of all reports of a segment."""
        return [one for cell in self.cells[segment].values() for one in cell]

    def rows(self, segment: str) -> int:
        return len(self.those_in(segment))

    def rows_in(self, segments: Iterable[str]) -> int:
        return sum(self.rows(segment) for segment in segments)

    def size(self, contributors: Sequence[Name]) -> int:
        """People or rows, as k counts."""
        return people_count(contributors, self.floors.unknown_each) if self.people else len(contributors)

    def k(self, segment: str) -> int:
        return self.size(self.those_in(segment))

    def dominated(self, contributors: Sequence[Name]) -> bool:
        """DOMINANCE_SHARE: the two largest known contributors may not hold more than this share of all rows."""
        return self.people and is_dominated(contributors, self.floors.dominance_share)

    def reason_to_withhold(self, segment: str) -> str:
        """Withheld when 0 < k < MIN_PUBLISH_N (primary), when dominated (dominance); else an empty text."""
        if 0 < self.k(segment) < self.floors.min_publish_n:
            return f"k = {self.k(segment)}"
        return "dominated" if self.dominated(self.those_in(segment)) else ""

    def rounded(self, value: int) -> int:
        return round_half_up(value, self.floors.round_base)

    @property
    def published(self) -> dict[str, Shown]:
        """Segments of the streets with a printed count that is not 0."""
        return {name: value for name, value in self.shown.items() if value and name in self.cells}

    @property
    def unpublished(self) -> list[str]:
        """Segments without a published count, as an outsider sees them (he knows the streets)."""
        return [segment for segment in sorted(self.cells) if segment not in self.shown]

    @property
    def domain(self) -> set[str]:
        """CATEGORIES, or the values present in SNAPPED, snapped or not."""
        present = {name for name in map(blank_to_none, self.truth.category or []) if name is not None}
        return present if self.truth.domain is None else set(self.truth.domain)


def violations(folder: Path, truth: Truth, floors: Floors, street_fields: frozenset[str] = frozenset()) -> list[str]:
    """Everything the contract forbids in this folder, one text each; empty when the release is clean."""
    release = read(Path(folder))
    case = Case(truth, floors, release, street_fields, cells_of(truth), counts_shown(release.features))
    found = [*release.problems, *integrity_problems(Path(folder), release), *policy_problems(case)]
    for check in (
        order_problems,
        field_problems,
        floor_problems,
        recount_problems,
        zero_problems,
        breakdown_problems,
        inference_problems,
        vertex_problems,
        precision_problems,
        total_problems,
        group_problems,
        number_problems,
        metadata_problems,
    ):
        found.extend(check(case))
    return list(dict.fromkeys(found))


# Small words


def blank_to_none(text: Name) -> Name:
    """NULL, empty or blank is None."""
    return None if text is None or not text.strip() else text


def people_count(contributors: Iterable[Name], unknown_each: bool) -> int:
    """Rows of unknown contributors add no person where a known one is present and one person otherwise."""
    everybody = list(contributors)
    known = {one for one in everybody if one is not None}
    unknown = sum(one is None for one in everybody)
    if unknown_each:
        return len(known) + unknown
    return len(known) or min(unknown, 1)


def is_dominated(contributors: Sequence[Name], share: float) -> bool:
    """The two largest known contributors hold more than this share of all rows; 1 = off."""
    largest = Counter(one for one in contributors if one is not None).most_common(2)
    return share < 1 and sum(rows for _, rows in largest) > Fraction(str(share)) * len(contributors)


def round_half_up(value: int, base: int) -> int:
    """ROUND_BASE rounds every printed number from its own raw value; halves go up; 0 = no rounding."""
    return value if base == 0 else (2 * value + base) // (2 * base) * base


def raw_values(printed: int, base: int) -> list[int]:
    """Every raw value that is printed like this."""
    return [raw for raw in range(max(0, printed - base), printed + base + 1) if round_half_up(raw, base) == printed]


def number(value: object) -> Optional[Decimal]:
    """Integers, floats and numeric text as a number; None for anything else."""
    if value is None or isinstance(value, (bool, dict, list)):
        return None
    try:
        found = Decimal(str(value).strip())
    except InvalidOperation:
        return None
    return found if found.is_finite() else None


def whole(value: Decimal) -> Shown:
    """The number as an integer where it is one."""
    return int(value) if value == value.to_integral_value() else value


def as_text(value: object) -> str:
    """Ids are compared as text: integers without ".0", no trimming, case kept."""
    if isinstance(value, Decimal):
        return str(whole(value))
    return "" if value is None else str(value)


def cells_of(truth: Truth) -> dict[str, dict[Name, list[Name]]]:
    """Contributors (trimmed, None when unknown) of every street by category (None when blank or not used)."""
    categories = truth.category or [None] * len(truth.segment_of)
    contributors = truth.contributor or [None] * len(truth.segment_of)
    if REST in {*categories, *(truth.domain or [])}:
        raise ValueError("a category named like the rest is not defined by the contract")
    if truth.domain is not None and {*map(blank_to_none, categories)} - {None, *truth.domain}:
        raise ValueError("categories outside the domain are not defined by the contract")
    cells: dict[str, dict[Name, list[Name]]] = {segment: {} for segment in truth.streets}
    for segment, category, contributor in zip(truth.segment_of, categories, contributors):
        if segment is not None:
            person = blank_to_none(contributor)
            cell = cells[segment].setdefault(blank_to_none(category), [])
            cell.append(None if person is None else person.strip())
    return cells


def counts_shown(features: Iterable[Feature]) -> dict[str, Shown]:
    """The printed count by segment, read as a number whatever its type; segments without one are left out."""
    shown: dict[str, Shown] = {}
    for feature in features:
        value = number(feature.values.get("report_count"))
        if value is not None:
            shown.setdefault(feature.segment, whole(value))
    return shown


# Reading the folder


def unique_object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """A JSON object; a key that stands twice is an error."""
    found = dict(pairs)
    if len(found) < len(pairs):
        raise ValueError("a key stands twice")
    return found


def no_constant(text: str) -> object:
    raise ValueError(f"{text} is not JSON")


def load_json(text: str) -> object:
    """JSON whose decimals keep the digits of the file."""
    return json.loads(text, parse_float=Decimal, parse_constant=no_constant, object_pairs_hook=unique_object)


def read(folder: Path) -> Release:
    """Everything the folder holds."""
    release = Release()
    release.names = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if not path.is_dir()}
    for name in sorted(release.names & KNOWN_FILES):
        try:
            read_file(folder / name, release)
        except (ValueError, KeyError, TypeError, AttributeError, csv.Error) as error:
            release.problems.append(f"integrity: {name} cannot be read ({error!r})")
    return release


def read_file(path: Path, release: Release) -> None:
    text = path.read_text(encoding="utf-8-sig")
    if path.name in TEXT_FILES:
        release.texts[path.name] = text
        if path.suffix == ".json":
            release.documents[path.name] = load_json(text)
    elif path.name == "segments.geojson":
        read_geojson(load_json(text), release)
    elif path.name == "segments.csv":
        read_segments_csv(text, release)
    elif path.name == "breakdown.csv":
        release.breakdown = read_table(text, BREAKDOWN_FIELDS, path.name, release)
    else:
        release.totals = read_table(text, TOTALS_FIELDS, path.name, release)


def read_geojson(document: object, release: Release) -> None:
    """Features, boxes, and members that are none of ours (fields at any nesting depth)."""
    assert_object(document, "the collection")
    note_members(document, COLLECTION_MEMBERS, "the collection", release)
    for item in document["features"]:
        assert_object(item, "a feature")
        note_members(item, FEATURE_MEMBERS, "a feature", release)
        geometry = item.get("geometry") or {}
        note_members(geometry, {"type", "coordinates", "geometries", "bbox"}, "a geometry", release)
        values = dict(item.get("properties") or {})
        release.boxes.extend(node["bbox"] for node in (item, geometry) if "bbox" in node)
        release.features.append(Feature(as_text(values.get("segment_id")), values, list(positions_in(geometry))))
    if "bbox" in document:
        release.boxes.append(document["bbox"])


def assert_object(node: object, what: str) -> None:
    if not isinstance(node, dict):
        raise ValueError(f"{what} is not an object")


def note_members(node: Mapping[str, object], allowed: set[str], what: str, release: Release) -> None:
    for name in sorted(set(node) - allowed):
        release.problems.append(f"fields: {what} has a member {name!r}")


def positions_in(node: object) -> Iterator[Position]:
    """Every vertex of a GeoJSON geometry of any type."""
    if isinstance(node, dict):
        yield from positions_in(node.get("coordinates", []))
        yield from positions_in(node.get("geometries", []))
    elif isinstance(node, list) and node and isinstance(node[0], (int, Decimal)):
        yield tuple(Decimal(part) for part in node)
    elif isinstance(node, list):
        for part in node:
            yield from positions_in(part)


def read_segments_csv(text: str, release: Release) -> None:
    """Features of a CSV with a WKT column: an empty field is NULL, types follow from the contract."""
    for row in read_rows(text):
        wkt = [name for name in row if name.lower() in WKT_NAMES]
        values: dict[str, object] = {name: typed(name, row[name]) for name in row if name not in wkt}
        positions = [position for name in wkt for position in wkt_positions(row[name])]
        release.features.append(Feature(as_text(values.get("segment_id")), values, positions))


def typed(name: str, text: str) -> object:
    if text == "":
        return None
    if name == "report_count" and text.isdigit():
        return int(text)
    if name == "low_sample":
        return {"true": True, "t": True, "1": True, "false": False, "f": False, "0": False}.get(text.lower(), text)
    return text


def wkt_positions(text: str) -> list[Position]:
    """Every vertex of a WKT geometry of any type."""
    return [tuple(Decimal(part) for part in match.split()) for match in WKT_POSITION.findall(text)]


def read_rows(text: str) -> list[dict[str, str]]:
    """The rows of a CSV; one of another length than the header is an error."""
    header, *rows = [row for row in csv.reader(io.StringIO(text, newline="")) if row]
    if len(set(header)) < len(header) or any(len(row) != len(header) for row in rows):
        raise ValueError("the rows do not fit the header")
    return [dict(zip(header, row)) for row in rows]


def read_table(text: str, fields: list[str], name: str, release: Release) -> list[dict[str, str]]:
    """A released table with exactly the fields of its sink."""
    header = next(csv.reader(io.StringIO(text, newline="")), [])
    if header != fields:
        release.problems.append(f"fields: {name} has the fields {header}")
    return [{key: row.get(key, "") for key in fields} for row in read_rows(text)]


# integrity: file differs from its manifest


def integrity_problems(folder: Path, release: Release) -> list[str]:
    """manifest.json has the SHA-256 of each released file and of nothing else; all files are there."""
    found = [f"integrity: {name} is missing" for name in sorted(REQUIRED_FILES - release.names)]
    found += [f"integrity: {name} is no file of a release" for name in sorted(release.names - KNOWN_FILES)]
    if len(release.names & {"segments.geojson", "segments.csv"}) != 1:
        found.append("integrity: there is not exactly one segments file that can be read here")
    listed = dict(listed_files(release.documents.get("manifest.json")))
    released = release.names - {"manifest.json"}
    found += [f"integrity: {name} is not in the manifest" for name in sorted(released - set(listed))]
    found += [f"integrity: {name} is in the manifest only" for name in sorted(set(listed) - released)]
    for name in sorted(released & set(listed)):
        if hashlib.sha256((folder / name).read_bytes()).hexdigest() != listed[name].lower():
            found.append(f"integrity: {name} differs from its manifest")
    return found


def listed_files(node: object) -> Iterator[tuple[str, str]]:
    """Name and hash of every file under a key "files", wherever it stands."""
    if isinstance(node, dict):
        for key, value in node.items():
            if key == "files":
                yield from file_entries(value)
            else:
                yield from listed_files(value)
    elif isinstance(node, list):
        for value in node:
            yield from listed_files(value)


def file_entries(node: object) -> Iterator[tuple[str, str]]:
    """Entries written {"name": "hex"}, {"name": {... "hex"}} or [{"name": ..., "sha256": "hex"}]."""
    if isinstance(node, dict):
        for name, value in node.items():
            yield name, digest_in(value)
    elif isinstance(node, list):
        for item in node:
            names = [item[key] for key in ("name", "path", "file") if key in item] if isinstance(item, dict) else []
            yield str(names[0] if names else item), digest_in(item)


def digest_in(node: object) -> str:
    candidates = node.values() if isinstance(node, dict) else [node]
    return next((text for text in candidates if isinstance(text, str) and HEX_DIGEST.match(text)), "")


def policy_problems(case: Case) -> list[str]:
    """The policy in force is written into every manifest: what is recorded must not contradict it."""
    found = []
    for path, value in leaves(case.release.documents.get("manifest.json")):
        name = path[-1] if path else ""
        recorded = number(value)
        if name in RECORDED_FLOORS and recorded is not None:
            wanted = getattr(case.floors, name)
            if recorded != Decimal(str(wanted)):
                found.append(f"integrity: the manifest records {name} = {recorded}, in force is {wanted}")
    return found


def order_problems(case: Case) -> list[str]:
    """Features are ordered by segment id as text."""
    ids = [feature.segment for feature in case.release.features]
    return [] if ids == sorted(ids) else ["integrity: the features are not ordered by segment id as text"]


# fields: any field that is neither ours nor a field of STREETS; counts hidden in text


def field_problems(case: Case) -> list[str]:
    found: list[str] = []
    for feature in case.release.features:
        names = set(feature.values)
        extra = names - set(SEGMENT_FIELDS) - case.street_fields
        found += [f"fields: {name!r} is no field of a release" for name in sorted(extra)]
        found += [f"fields: {name!r} is missing" for name in sorted(set(SEGMENT_FIELDS) - names)]
        found += value_problems(case, feature)
    return found


def value_problems(case: Case, feature: Feature) -> list[str]:
    """Nested values, counts hidden in text such as "1–2" or "<3", and low_sample beside contributors."""
    found = []
    public = {"segment_id", "name", *case.street_fields}
    for name, value in feature.values.items():
        if isinstance(value, (dict, list)) and name != "category_breakdown":
            found.append(f"fields: {name!r} of {feature.segment} is nested")
        if isinstance(value, str) and name not in public and HIDDEN_COUNT.match(value):
            found.append(f"fields: {name!r} of {feature.segment} hides a count in a text, {value!r}")
    if case.people and feature.values.get("low_sample") is not None:
        found.append(f"fields: low_sample of {feature.segment} tells how few people there are")
    return found


# floor: count between 1 and k − 1 (integers, floats, numeric text)


def floor_problems(case: Case) -> list[str]:
    found = []
    for feature in case.release.features:
        for name in ("report_count", "count_band"):
            value = number(feature.values.get(name))
            if not value:
                continue
            if 0 < value < case.floors.min_publish_n:
                found.append(f"floor: {name} of {feature.segment} is {value}")
            reason = case.reason_to_withhold(feature.segment) if feature.segment in case.cells else ""
            if reason:
                found.append(f"floor: {name} of {feature.segment} is printed although {reason}")
    return found


# recount: the release does not follow from SNAPPED under the stated policy


def recount_problems(case: Case) -> list[str]:
    ids = Counter(feature.segment for feature in case.release.features)
    found = [f"recount: {segment} is published twice" for segment in sorted(ids) if ids[segment] > 1]
    found += [f"recount: {segment} is no street" for segment in sorted(ids) if segment not in case.cells]
    for segment in sorted(case.cells):
        found += count_problems(case, segment)
    for feature in case.release.features:
        if feature.segment in case.cells:
            found += band_problems(case, feature) + sample_problems(case, feature)
    return found


def may_withhold_more(case: Case) -> bool:
    """COMPLEMENTARY withholds more only where there are group totals; none for the total of all snapped."""
    grouped = any(row["group_field"] for row in case.release.totals or [])
    return bool(case.truth.groups) or grouped


def count_problems(case: Case, segment: str) -> list[str]:
    """report_count is the (rounded) number of reports where it may be published, NULL where not."""
    rows, shown = case.rows(segment), case.shown.get(segment)
    if shown is None:
        if rows and not case.reason_to_withhold(segment) and not may_withhold_more(case):
            return [f"recount: {segment} is withheld without a reason, it has {rows} reports"]
        return []
    if shown != case.rounded(rows):
        return [f"recount: {segment} shows {shown}, counted {case.rounded(rows)}"]
    return []


def band_problems(case: Case, feature: Feature) -> list[str]:
    """report_count is an integer or NULL; count_band is the count, or "none or withheld", or "withheld"."""
    value, band = feature.values.get("report_count"), feature.values.get("count_band")
    found = []
    if value is not None and (isinstance(value, bool) or not isinstance(value, int)):
        found.append(f"recount: report_count of {feature.segment} is no integer, {value!r}")
    wanted = HIDDEN_BAND[case.floors.zeros] if value is None else str(value)
    if band != wanted:
        found.append(f"recount: count_band of {feature.segment} is {band!r}, not {wanted!r}")
    return found


def sample_problems(case: Case, feature: Feature) -> list[str]:
    """low_sample is true iff a count is published and 0 < k < SMALL_N; NULL when CONTRIBUTOR is given."""
    value = feature.values.get("low_sample")
    if case.people:
        return []  # told by the rule `fields`
    published = feature.values.get("report_count") is not None
    wanted = published and 0 < case.k(feature.segment) < case.floors.small_n
    if value == wanted or (value is None and not published):
        return []
    return [f"recount: low_sample of {feature.segment} is {value!r}, not {wanted}"]


# zeros: zero and withheld distinguishable


def zero_problems(case: Case) -> list[str]:
    there = {feature.segment for feature in case.release.features}
    without = [feature for feature in case.release.features if not case.shown.get(feature.segment)]
    if case.floors.zeros == 2:
        return [f"zeros: {feature.segment} has no published count and is in the file" for feature in without]
    missing = [f"zeros: {segment} is not in the file" for segment in sorted(set(case.cells) - there)]
    return missing + (printed_zeros(case) if case.floors.zeros == 1 else same_looks(case, without))


def printed_zeros(case: Case) -> list[str]:
    """ZEROS 1 publishes zeros."""
    return [
        f"zeros: {segment} has no report and does not show 0"
        for segment in sorted(case.cells)
        if case.rows(segment) == 0 and case.shown.get(segment) != 0
    ]


def same_looks(case: Case, without: Sequence[Feature]) -> list[str]:
    """With ZEROS 0 a zero segment and a withheld segment have identical attributes (and nobody shows 0)."""
    found = [f"zeros: {feature.segment} shows 0" for feature in without if feature.segment in case.shown]
    own = {"segment_id", "name", *case.street_fields}
    looks = {
        tuple((name, repr(value)) for name, value in feature.values.items() if name not in own) for feature in without
    }
    if len(looks) > 1:
        found.append(f"zeros: segments without a published count look different in {len(looks)} ways")
    return found


# breakdown: cell or remainder under the floor, breakdown under SMALL_N, truncated JSON


def parse_breakdown(value: object) -> Cells:
    """JSON text (or the object a driver made of it): integers by name, keys sorted."""
    cells = load_json(value) if isinstance(value, str) else value
    if not isinstance(cells, dict):
        raise ValueError("no object")
    if list(cells) != sorted(cells):
        raise ValueError("the keys are not sorted")
    return checked_cells(cells)


def checked_cells(cells: Mapping[str, object]) -> Cells:
    found: Cells = {}
    for name, value in cells.items():
        if isinstance(value, bool) or not isinstance(value, int) or value <= 0:
            raise ValueError(f"{name!r} holds {value!r}")
        found[name] = value
    return found


def in_segments(case: Case) -> tuple[dict[str, Cells], list[str]]:
    """The breakdown of every feature, and what cannot be read; NULL only where there is no CATEGORY."""
    tables: dict[str, Cells] = {}
    found = []
    for feature in case.release.features:
        value = feature.values.get("category_breakdown")
        try:
            none = value is None and case.truth.category is None
            tables.setdefault(feature.segment, {} if none else parse_breakdown(value))
        except ValueError as error:
            found.append(f"breakdown: category_breakdown of {feature.segment} cannot be read ({error})")
    return tables, found


def in_table(case: Case) -> tuple[dict[str, Cells], list[str]]:
    """The breakdowns of breakdown.csv: one row per published cell."""
    tables: dict[str, Cells] = {}
    found = []
    for row in case.release.breakdown or []:
        cells = tables.setdefault(row["segment_id"], {})
        text = row["report_count"]
        if row["category"] in cells or not text.isdigit() or int(text) == 0:
            found.append(f"breakdown: a row of {row['segment_id']} in breakdown.csv is repeated or no count")
        else:
            cells[row["category"]] = int(text)
    return tables, found


def printed_breakdowns(case: Case) -> list[tuple[str, Cells]]:
    """Every breakdown that is printed anywhere, empty ones too."""
    first, second = in_segments(case)[0], in_table(case)[0]
    return [*first.items(), *((segment, cells) for segment, cells in second.items() if cells != first.get(segment))]


def breakdown_problems(case: Case) -> list[str]:
    (first, found), (second, more) = in_segments(case), in_table(case)
    found += more
    if case.release.breakdown is not None:
        full = {segment: cells for segment, cells in first.items() if cells}
        if full != second:
            found.append("breakdown: breakdown.csv differs from the segments")
    for segment, cells in printed_breakdowns(case):
        if segment in case.cells:
            found += cell_problems(case, segment, cells) + remainder_problems(case, segment, cells)
            found += expected_problems(case, segment, cells)
        elif cells:
            found.append(f"breakdown: {segment} is no street")
    return found


def cell_problems(case: Case, segment: str, cells: Cells) -> list[str]:
    """Only at k ≥ SMALL_N; every cell reaches MIN_CELL on the same basis as k, none dominated or blank."""
    if not cells:
        return []
    found = []
    if case.k(segment) < case.floors.small_n or segment not in case.published:
        found.append(f"breakdown: {segment} has one at k = {case.k(segment)}, or without a published count")
    for name, value in cells.items():
        those = cell_contributors(case, segment, name, cells)
        if case.size(those) < case.floors.min_cell or value < case.rounded(case.floors.min_cell):
            found.append(f"breakdown: cell {name!r} of {segment} is under the floor")
        if name != REST and (case.dominated(those) or blank_to_none(name) is None):
            found.append(f"breakdown: cell {name!r} of {segment} is dominated or blank")
    return found


def cell_contributors(case: Case, segment: str, name: str, cells: Cells) -> list[Name]:
    """Those in a printed cell; the rest holds every category that is not named."""
    if name != REST:
        return case.cells[segment].get(name, [])
    return [one for other, those in case.cells[segment].items() if other not in cells for one in those]


def remainder_problems(case: Case, segment: str, cells: Cells) -> list[str]:
    """The remainder of an unrounded breakdown may not lie under the floor."""
    count = case.shown.get(segment)
    if not cells or case.floors.round_base or count is None:
        return []
    left = count - sum(cells.values())
    if 0 < left < case.floors.min_cell:
        return [f"breakdown: {left} reports of {segment} are left over"]
    return []


def expected_problems(case: Case, segment: str, cells: Cells) -> list[str]:
    """The printed breakdown is the one that follows from the reports."""
    wanted = expected_breakdown(case, segment) if segment in case.published else {}
    return [] if cells == wanted else [f"recount: breakdown of {segment} is {cells}, counted {wanted}"]


def expected_breakdown(case: Case, segment: str) -> Cells:
    """The breakdown of a published segment by the rules of aggregateandwithhold."""
    table = case.cells[segment]
    if case.truth.category is None or case.k(segment) < case.floors.small_n:
        return {}
    named, rest = split(case, table)
    rows = {name: len(table[name]) for name in named if name is not None}
    left = sum(len(table[name]) for name in rest)
    if len(named) + bool(rest) < 2 or (rest and invertible(case, set(rows), None in rest, left)):
        return {}
    printed = {name: case.rounded(count) for name, count in rows.items()}
    if rest:
        printed[REST] = case.rounded(left)
    return printed


def split(case: Case, table: Mapping[Name, list[Name]]) -> tuple[list[Name], list[Name]]:
    """Categories that keep their name, and the rest, which the smallest named ones join until it is enough."""

    def size(names: Iterable[Name]) -> int:
        return case.size([one for name in names for one in table[name]])

    rest = [
        name for name in table if name is None or size([name]) < case.floors.min_cell or case.dominated(table[name])
    ]
    named = [name for name in table if name not in rest]
    while rest and named and (size(rest) < case.floors.min_cell or len(rest) == 1):
        joins = min(named, key=lambda name: (size([name]), str(name)))
        named.remove(joins)
        rest.append(joins)
    return named, rest


# inference: a breakdown that can be inverted, or with one category only


def invertible(case: Case, named: set[str], blanks: bool, rest: int) -> bool:
    """D ≥ 3 and, counting rows, S ≤ (D − 1)(MIN_CELL − 1); with CONTRIBUTOR D ≥ 3; with blanks D ≥ 2."""
    unnamed = len(case.domain - named)
    if blanks:
        return unnamed < 2
    if case.people:
        return unnamed < 3
    return unnamed < 3 or rest > (unnamed - 1) * (case.floors.min_cell - 1)


def sums_of(cells: int, floor: int) -> set[int]:
    """Every sum that so many counts, each 0 to floor − 1, can have."""
    sums = {0}
    for _ in range(cells):
        sums = {one + count for one in sums for count in range(floor)}
    return sums


def cell_values(rest: int, unnamed: int, floor: int) -> set[int]:
    """The counts one unnamed category can have, each 0 to floor − 1, when all together hold the rest."""
    others = sums_of(unnamed - 1, floor)
    return {count for count in range(floor) if unnamed and rest - count in others}


def inference_problems(case: Case) -> list[str]:
    found = []
    for segment, cells in printed_breakdowns(case):
        if len(cells) == 1:
            found.append(f"inference: {segment} has one entry only, it tells what everybody there reported")
        if REST in cells and segment in case.cells:
            found += rest_problems(case, segment, cells)
    return found


def rest_problems(case: Case, segment: str, cells: Cells) -> list[str]:
    """Nobody can invert the rest: by the closed rule on exact values, and by trying what an outsider can."""
    named = set(cells) - {REST}
    blanks = None in case.cells[segment]
    exact = len(cell_contributors(case, segment, REST, cells))
    found = []
    if invertible(case, named, blanks, exact):
        unnamed = len(case.domain - named)
        found.append(f"inference: the rest of {segment} can be inverted, {exact} over {unnamed} categories")
    if not case.people and not blanks:
        unnamed = len(case.domain - named)
        tried = [
            cell_values(raw, unnamed, case.floors.min_cell) for raw in raw_values(cells[REST], case.floors.round_base)
        ]
        values = set().union(*tried)
        if len(values) == 1 and 0 not in values:
            found.append(f"inference: every category in the rest of {segment} counts {values}")
    return found


# vertex: published vertices are those of STREETS, and no report


def close(position: Position, vertex: Sequence[float], reach: Decimal) -> bool:
    """Within this many degrees in both coordinates."""
    return all(abs(one - Decimal(repr(float(other)))) <= reach for one, other in zip(position[:2], vertex))


def vertex_problems(case: Case) -> list[str]:
    found: list[str] = []
    for feature in case.release.features:
        street = case.truth.streets.get(feature.segment, [])
        for position in feature.positions:
            if len(position) != 2:
                found.append(f"vertex: a vertex of {feature.segment} has {len(position)} coordinates")
            if not any(close(position, vertex, HALF_UNIT) for vertex in street):
                found.append(f"vertex: a vertex of {feature.segment} is none of its street")
                found += coincident(case, feature.segment, position)
        if not all(any(close(position, vertex, HALF_UNIT) for position in feature.positions) for vertex in street):
            found.append(f"vertex: {feature.segment} lacks a vertex of its street")
    return found + box_problems(case)


def coincident(case: Case, segment: str, position: Position) -> list[str]:
    """Within 1e-6° in both coordinates of a report, or in its 6-decimal bin, unless it is in STREETS."""
    if any(close(position, vertex, HALF_UNIT) for street in case.truth.streets.values() for vertex in street):
        return []
    if any(close(position, at, NEAR) or same_bin(position, at) for at in case.truth.reports):
        return [f"vertex: a vertex of {segment} is a report"]
    return []


def same_bin(position: Position, at: Sequence[float]) -> bool:
    return all(one.quantize(SIX) == Decimal(repr(float(other))).quantize(SIX) for one, other in zip(position, at))


def box_problems(case: Case) -> list[str]:
    """A bounding box says nothing that the vertices do not say."""
    published = [position for feature in case.release.features for position in feature.positions]
    for box in case.release.boxes:
        for axis in (0, 1):
            values = {position[axis] for position in published if len(position) == 2}
            if len(box) != 4 or not {Decimal(box[axis]), Decimal(box[axis + 2])} <= values:
                return ["vertex: a bounding box is not that of published vertices"]
    return []


# precision: more decimals in the file than declared (undeclared: 6)


def precision_problems(case: Case) -> list[str]:
    found = []
    for feature in case.release.features:
        if any(decimals(part) > 6 for position in feature.positions for part in position):
            found.append(f"precision: a vertex of {feature.segment} has more than 6 decimals")
    if any(decimals(Decimal(part)) > 6 for box in case.release.boxes for part in box):
        found.append("precision: a bounding box has more than 6 decimals")
    return found


def decimals(value: Decimal) -> int:
    """Decimals as written, trailing zeros too."""
    exponent = value.as_tuple().exponent
    return -exponent if isinstance(exponent, int) else 0


# totals: a withheld count that the published numbers determine (exact or narrower than required)


def segment_values(case: Case, residual: int) -> set[int]:
    """Counting rows: what one segment without a published count can hold, each 0 to k − 1."""
    return cell_values(residual, len(case.unpublished), case.floors.min_publish_n)


def residual_problem(case: Case, residual: int) -> str:
    """Why S = total − published gives something away; an empty text when it cannot be solved.

    w ≥ 3 and k − 1 ≤ S ≤ (w − 2)(k − 1); with CONTRIBUTOR w ≥ 3 and S ≥ k − 1; never with ZEROS 1.
    """
    k, hidden = case.floors.min_publish_n, len(case.unpublished)
    told = f"{residual} reports in {hidden} segments without a published count"
    if case.floors.zeros == 1:
        return f"{told}, and zeros are published"
    if hidden < 3 or residual < k - 1:
        return told
    if case.people:
        return ""
    values = segment_values(case, residual)
    if residual > (hidden - 2) * (k - 1) or values != set(range(k)):
        return f"{told}, each of them {sorted(values)}"
    return ""


def sums(case: Case, segments: Iterable[str]) -> tuple[int, int]:
    """Exact reports of the published segments among these, and of all of them."""
    inside, published = list(segments), case.published
    return case.rows_in(segment for segment in inside if segment in published), case.rows_in(inside)


def total_leak(case: Case, value: int, required: bool) -> str:
    """What a total of all snapped reports gives away; one that fits no solution does only if required.

    Decided on exact values whatever is printed; a total of the published segments gives nothing away.
    """
    published, everything = sums(case, case.cells)
    printed = sum(case.published.values())
    if value in (case.rounded(published), printed):
        return ""
    true = value in (everything, case.rounded(everything))
    residual = everything - published if true else int(value - printed)
    most = len(case.unpublished) * (case.floors.min_publish_n - 1)
    fits = residual >= 0 and (case.people or residual <= most)
    if not (true or fits or required):
        return ""
    if case.floors.round_base and value % case.floors.round_base:
        return "an exact total beside rounded counts"
    return residual_problem(case, residual)


def total_rows(case: Case) -> list[tuple[Group, int]]:
    """Group and value of every row of totals.csv whose count is one."""
    return [
        ((row["group_field"], row["group_value"]), int(row["report_count"]))
        for row in case.release.totals or []
        if row["report_count"].isdigit()
    ]


def total_problems(case: Case) -> list[str]:
    """Rows of totals.csv are counts, each once; the overall one cannot be solved."""
    rows = total_rows(case)
    found = []
    if len(rows) < len(case.release.totals or []):
        found.append("totals: a row of totals.csv has no count")
    found += [f"totals: the total of {group} stands twice" for group, n in Counter(g for g, _ in rows).items() if n > 1]
    published, everything = sums(case, case.cells)
    for group, value in rows:
        if group[0]:
            continue
        if group[1]:
            found.append("totals: a group value without a group field")
        if value not in (case.rounded(published), case.rounded(everything)):
            found.append(f"recount: the total is {value}, counted {published} published and {everything} snapped")
        leak = total_leak(case, value, True)
        if leak:
            found.append(f"totals: {leak}")
    return found


# Group totals: everything published together is one system of equations


def group_problems(case: Case) -> list[str]:
    """Group totals follow from the reports, reach the floor, and together determine no withheld count."""
    found: list[str] = []
    members: dict[Group, list[str]] = {OVERALL: sorted(case.cells)}
    for (name, value), total in total_rows(case):
        if not name:
            continue
        field_of = values_of(case, name)
        if field_of is None:
            found.append(f"totals: the values of {name!r} are not known, its totals cannot be checked")
            continue
        inside = [segment for segment in sorted(case.cells) if field_of.get(segment, "") == value]
        members[name, value] = inside
        found += one_group(case, (name, value), inside, total)
    return found + system_problems(case, members)


def values_of(case: Case, name: str) -> Optional[dict[str, str]]:
    """The group of every street: as told by the truth, else from the file where all streets are in it."""
    if case.truth.groups and name in case.truth.groups:
        return {segment: as_text(value) for segment, value in case.truth.groups[name].items()}
    inside = {feature.segment: feature.values for feature in case.release.features}
    if set(case.cells) <= set(inside) and all(name in values for values in inside.values()):
        return {segment: as_text(values[name]) for segment, values in inside.items()}
    return None


def one_group(case: Case, group: Group, inside: Sequence[str], total: int) -> list[str]:
    published, everything = sums(case, inside)
    found = []
    if total not in (case.rounded(published), case.rounded(everything)):
        found.append(f"recount: the total of {group} is {total}, counted {published} or {everything}")
    people = case.size([one for segment in inside for one in case.those_in(segment)])
    if total and min(total, people) < case.floors.min_publish_n:
        found.append(f"floor: the total of {group} is {total}, of k = {people}")
    return found


def system_problems(case: Case, members: Mapping[Group, list[str]]) -> list[str]:
    """Every withheld segment must still be able to be anything from 0 (ZEROS 1: 1) to k − 1."""
    limits = equations(case, members)
    if not set(limits) - {OVERALL}:
        return []
    blocks: dict[tuple[Group, ...], list[str]] = {}
    for segment in case.unpublished:
        groups = tuple(sorted(group for group in limits if segment in members[group]))
        if groups:
            blocks.setdefault(groups, []).append(segment)
    bounds = {groups: bounds_of(case, groups, members, limits) for groups in blocks}
    try:
        values = block_sums(blocks, bounds, limits)
    except OverflowError:
        return ["totals: not proved, there are too many combinations"]
    return [text for groups in blocks for text in narrow(case, blocks[groups], values[groups], bounds[groups])]


def equations(case: Case, members: Mapping[Group, list[str]]) -> Limits:
    """Lowest and highest sum of the unpublished segments in each group whose total is of all reports.

    Where all totals of a field are those of its published segments they say nothing about the others.
    """
    rows = [(group, total) for group, total in total_rows(case) if group in members]
    telling = {group[0] for group, total in rows if total != case.rounded(sums(case, members[group])[0])}
    limits: Limits = {}
    published = case.published
    for group, total in rows:
        if group[0] in telling:
            limits[group] = hidden_sum(case, total, [segment for segment in members[group] if segment in published])
    return {group: limit for group, limit in limits.items() if limit[1] >= 0}


def hidden_sum(case: Case, total: int, inside: Sequence[str]) -> tuple[int, int]:
    """What an outsider knows of the sum of the unpublished: exact, or an interval beside rounded numbers."""
    base = case.floors.round_base
    totals = raw_values(total, base) or [total]
    raw = [raw_values(int(case.shown[segment]), base) or [int(case.shown[segment])] for segment in inside]
    return max(0, min(totals) - sum(map(max, raw))), max(totals) - sum(map(min, raw))


def bounds_of(
    case: Case, groups: Sequence[Group], members: Mapping[Group, list[str]], limits: Limits
) -> tuple[int, int]:
    """Lowest and highest count of one segment: k − 1 at most, where rows count and nobody withheld more there."""
    k = case.floors.min_publish_n
    beside = {segment for group in groups if group != OVERALL for segment in members[group]} - set(case.shown)
    bounded = not case.people and all(case.rows(segment) < k for segment in beside)
    most = max([k - 1, *(limit[1] for limit in limits.values())])
    return int(case.floors.zeros == 1), k - 1 if bounded else most


def block_sums(
    blocks: Mapping[tuple[Group, ...], list[str]],
    bounds: Mapping[tuple[Group, ...], tuple[int, int]],
    limits: Limits,
) -> dict[tuple[Group, ...], set[int]]:
    """Every sum a block of segments in the same groups can have in some solution of all equations."""
    order = sorted(blocks)
    states: list[set[tuple[tuple[Group, int], ...]]] = [{tuple((group, 0) for group in sorted(limits))}]
    steps: list[list[tuple[object, int, object]]] = []
    for index, groups in enumerate(order):
        later = {group for others in order[index + 1 :] for group in others}
        low, high = (len(blocks[groups]) * bound for bound in bounds[groups])
        high = min(high, *(limits[group][1] for group in groups))
        moves = [
            (state, value, after)
            for state in states[-1]
            for value in range(low, high + 1)
            for after in advance(state, groups, value, later, limits)
        ]
        if len(moves) > MOST_STATES:
            raise OverflowError
        steps.append(moves)
        states.append({after for _, _, after in moves})
    return reachable(order, steps, states[-1])


def advance(
    state: tuple[tuple[Group, int], ...], groups: Sequence[Group], value: int, later: set[Group], limits: Limits
) -> Iterator[tuple[tuple[Group, int], ...]]:
    """The sums after one more block, when they can still fit; closed equations drop out."""
    kept = []
    for group, before in state:
        now = before + value * (group in groups)
        low, high = limits[group]
        if now > high or (group not in later and now < low):
            return
        if group in later:
            kept.append((group, now))
    yield tuple(kept)


def reachable(
    order: Sequence[tuple[Group, ...]], steps: Sequence[list[tuple[object, int, object]]], last: Iterable[object]
) -> dict[tuple[Group, ...], set[int]]:
    """Walks back: the values of each block that lie on a way to the end."""
    good = set(last)
    found: dict[tuple[Group, ...], set[int]] = {}
    for groups, moves in zip(reversed(order), reversed(steps)):
        moves = [move for move in moves if move[2] in good]
        found[groups] = {value for _, value, _ in moves}
        good = {before for before, _, _ in moves}
    return found


def narrow(case: Case, segments: Sequence[str], values: set[int], bounds: tuple[int, int]) -> list[str]:
    """Withheld segments of a block that cannot be everything they must be able to be."""
    low, high = bounds
    others = len(segments) - 1
    required = set(range(low, case.floors.min_publish_n))
    possible = {count for count in required if any(others * low <= value - count <= others * high for value in values)}
    if not values or possible == required:
        return []
    return [
        f"totals: of 0 to k − 1, {segment} can only be {sorted(possible)}" for segment in segments if case.rows(segment)
    ]


# totals read from the metadata: numbers under names such as snapped, reports, total, withheld at any depth


def leaves(node: object, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], object]]:
    """Every value of a document with the keys that lead to it, in lower case."""
    if isinstance(node, dict):
        for key, value in node.items():
            yield from leaves(value, (*path, key.lower()))
    elif isinstance(node, list):
        for value in node:
            yield from leaves(value, path)
    else:
        yield path, node


def number_problems(case: Case) -> list[str]:
    """Numbers that are read as totals; parameters of the policy and names of released files are none."""
    released = {name.lower() for name in case.release.names}
    found = []
    for name, document in sorted(case.release.documents.items()):
        for path, leaf in leaves(document):
            keys = [key for key in path if key not in released]
            value = number(leaf)
            telling = any(word in key for key in keys for word in TOTAL_WORDS)
            if value is None or value != value.to_integral_value() or not telling or POLICY_NAMES & set(keys):
                continue
            leak = number_leak(case, keys, int(value))
            if leak:
                found.append(f"totals: {'/'.join(keys)} in {name}: {leak}")
    return found


def number_leak(case: Case, keys: Sequence[str], value: int) -> str:
    """Of segments: what the file shows anyway is no secret; withheld reports are S; all others are totals."""
    words = " ".join(keys)
    if ("segment" in words or "feature" in words) and "report" not in words:
        countable = {len(case.unpublished)} if "withheld" in words else counts_of_segments(case)
        return "" if value in countable else "a private number of segments"
    if "withheld" not in words:
        return total_leak(case, value, False)
    published, everything = sums(case, case.cells)
    hidden = len(case.unpublished)
    fits = value == everything - published or case.people or value <= hidden * (case.floors.min_publish_n - 1)
    return residual_problem(case, value) if hidden and fits and value >= 0 else ""


def counts_of_segments(case: Case) -> set[int]:
    """Numbers of segments that everybody can count."""
    zeros = sum(value == 0 for value in case.shown.values())
    there = len(case.release.features)
    streets = len(case.cells)
    return {there, streets, streets - there, zeros, len(case.shown), len(case.published), len(case.unpublished)}


# metadata: a report's coordinate pair at 5 decimals anywhere in the metadata, compared as numbers


def metadata_problems(case: Case) -> list[str]:
    rounded = {(at_five(lon), at_five(lat)) for lon, lat in case.truth.reports}
    exact = {(Decimal(repr(float(lon))), Decimal(repr(float(lat)))) for lon, lat in case.truth.reports}
    found = []
    for name, text in sorted(case.release.texts.items()):
        document = case.release.documents.get(name)
        pairs = neighbours(NUMBER.findall(text)) if document is None else document_pairs(document)
        if any(is_report(one, other, rounded, exact) for one, other in pairs):
            found.append(f"metadata: a report's coordinate pair is in {name}")
    return found


def at_five(value: Union[float, Decimal]) -> Decimal:
    return Decimal(str(value)).quantize(FIVE) + 0


def is_report(one: str, other: str, rounded: set[tuple[Decimal, Decimal]], exact: set[tuple[Decimal, Decimal]]) -> bool:
    """In either order. Two integers are compared exactly, and two zeros say nothing."""
    first, second = Decimal(one), Decimal(other)
    if first == first.to_integral_value() and second == second.to_integral_value():
        return bool(first or second) and ((first, second) in exact or (second, first) in exact)
    if max(abs(first), abs(second)) > 1000:
        return False
    pair = at_five(first), at_five(second)
    return pair in rounded or pair[::-1] in rounded


def neighbours(numbers: Sequence[str]) -> list[tuple[str, str]]:
    """Numbers that follow each other."""
    return list(zip(numbers, numbers[1:]))


def document_pairs(document: object) -> list[tuple[str, str]]:
    """Numbers that follow each other in the document, and any two of the same object."""
    return neighbours(list(numbers_in(document))) + list(sibling_pairs(document))


def numbers_in(node: object) -> Iterator[str]:
    """Every number in keys, texts and values, in order; parameters of the policy aside."""
    if isinstance(node, dict):
        for key, value in node.items():
            if key.lower() not in POLICY_NAMES:
                yield from NUMBER.findall(key)
                yield from numbers_in(value)
    elif isinstance(node, list):
        for value in node:
            yield from numbers_in(value)
    elif node is not None and not isinstance(node, bool):
        yield from NUMBER.findall(node) if isinstance(node, str) else [str(node)]


def sibling_pairs(node: object) -> Iterator[tuple[str, str]]:
    if isinstance(node, dict):
        plain = [
            str(value) for key, value in node.items() if number(value) is not None and key.lower() not in POLICY_NAMES
        ]
        yield from ((one, other) for index, one in enumerate(plain) for other in plain[index + 1 :])
    for value in node.values() if isinstance(node, dict) else node if isinstance(node, list) else []:
        yield from sibling_pairs(value)
