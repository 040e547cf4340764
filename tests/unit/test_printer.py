"""MLIRPrinter: names, groups, blocks, aliases, forms."""

from __future__ import annotations

import pytest
from xdsl.dialects import arith, func
from xdsl.dialects.builtin import Float32Type, Float64Type, ModuleOp, bf16, f16, f32, f64, i32
from xdsl.ir import Block, Region

import stretto
from stretto.cli.common import parse_text
from stretto.context import make_context
from stretto.dialects.mlir_text.floats import float_text
from stretto.dialects.mlir_text.printer import generic_line, print_to_string


def printed(text: str, **options: bool) -> str:
    module, _ = parse_text(make_context(allow_unregistered=True), text, "input.mlir")
    return print_to_string(module, **options)


def body(text: str, **options: bool) -> str:
    """What is printed inside the module."""
    return "\n".join(line[2:] for line in printed(text, **options).splitlines()[1:-1])


def test_ops_of_xdsls_own_classes_print_mlirs_text():
    block = Block(arg_types=[i32])
    constant = arith.ConstantOp.from_int_and_width(3, 32)
    total = arith.AddiOp(block.args[0], constant.result)
    block.add_ops([constant, total, func.ReturnOp(total.result)])
    module = ModuleOp([func.FuncOp("f", ((i32,), (i32,)), Region(block))])
    assert print_to_string(module) == (
        "module {\n"
        "  func.func @f(%arg0: i32) -> i32 {\n"
        "    %c3_i32 = arith.constant 3 : i32\n"
        "    %0 = arith.addi %arg0, %c3_i32 : i32\n"
        "    return %0 : i32\n"
        "  }\n"
        "}\n"
    )


def test_enclosing_blocks_are_numbered_before_nested_ones():
    text = body(
        """
        func.func @f(%c: i1) {
          scf.if %c { %a = "t.a"() : () -> i32 }
          %b = "t.b"() : () -> i32
          return
        }"""
    )
    assert '%0 = "t.b"' in text
    assert '%1 = "t.a"' in text


def test_siblings_start_from_the_same_numbers():
    text = body('func.func @f() { "t.a"() : () -> i32 return } func.func @g() { "t.a"() : () -> i32 return }')
    assert text.count('%0 = "t.a"') == 2


def test_generic_form_numbers_are_unique_in_the_module():
    text = printed(
        'func.func @f() { "t.a"() : () -> i32 return } func.func @g() { "t.a"() : () -> i32 return }',
        print_generic_format=True,
    )
    assert '%0 = "t.a"' in text
    assert '%1 = "t.a"' in text


def test_names_are_unique_among_the_enclosing_regions():
    text = body(
        """
        func.func @f() {
          %t = async.execute { %u = async.execute { async.yield } async.yield }
          %v = async.execute { %w = async.execute { async.yield } async.yield }
          return
        }"""
    )
    assert "%token = async.execute" in text
    assert "%token_0 = async.execute" in text
    assert text.count("%token_1 = async.execute") == 2


def test_result_groups():
    text = body(
        """
        func.func @f() {
          %t, %v:2 = async.execute -> (!async.value<i32>, !async.value<i32>) {
            %c = "t.c"() : () -> i32
            async.yield %c, %c : i32, i32
          }
          %x:3 = "t.x"(%v#1) : (!async.value<i32>) -> (i32, i32, i32)
          "t.y"(%x#0, %x#2) : (i32, i32) -> ()
          return
        }"""
    )
    assert "%token, %bodyResults:2 = async.execute" in text
    assert '%0:3 = "t.x"(%bodyResults#1)' in text
    assert '"t.y"(%0#0, %0#2)' in text


def test_predecessors_stand_behind_the_label():
    text = body(
        """
        func.func @f(%c: i1) {
          cf.cond_br %c, ^a, ^b
        ^a:
          cf.br ^b
        ^b:
          cf.cond_br %c, ^d, ^d
        ^c:
          return
        ^d:
          return
        }"""
    )
    assert "^bb1:  // pred: ^bb0\n" in text
    assert "^bb2:  // 2 preds: ^bb0, ^bb1\n" in text
    assert "^bb3:  // no predecessors\n" in text
    assert "^bb4:  // 2 preds: ^bb2, ^bb2\n" in text


def test_dialects_are_left_out_only_directly_in_their_function():
    text = body(
        """
        func.func private @g()
        func.func @f(%c: i1) { func.call @g() : () -> () scf.if %c { func.call @g() : () -> () } return }"""
    )
    assert "\n  call @g()" in text
    assert "\n    func.call @g()" in text


def test_source_names_are_kept_on_request():
    text = body(
        """
        func.func @f(%first: i32) -> i32 {
          %sum = arith.addi %first, %first : i32
          cf.br ^end(%sum : i32)
        ^end(%result: i32):
          return %result : i32
        }""",
        keep_names=True,
    )
    assert "@f(%first: i32)" in text
    assert "%sum = arith.addi %first, %first" in text
    assert "^end(%result: i32):" in text


def test_maps_have_aliases_before_the_module():
    text = printed(
        """
        func.func private @f(memref<4xf32, affine_map<(d0) -> (d0 * 2)>>)
        func.func private @g(memref<4xf32, affine_map<(d0) -> (d0 * 3)>>)"""
    )
    assert text.startswith(
        "#map = affine_map<(d0) -> (d0 * 2)>\n#map1 = affine_map<(d0) -> (d0 * 3)>\nmodule {"
    )
    assert "@f(memref<4xf32, #map>)" in text


def test_local_scope_has_no_aliases():
    text = printed("func.func private @f(memref<4xf32, affine_map<(d0) -> (d0 * 2)>>)", local_scope=True)
    assert "memref<4xf32, affine_map<(d0) -> (d0 * 2)>>" in text


def test_an_op_in_a_message_is_one_line():
    module, _ = parse_text(
        make_context(), "func.func @f() { %t = async.execute { async.yield } return }", "x"
    )
    execute = next(op for op in module.walk() if op.name == "async.execute")
    assert generic_line(execute) == (
        '%0 = "async.execute"() <{operandSegmentSizes = array<i32: 0, 0>}> ({...}) : () -> !async.token'
    )


@pytest.mark.parametrize(
    ("value", "type_", "expected"),
    [
        (1.0, f32, "1.000000e+00"),
        (-0.0, f64, "-0.000000e+00"),
        (0.1, f64, "1.000000e-01"),
        (0.699999988079071, f32, "0.699999988"),
        (123456789.5, f64, "123456789.5"),
        (16777217.0, f64, "0x4170000010000000"),
        (99999.9921875, f32, "99999.9921"),
        (0.0999755859375, f16, "9.997550e-02"),
        (0.1000977, bf16, "1.000980e-01"),
        (1e300, f64, "1.000000e+300"),
        (1.5e-7, f64, "1.500000e-07"),
        (float("inf"), f32, "0x7F800000"),
        (float("nan"), f64, "0x7FF8000000000000"),
    ],
)
def test_floats(value: float, type_: Float32Type | Float64Type, expected: str):
    value = type_.unpack(type_.pack([value]), 1)[0]
    assert float_text(value, type_) == expected


WIDE = {
    "0.1 : f80": "0.100000000000000005551",
    "-3.0 : f80": "-3.000000e+00",
    "0.1 : f128": "0.100000000000000005551115123125782702",
    "3.0e-5 : f80": "3.000000000000000076E-5",
    "1.0e-310 : f80": "9.99999999999996944933E-311",
    "12345678.0 : f80": "0x4016BC614E0000000000",
    "123456789123.0 : f128": "0x4023CBE991A830000000000000000000",
    "0x7FFF8000000000000000 : f80": "0x7FFF8000000000000000",
    "0x3FFF8000000000000000 : f80": "1.000000e+00",
    "0xFFFF0000000000000000000000000000 : f128": "0xFFFF0000000000000000000000000000",
    "0x7FFF8000000000000000000000000000 : f128": "0x7FFF8000000000000000000000000000",
}


@pytest.mark.parametrize("text", WIDE)
def test_numbers_of_wide_types_print_as_in_mlir(text: str):
    module = stretto.parse(f"module attributes {{t.x = {text}}} {{}}")
    assert f"t.x = {WIDE[text]} :" in print_to_string(module)


def test_a_number_of_a_wide_type_that_needs_more_than_64_bits_is_refused():
    with pytest.raises(stretto.DiagnosticError, match="that no f64 is equal to") as refused:
        stretto.parse("module attributes {t.x = 0x3FFF8000000000000001 : f80} {}")
    assert ":1:26" in str(refused.value.location)
