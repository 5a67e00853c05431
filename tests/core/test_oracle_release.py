"""The checker of a written release is checked itself: a clean folder passes, and every rule can fail."""

from __future__ import annotations

import csv
import hashlib
import itertools
import json
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Optional

import oracle_release
import pytest
from oracle_release import Floors, Truth, block_sums, cell_values, violations

DOMAIN = list("abcdefg")
FLOORS = Floors(3, 5, 3, 0)
STREETS = {f"s{n}": [(8.5 + n / 100, 47.3712345678), (8.5 + n / 100 + 0.0012345678, 47.38)] for n in range(8)}
WARD = {segment: "north" if segment < "s4" else "south" for segment in STREETS}
COUNTS = {"s0": {"a": 3, "b": 1, "c": 1, "d": 1}, "s1": {"a": 4}, "s2": {"b": 2}, "s5": {"g": 1}}
BREAKDOWNS = {"s0": {"*": 3, "a": 3}}
NOBODY = "none or withheld"


def truth_of(counts: dict, contributors: Optional[list] = None, **more) -> Truth:
    rows = [(segment, name) for segment in counts for name, count in counts[segment].items() for _ in range(count)]
    reports = [(8.5 + n / 1000 + 0.0004321, 47.37 + n / 1000 + 0.0001234) for n in range(len(rows))]
    given = {"domain": DOMAIN, **more}
    return Truth([row[0] for row in rows], [row[1] for row in rows], contributors, reports, STREETS, **given)


def people_for(counts: dict) -> list[Optional[str]]:
    """A different contributor for every report."""
    return [f"p{n}" for n in range(sum(sum(cells.values()) for cells in counts.values()))]


def feature(segment: str, count: Optional[int], cells: dict, low: Optional[bool]) -> dict:
    line = [[round(lon, 6), round(lat, 6)] for lon, lat in STREETS[segment]]
    properties = {
        "segment_id": segment,
        "name": f"{segment} Street",
        "report_count": count,
        "count_band": NOBODY if count is None else str(count),
        "category_breakdown": json.dumps(cells, sort_keys=True),
        "low_sample": low,
    }
    return {
        "type": "Feature",
        "properties": properties,
        "geometry": {"type": "LineString", "coordinates": line},
    }


@dataclass
class Draft:
    """What will be written: the tests spoil one thing each."""

    truth: Truth
    features: list[dict]
    floors: Floors = FLOORS
    breakdown: Optional[list[list]] = None
    totals: Optional[list[list]] = None
    metadata: dict = field(default_factory=lambda: {"title": "Near misses", "crs": "EPSG:4326", "policy": {}})
    manifest: dict = field(default_factory=lambda: {"policy": {"min_publish_n": 3, "publish_total": 2}})
    readme: str = "A gap does not mean no incidents here. Below 3 reports nothing is published."
    replaced: dict = field(default_factory=dict)
    street_fields: frozenset = frozenset()
    listed_as_objects: bool = False
    as_csv: bool = False

    def of(self, segment: str) -> dict:
        return next(item for item in self.features if item["properties"]["segment_id"] == segment)

    def values(self, segment: str) -> dict:
        return self.of(segment)["properties"]

    def line(self, segment: str) -> list:
        return self.of(segment)["geometry"]["coordinates"]

    def show(self, segment: str, count: Optional[int]) -> None:
        self.values(segment).update(report_count=count, count_band=NOBODY if count is None else str(count))


def draft(counts: Optional[dict] = None, floors: Floors = FLOORS, people: bool = False, **more) -> Draft:
    """The release that follows from these counts when k counts rows; breakdowns are those of BREAKDOWNS."""
    counts = COUNTS if counts is None else counts
    features = []
    for segment in sorted(STREETS):
        rows = sum(counts.get(segment, {}).values())
        shown = rows if rows >= floors.min_publish_n else None
        cells = BREAKDOWNS.get(segment, {}) if counts is COUNTS else {}
        low = None if people else shown is not None and rows < floors.small_n
        features.append(feature(segment, shown, cells, low))
    truth = truth_of(counts, people_for(counts) if people else None, **more)
    breakdown = [[s, name, n] for s, cells in BREAKDOWNS.items() for name, n in cells.items()]
    return Draft(truth, features, floors, breakdown if counts is COUNTS else None)


def csv_text(path: Path, rows: list[list]) -> None:
    with path.open("w", newline="", encoding="utf-8") as file:
        csv.writer(file).writerows(["" if value is None else value for value in row] for row in rows)


def write_segments(folder: Path, made: Draft) -> None:
    if not made.as_csv:
        document = {"type": "FeatureCollection", "features": made.features}
        (folder / "segments.geojson").write_text(json.dumps(document))
        return
    names = list(made.features[0]["properties"])
    lines = [", ".join(f"{x} {y}" for x, y in item["geometry"]["coordinates"]) for item in made.features]
    rows = [
        [f"LINESTRING ({line})", *(item["properties"][name] for name in names)]
        for line, item in zip(lines, made.features)
    ]
    csv_text(folder / "segments.csv", [["WKT", *names], *rows])


def write(folder: Path, made: Draft) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    for path in folder.iterdir():
        path.unlink()
    write_segments(folder, made)
    if made.breakdown is not None:
        csv_text(folder / "breakdown.csv", [["segment_id", "category", "report_count"], *made.breakdown])
    if made.totals is not None:
        csv_text(folder / "totals.csv", [["group_field", "group_value", "report_count"], *made.totals])
    (folder / "metadata.json").write_text(json.dumps(made.metadata))
    (folder / "README.txt").write_text(made.readme)
    for name, (old, new) in made.replaced.items():
        text = (folder / name).read_text()
        assert old in text
        (folder / name).write_text(text.replace(old, new, 1))
    hashes = {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in sorted(folder.iterdir())}
    objects = [{"name": name, "bytes": 7, "sha256": digest} for name, digest in hashes.items()]
    manifest = {**made.manifest, "files": objects if made.listed_as_objects else hashes}
    (folder / "manifest.json").write_text(json.dumps(manifest))
    return folder


def found(folder: Path, made: Draft) -> list[str]:
    return violations(write(folder / "release", made), made.truth, made.floors, made.street_fields)


def rules(texts: list[str]) -> set[str]:
    return {text.partition(":")[0] for text in texts}


@pytest.mark.parametrize("as_csv", [False, True])
@pytest.mark.parametrize("people", [False, True])
@pytest.mark.parametrize("total", [None, 10, 13])
def test_clean_folder_passes(tmp_path, as_csv, people, total):
    made = draft(people=people)
    made.as_csv, made.listed_as_objects = as_csv, people
    made.totals = None if total is None else [["", "", total]]
    made.metadata.update(reports_published=10, segments_total=8, segments_withheld=6)
    assert found(tmp_path, made) == []


def test_number_that_fits_no_solution_is_a_note(tmp_path):
    """Ten are published and six segments hold two at most: 99 is no total of rows, 13 is the true one."""
    made = draft()
    made.metadata.update(total_fields=99, reports=13)
    assert found(tmp_path, made) == []


def test_clean_without_categories_and_with_street_fields(tmp_path):
    made = draft()
    made.breakdown = None
    made.truth = replace(made.truth, category=None, domain=None)
    made.street_fields = frozenset({"lanes"})
    for number, item in enumerate(made.features):
        item["properties"].update(category_breakdown="{}", lanes=number)
    assert found(tmp_path, made) == []


def spoil_floor(made: Draft) -> None:
    made.show("s2", 2)


def spoil_floor_text(made: Draft) -> None:
    made.values("s2")["count_band"] = "2"


def spoil_floor_float(made: Draft) -> None:
    made.values("s1")["report_count"] = 2.0


def spoil_recount_count(made: Draft) -> None:
    made.show("s1", 5)


def spoil_recount_withheld(made: Draft) -> None:
    made.show("s1", None)
    made.values("s1")["low_sample"] = False


def spoil_recount_float(made: Draft) -> None:
    made.values("s1")["report_count"] = 4.0


def spoil_recount_band(made: Draft) -> None:
    made.values("s1")["count_band"] = "four"


def spoil_recount_sample(made: Draft) -> None:
    made.values("s1")["low_sample"] = False


def spoil_recount_breakdown(made: Draft) -> None:
    made.breakdown = []
    made.values("s0")["category_breakdown"] = "{}"


def spoil_recount_twice(made: Draft) -> None:
    made.features.append(made.features[-1])


def spoil_recount_street(made: Draft) -> None:
    made.features.append(json.loads(json.dumps(made.features[-1]).replace("s7", "s9")))


def spoil_recount_total(made: Draft) -> None:
    made.totals = [["", "", 14]]


def spoil_zeros_attribute(made: Draft) -> None:
    made.values("s2")["low_sample"] = True


def spoil_zeros_printed(made: Draft) -> None:
    made.show("s3", 0)


def spoil_zeros_missing(made: Draft) -> None:
    made.features.remove(made.of("s3"))


def spoil_zeros_there(made: Draft) -> None:
    made.floors = replace(made.floors, zeros=2)


def spoil_zeros_not_shown(made: Draft) -> None:
    made.floors = replace(made.floors, zeros=1)


def spoil_breakdown_small(made: Draft) -> None:
    made.values("s1")["category_breakdown"] = '{"a": 4}'


def spoil_breakdown_cell(made: Draft) -> None:
    made.values("s0")["category_breakdown"] = '{"a": 3, "b": 1, "c": 1, "d": 1}'


def spoil_breakdown_remainder(made: Draft) -> None:
    made.values("s0")["category_breakdown"] = '{"a": 4}'


def spoil_breakdown_truncated(made: Draft) -> None:
    made.values("s0")["category_breakdown"] = '{"*": 3, "a"'


def spoil_breakdown_order(made: Draft) -> None:
    made.values("s0")["category_breakdown"] = '{"a": 3, "*": 3}'


def spoil_breakdown_table(made: Draft) -> None:
    made.breakdown = [["s0", "a", 3]]


def spoil_breakdown_blank(made: Draft) -> None:
    made.breakdown = [["s0", "", 3], ["s0", "a", 3]]


def spoil_inference_single(made: Draft) -> None:
    made.values("s0")["category_breakdown"] = '{"a": 6}'


def spoil_inference_domain(made: Draft) -> None:
    merged = ["c" if name in ("d", "g") else name for name in made.truth.category or []]
    made.truth = replace(made.truth, category=merged, domain=["a", "b", "c"])


def spoil_fields_extra(made: Draft) -> None:
    made.values("s0")["lanes"] = 2


def spoil_fields_missing(made: Draft) -> None:
    del made.values("s0")["count_band"]


def spoil_fields_text(made: Draft) -> None:
    made.values("s2")["count_band"] = "1–2"


def spoil_fields_nested(made: Draft) -> None:
    made.values("s0")["name"] = {"reporter": "x"}


def spoil_fields_member(made: Draft) -> None:
    made.of("s0")["reason"] = "x"


def spoil_fields_table(made: Draft) -> None:
    made.replaced["breakdown.csv"] = ("category", "hazard")


def spoil_fields_sample(made: Draft) -> None:
    made.truth = replace(made.truth, contributor=people_for(COUNTS))


def spoil_vertex_report(made: Draft) -> None:
    made.line("s0").append([round(part, 6) for part in made.truth.reports[4]])


def spoil_vertex_moved(made: Draft) -> None:
    made.line("s0")[1][0] = round(made.line("s0")[1][0] + 0.000002, 6)


def spoil_vertex_missing(made: Draft) -> None:
    made.line("s0").pop()


def spoil_vertex_height(made: Draft) -> None:
    made.line("s0")[0].append(400)


def spoil_vertex_box(made: Draft) -> None:
    made.of("s0")["bbox"] = [8, 47, 9, 48]


def spoil_precision(made: Draft) -> None:
    made.replaced["segments.geojson"] = ("47.38]", "47.3800000]")


def spoil_totals_solved(made: Draft) -> None:
    made.truth = replace(made.truth, segment_of=[s for s in made.truth.segment_of if s != "s5"])
    made.totals = [["", "", 11]]


def spoil_totals_one_withheld(made: Draft) -> None:
    made.totals = [["", "", 11]]


def spoil_totals_zeros(made: Draft) -> None:
    made.totals = [["", "", 13]]
    made.floors = replace(made.floors, zeros=1)


def spoil_totals_twice(made: Draft) -> None:
    made.totals = [["", "", 13], ["", "", 13]]


def spoil_totals_metadata(made: Draft) -> None:
    made.metadata["sizes"] = [{"n_snapped": {"all": 11}}]


def spoil_totals_manifest(made: Draft) -> None:
    made.manifest["withheld"] = "1"


def spoil_totals_segments(made: Draft) -> None:
    made.metadata["segments_withheld"] = 2


def spoil_totals_unknown_group(made: Draft) -> None:
    made.totals = [["ward", "north", 12]]


def spoil_metadata_json(made: Draft) -> None:
    lon, lat = made.truth.reports[2]
    made.metadata["place"] = {"lat": lat + 0.000001, "note": "x", "lon": str(lon)}


def spoil_metadata_readme(made: Draft) -> None:
    made.readme += " Seen at {1:.5f}, {0:.5f}.".format(*made.truth.reports[0])


def spoil_metadata_manifest(made: Draft) -> None:
    made.manifest["notes"] = ["at {:.7f} {:.7f}".format(*made.truth.reports[0])]


def spoil_integrity_policy(made: Draft) -> None:
    made.manifest["policy"] = {"min_publish_n": 4}


def spoil_integrity_order(made: Draft) -> None:
    made.features.reverse()


def spoil_integrity_json(made: Draft) -> None:
    made.replaced["metadata.json"] = ("}", "")


SPOILERS = [value for name, value in list(globals().items()) if name.startswith("spoil_")]


@pytest.mark.parametrize("spoil", SPOILERS, ids=lambda spoil: spoil.__name__)
def test_every_rule_can_fail(tmp_path, spoil: Callable[[Draft], None]):
    made = draft()
    spoil(made)
    assert spoil.__name__.split("_")[1] in rules(found(tmp_path, made))


def test_each_rule_has_a_spoiler():
    wanted = "floor breakdown inference fields vertex recount metadata precision zeros totals integrity"
    assert {spoil.__name__.split("_")[1] for spoil in SPOILERS} == set(wanted.split())


ALONE = [
    spoil_recount_band,
    spoil_recount_sample,
    spoil_fields_extra,
    spoil_vertex_moved,
    spoil_precision,
    spoil_totals_metadata,
    spoil_totals_segments,
    spoil_metadata_json,
    spoil_metadata_readme,
    spoil_integrity_policy,
    spoil_integrity_order,
    spoil_zeros_missing,
]


@pytest.mark.parametrize("spoil", ALONE, ids=lambda spoil: spoil.__name__)
def test_one_fault_is_one_rule(tmp_path, spoil: Callable[[Draft], None]):
    made = draft()
    spoil(made)
    rule = spoil.__name__.split("_")[1]
    others = {"zeros"} if spoil is spoil_fields_extra else set()
    assert rules(found(tmp_path, made)) - others == {rule}


def test_integrity_of_the_files(tmp_path):
    made = draft()
    folder = write(tmp_path / "release", made)
    (folder / "README.txt").write_text("other")
    (folder / "notes.txt").write_text("x")
    (folder / "metadata.json").unlink()
    texts = violations(folder, made.truth, made.floors)
    wanted = ("README.txt differs", "notes.txt is not in", "notes.txt is no file", "metadata.json is in the manifest")
    for part in (*wanted, "metadata.json is missing"):
        assert any(text.startswith(f"integrity: {part}") for text in texts)
    assert rules(texts) == {"integrity"}


def test_manifest_does_not_list_itself(tmp_path):
    made = draft()
    folder = write(tmp_path / "release", made)
    manifest = json.loads((folder / "manifest.json").read_text())
    manifest["files"]["manifest.json"] = "0" * 64
    (folder / "manifest.json").write_text(json.dumps(manifest))
    assert violations(folder, made.truth, made.floors) == ["integrity: manifest.json is in the manifest only"]


def test_vertex_on_a_report_is_allowed_on_a_street(tmp_path):
    made = draft()
    made.truth = replace(made.truth, reports=[STREETS["s0"][0], *made.truth.reports])
    assert found(tmp_path, made) == []


def test_wkt_is_checked_like_geojson(tmp_path):
    made = draft()
    made.as_csv = True
    made.line("s0")[1][0] += 0.0000001
    made.line("s0").append([round(part, 6) for part in made.truth.reports[4]])
    made.values("s2").update(report_count=2, count_band="2")
    assert rules(found(tmp_path, made)) >= {"precision", "vertex", "floor"}


def test_three_dimensional_wkt(tmp_path):
    made = draft()
    made.as_csv = True
    made.replaced["segments.csv"] = ("LINESTRING (8.5 47.371235,", "LINESTRING Z (8.5 47.371235 3,")
    assert rules(found(tmp_path, made)) == {"vertex"}


# People, dominance and unknown contributors


def with_people(contributors: list[Optional[str]], floors: Floors = FLOORS) -> Draft:
    """s0 with one report of each of these contributors, and published."""
    made = draft({"s0": {"a": len(contributors)}}, floors, people=True)
    made.truth = replace(made.truth, contributor=contributors)
    return made


@pytest.mark.parametrize(
    ("contributors", "unknown_each", "clean"),
    [
        (["x", "y", "z"], False, True),
        (["x", "x ", " y", "y"], False, False),
        (["x", "y", None, None], False, False),
        (["x", "y", None, " "], True, True),
        ([None, None, None], False, False),
        ([None, None, None], True, True),
    ],
)
def test_people_are_counted(tmp_path, contributors, unknown_each, clean):
    made = with_people(contributors, replace(FLOORS, unknown_each=unknown_each))
    assert rules(found(tmp_path, made)) == (set() if clean else {"floor"})


def test_dominance(tmp_path):
    contributors = ["x"] * 8 + ["y"] * 2 + ["z"]
    assert any("dominated" in text for text in found(tmp_path, with_people(contributors)))
    off = with_people(contributors, replace(FLOORS, dominance_share=1.0))
    assert found(tmp_path, off) == []


def test_cells_are_floored_by_people(tmp_path):
    made = draft({"s0": {"a": 5, "b": 5}}, people=True)
    made.values("s0")["category_breakdown"] = '{"a": 5, "b": 5}'
    assert found(tmp_path, made) == []
    people = [*"vwxyz", "v", "v", "v", "w", "w"]
    made.truth = replace(made.truth, contributor=people)
    assert "breakdown" in rules(found(tmp_path, made))


# Breakdowns


WORKED = [
    ({"a": 5, "b": 1}, DOMAIN, {}),
    ({"a": 6}, DOMAIN, {}),
    ({"a": 3, "b": 1, "c": 1}, DOMAIN, {}),
    ({"a": 3, "b": 1, "c": 1, "d": 1}, DOMAIN, {"*": 3, "a": 3}),
    ({"a": 5, "b": 5}, DOMAIN, {"a": 5, "b": 5}),
    ({"a": 3, "b": 2, "c": 2}, ["a", "b", "c"], {}),
]


@pytest.mark.parametrize(("cells", "domain", "printed"), WORKED)
def test_worked_examples(tmp_path, cells, domain, printed):
    """The worked examples of the contract."""
    made = draft({"s0": cells}, domain=domain)
    made.values("s0")["category_breakdown"] = json.dumps(printed)
    assert found(tmp_path, made) == []
    made.values("s0")["category_breakdown"] = "{}" if printed else json.dumps({"a": cells["a"]})
    assert "recount" in rules(found(tmp_path, made))


def test_rest_that_leaves_no_freedom(tmp_path):
    """{3,2,2} of a domain of three: the rest of four over two categories would be two and two."""
    made = draft({"s0": {"a": 3, "b": 2, "c": 2}}, domain=["a", "b", "c"])
    made.values("s0")["category_breakdown"] = '{"*": 4, "a": 3}'
    texts = found(tmp_path, made)
    assert "inference: every category in the rest of s0 counts {2}" in texts
    assert rules(texts) == {"inference", "recount"}


def test_blanks_go_into_the_rest(tmp_path):
    made = draft({"s0": {"a": 3, "": 2, " ": 1, "b": 1}}, domain=["a", "b", "c"])
    made.values("s0")["category_breakdown"] = '{"*": 4, "a": 3}'
    assert found(tmp_path, made) == []
    made.truth = replace(made.truth, domain=["a", "b"])
    assert "inference" in rules(found(tmp_path, made))


def test_cell_values_by_enumeration():
    for unnamed, floor in itertools.product((1, 2, 3, 4), (3, 4)):
        for rest in range(unnamed * (floor - 1) + 2):
            vectors = [v for v in itertools.product(range(floor), repeat=unnamed) if sum(v) == rest]
            assert cell_values(rest, unnamed, floor) == {vector[0] for vector in vectors}


def test_rest_of_three_categories_is_never_determined():
    """What the closed rule lets pass cannot be found by trying."""
    for unnamed, floor in itertools.product((3, 4, 5), (3, 4)):
        for rest in range(1, (unnamed - 1) * (floor - 1) + 1):
            assert len(cell_values(rest, unnamed, floor)) > 1


# Zeros and rounding


def test_zeros_published(tmp_path):
    made = draft(floors=replace(FLOORS, zeros=1))
    for segment in ("s3", "s4", "s6", "s7"):
        made.show(segment, 0)
    for segment in ("s2", "s5"):
        made.values(segment)["count_band"] = "withheld"
    made.totals = [["", "", 10]]
    assert found(tmp_path, made) == []
    made.show("s2", 0)
    assert "recount" in rules(found(tmp_path, made))


def test_zeros_left_out(tmp_path):
    made = draft(floors=replace(FLOORS, zeros=2))
    made.features = [item for item in made.features if item["properties"]["report_count"] is not None]
    made.totals = [["", "", 13]]
    assert found(tmp_path, made) == []


def test_rounding(tmp_path):
    floors = Floors(8, 8, 8, 5)
    made = draft({"s0": {"a": 12}, "s1": {"a": 13}, "s2": {"a": 7}, "s3": {"a": 5}}, floors)
    made.manifest = {"policy": {}}
    made.show("s0", 10)
    made.show("s1", 15)
    made.totals = [["", "", 35]]
    assert found(tmp_path, made) == []
    made.totals = [["", "", 37]]
    assert "totals: an exact total beside rounded counts" in found(tmp_path, made)
    made.totals, made.metadata["reports"] = None, 37
    assert rules(found(tmp_path, made)) == {"totals"}
    del made.metadata["reports"]
    made.show("s0", 12)
    assert "recount" in rules(found(tmp_path, made))


# Totals


@pytest.mark.parametrize(("residual", "clean"), [(1, False), (2, True), (3, True), (8, True), (9, False), (12, False)])
def test_one_total_counting_rows(tmp_path, residual, clean):
    """Six segments without a count and k = 3: from k − 1 to (w − 2)(k − 1)."""
    hidden = [residual // 6 + (index < residual % 6) for index in range(6)]
    counts = {"s0": {"a": 4}, "s1": {"a": 4}}
    counts.update({f"s{index + 2}": {"a": count} for index, count in enumerate(hidden)})
    made = draft(counts)
    made.totals = [["", "", 8 + residual]]
    assert rules(found(tmp_path, made)) == (set() if clean else {"totals"})


def test_one_total_counting_people(tmp_path):
    counts = {"s0": {"a": 4}, "s1": {"a": 40}}
    made = draft(counts, people=True)
    made.truth = replace(made.truth, contributor=[*"vwxy", *["z"] * 40])
    made.show("s1", None)
    made.totals = [["", "", 44]]
    assert found(tmp_path, made) == []
    made.truth = replace(made.truth, segment_of=made.truth.segment_of[:5], category=["a"] * 5, contributor=[*"vwxyz"])
    made.totals = [["", "", 5]]
    assert rules(found(tmp_path, made)) == {"totals"}


@pytest.mark.parametrize(
    ("north", "south", "clean"),
    [(12, None, True), (10, None, True), (12, 1, False), (None, 1, False), (13, None, False)],
)
def test_group_totals(tmp_path, north, south, clean):
    """North: s0 10, s1 withheld 2 ...; a ward whose only report is withheld gives it away."""
    made = draft(groups={"ward": WARD})
    made.totals = [["ward", name, n] for name, n in (("north", north), ("south", south)) if n is not None]
    assert (found(tmp_path, made) == []) == clean


def test_group_read_from_the_file(tmp_path):
    made = draft()
    made.street_fields = frozenset({"ward"})
    for item in made.features:
        item["properties"]["ward"] = WARD[item["properties"]["segment_id"]]
    made.totals = [["ward", "north", 12]]
    assert found(tmp_path, made) == []


def test_groups_and_total_are_one_system(tmp_path):
    """The total minus the only printed ward leaves the other ward, where one report is withheld."""
    made = draft(groups={"ward": WARD})
    made.totals = [["", "", 13], ["ward", "north", 12]]
    texts = found(tmp_path, made)
    assert rules(texts) == {"totals"}
    assert any("s5 can only be [0, 1]" in text for text in texts)


def test_complementary_withheld_with_group_totals(tmp_path):
    """A published count withheld to protect its ward is no mistake, and protects it."""
    counts = {"s0": {"a": 4}, "s1": {"a": 4}, "s2": {"a": 1}, "s4": {"a": 3}}
    ward = {segment: "one" if segment in ("s1", "s2") else "two" for segment in STREETS}
    made = draft(counts, groups={"ward": ward})
    made.totals = [["ward", "one", 5]]
    assert rules(found(tmp_path, made)) == {"totals"}
    made.show("s1", None)
    made.values("s1")["low_sample"] = False
    assert found(tmp_path, made) == []


def test_block_sums_by_enumeration():
    """The system of equations against trying everything."""
    blocks = {(("w", "n"),): ["a", "b"], (("", ""), ("w", "n")): ["c"], (("", ""),): ["d", "e"]}
    bounds = {groups: (0, 2) for groups in blocks}
    for first, second in itertools.product(range(7), range(7)):
        limits = {("w", "n"): (first, first), ("", ""): (second, second + 1)}
        ways = [
            (a + b, c, d + e)
            for a, b, c, d, e in itertools.product(range(3), repeat=5)
            if a + b + c == first and second <= c + d + e <= second + 1
        ]
        sums = block_sums(blocks, bounds, limits)
        assert [sums[groups] for groups in blocks] == [{way[index] for way in ways} for index in range(3)]


def test_what_is_not_proved_is_not_passed(tmp_path, monkeypatch):
    made = draft(groups={"ward": WARD})
    made.totals = [["ward", "north", 12]]
    monkeypatch.setattr(oracle_release, "MOST_STATES", 0)
    assert found(tmp_path, made) == ["totals: not proved, there are too many combinations"]


# What cannot be read, or is not defined


@pytest.mark.parametrize(
    ("name", "old", "new", "rule"),
    [
        ("segments.geojson", '"name": "s0 Street"', '"segment_id": "s0"', "integrity"),
        ("segments.geojson", '"report_count": 6', '"report_count": NaN', "integrity"),
        ("segments.geojson", '{"type": "FeatureCollection"', '[{"type": "FeatureCollection"', "integrity"),
        (
            "segments.geojson",
            '{"type": "FeatureCollection"',
            '{"bbox": [8.5, 47.371235, 8.5712346, 47.38]',
            "precision",
        ),
        ("segments.geojson", '{\\"*\\": 3, \\"a\\": 3}', "[3, 3]", "breakdown"),
        ("segments.geojson", '{\\"*\\": 3, \\"a\\": 3}', '{\\"*\\": 3, \\"a\\": 3.0}', "breakdown"),
        ("segments.geojson", '{\\"*\\": 3, \\"a\\": 3}', '{\\"*\\": 3, \\"a\\": 3, \\"a\\": 3}', "breakdown"),
        ("breakdown.csv", "s0,a,3", "s0,a", "integrity"),
        ("breakdown.csv", "s0,a,3", "s9,a,3", "breakdown"),
        ("totals.csv", ",,13", ",,many", "totals"),
        ("totals.csv", ",,13", ",north,13", "totals"),
    ],
)
def test_broken_files(tmp_path, name, old, new, rule):
    made = draft()
    made.totals = [["", "", 13]]
    made.replaced[name] = (old, new)
    assert rule in rules(found(tmp_path, made))


def test_category_breakdown_may_be_an_object(tmp_path):
    """Some versions of the driver write a text that looks like JSON as an object."""
    made = draft()
    for item in made.features:
        item["properties"]["category_breakdown"] = json.loads(item["properties"]["category_breakdown"])
    assert found(tmp_path, made) == []


def test_empty_folder(tmp_path):
    made = draft()
    texts = violations(tmp_path, made.truth, made.floors)
    assert "integrity: there is not exactly one segments file that can be read here" in texts


@pytest.mark.parametrize("domain", [["b"], [*DOMAIN, "*"]])
def test_undefined_categories(tmp_path, domain):
    made = draft()
    made.truth = replace(made.truth, domain=domain)
    with pytest.raises(ValueError, match="not defined"):
        found(tmp_path, made)


def test_integers_in_the_text_are_not_null_island(tmp_path):
    """ "0" twice says nothing of a report near 0, 0; a report exactly at 8, 47 is told by these numbers."""
    made = draft()
    made.metadata["versions"] = [0, 0, 8, 47]
    made.truth = replace(made.truth, reports=[(0.000001, 0.000002), (0.0, 0.0), (8.1, 47.0)])
    assert found(tmp_path, made) == []
    made.truth = replace(made.truth, reports=[(8.0, 47.0)])
    assert rules(found(tmp_path, made)) == {"metadata"}
