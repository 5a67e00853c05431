"""What is the smallest cell that any combination of filters reaches?"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import qgis.core as qgis

from ...translation import translate
from .. import dimensions, measured
from .. import parameters as shared
from ..algorithm import NearMissAlgorithm
from ..fields import columns
from ..outputs import Outputs
from ..request import Request

if TYPE_CHECKING:
    from ...core.cells import Cells, Combination


class SmallestCell(NearMissAlgorithm):
    """Cells of every combination of filters, and what singles each record out."""

    group_id = "measure"

    def title(self) -> str:
        return translate("NearMiss", "Smallest cell of all filters")

    def help_text(self) -> str:
        return translate(
            "NearMiss",
            "Counts the records in every cell that the filters of a release can reach, in every combination. A map that is "
            "fine as a whole may show one record once it is filtered by month and category.\n\n"
            "Give every field a reader can filter by, the time in the bins it is published in, and the location at the "
            "precision it is published at. NULL is a value of its own. With a contributor, cells count people.\n\n"
            "A smallest cell of 1 means that somebody can be singled out. The private output of records says by which sets "
            "of filters: those are what to coarsen. Its SUDA score sums (A - j)! over the sets of j of the A filters.\n\n"
            "A large smallest cell only tells that the filters given here single nobody out. MAX_DEPTH limits what is "
            "enumerated, not the numbers, the cells and smallest_cell: they are those of all filters together."
        )  # fmt: skip

    def define(self) -> list[qgis.QgsProcessingParameterDefinition]:
        return [
            shared.layer("INPUT", translate("NearMiss", "Records (points or a table)"), shared.TABLES),
            *dimensions.parameters(),
            shared.threshold_k(),
            shared.explained(
                shared.integer("MAX_DEPTH", translate("NearMiss", "Combine at most this many filters"), 0),
                translate("NearMiss", "0: all. More than 10 filters need a limit."),
            ),
            shared.sink("SUBSETS", translate("NearMiss", "Cells by combination"), shared.TABLES, private=False),
            shared.sink("CELLS", translate("NearMiss", "Cells below K"), shared.TABLES, private=True, optional=True),
            shared.sink(
                "RECORDS",
                translate("NearMiss", "Records with what singles them out"),
                shared.POINTS,
                private=True,
                optional=True,
            ),
        ]

    def numbers(self) -> dict[str, str]:
        return {
            "INPUT_ROWS": translate("NearMiss", "Records in"),
            "SMALLEST_CELL": translate("NearMiss", "Smallest cell"),
            "CELL_COUNT": translate("NearMiss", "Cells of all filters together"),
            "CELLS_OF_ONE": translate("NearMiss", "Cells of one"),
            "RECORDS_BELOW_K": translate("NearMiss", "Records in cells below K"),
        }

    def texts(self) -> dict[str, str]:
        return {"WORKING_CRS": translate("NearMiss", "CRS in which distances were measured")}

    def validate(self, request: Request) -> None:
        dimensions.check(request)

    def execute(self, request: Request, outputs: Outputs) -> dict[str, Any]:
        from ...core.cells import smallest_cells

        request.step(translate("NearMiss", "Reading records"), 0.0, 0.4)
        filters = dimensions.read(request, whole=outputs.wants("RECORDS"))
        rows, k = filters.rows, request.integer("K") or 0
        measured.say_who_is_unknown(request, rows.who)

        request.step(translate("NearMiss", "Counting cells"), 0.4, 0.8)
        found = smallest_cells(
            [one.codes for one in filters.filters],
            k=k,
            contributor=rows.who,
            max_depth=request.integer("MAX_DEPTH") or 0,
            unique_sets=outputs.wants("RECORDS"),
            progress=request.progress(),
        )
        _say_what_is_not_enumerated(request, found, len(filters.names))

        request.step(translate("NearMiss", "Writing"), 0.8, 1.0)
        subsets = [_subset(one, filters.names) for one in found.combinations]
        outputs.write_table("SUBSETS", columns(*subsets[0]), [list(row.values()) for row in subsets], private=False)
        _write_cells(outputs, filters, found, k)
        if found.sets is not None:
            answers = [found.size[found.cell], found.sets.in_words(filters.names, request.progress()), found.sets.suda]
            fields = columns("smallest_cell", "minimal_unique_sets", "suda")
            rows.annotate(outputs, "RECORDS", fields, answers, style="smallest_cell")
        headline = {
            "INPUT_ROWS": len(rows.table),
            "SMALLEST_CELL": found.smallest,
            "CELL_COUNT": len(found.size),
            "CELLS_OF_ONE": found.cells_of_one,
            "RECORDS_BELOW_K": found.records_below(k),
        }
        return {**headline, "WORKING_CRS": rows.working.text} if isinstance(rows, measured.Points) else headline


def _subset(one: Combination, names: list[str]) -> dict[str, Any]:
    row = one.row(names)
    return {**row, "dimensions": ", ".join(row["dimensions"])}


def _write_cells(outputs: Outputs, filters: dimensions.Dimensions, found: Cells, k: int) -> None:
    """The cells of all filters below K, the smallest first, then in the order of their values."""
    import numpy as np

    if not outputs.wants("CELLS"):
        return
    low = np.flatnonzero(found.size < k)
    member = np.unique(found.cell, return_index=True)[1][low]
    values = {one.name: one.texts(member) for one in filters.filters}
    count = found.size[low].tolist()
    measured.write_classes(outputs, "CELLS", ["count"], values, [count], order_by=[count])


def _say_what_is_not_enumerated(request: Request, found: Cells, n: int) -> None:
    deepest = max(one.depth for one in found.combinations)
    if deepest < n:
        text = translate(
            "NearMiss",
            "SUBSETS, minimal_unique_sets and suda stop at {depth} of {n} filters (MAX_DEPTH). The numbers, CELLS and "
            "smallest_cell are those of all {n} together."
        )  # fmt: skip
        request.info(text.format(depth=deepest, n=n))
