"""What the attacker compares: one attribute a line, `raw field|released field|type|weight|level|options`."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from ..errors import QT_TRANSLATE_NOOP, NearMissError

#: Largest weight, or amount of an option: sums of squares stay finite. And the most hash functions: time and memory do.
MOST, MOST_HASHES = 1e9, 4096

WEAK, MEDIUM, STRONG = LEVELS = ("W", "M", "S")

_METHODS = ("log_ratio", "absolute", "relative")
_SOURCES = ("released", "raw", "pooled")
_WEIGHTINGS = ("idf", "inv_log", "inv", "none")
_YES = {"yes": True, "true": True, "1": True, "no": False, "false": False, "0": False}
_SEPARATORS = {"space": " ", "tab": "\t", "pipe": "|", "comma": ",", "semicolon": ";", "colon": ":"}


@dataclass(frozen=True)
class Attribute:
    """One attribute of the attack.

    Attributes
    ----------
    raw, released : str
        Field of each side; empty for the geometry.
    kind : str
        One of :data:`KINDS`.
    weight : float
        0 = looked at alone, but not combined.
    level : str
        W, M or S: from which attacker on it is known.
    options : dict
        Those of the kind that were given.
    """

    raw: str
    released: str
    kind: str
    weight: float = 1.0
    level: str = MEDIUM
    options: dict[str, Any] = field(default_factory=dict)

    @property
    def spatial(self) -> bool:
        """Whether it is the geometry that is compared."""
        return self.kind == "location" or not self.raw

    @property
    def name(self) -> str:
        """What it is called in results."""
        if not self.raw:
            return self.kind
        return self.raw if self.raw == self.released else f"{self.raw} / {self.released}"

    def option(self, name: str, default: Any) -> Any:
        """The option, or its default."""
        return self.options.get(name, default)


def _amount(text: str) -> float:
    value = float(text)
    if not 0 <= value <= MOST:
        raise ValueError
    return value


def _hashes(text: str) -> int:
    value = int(text)
    if not 1 <= value <= MOST_HASHES:
        raise ValueError
    return value


def _yes(text: str) -> bool:
    if text.lower() not in _YES:
        raise ValueError
    return _YES[text.lower()]


def _separator(text: str) -> str:
    if not text:
        raise ValueError
    return _SEPARATORS.get(text.lower(), text)


def _list(text: str) -> list[str]:
    found = [word for word in text.split(",") if word]
    if not found or len(set(found)) < len(found):
        raise ValueError
    return found


def _among(*choices: str) -> Callable[[str], str]:
    def read(text: str) -> str:
        if text.lower() not in choices:
            raise ValueError
        return text.lower()

    return read


_GUARD = {"generalised": _among("stop", "warn", "ignore")}
_SET = {"separator": _separator, "multiset": _yes, **_GUARD}
_RARE = {"source": _among(*_SOURCES), "weighting": _among(*_WEIGHTINGS)}
#: Each kind of score with the options it takes.
KINDS: dict[str, dict[str, Callable[[str], Any]]] = {
    "num": {**_GUARD},
    "rank": {**_GUARD},
    "char": {**_GUARD},
    "dist": {"separator": _separator, **_GUARD},
    "idf": {**_RARE, **_GUARD},
    "count": {"method": _among(*_METHODS), **_GUARD},
    "profile": {
        "separator": _separator,
        "bins": _list,
        "shape": _yes,
        "metric": _among("l1", "l2"),
        **_GUARD,
    },
    "span": {"separator": _separator, "method": _among(*_METHODS), **_GUARD},
    "jaccard": _SET,
    "dice": _SET,
    "overlap": _SET,
    "tversky": {"alpha": _amount, "beta": _amount, **_SET},
    "minhash": {"separator": _separator, "hashes": _hashes, **_GUARD},
    "scoreboard": {"tolerance": _amount, "partial": _among("step", "linear"), **_RARE, **_GUARD},
    "containment": {"rule": _among("auto", "interval", "exact", "prefix")},
    "location": {"uncertainty": _amount},
}
#: Words that stand for the geometry where a field is expected.
GEOMETRY = ("", "geometry", "$geometry", "@geometry", "geom")
_COLUMNS = ("raw", "released", "type", "weight", "level", "options")


def attributes(text: str) -> list[Attribute]:
    """The attributes of a text, one line each; blank lines and those that begin with # are skipped.

    In a text without line ends a backslash and an n are one: not every shell can pass another.

    Raises
    ------
    NearMissError
        A line that cannot be read: which one, and what is wrong with it. No line at all. The same attribute twice.

    Examples
    --------
    >>> attributes("AGE||num")[0].released, attributes("ITEMS|BOUGHT|tversky|2|S|separator=, alpha=1")[0].options
    ('AGE', {'separator': ',', 'alpha': 1.0})
    """
    found = []
    for number, line in enumerate(_lines(text), start=1):
        if line.strip() and not line.lstrip().startswith("#"):
            parts = line.split("|", len(_COLUMNS) - 1)
            found.append(attribute([part.strip() for part in parts], _Place("line", number)))
    return checked(found)


def _lines(text: str) -> list[str]:
    lines = text.splitlines()
    return lines if len(lines) > 1 else text.replace("\\r\\n", "\n").replace("\\n", "\n").splitlines()


def from_rows(rows: Iterable[Sequence[Any]]) -> list[Attribute]:
    """The same from rows of a table with the six columns; NULL is empty."""
    found = []
    for number, row in enumerate(rows, start=1):
        parts = ["" if value is None else str(value).strip() for value in row]
        if any(parts):
            found.append(attribute(parts, _Place("row", number)))
    return checked(found)


@dataclass(frozen=True)
class _Place:
    """Where an attribute stands, for messages."""

    unit: str
    number: int

    def error(self, template: str, **values: Any) -> NearMissError:
        return NearMissError(template, place=f"{self.unit} {self.number}", **values)


def attribute(parts: Sequence[str], place: _Place) -> Attribute:
    """One attribute from its parts."""
    raw, released, kind, weight, level, options = [*parts, *[""] * (len(_COLUMNS) - len(parts))][: len(_COLUMNS)]
    if len(parts) < 3:
        raise place.error(
            QT_TRANSLATE_NOOP(
                "NearMiss",
                "ATTRIBUTES, {place}: {count} parts. Write raw field|released field|type, then weight, level and options "
                "where they are needed."
            ),
            count=len(parts),
        )  # fmt: skip
    kind = _kind(kind, place)
    raw, released = raw or released, released or raw
    if kind == "location" or (kind == "containment" and {raw.lower(), released.lower()} <= set(GEOMETRY)):
        raw = released = ""  # it is the geometry that is compared, whatever is written there
    if not raw and kind not in ("location", "containment"):
        raise place.error(QT_TRANSLATE_NOOP("NearMiss", "ATTRIBUTES, {place}: no field is given."))
    return Attribute(raw, released, kind, _weight(weight, place), _level(level, place), _options(options, kind, place))


def _kind(text: str, place: _Place) -> str:
    kind = text.lower()
    if kind in KINDS:
        return kind
    near = difflib.get_close_matches(kind, KINDS, n=1, cutoff=0.5)
    if near:
        raise place.error(
            QT_TRANSLATE_NOOP("NearMiss", "ATTRIBUTES, {place}: unknown type {kind}. Did you mean {near}?"),
            kind=text,
            near=near[0],
        )
    raise place.error(
        QT_TRANSLATE_NOOP("NearMiss", "ATTRIBUTES, {place}: unknown type {kind}. There are {kinds}."),
        kind=text or "''",
        kinds=", ".join(KINDS),
    )


def _weight(text: str, place: _Place) -> float:
    if not text:
        return 1.0
    try:
        return _amount(text)
    except ValueError:
        raise place.error(
            QT_TRANSLATE_NOOP("NearMiss", "ATTRIBUTES, {place}: the weight {text} is no number from 0 to 1e9."),
            text=text,
        ) from None


def _level(text: str, place: _Place) -> str:
    level = text.upper() or MEDIUM
    if level not in LEVELS:
        raise place.error(
            QT_TRANSLATE_NOOP("NearMiss", "ATTRIBUTES, {place}: the level {text} is none of W, M and S."), text=text
        )
    return level


def _options(text: str, kind: str, place: _Place) -> dict[str, Any]:
    """Options `name=value`, separated by blanks."""
    found: dict[str, Any] = {}
    for word in text.split():
        name, equals, value = word.partition("=")
        reader = KINDS[kind].get(name.lower())
        if reader is None or not equals:
            raise place.error(
                QT_TRANSLATE_NOOP("NearMiss", "ATTRIBUTES, {place}: {kind} has no option {word}. It has {options}."),
                kind=kind,
                word=word,
                options=", ".join(f"{option}=" for option in KINDS[kind]),
            )
        try:
            found[name.lower()] = reader(value)
        except ValueError:
            raise place.error(
                QT_TRANSLATE_NOOP("NearMiss", "ATTRIBUTES, {place}: {value} is no value of the option {name}."),
                name=name,
                value=value or "''",
            ) from None
    return found


def checked(found: list[Attribute]) -> list[Attribute]:
    """Refuse no attribute, an attribute that is there twice, and weights that are all 0."""
    if not found:
        raise NearMissError(
            QT_TRANSLATE_NOOP(
                "NearMiss",
                "No attribute is given. Write one line for each: raw field|released field|type, as in AGE|AGE|num."
            )
        )  # fmt: skip
    seen: set[tuple[str, str, str]] = set()
    for one in found:
        key = (one.raw, one.released, one.kind)
        if key in seen:
            raise NearMissError(
                QT_TRANSLATE_NOOP("NearMiss", "ATTRIBUTES: {name} as {kind} is there twice. It would count twice."),
                name=one.name,
                kind=one.kind,
            )
        seen.add(key)
    if not any(one.weight > 0 for one in found):
        raise NearMissError(QT_TRANSLATE_NOOP("NearMiss", "All weights are 0. Every candidate would be tied."))
    return found
