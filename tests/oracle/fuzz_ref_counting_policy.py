"""Compare policy-based reference counting with MLIR's on random programs.

    python fuzz_ref_counting_policy.py [--first SEED] [--count N]

Every other program is one of awaiting tasks that MLIR has lowered. Prints the programs that differ.
"""

from __future__ import annotations

import argparse
import difflib
import random
import sys

from async_programs import program
from make_ref_counting_policy_goldens import LOWERING, PASS, ProgramGenerator, generic
from mlir_tools import run_mlir_opt

import stretto


def run(text: str, *flags: str) -> str | None:
    """What mlir-opt makes of a program; None if it refuses it."""
    done = run_mlir_opt(text, *flags)
    return done.stdout if done.returncode == 0 else None


def source(seed: int) -> str | None:
    if seed % 2:
        return run(program(seed, strict=True), *LOWERING)
    return run(generic(ProgramGenerator(random.Random(seed), functions=2).module))


def main() -> int:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--first", type=int, default=0)
    arguments.add_argument("--count", type=int, default=100)
    options = arguments.parse_args()
    faults = refused = 0
    for seed in range(options.first, options.first + options.count):
        text = source(seed)
        want = None if text is None else run(text, PASS)
        if text is None or want is None:
            refused += 1
            continue
        module = stretto.parse(text)
        stretto.run_pipeline(module, PASS.lstrip("-"))
        have = stretto.format_module(module).strip()
        if have != want.strip():
            faults += 1
            lines = difflib.unified_diff(
                want.strip().splitlines(), have.splitlines(), "MLIR", "Stretto", lineterm=""
            )
            print(f"==== seed {seed}\n{text}\n----\n" + "\n".join(lines))
    print(f"{options.count} programs, MLIR refuses {refused}, {faults} differ")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
