"""`gpu` ops of the host program: waiting, memory and its copies, the device."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self, TypeVar

from xdsl.dialects import gpu
from xdsl.dialects.builtin import DYNAMIC_INDEX, IndexType, MemRefType, UnitAttr, UnrankedMemRefType, i32
from xdsl.ir import Attribute, SSAValue
from xdsl.irdl import (
    AnyAttr,
    AttrSizedOperandSegments,
    IRDLOperation,
    irdl_op_definition,
    operand_def,
    opt_prop_def,
    opt_result_def,
    result_def,
    traits_def,
    var_operand_def,
)
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.traits import MemoryAllocEffect, MemoryFreeEffect, MemoryReadEffect, MemoryWriteEffect
from xdsl.utils.exceptions import VerifyException
from xdsl.utils.type import get_element_type_or_self

from stretto.dialects.async_.format import make, parse_type_of_kind
from stretto.dialects.gpu_.attrs import AsyncTokenType
from stretto.dialects.gpu_.text import (
    TOKEN,
    parse_async_dependencies,
    parse_optional_operands,
    print_async_dependencies,
    print_other_attributes,
    resolve_all,
    segment_sizes,
)
from stretto.dialects.mlir_text.asm import ResultNames
from stretto.dialects.mlir_text.memref import symbol_count
from stretto.dialects.mlir_text.memref_ops import are_shapes_compatible, same_element_type
from stretto.dialects.mlir_text.narrow import as_memref


def _token(is_async: bool) -> Sequence[Attribute]:
    return [AsyncTokenType()] if is_async else []


@irdl_op_definition
class _Wait(IRDLOperation):
    name = "gpu.wait"
    asyncDependencies = var_operand_def(AsyncTokenType)
    asyncToken = opt_result_def(AsyncTokenType)


class WaitOp(_Wait, gpu.WaitOp):
    """`gpu.wait async? [%tokens]`: waits for tokens, or joins them to one."""

    def __init__(self, async_dependencies: Sequence[SSAValue] = (), is_async: bool = True):
        IRDLOperation.__init__(self, operands=[async_dependencies], result_types=[_token(is_async)])

    @classmethod
    def parse(cls, parser: Parser) -> WaitOp:
        is_async, tokens = parse_async_dependencies(parser, cls.name)
        attributes = parser.parse_optional_attr_dict()
        return make(cls, resolve_all(parser, tokens, TOKEN), _token(is_async), attributes)

    def print(self, printer: Printer) -> None:
        print_async_dependencies(printer, self.asyncToken, self.asyncDependencies)
        print_other_attributes(printer, self)


@irdl_op_definition
class _Alloc(IRDLOperation):
    name = "gpu.alloc"
    asyncDependencies = var_operand_def(AsyncTokenType)
    dynamicSizes = var_operand_def(IndexType)
    symbolOperands = var_operand_def(IndexType)
    hostShared = opt_prop_def(UnitAttr)
    result = result_def(MemRefType)
    asyncToken = opt_result_def(AsyncTokenType)
    irdl_options = (AttrSizedOperandSegments(as_property=True),)
    traits = traits_def(MemoryAllocEffect())


class AllocOp(_Alloc, gpu.AllocOp):
    """`%m, %t = gpu.alloc async [%tokens] host_shared (%sizes)[%symbols] : memref type`"""

    def __init__(
        self,
        return_type: MemRefType,
        dynamic_sizes: Sequence[SSAValue] = (),
        symbol_operands: Sequence[SSAValue] = (),
        *,
        host_shared: bool = False,
        async_dependencies: Sequence[SSAValue] = (),
        is_async: bool = False,
    ):
        IRDLOperation.__init__(
            self,
            operands=[async_dependencies, dynamic_sizes, symbol_operands],
            result_types=[return_type, _token(is_async)],
            properties={"hostShared": UnitAttr() if host_shared else None},
        )

    @classmethod
    def parse(cls, parser: Parser) -> AllocOp:
        is_async, tokens = parse_async_dependencies(parser, cls.name)
        properties: dict[str, Attribute] = {}
        if parser.parse_optional_keyword("host_shared") is not None:
            properties["hostShared"] = UnitAttr()
        sizes = parser.parse_comma_separated_list(Parser.Delimiter.PAREN, parser.parse_unresolved_operand)
        symbols = parse_optional_operands(parser, Parser.Delimiter.SQUARE)
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        type_ = parse_type_of_kind(parser, cls.name, MemRefType)
        return make(
            cls,
            [
                *resolve_all(parser, tokens, TOKEN),
                *resolve_all(parser, sizes, IndexType()),
                *resolve_all(parser, symbols, IndexType()),
            ],
            [type_, *_token(is_async)],
            {**properties, **attributes, **segment_sizes(len(tokens), len(sizes), len(symbols))},
        )

    def print(self, printer: Printer) -> None:
        print_async_dependencies(printer, self.asyncToken, self.asyncDependencies)
        printer.print_string(" host_shared (" if self.hostShared is not None else " (")
        printer.print_list(self.dynamicSizes, printer.print_ssa_value)
        printer.print_string(")")
        if self.symbolOperands:
            printer.print_string("[")
            printer.print_list(self.symbolOperands, printer.print_ssa_value)
            printer.print_string("]")
        print_other_attributes(printer, self)
        printer.print_string(" : ")
        printer.print_attribute(self.result.type)

    def asm_result_names(self) -> ResultNames:
        return [(0, "memref"), (1, "asyncToken")][: len(self.results)]

    def verify_(self) -> None:
        super().verify_()
        type_ = as_memref(self.result.type)
        assert type_ is not None
        dynamic = sum(size == DYNAMIC_INDEX for size in type_.get_shape())
        if len(self.dynamicSizes) != dynamic:
            raise VerifyException(
                f"incorrect number of dynamic sizes, has {len(self.dynamicSizes)}, expected {dynamic}"
            )
        if len(self.symbolOperands) != symbol_count(type_.layout):
            raise VerifyException("symbol operand count does not equal memref symbol count")


@irdl_op_definition
class _Dealloc(IRDLOperation):
    name = "gpu.dealloc"
    asyncDependencies = var_operand_def(AsyncTokenType)
    buffer = operand_def(MemRefType)
    asyncToken = opt_result_def(AsyncTokenType)
    traits = traits_def(MemoryFreeEffect())


class DeallocOp(_Dealloc, gpu.DeallocOp):
    """`gpu.dealloc async [%tokens] %m : memref type`"""

    def __init__(self, buffer: SSAValue, async_dependencies: Sequence[SSAValue] = (), is_async: bool = False):
        IRDLOperation.__init__(self, operands=[async_dependencies, buffer], result_types=[_token(is_async)])

    @classmethod
    def parse(cls, parser: Parser) -> DeallocOp:
        is_async, tokens = parse_async_dependencies(parser, cls.name)
        buffer = parser.parse_unresolved_operand()
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        type_ = parse_type_of_kind(parser, cls.name, MemRefType)
        operands = [*resolve_all(parser, tokens, TOKEN), parser.resolve_operand(buffer, type_)]
        return make(cls, operands, _token(is_async), attributes)

    def print(self, printer: Printer) -> None:
        print_async_dependencies(printer, self.asyncToken, self.asyncDependencies)
        printer.print_string(" ")
        printer.print_ssa_value(self.buffer)
        print_other_attributes(printer, self)
        printer.print_string(" : ")
        printer.print_attribute(self.buffer.type)


@irdl_op_definition
class _Memcpy(IRDLOperation):
    name = "gpu.memcpy"
    asyncDependencies = var_operand_def(AsyncTokenType)
    dst = operand_def(MemRefType)
    src = operand_def(MemRefType)
    asyncToken = opt_result_def(AsyncTokenType)
    traits = traits_def(MemoryReadEffect(), MemoryWriteEffect())


class MemcpyOp(_Memcpy, gpu.MemcpyOp):
    """`gpu.memcpy async [%tokens] %dst, %src : types`"""

    def __init__(
        self,
        source: SSAValue,
        destination: SSAValue,
        async_dependencies: Sequence[SSAValue] = (),
        is_async: bool = False,
    ):
        IRDLOperation.__init__(
            self, operands=[async_dependencies, destination, source], result_types=[_token(is_async)]
        )

    @classmethod
    def parse(cls, parser: Parser) -> MemcpyOp:
        return _parse_write(cls, parser, MemRefType)

    def print(self, printer: Printer) -> None:
        _print_write(self, printer, self.dst, self.src)

    def verify_(self) -> None:
        super().verify_()
        if not same_element_type(self.src.type, self.dst.type):
            raise VerifyException("arguments have incompatible element type")
        if not are_shapes_compatible(self.src.type, self.dst.type):
            raise VerifyException("arguments have incompatible shape")


@irdl_op_definition
class MemsetOp(IRDLOperation):
    """`gpu.memset async [%tokens] %dst, %value : types`"""

    name = "gpu.memset"
    asyncDependencies = var_operand_def(AsyncTokenType)
    dst = operand_def(MemRefType)
    value = operand_def(AnyAttr())
    asyncToken = opt_result_def(AsyncTokenType)
    traits = traits_def(MemoryWriteEffect())

    def __init__(
        self,
        destination: SSAValue,
        value: SSAValue,
        async_dependencies: Sequence[SSAValue] = (),
        is_async: bool = False,
    ):
        super().__init__(operands=[async_dependencies, destination, value], result_types=[_token(is_async)])

    @classmethod
    def parse(cls, parser: Parser) -> MemsetOp:
        return _parse_write(cls, parser, None)

    def print(self, printer: Printer) -> None:
        _print_write(self, printer, self.dst, self.value)

    def verify_(self) -> None:
        if self.value.type != get_element_type_or_self(self.dst.type):
            raise VerifyException("failed to verify that all of {dst, value} have same element type")


WriteT = TypeVar("WriteT", MemcpyOp, MemsetOp)


def _parse_write(cls: type[WriteT], parser: Parser, kind: type[Attribute] | None) -> WriteT:
    """Parse `async? [%tokens] %dst, %source : types attr-dict`."""
    is_async, tokens = parse_async_dependencies(parser, cls.name)
    destination = parser.parse_unresolved_operand()
    parser.parse_punctuation(",")
    source = parser.parse_unresolved_operand()
    parser.parse_punctuation(":")
    to_type = parse_type_of_kind(parser, cls.name, MemRefType)
    parser.parse_punctuation(",")
    from_type = parser.parse_type() if kind is None else parse_type_of_kind(parser, cls.name, kind)
    attributes = parser.parse_optional_attr_dict()
    operands = [
        *resolve_all(parser, tokens, TOKEN),
        parser.resolve_operand(destination, to_type),
        parser.resolve_operand(source, from_type),
    ]
    return make(cls, operands, _token(is_async), attributes)


def _print_write(op: MemcpyOp | MemsetOp, printer: Printer, dst: SSAValue, source: SSAValue) -> None:
    print_async_dependencies(printer, op.asyncToken, op.asyncDependencies)
    printer.print_string(" ")
    printer.print_list((dst, source), printer.print_ssa_value)
    printer.print_string(" : ")
    printer.print_list((dst.type, source.type), printer.print_attribute)
    print_other_attributes(printer, op)


class _OfHostMemory(IRDLOperation):
    """`$value attr-dict : type($value)` of an unranked memref."""

    value = operand_def(UnrankedMemRefType)

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        value = parser.parse_unresolved_operand()
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        type_ = parse_type_of_kind(parser, cls.name, UnrankedMemRefType)
        return make(cls, [parser.resolve_operand(value, type_)], [], attributes)

    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_ssa_value(self.value)
        printer.print_op_attributes(self.attributes)
        printer.print_string(" : ")
        printer.print_attribute(self.value.type)


@irdl_op_definition
class _HostRegister(_OfHostMemory):
    name = "gpu.host_register"


class HostRegisterOp(_HostRegister, gpu.HostRegisterOp):
    """`gpu.host_register %m : unranked memref type`: makes host memory known to the device."""


@irdl_op_definition
class _HostUnregister(_OfHostMemory):
    name = "gpu.host_unregister"


class HostUnregisterOp(_HostUnregister, gpu.HostUnregisterOp):
    """`gpu.host_unregister %m : unranked memref type`: takes `gpu.host_register` back."""


@irdl_op_definition
class _SetDefaultDevice(IRDLOperation):
    name = "gpu.set_default_device"
    devIndex = operand_def(i32)
    traits = traits_def(MemoryWriteEffect())
    assembly_format = "attr-dict $devIndex"


class SetDefaultDeviceOp(_SetDefaultDevice, gpu.SetDefaultDeviceOp):
    """`gpu.set_default_device %index`: the device that this thread uses from now on."""


SUBCLASSES = (
    AllocOp,
    DeallocOp,
    HostRegisterOp,
    HostUnregisterOp,
    MemcpyOp,
    SetDefaultDeviceOp,
    WaitOp,
)
OPERATIONS = (MemsetOp,)
