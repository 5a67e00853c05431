"""How many people could each released record be?"""

from __future__ import annotations

from typing import Any

import qgis.core as qgis

from ...core.errors import NearMissError
from ...translation import translate
from .. import parameters as shared
from .. import sides
from ..algorithm import NearMissAlgorithm
from ..fields import columns
from ..outputs import Outputs
from ..request import Request

_FIELDS = ("anon_id", "candidates@attack", "contained", "narrowed_to", "information", "truth_contained")


class Containment(NearMissAlgorithm):
    """k of each released record: the raw records that lie inside it in every attribute."""

    group_id = "attack"

    def title(self) -> str:
        return translate("NearMiss", "Containment")

    def help_text(self) -> str:
        return translate(
            "NearMiss",
            "Counts, for each released record, the raw records that could have become it: an age of 37 lies inside 30-39, a town "
            "inside its county, 2026-03-02 inside 2026-03, a point inside a published polygon. That number is k, and 1 / k is "
            "the chance of a guess among them.\n\n"
            "Categories need HIERARCHY: without it nobody can tell that a county holds a town, and k is 0. A record with k = 0 "
            "is not safe: something was not read. EMPTY counts them, and so does truth_contained: false means that a released "
            "record does not hold its own original.\n\n"
            "A large k says that these attributes leave many candidates, each as likely as the others; not that they differ in "
            "what harms (see Diversity), nor that no other attribute is known."
        )  # fmt: skip

    def define(self) -> list[qgis.QgsProcessingParameterDefinition]:
        return [
            *sides.parameters(),
            shared.sink("OUTPUT", translate("NearMiss", "Candidates of each released record"), shared.TABLES, private=True),
        ]  # fmt: skip

    def numbers(self) -> dict[str, str]:
        return {
            "K_MIN": translate("NearMiss", "Smallest k; 0 where nothing is contained in a record"),
            "EMPTY": translate("NearMiss", "Records that nothing is contained in"),
        }

    def validate(self, request: Request) -> None:
        wrong = [one for one in sides.check(request) if one.kind != "containment"]
        if wrong:
            raise NearMissError(
                translate("NearMiss", "{name} is of the type {kind}. Here every attribute is of the type containment."),
                name=wrong[0].name,
                kind=wrong[0].kind,
            )

    def execute(self, request: Request, outputs: Outputs) -> dict[str, Any]:
        from ...core.attack.candidates import counts
        from ...core.attack.sides import inside_of

        request.step(translate("NearMiss", "Reading both sides"), 0.0, 0.4)
        opposed = sides.read(request, sides.attributes(request))

        request.step(translate("NearMiss", "Counting candidates"), 0.4, 0.9)
        read = [inside_of(opposed.sides, one) for one in opposed.attributes]
        found = counts([inside for inside, _ in read], opposed.sides.truth, request.progress())
        empty = int((found.contained == 0).sum())
        sides.say_who_attacks(request, opposed)
        sides.say_contained(request, opposed, [unread for _, unread in read], empty, found.truth_contained)

        request.step(translate("NearMiss", "Writing"), 0.9, 1.0)
        truth = opposed.sides.truth.tolist()
        rows = [
            (one, n, k, share, None if k == 0 else part, None if at < 0 else held)
            for one, n, k, share, part, held, at in zip(
                opposed.released_ids,
                found.candidates.tolist(),
                found.contained.tolist(),
                found.narrowed_to.tolist(),
                found.information.tolist(),
                found.truth_contained.tolist(),
                truth,
            )
        ]
        outputs.write_table("OUTPUT", columns(*_FIELDS), rows, private=True)
        return {"K_MIN": int(found.contained.min()), "EMPTY": empty}
