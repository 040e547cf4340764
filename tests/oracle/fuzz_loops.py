"""Compare the passes for loops with MLIR's on random programs.

    python fuzz_loops.py [--first SEED] [--count N]

Prints the programs that differ.
"""

from __future__ import annotations

import argparse
import difflib
import re
import sys

from make_loops_goldens import RUNS, comparable
from mlir_tools import SEPARATOR, run_mlir_opt

import stretto
from stretto.transforms import async_parallel_for


def main() -> int:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--first", type=int, default=0)
    arguments.add_argument("--count", type=int, default=100)
    options = arguments.parse_args()
    async_parallel_for.not_below_zero = lambda emit, count: count
    async_parallel_for.count_of_whole_blocks = lambda emit, total, size, count: count
    seeds = range(options.first, options.first + options.count)
    faults = 0
    for name, (pipeline, generate) in RUNS.items():
        sources = [generate(seed) for seed in seeds]
        flag = f"-pass-pipeline=builtin.module({pipeline})"
        done = run_mlir_opt(SEPARATOR.join(sources), "-split-input-file", flag)
        if done.returncode != 0:
            print(f"MLIR refuses some of {name}: {done.stderr[:2000]}")
            return 1
        for seed, source, want in zip(
            seeds, sources, re.split("^// -----$", done.stdout, flags=re.MULTILINE), strict=True
        ):
            module = stretto.parse(source)
            stretto.run_pipeline(module, pipeline)
            text = stretto.format_module(module)
            want, text = comparable(want), comparable(text)
            if text != want:
                faults += 1
                lines = difflib.unified_diff(
                    want.splitlines(), text.splitlines(), "MLIR", "Stretto", lineterm=""
                )
                print(f"==== {name}, seed {seed}\n{source}\n----\n" + "\n".join(lines))
    print(f"{len(RUNS) * len(seeds)} programs, {faults} differ")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
