"""How many people do a few points in place and time single out?"""

from __future__ import annotations

from dataclasses import astuple
from typing import TYPE_CHECKING, Any

import qgis.core as qgis

from ...core.errors import NearMissError
from ...translation import translate
from .. import measured, traced
from .. import parameters as shared
from ..algorithm import NearMissAlgorithm
from ..fields import columns
from ..outputs import Outputs
from ..request import Request

if TYPE_CHECKING:
    from ...core.traces import Traces
    from ...core.unicity import Unicity as Told

_ROW = ("points", "contributors", "unicity", "expected_identification", "standard_error", "exhaustive", "sets_tested")
_MOST_SAMPLES = 1_000_000


class Unicity(NearMissAlgorithm):
    """Unicity of traces: people told apart by a few points in place and time."""

    group_id = "measure"

    def title(self) -> str:
        return translate("NearMiss", "Unicity of traces")

    def help_text(self) -> str:
        return translate(
            "NearMiss",
            "Measures how many people are singled out by a few points of their traces: somebody who saw a person at two "
            "places finds all of its records when nobody else was at both.\n\n"
            "A point is a place, a grid cell or the value of a field, in a time bin where TIME is given. For each number of "
            "known points: unicity is the share of a person's sets of so many points that nobody else has all of, as a mean "
            "over the people with that many distinct points; expected_identification is the mean of 1 / (people who have the "
            "set). All sets are counted where that is feasible; otherwise SAMPLES of each person are drawn with SEED, "
            "exhaustive is false and standard_error above 0.\n\n"
            "A low unicity only tells that exactly these places and bins of an unchanged table tell few people apart. It is a "
            "lower bound for exact knowledge alone: somebody who knows more points, finer ones, or who the people nearby are "
            "does better. A number of points that nobody has is not tested, which is not 0. Records without a contributor, a "
            "place or a time are left out and counted in the log."
        )  # fmt: skip

    def define(self) -> list[qgis.QgsProcessingParameterDefinition]:
        return [
            shared.layer("INPUT", translate("NearMiss", "Points; or a table, where the place is a field"), shared.TABLES),
            *traced.parameters(),
            qgis.QgsProcessingParameterString("KNOWN_POINTS", translate("NearMiss", "Known points"), "1,2,3,4"),
            shared.explained(
                shared.integer("SAMPLES", translate("NearMiss", "Sets drawn of a person who has too many"), 1000, low=1),
                translate("NearMiss", "Only where not all can be counted."),
            ),
            shared.integer("SEED", translate("NearMiss", "Seed of the random choices"), 1),
            shared.sink("OUTPUT", translate("NearMiss", "Unicity by known points"), shared.TABLES, private=False),
            shared.sink(
                "PER_CONTRIBUTOR", translate("NearMiss", "Risk by contributor"), shared.TABLES, private=True, optional=True
            ),
        ]  # fmt: skip

    def numbers(self) -> dict[str, str]:
        return {
            "INPUT_ROWS": translate("NearMiss", "Records in"),
            "CONTRIBUTORS": translate("NearMiss", "People with a record that is measured"),
            "UNICITY_4": translate("NearMiss", "Unicity at the last of KNOWN_POINTS"),
        }

    def texts(self) -> dict[str, str]:
        return {"WORKING_CRS": translate("NearMiss", "CRS in which distances were measured")}

    def validate(self, request: Request) -> None:
        traced.check(request)
        _known_points(request)
        if (request.integer("SAMPLES") or 0) > _MOST_SAMPLES:
            raise NearMissError(translate("NearMiss", "SAMPLES must be {most} or less."), most=_MOST_SAMPLES)

    def execute(self, request: Request, outputs: Outputs) -> dict[str, Any]:
        import numpy as np

        from ...core.traces import traces_of
        from ...core.unicity import unicity

        request.step(translate("NearMiss", "Reading records"), 0.0, 0.3)
        records, known = traced.read(request), _known_points(request)
        traces = traces_of(records.who, records.place, records.when)
        _say_who(request, records)

        samples, seed, found = request.integer("SAMPLES") or 0, request.integer("SEED") or 0, []
        for i, p in enumerate(known):
            request.step(
                translate("NearMiss", "Counting sets of points"),
                0.3 + 0.5 * i / len(known),
                0.3 + 0.5 * (i + 1) / len(known),
            )
            rng = np.random.default_rng([seed, p])  # whatever else is asked for
            found.append(unicity(traces, p, samples=samples, rng=rng, progress=request.progress()))
        _say_what_was_found(request, found, samples, seed)

        request.step(translate("NearMiss", "Counting the risk of each person"), 0.8, 0.9)
        visits = traces if request.field("TIME") else traces_of(records.who, records.place, visits=True)
        per_person = _per_contributor(request, records, visits, known[-1]) if outputs.wants("PER_CONTRIBUTOR") else []
        request.step(translate("NearMiss", "Writing"), 0.9, 1.0)
        rows = [[*astuple(one)[:-1], float(one.sets_tested)] for one in found]
        outputs.write_table("OUTPUT", columns(*_ROW), rows, private=False)
        names = ("contributor", "risk", "distinct_cells", "modal_cell_share")
        outputs.write_table("PER_CONTRIBUTOR", columns(*names), per_person, private=True)
        return {
            "INPUT_ROWS": len(records.rows.table),
            "CONTRIBUTORS": len(records.names),
            **({} if found[-1].unicity is None else {"UNICITY_4": found[-1].unicity}),
            **({"WORKING_CRS": records.rows.working.text} if isinstance(records.rows, measured.Points) else {}),
        }  # fmt: skip


def _known_points(request: Request) -> list[int]:
    from ...core.number_lists import known_points

    return known_points(request.text("KNOWN_POINTS"), "KNOWN_POINTS")


def _per_contributor(request: Request, records: traced.Traced, traces: Traces, p: int) -> list[list[Any]]:
    """Contributor, risk, distinct places and share at the most frequent one; the highest risk first."""
    from ...core.trace_risk import habits, risks

    distinct, share = habits(records.who, records.place)
    risk = risks(traces, p, request.progress())
    rows = [list(row) for row in zip(records.names, risk.tolist(), distinct.tolist(), share.tolist())]
    return sorted(rows, key=lambda row: (-row[1], row[0]))


def _say_who(request: Request, records: traced.Traced) -> None:
    text = translate("NearMiss", "{n} records of {people} contributors are measured.")
    request.info(text.format(n=len(records.who), people=len(records.names)))
    if len(records.names) == 1:
        request.warn(
            translate(
                "NearMiss", "All records are of one contributor: nobody is there to be confused with, so unicity is 1."
            )
        )
    elif len(records.who) == len(records.names):
        request.warn(
            translate(
                "NearMiss",
                "Each contributor has one record: the unicity of single points is all that can be measured. Are these the ids of "
                "people, or of records?"
            )
        )  # fmt: skip


def _say_what_was_found(request: Request, found: list[Told], samples: int, seed: int) -> None:
    for one in found:
        if one.unicity is None:
            text = translate("NearMiss", "{p} known points: not tested, no contributor has so many distinct points.")
            request.warn(text.format(p=one.points))
            continue
        text = translate(
            "NearMiss", "{p} known points: unicity {share:.4f} of {n} contributors with so many distinct points; {how}."
        )
        how = translate("NearMiss", "every set counted")
        if not one.exhaustive:
            how = translate(
                "NearMiss", "standard error {error:.2g}, {samples} sets drawn of each person with too many, SEED {seed}"
            )
            how = how.format(error=one.standard_error, samples=samples, seed=seed)
        request.info(text.format(p=one.points, share=one.unicity, n=one.contributors, how=how))
