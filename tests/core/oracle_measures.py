"""Brute-force oracles for the measures: classes, cells, candidates, neighbourhoods, isolation and diversity.

Slow and obvious on purpose (dicts, loops, fractions), and written from the contract alone: tests compare the library
with it. Coordinates are metres of the working CRS; a person is a text, None = unknown.

>>> people_of(["ann", None, "ann", "bob"]), people_of([None, None]), people_of([])
(2, 1, 0)
>>> candidates((0.0, 0.0), [((0.0, 25.0), None, 3), ((0.0, 25.0), None, 1), ((0.0, 26.0), None, 1)], 25.0)
3
"""

import itertools
import math
from collections import Counter, defaultdict
from collections.abc import Hashable, Sequence
from fractions import Fraction
from typing import Optional

TOLERANCE_M = 1e-6

Point = tuple[float, float]
Subject = tuple[Point, Optional[str], int]
Key = Sequence[Hashable]


def people_of(persons: Sequence[Optional[str]]) -> int:
    """Distinct known people; where nobody is known, one for all of them together."""
    return len({one for one in persons if one is not None}) or min(len(persons), 1)


def grouped(keys: Key) -> dict[Hashable, list[int]]:
    """Rows of each key."""
    found: dict[Hashable, list[int]] = defaultdict(list)
    for row, key in enumerate(keys):
        found[key].append(row)
    return found


def sizes(keys: Key, persons: Optional[Sequence[Optional[str]]]) -> list[int]:
    """Size of the class of each row: rows, or people."""
    answer = [0] * len(keys)
    for rows in grouped(keys).values():
        size = len(rows) if persons is None else people_of([persons[row] for row in rows])
        for row in rows:
            answer[row] = size
    return answer


def profile(places: Key, keys: Key, persons: Optional[Sequence[Optional[str]]]) -> dict[str, int]:
    """One row of uniquenessprofile."""
    pairs = list(zip(places, keys))
    size, groups = sizes(pairs, persons), grouped(pairs)
    return {
        "distinct_locations": len(grouped(places)),
        "locations_with_one_record": sum(len(rows) == 1 for rows in grouped(places).values()),
        "cells": len(groups),
        "cells_of_one": sum(size[rows[0]] == 1 for rows in groups.values()),
        "records_in_cells_of_one": sum(one == 1 for one in size),
        "k_min": min(size),
    }


def combinations(
    dimensions: Sequence[Key], persons: Optional[Sequence[Optional[str]]], k: int
) -> dict[tuple[int, ...], tuple[int, int, int, int, int]]:
    """cells, k_min, cells of one, cells and records below k of every combination of dimensions."""
    found = {}
    for depth in range(1, len(dimensions) + 1):
        for members in itertools.combinations(range(len(dimensions)), depth):
            keys = list(zip(*(dimensions[one] for one in members)))
            size = sizes(keys, persons)
            cells = [size[rows[0]] for rows in grouped(keys).values()]
            below = sum(one < k for one in size)
            found[members] = len(cells), min(cells), cells.count(1), sum(one < k for one in cells), below
    return found


def minimal_unique_sets(
    dimensions: Sequence[Key], persons: Optional[Sequence[Optional[str]]]
) -> list[set[tuple[int, ...]]]:
    """The sets of dimensions that single each row out and no part of which does."""
    n = len(dimensions[0])
    found: list[set[tuple[int, ...]]] = [set() for _ in range(n)]
    for depth in range(1, len(dimensions) + 1):
        for members in itertools.combinations(range(len(dimensions)), depth):
            size = sizes(list(zip(*(dimensions[one] for one in members))), persons)
            for row in range(n):
                if size[row] == 1 and not any(set(part) < set(members) for part in found[row]):
                    found[row].add(members)
    return found


def candidates(point: Point, subjects: Sequence[Subject], radius: float, *, named: bool = False) -> int:
    """Candidates within a radius: named subjects once, else places once, each with its largest weight."""
    inside = [one for one in subjects if math.dist(point, one[0]) <= radius + TOLERANCE_M]
    if named:
        return people_of([name for _, name, _ in inside])
    largest: dict[Point, int] = {}
    for place, _, weight in inside:
        largest[place] = max(weight, largest.get(place, 0))
    return sum(largest.values())


def neighbourhood(points: Sequence[Point], keys: Key, row: int, radius: float) -> tuple[int, int]:
    """Other records within a radius, and records like this one there, itself among them."""
    near = [i for i, other in enumerate(points) if math.dist(points[row], other) <= radius + TOLERANCE_M]
    return len(near) - 1, sum(keys[i] == keys[row] for i in near)


def isolation(
    points: Sequence[Point], persons: Optional[Sequence[Optional[str]]], row: int, neighbour: int
) -> tuple[float, float]:
    """Distance to the n-th nearest record of others, and to the n-th nearest other place that has one.

    A record of an unknown person (None) may be one's own, so it is nobody else's.
    """
    if persons is None:
        others = [i for i in range(len(points)) if i != row]
    else:
        others = [i for i, person in enumerate(persons) if person is not None and person != persons[row]]
    records = sorted(math.dist(points[row], points[i]) for i in others)
    places = sorted(math.dist(points[row], place) for place in {points[i] for i in others} - {points[row]})
    return tuple(found[neighbour - 1] if len(found) >= neighbour else math.inf for found in (records, places))  # type: ignore[return-value]


def diversity(keys: Key, sensitive: Key) -> dict[Hashable, tuple[int, int, float, Fraction]]:
    """class_size, distinct_l, entropy_l and t_distance of each class."""
    whole, n, found = Counter(sensitive), len(sensitive), {}
    for key, rows in grouped(keys).items():
        here = Counter(sensitive[row] for row in rows)
        shares = [Fraction(count, len(rows)) for count in here.values()]
        entropy = math.exp(-sum(float(share) * math.log(share) for share in shares))
        apart = sum(abs(Fraction(here[one], len(rows)) - Fraction(whole[one], n)) for one in whole) / 2
        found[key] = len(rows), len(here), entropy, apart
    return found
