"""The attack on a release of counts by street segment: which published number is a report in, and what does it tell?"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ..records import labels
from .evaluate import Floats, Ints

REST = "*"


@dataclass(frozen=True)
class Published:
    """The segments of a release.

    Attributes
    ----------
    counted : (m,) bool array
        Whether a count is published.
    breakdown : sequence of m mappings
        Counts by category; the unnamed rest under "*"; empty where there is none.
    """

    counted: NDArray[np.bool_]
    breakdown: Sequence[Mapping[str, int]]


@dataclass(frozen=True)
class Exposed:
    """What a release tells about each report. All arrays are (n,).

    Attributes
    ----------
    published : bool array
        The report is in a published count.
    shown : object array
        The category it is published under: its own, "*" for the rest, None where there is no breakdown.
    k : int array
        Reports (people, where they are known) in the same published number; 0 where it is in none.
    risk : float array
        1 / k; 0 where it is in none.
    place_right : bool array
        The nearest counted segment is its own.
    category_risk : float array
        Chance that an attacker who knows its segment names its category; NaN where that is not tested.
    category_chance : float
        The same for one who names the most frequent published category everywhere; NaN where that is not tested.
    """

    published: NDArray[np.bool_]
    shown: NDArray[np.object_]
    k: Ints
    risk: Floats
    place_right: NDArray[np.bool_]
    category_risk: Floats
    category_chance: float


def expose(
    own: Ints,
    nearest: Ints,
    segments: Published,
    *,
    category: Sequence[str | None] | None = None,
    who: Ints | None = None,
    inside: NDArray[np.bool_] | None = None,
) -> Exposed:
    """What an attacker who knows place, and category or not, of each report makes of a release.

    Parameters
    ----------
    own : (n,) int array
        The segment of each report; -1 = none.
    nearest : (n,) int array
        The nearest segment with a count to its place; -1 = none near enough.
    segments : Published
    category : sequence of n texts, optional
    who : (n,) int array, optional
        Code of the person behind each report; -1 = unknown, who counts as a person only where nobody is known.
    inside : (n,) bool array, optional
        The report is of the period that is published; those that are not are in no count.

    Examples
    --------
    >>> town = Published(np.array([True, False]), [{"dog": 3, "*": 3}, {}])
    >>> kinds = ["dog", "dog", "dog", "car", "ice", "ice", "dog"]
    >>> found = expose(np.array([0, 0, 0, 0, 0, 0, 1]), np.array([0, 0, 0, 0, 0, 0, 0]), town, category=kinds)
    >>> found.k.tolist(), found.shown.tolist()
    ([3, 3, 3, 3, 3, 3, 0], ['dog', 'dog', 'dog', '*', '*', '*', None])
    >>> found.place_right.tolist(), found.category_risk[:4].tolist()
    ([True, True, True, True, True, True, False], [1.0, 1.0, 1.0, 0.0])
    """
    n = len(own)
    published = (own >= 0) & segments.counted[np.maximum(own, 0)]
    if inside is not None:
        published &= inside
    shown = np.full(n, None, dtype=object)
    for i in np.flatnonzero(published).tolist() if category is not None else ():
        named = segments.breakdown[own[i]]
        if named:
            shown[i] = category[i] if category[i] in named and category[i] != REST else REST  # type: ignore[index]
    k = _sizes(own, shown, published, who)
    risk = np.zeros(n)
    np.divide(1.0, k, out=risk, where=k > 0)
    guess, chance = _categories(own, published, segments, category)
    return Exposed(published, shown, k, risk, published & (nearest == own), guess, chance)


def _sizes(own: Ints, shown: NDArray[np.object_], published: NDArray[np.bool_], who: Ints | None) -> Ints:
    """(n,) reports or people in the published number of each report."""
    code = labels([None if one is None else str(one) for one in shown])[0]
    cell = np.unique(own * (int(code.max(initial=0)) + 2) + code + 1, return_inverse=True)[1].reshape(-1)
    cells = int(cell.max(initial=-1)) + 1
    if who is None:
        size = np.bincount(cell[published], minlength=cells)
    else:
        known = published & (who >= 0)
        pair = np.unique(np.stack([cell[known], who[known]]), axis=1)
        size = np.bincount(pair[0].astype(np.int64), minlength=cells)
        size = np.maximum(size, np.bincount(cell[published], minlength=cells) > 0)
    return np.where(published, size[cell], 0).astype(np.int64)


def _categories(
    own: Ints, published: NDArray[np.bool_], segments: Published, category: Sequence[str | None] | None
) -> tuple[Floats, float]:
    """(chance to name the category of each report from its segment, the same without it)."""
    risk = np.full(len(own), np.nan)
    total: Counter[str] = Counter()
    for named in segments.breakdown:
        total.update({name: count for name, count in named.items() if name != REST})
    if category is None or not total or not published.any():
        return risk, float("nan")
    everywhere = _most_frequent(total)
    for i in np.flatnonzero(published).tolist():
        named = {name: count for name, count in segments.breakdown[own[i]].items() if name != REST}
        best = _most_frequent(named) or everywhere
        risk[i] = (category[i] in best) / len(best)
    chance = float(np.mean([(category[i] in everywhere) / len(everywhere) for i in np.flatnonzero(published).tolist()]))
    return risk, chance


def _most_frequent(counts: Mapping[str, int]) -> list[str]:
    """The categories with the largest count."""
    most = max(counts.values(), default=0)
    return [name for name, count in counts.items() if count == most]
