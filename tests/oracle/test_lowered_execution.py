"""Programs that Stretto lowers with abi=mlir run on MLIR's runtime and print what MLIR's own lowering prints.

Needs MLIR's tools; skipped without them.
"""

from __future__ import annotations

import io
import re
import sys
from pathlib import Path

import pytest
from xdsl.dialects.builtin import ModuleOp
from xdsl.printer import Printer

from stretto.context import make_context
from stretto.dialects.mlir_text.parser import MLIRParser
from stretto.passes import ALL_PASSES

sys.path.insert(0, str(Path(__file__).parent))
from mlir_tools import mlir_opt, run_mlir_opt, run_mlir_runner

PROGRAMS = sorted((Path(__file__).parent / "to_llvm/run").glob("*.mlir"))
TO_RUNTIME = (
    "async-func-to-async-runtime",
    "async-to-async-runtime",
    "async-runtime-ref-counting",
    "async-runtime-ref-counting-opt",
    "convert-async-to-llvm",
)
TO_LLVM = (
    "arith-expand",
    "convert-scf-to-cf",
    "convert-vector-to-llvm",
    "expand-strided-metadata",
    "finalize-memref-to-llvm",
    "convert-math-to-llvm",
    "convert-arith-to-llvm",
    "convert-func-to-llvm",
    "convert-cf-to-llvm",
    "reconcile-unrealized-casts",
)


def lowered(text: str) -> str:
    """A program in the llvm dialect, by our passes, in generic form."""
    context = make_context()
    module = MLIRParser(context, text).parse_module()
    assert isinstance(module, ModuleOp)
    for name in (*TO_RUNTIME, *TO_LLVM):
        ALL_PASSES[name]()().apply(context, module)
        module.verify()
    assert not [op.name for op in module.walk() if "unrealized" in op.name]
    out = io.StringIO()
    Printer(out, print_generic_format=True).print_op(module)
    return out.getvalue()


def printed(text: str) -> str:
    """What `main` prints on MLIR's runtime, which aborts if references are counted wrong."""
    done = run_mlir_runner(text)
    assert done.returncode == 0, done.stderr
    return re.sub(r"base@ = \S+", "base@", done.stdout)


@pytest.mark.skipif(mlir_opt() is None, reason="MLIR's tools aren't installed")
@pytest.mark.parametrize("path", PROGRAMS, ids=lambda path: path.stem)
def test_program_prints_what_mlirs_lowering_prints(path: Path) -> None:
    text = path.read_text()
    to_llvm = [*TO_LLVM]
    to_llvm.insert(to_llvm.index("convert-arith-to-llvm"), "convert-math-to-libm")
    theirs = run_mlir_opt(text, *(f"-{name}" for name in (*TO_RUNTIME, *to_llvm)))
    assert theirs.returncode == 0, theirs.stderr
    expected = printed(theirs.stdout)
    assert expected
    assert printed(lowered(text)) == expected
