"""memref-expand: memref.reshape by a shape of known length as loads and memref.reinterpret_cast."""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects import builtin, memref
from xdsl.dialects.arith import IndexCastOp
from xdsl.dialects.builtin import DYNAMIC_INDEX, IndexType
from xdsl.ir import Operation
from xdsl.passes import ModulePass

from stretto.conversions.expand_strided_metadata import ArithArithmetic
from stretto.conversions.memref_descriptor import layout_of
from stretto.conversions.strided_metadata import Number
from stretto.conversions.typed import is_ranked, memref_of


def _expand_reshape(op: Operation) -> None:
    """The sizes that the type doesn't say are loaded; strides are those of a contiguous memref."""
    source, shape = op.operands
    result = memref_of(op.results[0].type)
    offset = layout_of(op, memref_of(source.type))[1]
    arithmetic = ArithArithmetic(op)
    sizes: list[Number] = []
    strides: list[Number] = []
    stride: Number = 1
    for axis in reversed(range(result.get_num_dims())):
        size: Number = result.get_shape()[axis]
        if size == DYNAMIC_INDEX:
            load = memref.LoadOp.get(shape, [arithmetic.constant(axis)])
            size = arithmetic.insert(load).results[0]
            if not isinstance(size.type, IndexType):
                size = arithmetic.insert(IndexCastOp(size, IndexType())).results[0]
        sizes.insert(0, size)
        strides.insert(0, stride)
        stride = arithmetic.mul(stride, size)
    new = arithmetic.reinterpret(source, 0 if offset is None else offset, sizes, strides, result)
    op.results[0].replace_all_uses_with(new.result)
    op.detach()
    op.erase()


def _can_expand(op: Operation) -> bool:
    return (
        op.name == "memref.reshape"
        and is_ranked(op.results[0].type)
        and is_ranked(op.operands[0].type)
        and layout_of(op, memref_of(op.operands[0].type))[1] is not None
    )


@dataclass(frozen=True)
class MemRefExpandPass(ModulePass):
    """Expands memref.reshape from and to ranked memrefs. The rest finalize-memref-to-llvm lowers itself."""

    name = "memref-expand"

    def apply(self, ctx: Context, op: builtin.ModuleOp) -> None:
        for inner in list(op.walk()):
            if _can_expand(inner):
                _expand_reshape(inner)
