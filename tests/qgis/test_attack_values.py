"""Attacks on values of every kind: unknown, infinite, in other units, text that is numbers, dates, any language, regions."""

from __future__ import annotations

import pytest
from attacks import NUMBERS, TEXTS, attack, by_hand, refused, rows, sides, table
from conftest import Log, values
from qgis.PyQt.QtCore import QDate, QDateTime, QTime

SIX = [3.0, 1.0, 4.0, 1.5, 9.0, 2.6]

KINDS = (
    "num",
    "rank",
    "char",
    "idf",
    "count",
    "scoreboard",
    "containment",
    "dist",
    "span",
    "profile",
    "jaccard",
    "minhash",
)


@pytest.mark.parametrize("kind", KINDS)
def test_nothing_but_null_is_told_of(nearmiss, kind):
    log = Log()
    nothing = rows([None] * 6, SIX)
    found = attack(nearmiss, log, **sides(nothing, fields=NUMBERS, ATTRIBUTES=f"v||{kind}"))
    assert found["SUCCESS"] == pytest.approx(1 / 6)
    assert "No attribute ranks the true record better than chance" in log.text


@pytest.mark.parametrize("kind", [one for one in KINDS if one not in ("rank", "span")])
@pytest.mark.parametrize("unknown", [None, float("nan")])
def test_one_null_costs_one_record(nearmiss, kind, unknown):
    raw, anon = rows(SIX, SIX), rows([unknown, *SIX[1:]], SIX)
    found = attack(nearmiss, **sides(raw, anon, NUMBERS, ATTRIBUTES=f"v||{kind}"))
    assert found["SUCCESS"] == pytest.approx((5 + 1 / 6) / 6)


def test_ranks_of_sides_that_differ_are_told_of(nearmiss):
    """One unknown value moves every rank behind it by one."""
    log = Log()
    ordered = sorted(SIX)
    found = attack(
        nearmiss, log, **sides(rows(ordered, SIX), rows([None, *ordered[1:]], SIX), NUMBERS, ATTRIBUTES="v||rank")
    )
    assert found["SUCCESS"] < 0.1
    assert "v as rank: RAW has 6 known values and ANON 5" in log.text


def test_numbers_as_text_on_one_side_are_alike(nearmiss):
    """1.0 from a GeoPackage is "1" from a CSV; a tolerance counts for text that is numbers, and is refused for other text."""
    raw = rows([20.0, 30.0, 40.0, 50.0])
    anon, near = rows(["20", "30", "40", "50"]), rows(["21", "31", "41", "51"])
    for kind in ("scoreboard", "idf", "char", "scoreboard|||tolerance=2", "scoreboard|||tolerance=2 partial=linear"):
        assert (
            attack(nearmiss, **sides(raw, anon, "id:string,v:double", TEXTS, ATTRIBUTES=f"v||{kind}"))["SUCCESS"] == 1.0
        )
    for fields in ("id:string,v:double", TEXTS):
        given = sides(raw if fields != TEXTS else anon, near, fields, TEXTS, ATTRIBUTES="v||scoreboard|||tolerance=2")
        log = Log()
        assert attack(nearmiss, log, **given)["SUCCESS"] == 1.0
        assert "v holds numbers as text; they were read as numbers." in log.warnings
    given = sides(rows(["a", "b"]), ATTRIBUTES="v||scoreboard|||tolerance=2")
    refused(nearmiss, "v as scoreboard: 2 values of RAW are no numbers", **given)


def test_scoreboard_tells_of_what_is_unknown(nearmiss):
    log = Log()
    attack(nearmiss, log, **sides(rows(["a", "b", "c"]), rows([None, "b", "c"]), ATTRIBUTES="v||scoreboard"))
    assert "v is unknown in 0 rows of RAW and 1 of ANON. There scoreboard adds nothing" in log.text


def test_containment_tells_of_what_is_unknown(nearmiss):
    """An unknown raw value lies in no region, so that record is not found: counted, and said."""
    given = sides(rows(["21", None, "35"]), rows(["20-29", "20-29", None]), ATTRIBUTES="v||containment")
    said = "v is unknown in 1 rows of RAW and 1 of ANON. Such a released record holds everybody"
    log = Log()
    found = attack(nearmiss, log, **given, AXES="memory:")
    assert said in log.text
    assert values(found["AXES"], "unknown_raw", "unknown_released") == [[1, 1]]
    log = Log()
    found = nearmiss("containment", log, **given, OUTPUT="memory:")
    assert values(found["OUTPUT"], "anon_id", "contained") == [["0", 1], ["1", 1], ["2", 3]]
    assert said in log.text


@pytest.mark.parametrize("kind", ["jaccard", "dice", "overlap", "tversky", "minhash", "profile"])
def test_a_separator_that_is_nowhere_is_told_of(nearmiss, kind):
    """Lists with commas, read with the default colon: each is one item, and like nothing but itself."""
    raw, anon = rows(["a,b,c", "d,e,f", "g,h,i"]), rows(["a,b", "d,e", "g,h"])
    log = Log()
    assert attack(nearmiss, log, **sides(raw, anon, ATTRIBUTES=f"v||{kind}"))["SUCCESS"] == pytest.approx(1 / 3)
    assert f"v as {kind}: no value holds the separator ':'" in log.text
    log = Log()
    assert attack(nearmiss, log, **sides(raw, anon, ATTRIBUTES=f"v||{kind}|||separator=,"))["SUCCESS"] == 1.0
    assert "no value holds" not in log.text


def test_released_records_that_do_not_hold_their_own(nearmiss):
    log = Log()
    raw = rows(["20", "30", "40", "50"])
    anon = rows(["[15,35)", "[35,55)", "[35,55)", "[90,99)"])
    found = attack(nearmiss, log, **sides(raw, anon, ATTRIBUTES="v||containment"))
    assert found["SUCCESS"] == pytest.approx((1 / 2 + 0 + 1 / 2 + 1 / 4) / 4)
    assert "1 of 4 released records do not contain their own raw record" in log.text
    assert "No raw record is contained in 1 of 4 released records" in log.text


@pytest.mark.parametrize("size", [1e-9, 1e-3, 1e6, 1e12])
@pytest.mark.parametrize("kind", ["num", "rank", "scoreboard", "dist", "idf"])
def test_the_unit_plays_no_part(nearmiss, size, kind):
    raw = rows([one * size for one in SIX], SIX)
    near = rows([one * size * (1 if kind in ("scoreboard", "idf") else 1.001) for one in SIX], SIX)
    found = attack(nearmiss, **sides(raw, near, NUMBERS, ATTRIBUTES=f"v||{kind}"))
    assert found["SUCCESS"] == 1.0 and found["RECORDS_AT_RISK_1"] == 6


@pytest.mark.parametrize("side", ["raw", "released"])
@pytest.mark.parametrize("stand_in", [float("inf"), -float("inf"), 1.7976931348623157e308])
@pytest.mark.parametrize("more", [{"NORMALIZE": 0}, {"NORMALIZE": 3}, {"METHOD": 1}], ids=str)
def test_numbers_that_are_none_are_unknown(nearmiss, side, stand_in, more):
    log = Log()
    wrong, right = rows([stand_in, *SIX[1:]], SIX), rows(SIX, SIX)
    given = sides(*((wrong, right) if side == "raw" else (right, wrong)), NUMBERS, ATTRIBUTES="v||num\nw||num")
    found = attack(nearmiss, log, **given, **more)
    assert found["SUCCESS"] >= 5 / 6 - 1e-9
    assert f"v is unknown in {int(side == 'raw')} rows of RAW and {int(side != 'raw')} of ANON" in log.text


@pytest.mark.parametrize("text", ["1,5", "0x10", "nan", "NA", "inf", "1_0", "", "1e999", "١"])
def test_text_that_is_no_number(nearmiss, text):
    said = refused(
        nearmiss, "v as num: 1 values of", **sides(rows([text, "2", "3"]), rows(["1", "2", "3"]), ATTRIBUTES="v||num")
    )
    assert not text or f"'{text}'" not in said


def test_booleans_dates_and_times(nearmiss):
    days = [QDate(2026, 3, i) for i in range(1, 6)]
    times = [QDateTime(day, QTime(12, i)) for i, day in enumerate(days)]
    for kind, column in (("date", days), ("datetime", times)):
        for score in ("num", "rank", "char", "idf", "scoreboard"):
            found = attack(nearmiss, **sides(rows(column), fields=f"id:string,v:{kind}", ATTRIBUTES=f"v||{score}"))
            assert found["SUCCESS"] == 1.0, (kind, score)
    found = attack(nearmiss, **sides(rows([True, False, None]), fields="id:string,v:boolean", ATTRIBUTES="v||idf"))
    assert found["SUCCESS"] == pytest.approx(7 / 9)


def test_values_in_any_language_with_separators_inside(nearmiss):
    strange = ["a:b|c", "a;b", "a\nb", "日本:東京", "🙂", "'\"%s{}<b>", "é"]
    for kind in (
        "char",
        "idf",
        "jaccard",
        "scoreboard",
        "containment",
        "jaccard|||separator=pipe",
        "profile|||separator=;",
    ):
        assert attack(nearmiss, **sides(rows(strange), ATTRIBUTES=f"v||{kind}"))["SUCCESS"] == 1.0


def test_a_generalised_column_is_not_compared_as_values(nearmiss):
    raw = table([(None, "1", 21), (None, "2", 24), (None, "3", 33)], "id:string,v:integer")
    anon = table([(None, "1", "20s"), (None, "2", "20s"), (None, "3", "30s")], TEXTS)
    for kind in ("char", "idf", "num", "jaccard"):
        said = refused(
            nearmiss, "v is generalised in ANON: 100%", **by_hand(RAW=raw, ANON=anon, ATTRIBUTES=f"v||{kind}")
        )
        assert "20s" not in said
