"""verifyrelease, rule by rule: leaks in real files are found, and nothing else is called a leak.

The right answers are sentences of the contract (algorithms.md, Release); the tests name them.
"""

from __future__ import annotations

import json

import numpy as np
import pandas as pd
import pytest
from osgeo import ogr, osr
from releases import REPORT, Verify, clean, geojson, line, manifest, points, row, streets, table, text, with_ogr, wkt


@pytest.fixture
def verify(nearmiss, tmp_path):
    return Verify(nearmiss, tmp_path / "private")


@pytest.fixture
def here(tmp_path):
    return tmp_path / "release"


# --- floor: "count between 1 and k-1 (integers, floats, numeric text)"

TWOS = {
    "int": 2,
    "float": 2.0,
    "numpy": np.int64(2).item(),
    "numpy float": np.float64(2),
    "text": "2",
    "text float": "2.0",
}


@pytest.mark.parametrize("two", TWOS.values(), ids=TWOS)
def test_a_count_of_two_in_geojson(verify, here, two):
    found = verify(geojson(here / "s.geojson", clean(c=row("c", two))))
    assert found.leaks == {"floor"} and "c" in found.said("floor")


def test_numpy_values_that_json_only_writes_as_text(verify, here):
    content = {"type": "Feature", "properties": row("c", np.int64(2)), "geometry": None}
    path = text(here / "s.geojson", json.dumps({"type": "FeatureCollection", "features": [content]}, default=str))
    assert '"report_count": "2"' in path.read_text()
    assert "floor" in verify(path).leaks


@pytest.mark.parametrize("driver, name", [("GPKG", "s.gpkg"), ("FlatGeobuf", "s.fgb"), ("ESRI Shapefile", "s.shp")])
@pytest.mark.parametrize("kind", [int, float, str])
def test_a_count_of_two_in_a_driver_and_a_type(verify, here, driver, name, kind):
    rows = clean(c=row("c", 2))
    rows = [{**one, "report_count": None if one["report_count"] is None else kind(one["report_count"])} for one in rows]
    rows = [{**one, "low_sample": str(one["low_sample"])} for one in rows]
    found = verify(with_ogr(here / name, driver, rows))
    assert found.leaks == {"floor"} and "c" in found.said("floor")


@pytest.mark.parametrize("more", [{}, {"sep": ";"}, {"sep": "\t"}, {"sep": ";", "decimal": ","}], ids=str)
def test_pandas_writes_counts_beside_gaps_as_floats(verify, here, more):
    """`2.0`; `2,0` where the table is written with decimal commas."""
    here.mkdir()
    frame = pd.DataFrame({"segment_id": ["a", "b", "c"], "report_count": [6, np.nan, 2]})
    frame.to_csv(here / "s.csv", index=False, **more)
    assert verify(here / "s.csv").leaks == {"floor"}


def test_a_repeated_column_hides_nothing(verify, here):
    """Which of two columns of one name a reader takes is the reader's choice."""
    path = text(here / "s.csv", "segment_id,report_count,report_count\na,2,6\nb,5,5\n")
    assert "floor" in verify(path).leaks


@pytest.mark.parametrize("other", ["Report_Count", "REPORT_COUNT", "count", "n", "report_cou"])
def test_a_second_column_of_counts_hides_nothing(verify, here, other):
    rows = [{other: 2 if one["segment_id"] == "c" else one["report_count"], **one} for one in clean()]
    assert "floor" in verify(geojson(here / "s.geojson", rows)).leaks


def test_a_named_count_field_does_not_hide_the_recognised_one(verify, here):
    rows = [{**one, "crashes": one["report_count"]} for one in clean(c=row("c", 2, count_band="none or withheld"))]
    rows[2]["crashes"] = None
    assert "floor" in verify(geojson(here / "s.geojson", rows), COUNT_FIELD="crashes").leaks


def test_a_repeated_member_hides_nothing(verify, here):
    """Of two "features" json.loads and a browser keep the last one, a streaming reader both."""
    one, two = (geojson(here / name, clean(c=row("c", n))).read_text() for name, n in (("1.json", None), ("2.json", 2)))
    both = one[:-1] + "," + two[two.index('"features"') :]
    assert verify(text(here.parent / "s.geojson", both)).leaks


@pytest.mark.parametrize("form", ["list", "object"])
def test_json_records_in_the_folder_are_data_too(verify, here, form):
    """A count of 2 that lies in the folder goes out with it: found, or at least not passed."""
    geojson(here / "s.geojson", clean())
    records = [{"segment_id": "c", "report_count": 2}]
    text(here / "data.json", json.dumps(records if form == "list" else {"rows": records}))
    assert verify(here).status("floor") != {"passed"}


def test_files_that_cannot_be_read_are_not_passed_over(verify, here):
    """ "A rule that could not be evaluated (missing input) has status not_tested, never passed"."""
    geojson(here / "s.geojson", clean())
    table(here / "s.tsv", [{"segment_id": "c", "report_count": 2}], "\t")
    (here / "reports.xlsx").write_bytes(b"PK\x03\x04 who knows")
    found = verify(here)
    assert any("reports.xlsx" in f["message"] + f["where"] for f in found.findings)


# --- breakdown and inference


@pytest.mark.parametrize(
    "count, cells, rules",
    [
        (4, {"a": 4}, {"breakdown", "inference"}),  # "breakdown under SMALL_N"; "with one category only"
        (6, {"a": 4, "b": 1, "c": 1}, {"breakdown"}),  # "cell under the floor"
        (6, {"a": 5, "b": 1}, {"breakdown"}),
        (6, {"a": 5}, {"breakdown"}),  # "remainder under the floor", though one more category is hinted at
        (6, {"a": 6}, {"inference"}),
        (6, {"a": 3, "b": 3}, set()),
    ],
)
@pytest.mark.parametrize("as_text", [True, False], ids=["text", "object"])
def test_breakdowns(verify, here, count, cells, rules, as_text):
    shown = json.dumps(cells) if as_text else cells
    assert verify(geojson(here / "s.geojson", clean(a=row("a", count, category_breakdown=shown)))).leaks == rules


@pytest.mark.parametrize("categories, leaks", [("a,b,c,d,e,f,g", set()), ("a,b", {"inference"})])
def test_a_rest_needs_categories_it_can_be(verify, here, categories, leaks):
    """Worked in the contract: domain of 7: {3,1,1,1} -> {3, "*": 3}; D = 6, S = 3 <= 5 * 2. Of 2: D = 1."""
    path = geojson(here / "s.geojson", clean(a=row("a", 6, category_breakdown='{"*": 3, "a": 3}')))
    assert verify(path, CATEGORIES=categories).leaks == leaks


def test_json_cut_at_254_characters(verify, here):
    cells = {f"a category with a long name {i:02d}": 3 for i in range(9)}
    rows = clean(a=row("a", 27, category_breakdown=json.dumps(cells)))
    rows = [{**one, "low_sample": str(one["low_sample"])} for one in rows]
    found = verify(with_ogr(here / "s.shp", "ESRI Shapefile", rows))
    assert found.leaks == {"breakdown"} and "cut off" in found.said("breakdown")


# --- fields


@pytest.mark.parametrize("name", ["reporter_token", "Reporter_Token", "email", "occurred_at", "contributor"])
def test_a_forbidden_key_inside_a_json_attribute(verify, here, name):
    """ "forbidden attribute names at any nesting depth" """
    deep = {"extra": [{"deep": [{name: "x"}]}]}
    for i, value in enumerate((deep, json.dumps(deep))):
        found = verify(geojson(here / f"{i}.geojson", clean(a=row("a", 6, info=value))))
        assert found.leaks == {"fields"} and name.lower() in found.said("fields")
    shaped = with_ogr(
        here / "s.gpkg", "GPKG", clean(a=row("a", 6, info=json.dumps(deep)), b=row("b", 5, info=None))[:2]
    )
    assert verify(shaped).leaks == {"fields"}


def test_a_field_of_the_streets_is_public_and_any_other_is_not(verify, here):
    """ "any field that is neither ours nor a field of STREETS with the same values (leak; without STREETS a warning)" """
    path = geojson(here / "s.geojson", [{**one, "surface": "paved"} for one in clean()])
    assert "fields" in verify(path).warnings and not verify(path).leaks
    same = streets(here.parent / "same.geojson", surface=["paved"] * 5)
    other = streets(here.parent / "other.geojson", surface=["paved"] * 4 + ["dirt"])
    assert verify(path, STREETS=same).leaks == set()
    assert verify(path, STREETS=other).leaks == {"fields"}


@pytest.mark.parametrize(
    "band", ["1–2", "1-2", "<3", "< 3", "1 or 2", "1–2 reports", "2 reports", "fewer than 3", "(1–2)", "2*"]
)
def test_counts_hidden_in_text(verify, here, band):
    rows = clean(c=row("c", count_band=band), d=row("d", count_band=band), e=row("e", count_band=band))
    assert "fields" in verify(geojson(here / "s.geojson", rows)).leaks


def test_ids_that_look_like_ranges_are_no_counts(verify, here):
    """Segments named by their two nodes, in the feature's id as well."""
    names = ["1-2", "2-3", "1-4", "2-5", "3-6"]
    rows = [row(name, n) for name, n in zip(names, [6, 5, None, None, None])]
    path = geojson(here / "s.geojson", rows)
    content = json.loads(path.read_text())
    for feature, name in zip(content["features"], names):
        feature["id"] = name
    assert verify(text(path, json.dumps(content))).leaks == set()


# --- vertex: "within 1e-6° in both coordinates of a report, or in the same 6-decimal bin, any geometry type, Z, M"

NEAR = (REPORT[0] + 6e-7, REPORT[1] + 3e-7)  # about 5 and 3 cm: the next bin in both, under 1e-6
FAR = (REPORT[0] + 3e-6, REPORT[1])


def in_utm(place):
    degrees, utm = osr.SpatialReference(), osr.SpatialReference()
    degrees.ImportFromEPSG(4326)
    utm.ImportFromEPSG(32632)
    degrees.SetAxisMappingStrategy(osr.OAMS_TRADITIONAL_GIS_ORDER)
    return osr.CoordinateTransformation(degrees, utm).TransformPoint(*place)[:2]


E, N = in_utm(REPORT)


@pytest.mark.parametrize(
    "place, leaks", [(REPORT, {"vertex"}), (NEAR, {"vertex"}), (FAR, set())], ids=["on", "7cm", "23cm"]
)
@pytest.mark.parametrize(
    "shape",
    [
        "LINESTRING Z (7.1 45 1, {x} {y} 2)",
        "LINESTRING M (7.1 45 1, {x} {y} 2)",
        "LINESTRING ZM (7.1 45 1 9, {x} {y} 2 9)",
        "GEOMETRYCOLLECTION (POINT (7.1 45), GEOMETRYCOLLECTION (LINESTRING (7 45, {x} {y})))",
        "MULTIPOLYGON (((7 45, 8 45, 8 46, 7 45)), ((7 45, 8 45, {x} {y}, 7 45)))",
        "CIRCULARSTRING (7 45, {x} {y}, 8 45)",
        "MULTIPOINT (7 45, {x} {y})",
    ],
    ids=lambda wkt: wkt.split(" (")[0],
)
def test_a_vertex_on_a_report(verify, here, shape, place, leaks):
    x, y = (round(value, 6) for value in place)
    reports = points(here.parent / "r.gpkg")
    path = with_ogr(here / "s.gpkg", "GPKG", clean(), {4: shape.format(x=x, y=y)})
    found = verify(path, REPORTS=reports)
    assert found.leaks == leaks and (not leaks or "e" in found.said("vertex"))
    if not shape.startswith("CIRC") and " M" not in shape:
        table(here / "s.csv", [{"wkt": shape.format(x=x, y=y), **row("e")}])
        assert verify(here / "s.csv", REPORTS=reports).leaks == leaks
        shaped = json.loads(ogr.CreateGeometryFromWkt(shape.format(x=x, y=y)).ExportToJson())
        assert verify(geojson(here / "s.geojson", clean(), {4: shaped}), REPORTS=reports).leaks == leaks


def test_a_vertex_7_cm_away_in_the_next_bin(verify, here):
    """7 cm north and east are 6.3e-7° and 8.9e-7°: under 1e-6 in both, rounded to another sixth decimal."""
    reports = points(here.parent / "r.gpkg", [(REPORT[0] + 4e-7, REPORT[1] + 4e-7)])
    shape = wkt([line(4)[0], [round(REPORT[0] + 1e-6, 6), round(REPORT[1] + 1e-6, 6)]])
    assert verify(with_ogr(here / "s.fgb", "FlatGeobuf", clean(), {4: shape}), REPORTS=reports).leaks == {"vertex"}


def test_a_vertex_in_a_projected_shapefile(verify, here):
    """Metres in EPSG:32632, with Z: compared in degrees all the same."""
    shape = f"LINESTRING Z ({E - 100:.3f} {N:.3f} 0, {E:.3f} {N:.3f} 0)"
    rows = [{"segment_id": "a", "report_count": 6}]
    path = with_ogr(here / "s.shp", "ESRI Shapefile", rows, {0: shape}, 32632, ogr.wkbLineString25D)
    assert verify(path, REPORTS=points(here.parent / "r.gpkg")).leaks == {"vertex"}


def test_a_second_coordinates_member_hides_nothing(verify, here):
    path = geojson(here / "s.geojson", clean())
    leaky = path.read_text().replace("[[7.1, 45.004], [7.102, 45.004]]",
        f'[[7.1, 45.004], [7.102, 45.004]], "coordinates": [[7.1, 45.004], {json.dumps(REPORT)}]')  # fmt: skip
    assert verify(text(path, leaky), REPORTS=points(here.parent / "r.gpkg")).leaks == {"vertex"}


def test_a_vertex_of_the_streets_is_public_unless_coincident_says_otherwise(verify, here):
    """ "unless that very vertex is in STREETS (…counted and recorded as a note) · always stops it" """
    reports = points(here.parent / "r.gpkg", [line(2)[1]])
    path, public = geojson(here / "s.geojson", clean()), streets(here.parent / "st.geojson")
    found = verify(path, REPORTS=reports, STREETS=public)
    assert found.leaks == set() and found.status("vertex") == {"passed"}
    assert verify(path, REPORTS=reports).leaks == {"vertex"}
    assert verify(path, REPORTS=reports, STREETS=public, COINCIDENT=1).leaks == {"vertex"}


# --- metadata: "a report's coordinate pair at 5 decimals anywhere in the metadata, compared as numbers"


TOLD = {
    "title": {"title": f"Seen at {REPORT[1]:.5f}, {REPORT[0]:.5f}"},
    "swapped": {"note": f"{REPORT[0]} {REPORT[1]}"},
    "decimal comma": {"note": f"{REPORT[1]:.5f}; {REPORT[0]:.5f}".replace(".", ",")},
    "decimal comma, no space": {"note": f"{REPORT[1]:.5f},{REPORT[0]:.5f}".replace(".", ",")},
    "numbers": {"view": {"lat": REPORT[1], "zoom": 17, "lon": REPORT[0]}},
    "compass": {"note": f"{REPORT[0]:.5f}E{REPORT[1]:.5f}N"},
    "url": {"source": f"https://example.org/?lat={REPORT[1]:.5f}%2C{REPORT[0]:.5f}"},
    "utm": {"source": f"E {E:.1f} N {N:.1f}"},
    "utm, whole metres": {"source": f"{E:.0f}/{N:.0f}"},
    "utm, decimal comma": {"source": f"{E:.2f} {N:.2f}".replace(".", ",")},
    "a key": {"views": {f"{REPORT[1]:.5f},{REPORT[0]:.5f}": 1}},
}  # fmt: skip


IN_METRES = [told for name, told in TOLD.items() if name.startswith("utm")]


@pytest.mark.parametrize("told", TOLD.values(), ids=TOLD)
def test_a_reports_coordinates_in_the_metadata(verify, here, told):
    geojson(here / "s.geojson", clean())
    text(here / "metadata.json", json.dumps(told))
    assert verify(here, REPORTS=points(here.parent / "utm.gpkg", [(E, N)], 32632)).leaks == {"metadata"}
    degrees = points(here.parent / "r.gpkg")
    assert verify(here, REPORTS=degrees).leaks == ({"metadata"} if told not in IN_METRES else set())


def test_coordinates_in_every_other_paper(verify, here):
    pair, reports = f"{REPORT[1]:.5f} {REPORT[0]:.5f}", points(here.parent / "r.gpkg")
    assert verify(geojson(here / "1" / "s.geojson", clean(), name=pair), REPORTS=reports).leaks == {"metadata"}
    for i, name in enumerate(("README.txt", "NOTES.md", "s.qmd", f"{pair}.txt"), 2):
        geojson(here / str(i) / "s.geojson", clean())
        text(here / str(i) / name, pair if pair not in name else "")
        assert verify(here / str(i), REPORTS=reports).leaks == {"metadata"}, name
    geojson(here / "utf-16" / "s.geojson", clean())
    (here / "utf-16" / "README.txt").write_bytes(pair.encode("utf-16"))  # Windows PowerShell: Out-File README.txt
    assert verify(here / "utf-16", REPORTS=reports).leaks == {"metadata"}


def test_coordinates_in_a_paper_without_a_known_ending(verify, here):
    pair, reports = f"{REPORT[1]:.5f} {REPORT[0]:.5f}", points(here.parent / "r.gpkg")
    geojson(here / "s.geojson", clean())
    for name in ("LICENSE", "metadata.jsonld", "README.rst"):
        text(here / name, pair)
        assert verify(here, REPORTS=reports).leaks == {"metadata"}, name
        (here / name).unlink()


def test_coordinates_in_the_description_of_a_geopackage(verify, here):
    pair, reports = f"{REPORT[1]:.5f} {REPORT[0]:.5f}", points(here.parent / "r.gpkg")
    path = with_ogr(here / "g.gpkg", "GPKG", clean())
    data = ogr.Open(str(path), 1)
    data.GetLayer(0).SetMetadataItem("DESCRIPTION", pair)
    del data
    assert verify(path, REPORTS=reports).leaks == {"metadata"}


@pytest.mark.parametrize("text_", ["version 10.05", "10.05", "CC BY 4.0, 2024", "0", "100.00.0"])
def test_numbers_that_only_look_like_a_report(verify, here, text_):
    """A report at 0.0, 0.0: "0.0" inside "10.05" is no coordinate."""
    geojson(here / "s.geojson", clean())
    text(here / "metadata.json", json.dumps({"title": text_, "version": 10.05}))
    assert verify(here, REPORTS=points(here.parent / "r.gpkg", [(0.0, 0.0), (4.0, 5.0)])).leaks == set()


# --- precision


def test_fifteen_decimals_in_one_feature(verify, here):
    """ "more decimals in the file than declared (undeclared: 6)" """
    fine = {"type": "LineString", "coordinates": [line(3)[0], [7.102000000000001, 45.003]]}
    found = verify(geojson(here / "s.geojson", clean(), {3: fine}))
    assert found.leaks == {"precision"} and "d" in found.said("precision")
    assert verify(with_ogr(here / "s.gpkg", "GPKG", clean(), {3: wkt(fine["coordinates"])})).leaks == {"precision"}
    text(here / "f" / "metadata.json", json.dumps({"coordinate_decimals": 3}))
    geojson(here / "f" / "s.geojson", clean())
    assert verify(here / "f").leaks == set()
    text(here / "f" / "metadata.json", json.dumps({"coordinate_decimals": 2}))
    assert verify(here / "f").leaks == {"precision"}


# --- zeros: "zero and withheld distinguishable"

ZEROS = {
    "explicit zeros": clean(d=row("d", 0)),
    "zeros, withheld left out": [*clean()[:2], row("c", 0), row("d", 0)],
    "band": clean(d=row("d", count_band="no reports")),
    "band left empty": clean(d=row("d", count_band=None)),
    "breakdown": clean(d=row("d", category_breakdown=None)),
    "low_sample": clean(d=row("d", low_sample=None)),
    "count is '' and not null": clean(d=row("d", report_count="")),
    "band is '' and not null": [{**one, "count_band": "" if one["segment_id"] == "d" else None} for one in clean()],
    "count is not there at all": [
        {k: v for k, v in one.items() if k != "report_count" or one["segment_id"] != "d"} for one in clean()
    ],
}


@pytest.mark.parametrize("rows", ZEROS.values(), ids=ZEROS)
def test_zero_and_withheld_told_apart(verify, here, rows):
    """ "With ZEROS 0 a zero segment and a withheld segment have identical attributes" """
    found = verify(geojson(here / "s.geojson", rows), STREETS=streets(here.parent / "st.geojson"))
    assert "zeros" in found.leaks


def test_zero_and_withheld_told_apart_by_the_geometry(verify, here):
    assert "zeros" in verify(geojson(here / "s.geojson", clean(), {3: None})).leaks
    assert "zeros" in verify(with_ogr(here / "s.gpkg", "GPKG", clean(), {3: None})).leaks


def test_zeros_that_somebody_decided_to_publish_are_a_warning(verify, here):
    """ "ZEROS 1 is a recorded warning, not a leak" """
    found = verify(geojson(here / "s.geojson", clean(d=row("d", 0))), ZEROS=1)
    assert found.leaks == set() and "zeros" in found.warnings


# --- totals: w >= 3 and k-1 <= S <= (w-2)(k-1); here w = 3, k = 3, published 11: only S = 2 may be left


@pytest.mark.parametrize(
    "total, leaks", [(12, {"totals"}), (13, set()), (14, {"totals"}), (17, {"totals"}), (11, set())]
)
def test_a_total_beside_the_counts(verify, here, total, leaks):
    geojson(here / "1" / "s.geojson", clean())
    table(here / "1" / "totals.csv", [{"group_field": None, "group_value": None, "report_count": total}])
    assert verify(here / "1").leaks == leaks
    for i, told in enumerate(({"snapped": total}, {"a": [{"b": {"Total reports": str(total)}}]}), 2):
        geojson(here / str(i) / "s.geojson", clean())
        text(here / str(i) / "metadata.json", json.dumps(told))
        assert verify(here / str(i)).leaks == leaks


@pytest.mark.parametrize("name", ["reports_on_segments", "snapped_to_streets", "reports withheld", "snapped"])
def test_numbers_under_telling_names(verify, here, name):
    """17 reports, 11 printed: six on three withheld segments are 2, 2 and 2. The number withheld says it directly."""
    geojson(here / "s.geojson", clean())
    text(here / "metadata.json", json.dumps({name: 6 if "withheld" in name else 17}))
    assert verify(here).leaks == {"totals"}


def test_a_total_where_nothing_is_published(verify, here):
    """low_sample is empty on every row, the manifest says rows: 6 on three segments are 2, 2 and 2."""
    geojson(here / "s.geojson", [row(name, low_sample=None) for name in "abc"])
    text(here / "metadata.json", json.dumps({"snapped": 6, "policy": {"k_counts": "rows"}}))
    manifest(here, k_counts="rows")
    assert verify(here).leaks == {"totals"}
