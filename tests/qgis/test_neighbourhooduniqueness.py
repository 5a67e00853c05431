"""Uniqueness in the neighbourhood through the toolbox: by hand, beside the guide's own way, and what it refuses."""

from __future__ import annotations

import pytest
from conftest import fixture_folder, layer, opened, values
from qgis.core import QgsProcessingException

UTM = "EPSG:32631"
ROWS = [
    ("POINT (500000 5500000)", "a", "x", 1),
    ("POINT (500100 5500000)", "a", "x", 1),
    ("POINT (500250 5500000)", "a", None, 1),
    ("POINT (500250 5500000)", "a", "", 1),
    ("POINT (501000 5500000)", "b", "x", 1),
]


def points(rows=ROWS):
    return layer("Point", rows, "id:string,kind_of:string,n:integer", UTM, "points")


def run(nearmiss, **given):
    given = {"INPUT": points(), "ATTRIBUTES": ["kind_of"], "OUTPUT": "memory:", **given}
    found = nearmiss("neighbourhooduniqueness", **given)
    names = ("kind_of", "neighbours", "same_attributes", "unique_here", "rarest_attribute")
    return found, sorted(values(found["OUTPUT"], *names), key=str)


def test_counted_by_hand(nearmiss):
    """The radius is inclusive; NULL and '' are two values; the record itself is among those like it."""
    found, rows = run(nearmiss)
    expected = [
        ["", 3, 1, True, "kind_of"],
        [None, 3, 1, True, "kind_of"],
        ["x", 3, 2, False, "kind_of"],
        ["x", 3, 2, False, "kind_of"],
        ["x", 0, 1, True, "kind_of"],
    ]
    assert rows == sorted(expected, key=str)
    assert (found["INPUT_ROWS"], found["UNIQUE_RECORDS"], found["BELOW_K"]) == (5, 3, 5)
    assert run(nearmiss, K=2)[0]["BELOW_K"] == 3
    assert run(nearmiss, RADIUS=249)[1] != rows


def test_the_attribute_that_the_fewest_share(nearmiss):
    _, rows = run(nearmiss, ATTRIBUTES=["n", "id", "kind_of"])
    assert {row[4] for row in rows if row[0] in ("", None)} == {"kind_of"}
    assert [row[4] for row in rows if row[1] == 0] == ["n"]  # alone: all equally rare, the first


def test_nearest_neighbours_instead_of_a_radius(nearmiss):
    """The second nearest of the first two records is one of two at one place: both count."""
    _, rows = run(nearmiss, NEIGHBOURS=2)
    assert sorted(row[1] for row in rows) == [2, 2, 2, 3, 3]


def test_unmeasured_rows_stay(nearmiss):
    _, rows = run(nearmiss, INPUT=points([*ROWS, (None, "c", "nowhere", 1)]))
    assert ["nowhere", None, None, None, None] in rows


@pytest.mark.parametrize(
    ("more", "words"),
    [
        ({"ATTRIBUTES": []}, "ATTRIBUTES"),
        ({"RADIUS": 0}, "RADIUS must be greater than 0"),
        ({"NEIGHBOURS": 1.5}, "NEIGHBOURS must be a whole number"),
        ({"ATTRIBUTES": ["hue"]}, "has no field hue"),
    ],
)
def test_wrong_values_are_refused_before_any_work(nearmiss, more, words):
    given = {"INPUT": points(), "ATTRIBUTES": ["kind_of"], "OUTPUT": "memory:", **more}
    fine, why = nearmiss.check("neighbourhooduniqueness", **given)
    assert not fine and words in why


def test_nothing_to_measure_is_no_zero(nearmiss):
    with pytest.raises(QgsProcessingException, match="has no rows"):
        run(nearmiss, INPUT=points([]))


def test_a_real_city_against_every_pair(nearmiss):
    """The first 400 crimes of Bath, counted pair by pair in the working CRS."""
    import processing

    file = f"{fixture_folder('real', 'bath_2025q1') / 'bath.gpkg'}|layername=crimes"
    there = processing.run(
        "native:reprojectlayer", {"INPUT": opened(file), "TARGET_CRS": "EPSG:27700", "OUTPUT": "memory:"}
    )["OUTPUT"]
    some = processing.run(
        "native:extractbyexpression", {"INPUT": there, "EXPRESSION": "$id <= 400", "OUTPUT": "memory:"}
    )
    fields = ["month", "crime_type"]
    found = nearmiss("neighbourhooduniqueness", INPUT=some["OUTPUT"], ATTRIBUTES=fields, OUTPUT="memory:")
    rows = [
        (
            f.geometry().asPoint().x(),
            f.geometry().asPoint().y(),
            f["month"],
            f["crime_type"],
            f["neighbours"],
            f["same_attributes"],
        )
        for f in found["OUTPUT"].getFeatures()
    ]
    assert len(rows) == 400
    for x, y, month, kind, neighbours, same in rows:
        near = [row for row in rows if (row[0] - x) ** 2 + (row[1] - y) ** 2 <= (250 + 1e-6) ** 2]
        assert (neighbours, same) == (len(near) - 1, sum(row[2:4] == (month, kind) for row in near))
