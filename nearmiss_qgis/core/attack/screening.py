"""Attributes that tell nothing: said, or left out."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from ..errors import QT_TRANSLATE_NOOP
from .attributes import Attribute
from .axes import Axis
from .notices import Notice

SCREENS = WARN, DROP, SILENT = ("warn", "drop", "none")


def screened(
    attributes: Sequence[Attribute], axes: Sequence[Axis], screen: str, alpha: float, *, blocked: bool = False
) -> tuple[list[bool], list[Notice]]:
    """Which attributes are kept, and what is said of those without signal.

    Parameters
    ----------
    blocked : bool
        Each record has candidates of its own: an attribute that is the same for all of them is a key of the blocking, and
        not without signal.
    """
    kept = [True] * len(attributes)
    dead = [
        i
        for i, (one, axis) in enumerate(zip(attributes, axes))
        if one.weight > 0 and np.isfinite(axis.p_value) and not axis.informative(alpha) and not (blocked and axis.flat)
    ]
    if screen == SILENT or not dead:
        return kept, []
    names = ", ".join(f"{attributes[i].name} (z {axes[i].z:.2f}, p {axes[i].p_value:.3f})" for i in dead)
    values = {"names": names, "count": len(dead)}
    if len(dead) == sum(one.weight > 0 for one in attributes):
        template = QT_TRANSLATE_NOOP(
            "NearMiss",
            "No attribute ranks the true record better than chance: {names}. All are kept. The success says nothing about the "
            "release: this attack does not work on it."
        )  # fmt: skip
        return kept, [Notice("all_dead", template, values)]
    if screen == DROP:
        for i in dead:
            kept[i] = False
        template = QT_TRANSLATE_NOOP(
            "NearMiss", "Left out, because they rank the true record no better than chance: {names}."
        )
        return kept, [Notice("dropped", template, values)]
    template = QT_TRANSLATE_NOOP(
        "NearMiss",
        "No better than chance at ranking the true record: {names}. At equal weight such an attribute reorders candidates that "
        "the others had right, so the success is too low. Leave it out (SCREEN), or give it weight 0."
    )  # fmt: skip
    return kept, [Notice("dead_axis", template, values)]
