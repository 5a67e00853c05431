"""What stops a score that would mislead, or is said beside it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np
import pandas as pd

from ..errors import QT_TRANSLATE_NOOP, NearMissError
from ..records import identifiers
from .attributes import Attribute
from .containment import generalised_share
from .notices import Notice
from .scores import Floats

if TYPE_CHECKING:
    from .build import Context

_MAX_ROUNDED = 0.9  # released places per released record, and per raw place, below which places look rounded


def guarded(attribute: Attribute, raw: Sequence[Any], released: Sequence[Any]) -> list[Notice]:
    """Refuse a published column that holds regions: its values contain raw ones, they are not to be compared."""
    how = attribute.option("generalised", "stop")
    if how == "ignore" or all(value is None or isinstance(value, (int, float)) for value in released):
        return []
    code, distinct = pd.factorize(np.array(_hashable(released), dtype=object))
    records = np.bincount(code[code >= 0], minlength=len(distinct))
    raw_distinct = pd.unique(np.array(_hashable(raw), dtype=object))
    found = generalised_share([one for one in raw_distinct if one is not None], list(distinct), records)
    if not found.is_generalised:
        return []
    template = QT_TRANSLATE_NOOP(
        "NearMiss",
        "{name} is generalised in ANON: {share:.0%} of its known values are regions that hold values of RAW. Compared as "
        "{kind}, the shape of the text is measured and not the risk: the success looks several times too low. Use the type "
        "containment."
    )  # fmt: skip
    values = {"name": attribute.name, "kind": attribute.kind, "share": found.share}
    if how == "warn":
        return [Notice("generalised", template, values)]
    raise NearMissError(template, **values)


def _hashable(values: Sequence[Any]) -> list[Any]:
    return [None if isinstance(value, float) and value != value else value for value in values]


def read_as_numbers(attribute: Attribute) -> Notice:
    """Numbers that were stored as text."""
    return Notice(
        "numbers_from_text",
        QT_TRANSLATE_NOOP("NearMiss", "{name} holds numbers as text; they were read as numbers."),
        {"name": attribute.name},
    )


def uneven_ranks(attribute: Attribute, raw: Floats, released: Floats) -> list[Notice]:
    """Ranks are places among the known values of a side: they shift where the sides hold different numbers of them."""
    counts = [int((~np.isnan(side)).sum()) for side in (raw, released)]
    if counts[0] == counts[1]:
        return []
    template = QT_TRANSLATE_NOOP(
        "NearMiss",
        "{name} as rank: RAW has {raw} known values and ANON {released}, so the places in their orders do not correspond, and "
        "the success may be far too low. Compare with num."
    )  # fmt: skip
    return [Notice("uneven_ranks", template, {"name": attribute.name, "raw": counts[0], "released": counts[1]})]


def unseparated(attribute: Attribute, raw: Sequence[Any], released: Sequence[Any]) -> list[Notice]:
    """Lists whose separator is another one: every value would be one item, and like nothing but itself."""
    separator = attribute.option("separator", ":")
    if any(separator in text for side in (raw, released) for text in identifiers(side) if text is not None):
        return []
    template = QT_TRANSLATE_NOOP(
        "NearMiss",
        "{name} as {kind}: no value holds the separator {separator}, so each is a single item, and the success may be far too "
        "low. Give the one that is used: separator=, in the options."
    )  # fmt: skip
    values = {"name": attribute.name, "kind": attribute.kind, "separator": repr(separator)}
    return [Notice("unseparated", template, values)]


def rounded(attribute: Attribute, context: Context) -> list[Notice]:
    """Released points that share places, as rounded ones do, compared as if each were exact."""
    if context.raw_xy is None or context.released_xy is None or attribute.option("uncertainty", 0.0) > 0:
        return []
    known = [side[np.isfinite(side).all(axis=1)] for side in (context.raw_xy, context.released_xy)]
    places = [len(np.unique(side, axis=0)) for side in known]
    if not len(known[1]) or places[1] > _MAX_ROUNDED * len(known[1]) or places[1] > _MAX_ROUNDED * places[0]:
        return []
    template = QT_TRANSLATE_NOOP(
        "NearMiss",
        "{records} released points share {places} places, as rounded ones do. Which raw point is nearest to the middle of a cell "
        "is chance, so the risks of single records are too: some 1, others 0. An attacker can round as well: attack once more "
        "with RAW rounded in the same way (Reduce precision). uncertainty= is for noise."
    )  # fmt: skip
    return [Notice("rounded_places", template, {"records": len(known[1]), "places": places[1]})]
