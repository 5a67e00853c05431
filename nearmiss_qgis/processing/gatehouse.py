"""The way out: a release is written into a room, read back, checked, and put in place."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from ..core.findings import Finding
from ..paths import version
from ..translation import translate
from .drafting import Content
from .evidence import categories
from .request import Request

if TYPE_CHECKING:
    from ..core.gate.case import Reports, Streets
    from ..core.gate.papers import Imprint
    from ..core.policy import Policy
    from ..layers.read import Table


@dataclass(frozen=True)
class Checked:
    """What the gate found in files that were read back, and their checksums."""

    findings: list[Finding]
    files: Mapping[str, str]


def checked(
    request: Request,
    folder: Path,
    content: Content,
    imprint: Imprint,
    policy: Policy,
    streets: tuple[Streets, Table] | None,
    reports: Reports | None,
    withheld: list[str] | None,
) -> Checked:
    """Write a release into `folder`, read it back, and ask every rule.

    The manifest is written last: it says what the rules found. Then the papers are read once more, with it.
    """
    from dataclasses import replace

    from ..core.gate import papers
    from ..core.gate.case import Case
    from ..core.gate.rules import audit
    from ..layers import files

    parts, people = content.parts, content.by_people
    files.write_release(
        folder,
        content.drafts,
        {
            papers.METADATA: papers.to_text(papers.metadata(imprint, policy, by_people=people, parts=parts)),
            papers.README: papers.readme(imprint, policy, by_people=people, parts=parts),
        },
        request.progress(),
    )
    context = request.context.transformContext()
    case = Case(
        files.read_release(folder, context, progress=request.progress()),
        policy,
        reports=reports,
        streets=None if streets is None else streets[0],
        withheld=withheld,
        categories=categories(request),
        strict_coincidence=request.choice("COINCIDENT") == 1,
        expected_rows=content.rows,
        source_rows=request.rows_read,
    )
    findings = audit(case, progress=request.progress())
    manifest = papers.manifest(case.release.hashes, policy, by_people=people, version=version(), findings=findings)
    files.write_paper(folder / papers.MANIFEST, papers.to_text(manifest))
    with_manifest = replace(case, release=files.with_manifest(case.release, folder))
    late = ("metadata", "integrity")
    found = {name: audit(with_manifest, only=[name]) for name in late}
    merged = [one for name in dict.fromkeys(f.rule for f in findings) for one in found.get(name) or _of(findings, name)]
    return Checked(merged, case.release.hashes)


def _of(findings: list[Finding], rule: str) -> list[Finding]:
    return [finding for finding in findings if finding.rule == rule]


def put_out(request: Request, new: Path, folder: Path, *, overwrite: bool) -> None:
    """Put a release that passed in its place."""
    from ..layers.place import put_in_place

    kept, left = put_in_place(new, folder, overwrite=overwrite)
    request.info(translate("NearMiss", "Released: {folder}").format(folder=folder))
    if kept is not None:
        text = translate("NearMiss", "FOLDER held more than a release. All of it is kept in {kept}.")
        request.warn(text.format(kept=kept))
    if left is not None:
        text = translate("NearMiss", "The former release could not be removed altogether. Remove {left} yourself.")
        request.warn(text.format(left=left))
