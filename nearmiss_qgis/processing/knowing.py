"""The same attack by attackers who know more and more."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ..translation import translate
from . import attacking, sides
from .attack_numbers import notice
from .request import Request

if TYPE_CHECKING:
    from ..core.attack.attributes import Attribute
    from ..core.attack.block import Candidates


def several(attributes: Sequence[Attribute]) -> bool:
    """Whether the attributes are of more than one level."""
    return len({one.level for one in attributes}) > 1


def rows(request: Request, opposed: sides.Opposed, candidates: Candidates | None = None) -> list[tuple[Any, ...]]:
    """level, visible, success, success_sd, baseline, lift, max_risk of each level; None = not tested."""
    from ..core.attack.attributes import LEVELS
    from ..core.attack.figures import figures
    from ..core.attack.knowledge import knowledge

    answer: list[tuple[Any, ...]] = []
    attacked: tuple[Attribute, ...] = ()
    for level in LEVELS:
        known = knowledge(opposed.attributes, level)
        used = [one for one in known.visible if one.weight > 0]
        if not used:
            answer.append((level, len(known.visible), *[None] * 5))
            text = translate("NearMiss", "Level {level} sees no attribute: not tested.")
            request.warn(text.format(level=level))
            continue
        if known.visible != attacked:  # a level without attributes of its own knows no more than the one before
            attack, attacked = attacking.run(request, opposed, known.visible, candidates), known.visible
        found = figures(attack, [1])
        for one in attack.notices:
            request.warn(translate("NearMiss", "Level {level}: {text}").format(level=level, text=notice(one)))
        request.info(translate("NearMiss", "Attacker of {knowledge}.").format(knowledge=known.text))
        spread = None if found.hits is None else found.hits.sd / len(attack.evaluation.found)
        answer.append(
            (level, len(known.visible), found.success, spread, found.baseline_random, found.lift, found.max_risk)
        )
    return answer
