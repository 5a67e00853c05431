#!/usr/bin/env python3
"""Speed and memory of counting within radii, beside the loop of the audit guide, in one run on one machine.

    radius.py [--rows 1000000] [--runs 3] [--ways spread,loop_spread]

Points and subjects are as many as rows, once spread evenly, once in clusters. The cost follows the density, so the
median k at 50 m and at 500 m is told. The loop, `len(tree.query_ball_point(p, r))` for each point and radius, is timed on
a sample of the points against all subjects; its seconds for all points are worked out from that. Each way runs in a
process of its own; making the data is not counted. Prints a Markdown table of medians.
"""

from __future__ import annotations

import argparse
import datetime
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
RADII = (25.0, 50.0, 100.0, 250.0, 500.0)
CLUSTERS, CLUSTER_M, AREA_M = 10, 775.0, 60_000.0
K_AT_50, SAMPLE = 9, {"loop_spread": 20_000, "loop_clustered": 2_000}
WAYS = {
    "spread": "candidates at 5 radii, spread evenly",
    "loop_spread": "the guide's loop, the same data",
    "clustered": "candidates at 5 radii, in 10 clusters",
    "loop_clustered": "the guide's loop, the same data",
    "weighted": "candidates with weights 0 to 20, spread evenly",
    "one_place": "candidates at 5 radii, all points and subjects on one coordinate, each subject counted",
    "people": "people at 5 radii, 5 records each, a tenth of the rows, spread evenly",
    "isolation": "distance to the 5th other record and place, spread evenly",
    "neighbourhood": "records alike within 50 m, 3 attributes, spread evenly",
}


def spread(rows: int, seed: int) -> Any:
    """Places spread evenly, `K_AT_50` of them within 50 m."""
    import numpy as np

    side = np.sqrt(rows * np.pi * 50**2 / K_AT_50)
    return np.random.default_rng(seed).uniform(0, side, (rows, 2))


def clustered(rows: int, seed: int) -> Any:
    """Places in clusters, as in the middle of a large city."""
    import numpy as np

    centres = np.random.default_rng(7).uniform(0, AREA_M, (CLUSTERS, 2))
    rng = np.random.default_rng(seed)
    return centres[rng.integers(0, CLUSTERS, rows)] + rng.normal(0, CLUSTER_M, (rows, 2))


def measured(way: str, rows: int) -> dict[str, Any]:
    """Seconds of one way, memory beside the data (MB), and the median k at 50 m and 500 m."""
    import numpy as np

    from nearmiss_qgis.core.isolation import isolation
    from nearmiss_qgis.core.neighbourhood import neighbourhood
    from nearmiss_qgis.core.proximity import candidates
    from nearmiss_qgis.core.subjects import subjects

    rng = np.random.default_rng(5)
    make = clustered if "clustered" in way else spread
    rows = rows // 10 if way == "people" else rows
    points, homes = (make(rows, 1), make(rows, 2)) if way != "one_place" else (np.zeros((rows, 2)),) * 2
    weights, ids = rng.integers(0, 21, rows).astype(float), rng.integers(0, max(rows // 5, 1), rows)
    codes = [rng.integers(0, n, rows) for n in (3, 12, 14)]
    sample = points[rng.permutation(rows)[: SAMPLE.get(way, rows)]]
    ways = {
        **dict.fromkeys(SAMPLE, lambda: looped(sample, homes)),
        "people": lambda: candidates(points, subjects(points, ids=ids), RADII),
        "weighted": lambda: candidates(points, subjects(homes, weights=weights), RADII),
        "one_place": lambda: candidates(points, subjects(homes, stacked=True), RADII),
        "isolation": lambda: isolation(points, 5),
        "neighbourhood": lambda: neighbourhood(points, codes, codes[0] + 3 * codes[1] + 36 * codes[2], radius=50.0),
    }
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    wall, cpu = time.perf_counter(), time.process_time()
    found = ways.get(way, lambda: candidates(points, subjects(homes), RADII))()
    share = rows / len(sample)
    wall, cpu = (time.perf_counter() - wall) * share, (time.process_time() - cpu) * share
    k = np.median(found, axis=0) if isinstance(found, np.ndarray) else None
    return {
        "wall": wall,
        "cpu": cpu,
        "memory": (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) / 1024,
        "rows": rows,
        "k": "" if k is None else f"{k[1]:.0f} / {k[-1]:.0f}",
    }


def looped(points: Any, homes: Any) -> Any:
    """The loop of the guide."""
    import numpy as np
    from scipy.spatial import cKDTree

    tree = cKDTree(homes)
    return np.array([[len(tree.query_ball_point(point, radius)) for radius in RADII] for point in points])


def main() -> None:
    """Run the benchmark, or one measurement of it in a child process."""
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--rows", type=int, default=1_000_000)
    arguments.add_argument("--runs", type=int, default=3)
    arguments.add_argument("--ways", help="only these, comma separated: " + ", ".join(WAYS))
    arguments.add_argument("--way", choices=list(WAYS), help=argparse.SUPPRESS)
    given = arguments.parse_args()
    if given.way:
        print(json.dumps(measured(given.way, given.rows)))
        return
    ways = given.ways.split(",") if given.ways else list(WAYS)
    print(
        f"{datetime.date.today()}, {platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}; "
        f"median of {given.runs} runs, the ways in turns; memory is what is used beside the data.\n"
    )
    runs: dict[str, list[dict[str, Any]]] = {way: [] for way in ways}
    for _ in range(given.runs):
        for way, results in runs.items():
            results.append(child(__file__, way, given.rows))
    print("| rows | way | wall s | CPU s | MB beside the data | median k at 50 m / 500 m |")
    print("|---:|---|---:|---:|---:|---:|")
    for way, results in runs.items():
        wall, cpu, memory = (statistics.median(result[key] for result in results) for key in ("wall", "cpu", "memory"))
        told = f"{wall:.1f} | {cpu:.1f} | {memory:.0f} | {results[0]['k']}"
        print(f"| {results[0]['rows']:,} | {WAYS[way]} | {told} |", flush=True)


if __name__ == "__main__":
    main()
