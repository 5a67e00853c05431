"""Unicity of attributes and of traces: by hand, reference numbers, real traces, and slow second algorithms."""

from __future__ import annotations

import itertools
import json
import math
from fractions import Fraction
from pathlib import Path

import numpy as np
import pandas as pd
import pytest
from hypothesis import given
from hypothesis import strategies as st

from nearmiss_qgis.core.attribute_unicity import alone, snapped, unicity_of, unicity_of_subsets, value_codes
from nearmiss_qgis.core.errors import Cancelled, NearMissError
from nearmiss_qgis.core.number_lists import known_points
from nearmiss_qgis.core.trace_risk import habits, risks
from nearmiss_qgis.core.traces import ranks, traces_of
from nearmiss_qgis.core.unicity import unicity

FIXTURES = Path(__file__).resolve().parents[3] / "shared/fixtures"


def fixture(*parts):
    path = FIXTURES.joinpath(*parts)
    if not path.exists():
        pytest.skip(f"shared fixtures are not here: {Path('shared/fixtures', *parts)}")
    return path


def rng(seed=1):
    return np.random.default_rng(seed)


def measured(traces, p, **more):
    return unicity(traces, p, **{"samples": 200, "rng": rng(), **more})


# -- attributes ---------------------------------------------------------------------------------------------------


def test_the_hand_table():
    """a a b: nobody of four is alone by a constant, one of three by the letter, all of three by a number."""
    assert unicity_of([["x"] * 4]) == 0.0
    assert unicity_of([["a", "a", "b"]]) == pytest.approx(1 / 3, rel=1e-15)
    assert unicity_of([["a", "a", "b"], [1, 2, 2]]) == 1.0
    assert alone([["a", "a", "b"]]).tolist() == [False, False, True]


def test_nothing_and_one_record():
    assert unicity_of([], n=0) == unicity_of([[]]) == unicity_of([]) == 0.0
    assert unicity_of([], n=1) == 1.0 and unicity_of([], n=2) == 0.0


def test_null_is_a_value_of_its_own():
    """NULL and NaN are one, as everywhere here; "", "NA" and 0 are others."""
    assert value_codes([None, float("nan"), "NA", "", 0]).tolist() == [0, 0, 1, 2, 3]
    assert unicity_of([[None, "NA", ""]]) == 1.0 and unicity_of([[None, None]]) == 0.0
    assert value_codes(np.array([np.nan, 1.0, np.nan])).tolist() in ([0, 1, 0], [1, 0, 1])


def test_joined_values_do_not_collide():
    assert unicity_of([["1", "11"], ["11", "1"]]) == unicity_of([["a,b", "a"], ["c", "b,c"]]) == 1.0


def test_ties_of_floats():
    """Rounding is no difference, and neither is the unit; whole numbers and text are exact."""
    assert unicity_of([[0.1 + 0.2, 0.3]]) == 0.0 and unicity_of([[0.1 + 0.2, 0.3]], tolerance=0) == 1.0
    for unit in (1e-300, 1e-9, 1.0, 1e9, 1e300):
        assert unicity_of([np.array([1.0, 2.0, 3.0]) * unit]) == 1.0, unit
    assert unicity_of([[1e15, 1e15 + 1]]) == 0.0  # measurements, as in the reference
    assert unicity_of([[10**15, 10**15 + 1]]) == unicity_of([np.array([2**53 - 1, 2**53])]) == 1.0  # ids
    assert unicity_of([["0.30000000000000004", "0.3"]]) == 1.0
    assert unicity_of([[1, 1.0, None]]) == pytest.approx(1 / 3)


def test_coordinates_are_not_fused():
    """A decimetre in degrees, 1e-6, is no rounding; 1e-17 beside a range of 1 is."""
    assert unicity_of([np.array([3.0, 3.000001, 3.000002])]) == 1.0
    assert unicity_of([np.array([0.0, 1e-17, 1.0])]) == pytest.approx(1 / 3)


def test_a_chain_of_ties_is_one_group_and_infinity_ties_to_itself():
    step = 1.0 + 1e-8
    assert snapped(np.array([1.0, step**3, step, step**2])).tolist() == [1.0] * 4
    assert snapped(np.array([np.inf, -np.inf, 1e308, -1e308, np.inf])).tolist() == [
        np.inf,
        -np.inf,
        1e308,
        -1e308,
        np.inf,
    ]
    assert np.isnan(snapped(np.array([np.nan]))).all() and snapped(np.array([])).tolist() == []
    assert str(snapped(np.array([-0.0])).tolist()) == "[0.0]"


def test_the_reference_on_two_hundred_people():
    expected = json.loads(fixture("reidentify/vignette/s1_expected.json").read_text())
    sides = {
        side: pd.read_csv(fixture(f"reidentify/vignette/s1_{side}.csv"), keep_default_na=False, na_values=["NA"])
        for side in ("raw", "anon")
    }
    tested = 0
    for case in expected["unicity_fraction"]:
        for side, table in sides.items():
            if case[f"on_{side}"] is not None:
                found = unicity_of([table[name].to_numpy() for name in case["columns"]], n=len(table))
                assert found == pytest.approx(case[f"on_{side}"], rel=1e-8, abs=1e-12), (case["columns"], side)
                tested += 1
    assert tested == 27
    curve, columns = expected["unicity_curve"], ["AGE", "ZIP", "SEX", "VISIT_COUNT", "SPEND_MEAN"]
    for i, p in enumerate(curve["p"]):
        found = unicity_of_subsets([sides["raw"][name].tolist() for name in columns], p, rng=rng())
        assert (found.sets, found.exhaustive) == (curve["n_subsets"][i], curve["exhaustive"][i])
        wanted = [curve[f"unicity_{name}"][i] for name in ("mean", "sd", "min", "max")]
        assert [found.mean, found.sd, found.least, found.most] == pytest.approx(wanted, rel=1e-8, abs=1e-12)


def test_a_sample_of_sets_is_of_different_ones():
    columns = rng(3).integers(0, 3, (9, 40)).tolist()
    every = unicity_of_subsets(columns, 4, n_samples=126, rng=rng())
    some = unicity_of_subsets(columns, 4, n_samples=125, rng=rng())
    again = unicity_of_subsets(columns, 4, n_samples=125, rng=rng())
    assert every.exhaustive and every.sets == math.comb(9, 4) and not some.exhaustive and some == again
    assert some.sets == 125 and abs(some.mean - every.mean) <= 1 / 125  # one set is missing


@pytest.mark.parametrize(
    ("p", "more", "words"),
    [
        (3, {}, "no sets of 3 of 2 attributes"),
        (0, {}, "no sets of 0 of 2 attributes"),
        (1, {"n_samples": 0}, "0 sets of attributes measure nothing"),
        (1, {"tolerance": -1.0}, "-1.0 is no tolerance"),
        (1, {"tolerance": float("nan")}, "nan is no tolerance"),
    ],
)
def test_sets_that_cannot_be(p, more, words):
    with pytest.raises(NearMissError, match=words):
        unicity_of_subsets([[1.5, 2.0], [1, 2]], p, rng=rng(), **more)


VALUES = st.sampled_from([None, "", "a", "a|", "|", "NA", 0, 1, "1", 0.1 + 0.2, 0.3])
TABLES = st.integers(1, 3).flatmap(lambda width: st.lists(st.tuples(*[VALUES] * width), min_size=1, max_size=12))


@given(TABLES, st.randoms(use_true_random=False))
def test_more_attributes_never_tell_less_and_order_plays_no_part(rows, random):
    columns = [list(column) for column in zip(*rows)]
    shares = [unicity_of(columns[:j], n=len(rows)) for j in range(len(columns) + 1)]
    assert shares == sorted(shares)
    order = random.sample(range(len(rows)), len(rows))
    mask = alone(columns)
    assert alone([[column[i] for i in order] for column in columns[::-1]]).tolist() == mask[order].tolist()
    same = [tuple(0.3 if value == 0.1 + 0.2 else (type(value) is str, value) for value in row) for row in rows]
    same = [tuple((False, 0.3) if value == 0.3 else value for value in row) for row in same]
    assert mask.tolist() == [same.count(row) == 1 for row in same]


# -- traces -------------------------------------------------------------------------------------------------------


def events(found, time_resolution=1, places=None):
    """Traces of a table of events with ID, PLACE and TIME; `places` puts that many neighbouring codes together."""
    place = ranks([np.array(found["PLACE"])])
    place = place // places if places else place
    when = np.floor(np.array(found["TIME"]) / time_resolution).astype(np.int64)
    return traces_of(ranks([np.array(found["ID"])]), place, when)


def same(found, expected, i):
    assert found.contributors == expected["n_evaluated"][i]
    if expected["unicity"][i] is None:
        assert (found.unicity, found.expected_identification, found.exhaustive, found.sets_tested) == (
            None,
            None,
            None,
            0,
        )
        return
    assert found.exhaustive and found.standard_error == 0.0
    assert found.unicity == pytest.approx(expected["unicity"][i], rel=1e-8, abs=1e-12)
    assert found.expected_identification == pytest.approx(expected["expected_id_rate"][i], rel=1e-8)


A_B_C = [("A", 1, 0), ("A", 1, 1), ("B", 1, 0), ("B", 2, 1), ("C", 1, 0), ("C", 2, 1)]


def of(rows):
    return dict(zip(("ID", "PLACE", "TIME"), zip(*rows)))


def test_three_people_by_hand():
    """Place 1 at 0 is everybody's; at 1 A is at place 1, B and C at 2. A: sizes 3 and 1, B and C: 3 and 2."""
    traces = events(of(A_B_C))
    one, two, three = (measured(traces, p) for p in (1, 2, 3))
    assert one.unicity == pytest.approx((1 / 2 + 0 + 0) / 3) and one.sets_tested == 6
    assert one.expected_identification == pytest.approx((2 / 3 + 5 / 12 + 5 / 12) / 3) == pytest.approx(1 / 2)
    assert two.unicity == pytest.approx(1 / 3) and two.expected_identification == pytest.approx(2 / 3)
    assert (three.unicity, three.standard_error, three.contributors) == (None, None, 0)  # not tested is not 0
    both_places = events(of(A_B_C), places=2)
    assert (measured(both_places, 2).unicity, measured(both_places, 2).expected_identification) == (
        0.0,
        pytest.approx(1 / 3),
    )


def test_people_with_too_few_points_are_not_counted_and_repeated_records_add_nothing():
    traces = events(of([*A_B_C, ("D", 9, 9)]))
    assert [measured(traces, p).contributors for p in (1, 2)] == [4, 3]
    assert measured(traces, 1).unicity == pytest.approx(1.5 / 4) and measured(traces, 2).unicity == pytest.approx(1 / 3)
    assert measured(events(of(A_B_C * 3)), 2) == measured(events(of(A_B_C)), 2)


def test_microseconds_identical_and_disjoint_traces():
    instants = traces_of(np.arange(5), np.zeros(5, dtype=int), 1_750_000_000_000_001 + np.arange(5))
    assert measured(instants, 1).unicity == 1.0
    who, point = np.repeat(np.arange(3), 3), np.tile(np.arange(3), 3)
    for p in (1, 2, 3):
        alike, apart = measured(traces_of(who, point), p), measured(traces_of(who, point + 9 * who), p)
        assert (alike.unicity, alike.expected_identification) == (0.0, pytest.approx(1 / 3))
        assert (apart.unicity, apart.expected_identification) == (1.0, 1.0)


def test_the_reference_on_its_own_hand_cases():
    expected = json.loads(fixture("reidentify/trajectory/expected.json").read_text())
    hand = expected["hand"]["events"]
    with_d = {name: [*column, last] for (name, column), last in zip(hand.items(), ("D", "P9", 9))}
    repeated = {name: column * 2 for name, column in hand.items()}
    for name, table, places in (
        ("k1", hand, 1),
        ("k2", hand, 1),
        ("k2_space2", hand, 2),
        ("k12_with_single_point_D", with_d, 1),
        ("k5", hand, 1),
        ("repeated_events", repeated, 1),
    ):
        for i, p in enumerate(expected["hand"][name]["k"]):
            same(measured(events(table, places=places), p), expected["hand"][name], i)
    for case, key in (("microseconds", "k1"), ("identical_traces", "k123"), ("disjoint_traces", "k123")):
        for i, p in enumerate(expected[case][key]["k"]):
            same(measured(events(expected[case]["events"]), p), expected[case][key], i)


@pytest.mark.parametrize("pooled_sets", [10**9, 0], ids=["pooled", "one by one"])
def test_the_reference_on_sixty_people_by_both_ways(pooled_sets):
    """52 exact settings: k, hours, places put together."""
    expected = json.loads(fixture("reidentify/trajectory/expected.json").read_text())
    table = pd.read_csv(fixture("reidentify/trajectory/traj60.csv"))
    for block in (expected["exhaustive_k1to3"], expected["exhaustive_k4"]):
        settings = list(zip(block["k"], block["time_resolution"], block["space_resolution"]))
        for i, (p, hours, places) in enumerate(settings):
            traces = events(table, hours, places)
            assert len(traces.cost) == block["n_points"][i]
            same(measured(traces, p, pooled_sets=pooled_sets, exact_steps=10**12), block, i)


def test_the_documented_risks_of_scikit_mobility():
    """Its attacks know visits, not distinct points: two visits to one place are two."""
    expected = json.loads(fixture("real/trajectories/expected.json").read_text())["skmob_privacy_toy"]
    table = pd.read_csv(fixture("real/trajectories/skmob_privacy_toy.csv"), parse_dates=["datetime"])
    who, place = table.uid.to_numpy() - 1, ranks([table.lat.to_numpy(), table.lng.to_numpy()])
    hour = ranks([table.datetime.dt.floor("60min").to_numpy()])
    month = (table.datetime.dt.year * 12 + table.datetime.dt.month).to_numpy()
    for name, when, p in (
        ("location k=2", None, 2),
        ("location k=3", None, 3),
        ("location_time Hour k=2", hour, 2),
        ("location_time Month k=3", month, 3),
    ):
        found = risks(traces_of(who, place, when, visits=True), p)
        assert found.round(6).tolist() == expected["documented_by_skmob"][name], name
    assert risks(traces_of(who, place), 3)[6] == 0.25  # by distinct places the seventh person is one of four


def garden_city(cell, seconds):
    table = pd.read_csv(fixture("real/trajectories/nomad_garden_city.csv"))
    place = ranks([np.floor(table.longitude / cell).to_numpy(), np.floor(table.latitude / cell).to_numpy()])
    return traces_of(ranks([table.uid.to_numpy()]), place, (table.timestamp // seconds).to_numpy())


@pytest.mark.parametrize("which", range(5))
def test_garden_city_is_exact(which):
    """100 people and up to 52,386 points; expected.json has six decimals."""
    cases = json.loads(fixture("real/trajectories/expected.json").read_text())["nomad_garden_city"]["unicity"]
    one, two = cases[2 * which : 2 * which + 2]
    traces = garden_city(one["cell_deg"], one["time_s"])
    assert (len(traces), len(traces.point)) == (100, one["distinct_points"])
    for case in (one, two):
        found = measured(traces, case["p"])
        assert found.exhaustive and round(found.unicity, 6) == case["unicity"]


def test_samples_of_garden_city_are_near_what_is_exact():
    traces = garden_city(0.001, 86_400)
    exact, drawn = measured(traces, 2), measured(traces, 2, pooled_sets=0, exact_steps=0, samples=400)
    assert exact.exhaustive and not drawn.exhaustive and drawn.sets_tested == 400 * 100
    assert 0 < drawn.standard_error < 0.001
    assert abs(drawn.unicity - exact.unicity) < 4 * drawn.standard_error
    assert drawn == measured(traces, 2, pooled_sets=0, exact_steps=0, samples=400)
    assert drawn != measured(traces, 2, pooled_sets=0, exact_steps=0, samples=400, rng=rng(2))


def slow(records, p):
    """Unicity and expected identification with sets and fractions; None where nobody has p points."""
    points = {}
    for person, point in records:
        points.setdefault(person, set()).add(point)
    shares, rates = [], []
    for trace in points.values():
        sizes = [sum(set(some) <= other for other in points.values()) for some in itertools.combinations(trace, p)]
        if sizes:
            shares.append(Fraction(sizes.count(1), len(sizes)))
            rates.append(sum(Fraction(1, size) for size in sizes) / len(sizes))
    return (sum(shares) / len(shares), sum(rates) / len(rates)) if shares else (None, None)


def slow_risks(records, p):
    """By person: the largest 1 / people over sets of p points, of all points for those with fewer."""
    points = {}
    for person, point in records:
        points.setdefault(person, set()).add(point)
    return [
        float(
            max(
                Fraction(1, sum(set(some) <= other for other in points.values()))
                for some in itertools.combinations(points[person], min(p, len(points[person])))
            )
        )
        for person in sorted(points)
    ]


def traces(records):
    who, point = (ranks([np.array(column)]) for column in zip(*records))
    return traces_of(who, point)


RECORDS = st.lists(st.tuples(st.integers(0, 6), st.integers(0, 7)), min_size=1, max_size=45)


@given(RECORDS, st.integers(1, 5), st.booleans())
def test_against_sets_and_fractions(records, p, pooled):
    found = measured(traces(records), p, pooled_sets=10**9 if pooled else 0, exact_steps=10**9)
    wanted, rate = slow(records, p)
    if wanted is None:
        assert found.unicity is None and found.exhaustive is None
        return
    assert found.exhaustive and found.standard_error == 0
    assert found.unicity == pytest.approx(float(wanted), rel=1e-12, abs=1e-12)
    assert found.expected_identification == pytest.approx(float(rate), rel=1e-12)
    assert risks(traces(records), p).tolist() == slow_risks(records, p)


@given(RECORDS, st.integers(1, 4), st.randoms(use_true_random=False))
def test_the_order_of_records_plays_no_part_even_in_samples(records, p, random):
    turned = random.sample(records, len(records))
    for more in ({}, {"pooled_sets": 0, "exact_steps": 0, "samples": 3}):
        assert measured(traces(records), p, **more) == measured(traces(turned), p, **more)
    assert risks(traces(records), p).tolist() == risks(traces(turned), p).tolist()


@given(st.lists(st.lists(st.integers(0, 9), min_size=5, max_size=9, unique=True), min_size=1, max_size=6))
def test_more_known_points_never_tell_less(people):
    """Where the same people are measured: everybody has five points or more."""
    found = traces([(person, point) for person, points in enumerate(people) for point in points])
    told = [measured(found, p) for p in range(1, 6)]
    for less, more in itertools.pairwise(told) if hasattr(itertools, "pairwise") else zip(told, told[1:]):
        assert more.unicity >= less.unicity - 1e-12
        assert more.expected_identification >= less.expected_identification - 1e-12
        assert more.unicity <= more.expected_identification + 1e-12
    assert np.all(np.diff([risks(found, p) for p in range(1, 6)], axis=0) >= 0)


def test_many_others_and_many_points_go_through_words_of_bits():
    """150 people, 3 words; a person whose 2,000 points one other shares has C(2000, 4) = 6.6e11 sets, none alone."""
    random = rng(7)
    records = {
        (int(who), int(point)) for who, point in zip(random.integers(0, 150, 1500), random.integers(0, 12, 1500))
    }
    found = measured(traces(sorted(records)), 3, pooled_sets=0)
    wanted, rate = slow(sorted(records), 3)
    assert found.exhaustive and found.unicity == pytest.approx(float(wanted), abs=1e-12)
    assert found.expected_identification == pytest.approx(float(rate), rel=1e-12)
    twins = traces_of(np.repeat([0, 1], 2000), np.tile(np.arange(2000), 2))
    alike = measured(twins, 4)
    assert alike.exhaustive and (alike.unicity, alike.expected_identification) == (0.0, pytest.approx(0.5, rel=1e-12))
    assert alike.sets_tested == 2 * math.comb(2000, 4)


def test_habits_by_hand():
    who, place = np.array([0, 0, 0, 0, 1, 2, 2]), np.array([3, 3, 3, 1, 1, 0, 1])
    distinct, share = habits(who, place)
    assert distinct.tolist() == [2, 1, 2] and share.tolist() == [0.75, 1.0, 0.5]


def test_people_without_a_record_have_no_risk():
    assert np.isnan(risks(traces_of(np.array([0, 2]), np.array([5, 5])), 1)).tolist() == [False, True, False]


def test_cancel_within_a_person():
    def stop(share):
        raise Cancelled

    twins = traces_of(np.repeat([0, 1], 9), np.tile(np.arange(9), 2))
    with pytest.raises(Cancelled):
        measured(twins, 3, pooled_sets=0, progress=stop)
    with pytest.raises(Cancelled):
        risks(twins, 3, stop)


@pytest.mark.parametrize("text", ["0", "1,1", "2,1", "1.5", "1,,2", "one", "21", "-1", ""])
def test_numbers_of_points_that_are_none(text):
    with pytest.raises(NearMissError, match="KNOWN_POINTS"):
        known_points(text, "KNOWN_POINTS")
