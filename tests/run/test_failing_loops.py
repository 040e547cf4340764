"""A parallel loop that fails: its blocks are all done then, and nothing of it is left behind."""

from __future__ import annotations

import ctypes
import subprocess
import sys
from collections.abc import Iterator

import numpy as np
import pytest
from runtime_state import live_objects

import stretto
from stretto.execution.native import library

THREADS = (1, 2, 8)
CUT = "num-workers=400 min-task-size=1 for-coroutines=true"

STORES = """
func.func @main(%m: memref<?xi64>, %bad: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?xi64>
  %one = arith.constant 1 : i64
  %rounds = arith.constant 100000 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %ok = arith.cmpi ne, %i, %bad : index
    cf.assert %ok, "bad point"
    %s = scf.for %j = %c0 to %rounds step %c1 iter_args(%a = %one) -> i64 {
      %q = arith.muli %a, %a : i64
      %r = arith.addi %q, %one : i64
      scf.yield %r : i64
    }
    %t = arith.ori %s, %one : i64
    memref.store %t, %m[%i] : memref<?xi64>
  }
  return
}
"""

SUM = """
func.func @main(%m: memref<?xi64>, %bad: index, %limit: i64) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?xi64>
  %z = arith.constant 0 : i64
  %r = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%z) -> i64 {
    %ok = arith.cmpi ne, %i, %bad : index
    cf.assert %ok, "bad point"
    %x = memref.load %m[%i] : memref<?xi64>
    scf.reduce(%x : i64) {
    ^bb0(%a: i64, %b: i64):
      %s = arith.addi %a, %b : i64
      %small = arith.cmpi sle, %s, %limit : i64
      cf.assert %small, "too much"
      scf.reduce.return %s : i64
    }
  }
  return %r : i64
}
"""


@pytest.fixture(autouse=True)
def _threads() -> Iterator[None]:
    yield
    library().strettoAsyncSetNumThreads(0)


def compiled(text: str, options: str) -> stretto.Program:
    module = stretto.parse(text)
    if options:
        stretto.run_pipeline(module, f"async-parallel-for{{{options}}}")
    return stretto.compile(module, "main")


@pytest.mark.parametrize(
    "options",
    ["", "min-task-size=1 for-coroutines=true", "async-dispatch=false min-task-size=1 for-coroutines=true"],
)
def test_no_block_runs_on_after_the_failure(options: str) -> None:
    program = compiled(STORES, options)
    before = live_objects()
    for threads in THREADS:
        library().strettoAsyncSetNumThreads(threads)
        for bad in (0, 5, 63):
            array = np.zeros(64, dtype=np.int64)
            with pytest.raises(stretto.ProgramError, match="bad point"):
                program.main(array, bad)
            at_once = array.copy()
            assert library().strettoAsyncDrain(60_000)
            np.testing.assert_array_equal(array, at_once)
            assert array[bad] == 0
            assert live_objects() == before


class _MallocInfo(ctypes.Structure):
    _fields_ = [
        (name, ctypes.c_size_t)
        for name in (
            *("arena", "ordblks", "smblks", "hblks", "hblkhd"),
            *("usmblks", "fsmblks", "uordblks", "fordblks", "keepcost"),
        )
    ]


def _bytes_in_use() -> int:
    libc = ctypes.CDLL(None)
    libc.mallinfo2.restype = _MallocInfo
    return libc.mallinfo2().uordblks


@pytest.mark.skipif(not hasattr(ctypes.CDLL(None), "mallinfo2"), reason="asks glibc for the memory in use")
@pytest.mark.parametrize("dispatch", ("true", "false"))
@pytest.mark.parametrize(
    ("bad", "limit", "message"), [(0, 400, "bad point"), (399, 400, "bad point"), (-1, 399, "too much")]
)
def test_partial_results_are_freed(dispatch: str, bad: int, limit: int, message: str) -> None:
    program = compiled(SUM, f"async-dispatch={dispatch} {CUT}")
    array = np.ones(400, dtype=np.int64)
    library().strettoAsyncSetNumThreads(2)
    assert program.main(array, -1, 400) == 400
    calls, in_use = 100, 0
    for _ in range(2):
        in_use = -_bytes_in_use()
        for _ in range(calls):
            with pytest.raises(stretto.ProgramError, match=message):
                program.main(array, bad, limit)
        assert library().strettoAsyncDrain(60_000)
        in_use += _bytes_in_use()
    leaked_if_kept = calls * 200 * 8
    assert in_use < leaked_if_kept // 2


NESTED = """
func.func private @check(%ok: i1) {
  cf.assert %ok, "inner point"
  return
}
func.func @main(%m: memref<?x?xi64>, %bad: index) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?x?xi64>
  %k = memref.dim %m, %c1 : memref<?x?xi64>
  %z = arith.constant 0 : i64
  %r = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%z) -> i64 {
    %row = scf.parallel (%j) = (%c0) to (%k) step (%c1) init (%z) -> i64 {
      %at = arith.muli %i, %j : index
      %ok = arith.cmpi ne, %at, %bad : index
      func.call @check(%ok) : (i1) -> ()
      %x = memref.load %m[%i, %j] : memref<?x?xi64>
      scf.reduce(%x : i64) {
      ^bb0(%a: i64, %b: i64):
        %s = arith.addi %a, %b : i64
        scf.reduce.return %s : i64
      }
    }
    scf.reduce(%row : i64) {
    ^bb0(%a: i64, %b: i64):
      %s = arith.addi %a, %b : i64
      scf.reduce.return %s : i64
    }
  }
  return %r : i64
}
"""


@pytest.mark.parametrize("options", ["", f"async-dispatch=true {CUT}", f"async-dispatch=false {CUT}"])
def test_failures_leave_nested_loops_through_functions(options: str) -> None:
    program = compiled(NESTED, options)
    before = live_objects()
    array = np.ones((30, 20), dtype=np.int64)
    for threads in THREADS:
        library().strettoAsyncSetNumThreads(threads)
        assert program.main(array, -1) == 600
        with pytest.raises(stretto.ProgramError, match="inner point"):
            program.main(array, 29 * 19)
        assert library().strettoAsyncDrain(60_000)
        assert live_objects() == before


IN_LLVM_FUNCTION = """
llvm.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 4000 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %ok = arith.cmpi ne, %i, %c1 : index
    cf.assert %ok, "bad point"
  }
  llvm.return
}
"""


def test_an_llvm_function_ends_the_program() -> None:
    """It has no result for an error code."""
    command = [sys.executable, "-m", "stretto.cli.run", "-"]
    done = subprocess.run(command, input=IN_LLVM_FUNCTION, capture_output=True, text=True, check=False)
    assert done.returncode == 3
    assert "Awaited async operand is in error state" in done.stdout + done.stderr
