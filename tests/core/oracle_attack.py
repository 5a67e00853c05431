"""A second way to everything the attack computes: slow, pair by pair, written from the description of the reference alone.

Nothing of the core is used here. A pair whose value is unknown on a side has no score (None); among the candidates of its
released record it gets the mean of those that have one, 0 where none has (W8: a NULL stops the reference). Ties are as in the
reference, but for their floor: 1e-4 of the range of the record's own scores (W1).
"""

from __future__ import annotations

import math
from statistics import NormalDist

TOLERANCE = math.sqrt(2.0**-52)
FLOOR = 1e-4

# -- one attribute ------------------------------------------------------------------------------------------------


def levenshtein(a: str, b: str) -> int:
    """Wagner and Fischer: the table, row by row."""
    row = list(range(len(b) + 1))
    for i, letter in enumerate(a, start=1):
        new = [i]
        for j, other in enumerate(b, start=1):
            new.append(min(row[j] + 1, new[-1] + 1, row[j - 1] + (letter != other)))
        row = new
    return row[-1]


def quantile(values, p: float) -> float:
    """Type 7."""
    ordered = sorted(values)
    place = p * (len(ordered) - 1)
    low = math.floor(place)
    high = min(low + 1, len(ordered) - 1)
    return ordered[low] + (place - low) * (ordered[high] - ordered[low])


def tokens(text: str, separator: str) -> list[str]:
    return [part for part in text.split(separator)] if text else []


def set_distance(a: str, b: str, kind: str, separator: str, alpha: float, beta: float, multiset: bool) -> float:
    """a is RAW, b is ANON."""
    left, right = tokens(a, separator), tokens(b, separator)
    if not multiset:
        left, right = list(set(left)), list(set(right))
    shared = sum(min(left.count(token), right.count(token)) for token in set(left))
    if not left and not right:
        return 0.0
    if not left or not right:
        return 1.0
    only_a, only_b = len(left) - shared, len(right) - shared
    below = {
        "jaccard": shared + only_a + only_b,
        "dice": (len(left) + len(right)) / 2,
        "overlap": min(len(left), len(right)),
        "tversky": shared + alpha * only_a + beta * only_b,
    }[kind]
    return 1.0 - (min(1.0, max(0.0, shared / below)) if below else 0.0)


def amount(a: float, b: float, method: str) -> float:
    if method == "log_ratio":
        return abs(math.log1p(a) - math.log1p(b))
    return abs(a - b) if method == "absolute" else abs(a - b) / max(a, b, 1.0)


def span(text: str, separator: str) -> float:
    found = [float(token) for token in tokens(text, separator)]
    return max(found) - min(found) if found else 0.0


def weight(count: int, n: int, how: str) -> float:
    count = max(count, 1)
    if how == "idf":
        return max(math.log(n / count), 0.0)
    return {"inv_log": 1 / math.log(count + 1), "inv": 1 / count, "none": 1.0}[how]


def min_ranks(values):
    known = [value for value in values if value is not None]
    return [None if value is None else 1 + sum(other < value for other in known) for value in values]


def inside(value, published) -> bool:
    """Half-open brackets and equal text; a published NULL holds everything, an unknown raw value is in nothing else."""
    if published is None:
        return True
    if value is None:
        return False
    text = str(published)
    if text.startswith("["):
        low, high = text[1:-1].split(",")
        return float(low) <= float(value) < float(high)
    return str(value) == text


def pairs(raw, released, compare) -> list[list[float | None]]:
    return [[None if a is None or b is None else compare(a, b) for a in raw] for b in released]


def scores(kind: str, raw, released, options: dict) -> list[list[float | None]]:
    """One row for each released record, one column for each raw one."""
    if kind == "rank":
        return pairs(min_ranks(raw), min_ranks(released), lambda a, b: abs(a - b))
    if kind in ("idf", "scoreboard"):
        return counted(kind, raw, released, options)
    return pairs(raw, released, comparison(kind, raw, released, options))


def comparison(kind: str, raw, released, options: dict):
    """How two known values compare; a is RAW, b is ANON."""
    separator, method = options.get("separator", ":"), options.get("method", "log_ratio")
    given = separator, options.get("alpha", 1.0), options.get("beta", 1.0), options.get("multiset", False)

    def ten(text):
        found = [float(token) for token in tokens(text, separator)]
        return [quantile(found, i / 9) for i in range(10)]

    if kind in ("jaccard", "dice", "overlap", "tversky"):
        return lambda a, b: set_distance(a, b, kind, *given)
    if kind == "profile":
        return profile(raw, released, separator, options)
    return {
        "num": lambda a, b: abs(a - b),
        "char": levenshtein,
        "count": lambda a, b: amount(a, b, method),
        "span": lambda a, b: amount(span(a, separator), span(b, separator), method),
        "dist": lambda a, b: sum((x - y) ** 2 for x, y in zip(ten(a), ten(b))),
    }[kind]


def counted(kind: str, raw, released, options: dict) -> list[list[float | None]]:
    """Scores whose weight is how rare a value, or having one, is among the records of a source."""
    source = {"released": [*released], "raw": [*raw], "pooled": [*raw, *released]}[options.get("source", "released")]
    known = [value for value in source if value is not None]
    if kind == "idf":
        how = options.get("weighting", "idf")
        return pairs(raw, released, lambda a, b: 0.0 if a == b else weight(known.count(b), len(known), how))
    alike, w = likeness(options), weight(len(known), len(source), options.get("weighting", "inv_log"))
    return [[0.0 if a is None or b is None else -w * alike(a, b) for a in raw] for b in released]


def profile(raw, released, separator, options):
    everything = {token for text in [*raw, *released] if text is not None for token in tokens(text, separator)}
    bins = options.get("bins") or sorted(everything)

    def histogram(text):
        counts = [tokens(text, separator).count(label) for label in bins]
        total = sum(counts)
        return [count / total for count in counts] if options.get("shape", True) else counts

    power = 1 if options.get("metric", "l1") == "l1" else 2
    return lambda a, b: sum(abs(x - y) ** power for x, y in zip(histogram(a), histogram(b)))


def likeness(options):
    tolerance = options.get("tolerance", 0.0)

    def alike(a, b):
        if isinstance(a, str) or isinstance(b, str):
            return float(str(a) == str(b))
        if options.get("partial", "step") == "linear" and tolerance > 0:
            return max(0.0, 1 - abs(a - b) / tolerance)
        return float(abs(a - b) <= tolerance)

    return alike


def containment(columns, candidates) -> list[list[float]]:
    """columns: (raw, released) values of each attribute; k is counted over the candidates of the released record."""
    answer = []
    for i, mine in enumerate(candidates):
        held = [all(inside(raw[j], released[i]) for raw, released in columns) for j in range(len(columns[0][0]))]
        k = sum(held[j] for j in mine)
        answer.append([1 - 1 / k if held[j] and k else 1.0 for j in range(len(held))])
    return answer


# -- several --------------------------------------------------------------------------------------------------------


def filled(matrix, candidates) -> list[list[float | None]]:
    """Unknown scores as the average candidate of the same released record; what is no candidate is None."""
    answer = []
    for row, mine in zip(matrix, candidates):
        known = [row[j] for j in mine if row[j] is not None]
        mean = sum(known) / len(known) if known else 0.0
        answer.append([None if j not in mine else mean if row[j] is None else row[j] for j in range(len(row))])
    return answer


def normalised(matrix, method: str) -> list[list[float | None]]:
    """Over all candidate pairs."""
    every = [value for row in matrix for value in row if value is not None]
    if not every or method == "none":
        return matrix
    low, high, mean = min(every), max(every), sum(every) / len(every)
    if high <= low:
        return [[None if value is None else 0.0 for value in row] for row in matrix]
    if method == "range":
        change = lambda value: (value - low) / (high - low)  # noqa: E731
    elif method == "zscore":
        sd = math.sqrt(sum((value - mean) ** 2 for value in every) / (len(every) - 1))
        change = lambda value: (value - mean) / sd  # noqa: E731
    else:
        rank, before = {}, 0
        for group in groups(every, TOLERANCE):  # what differs by rounding shares a rank
            rank.update(dict.fromkeys(group, before + (len(group) + 1) / 2))
            before += len(group)
        if len(set(rank.values())) == 1:
            return normalised([[None if v is None else 0.0 for v in row] for row in matrix], "none")
        change = lambda value: (rank[value] - 1) / (len(every) - 1)  # noqa: E731
    return [[None if value is None else change(value) for value in row] for row in matrix]


def added(parts, weights) -> list[list[float | None]]:
    n, m = len(parts[0]), len(parts[0][0])
    return [
        [
            None if parts[0][i][j] is None else sum(w * part[i][j] for w, part in zip(weights, parts) if w > 0)
            for j in range(m)
        ]
        for i in range(n)
    ]


# -- what an attack gets right -----------------------------------------------------------------------------------


def groups(values, tolerance: float) -> list[list[float]]:
    """Scores of one record in groups of those that are tied, by single linkage."""
    ordered = sorted(values)
    finite = [value for value in ordered if math.isfinite(value)]
    floor = FLOOR * (finite[-1] - finite[0]) if finite else 0.0
    found: list[list[float]] = []
    for value in ordered:
        before = found[-1][-1] if found else None
        if before is not None and (
            value == before or value - before <= tolerance * max(floor, abs(value), abs(before))
        ):
            found[-1].append(value)
        else:
            found.append([value])
    return found


def record(row, true: int, tolerance: float = TOLERANCE) -> dict:
    """What is known of one released record. row: score of each raw record, None where it is no candidate."""
    values = [value for value in row if value is not None]
    if not values:
        nan = math.nan
        return {"candidates": 0, "found": False, "better": 0, "tied": 0, "risk": 0.0, "best": nan, "second": nan,
                "best_tie": 0, "sd": nan, "confidence": nan, "credited": []}  # fmt: skip
    tied = groups(values, tolerance)
    best = tied[0][0]
    second = math.nan if len(values) < 2 else best if len(tied[0]) > 1 else tied[1][0]
    mean = math.fsum(values) / len(values)
    sd = math.sqrt(math.fsum((v - mean) ** 2 for v in values) / (len(values) - 1)) if len(values) > 1 else math.nan
    if len(values) > 1 and max(values) == min(values):
        sd = 0.0
    confidence = math.inf if len(values) == 1 else (second - best) / sd if sd > 0 else 0.0
    answer = {"candidates": len(values), "best": best, "second": second, "best_tie": len(tied[0]), "sd": sd,
              "confidence": confidence, "found": false_if(true, row), "better": 0, "tied": 0, "risk": 0.0,
              "credited": [j for j, value in enumerate(row) if value is not None and value <= tied[0][-1]]}  # fmt: skip
    if answer["found"]:
        before = 0
        for group in tied:
            if group[0] <= row[true] <= group[-1]:
                answer["better"], answer["tied"] = before, len(group)
            before += len(group)
        answer["risk"] = 1 / answer["tied"] if answer["better"] == 0 else 0.0
    return answer


def false_if(true: int, row) -> bool:
    return true >= 0 and row[true] is not None


def among(better: int, tied: int, k: int) -> float:
    """P(in the k best) of a record whose truth is there."""
    if better >= k:
        return 0.0
    return 1.0 if better + tied <= k else (k - better) / tied


def axis(matrix, truth) -> tuple[float, float, float]:
    """(z, p, mean of rank over candidates): mid-ranks, exact ties, NaN without any truth."""
    total = variance = share = 0.0
    n_used = 0
    for row, true in zip(matrix, truth):
        if not false_if(true, row):
            continue
        values = [value for value in row if value is not None]
        ranks = {v: sum(o < v for o in values) + (values.count(v) + 1) / 2 for v in set(values)}
        middle = (len(values) + 1) / 2
        total += middle - ranks[row[true]]
        variance += sum((ranks[v] - middle) ** 2 for v in values) / len(values)
        share += ranks[row[true]] / len(values)
        n_used += 1
    if not n_used:
        return math.nan, math.nan, math.nan
    if variance == 0:
        return 0.0, 1.0, share / n_used
    z = total / math.sqrt(variance)
    return z, NormalDist().cdf(-z), share / n_used
