"""Many tasks, long chains, deep recursion: done on any number of threads, and the memory comes back."""

from __future__ import annotations

import gc
import os
from pathlib import Path

import numpy as np
import pytest

import stretto
from stretto.execution import native

PROGRAMS = Path(__file__).with_name("programs.mlir")
# The full sizes take about a second each; normal runs use a tenth.
SCALE = 1 if os.environ.get("STRETTO_FULL") else 10


@pytest.fixture(scope="module")
def program():
    return stretto.compile(PROGRAMS)


@pytest.fixture(params=[1, 2, 8])
def threads(request: pytest.FixtureRequest):
    native.set_num_threads(request.param)
    yield request.param
    native.set_num_threads(0)


def resident_bytes() -> int:
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def test_a_long_chain_ends(program, threads: int):
    program["chain"](1_000_000 // SCALE)


def test_many_ready_awaits_in_one_task(program, threads: int):
    assert program["ready"](1_000_000 // SCALE) == 1_000_000 // SCALE


def test_tasks_that_await_in_a_helper(program, threads: int):
    out = np.zeros(10_000, dtype=np.int64)
    program["helpers"](len(out), out)
    assert (out == np.arange(1, len(out) + 1)).all()


def test_deep_recursion_through_tasks(program, threads: int):
    assert program["deep"](100_000 // SCALE) == 100_000 // SCALE


def test_memory_comes_back(program, threads: int):
    """After the first round the slab is warm; ten more rounds must not add to it."""
    out = np.zeros(10_000, dtype=np.int64)

    def once() -> None:
        program["chain"](100_000)
        program["ready"](100_000)
        program["helpers"](len(out), out)

    alive = {one.object for one in native.live_objects()}
    once()
    once()
    gc.collect()
    before = resident_bytes()
    for _ in range(5):
        once()
    assert native.drain(10.0)
    assert {one.object for one in native.live_objects()} <= alive
    assert resident_bytes() - before < 32 << 20
