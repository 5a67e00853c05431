"""The arrows of docs/architecture.md, read from the imports."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "nearmiss_qgis"
MODULES = sorted(PACKAGE.rglob("*.py"))
QGIS = {"qgis", "osgeo", "PyQt5", "PyQt6", "processing"}
HEAVY = {"numpy", "scipy", "pandas", "jinja2"}
ALLOWED = {
    "core": {"core"},
    "layers": {"core", "layers", "paths", "translation"},
    "processing": {"core", "layers", "processing", "paths", "translation"},
    "gui": {"core", "gui", "paths", "translation"},  # algorithms are started by id
}


def absolute(module: Path, node: ast.ImportFrom) -> str:
    """Dotted name of what a (relative) import is from."""
    package = module.relative_to(ROOT).with_suffix("").parts[: -node.level] if node.level else ()
    return ".".join([*package, *([node.module] if node.module else [])])


def imports(module: Path, *, at_load_only: bool = False) -> set[str]:
    """Dotted names a module imports; with `at_load_only` neither in functions nor for type checkers."""
    found: set[str] = set()

    def visit(node: ast.AST) -> None:
        for child in ast.iter_child_nodes(node):
            lazy = isinstance(child, ast.FunctionDef) or (
                isinstance(child, ast.If) and "TYPE_CHECKING" in ast.dump(child.test)
            )
            if at_load_only and lazy:
                continue
            if isinstance(child, ast.Import):
                found.update(alias.name for alias in child.names)
            elif isinstance(child, ast.ImportFrom):
                base = absolute(module, child)
                found.add(base)
                found.update(f"{base}.{alias.name}" for alias in child.names)
            visit(child)

    visit(ast.parse(module.read_text(encoding="utf-8")))
    return found


def area(dotted: str) -> str:
    return dotted.split(".")[1] if dotted.startswith("nearmiss_qgis.") else ""


@pytest.mark.parametrize("module", MODULES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_arrows(module):
    own_area = module.relative_to(PACKAGE).parts[0]
    found = imports(module)
    if own_area == "core":
        assert not {name.split(".")[0] for name in found} & QGIS
    if own_area in ALLOWED:
        assert {area(name) for name in found} - {""} <= ALLOWED[own_area]
    if own_area == "gui":
        assert not {name.split(".")[0] for name in found} & HEAVY  # it computes nothing
        of_core = {name for name in found if area(name) == "core"}
        assert all(name.startswith("nearmiss_qgis.core.findings") for name in of_core)


@pytest.mark.parametrize("module", sorted((PACKAGE / "processing/algorithms").glob("[a-z]*.py")), ids=lambda p: p.stem)
def test_an_algorithm_imports_no_other(module):
    others = {path.stem for path in module.parent.glob("[a-z]*.py")} - {module.stem}
    assert not {name.split(".")[-1] for name in imports(module)} & others
    assert (ROOT / f"docs/algorithms/{module.stem}.md").exists()
    assert (ROOT / f"tests/qgis/test_{module.stem}.py").exists()


def loaded_with_the_plugin() -> set[Path]:
    """Modules of ours that QGIS imports when it loads the plugin."""
    todo, seen = [PACKAGE / "plugin.py", PACKAGE / "processing/algorithms/__init__.py"], set()
    while todo:
        module = todo.pop()
        if module in seen:
            continue
        seen.add(module)
        for name in imports(module, at_load_only=True):
            path = ROOT / Path(*name.split("."))
            todo += [p for p in (path.with_suffix(".py"), path / "__init__.py") if p.exists()]
    return seen


def test_nothing_heavy_is_imported_with_the_plugin():
    modules = loaded_with_the_plugin()
    assert PACKAGE / "core/policy.py" in modules
    for module in modules:
        assert not {name.split(".")[0] for name in imports(module, at_load_only=True)} & HEAVY, module


def test_importing_the_package_imports_nothing():
    code = "import sys; before = set(sys.modules); import nearmiss_qgis; print(*(set(sys.modules) - before))"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert not {name.split(".")[0] for name in done.stdout.split()} & (QGIS | HEAVY)


@pytest.mark.parametrize("module", MODULES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_names_tell_what_is_in_a_file(module):
    assert module.stem not in ("utils", "helpers", "common", "misc")
    assert len(module.read_text(encoding="utf-8").splitlines()) <= 420
