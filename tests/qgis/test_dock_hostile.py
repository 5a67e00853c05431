"""What must not look safe, get lost or get out, whatever somebody does to project, layers, tables and settings."""

from __future__ import annotations

import time
import zipfile

import pytest
from qgis.core import (
    QgsApplication,
    QgsMapThemeCollection,
    QgsProject,
    QgsSettings,
    QgsTask,
    QgsVectorLayer,
    QgsVectorLayerJoinInfo,
)
from windows import analysed, items, select, town, until


@pytest.fixture
def ready(dock, tmp_path):
    dock.layers = town(tmp_path)
    dock.panel.form.widget("auxiliary_name").setText("Addresses of the town, 2026")
    return dock


def leave_out(dock, *names):
    select(dock, *names)
    dock.panel.list.buttons["leave_out"].click()


def decided(dock):
    return sorted(dock.session.decisions.of(dock.session.subject()))


def test_warnings_of_the_algorithms_are_listed(ready):
    ready.panel.form.widget("contributor").setField("")
    analysed(ready)
    said = [item.why for item in ready.panel.list.model.items if item.kind == "warning"]
    assert any("People are not tested" in text for text in said)
    assert len(said) == len(set(said))


@pytest.mark.parametrize(
    "damage",
    [
        lambda text: text.replace(b",", b";"),
        lambda text: text + b"\xe4",
        lambda text: b"",
        lambda text: text + b"R99\r\n",
        lambda text: text.replace(b"leave_out", b"leave"),
    ],
)
def test_decisions_that_cannot_be_read_stop_everything_and_are_never_written_over(ready, tmp_path, damage):
    project = QgsProject.instance()
    analysed(ready)
    leave_out(ready, "R10", "R11")
    assert project.write(str(tmp_path / "town.qgz"))
    table = tmp_path / "town.qgz_nearmiss_PRIVATE_decisions.csv"
    damaged = damage(table.read_bytes())
    table.write_bytes(damaged)
    project.clear()
    assert project.read(str(tmp_path / "town.qgz"))
    assert "cannot be read" in ready.panel.message.text()
    assert not ready.panel.analyse_button.isEnabled() and not ready.panel.export_button.isEnabled()
    assert project.write(str(tmp_path / "town.qgz"))
    assert table.read_bytes() == damaged


def test_a_table_from_a_spreadsheet_is_read(ready, tmp_path):
    project = QgsProject.instance()
    analysed(ready)
    leave_out(ready, "R10")
    assert project.write(str(tmp_path / "town.qgz"))
    table = tmp_path / "town.qgz_nearmiss_PRIVATE_decisions.csv"
    table.write_bytes(b"\xef\xbb\xbf" + table.read_bytes())
    project.clear()
    assert project.read(str(tmp_path / "town.qgz"))
    assert decided(ready) == ["R10"]


def test_a_finding_with_a_status_nobody_knows_is_no_pass(qgis_app):
    from conftest import layer

    from nearmiss_qgis.gui.items import of_findings

    rows = [
        (None, "floor", "failed", "leak", "S1, S2", "2 counts", "Withhold them."),
        (None, "rare", "failed", "warning", "segments.geojson", "rare", ""),
        (None, "rates", "not_tested", "note", "", "not yet", ""),
        (None, "totals", "passed", "note", "", "", ""),
        (None, "zeros", "odd", "note", "", "?", ""),
    ]
    fields = ",".join(f"{name}:string" for name in ("rule", "status", "severity", "where", "message", "remedy"))
    found = {item.name: item for item in of_findings(layer("None", rows, fields, ""), ["S1", "S2", "segments.geojson"])}
    assert {name: item.kind for name, item in found.items()} == {
        "floor": "leak",
        "rare": "warning",
        "rates": "not_tested",
        "zeros": "leak",
    }
    assert found["floor"].places == ("S1", "S2") and found["rare"].places == ()
    assert found["floor"].why == "2 counts. Withhold them."


def test_decisions_are_on_the_records_that_are_listed(ready):
    analysed(ready)
    other = QgsVectorLayer(ready.layers["reports"].source(), "other reports", "ogr")
    QgsProject.instance().addMapLayer(other)
    ready.panel.form.widget("reports").setLayer(other)
    leave_out(ready, "R10")
    assert not ready.panel.list.buttons["leave_out"].isEnabled() and decided(ready) == []
    ready.panel.form.widget("reports").setLayer(ready.layers["reports"])
    leave_out(ready, "R10")
    assert decided(ready) == ["R10"]


def test_decisions_by_another_id_are_not_decisions_by_this_one(ready):
    analysed(ready)
    leave_out(ready, "R10")
    ready.panel.form.widget("report_id").setField("occurred_at")
    assert decided(ready) == []
    assert "decided on by the field “report_id”" in ready.panel.form.problem_label("report_id").text()
    assert not ready.panel.analyse_button.isEnabled()
    ready.panel.form.widget("report_id").setField("report_id")
    assert decided(ready) == ["R10"] and ready.panel.analyse_button.isEnabled()


def test_decisions_come_back_with_the_layer(ready):
    analysed(ready)
    leave_out(ready, "R10")
    source = ready.layers["reports"].source()
    QgsProject.instance().removeMapLayer(ready.layers["reports"].id())
    assert decided(ready) == []
    again = QgsVectorLayer(source, "reports", "ogr")
    QgsProject.instance().addMapLayer(again)
    ready.panel.form.widget("reports").setLayer(again)
    assert decided(ready) == ["R10"]
    assert analysed(ready).number("aggregate", "REPORTS_LEFT_OUT") == 1


def test_decisions_on_a_layer_that_is_gone_are_told(ready, tmp_path):
    analysed(ready)
    leave_out(ready, "R10")
    QgsProject.instance().removeMapLayer(ready.layers["reports"].id())
    from conftest import layer

    other = layer("Point", [("POINT(500010 5000002)", "R10")], "report_id:string", name="other")
    QgsProject.instance().addMapLayer(other)
    ready.panel.form.widget("reports").setLayer(other)
    assert "not in the project any more: 1" in ready.panel.form.problem_label("reports").text()
    assert decided(ready) == []


def test_what_a_colleague_writes_into_the_table_is_applied_and_kept(ready, tmp_path):
    assert QgsProject.instance().write(str(tmp_path / "town.qgz"))
    analysed(ready)
    leave_out(ready, "R10")
    table = tmp_path / "town.qgz_nearmiss_PRIVATE_decisions.csv"
    (row,) = table.read_text(encoding="utf-8").splitlines()[1:]
    with table.open("a", encoding="utf-8") as file:
        file.write(row.replace("R10", "R11") + "\n")
    analysed(ready)
    assert ready.session.analysis.number("aggregate", "REPORTS_LEFT_OUT") == 2
    with table.open("a", encoding="utf-8") as file:
        file.write(row.replace("R10", "R12") + "\n")
    leave_out(ready, "R13")  # the panel has not looked at the table since
    assert "decisions that are not applied yet" in ready.panel.why_not.text()
    assert decided(ready) == ["R10", "R11", "R12", "R13"]


def test_a_table_that_was_lost_is_written_again(ready, tmp_path):
    analysed(ready)
    leave_out(ready, "R10")
    assert QgsProject.instance().write(str(tmp_path / "town.qgz"))
    table = tmp_path / "town.qgz_nearmiss_PRIVATE_decisions.csv"
    table.unlink()
    assert analysed(ready).number("aggregate", "REPORTS_LEFT_OUT") == 1
    assert QgsProject.instance().write(str(tmp_path / "town.qgz"))
    assert "R10,leave_out" in table.read_text(encoding="utf-8")


def test_nothing_is_released_over_the_project_or_the_data(ready, tmp_path):
    assert QgsProject.instance().write(str(tmp_path / "town.qgz"))
    analysed(ready)
    ready.panel.export_button.click()
    form = ready.dialog.form
    form.title.setText("Near misses")
    form.source.setText("The town")
    form.overwrite.setChecked(True)
    for folder in (tmp_path, tmp_path.parent):
        form.folder_box.setFilePath(str(folder))
        assert not ready.dialog.release_button.isEnabled()
        assert "lie in that folder" in ready.dialog.message.text()
    form.folder_box.setFilePath("~nobody/release")
    assert not ready.dialog.release_button.isEnabled()
    ready.dialog.reject()


def test_private_files_do_not_go_into_the_folder_of_a_release(ready, tmp_path, window):
    release = tmp_path / "release"
    release.mkdir()
    for name in ("manifest.json", "metadata.json"):
        (release / name).write_text("{}", encoding="utf-8")
    analysed(ready)
    leave_out(ready, "R10")
    assert QgsProject.instance().write(str(release / "town.qgz"))
    assert [path.name for path in release.iterdir() if "PRIVATE" in path.name] == []
    assert [entry.text() for entry in window.bar.items() if "temporary folder" in entry.text()]


def test_the_project_file_holds_no_extent_of_records(ready, tmp_path):
    analysed(ready)
    assert QgsProject.instance().write(str(tmp_path / "town.qgz"))
    with zipfile.ZipFile(tmp_path / "town.qgz") as archive:
        text = archive.read("town.qgs").decode("utf-8")
    overlays = [part for part in text.split("<maplayer ")[1:] if "nearmiss/overlay" in part]
    assert len(overlays) == 3
    for part in overlays:
        assert "<extent>" not in part and "<wgs84extent>" not in part and "R90" not in part


def visible():
    root = QgsProject.instance().layerTreeRoot()
    return sorted(node.name() for node in root.findLayers() if node.isVisible())


def test_a_public_view_that_was_changed_says_so(ready):
    analysed(ready)
    ready.panel.public_button.click()
    root = QgsProject.instance().layerTreeRoot()
    records = root.findLayer(ready.overlays.layer("records").id())
    assert not ready.panel.not_public.isVisible()
    records.setItemVisibilityChecked(True)
    assert ready.panel.not_public.isVisible()
    records.setItemVisibilityChecked(False)
    assert not ready.panel.not_public.isVisible()


def test_the_theme_is_there_from_the_first_and_after_the_second_analysis(ready):
    name = "Near Miss: public view"
    themes = QgsProject.instance().mapThemeCollection()
    for _ in range(2):
        analysed(ready)
        assert themes.mapThemeVisibleLayerIds(name) == [ready.overlays.layer("published").id()]
    root = QgsProject.instance().layerTreeRoot()
    themes.applyTheme(name, root, ready.iface.model)
    assert visible() == ["Candidate: counts"]
    assert isinstance(themes, QgsMapThemeCollection)


def test_no_private_layer_comes_into_the_public_view(ready):
    analysed(ready)
    ready.panel.public_button.click()
    ready.overlays.show("records", ready.session.analysis.results["rank"]["OUTPUT"], "PRIVATE: top-risk records")
    assert visible() == ["Candidate: counts"]


@pytest.mark.parametrize("name", ["fid", "segment_id", "SNAP_DISTANCE_M", "runner_up_m"])
def test_a_chosen_field_with_the_name_of_one_of_ours_is_refused(ready, name):
    reports = ready.layers["reports"]
    if name != "fid":
        reports.startEditing()
        reports.renameAttribute(reports.fields().lookupField("contributor"), name)
        assert reports.commitChanges()
    ready.panel.form.widget("contributor").setField(name)
    assert "name of a field of ours" in ready.panel.form.problem_label("contributor").text()
    assert not ready.panel.analyse_button.isEnabled()


def test_an_edit_of_a_joined_table_makes_it_out_of_date(ready):
    from conftest import layer

    people = layer("None", [(None, f"R{i:02}", f"n{i}") for i in range(91)], "key:string,person:string", "", "people")
    join = QgsVectorLayerJoinInfo()
    join.setJoinLayer(people)
    join.setJoinFieldName("key")
    join.setTargetFieldName("report_id")
    join.setUsingMemoryCache(False)
    QgsProject.instance().addMapLayer(people)
    ready.layers["reports"].addJoin(join)
    ready.panel.form.widget("contributor").setField("people_person")
    analysed(ready)
    assert ready.panel.export_button.isEnabled(), ready.panel.why_not.text()
    people.startEditing()
    people.changeAttributeValue(next(people.getFeatures()).id(), 1, "somebody else")
    assert people.commitChanges()
    assert not ready.panel.export_button.isEnabled() and "“people” was edited" in ready.panel.why_not.text()


def test_who_does_without_an_auxiliary_layer_is_not_given_one_again(ready, tmp_path):
    ready.panel.form.widget("auxiliary").setLayer(None)
    found = analysed(ready)
    assert ready.session.setup.auxiliary == "" and found.number("rank", "NO_CANDIDATE") is None
    assert ready.panel.export_button.isEnabled(), ready.panel.why_not.text()
    project = QgsProject.instance()
    assert project.write(str(tmp_path / "town.qgz"))
    project.clear()
    assert project.read(str(tmp_path / "town.qgz"))
    project.addMapLayer(QgsVectorLayer("Point?crs=EPSG:32631", "more addresses", "memory"))
    assert ready.session.setup.auxiliary == ""


def test_cancelled_before_it_had_its_turn(ready, plugin):
    """All threads are busy: the task is queued when the project is closed, and must not outlive what it works on."""
    busy = [QgsTask.fromFunction(f"busy {i}", lambda _: time.sleep(1.5)) for i in range(16)]
    for task in busy:
        QgsApplication.taskManager().addTask(task)
    ready.panel.analyse_button.click()
    until(lambda: ready.session.analysis._run is not None)
    ready.panel.cancel_button.click()
    QgsProject.instance().clear()
    assert ready.session.analysis is None and not ready.session.running
    until(lambda: QgsApplication.taskManager().countActiveTasks() == 0)


def test_all_tasks_of_qgis_are_cancelled(ready):
    ready.panel.analyse_button.click()

    def cancel_all():  # between two steps there is no task to cancel
        QgsApplication.taskManager().cancelAll()
        return not ready.session.running

    until(cancel_all)
    assert ready.session.analysis.cancelled and "cancelled" in ready.panel.why_not.text()


def test_settings_that_somebody_else_wrote(window):
    from nearmiss_qgis import classFactory

    settings = QgsSettings()
    for area, width, visible_, geometry in (("abc", "x", [1, 2], "text"), (99, -1, "maybe", 5)):
        for name, value in (("area", area), ("width", width), ("visible", visible_), ("geometry", geometry)):
            settings.setValue(f"nearmiss/dock/{name}", value)
        settings.setValue("nearmiss/dock/floating", True)
        plugin = classFactory(window)
        plugin.initGui()
        assert plugin.dock is not None
        plugin.unload()
    settings.remove("nearmiss/dock")


def test_choices_that_cannot_be_read_are_guessed_aloud(ready, tmp_path, window):
    project = QgsProject.instance()
    for text in ('{"preset": "x"}', '{"numbers": {"k": "abc"}}', '{"fields": []}', '{"quasi_identifiers": "abc"}', "{"):
        project.writeEntry("NearMiss", "setup", text)
        assert project.write(str(tmp_path / "town.qgz"))
        project.clear()
        window.bar.clearWidgets()
        assert project.read(str(tmp_path / "town.qgz"))
        assert [entry.text() for entry in window.bar.items() if "cannot be read" in entry.text()], text
        assert ready.session.setup.fields["contributor"] == "contributor"


def test_a_policy_of_another_version_is_no_policy(ready, tmp_path):
    project = QgsProject.instance()
    project.writeEntry(
        "NearMiss", "setup", project.readEntry("NearMiss", "setup")[0].replace('"preset": 0', '"preset": 99')
    )
    assert project.write(str(tmp_path / "town.qgz"))
    project.clear()
    assert project.read(str(tmp_path / "town.qgz"))
    assert "not known to this version" in ready.panel.form.problem_label("preset").text()
    assert not ready.panel.analyse_button.isEnabled()
    ready.panel.form.widget("preset").setCurrentIndex(1)
    assert ready.panel.analyse_button.isEnabled()


def test_markup_in_ids_is_text(ready):
    reports = ready.layers["reports"]
    reports.startEditing()
    for feature in reports.getFeatures("\"report_id\" in ('R20', 'R21')"):
        reports.changeAttributeValue(feature.id(), reports.fields().lookupField("report_id"), '<img src="x">,"&')
    assert reports.commitChanges()
    analysed(ready)
    model = ready.panel.list.model
    (row,) = [row for row, item in enumerate(model.items) if item.name == '<img src="x">,"&']
    assert "&lt;img" in model.data(model.index(row, 0), 3) and items(ready, "record").count('<img src="x">,"&') == 1
    leave_out(ready, '<img src="x">,"&')
    assert decided(ready) == ['<img src="x">,"&']
    assert analysed(ready).number("aggregate", "REPORTS_LEFT_OUT") == 1
