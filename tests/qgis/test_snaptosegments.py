"""Snapping through the toolbox: CRS, geometry kinds, buckets, fields."""

from __future__ import annotations

import numpy as np
import pytest
from conftest import Log, layer, values
from qgis.core import QgsGeometry, QgsPoint, QgsProcessingException, QgsWkbTypes

UTM = "EPSG:32631"
STREET = ("LINESTRING (500000 5500000, 500200 5500000)", "s1")
OTHER = ("LINESTRING (500000 5500100, 500200 5500100)", "s2")


def streets(*rows, crs=UTM, kind="LineString"):
    return layer(kind, rows or (STREET, OTHER), "id:string", crs, "streets")


def points(*wkts, crs=UTM, kind="Point"):
    return layer(kind, [(wkt, i) for i, wkt in enumerate(wkts)], "n:integer", crs, "points")


def snap(nearmiss, reports, lines, log=None, **more):
    given = {"REPORTS": reports, "STREETS": lines, "SEGMENT_ID": "id", "OUTPUT": "memory:", **more}
    return nearmiss("snaptosegments", log, **given)


def test_every_row_lands_in_one_bucket(nearmiss):
    rows = points(
        "POINT (500050 5500003)",
        "POINT (500050 5500050)",  # in the middle: a tie, but too far
        "POINT (500050 5500080)",
        None,
        "POINT EMPTY",
        QgsGeometry(QgsPoint(float("nan"), 5500000.0)),
        QgsGeometry(QgsPoint(float("inf"), 5500000.0)),
    )
    log = Log()
    result = snap(nearmiss, rows, streets(), log)
    assert [result[k] for k in ("INPUT_ROWS", "SNAPPED", "AMBIGUOUS", "UNSNAPPED", "EXCLUDED")] == [7, 2, 0, 1, 4]
    assert values(result["OUTPUT"], "n", "segment_id", "snap_status", "runner_up_id") == [
        [0, "s1", "snapped", "s2"],
        [1, None, "unsnapped", "s2"],
        [2, "s2", "snapped", "s1"],
        [3, None, "excluded", None],
        [4, None, "excluded", None],
        [5, None, "excluded", None],
        [6, None, "excluded", None],
    ]
    distances = values(result["OUTPUT"], "snap_distance_m", "runner_up_m")
    assert distances[0] == [pytest.approx(3), pytest.approx(97)]
    assert distances[1] == [pytest.approx(50), pytest.approx(50)] and distances[3] == [None, None]
    assert "null geometry 1, empty geometry 1, non-finite coordinates 2" in log.text


def test_multipoints_of_one_part_count_and_of_two_do_not(nearmiss):
    rows = points("MULTIPOINT ((500050 5500003))", "MULTIPOINT ((500050 5500003), (500060 5500003))", kind="MultiPoint")
    result = snap(nearmiss, rows, streets())
    assert values(result["OUTPUT"], "snap_status") == ["snapped", "excluded"]


@pytest.mark.parametrize(
    ("kind", "wkt"),
    [
        ("PointZ", "POINT Z (500050 5500003 7)"),
        ("PointM", "POINT M (500050 5500003 7)"),
        ("PointZM", "POINT ZM (500050 5500003 7 8)"),
        ("MultiPointZ", "MULTIPOINT Z ((500050 5500003 7))"),
    ],
)
def test_points_with_z_and_m(nearmiss, kind, wkt):
    result = snap(nearmiss, points(wkt, kind=kind), streets())
    assert values(result["OUTPUT"], "segment_id") == ["s1"]
    assert next(result["OUTPUT"].getFeatures()).geometry().asWkt() == QgsGeometry.fromWkt(wkt).asWkt()


@pytest.mark.parametrize(
    ("kind", "wkt"),
    [
        ("LineStringZ", "LINESTRING Z (500000 5500000 1, 500200 5500000 2)"),
        ("LineStringM", "LINESTRING M (500000 5500000 1, 500200 5500000 2)"),
        ("MultiLineStringZM", "MULTILINESTRING ZM ((500000 5500000 1 2, 500200 5500000 2 3))"),
        ("MultiLineString", "MULTILINESTRING ((500000 5500000, 500200 5500000), (600000 5500000, 600001 5500000))"),
        ("CompoundCurve", "COMPOUNDCURVE ((500000 5500000, 500200 5500000))"),
        ("LineString", "LINESTRING (500000 5500000, 500000 5500000, 500200 5500000)"),
    ],
)
def test_streets_of_every_kind(nearmiss, kind, wkt):
    result = snap(nearmiss, points("POINT (500050 5500003)"), streets((wkt, "a"), kind=kind))
    assert values(result["OUTPUT"], "segment_id", "snap_distance_m") == [["a", pytest.approx(3.0)]]


def test_curves_are_followed(nearmiss):
    half_circle = "CIRCULARSTRING (500000 5500000, 500100 5500100, 500200 5500000)"
    result = snap(nearmiss, points("POINT (500100 5500103)"), streets((half_circle, "a"), kind="CircularString"))
    assert values(result["OUTPUT"], "snap_distance_m") == [pytest.approx(3.0, abs=1e-3)]


def test_parts_without_length_are_skipped_and_counted(nearmiss):
    rows = streets(("LINESTRING (500050 5500003, 500050 5500003)", "dot"), STREET, (None, "none"))
    log = Log()
    result = snap(nearmiss, points("POINT (500050 5500003)"), rows, log)
    assert values(result["OUTPUT"], "segment_id") == ["s1"]
    assert any("1 parts without length" in text for text in log.warnings)


def test_web_mercator_metres_are_ground_metres(nearmiss):
    """At 52 degrees north 25 ground metres are 40.6 units of EPSG:3857."""
    lines = streets(("LINESTRING (0 6800125, 400 6800125)", "s"), crs="EPSG:3857")
    scale = 1.6215  # 1 / cos(52.0...), close enough to tell 25 m from 25 units
    result = snap(
        nearmiss,
        points(f"POINT (100 {6800125 + 24 * scale})", f"POINT (110 {6800125 + 26 * scale})", crs="EPSG:3857"),
        lines,
    )
    assert values(result["OUTPUT"], "snap_status") == ["snapped", "unsnapped"]
    assert values(result["OUTPUT"], "snap_distance_m")[0] == pytest.approx(24, abs=0.15)
    assert result["WORKING_CRS"].startswith("+proj=aeqd +lat_0=52.0 +lon_0=0")


def test_feet_are_converted(nearmiss):
    """EPSG:2249 (Massachusetts, US survey feet): 60 ft are 18.3 m, 90 ft are 27.4 m."""
    lines = streets(("LINESTRING (770000 2960000, 771000 2960000)", "s"), crs="EPSG:2249")
    result = snap(nearmiss, points("POINT (770500 2960060)", "POINT (770500 2960090)", crs="EPSG:2249"), lines)
    assert values(result["OUTPUT"], "snap_status") == ["snapped", "unsnapped"]
    assert values(result["OUTPUT"], "snap_distance_m") == [
        pytest.approx(18.288, rel=1e-3),
        pytest.approx(27.432, rel=1e-3),
    ]


def test_degrees_are_not_metres(nearmiss):
    lines = streets(("LINESTRING (3 51, 3.01 51)", "s"), crs="EPSG:4326")
    result = snap(nearmiss, points("POINT (3.005 51.0003)", "POINT (3.005 51.0002)", crs="EPSG:4326"), lines)
    assert values(result["OUTPUT"], "snap_status") == ["unsnapped", "snapped"]  # 33 m and 22 m north


def test_across_the_date_line(nearmiss):
    lines = streets(
        ("LINESTRING (179.999 -18, -179.999 -18)", "over"),
        ("LINESTRING (179.99 -18.01, 179.995 -18.01)", "west"),
        crs="EPSG:4326",
    )
    reports = points(
        "POINT (180 -18.0001)",
        "POINT (-179.9995 -17.9999)",
        "POINT (179.992 -18.0101)",
        "POINT (0 -18)",
        crs="EPSG:4326",
    )
    log = Log()
    result = snap(nearmiss, reports, lines, log)
    assert values(result["OUTPUT"], "segment_id") == ["over", "over", "west", None]
    assert values(result["OUTPUT"], "snap_distance_m")[0] == pytest.approx(11.07, abs=0.03)
    assert any("1 of 4 points lie more than 500 km" in text for text in log.warnings)


def test_the_centre_of_the_working_crs_is_coarse(nearmiss):
    lines = streets(("LINESTRING (3 51, 3.01 51)", "s"), crs="EPSG:4326")
    here = snap(nearmiss, points("POINT (3.005 51.0002)", crs="EPSG:4326"), lines)
    there = snap(nearmiss, points("POINT (3.0249 51.0002)", "POINT (3.0 51)", crs="EPSG:4326"), lines)
    assert (
        here["WORKING_CRS"]
        == there["WORKING_CRS"]
        == "+proj=aeqd +lat_0=51.0 +lon_0=3.0 +datum=WGS84 +units=m +no_defs"
    )


def test_streets_straight_in_their_own_crs(nearmiss):
    """A 20 km road along a parallel is no straight line in metres: points beside it snap all the same."""
    lines = streets(
        ("LINESTRING (3 51, 3.285 51)", "parallel"), ("LINESTRING (3.1 51.1, 3.1 51.101)", "b"), crs="EPSG:4326"
    )
    wkts = [f"POINT ({3 + 0.285 * share} 51.000045)" for share in (0.01, 0.3, 0.5, 0.777, 0.99)]
    result = snap(nearmiss, points(*wkts, crs="EPSG:4326"), lines)
    assert values(result["OUTPUT"], "segment_id") == ["parallel"] * 5
    for distance in values(result["OUTPUT"], "snap_distance_m"):
        assert distance == pytest.approx(0.000045 * 111262, rel=1e-3)


def test_nearest_point_on_the_street(nearmiss):
    reports = points("POINT Z (500050 5500003 9)", "POINT Z (500050 5500040 9)", None, kind="PointZ")
    result = snap(nearmiss, reports, streets(), GEOMETRY=1)
    wkt = [f.geometry().asWkt(1) if f.hasGeometry() else None for f in result["OUTPUT"].getFeatures()]
    assert wkt[0] == "Point (500050 5500000)"
    assert result["OUTPUT"].wkbType() == QgsWkbTypes.Type.Point
    assert wkt[2] is None


def test_margin_makes_ambiguous_but_keeps_the_winner(nearmiss):
    near = streets(STREET, ("LINESTRING (500000 5500010, 500200 5500010)", "s2"))
    result = snap(nearmiss, points("POINT (500050 5500004)"), near, AMBIGUITY_MARGIN=2)
    assert values(result["OUTPUT"], "segment_id", "snap_status") == [["s1", "ambiguous"]]
    assert (result["SNAPPED"], result["AMBIGUOUS"]) == (0, 1)


def test_fields_of_our_name_are_kept_under_another(nearmiss):
    rows = [("POINT (500050 5500003)", "old", 1, 9, "x"), ("POINT (500060 5500003)", "older", 2, 9, "y")]
    reports = layer("Point", rows, "SEGMENT_ID:string,segment_id_1:integer,fid:integer,note:string", UTM)
    result = snap(nearmiss, reports, streets())
    names = result["OUTPUT"].fields().names()
    assert names[:4] == ["SEGMENT_ID_2", "segment_id_1", "fid_1", "note"] and names[4] == "segment_id"
    assert values(result["OUTPUT"], "SEGMENT_ID_2", "segment_id_1", "fid_1", "segment_id") == [
        ["old", 1, 9, "s1"],
        ["older", 2, 9, "s1"],
    ]


def test_a_repeated_fid_does_not_empty_a_geopackage(nearmiss, tmp_path):
    rows = [("POINT (500050 5500003)", 7), ("POINT (500060 5500003)", 7), ("POINT (500070 5500003)", None)]
    result = snap(nearmiss, layer("Point", rows, "fid:integer", UTM), streets(), OUTPUT=str(tmp_path / "o.gpkg"))
    from conftest import opened

    assert values(opened(result["OUTPUT"]), "fid_1", "segment_id") == [[None, "s1"], [7, "s1"], [7, "s1"]]


def test_a_chain_does_not_collect_keys(nearmiss, tmp_path):
    from conftest import opened

    first = snap(nearmiss, points("POINT (500050 5500003)"), streets(), OUTPUT=str(tmp_path / "a.gpkg"))
    second = snap(nearmiss, opened(first["OUTPUT"]), streets(), OUTPUT=str(tmp_path / "b.gpkg"))
    names = opened(second["OUTPUT"]).fields().names()
    assert names.count("fid") == 1 and not any(name.startswith("fid_") for name in names)


def test_order_and_feature_ids_play_no_part(nearmiss, tmp_path):
    rng = np.random.default_rng(2)
    rows = [
        (f"POINT ({x!r} {y!r})", f"r{i}")
        for i, (x, y) in enumerate(rng.uniform([5e5, 5.5e6], [500200, 5500200], (300, 2)).tolist())
    ]
    lines = [(f"LINESTRING ({500000 + 20 * i} 5500000, {500000 + 20 * i} 5500200)", f"s{i}") for i in range(10)]
    written = []
    for turn in range(2):
        order = rng.permutation(300) if turn else range(300)
        reports = layer("Point", [rows[i] for i in order], "id:string", UTM)
        some_streets = streets(*(lines if turn else lines[::-1]))
        for ending in ("csv", "geojson"):
            path = tmp_path / str(turn) / f"o.{ending}"
            path.parent.mkdir(exist_ok=True)
            snap(nearmiss, reports, some_streets, OUTPUT=str(path))
            written.append(path.read_bytes())
    assert written[0] == written[2] and written[1] == written[3]


def test_snapping_again_changes_nothing(nearmiss):
    reports = points("POINT (500050 5500003)", "POINT (500150 5500020)", "POINT (500050 5500060)")
    first = snap(nearmiss, reports, streets())
    second = snap(nearmiss, first["OUTPUT"], streets())
    names = ("segment_id", "snap_distance_m", "snap_status")
    assert values(second["OUTPUT"], *names) == values(first["OUTPUT"], *names)


def test_selection_is_honoured_and_disclosed(nearmiss):
    from qgis.core import QgsProcessingFeatureSourceDefinition, QgsProject

    reports = points("POINT (500050 5500003)", "POINT (500150 5500020)", "POINT (500050 5500060)")
    QgsProject.instance().addMapLayer(reports)
    reports.selectByExpression("n < 2")
    log = Log()
    result = snap(nearmiss, QgsProcessingFeatureSourceDefinition(reports.id(), True), streets(), log)
    assert result["INPUT_ROWS"] == 2
    assert "2 rows, its provider holds 3" in log.text
    QgsProject.instance().removeMapLayer(reports.id())


def test_without_segment_id_feature_ids_are_used_with_a_warning(nearmiss):
    log = Log()
    result = snap(nearmiss, points("POINT (500050 5500003)"), streets(), log, SEGMENT_ID=None)
    assert values(result["OUTPUT"], "segment_id") == ["1"]
    assert any("SEGMENT_ID is not given: feature ids" in text for text in log.warnings)


def test_ids_are_text_whatever_their_type(nearmiss):
    lines = layer("LineString", [(STREET[0], 12.0), (OTHER[0], 9.0)], "id:double", UTM)
    result = snap(nearmiss, points("POINT (500050 5500003)"), lines)
    assert values(result["OUTPUT"], "segment_id") == ["12"]


def assert_refused(nearmiss, *words, **parameters):
    with pytest.raises(QgsProcessingException) as error:
        snap(
            nearmiss,
            parameters.pop("REPORTS", points("POINT (500050 5500003)")),
            parameters.pop("STREETS", streets()),
            **parameters,
        )
    for word in words:
        assert word in str(error.value)


def test_no_crs_is_an_error_that_names_layer_and_parameter(nearmiss):
    assert_refused(
        nearmiss, "REPORTS (points) has no coordinate reference system", REPORTS=points("POINT (1 2)", crs="")
    )
    assert_refused(nearmiss, "STREETS (streets) has no coordinate reference system", STREETS=streets(crs=""))


@pytest.mark.parametrize("srs_id", [-1, 0])
def test_an_undefined_crs_of_a_geopackage_is_none(nearmiss, tmp_path, srs_id):
    """QGIS calls it valid, and -1 metres, whatever the numbers mean."""
    import sqlite3

    path = snap(nearmiss, points("POINT (500050 5500003)"), streets(), OUTPUT=str(tmp_path / "a.gpkg"))["OUTPUT"]
    with sqlite3.connect(path) as data:
        for table in ("gpkg_contents", "gpkg_geometry_columns"):
            data.execute(f"update {table} set srs_id = {srs_id}")
    assert_refused(nearmiss, "REPORTS (a) has no coordinate reference system", REPORTS=path)


def test_empty_layers_are_errors(nearmiss):
    assert_refused(nearmiss, "REPORTS (points) has no rows (0 features)", REPORTS=points())
    assert_refused(
        nearmiss, "STREETS (streets) has no rows", STREETS=layer("LineString", [], "id:string", UTM, "streets")
    )
    assert_refused(
        nearmiss,
        "none of the 2 rows has a point",
        "null geometry 1, empty geometry 1",
        REPORTS=points(None, "POINT EMPTY"),
    )


def test_streets_without_any_length_are_an_error(nearmiss):
    dots = streets((None, "s1"), ("LINESTRING (500000 5500000, 500000 5500000)", "s2"))
    assert_refused(nearmiss, "none of the 2 streets has a geometry with a length", STREETS=dots)


def test_segment_ids_must_be_there_and_differ(nearmiss):
    assert_refused(
        nearmiss,
        "1 missing and 1 repeated ids in 4 rows",
        STREETS=streets(STREET, OTHER, (STREET[0], "s1"), (STREET[0], None)),
    )
    assert_refused(nearmiss, "1 missing and 0 repeated", STREETS=streets(STREET, (OTHER[0], "")))


def test_a_field_that_is_not_there(nearmiss):
    assert_refused(nearmiss, "SEGMENT_ID: STREETS (streets) has no field idd. Did you mean id?", SEGMENT_ID="idd")


def test_layers_in_different_places_are_an_error(nearmiss):
    elsewhere = points("POINT (500050 4500003)", "POINT (400050 5500003)")
    assert_refused(nearmiss, "do not lie in the same place", "CRS", REPORTS=elsewhere)


def test_nothing_near_enough_is_a_warning(nearmiss):
    log = Log()
    result = snap(nearmiss, points("POINT (500050 5500050)"), streets(), log)
    assert result["UNSNAPPED"] == 1 and any("No report is within MAX_DISTANCE" in text for text in log.warnings)


@pytest.mark.parametrize(
    ("value", "words"),
    [
        (0, "MAX_DISTANCE must be greater than 0"),
        (-1, "MAX_DISTANCE must be greater than 0"),
        ("eleven", "MAX_DISTANCE: 'eleven' is not a number"),
        ("10,5", "MAX_DISTANCE: '10,5' is not a number"),
        ("1_0", "is not a number"),
        ("nan", "is not a number"),
        (float("inf"), "is not a number"),
    ],
)
def test_wrong_distances_are_refused(nearmiss, value, words):
    assert_refused(nearmiss, words, MAX_DISTANCE=value)
    with pytest.raises(QgsProcessingException, match=words.replace("'", ".")[:20]):
        nearmiss.unchecked(
            "snaptosegments",
            REPORTS=points("POINT (500050 5500003)"),
            STREETS=streets(),
            SEGMENT_ID="id",
            OUTPUT="memory:",
            MAX_DISTANCE=value,
        )


@pytest.mark.parametrize("value", ["25", " 25 ", 25.0, None, "2.5e1"])
def test_ways_to_say_25(nearmiss, value):
    result = snap(nearmiss, points("POINT (500050 5500025)", "POINT (500050 5500026)"), streets(), MAX_DISTANCE=value)
    assert (result["SNAPPED"], result["UNSNAPPED"]) == (1, 1)


@pytest.mark.parametrize("value", [2, -1, "nearest", 0.5])
def test_enum_values_out_of_range_are_refused(nearmiss, value):
    assert_refused(nearmiss, "GEOMETRY", "is not one of the choices", GEOMETRY=value)


def test_unknown_parameters_are_warned_about(nearmiss):
    log = Log()
    snap(nearmiss, points("POINT (500050 5500003)"), streets(), log, MAXDISTANCE=3)
    assert any("MAXDISTANCE is no parameter" in text for text in log.warnings)
