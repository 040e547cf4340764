"""Attributes as constants of LLVM IR."""

from __future__ import annotations

import struct
from collections.abc import Sequence
from typing import cast

from xdsl.dialects import llvm
from xdsl.dialects.builtin import (
    ArrayAttr,
    BFloat16Type,
    BytesAttr,
    DenseIntOrFPElementsAttr,
    Float16Type,
    Float32Type,
    Float64Type,
    FloatAttr,
    IntegerAttr,
    StringAttr,
    SymbolRefAttr,
    UnitAttr,
    VectorType,
)
from xdsl.ir import Attribute

from stretto.codegen.llvm_types import TypeTable, integer_width, quoted

#: A constant is written out, element by element, unless it is all zero.
MAX_ELEMENTS = 1 << 24


class UnsupportedConstantError(Exception):
    """An attribute that can't be a constant of the wanted type; the message says which."""


def integer_text(value: int, width: int) -> str:
    """An integer of so many bits, wrapped into the signed range that LLVM IR writes."""
    if width == 1:
        return "true" if value & 1 else "false"
    value &= (1 << width) - 1
    return str(value - (1 << width) if value >> (width - 1) else value)


def float_text(value: float, type_: Attribute) -> str:
    """A float, rounded to its type, as the bits that LLVM IR writes (f32 as the f64 of equal value)."""
    match type_:
        case Float64Type():
            return f"0x{_bits('<d', value):016X}"
        case Float32Type():
            return f"0x{_bits('<d', _rounded('<f', value)):016X}"
        case Float16Type():
            return f"0xH{_bits('<e', _clamped(value, 65504.0)):04X}"
        case BFloat16Type():
            return f"0xR{_bfloat_bits(value):04X}"
        case _:
            raise UnsupportedConstantError(f"constants of type {type_} are not supported")


def _bits(form: str, value: float) -> int:
    return int.from_bytes(struct.pack(form, value), "little")


def _clamped(value: float, largest: float) -> float:
    """Infinity where the value is too large for `struct` to pack."""
    try:
        struct.pack("<e" if largest < 1e38 else "<f", value)
    except OverflowError:
        return float("inf") if value > 0 else float("-inf")
    return value


def _rounded(form: str, value: float) -> float:
    return struct.unpack(form, struct.pack(form, _clamped(value, 3.5e38)))[0]


def _bfloat_bits(value: float) -> int:
    """Round to nearest even, as LLVM does."""
    if value != value:
        return 0x7FC0
    bits = _bits("<f", _clamped(value, 3.5e38))
    return (bits + 0x7FFF + ((bits >> 16) & 1)) >> 16


def bytes_text(data: bytes) -> str:
    """A string constant, `c"…"`."""
    return 'c"' + "".join(chr(b) if 32 <= b < 127 and b not in (34, 92) else f"\\{b:02X}" for b in data) + '"'


def constant_text(value: Attribute, type_: Attribute, types: TypeTable) -> str:
    """A constant of a type, without the type's name.

    Raises UnsupportedConstantError, and UnsupportedTypeError for a type that LLVM lacks.
    """
    match value:
        case IntegerAttr():
            return _number(value.value.data, type_)
        case FloatAttr():
            return _number(value.value.data, type_)
        case StringAttr():
            return bytes_text(value.data.encode())
        case BytesAttr():
            return bytes_text(value.data)
        case SymbolRefAttr():
            return f'@"{quoted(value.string_value())}"'
        case UnitAttr():
            return "zeroinitializer"
        case DenseIntOrFPElementsAttr():
            return _dense(value, type_, types)
        case ArrayAttr():
            return _struct(value, type_, types)
        case _:
            raise UnsupportedConstantError(f"{value} can't be a constant of type {type_}")


def _number(value: int | float, type_: Attribute) -> str:
    width = integer_width(type_)
    if width is not None and isinstance(value, int):
        return integer_text(value, width)
    if isinstance(type_, llvm.LLVMPointerType) and value == 0:
        return "null"
    return float_text(float(value), type_)


def _struct(value: ArrayAttr[Attribute], type_: Attribute, types: TypeTable) -> str:
    match type_:
        case llvm.LLVMStructType() if len(type_.types.data) == len(value.data):
            members: Sequence[Attribute] = type_.types.data
            brackets = "{ }"
        case llvm.LLVMArrayType() if type_.size.data == len(value.data):
            members = [type_.type] * len(value.data)
            brackets = "[ ]"
        case _:
            raise UnsupportedConstantError(f"{value} can't be a constant of type {type_}")
    parts = [
        f"{types.spell(t)} {constant_text(v, t, types)}" for v, t in zip(value.data, members, strict=True)
    ]
    return f"{brackets[0]} {', '.join(parts)} {brackets[2]}"


def _dense(value: DenseIntOrFPElementsAttr, type_: Attribute, types: TypeTable) -> str:
    shape: list[int] = []
    element = type_
    while isinstance(element, llvm.LLVMArrayType):
        shape.append(element.size.data)
        element = element.type
    vector = isinstance(element, VectorType)
    if isinstance(element, VectorType):
        of_vector = cast("VectorType[Attribute]", element)
        shape.extend(of_vector.get_shape())
        element = of_vector.element_type
    count = 1
    for size in shape:
        count *= size
    if not shape or len(value) != count:
        raise UnsupportedConstantError(f"{value.get_type()} elements can't be a constant of type {type_}")
    if not value.data.data.strip(b"\0"):
        return "zeroinitializer"
    if count > MAX_ELEMENTS:
        raise UnsupportedConstantError(f"a constant of {count} elements is too large")
    if integer_width(element) == 8 and len(shape) == 1 and not vector:
        return bytes_text(bytes(int(v) & 255 for v in cast("Sequence[int]", value.get_values())))
    name = types.spell(element)
    texts = [f"{name} {_element(v, element, types)}" for v in value.get_values()]
    return _nested(texts, shape, name, vector)


def _element(value: int | float | tuple[float, float], type_: Attribute, types: TypeTable) -> str:
    """An element of a dense attribute; a complex one is a struct of two."""
    if not isinstance(value, tuple):
        return _number(value, type_)
    if not isinstance(type_, llvm.LLVMStructType) or len(type_.types.data) != len(value):
        raise UnsupportedConstantError(f"a complex number can't be a constant of type {type_}")
    parts = [f"{types.spell(t)} {_number(v, t)}" for v, t in zip(value, type_.types.data, strict=True)]
    return f"{{ {', '.join(parts)} }}"


def _nested(texts: list[str], shape: list[int], name: str, vector: bool) -> str:
    """Wraps a flat list of elements, innermost dimension first."""
    for depth in range(len(shape) - 1, -1, -1):
        size = shape[depth]
        left, right = ("<", ">") if vector and depth == len(shape) - 1 else ("[", "]")
        groups = [f"{left} {', '.join(texts[k : k + size])} {right}" for k in range(0, len(texts), size or 1)]
        if depth == 0:
            return groups[0] if groups else "zeroinitializer"
        name = f"<{size} x {name}>" if left == "<" else f"[{size} x {name}]"
        texts = [f"{name} {group}" for group in groups]
    return "zeroinitializer"
