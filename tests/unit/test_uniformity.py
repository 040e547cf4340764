"""Which values of a kernel are the same for all threads of a block."""

from __future__ import annotations

import pytest

from stretto import parse
from stretto.analysis.uniformity import Uniformity

TEXT = """
func.func @k(%t: index, %n: index, %m: memref<?xindex>, %u: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %sum = arith.addi %n, %c1 : index
  %place = arith.addi %n, %t : index
  %loaded = memref.load %m[%c0] : memref<?xindex>
  %varies = arith.cmpi ult, %t, %n : index
  %quotient = arith.divui %n, %c1 : index
  %loop:2 = scf.for %k = %c0 to %n step %c1 iter_args(%a = %c0, %b = %c0) -> (index, index) {
    %a1 = arith.addi %a, %k : index
    %b1 = arith.addi %b, %t : index
    scf.yield %a1, %b1 : index, index
  }
  %uneven = scf.for %k = %c0 to %t step %c1 iter_args(%a = %c0) -> (index) {
    scf.yield %k : index
  }
  %same = scf.if %u -> (index) {
    scf.yield %c0 : index
  } else {
    scf.yield %n : index
  }
  %chosen = scf.if %varies -> (index) {
    scf.yield %c0 : index
  } else {
    scf.yield %n : index
  }
  %while = scf.while (%w = %n) : (index) -> index {
    %more = arith.cmpi ugt, %w, %c0 : index
    scf.condition(%more) %w : index
  } do {
  ^bb0(%w: index):
    %next = arith.subi %w, %c1 : index
    scf.yield %next : index
  }
  %carried = scf.while (%w = %n) : (index) -> index {
    %more = arith.cmpi ugt, %w, %t : index
    scf.condition(%more) %w : index
  } do {
  ^bb0(%w: index):
    scf.yield %w : index
  }
  return
}
"""


@pytest.mark.parametrize(
    ("name", "number", "varies"),
    [
        ("sum", 0, False),
        ("place", 0, True),
        ("loaded", 0, True),
        ("quotient", 0, False),
        ("loop", 0, False),
        ("loop", 1, True),
        ("uneven", 0, True),
        ("same", 0, False),
        ("chosen", 0, True),
        ("while", 0, False),
        ("carried", 0, True),
    ],
)
def test_value(name: str, number: int, varies: bool):
    (function,) = parse(TEXT).ops
    body = function.regions[0]
    found = Uniformity(body, [body.block.args[0]])
    (op,) = [op for op in body.block.ops if op.results and op.results[0].name_hint in (name, f"{name}_0")]
    assert found.varies(op.results[number]) == varies
