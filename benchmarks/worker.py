"""One contender, one program, one measurement, in a process of its own: prints nanoseconds a call.

Usage: worker.py mlir|ours|stretto PROGRAM N [--library SO] [--runtime SO] [--threads T]

`mlir` and `ours` run code that MLIR lowered (--library), on MLIR's runtime or on ours (--runtime);
`stretto` compiles programs/*.mlir with Stretto.
"""

from __future__ import annotations

import argparse
import ctypes
import time
from collections.abc import Callable
from pathlib import Path

PROGRAMS = Path(__file__).resolve().parent / "programs"
FILES = {"chain": "chain.mlir"}


def lowered_by_mlir(args: argparse.Namespace) -> Callable[[int], object]:
    ctypes.CDLL(args.runtime, mode=ctypes.RTLD_GLOBAL)
    function = getattr(ctypes.CDLL(args.library), args.program)
    function.argtypes = [ctypes.c_int64]
    function.restype = ctypes.c_int64
    return function


def compiled_by_stretto(args: argparse.Namespace) -> Callable[[int], object]:
    import stretto

    program = stretto.compile(PROGRAMS / FILES.get(args.program, "tasks.mlir"), opt_level=3)
    return program[args.program]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("contender", choices=["mlir", "ours", "stretto"])
    parser.add_argument("program")
    parser.add_argument("n", type=int)
    parser.add_argument("--library")
    parser.add_argument("--runtime")
    args = parser.parse_args()

    function = compiled_by_stretto(args) if args.contender == "stretto" else lowered_by_mlir(args)
    # A small warm-up starts the threads; the protocol measures tasks, not thread start.
    function(min(args.n, 10))
    begin = time.perf_counter_ns()
    function(args.n)
    print(time.perf_counter_ns() - begin)


if __name__ == "__main__":
    main()
