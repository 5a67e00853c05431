"""Files: whole or gone, never over an input; and what a loaded layer looks like."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from conftest import Log, layer, opened, values
from qgis.core import QgsProcessingException, QgsProcessingOutputLayerDefinition, QgsProcessingUtils, QgsProject

UTM = "EPSG:32631"
STREETS = [
    ("LINESTRING (500000 5500000, 500200 5500000)", "s1", "First"),
    ("LINESTRING (500000 5500100, 500200 5500100)", "s2", None),
]


def streets():
    return layer("LineString", STREETS, "id:string,label:string", UTM, "streets")


def points(n=4):
    return layer("Point", [(f"POINT ({500010 + i} 5500003)", i) for i in range(n)], "n:integer", UTM, "points")


def snap(nearmiss, log=None, **more):
    given = {"REPORTS": points(), "STREETS": streets(), "SEGMENT_ID": "id", "OUTPUT": "memory:", **more}
    return nearmiss("snaptosegments", log, **given)


@pytest.mark.parametrize("ending", ["gpkg", "geojson", "csv", "fgb", "sqlite"])
def test_every_format_holds_all_rows(nearmiss, tmp_path, ending):
    found = snap(nearmiss, OUTPUT=str(tmp_path / f"o.{ending}"))
    rows = opened(found["OUTPUT"])
    assert rows.featureCount() == 4
    assert set(values(rows, "segment_id")) == {"s1"}


@pytest.mark.parametrize("ending", ["fgb", "sqlite"])
def test_rows_without_a_location_are_never_lost_nor_at_zero(nearmiss, tmp_path, ending):
    """A FlatGeobuf leaves them out, SQLite puts them at (0, 0)."""
    rows = layer("Point", [("POINT (500010 5500003)", 1), (None, 2)], "n:integer", UTM, "points")
    with pytest.raises(QgsProcessingException, match=rf"1 of 2 rows have no usable location, and a \.{ending} file"):
        snap(nearmiss, REPORTS=rows, OUTPUT=str(tmp_path / f"o.{ending}"))
    assert not list(tmp_path.iterdir())


def test_a_csv_without_geometry_is_warned_about(nearmiss, tmp_path):
    log = Log()
    snap(nearmiss, log, OUTPUT=str(tmp_path / "o.csv"))
    assert any("a CSV file holds no geometry" in text for text in log.warnings)


def test_a_table_of_an_existing_geopackage(nearmiss, tmp_path):
    path = tmp_path / "all.gpkg"
    snap(nearmiss, OUTPUT=f"ogr:dbname='{path}' table=\"one\" (geom)")
    found = snap(nearmiss, OUTPUT=f"ogr:dbname='{path}' table=\"two\" (geom)")
    assert opened(found["OUTPUT"]).featureCount() == 4
    assert opened(f"{path}|layername=one").featureCount() == 4


def test_an_unwritable_output_says_which(nearmiss, tmp_path):
    (tmp_path / "file.gpkg").write_text("in the way")
    with pytest.raises(QgsProcessingException, match="OUTPUT cannot be written"):
        snap(nearmiss, OUTPUT=str(tmp_path / "file.gpkg" / "o.gpkg"))


def test_an_output_never_overwrites_an_input(nearmiss, tmp_path):
    source = snap(nearmiss, OUTPUT=str(tmp_path / "r.gpkg"))["OUTPUT"]
    before = Path(source).read_bytes()
    with pytest.raises(QgsProcessingException, match="OUTPUT and REPORTS are the same file"):
        snap(nearmiss, REPORTS=opened(source), OUTPUT=str(tmp_path / "." / "r.gpkg"))
    assert Path(source).read_bytes() == before


def test_two_outputs_in_one_file_are_refused(nearmiss, tmp_path):
    path = str(tmp_path / "o.gpkg")
    with pytest.raises(QgsProcessingException, match="WITHHELD and PUBLISHED are the same file"):
        nearmiss(
            "aggregateandwithhold",
            SNAPPED=snap(nearmiss)["OUTPUT"],
            STREETS=streets(),
            SEGMENT_ID="id",
            PUBLISHED=path,
            WITHHELD=path,
        )
    assert not Path(path).exists()


def test_an_error_in_the_second_output_takes_the_first_away(nearmiss, tmp_path):
    (tmp_path / "block").write_text("")
    published, withheld = tmp_path / "p.gpkg", tmp_path / "block" / "w.gpkg"
    with pytest.raises(QgsProcessingException, match="WITHHELD cannot be written"):
        nearmiss(
            "aggregateandwithhold",
            SNAPPED=snap(nearmiss)["OUTPUT"],
            STREETS=streets(),
            SEGMENT_ID="id",
            PUBLISHED=str(published),
            WITHHELD=str(withheld),
        )
    assert not published.exists()


@pytest.mark.parametrize("share", [0, 20, 50, 61, 80])
def test_cancel_leaves_nothing(nearmiss, tmp_path, share):
    log = Log()
    log.cancel_at = share
    path = tmp_path / "o.gpkg"
    with pytest.raises(QgsProcessingException, match="Cancelled"):
        snap(nearmiss, log, REPORTS=points(3000), OUTPUT=str(path))
    assert not path.exists()


def test_progress_moves_forward(nearmiss):
    log = Log()
    snap(nearmiss, log, REPORTS=points(5000))
    assert log.progress == sorted(log.progress) and len(set(log.progress)) >= 8 and 95 <= log.progress[-1] <= 100


def small_disk(tmp_path, size):
    """A file system of `size`; skipped where it cannot be mounted."""
    folder = tmp_path / "disk"
    folder.mkdir()
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", f"size={size}", "tmpfs", str(folder)], capture_output=True, check=False
    )
    if mounted.returncode:
        pytest.skip("a small disk cannot be mounted here")
    return folder


@pytest.mark.skipif(sys.platform != "linux" or os.geteuid() != 0, reason="mounting a small disk needs root on Linux")
@pytest.mark.parametrize("ending", ["gpkg", "geojson", "csv", "fgb"])
def test_a_full_disk_is_an_error_and_leaves_nothing(nearmiss, tmp_path, ending):
    folder = small_disk(tmp_path, "150k")
    try:
        path = folder / f"o.{ending}"
        with pytest.raises(QgsProcessingException, match=r"OUTPUT (could not be written completely|cannot be written)"):
            snap(nearmiss, REPORTS=points(6000), OUTPUT=str(path))
        assert not list(folder.iterdir())
    finally:
        subprocess.run(["umount", str(folder)], check=False)


OUTPUTS = ("OUTPUT", "DUPLICATES", "PUBLISHED", "WITHHELD", "ANNOTATED", "RECORDS", "SUBSETS", "ALL")


def loaded(nearmiss, name, **parameters):
    """Outputs as QGIS loads them after a run, by output name."""
    context, algorithm = nearmiss.context(), nearmiss.algorithm(name)
    asked = [key for key in parameters if key in OUTPUTS]
    for output in asked:
        parameters[output] = QgsProcessingOutputLayerDefinition("memory:", QgsProject.instance())
    log = Log()
    results, fine = algorithm.run(parameters, context, log)
    assert fine, log.text
    layers = {}
    for output in asked:
        dest = results[output]
        made = QgsProcessingUtils.mapLayerFromString(dest, context)
        made.setName(algorithm.parameterDefinition(output).description())
        processor = context.layerToLoadOnCompletionDetails(dest).postProcessor()
        assert processor is not None
        processor.postProcessLayer(made, context, Log())
        layers[output] = context.takeResultLayer(made.id()) or made
    return layers


def test_loaded_layers_are_private_styled_and_have_aliases(nearmiss):
    snapped = snap(nearmiss)["OUTPUT"]
    layers = loaded(
        nearmiss, "aggregateandwithhold", SNAPPED=snapped, STREETS=streets(), SEGMENT_ID="id", PUBLISHED="", WITHHELD=""
    )
    published, withheld = layers["PUBLISHED"], layers["WITHHELD"]
    assert "PRIVATE" in withheld.name() and withheld.metadata().rights() == ["PRIVATE"]
    assert "PRIVATE" in withheld.metadata().abstract()
    assert "PRIVATE" not in published.name() and "candidate" in published.name()
    assert published.attributeAlias(published.fields().indexOf("count_band")) == "Reports, in words"
    assert published.renderer().type() == "RuleRenderer"
    assert withheld.renderer().type() == "categorizedSymbol"
    assert layers["WITHHELD"].attributeDisplayName(withheld.fields().indexOf("reason")) == "Why it is withheld"


def test_polygons_are_marked_and_styled_too(nearmiss):
    wkt = "POLYGON ((500000 5500000, 500100 5500000, 500100 5500100, 500000 5500100, 500000 5500000))"
    wards = layer("Polygon", [(wkt, "s1")], "id:string", UTM, "wards")
    rows = layer("None", [(None, "s1")], "segment_id:string", "", "t")
    for zeros in (0, 1):
        layers = loaded(
            nearmiss,
            "aggregateandwithhold",
            SNAPPED=rows,
            STREETS=wards,
            SEGMENT_ID="id",
            ZEROS=zeros,
            PUBLISHED="",
            WITHHELD="",
        )
        assert "PRIVATE" in layers["WITHHELD"].name() and layers["WITHHELD"].metadata().rights() == ["PRIVATE"]
        assert layers["WITHHELD"].renderer().type() == "categorizedSymbol"
        assert layers["PUBLISHED"].renderer().type() == "RuleRenderer"


def test_a_layer_is_marked_private_even_without_its_style(nearmiss):
    from nearmiss_qgis.layers.style import dress

    made = points()
    assert dress(made, "nosuchstyle", (), True) != ""
    assert "PRIVATE" in made.name() and made.metadata().rights() == ["PRIVATE"]


def test_styles_know_every_reason_and_status(nearmiss):
    from nearmiss_qgis.core.segments import STATUS_NAMES
    from nearmiss_qgis.core.suppression import PRIMARY, REASONS
    from nearmiss_qgis.paths import resource

    for style, names in (
        ("withheld", REASONS[PRIMARY:]),
        ("withheld_polygon", REASONS[PRIMARY:]),
        ("snapped", STATUS_NAMES),
    ):
        text = Path(resource(f"styles/{style}.qml")).read_text(encoding="utf-8")
        assert all(f'value="{name}"' in text for name in names), style


def test_annotated_and_reduced_points_arrive_in_their_styles(nearmiss):
    made = loaded(nearmiss, "uniquenessprofile", INPUT=points(), OUTPUT="", ANNOTATED="")["ANNOTATED"]
    assert "class of" in str([item.label() for item in made.renderer().legendSymbolItems()])
    made = loaded(nearmiss, "reduceprecision", INPUT=points(), OUTPUT="")["OUTPUT"]
    assert made.renderer().type() == "singleSymbol" and "reduced precision" in made.mapTipTemplate()
    assert "PRIVATE" in made.name() and made.metadata().rights() == ["PRIVATE"]


def test_what_is_measured_arrives_styled_and_named(nearmiss):
    """Each private layer of points has classes in its legend, a map tip and aliases; a table of numbers is not private."""
    rows = [(f"POINT ({500010 + i} 5500003)", i, i % 2) for i in range(9)]
    given = {"INPUT": layer("Point", rows, "n:integer,kind:integer", UTM, "points")}
    asked = {
        "kradius": ({**given, "OUTPUT": "", "ANNOTATED": ""}, "ANNOTATED", "k_50", "Candidates within 50 m"),
        "smallestcell": (
            {**given, "DIMENSIONS": ["n"], "LOCATION": 2, "SUBSETS": "", "RECORDS": ""},
            "RECORDS",
            "smallest_cell",
            "Size of its cell by all filters",
        ),
        "neighbourhooduniqueness": (
            {**given, "ATTRIBUTES": ["n"], "OUTPUT": ""},
            "OUTPUT",
            "same_attributes",
            "Records near it with its attributes",
        ),
        "rankrecords": ({**given, "OUTPUT": "", "ALL": ""}, "OUTPUT", "reasons", "Why it is at risk"),
        "diversity": (
            {**given, "QUASI_IDENTIFIERS": ["n"], "SENSITIVE": "kind", "OUTPUT": "", "ANNOTATED": ""},
            "ANNOTATED",
            "unsafe",
            "Gives its sensitive value away",
        ),
    }
    for name, (parameters, output, field, alias) in asked.items():
        layers = loaded(nearmiss, name, **parameters)
        made = layers[output]
        assert "PRIVATE" in made.name() and made.metadata().rights() == ["PRIVATE"], name
        assert len(made.renderer().legendSymbolItems()) >= 2 and "PRIVATE" in made.mapTipTemplate(), name
        assert made.attributeDisplayName(made.fields().indexOf(field)) == alias
    numbers = loaded(nearmiss, "kradius", **given, OUTPUT="")["OUTPUT"]
    assert "PRIVATE" not in numbers.name() and "no row is about one record" in numbers.metadata().abstract()
    assert numbers.attributeDisplayName(numbers.fields().indexOf("below_5")) == "Points below k = 5"


def test_loaded_points_are_private(nearmiss):
    made = loaded(nearmiss, "snaptosegments", REPORTS=points(), STREETS=streets(), SEGMENT_ID="id", OUTPUT="")["OUTPUT"]
    assert "PRIVATE" in made.name() and made.metadata().rights() == ["PRIVATE"]
    made = loaded(nearmiss, "deduplicate", REPORTS=points(), OUTPUT="", DUPLICATES="")
    assert all("PRIVATE" in one.name() for one in made.values())


def test_private_files_are_named_in_the_log(nearmiss, tmp_path):
    log = Log()
    snap(nearmiss, log, OUTPUT=str(tmp_path / "o.gpkg"))
    snap(nearmiss, Log(), OUTPUT="memory:")
    table = Log()
    snap(nearmiss, table, OUTPUT=f"ogr:dbname='{tmp_path}/t.gpkg' table=\"t\" (geom)")
    assert sum(1 for text in table.infos if text.startswith("PRIVATE file: OUTPUT = ")) == 1
    assert sum(1 for text in log.infos if text.startswith("PRIVATE file: OUTPUT = ")) == 1


def test_lists_and_odd_field_names_survive(nearmiss, tmp_path):
    path = tmp_path / "in.geojson"
    path.write_text(
        '{"type":"FeatureCollection","features":[{"type":"Feature","properties":{"tags":["a","b"],"Name":"x","name":"y","geom":"g","when":"2026-03-01"},'
        '"geometry":{"type":"Point","coordinates":[3,49.65]}}]}'
    )
    lines = layer("LineString", [("LINESTRING (2.99 49.65, 3.01 49.65)", "s")], "id:string", "EPSG:4326")
    found = nearmiss(
        "snaptosegments", REPORTS=opened(path), STREETS=lines, SEGMENT_ID="id", OUTPUT=str(tmp_path / "o.gpkg")
    )
    rows = opened(found["OUTPUT"])
    assert rows.featureCount() == 1 and values(rows, "segment_id") == ["s"]


def test_numbers_about_a_layer_are_neither_private_nor_a_candidate(nearmiss):
    made = loaded(nearmiss, "uniquenessprofile", INPUT=points(), OUTPUT="", ANNOTATED="")
    assert "whole layer" in made["OUTPUT"].metadata().abstract() and "PRIVATE" not in made["OUTPUT"].name()
    assert made["OUTPUT"].attributeAlias(made["OUTPUT"].fields().indexOf("k_min")) == "Smallest class"
    assert "PRIVATE" in made["ANNOTATED"].name()
