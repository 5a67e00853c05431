"""What a rule says: leak, warning, note, or that it could not be tested. The list of rules adds the rule's id."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from ..findings import FAILED, LEAK, NOTE, PASSED, WARNING, Finding, Words

_MOST_NAMED = 10


class NotTested(Exception):
    """A rule that cannot be evaluated: what is missing, and how to give it."""

    def __init__(self, message: Words, remedy: str = "") -> None:
        super().__init__(message)
        self.message, self.remedy = message, remedy


def leak(message: str, *, where: str = "", count: int = 0, remedy: str = "") -> Finding:
    """A finding that stops the release."""
    return Finding("", FAILED, LEAK, message, where, count, remedy)


def warning(message: str, *, where: str = "", count: int = 0, remedy: str = "") -> Finding:
    """A finding that somebody should look at."""
    return Finding("", FAILED, WARNING, message, where, count, remedy)


def note(message: str, *, where: str = "", count: int = 0, remedy: str = "") -> Finding:
    """Something to know; the rule passed."""
    return Finding("", PASSED, NOTE, message, where, count, remedy)


def about(
    say: Callable[..., Finding],
    template: str,
    names: Iterable[str | None],
    *,
    where: str,
    remedy: str = "",
    **values: Any,
) -> Iterator[Finding]:
    """A finding about some segments, fields or files, with their number and the first of them; none without any.

    Parameters
    ----------
    say : callable
        :func:`leak`, :func:`warning` or :func:`note`.
    template : str
        Text with ``{n}``, ``{names}`` and the names of `values` in it.

    Examples
    --------
    >>> [str(one.message) for one in about(leak, "Below {k} ({n}): {names}", ["b", "a", "b"], where="x.csv", k=3)]
    ['Below 3 (3): a, b']
    >>> list(about(leak, "{n}: {names}", [], where="x.csv"))
    []
    """
    found = list(names)
    if found:
        message = Words(template, n=len(found), names=listed(found), **values)
        yield say(message, where=where, count=len(found), remedy=remedy)


def listed(names: Iterable[str | None]) -> str:
    """Names for people, the first ones only, each once.

    >>> listed(["b", "a", "b"])
    'a, b'
    """
    distinct = sorted({"NULL" if name is None else str(name) for name in names})
    shown = ", ".join(distinct[:_MOST_NAMED])
    more = len(distinct) - _MOST_NAMED
    return f"{shown}, … (+{more})" if more > 0 else shown
