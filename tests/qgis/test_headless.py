"""The real qgis_process: exit codes, messages, models, missing packages, killed runs."""

from __future__ import annotations

import json
import textwrap

import pytest
from conftest import SAMPLE, Log, opened, values
from qgis.core import (
    QgsProcessingModelAlgorithm,
    QgsProcessingModelChildAlgorithm,
    QgsProcessingModelChildParameterSource,
    QgsProcessingModelOutput,
    QgsProcessingModelParameter,
    QgsProcessingOutputLayerDefinition,
    QgsProcessingParameterFeatureSource,
)

STREETS, REPORTS = SAMPLE / "streets.geojson", SAMPLE / "reports.geojson"


def aggregate_words(out):
    return {
        "STREETS": STREETS,
        "SEGMENT_ID": "segment_id",
        "CATEGORY": "hazard",
        "CONTRIBUTOR": "contributor",
        "PUBLISHED": out / "p.gpkg",
        "BREAKDOWN": out / "b.csv",
        "WITHHELD": out / "w.gpkg",
    }


def test_the_chain_with_several_fields(headless, tmp_path):
    unique = headless.json(
        "nearmiss:deduplicate",
        REPORTS=REPORTS,
        REPORT_ID="report_id",
        TIME="occurred_at",
        CONTRIBUTOR="contributor",
        MATCH_FIELDS="hazard;severity",
        OUTPUT=tmp_path / "u.gpkg",
    )["results"]
    assert unique["INPUT_ROWS"] == 2000 and unique["KEPT"] + unique["DUPLICATES_COUNT"] == 2000
    snapped = headless.json(
        "nearmiss:snaptosegments",
        REPORTS=unique["OUTPUT"],
        STREETS=STREETS,
        SEGMENT_ID="segment_id",
        OUTPUT=tmp_path / "s.gpkg",
    )
    found = headless.json(
        "nearmiss:aggregateandwithhold", SNAPPED=snapped["results"]["OUTPUT"], **aggregate_words(tmp_path)
    )
    numbers = found["results"]
    assert numbers["K_MIN"] == 3
    buckets = [numbers[k] for k in ("REPORTS_PUBLISHED", "REPORTS_WITHHELD", "REPORTS_UNSNAPPED", "REPORTS_LEFT_OUT")]
    assert sum(buckets) == unique["KEPT"]
    assert json.loads(numbers["POLICY"])["preset"] == "Near Miss 3/5"
    assert opened(tmp_path / "p.gpkg").featureCount() == 747
    assert (tmp_path / "b.csv").read_text().splitlines()[0] == "segment_id,category,report_count"
    assert any("PRIVATE file" in line for line in snapped["log"]["info"])


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ({"MAX_DISTANCE": "eleven"}, "MAX_DISTANCE: 'eleven' is not a number"),
        ({"MAX_DISTANCE": "10,5"}, "MAX_DISTANCE: '10,5' is not a number"),
        ({"MAX_DISTANCE": "0"}, "MAX_DISTANCE must be greater than 0"),
        ({"SEGMENT_ID": "nosuch"}, "has no field nosuch"),
        ({"OUTPUT": "/proc/nothing/o.gpkg"}, "OUTPUT cannot be written"),
        ({"REPORTS": "nosuch.gpkg"}, "REPORTS"),
    ],
)
def test_what_is_refused_ends_with_a_message_and_not_zero(headless, tmp_path, words, message):
    given = {"REPORTS": REPORTS, "STREETS": STREETS, "SEGMENT_ID": "segment_id", "OUTPUT": tmp_path / "o.gpkg", **words}
    done = headless("nearmiss:snaptosegments", **given)
    assert done.returncode == 1
    assert message in done.stdout + done.stderr
    assert "Traceback" not in done.stderr
    assert not (tmp_path / "o.gpkg").exists()


def test_a_misspelt_parameter_is_warned_about(headless, tmp_path):
    done = headless("nearmiss:deduplicate", REPORTS=REPORTS, OUTPUT=tmp_path / "o.gpkg", CONTRIBUTER="contributor")
    assert done.returncode == 0
    assert "CONTRIBUTER is no parameter of nearmiss:deduplicate" in done.stdout + done.stderr


def without(headless, tmp_path, package):
    """Environment in which a package cannot be found."""
    hidden = tmp_path / "hidden"
    hidden.mkdir()
    (hidden / "sitecustomize.py").write_text(
        textwrap.dedent(
            f"""
            import sys

            class Hidden:
                def find_spec(self, name, path=None, target=None):
                    if name.split(".")[0] == "{package}":
                        raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

            sys.meta_path.insert(0, Hidden())
            """
        )
    )
    return {"PYTHONPATH": str(hidden)}


@pytest.mark.parametrize("package", ["scipy", "pandas", "numpy"])
@pytest.mark.parametrize("algorithm", ["deduplicate", "snaptosegments", "aggregateandwithhold"])
def test_a_missing_package_is_explained(headless, tmp_path, package, algorithm):
    environment = without(headless, tmp_path, package)
    names = {"aggregateandwithhold": "SNAPPED"}
    words = {names.get(algorithm, "REPORTS"): REPORTS, "STREETS": STREETS, "OUTPUT": tmp_path / "o.gpkg"}
    words |= {"PUBLISHED": tmp_path / "p.gpkg", "WITHHELD": tmp_path / "w.gpkg"} if algorithm in names else {}
    done = headless(f"nearmiss:{algorithm}", _env=environment, **words)
    said = done.stdout + done.stderr
    assert done.returncode == 1
    assert f"needs the Python package(s) {package}" in said
    assert "OSGeo4W" in said and "macOS" in said and f"sudo apt install python3-{package}" in said
    assert "processing/algorithms" not in said  # no traceback of ours


def test_the_list_has_all_three_without_scipy_too(headless, tmp_path):
    import subprocess

    from demo import qgis_process

    environment = {**headless.environment, **without(headless, tmp_path, "scipy")}
    done = subprocess.run(
        [qgis_process(), "list"],
        env=environment,
        capture_output=True,
        text=True,
        stdin=subprocess.DEVNULL,
        timeout=120,
        check=False,
    )
    for name in ("deduplicate", "snaptosegments", "aggregateandwithhold"):
        assert f"nearmiss:{name}" in done.stdout


def child(model, name, algorithm, parameters):
    step = QgsProcessingModelChildAlgorithm(algorithm)
    step.setChildId(name)
    for key, source in parameters.items():
        step.addParameterSources(key, [source])
    return step


def value(what):
    return QgsProcessingModelChildParameterSource.fromStaticValue(what)


def given(name):
    return QgsProcessingModelChildParameterSource.fromModelParameter(name)


def output_of(name, output):
    return QgsProcessingModelChildParameterSource.fromChildOutput(name, output)


def chain_model():
    """Deduplicate, snap, aggregate."""
    model = QgsProcessingModelAlgorithm("Near miss chain", "tests")
    for name in ("reports", "streets"):
        model.addModelParameter(QgsProcessingParameterFeatureSource(name, name), QgsProcessingModelParameter(name))
    steps = [
        child(
            model,
            "unique",
            "nearmiss:deduplicate",
            {
                "REPORTS": given("reports"),
                "REPORT_ID": value("report_id"),
                "TIME": value("occurred_at"),
                "CONTRIBUTOR": value("contributor"),
                "MATCH_FIELDS": value(["hazard"]),
            },
        ),
        child(
            model,
            "snap",
            "nearmiss:snaptosegments",
            {"REPORTS": output_of("unique", "OUTPUT"), "STREETS": given("streets"), "SEGMENT_ID": value("segment_id")},
        ),
        child(
            model,
            "aggregate",
            "nearmiss:aggregateandwithhold",
            {
                "SNAPPED": output_of("snap", "OUTPUT"),
                "STREETS": given("streets"),
                "SEGMENT_ID": value("segment_id"),
                "CONTRIBUTOR": value("contributor"),
                "MIN_PUBLISH_N": value(3),
            },
        ),
    ]
    outputs = {}
    for final in ("PUBLISHED", "WITHHELD"):
        out = QgsProcessingModelOutput(final)
        out.setChildId("aggregate")
        out.setChildOutputName(final)
        outputs[final] = out
    steps[2].setModelOutputs(outputs)
    for step in steps:
        assert model.addChildAlgorithm(step) == step.childId()
    return model


def test_a_model_chains_them(headless, provider, tmp_path):
    path = tmp_path / "chain.model3"
    assert chain_model().toFile(str(path))
    done = headless(
        str(path),
        reports=REPORTS,
        streets=STREETS,
        **{"aggregate:PUBLISHED": tmp_path / "p.gpkg", "aggregate:WITHHELD": tmp_path / "w.gpkg"},
    )
    assert done.returncode == 0, done.stderr
    assert opened(tmp_path / "p.gpkg").featureCount() == 747
    counts = [n for n in values(opened(tmp_path / "p.gpkg"), "report_count") if n is not None]
    assert counts and min(counts) >= 3
    assert set(values(opened(tmp_path / "w.gpkg"), "reason")) <= {"primary", "dominance"}


def test_a_model_in_this_qgis_too(nearmiss, tmp_path):
    model = chain_model()
    context = nearmiss.context()
    goal = QgsProcessingOutputLayerDefinition(str(tmp_path / "p.gpkg"))
    _, fine = model.run(
        {
            "reports": str(REPORTS),
            "streets": str(STREETS),
            "aggregate:PUBLISHED": goal,
            "aggregate:WITHHELD": QgsProcessingOutputLayerDefinition(str(tmp_path / "w.gpkg")),
        },
        context,
        Log(),
    )
    assert fine and opened(tmp_path / "p.gpkg").featureCount() == 747


def test_the_same_bytes_on_every_run(headless, tmp_path):
    written = []
    for turn in ("1", "2"):
        folder = tmp_path / turn
        folder.mkdir()
        headless.json(
            "nearmiss:snaptosegments",
            REPORTS=REPORTS,
            STREETS=STREETS,
            SEGMENT_ID="segment_id",
            OUTPUT=folder / "s.csv",
        )
        headless.json(
            "nearmiss:aggregateandwithhold",
            SNAPPED=folder / "s.csv",
            **{**aggregate_words(folder), "PUBLISHED": folder / "p.geojson"},
        )
        written.append([(folder / name).read_bytes() for name in ("s.csv", "p.geojson", "b.csv")])
    assert written[0] == written[1]
