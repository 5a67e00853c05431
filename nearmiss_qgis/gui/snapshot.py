"""The state of a layer when it was analysed, and what became of it since."""

from __future__ import annotations

import datetime
from dataclasses import dataclass
from pathlib import Path

from qgis.core import QgsProviderRegistry, QgsVectorLayer

from ..translation import translate


@dataclass(frozen=True)
class State:
    """What can be told of a layer without reading it.

    Attributes
    ----------
    source, subset, crs : str
        Where it comes from, its filter, its CRS as text.
    fields : tuple of str
    rows : int
        Rows that a newly opened provider finds; -1 where it cannot say.
    files : tuple of (str, int, int)
        Path, size in bytes and time of the last change in nanoseconds of each of its files.
    selection : frozenset of int
        Ids of the selected features, where only these are analysed.
    """

    source: str
    subset: str
    crs: str
    fields: tuple[str, ...]
    rows: int
    files: tuple[tuple[str, int, int], ...]
    selection: frozenset[int]


def state_of(layer: QgsVectorLayer, *, rows: int | None = None, selected_only: bool = False) -> State:
    """The state of a layer, its files looked at anew, and its rows counted anew where `rows` is not given.

    A provider remembers how many rows it has: a copy of the layer opens its source again.
    """
    return State(
        layer.source(),
        layer.subsetString(),
        layer.crs().toWkt(),
        tuple(layer.fields().names()),
        int(layer.clone().featureCount()) if rows is None else rows,
        tuple(_files(layer)),
        frozenset(layer.selectedFeatureIds()) if selected_only else frozenset(),
    )


def differences(name: str, before: State, now: State) -> list[str]:
    """What is not as it was, in words."""
    found = []
    for same, text in (
        (
            before.source.split("|")[0] == now.source.split("|")[0],
            translate("NearMiss", "“{layer}” has another source"),
        ),
        (before.subset == now.subset, translate("NearMiss", "the filter of “{layer}” was changed")),
        (before.crs == now.crs, translate("NearMiss", "the CRS of “{layer}” was changed")),
        (before.fields == now.fields, translate("NearMiss", "the fields of “{layer}” were changed")),
        (before.selection == now.selection, translate("NearMiss", "another selection in “{layer}”")),
    ):
        if not same:
            found.append(text.format(layer=name))
    if before.rows != now.rows:
        text = translate("NearMiss", "“{layer}” had {before} rows and has {now}")
        found.append(text.format(layer=name, before=before.rows, now=now.rows))
    if before.files != now.files:
        found.append(_file_difference(name, before, now))
    return found


def _file_difference(name: str, before: State, now: State) -> str:
    changed = sorted({path for path, *_ in set(before.files) ^ set(now.files)})
    times = [time for path, _, time in now.files if path in changed]
    if not times:
        return translate("NearMiss", "a file of “{layer}” is gone").format(layer=name)
    when = datetime.datetime.fromtimestamp(max(times) / 1e9).strftime("%H:%M:%S")
    text = translate("NearMiss", "the file of “{layer}” was changed at {when}")
    return text.format(layer=name, when=when)


def _files(layer: QgsVectorLayer) -> list[tuple[str, int, int]]:
    """The layer's file, and those beside it that belong to it."""
    parts = QgsProviderRegistry.instance().decodeUri(layer.providerType(), layer.source())
    path = Path(str(parts.get("path") or ""))
    if not parts.get("path") or not path.is_file():
        return []
    beside = [path.with_suffix(ending) for ending in (".shp", ".dbf", ".shx")] if path.suffix == ".shp" else []
    journal = path.with_name(path.name + "-wal")
    wanted = dict.fromkeys([path, *beside, *([journal] if journal.is_file() and journal.stat().st_size else [])])
    stats = [(one, one.stat()) for one in wanted if one.is_file()]
    return [(str(one), stat.st_size, stat.st_mtime_ns) for one, stat in stats]
