"""What LLVM makes of kernels for a fixed processor: wide vectors, no gathers, sums in registers.

Assertions on IR, since times depend on the machine.
"""

from __future__ import annotations

import re

import pytest
from optimised import optimised

MATRIX = "memref<512x512xf32>"


def program(kernel: str, arguments: dict[str, str], grid: tuple[int, int], block: tuple[int, int]) -> str:
    """A program that launches `@k`, whose text is given."""
    signature = ", ".join(f"%{name}: {type_}" for name, type_ in arguments.items())
    operands = ", ".join(f"%{name} : {type_}" for name, type_ in arguments.items())
    return f"""
module attributes {{gpu.container_module}} {{
  gpu.module @m {{
    gpu.func @k({signature}) {kernel}
  }}
  func.func @main({signature}) {{
    %gx = arith.constant {grid[0]} : index
    %gy = arith.constant {grid[1]} : index
    %bx = arith.constant {block[0]} : index
    %by = arith.constant {block[1]} : index
    %one = arith.constant 1 : index
    gpu.launch_func @m::@k blocks in (%gx, %gy, %one) threads in (%bx, %by, %one) args({operands})
    return
  }}
}}
"""


SAXPY = program(
    """kernel {
      %b = gpu.block_id x
      %d = gpu.block_dim x
      %t = gpu.thread_id x
      %s = arith.muli %b, %d : index
      %i = arith.addi %s, %t : index
      %c = arith.cmpi slt, %i, %n : index
      scf.if %c {
        %xv = memref.load %x[%i] : memref<?xf32>
        %yv = memref.load %y[%i] : memref<?xf32>
        %p = arith.mulf %a, %xv : f32
        %r = arith.addf %p, %yv : f32
        memref.store %r, %y[%i] : memref<?xf32>
      }
      gpu.return
    }""",
    {"a": "f32", "x": "memref<?xf32>", "y": "memref<?xf32>", "n": "index"},
    (100, 1),
    (256, 1),
)

TILED_MATMUL = program(
    f"""workgroup(%sa: memref<16x16xf32, 3>, %sb: memref<16x16xf32, 3>) kernel {{
      %bx = gpu.block_id x
      %by = gpu.block_id y
      %tx = gpu.thread_id x
      %ty = gpu.thread_id y
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c16 = arith.constant 16 : index
      %n = arith.constant 512 : index
      %px = arith.muli %bx, %c16 : index
      %j = arith.addi %px, %tx : index
      %py = arith.muli %by, %c16 : index
      %i = arith.addi %py, %ty : index
      %z = arith.constant 0.0 : f32
      %s = scf.for %k = %c0 to %n step %c16 iter_args(%acc = %z) -> (f32) {{
        %ka = arith.addi %k, %tx : index
        %x = memref.load %a[%i, %ka] : {MATRIX}
        memref.store %x, %sa[%ty, %tx] : memref<16x16xf32, 3>
        %kb = arith.addi %k, %ty : index
        %y = memref.load %b[%kb, %j] : {MATRIX}
        memref.store %y, %sb[%ty, %tx] : memref<16x16xf32, 3>
        gpu.barrier
        %r = scf.for %l = %c0 to %c16 step %c1 iter_args(%ac = %acc) -> (f32) {{
          %u = memref.load %sa[%ty, %l] : memref<16x16xf32, 3>
          %v = memref.load %sb[%l, %tx] : memref<16x16xf32, 3>
          %p = arith.mulf %u, %v : f32
          %q = arith.addf %ac, %p : f32
          scf.yield %q : f32
        }}
        gpu.barrier
        scf.yield %r : f32
      }}
      memref.store %s, %c[%i, %j] : {MATRIX}
      gpu.return
    }}""",
    {"a": MATRIX, "b": MATRIX, "c": MATRIX},
    (32, 32),
    (16, 16),
)

NAIVE_MATMUL = program(
    f"""kernel {{
      %i = gpu.global_id y
      %j = gpu.global_id x
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %n = arith.constant 512 : index
      %ci = arith.cmpi slt, %i, %n : index
      %cj = arith.cmpi slt, %j, %n : index
      %inside = arith.andi %ci, %cj : i1
      scf.if %inside {{
        %z = arith.constant 0.0 : f32
        %s = scf.for %k = %c0 to %n step %c1 iter_args(%acc = %z) -> (f32) {{
          %x = memref.load %a[%i, %k] : {MATRIX}
          %y = memref.load %b[%k, %j] : {MATRIX}
          %p = arith.mulf %x, %y : f32
          %q = arith.addf %acc, %p : f32
          scf.yield %q : f32
        }}
        memref.store %s, %c[%i, %j] : {MATRIX}
      }}
      gpu.return
    }}""",
    {"a": MATRIX, "b": MATRIX, "c": MATRIX},
    (32, 32),
    (16, 16),
)

NEIGHBOURS = program(
    """workgroup(%s: memref<256xi32, #gpu.address_space<workgroup>>) kernel {
      %t = gpu.thread_id x
      %i = gpu.global_id x
      %c255 = arith.constant 255 : index
      %v = memref.load %x[%i] : memref<?xi32>
      %w = arith.muli %v, %v : i32
      memref.store %v, %s[%t] : memref<256xi32, #gpu.address_space<workgroup>>
      gpu.barrier
      %j = arith.subi %c255, %t : index
      %o = memref.load %s[%j] : memref<256xi32, #gpu.address_space<workgroup>>
      %r = arith.addi %o, %w : i32
      memref.store %r, %x[%i] : memref<?xi32>
      gpu.return
    }""",
    {"x": "memref<?xi32>"},
    (10, 1),
    (256, 1),
)

CASES = {
    "saxpy": (SAXPY, "m_k_256x1x1", "fadd", "float"),
    "tiled matmul": (TILED_MATMUL, "m_k_16x16x1", "fadd", "float"),
    "naive matmul": (NAIVE_MATMUL, "m_k_16x16x1", "fadd", "float"),
    "neighbours": (NEIGHBOURS, "m_k_256x1x1", "add", "i32"),
}


@pytest.mark.parametrize("cpu", ["skylake-avx512", "haswell"])
@pytest.mark.parametrize("name", CASES)
def test_threads_are_vectorised(name: str, cpu: str):
    text, function, op, element = CASES[name]
    body = optimised(text, cpu)[function]
    width = {"skylake-avx512": 16, "haswell": 8}[cpu]
    assert re.search(rf"= {op} .*<{width} x {element}>", body), f"no {op} of {width} {element}"
    assert "llvm.masked.gather" not in body and "llvm.masked.scatter" not in body


def test_accumulators_of_a_tile_stay_in_registers():
    """In the loops over k no slot is written: 16 sums of 16 lanes live in registers."""
    body = optimised(TILED_MATMUL)["m_k_16x16x1"]
    sums = re.findall(r"= phi <16 x float>", body)
    assert len(sums) >= 16


def test_private_memory_is_not_called_parallel():
    """All threads of a block may use the same private memory, so its accesses depend on each other."""
    text = program(
        """kernel {
      %i = gpu.global_id x
      %m = memref.alloca() : memref<4xf32>
      %c4 = arith.constant 4 : index
      %v = memref.load %x[%i] : memref<?xf32>
      %j = arith.remui %i, %c4 : index
      memref.store %v, %m[%j] : memref<4xf32>
      %w = memref.load %m[%j] : memref<4xf32>
      memref.store %w, %x[%i] : memref<?xf32>
      gpu.return
    }""",
        {"x": "memref<?xf32>"},
        (10, 1),
        (64, 1),
    )
    from stretto import format_module, parse, run_pipeline

    module = parse(text)
    run_pipeline(module, "stretto-gpu-kernels-to-blocks")
    printed = format_module(module)
    accesses = re.findall(r"memref\.(?:load|store) .*", printed)
    assert accesses
    for access in accesses:
        assert ("llvm.access.group" in access) == ("memref<?xf32>" in access)


def test_only_memory_that_blocks_share_needs_atomic_ops():
    """One host thread runs a block, so its workgroup memory is changed by plain loads and stores."""
    text = program(
        """workgroup(%s: memref<1xi32, 3>) kernel {
      %t = gpu.thread_id x
      %c0 = arith.constant 0 : index
      %v = memref.load %x[%t] : memref<?xi32>
      %p = memref.atomic_rmw addi %v, %s[%c0] : (i32, memref<1xi32, 3>) -> i32
      %q = memref.atomic_rmw maxs %p, %x[%c0] : (i32, memref<?xi32>) -> i32
      gpu.return
    }""",
        {"x": "memref<?xi32>"},
        (10, 1),
        (64, 1),
    )
    body = optimised(text)["m_k_64x1x1"]
    assert set(re.findall(r"atomicrmw (\w+)", body)) == {"max"}
