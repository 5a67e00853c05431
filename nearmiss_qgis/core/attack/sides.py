"""Both sides of an attack, and whose record is whose."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from ..errors import QT_TRANSLATE_NOOP, NearMissError
from .attributes import Attribute
from .build import Context
from .candidates import Attribute as Inside
from .candidates import check_size
from .containment import contained
from .scores import Ints


@dataclass(frozen=True)
class Sides:
    """Both sides of an attack.

    Attributes
    ----------
    raw, released : mapping of str to sequence
        Plain Python values of each field that an attribute names; None is unknown.
    truth : (n,) int array
        The raw record of each released record; -1 = none.
    n_raw : int
    context : Context
    areas : Inside, optional
        Which raw points lie in which released area, where the geometry is one.
    """

    raw: Mapping[str, Sequence[Any]]
    released: Mapping[str, Sequence[Any]]
    truth: Ints
    n_raw: int
    context: Context = field(default_factory=Context)
    areas: Inside | None = None


def truth_of(raw_ids: Sequence[str | None], released_ids: Sequence[str | None]) -> Ints:
    """(n,) the raw record with the id of each released record; -1 where there is none.

    Raises
    ------
    NearMissError
        Ids that are missing or there more than once, on either side.

    Examples
    --------
    >>> truth_of(["a", "b"], ["b", "c"]).tolist()
    [1, -1]
    """
    for side, ids in (("RAW", raw_ids), ("ANON", released_ids)):
        if not ids:
            raise NearMissError(
                QT_TRANSLATE_NOOP("NearMiss", "{side} has no rows, so there is nothing to attack."), side=side
            )
        lost = sum(one is None for one in ids)
        twice = len(ids) - lost - len({one for one in ids if one is not None})
        if lost or twice:
            raise NearMissError(
                QT_TRANSLATE_NOOP(
                    "NearMiss",
                    "{side}_ID: {lost} rows have no id and {twice} repeat one. Give a field that names each person once; several "
                    "records of one person have to be made one row first."
                ),
                side=side,
                lost=lost,
                twice=twice,
            )  # fmt: skip
    place = {one: i for i, one in enumerate(raw_ids)}
    return np.array([place.get(one, -1) for one in released_ids], dtype=np.int64)


def values_of(sides: Sides, one: Attribute) -> tuple[Sequence[Any], Sequence[Any]]:
    """The values of an attribute on both sides."""
    return sides.raw.get(one.raw, ()), sides.released.get(one.released, ())


def unknown_in(sides: Sides, one: Attribute) -> tuple[int, int]:
    """Raw and released records in which the field of an attribute is NULL."""
    raw, released = (sum(value is None or value != value for value in side) for side in values_of(sides, one))
    return raw, released


def inside_of(sides: Sides, one: Attribute) -> tuple[Inside, int]:
    """Which raw values lie in which released ones, and how many of those could not be read."""
    if not one.raw:
        if sides.areas is None:
            raise NearMissError(
                QT_TRANSLATE_NOOP("NearMiss", "containment of the geometry needs points in RAW and polygons in ANON.")
            )
        return sides.areas, 0
    raw, raw_values = distinct(sides.raw[one.raw])
    released, released_values = distinct(sides.released[one.released])
    check_size(len(released_values), len(raw_values))
    found = contained(
        raw_values,
        released_values,
        attribute=_in_hierarchy(sides, one),
        rule=one.option("rule", "auto"),
        hierarchy=sides.context.hierarchy,
    )
    return Inside(found.inside, raw, released), found.unread


def _in_hierarchy(sides: Sides, one: Attribute) -> str:
    """The name under which the hierarchy knows the attribute: that of the released field, else of the raw one."""
    hierarchy = sides.context.hierarchy
    known = hierarchy.attributes if hierarchy is not None else ()
    return one.released if one.released in known else one.raw


def distinct(values: Sequence[Any]) -> tuple[Ints, list[Any]]:
    """(code of each value, the distinct values); values of different types are different."""
    code: dict[tuple[type, Any], int] = {}
    answer = np.empty(len(values), dtype=np.int64)
    for i, value in enumerate(values):
        answer[i] = code.setdefault((type(value), value), len(code))
    return answer, [value for _, value in code]
