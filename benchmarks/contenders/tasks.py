"""The contenders of the task programs."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import peers
from rounds import Contender

from stretto.execution.native import library_path

WORKER = Path(__file__).with_name("task_worker.py")
PROGRAMS = ("spawn", "chain", "fib_exec", "fib_func", "ping")
OMP_CHAIN = 100_000
"""OpenMP's chain gets slower with its length; this is the length of the reference."""


def stretto() -> Contender:
    """Stretto's own pipeline."""
    files = {name: "chain.mlir" if name == "chain" else "tasks.mlir" for name in PROGRAMS}
    arguments = {name: ("stretto", str(peers.PROGRAMS / file)) for name, file in files.items()}
    return Contender("stretto", "Stretto", arguments)


def _on(name: str, title: str, folder: Path, runtime: Callable[[], Path]) -> Contender:
    """MLIR's machine code on a runtime."""
    where = str(runtime())
    program = str(peers.build_mlir_program("tasks", folder))
    arguments = ("library", program, "--runtime", where)
    return Contender(name, title, dict.fromkeys(PROGRAMS, arguments))


def _lowered(folder: Path) -> Contender:
    """What MLIR lowered, as text, compiled and run by Stretto."""
    text = str(peers.lower_with_mlir("tasks", folder))
    return Contender("lowered", "MLIR's text, `stretto-run`", dict.fromkeys(PROGRAMS, ("stretto", text)))


def _tbb(folder: Path) -> Contender:
    library = str(peers.build_peer("tbb_tasks.cc", folder, "-ltbb"))
    programs = ("spawn", "chain", "fib_exec", "ping")
    return Contender("tbb", "oneTBB", dict.fromkeys(programs, ("library", library)))


def _openmp(folder: Path) -> Contender:
    library = str(peers.build_peer("omp_tasks.cc", folder, "-fopenmp"))
    programs = dict.fromkeys(("spawn", "chain", "fib_exec"), ("library", library))
    return Contender("openmp", "OpenMP tasks", programs, {"chain": OMP_CHAIN})


MAKERS: Mapping[str, Callable[[Path], Contender]] = {
    "mlir": lambda folder: _on("mlir", "MLIR 22.1", folder, peers.mlir_runtime),
    "mlir-19": lambda folder: _on(
        "mlir-19", "MLIR's code, Debian's runtime 19", folder, peers.debian_runtime
    ),
    "drop-in": lambda folder: _on("drop-in", "MLIR's code, our runtime", folder, library_path),
    "lowered": _lowered,
    "stretto": lambda folder: stretto(),
    "tbb": _tbb,
    "openmp": _openmp,
}
NAMES = tuple(MAKERS)


def make(names: Sequence[str], folder: Path) -> list[Contender]:
    """The contenders that are here; of the others one line each is printed."""
    return present(MAKERS, names, folder)


def present(
    makers: Mapping[str, Callable[[Path], Contender]], names: Sequence[str], folder: Path
) -> list[Contender]:
    """Those of the contenders that can be built; of the others one line each is printed."""
    found: list[Contender] = []
    for name, maker in makers.items():
        if name in names:
            try:
                found.append(maker(folder))
            except peers.NotInstalledError as error:
                print(f"{name}: {error}", flush=True)
    return found
