"""Atomic ops on memory that only one block uses need not be atomic: one host thread runs a block."""

from __future__ import annotations

from collections.abc import Callable

from xdsl.dialects import arith, memref
from xdsl.ir import Operation, SSAValue
from xdsl.rewriter import InsertPoint, Rewriter

from stretto.conversions.kernels.builder import Builder
from stretto.conversions.kernels.kernel import Kernel, memory_behind
from stretto.dialects.mlir_text.memref_ops import GenericAtomicRMWOp

#: By the numbers of memref.atomic_rmw's kinds; 3, "assign", takes the new value.
_KINDS: dict[int, Callable[[SSAValue, SSAValue], Operation]] = {
    0: arith.AddfOp,
    1: arith.AddiOp,
    2: arith.AndIOp,
    4: arith.MaximumfOp,
    5: arith.MaxnumfOp,
    6: arith.MaxSIOp,
    7: arith.MaxUIOp,
    8: arith.MinimumfOp,
    9: arith.MinnumfOp,
    10: arith.MinSIOp,
    11: arith.MinUIOp,
    12: arith.MulfOp,
    13: arith.MuliOp,
    14: arith.OrIOp,
    15: arith.XOrIOp,
}
_ASSIGN = 3


def relax_atomics(kernel: Kernel) -> None:
    """Make loads and stores of the atomic ops on memory of a workgroup or of a thread."""
    shared = {*kernel.workgroup, *kernel.dynamic_memory}
    for op in list(kernel.region.walk()):
        if isinstance(op, memref.AtomicRMWOp | GenericAtomicRMWOp):
            root = memory_behind(op.memref)
            if root in shared or isinstance(root.owner, memref.AllocaOp):
                _relax(op, op.memref, list(op.indices))


def _relax(op: memref.AtomicRMWOp | GenericAtomicRMWOp, memory: SSAValue, indices: list[SSAValue]) -> None:
    emit = Builder(InsertPoint.before(op), op.location)
    old = emit.load(memory, *indices)
    new = _updated(emit, op, old)
    emit.store(new, memory, *indices)
    op.results[0].replace_all_uses_with(old)
    Rewriter.erase_op(op)


def _updated(emit: Builder, op: memref.AtomicRMWOp | GenericAtomicRMWOp, old: SSAValue) -> SSAValue:
    if isinstance(op, memref.AtomicRMWOp):
        kind = op.kind.value.data
        if kind == _ASSIGN:
            return op.value
        return emit.insert(_KINDS[kind](old, op.value)).results[0]
    body = op.regions[0].block
    last = body.last_op
    assert last is not None
    new = last.operands[0]
    result = old if new is body.args[0] else new
    Rewriter.erase_op(last)
    Rewriter.inline_block(body, emit.place, [old])
    return result
