"""Private files beside the project file."""

from __future__ import annotations

from pathlib import Path

from qgis.core import QgsProject

_OF_A_RELEASE = ("manifest.json", "metadata.json")


def beside(project: QgsProject, what: str) -> Path | None:
    """Where a private file of a project lies; None where there is no place for one.

    That is so for a project without a file of its own, and for one in the folder of a release: whatever lies there
    goes out.
    """
    path = Path(project.fileName()) if project.fileName() else None
    if path is None or not path.parent.is_dir() or all((path.parent / name).exists() for name in _OF_A_RELEASE):
        return None
    return path.with_name(f"{path.name}_nearmiss_PRIVATE_{what}")


def stamp(path: Path) -> tuple[int, int] | None:
    """Size and time of a file; None where there is none."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_size, found.st_mtime_ns
