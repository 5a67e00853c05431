"""The papers of a release, and the stricter of two policies."""

from __future__ import annotations

import json

import pytest

from nearmiss_qgis.core.findings import Finding
from nearmiss_qgis.core.gate.papers import (
    Imprint,
    Part,
    k_counts,
    manifest,
    metadata,
    missing_counts,
    readme,
    stricter,
)
from nearmiss_qgis.core.policy import PRESETS, Policy

IMPRINT = Imprint("A title", "CC0-1.0", "Somewhere", None)
PARTS = [Part("segments.geojson", [("segment_id", "text"), ("report_count", "integer"), ("lanes", "integer")])]


def stated(**policy):
    return {"policy": policy}


def test_of_each_threshold_the_stricter_one():
    found = stricter(Policy("x", 4, 9, 4), stated(min_publish_n=3, small_n=5, min_cell=6, dominance_share=0.8))
    assert (found.min_publish_n, found.small_n, found.min_cell, found.dominance_share) == (4, 9, 6, 0.8)
    assert stricter(Policy(), stated(dominance_share=1.0)).dominance_share == 0.9
    assert stricter(Policy(unknown_contributors=1), stated(unknown_contributors=0)).unknown_contributors == 0


def test_a_floor_that_rounding_would_undo_is_raised():
    """OpenSAFELY rounds to 5, CMS asks for 11: 11 and 12 would be printed as 10, 13 is the first that is not."""
    found = stricter(
        PRESETS[1], json.loads(PRESETS[3].to_json() and json.dumps({"policy": json.loads(PRESETS[3].to_json())}))
    )
    assert (found.min_publish_n, found.min_cell, found.round_base) == (13, 13, 5) and found.small_n >= 13


@pytest.mark.parametrize(
    "paper", [None, [], {}, {"policy": 3}, stated(min_publish_n="9"), stated(small_n=float("nan"))]
)
def test_a_policy_that_cannot_be_read_counts_for_nothing(paper):
    found = stricter(Policy(), paper)
    assert (found.min_publish_n, found.small_n, found.min_cell, found.round_base) == (3, 5, 3, 0)


@pytest.mark.parametrize(("ours", "theirs", "both"), [(0, 1, 0), (1, 0, 0), (1, 1, 1), (1, 2, 2), (2, 1, 2), (0, 2, 0)])
def test_zeros_are_printed_only_where_both_say_so(ours, theirs, both):
    assert stricter(Policy(zeros=ours), stated(zeros=theirs)).zeros == both


def test_what_k_counts():
    assert k_counts(stated(k_counts="people")) == "people" and k_counts(stated(k_counts="x")) is None
    assert k_counts(None) is None and k_counts({"policy": []}) is None


def test_the_manifest_says_what_was_checked_and_noted():
    findings = [
        Finding("floor", "passed", "note", "Nothing was found."),
        Finding("rare", "failed", "warning", "w", count=2),
        Finding("vertex", "passed", "note", "n", count=7),
        Finding("inference", "failed", "warning", "w"),
        Finding("inference", "not_tested", "note", "n"),
        Finding("integrity", "not_tested", "note", "n"),
    ]
    found = manifest({"b": "2", "a": "1"}, Policy(), by_people=True, version="9", findings=findings)
    assert found["checks"] == {"floor": "passed", "rare": "warning", "vertex": "passed", "inference": "not_tested"}
    assert found["notes"] == [{"rule": "vertex", "count": 7, "message": "n"}]
    assert list(found["files"]) == ["a", "b"] and found["policy"]["k_counts"] == "people"


@pytest.mark.parametrize("zeros", [0, 1, 2])
def test_a_gap_is_explained_under_every_policy(zeros):
    text = missing_counts(Policy(zeros=zeros), by_people=True)
    assert (
        "does not mean" in text
        and "people" in text
        and "people" not in missing_counts(Policy(zeros=zeros), by_people=False)
    )


def test_papers_say_whom_the_floors_count_and_what_fields_mean():
    people, rows = (readme(IMPRINT, Policy(), by_people=who, parts=PARTS) for who in (True, False))
    assert "at least 3 people" in people and "one person may have filed several" in " ".join(rows.split())
    assert all(len(line) <= 78 for line in people.splitlines())
    fields = metadata(IMPRINT, Policy(), by_people=True, parts=PARTS)["files"][0]["fields"]
    assert [field["name"] for field in fields] == ["segment_id", "report_count", "lanes"] and all(
        f["meaning"] for f in fields
    )
