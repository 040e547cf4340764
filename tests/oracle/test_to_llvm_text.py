"""The text of the conversions to LLVM is that of MLIR (goldens in to_llvm/)."""

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
from make_to_llvm_goldens import FOLDER, PASSES, SEPARATOR, inputs


def cases() -> list[tuple[str, int, str, str]]:
    found: list[tuple[str, int, str, str]] = []
    for name in PASSES:
        expected = (FOLDER / f"{name}.expected.mlir").read_text().split(SEPARATOR)
        found += [(name, k, *pair) for k, pair in enumerate(zip(inputs(name), expected, strict=True))]
    return found


@pytest.mark.parametrize(
    ("name", "source", "expected"),
    [pytest.param(name, source, expected, id=f"{name}-{k}") for name, k, source, expected in cases()],
)
def test_text_is_that_of_mlir(name: str, source: str, expected: str) -> None:
    context = make_context(allow_unregistered=True)
    module = MLIRParser(context, source).parse_module()
    assert isinstance(module, ModuleOp)
    ALL_PASSES[name]()().apply(context, module)
    module.verify()
    assert print_to_string(module).strip() == expected.strip()
