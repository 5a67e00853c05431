"""The reference's fixtures for the attack: reading them, running an attack on them, comparing with what they state."""

from __future__ import annotations

import gzip
import json
import math
import re
from pathlib import Path

import numpy as np
import pytest

from nearmiss_qgis.core.attack.attributes import attributes
from nearmiss_qgis.core.attack.axes import Axis, RankTest
from nearmiss_qgis.core.attack.block import by_keys, union
from nearmiss_qgis.core.attack.build import Context, build
from nearmiss_qgis.core.attack.curve import Curve, curve
from nearmiss_qgis.core.attack.evaluate import evaluate
from nearmiss_qgis.core.attack.evaluation import Evaluation
from nearmiss_qgis.core.attack.scores import Given
from nearmiss_qgis.core.attack.sides import Sides, truth_of
from nearmiss_qgis.core.attack.simulate import Attack, Options, simulate
from nearmiss_qgis.core.attack.tables import tables
from nearmiss_qgis.core.records import identifiers

FOLDER = Path(__file__).resolve().parents[3] / "shared/fixtures/reidentify"
RTOL = 1e-8  # of all values; 1e-6 of Mahalanobis
ID = "ROW_NUMBER"
_FLOATS = {"Inf": math.inf, "-Inf": -math.inf, "NaN": math.nan}
_FIELD = re.compile(r'(?:"((?:[^"]|"")*)"|([^,]*))(?:,|$)')


def path_of(*parts: str) -> Path:
    path = FOLDER.joinpath(*parts)
    if not path.exists():
        pytest.skip(f"shared fixtures are not here: shared/fixtures/reidentify/{'/'.join(parts)}")
    return path


def fixture(*parts: str):
    """A JSON file."""
    return json.loads(path_of(*parts).read_text(encoding="utf-8"))


def table(*parts: str) -> dict[str, list]:
    """A CSV file by columns: what is quoted is text, a bare NA is None, everything else is a number."""
    path = path_of(*parts)
    text = gzip.decompress(path.read_bytes()).decode() if path.suffix == ".gz" else path.read_text(encoding="utf-8")
    rows = [_cells(line) for line in text.splitlines()]
    return dict(zip(rows[0], (list(column) for column in zip(*rows[1:]))))


def _cells(line: str) -> list:
    cells = []
    for found in _FIELD.finditer(line):
        quoted, bare = found.groups()
        cells.append(quoted.replace('""', '"') if quoted is not None else _bare(bare))
        if found.end() == len(line) and not line.endswith(","):
            break
    return cells


def _bare(text: str):
    if text == "NA":
        return None
    return int(text) if re.fullmatch(r"-?\d+", text) else float(text)


def floats(values) -> np.ndarray:
    """Numbers of a fixture: null is NaN, Inf is written as text."""
    return np.array([math.nan if one is None else _FLOATS.get(one, one) for one in values], dtype=float)


def sides(raw: dict, anon: dict, context: Context | None = None, ids=(ID, ID)) -> Sides:
    """Both tables, the true pairs by their row numbers."""
    truth = truth_of(identifiers(raw[ids[0]]), identifiers(anon[ids[1]]))
    return Sides(raw, anon, truth, len(raw[ids[0]]), context or Context())


def run(raw: dict, anon: dict, text: str, *, candidates=None, context: Context | None = None, **options) -> Attack:
    """An attack with the attributes of a text, `;` between lines."""
    given = attributes(text.replace(";", "\n"))
    return simulate(sides(raw, anon, context), given, Options(**options), candidates=candidates)


def one(line: str):
    """The attribute of a line."""
    return attributes(line)[0]


def score_of(line: str, raw, released, context: Context | None = None):
    """The score of two lists of values."""
    return build(attributes(line)[0], raw, released, context or Context()).score


def matrix_of(score) -> np.ndarray:
    """(n, n_raw) all scores of records, by way of the classes."""
    rows = score.rows(np.arange(score.released_classes))
    return rows[np.ix_(score.released_class, score.raw_class)]


def evaluation_of(score, truth, n_raw: int, **options) -> tuple[Evaluation, Axis]:
    """Evaluation and rank test of a score."""
    cells = {"cells": options.pop("cells")} if "cells" in options else {}
    ranks = RankTest()
    truth = np.asarray(truth)
    candidates = options.pop("candidates", None)
    found = evaluate(tables(score, truth, candidates, **cells), truth, n_raw, ranks=ranks, **options)
    return found, ranks.axis(found)


def evaluation_of_matrix(matrix, truth, **options) -> tuple[Evaluation, Axis]:
    """Evaluation and rank test of a matrix of scores, released records in rows."""
    matrix = np.asarray(matrix, dtype=float)
    return evaluation_of(Given(matrix), truth, matrix.shape[1], **options)


def by_columns(raw: dict, anon: dict, *passes):
    """Blocking on keys: each pass a list of columns, or of (column, function of its values)."""
    found = []
    for columns in passes:
        keys = [[], []]
        for column in columns:
            name, change = column if isinstance(column, tuple) else (column, lambda value: value)
            for side, into in zip((raw, anon), keys):
                into.append([str(change(value)) for value in side[name]])
        left, right = (list(zip(*side)) for side in keys)
        code = {key: i for i, key in enumerate(dict.fromkeys([*left, *right]))}
        found.append(by_keys(np.array([code[key] for key in left]), np.array([code[key] for key in right])))
    return union(found)


def assert_evaluation(found: Evaluation, block: dict, ids, *, rtol: float = RTOL) -> None:
    """Everything that an eval block of the fixtures states and that our evaluation knows."""

    def near(value):
        return pytest.approx(value, rel=rtol, abs=1e-12)

    n_pairs = int(found.candidates.sum())
    assert (len(found.candidates), len(found.credited)) == (block["n_anon"], block["n_raw"])
    assert n_pairs == block["n_pairs"] == found.spread.pairs
    assert n_pairs / (len(found.candidates) * len(found.credited)) == near(block["candidate_coverage"])
    assert int((~found.found).sum()) == block["n_true_missing"]
    assert found.truth_coverage == near(block["truth_coverage"])
    assert bool(found.found.any()) == block["truth_measurable"]
    assert found.success == near(block["success_analytic"])
    assert found.baseline_random == near(block["baseline_random"])
    assert found.baseline_mode == near(block["baseline_mode"])
    assert found.lift == pytest.approx(floats([block["lift"]])[0], rel=rtol, nan_ok=True)
    assert found.risk.max() == near(block["max_risk"])
    assert (int((found.risk == 1).sum()), int((found.risk == 0).sum())) == (block["n_risk_1"], block["n_risk_0"])
    tops = block["top_k"]
    assert [found.top(k) for k in tops["k"]] == near(tops["hit_rate"])
    for by in ("margin", "tie"):
        assert_curve(curve(found, by), block[f"precision_recall_{by}"], near)
    if "per_record" in block:
        assert_records(found, block["per_record"], ids, rtol=rtol)
    if "confidence_quantiles_type7" in block:
        wanted = block["confidence_quantiles_type7"]
        finite = np.where(np.isinf(found.confidence), 1e300, found.confidence)
        quantiles = np.quantile(finite, wanted["probs"], method="linear")
        limit = np.where(np.isinf(floats(wanted["values"])), 1e299, floats(wanted["values"]))
        sure = limit < 1e299
        assert quantiles[sure] == near(limit[sure])


def assert_curve(found: Curve, wanted: dict, near) -> None:
    """A precision-recall curve. Confidences that differ by rounding are one point here, two there."""
    rows = len(wanted["threshold"])
    assert len(found.threshold) == len({float(f"{one:.9g}") for one in floats(wanted["threshold"])})
    assert (found.attacked[-1], found.precision[-1], found.recall[-1]) == (
        wanted["n_attacked"][-1],
        near(wanted["precision"][-1]),
        near(wanted["recall"][-1]),
    )
    place = {attacked: i for i, attacked in enumerate(found.attacked.tolist())}
    both = [(place[attacked], i) for i, attacked in enumerate(wanted["n_attacked"]) if attacked in place]
    assert len(both) >= rows - 2
    ours, theirs = (list(side) for side in zip(*both))
    for mine, name in ((found.threshold, "threshold"), (found.coverage, "coverage"), (found.precision, "precision"),
                       (found.recall, "recall")):  # fmt: skip
        assert mine[ours] == near(floats(wanted[name])[theirs])


def assert_records(found: Evaluation, wanted: dict, ids, *, rtol: float = RTOL) -> None:
    """The per_record block: one line for each released record, sorted by its number."""
    place = {str(number): i for i, number in enumerate(ids)}
    row = np.array([place[str(number)] for number in wanted["ANON_ROW_NUMBER"]])
    rank = np.where(found.found, found.better + 1.0, np.nan)
    ties = np.where(found.found, found.tied, np.nan)
    columns = {
        "N_CANDIDATES": found.candidates,
        "TRUE_RANK": rank,
        "TRUE_TIE_SIZE": ties,
        "RISK": found.risk,
        "BEST_SCORE": found.best,
        "SECOND_SCORE": found.second,
        "BEST_TIE_SIZE": found.best_tie,
        "TIE_SIZE": found.best_tie,
        "MARGIN": found.margin,
        "SD_SCORE": found.sd,
        "ECCENTRICITY": found.confidence,
        "CONFIDENCE": found.confidence,
        "CONFIDENCE_margin": found.confidence,
        "CONFIDENCE_tie": 1.0 / np.maximum(found.best_tie, 1),
    }
    for name, stated in wanted.items():
        if name == "ANON_ROW_NUMBER":
            continue
        ours, theirs = np.asarray(columns[name], dtype=float)[row], floats(stated)
        alone = found.candidates[row] == 1
        if name in ("SECOND_SCORE", "MARGIN", "SD_SCORE"):
            ours, theirs = ours[~alone], theirs[~alone]  # one candidate has no second: NaN here, NA or Inf there
        magnitude = np.abs(found.best[row]).max()
        np.testing.assert_allclose(ours, theirs, rtol=rtol, atol=1e-9 * max(1.0, magnitude) * rtol / RTOL, err_msg=name)


def assert_axis(found: Axis, wanted: dict, i: int = 0, *, alpha: float = 0.05, rtol: float = RTOL) -> None:
    """Line `i` of an axis block."""
    for ours, column in (
        (found.success, "success"),
        (found.baseline, "baseline"),
        (found.lift, "lift"),
        (found.mean_rank, "mean_rank_pct"),
        (found.z, "z"),
        (found.p_value, "p_value"),
    ):
        stated = floats([wanted[column][i]])[0]
        # p ~ exp(-z^2 / 2): its relative error is z^2 times that of z
        tolerance = rtol * max(1.0, found.z**2) if column == "p_value" and np.isfinite(found.z) else rtol
        assert ours == pytest.approx(stated, rel=tolerance, abs=1e-12 if column != "p_value" else 0, nan_ok=True), (
            column
        )
    assert found.informative(alpha) == bool(wanted["informative"][i])


def near(value, rel=1e-8):
    return pytest.approx(value, rel=rel, abs=1e-12)


def section(number: str, released: str = "anon"):
    """(expected, raw, released) of a section."""
    return (
        fixture("vignette", f"s{number}_expected.json"),
        table("vignette", f"s{number}_raw.csv"),
        table("vignette", f"s{number}_{released}.csv"),
    )


def success(raw, anon, text, **options) -> float:
    return run(raw, anon, text, **options).evaluation.success


def assert_axes(attack, wanted) -> None:
    assert len(attack.axes) == len(wanted["axis"])
    for i, row in enumerate(attack.axes):
        assert_axis(row.axis, wanted, i)
        assert row.kept == wanted["kept"][i]
        assert wanted["n_anon"][i] == len(attack.evaluation.found)
