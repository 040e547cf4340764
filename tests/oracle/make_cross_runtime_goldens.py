"""Make `cross_runtime/lowered/` (MLIR's lowering of the programs) and `expected/` (what they print on MLIR).

A program that says `MLIR's runtime deadlocks` is lowered only; what it prints is written by hand.

STRETTO_MLIR_ROOT=... python make_cross_runtime_goldens.py
"""

from __future__ import annotations

from pathlib import Path

from mlir_tools import run_mlir_opt, run_mlir_runner

FOLDER = Path(__file__).parent / "cross_runtime"
ASYNC_LOWERING = (
    "-async-func-to-async-runtime",
    "-async-to-async-runtime",
    "-async-runtime-ref-counting",
    "-async-runtime-ref-counting-opt",
    "-convert-async-to-llvm",
)
DEADLOCKS = "MLIR's runtime deadlocks"
TO_LLVM = (
    "-convert-scf-to-cf",
    "-finalize-memref-to-llvm",
    "-convert-arith-to-llvm",
    "-convert-cf-to-llvm",
    "-convert-func-to-llvm",
    "-reconcile-unrealized-casts",
    # Erases the casts that have no users; mlir-runner refuses their types.
    "-canonicalize",
)


def main() -> None:
    for program in sorted((FOLDER / "programs").glob("*.mlir")):
        lowered = run_mlir_opt(program.read_text(), *ASYNC_LOWERING, *TO_LLVM)
        lowered.check_returncode()
        (FOLDER / "lowered" / program.name).write_text(lowered.stdout)
        if DEADLOCKS in program.read_text():
            continue
        done = run_mlir_runner(lowered.stdout)
        done.check_returncode()
        (FOLDER / "expected" / f"{program.stem}.txt").write_text(done.stdout)


if __name__ == "__main__":
    main()
