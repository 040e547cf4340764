"""Random host programs give what they give when each GPU op is synchronous, however late streams are.

Three ways: every op as it stands in the source, `gpu-async-region` as MLIR does it, and across regions.
The streams are delayed at random while the program runs.
"""

from __future__ import annotations

import ctypes
import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random

import numpy as np
import pytest
from device_programs import device_program

import stretto
from stretto.codegen.jit import SymbolTable
from stretto.context import make_context
from stretto.execution.device import device, statistics
from stretto.execution.loading import load_program
from stretto.execution.native import library
from stretto.pipelines import default_pipeline, lower_to_llvm

SEEDS = range(500 if os.environ.get("STRETTO_FULL") else 3)
DEFAULT = "gpu-async-region{across-regions=true}"
WAYS = {"synchronous": "canonicalize{max-iterations=0}", "as MLIR": "gpu-async-region", "across": DEFAULT}
THREADS = (1, 2, 4)

_DELAY = ctypes.CFUNCTYPE(None, ctypes.c_void_p)


@contextmanager
def delayed_streams(random: Random) -> Iterator[None]:
    """Each op of a stream starts up to 0.3 ms late, one in ten up to 2 ms."""

    def delay(context: int | None) -> None:
        time.sleep(random.random() * (0.002 if random.random() < 0.1 else 0.0003))

    function = _DELAY(delay)
    device().strettoDeviceSetDelay(ctypes.cast(function, ctypes.c_void_p), None)
    try:
        yield
    finally:
        device().strettoDeviceSetDelay(None, None)


def load(text: str, way: str) -> Callable[..., object]:
    """The function `main` of a program."""
    module = stretto.parse(text)
    phases = ",".join(p.removeprefix("builtin.module(").removesuffix(")") for p in default_pipeline(module))
    assert DEFAULT in phases
    types = lower_to_llvm(module, make_context(), f"builtin.module({phases.replace(DEFAULT, WAYS[way])})")
    symbols = SymbolTable(library(), ())
    return load_program(module, types.types, symbols, entry="main", opt_level=1)["main"]


def run(main: Callable[..., object]) -> list[list[int]]:
    """What a program leaves in its three arrays."""
    arrays = [np.arange(16, dtype=np.int32) * (k + 2) - k for k in range(3)]
    main(*arrays)
    assert statistics()["live_allocations"] == 0
    return [array.tolist() for array in arrays]


@pytest.mark.parametrize("seed", SEEDS)
def test_same_results_in_every_way(seed: int) -> None:
    text, random = device_program(seed), Random(seed)
    programs = {way: load(text, way) for way in WAYS}
    expected = run(programs["synchronous"])
    try:
        for way, main in programs.items():
            for threads in THREADS:
                library().strettoAsyncSetNumThreads(threads)
                with delayed_streams(random):
                    assert run(main) == expected, way
    finally:
        library().strettoAsyncSetNumThreads(0)
