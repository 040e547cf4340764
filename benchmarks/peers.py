"""Builds what the benchmarks compare: MLIR's lowering of the programs, C and C++ peers, and the probe.

MLIR comes from the packages of the `oracle` extra, or from the folder that STRETTO_MLIR_ROOT names
(a `site-packages` that holds `mlir/` and `llvm/`). gcc links and compiles.
"""

from __future__ import annotations

import importlib.util
import os
import subprocess
from functools import cache
from pathlib import Path

HERE = Path(__file__).resolve().parent
PROGRAMS = HERE / "programs"
PEERS = PROGRAMS / "peers"
TBB_HEADER = Path("/usr/include/tbb/task_group.h")

#: MLIR's own order for these programs.
MLIR_LOWERING = (
    "-convert-linalg-to-parallel-loops",
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


class NotInstalledError(Exception):
    """A peer is not here; the message says how to get it."""


def mlir_root() -> Path:
    """The folder that holds MLIR's `mlir/` and `llvm/`. Raises NotInstalledError."""
    if given := os.environ.get("STRETTO_MLIR_ROOT"):
        if not (Path(given) / "mlir/bin/mlir-opt").exists():
            raise NotInstalledError(f"not installed: STRETTO_MLIR_ROOT is {given}, where it isn't")
        return Path(given)
    spec = importlib.util.find_spec("mlir")
    for place in (spec.submodule_search_locations or []) if spec else []:
        if (Path(place) / "bin" / "mlir-opt").exists():
            return Path(place).parent
    raise NotInstalledError("not installed: pip install '.[oracle]', or set STRETTO_MLIR_ROOT")


def mlir_runtime() -> Path:
    """The async runtime of MLIR's wheels, which has assertions on. Raises NotInstalledError."""
    return mlir_root() / "mlir/lib/libmlir_async_runtime.so"


def debian_runtime() -> Path:
    """Debian's release build of the async runtime, LLVM 19. Raises NotInstalledError."""
    found = sorted(Path("/usr/lib/llvm-19/lib").glob("libmlir_async_runtime.so.19*"))
    if not found:
        raise NotInstalledError("not installed: apt install libmlir-19")
    return found[0]


def run(*command: str | Path) -> str:
    """Run a build step and return its output; its errors are shown if it fails."""
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"{' '.join(map(str, command))}\n{done.stdout}{done.stderr}")
    return done.stdout


def lower_with_mlir(name: str, folder: Path) -> Path:
    """MLIR's lowering of programs/NAME.mlir to the llvm dialect; returns the path of the text.

    `tasks` gets the function `chain`, whose loop MLIR can't lower. Raises NotInstalledError.
    """
    lowered = folder / f"{name}.lowered.mlir"
    if not lowered.exists():
        run(mlir_root() / "mlir/bin/mlir-opt", PROGRAMS / f"{name}.mlir", *MLIR_LOWERING, "-o", lowered)
        if name == "tasks":
            loop = (PROGRAMS / "chain_loop.mlir").read_text()
            body = lowered.read_text().rstrip().removesuffix("}")
            lowered.write_text(f"{body}{loop[loop.index('llvm.func @chain') :]}}}\n")
    return lowered


@cache
def _host_triple() -> str:
    from stretto.codegen.jit import host_triple

    return host_triple()


def build_mlir_object(name: str, folder: Path, cpu: str = "native") -> Path:
    """Machine code at -O3 of what MLIR makes of programs/NAME.mlir; returns the path of the object."""
    root = mlir_root()
    stem = folder / f"{name}.{cpu}"
    ir, optimised, code = (stem.with_name(stem.name + s) for s in (".ll", ".o3.ll", ".o"))
    if not code.exists():
        target = (f"-mtriple={_host_triple()}", f"-mcpu={cpu}")
        run(root / "mlir/bin/mlir-translate", "--mlir-to-llvmir", lower_with_mlir(name, folder), "-o", ir)
        run(root / "llvm/bin/opt", "-O3", *target, ir, "-S", "-o", optimised)
        pic = ("-relocation-model=pic", "-filetype=obj")
        run(root / "llvm/bin/llc", "-O3", *target, *pic, optimised, "-o", code)
    return code


def build_mlir_program(name: str, folder: Path) -> Path:
    """MLIR's machine code of programs/NAME.mlir as a shared object; returns its path."""
    library = folder / f"{name}.so"
    if not library.exists():
        # -Bsymbolic: the program's own `wait` must win over libc's.
        flags = ("-shared", "-fPIC", "-Wl,-Bsymbolic")
        run("gcc", *flags, build_mlir_object(name, folder), "-o", library)
    return library


def build_peer(source: str, folder: Path, *flags: str, name: str | None = None) -> Path:
    """A library from programs/peers/SOURCE at -O3 for this processor; returns its path.

    `flags`: more of them. Raises NotInstalledError for oneTBB.
    """
    if "-ltbb" in flags and not TBB_HEADER.exists():
        raise NotInstalledError("not installed: apt install libtbb-dev")
    library = folder / f"{name or Path(source).stem}.so"
    if not library.exists():
        compiler = ("g++", "-std=c++20") if source.endswith(".cc") else ("gcc",)
        usual = ("-O3", "-march=native", "-shared", "-fPIC")
        run(*compiler, *usual, PEERS / source, "-o", library, *flags)
    return library


def build_probe(folder: Path) -> Path:
    """Compile the core-to-core probe; returns its path."""
    probe = folder / "probe"
    run("g++", "-std=c++20", "-O2", "-pthread", HERE / "probe.cc", "-o", probe)
    return probe
