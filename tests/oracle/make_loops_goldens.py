"""Make `loops/*.expected.mlir` with MLIR's own passes, from the random programs of loop_programs.py.

STRETTO_MLIR_ROOT=... python make_loops_goldens.py
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from pathlib import Path

from loop_programs import affine_program, linalg_program, parallel_program
from mlir_tools import write_pass_goldens

FOLDER = Path(__file__).parent / "loops"
SEEDS = range(8)

#: Name of the golden file, pass with its options, generator.
RUNS: dict[str, tuple[str, Callable[[int], str]]] = {
    "parallel": ("async-parallel-for", parallel_program),
    "parallel-in-turn": ("async-parallel-for{async-dispatch=false memref-noalias=true}", parallel_program),
    "parallel-asks": ("async-parallel-for{num-workers=-1 min-task-size=1}", parallel_program),
    "parallel-20": ("async-parallel-for{num-workers=20 min-task-size=1}", parallel_program),
    "affine": ("lower-affine", affine_program),
    "linalg": ("convert-linalg-to-loops", linalg_program),
    "linalg-parallel": ("convert-linalg-to-parallel-loops", linalg_program),
}


def programs(name: str) -> list[str]:
    """The programs of a golden file in order."""
    return [RUNS[name][1](seed) for seed in SEEDS]


def comparable(text: str) -> str:
    """A module with its constants in the place of their names.

    So their order at the start of a function isn't compared: in MLIR it tells in which rounds of rewriting
    they were found, which Stretto follows for most programs, not for all.
    """
    lines: list[str] = []
    names: dict[str, str] = {}
    for line in text.strip().splitlines():
        constant = re.fullmatch(r"\s*(%\S+) = arith.constant (.*)", line)
        if line.startswith("  ") and not line.startswith("   "):
            names = {}
        if constant:
            names[constant[1]] = f"%<{constant[2].replace(' ', '')}>"
            continue
        lines.append(re.sub(r"%[\w-]+", lambda match, known=names: known.get(match[0], match[0]), line))
    return "\n".join(lines)


if __name__ == "__main__":
    runs = {name: (pipeline, programs(name)) for name, (pipeline, _) in RUNS.items()}
    sys.exit(write_pass_goldens(FOLDER, runs))
