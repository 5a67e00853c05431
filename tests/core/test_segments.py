"""Snapping against brute force, and the cases that bounding boxes, vertices and gaps get wrong."""

from __future__ import annotations

import numpy as np
import pytest
from oracle_snapping import nearest

from nearmiss_qgis.core.errors import Cancelled, NearMissError
from nearmiss_qgis.core.network import (
    Network,
    inside_own_polygon,
    nearest_on_own_segment,
    network_from_parts,
    require_own_segments,
)
from nearmiss_qgis.core.segments import EXCLUDED, STATUS_NAMES, snap


def network_of(streets, ids):
    """A network from lists of parts, through the function the readers use."""
    parts = [
        (owner, np.array(part, dtype=float)) for owner, street in enumerate(streets) for part in street if len(part)
    ]
    xy = np.concatenate([part for _, part in parts]) if parts else np.zeros((0, 2))
    part = np.repeat(np.arange(len(parts)), [len(p) for _, p in parts])
    return network_from_parts(xy, part, np.array([owner for owner, _ in parts], dtype=np.int64), ids)


def assert_as_brute_force(points, streets, ids, max_distance=25.0, margin=0.0):
    """Every answer of `snap` against the oracle."""
    result = snap(np.array(points, dtype=float), network_of(streets, ids), max_distance=max_distance, margin=margin)
    names = [*ids, None]
    for i, point in enumerate(points):
        want = nearest(tuple(point), streets, ids, max_distance, margin)
        got = STATUS_NAMES[result.status[i]]
        assert got == want.status, (i, point)
        assert names[result.assigned[i]] == want.segment_id
        assert names[result.runner_up[i]] == want.runner_up_id
        assert result.distance[i] == pytest.approx(want.distance, abs=1e-7, nan_ok=True)
        if want.runner_up_distance is not None:
            assert result.runner_up_distance[i] == pytest.approx(want.runner_up_distance, abs=1e-7)


def random_streets(rng, n, kind):
    streets = []
    for _ in range(n):
        start = rng.uniform(0, 1000, 2)
        if kind == "mixed lengths":
            step = rng.choice([0.05, 3.0, 40.0, 400.0])
        elif kind == "stubs":
            step = 0.05
        else:
            step = 60.0
        parts = []
        for _ in range(int(rng.integers(1, 3))):
            vertices = start + np.cumsum(rng.normal(0, step, (int(rng.integers(2, 6)), 2)), axis=0)
            parts.append([tuple(v) for v in vertices])
            start = start + rng.uniform(-100, 100, 2)
        streets.append(parts)
    return streets


@pytest.mark.parametrize("kind", ["plain", "mixed lengths", "stubs"])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_random_networks_equal_brute_force(kind, seed):
    rng = np.random.default_rng(seed)
    streets = random_streets(rng, 40, kind)
    ids = [f"s{i}" for i in rng.permutation(40)]
    assert_as_brute_force(rng.uniform(-100, 1100, (400, 2)), streets, ids, margin=float(rng.choice([0.0, 5.0])))


def test_lattice_where_every_corner_is_a_tie():
    lines = [[[(0.0, 100.0 * i), (300.0, 100.0 * i)]] for i in range(4)]
    lines += [[[(100.0 * i, 0.0), (100.0 * i, 300.0)]] for i in range(4)]
    grid = [(float(x), float(y)) for x in range(0, 301, 25) for y in range(0, 301, 25)]
    assert_as_brute_force(grid, lines, [f"seg-{i}" for i in range(8)])


def test_long_two_vertex_road_beside_stubs():
    road = [[(0.0, 0.0), (20_000.0, 0.0)]]
    stubs = [[[(200.0 * i, 30.0), (200.0 * i, 30.05)]] for i in range(100)]
    points = [(x, 5.0) for x in (200.0, 10_000.0, 19_800.0)] + [(200.0 * i, 29.0) for i in range(100)]
    assert_as_brute_force(points, [road, *stubs], ["road", *[f"stub{i}" for i in range(100)]])


def test_bounding_box_is_not_distance():
    elbow = [[(0.0, 0.0), (0.0, 1000.0), (1000.0, 1000.0)]]  # the point lies inside its box
    short = [[(500.0, 480.0), (510.0, 480.0)]]
    assert_as_brute_force([(505.0, 500.0)], [elbow, short], ["elbow", "short"])


def test_multipart_gap_is_not_street():
    street = [[(0.0, 0.0), (100.0, 0.0)], [(200.0, 0.0), (300.0, 0.0)]]
    assert_as_brute_force([(50.0, 4.0), (150.0, 4.0), (120.0, 4.0)], [street], ["m"])


def test_ties_go_to_the_smaller_text_id_whatever_the_noise():
    streets = [[[(0.0, 10.0), (100.0, 10.0)]], [[(0.0, -10.0), (100.0, -10.0 + 4e-7)]]]
    for ids in (["seg-9", "seg-10"], ["a", "b"], ["b", "a"]):
        result = snap(np.array([[50.0, 0.0]]), network_of(streets, ids), max_distance=25)
        assert ids[result.segment[0]] == min(ids)
        assert STATUS_NAMES[result.status[0]] == "ambiguous"


@pytest.mark.parametrize(("y", "status"), [(25.0, "snapped"), (25.0000005, "snapped"), (25.000002, "unsnapped")])
def test_threshold_is_inclusive(y, status):
    street = network_of([[[(0.0, 0.0), (10.0, 0.0)]]], ["s"])
    assert STATUS_NAMES[snap(np.array([[5.0, y]]), street, max_distance=25).status[0]] == status


@pytest.mark.parametrize(("gap", "status"), [(5.0, "ambiguous"), (5.0000005, "ambiguous"), (5.000002, "snapped")])
def test_margin_is_inclusive(gap, status):
    streets = network_of([[[(0.0, 0.0), (10.0, 0.0)]], [[(0.0, 10.0 + gap), (10.0, 10.0 + gap)]]], ["a", "b"])
    assert STATUS_NAMES[snap(np.array([[5.0, 5.0]]), streets, max_distance=25, margin=5).status[0]] == status


def test_no_streets_one_street_and_excluded_points():
    nothing = network_of([[[(1.0, 1.0), (1.0, 1.0)]]], ["dot"])
    assert nothing.skipped_parts == 1
    result = snap(np.array([[0.0, 0.0], [np.nan, 0.0]]), nothing, max_distance=25)
    assert [STATUS_NAMES[s] for s in result.status] == ["unsnapped", "excluded"]
    one = network_of([[[(0.0, 0.0), (10.0, 0.0), (20.0, 5.0)]]], ["s"])
    result = snap(np.array([[0.0, 3.0]]), one, max_distance=25)
    assert result.runner_up[0] == -1 and np.isnan(result.runner_up_distance[0])
    assert snap(np.zeros((0, 2)), one, max_distance=25).count(EXCLUDED) == 0


def test_many_streets_on_one_line_are_still_proven():
    streets = [[[(0.0, 0.0), (50.0, 0.0)]] for _ in range(60)] + [[[(0.0, 20.0), (50.0, 20.0)]]]
    assert_as_brute_force([(25.0, 1.0), (25.0, 19.0)], streets, [f"s{i:02d}" for i in range(61)])


def test_large_coordinates_lose_nothing():
    shift = np.array([4_500_000.0, 5_300_000.0])
    rng = np.random.default_rng(5)
    streets = random_streets(rng, 20, "plain")
    points = rng.uniform(0, 1000, (200, 2))
    ids = [f"{i:02d}" for i in range(20)]
    near = snap(points, network_of(streets, ids), max_distance=25)
    moved = [[[tuple(np.array(v) + shift) for v in part] for part in street] for street in streets]
    far = snap(points + shift, network_of(moved, ids), max_distance=25)
    assert (near.segment == far.segment).all()
    assert np.abs(near.distance - far.distance).max() < 1e-8


def test_order_of_points_and_streets_plays_no_part():
    rng = np.random.default_rng(11)
    streets, ids = random_streets(rng, 30, "plain"), [f"s{i}" for i in range(30)]
    points = rng.uniform(0, 1000, (300, 2))
    one = snap(points, network_of(streets, ids), max_distance=25)
    other = rng.permutation(30)
    two = snap(points[::-1], network_of([streets[i] for i in other], [ids[i] for i in other]), max_distance=25)
    assert [ids[i] for i in one.segment] == [ids[other[i]] for i in two.segment[::-1]]
    assert (one.distance == two.distance[::-1]).all()


def test_nearest_on_own_segment_equals_brute_force():
    rng = np.random.default_rng(3)
    streets, ids = random_streets(rng, 25, "mixed lengths"), [f"s{i:02d}" for i in range(25)]
    points = rng.uniform(0, 1000, (500, 2))
    segment = rng.integers(-1, 25, 500)
    distance, place = nearest_on_own_segment(points, segment, network_of(streets, ids))
    for i in range(500):
        if segment[i] < 0:
            assert np.isnan(distance[i])
            continue
        want = nearest(tuple(points[i]), [streets[segment[i]]], ["x"], 1e9)
        assert distance[i] == pytest.approx(want.distance, abs=1e-7)
        assert np.hypot(*(points[i] - place[i])) == pytest.approx(want.distance, abs=1e-7)


def test_inside_counts_holes_and_parts():
    outer = [(0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (0.0, 10.0), (0.0, 0.0)]
    hole = [(4.0, 4.0), (6.0, 4.0), (6.0, 6.0), (4.0, 6.0), (4.0, 4.0)]
    island = [(20.0, 0.0), (22.0, 0.0), (22.0, 2.0), (20.0, 2.0), (20.0, 0.0)]
    ward = network_of([[outer, hole, island]], ["w"])
    points = np.array([[1.0, 1.0], [5.0, 5.0], [21.0, 1.0], [15.0, 1.0]])
    assert inside_own_polygon(points, np.zeros(4, int), ward).tolist() == [True, False, True, False]


def test_ids_of_other_streets_are_an_error():
    streets = network_of([[[(0.0, 0.0), (10.0, 0.0)]], [[(0.0, 50.0), (10.0, 50.0)]]], ["a", "b"])
    points = np.array([[5.0, 3.0], [5.0, 48.0]])
    claimed = np.array([3.0, 2.0])
    assert require_own_segments(points, np.array([0, 1]), claimed, streets) == (2, 0)
    assert require_own_segments(points, np.array([0, 1]), claimed + 0.9, streets) == (2, 0)
    with pytest.raises(NearMissError, match="2 of 2 reports do not lie"):
        require_own_segments(points, np.array([1, 0]), claimed, streets)
    on_street = np.array([[5.0, 0.0]])
    assert require_own_segments(on_street, np.array([0]), np.array([17.0]), streets) == (1, 0)
    assert require_own_segments(points, np.array([1, 0]), np.array([np.nan, np.nan]), streets) == (0, 2)


def test_cancel_reaches_the_core():
    def stop(share):
        raise Cancelled

    streets = Network(np.array([[0.0, 0.0, 1.0, 0.0]]), np.array([0]), ["a"])
    with pytest.raises(Cancelled):
        snap(np.zeros((10, 2)), streets, max_distance=25, progress=stop)
