"""Async GPU ops as passes know them, and what decides where tokens go and the host waits."""

from __future__ import annotations

import pytest
from xdsl.dialects import func, gpu, memref
from xdsl.dialects.builtin import MemRefType, ModuleOp, f32
from xdsl.ir import Block, Operation, Region

import stretto
from stretto.analysis.host_memory import is_private_to_the_host, may_meet_the_device
from stretto.interfaces.async_op import (
    add_async_dependency,
    async_dependencies,
    async_token,
    is_async_op,
    with_async_token,
)
from stretto.interfaces.effects import is_memory_effect_free

ARRAY = "memref<4xf32>"
OPS = f"""
gpu.module @mod {{ gpu.func @k(%x: f32) kernel {{ gpu.return }} }}
func.func @f(%m: {ARRAY}, %x: f32, %s: index, %t: !gpu.async.token, %u: !gpu.async.token) {{
  %a = gpu.alloc [%t] (%s) : memref<?xf32>
  gpu.memcpy [%t] %m, %m : {ARRAY}, {ARRAY}
  gpu.memset [%t] %m, %x : {ARRAY}, f32
  gpu.launch_func [%t] @mod::@k blocks in (%s, %s, %s) threads in (%s, %s, %s) args(%x : f32)
  gpu.dealloc [%t] %a : memref<?xf32>
  gpu.wait [%t]
  return
}}
"""


def function_of(module: ModuleOp) -> func.FuncOp:
    return next(op for op in module.ops if isinstance(op, func.FuncOp))


def async_ops(module: ModuleOp) -> list[Operation]:
    return [op for op in function_of(module).walk() if is_async_op(op)]


def test_dependencies_come_first_and_once():
    module = stretto.parse("module attributes {gpu.container_module} {" + OPS + "}")
    function = function_of(module)
    old, new = function.args[3:5]
    ops = async_ops(module)
    assert len(ops) == 6
    for op in ops:
        others = list(op.operands)[1:]
        assert list(async_dependencies(op)) == [old]
        add_async_dependency(op, new)
        add_async_dependency(op, new)
        add_async_dependency(op, old)
        assert list(async_dependencies(op)) == [new, old]
        assert list(op.operands) == [new, old, *others]
    module.verify()
    assert "gpu.memset [%arg4, %arg3] %arg0, %arg1" in stretto.format_module(module)


def test_an_op_becomes_asynchronous_with_all_that_it_is():
    module = stretto.parse("module attributes {gpu.container_module} {" + OPS + "}")
    for op in async_ops(module):
        assert async_token(op) is None
        location, name = op.location, op.name
        new = with_async_token(op)
        assert new.name == name and new.location == location
        assert async_token(new) is new.results[-1]
    module.verify()
    text = stretto.format_module(module)
    assert "%memref, %asyncToken = gpu.alloc async [%arg3] (%arg2) : memref<?xf32>" in text
    assert "gpu.dealloc async [%arg3] %memref" in text


def test_modules_built_from_xdsl_classes():
    type_ = MemRefType(f32, [4])
    block = Block(arg_types=[type_, type_])
    alloc = gpu.AllocOp(type_)
    copy = gpu.MemcpyOp(block.args[0], alloc.result)
    free = gpu.DeallocOp(alloc.result)
    block.add_ops([alloc, copy, free, func.ReturnOp()])
    module = ModuleOp([func.FuncOp("f", ([type_, type_], []), Region(block))])
    stretto.run_pipeline(module, "func.func(gpu-async-region)")
    names = [op.name for op in function_of(module).walk()][1:]
    assert names == ["gpu.wait", "gpu.alloc", "gpu.memcpy", "gpu.dealloc", "gpu.wait", "func.return"]
    tokens = [async_token(op) for op in async_ops(module)]
    assert [token is not None for token in tokens] == [True, True, True, True, False]


EFFECTS = {
    "%r = arith.extsi %i : i32 to i64": True,
    "%r = memref.dim %m, %s : memref<4xf32>": True,
    "%r = memref.load %m[%s] : memref<4xf32>": False,
    "%r = memref.alloc() : memref<4xf32>": False,
    "func.call @host() : () -> ()": False,
    "scf.for %k = %s to %s step %s { %q = arith.addi %s, %k : index }": True,
    "scf.if %c { memref.store %x, %m[%s] : memref<4xf32> }": False,
    "scf.execute_region { scf.yield }": True,
    "affine.for %k = 0 to 4 { %q = arith.addi %s, %k : index }": True,
    "%r = async.execute { async.yield }": True,
    "async.await %a : !async.token": False,
    "vector.print %x : f32": False,
    "%r = gpu.thread_id x": True,
    "%r = memref.get_global @g : memref<4xf32>": True,
    "%r = vector.reduction <add>, %v : vector<4xf32> into f32": True,
}
HEAD = """
memref.global @g : memref<4xf32>
func.func private @host()
func.func @f(%m: memref<4xf32>, %x: f32, %s: index, %c: i1, %i: i32, %a: !async.token, %v: vector<4xf32>) {
"""


def op_of(text: str) -> Operation:
    module = stretto.parse(f"{HEAD}  {text}\n  return\n}}")
    function = next(op for op in module.ops if isinstance(op, func.FuncOp) and op.body.blocks)
    last = function.body.block.last_op
    assert last is not None and last.prev_op is not None
    return last.prev_op


@pytest.mark.parametrize("text", EFFECTS)
def test_effects_are_those_that_mlir_declares(text: str):
    assert is_memory_effect_free(op_of(text)) == EFFECTS[text]


MEETS = {
    "%r = memref.load %m[%s] : memref<4xf32>": True,
    "%r = memref.alloc() : memref<4xf32>": False,
    "%r = memref.alloca() : memref<4xf32>": False,
    "async.await %a : !async.token": False,
    "func.call @host() : () -> ()": True,
    'cf.assert %c, "no"': True,
    "vector.print %x : f32": True,
    "scf.if %c { memref.store %x, %m[%s] : memref<4xf32> }": True,
    "scf.if %c { %p = memref.alloc() : memref<4xf32>\n memref.store %x, %p[%s] : memref<4xf32> }": False,
    "%r = async.execute { memref.store %x, %m[%s] : memref<4xf32>\n async.yield }": False,
    "%p = memref.alloc() : memref<4xf32>\n memref.store %x, %p[%s] : memref<4xf32>": False,
    "%p = memref.alloc() : memref<4xf32>\n %q = memref.cast %p : memref<4xf32> to memref<?xf32>\n"
    "memref.store %x, %q[%s] : memref<?xf32>": False,
    "%p = memref.alloc() : memref<4xf32>\n gpu.memcpy %m, %p : memref<4xf32>, memref<4xf32>\n"
    "memref.store %x, %p[%s] : memref<4xf32>": True,
    "%p = memref.alloc() : memref<4xf32>\n memref.copy %p, %m : memref<4xf32> to memref<4xf32>": True,
    "%p = memref.alloc() : memref<4xf32>\n memref.dealloc %p : memref<4xf32>": False,
    "%u = memref.cast %m : memref<4xf32> to memref<*xf32>\n gpu.host_register %u : memref<*xf32>": True,
}


@pytest.mark.parametrize("text", MEETS)
def test_host_accesses_that_may_meet_the_device(text: str):
    assert may_meet_the_device(op_of(text)) == MEETS[text]


def test_memory_that_is_stored_away_is_not_private():
    op = op_of(
        "%p = memref.alloc() : memref<4xf32>\n %q = memref.alloc() : memref<memref<4xf32>>\n"
        "memref.store %p, %q[] : memref<memref<4xf32>>"
    )
    assert isinstance(op, memref.StoreOp)
    assert not is_private_to_the_host(op.operands[0])
