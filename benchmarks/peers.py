"""Builds what the benchmarks compare: MLIR's lowering of the programs, and the probe.

MLIR comes from the packages of the `oracle` extra, or from the folder that STRETTO_MLIR_ROOT names
(a `site-packages` that holds `mlir/` and `llvm/`). gcc links and compiles.
"""

from __future__ import annotations

import importlib.util
import os
import subprocess
from pathlib import Path

HERE = Path(__file__).resolve().parent
PROGRAMS = HERE / "programs"

# MLIR's own order for these programs; the loops with tokens carried stay out (chain_loop.c).
MLIR_LOWERING = (
    "-async-parallel-for",
    "-async-func-to-async-runtime",
    "-async-to-async-runtime",
    "-async-runtime-ref-counting",
    "-async-runtime-ref-counting-opt",
    "-convert-async-to-llvm",
    "-convert-scf-to-cf",
    "-arith-expand",
    "-finalize-memref-to-llvm",
    "-convert-arith-to-llvm",
    "-convert-cf-to-llvm",
    "-convert-func-to-llvm",
    "-reconcile-unrealized-casts",
)


def mlir_root() -> Path:
    """The folder that holds MLIR's `mlir/` and `llvm/`; raises FileNotFoundError if there is none."""
    if given := os.environ.get("STRETTO_MLIR_ROOT"):
        return Path(given)
    spec = importlib.util.find_spec("mlir")
    for place in (spec.submodule_search_locations or []) if spec else []:
        if (Path(place) / "bin" / "mlir-opt").exists():
            return Path(place).parent
    raise FileNotFoundError("MLIR isn't installed: pip install '.[oracle]', or set STRETTO_MLIR_ROOT")


def run(*command: str | Path) -> None:
    """Run a build step; its output is shown if it fails."""
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"{' '.join(map(str, command))}\n{done.stdout}{done.stderr}")


def build_mlir_program(name: str, folder: Path) -> Path:
    """Lower programs/NAME.mlir with MLIR at O3 into a shared object; returns its path."""
    root = mlir_root()
    stem = folder / name
    lowered, ir, optimised, code = (stem.with_suffix(s) for s in (".mlir", ".ll", ".o3.ll", ".o"))
    run(root / "mlir/bin/mlir-opt", PROGRAMS / f"{name}.mlir", *MLIR_LOWERING, "-o", lowered)
    run(root / "mlir/bin/mlir-translate", "--mlir-to-llvmir", lowered, "-o", ir)
    run(root / "llvm/bin/opt", "-O3", ir, "-S", "-o", optimised)
    run(root / "llvm/bin/llc", "-O3", "-relocation-model=pic", "-filetype=obj", optimised, "-o", code)
    extra = [PROGRAMS / "chain_loop.c"] if name == "tasks" else []
    library = stem.with_suffix(".so")
    # -Bsymbolic: the program's own `wait` must win over libc's.
    run("gcc", "-O2", "-shared", "-fPIC", "-fno-builtin", "-Wl,-Bsymbolic", code, *extra, "-o", library)
    return library


def build_probe(folder: Path) -> Path:
    """Compile the core-to-core probe; returns its path."""
    probe = folder / "probe"
    run("g++", "-std=c++20", "-O2", "-pthread", HERE / "probe.cc", "-o", probe)
    return probe
