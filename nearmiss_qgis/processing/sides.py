"""Both sides of an attack: RAW and ANON of a request, what is compared, and whose record is whose."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from qgis.core import QgsProcessingParameterDefinition, QgsProcessingParameterString

from ..core.errors import NearMissError
from ..translation import translate
from . import hierarchies, inputs, measured
from . import parameters as shared
from .attack_numbers import notice
from .places import ANON, RAW, Places
from .request import Request

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from ..core.attack.attributes import Attribute
    from ..core.attack.block import Candidates
    from ..core.attack.sides import Sides
    from ..core.hierarchy import Hierarchy

_COLUMNS = ("raw", "released", "type", "weight", "level", "options")


@dataclass(frozen=True)
class Opposed:
    """Both sides, read.

    Attributes
    ----------
    sides : Sides
    attributes : list of Attribute
    raw_ids, released_ids : list of str
    crs : str
        CRS in which distances are measured; empty where no place is compared.
    """

    sides: Sides
    attributes: list[Attribute]
    raw_ids: list[str]
    released_ids: list[str]
    crs: str


def parameters() -> list[QgsProcessingParameterDefinition]:
    """RAW, ANON, their ids, the attributes and the hierarchy."""
    lines = QgsProcessingParameterString(
        "ATTRIBUTES",
        translate("NearMiss", "Attributes, one line each: raw field|released field|type"),
        None,
        True,
        True,
    )
    syntax = translate(
        "NearMiss",
        "raw field|released field|type|weight|level|options, for example AGE|AGE|num or ||location|1|M|uncertainty=50. "
        "Types: num, rank, char, dist, idf, count, profile, span, jaccard, dice, overlap, tversky, minhash, scoreboard, "
        "containment, location."
    )  # fmt: skip
    table = shared.layer(
        "ATTRIBUTE_TABLE", translate("NearMiss", "Attributes as a table, instead"), shared.TABLES, optional=True
    )
    return [
        shared.explained(
            shared.layer(RAW, translate("NearMiss", "What the attacker knows (raw records)"), shared.TABLES),
            translate("NearMiss", "One row per person, with an id that the released records have too."),
        ),
        shared.explained(
            shared.layer(ANON, translate("NearMiss", "Released records"), shared.TABLES),
            translate(
                "NearMiss", "What goes out, or would go out, plus the id: it is the answer key, not an attribute."
            ),
        ),
        shared.field("RAW_ID", translate("NearMiss", "Id of the raw records"), RAW, optional=False),
        shared.field("ANON_ID", translate("NearMiss", "Id of the released records"), ANON, optional=False),
        shared.explained(lines, syntax),
        shared.explained(
            table,
            translate("NearMiss", "Fields raw, released, type, weight, level, options: one row for each attribute."),
        ),
        shared.explained(
            shared.any_path(
                "HIERARCHY", translate("NearMiss", "Hierarchy (CSV: attribute, value, parent; or YAML)"), optional=True
            ),
            translate("NearMiss", "For containment: which values a published category holds."),
        ),
    ]


def blocking() -> list[QgsProcessingParameterDefinition]:
    """BLOCK_ON and BLOCK_RADIUS."""
    keys = QgsProcessingParameterString(
        "BLOCK_ON", translate("NearMiss", "Compare only records that agree in"), None, False, True
    )
    radius = shared.metres("BLOCK_RADIUS", translate("NearMiss", "Compare only points within"), 0.0, above=0.0)
    radius.setDefaultValue(None)
    radius.setFlags(radius.flags() | QgsProcessingParameterDefinition.Flag.FlagOptional)
    limits = translate(
        "NearMiss",
        "Released fields, separated by commas; several passes by semicolons. Saves time only: a true pair that is lost "
        "cannot be found, and the success becomes a lower bound. Leave it empty where you can."
    )  # fmt: skip
    return [
        shared.explained(keys, limits),
        radius,
    ]


def attributes(request: Request) -> list[Attribute]:
    """The attributes, from the lines or from the table.

    Raises
    ------
    NearMissError
        Both or neither are given; what is wrong in which line; a field that is not there.
    """
    from ..core.attack import attributes as lines

    text, table = request.text("ATTRIBUTES"), request.given("ATTRIBUTE_TABLE")
    if bool(text and text.strip()) == table:
        raise NearMissError(
            translate(
                "NearMiss",
                "Give the attributes either in ATTRIBUTES or in ATTRIBUTE_TABLE: one line or row for each, "
                "raw field|released field|type."
            )
        )  # fmt: skip
    found = lines.from_rows(_rows(request)) if table else lines.attributes(text or "")
    for one in found:
        _check_field(request, RAW, one.raw)
        _check_field(request, ANON, one.released)
    return found


def _rows(request: Request) -> list[list[Any]]:
    """The rows of the table of attributes, in the order of the table."""
    from ..layers.read import plain

    source = request.required_source("ATTRIBUTE_TABLE")
    place = {field.name().lower(): i for i, field in enumerate(source.fields())}
    absent = [name for name in _COLUMNS[:3] if name not in place]
    if absent:
        raise NearMissError(
            translate("NearMiss", "ATTRIBUTE_TABLE lacks the fields {names}. It has to have raw, released and type."),
            names=", ".join(absent),
        )
    return [
        [plain(feature[place[name]]) if name in place else None for name in _COLUMNS]
        for feature in source.getFeatures()
    ]


def _check_field(request: Request, side: str, name: str) -> None:
    """Refuse a field that is not there, or that holds no single values."""
    from ..layers.read import holds_single_values

    if not name:
        return
    fields = request.required_source(side).fields()
    if name not in fields.names():
        raise NearMissError(
            translate("NearMiss", "ATTRIBUTES: {layer} has no field {field}. It has: {present}."),
            layer=request.label(side),
            field=name,
            present=", ".join(fields.names()),
        )
    if not holds_single_values(fields.field(name)):
        raise NearMissError(
            translate(
                "NearMiss",
                "ATTRIBUTES: field {field} of {layer} holds no single values. Take what matters out of it into fields of their "
                "own, for example with the field calculator."
            ),
            field=name,
            layer=request.label(side),
        )  # fmt: skip


def check(request: Request) -> list[Attribute]:
    """Refuse what cannot be attacked, before any work; the attributes."""
    for parameter in ("RAW_ID", "ANON_ID"):
        if not request.field(parameter):
            raise NearMissError(
                translate("NearMiss", "{name} is not given. Give the field that names each person once."),
                name=parameter,
            )
        measured.plain_fields(request, parameter)
    found = attributes(request)
    if request.given("HIERARCHY"):
        _check_hierarchy(hierarchies.read(request), found)
        hierarchies.check_not_overwritten(request)
    if request.algorithm.parameterDefinition("BLOCK_ON"):
        _keys(request, found)
    return found


def _check_hierarchy(tree: Hierarchy, found: Sequence[Attribute]) -> None:
    """Refuse a hierarchy that names none of the attributes: it would widen nothing, without a word."""
    from ..core.hierarchy import check_some_named

    names = {name for one in found if one.kind == "containment" for name in (one.raw, one.released) if name}
    if not names:
        raise NearMissError(
            translate(
                "NearMiss", "HIERARCHY is given, but no attribute is of the type containment, which alone uses it."
            )
        )
    check_some_named(tree, sorted(names))


def read(request: Request, found: Sequence[Attribute], *, seed: int = 1) -> Opposed:
    """Both sides of the attack.

    Raises
    ------
    NearMissError
        A side without rows; ids that are missing or repeated; a place that is compared and is not there.
    """
    from ..core.attack.build import Context
    from ..core.attack.sides import Sides, truth_of

    _say_key(request, found)
    if any(one.kind == "minhash" for one in found):
        request.info(f"SEED: {seed}")
    keys = _keys(request, found) if request.algorithm.parameterDefinition("BLOCK_ON") else []
    fields = {
        RAW: [request.field("RAW_ID"), *(one.raw for one in found), *(raw for one in keys for raw, _ in one)],
        ANON: [
            request.field("ANON_ID"),
            *(one.released for one in found),
            *(other for one in keys for _, other in one),
        ],
    }
    tables = {side: inputs.table(request, side, only=fields[side]) for side in (RAW, ANON)}
    ids = {side: tables[side].identifiers(request.field(f"{side}_ID")) for side in (RAW, ANON)}
    truth_of(ids[RAW], ids[ANON])  # says what is wrong with ids before they are sorted
    order = {side: _by_id([one or "" for one in ids[side]]) for side in (RAW, ANON)}
    sorted_ids = {side: [ids[side][row] or "" for row in order[side]] for side in (RAW, ANON)}
    values = {
        side: {name: tables[side].values(name)[order[side]].tolist() for name in fields[side] if name}
        for side in (RAW, ANON)
    }
    raw_xy = released_xy = areas = None
    crs = ""
    if any(one.spatial for one in found) or _radius(request):
        there = Places(request, tables, order)
        raw_xy, released_xy = there.raw_xy, there.released_xy
        areas, crs = there.areas(), there.crs
    truth = truth_of(sorted_ids[RAW], sorted_ids[ANON])
    tree = hierarchies.read(request) if request.given("HIERARCHY") else None
    sides = Sides(
        values[RAW],
        values[ANON],
        truth,
        len(order[RAW]),
        Context(raw_xy, released_xy, tree, seed),
        areas,
    )
    return Opposed(sides, list(found), sorted_ids[RAW], sorted_ids[ANON], crs)


def _say_key(request: Request, found: Sequence[Attribute]) -> None:
    """Say which attributes are the answer key itself."""
    for one in found:
        if one.weight > 0 and (one.raw == request.field("RAW_ID") or one.released == request.field("ANON_ID")):
            text = translate(
                "NearMiss",
                "{name} is the answer key, and an attribute too: the attacker is told who is who. Right only if the id itself is "
                "released and known."
            )  # fmt: skip
            request.warn(text.format(name=one.name))


def _by_id(ids: Sequence[str]) -> NDArray[np.int64]:
    """Rows in an order of their own: by id, whole numbers as numbers."""
    import numpy as np

    def key(row: int) -> tuple[int, int, str]:
        text = ids[row]
        digits = text.lstrip("-")
        plain = digits.isascii() and digits.isdigit() and len(digits) < 19
        return (0, int(text), text) if plain and text.count("-") <= 1 else (1, 0, text)

    return np.array(sorted(range(len(ids)), key=key), dtype=np.int64)


def _radius(request: Request) -> float | None:
    return request.number("BLOCK_RADIUS") if request.algorithm.parameterDefinition("BLOCK_RADIUS") else None


def _keys(request: Request, found: Sequence[Attribute]) -> list[list[tuple[str, str]]]:
    """The passes of BLOCK_ON, each as pairs of raw and released fields."""
    raw_of = {one.released: one.raw for one in found if one.released}
    passes = []
    for part in (request.text("BLOCK_ON") or "").split(";"):
        names = [name.strip() for name in part.split(",") if name.strip()]
        if not names:
            continue
        pairs = [(raw_of.get(name, name), name) for name in names]
        for raw, released in pairs:
            _check_key(request, ANON, released)
            _check_key(request, RAW, raw)
        passes.append(pairs)
    return passes


def _check_key(request: Request, side: str, name: str) -> None:
    if name == request.field(f"{side}_ID"):
        raise NearMissError(
            translate(
                "NearMiss",
                "BLOCK_ON: {field} is {side}_ID, the answer key. Blocked on it, each record has its true one alone, and the "
                "success and the baseline are 1 whatever the release holds. Give another field."
            ),
            field=name,
            side=side,
        )  # fmt: skip
    fields = request.required_source(side).fields().names()
    if name not in fields:
        raise NearMissError(
            translate("NearMiss", "BLOCK_ON: {layer} has no field {field}. It has: {present}."),
            layer=request.label(side),
            field=name,
            present=", ".join(fields),
        )


def candidates(request: Request, opposed: Opposed) -> Candidates | None:
    """The candidates that BLOCK_ON and BLOCK_RADIUS leave: records that agree in any pass, or are near; None = all."""
    from ..core.attack import block

    sides, passes = opposed.sides, []
    for pairs in _keys(request, opposed.attributes):
        passes.append(block.by_values([(sides.raw[raw], sides.released[released]) for raw, released in pairs]))
    radius = _radius(request)
    if radius:
        if sides.context.raw_xy is None or sides.context.released_xy is None:
            raise NearMissError(translate("NearMiss", "BLOCK_RADIUS needs points in RAW and in ANON."))
        passes.append(block.by_radius(sides.context.raw_xy, sides.context.released_xy, radius))
    return block.union(passes) if passes else None


def say_who_attacks(request: Request, opposed: Opposed) -> None:
    """The attacker in words, in the log."""
    from ..core.attack.knowledge import everything

    request.info(
        translate("NearMiss", "Attacker of {knowledge}.").format(knowledge=everything(opposed.attributes).text)
    )


def say_contained(
    request: Request, opposed: Opposed, unread: Sequence[int], empty: int, held: NDArray[np.bool_]
) -> None:
    """What looks like safety and is none: values that were not read, nothing contained, originals outside."""
    from ..core.attack import cautions
    from ..core.attack.sides import unknown_in

    n, truth = len(held), opposed.sides.truth
    told = cautions.unknown([(one, *unknown_in(opposed.sides, one)) for one in opposed.attributes])
    for one, count in zip(opposed.attributes, unread):
        told += cautions.malformed(one, count)
    told += cautions.nothing_inside(empty, n)
    told += cautions.outside(int(((truth >= 0) & ~held).sum()), n)
    for one_told in told:
        request.warn(notice(one_told))
    if not (truth >= 0).any():
        request.warn(translate("NearMiss", "RAW_ID and ANON_ID have no id in common: truth_contained is not tested."))
