"""Parallel loops and linalg programs give the same on the device, by the pipeline alone."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

import stretto
from stretto.execution.native import library

sys.path.insert(0, str(Path(__file__).parent))
from harness import check_line, run_lines
from parallel_loops import RANGES, counting_loop, expected, memory

LOOPS = Path(__file__).parent / "loops"
PROGRAMS = sorted(path for path in LOOPS.glob("*.mlir") if "scf.parallel" in path.read_text())


@pytest.fixture(autouse=True)
def _threads() -> Iterator[None]:
    yield
    library().strettoAsyncSetNumThreads(0)


@pytest.mark.parametrize("axes", RANGES)
def test_each_point_once(axes: int):
    program = stretto.compile(counting_loop(axes), "main", offload=True)
    for ranges in RANGES[axes]:
        for threads in (1, 2, 8):
            library().strettoAsyncSetNumThreads(threads)
            array = memory(axes)
            program.main(array, *(value for each in ranges for value in each))
            np.testing.assert_array_equal(array, expected(axes, ranges), err_msg=str(ranges))


@pytest.mark.parametrize("axes", RANGES)
def test_each_point_once_with_known_bounds(axes: int):
    for ranges in RANGES[axes][::2]:
        program = stretto.compile(counting_loop(axes, ranges), "main", offload=True)
        array = memory(axes)
        program.main(array)
        np.testing.assert_array_equal(array, expected(axes, ranges), err_msg=str(ranges))


@pytest.mark.parametrize("level", (0, 3))
@pytest.mark.parametrize("path", PROGRAMS, ids=lambda path: path.stem)
def test_programs_of_loops(path: Path, level: int):
    for line in run_lines(path):
        check_line(path, line, [f"-O{level}", "--offload"])
