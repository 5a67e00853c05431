"""May this go out, and if so, where is it?"""

from __future__ import annotations

import tempfile
import unicodedata
from pathlib import Path
from typing import TYPE_CHECKING, Any

import qgis.core as qgis

from ...core.errors import QT_TRANSLATE_NOOP, NearMissError
from ...translation import translate
from .. import dependencies, drafting, evidence, verdict
from .. import parameters as shared
from ..algorithm import NearMissAlgorithm
from ..gatehouse import checked, put_out
from ..outputs import Outputs
from ..request import Request

if TYPE_CHECKING:
    from ...core.gate.papers import Imprint


_UNSEEN = ("Cc", "Cf", "Cs", "Zl", "Zp")


class PublishRelease(NearMissAlgorithm):
    """Write a release, read it back, check it, and put it in place, or refuse and leave nothing."""

    group_id = "release"
    requires = (*dependencies.CORE, "jinja2")

    def title(self) -> str:
        return translate("NearMiss", "Publish a release")

    def help_text(self) -> str:
        return translate(
            "NearMiss",
            "Writes a release and lets it out only when no rule finds a leak in the written files, read back from disk.\n\n"
            "Into FOLDER go the segments, the breakdown and the totals if given, metadata.json, README.txt and manifest.json "
            "with checksums. Raw REPORTS are never written: they are only compared with every published vertex and with the "
            "metadata. Give STREETS: geometry is taken from there, and a vertex that is public there may lie on a report.\n\n"
            "On a leak the run fails, FOLDER stays as it was, and findings and report say what was found, where, and what to "
            "do. What could not be tested is listed as not tested. CHECK_ONLY does everything but release. No leak means: "
            "none of the tested rules found one; repeat visitors and the confirming of a known address stay open."
        )  # fmt: skip

    def define(self) -> list[qgis.QgsProcessingParameterDefinition]:
        return [*_layers(), *shared.policy(), *_imprint(), *_options(), *verdict.destinations()]

    def numbers(self) -> dict[str, str]:
        return {**verdict.numbers(), "FEATURES": translate("NearMiss", "Segments in the release")}

    def validate(self, request: Request) -> None:
        from ...layers.place import check_folder

        shared.read_policy(request)
        for name in ("SEGMENTS", "REPORTS"):
            request.required_source(name)
        if request.given("CATEGORIES"):
            evidence.categories(request)
        _check_imprint(request)
        folder = _folder(request)
        if folder is None:
            if not request.flag("CHECK_ONLY"):
                raise NearMissError(translate("NearMiss", "FOLDER is not given. Give one, or set CHECK_ONLY."))
            return
        for name, goal, _ in Outputs(request).goals():
            if folder == goal.path or folder in goal.path.parents:
                raise NearMissError(
                    translate(
                        "NearMiss",
                        "{name} is PRIVATE and lies in FOLDER, the folder of the release. Choose another folder."
                    ),
                    name=name,
                )  # fmt: skip
        if not request.flag("CHECK_ONLY"):
            check_folder(folder, overwrite=request.flag("OVERWRITE"))

    def execute(self, request: Request, outputs: Outputs) -> dict[str, Any]:
        from ...layers import place
        from ...layers.tables_written import ENDINGS

        request.step(translate("NearMiss", "Reading segments, streets and reports"), 0.0, 0.4)
        policy, folder = shared.read_policy(request), _folder(request)
        check_only = request.flag("CHECK_ONLY")
        table, ids = drafting.segments_table(request)
        streets = evidence.streets(request, "SEGMENT_ID", ids)
        content = drafting.content(request, ENDINGS[request.choice("FORMAT")], table, ids, streets)
        reports, withheld = evidence.reports(request), evidence.withheld(request)

        request.step(translate("NearMiss", "Writing, reading back and checking"), 0.4, 0.9)
        target = Path(tempfile.gettempdir()) / "release" if check_only or folder is None else folder
        new = outputs.room(place.beside(target))
        found = checked(request, new, content, _imprint_of(request), policy, streets, reports, withheld)

        request.step(translate("NearMiss", "Writing the findings"), 0.9, 1.0)
        verdict.write(
            request,
            outputs,
            found.findings,
            title=request.text("TITLE") or "",
            policy=policy,
            by_people=content.by_people,
            files=found.files,
            published=not check_only,
        )
        numbers = {**verdict.counts(found.findings), "FEATURES": len(ids)}
        if check_only or folder is None:
            return numbers
        verdict.refuse_if_needed(
            outputs,
            found.findings,
            template=QT_TRANSLATE_NOOP(
                "NearMiss", "Not released. Leaks: {leaks}{rules}. FOLDER is as it was. The findings are in: {where}."
            ),
        )
        outputs.then(lambda: put_out(request, new, folder, overwrite=request.flag("OVERWRITE")))
        return {**numbers, "FOLDER": str(folder)}


def _layers() -> list[qgis.QgsProcessingParameterDefinition]:
    return [
        shared.explained(
            shared.layer("SEGMENTS", translate("NearMiss", "Published segments (candidate)"), shared.LINES_OR_POLYGONS),
            translate("NearMiss", "PUBLISHED of aggregateandwithhold."),
        ),
        shared.explained(
            shared.layer("BREAKDOWN", translate("NearMiss", "Breakdown (candidate)"), shared.TABLES, optional=True),
            translate("NearMiss", "BREAKDOWN of aggregateandwithhold, of the same run."),
        ),
        shared.explained(
            shared.layer("TOTALS", translate("NearMiss", "Totals (candidate)"), shared.TABLES, optional=True),
            translate("NearMiss", "TOTALS of aggregateandwithhold, of the same run."),
        ),
        shared.explained(
            shared.layer("REPORTS", translate("NearMiss", "Raw reports, for the tripwire"), shared.POINTS),
            translate("NearMiss", "Never released: every published vertex is compared with them."),
        ),
        shared.explained(
            shared.layer("STREETS", translate("NearMiss", "Streets"), shared.LINES_OR_POLYGONS, optional=True),
            translate("NearMiss", "Gives the geometry. Without it a vertex on a report always stops the release."),
        ),
        shared.field("SEGMENT_ID", translate("NearMiss", "Id of a street segment"), "STREETS"),
        shared.explained(
            shared.layer("WITHHELD", translate("NearMiss", "Withheld segments"), shared.TABLES, optional=True),
            translate("NearMiss", "WITHHELD of aggregateandwithhold: none of them may show a count. Never released."),
        ),
        shared.advanced(
            shared.any_path("PREVIOUS", translate("NearMiss", "Last release (not tested yet)"), optional=True)
        ),
    ]


def _imprint() -> list[qgis.QgsProcessingParameterDefinition]:
    text = qgis.QgsProcessingParameterString
    return [
        text("TITLE", translate("NearMiss", "Title")),
        text("LICENSE", translate("NearMiss", "Licence")),
        text("SOURCE", translate("NearMiss", "Source")),
        text("NOTE", translate("NearMiss", "Note"), None, True, True),
    ]


def _options() -> list[qgis.QgsProcessingParameterDefinition]:
    flag = qgis.QgsProcessingParameterBoolean
    formats = ["GeoJSON", "GeoPackage", "FlatGeobuf", "CSV (WKT)"]
    return [
        shared.advanced(shared.categories()),
        shared.coincident(),
        shared.choice("FORMAT", translate("NearMiss", "Format"), formats),
        qgis.QgsProcessingParameterFolderDestination(
            "FOLDER", translate("NearMiss", "Folder of the release"), None, True, False
        ),
        flag("OVERWRITE", translate("NearMiss", "Replace what is in the folder"), False),
        flag("CHECK_ONLY", translate("NearMiss", "Check only: release nothing, and do not fail on a leak"), False),
    ]


def _check_imprint(request: Request) -> None:
    for name in ("TITLE", "LICENSE", "SOURCE"):
        if request.text(name) is None:
            raise NearMissError(
                translate(
                    "NearMiss",
                    "{name} is empty. A release says what it is, under which licence, and from which source."
                ),
                name=name,
            )  # fmt: skip
    for name in ("TITLE", "LICENSE", "SOURCE", "NOTE"):
        _require_plain(name, request.text(name) or "", lines=name == "NOTE")


def _require_plain(name: str, text: str, *, lines: bool) -> None:
    """Refuse line breaks, and what is not seen: it could say in README.txt what is not so."""
    odd = [c for c in text if unicodedata.category(c) in _UNSEEN and not (lines and c in "\n\r\t")]
    if odd or (text and not any(unicodedata.category(c)[0] not in "ZC" for c in text)):
        raise NearMissError(
            translate(
                "NearMiss",
                "{name} holds line breaks or characters that are not seen ({n}). Write it in one plain line."
            ),
            name=name,
            n=len(odd),
        )  # fmt: skip


def _folder(request: Request) -> Path | None:
    if not request.given("FOLDER"):
        return None
    text = request.algorithm.parameterAsFileOutput(request.parameters, "FOLDER", request.context)
    try:
        return Path(text).resolve()
    except (OSError, RuntimeError) as error:  # a link that leads to itself
        raise NearMissError(
            translate("NearMiss", "FOLDER: {folder} cannot be used: {why}."), folder=text, why=str(error)
        ) from error


def _imprint_of(request: Request) -> Imprint:
    from ...core.gate.papers import Imprint

    title, licence, source = (request.text(name) or "" for name in ("TITLE", "LICENSE", "SOURCE"))
    return Imprint(title, licence, source, request.text("NOTE"))
