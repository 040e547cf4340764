"""Files and streams that can't be read or written, and their names."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

PROGRAM = "func.func @main() { return }\n"


def tool(folder: Path, command: str, **variables: str) -> subprocess.CompletedProcess[str]:
    """Run a shell command in a folder that holds `program.mlir`; `opt` and `run` are the tools."""
    (folder / "program.mlir").write_text(PROGRAM)
    functions = [f'{name}() {{ "{sys.executable}" -m stretto.cli.{name} "$@"; }}' for name in ("opt", "run")]
    return subprocess.run(
        ["sh", "-c", "\n".join([*functions, command])],
        cwd=folder,
        capture_output=True,
        text=True,
        encoding="utf-8",
        errors="surrogateescape",
        env={**os.environ, **variables},
    )


@pytest.mark.parametrize(
    "command, message",
    [
        ("opt .", "cannot open input file '.': Is a directory"),
        ("run .", "cannot open input file '.': Is a directory"),
        ("opt missing.mlir", "cannot open input file 'missing.mlir': No such file or directory"),
        ("opt program.mlir -o .", "cannot open output file '.': Is a directory"),
        ("opt program.mlir -o missing/x", "cannot open output file 'missing/x': No such file or directory"),
        (f"opt program.mlir -o {'x' * 300}", ": File name too long"),
        ("ulimit -f 0; opt program.mlir -o x", "cannot open output file 'x': File too large"),
    ],
)
def test_files_that_cannot_be_used(tmp_path: Path, command: str, message: str):
    done = tool(tmp_path, command)
    assert done.returncode == 1 and message in done.stderr, done.stderr
    assert "internal error" not in done.stderr and "Traceback" not in done.stderr
    assert [p.name for p in tmp_path.iterdir()] == ["program.mlir"]


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
@pytest.mark.parametrize("command", ["opt program.mlir", "run program.mlir --print-pipeline"])
def test_full_disks(tmp_path: Path, command: str):
    done = tool(tmp_path, f"{command} > /dev/full")
    assert done.returncode == 1 and done.stderr.endswith("error: No space left on device\n"), done.stderr


def test_closed_streams(tmp_path: Path):
    assert tool(tmp_path, "run program.mlir <&- >&- 2>&-").returncode == 0
    assert tool(tmp_path, "opt program.mlir >&-").stderr == ""
    assert tool(tmp_path, "opt missing.mlir 2>&-").returncode == 1


def test_names_and_locales_are_any(tmp_path: Path):
    name = os.fsdecode(b"\xff.mlir")
    (tmp_path / name).write_text(
        'func.func @main() { %a = arith.constant 0 : i1 cf.assert %a, "é" return }', encoding="utf-8"
    )
    done = tool(tmp_path, f"run {name}", PYTHONIOENCODING="ascii")
    assert done.returncode == 3 and done.stderr.startswith("\\xff.mlir:1:48: error: é\n"), done.stderr
    done = tool(tmp_path, f"opt {name} -mlir-print-debuginfo")
    assert done.returncode == 0 and '"\\\\xff.mlir":1:1' in done.stdout, done.stdout
