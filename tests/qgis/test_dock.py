"""The panel from picking layers to a written release, on a town counted by hand (windows.town)."""

from __future__ import annotations

import json

import pytest
from qgis.core import QgsApplication, QgsProject
from windows import analysed, items, select, town, until


@pytest.fixture
def ready(dock, tmp_path):
    town(tmp_path)
    return dock


def test_good_guesses_from_names_and_geometries(ready):
    setup = ready.session.setup
    names = {role: QgsProject.instance().mapLayer(getattr(setup, role)).name() for role in ("reports", "streets")}
    assert names == {"reports": "reports", "streets": "streets"}
    assert setup.fields == {
        "report_id": "report_id",
        "contributor": "contributor",
        "category": "hazard",
        "time": "occurred_at",
        "segment_id": "segment_id",
        "segment_name": "name",
        "subject": "address_id",
    }
    assert [problem.choice for problem in ready.session.problems()] == ["auxiliary_name"]
    assert not ready.panel.analyse_button.isEnabled()
    label = ready.panel.form.problem_label("auxiliary_name")
    assert label.isVisible() and "of which date" in label.text()


def name_the_auxiliary(dock):
    dock.panel.form.widget("auxiliary_name").setText("Addresses of the town, 2026")


def decided(dock):
    return dock.session.decisions.of(dock.session.subject())


def test_the_whole_path(ready, tmp_path):
    name_the_auxiliary(ready)
    assert not ready.panel.export_button.isEnabled() and "Analyse first" in ready.panel.why_not.text()
    order = []
    ready.session.step_done.connect(order.append)
    found = analysed(ready)
    assert order == ["deduplicate", "snap", "aggregate", "rank", "gate", "audit", "preset 1", "preset 2", "preset 3"]
    assert found.complete and found.failures == {}

    # 23 reports of which one is sent twice; S1 and S2 published (10 reports), S3 and S4 withheld (12), one on no street
    text = ready.panel.card.headline.text().replace("<b>", "").replace("</b>", "")
    assert text.startswith("2 of 4 streets with reports are withheld · 55 % of reports lost · ")
    assert " · 0 leaks · " in text
    assert sorted(items(ready, "segment")) == ["S3", "S4"]
    why = {item.name: item.why for item in ready.panel.list.model.items if item.kind == "segment"}
    assert why == {
        "S3": "too few people: reports 2, people 2",
        "S4": "too few people: reports 10, people 2",
    }
    assert len(items(ready, "record")) == 20 and items(ready, "leak") == []
    policies = ready.panel.card.policies
    rows = [[policies.topLevelItem(row).text(column) for column in range(3)] for row in range(4)]
    assert rows[0] == ["Near Miss 3/5", "2", "55 %"]
    assert [row[1:] for row in rows[1:]] == [["4", "100 %"]] * 3  # nothing has 8 people

    assert ready.panel.export_button.isEnabled() and not ready.panel.why_not.isVisible()
    ready.panel.export_button.click()
    dialog = ready.dialog
    tabs = [dialog.files.tabs.tabText(tab) for tab in range(dialog.files.tabs.count())]
    assert tabs == ["segments.geojson", "breakdown.csv", "Other files"]
    first = dialog.files.tabs.widget(0)
    heads = [first.horizontalHeaderItem(column).text() for column in range(first.columnCount())]
    assert heads[:3] == ["segment_id", "name", "report_count"]
    assert [first.item(row, 2).text() for row in range(5)] == ["6", "4", "", "", ""]

    dialog.form.title.setText("Near misses by street")
    dialog.form.source.setText("The town")
    dialog.form.folder_box.setFilePath(str(tmp_path / "out" / "release"))
    assert dialog.release_button.isEnabled()
    dialog.release_button.click()
    until(lambda: dialog.run is None)
    assert dialog.released == tmp_path / "out" / "release", dialog.message.text()
    release = json.loads((dialog.released / "segments.geojson").read_text(encoding="utf-8"))
    counts = {f["properties"]["segment_id"]: f["properties"]["report_count"] for f in release["features"]}
    assert counts == {"S1": 6, "S2": 4, "S3": None, "S4": None, "S5": None}
    assert sorted(path.name for path in (tmp_path / "out").iterdir()) == ["PRIVATE_release_gate.html", "release"]
    assert "dooring" in (dialog.released / "breakdown.csv").read_text(encoding="utf-8")
    assert dialog.folder_button.isEnabled() and dialog.report_button.isEnabled()
    assert "Released" in dialog.message.text() and not dialog.release_button.isEnabled()
    dialog.release_button.setEnabled(True)
    dialog.release_button.click()  # once more into the same folder: refused, and why
    until(lambda: dialog.run is None)
    assert "✗" in dialog.message.text() and "OVERWRITE" in dialog.message.text()
    dialog.reject()


def test_a_leak_blocks_the_export(dock, tmp_path):
    """People's ids chosen as the category would be published as cells of the breakdown."""
    town(tmp_path, hazards=("user_id", "email"))
    name_the_auxiliary(dock)
    found = analysed(dock)
    leaks = int(found.number("gate", "LEAKS"))
    assert found.complete and leaks >= 1
    assert len(items(dock, "leak")) == leaks
    assert f"<b>{leaks}</b> leak" in dock.panel.card.headline.text()
    assert not dock.panel.export_button.isEnabled()
    assert dock.panel.why_not.text() == f"Open leaks: {leaks}. Close them and analyse again."
    dock.export()
    assert dock.dialog is None


def test_cancelled_is_not_analysed(ready):
    name_the_auxiliary(ready)
    ready.panel.analyse_button.click()
    until(lambda: "snap" in ready.session.analysis.results)
    ready.panel.cancel_button.click()
    until(lambda: not ready.session.running)
    assert ready.session.analysis.cancelled and not ready.session.analysis.complete
    assert not ready.panel.export_button.isEnabled()
    assert "cancelled" in ready.panel.why_not.text()
    assert ready.panel.analyse_button.isEnabled()
    assert analysed(ready).complete and ready.panel.export_button.isEnabled()


def test_decisions_are_applied_and_appear_in_the_audit(ready, tmp_path):
    name_the_auxiliary(ready)
    analysed(ready)
    select(ready, "R10", "R11")  # two of the four people of S2
    ready.panel.list.buttons["leave_out"].click()
    table = ready.session.decisions.path.read_text(encoding="utf-8").splitlines()
    assert [line.split(",")[:2] for line in table[1:]] == [["R10", "leave_out"], ["R11", "leave_out"]]
    assert "decisions that are not applied yet" in ready.panel.why_not.text()
    assert not ready.panel.export_button.isEnabled()
    found = analysed(ready)
    assert found.number("aggregate", "REPORTS_LEFT_OUT") == 2
    assert sorted(items(ready, "segment")) == ["S2", "S3", "S4"]  # 2 people are left on S2
    ranked = [feature["record_id"] for feature in ready.overlays.layer("records").getFeatures()]
    assert "R10" not in ranked and "R12" in ranked
    (item,) = [item for item in ready.panel.list.model.items if item.name == "R10"]  # so that it can be taken back
    assert ready.panel.list.model.decision(item).startswith("leave out: ")
    select(ready, "R10")
    ready.panel.list.buttons["undecide"].click()
    assert list(decided(ready)) == ["R11"]
    audit = json.loads((found.folder / "PRIVATE_audit.json").read_text(encoding="utf-8"))
    assert [row["record_id"] for row in audit["decisions"]["rows"]] == ["R10", "R11"]
    assert audit["decisions"]["left_out"] == 2 and audit["decisions"]["rows"][0]["reason"]


def test_keeping_asks_why_and_can_be_taken_back(ready):
    from qgis.PyQt.QtCore import QTimer
    from qgis.PyQt.QtWidgets import QApplication, QInputDialog

    def answer():
        asked = next(w for w in QApplication.topLevelWidgets() if isinstance(w, QInputDialog) and w.isVisible())
        asked.setTextValue("  she agreed  ")
        asked.accept()

    name_the_auxiliary(ready)
    analysed(ready)
    select(ready, "R12")
    QTimer.singleShot(200, answer)
    ready.panel.list.buttons["keep"].click()
    assert {name: row[1:3] for name, row in decided(ready).items()} == {"R12": ("keep", "she agreed")}
    (item,) = [item for item in ready.panel.list.model.items if item.name == "R12"]
    assert ready.panel.list.model.decision(item) == "keep: she agreed"
    ready.panel.list.buttons["undecide"].click()
    assert decided(ready) == {}
    assert ready.panel.export_button.isEnabled()  # as it was analysed


def test_without_a_report_id_nobody_can_decide(ready):
    name_the_auxiliary(ready)
    ready.panel.form.widget("report_id").setField("")
    assert "report_id" not in ready.session.setup.fields
    analysed(ready)
    select(ready, items(ready, "record")[0])
    assert not ready.panel.list.buttons["leave_out"].isEnabled()
    assert ready.panel.list.buttons["generalise"].isEnabled()


def test_a_failure_is_said_in_the_algorithms_words_where_it_belongs(ready):
    name_the_auxiliary(ready)
    streets = QgsProject.instance().mapLayer(ready.session.setup.streets)
    streets.startEditing()
    field = streets.fields().lookupField("segment_id")
    for feature in streets.getFeatures():
        streets.changeAttributeValue(feature.id(), field, "S1")
    assert streets.commitChanges()
    found = analysed(ready)
    assert list(found.failures) == ["snap"] and not found.complete
    label = ready.panel.form.problem_label("segment_id")
    assert label.isVisible() and "SEGMENT_ID" in label.text() and "Snap reports" in label.text()
    assert not ready.panel.export_button.isEnabled() and "failed" in ready.panel.why_not.text()
    assert ready.overlays.layers() == []


def test_another_policy_is_chosen_from_the_what_if(ready):
    name_the_auxiliary(ready)
    analysed(ready)
    policies = ready.panel.card.policies
    policies.itemActivated.emit(policies.topLevelItem(1), 0)
    assert ready.session.setup.preset == 1 and ready.panel.form.widget("preset").currentIndex() == 1
    assert "other choices" in ready.panel.why_not.text()
    assert analysed(ready).number("aggregate", "SEGMENTS_PUBLISHED") == 0


def test_the_dialogs_of_the_menu_begin_with_what_is_chosen(ready):
    setup = ready.session.setup
    assert ready.given_to("nearmiss:snaptosegments") == {
        "REPORTS": setup.reports,
        "STREETS": setup.streets,
        "SEGMENT_ID": "segment_id",
    }
    given = ready.given_to("nearmiss:aggregateandwithhold")  # CATEGORY is a field of SNAPPED, which nobody chose
    assert given == {
        "STREETS": setup.streets,
        "SEGMENT_ID": "segment_id",
        "SEGMENT_NAME": "name",
        "PRESET": 0,
    }
    assert ready.given_to("nearmiss:rankrecords")["SUBJECT"] == "address_id"


def test_generalising_is_set_up_for_the_reports(ready):
    from nearmiss_qgis.gui.generalising import parameters

    ready.panel.form.widget("k").setValue(8)
    given = parameters(ready.session.setup)
    assert given == {
        "INPUT": ready.session.setup.reports,
        "METHOD": 2,
        "QUASI_IDENTIFIERS": ["hazard"],
        "CONTRIBUTOR": "contributor",
        "K": 8,
    }
    definitions = QgsApplication.processingRegistry().algorithmById("nearmiss:reduceprecision").parameterDefinitions()
    assert set(given) <= {definition.name() for definition in definitions}


def test_attributes_are_generalised_from_the_arrow_of_the_button(ready, monkeypatch):
    from nearmiss_qgis.gui import generalising

    opened = []
    monkeypatch.setattr(generalising, "open_dialog", lambda setup, attributes=False: opened.append(attributes))
    button = ready.panel.list.buttons["generalise"]
    locations, attributes = button.menu().actions()
    attributes.trigger()
    locations.trigger()
    assert opened == [True, False]
    given = generalising.attribute_parameters(ready.session.setup)
    assert given == {"INPUT": ready.session.setup.reports, "LEVELS": "hazard=1"}
    definitions = QgsApplication.processingRegistry().algorithmById("nearmiss:generalise").parameterDefinitions()
    assert set(given) <= {definition.name() for definition in definitions}


def test_guesses_do_not_contradict_the_values(dock, tmp_path):
    """As in open crime data: a month is no time, and an id that repeats names no segment."""
    from conftest import layer

    crimes = layer("Point", [("POINT(0 0)", "2025-01"), ("POINT(0 9)", "2025-02")], "date:string", name="crimes")
    roads = layer(
        "LineString",
        [("LINESTRING(0 0, 9 9)", "a", "1"), ("LINESTRING(0 1, 9 9)", "a", "2")],
        "id:string,osm_id:string",
    )
    roads.setName("roads")
    QgsProject.instance().addMapLayers([crimes, roads])
    assert dock.session.setup.fields == {"segment_id": "osm_id"}
    assert QgsProject.instance().mapLayer(dock.session.setup.reports).name() == "crimes"


def test_the_sample_city_for_a_first_look(dock):
    assert dock.panel.welcome.isVisible()
    dock.panel.sample_button.click()
    assert not dock.panel.welcome.isVisible() and dock.panel.analyse_button.isEnabled()
    assert dock.session.problems() == []
