"""A text file as an output: written beside its place, put there when the whole run is written."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path

from ..core.errors import NearMissError
from ..translation import translate


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
            raise NearMissError(
                translate(
                    "NearMiss", "{name} cannot be written ({why}). Check that the folder exists and may be written to."
                ),
                name=name,
                why=error.strerror,
            ) from error

    def keep(self) -> None:
        """Put the file in its place.

        Raises
        ------
        NearMissError
            When something else holds the old file.
        """
        try:
            self._written.replace(self._place)
        except OSError as error:
            raise NearMissError(
                translate(
                    "NearMiss", "{name} cannot be put in its place, {file}: {why}. Is it open in another program?"
                ),
                name=self.name,
                file=self._place,
                why=error.strerror,
            ) from error
        shutil.rmtree(self._written.parent, ignore_errors=True)

    def discard(self) -> bool:
        """Remove what was begun; False when something is left."""
        shutil.rmtree(self._written.parent, ignore_errors=True)
        return not self._written.exists()
