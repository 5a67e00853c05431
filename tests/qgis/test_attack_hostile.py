"""Attacks on what should not be attacked: ids, attributes, values and options that are wrong, and what is said then."""

from __future__ import annotations

import pytest
from attacks import ANON, FIELDS, RAW, attack, by_hand, metrics, notes, table
from conftest import Log, layer, opened, values
from qgis.core import QgsProcessingException
from qgis.PyQt.QtCore import QDate, QDateTime, QTime

NUMBERS = "id:string,v:double,w:double"
TEXTS = "id:string,v:string"
SIX = [3.0, 1.0, 4.0, 1.5, 9.0, 2.6]


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


# -- ids --------------------------------------------------------------------------------------------------------

STRANGERS = [(None, f"x{row[1]}", *row[2:]) for row in ANON]


@pytest.mark.parametrize("side", ["RAW", "ANON"])
@pytest.mark.parametrize(
    ("ids", "words"),
    [
        ([None, "2", "3", "4"], "{side}_ID: 1 rows have no id and 0 repeat one"),
        (["", "2", "3", "4"], "{side}_ID: 1 rows have no id and 0 repeat one"),
        (["1", "1", "1", "4"], "{side}_ID: 0 rows have no id and 2 repeat one"),
        ([None, None, "4", "4"], "{side}_ID: 2 rows have no id and 1 repeat one"),
    ],
)
@pytest.mark.parametrize("name", ["simulateattack", "knowledgecurve", "containment"])
def test_ids_that_are_missing_or_repeated(nearmiss, side, ids, words, name):
    wrong = table([(None, one, *row[2:]) for one, row in zip(ids, RAW)], name="wrong")
    output = {"METRICS" if name == "simulateattack" else "OUTPUT": "memory:"}
    given = by_hand(**{side: wrong}, ATTRIBUTES="age||containment" if name == "containment" else "age||num")
    with pytest.raises(QgsProcessingException, match=words.format(side=side)):
        nearmiss(name, **given, **output)


@pytest.mark.parametrize("match", range(3))
@pytest.mark.parametrize("key", [None, "town"])
def test_nobody_in_common_is_not_tested(nearmiss, match, key):
    log = Log()
    given = by_hand(
        ANON=table(STRANGERS), MATCH=match, BLOCK_ON=key, PER_RECORD="memory:", CURVE="memory:", AXES="memory:"
    )
    found = attack(nearmiss, log, **given)
    assert {"SUCCESS", "BASELINE", "LIFT", "MAX_RISK", "RECORDS_AT_RISK_1", "BLOCKING_RECALL"}.isdisjoint(found)
    said = metrics(found)
    assert [said[name] for name in ("success", "at_least_one", "lift", "max_risk")] == [None] * 4
    assert notes(found)["success"].startswith("Not tested")
    assert {said[name] for name in said if name.startswith("success_")} == {None}
    assert values(found["PER_RECORD"], "risk", "rank", "best_is_true") == [[None] * 3] * 4
    assert found["CURVE"].featureCount() == 0
    assert values(found["AXES"], "success", "p_value", "informative") == [[None] * 3]
    assert "Not measurable" in log.text


def test_one_row_on_each_side(nearmiss):
    found = attack(nearmiss, **by_hand(RAW=table(RAW[:1]), ANON=table(ANON[-1:])))
    assert (found["SUCCESS"], found["BASELINE"], found["LIFT"]) == (1.0, 1.0, 1.0)
    for side in ("RAW", "ANON"):
        refused(nearmiss, rf"{side} \(records\) has no rows", **by_hand(**{side: table([])}))


def test_the_answer_key_is_no_key_of_blocking(nearmiss):
    """Blocked on it, success and baseline are 1, and the lift of 1 would look like chance."""
    refused(nearmiss, "BLOCK_ON: id is ANON_ID, the answer key", **by_hand(BLOCK_ON="town;id"))


def test_the_answer_key_as_an_attribute_is_told_of(nearmiss):
    log = Log()
    assert attack(nearmiss, log, **by_hand(ATTRIBUTES="id||char\nage||num"))["SUCCESS"] == 1.0
    assert "id is the answer key, and an attribute too" in log.text


def test_the_same_layer_on_both_sides(nearmiss):
    both = table(RAW)
    assert attack(nearmiss, **by_hand(RAW=both, ANON=both))["SUCCESS"] == 1.0


# -- attributes and options -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lines", "words"),
    [
        ("age", "line 1: 1 parts"),
        ("age||num\n\n# no\ntown|num", "line 4: 2 parts"),
        ("age||num\\ntown|num", "line 2: 2 parts"),
        ("age||nume", "line 1: unknown type nume. Did you mean num"),
        ("age||xyz", "line 1: unknown type xyz. There are num, rank"),
        ("age||", "line 1: unknown type ''"),
        ("age||num|-1", "line 1: the weight -1 is no number from 0 to 1e9"),
        ("age||num|nan", "line 1: the weight nan is no number"),
        ("age||num|1e300", "line 1: the weight 1e300 is no number"),
        ("age||num|1|M|uncertainty=5", "line 1: num has no option uncertainty=5. It has generalised="),
        ("age||minhash|||hashes=99999999", "line 1: 99999999 is no value of the option hashes"),
        ("age||num\nage|age|num", "age as num is there twice"),
        ("age||num|0\ntown||char|0", "All weights are 0"),
        ("# nothing", "No attribute is given"),
        ("Age||num", r"RAW \(raw\) has no field Age. It has: id, age, town"),
        ("age|years|num", r"ANON \(released\) has no field years"),
        ("town||num", "town as num: 4 values of RAW are no numbers"),
        ("", "either in ATTRIBUTES or in ATTRIBUTE_TABLE"),
    ],
)
def test_lines_that_are_wrong(nearmiss, lines, words):
    refused(nearmiss, words, **by_hand(ATTRIBUTES=lines))


def test_tables_that_are_wrong(nearmiss):
    fields = "raw:string,released:string,type:string"
    good = table([(None, "age", "age", "num")], fields)
    refused(nearmiss, "either in ATTRIBUTES or in ATTRIBUTE_TABLE", **by_hand(ATTRIBUTE_TABLE=good))
    for made, words in (
        (table([(None, "age", "age")], "raw:string,released:string"), "lacks the fields type"),
        (table([], fields), "No attribute is given"),
        (table([(None, "age", "age", "num"), (None, "town", None, None)], fields), "row 2: unknown type ''"),
    ):
        refused(nearmiss, words, **by_hand(ATTRIBUTES=None, ATTRIBUTE_TABLE=made))


@pytest.mark.parametrize(
    ("more", "words"),
    [
        *(({"ALPHA": value}, "ALPHA is .* and has to lie between 0 and 1") for value in (0, 1)),
        ({"ALPHA": -1}, "ALPHA must lie between 0 and 1, not -1"),
        ({"ALPHA": "low"}, "ALPHA: 'low' is not a number"),
        *(({"TOP_K": text}, "Give whole numbers of 1 or more") for text in ("0", "-1", "a", "1.5", "1;5", "1 5", "²")),
        ({"NORMALIZE": 4}, "NORMALIZE: 4 is not one of the choices"),
        ({"METHOD": "mahalanobis"}, "METHOD: 'mahalanobis' is not one of the choices"),
        ({"METHOD": 1, "ATTRIBUTES": "town||idf"}, "Mahalanobis needs an attribute of the type num"),
        ({"PHI": -1, "MATCH": 2}, "PHI must be 0 or more"),
        ({"SEED": 1.5}, "SEED must be a whole number"),
        ({"BLOCK_ON": "nosuch"}, r"BLOCK_ON: ANON \(released\) has no field nosuch. It has: id, age, town"),
        ({"BLOCK_ON": "town;nosuch"}, "has no field nosuch"),
        ({"BLOCK_RADIUS": 0}, "BLOCK_RADIUS must be greater than 0"),
        ({"BLOCK_RADIUS": 10}, "holds no points, but a place is compared"),
        ({"HIERARCHY": "/nowhere/tree.csv"}, "tree.csv is no file"),
        ({"REPORT_HTML": "/tmp/report.csv"}, "REPORT_HTML"),
    ],
)
def test_options_that_are_wrong(nearmiss, more, words):
    assert "/nowhere" not in refused(nearmiss, words, **by_hand(**more))


def test_a_hierarchy_that_no_attribute_uses(nearmiss, tmp_path):
    tree = tmp_path / "tree.csv"
    tree.write_text("attribute,value,parent\ntown,a,x\n")
    refused(nearmiss, "no attribute is of the type containment", **by_hand(HIERARCHY=str(tree)))


# -- blocking and matching --------------------------------------------------------------------------------------


@pytest.mark.parametrize("match", range(3))
def test_blocking_that_leaves_nobody(nearmiss, match):
    log = Log()
    released = table([(*row[:3], "elsewhere") for row in ANON])
    found = attack(nearmiss, log, **by_hand(ANON=released, BLOCK_ON="town", MATCH=match, PER_RECORD="memory:"))
    assert found["BLOCKING_RECALL"] == 0 and "SUCCESS" not in found
    assert metrics(found)["no_candidates"] == 4 and "elsewhere" not in log.text
    assert values(found["PER_RECORD"], "candidates") == [0] * 4


def test_a_lift_that_counts_from_blocking(nearmiss):
    log = Log()
    found = attack(nearmiss, log, **by_hand(BLOCK_ON="age", ANON=table(RAW)))
    assert (found["SUCCESS"], found["BASELINE"]) == (1.0, 1.0)
    assert "read the success itself" in log.text and "hardly better than chance" not in log.text


def test_too_many_pairs_are_refused_before_the_attack(nearmiss, monkeypatch):
    from nearmiss_qgis.core.attack import match

    monkeypatch.setattr(match, "MAX_PAIRS", 15)
    log = Log()
    with pytest.raises(QgsProcessingException, match="MATCH = optimal holds all 16 pairs at once"):
        attack(nearmiss, log, **by_hand(MATCH=1))
    assert "Attacking" not in log.text and max(log.progress) <= 20
    assert attack(nearmiss, **by_hand(MATCH=1, BLOCK_ON="town"))["SUCCESS"] == 1.0


def test_more_released_than_raw(nearmiss):
    found = attack(nearmiss, **by_hand(RAW=table(RAW[:2]), MATCH=1))
    assert found["TRUTH_COVERAGE"] == 0.5 and metrics(found)["success_optimal"] <= 0.5


# -- values -----------------------------------------------------------------------------------------------------

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


# -- what is written, and what is not ---------------------------------------------------------------------------


def test_no_value_or_place_of_a_record_is_said(nearmiss):
    secrets = ["hunter2", "swordfish", "opensesame", "12345678901"]
    raw = layer(
        "Point",
        [(f"POINT (50{i}123.25 5500777.75)", f"id{i}", one) for i, one in enumerate(secrets)],
        "id:string,v:string",
    )
    for lines in ("v||idf", "v||char\n||location", "v||containment"):
        log = Log()
        attack(nearmiss, log, **by_hand(RAW=raw, ANON=raw, ATTRIBUTES=lines, BLOCK_ON="v"))
        assert not [one for one in [*secrets, "123.25", "777.75", "id0", "id1"] if one in log.text]
    said = refused(nearmiss, "no numbers", **by_hand(RAW=raw, ANON=raw, ATTRIBUTES="v||num"))
    said += refused(nearmiss, "no number between", **by_hand(RAW=raw, ANON=raw, ATTRIBUTES="v||dist"))
    assert not [one for one in secrets if one in said]


@pytest.mark.parametrize("name", ["METRICS", "PER_RECORD"])
def test_an_input_is_never_written_over(nearmiss, tmp_path, name):
    file = tmp_path / "raw.csv"
    file.write_text("id,age\n1,20\n2,30\n")
    given = by_hand(RAW=opened(file), **{name: str(file)})
    refused(nearmiss, "same file", **given)
    assert file.read_text().count("\n") == 3


def test_a_cancelled_attack_leaves_nothing(nearmiss, tmp_path):
    many = [(None, str(i), i % 60, f"t{i % 97}") for i in range(3000)]
    both = table(many, FIELDS)
    for share in (5, 40, 70):
        log = Log()
        log.cancel_at = share
        with pytest.raises(QgsProcessingException, match="Cancelled"):
            attack(
                nearmiss,
                log,
                **by_hand(RAW=both, ANON=both, ATTRIBUTES="age||num\ntown||idf", METRICS=str(tmp_path / "m.gpkg")),
            )
        assert not list(tmp_path.iterdir())
