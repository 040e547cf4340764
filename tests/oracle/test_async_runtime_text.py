"""The text of both async-to-runtime passes is that of MLIR (goldens in async_runtime/)."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest
from xdsl.dialects.builtin import ModuleOp

from stretto.context import make_context
from stretto.conversions.async_func_to_async_runtime import AsyncFuncToAsyncRuntimePass
from stretto.conversions.async_to_async_runtime import AsyncToAsyncRuntimePass
from stretto.dialects.mlir_text.parser import MLIRParser
from stretto.dialects.mlir_text.printer import MLIRPrinter

sys.path.insert(0, str(Path(__file__).parent))
from make_async_runtime_goldens import FOLDER, SEPARATOR, programs

EXPECTED = (FOLDER / "expected.mlir").read_text().split(SEPARATOR)
CASES = list(zip(programs(), EXPECTED, strict=True))


def lowered(text: str) -> str:
    context = make_context()
    module = MLIRParser(context, text).parse_module()
    assert isinstance(module, ModuleOp)
    AsyncFuncToAsyncRuntimePass().apply(context, module)
    AsyncToAsyncRuntimePass().apply(context, module)
    module.verify()
    out = io.StringIO()
    MLIRPrinter(out).print_module(module)
    return out.getvalue()


@pytest.mark.parametrize("case", range(len(CASES)))
def test_text_is_that_of_mlir(case: int) -> None:
    source, expected = CASES[case]
    assert lowered(source).strip() == expected.strip()
