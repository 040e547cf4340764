"""vector.print to calls of the print functions of MLIR's runner library."""

from __future__ import annotations

from collections.abc import Callable

from xdsl.dialects import arith, llvm
from xdsl.dialects.builtin import (
    BFloat16Type,
    DenseIntElementsAttr,
    Float16Type,
    Float32Type,
    Float64Type,
    IndexType,
    IntegerType,
    Signedness,
    StringAttr,
    TensorType,
    i8,
    i16,
    i64,
)
from xdsl.ir import Attribute, Operation, SSAValue
from xdsl.traits import SymbolTable

from stretto.conversions.dialect_conversion import Conversion
from stretto.conversions.llvm_builder import LLVMBuilder
from stretto.conversions.memref_access import attribute
from stretto.conversions.typed import is_vector, vector_of
from stretto.conversions.vector_elements import element_of
from stretto.diagnostics import emit_error

_PUNCTUATION = {
    "comma": "printComma",
    "open": "printOpen",
    "close": "printClose",
    "newline": "printNewline",
}

Print = Callable[[SSAValue], None]


def convert_print(conversion: Conversion, op: Operation) -> None:
    """vector.print of a scalar, a vector of any rank, a string, or punctuation alone.

    A vector is printed as `( 1, 2, 3 )`, one of a higher rank in nested parentheses.
    """
    builder = LLVMBuilder(conversion)
    literal = attribute(op, "stringLiteral")
    if isinstance(literal, StringAttr):
        _print_string(builder, literal.data)
        conversion.replace(op)
        return
    if op.operands:
        (source,) = op.operands
        type_ = source.type
        value = conversion.operand(source)
        element = vector_of(type_).element_type if is_vector(type_) else type_
        print_scalar = _scalar_printer(builder, op, element)
        if is_vector(type_):
            _print_vector(builder, value, vector_of(type_).get_shape(), [], print_scalar)
        else:
            print_scalar(value)
    function = _PUNCTUATION.get(punctuation_of(op))
    if function is not None:
        builder.call(function, [])
    conversion.replace(op)


def punctuation_of(op: Operation) -> str:
    """What a vector.print ends with: no_punctuation, newline, comma, open or close."""
    text = str(attribute(op, "punctuation") or "newline").rstrip(">")
    return text.rpartition("<")[2].rpartition(".")[2].rpartition(" ")[2] or "newline"


def _print_vector(
    builder: LLVMBuilder, value: SSAValue, shape: tuple[int, ...], position: list[int], print_scalar: Print
) -> None:
    if not shape:
        builder.call("printOpen", [])
        print_scalar(element_of(builder, value, position or [0]))
        builder.call("printClose", [])
        return
    builder.call("printOpen", [])
    for index in range(shape[0]):
        if index:
            builder.call("printComma", [])
        if len(shape) == 1:
            print_scalar(element_of(builder, value, [*position, index]))
        else:
            _print_vector(builder, value, shape[1:], [*position, index], print_scalar)
    builder.call("printClose", [])


def _scalar_printer(builder: LLVMBuilder, op: Operation, type_: Attribute) -> Print:
    """How one value of an elementary type is printed."""

    def call(function: str, value: SSAValue) -> None:
        builder.call(function, [value])

    match type_:
        case Float32Type():
            return lambda value: call("printF32", value)
        case Float64Type():
            return lambda value: call("printF64", value)
        case Float16Type():
            return lambda value: call("printF16", builder.emit(llvm.BitcastOp(value, i16)))
        case BFloat16Type():
            return lambda value: call("printBF16", builder.emit(llvm.BitcastOp(value, i16)))
        case IndexType():
            return lambda value: call("printU64", _widened(builder, value, signed=False))
        case IntegerType() if type_.width.data <= 64:
            unsigned = type_.signedness.data == Signedness.UNSIGNED
            signed = not unsigned and type_.width.data > 1
            function = "printU64" if unsigned else "printI64"
            return lambda value: call(function, _widened(builder, value, signed=signed))
        case _:
            emit_error(op, f"'{op.name}' op: no function of the run-time library prints type '{type_}'")


def _widened(builder: LLVMBuilder, value: SSAValue, *, signed: bool) -> SSAValue:
    if value.type == i64:
        return value
    return builder.emit(arith.ExtSIOp(value, i64) if signed else arith.ExtUIOp(value, i64))


def _print_string(builder: LLVMBuilder, text: str) -> None:
    """A private global with the text and a zero, and a call of printString with its address."""
    data = [*text.encode(), 0]
    table = builder.anchor.parent_op()
    while table is not None and not table.has_trait(SymbolTable):
        table = table.parent_op()
    assert table is not None
    name, number = "vector_print_str", 0
    while SymbolTable.lookup_symbol(table, name) is not None:
        name, number = f"vector_print_str_{number}", number + 1
    type_ = llvm.LLVMArrayType(len(data), i8)
    values = DenseIntElementsAttr.from_list(TensorType(i8, [len(data)]), data)
    constant = llvm.GlobalOp(type_, name, "private", constant=True, value=values)
    constant.location = builder.anchor.location
    block = table.regions[0].block
    first = block.first_op
    assert first is not None
    block.insert_op_before(constant, first)
    address = builder.emit(llvm.AddressOfOp(name, llvm.LLVMPointerType()))
    builder.call("printString", [builder.gep(address, [0], type_)])
