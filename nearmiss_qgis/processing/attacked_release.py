"""The attack on a release of segments: what is read, and the numbers that are told."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ..core.errors import NearMissError
from ..translation import translate
from . import clock
from .request import Request

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from ..core.attack.release import Exposed, Published
    from ..layers.read import Table


def published(streets: Table) -> Published:
    """Counts and breakdowns of the segments."""
    import numpy as np

    from ..core.attack.release import Published
    from ..core.gate.release import is_blank

    counted = np.array([not is_blank(value) for value in streets.values("report_count")], dtype=bool)
    names = streets.fields.names()
    texts = streets.values("category_breakdown") if "category_breakdown" in names else [None] * len(counted)
    return Published(counted, [_breakdown(text) if there else {} for text, there in zip(texts, counted)])


def _breakdown(text: Any) -> dict[str, int]:
    """A breakdown as it stands in a release."""
    try:
        found = json.loads(text) if isinstance(text, str) and text.strip() else text or {}
        return {str(name): int(count) for name, count in found.items()}
    except (AttributeError, TypeError, ValueError) as error:
        raise NearMissError(
            translate(
                "NearMiss",
                "SEGMENTS: a category_breakdown is no JSON of categories and counts. Was it cut by the format?"
            )
        ) from error  # fmt: skip


def own(request: Request, table: Table, ids: Sequence[str]) -> NDArray[np.int64]:
    """The segment of each report; -1 = none, or one that is not in the release."""
    import numpy as np

    place = {one: i for i, one in enumerate(ids)}
    claimed = table.identifiers(request.field("SEGMENT_FIELD"))
    own = np.array([-1 if one is None else place.get(one, -1) for one in claimed], dtype=np.int64)
    absent = sum(one is not None for one in claimed) - int((own >= 0).sum())
    if absent:
        text = translate(
            "NearMiss",
            "{n} of {rows} reports are on segments that are not in SEGMENTS: they are in no published number."
        )  # fmt: skip
        request.warn(text.format(n=absent, rows=len(own)))
    return own


def period(request: Request) -> str:
    """The text of PERIOD.

    Raises
    ------
    NearMissError
        When it is none.
    """
    from ..core.periods import read_period

    text = (request.text("PERIOD") or "").strip()
    if read_period(text) is None and not (text.isascii() and text.isdigit() and len(text) == 4):
        raise NearMissError(
            translate(
                "NearMiss", "PERIOD: {text} is no period. Write 2026, 2026-03, 2026-Q1 or 2026-01-01/2026-06-30."
            ),
            text=text,
        )
    return text


def inside(request: Request, table: Table) -> NDArray[np.bool_] | None:
    """Which reports are of the published period."""
    import numpy as np

    from ..core.attack.containment import contained
    from ..core.attack.sides import distinct
    from ..core.periods import read_period

    field = request.field("TIME")
    if field is None:
        return None
    times = table.values(field).tolist()
    code, values = distinct(times)
    clock.refuse_no_times(times, (read_period(value) is not None for value in values), field)
    inside = np.asarray(contained(values, [period(request)]).inside[0][code])
    text = translate("NearMiss", "{n} of {rows} reports are of the period.")
    request.info(text.format(n=int(inside.sum()), rows=len(inside)))
    return inside


def metrics(found: Exposed, nearest: NDArray[np.int64]) -> list[tuple[str, float | None, str]]:
    """(metric, value, note); None = not tested."""
    there = found.published
    claimed = int((~there & (nearest >= 0)).sum())
    return [
        *(_of_published(found) if there.any() else _nothing()),
        (
            "place_claimed_wrongly",
            claimed,
            translate("NearMiss", "Reports in no number that would be looked for in one"),
        ),
        *_of_category(found),
        ("reports_published", int(there.sum()), translate("NearMiss", "Reports in a published number")),
        ("reports_withheld", int((~there).sum()), translate("NearMiss", "Reports in none")),
    ]


def _of_published(found: Exposed) -> list[tuple[str, float | None, str]]:
    there = found.published
    risk, k = found.risk[there], found.k[there]
    right = float(found.place_right[there].mean())
    return [
        (
            "success",
            float(risk.mean()),
            translate("NearMiss", "Published reports picked out of their number, mean of 1 / k"),
        ),
        ("k_min", int(k.min()), translate("NearMiss", "Fewest reports, or people, in one published number")),
        ("max_risk", float(risk.max()), translate("NearMiss", "1 / k of the smallest number")),
        ("records_at_risk_1", int((k == 1).sum()), translate("NearMiss", "Reports alone in their number")),
        ("place_success", right, translate("NearMiss", "Nearest counted segment is the report's own")),
    ]


def _nothing() -> list[tuple[str, float | None, str]]:
    untested = translate("NearMiss", "Not tested: no report is in a published number")
    return [(name, None, untested) for name in ("success", "k_min", "max_risk", "records_at_risk_1", "place_success")]


def _of_category(found: Exposed) -> list[tuple[str, float | None, str]]:
    import numpy as np

    risk = found.category_risk[found.published]
    if not len(risk) or np.isnan(risk).any():
        unknown = translate("NearMiss", "Not tested: no category is given, or none is published")
        return [("category_success", None, unknown), ("category_baseline", None, unknown)]
    known = translate("NearMiss", "Category named right by one who knows the segment")
    chance = translate("NearMiss", "Category named right without the segment: the most frequent one")
    return [("category_success", float(risk.mean()), known), ("category_baseline", found.category_chance, chance)]
