"""The geometries of both sides of an attack, in metres."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from qgis.core import QgsWkbTypes

from ..core.errors import NearMissError
from ..translation import translate
from . import inputs, measured
from .request import Request

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from ..core.attack.candidates import Attribute as Inside
    from ..layers.crs import WorkingCrs
    from ..layers.read import Table

RAW, ANON = "RAW", "ANON"


class Places:
    """The geometries of both sides in metres of one CRS."""

    def __init__(self, request: Request, tables: dict[str, Table], order: dict[str, NDArray[np.int64]]) -> None:
        import numpy as np

        from ..layers.geometry import raw_points

        self._request, self._tables, self._order = request, tables, order
        raw = tables[RAW]
        self._require(RAW, (QgsWkbTypes.GeometryType.PointGeometry,), translate("NearMiss", "points"))
        kinds = (QgsWkbTypes.GeometryType.PointGeometry, QgsWkbTypes.GeometryType.PolygonGeometry)
        self._require(ANON, kinds, translate("NearMiss", "points or polygons"))
        measured.refuse_degrees(raw.label, raw_points(raw)[0], request.crs(RAW))
        records, working = inputs.records(request, RAW, raw, {})
        if working is None:
            raise NearMissError(
                translate("NearMiss", "{layer} has no point that can be used, so no place can be compared."),
                layer=raw.label,
            )
        self.working: WorkingCrs = working
        self.crs = working.text
        self.raw_xy: NDArray[np.float64] = np.where(records.used[:, None], records.xy, np.nan)[order[RAW]]
        self.released_xy = self._released()

    def _require(self, side: str, kinds: Sequence[Any], words: str) -> None:
        source = self._request.required_source(side)
        if QgsWkbTypes.geometryType(source.wkbType()) not in kinds:
            raise NearMissError(
                translate("NearMiss", "{layer} holds no {words}, but a place is compared. Give a layer that does."),
                layer=self._request.label(side),
                words=words,
            )

    @property
    def _has_areas(self) -> bool:
        wkb_type = self._request.required_source(ANON).wkbType()
        return bool(QgsWkbTypes.geometryType(wkb_type) == QgsWkbTypes.GeometryType.PolygonGeometry)

    def _released(self) -> NDArray[np.float64] | None:
        import numpy as np

        from ..core.subjects import require_same_place
        from ..layers.geometry import raw_points

        if self._has_areas:
            return None
        table, crs = self._tables[ANON], self._request.crs(ANON)
        raw = raw_points(table)[0]
        measured.refuse_degrees(table.label, raw, crs)
        xy = self.working.project(raw, crs)
        known = np.isfinite(xy).all(axis=1)
        if known.any():
            usable = self.raw_xy[np.isfinite(self.raw_xy).all(axis=1)]
            try:
                require_same_place(usable, xy[known], label=table.label, crs=crs.authid())
            except NearMissError as error:
                raise self._elsewhere(table.label, crs.authid(), error.values["km"]) from None
        far = self.working.far_away(xy)
        if far:
            text = translate(
                "NearMiss",
                "{layer}: {n} of {rows} points lie more than 500 km from the centre of the data; distances there are off by "
                "more than 0.1 %. Are their coordinates right?"
            )  # fmt: skip
            self._request.warn(text.format(layer=table.label, n=far, rows=len(table)))
        if not known.all():
            text = translate("NearMiss", "{layer}: {n} of {rows} rows have no usable location: it is unknown there.")
            self._request.warn(text.format(layer=table.label, n=int((~known).sum()), rows=len(table)))
        return np.asarray(np.where(known[:, None], xy, np.nan)[self._order[ANON]])

    @staticmethod
    def _elsewhere(label: str, crs: str, km: float) -> NearMissError:
        return NearMissError(
            translate(
                "NearMiss",
                "{layer}: its nearest point is {km:.1f} km from the nearest one of RAW, so no place would be recognised. Does it "
                "cover the same place, and is its CRS ({crs}) right?"
            ),
            layer=label,
            km=km,
            crs=crs,
        )  # fmt: skip

    def areas(self) -> Inside | None:
        """Which raw points lie in which released polygon."""
        if not self._has_areas:
            return None
        import numpy as np

        from ..core.areas import inside
        from ..core.attack.candidates import Attribute as Inside
        from ..core.attack.candidates import check_size
        from ..layers.geometry import areas, vertices

        table = self._tables[ANON]
        measured.refuse_degrees(table.label, vertices(table), self._request.crs(ANON))
        polygons, of_row = areas(table, self._request.required_source(ANON), self.working)
        places, place = np.unique(self.raw_xy, axis=0, return_inverse=True)
        check_size(len(np.unique(of_row)), len(places))
        matrix = inside(polygons, places, self._request.progress()).matrix(len(places))
        return Inside(matrix, place.reshape(-1).astype(np.int64), of_row[self._order[ANON]])
