"""What the analyst decided about single records, from a table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..core.errors import NearMissError
from ..translation import translate
from . import inputs, measured
from .request import Request

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from ..layers.read import Table


@dataclass(frozen=True)
class Decisions:
    """Decisions, and the rows of the layer they concern.

    Attributes
    ----------
    left_out : (n,) bool array
        Rows of the layer that are left out.
    rows : list of (str, str, str)
        Record id, decision and reason of each decision, in the order of the ids.
    """

    left_out: NDArray[np.bool_]
    rows: list[tuple[str, str, str]]


def read(request: Request, name: str, table: Table) -> Decisions | None:
    """DECISIONS about the rows of the layer `name`; None where it is not given.

    Raises
    ------
    NearMissError
        When a field is missing, a decision has another name, or none of the ids is there.
    """
    from ..core.decisions import left_out

    if not request.given("DECISIONS"):
        return None
    decisions = inputs.table(request, "DECISIONS", may_be_empty=True)
    fields = decisions.fields.names()
    for field in ("record_id", "decision"):
        if field not in fields:
            raise NearMissError(
                translate("NearMiss", "{layer} has no field {field}."), layer=decisions.label, field=field
            )
    ids, decided = decisions.identifiers("record_id"), decisions.identifiers("decision")
    mask, not_found = left_out(table.identifiers(request.field("REPORT_ID")), ids, decided, name)
    if not_found:
        request.warn(
            translate(
                "NearMiss",
                "DECISIONS: {n} record ids to leave out are not in {layer}. Nothing is left out for them: is REPORT_ID the "
                "right field?"
            ).format(n=not_found, layer=name)
        )  # fmt: skip
    reasons = decisions.identifiers("reason") if "reason" in fields else [None] * len(ids)
    rows = sorted((one or "", what or "", why or "") for one, what, why in zip(ids, decided, reasons))
    return Decisions(mask, rows)


def kept(points: measured.Points, decisions: Decisions) -> measured.Points:
    """The points that are not left out by decision.

    Raises
    ------
    NearMissError
        When none is left.
    """
    stay = ~decisions.left_out[points.used]
    if not stay.any():
        raise NearMissError(
            translate(
                "NearMiss",
                "DECISIONS leave out every record of {layer} that has a location ({n}), so nothing is left to measure. Is "
                "REPORT_ID the field that record_id stands for?"
            ),
            layer=points.table.label,
            n=len(points),
        )  # fmt: skip
    return points.only(stay)
