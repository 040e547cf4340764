"""Measures kernels on the software device against gcc's loops (OpenMP) and PoCL, side by side in one run.

Usage: python benchmarks/kernels.py [--rounds 9] [--only NAME] [--threads N]

Every contender runs in a process of its own, the contenders in turn, and its result is checked before it is
timed (`kernel_contenders.py`). Printed are medians, ratios as the median of the rounds' ratios with minimum
and maximum, and the aims. The launches are measured by `device_bench`, which the build makes with
`STRETTO_BUILD_TESTS`. PoCL needs pyopencl from PyPI and Debian's pocl-opencl-icd.
"""

from __future__ import annotations

import argparse
import os
import re
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from kernel_contenders import BARRIERS, NO_POCL, PROGRAMS, THREADS
from peers import build_probe
from report import head, row

ROOT = Path(__file__).resolve().parents[1]
CONTENDERS = Path(__file__).with_name("kernel_contenders.py")
DEVICE_BENCH = ROOT / "build" / "native" / "native" / "device_bench"
# Name -> (the most that Stretto's time may be over gcc's; threads if not those of the command line).
WORK: dict[str, tuple[float | None, int | None]] = {
    "saxpy": (1.05, None),
    "saxpy_small": (1.1, 1),
    "tiled_matmul": (0.75, None),
    "naive_matmul": (0.75, None),
    "reduction": (4.0, None),
    "shuffles": (None, None),
}
# The line of device_bench -> aim, nanoseconds.
LAUNCHES: dict[str, float | None] = {
    "empty launch, on the caller's thread": 100,
    "empty launch, to a worker and back": 1000,
    "empty launch in a busy stream: to issue": None,
}
COMPILE_AIM_MS = 60
BARRIER_AIM_NS = 2.5


@dataclass(frozen=True)
class Measured:
    """Milliseconds: a launch, and the processor's for compiling."""

    launch: float
    compile: float


@dataclass
class Runs:
    """Rounds of contenders on kernels."""

    rounds: int
    library: str
    probe: Path
    compile: dict[str, list[float]]

    def measure(self, contender: str, name: str, threads: int) -> Measured | None:
        """One measurement in a fresh process. None: there is no PoCL."""
        command = [sys.executable, str(CONTENDERS), contender, name, self.library, str(threads)]
        environment = {**os.environ, "OMP_NUM_THREADS": str(threads)}
        done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
        if contender == "pocl" and done.returncode == NO_POCL:
            return None
        if done.returncode:
            raise RuntimeError(f"{' '.join(command)}\n{done.stderr}")
        launch, compile_ms = map(float, done.stdout.split()[-2:])
        if contender == "stretto":
            self.compile.setdefault(name, []).append(compile_ms)
        return Measured(launch, compile_ms)

    def compare(self, contenders: Sequence[str], name: str, threads: int) -> dict[str, list[float]]:
        """Milliseconds of a launch by contender, a number a round; contenders that can't run are left out."""
        found: dict[str, list[float]] = {}
        for _ in range(self.rounds):
            for contender in contenders:
                measured = self.measure(contender, name, threads)
                if measured is not None:
                    found.setdefault(contender, []).append(measured.launch)
        return found

    def latency(self) -> str:
        """Nanoseconds between two cores, now."""
        done = subprocess.run([self.probe], capture_output=True, text=True, check=True)
        return f"{float(done.stdout.split()[-1]):.0f}"


def spread(numbers: Sequence[float], digits: int = 2) -> str:
    """Median (minimum to maximum)."""
    texts = [f"{number:.{digits}f}" for number in (statistics.median(numbers), min(numbers), max(numbers))]
    return f"{texts[0]} ({texts[1]} to {texts[2]})"


def ratio(ours: Sequence[float], theirs: Sequence[float] | None) -> str:
    """Our time over theirs, round by round."""
    return "not installed" if theirs is None else spread([a / b for a, b in zip(ours, theirs, strict=True)])


def median(numbers: Sequence[float] | None) -> str:
    return "-" if numbers is None else f"{statistics.median(numbers):.3f}"


def kernels(runs: Runs, names: Sequence[str], threads: int) -> None:
    """Kernels against both peers."""
    head("kernel", "gcc, ms", "PoCL, ms", "Stretto, ms", "over PoCL", "over gcc", "aim")
    for name in names:
        aim, fixed = WORK[name]
        found = runs.compare(("gcc", "pocl", "stretto"), name, fixed or threads)
        gcc, pocl, ours = found["gcc"], found.get("pocl"), found["stretto"]
        row(
            *(name, median(gcc), median(pocl), median(ours), ratio(ours, pocl), ratio(ours, gcc)),
            "-" if aim is None else aim,
        )


def barriers(runs: Runs) -> None:
    """A barrier of a thread, by itself and in the tiled matmul, on one thread of the host."""
    head("a barrier and thread, ns", "loops", "coroutines", "PoCL", "aim for coroutines")
    contenders = ("stretto", "coroutines", "pocl")
    without = runs.compare(contenders, "no_barriers", 1)
    with_ = runs.compare(contenders, "barriers", 1)
    scale = 1e6 / (BARRIERS["barriers"] * THREADS)
    cells = [
        spread([(b - a) * scale for a, b in zip(without[name], with_[name], strict=True)], 3)
        if name in with_
        else "not installed"
        for name in contenders
    ]
    row("by itself", *cells, BARRIER_AIM_NS)
    matmul = runs.compare(contenders, "tiled_matmul", 1)
    scale = 1e6 / (1024 * 256 * 64)
    cells = [spread([ms * scale for ms in matmul[name]]) if name in matmul else "-" for name in contenders]
    row("in the tiled matmul, with its work", *cells, "-")


def launches(runs: Runs, threads: int) -> None:
    """Empty launches: device_bench's, a program's, an OpenMP region and PoCL's."""
    head("ns", "median (minimum to maximum)", "aim")
    if DEVICE_BENCH.is_file():
        found: dict[str, list[float]] = {}
        for _ in range(runs.rounds):
            command = [str(DEVICE_BENCH), str(threads)]
            output = subprocess.run(command, capture_output=True, text=True, check=True).stdout
            for name in LAUNCHES:
                if match := re.search(rf"^{re.escape(name)} +([\d.]+)", output, re.M):
                    found.setdefault(name, []).append(float(match[1]))
        for name, numbers in found.items():
            row(name, spread(numbers, 0), LAUNCHES[name] or "-")
    else:
        print(
            "device_bench isn't built: cmake -B build/native -DSTRETTO_BUILD_TESTS=ON, ninja -C build/native"
        )
    for contender, what in (
        ("stretto", "the same from a program, on the caller's thread"),
        ("gcc", "an empty parallel region of OpenMP"),
        ("pocl", "an empty launch of PoCL, one of many in a queue"),
    ):
        numbers = runs.compare((contender,), "empty", threads).get(contender)
        row(what, "not installed" if numbers is None else spread([ms * 1e6 for ms in numbers], 0), "-")


def compiling(runs: Runs) -> None:
    """What LLVM took in the runs before."""
    if not runs.compile:
        return
    head("LLVM's processor time at level 2, ms", "program", "less what one with an empty kernel takes", "aim")
    if "empty" not in runs.compile:
        runs.compare(("stretto",), "empty", 1)
    base = statistics.median(runs.compile["empty"])
    for name, numbers in runs.compile.items():
        if name != "no_barriers":
            row(name, spread(numbers, 0), f"{statistics.median(numbers) - base:.0f}", COMPILE_AIM_MS)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--only", choices=[*WORK, "barriers", "launches"], action="append")
    parser.add_argument("--threads", type=int, default=len(os.sched_getaffinity(0)))
    args = parser.parse_args()
    chosen: Callable[[str], bool] = lambda name: args.only is None or name in args.only  # noqa: E731
    # In memory, if there is such a folder: the arrays are files.
    memory = Path("/dev/shm")
    with tempfile.TemporaryDirectory(dir=memory if memory.is_dir() else None) as folder:
        library = str(Path(folder) / "loops.so")
        flags = ["-O3", "-march=native", "-fopenmp", "-shared", "-fPIC"]
        subprocess.run(["gcc", *flags, "-o", library, str(PROGRAMS / "loops.c")], check=True)
        runs = Runs(args.rounds, library, build_probe(Path(folder)), {})
        load = f"{os.getloadavg()[0]:.1f}"
        print(
            f"{args.rounds} rounds, {args.threads} threads, load {load}, probe {runs.latency()} ns",
            flush=True,
        )
        if names := [name for name in WORK if chosen(name)]:
            kernels(runs, names, args.threads)
        if chosen("barriers"):
            barriers(runs)
        if chosen("launches"):
            launches(runs, args.threads)
        compiling(runs)


if __name__ == "__main__":
    main()
