"""Who rode where in the invented town, and what they sent in."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import datetime, timedelta

from network import Point, Segment
from town import CENTRE, Town

FIRST_DAY, DAYS = datetime(2026, 1, 1), 181
TOTAL = 2000
PEOPLE = 420
LONE_RIDERS = 24
KEEN_REPORTS = 120  # of the one contributor who files far more than anybody else
REPEATS = 60
OFF_NETWORK = 40
REUSED_IDS = 3
UNKNOWN = 0.25  # share of passers-by who stay unknown
HAZARDS = ["close_pass", "surface_hazard", "sightline", "debris", "signal", "dooring", "other"]
BUSY_HAZARDS = [46, 12, 10, 6, 10, 10, 6]
QUIET_HAZARDS = [22, 34, 20, 15, 1, 2, 6]
HOURS = {
    6: 3,
    7: 13,
    8: 20,
    9: 8,
    10: 3,
    11: 3,
    12: 5,
    13: 4,
    14: 4,
    15: 7,
    16: 13,
    17: 20,
    18: 12,
    19: 5,
    20: 3,
    21: 2,
}
TRAFFIC = {"main": 2.6, "street": 1.3, "lane": 0.3, "close": 0.15}


@dataclass
class Report:
    """One report as it was sent in."""

    place: Point | None
    contributor: str | None
    hazard: str | None
    moment: datetime
    severity: str
    report_id: str = ""


class Riders:
    """The contributors, where they live, and how much happens on every street."""

    def __init__(self, town: Town) -> None:
        """Give everybody a code, a home and a zeal."""
        self.town, self.dice = town, town.dice
        codes = self.dice.shuffled([f"c{k:04d}" for k in range(1, 900)])
        self.keen, self.lone, self.codes = codes[0], codes[1 : 1 + LONE_RIDERS], codes[100 : 100 + PEOPLE]
        homes = [s for s in town.segments if s.street.kind != "main"]
        self.homes = {code: self.dice.pick(homes).middle for code in self.codes}
        self.zeal = [1 / (k + 12) ** 0.7 for k in range(PEOPLE)]  # a few send many, most send a few
        self.heat = [self.traffic(s) for s in town.segments]

    def traffic(self, segment: Segment) -> float:
        """What is reported on a street: more on main roads, in the middle, and at bad spots."""
        if len(segment.parts) > 1:
            return 150.0
        bad_luck = min(4.5, 0.3 / (1.02 - self.dice.roll()))
        if segment.street.kind != "main" and self.dice.chance(0.42):
            bad_luck /= 20  # hardly anybody rides here
        near = math.exp(-math.dist(segment.middle, CENTRE) / 900)
        return TRAFFIC[segment.street.kind] * min(segment.length, 250) * bad_luck * near

    # ---- one report

    def spot(self, segment: Segment) -> Point:
        """Beside the street by a few metres, often on the approach to a junction."""
        metres = segment.length * self.dice.between(0.15, 0.85)
        if segment.length > 45 and self.dice.chance(0.55):
            metres = self.dice.between(4, 22)
            if self.dice.chance(0.5):
                metres = segment.length - metres
        part = self.dice.whole(0, len(segment.parts) - 1)
        return segment.along(metres, self.dice.pick([-1, 1]) * self.dice.between(2, 6), part)

    def moment(self) -> datetime:
        """A time of day in the first half of the year; weekdays and commutes have most."""
        day = self.dice.whole(0, DAYS - 1)
        while (FIRST_DAY + timedelta(days=day)).weekday() > 4 and self.dice.chance(0.65):
            day = self.dice.whole(0, DAYS - 1)
        hour = self.dice.pick(list(HOURS), list(HOURS.values()))
        return FIRST_DAY + timedelta(days=day, hours=hour, seconds=self.dice.whole(0, 3599))

    def report(self, segment: Segment, contributor: str | None) -> Report:
        """An event on this street."""
        busy = segment.street.kind == "main" or self.heat[self.town.segments.index(segment)] > 60
        hazard = self.dice.pick(HAZARDS, BUSY_HAZARDS if busy else QUIET_HAZARDS)
        severity = self.dice.pick(["near_miss", "minor", "major"], [83, 14, 3])
        return Report(self.spot(segment), contributor, hazard, self.moment(), severity)

    def passer_by(self, segment: Segment) -> str | None:
        """Nobody known, or the one of two possible people who lives nearer."""
        if self.dice.chance(UNKNOWN):
            return None
        two = [self.dice.pick(self.codes, self.zeal) for _ in range(2)]
        return min(two, key=lambda code: math.dist(self.homes[code], segment.middle))

    # ---- kinds of reporters

    def keen_reports(self) -> Iterator[Report]:
        """The same commute again and again, from quiet streets to busy ones, and some other trips."""
        by_heat = sorted(range(len(self.heat)), key=self.heat.__getitem__)
        ranked = [self.town.segments[k] for k in by_heat if 40 < self.town.segments[k].length < 120]
        haunts = [ranked[60], ranked[90], *(self.dice.pick(ranked[-40:]) for _ in range(4))]
        for n in range(KEEN_REPORTS):
            if n < KEEN_REPORTS * 0.6:
                yield self.report(self.dice.pick(haunts), self.keen)
            else:
                yield self.report(self.dice.pick(self.town.segments, self.heat), self.keen)
        for haunt in haunts[:2]:  # two others were there once: three people, and one of them has nearly all reports
            for other in self.codes[:2]:
                yield self.report(haunt, other)

    def lone_reports(self) -> Iterator[Report]:
        """People whose reports nearly all lie at their own front door, on a close."""
        closes = [s for s in self.town.segments if s.street.kind == "close" and s.length > 35]
        for code, home in zip(self.lone, self.dice.shuffled(range(len(closes)))):
            for _ in range(self.dice.whole(2, 6)):
                yield self.report(closes[home], code)
            if self.dice.chance(0.4):
                yield self.report(self.dice.pick(self.town.segments, self.heat), code)

    def strays(self) -> Iterator[Report]:
        """Points that belong to no street: in a field, or out on the water."""
        left = OFF_NETWORK
        while left:
            place = (self.dice.between(-1700, 1700), self.dice.between(-500, 1600))
            if 42 < self.town.distance(place, 400.0) < 290:
                left -= 1
                base = self.report(self.town.segments[0], self.dice.pick([None, *self.codes[:60]]))
                yield replace(base, place=place)

    def again(self, first: Report) -> Report:
        """The same event sent twice within minutes and metres, at times without a name the second time."""
        turn, far = self.dice.between(0, 2 * math.pi), self.dice.between(0.5, 7.5)
        place = first.place and (first.place[0] + far * math.cos(turn), first.place[1] + far * math.sin(turn))
        contributor = None if self.dice.chance(0.3) else first.contributor
        moment = first.moment + timedelta(seconds=self.dice.whole(15, 235))
        return replace(first, place=place, contributor=contributor, moment=moment)

    # ---- all of them

    def reports(self) -> list[Report]:
        """All reports in the order of their time, numbered in that order."""
        found = [*self.keen_reports(), *self.lone_reports()]
        while len(found) < TOTAL - OFF_NETWORK - REPEATS:
            segment = self.dice.pick(self.town.segments, self.heat)
            found.append(self.report(segment, self.passer_by(segment)))
        found = [found[k] for k in self.dice.shuffled(range(len(found)))]
        twice = [self.again(first) for first in found[:REPEATS]]
        for k, report in enumerate(found[REPEATS : REPEATS + 14]):
            report.hazard = None if k < 9 else ""
        found[REPEATS + 20].place = None
        found = sorted([*found, *twice, *self.strays()], key=lambda report: report.moment)
        for k, report in enumerate(found, 1):
            report.report_id = f"R{k:05d}"
        for k in range(1, REUSED_IDS + 1):
            found[470 * k + 11].report_id = found[390 * k].report_id
        return found
