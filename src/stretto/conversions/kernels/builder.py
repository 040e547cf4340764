"""Short spellings for the ops that block functions are made of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from xdsl.dialects import arith, llvm, memref, scf
from xdsl.dialects.builtin import (
    DenseArrayBase,
    IndexType,
    IntegerAttr,
    IntegerType,
    LocationAttr,
    MemRefType,
    UnitAttr,
    UnrealizedConversionCastOp,
    i8,
    i64,
)
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue
from xdsl.rewriter import InsertPoint, Rewriter

from stretto.conversions.llvm_types import LLVMTypeConverter
from stretto.dialects.llvm_.instructions import PoisonOp
from stretto.interfaces.loops import ACCESS_GROUP
from stretto.interfaces.rewriting import OpT, at
from stretto.transforms.parallel_blocks.emitter import Emitter

INDEX = IndexType()
POINTER = llvm.LLVMPointerType()

_DYNAMIC_INDEX = -(2**31)

Number = int | SSAValue
"""An index: a known one, or a value."""


def integer_type(type_: Attribute) -> IntegerType:
    """A type that is one of integers."""
    assert isinstance(type_, IntegerType)
    return cast(IntegerType, type_)


class Constants:
    """The constant indices of a function, each made once, at the beginning of its entry block."""

    def __init__(self, entry: Block, location: LocationAttr):
        self._entry = entry
        self._location = location
        self._values: dict[int, SSAValue] = {}

    def index(self, value: int) -> SSAValue:
        """A constant index."""
        if value not in self._values:
            op = at(self._location, arith.ConstantOp(IntegerAttr(value, INDEX)))
            first = self._entry.first_op
            if first is None:
                self._entry.add_op(op)
            else:
                self._entry.insert_op_before(op, first)
            self._values[value] = op.result
        return self._values[value]


class Builder(Emitter):
    """Inserts ops at a place, folded as they are made."""

    def __init__(self, place: InsertPoint, location: LocationAttr, constants: Constants | None = None):
        super().__init__(place, location)
        self.constants = constants

    def index(self, value: int) -> SSAValue:
        """A constant index."""
        return super().index(value) if self.constants is None else self.constants.index(value)

    def keep(self, op: OpT) -> OpT:
        """Insert an op that has a location of its own."""
        Rewriter.insert_op(op, self.place)
        return op

    def inside(self, block: Block) -> Builder:
        """A builder at the end of another block."""
        return Builder(InsertPoint.at_end(block), self.location, self.constants)

    def before(self, op: Operation) -> Builder:
        """A builder in front of an op."""
        return Builder(InsertPoint.before(op), self.location, self.constants)

    def at(self, location: LocationAttr) -> Builder:
        """A builder at the same place for ops of another location."""
        return Builder(self.place, location, self.constants)

    # Indices

    def number(self, value: Number) -> SSAValue:
        """An index as a value."""
        return self.index(value) if isinstance(value, int) else value

    def add(self, a: Number, b: Number) -> SSAValue:
        """a + b"""
        return self(arith.AddiOp(self.number(a), self.number(b)))

    def sub(self, a: Number, b: Number) -> SSAValue:
        """a - b"""
        return self(arith.SubiOp(self.number(a), self.number(b)))

    def mul(self, a: Number, b: Number) -> SSAValue:
        """a * b"""
        return self(arith.MuliOp(self.number(a), self.number(b)))

    def div(self, a: Number, b: Number) -> SSAValue:
        """a / b of indices that aren't negative."""
        return self(arith.DivUIOp(self.number(a), self.number(b)))

    def rem(self, a: Number, b: Number) -> SSAValue:
        """The rest of a / b of indices that aren't negative."""
        return self(arith.RemUIOp(self.number(a), self.number(b)))

    def ceildiv(self, a: Number, b: int) -> SSAValue:
        """a / b rounded up, of indices that aren't negative."""
        return self.div(self.add(a, b - 1), b)

    def minimum(self, a: Number, b: Number) -> SSAValue:
        """The smaller of two signed indices."""
        return self(arith.MinSIOp(self.number(a), self.number(b)))

    def maximum(self, a: Number, b: Number) -> SSAValue:
        """The larger of two signed indices."""
        return self(arith.MaxSIOp(self.number(a), self.number(b)))

    def compare(self, predicate: str, a: Number, b: Number) -> SSAValue:
        """A comparison, by arith.cmpi's name of it."""
        return self(arith.CmpiOp(self.number(a), self.number(b), predicate))

    def select(self, condition: SSAValue, a: Number, b: Number) -> SSAValue:
        """a if the condition holds, else b."""
        return self(arith.SelectOp(condition, self.number(a), self.number(b)))

    def constant(self, value: int, type_: IntegerType) -> SSAValue:
        """A constant integer."""
        return self.insert(arith.ConstantOp(IntegerAttr(value, type_))).results[0]

    def cast(self, value: SSAValue, type_: Attribute) -> SSAValue:
        """An integer or index as another one, sign extended."""
        if value.type == type_:
            return value
        if isinstance(value.type, IndexType) or isinstance(type_, IndexType):
            return self(arith.IndexCastOp(value, type_))
        source, target = integer_type(value.type), integer_type(type_)
        wider = target.width.data > source.width.data
        return self((arith.ExtSIOp if wider else arith.TruncIOp)(value, target))

    # Structure

    def loop(
        self, lower: Number, upper: Number, initial: Sequence[SSAValue] = (), step: Number = 1
    ) -> tuple[scf.ForOp, Block]:
        """An scf.for without a terminator yet, and its body."""
        body = self.block([INDEX, *(value.type for value in initial)])
        bounds = self.number(lower), self.number(upper), self.number(step)
        op = scf.ForOp(*bounds, list(initial), Region(body))
        self.insert(op)
        return op, body

    def if_(self, condition: SSAValue) -> Builder:
        """A builder for what happens only if the condition holds."""
        then = self.block()
        op = scf.IfOp(condition, [], Region(then))
        self.insert(op)
        last = self.inside(then).insert(scf.YieldOp())
        return self.before(last)

    def yield_(self, *values: SSAValue) -> None:
        """The end of a structured op's region."""
        self.insert(scf.YieldOp(*values))

    # Memory

    def alloca(self, type_: MemRefType, sizes: Sequence[SSAValue] = ()) -> SSAValue:
        """Memory on the stack."""
        return self.insert(
            memref.AllocaOp.get(type_.element_type, 64, type_.get_shape(), list(sizes))
        ).results[0]

    def load(self, memory: SSAValue, *indices: SSAValue) -> SSAValue:
        """An element of a memref."""
        return self.insert(memref.LoadOp.get(memory, list(indices))).results[0]

    def store(self, value: SSAValue, memory: SSAValue, *indices: SSAValue, parallel: bool = False) -> None:
        """Store an element; `parallel`: no other thread accesses it meanwhile."""
        op = self.insert(memref.StoreOp.get(value, memory, list(indices)))
        if parallel:
            op.attributes[ACCESS_GROUP] = UnitAttr()

    def mark_parallel(self, value: SSAValue) -> SSAValue:
        """Say of a load that no other thread stores there meanwhile."""
        assert isinstance(value.owner, Operation)
        value.owner.attributes[ACCESS_GROUP] = UnitAttr()
        return value

    # LLVM's side

    def gep(self, pointer: SSAValue, bytes_: Number) -> SSAValue:
        """A pointer moved on by bytes."""
        if bytes_ == 0:
            return pointer
        fixed, dynamic = (
            ([bytes_], []) if isinstance(bytes_, int) else ([_DYNAMIC_INDEX], [self.cast(bytes_, i64)])
        )
        return self.insert(llvm.GEPOp(pointer, fixed, i8, dynamic, inbounds=True)).results[0]

    def llvm_load(self, pointer: SSAValue, type_: Attribute) -> SSAValue:
        """A value of an LLVM type from memory."""
        return self.insert(llvm.LoadOp(pointer, type_)).results[0]

    def llvm_store(self, value: SSAValue, pointer: SSAValue) -> None:
        """A value of an LLVM type to memory."""
        self.insert(llvm.StoreOp(value, pointer))

    def word(self, pointer: SSAValue, position: int) -> SSAValue:
        """The i64 at a position of an array, as an index."""
        return self.cast(self.llvm_load(self.gep(pointer, 8 * position), i64), INDEX)

    def of_llvm(self, value: SSAValue, type_: Attribute) -> SSAValue:
        """A value of an LLVM type as one of the type that it is the lowered form of."""
        if value.type == type_:
            return value
        op = UnrealizedConversionCastOp.create(operands=[value], result_types=[type_])
        return self.insert(op).results[0]

    def memref_at(self, pointer: SSAValue, type_: MemRefType, size: SSAValue | None = None) -> SSAValue:
        """The contiguous memref at an address; `size`: that of its only dimension, if it isn't known."""
        lowered = LLVMTypeConverter().convert_at(type_, self.location)
        value = self.insert(PoisonOp(lowered)).results[0]
        shape = type_.get_shape()
        fields: list[tuple[tuple[int, ...], SSAValue]] = [((0,), pointer), ((1,), pointer)]
        fields.append(((2,), self.constant(0, i64)))
        stride = 1
        strides: list[int] = []
        for extent in reversed(shape):
            strides.insert(0, stride)
            stride *= extent
        for axis, extent in enumerate(shape):
            known = self.constant(extent, i64) if size is None else self.cast(size, i64)
            fields.append(((3, axis), known))
        for axis, amount in enumerate(strides):
            fields.append(((4, axis), self.constant(amount, i64)))
        for position, field in fields:
            where = DenseArrayBase.from_list(i64, position)
            value = self.insert(llvm.InsertValueOp(where, value, field)).results[0]
        return self.of_llvm(value, type_)
