"""Parallel loops: microseconds a call, against gcc, OpenMP, oneTBB and MLIR."""

from __future__ import annotations

from collections.abc import Sequence

import goals
import report
from contenders import loops
from rounds import Contender, Rounds

WORK = (
    ("add", 1_000),
    ("add", 100_000),
    ("add", 10_000_000),
    ("stencil", 2048),
    ("sum_f64", 10_000_000),
    ("sum_f32", 10_000_000),
    ("triangular", 4096),
    ("matmul", 512),
)
TINY = (
    ("add", 1000),
    ("stencil", 32),
    ("sum_f64", 1000),
    ("sum_f32", 1000),
    ("triangular", 32),
    ("matmul", 512),
)


def run(rounds: Rounds, programs: Sequence[str], contenders: Sequence[Contender], tiny: bool = False) -> None:
    """Measure and print. `tiny`: sizes that only show that it works."""
    print("\nMicroseconds a call, medians; ratios: median of the rounds' (minimum to maximum).")
    print("gcc is -O3 -march=native, serial; OpenMP the same in static parts.")
    report.head(
        "loop", "n", "contender", "µs", "over gcc", "over OpenMP", "MLIR over it", "must", "aim", "probe, ns"
    )
    for program, n in TINY if tiny else WORK:
        if program not in programs:
            continue
        measured = rounds.measure(contenders, program, n)
        for one in contenders:
            own = measured.figures.get(one.name)
            if own is None:
                continue
            table = {"stretto": goals.LOOPS, "stretto-1": goals.ONE_THREAD}.get(one.name, {})
            asked = table.get((program, n), goals.Asked(()))
            over = [
                "-" if peer == one.name else report.ratio(own, measured.figures.get(peer, []))
                for peer in ("gcc", "openmp")
            ]
            report.row(
                *(program, n, one.title, report.number(sorted(own)[len(own) // 2] / 1e3), *over),
                "-" if one.name == "mlir" else report.ratio(measured.figures.get("mlir", []), own, "x"),
                goals.judge(asked.must, measured, one.name),
                goals.judge(asked.aim, measured, one.name),
                report.probe(measured),
            )


def make(names: Sequence[str], rounds: Rounds) -> list[Contender]:
    """The contenders that are here."""
    return loops.make(names, rounds.folder)
