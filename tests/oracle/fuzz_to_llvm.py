"""Compare the conversions to LLVM with MLIR's on random programs.

    python fuzz_to_llvm.py [PASS ...] [--first SEED] [--count N] [--batch N]

Our module is printed in generic form and sent through mlir-opt, so that both texts are MLIR's. Prints
the programs that differ.
"""

from __future__ import annotations

import argparse
import difflib
import io
import re
import sys

from lowering_programs import GENERATORS
from mlir_tools import SEPARATOR, run_mlir_opt
from xdsl.dialects.builtin import ModuleOp
from xdsl.printer import Printer

from stretto.context import make_context
from stretto.dialects.mlir_text.parser import MLIRParser
from stretto.passes import ALL_PASSES


def each(texts: list[str], *flags: str) -> list[str | None]:
    """Run mlir-opt on many modules at once; None for those that it refuses."""
    done = run_mlir_opt(SEPARATOR.join(texts), "-allow-unregistered-dialect", "-split-input-file", *flags)
    parts = re.split(r"^// -----\n", done.stdout, flags=re.MULTILINE)
    if done.returncode >= 0 and len(parts) == len(texts):
        return [part.strip() or None for part in parts]
    if len(texts) == 1:
        print(done.stderr[:2000], file=sys.stderr)
        return [None]
    middle = len(texts) // 2
    return [*each(texts[:middle], *flags), *each(texts[middle:], *flags)]


def renumbered(text: str | None) -> str:
    """A text with messages numbered in order: MLIR counts them over all programs of a run."""
    names: dict[str, str] = {}
    return re.sub(
        r"assert_msg\w*", lambda m: names.setdefault(m[0], f"message{len(names)}"), text or "not valid"
    )


def lowered(source: str, name: str) -> str:
    """A program after our pass, in generic form."""
    context = make_context(allow_unregistered=True)
    module = MLIRParser(context, source).parse_module()
    assert isinstance(module, ModuleOp)
    ALL_PASSES[name]()().apply(context, module)
    module.verify()
    out = io.StringIO()
    Printer(out, print_generic_format=True).print_op(module)
    return out.getvalue() + "\n"


def compare(name: str, seeds: range) -> int:
    """How many programs differ."""
    sources = [GENERATORS[name](seed) for seed in seeds]
    expected = each(sources, f"-{name}")
    kept = [k for k, text in enumerate(expected) if text is not None]
    refused = len(sources) - len(kept)
    ours = each([lowered(sources[k], name) for k in kept])
    different = 0
    for k, text in zip(kept, ours, strict=True):
        theirs, ours_text = renumbered(expected[k]), renumbered(text)
        if ours_text != theirs:
            different += 1
            lines = difflib.unified_diff(
                theirs.splitlines(), ours_text.splitlines(), "MLIR", "ours", lineterm=""
            )
            print(f"== {name}, seed {seeds[k]}", *lines, sep="\n")
    print(f"{name}: {len(kept)} compared, {refused} that MLIR refuses, {different} differ")
    return different


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("passes", nargs="*", default=list(GENERATORS))
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--batch", type=int, default=200)
    options = parser.parse_args()
    different = 0
    for name in options.passes:
        for first in range(options.first, options.first + options.count, options.batch):
            last = min(first + options.batch, options.first + options.count)
            different += compare(name, range(first, last))
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main())
