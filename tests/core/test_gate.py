"""The rules of the gate on small releases whose right answer is worked by hand."""

from __future__ import annotations

import json
from dataclasses import replace

import numpy as np
import oracle_totals as oracle
import pytest

from nearmiss_qgis.core.findings import NOT_TESTED, PASSED
from nearmiss_qgis.core.gate.case import Case, Reports, Snapped, Streets
from nearmiss_qgis.core.gate.release import Document, Names, Release, Sheet
from nearmiss_qgis.core.gate.rules import RULES, audit
from nearmiss_qgis.core.policy import PRESETS, Policy

HIDDEN = "none or withheld"


def sheet(*rows, name="segments.geojson", vertices=None, **more):
    """A sheet of (id, count, cells) rows; vertices are (row, lon, lat)."""
    columns = {
        "segment_id": [row[0] for row in rows],
        "report_count": [row[1] for row in rows],
        "count_band": [HIDDEN if row[1] is None else str(row[1]) for row in rows],
        "category_breakdown": [json.dumps(row[2]) if len(row) > 2 else "{}" for row in rows],
        "low_sample": [False] * len(rows),
    }
    columns.update(more)
    found = np.array([v[1:] for v in vertices or ()], dtype=float).reshape(-1, 2)
    owners = np.array([v[0] for v in vertices or ()], dtype=np.int64)
    return Sheet(name, len(rows), columns, found, found, owners)


def table(name, **columns):
    return Sheet(name, len(next(iter(columns.values()))), columns)


def reports(*lonlat):
    xy = np.array(lonlat, dtype=float).reshape(-1, 2)
    return Reports(xy, xy, np.arange(len(xy)))


def streets(ids, *lonlat, **columns):
    return Streets(ids, np.array(lonlat, dtype=float).reshape(-1, 2), {"segment_id": ids, **columns})


def asked(rule, *sheets, documents=(), policy=None, **more):
    """The findings of one rule, as (status, severity, count)."""
    case = Case(Release(tuple(sheets), tuple(documents)), policy or Policy(), **more)
    return [(f.status, f.severity, f.count) for f in audit(case, only=[rule])]


def known(domain):
    """Snapped reports elsewhere that show every category there is, and no blank one."""
    return Snapped([None] * len(domain), list(domain))


#: Metadata that say that k counts people.
SAID = [Document("metadata.json", {"policy": {"k_counts": "people"}})]
LEAK = ("failed", "leak")
CLEAN = [(PASSED, "note", 0)]


def leaks(found):
    return sum(count for status, severity, count in found if (status, severity) == LEAK)


def test_every_rule_has_a_finding_and_its_own_id():
    found = audit(Case(Release((sheet(("a", 3)),)), Policy()))
    assert list(dict.fromkeys(f.rule for f in found)) == list(RULES)
    later = {"rates", "previous", "schema", "container", "content"}
    assert {f.rule for f in found if f.status == NOT_TESTED} >= later | {"vertex", "recount", "metadata", "integrity"}


@pytest.mark.parametrize("count", [1, 2, 2.0, np.int64(2), np.float32(1), np.int16(2), "2", " 2 ", "2.0", True, 2.5])
def test_floor_sees_a_small_count_of_any_type(count):
    assert leaks(asked("floor", sheet(("a", count), ("b", 3)))) >= 1
    assert leaks(asked("floor", table("x.csv", id=["a"], n=[count]))) == 1


@pytest.mark.parametrize("count", [0, 3, "3", 3.0, None, "", float("nan")])
def test_floor_lets_zero_and_three_pass(count):
    assert asked("floor", table("x.csv", id=["a"], report_count=[count])) == CLEAN


def test_floor_of_a_policy_that_rounds():
    rounded, k = PRESETS[3], "OpenSAFELY 8, rounded to 5"
    assert rounded.preset == k and asked("floor", sheet(("a", 10), ("b", 15)), policy=rounded) == CLEAN
    assert leaks(asked("floor", sheet(("a", 12)), policy=rounded)) == 2  # not rounded: count and band
    assert leaks(asked("floor", sheet(("a", 5)), policy=rounded)) == 2


def test_floor_without_counts_is_not_tested_and_a_given_field_is_used():
    lonely = table("x.csv", id=["a"], crashes=[1])
    assert asked("floor", lonely)[0][0] == NOT_TESTED
    assert leaks(asked("floor", replace(lonely, names=Names(count="crashes")))) == 1


@pytest.mark.parametrize(
    ("count", "cells", "bad"),
    [
        (6, {"a": 3, "b": 3}, False),
        (6, {"close_pass": 4, "dooring": 1, "surface": 1}, True),  # the worked attack of the source
        (8, {"a": 3, "b": 3}, True),  # 2 are left over
        (9, {"a": 3, "b": 3}, False),  # 3 are left over
        (4, {"a": 4}, True),  # fewer than 5 reports
        (None, {"a": 3, "b": 3}, True),  # no count
        (5, {"a": 3, "b": 3}, True),  # more than the count
        (6, {"a": 3.5, "b": 2.5}, True),
        (6, {"a": 6, "b": 0}, False),
    ],
)
def test_breakdown(count, cells, bad):
    assert bool(leaks(asked("breakdown", sheet(("s", count, cells))))) == bad


@pytest.mark.parametrize("text", ['{"a": 3, "b": 3', "[3, 3]", "3", '{"a": "x"}', '{"a": {"count": 3}}', "{'a': 3}"])
def test_a_breakdown_that_cannot_be_read_is_a_leak(text):
    assert leaks(asked("breakdown", sheet(("s", 6), category_breakdown=[text]))) == 1


def test_a_name_that_stands_twice_hides_no_cell():
    assert leaks(asked("breakdown", sheet(("s", 6), category_breakdown=['{"a": 1, "b": 3, "a": 3}']))) == 2


def test_a_table_of_cells_is_checked_like_a_column_and_against_it():
    segments = sheet(("s", 6, {"a": 3, "b": 3}))
    same = table("breakdown.csv", segment_id=["s", "s"], category=["a", "b"], report_count=["3", "3"])
    assert asked("breakdown", segments, same) == CLEAN
    other = table("breakdown.csv", segment_id=["s", "s"], category=["a", "c"], report_count=[3, 3])
    assert leaks(asked("breakdown", segments, other)) == 1
    thin = table("breakdown.csv", segment_id=["s", "s"], category=["a", "b"], report_count=[5, 1])
    assert leaks(asked("breakdown", segments, thin)) >= 1


@pytest.mark.parametrize(
    ("count", "cells", "domain", "bad"),
    [
        (6, {"a": 6}, None, True),  # everybody there reported a
        (6, {"a": 6, "b": 0}, None, True),
        (6, {"a": 3, "*": 3}, "abcdefg", False),  # 6 categories for 3: the contract's worked case
        (7, {"a": 3, "*": 4}, "abc", True),  # 4 over two categories would be 2 and 2
        (7, {"a": 3}, "abc", True),  # the same, not printed but left over
        (6, {"a": 3, "*": 3}, "abc", True),  # D = 2
        (7, {"a": 3, "*": 4}, "abcd", False),  # D = 3, 4 <= 2 * 2
        (8, {"a": 3, "*": 5}, "abcd", True),  # 5 > 4
        (6, {"a": 3, "b": 3}, "ab", False),
    ],
)
def test_inference(count, cells, domain, bad):
    found = asked("inference", sheet(("s", count, cells)), snapped=None if domain is None else known(domain))
    assert bool(leaks(found)) == bad


def test_inference_without_a_domain_passes_with_the_named_categories_or_says_what_it_does_not_know():
    others = [(f"o{c}", 6, {c: 3, "z": 3}) for c in "bcd"]
    assert asked("inference", sheet(("s", 6, {"a": 3, "*": 3}), *others)) == CLEAN
    alone = asked("inference", sheet(("s", 6, {"a": 3, "*": 3})))
    assert [f[:2] for f in alone] == [("failed", "warning"), (NOT_TESTED, "note")]


def test_people_and_blanks_loosen_the_inference_as_in_aggregateandwithhold():
    wide = ("s", 23, {"a": 3, "*": 20})
    people = sheet(wide, low_sample=[None])
    assert leaks(asked("inference", sheet(wide), snapped=known("abcd"))) == 1
    assert leaks(asked("inference", people, snapped=known("abcd"))) == 1  # nobody says that people were counted
    assert asked("inference", people, documents=SAID, snapped=known("abcd")) == CLEAN
    blank = Snapped(["s"] * 23, ["a"] * 3 + ["b"] * 10 + ["c"] * 9 + [" "])
    assert asked("inference", sheet(wide), snapped=blank) == CLEAN
    assert leaks(asked("inference", sheet(wide), snapped=replace(blank, category=["a"] * 3 + ["b"] * 20))) == 1


def test_rare():
    often = [(f"s{i}", 6, {"a": 3, "b": 3}) for i in range(3)]
    assert asked("rare", sheet(*often)) == CLEAN
    assert asked("rare", sheet(*often, ("x", 6, {"a": 3, "c": 3}))) == [("failed", "warning", 1)]


@pytest.mark.parametrize(
    "value", [{"meta": [{"Reporter-Token": "x"}]}, '{"a": {"occurred_at": 1}}', '[{"user_id": 7}]']
)
def test_a_forbidden_name_is_found_at_any_depth(value):
    found = asked("fields", sheet(("s", 3), extra=[value]), streets=streets(["s"], extra=[value]))
    assert found == CLEAN  # the streets have it with the same value: public
    assert leaks(asked("fields", sheet(("s", 3), extra=[value]), streets=streets(["s"]))) == 2
    assert leaks(asked("fields", sheet(("s", 3)), documents=[Document("metadata.json", value)])) == (
        0 if isinstance(value, str) and value[0] not in "{[" else 1
    )


@pytest.mark.parametrize("name", ["reason", "reporter_t", "SNAP_DISTANCE_M", "outsider_high", "lat", "contributor"])
def test_private_fields_are_leaks_with_and_without_streets(name):
    assert leaks(asked("fields", sheet(("s", 3), **{name: ["x"]}))) == 1
    assert leaks(asked("fields", sheet(("s", 3), **{name: ["x"]}), streets=streets(["s"]))) == 2


def test_fields_of_the_streets_are_public_only_with_the_same_values():
    lines = streets(["a", "b"], lanes=[2, 1], klass=["x", None])
    rows = (("a", 3), ("b", None))
    assert asked("fields", sheet(*rows, lanes=["2", 1.0], KLASS=["x", ""]), streets=lines) == CLEAN
    assert leaks(asked("fields", sheet(*rows, lanes=[2, 2]), streets=lines)) == 1
    assert asked("fields", sheet(*rows, lanes=[2, 1])) == [("failed", "warning", 1)]
    assert asked("fields", sheet(*rows, fid=[1, 2])) == CLEAN and leaks(
        asked("fields", sheet(*rows, fid=[7, 2]), streets=lines)
    )


@pytest.mark.parametrize(
    "text", ["1-2", "1–2", "<3", "< 3", "&lt;3", "1 or 2", "under 3", "up to 2", "≤2", "1 bis 2", "2-1"]
)
def test_counts_hidden_in_text(text):
    assert leaks(asked("fields", sheet(("s", None), count_band=[text]))) == 1


@pytest.mark.parametrize("text", [HIDDEN, "0-2", "<5", "3-5", "1st", "A 1-2"])
def test_texts_that_hide_no_count(text):
    assert leaks(asked("fields", sheet(("s", None), count_band=[text]))) == 0


def test_a_band_says_the_count():
    assert leaks(asked("fields", sheet(("s", 5), count_band=["4"]))) == 1
    assert leaks(asked("fields", sheet(("s", None), count_band=["4"]))) == 1


VERTEX = (7.00012, 45.00034)


@pytest.mark.parametrize(
    ("report", "hit"),
    [
        (VERTEX, True),
        ((7.00012, 45.00034064), True),  # 7 cm away, in the next bin
        ((7.000121, 45.000341), True),  # 1e-6 in both
        ((7.0001211, 45.00034), False),
        ((7.00012, 45.0003389), False),
    ],
)
def test_a_vertex_on_a_report(report, hit):
    found = asked("vertex", sheet(("s", 4), vertices=[(0, *VERTEX), (0, 7.002, 45.0004)]), reports=reports(report))
    assert found == ([(*LEAK, 1)] if hit else CLEAN)


@pytest.mark.parametrize(("report", "tested"), [((7.19, 45.1), True), ((7.21, 45.0), False), ((-71.1, 42.4), False)])
def test_reports_of_another_place_prove_nothing(report, tested):
    found = asked("vertex", sheet(("s", 4), vertices=[(0, *VERTEX)]), reports=reports(report))
    assert [one[0] for one in found] == [PASSED if tested else NOT_TESTED]


def test_a_public_vertex_is_a_note_with_the_number_of_reports_and_strict_stops_it():
    released = sheet(("s", 4), ("t", 4), vertices=[(0, *VERTEX), (1, 7.002, 45.0004)])
    public = streets(["s", "t"], (7.0001204, 45.0003396), (7.002, 45.0004))
    three = reports(VERTEX, VERTEX, (7.0001205, 45.00034))
    assert asked("vertex", released, reports=three, streets=public) == [(PASSED, "note", 3)]
    assert asked("vertex", released, reports=three, streets=public, strict_coincidence=True) == [(*LEAK, 3)]
    assert asked("vertex", released, reports=three) == [(*LEAK, 3)]


def test_a_vertex_near_a_public_one_is_not_that_very_vertex():
    moved = sheet(("s", 4), vertices=[(0, 7.000121, 45.00034)])
    found = asked("vertex", moved, reports=reports((7.000121, 45.00034)), streets=streets(["s"], VERTEX))
    assert (*LEAK, 1) in found and ("failed", "warning", 1) in found
    finer = sheet(("s", 4), vertices=[(0, 7.00012004, 45.00034)])
    assert (*LEAK, 1) in asked("vertex", finer, reports=reports((7.00012, 45.00034)), streets=streets(["s"], VERTEX))


def test_the_message_names_segments_and_never_a_place():
    case = Case(Release((sheet(("quiet street", 4), vertices=[(0, *VERTEX)]),)), Policy(), reports=reports(VERTEX))
    (found,) = audit(case, only=["vertex"])
    assert "quiet street" in found.message and "7.0" not in found.message and "45." not in found.message


@pytest.mark.parametrize(
    ("text", "n"),
    [
        ("near 45.00034, 7.00012", 1),
        ("7.00012 45.00034", 1),
        ({"lat": 45.000340004, "more": {"x": 1}, "lon": 7.00012}, 1),
        ({"lat": "45,00034", "lon": "7,00012"}, 1),
        ("7.00012 alone, 45.00134", 0),
        ("145.00034, 17.00012", 0),
        ("version 45.0 and 7.0", 0),
        ({"a": 45, "b": 7}, 0),
    ],
)
def test_coordinates_in_the_metadata(text, n):
    found = asked("metadata", sheet(("s", 3)), documents=[Document("metadata.json", text)], reports=reports(VERTEX))
    assert leaks(found) == n


def test_zero_in_a_longer_number_is_no_coordinate_but_a_pair_of_zeros_is():
    nowhere = reports((0.0, 0.0))
    for text, n in (("10.05, 20.0", 0), ("0, 0", 0), ("0.0, 0.0", 1), ({"share": 0.0, "then": "x", "n": 3}, 0)):
        found = asked("metadata", sheet(("s", 3)), documents=[Document("m", text)], reports=nowhere)
        assert leaks(found) == n, text


def test_coordinates_of_a_projected_crs():
    grid = Reports(np.array([VERTEX]), np.array([[375012.3, 165023.9]]), np.array([0]))
    for text, n in (("at 375012 165024", 1), ("375012.3, 165023.9", 1), ("375012, 165124", 0)):
        assert leaks(asked("metadata", sheet(("s", 3)), documents=[Document("m", text)], reports=grid)) == n


def test_precision():
    fine = sheet(("s", 3), vertices=[(0, 7.123456, 45.1), (0, -121.742, 38.5494)])
    assert asked("precision", fine) == CLEAN
    assert leaks(asked("precision", sheet(("s", 3), vertices=[(0, 7.1234567, 45.1)]))) == 1
    assert leaks(asked("precision", sheet(("s", 3), vertices=[(0, 7.1, 45.123456789012345)]))) == 1
    declared = [Document("metadata.json", {"coordinate_decimals": 4})]
    assert leaks(asked("precision", fine, documents=declared)) == 1
    assert asked("precision", table("x.csv", id=["a"], n=[3]))[0][0] == NOT_TESTED


def test_zeros():
    network = streets(["a", "b", "c"])
    assert asked("zeros", sheet(("a", 3), ("b", None), ("c", None)), streets=network) == CLEAN
    assert asked("zeros", sheet(("a", 3)), streets=network) == CLEAN  # both are left out
    assert leaks(asked("zeros", sheet(("a", 3), ("b", 0)), streets=network)) == 1  # c is the withheld one
    assert leaks(asked("zeros", sheet(("a", 3), ("b", 0), ("c", None)))) == 1
    assert asked("zeros", sheet(("a", 3), ("b", 0)))[0][0] == NOT_TESTED
    assert asked("zeros", sheet(("a", 3), ("b", 0)), streets=streets(["a", "b"])) == CLEAN
    told = asked("zeros", sheet(("a", 3), ("b", 0)), documents=[Document("m", {"segments_withheld": 2})])
    assert leaks(told) == 2
    shown = asked("zeros", sheet(("a", 3), ("b", 0)), streets=network, policy=Policy(zeros=1))
    assert shown == [("failed", "warning", 1)]
    assert asked("zeros", sheet(("a", 3), ("b", None)), streets=network) == [("failed", "warning", 1)]


@pytest.mark.parametrize(
    "column",
    [
        {"count_band": ["3", "none", "withheld"]},
        {"count_band": ["3", "none", "none"]},
        {"low_sample": [False, None, True]},
        {"category_breakdown": ["{}", "{}", None]},
        {"status": ["", "zero", "withheld"]},
        {"vertices": [(0, 7.0, 45.0), (1, 7.1, 45.0)]},
    ],
    ids=lambda column: next(iter(column)),
)
def test_zeros_told_by_another_attribute(column):
    assert leaks(asked("zeros", sheet(("a", 3), ("b", None), ("c", None), **column))) == 2


def test_a_street_named_none_tells_nothing():
    found = sheet(("a", 3), ("b", None), ("c", None))
    found = replace(
        found, columns={**found.columns, "name": ["x", "None Such Lane", "y"], "kind": ["", "zero emission", "road"]}
    )
    lines = streets(["a", "b", "c"], kind=["", "zero emission", "road"], title=["x", "None Such Lane", "y"])
    assert asked("zeros", found, streets=lines) == CLEAN
    assert leaks(asked("zeros", found)) == 2


@pytest.mark.parametrize("k", [3, 4, 5])
@pytest.mark.parametrize("hidden", range(1, 6))
def test_totals_against_every_vector_of_hidden_counts(k, hidden):
    policy = Policy("x", k, k + 2, k)
    rows = [("a", 50)] + [(f"h{i}", None) for i in range(hidden)]
    for left in range(1, hidden * (k - 1) + 1):
        totals = table("totals.csv", group_field=[None], group_value=[None], report_count=[50 + left])
        found = asked("totals", sheet(*rows), totals, policy=policy)
        assert bool(leaks(found)) == (not oracle.allowed(left, hidden, k))
        if oracle.solvable(left, hidden, k):
            assert leaks(found)


@pytest.mark.parametrize(("left", "count"), [(3, 3), (4, 3), (6, 3)])
def test_totals_where_zeros_are_printed_say_what_follows(left, count):
    """Three missing streets of 1 or 2 reports each: 3 makes all of them 1, 6 all of them 2."""
    case = Case(
        Release((sheet(("a", 54), ("b", 0)),), (Document("m.json", {"summary": {"snapped": 54 + left}}),)),
        Policy(),
        streets=streets(["a", "b", "x", "y", "z"]),
    )
    (found,) = audit(case, only=["totals"])
    low, high = {3: (1, 1), 4: (1, 2), 6: (2, 2)}[left]
    assert found.is_leak and found.count == count and f"infers {low} to {high} for each" in found.message


def test_totals_of_the_published_segments_and_other_numbers_are_no_leak():
    rows = sheet(("a", 50), ("b", None))
    own = table("totals.csv", group_field=[""], group_value=[""], report_count=[50])
    assert asked("totals", rows, own) == CLEAN
    other = [
        Document("m.json", {"reports_by_phone": 7, "total_records": 812, "segments_total": 51, "share_of_reports": 0.5})
    ]
    assert asked("totals", rows, documents=other) == [(PASSED, "note", 2)]


def test_totals_without_knowing_how_many_are_hidden_are_not_tested_and_groups_neither():
    totals = table("totals.csv", group_field=[None], group_value=[None], report_count=[53])
    assert asked("totals", sheet(("a", 50)), totals)[0][0] == NOT_TESTED
    groups = table("totals.csv", group_field=["ward"], group_value=["1"], report_count=[50])
    assert asked("totals", sheet(("a", 50), ("b", None)), groups)[0][0] == NOT_TESTED


def test_totals_with_people_have_no_upper_limit():
    rows = sheet(("a", 50), *[(f"h{i}", None) for i in range(3)], low_sample=[None] * 4)
    for total, bad in ((51, True), (52, False), (90, False)):
        totals = table("totals.csv", group_field=[None], group_value=[None], report_count=[total])
        assert bool(leaks(asked("totals", rows, totals, documents=SAID))) == bad


def test_totals_that_are_rounded_stand_for_a_range():
    policy = PRESETS[3]
    many = sheet(*[(f"p{i}", 10) for i in range(4)], *[(f"h{i}", None) for i in range(9)])
    one = table("totals.csv", group_field=[None], group_value=[None], report_count=[75])
    assert asked("totals", many, one, policy=policy) == CLEAN  # 35 +- 10 over nine segments of 0 to 7
    two = sheet(("p", 10), ("h0", None), ("h1", None))
    total = table("totals.csv", group_field=[None], group_value=[None], report_count=[20])
    assert leaks(asked("totals", two, total, policy=policy)) == 2


def test_recount_with_rows_and_with_people():
    snapped = Snapped(["a"] * 5 + ["b"] * 3, None, ["x"] * 5 + ["x", "y", "z"])
    by_rows = sheet(("a", 5), ("b", 3))
    assert asked("recount", by_rows, snapped=replace(snapped, contributor=None)) == CLEAN
    assert leaks(asked("recount", by_rows, snapped=snapped)) == 1  # one person filed all five
    assert asked("recount", sheet(("a", None), ("b", 3)), snapped=snapped) == CLEAN
    assert leaks(asked("recount", sheet(("a", 6), ("b", 3)), snapped=replace(snapped, contributor=None))) == 1
    assert asked("recount", by_rows)[0][0] == NOT_TESTED


def test_recount_of_breakdowns_and_false_zeros():
    snapped = Snapped(["a"] * 6 + ["b"], ["x"] * 3 + ["y"] * 3 + ["x"])
    assert asked("recount", sheet(("a", 6, {"x": 3, "y": 3}), ("b", None)), snapped=snapped) == CLEAN
    assert leaks(asked("recount", sheet(("a", 6, {"x": 2, "y": 4}), ("b", None)), snapped=snapped)) == 1
    assert leaks(asked("recount", sheet(("a", 6), ("b", 0)), snapped=snapped)) == 1


def test_a_withheld_segment_that_shows_a_count():
    found = asked("recount", sheet(("a", 5), ("b", None)), withheld=["a", "b"])
    assert leaks(found) == 1 and found[-1][0] == NOT_TESTED


def test_rows():
    assert leaks(asked("rows", replace(sheet(("a", 3)), provider_rows=4))) == 3
    assert leaks(asked("rows", sheet(("a", 3)), expected_rows=2)) == 1
    read = {"REPORTS": (1, 9), "STREETS": (4, 4)}
    assert asked("rows", sheet(("a", 3)), source_rows=read) == [("failed", "warning", 8)]
    assert asked("rows", replace(sheet(("a", 3)), provider_rows=1), expected_rows=1) == CLEAN


def test_integrity():
    one = (sheet(("a", 3)),)
    promised = {"files": {"a": "1", "b": "2"}}

    def found(**hashes):
        release = Release(one, (), hashes, promised, whole=True)
        return [f.count for f in audit(Case(release, Policy()), only=["integrity"]) if f.is_leak]

    assert found(a="1", b="2") == []
    assert found(a="1", b="x") == [1] and found(a="1") == [1] and found(a="1", b="2", c="3") == [1]
    assert audit(Case(Release(one), Policy()), only=["integrity"])[0].status == NOT_TESTED


def test_floor_leaves_the_overall_total_to_the_rule_on_totals():
    total = table("totals.csv", group_field=[None], group_value=[None], report_count=[2])
    group = table("totals.csv", group_field=["ward"], group_value=["1"], report_count=[2])
    assert asked("floor", total) == CLEAN and leaks(asked("floor", group)) == 1


def test_floor_in_nested_json_and_in_other_documents():
    assert leaks(asked("floor", sheet(("a", 5), extra=['{"x": {"report_count": 2}}']))) == 1
    assert leaks(asked("floor", sheet(("a", 5)), documents=[Document("d.json", [{"report_count": 1}])])) == 1
    assert asked("floor", sheet(("a", 5)), documents=[Document("manifest.json", {"notes": [{"count": 1}]})]) == CLEAN


def test_floor_skips_a_public_column_of_the_streets():
    lanes = sheet(("a", 5), n=[2])
    assert asked("floor", lanes, streets=streets(["a"], n=[2])) == CLEAN
    assert leaks(asked("floor", lanes, streets=streets(["a"], n=[3]))) == 2  # below 3, and another one than the count


def test_a_breakdown_exactly_at_small_n_may_stand():
    assert asked("breakdown", sheet(("s", 6, {"a": 3, "b": 3})), policy=Policy("x", 3, 6, 3)) == CLEAN
    assert leaks(asked("breakdown", sheet(("s", 6, {"a": 3, "b": 3})), policy=Policy("x", 3, 7, 3))) == 1


def test_two_unnamed_categories_hide_no_rest_even_of_people_and_one_none_of_blanks():
    people = sheet(("s", 6, {"a": 3, "*": 3}), low_sample=[None])
    assert leaks(asked("inference", people, documents=SAID, snapped=known("abc"))) == 1
    blank = Snapped(["s"] * 6, ["a"] * 3 + ["b"] * 2 + [None])
    assert leaks(asked("inference", sheet(("s", 6, {"a": 3, "*": 3})), snapped=blank)) == 1
    three = Snapped(["s"] * 7, ["a"] * 3 + ["b"] * 2 + ["c"] + [None])
    assert asked("inference", sheet(("s", 7, {"a": 3, "*": 4})), snapped=three) == CLEAN


def test_a_manifest_that_says_people_beside_a_filled_low_sample_is_not_believed():
    wide = sheet(("s", 23, {"a": 3, "*": 20}))
    manifest = {"policy": {"k_counts": "people"}}
    case = Case(Release((wide,), manifest=manifest), Policy(), snapped=known("abcd"))
    assert [f.is_leak for f in audit(case, only=["inference"])] == [True]
    rows = replace(
        case,
        release=Release(
            (sheet(("s", 23, {"a": 3, "*": 20}), low_sample=[None]),), manifest={"policy": {"k_counts": "rows"}}
        ),
    )
    assert [f.is_leak for f in audit(rows, only=["inference"])] == [True]
    nothing_filled = replace(case, release=replace(rows.release, manifest=manifest))
    assert [f.is_leak for f in audit(nothing_filled, only=["inference"])] == [False]


def test_a_forbidden_name_is_public_where_the_streets_have_it_with_the_same_values():
    assert asked("fields", sheet(("s", 3), mode=["tram"]), streets=streets(["s"], mode=["tram"])) == CLEAN
    assert leaks(asked("fields", sheet(("s", 3), mode=["bike"]), streets=streets(["s"], mode=["tram"]))) == 2


def test_a_segment_that_is_not_in_streets_has_no_public_field():
    assert leaks(asked("fields", sheet(("s", 3), lanes=[2]), streets=streets(["t"], lanes=[2]))) == 1


def test_low_sample_beside_counted_people():
    snapped = Snapped(["s"] * 4, None, list("abcd"))
    assert leaks(asked("fields", sheet(("s", 4)), snapped=snapped)) == 1
    assert asked("fields", sheet(("s", 4), low_sample=[None]), snapped=snapped) == CLEAN


def test_a_vertex_with_latitude_first_is_on_the_report_too():
    assert asked("vertex", sheet(("s", 4), vertices=[(0, VERTEX[1], VERTEX[0])]), reports=reports(VERTEX)) == [
        (*LEAK, 1)
    ]


def test_coordinates_in_the_metadata_are_compared_at_five_decimals():
    near = reports((7.000124, 45.000344))
    assert leaks(asked("metadata", sheet(("s", 3)), documents=[Document("m", "45.00034 7.00012")], reports=near)) == 1
    assert leaks(asked("metadata", sheet(("s", 3)), documents=[Document("m", "45.00030 7.00012")], reports=near)) == 0


def test_zeros_told_by_a_missing_value_an_empty_one_and_a_code():
    gone = replace(sheet(("a", 3), ("b", None), ("c", None)), absent={"count_band": frozenset({2})})
    bands = {**gone.columns, "count_band": ["3", None, None]}
    assert leaks(asked("zeros", replace(gone, columns=bands))) == 2
    assert leaks(asked("zeros", sheet(("a", 3), ("b", None), ("c", None), report_count=[3, None, ""]))) == 2
    assert leaks(asked("zeros", sheet(("a", 3), ("b", 0), ("c", -1)))) == 2  # by the zero, and by the band "-1"


def test_zeros_told_by_who_is_missing_as_snapped_shows():
    rows, network = sheet(("a", 3), ("b", None)), streets(["a", "b", "c"])
    assert leaks(asked("zeros", rows, streets=network, snapped=Snapped(["a"] * 3 + ["b"]))) == 1
    assert leaks(asked("zeros", rows, streets=network, snapped=Snapped(["a"] * 3 + ["b", "c"]))) == 0


def test_totals_where_zeros_are_printed_are_refused_though_the_sum_alone_would_hide():
    """Five missing streets hold six reports: of segments that may be zero that would be fine, of these each has one."""
    case = Case(
        Release((sheet(("a", 54), ("b", 0)),), (Document("m.json", {"snapped": 60}),)),
        Policy(),
        streets=streets(["a", "b", *"vwxyz"]),
    )
    assert [f.is_leak for f in audit(case, only=["totals"])] == [True]


def test_totals_with_many_rounded_counts_leave_the_sum_open():
    """Ten counts of 8 to 12 and a total of 118 to 122: the hidden ones may have none."""
    rows = sheet(*[(f"p{i}", 10) for i in range(10)], *[(f"h{i}", None) for i in range(3)])
    total = table("totals.csv", group_field=[None], group_value=[None], report_count=[120])
    assert asked("totals", rows, total, policy=PRESETS[3]) == CLEAN


def test_recount_of_a_count_on_the_floor_that_one_person_made():
    snapped = Snapped(["a"] * 3, None, ["x"] * 3)
    assert leaks(asked("recount", sheet(("a", 3)), snapped=snapped)) == 1


def test_recount_of_people_needs_contributors_and_more_withheld_is_a_note():
    people = Release((sheet(("a", 5), low_sample=[None]),), manifest={"policy": {"k_counts": "people"}})
    (found,) = audit(Case(people, Policy(), snapped=Snapped(["a"] * 5)), only=["recount"])
    assert found.status == NOT_TESTED
    assert asked("recount", sheet(("a", None)), snapped=Snapped(["a"] * 5)) == [(PASSED, "note", 1)]


def test_files_that_were_not_read_and_repeated_ids():
    assert asked("rows", sheet(("a", 3), ("a", 5))) == [("failed", "warning", 1)]
    release = Release((sheet(("a", 3)),), unread=("x.pdf",))
    assert [f.status for f in audit(Case(release, Policy()), only=["rows"])] == [NOT_TESTED]


@pytest.mark.parametrize(
    ("domain", "found"),
    [
        ("ab", [(*LEAK, 1)]),  # one unnamed category: the rest is that one, blanks or not
        ("abc", [("failed", "warning", 1), (NOT_TESTED, "note", 0)]),  # two: not if blanks are in the rest
        ("abcd", CLEAN),
    ],
)
def test_listed_categories_alone_do_not_tell_whether_blanks_are_in_the_rest(domain, found):
    assert asked("inference", sheet(("s", 7, {"a": 3, "*": 4})), categories=list(domain)) == found


@pytest.mark.parametrize("name", ["2 reports", "<3", "1-2", "withheld", "none"])
def test_a_name_that_tells_what_a_count_does_not(name):
    rows, lines = (("a", 5), ("b", None), ("c", None)), streets(["a", "b", "c"], title=["A", "B", "C"])
    named = sheet(*rows)
    told = replace(named, columns={**named.columns, "name": ["A", name, "C"]})
    assert leaks(asked("fields", told, streets=lines)) >= 1
    assert leaks(asked("fields", told)) + leaks(asked("zeros", told)) >= 1
    fine = replace(named, columns={**named.columns, "name": ["A", "B", "C"]})
    assert asked("fields", fine, streets=lines) == CLEAN and asked("zeros", fine) == CLEAN
    none = replace(named, columns={**named.columns, "name": [None] * 3})
    assert asked("fields", none, streets=lines) == CLEAN


@pytest.mark.parametrize(
    "column", [{"id": [5, 14, 0]}, {"category": ["x", "dooring", "x"]}, {"group_value": ["", "x", ""]}]
)
def test_a_name_of_ours_in_another_table_is_not_ours_here(column):
    placed = sheet(("a", 5), ("b", None), ("c", None), vertices=[(0, 7.0, 45.0)], **column)
    assert leaks(asked("fields", placed, streets=streets(["a", "b", "c"]))) == 1


def test_names_of_people_in_metadata_however_they_are_written():
    for name in ("reporter_email", "reporterId", "contributor_ids", "Reporter-ID"):
        assert leaks(asked("fields", sheet(("s", 3)), documents=[Document("m", {name: "x"})])) == 1
    policy = {"policy": {"unknown_contributors": 0}, "title": "Reporters of the city", "userbase": 3}
    assert asked("fields", sheet(("s", 3)), documents=[Document("m", policy)]) == CLEAN


def test_an_exact_total_beside_rounded_counts():
    total = table("totals.csv", group_field=[None], group_value=[None], report_count=[34])
    assert leaks(asked("floor", sheet(("a", 15)), total, policy=PRESETS[3])) == 1


def test_small_numbers_of_a_table_in_the_metadata_are_a_warning():
    by_hour = [Document("m", {"temporal": {"by_hour": {"7": 2, "8": 3}, "by_day": {"1": 3}}})]
    assert asked("floor", sheet(("a", 5)), documents=by_hour) == [("failed", "warning", 1)]


def test_recount_of_totals():
    snapped = Snapped(["a"] * 5 + ["b"])
    for value, bad in ((5, 0), (6, 0), (7, 1)):
        total = table("totals.csv", group_field=[""], group_value=[""], report_count=[value])
        assert leaks(asked("recount", sheet(("a", 5), ("b", None)), total, snapped=snapped)) == bad


def test_totals_where_the_metadata_say_that_none_is_zero():
    rows = sheet(("a", 50), *[(f"h{i}", None) for i in range(6)])
    paper = [Document("m", {"snapped": 56, "segments_zero": 0})]
    assert leaks(asked("totals", rows, documents=paper)) == 6  # six reports on six segments that have some
    assert asked("totals", rows, documents=[Document("m", {"snapped": 56})]) == CLEAN


def test_declaring_more_decimals_is_a_warning_and_a_broken_manifest_a_leak():
    fine = sheet(("s", 3), vertices=[(0, 7.12345678, 45.1)])
    declared = [Document("metadata.json", {"coordinate_decimals": 15})]
    assert asked("precision", fine, documents=declared) == [("failed", "warning", 1)]
    broken = Release((sheet(("a", 3)),), manifest_found=True)
    assert [f.is_leak for f in audit(Case(broken, Policy()), only=["integrity"])] == [True]


@pytest.mark.parametrize("value", ["two", "²", "2 %", "1 234", [2], {"value": 2}, 10**400, "2024-02-01", "2 cyclists"])
def test_floor_refuses_counts_that_are_no_number(value):
    assert leaks(asked("floor", table("x.csv", id=["a", "b"], report_count=[value, 5]))) == 1


def test_floor_of_codes_below_zero_and_of_texts_under_a_vague_name():
    assert asked("floor", table("x.csv", id=["a", "b"], report_count=[-9, 5])) == [("failed", "warning", 1)]
    assert leaks(asked("floor", table("x.csv", id=["a"], report_count=[5], n=["north"]))) == 0


def test_floor_of_two_counts_that_differ_by_one():
    assert leaks(asked("floor", sheet(("a", 6), n=[5]))) == 1
    assert leaks(asked("floor", sheet(("a", 6)), table("y.csv", id=["a"], count=[7]))) == 1
    assert asked("floor", sheet(("a", 6), n=[6]), table("y.csv", id=["a"], count=[6])) == CLEAN


def test_floor_without_a_row_is_not_tested_and_a_group_field_hides_no_segment():
    assert asked("floor", table("x.csv", id=[], report_count=[]))[0][0] == NOT_TESTED
    assert leaks(asked("floor", sheet(("a", 1), group_field=[None]))) >= 1


@pytest.mark.parametrize("flag", [2, "yes", "5"])
def test_low_sample_is_true_false_or_nothing(flag):
    assert leaks(asked("fields", sheet(("a", 5), low_sample=[flag]))) == 1


def test_a_band_with_another_number_and_its_unit():
    assert leaks(asked("fields", sheet(("a", 10), count_band=["11 reports"]))) == 1


def test_a_category_may_be_called_after_a_phone_but_not_reporter():
    assert leaks(asked("fields", sheet(("a", 6, {"driver on phone": 3, "x": 3})))) == 0
    assert leaks(asked("fields", sheet(("a", 6, {"reporter_id": 3, "x": 3})))) == 1


def test_ids_that_are_not_in_streets_leave_zeros_and_totals_untested():
    """1.0 and 2.0 are not 1 and 2 as text: with them three streets would seem to hide two reports, and that would do."""
    rows = sheet(("x1", 6), ("x2", 5))
    paper = [Document("m.json", {"reports_total": 13})]
    assert asked("totals", rows, documents=paper, streets=streets(["1", "2", "3"]))[-1][0] == NOT_TESTED
    assert asked("zeros", rows, streets=streets(["1", "2", "3"]))[-1][0] == NOT_TESTED
    same = sheet(("1", 6), ("2", 5))
    assert leaks(asked("totals", same, documents=paper, streets=streets(["1", "2", "3"]))) == 1


def test_totals_of_a_release_in_two_files():
    """30 and 10 are published in two files, of 42 the third southern street holds the two."""
    north, south = (
        sheet(*[(f"n{i}", 5) for i in range(6)]),
        sheet(("s1", 5), ("s2", 5), ("s3", None), name="south.geojson"),
    )
    paper = [Document("m.json", {"total": 42})]
    assert leaks(asked("totals", north, south, documents=paper)) == 1


def test_a_report_on_the_other_side_of_180_degrees():
    for report, place in (((179.9999997, -16.5), (-180.0, -16.5)), ((-179.9999997, -16.5), (180.0, -16.5))):
        assert leaks(asked("vertex", sheet(("s", 4), vertices=[(0, *place)]), reports=reports(report))) == 1


@pytest.mark.parametrize(
    "text", ["７．００１２ ４５．０００３４", "45٫00034 7٫00012", "a.7.00012 b.45.00034", "45·00034, 7·00012"]
)
def test_coordinates_in_other_spellings(text):
    spelt = text.replace("７．００１２", "７．０００１２")
    assert leaks(asked("metadata", sheet(("s", 3)), documents=[Document("m", spelt)], reports=reports(VERTEX))) == 1


def test_names_of_files_alone_are_no_metadata():
    found = asked(
        "metadata", sheet(("s", 3)), documents=[Document("(file names)", ["a.geojson"])], reports=reports(VERTEX)
    )
    assert found[0][0] == NOT_TESTED


def test_many_texts_and_breakdowns_take_no_time_beyond_reason():
    """Work grows with the rows: 20,000 open breakdowns, and a text of a megabyte, are judged at all."""
    many = sheet(*[(f"s{i}", 7, {"a": 3, "*": 4}) for i in range(20_000)])
    assert leaks(asked("inference", many, snapped=known("abc"))) == 20_000
    assert leaks(asked("fields", sheet(("s", None), count_band=["1-2" + " " * 1_000_000 + "9"]))) in (0, 1)
