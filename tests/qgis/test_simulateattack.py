"""simulateattack through the toolbox: by hand, the reference's vignette, attributes in every form, files and models."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest
from attacks import ANON, FIELDS, RAW, attack, by_hand, expected, metrics, notes, table, vignette
from conftest import Log, fixture_folder, layer, opened, values
from qgis.core import (
    QgsProcessingFeatureSourceDefinition,
    QgsProcessingModelAlgorithm,
    QgsProcessingModelChildAlgorithm,
    QgsProcessingModelChildParameterSource,
    QgsProcessingModelParameter,
    QgsProcessingParameterFeatureSource,
    QgsVectorLayer,
)

QI = "AGE|AGE|num\nZIP|ZIP|char\nSEX|SEX|char"


def success(nearmiss, **given):
    return attack(nearmiss, **given)["SUCCESS"]


# -- by hand ----------------------------------------------------------------------------------------------------


def test_four_people_by_hand(nearmiss):
    """By age everybody is found; by town it is one of two."""
    found = attack(nearmiss, **by_hand(PER_RECORD="memory:", CURVE="memory:", AXES="memory:"))
    names = ("SUCCESS", "BASELINE", "LIFT", "MAX_RISK", "RECORDS_AT_RISK_1", "BLOCKING_RECALL", "TRUTH_COVERAGE")
    assert [found[name] for name in names] == [1.0, 0.25, 4.0, 1.0, 4, 1.0, 1.0]
    assert "WORKING_CRS" not in found
    assert values(found["PER_RECORD"], "anon_id", "risk", "rank", "ties", "best_is_true") == [
        [one, 1.0, 1, 1, True] for one in "1234"
    ]
    town = attack(nearmiss, **by_hand(ATTRIBUTES="town||idf", PER_RECORD="memory:", CURVE="memory:", AXES="memory:"))
    assert (town["SUCCESS"], town["MAX_RISK"], town["RECORDS_AT_RISK_1"]) == (0.5, 0.5, 0)
    assert values(town["PER_RECORD"], "risk", "rank", "confidence", "ties", "candidates") == [[0.5, 1, 0.0, 2, 4]] * 4
    assert values(town["CURVE"], "threshold", "attacked", "coverage", "precision", "recall") == [[0.0, 4, 1, 0.5, 0.5]]
    assert values(town["AXES"], "attribute", "type", "weight", "level", "success", "baseline", "kept") == [
        ["town", "idf", 1.0, "M", 0.5, 0.25, True]
    ]
    said = metrics(town)
    assert said["success_sd"] == pytest.approx(0.25) and said["at_least_one"] == pytest.approx(15 / 16)
    assert (said["top_1"], "top_5" in said, said["released_records"], said["raw_records"]) == (0.5, False, 4, 4)


def test_the_order_of_rows_plays_no_part(nearmiss):
    def answer(raw, anon):
        given = by_hand(RAW=table(raw), ANON=table(anon), ATTRIBUTES="age||num\ntown||idf", MATCH=1)
        found = attack(nearmiss, **given, PER_RECORD="memory:", CURVE="memory:", AXES="memory:")
        return [values(found[n], *found[n].fields().names()) for n in ("METRICS", "PER_RECORD", "CURVE", "AXES")]

    assert answer(RAW, ANON) == answer(RAW[::-1], ANON[1:] + ANON[:1])


def test_scoreboard_rh_counts_all_released_records(nearmiss):
    """As success_greedy beside it; of those that are named, the note says how many are right."""
    anon = [(None, "4", 51, "b"), (None, "3", 40, "b"), (None, "2", 25, "a"), (None, "1", 25, "a")]
    found = attack(nearmiss, **by_hand(ANON=table(anon), MATCH=2, PHI=0.5))
    said = metrics(found)
    assert (said["success_greedy"], said["success_scoreboard_rh"]) == (0.75, 0.5)
    assert notes(found)["success_scoreboard_rh"].startswith(
        "Named are the 2 records with a confidence of 0.5 or more; of those 100.0% are right."
    )
    found = attack(nearmiss, **by_hand(ANON=table(anon), MATCH=2, PHI=50))
    assert metrics(found)["success_scoreboard_rh"] is None
    assert "the 0 records" in notes(found)["success_scoreboard_rh"]


@pytest.mark.parametrize(
    ("more", "times"),
    [
        ({}, 0),
        ({"MATCH": 1}, 1),
        ({"ATTRIBUTES": "town||minhash"}, 1),
        ({"ATTRIBUTES": "town||minhash", "MATCH": 1}, 1),
    ],
)
def test_what_is_drawn_prints_its_seed(nearmiss, more, times):
    log = Log()
    attack(nearmiss, log, **by_hand(**more, SEED=7))
    assert log.infos.count("SEED: 7") == times


def test_ids_of_different_types_are_the_same_people(nearmiss):
    numbers = [(None, float(row[1]), *row[2:]) for row in RAW]
    found = attack(nearmiss, **by_hand(RAW=table(numbers, FIELDS.replace("id:string", "id:double"))))
    assert (found["SUCCESS"], found["TRUTH_COVERAGE"]) == (1.0, 1.0)


def test_a_selection_is_honoured_and_disclosed(nearmiss):
    released = table(ANON, name="released")
    released.selectByExpression("id in ('1', '2')")
    log = Log()
    from qgis.core import QgsProject

    QgsProject.instance().addMapLayer(released, False)
    chosen = QgsProcessingFeatureSourceDefinition(released.id(), True)
    found = attack(nearmiss, log, **by_hand(ANON=chosen))
    assert metrics(found)["released_records"] == 2 and found["SUCCESS"] == 1.0
    assert "its provider holds 4: a filter or a selection is on" in log.text
    QgsProject.instance().clear()


def test_strangers_make_it_a_lower_bound(nearmiss):
    log = Log()
    found = attack(nearmiss, log, **by_hand(ANON=table([*ANON[:3], (None, "9", 21, "a")]), PER_RECORD="memory:"))
    assert (found["SUCCESS"], found["TRUTH_COVERAGE"]) == (0.75, 0.75)
    assert notes(found)["success"].startswith("Lower bound")
    assert values(found["PER_RECORD"], "anon_id", "risk", "rank", "ties", "best_is_true")[-1] == [
        "9",
        0.0,
        None,
        None,
        False,
    ]
    assert "1 of 4" in log.text


# -- the vignette of the reference ------------------------------------------------------------------------------


def test_section_1(nearmiss):
    log = Log()
    found = attack(
        nearmiss, log, **vignette("s1", ATTRIBUTES=QI), PER_RECORD="memory:", CURVE="memory:", AXES="memory:"
    )
    wanted = expected("s1")
    assert (found["SUCCESS"], found["RECORDS_AT_RISK_1"]) == (pytest.approx(0.92), 180)
    assert (found["BASELINE"], found["LIFT"], found["MAX_RISK"]) == (pytest.approx(0.005), pytest.approx(184), 1)
    risk = wanted["score_multi_qi"]["per_record"]["RISK"]
    mine = dict(values(found["PER_RECORD"], "anon_id", "risk"))
    assert [mine[str(i + 1)] for i in range(200)] == pytest.approx(risk)
    for name in ("success", "lift", "mean_rank", "z"):
        theirs = wanted["axis_report"]["mean_rank_pct" if name == "mean_rank" else name]
        assert values(found["AXES"], name) == pytest.approx(theirs)
    said = metrics(found)
    assert (said["unicity"], said["baseline_mode"]) == (pytest.approx(0.98), pytest.approx(0.005))
    top = wanted["score_multi_qi"]["top_k"]
    assert said["top_5"] == pytest.approx(dict(zip(top["k"], top["hit_rate"]))[5])
    curve = wanted["score_multi_qi"]["precision_recall_margin"]
    assert abs(found["CURVE"].featureCount() - len(curve["precision"])) <= 2
    assert "AGE holds numbers as text; they were read as numbers." in log.warnings


@pytest.mark.parametrize(("index", "name"), enumerate(("range", "zscore", "rank", "none")))
def test_section_1_by_common_scale(nearmiss, index, name):
    found = success(nearmiss, **vignette("s1", ATTRIBUTES=QI, NORMALIZE=index))
    assert found == pytest.approx(expected("s1")["success_by_normalize"][name])


def test_section_1_mahalanobis_and_weights(nearmiss):
    three = "AGE||num\nVISIT_COUNT||num\nSPEND_MEAN||num"
    wanted = expected("s1")
    given = vignette("s1", ATTRIBUTES=three)
    assert success(nearmiss, **given) == pytest.approx(wanted["success_weighted_AGE_VISIT_SPEND"])
    assert success(nearmiss, **given, METHOD=1) == pytest.approx(wanted["success_mahalanobis_AGE_VISIT_SPEND"])
    for one in wanted["success_by_weights"]:
        lines = "AGE||num|{}\nZIP||char|{}\nSEX||char|{}".format(*one["weights"])
        assert success(nearmiss, **vignette("s1", ATTRIBUTES=lines)) == pytest.approx(one["success"])


@pytest.mark.parametrize(
    "more", [{"ATTRIBUTES": "ZIP||char\nNOISE||num", "SCREEN": 1}, {"ATTRIBUTES": "ZIP||char\nAGE||num|0"}]
)
def test_mahalanobis_with_no_number_left(nearmiss, more):
    """Screening or a weight of 0 takes the only number: the others are still attacked."""
    assert success(nearmiss, **vignette("s34", METHOD=1, **more)) == pytest.approx(0.2)


def test_section_31_the_score_has_to_fit_the_values(nearmiss):
    for line, wanted in (
        ("ITEMS||dist", 0.04),
        ("ITEMS||jaccard", 0.9458295454545455),
        ("ITEMS||span", 0.22833333333333333),
        ("ITEMS||tversky|||alpha=0.5 beta=2", 0.9458295454545455),
    ):
        assert success(nearmiss, **vignette("s31", ATTRIBUTES=line)) == pytest.approx(wanted)


def test_section_32_generalised(nearmiss):
    lines = "AGE||containment\nAREA||containment\nSEX||containment"
    tree = str(fixture_folder("reidentify", "vignette") / "s32_hierarchy.csv")
    found = attack(nearmiss, **vignette("s32", ATTRIBUTES=lines, HIERARCHY=tree))
    assert found["SUCCESS"] == pytest.approx(0.44) and metrics(found)["empty_candidate_sets"] == 0
    log = Log()
    found = attack(nearmiss, log, **vignette("s32", ATTRIBUTES=lines))
    assert found["SUCCESS"] == pytest.approx(0.005) and metrics(found)["empty_candidate_sets"] == 200
    assert "No raw record is contained in 200 of 200 released records" in log.text


def test_section_33_one_common_scale(nearmiss):
    lines = "ZIP||char\nAGE||num\nSPEND_DIST||dist"
    log, wanted = Log(), expected("s33")["success_combined"]
    for index, name in enumerate(("range", "zscore", "rank", "none")):
        found = success(nearmiss, log=log, **vignette("s33", ATTRIBUTES=lines, NORMALIZE=index))
        assert found == pytest.approx(wanted[f"ALL_{name}"])
    assert "SPEND_DIST spreads 1.82e+04 times as much as ZIP" in log.text


def test_section_34_an_attribute_that_tells_nothing(nearmiss):
    lines, log = "AGE||num\nZIP||char\nNOISE||num", Log()
    given = vignette("s34", ATTRIBUTES=lines)
    assert success(nearmiss, log=log, **given) == pytest.approx(0.59)
    assert "No better than chance at ranking the true record: NOISE" in log.text
    found = attack(nearmiss, **given, SCREEN=1, AXES="memory:")
    assert found["SUCCESS"] == pytest.approx(0.785)
    assert values(found["AXES"], "attribute", "informative", "kept")[-1] == ["NOISE", False, False]
    assert success(nearmiss, **vignette("s34", ATTRIBUTES=lines + "|0")) == pytest.approx(0.785)


@pytest.mark.parametrize(("shared", "rate"), [(150, 0.68), (120, 0.5267), (90, 0.4067), (30, 0.1067)])
def test_section_35_who_is_not_there(nearmiss, shared, rate):
    found = attack(nearmiss, **vignette("s35", f"s35_anon_{shared}", ATTRIBUTES="A||num\nB||num", MATCH=1))
    assert found["SUCCESS"] == pytest.approx(rate, abs=5e-5)
    said = metrics(found)
    assert said["success_greedy"] == found["SUCCESS"] and 0 < said["success_optimal"] <= 1


def test_section_5_blocking_is_told(nearmiss):
    log, blocking = Log(), {one["label"]: one for one in expected("s5")["blocking"]}
    wanted = blocking["AGE"]["info"]
    found = attack(nearmiss, log, **vignette("s1", ATTRIBUTES=QI, BLOCK_ON="AGE"))
    assert found["BLOCKING_RECALL"] == pytest.approx(0.39) == pytest.approx(wanted["recall"])
    assert metrics(found)["no_candidates"] == wanted["n_anon_without_candidate"] == 2
    assert metrics(found)["success"] == found["SUCCESS"] == pytest.approx(76 / 200)
    assert notes(found)["success"].startswith("Lower bound") and "recall 0.3900" in log.text
    by_zip = attack(nearmiss, **vignette("s1", ATTRIBUTES=QI, BLOCK_ON="ZIP"))
    assert (by_zip["BLOCKING_RECALL"], by_zip["SUCCESS"]) == (1.0, pytest.approx(0.92))
    both = attack(nearmiss, **vignette("s1", ATTRIBUTES=QI, BLOCK_ON="AGE; ZIP,SEX"))
    assert both["BLOCKING_RECALL"] == 1.0


# -- attributes in every form -----------------------------------------------------------------------------------


def test_attributes_from_a_table(nearmiss):
    rows = [
        (None, "AGE", "AGE", "num", 2.0, "M", None),
        (None, "ZIP", None, "char", None, "", ""),
        (None, "SPEND_DIST", "SPEND_DIST", "dist", 0.5, "S", "separator=:"),
    ]
    fields = "raw:string,released:string,type:string,weight:double,level:string,options:string"
    lines = "AGE|AGE|num|2|M\nZIP||char\nSPEND_DIST|SPEND_DIST|dist|0.5|S|separator=:"
    found = [
        attack(nearmiss, **vignette("s1", **more), AXES="memory:")
        for more in ({"ATTRIBUTE_TABLE": table(rows, fields)}, {"ATTRIBUTES": lines})
    ]
    assert metrics(found[0]) == metrics(found[1])
    assert values(found[0]["AXES"], "attribute", "weight", "level") == values(
        found[1]["AXES"], "attribute", "weight", "level"
    )


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r", "\n\n", "\\n", "\\r\\n"])
def test_line_ends_of_every_system(nearmiss, end):
    lines = end.join(["# what we assume", *QI.split("\n"), ""])
    assert success(nearmiss, **vignette("s1", ATTRIBUTES=lines)) == pytest.approx(0.92)


# -- files, the command line, models ----------------------------------------------------------------------------


@pytest.mark.parametrize("ending", ["csv", "gpkg", "xlsx"])
def test_files(nearmiss, tmp_path, ending):
    names = ("METRICS", "PER_RECORD", "CURVE", "AXES")
    places = {name: str(tmp_path / f"{name}.{ending}") for name in names}
    log = Log()
    attack(nearmiss, log, **vignette("s1", ATTRIBUTES=QI), **places)
    counts = [opened(places[name]).featureCount() for name in names]
    assert counts[1] == 200 and counts[3] == 3 and counts[0] > 20
    assert log.text.count("PRIVATE file") == 1
    assert dict(values(opened(places["METRICS"]), "metric", "value"))["success"] in ("0.92", pytest.approx(0.92))


def test_the_same_bytes_twice(nearmiss, tmp_path):
    def bytes_of(name):
        places = {key: str(tmp_path / f"{name}_{key}.csv") for key in ("METRICS", "PER_RECORD", "CURVE", "AXES")}
        attack(nearmiss, **vignette("s1", ATTRIBUTES=QI + "\nSPEND_DIST||minhash", MATCH=1), **places)
        return [Path(path).read_bytes() for path in places.values()]

    assert bytes_of("a") == bytes_of("b")


def test_from_the_shell(headless, tmp_path):
    folder = fixture_folder("reidentify", "vignette")
    given = {
        "RAW": folder / "s1_raw.csv",
        "ANON": folder / "s1_anon.csv",
        "RAW_ID": "ROW_NUMBER",
        "ANON_ID": "ROW_NUMBER",
    }
    for lines in (QI, QI.replace("\n", "\\n")):
        done = headless.json(
            "nearmiss:simulateattack",
            **given,
            ATTRIBUTES=lines,
            METRICS=tmp_path / "m.csv",
            PER_RECORD=tmp_path / "p.csv",
        )
        assert done["results"]["SUCCESS"] == pytest.approx(0.92)
        assert any("PRIVATE file" in line for line in done["log"]["info"])
    with (tmp_path / "m.csv").open(newline="", encoding="utf-8") as file:
        assert next(row for row in csv.reader(file) if row[0] == "success")[1] == "0.92"
    done = headless("nearmiss:simulateattack", **given, ATTRIBUTES="AGE||number", METRICS=tmp_path / "n.csv")
    assert done.returncode == 1 and "line 1: unknown type number. Did you mean num?" in done.stderr
    assert "Traceback" not in done.stderr and not (tmp_path / "n.csv").exists()


def test_in_a_model(nearmiss, provider):
    """What is coarsened by nearmiss:reduceprecision is attacked by nearmiss:simulateattack."""
    model = QgsProcessingModelAlgorithm("chain", "chain")
    model.addModelParameter(
        QgsProcessingParameterFeatureSource("points", "points"), QgsProcessingModelParameter("points")
    )
    whole = QgsProcessingModelChildParameterSource.fromModelParameter("points")
    static = QgsProcessingModelChildParameterSource.fromStaticValue

    def step(name, algorithm, **sources):
        child = QgsProcessingModelChildAlgorithm(f"nearmiss:{algorithm}")
        child.setChildId(name)
        for key, source in sources.items():
            child.addParameterSources(key, [source])
        model.addChildAlgorithm(child)

    step("coarse", "reduceprecision", INPUT=whole, METHOD=static(1), GRID=static(100))
    released = QgsProcessingModelChildParameterSource.fromChildOutput("coarse", "OUTPUT")
    lines = {"RAW_ID": static("id"), "ANON_ID": static("id"), "ATTRIBUTES": static("||location")}
    step("attack", "simulateattack", RAW=whole, ANON=released, **lines)
    rows = [(f"POINT ({500000 + 300 * i} {5500000 + 40 * (i % 3)})", str(i)) for i in range(10)]
    context, log = nearmiss.context(), Log()
    results, fine = model.run({"points": layer("Point", rows, "id:string")}, context, log)
    assert fine and results["CHILD_RESULTS"]["attack"]["SUCCESS"] == 1.0


def test_delimited_text_without_types(nearmiss, tmp_path):
    """All is text there, with a header in another language and separators inside values."""
    file = tmp_path / "all.csv"
    file.write_text("id,ålder,köp\n1,20,a;b\n2,30,b;c\n3,40,c;a;d\n", encoding="utf-8")
    source = QgsVectorLayer(f"file://{file}?type=csv&detectTypes=no&geomType=none", "all", "delimitedtext")
    assert source.isValid() and source.fields().field("ålder").typeName().lower() in ("text", "string")
    given = {"RAW": source, "ANON": source, "RAW_ID": "id", "ANON_ID": "id"}
    found = attack(nearmiss, **given, ATTRIBUTES="ålder||num\nköp||jaccard|||separator=;")
    assert found["SUCCESS"] == 1.0
