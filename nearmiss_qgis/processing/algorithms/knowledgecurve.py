"""How much more does an attacker find who knows more?"""

from __future__ import annotations

from typing import Any

import qgis.core as qgis

from ...translation import translate
from .. import attack_document, attacking, knowing, sides
from .. import parameters as shared
from ..algorithm import NearMissAlgorithm
from ..fields import columns
from ..outputs import Outputs
from ..request import Request


class KnowledgeCurve(NearMissAlgorithm):
    """The attack by a weak, a medium and a strong attacker."""

    group_id = "attack"

    def title(self) -> str:
        return translate("NearMiss", "Knowledge curve")

    def help_text(self) -> str:
        return translate(
            "NearMiss",
            "Runs the same attack for three attackers: W (weak) knows only the attributes of level W, M (medium) also those of "
            "level M, S (strong) all. The level stands in each line of ATTRIBUTES; empty is M.\n\n"
            "The same release may be at 20 % and at 100 %: only the assumption differs. Measure S to show the worst case, M "
            "where the decision usually lies, W to see whether public knowledge is enough. If W is high already, there is no "
            "point in arguing what others can obtain.\n\n"
            "A level that sees nothing is not tested. A low success only says that this attack did not break the release: read "
            "the warnings."
        )  # fmt: skip

    def define(self) -> list[qgis.QgsProcessingParameterDefinition]:
        return [
            *sides.parameters(),
            *attacking.options(),
            *sides.blocking(),
            shared.integer("SEED", translate("NearMiss", "Seed"), 1),
            shared.sink("OUTPUT", translate("NearMiss", "Success by knowledge"), shared.TABLES, private=False),
        ]

    def numbers(self) -> dict[str, str]:
        return {
            "SUCCESS_W": translate("NearMiss", "Success of a weak attacker"),
            "SUCCESS_M": translate("NearMiss", "Success of a medium attacker"),
            "SUCCESS_S": translate("NearMiss", "Success of a strong attacker"),
        }

    def validate(self, request: Request) -> None:
        found = sides.check(request)
        attacking.chosen(request)
        attacking.check_method(request, found)

    def execute(self, request: Request, outputs: Outputs) -> dict[str, Any]:
        request.step(translate("NearMiss", "Reading both sides"), 0.0, 0.2)
        opposed = sides.read(request, sides.attributes(request), seed=request.integer("SEED") or 0)
        candidates = sides.candidates(request, opposed)
        attacking.blocked(request, opposed, candidates)

        request.step(translate("NearMiss", "Attacking"), 0.2, 0.9)
        rows = knowing.rows(request, opposed, candidates)

        request.step(translate("NearMiss", "Writing"), 0.9, 1.0)
        outputs.write_table("OUTPUT", columns(*attack_document.LEVELS), rows, private=False)
        return {f"SUCCESS_{row[0]}": row[2] for row in rows if row[2] is not None}
