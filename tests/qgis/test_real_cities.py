"""Real cities against the numbers of their expected.json (shared/fixtures/real)."""

from __future__ import annotations

import json
from collections import Counter

import pytest
from conftest import fixture_folder, layer, opened, values
from qgis.core import QgsGeometry, QgsProcessingException, QgsVectorLayer

CITIES = {
    "bath_2025q1": ("bath.gpkg", "crimes", "streets", "EPSG:27700", "crime_type"),
    "cambridge_ma": ("cambridge.gpkg", "crashes", "streets", "EPSG:26986", "category"),
    "synthetic_10k": ("city.gpkg", "reports", "segments", "EPSG:32610", "hazard"),
}


def numbered(streets: QgsVectorLayer) -> QgsVectorLayer:
    """The streets with a zero-padded row number: ties go to the lowest row in the expected numbers."""
    rows = [(QgsGeometry(f.geometry()), f"{i:06d}") for i, f in enumerate(streets.getFeatures())]
    return layer("MultiLineString", rows, "row:string", streets.crs().authid(), "streets")


def snapped_city(nearmiss, name, *, reproject=True):
    file, reports, streets, crs, category = CITIES[name]
    folder = fixture_folder("real", name)
    expected = json.loads((folder / "expected.json").read_text())[0]["publish"]
    points = opened(f"{folder / file}|layername={reports}")
    lines = numbered(opened(f"{folder / file}|layername={streets}"))
    if reproject and points.crs().authid() != crs:
        import processing

        points = processing.run("native:reprojectlayer", {"INPUT": points, "TARGET_CRS": crs, "OUTPUT": "memory:"})[
            "OUTPUT"
        ]
    result = nearmiss("snaptosegments", REPORTS=points, STREETS=lines, SEGMENT_ID="row", OUTPUT="memory:")
    return result, lines, expected, category, crs


@pytest.mark.parametrize("name", CITIES)
def test_counts_and_withholding(nearmiss, name):
    result, lines, expected, category, crs = snapped_city(nearmiss, name)
    assert result["WORKING_CRS"] == crs
    assert result["SNAPPED"] + result["AMBIGUOUS"] == expected["snapped"]
    assert result["UNSNAPPED"] == expected["too_far"]
    assert result["EXCLUDED"] == 0
    both = values(result["OUTPUT"], "snap_distance_m", "runner_up_m")
    assert sum(1 for d, r in both if r - d <= 1e-6) == expected["points_with_tied_nearest_segments"]
    found = nearmiss(
        "aggregateandwithhold",
        SNAPPED=result["OUTPUT"],
        STREETS=lines,
        SEGMENT_ID="row",
        CATEGORY=category,
        PUBLISHED="memory:",
        BREAKDOWN="memory:",
        WITHHELD="memory:",
    )
    assert found["SEGMENTS_PUBLISHED"] == expected["published_segments"]
    assert found["REPORTS_PUBLISHED"] == expected["published_points"]
    assert found["SEGMENTS_WITHHELD"] == expected["withheld_segments"]
    assert found["REPORTS_WITHHELD"] == expected["withheld_points"]
    assert found["SEGMENTS_ZERO"] == expected["segments"] - expected["segments_with_any"]
    hidden = Counter(values(found["WITHHELD"], "report_count"))
    assert hidden == {1: expected["segments_of_1"], 2: expected["segments_of_2"]}
    assert found["K_MIN"] >= 3
    check_breakdowns(found, expected)


def check_breakdowns(found, expected):
    """No cell and no remainder under 3, in the table and in the JSON text; the plain rule leaves many."""
    cells = values(found["BREAKDOWN"], "segment_id", "category", "report_count")
    assert cells and min(n for _, _, n in cells) >= 3
    assert expected["breakdown_cells_of_1"] > 300
    counts = dict(values(found["PUBLISHED"], "segment_id", "report_count"))
    by_segment = {}
    for segment, category, n in cells:
        by_segment.setdefault(segment, {})[category] = n
    for segment, text in values(found["PUBLISHED"], "segment_id", "category_breakdown"):
        shown = json.loads(text)
        assert shown == by_segment.get(segment, {})
        if shown:
            assert sum(shown.values()) == counts[segment] and len(shown) >= 2


def test_bath_in_degrees_is_the_same_within_three_reports(nearmiss):
    result, _, expected, _, _ = snapped_city(nearmiss, "bath_2025q1", reproject=False)
    assert result["WORKING_CRS"].startswith("+proj=aeqd")
    assert abs(result["SNAPPED"] + result["AMBIGUOUS"] - expected["snapped"]) <= 3


def test_a_city_without_crs_is_refused(nearmiss):
    folder = fixture_folder("real", "chicago_spatstat")
    layers = {name: f"{folder / 'chicago.gpkg'}|layername={name}" for name in ("crimes", "streets")}
    with pytest.raises(QgsProcessingException, match="has no coordinate reference system"):
        nearmiss(
            "snaptosegments", REPORTS=layers["crimes"], STREETS=layers["streets"], SEGMENT_ID="seg", OUTPUT="memory:"
        )
