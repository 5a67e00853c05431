"""A release in its place: whatever happens meanwhile, FOLDER is absent, or the old release is whole, or the new one."""

from __future__ import annotations

import contextlib
import json
import os
import random
import shutil
import subprocess
import threading
from pathlib import Path

import pytest
from conftest import SAMPLE, Log, Nearmiss, layer, opened, values
from qgis.core import (
    QgsApplication,
    QgsCoordinateTransformContext,
    QgsProcessing,
    QgsProcessingException,
    QgsVectorLayer,
)
from release_folders import PAPERS, asked, assert_whole, names, rest, sample_town, tree

FORMATS = {"geojson": 0, "gpkg": 1, "fgb": 2, "csv": 3}
FIELDS = "segment_id:string,name:string,report_count:integer,count_band:string,category_breakdown:string"


def town(n, count=None):
    rows = []
    for i in range(n):
        wkt = f"LINESTRING ({3.1 + i / 1000:.6f} 55.1, {3.1005 + i / 1000:.6f} 55.1007)"
        number = None if i % 4 == 0 else count or 5 + i % 7
        rows.append((wkt, f"s{i:04d}", f"Street {i}", number, str(number or "none or withheld"), "{}"))
    return layer("LineString", rows, FIELDS, "EPSG:4326", "segments")


def words(folder, n=5, count=None, **more):
    segments = town(n, count)
    points = layer("Point", [("POINT (3.2 55.2)",), ("POINT (3.21 55.2)",)], "", "EPSG:4326", "reports")
    given = {"SEGMENTS": segments, "STREETS": segments, "SEGMENT_ID": "segment_id", "REPORTS": points}
    return {**given, **PAPERS, "FOLDER": str(folder), **more}


@pytest.fixture
def publish(nearmiss):
    return lambda folder, log=None, **more: nearmiss("publishrelease", log, **words(folder, **more))


@pytest.fixture
def old(publish, tmp_path):
    """A place with a former release in it, and the bytes of that."""
    folder = tmp_path / "place" / "release"
    publish(folder, NOTE="The former one")
    return folder, tree(folder)


def refused(publish, folder, message, log=None, **more):
    with pytest.raises(QgsProcessingException, match=message) as caught:
        publish(folder, log, **more)
    return str(caught.value)


@pytest.fixture(scope="module")
def sample(provider, tmp_path_factory):
    return sample_town(Nearmiss(QgsApplication.processingRegistry()), tmp_path_factory.mktemp("sample"))


def at_half_time(act):
    """A log in which something happens between the first look at FOLDER and the end."""
    log, waiting = Log(), [act]
    progress = log.setProgress

    def reached(share):
        if share > 50 and waiting:
            waiting.pop()()
        progress(share)

    log.setProgress = reached
    return log


@pytest.fixture
def mounted():
    """Mounts a small disk on a folder; the test is skipped where that is not allowed."""
    places = []

    def mount(place, *, kilobytes=64):
        place.mkdir(parents=True, exist_ok=True)
        if not hasattr(os, "geteuid") or os.geteuid() or not shutil.which("mount"):
            pytest.skip("a small disk of its own can only be mounted by root, on Linux")
        options = f"size={kilobytes}k"
        done = subprocess.run(["mount", "-t", "tmpfs", "-o", options, "tmpfs", place], capture_output=True, check=False)
        if done.returncode:
            pytest.skip(f"a small disk cannot be mounted here: {done.stderr.decode().strip()}")
        places.append(place)
        return place

    yield mount
    for place in reversed(places):
        subprocess.run(["umount", "-l", place], check=True)


@pytest.fixture
def held(tmp_path):
    """Makes a file or folder immovable; the test is skipped where the file system does not know that."""
    taken, probe = [], tmp_path / "probe"
    probe.touch()
    if not shutil.which("chattr") or subprocess.run(["chattr", "+i", probe], capture_output=True).returncode:
        pytest.skip("chattr +i does not work here: nothing can be held fast")
    subprocess.run(["chattr", "-i", probe], check=True)
    probe.unlink()

    def hold(path):
        subprocess.run(["chattr", "+i", path], check=True)
        taken.append(path)

    def let_go():
        while taken:
            subprocess.run(["chattr", "-i", taken.pop()], capture_output=True)

    hold.let_go = let_go
    yield hold
    let_go()


# -- no room, no right, no patience ----------------------------------------------------------------------


@pytest.mark.parametrize("name", FORMATS)
def test_disk_full_sooner_or_later(publish, mounted, tmp_path, name):
    disk = mounted(tmp_path / "disk", kilobytes=2048)
    folder, ballast, size = disk / "release", disk / "ballast", os.statvfs(disk).f_bsize
    publish(folder, n=300, FORMAT=FORMATS[name])
    pages = os.statvfs(disk).f_blocks - os.statvfs(disk).f_bfree
    publish(folder, FORMAT=FORMATS["csv"], OVERWRITE=True)
    old = tree(folder)
    for free in (*range(1, pages - 4, 4), pages - 4, pages - 3, pages - 2, pages - 1):
        with ballast.open("wb") as file:
            os.posix_fallocate(file.fileno(), 0, (os.statvfs(disk).f_bfree - free) * size)
        refused(publish, folder, "disk (is )?full", n=300, FORMAT=FORMATS[name], OVERWRITE=True)
        assert tree(folder) == old and names(disk) == ["ballast", "release"]
        refused(publish, disk / "another" / "one", "disk (is )?full", n=300, FORMAT=FORMATS[name])
        assert tree(folder) == old and names(disk) == ["ballast", "release"]
        ballast.unlink()


@pytest.mark.parametrize("name", FORMATS)
def test_a_table_that_is_cut_short_is_not_taken_for_written(mounted, tmp_path, name):
    from nearmiss_qgis.core.errors import NearMissError
    from nearmiss_qgis.layers.shapes import release_shapes
    from nearmiss_qgis.layers.tables_written import Draft, write_table

    segments = town(300)
    shapes = release_shapes(list(segments.getFeatures()), segments.crs(), QgsCoordinateTransformContext())
    draft = Draft("segments", [("name", "text")], [["x" * 20]] * 300, shapes)
    write_table(tmp_path / f"segments.{name}", draft)
    short = (tmp_path / f"segments.{name}").stat().st_size // 1024 // 4 * 4  # the last part page is missing
    disk = mounted(tmp_path / "disk", kilobytes=short)
    with pytest.raises(NearMissError, match="disk full"):
        write_table(disk / f"segments.{name}", draft)


@pytest.mark.parametrize("output", ["FINDINGS", "REPORT_HTML", "FINDINGS_JSON"])
def test_disk_of_the_findings_full(publish, mounted, old, tmp_path, output):
    disk = mounted(tmp_path / "disk", kilobytes=4)
    (disk / "ballast").write_bytes(bytes(4096))
    place = asked(disk)[output]
    refused(publish, old[0], f"{output} cannot be written", OVERWRITE=True, **{output: place})
    assert tree(old[0]) == old[1] and names(old[0].parent) == ["release"]
    assert names(disk) == ["ballast"]  # nothing PRIVATE lies about


def test_read_only(publish, mounted, tmp_path):
    disk = mounted(tmp_path / "disk", kilobytes=512)
    publish(disk / "release")
    before = tree(disk)
    subprocess.run(["mount", "-o", "remount,ro", disk], check=True)
    for folder in (disk / "release", disk / "another", disk / "deep" / "er"):
        said = refused(publish, folder, "may not be written to", OVERWRITE=True)
        assert str(disk) in said and tree(disk) == before


@pytest.mark.parametrize("overwrite", [False, True])
@pytest.mark.parametrize("at", [0, 5, 20, 39, 40, 41, 60, 80, 89, 90, 95, 100])
def test_cancelled(publish, old, tmp_path, at, overwrite):
    folder, out, log = old[0] if overwrite else tmp_path / "missing" / "place", tmp_path / "out", Log()
    log.cancel_at = at
    try:
        publish(folder, log, n=300, OVERWRITE=overwrite, **asked(out))
    except QgsProcessingException:
        assert tree(folder) == (old[1] if overwrite else None) and not names(out)
        assert names(tmp_path) == ["out", "place"] and names(old[0].parent) == ["release"]
    else:
        assert at > 89 and names(out) == ["f.gpkg", "f.json", "r.html"]  # too late: all of it is there
        assert_whole(folder)


# -- a leak ----------------------------------------------------------------------------------------------


def assert_complete(out):
    assert names(out) == ["f.gpkg", "f.json", "r.html"]
    assert '"leak"' in json.dumps(json.loads((out / "f.json").read_text(encoding="utf-8")))
    assert (out / "r.html").read_text(encoding="utf-8").rstrip().endswith("</html>")
    assert ["floor", "failed", "leak"] in values(opened(out / "f.gpkg"), "rule", "status", "severity")


@pytest.mark.parametrize("overwrite", [False, True])
def test_a_leak(publish, old, tmp_path, overwrite):
    folder, out = old[0] if overwrite else tmp_path / "missing" / "place", tmp_path / "out"
    for check_only in (False, True):
        more = {"count": 2, "OVERWRITE": overwrite, "CHECK_ONLY": check_only, **asked(out)}
        if check_only:
            assert publish(folder, **more)["PASSED"] == 0
        else:
            said = refused(publish, folder, r"Not released\. Leaks: [1-9]", **more)
            assert "FOLDER is as it was" in said and "floor" in said and str(out) in said
        assert_complete(out)
        assert tree(folder) == (old[1] if overwrite else None)
        assert names(tmp_path) == ["out", "place"] and names(old[0].parent) == ["release"]
        shutil.rmtree(out)


def test_a_leak_ends_with_exit_code_1(headless, sample, old, tmp_path):
    leaking = tmp_path / "leaking.geojson"
    text = (old[0] / "segments.geojson").read_text(encoding="utf-8")
    leaking.write_text(text.replace('"report_count": 6', '"report_count": 1'), encoding="utf-8")
    given = {"SEGMENTS": leaking, "REPORTS": sample["REPORTS"], **PAPERS, "OVERWRITE": True}
    done = headless("nearmiss:publishrelease", FOLDER=old[0], **given, **asked(tmp_path / "out"))
    assert done.returncode == 1 and "Not released" in done.stdout + done.stderr and "Traceback" not in done.stderr
    assert_complete(tmp_path / "out")
    assert tree(old[0]) == old[1] and names(old[0].parent) == ["release"]


# -- somebody holds it -----------------------------------------------------------------------------------


@pytest.mark.parametrize("full", [False, True])
def test_a_folder_that_cannot_be_renamed(publish, mounted, old, tmp_path, full):
    folder = mounted(tmp_path / "held" / "release", kilobytes=512)  # renaming a mount point: "device or resource busy"
    if full:
        shutil.copytree(old[0], folder, dirs_exist_ok=True)
    assert "busy" in refused(publish, folder, str(folder), OVERWRITE=full)
    assert tree(folder) == (old[1] if full else {}) and names(folder.parent) == ["release"]


@pytest.mark.parametrize("what", ["folder", "folder, for a moment", "place", "file"])
def test_held_fast_after_the_first_look(publish, held, old, what):
    log = at_half_time(lambda: held({"place": old[0].parent, "file": old[0] / "segments.geojson"}.get(what, old[0])))
    later = threading.Timer(1, held.let_go)
    if "moment" in what:
        later.start()
    try:
        publish(old[0], log, n=7, OVERWRITE=True)
    except QgsProcessingException as error:
        assert what in ("folder", "place") and str(old[0].parent) in str(error)
        assert tree(old[0]) == old[1] and (what == "place" or names(old[0].parent) == ["release"])
    else:
        assert what in ("file", "folder, for a moment") and tree(old[0]) != old[1]
        assert_whole(old[0])
        left = set(names(old[0].parent)) - {"release"}
        assert all(name in log.text for name in left), f"left without a word: {left}"
    later.cancel()


@pytest.mark.parametrize("what", ["folder", "place"])
def test_held_fast_from_the_beginning(publish, held, old, what):
    taken = old[0] if what == "folder" else old[0].parent
    held(taken)
    refused(publish, old[0], f"{taken} ", OVERWRITE=True)
    assert tree(old[0]) == old[1] and names(old[0].parent) == ["release"]


# -- what is in the way ----------------------------------------------------------------------------------


def test_overwriting(publish, old):
    folder, log = old[0], Log()
    refused(publish, folder, "is not empty")
    assert tree(folder) == old[1]
    publish(folder, log, n=7, FORMAT=FORMATS["csv"], OVERWRITE=True)
    assert_whole(folder)
    assert names(folder) == ["README.txt", "manifest.json", "metadata.json", "segments.csv"]
    assert names(folder.parent) == ["release"] and "before-" not in log.text


@pytest.mark.parametrize("case", ["beside", "nested", "changed", "something else"])
def test_what_is_no_release_of_ours_is_kept(publish, old, case):
    folder = old[0]
    mine = folder / {"nested": "maps/a/.hidden", "changed": "README.txt"}.get(case, "thesis.txt")
    if case == "something else":
        shutil.rmtree(folder)
        folder.mkdir()
        (folder / "manifest.json").write_text('{"files": {"thesis.txt": {"size": 4}}}', encoding="utf-8")
    for number in (1, 2):
        mine.parent.mkdir(parents=True, exist_ok=True)
        mine.write_text("mine", encoding="utf-8")
        before, log, kept = tree(folder), Log(), folder.with_name(f"release.before-{number}")
        publish(folder, log, n=7, OVERWRITE=True)
        assert_whole(folder)
        assert tree(kept) == before and any(str(kept) in text for text in log.warnings)
    assert not rest(folder.parent)


def test_filled_by_somebody_else_meanwhile(publish, old, tmp_path):
    """Without OVERWRITE nothing is replaced, not even what came after the first look."""
    folder = tmp_path / "later"
    with contextlib.suppress(QgsProcessingException):
        publish(folder, at_half_time(lambda: shutil.copytree(old[0], folder)), n=7)
    assert tree(folder) == old[1] and not rest(tmp_path)


def test_places(publish, old, tmp_path):
    publish(tmp_path / "a" / "b" / "c")  # missing parents are made
    assert_whole(tmp_path / "a" / "b" / "c")
    assert names(tmp_path) == ["a", "place"] and names(tmp_path / "a") == ["b"]
    file = tmp_path / "file"
    file.write_text("mine", encoding="utf-8")
    refused(publish, file, "is a file", OVERWRITE=True)
    refused(publish, file / "below", str(file), OVERWRITE=True)
    assert file.read_text(encoding="utf-8") == "mine"
    for name, target in (("link", old[0]), ("dangling", tmp_path / "not yet")):
        (tmp_path / name).symlink_to(target)
        publish(tmp_path / name, n=7, OVERWRITE=True)
        assert (tmp_path / name).is_symlink() and (tmp_path / name).resolve() == target
        assert_whole(target)
    assert names(old[0].parent) == ["release"] and not rest(tmp_path)
    assert_whole(Path(publish(QgsProcessing.TEMPORARY_OUTPUT)["FOLDER"]))


@pytest.mark.parametrize("name", ["x" * 300, "x" * 245, "loop", "loop/below", "/"], ids=lambda name: name[-50:])
def test_odd_names(publish, tmp_path, name):
    (tmp_path / "loop").symlink_to(tmp_path / "loop")
    with contextlib.suppress(QgsProcessingException):  # any other exception is a traceback for the user
        publish(tmp_path / name)
        assert_whole(tmp_path / name)
    assert not rest(tmp_path)


def test_nothing_private_goes_into_the_folder(publish, old):
    (old[0].parent / "link").symlink_to(old[0])
    for inside in (old[0], old[0] / "deep", old[0].parent / "link", old[0] / ".." / "release"):
        for output, path in asked(inside, make=False).items():
            refused(publish, old[0], f"{output} is PRIVATE", OVERWRITE=True, **{output: path})
            refused(publish, old[0].parent / "link", f"{output} is PRIVATE", OVERWRITE=True, **{output: path})
    assert tree(old[0]) == old[1]


def test_permissions_are_those_of_every_new_folder(publish, tmp_path):
    folder, before = tmp_path / "parent" / "release", os.umask(0o027)
    try:
        publish(folder)
    finally:
        os.umask(before)
    assert [path.stat().st_mode & 0o777 for path in (folder.parent, folder)] == [0o750, 0o750]
    assert {file.stat().st_mode & 0o777 for file in folder.iterdir()} == {0o640}


@pytest.mark.parametrize("name", ["geojson", "gpkg", "fgb"])
def test_inputs_in_the_folder_itself(publish, old, name):
    folder, log = old[0], Log()
    publish(folder, n=7, FORMAT=FORMATS[name], OVERWRITE=True)
    before = tree(folder)
    counts = values(opened(folder / f"segments.{name}"), "segment_id", "report_count")
    more = {"n": 7, "FORMAT": FORMATS[name], "OVERWRITE": True, "SEGMENTS": str(folder / f"segments.{name}")}
    refused(publish, folder, "Not released", **more, MIN_PUBLISH_N=30, SMALL_N=30, MIN_CELL=30)
    assert tree(folder) == before
    publish(folder, log, **more)
    assert_whole(folder)
    assert values(opened(folder / f"segments.{name}"), "segment_id", "report_count") == counts
    assert names(folder.parent) == ["release"], log.text
    (folder / "raw.geojson").write_bytes((SAMPLE / "reports.geojson").read_bytes())
    publish(folder, **more, REPORTS=str(folder / "raw.geojson"))
    assert_whole(folder)
    assert tree(folder.with_name("release.before-1"))["raw.geojson"] == (SAMPLE / "reports.geojson").read_bytes()


# -- the same bytes --------------------------------------------------------------------------------------


def shuffled(path):
    source = opened(path)
    shape = {0: "Point", 1: "MultiLineString"}.get(source.geometryType(), "None")
    made, fields = QgsVectorLayer(f"{shape}?crs=EPSG:4326", source.name(), "memory"), source.fields().toList()
    made.dataProvider().addAttributes([field for field in fields if field.name() != "fid"])
    made.updateFields()
    features = list(source.getFeatures())
    random.Random(3).shuffle(features)
    for feature in features:
        attributes = [value for field, value in zip(fields, feature.attributes()) if field.name() != "fid"]
        feature.setFields(made.fields())
        feature.setAttributes(attributes)
    assert made.dataProvider().addFeatures(features)[0] and made.featureCount() == source.featureCount()
    return made


@pytest.mark.parametrize("name", FORMATS)
def test_the_same_bytes(nearmiss, sample, tmp_path, name):
    layers = {key: shuffled(sample[key]) for key in ("SEGMENTS", "BREAKDOWN", "REPORTS", "STREETS")}
    found = []
    for given in (sample, sample, {**sample, **layers}):
        folder = tmp_path / str(len(found))
        nearmiss("publishrelease", **given, FORMAT=FORMATS[name], FOLDER=str(folder))
        assert_whole(folder)
        found.append(tree(folder))
    assert f"segments.{name}" in found[0] and found[0] == found[1] == found[2]
