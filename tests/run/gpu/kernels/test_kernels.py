"""Every kernel runs by fission and by coroutines, and gives what NumPy does."""

from __future__ import annotations

import os

import numpy as np
import pytest
from harness_of_kernels import expected, run
from kernel_programs import PROGRAMS, KernelProgram

FULL = bool(os.environ.get("STRETTO_FULL"))
METHODS = ("fission", "coroutines")
SIZES = ((1, 1, 1), (7, 1, 1), (32, 1, 1), (33, 1, 1), (256, 1, 1), (1024, 1, 1), (8, 4, 2), (3, 5, 7))
LEVELS = (0, 3)
KNOWN = (True, False)


def cases() -> list[tuple[str, str, tuple[int, int, int], int, bool]]:
    """Name, method, block size, level, and whether the size is known when the kernel is compiled."""
    found: list[tuple[str, str, tuple[int, int, int], int, bool]] = []
    for number, (name, program) in enumerate(PROGRAMS.items()):
        for at, method in enumerate(METHODS):
            if program.only_coroutines and method == "fission":
                continue
            everything = [
                (size, level, known) for size in SIZES for level in LEVELS for known in (True, False)
            ]
            # A slice that has all sizes, both levels and both kinds of function, over the programs.
            k = 7 * number + 3 * at
            slice_ = [everything[5 * k % len(everything)]]
            found += [(name, method, *case) for case in (everything if FULL else slice_)]
    return found


@pytest.mark.parametrize(("name", "method", "size", "level", "known"), cases())
def test_kernel(name: str, method: str, size: tuple[int, int, int], level: int, known: bool):
    program = PROGRAMS[name]
    found = run(program, size, method, level, known=known)
    np.testing.assert_array_equal(found, expected(program, size))


def test_automatic_takes_coroutines_where_it_must():
    program = PROGRAMS["branches around a barrier"]
    np.testing.assert_array_equal(run(program, (33, 1, 1), "auto", 0), expected(program, (33, 1, 1)))


def test_threads_give_back_what_they_take_from_the_stack():
    """256 threads with 100,000 bytes each would take more than a stack has."""
    program = KernelProgram(
        """
      %size = arith.muli %half, %c2 : index
      %c98 = arith.constant 98 : index
      %count = arith.muli %size, %c98 : index
      %m = memref.alloca(%count) : memref<?xi32>
      memref.store %xv, %m[%t] : memref<?xi32>
      %v = memref.load %m[%t] : memref<?xi32>
      memref.store %v, %y[%i] : memref<?xi32>
""",
        lambda x, size: x,
    )
    np.testing.assert_array_equal(run(program, (256, 1, 1), "fission", 0), expected(program, (256, 1, 1)))
