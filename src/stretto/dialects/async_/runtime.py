"""`async.runtime.*`: the operations of the async runtime, one op for each C function."""

from __future__ import annotations

from xdsl.dialects.builtin import IndexType, IntegerAttr, i1, i64
from xdsl.ir import Attribute, SSAValue
from xdsl.irdl import (
    AnyAttr,
    IRDLOperation,
    ParsePropInAttrDict,
    irdl_op_definition,
    operand_def,
    prop_def,
    result_def,
)
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.utils.exceptions import VerifyException

from stretto.dialects.async_.types import (
    CoroHandleType,
    GroupType,
    TokenType,
    ValueType,
    unwrapped,
)


def _parse_storage_type(parser: Parser) -> ValueType:
    """Parse `: <T>` or `: !async.value<T>`."""
    parser.parse_punctuation(":")
    position = parser.pos
    if parser.parse_optional_punctuation("<") is not None:
        type_ = ValueType(parser.parse_type())
        parser.parse_punctuation(">")
        return type_
    type_ = parser.parse_type()
    if not isinstance(type_, ValueType):
        parser.raise_error("invalid kind of type specified", position, parser.pos)
    return type_


def _print_storage_type(printer: Printer, type_: Attribute) -> None:
    printer.print_string(" : <")
    printer.print_attribute(unwrapped(type_))
    printer.print_string(">")


@irdl_op_definition
class RuntimeCreateOp(IRDLOperation):
    """`async.runtime.create`: make a token or value that isn't available yet."""

    name = "async.runtime.create"
    result = result_def(TokenType | ValueType)
    assembly_format = "attr-dict `:` type($result)"

    def __init__(self, type_: Attribute):
        super().__init__(result_types=[type_])


@irdl_op_definition
class RuntimeCreateGroupOp(IRDLOperation):
    """`async.runtime.create_group`: make a group of a given size."""

    name = "async.runtime.create_group"
    size = operand_def(IndexType)
    result = result_def(GroupType)
    assembly_format = "$size `:` type($result) attr-dict"

    def __init__(self, size: SSAValue):
        super().__init__(operands=[size], result_types=[GroupType()])


@irdl_op_definition
class RuntimeSetAvailableOp(IRDLOperation):
    """`async.runtime.set_available`: the token or value is there; its waiters go on."""

    name = "async.runtime.set_available"
    operand = operand_def(TokenType | ValueType)
    assembly_format = "$operand attr-dict `:` type($operand)"

    def __init__(self, operand: SSAValue):
        super().__init__(operands=[operand])


@irdl_op_definition
class RuntimeSetErrorOp(IRDLOperation):
    """`async.runtime.set_error`: the token or value failed; its waiters go on."""

    name = "async.runtime.set_error"
    operand = operand_def(TokenType | ValueType)
    assembly_format = "$operand attr-dict `:` type($operand)"

    def __init__(self, operand: SSAValue):
        super().__init__(operands=[operand])


@irdl_op_definition
class RuntimeIsErrorOp(IRDLOperation):
    """`async.runtime.is_error`: whether the token, value or group failed."""

    name = "async.runtime.is_error"
    operand = operand_def(TokenType | ValueType | GroupType)
    is_error = result_def(i1)
    assembly_format = "$operand attr-dict `:` type($operand)"

    def __init__(self, operand: SSAValue):
        super().__init__(operands=[operand], result_types=[i1])


@irdl_op_definition
class RuntimeAwaitOp(IRDLOperation):
    """`async.runtime.await`: block the calling thread until the operand is ready."""

    name = "async.runtime.await"
    operand = operand_def(TokenType | ValueType | GroupType)
    assembly_format = "$operand attr-dict `:` type($operand)"

    def __init__(self, operand: SSAValue):
        super().__init__(operands=[operand])


@irdl_op_definition
class RuntimeResumeOp(IRDLOperation):
    """`async.runtime.resume`: resume a coroutine on a worker thread."""

    name = "async.runtime.resume"
    handle = operand_def(CoroHandleType)
    assembly_format = "$handle attr-dict"

    def __init__(self, handle: SSAValue):
        super().__init__(operands=[handle])


@irdl_op_definition
class RuntimeAwaitAndResumeOp(IRDLOperation):
    """`async.runtime.await_and_resume`: resume a coroutine once the operand is ready."""

    name = "async.runtime.await_and_resume"
    operand = operand_def(TokenType | ValueType | GroupType)
    handle = operand_def(CoroHandleType)
    assembly_format = "$operand `,` $handle attr-dict `:` type($operand)"

    def __init__(self, operand: SSAValue, handle: SSAValue):
        super().__init__(operands=[operand, handle])


@irdl_op_definition
class RuntimeStoreOp(IRDLOperation):
    """`async.runtime.store`: write the payload of a value."""

    name = "async.runtime.store"
    value = operand_def(AnyAttr())
    storage = operand_def(ValueType)

    def __init__(self, value: SSAValue, storage: SSAValue):
        super().__init__(operands=[value, storage])

    @classmethod
    def parse(cls, parser: Parser) -> RuntimeStoreOp:
        value = parser.parse_unresolved_operand()
        parser.parse_punctuation(",")
        storage = parser.parse_unresolved_operand()
        attributes = parser.parse_optional_attr_dict()
        type_ = _parse_storage_type(parser)
        op = cls(parser.resolve_operand(value, type_.value_type), parser.resolve_operand(storage, type_))
        op.attributes |= attributes
        return op

    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_ssa_value(self.value)
        printer.print_string(", ")
        printer.print_ssa_value(self.storage)
        printer.print_op_attributes(self.attributes)
        _print_storage_type(printer, self.storage.type)

    def verify_(self) -> None:
        if unwrapped(self.storage.type) != self.value.type:
            raise VerifyException("failed to verify that type of 'value' matches element type of 'storage'")


@irdl_op_definition
class RuntimeLoadOp(IRDLOperation):
    """`async.runtime.load`: read the payload of an available value."""

    name = "async.runtime.load"
    storage = operand_def(ValueType)
    result = result_def(AnyAttr())

    def __init__(self, storage: SSAValue):
        assert isinstance(storage.type, ValueType)
        super().__init__(operands=[storage], result_types=[storage.type.value_type])

    @classmethod
    def parse(cls, parser: Parser) -> RuntimeLoadOp:
        storage = parser.parse_unresolved_operand()
        attributes = parser.parse_optional_attr_dict()
        op = cls(parser.resolve_operand(storage, _parse_storage_type(parser)))
        op.attributes |= attributes
        return op

    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_ssa_value(self.storage)
        printer.print_op_attributes(self.attributes)
        _print_storage_type(printer, self.storage.type)

    def verify_(self) -> None:
        if unwrapped(self.storage.type) != self.result.type:
            raise VerifyException("failed to verify that type of 'result' matches element type of 'storage'")


@irdl_op_definition
class RuntimeAddToGroupOp(IRDLOperation):
    """`async.runtime.add_to_group`: add a token or value to a group; the result is its rank."""

    name = "async.runtime.add_to_group"
    operand = operand_def(TokenType | ValueType)
    group = operand_def(GroupType)
    rank = result_def(IndexType)
    assembly_format = "$operand `,` $group attr-dict `:` type($operand)"

    def __init__(self, operand: SSAValue, group: SSAValue):
        super().__init__(operands=[operand, group], result_types=[IndexType()])


class _RefCountOp(IRDLOperation):
    """What add_ref and drop_ref share."""

    operand = operand_def(TokenType | ValueType | GroupType)
    count = prop_def(IntegerAttr)
    irdl_options = (ParsePropInAttrDict(),)
    assembly_format = "$operand attr-dict `:` type($operand)"

    def __init__(self, operand: SSAValue, count: int = 1):
        super().__init__(operands=[operand], properties={"count": IntegerAttr(count, i64)})


@irdl_op_definition
class RuntimeAddRefOp(_RefCountOp):
    """`async.runtime.add_ref`: add `count` references."""

    name = "async.runtime.add_ref"


@irdl_op_definition
class RuntimeDropRefOp(_RefCountOp):
    """`async.runtime.drop_ref`: drop `count` references."""

    name = "async.runtime.drop_ref"


@irdl_op_definition
class RuntimeNumWorkerThreadsOp(IRDLOperation):
    """`async.runtime.num_worker_threads`: how many threads run tasks."""

    name = "async.runtime.num_worker_threads"
    result = result_def(IndexType)
    assembly_format = "attr-dict `:` type($result)"

    def __init__(self):
        super().__init__(result_types=[IndexType()])


OPERATIONS = (
    RuntimeAddRefOp,
    RuntimeAddToGroupOp,
    RuntimeAwaitAndResumeOp,
    RuntimeAwaitOp,
    RuntimeCreateGroupOp,
    RuntimeCreateOp,
    RuntimeDropRefOp,
    RuntimeIsErrorOp,
    RuntimeLoadOp,
    RuntimeNumWorkerThreadsOp,
    RuntimeResumeOp,
    RuntimeSetAvailableOp,
    RuntimeSetErrorOp,
    RuntimeStoreOp,
)
