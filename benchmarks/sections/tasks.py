"""Task programs: nanoseconds an operation, against MLIR's runtimes, oneTBB and OpenMP."""

from __future__ import annotations

from collections.abc import Sequence

import goals
import report
from contenders import tasks
from rounds import Contender, Measured, Rounds


def fib_calls(n: int) -> int:
    """How often a recursive Fibonacci calls itself, the first call included."""
    a, b = 1, 1
    for _ in range(n):
        a, b = b, a + b
    return 2 * a - 1


def operations(program: str, n: int) -> int:
    """Operations in one call of a program of size n."""
    return fib_calls(n) if program.startswith("fib") else n


#: Size, and calls whose median is one measurement.
WORK = {
    "spawn": (1_000_000, 1),
    "chain": (1_000_000, 1),
    "fib_exec": (25, 3),
    "fib_func": (25, 3),
    "ping": (20_000, 3),
}
TINY = {"spawn": (1000, 1), "chain": (1000, 1), "fib_exec": (8, 1), "fib_func": (8, 1), "ping": (100, 1)}


def run(rounds: Rounds, programs: Sequence[str], contenders: Sequence[Contender], tiny: bool = False) -> None:
    """Measure and print. `tiny`: sizes that only show that it works."""
    print("\nNanoseconds an operation, medians; ratios: median of the rounds' (minimum to maximum).")
    report.head(
        "program",
        "contender",
        "ns",
        "MLIR over it",
        "MLIR on Debian's over it",
        "over oneTBB",
        "must",
        "aim",
        "probe, ns",
    )
    for program in programs:
        n, calls = (TINY if tiny else WORK)[program]
        measured = rounds.measure(contenders, program, n, "--calls", str(calls))
        for one in contenders:
            if one.name in measured.figures:
                size = one.size(program, n)
                figures = measured.figures[one.name]
                measured.figures[one.name] = [ns / operations(program, size) for ns in figures]
        for one in contenders:
            if one.name in measured.figures:
                _row(measured, program, one)


def _row(measured: Measured, program: str, one: Contender) -> None:
    figures = measured.figures
    own = figures[one.name]
    asked = goals.TASKS.get((program, "drop-in" if one.name == "lowered" else one.name), goals.Asked(()))
    over = [
        "-" if peer == one.name else report.ratio(figures.get(peer, []), own, "x")
        for peer in ("mlir", "mlir-19")
    ]
    report.row(
        program,
        one.title,
        report.median(own),
        *over,
        "-" if one.name == "tbb" else report.ratio(own, figures.get("tbb", [])),
        goals.judge(asked.must, measured, one.name),
        goals.judge(asked.aim, measured, one.name),
        report.probe(measured),
    )


def make(names: Sequence[str], rounds: Rounds) -> list[Contender]:
    """The contenders that are here."""
    return tasks.make(names, rounds.folder)
