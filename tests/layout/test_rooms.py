"""The architecture rules as tests: which room may import which, and how large a file may grow."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "stretto"

# Data goes down this list; a room imports from itself and from those above it.
ROOMS = [
    "diagnostics",
    "dialects",
    "interfaces",
    "analysis",
    "transforms",
    "conversions",
    "codegen",
    "execution",
    "cli",
]
# The root modules wire the rooms together; only the rooms from `execution` on may use them.
LINES = {"python": 600, "pass": 300, "native": 500}


def room_of(path: Path) -> str | None:
    parts = path.relative_to(PACKAGE).parts
    return parts[0] if len(parts) > 1 else None


def imported_rooms(path: Path) -> set[str]:
    """The first names below `stretto` that a file imports, lazily or at the top."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text())):
        names: list[str] = []
        if isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            if node.module == "stretto":
                names = [f"stretto.{alias.name}" for alias in node.names]
            else:
                names = [node.module]
        elif isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        found |= {name.split(".")[1] for name in names if name.startswith("stretto.")}
    return found


PYTHON_FILES = sorted(PACKAGE.rglob("*.py"))


def name_of(path: Path) -> str:
    return str(path.relative_to(ROOT))


@pytest.mark.parametrize("path", [p for p in PYTHON_FILES if room_of(p)], ids=name_of)
def test_imports_point_one_way(path: Path):
    room = room_of(path)
    assert room in ROOMS, f"{room} is no room: list it in ROOMS, in the order that data takes"
    below = set(ROOMS[ROOMS.index(room) + 1 :])
    assert not imported_rooms(path) & below


@pytest.mark.parametrize("path", PYTHON_FILES, ids=name_of)
def test_python_files_stay_small(path: Path):
    is_pass = "class" in path.read_text() and "(ModulePass)" in path.read_text()
    assert len(path.read_text().splitlines()) < LINES["pass" if is_pass else "python"]


NATIVE_FILES = sorted(p for s in ("*.cc", "*.h") for p in (ROOT / "native").rglob(s))


@pytest.mark.parametrize("path", NATIVE_FILES, ids=name_of)
def test_native_files_stay_small(path: Path):
    assert len(path.read_text().splitlines()) < LINES["native"]


@pytest.mark.parametrize("path", NATIVE_FILES, ids=name_of)
def test_native_code_knows_neither_python_nor_llvm(path: Path):
    text = path.read_text()
    assert "Python.h" not in text
    assert "#include <llvm" not in text and '#include "llvm' not in text


def test_every_pass_has_a_file_and_a_test_of_its_name():
    from stretto.passes import ALL_PASSES

    tests = {p.stem for p in (ROOT / "tests" / "filecheck").rglob("*.mlir")}
    assert not sorted(set(ALL_PASSES) - tests), "passes without a .mlir test named as their flag"


def test_importing_stretto_loads_neither_llvm_nor_xdsl():
    code = "import sys, stretto; sys.exit(any(m in sys.modules for m in ('llvmlite', 'xdsl', 'numpy')))"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_stock_xdsl_opt_works_with_stretto_installed():
    """The entry point may export new names only: a duplicate breaks every xdsl-opt on the machine."""
    program = "func.func @f(%t: !async.token) { async.await %t : !async.token func.return }"
    done = subprocess.run(
        [sys.executable, "-m", "xdsl.tools.xdsl_opt", "-p", "async-to-async-runtime"],
        input=program,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "async.runtime.await" in done.stdout
