"""Parallel loops run each point once, whatever the dispatch, the blocks and the number of threads."""

from __future__ import annotations

import itertools
import os
import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

import stretto
from stretto.execution.native import library

sys.path.insert(0, str(Path(__file__).parent))
from parallel_loops import RANGES, counting_loop, expected, memory

FULL = bool(os.environ.get("STRETTO_FULL"))
OPTIONS = [
    f"async-dispatch={dispatch} num-workers={workers} min-task-size={least}"
    for dispatch, workers, least in itertools.product(("true", "false"), (20, -1), (1, 1000))
]
THREADS = (1, 2, 8)
CASES = [
    pytest.param(axes, options, id=f"{axes}-{options}")
    for n, (axes, options) in enumerate(itertools.product(RANGES, OPTIONS))
    if FULL or n % 3 == 0
]


@pytest.fixture(autouse=True)
def _threads() -> Iterator[None]:
    yield
    library().strettoAsyncSetNumThreads(0)


def compiled(text: str, options: str) -> stretto.Program:
    module = stretto.parse(text)
    stretto.run_pipeline(module, f"async-parallel-for{{{options}}}")
    return stretto.compile(module, "main")


def live_objects() -> int:
    assert library().strettoAsyncDrain(60_000)
    return library().strettoAsyncLiveObjects(None, 0)


@pytest.mark.parametrize(("axes", "options"), CASES)
def test_each_point_once(axes: int, options: str) -> None:
    program = compiled(counting_loop(axes), options)
    for ranges, threads in itertools.product(RANGES[axes], THREADS):
        library().strettoAsyncSetNumThreads(threads)
        before = live_objects()
        array = memory(axes)
        program.main(array, *(value for each in ranges for value in each))
        np.testing.assert_array_equal(array, expected(axes, ranges), err_msg=str(ranges))
        assert live_objects() == before


KNOWN = [
    pytest.param(axes, n, options, id=f"{axes}-{n}-{options}")
    for k, (axes, n, options) in enumerate(
        (axes, n, options) for axes in RANGES for n in range(len(RANGES[axes])) for options in OPTIONS
    )
    if FULL or k % 5 == 0
]


@pytest.mark.parametrize(("axes", "number", "options"), KNOWN)
def test_each_point_once_with_known_bounds(axes: int, number: int, options: str) -> None:
    ranges = RANGES[axes][number]
    program = compiled(counting_loop(axes, ranges), options)
    for threads in THREADS:
        library().strettoAsyncSetNumThreads(threads)
        before = live_objects()
        array = memory(axes)
        program.main(array)
        np.testing.assert_array_equal(array, expected(axes, ranges))
        assert live_objects() == before


SUM = """
func.func @main(%m: memref<?xf32>) -> (f32, f32, i64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?xf32>
  %z = arith.constant 0.0 : f32
  %o = arith.constant 0 : i64
  %r:3 = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%z, %z, %o) -> (f32, f32, i64) {
    %x = memref.load %m[%i] : memref<?xf32>
    %k = arith.index_cast %i : index to i64
    scf.reduce(%x, %x, %k : f32, f32, i64) {
    ^bb0(%a: f32, %b: f32):
      %s = arith.addf %a, %b : f32
      scf.reduce.return %s : f32
    }, {
    ^bb0(%a: f32, %b: f32):
      %d = arith.subf %b, %a : f32
      scf.reduce.return %b : f32
    }, {
    ^bb0(%a: i64, %b: i64):
      %d = arith.maxsi %a, %b : i64
      scf.reduce.return %d : i64
    }
  }
  return %r#0, %r#1, %r#2 : f32, f32, i64
}
"""


@pytest.mark.parametrize("dispatch", ("true", "false"))
def test_reductions_do_not_depend_on_the_threads(dispatch: str) -> None:
    program = compiled(SUM, f"async-dispatch={dispatch} num-workers=8 min-task-size=7")
    values = np.random.default_rng(1).standard_normal(1001).astype(np.float32)
    size = -(-len(values) // 32)
    total = np.float32(0)
    for first in range(0, len(values), size):
        partial = np.float32(-0.0)
        for value in values[first : first + size]:
            partial += value
        total += partial
    before = live_objects()
    for threads in THREADS:
        library().strettoAsyncSetNumThreads(threads)
        assert program.main(values) == (total, values[-1], 1000)
        assert program.main(values[:1]) == (values[0], values[0], 0)
        assert program.main(values[:0]) == (0.0, 0.0, 0)
        assert live_objects() == before


def test_reductions_of_the_default_pipeline_do_not_depend_on_the_threads() -> None:
    program = stretto.compile(SUM)
    for count in (1, 1000, 300_001):
        values = np.random.default_rng(count).standard_normal(count).astype(np.float32)
        results: set[object] = set()
        for threads in (1, 2, 3, 8, 13):
            library().strettoAsyncSetNumThreads(threads)
            results.add(program.main(values))
        assert len(results) == 1
