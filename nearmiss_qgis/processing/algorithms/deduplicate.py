"""Which reports are a second submission of the same event?"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import qgis.core as qgis

from ...core.policy import DUPLICATE_DISTANCE_M, DUPLICATE_WINDOW_S
from ...translation import translate
from .. import clock, inputs
from .. import parameters as shared
from ..algorithm import NearMissAlgorithm
from ..fields import columns
from ..outputs import Outputs
from ..request import Request

if TYPE_CHECKING:
    pass


class Deduplicate(NearMissAlgorithm):
    """Keep one report per event, and say which one each other repeats."""

    def title(self) -> str:
        return translate("NearMiss", "Remove duplicate reports")

    def help_text(self) -> str:
        return translate(
            "NearMiss",
            "Finds several submissions of one event, so that one event does not clear a floor on its own. Run it before "
            "snapping.\n\n"
            "Reports are taken by time, then id, and each is compared with the reports kept so far. It is a duplicate "
            "when it lies within the distance and the time window of a kept one (both inclusive), and the contributors "
            "are the same; where either contributor is unknown, all match fields must be equal instead. A report id "
            "counts once. Reports without time or geometry are kept unless their id occurs already.\n\n"
            "A low number of duplicates only tells that this rule found few; without a time it finds repeated ids alone. "
            "The output has one row per event and is PRIVATE: it holds single reports."
        )  # fmt: skip

    def define(self) -> list[qgis.QgsProcessingParameterDefinition]:
        return [
            shared.reports(),
            shared.field("REPORT_ID", translate("NearMiss", "Report id"), "REPORTS"),
            shared.field("TIME", translate("NearMiss", "Time (datetime, date or ISO text)"), "REPORTS"),
            shared.contributor("REPORTS"),
            shared.explained(
                shared.field(
                    "MATCH_FIELDS",
                    translate("NearMiss", "Fields that must match where a contributor is unknown"),
                    "REPORTS",
                    multiple=True,
                ),
                translate(
                    "NearMiss",
                    "For example the hazard type. Without any, reports near in place and time are duplicates."
                ),
            ),
            shared.metres("DISTANCE", translate("NearMiss", "Reports of one event lie within"), DUPLICATE_DISTANCE_M),
            shared.number("WINDOW", translate("NearMiss", "… and within (seconds)"), DUPLICATE_WINDOW_S, decimals=0),
            shared.sink("OUTPUT", translate("NearMiss", "Reports without duplicates"), shared.POINTS, private=True),
            shared.sink("DUPLICATES", translate("NearMiss", "Duplicates"), shared.POINTS, private=True, optional=True),
        ]  # fmt: skip

    def numbers(self) -> dict[str, str]:
        return {
            "INPUT_ROWS": translate("NearMiss", "Reports in"),
            "KEPT": translate("NearMiss", "Reports kept"),
            "DUPLICATES_COUNT": translate("NearMiss", "Duplicates"),
        }

    def texts(self) -> dict[str, str]:
        return {"WORKING_CRS": translate("NearMiss", "CRS in which distances were measured")}

    def execute(self, request: Request, outputs: Outputs) -> dict[str, Any]:
        import numpy as np

        from ...core.duplicates import find_duplicates, repeated_elsewhere
        from ...core.records import classes, people
        from ...core.times import naive, seconds_since_epoch
        from ...layers.write import rows_of

        request.step(translate("NearMiss", "Reading reports"), 0.0, 0.3)
        table = inputs.table(request, "REPORTS")
        report_id, match_fields = request.field("REPORT_ID"), request.fields("MATCH_FIELDS")
        records, working = inputs.records(
            request, "REPORTS", table, {"time": request.field("TIME"), "contributor": request.field("CONTRIBUTOR")}
        )
        nobody = np.full(len(table), None, dtype=object)
        seconds = seconds_since_epoch(records.columns.get("time", nobody))
        clock.refuse_no_times(records.columns.get("time", []), seconds == seconds, request.field("TIME"))
        ids = table.identifiers(report_id) if report_id else nobody.tolist()
        _say_what_times_lack(request, int(np.isnan(seconds).sum()), len(table), naive(records.columns.get("time", [])))

        request.step(translate("NearMiss", "Comparing reports"), 0.3, 0.6)
        duplicate_of = find_duplicates(
            records.xy,
            seconds,
            ids,
            people(records.columns.get("contributor", nobody))[0],
            classes([table.values(field) for field in match_fields], len(table)),
            distance=request.number("DISTANCE"),
            window=request.number("WINDOW"),
            progress=request.progress(),
        )

        elsewhere = repeated_elsewhere(
            records.xy, seconds, duplicate_of, distance=request.number("DISTANCE"), window=request.number("WINDOW")
        )
        if elsewhere:
            text = translate(
                "NearMiss",
                "{n} duplicates repeat an id, but at another place or time. Is REPORT_ID unique, or were ids used twice?"
            )  # fmt: skip
            request.warn(text.format(n=elsewhere))

        request.step(translate("NearMiss", "Writing"), 0.6, 1.0)
        kept, repeated = np.flatnonzero(duplicate_of < 0), np.flatnonzero(duplicate_of >= 0)
        names = ids if report_id else table.identifiers(None)
        source = request.required_source("REPORTS")
        like_reports: dict[str, Any] = {
            "table": table,
            "geometry_type": source.wkbType(),
            "crs": source.sourceCrs(),
            "style": "reports",
            "private": True,
        }
        outputs.write("OUTPUT", [], [], features=rows_of(table, kept), **like_reports)
        kept_ids = [names[i] for i in duplicate_of[repeated].tolist()]
        outputs.write(
            "DUPLICATES", columns("duplicate_of"), [kept_ids], features=rows_of(table, repeated), **like_reports
        )
        headline = {"INPUT_ROWS": len(table), "KEPT": len(kept), "DUPLICATES_COUNT": len(repeated)}
        return headline if working is None else {**headline, "WORKING_CRS": working.text}


def _say_what_times_lack(request: Request, timeless: int, rows: int, without_offset: bool) -> None:
    if timeless:
        text = translate(
            "NearMiss",
            "{n} of {rows} reports have no time that can be read: they are compared by id only and otherwise kept."
        )  # fmt: skip
        request.warn(text.format(n=timeless, rows=rows))
    if without_offset:
        request.info(
            translate("NearMiss", "Times come without a UTC offset and are compared as written.")
            + " "
            + translate(
                "NearMiss",
                "QGIS 3.22 drops the offsets of datetime fields: where they differ, keep such times as text."
            )
        )  # fmt: skip
