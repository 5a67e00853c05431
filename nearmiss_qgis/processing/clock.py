"""Fields of times."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from ..core.errors import NearMissError
from ..translation import translate


def refuse_no_times(values: Sequence[Any], read: Iterable[bool], field: str | None) -> None:
    """Refuse a field with values of which none is a time: it is the wrong one, and nothing would be found.

    Parameters
    ----------
    values : sequence
    read : iterable of bool
        Whether each of them was read as a time.

    Raises
    ------
    NearMissError
    """
    given = sum(1 for value in values if value not in (None, ""))
    if given and not any(read):
        raise NearMissError(
            translate(
                "NearMiss",
                "TIME: none of the {n} values of field {field} is a datetime, a date or ISO text such as 2026-03-01T08:15:00. "
                "Choose another field, or leave TIME empty."
            ),
            n=given,
            field=field,
        )  # fmt: skip
