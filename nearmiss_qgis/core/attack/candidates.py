"""How many of the attacker's records could be each published one: k by containment in every attribute."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ..classes import cross
from ..errors import QT_TRANSLATE_NOOP, NearMissError, Progress, advance
from .containment import candidates

Codes = NDArray[np.int64]

#: Pairs of different published and raw values, a byte each: what lies in what is held for one attribute.
MAX_CELLS = 2_000_000_000


@dataclass(frozen=True)
class Attribute:
    """One attribute on both sides.

    Attributes
    ----------
    inside : (released values, raw values) bool array
        As of :func:`containment.contained`.
    raw, released : (N,) and (n,) int arrays
        The value of each record, as its place in that array.
    """

    inside: NDArray[np.bool_]
    raw: Codes
    released: Codes


def check_size(released: int, raw: int) -> None:
    """Refuse more different values than can be held.

    Raises
    ------
    NearMissError
    """
    if released * raw > MAX_CELLS:
        raise NearMissError(
            QT_TRANSLATE_NOOP(
                "NearMiss",
                "containment: {released} different published values against {raw} different raw ones are more pairs than can be "
                "held in memory. Select fewer records, or leave out an attribute in which nearly all differ."
            ),
            released=released,
            raw=raw,
        )  # fmt: skip


@dataclass(frozen=True)
class Counts:
    """What containment leaves of the attacker's records, per published record.

    Attributes
    ----------
    candidates : (n,) int array
        The attacker's records, N.
    contained : (n,) int array
        k: those inside the published record in every attribute.
    narrowed_to : (n,) float array
        k / N; NaN when there is none.
    information : (n,) float array
        1 / k, the chance of a guess among them; NaN when k is 0: nothing was measured then.
    truth_contained : (n,) bool array
        Whether the record it was made of is one of them; False where it is unknown.
    """

    candidates: Codes
    contained: Codes
    narrowed_to: NDArray[np.float64]
    information: NDArray[np.float64]
    truth_contained: NDArray[np.bool_]


def counts(attributes: Sequence[Attribute], truth: Codes, progress: Progress = None) -> Counts:
    """How many of the attacker's records each published record could be.

    Equal published records are counted once, and so are equal records of the attacker. Each attribute is asked only for what
    the earlier ones left, the most selective first; no table of pairs of records is made.

    Parameters
    ----------
    attributes : sequence of Attribute
        At least one.
    truth : (n,) int array
        The attacker's record that each published one was made of; -1 = there is none.

    Examples
    --------
    >>> decade = Attribute(np.array([[True, True, False], [False, False, True]]), np.array([0, 1, 2, 2]), np.array([0, 1]))
    >>> found = counts([decade], np.array([1, 0]))
    >>> found.contained.tolist(), found.narrowed_to.tolist(), found.information.tolist(), found.truth_contained.tolist()
    ([2, 2], [0.5, 0.5], [0.5, 0.5], [True, False])
    """
    n_raw, n = len(attributes[0].raw), len(attributes[0].released)
    k = _counted(_most_selective_first(attributes), progress) if n_raw and n else np.zeros(n, dtype=np.int64)
    at, known = np.maximum(truth, 0), truth >= 0
    held = known.copy()
    for one in attributes if n_raw else ():
        held &= one.inside[one.released, one.raw[at]]
    none = np.full(n, np.nan)
    return Counts(
        candidates=np.full(n, n_raw, dtype=np.int64),
        contained=k,
        narrowed_to=k / n_raw if n_raw else none,
        information=np.divide(1.0, k, out=none.copy(), where=k > 0),
        truth_contained=held if n_raw else np.zeros(n, dtype=bool),
    )


def _most_selective_first(attributes: Sequence[Attribute]) -> list[Attribute]:
    """Attributes by the share of pairs of records that they leave."""

    def left(one: Attribute) -> float:
        weight = np.bincount(one.raw, minlength=one.inside.shape[1])
        k = candidates(one.inside, weight)
        return float(k[one.released].mean())

    return sorted(attributes, key=left)


def _counted(attributes: Sequence[Attribute], progress: Progress) -> Codes:
    """(n,) k of each published record."""
    group, first = _distinct([one.released for one in attributes])
    raw_group, raw_first = _distinct([one.raw for one in attributes])
    weight = np.bincount(raw_group).astype(np.int64)
    raw = [one.raw[raw_first] for one in attributes]
    wanted = [one.released[first] for one in attributes]
    order = np.lexsort(
        wanted[::-1]
    )  # records that begin alike stand together, and share what is left of the attacker's
    left: list[Codes] = [np.arange(len(raw_first))]
    before: list[int] = []
    k = np.zeros(len(first), dtype=np.int64)
    for done, place in enumerate(order.tolist()):
        if done % 256 == 0:
            advance(progress, done / len(order))
        codes = [int(values[place]) for values in wanted]
        same = next((i for i, (a, b) in enumerate(zip(before, codes)) if a != b), min(len(before), len(codes)))
        del left[same + 1 :]
        for depth in range(same, len(codes)):
            rest = left[-1]
            left.append(rest[attributes[depth].inside[codes[depth]][raw[depth][rest]]])
        before = codes
        k[place] = weight[left[-1]].sum()
    return k[group]


def _distinct(columns: Sequence[Codes]) -> tuple[Codes, Codes]:
    """The group of each record by its values, and one record of each group."""
    group = np.zeros(len(columns[0]), dtype=np.int64)
    for column in columns:
        group = cross(group, column)[0]
    found = np.unique(group, return_index=True)[1]
    return group, found.astype(np.int64)
