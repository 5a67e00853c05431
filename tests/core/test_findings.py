"""Findings: both ways through JSON, and what they refuse."""

from __future__ import annotations

import pytest

from nearmiss_qgis.core.findings import LEAK, NOT_TESTED, NOTE, Finding, findings_from_json, findings_to_json


def test_json_both_ways():
    findings = [
        Finding("floor", "failed", LEAK, "2 below 3", where="S1, Süd", count=2),
        Finding("rare", NOT_TESTED, NOTE, "–"),
    ]
    assert findings_from_json(findings_to_json(findings)) == findings
    assert '"Süd' not in findings_to_json(findings) and "Süd" in findings_to_json(findings)


@pytest.mark.parametrize(("status", "severity"), [("ok", LEAK), ("failed", "bad")])
def test_unknown_words_are_refused(status, severity):
    with pytest.raises(ValueError, match="unknown"):
        Finding("floor", status, severity, "")
