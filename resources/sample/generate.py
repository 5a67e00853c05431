#!/usr/bin/env python3
"""Invent a harbour town and the near-miss reports of its cyclists: the sample data of the plugin.

    python3 generate.py [--out DIR]

Writes streets.geojson, addresses.geojson and reports.geojson (EPSG:4326, one feature a line).  Nothing in
them is real: the town lies in the open North Sea.  The same version of these scripts always writes the same
bytes: every choice is drawn from Random.random(), the one method whose sequence Python promises to keep.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from network import Dice, Point
from riders import Report, Riders
from town import Town, street_row

SEED = 16
ORIGIN = (3.1, 55.1)  # open water, so that no street here can be mistaken for somebody's real one
METRES_PER_DEGREE = (63835.0, 111325.0)  # of WGS 84 at that latitude


def position(place: Point) -> str:
    """Longitude and latitude with seven decimals, which is about a centimetre."""
    return ",".join(f"{o + v / m:.7f}" for o, v, m in zip(ORIGIN, place, METRES_PER_DEGREE)).join("[]")


def point(place: Point | None) -> str:
    """A point geometry, or none."""
    return "null" if place is None else f'{{"type":"Point","coordinates":{position(place)}}}'


def line(parts: list[list[Point]]) -> str:
    """A line, or several as one geometry."""
    lines = ["[" + ",".join(position(place) for place in part) + "]" for part in parts]
    if len(lines) == 1:
        return f'{{"type":"LineString","coordinates":{lines[0]}}}'
    return f'{{"type":"MultiLineString","coordinates":[{",".join(lines)}]}}'


def report_row(report: Report) -> dict[str, Any]:
    """The fields of a report in their order."""
    return {
        "report_id": report.report_id,
        "contributor": report.contributor,
        "hazard": report.hazard,
        "occurred_at": report.moment.isoformat(),
        "severity": report.severity,
    }


def write(path: Path, rows: Iterable[tuple[dict[str, Any], str]]) -> None:
    """A collection with one feature a line, so that a change shows as the lines it changed."""
    features = [
        f'{{"type":"Feature","properties":{json.dumps(row, ensure_ascii=False, separators=(",", ":"))},'
        f'"geometry":{geometry}}}'
        for row, geometry in rows
    ]
    head = f'{{"type":"FeatureCollection","name":"{path.stem}","features":[\n'
    path.write_bytes((head + ",\n".join(features) + "\n]}\n").encode("utf-8"))


def main() -> None:
    """Write the three files."""
    parser = argparse.ArgumentParser(description="Write the invented sample data.")
    here = Path(__file__).resolve().parent
    parser.add_argument("--out", type=Path, default=here, help="folder to write to")
    out: Path = parser.parse_args().out
    out.mkdir(parents=True, exist_ok=True)
    town = Town(Dice(SEED))
    write(out / "streets.geojson", ((street_row(s), line(s.parts)) for s in town.segments))
    write(out / "addresses.geojson", ((row, point(place)) for row, place in town.addresses()))
    reports = Riders(town).reports()
    write(out / "reports.geojson", ((report_row(r), point(r.place)) for r in reports))


if __name__ == "__main__":
    main()
