"""The papers of a release: metadata.json, README.txt and manifest.json, and the policy that a manifest states."""

from __future__ import annotations

import json
import textwrap
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any

from ..errors import NearMissError
from ..findings import FAILED, NOT_TESTED, NOTE, PASSED, Finding
from ..policy import POLICY_FIELDS, ZEROS_LEFT_OUT, ZEROS_LIKE_WITHHELD, ZEROS_PUBLISHED, Policy

METADATA, README, MANIFEST = "metadata.json", "README.txt", "manifest.json"
_METADATA_FORM, MANIFEST_FORM = "nearmiss-release-metadata/1", "nearmiss-release-manifest/1"
_FLOORS = ("min_publish_n", "small_n", "min_cell", "round_base")
_WIDTH = 78
_HIGHEST = 1_000_000
_WORSE = (PASSED, "warning", NOT_TESTED, FAILED)
_OF_THE_MANIFEST = "integrity"  # can only be tested with it

#: What the fields of a release mean. English in every language: a release has the same bytes everywhere.
MEANINGS = {
    "segment_id": "Id of the street segment in the public street layer.",
    "name": "Name of the street segment.",
    "report_count": "Number of reports on the segment; empty where nothing is published.",
    "count_band": "The count in words; other words where no count is published.",
    "category_breakdown": 'Reports by category as JSON text; "*" is an unnamed rest; {} where none is published.',
    "low_sample": "Whether a published count is small; empty where the floors count people.",
    "category": 'Category of the reports; "*" is an unnamed rest.',
    "group_field": "What a total is grouped by; empty for the overall total.",
    "group_value": "The group of a total.",
}
_COUNTS = {
    "breakdown.csv": "Number of reports of the category on the segment.",
    "totals.csv": "Number of reports in all.",
}
_OTHER_MEANING = "An attribute of the street segment."


@dataclass(frozen=True)
class Imprint:
    """What the publisher says about a release."""

    title: str
    licence: str
    source: str
    note: str | None = None


@dataclass(frozen=True)
class Part:
    """A data file of a release and its fields."""

    file: str
    fields: Sequence[tuple[str, str]]


def metadata(imprint: Imprint, policy: Policy, *, by_people: bool | None, parts: Sequence[Part]) -> dict[str, Any]:
    """The content of metadata.json: never a path, a layer name, a filter or a private count."""
    return {
        "form": _METADATA_FORM,
        "title": imprint.title,
        "licence": imprint.licence,
        "source": imprint.source,
        "note": imprint.note,
        "crs": "EPSG:4326",
        "coordinate_decimals": 6,
        "files": [
            {
                "file": part.file,
                "fields": [
                    {"name": name, "type": kind, "meaning": _meaning(part.file, name)} for name, kind in part.fields
                ],
            }
            for part in parts
        ],
        "policy": policy_stated(policy, by_people),
        "missing_counts": missing_counts(policy, by_people),
        "residual_risks": list(RESIDUAL_RISKS),
    }


def policy_stated(policy: Policy, by_people: bool | None) -> dict[str, Any]:
    """The policy as it is printed; `k_counts` says what the floors count."""
    return {**asdict(policy), "k_counts": "people" if by_people else "rows"}


def missing_counts(policy: Policy, by_people: bool | None) -> str:
    """What a missing count means under a policy."""
    few = "there are too few reports"
    if by_people:
        few = "too few people reported there, or nearly all reports are from two of them"
    if policy.zeros == ZEROS_PUBLISHED:
        return f"A segment without a count is withheld because {few}. It does not mean that nothing happened there."
    left_out = policy.zeros == ZEROS_LEFT_OUT
    where = (
        "A segment that is not in the file"
        if left_out
        else "A segment without a count, or one that is not in the file,"
    )
    return (
        f"{where} has no reports, or shows no number because {few}. Nobody can tell which from this "
        'release. A missing count does not mean "no incidents here".'
    )


#: What stays open in every release.
RESIDUAL_RISKS = (
    "Repeat visitors: somebody who reported on many segments leaves a pattern over the whole map. Each single count "
    "clears its floor, the pattern is not protected.",
    "Confirming a known address: somebody who already suspects a person or an address can find a count that fits. The "
    "release lowers that certainty; it does not always remove it.",
    "Rare combinations: a category that is rare in the whole city may be recognised on a segment even where its number "
    "clears the floors.",
)


def readme(imprint: Imprint, policy: Policy, *, by_people: bool | None, parts: Sequence[Part]) -> str:
    """The text of README.txt: the same as metadata.json for people."""
    who = "people" if by_people else "reports"
    shared = ""
    if by_people and policy.dominance_share < 1:
        shared = f" and two of them do not hold more than {policy.dominance_share:.0%} of the reports"
    rounding = f"Numbers are rounded to multiples of {policy.round_base}." if policy.round_base > 1 else ""
    paragraphs = [
        imprint.title,
        "=" * min(len(imprint.title), _WIDTH),
        "",
        f"Licence: {imprint.licence}",
        f"Source: {imprint.source}",
        *([_filled(f"Note: {imprint.note}")] if imprint.note else []),
        "",
        _filled(
            "Reports were attached to public street segments and counted. Their own places, times and authors are not in "
            "this release."
        ),
        "",
        "What is withheld",
        _filled(
            f"A segment shows a number only where at least {policy.min_publish_n} {who} stand behind it{shared}, and reports "
            f"by category only from {policy.small_n} {who} on, with no category below {policy.min_cell}. {rounding}"
        ),
        *([] if by_people else [_filled("The floors count reports, not people: one person may have filed several.")]),
        "",
        "What a gap means",
        _filled(missing_counts(policy, by_people)),
        "",
        "What stays open",
        *(_filled(risk, "* ") for risk in RESIDUAL_RISKS),
        "",
        "Files (coordinates: EPSG:4326, degrees with 6 decimals)",
    ]
    for part in parts:
        paragraphs.append(part.file)
        paragraphs += [_filled(f"{name}: {_meaning(part.file, name)}", "  ") for name, _ in part.fields]
    paragraphs += [
        f"{METADATA}: the same for programs",
        _filled(f"{MANIFEST}: checksums (SHA-256) of these files, the policy, and what was checked"),
    ]
    return "\n".join(paragraphs) + "\n"


def manifest(
    hashes: Mapping[str, str], policy: Policy, *, by_people: bool | None, version: str, findings: Iterable[Finding]
) -> dict[str, Any]:
    """The content of manifest.json.

    `checks` has one word per rule; `notes` the findings that let the release pass and that people should know.
    """
    checks: dict[str, str] = {}
    notes = []
    for finding in findings:
        if finding.rule == _OF_THE_MANIFEST:
            continue
        said = "warning" if finding.is_warning else finding.status
        checks[finding.rule] = max(checks.get(finding.rule, PASSED), said, key=_WORSE.index)
        if finding.status == PASSED and finding.severity == NOTE and finding.count:
            notes.append({"rule": finding.rule, "count": finding.count, "message": str(finding.message)})
    return {
        "form": MANIFEST_FORM,
        "files": dict(sorted(hashes.items())),
        "versions": {"near_miss": version, "metadata": _METADATA_FORM},
        "policy": policy_stated(policy, by_people),
        "checks": checks,
        "notes": notes,
    }


def to_text(content: Mapping[str, Any]) -> str:
    """JSON as it stands in a release."""
    return json.dumps(content, ensure_ascii=False, indent=1) + "\n"


def k_counts(paper: Any) -> str | None:
    """What a manifest or metadata says that k counts: "people" or "rows"; None when it says nothing."""
    stated = paper.get("policy") if isinstance(paper, Mapping) else None
    said = stated.get("k_counts") if isinstance(stated, Mapping) else None
    return said if said in ("people", "rows") else None


def stricter(policy: Policy, paper: Any) -> Policy:
    """Of a policy and the one a manifest states, threshold by threshold the stricter one.

    A floor that rounding would print as one below it is raised to the next that it does not. Thresholds that
    cannot be read count for nothing.

    Examples
    --------
    >>> found = stricter(Policy(), {"policy": {"min_publish_n": 10, "small_n": 10, "min_cell": 10, "round_base": 5}})
    >>> found.min_publish_n, found.small_n, found.round_base
    (10, 10, 5)
    """
    stated = paper.get("policy") if isinstance(paper, Mapping) else None
    if not isinstance(stated, Mapping):
        return policy
    values = {name: stated.get(name) for name in POLICY_FIELDS}
    numbers = {name: float(n) for name, n in values.items() if n is not None and _is_threshold(n)}
    floors = {name: max(getattr(policy, name), int(numbers.get(name, 0))) for name in _FLOORS}
    share = min(policy.dominance_share, max(0.0, float(numbers.get("dominance_share", 1.0))))
    same = all(floors[name] == numbers.get(name) for name in _FLOORS)
    named = str(values["preset"]) if same else policy.preset
    if not same and any(floors[name] != getattr(policy, name) for name in _FLOORS):
        named = f"{policy.preset} (changed)"
    both: dict[str, Any] = {
        "preset": named,
        "dominance_share": share,
        "unknown_contributors": min(policy.unknown_contributors, int(numbers.get("unknown_contributors", 1))),
        "zeros": _less_told(policy.zeros, numbers.get("zeros")),
    }
    return _valid(policy, floors, both)


def _is_threshold(value: Any) -> bool:
    """Whether it is a number that a threshold can be; JSON of Python may hold NaN and Infinity."""
    return isinstance(value, (int, float)) and not isinstance(value, bool) and 0 <= value < _HIGHEST


def _less_told(zeros: int, stated: float | None) -> int:
    """How zeros are shown: they are printed only where both policies say so."""
    return int(stated) if zeros == ZEROS_PUBLISHED and stated in (ZEROS_LIKE_WITHHELD, ZEROS_LEFT_OUT) else zeros


def _valid(policy: Policy, floors: dict[str, int], both: dict[str, Any]) -> Policy:
    """The policy of these thresholds, floors raised until they fit together."""
    base = floors["round_base"]
    floors["min_publish_n"] = max(floors["min_publish_n"], base)
    floors["min_cell"] = max(floors["min_cell"], floors["min_publish_n"])
    for name in ("min_publish_n", "min_cell"):
        while base > 1 and (2 * floors[name] + base) // (2 * base) * base < floors[name]:
            floors[name] += 1
    floors["min_cell"] = max(floors["min_cell"], floors["min_publish_n"])
    floors["small_n"] = max(floors["small_n"], floors["min_publish_n"] + (floors["min_publish_n"] < 5))
    values: dict[str, Any] = {**floors, **both}
    try:
        return replace(policy, **values)
    except NearMissError:
        return policy


def not_tested(findings: Iterable[Finding]) -> list[Finding]:
    """The findings of rules that could not be evaluated."""
    return [finding for finding in findings if finding.status == NOT_TESTED]


def _meaning(file: str, name: str) -> str:
    return _COUNTS.get(file, MEANINGS[name]) if name == "report_count" else MEANINGS.get(name, _OTHER_MEANING)


def _filled(text: str, bullet: str = "") -> str:
    return textwrap.fill(text, _WIDTH, initial_indent=bullet, subsequent_indent=" " * len(bullet))
