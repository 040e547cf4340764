"""Compare reference counting with MLIR's on random programs, wherever MLIR is right.

    python fuzz_ref_counting.py [--first SEED] [--count N]

Whether MLIR is right is decided by a machine that counts on random paths (tests/property). Where it is, the
text must be the same, up to the order in which new blocks come: in MLIR that depends on memory addresses.
Prints the programs that differ.
"""

from __future__ import annotations

import argparse
import difflib
import io
import random
import re
import sys
from collections import Counter
from pathlib import Path

from mlir_tools import run_mlir_opt
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Attribute, Block, SSAValue
from xdsl.printer import Printer

from stretto.context import make_context
from stretto.dialects.mlir_text.parser import MLIRParser
from stretto.passes import ALL_PASSES

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "property"))
from counted_programs import Generator
from refcount_machine import CountingError, check

PASSES = ["async-runtime-ref-counting", "async-runtime-ref-counting-opt"]
BLOCK = re.compile(r"\^bb\d+|%\d+|//.*$")


class PlainGenerator(Generator):
    """What MLIR understands: calls and waits, and no reference that changes hands in a function."""

    def steps(self):
        return [self.call, self.borrow]

    def carried(self, counts: list[int]) -> list[Attribute]:
        return []

    def values(self, block: Block, scope: list[SSAValue], types) -> list[SSAValue]:
        found: list[SSAValue] = []
        for type_ in types:
            value = self.value(block, scope, type_)
            found.append(value if value not in found else self.make(block, scope, type_))
        return found


def generic(module: ModuleOp) -> str:
    out = io.StringIO()
    Printer(out, print_generic_format=True).print_op(module)
    return out.getvalue()


def counted(source: str, passes: list[str]) -> str:
    context = make_context()
    module = MLIRParser(context, source).parse_module()
    for name in passes:
        ALL_PASSES[name]()().apply(context, module)
    module.verify()
    return run_mlir_opt(generic(module)).stdout


def is_right(text: str, seed: int) -> bool:
    try:
        check(MLIRParser(make_context(), text).parse_module(), seed, paths=60)
    except CountingError:
        return False
    return True


def lines_of(text: str) -> Counter[str]:
    """The lines without the numbers of blocks and values."""
    return Counter(BLOCK.sub("", line).strip() for line in text.splitlines() if line.strip())


def main() -> int:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--first", type=int, default=0)
    arguments.add_argument("--count", type=int, default=1000)
    options = arguments.parse_args()
    results: Counter[str] = Counter()
    for seed in range(options.first, options.first + options.count):
        kind = PlainGenerator if seed % 4 else Generator
        source = run_mlir_opt(generic(kind(random.Random(seed), functions=2).module)).stdout
        for passes in (PASSES[:1], PASSES):
            done = run_mlir_opt(source, *(f"--{name}" for name in passes))
            if done.returncode:
                results["MLIR refuses"] += 1
                continue
            ours = counted(source, passes)
            if done.stdout == ours:
                results["same text"] += 1
            elif lines_of(done.stdout) == lines_of(ours):
                results["same but for the order of blocks"] += 1
            elif not is_right(done.stdout, seed):
                results["MLIR is wrong"] += 1
            else:
                results["FAULT"] += 1
                print(f"==== seed {seed}, {passes}")
                print(
                    "\n".join(
                        difflib.unified_diff(done.stdout.splitlines(), ours.splitlines(), "MLIR", "Stretto")
                    )
                )
    print(dict(results))
    return 1 if results["FAULT"] else 0


if __name__ == "__main__":
    sys.exit(main())
