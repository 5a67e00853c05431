"""Random cities and policies through the whole chain; a second checker, written from the contract, judges the files."""

from __future__ import annotations

import hashlib
import json
import shutil
import tempfile
from pathlib import Path

import pytest
from conftest import layer
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from oracle_release import Floors, Truth, violations
from qgis.core import QgsProcessingException

CATEGORIES = ("close pass", "dooring", "surface", "signal", "debris")
PRESETS = ((3, 5, 3, 0), (11, 11, 11, 0), (10, 10, 10, 5), (8, 8, 8, 5))
FLOORS = st.sampled_from([None, None, (3, 4, 3, 0), (3, 5, 5, 3), (4, 6, 5, 0), (5, 5, 5, 5), (5, 7, 5, 2)])
STEADY = settings(
    max_examples=60,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow, HealthCheck.data_too_large],
)


@st.composite
def cities(draw):
    """Streets side by side, and how many reports of which category by whom lie on each."""
    n = draw(st.integers(1, 9))
    people = draw(st.sampled_from([None, 2, 6, 40]))
    blanks = draw(st.booleans())
    reports = []
    for street in range(n):
        for _ in range(draw(st.sampled_from([0, 0, 1, 2, 3, 4, 5, 6, 8, 12, 20]))):
            category = draw(st.sampled_from((*CATEGORIES, None) if blanks else CATEGORIES[: draw(st.integers(1, 5))]))
            who = None if people is None else draw(st.sampled_from([None, *(f"p{i}" for i in range(people))]))
            reports.append((street, category, who, draw(st.sampled_from([0, 1, 2]))))
    return n, reports, people is not None


LISTED = st.sampled_from([None, ",".join((*CATEGORIES, "other", "unknown"))])
POLICIES = st.tuples(st.integers(0, 3), FLOORS, st.integers(0, 2), st.integers(0, 2), st.sampled_from([0, 3]), LISTED)


def street(i):
    return [(7.0 + i * 0.01, 45.0), (7.003 + i * 0.01, 45.001), (7.006 + i * 0.01, 45.0)]


def place(i, kind):
    """A report on its street: at a vertex, nearly there, or beside the middle."""
    x, y = street(i)[1]
    return [(x, y), (x - 0.001, y - 0.00034), (x + 0.002, y - 0.0006)][kind]


def wkt(points):
    return f"LINESTRING ({', '.join(f'{x} {y}' for x, y in points)})"


def published(nearmiss, city, policy, folder, **more):
    """Run the chain on a city; the candidate layers, the truth, the floors, and the results of publishing."""
    n, reports, by_people = city
    preset, floors, zeros, total, fmt, listed = policy
    ids = [f"s{i}" for i in range(n)]
    streets = layer(
        "LineString", [(wkt(street(i)), ids[i], f"Street {i}") for i in range(n)], "id:string,title:string", "EPSG:4326"
    )
    rows = [(f"POINT ({x} {y})", ids[i], 0.0, c, w) for i, c, w, kind in reports for x, y in [place(i, kind)]] or [
        ("POINT (7 45)", None, None, None, None)
    ]
    snapped = layer("Point", rows, "segment_id:string,distance:double,hazard:string,who:string", "EPSG:4326")
    given_floors = dict(zip(("MIN_PUBLISH_N", "SMALL_N", "MIN_CELL", "ROUND_BASE"), floors or ()))
    common = {"PRESET": preset, "ZEROS": zeros, **given_floors, **({"CATEGORIES": listed} if listed else {})}
    made = nearmiss(
        "aggregateandwithhold",
        SNAPPED=snapped,
        STREETS=streets,
        SEGMENT_ID="id",
        SEGMENT_NAME="title",
        CATEGORY="hazard",
        **({"CONTRIBUTOR": "who"} if by_people else {}),
        PUBLISH_TOTAL=total,
        PUBLISHED="memory:",
        BREAKDOWN="memory:",
        TOTALS="memory:",
        WITHHELD="memory:",
        **common,
    )
    truth = Truth(
        segment_of=[row[1] for row in rows],
        category=[row[3] for row in rows],
        contributor=[row[4] for row in rows] if by_people else None,
        reports=[tuple(float(v) for v in row[0][7:-1].split()) for row in rows],
        streets={ids[i]: street(i) for i in range(n)},
        domain=listed.split(",") if listed else None,
    )
    results = nearmiss(
        "publishrelease",
        SEGMENTS=made["PUBLISHED"],
        BREAKDOWN=made["BREAKDOWN"],
        TOTALS=made["TOTALS"],
        WITHHELD=made["WITHHELD"],
        REPORTS=snapped,
        STREETS=streets,
        SEGMENT_ID="id",
        TITLE="A town",
        LICENSE="CC0-1.0",
        SOURCE="Invented",
        FORMAT=fmt,
        FOLDER=str(folder),
        **common,
        **more,
    )
    return truth, Floors(*(floors or PRESETS[preset]), zeros=zeros), results, streets, snapped, common


@STEADY
@given(city=cities(), policy=POLICIES)
def test_what_is_made_by_the_rules_is_published_and_the_second_checker_finds_nothing(nearmiss, city, policy):
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch) / "release"
        found = published(nearmiss, city, policy, folder)
        truth, floors, results, *_ = found
        assert results["LEAKS"] == 0 and results["PASSED"] == 1
        if results["FEATURES"]:  # with ZEROS 2 everything may be withheld: then the table has no row
            assert violations(folder, truth, floors) == []


def rewritten(folder, change):
    """Change the features of a release and let its manifest agree with it."""
    path = folder / "segments.geojson"
    content = json.loads(path.read_text())
    change(content["features"])
    path.write_text(json.dumps(content))
    manifest = json.loads((folder / "manifest.json").read_text())
    manifest["files"]["segments.geojson"] = hashlib.sha256(path.read_bytes()).hexdigest()
    (folder / "manifest.json").write_text(json.dumps(manifest))


def set_count(value):
    def change(features):
        features[0]["properties"].update(
            report_count=value, count_band="none or withheld" if value is None else str(value)
        )

    return change


def set_breakdown(cells):
    def change(features):
        row = features[-1]["properties"]
        row.update(
            report_count=sum(cells.values()), count_band=str(sum(cells.values())), category_breakdown=json.dumps(cells)
        )

    return change


def move_vertex(features):
    features[0]["geometry"]["coordinates"][1] = [7.005, 45.0004]  # where a report may lie, no vertex of a street


def more_decimals(features):
    features[0]["geometry"]["coordinates"][0][0] += 0.00000012345


def tell_zero(features):
    features[0]["properties"].update(report_count=None, count_band="none", category_breakdown="{}")


TAMPERED = {
    "count 1": set_count(1),
    "count 2": set_count(2),
    "count in text": set_count("2"),
    "thin cell": set_breakdown({"dooring": 25, "debris": 1}),
    "one category": set_breakdown({"dooring": 25}),
    "thin rest": set_breakdown({"dooring": 25, "*": 2}),
    "vertex": move_vertex,
    "decimals": more_decimals,
    "band": tell_zero,
}


@settings(STEADY, max_examples=25)
@given(city=cities(), policy=POLICIES, what=st.sampled_from(sorted(TAMPERED)))
def test_a_refusal_of_a_changed_release_is_confirmed_by_the_second_checker(nearmiss, city, policy, what):
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch) / "release"
        found = published(nearmiss, city, (*policy[:2], 0, policy[3], 0, policy[5]), folder)
        truth, floors, _, streets, snapped, common = found
        rewritten(folder, TAMPERED[what])
        results = nearmiss(
            "verifyrelease",
            RELEASE=str(folder),
            STREETS=streets,
            STREETS_ID="id",
            REPORTS=snapped,
            SNAPPED=snapped,
            CATEGORY="hazard",
            **({"CONTRIBUTOR": "who"} if city[2] else {}),
            FAIL_ON_FINDING=False,
            **{**common, "ZEROS": 0},
        )
        # A vertex that is not in STREETS, where no report lies, is a warning of ours.
        confirmed = [text for text in violations(folder, truth, floors) if "of its street" not in text]
        assert (results["LEAKS"] > 0) == bool(confirmed), confirmed


def test_the_city_of_the_properties_can_fail(nearmiss, tmp_path):
    """The second checker says no when one published count is made a one: the property is not empty."""
    city = (3, [(0, "dooring", None, 1)] * 6 + [(1, "debris", None, 1)], False)
    truth, floors, *_ = published(nearmiss, city, (0, None, 0, 0, 0, None), tmp_path / "release")
    assert violations(tmp_path / "release", truth, floors) == []
    rewritten(tmp_path / "release", set_count(1))
    assert any(text.startswith("floor") for text in violations(tmp_path / "release", truth, floors))
    shutil.rmtree(tmp_path / "release")
    with pytest.raises(QgsProcessingException, match="Not released"):
        published(
            nearmiss, city, (0, None, 0, 0, 0, None), tmp_path / "release", MIN_PUBLISH_N=7, SMALL_N=8, MIN_CELL=7
        )
    assert not (tmp_path / "release").exists()
