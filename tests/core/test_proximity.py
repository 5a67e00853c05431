"""Candidates, isolation and neighbourhoods: by hand, and against counting every pair."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from nearmiss_qgis.core import proximity
from nearmiss_qgis.core.errors import NearMissError
from nearmiss_qgis.core.isolation import isolation
from nearmiss_qgis.core.neighbourhood import neighbourhood
from nearmiss_qgis.core.number_lists import radii, thresholds
from nearmiss_qgis.core.proximity import candidates, nearest, spread
from nearmiss_qgis.core.subjects import on_segments, require_same_place, subjects

places = st.lists(st.tuples(st.integers(0, 6), st.integers(0, 6)), min_size=1, max_size=14)
RADII = [1.0, 2.0, 5.0**0.5, 4.0]


def xy_of(rows):
    return np.array(rows, dtype=float).reshape(-1, 2)


def pairs_count(points, homes, ids, weights, stacked, reach):
    """k by looking at every pair."""
    answer = []
    for x, y in points:
        near = [j for j, (a, b) in enumerate(homes) if (x - a) ** 2 + (y - b) ** 2 <= reach**2 + 1e-9]
        if ids is None and stacked:
            answer.append(sum(weights[j] for j in near))
            continue
        known, unknown = {}, False
        for j in near:
            if ids is not None and ids[j] < 0:
                unknown |= weights[j] > 0
                continue
            who = homes[j] if ids is None else ids[j]
            every = [weights[i] for i in range(len(homes)) if (homes[i] if ids is None else ids[i]) == who]
            known[who] = max(every)
        k = sum(known.values())
        answer.append(k if k else float(unknown))
    return answer


@given(places, places, st.data())
def test_candidates_against_every_pair(points, homes, data):
    n = len(homes)
    ids = data.draw(st.none() | st.lists(st.integers(-1, 3), min_size=n, max_size=n))
    kind = data.draw(
        st.sampled_from([st.just(1.0), st.integers(0, 9).map(float), st.integers(0, 9).map(lambda w: w / 4)])
    )
    weights = data.draw(st.lists(kind, min_size=n, max_size=n))
    stacked = data.draw(st.booleans())
    who = subjects(xy_of(homes), ids=None if ids is None else np.array(ids), weights=np.array(weights), stacked=stacked)
    found = candidates(xy_of(points), who, RADII)
    for i, reach in enumerate(RADII):
        assert found[:, i].tolist() == pairs_count(points, homes, ids, weights, stacked, reach)


@pytest.mark.parametrize("most", [1, 3, 1 << 21])
def test_subjects_at_many_places_however_they_are_counted(monkeypatch, most):
    """In runs of pairs, or each by its nearest place: the same answer."""
    monkeypatch.setattr(proximity, "_MOST_PAIRS", most)
    rng = np.random.default_rng(4)
    points, homes = rng.integers(0, 30, (60, 2)).astype(float), rng.integers(0, 30, (90, 2)).astype(float)
    ids = rng.integers(-1, 12, 90)
    found = candidates(points, subjects(homes, ids=ids), [3.0, 8.0])
    rows = [tuple(home) for home in homes.tolist()]
    for i, reach in enumerate([3.0, 8.0]):
        assert found[:, i].tolist() == pairs_count(points, rows, ids.tolist(), [1.0] * 90, False, reach)


def test_by_hand():
    five_and_one = xy_of([(0, 0)] * 5 + [(100, 0)])
    assert candidates(five_and_one, subjects(five_and_one), [10])[:, 0].tolist() == [1.0] * 6
    assert candidates(five_and_one, subjects(five_and_one, stacked=True), [10])[:, 0].tolist() == [5.0] * 5 + [1.0]
    weighted = subjects(xy_of([(0, 0), (1, 0), (2, 0)]), weights=np.array([3.0, 0.0, np.nan]))
    assert candidates(xy_of([(0, 0)]), weighted, [5]).tolist() == [[3.0]]
    assert weighted.present.tolist() == [[0.0, 0.0]]
    edge = subjects(xy_of([(30, 40)]))
    assert candidates(xy_of([(0, 0)]), edge, [49.999, 50.0]).tolist() == [[0.0, 1.0]]  # exactly 50 m is within 50 m
    tenths = subjects(np.arange(50.0).reshape(-1, 1) * [[0.0, 1.0]], weights=np.full(50, 0.1))
    assert candidates(xy_of([(0, 0)]), tenths, [100]).tolist() == [[5.0]]  # not 4.999…


def test_places_within_the_tolerance_are_one():
    """Rows that rounding noise of a millionth of a metre tells apart are one place, also where they form a chain."""
    noisy = xy_of([(i * 1e-7, 0) for i in range(12)] + [(1e-3, 0)])
    for moved in (noisy, noisy + 5_500_000.0, noisy[::-1]):
        assert candidates(moved[:1], subjects(moved), [1.0]).tolist() == [[2.0]]
        assert subjects(moved).places == 2 and subjects(moved, stacked=True).weight.sum() == 13
    assert isolation(noisy, 1).place[0] == pytest.approx(1e-3, abs=2e-6)


def test_what_is_counted_in_chunks_is_the_same(monkeypatch):
    monkeypatch.setattr(proximity, "_COUNTED_PER_CHUNK", 64)
    rng = np.random.default_rng(2)
    points, homes = rng.uniform(0, 9, (900, 2)), rng.uniform(0, 9, (300, 2))
    expected = (((points[:, None] - homes[None]) ** 2).sum(axis=2) <= 4.0).sum(axis=1)
    assert candidates(points, subjects(homes), [2.0])[:, 0].tolist() == expected.tolist()


def test_stacked_points_are_no_list_of_pairs():
    """200,000 points and subjects on one coordinate: as many places as one."""
    stack = np.zeros((200_000, 2))
    who = subjects(stack, stacked=True)
    assert who.places == 1 and who.weight.tolist() == [200_000]
    assert set(candidates(stack, who, [25, 50]).ravel().tolist()) == {200_000.0}
    assert set(isolation(stack, 5).record.tolist()) == {0.0}


@pytest.mark.parametrize("weight", [-1.0, 2e9, np.inf])
def test_wrong_weights(weight):
    with pytest.raises(NearMissError, match="1 of 2 rows are negative, above 1000000000 or not finite"):
        subjects(np.zeros((2, 2)), weights=np.array([1.0, weight]))


def test_spread_by_hand():
    found = spread(np.array([0.0, 0.0, 4.0, 5.0, 100.0]), [1, 5, 10])
    assert (found.k_min, found.k_median, found.k_mean, found.k_max, found.k_zero) == (0, 4, 21.8, 100, 2)
    assert found.below == (2, 3, 4) and found.k_p05 == 0
    assert spread(np.array([]), [5]).k_min is None


def test_nearest_and_catchment_by_hand():
    assert nearest(xy_of([(0, 0), (9, 0)]), xy_of([(3, 4)])).tolist() == [5.0, 52.0**0.5]
    assert nearest(xy_of([(0, 0)]), np.zeros((0, 2))).tolist() == [np.inf]
    homes = subjects(xy_of([(0, 0), (1, 0), (2, 0)]), ids=np.array([0, 0, -1]), weights=np.array([2.0, 3.0, 1.0]))
    segment = np.array([0, 1, 1])[np.lexsort(homes.xy.T[::-1])]
    assert on_segments(segment, homes, 3).tolist() == [3.0, 3.0, 0.0]
    assert on_segments(np.array([-1, -1, 2]), homes, 3).tolist() == [0.0, 0.0, 1.0]  # an unknown one alone is one


def test_same_place():
    require_same_place(xy_of([(0, 0)]), xy_of([(9_999, 0)]), label="homes", crs="EPSG:1")
    with pytest.raises(NearMissError, match=r"nearest subject is 10\.1 km"):
        require_same_place(xy_of([(0, 0)]), xy_of([(10_100, 0)]), label="homes", crs="EPSG:1")


def by_pairs(points, who, neighbour):
    """Isolation by sorting every distance."""
    record, place = [], []
    for i, (x, y) in enumerate(points):
        others = [
            ((x - a) ** 2 + (y - b) ** 2) ** 0.5
            for j, (a, b) in enumerate(points)
            if (j != i if who is None else 0 <= who[j] != who[i])
        ]
        spots = {
            (a, b)
            for j, (a, b) in enumerate(points)
            if (a, b) != (x, y) and (j != i if who is None else 0 <= who[j] != who[i])
        }
        far = sorted(((x - a) ** 2 + (y - b) ** 2) ** 0.5 for a, b in spots)
        record.append(sorted(others)[neighbour - 1] if len(others) >= neighbour else np.inf)
        place.append(far[neighbour - 1] if len(far) >= neighbour else np.inf)
    return record, place


@given(places, st.integers(1, 6), st.data())
def test_isolation_against_every_pair(points, neighbour, data):
    n = len(points)
    who = data.draw(st.none() | st.lists(st.integers(-1, 2), min_size=n, max_size=n))
    found = isolation(xy_of(points), neighbour, None if who is None else np.array(who))
    record, place = by_pairs(points, who, neighbour)
    assert found.record.tolist() == pytest.approx(record) and found.place.tolist() == pytest.approx(place)


def test_somebody_who_reports_everywhere():
    """One person's 500 records around a single other one: only that one counts."""
    rng = np.random.default_rng(1)
    points = rng.integers(0, 40, (501, 2)).astype(float)
    who = np.zeros(501, dtype=np.int64)
    who[-1] = 1
    found = isolation(points, 1, who)
    record, place = by_pairs([tuple(point) for point in points.tolist()], who.tolist(), 1)
    assert found.record.tolist() == pytest.approx(record) and found.place.tolist() == pytest.approx(place)


@given(places, st.integers(0, 4), st.data())
def test_neighbourhood_against_every_pair(points, neighbours, data):
    n = len(points)
    colour, shape = (
        np.array(data.draw(st.lists(st.integers(0, 2), min_size=n, max_size=n)), dtype=np.int64) for _ in range(2)
    )
    found = neighbourhood(xy_of(points), [colour, shape], colour * 3 + shape, radius=2.0, neighbours=neighbours)
    reach = [2.0] * n if not neighbours else by_pairs(points, None, neighbours)[0]
    for i, (x, y) in enumerate(points):
        near = [j for j, (a, b) in enumerate(points) if ((x - a) ** 2 + (y - b) ** 2) ** 0.5 <= reach[i] + 1e-6]
        alike = [j for j in near if colour[j] == colour[i] and shape[j] == shape[i]]
        each = [sum(codes[j] == codes[i] for j in near) for codes in (colour, shape)]
        assert (found.neighbours[i], found.same[i]) == (len(near) - 1, len(alike))
        assert found.rarest[i] == int(each[1] < each[0]) and found.unique[i] == (len(alike) == 1)


def test_lists_of_numbers():
    assert radii(" 500; 25,12.5", "RADII", 50.0) == [12.5, 25.0, 50.0, 500.0]
    assert thresholds("3, 5,10", "THRESHOLDS") == [3, 5, 10]
    for text in ("", "25,", "a", "nan", "inf", "-1", "0"):
        with pytest.raises(NearMissError, match="RADII"):
            radii(text, "RADII")
    for text in ("5,5", "10,5", "2.5", "0", ""):
        with pytest.raises(NearMissError, match="THRESHOLDS"):
            thresholds(text, "THRESHOLDS")
