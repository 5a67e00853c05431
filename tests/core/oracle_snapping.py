"""Brute-force oracle for ``snaptosegments``: the nearest street of one point, every edge looked at.

Slow and obvious on purpose, and written from the contract alone: tests compare the library with it.
Coordinates are metres of the working CRS.

>>> nearest((0.0, 5.0), [[[(-10.0, 0.0), (10.0, 0.0)]], [[(0.0, 12.0), (9.0, 12.0)]]], ["a", "b"], 25.0)
Snap(segment_id='a', distance=5.0, status='snapped', runner_up_id='b', runner_up_distance=7.0)
"""

import math
from collections.abc import Sequence
from typing import NamedTuple, Optional

TOLERANCE_M = 1e-6

Point = tuple[float, float]
Part = Sequence[Point]
Street = Sequence[Part]
Candidate = tuple[float, str]


class Snap(NamedTuple):
    """What is known about one point: its street, how far, and the street that came second."""

    segment_id: Optional[str]
    distance: Optional[float]
    status: str
    runner_up_id: Optional[str]
    runner_up_distance: Optional[float]


def edge_distance(point: Point, start: Point, end: Point) -> float:
    """Distance from a point to a straight edge of more than zero length."""
    ax, ay = start[0] - point[0], start[1] - point[1]
    bx, by = end[0] - point[0], end[1] - point[1]
    dx, dy = bx - ax, by - ay
    length = math.hypot(dx, dy)
    along = -(ax * (dx / length) + ay * (dy / length))
    if along <= 0.0:
        return math.hypot(ax, ay)
    if along >= length:
        return math.hypot(bx, by)
    return abs(ax * (dy / length) - ay * (dx / length))


def street_distance(point: Point, street: Street) -> Optional[float]:
    """Distance from a point to a street of several parts; None when the street has no edge."""
    distances = []
    for part in street:
        for start, end in zip(part[:-1], part[1:]):
            if (start[0], start[1]) != (end[0], end[1]):
                distances.append(edge_distance(point, start, end))
    return min(distances) if distances else None


def first(candidates: Sequence[Candidate]) -> Optional[Candidate]:
    """The nearest candidate; of those within the tolerance of the nearest, the smallest id as text."""
    if not candidates:
        return None
    smallest = min(distance for distance, _ in candidates)
    tied = [one for one in candidates if one[0] <= smallest + TOLERANCE_M]
    return min(tied, key=lambda one: one[1])


def nearest(
    point: Point, streets: Sequence[Street], ids: Sequence[str], max_distance: float, margin: float = 0.0
) -> Snap:
    """The street of one point: winner, status and runner-up.

    An unsnapped point has no street, but the distance to the nearest one and the runner-up are told.
    The runner-up need not lie within ``max_distance``.
    """
    candidates = []
    for street, street_id in zip(streets, ids):
        distance = street_distance(point, street)
        if distance is not None:
            candidates.append((distance, street_id))
    winner = first(candidates)
    if winner is None:
        return Snap(None, None, "unsnapped", None, None)
    second = first([one for one in candidates if one[1] != winner[1]])
    second_id = None if second is None else second[1]
    second_distance = None if second is None else second[0]
    if winner[0] > max_distance + TOLERANCE_M:
        return Snap(None, winner[0], "unsnapped", second_id, second_distance)
    close = second is not None and second[0] - winner[0] <= margin + TOLERANCE_M
    return Snap(winner[1], winner[0], "ambiguous" if close else "snapped", second_id, second_distance)
