"""Compute functions of parallel loops stay functions, are no symbols, and are vectorised."""

from __future__ import annotations

import platform
import re

import pytest

import stretto
from stretto.codegen.jit import host_data_layout, host_triple, optimize, parse_ir
from stretto.codegen.llvm_export import export_module
from stretto.context import make_context
from stretto.pipelines import lower_to_llvm

CPU = {"x86_64": "x86-64-v3", "AMD64": "x86-64-v3", "aarch64": "generic", "arm64": "generic"}

AXPY = """
func.func @main(%a: f64, %x: memref<?xf64>, %y: memref<?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %x, %c0 : memref<?xf64>
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %u = memref.load %x[%i] : memref<?xf64>
    %v = memref.load %y[%i] : memref<?xf64>
    %p = arith.mulf %a, %u : f64
    %s = arith.addf %p, %v : f64
    memref.store %s, %y[%i] : memref<?xf64>
  }
  return
}
"""

ROWS = """
func.func @main(%a: f64, %x: memref<?x64xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %n = memref.dim %x, %c0 : memref<?x64xf64>
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %c64) step (%c1, %c1) {
    %u = memref.load %x[%i, %j] : memref<?x64xf64>
    %p = arith.mulf %a, %u : f64
    memref.store %p, %x[%i, %j] : memref<?x64xf64>
  }
  return
}
"""

SUM = """
func.func @main(%x: memref<?xi64>) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i64
  %n = memref.dim %x, %c0 : memref<?xi64>
  %r = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%zero) -> i64 {
    %u = memref.load %x[%i] : memref<?xi64>
    scf.reduce(%u : i64) {
    ^bb0(%p: i64, %q: i64):
      %s = arith.addi %p, %q : i64
      scf.reduce.return %s : i64
    }
  }
  return %r : i64
}
"""

FLOAT_SUM = SUM.replace("i64", "f32").replace("0 : f32", "0.0 : f32").replace("addi", "addf")

STENCIL = """
func.func @main(%a: memref<?x?xf32>, %b: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %a, %c0 : memref<?x?xf32>
  %m = memref.dim %a, %c1 : memref<?x?xf32>
  scf.parallel (%i, %j) = (%c1, %c1) to (%n, %m) step (%c1, %c1) {
    %k = arith.subi %i, %c1 : index
    %l = arith.subi %j, %c1 : index
    %x = memref.load %a[%k, %j] : memref<?x?xf32>
    %y = memref.load %a[%i, %l] : memref<?x?xf32>
    %s = arith.addf %x, %y : f32
    memref.store %s, %b[%i, %j] : memref<?x?xf32>
  }
  return
}
"""


def optimized(text: str) -> tuple[str, str]:
    """The LLVM IR of a program before and after optimisation for a processor that is the same everywhere."""
    module = stretto.parse(text)
    lower_to_llvm(module, make_context())
    ir = export_module(module, host_triple(), host_data_layout(), [])
    parsed = parse_ir(ir)
    optimize(parsed, 2, CPU[platform.machine()])
    return ir, str(parsed)


@pytest.mark.skipif(platform.machine() not in CPU, reason="no processor is named for this kind of machine")
@pytest.mark.parametrize(
    ("text", "name", "vector"),
    [
        pytest.param(AXPY, "parallel_compute_fn", r"fadd <\d+ x double>", id="axpy"),
        pytest.param(ROWS, "parallel_compute_fn_with_aligned_loops", r"fmul <\d+ x double>", id="rows"),
        pytest.param(SUM, "parallel_compute_fn", r"add <\d+ x i64>", id="sum"),
        pytest.param(FLOAT_SUM, "parallel_compute_fn", r"fadd reassoc <\d+ x float>", id="float sum"),
        pytest.param(STENCIL, "parallel_compute_fn", r"fadd <\d+ x float>", id="stencil"),
    ],
)
def test_compute_functions_are_vectorised(text: str, name: str, vector: str) -> None:
    before, after = optimized(text)
    declared = re.search(rf'^define (.*)@"?{name}"?\((.*)$', before, re.MULTILINE)
    assert declared is not None
    assert "internal" in declared[1]
    assert declared[2].endswith("noinline {")
    body = re.search(rf'^define [^\n]*@"?{name}"?\(.*?^}}', after, re.MULTILINE | re.DOTALL)
    assert body is not None, "it was inlined"
    assert re.search(vector, body[0]), body[0]
    assert re.search(rf'(call|tail call) [^\n]*@"?{name}"?\(', after)


@pytest.mark.skipif(platform.machine() not in CPU, reason="no processor is named for this kind of machine")
def test_points_of_one_axis_are_found_without_a_division() -> None:
    before, after = optimized(AXPY)
    assert "call void @strettoAsyncParallelLoop(" in before.replace('"', "")
    for function in re.findall(r"^define .*?^}", after, re.MULTILINE | re.DOTALL):
        assert not re.search(r"\b[us](div|rem)\b", function), function


@pytest.mark.skipif(platform.machine() not in CPU, reason="no processor is named for this kind of machine")
def test_a_function_with_a_parallel_loop_is_no_coroutine() -> None:
    before, _ = optimized(AXPY)
    assert "llvm.coro" not in before
