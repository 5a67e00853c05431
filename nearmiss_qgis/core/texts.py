"""Numbers and foreign strings as texts of a page."""

from __future__ import annotations

import math
import re
from typing import Union

Number = Union[int, float]

#: Groups of three digits are kept apart by a narrow space that does not break, as ISO 80000-1 has it.
GROUP = "\u202f"
#: Between a number and its unit.
UNIT = "\u00a0"
_NOT_PRINTABLE = re.compile(
    "[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ud800-\udfff\ufdd0-\ufdef\ufffe\uffff]"
)
_MOST_DECIMALS = 15


def printable(text: str) -> str:
    """The text with a visible sign for what XML and HTML forbid, and for what turns the direction of reading around.

    A name could hold such characters to hide or to reorder what stands on a page that somebody signs.

    >>> printable("a\\x00b\\u202ec\\td")
    'a␀b�c\\td'
    """
    return _NOT_PRINTABLE.sub(lambda found: _sign(ord(found[0])), text)


def _sign(code: int) -> str:
    """The picture of a control character, where Unicode has one."""
    if code < 0x20:
        return chr(0x2400 + code)
    return "\u2421" if code == 0x7F else "\ufffd"


def number(value: Number) -> str:
    """A number for people: digits in groups from 10 000 on; a fraction never looks like a whole number.

    4.9996 candidates are fewer than 5, so they do not become "5".

    Raises
    ------
    ValueError
        When it is not finite: what was not measured is no number.

    Examples
    --------
    >>> number(2084), number(12500).replace(GROUP, "_"), number(7.4567), number(4.9996), number(-0.5)
    ('2084', '12_500', '7.46', '4.9996', '-0.5')
    """
    if not math.isfinite(value):
        raise ValueError(f"{value} is no number for a page")
    if value == int(value):
        return _grouped(str(int(value)))
    for decimals in range(2, _MOST_DECIMALS):
        text = f"{value:.{decimals}f}"
        if float(text) != int(float(text)):
            whole, _, rest = text.partition(".")
            return f"{_grouped(whole)}.{rest.rstrip('0')}"
    return repr(float(value))


def share(part: float) -> str:
    """A share (0 to 1) in percent; only none is "0 %" and only all is "100 %".

    >>> [share(part).replace(UNIT, " ") for part in (0.2863, 0.0001, 0.99999, 0, 1.0)]
    ['28.6 %', '< 0.1 %', '> 99.9 %', '0 %', '100 %']
    """
    percent = 100 * part
    if 0 < percent < 0.1:
        return f"<{UNIT}0.1{UNIT}%"
    if 99.9 < percent < 100:
        return f">{UNIT}99.9{UNIT}%"
    return f"{number(round(percent, 1))}{UNIT}%"


def rate(part: float) -> str:
    """A share in percent; a small one to two digits as a number, too, so that two of them can be told apart.

    >>> [rate(part).replace(UNIT, " ") for part in (0.2863, 0.0009, 8.1e-7, 0.0)]
    ['28.6 %', '< 0.1 % (0.0009)', '< 0.1 % (0.00000081)', '0 %']
    """
    if not 0 < part < 0.001:
        return share(part)
    decimals = 1 - math.floor(math.log10(part))
    return f"{share(part)} ({f'{part:.{decimals}f}'.rstrip('0')})"


def multiple(value: float) -> str:
    """How many times something is another thing; whole from 100 on.

    >>> [multiple(value).replace(GROUP, "_") for value in (1.04, 22.5412, 183.96, 15185.25)]
    ['1.04', '22.54', '184', '15_185']
    """
    return number(round(value)) if value >= 100 else number(value)


def p_value(value: float) -> str:
    """A probability under chance, to three decimals.

    >>> [p_value(value).replace(UNIT, " ") for value in (0.0365, 1e-40, 1.0)]
    ['0.036', '< 0.001', '1.000']
    """
    return f"<{UNIT}0.001" if value < 0.001 else f"{value:.3f}"


def metres(value: float) -> str:
    """A measured length in metres, to three digits; whole metres from 100 on.

    >>> [metres(value).replace(UNIT, " ").replace(GROUP, "_") for value in (812.44, 69.37, 0.0694, 11132.0)]
    ['812 m', '69.4 m', '0.0694 m', '11_132 m']
    """
    if abs(value) >= 100 or value == 0:
        return f"{number(round(value))}{UNIT}m"
    decimals = 2 - math.floor(math.log10(abs(value)))
    return f"{value:.{decimals}f}".rstrip("0").rstrip(".") + f"{UNIT}m"


def _grouped(digits: str) -> str:
    sign, digits = ("-", digits[1:]) if digits.startswith("-") else ("", digits)
    return sign + (f"{int(digits):,}".replace(",", GROUP) if len(digits) > 4 else digits)
