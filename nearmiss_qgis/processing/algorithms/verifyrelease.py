"""Would this file leak?"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import qgis.core as qgis

from ...core.errors import QT_TRANSLATE_NOOP, NearMissError
from ...translation import translate
from .. import dependencies, evidence, verdict
from .. import parameters as shared
from ..algorithm import NearMissAlgorithm
from ..outputs import Outputs
from ..request import Request

if TYPE_CHECKING:
    from ...core.gate.release import Release


class VerifyRelease(NearMissAlgorithm):
    """Check a release, ours or anybody's, as it stands on disk."""

    group_id = "release"
    requires = (*dependencies.CORE, "jinja2")

    def title(self) -> str:
        return translate("NearMiss", "Verify a release")

    def help_text(self) -> str:
        return translate(
            "NearMiss",
            "Reads a release from disk, ours or anybody's, and looks for what would give a person away.\n\n"
            "Counts and breakdowns below their floors, breakdowns and totals that can be inverted, zero segments that can be "
            "told from withheld ones, forbidden attributes, published vertices on reports, coordinates in the metadata, too "
            "many decimals, files that were changed after their manifest. RELEASE is a folder, its manifest.json, or a data "
            "file: GeoJSON, GeoPackage, FlatGeobuf, CSV, Shapefile.\n\n"
            "A rule that lacks its input is not tested, never passed: give REPORTS for the tripwire, STREETS for zeros and "
            "totals, SNAPPED with CATEGORY and CONTRIBUTOR to count again. The run fails on a leak, unless FAIL_ON_FINDING is "
            "off. No finding means: none of these rules found anything under this policy against these layers."
        )  # fmt: skip

    def define(self) -> list[qgis.QgsProcessingParameterDefinition]:
        return [*_release(), *_evidence(), *shared.policy(), *_options(), *verdict.destinations()]

    def numbers(self) -> dict[str, str]:
        return verdict.numbers()

    def validate(self, request: Request) -> None:
        shared.read_policy(request)
        if request.given("CATEGORIES"):
            evidence.categories(request)
        release = _path(request)
        if not release.exists():
            raise NearMissError(
                translate(
                    "NearMiss", "RELEASE: {file} does not exist. Give a folder, its manifest.json, or a data file."
                ),
                file=release,
            )
        for name, goal, _ in Outputs(request).goals():
            folder = release if release.is_dir() else release.parent
            if goal.path == release or (
                (release.is_dir() or release.name == "manifest.json") and folder in goal.path.parents
            ):
                raise NearMissError(
                    translate(
                        "NearMiss", "{name} is PRIVATE and lies in the release that is checked. Choose another folder."
                    ),
                    name=name,
                )

    def execute(self, request: Request, outputs: Outputs) -> dict[str, Any]:
        from ...core.gate.case import Case
        from ...core.gate.papers import stricter
        from ...core.gate.rules import audit

        request.step(translate("NearMiss", "Reading the release"), 0.0, 0.4)
        release = _read(request)
        policy = stricter(shared.read_policy(request), release.manifest)
        request.step(translate("NearMiss", "Reading reports and streets"), 0.4, 0.6)
        ids = [name for sheet in release.segments for name in sheet.ids]
        streets = evidence.streets(request, "STREETS_ID", ids)
        case = Case(
            release,
            policy,
            reports=evidence.reports(request),
            streets=None if streets is None else streets[0],
            snapped=evidence.snapped(request),
            categories=evidence.categories(request),
            strict_coincidence=request.choice("COINCIDENT") == 1,
            source_rows=request.rows_read,
        )
        request.step(translate("NearMiss", "Checking"), 0.6, 0.9)
        request.info(translate("NearMiss", "Policy in force: {policy}").format(policy=policy.to_json()))
        findings = audit(case, progress=request.progress())
        request.step(translate("NearMiss", "Writing"), 0.9, 1.0)
        verdict.write(
            request,
            outputs,
            findings,
            title=_path(request).name,
            policy=policy,
            by_people=case.by_people,
            files=release.hashes,
            published=False,
        )
        verdict.refuse_if_needed(
            outputs,
            findings,
            template=QT_TRANSLATE_NOOP(
                "NearMiss", "Leaks: {leaks}{rules}. Rules not tested: {not_tested}. The findings are in: {where}."
            ),
            on_leak=request.flag("FAIL_ON_FINDING"),
            on_not_tested=request.flag("FAIL_ON_NOT_TESTED"),
        )
        return dict(verdict.counts(findings))


def _release() -> list[qgis.QgsProcessingParameterDefinition]:
    text = qgis.QgsProcessingParameterString
    recognised = translate("NearMiss", "Empty: recognised by its name.")
    return [
        shared.explained(
            shared.any_path("RELEASE", translate("NearMiss", "Release")),
            translate("NearMiss", "Path of a folder, of its manifest.json, or of a data file."),
        ),
        shared.advanced(
            shared.explained(
                text("SEGMENT_ID", translate("NearMiss", "Field of segment ids"), None, False, True), recognised
            )
        ),
        shared.advanced(
            shared.explained(
                text("COUNT_FIELD", translate("NearMiss", "Field of counts"), None, False, True), recognised
            )
        ),
        shared.advanced(
            shared.explained(
                text("BREAKDOWN_FIELD", translate("NearMiss", "Field of breakdowns"), None, False, True), recognised
            )
        ),
    ]


def _evidence() -> list[qgis.QgsProcessingParameterDefinition]:
    return [
        shared.explained(
            shared.layer("REPORTS", translate("NearMiss", "Raw reports"), shared.POINTS, optional=True),
            translate("NearMiss", "Every published vertex and the metadata are compared with them."),
        ),
        shared.explained(
            shared.layer("STREETS", translate("NearMiss", "Streets"), shared.LINES_OR_POLYGONS, optional=True),
            translate(
                "NearMiss", "The public streets: they show which segments are missing and which attributes are public."
            ),
        ),
        shared.field("STREETS_ID", translate("NearMiss", "Id of a street segment"), "STREETS"),
        shared.explained(
            shared.layer(
                "SNAPPED", translate("NearMiss", "Snapped reports, to count again"), shared.TABLES, optional=True
            ),
            translate("NearMiss", "Output of snaptosegments, without the reports that were left out by decision."),
        ),
        shared.field("CATEGORY", translate("NearMiss", "Category (hazard type)"), "SNAPPED"),
        shared.contributor("SNAPPED"),
        *(
            shared.advanced(definition)
            for definition in (
                shared.any_path("PREVIOUS", translate("NearMiss", "Last release (not tested yet)"), optional=True),
                qgis.QgsProcessingParameterMultipleLayers(
                    "EXTRA_FILES",
                    translate("NearMiss", "Files that go out with it (not tested yet)"),
                    qgis.QgsProcessing.SourceType.TypeFile,
                    None,
                    True,
                ),
            )
        ),
    ]


def _options() -> list[qgis.QgsProcessingParameterDefinition]:
    flag = qgis.QgsProcessingParameterBoolean
    return [
        shared.advanced(shared.categories()),
        shared.coincident(),
        flag("FAIL_ON_FINDING", translate("NearMiss", "Fail on a leak"), True),
        shared.advanced(
            flag("FAIL_ON_NOT_TESTED", translate("NearMiss", "Fail on a rule that could not be tested"), False)
        ),
    ]


def _path(request: Request) -> Path:
    return Path(request.algorithm.parameterAsString(request.parameters, "RELEASE", request.context)).resolve()


def _read(request: Request) -> Release:
    from ...core.gate.release import Names
    from ...layers.files import read_release

    names = Names(request.text("SEGMENT_ID"), request.text("COUNT_FIELD"), request.text("BREAKDOWN_FIELD"))
    return read_release(_path(request), request.context.transformContext(), names, request.progress())
