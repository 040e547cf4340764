"""Policy-based reference counting under `default` has the text of MLIR (goldens in ref_counting_policy/)."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from xdsl.dialects.builtin import ModuleOp

from stretto.context import make_context
from stretto.dialects.mlir_text.parser import MLIRParser
from stretto.dialects.mlir_text.printer import MLIRPrinter
from stretto.transforms.async_runtime_policy_based_ref_counting import AsyncRuntimePolicyBasedRefCountingPass

FOLDER = Path(__file__).parent / "ref_counting_policy"
SEPARATOR = "// -----\n"
CASES = list(
    zip(
        (FOLDER / "programs.mlir").read_text().split(SEPARATOR),
        (FOLDER / "expected.mlir").read_text().split(SEPARATOR),
        strict=True,
    )
)


@pytest.mark.parametrize("case", range(len(CASES)))
def test_text_is_that_of_mlir(case: int) -> None:
    source, expected = CASES[case]
    context = make_context()
    module = MLIRParser(context, source).parse_module()
    assert isinstance(module, ModuleOp)
    AsyncRuntimePolicyBasedRefCountingPass().apply(context, module)
    module.verify()
    out = io.StringIO()
    MLIRPrinter(out).print_module(module)
    assert out.getvalue().strip() == expected.strip()
