"""verifyrelease on whole releases: what is read, what a status means, the real outputs, the published demos.

The right answers are sentences of the contract (algorithms.md, Release); the tests name them.
"""

from __future__ import annotations

import json
import shutil

import pytest
from conftest import fixture_folder, opened, values
from osgeo import gdal
from qgis.core import QgsProcessingException
from releases import RULES, Verify, clean, geojson, manifest, points, row, streets, table, text, with_ogr

ALWAYS_OPEN = {"rates", "previous", "schema", "container", "content"}
#: Reports per segment: category and person. By rows a, b and c clear 3; b is one person who filed five times.
REPORTS = {
    "a": [("dooring", f"p{i}") for i in range(3)] + [("surface", f"q{i}") for i in range(3)],
    "b": [("dooring", "r")] * 5,
    "c": [("dooring", f"s{i}") for i in range(4)],
    "d": [("surface", "t"), ("dooring", "u")],
    "e": [("glass", "v")],
    "f": [],
}


@pytest.fixture
def verify(nearmiss, tmp_path):
    return Verify(nearmiss, tmp_path / "private")


@pytest.fixture
def here(tmp_path):
    return tmp_path / "release"


class Made:
    """Files that the real algorithms wrote from REPORTS."""

    def __init__(self, nearmiss, folder):
        self.nearmiss, self.folder = nearmiss, folder
        places, rows = [], []
        for i, (_, reports) in enumerate(REPORTS.items()):
            for n, (category, person) in enumerate(reports):
                places.append((7.1003 + n / 10000, 45.00002 + i / 1000))
                rows.append({"rid": len(rows), "hazard": category, "who": person})
        self.reports = points(folder / "reports.gpkg", places, rows=rows)
        self.streets = streets(folder / "streets.geojson", "abcdef")
        self.snapped = self.run("snaptosegments", "OUTPUT", "snapped.gpkg", REPORTS=self.reports)

    def run(self, name, output, file, **given):
        path = self.folder / file
        words = {key: str(value) for key, value in given.items()}
        self.nearmiss(name, STREETS=str(self.streets), SEGMENT_ID="segment_id", **words, **{output: str(path)})
        return path

    def aggregated(self, file, withheld="withheld.gpkg", **more):
        more = {"SNAPPED": self.snapped, "CATEGORY": "hazard", "WITHHELD": self.folder / withheld, **more}
        return self.run("aggregateandwithhold", "PUBLISHED", file, **more)

    def counted(self, contributor=True):
        """The parameters to count again."""
        people = {"CONTRIBUTOR": "who"} if contributor else {}
        return {"SNAPPED": self.snapped, "CATEGORY": "hazard", **people}

    def published(self, folder, **more):
        """A release of publishrelease."""
        segments = self.aggregated("for_release.gpkg", CONTRIBUTOR="who")
        words = {"TITLE": "Near misses", "LICENSE": "CC0-1.0", "SOURCE": "Reports by citizens", **more}
        self.run("publishrelease", "FOLDER", folder, SEGMENTS=segments, REPORTS=self.reports, **words)
        return self.folder / folder


@pytest.fixture
def made(nearmiss, tmp_path):
    return Made(nearmiss, tmp_path)


# --- the release that our own algorithms make, and their private layers given by mistake


@pytest.mark.parametrize("form", range(4), ids=["GeoJSON", "GeoPackage", "FlatGeobuf", "CSV"])
def test_our_own_release_passes_in_every_format(made, verify, form):
    folder = made.published("out", FORMAT=form)
    evidence = {"REPORTS": made.reports, "STREETS": made.streets, "STREETS_ID": "segment_id", **made.counted()}
    found = verify(folder, **evidence)
    assert found.leaks == set() and found.numbers["PASSED"] == 1
    assert {rule for rule in RULES if found.status(rule) == {"not_tested"}} == ALWAYS_OPEN
    for release in (folder / "manifest.json", next(folder.glob("segments.*"))):
        assert verify(release, **evidence).leaks == set()


@pytest.mark.parametrize("ending", ["gpkg", "geojson", "csv", "shp", "fgb"])
def test_our_private_layers_given_by_mistake(made, verify, ending):
    """ "Their special field names are known to the gate and never pass it" """
    made.aggregated("p.gpkg", CONTRIBUTOR="who")
    for name, field in (("withheld", "outsider_l"), ("snapped", "snap_dista")):
        path = made.folder / f"{name}.{ending}"
        if ending != "gpkg":
            gdal.VectorTranslate(str(path), str(made.folder / f"{name}.gpkg"))
        found = verify(path)
        assert "fields" in found.leaks and field in found.said("fields")
        assert "floor" in found.leaks or name == "snapped"


# --- recount: "the release does not follow from SNAPPED under the stated policy, counted again with people"


def test_a_release_that_follows_from_its_reports(made, verify):
    evidence = {**made.counted(), "STREETS": made.streets}
    for zeros in (0, 2):
        path = made.aggregated(f"p{zeros}.geojson", CONTRIBUTOR="who", ZEROS=zeros)
        found = verify(path, **evidence, ZEROS=zeros)
        assert found.leaks == set() and found.status("recount") == {"passed"}


def test_one_person_who_filed_five_reports(made, verify):
    """By rows b has five; one person stands behind them, so k is 1 and b is withheld."""
    path = made.aggregated("rows.geojson")
    assert verify(path, **made.counted(contributor=False)).leaks == set()
    found = verify(path, **made.counted())
    assert "recount" in found.leaks
    assert "a count which too few people, or nearly only two, stand behind (1): b" in found.said("recount")


def test_a_changed_count_and_a_changed_breakdown(made, verify):
    path = made.aggregated("rows.geojson")
    evidence = made.counted(contributor=False)
    content = json.loads(path.read_text())
    (four,) = [f["properties"] for f in content["features"] if f["properties"]["report_count"] == 4]
    four.update(report_count=7, count_band="7")
    text(path, json.dumps(content))
    assert verify(path, **evidence).leaks == {"recount"}
    rows = {"a": row("a", 6, category_breakdown='{"dooring": 3, "glass": 3}'), "b": row("b", 5), "c": row("c", 4)}
    assert verify(geojson(made.folder / "x.geojson", [*rows.values(), row("d"), row("e")]), **evidence).leaks == {
        "recount"
    }


def test_a_second_column_of_counts_is_counted_again(made, verify):
    """b is one person who filed five; `report_count` is withheld, `n` says 5."""
    cells = '{"dooring": 3, "surface": 3}'
    rows = [row("a", 6, n=6, category_breakdown=cells), row("b", n=5), row("c", 4, n=4)]
    path = geojson(made.folder / "n.geojson", [{**one, "low_sample": None} for one in rows])
    assert verify(path, STREETS=made.streets, **made.counted()).leaks >= {"recount"}


def test_every_table_of_counts_is_counted_again(made, verify, here):
    """A second, shorter table with the same ids says that b has 9 reports."""
    evidence = made.counted(contributor=False)
    rows = [
        row("a", 6, category_breakdown='{"dooring": 3, "surface": 3}'),
        row("b", 5),
        row("c", 4),
        row("d"),
        row("e"),
    ]
    geojson(here / "s.geojson", rows)
    assert verify(here, **evidence).leaks == set()
    table(here / "top.csv", [{"segment_id": "b", "report_count": 9}])
    assert verify(here, **evidence).leaks == {"recount", "floor"}  # 9 and 5: two counts of one segment


def test_low_sample_tells_how_few_people_there_are(made, verify):
    """ "low_sample … NULL when CONTRIBUTOR is given, since it would tell how few people there are" """
    path = made.aggregated("people.geojson", CONTRIBUTOR="who")
    rows = json.loads(path.read_text())
    assert {feature["properties"]["low_sample"] for feature in rows["features"]} == {None}
    for feature in rows["features"]:
        feature["properties"]["low_sample"] = feature["properties"]["segment_id"] == "c"  # four people
    text(path, json.dumps(rows))
    assert verify(path, **made.counted()).leaks


def test_a_release_of_people_cannot_be_counted_again_by_rows(made, verify):
    """The manifest says that k counts people. Without CONTRIBUTOR the input is missing: not tested, and no leak."""
    found = verify(made.published("out"), **made.counted(contributor=False))
    assert found.leaks == set() and "not_tested" in found.status("recount")


def test_zeros_left_out_and_withheld_ones_shown(made, verify, here):
    """d and e have reports and stand there without a count, f has none and is missing: STREETS and SNAPPED say so."""
    cells = '{"dooring": 3, "surface": 3}'
    rows = [row("a", 6, category_breakdown=cells), row("b", 5), row("c", 4), row("d"), row("e")]
    evidence = {"STREETS": made.streets, **made.counted(contributor=False)}
    assert verify(geojson(here / "s.geojson", [*rows, row("f")]), **evidence).leaks == set()
    assert verify(geojson(here / "s.geojson", rows), **evidence).leaks == {"zeros"}


# --- files


def test_a_folder_its_manifest_and_a_data_file_are_the_same_release(verify, here):
    path = geojson(here / "s.geojson", clean(c=row("c", 2)))
    manifest(here)
    for release in (here, here / "manifest.json", path):
        found = verify(release)
        assert found.leaks == {"floor"} and found.status("integrity") == {"passed"}


def test_the_metadata_beside_a_listed_data_file_is_read(verify, here):
    path = geojson(here / "s.geojson", clean())
    text(here / "metadata.json", json.dumps({"snapped": 17}))
    manifest(here)
    assert verify(path).leaks == {"totals"}


def test_integrity(verify, here):
    """ "file differs from its manifest": changed, not listed, missing."""
    path = geojson(here / "s.geojson", clean())
    assert verify(here).status("integrity") == {"not_tested"}
    extra = text(here / "deep" / "extra.txt", "x")
    manifest(here)
    assert verify(here).leaks == set() and verify(here).status("integrity") == {"passed"}
    extra.write_text("y")
    assert verify(here).leaks == {"integrity"} and "deep/extra.txt" in verify(here).said("integrity")
    extra.unlink()
    assert "missing (1): deep/extra.txt" in verify(here).said("integrity")
    manifest(here)
    text(here / "s.geojson.bak", "x")
    assert "not in the manifest (1): s.geojson.bak" in verify(here / "manifest.json").said("integrity")
    (here / "s.geojson.bak").unlink()
    path.write_text(path.read_text() + " ")
    assert verify(path).leaks == {"integrity"} and verify(here).leaks == {"integrity"}


@pytest.mark.parametrize("content", [{"name": "A map", "icons": []}, {"files": [{"path": "s.geojson", "bytes": 9}]}])
def test_a_manifest_of_something_else_is_none(verify, here, content):
    """A web page has a manifest.json too; without checksums nothing can differ from it: not tested."""
    geojson(here / "s.geojson", clean())
    text(here / "manifest.json", json.dumps(content))
    found = verify(here)
    assert found.leaks == set() and found.status("integrity") == {"not_tested"}


@pytest.mark.parametrize("preset, k, leaks", [(0, 3, set()), (0, 1, set()), (0, 6, {"floor"}), (1, 3, {"floor"})])
def test_of_parameters_and_manifest_the_stricter_wins(verify, here, preset, k, leaks):
    """Published are 6 and 5; preset 1 is CMS 11."""
    geojson(here / "s.geojson", clean())
    manifest(here, min_publish_n=k, small_n=k, min_cell=k, round_base=0)
    assert verify(here, PRESET=preset).leaks == leaks


@pytest.mark.parametrize("value", ["NaN", "Infinity", '"10"', "null", "[]", "-5", "1e300"])
def test_a_manifest_with_odd_thresholds_stops_nothing(verify, here, value):
    geojson(here / "s.geojson", clean(c=row("c", 2)))
    path = manifest(here, min_publish_n="odd", dominance_share="odd", zeros="odd")
    text(path, path.read_text().replace('"odd"', value))
    assert "floor" in verify(here).leaks


def test_deleted_rows_left_in_a_dbf(verify, here):
    """`rows`: the header of the dbf still counts the deleted row, and its bytes are still there."""
    rows = [{"segment_id": name, "report_count": n} for name, n in (("a", 6), ("c", 2), ("b", 5))]
    path = with_ogr(here / "s.shp", "ESRI Shapefile", rows)
    data = gdal.OpenEx(str(path), gdal.OF_VECTOR | gdal.OF_UPDATE, open_options=["AUTO_REPACK=NO"])
    data.GetLayer(0).DeleteFeature(1)
    del data
    found = verify(path)
    assert found.leaks == {"rows"} and "Rows read: 2. The file says that it holds 3." in found.said("rows")
    for file in list(here.iterdir()):
        file.rename(file.with_suffix(file.suffix.upper()))
    assert verify(here / "s.SHP").leaks == {"rows"}


def test_names_cut_to_ten_letters(verify, here):
    """ "also in Shapefile's ten letters" """
    rows = [{k: str(v) if k == "low_sample" else v for k, v in one.items()} for one in clean(c=row("c", 2))]
    path = with_ogr(here / "s.shp", "ESRI Shapefile", rows)
    assert "report_cou" in opened(path).fields().names()
    found = verify(path)
    assert found.leaks == {"floor"} and not found.warnings and found.status("breakdown") == {"passed"}
    rows = [{"segment_id": "a", "report_count": 6, "reporter_token": "x"}]
    assert verify(with_ogr(here / "t.shp", "ESRI Shapefile", rows)).leaks == {"fields"}


def test_a_table_in_utf_16(verify, here):
    """What Excel calls Unicode text. Found, or refused, or not tested; not passed."""
    geojson(here / "s.geojson", clean())
    (here / "t.csv").write_bytes("segment_id\treport_count\nc\t2\n".encode("utf-16"))
    try:
        assert verify(here).status("floor") != {"passed"}
    except QgsProcessingException as error:
        assert "t.csv" in str(error)


def test_two_fields_of_one_name_in_a_dbf(verify, here):
    path = with_ogr(here / "s.shp", "ESRI Shapefile", [{"segment_id": n, "report_cou": a, "report_co2": 5} for n, a in
                    (("a", 2), ("b", 5))])  # fmt: skip
    dbf = path.with_suffix(".dbf")
    dbf.write_bytes(dbf.read_bytes().replace(b"report_co2", b"report_cou"))
    assert "floor" in verify(path).leaks


def test_fields_by_name(verify, here):
    rows = [{"street": "a", "crashes": 6, "kinds": '{"x": 5, "y": 1}'}, {"street": "c", "crashes": 2, "kinds": None}]
    path = geojson(here / "s.geojson", rows)
    assert verify(path).status("floor") == {"not_tested"} and verify(path).status("breakdown") == {"not_tested"}
    found = verify(path, SEGMENT_ID="street", COUNT_FIELD="crashes", BREAKDOWN_FIELD="kinds")
    assert found.leaks == {"floor", "breakdown"} and found.warnings <= {"rare"}
    assert "c" in found.said("floor") and "a" in found.said("breakdown")


@pytest.mark.parametrize("parameter", ["SEGMENT_ID", "COUNT_FIELD", "BREAKDOWN_FIELD"])
def test_a_field_that_is_not_there(verify, here, parameter):
    path = geojson(here / "s.geojson", clean())
    with pytest.raises(
        QgsProcessingException, match=f"{parameter}: no table of RELEASE has a field crahses.*report_count"
    ):
        verify(path, **{parameter: "crahses"})


DAMAGED = {
    "cut.geojson": '{"type": "FeatureCollection", "features": [{"type": ',
    "null.geojson": '{"type": "FeatureCollection", "features": [null]}',
    "text.geojson": '{"type": "FeatureCollection", "features": ["x"]}',
    "object.geojson": '{"type": "FeatureCollection", "features": {"a": 1}}',
    "geometries.geojson": '{"type": "Feature", "properties": {}, "geometry": {"type": "GeometryCollection", "geometries": 5}}',
    "empty.geojson": "",
    "s.gpkg": "SQLite format 3\0 and no more",
    "s.fgb": "fgb",
    "s.shp": "no shapes",
    "s.csv": "segment_id,report_count,wkt\na,6,LINESTRING (7 45\n",
}


@pytest.mark.parametrize("name", DAMAGED)
def test_a_damaged_file_is_named(verify, here, name):
    """ "Errors: what is wrong, in which file": no traceback of Python."""
    with pytest.raises(QgsProcessingException, match=name):
        verify(text(here / name, DAMAGED[name]))


def test_nothing_to_read(verify, here):
    with pytest.raises(QgsProcessingException, match=r"RELEASE: .*nothing\.gpkg does not exist"):
        verify(here / "nothing.gpkg")
    text(here / "README.txt", "hello")
    text(here / "metadata.json", "{}")
    with pytest.raises(QgsProcessingException, match="RELEASE: release holds no data file"):
        verify(here)


# --- statuses, outputs, and the end of the run


def test_what_lacks_its_input_is_not_tested_and_never_passed(verify, here):
    found = verify(geojson(here / "s.geojson", clean()))
    assert {f["rule"] for f in found.findings} == set(RULES)
    not_tested = {rule for rule in RULES if found.status(rule) == {"not_tested"}}
    assert not_tested == {*ALWAYS_OPEN, "vertex", "recount", "metadata", "integrity"}
    assert found.numbers["NOT_TESTED"] == len(not_tested) and found.numbers["PASSED"] == 1
    found = verify(
        table(here / "s.csv", [{"segment_id": "a", "report_count": 6}]), REPORTS=points(here.parent / "r.gpkg")
    )
    assert {r for r in RULES if "not_tested" in found.status(r)} == {
        *ALWAYS_OPEN, "vertex", "recount", "metadata", "precision", "integrity", "breakdown", "inference", "rare"}  # fmt: skip


def test_the_findings_are_complete_although_the_run_raises(nearmiss, here, tmp_path):
    shown = json.dumps({"<script>alert(1)</script>": 3, "other": 3})
    path = geojson(here / "s.geojson", clean(a=row("a", 6, category_breakdown=shown), c=row("c", 2)))
    out = {"FINDINGS": "f.gpkg", "FINDINGS_JSON": "f.json", "REPORT_HTML": "f.html"}
    out = {name: str(tmp_path / file) for name, file in out.items()}
    with pytest.raises(QgsProcessingException, match=r"Leaks: 2 \(floor\)") as raised:
        nearmiss("verifyrelease", RELEASE=str(path), **out)
    assert all(file in str(raised.value) for file in out.values())
    rows = values(opened(out["FINDINGS"]), "rule", "status", "severity", "where", "count", "message", "remedy")
    findings = json.loads((tmp_path / "f.json").read_text(encoding="utf-8"))
    assert [list(f.values()) for f in findings] and {r[0] for r in rows} == {f["rule"] for f in findings} == set(RULES)
    assert sorted(r[0] + r[5] for r in rows) == sorted(f["rule"] + f["message"] for f in findings)
    page = (tmp_path / "f.html").read_text(encoding="utf-8")
    assert page.rstrip().endswith("</html>") and all(f"{rule}" in page for rule in RULES)
    assert "<script>alert" not in page and "&lt;script&gt;alert(1)&lt;/script&gt;" in page


def test_a_leak_that_does_not_fail_the_run(verify, here):
    numbers = verify(geojson(here / "s.geojson", clean(c=row("c", 2)))).numbers
    assert (numbers["LEAKS"], numbers["PASSED"]) == (2, 0)  # the count, and the band that repeats it


@pytest.mark.parametrize("on_finding", [True, False])
def test_fail_on_not_tested(verify, here, on_finding):
    path = geojson(here / "s.geojson", clean())
    assert verify(path, FAIL_ON_FINDING=on_finding).numbers["PASSED"] == 1
    with pytest.raises(QgsProcessingException, match=r"Leaks: 0\. Rules not tested: 9"):
        verify(path, FAIL_ON_FINDING=on_finding, FAIL_ON_NOT_TESTED=True)


def test_the_findings_never_lie_in_the_release(nearmiss, here):
    geojson(here / "s.geojson", clean())
    manifest(here)
    for release in (here, here / "manifest.json", here / "s.geojson"):
        with pytest.raises(QgsProcessingException, match="FINDINGS_JSON is PRIVATE"):
            nearmiss("verifyrelease", RELEASE=str(release), FINDINGS_JSON=str(here / "f.json"))
    assert not (here / "f.json").exists()


def test_exit_codes(headless, here, tmp_path):
    good, bad = geojson(here / "good.geojson", clean()), geojson(here / "bad.geojson", clean(c=row("c", 2)))
    done = headless("nearmiss:verifyrelease", RELEASE=good)
    assert done.returncode == 0, done.stderr
    done = headless("nearmiss:verifyrelease", RELEASE=bad, REPORT_HTML=tmp_path / "r.html")
    assert done.returncode == 1 and "Leaks: 2 (floor)" in done.stdout + done.stderr
    assert (tmp_path / "r.html").exists() and "Traceback" not in done.stderr


# --- the published outputs of the two demo cities


@pytest.mark.parametrize("city", ["davis", "riverside"])
def test_the_published_demo_outputs_leak(verify, here, city, headless):
    """Davis: a breakdown below 5 or with cells below 3 (seg-06), zeros beside three missing streets, whose 3 reports
    are what `snapped` leaves: exactly one each."""
    folder = fixture_folder("nearmiss", "cities", f"{city}-demo")
    here.mkdir()
    for name in (f"{city}.geojson", f"{city}.metadata.json"):
        shutil.copy(folder / "output" / name, here)
    public = folder / "input" / "streets.geojson"
    found = verify(here, STREETS=public)
    assert {"breakdown", "zeros", "totals"} <= found.leaks
    if city == "davis":
        assert found.said("breakdown").endswith(": seg-06") and "seg-04, seg-08, seg-11" in found.said("zeros")
        assert (
            "The total snapped leaves 3 for the segments without a count (3): an outsider infers 1 to 1"
            in found.said("totals")
        )
        assert headless("nearmiss:verifyrelease", RELEASE=here, STREETS=public).returncode == 1
