"""Random kernels give the same by fission and by coroutines, at any level of optimisation."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import numpy as np
import pytest
from random_kernels import KernelGenerator

sys.path.insert(0, str(Path(__file__).parents[1] / "run" / "gpu" / "kernels"))
from harness_of_kernels import compile_text

SEEDS = range(150 if os.environ.get("STRETTO_FULL") else 6)
SIZES = ((1, 1, 1), (7, 1, 1), (32, 1, 1), (33, 1, 1), (64, 1, 1), (8, 4, 2), (3, 5, 7), (256, 1, 1))
BLOCKS = 3


@pytest.mark.parametrize("seed", SEEDS)
def test_methods_agree(seed: int):
    size = SIZES[seed % len(SIZES)]
    text = KernelGenerator(seed).program(size, BLOCKS)
    threads = size[0] * size[1] * size[2]
    x = np.random.default_rng(seed).integers(0, 100, BLOCKS * threads, dtype=np.int32)
    results: list[np.ndarray] = []
    for method, level in (("fission", 3 if seed % 2 else 0), ("coroutines", 0 if seed % 3 else 3)):
        y = np.zeros_like(x)
        compile_text(text, method, level)(x, y)
        results.append(y)
    np.testing.assert_array_equal(results[0], results[1], err_msg=text)
