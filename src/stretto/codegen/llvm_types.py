"""LLVM IR's spelling of the types of the llvm dialect, and how their values lie in memory."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import cast

from xdsl.dialects import llvm
from xdsl.dialects.builtin import (
    BFloat16Type,
    Float16Type,
    Float32Type,
    Float64Type,
    Float80Type,
    Float128Type,
    IntAttr,
    IntegerType,
    NoneType,
    Signedness,
    VectorType,
)
from xdsl.ir import Attribute

from stretto.dialects.llvm_.types import is_opaque

_SIMPLE: dict[type[Attribute], str] = {
    Float16Type: "half",
    BFloat16Type: "bfloat",
    Float32Type: "float",
    Float64Type: "double",
    Float80Type: "x86_fp80",
    Float128Type: "fp128",
    llvm.LLVMVoidType: "void",
    NoneType: "void",
}

#: LLVM refuses wider integers (its own limit is 2^23 bits, but its code generators give up much earlier).
MAX_INTEGER_WIDTH = 1024
#: Wider vectors make LLVM's instruction selection abort or run for minutes.
MAX_VECTOR_LENGTH = 4096


class UnsupportedTypeError(Exception):
    """A type that has no LLVM IR form; the message names it."""


def quoted(name: str) -> str:
    """A name as LLVM IR spells it within quotation marks, every odd byte as `\\XX`."""
    return "".join(
        chr(byte) if 32 <= byte < 127 and byte not in (34, 92) else f"\\{byte:02X}" for byte in name.encode()
    )


def address_space(pointer: llvm.LLVMPointerType) -> int:
    """The address space of a pointer type; 0 if it names none."""
    return pointer.addr_space.data if isinstance(pointer.addr_space, IntAttr) else 0


def integer_width(type_: Attribute) -> int | None:
    """The bits of a signless integer type that LLVM can take; None for other types."""
    if not isinstance(type_, IntegerType):
        return None
    integer = cast("IntegerType", type_)
    if integer.signedness.data != Signedness.SIGNLESS or not 0 < integer.width.data <= MAX_INTEGER_WIDTH:
        return None
    return integer.width.data


@dataclass
class TypeTable:
    """Spells types, and collects the definitions of the named structs that it met."""

    named_structs: dict[str, str] = field(default_factory=dict[str, str])
    _spelt: dict[Attribute, str] = field(default_factory=dict[Attribute, str])

    def spell(self, type_: Attribute) -> str:
        """LLVM IR's text for a type. Raises UnsupportedTypeError."""
        text = self._spelt.get(type_)
        if text is None:
            text = self._spelt[type_] = self._spell(type_)
        return text

    def _spell(self, type_: Attribute) -> str:
        if (simple := _SIMPLE.get(type(type_))) is not None:
            return simple
        if (width := integer_width(type_)) is not None:
            return f"i{width}"
        if isinstance(type_, llvm.LLVMPointerType):
            space = address_space(type_)
            return f"ptr addrspace({space})" if space else "ptr"
        if isinstance(type_, llvm.LLVMArrayType):
            return f"[{type_.size.data} x {self.spell(type_.type)}]"
        if isinstance(type_, llvm.LLVMStructType):
            return self._spell_struct(type_)
        if isinstance(type_, VectorType):
            return self._spell_vector(cast("VectorType[Attribute]", type_))
        if isinstance(type_, llvm.LLVMFunctionType):
            return self.spell_function(type_)
        if type_.name == "llvm.token":
            return "token"
        raise UnsupportedTypeError(f"type {type_} has no LLVM form")

    def _spell_vector(self, type_: VectorType[Attribute]) -> str:
        shape = type_.get_shape()
        if len(shape) != 1 or not 0 < shape[0] <= MAX_VECTOR_LENGTH or type_.get_num_scalable_dims():
            raise UnsupportedTypeError(f"type {type_} has no LLVM form")
        return f"<{shape[0]} x {self.spell(type_.element_type)}>"

    def _spell_struct(self, type_: llvm.LLVMStructType) -> str:
        name = type_.struct_name.data
        if is_opaque(type_):
            raise UnsupportedTypeError(f'type !llvm.struct<"{name}", opaque> has no size')
        if not name:
            return self._struct_body(type_)
        if name not in self.named_structs:
            self.named_structs[name] = "opaque"  # a struct that names itself ends here
            self.named_structs[name] = self._struct_body(type_)
        return f'%"{quoted(name)}"'

    def _struct_body(self, type_: llvm.LLVMStructType) -> str:
        fields = ", ".join(self.spell(t) for t in type_.types.data)
        body = f"{{ {fields} }}" if fields else "{}"
        return f"<{body}>" if getattr(type_, "packed", False) else body

    def spell_function(self, type_: llvm.LLVMFunctionType) -> str:
        """The full type of a function, as a call of a variadic one needs it."""
        inputs = [self.spell(t) for t in type_.inputs.data]
        if type_.is_variadic:
            inputs.append("...")
        return f"{self.spell(type_.output)} ({', '.join(inputs)})"


@dataclass(frozen=True)
class Leaf:
    """A scalar inside a value: the indices that lead to it, and its type."""

    path: tuple[int, ...]
    type: Attribute

    @property
    def size(self) -> int:
        """Bytes that the scalar takes when it is stored. Raises UnsupportedTypeError."""
        match self.type:
            case IntegerType():
                width = self.type.width.data
                if width <= 64:
                    return max(8, 1 << (width - 1).bit_length()) // 8
                if width == 128:
                    return 16
            case llvm.LLVMPointerType() | Float64Type():
                return 8
            case Float32Type():
                return 4
            case Float16Type() | BFloat16Type():
                return 2
            case _:
                pass
        raise UnsupportedTypeError(f"type {self.type} can't be passed to or from Python")


def leaves(type_: Attribute, path: tuple[int, ...] = ()) -> Iterator[Leaf]:
    """The scalars of a value, outermost first; none for void."""
    if isinstance(type_, llvm.LLVMStructType):
        for k, member in enumerate(type_.types.data):
            yield from leaves(member, (*path, k))
    elif isinstance(type_, llvm.LLVMArrayType):
        for k in range(type_.size.data):
            yield from leaves(type_.type, (*path, k))
    elif not isinstance(type_, llvm.LLVMVoidType):
        yield Leaf(path, type_)
