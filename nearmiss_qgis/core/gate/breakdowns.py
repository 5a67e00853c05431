"""Rules on breakdowns: their cells, what is left over, what follows from them, and categories that stand out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ..errors import QT_TRANSLATE_NOOP
from ..findings import Finding, Words
from ..policy import Policy
from ..suppression import REST
from .case import Breakdown, Case
from .outcome import NotTested, about, leak, listed, warning


def breakdown(case: Case) -> Iterator[Finding]:
    """Cells or remainders under the floor, breakdowns under SMALL_N or without a count, breakdowns that are cut off."""
    _require_breakdowns(case)
    policy = case.policy
    for where, ids in _by_sheet((sheet, segment) for sheet, segment in case.unreadable).items():
        yield from about(
            leak,
            QT_TRANSLATE_NOOP(
                "NearMiss", "Breakdowns that cannot be read as numbers by category, perhaps cut off ({n}): {names}"
            ),
            ids,
            where=where,
            remedy=QT_TRANSLATE_NOOP(
                "NearMiss", "Write them in a format that holds long texts: GeoJSON, GeoPackage, FlatGeobuf or CSV."
            ),
        )
    checks = (
        (_has_small_cell, QT_TRANSLATE_NOOP("NearMiss", "Breakdowns with a cell between 1 and {cell} ({n}): {names}")),
        (
            _has_small_remainder,
            QT_TRANSLATE_NOOP("NearMiss", "Breakdowns that leave 1 to {cell} over, count minus cells ({n}): {names}"),
        ),
        (
            _exceeds_its_count,
            QT_TRANSLATE_NOOP(
                "NearMiss", "Breakdowns that do not fit their count: more than it, or rounded otherwise ({n}): {names}"
            ),
        ),
        (
            _has_too_few_reports,
            QT_TRANSLATE_NOOP("NearMiss", "Breakdowns of segments with fewer than {small} reports ({n}): {names}"),
        ),
        (
            _has_no_count,
            QT_TRANSLATE_NOOP("NearMiss", "Breakdowns of segments without a published count ({n}): {names}"),
        ),
    )
    for check, template in checks:
        found = _by_sheet((b.where, b.segment) for b in case.breakdowns if check(b, policy))
        for where, ids in found.items():
            yield from about(
                leak,
                template,
                ids,
                where=where,
                remedy=_SAME_POLICY,
                cell=policy.min_cell - 1,
                small=policy.small_n,
            )
    yield from _told_twice(case)


def inference(case: Case) -> Iterator[Finding]:
    """Breakdowns that can be inverted by the rules of aggregateandwithhold, or name one category only.

    With D categories of the domain that are not named and S reports in the rest, a breakdown with a rest
    needs D >= 3 and, where rows are counted, S <= (D - 1)(MIN_CELL - 1). A domain that nobody listed is at
    least what the release names: a breakdown that passes with these passes; one that does not is a warning.
    """
    _require_breakdowns(case)
    alone = _by_sheet((b.where, b.segment) for b in case.breakdowns if _tells_what_everybody_reported(b))
    for where, ids in alone.items():
        yield from about(
            leak,
            QT_TRANSLATE_NOOP(
                "NearMiss", "Breakdowns of one category only, which tell what everybody there reported ({n}): {names}"
            ),
            ids,
            where=where,
            remedy=_SAME_POLICY,
        )
    yield from _inverted(case)


def _inverted(case: Case) -> Iterator[Finding]:
    """Breakdowns whose rest gives itself away: for certain, unless reports without a category are in it, or perhaps."""
    categories, complete = case.domain
    blanks_known = case.snapped is not None and case.snapped.category is not None
    open_ = [b for b in case.breakdowns if not _hides_its_rest(b, case, len(categories), case.blank_in_rest(b.segment))]
    certain = [b for b in open_ if complete and (blanks_known or not _hides_its_rest(b, case, len(categories), True))]
    for where, ids in _by_sheet((b.where, b.segment) for b in certain).items():
        yield from about(
            leak,
            QT_TRANSLATE_NOOP(
                "NearMiss",
                "Breakdowns that can be inverted: too few categories for what their rest holds ({n}): {names}"
            ),
            ids,
            where=where,
            remedy=_SAME_POLICY,
        )  # fmt: skip
    sure = {id(b) for b in certain}
    perhaps = [b for b in open_ if id(b) not in sure]
    if complete:
        text = QT_TRANSLATE_NOOP(
            "NearMiss",
            "Breakdowns that can be inverted unless reports without a category are in their rest ({n}): {names}"
        )  # fmt: skip
    else:
        text = QT_TRANSLATE_NOOP(
            "NearMiss",
            "Breakdowns that somebody can invert who knows that the categories named in this release ({categories}) are all "
            "there are ({n}): {names}"
        )  # fmt: skip
    for where, ids in _by_sheet((b.where, b.segment) for b in perhaps).items():
        yield from about(warning, text, ids, where=where, remedy=_GIVE_CATEGORIES, categories=len(categories))
    if perhaps:
        raise NotTested(
            Words(
                QT_TRANSLATE_NOOP(
                    "NearMiss", "Whether breakdowns can be inverted ({n}) depends on what this check does not know."
                ),
                n=len(perhaps),
            ),
            _GIVE_CATEGORIES,
        )


def rare(case: Case) -> Iterator[Finding]:
    """Categories that are named in fewer segments than MIN_PUBLISH_N."""
    _require_breakdowns(case)
    segments = Counter(name for b in case.breakdowns for name in b.named)
    few = [name for name, n in segments.items() if n < case.policy.min_publish_n]
    yield from about(
        warning,
        QT_TRANSLATE_NOOP(
            "NearMiss", "Categories that are named in fewer than {k} segments, where they stand out ({n}): {names}"
        ),
        few,
        where=listed(sorted({b.where for b in case.breakdowns if set(b.named) & set(few)})),
        remedy=QT_TRANSLATE_NOOP("NearMiss", "Merge rare categories into a broader one before aggregating."),
        k=case.policy.min_publish_n,
    )


_SAME_POLICY = QT_TRANSLATE_NOOP(
    "NearMiss", "Withhold these breakdowns, or aggregate and check under one and the same policy."
)
_GIVE_CATEGORIES = QT_TRANSLATE_NOOP(
    "NearMiss", "List every possible category in CATEGORIES; verifyrelease also takes SNAPPED and CATEGORY."
)


def _require_breakdowns(case: Case) -> None:
    if not any(sheet.breakdown_columns or sheet.is_breakdown for sheet in case.release.sheets):
        raise NotTested(
            Words(QT_TRANSLATE_NOOP("NearMiss", "No breakdown by category was recognised.")),
            QT_TRANSLATE_NOOP("NearMiss", "If the release has one, name its field in BREAKDOWN_FIELD."),
        )


def _by_sheet(pairs: Iterator[tuple[str, str | None]]) -> dict[str, list[str | None]]:
    found: dict[str, list[str | None]] = {}
    for where, segment in pairs:
        found.setdefault(where, []).append(segment)
    return found


def _has_small_cell(found: Breakdown, policy: Policy) -> bool:
    return any(0 < n < policy.min_cell or n < 0 or n % 1 for _, n in found.cells)


def _has_small_remainder(found: Breakdown, policy: Policy) -> bool:
    return policy.round_base <= 1 and 0 < found.count - sum(n for _, n in found.cells) < policy.min_cell


def _exceeds_its_count(found: Breakdown, policy: Policy) -> bool:
    off = found.count - sum(n for _, n in found.cells)
    base = policy.round_base
    if base <= 1:
        return off < 0
    misrounded = any(n % base for _, n in found.cells)
    return misrounded or (found.count == found.count and abs(off) > (len(found.cells) + 1) * (base / 2))


def _has_too_few_reports(found: Breakdown, policy: Policy) -> bool:
    return found.count == found.count and policy.before_rounding(int(found.count))[1] < policy.small_n


def _has_no_count(found: Breakdown, policy: Policy) -> bool:
    return found.count != found.count


def _tells_what_everybody_reported(found: Breakdown) -> bool:
    return len(found.named) == 1 and not found.rest


def _hides_its_rest(found: Breakdown, case: Case, categories: int, blanks: bool) -> bool:
    """Whether the rest, printed or left over, leaves every unnamed category open."""
    policy = case.policy
    printed = sum(n for name, n in found.cells if name == REST)
    rest = printed if policy.round_base > 1 else found.rest
    if not rest:
        return True
    unnamed = categories - len({name for name, _ in found.cells} - {REST, ""})
    if blanks:
        return unnamed >= 2
    most = policy.before_rounding(int(rest))[0]
    return unnamed >= 3 and (bool(case.by_people) or most <= (unnamed - 1) * (policy.min_cell - 1))


def _told_twice(case: Case) -> Iterator[Finding]:
    """A table of cells that says something else than the column of breakdowns."""
    tables = [sheet for sheet in case.release.sheets if sheet.is_breakdown]
    columns = [sheet for sheet in case.release.sheets if sheet.breakdown_columns]
    names = {sheet.name for sheet in tables}
    in_columns = {b.segment for b in case.breakdowns if b.where not in names}
    listed_there = {name for sheet in tables for name in sheet.ids}
    ids = {b.segment for b in case.breakdowns if b.where in names} | (in_columns - listed_there)
    if tables and columns and ids:
        yield from about(
            leak,
            QT_TRANSLATE_NOOP("NearMiss", "Segments with different breakdowns in two places ({n}): {names}"),
            ids,
            where=listed(sheet.name for sheet in [*tables, *columns]),
            remedy=QT_TRANSLATE_NOOP("NearMiss", "Publish segments and breakdown of one and the same run."),
        )
