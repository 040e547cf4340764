"""Compare text with MLIR's on random programs of the core dialects, in custom and generic form.

STRETTO_MLIR_ROOT=... python fuzz_text.py [FIRST [COUNT]]
"""

from __future__ import annotations

import difflib
import sys

from mlir_tools import run_mlir_opt
from text_programs import program

from stretto.cli.common import parse_text
from stretto.context import make_context
from stretto.dialects.mlir_text.printer import print_to_string


def printed(text: str, *, generic: bool) -> str:
    module, _ = parse_text(make_context(allow_unregistered=True), text, "input.mlir")
    return print_to_string(module, print_generic_format=generic).strip()


def differences(seed: int) -> list[str]:
    """What differs for a seed; empty if nothing does."""
    found: list[str] = []
    source = program(seed)
    texts = {"source": source}
    for generic in (False, True):
        flags = ["-mlir-print-op-generic"] if generic else []
        done = run_mlir_opt(source, "-allow-unregistered-dialect", *flags)
        if done.returncode != 0:
            return [f"seed {seed}: MLIR refuses the program: {done.stderr.splitlines()[0]}"]
        texts["generic" if generic else "custom"] = done.stdout.strip()
    for name, text in texts.items():
        for form in ("custom", "generic"):
            if (name, form) == ("generic", "generic"):
                continue  # Read from its generic form, a module keeps other numbers.
            try:
                ours = printed(text, generic=form == "generic")
            except Exception as error:
                found.append(f"seed {seed}, {name} to {form}: {type(error).__name__}: {error}")
                continue
            if name == "custom" and form == "generic":
                continue
            if ours != texts[form]:
                diff = difflib.unified_diff(texts[form].splitlines(), ours.splitlines(), lineterm="", n=0)
                found.append(f"seed {seed}, {name} to {form}:\n" + "\n".join(list(diff)[2:14]))
    return found


def main() -> int:
    first = int(sys.argv[1]) if len(sys.argv) > 1 else 0
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 100
    failed = 0
    for seed in range(first, first + count):
        problems = differences(seed)
        failed += bool(problems)
        for problem in problems[:1]:
            print(problem)
    print(f"{count - failed} of {count} programs alike")
    return bool(failed)


if __name__ == "__main__":
    sys.exit(main())
