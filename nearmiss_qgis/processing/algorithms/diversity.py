"""What does a class give away even when nobody is alone in it?"""

from __future__ import annotations

from typing import Any

import qgis.core as qgis

from ...core.errors import NearMissError
from ...core.policy import MAX_T_DISTANCE, MIN_DISTINCT_L
from ...translation import translate
from .. import measured
from .. import parameters as shared
from ..algorithm import NearMissAlgorithm
from ..fields import columns
from ..outputs import Outputs
from ..request import Request

_NUMBERS = ("class_size", "distinct_l", "entropy_l", "t_distance", "unsafe")


class Diversity(NearMissAlgorithm):
    """l-diversity and t-closeness of a sensitive field in each class."""

    group_id = "measure"

    def title(self) -> str:
        return translate("NearMiss", "Diversity of a sensitive field")

    def help_text(self) -> str:
        return translate(
            "NearMiss",
            "Measures what a class of records tells of a sensitive field even when nobody is alone in it. When all ten "
            "records of a class say the same, whoever knows that somebody is one of them knows what that one said.\n\n"
            "A class holds the records that agree in the quasi-identifiers, which an attacker may know. distinct_l counts "
            "its different sensitive values; entropy_l is how many there are in effect when few of them dominate; "
            "t_distance is how far their shares are from those in all records, 0 to 1. NULL is a value of its own.\n\n"
            "A class is unsafe with fewer than L distinct values, or farther than T from the whole. A class that is not "
            "only tells that these fields leave its members' value open against somebody who knows the quasi-identifiers "
            "and nothing else. Small classes are far from the whole by chance: look at class_size too."
        )  # fmt: skip

    def define(self) -> list[qgis.QgsProcessingParameterDefinition]:
        return [
            shared.layer("INPUT", translate("NearMiss", "Records (points or a table)"), shared.TABLES),
            shared.quasi_identifiers(optional=False),
            shared.explained(
                shared.field("SENSITIVE", translate("NearMiss", "Sensitive field"), "INPUT", optional=False),
                translate("NearMiss", "Its value harms if learnt. Not one of the quasi-identifiers."),
            ),
            shared.integer("L", translate("NearMiss", "Distinct values that are enough"), MIN_DISTINCT_L, low=1),
            shared.number("T", translate("NearMiss", "Distance to the whole that is allowed"), MAX_T_DISTANCE, high=1.0),
            shared.sink("OUTPUT", translate("NearMiss", "Diversity by class"), shared.TABLES, private=True),
            shared.sink("ANNOTATED", translate("NearMiss", "Annotated records"), shared.POINTS, private=True, optional=True),
        ]  # fmt: skip

    def numbers(self) -> dict[str, str]:
        return {
            "INPUT_ROWS": translate("NearMiss", "Records in"),
            "CLASSES": translate("NearMiss", "Classes"),
            "L_MIN": translate("NearMiss", "Fewest distinct sensitive values"),
            "T_MAX": translate("NearMiss", "Largest distance to the whole"),
            "CLASSES_UNSAFE": translate("NearMiss", "Classes that give their value away"),
        }

    def validate(self, request: Request) -> None:
        for name in ("QUASI_IDENTIFIERS", "SENSITIVE"):
            if not request.fields(name):
                raise NearMissError(translate("NearMiss", "{name} is not given. Give a field of INPUT."), name=name)
        measured.plain_fields(request, "QUASI_IDENTIFIERS", "SENSITIVE")

    def execute(self, request: Request, outputs: Outputs) -> dict[str, Any]:
        import numpy as np

        from ...core.diversity import diversity

        request.step(translate("NearMiss", "Reading records"), 0.0, 0.5)
        known, sensitive = request.fields("QUASI_IDENTIFIERS"), request.fields("SENSITIVE")
        rows = measured.rows(request, whole=outputs.wants("ANNOTATED"), fields=[*known, *sensitive])

        measured.say_people_are_not_counted(request)

        request.step(translate("NearMiss", "Counting classes"), 0.5, 0.8)
        group = rows.classes(known)
        found = diversity(group, rows.classes(sensitive))
        unsafe = found.unsafe(request.integer("L") or 0, request.number("T") or 0.0)
        answers = [found.class_size, found.distinct_l, found.entropy_l, found.t_distance, unsafe]

        request.step(translate("NearMiss", "Writing"), 0.8, 1.0)
        member = np.unique(group, return_index=True)[1]
        values, told = {field: rows.texts(field, member) for field in known}, [answer.tolist() for answer in answers]
        worst_first = [(~unsafe).tolist(), told[_NUMBERS.index("distinct_l")]]
        measured.write_classes(outputs, "OUTPUT", _NUMBERS, values, told, order_by=worst_first)
        spread = [answer[group] for answer in answers]
        rows.annotate(outputs, "ANNOTATED", columns(*_NUMBERS), spread, style="diversity")
        return {
            "INPUT_ROWS": len(rows),
            "CLASSES": len(unsafe),
            "L_MIN": int(found.distinct_l.min()),
            "T_MAX": float(found.t_distance.max()),
            "CLASSES_UNSAFE": int(unsafe.sum()),
        }
