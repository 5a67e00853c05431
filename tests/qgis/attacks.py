"""Attacks that the tests run: the vignette of the reference, and tables made by hand."""

from __future__ import annotations

import json

import pytest
from conftest import fixture_folder, layer, opened, values
from qgis.core import QgsProcessingException

NUMBERS = "id:string,v:double,w:double"
TEXTS = "id:string,v:string"
FIELDS = "id:string,age:integer,town:string"
RAW = [
    (None, "1", 20, "a"),
    (None, "2", 30, "a"),
    (None, "3", 40, "b"),
    (None, "4", 50, "b"),
]
ANON = [
    (None, "4", 51, "b"),
    (None, "3", 41, "b"),
    (None, "2", 31, "a"),
    (None, "1", 21, "a"),
]


def table(rows, fields=FIELDS, name="records"):
    return layer("None", rows, fields, "", name)


def by_hand(**more):
    """Four people whose ages are one year off."""
    given = {"RAW": table(RAW, name="raw"), "ANON": table(ANON, name="released"), "RAW_ID": "id", "ANON_ID": "id"}
    return {**given, "ATTRIBUTES": "age|age|num", **more}


def vignette(section, anon=None, **more):
    """Both sides of a section; everything is text there, as in any CSV without types."""
    folder = fixture_folder("reidentify", "vignette")
    sides = {
        "RAW": opened(folder / f"{section}_raw.csv"),
        "ANON": opened(folder / f"{anon or section + '_anon'}.csv"),
    }
    return {**sides, "RAW_ID": "ROW_NUMBER", "ANON_ID": "ROW_NUMBER", **more}


def expected(section):
    return json.loads((fixture_folder("reidentify", "vignette") / f"{section}_expected.json").read_text())


def attack(nearmiss, log=None, **given):
    return nearmiss("simulateattack", log, **{"METRICS": "memory:", **given})


def metrics(found):
    return dict(values(found["METRICS"], "metric", "value"))


def notes(found):
    return dict(values(found["METRICS"], "metric", "note"))


def rows(*columns):
    """Rows without geometry, with an id of their own."""
    return [(None, str(i), *row) for i, row in enumerate(zip(*columns))]


def sides(raw, anon=None, fields=TEXTS, anon_fields=None, **more):
    anon = raw if anon is None else anon
    return by_hand(RAW=table(raw, fields, "raw"), ANON=table(anon, anon_fields or fields, "released"), **more)


def refused(nearmiss, words, **given):
    with pytest.raises(QgsProcessingException, match=words) as caught:
        attack(nearmiss, **given)
    assert "Traceback" not in str(caught.value)
    return str(caught.value)
