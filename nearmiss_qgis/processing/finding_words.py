"""The words around findings on every page that lists them."""

from __future__ import annotations

from ..core.errors import QT_TRANSLATE_NOOP

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
