"""The state of a layer when it was analysed, and what became of it since."""

from __future__ import annotations

import datetime
import glob
from dataclasses import dataclass
from pathlib import Path

from qgis.core import QgsProviderRegistry, QgsVectorLayer

from ..translation import translate

#: Files that make one layer, by the ending of the one that is opened.
_TOGETHER = {
    ".shp": (".shp", ".dbf", ".shx", ".prj", ".cpg"),
    ".tab": (".tab", ".dat", ".map", ".id", ".ind"),
    ".mif": (".mif", ".mid"),
}


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


def source_file(layer: QgsVectorLayer) -> Path | None:
    """The file or folder a layer comes from; None where it comes from none."""
    parts = QgsProviderRegistry.instance().decodeUri(layer.providerType(), layer.source())
    path = Path(str(parts.get("path") or ""))
    return path if parts.get("path") and path.exists() else None


def source_name(layer: QgsVectorLayer) -> str:
    """Where a layer comes from, without folders, so that it is the same when they are moved."""
    parts = QgsProviderRegistry.instance().decodeUri(layer.providerType(), layer.source())
    path = Path(str(parts.get("path") or ""))
    return "|".join([path.name, str(parts.get("layerName") or "")]) if path.name else f"{layer.name()}|"


def _files(layer: QgsVectorLayer) -> list[tuple[str, int, int]]:
    """The layer's file, and those beside it that belong to it."""
    path = source_file(layer)
    if path is None:
        return []
    if path.is_dir():
        wanted = sorted(one for one in path.iterdir() if one.is_file())
    else:
        endings = _TOGETHER.get(path.suffix.lower(), ())
        parts = [one for one in path.parent.glob(f"{glob.escape(path.stem)}.*") if one.suffix.lower() in endings]
        journal = path.with_name(path.name + "-wal")
        wanted = [path, *sorted(set(parts) - {path})]
        wanted += [journal] if journal.is_file() and journal.stat().st_size else []
    stats = [(one, one.stat()) for one in wanted]
    return [(str(one), stat.st_size, stat.st_mtime_ns) for one, stat in stats]
