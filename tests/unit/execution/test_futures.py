"""Entry points that return tokens or async values give futures, for threads and for asyncio."""

from __future__ import annotations

import asyncio
import gc
import os
import subprocess
import sys
import threading
import time
import weakref
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

import stretto

TEXT = """
func.func @value(%x: f32) -> !async.value<f32> {
  %t, %v = async.execute -> !async.value<f32> {
    async.yield %x : f32
  }
  return %v : !async.value<f32>
}
func.func @mixed(%m: memref<?xf32>, %x: f32) -> (!async.token, i32, !async.value<memref<?xf32>>) {
  %c = arith.constant 7 : i32
  %t, %v = async.execute -> !async.value<memref<?xf32>> {
    %0 = arith.constant 0 : index
    %1 = arith.constant 1 : index
    %n = memref.dim %m, %0 : memref<?xf32>
    scf.for %i = %0 to %n step %1 { memref.store %x, %m[%i] : memref<?xf32> }
    async.yield %m : memref<?xf32>
  }
  return %t, %c, %v : !async.token, i32, !async.value<memref<?xf32>>
}
func.func @nested() -> !async.value<!async.value<i32>> {
  %t, %v = async.execute -> !async.value<!async.value<i32>> {
    %u, %w = async.execute -> !async.value<i32> {
      %c = arith.constant 42 : i32
      async.yield %c : i32
    }
    async.yield %w : !async.value<i32>
  }
  return %v : !async.value<!async.value<i32>>
}
func.func @fails(%good: i1) -> !async.token {
  %t = async.execute {
    cf.assert %good, "it is no good"
    async.yield
  }
  return %t : !async.token
}
func.func @stuck() -> !async.token {
  %t = async.execute {
    %own = async.runtime.create : !async.token
    async.await %own : !async.token
    async.yield
  }
  return %t : !async.token
}
func.func @slow(%n: index, %m: memref<1xi64>) -> !async.token {
  %t = async.execute {
    %0 = arith.constant 0 : index
    %1 = arith.constant 1 : index
    %one = arith.constant 1 : i64
    scf.for %i = %0 to %n step %1 {
      %old = memref.atomic_rmw addi %one, %m[%0] : (i64, memref<1xi64>) -> i64
    }
    async.yield
  }
  return %t : !async.token
}
func.func @spin(%m: memref<1xi64>) {
  %0 = arith.constant 0 : index
  %zero = arith.constant 0 : i64
  scf.while : () -> () {
    %old = memref.atomic_rmw addi %zero, %m[%0] : (i64, memref<1xi64>) -> i64
    %go = arith.cmpi eq, %old, %zero : i64
    scf.condition(%go)
  } do {
    scf.yield
  }
  return
}
"""
SLOW = 20_000_000  # atomic additions: a tenth of a second or more


@pytest.fixture(scope="module")
def program() -> stretto.Program:
    return stretto.compile(TEXT)


def test_a_result_is_waited_for(program: stretto.Program):
    future = program.value(2.5)
    assert isinstance(future, stretto.Future)
    assert future.result(timeout=10) == 2.5
    assert future.done() and future.exception() is None
    assert future.result() == 2.5


def test_all_results_come_together_and_tokens_have_none(program: stretto.Program):
    array = np.zeros(5, np.float32)
    number, filled = program.mixed(array, 3.0).result(10)
    assert number == 7
    assert np.shares_memory(filled, array)
    assert (array == 3).all()


def test_values_in_values_are_awaited(program: stretto.Program):
    assert program.nested().result(10) == 42


def test_a_failure_has_message_and_place(program: stretto.Program):
    future = program.fails(False)
    with pytest.raises(stretto.AsyncError, match="it is no good") as failed:
        future.result(10)
    assert isinstance(failed.value, stretto.ProgramError)
    assert (failed.value.message, failed.value.line, failed.value.column) == ("it is no good", 31, 5)
    assert future.exception() is failed.value
    assert program.fails(True).result(10) is None


def test_a_stuck_future_fails(program: stretto.Program):
    with pytest.raises(stretto.AsyncError, match=r"no task will complete, made here by") as failed:
        program.stuck().result(20)
    assert failed.value.line == 38


def test_a_timeout_leaves_the_work_running(program: stretto.Program):
    count = np.zeros(1, np.int64)
    future = program.slow(SLOW, count)
    with pytest.raises(TimeoutError, match="'slow' isn't done after"):
        future.result(timeout=0.001)
    future.result(60)
    assert count[0] == SLOW


def test_dropped_arguments_live_until_the_work_is_done(program: stretto.Program):
    count = np.zeros(1, np.int64)
    alive = []
    future = program.slow(SLOW, count)
    weakref.finalize(count, alive.append, "gone")
    del count
    gc.collect()
    assert future.done() or not alive
    future.result(60)


def test_callbacks_run_once_each_and_after_the_end_at_once(program: stretto.Program):
    called: list[tuple[stretto.Future, str]] = []
    happened = threading.Event()
    future = program.slow(SLOW, np.zeros(1, np.int64))

    def note(done: stretto.Future) -> None:
        called.append((done, threading.current_thread().name))
        happened.set()

    future.add_done_callback(note)
    assert happened.wait(60)
    assert called == [(future, "stretto futures")]
    future.add_done_callback(note)
    assert called[1:] == [(future, threading.current_thread().name)]


def test_awaited_by_many(program: stretto.Program):
    async def main() -> list[float]:
        return await asyncio.gather(*(program.value(float(k)) for k in range(300)))

    assert asyncio.run(main()) == list(range(300))


def test_the_loop_goes_on_while_a_future_is_awaited(program: stretto.Program):
    async def main() -> int:
        ticks = 0
        waiting = asyncio.ensure_future(wait(program.slow(5 * SLOW, np.zeros(1, np.int64))))
        while not waiting.done():
            await asyncio.sleep(0.002)
            ticks += 1
        return ticks

    async def wait(future: stretto.Future) -> None:
        await future

    assert asyncio.run(main()) > 3


def test_awaiting_can_be_cancelled_and_repeated(program: stretto.Program):
    async def main() -> None:
        count = np.zeros(1, np.int64)
        future = program.slow(SLOW, count)
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(awaiting(future), 0.001)
        await future
        assert count[0] == SLOW
        with pytest.raises(stretto.AsyncError, match="no good"):
            await program.fails(False)

    async def awaiting(future: stretto.Future) -> None:
        await future

    asyncio.run(main())


def test_many_threads_with_a_loop_each(program: stretto.Program):
    async def several(first: int) -> list[float]:
        return await asyncio.gather(*(program.value(float(first + k)) for k in range(20)))

    with ThreadPoolExecutor(8) as pool:
        results = list(pool.map(lambda k: asyncio.run(several(k)), range(40)))
    assert results == [list(range(k, k + 20)) for k in range(40)]


def test_calls_overlap_from_many_threads(program: stretto.Program):
    with ThreadPoolExecutor(16) as pool:
        futures = list(pool.map(lambda k: program.value(float(k)), range(1000)))
    assert [future.result(30) for future in futures] == list(range(1000))


def child(body: str, timeout: float = 60) -> subprocess.CompletedProcess[str]:
    source = "import numpy as np, os, signal, stretto, sys, threading, time\n"
    source += f"program = stretto.compile({TEXT!r})\n"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    return subprocess.run(
        [sys.executable, "-c", source + body],
        env=environment,
        capture_output=True,
        text=True,
        timeout=timeout,
        check=False,
    )


INTERRUPT = "threading.Timer(0.3, os.kill, (os.getpid(), signal.SIGINT)).start()\n"


def test_ctrl_c_ends_a_call_that_runs_for_ever_and_exit_is_prompt():
    start = time.monotonic()
    done = child(
        f"{INTERRUPT}flag = np.zeros(1, np.int64)\n"
        "try:\n    program.spin(flag)\nexcept KeyboardInterrupt:\n    print('interrupted')\n"
        "print(program.value(1.0).result(20))\n"
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "interrupted\n1.0\n", "")
    assert time.monotonic() - start < 25


def test_ctrl_c_ends_the_wait_for_a_result():
    done = child(
        f"future = program.slow(10**9, np.zeros(1, np.int64))\n{INTERRUPT}"
        "try:\n    future.result()\nexcept KeyboardInterrupt:\n    print('interrupted', future.done())\n"
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "interrupted False\n", "")


def test_exit_is_clean_with_work_in_flight():
    done = child(f"futures = [program.slow({SLOW}, np.zeros(1, np.int64)) for _ in range(4)]\n")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_a_future_of_the_parent_says_so_in_the_child_of_a_fork():
    done = child(
        """
future = program.slow(10**9, np.zeros(1, np.int64))
if (pid := os.fork()) == 0:
    try:
        future.result()
    except RuntimeError as error:
        print(error, flush=True)
    print(program.value(2.0).result(20), flush=True)
    os._exit(0)
os.waitpid(pid, 0)
os._exit(0)
"""
    )
    assert "belongs to the process that forked this one" in done.stdout, done.stderr
    assert done.stdout.endswith("2.0\n")
