"""Lists of numbers in a text, as parameters give them: radii in metres, thresholds of k, levels of fields."""

from __future__ import annotations

from .errors import QT_TRANSLATE_NOOP, NearMissError
from .policy import LEAST_M, MOST_KNOWN_POINTS, MOST_M


def radius(value: float | None, parameter: str) -> float:
    """A radius to the millionth of a metre, which is the tolerance of distances.

    Raises
    ------
    NearMissError
        When it is out of range.

    Examples
    --------
    >>> radius(25.00000004, "AT_RADIUS")
    25.0
    """
    found = round(value or 0.0, 6)
    if not LEAST_M <= found <= MOST_M:
        raise NearMissError(
            QT_TRANSLATE_NOOP("NearMiss", "{parameter}: {value:g} is no radius. Give metres, {least:g} to {most:.0f}."),
            parameter=parameter,
            value=value,
            least=LEAST_M,
            most=MOST_M,
        )
    return found


def radii(text: str | None, parameter: str, *more: float) -> list[float]:
    """The radii of a text such as "25,50,100", and `more` of them, ascending, each once.

    Raises
    ------
    NearMissError
        When one is missing between two commas, is no number, or is out of range.

    Examples
    --------
    >>> radii("100,25,25", "RADII", 50.0)
    [25.0, 50.0, 100.0]
    """
    return sorted({*more, *(radius(_number(word, parameter), parameter) for word in _words(text))})


def thresholds(text: str | None, parameter: str) -> list[int]:
    """The thresholds of a text such as "5,10": whole numbers, ascending.

    Raises
    ------
    NearMissError

    Examples
    --------
    >>> thresholds("5,10", "THRESHOLDS")
    [5, 10]
    """
    found = [_number(word, parameter) for word in _words(text)]
    wrong = [value for value in found if not value.is_integer() or value < 1]
    if wrong:
        raise NearMissError(
            QT_TRANSLATE_NOOP("NearMiss", "{parameter}: {value:g} is no threshold of k. Give whole numbers from 1 on."),
            parameter=parameter,
            value=wrong[0],
        )
    return _ascending(found, text, parameter)


def known_points(text: str | None, parameter: str) -> list[int]:
    """Numbers of known points of a text such as "1,2,3,4": whole numbers, ascending.

    Raises
    ------
    NearMissError

    Examples
    --------
    >>> known_points("1,2,4", "KNOWN_POINTS")
    [1, 2, 4]
    """
    found = [_number(word, parameter) for word in _words(text)]
    wrong = [value for value in found if not value.is_integer() or not 1 <= value <= MOST_KNOWN_POINTS]
    if wrong:
        raise NearMissError(
            QT_TRANSLATE_NOOP("NearMiss", "{parameter}: {value:g} is no number of known points. Give 1 to {most}, whole."),
            parameter=parameter,
            value=wrong[0],
            most=MOST_KNOWN_POINTS,
        )  # fmt: skip
    return _ascending(found, text, parameter)


def _ascending(found: list[float], text: str | None, parameter: str) -> list[int]:
    if found != sorted(set(found)):
        raise NearMissError(
            QT_TRANSLATE_NOOP(
                "NearMiss", "{parameter}: {text} is not ascending. Write the smallest first and each once, for example 5,10."
            ),
            parameter=parameter,
            text=text,
        )  # fmt: skip
    return [int(value) for value in found]


def levels(text: str | None, parameter: str) -> dict[str, int]:
    """Levels of fields in a text such as "field=2, other=1".

    Raises
    ------
    NearMissError
        When a piece is no name with a whole number of 0 or more behind it, or a name comes twice.

    Examples
    --------
    >>> levels("age=2, Home area = 1", "LEVELS")
    {'age': 2, 'Home area': 1}
    """
    found: dict[str, int] = {}
    for piece in _words(text):
        name, _, number = (part.strip() for part in piece.rpartition("="))
        if not name or not (number.isascii() and number.isdigit()):
            raise NearMissError(
                QT_TRANSLATE_NOOP(
                    "NearMiss",
                    "{parameter}: '{piece}' is no field with its levels. Write field=levels with commas between them, for "
                    "example age=1, area=2."
                ),
                parameter=parameter,
                piece=piece,
            )  # fmt: skip
        if name in found:
            raise NearMissError(
                QT_TRANSLATE_NOOP("NearMiss", "{parameter}: field {field} is given twice. Give it once."),
                parameter=parameter,
                field=name,
            )
        found[name] = int(number)
    return found


def _words(text: str | None) -> list[str]:
    return [word.strip() for word in (text or "").replace(";", ",").split(",")]


def _number(word: str, parameter: str) -> float:
    try:
        value = float(word)
    except ValueError:
        value = float("nan")
    if not abs(value) < float("inf"):
        raise NearMissError(
            QT_TRANSLATE_NOOP(
                "NearMiss", "{parameter}: '{word}' is no number. Write numbers with commas between them, for example 25,50."
            ),
            parameter=parameter,
            word=word,
        )  # fmt: skip
    return value
