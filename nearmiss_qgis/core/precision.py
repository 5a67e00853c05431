"""Locations at a precision: decimals of degrees and grids of metres, as they would be written."""

from __future__ import annotations

import re
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from .errors import QT_TRANSLATE_NOOP, NearMissError

DECIMALS, GRID = "decimals", "grid"
MOST_DECIMALS = 12
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

    def in_words(self, locations: NDArray[np.float64]) -> NDArray[np.object_]:
        """(n,) texts of locations at this precision: longitude and latitude, or x and y of the cell's middle in metres.

        >>> Precision("decimals", 2).in_words(np.array([[3.1, 55.0]])).tolist()
        ['3.10, 55.00']
        >>> Precision("grid", 10).in_words(np.array([[3.0, -4.0]])).tolist()
        ['30, -40']
        """
        if self.kind == DECIMALS:
            texts = [f"{x:.{int(self.value)}f}, {y:.{int(self.value)}f}" for x, y in locations.tolist()]
        else:
            texts = [f"{x:.15g}, {y:.15g}" for x, y in (locations * self.value).tolist()]
        found = np.empty(len(texts), dtype=object)
        found[:] = texts
        return found

    def cell(self, latitude: float) -> tuple[float, float]:
        """Width and height of a cell in metres; that of decimals shrinks towards the poles.

        Lengths of a degree along the parallel and the meridian of the WGS84 ellipsoid (Snyder 1987, eq. 4-20 and
        4-21: the radii of curvature N cos(latitude) and M).

        >>> [round(side) for side in Precision("decimals", 2).cell(0.0)]
        [1113, 1106]
        """
        if self.kind == GRID:
            return self.value, self.value
        phi, e2 = np.radians(latitude), _WGS84_ECCENTRICITY_SQUARED
        squashed = 1.0 - e2 * np.sin(phi) ** 2
        step = np.radians(10.0 ** -int(self.value)) * _WGS84_AXIS_M
        return float(step * np.cos(phi) / np.sqrt(squashed)), float(step * (1.0 - e2) / squashed**1.5)


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
    if kind == GRID and not 0 < value < float("inf"):
        raise NearMissError(
            QT_TRANSLATE_NOOP("NearMiss", "{parameter}: {word} is no size of a grid cell. Give metres, above 0."),
            parameter=parameter,
            word=word,
        )
    return Precision(kind, value)
