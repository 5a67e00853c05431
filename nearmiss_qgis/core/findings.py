"""One result of a check, in a form that people, tables and JSON can hold."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from typing import Any

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
