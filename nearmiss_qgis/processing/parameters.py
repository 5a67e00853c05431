"""The parameters that several algorithms share, each defined once."""

from __future__ import annotations

from typing import Any

from qgis.core import (
    QgsProcessing,
    QgsProcessingParameterDefinition,
    QgsProcessingParameterDistance,
    QgsProcessingParameterEnum,
    QgsProcessingParameterFeatureSink,
    QgsProcessingParameterFeatureSource,
    QgsProcessingParameterField,
    QgsProcessingParameterFile,
    QgsProcessingParameterFileDestination,
    QgsProcessingParameterNumber,
    QgsProcessingParameterString,
    QgsUnitTypes,
)

from ..core.policy import MOST_M, PRESETS, Policy
from ..translation import translate
from .request import Request
from .values import ABOVE

ANY_GEOMETRY = [QgsProcessing.SourceType.TypeVectorAnyGeometry]
POINTS = [QgsProcessing.SourceType.TypeVectorPoint]
LINES = [QgsProcessing.SourceType.TypeVectorLine]
LINES_OR_POLYGONS = [QgsProcessing.SourceType.TypeVectorLine, QgsProcessing.SourceType.TypeVectorPolygon]
TABLES = [QgsProcessing.SourceType.TypeVector]


def advanced(definition: QgsProcessingParameterDefinition) -> QgsProcessingParameterDefinition:
    """Fold a parameter away in the dialog."""
    definition.setFlags(definition.flags() | QgsProcessingParameterDefinition.Flag.FlagAdvanced)
    return definition


def explained(definition: QgsProcessingParameterDefinition, text: str) -> QgsProcessingParameterDefinition:
    """Give a parameter its tooltip."""
    definition.setHelp(text)
    return definition


def layer(name: str, text: str, types: list[int], optional: bool = False) -> QgsProcessingParameterDefinition:
    """A layer or table."""
    return QgsProcessingParameterFeatureSource(name, text, types, optional=optional)


def field(
    name: str, text: str, parent: str, *, optional: bool = True, multiple: bool = False, default: Any = None
) -> QgsProcessingParameterDefinition:
    """A field, or several, of the layer `parent`."""
    return QgsProcessingParameterField(
        name, text, default, parent, QgsProcessingParameterField.DataType.Any, multiple, optional
    )


def hidden(definition: QgsProcessingParameterDefinition) -> QgsProcessingParameterDefinition:
    """Keep a parameter of the contract that does not work yet out of the dialog."""
    definition.setFlags(definition.flags() | QgsProcessingParameterDefinition.Flag.FlagHidden)
    return definition


def metres(name: str, text: str, default: float, *, above: float | None = None) -> QgsProcessingParameterDefinition:
    """A distance in ground metres, whatever the CRS of the layers."""
    definition = QgsProcessingParameterDistance(name, text, default, "", False, 0.0, MOST_M)
    definition.setDefaultUnit(QgsUnitTypes.DistanceMeters)
    definition.setMetadata({**_decimals(1), **({} if above is None else {ABOVE: above})})
    return definition


def number(
    name: str,
    text: str,
    default: float | None,
    *,
    low: float = 0.0,
    high: float = 1e300,
    optional: bool = False,
    decimals: int = 2,
) -> QgsProcessingParameterDefinition:
    """A real number, shown in the dialog with some decimals."""
    kind = QgsProcessingParameterNumber.Type.Double
    definition = QgsProcessingParameterNumber(name, text, kind, default, optional, low, high)
    definition.setMetadata(_decimals(decimals))
    return definition


def _decimals(n: int) -> dict[str, Any]:
    return {"widget_wrapper": {"decimals": n}}


def integer(
    name: str, text: str, default: int | None, *, low: int = 0, optional: bool = False
) -> QgsProcessingParameterDefinition:
    """A whole number."""
    kind = QgsProcessingParameterNumber.Type.Integer
    return QgsProcessingParameterNumber(name, text, kind, default, optional, low)


def choice(name: str, text: str, options: list[str], default: int = 0) -> QgsProcessingParameterDefinition:
    """One of several, by index."""
    return QgsProcessingParameterEnum(name, text, options, False, default)


def sink(
    name: str, text: str, types: list[int], *, private: bool, optional: bool = False
) -> QgsProcessingParameterDefinition:
    """An output; an optional one is not created unless asked for."""
    described = f"{text} (PRIVATE)" if private else text
    return QgsProcessingParameterFeatureSink(name, described, types[0], None, optional, not optional)


def text_file(name: str, text: str, ending: str) -> QgsProcessingParameterDefinition:
    """A private text file, not created unless asked for."""
    kind = f"{ending.upper()} (*.{ending})"
    return QgsProcessingParameterFileDestination(name, f"{text} (PRIVATE)", kind, None, True, False)


def any_path(name: str, text: str, *, optional: bool = False) -> QgsProcessingParameterDefinition:
    """The path of a file or a folder."""
    kind = translate("NearMiss", "All files (*)")  # "*.*" would refuse a folder
    behaviour = QgsProcessingParameterFile.Behavior.File
    return QgsProcessingParameterFile(name, text, behaviour, optional=optional, fileFilter=kind)


def coincident() -> QgsProcessingParameterDefinition:
    """COINCIDENT."""
    options = [
        translate("NearMiss", "Stops the release, unless the vertex is a public one of STREETS"),
        translate("NearMiss", "Always stops the release"),
    ]
    return advanced(choice("COINCIDENT", translate("NearMiss", "A published vertex on a report"), options))


def categories() -> QgsProcessingParameterDefinition:
    """CATEGORIES."""
    text = translate("NearMiss", "All possible categories")
    return explained(
        QgsProcessingParameterString("CATEGORIES", text, None, False, True),
        translate("NearMiss", "Comma separated. Empty: the values that occur."),
    )


def decisions() -> QgsProcessingParameterDefinition:
    """DECISIONS."""
    text = translate("NearMiss", "Decisions on single reports")
    return explained(
        layer("DECISIONS", text, TABLES, optional=True),
        translate("NearMiss", "A table with record_id and decision: leave_out, or keep, which changes nothing."),
    )


def reports() -> QgsProcessingParameterDefinition:
    """REPORTS."""
    return layer("REPORTS", translate("NearMiss", "Reports"), POINTS)


def streets(types: list[int]) -> list[QgsProcessingParameterDefinition]:
    """STREETS and SEGMENT_ID."""
    return [
        layer("STREETS", translate("NearMiss", "Streets"), types),
        explained(
            field("SEGMENT_ID", translate("NearMiss", "Id of a street segment"), "STREETS"),
            translate(
                "NearMiss", "Must be present and unique. Without it feature ids are used, which change with the file."
            ),
        ),
    ]


def contributor(parent: str) -> QgsProcessingParameterDefinition:
    """CONTRIBUTOR."""
    return explained(
        field("CONTRIBUTOR", translate("NearMiss", "Contributor (the person behind a report)"), parent),
        translate("NearMiss", "With it floors count people; without it they count reports, and people are not tested."),
    )


def points() -> QgsProcessingParameterDefinition:
    """INPUT of a measure."""
    return layer("INPUT", translate("NearMiss", "Points"), POINTS)


def quasi_identifiers(*, optional: bool = True) -> QgsProcessingParameterDefinition:
    """QUASI_IDENTIFIERS of INPUT."""
    text = translate("NearMiss", "Quasi-identifiers")
    if not optional:
        tip = translate("NearMiss", "Fields an attacker may know.")
    else:
        tip = translate("NearMiss", "Fields an attacker may know. Without any, locations alone are measured.")
    return explained(field("QUASI_IDENTIFIERS", text, "INPUT", optional=optional, multiple=True), tip)


def record_id() -> QgsProcessingParameterDefinition:
    """REPORT_ID of INPUT."""
    return explained(
        field("REPORT_ID", translate("NearMiss", "Record id"), "INPUT"),
        translate("NearMiss", "Without it feature ids are used, which change with the file."),
    )


def person() -> QgsProcessingParameterDefinition:
    """CONTRIBUTOR of INPUT."""
    return explained(
        field("CONTRIBUTOR", translate("NearMiss", "Contributor (the person behind a record)"), "INPUT"),
        translate("NearMiss", "With it classes count people; without it records, and people are not tested."),
    )


def threshold_k() -> QgsProcessingParameterDefinition:
    """K."""
    text = translate("NearMiss", "Smallest k that is enough")
    return explained(integer("K", text, 5, low=2), translate("NearMiss", "What is below counts as at risk."))


def auxiliary() -> list[QgsProcessingParameterDefinition]:
    """AUXILIARY, AUXILIARY_NAME, SUBJECT and WEIGHT: what an attacker joins with."""
    return [
        explained(
            layer("AUXILIARY", translate("NearMiss", "Auxiliary layer (addresses, people)"), POINTS, optional=True),
            translate("NearMiss", "What an attacker joins with. Take the most complete one you can get."),
        ),
        explained(
            QgsProcessingParameterString(
                "AUXILIARY_NAME", translate("NearMiss", "Auxiliary layer: name and date"), None, False, True
            ),
            translate("NearMiss", "What the auxiliary layer is and of which date. Required where the layer is given."),
        ),
        explained(
            field(
                "SUBJECT", translate("NearMiss", "Auxiliary layer: subject (id of a person or an address)"), "AUXILIARY"
            ),
            translate("NearMiss", "Rows of one subject are one candidate, wherever they lie."),
        ),
        explained(
            field("WEIGHT", translate("NearMiss", "Auxiliary layer: weight (households per point)"), "AUXILIARY"),
            translate("NearMiss", "How many candidates a point stands for. NULL counts as none; negative is refused."),
        ),
    ]


def policy() -> list[QgsProcessingParameterDefinition]:
    """PRESET and the thresholds that override it."""
    preset = explained(
        choice("PRESET", translate("NearMiss", "Policy"), [preset.preset for preset in PRESETS]),
        translate(
            "NearMiss",
            "Near Miss 3/5: no count below 3, no breakdown below 5. CMS 11: nothing below 11. ONS 10 and OpenSAFELY 8: "
            "nothing below 10 or 8, and counts rounded to 5."
        ),
    )  # fmt: skip
    return [preset, *(advanced(definition) for definition in [*_floors(), _dominance(), _unknown(), _zeros()])]


def _floors() -> list[QgsProcessingParameterDefinition]:
    of_preset = translate("NearMiss", "Empty: the policy's value.")
    texts = {
        "MIN_PUBLISH_N": (
            translate("NearMiss", "Smallest published count, instead of the policy's"),
            translate("NearMiss", "3 or more."),
        ),
        "SMALL_N": (
            translate("NearMiss", "No breakdown below, instead of the policy's"),
            translate("NearMiss", "Larger than the smallest published count; equal is enough from 5 on."),
        ),
        "MIN_CELL": (
            translate("NearMiss", "Smallest cell of a breakdown, instead of the policy's"),
            translate("NearMiss", "Not below the smallest published count."),
        ),
        "ROUND_BASE": (
            translate("NearMiss", "Round counts to multiples of, instead of the policy's"),
            translate("NearMiss", "0: no rounding."),
        ),
    }
    return [
        explained(integer(name, text, None, optional=True), f"{of_preset} {tip}") for name, (text, tip) in texts.items()
    ]


def _dominance() -> QgsProcessingParameterDefinition:
    text = translate("NearMiss", "The two largest contributors may hold at most this share")
    share = number("DOMINANCE_SHARE", text, Policy().dominance_share, high=1.0)
    tip = translate("NearMiss", "A segment where two people hold a larger share of the reports is withheld. 1: off.")
    return explained(share, tip)


def _unknown() -> QgsProcessingParameterDefinition:
    options = [
        translate("NearMiss", "Add no person beside a known one, else one"),
        translate("NearMiss", "Each counts as a person"),
    ]
    text = translate("NearMiss", "Reports of unknown contributors")
    return choice("UNKNOWN_CONTRIBUTORS", text, options, Policy().unknown_contributors)


def _zeros() -> QgsProcessingParameterDefinition:
    options = [
        translate("NearMiss", "Zero and withheld segments look the same"),
        translate("NearMiss", "Publish zeros"),
        translate("NearMiss", "Leave out every segment without a published count"),
    ]
    return choice("ZEROS", translate("NearMiss", "Segments without a published count"), options, Policy().zeros)


def read_policy(request: Request) -> Policy:
    """The policy in force: the preset with every given value in its place."""
    return PRESETS[request.choice("PRESET")].overridden(
        min_publish_n=request.integer("MIN_PUBLISH_N"),
        small_n=request.integer("SMALL_N"),
        min_cell=request.integer("MIN_CELL"),
        round_base=request.integer("ROUND_BASE"),
        dominance_share=request.number("DOMINANCE_SHARE"),
        unknown_contributors=request.choice("UNKNOWN_CONTRIBUTORS"),
        zeros=request.choice("ZEROS"),
    )
