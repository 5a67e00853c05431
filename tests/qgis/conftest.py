"""The provider in this QGIS, layers made by hand, and the real qgis_process in a profile of its own."""

from __future__ import annotations

import gc
import json
import os
import subprocess
from pathlib import Path

os.environ.update(LANG="C.UTF-8", LC_ALL="C.UTF-8", LANGUAGE="C")  # messages in English, whoever runs the tests

import pytest
from demo import headless_environment, qgis_process
from qgis.core import (
    Qgis,
    QgsApplication,
    QgsFeature,
    QgsGeometry,
    QgsProcessingContext,
    QgsProcessingException,
    QgsProcessingFeedback,
    QgsProject,
    QgsVectorLayer,
)


@pytest.fixture(scope="session", autouse=True)
def _garbage_goes_while_qgis_is_there(qgis_app):
    """Layers in cycles of references that are collected after QGIS has gone take the process with them."""
    yield
    gc.collect()


SHARED = Path(__file__).resolve().parents[3] / "shared"
FIXTURES = SHARED / "fixtures"
SAMPLE = Path(__file__).resolve().parents[2] / "resources" / "sample"


def fixture_folder(*parts: str) -> Path:
    """A folder of the shared fixtures; the test is skipped where they are not there."""
    path = FIXTURES.joinpath(*parts)
    if not path.exists():
        pytest.skip(f"shared fixtures are not here: {Path('shared', 'fixtures', *parts)}")
    return path


class Log(QgsProcessingFeedback):
    """Keeps what an algorithm says."""

    def __init__(self):
        super().__init__(False)
        self.warnings, self.infos, self.progress = [], [], []
        self.cancel_at = None

    def pushWarning(self, text):  # noqa: N802
        self.warnings.append(text)

    def pushInfo(self, text):  # noqa: N802
        self.infos.append(text)

    def setProgress(self, share):  # noqa: N802
        self.progress.append(share)
        if self.cancel_at is not None and share >= self.cancel_at:
            self.cancel()

    @property
    def text(self):
        return "\n".join(self.warnings + self.infos)


class Nearmiss:
    """Runs algorithms as the toolbox does: check, then run."""

    def __init__(self, registry):
        self.registry = registry

    def algorithm(self, name):
        return self.registry.createAlgorithmById(f"nearmiss:{name}")

    def check(self, name, **parameters):
        return self.algorithm(name).checkParameterValues(parameters, self.context())

    def context(self):
        context = QgsProcessingContext()
        context.setProject(QgsProject.instance())
        return context

    def __call__(self, name, log=None, **parameters):
        """Results, with temporary outputs as layers; raises QgsProcessingException with the message."""
        algorithm, context, log = self.algorithm(name), self.context(), log or Log()
        fine, why = algorithm.checkParameterValues(parameters, context)
        if not fine:
            raise QgsProcessingException(why)
        return self.run(algorithm, parameters, context, log)

    def unchecked(self, name, log=None, **parameters):
        """The run alone, as a model does it."""
        return self.run(self.algorithm(name), parameters, self.context(), log or Log())

    def run(self, algorithm, parameters, context, log):
        prepared = algorithm.create()
        assert prepared.prepare(parameters, context, log)
        results = prepared.runPrepared(parameters, context, log)
        for key, value in list(results.items()):
            if isinstance(value, str) and context.temporaryLayerStore().mapLayer(value):
                results[key] = context.takeResultLayer(value)
        return results


@pytest.fixture(scope="module")
def provider(qgis_app, qgis_processing):
    from nearmiss_qgis.processing.provider import NearMissProvider

    found = NearMissProvider()
    QgsApplication.processingRegistry().addProvider(found)
    yield found
    QgsApplication.processingRegistry().removeProvider(found)


@pytest.fixture
def nearmiss(provider):
    return Nearmiss(QgsApplication.processingRegistry())


def layer(kind: str, rows, fields: str = "", crs: str = "EPSG:32631", name: str = "layer") -> QgsVectorLayer:
    """A memory layer of (WKT or None, attributes…) rows; `fields` as in "id:string,n:integer"."""
    parts = [f"crs={crs}"] if crs else []
    parts += [f"field={field}" for field in fields.split(",") if field]
    made = QgsVectorLayer(f"{kind}?{'&'.join(parts)}", name, "memory")
    if not crs:
        from qgis.core import QgsCoordinateReferenceSystem

        made.setCrs(QgsCoordinateReferenceSystem())
    for wkt, *attributes in rows:
        feature = QgsFeature(made.fields())
        if wkt is not None:
            feature.setGeometry(wkt if isinstance(wkt, QgsGeometry) else QgsGeometry.fromWkt(wkt))
        feature.setAttributes(list(attributes))
        assert made.dataProvider().addFeatures([feature])[0]
    made.updateExtents()
    return made


def values(found: QgsVectorLayer, *names: str):
    """Attribute values by row, plain Python; one list per row, or the values alone for one name."""
    from nearmiss_qgis.layers.read import plain

    rows = [[plain(feature.attribute(name)) for name in names] for feature in found.getFeatures()]
    return [row[0] for row in rows] if len(names) == 1 else rows


def opened(path) -> QgsVectorLayer:
    """A file as a layer."""
    found = QgsVectorLayer(str(path), Path(str(path)).stem, "ogr")
    assert found.isValid(), path
    return found


class Headless:
    """qgis_process with the plugin installed and enabled in a profile of its own."""

    def __init__(self, environment):
        self.environment = environment

    def words(self, *words, _timeout=300, _env=None):
        """The program with these words behind it."""
        return subprocess.run(
            [qgis_process(), *words],
            env={**self.environment, **(_env or {})},
            capture_output=True,
            text=True,
            stdin=subprocess.DEVNULL,
            timeout=_timeout,
            check=False,
        )

    def __call__(self, algorithm, _timeout=300, _env=None, **parameters):
        given = [f"{name}={value}" for name, value in parameters.items()]
        return self.words("run", algorithm, "--", *given, _timeout=_timeout, _env=_env)

    def json(self, algorithm, **parameters):
        given = [f"{name}={value}" for name, value in parameters.items()]
        done = self.words("--json", "run", algorithm, "--", *given)
        assert done.returncode == 0, done.stderr
        return json.loads(done.stdout)


@pytest.fixture(scope="session")
def headless(tmp_path_factory):
    environment = headless_environment(tmp_path_factory.mktemp("headless"))
    environment["PATH"] = os.pathsep.join(["/usr/sbin", "/usr/bin", "/sbin", "/bin", environment.get("PATH", "")])
    return Headless(environment)


@pytest.fixture
def window(qgis_app, qgis_new_project):
    """A QGIS window with nothing in it; what goes wrong in a slot fails the test."""
    import sys

    from windows import Window

    wrong, former = [], sys.excepthook
    sys.excepthook = lambda *error: wrong.append(error)
    logged = []
    log = QgsApplication.messageLog()

    def note(text, tag, level):
        logged.append((tag, text))

    log.messageReceived[str, str, Qgis.MessageLevel].connect(note)
    made = Window()
    made.logged = logged
    yield made
    made.close()
    log.messageReceived[str, str, Qgis.MessageLevel].disconnect(note)
    sys.excepthook = former
    assert wrong == []
    assert [entry for entry in logged if "Traceback" in entry[1] or entry[0] == "Python warning"] == []


@pytest.fixture
def plugin(window):
    """The plugin in a window, as QGIS loads it."""
    from nearmiss_qgis import classFactory

    made = classFactory(window)
    made.initGui()
    yield made
    made.unload()
    QgsProject.instance().clear()


@pytest.fixture
def dock(plugin):
    """The panel, open."""
    plugin.dock.show()
    return plugin.dock
