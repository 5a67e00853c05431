"""The plugin in a window: menu, provider, sample city, and out again."""

from __future__ import annotations

import subprocess
import sys

from conftest import SAMPLE
from qgis.core import QgsApplication, QgsProject


def test_menu_and_provider_come_and_go_twice(window):
    from nearmiss_qgis import classFactory

    plugin = classFactory(window)
    registry = QgsApplication.processingRegistry()
    for _ in range(2):
        plugin.initGui()
        assert registry.providerById("nearmiss") is not None
        (action,) = plugin.iface.menu.actions()
        texts = [entry.text() for entry in action.menu().actions() if not entry.isSeparator()]
        assert texts.pop(0) == "Near Miss panel"
        assert texts[:3] == ["Remove duplicate reports…", "Snap reports to street segments…", "Aggregate and withhold…"]
        assert texts[3:6] == [
            "Reduce the precision of locations…",
            "Generalise attributes…",
            "Uniqueness by precision…",
        ]
        assert texts[6:13] == [
            "Candidates within a radius (k)…",
            "Smallest cell of all filters…",
            "Uniqueness in the neighbourhood…",
            "Rank records by risk…",
            "Diversity of a sensitive field…",
            "Unicity of traces…",
            "Audit report…",
        ]
        assert texts[13:17] == [
            "Simulate an attack…",
            "Knowledge curve…",
            "Containment…",
            "Attack a release of segments…",
        ]
        assert texts[17:] == ["Publish a release…", "Verify a release…", "Load the sample city", "Help"]
        groups = [entry.text() for entry in action.menu().actions() if entry.isSeparator() and entry.text()]
        assert groups == ["Protect", "Measure", "Attack", "Release"]
        assert all(entry.toolTip() for entry in action.menu().actions() if not entry.isSeparator())
        plugin.unload()
        assert registry.providerById("nearmiss") is None
        assert plugin.iface.menu.actions() == []


def test_the_sample_city_is_loaded(plugin):
    plugin.load_sample_city()
    layers = {layer.name(): layer for layer in QgsProject.instance().mapLayers().values()}
    assert {name: layer.featureCount() for name, layer in layers.items()} == {
        "addresses": 3118,
        "streets": 747,
        "reports": 2000,
    }
    assert all(layer.isValid() and layer.isSpatial() for layer in layers.values())
    assert plugin.iface.canvas.extent().contains(layers["reports"].extent().center())


def test_headless_there_is_no_interface(qgis_app):
    from nearmiss_qgis import classFactory

    made = classFactory(None)
    made.initProcessing()
    assert made.provider.id() == "nearmiss" and made.provider.versionInfo() == "0.1.0"
    made.unload()


def test_the_sample_generator_gives_the_checked_in_bytes(tmp_path):
    subprocess.run(
        [sys.executable, "-B", str(SAMPLE / "generate.py"), "--out", str(tmp_path)], check=True, capture_output=True
    )
    total = 0
    for name in ("reports", "streets", "addresses"):
        made = (tmp_path / f"{name}.geojson").read_bytes()
        assert made == (SAMPLE / f"{name}.geojson").read_bytes()
        total += len(made)
    assert total < 3_000_000


def test_the_zip_is_the_same_every_time_and_complete(tmp_path):
    import zipfile

    from package import build_zip

    one, other = build_zip(tmp_path / "a"), build_zip(tmp_path / "b")
    assert one.read_bytes() == other.read_bytes()
    names = zipfile.ZipFile(one).namelist()
    assert {name.split("/")[0] for name in names} == {"nearmiss_qgis"}
    for needed in (
        "metadata.txt",
        "LICENSE",
        "__init__.py",
        "resources/icons/nearmiss.png",
        "resources/styles/published.qml",
    ):
        assert f"nearmiss_qgis/{needed}" in names
    assert not [name for name in names if "__pycache__" in name or name.endswith((".pyc", ".sh"))]
