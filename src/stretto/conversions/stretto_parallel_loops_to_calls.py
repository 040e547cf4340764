"""`stretto-parallel-loops-to-calls`: `stretto.parallel_loop` as a call of the runtime.

The runtime calls a function on several threads with a pointer and a range. So what the loop's function gets
is put into a struct on the caller's stack, and a function for each loop takes it out again.
"""

from __future__ import annotations

from xdsl.context import Context
from xdsl.dialects import func, llvm
from xdsl.dialects.builtin import (
    IndexType,
    IntegerAttr,
    ModuleOp,
    StringAttr,
    UnrealizedConversionCastOp,
    i64,
)
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue
from xdsl.passes import ModulePass
from xdsl.traits import SymbolTable

from stretto.conversions.async_lowering import address_of
from stretto.conversions.dialect_conversion import Conversion, Patterns
from stretto.conversions.llvm_builder import LLVMBuilder, symbol_table_of
from stretto.conversions.llvm_types import POINTER, LLVMTypeConverter
from stretto.dialects.stretto_ import ParallelLoopOp
from stretto.interfaces.rewriting import at

RUN = "strettoAsyncParallelLoop"


def _unused_name(table: Operation, wanted: str) -> str:
    name, number = wanted, 0
    while SymbolTable.lookup_symbol(table, StringAttr(name)) is not None:
        name, number = f"{wanted}_{number}", number + 1
    return name


def _add(table: Operation, op: Operation, where: Operation) -> None:
    table.regions[0].block.add_op(at(where.location, op))


def _cast(body: Conversion, value: SSAValue, type_: Attribute) -> SSAValue:
    if value.type == type_:
        return value
    cast = UnrealizedConversionCastOp.create(operands=[value], result_types=[type_])
    return body.value(cast)


def _make_body(c: Conversion, op: ParallelLoopOp, struct: llvm.LLVMStructType, table: Operation) -> str:
    """The function that the runtime calls: the arguments of the loop's function are in a struct."""
    name = _unused_name(table, f"{op.callee.string_value()}_on_thread")
    block = Block(arg_types=[POINTER, i64, i64])
    for argument in block.args:
        argument.location = op.location
    type_ = llvm.LLVMFunctionType([POINTER, i64, i64])
    function = llvm.FuncOp(
        name, type_, llvm.LinkageAttr("internal"), sym_visibility="private", body=Region(block)
    )
    _add(table, function, op)
    builder = LLVMBuilder(c)
    with c.emitting_into(block):
        pointer, first, end = block.args
        values = [_cast(c, part, IndexType()) for part in (first, end)]
        for index, argument in enumerate(op.arguments):
            value = builder.load(builder.gep(pointer, [0, index], struct), struct.types.data[index])
            values.append(_cast(c, value, argument.type))
        c.emit(func.CallOp(op.callee, values, []))
        c.emit(llvm.ReturnOp())
    return name


def lower_parallel_loop(c: Conversion, op: ParallelLoopOp) -> None:
    """The loop as a call of the runtime, which takes notes of its cost in a word of the module's."""
    table = symbol_table_of(op)
    builder = LLVMBuilder(c)
    values = c.operands(op.arguments)
    struct = llvm.LLVMStructType.from_type_list([value.type for value in values])
    name = _make_body(c, op, struct, table)
    notes = _unused_name(table, f"{op.callee.string_value()}_cost")
    _add(table, llvm.GlobalOp(i64, notes, "internal", value=IntegerAttr(0, i64)), op)
    slot = builder.slot(struct)
    for index, value in enumerate(values):
        builder.store(value, builder.gep(slot, [0, index], struct))
    arguments = [
        *(c.value(address_of(name)), slot, c.operand(op.count), c.operand(op.row)),
        *(c.value(address_of(notes)), op.site),
    ]
    builder.call(RUN, arguments)
    c.replace(op)


PATTERNS: Patterns = {ParallelLoopOp: lower_parallel_loop}


class StrettoParallelLoopsToCallsPass(ModulePass):
    """Lowers `stretto.parallel_loop` in control-flow graphs, where slots outlive it; an index has 64 bits."""

    name = "stretto-parallel-loops-to-calls"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        Conversion(LLVMTypeConverter.for_module(op, 64)).run(list(op.walk()), PATTERNS)
