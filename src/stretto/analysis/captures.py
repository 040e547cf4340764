"""What a region uses from outside, and which values are as good when they are copied."""

from __future__ import annotations

from xdsl.ir import Operation, Region, SSAValue
from xdsl.traits import ConstantLike

from stretto.interfaces.rewriting import name_of

# Constants by MLIR's trait, where xDSL's op hasn't got it or there is no such op.
_CONSTANTS = frozenset(
    {
        "func.constant",
        "index.bool.constant",
        "index.constant",
        "llvm.mlir.addressof",
        "llvm.mlir.constant",
        "llvm.mlir.none",
        "llvm.mlir.poison",
        "llvm.mlir.undef",
        "llvm.mlir.zero",
        "shape.const_size",
        "spirv.Constant",
        "ub.poison",
    }
)


def is_constant(op: Operation) -> bool:
    """Whether the result of `op` is known from the op alone, so that a copy is as good."""
    return op.has_trait(ConstantLike, value_if_unregistered=False) or name_of(op) in _CONSTANTS


def captures(region: Region) -> list[SSAValue]:
    """The values that a region uses and doesn't define, in the order of their first use, inner ops first."""
    inside: set[SSAValue] = {argument for block in region.blocks for argument in block.args}
    for op in region.walk():
        inside.update(op.results)
        inside.update(argument for inner in op.regions for block in inner.blocks for argument in block.args)
    found: dict[SSAValue, None] = {}
    for op in region.walk(region_first=True):
        for operand in op.operands:
            if operand not in inside:
                found[operand] = None
    return list(found)
