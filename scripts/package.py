#!/usr/bin/env python3
"""Build the plugin as QGIS loads it: a folder with metadata, licence, resources and docs inside, or a zip of it.

package.py folder DIR     DIR/nearmiss_qgis
package.py zip DIR        DIR/nearmiss_qgis-<version>.zip, the same bytes every time
"""

from __future__ import annotations

import configparser
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = "nearmiss_qgis"
TOP = ("metadata.txt", "LICENSE", "README.md", "CHANGELOG.md")
FOLDERS = {
    "resources": (".svg", ".png", ".qml", ".model3", ".geojson", ".j2"),
    "i18n": (".qm",),
    "docs": (".md", ".png", ".json"),
}


def compile_translations() -> None:
    """Make a .qm of every .ts, where Qt's lrelease is installed; without it the plugin speaks English."""
    program = shutil.which("lrelease")
    for source in sorted((ROOT / "i18n").glob("*.ts")) if program else []:
        subprocess.run([program, "-silent", str(source)], check=True)


def members() -> dict[str, Path]:
    """Every file of the built plugin: its path inside the plugin folder and where it lies in the checkout."""
    files = {
        path.relative_to(ROOT / PACKAGE).as_posix(): path
        for path in (ROOT / PACKAGE).rglob("*")
        if path.is_file() and "__pycache__" not in path.parts and path.suffix != ".pyc"
    }
    files.update({name: ROOT / name for name in TOP})
    for folder, endings in FOLDERS.items():
        for path in (ROOT / folder).rglob("*"):
            if path.is_file() and path.suffix in endings:
                files[path.relative_to(ROOT).as_posix()] = path
    return dict(sorted(files.items()))


def build_folder(target: Path) -> Path:
    """Copy the plugin to ``target/nearmiss_qgis``, replacing what was there."""
    plugin = target / PACKAGE
    if plugin.exists():
        shutil.rmtree(plugin)
    for name, path in members().items():
        (plugin / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, plugin / name)
    return plugin


def build_zip(target: Path) -> Path:
    """Write the zip for the plugin repository: sorted names, a fixed time stamp, mode 0644."""
    metadata = configparser.ConfigParser(interpolation=None)
    metadata.read(ROOT / "metadata.txt", encoding="utf-8")
    target.mkdir(parents=True, exist_ok=True)
    archive = target / f"{PACKAGE}-{metadata['general']['version']}.zip"
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as out:
        for name, path in members().items():
            info = zipfile.ZipInfo(f"{PACKAGE}/{name}", (1980, 1, 1, 0, 0, 0))
            info.compress_type, info.external_attr = zipfile.ZIP_DEFLATED, 0o644 << 16
            out.writestr(info, path.read_bytes())
    return archive


def main() -> None:
    """Do what the command line asks for."""
    if len(sys.argv) != 3 or sys.argv[1] not in ("folder", "zip"):
        sys.exit(__doc__)
    compile_translations()
    build = build_folder if sys.argv[1] == "folder" else build_zip
    print(build(Path(sys.argv[2]).resolve()))


if __name__ == "__main__":
    main()
