"""Short spellings for the LLVM ops that a lowering emits, with MLIR's attributes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from xdsl.dialects import func, llvm
from xdsl.dialects.builtin import (
    DenseArrayBase,
    FunctionType,
    IndexType,
    IntegerAttr,
    IntegerType,
    StringAttr,
    SymbolRefAttr,
    UnitAttr,
    VectorType,
    i1,
    i32,
    i64,
)
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue
from xdsl.traits import SymbolTable

from stretto.conversions.dialect_conversion import Conversion
from stretto.diagnostics import emit_error
from stretto.dialects.llvm_.instructions import AddrSpaceCastOp, PoisonOp
from stretto.interfaces.rewriting import at

NSW = 1
"""Overflow flag of integer arithmetic: the signed result doesn't wrap."""
NUW = 2
"""Overflow flag of integer arithmetic: the unsigned result doesn't wrap."""
INBOUNDS = 3
"""getelementptr's `inbounds`, which entails that the signed sum doesn't wrap."""
INBOUNDS_NUW = 7
"""getelementptr's `inbounds|nuw`: moreover no index counts as negative."""

_FUNCTIONS = ("func.func", "llvm.func", "gpu.func", "async.func")


def type_at(type_: Attribute, position: Sequence[int]) -> Attribute:
    """The type of the field of a struct or array at a position."""
    for index in position:
        if isinstance(type_, llvm.LLVMStructType):
            type_ = type_.types.data[index]
        else:
            assert isinstance(type_, llvm.LLVMArrayType)
            type_ = type_.type
    return type_


_ORDERING = IntegerAttr(0, i64)


@lru_cache(maxsize=4096)
def integer_attribute(value: int, type_: IntegerType | IndexType) -> IntegerAttr:
    """An integer attribute; making one anew costs more than the op that holds it."""
    return IntegerAttr(value, type_)


@lru_cache(maxsize=4096)
def _position(position: tuple[int, ...]) -> DenseArrayBase:
    return DenseArrayBase.from_list(i64, position)


@lru_cache(maxsize=64)
def _overflow(flags: int) -> IntegerAttr:
    return IntegerAttr(flags, i32)


def constant(value: int, type_: IntegerType | IndexType, result: Attribute | None = None) -> llvm.ConstantOp:
    """An integer constant of a type, which LLVM knows as `result`."""
    return llvm.ConstantOp.create(
        result_types=[type_ if result is None else result],
        properties={"value": integer_attribute(value, type_)},
    )


def arithmetic(class_: type[Operation], lhs: SSAValue, rhs: SSAValue, flags: int | None = None) -> Operation:
    """An op on two integers of the same type; `flags` say what doesn't overflow, where the op has them."""
    properties: dict[str, Attribute] = {} if flags is None else {"overflowFlags": _overflow(flags)}
    return class_.create(operands=[lhs, rhs], result_types=[lhs.type], properties=properties)


def icmp(predicate: str, lhs: SSAValue, rhs: SSAValue) -> llvm.ICmpOp:
    """An integer comparison."""
    number = list(llvm.ICmpPredicateFlag).index(llvm.ICmpPredicateFlag(predicate))
    return llvm.ICmpOp(lhs, rhs, IntegerAttr(number, i64))


class LLVMBuilder:
    """Emits LLVM ops before the op that a conversion is at."""

    def __init__(self, conversion: Conversion):
        self.conversion = conversion
        self.types = conversion.types

    @property
    def anchor(self) -> Operation:
        """The op that is being converted."""
        assert self.conversion.anchor is not None
        return self.conversion.anchor

    def emit(self, op: Operation) -> SSAValue:
        """Emit an op with one result, and return the result."""
        return self.conversion.value(op)

    # Constants

    def index(self, value: int) -> SSAValue:
        """A constant of the type that `index` becomes."""
        return self.emit(constant(value, IndexType(), self.types.index_type))

    def integer(self, value: int, type_: IntegerType) -> SSAValue:
        """A constant of an integer type."""
        return self.emit(constant(value, type_))

    def true(self) -> SSAValue:
        """The constant true."""
        return self.emit(llvm.ConstantOp(IntegerAttr.from_bool(True), i1))

    def poison(self, type_: Attribute) -> SSAValue:
        """A poison value."""
        return self.emit(PoisonOp(type_))

    def null(self, type_: Attribute) -> SSAValue:
        """The zero of a type, for a pointer null."""
        return self.emit(llvm.ZeroOp.build(result_types=[type_]))

    # Arithmetic

    def add(self, lhs: SSAValue, rhs: SSAValue, flags: int = 0) -> SSAValue:
        """lhs + rhs."""
        return self.emit(arithmetic(llvm.AddOp, lhs, rhs, flags))

    def sub(self, lhs: SSAValue, rhs: SSAValue) -> SSAValue:
        """lhs - rhs."""
        return self.emit(arithmetic(llvm.SubOp, lhs, rhs, 0))

    def mul(self, lhs: SSAValue, rhs: SSAValue, flags: int = 0) -> SSAValue:
        """lhs * rhs."""
        return self.emit(arithmetic(llvm.MulOp, lhs, rhs, flags))

    def urem(self, lhs: SSAValue, rhs: SSAValue) -> SSAValue:
        """The unsigned remainder."""
        return self.emit(arithmetic(llvm.URemOp, lhs, rhs))

    def sdiv(self, lhs: SSAValue, rhs: SSAValue) -> SSAValue:
        """The signed quotient."""
        return self.emit(arithmetic(llvm.SDivOp, lhs, rhs))

    def icmp(self, predicate: str, lhs: SSAValue, rhs: SSAValue) -> SSAValue:
        """An integer comparison."""
        return self.emit(icmp(predicate, lhs, rhs))

    def select(self, condition: SSAValue, lhs: SSAValue, rhs: SSAValue) -> SSAValue:
        """lhs where the condition holds, else rhs."""
        return self.emit(llvm.SelectOp(condition, lhs, rhs))

    # Structs and arrays

    def extract(self, container: SSAValue, *position: int) -> SSAValue:
        """A field of a struct or array value."""
        new = llvm.ExtractValueOp.create(
            operands=[container],
            result_types=[type_at(container.type, position)],
            properties={"position": _position(position)},
        )
        return self.emit(new)

    def insert(self, container: SSAValue, value: SSAValue, *position: int) -> SSAValue:
        """A struct or array value with one field replaced."""
        new = llvm.InsertValueOp.create(
            operands=[container, value],
            result_types=[container.type],
            properties={"position": _position(position)},
        )
        return self.emit(new)

    # Memory

    def gep(
        self, pointer: SSAValue, indices: Sequence[int | SSAValue], element_type: Attribute, flags: int = 0
    ) -> SSAValue:
        """The address `indices` away from a pointer, in units of `element_type`."""
        assert isinstance(pointer.type, llvm.LLVMPointerType)
        op = llvm.GEPOp.from_mixed_indices(pointer, indices, element_type, pointer.type)
        op.properties["noWrapFlags"] = _overflow(flags)
        return self.emit(op)

    def load(
        self, pointer: SSAValue, type_: Attribute, alignment: int | None = None, nontemporal: bool = False
    ) -> SSAValue:
        """What a pointer points to."""
        op = llvm.LoadOp(pointer, type_, alignment)
        if nontemporal:
            op.attributes["nontemporal"] = UnitAttr()
        return self.emit(op)

    def store(
        self, value: SSAValue, pointer: SSAValue, alignment: int | None = None, nontemporal: bool = False
    ) -> Operation:
        """Write a value to where a pointer points; returns the op."""
        return self.conversion.emit(llvm.StoreOp(value, pointer, alignment, nontemporal=nontemporal))

    def alloca(self, count: SSAValue, type_: Attribute, alignment: int | None = None) -> SSAValue:
        """Room for `count` values on the stack, where the conversion is."""
        return self.emit(_alloca(count, type_, alignment))

    def entry_block(self) -> Block | None:
        """The entry block of the function around, if there stack slots outlive the op at hand.

        That is so where the op stands in a later block of the function's own region.
        """
        block = self.anchor.parent_block()
        region = block.parent if block is not None else None
        if region is None or region.parent is None or region.first_block is block:
            return None
        return region.first_block if region.parent.name in _FUNCTIONS else None

    def slot(self, type_: Attribute, count: int = 1, alignment: int | None = None) -> SSAValue:
        """A stack slot for `count` values, which all turns of a loop may share.

        MLIR has it in place, so in a loop the stack grows with each turn, and a coroutine can't keep a slot
        that isn't made in its entry block. So in a later block the slot is made in the entry block.
        """
        entry = self.entry_block()
        if entry is None:
            return self.alloca(self.index(count), type_, alignment)
        size = llvm.ConstantOp(integer_attribute(count, IndexType()), self.types.index_type)
        slot = _alloca(size.result, type_, alignment)
        ops = [at(self.anchor.location, size), at(self.anchor.location, slot)]
        first = entry.first_op
        assert first is not None
        entry.insert_ops_before(ops, first)
        return slot.res

    def size_of(self, type_: Attribute) -> SSAValue:
        """The bytes from one element of a type to the next, as LLVM's data layout has it."""
        return self.bytes_of([1], type_)

    def bytes_of(self, count: Sequence[int | SSAValue], type_: Attribute) -> SSAValue:
        """The bytes of `count` elements of a type."""
        end = self.gep(self.null(llvm.LLVMPointerType()), count, type_)
        return self.pointer_to_int(end)

    def pointer_to_int(self, pointer: SSAValue) -> SSAValue:
        """A pointer as an integer of the type that `index` becomes."""
        return self.emit(llvm.PtrToIntOp(pointer, self.types.index_type))

    def int_to_pointer(self, value: SSAValue, type_: llvm.LLVMPointerType) -> SSAValue:
        """An integer as a pointer."""
        op = llvm.IntToPtrOp.build(operands=[value], result_types=[type_])
        return self.emit(op)

    def in_address_space(self, pointer: SSAValue, type_: Attribute) -> SSAValue:
        """The pointer as one of another address space, if it isn't yet."""
        return pointer if pointer.type == type_ else self.emit(AddrSpaceCastOp(pointer, type_))

    # Calls and branches

    def call(
        self, name: str, arguments: Sequence[SSAValue], result: Attribute | None = None
    ) -> SSAValue | None:
        """Call a function of the run-time environment, which is declared if it isn't yet.

        A `func.func` of this name and type is called by `func.call`.
        """
        inputs = [argument.type for argument in arguments]
        outputs = [] if result is None else [result]
        if _is_function(self.anchor, name, FunctionType.from_lists(inputs, outputs)):
            results = self.conversion.emit(func.CallOp(name, arguments, outputs)).results
            return results[0] if results else None
        declare(self.anchor, name, inputs, result)
        op = self.conversion.emit(llvm.CallOp(name, *arguments, return_type=result))
        return op.returned

    def branch(self, block: Block, *arguments: SSAValue) -> None:
        """End the block at hand by a branch."""
        self.conversion.emit(llvm.BrOp(block, *arguments))


def _alloca(count: SSAValue, type_: Attribute, alignment: int | None) -> llvm.AllocaOp:
    properties: dict[str, Attribute] = {"elem_type": type_}
    if alignment is not None:
        properties["alignment"] = IntegerAttr(alignment, i64)
    return llvm.AllocaOp.build(operands=[count], result_types=[llvm.LLVMPointerType()], properties=properties)


def symbol_table_of(where: Operation) -> Operation:
    """The op around `where` that holds the symbols which are in sight there."""
    table = where.parent_op()
    while table is not None and not table.has_trait(SymbolTable):
        table = table.parent_op()
    assert table is not None, "the op stands in a module"
    return table


def declare_function(where: Operation, name: str, type_: FunctionType) -> None:
    """Declare a function in the symbol table around an op, unless there is a symbol of that name."""
    table = symbol_table_of(where)
    if SymbolTable.lookup_symbol(table, StringAttr(name)) is None:
        table.regions[0].block.add_op(at(table.location, func.FuncOp(name, type_, Region(), "private")))


def _is_function(where: Operation, name: str, type_: FunctionType) -> bool:
    """Whether the symbol table around `where` has a `func.func` of this name and type."""
    existing = SymbolTable.lookup_symbol(symbol_table_of(where), SymbolRefAttr(name))
    return isinstance(existing, func.FuncOp) and existing.function_type == type_


def declare(where: Operation, name: str, inputs: Sequence[Attribute], result: Attribute | None) -> None:
    """Declare an external function in the symbol table around `where`, first in it, unless it is there.

    One of another kind or type under that name is an error at `where`.
    """
    table = symbol_table_of(where)
    type_ = llvm.LLVMFunctionType(list(inputs), result)
    block = table.regions[0].block
    existing = SymbolTable.lookup_symbol(table, SymbolRefAttr(name))
    if existing is None:
        function = llvm.FuncOp(name, type_, llvm.LinkageAttr("external"))
        function.location = table.location
        first = block.first_op
        if first is None:
            block.add_op(function)
        else:
            block.insert_op_before(function, first)
        return
    if not isinstance(existing, llvm.FuncOp) or existing.function_type != type_:
        emit_error(
            where,
            f"redefinition of function '{name}' of different type: '{where.name}' needs {type_}",
            [("the other one is here", existing.location)],
        )


def vector_of(count: int, type_: Attribute) -> VectorType:
    """The vector type of `count` elements."""
    return VectorType(type_, [count])
