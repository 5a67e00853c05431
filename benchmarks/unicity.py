#!/usr/bin/env python3
"""Speed and memory of unicity on made-up traces, in one run on one machine.

    unicity.py [--runs 3] [--ways town_of_100,people_2000]

Prints a Markdown table: for each number of known points what was found, medians of seconds, and the peak memory of the process
without imports, but with the making of the data. Each number of points of each workload runs in a process of its own.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import resource
import statistics
import sys
import time
from pathlib import Path
from typing import Any

from processes import child

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
#: People, distinct points of each, places, hours, and how alike people's places are.
WORKLOADS = {
    "town_of_100": (100, 1_000, 300, 360, 0.4),
    "people_2000": (2_000, 100, 2_000, 720, 0.6),
    "reporters_50000": (50_000, 4, 5_000, 365, 0.8),
}
POINTS = {"town_of_100": (1, 2, 3, 4), "people_2000": (1, 2, 3, 4), "reporters_50000": (1, 2, 4)}
RISK = 0  # in place of a number of points: the risk of each person at four


def town(people: int, points: int, places: int, hours: int, spread: float) -> Any:
    """Traces of people with a home, a work place and places that are more popular than others, at distinct hours."""
    import numpy as np

    from nearmiss_qgis.core.traces import traces_of

    rng = np.random.default_rng(20)
    draws = 3 * points  # more than are needed: some fall on the same point
    who = np.repeat(np.arange(people), draws)
    popular = np.minimum(rng.zipf(1.3, len(who)) - 1, places - 1)
    home = rng.integers(0, places, people)[who]
    place = np.where(rng.random(len(who)) < spread, popular, home)
    when = rng.integers(0, hours, len(who))
    first = np.unique(np.column_stack([who, place, when]), axis=0, return_index=True)[1]
    first.sort()
    order = np.lexsort([first, who[first]])
    owner = who[first][order]
    rank = np.arange(len(owner)) - np.searchsorted(owner, owner)
    kept = first[order][rank < points]
    return traces_of(who[kept], place[kept], when[kept])


def measure(workload: str, p: int) -> dict[str, Any]:
    """Seconds, megabytes and what was found."""
    import numpy as np

    from nearmiss_qgis.core.trace_risk import risks
    from nearmiss_qgis.core.unicity import unicity

    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    traces = town(*WORKLOADS[workload])
    start = time.perf_counter()
    if p == RISK:
        found = risks(traces, 4)
        told = f"mean risk {found.mean():.3f}"
    else:
        one = unicity(traces, p, samples=1000, rng=np.random.default_rng([1, p]))
        how = "exact" if one.exhaustive else f"± {one.standard_error:.1g}"
        told = f"unicity {one.unicity:.4f} ({how}), {one.sets_tested:.3g} sets"
    seconds = time.perf_counter() - start
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return {"seconds": seconds, "mb": (peak - before) / 1024, "told": told, "points": len(traces.point)}


def main() -> None:
    """Run what is asked for and print it."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--ways", default=",".join(WORKLOADS))
    parser.add_argument("--way", help=argparse.SUPPRESS)  # one workload, and the number of points
    parser.add_argument("--rows", type=int, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.way:
        print(json.dumps(measure(given.way, given.rows)))
        return
    print(f"Python {platform.python_version()}, {os.cpu_count()} cores\n")
    print("| people x points | known points | found | s | MB |\n|---|---:|---|---:|---:|")
    for workload in given.ways.split(","):
        for p in (*POINTS[workload], RISK):
            runs = [child(__file__, workload, p) for _ in range(given.runs)]
            people, points = WORKLOADS[workload][:2]
            seconds = statistics.median(run["seconds"] for run in runs)
            print(
                f"| {people:,} x {points:,} ({runs[0]['points']:,}) | {p or 'risk at 4'} | {runs[0]['told']} | {seconds:.2f} "
                f"| {statistics.median(run['mb'] for run in runs):.0f} |",
                flush=True,
            )


if __name__ == "__main__":
    main()
