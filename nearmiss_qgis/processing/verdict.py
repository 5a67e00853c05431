"""What the gate found, as outputs: a table, a page, JSON, the log, numbers, and the refusal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

import qgis.core as qgis

from ..core.errors import Refused
from ..core.findings import FAILED, NOT_TESTED, RULE_WORDS, Finding, Words, findings_to_json
from ..paths import version
from ..translation import translate
from . import pages
from . import parameters as shared
from .fields import columns
from .gate_words import GATE_TEXTS
from .outputs import Outputs
from .request import Request

if TYPE_CHECKING:
    from ..core.policy import Policy

_FIELDS = ("rule", "status", "severity", "where", "count", "message", "remedy")


def numbers() -> dict[str, str]:
    """The number outputs that both algorithms of the gate have."""
    return {
        "PASSED": translate("NearMiss", "1: no leak was found; 0: there are leaks"),
        "LEAKS": translate("NearMiss", "Leaks"),
        "WARNINGS": translate("NearMiss", "Warnings"),
        "NOT_TESTED": translate("NearMiss", "Rules that could not be tested"),
    }


def destinations() -> list[qgis.QgsProcessingParameterDefinition]:
    """FINDINGS, REPORT_HTML and FINDINGS_JSON."""
    table = [qgis.QgsProcessing.SourceType.TypeVector]
    return [
        shared.sink("FINDINGS", translate("NearMiss", "Findings"), table, private=True, optional=True),
        shared.text_file("REPORT_HTML", translate("NearMiss", "Report"), "html"),
        shared.text_file("FINDINGS_JSON", translate("NearMiss", "Findings as JSON"), "json"),
    ]


def counts(findings: Sequence[Finding]) -> dict[str, int]:
    """The number outputs."""
    leaks = sum(finding.is_leak for finding in findings)
    return {
        "PASSED": int(not leaks),
        "LEAKS": leaks,
        "WARNINGS": sum(finding.is_warning for finding in findings),
        "NOT_TESTED": sum(finding.status == NOT_TESTED for finding in findings),
    }


def write(
    request: Request,
    outputs: Outputs,
    findings: Sequence[Finding],
    *,
    title: str,
    policy: Policy,
    by_people: bool | None,
    files: Mapping[str, str],
    published: bool,
) -> None:
    """Write the findings wherever they are asked for, and say the worst of them in the log."""
    told = [said(finding) for finding in findings]
    _log(request, told)
    rows = [[getattr(finding, name) for name in _FIELDS] for finding in told]
    rows = [[value if isinstance(value, int) else str(value) for value in row] for row in rows]
    outputs.write_table("FINDINGS", columns(*_FIELDS), rows, private=True)
    outputs.write_text("FINDINGS_JSON", findings_to_json(told) + "\n")
    if outputs.wants("REPORT_HTML"):
        outputs.write_text("REPORT_HTML", _page(told, title, policy, by_people, files, published))


def refuse_if_needed(
    outputs: Outputs,
    findings: Sequence[Finding],
    *,
    template: str,
    on_leak: bool = True,
    on_not_tested: bool = False,
) -> None:
    """Raise when there are leaks, or untested rules, where that is asked for.

    Parameters
    ----------
    template : str
        Text with the fields ``{leaks}``, ``{not_tested}``, ``{rules}`` and ``{where}``.

    Raises
    ------
    Refused
    """
    found = counts(findings)
    if not (on_leak and found["LEAKS"]) and not (on_not_tested and found["NOT_TESTED"]):
        return
    places = [outputs.destination(name) for name in ("REPORT_HTML", "FINDINGS", "FINDINGS_JSON") if outputs.wants(name)]
    leaking = ", ".join(dict.fromkeys(finding.rule for finding in findings if finding.is_leak))
    raise Refused(
        template,
        leaks=found["LEAKS"],
        not_tested=found["NOT_TESTED"],
        rules=f" ({leaking})" if leaking else "",
        where=", ".join(places) or translate("NearMiss", "the log above; give REPORT_HTML or FINDINGS to keep them"),
    )


def said(finding: Finding) -> Finding:
    """A finding in the user's language."""
    message = finding.message
    if isinstance(message, Words):
        message = translate("NearMiss", message.template).format(**message.values)
    return replace(finding, message=message, remedy=translate("NearMiss", finding.remedy) if finding.remedy else "")


def _log(request: Request, findings: Sequence[Finding]) -> None:
    for finding in findings:
        text = f"{finding.rule}: {finding.message}" + (f" ({finding.where})" if finding.where else "")
        if finding.remedy:
            text += f" {finding.remedy}"
        if finding.status == FAILED:
            request.warn(f"[{finding.severity}] {text}")
        else:
            request.info(f"[{finding.status}] {text}")


def _page(
    findings: Sequence[Finding],
    title: str,
    policy: Policy,
    by_people: bool | None,
    files: Mapping[str, str],
    published: bool,
) -> str:
    from ..core.report import gate_page

    leaks = sum(finding.is_leak for finding in findings)
    return gate_page(
        pages.template("gate.j2"),
        findings,
        parts=pages.parts(),
        say={name: translate("NearMiss", text) for name, text in GATE_TEXTS.items()},
        words={name: translate("NearMiss", text) for name, text in RULE_WORDS.items()},
        title=title,
        refused=bool(leaks),
        published=published,
        policy=_policy(policy, by_people),
        files=sorted(files.items()),
        language=translate("NearMiss", "en"),
    )


def _policy(policy: Policy, by_people: bool | None) -> list[tuple[str, str]]:
    people = {
        True: translate("NearMiss", "people"),
        False: translate("NearMiss", "reports (people: not tested)"),
        None: translate("NearMiss", "not stated; taken for reports"),
    }[by_people]
    zeros = [
        translate("NearMiss", "zero and withheld segments look the same"),
        translate("NearMiss", "zeros are published"),
        translate("NearMiss", "both are left out"),
    ][policy.zeros]
    rounding = translate("NearMiss", "multiples of {n}").format(n=policy.round_base)
    return [
        (translate("NearMiss", "Version of Near Miss"), version()),
        (translate("NearMiss", "Policy"), policy.preset),
        (translate("NearMiss", "Floors count"), people),
        (translate("NearMiss", "Smallest published count"), str(policy.min_publish_n)),
        (translate("NearMiss", "No breakdown below"), str(policy.small_n)),
        (translate("NearMiss", "Smallest cell of a breakdown"), str(policy.min_cell)),
        (translate("NearMiss", "Rounding"), rounding if policy.round_base > 1 else translate("NearMiss", "none")),
        (translate("NearMiss", "Largest share of two contributors"), _share(policy.dominance_share)),
        (translate("NearMiss", "Segments without a published count"), zeros),
    ]


def _share(share: float) -> str:
    return translate("NearMiss", "not limited") if share >= 1 else f"{100 * share:g} %"
