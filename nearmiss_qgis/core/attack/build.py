"""From the values of an attribute to its score, with the guards that stop a score that would mislead."""

from __future__ import annotations

import datetime
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
import pandas as pd
from numpy.typing import NDArray

from ..errors import QT_TRANSLATE_NOOP, NearMissError
from ..records import identifiers
from ..times import seconds_since_epoch
from . import guards
from .attributes import KINDS, Attribute
from .combine import Likeness, rarity_weights
from .notices import Notice
from .scores import Edits, Floats, Numbers, Rarity, Score, Vectors
from .sets import Hashed, Sets, tokens

if TYPE_CHECKING:
    from ..hierarchy import Hierarchy

_DAY = 86400.0
_LARGEST = 1e150  # beyond, squares are infinite: a stand-in for unknown
_QUANTILES = np.linspace(0.0, 1.0, 10)


@dataclass(frozen=True)
class Context:
    """What scores need beside the values.

    Attributes
    ----------
    raw_xy, released_xy : (n_raw, 2) and (n, 2) float arrays or None
        Metres; NaN where a place is unknown.
    hierarchy : Hierarchy or None
    seed : int
        For hash functions.
    """

    raw_xy: Floats | None = None
    released_xy: Floats | None = None
    hierarchy: Hierarchy | None = None
    seed: int = 1


@dataclass(frozen=True)
class Built:
    """A score, and what has to be said about it."""

    score: Score
    notices: tuple[Notice, ...] = ()


def build(attribute: Attribute, raw: Sequence[Any], released: Sequence[Any], context: Context) -> Built:
    """The score of one attribute.

    Parameters
    ----------
    raw, released : sequences
        Plain Python values of each record; None is unknown. Not looked at for a location.

    Raises
    ------
    NearMissError
        Values that the kind of score cannot compare: text as numbers, generalised values as values, tokens that are no
        numbers.
    """
    if attribute.kind == "location":
        return Built(_location(attribute, context), tuple(guards.rounded(attribute, context)))
    notices = [*guards.guarded(attribute, raw, released)]
    if attribute.kind in _NUMERIC:
        sides = [numbers(attribute, side, name) for side, name in ((raw, "RAW"), (released, "ANON"))]
        if any(side.from_text for side in sides):
            notices.append(guards.read_as_numbers(attribute))
        if attribute.kind == "rank":
            notices += guards.uneven_ranks(attribute, sides[0].values, sides[1].values)
        return Built(_NUMERIC[attribute.kind](attribute, sides[0].values, sides[1].values), tuple(notices))
    if attribute.kind == "scoreboard":
        both, more = _comparable(attribute, raw, released)
        return Built(_scoreboard(attribute, *both), tuple([*notices, *more]))
    if "separator" in KINDS[attribute.kind]:
        notices += guards.unseparated(attribute, raw, released)
    if attribute.kind == "minhash":
        return Built(_minhash(attribute, raw, released, context), tuple(notices))
    return Built(_TEXTUAL[attribute.kind](attribute, identifiers(raw), identifiers(released)), tuple(notices))


@dataclass(frozen=True)
class _Numbers:
    values: Floats
    from_text: bool


def numbers(attribute: Attribute, values: Sequence[Any], side: str) -> _Numbers:
    """Values as numbers, NaN where there is none; dates as days. Text only where all of it is numbers, or ISO dates.

    Raises
    ------
    NearMissError
        Text, lists: how many values are no numbers.
    """
    known = [value for value in values if value is not None]
    if all(isinstance(value, (int, float)) for value in known):
        found = np.array([np.nan if value is None else float(value) for value in values])
        found[~(np.abs(found) <= _LARGEST)] = np.nan
        return _Numbers(found, False)
    if all(isinstance(value, datetime.date) for value in known):
        return _Numbers(seconds_since_epoch(values) / _DAY, False)
    found = pd.to_numeric(pd.Series(list(values), dtype=object), errors="coerce").to_numpy(dtype=float)
    text = np.array([isinstance(value, str) for value in values], dtype=bool)
    found[~(np.abs(found) <= _LARGEST)] = np.nan
    lost = sum(value is not None for value in values) - int(np.isfinite(found).sum())
    days = seconds_since_epoch(values) / _DAY if lost else found
    if lost and int(np.isfinite(days).sum()) == len(known):  # a CSV holds dates as text
        return _Numbers(days, True)
    if lost:
        raise NearMissError(
            QT_TRANSLATE_NOOP(
                "NearMiss",
                "{name} as {kind}: {count} values of {side} are no numbers. Use char or idf for text and categories, containment "
                "for published regions."
            ),
            name=attribute.name,
            kind=attribute.kind,
            side=side,
            count=lost,
        )  # fmt: skip
    return _Numbers(found, bool(text.any()))


# -- one kind each ----------------------------------------------------------------------------------------------


def _location(attribute: Attribute, context: Context) -> Score:
    if context.raw_xy is None or context.released_xy is None:
        raise NearMissError(
            QT_TRANSLATE_NOOP(
                "NearMiss", "location needs points in RAW and in ANON. For published areas use containment."
            )
        )
    near = attribute.option("uncertainty", 0.0)
    return Vectors(context.raw_xy, context.released_xy, root=True, near=near)


def _num(attribute: Attribute, raw: Floats, released: Floats) -> Score:
    return Numbers(raw, released)


def _rank(attribute: Attribute, raw: Floats, released: Floats) -> Score:
    """Ranks over the records of each side, ties taking the smallest."""
    ranked = [pd.Series(side).rank(method="min").to_numpy(dtype=float) for side in (raw, released)]
    return Numbers(ranked[0], ranked[1])


def _count(attribute: Attribute, raw: Floats, released: Floats) -> Score:
    below = int((raw < 0).sum()) + int((released < 0).sum())
    if below:
        raise NearMissError(
            QT_TRANSLATE_NOOP("NearMiss", "{name} as count: {count} values are below 0, so it is no count. Use num."),
            name=attribute.name,
            count=below,
        )
    return _amounts(attribute, raw, released)


def _amounts(attribute: Attribute, raw: Floats, released: Floats) -> Score:
    """|log1p a - log1p b|, |a - b| or |a - b| / max(a, b, 1)."""
    method = attribute.option("method", "log_ratio")
    if method == "log_ratio":
        return Numbers(np.log1p(raw), np.log1p(released))
    return Numbers(raw, released, relative=method == "relative")


def _char(attribute: Attribute, raw: list[str | None], released: list[str | None]) -> Score:
    return Edits(raw, released)


def _idf(attribute: Attribute, raw: list[str | None], released: list[str | None]) -> Score:
    basis = _basis(attribute, raw, released)
    value, count = np.unique([one for one in basis if one is not None], return_counts=True)
    known = sum(one is not None for one in basis)
    there = dict(zip(value.tolist(), count.tolist()))
    texts = sorted({one for one in released if one is not None})
    counts = np.array([there.get(text, 0) for text in texts], dtype=np.int64)
    weight = rarity_weights(counts, known, attribute.option("weighting", "idf"))
    return Rarity(raw, released, dict(zip(texts, weight.tolist())))


def _basis(attribute: Attribute, raw: Sequence[Any], released: Sequence[Any]) -> list[Any]:
    """The records over which frequencies are counted."""
    return {"released": [*released], "raw": [*raw], "pooled": [*raw, *released]}[attribute.option("source", "released")]


def _comparable(
    attribute: Attribute, raw: Sequence[Any], released: Sequence[Any]
) -> tuple[tuple[Sequence[Any], Sequence[Any]], list[Notice]]:
    """Both sides as numbers, where a tolerance is given or all are; else as text, 1.0 being "1"."""
    notices = []
    both: tuple[Sequence[Any], Sequence[Any]] = (raw, released)
    if attribute.option("tolerance", 0.0) > 0:
        read = [numbers(attribute, side, name) for side, name in ((raw, "RAW"), (released, "ANON"))]
        if any(side.from_text for side in read):
            notices.append(guards.read_as_numbers(attribute))
        both = tuple([None if value != value else value for value in side.values.tolist()] for side in read)  # type: ignore[assignment]
    elif not all(value is None or isinstance(value, (int, float)) for value in (*raw, *released)):
        both = (identifiers(raw), identifiers(released))
    return both, notices


def _scoreboard(attribute: Attribute, raw: Sequence[Any], released: Sequence[Any]) -> Score:
    basis = _basis(attribute, raw, released)
    support = np.array([sum(value is not None for value in identifiers(basis))])
    weight = float(rarity_weights(support, len(basis), attribute.option("weighting", "inv_log"))[0])
    linear = attribute.option("partial", "step") == "linear"
    return Likeness(raw, released, weight=weight, tolerance=attribute.option("tolerance", 0.0), linear=linear)


def _set(attribute: Attribute, raw: list[str | None], released: list[str | None]) -> Score:
    return Sets(
        raw,
        released,
        separator=attribute.option("separator", ":"),
        kind=attribute.kind,
        alpha=attribute.option("alpha", 1.0),
        beta=attribute.option("beta", 1.0),
        multiset=attribute.option("multiset", False),
    )


def _minhash(attribute: Attribute, raw: Sequence[Any], released: Sequence[Any], context: Context) -> Score:
    separator, hashes = attribute.option("separator", ":"), attribute.option("hashes", 128)
    rng = np.random.default_rng(context.seed)
    return Hashed(identifiers(raw), identifiers(released), rng=rng, separator=separator, hashes=hashes)


def _dist(attribute: Attribute, raw: list[str | None], released: list[str | None]) -> Score:
    """Sum of squared differences of ten quantiles."""

    def quantiles(found: Floats) -> Floats:
        return np.quantile(found, _QUANTILES)

    sides = _by_text(attribute, (raw, released), quantiles, len(_QUANTILES), least=1)
    return Vectors(sides[0], sides[1])


def _span(attribute: Attribute, raw: list[str | None], released: list[str | None]) -> Score:
    """Largest minus smallest number; 0 without any."""

    def span(found: Floats) -> Floats:
        return np.array([found.max() - found.min() if len(found) else 0.0])

    sides = _by_text(attribute, (raw, released), span, 1, least=0)
    return _amounts(attribute, sides[0][:, 0], sides[1][:, 0])


def _by_text(
    attribute: Attribute,
    sides: Sequence[list[str | None]],
    of: Callable[[Floats], Floats],
    width: int,
    *,
    least: int,
) -> list[Floats]:
    """(n, width) what `of` makes of the numbers of each value, once for each different value."""
    separator = attribute.option("separator", ":")
    known: dict[str, Floats] = {}
    unread = 0
    for text in {text for side in sides for text in side if text is not None}:
        try:
            found = np.array([_number(token) for token in tokens(text, separator)])
        except ValueError:
            found = np.array([np.nan])
        if len(found) < least or not (np.abs(found) <= _LARGEST).all():
            unread += 1
            continue
        known[text] = of(found)
    if unread:
        raise NearMissError(
            QT_TRANSLATE_NOOP(
                "NearMiss",
                "{name} as {kind}: {count} different values hold something that is no number between the separators. Use jaccard "
                "for sets of items, or give the right separator."
            ),
            name=attribute.name,
            kind=attribute.kind,
            count=unread,
        )  # fmt: skip
    nothing = np.full(width, np.nan)
    return [np.array([nothing if text is None else known[text] for text in side]).reshape(-1, width) for side in sides]


def _number(token: str) -> float:
    if "_" in token:  # Python reads 1_000, nobody who writes data means it
        raise ValueError
    return float(token)


def _profile(attribute: Attribute, raw: list[str | None], released: list[str | None]) -> Score:
    """Share of each bin; l1 = sum of differences, l2 = sum of their squares."""
    separator, shape = attribute.option("separator", ":"), attribute.option("shape", True)
    split = {text: tokens(text, separator) for text in {*raw, *released} if text is not None}
    bins = attribute.option("bins", None) or sorted({token for found in split.values() for token in found})
    code = {label: i for i, label in enumerate(bins)}
    histogram: dict[str, NDArray[np.float64]] = {}
    empty = 0
    for text, found in split.items():
        places = [code[token] for token in found if token in code]
        counts = np.bincount(places, minlength=len(bins)).astype(float) if places else np.zeros(max(1, len(bins)))
        if shape and not counts.sum():
            empty += 1
        histogram[text] = counts
    if empty:
        raise NearMissError(
            QT_TRANSLATE_NOOP(
                "NearMiss",
                "{name} as profile: {count} different values have nothing in any bin, so they have no shape. Give other bins, or "
                "shape=no to compare counts."
            ),
            name=attribute.name,
            count=empty,
        )  # fmt: skip
    nothing = np.full(max(1, len(bins)), np.nan)
    sides = [np.array([nothing if text is None else histogram[text] for text in side]) for side in (raw, released)]
    return Vectors(sides[0], sides[1], power=1 if attribute.option("metric", "l1") == "l1" else 2, shares=shape)


_NUMERIC = {"num": _num, "rank": _rank, "count": _count}
_TEXTUAL: dict[str, Callable[[Attribute, Any, Any], Score]] = {
    "char": _char,
    "idf": _idf,
    "dist": _dist,
    "span": _span,
    "profile": _profile,
    **dict.fromkeys(("jaccard", "dice", "overlap", "tversky"), _set),
}
