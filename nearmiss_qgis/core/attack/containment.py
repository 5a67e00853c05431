"""Which values of the attacker could have become a published one: those inside its region."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from ..errors import QT_TRANSLATE_NOOP, NearMissError, Progress, advance
from ..periods import Period, read_period
from ..records import identifier, identifiers
from ..regions import Interval, is_generalised, is_malformed, is_wildcard, mask_prefix, read_region
from .lookup import Lookup

if TYPE_CHECKING:
    from ..hierarchy import Hierarchy

#: How published values are read. auto: masks as prefixes, else as intervals or times, and always as equal text.
AUTO, INTERVAL, EXACT, PREFIX = RULES = ("auto", "interval", "exact", "prefix")

#: How a published value was read, where it is no interval and no time (those say their form or unit).
WILDCARD, MASK, TEXT, MALFORMED, NODE = "wildcard", "mask", "text", "malformed", "hierarchy"

#: A column is generalised when this share of its published records is region-shaped.
MIN_GENERALISED_SHARE = 0.2

_WATCH_EVERY = 64


@dataclass(frozen=True)
class Contained:
    """Which attacker's values lie in which published values.

    Attributes
    ----------
    inside : (released, raw) bool array
    unread : int
        Published values that look like an interval but cannot be read, or in which nothing can lie ("[30,20)").
    forms : tuple of str
        How each published value was read: wildcard, mask, text, malformed, hierarchy, the form of an interval or the
        unit of a time.
    """

    inside: NDArray[np.bool_]
    unread: int
    forms: tuple[str, ...]


@dataclass(frozen=True)
class Generalised:
    """Whether a published column holds regions rather than values.

    Attributes
    ----------
    share : float
        Share of its records that are region-shaped, of those that are not NULL; 0 without any.
    records : int
        How many these are.
    is_generalised : bool
        The share is 20 % or more, and an attacker's value lies in one of the regions without being the same text.
    """

    share: float
    records: int
    is_generalised: bool


def contained(
    raw: Sequence[Any],
    released: Sequence[Any],
    *,
    attribute: str = "",
    rule: str = AUTO,
    hierarchy: Hierarchy | None = None,
    progress: Progress = None,
) -> Contained:
    """Which attacker's values lie in which published values of one attribute.

    Published NULL and other wildcards hold everything, NULL of the attacker too; nothing else holds that one. A value of
    a hierarchy holds what any value below it holds.

    Parameters
    ----------
    raw, released : sequences
        Distinct plain Python values; None is NULL.
    attribute : str, optional
        Name in the hierarchy, and for messages.
    rule : str, optional
        One of :data:`RULES`.

    Raises
    ------
    NearMissError
        For an unknown rule, or with the rule interval where values are none.

    Examples
    --------
    >>> found = contained([21, 24, 33, None], ["20s", "[30,40)", None, "[40,30)"])
    >>> found.inside.astype(int).tolist(), found.unread
    ([[1, 1, 0, 0], [0, 0, 1, 0], [1, 1, 1, 1], [0, 0, 0, 0]], 1)
    >>> found.forms
    ('decade_ascii', 'bracket', 'wildcard', 'malformed')
    """
    check_rule(rule, attribute)
    lookup, read = Lookup(raw), _READERS[rule]
    inside = np.zeros((len(released), len(raw)), dtype=bool)
    forms, unreadable = [], 0
    for row, value in enumerate(released):
        if row % _WATCH_EVERY == 0:
            advance(progress, row / len(released))
        if is_wildcard(value):
            inside[row] = True
            forms.append(WILDCARD)
            continue
        below = hierarchy.below(attribute, identifier(value) or "") if hierarchy is not None else ()
        nodes = [_node(value), *map(_node, below)]
        unreadable += rule == INTERVAL and any(node.region is None for node in nodes)
        for node in nodes:
            inside[row, read(lookup, node)] = True
        forms.append(NODE if nodes[0].form == TEXT and below else nodes[0].form)
    if unreadable:
        raise _not_intervals(attribute, unreadable, len(released))
    return Contained(inside, forms.count(MALFORMED), tuple(forms))


def check_rule(rule: str, attribute: str) -> None:
    """Refuse a rule that there is not.

    Raises
    ------
    NearMissError
    """
    if rule not in RULES:
        raise NearMissError(
            QT_TRANSLATE_NOOP("NearMiss", "{attribute}: {rule} is no rule of containment. Give one of {rules}."),
            attribute=attribute,
            rule=rule,
            rules=", ".join(RULES),
        )


def generalised_share(
    raw: Sequence[Any], released: Sequence[Any], records: Sequence[int] | NDArray[np.int64] | None = None
) -> Generalised:
    """Whether a published column holds regions that the attacker's values lie in, so that comparing texts misleads.

    Counted over published records, not over pairs with candidates: blocking does not move the share. A published day or
    time of day is a region where an attacker's time lies in it after its beginning.

    Parameters
    ----------
    raw, released : sequences
        Distinct plain Python values; None is NULL.
    records : (released,) int sequence, optional
        Records with each published value; one each where it is not given.

    Examples
    --------
    >>> generalised_share([21, 33], ["20s", "30s"])
    Generalised(share=1.0, records=2, is_generalised=True)
    >>> generalised_share(["20s", "30s"], ["20s", "30s"]).is_generalised
    False
    >>> generalised_share([11, 12], ["11", "10-20"], [9, 1])
    Generalised(share=0.1, records=1, is_generalised=False)
    """
    weights = np.ones(len(released), dtype=np.int64) if records is None else np.asarray(records, dtype=np.int64)
    lookup = Lookup(raw)
    known = np.array([identifier(value) is not None for value in released], dtype=bool)
    shaped = np.array([is_generalised(value) or _holds_later_times(lookup, value) for value in released], dtype=bool)
    total, n = int(weights[known].sum()), int(weights[known & shaped].sum())
    share = n / total if total else 0.0
    enough = share >= MIN_GENERALISED_SHARE
    texts = identifiers(raw)
    regions = [released[row] for row in np.flatnonzero(known & shaped).tolist()] if enough else []
    return Generalised(share, n, any(_holds_another(lookup, texts, value) for value in regions))


def places_inside(lookup: Lookup, value: Any) -> NDArray[np.int64]:
    """Places of the attacker's values in one published value by the rule auto; wildcards that are no mask hold none.

    >>> places_inside(Lookup([21, 33, 24]), "20s").tolist()
    [0, 2]
    """
    return _auto(lookup, _node(value))


# -- one published value ----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class _Node:
    """A published value, read."""

    text: str
    prefix: str | None
    region: Interval | Period | None
    form: str


def _node(value: Any) -> _Node:
    prefix = mask_prefix(value)
    region = None if prefix is not None else read_region(value)
    if prefix is not None:
        form = MASK
    elif is_malformed(value):
        form = MALFORMED
    elif region is None:
        form = TEXT
    else:
        form = region.unit if isinstance(region, Period) else region.form
    return _Node(identifier(value) or "", prefix, region, form)


def _auto(lookup: Lookup, node: _Node) -> NDArray[np.int64]:
    if node.prefix is not None:
        return lookup.beginning(node.prefix)
    same = lookup.equal(node.text)
    return same if node.region is None else np.concatenate([same, lookup.inside(node.region)])


def _interval(lookup: Lookup, node: _Node) -> NDArray[np.int64]:
    return np.empty(0, dtype=np.int64) if node.region is None else lookup.inside(node.region)


def _exact(lookup: Lookup, node: _Node) -> NDArray[np.int64]:
    return lookup.equal(node.text)


def _prefix(lookup: Lookup, node: _Node) -> NDArray[np.int64]:
    return lookup.beginning(node.text if node.prefix is None else node.prefix)


_READERS: dict[str, Callable[[Lookup, _Node], NDArray[np.int64]]] = {
    AUTO: _auto,
    INTERVAL: _interval,
    EXACT: _exact,
    PREFIX: _prefix,
}


def _not_intervals(attribute: str, n: int, of: int) -> NearMissError:
    return NearMissError(
        QT_TRANSLATE_NOOP(
            "NearMiss",
            "{attribute}: {n} of {of} published values cannot be read as intervals or times, but the rule is interval. Use "
            "auto, which compares them as text, or correct the values."
        ),
        attribute=attribute,
        n=n,
        of=of,
    )  # fmt: skip


def _holds_later_times(lookup: Lookup, value: Any) -> bool:
    """Whether a published day or time of day holds a time of the attacker after its own beginning."""
    region = read_period(value)
    if region is None or region.is_region or region.end - region.start < 2:
        return False
    return bool(len(lookup.inside(Period(region.start + 1, region.end, region.unit, region.offset))))


def _holds_another(lookup: Lookup, texts: Sequence[str | None], value: Any) -> bool:
    """Whether an attacker's value lies in a region without being the same text."""
    own, places = identifier(value), places_inside(lookup, value).tolist()
    return any(texts[place] != own for place in places)


def candidates(inside: NDArray[np.bool_], raw_weight: Sequence[int] | NDArray[np.int64]) -> NDArray[np.int64]:
    """(released,) k of each published value: the attacker's records inside it.

    Parameters
    ----------
    inside : (released, raw) bool array
        As of :func:`contained`.
    raw_weight : (raw,) int sequence
        The attacker's records with each value.

    Examples
    --------
    >>> candidates(np.array([[True, True, False], [False, False, True]]), [2, 1, 5]).tolist()
    [3, 5]
    """
    weight, found = np.asarray(raw_weight, dtype=np.int64), np.empty(len(inside), dtype=np.int64)
    for row in range(0, len(inside), _WATCH_EVERY):  # a whole matrix of numbers would be eight times as large
        found[row : row + _WATCH_EVERY] = inside[row : row + _WATCH_EVERY] @ weight
    return found
