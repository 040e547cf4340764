"""No pass leaves an op or a block argument without a place."""

from __future__ import annotations

import pytest
from xdsl.dialects.builtin import ModuleOp, UnknownLoc

from stretto.cli.common import parse_text
from stretto.context import make_context
from stretto.diagnostics import DiagnosticError
from stretto.pass_manager import Nested, PassUse, PipelineError, all_passes, make_pipeline, run_pipeline
from stretto.passes import ALL_PASSES
from stretto.pipelines import CHECK_PASS, CHECKS_BEFORE, DEFAULT_PHASES, OFFLOAD_PASSES

SAMPLES = {
    "tasks": """
        memref.global "private" @data : memref<4xf32> = dense<1.0>
        func.func private @print(f32)
        async.func @twice(%x: !async.value<f32>) -> !async.value<f32> {
          %0 = async.await %x : !async.value<f32>
          %1 = arith.addf %0, %0 : f32
          return %1 : f32
        }
        func.func @check(%m: memref<?xf32>, %i: index) -> f32 {
          %zero = arith.constant 0 : index
          %ok = arith.cmpi sge, %i, %zero : index
          cf.assert %ok, "negative"
          %0 = memref.load %m[%i] : memref<?xf32>
          return %0 : f32
        }
        func.func @main(%m: memref<?xf32>, %n: index) {
          %zero = arith.constant 0 : index
          %one = arith.constant 1 : index
          %group = async.create_group %n : !async.group
          scf.for %i = %zero to %n step %one {
            %t = async.execute {
              %v = func.call @check(%m, %i) : (memref<?xf32>, index) -> f32
              %p = arith.cmpi eq, %i, %zero : index
              scf.if %p {
                memref.store %v, %m[%i] : memref<?xf32>
              }
              async.yield
            }
            %r = async.add_to_group %t, %group : !async.token
          }
          async.await_all %group
          %t, %f = async.execute -> !async.value<f32> {
            %c = arith.constant 2.0 : f32
            async.yield %c : f32
          }
          %d = async.call @twice(%f) : (!async.value<f32>) -> !async.value<f32>
          %w = async.await %d : !async.value<f32>
          func.call @print(%w) : (f32) -> ()
          return
        }""",
    "memory": """
        func.func @main(%m: memref<4x?xf32>, %n: index) -> index {
          %zero = arith.constant 0 : index
          %one = arith.constant 1 : index
          %two = arith.constant 2 : index
          %a = memref.alloc(%n) : memref<4x?xf32>
          memref.copy %m, %a : memref<4x?xf32> to memref<4x?xf32>
          %s = memref.subview %a[0, %one] [2, 2] [1, 1] : memref<4x?xf32>
            to memref<2x2xf32, strided<[?, 1], offset: ?>>
          %sum = scf.for %i = %zero to %two step %one iter_args(%x = %zero) -> (index) {
            %q = arith.ceildivsi %x, %two : index
            %y = arith.maxsi %q, %i : index
            scf.yield %y : index
          }
          scf.while (%k = %sum) : (index) -> index {
            %c = arith.cmpi slt, %k, %two : index
            scf.condition(%c) %k : index
          } do {
          ^bb0(%k: index):
            %l = arith.addi %k, %one : index
            scf.yield %l : index
          }
          memref.dealloc %a : memref<4x?xf32>
          return %sum : index
        }""",
    "launches": """
        func.func @main(%h: memref<64xf32>, %u: memref<*xf32>, %n: index) {
          %zero = arith.constant 0 : index
          %one = arith.constant 1 : index
          %two = arith.constant 2 : index
          %x = arith.constant 1.0 : f32
          gpu.host_register %u : memref<*xf32>
          %m = gpu.alloc (%n) : memref<?xf32>
          gpu.memset %m, %x : memref<?xf32>, f32
          scf.for %i = %zero to %n step %one {
            gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %one, %gz = %one)
                       threads(%tx, %ty, %tz) in (%sx = %n, %sy = %one, %sz = %one)
                       workgroup(%w: memref<4xf32, 3>) {
              %y = memref.load %m[%tx] : memref<?xf32>
              %sum = gpu.all_reduce add %y {} : (f32) -> (f32)
              memref.store %sum, %w[%zero] : memref<4xf32, 3>
              gpu.barrier
              %z = memref.load %w[%zero] : memref<4xf32, 3>
              %ok = arith.cmpi ult, %tx, %n : index
              cf.assert %ok, "beyond"
              memref.store %z, %m[%tx] : memref<?xf32>
              gpu.terminator
            }
          }
          %s = memref.subview %h[0] [2] [2] : memref<64xf32> to memref<2xf32, strided<[2]>>
          %t = memref.subview %m[0] [2] [1] : memref<?xf32> to memref<2xf32, strided<[1]>>
          gpu.memcpy %s, %t : memref<2xf32, strided<[2]>>, memref<2xf32, strided<[1]>>
          %task = async.execute {
            gpu.dealloc %m : memref<?xf32>
            async.yield
          }
          async.await %task : !async.token
          return
        }""",
    "loops": """
        func.func @main(%m: memref<8x8xf32>) {
          %zero = arith.constant 0 : index
          %one = arith.constant 1 : index
          %eight = arith.constant 8 : index
          %x = arith.constant 1.0 : f32
          scf.parallel (%i, %j) = (%zero, %zero) to (%eight, %eight) step (%one, %one) {
            memref.store %x, %m[%i, %j] : memref<8x8xf32>
            scf.reduce
          }
          return
        }""",
}


def sample(name: str) -> ModuleOp:
    return parse_text(make_context(), SAMPLES[name], f"{name}.mlir")[0]


def unknown(module: ModuleOp) -> list[str]:
    """The ops, and the owners of block arguments, without a place."""
    found: list[str] = []
    for op in module.walk():
        if isinstance(op.location, UnknownLoc):
            found.append(op.name)
        for region in op.regions:
            for block in region.blocks:
                found += [f"argument in {op.name}" for a in block.args if isinstance(a.location, UnknownLoc)]
    return found


def run(module: ModuleOp, text: str) -> None:
    run_pipeline(make_pipeline(text), module, make_context())


@pytest.mark.parametrize("name", SAMPLES)
def test_the_default_pipeline_keeps_places_after_each_pass(name: str):
    module = sample(name)
    passes = [use for phase in DEFAULT_PHASES for use in phase]
    passes.insert(passes.index(CHECKS_BEFORE), CHECK_PASS)
    for use in (*(OFFLOAD_PASSES if name == "loops" else ()), *passes):
        run(module, use)
        assert not unknown(module), f"after {use}"


@pytest.mark.parametrize("pass_name", [name for name in ALL_PASSES if name != "strip-debuginfo"])
@pytest.mark.parametrize("name", SAMPLES)
def test_each_pass_alone_keeps_places(name: str, pass_name: str):
    module = sample(name)
    try:
        pipeline = make_pipeline(Nested("builtin.module", [PassUse(pass_name)]))
        run_pipeline(pipeline, module, make_context())
    except (DiagnosticError, PipelineError):
        # What a pass refuses, it refuses with a place; nothing is left to look at.
        return
    assert not unknown(module)


@pytest.mark.parametrize("pass_name", ["convert-scf-to-cf", "canonicalize", "cse"])
def test_places_are_filled_after_passes_of_xdsl(pass_name: str, monkeypatch: pytest.MonkeyPatch):
    from xdsl.transforms import get_all_passes

    monkeypatch.setitem(ALL_PASSES, pass_name, get_all_passes()[pass_name])
    assert all_passes()[pass_name]().__module__.startswith("xdsl.")
    module = sample("memory")
    run(module, pass_name)
    assert not unknown(module)
