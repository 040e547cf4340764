"""Make `ref_counting_policy/expected.mlir`: what MLIR's policy-based counting makes of random programs.

STRETTO_MLIR_ROOT=... python make_ref_counting_policy_goldens.py

The programs are those of the property tests, in the text that MLIR prints, and those of the awaiting
programs, lowered by MLIR. They are kept in `ref_counting_policy/programs.mlir`.
"""

from __future__ import annotations

import io
import random
import sys
from collections.abc import Sequence
from pathlib import Path

from async_programs import program
from mlir_tools import run_mlir_opt
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Attribute, Block, Operation, SSAValue
from xdsl.printer import Printer

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "property"))
from counted_programs import Generator

FOLDER = Path(__file__).parent / "ref_counting_policy"
SEPARATOR = "// -----\n"
SEEDS = range(12)
LOWERING = ("-async-func-to-async-runtime", "-async-to-async-runtime")
PASS = "-async-runtime-policy-based-ref-counting"


class ProgramGenerator(Generator):
    """Programs without scf.index_switch, whose empty yields aren't the matter of these tests."""

    def switch_op(
        self, block: Block, scope: list[SSAValue], types: Sequence[Attribute], depth: int
    ) -> Operation:
        return self.if_op(block, scope, types, depth)


def generic(module: ModuleOp) -> str:
    out = io.StringIO()
    Printer(out, print_generic_format=True).print_op(module)
    return out.getvalue()


def checked(text: str, *flags: str) -> str:
    done = run_mlir_opt(text, *flags)
    if done.returncode != 0:
        raise SystemExit(done.stderr)
    return done.stdout


def main() -> int:
    texts = [checked(generic(ProgramGenerator(random.Random(seed), functions=2).module)) for seed in SEEDS]
    texts += [checked(program(seed, strict=True), *LOWERING) for seed in SEEDS]
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / "programs.mlir").write_text(SEPARATOR.join(texts))
    (FOLDER / "expected.mlir").write_text(SEPARATOR.join(checked(text, PASS) for text in texts))
    return 0


if __name__ == "__main__":
    sys.exit(main())
