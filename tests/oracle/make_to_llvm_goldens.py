"""Make `to_llvm/PASS.expected.mlir` with MLIR's passes: the inputs of `to_llvm/PASS.mlir`, then random ones.

STRETTO_MLIR_ROOT=... python make_to_llvm_goldens.py
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from lowering_programs import GENERATORS
from mlir_tools import run_mlir_opt

FOLDER = Path(__file__).parent / "to_llvm"
SEPARATOR = "// -----\n"
SEEDS = range(8)
PASSES = (*GENERATORS, "arith-expand", "convert-index-to-llvm")


def inputs(name: str) -> list[str]:
    """The programs of a pass in order: by hand, then by seed."""
    by_hand = (FOLDER / f"{name}.mlir").read_text().split(SEPARATOR)
    generator = GENERATORS.get(name)
    return [*by_hand, *(generator(seed) for seed in SEEDS)] if generator else by_hand


def numbered_alone(text: str) -> str:
    """MLIR counts the messages of asserts over all modules of a run; here each module begins anew."""
    names: dict[str, str] = {}

    def name(match: re.Match[str]) -> str:
        number = len(names)
        return names.setdefault(match[0], "assert_msg" if number == 0 else f"assert_msg_{number - 1}")

    ordered = re.sub(r"(?<=addressof @)assert_msg\w*", name, text)
    return re.sub(r"assert_msg\w*(?=\()", lambda match: names.get(match[0], match[0]), ordered)


def main() -> int:
    for name in PASSES:
        done = run_mlir_opt(
            SEPARATOR.join(inputs(name)), "-allow-unregistered-dialect", "-split-input-file", f"-{name}"
        )
        if done.returncode != 0:
            print(done.stderr, file=sys.stderr)
            return 1
        parts = [numbered_alone(part) for part in done.stdout.split(SEPARATOR)]
        (FOLDER / f"{name}.expected.mlir").write_text(SEPARATOR.join(parts))
    return 0


if __name__ == "__main__":
    sys.exit(main())
