"""Make `async_runtime/expected.mlir` with MLIR's own passes: those of programs.mlir, then random programs.

STRETTO_MLIR_ROOT=... python make_async_runtime_goldens.py
"""

from __future__ import annotations

import sys
from pathlib import Path

from async_programs import program
from mlir_tools import run_mlir_opt

FOLDER = Path(__file__).parent / "async_runtime"
SEPARATOR = "// -----\n"
SEEDS = range(15)
PIPELINE = ("-async-func-to-async-runtime", "-async-to-async-runtime")


def programs() -> list[str]:
    """The programs in order: by hand, then by seed."""
    by_hand = (FOLDER / "programs.mlir").read_text().split(SEPARATOR)
    return [*by_hand, *(program(seed, strict=True) for seed in SEEDS)]


def main() -> int:
    done = run_mlir_opt(SEPARATOR.join(programs()), "-split-input-file", *PIPELINE)
    if done.returncode != 0:
        print(done.stderr, file=sys.stderr)
        return 1
    (FOLDER / "expected.mlir").write_text(done.stdout)
    return 0


if __name__ == "__main__":
    sys.exit(main())
