"""From snapped reports to what may be published of each segment: everything the outputs show."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .errors import QT_TRANSLATE_NOOP, NearMissError, Progress
from .policy import TOTAL_NONE, TOTAL_SNAPPED, UNKNOWN_ADD_EACH, ZEROS_LEFT_OUT, ZEROS_PUBLISHED, Policy
from .protection import HiddenRange, hidden_range, total_hides
from .records import identifiers, labels, text_ranks
from .suppression import REASONS, REST, ZERO, Suppression, breakdowns, suppress


@dataclass(frozen=True)
class Categories:
    """Categories of reports.

    Attributes
    ----------
    code : (n,) int array
        Category of each report, -1 = NULL, empty or blank.
    names : tuple of str
    domain_size : int
        Categories an outsider has to reckon with.
    """

    code: NDArray[np.int64]
    names: tuple[str, ...]
    domain_size: int

    def rows(self, keep: NDArray[np.bool_]) -> Categories:
        """The categories of some of the reports; the domain stays."""
        return Categories(self.code[keep], self.names, self.domain_size)


@dataclass(frozen=True)
class Aggregation:
    """What the segments show, in the order of segment ids as text.

    Attributes
    ----------
    suppression : Suppression
    order : (s,) int array
        Segments by id as text.
    breakdown : dict
        Segment to {category or "*": printed count}.
    total : int or None
        The printed total; None where none is printed.
    total_refused : bool
        A total of all snapped reports was asked for and would have given a withheld count away.
    hidden : HiddenRange
        What an outsider infers for a segment without a published count.
    """

    policy: Policy
    suppression: Suppression
    order: NDArray[np.int64]
    breakdown: dict[int, dict[str, int]]
    total: int | None
    total_refused: bool
    hidden: HiddenRange

    @property
    def nobody_known(self) -> bool:
        """Whether people should be counted and no contributor of any report is known."""
        return self.suppression.by_people and not self.suppression.sizes.two_largest.any()

    def published_rows(self) -> tuple[NDArray[np.int64], dict[str, list[Any]]]:
        """Segments of the public layer and their attributes.

        With zeros like withheld ones, a segment without reports and one whose reports are withheld have
        the same attributes.
        """
        found, policy = self.suppression, self.policy
        zero_shown = (found.reason == ZERO) & (policy.zeros == ZEROS_PUBLISHED)
        shown = found.published | zero_shown
        keep = self.order if policy.zeros != ZEROS_LEFT_OUT else self.order[shown[self.order]]
        hidden = "withheld" if policy.zeros == ZEROS_PUBLISHED else "none or withheld"
        counts = [policy.rounded(n) if s else None for n, s in zip(found.sizes.rows[keep], shown[keep])]
        small = found.published & (found.k < policy.small_n)
        return keep, {
            "report_count": counts,
            "count_band": [hidden if count is None else str(count) for count in counts],
            "category_breakdown": [breakdown_text(self.breakdown.get(int(s), {})) for s in keep],
            "low_sample": [None] * len(keep) if found.by_people else small[keep].tolist(),
        }

    def breakdown_rows(self) -> tuple[NDArray[np.int64], dict[str, list[Any]]]:
        """Segment of each printed cell, and the cells."""
        cells = [(s, name, n) for s in self.order.tolist() for name, n in self.breakdown.get(s, {}).items()]
        return (
            np.array([s for s, _, _ in cells], dtype=np.int64),
            {"category": [name for _, name, _ in cells], "report_count": [n for _, _, n in cells]},
        )

    def total_rows(self) -> dict[str, list[Any]]:
        """The totals table: one row for the printed total, if there is one."""
        rows = [] if self.total is None else [self.total]
        return {"group_field": [None] * len(rows), "group_value": [None] * len(rows), "report_count": rows}

    def withheld_rows(self, lengths: NDArray[np.float64] | None) -> tuple[NDArray[np.int64], dict[str, list[Any]]]:
        """Withheld segments, and what only the analyst may see of them.

        Parameters
        ----------
        lengths : (s,) float array or None
            Metres; None for polygons.
        """
        found = self.suppression
        keep = self.order[found.withheld[self.order]]
        n = len(keep)
        return keep, {
            "report_count": found.sizes.rows[keep].tolist(),
            "contributor_count": found.sizes.people[keep].tolist() if found.by_people else [None] * n,
            "reason": [REASONS[code] for code in found.reason[keep]],
            "length_m": lengths[keep].tolist() if lengths is not None else [None] * n,
            "outsider_low": [self.hidden.low] * n,
            "outsider_high": [self.hidden.high] * n,
        }

    def numbers(self) -> dict[str, int | float]:
        """Headline numbers; those that do not apply are left out."""
        found = self.suppression
        rows, published = found.sizes.rows, found.published
        numbers: dict[str, int | float] = {
            "SEGMENTS_PUBLISHED": int(published.sum()),
            "SEGMENTS_WITHHELD": int(found.withheld.sum()),
            "SEGMENTS_ZERO": int((found.reason == ZERO).sum()),
            "REPORTS_PUBLISHED": int(rows[published].sum()),
            "REPORTS_WITHHELD": int(rows[found.withheld].sum()),
            "COMPLEMENTARY_COUNT": int((found.reason == REASONS.index("complementary")).sum()),
        }
        if rows.sum():
            numbers["COVERAGE"] = float(rows[published].sum() / rows.sum())
        if published.any():
            numbers["K_MIN"] = int(found.k[published].min())
        return numbers

    def weaknesses(self, *, domain_given: bool) -> list[str]:
        """What weakens the protection or was not tested, as texts to translate.

        Parameters
        ----------
        domain_given : bool
            The domain of the categories was listed, not taken from the data.
        """
        policy, by_people = self.policy, self.suppression.by_people
        shows_zeros = policy.zeros == ZEROS_PUBLISHED
        texts = {
            QT_TRANSLATE_NOOP(
                "NearMiss",
                "CONTRIBUTOR is not given: floors count reports, and one person may have filed them all. People: not tested."
            ): not by_people,
            QT_TRANSLATE_NOOP(
                "NearMiss",
                "CONTRIBUTOR is empty in all counted reports: nobody is known, so every segment counts as one person. Choose "
                "another field, or leave CONTRIBUTOR empty to count reports."
            ): self.nobody_known,
            QT_TRANSLATE_NOOP(
                "NearMiss",
                "UNKNOWN_CONTRIBUTORS 1: each report of an unknown contributor counts as a person, though one person may have "
                "filed several. Floors may be cleared by fewer people than they say."
            ): by_people and policy.unknown_contributors == UNKNOWN_ADD_EACH,
            QT_TRANSLATE_NOOP(
                "NearMiss",
                "ZEROS 1: zero segments can be told from withheld ones, so everybody sees which segments have few reports."
            ): shows_zeros,
            QT_TRANSLATE_NOOP(
                "NearMiss",
                "PUBLISH_TOTAL 2: the total of all snapped reports is left out, since together with the published counts it "
                "would narrow down withheld ones."
            ): self.total_refused,
            QT_TRANSLATE_NOOP(
                "NearMiss",
                "CATEGORIES is empty: somebody who knows that every category of the data occurs, and sees where none is "
                "hidden, may narrow a rest down. List all possible categories."
            ): bool(self.breakdown) and shows_zeros and not domain_given,
        }  # fmt: skip
        return [text for text, holds in texts.items() if holds]

    def reasons(self) -> dict[str, int]:
        """Withheld segments per reason."""
        counts = np.bincount(self.suppression.reason, minlength=len(REASONS))
        return {name: int(n) for name, n in zip(REASONS, counts) if name not in ("published", "zero")}


def aggregate(
    segment: NDArray[np.int64],
    ids: Sequence[str],
    *,
    policy: Policy,
    contributor: NDArray[np.int64] | None = None,
    categories: Categories | None = None,
    publish_total: int = TOTAL_NONE,
    progress: Progress = None,
) -> Aggregation:
    """Count, withhold, break down and total.

    Parameters
    ----------
    segment : (n,) int array
        Segment of each snapped report.
    ids : sequence of str
        Segment ids.
    contributor : (n,) int array or None
        Code of the contributor, -1 = unknown; None: k counts rows.
    categories : Categories or None
    publish_total : int
        0 none, 1 of the published segments, 2 of all snapped reports where the rule allows it.
    """
    found = suppress(segment, contributor, len(ids), policy)
    broken_down = {}
    if categories is not None:
        broken_down = breakdowns(
            found,
            segment,
            categories.code,
            categories.names,
            contributor,
            domain_size=categories.domain_size,
            policy=policy,
            progress=progress,
        )
    published = int(found.sizes.rows[found.published].sum())
    n_hidden = int(np.count_nonzero(~found.published))
    all_snapped = publish_total == TOTAL_SNAPPED
    refused = all_snapped and not total_hides(len(segment), published, n_hidden, policy, by_people=found.by_people)
    exact = None if publish_total == TOTAL_NONE or refused else len(segment) if all_snapped else published
    return Aggregation(
        policy=policy,
        suppression=found,
        order=np.argsort(text_ranks(ids)),
        breakdown=broken_down,
        total=None if exact is None else policy.rounded(exact),
        total_refused=refused,
        hidden=hidden_range(
            policy,
            by_people=found.by_people,
            total=exact if all_snapped else None,
            published=published,
            n_hidden=n_hidden,
        ),
    )


def categories(values: Sequence[Any], domain: Sequence[str] | None) -> Categories:
    """Categories of reports and the domain an outsider has to reckon with.

    Parameters
    ----------
    values : sequence
        Category of each report; NULL, empty and blank ones have no name.
    domain : sequence of str or None
        Every possible category; None: the ones that occur in `values`.

    Raises
    ------
    NearMissError
        When a value is outside `domain`, or is "*", which names the rest.

    Examples
    --------
    >>> found = categories(["a", None, " ", "b"], None)
    >>> found.code.tolist(), found.names, found.domain_size
    ([0, -1, -1, 1], ('a', 'b'), 2)
    """
    texts = [None if text is None or not text.strip() else text for text in identifiers(values)]
    code, names = labels(texts)
    if REST in {name.strip() for name in [*names, *(domain or ())]}:
        raise NearMissError(
            QT_TRANSLATE_NOOP(
                "NearMiss", 'CATEGORY: the name "*" is taken by the unnamed rest of a breakdown. Rename that category.'
            )
        )
    if domain is None:
        return Categories(code, tuple(names), len(names))
    outside = [i for i, name in enumerate(names) if name not in set(domain)]
    if outside:
        raise NearMissError(
            QT_TRANSLATE_NOOP(
                "NearMiss",
                "CATEGORIES: {rows} reports have one of {n} categories that it does not list. List every possible "
                "category, comma separated, or leave CATEGORIES empty for the values that occur."
            ),
            rows=int(np.isin(code, outside).sum()),
            n=len(outside),
        )  # fmt: skip
    return Categories(code, tuple(names), len(set(domain)))


def segments_of(segment_ids: Sequence[str | None], ids: Sequence[str]) -> NDArray[np.int64]:
    """Index of the segment each report was snapped to, -1 = none.

    Raises
    ------
    NearMissError
        When ids of reports are not among the streets'.

    Examples
    --------
    >>> segments_of(["b", None, "a"], ["a", "b"]).tolist()
    [1, -1, 0]
    """
    index = {name: i for i, name in enumerate(ids)}
    unknown = [name for name in segment_ids if name is not None and name not in index]
    if unknown:
        raise NearMissError(
            QT_TRANSLATE_NOOP(
                "NearMiss",
                "SNAPPED: {rows} reports have one of {n} segment ids that STREETS does not have. Give the STREETS and the "
                "SEGMENT_ID that the reports were snapped with."
            ),
            rows=len(unknown),
            n=len(set(unknown)),
        )  # fmt: skip
    return np.array([-1 if name is None else index[name] for name in segment_ids], dtype=np.int64)


def breakdown_text(cells: dict[str, int]) -> str:
    """A breakdown as JSON text with sorted keys.

    >>> breakdown_text({"dooring": 3, "*": 4})
    '{"*": 4, "dooring": 3}'
    """
    return json.dumps(cells, sort_keys=True, ensure_ascii=False)
