"""Tables in Markdown, and figures as they are quoted."""

from __future__ import annotations

import os
import statistics
from collections.abc import Sequence

from rounds import NOISY_NS, Measured


def row(*cells: object) -> None:
    """One line of a table."""
    print("| " + " | ".join(map(str, cells)) + " |", flush=True)


def head(*cells: str) -> None:
    """The head of a table."""
    print()
    row(*cells)
    row(*["---"] * len(cells))


def median(numbers: Sequence[float], digits: int = 1) -> str:
    """The median, or a dash if there are none."""
    return f"{statistics.median(numbers):.{digits}f}" if numbers else "-"


def number(value: float) -> str:
    """Three digits, more before the point."""
    digits = 0 if value >= 100 else 1 if value >= 10 else 2
    return f"{value:.{digits}f}"


def spread(numbers: Sequence[float], unit: str = "") -> str:
    """Median (minimum to maximum)."""
    low, high = number(min(numbers)), number(max(numbers))
    return f"{number(statistics.median(numbers))}{unit} ({low} to {high})"


def ratios(over: Sequence[float], under: Sequence[float]) -> list[float]:
    """Round by round; empty if one of them was not measured."""
    return [a / b for a, b in zip(over, under, strict=True)] if over and under else []


def ratio(over: Sequence[float], under: Sequence[float], unit: str = "") -> str:
    """The median of the rounds' ratios with minimum and maximum, or a dash."""
    found = ratios(over, under)
    return spread(found, unit) if found else "-"


def verdict(text: str, met: bool | None) -> str:
    """A must or an aim with what has come of it; None: the peer is not here."""
    return f"{text}: {'not measured' if met is None else 'met' if met else '**not met**'}"


def probe(measured: Measured) -> str:
    """The probe's median nanoseconds, and whether that is noisy."""
    middle = statistics.median(measured.probes)
    return f"{middle:.0f}{', noisy' if middle > NOISY_NS else ''}"


def conditions(rounds: int) -> str:
    """What a reader needs to know of the machine."""
    cores = len(os.sched_getaffinity(0))
    return f"{rounds} rounds, {cores} cores, load {os.getloadavg()[0]:.1f}"
