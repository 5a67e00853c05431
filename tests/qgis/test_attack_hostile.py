"""Attacks on what should not be attacked: ids, attributes, values and options that are wrong, and what is said then."""

from __future__ import annotations

import pytest
from attacks import ANON, FIELDS, RAW, attack, by_hand, metrics, notes, refused, table
from conftest import Log, layer, opened, values
from qgis.core import QgsProcessingException

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
