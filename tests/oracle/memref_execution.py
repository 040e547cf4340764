"""Runs the programs of memref_programs.py: lowered by MLIR and run by mlir-runner, and by Stretto."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from memref_programs import program
from mlir_tools import mlir_opt, run_mlir_opt

FOLDER = Path(__file__).parent / "memref"
GOLDEN = FOLDER / "expected.txt"
VECTORS = FOLDER / "vectors.mlir", FOLDER / "vectors.expected.txt"
GROUPS = tuple(tuple(range(first, first + 10)) for first in (1000, 1010, 1020))
"""The seeds of the goldens; those of a group run in one module."""
TITLE = "== seeds from "

TO_LLVM = (
    "-convert-vector-to-scf",
    "-convert-scf-to-cf",
    "-memref-expand",
    "-expand-strided-metadata",
    "-lower-affine",
    "-finalize-memref-to-llvm",
    "-convert-vector-to-llvm",
    "-convert-arith-to-llvm",
    "-convert-cf-to-llvm",
    "-convert-func-to-llvm",
    "-reconcile-unrealized-casts",
)

# The same program in other ways; each must print the same.
SCALARS = "convert-arith-to-llvm,convert-math-to-llvm,convert-cf-to-llvm,convert-func-to-llvm"
PIPELINE_END = f"{SCALARS},reconcile-unrealized-casts"
PIPELINES = {
    "views in finalize": f"convert-scf-to-cf,convert-vector-to-llvm,finalize-memref-to-llvm,{PIPELINE_END}",
    "views expanded": "convert-scf-to-cf,convert-vector-to-llvm,memref-expand,expand-strided-metadata,"
    f"finalize-memref-to-llvm{{use-aligned-alloc=true}},{PIPELINE_END}",
    "simplified": "canonicalize,cse,convert-scf-to-cf,canonicalize,convert-vector-to-llvm,"
    f"expand-strided-metadata,canonicalize,cse,finalize-memref-to-llvm,{PIPELINE_END}",
}


def comparable(text: str) -> str:
    """What a program printed, without addresses."""
    return re.sub(r"base@ = \S+", "base@ =", text)


def printed_by_mlir(text: str) -> str:
    """What a program prints when MLIR lowers and runs it."""
    tool = mlir_opt()
    assert tool is not None
    lowered = run_mlir_opt(text, *TO_LLVM)
    if lowered.returncode:
        raise RuntimeError(lowered.stderr)
    folder = tool.parent.parent / "lib"
    libraries = ",".join(str(folder / f"libmlir_{name}.so") for name in ("runner_utils", "c_runner_utils"))
    runner = [tool.parent / "mlir-runner", "-e", "main", "-entry-point-result=void"]
    command = [*runner, f"-shared-libs={libraries}"]
    done = subprocess.run(command, input=lowered.stdout, capture_output=True, text=True, check=True)
    return comparable(done.stdout)


def printed_by_stretto(text: str, pipeline: str, opt_level: int) -> str:
    """What a program prints when Stretto lowers and runs it, in a process of its own."""
    command = [sys.executable, "-c", "import sys; from stretto.cli.run import main; sys.exit(main())"]
    flags = ["-", "-e", "main", f"-O{opt_level}", f"--pass-pipeline=builtin.module({pipeline})"]
    done = subprocess.run([*command, *flags], input=text, capture_output=True, text=True, check=False)
    return comparable(done.stdout) + done.stderr


def goldens() -> dict[int, str]:
    """What MLIR printed, by the first seed of the group."""
    parts = GOLDEN.read_text().split(TITLE)[1:]
    found: dict[int, str] = {}
    for part in parts:
        seed, _, text = part.partition("\n")
        found[int(seed)] = text
    return found


def main() -> int:
    """Make the goldens."""
    FOLDER.mkdir(exist_ok=True)
    texts = [f"{TITLE}{group[0]}\n{printed_by_mlir(program(*group))}" for group in GROUPS]
    GOLDEN.write_text("".join(texts))
    VECTORS[1].write_text(printed_by_mlir(VECTORS[0].read_text()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
