"""Where an output goes, as QGIS will really write it, and what it must not touch."""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import unquote

from qgis.core import QgsProcessing, QgsProviderRegistry, QgsVectorLayer

from ..core.errors import NearMissError
from ..translation import translate

#: Endings of formats that hold every name, type and text of ours, and were tried.
FORMATS = ("gpkg", "geojson", "fgb", "csv", "sqlite")
TABLE_FORMATS = ("gpkg", "geojson", "csv", "xlsx")
_DEFAULT = ".gpkg"
_LONGEST_REASON = 160
_RELEASE_MARK = "manifest.json"
_OTHER_PROVIDER = re.compile(r"\w{3,}:")  # postgis:…, but not C:\…


@dataclass(frozen=True)
class Goal:
    """A file, or a table of a database file.

    Attributes
    ----------
    path : Path
        Resolved, with the ending that QGIS would append.
    table : str or None
        Lower case; None: the whole file is written.
    """

    path: Path
    table: str | None = None

    def touches(self, other: Goal) -> bool:
        """Whether writing one destroys something of the other."""
        if self.path != other.path:
            return False
        return self.table is None or other.table is None or self.table == other.table


def goal_of(destination: str, default: str = _DEFAULT) -> Goal | None:
    """The file or table of a destination; None for temporary and database ones.

    Parameters
    ----------
    default : str
        The ending that a name without one gets.

    Raises
    ------
    NearMissError
        For "file|layername=…", which QGIS takes for the name of a file.
    """
    text = destination.strip()
    if not text or text == QgsProcessing.TEMPORARY_OUTPUT or text.startswith("memory:"):
        return None
    if text.startswith("ogr:"):
        uri = text[4:]
        return Goal(Path(_value(uri, "dbname")).resolve(), _value(uri, "table").lower() or None)
    if _OTHER_PROVIDER.match(text):
        return None
    if "|" in text:
        raise NearMissError(
            translate(
                "NearMiss",
                "{text}: a layer of a file cannot be written this way. Write ogr:dbname='file.gpkg' table=\"name\" (geom)."
            ),
            text=text,
        )  # fmt: skip
    path = Path(text)
    if path.is_dir():
        raise NearMissError(
            translate("NearMiss", "{text} is a folder. Give the name of a file in it, for example {example}."),
            text=text,
            example=path / "name.gpkg",
        )
    return Goal((path if path.suffix else path.with_name(path.name + default)).resolve())


def check_goal(name: str, goal: Goal, *, private: bool, known: Sequence[str]) -> None:
    """Refuse a file that cannot be written, or must not be.

    Parameters
    ----------
    known : sequence of str
        Endings of the formats that this output is written to.

    Raises
    ------
    NearMissError
        Unknown or lossy format, missing or read-only folder, a private output in a release folder.
    """
    ending = goal.path.suffix[1:].lower()
    if goal.table is None and ending not in known:
        raise NearMissError(
            translate(
                "NearMiss",
                "{name}: .{ending} is not a format this output is written to (a Shapefile, for one, cuts names and texts and "
                "would change the meaning). Use one of: {known}."
            ),
            name=name,
            ending=ending,
            known=", ".join(f".{one}" for one in known),
        )  # fmt: skip
    folder = goal.path.parent
    if not folder.is_dir() or not os.access(folder, os.W_OK) or goal.path.is_dir():
        raise NearMissError(
            translate(
                "NearMiss", "{name} cannot be written: {folder} is not a folder that exists and may be written to."
            ),
            name=name,
            folder=folder if not goal.path.is_dir() else goal.path,
        )
    if private and (folder / _RELEASE_MARK).exists():
        raise NearMissError(
            translate("NearMiss", "{name} is PRIVATE and {folder} is the folder of a release. Choose another folder."),
            name=name,
            folder=folder,
        )


def reads_from(layer: QgsVectorLayer, goal: Goal) -> bool:
    """Whether writing `goal` would change what `layer` shows."""
    source = layer.source()
    if layer.providerType() == "ogr":
        parts = QgsProviderRegistry.instance().decodeUri("ogr", source)
        path, table = parts.get("path"), parts.get("layerName")
        return bool(path) and goal.touches(Goal(Path(path).resolve(), table.lower() if table else None))
    text = unquote(source)  # delimited text, virtual layers: the file stands somewhere in the address
    return str(goal.path) in text or f"'{goal.path.name}'" in text or text.endswith(f"/{goal.path.name}")


def _value(uri: str, key: str) -> str:
    """The value of a key of a database address, quoted or not."""
    found = re.search(rf"""{key}=(?:'([^']*)'|"([^"]*)"|(\S+))""", uri)
    return next((group for group in found.groups() if group), "") if found else ""


def put(name: str, written: Path, place: Path) -> None:
    """Move an output that was written whole, in a folder of its own, to its place; the folder goes.

    Raises
    ------
    NearMissError
        When something else holds the old file.
    """
    try:
        written.replace(place)
    except OSError as error:
        raise NearMissError(
            translate("NearMiss", "{name} cannot be put in its place, {file}: {why}. Is it open in another program?"),
            name=name,
            file=place,
            why=error.strerror,
        ) from error
    shutil.rmtree(written.parent, ignore_errors=True)


def unwritable(name: str, why: str) -> NearMissError:
    """The error of an output that cannot be written, with the first line of the reason."""
    first = why.strip().splitlines()[0] if why.strip() else ""
    if "is full" in why:
        first = translate("NearMiss", "the disk is full")
    elif len(first) > _LONGEST_REASON:  # a driver may pass on all of its SQL
        first = first[:_LONGEST_REASON] + "…"
    return NearMissError(
        translate("NearMiss", "{name} cannot be written ({why}). Check that the folder exists and may be written to."),
        name=name,
        why=first,
    )
