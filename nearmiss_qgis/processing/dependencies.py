"""Which Python packages an algorithm needs, and how to get one that a QGIS bundle lacks."""

from __future__ import annotations

import importlib
from importlib.util import find_spec

from ..translation import translate

#: What the core is built on; jinja2 only for reports.
CORE = ("numpy", "scipy", "pandas")
_DEBIAN = {"jinja2": "python3-jinja2"}


def missing(packages: tuple[str, ...] = CORE, *, load: bool = False) -> list[str]:
    """The packages that are not there; with `load` also those that do not work."""
    absent = []
    for package in packages:
        try:
            found = find_spec(package) is not None
            if found and load:
                importlib.import_module(package)
        except (ImportError, ValueError):  # broken installation, or numpy of another version underneath
            found = False
        if not found:
            absent.append(package)
    return absent


def explanation(absent: list[str]) -> str:
    """What is missing and how to install it on each system; empty when nothing is."""
    if not absent:
        return ""
    names, apt = " ".join(absent), " ".join(_DEBIAN.get(name, f"python3-{name}") for name in absent)
    return translate(
        "NearMiss",
        "This algorithm needs the Python package(s) {names}, which the Python of this QGIS lacks or cannot load.\n"
        "Windows: open the OSGeo4W Shell and run: python -m pip install --user {names} (or run the OSGeo4W setup and "
        "choose {apt}).\n"
        "macOS: in a terminal: /Applications/QGIS.app/Contents/MacOS/bin/python3 -m pip install --user {names}\n"
        "Linux: install your distribution's package, for example: sudo apt install {apt}\n"
        "Then start QGIS again."
    ).format(names=names, apt=apt)  # fmt: skip
