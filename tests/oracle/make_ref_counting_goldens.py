"""Make the goldens of both reference counting passes with MLIR, in `ref_counting/`.

    STRETTO_MLIR_ROOT=... python make_ref_counting_goldens.py

`programs.mlir` is written by hand. `made.mlir` is made here: the lowered programs of async_runtime/ and
random ones, those where MLIR is right (by the counting machine of tests/property), and where it adds one
block at most, since the order in which it adds several depends on memory addresses. `NAME.counted.mlir` is
what async-runtime-ref-counting makes of NAME.mlir, `NAME.optimized.mlir` what both passes make of it.
"""

from __future__ import annotations

import random
import re
import sys
from pathlib import Path

from fuzz_ref_counting import PASSES, PlainGenerator, generic, is_right
from mlir_tools import run_mlir_opt

FOLDER = Path(__file__).parent / "ref_counting"
LOWERED = Path(__file__).parent / "async_runtime" / "expected.mlir"
SEPARATOR = "// -----\n"
SEEDS = range(600, 640)
NAMES = ("programs", "made")


def parts(file: str) -> list[str]:
    """The programs of a file of the folder."""
    return (FOLDER / f"{file}.mlir").read_text().split(SEPARATOR)


def counted(source: str, passes: list[str]) -> str | None:
    """A program after MLIR's passes; None where MLIR refuses it."""
    done = run_mlir_opt(source, *(f"--{name}" for name in passes))
    return None if done.returncode else done.stdout.rstrip("\n") + "\n"


def is_comparable(source: str, seed: int) -> bool:
    text = counted(source, PASSES)
    if text is None or not is_right(text, seed):
        return False
    blocks = [len(re.findall(r"^ *\^bb", program, re.MULTILINE)) for program in (source, text)]
    return blocks[1] - blocks[0] <= 1


def made() -> list[str]:
    lowered = LOWERED.read_text().split(SEPARATOR)
    programs = [generic(PlainGenerator(random.Random(seed), functions=2).module) for seed in SEEDS]
    sources = [run_mlir_opt(program).stdout.rstrip("\n") + "\n" for program in [*lowered, *programs]]
    return [source for seed, source in enumerate(sources) if is_comparable(source, seed)]


def main() -> int:
    (FOLDER / "made.mlir").write_text(SEPARATOR.join(made()))
    for name in NAMES:
        for kind, passes in (("counted", PASSES[:1]), ("optimized", PASSES)):
            texts = [counted(source, passes) for source in parts(name)]
            assert None not in texts
            (FOLDER / f"{name}.{kind}.mlir").write_text(SEPARATOR.join(text for text in texts if text))
    return 0


if __name__ == "__main__":
    sys.exit(main())
