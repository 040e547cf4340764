"""Instructions an operation on one thread, by callgrind."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import goals
import native_programs
import peers
import report

from sections.tasks import operations

#: Small and large argument: what is quoted is the difference.
WORK = {
    "spawn": (400, 2000),
    "chain": (400, 2000),
    "fib_exec": (10, 15),
    "fib_func": (10, 15),
    "ping": (400, 2000),
}
TINY = {"spawn": (20, 80), "chain": (10, 40), "fib_exec": (4, 6), "fib_func": (4, 6), "ping": (10, 40)}


def _driver(entry: str) -> str:
    return native_programs.DRIVER.replace("ENTRY", entry)


def _drop_in(folder: Path, program: str) -> Path:
    code = peers.build_mlir_object("tasks", folder, native_programs.CPU)
    return native_programs.link(folder, _driver(program), code)


def _lowered(folder: Path, program: str) -> Path:
    code = folder / "lowered.o"
    if not code.exists():
        native_programs.compile_program(peers.lower_with_mlir("tasks", folder), code)
    return native_programs.link(folder, _driver(program), code)


def stretto(folder: Path, program: str) -> Path:
    """An executable of a program by Stretto's pipeline."""
    file = "chain.mlir" if program == "chain" else "tasks.mlir"
    code = folder / f"{file}.o"
    if not code.exists():
        native_programs.compile_program(peers.PROGRAMS / file, code)
    return native_programs.link(folder, _driver(f"stretto_entry_{program}"), code)


MAKERS: Mapping[str, tuple[str, Callable[[Path, str], Path]]] = {
    "drop-in": ("MLIR's code, our runtime", _drop_in),
    "lowered": ("MLIR's text, `stretto-run`", _lowered),
    "stretto": ("Stretto", stretto),
}
NAMES = tuple(MAKERS)


def count(folder: Path, name: str, program: str, times: int = 3, tiny: bool = False) -> float:
    """Instructions an operation on a program, each size run `times` times, of which the fewest count.

    Raises NotInstalledError.
    """
    small, large = (TINY if tiny else WORK)[program]
    built = MAKERS[name][1](folder, program)
    difference = operations(program, large) - operations(program, small)
    return native_programs.instructions_an_operation(built, small, large, difference, times)


def run(folder: Path, programs: Sequence[str], names: Sequence[str], tiny: bool = False) -> None:
    """Measure and print. `tiny`: sizes that only show that it works."""
    print("\nInstructions an operation by callgrind, one thread, differences of two sizes.")
    if shutil.which("valgrind") is None:
        print("valgrind: not installed: apt install valgrind", flush=True)
        return
    report.head("program", "contender", "instructions", "goals")
    for program in programs:
        for name in NAMES:
            if name not in names:
                continue
            try:
                found = count(folder, name, program, 1 if tiny else 3, tiny)
            except peers.NotInstalledError as error:
                print(f"{name}: {error}", flush=True)
                continue
            asked = goals.INSTRUCTIONS.get((program, "drop-in" if name == "lowered" else name))
            report.row(program, MAKERS[name][0], f"{found:.0f}", goals.at_most(asked, found))
