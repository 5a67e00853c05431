"""Every threshold in one place: the policies of a release and the distances of matching."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, fields, replace
from typing import Any

from .errors import QT_TRANSLATE_NOOP, NearMissError

#: Decisions on distances allow this much rounding of coordinates, metres.
DISTANCE_TOLERANCE_M = 1e-6
#: The largest number that an integer field of every format holds.
MOST_INTEGER = 2**31 - 1
#: Distances that are given lie between these, metres.
LEAST_M, MOST_M = 0.001, 10_000_000.0
#: Layers that come nowhere this near to each other do not cover the same place, metres.
SAME_PLACE_M = 10_000.0
#: Default of MAX_DISTANCE, metres: the farthest street a report may be attached to.
MAX_SNAP_DISTANCE_M = 25.0
#: Defaults of `deduplicate`: how near in place (metres) and time (seconds) two reports of one event are.
DUPLICATE_DISTANCE_M = 15.0
DUPLICATE_WINDOW_S = 600.0
#: Defaults of `diversity`: fewest distinct sensitive values of a class, and its largest distance to the whole.
MIN_DISTINCT_L = 2
MAX_T_DISTANCE = 0.3
#: The most points that `unicity` takes an attacker to know.
MOST_KNOWN_POINTS = 20
#: From this MIN_PUBLISH_N on, SMALL_N may be equal to it.
MIN_PUBLISH_N_WITH_EQUAL_SMALL_N = 5

_FLOORS = ("min_publish_n", "small_n", "min_cell", "round_base")

UNKNOWN_ADD_NOBODY, UNKNOWN_ADD_EACH = 0, 1
ZEROS_LIKE_WITHHELD, ZEROS_PUBLISHED, ZEROS_LEFT_OUT = 0, 1, 2
TOTAL_NONE, TOTAL_PUBLISHED, TOTAL_SNAPPED = 0, 1, 2


@dataclass(frozen=True)
class Policy:
    """The thresholds a release is held to.

    Attributes
    ----------
    preset : str
        Name of the rule the numbers come from.
    min_publish_n : int
        k: the smallest number of people (or reports, when nobody knows the people) a published count covers.
    small_n : int
        Below it no category breakdown.
    min_cell : int
        Floor of every cell of a published breakdown.
    round_base : int
        Every printed number is rounded to a multiple of it; 0 = not rounded.
    dominance_share : float
        The two largest known contributors may not hold more than this share of the rows; 1 = off.
    unknown_contributors : int
        0: rows of unknown contributors add no person beside a known one, else one; 1: each is a person.
    zeros : int
        0: zero and withheld segments look the same; 1: zeros are published; 2: both are left out.

    Raises
    ------
    NearMissError
        When a threshold is below what the rule needs, or two of them contradict each other.

    Examples
    --------
    >>> Policy().rounded(7)
    7
    >>> PRESETS[3].rounded(8), PRESETS[3].rounded(12)
    (10, 10)
    """

    preset: str = "Near Miss 3/5"
    min_publish_n: int = 3
    small_n: int = 5
    min_cell: int = 3
    round_base: int = 0
    dominance_share: float = 0.9
    unknown_contributors: int = UNKNOWN_ADD_NOBODY
    zeros: int = ZEROS_LIKE_WITHHELD

    def __post_init__(self) -> None:
        self._check_floors()
        self._check_rounding()
        if not 0.0 <= self.dominance_share <= 1.0:
            raise NearMissError(
                QT_TRANSLATE_NOOP("NearMiss", "DOMINANCE_SHARE must lie between 0 and 1 (1 = off), not {value}."),
                value=self.dominance_share,
            )

    def _check_floors(self) -> None:
        if self.min_publish_n < 3:
            raise NearMissError(
                QT_TRANSLATE_NOOP(
                    "NearMiss",
                    "MIN_PUBLISH_N must be 3 or more, not {value}: a published 1 is one person, and of a published 2 "
                    "each of the two knows that the other one is somebody else. Give 3 or more, or leave it empty."
                ),
                value=self.min_publish_n,
            )  # fmt: skip
        equal_is_enough = self.min_publish_n >= MIN_PUBLISH_N_WITH_EQUAL_SMALL_N
        if self.small_n < self.min_publish_n or (self.small_n == self.min_publish_n and not equal_is_enough):
            raise NearMissError(
                QT_TRANSLATE_NOOP(
                    "NearMiss",
                    "SMALL_N ({small_n}) must be larger than MIN_PUBLISH_N ({min_publish_n}); equal is enough from 5 on. "
                    "A breakdown splits the count, so it needs more headroom than the count itself. "
                    "Raise SMALL_N, or leave both empty for the preset's values."
                ),
                small_n=self.small_n,
                min_publish_n=self.min_publish_n,
            )  # fmt: skip
        if self.min_cell < self.min_publish_n:
            raise NearMissError(
                QT_TRANSLATE_NOOP(
                    "NearMiss",
                    "MIN_CELL ({min_cell}) must not be below MIN_PUBLISH_N ({min_publish_n}): a cell of a breakdown "
                    "is a published count too. Raise MIN_CELL, or leave both empty for the preset's values."
                ),
                min_cell=self.min_cell,
                min_publish_n=self.min_publish_n,
            )  # fmt: skip

    def _check_rounding(self) -> None:
        if self.round_base < 0 or self.round_base > self.min_publish_n:
            raise NearMissError(
                QT_TRANSLATE_NOOP(
                    "NearMiss",
                    "ROUND_BASE must lie between 0 (no rounding) and MIN_PUBLISH_N ({min_publish_n}), not {value}."
                ),
                value=self.round_base,
                min_publish_n=self.min_publish_n,
            )  # fmt: skip
        for name in ("min_publish_n", "min_cell"):
            floor = getattr(self, name)
            if self.rounded(floor) < floor:
                raise NearMissError(
                    QT_TRANSLATE_NOOP(
                        "NearMiss",
                        "{name} {floor} rounds to {rounded} with ROUND_BASE {base}: a count on the floor would be "
                        "printed as one below it. Choose a floor that does not round down, or another ROUND_BASE."
                    ),
                    name=name.upper(),
                    floor=floor,
                    rounded=self.rounded(floor),
                    base=self.round_base,
                )  # fmt: skip

    def rounded(self, count: int) -> int:
        """`count` as it is printed: to the nearest multiple of `round_base`, halves up."""
        if self.round_base <= 1:
            return int(count)
        return (2 * int(count) + self.round_base) // (2 * self.round_base) * self.round_base

    def before_rounding(self, printed: int) -> tuple[int, int]:
        """The smallest and the largest count that is printed as `printed`.

        >>> PRESETS[3].before_rounding(10)
        (8, 12)
        """
        if self.round_base <= 1:
            return int(printed), int(printed)
        low = int(printed) - self.round_base // 2
        return low, low + self.round_base - 1

    def overridden(self, **given: Any) -> Policy:
        """This policy with every value that is not None in its place, validated again.

        >>> Policy().overridden(min_cell=4).preset
        'Near Miss 3/5 (changed)'
        """
        values = {name: value for name, value in given.items() if value is not None}
        if any(values.get(name, getattr(self, name)) != getattr(self, name) for name in _FLOORS):
            values["preset"] = f"{self.preset} (changed)"
        return replace(self, **values)

    def to_json(self, **more: Any) -> str:
        """The policy as JSON text with a stable key order; `more` is added behind."""
        return json.dumps({**asdict(self), **more}, ensure_ascii=False)


#: In the order of the PRESET parameter: counts of the sources named in the concepts page.
PRESETS = (
    Policy(),
    Policy("CMS 11", 11, 11, 11, 0),
    Policy("ONS 10, rounded to 5", 10, 10, 10, 5),
    Policy("OpenSAFELY 8, rounded to 5", 8, 8, 8, 5),
)

POLICY_FIELDS = tuple(field.name for field in fields(Policy))
