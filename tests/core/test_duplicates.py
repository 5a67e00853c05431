"""Duplicates against the O(n^2) oracle, and the rules one by one."""

from __future__ import annotations

import numpy as np
import pytest
from oracle_duplicates import Row, duplicates

from nearmiss_qgis.core.duplicates import find_duplicates


def found(rows, distance=15.0, window=600.0):
    """`find_duplicates` on the oracle's rows, in its form of answer."""
    contributors = sorted({row.contributor for row in rows if row.contributor is not None})
    matches = sorted({row.match for row in rows}, key=repr)
    got = find_duplicates(
        np.array([row.xy if row.xy is not None else (np.nan, np.nan) for row in rows], dtype=float).reshape(-1, 2),
        np.array([np.nan if row.t is None else row.t for row in rows], dtype=float),
        [row.report_id for row in rows],
        np.array(
            [-1 if row.contributor is None else contributors.index(row.contributor) for row in rows], dtype=np.int64
        ),
        np.array([matches.index(row.match) for row in rows], dtype=np.int64),
        distance=distance,
        window=window,
    )
    return [None if i < 0 else int(i) for i in got]


def random_rows(seed, n, size, span, people, missing):
    rng = np.random.default_rng(seed)
    rows = []
    for _ in range(n):
        rows.append(
            Row(
                report_id=None if rng.random() < missing else f"r{rng.integers(0, 2 * n)}",
                t=None if rng.random() < missing else float(rng.integers(0, span)),
                xy=None if rng.random() < missing else tuple(rng.uniform(0, size, 2)),
                contributor=None if rng.random() < 0.4 else f"p{rng.integers(0, people)}",
                match=(int(rng.integers(0, 2)),),
            )
        )
    return rows


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize(("size", "span", "people"), [(60, 2000, 4), (20, 100, 30), (400, 5000, 3), (5, 10_000, 2)])
def test_random_reports_equal_brute_force(seed, size, span, people):
    rows = random_rows(seed, 120, size, span, people, 0.05)
    assert found(rows) == duplicates(rows, 15.0, 600.0)


@pytest.mark.parametrize(("distance", "window"), [(0.0, 600.0), (15.0, 0.0), (0.0, 0.0), (1e6, 1e9)])
def test_extreme_thresholds_equal_brute_force(distance, window):
    rng = np.random.default_rng(4)
    rows = [
        Row(
            f"r{i}",
            float(rng.integers(0, 3)),
            tuple(rng.integers(0, 3, 2).astype(float)),
            None,
            (int(rng.integers(0, 2)),),
        )
        for i in range(60)
    ]
    assert found(rows, distance, window) == duplicates(rows, distance, window)


def chain(*times, **more):
    return [Row(None, float(t), (0.0, 0.0), more.get("contributor"), ("a",)) for t in times]


def test_both_thresholds_are_inclusive():
    assert found(chain(0, 600)) == [None, 0]
    assert found(chain(0, 601)) == [None, None]
    pair = [Row(None, 0.0, (0.0, 0.0), None, ("a",)), Row(None, 0.0, (15.0, 0.0), None, ("a",))]
    assert found(pair) == [None, 0]
    assert found([pair[0], pair[1]._replace(xy=(15.00001, 0.0))]) == [None, None]


def test_not_transitive():
    assert found(chain(0, 500, 1000)) == [None, 0, None]


def test_known_contributors_decide_and_match_fields_only_without_them():
    a = Row(None, 0.0, (0.0, 0.0), "p", ("x",))
    assert found([a, a._replace(contributor="q")]) == [None, None]
    assert found([a, a._replace(match=("y",))]) == [None, 0]
    assert found([a, a._replace(contributor=None)]) == [None, 0]
    assert found([a, a._replace(contributor=None, match=("y",))]) == [None, None]


def test_an_id_counts_once_wherever_and_whenever():
    a = Row("7", 0.0, (0.0, 0.0), "p", ("x",))
    assert found([a, Row("7", 1e6, (9e4, 0.0), "q", ("y",)), Row("7", None, None, None, ("z",))]) == [None, 0, 0]


def test_without_time_or_place_a_report_is_kept():
    a = Row(None, 0.0, (0.0, 0.0), "p", ("x",))
    assert found([a, a._replace(t=None), a._replace(xy=None)]) == [None, None, None]


def test_many_on_one_place_at_one_time_stay_apart_by_person():
    rows = [Row(None, 0.0, (1.0, 1.0), f"p{i}", ("x",)) for i in range(3000)]
    assert found(rows) == [None] * 3000


def test_order_of_rows_plays_no_part_where_ids_differ():
    rows = [row._replace(report_id=f"id{i:03d}") for i, row in enumerate(random_rows(9, 150, 40, 3000, 4, 0.0))]
    order = np.random.default_rng(1).permutation(len(rows))
    shuffled = found([rows[i] for i in order])
    back = {rows[order[i]].report_id: None if j is None else rows[order[j]].report_id for i, j in enumerate(shuffled)}
    plain = {rows[i].report_id: None if j is None else rows[j].report_id for i, j in enumerate(found(rows))}
    assert back == plain
