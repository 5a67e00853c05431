"""What is said beside the numbers of an attack: everything that tells a safe release from a bad measurement."""

from __future__ import annotations

from collections.abc import Sequence

from ..errors import QT_TRANSLATE_NOOP
from .attributes import Attribute
from .combine import MAX_SCALE_GAP
from .evaluation import Evaluation
from .notices import Notice


def gap(names: Sequence[str], spreads: Sequence[float]) -> list[Notice]:
    """Components on very different scales: the widest decides alone."""
    there = [(sd, name) for sd, name in zip(spreads, names) if sd > 0]
    if len(there) < 2 or max(there)[0] <= MAX_SCALE_GAP * min(there)[0]:
        return []
    (wide, widest), (narrow, narrowest) = max(there), min(there)
    template = QT_TRANSLATE_NOOP(
        "NearMiss",
        "{widest} spreads {ratio:.3g} times as much as {narrowest} (weighted sd {wide:.4g} and {narrow:.4g}). It decides alone, "
        "and the others only break its ties, so the success may be too low. Use NORMALIZE = range, or other weights."
    )  # fmt: skip
    values = {"widest": widest, "narrowest": narrowest, "ratio": wide / narrow, "wide": wide, "narrow": narrow}
    return [Notice("scale_gap", template, values)]


def weaker(found: Evaluation, alone: Sequence[tuple[Attribute, Evaluation]]) -> list[Notice]:
    """A combination that finds fewer than its best attribute alone."""
    best, name = max((one.success, attribute.name) for attribute, one in alone)
    if len(alone) < 2 or found.success >= best - 1e-12:
        return []
    template = QT_TRANSLATE_NOOP(
        "NearMiss",
        "Together the attributes find {together:.4f}, less than {name} alone ({alone:.4f}). The combination measures less risk "
        "than there is: report the higher one, and look for better weights."
    )  # fmt: skip
    return [Notice("weaker", template, {"together": found.success, "name": name, "alone": best})]


def unknown(counted: Sequence[tuple[Attribute, int, int]]) -> list[Notice]:
    """Attributes that are unknown for some records: of how many of RAW, and of ANON."""
    template = QT_TRANSLATE_NOOP(
        "NearMiss",
        "{name} is unknown in {raw} rows of RAW and {released} of ANON. There it scores as the average candidate: it neither "
        "helps nor rules out anybody."
    )  # fmt: skip
    on_the_board = QT_TRANSLATE_NOOP(
        "NearMiss",
        "{name} is unknown in {raw} rows of RAW and {released} of ANON. There scoreboard adds nothing: whoever is known to agree "
        "comes first."
    )  # fmt: skip
    inside = QT_TRANSLATE_NOOP(
        "NearMiss",
        "{name} is unknown in {raw} rows of RAW and {released} of ANON. Such a released record holds everybody; such a raw one "
        "lies in those alone."
    )  # fmt: skip
    special = {"scoreboard": on_the_board, "containment": inside}
    return [
        Notice(
            "unknown",
            special.get(one.kind, template),
            {"name": one.name, "raw": raw, "released": released},
        )
        for one, raw, released in counted
        if raw or released
    ]


def truth(found: Evaluation, empty: int) -> list[Notice]:
    """What there is no truth for, and what nothing is contained in."""
    n = len(found.found)
    notices = []
    if not found.found.any():
        template = QT_TRANSLATE_NOOP(
            "NearMiss",
            "Not measurable: no released record has its true one among the candidates. This is no success rate of 0 but the "
            "absence of a measurement. Do RAW_ID and ANON_ID name the same people?"
        )  # fmt: skip
        notices.append(Notice("not_measurable", template, {}))
    elif not found.found.all():
        template = QT_TRANSLATE_NOOP(
            "NearMiss",
            "{count} of {n} released records do not have their true one among the candidates. They count as not found, so the "
            "success is a lower bound."
        )  # fmt: skip
        notices.append(Notice("truth_missing", template, {"count": int((~found.found).sum()), "n": n}))
    notices += nothing_inside(empty, n)
    none = int((found.candidates == 0).sum())
    if none:
        template = QT_TRANSLATE_NOOP(
            "NearMiss",
            "Blocking leaves {count} of {n} released records without any candidate. They count as not found."
        )  # fmt: skip
        notices.append(Notice("no_candidates", template, {"count": none, "n": n}))
    return notices


def malformed(one: Attribute, count: int) -> list[Notice]:
    """Published values that look like an interval and are none."""
    if not count:
        return []
    template = QT_TRANSLATE_NOOP(
        "NearMiss",
        "{name}: {count} different published values look like an interval but cannot be read, and hold nothing. Correct "
        "them: as they stand, their records seem out of reach."
    )  # fmt: skip
    return [Notice("malformed", template, {"name": one.name, "count": count})]


def nothing_inside(count: int, n: int) -> list[Notice]:
    """Of n released records, those that no raw record is contained in: they look safe, or something is missing."""
    if not count:
        return []
    template = QT_TRANSLATE_NOOP(
        "NearMiss",
        "No raw record is contained in {count} of {n} released records. A hierarchy that is missing or named differently, "
        "or values that cannot be read, look the same: check them before you call these records safe."
    )  # fmt: skip
    return [Notice("empty", template, {"count": count, "n": n})]


def outside(count: int, n: int) -> list[Notice]:
    """Of n released records, those that do not contain their own raw record: containment cannot find it."""
    if not count:
        return []
    template = QT_TRANSLATE_NOOP(
        "NearMiss",
        "{count} of {n} released records do not contain their own raw record, so containment never finds it. Are the attributes "
        "the right ones, and in the same unit? Where values were changed and not only made coarser, use another type."
    )  # fmt: skip
    return [Notice("outside", template, {"count": count, "n": n})]
