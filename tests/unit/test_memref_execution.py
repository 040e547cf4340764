"""What memref ops do when they run, where MLIR's lowering is wrong, stops, or can't be compared."""

from __future__ import annotations

import numpy as np
import pytest

import stretto

LEVELS = [0, 3]


def call(text: str, *arguments: object, opt_level: int = 0) -> object:
    program = stretto.compile(text, "f", opt_level=opt_level)
    return program["f"](*arguments)


@pytest.mark.parametrize("opt_level", LEVELS)
def test_a_negative_stride_walks_backwards(opt_level: int) -> None:
    """The lowering may not call the index arithmetic unsigned: -1 times 3 would be poison."""
    text = """
    func.func @f(%m: memref<4xi32>, %i: index) -> i32 {
      %r = memref.reinterpret_cast %m to offset: [3], sizes: [4], strides: [-1]
        : memref<4xi32> to memref<4xi32, strided<[-1], offset: 3>>
      %x = memref.load %r[%i] : memref<4xi32, strided<[-1], offset: 3>>
      return %x : i32
    }"""
    data = np.array([10, 11, 12, 13], np.int32)
    assert [call(text, data, i, opt_level=opt_level) for i in range(4)] == [13, 12, 11, 10]


@pytest.mark.parametrize("opt_level", LEVELS)
@pytest.mark.parametrize(
    ("element", "update", "start", "value", "expected"),
    [
        ("i32", "memref.atomic_rmw muli %x, %m[%i] : (i32, memref<2xi32>) -> i32", 6, 7, 42),
        ("f32", "memref.atomic_rmw mulf %x, %m[%i] : (f32, memref<2xf32>) -> f32", 1.5, 4.0, 6.0),
        ("f64", "memref.atomic_rmw maxnumf %x, %m[%i] : (f64, memref<2xf64>) -> f64", 1.5, 4.0, 4.0),
        ("f32", "memref.atomic_rmw minimumf %x, %m[%i] : (f32, memref<2xf32>) -> f32", 1.5, 4.0, 1.5),
        ("i64", "memref.atomic_rmw assign %x, %m[%i] : (i64, memref<2xi64>) -> i64", 5, -9, -9),
        ("i32", "memref.atomic_rmw minu %x, %m[%i] : (i32, memref<2xi32>) -> i32", 5, -9, 5),
    ],
)
def test_atomic_updates_give_the_old_value(
    element: str, update: str, start: float, value: float, expected: float, opt_level: int
) -> None:
    text = f"""
    func.func @f(%m: memref<2x{element}>, %x: {element}) -> {element} {{
      %i = arith.constant 1 : index
      %old = {update}
      return %old : {element}
    }}"""
    dtype = {"i": np.dtype(f"int{element[1:]}"), "f": np.dtype(f"float{element[1:]}")}[element[0]]
    data = np.array([0, start], dtype)
    assert call(text, data, value, opt_level=opt_level) == start
    assert data[1] == expected


@pytest.mark.parametrize("opt_level", LEVELS)
def test_a_generic_atomic_update_of_a_float(opt_level: int) -> None:
    text = """
    func.func @f(%m: memref<2xf64>, %x: f64) -> f64 {
      %i = arith.constant 1 : index
      %old = memref.generic_atomic_rmw %m[%i] : memref<2xf64> {
      ^bb0(%current: f64):
        %c = arith.cmpf ogt, %current, %x : f64
        %new = arith.select %c, %current, %x : f64
        memref.atomic_yield %new : f64
      }
      return %old : f64
    }"""
    data = np.array([0.0, 2.5])
    assert call(text, data, 7.0, opt_level=opt_level) == 2.5
    assert data[1] == 7.0


def test_a_generic_atomic_update_of_an_index_that_keeps_it() -> None:
    text = """
    func.func @f(%m: memref<2xindex>) -> index {
      %i = arith.constant 1 : index
      %old = memref.generic_atomic_rmw %m[%i] : memref<2xindex> {
      ^bb0(%current: index):
        memref.atomic_yield %current : index
      }
      return %old : index
    }"""
    assert call(text, np.array([3, 4], np.int64)) == 4


@pytest.mark.parametrize("opt_level", LEVELS)
def test_stack_slots_in_a_loop_are_shared(opt_level: int) -> None:
    """A million turns with an unranked cast, an alloca and a computed dim: the stack doesn't grow."""
    text = """
    func.func private @size(%u: memref<*xf32>, %axis: index) -> index attributes {no_inline} {
      %d = memref.dim %u, %axis : memref<*xf32>
      return %d : index
    }
    func.func @f(%m: memref<3x?xf32>, %n: index) -> index {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %sum = scf.for %i = %c0 to %n step %c1 iter_args(%s = %c0) -> (index) {
        %axis = arith.remui %i, %c2 : index
        %u = memref.cast %m : memref<3x?xf32> to memref<*xf32>
        %a = func.call @size(%u, %axis) : (memref<*xf32>, index) -> index
        %b = memref.dim %m, %axis : memref<3x?xf32>
        %buffer = memref.alloca() : memref<64xindex>
        memref.store %a, %buffer[%b] : memref<64xindex>
        %c = memref.load %buffer[%b] : memref<64xindex>
        %t = arith.addi %s, %c : index
        scf.yield %t : index
      }
      return %sum : index
    }"""
    turns = 1_000_000
    assert call(text, np.zeros((3, 5), np.float32), turns, opt_level=opt_level) == turns // 2 * (3 + 5)


def test_a_slot_that_leaves_its_turn_is_not_shared() -> None:
    """The memref of the turn before is read after that of this turn was written."""
    text = """
    func.func @f(%n: index) -> index {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %first = memref.alloca() : memref<1xindex>
      memref.store %c0, %first[%c0] : memref<1xindex>
      %last = scf.for %i = %c0 to %n step %c1 iter_args(%before = %first) -> (memref<1xindex>) {
        %now = memref.alloca() : memref<1xindex>
        memref.store %i, %now[%c0] : memref<1xindex>
        %old = memref.load %before[%c0] : memref<1xindex>
        %new = memref.load %now[%c0] : memref<1xindex>
        %sum = arith.addi %old, %new : index
        memref.store %sum, %now[%c0] : memref<1xindex>
        scf.yield %now : memref<1xindex>
      }
      %r = memref.load %last[%c0] : memref<1xindex>
      return %r : index
    }"""
    assert call(text, 10) == sum(range(10))


def test_reshape_to_an_unknown_rank_reads_narrow_sizes() -> None:
    """MLIR loads 64 bits from a memref of 32-bit sizes."""
    text = """
    func.func @f(%m: memref<6xi32>, %shape: memref<?xi32>, %axis: index) -> index {
      %u = memref.reshape %m(%shape) : (memref<6xi32>, memref<?xi32>) -> memref<*xi32>
      %r = memref.rank %u : memref<*xi32>
      %d = memref.dim %u, %axis : memref<*xi32>
      %c10 = arith.constant 10 : index
      %t = arith.muli %r, %c10 : index
      %s = arith.addi %t, %d : index
      return %s : index
    }"""
    data, shape = np.arange(6, dtype=np.int32), np.array([3, 2], np.int32)
    assert [call(text, data, shape, axis) for axis in range(2)] == [23, 22]


def test_an_allocation_with_a_strided_layout_has_room_for_its_last_element() -> None:
    text = """
    func.func @f(%n: index, %s: index) -> i32 {
      %c1 = arith.constant 1 : index
      %x = arith.constant 42 : i32
      %m = memref.alloc(%n)[%s] : memref<?xi32, strided<[?], offset: 3>>
      %last = arith.subi %n, %c1 : index
      memref.store %x, %m[%last] : memref<?xi32, strided<[?], offset: 3>>
      %r = memref.load %m[%last] : memref<?xi32, strided<[?], offset: 3>>
      memref.dealloc %m : memref<?xi32, strided<[?], offset: 3>>
      return %r : i32
    }"""
    assert call(text, 5, 100) == 42


def test_booleans_and_small_floats_go_through_memory() -> None:
    text = """
    func.func @f(%b: memref<2xi1>, %h: memref<2xf16>, %i: index) -> f32 {
      %t = memref.load %b[%i] : memref<2xi1>
      %x = memref.load %h[%i] : memref<2xf16>
      %y = arith.extf %x : f16 to f32
      %z = arith.constant 0.0 : f32
      %r = arith.select %t, %y, %z : f32
      return %r : f32
    }"""
    arguments = np.array([True, False]), np.array([1.5, 2.5], np.float16)
    assert [call(text, *arguments, i) for i in range(2)] == [1.5, 0.0]


def test_switch_cases_beyond_32_bits_match_only_themselves() -> None:
    text = """
    func.func @f(%i: index) -> i32 {
      %r = scf.index_switch %i -> i32
      case 4294967298 {
        %a = arith.constant 1 : i32
        scf.yield %a : i32
      }
      default {
        %b = arith.constant 0 : i32
        scf.yield %b : i32
      }
      return %r : i32
    }"""
    assert [call(text, i) for i in (2, 2**32 + 2)] == [0, 1]


def test_an_unsigned_loop_counts_beyond_the_signed_range() -> None:
    text = """
    func.func @f(%lb: i32, %ub: i32, %step: i32) -> i32 {
      %zero = arith.constant 0 : i32
      %one = arith.constant 1 : i32
      %r = scf.for unsigned %i = %lb to %ub step %step iter_args(%n = %zero) -> (i32) : i32 {
        %m = arith.addi %n, %one : i32
        scf.yield %m : i32
      }
      return %r : i32
    }"""
    assert call(text, 0, -(2**31) + 3, 2**30) == 3


def test_a_task_that_outlives_its_maker_makes_its_own_unranked_memref() -> None:
    """The descriptor lay on the stack of the function that had started the task and returned."""
    text = """
    func.func private @start(%m: memref<4xi32>) -> !async.value<index> attributes {no_inline} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %many = arith.constant 30000000 : index
      %u = memref.cast %m : memref<4xi32> to memref<*xi32>
      %busy = async.execute {
        %q = memref.alloc() : memref<1xindex>
        scf.for %i = %c0 to %many step %c1 {
          memref.store %i, %q[%c0] : memref<1xindex>
        }
        memref.dealloc %q : memref<1xindex>
        async.yield
      }
      %t, %v = async.execute [%busy] -> !async.value<index> {
        %d = memref.dim %u, %c0 : memref<*xi32>
        async.yield %d : index
      }
      return %v : !async.value<index>
    }
    func.func private @overwrite(%n: index) -> index attributes {no_inline} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %size = arith.constant 64 : index
      %b = memref.alloca() : memref<64xindex>
      scf.for %i = %c0 to %size step %c1 {
        memref.store %size, %b[%i] : memref<64xindex>
      }
      %x = memref.load %b[%n] : memref<64xindex>
      return %x : index
    }
    func.func @f(%m: memref<4xi32>, %n: index) -> index {
      %v = call @start(%m) : (memref<4xi32>) -> !async.value<index>
      %x = call @overwrite(%n) : (index) -> index
      %r = async.await %v : !async.value<index>
      return %r : index
    }"""
    assert call(text, np.zeros(4, np.int32), 3) == 4


@pytest.mark.parametrize("opt_level", LEVELS)
def test_scopes_spaces_hints_and_alignments(opt_level: int) -> None:
    text = """
    func.func @f(%n: index, %x: i32) -> i32 {
      %c1 = arith.constant 1 : index
      %r = memref.alloca_scope -> (i32) {
        %a = memref.alloca(%n) : memref<?xi32>
        memref.store %x, %a[%c1] : memref<?xi32>
        %s = memref.memory_space_cast %a : memref<?xi32> to memref<?xi32, 1>
        %v = memref.load %s[%c1] : memref<?xi32, 1>
        memref.alloca_scope.return %v : i32
      }
      %m = memref.alloc() {alignment = 128 : i64} : memref<4xi32>
      %b = memref.assume_alignment %m, 128 : memref<4xi32>
      memref.prefetch %b[%c1], read, locality<3>, data : memref<4xi32>
      %p = memref.extract_aligned_pointer_as_index %b : memref<4xi32> -> index
      %c128 = arith.constant 128 : index
      %misaligned = arith.remui %p, %c128 : index
      %mi = arith.index_cast %misaligned : index to i32
      memref.dealloc %m : memref<4xi32>
      %t = arith.addi %r, %mi : i32
      return %t : i32
    }"""
    assert call(text, 3, 9, opt_level=opt_level) == 9
