"""Parallel loops with each way of counting references, both dispatch modes, and each number of threads.

A module of loops is compiled once for each pipeline and run on each number of threads. With STRETTO_FULL all
pipelines are tested, else some.
"""

from __future__ import annotations

import itertools
import os
import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from runtime_state import live_objects

import stretto
from stretto.execution.native import library

sys.path.insert(0, str(Path(__file__).parent))
import parallel_calculations
from parallel_loops import RANGES, counting_loops, expected, memory

FULL = bool(os.environ.get("STRETTO_FULL"))
THREADS = (1, 2, 8)
COUNTINGS = ("automatic", "policy:default", "policy:review")
BY_HAND = ("automatic", "default", "review")
OPTIONS = [
    f"async-dispatch={dispatch} num-workers={workers} min-task-size={least}"
    for dispatch, workers, least in itertools.product(("true", "false"), (20, -1), (1, 1000))
]
TO_LOOPS = "convert-linalg-to-parallel-loops,lower-affine"


def _some(cases: list[tuple[str, ...]], step: int) -> list[tuple[str, ...]]:
    return cases if FULL else cases[::step]


@pytest.fixture(autouse=True)
def _threads() -> Iterator[None]:
    yield
    library().strettoAsyncSetNumThreads(0)


def by_hand(options: str, counting: str) -> str:
    """MLIR's own pipeline: what awaits blocks, references are counted as MLIR does it."""
    counted = "async-runtime-ref-counting,async-runtime-ref-counting-opt"
    if counting != "automatic":
        counted = f"async-runtime-policy-based-ref-counting{{policy={counting}}}"
    return (
        f"builtin.module({TO_LOOPS},async-parallel-for{{{options}}},async-to-async-runtime,{counted},"
        "convert-async-to-llvm,convert-scf-to-cf,convert-vector-to-llvm,memref-expand,arith-expand,"
        "expand-strided-metadata,finalize-memref-to-llvm,convert-arith-to-llvm,convert-math-to-llvm,"
        "convert-index-to-llvm,convert-cf-to-llvm,convert-func-to-llvm,reconcile-unrealized-casts)"
    )


def check_loops(program: stretto.Program, axes: int) -> None:
    """Each loop of a module, with bounds known or not, on each number of threads."""
    for threads in THREADS:
        library().strettoAsyncSetNumThreads(threads)
        before = live_objects()
        for number, ranges in enumerate(RANGES[axes]):
            wanted = expected(axes, ranges)
            for name, bounds in (("main", [n for each in ranges for n in each]), (f"known{number}", [])):
                array = memory(axes)
                program[name](array, *bounds)
                np.testing.assert_array_equal(array, wanted, err_msg=f"{name} {ranges}, {threads} threads")
        assert live_objects() == before


def check_calculations(program: stretto.Program) -> None:
    for threads in THREADS:
        library().strettoAsyncSetNumThreads(threads)
        before = live_objects()
        for check in parallel_calculations.CHECKS:
            check(program)
        assert live_objects() == before


LOOPS = [(str(axes), *rest) for axes, *rest in itertools.product(RANGES, OPTIONS, COUNTINGS)]


@pytest.mark.parametrize(("axes", "options", "counting"), _some(LOOPS, 25))
def test_each_point_once(axes: str, options: str, counting: str) -> None:
    module = stretto.parse(counting_loops(int(axes)))
    stretto.run_pipeline(module, f"async-parallel-for{{{options}}}")
    check_loops(stretto.compile(module, ref_counting=counting), int(axes))


LOOPS_BY_HAND = [(str(axes), *rest) for axes, *rest in itertools.product(RANGES, OPTIONS, BY_HAND)]


@pytest.mark.parametrize(("axes", "options", "counting"), _some(LOOPS_BY_HAND, 31))
def test_each_point_once_by_mlirs_pipeline(axes: str, options: str, counting: str) -> None:
    program = stretto.compile(counting_loops(int(axes)), opt_level=0, pipeline=by_hand(options, counting))
    check_loops(program, int(axes))


CALCULATIONS = list(itertools.product(OPTIONS, COUNTINGS))


@pytest.mark.parametrize(("options", "counting"), _some(CALCULATIONS, 13))
def test_calculations(options: str, counting: str) -> None:
    module = stretto.parse(parallel_calculations.TEXT)
    stretto.run_pipeline(module, f"{TO_LOOPS},async-parallel-for{{{options}}}")
    check_calculations(stretto.compile(module, ref_counting=counting))


@pytest.mark.parametrize("counting", COUNTINGS)
def test_calculations_by_the_default_pipeline(counting: str) -> None:
    check_calculations(stretto.compile(parallel_calculations.TEXT, ref_counting=counting))


@pytest.mark.parametrize(("options", "counting"), _some(list(itertools.product(OPTIONS, BY_HAND)), 17))
def test_calculations_by_mlirs_pipeline(options: str, counting: str) -> None:
    text, pipeline = parallel_calculations.TEXT, by_hand(options, counting)
    check_calculations(stretto.compile(text, opt_level=0, pipeline=pipeline))
