"""Fields whose values are lists or maps: refused where values are compared, kept where they only go along."""

from __future__ import annotations

import json

import pytest
from conftest import opened, values

MEASURES = {
    "uniquenessprofile": ("QUASI_IDENTIFIERS", "CONTRIBUTOR"),
    "kradius": ("CONTRIBUTOR",),
    "smallestcell": ("DIMENSIONS", "CONTRIBUTOR"),
    "neighbourhooduniqueness": ("ATTRIBUTES",),
    "rankrecords": ("REPORT_ID", "QUASI_IDENTIFIERS", "CONTRIBUTOR"),
    "diversity": ("QUASI_IDENTIFIERS", "SENSITIVE"),
    "reduceprecision": ("QUASI_IDENTIFIERS", "CONTRIBUTOR"),
    "auditreport": ("QUASI_IDENTIFIERS", "CATEGORY", "TIME", "CONTRIBUTOR"),
}


@pytest.fixture
def nested(tmp_path):
    """Points with a field that is a list, and one that is an object."""
    point = {"type": "Point", "coordinates": [3.0, 52.0]}
    rows = [
        {"type": "Feature", "geometry": point, "properties": {"id": f"r{i}", "list": ["a", str(i)], "map": {"a": i}}}
        for i in range(6)
    ]
    path = tmp_path / "nested.geojson"
    path.write_text(json.dumps({"type": "FeatureCollection", "features": rows}), encoding="utf-8")
    return str(path)


@pytest.mark.parametrize(("name", "parameter"), [(name, one) for name, found in MEASURES.items() for one in found])
@pytest.mark.parametrize("field", ["list", "map"])
def test_what_is_no_single_value_is_refused(nearmiss, nested, tmp_path, name, parameter, field):
    algorithm = nearmiss.algorithm(name)
    given = {"INPUT": nested, "QUASI_IDENTIFIERS": "id", "SENSITIVE": "id", "ATTRIBUTES": "id", "DIMENSIONS": "id"}
    known = {definition.name() for definition in algorithm.parameterDefinitions()}
    given = {key: value for key, value in given.items() if key in known}
    given |= {one.name(): "memory:" for one in algorithm.destinationParameterDefinitions() if one.type() == "sink"}
    given["REPORT_HTML"] = str(tmp_path / "a.html")
    fine, why = nearmiss.check(name, **{**given, parameter: field})
    assert not fine and f"field {field} of INPUT" in why and "holds no single values" in why


def test_they_go_along_as_text(nearmiss, nested, tmp_path):
    nearmiss("rankrecords", INPUT=nested, REPORT_ID="id", OUTPUT=str(tmp_path / "worst.gpkg"))
    rows = sorted(values(opened(tmp_path / "worst.gpkg"), "record_id", "list", "map"))
    assert rows[1][0] == "r1" and "1" in str(rows[1][1]) and json.loads(rows[1][2]) == {"a": 1}
