"""A text file as an output: written beside its place, put there when the whole run is written."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path

from .destinations import put, unwritable


class TextOutput:
    """One file of text, with the same steps as a layer: written, then kept or discarded."""

    def __init__(self, name: str, place: Path, text: str) -> None:
        self.name, self.destination, self._place = name, str(place), place
        room = None
        try:
            room = tempfile.mkdtemp(prefix=".nearmiss-", dir=place.parent)
            self._written = Path(room) / place.name
            with self._written.open("w", encoding="utf-8", newline="\n") as file:
                file.write(text)
        except OSError as error:
            if room is not None:
                shutil.rmtree(room, ignore_errors=True)
            raise unwritable(name, error.strerror) from error

    def keep(self) -> None:
        """Put the file in its place."""
        put(self.name, self._written, self._place)

    def discard(self) -> bool:
        """Remove what was begun; False when something is left."""
        shutil.rmtree(self._written.parent, ignore_errors=True)
        return not self._written.exists()
