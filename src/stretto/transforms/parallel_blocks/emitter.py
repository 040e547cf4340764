"""Ops are folded as they are made, so that what is known about a loop's bounds is said at once."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects import arith
from xdsl.dialects.builtin import IndexType, IntegerAttr, LocationAttr
from xdsl.ir import Attribute, Block, Operation, SSAValue
from xdsl.rewriter import InsertPoint, Rewriter
from xdsl.traits import Commutative

from stretto.interfaces.rewriting import at
from stretto.transforms.folding import Folded, constant_of, fold, integer_constant, signed, width_of

#: Where xDSL's ops don't say so.
_COMMUTATIVE = frozenset(("arith.maxsi", "arith.maxui", "arith.minsi", "arith.minui"))
_SWAPPED = {"eq": "eq", "ne": "ne", "slt": "sgt", "sle": "sge", "sgt": "slt", "sge": "sle"}
_NAMES = ("eq", "ne", "slt", "sle", "sgt", "sge")


def constants_right(op: Operation) -> None:
    """Let a constant operand of a commutative op or of a signed comparison be the right one."""
    if len(op.operands) != 2:
        return
    lhs, rhs = op.operands
    if constant_of(lhs) is None or constant_of(rhs) is not None:
        return
    if op.has_trait(Commutative) or op.name in _COMMUTATIVE:
        op.operands = [rhs, lhs]
    elif isinstance(op, arith.CmpiOp) and op.predicate.value.data < len(_NAMES):
        swapped = arith.CmpiOp(rhs, lhs, _SWAPPED[_NAMES[op.predicate.value.data]])
        op.operands = [rhs, lhs]
        op.properties["predicate"] = swapped.predicate


def folded(op: Operation) -> Folded | None:
    """What an integer op is known to give, with sums and differences that cancel."""
    if isinstance(op, arith.SubiOp) and isinstance(op.lhs.owner, arith.AddiOp):
        sum_ = op.lhs.owner
        if sum_.rhs is op.rhs:
            return sum_.lhs
        if sum_.lhs is op.rhs:
            return sum_.rhs
    if isinstance(op, arith.AddiOp):
        for this, other in ((op.lhs, op.rhs), (op.rhs, op.lhs)):
            if isinstance(this.owner, arith.SubiOp) and this.owner.rhs is other:
                return this.owner.lhs
    return fold(op)


def known(value: SSAValue) -> int | None:
    """The signed number that an integer value is known to be."""
    bits = constant_of(value)
    width = width_of(value.type)
    return None if bits is None or width is None else signed(bits, width)


class Emitter:
    """Inserts ops at a place, all with one location."""

    def __init__(self, place: InsertPoint, location: LocationAttr, late: set[Operation] | None = None):
        self.place = place
        self.location = location
        self.late = late
        """Collects the constants that fold, where MLIR's rewriting knows them a round later only."""

    def inside(self, block: Block) -> Emitter:
        """An emitter at the end of another block."""
        return Emitter(InsertPoint.at_end(block), self.location, self.late)

    def insert(self, op: Operation) -> Operation:
        """Insert an op as it is."""
        Rewriter.insert_op(at(self.location, op), self.place)
        return op

    def __call__(self, op: Operation) -> SSAValue:
        """Insert an op with one result, or what it is known to give; returns that."""
        constants_right(op)
        result = folded(op)
        if isinstance(result, SSAValue):
            op.erase()
            return result
        if result is not None:
            type_ = op.results[0].type
            op.erase()
            op = integer_constant(result, type_)
            if self.late is not None:
                self.late.add(op)
        return self.insert(op).results[0]

    def index(self, value: int) -> SSAValue:
        """A constant index."""
        return self.insert(arith.ConstantOp(IntegerAttr(value, IndexType()))).results[0]

    def block(self, types: Sequence[Attribute] = ()) -> Block:
        """A new block whose arguments have the location."""
        block = Block(arg_types=types)
        for argument in block.args:
            argument.location = self.location
        return block
