"""A simulated attack of a request: its options, the run, what is said in the log."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from qgis.core import QgsProcessingParameterDefinition

from ..core.errors import NearMissError
from ..translation import translate
from . import parameters as shared
from . import sides
from .attack_numbers import Answer, Blocked, Matched, notice
from .request import Request

if TYPE_CHECKING:
    from ..core.attack.attributes import Attribute
    from ..core.attack.block import Candidates
    from ..core.attack.simulate import Attack, Options

GREEDY, OPTIMAL, SCOREBOARD = range(3)
_WIDE, _MANY = 0.05, 5_000_000  # share of all pairs, and pairs, from which blocking takes longer than it saves


def options() -> list[QgsProcessingParameterDefinition]:
    """NORMALIZE, METHOD, SCREEN and ALPHA."""
    scales = [
        translate("NearMiss", "Range: 0 to 1"),
        translate("NearMiss", "z score"),
        translate("NearMiss", "Rank"),
        translate("NearMiss", "None"),
    ]
    methods = [translate("NearMiss", "Weighted sum"), translate("NearMiss", "Mahalanobis for the numbers (num)")]
    screens = [
        translate("NearMiss", "Warn"),
        translate("NearMiss", "Leave them out"),
        translate("NearMiss", "Say nothing"),
    ]
    return [
        shared.choice("NORMALIZE", translate("NearMiss", "Common scale of the attributes"), scales),
        shared.choice("METHOD", translate("NearMiss", "How attributes are put together"), methods),
        shared.choice("SCREEN", translate("NearMiss", "Attributes that tell nothing"), screens),
        shared.advanced(
            shared.number("ALPHA", translate("NearMiss", "Level of the test for that"), 0.05, high=1.0, decimals=3)
        ),
    ]


def chosen(request: Request) -> Options:
    """The options of a request.

    Raises
    ------
    NearMissError
        ALPHA outside (0, 1).
    """
    from ..core.attack import screening
    from ..core.attack import simulate as core

    alpha = request.number("ALPHA")
    return core.Options(
        normalise=core.NORMALISE[request.choice("NORMALIZE")],
        method=core.METHODS[request.choice("METHOD")],
        screen=screening.SCREENS[request.choice("SCREEN")],
        alpha=0.05 if alpha is None else alpha,
    )


def check_method(request: Request, attributes: Sequence[Attribute]) -> None:
    """Refuse Mahalanobis without numbers."""
    from ..core.attack import simulate as core

    if chosen(request).method == core.MAHALANOBIS and not any(one.kind == "num" for one in attributes):
        raise NearMissError(translate("NearMiss", "METHOD = Mahalanobis needs an attribute of the type num."))


def check_size(request: Request, opposed: sides.Opposed, candidates: Candidates | None) -> None:
    """Refuse a one-to-one assignment of too many pairs before the attack, not behind it."""
    from ..core.attack import match

    if request.choice("MATCH") == OPTIMAL and candidates is None:
        match.check_size(len(opposed.sides.truth), opposed.sides.n_raw)


def run(
    request: Request, opposed: sides.Opposed, attributes: Sequence[Attribute], candidates: Candidates | None
) -> Attack:
    """The attack with these attributes; by Mahalanobis only where numbers are among them."""
    from ..core.attack.simulate import WEIGHTED, simulate

    options = chosen(request)
    if not any(one.kind == "num" for one in attributes):
        options = replace(options, method=WEIGHTED)
    return simulate(opposed.sides, attributes, options, candidates=candidates, progress=request.progress())


def answer(
    request: Request, opposed: sides.Opposed, attack: Attack, candidates: Candidates | None, top: Sequence[int]
) -> Answer:
    """The attack with all that is reported beside it."""
    from ..core.attack.displacement import displacement
    from ..core.attack.figures import figures, unicity_beside
    from ..core.attack.knowledge import everything

    context = opposed.sides.context
    moved = None
    if (
        context.raw_xy is not None
        and context.released_xy is not None
        and any(one.kind == "location" for one in opposed.attributes)
    ):
        moved = displacement(context.raw_xy, context.released_xy, opposed.sides.truth)
    contains = any(one.kind == "containment" for one in opposed.attributes)
    return Answer(
        attack=attack,
        figures=figures(attack, top),
        knowledge=everything(opposed.attributes),
        blocked=blocked(request, opposed, candidates),
        unicity=unicity_beside(opposed.sides, opposed.attributes),
        displacement=moved,
        matched=matched(request, opposed, attack, candidates),
        empty=attack.empty if contains else None,
    )


def blocked(request: Request, opposed: sides.Opposed, candidates: Candidates | None) -> Blocked:
    """What blocking left; a recall below 1 is warned about."""
    truth = opposed.sides.truth
    if candidates is None:
        return Blocked("", 1.0 if (truth >= 0).any() else None, 1.0, 0)
    recall = candidates.recall(truth)
    radius = request.number("BLOCK_RADIUS")
    keys = [part for part in (request.text("BLOCK_ON"), f"{radius:g} m" if radius else None) if part]
    kept = float(candidates.sizes.sum()) / (len(truth) * candidates.n_raw)
    if kept > _WIDE and candidates.sizes.sum() > _MANY:
        text = translate(
            "NearMiss",
            "Blocking leaves {share:.0%} of all pairs. Without it every pair is compared, usually faster, and none is missed."
        )  # fmt: skip
        request.warn(text.format(share=kept))
    if recall < 1:
        text = translate(
            "NearMiss",
            "Blocking lost true pairs (recall {recall:.4f}): those records cannot be found, and every success here is a lower "
            "bound. Leave BLOCK_ON and BLOCK_RADIUS empty where you can."
        )  # fmt: skip
        request.warn(text.format(recall=recall))
    return Blocked("; ".join(keys), None if recall != recall else recall, kept, candidates.without)


def matched(request: Request, opposed: sides.Opposed, attack: Attack, candidates: Candidates | None) -> list[Matched]:
    """Other ways to assign records than each by itself, beside it."""
    import numpy as np

    from ..core.attack import match

    known = bool(attack.evaluation.found.any())
    how = request.choice("MATCH")
    if how == GREEDY:
        return []
    alone = Matched(
        "greedy",
        attack.evaluation.success if known else None,
        translate("NearMiss", "Each released record by itself: the same as success"),
    )
    if how == SCOREBOARD:
        phi = request.number("PHI") or 0.0
        found = match.scoreboard(attack.evaluation, phi)
        note = translate(
            "NearMiss",
            "Named are the {n} records with a confidence of {phi} or more; of those {precision} are right. The confidence has no "
            "scale that carries over to other data"
        )  # fmt: skip
        tested = known and found.attacked > 0
        note = note.format(n=found.attacked, phi=f"{phi:g}", precision=f"{found.precision:.1%}" if tested else "–")
        return [alone, Matched("scoreboard-RH", found.recall if tested else None, note)]
    if not any(one.kind == "minhash" for one in opposed.attributes):
        request.info(f"SEED: {request.integer('SEED')}")
    rng = np.random.default_rng(request.integer("SEED"))
    found_pairs = match.optimal(attack.score, opposed.sides.truth, candidates, rng=rng, progress=request.progress())
    note = translate(
        "NearMiss",
        "One to one, smallest sum of scores; one of several where scores tie (SEED). It assumes that everybody has a "
        "counterpart: where not, it finds fewer than greedy, which then counts"
    )  # fmt: skip
    return [alone, Matched("optimal", found_pairs.success if known else None, note)]


def say(request: Request, found: Answer) -> list[tuple[str, str]]:
    """What has to be said, in the log, and for the report as (key, text)."""
    told = [(one.key, notice(one)) for one in found.attack.notices]
    if found.blocked.recall is not None and found.blocked.recall < 1:
        text = translate(
            "NearMiss", "Blocking keeps {recall:.1%} of the true pairs: every success here is a lower bound."
        )
        told.append(("blocking", text.format(recall=found.blocked.recall)))
    lift, chance = found.figures.lift, found.figures.baseline_random
    if lift is not None and chance is not None and lift < 1.5:
        text = translate(
            "NearMiss",
            "The attack is hardly better than chance (lift {lift:.2f}). That says nothing about the release: another score, or "
            "other attributes, may find far more."
        )  # fmt: skip
        if found.blocked.keys:
            text = translate(
                "NearMiss",
                "Among the candidates that blocking leaves, chance alone finds {chance:.1%}, and the lift of {lift:.2f} counts "
                "from there. Blocking is a part of the attack: read the success itself."
            )  # fmt: skip
        told.append(("no_lift", text.format(lift=lift, chance=chance)))
    for key, text in told:
        if key != "blocking":
            request.warn(text)
    text = translate("NearMiss", "Attacker of {knowledge}.")
    request.info(text.format(knowledge=found.knowledge.text))
    return told


def settings(request: Request, opposed: sides.Opposed) -> list[tuple[str, str]]:
    """How this attack was run: parameters, CRS, versions, the command."""
    from . import audit_context

    parameters = [(one["name"], one["value"]) for one in audit_context.given(request)]
    crs = [("WORKING_CRS", opposed.crs)] if opposed.crs else []
    command = [(translate("NearMiss", "Command"), audit_context.command(request))]
    return [*parameters, *crs, *audit_context.versions().items(), *command]


def headline(found: Answer) -> dict[str, Any]:
    """The number outputs; those that could not be measured are left out."""
    figures = found.figures
    numbers = {
        "SUCCESS": figures.success,
        "BASELINE": figures.baseline_random,
        "LIFT": figures.lift,
        "MAX_RISK": figures.max_risk,
        "RECORDS_AT_RISK_1": figures.at_risk_1,
        "BLOCKING_RECALL": found.blocked.recall,
        "TRUTH_COVERAGE": found.attack.evaluation.truth_coverage,
    }
    return {name: value for name, value in numbers.items() if value is not None and value == value}
