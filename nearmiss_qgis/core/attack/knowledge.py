"""Who attacks: what an attacker of a level knows. A rate without this says nothing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from .attributes import LEVELS, Attribute


@dataclass(frozen=True)
class Knowledge:
    """An attacker: weak (W), medium (M) or strong (S), the attributes that this one sees, and those that it does not.

    >>> from .attributes import attributes
    >>> known = knowledge(attributes("ZIP||char||W\\nAGE||num||M\\nID||num||S"), "M")
    >>> known.text
    'level M: sees ZIP [char], AGE [num]; does not see ID [num]'
    """

    level: str
    visible: tuple[Attribute, ...]
    withheld: tuple[Attribute, ...]

    @property
    def text(self) -> str:
        """The attacker in words."""
        seen, not_seen = (", ".join(map(described, part)) for part in (self.visible, self.withheld))
        return f"level {self.level}: sees {seen or 'nothing'}" + (f"; does not see {not_seen}" if not_seen else "")


def described(one: Attribute) -> str:
    """An attribute with its kind, its weight where it is not 1, and its options."""
    extra = [one.kind]
    if one.weight != 1:
        extra.append(f"weight {one.weight:g}")
    extra += [f"{name}={_written(value)}" for name, value in sorted(one.options.items())]
    return f"{one.name} [{', '.join(extra)}]"


def _written(value: object) -> str:
    if isinstance(value, float):
        return f"{value:g}"
    return ",".join(value) if isinstance(value, list) else str(value)


def knowledge(attributes: Sequence[Attribute], level: str) -> Knowledge:
    """The attacker of a level: sees the attributes of its own level and of the weaker ones."""
    seen = LEVELS.index(level)
    visible = tuple(one for one in attributes if LEVELS.index(one.level) <= seen)
    return Knowledge(level, visible, tuple(one for one in attributes if one not in visible))


def everything(attributes: Sequence[Attribute]) -> Knowledge:
    """The attacker who sees all attributes: of the strongest level among them."""
    return knowledge(attributes, max((one.level for one in attributes), key=LEVELS.index))
