"""What LLVM would abort on is refused before, at its place."""

from __future__ import annotations

import re

import pytest
from xdsl.dialects.builtin import StringAttr, SymbolRefAttr

import stretto

CORO = """
llvm.func @free(!llvm.ptr)
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @f() -> !llvm.ptr {attributes} {{
  %i0 = llvm.mlir.constant(0 : i32) : i32
  %null = llvm.mlir.zero : !llvm.ptr
  %no = llvm.mlir.constant(false) : i1
  %id = llvm.intr.coro.id %i0, %null, %null, %null : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  %size = llvm.intr.coro.size : i64
  %mem = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
  %hdl = llvm.intr.coro.begin %id, %mem : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  {more}
  %save = llvm.intr.coro.save %hdl : (!llvm.ptr) -> !llvm.token
  %s = llvm.intr.coro.suspend %save, {final} : i8
  {after}
  {switch}
^resume:
  llvm.br ^cleanup
^cleanup:
  %m = llvm.intr.coro.free %id, %hdl : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  llvm.call @free(%m) : (!llvm.ptr) -> ()
  llvm.br {last}
^suspend:
  {end}
  llvm.return %hdl : !llvm.ptr
}}
"""
SWITCH = "%w = llvm.sext %s : i8 to i32\n llvm.switch %w : i32, ^suspend [ 0: ^resume, 1: ^cleanup ]"
END = """%none = llvm.mlir.none : !llvm.token
  %e = llvm.intr.coro.end %hdl, %no, %none : (!llvm.ptr, i1, !llvm.token) -> i1"""


def coroutine(**parts: str) -> str:
    defaults = {
        **{"attributes": "", "more": "", "final": "%no", "after": "", "switch": SWITCH},
        **{"end": END, "last": "^suspend"},
    }
    return CORO.format(**(defaults | parts))


def refusal(text: str, level: int = 0) -> str:
    with pytest.raises(stretto.DiagnosticError) as caught:
        stretto.compile(text, opt_level=level)
    assert caught.value.location is not None or "LLVM" in caught.value.message
    return caught.value.message


@pytest.mark.parametrize("level", [0, 1, 2, 3])
@pytest.mark.parametrize("attributes", ["", 'attributes {passthrough = ["presplitcoroutine"]}'])
def test_coroutines_are_split_at_every_level(level: int, attributes: str):
    assert stretto.compile(coroutine(attributes=attributes), "f", opt_level=level)() != 0


@pytest.mark.parametrize(
    ("parts", "message"),
    [
        ({"end": "", "last": "^suspend"}, "must have an 'llvm.intr.coro.end'"),
        (
            {"final": "%dynamic", "more": "%dynamic = llvm.trunc %size : i64 to i1"},
            "final flag must be a constant",
        ),
        ({"switch": "llvm.br ^cleanup"}, "must decide where the coroutine goes on"),
        (
            {"more": "%hdl2 = llvm.intr.coro.begin %id, %mem : (!llvm.token, !llvm.ptr) -> !llvm.ptr"},
            "exactly one 'llvm.intr.coro.begin'",
        ),
        (
            {
                "more": "%a = llvm.alloca %size x i8 : (i64) -> !llvm.ptr",
                "after": "llvm.call @free(%a) : (!llvm.ptr) -> ()",
            },
            "stack memory whose size isn't a constant",
        ),
    ],
)
def test_coroutines_that_llvm_would_abort_on(parts: dict[str, str], message: str):
    assert message in refusal(coroutine(**parts))


def test_suspension_outside_of_a_coroutine():
    text = """
    llvm.func @f() {
      %no = llvm.mlir.constant(false) : i1
      %none = llvm.mlir.none : !llvm.token
      %s = llvm.intr.coro.suspend %none, %no : i8
      llvm.return
    }"""
    assert "exactly one 'llvm.intr.coro.id'" in refusal(text)


def test_a_coroutine_attribute_without_a_coroutine_is_dropped():
    text = 'llvm.func @f() attributes {passthrough = ["presplitcoroutine"]} { llvm.return }'
    assert stretto.compile(text)() is None


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            "llvm.func @g()\nllvm.func @f() { llvm.call @g() : () -> ()\n llvm.return }",
            "needs the function 'g', which has no body and is in no loaded library",
        ),
        (
            "llvm.mlir.global external @g() : i32\n"
            "llvm.func @f() { %p = llvm.mlir.addressof @g : !llvm.ptr\n llvm.return }",
            "needs the global 'g'",
        ),
        ("func.func @f(%t: tensor<4xf32>) { return }", r"tensor<4xf32>"),
        (
            'llvm.func @f() { %r = llvm.call_intrinsic "llvm.nvvm.read.ptx.sreg.tid.x"() : () -> i32\n'
            "llvm.return }",
            "intrinsic 'llvm.nvvm.read.ptx.sreg.tid.x' is not supported",
        ),
        (
            'llvm.func @f() { llvm.inline_asm has_side_effects "nonsense", "" : () -> ()\n llvm.return }',
            "llvm.inline_asm",
        ),
        ("llvm.func @f(%x: i5000) { llvm.return }", "i5000"),
        (
            "llvm.func @f(%p: !llvm.ptr) {\n"
            '%q = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"a", opaque>\n'
            "llvm.return }",
            "'llvm.getelementptr' op can't be compiled: type !llvm.struct<\"a\", opaque> has no size",
        ),
        ("llvm.func @f(%x: !llvm.struct<packed (i8, i32)>)", "packed structs are not supported"),
        ('llvm.func @f(%x: !llvm.struct<"a", (i8, struct<"a">)>)', 'struct "a" needs a body'),
        (
            "llvm.func @f() { %c = llvm.mlir.constant(1 : i32) : i32\n"
            "%p = llvm.alloca %c x i32 {alignment = 3 : i64} : (i32) -> !llvm.ptr\n llvm.return }",
            "alignment 3",
        ),
    ],
)
def test_what_cannot_be_compiled_is_refused(text: str, message: str):
    assert re.search(message, refusal(text))


def test_a_missing_function_is_told_where_it_is_called_and_declared():
    text = """\
async.func private @far(i64) -> !async.value<i64>
func.func @main(%x: i64) -> i64 {
  %v = async.call @far(%x) : (i64) -> !async.value<i64>
  %r = async.await %v : !async.value<i64>
  return %r : i64
}
"""
    with pytest.raises(stretto.DiagnosticError, match="needs the function 'far'") as refused:
        stretto.compile(text)
    assert ":3:" in str(refused.value.location)
    (note,) = refused.value.notes
    assert note[0] == "'far' is declared here" and ":1:" in str(note[1])


def test_a_missing_function_that_a_pass_declared_has_no_place_in_the_source():
    text = "func.func @main(%x: f32) { vector.print %x : f32\n return }"
    module = stretto.parse(text)
    stretto.run_pipeline(module, "builtin.module(convert-vector-to-llvm,convert-func-to-llvm)")
    for op in module.walk():
        for name, value in op.properties.items():
            if value == StringAttr("printF32"):
                op.properties[name] = StringAttr("absent")
            elif value == SymbolRefAttr("printF32"):
                op.properties[name] = SymbolRefAttr("absent")
    with pytest.raises(stretto.DiagnosticError, match="needs the function 'absent'") as refused:
        stretto.compile(module, pipeline="builtin.module()")
    assert not refused.value.notes


def test_symbols_that_nobody_uses_need_no_library():
    assert stretto.compile("llvm.func @absent()\nllvm.func @f() { llvm.return }", "f")() is None


def test_leftovers_name_the_op_and_its_types():
    text = "func.func @f(%x: i32) -> i32 { %y = arith.addi %x, %x : i32\n return %y : i32 }"
    with pytest.raises(stretto.DiagnosticError, match=r"'func.func' op can't be compiled"):
        stretto.compile(text, pipeline="builtin.module(convert-arith-to-llvm)")
    with pytest.raises(stretto.DiagnosticError, match=r"'arith.addi' op can't be compiled.*'i32'"):
        stretto.compile(text, pipeline="builtin.module(convert-func-to-llvm)")
