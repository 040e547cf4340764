"""Programs may go while their tasks run, and the interpreter may end while they do."""

from __future__ import annotations

import gc
import subprocess
import sys
import threading
import time

import numpy as np
import pytest

import stretto
from stretto.execution import native, program

SLOW = """
func.func @start(%out: memref<1xi64>, %n: index) {
  %t = async.execute {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %z = arith.constant 1 : i64
    %k = arith.constant 3 : i64
    %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %z) -> i64 {
      %y = arith.muli %x, %k : i64
      %w = arith.addi %y, %x : i64
      %v = arith.xori %w, %k : i64
      scf.yield %v : i64
    }
    %one = arith.constant 1 : i64
    %odd = arith.ori %r, %one : i64
    memref.store %odd, %out[%c0] : memref<1xi64>
    async.yield
  }
  return
}
func.func @fails(%x: i64) -> i64 {
  %zero = arith.constant 0 : i64
  %ok = arith.cmpi sge, %x, %zero : i64
  cf.assert %ok, "negative"
  return %x : i64
}
"""
LONG = 200_000_000


@pytest.fixture(autouse=True)
def quiet():
    yield
    assert native.library().strettoAsyncDrain(60_000)


def test_a_program_dropped_in_flight_is_unloaded_later():
    out = np.zeros(1, np.int64)
    compiled = stretto.compile(SLOW)
    compiled.start(out, LONG)
    assert out[0] == 0
    loaded = compiled._lifetime.loaded
    del compiled
    gc.collect()
    assert loaded in program._graveyard
    assert native.library().strettoAsyncDrain(60_000)
    assert out[0] != 0
    stretto.compile("func.func @f() { return }").close()
    assert loaded not in program._graveyard


def test_arrays_live_until_their_tasks_are_done():
    compiled = stretto.compile(SLOW)
    for _ in range(4):
        compiled.start(np.zeros(1, np.int64), LONG // 10)
        gc.collect()
    assert native.library().strettoAsyncDrain(60_000)
    compiled.start(np.zeros(1, np.int64), 1)
    assert native.library().strettoAsyncDrain(60_000)


def test_an_entry_keeps_its_program():
    entry = stretto.compile(SLOW).fails
    gc.collect()
    assert entry(3) == 3


def test_a_closed_program_cannot_be_called():
    compiled = stretto.compile(SLOW)
    entry = compiled.fails
    compiled.close()
    with pytest.raises(RuntimeError, match="closed"):
        entry(1)


def test_failures_are_exceptions_with_a_place():
    compiled = stretto.compile(SLOW)
    with pytest.raises(stretto.ProgramError, match="negative") as caught:
        compiled.fails(-1)
    error = caught.value
    assert (error.message, error.file, error.line, error.column) == ("negative", "<string>", 24, 3)
    assert compiled.fails(5) == 5


def test_many_programs_come_and_go():
    for k in range(20):
        text = f"func.func @f() -> i64 {{ %c = arith.constant {k} : i64\n return %c : i64 }}"
        assert stretto.compile(text)() == k
    gc.collect()


def test_calls_release_the_lock_of_the_interpreter():
    """A thread goes on while another one waits in a program."""
    text = (
        SLOW
        + """
    func.func @wait(%n: index) -> i64 {
      %c0 = arith.constant 0 : index
      %m = memref.alloc() : memref<1xi64>
      %t = async.execute {
        func.call @start(%m, %n) : (memref<1xi64>, index) -> ()
        async.yield
      }
      async.await %t : !async.token
      %c1 = arith.constant 1 : index
      %z = arith.constant 1 : i64
      %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %z) -> i64 {
        %y = arith.muli %x, %x : i64
        %w = arith.addi %y, %z : i64
        scf.yield %w : i64
      }
      return %r : i64
    }
    """
    )
    compiled = stretto.compile(text)
    ticks: list[float] = []
    worker = threading.Thread(target=compiled.wait, args=(LONG,))
    worker.start()
    while worker.is_alive():
        ticks.append(time.monotonic())
        time.sleep(0.001)
    worker.join()
    assert len(ticks) > 10


def test_several_threads_may_call_one_program():
    compiled = stretto.compile(SLOW)
    wrong: list[int] = []

    def calls(first: int) -> None:
        for k in range(first, first + 200):
            if compiled.fails(k) != k:
                wrong.append(k)

    threads = [threading.Thread(target=calls, args=(1000 * k,)) for k in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong


@pytest.mark.parametrize(
    "ending", ["", "del compiled", "raise SystemExit(7)", "import os; os.kill(os.getpid(), 2)"]
)
def test_the_interpreter_may_end_with_work_in_flight(ending: str):
    # A shell's background job starts with SIGINT ignored, and so would everything that it starts.
    code = f"""
import signal
signal.signal(signal.SIGINT, signal.default_int_handler)
import numpy as np, stretto
compiled = stretto.compile({SLOW!r})
for _ in range(8):
    compiled.start(np.zeros(1, np.int64), {LONG // 4})
{ending}
"""
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=120, check=False
    )
    wanted = {"raise SystemExit(7)": (7,), "import os; os.kill(os.getpid(), 2)": (1, 130, -2)}.get(
        ending, (0,)
    )
    assert done.returncode in wanted, done.stderr
