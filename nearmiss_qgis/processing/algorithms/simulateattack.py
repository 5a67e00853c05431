"""Whom would an attacker who knows this much find in a release?"""

from __future__ import annotations

from typing import Any

import qgis.core as qgis

from ...translation import translate
from .. import attack_document, attack_numbers, attacking, dependencies, knowing, pages, sides
from .. import parameters as shared
from ..algorithm import NearMissAlgorithm
from ..fields import columns
from ..outputs import Outputs
from ..request import Request

_PER_RECORD = ("anon_id", "risk@attack", "rank", "confidence", "ties", "best_is_true", "best_ties", "candidates@attack")


class SimulateAttack(NearMissAlgorithm):
    """The attack raw against released: what it gets right, and how far that number carries."""

    group_id = "attack"
    requires = (*dependencies.CORE, "jinja2")

    def title(self) -> str:
        return translate("NearMiss", "Simulate an attack")

    def help_text(self) -> str:
        return translate(
            "NearMiss",
            "Plays the attacker: for each released record, which raw record is it? You know the answer by the ids, so it can be "
            "counted how often the best guess is right. ATTRIBUTES says what the attacker compares, and with which score: "
            "AGE|AGE|num for numbers, ZIP|ZIP|char for texts, AREA|AREA|containment for regions, ||location for the points.\n\n"
            "SUCCESS is the exact expected share of right guesses. Read it against BASELINE (guessing), with MAX_RISK and "
            "RECORDS_AT_RISK_1: a low mean hides single people who are found for certain. An attacker may also name only those "
            "that look certain (CURVE).\n\n"
            "A low success only says that this attack did not break the release. A score that does not fit the values, an "
            "attribute without signal, scales that differ, or blocking make it low too, without an error: read the warnings, and "
            "the page of this algorithm. Whether anybody can obtain what you assume is not tested."
        )  # fmt: skip

    def define(self) -> list[qgis.QgsProcessingParameterDefinition]:
        matches = [
            translate("NearMiss", "Greedy: each record by itself"),
            translate("NearMiss", "Optimal: one to one (greedy beside it)"),
            translate("NearMiss", "Scoreboard-RH: only those that stand out (greedy beside it)"),
        ]
        phi = shared.number("PHI", translate("NearMiss", "Scoreboard-RH: confidence from which a record is named"), 0.0)
        top = qgis.QgsProcessingParameterString(
            "TOP_K", translate("NearMiss", "Among the k best, for these k"), "1,5,10"
        )
        page = shared.text_file("REPORT_HTML", translate("NearMiss", "Report"), "html")
        return [
            *sides.parameters(),
            *attacking.options(),
            shared.choice("MATCH", translate("NearMiss", "Assignment"), matches),
            shared.advanced(phi),
            top,
            *sides.blocking(),
            shared.integer("SEED", translate("NearMiss", "Seed"), 1),
            shared.sink("METRICS", translate("NearMiss", "Numbers of the attack"), shared.TABLES, private=False),
            shared.sink("PER_RECORD", translate("NearMiss", "Risk of each record"), shared.TABLES, private=True, optional=True),
            shared.sink("CURVE", translate("NearMiss", "Precision and recall"), shared.TABLES, private=False, optional=True),
            shared.sink("AXES", translate("NearMiss", "Each attribute alone"), shared.TABLES, private=False, optional=True),
            page,
        ]  # fmt: skip

    def numbers(self) -> dict[str, str]:
        return {
            "SUCCESS": translate("NearMiss", "Expected share of right guesses"),
            "BASELINE": translate("NearMiss", "The same by chance"),
            "LIFT": translate("NearMiss", "Success divided by that of chance"),
            "MAX_RISK": translate("NearMiss", "Largest risk of a record"),
            "RECORDS_AT_RISK_1": translate("NearMiss", "Records found for certain"),
            "BLOCKING_RECALL": translate("NearMiss", "True pairs that blocking keeps"),
            "TRUTH_COVERAGE": translate("NearMiss", "Records whose true one is a candidate"),
        }

    def texts(self) -> dict[str, str]:
        return {"WORKING_CRS": translate("NearMiss", "CRS in which distances were measured")}

    def validate(self, request: Request) -> None:
        from ...core.attack.figures import top_numbers

        found = sides.check(request)
        attacking.chosen(request)
        attacking.check_method(request, found)
        top_numbers(request.text("TOP_K"))

    def execute(self, request: Request, outputs: Outputs) -> dict[str, Any]:
        from ...core.attack.figures import top_numbers

        request.step(translate("NearMiss", "Reading both sides"), 0.0, 0.2)
        opposed = sides.read(request, sides.attributes(request), seed=request.integer("SEED") or 0)
        candidates = sides.candidates(request, opposed)
        attacking.check_size(request, opposed, candidates)

        request.step(translate("NearMiss", "Attacking"), 0.2, 0.8)
        attack = attacking.run(request, opposed, opposed.attributes, candidates)
        found = attacking.answer(request, opposed, attack, candidates, top_numbers(request.text("TOP_K")))
        told = attacking.say(request, found)

        request.step(translate("NearMiss", "Writing"), 0.8, 1.0)
        alpha = attacking.chosen(request).alpha
        write = outputs.write_table
        write("METRICS", columns("metric", "value", "note"), attack_numbers.metrics(found), private=False)
        write(
            "PER_RECORD", columns(*_PER_RECORD), attack_numbers.per_record(attack, opposed.released_ids), private=True
        )
        write("CURVE", columns(*attack_document.CURVE), attack_numbers.curve(found.figures), private=False)
        write("AXES", columns(*attack_document.AXES), attack_numbers.axes(attack.axes, alpha), private=False)
        if outputs.wants("REPORT_HTML"):
            levels = knowing.several(opposed.attributes)
            document = attack_document.document(
                found,
                names=(request.label("RAW"), request.label("ANON")),
                settings=attacking.settings(request, opposed),
                alpha=alpha,
                notices=told,
                levels=knowing.rows(request, opposed, candidates) if levels else None,
            )
            outputs.write_text("REPORT_HTML", pages.attack(document))
        return {**attacking.headline(found), **({"WORKING_CRS": opposed.crs} if opposed.crs else {})}
