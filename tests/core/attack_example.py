"""Documents of simulated attacks for tests and for looking at the page.

`by_hand` is small enough to be checked without a computer; `example` has the numbers of a published walk-through of the
method (200 people, ages shifted by two years); the others are what else may come.
"""

from __future__ import annotations

import copy

N = 200


def example():
    """200 people, of whom age, postcode and sex are known: 184 are named right."""
    return copy.deepcopy(_EXAMPLE)


def by_hand():
    """Six records with the values 10, 20, 30, 40, 40, 40, attacked with the same values; nothing else was asked for.

    Three are named for certain and three with 1/3: 4 of 6 on average, the variance is 3 * 1/3 * 2/3 = 2/3. One, two and
    three records stand out by 1.58, 1.22 and 0.79 standard deviations. The true record has the ranks 1, 1, 1, 2, 2, 2 of
    6, which is 12 less than by chance, with the variance 179/12 (ties of 3, 2 and 3, 4, 3, 3, 3): z = 12 / 3.862.
    """
    found = example()
    found.update(success=4 / 6, baseline_random=1 / 6, baseline_mode=1 / 6, lift=4.0, max_risk=1.0, at_risk_1=3)
    found.update(interval=[0.299993, 0.903229], hits=_hits(4.0, (2 / 3) ** 0.5, 3, 6, 1.0))
    found.update(raw={"name": "values", "rows": 6}, released={"name": "values again", "rows": 6})
    found.update(top=[{"k": 1, "rate": 4 / 6}, {"k": 2, "rate": 5 / 6}, {"k": 3, "rate": 1.0}])
    found.update(knowledge={"level": "M", "visible": ["V [num]"], "withheld": []}, match=[], notices=[])
    found.update(unicity={"raw": 0.5, "released": 0.5}, knowledge_curve=None, displacement=None)
    found["axes"] = [_axis("V", "num", 4 / 6, 1 / 6, 4.0, 0.25, 3.107029, 0.000945, True)]
    found["curve"] = [
        _point(threshold, n, hit, 6)
        for threshold, n, hit in ((1.5811388, 1, 1), (1.2247449, 2, 2), (0.7905694, 3, 3), (0.0, 6, 4))
    ]
    found["risk"] = [_bin(0.0, 0.0, 0), _bin(0.3, 0.4, 3), _bin(1.0, 1.0, 3)]
    return found


def lower_bound():
    """The same 200 people, blocked by an age that the release changed: most true pairs are lost."""
    found = example()
    found.update(verdict="lower_bound", success=0.38, lift=8.1633, max_risk=1.0, at_risk_1=74, baseline_random=0.04655)
    found.update(interval=[0.315533, 0.448909], hits=_hits(76.0, 1.0, 74, 78, 1.0), truth_coverage=0.39)
    found["blocking"] = {"used": True, "keys": "AGE", "recall": 0.39, "kept_share": 0.0192, "without_candidates": 2}
    found.update(top=[{"k": 1, "rate": 0.38}, {"k": 5, "rate": 0.39}])
    found["risk"] = [_bin(0.0, 0.0, 122), _bin(0.4, 0.5, 4), _bin(1.0, 1.0, 74)]
    found["curve"] = [_point(None, 12, 4, N), _point(1.1, 80, 60, N), _point(0.0, 198, 76, N)]
    found["notices"] = [
        {
            "key": "blocking_lost",
            "text": "Blocking by AGE lost 122 of 200 true pairs (recall 39 %). Compare values that the release did not change.",
        },
        {
            "key": "truth_missing",
            "text": "122 of 200 released records do not have their true one among the candidates. They count as not found, "
            "so the success is a lower bound.",
        },
        {"key": "no_candidates", "text": "Blocking leaves 2 of 200 released records without any candidate."},
    ]
    found["knowledge_curve"] = found["knowledge_curve"][1:2]
    return found


def not_measured():
    """The ids of the release name nobody of the original: there is nothing to count."""
    found = example()
    rates = ("success", "interval", "hits", "baseline_random", "baseline_mode", "lift", "max_risk", "at_risk_1")
    found.update(dict.fromkeys(rates), verdict="not_measured", truth_coverage=0.0, top=[], curve=[], risk=[])
    found.update(knowledge_curve=None, displacement=None)
    found["match"] = [{"name": "greedy", "success": None, "note": ""}]
    for axis in found["axes"]:
        axis.update(dict.fromkeys(("success", "baseline", "lift", "mean_rank", "z", "p_value", "informative")))
    found["notices"] = [
        {
            "key": "not_measurable",
            "text": "Not measurable: no released record has its true one among the candidates. This is no success rate of "
            "0 but the absence of a measurement. Do RAW_ID and ANON_ID name the same people?",
        }
    ]
    return found


def zeros():
    """The same, as a careless document has it: zeros in place of what was not measured."""
    found = example()
    found.update(success=0.0, interval=[0.0, 0.018847], hits=_hits(0.0, 0.0, 0, 0, 0.0), baseline_random=0.0, lift=0.0)
    found.update(baseline_mode=0.0, max_risk=0.0, at_risk_1=0, truth_coverage=0.0, top=[{"k": 1, "rate": 0.0}])
    found["risk"], found["curve"] = [_bin(0.0, 0.0, N)], [_point(0.0, N, 0, N)]
    return found


def moved_points():
    """Points moved at random, with a common shift; attributes of many types, and one without signal."""
    found = example()
    found["knowledge"] = {
        "level": "S",
        "visible": [
            "location [location, uncertainty=50]",
            "ITEMS / BOUGHT [tversky, weight 2, alpha=1]",
            "DAYS [profile]",
            "AGE / AGE_GROUP [containment, rule=interval]",
            "NOISE [num]",
            "HOUSEHOLD [count]",
        ],
        "withheld": ["PLATE [char]"],
    }
    found["axes"] = [
        _axis("location", "location", 0.41, 0.005, 82.0, 0.021, 28.4, 0.0, True),
        {**_axis("ITEMS / BOUGHT", "tversky", 0.9458, 0.005, 189.166, 0.0053, 30.02, 0.0, True, 3, 17), "weight": 2.0},
        _axis("DAYS", "profile", 0.035, 0.005, 7.0, 0.31, 9.7, 0.0, True),
        _axis("AGE / AGE_GROUP", "containment", 0.0331, 0.005, 6.62, 0.06, 21.2, 0.0, True),
        {**_axis("NOISE", "num", 0.005, 0.005, 1.0, 0.51, -0.35, 0.6368, False), "kept": False},
        _axis("HOUSEHOLD", "count", None, None, None, None, None, None, None, 200, 0),
    ]
    found.update(empty=4, max_risk=0.5, at_risk_1=0, lift=1.04, success=0.0052, hits=_hits(1.04, 0.72, 0, 3, 0.77))
    found.update(top=[{"k": 1, "rate": 0.0052}, {"k": 5, "rate": 0.027}], interval=[0.0009, 0.0286])
    found.update(risk=[_bin(0.0, 0.0, 197), _bin(0.4, 0.5, 3), _bin(1.0, 1.0, 0)], curve=[_point(0.0, N, 1.04, N)])
    found["match"][0]["success"] = 0.0052
    found["displacement"] = {
        "own_nearest": 0.41, "minimum": 0.0, "median": 63.4, "maximum": 1412.0, "bias": 0.312, "bias_chance": 3.4e-9,
        "shift_east": -21.35, "shift_north": 7.8, "points": 197,
    }  # fmt: skip
    found["match"].append({"name": "optimal", "success": 0.44, "note": "Cost 12.5."})
    found["match"].append({"name": "scoreboard-RH", "success": 0.31, "note": "PHI 1.5: 70 named, precision 88.6 %."})
    return found


def thousands():
    """A country: 50 000 records, and a curve of 5 000 points."""
    n = 50_000
    found = example()
    found.update(raw={"name": "register", "rows": 1_234_567}, released={"name": "release_2026", "rows": n})
    found.update(success=0.0123, baseline_random=8.1e-7, baseline_mode=2e-5, lift=15185.25, max_risk=0.98, at_risk_1=0)
    found.update(interval=[0.01137, 0.013304], hits=_hits(615.0, 22.31, 571, 659, 1.0))
    found.update(top=[{"k": 1, "rate": 0.0123}, {"k": 5, "rate": 0.0402}, {"k": 10, "rate": 0.0713}])
    found["risk"] = [_bin(0.0, 0.0, 48_211), _bin(0.0, 0.1, 1112), _bin(0.9, 1.0, 677), _bin(1.0, 1.0, 0)]
    found["curve"] = [_point(5.0 / i, 10 * i, 615 * (1 - (1 - i / 5000) ** 75), n) for i in range(1, 5001)]
    return found


def long_names(text="Ein_sehr_langer_Name_ohne_jedes_Leerzeichen_" * 4):
    """Names longer than a line, without a space to break at; or another text in every place that takes one."""
    found = moved_points()
    found.update(raw={"name": text, "rows": N}, released={"name": text, "rows": N})
    found["knowledge"].update(visible=[text] * 6, withheld=[text])
    found["settings"] = [[text, text]]
    found["blocking"] = {"used": True, "keys": text, "recall": 0.9, "kept_share": 0.1, "without_candidates": 0}
    found["notices"] = [{"key": text, "text": text}]
    for one in found["axes"]:
        one.update(attribute=text, type=text)
    for one in found["match"]:
        one.update(name=text, note=text)
    return found


def variants():
    """Every document, by name."""
    made = (example, by_hand, lower_bound, not_measured, zeros, moved_points, thousands, long_names)
    return {one.__name__: one() for one in made}


def _hits(mean, sd, low, high, at_least_one):
    return {"mean": mean, "sd": sd, "low": low, "high": high, "at_least_one": at_least_one}


def _bin(low, high, records):
    return {"low": low, "high": high, "records": records}


def _point(threshold, attacked, hit, of):
    shares = {"coverage": attacked / of, "precision": hit / attacked, "recall": hit / of}
    return {"threshold": threshold, "attacked": attacked, **shares}


def _axis(name, kind, success, baseline, lift, rank, z, p_value, informative, raw=0, released=0):
    row = {"attribute": name, "type": kind, "weight": 1.0, "level": "M", "success": success, "baseline": baseline}
    row.update(lift=lift, mean_rank=rank, z=z, p_value=p_value, informative=informative)
    return {**row, "kept": True, "unknown_raw": raw, "unknown_released": released}


def _level(level, visible, success, sd, lift):
    row = {"level": level, "visible": visible, "success": success, "success_sd": sd, "baseline": 0.005, "lift": lift}
    return {**row, "max_risk": 1.0}


_EXAMPLE = {
    "format": "nearmiss-attack",
    "format_version": 1,
    "private": True,
    "verdict": "measured",
    "raw": {"name": "people", "rows": N},
    "released": {"name": "people_released", "rows": N},
    "knowledge": {
        "level": "M",
        "visible": ["AGE [num]", "ZIP [char]", "SEX [char]"],
        "withheld": ["VISIT_COUNT [num]", "SPEND_MEAN [num]", "FINGERPRINT [num]"],
    },
    "settings": [
        ["ATTRIBUTES", "AGE||num\nZIP||char\nSEX||char"],
        ["NORMALIZE", "range"],
        ["SCREEN", "warn"],
        ["ALPHA", 0.05],
        ["BLOCK_ON", ""],
        ["SEED", 20260801],
        ["Near Miss", "0.1.0"],
        ["QGIS", "3.40.1"],
    ],
    "success": 0.92,
    "interval": [0.87413, 0.950089],
    "hits": _hits(184.0, 2**0.5, 181, 187, 1.0),
    "baseline_random": 0.005,
    "baseline_mode": 0.005,
    "lift": 184.0,
    "max_risk": 1.0,
    "at_risk_1": 180,
    "top": [{"k": 1, "rate": 0.92}, {"k": 5, "rate": 1.0}, {"k": 10, "rate": 1.0}],
    "unicity": {"raw": 0.98, "released": 0.975},
    "blocking": {"used": False, "keys": "", "recall": None, "kept_share": None, "without_candidates": 0},
    "truth_coverage": 1.0,
    "empty": None,
    "match": [{"name": "greedy", "success": 0.92, "note": ""}],
    "displacement": None,
    "notices": [
        {
            "key": "read_as_numbers",
            "text": "AGE holds texts that were read as numbers. If they are codes, compare them as char.",
        }
    ],
    "axes": [
        _axis("ZIP", "char", 0.2, 0.005, 40.0, 0.017, 29.66, 1.2e-193, True),
        _axis("AGE", "num", 0.1127, 0.005, 22.54, 0.048, 22.27, 3.7e-110, True),
        _axis("SEX", "char", 0.01, 0.005, 2.0, 0.2514, 12.19, 1.8e-34, True),
    ],
    "curve": [
        _point(1.0279, 1, 1, N),
        _point(0.9199, 2, 2, N),
        _point(0.9023, 3, 3, N),
        _point(0.897, 4, 4, N),
        _point(0.8813, 5, 5, N),
        _point(0.8045, 20, 20, N),
        _point(0.5127, 50, 50, N),
        _point(0.175, 100, 100, N),
        _point(0.0911, 150, 150, N),
        _point(0.0408, 180, 180, N),
        _point(0.0301, 186, 180, N),
        _point(0.0122, 192, 180, N),
        _point(0.0, 200, 184, N),
    ],
    "risk": [
        _bin(0.0, 0.0, 12),
        *(_bin(i / 10, (i + 1) / 10, 8 if i == 4 else 0) for i in range(10)),
        _bin(1.0, 1.0, 180),
    ],
    "knowledge_curve": [
        _level("W", 1, 0.2, 0.0178, 40.0),
        _level("M", 3, 0.92, 0.0071, 184.0),
        _level("S", 6, 1.0, 0.0, 200.0),
    ],
}
