"""Python values in, Python values out."""

from __future__ import annotations

import array as array_module
import gc
import sys

import numpy as np
import pytest

import stretto

SCALARS = """
func.func @ints(%a: i8, %b: i16, %c: i32, %d: i64, %e: i1, %f: index) -> (i8, i16, i32, i64, i1, index) {
  return %a, %b, %c, %d, %e, %f : i8, i16, i32, i64, i1, index
}
func.func @floats(%a: f16, %b: f32, %c: f64) -> (f64, f32, f16) {
  return %c, %b, %a : f64, f32, f16
}
func.func @odd(%a: i7, %b: i128) -> (i128, i7) {
  return %b, %a : i128, i7
}
func.func @complex(%a: complex<f32>, %b: complex<f64>) -> (complex<f64>, complex<f32>) {
  return %b, %a : complex<f64>, complex<f32>
}
func.func @nothing() {
  return
}
func.func @async_value() -> !async.value<f32> {
  %t, %v = async.execute -> !async.value<f32> {
    %c = arith.constant 2.5 : f32
    async.yield %c : f32
  }
  return %v : !async.value<f32>
}
func.func @token() -> !async.token {
  %t = async.execute { async.yield }
  return %t : !async.token
}
async.func @coroutine(%x: f32) -> (!async.token, !async.value<f32>) {
  return %x : f32
}
func.func @takes_token(%t: !async.token) {
  async.await %t : !async.token
  return
}
"""


@pytest.fixture(scope="module")
def scalars() -> stretto.Program:
    return stretto.compile(SCALARS)


def test_integers_come_back_as_they_went_in(scalars: stretto.Program):
    assert scalars.ints(-128, 32767, -5, 2**63 - 1, True, 7) == (-128, 32767, -5, 2**63 - 1, True, 7)
    assert scalars.ints(np.int8(3), np.uint16(4), np.int32(5), np.int64(6), np.bool_(False), np.int64(7)) == (
        *(3, 4, 5, 6, False, 7),
    )
    assert scalars.ints(255, 0, 0, 0, 1, 0)[0] == -1  # i8 has no sign of its own; results are signed


def test_floats_are_rounded_to_their_type(scalars: stretto.Program):
    f64, f32, f16 = scalars.floats(0.1, 0.1, 0.1)
    assert (f64, f32, f16) == (0.1, float(np.float32(0.1)), float(np.float16(0.1)))
    assert scalars.floats(1e6, 1e39, 1e300) == (1e300, float("inf"), float("inf"))
    assert scalars.floats(1, np.float32(2), np.int64(3)) == (3.0, 2.0, 1.0)


def test_odd_widths_and_128_bits(scalars: stretto.Program):
    assert scalars.odd(-64, -(2**127)) == (-(2**127), -64)
    assert scalars.odd(63, 2**100 + 1) == (2**100 + 1, 63)


def test_complex_numbers(scalars: stretto.Program):
    assert scalars.complex(1 + 2j, -3.5j) == (-3.5j, 1 + 2j)


def test_no_results_are_none(scalars: stretto.Program):
    assert scalars.nothing() is None


def test_handles_become_futures(scalars: stretto.Program):
    assert scalars.async_value().result() == 2.5
    assert scalars.token().result() is None
    assert scalars.coroutine(1.5) == 1.5


@pytest.mark.parametrize(
    ("name", "arguments", "error", "message"),
    [
        ("ints", (1, 2, 3), TypeError, r"takes 6 arguments, got 3"),
        ("ints", (128 + 128, 0, 0, 0, True, 0), OverflowError, r"argument 0 of ints is 256, .*i8"),
        ("ints", (0, 0, 0, 0, 2, 0), OverflowError, r"argument 4 of ints is 2"),
        ("ints", (0, 0, 1.5, 0, True, 0), TypeError, r"argument 2 of ints must be an integer .*not float"),
        ("ints", (True, 0, 0, 0, True, 0), TypeError, r"argument 0 of ints must be an integer .*not bool"),
        ("floats", ("x", 0, 0), TypeError, r"argument 0 of floats must be a number for f16, not str"),
        ("complex", (None, 0), TypeError, r"argument 0 of complex must be a number"),
        ("takes_token", (0,), TypeError, r"takes handles on running work"),
    ],
)
def test_arguments_that_do_not_fit(
    scalars: stretto.Program, name: str, arguments: tuple[object, ...], error: type[Exception], message: str
):
    with pytest.raises(error, match=message):
        scalars[name](*arguments)


def test_functions_by_name(scalars: stretto.Program):
    assert "ints" in scalars and "absent" not in scalars
    assert "floats" in dir(scalars)
    with pytest.raises(KeyError, match="no public function 'absent'"):
        scalars["absent"]
    with pytest.raises(AttributeError):
        scalars.absent()
    with pytest.raises(TypeError, match="no single entry"):
        scalars()
    assert str(scalars.signatures["odd"]) == "odd(i7, i128) -> i128, i7"


MEMREFS = """
func.func @scale(%m: memref<?x?xf32>, %k: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?x?xf32>
  %w = memref.dim %m, %c1 : memref<?x?xf32>
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %w step %c1 {
      %x = memref.load %m[%i, %j] : memref<?x?xf32>
      %y = arith.mulf %x, %k : f32
      memref.store %y, %m[%i, %j] : memref<?x?xf32>
    }
  }
  return
}
func.func @strided(%m: memref<?x?xi32, strided<[?, ?], offset: ?>>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : i32
  %x = memref.load %m[%c1, %c1] : memref<?x?xi32, strided<[?, ?], offset: ?>>
  memref.store %c7, %m[%c0, %c1] : memref<?x?xi32, strided<[?, ?], offset: ?>>
  return %x : i32
}
func.func @offset(%m: memref<2xi64, strided<[1], offset: 3>>) -> i64 {
  %c1 = arith.constant 1 : index
  %x = memref.load %m[%c1] : memref<2xi64, strided<[1], offset: 3>>
  return %x : i64
}
func.func @cell(%m: memref<f64>) -> memref<f64> {
  %x = memref.load %m[] : memref<f64>
  %y = arith.addf %x, %x : f64
  memref.store %y, %m[] : memref<f64>
  return %m : memref<f64>
}
func.func @fresh(%n: index) -> memref<?xf64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloc(%n) : memref<?xf64>
  scf.for %i = %c0 to %n step %c1 {
    %k = arith.index_cast %i : index to i64
    %x = arith.sitofp %k : i64 to f64
    memref.store %x, %m[%i] : memref<?xf64>
  }
  return %m : memref<?xf64>
}
func.func @both(%n: index) -> (memref<?xf64>, memref<?xf64>) {
  %m = func.call @fresh(%n) : (index) -> memref<?xf64>
  return %m, %m : memref<?xf64>, memref<?xf64>
}
memref.global "private" constant @table : memref<3xi16> = dense<[5, 6, 7]>
func.func @global() -> memref<3xi16> {
  %m = memref.get_global @table : memref<3xi16>
  return %m : memref<3xi16>
}
func.func @bools(%m: memref<4xi1>) -> i1 {
  %c2 = arith.constant 2 : index
  %x = memref.load %m[%c2] : memref<4xi1>
  return %x : i1
}
func.func @later(%m: memref<1xi32>) -> !async.value<memref<1xi32>> {
  %t, %v = async.execute -> !async.value<memref<1xi32>> {
    %c0 = arith.constant 0 : index
    %x = memref.load %m[%c0] : memref<1xi32>
    %y = arith.addi %x, %x : i32
    memref.store %y, %m[%c0] : memref<1xi32>
    async.yield %m : memref<1xi32>
  }
  return %v : !async.value<memref<1xi32>>
}
"""


@pytest.fixture(scope="module")
def memrefs() -> stretto.Program:
    return stretto.compile(MEMREFS)


def test_the_program_works_on_the_array_itself(memrefs: stretto.Program):
    array = np.arange(6, dtype=np.float32).reshape(2, 3)
    memrefs.scale(array, 2)
    assert array.tolist() == [[0, 2, 4], [6, 8, 10]]


def test_any_strides_where_the_type_allows_them(memrefs: stretto.Program):
    whole = np.arange(24, dtype=np.int32).reshape(4, 6)
    for view in (whole, whole[::2, ::3], whole.T, whole[::-1, ::-1], whole[1:, 2:]):
        expected = int(view[1, 1])
        assert memrefs.strided(view) == expected
        assert view[0, 1] == 7


def test_static_offset(memrefs: stretto.Program):
    assert memrefs.offset(np.array([10, 20])) == 20


def test_rank_zero_and_results_that_are_arguments(memrefs: stretto.Program):
    cell = np.array(1.5)
    result = memrefs.cell(cell)
    assert cell[()] == 3.0 and np.shares_memory(result, cell)
    del cell
    gc.collect()
    assert result[()] == 3.0


def test_results_own_their_memory(memrefs: stretto.Program):
    arrays = [memrefs.fresh(1000) for _ in range(50)]
    assert all(array.sum() == 499500 for array in arrays)
    view = arrays[3][10:]
    del arrays
    gc.collect()
    assert view[0] == 10.0
    assert memrefs.fresh(0).shape == (0,)


def test_two_results_may_share_one_allocation(memrefs: stretto.Program):
    first, second = memrefs.both(5)
    assert np.shares_memory(first, second)
    del first
    gc.collect()
    assert second.tolist() == [0, 1, 2, 3, 4]


def test_results_from_globals_are_copies(memrefs: stretto.Program):
    result = memrefs["global"]()
    assert result.tolist() == [5, 6, 7]
    result[0] = 9
    assert memrefs["global"]().tolist() == [5, 6, 7]


def test_bools(memrefs: stretto.Program):
    assert memrefs.bools(np.array([False, False, True, False])) is True


def test_memrefs_in_async_values(memrefs: stretto.Program):
    array = np.array([21], np.int32)
    assert memrefs.later(array).result().tolist() == [42]
    assert array.tolist() == [42]


@pytest.mark.parametrize(
    ("name", "make", "message"),
    [
        ("scale", lambda: (np.zeros((2, 2)), 1), r"argument 0 of scale must have dtype float32, not float64"),
        ("scale", lambda: (np.zeros(2, np.float32), 1), r"must have shape \?x\? .*not 2"),
        ("scale", lambda: (np.zeros((4, 4), np.float32).T[1:], 1), r"stride .*ascontiguousarray"),
        ("scale", lambda: ([[1.0]], 1), r"must be a NumPy array, not list"),
        ("offset", lambda: (np.zeros(3, np.int64),), r"must have shape 2 .*not 3"),
    ],
)
def test_arrays_that_do_not_fit(memrefs: stretto.Program, name: str, make: object, message: str):
    with pytest.raises(TypeError, match=message):
        memrefs[name](*make())  # pyright: ignore


class OfAnotherLibrary:
    """Memory that NumPy reaches by DLPack only."""

    def __init__(self, array: np.ndarray, kind: int = 1):
        self._array = array
        self._kind = kind

    def __dlpack__(self, **options: object) -> object:
        return self._array.__dlpack__(**options)  # pyright: ignore

    def __dlpack_device__(self) -> tuple[int, int]:
        return self._kind, 0


def test_dlpack_is_taken_without_a_copy(memrefs: stretto.Program):
    array = np.array([[1, 2], [3, 4]], np.float32)
    memrefs.scale(OfAnotherLibrary(array), 2.0)
    assert array.tolist() == [[2, 4], [6, 8]]
    with pytest.raises(TypeError, match=r"argument 0 of scale lies on DLPack device \(2, 0\)"):
        memrefs.scale(OfAnotherLibrary(array, 2), 2.0)


def test_buffers_are_taken_without_a_copy(memrefs: stretto.Program):
    numbers = array_module.array("i", [21])
    assert memrefs.later(numbers).result().tolist() == [42]
    assert numbers[0] == 42
    with pytest.raises(TypeError, match="read-only"):
        memrefs.later(memoryview(bytes(4)).cast("i"))
    with pytest.raises(TypeError, match="dtype int32 or uint32, not uint8"):
        memrefs.later(bytearray(4))


def test_read_only_arrays_are_refused(memrefs: stretto.Program):
    array = np.zeros((2, 2), np.float32)
    array.flags.writeable = False
    with pytest.raises(TypeError, match="read-only"):
        memrefs.scale(array, 1)


def test_unaligned_arrays_are_refused(memrefs: stretto.Program):
    raw = np.zeros(17, np.uint8)
    array = raw[1:].view(np.float32).reshape(2, 2)
    with pytest.raises(TypeError, match="aligned"):
        memrefs.scale(array, 1)


def test_size_one_dimensions_have_no_stride(memrefs: stretto.Program):
    array = np.ones((8, 8), np.float32)[::2, :1][:1]
    memrefs.scale(array, 3)
    assert array[0, 0] == 3.0


def test_arguments_are_given_back(memrefs: stretto.Program):
    array = np.zeros((2, 2), np.float32)
    before = sys.getrefcount(array)
    for _ in range(10):
        memrefs.scale(array, 1)
    assert sys.getrefcount(array) == before


def test_a_function_that_python_cannot_call_says_why():
    program = stretto.compile("func.func @wide(%v: vector<4xf32>) { return }")
    with pytest.raises(TypeError, match=r"'wide\(vector<4xf32>\)' takes or returns what can't be passed"):
        program["wide"]
