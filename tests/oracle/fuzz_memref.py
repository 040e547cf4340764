"""Compare random memref programs run by Stretto and by MLIR.

    python fuzz_memref.py [--first SEED] [--count N]

Prints the seeds, pipelines and levels that differ. Needs MLIR's tools.
"""

from __future__ import annotations

import argparse
import sys

from memref_execution import PIPELINES, printed_by_mlir, printed_by_stretto
from memref_programs import program


def main() -> int:
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--first", type=int, default=0)
    arguments.add_argument("--count", type=int, default=50)
    options = arguments.parse_args()
    differences = 0
    for seed in range(options.first, options.first + options.count):
        text = program(seed)
        expected = printed_by_mlir(text)
        for name, pipeline in PIPELINES.items():
            for opt_level in (0, 3):
                found = printed_by_stretto(text, pipeline, opt_level)
                if found != expected:
                    differences += 1
                    print(f"seed {seed}, {name}, -O{opt_level}:\n{found[-1000:]}")
    print(f"{options.count} programs, {differences} differences")
    return 1 if differences else 0


if __name__ == "__main__":
    sys.exit(main())
