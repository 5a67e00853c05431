"""A folder put in its place whole, or not at all: at every moment the old one is there, or the new one."""

from __future__ import annotations

import contextlib
import ctypes
import hashlib
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from ..core.errors import NearMissError
from ..translation import translate
from .files import is_whole_release

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
    if folder == folder.parent:
        raise NearMissError(
            translate("NearMiss", "FOLDER: {folder} is a whole disk. Give a folder on it."), folder=folder
        )
    try:
        _recover(folder)
        _check_content(folder, overwrite)
        _free_name(folder).exists()  # a name that is too long shows now
    except OSError as error:
        raise NearMissError(
            translate("NearMiss", "FOLDER: {folder} cannot be used: {why}."), folder=folder, why=error.strerror
        ) from error
    for place in (_existing_above(folder), *([folder] if folder.is_dir() else [])):
        if not os.access(place, os.W_OK | os.X_OK):
            raise NearMissError(
                translate("NearMiss", "FOLDER: {folder} may not be written to. Choose another folder."), folder=place
            )


def _check_content(folder: Path, overwrite: bool) -> None:
    if folder.exists() and not folder.is_dir():
        raise NearMissError(translate("NearMiss", "FOLDER: {folder} is a file. Give a folder."), folder=folder)
    n = len(list(folder.iterdir())) if folder.is_dir() else 0
    if n and not overwrite:
        raise NearMissError(
            translate("NearMiss", "FOLDER: {folder} is not empty ({n} entries). Choose another one, or set OVERWRITE."),
            folder=folder,
            n=n,
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


def put_in_place(new: Path, folder: Path, *, overwrite: bool = True) -> tuple[Path | None, Path | None]:
    """Give `new` the name of `folder`.

    Where the system can exchange two names at once (Linux, macOS) there is the old folder or the new one at
    every moment; elsewhere there may be none for an instant, and a run that was killed then is made good by the
    next one. Of a former release nothing is left; anything else that was in the folder is kept beside it.

    Returns
    -------
    kept : Path or None
        Where the former content is, when it was more than a release.
    left : Path or None
        What could not be removed of a former release.

    Raises
    ------
    NearMissError
        When something holds a file, or `folder` has been filled meanwhile; `folder` is then as it was.
    """
    _check_content(folder, overwrite)
    try:
        _flush(new)
        folder.parent.mkdir(parents=True, exist_ok=True)
        if not folder.exists() or not any(folder.iterdir()):
            _patiently(lambda: _onto_nothing(new, folder))
            return None, None
        kept = None if is_whole_release(folder) else _free_name(folder)
        old = _patiently(lambda: _onto_old(new, folder, kept))
    except OSError as error:
        raise NearMissError(
            translate(
                "NearMiss",
                "The release cannot be put into {folder}: {why}. Is a file in it open elsewhere? The folder is as it was."
            ),
            folder=folder,
            why=error.strerror,
        ) from error  # fmt: skip
    if kept is not None:
        return kept, None
    shutil.rmtree(old, ignore_errors=True)
    return None, old if old.exists() else None


def _onto_nothing(new: Path, folder: Path) -> Path:
    if folder.exists() and os.name == "nt":
        folder.rmdir()
    return new.replace(folder)


def _onto_old(new: Path, folder: Path, kept: Path | None) -> Path:
    """Put the new folder in the place of the old one; where the old one is then."""
    if kept is None:
        if exchange(new, folder):
            return new
        aside = _old_of(folder)
        shutil.rmtree(aside, ignore_errors=True)  # of a run that was killed after it was done
    else:
        new.replace(kept)  # so that the old content has its name at the very moment it is exchanged
        if exchange(kept, folder):
            return kept
        kept.replace(new)
        aside = kept
    folder.replace(aside)
    try:
        new.replace(folder)
    except OSError:
        aside.replace(folder)
        raise
    return aside


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


def _patiently(act: Callable[[], Path]) -> Path:
    """Try again for a moment where another program holds a file."""
    for wait in _WAITS:
        try:
            return act()
        except PermissionError:
            time.sleep(wait)
    return act()


def _recover(folder: Path) -> None:
    """Make good a run that was killed between two renames, or before it had cleared away the old release."""
    old = _old_of(folder)
    if not old.is_dir():
        return
    if folder.exists():
        shutil.rmtree(old, ignore_errors=True)
    elif is_whole_release(old):
        old.replace(folder)


def _old_of(folder: Path) -> Path:
    """Where a former release waits, for an instant, on systems that cannot exchange two names."""
    return folder.with_name(_OLD + hashlib.sha256(folder.name.encode()).hexdigest()[:16])


def _free_name(folder: Path) -> Path:
    number = 1
    while folder.with_name(f"{folder.name}.before-{number}").exists():
        number += 1
    return folder.with_name(f"{folder.name}.before-{number}")


def _existing_above(folder: Path) -> Path:
    return next(parent for parent in folder.parents if parent.exists())


def _flush(folder: Path) -> None:
    """Let the disk have every file before the folder gets its name."""
    for file in folder.iterdir():
        with file.open("rb+") as stream:
            os.fsync(stream.fileno())
