"""Reductions: the results don't depend on who ran which block."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest
from runtime_state import live_objects

import stretto
from stretto.execution.native import library

THREADS = (1, 2, 8)


@pytest.fixture(autouse=True)
def _threads() -> Iterator[None]:
    yield
    library().strettoAsyncSetNumThreads(0)


def compiled(text: str, options: str) -> stretto.Program:
    module = stretto.parse(text)
    stretto.run_pipeline(module, f"async-parallel-for{{{options}}}")
    return stretto.compile(module, "main")


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
