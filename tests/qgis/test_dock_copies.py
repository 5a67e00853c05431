"""Copies of the layers: opened in the background where that takes long, as they were when Analyse was pressed."""

from __future__ import annotations

import pytest
from qgis.core import (
    QgsCoordinateReferenceSystem,
    QgsCoordinateTransformContext,
    QgsField,
    QgsProject,
    QgsVectorFileWriter,
    QgsVectorLayer,
)
from qgis.PyQt.QtCore import QVariant
from windows import analysed, town, until


@pytest.fixture
def ready(dock, tmp_path):
    """The town with reports in a text file: GeoJSON in degrees, filtered."""
    layers = town(tmp_path)
    options = QgsVectorFileWriter.SaveVectorOptions()
    options.driverName = "GeoJSON"
    for name in ("reports", "streets"):
        QgsVectorFileWriter.writeAsVectorFormatV3(
            layers[name], str(tmp_path / f"{name}.geojson"), QgsCoordinateTransformContext(), options
        )
    QgsProject.instance().removeMapLayers([layers[name].id() for name in ("reports", "streets")])
    dock.layers = {
        name: QgsVectorLayer(str(tmp_path / f"{name}.geojson"), name, "ogr") for name in ("reports", "streets")
    }
    QgsProject.instance().addMapLayers(list(dock.layers.values()))
    for name in ("reports", "streets"):
        dock.panel.form.widget(name).setLayer(dock.layers[name])
    dock.panel.form.widget("auxiliary_name").setText("Addresses of the town, 2026")
    return dock


def test_a_text_file_is_opened_in_the_background_with_its_filter(ready):
    ready.layers["reports"].setSubsetString("\"contributor\" != 't0'")
    ready.panel.analyse_button.click()
    assert ready.session.running and ready.session.analysis.given.layers == {}
    until(lambda: not ready.session.running)
    found = ready.session.analysis
    assert found.complete and found.number("deduplicate", "INPUT_ROWS") == 23
    assert ready.session.recheck() == [] and ready.panel.export_button.isEnabled()


def test_a_crs_that_the_user_set_holds_for_the_copy_too(ready):
    for layer in (*ready.layers.values(), *QgsProject.instance().mapLayersByName("addresses")):
        layer.setCrs(QgsCoordinateReferenceSystem("EPSG:32632"))
    found = analysed(ready)
    assert {layer.crs().authid() for layer in found.given.layers.values()} == {"EPSG:32632"} and found.failures == {}


def test_a_field_by_expression_is_in_the_copy(ready):
    reports = ready.layers["reports"]
    reports.addExpressionField('upper("hazard")', QgsField("LOUD", QVariant.String))
    ready.panel.form.widget("category").setField("LOUD")
    found = analysed(ready)
    cells = {feature["category"] for feature in found.results["aggregate"]["BREAKDOWN"].getFeatures()}
    assert cells == {"DOORING", "DEBRIS"}


@pytest.mark.parametrize("role", ["reports", "streets"])
def test_a_layer_is_removed_while_it_is_opened(ready, role):
    ready.panel.analyse_button.click()
    QgsProject.instance().removeMapLayer(ready.layers[role].id())
    until(lambda: not ready.session.running)
    assert ready.session.analysis.failures == {} and "was removed" in ready.panel.why_not.text()


def test_cancelled_while_it_is_opened(ready):
    ready.panel.analyse_button.click()
    ready.panel.cancel_button.click()
    until(lambda: not ready.session.running)
    assert ready.session.analysis.cancelled and ready.session.analysis.results == {}
    assert analysed(ready).complete


def test_unloaded_while_it_is_opened(ready, plugin):
    ready.panel.analyse_button.click()
    folder = ready.session.analysis.folder
    plugin.unload()
    assert not folder.exists()
    plugin.initGui()


def test_a_file_that_is_gone_is_a_failure(ready, tmp_path):
    (tmp_path / "reports.geojson").unlink()
    found = analysed(ready)
    assert not found.complete and "reports" in found.failures["open"]
    assert "cannot be read again: reports" in ready.panel.message.text()
    assert not ready.panel.export_button.isEnabled()


def test_only_the_selected_reports_are_analysed_and_all_of_them_are_guarded(ready):
    from nearmiss_qgis.gui import steps

    ready.layers["reports"].selectByExpression("\"contributor\" like 'p%'")
    ready.panel.form.widget("selected_only").setChecked(True)
    found = analysed(ready)
    assert found.number("deduplicate", "INPUT_ROWS") == 7 and found.failures == {}
    assert found.number("aggregate", "SEGMENTS_PUBLISHED") == 1
    guarded = steps.release(found.given)["REPORTS"]  # a vertex on a report that is not selected is a leak too
    assert guarded.featureCount() == 24
