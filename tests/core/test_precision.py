"""Locations at a precision, and how large its cells are: by hand."""

from __future__ import annotations

import numpy as np
import pytest

from nearmiss_qgis.core.classes import uniqueness
from nearmiss_qgis.core.errors import NearMissError
from nearmiss_qgis.core.precision import Precision, grid_to_write, one_precision, precisions
from nearmiss_qgis.core.reduction import CANDIDATES, finest_that_passes, moved_m, rows_that_tell


def test_decimals_are_rounded_half_to_even_and_grids_too():
    degrees = np.array([[0.5, 1.5], [2.5, -0.5], [0.125, 0.375]])
    assert Precision("decimals", 0).locations(degrees, degrees).tolist() == [[0.0, 2.0], [2.0, 0.0], [0.0, 0.0]]
    assert Precision("decimals", 2).locations(degrees, degrees)[2].tolist() == [0.12, 0.38]
    metres = np.array([[5.0, 15.0], [-5.0, 24.9]])
    assert Precision("grid", 10).locations(degrees, metres).tolist() == [[0.0, 2.0], [0.0, 2.0]]


def test_minus_zero_is_zero():
    found = Precision("decimals", 1).locations(np.array([[-0.01, 0.01]]), np.zeros((1, 2)))
    assert not np.signbit(found).any()


@pytest.mark.parametrize(
    ("latitude", "width", "height"),
    [(0.0, 111319.49, 110574.28), (45.0, 78846.81, 111131.78), (90.0, 0.0, 111693.98)],
)
def test_a_degree_in_metres(latitude, width, height):
    """Lengths of a degree on WGS84 by the usual series, 111412.84 cos p - 93.5 cos 3p + 0.118 cos 5p and so on (5 cm)."""
    found = Precision("decimals", 0).cell(latitude)
    assert found == pytest.approx((width, height), abs=0.05)
    assert Precision("decimals", 3).cell(latitude) == pytest.approx((width / 1000, height / 1000), abs=1e-4)
    assert Precision("grid", 25.0).cell(latitude) == (25.0, 25.0)


def test_lists_of_precisions():
    assert [one.value for one in precisions("decimals", "6,5;4 3,3", "DECIMALS")] == [6, 5, 4, 3]
    assert precisions("grid", None, "GRIDS") == []
    assert one_precision(" Grid: 2.5 ", "ANNOTATE_AT") == Precision("grid", 2.5)


@pytest.mark.parametrize(
    ("kind", "text"),
    [("decimals", "2.5"), ("decimals", "-1"), ("decimals", "13"), ("decimals", "six"), ("decimals", "nan"),
     ("grid", "0"), ("grid", "-10"), ("grid", "inf"), ("grid", "nan"), ("grid", "10m")],
)  # fmt: skip
def test_what_is_no_precision(kind, text):
    with pytest.raises(NearMissError, match="LIST: " + text.replace(".", r"\.")):
        precisions(kind, f"1,{text}", "LIST")
    with pytest.raises(NearMissError, match="AT: "):
        one_precision(f"{kind}:{text}", "AT")


@pytest.mark.parametrize("text", ["", "grid", "10", "cells:3", "grid 1"])
def test_a_precision_has_a_kind(text):
    with pytest.raises(NearMissError, match="is no precision"):
        one_precision(text, "ANNOTATE_AT")


@pytest.mark.parametrize("decimals", [0, 3, 6, 9, 12])
def test_written_degrees_are_the_doubles_nearest_to_their_digits(decimals):
    """Written with so many digits and read again, each is itself; it lies within half a step of where it was."""
    degrees = np.random.default_rng(1).uniform(-180, 180, (2000, 2))
    precision = Precision("decimals", decimals)
    written = precision.coordinates(degrees, degrees)
    assert [float(f"{x:.{decimals}f}") for x in written.ravel().tolist()] == written.ravel().tolist()
    assert np.abs(written - degrees).max() <= 0.5 * 10.0**-decimals + 1e-13
    assert (precision.coordinates(written, degrees) == written).all()  # measured on what is written, the same


@pytest.mark.parametrize(
    ("size", "digits"), [(0.1, 1), (0.3, 1), (12.5, 1), (0.001, 3), (0.025, 3), (7.0, 0), (1e6, 0)]
)
def test_written_metres_are_middles_of_cells_with_the_digits_of_the_size(size, digits):
    from decimal import Decimal

    metres = np.random.default_rng(2).uniform(-6e6, 6e6, (2000, 2))
    precision = grid_to_write(size, "GRID")
    written, cells = precision.coordinates(metres, metres), precision.locations(metres, metres)
    assert precision.digits == digits
    exact = [float(Decimal(repr(size)) * int(cell)) for cell in cells.ravel().tolist()]
    assert written.ravel().tolist() == exact
    assert np.abs(written - metres).max() <= size / 2 + 1e-9
    assert (precision.locations(metres, written) == cells).all()  # measured on what is written, the same cells


@pytest.mark.parametrize("size", [0.0, -5.0, 0.0005, 1 / 3, 2e6, float("inf"), float("nan")])
def test_a_grid_that_cannot_be_written(size):
    with pytest.raises(NearMissError, match="GRID: "):
        grid_to_write(size, "GRID")


def test_at_180_degrees_and_the_poles_rounding_stays_on_the_earth():
    degrees = np.array([[179.9996, 89.9999], [-179.9996, -89.9999], [-0.0004, -0.0]])
    written = Precision("decimals", 3).coordinates(degrees, degrees)
    assert written.tolist() == [[180.0, 90.0], [-180.0, -90.0], [0.0, 0.0]]
    assert not np.signbit(written[2]).any() and np.isfinite(moved_m(Precision("decimals", 3), degrees, degrees)).all()


def test_how_far_locations_move():
    """A quarter of a degree to the north at 45 degrees: 111131.78 m a degree; to the east 78846.81 m."""
    degrees = np.array([[10.0, 45.25], [10.25, 45.0]])
    assert moved_m(Precision("decimals", 0), degrees, degrees) == pytest.approx([27782.9, 19711.7], rel=1e-4)
    metres = np.array([[103.0, 204.0], [100.0, 200.0]])
    assert moved_m(Precision("grid", 100.0), degrees, metres).tolist() == [5.0, 0.0]


def test_the_finest_that_passes_is_not_the_coarsest_but_one():
    """Five at 0.0046 to 0.0054: one class at 3 decimals, two at 2 decimals (3 of them below 0.005)."""
    degrees = np.zeros((5, 2))
    degrees[:, 0] = [0.0046, 0.0047, 0.0049, 0.0051, 0.0054]
    search = finest_that_passes(degrees, degrees, np.zeros(5, int), None, 5)
    assert search.found is not None and search.found[0] == Precision("decimals", 3)
    assert [found.k_min for _, found in search.tried] == [1, 1, 1, 5]
    without = finest_that_passes(degrees, degrees, np.zeros(5, int), None, 5, candidates=(CANDIDATES[4],))
    assert without.found is None and without.best[1].k_min == 2


def test_none_passes_and_the_best_is_named():
    degrees = np.array([[0.0, 0.0], [0.0, 0.0], [50.0, 0.0]])
    search = finest_that_passes(degrees, degrees, np.zeros(3, int), None, 2)
    assert search.found is None and len(search.tried) == len(CANDIDATES)
    assert search.best[0] == Precision("decimals", 6) and search.best[1].k_min == 1


def test_the_search_against_every_precision_one_by_one():
    random = np.random.default_rng(3)
    for trial in range(40):
        degrees = random.normal((2.0, 51.0), 10.0 ** random.integers(-5, 1), (60, 2))
        attributes, who = random.integers(0, 2, 60), random.integers(-1, 20, 60) if trial % 2 else None
        k = int(random.integers(2, 8))
        search = finest_that_passes(degrees, degrees, attributes, who, k)
        passing = [
            one for one in CANDIDATES if uniqueness(np.round(degrees, int(one.value)), attributes, who).k_min >= k
        ]
        assert (None if search.found is None else search.found[0]) == (passing[0] if passing else None)


EXACT = np.array([[-2.36123456, 51.38123456], [-2.36222222, 51.38222222], [-2.36987654, 51.38987654]])


@pytest.mark.parametrize(
    ("values", "rows"),
    [
        (EXACT[:, 0].tolist(), 3),
        (np.round(EXACT[:, 1], 4).tolist(), 3),  # one more digit than is published
        (np.round(EXACT[:, 1], 3).tolist(), 0),  # as published
        (np.round(EXACT[:, 1], 1).tolist(), 0),
        ([f"{x:.6f}" for x in EXACT[:, 0]], 3),
        ([f"POINT ({x} {y})" for x, y in EXACT.tolist()], 3),
        ([None, None, "seen at 51.389877N, -2.369877"], 1),
        ([None, None, f"only {EXACT[2, 1]} and 7"], 0),  # one of several numbers is no place
        ([True, False, None], 0),
        (["R51.38123456", "a-2.36222222b", ""], 0),  # part of an id
        ([0, 1, 2], 0),
    ],
)
def test_fields_that_tell_the_location(values, rows):
    assert rows_that_tell(values, [(EXACT, 0.001)]) == rows


def test_in_metres_of_the_layer_too():
    metres = EXACT * 1e5
    assert rows_that_tell(metres[:, 0].tolist(), [(EXACT, 0.001), (metres, 100.0)]) == 3


def test_small_numbers_near_null_are_no_places():
    """Severities 0 to 3, and longitudes about Greenwich: some lie near them by chance."""
    random = np.random.default_rng(4)
    places = np.column_stack([random.uniform(-0.2, 0.2, 5000), random.uniform(51, 52, 5000)])
    assert rows_that_tell(random.integers(0, 4, 5000).tolist(), [(places, 0.001)]) == 0
