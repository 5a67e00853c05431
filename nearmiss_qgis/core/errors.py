"""What the core raises: messages as templates with their values, so that the QGIS side can translate them."""

from __future__ import annotations

from typing import Any, Callable, Optional

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


class Cancelled(Exception):
    """The user cancelled; nothing has been written."""


def advance(progress: Progress, share: float) -> None:
    """Report `share` (0 to 1) of the work as done where somebody listens."""
    if progress is not None:
        progress(share)
