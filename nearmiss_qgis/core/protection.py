"""What an outsider can infer from everything that is published together."""

from __future__ import annotations

from dataclasses import dataclass

from .policy import ZEROS_PUBLISHED, Policy


@dataclass(frozen=True)
class HiddenRange:
    """The counts an outsider has to reckon with for a segment without a published one.

    Attributes
    ----------
    low : int
    high : int or None
        None: nothing that is published limits it.
    """

    low: int
    high: int | None


def total_hides(total: int, published: int, n_hidden: int, policy: Policy, *, by_people: bool) -> bool:
    """Whether the total of all snapped reports can be printed without giving a withheld count away.

    With S = total - published and w segments without a published count, each between 0 and k - 1: for
    w >= 3 and k - 1 <= S <= (w - 2)(k - 1) every one of them can still be anything from 0 to k - 1 for an
    outsider; the upper limit holds even for somebody who knows one of them. (At S = k - 1 the owner of a
    segment with k - 1 reports learns that the others have none.) Where k counts people a withheld segment may
    hold any number of rows, so only the lower limit applies. Never where zeros are published: the withheld
    set is known then.

    Parameters
    ----------
    total, published : int
        Exact rows on all segments and on those with a published count.
    n_hidden : int
        w: segments without a published count, zero ones included.

    Examples
    --------
    >>> total_hides(11, 9, 1, Policy(), by_people=False)
    False
    >>> total_hides(100, 96, 4, Policy(), by_people=False)
    True
    """
    hidden = total - published
    return policy.zeros != ZEROS_PUBLISHED and sum_hides(hidden, hidden, n_hidden, policy, by_people=by_people)


def sum_hides(least: int, most: int, n_hidden: int, policy: Policy, *, by_people: bool) -> bool:
    """Whether each hidden segment can still be anything from 0 to k - 1 when their sum is known.

    Parameters
    ----------
    least, most : int
        The sum of the hidden counts; two numbers where rounding leaves a range.
    n_hidden : int
        w: segments without a published count, zero ones included.

    Examples
    --------
    >>> [s for s in range(9) if sum_hides(s, s, 4, Policy(), by_people=False)]
    [2, 3, 4]
    """
    k = policy.min_publish_n
    return n_hidden >= 3 and most >= k - 1 and (by_people or least <= (n_hidden - 2) * (k - 1))


def hidden_range(
    policy: Policy, *, by_people: bool, total: int | None = None, published: int = 0, n_hidden: int = 0
) -> HiddenRange:
    """What an outsider infers for each segment without a published count.

    Parameters
    ----------
    total : int or None
        The total of all snapped reports, where it is printed (exact value; rounding widens the range).
    published : int
        Exact rows of the segments with a published count.
    n_hidden : int
        Segments without a published count.

    Examples
    --------
    >>> hidden_range(Policy(), by_people=False)
    HiddenRange(low=0, high=2)
    >>> hidden_range(Policy(), by_people=True, total=20, published=15, n_hidden=9)
    HiddenRange(low=0, high=5)
    """
    low = 1 if policy.zeros == ZEROS_PUBLISHED else 0
    ceiling = None if by_people else policy.min_publish_n - 1
    if total is None:
        return HiddenRange(low, ceiling)
    most = total - published
    if policy.round_base > 1:
        most = policy.before_rounding(policy.rounded(total))[1] - min(published, total)
    if ceiling is None:
        return HiddenRange(low, most)
    least_elsewhere = (n_hidden - 1) * ceiling
    return HiddenRange(max(low, total - published - least_elsewhere), min(ceiling, most))
