"""Bytes a live token and a blocked task take: growth of resident memory between two numbers of them."""

from __future__ import annotations

import statistics
import subprocess
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import goals
import native_programs
import peers
import report

from stretto.execution.native import library_path

SIZES = (100_000, 500_000)
TINY = (1000, 20_000)
THINGS = {"tokens": "a live token", "tasks": "a blocked task"}


def _mlir(folder: Path, runtime: Path) -> Path:
    return _build(folder, peers.build_mlir_object("tasks", folder), runtime, "-DLIVE=live")


def _stretto(folder: Path) -> Path:
    code = folder / "tasks.stretto.o"
    native_programs.compile_program(peers.PROGRAMS / "tasks.mlir", code)
    return _build(folder, code, library_path(), "-DLIVE=stretto_entry_live", "-DFAILS_BY_VALUE")


def _build(folder: Path, code: Path, runtime: Path, *flags: str) -> Path:
    own = folder / f"memory-{len(list(folder.glob('memory-*')))}"
    own.mkdir()
    driver = (peers.PEERS / "memory.c").read_text()
    return native_programs.link(own, driver, code, runtime, flags)


MAKERS: Mapping[str, tuple[str, Callable[[Path], Path]]] = {
    "mlir": ("MLIR 22.1", lambda folder: _mlir(folder, peers.mlir_runtime())),
    "mlir-19": ("MLIR's code, Debian's runtime 19", lambda folder: _mlir(folder, peers.debian_runtime())),
    "drop-in": ("MLIR's code, our runtime", lambda folder: _mlir(folder, library_path())),
    "stretto": ("Stretto", _stretto),
}
NAMES = tuple(MAKERS)


def bytes_each(program: Path, thing: str, sizes: tuple[int, int], rounds: int) -> int:
    """Bytes of resident memory that one more takes: the difference of the medians of the rounds."""
    found: list[list[int]] = [[], []]
    for _ in range(rounds):
        for numbers, n in zip(found, sizes, strict=True):
            done = subprocess.run([program, thing, str(n)], capture_output=True, text=True, check=True)
            numbers.append(int(done.stdout))
    few, many = map(statistics.median, found)
    return round((many - few) / (sizes[1] - sizes[0]))


def run(folder: Path, names: Sequence[str], rounds: int, tiny: bool = False) -> None:
    """Measure and print. `tiny`: sizes that only show that it works."""
    sizes = TINY if tiny else SIZES
    print(
        f"\nBytes of resident memory, from {sizes[0]} to {sizes[1]} of them. A blocked task: its token, its"
    )
    print("frame, and what waits, all tasks for one token (`live` of tasks.mlir), a group for all tasks.")
    report.head("contender", *THINGS.values(), "token: goals", "task: goals")
    for name, (title, maker) in MAKERS.items():
        if name not in names:
            continue
        try:
            program = maker(folder)
        except peers.NotInstalledError as error:
            print(f"{name}: {error}", flush=True)
            continue
        found = {thing: bytes_each(program, thing, sizes, rounds) for thing in THINGS}
        asked = [
            goals.at_most(goals.BYTES.get((THINGS[thing], name)), value) for thing, value in found.items()
        ]
        report.row(title, *(f"{value}" for value in found.values()), *asked)
