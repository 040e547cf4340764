"""GPU programs called from Python: arrays in and out, memory of the device, failures, several threads."""

from __future__ import annotations

import gc
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest
from xdsl.context import Context
from xdsl.dialects import get_all_dialects
from xdsl.parser import Parser

import stretto
from stretto.execution.device import device, live_allocations, set_memory_limit, statistics
from stretto.execution.native import library

TYPES = {
    "i8": np.int8,
    "i16": np.int16,
    "i32": np.int32,
    "i64": np.int64,
    "index": np.int64,
    "f16": np.float16,
    "f32": np.float32,
    "f64": np.float64,
}

PROGRAM = """
func.func @fill_{t}(%m: memref<?x?x{t}>, %v: {t}) {{
  %a = gpu.wait async
  %b = gpu.memset async [%a] %m, %v : memref<?x?x{t}>, {t}
  gpu.wait [%b]
  return
}}
func.func @copy_{t}(%to: memref<?x?x{t}, strided<[?, ?], offset: ?>>, %from: memref<?x?x{t}>) {{
  gpu.memcpy %to, %from : memref<?x?x{t}, strided<[?, ?], offset: ?>>, memref<?x?x{t}>
  return
}}
func.func @pass_{t}(%m: memref<?x?x{t}>, %v: {t}, %n: i32) {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i32
  %rows = memref.dim %m, %c0 : memref<?x?x{t}>
  %columns = memref.dim %m, %c1 : memref<?x?x{t}>
  %columns_i32 = arith.index_cast %columns : index to i32
  %rows_i32 = arith.index_cast %rows : index to i32
  gpu.launch_func @kernels::@pass_{t}
      blocks in (%columns_i32, %rows_i32, %one) threads in (%n, %one, %one) : i32
      args(%m : memref<?x?x{t}>, %v : {t})
  return
}}
"""
KERNEL = """
    gpu.func @pass_{t}(%m: memref<?x?x{t}>, %v: {t}) kernel {{
      %i = gpu.block_id y
      %j = gpu.block_id x
      memref.store %v, %m[%i, %j] : memref<?x?x{t}>
      gpu.return
    }}
"""


@pytest.fixture(scope="module")
def typed() -> stretto.Program:
    kernels = "".join(KERNEL.format(t=t) for t in TYPES)
    host = "".join(PROGRAM.format(t=t) for t in TYPES)
    text = f"module attributes {{gpu.container_module}} {{ gpu.module @kernels {{ {kernels} }} {host} }}"
    return stretto.compile(text)


@pytest.mark.parametrize("name", TYPES)
def test_elements_of_any_width(typed: stretto.Program, name: str):
    dtype = TYPES[name]
    value = 7.5 if name.startswith("f") else 117
    array = np.zeros((3, 5), dtype)
    typed["fill_" + name](array, value)
    assert (array == dtype(value)).all()
    source = np.arange(15).astype(dtype).reshape(3, 5)
    target = np.zeros((5, 6), dtype)
    typed["copy_" + name](target[::2, 5:0:-1], source)
    expected = np.zeros((5, 6), dtype)
    expected[::2, 5:0:-1] = source
    np.testing.assert_array_equal(target, expected)
    array[:] = 0
    typed["pass_" + name](array, value, 3)
    assert (array == dtype(value)).all()


OWNING = """
func.func @make(%n: index, %v: f32) -> memref<?xf32> {
  %m, %a = gpu.alloc async (%n) : memref<?xf32>
  %b = gpu.memset async [%a] %m, %v : memref<?xf32>, f32
  gpu.wait [%b]
  return %m : memref<?xf32>
}
func.func @shared() -> memref<4xi64> {
  %v = arith.constant 5 : i64
  %m = gpu.alloc host_shared () : memref<4xi64>
  gpu.memset %m, %v : memref<4xi64>, i64
  return %m : memref<4xi64>
}
func.func @double(%m: memref<?xf32>) -> memref<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?xf32>
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    %x = memref.load %m[%bx] : memref<?xf32>
    %y = arith.addf %x, %x : f32
    memref.store %y, %m[%bx] : memref<?xf32>
    gpu.terminator
  }
  return %m : memref<?xf32>
}
"""


def test_memory_of_the_device_is_an_array_that_owns_it():
    program = stretto.compile(OWNING)
    before = len(live_allocations())
    array = program.make(1000, 1.5)
    shared = program.shared()
    assert len(live_allocations()) == before + 2
    np.testing.assert_array_equal(program.double(array), np.full(1000, 3.0, np.float32))
    np.testing.assert_array_equal(shared, [5, 5, 5, 5])
    part = array[10:]
    # A program whose tasks aren't quite over yet is put away later, and so are the arguments of its calls.
    assert library().strettoAsyncDrain(60_000)
    del array, program
    gc.collect()
    assert len(live_allocations()) == before + 2
    assert part[0] == 3.0
    del part, shared
    gc.collect()
    device().strettoDeviceSync()
    assert len(live_allocations()) == before


FAILING = """
func.func @run(%n: index, %ok: i1) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 2.0 : f32
  %h = memref.alloc() : memref<1xf32>
  %m = gpu.alloc (%n) : memref<?xf32>
  gpu.memset %m, %v : memref<?xf32>, f32
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    cf.assert %ok, "not today"
    gpu.terminator
  }
  %s = memref.subview %m[0] [1] [1] : memref<?xf32> to memref<1xf32, strided<[1]>>
  gpu.memcpy %h, %s : memref<1xf32>, memref<1xf32, strided<[1]>>
  gpu.dealloc %m : memref<?xf32>
  %x = memref.load %h[%c0] : memref<1xf32>
  memref.dealloc %h : memref<1xf32>
  return %x : f32
}
"""


def test_after_a_failure_everything_is_given_back_and_the_next_call_is_right():
    program = stretto.compile(FAILING)
    before = len(live_allocations())
    with pytest.raises(stretto.ProgramError, match="not today") as failure:
        program(100, False)
    assert (failure.value.line, failure.value.column) == (11, 5)
    assert len(live_allocations()) == before
    assert program(100, True) == 2.0
    set_memory_limit(1 << 20)
    try:
        with pytest.raises(stretto.ProgramError, match="out of device memory"):
            program(1 << 20, True)
        assert program(100, True) == 2.0
    finally:
        set_memory_limit(None)
    assert program(1 << 20, True) == 2.0
    assert len(live_allocations()) == before


def test_a_failure_leaves_alone_what_python_has_arrays_on():
    program = stretto.compile(OWNING + FAILING.replace("@run", "@fail"))
    before = len(live_allocations())
    array = program.make(10, 1.5)
    with pytest.raises(stretto.ProgramError, match="not today"):
        program.fail(100, False)
    assert len(live_allocations()) == before + 1
    np.testing.assert_array_equal(program.double(array), np.full(10, 3.0, np.float32))


def test_calls_from_several_threads():
    program = stretto.compile(FAILING)

    def call(k: int) -> object:
        try:
            return program(1 + k, k % 3 != 0)
        except stretto.ProgramError as error:
            return error.message

    with ThreadPoolExecutor(8) as threads:
        results = list(threads.map(call, range(120)))
    assert results == ["not today" if k % 3 == 0 else 2.0 for k in range(120)]
    program(1, True)


DROPPED = """
func.func @forget(%m: memref<1000xi64>) {
  %c1 = arith.constant 1 : index
  %n = arith.constant 1000 : index
  %s = gpu.wait async
  %t = gpu.launch async [%s] blocks(%bx, %by, %bz) in (%gx = %n, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    %x = arith.index_cast %bx : index to i64
    memref.store %x, %m[%bx] : memref<1000xi64>
    gpu.terminator
  }
  return
}
"""


def test_dropped_work_is_done_when_the_call_returns():
    for _ in range(20):
        array = np.zeros(1000, np.int64)
        stretto.compile(DROPPED)(array)
        np.testing.assert_array_equal(array, np.arange(1000))


def test_streams_are_used_again():
    program = stretto.compile(DROPPED)
    array = np.zeros(1000, np.int64)
    device().strettoDeviceRelease()
    device().strettoDeviceResetStats()
    for _ in range(200):
        program(array)
    counted = statistics()
    assert counted["kernel_launches"] == 200
    assert counted["streams_created"] <= 32
    device().strettoDeviceRelease()
    counted = statistics()
    assert counted["streams_created"] == counted["streams_destroyed"]
    assert counted["events_created"] == counted["events_destroyed"]


TOKEN = """
func.func @start(%m: memref<4xi32>) -> !gpu.async.token {
  %v = arith.constant 3 : i32
  %t = gpu.memset async %m, %v : memref<4xi32>, i32
  return %t : !gpu.async.token
}
"""


def test_a_token_that_is_returned_is_awaited():
    array = np.zeros(4, np.int32)
    assert stretto.compile(TOKEN)(array) is None
    np.testing.assert_array_equal(array, [3, 3, 3, 3])


FAILED_TOKEN = """
func.func @start(%n: index) -> (i32, !async.value<!gpu.async.token>) {
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : i32
  %t, %v = async.execute -> !async.value<!gpu.async.token> {
    %d = gpu.launch async blocks(%bx, %by, %bz) in (%gx = %n, %gy = %c1, %gz = %c1)
               threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
      gpu.terminator
    }
    async.yield %d : !gpu.async.token
  }
  return %c7, %v : i32, !async.value<!gpu.async.token>
}
"""


def test_a_returned_token_that_failed_raises():
    program = stretto.compile(FAILED_TOKEN)
    assert program(3).result() == 7
    with pytest.raises(stretto.ProgramError, match="grid of -3 blocks") as failure:
        program(-3).result()
    assert failure.value.line == 6


XDSL = """
"builtin.module"() ({
  "gpu.module"() <{sym_name = "kernels"}> ({
    "gpu.func"() <{function_type = (memref<64xf32>) -> (), kernel}> ({
    ^bb0(%m: memref<64xf32>):
      %i = "gpu.global_id"() <{dimension = #gpu<dim x>}> : () -> index
      %v = "memref.load"(%m, %i) : (memref<64xf32>, index) -> f32
      %s = "gpu.all_reduce"(%v) <{op = #gpu<all_reduce_op mul>}> ({}) : (f32) -> f32
      %w = "arith.addf"(%v, %s) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "memref.store"(%w, %m, %i) : (f32, memref<64xf32>, index) -> ()
      "gpu.return"() : () -> ()
    }) {sym_name = "twice"} : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<64xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%h: memref<64xf32>):
    %one = "arith.constant"() <{value = 1 : index}> : () -> index
    %n = "arith.constant"() <{value = 64 : index}> : () -> index
    %t = "gpu.wait"() : () -> !gpu.async.token
    %m, %a = "gpu.alloc"(%t) <{operandSegmentSizes = array<i32: 1, 0, 0>}>
      : (!gpu.async.token) -> (memref<64xf32>, !gpu.async.token)
    %b = "gpu.memcpy"(%a, %m, %h) {operandSegmentSizes = array<i32: 1, 1, 1>}
      : (!gpu.async.token, memref<64xf32>, memref<64xf32>) -> !gpu.async.token
    "gpu.wait"(%b) : (!gpu.async.token) -> ()
    "gpu.launch_func"(%one, %one, %one, %n, %one, %one, %m)
      <{kernel = @kernels::@twice, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1, 0>}>
      : (index, index, index, index, index, index, memref<64xf32>) -> ()
    "gpu.memcpy"(%h, %m) {operandSegmentSizes = array<i32: 0, 1, 1>} : (memref<64xf32>, memref<64xf32>) -> ()
    "gpu.dealloc"(%m) {operandSegmentSizes = array<i32: 0, 1>} : (memref<64xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) {gpu.container_module} : () -> ()
"""


def test_modules_that_are_built_with_the_classes_of_xdsl():
    context = Context()
    for name, factory in get_all_dialects().items():
        context.register_dialect(name, factory)
    module = Parser(context, XDSL).parse_module()
    assert {type(op).__module__ for op in module.walk() if op.name.startswith("gpu.")} == {
        "xdsl.dialects.gpu"
    }
    before = str(module)
    array = np.ones(64, np.float32)
    stretto.compile(module)(array)
    np.testing.assert_array_equal(array, np.full(64, 2, np.float32))
    assert str(module) == before
