"""One program, two lowerings, two runtimes: what MLIR lowered runs on ours, what we lowered on MLIR's."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from make_cross_runtime_goldens import ASYNC_LOWERING, DEADLOCKS, FOLDER, TO_LLVM
from mlir_tools import mlir_opt, run_mlir_runner

PROGRAMS = sorted((FOLDER / "programs").glob("*.mlir"))
FOR_MLIR = [program for program in PROGRAMS if DEADLOCKS not in program.read_text()]


def expected(program: Path) -> str:
    return (FOLDER / "expected" / f"{program.stem}.txt").read_text()


def tool(name: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", f"stretto.cli.{name}", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)


def test_there_are_programs():
    assert len(PROGRAMS) >= 5


@pytest.mark.parametrize("threads", ["1", "2", "8"])
@pytest.mark.parametrize("program", PROGRAMS, ids=lambda p: p.stem)
def test_what_mlir_lowered_runs_on_our_runtime(program: Path, threads: str):
    done = tool("run", str(FOLDER / "lowered" / program.name), "--threads", threads, "--leak-check")
    assert (done.returncode, done.stdout) == (0, expected(program)), done.stderr


@pytest.mark.parametrize("program", PROGRAMS, ids=lambda p: p.stem)
def test_the_same_programs_by_our_pipeline(program: Path):
    done = tool("run", str(program), "--leak-check")
    assert (done.returncode, done.stdout) == (0, expected(program)), done.stderr


@pytest.mark.skipif(mlir_opt() is None, reason="MLIR isn't installed (the oracle extra)")
@pytest.mark.parametrize("program", FOR_MLIR, ids=lambda p: p.stem)
def test_what_we_lowered_runs_on_mlirs_runtime(program: Path):
    lowered = tool("opt", str(program), *ASYNC_LOWERING, *TO_LLVM)
    assert lowered.returncode == 0, lowered.stderr
    # MLIR's runtime asserts at exit that no object is left, so this checks for leaks too.
    done = run_mlir_runner(lowered.stdout)
    assert (done.returncode, done.stdout) == (0, expected(program)), done.stderr
