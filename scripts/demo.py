#!/usr/bin/env python3
"""Run the main job headless on the sample city: deduplicate, snap, aggregate and withhold, publish.

demo.py FOLDER             build the plugin, run the chain with qgis_process, put the results into FOLDER
demo.py FOLDER --refused   the same, but publish the wrong layer: the gate refuses, and says why
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from package import ROOT, build_folder

SAMPLE = ROOT / "resources" / "sample"
_CANDIDATES = ("qgis_process.bin", "qgis_process", "/Applications/QGIS.app/Contents/MacOS/bin/qgis_process")
_HIDDEN = ("QGIS_", "PYTHON", "VIRTUAL_ENV")


def headless_environment(folder: Path) -> dict[str, str]:
    """An isolated QGIS profile below `folder` with the plugin built and enabled, as environment variables."""
    settings = folder / "profile" / "profiles" / "default" / "QGIS" / "QGIS3.ini"
    settings.parent.mkdir(parents=True, exist_ok=True)
    settings.write_text("[PythonPlugins]\nnearmiss_qgis=true\n", encoding="utf-8")
    runtime = folder / "run"
    runtime.mkdir(mode=0o700, exist_ok=True)
    plugin = build_folder(folder / "plugins")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(_HIDDEN)}
    return {
        **kept,
        "QT_QPA_PLATFORM": "offscreen",
        "XDG_RUNTIME_DIR": str(runtime),
        "QGIS_CUSTOM_CONFIG_PATH": str(folder / "profile"),
        "QGIS_PLUGINPATH": str(plugin.parent),
    }


def qgis_process() -> str:
    """The program; Debian 12's wrapper of that name is broken, so the one behind it comes first."""
    for name in _CANDIDATES:
        path = shutil.which(name)
        if path:
            return path
    sys.exit("qgis_process was not found: install QGIS (make setup does it on Debian and Ubuntu).")


def started(environment: dict[str, str], algorithm: str, **parameters: Any) -> subprocess.CompletedProcess[str]:
    """Run an algorithm with qgis_process."""
    words = [f"{name}={value}" for name, value in parameters.items()]
    return subprocess.run(
        [qgis_process(), "--json", "run", f"nearmiss:{algorithm}", "--", *words],
        env=environment,
        capture_output=True,
        text=True,
        stdin=subprocess.DEVNULL,
        check=False,
    )


def run(environment: dict[str, str], algorithm: str, **parameters: Any) -> dict[str, Any]:
    """The outputs of an algorithm; ends the program with its message when it fails."""
    done = started(environment, algorithm, **parameters)
    if done.returncode:
        sys.exit(f"nearmiss:{algorithm} failed:\n{done.stderr}")
    return json.loads(done.stdout)["results"]


def chain(environment: dict[str, str], out: Path) -> dict[str, dict[str, Any]]:
    """The steps from raw reports to candidates for a release."""
    streets = {"STREETS": SAMPLE / "streets.geojson", "SEGMENT_ID": "segment_id"}
    unique = run(
        environment,
        "deduplicate",
        REPORTS=SAMPLE / "reports.geojson",
        REPORT_ID="report_id",
        TIME="occurred_at",
        CONTRIBUTOR="contributor",
        MATCH_FIELDS="hazard",
        OUTPUT=out / "PRIVATE_unique.gpkg",
    )
    snapped = run(
        environment, "snaptosegments", REPORTS=unique["OUTPUT"], OUTPUT=out / "PRIVATE_snapped.gpkg", **streets
    )
    aggregated = run(
        environment,
        "aggregateandwithhold",
        SNAPPED=snapped["OUTPUT"],
        SEGMENT_NAME="name",
        CATEGORY="hazard",
        CONTRIBUTOR="contributor",
        PUBLISHED=out / "segments.gpkg",
        BREAKDOWN=out / "breakdown.csv",
        WITHHELD=out / "PRIVATE_withheld.gpkg",
        **streets,
    )
    return {"unique": unique, "snapped": snapped, "aggregated": aggregated}


def release(out: Path, segments: Path) -> dict[str, Any]:
    """The parameters of publishing `segments` of the sample city into a folder of `out`."""
    return {
        "SEGMENTS": segments,
        "BREAKDOWN": out / "breakdown.csv",
        "WITHHELD": out / "PRIVATE_withheld.gpkg",
        "REPORTS": SAMPLE / "reports.geojson",
        "STREETS": SAMPLE / "streets.geojson",
        "SEGMENT_ID": "segment_id",
        "TITLE": "Near misses by street, an invented town",
        "LICENSE": "CC0-1.0",
        "SOURCE": "Invented reports of the Near Miss sample",
    }


def published(environment: dict[str, str], out: Path) -> dict[str, Any]:
    """Publish the candidates; a release of an earlier run is replaced."""
    return run(
        environment,
        "publishrelease",
        **release(out, out / "segments.gpkg"),
        FOLDER=out / "release",
        OVERWRITE="true",
        REPORT_HTML=out / "PRIVATE_report.html",
        FINDINGS_JSON=out / "PRIVATE_findings.json",
    )


def refused(environment: dict[str, str], out: Path) -> str:
    """Publish the withheld segments by mistake, and tell what came of it."""
    report, findings, folder = (out / f"PRIVATE_refused.{e}" for e in ("html", "json", "folder"))
    done = started(
        environment,
        "publishrelease",
        **release(out, out / "PRIVATE_withheld.gpkg"),
        FOLDER=folder,
        REPORT_HTML=report,
        FINDINGS_JSON=findings,
    )
    if not done.returncode or folder.exists():
        sys.exit("The gate let the withheld segments out.")
    leaks = [f for f in json.loads(findings.read_text(encoding="utf-8")) if f["severity"] == "leak"]
    return "\n".join(
        [
            "Near Miss: somebody publishes the layer of withheld segments by mistake",
            f"  exit code {done.returncode}, nothing was released: {len(leaks)} leaks",
            *(f"  {leak['rule']:10} {_cut(leak['message'])}" for leak in leaks),
            "",
            f"  {report}",
            "    what was found, where, what to do, and what could not be tested: open it in a browser",
        ]
    )


def _cut(text: str, most: int = 100) -> str:
    return text if len(text) <= most else text[:most] + "…"


def reasons(withheld: Path) -> str:
    """Withheld segments by reason, from the private file."""
    import sqlite3

    with sqlite3.connect(withheld) as data:
        (table,) = data.execute("select table_name from gpkg_contents").fetchone()
        rows = data.execute(f'select reason, count(*) from "{table}" group by reason order by 2 desc')
        words = {"primary": "fewer than 3 people", "dominance": "two people hold nearly all reports"}
        return ", ".join(f"{n} because {words.get(reason, reason)}" for reason, n in rows)


def summary(results: dict[str, dict[str, Any]], out: Path) -> str:
    """What happened, for people."""
    unique, snapped, found, gate = (results[name] for name in ("unique", "snapped", "aggregated", "published"))
    policy = json.loads(found["POLICY"])
    on_streets = snapped["SNAPPED"] + snapped["AMBIGUOUS"]
    return "\n".join(
        [
            "Near Miss: the sample city, from reports to publishable segments",
            f"  reports in         {unique['INPUT_ROWS']:6,}",
            f"  duplicates         {unique['DUPLICATES_COUNT']:6,}  the same event submitted again",
            f"  snapped            {on_streets:6,}  within 25 m of a street; {snapped['UNSNAPPED']} too far, "
            f"{snapped['EXCLUDED']} without geometry",
            f"  withheld segments  {found['SEGMENTS_WITHHELD']:6,}  carrying {found['REPORTS_WITHHELD']} reports: "
            + reasons(out / "PRIVATE_withheld.gpkg"),
            f"  published segments {found['SEGMENTS_PUBLISHED']:6,}  carrying {found['REPORTS_PUBLISHED']:,} reports "
            f"of {found['K_MIN']} or more people each",
            f"  share covered      {found['COVERAGE']:6.0%}  of the snapped reports; the others are where too few people "
            "report",
            f"  policy             {policy['preset']}: no count below {policy['min_publish_n']} {policy['k_counts']}, "
            f"no breakdown below {policy['small_n']}",
            f"  gate               {gate['LEAKS']:6,}  leaks: released. Warnings: {gate['WARNINGS']}, rules not tested: "
            f"{gate['NOT_TESTED']}",
            "",
            f"Files in {out}:",
            "  release/                                     the release: segments, breakdown, metadata, README, manifest",
            "  PRIVATE_report.html                          what the gate found and could not test: open it in a browser",
            "  segments.gpkg, breakdown.csv                 the candidates it was made of",
            "  PRIVATE_unique.gpkg, PRIVATE_snapped.gpkg    single reports: keep them in the house",
            "  PRIVATE_withheld.gpkg                        what is withheld and why: keep it in the house",
        ]
    )


def main() -> None:
    """Run the demo into the folder of the command line."""
    names = [word for word in sys.argv[1:] if not word.startswith("--")]
    out = Path(names[0] if names else "build/demo").resolve()
    out.mkdir(parents=True, exist_ok=True)
    environment = headless_environment(out.parent)
    results = chain(environment, out)
    if "--refused" in sys.argv:
        print(refused(environment, out))
    else:
        print(summary({**results, "published": published(environment, out)}, out))


if __name__ == "__main__":
    main()
