#!/usr/bin/env python3
"""Speed and memory of the simulated attack, beside a plain table of all pairs, in one run on one machine.

    attack.py [--runs 3] [--ways attack_3000,pairs_3000,...]

Prints a Markdown table of medians. Each measurement is a process of its own; memory is its peak beyond the imports, with
the making of the data.

* attack_n: age (num, released with -2, 0 or 2 years), postcode (char, n / 5 different ones) and sex (char), screened one by
  one, on a common scale, added up and evaluated exactly; with precision and recall, and the distribution of hits.
* pairs_n: the same numbers from a table of all pairs, as a matrix of numpy: what a script would do.
* location_n, numbers_n, texts_n, sets_n: scores that nothing makes smaller: points moved by 50 m, two measured numbers, texts
  that all differ (8 to 12 letters, one lost), sets of 8 of 500 items of which 4 are released.
"""

from __future__ import annotations

import argparse
import json
import platform
import resource
import statistics
import sys
import time
from pathlib import Path
from typing import Any

from processes import child

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
WAYS = (
    *(f"attack_{n}" for n in (3_000, 10_000, 20_000, 100_000)),
    *(f"pairs_{n}" for n in (1_000, 3_000)),
    *(f"{kind}_20000" for kind in ("location", "numbers", "texts", "sets")),
)


def people(n: int) -> tuple[dict[str, list[Any]], dict[str, list[Any]]]:
    """Raw and released records with an age, a postcode and a sex."""
    import numpy as np

    rng = np.random.default_rng(1)
    age = rng.integers(20, 80, n)
    code = [f"Z{i:03d}" for i in rng.integers(1, max(2, -(-n // 5)) + 1, n)]
    sex = [("M", "F")[i] for i in rng.integers(0, 2, n)]
    raw = {"AGE": age.tolist(), "ZIP": code, "SEX": sex}
    return raw, {**raw, "AGE": (age + rng.choice([-2, 0, 2], n)).tolist()}


def attack(kind: str, n: int) -> float:
    """Success of an attack on n records."""
    import numpy as np

    from nearmiss_qgis.core.attack.attributes import attributes
    from nearmiss_qgis.core.attack.build import Context
    from nearmiss_qgis.core.attack.figures import figures
    from nearmiss_qgis.core.attack.sides import Sides
    from nearmiss_qgis.core.attack.simulate import simulate

    rng, raw, released, context = np.random.default_rng(1), {}, {}, Context()
    lines = "AGE||num\nZIP||char\nSEX||char"
    if kind == "attack":
        raw, released = people(n)
    elif kind == "location":
        xy, lines = rng.uniform(0, 20_000, (n, 2)), "||location"
        context = Context(xy, xy + rng.normal(0, 50, (n, 2)))
    elif kind == "numbers":
        lines = "A||num\nB||num"
        raw = {name: rng.normal(size=n).tolist() for name in "AB"}
        released = {name: (np.array(raw[name]) + rng.normal(0, 0.1, n)).tolist() for name in "AB"}
    elif kind == "sets":
        lines, popular = "T||jaccard", 1 / np.arange(1, 501) ** 1.1
        chosen = [rng.choice(500, 8, replace=False, p=popular / popular.sum()) for _ in range(n)]
        raw = {"T": [":".join(map(str, sorted(one.tolist()))) for one in chosen]}
        released = {"T": [":".join(map(str, sorted(one[:4].tolist()))) for one in chosen]}
    else:
        lines, letters = "T||char", np.array(list("abcdefghijklmnopqrstuvwxyz"))
        raw = {"T": ["".join(letters[rng.integers(0, 26, size)]) for size in rng.integers(8, 13, n)]}
        released = {"T": [text[:3] + text[4:] for text in raw["T"]]}
    found = simulate(Sides(raw, released, np.arange(n), n, context), attributes(lines))
    return figures(found, [1, 5, 10]).success or 0.0


def pairs(n: int) -> float:
    """The same from a matrix of all pairs: a distance for each distinct pair of texts, ties by sorting each row."""
    import numpy as np

    from nearmiss_qgis.core.attack.edits import Texts

    raw, released = people(n)
    total = np.zeros((n, n))
    for name in ("AGE", "ZIP", "SEX"):
        if name == "AGE":
            score = np.abs(np.array(released[name])[:, None] - np.array(raw[name])[None, :]).astype(float)
        else:
            texts = sorted(set(raw[name]))
            code = {text: i for i, text in enumerate(texts)}
            distance = Texts(texts).distances(texts)
            score = distance[[code[t] for t in released[name]]][:, [code[t] for t in raw[name]]].astype(float)
        total += (score - score.min()) / (score.max() - score.min())
    own = np.diag(total)[:, None]
    better, tied = (total < own - 1e-9).sum(axis=1), (np.abs(total - own) <= 1e-9).sum(axis=1)
    np.sort(total, axis=1)  # second best, ties and spread of each row
    return float(np.where(better == 0, 1.0 / tied, 0.0).mean())


def measure(way: str) -> dict[str, Any]:
    """Seconds, megabytes and the success that was found."""
    import numpy  # noqa: F401 - memory is counted from here on
    import pandas  # noqa: F401
    import scipy.optimize
    import scipy.signal
    import scipy.sparse
    import scipy.spatial  # noqa: F401

    kind, n = way.rsplit("_", 1)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    start = time.perf_counter()
    success = pairs(int(n)) if kind == "pairs" else attack(kind, int(n))
    seconds = time.perf_counter() - start
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return {"seconds": seconds, "megabytes": (peak - before) / 1024, "whole": peak / 1024, "success": success}


def main() -> None:
    """Measure and print."""
    reader = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    reader.add_argument("--runs", type=int, default=3)
    reader.add_argument("--ways", default=",".join(WAYS))
    reader.add_argument("--way", help=argparse.SUPPRESS)
    reader.add_argument("--rows", type=int, default=0, help=argparse.SUPPRESS)
    asked = reader.parse_args()
    if asked.way:
        print(json.dumps(measure(asked.way)))
        return
    print(f"Python {platform.python_version()}, {asked.runs} runs, medians\n")
    print("| what | success | seconds | MB beyond imports | MB in all |\n|---|---|---|---|---|")
    for way in asked.ways.split(","):
        runs = [child(__file__, way, 0) for _ in range(asked.runs)]
        seconds, more, whole = (
            statistics.median(run[name] for run in runs) for name in ("seconds", "megabytes", "whole")
        )
        print(f"| {way} | {runs[0]['success']:.4f} | {seconds:.2f} | {more:.0f} | {whole:.0f} |", flush=True)


if __name__ == "__main__":
    main()
