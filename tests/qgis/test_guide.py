"""The snippets of the audit guide, run beside the algorithms on a real city: the same numbers.

They are written down here as the guide has them, with numpy and pandas in place of GeoPandas.
"""

from __future__ import annotations

import numpy as np
import pandas as pd
import pytest
from conftest import fixture_folder, opened, values
from scipy.spatial import cKDTree

NAMED = {"AUXILIARY_NAME": "Code-Point Open, 2025.4"}


@pytest.fixture(scope="module")
def bath(provider):
    """Crimes and postcodes of Bath in metres, as layers and as arrays."""
    import processing

    file = fixture_folder("real", "bath_2025q1") / "bath.gpkg"
    found = {}
    for name in ("crimes", "postcodes"):
        given = {"INPUT": opened(f"{file}|layername={name}"), "TARGET_CRS": "EPSG:27700", "OUTPUT": "memory:"}
        made = processing.run("native:reprojectlayer", given)["OUTPUT"]
        points = [feature.geometry().asPoint() for feature in made.getFeatures()]
        found[name] = (made, np.array([[point.x(), point.y()] for point in points]))
    return found


def test_quick_answer(nearmiss, bath):
    layer, xy = bath["crimes"]
    homes, places = bath["postcodes"]
    k = np.array([len(cKDTree(places).query_ball_point(p, 50)) for p in xy])
    found = nearmiss("kradius", INPUT=layer, AUXILIARY=homes, COUNT_STACKED=True, OUTPUT="memory:", **NAMED)
    assert (found["K_MIN"], found["K_MEDIAN"], found["BELOW_K"]) == (k.min(), np.median(k), (k < 5).sum())
    rows = pd.DataFrame(values(layer, "month", "crime_type"), columns=["month", "category"])
    cells = rows.groupby(["month", "category"]).size()
    smallest = nearmiss("smallestcell", INPUT=layer, DIMENSIONS=["month", "crime_type"], SUBSETS="memory:")
    assert (smallest["SMALLEST_CELL"], smallest["CELL_COUNT"]) == (cells.min(), len(cells))


def uniqueness_profile(xy, columns, round_m=1):
    """Example 1 of the guide."""
    place = pd.Series(list(zip(np.round(xy[:, 0] / round_m).astype(int), np.round(xy[:, 1] / round_m).astype(int))))
    out = {"rows": len(xy), "distinct_locations": place.nunique()}
    out["locations_with_one_record"] = int((place.value_counts() == 1).sum())
    counts = pd.Series(list(zip(place, *columns))).value_counts()
    out["quasi_id_cells"] = len(counts)
    out["cells_of_one"] = int((counts == 1).sum())
    out["records_in_cells_of_one"] = int(counts[counts == 1].sum())
    return out


@pytest.mark.parametrize("metres", [1, 10, 100])
def test_full_uniqueness_profile(nearmiss, bath, metres):
    layer, xy = bath["crimes"]
    fields = ["month", "crime_type"]
    expected = uniqueness_profile(xy, list(zip(*values(layer, *fields))), metres)
    found = nearmiss("uniquenessprofile", INPUT=layer, QUASI_IDENTIFIERS=fields, GRIDS=str(metres), OUTPUT="memory:")
    rows = {tuple(row[:2]): row[2:] for row in values(found["OUTPUT"], "kind", "precision", *expected)}
    assert dict(zip(expected, rows["grid", float(metres)])) == expected


def test_candidate_counts_at_several_radii(nearmiss, bath):
    layer, xy = bath["crimes"]
    homes, places = bath["postcodes"]
    tree, expected = cKDTree(places), []
    for radius in (25, 50, 100, 250, 500):
        k = np.array([len(tree.query_ball_point(p, radius)) for p in xy])
        expected.append([float(radius), int(k.min()), float(np.median(k)), int((k < 5).sum()), int((k < 10).sum())])
    found = nearmiss("kradius", INPUT=layer, AUXILIARY=homes, COUNT_STACKED=True, OUTPUT="memory:", **NAMED)
    assert values(found["OUTPUT"], "radius_m", "k_min", "k_median", "below_5", "below_10") == expected


def test_records_that_carry_the_risk(nearmiss, bath):
    layer, xy = bath["crimes"]
    isolation = cKDTree(xy).query(xy, k=6)[0][:, 5]
    found = nearmiss("rankrecords", INPUT=layer, OUTPUT="memory:", ALL="memory:")
    assert found["ISOLATED"] == (isolation > 500).sum()
    assert sorted(values(found["ALL"], "isolation_m")) == pytest.approx(sorted(isolation))
