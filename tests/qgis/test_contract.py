"""What the toolbox shows: ids, parameters, defaults and outputs of the contract."""

from __future__ import annotations

from pathlib import Path

import pytest
from qgis.core import QgsProcessingParameterDefinition

GROUPS = {
    **dict.fromkeys(("publishrelease", "verifyrelease"), "Release"),
    **dict.fromkeys(
        (
            "uniquenessprofile",
            "kradius",
            "smallestcell",
            "neighbourhooduniqueness",
            "rankrecords",
            "diversity",
            "unicity",
            "auditreport",
        ),
        "Measure",
    ),
    **dict.fromkeys(("simulateattack", "knowledgecurve", "containment", "attackrelease"), "Attack"),
}


def test_what_the_toolbox_shows(provider):
    for algorithm in provider.algorithms():
        name = algorithm.name()
        assert name == name.lower()
        group = GROUPS.get(name, "Protect")
        assert (algorithm.groupId(), algorithm.group()) == (group.lower(), group)
        assert len(algorithm.shortHelpString()) > 300 and algorithm.shortDescription().count(".") == 1
        assert Path(algorithm.helpUrl().replace("file://", "")).exists()
        assert not algorithm.icon().isNull() and "privacy" in algorithm.tags()
        assert algorithm.canExecute() == (True, "")
        for definition in algorithm.parameterDefinitions():
            assert definition.description() and definition.name() == definition.name().upper()


ATTACK = "RAW ANON RAW_ID ANON_ID ATTRIBUTES ATTRIBUTE_TABLE HIERARCHY"
HOW = "NORMALIZE METHOD SCREEN ALPHA†"
CONTRACT = {
    "deduplicate": "REPORTS REPORT_ID TIME CONTRIBUTOR MATCH_FIELDS DISTANCE WINDOW OUTPUT DUPLICATES",
    "snaptosegments": "REPORTS STREETS SEGMENT_ID MAX_DISTANCE AMBIGUITY_MARGIN† GEOMETRY† OUTPUT",
    "aggregateandwithhold": "SNAPPED SEGMENT_FIELD† STREETS SEGMENT_ID SEGMENT_NAME† CATEGORY CONTRIBUTOR PRESET MIN_PUBLISH_N† "
    "SMALL_N† MIN_CELL† ROUND_BASE† DOMINANCE_SHARE† UNKNOWN_CONTRIBUTORS† ZEROS† CATEGORIES† PUBLISH_TOTAL† TOTALS_BY† "
    "COMPLEMENTARY† PREVIOUS† DECISIONS† REPORT_ID† PUBLISHED BREAKDOWN TOTALS WITHHELD",
    "reduceprecision": "INPUT METHOD DECIMALS GRID QUASI_IDENTIFIERS CONTRIBUTOR K OUTPUT",
    "generalise": "INPUT HIERARCHY LEVELS OUTPUT",
    "uniquenessprofile": "INPUT QUASI_IDENTIFIERS CONTRIBUTOR DECIMALS GRIDS ANNOTATE_AT OUTPUT ANNOTATED",
    "kradius": "INPUT CONTRIBUTOR AUXILIARY AUXILIARY_NAME SUBJECT WEIGHT COUNT_STACKED† RADII THRESHOLDS K AT_RADIUS STREETS "
    "SEGMENT_ID† MAX_DISTANCE† OUTPUT ANNOTATED",
    "neighbourhooduniqueness": "INPUT ATTRIBUTES RADIUS NEIGHBOURS K OUTPUT",
    "rankrecords": "INPUT REPORT_ID QUASI_IDENTIFIERS CONTRIBUTOR AUXILIARY AUXILIARY_NAME SUBJECT WEIGHT RADIUS "
    "NEARBY_RADIUS† GRID ISOLATION_NEIGHBOUR† ISOLATED_AT† TOP K DECISIONS† OUTPUT ALL",
    "auditreport": "INPUT REPORT_ID QUASI_IDENTIFIERS CATEGORY CONTRIBUTOR TIME AUXILIARY AUXILIARY_NAME SUBJECT WEIGHT STREETS "
    "SEGMENT_ID† MAX_DISTANCE† RELEASE DECISIONS K AT_RADIUS† GRID† TOP† DATE REPORT_HTML REPORT_JSON",
    "smallestcell": "INPUT DIMENSIONS CONTRIBUTOR TIME TIME_BIN LOCATION LOCATION_PRECISION LOCATION_FIELD K MAX_DEPTH SUBSETS "
    "CELLS RECORDS",
    "diversity": "INPUT QUASI_IDENTIFIERS SENSITIVE L T OUTPUT ANNOTATED",
    "unicity": "INPUT CONTRIBUTOR TIME PLACE GRID PLACE_FIELD TIME_BIN_HOURS KNOWN_POINTS SAMPLES SEED OUTPUT PER_CONTRIBUTOR",
    "simulateattack": f"{ATTACK} {HOW} MATCH PHI† TOP_K BLOCK_ON BLOCK_RADIUS SEED METRICS PER_RECORD CURVE AXES REPORT_HTML",
    "knowledgecurve": f"{ATTACK} {HOW} BLOCK_ON BLOCK_RADIUS SEED OUTPUT",
    "containment": f"{ATTACK} OUTPUT",
    "attackrelease": "SNAPPED SEGMENT_FIELD† SEGMENTS CATEGORY CONTRIBUTOR TIME PERIOD MAX_DISTANCE METRICS PER_REPORT",
    "publishrelease": "SEGMENTS BREAKDOWN TOTALS REPORTS STREETS SEGMENT_ID WITHHELD PREVIOUS† PRESET MIN_PUBLISH_N† SMALL_N† "
    "MIN_CELL† ROUND_BASE† DOMINANCE_SHARE† UNKNOWN_CONTRIBUTORS† ZEROS† CATEGORIES† TITLE LICENSE SOURCE NOTE COINCIDENT† "
    "FORMAT FOLDER OVERWRITE CHECK_ONLY FINDINGS REPORT_HTML FINDINGS_JSON",
    "verifyrelease": "RELEASE SEGMENT_ID† COUNT_FIELD† BREAKDOWN_FIELD† REPORTS STREETS STREETS_ID PREVIOUS† EXTRA_FILES† "
    "SNAPPED CATEGORY CONTRIBUTOR PRESET MIN_PUBLISH_N† SMALL_N† MIN_CELL† ROUND_BASE† DOMINANCE_SHARE† "
    "UNKNOWN_CONTRIBUTORS† ZEROS† CATEGORIES† COINCIDENT† FAIL_ON_FINDING FAIL_ON_NOT_TESTED† FINDINGS REPORT_HTML "
    "FINDINGS_JSON",
}


@pytest.mark.parametrize("name", CONTRACT)
def test_parameters_are_the_contract(nearmiss, name):
    folded = QgsProcessingParameterDefinition.Flag.FlagAdvanced
    algorithm = nearmiss.algorithm(name)
    found = {d.name() + ("†" if d.flags() & folded else "") for d in algorithm.parameterDefinitions()}
    assert found == set(CONTRACT[name].split())


def test_defaults_are_the_contract(nearmiss):
    def default(algorithm, name):
        made = nearmiss.algorithm(algorithm)
        return made.parameterDefinition(name).defaultValue()

    assert default("snaptosegments", "MAX_DISTANCE") == 25 and default("snaptosegments", "AMBIGUITY_MARGIN") == 0
    assert default("deduplicate", "DISTANCE") == 15 and default("deduplicate", "WINDOW") == 600
    aggregate = {
        "SEGMENT_FIELD": "segment_id",
        "PRESET": 0,
        "DOMINANCE_SHARE": 0.9,
        "ZEROS": 0,
        "PUBLISH_TOTAL": 0,
        "COMPLEMENTARY": True,
    }
    for name, value in aggregate.items():
        assert default("aggregateandwithhold", name) == value
    kradius = {"RADII": "25,50,100,250,500", "THRESHOLDS": "5,10", "K": 5, "AT_RADIUS": 50, "COUNT_STACKED": False}
    for name, value in {**kradius, "MAX_DISTANCE": 25}.items():
        assert default("kradius", name) == value
    rank = {
        "RADIUS": 50,
        "NEARBY_RADIUS": 250,
        "GRID": 100,
        "ISOLATION_NEIGHBOUR": 5,
        "ISOLATED_AT": 500,
        "TOP": 20,
        "K": 5,
    }
    for name, value in rank.items():
        assert default("rankrecords", name) == value
    assert [default("neighbourhooduniqueness", name) for name in ("RADIUS", "NEIGHBOURS", "K")] == [250, 0, 5]
    assert [default("smallestcell", name) for name in ("LOCATION", "K", "MAX_DEPTH")] == [0, 5, 0]
    assert (default("diversity", "L"), default("diversity", "T")) == (2, 0.3)
    unicity = {"PLACE": 0, "GRID": 100, "TIME_BIN_HOURS": 1, "KNOWN_POINTS": "1,2,3,4", "SAMPLES": 1000, "SEED": 1}
    for name, value in unicity.items():
        assert default("unicity", name) == value
    for name, value in {"METHOD": 0, "DECIMALS": 3, "GRID": 100, "K": 5}.items():
        assert default("reduceprecision", name) == value
    for name in ("MIN_PUBLISH_N", "SMALL_N", "MIN_CELL", "ROUND_BASE", "CATEGORIES"):
        assert default("aggregateandwithhold", name) in (None, "")


@pytest.mark.parametrize("name", ["simulateattack", "knowledgecurve", "containment"])
def test_attacks_are_the_contract(nearmiss, name):
    """In the order of the dialog, with defaults, and nothing optional that an attack needs."""
    optional = QgsProcessingParameterDefinition.Flag.FlagOptional
    folded = QgsProcessingParameterDefinition.Flag.FlagAdvanced
    algorithm = nearmiss.algorithm(name)  # owns its definitions
    there = algorithm.parameterDefinitions()
    assert [one.name() + ("†" if one.flags() & folded else "") for one in there] == CONTRACT[name].split()
    needed = {"RAW", "ANON", "RAW_ID", "ANON_ID", "METRICS", "OUTPUT", "NORMALIZE", "METHOD", "SCREEN", "ALPHA"}
    needed |= {"MATCH", "PHI", "TOP_K", "SEED"}
    assert {one.name() for one in there if not one.flags() & optional} == needed & {one.name() for one in there}
    defaults = {
        "ALPHA": 0.05,
        "TOP_K": "1,5,10",
        "SEED": 1,
        **dict.fromkeys(("NORMALIZE", "METHOD", "SCREEN", "MATCH", "PHI"), 0),
    }
    for one in there:
        assert one.defaultValue() == defaults.get(one.name()), one.name()
        if one.isDestination():
            assert one.createByDefault() == (one.name() in needed)


def test_the_gate_knows_every_field_about_single_records(provider):
    """What our outputs say of a record or of a withheld segment never passes as an attribute of a release."""
    from nearmiss_qgis.core.gate.personal import OF_A_REPORT, PERSONAL, is_personal
    from nearmiss_qgis.processing.fields import _known

    public = "segment_id name report_count count_band category_breakdown low_sample category group_field group_value length_m"
    numbers = (
        "kind precision cell_width_m cell_height_m rows distinct_locations locations_with_one_record quasi_id_cells cells_of_one "
        "records_in_cells_of_one share_unique k_min radius_m k_p05 k_median k_mean k_max k_zero dimensions depth cells "
        "cells_below_k records_below_k share_below_k rule status severity where count message remedy "
        "points contributors unicity expected_identification standard_error exhaustive sets_tested "
        "metric value threshold attacked coverage recall attribute type weight level success success_sd baseline lift max_risk "
        "rank confidence information "  # words that street layers use; in our tables they stand beside anon_id
        "mean_rank z p_value informative kept unknown_raw unknown_released visible"
    )
    names = {name.partition("@")[0] for name in _known()}
    private = [name for name in names if name not in (public + " " + numbers).split()]
    assert len(private) > 25 and {"risk", "suda", "isolation_m", "t_distance"} <= set(private)
    for name in [*private, "k_50", "k_12_5"]:
        assert is_personal(name, (*PERSONAL, *OF_A_REPORT), exactly=True), name


def test_private_outputs_say_so(provider):
    private = {
        "OUTPUT",
        "DUPLICATES",
        "WITHHELD",
        "FINDINGS",
        "REPORT_HTML",
        "REPORT_JSON",
        "FINDINGS_JSON",
        "ALL",
        "ANNOTATED",
        "CELLS",
        "RECORDS",
        "PER_CONTRIBUTOR",
        "PER_RECORD",
        "PER_REPORT",
    }
    summaries = {(name, "OUTPUT") for name in ("uniquenessprofile", "kradius", "unicity", "knowledgecurve")}
    for algorithm in provider.algorithms():
        for definition in algorithm.destinationParameterDefinitions():
            secret = definition.name() in private and (algorithm.name(), definition.name()) not in summaries
            assert ("PRIVATE" in definition.description()) == secret
