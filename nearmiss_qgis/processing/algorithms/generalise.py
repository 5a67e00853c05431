"""What are attributes when they are only as exact as will be published?"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import qgis.core as qgis

from ...core.errors import NearMissError
from ...core.number_lists import levels
from ...translation import translate
from .. import hierarchies, inputs
from .. import parameters as shared
from ..algorithm import NearMissAlgorithm
from ..outputs import Outputs
from ..request import Request

if TYPE_CHECKING:
    from ...core.hierarchy import Coarsened


class Generalise(NearMissAlgorithm):
    """Attributes coarsened by a hierarchy of their values."""

    def title(self) -> str:
        return translate("NearMiss", "Generalise attributes")

    def help_text(self) -> str:
        return translate(
            "NearMiss",
            "Replaces values of fields by coarser ones: an age by its decade, a district by its county. A hierarchy says what "
            "each value becomes; LEVELS says how far up each field goes, for example age=1, area=2.\n\n"
            "HIERARCHY is a CSV file with the columns attribute (the name of the field), value and parent; or YAML, where "
            "PyYAML is installed. A value enters at the finest place that holds it: the same text, else an interval such as "
            "[30,35), a month such as 2020-01 or a mask such as 135****. From there it climbs, and stops at the top.\n\n"
            "Values that the hierarchy does not have stay as they are. UNCHANGED counts them, and a warning names their "
            "fields: each is as exact as before, and often a rare one. 0 says that the hierarchy has every value; "
            "it does not say that the classes are large enough now. Measure that with smallestcell or uniquenessprofile.\n\n"
            "The fields become text. NULL stays NULL; locations are not changed. The output still has one row per record: it "
            "is PRIVATE."
        )  # fmt: skip

    def define(self) -> list[qgis.QgsProcessingParameterDefinition]:
        return [
            shared.layer("INPUT", translate("NearMiss", "Records (a layer or a table)"), shared.TABLES),
            shared.explained(
                shared.any_path(
                    "HIERARCHY", translate("NearMiss", "Hierarchy (CSV: attribute, value, parent; or YAML)")
                ),
                translate(
                    "NearMiss", "Attribute is the name of a field, and parent what the value becomes one level up."
                ),
            ),
            shared.explained(
                qgis.QgsProcessingParameterString("LEVELS", translate("NearMiss", "Levels up, by field")),
                translate("NearMiss", "For example age=1, area=2. 0: the finest value of the hierarchy that holds it."),
            ),
            shared.sink("OUTPUT", translate("NearMiss", "Generalised records"), shared.POINTS, private=True),
        ]

    def numbers(self) -> dict[str, str]:
        return {
            "INPUT_ROWS": translate("NearMiss", "Records in"),
            "GENERALISED": translate("NearMiss", "Values that became coarser"),
            "UNCHANGED": translate("NearMiss", "Values that the hierarchy does not have"),
        }

    def validate(self, request: Request) -> None:
        from ...core.hierarchy import check_attributes

        asked = levels(request.text("LEVELS"), "LEVELS")
        _check_fields(request, list(asked))
        hierarchies.check_not_overwritten(request)
        check_attributes(hierarchies.read(request), list(asked))

    def execute(self, request: Request, outputs: Outputs) -> dict[str, Any]:
        from ...core.hierarchy import generalise
        from ...layers.changed import with_texts

        request.step(translate("NearMiss", "Reading records"), 0.0, 0.4)
        table = inputs.table(request, "INPUT")
        asked, tree = levels(request.text("LEVELS"), "LEVELS"), hierarchies.read(request)

        request.step(translate("NearMiss", "Generalising"), 0.4, 0.6)
        found = {
            name: generalise(table.values(name).tolist(), name, tree, up, request.progress())
            for name, up in asked.items()
        }
        for name, coarsened in found.items():
            _say(request, name, asked[name], coarsened)

        request.step(translate("NearMiss", "Writing"), 0.6, 1.0)
        made, source = (
            with_texts(table, {name: one.values for name, one in found.items()}),
            request.required_source("INPUT"),
        )
        outputs.write(
            "OUTPUT",
            [],
            [],
            features=made.features,
            table=made,
            geometry_type=source.wkbType(),
            crs=source.sourceCrs(),
            private=True,
        )
        return {
            "INPUT_ROWS": len(table),
            "GENERALISED": sum(one.coarser for one in found.values()),
            "UNCHANGED": sum(one.unknown for one in found.values()),
        }


def _say(request: Request, name: str, up: int, found: Coarsened) -> None:
    """What became of a field, in the log; a warning where values stay as exact as they were."""
    text = translate(
        "NearMiss", "{field}, {levels} levels up: {n} of {rows} values became coarser; {top} were at the top."
    )
    rows = len(found.values)
    request.info(text.format(field=name, levels=up, n=found.coarser, rows=rows, top=found.at_root))
    if found.unknown:
        text = translate(
            "NearMiss",
            "{field}: {n} of {rows} values are not in the hierarchy and stay as exact as they were. Add them to the hierarchy, "
            "or leave these records out before anything is released."
        )  # fmt: skip
        request.warn(text.format(field=name, n=found.unknown, rows=rows))


def _check_fields(request: Request, names: list[str]) -> None:
    """Refuse fields that the layer does not have, or that hold no single values."""
    from ...layers.read import holds_single_values

    fields = request.required_source("INPUT").fields()
    for name in names:
        if fields.indexOf(name) < 0 or name not in fields.names():
            raise NearMissError(
                translate("NearMiss", "LEVELS: {layer} has no field {field}. It has: {present}."),
                layer=request.label("INPUT"),
                field=name,
                present=", ".join(fields.names()),
            )
        if not holds_single_values(fields.field(name)):
            raise NearMissError(
                translate(
                    "NearMiss",
                    "LEVELS: field {field} of {layer} is of type {type}, which holds no single values. Take what matters out of "
                    "it into fields of their own, for example with the field calculator."
                ),
                field=name,
                layer=request.label("INPUT"),
                type=fields.field(name).typeName(),
            )  # fmt: skip
