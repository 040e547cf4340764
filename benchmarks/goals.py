"""What is asked of each figure: a must is a floor, an aim is the goal. Ratios are medians of the rounds'."""

from __future__ import annotations

import statistics
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from report import ratios, verdict
from rounds import Measured


@dataclass(frozen=True)
class Faster:
    """At least so many times faster than a peer; `noisy` in its place on a noisy machine."""

    peer: str
    times: float
    noisy: float | None = None

    def judge(self, measured: Measured, name: str) -> str:
        """What is asked, and whether it is met."""
        asked = self.noisy if measured.is_noisy and self.noisy else self.times
        noisy = " (noisy)" if measured.is_noisy and self.noisy else ""
        found = ratios(measured.figures.get(self.peer, []), measured.figures[name])
        met = statistics.median(found) >= asked if found else None
        return verdict(f"≥ {number_of(asked)}x {self.peer}{noisy}", met)


@dataclass(frozen=True)
class AtMost:
    """At most so many times the time of a peer, or of the best of several."""

    times: float
    peers: tuple[str, ...]

    def judge(self, measured: Measured, name: str) -> str:
        """What is asked, and whether it is met."""
        here = [measured.figures[peer] for peer in self.peers if measured.figures.get(peer)]
        best = min(here, key=statistics.median, default=[])
        found = ratios(measured.figures[name], best)
        met = statistics.median(found) <= self.times if found else None
        return verdict(f"≤ {number_of(self.times)} of {' or '.join(self.peers)}", met)


Goal = Faster | AtMost


@dataclass(frozen=True)
class Asked:
    """Of one contender on one program."""

    must: tuple[Goal, ...]
    aim: tuple[Goal, ...] = ()


def number_of(value: float) -> str:
    """As short as it can be."""
    return f"{value:g}"


def _drop_in(must: float, noisy: float | None, aim: float) -> Asked:
    return Asked((Faster("mlir", must, noisy),), (Faster("mlir", aim),))


TASKS: Mapping[tuple[str, str], Asked] = {
    ("spawn", "drop-in"): _drop_in(10, 5, 14),
    ("chain", "drop-in"): _drop_in(10, 5, 14),
    ("fib_exec", "drop-in"): _drop_in(40, None, 50),
    ("fib_func", "drop-in"): _drop_in(2, None, 2.5),
    ("ping", "drop-in"): _drop_in(100, None, 400),
    ("spawn", "stretto"): Asked((Faster("mlir", 17, 6),), (Faster("mlir", 25), AtMost(0.75, ("tbb",)))),
    ("chain", "stretto"): Asked((Faster("mlir", 20, 7),), (Faster("mlir", 35),)),
    ("fib_exec", "stretto"): Asked(
        (Faster("mlir", 50), AtMost(1.0, ("tbb",))), (Faster("mlir", 75), AtMost(0.75, ("tbb",)))
    ),
    ("fib_func", "stretto"): Asked((Faster("mlir", 4),), (Faster("mlir", 6),)),
    ("ping", "stretto"): Asked((Faster("mlir", 100),), (Faster("mlir", 600), AtMost(0.7, ("tbb",)))),
}
"""By program and contender. `lowered` is asked what `drop-in` is."""

_BEST_OF_C = ("gcc", "openmp")

LOOPS: Mapping[tuple[str, int], Asked] = {
    ("add", 1_000): Asked((AtMost(1.0, ("gcc",)),)),
    ("add", 100_000): Asked((AtMost(1.5, ("openmp",)), Faster("mlir", 4)), (AtMost(1.0, ("openmp",)),)),
    ("add", 10_000_000): Asked((AtMost(1.0, ("openmp",)),)),
    ("stencil", 2048): Asked((AtMost(1.1, _BEST_OF_C),)),
    ("sum_f64", 10_000_000): Asked((AtMost(1.1, _BEST_OF_C),)),
    ("sum_f32", 10_000_000): Asked((AtMost(1.1, _BEST_OF_C),)),
    ("triangular", 4096): Asked((AtMost(0.8, ("openmp",)),)),
    ("matmul", 512): Asked((Faster("gcc", 1.7),)),
}
"""By program and size, of `stretto`."""

ONE_THREAD: Mapping[tuple[str, int], Asked] = {("matmul", 512): Asked((AtMost(1.0, ("gcc",)),))}
"""Of `stretto-1`."""

BYTES: Mapping[tuple[str, str], tuple[float, float]] = {
    ("a live token", "drop-in"): (48, 32),
    ("a blocked task", "stretto"): (192, 128),
}
"""Most bytes by thing and contender: must and aim."""

INSTRUCTIONS: Mapping[tuple[str, str], tuple[float, float]] = {
    ("spawn", "drop-in"): (700, 500),
    ("fib_exec", "drop-in"): (600, 450),
    ("spawn", "stretto"): (350, 280),
    ("fib_exec", "stretto"): (480, 380),
    ("fib_func", "stretto"): (260, 200),
}
"""Most instructions an operation by program and contender: must and aim."""

EIGHT_THREADS = 1.3
"""The most that 8 threads may take, over 2."""


def judge(asked: Sequence[Goal], measured: Measured, name: str) -> str:
    """All of what is asked of a contender, or a dash."""
    return ", ".join(goal.judge(measured, name) for goal in asked) or "-"


def at_most(asked: tuple[float, float] | None, found: float) -> str:
    """Must and aim of a figure without peers."""
    if asked is None:
        return "-"
    must, aim = (verdict(f"≤ {number_of(limit)}", found <= limit) for limit in asked)
    return f"must {must}, aim {aim}"
