"""The kinds of items that need a decision, the most urgent first, and their words."""

from __future__ import annotations

from typing import NamedTuple

from ..translation import translate

LEAKS, WARNINGS, TOP_RECORDS, SEGMENTS, UNTESTED = "leak", "warning", "record", "segment", "not_tested"
KINDS = (LEAKS, WARNINGS, TOP_RECORDS, SEGMENTS, UNTESTED)


class KindWords(NamedTuple):
    """One item of a kind, several on a chip, and what the chip shows or hides."""

    one: str
    several: str
    shown: str


def words() -> dict[str, KindWords]:
    """The words of each kind."""
    return {
        LEAKS: KindWords(
            translate("NearMiss", "Leak"),
            translate("NearMiss", "Leaks"),
            translate("NearMiss", "leaks, which stop the export"),
        ),
        WARNINGS: KindWords(
            translate("NearMiss", "Warning"), translate("NearMiss", "Warnings"), translate("NearMiss", "warnings")
        ),
        TOP_RECORDS: KindWords(
            translate("NearMiss", "Record"), translate("NearMiss", "Records"), translate("NearMiss", "top-risk records")
        ),
        SEGMENTS: KindWords(
            translate("NearMiss", "Segment"),
            translate("NearMiss", "Segments"),
            translate("NearMiss", "suppressed segments"),
        ),
        UNTESTED: KindWords(
            translate("NearMiss", "Not tested"),
            translate("NearMiss", "Not tested"),
            translate("NearMiss", "what was not tested"),
        ),
    }
