"""Which records carry the risk, and why: the larger of two lower bounds, and reasons in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from .errors import QT_TRANSLATE_NOOP, Progress
from .findings import Words
from .isolation import isolation
from .neighbourhood import apart_by_code
from .policy import DISTANCE_TOLERANCE_M
from .proximity import candidates, nearest
from .records import text_ranks
from .subjects import Subjects, subjects

_TOLERANCE = 1e-9


@dataclass(frozen=True)
class Settings:
    """What a record is held against: distances in metres, thresholds, and the words for its attributes.

    Attributes
    ----------
    k : int
        Fewer records, people or candidates than this are a reason.
    radius, nearby_radius, isolated_at : float
    neighbour : int
        Which nearest other record isolation is measured to.
    fields : str
        The quasi-identifiers, for reasons; empty without any.
    """

    k: int = 5
    radius: float = 50.0
    nearby_radius: float = 250.0
    neighbour: int = 5
    isolated_at: float = 500.0
    fields: str = ""


@dataclass(frozen=True)
class Exposure:
    """What exposes each record.

    Attributes
    ----------
    class_size, location_size : (n,) int arrays
        Records (people, where they are known) that share its location and quasi-identifiers; its location alone.
    same_nearby : (n,) int array
        Records (people) with its quasi-identifiers within the nearby radius, itself included.
    isolation_m, isolation_place_m : (n,) float arrays
        See :class:`nearmiss_qgis.core.isolation.Isolation`.
    candidates, nearest_candidate_m : (n,) float arrays or None
        None where there is no auxiliary layer.
    contributor_records : (n,) int array or None
        Records of its person, 1 where nobody knows the person; None where nobody asked for people.
    """

    class_size: NDArray[np.int64]
    location_size: NDArray[np.int64]
    same_nearby: NDArray[np.int64]
    isolation_m: NDArray[np.float64]
    isolation_place_m: NDArray[np.float64]
    candidates: NDArray[np.float64] | None
    nearest_candidate_m: NDArray[np.float64] | None
    contributor_records: NDArray[np.int64] | None

    @property
    def risk(self) -> NDArray[np.float64]:
        """(n,) the larger of 1 / class size and 1 / candidates.

        A lower bound: an attacker may use both. No candidate at all is a reason, but bounds nothing.
        """
        risk = 1.0 / self.class_size
        if self.candidates is None:
            return risk
        of_candidates = np.divide(1.0, self.candidates, out=np.zeros(len(risk)), where=self.candidates > 0)
        return np.maximum(risk, np.minimum(of_candidates, 1.0))

    def order(self, ids: Sequence[str]) -> NDArray[np.int64]:
        """(n,) records by risk, then isolation (the most isolated first), then id as text."""
        isolation = np.round(self.isolation_m / DISTANCE_TOLERANCE_M)  # noise below the tolerance decides nothing
        return np.lexsort((text_ranks(ids), -isolation, -self.risk))

    def isolated(self, settings: Settings) -> NDArray[np.bool_]:
        """(n,) mask of the records that are farther from their neighbour than is settled."""
        return self.isolation_m > settings.isolated_at + DISTANCE_TOLERANCE_M

    def at_risk(self, k: int) -> NDArray[np.bool_]:
        """(n,) mask of the records whose risk is above 1 / k."""
        return self.risk > 1.0 / k + _TOLERANCE


def exposure(
    xy: NDArray[np.float64],
    attributes: NDArray[np.int64],
    class_size: NDArray[np.int64],
    location_size: NDArray[np.int64],
    settings: Settings,
    *,
    who: NDArray[np.int64] | None = None,
    auxiliary: Subjects | None = None,
    progress: Progress = None,
) -> Exposure:
    """What exposes each record: its class, its surroundings, its candidates.

    Parameters
    ----------
    xy : (n, 2) float array
        Metres.
    attributes : (n,) int array
        Class of the quasi-identifiers.
    class_size, location_size : (n,) int arrays
        As of :func:`nearmiss_qgis.core.classes.uniqueness`.
    who : (n,) int array, optional
        Code of the person, -1 = unknown.
    auxiliary : Subjects, optional

    Examples
    --------
    >>> at, one = np.array([[0.0, 0.0], [0.0, 0.0], [900.0, 0.0]]), np.zeros(3, dtype=np.int64)
    >>> found = exposure(at, one, np.array([2, 2, 1]), np.array([2, 2, 1]), Settings(neighbour=1))
    >>> found.risk.tolist(), found.order(["b", "a", "c"]).tolist()
    ([0.5, 0.5, 1.0], [2, 1, 0])
    """
    spaced = apart_by_code(xy, attributes, settings.nearby_radius)
    same = candidates(spaced, subjects(spaced, ids=who, stacked=True), [settings.nearby_radius], progress)[:, 0]
    apart = isolation(xy, settings.neighbour, who, progress)
    return Exposure(
        class_size,
        location_size,
        same.astype(np.int64),
        apart.record,
        apart.place,
        None if auxiliary is None else candidates(xy, auxiliary, [settings.radius], progress)[:, 0],
        None if auxiliary is None else nearest(xy, auxiliary.present),
        None if who is None else _records_of(who),
    )


def _records_of(who: NDArray[np.int64]) -> NDArray[np.int64]:
    counts = np.bincount(who + 1)
    return np.where(who >= 0, counts[who + 1], 1)


def reasons(found: Exposure, record: int, settings: Settings) -> list[Words]:
    """Why a record is at risk, the reason with the highest risk first; empty when nothing is below k.

    Examples
    --------
    >>> at, one = np.array([[0.0, 0.0], [0.0, 0.0], [900.0, 0.0]]), np.zeros(3, dtype=np.int64)
    >>> held = Settings(neighbour=1, k=2)
    >>> found = exposure(at, one, np.array([2, 2, 1]), np.array([2, 2, 1]), held)
    >>> [str(why) for why in reasons(found, 2, held)]
    ['alone at its location', 'no other record within 500 m']
    """
    said = [
        *_of_class(found, record, settings),
        *_of_candidates(found, record, settings),
        *_of_surroundings(found, record, settings),
    ]
    said.sort(key=lambda reason: -reason[0])  # stable: equal risks stay in the order above
    return [words for _, words in said]


def _of_class(found: Exposure, record: int, settings: Settings) -> list[tuple[float, Words]]:
    n, people, fields = int(found.class_size[record]), found.contributor_records is not None, settings.fields
    if found.location_size[record] == 1:
        return [(1.0, Words(QT_TRANSLATE_NOOP("NearMiss", "alone at its location")))]
    if n >= settings.k:
        return []
    if not fields:
        one = QT_TRANSLATE_NOOP("NearMiss", "alone at its location")
        many = QT_TRANSLATE_NOOP("NearMiss", "one of {n} people at its location")
        rows = QT_TRANSLATE_NOOP("NearMiss", "one of {n} records at its location")
    else:
        one = QT_TRANSLATE_NOOP("NearMiss", "only record with its {fields} at its location")
        many = QT_TRANSLATE_NOOP("NearMiss", "one of {n} people with its {fields} at its location")
        rows = QT_TRANSLATE_NOOP("NearMiss", "one of {n} records with its {fields} at its location")
        if people:
            one = QT_TRANSLATE_NOOP("NearMiss", "only person with its {fields} at its location")
    template = one if n == 1 else many if people else rows
    return [(1.0 / n, Words(template, n=n, fields=fields))]


def _of_candidates(found: Exposure, record: int, settings: Settings) -> list[tuple[float, Words]]:
    if found.candidates is None or found.candidates[record] >= settings.k:
        return []
    n, metres = float(found.candidates[record]), f"{settings.radius:g}"
    if n == 0:
        return [(0.0, Words(QT_TRANSLATE_NOOP("NearMiss", "no candidate within {m} m"), m=metres))]
    if n == 1:
        return [(1.0, Words(QT_TRANSLATE_NOOP("NearMiss", "1 candidate within {m} m"), m=metres))]
    return [
        (min(1.0 / n, 1.0), Words(QT_TRANSLATE_NOOP("NearMiss", "{n} candidates within {m} m"), n=f"{n:g}", m=metres))
    ]


def _of_surroundings(found: Exposure, record: int, settings: Settings) -> list[tuple[float, Words]]:
    said = []
    people = found.contributor_records
    if settings.fields and found.same_nearby[record] == 1:
        only = (
            QT_TRANSLATE_NOOP("NearMiss", "only record with its {fields} within {m} m")
            if people is None
            else QT_TRANSLATE_NOOP("NearMiss", "only person with its {fields} within {m} m")
        )
        said.append((1.0, Words(only, fields=settings.fields, m=f"{settings.nearby_radius:g}")))
    if found.isolated(settings)[record]:
        if settings.neighbour > 1:
            own = QT_TRANSLATE_NOOP("NearMiss", "fewer than {n} other records within {m} m")
            theirs = QT_TRANSLATE_NOOP("NearMiss", "fewer than {n} records of other people within {m} m")
        else:
            own = QT_TRANSLATE_NOOP("NearMiss", "no other record within {m} m")
            theirs = QT_TRANSLATE_NOOP("NearMiss", "no record of other people within {m} m")
        few = own if people is None else theirs
        said.append((0.0, Words(few, n=settings.neighbour, m=f"{settings.isolated_at:g}")))
    if people is not None and people[record] > 1:
        repeated = QT_TRANSLATE_NOOP("NearMiss", "one of {n} records of one person")
        said.append((0.0, Words(repeated, n=int(people[record]))))
    return said
