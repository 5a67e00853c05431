"""The texts of the gate's report: headings, verdicts, explanations and columns."""

from __future__ import annotations

from ..core.errors import QT_TRANSLATE_NOOP
from .finding_words import FINDING_TEXTS

#: Texts of resources/report/gate.j2, by the name they are asked for.
GATE_TEXTS = {
    **FINDING_TEXTS,
    "heading": QT_TRANSLATE_NOOP("NearMiss", "Report of the gate"),
    "private": QT_TRANSLATE_NOOP("NearMiss", "This page may name segments that are withheld. Do not publish it."),
    "word_refused": QT_TRANSLATE_NOOP("NearMiss", "Refused"),
    "word_passed": QT_TRANSLATE_NOOP("NearMiss", "Passed"),
    "word_published": QT_TRANSLATE_NOOP("NearMiss", "Passed the gate"),
    "verdict_refused": QT_TRANSLATE_NOOP("NearMiss", "Do not publish: it leaks."),
    "verdict_passed": QT_TRANSLATE_NOOP("NearMiss", "No leak was found."),
    "verdict_published": QT_TRANSLATE_NOOP("NearMiss", "No leak was found by the rules that were tested."),
    "verdict_limits": QT_TRANSLATE_NOOP(
        "NearMiss",
        "Under this policy, against the layers that were given. Look at warnings and at what was not tested."
    ),
    "verdict_kept": QT_TRANSLATE_NOOP(
        "NearMiss", "Nothing was released; the folder is as it was. Put the leaks right and publish again."
    ),
    "verdict_again": QT_TRANSLATE_NOOP("NearMiss", "Put the leaks right and check again."),
    "leaks_text": QT_TRANSLATE_NOOP("NearMiss", "Each of these can give somebody away. A single one stops a release."),
    "leaks_none": QT_TRANSLATE_NOOP("NearMiss", "None."),
    "warnings_text": QT_TRANSLATE_NOOP(
        "NearMiss", "These do not stop a release. Look at each of them and decide whether it may stay."
    ),
    "not_tested_text": QT_TRANSLATE_NOOP("NearMiss", "Nothing is known about these. Not tested is not passed."),
    "notes_text": QT_TRANSLATE_NOOP("NearMiss", "No leak and no warning, but good to know."),
    "passed_text": QT_TRANSLATE_NOOP("NearMiss", "These were looked for, and nothing was found."),
    "policy": QT_TRANSLATE_NOOP("NearMiss", "Policy in force"),
    "files": QT_TRANSLATE_NOOP("NearMiss", "Files that were checked"),
    "files_text": QT_TRANSLATE_NOOP(
        "NearMiss",
        "What is said here holds for files with these checksums, and for no others (the manifest holds them too)."
    ),
    "file": QT_TRANSLATE_NOOP("NearMiss", "File"),
    "checksum": QT_TRANSLATE_NOOP("NearMiss", "SHA-256"),
    "open": QT_TRANSLATE_NOOP("NearMiss", "What no check can close"),
    "open_visitors": QT_TRANSLATE_NOOP(
        "NearMiss", "Repeat visitors: somebody who reported on many segments leaves a pattern over the whole map."
    ),
    "open_address": QT_TRANSLATE_NOOP(
        "NearMiss", "Confirming a known address: somebody who already suspects a person can find a count that fits."
    ),
    "open_rare": QT_TRANSLATE_NOOP(
        "NearMiss", "Rare combinations: a category that is rare in the whole city may be recognised on a segment."
    ),
    "open_gap": QT_TRANSLATE_NOOP(
        "NearMiss", 'A missing count does not mean "no incidents here". Say so beside every map.'
    ),
}  # fmt: skip
