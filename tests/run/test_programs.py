"""Every program of this folder, at several optimisation levels and numbers of threads, without leaks."""

from __future__ import annotations

import itertools
import os
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))

from harness import check_line, run_lines

ROOT = Path(__file__).parent
PROGRAMS = sorted(ROOT.rglob("*.mlir"))
MATRIX = (
    list(itertools.product((0, 2, 3), (1, 2, 3, 8)))
    if os.environ.get("STRETTO_FULL")
    else [(0, 1), (2, 2), (3, 8)]
)


def name_of(path: Path) -> str:
    return str(path.relative_to(ROOT).with_suffix(""))


def test_every_program_has_a_run_line():
    assert PROGRAMS
    assert not [name_of(path) for path in PROGRAMS if not run_lines(path)]


@pytest.mark.parametrize(("level", "threads"), MATRIX, ids=lambda value: str(value))
@pytest.mark.parametrize("path", PROGRAMS, ids=name_of)
def test_program(path: Path, level: int, threads: int):
    for line in run_lines(path):
        check_line(path, line, [f"-O{level}", f"--threads={threads}"])
