"""What has to be said beside a number, so that a low one is not taken for a safe one."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Notice:
    """A warning of an attack: a stable key, an English template marked for translation, and what goes into it.

    >>> Notice("dead_axis", "{name} tells nothing.", {"name": "NOISE"}).text
    'NOISE tells nothing.'
    """

    key: str
    template: str
    values: dict[str, Any] = field(default_factory=dict)

    @property
    def text(self) -> str:
        """The notice in English."""
        return self.template.format(**self.values)
