"""The invented town on its network: harbour front, main roads, ring, names, wards and addresses."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

from network import Dice, Network, Point, Polygon, Segment, Street, distance_to_piece, towards

CENTRE = (30.0, 640.0)  # the market, up from the harbour basin, which lies around the origin
WARDS = {
    "Harbourside": (0, 380),
    "Kilnfield": (-1050, 150),
    "Saltmarsh": (1050, 150),
    "Market": (40, 820),
    "Westheath": (-800, 900),
    "Northgate": (720, 1000),
}
WORDS = """Tannery Ropewalk Cooper Anchor Heron Gannet Mill Kiln Saltpan Granary Lantern Cockle Barley
Elder Hawthorn Plover Curlew Marsh Weaver Sailcloth Tar Net Herring Dyke Sluice Windmill Pilot Beacon
Compass Capstan Hemp Cork Chalk Flint Slate Brewery Foundry Wool Linen Sorrel Thrift Samphire Juniper
Rowan Alder Willow Linnet Sandpiper Cormorant Eider Oyster Mussel Whelk Orchard Paddock Fold Drove Common
Chapel Almshouse Bell Tollhouse Weir Spring Well Bakehouse Smithy Malt Cider Fuller Dyer Glover Cutler
Lime Turf Peat Gorse Bracken Fen Ferry Tide Shingle"""
KINDS = {
    "main": ["Road", "Street", "Way"],
    "street": ["Street", "Road", "Hill", "Terrace", "Rise"],
    "lane": ["Lane", "Row", "Passage", "Walk", "Street"],
    "close": ["Close", "Court", "Yard", "Mews", "Gardens"],
}
BEARINGS = [-17.0, 11.0, 38.0, 68.0, 96.0, 121.0, 153.0, 192.0]  # of the main roads, seen from the basin
DUAL = 4  # the main road that becomes a dual carriageway at the ring, and then the long road out
SUBURBS = (1, 2, 5)  # between which main roads the town has grown beyond its ring


QUAYS = {0: "East Quay", 2: "Old Quay", 4: "Fish Quay", 6: "West Quay"}  # by the sector where the name begins
RAMPARTS = {0: "East Rampart", 2: "North Rampart", 5: "West Rampart"}


def fan(degrees: float, radius: float) -> Point:
    """A place by its bearing from the basin; the sines take the compass-drawn look away."""
    x = radius * 1.12 * math.cos(math.radians(degrees))
    y = radius * 0.98 * math.sin(math.radians(degrees))
    return x + 45 * math.sin(y / 290 + 1) + 0.05 * y, y + 50 * math.sin(x / 370 + 0.5) - 0.06 * x


class Town:
    """Streets, segments and addresses."""

    def __init__(self, dice: Dice) -> None:
        """Lay out everything but the addresses."""
        self.dice = dice
        self.net = Network(dice, CENTRE)
        self.ring_radius = [dice.between(960, 1070) for _ in BEARINGS]
        self.frame()
        self.piers()
        self.name_streets()
        self.segments = list(self.cut_segments())
        self.pieces = [(a, b) for s in self.segments for line in s.parts for a, b in zip(line, line[1:])]

    # ---- the main roads, and the blocks between them

    def frame(self) -> None:
        """Quays, ring and main roads first; then every sector between two main roads is cut into blocks."""
        inner = [self.radial(k, 370, self.ring_radius[k], 3) for k in range(len(BEARINGS))]
        quays = [self.arc(inner[k][0], inner[k + 1][0], k, 0.97, 4) for k in range(len(BEARINGS) - 1)]
        ring = [self.arc(inner[k][-1], inner[k + 1][-1], k, 1.04, 3) for k in range(len(BEARINGS) - 1)]
        outer = [self.spur(k, chain[-1]) for k, chain in enumerate(inner)]
        quay_street = self.chained("main", quays, QUAYS)
        ring_street = self.chained("main", ring, RAMPARTS)
        main = [self.net.open_street("main", chain + outer[k][1:]) for k, chain in enumerate(inner)]
        self.leave_town(main[DUAL])
        blocks: list[Polygon] = []
        for k in range(len(quays)):
            up, down = (inner[k], main[k]), (inner[k + 1][::-1], main[k + 1])
            blocks.append(self.around(up, (ring[k], ring_street[k]), down, (quays[k][::-1], quay_street[k])))
        for k in SUBURBS:
            edge = self.arc(outer[k][-1], outer[k + 1][-1], k, 1.05, 3)
            up, down = (outer[k], main[k]), (outer[k + 1][::-1], main[k + 1])
            edge_street = self.net.open_street("street", edge)
            blocks.append(self.around(up, (edge, edge_street), down, (ring[k][::-1], ring_street[k])))
            self.country_lanes(edge)
        for block in blocks:
            self.net.subdivide(block)
        for k in set(range(len(ring))).difference(SUBURBS):
            self.country_lanes(ring[k])

    def radial(self, k: int, low: float, high: float, bends: int) -> list[int]:
        """The vertices of a main road that winds a little on its way up."""
        places = [fan(BEARINGS[k], low)]
        for n in range(1, bends + 1):
            radius = low + (high - low) * (n + self.dice.between(-0.2, 0.2)) / (bends + 1)
            places.append(fan(BEARINGS[k] + self.dice.between(-3.5, 3.5), radius))
        return [self.net.add(p) for p in [*places, fan(BEARINGS[k], high)]]

    def arc(self, start: int, end: int, k: int, bulge: float, bends: int) -> list[int]:
        """From one main road to the next, swinging out (or in) on the way."""
        a, b = self.net.points[start], self.net.points[end]
        radius_a, radius_b = math.hypot(*a), math.hypot(*b)
        turn_a, turn_b = math.atan2(a[1], a[0] + 1e-9), math.atan2(b[1], b[0])
        turn_b += 2 * math.pi if turn_b < turn_a else 0.0
        middle = []
        for n in range(1, bends + 1):
            share = n / (bends + 1)
            swing = 1 + (bulge - 1) * math.sin(math.pi * share) + self.dice.between(-0.008, 0.008)
            radius, turn = (
                (radius_a + (radius_b - radius_a) * share) * swing,
                turn_a + (turn_b - turn_a) * share,
            )
            middle.append(self.net.add((radius * math.cos(turn), radius * math.sin(turn))))
        return [start, *middle, end]

    def spur(self, k: int, start: int) -> list[int]:
        """The main road beyond the ring: far where a suburb hangs on it, else a short way along the coast."""
        grown = k in SUBURBS or k - 1 in SUBURBS
        reach = self.dice.between(270, 380) if grown else self.dice.between(150, 240)
        return [start, *self.radial(k, self.ring_radius[k], self.ring_radius[k] + reach, 1)[1:]]

    def chained(self, kind: str, chains: list[list[int]], names: dict[int, str]) -> list[int]:
        """One street for several chains in a row, renamed where names says so; gives each chain's street."""
        streets: list[int] = []
        for k, chain in enumerate(chains):
            if k in names:
                streets.append(self.net.open_street(kind, list(chain), names[k]))
            else:
                self.net.streets[streets[-1]].vertices.extend(chain[1:])
                streets.append(streets[-1])
        return streets

    @staticmethod
    def around(*sides: tuple[list[int], int]) -> Polygon:
        """A block from the chains of vertices on its sides."""
        return [(vertex, street) for chain, street in sides for vertex in chain[:-1]]

    def leave_town(self, street: int) -> None:
        """The dual carriageway gets its own name and street; beyond it a straight road runs on for miles."""
        line = self.net.streets[street].vertices
        gate, end = line[-3], line[-1]
        del line[-2:]
        self.dual = self.net.open_street("main", [gate, end], "Causeway")
        x, y = self.net.points[end]
        self.net.open_street("main", [end, self.net.add((x - 260, y + 1720))], "Long Causeway")

    def country_lanes(self, rim: list[int]) -> None:
        """Dead ends from the edge of the town into the fields."""
        for vertex in rim[1:-1]:
            if self.dice.chance(0.6):
                foot = self.net.points[vertex]
                reach = self.dice.between(60, 210)
                knee = towards(foot, (0.0, 0.0), -reach / 2 / math.hypot(*foot), self.dice.between(-18, 18))
                tip = towards(foot, (0.0, 0.0), -reach / math.hypot(*foot), self.dice.between(-45, 45))
                self.net.open_street("lane", [vertex, self.net.add(knee), self.net.add(tip)])

    def piers(self) -> None:
        """A few dead ends out into the basin."""
        quays = [street for street in self.net.streets if street.name.endswith("Quay")]
        for street, name in zip(quays, ("Coal Pier", "Lifeboat Slip", "Packet Pier", "Ice House Jetty")):
            foot = street.vertices[len(street.vertices) // 2]
            reach = self.dice.between(70, 190) / math.hypot(*self.net.points[foot])
            tip = towards(self.net.points[foot], (self.dice.between(-90, 90), 0.0), reach)
            self.net.open_street("lane", [foot, self.net.add(tip)], name)

    # ---- names and segments

    def name_streets(self) -> None:
        """A name for every street that has none, each used once."""
        words, taken = self.dice.shuffled(WORDS.split()), {street.name for street in self.net.streets}
        for k, street in enumerate(self.net.streets):
            shift = 0
            while not street.name:
                name = f"{words[(k + shift) % len(words)]} {self.dice.pick(KINDS[street.kind])}"
                shift += 1
                if name not in taken:
                    street.name = name
                    taken.add(name)

    def cut_segments(self) -> Iterator[Segment]:
        """Every street from junction to junction."""
        uses: dict[int, int] = {}
        for street in self.net.streets:
            for vertex in street.vertices:
                uses[vertex] = uses.get(vertex, 0) + 1
        number = 0
        for k, street in enumerate(self.net.streets):
            line = street.vertices
            stops = [n for n, v in enumerate(line) if uses[v] > 1 or n in (0, len(line) - 1)]
            for start, end in zip(stops, stops[1:]):
                number += 1
                part = [self.net.points[v] for v in line[start : end + 1]]
                parts = self.carriageways(part) if k == self.dual else [part]
                ward = min(WARDS, key=lambda name: math.dist(WARDS[name], part[len(part) // 2]))
                yield Segment(f"S{number:04d}", street, ward, parts)

    @staticmethod
    def carriageways(line: list[Point]) -> list[list[Point]]:
        """Two lines that part and meet again at the same junctions."""
        a, b = line[0], line[-1]
        return [[a, towards(a, b, 0.1, w), towards(a, b, 0.9, w), b] for w in (7.0, -7.0)]

    def distance(self, p: Point, enough: float = math.inf) -> float:
        """From a point to the nearest street; streets beyond `enough` need not be looked at."""
        best = enough
        for (ax, ay), (bx, by) in self.pieces:
            may_reach = min(ax, bx) - best < p[0] < max(ax, bx) + best
            if may_reach and min(ay, by) - best < p[1] < max(ay, by) + best:
                best = min(best, distance_to_piece(p, (ax, ay), (bx, by)))
        return best

    # ---- addresses

    def addresses(self) -> Iterator[tuple[dict[str, Any], Point]]:
        """Houses along both sides, odd numbers on the left; closer together in the middle of the town."""
        last: dict[tuple[str, int], int] = {}
        number = 0
        for segment in self.segments:
            for side, first in ((1, 1), (-1, 2)):
                for place in self.frontage(segment, side):
                    number += 1
                    key = (segment.street.name, side)
                    last[key] = last.get(key, first - 2) + 2
                    row = {
                        "address_id": f"A{number:05d}",
                        "street": segment.street.name,
                        "number": str(last[key]),
                        "households": self.households(place),
                    }
                    yield row, place

    def frontage(self, segment: Segment, side: int) -> Iterator[Point]:
        """The places of the houses on one side of a segment."""
        if len(segment.parts) > 1 or segment.street.name.endswith(("Pier", "Slip", "Jetty")):
            return
        # the quays run anticlockwise around the basin: water on their left
        seaside = "Quay" in segment.street.name and side > 0
        width = 12 + 0.0195 * math.dist(segment.middle, CENTRE)
        metres = self.dice.between(9, 20)
        while not seaside and metres < segment.length - 8:
            setback = self.dice.between(8.2, 13 if self.dice.chance(0.7) else 19.8)
            place = segment.along(metres, side * setback)
            if self.distance(place, 30.0) > 8.1:
                yield place
            metres += width * self.dice.between(0.8, 1.9) * (4 if segment.length > 1000 else 1)

    def households(self, place: Point) -> int:
        """Mostly one to three, with some blocks of flats, more of them in the middle."""
        if self.dice.chance(0.1 if math.dist(place, CENTRE) < 600 else 0.03):
            return self.dice.whole(6, 24)
        return self.dice.pick([1, 2, 3, 4, 5], [62, 20, 12, 4, 2])


def street_row(segment: Segment) -> dict[str, Any]:
    """The fields of a segment in their order."""
    street: Street = segment.street
    return {"segment_id": segment.segment_id, "name": street.name, "class": street.kind, "ward": segment.ward}
