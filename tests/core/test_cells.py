"""Cells of every combination and minimal unique sets: by hand, sdcMicro's and ARX's tables, and dictionaries."""

from __future__ import annotations

import itertools
import json
import math
from collections import Counter
from pathlib import Path

import numpy as np
import pandas as pd
import pytest
from hypothesis import given
from hypothesis import strategies as st

from nearmiss_qgis.core.cells import MOST_COMBINATIONS, depth_of, n_combinations, smallest_cells
from nearmiss_qgis.core.errors import Cancelled, NearMissError
from nearmiss_qgis.core.records import classes
from nearmiss_qgis.core.suppression import group_sizes
from nearmiss_qgis.core.unique_sets import MOST_SETS_TOLD

MICRODATA = Path(__file__).resolve().parents[3] / "shared/fixtures/real/microdata"


def codes(*columns):
    """Columns of values as dimensions."""
    return [classes([column], len(column)) for column in columns]


def told(found, *names):
    """Numbers of each combination."""
    return {one.dimensions: tuple(getattr(one, name) for name in names) for one in found.combinations}


def table(name, separator):
    file = MICRODATA / name
    if not file.exists():
        pytest.skip("shared fixtures are not here: shared/fixtures/real/microdata")
    return pd.read_csv(file, sep=separator), json.loads((MICRODATA / "expected.json").read_text())


def test_null_alone_among_pairs():
    found = smallest_cells(codes(["a", "a", None, "b", "b"]), k=2)
    assert told(found, "cells", "k_min", "cells_of_one", "cells_below_k", "records_below_k", "share_below_k") == {
        (0,): (3, 1, 1, 1, 1, 0.2)
    }
    assert found.smallest == 1 and found.size[found.cell].tolist() == [2, 2, 1, 2, 2]


def test_zero_null_and_empty_text_are_three_values_and_joined_keys_never_collide():
    assert told(smallest_cells(codes([0, None, "", 0, None, ""]), k=2), "cells") == {(0,): (3,)}
    found = smallest_cells(codes(["1", "11", "1", "1, 1"], ["11", "1", "11", "1"]), k=2)
    assert told(found, "cells", "cells_of_one")[0, 1] == (3, 2)


def test_every_combination_in_order():
    found = smallest_cells(codes("aabb", "abab", "aaab"), k=3)
    assert [one.dimensions for one in found.combinations] == [(0,), (1,), (2,), (0, 1), (0, 2), (1, 2), (0, 1, 2)]
    assert [one.depth for one in found.combinations] == [1, 1, 1, 2, 2, 2, 3]
    assert told(found, "cells", "k_min", "cells_below_k", "records_below_k")[0, 1] == (4, 1, 4, 4)
    assert told(found, "cells", "k_min", "cells_below_k", "records_below_k")[2,] == (2, 1, 1, 1)


def test_depth_limits_what_is_combined_but_not_the_smallest_cell():
    found = smallest_cells(codes("aabb", "abab"), k=2, max_depth=1, unique_sets=True)
    assert told(found, "k_min") == {(0,): (2,), (1,): (2,)}
    assert found.smallest == 1 and found.cells_of_one == 4
    assert found.sets.in_words("xy") == [None] * 4 and found.sets.suda.tolist() == [0.0] * 4


def test_scores_of_sdcmicro():
    """A minimal unique set of j of A attributes adds (A - j)!: rows 2, 4, 2, shares 50, 37.5 and 37.5 % per attribute."""
    found = smallest_cells(codes([2, 1, 1], [0, 3, 0], [0, 6, 0]), k=2, unique_sets=True)
    assert found.sets.suda.tolist() == [2.0, 4.0, 2.0]
    assert found.sets.in_words(["v1", "v2", "v3"]) == ["v1", "v2; v3", "v1 + v2; v1 + v3"]


def test_one_or_two_attributes_and_one_record():
    one = smallest_cells(codes("aab"), k=2, unique_sets=True)
    assert one.sets.suda.tolist() == [0.0, 0.0, 1.0] and one.sets.in_words("x") == [None, None, "x"]
    two = smallest_cells(codes("aabb", "abab"), k=2, unique_sets=True)
    assert two.sets.suda.tolist() == [1.0] * 4 and two.sets.in_words("xy") == ["x + y"] * 4
    single = smallest_cells(codes("a", "b"), k=5, unique_sets=True)
    assert single.sets.in_words("xy") == ["x; y"] and single.sets.suda.tolist() == [2.0] and single.smallest == 1


def test_of_many_sets_the_smallest_are_told_and_the_rest_counted():
    """Ten 0 among all rows of five 0 and five 1: any five 0 are those of another row, any six are not."""
    rows = [[0] * 10] + [[int(i in ones) for i in range(10)] for ones in itertools.combinations(range(10), 5)]
    found = smallest_cells(codes(*zip(*rows)), k=2, unique_sets=True)
    told = found.sets.in_words("abcdefghij")[0].split("; ")
    assert told[:2] == ["a + b + c + d + e + f", "a + b + c + d + e + g"]
    assert len(told) == MOST_SETS_TOLD + 1 and told[-1] == f"… +{math.comb(10, 6) - MOST_SETS_TOLD}"
    assert found.sets.suda[0] == math.comb(10, 6) * math.factorial(4)


def test_sets_are_put_in_words_in_chunks():
    """40,000 records, the first 10,001 and the last 5,000 alone by x, the others by y."""
    n = 40_000
    by_x = [i <= 10_000 or i >= 35_000 for i in range(n)]
    columns = [i if one else -1 for i, one in enumerate(by_x)], [-1 if one else i for i, one in enumerate(by_x)]
    told = smallest_cells(codes(*columns), k=2, unique_sets=True).sets.in_words("xy")
    assert told == ["x" if one else "y" for one in by_x]


def test_people_not_rows():
    """Three records of one person are one; unknown ones beside a known one are nobody; a cell of one person is unique."""
    who = np.array([7, 7, 7, 8, -1, -1, -1])
    found = smallest_cells(codes("aaabbcc"), k=2, contributor=who, unique_sets=True)
    assert found.size[found.cell].tolist() == [1] * 7
    assert told(found, "cells", "cells_of_one", "records_below_k", "share_below_k") == {(0,): (3, 3, 7, 1.0)}
    assert found.sets.in_words("x") == ["x"] * 7
    assert smallest_cells(codes("aaabbcc"), k=2).smallest == 2


def test_francdat_of_sdcmicro():
    data, expected = table("sdcmicro_francdat.csv", ",")
    found = smallest_cells(codes(*(data[name] for name in expected["francdat"]["qi"])), k=3)
    assert found.size[found.cell].tolist() == expected["francdat"]["fk"] == [2, 2, 2, 1, 1, 1, 1, 2]
    assert found.records_below(3) == expected["francdat"]["rows_below_3"]


@pytest.mark.parametrize("which", range(3))
def test_adult_equals_pandas(which):
    data, expected = table("arx_adult.csv", ";")
    wanted = expected["adult"][which]
    found = smallest_cells(codes(*(data[name] for name in wanted["qi"])), k=5, max_depth=2)
    assert (len(found.size), found.smallest, found.cells_of_one) == tuple(
        wanted[name] for name in ("classes", "k_min", "unique")
    )
    assert (found.records_below(3), found.records_below(5)) == (wanted["rows_below_3"], wanted["rows_below_5"])
    for one in found.combinations:
        sizes = data.groupby([wanted["qi"][i] for i in one.dimensions], dropna=False).size()
        sizes = sizes[sizes > 0]
        assert (one.cells, one.k_min, one.cells_of_one) == (len(sizes), sizes.min(), (sizes == 1).sum())
        assert (one.cells_below_k, one.records_below_k) == ((sizes < 5).sum(), sizes[sizes < 5].sum())


def test_testdata_of_sdcmicro():
    data, expected = table("sdcmicro_testdata.csv", ",")
    for wanted in expected["testdata"]:
        found = smallest_cells(codes(*(data[name].astype(object) for name in wanted["qi"])), k=3, max_depth=1)
        assert (len(found.size), found.cells_of_one, found.records_below(3), found.records_below(5)) == tuple(
            wanted[name] for name in ("classes", "unique", "rows_below_3", "rows_below_5")
        )


def test_too_many_combinations_are_refused_and_nothing_too():
    words = r"11 filters have 2047 combinations; at most 1023 .* Set MAX_DEPTH to 5 or less"
    with pytest.raises(NearMissError, match=words):
        depth_of(11, 0)
    assert depth_of(11, 5) == 5 and n_combinations(11, 5) == MOST_COMBINATIONS  # half of 2^11, less the empty one
    assert depth_of(10, 0) == 10 and n_combinations(10, 10) == MOST_COMBINATIONS
    assert depth_of(44, 2) == 2
    with pytest.raises(NearMissError, match="65 filters are too many"):
        depth_of(65, 1)
    with pytest.raises(NearMissError, match="No filter is given"):
        smallest_cells([], k=5)


def test_cancel_between_two_combinations():
    shares = []

    def stop(share):
        shares.append(share)
        if share > 0.5:
            raise Cancelled

    with pytest.raises(Cancelled):
        smallest_cells(codes("aabb", "abab"), k=2, progress=stop)
    assert shares == [1 / 3, 2 / 3]


def slow(rows, who, k):
    """Counts of every combination, and the minimal unique sets of every record, with dictionaries."""
    n = len(rows[0])
    sizes, counts = {}, {}
    for members in (m for j in range(1, n + 1) for m in itertools.combinations(range(n), j)):
        cells = {}
        for record, person in zip(rows, who):
            cells.setdefault(tuple(record[i] for i in members), []).append(person)
        people = {key: len(set(found) - {-1}) or 1 for key, found in cells.items()}
        sizes[members] = [people[tuple(record[i] for i in members)] for record in rows]
        low = [key for key, count in people.items() if count < k]
        counts[members] = (
            len(cells),
            min(people.values()),
            sum(count == 1 for count in people.values()),
            len(low),
            sum(len(cells[key]) for key in low),
        )
    minimal = []
    for i in range(len(rows)):
        alone = [set(members) for members in sizes if sizes[members][i] == 1]
        minimal.append([sorted(s) for s in alone if not any(other < s for other in alone)])
    return counts, minimal


VALUE = st.sampled_from([None, "", 0, "0", 1])
ROWS = st.integers(1, 4).flatmap(
    lambda width: st.lists(st.tuples(st.integers(-1, 2), st.tuples(*[VALUE] * width)), min_size=1, max_size=14)
)


@given(ROWS, st.integers(2, 4), st.booleans())
def test_against_dictionaries(records, k, by_people):
    rows = [record for _, record in records]
    who = [person if by_people else i for i, (person, _) in enumerate(records)]
    n = len(rows[0])
    found = smallest_cells(codes(*zip(*rows)), k=k, contributor=np.array(who) if by_people else None, unique_sets=True)
    counts, minimal = slow(rows, who, k)
    assert told(found, "cells", "k_min", "cells_of_one", "cells_below_k", "records_below_k") == counts
    names = "wxyz"[:n]
    wanted = ["; ".join(" + ".join(names[i] for i in members) for members in sets) or None for sets in minimal]
    assert found.sets.in_words(names) == wanted
    assert found.sets.suda.tolist() == [float(sum(math.factorial(n - len(s)) for s in sets)) for sets in minimal]
    assert found.smallest == min(one.k_min for one in found.combinations)


@given(ROWS, st.randoms(use_true_random=False))
def test_the_order_of_rows_and_of_dimensions_does_not_matter(records, random):
    who, rows = [person for person, _ in records], [record for _, record in records]
    names, dimensions = list("wxyz"[: len(rows[0])]), list(range(len(rows[0])))
    turned = random.sample(dimensions, len(dimensions))
    order = random.sample(range(len(rows)), len(rows))

    def answers(places, columns):
        found = smallest_cells(
            codes(*([rows[i][c] for i in places] for c in columns)),
            k=3,
            contributor=np.array([who[i] for i in places]),
            unique_sets=True,
        )
        numbers = {
            tuple(sorted(columns[i] for i in one.dimensions)): (one.cells, one.k_min, one.records_below_k)
            for one in found.combinations
        }
        said = [
            {frozenset(part.split(" + ")) for part in (text or "").split("; ")}
            for text in found.sets.in_words([names[c] for c in columns])
        ]
        by_record = {place: (said[i], found.sets.suda[i], found.size[found.cell][i]) for i, place in enumerate(places)}
        return numbers, by_record

    assert answers(range(len(rows)), dimensions) == answers(order, turned)


@given(st.lists(st.tuples(st.integers(0, 4), st.integers(-1, 3)), min_size=1, max_size=20))
def test_people_are_those_of_published_segments(pairs):
    group, who = classes([[g for g, _ in pairs]], len(pairs)), np.array([person for _, person in pairs])
    people = smallest_cells([group], k=2, contributor=who).size
    assert people.tolist() == group_sizes(group, who, len(people), 0).people.tolist()


def test_many_codes_are_no_overflow():
    """Three dimensions of 3,000,000 codes each would be 2.7e19 pairs; cells count up from 0 in between."""
    n = 3_000_000
    dimension = np.arange(n)
    found = smallest_cells([dimension, dimension[::-1].copy(), dimension], k=2, max_depth=1)
    assert len(found.size) == n and found.smallest == 1


def test_sizes_are_those_of_counting():
    rng = np.random.default_rng(5)
    columns = [rng.integers(0, width, 5000) for width in (3, 40, 2000)]
    found = smallest_cells([classes([column.tolist()], 5000) for column in columns], k=2)
    keys = list(zip(*(column.tolist() for column in columns)))
    counted = Counter(keys)
    assert found.size[found.cell].tolist() == [counted[key] for key in keys]
