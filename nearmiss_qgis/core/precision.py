"""Locations at a precision: decimals of degrees and grids of metres, as they would be written."""

from __future__ import annotations

import re
from dataclasses import dataclass
from decimal import Decimal

import numpy as np
from numpy.typing import NDArray

from .errors import QT_TRANSLATE_NOOP, NearMissError
from .policy import LEAST_M, MOST_M

DECIMALS, GRID = "decimals", "grid"
MOST_DECIMALS = 12
#: Smallest and largest side of a grid cell whose coordinates are written, metres; sides are whole millimetres.
FINEST_WRITTEN_M, COARSEST_WRITTEN_M = 0.001, 1e6
_ONE = re.compile(r"\s*(decimals|grid)\s*:\s*(.*)", re.IGNORECASE)
_WGS84_AXIS_M = 6378137.0
_WGS84_ECCENTRICITY_SQUARED = 0.00669437999014133


@dataclass(frozen=True)
class Precision:
    """How exactly a location is given.

    Attributes
    ----------
    kind : {"decimals", "grid"}
    value : float
        Number of decimals of longitude and latitude, or the side of a grid cell in metres.
    """

    kind: str
    value: float

    def locations(self, lonlat: NDArray[np.float64], xy: NDArray[np.float64]) -> NDArray[np.float64]:
        """(n, 2) locations at this precision, half to even: degrees of `lonlat`, or cell numbers of `xy` (metres).

        >>> xy = np.array([[12.0, -4.0]])
        >>> Precision("grid", 10).locations(xy, xy).tolist(), Precision("decimals", 1).locations(xy + 0.06, xy).tolist()
        ([[1.0, 0.0]], [[12.1, -3.9]])
        """
        found = np.round(lonlat, int(self.value)) if self.kind == DECIMALS else np.round(xy / self.value)
        return np.asarray(found + 0.0)  # no -0.0: it is the same place as 0.0

    def in_words(self, locations: NDArray[np.float64]) -> list[str]:
        """Texts of (n, 2) locations at this precision: longitude and latitude, or x and y of the cell's middle in metres.

        >>> Precision("decimals", 2).in_words(np.array([[3.1, 55.0]]))
        ['3.10, 55.00']
        >>> Precision("grid", 10).in_words(np.array([[3.0, -4.0]]))
        ['30, -40']
        """
        step = 1.0 if self.kind == DECIMALS else self.value
        return [f"{x:.{self.digits}f}, {y:.{self.digits}f}" for x, y in (locations * step).tolist()]

    @property
    def text(self) -> str:
        """As :func:`one_precision` reads it.

        >>> Precision("decimals", 3).text, Precision("grid", 12.5).text
        ('decimals:3', 'grid:12.5')
        """
        return f"{self.kind}:{self.value:g}"

    @property
    def digits(self) -> int:
        """Digits after the point that a coordinate at this precision has.

        >>> Precision("decimals", 3).digits, Precision("grid", 12.5).digits, Precision("grid", 100.0).digits
        (3, 1, 0)
        """
        if self.kind == DECIMALS:
            return int(self.value)
        return max(0, -int(Decimal(repr(float(self.value))).normalize().as_tuple().exponent))

    def coordinates(self, lonlat: NDArray[np.float64], xy: NDArray[np.float64]) -> NDArray[np.float64]:
        """(n, 2) coordinates that are written: rounded degrees of `lonlat`, or middles of the cells of `xy` (metres).

        Each is the double nearest to a number of :attr:`digits` digits after the point: 3 cells of 0.1 m are 0.3,
        not 0.30000000000000004. Records share one iff they share a location.

        >>> xy = np.array([[0.31, 26.0]])
        >>> Precision("grid", 0.1).coordinates(xy, xy).tolist(), Precision("grid", 12.5).coordinates(xy, xy).tolist()
        ([[0.3, 26.0]], [[0.0, 25.0]])
        """
        found = self.locations(lonlat, xy)
        if self.kind == GRID:
            found = np.round(found * self.value, self.digits)
        return np.asarray(found + 0.0)

    def cell(self, latitude: float) -> tuple[float, float]:
        """Width and height of a cell in metres; that of decimals shrinks towards the poles.

        >>> [round(side) for side in Precision("decimals", 2).cell(0.0)]
        [1113, 1106]
        """
        if self.kind == GRID:
            return self.value, self.value
        width, height = degree_m(np.array([latitude]))[0].tolist()
        return float(width * 10.0 ** -int(self.value)), float(height * 10.0 ** -int(self.value))


def degree_m(latitude: NDArray[np.float64]) -> NDArray[np.float64]:
    """(n, 2) lengths of a degree along the parallel and along the meridian, metres on the WGS84 ellipsoid.

    Snyder 1987, eq. 4-20 and 4-21: the radii of curvature N cos(latitude) and M.

    >>> degree_m(np.array([0.0])).round().tolist()
    [[111319.0, 110574.0]]
    """
    phi, e2 = np.radians(latitude), _WGS84_ECCENTRICITY_SQUARED
    squashed = 1.0 - e2 * np.sin(phi) ** 2
    along = np.cos(phi) / np.sqrt(squashed)
    return np.asarray(np.radians(1.0) * _WGS84_AXIS_M * np.column_stack([along, (1.0 - e2) / squashed**1.5]))


def precisions(kind: str, text: str | None, parameter: str) -> list[Precision]:
    """The precisions of a list such as "6,5,4", in its order, each once.

    Raises
    ------
    NearMissError
        When one is no whole number of decimals from 0 to 12, or no grid size above 0.

    Examples
    --------
    >>> [one.value for one in precisions("grid", "10, 1,10", "GRIDS")]
    [10.0, 1.0]
    """
    words = [word for word in re.split(r"[,;\s]+", text or "") if word]
    return list(dict.fromkeys(_precision(kind, word, parameter) for word in words))


def one_precision(text: str, parameter: str) -> Precision:
    """The precision of a text such as "grid:1" or "decimals:3".

    Raises
    ------
    NearMissError
        When it is none.
    """
    found = _ONE.fullmatch(text)
    if found is None:
        raise NearMissError(
            QT_TRANSLATE_NOOP(
                "NearMiss", "{parameter}: {text} is no precision. Write grid:1 (metres) or decimals:3 (of degrees)."
            ),
            parameter=parameter,
            text=text,
        )
    return _precision(found[1].lower(), found[2].strip(), parameter)


def grid_to_write(size: float, parameter: str) -> Precision:
    """The grid of cells of `size` metres whose middles are written.

    Raises
    ------
    NearMissError
        When the size is out of range, or no whole number of millimetres: a third of a metre has no last digit.
    """
    found = Precision(GRID, float(size))
    if not FINEST_WRITTEN_M <= size <= COARSEST_WRITTEN_M or found.digits > 3:
        raise NearMissError(
            QT_TRANSLATE_NOOP(
                "NearMiss",
                "{parameter}: {size} metres cannot be the side of a cell. Give {low:g} to {high:.0f} metres with at most 3 "
                "decimals, for example 100 or 12.5."
            ),
            parameter=parameter,
            size=size,
            low=FINEST_WRITTEN_M,
            high=COARSEST_WRITTEN_M,
        )  # fmt: skip
    return found


def _precision(kind: str, word: str, parameter: str) -> Precision:
    try:
        value = float(word)
    except ValueError:
        value = float("nan")
    if kind == DECIMALS and not (value.is_integer() and 0 <= value <= MOST_DECIMALS):
        raise NearMissError(
            QT_TRANSLATE_NOOP("NearMiss", "{parameter}: {word} is no number of decimals. Give whole numbers, 0 to {most}."),
            parameter=parameter,
            word=word,
            most=MOST_DECIMALS,
        )  # fmt: skip
    if kind == GRID and not LEAST_M <= value <= MOST_M:
        raise NearMissError(
            QT_TRANSLATE_NOOP(
                "NearMiss", "{parameter}: {word} is no size of a grid cell. Give metres, {least:g} to {most:.0f}."
            ),
            parameter=parameter,
            word=word,
            least=LEAST_M,
            most=MOST_M,
        )
    return Precision(kind, value)
