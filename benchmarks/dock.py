#!/usr/bin/env python3
"""The panel on a large town: seconds until the first colours, until all is done, and how long it did not answer.

    dock.py [--size 100000x20000] [--runs 3] [--formats gpkg,geojson] [--phases]

A real window of QGIS parts, offscreen: all layers drawn, the full set-up chosen, Analyse pressed once, in a process of
its own for each run. First colours: published and withheld segments were added and the canvas has drawn them. A timer
of 10 ms in the main thread tells how long the event loop was ever blocked: the largest gap between two ticks, and the
99th percentile of all. Prints a Markdown table of medians; `--phases` adds one with a row for pressing Analyse, for
each step at work, and for showing what it found. Needs QGIS, a quiet machine and about a minute for each run.
"""

from __future__ import annotations

import argparse
import csv
import datetime
import json
import os
import platform
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from bench import CRS, ROOT, town

sys.path.insert(0, str(ROOT / "tests" / "qgis"))
FORMATS = {"gpkg": ("GPKG", CRS, []), "geojson": ("GeoJSON", "EPSG:4326", ["RFC7946=YES"])}
CHOSEN = dict(report_id="rid", contributor="who", category="kind", time="at", segment_id="sid", subject="aid")
FIGURES = ("first colours s", "all s", "largest gap s", "gap p99 s", "peak MB")


def write_layers(folder: Path, n_points: int, n_streets: int) -> None:
    """The town in each format: reports of half a year, streets, and two addresses for each street."""
    import numpy as np

    points, lines = town(n_points + 2 * n_streets, n_streets)
    rng, start = np.random.default_rng(5), datetime.datetime(2025, 1, 1)
    ids = [f"r{i:07d}" for i in range(n_points)]
    who = [f"p{one}" if one >= 0 else "" for one in rng.integers(-n_points // 100, n_points // 5, n_points)]  # 5 % NULL
    kinds = [f"kind {one}" for one in rng.integers(0, 7, n_points)]
    times = [start + datetime.timedelta(seconds=one) for one in rng.integers(0, 180 * 86_400, n_points).tolist()]
    spots = [f"POINT ({x!r} {y!r})" for x, y in points.tolist()]
    streets = [f"LINESTRING ({a!r} {b!r}, {c!r} {d!r})" for a, b, c, d in lines.tolist()]
    write_layer(folder / "reports.csv", ("WKT", "rid", "who", "kind", "at"), zip(spots, ids, who, kinds, times))
    write_layer(folder / "streets.csv", ("WKT", "sid"), ((line, f"s{i:06d}") for i, line in enumerate(streets)))
    write_layer(folder / "auxiliary.csv", ("WKT", "aid"), ((at, f"a{i}") for i, at in enumerate(spots[n_points:])))


def write_layer(path: Path, names: tuple[str, ...], rows: Any) -> None:
    """One layer in each format, by way of a text file."""
    from osgeo import gdal

    with path.open("w", newline="", encoding="utf-8") as file:
        csv.writer(file).writerows([names, *rows])
    reading = ["AUTODETECT_TYPE=YES", "EMPTY_STRING_AS_NULL=YES", "KEEP_GEOM_COLUMNS=NO"]
    data = gdal.OpenEx(str(path), gdal.OF_VECTOR, open_options=reading)
    for ending, (driver, crs, creation) in FORMATS.items():
        how = {"format": driver, "layerCreationOptions": creation, "srcSRS": CRS, "dstSRS": crs, "reproject": True}
        gdal.VectorTranslate(str(path.with_suffix(f".{ending}")), data, **how)


class Ticker:
    """Ticks in the main thread, and what happened between two ticks."""

    def __init__(self) -> None:
        from qgis.PyQt.QtCore import QTimer

        self.phase, self._last = "before the first step", time.perf_counter()
        self.gaps: dict[str, list[float]] = {}
        self._happened: list[str] = []
        self._timer = QTimer()
        self._timer.timeout.connect(self._tick)
        self._timer.start(10)

    def happened(self, what: str) -> None:
        """Count the gap in which this happens under its name."""
        self._happened.append(what)

    def _tick(self) -> None:
        now = time.perf_counter()
        self.gaps.setdefault(self._happened[-1] if self._happened else self.phase, []).append(now - self._last)
        self._happened, self._last = [], now


def measured(kind: str, folder: Path) -> dict[str, Any]:
    """Seconds, peak memory and gaps of one run; start-up and opening the layers not counted."""
    from qgis.core import QgsApplication, QgsCoordinateReferenceSystem, QgsProject, QgsVectorLayer

    application = QgsApplication([], True)
    application.initQgis()
    from windows import Window

    from nearmiss_qgis import classFactory
    from nearmiss_qgis.gui.setup import ROLES, Setup

    window, project = Window(), QgsProject.instance()
    project.setCrs(QgsCoordinateReferenceSystem(CRS))
    window.canvas.setParallelRenderingEnabled(True)  # both as in QGIS
    window.canvas.setCachingEnabled(True)
    plugin = classFactory(window)
    plugin.initGui()
    layers = [QgsVectorLayer(str(folder / f"{role}.{kind}"), role, "ogr") for role in ROLES]
    project.addMapLayers(layers)
    plugin.dock._choose(Setup(*(layer.id() for layer in layers), "Addresses, invented", fields=CHOSEN))
    plugin.dock.show()
    window.canvas.zoomToFullExtent()
    run_loop(2.0)
    window.canvas.waitWhileRendering()
    return pressed(plugin.dock, window.canvas, Ticker())


def pressed(dock: Any, canvas: Any, ticker: Ticker) -> dict[str, Any]:
    """What happens between pressing Analyse and the end of the analysis."""
    drawn: list[float] = []
    fresh = [False]  # whether the drawing at work has the first colours
    canvas.renderStarting.connect(lambda: fresh.append(None not in map(dock.overlays.layer, ("published", "withheld"))))
    canvas.mapCanvasRefreshed.connect(lambda: drawn.append(time.perf_counter()) if fresh[-1] else None)
    dock.session.step_began.connect(lambda title: setattr(ticker, "phase", title))
    dock.session.step_done.connect(lambda key: ticker.happened(f"showing {key}"))
    dock.session.ended.connect(lambda: ticker.happened("the end"))
    start = time.perf_counter()
    ticker.happened("pressing Analyse")
    dock.panel.analyse_button.click()
    run_loop(3600.0, dock.session.ended)
    assert dock.session.analysis.complete, dock.session.analysis.failures
    ticker.phase = "after it"
    run_loop(3.0)
    gaps = sorted(gap for phase, found in ticker.gaps.items() for gap in found if phase != "after it")
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    figures = dict(zip(FIGURES, (drawn[0] - start, sum(gaps), gaps[-1], gaps[int(0.99 * len(gaps))], peak)))
    return {**figures, "phases": {phase: (sum(found), max(found)) for phase, found in ticker.gaps.items()}}


def run_loop(seconds: float, signal: Any = None) -> None:
    """Run the event loop for some time, or until a signal is sent."""
    from qgis.PyQt.QtCore import QEventLoop, QTimer

    loop = QEventLoop()
    QTimer.singleShot(int(1000 * seconds), loop.quit)
    if signal is not None:
        signal.connect(loop.quit)
    loop.exec()


def child(kind: str, folder: Path) -> dict[str, Any]:
    """`measured` in a process of its own, with a QGIS profile of its own."""
    command = [sys.executable, __file__, "--kind", kind, "--folder", str(folder)]
    own = {"QT_QPA_PLATFORM": "offscreen", "QGIS_CUSTOM_CONFIG_PATH": str(folder / "profile")}
    done = subprocess.run(command, capture_output=True, text=True, check=False, env={**os.environ, **own})
    if done.returncode:
        sys.exit(f"{kind}: {done.stderr[-2000:]}")
    return json.loads(done.stdout.splitlines()[-1])


def tables(size: str, formats: list[str], n_runs: int, with_phases: bool) -> None:
    """Make the town, run, and print."""
    phases = ["\n| files | phase | s | largest gap s |\n|---|---|---:|---:|"]
    with tempfile.TemporaryDirectory(dir=os.environ.get("TMPDIR", "/var/tmp")) as name:
        write_layers(Path(name), *(int(part) for part in size.split("x")))
        print(f"| files | {' | '.join(FIGURES)} |\n|---|---:|---:|---:|---:|---:|", flush=True)
        for kind in formats:
            runs = [child(kind, Path(name)) for _ in range(n_runs)]
            first, whole, gap, p99, peak = (statistics.median(run[key] for run in runs) for key in FIGURES)
            print(f"| {kind} | {first:.1f} | {whole:.1f} | {gap:.3f} | {p99:.3f} | {peak:.0f} |", flush=True)
            for phase in runs[0]["phases"]:
                whole, gap = (statistics.median(run["phases"].get(phase, (0, 0))[i] for run in runs) for i in (0, 1))
                phases.append(f"| {kind} | {phase} | {whole:.2f} | {gap:.3f} |")
    if with_phases:
        print("\n".join(phases))


def main() -> None:
    """Run the benchmark, or one measurement of it in a child process."""
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--size", default="100000x20000", help="reports x segments")
    arguments.add_argument("--runs", type=int, default=3)
    arguments.add_argument("--formats", default=",".join(FORMATS))
    arguments.add_argument("--phases", action="store_true")
    arguments.add_argument("--kind", choices=FORMATS, help=argparse.SUPPRESS)
    arguments.add_argument("--folder", type=Path, help=argparse.SUPPRESS)
    given = arguments.parse_args()
    if given.kind:
        print(json.dumps(measured(given.kind, given.folder)), flush=True)
        os._exit(0)  # QGIS need not be taken down in order
    print(
        f"{datetime.date.today()}, {platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}; "
        f"{given.size} (reports x segments), twice as many addresses as segments; median of {given.runs} runs.\n"
    )
    tables(given.size, given.formats.split(","), given.runs, given.phases)


if __name__ == "__main__":
    main()
