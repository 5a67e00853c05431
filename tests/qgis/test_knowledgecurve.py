"""knowledgecurve through the toolbox: the reference's W, M and S, levels without attributes, and what it refuses."""

from __future__ import annotations

import pytest
from attacks import ANON, attack, by_hand, expected, table, vignette
from conftest import Log, fixture_folder, values
from qgis.core import QgsProcessingException

COLUMNS = ("level", "visible", "success", "success_sd", "baseline", "lift", "max_risk")
SEEN = "ZIP||char||W\nAGE||num||M\nSEX||char||M\nVISIT_COUNT||num||S\nSPEND_MEAN||num||S\nFINGERPRINT||num||S"


def curve(nearmiss, log=None, **given):
    return nearmiss("knowledgecurve", log, **{"OUTPUT": "memory:", **given})


def test_section_2(nearmiss):
    wanted = expected("s2")["curve"]
    found = curve(nearmiss, **vignette("s2", ATTRIBUTES=SEEN))
    assert [found[f"SUCCESS_{level}"] for level in "WMS"] == pytest.approx([0.2, 0.92, 1.0])
    for mine, theirs in (("level", "level"), ("visible", "n_visible"), ("success", "success_analytic")):
        assert values(found["OUTPUT"], mine) == (wanted[theirs] if mine != "success" else pytest.approx(wanted[theirs]))
    for mine, theirs in (("baseline", "baseline_random"), ("lift", "lift"), ("max_risk", "max_risk")):
        assert values(found["OUTPUT"], mine) == pytest.approx(wanted[theirs])


@pytest.mark.parametrize(("index", "name"), enumerate(("range", "zscore", "rank", "none")))
def test_section_2_by_common_scale(nearmiss, index, name):
    found = curve(nearmiss, **vignette("s2", ATTRIBUTES=SEEN, NORMALIZE=index))
    assert values(found["OUTPUT"], "success") == pytest.approx(expected("s2")["curve_success_by_option"][name])


def test_the_last_level_is_the_attack_with_everything(nearmiss):
    given = by_hand(ATTRIBUTES="town||idf||W\nage||num||S")
    found = curve(nearmiss, **given)
    assert values(found["OUTPUT"], *COLUMNS)[0][:4] == ["W", 1, 0.5, pytest.approx(0.25)]
    assert values(found["OUTPUT"], "success")[1:] == [0.5, attack(nearmiss, **given)["SUCCESS"]]


def test_a_level_that_adds_nothing_is_not_attacked_again(nearmiss, monkeypatch):
    from nearmiss_qgis.core.attack import simulate

    runs, attacked = [], simulate.simulate
    monkeypatch.setattr(simulate, "simulate", lambda *args, **more: runs.append(args) or attacked(*args, **more))
    found = curve(nearmiss, **by_hand(ATTRIBUTES="town||idf||W\nage||num||W"))
    assert values(found["OUTPUT"], "success") == [1.0] * 3 and len(runs) == 1


def test_a_level_that_sees_nothing_is_not_tested(nearmiss):
    log = Log()
    found = curve(nearmiss, log, **by_hand(ATTRIBUTES="age||num\ntown||idf|0|W"))
    assert values(found["OUTPUT"], *COLUMNS)[0] == ["W", 1, None, None, None, None, None]
    assert "SUCCESS_W" not in found and found["SUCCESS_M"] == 1.0 == found["SUCCESS_S"]
    assert "Level W sees no attribute: not tested." in log.warnings


def test_nobody_in_common_is_no_zero(nearmiss):
    log = Log()
    strangers = [(None, f"x{row[1]}", *row[2:]) for row in ANON]
    found = curve(nearmiss, log, **by_hand(ANON=table(strangers), ATTRIBUTES="town||idf||W\nage||num||S"))
    assert not [name for name in found if name.startswith("SUCCESS")]
    assert values(found["OUTPUT"], "success", "lift", "max_risk") == [[None] * 3] * 3
    assert "Not measurable" in log.text


def test_blocking_is_told_once(nearmiss):
    log = Log()
    found = curve(nearmiss, log, **vignette("s2", ATTRIBUTES=SEEN, BLOCK_ON="AGE"))
    assert sum("Blocking lost true pairs (recall 0.3900)" in text for text in log.warnings) == 1
    assert found["SUCCESS_S"] == pytest.approx(0.39)


@pytest.mark.parametrize(
    ("more", "words"),
    [
        ({"ATTRIBUTES": "age||num||X"}, "line 1: the level X is none of W, M and S"),
        ({"ATTRIBUTES": "age||num||W,M"}, "line 1: the level W,M is none of W, M and S"),
        ({"METHOD": 1, "ATTRIBUTES": "town||idf||W"}, "Mahalanobis needs an attribute of the type num"),
    ],
)
def test_what_is_refused(nearmiss, more, words):
    with pytest.raises(QgsProcessingException, match=words):
        curve(nearmiss, **by_hand(**more))


def test_mahalanobis_is_for_the_levels_that_see_numbers(nearmiss):
    found = curve(nearmiss, **by_hand(ATTRIBUTES="town||idf||W\nage||num||M", METHOD=1))
    assert values(found["OUTPUT"], "success") == [0.5, 1.0, 1.0]


def test_from_the_shell(headless, tmp_path):
    folder = fixture_folder("reidentify", "vignette")
    given = {
        "RAW": folder / "s2_raw.csv",
        "ANON": folder / "s2_anon.csv",
        "RAW_ID": "ROW_NUMBER",
        "ANON_ID": "ROW_NUMBER",
    }
    done = headless.json("nearmiss:knowledgecurve", **given, ATTRIBUTES=SEEN, OUTPUT=tmp_path / "k.csv")
    assert [done["results"][f"SUCCESS_{level}"] for level in "WMS"] == pytest.approx([0.2, 0.92, 1.0])
    assert (tmp_path / "k.csv").read_text().splitlines()[0] == ",".join(COLUMNS)
