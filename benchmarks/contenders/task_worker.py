"""One measurement of a task program: prints nanoseconds a call (the median of --calls), or bytes.

Usage: task_worker.py PROGRAM N stretto|library FILE [--runtime SO] [--calls K] [--bytes]

`stretto` compiles a file of MLIR's text, `library` has the program compiled; --runtime is loaded before it.
--bytes prints the most memory of a call in place of its time, as /proc knows it.
"""

from __future__ import annotations

import argparse
import ctypes
import gc
import re
import statistics
import time
from collections.abc import Callable
from pathlib import Path


def from_library(args: argparse.Namespace) -> Callable[[int], object]:
    if args.runtime:
        ctypes.CDLL(args.runtime, mode=ctypes.RTLD_GLOBAL)
    function = getattr(ctypes.CDLL(args.file), args.program)
    function.argtypes = [ctypes.c_int64]
    function.restype = ctypes.c_int64
    return function


def compiled_by_stretto(args: argparse.Namespace) -> Callable[[int], object]:
    import stretto

    return stretto.compile(Path(args.file), opt_level=3)[args.program]


def fibonacci(n: int) -> int:
    a, b = 0, 1
    for _ in range(n):
        a, b = b, a + b
    return a


def resident(field: str) -> int:
    """Bytes of a field of /proc/self/status."""
    found = re.search(rf"^{field}:\s+(\d+) kB", Path("/proc/self/status").read_text(), re.M)
    assert found is not None
    return int(found[1]) * 1024


def bytes_of(function: Callable[[int], object], n: int) -> int:
    """How much more memory a call has at its height than there is before it."""
    gc.collect()
    Path("/proc/self/clear_refs").write_text("5")  # the height starts anew
    before = resident("VmRSS")
    function(n)
    return resident("VmHWM") - before


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("program")
    parser.add_argument("n", type=int)
    parser.add_argument("kind", choices=["stretto", "library"])
    parser.add_argument("file")
    parser.add_argument("--runtime")
    parser.add_argument("--calls", type=int, default=1)
    parser.add_argument("--bytes", action="store_true")
    args = parser.parse_args()

    function = compiled_by_stretto(args) if args.kind == "stretto" else from_library(args)
    # A small warm-up starts the threads; the protocol measures tasks, not thread start.
    few = min(args.n, 10)
    result = function(few)
    if args.program.startswith("fib") and result != fibonacci(few):
        raise SystemExit(f"{args.program}({few}) is {result}")
    if args.bytes:
        print(bytes_of(function, args.n))
        return
    times: list[int] = []
    for _ in range(args.calls):
        begin = time.perf_counter_ns()
        function(args.n)
        times.append(time.perf_counter_ns() - begin)
    print(statistics.median(times))


if __name__ == "__main__":
    main()
