"""linalg ops, a stencil and reductions, and what NumPy says of them. Numbers are whole, so sums are exact."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

import stretto

TEXT = """
#ij = affine_map<(d0, d1) -> (d0, d1)>
#ji = affine_map<(d0, d1) -> (d1, d0)>

func.func @generic(%a: memref<?x?xf64>, %b: memref<?x?xf64>) {
  linalg.generic {indexing_maps = [#ji, #ij], iterator_types = ["parallel", "parallel"]}
      ins(%a : memref<?x?xf64>) outs(%b : memref<?x?xf64>) {
  ^bb0(%x: f64, %y: f64):
    %i = linalg.index 0 : index
    %k = arith.index_cast %i : index to i64
    %f = arith.sitofp %k : i64 to f64
    %s = arith.addf %x, %y : f64
    %t = arith.addf %s, %f : f64
    linalg.yield %t : f64
  }
  return
}

func.func @fill(%a: memref<?x?xf64>, %x: f64) {
  linalg.fill ins(%x : f64) outs(%a : memref<?x?xf64>)
  return
}

func.func @matmul(%a: memref<?x?xf64>, %b: memref<?x?xf64>, %c: memref<?x?xf64>) {
  linalg.matmul ins(%a, %b : memref<?x?xf64>, memref<?x?xf64>) outs(%c : memref<?x?xf64>)
  return
}

func.func @stencil(%from: memref<?x?xi64>, %to: memref<?x?xi64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %rows = memref.dim %from, %c0 : memref<?x?xi64>
  %columns = memref.dim %from, %c1 : memref<?x?xi64>
  %last_row = arith.subi %rows, %c1 : index
  %last_column = arith.subi %columns, %c1 : index
  scf.parallel (%i, %j) = (%c1, %c1) to (%last_row, %last_column) step (%c1, %c1) {
    %up = arith.subi %i, %c1 : index
    %down = arith.addi %i, %c1 : index
    %left = arith.subi %j, %c1 : index
    %right = arith.addi %j, %c1 : index
    %a = memref.load %from[%up, %j] : memref<?x?xi64>
    %b = memref.load %from[%down, %j] : memref<?x?xi64>
    %c = memref.load %from[%i, %left] : memref<?x?xi64>
    %d = memref.load %from[%i, %right] : memref<?x?xi64>
    %ab = arith.addi %a, %b : i64
    %cd = arith.addi %c, %d : i64
    %s = arith.addi %ab, %cd : i64
    memref.store %s, %to[%i, %j] : memref<?x?xi64>
  }
  return
}

func.func @histogram(%m: memref<?xi64>, %counts: memref<4xi64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?xi64>
  %none = arith.constant dense<0> : vector<4xi64>
  %buckets = arith.constant dense<[0, 1, 2, 3]> : vector<4xi64>
  %four = arith.constant 4 : i64
  %histogram = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%none) -> vector<4xi64> {
    %x = memref.load %m[%i] : memref<?xi64>
    %bucket = arith.remsi %x, %four : i64
    %all = vector.broadcast %bucket : i64 to vector<4xi64>
    %hit = arith.cmpi eq, %all, %buckets : vector<4xi64>
    %one = arith.extui %hit : vector<4xi1> to vector<4xi64>
    scf.reduce(%one : vector<4xi64>) {
    ^bb0(%a: vector<4xi64>, %b: vector<4xi64>):
      %s = arith.addi %a, %b : vector<4xi64>
      scf.reduce.return %s : vector<4xi64>
    }
  }
  vector.store %histogram, %counts[%c0] : memref<4xi64>, vector<4xi64>
  return
}

func.func @dot(%x: memref<?xf64>, %y: memref<?xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %x, %c0 : memref<?xf64>
  %zero = arith.constant 0.0 : f64
  %dot = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%zero) -> f64 {
    %a = memref.load %x[%i] : memref<?xf64>
    %b = memref.load %y[%i] : memref<?xf64>
    %p = arith.mulf %a, %b : f64
    scf.reduce(%p : f64) {
    ^bb0(%l: f64, %r: f64):
      %s = arith.addf %l, %r : f64
      scf.reduce.return %s : f64
    }
  }
  return %dot : f64
}

func.func private @pack(%value: i64, %index: i64) -> vector<2xi64> {
  %zero = arith.constant dense<0> : vector<2xi64>
  %0 = vector.insert %value, %zero [0] : i64 into vector<2xi64>
  %1 = vector.insert %index, %0 [1] : i64 into vector<2xi64>
  return %1 : vector<2xi64>
}

func.func @max_with_index(%m: memref<?xi64>) -> (i64, i64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?xi64>
  %least = arith.constant dense<-9223372036854775808> : vector<2xi64>
  %best = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%least) -> vector<2xi64> {
    %x = memref.load %m[%i] : memref<?xi64>
    %at = arith.index_cast %i : index to i64
    %v = func.call @pack(%x, %at) : (i64, i64) -> vector<2xi64>
    scf.reduce(%v : vector<2xi64>) {
    ^bb0(%a: vector<2xi64>, %b: vector<2xi64>):
      %va = vector.extract %a[0] : i64 from vector<2xi64>
      %vb = vector.extract %b[0] : i64 from vector<2xi64>
      %later = arith.cmpi sgt, %vb, %va : i64
      %s = arith.select %later, %b, %a : vector<2xi64>
      scf.reduce.return %s : vector<2xi64>
    }
  }
  %value = vector.extract %best[0] : i64 from vector<2xi64>
  %index = vector.extract %best[1] : i64 from vector<2xi64>
  return %value, %index : i64, i64
}
"""


def _whole(shape: tuple[int, ...], seed: int = 0) -> np.ndarray:
    return np.random.default_rng(seed).integers(-50, 50, shape)


def check_generic(program: stretto.Program) -> None:
    a, b = _whole((43, 61)).astype(float), _whole((61, 43), 1).astype(float)
    expected = a.T + b + np.arange(61)[:, None]
    program.generic(a, b)
    np.testing.assert_array_equal(b, expected)


def check_fill(program: stretto.Program) -> None:
    a = np.zeros((37, 29))
    program.fill(a, 2.5)
    assert (a == 2.5).all()


def check_matmul(program: stretto.Program) -> None:
    a, b = _whole((23, 31)).astype(float), _whole((31, 19), 1).astype(float)
    c = _whole((23, 19), 2).astype(float)
    expected = c + a @ b
    program.matmul(a, b, c)
    np.testing.assert_array_equal(c, expected)


def check_stencil(program: stretto.Program) -> None:
    a, b = _whole((45, 39)), np.zeros((45, 39), dtype=np.int64)
    program.stencil(a, b)
    expected = np.zeros_like(b)
    expected[1:-1, 1:-1] = a[:-2, 1:-1] + a[2:, 1:-1] + a[1:-1, :-2] + a[1:-1, 2:]
    np.testing.assert_array_equal(b, expected)


def check_histogram(program: stretto.Program) -> None:
    values, counts = _whole((3001,)) + 50, np.zeros(4, dtype=np.int64)
    program.histogram(values, counts)
    np.testing.assert_array_equal(counts, np.bincount(values % 4, minlength=4))


def check_dot(program: stretto.Program) -> None:
    a, b = _whole((2999,)).astype(float), _whole((2999,), 1).astype(float)
    assert program.dot(a, b) == a @ b


def check_max_with_index(program: stretto.Program) -> None:
    # Of equal values the first one counts: what a block finds comes before what later ones find.
    values = _whole((3001,))
    assert program.max_with_index(values) == (values.max(), values.argmax())


CHECKS: tuple[Callable[[stretto.Program], None], ...] = (
    check_generic,
    check_fill,
    check_matmul,
    check_stencil,
    check_histogram,
    check_dot,
    check_max_with_index,
)
