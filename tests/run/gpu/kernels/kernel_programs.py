"""Kernels with what NumPy makes of them, for blocks of any size.

Each takes `x` and `y`, one element a thread (x has some values, y zeros), and has at hand: `%t`, the
number of the thread in its block, `%T`, how many there are, `%b`, the number of the block,
`%i = %b * %T + %t`, and `%xv = x[%i]`. The reference gets `x` as an array of blocks x threads, and returns
`y`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.int32]
Size = tuple[int, int, int]

PROLOGUE = """
      %tx = gpu.thread_id x
      %ty = gpu.thread_id y
      %tz = gpu.thread_id z
      %dx = gpu.block_dim x
      %dy = gpu.block_dim y
      %dz = gpu.block_dim z
      %b = gpu.block_id x
      %row = arith.muli %tz, %dy : index
      %rows = arith.addi %row, %ty : index
      %before = arith.muli %rows, %dx : index
      %t = arith.addi %before, %tx : index
      %dxy = arith.muli %dx, %dy : index
      %T = arith.muli %dxy, %dz : index
      %start = arith.muli %b, %T : index
      %i = arith.addi %start, %t : index
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %c3 = arith.constant 3 : index
      %i0 = arith.constant 0 : i32
      %i1 = arith.constant 1 : i32
      %i3 = arith.constant 3 : i32
      %i32 = arith.constant 32 : i32
      %xv = memref.load %x[%i] : memref<?xi32>
"""

SIZES = ", %bx: index, %by: index, %bz: index"
KNOWN_SIZES = """
    %bx = arith.constant {x} : index
    %by = arith.constant {y} : index
    %bz = arith.constant {z} : index"""


@dataclass(frozen=True)
class KernelProgram:
    """A kernel's body and its reference."""

    body: str
    reference: Callable[[Array, Size], Array]
    workgroup: str = ""
    functions: str = ""
    dynamic: int = 0
    """Bytes of dynamic shared memory, a thread."""
    only_coroutines: bool = False

    def text(self, size: Size, blocks: int, *, known: bool = True) -> str:
        """The program: `main(x, y)` launches the kernel; `main(x, y, bx, by, bz)` unless `known`."""
        x, y, z = size
        threads = x * y * z
        shared = f"workgroup({self.workgroup}) " if self.workgroup else ""
        dynamic = "dynamic_shared_memory_size %shared" if self.dynamic else ""
        return f"""
module attributes {{gpu.container_module}} {{
  gpu.module @kernels {{
{self.functions}
    gpu.func @kernel(%x: memref<?xi32>, %y: memref<?xi32>, %n: index, %half: index) {shared}kernel {{
{PROLOGUE}
{self.body}
      gpu.return
    }}
  }}
  func.func @main(%x: memref<?xi32>, %y: memref<?xi32>{"" if known else SIZES}) {{
    %g = arith.constant {blocks} : index
    %n = arith.constant {blocks * threads} : index
    %half = arith.constant {(threads + 1) // 2} : index
{KNOWN_SIZES.format(x=x, y=y, z=z) if known else ""}
    %one = arith.constant 1 : index
    %shared = arith.constant {self.dynamic * threads} : i32
    gpu.launch_func @kernels::@kernel blocks in (%g, %one, %one) threads in (%bx, %by, %bz)
      {dynamic} args(%x : memref<?xi32>, %y : memref<?xi32>, %n : index, %half : index)
    return
  }}
}}
"""


def _stencil(x: Array, size: Size) -> Array:
    v = x.copy()
    for k in range(5):
        v = v * 3 + np.roll(v, -1, axis=1) + k
    return v


def _tree(x: Array, size: Size) -> Array:
    y = np.zeros_like(x)
    y[:, 0] = x.sum(axis=1, dtype=np.int32)
    return y


def _early_exit(x: Array, size: Size) -> Array:
    y = np.zeros_like(x)
    half = (x.shape[1] + 1) // 2
    y[:, :half] = np.roll(x[:, :half], -1, axis=1) * 2
    return y


def _lanes(x: Array) -> Array:
    return np.arange(x.shape[1]) % 32


def _shuffled(x: Array, source: Array, valid: Array) -> tuple[Array, Array]:
    """Values from other lanes; where there is none, the own one."""
    threads = x.shape[1]
    lanes = _lanes(x)
    first = np.arange(threads) - lanes
    valid = valid & (source >= 0) & (source < 32) & (first + source < threads)
    taken = np.where(valid, first + source, np.arange(threads))
    return x[:, taken], np.broadcast_to(valid, x.shape)


def _shuffles(x: Array, size: Size) -> Array:
    lanes = _lanes(x)
    total = x.copy()
    for source in (lanes ^ 5, lanes - 3, lanes + 7, np.full_like(lanes, 2), (lanes * 7 + 3) % 32):
        value, valid = _shuffled(total, source, np.ones_like(lanes, dtype=bool))
        total = total * 3 + value + valid
    return total.astype(np.int32)


def _narrow(x: Array, size: Size) -> Array:
    lanes = _lanes(x)
    value, valid = _shuffled(x, lanes ^ 3, (lanes < 8) & ((lanes ^ 3) < 8))
    return (value * 2 + valid).astype(np.int32)


def _warp_sums(x: Array) -> Array:
    sums = np.zeros((x.shape[0], -(-x.shape[1] // 32)), dtype=np.int32)
    for k in range(x.shape[1]):
        sums[:, k // 32] += x[:, k]
    return sums


def _shuffle_and_barrier(x: Array, size: Size) -> Array:
    sums = _warp_sums(x)
    return np.repeat(sums.sum(axis=1, dtype=np.int32)[:, None], x.shape[1], axis=1)


def _subgroup_reduce(x: Array, size: Size) -> Array:
    y = np.zeros_like(x)
    for first in range(0, x.shape[1], 32):
        y[:, first : first + 32] += x[:, first : first + 32].sum(axis=1, dtype=np.int32)[:, None] * 5
    for first in range(0, x.shape[1], 4):
        y[:, first : first + 4] += x[:, first : first + 4].max(axis=1)[:, None]
    for first in range(0, x.shape[1], 8):
        for offset in range(2):
            part = x[:, first + offset : first + 8 : 2]
            if part.shape[1]:
                y[:, first + offset : first + 8 : 2] ^= np.bitwise_xor.reduce(part, axis=1)[:, None]
    return y


def _varying_while(x: Array, size: Size) -> Array:
    """Each thread goes around t % 5 times; what it reads is what its neighbour wrote last."""
    blocks, threads = x.shape
    y = np.zeros_like(x)
    for b in range(blocks):
        shared = x[b].copy()
        v = x[b].copy()
        for k in range(5):
            active = np.arange(threads) % 5 > k
            shared = np.where(active, v + k, shared)
            v = np.where(active, v * 2 + np.roll(shared, -1), v)
        y[b] = v
    return y


def _varying_for(x: Array, size: Size) -> Array:
    blocks, threads = x.shape
    y = np.zeros_like(x)
    for b in range(blocks):
        shared = x[b].copy()
        for k in range(4):
            active = np.arange(threads) % 4 > k
            taken = np.roll(shared, -1)
            shared = np.where(active, shared + taken * (k + 1), shared)
        y[b] = shared
    return y


def _ids(x: Array, size: Size) -> Array:
    threads = np.arange(x.shape[1])
    z, y, x_ = threads // (size[0] * size[1]), threads // size[0] % size[1], threads % size[0]
    row = x_ + 100 * y + 10000 * z + threads % 32 * 7 + threads // 32 * 11 + -(-len(threads) // 32) * 13 + 32
    return np.array([row + 1000000 * b for b in range(x.shape[0])], dtype=np.int32)


def _private_memory(x: Array, size: Size) -> Array:
    return x * 4 + np.roll(x, -1, axis=1) * 10 + 6 + np.roll(x, -2, axis=1)


def _histogram(x: Array, size: Size) -> Array:
    y = np.zeros_like(x)
    flat = y.reshape(-1)
    bins = min(8, flat.size)
    for value in x.reshape(-1):
        flat[int(value) % bins] += 1
    flat[0] += x.sum(dtype=np.int32)
    return y


PROGRAMS: dict[str, KernelProgram] = {
    "no barrier": KernelProgram(
        """
      %c = arith.cmpi slt, %i, %n : index
      scf.if %c {
        %r = arith.muli %xv, %i3 : i32
        memref.store %r, %y[%i] : memref<?xi32>
      }
""",
        lambda x, size: x * 3,
    ),
    "ids": KernelProgram(
        """
      %lane = gpu.lane_id
      %warp = gpu.subgroup_id : index
      %warps = gpu.num_subgroups : index
      %width = gpu.subgroup_size : index
      %c100 = arith.constant 100 : index
      %c10000 = arith.constant 10000 : index
      %c1000000 = arith.constant 1000000 : index
      %c7 = arith.constant 7 : index
      %c11 = arith.constant 11 : index
      %c13 = arith.constant 13 : index
      %p1 = arith.muli %ty, %c100 : index
      %p2 = arith.muli %tz, %c10000 : index
      %p3 = arith.muli %b, %c1000000 : index
      %p4 = arith.muli %lane, %c7 : index
      %p5 = arith.muli %warp, %c11 : index
      %p6 = arith.muli %warps, %c13 : index
      %s1 = arith.addi %tx, %p1 : index
      %s2 = arith.addi %s1, %p2 : index
      %s3 = arith.addi %s2, %p3 : index
      %s4 = arith.addi %s3, %p4 : index
      %s5 = arith.addi %s4, %p5 : index
      %s6 = arith.addi %s5, %p6 : index
      %s7 = arith.addi %s6, %width : index
      %v = arith.index_cast %s7 : index to i32
      memref.store %v, %y[%i] : memref<?xi32>
""",
        _ids,
    ),
    "reverse": KernelProgram(
        """
      memref.store %xv, %s[%t] : memref<1024xi32, #gpu.address_space<workgroup>>
      gpu.barrier
      %last = arith.subi %T, %c1 : index
      %j = arith.subi %last, %t : index
      %v = memref.load %s[%j] : memref<1024xi32, #gpu.address_space<workgroup>>
      memref.store %v, %y[%i] : memref<?xi32>
""",
        lambda x, size: x[:, ::-1],
        workgroup="%s: memref<1024xi32, #gpu.address_space<workgroup>>",
    ),
    "dynamic shared memory": KernelProgram(
        """
      %bytes = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
      %s = memref.view %bytes[%c0][%T]
        : memref<?xi8, #gpu.address_space<workgroup>> to memref<?xi32, #gpu.address_space<workgroup>>
      memref.store %xv, %s[%t] : memref<?xi32, #gpu.address_space<workgroup>>
      gpu.barrier
      %last = arith.subi %T, %c1 : index
      %j = arith.subi %last, %t : index
      %v = memref.load %s[%j] : memref<?xi32, #gpu.address_space<workgroup>>
      memref.store %v, %y[%i] : memref<?xi32>
""",
        lambda x, size: x[:, ::-1],
        dynamic=4,
    ),
    "more workgroup memory than the stack takes": KernelProgram(
        """
      %bytes = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
      %d = memref.view %bytes[%c0][%T]
        : memref<?xi8, #gpu.address_space<workgroup>> to memref<?xi32, #gpu.address_space<workgroup>>
      %c32 = arith.constant 32 : index
      %p = arith.remui %t, %c32 : index
      memref.store %xv, %s[%p, %t] : memref<32x1024xi32, 3>
      memref.store %xv, %d[%t] : memref<?xi32, #gpu.address_space<workgroup>>
      gpu.barrier
      %last = arith.subi %T, %c1 : index
      %j = arith.subi %last, %t : index
      %q = arith.remui %j, %c32 : index
      %v = memref.load %s[%q, %j] : memref<32x1024xi32, 3>
      %w = memref.load %d[%j] : memref<?xi32, #gpu.address_space<workgroup>>
      %r = arith.addi %v, %w : i32
      memref.store %r, %y[%i] : memref<?xi32>
""",
        lambda x, size: x[:, ::-1] * 2,
        workgroup="%s: memref<32x1024xi32, 3>",
        dynamic=4,
    ),
    "stencil in a loop": KernelProgram(
        """
      %c5 = arith.constant 5 : index
      %r = scf.for %k = %c0 to %c5 step %c1 iter_args(%v = %xv) -> (i32) {
        memref.store %v, %s[%t] : memref<1024xi32, 3>
        gpu.barrier
        %t1 = arith.addi %t, %c1 : index
        %next = arith.remui %t1, %T : index
        %o = memref.load %s[%next] : memref<1024xi32, 3>
        %k32 = arith.index_cast %k : index to i32
        %v3 = arith.muli %v, %i3 : i32
        %w = arith.addi %v3, %o : i32
        %u = arith.addi %w, %k32 : i32
        gpu.barrier
        scf.yield %u : i32
      }
      memref.store %r, %y[%i] : memref<?xi32>
""",
        _stencil,
        workgroup="%s: memref<1024xi32, 3>",
    ),
    "tree reduction": KernelProgram(
        """
      memref.store %xv, %s[%t] : memref<1024xi32, 3>
      gpu.barrier
      %end = scf.while (%m = %T) : (index) -> index {
        %more = arith.cmpi ugt, %m, %c1 : index
        scf.condition(%more) %m : index
      } do {
      ^bb0(%m: index):
        %m1 = arith.addi %m, %c1 : index
        %up = arith.divui %m1, %c2 : index
        %down = arith.divui %m, %c2 : index
        %c = arith.cmpi slt, %t, %down : index
        scf.if %c {
          %j = arith.addi %t, %up : index
          %p = memref.load %s[%t] : memref<1024xi32, 3>
          %q = memref.load %s[%j] : memref<1024xi32, 3>
          %r = arith.addi %p, %q : i32
          memref.store %r, %s[%t] : memref<1024xi32, 3>
        }
        gpu.barrier
        scf.yield %up : index
      }
      %first = arith.cmpi eq, %t, %c0 : index
      scf.if %first {
        %v = memref.load %s[%c0] : memref<1024xi32, 3>
        memref.store %v, %y[%i] : memref<?xi32>
      }
""",
        _tree,
        workgroup="%s: memref<1024xi32, 3>",
    ),
    "early exit": KernelProgram(
        """
      %c = arith.cmpi ult, %t, %half : index
      scf.if %c {
        memref.store %xv, %s[%t] : memref<1024xi32, 3>
        gpu.barrier
        %t1 = arith.addi %t, %c1 : index
        %next = arith.remui %t1, %half : index
        %v = memref.load %s[%next] : memref<1024xi32, 3>
        %w = arith.addi %v, %v : i32
        memref.store %w, %y[%i] : memref<?xi32>
      }
""",
        _early_exit,
        workgroup="%s: memref<1024xi32, 3>",
    ),
    "branches with barriers": KernelProgram(
        """
      %b2 = arith.remui %b, %c2 : index
      %even = arith.cmpi eq, %b2, %c0 : index
      memref.store %xv, %s[%t] : memref<1024xi32, 3>
      %r:2 = scf.if %even -> (i32, index) {
        gpu.barrier
        %t1 = arith.addi %t, %c1 : index
        %next = arith.remui %t1, %T : index
        %v = memref.load %s[%next] : memref<1024xi32, 3>
        scf.yield %v, %c2 : i32, index
      } else {
        %w = arith.muli %xv, %i3 : i32
        memref.store %w, %s[%t] : memref<1024xi32, 3>
        gpu.barrier
        %last = arith.subi %T, %c1 : index
        %j = arith.subi %last, %t : index
        %v = memref.load %s[%j] : memref<1024xi32, 3>
        gpu.barrier
        scf.yield %v, %c3 : i32, index
      }
      %k = arith.index_cast %r#1 : index to i32
      %o = arith.addi %r#0, %k : i32
      memref.store %o, %y[%i] : memref<?xi32>
""",
        lambda x, size: np.array(
            [np.roll(row, -1) + 2 if k % 2 == 0 else row[::-1] * 3 + 3 for k, row in enumerate(x)], np.int32
        ),
        workgroup="%s: memref<1024xi32, 3>",
    ),
    "truth values that outlive a barrier": KernelProgram(
        """
      %odd = arith.andi %xv, %i1 : i32
      %c = arith.cmpi eq, %odd, %i1 : i32
      %xd = arith.muli %xv, %xv : i32
      memref.store %xv, %s[%t] : memref<1024xi32, 3>
      gpu.barrier
      %t1 = arith.addi %t, %c1 : index
      %next = arith.remui %t1, %T : index
      %v = memref.load %s[%next] : memref<1024xi32, 3>
      %r = arith.select %c, %v, %xd : i32
      memref.store %r, %y[%i] : memref<?xi32>
""",
        lambda x, size: np.where(x % 2 == 1, np.roll(x, -1, axis=1), x * x),
        workgroup="%s: memref<1024xi32, 3>",
    ),
    "private memory": KernelProgram(
        """
      %m = memref.alloca() : memref<4xi32>
      %own = memref.alloca() : memref<2xi32>
      %c4 = arith.constant 4 : index
      scf.for %k = %c0 to %c4 step %c1 {
        %k32 = arith.index_cast %k : index to i32
        %v = arith.addi %xv, %k32 : i32
        memref.store %v, %m[%k] : memref<4xi32>
      }
      memref.store %xv, %s[%t] : memref<1024xi32, 3>
      gpu.barrier
      %t1 = arith.addi %t, %c1 : index
      %next = arith.remui %t1, %T : index
      %o = memref.load %s[%next] : memref<1024xi32, 3>
      %view = memref.cast %own : memref<2xi32> to memref<?xi32>
      memref.store %o, %view[%c1] : memref<?xi32>
      gpu.barrier
      memref.store %o, %s[%t] : memref<1024xi32, 3>
      gpu.barrier
      %oo = memref.load %s[%next] : memref<1024xi32, 3>
      %sum = scf.for %k = %c0 to %c4 step %c1 iter_args(%a = %i0) -> (i32) {
        %v = memref.load %m[%k] : memref<4xi32>
        %w = arith.addi %a, %v : i32
        scf.yield %w : i32
      }
      %i10 = arith.constant 10 : i32
      %p = memref.load %view[%c1] : memref<?xi32>
      %p10 = arith.muli %p, %i10 : i32
      %q = arith.addi %sum, %p10 : i32
      %r = arith.addi %q, %oo : i32
      memref.store %r, %y[%i] : memref<?xi32>
""",
        _private_memory,
        workgroup="%s: memref<1024xi32, 3>",
    ),
    "shuffles": KernelProgram(
        """
      %i5 = arith.constant 5 : i32
      %i7 = arith.constant 7 : i32
      %i2 = arith.constant 2 : i32
      %v1, %p1 = gpu.shuffle xor %xv, %i5, %i32 : i32
      %q1 = arith.extui %p1 : i1 to i32
      %m1 = arith.muli %xv, %i3 : i32
      %n1 = arith.addi %m1, %v1 : i32
      %r1 = arith.addi %n1, %q1 : i32
      %v2, %p2 = gpu.shuffle up %r1, %i3, %i32 : i32
      %q2 = arith.extui %p2 : i1 to i32
      %m2 = arith.muli %r1, %i3 : i32
      %n2 = arith.addi %m2, %v2 : i32
      %r2 = arith.addi %n2, %q2 : i32
      %v3, %p3 = gpu.shuffle down %r2, %i7, %i32 : i32
      %q3 = arith.extui %p3 : i1 to i32
      %m3 = arith.muli %r2, %i3 : i32
      %n3 = arith.addi %m3, %v3 : i32
      %r3 = arith.addi %n3, %q3 : i32
      %v4, %p4 = gpu.shuffle idx %r3, %i2, %i32 : i32
      %q4 = arith.extui %p4 : i1 to i32
      %m4 = arith.muli %r3, %i3 : i32
      %n4 = arith.addi %m4, %v4 : i32
      %r4 = arith.addi %n4, %q4 : i32
      %lane = gpu.lane_id
      %lane32 = arith.index_cast %lane : index to i32
      %l7 = arith.muli %lane32, %i7 : i32
      %l73 = arith.addi %l7, %i3 : i32
      %from = arith.remui %l73, %i32 : i32
      %v5, %p5 = gpu.shuffle idx %r4, %from, %i32 : i32
      %q5 = arith.extui %p5 : i1 to i32
      %m5 = arith.muli %r4, %i3 : i32
      %n5 = arith.addi %m5, %v5 : i32
      %r5 = arith.addi %n5, %q5 : i32
      memref.store %r5, %y[%i] : memref<?xi32>
""",
        _shuffles,
    ),
    "narrow shuffle": KernelProgram(
        """
      %i8 = arith.constant 8 : i32
      %v, %p = gpu.shuffle xor %xv, %i3, %i8 : i32
      %q = arith.extui %p : i1 to i32
      %w = arith.addi %v, %v : i32
      %r = arith.addi %w, %q : i32
      memref.store %r, %y[%i] : memref<?xi32>
""",
        _narrow,
    ),
    "shuffles beside barriers": KernelProgram(
        """
      %i16 = arith.constant 16 : i32
      %i2 = arith.constant 2 : i32
      %sum, %d = scf.while (%v = %xv, %k = %i16) : (i32, i32) -> (i32, i32) {
        %more = arith.cmpi sgt, %k, %i0 : i32
        scf.condition(%more) %v, %k : i32, i32
      } do {
      ^bb0(%v: i32, %k: i32):
        %o, %ok = gpu.shuffle down %v, %k, %i32 : i32
        %u = arith.select %ok, %o, %i0 : i32
        %w = arith.addi %v, %u : i32
        %h = arith.divui %k, %i2 : i32
        scf.yield %w, %h : i32, i32
      }
      %lane = gpu.lane_id
      %warp = gpu.subgroup_id : index
      %warps = gpu.num_subgroups : index
      %leader = arith.cmpi eq, %lane, %c0 : index
      scf.if %leader {
        memref.store %sum, %s[%warp] : memref<32xi32, 3>
      }
      gpu.barrier
      %total = scf.for %k = %c0 to %warps step %c1 iter_args(%a = %i0) -> (i32) {
        %v = memref.load %s[%k] : memref<32xi32, 3>
        %w = arith.addi %a, %v : i32
        scf.yield %w : i32
      }
      memref.store %total, %y[%i] : memref<?xi32>
""",
        _shuffle_and_barrier,
        workgroup="%s: memref<32xi32, 3>",
    ),
    "all_reduce": KernelProgram(
        """
      %sum = gpu.all_reduce add %xv uniform {} : (i32) -> (i32)
      %max = gpu.all_reduce %xv uniform {
      ^bb0(%p: i32, %q: i32):
        %m = arith.maxsi %p, %q : i32
        gpu.yield %m : i32
      } : (i32) -> (i32)
      %r = arith.addi %sum, %max : i32
      %u = arith.addi %r, %xv : i32
      memref.store %u, %y[%i] : memref<?xi32>
""",
        lambda x, size: (x.sum(axis=1, dtype=np.int32) + x.max(axis=1))[:, None] + x,
    ),
    "all_reduce of some": KernelProgram(
        """
      %c = arith.cmpi ult, %t, %half : index
      scf.if %c {
        %sum = gpu.all_reduce add %xv {} : (i32) -> (i32)
        memref.store %sum, %y[%i] : memref<?xi32>
      }
""",
        lambda x, size: np.where(
            np.arange(x.shape[1]) < (x.shape[1] + 1) // 2,
            x[:, : (x.shape[1] + 1) // 2].sum(axis=1, dtype=np.int32)[:, None],
            0,
        ).astype(np.int32),
    ),
    "subgroup_reduce": KernelProgram(
        """
      %i5 = arith.constant 5 : i32
      %a = gpu.subgroup_reduce add %xv : (i32) -> (i32)
      %m = gpu.subgroup_reduce maxsi %xv cluster(size = 4) : (i32) -> (i32)
      %o = gpu.subgroup_reduce xor %xv cluster(size = 4, stride = 2) : (i32) -> (i32)
      %a5 = arith.muli %a, %i5 : i32
      %r = arith.addi %a5, %m : i32
      %u = arith.xori %r, %o : i32
      memref.store %u, %y[%i] : memref<?xi32>
""",
        _subgroup_reduce,
    ),
    "atomics": KernelProgram(
        """
      %c8 = arith.constant 8 : index
      %bins = arith.minui %c8, %n : index
      %xi = arith.index_cast %xv : i32 to index
      %bin = arith.remui %xi, %bins : index
      %old = memref.generic_atomic_rmw %y[%bin] : memref<?xi32> {
      ^bb0(%v: i32):
        %w = arith.addi %v, %i1 : i32
        memref.atomic_yield %w : i32
      }
      %first = arith.cmpi eq, %t, %c0 : index
      scf.if %first {
        memref.store %i0, %s[%c0] : memref<1xi32, 3>
      }
      gpu.barrier
      %p = memref.atomic_rmw addi %xv, %s[%c0] : (i32, memref<1xi32, 3>) -> i32
      gpu.barrier
      scf.if %first {
        %sum = memref.load %s[%c0] : memref<1xi32, 3>
        %q = memref.atomic_rmw addi %sum, %y[%c0] : (i32, memref<?xi32>) -> i32
      }
""",
        _histogram,
        workgroup="%s: memref<1xi32, 3>",
    ),
    "a loop that threads leave in turn": KernelProgram(
        """
      %i5 = arith.constant 5 : i32
      %t32 = arith.index_cast %t : index to i32
      %times = arith.remui %t32, %i5 : i32
      memref.store %xv, %s[%t] : memref<1024xi32, 3>
      gpu.barrier
      %r:2 = scf.while (%v = %xv, %k = %i0) : (i32, i32) -> (i32, i32) {
        %more = arith.cmpi slt, %k, %times : i32
        scf.condition(%more) %v, %k : i32, i32
      } do {
      ^bb0(%v: i32, %k: i32):
        %w = arith.addi %v, %k : i32
        memref.store %w, %s[%t] : memref<1024xi32, 3>
        gpu.barrier
        %t1 = arith.addi %t, %c1 : index
        %next = arith.remui %t1, %T : index
        %o = memref.load %s[%next] : memref<1024xi32, 3>
        %d = arith.addi %v, %v : i32
        %u = arith.addi %d, %o : i32
        %k1 = arith.addi %k, %i1 : i32
        gpu.barrier
        scf.yield %u, %k1 : i32, i32
      }
      memref.store %r#0, %y[%i] : memref<?xi32>
""",
        _varying_while,
        workgroup="%s: memref<1024xi32, 3>",
    ),
    "bounds that differ": KernelProgram(
        """
      %c4 = arith.constant 4 : index
      %times = arith.remui %t, %c4 : index
      memref.store %xv, %s[%t] : memref<1024xi32, 3>
      gpu.barrier
      scf.for %k = %c0 to %times step %c1 {
        %t1 = arith.addi %t, %c1 : index
        %next = arith.remui %t1, %T : index
        %o = memref.load %s[%next] : memref<1024xi32, 3>
        gpu.barrier
        %k1 = arith.addi %k, %c1 : index
        %k32 = arith.index_cast %k1 : index to i32
        %p = arith.muli %o, %k32 : i32
        %own = memref.load %s[%t] : memref<1024xi32, 3>
        %u = arith.addi %own, %p : i32
        memref.store %u, %s[%t] : memref<1024xi32, 3>
        gpu.barrier
      }
      %r = memref.load %s[%t] : memref<1024xi32, 3>
      memref.store %r, %y[%i] : memref<?xi32>
""",
        _varying_for,
        workgroup="%s: memref<1024xi32, 3>",
    ),
    "device functions": KernelProgram(
        """
      %r = func.call @next(%s, %xv) : (memref<1024xi32, 3>, i32) -> i32
      %c = arith.cmpi slt, %r, %i0 : i32
      %u = func.call @magnitude(%r) : (i32) -> i32
      memref.store %u, %y[%i] : memref<?xi32>
""",
        lambda x, size: np.abs(np.roll(x, -1, axis=1)),
        workgroup="%s: memref<1024xi32, 3>",
        functions="""
    func.func @next(%s: memref<1024xi32, 3>, %v: i32) -> i32 {
      %t = gpu.thread_id x
      %ty = gpu.thread_id y
      %tz = gpu.thread_id z
      %dx = gpu.block_dim x
      %dy = gpu.block_dim y
      %dz = gpu.block_dim z
      %p = arith.muli %tz, %dy : index
      %q = arith.addi %p, %ty : index
      %r = arith.muli %q, %dx : index
      %l = arith.addi %r, %t : index
      %e = arith.muli %dx, %dy : index
      %T = arith.muli %e, %dz : index
      memref.store %v, %s[%l] : memref<1024xi32, 3>
      gpu.barrier
      %c1 = arith.constant 1 : index
      %l1 = arith.addi %l, %c1 : index
      %n = arith.remui %l1, %T : index
      %w = memref.load %s[%n] : memref<1024xi32, 3>
      return %w : i32
    }
    func.func @magnitude(%v: i32) -> i32 {
      %i0 = arith.constant 0 : i32
      %c = arith.cmpi slt, %v, %i0 : i32
      cf.cond_br %c, ^negative, ^positive
    ^negative:
      %m = arith.subi %i0, %v : i32
      return %m : i32
    ^positive:
      return %v : i32
    }
""",
    ),
    "branches without barriers": KernelProgram(
        """
      %odd = arith.andi %xv, %i1 : i32
      %c = arith.cmpi eq, %odd, %i1 : i32
      cf.cond_br %c, ^odd, ^even
    ^odd:
      %v = arith.muli %xv, %i3 : i32
      cf.br ^end(%v : i32)
    ^even:
      cf.br ^end(%i3 : i32)
    ^end(%r: i32):
      memref.store %r, %y[%i] : memref<?xi32>
""",
        lambda x, size: np.where(x % 2 == 1, x * 3, 3).astype(np.int32),
    ),
    "branches around a barrier": KernelProgram(
        """
      memref.store %xv, %s[%t] : memref<1024xi32, 3>
      cf.br ^loop(%c0, %xv : index, i32)
    ^loop(%k: index, %v: i32):
      gpu.barrier
      %t1 = arith.addi %t, %c1 : index
      %next = arith.remui %t1, %T : index
      %o = memref.load %s[%next] : memref<1024xi32, 3>
      gpu.barrier
      memref.store %o, %s[%t] : memref<1024xi32, 3>
      %k1 = arith.addi %k, %c1 : index
      %more = arith.cmpi ult, %k1, %c3 : index
      cf.cond_br %more, ^loop(%k1, %o : index, i32), ^end(%o : i32)
    ^end(%r: i32):
      memref.store %r, %y[%i] : memref<?xi32>
""",
        lambda x, size: np.roll(x, -3, axis=1),
        workgroup="%s: memref<1024xi32, 3>",
        only_coroutines=True,
    ),
}
