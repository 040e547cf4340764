"""Random GPU host programs compute what their ops, one after another, compute: with waits where they stand in
the text, with tokens by `gpu-async-region`, and with streams that are delayed at random."""

from __future__ import annotations

import ctypes
import os
import random
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

import stretto
from stretto.execution.device import device, live_allocations
from stretto.execution.native import library
from stretto.pipelines import default_pipeline_text

sys.path.insert(0, str(Path(__file__).parent))
from gpu_programs import COUNT, SIZE, random_program

SEEDS = range(int(os.environ.get("STRETTO_GPU_PROGRAMS", "500" if os.environ.get("STRETTO_FULL") else "12")))
REGION = "gpu-async-region{across-regions=true}"
PIPELINES = {
    "default": default_pipeline_text(),
    "mlir": default_pipeline_text().replace(REGION, "gpu-async-region"),
    "as-written": default_pipeline_text().replace(f"{REGION},", ""),
}


@ctypes.CFUNCTYPE(None, ctypes.c_void_p)
def _delay(_: object) -> None:
    if random.random() < 0.3:
        time.sleep(random.random() * 3e-4)


@pytest.fixture(autouse=True)
def _threads_and_delays() -> Iterator[None]:
    yield
    device().strettoDeviceSetDelay(None, None)
    library().strettoAsyncSetNumThreads(0)


@pytest.mark.parametrize("seed", SEEDS)
def test_programs_compute_the_same(seed: int) -> None:
    text, effect = random_program(seed)
    choose = random.Random(seed)
    before = len(live_allocations())
    for name, pipeline in PIPELINES.items():
        program = stretto.compile(text, "main", pipeline=pipeline, opt_level=choose.choice((0, 2)))
        for threads in (1, 2, 8):
            library().strettoAsyncSetNumThreads(threads)
            device().strettoDeviceSetDelay(_delay if choose.random() < 0.7 else None, None)
            condition = choose.random() < 0.5
            start = np.random.default_rng(seed).integers(-9, 10, (COUNT, SIZE))
            buffers, expected = [list(np.copy(start)) for _ in range(2)]
            program.main(*buffers, condition)
            with np.errstate(over="ignore"):
                effect(expected, condition)
            np.testing.assert_array_equal(buffers, expected, err_msg=f"{name}, {threads} threads\n{text}")
            device().strettoDeviceSetDelay(None, None)
    assert library().strettoAsyncDrain(60_000)
    assert len(live_allocations()) == before
