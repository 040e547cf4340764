"""The reductions of `affine.parallel`: how values join, and what they start with."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import cast

from xdsl.dialects import arith, scf
from xdsl.dialects.builtin import AnyFloat, FloatAttr, IntegerType
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue

from stretto.transforms.folding import integer_constant, width_of

_Make = Callable[[SSAValue, SSAValue], Operation]

_OPS: dict[str, _Make] = {
    "addf": arith.AddfOp,
    "addi": arith.AddiOp,
    "andi": arith.AndIOp,
    "maximumf": arith.MaximumfOp,
    "maxnumf": arith.MaxnumfOp,
    "maxs": arith.MaxSIOp,
    "maxu": arith.MaxUIOp,
    "minimumf": arith.MinimumfOp,
    "minnumf": arith.MinnumfOp,
    "mins": arith.MinSIOp,
    "minu": arith.MinUIOp,
    "mulf": arith.MulfOp,
    "muli": arith.MuliOp,
    "ori": arith.OrIOp,
    "xori": arith.XOrIOp,
}
_FLOATS = {
    "addf": 0.0,
    "mulf": 1.0,
    "maximumf": -math.inf,
    "maxnumf": -math.inf,
    "minimumf": math.inf,
    "minnumf": math.inf,
}


def identity(kind: str, type_: Attribute) -> Operation | None:
    """A constant that changes nothing; None if the kind and the type don't go together."""
    if kind in _FLOATS:
        return arith.ConstantOp(FloatAttr(_FLOATS[kind], type_)) if isinstance(type_, AnyFloat) else None
    width = width_of(type_)
    if width is None or kind not in _OPS or not isinstance(type_, IntegerType):
        return None
    numbers = {
        "andi": -1,
        "minu": -1,
        "muli": 1,
        "maxs": -(1 << (width - 1)),
        "mins": (1 << (width - 1)) - 1,
    }
    return integer_constant(numbers.get(kind, 0), cast("Attribute", type_))


def combiner(kind: str, like: Operation, type_: Attribute) -> Region:
    """The region of a `scf.reduce` that joins two values."""
    block = Block(arg_types=[type_, type_])
    for argument in block.args:
        argument.location = like.location
    joined = _OPS[kind](block.args[0], block.args[1])
    for op in (joined, scf.ReduceReturnOp(joined.results[0])):
        op.location = like.location
        block.add_op(op)
    return Region(block)
