"""More threads than cores, and many tasks: what stays the same."""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from dataclasses import replace

import goals
import report
from contenders import tasks
from rounds import Contender, Rounds

from sections.tasks import TINY, WORK, operations

THREADS = (2, 8)
TASKS = (1_000, 10_000, 100_000, 1_000_000, 10_000_000)
FEW_TASKS = (1000,)
GROWING = ("spawn", "chain")
LEAST_OPERATIONS = 1_000_000
"""In the calls whose median is one measurement, if there are at most"""
MOST_CALLS = 99


def run(rounds: Rounds, programs: Sequence[str], tiny: bool = False) -> None:
    """Measure and print. `tiny`: sizes that only show that it works."""
    ours = tasks.stretto()
    threads(rounds, [name for name in tasks.PROGRAMS if name in programs], ours, tiny)
    sizes(rounds, [name for name in GROWING if name in programs], ours, tiny)


def threads(rounds: Rounds, programs: Sequence[str], ours: Contender, tiny: bool) -> None:
    """Eight threads against two, whatever the cores."""
    print("\nStretto, nanoseconds an operation, medians; 8 threads over 2: median (minimum to maximum).")
    report.head("program", *(f"{n} threads" for n in THREADS), "8 over 2", "must", "probe, ns")
    contenders = [replace(ours, name=str(n), environment={"STRETTO_NUM_THREADS": str(n)}) for n in THREADS]
    for program in programs:
        n, calls = (TINY if tiny else WORK)[program]
        measured = rounds.measure(contenders, program, n, "--calls", str(calls))
        few, many = (measured.figures[one.name] for one in contenders)
        ratios = report.ratios(many, few)
        report.row(
            program,
            *(report.median([ns / operations(program, n) for ns in times]) for times in (few, many)),
            report.spread(ratios),
            report.verdict(f"≤ {goals.EIGHT_THREADS}", statistics.median(ratios) <= goals.EIGHT_THREADS),
            report.probe(measured),
        )


def sizes(rounds: Rounds, programs: Sequence[str], ours: Contender, tiny: bool) -> None:
    """Cost and memory of a task, by the number of tasks. Memory is measured once: it doesn't scatter."""
    print("\nStretto, by the number of tasks: nanoseconds a task, median (minimum to maximum), and bytes a")
    print("task, which is how far a call raises the height of resident memory (once, in a fresh process).")
    counts = FEW_TASKS if tiny else TASKS
    report.head("program", "", *(f"{n:,}" for n in counts))
    for program in programs:
        times: list[str] = []
        memory: list[str] = []
        for n in counts:
            calls = max(1, min(MOST_CALLS, LEAST_OPERATIONS // n))
            measured = rounds.measure([ours], program, n, "--calls", str(calls))
            times.append(report.spread([ns / n for ns in measured.figures[ours.name]]))
            memory.append(f"{int(rounds.once(ours, program, n, '--bytes')) / n:.0f}")
        report.row(program, "ns", *times)
        report.row("", "bytes", *memory)
