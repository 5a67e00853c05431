"""What the core raises: messages as templates with their values, so that the QGIS side can translate them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Callable, Optional, TypeVar

_Item = TypeVar("_Item")
_WATCH_EVERY = 8192

#: Called with the share of the work done, 0 to 1; may raise :class:`Cancelled`.
Progress = Optional[Callable[[float], None]]


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:  # noqa: N802 - the name Qt's extraction tools look for
    """Mark `text` for translation and return it unchanged (the core knows no Qt)."""
    return text


class NearMissError(ValueError):
    """A request that cannot be answered: says what, where, how many and what to do.

    Parameters
    ----------
    template : str
        English text with ``{name}`` fields, marked with :func:`QT_TRANSLATE_NOOP`.
    **values
        What goes into the fields: counts, names of parameters, layers and fields; never an attribute
        value or a coordinate of a report.
    """

    def __init__(self, template: str, **values: Any) -> None:
        super().__init__(template.format(**values))
        self.template = template
        self.values = values


class Refused(NearMissError):
    """The answer is no: nothing is released, but what was found out is written and kept."""


class Cancelled(Exception):
    """The user cancelled; nothing has been written."""


def watched(items: Iterable[_Item], progress: Progress) -> Iterator[_Item]:
    """The items, asking every few thousand of them whether the user has cancelled; the bar stays where it is."""
    for i, item in enumerate(items):
        if i % _WATCH_EVERY == 0:
            advance(progress, 0.0)
        yield item


def advance(progress: Progress, share: float) -> None:
    """Report `share` (0 to 1) of the work as done where somebody listens."""
    if progress is not None:
        progress(share)
