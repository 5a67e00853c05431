"""The list of rules, and the audit that asks every one of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace

from ..errors import QT_TRANSLATE_NOOP, Progress, advance
from ..findings import NOT_TESTED, NOTE, PASSED, Finding, Words
from . import again, attributes, breakdowns, floors, places, totals, whole, zeros
from .case import Case
from .outcome import NotTested

Rule = Callable[[Case], Iterator[Finding]]


def _not_yet(look_for: str) -> Rule:
    """A rule of the contract that this version does not have, and what to look for instead."""

    def rule(case: Case) -> Iterator[Finding]:
        raise NotTested(Words(QT_TRANSLATE_NOOP("NearMiss", "This version cannot test it.")), look_for)
        yield  # a generator like every rule

    return rule


#: Every rule by its stable id, in the order of the contract.
RULES: dict[str, Rule] = {
    "floor": floors.floor,
    "breakdown": breakdowns.breakdown,
    "inference": breakdowns.inference,
    "rare": breakdowns.rare,
    "fields": attributes.fields,
    "vertex": places.vertex,
    "recount": again.recount,
    "metadata": places.metadata,
    "precision": places.precision,
    "zeros": zeros.zeros,
    "totals": totals.totals,
    "rates": _not_yet(
        QT_TRANSLATE_NOOP(
            "NearMiss",
            "Look for rates, shares, percentages and intervals: with a published denominator the count follows from them."
        )
    ),
    "previous": _not_yet(
        QT_TRANSLATE_NOOP(
            "NearMiss",
            "Compare with the last release: no count may have changed by 1 to k - 1, no segment may have come or gone."
        )
    ),
    "schema": _not_yet(
        QT_TRANSLATE_NOOP(
            "NearMiss",
            "Compare with the last release: a new column, category, filter or street file makes a third release of the two."
        )
    ),
    "container": _not_yet(
        QT_TRANSLATE_NOOP(
            "NearMiss",
            "Look for layers, tables and styles that nobody needs, and for -wal and -shm files beside a GeoPackage."
        )
    ),
    "content": _not_yet(
        QT_TRANSLATE_NOOP(
            "NearMiss",
            "Look for names, addresses, dates, times and ids in texts, and for places in maps and PDFs that go out with it."
        )
    ),
    "rows": whole.rows,
    "integrity": whole.integrity,
}  # fmt: skip


def audit(case: Case, only: Iterable[str] | None = None, progress: Progress = None) -> list[Finding]:
    """What every rule finds; at least one finding per rule.

    Parameters
    ----------
    case : Case
    only : iterable of str, optional
        Ids of the rules to ask; all of them by default.

    Returns
    -------
    list of Finding
        In the order of :data:`RULES`. A rule without a finding has passed; one that could not be evaluated is
        ``not_tested``.
    """
    names = list(RULES if only is None else only)
    findings: list[Finding] = []
    for i, name in enumerate(names):
        advance(progress, i / len(names))
        findings += [replace(finding, rule=name) for finding in _asked(RULES[name], case)]
    advance(progress, 1.0)
    return findings


def _asked(rule: Rule, case: Case) -> list[Finding]:
    found: list[Finding] = []
    try:
        found.extend(rule(case))
    except NotTested as reason:
        found.append(Finding("", NOT_TESTED, NOTE, reason.message, remedy=reason.remedy))
    return found or [Finding("", PASSED, NOTE, Words(QT_TRANSLATE_NOOP("NearMiss", "Nothing was found.")))]
