"""Records ranked by risk, as rows of a layer and as numbers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from ..core.policy import MOST_INTEGER
from ..translation import translate
from .fields import columns
from .request import Request

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from ..core.ranking import Exposure, Settings
    from ..core.subjects import Subjects
    from ..layers.write import Column
    from .measured import Points
    from .outputs import Outputs


@dataclass(frozen=True)
class Ranking:
    """What exposes each measured record, and their order.

    Attributes
    ----------
    ids : list of str
    exposure : Exposure
    order : (m,) int array
        Measured records, the worst first.
    whole : bool
        Candidates are whole numbers.
    """

    request: Request
    points: Points
    settings: Settings
    ids: Sequence[str]
    exposure: Exposure
    order: NDArray[np.int64]
    whole: bool

    def reasons(self, record: int) -> list[str]:
        """Why a record is at risk, in the user's language, the most important first."""
        from ..core.ranking import reasons

        found = reasons(self.exposure, record, self.settings)
        return [translate("NearMiss", words.template).format(**words.values) for words in found]

    def numbers(self) -> dict[str, Any]:
        """The number outputs; those that need an auxiliary layer or people only where these are given."""
        found, at_risk = self.exposure, self.exposure.at_risk(self.settings.k)
        numbers: dict[str, Any] = {
            "MAX_RISK": float(found.risk.max()),
            "RECORDS_AT_RISK": int(at_risk.sum()),
            "EXPECTED_BY_CLASS": _sum_of_inverses(found.class_size),
            "ISOLATED": int(found.isolated(self.settings).sum()),
        }
        if self.points.who is not None:
            who = self.points.who[at_risk]
            known = len(set(who[who >= 0].tolist()))
            numbers["PEOPLE_AT_RISK"] = known + int((who < 0).sum())  # whose person is unknown may be somebody else
        if found.candidates is not None:
            numbers["NO_CANDIDATE"] = int((found.candidates == 0).sum())
            numbers["EXPECTED_BY_CANDIDATES"] = _sum_of_inverses(found.candidates)
        return numbers

    def write(self, outputs: Outputs, name: str, most: int | None = None) -> None:
        """Write the worst `most` records, or all of them; records that were not measured come last of all."""
        from ..layers.write import rows_of

        if not outputs.wants(name):
            return
        order = self.order[:most]
        rows = self.points.used[order].tolist()
        others: list[int] = []
        if most is None:
            measured = set(rows)
            others = [row for row in range(len(self.points.table)) if row not in measured]
        source = self.points.source
        outputs.write(
            name,
            self._columns(),
            [[*values, *[None] * len(others)] for values in self._values(order)],
            features=rows_of(self.points.table, [*rows, *others]),
            table=self.points.table,
            geometry_type=source.wkbType(),
            crs=source.sourceCrs(),
            style="risk",
            private=True,
        )

    def _columns(self) -> list[Column]:
        from ..layers.write import INTEGER, REAL

        names = ["record_id", "risk_rank", "risk", "class_size", "candidates", "nearest_candidate_m", "same_nearby"]
        names += ["isolation_m", "isolation_place_m"]
        names += [] if self.exposure.contributor_records is None else ["contributor_records"]
        found = columns(*names, "reasons")
        kind = INTEGER if self.whole else REAL
        return [replace(one, kind=kind) if one.name == "candidates" else one for one in found]

    def _values(self, order: NDArray[np.int64]) -> list[list[Any]]:
        found = self.exposure
        kind = int if self.whole else float
        nothing = [None] * len(order)
        k, near = found.candidates, found.nearest_candidate_m
        values = [
            [self.ids[record] for record in order.tolist()],
            list(range(1, len(order) + 1)),
            found.risk[order].tolist(),
            found.class_size[order].tolist(),
            nothing if k is None else [kind(value) for value in k[order].tolist()],
            nothing if near is None else _finite(near[order]),
            found.same_nearby[order].tolist(),
            _finite(found.isolation_m[order]),
            _finite(found.isolation_place_m[order]),
        ]
        if found.contributor_records is not None:
            values.append(found.contributor_records[order].tolist())
        watch = self.request.progress()
        said = []
        for done, record in enumerate(order.tolist()):
            if done % 1024 == 0:
                watch(0.0)
            said.append("; ".join(self.reasons(record)))
        return [*values, said]


def rank(
    request: Request,
    points: Points,
    attributes: NDArray[np.int64],
    settings: Settings,
    *,
    grid: float,
    ids: Sequence[str],
    auxiliary: Subjects | None,
) -> Ranking:
    """Records by risk, with classes of location at `grid` metres and the (m,) classes of `attributes`."""
    import numpy as np

    from ..core.classes import uniqueness
    from ..core.precision import GRID, Precision
    from ..core.ranking import exposure

    location = Precision(GRID, grid).locations(points.lonlat, points.xy)
    with_fields = uniqueness(location, attributes, points.who).class_size
    alone = uniqueness(location, np.zeros(len(points), dtype=np.int64), points.who).class_size
    found = exposure(
        points.xy,
        attributes,
        with_fields,
        alone,
        settings,
        who=points.who,
        auxiliary=auxiliary,
        progress=request.progress(),
    )
    k = found.candidates
    whole = auxiliary is None or (auxiliary.unit == 1 and k is not None and float(k.max()) < MOST_INTEGER)
    return Ranking(request, points, settings, ids, found, found.order(ids), whole)


def _sum_of_inverses(sizes: NDArray[np.float64]) -> float:
    """Sum of 1 / size over those above 0, 1 at most each; the same in whatever order they come."""
    import numpy as np

    known, times = np.unique(sizes[sizes > 0], return_counts=True)
    return float((times / np.maximum(known, 1)).sum())


def _finite(values: NDArray[np.float64]) -> list[float | None]:
    return [None if value == float("inf") else value for value in values.tolist()]
