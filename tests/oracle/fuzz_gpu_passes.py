"""Compare the passes for GPU host programs with MLIR's on random programs.

    python fuzz_gpu_passes.py [NAME...] [--first SEED] [--count N]

Prints the programs that differ, and counts those on which MLIR crashes.
"""

from __future__ import annotations

import argparse
import difflib
import re
import sys
from collections.abc import Iterator, Sequence

from make_gpu_goldens import RUNS, comparable, mistakes
from mlir_tools import SEPARATOR, run_mlir_opt

import stretto

_BATCH = 50


def expected(pipeline: str, sources: Sequence[str]) -> Iterator[str | None]:
    """What MLIR makes of each program; None where it fails."""
    flag = f"-pass-pipeline=builtin.module({pipeline})"
    for first in range(0, len(sources), _BATCH):
        batch = sources[first : first + _BATCH]
        done = run_mlir_opt(SEPARATOR.join(batch), "-split-input-file", flag)
        if done.returncode == 0:
            yield from re.split("^// -----$", done.stdout, flags=re.MULTILINE)
            continue
        for source in batch:
            done = run_mlir_opt(source, flag)
            yield done.stdout if done.returncode == 0 else None


def compare(name: str, seeds: range) -> int:
    """Compare the programs of some seeds; returns how many differ."""
    pipeline, generate = RUNS[name]
    sources = [generate(seed) for seed in seeds]
    faults = failures = 0
    for seed, source, want in zip(seeds, sources, expected(pipeline, sources), strict=True):
        module = stretto.parse(source)
        with mistakes():
            stretto.run_pipeline(module, pipeline)
        text = comparable(stretto.format_module(module))
        if want is None:
            failures += 1
        elif text != comparable(want):
            faults += 1
            lines = difflib.unified_diff(
                comparable(want).splitlines(), text.splitlines(), "MLIR", "Stretto", lineterm=""
            )
            print(f"==== {name}, seed {seed}\n{source}\n----\n" + "\n".join(lines))
    print(f"{name}: {len(seeds)} programs, {faults} differ, MLIR fails on {failures}")
    return faults


def main() -> int:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("names", nargs="*", choices=[*RUNS, []], default=[])
    arguments.add_argument("--first", type=int, default=0)
    arguments.add_argument("--count", type=int, default=100)
    options = arguments.parse_args()
    seeds = range(options.first, options.first + options.count)
    return 1 if sum(compare(name, seeds) for name in options.names or RUNS) else 0


if __name__ == "__main__":
    sys.exit(main())
