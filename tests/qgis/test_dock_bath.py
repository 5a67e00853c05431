"""The panel with a real city: other layer names, two CRS, no contributor, ids that repeat."""

from __future__ import annotations

import json

from conftest import fixture_folder
from qgis.core import QgsProject, QgsVectorLayer
from windows import analysed, items, until


def bath():
    folder = fixture_folder("real", "bath_2025q1")
    tables = ("crimes", "streets", "postcode_meters")
    layers = [QgsVectorLayer(f"{folder / 'bath.gpkg'}|layername={name}", name, "ogr") for name in tables]
    assert all(layer.isValid() for layer in layers)
    QgsProject.instance().addMapLayers(layers)
    return {layer.name(): layer for layer in layers}


def test_bath(dock, tmp_path):
    layers = bath()
    setup = dock.session.setup
    assert {"reports": setup.reports, "streets": setup.streets} == {
        "reports": layers["crimes"].id(),
        "streets": layers["streets"].id(),
    }
    assert setup.auxiliary == layers["postcode_meters"].id()
    assert setup.fields["category"] == "crime_type" and setup.fields["weight"] == "meters"
    assert "time" not in setup.fields and "segment_id" not in setup.fields  # months, and ids that repeat
    dock.panel.form.widget("auxiliary_name").setText("Postcodes with meters, 2025")
    found = analysed(dock)
    assert found.failures == {} and found.complete
    # counted by another program, without QGIS
    expected = json.loads((fixture_folder("real", "bath_2025q1") / "expected.json").read_text(encoding="utf-8"))[0][
        "publish"
    ]
    withheld, of = expected["withheld_segments"], expected["segments_with_any"]
    lost = expected["withheld_points"] / expected["snapped"]
    text = dock.panel.card.headline.text().replace("<b>", "").replace("</b>", "")
    assert text.startswith(f"{withheld} of {of} streets with reports are withheld · {lost:.0%}".replace("%", " % of"))
    assert found.number("snap", "UNSNAPPED") == expected["too_far"]
    assert len(items(dock, "segment")) == withheld
    assert dock.session.why_not_export() == ""
    dock.panel.export_button.click()
    dialog = dock.dialog
    dialog.form.title.setText("Crimes by street")
    dialog.form.source.setText("Police open data")
    dialog.form.format.setCurrentIndex(1)
    dialog.form.folder_box.setFilePath(str(tmp_path / "release"))
    dialog.release_button.click()
    until(lambda: dialog.run is None)
    assert sorted(path.name for path in (tmp_path / "release").iterdir()) == [
        "README.txt",
        "breakdown.csv",
        "manifest.json",
        "metadata.json",
        "segments.gpkg",
    ]
    dialog.reject()
