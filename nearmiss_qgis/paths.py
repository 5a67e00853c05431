"""Where the files of the plugin lie: in a checkout or in the installed folder."""

import configparser
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent


def resource(name: str) -> str:
    """Absolute path of a file of the plugin, for example ``resource("icons/nearmiss.svg")``.

    The installed plugin holds resources/, i18n/, docs/ and metadata.txt itself; in a checkout they lie beside
    the package.
    """
    inside = PACKAGE / "resources" / name
    return str(inside if inside.exists() else PACKAGE.parent / "resources" / name)


def top_level(name: str) -> str:
    """Absolute path of a file beside resources/, for example ``top_level("metadata.txt")``."""
    inside = PACKAGE / name
    return str(inside if inside.exists() else PACKAGE.parent / name)


def version() -> str:
    """The version of the plugin, from metadata.txt."""
    metadata = configparser.ConfigParser(interpolation=None)
    metadata.read(top_level("metadata.txt"), encoding="utf-8")
    return metadata.get("general", "version", fallback="")
