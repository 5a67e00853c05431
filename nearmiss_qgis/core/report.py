"""Findings and audits as pages for people: one self-contained HTML file each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from .findings import FAILED, LEAK, NOT_TESTED, PASSED, WARNING, Finding
from .texts import metres, number, printable, share

if TYPE_CHECKING:
    from jinja2 import Environment

NO_PARTS: Mapping[str, str] = MappingProxyType({})


def gate_page(
    template: str, findings: Sequence[Finding], *, parts: Mapping[str, str] = NO_PARTS, **context: Any
) -> str:
    """The report of the gate.

    Parameters
    ----------
    template : str
        Text of a jinja2 template; every value is escaped.
    findings : sequence of Finding
    parts : mapping
        Texts of the templates that it includes or imports, by name.
    **context
        What the template shows beside the findings: `say` (texts in the user's language), `words` (what each
        rule looks for, by id), `language`, `title`, `refused`, `published`, `policy` (pairs), `files` (name and checksum).

    Returns
    -------
    str
        HTML that needs no other file.

    Examples
    --------
    >>> gate_page("{% for f in leaks %}{{ f.message }}{% endfor %}", [Finding("floor", "failed", "leak", "<b>")])
    '&lt;b&gt;'
    """
    return _environment(parts).from_string(template).render(**by_severity(findings), **context)


def by_severity(findings: Sequence[Finding]) -> Mapping[str, list[Finding]]:
    """Findings as the report lists them: leaks, warnings, not tested, notes, passed.

    >>> {name: len(found) for name, found in by_severity([Finding("rare", "passed", "note", "", count=2)]).items()}
    {'leaks': 0, 'warnings': 0, 'not_tested': 0, 'notes': 1, 'passed': 0}
    """
    return {
        "leaks": [f for f in findings if f.status == FAILED and f.severity == LEAK],
        "warnings": [f for f in findings if f.status == FAILED and f.severity == WARNING],
        "not_tested": [f for f in findings if f.status == NOT_TESTED],
        "notes": [f for f in findings if f.status == PASSED and f.count],
        "passed": [f for f in findings if f.status == PASSED and not f.count],
    }


def _environment(parts: Mapping[str, str]) -> Environment:
    """Where every value is escaped, and a name that is not there is an error."""
    from jinja2 import DictLoader, Environment, StrictUndefined

    made = Environment(
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        loader=DictLoader(parts),
        finalize=_printable,
    )
    made.filters.update(number=number, share=share, metres=metres)
    return made


def _printable(value: Any) -> Any:
    """What is about to be printed; markup stays markup (it was printable when it was made)."""
    return printable(value) if isinstance(value, str) and not hasattr(value, "__html__") else value
