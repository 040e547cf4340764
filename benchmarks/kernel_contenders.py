"""One contender of `kernels.py` on one kernel, in a process of its own.

Usage: python benchmarks/kernel_contenders.py CONTENDER KERNEL LIBRARY THREADS

CONTENDER: gcc (LIBRARY is loops.c, compiled), stretto, coroutines (Stretto, a coroutine a thread) or pocl.
The result of one launch is checked before anything is timed. Printed are the milliseconds of a launch in the
best of many measurements, and the milliseconds of processor time that LLVM took for the program.
"""

from __future__ import annotations

import ctypes
import os
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

PROGRAMS = Path(__file__).resolve().parent / "programs" / "kernels"
N = 512
SAXPY = {"saxpy": 10_000_000, "saxpy_small": 100_000}
SUMMED = 1_000_000
SHUFFLED = 1 << 20
BLOCK = 256
THREADS = 64 * BLOCK
"""Of the kernel with barriers, all blocks together."""
BARRIERS = {"barriers": 20, "no_barriers": 0}
SECONDS = 0.002
"""How long a measurement is, if that is at least two launches and"""
MOST_TIMES = 4096
"""at most so many."""
NO_POCL = 77
"""The exit status if there is no PoCL, or nothing that it could run."""


@dataclass
class Contender:
    """A kernel that is ready to run: `run(times)` launches it and waits."""

    run: Callable[[int], object]
    arrays: list[np.ndarray]
    compile_ms: float


def arrays_of(name: str) -> list[np.ndarray]:
    """The arrays that a kernel gets; the last one takes the result."""
    rng = np.random.default_rng(0)
    if name in SAXPY:
        return [rng.random(SAXPY[name], np.float32), np.zeros(SAXPY[name], np.float32)]
    if name == "reduction":
        return [rng.random(SUMMED, np.float32), np.zeros(-(-SUMMED // BLOCK), np.float32)]
    if name == "shuffles":
        return [rng.random(SHUFFLED, np.float32), np.zeros(SHUFFLED, np.float32)]
    if name in BARRIERS:
        return [np.arange(THREADS, dtype=np.int32)]
    if name == "empty":
        return []
    return [rng.random((N, N), np.float32) for _ in range(2)] + [np.zeros((N, N), np.float32)]


def share(name: str, folder: Path) -> list[np.ndarray]:
    """The arrays in files of a folder: every contender of a kernel works on the same pages of memory.

    Where the system puts arrays, and whether it finds huge pages for them, moves saxpy's time by a tenth.
    """
    shared: list[np.ndarray] = []
    for number, array in enumerate(arrays_of(name)):
        file = folder / f"{name}.{number}"
        mode = "r+" if file.is_file() else "w+"
        mapped = np.memmap(file, array.dtype, mode, shape=array.shape)
        mapped[...] = array
        shared.append(np.asarray(mapped))
    return shared


def expected(name: str) -> np.ndarray | None:
    """What one launch leaves in the last array."""
    given = arrays_of(name)
    if name in SAXPY:
        return np.float32(2) * given[0]
    if name == "reduction":
        padded = np.zeros(given[1].size * BLOCK)
        padded[:SUMMED] = given[0]
        return padded.reshape(-1, BLOCK).sum(1)
    if name == "shuffles":
        return np.repeat(given[0].astype(float).reshape(-1, 32).sum(1), 32)
    if name in BARRIERS:
        value = given[0].copy()
        for _ in range(BARRIERS[name]):
            value = value * np.int32(5) + np.int32(1)
        return value
    if name == "empty":
        return None
    return given[0].astype(float) @ given[1]


def stretto(name: str, threads: int, method: str, given: list[np.ndarray]) -> Contender:
    """Stretto's kernel, cut into loops (`auto`) or with a coroutine a thread (`coroutines`)."""
    from stretto import compile as compile_
    from stretto import parse, set_num_threads
    from stretto.codegen import jit
    from stretto.pipelines import default_pipeline

    spent: list[float] = []
    compile_ir = jit.compile_ir

    def measured(text: str, opt_level: int, cpu: str | None = None) -> bytes:
        compile_ir("", opt_level, cpu)  # what LLVM does once a process
        start = time.thread_time()
        result = compile_ir(text, opt_level, cpu)
        spent.append(time.thread_time() - start)
        return result

    jit.compile_ir = measured
    set_num_threads(threads)
    file = PROGRAMS / f"{'barriers' if name in BARRIERS else name}.mlir"
    phases = ",".join(
        phase.removeprefix("builtin.module(").removesuffix(")")
        for phase in default_pipeline(parse(file.read_text()))
    )
    to_blocks = "stretto-gpu-kernels-to-blocks"
    program = compile_(str(file), pipeline=phases.replace(to_blocks, f"{to_blocks}{{method={method}}}"))
    before = [BARRIERS[name]] if name in BARRIERS else []
    after = [2.0] if name in SAXPY else []
    return Contender(lambda times: program.main(times, *before, *given, *after), given, spent[0] * 1e3)


def gcc(name: str, library: str, given: list[np.ndarray]) -> Contender:
    """gcc's loop."""
    loop = "matmul" if name.endswith("matmul") else "sum" if name == "reduction" else name
    function = ctypes.CDLL(library)[loop]
    pointers: list[Any] = [ctypes.c_void_p(array.ctypes.data) for array in given]
    if name in SAXPY:
        pointers += [ctypes.c_float(2.0), ctypes.c_long(given[0].size)]
    if name == "reduction":
        function.restype = ctypes.c_float
        pointers[1:] = [ctypes.c_long(given[0].size)]

    def run(times: int) -> None:
        total = 0.0
        for _ in range(times):
            total = function(*pointers)
        if name == "reduction":
            given[1][0] = total

    return Contender(run, given, 0.0)


def pocl(name: str, given: list[np.ndarray]) -> Contender:
    """The kernel in OpenCL, on PoCL's device. Exits with NO_POCL if there is none."""
    try:
        import pyopencl as cl  # pyright: ignore[reportMissingImports]
    except ImportError:
        sys.exit(NO_POCL)
    try:
        platform = next(p for p in cl.get_platforms() if p.name == "Portable Computing Language")
    except (StopIteration, cl.Error):
        sys.exit(NO_POCL)
    context = cl.Context(platform.get_devices())
    queue = cl.CommandQueue(context)
    source = (PROGRAMS / "kernels.cl").read_text()
    start = time.process_time()
    program = cl.Program(context, source).build()
    spent = time.process_time() - start
    kernel = cl.Kernel(program, name.replace("_small", "").replace("no_barriers", "barriers"))
    # The device is the host: buffers are the arrays themselves.
    flags = cl.mem_flags.READ_WRITE | cl.mem_flags.USE_HOST_PTR
    arguments: list[Any] = [cl.Buffer(context, flags, hostbuf=array) for array in given]
    sizes: tuple[tuple[int, ...], tuple[int, ...]] = ((N, N), (16, 16))
    if name in BARRIERS:
        arguments.insert(0, np.int32(BARRIERS[name]))
        sizes = ((THREADS,), (BLOCK,))
    elif name == "empty":
        sizes = ((1,), (1,))
    elif "matmul" not in name:
        sizes = ((-(-given[0].size // BLOCK) * BLOCK,), (BLOCK,))
        arguments += [np.float32(2), np.int32(given[0].size)] if name in SAXPY else []

    def run(times: int) -> None:
        kernel.set_args(*arguments)  # here, so that they live as long as this function
        for _ in range(times):
            cl.enqueue_nd_range_kernel(queue, kernel, *sizes)
        queue.finish()

    return Contender(run, given, spent * 1e3)


def check(contender: Contender, name: str) -> None:
    """One launch, and whether its result is right."""
    contender.run(1)
    wanted = expected(name)
    if wanted is None:
        return
    found = contender.arrays[-1]
    if name == "reduction" and not found[1:].any():  # gcc's sum is one
        wanted, found = wanted.sum(keepdims=True), found[:1]
    if not np.allclose(found, wanted, rtol=1e-4):
        sys.exit(f"{name} is wrong: {found.ravel()[:4]} instead of {wanted.ravel()[:4]} ...")


def best(contender: Contender) -> float:
    """Milliseconds of a launch: the best of a quarter of a second's measurements.

    A measurement is some 2 ms long, less than a time slice: some are undisturbed on a busy machine too.
    """
    count = 2
    spent = 0.0
    while spent < SECONDS / 2 and count < MOST_TIMES:
        count *= 2
        start = time.perf_counter()
        contender.run(count // 2)
        spent = time.perf_counter() - start
    times: list[float] = []
    end = time.perf_counter() + 0.25
    while len(times) < 3 or time.perf_counter() < end:
        start = time.perf_counter()
        contender.run(count)
        times.append(time.perf_counter() - start)
    return min(times) * 1e3 / count


def main() -> None:
    kind, name, library, threads = sys.argv[1:]
    os.environ["POCL_MAX_PTHREAD_COUNT"] = threads
    os.environ["POCL_KERNEL_CACHE"] = "0"
    given = share(name, Path(library).parent)
    if kind == "gcc":
        contender = gcc(name, library, given)
    elif kind == "pocl":
        contender = pocl(name, given)
    else:
        contender = stretto(name, int(threads), "auto" if kind == "stretto" else kind, given)
    check(contender, name)
    print(best(contender), contender.compile_ms)


if __name__ == "__main__":
    main()
