"""Aggregating through the toolbox: what is published, what is refused, and what is said."""

from __future__ import annotations

import json

import pytest
from conftest import Log, layer, opened, values
from qgis.core import QgsProcessingException, QgsWkbTypes

UTM = "EPSG:32631"
LINES = [
    (f"LINESTRING (500000 {5500000 + 100 * i}, 500200 {5500000 + 100 * i})", f"s{i}", f"Street {i}", "w")
    for i in range(5)
]


def streets(rows=LINES, kind="LineString", crs=UTM):
    return layer(kind, rows, "id:string,label:string,ward:string", crs, "streets")


def snapped(
    counts,
    *,
    geometry=True,
    who=None,
    fields="segment_id:string,snap_distance_m:double,kind:string,who:string,rid:string",
):
    """Reports per segment: {"s1": [(kind, who), …]}; None as segment is unsnapped."""
    rows, i = [], 0
    for segment, reports in counts.items():
        for kind, person in reports:
            y = 5500000 + 100 * int(segment[1]) + 3 if segment else 5500650
            wkt = f"POINT ({500010 + i} {y})" if geometry else None
            rows.append((wkt, segment, 3.0 if segment else None, kind, person, f"r{i:03d}"))
            i += 1
    return layer("Point" if geometry else "None", rows, fields, UTM, "snapped")


def plain(n, kind="a"):
    return [(kind, None)] * n


def aggregate(nearmiss, reports, lines=None, log=None, **more):
    given = {
        "SNAPPED": reports,
        "STREETS": lines or streets(),
        "SEGMENT_ID": "id",
        "PUBLISHED": "memory:",
        "WITHHELD": "memory:",
        **more,
    }
    return nearmiss("aggregateandwithhold", log, **given)


COUNTS = {"s0": plain(1), "s1": plain(2), "s2": plain(3), "s3": plain(6), None: plain(2)}


def test_counts_and_buckets(nearmiss):
    found = aggregate(nearmiss, snapped(COUNTS), SEGMENT_NAME="label")
    assert found["INPUT_ROWS"] == 14
    assert [found[k] for k in ("SEGMENTS_PUBLISHED", "SEGMENTS_WITHHELD", "SEGMENTS_ZERO")] == [2, 2, 1]
    buckets = [found[k] for k in ("REPORTS_PUBLISHED", "REPORTS_WITHHELD", "REPORTS_UNSNAPPED", "REPORTS_LEFT_OUT")]
    assert buckets == [9, 3, 2, 0] and sum(buckets) == found["INPUT_ROWS"]
    assert found["COVERAGE"] == pytest.approx(9 / 12) and found["K_MIN"] == 3
    assert values(found["PUBLISHED"], *found["PUBLISHED"].fields().names()) == [
        ["s0", "Street 0", None, "none or withheld", "{}", False],
        ["s1", "Street 1", None, "none or withheld", "{}", False],
        ["s2", "Street 2", 3, "3", "{}", True],
        ["s3", "Street 3", 6, "6", "{}", False],
        ["s4", "Street 4", None, "none or withheld", "{}", False],
    ]
    assert values(found["WITHHELD"], *found["WITHHELD"].fields().names()) == [
        ["s0", "Street 0", 1, None, "primary", pytest.approx(199.92, abs=0.1), 0, 2],
        ["s1", "Street 1", 2, None, "primary", pytest.approx(199.92, abs=0.1), 0, 2],
    ]


def test_field_names_and_types_are_the_contract(nearmiss):
    found = aggregate(nearmiss, snapped(COUNTS), BREAKDOWN="memory:", TOTALS="memory:")
    assert found["PUBLISHED"].fields().names() == [
        "segment_id", "name", "report_count", "count_band", "category_breakdown", "low_sample",
    ]  # fmt: skip
    assert found["WITHHELD"].fields().names() == [
        "segment_id", "name", "report_count", "contributor_count", "reason", "length_m", "outsider_low", "outsider_high",
    ]  # fmt: skip
    assert found["BREAKDOWN"].fields().names() == ["segment_id", "category", "report_count"]
    assert found["TOTALS"].fields().names() == ["group_field", "group_value", "report_count"]
    count = found["PUBLISHED"].fields().field("report_count")
    assert count.isNumeric() and count.precision() == 0
    assert found["PUBLISHED"].wkbType() == QgsWkbTypes.Type.LineString
    assert found["PUBLISHED"].crs().authid() == UTM


def test_people_not_rows(nearmiss):
    one, three = [("a", "p")] * 5, [("a", "p"), ("a", "q"), ("a", " r "), ("a", None)]
    log = Log()
    found = aggregate(nearmiss, snapped({"s0": one, "s1": three, "s2": plain(9)}), log=log, CONTRIBUTOR="who")
    assert dict(values(found["PUBLISHED"], "segment_id", "report_count")) == {
        "s0": None, "s1": 4, "s2": None, "s3": None, "s4": None,
    }  # fmt: skip
    assert values(found["PUBLISHED"], "low_sample") == [None] * 5
    assert values(found["WITHHELD"], "segment_id", "report_count", "contributor_count", "outsider_high") == [
        ["s0", 5, 1, None],
        ["s2", 9, 1, None],
    ]
    assert found["K_MIN"] == 3 and '"k_counts": "people"' in found["POLICY"]
    assert not any("People: not tested" in text for text in log.warnings)


def test_without_contributor_people_are_not_tested(nearmiss):
    log = Log()
    found = aggregate(nearmiss, snapped(COUNTS), log=log)
    assert any("People: not tested" in text for text in log.warnings)
    assert json.loads(found["POLICY"])["k_counts"] == "rows"


def test_contributor_all_null_withholds_everything_and_says_so(nearmiss):
    log = Log()
    found = aggregate(nearmiss, snapped(COUNTS), log=log, CONTRIBUTOR="who")
    assert found["SEGMENTS_PUBLISHED"] == 0 and found["SEGMENTS_WITHHELD"] == 4 and "K_MIN" not in found
    assert any("CONTRIBUTOR is empty in all counted reports" in text for text in log.warnings)


def test_each_unknown_can_be_counted_as_a_person(nearmiss):
    log = Log()
    found = aggregate(nearmiss, snapped(COUNTS), log=log, CONTRIBUTOR="who", UNKNOWN_CONTRIBUTORS=1)
    assert found["SEGMENTS_PUBLISHED"] == 2
    assert any("UNKNOWN_CONTRIBUTORS 1" in text for text in log.warnings)
    assert json.loads(found["POLICY"])["unknown_contributors"] == 1


def test_dominance_is_its_own_reason(nearmiss):
    reports = snapped({"s0": [("a", "p")] * 18 + [("a", "q"), ("a", "r")]})
    found = aggregate(nearmiss, reports, CONTRIBUTOR="who")
    assert values(found["WITHHELD"], "reason", "report_count", "contributor_count") == [["dominance", 20, 3]]
    assert aggregate(nearmiss, reports, CONTRIBUTOR="who", DOMINANCE_SHARE=1)["SEGMENTS_PUBLISHED"] == 1
    assert aggregate(nearmiss, reports, CONTRIBUTOR="who", DOMINANCE_SHARE="0.95")["SEGMENTS_PUBLISHED"] == 1


def test_breakdown_table_and_text(nearmiss):
    kinds = plain(3, "b") + plain(1, "c") + plain(1, "d") + plain(1, None) + plain(4, "ä")
    reports = snapped({"s0": kinds, "s1": plain(3, "a") + plain(3, "e"), None: plain(1, "f")})
    found = aggregate(nearmiss, reports, CATEGORY="kind", BREAKDOWN="memory:")
    assert values(found["BREAKDOWN"], "segment_id", "category", "report_count") == [
        ["s0", "*", 3],
        ["s0", "b", 3],
        ["s0", "ä", 4],
        ["s1", "a", 3],
        ["s1", "e", 3],
    ]
    assert values(found["PUBLISHED"], "category_breakdown")[:3] == [
        '{"*": 3, "b": 3, "ä": 4}',
        '{"a": 3, "e": 3}',
        "{}",
    ]


def test_domain_of_categories(nearmiss):
    reports = snapped({"s0": plain(3, "a") + plain(2, "b") + plain(2, "c")})
    assert aggregate(nearmiss, reports, CATEGORY="kind")["INPUT_ROWS"] == 7
    wide = aggregate(nearmiss, reports, CATEGORY="kind", CATEGORIES="a, b,c, d ,e,,", BREAKDOWN="memory:")
    assert values(wide["BREAKDOWN"], "category", "report_count") == [["*", 4], ["a", 3]]
    with pytest.raises(QgsProcessingException, match="4 reports have one of 2 categories"):
        aggregate(nearmiss, reports, CATEGORY="kind", CATEGORIES="a,d")


def test_categories_without_their_field_are_refused(nearmiss):
    with pytest.raises(QgsProcessingException, match="CATEGORIES is given without CATEGORY"):
        aggregate(nearmiss, snapped(COUNTS), CATEGORIES="a,b")


def test_unsnapped_reports_count_for_the_domain(nearmiss):
    reports = snapped({"s0": plain(3, "a") + plain(2, "b") + plain(2, "c"), None: plain(1, "d")})
    found = aggregate(nearmiss, reports, CATEGORY="kind", BREAKDOWN="memory:")
    assert values(found["BREAKDOWN"], "category", "report_count") == [["*", 4], ["a", 3]]


def test_presets_and_overrides(nearmiss):
    reports = snapped({"s0": plain(8), "s1": plain(12), "s2": plain(7)})
    found = aggregate(nearmiss, reports, PRESET=3)
    assert values(found["PUBLISHED"], "report_count", "count_band")[:3] == [
        [10, "10"],
        [10, "10"],
        [None, "none or withheld"],
    ]
    assert aggregate(nearmiss, reports, PRESET=1)["SEGMENTS_PUBLISHED"] == 1
    found = aggregate(nearmiss, reports, PRESET=1, MIN_PUBLISH_N=7, ROUND_BASE="")
    assert found["SEGMENTS_PUBLISHED"] == 3
    policy = json.loads(found["POLICY"])
    assert (policy["min_publish_n"], policy["small_n"], policy["min_cell"], policy["round_base"]) == (7, 11, 11, 0)


def test_totals(nearmiss):
    reports = snapped(COUNTS)
    assert values(aggregate(nearmiss, reports, TOTALS="memory:")["TOTALS"], "report_count") == []
    found = aggregate(nearmiss, reports, TOTALS="memory:", PUBLISH_TOTAL=1)
    assert values(found["TOTALS"], "group_field", "group_value", "report_count") == [[None, None, 9]]
    log = Log()
    found = aggregate(nearmiss, reports, log=log, TOTALS="memory:", PUBLISH_TOTAL=2)  # S = 3, w = 3: refused
    assert values(found["TOTALS"], "report_count") == [] and any("PUBLISH_TOTAL 2" in text for text in log.warnings)
    more = [*LINES, ("LINESTRING (500000 5500500, 500200 5500500)", "s5", "x", "w")]
    found = aggregate(nearmiss, reports, streets(more), TOTALS="memory:", PUBLISH_TOTAL=2)  # S = 3, w = 4: allowed
    assert values(found["TOTALS"], "report_count") == [12]
    assert (
        aggregate(nearmiss, reports, streets(more), TOTALS="memory:", PUBLISH_TOTAL=2, ZEROS=1)["TOTALS"].featureCount()
        == 0
    )


def test_zeros(nearmiss):
    log = Log()
    found = aggregate(nearmiss, snapped(COUNTS), log=log, ZEROS=1)
    assert values(found["PUBLISHED"], "report_count", "count_band") == [
        [None, "withheld"], [None, "withheld"], [3, "3"], [6, "6"], [0, "0"],
    ]  # fmt: skip
    assert values(found["WITHHELD"], "outsider_low", "outsider_high") == [[1, 2], [1, 2]]
    assert any("ZEROS 1" in text for text in log.warnings)
    found = aggregate(nearmiss, snapped(COUNTS), ZEROS=2)
    assert values(found["PUBLISHED"], "segment_id") == ["s2", "s3"]


def decisions(*rows, fields="record_id:string,decision:string,reason:string"):
    return layer("None", [(None, *row) for row in rows], fields, "", "decisions")


def test_decisions_leave_reports_out(nearmiss):
    reports = snapped({"s0": plain(3), None: plain(1)})
    log = Log()
    table = decisions(
        ("r001", "leave_out", "home street"), ("r003", "leave_out", ""), ("r002", "keep", ""), ("x", "leave_out", "")
    )
    found = aggregate(nearmiss, reports, log=log, DECISIONS=table, REPORT_ID="rid")
    assert (found["REPORTS_LEFT_OUT"], found["REPORTS_WITHHELD"], found["REPORTS_UNSNAPPED"]) == (2, 2, 0)
    assert any("1 record ids to leave out are not in SNAPPED" in text for text in log.warnings)


def test_decisions_that_cannot_be_applied(nearmiss):
    reports = snapped({"s0": plain(3)})
    with pytest.raises(QgsProcessingException, match="DECISIONS needs REPORT_ID"):
        aggregate(nearmiss, reports, DECISIONS=decisions(("r001", "leave_out", "")))
    with pytest.raises(QgsProcessingException, match="1 rows have a decision other than leave_out or keep"):
        aggregate(nearmiss, reports, DECISIONS=decisions(("r001", "leave out", "")), REPORT_ID="rid")
    with pytest.raises(QgsProcessingException, match="none of the 1 record ids to leave out is in SNAPPED"):
        aggregate(nearmiss, reports, DECISIONS=decisions(("r001", "leave_out", "")), REPORT_ID="kind")
    with pytest.raises(QgsProcessingException, match="has no field decision"):
        aggregate(nearmiss, reports, DECISIONS=decisions(("r001",), fields="record_id:string"), REPORT_ID="rid")


@pytest.mark.parametrize(("name", "value"), [("TOTALS_BY", ["ward"]), ("TOTALS_BY", "ward"), ("PREVIOUS", "old.gpkg")])
def test_what_is_not_there_yet_is_refused(nearmiss, name, value):
    with pytest.raises(QgsProcessingException, match=f"{name} is not available yet"):
        aggregate(nearmiss, snapped(COUNTS), **{name: value})


def test_what_the_dialog_gives_for_nothing_is_nothing(nearmiss):
    from qgis.PyQt.QtCore import QVariant

    blank = {"TOTALS_BY": [], "PREVIOUS": QVariant(), "REPORT_ID": QVariant(), "DECISIONS": None, "CATEGORIES": ""}
    blank |= {
        "CATEGORY": None,
        "CONTRIBUTOR": "",
        "MIN_PUBLISH_N": QVariant(),
        "SMALL_N": None,
        "ROUND_BASE": QVariant(),
    }
    assert aggregate(nearmiss, snapped(COUNTS), **blank)["SEGMENTS_PUBLISHED"] == 2


def test_snapped_must_be_points_or_a_table(nearmiss):
    with pytest.raises(QgsProcessingException, match="holds lines or polygons"):
        aggregate(nearmiss, streets(), SEGMENT_FIELD="id")


def test_ids_that_belong_to_other_streets(nearmiss):
    with pytest.raises(QgsProcessingException, match="3 reports have one of 1 segment ids that STREETS does not have"):
        aggregate(nearmiss, snapped({"s0": plain(3), "s9": plain(3)}))
    swapped = [(wkt, f"s{(i + 1) % 5}", label, ward) for i, (wkt, _, label, ward) in enumerate(LINES)]
    with pytest.raises(QgsProcessingException, match="12 of 12 reports do not lie where their segment id says"):
        aggregate(nearmiss, snapped(COUNTS), streets(swapped))


def test_a_repeated_street_id_is_an_error(nearmiss):
    with pytest.raises(QgsProcessingException, match="0 missing and 1 repeated ids in 6 rows"):
        aggregate(nearmiss, snapped(COUNTS), streets([*LINES, LINES[0]]))


def test_reports_as_a_table(nearmiss):
    log = Log()
    found = aggregate(nearmiss, snapped(COUNTS, geometry=False), log=log)
    assert found["SEGMENTS_PUBLISHED"] == 2
    assert any("Whether 12 reports lie on the segments of their ids was not tested" in text for text in log.warnings)
    assert values(found["WITHHELD"], "length_m")[0] == pytest.approx(199.92, abs=0.1)


def test_where_nothing_has_a_geometry_that_is_said(nearmiss):
    log = Log()
    nowhere = streets([(None, *rest) for _, *rest in LINES])
    found = aggregate(nearmiss, snapped(COUNTS, geometry=False), nowhere, log=log)
    assert found["SEGMENTS_PUBLISHED"] == 2 and "WORKING_CRS" not in found
    assert any("Whether 12 reports lie on the segments of their ids was not tested" in text for text in log.warnings)


def test_reports_moved_onto_their_street_pass(nearmiss):
    reports = layer("Point", [(f"POINT ({500010 + i} 5500050)", i) for i in range(4)], "n:integer", UTM)
    rows = nearmiss(
        "snaptosegments",
        REPORTS=reports,
        STREETS=streets(),
        SEGMENT_ID="id",
        MAX_DISTANCE=60,
        GEOMETRY=1,
        OUTPUT="memory:",
    )
    log = Log()
    found = aggregate(nearmiss, rows["OUTPUT"], log=log)
    assert found["SEGMENTS_PUBLISHED"] == 1 and "4 reports lie where their segment id says" in log.text


WARDS = [
    ("POLYGON ((500000 5500000, 500100 5500000, 500100 5500100, 500000 5500100, 500000 5500000))", "a", "A", ""),
    ("POLYGON ((500100 5500000, 500200 5500000, 500200 5500100, 500100 5500100, 500100 5500000))", "b", "B", ""),
]


def in_wards(*rows):
    return layer("Point", rows, "segment_id:string,snap_distance_m:double", UTM, "snapped")


def test_polygons(nearmiss):
    rows = [(f"POINT (5000{10 + i} 5500050)", "a", 0.0) for i in range(3)] + [("POINT (500150 5500050)", "b", 0.0)]
    found = aggregate(nearmiss, in_wards(*rows), streets(WARDS, "Polygon"))
    assert values(found["PUBLISHED"], "segment_id", "report_count") == [["a", 3], ["b", None]]
    assert values(found["WITHHELD"], "segment_id", "length_m", "report_count") == [["b", None, 1]]
    assert QgsWkbTypes.geometryType(found["PUBLISHED"].wkbType()) == QgsWkbTypes.GeometryType.PolygonGeometry
    with pytest.raises(QgsProcessingException, match="1 of 4 reports do not lie"):
        aggregate(nearmiss, in_wards(*rows[:3], ("POINT (500050 5500050)", "b", 0.0)), streets(WARDS, "Polygon"))


def test_mixed_single_and_multi_streets(nearmiss, tmp_path):
    lines = streets(
        [
            *LINES[:4],
            ("MULTILINESTRING ((500000 5500400, 500100 5500400), (500150 5500400, 500200 5500400))", "s4", "m", "w"),
        ],
        "MultiLineString",
    )
    found = aggregate(nearmiss, snapped(COUNTS), lines, PUBLISHED=str(tmp_path / "p.gpkg"))
    assert opened(found["PUBLISHED"]).featureCount() == 5


def test_streets_without_geometry_stay_in_the_table(nearmiss):
    found = aggregate(nearmiss, snapped(COUNTS), streets([*LINES, (None, "s5", "nowhere", "w")]))
    assert values(found["PUBLISHED"], "segment_id")[-1] == "s5"


def test_order_plays_no_part(nearmiss, tmp_path):
    kinds = {f"s{i}": plain(4, "a") + plain(3, "b") + plain(i, "c") for i in range(5)}
    reports = snapped(kinds)
    rows = [(f.geometry().asWkt(), *f.attributes()) for f in reports.getFeatures()]
    backwards = layer(
        "Point", rows[::-1], "segment_id:string,snap_distance_m:double,kind:string,who:string,rid:string", UTM
    )
    written = []
    for turn, (some, lines) in enumerate([(reports, streets()), (backwards, streets(LINES[::-1]))]):
        folder = tmp_path / str(turn)
        folder.mkdir()
        names = {"PUBLISHED": "p.geojson", "BREAKDOWN": "b.csv", "TOTALS": "t.csv", "WITHHELD": "w.geojson"}
        paths = {name: str(folder / file) for name, file in names.items()}
        aggregate(nearmiss, some, lines, CATEGORY="kind", PUBLISH_TOTAL=1, **paths)
        written.append([(folder / file).read_bytes().replace(str(folder).encode(), b"") for file in names.values()])
    assert written[0] == written[1]


def test_another_segment_field(nearmiss):
    reports = layer("None", [(None, "s0")] * 3, "street:string", "", "t")
    assert aggregate(nearmiss, reports, SEGMENT_FIELD="street")["SEGMENTS_PUBLISHED"] == 1
    with pytest.raises(QgsProcessingException, match="SEGMENT_FIELD: SNAPPED \\(t\\) has no field segment_id"):
        aggregate(nearmiss, reports)


@pytest.mark.parametrize(
    ("name", "value", "words"),
    [
        ("MIN_PUBLISH_N", 2, "MIN_PUBLISH_N must be 3 or more, not 2"),
        ("MIN_PUBLISH_N", "eleven", "'eleven' is not a number"),
        ("MIN_PUBLISH_N", 11.7, "must be a whole number"),
        ("SMALL_N", 3, "SMALL_N (3) must be larger than MIN_PUBLISH_N (3)"),
        ("MIN_CELL", 2, "MIN_CELL (2) must not be below"),
        ("ROUND_BASE", 4, "ROUND_BASE must lie between"),
        ("ROUND_BASE", -1, "ROUND_BASE must be 0 or more"),
        ("DOMINANCE_SHARE", 2, "DOMINANCE_SHARE must lie between 0 and 1"),
        ("PRESET", 4, "PRESET: 4 is not one of the choices"),
        ("ZEROS", "same", "ZEROS: 'same' is not one of the choices"),
        ("COMPLEMENTARY", "maybe", "COMPLEMENTARY: 'maybe' is neither true nor false"),
        ("CATEGORY", "colour", "CATEGORY: SNAPPED (snapped) has no field colour"),
        ("CATEGORY", "kind;who", "CATEGORY takes one field, not 2"),
    ],
)
def test_wrong_values_are_refused_before_any_work(nearmiss, name, value, words):
    given = {
        "SNAPPED": snapped(COUNTS),
        "STREETS": streets(),
        "SEGMENT_ID": "id",
        "PUBLISHED": "memory:",
        "WITHHELD": "memory:",
    }
    fine, why = nearmiss.check("aggregateandwithhold", **given, **{name: value})
    assert not fine and words in why
    with pytest.raises(QgsProcessingException) as error:
        nearmiss.unchecked("aggregateandwithhold", **given, **{name: value})
    assert words in str(error.value)


def test_messages_repeat_no_value_and_no_place_of_a_report(nearmiss):
    log = Log()
    aggregate(nearmiss, snapped({"s0": [("zebra", "quagga")] * 4}), log=log, CATEGORY="kind", CONTRIBUTOR="who")
    for secret in ("zebra", "quagga", "r000", "500010", "5500003"):
        assert secret not in log.text
