"""Attacks by location: points that were moved or coarsened, published polygons, against brute force and native tools."""

from __future__ import annotations

import math

import numpy as np
import pytest
from attacks import attack, metrics, notes, table
from conftest import Log, fixture_folder, layer, opened, values
from qgis.core import (
    QgsCoordinateReferenceSystem,
    QgsCoordinateTransform,
    QgsFeature,
    QgsProcessingException,
    QgsProject,
)

UTM = "EPSG:32631"
BNG = "EPSG:27700"
TOLERANCE = float(np.sqrt(np.finfo(float).eps))


@pytest.fixture(scope="module")
def bath():
    """600 crimes with an id of their own, in degrees."""
    crimes = opened(f"{fixture_folder('real', 'bath_2025q1') / 'bath.gpkg'}|layername=crimes")
    rows = []
    for i, feature in enumerate(crimes.getFeatures()):
        if i % 6 == 0 and len(rows) < 600:
            rows.append((feature.geometry(), f"c{len(rows)}"))
    return layer("Point", rows, "id:string", "EPSG:4326", "crimes")


def coarse(nearmiss, source, decimals=3):
    return nearmiss("reduceprecision", INPUT=source, METHOD=0, DECIMALS=decimals, OUTPUT="memory:")["OUTPUT"]


def metres(source, crs):
    """(ids, coordinates) in a CRS, by id."""
    wanted = QgsCoordinateReferenceSystem()
    assert wanted.createFromUserInput(crs)
    there = QgsCoordinateTransform(source.crs(), wanted, QgsProject.instance())
    found = {}
    for feature in source.getFeatures():
        point = there.transform(feature.geometry().asPoint())
        found[feature["id"]] = (point.x(), point.y())
    return list(found), np.array(list(found.values()))


def brute(raw, released, crs, uncertainty=0.0, radius=math.inf):
    """Risk of each released record: over all distances, one divided by those tied with its own, if none is nearer."""
    raw_ids, raw_xy = metres(raw, crs)
    ids, xy = metres(released, crs)
    risk = {}
    for one, point in zip(ids, xy):
        distance = np.hypot(*(raw_xy - point).T)
        near = distance <= radius + 1e-6
        score = np.maximum(distance - uncertainty, 0)
        own = raw_ids.index(one)
        floor = 1e-4 * np.ptp(score[near]) if near.any() else 0
        width = TOLERANCE * max(score[own], floor)
        better = (near & (score < score[own] - width)).sum()
        tied = (near & (abs(score - score[own]) <= width)).sum()
        risk[one] = 1 / tied if near[own] and not better else 0.0
    return risk


@pytest.mark.parametrize(
    "more", [{}, {"uncertainty": 50.0}, {"radius": 60.0}, {"uncertainty": 50.0, "radius": 60.0}], ids=str
)
def test_every_risk_is_that_of_all_distances(nearmiss, bath, more):
    released = coarse(nearmiss, bath)
    options = f"||location|||uncertainty={more['uncertainty']}" if "uncertainty" in more else "||location"
    given = {"RAW": bath, "ANON": released, "RAW_ID": "id", "ANON_ID": "id", "ATTRIBUTES": options}
    found = attack(nearmiss, **given, PER_RECORD="memory:", BLOCK_RADIUS=more.get("radius"))
    wanted = brute(bath, released, found["WORKING_CRS"], **more)
    assert dict(values(found["PER_RECORD"], "anon_id", "risk")) == pytest.approx(wanted)
    assert found["SUCCESS"] == pytest.approx(np.mean(list(wanted.values())))
    assert 0 < found["SUCCESS"] < 1


def test_displacement(nearmiss, bath):
    """Spruill's share is the success of the nearest point; ways and shift as numpy counts them."""
    released = coarse(nearmiss, bath)
    given = {"RAW": bath, "ANON": released, "RAW_ID": "id", "ANON_ID": "id", "ATTRIBUTES": "||location"}
    found = attack(nearmiss, **given)
    said, crs = metrics(found), found["WORKING_CRS"]
    (ids, xy), (raw_ids, raw_xy) = metres(released, crs), metres(bath, crs)
    step = xy - raw_xy[[raw_ids.index(one) for one in ids]]
    way = np.hypot(*step.T)
    assert said["own_nearest"] == pytest.approx(found["SUCCESS"], abs=0.01)
    assert [said[f"displacement_{name}_m"] for name in ("min", "median", "max")] == pytest.approx(
        [way.min(), np.median(way), way.max()]
    )
    assert [said["shift_east_m"], said["shift_north_m"]] == pytest.approx(step.mean(axis=0).tolist())
    moved = way > 1e-6
    bias = np.hypot(*(step[moved] / way[moved][:, None]).mean(axis=0))
    assert said["displacement_bias"] == pytest.approx(bias)
    assert "success_optimal" not in said


def test_a_common_shift_is_told_of(nearmiss, bath):
    """Everybody 80 m to the east: the nearest original misleads, the bias does not."""
    shifted = layer("Point", [], "id:string", "EPSG:4326", "shifted")
    for feature in bath.getFeatures():
        one = QgsFeature(shifted.fields())
        geometry = feature.geometry()
        geometry.translate(80 / (111320 * math.cos(math.radians(51.4))), 0)
        one.setGeometry(geometry)
        one.setAttributes([feature["id"]])
        shifted.dataProvider().addFeatures([one])
    found = attack(nearmiss, RAW=bath, ANON=shifted, RAW_ID="id", ANON_ID="id", ATTRIBUTES="||location")
    said = metrics(found)
    assert said["displacement_bias"] > 0.99 and said["displacement_bias_p"] < 1e-6
    assert said["shift_east_m"] == pytest.approx(80, abs=0.5) and abs(said["shift_north_m"]) < 3
    assert found["SUCCESS"] == pytest.approx(said["own_nearest"], abs=0.01) and found["SUCCESS"] < 0.6


def test_layers_in_different_crs(nearmiss, bath):
    released = coarse(nearmiss, bath)
    moved = layer("Point", [], "id:string", BNG, "moved")
    there = QgsCoordinateTransform(released.crs(), moved.crs(), QgsProject.instance())
    for feature in released.getFeatures():
        geometry = feature.geometry()
        geometry.transform(there)
        one = QgsFeature(moved.fields())
        one.setGeometry(geometry)
        one.setAttributes([feature["id"]])
        moved.dataProvider().addFeatures([one])
    given = {"RAW": bath, "RAW_ID": "id", "ANON_ID": "id", "ATTRIBUTES": "||location"}
    found = [attack(nearmiss, ANON=one, **given, PER_RECORD="memory:") for one in (released, moved)]
    one, other = (dict(values(each["PER_RECORD"], "anon_id", "risk")) for each in found)
    assert sum(one[name] != pytest.approx(other[name]) for name in one) <= 2  # the detour moves points by micrometres
    assert found[0]["WORKING_CRS"] == found[1]["WORKING_CRS"]


@pytest.mark.parametrize("kind", ["grid", "hexagon"])
@pytest.mark.parametrize("crs", [BNG, "EPSG:4326"])
def test_polygons_hold_what_native_counts(nearmiss, bath, kind, crs):
    """Each released record is the cell its point lies in."""
    import processing

    projected = processing.run("native:reprojectlayer", {"INPUT": bath, "TARGET_CRS": BNG, "OUTPUT": "memory:"})[
        "OUTPUT"
    ]
    cells = processing.run(
        "native:creategrid",
        {
            "TYPE": {"grid": 2, "hexagon": 4}[kind],
            "EXTENT": projected.extent().buffered(500),
            "HSPACING": 400,
            "VSPACING": 400,
            "CRS": BNG,
            "OUTPUT": "memory:",
        },
    )["OUTPUT"]
    joined = processing.run(
        "native:countpointsinpolygon", {"POLYGONS": cells, "POINTS": projected, "FIELD": "k", "OUTPUT": "memory:"}
    )["OUTPUT"]
    polygons = [feature for feature in joined.getFeatures() if feature["k"]]
    rows, wanted = [], {}
    for feature in projected.getFeatures():
        holders = [one for one in polygons if one.geometry().contains(feature.geometry())]
        assert len(holders) == 1
        rows.append((holders[0].geometry(), feature["id"]))
        wanted[feature["id"]] = int(holders[0]["k"])
    released = layer("Polygon", rows, "id:string", BNG, "cells")
    if crs != BNG:
        released = processing.run("native:reprojectlayer", {"INPUT": released, "TARGET_CRS": crs, "OUTPUT": "memory:"})[
            "OUTPUT"
        ]
    given = {"RAW": bath, "ANON": released, "RAW_ID": "id", "ANON_ID": "id", "ATTRIBUTES": "||containment"}
    found = nearmiss("containment", OUTPUT="memory:", **given)
    mine = dict(values(found["OUTPUT"], "anon_id", "contained"))
    assert sum(mine[one] != wanted[one] for one in wanted) <= (0 if crs == BNG else 3)  # edges bend in degrees
    assert found["EMPTY"] == 0 and found["K_MIN"] == min(mine.values())
    simulated = attack(nearmiss, **given, PER_RECORD="memory:")
    assert dict(values(simulated["PER_RECORD"], "anon_id", "risk")) == pytest.approx(
        {a: 1 / k for a, k in mine.items()}
    )
    assert "own_nearest" not in metrics(simulated)
    assert simulated["WORKING_CRS"]


HERE = [(f"POINT ({500000 + 100 * i} 5500000)", str(i), i) for i in range(5)]


def points(rows=HERE, name="raw", crs=UTM):
    return layer("Point", rows, "id:string,n:integer", crs, name)


def by_place(**more):
    given = {
        "RAW": points(),
        "ANON": points(name="released"),
        "RAW_ID": "id",
        "ANON_ID": "id",
        "ATTRIBUTES": "||location",
    }
    return {**given, **more}


def test_a_place_that_is_unknown_is_told(nearmiss):
    log = Log()
    raw = points([*HERE[:4], (None, "4", 4)])
    released = points([(None, "0", 0), *HERE[1:]], "released")
    found = attack(nearmiss, log, **by_place(RAW=raw, ANON=released), AXES="memory:", PER_RECORD="memory:")
    assert values(found["AXES"], "unknown_raw", "unknown_released") == [[1, 1]]
    assert "location is unknown in 1 rows of RAW and 1 of ANON" in log.text
    assert dict(values(found["PER_RECORD"], "anon_id", "risk"))["0"] == pytest.approx(0.2)


def areas(crs):
    return layer(
        "Polygon",
        [("POLYGON ((3.12345 50.12345, 4.12345 50.12345, 4.12345 51.12345, 3.12345 50.12345))", "1")],
        "id:string",
        crs,
        "areas",
    )


def test_a_released_point_far_away_is_told(nearmiss):
    log = Log()
    attack(nearmiss, log, **by_place(ANON=points([*HERE[1:], ("POINT (900000 9000000)", "0", 0)], "released")))
    assert "ANON (released): 1 of 5 points lie more than 500 km from the centre" in log.text


@pytest.mark.parametrize(
    ("more", "words"),
    [
        ({"RAW": lambda: table([(None, "1", 1, "a")])}, r"^RAW .records. holds no points, but a place is compared"),
        (
            {"ANON": lambda: table([(None, "1", 1, "a")])},
            r"^ANON .records. holds no points or polygons, but a place is compared",
        ),
        (
            {"ANON": lambda: layer("LineString", [("LINESTRING (0 0, 1 1)", "1")], "id:string", UTM, "ways")},
            r"^ANON .ways. holds no points or polygons",
        ),
        (
            {"ANON": lambda: layer("Polygon", [("POLYGON ((0 0, 1 0, 1 1, 0 0))", "1")], "id:string", UTM, "areas")},
            r"location needs points in RAW and in ANON. For published areas use containment",
        ),
        ({"ATTRIBUTES": "||containment"}, r"containment of the geometry needs points in RAW and polygons in ANON"),
        ({"RAW": lambda: points([(None, "1", 1)])}, r"has no point that can be used"),
        ({"RAW": lambda: points(crs="")}, r"RAW.*CRS"),
        ({"ANON": lambda: points(crs="")}, r"ANON.*CRS"),
        ({"ANON": lambda: points([("POINT (3.12345 50.12345)", "1", 1)])}, r"ANON.*degrees"),
        ({"ANON": lambda: points([("POINT (900000 9000000)", "1", 1)])}, r"ANON.*km from the nearest one of RAW"),
        (
            {"ANON": lambda: areas(""), "ATTRIBUTES": "||containment"},
            r"ANON.*CRS",
        ),
        ({"ANON": lambda: areas(UTM), "ATTRIBUTES": "||containment"}, r"ANON.*degrees"),
        ({"ATTRIBUTES": "||num"}, r"line 1: no field is given"),
        ({"ATTRIBUTES": "||location|||uncertainty=-1"}, r"-1 is no value of the option uncertainty"),
        ({"BLOCK_RADIUS": -1}, r"BLOCK_RADIUS must be greater than 0"),
    ],
)
def test_what_is_refused(nearmiss, more, words):
    made = {name: value() if callable(value) else value for name, value in more.items()}
    with pytest.raises(QgsProcessingException, match=words):
        attack(nearmiss, **by_place(**made))


def test_one_point_on_each_side(nearmiss):
    """One candidate is always right: that is the baseline too."""
    log = Log()
    found = attack(nearmiss, log, **by_place(RAW=points(HERE[:1]), ANON=points(HERE[:1])))
    assert (found["SUCCESS"], found["BASELINE"], found["LIFT"]) == (1.0, 1.0, 1.0)
    assert "hardly better than chance" in log.text
    assert not notes(found)["success"].startswith("Lower bound")
