"""Measures kernels on the software device against gcc's loops (OpenMP), side by side in one run.

Usage: python benchmarks/kernels.py [--rounds 9] [--only NAME] [--threads N]

Every contender runs in a process of its own, the contenders in turn. Printed are medians of milliseconds, and
the median of the per-round ratios (Stretto's time over gcc's) with minimum and maximum, beside the aim.
"""

from __future__ import annotations

import argparse
import ctypes
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np

PROGRAMS = Path(__file__).resolve().parent / "programs" / "kernels"
N = 512
# Name -> (gcc's function, aim of the ratio, threads if not those of the command line).
WORK: dict[str, tuple[str, float, int | None]] = {
    "saxpy": ("saxpy", 1.05, None),
    "saxpy_small": ("saxpy_small", 1.1, 1),
    "tiled_matmul": ("matmul", 0.75, None),
    "naive_matmul": ("matmul", 0.75, None),
    "reduction": ("sum", 4.0, None),
}
TIMES = 20
"""Launches, or calls of gcc's function, in one measurement."""


def arrays(name: str) -> list[np.ndarray]:
    """The arguments of a program."""
    rng = np.random.default_rng(0)
    if name.startswith("saxpy"):
        n = 10_000_000 if name == "saxpy" else 100_000
        return [rng.random(n, dtype=np.float32), np.zeros(n, np.float32)]
    if name == "reduction":
        return [rng.random(1_000_000, dtype=np.float32), np.zeros(3907, np.float32)]
    return [rng.random((N, N), dtype=np.float32) for _ in range(2)] + [np.zeros((N, N), np.float32)]


def best(call: Callable[[], object]) -> float:
    """The shortest of many calls, in milliseconds."""
    call()
    times: list[float] = []
    end = time.perf_counter() + 0.5
    while len(times) < 5 or time.perf_counter() < end:
        start = time.perf_counter()
        call()
        times.append(time.perf_counter() - start)
    return min(times) * 1e3


def run_stretto(name: str, threads: int) -> float:
    """One measurement of a kernel."""
    import stretto

    stretto.set_num_threads(threads)
    program = stretto.compile(str(PROGRAMS / f"{name}.mlir"))
    given = arrays(name)
    extra = (2.0,) if name.startswith("saxpy") else ()
    return best(lambda: program.main(TIMES, *given, *extra)) / TIMES


def run_gcc(name: str, library: str) -> float:
    """One measurement of gcc's loop."""
    function = ctypes.CDLL(library)[WORK[name][0]]
    given = arrays(name)
    pointers = [ctypes.c_void_p(array.ctypes.data) for array in given]
    if name.startswith("saxpy"):
        arguments = [*pointers, ctypes.c_float(2.0), ctypes.c_long(given[0].size)]
    elif name == "reduction":
        function.restype = ctypes.c_float
        arguments = [pointers[0], ctypes.c_long(given[0].size)]
    else:
        arguments = pointers

    def call() -> None:
        for _ in range(TIMES):
            function(*arguments)

    return best(call) / TIMES


def measure(*arguments: str, threads: int) -> float:
    """Milliseconds, in a fresh process."""
    command = [sys.executable, __file__, "--worker", *arguments, "--threads", str(threads)]
    environment = {**os.environ, "OMP_NUM_THREADS": str(threads)}
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
    if done.returncode:
        raise RuntimeError(f"{' '.join(command)}\n{done.stderr}")
    return float(done.stdout.split()[-1])


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--only", choices=sorted(WORK), action="append")
    parser.add_argument("--threads", type=int, default=len(os.sched_getaffinity(0)))
    parser.add_argument("--worker", nargs=3, help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.worker:
        contender, name, library = args.worker
        print(run_gcc(name, library) if contender == "gcc" else run_stretto(name, args.threads))
        return
    with tempfile.TemporaryDirectory() as folder:
        library = str(Path(folder) / "loops.so")
        flags = ["-O3", "-march=native", "-fopenmp", "-shared", "-fPIC"]
        subprocess.run(["gcc", *flags, "-o", library, str(PROGRAMS / "loops.c")], check=True)
        print(f"{'kernel':14} {'gcc ms':>9} {'Stretto ms':>11} {'ratio':>7} {'min':>6} {'max':>6} {'aim':>6}")
        for name in args.only or WORK:
            _, aim, fixed = WORK[name]
            threads = fixed or args.threads
            pairs: list[tuple[float, float]] = []
            for _ in range(args.rounds):
                gcc = measure("gcc", name, library, threads=threads)
                pairs.append((gcc, measure("stretto", name, library, threads=threads)))
            ratios = [ours / gcc for gcc, ours in pairs]
            gcc, ours = (statistics.median(column) for column in zip(*pairs, strict=True))
            print(
                f"{name:14} {gcc:9.3f} {ours:11.3f} {statistics.median(ratios):7.2f} {min(ratios):6.2f} "
                f"{max(ratios):6.2f} {aim:6.2f}",
                flush=True,
            )


if __name__ == "__main__":
    main()
