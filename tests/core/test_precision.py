"""Locations at a precision, and how large its cells are: by hand."""

from __future__ import annotations

import numpy as np
import pytest

from nearmiss_qgis.core.errors import NearMissError
from nearmiss_qgis.core.precision import Precision, one_precision, precisions


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
