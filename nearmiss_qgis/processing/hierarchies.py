"""The file of a hierarchy of values."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from ..core.errors import NearMissError
from ..translation import translate
from .outputs import Outputs
from .request import Request

if TYPE_CHECKING:
    from ..core.hierarchy import Hierarchy

_YAML_ENDINGS = (".yaml", ".yml")


def path(request: Request) -> Path:
    """Where the file of HIERARCHY is."""
    return Path(request.text("HIERARCHY") or "").resolve()


def read(request: Request) -> Hierarchy:
    """The hierarchy of the file.

    Raises
    ------
    NearMissError
        No such file, no text in UTF-8, or what is wrong in it.
    """
    from ..core.hierarchy import CSV, YAML, read_hierarchy

    file = path(request)
    if not file.is_file():
        raise NearMissError(
            translate("NearMiss", "HIERARCHY: {file} is no file. Give a CSV or YAML file."), file=file.name
        )
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise NearMissError(
            translate("NearMiss", "HIERARCHY: {file} cannot be read as text in UTF-8. Save it in that encoding."),
            file=file.name,
        ) from error
    return read_hierarchy(text, YAML if file.suffix.lower() in _YAML_ENDINGS else CSV)


def check_not_overwritten(request: Request) -> None:
    """Refuse an output in place of the file.

    Raises
    ------
    NearMissError
    """
    for name, goal, _ in Outputs(request).goals():
        if goal.path == path(request):
            raise NearMissError(
                translate("NearMiss", "{name} would overwrite the file of HIERARCHY, {file}. Give it another name."),
                name=name,
                file=goal.path.name,
            )
