"""The sections of the audit report: what was measured, by the names of its document."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ..translation import translate
from . import auxiliary, catchment, ranked
from .request import Request

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from ..core.precision import Precision
    from .measured import Points

NEARBY_M = 250.0
_DECIMALS, _GRIDS = (6, 5, 4, 3, 2), (1.0, 10.0, 100.0)


@dataclass(frozen=True)
class Known:
    """What an attacker may know of a record beside its location.

    Attributes
    ----------
    names : list of str
    codes : list of (m,) int arrays
        Class of each record by each of them.
    null : list of (m,) bool arrays
        Where they are NULL.
    combined : (m,) int array
        Class by all of them.
    grid : Precision
        The location precision of classes and cells.
    k : int
    """

    names: list[str]
    codes: list[NDArray[np.int64]]
    null: list[NDArray[np.bool_]]
    combined: NDArray[np.int64]
    grid: Precision
    k: int

    @property
    def words(self) -> str:
        """Their names, and the location."""
        where = translate("NearMiss", "location ({m:g} m)").format(m=self.grid.value)
        return ", ".join([*self.names, where])


def uniqueness(request: Request, points: Points, known: Known) -> dict[str, Any]:
    """Records that are alone, by precision; the last row is the precision of the classes where it is not among them."""
    from ..core.audit import profile_row
    from ..core.classes import uniqueness as measure
    from ..core.precision import DECIMALS, GRID, Precision

    wanted = [Precision(DECIMALS, n) for n in _DECIMALS] + [Precision(GRID, m) for m in _GRIDS]
    moved = request.progress()
    rows = []
    for done, precision in enumerate(dict.fromkeys([*wanted, known.grid])):
        moved(done / (len(wanted) + 1))
        found = measure(precision.locations(points.lonlat, points.xy), known.combined, points.who)
        rows.append(profile_row(precision, found, points.middle_latitude))
    attacker = translate(
        "NearMiss", "Somebody who knows where a record is, to the precision of the row, and nothing else."
    )
    if known.names:
        text = translate(
            "NearMiss",
            "Somebody who knows where a record is, to the precision of the row, and its {fields}."
        )  # fmt: skip
        attacker = text.format(fields=", ".join(known.names))
    return {"attacker": attacker, "k": known.k, "quasi_identifiers": known.names, "rows": rows}


def candidates(
    request: Request, points: Points, joined: auxiliary.Auxiliary | None, radii: list[float], at: float, k: int
) -> dict[str, Any] | None:
    """Candidates by radius; None without an auxiliary layer."""
    from ..core.audit import candidates_distribution, spread_row
    from ..core.proximity import candidates as count
    from ..core.proximity import spread

    if joined is None:
        return None
    limits = sorted({k, 2 * k})
    found = count(points.xy, joined.who, radii, request.progress())
    street = catchment.candidates(request, points, joined.who)
    measured = None if street is None else spread(street[street >= 0], limits)
    attacker = translate(
        "NearMiss",
        "Somebody who knows only the place of a record, as exactly as the radius says, and looks up who is near in: {name}. 1/k "
        "is a lower bound of their chance."
    )  # fmt: skip
    return {
        "attacker": attacker.format(name=joined.name),
        "k": k,
        "points": len(points),
        "at_radius_m": at,
        "thresholds": limits,
        "rows": [{"radius_m": radius, **spread_row(spread(found[:, i], limits))} for i, radius in enumerate(radii)],
        "catchment": {"points": measured.n, **spread_row(measured)} if measured is not None and measured.n else None,
        "distribution": candidates_distribution(found[:, radii.index(at)], k),
    }


def cells(request: Request, points: Points, known: Known) -> dict[str, Any]:
    """The smallest cells of every combination of filters."""
    from ..core.audit import cell_sizes
    from ..core.cells import depth_that_fits, smallest_cells
    from ..core.classes import places
    from .dimensions import LOCATION

    codes = [*known.codes, places(known.grid.locations(points.lonlat, points.xy))[0]]
    names = [*known.names, LOCATION]
    found = smallest_cells(
        codes,
        k=known.k,
        contributor=points.who,
        max_depth=depth_that_fits(len(names)),
        progress=request.progress(),
    )
    combinations = list(found.combinations)
    if combinations[-1].depth < len(names):
        combinations.append(found.all_together(len(names), known.k))
    rows = [one.row(names) for one in combinations]
    attacker = translate(
        "NearMiss",
        "Anybody who can filter what is published by {fields}: every combination is a question they can ask."
    )  # fmt: skip
    return {
        "attacker": attacker.format(fields=known.words),
        "k": known.k,
        "rows": rows,
        "sizes": cell_sizes(found, known.k),
    }


def records(ranking: ranked.Ranking, known: Known, name: str, top: int) -> dict[str, Any]:
    """The records that carry the risk: ids and reasons."""
    numbers, found = ranking.numbers(), ranking.exposure
    order = ranking.order[: min(top, numbers["RECORDS_AT_RISK"])].tolist()
    k, whole = found.candidates, ranking.whole
    rows = [
        {
            "risk_rank": rank,
            "record_id": ranking.ids[record],
            "risk": float(found.risk[record]),
            "class_size": int(found.class_size[record]),
            "candidates": None if k is None else int(k[record]) if whole else float(k[record]),
            "isolation_m": _known(float(found.isolation_m[record])),
            "reasons": ranking.reasons(record),
        }
        for rank, record in enumerate(order, 1)
    ]
    attacker = translate("NearMiss", "Somebody who knows {fields} of a record.")
    if name:
        attacker = translate(
            "NearMiss", "Somebody who knows {fields} of a record, or who looks up who is near it in: {name}."
        )
    return {
        "attacker": attacker.format(fields=known.words, name=name),
        "k": known.k,
        "at_risk": numbers["RECORDS_AT_RISK"],
        "people_at_risk": numbers.get("PEOPLE_AT_RISK"),
        "max_risk": numbers["MAX_RISK"],
        "expected_by_class": numbers["EXPECTED_BY_CLASS"],
        "expected_by_candidates": numbers.get("EXPECTED_BY_CANDIDATES"),
        "rows": rows,
    }


def _known(metres: float) -> float | None:
    return None if metres == float("inf") else round(metres, 1)


def attributes(request: Request, points: Points, known: Known) -> dict[str, Any] | None:
    """Attributes one by one, and all together; None without any."""
    import numpy as np

    from ..core.audit import attribute_row

    if not known.names:
        return None
    asked = list(zip(known.names, known.codes, known.null))
    if len(asked) > 1:
        asked.append((" + ".join(known.names), known.combined, np.all(known.null, axis=0)))
    moved = request.progress()
    rows = []
    for done, (name, codes, null) in enumerate(asked):
        moved(done / len(asked))
        rows.append(attribute_row(name, codes, null, points.xy, k=known.k, radius=NEARBY_M, who=points.who))
    attacker = translate(
        "NearMiss", "Somebody who knows one attribute of a record, and perhaps roughly ({m:g} m) where it happened."
    )
    return {"attacker": attacker.format(m=NEARBY_M), "k": known.k, "radius_m": NEARBY_M, "rows": rows}


def coarse_map(points: Points, k: int) -> dict[str, Any] | None:
    """Where the records are, in cells that hold enough of them."""
    from ..core.audit import coarse_map as drawn

    found = drawn(points.xy, k, points.who)
    if found is not None:
        found["classes"][-1] = translate("NearMiss", "{n} or more").format(n=10 * k)
    return found


def at_grid(document: dict[str, Any], known: Known) -> dict[str, Any]:
    """The row of uniqueness at the precision of classes and cells."""
    rows: list[dict[str, Any]] = document["uniqueness"]["rows"]
    return next(row for row in rows if (row["kind"], row["precision"]) == (known.grid.kind, known.grid.value))


def headline(document: dict[str, Any], known: Known) -> list[dict[str, Any]]:
    """The numbers to look at first: the count below the threshold, of how many, and the minimum in words."""
    alone, cells = at_grid(document, known), document["cells"]["rows"][-1]
    who, k = document["audited"]["counts"], document["records"]["k"]
    found = [
        {
            "id": "alone",
            "value": alone["locations_with_one_record"],
            "of": alone["distinct_locations"],
            "text": translate("NearMiss", "locations hold one record, on a grid of {m:g} m").format(
                m=alone["precision"]
            ),
            "attacker": translate("NearMiss", "Somebody who knows where a person was."),
        },
        {
            "id": "cells_of_one",
            "value": cells["cells_of_one"],
            "of": cells["cells"],
            "text": _of_cells(who).format(fields=", ".join(cells["dimensions"]), low=cells["k_min"]),
            "attacker": document["cells"]["attacker"],
        },
    ]
    candidates = document["candidates"]
    if candidates is not None:
        at = next(row for row in candidates["rows"] if row["radius_m"] == candidates["at_radius_m"])
        text = translate("NearMiss", "points have fewer than {k} candidates within {m:g} m; the smallest k is {low:g}")
        found.append(
            {
                "id": "below_k",
                "value": at["below"][0],
                "of": candidates["points"],
                "text": text.format(k=k, m=at["radius_m"], low=at["k_min"]),
                "attacker": candidates["attacker"],
            }
        )
    text = translate("NearMiss", "records have a risk above 1 in {k}; the highest risk is {risk:.2g}")
    found.append(
        {
            "id": "at_risk",
            "value": document["records"]["at_risk"],
            "of": alone["rows"],
            "text": text.format(k=k, risk=document["records"]["max_risk"]),
            "attacker": document["records"]["attacker"],
        }
    )
    release = document["release"]
    if release is not None:
        found.append(
            {
                "id": "leaks",
                "value": release["leaks"],
                "of": None,
                "text": translate("NearMiss", "leaks in the release; {n} rules were not tested").format(
                    n=release["not_tested"]
                ),
                "attacker": release["attacker"],
            }
        )
    return found


def _of_cells(who: str) -> str:
    if who == "people":
        return translate("NearMiss", "cells of {fields} hold one person; the smallest cell holds {low}")
    return translate("NearMiss", "cells of {fields} hold one record; the smallest cell holds {low}")
