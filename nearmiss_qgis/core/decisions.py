"""What an analyst decided about single reports."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from .errors import QT_TRANSLATE_NOOP, NearMissError

LEAVE_OUT, KEEP = "leave_out", "keep"


def left_out(
    record_ids: Sequence[str | None],
    decided_ids: Sequence[str | None],
    decisions: Sequence[str | None],
    layer: str = "SNAPPED",
) -> tuple[NDArray[np.bool_], int]:
    """Reports that were decided to be left out.

    Parameters
    ----------
    record_ids : sequence of str or None
        Id of each report; every report of a decided id is left out.
    decided_ids, decisions : sequences of str or None
        The rows of the decisions table: ``leave_out``, or ``keep``, which changes nothing.
    layer : str
        The parameter of the layer of the reports, for messages.

    Returns
    -------
    mask : (n,) bool array
    not_found : int
        Ids to leave out that no report has.

    Raises
    ------
    NearMissError
        For a decision of another name, a row without an id, or when no report has any of the ids.

    Examples
    --------
    >>> mask, not_found = left_out(["1", "2", None], ["2", "9"], ["leave_out", "leave_out"])
    >>> mask.tolist(), not_found
    ([False, True, False], 1)
    """
    other = sum(1 for decision in decisions if decision not in (LEAVE_OUT, KEEP))
    nameless = sum(1 for name in decided_ids if name is None)
    if other or nameless:
        raise NearMissError(
            QT_TRANSLATE_NOOP(
                "NearMiss",
                "DECISIONS: {other} rows have a decision other than leave_out or keep, and {nameless} have no record_id. "
                "Correct or remove these rows."
            ),
            other=other,
            nameless=nameless,
        )  # fmt: skip
    wanted = {name for name, decision in zip(decided_ids, decisions) if decision == LEAVE_OUT}
    mask = np.array([name is not None and name in wanted for name in record_ids], dtype=bool)
    if wanted and not mask.any():
        raise NearMissError(
            QT_TRANSLATE_NOOP(
                "NearMiss",
                "DECISIONS: none of the {n} record ids to leave out is in {layer}, so no report would be left out. Is REPORT_ID "
                "the field that record_id stands for?"
            ),
            n=len(wanted),
            layer=layer,
        )  # fmt: skip
    return mask, len(wanted - set(record_ids))
