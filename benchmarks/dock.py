#!/usr/bin/env python3
"""The panel on a large town: seconds until the first colours, until all is done, and how long it did not answer.

    dock.py [--size 100000x20000] [--runs 3] [--formats gpkg,geojson] [--phases] [--trace 0.2]

A real window of QGIS parts, offscreen: all layers drawn, the full set-up chosen, Analyse pressed once, in a process of
its own for each run. A timer of 10 ms in the main thread tells how long the event loop was ever blocked: the largest
gap between two ticks, and the 99th percentile. Prints Markdown tables of medians; `--phases` adds one with a row for
each step, and for showing what it found. `--trace SECONDS` runs once per format and says instead where all threads
were, every so many seconds, while the main thread did not answer. Needs QGIS and about a minute for each run.
"""

from __future__ import annotations

import argparse
import datetime
import faulthandler
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

from bench import ROOT, town

sys.path.insert(0, str(ROOT / "tests" / "qgis"))
CRS = 27700
FIELDS = {
    "reports": ("rid", "who", "kind", "at"),
    "streets": ("sid",),
    "addresses": ("aid",),
}
CHOSEN = {"report_id": "rid", "contributor": "who", "category": "kind", "time": "at", "segment_id": "sid"}
PRESSED, ENDED = "pressing Analyse", "the end"
FIRST, ALL, GAP, P99, PEAK = "first colours s", "all s", "largest gap s", "gap p99 s", "peak MB"


def write_layers(folder: Path, n_points: int, n_streets: int) -> None:
    """The town as GeoPackages, and the same as GeoJSON in degrees."""
    import numpy as np
    from osgeo import gdal

    n_addresses = 2 * n_streets
    points, lines = town(n_points + n_addresses, n_streets)
    rng = np.random.default_rng(5)
    who = rng.integers(-1000, max(n_points // 5, 1), n_points).tolist()  # 5 % do not say
    kind, at = rng.integers(0, 7, n_points).tolist(), rng.integers(0, 180 * 86_400, n_points).tolist()
    start = datetime.datetime(2025, 1, 1)
    moments = [(start + datetime.timedelta(seconds=seconds)).strftime("%Y/%m/%d %H:%M:%S") for seconds in at]
    people = [f"p{one:05d}" if one >= 0 else None for one in who]
    ids = [f"r{i:07d}" for i in range(n_points)]
    rows = list(zip(ids, people, (f"kind {one}" for one in kind), moments))
    write_layer(folder, "reports", [f"POINT ({x!r} {y!r})" for x, y in points[:n_points].tolist()], rows)
    streets = [f"LINESTRING ({a!r} {b!r}, {c!r} {d!r})" for a, b, c, d in lines.tolist()]
    write_layer(folder, "streets", streets, [(f"s{i:06d}",) for i in range(n_streets)])
    addresses = [f"POINT ({x!r} {y!r})" for x, y in points[n_points:].tolist()]
    write_layer(folder, "addresses", addresses, [(f"a{i:06d}",) for i in range(n_addresses)])
    for name in FIELDS:
        options = gdal.VectorTranslateOptions(format="GeoJSON", layerCreationOptions=["RFC7946=YES"])
        gdal.VectorTranslate(str(folder / f"{name}.geojson"), str(folder / f"{name}.gpkg"), options=options)


def write_layer(folder: Path, name: str, shapes: list[str], rows: list[tuple[Any, ...]]) -> None:
    """One GeoPackage."""
    from osgeo import ogr, osr

    crs = osr.SpatialReference()
    crs.ImportFromEPSG(CRS)
    data = ogr.GetDriverByName("GPKG").CreateDataSource(str(folder / f"{name}.gpkg"))
    layer = data.CreateLayer(name, crs, ogr.wkbLineString if shapes[0].startswith("L") else ogr.wkbPoint)
    for field in FIELDS[name]:
        layer.CreateField(ogr.FieldDefn(field, ogr.OFTDateTime if field == "at" else ogr.OFTString))
    data.StartTransaction()
    for shape, row in zip(shapes, rows):
        feature = ogr.Feature(layer.GetLayerDefn())
        for i, value in enumerate(row):
            if value is not None:
                feature.SetField(i, value)
        feature.SetGeometry(ogr.CreateGeometryFromWkt(shape))
        layer.CreateFeature(feature)
    data.CommitTransaction()


class Ticker:
    """Ticks in the main thread, and what happened between two ticks."""

    def __init__(self, trace: float) -> None:
        from qgis.PyQt.QtCore import Qt, QTimer

        self.phase, self.last, self._trace = "before", time.perf_counter(), trace
        self.gaps: dict[str, list[float]] = {}
        self.at: dict[str, float] = {}  # when the loop answered again after an event
        self._happened: list[str] = []
        self._timer = QTimer()
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)
        self._timer.start(10)

    def happened(self, what: str) -> None:
        """The gap in which this happens is counted as its own."""
        self._happened.append(what)

    def _tick(self) -> None:
        now = time.perf_counter()
        for what in self._happened:
            self.at.setdefault(what, now)
        phase = self._happened[-1] if self._happened else self.phase
        self._happened = []
        self.gaps.setdefault(phase, []).append(now - self.last)
        if self._trace:
            if now - self.last > self._trace:
                print(f"=== {now - self.last:.3f} s in: {phase}\n", file=sys.stderr, flush=True)
            faulthandler.dump_traceback_later(self._trace, repeat=True)
        self.last = now


def measured(kind: str, folder: Path, trace: float) -> dict[str, Any]:
    """Seconds, peak memory, and the gaps of one run; start-up and opening the layers not counted."""
    from qgis.core import QgsApplication, QgsCoordinateReferenceSystem, QgsProject, QgsVectorLayer

    application = QgsApplication([], True)
    application.initQgis()
    from windows import Window

    from nearmiss_qgis import classFactory
    from nearmiss_qgis.gui.setup import Setup

    window, project = Window(), QgsProject.instance()
    project.setCrs(QgsCoordinateReferenceSystem.fromEpsgId(CRS))
    window.canvas.setParallelRenderingEnabled(True)  # both as in QGIS
    window.canvas.setCachingEnabled(True)
    plugin = classFactory(window)
    plugin.initGui()
    layers = {name: QgsVectorLayer(str(folder / f"{name}.{kind}"), name, "ogr") for name in FIELDS}
    project.addMapLayers(list(layers.values()))
    reports, streets, addresses = (layer.id() for layer in layers.values())
    fields = {**CHOSEN, "subject": "aid"}
    plugin.dock._choose(Setup(reports, streets, addresses, "Addresses, invented", fields=fields))
    plugin.dock.show()
    window.canvas.zoomToFullExtent()
    pause(2.0)
    window.canvas.waitWhileRendering()
    found = pressed(plugin.dock, window.canvas, Ticker(trace))
    assert plugin.dock.session.analysis.complete, plugin.dock.session.analysis.failures
    return found


def pressed(dock: Any, canvas: Any, ticker: Ticker) -> dict[str, Any]:
    """What happens between pressing Analyse and the end of the analysis."""
    from qgis.PyQt.QtCore import QEventLoop, QTimer

    drawn: list[float] = []
    fresh: list[bool] = []  # of the drawing at work: whether it has the first colours

    def refreshed() -> None:
        if fresh and fresh[-1] and not drawn:
            drawn.append(time.perf_counter())

    canvas.renderStarting.connect(lambda: fresh.append(None not in map(dock.overlays.layer, ("published", "withheld"))))
    canvas.mapCanvasRefreshed.connect(refreshed)
    dock.session.step_began.connect(lambda title: setattr(ticker, "phase", title))
    dock.session.step_done.connect(lambda key: ticker.happened(f"showing {key}"))
    dock.session.ended.connect(lambda: ticker.happened(ENDED))
    pause(0.5)
    ticker.gaps.clear()
    start = time.perf_counter()
    ticker.happened(PRESSED)
    QTimer.singleShot(0, dock.panel.analyse_button.click)
    loop = QEventLoop()
    dock.session.ended.connect(loop.quit)
    loop.exec()
    ticker.phase = "after it"
    pause(3.0)
    faulthandler.cancel_dump_traceback_later()
    gaps = sorted(gap for found in ticker.gaps.values() for gap in found)
    return {
        FIRST: drawn[0] - start,
        ALL: ticker.at[ENDED] - start,
        GAP: gaps[-1],
        P99: gaps[int(0.99 * len(gaps))],
        PEAK: resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024,
        "phases": {phase: [max(found), sum(found)] for phase, found in ticker.gaps.items()},
    }


def pause(seconds: float) -> None:
    """Let the event loop run."""
    from qgis.PyQt.QtCore import QEventLoop, QTimer

    loop = QEventLoop()
    QTimer.singleShot(int(1000 * seconds), loop.quit)
    loop.exec()


def child(kind: str, folder: Path, trace: float) -> dict[str, Any]:
    """`measured` in a process of its own, with a QGIS profile of its own."""
    command = [sys.executable, __file__, "--kind", kind, "--folder", str(folder), "--trace", str(trace)]
    own = {"QT_QPA_PLATFORM": "offscreen", "QGIS_CUSTOM_CONFIG_PATH": str(folder / "profile")}
    errors = None if trace else subprocess.PIPE
    done = subprocess.run(
        command, stdout=subprocess.PIPE, stderr=errors, text=True, check=False, env={**os.environ, **own}
    )
    if done.returncode:
        sys.exit(f"{kind}: {(done.stderr or '')[-2000:]}")
    return json.loads(done.stdout.splitlines()[-1])


def phase_rows(kind: str, runs: list[dict[str, Any]]) -> list[str]:
    """Rows with the largest gap of each phase, and how long it took."""
    rows = []
    for phase in runs[0]["phases"]:
        largest, whole = (statistics.median(run["phases"].get(phase, (0, 0))[i] for run in runs) for i in (0, 1))
        rows.append(f"| {kind} | {phase} | {whole:.2f} | {largest:.3f} |")
    return rows


def main() -> None:
    """Run the benchmark, or one measurement of it in a child process."""
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--size", default="100000x20000", help="reports x segments")
    arguments.add_argument("--runs", type=int, default=3)
    arguments.add_argument("--formats", default="gpkg,geojson")
    arguments.add_argument("--phases", action="store_true")
    arguments.add_argument("--trace", type=float, default=0.0, metavar="SECONDS")
    arguments.add_argument("--kind", help=argparse.SUPPRESS)
    arguments.add_argument("--folder", type=Path, help=argparse.SUPPRESS)
    given = arguments.parse_args()
    if given.kind:
        print(json.dumps(measured(given.kind, given.folder, given.trace)), flush=True)
        os._exit(0)  # QGIS need not be taken down in order
    n_points, n_streets = (int(part) for part in given.size.split("x"))
    given.runs = 1 if given.trace else given.runs
    print(
        f"{datetime.date.today()}, {platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}; "
        f"{n_points:,} reports x {n_streets:,} segments, {2 * n_streets:,} addresses; median of {given.runs} runs, each in "
        "a process of its own."
    )
    print(f"\n| files | {FIRST} | {ALL} | {GAP} | {P99} | {PEAK} |\n|---|---:|---:|---:|---:|---:|", flush=True)
    phases: list[str] = []
    with tempfile.TemporaryDirectory(dir=os.environ.get("TMPDIR", "/var/tmp")) as name:
        write_layers(Path(name), n_points, n_streets)
        for kind in given.formats.split(","):
            runs = [child(kind, Path(name), given.trace) for _ in range(given.runs)]
            first, whole, gap, p99, peak = (
                statistics.median(r[key] for r in runs) for key in (FIRST, ALL, GAP, P99, PEAK)
            )
            print(f"| {kind} | {first:.1f} | {whole:.1f} | {gap:.3f} | {p99:.3f} | {peak:.0f} |", flush=True)
            phases += phase_rows(kind, runs)
    if given.phases:
        print("\n| files | phase | s | largest gap s |\n|---|---|---:|---:|\n" + "\n".join(phases))


if __name__ == "__main__":
    main()
