"""Where MLIR is right, both reference counting passes give its text (goldens in ref_counting/)."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from xdsl.dialects.builtin import ModuleOp

from stretto.context import make_context
from stretto.dialects.mlir_text.parser import MLIRParser
from stretto.dialects.mlir_text.printer import print_to_string
from stretto.passes import ALL_PASSES

sys.path.insert(0, str(Path(__file__).parent))
from make_ref_counting_goldens import NAMES, PASSES, parts

CASES = [
    pytest.param(source, counted, optimized, id=f"{name}-{number}")
    for name in NAMES
    for number, (source, counted, optimized) in enumerate(
        zip(parts(name), parts(f"{name}.counted"), parts(f"{name}.optimized"), strict=True)
    )
]


@pytest.mark.parametrize(("source", "counted", "optimized"), CASES)
def test_text_is_that_of_mlir(source: str, counted: str, optimized: str) -> None:
    context = make_context()
    module = MLIRParser(context, source).parse_module()
    assert isinstance(module, ModuleOp)
    for name, expected in zip(PASSES, (counted, optimized), strict=True):
        ALL_PASSES[name]()().apply(context, module)
        module.verify()
        assert print_to_string(module).strip() == expected.strip()
