"""Functions of C's library that lowerings call: declared, or the module's own where it has them."""

from __future__ import annotations

import pytest
from xdsl.dialects.builtin import ModuleOp

from stretto.context import make_context
from stretto.diagnostics import DiagnosticError
from stretto.dialects.mlir_text.parser import MLIRParser
from stretto.dialects.mlir_text.printer import print_to_string
from stretto.passes import ALL_PASSES


def lowered(text: str, name: str) -> str:
    context = make_context()
    module = MLIRParser(context, text).parse_module()
    assert isinstance(module, ModuleOp)
    ALL_PASSES[name]()().apply(context, module)
    module.verify()
    return print_to_string(module)


ERF = """\
func.func @f(%a: f32) -> f32 {
  %0 = math.erf %a : f32
  return %0 : f32
}
"""

FRAME = """\
func.func @f() {
  %0 = async.coro.id
  %1 = async.coro.begin %0
  async.coro.free %0, %1
  return
}
"""


def test_function_is_declared_once():
    out = lowered(ERF + ERF.replace("@f", "@g"), "convert-math-to-llvm")
    assert out.count("llvm.func @erff(f32) -> f32") == 1
    assert out.count("llvm.call @erff(") == 2


def test_llvm_declaration_of_the_module_is_used():
    out = lowered("llvm.func @erff(f32) -> f32\n" + ERF, "convert-math-to-llvm")
    assert out.count("@erff(f32)") == 1


def test_function_of_the_module_is_called():
    out = lowered("func.func private @erff(f32) -> f32\n" + ERF, "convert-math-to-llvm")
    assert "call @erff(%arg0) : (f32) -> f32" in out
    assert "llvm.func @erff" not in out


def test_frames_use_the_modules_own_declarations():
    out = lowered("func.func private @free(!llvm.ptr)\n" + FRAME, "convert-async-to-llvm")
    assert "llvm.func @free" not in out
    assert "llvm.func @aligned_alloc(i64, i64) -> !llvm.ptr" in out


def test_function_of_another_type_is_an_error_at_the_op():
    with pytest.raises(DiagnosticError) as raised:
        lowered("func.func private @erff(f64) -> f64\n" + ERF, "convert-math-to-llvm")
    assert "redefinition of function 'erff' of different type: 'math.erf' needs" in raised.value.message
    assert ":3:8" in str(raised.value.location)
    assert raised.value.notes[0][0] == "the other one is here"
