"""Compares how Stretto and MLIR print random modules, in custom, generic and located form."""

from __future__ import annotations

from collections.abc import Callable

from mlir_tools import run_mlir_opt

from stretto.cli.common import parse_text
from stretto.context import make_context
from stretto.dialects.mlir_text.printer import print_to_string

FORMS = {
    "": {},
    "-mlir-print-op-generic": {"print_generic_format": True},
    "-mlir-print-debuginfo": {"print_debuginfo": True},
}


def compare(module_of: Callable[[int], str], first: int, end: int) -> int:
    """Compare the modules of the seeds from `first` to before `end`; 1 if a text differs, else 0."""
    different = 0
    for seed in range(first, end):
        text = module_of(seed)
        for flag, options in FORMS.items():
            theirs = run_mlir_opt(text, "-allow-unregistered-dialect", *filter(None, [flag]))
            if theirs.returncode != 0:
                raise SystemExit(f"seed {seed}: MLIR refuses the program:\n{theirs.stderr}")
            module, _ = parse_text(make_context(allow_unregistered=True), text, "<stdin>")
            if print_to_string(module, **options) + "\n" != theirs.stdout:
                print(f"seed {seed} {flag}: the texts differ")
                different += 1
    print(f"{end - first} programs, {different} differences")
    return 1 if different else 0
