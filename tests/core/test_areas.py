"""Points in areas: by hand, and against a slow second way in exact fractions."""

from __future__ import annotations

from fractions import Fraction

import numpy as np
import pytest

from nearmiss_qgis.core import areas as module
from nearmiss_qgis.core.areas import areas_of, inside
from nearmiss_qgis.core.errors import Cancelled


def square(x, y, side):
    return [(x, y), (x + side, y), (x + side, y + side), (x, y + side)]


def test_border_and_corners_are_inside_to_a_millionth():
    """At coordinates of a projected CRS."""
    x, y = 512_345.678, 5_712_345.678
    points = np.array([
        [x, y], [x + 10, y + 5], [x + 10 + 9e-7, y + 5], [x + 10 + 1.1e-6, y + 5], [x + 5, y - 9e-7], [x + 5, y - 1.1e-6],
        [x + 10 + 6e-7, y + 10 + 6e-7], [x + 10 + 9e-7, y + 10 + 9e-7], [x + 5, y + 5],
    ])  # fmt: skip
    found = inside(areas_of([[square(x, y, 10)]]), points).matrix(len(points))[0]
    assert found.tolist() == [True, True, True, False, True, False, True, False, True]


def test_holes_islands_and_parts():
    """A courtyard is outside, its fountain inside; its border belongs to both."""
    rings = [square(0, 0, 10), square(2, 2, 6), square(4, 4, 2), square(20, 0, 1)]
    points = np.array([[1, 5], [3, 5], [5, 5], [2, 5], [4, 5], [20.5, 0.5], [15, 0.5]], dtype=float)
    assert inside(areas_of([rings]), points).of(0).tolist() == [0, 2, 3, 4, 5]


def test_a_ring_may_be_closed_and_go_either_way():
    ring, points = square(0, 0, 4), np.array([[1.0, 1.0], [5.0, 1.0], [4.0, 2.0]])
    for one in (ring, ring[::-1], [*ring, ring[0]], [*ring[::-1], ring[-1]]):
        assert inside(areas_of([[one]]), points).of(0).tolist() == [0, 2]


def test_nothing():
    points = np.array([[0.0, 0.0], [np.nan, 0.0], [np.inf, 0.0]])
    assert inside(areas_of([]), points).matrix(3).shape == (0, 3)
    assert inside(areas_of([[], [[]], [[], square(-1, -1, 2), []], [[(5, 5)]]]), points).matrix(3).astype(int).tolist() == [
        [0, 0, 0], [0, 0, 0], [1, 0, 0], [0, 0, 0],
    ]  # fmt: skip
    assert inside(areas_of([[square(0, 0, 1)]]), np.empty((0, 2))).offsets.tolist() == [0, 0]


def slowly(rings, point):
    """Even-odd in exact fractions, and points on an edge; on a grid, where 1e-6 plays no part."""
    px, py = map(Fraction, point)
    odd = False
    for ring in rings:
        for (ax, ay), (bx, by) in zip(ring, [*ring[1:], ring[0]]):
            cross = (bx - ax) * (py - ay) - (by - ay) * (px - ax)
            if cross == 0 and min(ax, bx) <= px <= max(ax, bx) and min(ay, by) <= py <= max(ay, by):
                return True
            if (ay > py) != (by > py) and px < ax + (py - ay) * Fraction(bx - ax) / (by - ay):
                odd = not odd
    return odd


@pytest.mark.parametrize("cells", [1, 50, 1 << 20])
def test_against_exact_fractions(monkeypatch, cells):
    """Stars that cross themselves, on whole numbers: many points on borders, at corners and beside horizontal edges."""
    monkeypatch.setattr(module, "_CELLS", cells)
    random = np.random.default_rng(7)
    for _ in range(12):
        polygons = [
            [random.integers(0, 9, (int(random.integers(1, 8)), 2)).tolist() for _ in range(int(random.integers(1, 4)))]
            for _ in range(5)
        ]
        points = random.integers(-1, 10, (60, 2)).astype(float)
        found = inside(areas_of(polygons), points).matrix(60)
        expected = [[slowly(rings, point) for point in points.astype(int).tolist()] for rings in polygons]
        assert found.tolist() == expected


def test_a_large_area_in_bounded_memory():
    """20,000 points against a circle of 20,000 edges: by the radius."""
    angle = np.linspace(0, 2 * np.pi, 20_000, endpoint=False)
    circle = np.column_stack([np.cos(angle), np.sin(angle)]) * 1000 + 5e6
    points = np.random.default_rng(1).uniform(-1500, 1500, (2_000, 2)) + 5e6
    radius = np.hypot(*(points - 5e6).T)
    found = inside(areas_of([[circle]]), points).matrix(len(points))[0]
    clear = np.abs(radius - 1000) > 0.01  # a chord of 0.3 m stays within 1e-5 m of the arc
    assert (found == (radius < 1000))[clear].all() and clear.sum() > 1990


def test_cancelled():
    def stop(share):
        raise Cancelled

    with pytest.raises(Cancelled):
        inside(areas_of([[square(0, 0, 1)]]), np.zeros((1, 2)), stop)
