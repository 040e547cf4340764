"""`async.runtime.*`: the operations of the async runtime, one op for each C function."""

from __future__ import annotations

from typing import ClassVar, Self

from xdsl.dialects.builtin import IndexType, IntegerAttr, i1, i64
from xdsl.ir import Attribute, SSAValue
from xdsl.irdl import (
    AnyAttr,
    IRDLOperation,
    irdl_op_definition,
    operand_def,
    prop_def,
    result_def,
)
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.utils.exceptions import VerifyException

from stretto.dialects.async_.format import (
    TypedOperandText,
    make,
    parse_create_group,
    parse_type_of_kind,
    print_attributes,
    print_create_group,
)
from stretto.dialects.async_.types import (
    CoroHandleType,
    GroupType,
    TokenType,
    ValueType,
    unwrapped,
)


def _parse_two_operands(
    parser: Parser, second_type: Attribute
) -> tuple[list[SSAValue], dict[str, Attribute]]:
    """Parse `$a, $b attr-dict : type($a)`."""
    first = parser.parse_unresolved_operand()
    parser.parse_punctuation(",")
    second = parser.parse_unresolved_operand()
    attributes = parser.parse_optional_attr_dict()
    parser.parse_punctuation(":")
    first_type = parser.parse_type()
    return [
        parser.resolve_operand(first, first_type),
        parser.resolve_operand(second, second_type),
    ], attributes


def _print_two_operands(printer: Printer, op: IRDLOperation) -> None:
    printer.print_string(" ")
    printer.print_list(op.operands, printer.print_ssa_value)
    print_attributes(printer, op)
    printer.print_string(" : ")
    printer.print_attribute(op.operands[0].type)


def _parse_storage_type(parser: Parser, op_name: str) -> ValueType:
    """Parse `: <T>` or `: !async.value<T>`."""
    parser.parse_punctuation(":")
    if parser.parse_optional_punctuation("<") is not None:
        type_ = ValueType(parser.parse_type())
        parser.parse_punctuation(">")
        return type_
    type_ = parse_type_of_kind(parser, op_name, ValueType)
    assert isinstance(type_, ValueType)
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

    def __init__(self, type_: Attribute):
        super().__init__(result_types=[type_])

    @classmethod
    def parse(cls, parser: Parser) -> RuntimeCreateOp:
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        return make(cls, [], [parser.parse_type()], attributes)

    def print(self, printer: Printer) -> None:
        print_attributes(printer, self)
        printer.print_string(" : ")
        printer.print_attribute(self.result.type)


@irdl_op_definition
class RuntimeCreateGroupOp(IRDLOperation):
    """`async.runtime.create_group`: make a group of a given size."""

    name = "async.runtime.create_group"
    size = operand_def(IndexType)
    result = result_def(GroupType)

    def __init__(self, size: SSAValue):
        super().__init__(operands=[size], result_types=[GroupType()])

    @classmethod
    def parse(cls, parser: Parser) -> RuntimeCreateGroupOp:
        return parse_create_group(cls, parser)

    def print(self, printer: Printer) -> None:
        print_create_group(self, printer)


@irdl_op_definition
class RuntimeSetAvailableOp(TypedOperandText):
    """`async.runtime.set_available`: the token or value is there; its waiters go on."""

    name = "async.runtime.set_available"
    operand = operand_def(TokenType | ValueType)

    def __init__(self, operand: SSAValue):
        super().__init__(operands=[operand])


@irdl_op_definition
class RuntimeSetErrorOp(TypedOperandText):
    """`async.runtime.set_error`: the token or value failed; its waiters go on."""

    name = "async.runtime.set_error"
    operand = operand_def(TokenType | ValueType)

    def __init__(self, operand: SSAValue):
        super().__init__(operands=[operand])


@irdl_op_definition
class RuntimeIsErrorOp(TypedOperandText):
    """`async.runtime.is_error`: whether the token, value or group failed."""

    name = "async.runtime.is_error"
    operand = operand_def(TokenType | ValueType | GroupType)
    is_error = result_def(i1)
    RESULT_TYPES: ClassVar[tuple[Attribute, ...]] = (i1,)

    def __init__(self, operand: SSAValue):
        super().__init__(operands=[operand], result_types=[i1])


@irdl_op_definition
class RuntimeAwaitOp(TypedOperandText):
    """`async.runtime.await`: block the calling thread until the operand is ready."""

    name = "async.runtime.await"
    operand = operand_def(TokenType | ValueType | GroupType)

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

    def __init__(self, operand: SSAValue, handle: SSAValue):
        super().__init__(operands=[operand, handle])

    @classmethod
    def parse(cls, parser: Parser) -> RuntimeAwaitAndResumeOp:
        operands, attributes = _parse_two_operands(parser, CoroHandleType())
        return make(cls, operands, [], attributes)

    def print(self, printer: Printer) -> None:
        _print_two_operands(printer, self)


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
        type_ = _parse_storage_type(parser, cls.name)
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
        op = cls(parser.resolve_operand(storage, _parse_storage_type(parser, cls.name)))
        op.attributes |= attributes
        return op

    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_ssa_value(self.storage)
        printer.print_op_attributes(self.attributes)
        _print_storage_type(printer, self.storage.type)

    def verify_(self) -> None:
        if unwrapped(self.storage.type) != self.result.type:
            raise VerifyException("failed to verify that type of 'value' matches element type of 'storage'")


@irdl_op_definition
class RuntimeAddToGroupOp(IRDLOperation):
    """`async.runtime.add_to_group`: add a token or value to a group; the result is its rank."""

    name = "async.runtime.add_to_group"
    operand = operand_def(TokenType | ValueType)
    group = operand_def(GroupType)
    rank = result_def(IndexType)

    def __init__(self, operand: SSAValue, group: SSAValue):
        super().__init__(operands=[operand, group], result_types=[IndexType()])

    @classmethod
    def parse(cls, parser: Parser) -> RuntimeAddToGroupOp:
        operands, attributes = _parse_two_operands(parser, GroupType())
        return make(cls, operands, [IndexType()], attributes)

    def print(self, printer: Printer) -> None:
        _print_two_operands(printer, self)


class _RefCountOp(TypedOperandText):
    """What add_ref and drop_ref share."""

    operand = operand_def(TokenType | ValueType | GroupType)
    count = prop_def(IntegerAttr)

    def __init__(self, operand: SSAValue, count: int = 1):
        super().__init__(operands=[operand], properties={"count": IntegerAttr(count, i64)})

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        """`$operand attr-dict : type`, or `$operand count = N : type` as MLIR after 22 prints it."""
        operand = parser.parse_unresolved_operand()
        count: dict[str, Attribute] = {}
        if parser.parse_optional_keyword("count") is not None:
            parser.parse_punctuation("=")
            count["count"] = IntegerAttr(parser.parse_integer(), i64)
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        value = parser.resolve_operand(operand, parser.parse_type())
        return make(cls, [value], (), {**count, **attributes})

    def verify_(self) -> None:
        if self.count.type != i64 or self.count.value.data < 1:
            raise VerifyException(
                "attribute 'count' failed to satisfy constraint: 64-bit signless integer attribute whose "
                "value is positive"
            )


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

    def __init__(self):
        super().__init__(result_types=[IndexType()])

    @classmethod
    def parse(cls, parser: Parser) -> RuntimeNumWorkerThreadsOp:
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        return make(cls, [], [parse_type_of_kind(parser, cls.name, IndexType)], attributes)

    def print(self, printer: Printer) -> None:
        print_attributes(printer, self)
        printer.print_string(" : ")
        printer.print_attribute(self.result.type)


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
