"""Measures Stretto against MLIR's async runtime, side by side in one run.

Usage: python benchmarks/run.py [--rounds 9] [--only NAME] [--scale 1.0]

Every contender runs in a process of its own, the contenders in turn, one measurement each a round;
with each round goes a probe of the core-to-core latency. Printed are medians, and the median of the
per-round ratios with minimum and maximum. See README.md beside this file.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import peers

WORKER = Path(__file__).resolve().parent / "worker.py"


def fib_calls(n: int) -> int:
    """How often a recursive Fibonacci calls itself, the first call included."""
    a, b = 1, 1
    for _ in range(n):
        a, b = b, a + b
    return 2 * a - 1


# Name -> (argument, operations in one call of it).
WORK = {
    "spawn": (1_000_000, 1_000_000),
    "chain": (1_000_000, 1_000_000),
    "fib_exec": (25, fib_calls(25)),
    "fib_func": (25, fib_calls(25)),
    "ping": (20_000, 20_000),
}
CONTENDERS = ("mlir", "ours", "stretto")


def measure(contender: str, program: str, n: int, mlir_library: Path, runtimes: dict[str, str]) -> float:
    """Nanoseconds of one call, in a fresh process."""
    command = [sys.executable, str(WORKER), contender, program, str(n)]
    if contender != "stretto":
        command += ["--library", str(mlir_library), "--runtime", runtimes[contender]]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=os.environ)
    if done.returncode:
        raise RuntimeError(f"{' '.join(command)}\n{done.stderr}")
    return float(done.stdout.split()[-1])


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--only", choices=sorted(WORK), action="append")
    args = parser.parse_args()

    from stretto.execution.native import library_path

    with tempfile.TemporaryDirectory() as folder:
        library = peers.build_mlir_program("tasks", Path(folder))
        probe = peers.build_probe(Path(folder))
        runtimes = {
            "mlir": str(peers.mlir_root() / "mlir/lib/libmlir_async_runtime.so"),
            "ours": str(library_path()),
        }
        print("ns an operation, medians; ratios are MLIR's time over ours, median (minimum to maximum)")
        header = f"{'program':10} {'MLIR':>9} {'MLIR code, our runtime':>32} {'Stretto':>32} {'probe ns':>9}"
        print(header)
        for program in args.only or WORK:
            n, operations = WORK[program]
            times: dict[str, list[float]] = {name: [] for name in CONTENDERS}
            latencies: list[float] = []
            for _ in range(args.rounds):
                latencies.append(
                    float(subprocess.run([probe], capture_output=True, text=True, check=True).stdout)
                )
                for name in CONTENDERS:
                    times[name].append(measure(name, program, n, library, runtimes) / operations)
            cells = [f"{program:10} {statistics.median(times['mlir']):9.1f}"]
            for name in CONTENDERS[1:]:
                ratios = [m / t for m, t in zip(times["mlir"], times[name], strict=True)]
                ratio = f"{statistics.median(ratios):.1f}x ({min(ratios):.1f} to {max(ratios):.1f})"
                cells.append(f"{statistics.median(times[name]):9.1f} {ratio:>22}")
            print(" ".join(cells), f"{statistics.median(latencies):8.0f}", flush=True)


if __name__ == "__main__":
    main()
