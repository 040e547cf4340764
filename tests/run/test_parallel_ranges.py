"""Loops that the runtime hands out by measured cost: points run once, results never depend on threads."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest
from runtime_state import live_objects

import stretto
from stretto.execution.native import library

THREADS = (1, 2, 3, 8)


@pytest.fixture(autouse=True)
def _threads() -> Iterator[None]:
    yield
    library().strettoAsyncSetNumThreads(0)


SUM = """
func.func @main(%m: memref<?xf32>) -> (f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?xf32>
  %z = arith.constant 0.0 : f32
  %o = arith.constant 1.0 : f32
  %r:2 = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%z, %o) -> (f32, f32) {
    %x = memref.load %m[%i] : memref<?xf32>
    scf.reduce(%x, %x : f32, f32) {
    ^bb0(%a: f32, %b: f32):
      %s = arith.addf %a, %b : f32
      scf.reduce.return %s : f32
    }, {
    ^bb0(%a: f32, %b: f32):
      %p = arith.maximumf %a, %b : f32
      scf.reduce.return %p : f32
    }
  }
  return %r#0, %r#1 : f32, f32
}
"""


@pytest.mark.parametrize("count", (0, 1, 5, 4000, 4001, 100_003))
def test_float_sums_are_the_same_for_any_threads_and_any_measured_cost(count: int) -> None:
    program = stretto.compile(SUM)
    values = np.random.default_rng(count).standard_normal(count).astype(np.float32)
    results: set[tuple[float, float]] = set()
    for threads in THREADS:
        library().strettoAsyncSetNumThreads(threads)
        # Costs are learnt from call to call.
        results.update(program.main(values) for _ in range(30))
    assert len(results) == 1
    ((total, greatest),) = results
    assert total == pytest.approx(float(values.sum(dtype=np.float64)), rel=1e-4, abs=1e-2)
    assert greatest == np.max(values, initial=np.float32(1))


CELLS = """
func.func private @cell(%m: memref<?x?x?xi32>, %i: index, %j: index, %k: index) {
  %x = memref.load %m[%i, %j, %k] : memref<?x?x?xi32>
  %c1 = arith.constant 1 : i32
  %y = arith.addi %x, %c1 : i32
  memref.store %y, %m[%i, %j, %k] : memref<?x?x?xi32>
  return
}
func.func @three_axes(%m: memref<?x?x?xi32>, %a: index, %b: index, %c: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  scf.parallel (%i, %j, %k) = (%c0, %c1, %c0) to (%a, %b, %c) step (%c1, %c1, %c2) {
    func.call @cell(%m, %i, %j, %k) : (memref<?x?x?xi32>, index, index, index) -> ()
  }
  return
}
func.func @nested(%m: memref<?x?x?xi32>, %a: index, %b: index, %c: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  scf.parallel (%i) = (%c0) to (%a) step (%c1) {
    scf.parallel (%j) = (%c1) to (%b) step (%c1) {
      scf.parallel (%k) = (%c0) to (%c) step (%c2) {
        func.call @cell(%m, %i, %j, %k) : (memref<?x?x?xi32>, index, index, index) -> ()
      }
    }
  }
  return
}
func.func @in_tasks(%m: memref<?x?x?xi32>, %a: index, %b: index, %c: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %group = async.create_group %a : !async.group
  scf.for %i = %c0 to %a step %c1 {
    %token = async.execute {
      scf.parallel (%j, %k) = (%c1, %c0) to (%b, %c) step (%c1, %c2) {
        func.call @cell(%m, %i, %j, %k) : (memref<?x?x?xi32>, index, index, index) -> ()
      }
      async.yield
    }
    %rank = async.add_to_group %token, %group : !async.token
  }
  async.await_all %group
  return
}
"""


@pytest.mark.parametrize("name", ("three_axes", "nested", "in_tasks"))
def test_all_points_run_once(name: str) -> None:
    program = stretto.compile(CELLS)
    before = live_objects()
    for threads in THREADS:
        library().strettoAsyncSetNumThreads(threads)
        for shape in ((1, 2, 1), (3, 70, 95), (40, 1, 9), (150, 3, 64)):
            cells = np.zeros(shape, np.int32)
            wanted = np.zeros(shape, np.int32)
            for turn in range(5):
                program[name](cells, *shape)
                wanted[:, 1:, ::2] = turn + 1
                assert np.array_equal(cells, wanted), (threads, shape, turn)
    assert live_objects() == before


TOKENS_INSIDE = """
func.func private @waits(%t: !async.token, %m: memref<?xi32>, %i: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%k) = (%i) to (%c1) step (%c1) {
    async.await %t : !async.token
  }
  %one = arith.constant 1 : i32
  memref.store %one, %m[%i] : memref<?xi32>
  return
}
func.func @main(%m: memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?xi32>
  %t = async.execute {
    async.yield
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    func.call @waits(%t, %m, %i) : (!async.token, memref<?xi32>, index) -> ()
  }
  return
}
"""


def test_a_loop_that_awaits_somewhere_inside_is_made_of_tasks() -> None:
    program = stretto.compile(TOKENS_INSIDE)
    for threads in THREADS:
        library().strettoAsyncSetNumThreads(threads)
        marks = np.zeros(3000, np.int32)
        program.main(marks)
        assert marks.all()
