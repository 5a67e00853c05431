"""The attack as a whole: each attribute alone, screened, put on a common scale, added up, evaluated."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from ..errors import QT_TRANSLATE_NOOP, NearMissError, Progress
from . import cautions
from . import mahalanobis as whitening
from .attributes import Attribute
from .axes import Axis, RankTest
from .block import Candidates
from .build import Built, build, numbers
from .combine import Scale, Sum, scale
from .evaluate import evaluate
from .evaluation import Evaluation
from .notices import Notice
from .ranks import rank_scale
from .scores import Score
from .screening import WARN, screened
from .sides import Sides, inside_of, unknown_in, values_of
from .tables import tables
from .within import Within

NORMALISE = RANGE, ZSCORE, RANK, NONE = ("range", "zscore", "rank", "none")
METHODS = WEIGHTED, MAHALANOBIS = ("weighted", "mahalanobis")


@dataclass(frozen=True)
class Options:
    """How attributes become one score."""

    normalise: str = RANGE
    method: str = WEIGHTED
    screen: str = WARN
    alpha: float = 0.05
    cov_from: str = "raw"
    ridge: float = whitening.RIDGE

    def __post_init__(self) -> None:
        if not 0 < self.alpha < 1:
            raise NearMissError(
                QT_TRANSLATE_NOOP("NearMiss", "ALPHA is {alpha}, and has to lie between 0 and 1."), alpha=self.alpha
            )


@dataclass(frozen=True)
class AxisRow:
    """One attribute attacked alone, whether the attack uses it, and where it is unknown."""

    attribute: Attribute
    axis: Axis
    kept: bool
    unknown_raw: int
    unknown_released: int


@dataclass(frozen=True)
class Attack:
    """What an attack found.

    Attributes
    ----------
    evaluation : Evaluation
    axes : tuple of AxisRow
    notices : tuple of Notice
        What has to be said beside the numbers.
    score : Score
        The score that was evaluated.
    empty : int
        Released records that no raw record is contained in; 0 without containment.
    """

    evaluation: Evaluation
    axes: tuple[AxisRow, ...]
    notices: tuple[Notice, ...]
    score: Score
    empty: int


@dataclass(frozen=True)
class _Part:
    """A component of the sum: its score, its weight, and its evaluation where it is known already."""

    name: str
    score: Score
    weight: float
    found: Evaluation | None = None


def simulate(
    sides: Sides,
    attributes: Sequence[Attribute],
    options: Options | None = None,
    *,
    candidates: Candidates | None = None,
    progress: Progress = None,
) -> Attack:
    """Attack a release: for each released record, which raw record is it?

    Every attribute is attacked alone first. Those without signal are told of, or dropped. idf attributes are one component
    at their own scale, containment attributes one (inside all of them), scoreboard attributes one, and with the method
    mahalanobis all num attributes one; a component weighs as much as its attributes together. Each component is put on a
    common scale over all candidate pairs, and they are added up.
    """
    options = options or Options()
    bar = _shares(progress, len(attributes) + 1)
    alone = [_alone(sides, one, candidates, bar(i)) for i, one in enumerate(attributes)]
    notices = [notice for built, _, _ in alone for notice in built.notices]
    kept, told = screened(
        attributes, [axis for _, _, axis in alone], options.screen, options.alpha, blocked=candidates is not None
    )
    rows = tuple(
        AxisRow(one, axis, keep, *_unknown(sides, one, built.score))
        for one, (built, _, axis), keep in zip(attributes, alone, kept)
    )
    used = [i for i, one in enumerate(attributes) if kept[i] and one.weight > 0]
    parts, more = _parts(sides, attributes, alone, used, options)
    score, found, each, scaled = _combined(sides, parts, options, candidates, bar(len(attributes)))
    notices += [
        *cautions.unknown([(row.attribute, row.unknown_raw, row.unknown_released) for row in rows]),
        *told,
        *more,
        *scaled,
    ]
    if all(rows[i].axis.informative(options.alpha) for i in used):
        # with those of weight 0: an attacker who holds them can use them alone
        notices += cautions.weaker(found, [(one, each) for one, (_, each, _) in zip(attributes, alone)])
    empty = _empty(parts, each)
    outside = _outside(sides, parts, each)
    return Attack(
        found,
        rows,
        tuple([*notices, *cautions.truth(found, empty), *cautions.outside(outside, len(found.found))]),
        score,
        empty,
    )


def _unknown(sides: Sides, one: Attribute, score: Score) -> tuple[int, int]:
    """Raw and released records whose value is unknown. To scoreboard and containment that is a value like others."""
    if one.kind not in ("scoreboard", "containment"):
        return score.unknown_raw, score.unknown_released
    return unknown_in(sides, one)


def _shares(progress: Progress, steps: int) -> Callable[[int], Progress]:
    """The part of the bar of each step."""

    def share(step: int) -> Progress:
        if progress is None:
            return None
        moved = progress
        return lambda done: moved((step + done) / steps)

    return share


def _alone(
    sides: Sides, one: Attribute, candidates: Candidates | None, progress: Progress
) -> tuple[Built, Evaluation, Axis]:
    """An attribute by itself."""
    built = _built(sides, one)
    ranks = RankTest()
    found = evaluate(
        tables(Sum([built.score], [1.0], [Scale()]), sides.truth, candidates, progress),
        sides.truth,
        sides.n_raw,
        ranks=ranks,
    )
    return built, found, ranks.axis(found)


def _built(sides: Sides, one: Attribute) -> Built:
    if one.kind != "containment":
        return build(one, *values_of(sides, one), sides.context)
    inside, unread = inside_of(sides, one)
    return Built(Within([inside]), tuple(cautions.malformed(one, unread)))


def _parts(
    sides: Sides,
    attributes: Sequence[Attribute],
    alone: Sequence[tuple[Built, Evaluation, Axis]],
    used: Sequence[int],
    options: Options,
) -> tuple[list[_Part], list[Notice]]:
    """The components: blocks of attributes that belong together, and the others."""
    parts: list[_Part] = []
    notices: list[Notice] = []
    left = list(used)
    if options.method == MAHALANOBIS:
        block = [i for i in left if attributes[i].kind == "num"]
        if not any(one.kind == "num" for one in attributes):
            raise NearMissError(QT_TRANSLATE_NOOP("NearMiss", "METHOD = mahalanobis needs an attribute of type num."))
        if block:  # else the screen left them out, or their weight is 0
            score, notices = _whitened(sides, [attributes[i] for i in block], options)
            parts.append(_Part("mahalanobis", score, sum(attributes[i].weight for i in block)))
        left = [i for i in left if i not in block]
    for kind in ("idf", "containment", "scoreboard"):
        block = [i for i in left if attributes[i].kind == kind]
        if len(block) > 1:
            parts.append(
                _Part(kind, _block([alone[i][0].score for i in block]), sum(attributes[i].weight for i in block))
            )
            left = [i for i in left if i not in block]
    parts += [_Part(attributes[i].name, alone[i][0].score, attributes[i].weight, alone[i][1]) for i in left]
    return parts, notices


def _block(scores: Sequence[Score]) -> Score:
    """One component of attributes of one type: inside all of them, or their sum at their own scale."""
    within = [score for score in scores if isinstance(score, Within)]
    if within:
        return Within([inside for score in within for inside in score.attributes])
    return Sum(scores, [1.0] * len(scores), [Scale()] * len(scores))


def _whitened(sides: Sides, attributes: Sequence[Attribute], options: Options) -> tuple[Score, list[Notice]]:
    raw = np.column_stack([numbers(one, sides.raw[one.raw], "RAW").values for one in attributes])
    released = np.column_stack([numbers(one, sides.released[one.released], "ANON").values for one in attributes])
    found = whitening.mahalanobis(raw, released, source=options.cov_from, ridge=options.ridge)
    names = [one.name for one in attributes]
    notices = []
    if found.constant:
        template = QT_TRANSLATE_NOOP("NearMiss", "Mahalanobis leaves out {names}: the same for all records.")
        notices.append(Notice("constant", template, {"names": whitening.names_of(found.constant, names)}))
    if whitening.is_fragile(found.condition):
        template = QT_TRANSLATE_NOOP(
            "NearMiss",
            "Mahalanobis is fragile here (condition number {condition:.0f}): the numbers go together closely, and the success "
            "may be far too low or too high. Compare with METHOD = weighted, and take the higher one."
        )  # fmt: skip
        notices.append(Notice("fragile", template, {"condition": found.condition}))
    return found.score, notices


def _combined(
    sides: Sides, parts: Sequence[_Part], options: Options, candidates: Candidates | None, progress: Progress
) -> tuple[Score, Evaluation, list[Evaluation], list[Notice]]:
    """The sum of the components on a common scale, its evaluation, that of each component, and what is said of them."""

    def pass_over(score: Score) -> Evaluation:
        return evaluate(tables(score, sides.truth, candidates, progress), sides.truth, sides.n_raw)

    found = [part.found or pass_over(part.score) for part in parts]
    if len(parts) == 1:
        return Sum([parts[0].score], [1.0], [Scale()]), found[0], found, []
    scales = []
    for part, one in zip(parts, found):
        if options.normalise == RANK:
            scales.append(rank_scale(tables(part.score, sides.truth, candidates, progress)))
        else:
            scales.append(scale(options.normalise, one.spread))
    weights = [part.weight for part in parts]
    score = Sum([part.score for part in parts], weights, scales)
    spreads = [how.sd(one.spread) * weight for how, one, weight in zip(scales, found, weights)]
    return score, pass_over(score), found, cautions.gap([part.name for part in parts], spreads)


def _empty(parts: Sequence[_Part], each: Sequence[Evaluation]) -> int:
    """Released records that no raw record is contained in: all their candidates score 1."""
    return sum(int((found.best == 1.0).sum()) for part, found in zip(parts, each) if isinstance(part.score, Within))


def _outside(sides: Sides, parts: Sequence[_Part], each: Sequence[Evaluation]) -> int:
    """Released records that hold others, but not their own raw record."""
    known = np.flatnonzero(sides.truth >= 0)
    return sum(
        int((~part.score.holds(known, sides.truth[known]) & (found.best[known] < 1.0)).sum())
        for part, found in zip(parts, each)
        if isinstance(part.score, Within)
    )
