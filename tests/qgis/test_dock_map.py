"""From the list to the map and back, the public view, and what is on the map after all kinds of changes."""

from __future__ import annotations

import pytest
from qgis.core import QgsFeature, QgsGeometry, QgsPointXY, QgsProject, QgsVectorLayer
from qgis.gui import QgsMapMouseEvent
from qgis.PyQt.QtCore import QEvent, QPoint, Qt
from windows import EAST, NORTH, STREET_M, analysed, items, select, town, until


@pytest.fixture
def done(dock, tmp_path):
    """The town, analysed."""
    dock.layers = town(tmp_path)
    dock.panel.form.widget("auxiliary_name").setText("Addresses of the town, 2026")
    canvas = dock.iface.mapCanvas()
    canvas.setDestinationCrs(dock.layers["reports"].crs())
    analysed(dock)
    canvas.setExtent(dock.layers["streets"].extent().buffered(60))
    canvas.refresh()
    canvas.waitWhileRendering()
    return dock


def overlay(dock, key):
    return dock.overlays.layer(key)


def chosen(layer, field):
    return sorted(feature[field] for feature in layer.selectedFeatures())


def group(name="Near Miss (PRIVATE)"):
    return QgsProject.instance().layerTreeRoot().findGroup(name)


def test_the_overlays_lie_in_one_private_group_from_records_to_counts(done):
    names = [node.name() for node in group().children()]
    assert names == [
        "PRIVATE: top-risk records",
        "PRIVATE: withheld",
        "Candidate: counts",
    ]
    assert QgsProject.instance().layerTreeRoot().children()[0] == group()
    assert all(overlay(done, key).isSpatial() for key in ("records", "withheld", "published"))
    assert {overlay(done, key).featureCount() for key in ("withheld",)} == {2}
    assert overlay(done, "records").metadata().rights() == ["PRIVATE"]
    assert overlay(done, "published").readOnly()
    legend = [item.label() for item in overlay(done, "withheld").renderer().legendSymbolItems()]
    assert "too few people" in legend
    assert overlay(done, "records").labelsEnabled()


def test_a_row_is_selected_flashed_and_zoomed_to(done):
    canvas = done.iface.mapCanvas()
    done.panel.zoom_button.setChecked(True)
    select(done, "S3")
    assert chosen(overlay(done, "withheld"), "segment_id") == ["S3"]
    box = canvas.extent()
    assert box.contains(QgsPointXY(EAST + 50, NORTH + 2 * STREET_M))
    assert not box.contains(QgsPointXY(EAST + 50, NORTH)) and box.width() < 900
    select(done, "R20")
    assert chosen(overlay(done, "records"), "record_id") == ["R20"]
    assert chosen(overlay(done, "withheld"), "segment_id") == []
    assert canvas.extent().contains(QgsPointXY(EAST + 5, NORTH + 2 * STREET_M + 4))
    select(done, "R20", "S3", "S4")
    assert chosen(overlay(done, "withheld"), "segment_id") == ["S3", "S4"]
    assert chosen(overlay(done, "records"), "record_id") == ["R20"]


def test_zooming_is_a_choice(done):
    before = done.iface.mapCanvas().extent()
    select(done, "S3")
    assert done.iface.mapCanvas().extent() == before
    row = done.panel.list.table.selectionModel().selectedRows()[0]
    done.panel.list.table.activated.emit(row)
    assert done.iface.mapCanvas().extent() != before


def test_a_selection_on_the_map_selects_the_row(done):
    layer = overlay(done, "withheld")
    layer.selectByExpression("\"segment_id\" = 'S4'")
    assert [item.name for item in done.panel.list.selected()] == ["S4"]
    assert "too few people" in done.panel.list.detail.text()
    layer.removeSelection()
    assert done.panel.list.selected() == []


def click(dock, x, y):
    canvas = dock.iface.mapCanvas()
    pixel = canvas.getCoordinateTransform().transform(QgsPointXY(x, y))
    where = QPoint(int(pixel.x()), int(pixel.y()))
    event = QgsMapMouseEvent(
        canvas, QEvent.Type.MouseButtonRelease, where, Qt.MouseButton.LeftButton, Qt.MouseButton.LeftButton
    )
    canvas.mapTool().canvasReleaseEvent(event)


def test_a_click_on_the_map_selects_the_row_even_of_a_kind_that_is_hidden(done):
    done.panel.list.chips["segment"].setChecked(False)
    assert items(done, "segment") == []
    done.panel.pick_button.click()
    assert done.iface.mapCanvas().mapTool() is done.pick_tool
    click(done, EAST + 97, NORTH + 2 * STREET_M)
    assert [item.name for item in done.panel.list.selected()] == ["S3"]
    assert done.panel.list.chips["segment"].isChecked()
    click(done, EAST + 5, NORTH + 2 * STREET_M + 4)
    assert [item.name for item in done.panel.list.selected()] == ["R20"]
    click(done, EAST + 50, NORTH + 2.5 * STREET_M)
    assert done.panel.list.selected() == []
    done.panel.pick_button.click()
    assert done.iface.mapCanvas().mapTool() is not done.pick_tool


def test_the_chips_filter_and_the_heads_sort(done):
    counts = done.panel.list.model.counts()
    assert counts["segment"] == 2 and counts["record"] == 20 and counts["not_tested"] > 0
    for kind in ("record", "not_tested", "warning", "leak"):
        done.panel.list.chips[kind].setChecked(False)
    proxy = done.panel.list.proxy
    assert [proxy.index(row, 0).data() for row in range(proxy.rowCount())] == ["S4", "S3"]  # most reports first
    done.panel.list.table.sortByColumn(1, Qt.SortOrder.DescendingOrder)
    assert [proxy.index(row, 0).data() for row in range(proxy.rowCount())] == ["S3", "S4"]  # 2… after 10…
    assert done.panel.list.chips["segment"].text() == "Segments 2"


def visible():
    root = QgsProject.instance().layerTreeRoot()
    return sorted(node.name() for node in root.findLayers() if node.isVisible())


def test_the_public_view_shows_the_published_segments_alone_and_gives_the_former_view_back(done):
    root = QgsProject.instance().layerTreeRoot()
    root.findLayer(done.layers["addresses"].id()).setItemVisibilityChecked(False)
    before = visible()
    overlay(done, "published").selectAll()
    done.panel.public_button.click()
    assert overlay(done, "published").selectedFeatureCount() == 0  # nobody else sees what is selected here
    assert visible() == ["Candidate: counts"]
    themes = QgsProject.instance().mapThemeCollection()
    assert themes.mapThemeVisibleLayerIds("Near Miss: public view") == [overlay(done, "published").id()]
    done.panel.public_button.click()
    assert visible() == before and "addresses" not in before
    assert themes.mapThemes() == ["Near Miss: public view"]


def test_what_the_public_sees_does_not_tell_withheld_from_none(done):
    rows = {feature["segment_id"]: feature.attributes()[2:] for feature in overlay(done, "published").getFeatures()}
    assert rows["S3"] == rows["S4"] == rows["S5"] and rows["S1"] != rows["S5"]


def test_analysing_again_leaves_the_public_view_and_keeps_what_is_hidden_hidden(done):
    root = QgsProject.instance().layerTreeRoot()
    root.findLayer(overlay(done, "records").id()).setItemVisibilityChecked(False)
    done.panel.public_button.click()
    analysed(done)
    assert not done.panel.public_button.isChecked()
    assert "PRIVATE: top-risk records" not in visible()
    assert "PRIVATE: withheld" in visible() and len(done.overlays.layers()) == 3


def test_overlays_that_the_user_removes_are_not_missed(done):
    QgsProject.instance().removeMapLayer(overlay(done, "withheld").id())
    select(done, "S3", "R20")
    done.panel.list.table.activated.emit(done.panel.list.table.selectionModel().selectedRows()[0])
    assert chosen(overlay(done, "records"), "record_id") == ["R20"]
    root = QgsProject.instance().layerTreeRoot()
    root.removeChildNode(group())
    select(done, "S4")
    done.panel.public_button.click()
    done.panel.public_button.click()
    assert analysed(done).complete and len(done.overlays.layers()) == 3


def test_a_duplicate_that_the_user_makes_is_the_users(done):
    copy = overlay(done, "withheld").clone()  # with all its custom properties
    QgsProject.instance().addMapLayer(copy)
    assert len(done.overlays.layers()) == 3
    analysed(done)
    assert QgsProject.instance().mapLayer(copy.id()) is not None and len(done.overlays.layers()) == 3


def test_the_release_is_that_of_the_analysis_whatever_happens_to_the_overlays(done, tmp_path):
    layer = overlay(done, "published")
    feature = next(layer.getFeatures("\"segment_id\" = 'S3'"))
    field = layer.fields().lookupField("report_count")
    assert layer.dataProvider().changeAttributeValues({feature.id(): {field: 99}})
    result = done.session.analysis.results["aggregate"]["PUBLISHED"]
    assert next(result.getFeatures("\"segment_id\" = 'S3'"))["report_count"] != 99


def test_the_overlays_are_not_offered_as_inputs(done):
    offered = done.panel.form.widget("reports")
    names = [offered.itemText(row) for row in range(offered.count())]
    assert "reports" in names and not [name for name in names if "PRIVATE" in name]
    extra = QgsVectorLayer("Point?crs=EPSG:32631", "incidents", "memory")
    point = QgsFeature()
    point.setGeometry(QgsGeometry.fromWkt(f"POINT({EAST} {NORTH})"))
    extra.dataProvider().addFeatures([point])
    QgsProject.instance().addMapLayer(extra)
    until(lambda: "incidents" in [offered.itemText(row) for row in range(offered.count())])
    assert done.session.setup.reports == done.layers["reports"].id()
