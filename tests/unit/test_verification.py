"""Verification of modules: dominance, terminators, symbols, places and words."""

from __future__ import annotations

import pytest
from xdsl.dialects import arith, func
from xdsl.dialects.builtin import FileLineColLoc, ModuleOp, i32
from xdsl.ir import Block, Region

from stretto.analysis.dominance import dominators
from stretto.analysis.verification import verify_module
from stretto.cli.common import parse_text
from stretto.context import make_context
from stretto.diagnostics import DiagnosticError

REFUSED = [
    (
        "func.func @f(%x: i32) {\n  %a = arith.addi %b, %x : i32\n"
        "  %b = arith.addi %x, %x : i32\n  return\n}",
        2,
        "operand #0 does not dominate this use",
        "operand defined here (op in the same block)",
    ),
    (
        "func.func @f(%x: i32, %c: i1) {\n  cf.cond_br %c, ^a, ^b\n^a:\n  %v = arith.addi %x, %x : i32\n"
        "  cf.br ^b\n^b:\n  %w = arith.addi %x, %v : i32\n  return\n}",
        7,
        "operand #1 does not dominate this use",
        "operand defined here (op in the same region)",
    ),
    (
        "func.func @f(%x: i32, %c: i1) {\n  scf.if %c {\n    %w = arith.addi %v, %x : i32\n  }\n"
        "  %v = arith.addi %x, %x : i32\n  return\n}",
        3,
        "operand #0 does not dominate this use",
        "operand defined here (op in a parent region)",
    ),
    (
        "func.func @f(%c: i1) {\n  cf.cond_br %c, ^a, ^b\n^a:\n  cf.br ^c(%c : i1)\n^b:\n"
        "  cf.cond_br %d, ^c(%c : i1), ^d\n^c(%d: i1):\n  return\n^d:\n  return\n}",
        6,
        "operand #0 does not dominate this use",
        "operand defined as a block argument (block #3 in the same region)",
    ),
    (
        "func.func @f() {\n  cf.br ^a\n^a:\n  %c = arith.constant 1 : i32\n}",
        4,
        "block with no terminator, has %0 = ",
        None,
    ),
    ("func.func @f() {\n  cf.br ^a\n^a:\n}", 1, "empty block: expect at least a terminator", None),
    ("func.func @f() {\n  return\n  return\n}", 2, "must be the last operation in the parent block", None),
    (
        "func.func @f() {\n  return\n}\nfunc.func @f() {\n  return\n}",
        4,
        "redefinition of symbol named 'f'",
        "see existing",
    ),
    ("func.func @f()", 1, "symbol declaration cannot have public visibility", None),
    (
        "func.func @f(%x: i32) {\n  cf.br ^a(%x : i32)\n^a(%y: i64):\n  return\n}",
        2,
        "type mismatch for bb argument #0",
        None,
    ),
    (
        "func.func @f(%x: i32) {\n  cf.br ^a(%x : i32)\n^a:\n  return\n}",
        2,
        "branch has 1 operands for successor #0",
        None,
    ),
]


@pytest.mark.parametrize(("text", "line", "message", "note"), REFUSED)
def test_faults_are_found_where_they_are(text: str, line: int, message: str, note: str | None):
    with pytest.raises(DiagnosticError) as caught:
        parse_text(make_context(), text, "input.mlir")
    assert message in caught.value.message
    assert isinstance(caught.value.location, FileLineColLoc)
    assert caught.value.location.line.data == line
    if note is not None:
        assert any(text.startswith(note) for text, _ in caught.value.notes)


@pytest.mark.parametrize(
    "text",
    [
        # A loop: the header dominates the body and what follows.
        "func.func @f(%c: i1) -> i1 {\n  cf.br ^h(%c : i1)\n^h(%x: i1):\n  %y = arith.andi %x, %c : i1\n"
        "  cf.cond_br %y, ^b, ^e\n^b:\n  cf.br ^h(%y : i1)\n^e:\n  return %y : i1\n}",
        # Blocks that can't be reached are not checked.
        "func.func @f(%x: i32) {\n  return\n^a:\n  %a = arith.addi %b, %x : i32\n"
        "  %b = arith.addi %x, %x : i32\n  return\n}",
        # Text order of blocks is no order of execution.
        "func.func @f(%x: i32) -> i32 {\n  cf.br ^b\n^a:\n  return %v : i32\n^b:\n"
        "  %v = arith.addi %x, %x : i32\n  cf.br ^a\n}",
    ],
)
def test_right_programs_pass(text: str):
    parse_text(make_context(), text, "input.mlir")


def test_dominators_of_a_diamond():
    module, _ = parse_text(
        make_context(),
        "func.func @f(%c: i1) {\n  cf.cond_br %c, ^a, ^b\n^a:\n  cf.br ^d\n^b:\n  cf.br ^d\n^d:\n  return\n}",
        "input.mlir",
    )
    function = module.body.block.first_op
    assert function is not None
    blocks = list(function.regions[0].blocks)
    tree = dominators(function.regions[0])
    assert [tree[block][1] for block in blocks] == [blocks[0]] * 4


def test_values_of_other_functions_are_refused():
    other = Block(arg_types=[i32])
    other.add_op(func.ReturnOp())
    block = Block()
    block.add_ops([arith.AddiOp(other.args[0], other.args[0]), func.ReturnOp()])
    module = ModuleOp(
        [
            func.FuncOp("g", ((i32,), ()), Region(other)),
            func.FuncOp("f", ((), ()), Region(block)),
        ]
    )
    with pytest.raises(DiagnosticError, match="using value defined outside the region") as caught:
        verify_module(module)
    assert caught.value.notes[-1][0] == "required by region isolation constraints"
