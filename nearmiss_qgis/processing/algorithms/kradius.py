"""How many candidate subjects does each point leave?"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import qgis.core as qgis

from ...core.policy import MOST_INTEGER
from ...translation import translate
from .. import auxiliary, catchment, measured
from .. import parameters as shared
from ..algorithm import NearMissAlgorithm
from ..fields import columns
from ..outputs import Outputs
from ..request import Request

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from ...core.proximity import Spread
    from ...layers.write import Column


class KRadius(NearMissAlgorithm):
    """Spatial k-anonymity: candidates within each radius, and in the catchment of the street segment."""

    group_id = "measure"

    def title(self) -> str:
        return translate("NearMiss", "Candidates within a radius (k)")

    def help_text(self) -> str:
        return translate(
            "NearMiss",
            "Counts how many subjects of an auxiliary layer (addresses, people) an attacker could confuse with each point: "
            "those within each radius, and those on the same street segment.\n\n"
            "Take the radius that your release admits to: the rounding cell, the masking radius, the snap distance. Rows of "
            "one subject are one candidate; without SUBJECT, rows at one place are one. WEIGHT lets a point stand for several "
            "households.\n\n"
            "A low k means that few people fit the point; k_min is what an attacker gets at the worst one. 1/k is a lower "
            "bound of the risk unless all candidates are equally likely: somebody who also knows when or why a person was "
            "there finds them sooner. The auxiliary layer decides the number, so it is named and dated; a partial one gives a "
            "smaller k, one with duplicates a larger. Without it other reports are counted, which says nothing about "
            "candidates."
        )  # fmt: skip

    def define(self) -> list[qgis.QgsProcessingParameterDefinition]:
        stacked = qgis.QgsProcessingParameterBoolean(
            "COUNT_STACKED", translate("NearMiss", "Count subjects at one place separately"), False
        )
        return [
            shared.points(),
            shared.person(),
            *shared.auxiliary(),
            shared.advanced(
                shared.explained(stacked, translate("NearMiss", "Without SUBJECT: each row is a candidate of its own."))
            ),
            qgis.QgsProcessingParameterString("RADII", translate("NearMiss", "Radii (metres)"), "25,50,100,250,500"),
            qgis.QgsProcessingParameterString("THRESHOLDS", translate("NearMiss", "Thresholds of k"), "5,10"),
            shared.threshold_k(),
            shared.explained(
                shared.metres(
                    "AT_RADIUS", translate("NearMiss", "Radius of the numbers and of below_k"), 50.0, above=0.0
                ),
                translate("NearMiss", "The uncertainty that your release admits to."),
            ),
            *catchment.parameters(),
            shared.sink("OUTPUT", translate("NearMiss", "k by radius"), shared.TABLES, private=False),
            shared.sink(
                "ANNOTATED", translate("NearMiss", "Points with k"), shared.POINTS, private=True, optional=True
            ),
        ]

    def numbers(self) -> dict[str, str]:
        return {
            "INPUT_ROWS": translate("NearMiss", "Records in"),
            "K_MIN": translate("NearMiss", "Smallest k (at AT_RADIUS)"),
            "K_MEDIAN": translate("NearMiss", "Median k (at AT_RADIUS)"),
            "BELOW_K": translate("NearMiss", "Points with fewer candidates than K (at AT_RADIUS)"),
            "AUXILIARY_ROWS": translate("NearMiss", "Rows of the auxiliary layer"),
            "AUXILIARY_PLACES": translate("NearMiss", "Distinct places of the auxiliary layer"),
            "CATCHMENT_K_MIN": translate("NearMiss", "Smallest k of a catchment"),
            "BEYOND_AUXILIARY": translate("NearMiss", "Points whose largest disc leaves the auxiliary layer"),
        }

    def texts(self) -> dict[str, str]:
        return {"WORKING_CRS": translate("NearMiss", "CRS in which distances were measured")}

    def validate(self, request: Request) -> None:
        _radii(request), _thresholds(request), auxiliary.check(request)

    def execute(self, request: Request, outputs: Outputs) -> dict[str, Any]:
        from ...core.proximity import candidates, spread

        request.step(translate("NearMiss", "Reading points"), 0.0, 0.3)
        (radii, at_radius), limits, limit = _radii(request), _thresholds(request), request.integer("K") or 0
        at, stacked = radii.index(at_radius), request.flag("COUNT_STACKED")
        points = measured.points(request, whole=outputs.wants("ANNOTATED"))
        found = auxiliary.read(request, points, radii[-1], stacked=stacked)
        if found is not None and request.given("CONTRIBUTOR"):
            request.warn(
                translate("NearMiss", "CONTRIBUTOR changes nothing where AUXILIARY is given: its subjects are counted.")
            )
        if found is None:
            measured.say_who_is_unknown(request, points.who)
            found = auxiliary.the_points_themselves(request, points, stacked=stacked)

        request.step(translate("NearMiss", "Counting candidates"), 0.3, 0.8)
        k = candidates(points.xy, found.who, radii, request.progress())
        street = catchment.candidates(request, points, found.who)
        here = spread(k[:, at], [limit])
        _say(request, here, radii[at], limit)
        if found.otherwise is not None:
            other = spread(candidates(points.xy, found.otherwise, [radii[at]], request.progress())[:, 0], [limit])
            _say_otherwise(request, other, limit, stacked=stacked)

        request.step(translate("NearMiss", "Writing"), 0.8, 1.0)
        whole = found.who.unit == 1 and float(k.max()) < MOST_INTEGER
        rows = [_row(radius, spread(k[:, i], limits), whole) for i, radius in enumerate(radii)]
        rows += [] if street is None else [_row(None, spread(street[street >= 0], limits), whole)]
        outputs.write_table("OUTPUT", _columns(limits, whole), rows, private=False)
        fields, answers = _annotations(radii, k, street, k[:, at] < limit, whole)
        points.annotate(outputs, "ANNOTATED", fields, answers, style=f"k:{k_field(radii[at])}")
        return {
            "INPUT_ROWS": len(points.table),
            "K_MIN": _number(here.k_min, whole),
            "K_MEDIAN": here.k_median,
            "BELOW_K": here.below[0],
            **found.numbers(),
            **catchment.smallest(street),
            "WORKING_CRS": points.working.text,
        }


def _radii(request: Request) -> tuple[list[float], float]:
    """The radii, and the one of the numbers among them."""
    from ...core.number_lists import radii, radius

    at = radius(request.number("AT_RADIUS"), "AT_RADIUS")
    return radii(request.text("RADII"), "RADII", at), at


def _thresholds(request: Request) -> list[int]:
    from ...core.number_lists import thresholds

    return thresholds(request.text("THRESHOLDS"), "THRESHOLDS")


def _row(radius: float | None, k: Spread, whole: bool) -> list[Any]:
    return [
        radius,
        _number(k.k_min, whole),
        k.k_p05,
        k.k_median,
        k.k_mean,
        _number(k.k_max, whole),
        k.k_zero,
        *k.below,
    ]


def _columns(limits: Sequence[int], whole: bool) -> list[Column]:
    """The fields of the table; k is a whole number where all weights are."""
    from ...layers.write import INTEGER, REAL, Column

    kind = INTEGER if whole else REAL
    below = translate("NearMiss", "Points below k = {k}")
    return [
        *columns("radius_m"),
        Column("k_min", kind, translate("NearMiss", "Smallest k")),
        *columns("k_p05", "k_median", "k_mean"),
        Column("k_max", kind, translate("NearMiss", "Largest k")),
        *columns("k_zero"),
        *(Column(f"below_{limit}", INTEGER, below.format(k=limit), 150) for limit in limits),
    ]


def _annotations(
    radii: Sequence[float],
    k: NDArray[np.float64],
    street: NDArray[np.float64] | None,
    below: NDArray[np.bool_],
    whole: bool,
) -> tuple[list[Column], list[list[Any]]]:
    """Fields and values of the annotated points."""
    from ...layers.write import INTEGER, REAL, Column

    kind, within = INTEGER if whole else REAL, translate("NearMiss", "Candidates within {m:g} m")
    fields = [Column(k_field(radius), kind, within.format(m=radius), 190) for radius in radii]
    answers = [[_number(value, whole) for value in column] for column in k.T.tolist()]
    if street is not None:
        fields.append(Column("catchment_k", kind, columns("catchment_k")[0].alias, 220))
        answers.append([_number(value, whole) for value in street.tolist()])
    return [*fields, *columns("below_k")], [*answers, below.tolist()]


def k_field(radius: float) -> str:
    """The field of k at a radius: k_25, k_12_5."""
    return "k_" + f"{radius:.6f}".rstrip("0").rstrip(".").replace(".", "_")


def _number(k: float | None, whole: bool) -> float | int | None:
    """k for an output; None where it was not measured."""
    if k is None or k != k:
        return None
    return int(k) if whole else k


def _say(request: Request, here: Spread, radius: float, limit: int) -> None:
    """The worst of it in the log, and what makes a number meaningless."""
    text = translate(
        "NearMiss",
        "Within {m:g} m: the smallest k is {low:g}, the median {median:g}; {n} of {rows} points have fewer than {k}."
    )  # fmt: skip
    request.info(text.format(m=radius, low=here.k_min, median=here.k_median, n=here.below[0], rows=here.n, k=limit))
    if not here.k_max:
        text = translate("NearMiss", "No point has a candidate within {m:g} m. Does the auxiliary layer cover them?")
        request.warn(text.format(m=radius))


def _say_otherwise(request: Request, other: Spread, limit: int, *, stacked: bool) -> None:
    if stacked:
        text = translate(
            "NearMiss",
            "With subjects at one place counted once (COUNT_STACKED false): smallest k {low:g}, {n} points below {k}."
        )  # fmt: skip
    else:
        text = translate(
            "NearMiss",
            "With subjects at one place counted separately (COUNT_STACKED true): smallest k {low:g}, {n} points below {k}."
        )  # fmt: skip
    request.info(text.format(low=other.k_min, n=other.below[0], k=limit))
