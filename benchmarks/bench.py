#!/usr/bin/env python3
"""Speed and memory of snaptosegments beside native:joinbynearest, in one run on one machine.

    bench.py [--sizes 100000x20000,300000x50000,1000000x50000] [--out docs/performance.md]

Makes synthetic towns, runs each way in a process of its own (so that the peak memory is its own), alternates
the two, and prints medians and ratios. Needs QGIS; give it some minutes and a quiet machine.
"""

from __future__ import annotations

import argparse
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

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "scripts"), "/usr/share/qgis/python/plugins"]
SIZES = "100000x20000,300000x50000,1000000x50000"
CRS = "EPSG:27700"
WAYS = {
    "native": "native:joinbynearest, files to file",
    "ours": "nearmiss:snaptosegments, files to file",
    "native_memory": "native:joinbynearest, layers in memory",
    "core": "our core alone: snap() on arrays",
    "aggregate": "nearmiss:aggregateandwithhold, files to file",
    "core_aggregate": "our core alone: aggregate() on arrays, with breakdowns",
    "publish": "nearmiss:publishrelease, files to a release",
    "verify": "nearmiss:verifyrelease of that release, with reports and streets",
    "core_deduplicate": "our core alone: find_duplicates() on arrays, half a year of reports",
}


def town(n_points: int, n_streets: int) -> tuple[Any, Any]:
    """Points beside streets that wander through a 20 x 20 km town: (n, 2) points and (m, 4) streets, metres."""
    import numpy as np

    rng = np.random.default_rng(7)
    streets = []
    while len(streets) < n_streets:
        x, y = rng.uniform(400_000, 420_000), rng.uniform(300_000, 320_000)
        heading = rng.uniform(0, 2 * np.pi)
        for _ in range(int(rng.integers(5, 40))):
            length = rng.exponential(45) + 5
            heading += rng.normal(0, 0.25)
            end = x + length * np.cos(heading), y + length * np.sin(heading)
            streets.append((x, y, *end))
            x, y = end
    lines = np.array(streets[:n_streets])
    on = rng.integers(0, n_streets, n_points)
    share = rng.random(n_points)[:, None]
    points = lines[on, :2] + share * (lines[on, 2:] - lines[on, :2]) + rng.normal(0, 6, (n_points, 2))
    return points, lines


def write_layers(folder: Path, n_points: int, n_streets: int) -> None:
    """The town as GeoPackages: reports with two fields, streets with an id."""
    from osgeo import ogr, osr

    points, lines = town(n_points, n_streets)
    crs = osr.SpatialReference()
    crs.ImportFromEPSG(27700)
    driver = ogr.GetDriverByName("GPKG")
    data = driver.CreateDataSource(str(folder / "reports.gpkg"))
    layer = data.CreateLayer("reports", crs, ogr.wkbPoint)
    layer.CreateField(ogr.FieldDefn("rid", ogr.OFTString))
    layer.CreateField(ogr.FieldDefn("n", ogr.OFTInteger))
    data.StartTransaction()
    for i, (x, y) in enumerate(points.tolist()):
        feature = ogr.Feature(layer.GetLayerDefn())
        feature.SetField(0, f"r{i:07d}")
        feature.SetField(1, i % 9)
        feature.SetGeometry(ogr.CreateGeometryFromWkt(f"POINT ({x!r} {y!r})"))
        layer.CreateFeature(feature)
    data.CommitTransaction()
    data = driver.CreateDataSource(str(folder / "streets.gpkg"))
    layer = data.CreateLayer("streets", crs, ogr.wkbLineString)
    layer.CreateField(ogr.FieldDefn("sid", ogr.OFTString))
    data.StartTransaction()
    for i, (x1, y1, x2, y2) in enumerate(lines.tolist()):
        feature = ogr.Feature(layer.GetLayerDefn())
        feature.SetField(0, f"s{i:06d}")
        feature.SetGeometry(ogr.CreateGeometryFromWkt(f"LINESTRING ({x1!r} {y1!r}, {x2!r} {y2!r})"))
        layer.CreateFeature(feature)
    data.CommitTransaction()


def start_qgis() -> Any:
    """A QGIS application with native and our algorithms."""
    from qgis.analysis import QgsNativeAlgorithms
    from qgis.core import QgsApplication

    from nearmiss_qgis.processing.provider import NearMissProvider

    application = QgsApplication([], False)
    application.initQgis()
    registry = QgsApplication.processingRegistry()
    if not registry.providerById("native"):
        registry.addProvider(QgsNativeAlgorithms(registry))
    provider = NearMissProvider()
    registry.addProvider(provider)
    return application, provider


def run_algorithm(name: str, parameters: dict[str, Any]) -> dict[str, Any]:
    """Run an algorithm by id as qgis_process does."""
    from qgis.core import QgsApplication, QgsProcessingContext, QgsProcessingFeedback, QgsProject

    context = QgsProcessingContext()
    context.setProject(QgsProject.instance())
    algorithm = QgsApplication.processingRegistry().createAlgorithmById(name)
    results, fine = algorithm.run(parameters, context, QgsProcessingFeedback(False))
    if not fine:
        sys.exit(f"{name} failed")
    return results


def measured(way: str, folder: Path) -> dict[str, float]:
    """Wall and CPU seconds and peak memory of one way; start-up of QGIS and imports not counted."""
    reports, streets, out = (str(folder / f"{name}.gpkg") for name in ("reports", "streets", f"out_{way}"))
    Path(out).unlink(missing_ok=True)
    if way.startswith("core"):
        return measured_core(folder, way)
    qgis = start_qgis()  # lives as long as this name
    import numpy
    import pandas
    import scipy.spatial

    del numpy, pandas, scipy
    parameters: dict[str, Any]
    if way.startswith("native"):
        name = "native:joinbynearest"
        if way == "native_memory":
            reports, streets, out = in_memory(reports), in_memory(streets), "memory:"
        parameters = {"INPUT": reports, "INPUT_2": streets, "FIELDS_TO_COPY": ["sid"], "NEIGHBORS": 1, "OUTPUT": out}
    elif way == "ours":
        name = "nearmiss:snaptosegments"
        parameters = {"REPORTS": reports, "STREETS": streets, "SEGMENT_ID": "sid", "OUTPUT": out}
    elif way in ("publish", "verify"):
        name, parameters = gate(way, folder)
    else:
        name = "nearmiss:aggregateandwithhold"
        parameters = {
            "SNAPPED": str(folder / "out_ours.gpkg"),
            "STREETS": streets,
            "SEGMENT_ID": "sid",
            "CATEGORY": "n",
            "PUBLISHED": out,
            "WITHHELD": str(folder / "out_withheld.gpkg"),
        }
    wall, cpu = time.perf_counter(), time.process_time()
    run_algorithm(name, parameters)
    found = figures(wall, cpu)
    del qgis
    return found


def gate(way: str, folder: Path) -> tuple[str, dict[str, Any]]:
    """The way out of what was aggregated."""
    evidence = {"REPORTS": str(folder / "reports.gpkg"), "STREETS": str(folder / "streets.gpkg")}
    if way == "verify":
        return "nearmiss:verifyrelease", {"RELEASE": str(folder / "release"), "STREETS_ID": "sid", **evidence}
    return "nearmiss:publishrelease", {
        "SEGMENTS": str(folder / "out_aggregate.gpkg"),
        "SEGMENT_ID": "sid",
        "TITLE": "A town",
        "LICENSE": "CC0-1.0",
        "SOURCE": "Invented",
        "FOLDER": str(folder / "release"),
        "OVERWRITE": True,
        **evidence,
    }


def in_memory(path: str) -> Any:
    """The layer of a file as a memory layer."""
    from qgis.core import QgsFeatureRequest, QgsVectorLayer

    return QgsVectorLayer(path, "m", "ogr").materialize(QgsFeatureRequest())


def measured_core(folder: Path, way: str) -> dict[str, float]:
    """The core alone, on the arrays of the same town."""
    import numpy as np

    from nearmiss_qgis.core.aggregation import aggregate, categories
    from nearmiss_qgis.core.network import Network
    from nearmiss_qgis.core.policy import Policy
    from nearmiss_qgis.core.segments import snap

    size = json.loads((folder / "size.json").read_text())
    points, lines = town(*size)
    network = Network(lines, np.arange(len(lines)), [f"s{i:06d}" for i in range(len(lines))])
    if way == "core_deduplicate":
        return measured_duplicates(points)
    if way == "core_aggregate":
        segment = snap(points, network, max_distance=25.0).assigned
        kinds = categories([str(i % 9) for i in range(len(points))], None).rows(segment >= 0)
    wall, cpu = time.perf_counter(), time.process_time()
    if way == "core":
        snap(points, network, max_distance=25.0)
    else:
        aggregate(segment[segment >= 0], network.ids, policy=Policy(), categories=kinds)
    return figures(wall, cpu)


def measured_duplicates(points: Any) -> dict[str, float]:
    """Deduplicating the reports, spread over half a year, by one person in eight, 5 % sent twice."""
    import numpy as np

    from nearmiss_qgis.core.duplicates import find_duplicates

    rng, n = np.random.default_rng(3), len(points)
    seconds = rng.integers(0, 180 * 86_400, n).astype(float)
    who, twice = rng.integers(-1, n // 8, n), rng.random(n) < 0.05
    first = rng.integers(0, n, n)
    for column, offset in ((points, 3.0), (seconds, 60.0), (who, 0)):
        column[twice] = column[first[twice]] + offset
    kinds, ids = rng.integers(0, 7, n), [f"r{i:07d}" for i in range(n)]
    wall, cpu = time.perf_counter(), time.process_time()
    find_duplicates(points, seconds, ids, who, kinds, distance=15, window=600)
    return figures(wall, cpu)


def figures(wall: float, cpu: float) -> dict[str, float]:
    """Seconds since the two clocks, and the peak memory of this process in MB."""
    return {
        "wall": time.perf_counter() - wall,
        "cpu": time.process_time() - cpu,
        "memory": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024,
    }


def child(way: str, folder: Path) -> dict[str, float]:
    """`measured` in a process of its own."""
    command = [sys.executable, __file__, "--way", way, "--folder", str(folder)]
    done = subprocess.run(
        command, capture_output=True, text=True, check=False, env={**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    )
    if done.returncode:
        sys.exit(f"{way}: {done.stderr[-2000:]}")
    return json.loads(done.stdout.splitlines()[-1])


def table(size: str, runs: dict[str, list[dict[str, float]]]) -> list[str]:
    """Rows of the result of one size: medians, and ratios to the native algorithm pair by pair."""
    rows = []
    for way, results in runs.items():
        median = {key: statistics.median(result[key] for result in results) for key in ("wall", "cpu", "memory")}
        peer = runs["native_memory" if way == "core" else "native"]
        pairs = [ours["cpu"] / native["cpu"] for ours, native in zip(results, peer)]
        walls = [ours["wall"] / native["wall"] for ours, native in zip(results, peer)]
        ratio = (
            f"{statistics.median(walls):.2f} | {statistics.median(pairs):.2f}"
            if way in ("native", "native_memory", "ours", "core")
            else " | "
        )
        rows.append(
            f"| {size} | {WAYS[way]} | {median['wall']:.2f} | {median['cpu']:.2f} | {median['memory']:.0f} | {ratio} |"
        )
    return rows


def main() -> None:
    """Run the benchmark, or one measurement of it in a child process."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--sizes", default=SIZES)
    arguments.add_argument("--runs", type=int, default=3)
    arguments.add_argument("--ways", help="only these, comma separated; native among them")
    arguments.add_argument("--way")
    arguments.add_argument("--folder", type=Path)
    given = arguments.parse_args()
    if given.way:
        print(json.dumps(measured(given.way, given.folder)), flush=True)
        os._exit(0)  # QGIS need not be taken down in order
    lines = [
        f"{datetime.date.today()}, {platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}; "
        f"median of {given.runs} runs; wall and CPU ratio to native:joinbynearest of the same turn (below 1 is faster): files to "
        "file against files to file, the core against layers in memory.",
        "",
        "| points x streets | way | wall s | CPU s | peak MB | wall ratio | CPU ratio |",
        "|---|---|---:|---:|---:|---:|---:|",
    ]
    print("\n".join(lines), flush=True)
    for size in given.sizes.split(","):
        n_points, n_streets = (int(part) for part in size.split("x"))
        with tempfile.TemporaryDirectory(dir=os.environ.get("TMPDIR", "/var/tmp")) as name:
            folder = Path(name)
            (folder / "size.json").write_text(json.dumps([n_points, n_streets]))
            write_layers(folder, n_points, n_streets)
            ways = tuple(WAYS) if not given.ways else tuple(given.ways.split(","))
            runs: dict[str, list[dict[str, float]]] = {way: [] for way in ways}
            for _ in range(given.runs):
                for way, results in runs.items():
                    results.append(child(way, folder))
            print("\n".join(table(f"{n_points:,} x {n_streets:,}", runs)), flush=True)


if __name__ == "__main__":
    main()
