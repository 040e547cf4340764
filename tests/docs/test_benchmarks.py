"""The benchmark's command works: each section, at sizes that show nothing else, with the peers there are."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

#: Section, programs, what begins the rows that it must print.
SECTIONS = (
    ("tasks", ("fib_exec",), ("| fib_exec | Stretto |", "| fib_exec | OpenMP tasks |")),
    ("loops", ("add",), ("| add | 1000 | Stretto |", "| add | 1000 | OpenMP |")),
    ("memory", (), ("| Stretto |",)),
    ("scale", ("spawn",), ("| spawn | ns |", "|  | bytes |")),
    ("instructions", ("fib_func",), ("",)),
    ("kernels", (), ("| saxpy_small |",)),
)


def run(section: str, programs: tuple[str, ...], *more: str, **environment: str):
    """One round of a section at tiny sizes."""
    only = [*(word for program in programs for word in ("--only", program)), *more]
    command = [sys.executable, "benchmarks/run.py", "--tiny", "--rounds", "1", "--section", section, *only]
    everything = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), **environment}
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, env=everything)


@pytest.mark.parametrize(("section", "programs", "rows"), SECTIONS, ids=[name for name, _, _ in SECTIONS])
def test_a_section_prints_its_tables(section: str, programs: tuple[str, ...], rows: tuple[str, ...]):
    done = run(section, programs)
    assert done.returncode == 0, done.stderr
    for row in rows:
        assert any(line.startswith(row) for line in done.stdout.splitlines()), done.stdout


def test_a_peer_that_is_missing_is_told_in_a_line():
    contenders = ("--contender", "mlir", "--contender", "stretto")
    done = run("tasks", ("fib_func",), *contenders, STRETTO_MLIR_ROOT="/nowhere")
    assert done.returncode == 0, done.stderr
    assert "mlir: not installed: STRETTO_MLIR_ROOT is /nowhere" in done.stdout
    assert "| fib_func | Stretto |" in done.stdout
