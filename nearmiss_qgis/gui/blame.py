"""Which choice a failure belongs to: algorithms name the parameter in their message."""

from __future__ import annotations

import re

from .analysis import Analysis
from .setup import NUMBERS, Problem

_CHOICES = {
    "REPORTS": "reports",
    "SNAPPED": "reports",
    "INPUT": "reports",
    "STREETS": "streets",
    "AUXILIARY": "auxiliary",
    "AUXILIARY_NAME": "auxiliary_name",
    "REPORT_ID": "report_id",
    "CONTRIBUTOR": "contributor",
    "CATEGORY": "category",
    "TIME": "time",
    "SEGMENT_ID": "segment_id",
    "SEGMENT_NAME": "segment_name",
    "SUBJECT": "subject",
    "WEIGHT": "weight",
    "QUASI_IDENTIFIERS": "quasi_identifiers",
    "PRESET": "preset",
    **{parameter: name for name, (_, parameter) in NUMBERS.items()},
}


def blamed(analysis: Analysis) -> tuple[list[Problem], str]:
    """The failures of an analysis under the choices they name, and all of them in words.

    >>> choice_of("SEGMENT_ID: STREETS (roads) has no field nope.")
    'segment_id'
    """
    found, said = [], []
    for key, why in analysis.failures.items():
        text = f"{analysis.title(key)}: {why}"
        said.append(text)
        choice = choice_of(why)
        if choice:
            found.append(Problem(choice, text))
    return found, "\n".join(said)


def choice_of(message: str) -> str:
    """The choice whose parameter a message names first; empty where it names none."""
    words = re.findall(r"\b[A-Z][A-Z_]*\b", message)
    return next((_CHOICES[word] for word in words if word in _CHOICES), "")
