"""The templates of our pages, as texts for the core."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ..core.findings import RULE_WORDS
from ..paths import resource
from ..translation import translate
from .audit_words import AUDIT_TEXTS

#: What the pages share.
_PARTS = ("style.j2", "findings.j2", "layout.j2", "pieces.j2")


def template(name: str) -> str:
    """The text of a template in resources/report, for example ``template("gate.j2")``."""
    return Path(resource(f"report/{name}")).read_text(encoding="utf-8")


def parts() -> dict[str, str]:
    """The texts of the templates that the pages include, by name."""
    return {name: template(name) for name in _PARTS}


def audit(document: dict[str, Any]) -> str:
    """The page of an audit report, in the user's language."""
    from ..core.report import audit_page

    return audit_page(
        template("audit.j2"),
        document,
        say={name: translate("NearMiss", text) for name, text in AUDIT_TEXTS.items()},
        words={name: translate("NearMiss", text) for name, text in RULE_WORDS.items()},
        language=translate("NearMiss", "en"),
        parts=parts(),
    )
