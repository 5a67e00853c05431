"""Documents of audits for tests and for looking at the page: a town of 250 reports, and what else may come.

The numbers are invented, but they agree with one another: bins sum to points, cells to records, shares follow from counts.
"""

from __future__ import annotations

import copy
import json

USED, K = 248, 5
DIMENSIONS = ["month", "category", "location"]


def example():
    """The audit of a town of 250 reports: everything is measured, and the release passes with a warning."""
    return copy.deepcopy(_EXAMPLE)


def only_uniqueness():
    """Nothing but uniqueness could be measured, and people are not known."""
    found = example()
    found["audited"].update(counts="records", people=None, unknown_people=None, auxiliary=None, release=None)
    found["audited"].update(provider_rows=None, filter=None, excluded={}, rows=USED)
    for section in ("candidates", "cells", "records", "attributes", "release", "decisions", "map"):
        found[section] = None
    found["uniqueness"]["quasi_identifiers"] = []
    found["headline"] = found["headline"][:1]
    found["not_measured"] = [
        _gap("candidates", "Candidates", "no auxiliary layer was given", "Give AUXILIARY and AUXILIARY_NAME."),
        _gap("cells", "Smallest cells", "there are no filters to combine", "Give QUASI_IDENTIFIERS or CATEGORY."),
        _gap("records", "Records at risk", "REPORT_ID was not given", "Give REPORT_ID."),
        _gap("attributes", "Attributes", "no attribute was named", "Give QUASI_IDENTIFIERS or CATEGORY."),
        _gap("release", "Release", "no release was given", "Give RELEASE."),
        _gap("decisions", "Decisions", "no table of decisions was given", "Give DECISIONS."),
        _gap("map", "Map", "every cell holds fewer than 5 records", "Nothing: a map would show single records."),
        _gap(None, "People", "CONTRIBUTOR was not given, so records were counted", "Give CONTRIBUTOR."),
    ]
    return found


def failing_release():
    """A release that leaks."""
    found = example()
    leak = {
        "rule": "floor",
        "status": "failed",
        "severity": "leak",
        "where": "segments.geojson, report_count",
        "count": 2,
        "message": "2 segments have a published count below 3: S014, S077",
        "remedy": "Withhold them and publish again.",
    }
    found["release"].update(passed=False, leaks=1, count_min=1)
    found["release"]["findings"].insert(0, leak)
    found["headline"].append(
        {
            "id": "leaks",
            "value": 1,
            "of": None,
            "text": "leak in the release",
            "attacker": "Anyone who has the release.",
        }
    )
    return found


def no_decisions():
    """A table of decisions without a row, a release without a finding, and no record at risk."""
    found = example()
    found["decisions"] = {"left_out": 0, "kept": 0, "rows": []}
    found["release"].update(leaks=0, warnings=0, not_tested=0, findings=[])
    found["records"].update(at_risk=0, people_at_risk=0, rows=[])
    found["not_measured"] = []
    return found


def huge_numbers():
    """Counts as a country has them, weights that are no whole numbers, shares next to none and next to all."""
    many = 123_456_789_012
    found = example()
    found["audited"].update(
        rows=many + 5, used=many, provider_rows=many + 5, people=many - 1, unknown_people=12_345_678
    )
    found["audited"]["excluded"] = {"null geometry": 5}
    for row in found["uniqueness"]["rows"]:
        row.update(rows=many, distinct_locations=many - 3, locations_with_one_record=many - 7)
        row.update(
            quasi_id_cells=many, cells_of_one=many - 1, records_in_cells_of_one=many - 1, share_unique=1 - 1 / many
        )
    found["candidates"].update(points=many)
    for row in found["candidates"]["rows"]:
        row.update(k_min=4.9996, k_p05=12345.678, k_median=7654321.5, k_mean=9876543.21, k_max=88888888.875, k_zero=3)
        row.update(below=[3, 20])
    found["candidates"]["distribution"] = [
        {"low": 0, "high": 0, "points": 3},
        {"low": 1, "high": 9, "points": 17},
        {"low": 10, "high": 9_999_999, "points": many - 40},
        {"low": 10_000_000, "high": None, "points": 20},
    ]
    found["cells"]["sizes"] = [
        {"low": 1, "high": 1, "cells": many - 10, "records": many - 10},
        {"low": 2, "high": None, "cells": 1, "records": 10},
    ]
    found["records"].update(at_risk=many, expected_by_class=many - 0.5, expected_by_candidates=98_765.4321)
    found["map"]["records_not_shown"] = many
    return found


def long_names(text="Ein_sehr_langer_Name_ohne_jedes_Leerzeichen_" * 4):
    """Names longer than a line, without a space to break at; or another text in every place that takes one."""
    found = example()
    audited = found["audited"]
    audited.update(layer=text, filter=text, crs=text, working_crs=text, excluded={text: 2}, release={"name": text})
    audited["auxiliary"].update(name=text, crs=text, subject=text, weight=text)
    audited["parameters"] = [{"name": text, "value": text}]
    audited["versions"] = dict.fromkeys(audited["versions"], text)
    found["headline"] = [{"id": "a", "value": 1, "of": 2, "text": text, "attacker": text}]
    for section in ("uniqueness", "candidates", "cells", "records", "attributes", "release"):
        found[section]["attacker"] = text
    found["uniqueness"]["quasi_identifiers"] = [text, text]
    for row in found["cells"]["rows"]:
        row["dimensions"] = [text, text]
    for row in found["records"]["rows"]:
        row.update(record_id=text, reasons=[text, text])
    for row in found["attributes"]["rows"]:
        row["attribute"] = text
    for finding in found["release"]["findings"]:
        finding.update(rule=text, where=text, message=text, remedy=text)
    found["decisions"]["rows"] = [{"record_id": text, "decision": text, "reason": text}]
    found["map"]["classes"] = [text] * len(found["map"]["classes"])
    found["not_measured"] = [{"section": "candidates", "what": text, "why": text, "remedy": text}]
    found.update(date=text, rerun=text, reading=[text, text])
    return found


def variants():
    """Every document, by name."""
    return {
        made.__name__: made()
        for made in (example, only_uniqueness, failing_release, no_decisions, huge_numbers, long_names)
    }


def _gap(section, what, why, remedy):
    return {"section": section, "what": what, "why": why, "remedy": remedy}


def _uniqueness(kind, precision, width, height, *counts):
    names = (
        "distinct_locations",
        "locations_with_one_record",
        "quasi_id_cells",
        "cells_of_one",
        "records_in_cells_of_one",
    )
    row = {"kind": kind, "precision": precision, "cell_width_m": width, "cell_height_m": height, "rows": USED}
    row.update(zip(names, counts))
    return {**row, "share_unique": counts[-1] / USED, "k_min": 1}


def _k(*numbers):
    """k_min, k_p05, k_median, k_mean, k_max, k_zero and the points below 5 and below 10."""
    names = ("k_min", "k_p05", "k_median", "k_mean", "k_max", "k_zero")
    return {**dict(zip(names, numbers)), "below": list(numbers[6:])}


def _cell(dimensions, cells, k_min, ones, below, records):
    row = {"dimensions": dimensions, "depth": len(dimensions), "cells": cells, "k_min": k_min, "cells_of_one": ones}
    return {**row, "cells_below_k": below, "records_below_k": records, "share_below_k": records / USED}


def _record(rank, identifier, risk, size, candidates, isolation, *reasons):
    row = {"risk_rank": rank, "record_id": identifier, "risk": risk, "class_size": size, "candidates": candidates}
    return {**row, "isolation_m": isolation, "reasons": list(reasons)}


def _attribute(name, *numbers):
    keys = ("values", "nulls", "smallest", "values_of_one", "records_below_k", "unique_nearby")
    return {"attribute": name, **dict(zip(keys, numbers))}


def _finding(rule, status, severity, message, where="", count=0, remedy=""):
    row = {"rule": rule, "status": status, "severity": severity, "where": where, "count": count}
    return {**row, "message": message, "remedy": remedy}


_ALONE, _ONE_ID = "alone at its location", "only record of its category within 250 m"
_RERUN = {
    "INPUT": "reports.gpkg|layername=reports",
    "REPORT_ID": "report_id",
    "QUASI_IDENTIFIERS": "month;category",
    "CONTRIBUTOR": "rider",
    "AUXILIARY": "addresses.gpkg",
    "AUXILIARY_NAME": "'City address file, 2026-10-01'",
    "RELEASE": "release",
    "DECISIONS": "decisions.csv",
    "K": "5",
    "DATE": "2026-11-30",
    "REPORT_HTML": "PRIVATE_audit.html",
    "REPORT_JSON": "PRIVATE_audit.json",
}

_EXAMPLE = {
    "format": "nearmiss-audit",
    "format_version": 1,
    "private": True,
    "date": "2026-11-30",
    "audited": {
        "layer": "reports",
        "rows": 250,
        "provider_rows": 260,
        "used": USED,
        "excluded": {"null geometry": 2},
        "filter": "\"status\" = 'checked'",
        "crs": "EPSG:4326",
        "working_crs": "EPSG:32631",
        "counts": "people",
        "people": 120,
        "unknown_people": 3,
        "auxiliary": {
            "name": "City address file, 2026-10-01",
            "rows": 900,
            "places": 880,
            "crs": "EPSG:25831",
            "subject": None,
            "weight": "households",
            "points_beyond": 4,
        },
        "release": {"name": "release"},
        "parameters": [
            {"name": "K", "value": "5"},
            {"name": "QUASI_IDENTIFIERS", "value": "month, category"},
            {"name": "RADII", "value": "25, 50, 100, 250, 500"},
            {"name": "GRID", "value": "100"},
        ],
        "versions": {
            "nearmiss": "0.1.0",
            "qgis": "3.22.16",
            "python": "3.9.2",
            "numpy": "1.19.5",
            "scipy": "1.6.0",
            "pandas": "1.1.5",
        },
    },
    "headline": [
        {
            "id": "alone",
            "value": 71,
            "of": 121,
            "text": "locations hold one record, at 3 decimals",
            "attacker": "Somebody who knows where a person was.",
        },
        {
            "id": "cells_of_one",
            "value": 183,
            "of": 212,
            "text": "classes hold one person, at 3 decimals with month and category",
            "attacker": "Somebody who knows where and in which month a person was, and what it was about.",
        },
        {
            "id": "below_k",
            "value": 83,
            "of": USED,
            "text": "points have fewer than 5 candidates within 50 m; the smallest k is 0",
            "attacker": "Somebody who has the address file.",
        },
        {
            "id": "at_risk",
            "value": 248,
            "of": USED,
            "text": "records have a risk above 1 in 5",
            "attacker": "Somebody who knows one record, or has the address file.",
        },
    ],
    "uniqueness": {
        "attacker": "Somebody who knows where a person was, and the month and category of the record.",
        "k": K,
        "quasi_identifiers": ["month", "category"],
        "rows": [
            _uniqueness("decimals", 6.0, 0.0687, 0.1113, 241, 235, 246, 244, 244),
            _uniqueness("decimals", 5.0, 0.687, 1.113, 238, 229, 246, 244, 244),
            _uniqueness("decimals", 4.0, 6.87, 11.13, 204, 171, 241, 235, 236),
            _uniqueness("decimals", 3.0, 68.7, 111.3, 121, 71, 212, 183, 186),
            _uniqueness("decimals", 2.0, 687.0, 1112.7, 19, 3, 98, 51, 55),
            _uniqueness("grid", 1.0, 1.0, 1.0, 239, 231, 246, 244, 244),
            _uniqueness("grid", 10.0, 10.0, 10.0, 206, 174, 241, 236, 237),
            _uniqueness("grid", 100.0, 100.0, 100.0, 118, 70, 209, 179, 183),
        ],
    },
    "candidates": {
        "attacker": "Somebody who joins the points with the City address file, 2026-10-01.",
        "k": K,
        "points": USED,
        "at_radius_m": 50.0,
        "thresholds": [5, 10],
        "rows": [
            {"radius_m": 25.0, **_k(0, 0, 2, 2.61, 14, 47, 201, 239)},
            {"radius_m": 50.0, **_k(0, 0, 7, 9.33, 61, 12, 83, 154)},
            {"radius_m": 100.0, **_k(0, 3, 24.5, 28.9, 142, 4, 19, 41)},
            {"radius_m": 250.0, **_k(0, 38, 131, 143.2, 402, 1, 2, 3)},
            {"radius_m": 500.0, **_k(6, 117, 398, 377.4, 811, 0, 0, 2)},
        ],
        "catchment": {"points": 240, **_k(0, 1, 9, 11.2, 44, 9, 61, 131)},
        "distribution": [
            {"low": 0, "high": 0, "points": 12},
            {"low": 1, "high": 1, "points": 18},
            {"low": 2, "high": 4, "points": 53},
            {"low": 5, "high": 9, "points": 71},
            {"low": 10, "high": 19, "points": 58},
            {"low": 20, "high": 49, "points": 31},
            {"low": 50, "high": 99, "points": 5},
            {"low": 100, "high": None, "points": 0},
        ],
    },
    "cells": {
        "attacker": "Somebody who can filter by month, category and location (100 m grid).",
        "k": K,
        "rows": [
            _cell(["month"], 12, 11, 0, 0, 0),
            _cell(["category"], 14, 1, 2, 4, 9),
            _cell(["location"], 118, 1, 70, 107, 171),
            _cell(["month", "category"], 97, 1, 31, 72, 148),
            _cell(["month", "location"], 196, 1, 158, 193, 236),
            _cell(["category", "location"], 187, 1, 149, 181, 229),
            _cell(DIMENSIONS, 209, 1, 179, 209, 248),
        ],
        "sizes": [
            {"low": 1, "high": 1, "cells": 179, "records": 183},
            {"low": 2, "high": 2, "cells": 25, "records": 50},
            {"low": 3, "high": 4, "cells": 5, "records": 15},
            {"low": 5, "high": 9, "cells": 0, "records": 0},
            {"low": 10, "high": None, "cells": 0, "records": 0},
        ],
    },
    "records": {
        "attacker": "Somebody who knows month, category and place of a record to 100 m, or has the address file.",
        "k": K,
        "at_risk": 248,
        "people_at_risk": 120,
        "max_risk": 1.0,
        "expected_by_class": 212.3,
        "expected_by_candidates": 60.1,
        "rows": [
            _record(1, "r17", 1.0, 1, 1, 1812.0, _ALONE, _ONE_ID, "1 candidate address within 50 m"),
            _record(2, "r203", 1.0, 1, 0, 1240.5, _ALONE, "no candidate address within 50 m: not the same as unknown"),
            _record(3, "r88", 1.0, 1, 2, 812.25, _ALONE, _ONE_ID, "2 candidate addresses within 50 m"),
            _record(4, "r141", 1.0, 1, 7, 402.0, _ONE_ID),
            _record(5, "r9", 1.0, 1, 4, 96.5, "one of 9 records of one person", _ALONE),
            _record(6, "r56", 0.5, 2, 2, 88.0, "2 candidate addresses within 50 m"),
        ],
    },
    "attributes": {
        "attacker": "Somebody who knows one attribute of a person.",
        "k": K,
        "radius_m": 250.0,
        "rows": [
            _attribute("month", 12, 0, 11, 0, 0, 18),
            _attribute("category", 14, 0, 1, 2, 9, 31),
            _attribute("severity", 4, 6, 3, 0, 3, 12),
        ],
    },
    "release": {
        "attacker": "Anyone who has the release, and whatever else was given to the gate.",
        "passed": True,
        "leaks": 0,
        "warnings": 1,
        "not_tested": 2,
        "segments": 120,
        "published": 60,
        "count_min": 3,
        "findings": [
            _finding("rare", "failed", "warning", "1 category is named in 2 segments only", "ice", 2, "Merge it."),
            _finding("previous", "not_tested", "note", "PREVIOUS was not given.", remedy="Give the last release."),
            _finding("schema", "not_tested", "note", "PREVIOUS was not given.", remedy="Give the last release."),
            _finding("vertex", "passed", "note", "4 reports lie on public vertices", count=4),
            _finding("floor", "passed", "note", "Nothing was found."),
        ],
    },
    "decisions": {
        "left_out": 3,
        "kept": 1,
        "rows": [
            {"record_id": "r17", "decision": "leave_out", "reason": "the only house on the road"},
            {"record_id": "r203", "decision": "leave_out", "reason": "no neighbour within a kilometre"},
            {"record_id": "r9", "decision": "leave_out", "reason": "one person"},
            {"record_id": "r56", "decision": "keep", "reason": "junction of two main roads"},
        ],
    },
    "map": {
        "cell_m": 250.0,
        "columns": 12,
        "lines": 9,
        "cells": [
            {"column": 3, "line": 2, "class": 0},
            {"column": 4, "line": 2, "class": 0},
            {"column": 5, "line": 3, "class": 1},
            {"column": 6, "line": 3, "class": 2},
            {"column": 5, "line": 4, "class": 2},
            {"column": 6, "line": 4, "class": 2},
            {"column": 7, "line": 4, "class": 1},
            {"column": 6, "line": 5, "class": 1},
            {"column": 7, "line": 5, "class": 0},
            {"column": 8, "line": 6, "class": 0},
        ],
        "classes": ["5–9", "10–19", "20 and more"],
        "records_not_shown": 71,
        "k": K,
    },
    "not_measured": [
        _gap("release", "Differences to the last release", "PREVIOUS was not given", "Give the last release."),
        _gap("candidates", "4 points beyond the addresses", "their discs leave the address file", "Take a larger one."),
        _gap(
            None, "Several known places together", "this report looks at one record at a time", "Run nearmiss:unicity."
        ),
    ],
    "rerun": "qgis_process run nearmiss:auditreport -- "
    + " ".join(f"{name}={value}" for name, value in _RERUN.items()),
    "reading": [
        "A k of 5 means that an attacker who knows this much cannot tell a record from four others. It does not mean that "
        "the four others are equally likely.",
        "1 divided by k is a lower bound of the risk, not the risk.",
        "A mean hides the people at the low end. Look at the smallest k and at how many are below 5.",
        "Nothing here speaks of an attacker who knows more than what is named in a section.",
    ],
}

if __name__ == "__main__":
    print(json.dumps(example(), ensure_ascii=False, indent=1))
