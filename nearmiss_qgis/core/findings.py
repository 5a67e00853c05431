"""One result of a check, in a form that people, tables and JSON can hold."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from typing import Any

from .errors import QT_TRANSLATE_NOOP

#: What each rule of the gate looks for, by its stable id; each text goes on from it,
#: as in "vertex – published vertices that lie on a report".
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

FAILED, PASSED, NOT_TESTED = "failed", "passed", "not_tested"
LEAK, WARNING, NOTE = "leak", "warning", "note"


class Words(str):
    """A text made of a template and its values, so that the QGIS side can say it in another language.

    Examples
    --------
    >>> text = Words("{n} counts below {k}", n=2, k=3)
    >>> text, text.template
    ('2 counts below 3', '{n} counts below {k}')
    """

    template: str
    values: dict[str, Any]

    def __new__(cls, template: str, **values: Any) -> Words:
        """The text, with what it was made of."""
        made = super().__new__(cls, template.format(**values))
        made.template, made.values = template, values
        return made


@dataclass(frozen=True)
class Finding:
    """What one rule found.

    Attributes
    ----------
    rule : str
        Stable id of the rule, for example ``floor``.
    status : {"failed", "passed", "not_tested"}
        A rule that could not be evaluated is ``not_tested``, never ``passed``.
    severity : {"leak", "warning", "note"}
    message : str
        What was found, in words; no coordinate and no attribute value of a report.
    where : str
        Layer, file, field or segment ids.
    count : int
        How many rows or segments it concerns.
    remedy : str
        What to do about it.

    Examples
    --------
    >>> f = Finding("floor", FAILED, LEAK, "2 counts below 3", where="segments", count=2)
    >>> findings_from_json(findings_to_json([f])) == [f]
    True
    """

    rule: str
    status: str
    severity: str
    message: str
    where: str = ""
    count: int = 0
    remedy: str = ""

    def __post_init__(self) -> None:
        if self.status not in (FAILED, PASSED, NOT_TESTED):
            raise ValueError(f"unknown status {self.status!r}")
        if self.severity not in (LEAK, WARNING, NOTE):
            raise ValueError(f"unknown severity {self.severity!r}")

    @property
    def is_leak(self) -> bool:
        """Whether it stops a release."""
        return self.status == FAILED and self.severity == LEAK

    @property
    def is_warning(self) -> bool:
        """Whether somebody should look at it."""
        return self.status == FAILED and self.severity == WARNING


def findings_to_json(findings: Iterable[Finding]) -> str:
    """Findings as JSON text, keys in the order of the class."""
    return json.dumps([asdict(finding) for finding in findings], ensure_ascii=False, indent=1)


def findings_from_json(text: str) -> list[Finding]:
    """The findings that :func:`findings_to_json` wrote."""
    return [Finding(**row) for row in json.loads(text)]
