"""Findings, audits and attacks as pages for people: one self-contained HTML file each."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from . import plots
from .attack import pictures, reading
from .findings import FAILED, LEAK, NOT_TESTED, PASSED, WARNING, Finding
from .texts import metres, multiple, number, p_value, printable, rate, share

if TYPE_CHECKING:
    from jinja2 import Environment
    from markupsafe import Markup

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


def audit_page(
    template: str,
    audit: Mapping[str, Any],
    *,
    say: Mapping[str, str],
    language: str,
    words: Mapping[str, str] = NO_PARTS,
    parts: Mapping[str, str] = NO_PARTS,
) -> str:
    """The audit report as a page: the numbers of its document, and no others.

    Parameters
    ----------
    template : str
        Text of a jinja2 template; every value is escaped.
    audit : mapping
        A document of docs/schemas/audit.schema.json, texts in the user's language.
    say : mapping
        Texts of the page and of its pictures.
    language : str
        Language of the page, for example "en".
    words : mapping
        What each rule of the gate looks for, by id.
    parts : mapping
        Texts of the templates that it includes or imports, by name.

    Returns
    -------
    str
        HTML that needs no other file; the same bytes for the same document.

    Examples
    --------
    >>> sections = dict.fromkeys(("uniqueness", "candidates", "cells", "map", "release"))
    >>> audit = {**sections, "not_measured": [{"section": "map", "what": "<b>", "why": "", "remedy": ""}]}
    >>> audit_page("{{ gaps.map[0].what }}, {{ plots.map }}", audit, say={}, language="en")
    '&lt;b&gt;, None'
    """
    gaps: dict[str, list[Mapping[str, str]]] = {}
    for gap in audit["not_measured"]:
        gaps.setdefault(gap["section"] or "", []).append(gap)
    return (
        _environment(parts)
        .from_string(template)
        .render(
            audit=audit,
            say=say,
            language=language,
            words=words,
            gaps=gaps,
            plots=_plots(audit, say),
            findings=_findings(audit["release"]),
            precision_label=plots.precision_label,
            bin_label=plots.bin_label,
            cell_label=plots.cell_label,
        )
    )


def _findings(release: Mapping[str, Any] | None) -> Mapping[str, list[Finding]]:
    """The findings about a release as the pages list them."""
    return by_severity([Finding(**found) for found in release["findings"]] if release else [])


def _plots(audit: Mapping[str, Any], say: Mapping[str, str]) -> dict[str, Markup | None]:
    """The pictures of the sections that were measured; they escape their texts themselves."""
    from markupsafe import Markup

    drawn = {
        "map": ("map", plots.small_map),
        "uniqueness": ("uniqueness", plots.uniqueness_by_precision),
        "distribution": ("candidates", plots.k_distribution),
        "radius": ("candidates", plots.k_by_radius),
        "cells": ("cells", plots.cell_sizes),
    }
    return {
        name: Markup(draw(audit[section], say=say)) if audit[section] else None
        for name, (section, draw) in drawn.items()
    }


def attack_page(
    template: str,
    attack: Mapping[str, Any],
    *,
    say: Mapping[str, str],
    language: str,
    parts: Mapping[str, str] = NO_PARTS,
) -> str:
    """The report of a simulated attack as a page: the numbers of its document, as far as they were measured.

    Parameters
    ----------
    template : str
        Text of a jinja2 template; every value is escaped.
    attack : mapping
        A document of docs/schemas/attack.schema.json, texts in the user's language.
    say : mapping
        Texts of the page and of its pictures.
    language : str
        Language of the page, for example "en".
    parts : mapping
        Texts of the templates that it includes or imports, by name.

    Returns
    -------
    str
        HTML that needs no other file; the same bytes for the same document. Where nothing was measured, no rate of success
        is on it, whatever the document says.

    Examples
    --------
    >>> nothing = {"blocking": {"used": False}, **dict.fromkeys(("axes", "match", "curve", "risk"), []), "truth_coverage": 0.0}
    >>> attack = {"verdict": "measured", "success": 0.0, "knowledge_curve": None, "baseline_random": None, **nothing}
    >>> attack_page("{{ attack.verdict }}, {{ attack.success }}, {{ plots.curve }}", attack, say={}, language="en")
    'not_measured, None, None'
    """
    attack = reading.readable(attack)
    environment = _environment(parts)
    environment.filters.update(
        rate=rate,
        tested=lambda part: say["none"] if part is None else rate(part),
        multiple=multiple,
        p_value=p_value,
        confidence=pictures.confidence_label,
        risk_label=pictures.risk_label,
        names=reading.names,
    )
    return environment.from_string(template).render(
        attack=attack,
        say=say,
        language=language,
        plots=_attack_plots(attack, say),
        printed=reading.printed(attack["curve"]),
        surest=reading.surest(attack["curve"]),
        hardly=reading.HARDLY_ANY_LIFT,
    )


def _attack_plots(attack: Mapping[str, Any], say: Mapping[str, str]) -> dict[str, Markup | None]:
    """The pictures of what was measured; they escape their texts themselves."""
    from markupsafe import Markup

    drawn: dict[str, str | None] = {"risk": None, "curve": None, "knowledge": None}
    if attack["risk"]:
        drawn["risk"] = pictures.risk_distribution(attack["risk"], say=say)
    if attack["curve"]:
        drawn["curve"] = pictures.precision_recall(attack["curve"], say=say, baseline=attack["baseline_random"])
    if attack["knowledge_curve"]:
        drawn["knowledge"] = pictures.success_by_knowledge(attack["knowledge_curve"], say=say)
    return {name: None if picture is None else Markup(picture) for name, picture in drawn.items()}


def audit_to_json(audit: Mapping[str, Any]) -> str:
    """The document of an audit as JSON text, keys as they stand; a number that is none is an error.

    >>> audit_to_json({"format": "nearmiss-audit", "private": True})
    '{\\n "format": "nearmiss-audit",\\n "private": true\\n}\\n'
    """
    return json.dumps(audit, ensure_ascii=False, indent=1, allow_nan=False) + "\n"
