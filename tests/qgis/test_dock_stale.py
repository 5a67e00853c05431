"""Whatever changes after an analysis makes it out of date, at once or at the latest when it is exported."""

from __future__ import annotations

import os

import pytest
from osgeo import ogr
from qgis.core import QgsCoordinateReferenceSystem, QgsProject
from windows import analysed, town


@pytest.fixture
def done(dock, tmp_path):
    dock.layers = town(tmp_path)
    dock.panel.form.widget("auxiliary_name").setText("Addresses of the town, 2026")
    assert analysed(dock).complete
    assert dock.panel.export_button.isEnabled(), dock.panel.why_not.text()
    return dock


def blocked(dock):
    """Why nothing can be exported, as the panel says it."""
    assert dock.panel.export_button.isEnabled() == (not dock.panel.why_not.isVisible())
    return dock.panel.why_not.text()


def test_nothing_changed(done):
    assert done.session.recheck() == [] and blocked(done) == ""


def test_an_edit_and_its_discarding(done):
    reports = done.layers["reports"]
    reports.startEditing()
    assert blocked(done) == ""
    reports.changeAttributeValue(next(reports.getFeatures()).id(), reports.fields().lookupField("hazard"), "signal")
    assert "“reports” was edited" in blocked(done)
    assert done.panel.card.state.isVisible() and "Out of date" in done.panel.card.state.text()
    assert not done.panel.analyse_button.isEnabled()
    assert "edits that are not saved" in done.panel.form.problem_label("reports").text()
    reports.rollBack()
    assert done.panel.analyse_button.isEnabled()
    assert analysed(done).complete and blocked(done) == ""


@pytest.mark.parametrize("role", ["reports", "streets", "addresses"])
def test_a_saved_edit(done, role):
    layer = done.layers[role]
    layer.startEditing()
    layer.deleteFeature(next(layer.getFeatures()).id())
    assert layer.commitChanges()
    assert f"“{role}” was edited" in blocked(done)


def test_a_filter(done):
    done.layers["reports"].setSubsetString("\"hazard\" = 'dooring'")
    assert "the filter of “reports” was changed" in blocked(done)


def test_a_crs(done):
    done.layers["streets"].setCrs(QgsCoordinateReferenceSystem("EPSG:32632"))
    assert "the CRS of “streets” was changed" in blocked(done)
    label = done.panel.form.problem_label("streets")
    assert "EPSG:32631" in label.text() and "EPSG:32632" in label.text()


def test_a_setting(done):
    done.panel.form.widget("max_distance").setValue(10.0)
    assert "other choices" in blocked(done)
    done.panel.form.widget("max_distance").setValue(25.0)
    assert blocked(done) == ""


def test_a_selection_where_only_the_selected_reports_are_analysed(done):
    reports = done.layers["reports"]
    reports.selectByExpression("\"contributor\" != 't0'")
    assert blocked(done) == ""  # it plays no part
    done.panel.form.widget("selected_only").setChecked(True)
    assert "other choices" in blocked(done)
    found = analysed(done)
    assert found.number("snap", "INPUT_ROWS") == 22 and found.number("snap", "UNSNAPPED") == 0
    assert blocked(done) == ""
    reports.selectByExpression("\"hazard\" = 'dooring'")
    assert "another selection in “reports”" in blocked(done)
    reports.removeSelection()
    assert "No report is selected" in done.panel.form.problem_label("selected_only").text()
    assert not done.panel.analyse_button.isEnabled()


def test_a_layer_that_is_removed(done):
    QgsProject.instance().removeMapLayer(done.layers["streets"].id())
    assert "“streets” was removed" in blocked(done)
    label = done.panel.form.problem_label("streets")
    assert label.isVisible() and "“streets” is not in the project any more" in label.text()
    assert not done.panel.analyse_button.isEnabled()


def test_a_field_that_is_renamed_is_missed_until_another_is_chosen_or_forgone(done):
    reports = done.layers["reports"]
    reports.startEditing()
    reports.renameAttribute(reports.fields().lookupField("contributor"), "person")
    assert reports.commitChanges()
    assert "out of date" in blocked(done).lower()
    label = done.panel.form.problem_label("contributor")
    assert label.isVisible() and "no field “contributor” any more" in label.text()
    assert not done.panel.analyse_button.isEnabled()  # else reports would be counted in place of people
    label.linkActivated.emit("contributor")
    assert "contributor" not in done.session.setup.fields and done.panel.analyse_button.isEnabled()
    done.panel.form.widget("contributor").setField("person")
    assert done.session.setup.fields["contributor"] == "person"


def test_a_file_that_somebody_else_changed_is_noticed_at_export(done, tmp_path):
    file = ogr.Open(str(tmp_path / "reports.gpkg"), 1)
    rows = file.GetLayer(0)
    rows.DeleteFeature(next(iter(rows)).GetFID())
    del rows, file
    assert blocked(done) == ""  # nobody told QGIS
    done.panel.export_button.click()
    assert done.dialog is None
    assert "“reports” had 24 rows and has 23" in blocked(done)
    assert "the file of “reports” was changed at" in blocked(done)


def test_a_file_that_was_only_touched_is_noticed_at_export(done, tmp_path):
    os.utime(tmp_path / "streets.gpkg", ns=(10**18, 10**18))
    done.panel.export_button.click()
    assert done.dialog is None and "the file of “streets” was changed at" in blocked(done)


def test_a_file_that_changes_while_the_dialog_is_open(done, tmp_path):
    done.panel.export_button.click()
    dialog = done.dialog
    dialog.form.title.setText("Near misses")
    dialog.form.source.setText("The town")
    dialog.form.folder_box.setFilePath(str(tmp_path / "release"))
    os.utime(tmp_path / "reports.gpkg", ns=(10**18, 10**18))
    dialog.release_button.click()
    assert dialog.run is None and "Out of date" in dialog.message.text()
    assert not (tmp_path / "release").exists() and not dialog.release_button.isEnabled()
    dialog.reject()
