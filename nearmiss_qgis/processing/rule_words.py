"""What each rule of the gate looks for, and the words around findings on every page that lists them."""

from __future__ import annotations

from ..core.errors import QT_TRANSLATE_NOOP

#: By the stable id of a rule; each text goes on from it: "vertex – published vertices that lie on a report".
RULE_WORDS = {
    "floor": QT_TRANSLATE_NOOP("NearMiss", "published counts below the floor, or not rounded as the policy says"),
    "breakdown": QT_TRANSLATE_NOOP(
        "NearMiss", "breakdowns by category with a part below the floor, of too few reports, or cut off"
    ),
    "inference": QT_TRANSLATE_NOOP("NearMiss", "breakdowns from which a hidden category can be worked out"),
    "rare": QT_TRANSLATE_NOOP("NearMiss", "categories that are named in very few segments"),
    "fields": QT_TRANSLATE_NOOP(
        "NearMiss", "attributes of a person or a single report, unknown fields, counts hidden in text"
    ),
    "vertex": QT_TRANSLATE_NOOP("NearMiss", "published vertices that lie on a report"),
    "recount": QT_TRANSLATE_NOOP("NearMiss", "counts and breakdowns that the reports do not give when counted again"),
    "metadata": QT_TRANSLATE_NOOP("NearMiss", "coordinates of a report in the metadata"),
    "precision": QT_TRANSLATE_NOOP("NearMiss", "coordinates with more decimals than declared"),
    "zeros": QT_TRANSLATE_NOOP("NearMiss", "segments without reports that can be told from withheld ones"),
    "totals": QT_TRANSLATE_NOOP("NearMiss", "totals from which a withheld count can be worked out"),
    "rates": QT_TRANSLATE_NOOP("NearMiss", "rates, shares or intervals from which a small count can be worked out"),
    "previous": QT_TRANSLATE_NOOP("NearMiss", "small differences to the last release"),
    "schema": QT_TRANSLATE_NOOP("NearMiss", "columns or filters that the last release did not have"),
    "container": QT_TRANSLATE_NOOP("NearMiss", "leftovers inside a file: deleted rows, tables nobody needs, styles"),
    "content": QT_TRANSLATE_NOOP(
        "NearMiss", "e-mail addresses, times, contributors or coordinates in texts and accompanying files"
    ),
    "rows": QT_TRANSLATE_NOOP("NearMiss", "rows of a file, or of its source, that were not checked"),
    "integrity": QT_TRANSLATE_NOOP("NearMiss", "files that were changed after the manifest, are missing or not in it"),
}

#: Texts of resources/report/findings.j2 and of the signature below it, by the name they are asked for.
FINDING_TEXTS = {
    "private_mark": QT_TRANSLATE_NOOP("NearMiss", "PRIVATE"),
    "leak": QT_TRANSLATE_NOOP("NearMiss", "Leak"),
    "leaks": QT_TRANSLATE_NOOP("NearMiss", "Leaks"),
    "warning": QT_TRANSLATE_NOOP("NearMiss", "Warning"),
    "warnings": QT_TRANSLATE_NOOP("NearMiss", "Warnings"),
    "not_tested": QT_TRANSLATE_NOOP("NearMiss", "Not tested"),
    "note": QT_TRANSLATE_NOOP("NearMiss", "Note"),
    "notes": QT_TRANSLATE_NOOP("NearMiss", "Notes"),
    "passed": QT_TRANSLATE_NOOP("NearMiss", "Passed"),
    "rule": QT_TRANSLATE_NOOP("NearMiss", "Rule"),
    "where": QT_TRANSLATE_NOOP("NearMiss", "Where"),
    "found": QT_TRANSLATE_NOOP("NearMiss", "What was found"),
    "why": QT_TRANSLATE_NOOP("NearMiss", "Why"),
    "count": QT_TRANSLATE_NOOP("NearMiss", "How many"),
    "remedy": QT_TRANSLATE_NOOP("NearMiss", "What to do"),
    "sign": QT_TRANSLATE_NOOP("NearMiss", "Read and decided"),
    "sign_name": QT_TRANSLATE_NOOP("NearMiss", "Name"),
    "sign_date": QT_TRANSLATE_NOOP("NearMiss", "Date"),
    "sign_signature": QT_TRANSLATE_NOOP("NearMiss", "Signature"),
}
