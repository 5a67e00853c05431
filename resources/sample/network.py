"""The street network of the invented town: chance, geometry, blocks cut up by streets.  All in metres."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

Point = tuple[float, float]
Polygon = list[tuple[int, int]]  # corner, and the street that runs from it to the next corner


class Dice:
    """Everything random, on top of Random.random() alone."""

    def __init__(self, seed: int) -> None:
        """Start the one sequence that everything is drawn from."""
        self.roll = Random(seed).random

    def between(self, low: float, high: float) -> float:
        """A number from low to high."""
        return low + (high - low) * self.roll()

    def whole(self, low: int, high: int) -> int:
        """A whole number from low to high, both included."""
        return low + int((high - low + 1) * self.roll())

    def chance(self, share: float) -> bool:
        """Whether something with this probability happens."""
        return self.roll() < share

    def pick(self, items: Sequence[Any], weights: Sequence[float] | None = None) -> Any:
        """One of the items, by weight if there are weights."""
        if weights is None:
            return items[self.whole(0, len(items) - 1)]
        left = self.roll() * sum(weights)
        for item, weight in zip(items, weights):
            left -= weight
            if left < 0:
                return item
        return items[-1]

    def shuffled(self, items: Sequence[Any]) -> list[Any]:
        """The items in a random order."""
        return [item for _, _, item in sorted((self.roll(), k, item) for k, item in enumerate(items))]


def towards(a: Point, b: Point, share: float, aside: float = 0.0) -> Point:
    """The point at this share of the way from a to b, moved some metres to the left."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    size = math.hypot(dx, dy) or 1.0
    return a[0] + share * dx - aside * dy / size, a[1] + share * dy + aside * dx / size


def signed_area(ring: Sequence[Point]) -> float:
    """Positive where the ring runs anticlockwise."""
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(ring, [*ring[1:], ring[0]])) / 2


def distance_to_piece(p: Point, a: Point, b: Point) -> float:
    """From a point to a straight piece of street."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    share = ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / ((dx * dx + dy * dy) or 1.0)
    return math.dist(p, towards(a, b, min(1.0, max(0.0, share))))


@dataclass
class Street:
    """A named line over vertices of the network."""

    kind: str
    vertices: list[int]
    name: str = ""


@dataclass
class Segment:
    """A street from one junction to the next."""

    segment_id: str
    street: Street
    ward: str
    parts: list[list[Point]]  # two for a dual carriageway
    length: float = field(init=False)
    middle: Point = field(init=False)

    def __post_init__(self) -> None:
        """Measure once what is asked for often."""
        line = self.parts[0]
        self.length = sum(math.dist(a, b) for a, b in zip(line, line[1:]))
        self.middle = self.along(self.length / 2)

    def along(self, metres: float, aside: float = 0.0, part: int = 0) -> Point:
        """The point this far along, moved some metres to the left."""
        line = self.parts[part]
        for a, b in zip(line, line[1:]):
            size = math.dist(a, b)
            if metres <= size or b is line[-1]:
                return towards(a, b, min(1.0, metres / size), aside)
            metres -= size
        raise ValueError("a line needs two vertices")


class Network:
    """Streets over shared vertices.  Blocks are cut in two by new streets until small enough."""

    def __init__(self, dice: Dice, centre: Point) -> None:
        """Begin without streets."""
        self.dice = dice
        self.centre = centre  # blocks are smaller near it
        self.points: list[Point] = []
        self.streets: list[Street] = []

    def add(self, point: Point) -> int:
        """A new vertex."""
        self.points.append(point)
        return len(self.points) - 1

    def open_street(self, kind: str, vertices: list[int], name: str = "") -> int:
        """A new street; its number."""
        self.streets.append(Street(kind, vertices, name))
        return len(self.streets) - 1

    def join(self, street: int, u: int, v: int, point: Point) -> int:
        """The junction at this point between two vertices of a street: mostly an old one if near."""
        line = self.streets[street].vertices
        low, high = sorted((line.index(u), line.index(v)))
        near = min(line[low : high + 1], key=lambda k: math.dist(self.points[k], point))
        gap = math.dist(self.points[near], point)
        if gap < 24:
            if gap < 0.5 or self.dice.chance(0.8):
                return near
            # the rest become staggered crossings: two corners with a stub of a few metres between them
            point = towards(self.points[near], point, self.dice.between(3.5, 9) / gap)
        reach = math.dist(self.points[line[low]], point)
        at = low + 1
        while math.dist(self.points[line[low]], self.points[line[at]]) <= reach:
            at += 1
        line.insert(at, self.add(point))
        return line[at]

    def corners(self, block: Polygon) -> list[Point]:
        """The places of the corners of a block."""
        return [self.points[k] for k, _ in block]

    def cut_line(self, ring: list[Point]) -> tuple[Point, Point]:
        """A point and a direction to cut a block across, about square to its smallest bounding box."""
        best: tuple[float, Point, Point] = (math.inf, ring[0], (1.0, 0.0))
        for a, b in zip(ring, [*ring[1:], ring[0]]):
            size = math.dist(a, b)
            ux, uy = (b[0] - a[0]) / size, (b[1] - a[1]) / size
            us, vs = [x * ux + y * uy for x, y in ring], [y * ux - x * uy for x, y in ring]
            wide, high = max(us) - min(us), max(vs) - min(vs)
            if wide * high < best[0]:
                share = self.dice.between(0.36, 0.64)
                u, v = (
                    min(us) + wide * (share if wide > high else 0.5),
                    min(vs) + high * (0.5 if wide > high else share),
                )
                best = (
                    wide * high,
                    (u * ux - v * uy, u * uy + v * ux),
                    ((-uy, ux) if wide > high else (ux, uy)),
                )
        turn = self.dice.between(-0.16, 0.16)
        (dx, dy), c, s = best[2], math.cos(turn), math.sin(turn)
        return best[1], (dx * c - dy * s, dx * s + dy * c)

    def crossings(self, block: Polygon) -> list[tuple[int, Point]] | None:
        """Where a random cut meets the sides of the block; None if it is no good."""
        ring = self.corners(block)
        (px, py), (dx, dy) = self.cut_line(ring)
        side = [dx * (y - py) - dy * (x - px) for x, y in ring]
        found = []
        for k, a in enumerate(ring):
            b, here, there = ring[(k + 1) % len(ring)], side[k], side[(k + 1) % len(ring)]
            if (here < 0) != (there < 0):
                if abs(there - here) < 0.62 * math.dist(a, b):
                    return None  # too sharp a corner
                found.append((k, towards(a, b, here / (here - there))))
        if len(found) != 2:
            return None
        (i, first), (j, last) = found
        share = signed_area([first, *ring[i + 1 : j + 1], last]) / signed_area(ring)
        return found if 0.28 < share < 0.72 else None

    def cut(self, block: Polygon, level: int) -> tuple[Polygon, Polygon] | None:
        """The two halves of a block and a new street between them, if a good line is found."""
        found = next(filter(None, (self.crossings(block) for _ in range(14))), None)
        if found is None:
            return None
        (i, first), (j, last) = found
        start = self.join(block[i][1], block[i][0], block[(i + 1) % len(block)][0], first)
        end = self.join(block[j][1], block[j][0], block[(j + 1) % len(block)][0], last)
        a, b = self.points[start], self.points[end]
        size, bends = math.dist(a, b), 0
        if size > 110:
            bends = self.dice.whole(1, 3)
        sag = size * self.dice.between(-0.07, 0.07)
        shares = [(k + 1) / (bends + 1) for k in range(bends)]
        middle = [self.add(towards(a, b, t, sag * math.sin(math.pi * t))) for t in shares]
        new = self.open_street("street" if size > 250 or level < 2 else "lane", [start, *middle, end])
        one = [(start, block[i][1]), *block[i + 1 : j + 1], (end, new), *((k, new) for k in reversed(middle))]
        two = [
            *block[: i + 1],
            (start, new),
            *((k, new) for k in middle),
            (end, block[j][1]),
            *block[j + 1 :],
        ]
        return self.tidy(one), self.tidy(two)

    @staticmethod
    def tidy(block: Polygon) -> Polygon:
        """Without the zero-length sides that come from joining at an old corner."""
        return [side for k, side in enumerate(block) if side[0] != block[(k + 1) % len(block)][0]]

    def subdivide(self, block: Polygon, level: int = 0) -> None:
        """Cut a block down to the size usual in this part of the town."""
        ring = self.corners(block)
        middle = (sum(x for x, _ in ring) / len(ring), sum(y for _, y in ring) / len(ring))
        limit = 8400 + 13.5 * max(0.0, math.dist(middle, self.centre) - 150)
        halves = self.cut(block, level) if signed_area(ring) > limit * self.dice.between(0.8, 1.7) else None
        for half in halves or ():
            self.subdivide(half, level + 1)
        if halves is None and self.dice.chance(0.85):
            any(self.dead_end(block) for _ in range(4))  # until one fits

    def dead_end(self, block: Polygon) -> bool:
        """A close from the longest side into the block, if that leaves room for houses around it."""
        ring = self.corners(block)
        sides = [(math.dist(a, ring[(k + 1) % len(ring)]), k) for k, a in enumerate(ring)]
        _, k = max(sides)
        a, b = ring[k], ring[(k + 1) % len(ring)]
        gate = towards(a, b, self.dice.between(0.3, 0.7))
        aim = towards(gate, b, 0.0, 1.0)
        others = [(ring[m], ring[(m + 1) % len(ring)]) for m in range(len(ring)) if m != k]
        deep = self.dice.between(40, 115)
        turn = self.dice.pick([0.0, self.dice.between(-35, 35)])
        knee, tip = towards(gate, aim, deep * 0.6), towards(gate, aim, deep, turn)
        steps = [towards(gate, aim, deep * share, turn * share) for share in (0.25, 0.5, 0.75, 1.0)]
        room = [min(distance_to_piece(step, *other) for other in others) for step in steps]
        fits = all(gap > min(26.0, 0.2 * n * deep) for n, gap in enumerate(room, 1))
        if fits and sides[k][0] > 50:
            gate_vertex = self.join(block[k][1], block[k][0], block[(k + 1) % len(block)][0], gate)
            self.open_street("close", [gate_vertex, *([self.add(knee)] if turn else []), self.add(tip)])
        return fits
