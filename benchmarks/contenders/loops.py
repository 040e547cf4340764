"""The contenders of the parallel loops."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import peers
from rounds import Contender

from contenders.tasks import present

WORKER = Path(__file__).with_name("loop_worker.py")
PROGRAMS = ("add", "stencil", "sum_f64", "sum_f32", "triangular", "matmul")
FILES = {"sum_f64": "sum", "sum_f32": "sum"}
SUMS = ("sum_f64", "sum_f32")


def _timer(folder: Path) -> str:
    return str(peers.build_peer("time_calls.c", folder))


def _mlir(folder: Path) -> Contender:
    runtime = str(peers.mlir_runtime())
    timer = _timer(folder)
    arguments = {
        name: (
            "mlir",
            str(peers.build_mlir_program(FILES.get(name, name), folder)),
            timer,
            "--runtime",
            runtime,
        )
        for name in PROGRAMS
    }
    return Contender("mlir", "MLIR 22.1", arguments)


def _stretto(threads: int | None, folder: Path) -> Contender:
    """Stretto's pipeline; on one thread only the program that has a goal there."""
    arguments = {
        name: ("stretto", str(peers.PROGRAMS / f"{FILES.get(name, name)}.mlir"), _timer(folder))
        for name in (PROGRAMS if threads is None else ("matmul",))
    }
    if threads is None:
        return Contender("stretto", "Stretto", arguments)
    environment = {"STRETTO_NUM_THREADS": str(threads)}
    return Contender(f"stretto-{threads}", f"Stretto, {threads} thread", arguments, {}, environment)


def _c(name: str, title: str, programs: Sequence[str], flags: Sequence[str], folder: Path) -> Contender:
    library = str(peers.build_peer("loops.c", folder, *flags, name=f"loops-{name}"))
    return Contender(name, title, dict.fromkeys(programs, ("c", library, _timer(folder))))


def _tbb(folder: Path) -> Contender:
    library = str(peers.build_peer("tbb_loops.cc", folder, "-ltbb"))
    return Contender("tbb", "oneTBB", {"add": ("c", library, _timer(folder))})


MAKERS: Mapping[str, Callable[[Path], Contender]] = {
    "mlir": _mlir,
    "gcc": lambda folder: _c("gcc", "gcc", PROGRAMS, (), folder),
    "openmp": lambda folder: _c("openmp", "OpenMP", PROGRAMS, ("-fopenmp",), folder),
    "gcc-fast": lambda folder: _c("gcc-fast", "gcc -ffast-math", SUMS, ("-ffast-math",), folder),
    "openmp-fast": lambda folder: _c(
        "openmp-fast", "OpenMP -ffast-math", SUMS, ("-fopenmp", "-ffast-math"), folder
    ),
    "tbb": _tbb,
    "stretto": lambda folder: _stretto(None, folder),
    "stretto-1": lambda folder: _stretto(1, folder),
}
NAMES = tuple(MAKERS)


def make(names: Sequence[str], folder: Path) -> list[Contender]:
    """The contenders that are here; of the others one line each is printed."""
    return present(MAKERS, names, folder)
