"""Rounds of contenders: each measurement in a fresh process, the contenders in turn, a probe each round."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from peers import build_probe

#: A probe above this many nanoseconds is a noisy machine.
NOISY_NS = 200


@dataclass(frozen=True)
class Contender:
    """One who runs a program: its name on the command line, its title, and how a worker is told.

    `arguments`: those of the worker for a program; a program that isn't there it doesn't have. `sizes`: its
    own size of a program, if the others' is too large for it. `environment`: what its process gets.
    """

    name: str
    title: str
    arguments: Mapping[str, Sequence[str]]
    sizes: Mapping[str, int] = field(default_factory=dict[str, int])
    environment: Mapping[str, str] = field(default_factory=dict[str, str])

    def size(self, program: str, n: int) -> int:
        """The size that it runs if others run n."""
        return min(n, self.sizes.get(program, n))


@dataclass
class Measured:
    """Of one program: by contender the figures of all rounds, and the probe's nanoseconds of each."""

    figures: dict[str, list[float]]
    probes: list[float]

    @property
    def is_noisy(self) -> bool:
        """Whether the machine was too busy, or too slow between its cores, for the musts of a quiet one."""
        return sorted(self.probes)[len(self.probes) // 2] > NOISY_NS


class Rounds:
    """Measures contenders, with a worker and a folder for what is built."""

    def __init__(self, worker: Path, rounds: int, folder: Path):
        self.worker = worker
        self.rounds = rounds
        self.folder = folder
        self._probe = build_probe(folder)

    def probe(self) -> float:
        """Nanoseconds between two cores, now."""
        return float(subprocess.run([self._probe], capture_output=True, text=True, check=True).stdout)

    def once(self, contender: Contender, program: str, n: int, *more: str) -> str:
        """What the worker prints for one measurement in a fresh process."""
        command = [sys.executable, str(self.worker), program, str(n), *contender.arguments[program], *more]
        environment = {**os.environ, **contender.environment}
        done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
        if done.returncode:
            raise RuntimeError(f"{' '.join(command)}\n{done.stdout}{done.stderr}")
        return done.stdout

    def measure(self, contenders: Sequence[Contender], program: str, n: int, *more: str) -> Measured:
        """Nanoseconds of a call of a program of size n, by contender."""
        measured = Measured({one.name: [] for one in contenders if program in one.arguments}, [])
        for _ in range(self.rounds):
            measured.probes.append(self.probe())
            for one in contenders:
                if one.name in measured.figures:
                    output = self.once(one, program, one.size(program, n), *more)
                    measured.figures[one.name].append(float(output.split()[-1]))
        return measured
