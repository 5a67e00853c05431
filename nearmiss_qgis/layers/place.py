"""A folder put in its place whole, or not at all: at every moment the old one is there, or the new one."""

from __future__ import annotations

import contextlib
import ctypes
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from ..core.errors import NearMissError
from ..core.gate.papers import MANIFEST
from ..translation import translate
from .files import promised_files

_PREFIX = ".nearmiss-"
_OLD = _PREFIX + "old-"
_WAITS = (0.1, 0.2, 0.4, 0.8, 1.6)  # seconds: a virus scanner or an indexer lets go of a new file after a moment
_AT_CWD, _EXCHANGE = -100, 2


def check_folder(folder: Path, *, overwrite: bool) -> None:
    """Refuse a folder that cannot take a release.

    Raises
    ------
    NearMissError
        When it is a file, is not empty and may not be overwritten, or cannot be written to.
    """
    _recover(folder)
    if folder.exists() and not folder.is_dir():
        raise NearMissError(translate("NearMiss", "FOLDER: {folder} is a file. Give a folder."), folder=folder)
    n = len(list(folder.iterdir())) if folder.is_dir() else 0
    if n and not overwrite:
        raise NearMissError(
            translate("NearMiss", "FOLDER: {folder} is not empty ({n} entries). Choose another one, or set OVERWRITE."),
            folder=folder,
            n=n,
        )
    beside = _existing_above(folder)
    if not os.access(beside, os.W_OK | os.X_OK) or (folder.is_dir() and not os.access(folder, os.W_OK)):
        raise NearMissError(
            translate("NearMiss", "FOLDER: {folder} may not be written to. Choose another folder."), folder=beside
        )


@contextlib.contextmanager
def beside(folder: Path) -> Iterator[Path]:
    """An empty folder on the same disk, to be filled and put in place; gone afterwards, whatever happens.

    Raises
    ------
    NearMissError
        When it cannot be made.
    """
    try:
        outer = tempfile.mkdtemp(prefix=_PREFIX, dir=_existing_above(folder))
    except OSError as error:
        raise NearMissError(
            translate("NearMiss", "FOLDER: {folder} cannot be written: {why}."), folder=folder, why=error.strerror
        ) from error
    try:
        inner = Path(outer) / "release"
        inner.mkdir()  # with the permissions of every new folder; the outer one is for the owner alone
        yield inner
    finally:
        shutil.rmtree(outer, ignore_errors=True)


def put_in_place(new: Path, folder: Path) -> Path | None:
    """Give `new` the name of `folder`.

    Where the system can exchange two names at once (Linux, macOS) there is the old folder or the new one at
    every moment; elsewhere there may be none for an instant, and a run that was killed then is made good by the
    next one. Of a former release nothing is left; anything else that was in the folder is kept beside it.

    Returns
    -------
    Path or None
        Where the former content is, when it was more than a release.

    Raises
    ------
    NearMissError
        When something holds a file; `folder` is then as it was.
    """
    try:
        _flush(new)
        folder.parent.mkdir(parents=True, exist_ok=True)
        if not folder.exists() or not any(folder.iterdir()):
            _patiently(lambda: _onto_nothing(new, folder))
            return None
        kept = _free_name(folder) if not _is_release(folder) else None
        _patiently(lambda: _onto_old(new, folder))
    except OSError as error:
        raise NearMissError(
            translate(
                "NearMiss",
                "The release cannot be put into {folder}: {why}. Is a file in it open elsewhere? The folder is as it was."
            ),
            folder=folder,
            why=error.strerror,
        ) from error  # fmt: skip
    old = new if new.exists() else _old_of(folder)
    if kept is not None:
        old.replace(kept)
        return kept
    shutil.rmtree(old, ignore_errors=True)
    return None


def _onto_nothing(new: Path, folder: Path) -> None:
    if folder.exists() and os.name == "nt":
        folder.rmdir()
    new.replace(folder)


def _onto_old(new: Path, folder: Path) -> None:
    if exchange(new, folder):
        return
    old = _old_of(folder)
    folder.replace(old)
    try:
        new.replace(folder)
    except OSError:
        old.replace(folder)
        raise


def exchange(one: Path, other: Path) -> bool:
    """Exchange two names in one step; False where the system cannot."""
    if not sys.platform.startswith(("linux", "darwin")):
        return False
    library = ctypes.CDLL(None, use_errno=True)
    names = os.fsencode(one), os.fsencode(other)
    if hasattr(library, "renameat2"):
        return bool(library.renameat2(_AT_CWD, names[0], _AT_CWD, names[1], _EXCHANGE) == 0)
    if hasattr(library, "renamex_np"):
        return bool(library.renamex_np(names[0], names[1], _EXCHANGE) == 0)
    return False


def _patiently(act: Callable[[], None]) -> None:
    """Try again for a moment where another program holds a file."""
    for wait in _WAITS:
        try:
            return act()
        except PermissionError:
            time.sleep(wait)
    return act()


def _recover(folder: Path) -> None:
    """Make good a run that was killed between two renames."""
    old = _old_of(folder)
    if old.is_dir() and not folder.exists():
        old.replace(folder)


def _old_of(folder: Path) -> Path:
    return folder.with_name(_OLD + folder.name)


def _free_name(folder: Path) -> Path:
    number = 1
    while folder.with_name(f"{folder.name}.before-{number}").exists():
        number += 1
    return folder.with_name(f"{folder.name}.before-{number}")


def _is_release(folder: Path) -> bool:
    """Whether a folder holds a release and nothing else."""
    listed = promised_files(folder)
    present = {file.relative_to(folder).as_posix() for file in folder.rglob("*") if not file.is_dir()}
    return bool(listed) and present <= {*listed, MANIFEST}


def _existing_above(folder: Path) -> Path:
    return next(parent for parent in folder.parents if parent.exists())


def _flush(folder: Path) -> None:
    """Let the disk have every file before the folder gets its name."""
    for file in folder.iterdir():
        with file.open("rb+") as stream:
            os.fsync(stream.fileno())
