"""`convert-cf-to-llvm`: branches, switches and asserts to the LLVM dialect, block arguments with them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, cast

from xdsl.context import Context
from xdsl.dialects import cf, llvm
from xdsl.dialects.builtin import (
    DenseIntOrFPElementsAttr,
    ModuleOp,
    StringAttr,
    TensorType,
    i8,
)
from xdsl.ir import Block, Operation, SSAValue
from xdsl.passes import ModulePass

from stretto.conversions.dialect_conversion import Conversion, Patterns, pattern_of
from stretto.conversions.llvm_builder import LLVMBuilder
from stretto.conversions.llvm_types import LLVMTypeConverter
from stretto.diagnostics import emit_error
from stretto.dialects.llvm_.instructions import SwitchOp
from stretto.dialects.mlir_text.llvm_values import CondBrOp


class BranchLowering(Conversion):
    """The conversion of a module's branches."""

    def __init__(self, module: ModuleOp, types: LLVMTypeConverter):
        super().__init__(types)
        self.builder = LLVMBuilder(self)
        self.module = module

    def convert_arguments(self, block: Block) -> None:
        """Give a block that is branched to arguments of LLVM types."""
        assert self.anchor is not None
        for argument in block.args:
            self.convert_argument(argument, self.types.convert_at(argument.type, self.anchor))

    def new_symbol(self, name: str) -> str:
        """A name that no symbol of the module has: `name`, or with the first free number."""
        taken = {
            symbol.data
            for op in self.module.body.ops
            if isinstance(symbol := op.properties.get("sym_name"), StringAttr)
        }
        if name not in taken:
            return name
        number = 0
        while f"{name}_{number}" in taken:
            number += 1
        return f"{name}_{number}"


def lower_br(c: BranchLowering, op: cf.BranchOp) -> None:
    """A branch."""
    c.convert_arguments(op.successor)
    new = llvm.BrOp(op.successor, *c.operands(op.arguments))
    new.attributes |= op.attributes
    c.emit(new)
    c.replace(op)


def lower_cond_br(c: BranchLowering, op: cf.ConditionalBranchOp) -> None:
    """A conditional branch."""
    c.convert_arguments(op.then_block)
    c.convert_arguments(op.else_block)
    then_arguments = c.operands(op.then_arguments)
    else_arguments = c.operands(op.else_arguments)
    new = CondBrOp(op.cond, op.then_block, then_arguments, op.else_block, else_arguments)
    new.attributes |= op.attributes
    if (weights := op.properties.get("branch_weights")) is not None:
        new.properties["branch_weights"] = weights
    c.emit(new)
    c.replace(op)


def lower_switch(c: BranchLowering, op: cf.SwitchOp) -> None:
    """A switch."""
    for block in (op.default_block, *op.case_blocks):
        c.convert_arguments(block)
    flag = c.operand(op.flag)
    default_arguments = c.operands(op.default_operands)
    given = c.operands(op.case_operands)
    values = [] if op.case_values is None else [int(value) for value in op.case_values.get_values()]
    cases: list[tuple[int, Block, Sequence[SSAValue]]] = []
    counts = cast(Any, op.case_operand_segments).get_values()
    for value, block, count in zip(values, op.case_blocks, counts, strict=True):
        cases.append((value, block, given[:count]))
        given = given[count:]
    new = SwitchOp(flag, op.default_block, default_arguments, cases)
    new.attributes |= op.attributes
    c.emit(new)
    c.replace(op)


def lower_assert(c: BranchLowering, op: cf.AssertOp) -> None:
    """Where the condition doesn't hold, the message is printed and the program aborts."""
    block = op.parent
    assert block is not None and block.parent is not None
    region = block.parent
    going_on = block.split_before(_next(op))
    failed = Block()
    region.add_block(failed)
    with c.emitting_into(failed):
        _emit_failure(c, op.msg.data)
    c.emit(llvm.CondBrOp(op.arg, going_on, [], failed, []))
    c.replace(op)


def _next(op: Operation) -> Operation:
    following = op.next_op
    assert following is not None, "an assert isn't the last op of its block"
    return following


def _emit_failure(c: BranchLowering, message: str) -> None:
    data = [*message.encode(), 0]
    pointer = llvm.LLVMPointerType()
    type_ = llvm.LLVMArrayType(len(data), i8)
    text = DenseIntOrFPElementsAttr.from_list(TensorType(i8, [len(data)]), [_signed(b) for b in data])
    name = c.new_symbol("assert_msg")
    text_global = llvm.GlobalOp(type_, name, "private", constant=True, value=text)
    first = c.module.body.block.first_op
    assert first is not None
    with c.emitting_before(first):
        c.emit(text_global)
    address = c.value(llvm.AddressOfOp(name, pointer))
    start = c.builder.gep(address, [0], type_)
    c.builder.call("puts", [start])
    c.builder.call("abort", [])
    c.emit(llvm.UnreachableOp())


def _signed(byte: int) -> int:
    return byte - 256 if byte > 127 else byte


PATTERNS: Patterns = {
    cf.BranchOp: lower_br,
    cf.ConditionalBranchOp: lower_cond_br,
    cf.SwitchOp: lower_switch,
    cf.AssertOp: lower_assert,
}


@dataclass(frozen=True)
class ConvertCfToLLVMPass(ModulePass):
    """Lowers the cf dialect. `index-bitwidth`: bits of an index, 0 for the data layout's."""

    name = "convert-cf-to-llvm"

    index_bitwidth: int = 0

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        ops = list(op.walk())
        for inner in ops:
            if inner.name.startswith("cf.") and pattern_of(inner, PATTERNS) is None:
                emit_error(inner, f"'{inner.name}' op can't be lowered by {self.name}")
        BranchLowering(op, LLVMTypeConverter.for_module(op, self.index_bitwidth)).run(ops, PATTERNS)
