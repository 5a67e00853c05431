#!/usr/bin/env python3
"""Speed and memory of the measures on arrays, beside pandas and pycanon, in one run on one machine.

    measures.py [--rows 1000000] [--runs 3] [--pycanon PYTHON] [--pycanon-rows 100000] [--ways uniqueness,pandas_uniqueness]

Prints a Markdown table of medians. Each way runs in a process of its own, so that the peak memory is its own; start-up,
imports and making the data are not counted. PYTHON is that of an environment with pycanon, which is no dependency:

    python3 -m venv /somewhere/pycanon && /somewhere/pycanon/bin/pip install pycanon
"""

from __future__ import annotations

import argparse
import datetime
import itertools
import json
import os
import platform
import resource
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from processes import child

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
KEYS = ("x", "y", "month", "category")


def town(rows: int) -> dict[str, Any]:
    """Records on 20,000 places, with a month, a category (1 % NULL), three more filters and a contributor."""
    import numpy as np

    rng = np.random.default_rng(11)
    place, n_places = rng.integers(0, 20_000, rows), 20_000
    spots = rng.integers(0, 20_000, (n_places, 2)).astype(float)
    months = np.array([f"2025-{month:02d}" for month in range(1, 13)], dtype=object)
    kinds = np.array([f"kind {kind}" for kind in range(14)], dtype=object)
    category = kinds[rng.integers(0, 14, rows)]
    category[rng.random(rows) < 0.01] = None
    return {
        "x": spots[place, 0],
        "y": spots[place, 1],
        "month": months[rng.integers(0, 12, rows)],
        "category": category,
        "place": place,
        "hour": rng.integers(0, 24, rows),
        "severity": rng.integers(0, 3, rows),
        "sensitive": kinds[rng.integers(0, 14, rows)],
        "who": rng.integers(-1, max(rows // 8, 1), rows),
    }


def _location(data: dict[str, Any]) -> Any:
    import numpy as np

    return np.column_stack([data["x"], data["y"]])


def uniqueness(data: dict[str, Any]) -> Callable[[], Any]:
    from nearmiss_qgis.core.classes import uniqueness as measure
    from nearmiss_qgis.core.records import classes

    location, columns = _location(data), [data["month"], data["category"]]
    return lambda: measure(location, classes(columns, len(location))).k_min


def uniqueness_of_codes(data: dict[str, Any]) -> Callable[[], Any]:
    from nearmiss_qgis.core.classes import uniqueness as measure
    from nearmiss_qgis.core.records import classes

    location = _location(data)
    codes = classes([data["month"], data["category"]], len(location))
    return lambda: measure(location, codes).k_min


def pandas_uniqueness(data: dict[str, Any], sort: bool = True) -> Callable[[], Any]:
    import pandas as pd

    frame = pd.DataFrame({name: data[name] for name in KEYS})
    return lambda: int(frame.groupby(list(KEYS), dropna=False, sort=sort).size().min())


def pandas_uniqueness_unsorted(data: dict[str, Any]) -> Callable[[], Any]:
    return pandas_uniqueness(data, sort=False)


def pycanon_uniqueness(data: dict[str, Any]) -> Callable[[], Any]:
    import pandas as pd
    from pycanon import anonymity

    frame = pd.DataFrame({name: data[name] for name in KEYS})
    return lambda: anonymity.k_anonymity(frame, list(KEYS))


def _dimensions(data: dict[str, Any]) -> list[Any]:
    from nearmiss_qgis.core.records import classes

    return [
        classes([data[name].tolist()], len(data["x"])) for name in ("month", "category", "severity", "hour", "place")
    ]


def cells(data: dict[str, Any], **more: Any) -> Callable[[], Any]:
    from nearmiss_qgis.core.cells import smallest_cells

    dimensions = _dimensions(data)
    return lambda: smallest_cells(dimensions, k=5, **more).smallest


def cells_of_people(data: dict[str, Any]) -> Callable[[], Any]:
    return cells(data, contributor=data["who"])


def cells_and_unique_sets(data: dict[str, Any]) -> Callable[[], Any]:
    return cells(data, unique_sets=True)


def pandas_cells(data: dict[str, Any]) -> Callable[[], Any]:
    import pandas as pd

    frame = pd.DataFrame(dict(zip("abcde", _dimensions(data))))
    chosen = [list(names) for depth in range(1, 6) for names in itertools.combinations("abcde", depth)]
    return lambda: min(int(frame.groupby(names, dropna=False, sort=False).size().min()) for names in chosen)


def diversity(data: dict[str, Any]) -> Callable[[], Any]:
    from nearmiss_qgis.core.diversity import diversity as measure
    from nearmiss_qgis.core.records import classes

    group = classes([data["place"].tolist()], len(data["x"]))
    sensitive = classes([data["sensitive"]], len(data["x"]))
    return lambda: int(measure(group, sensitive).distinct_l.min())


WAYS: dict[str, tuple[Callable[[dict[str, Any]], Callable[[], Any]], str]] = {
    "uniqueness": (uniqueness, "uniqueness of 4 keys, from values"),
    "uniqueness_of_codes": (uniqueness_of_codes, "uniqueness of 4 keys, from codes"),
    "pandas_uniqueness": (pandas_uniqueness, "pandas groupby.size(dropna=False), 4 keys"),
    "pandas_uniqueness_unsorted": (pandas_uniqueness_unsorted, "the same, sort=False"),
    "pycanon_uniqueness": (pycanon_uniqueness, "pycanon k_anonymity, 4 keys (drops NULL)"),
    "cells": (cells, "smallest cell, 31 combinations of 5 filters"),
    "cells_of_people": (cells_of_people, "the same in people"),
    "cells_and_unique_sets": (cells_and_unique_sets, "the same in records, with minimal unique sets and SUDA"),
    "pandas_cells": (pandas_cells, "pandas groupby.size(sort=False), 31 times, from codes"),
    "diversity": (diversity, "diversity of 20,000 classes, from codes"),
}


def measured(way: str, rows: int) -> dict[str, Any]:
    """Seconds, peak memory of this process (MB) and the answer of one way."""
    ready = WAYS[way][0](town(rows))
    wall, cpu = time.perf_counter(), time.process_time()
    answer = ready()
    return {
        "wall": time.perf_counter() - wall,
        "cpu": time.process_time() - cpu,
        "memory": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024,
        "answer": answer,
    }


def main() -> None:
    """Run the benchmark, or one measurement of it in a child process."""
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--rows", type=int, default=1_000_000)
    arguments.add_argument("--runs", type=int, default=3)
    arguments.add_argument("--ways", help="only these, comma separated: " + ", ".join(WAYS))
    arguments.add_argument("--pycanon", metavar="PYTHON", help="a Python that has pycanon")
    arguments.add_argument("--pycanon-rows", type=int, default=100_000)
    arguments.add_argument("--way", choices=list(WAYS), help=argparse.SUPPRESS)
    given = arguments.parse_args()
    if given.way:
        print(json.dumps(measured(given.way, given.rows)))
        return
    ways = given.ways.split(",") if given.ways else [way for way in WAYS if given.pycanon or "pycanon" not in way]
    sizes = {way: given.pycanon_rows if "pycanon" in way else given.rows for way in ways}
    if "pycanon_uniqueness" in ways and "uniqueness" in ways:
        ways.insert(ways.index("pycanon_uniqueness") + 1, "uniqueness")  # once more, at the size of pycanon
    print(
        f"{datetime.date.today()}, {platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}; "
        f"median of {given.runs} runs, each in a process of its own; memory includes the data and the libraries."
    )
    print("\n| rows | way | wall s | CPU s | peak MB | smallest |\n|---:|---|---:|---:|---:|---:|", flush=True)
    seen: set[str] = set()
    for way in ways:
        rows = given.pycanon_rows if way in seen else sizes[way]
        seen.add(way)
        python = given.pycanon if "pycanon" in way else sys.executable
        runs = [child(__file__, way, rows, python) for _ in range(given.runs)]
        median = {key: statistics.median(run[key] for run in runs) for key in ("wall", "cpu", "memory")}
        figures = f"{median['wall']:.2f} | {median['cpu']:.2f} | {median['memory']:.0f} | {runs[0]['answer']}"
        print(f"| {rows:,} | {WAYS[way][1]} | {figures} |", flush=True)


if __name__ == "__main__":
    main()
