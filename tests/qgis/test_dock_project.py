"""The panel and the project: saved and opened again, layers that go while it works, plugin in and out."""

from __future__ import annotations

import zipfile

import pytest
from qgis.core import QgsProject
from qgis.PyQt.QtCore import QCoreApplication, QEvent
from qgis.PyQt.QtWidgets import QDockWidget
from windows import analysed, items, select, town, until


@pytest.fixture
def ready(dock, tmp_path):
    dock.layers = town(tmp_path)
    dock.panel.form.widget("auxiliary_name").setText("Addresses of the town, 2026")
    return dock


def test_save_and_open_again(ready, tmp_path, window):
    ready.panel.form.widget("k").setValue(7)
    ready.panel.form.widget("preset").setCurrentIndex(2)
    analysed(ready)
    select(ready, "R10")
    ready.panel.list.buttons["leave_out"].click()
    before, project = ready.session.setup, QgsProject.instance()
    subject = ready.session.subject()
    assert project.write(str(tmp_path / "town.qgz"))
    assert (
        tmp_path / "town.qgz_nearmiss_PRIVATE_decisions.csv"
    ).exists()  # taken along from the folder for temporary files
    assert [entry.text() for entry in window.bar.items() if "PRIVATE" in entry.text()]
    assert (tmp_path / "town.qgz_nearmiss_PRIVATE_overlays.gpkg").stat().st_mode & 0o077 == 0
    with zipfile.ZipFile(tmp_path / "town.qgz") as archive:
        inside = b"".join(archive.read(name) for name in archive.namelist())
    assert b"R10" not in inside and b"leave_out" not in inside

    project.clear()
    assert ready.session.setup.reports == "" and ready.session.analysis is None
    assert ready.session.decisions.of(subject) == {} and items(ready, "record") == []
    assert not project.isDirty()

    assert project.read(str(tmp_path / "town.qgz"))
    assert ready.session.setup == before
    assert ready.panel.form.setup().numbers == {"k": 7} and ready.panel.form.widget("preset").currentIndex() == 2
    assert {
        name: decision.decision for name, decision in ready.session.decisions.of(ready.session.subject()).items()
    } == {"R10": "leave_out"}
    assert not project.isDirty()
    assert "Analyse first" in ready.panel.why_not.text()
    # the picture of the last analysis, but no analysis
    kept = {key: ready.overlays.layer(key).featureCount() for key in ("records", "withheld", "published")}
    assert kept == {"records": 20, "withheld": 4, "published": 5}
    assert ready.overlays.layer("withheld").renderer().type() == "categorizedSymbol"
    found = analysed(ready)
    assert found.complete and found.number("aggregate", "REPORTS_LEFT_OUT") == 1
    assert len(ready.overlays.layers()) == 3


def test_overlays_whose_file_is_gone_go_too(ready, tmp_path):
    analysed(ready)
    project = QgsProject.instance()
    assert project.write(str(tmp_path / "town.qgz"))
    (tmp_path / "town.qgz_nearmiss_PRIVATE_overlays.gpkg").unlink()
    project.clear()
    assert project.read(str(tmp_path / "town.qgz"))
    assert ready.overlays.layers() == []  # an empty layer would say that nothing is withheld
    assert project.layerTreeRoot().findGroup("Near Miss (PRIVATE)") is None


def test_what_became_of_layers_and_fields_since_it_was_saved_is_said(ready, tmp_path):
    project = QgsProject.instance()
    assert project.write(str(tmp_path / "town.qgz"))
    project.clear()
    from windows import saved

    town_again = ready.session  # the same panel goes on
    from conftest import layer

    (tmp_path / "reports.gpkg").unlink()
    saved(layer("Point", [("POINT(500000 5000000)", "R1")], "report_id:string"), tmp_path / "reports.gpkg")
    assert project.read(str(tmp_path / "town.qgz"))
    said = {problem.choice: problem.text for problem in town_again.problems()}
    assert set(said) == {"contributor", "category", "time"}
    assert "no field “hazard” any more" in said["category"]
    assert ready.panel.form.problem_label("category").isVisible()
    assert not ready.panel.analyse_button.isEnabled()


def test_one_message_per_session(ready, tmp_path, window):
    analysed(ready)
    for name in ("one.qgz", "two.qgz"):
        assert QgsProject.instance().write(str(tmp_path / name))
    assert len([entry for entry in window.bar.items() if "PRIVATE" in entry.text()]) == 1


@pytest.mark.parametrize("role", ["reports", "streets", "addresses"])
def test_a_layer_is_removed_while_it_is_analysed(ready, role):
    ready.panel.analyse_button.click()
    assert ready.session.running
    QgsProject.instance().removeMapLayer(ready.layers[role].id())
    until(lambda: not ready.session.running)
    assert ready.session.analysis.failures == {}  # it works on copies
    assert f"“{role}” was removed" in ready.panel.why_not.text()
    assert not ready.panel.export_button.isEnabled()


def test_another_project_is_opened_while_one_is_analysed(ready, tmp_path):
    assert QgsProject.instance().write(str(tmp_path / "town.qgz"))
    ready.panel.analyse_button.click()
    folder = ready.session.analysis.folder
    QgsProject.instance().clear()
    assert ready.session.analysis is None and not folder.exists()
    assert ready.overlays.layers() == [] and items(ready, "segment") == []
    assert QgsProject.instance().read(str(tmp_path / "town.qgz"))
    assert analysed(ready).complete


def test_unload_and_load_twice(ready, plugin, window):
    analysed(ready)
    count = len(ready.overlays.layers())
    for _ in range(2):
        plugin.unload()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # as the event loop does
        assert not window.window.findChildren(QDockWidget, "nearMissDock")
        assert window.menu.actions() == [] and window.toolbar.actions() == []
        plugin.initGui()
        assert len(window.window.findChildren(QDockWidget, "nearMissDock")) == 1
        assert len(window.toolbar.actions()) == 1
    dock = plugin.dock
    assert dock.isVisible()  # as it was
    assert len(dock.overlays.layers()) == count == 3  # what is on the map stays
    assert "Analyse first" in dock.panel.why_not.text()
    assert dock.session.setup.fields["category"] == "hazard"
    select_on_map = dock.overlays.layer("withheld")
    select_on_map.selectAll()  # nobody listens who is gone
    assert analysed(dock).complete and len(dock.overlays.layers()) == 3


def test_unload_in_the_middle_of_an_analysis(ready, plugin):
    ready.panel.analyse_button.click()
    folder = ready.session.analysis.folder
    assert folder.exists()
    plugin.unload()
    assert not folder.exists()
    plugin.initGui()
    plugin.dock.show()
    assert analysed(plugin.dock).complete


def test_the_decisions_follow_a_project_saved_under_another_name(ready, tmp_path):
    analysed(ready)
    select(ready, "R10")
    ready.panel.list.buttons["leave_out"].click()
    for name in ("one", "two"):
        assert QgsProject.instance().write(str(tmp_path / f"{name}.qgz"))
        path = tmp_path / f"{name}.qgz_nearmiss_PRIVATE_decisions.csv"
        assert "R10,leave_out" in path.read_text(encoding="utf-8")
        assert path.stat().st_mode & 0o077 == 0


def test_a_table_of_decisions_that_cannot_be_read_is_said_and_kept(ready, tmp_path, window):
    project = QgsProject.instance()
    assert project.write(str(tmp_path / "town.qgz"))
    project.clear()
    path = tmp_path / "town.qgz_nearmiss_PRIVATE_decisions.csv"
    path.write_text("something;else\n1;2\n", encoding="utf-8")
    assert project.read(str(tmp_path / "town.qgz"))
    assert [entry.text() for entry in window.bar.items() if "cannot be read" in entry.text()]
    assert path.read_text(encoding="utf-8") == "something;else\n1;2\n"
    assert not ready.panel.analyse_button.isEnabled() and "cannot be read" in ready.panel.message.text()
