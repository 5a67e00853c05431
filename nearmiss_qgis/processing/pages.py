"""The templates of our pages, as texts for the core."""

from __future__ import annotations

from pathlib import Path

from ..paths import resource

#: What the pages share.
_PARTS = ("style.j2", "findings.j2")


def template(name: str) -> str:
    """The text of a template in resources/report, for example ``template("gate.j2")``."""
    return Path(resource(f"report/{name}")).read_text(encoding="utf-8")


def parts() -> dict[str, str]:
    """The texts of the templates that the pages include, by name."""
    return {name: template(name) for name in _PARTS}
