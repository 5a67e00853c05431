"""Folders of releases, looked at byte by byte, and the sample town ready to be released."""

from __future__ import annotations

import hashlib
import json

from conftest import SAMPLE

PAPERS = {"TITLE": "Harbour town", "LICENSE": "CC0", "SOURCE": "Riders"}


def tree(folder):
    """Every file below a folder, byte by byte; None where there is no folder."""
    if not folder.exists():
        return None
    return {str(file.relative_to(folder)): file.read_bytes() for file in sorted(folder.rglob("*")) if file.is_file()}


def names(folder):
    return sorted(path.name for path in folder.iterdir())


def rest(folder):
    """What runs have left in a folder, to be worked in."""
    return [name for name in names(folder) if name.startswith(".nearmiss")]


def assert_whole(folder):
    """A complete release: the manifest promises what is there, and nothing else is there."""
    found = tree(folder)
    promised = json.loads(found.pop("manifest.json"))["files"]
    assert promised == {name: hashlib.sha256(content).hexdigest() for name, content in found.items()}


def asked(folder, *, make=True):
    """FINDINGS, REPORT_HTML and FINDINGS_JSON in a folder."""
    if make:
        folder.mkdir(exist_ok=True)
    files = {"FINDINGS": "f.gpkg", "REPORT_HTML": "r.html", "FINDINGS_JSON": "f.json"}
    return {name: str(folder / file) for name, file in files.items()}


def sample_town(nearmiss, out):
    """The sample town, aggregated into `out`: the parameters of publishrelease."""
    given = {"STREETS": str(SAMPLE / "streets.geojson"), "SEGMENT_ID": "segment_id"}
    snapped = nearmiss("snaptosegments", REPORTS=str(SAMPLE / "reports.geojson"), OUTPUT="memory:", **given)["OUTPUT"]
    made = {"PUBLISHED": str(out / "segments.gpkg"), "BREAKDOWN": str(out / "breakdown.csv"), "WITHHELD": "memory:"}
    nearmiss("aggregateandwithhold", SNAPPED=snapped, CATEGORY="hazard", CONTRIBUTOR="contributor", **given, **made)
    given |= {"SEGMENTS": made["PUBLISHED"], "BREAKDOWN": made["BREAKDOWN"], "REPORTS": str(SAMPLE / "reports.geojson")}
    return {**given, **PAPERS}
