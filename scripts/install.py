#!/usr/bin/env python3
"""Copy the plugin into the QGIS profile of the user (QGIS_PROFILE names another one than "default")."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from package import PACKAGE, build_folder, compile_translations


def profiles() -> list[Path]:
    """Where QGIS keeps its profiles on this system, newest QGIS first."""
    home = Path.home()
    if sys.platform == "win32":
        base = Path(os.environ.get("APPDATA", home / "AppData" / "Roaming")) / "QGIS"
    elif sys.platform == "darwin":
        base = home / "Library" / "Application Support" / "QGIS"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME", home / ".local" / "share")) / "QGIS"
    return [base / "QGIS4" / "profiles", base / "QGIS3" / "profiles"]


def main() -> None:
    """Copy into every QGIS that has been started once; into QGIS 3's folder when none has."""
    compile_translations()
    name = os.environ.get("QGIS_PROFILE", "default")
    found = [folder for folder in profiles() if folder.exists()] or [profiles()[-1]]
    for folder in found:
        print(f"installed {build_folder(folder / name / 'python' / 'plugins')}")
    print("Start QGIS again and enable it under Plugins > Manage and Install Plugins, or headless:")
    print(f"  qgis_process plugins enable {PACKAGE}    (on Debian 12: qgis_process.bin)")


if __name__ == "__main__":
    main()
