"""The files of a release: written, read back from disk, hashed."""

from __future__ import annotations

import codecs
import contextlib
import hashlib
import json
import re
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from qgis.core import QgsCoordinateReferenceSystem, QgsCoordinateTransformContext

from ..core.errors import NearMissError, Progress, advance
from ..core.gate.papers import MANIFEST, MANIFEST_FORM, METADATA
from ..core.gate.release import FILE_NAMES, RECOGNISED, Document, Names, Release, Sheet
from ..translation import translate
from .crs import transformed
from .raw import Raw, decoded
from .shapes import RELEASE_CRS
from .tables_read import DATA, PERHAPS, SHAPEFILE_PARTS, read_tables
from .tables_written import Draft, write_table

_LONGEST_PAPER = 50_000_000  # bytes
#: Files that are papers by their names; other texts may be data that nobody read as such.
_PAPERS = re.compile(
    r"readme|licen[cs]e|copying|notice|changelog|citation|metadata|manifest|\.run\.json$|\.(qmd|xml|md)$", re.IGNORECASE
)
_CONTROL = re.compile(rb"[\x00-\x08\x0e-\x1f]")  # not in a text
_UTF16 = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)
_CHUNK = 1 << 20


def write_release(
    folder: Path, drafts: Sequence[tuple[str, Draft]], papers: dict[str, str], progress: Progress = None
) -> None:
    """Write tables and papers into a folder that exists."""
    for name, draft in drafts:
        write_table(folder / name, draft, progress)
    for name, text in papers.items():
        write_paper(folder / name, text)


def write_paper(path: Path, text: str) -> None:
    """Write a text file, with the line ends it has.

    Raises
    ------
    NearMissError
        When it cannot be written.
    """
    try:
        with path.open("w", encoding="utf-8", newline="\n") as file:
            file.write(text)
    except OSError as error:
        raise NearMissError(
            translate("NearMiss", "{file} could not be written: {why}. Is the disk full, or the folder read-only?"),
            file=path.name,
            why=error.strerror,
        ) from error


def read_release(
    path: Path, context: QgsCoordinateTransformContext, names: Names = RECOGNISED, progress: Progress = None
) -> Release:
    """Read a release from disk: a folder, its manifest.json, or a data file.

    Raises
    ------
    NearMissError
        When there is nothing, or a data file cannot be read.
    """
    if path.is_file() and path.name == MANIFEST:
        path = path.parent
    if not path.exists():
        raise NearMissError(
            translate("NearMiss", "RELEASE: {file} does not exist. Give a folder, its manifest.json, or a data file."),
            file=path.name,
        )
    folder = path if path.is_dir() else path.parent
    files = sorted(file for file in folder.rglob("*") if file.is_file()) if path.is_dir() else [path]
    manifest = _json_of(folder / MANIFEST) if (folder / MANIFEST).is_file() else None
    stated = manifest if isinstance(manifest, dict) else None
    if path.is_file() and (stated is None or path.name not in _promised(stated)):
        stated, beside = None, []
    else:
        beside = [] if path.is_dir() else [file for file in (folder / METADATA,) if file.is_file()]
    sheets: list[Sheet] = []
    documents = [Document(FILE_NAMES, [file.relative_to(folder).as_posix() for file in files])]
    unread: list[str] = []
    for i, file in enumerate([*files, *beside]):
        advance(progress, i / (len(files) + 1))
        name = file.relative_to(folder).as_posix()
        tables = _tables(file, name, progress)
        sheets += [_sheet(raw, name, names, context) for raw in tables]
        documents += [Document(f"{raw.name}, metadata", raw.papers) for raw in tables if raw.papers]
        if not tables:
            paper = None if _belongs_to_a_shapefile(file) else _paper(file, name)
            documents += [paper] if paper is not None else []
            if not _belongs_to_a_shapefile(file) and (paper is None or not _PAPERS.search(file.name)):
                unread.append(name)
    unread += [file.relative_to(folder).as_posix() for file in folder.rglob("*") if file.is_symlink() and file.is_dir()]
    _require_sheets(sheets, names, path)
    return Release(
        sheets=tuple(sheets),
        documents=tuple(documents),
        hashes={name: digest for name, digest in hashes(folder, files).items() if name != MANIFEST},
        manifest=stated,
        manifest_found=path.is_dir() and (folder / MANIFEST).is_file(),
        whole=path.is_dir(),
        unread=tuple(unread),
    )


def with_manifest(release: Release, folder: Path) -> Release:
    """A release that was read before its manifest was written: the manifest, and all hashes once more."""
    manifest = _json_of(folder / MANIFEST)
    paper = _paper(folder / MANIFEST, MANIFEST)
    files = sorted(file for file in folder.rglob("*") if file.is_file())
    return replace(
        release,
        manifest=manifest if isinstance(manifest, dict) else None,
        documents=(*release.documents, *([paper] if paper is not None else [])),
        hashes={name: digest for name, digest in hashes(folder, files).items() if name != MANIFEST},
    )


def hashes(folder: Path, files: Sequence[Path]) -> dict[str, str]:
    """SHA-256 of files, by their name below the folder."""
    found = {}
    for file in files:
        digest = hashlib.sha256()
        with file.open("rb") as stream:
            for chunk in iter(lambda: stream.read(_CHUNK), b""):
                digest.update(chunk)
        found[file.relative_to(folder).as_posix()] = digest.hexdigest()
    return found


def in_degrees(
    xy: NDArray[np.float64], crs: QgsCoordinateReferenceSystem | None, context: QgsCoordinateTransformContext
) -> NDArray[np.float64]:
    """Coordinates in EPSG:4326, longitudes from -180 to 180; NaN where the CRS is not known."""
    if crs is None:
        return np.full(xy.shape, np.nan)
    degrees = transformed(xy, crs, QgsCoordinateReferenceSystem(RELEASE_CRS), context)
    beyond = np.abs(degrees[:, 0]) >= 180.0
    if beyond.any():
        degrees = degrees.copy()
        degrees[beyond, 0] = (degrees[beyond, 0] + 180.0) % 360.0 - 180.0
    return degrees


def _sheet(raw: Raw, name: str, names: Names, context: QgsCoordinateTransformContext) -> Sheet:
    given = Names(
        *(chosen if chosen in raw.columns else None for chosen in (names.segment_id, names.count, names.breakdown))
    )
    return Sheet(
        name=raw.name if raw.name.startswith(Path(name).name) else name,
        rows=raw.rows,
        columns=raw.columns,
        xy=in_degrees(raw.xy, raw.crs, context),
        written=raw.xy,
        row_of_vertex=raw.row_of_vertex,
        provider_rows=raw.provider_rows,
        absent=raw.absent,
        names=given,
    )


def _require_sheets(sheets: Sequence[Sheet], names: Names, path: Path) -> None:
    if not sheets:
        raise NearMissError(
            translate(
                "NearMiss",
                "RELEASE: {file} holds no data file that can be read. Known are GeoJSON, GeoPackage, FlatGeobuf, CSV and "
                "Shapefile."
            ),
            file=path.name,
        )  # fmt: skip
    for parameter, field in (
        ("SEGMENT_ID", names.segment_id),
        ("COUNT_FIELD", names.count),
        ("BREAKDOWN_FIELD", names.breakdown),
    ):
        if field is not None and not any(field in sheet.columns for sheet in sheets):
            raise NearMissError(
                translate("NearMiss", "{parameter}: no table of RELEASE has a field {field}. They have: {present}."),
                parameter=parameter,
                field=field,
                present=", ".join(dict.fromkeys(name for sheet in sheets for name in sheet.columns)),
            )


def _tables(file: Path, name: str, progress: Progress) -> list[Raw]:
    """The tables of a data file; of a format that GDAL may not know nothing, where it does not."""
    ending = file.suffix.lower()
    if name != MANIFEST and ending in DATA:
        return read_tables(file, progress)
    if ending in PERHAPS and not _belongs_to_a_shapefile(file):
        with contextlib.suppress(NearMissError):
            return read_tables(file, progress)
    return []


def _paper(file: Path, name: str) -> Document | None:
    """A text or JSON file as a document; None when it is no text."""
    data = file.read_bytes()
    if len(data) > _LONGEST_PAPER or (_CONTROL.search(data) and data[:2] not in _UTF16):
        return None
    content = _json_of(file)
    if name == MANIFEST and isinstance(content, dict):
        content = {key: value for key, value in content.items() if key != "files"}
    return Document(name, content)


def _json_of(file: Path) -> Any:
    """The content of a JSON file; its text when it is none."""
    text = decoded(file.read_bytes())
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return text


def is_whole_release(folder: Path) -> bool:
    """Whether a folder holds a release of ours, unchanged, and nothing else."""
    manifest = _json_of(folder / MANIFEST) if (folder / MANIFEST).is_file() else None
    if not isinstance(manifest, dict) or manifest.get("form") != MANIFEST_FORM:
        return False
    files = [file for file in folder.rglob("*") if not file.is_dir() and file != folder / MANIFEST]
    return all(file.is_file() for file in files) and hashes(folder, files) == _promised(manifest)


def _promised(manifest: dict[str, Any]) -> dict[str, str]:
    files = manifest.get("files")
    return files if isinstance(files, dict) else {}


def _belongs_to_a_shapefile(file: Path) -> bool:
    return file.suffix.lower() in SHAPEFILE_PARTS and any(
        file.with_suffix(ending).exists() for ending in (".shp", ".SHP")
    )
