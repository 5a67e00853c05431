"""Texts in the user's language: one context, "NearMiss", for the whole plugin."""

from __future__ import annotations

from pathlib import Path

from qgis.core import QgsSettings
from qgis.PyQt.QtCore import QCoreApplication, QLocale, QTranslator

from .paths import top_level


def translate(context: str, text: str) -> str:
    """`text` in the user's language.

    Call it as ``translate("NearMiss", "…")`` with literal texts: the extraction tools of Qt 5 and Qt 6 know
    a function of this name.
    """
    return QCoreApplication.translate(context, text)


def language() -> str:
    """The language of QGIS, for example "de_AT"."""
    return str(QgsSettings().value("locale/userLocale", "") or QLocale().name())


def install() -> QTranslator | None:
    """Install the translation of the QGIS language, if there is one, and return it for `remove`."""
    for name in (language(), language().split("_")[0]):
        path = Path(top_level("i18n")) / f"nearmiss_{name}.qm"
        if path.exists():
            translator = QTranslator()
            if translator.load(str(path)):
                QCoreApplication.installTranslator(translator)
                return translator
    return None


def remove(translator: QTranslator | None) -> None:
    """Take back what `install` did."""
    if translator is not None:
        QCoreApplication.removeTranslator(translator)
