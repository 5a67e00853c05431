"""The templates of our pages, as texts for the core."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ..core.findings import RULE_WORDS
from ..paths import resource
from ..translation import translate
from .attack_words import ATTACK_TEXTS
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
        say=_translated(AUDIT_TEXTS),
        words=_translated(RULE_WORDS),
        language=translate("NearMiss", "en"),
        parts=parts(),
    )


def attack(document: dict[str, Any]) -> str:
    """The page of a simulated attack, in the user's language."""
    from ..core.report import attack_page

    return attack_page(
        template("attack.j2"),
        document,
        say=_translated(ATTACK_TEXTS),
        language=translate("NearMiss", "en"),
        parts=parts(),
    )


def _translated(texts: Mapping[str, str]) -> dict[str, str]:
    return {name: translate("NearMiss", text) for name, text in texts.items()}
