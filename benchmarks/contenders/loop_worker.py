"""One measurement of a parallel loop: checks its result, then prints nanoseconds a call.

Usage: loop_worker.py PROGRAM N stretto|mlir|c FILE TIMER [--runtime SO]

`stretto` compiles a file of MLIR's text; `mlir` is a library with MLIR's C interface, on --runtime; `c` one
whose functions take pointers and n. TIMER is programs/peers/time_calls.c as a library. A call is what a
host's thread calls, without Python: printed is the median of batches that take some milliseconds each.
"""

from __future__ import annotations

import argparse
import ctypes
import statistics
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

#: The name of the function that isn't called like its program.
FUNCTIONS = {"add": "main"}
LINE = 64
BATCHES = 9
SECONDS = 0.02
"""How long a batch is, if that is more than one call."""

Run = Callable[[int], float]
"""Calls the function so many times, and returns the nanoseconds of all."""


def aligned(array: np.ndarray) -> np.ndarray:
    """A copy that begins at a cache line, where vectors are fastest; NumPy's own begin 16 bytes behind."""
    buffer = np.empty(array.nbytes + LINE, np.uint8)
    start = -buffer.ctypes.data % LINE
    copy = buffer[start : start + array.nbytes].view(array.dtype).reshape(array.shape)
    copy[...] = array
    return copy


def arrays_of(program: str, n: int) -> list[np.ndarray]:
    """The arguments; the result is written into the last one."""
    rng = np.random.default_rng(0)
    floats: Callable[..., np.ndarray] = lambda *shape: rng.random(shape, np.float32)  # noqa: E731
    match program:
        case "add":
            return [floats(n), floats(n), np.zeros(n, np.float32)]
        case "stencil":
            return [floats(n, n), np.zeros((n, n), np.float32)]
        case "sum_f64":
            return [rng.random(n), np.zeros(1)]
        case "sum_f32":
            return [floats(n), np.zeros(1, np.float32)]
        case "triangular":
            return [floats(n, n), floats(n), np.zeros(n, np.float32)]
        case "matmul":
            return [floats(n, n), floats(n, n), np.zeros((n, n), np.float32)]
        case _:
            raise ValueError(program)


def expected(program: str, given: list[np.ndarray]) -> np.ndarray:
    """What one call leaves in the last array."""
    match program:
        case "add":
            return given[0] + given[1]
        case "stencil":
            a = given[0]
            out = np.zeros_like(a)
            around = a[:-2, 1:-1] + a[2:, 1:-1] + a[1:-1, :-2] + a[1:-1, 2:]
            out[1:-1, 1:-1] = (a[1:-1, 1:-1] + around) * np.float32(0.2)
            return out
        case "sum_f64" | "sum_f32":
            return given[0].sum(dtype=float, keepdims=True)
        case "triangular":
            return np.tril(given[0]) @ given[1]
        case _:
            return given[0] @ given[1]


def descriptor(array: np.ndarray) -> ctypes.Structure:
    """MLIR's descriptor of a ranked memref."""
    sizes = ctypes.c_int64 * array.ndim

    class Descriptor(ctypes.Structure):
        _fields_ = (
            ("allocated", ctypes.c_void_p),
            ("aligned", ctypes.c_void_p),
            ("offset", ctypes.c_int64),
            ("sizes", sizes),
            ("strides", sizes),
        )

    steps = [step // array.itemsize for step in array.strides]
    return Descriptor(array.ctypes.data, array.ctypes.data, 0, sizes(*array.shape), sizes(*steps))


def native(args: argparse.Namespace, timer: Any, function: str, given: list[np.ndarray]) -> Run:
    """A function of a library."""
    if args.runtime:
        ctypes.CDLL(args.runtime, mode=ctypes.RTLD_GLOBAL)
    library = ctypes.CDLL(args.file)
    if args.kind == "mlir":
        called = library[f"_mlir_ciface_{function}"]
        pointers: list[Any] = [ctypes.byref(descriptor(array)) for array in given]
    else:
        called = library[args.program]
        pointers = [array.ctypes.data for array in given]
    pointers += [None] * (3 - len(pointers))
    address = ctypes.cast(called, ctypes.c_void_p)
    return lambda times: timer(address, *pointers, args.n, times)


def stretto(args: argparse.Namespace, timer: Any, function: str, given: list[np.ndarray]) -> Run:
    """A function compiled by Stretto: what its entry calls is called many times in place of once."""
    from stretto import compile as compile_

    entry = compile_(Path(args.file), opt_level=3)[function]
    call = ctypes.cast(entry._call, ctypes.c_void_p)  # pyright: ignore[reportPrivateUsage]
    spent = 0.0
    times = 1

    def many(arguments: int) -> None:
        nonlocal spent
        spent = timer(call, arguments, None, None, 0, times)

    entry._call = many  # pyright: ignore[reportAttributeAccessIssue, reportPrivateUsage]

    def run(count: int) -> float:
        nonlocal times
        times = count
        entry(*given)
        return spent

    return run


def check(run: Run, program: str, given: list[np.ndarray]) -> None:
    """One call, and whether its result is right."""
    wanted = expected(program, given)
    run(1)
    # A sum of 1e7 floats, one after the other, is off by some thousandths.
    if not np.allclose(given[-1], wanted, rtol=2e-2 if program == "sum_f32" else 1e-3):
        raise SystemExit(f"{program} is {given[-1].ravel()[:4]}, not {wanted.ravel()[:4]}")


def measure(run: Run) -> float:
    """Nanoseconds of a call."""
    count, spent = 1, run(1)
    while spent < SECONDS * 1e9 / 2 and count < 1 << 22:
        count *= 2
        spent = run(count)
    return statistics.median(run(count) / count for _ in range(BATCHES))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("program")
    parser.add_argument("n", type=int)
    parser.add_argument("kind", choices=["stretto", "mlir", "c"])
    parser.add_argument("file")
    parser.add_argument("timer")
    parser.add_argument("--runtime")
    args = parser.parse_args()

    timer = ctypes.CDLL(args.timer).time_calls
    pointer, integer = ctypes.c_void_p, ctypes.c_long
    timer.argtypes = [pointer, pointer, pointer, pointer, integer, integer]
    timer.restype = ctypes.c_double
    given = [aligned(array) for array in arrays_of(args.program, args.n)]
    function = FUNCTIONS.get(args.program, args.program)
    run = (stretto if args.kind == "stretto" else native)(args, timer, function, given)
    check(run, args.program, given)
    print(measure(run))


if __name__ == "__main__":
    main()
