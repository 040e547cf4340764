"""The conversions to LLVM give every op that they make a place in the source."""

from __future__ import annotations

from pathlib import Path

import pytest
from xdsl.dialects.builtin import ModuleOp, UnknownLoc

from stretto.context import make_context
from stretto.dialects.mlir_text.parser import MLIRParser
from stretto.passes import ALL_PASSES

PROGRAMS = Path(__file__).parents[1] / "oracle/to_llvm"
PASSES = (
    "arith-expand",
    "convert-arith-to-llvm",
    "convert-async-to-llvm",
    "convert-cf-to-llvm",
    "convert-func-to-llvm",
    "convert-index-to-llvm",
    "convert-math-to-llvm",
)


@pytest.mark.parametrize("name", PASSES)
def test_no_location_is_lost(name: str):
    for text in (PROGRAMS / f"{name}.mlir").read_text().split("// -----\n"):
        context = make_context(allow_unregistered=True)
        module = MLIRParser(context, text).parse_module()
        assert isinstance(module, ModuleOp)
        ALL_PASSES[name]()().apply(context, module)
        lost = [op.name for op in module.walk() if isinstance(op.location, UnknownLoc) and op is not module]
        assert not lost
