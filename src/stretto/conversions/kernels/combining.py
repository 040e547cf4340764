"""The arithmetic of reductions over threads."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from xdsl.dialects import arith
from xdsl.dialects.builtin import AnyFloat, FloatAttr, IndexType, IntegerAttr, IntegerType, VectorType
from xdsl.ir import Attribute, Operation, SSAValue

from stretto.conversions.kernels.builder import Builder
from stretto.diagnostics import emit_error

_INTEGER: dict[str, Callable[[SSAValue, SSAValue], Operation]] = {
    "add": arith.AddiOp,
    "mul": arith.MuliOp,
    "minui": arith.MinUIOp,
    "minsi": arith.MinSIOp,
    "maxui": arith.MaxUIOp,
    "maxsi": arith.MaxSIOp,
    "and": arith.AndIOp,
    "or": arith.OrIOp,
    "xor": arith.XOrIOp,
    # xDSL's spellings
    "min": arith.MinSIOp,
    "max": arith.MaxSIOp,
}
_FLOAT: dict[str, Callable[[SSAValue, SSAValue], Operation]] = {
    "add": arith.AddfOp,
    "mul": arith.MulfOp,
    "minnumf": arith.MinnumfOp,
    "maxnumf": arith.MaxnumfOp,
    "minimumf": arith.MinimumfOp,
    "maximumf": arith.MaximumfOp,
    "min": arith.MinnumfOp,
    "max": arith.MaxnumfOp,
}


def _element(type_: Attribute) -> Attribute:
    return cast("VectorType[Attribute]", type_).element_type if isinstance(type_, VectorType) else type_


def combine(emit: Builder, op: Operation, a: SSAValue, b: SSAValue) -> SSAValue:
    """What a reduction makes of two values, the one of the thread that comes first on the left."""
    if op.regions and (block := op.regions[0].blocks.first) is not None:
        if block.next_block is not None:
            emit_error(op, f"'{op.name}' op has a region with several blocks, which isn't supported")
        mapping: dict[SSAValue, SSAValue] = {block.args[0]: a, block.args[1]: b}
        for inner in block.ops:
            if inner is block.last_op:
                result = inner.operands[0]
                return mapping.get(result, result)
            emit.keep(inner.clone(mapping))
    kind = op.properties["op"]
    name: str = getattr(kind, "data").value  # noqa: B009
    table = _FLOAT if isinstance(_element(a.type), AnyFloat) else _INTEGER
    make = table.get(name)
    if make is None:
        emit_error(op, f"'{op.name}' op: '{name}' isn't defined for values of type '{a.type}'")
    return emit.insert(make(a, b)).results[0]


def any_value(emit: Builder, type_: Attribute) -> SSAValue:
    """A value of a type that stands where none is known yet."""
    from stretto.dialects.llvm_.instructions import PoisonOp

    match type_:
        case IntegerType() | IndexType():
            return emit.insert(arith.ConstantOp(IntegerAttr(0, type_))).results[0]
        case _ if isinstance(type_, AnyFloat):
            return emit.insert(arith.ConstantOp(FloatAttr(0.0, type_))).results[0]
        case _:
            return emit.insert(PoisonOp(type_)).results[0]
