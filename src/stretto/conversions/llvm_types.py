"""Types of MLIR as types of the LLVM dialect: one converter for every conversion to LLVM.

Rules are those of MLIR's LLVMTypeConverter. Beyond them, tokens, values and groups of the async
dialect are pointers, so that they may stand wherever a value may.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import cast

from xdsl.dialects.builtin import (
    AffineMapAttr,
    ArrayAttr,
    BFloat16Type,
    ComplexType,
    Float16Type,
    Float32Type,
    Float64Type,
    Float80Type,
    Float128Type,
    FunctionType,
    IndexType,
    IntAttr,
    IntegerAttr,
    IntegerType,
    LocationAttr,
    MemRefType,
    NoneAttr,
    ReducedPrecisionFloatType,
    StridedLayoutAttr,
    StringAttr,
    UnrankedMemRefType,
    VectorType,
)
from xdsl.dialects.dlti import DataLayoutSpecAttr
from xdsl.dialects.llvm import (
    LLVMArrayType,
    LLVMFunctionType,
    LLVMPointerType,
    LLVMStructType,
    LLVMVoidType,
)
from xdsl.ir import Attribute, Operation
from xdsl.ir.affine import (
    AffineBinaryOpExpr,
    AffineBinaryOpKind,
    AffineConstantExpr,
    AffineDimExpr,
    AffineExpr,
)

from stretto.diagnostics import emit_error
from stretto.dialects.async_.types import (
    CoroHandleType,
    CoroIdType,
    CoroStateType,
    GroupType,
    TokenType,
    ValueType,
)

_NATIVE_FLOATS = (BFloat16Type, Float16Type, Float32Type, Float64Type, Float80Type, Float128Type)

POINTER = LLVMPointerType()

Stride = int | None
"""A stride or offset in elements; None if it is known only at run time."""


def struct_of(*types: Attribute) -> LLVMStructType:
    """The literal struct with these fields."""
    return LLVMStructType.from_type_list(types)


def strides_and_offset(type_: MemRefType) -> tuple[tuple[Stride, ...], Stride] | None:
    """Strides and offset of a memref in elements, or None if its layout isn't strided."""
    layout = type_.layout
    shape = type_.get_shape()
    if isinstance(layout, NoneAttr):
        return type_.strides_for_shape(shape), 0
    if isinstance(layout, StridedLayoutAttr):
        return tuple(layout.get_strides()), layout.get_offset()
    if not isinstance(layout, AffineMapAttr):
        return None
    results = layout.data.results
    if results == tuple(AffineExpr.dimension(i) for i in range(len(shape))):
        return type_.strides_for_shape(shape), 0
    if len(results) != 1:
        return None
    linear = _linear_form(results[0], len(shape))
    return None if linear is None else (tuple(linear[:-1]), linear[-1])


def _linear_form(expr: AffineExpr, rank: int) -> list[Stride] | None:
    """The factors of the dimensions and, last, the constant; None if `expr` isn't linear."""
    form: list[Stride] = [0] * (rank + 1)
    if isinstance(expr, AffineDimExpr):
        form[expr.position] = 1
        return form
    if isinstance(expr, AffineConstantExpr):
        form[-1] = expr.value
        return form
    if not isinstance(expr, AffineBinaryOpExpr):
        form[-1] = None  # A symbol: known only at run time.
        return form
    lhs, rhs = _linear_form(expr.lhs, rank), _linear_form(expr.rhs, rank)
    if lhs is None or rhs is None:
        return None
    if expr.kind is AffineBinaryOpKind.Add:
        return [None if a is None or b is None else a + b for a, b in zip(lhs, rhs, strict=True)]
    if expr.kind is not AffineBinaryOpKind.Mul:
        return None
    if any(rhs[:-1]) or None in rhs[:-1]:
        lhs, rhs = rhs, lhs
    if any(rhs[:-1]) or None in rhs[:-1]:
        return None
    factor = rhs[-1]
    return [0 if a == 0 else None if a is None or factor is None else a * factor for a in lhs]


def _index_bitwidth_of_layout(op: Operation | None) -> int | None:
    """The width of `index` in the data layout of the nearest op that has one, or None."""
    while op is not None:
        spec = op.attributes.get("dlti.dl_spec")
        if isinstance(spec, DataLayoutSpecAttr):
            for entry in spec.entries:
                width = entry.value
                is_index = isinstance(entry.key, IndexType) or entry.key == StringAttr("index")
                if is_index and isinstance(width, IntegerAttr):
                    return cast(IntegerAttr, width).value.data
        op = op.parent_op()
    return None


@dataclass(frozen=True)
class LLVMTypeConverter:
    """Converts types to types of the LLVM dialect. `index_bitwidth`: bits of `index`."""

    index_bitwidth: int = 64
    _known: dict[Attribute, Attribute | None] = field(
        default_factory=dict[Attribute, "Attribute | None"], init=False, repr=False, compare=False
    )

    @classmethod
    def for_module(cls, op: Operation, index_bitwidth: int = 0) -> LLVMTypeConverter:
        """The converter for an op: an option's width if it isn't 0, else the data layout's, else 64."""
        return cls(index_bitwidth or _index_bitwidth_of_layout(op) or 64)

    @cached_property
    def index_type(self) -> IntegerType:
        """What `index` becomes."""
        return IntegerType(self.index_bitwidth)

    def convert(self, type_: Attribute) -> Attribute | None:
        """The LLVM form of a type, or None if it has none."""
        if type_ not in self._known:
            self._known[type_] = self._convert(type_)
        return self._known[type_]

    def _convert(self, type_: Attribute) -> Attribute | None:
        match type_:
            case IndexType():
                return self.index_type
            case IntegerType():
                return IntegerType(type_.width.data)
            case ReducedPrecisionFloatType():
                # Narrow floats are carried as integers; tf32 has no width in memory.
                return None if type_.name == "tf32" else IntegerType(type_.bitwidth)
            case ComplexType():
                element = self.convert(type_.element_type)
                return None if element is None else struct_of(element, element)
            case VectorType():
                return self._vector(type_)
            case MemRefType():
                fields = self.memref_fields(type_)
                return None if fields is None else self._descriptor(fields, type_.get_num_dims())
            case UnrankedMemRefType():
                space = self.memory_space(type_.memory_space)
                return None if space is None else struct_of(self.index_type, POINTER)
            case FunctionType() | TokenType() | ValueType() | GroupType() | CoroHandleType():
                return POINTER
            case CoroIdType() | CoroStateType():
                from stretto.dialects.llvm_.types import LLVMTokenType

                return LLVMTokenType()
            case LLVMStructType():
                return self._struct(type_)
            case LLVMArrayType():
                element = self.convert(type_.type)
                return None if element is None else LLVMArrayType(type_.size, element)
            case LLVMFunctionType():
                return self._llvm_function(type_)
            case _ if isinstance(type_, _NATIVE_FLOATS) or type_.name.startswith("llvm."):
                return type_
            case _:
                return None

    def convert_at(self, type_: Attribute, where: Operation | LocationAttr) -> Attribute:
        """The LLVM form of a type; without one, an error at `where` that names the type."""
        converted = self.convert(type_)
        if converted is None:
            emit_error(where, self.why_not(type_, where))
        return converted

    def why_not(self, type_: Attribute, where: Operation | LocationAttr) -> str:
        """The message for a type that has no LLVM form."""
        user = f"'{where.name}' op: " if isinstance(where, Operation) else ""
        if isinstance(type_, MemRefType):
            if self.memory_space(type_.memory_space) is None:
                return f"{user}memory space of '{type_}' is no integer, so it has no LLVM form"
            if strides_and_offset(cast(MemRefType, type_)) is None:
                return f"{user}layout of '{type_}' isn't strided, so it has no LLVM form"
        return f"{user}type '{type_}' has no LLVM form"

    def convert_all(self, types: Sequence[Attribute], where: Operation | LocationAttr) -> list[Attribute]:
        """`convert_at` of each type."""
        return [self.convert_at(type_, where) for type_ in types]

    def memory_space(self, space: Attribute) -> int | None:
        """The address space of a memory space, or None if it isn't an integer.

        The spaces of the GPU dialect are all 0: the software device's memory is that of the host.
        """
        if space.name == "gpu.address_space":
            return 0
        match space:
            case NoneAttr():
                return 0
            case IntegerAttr():
                return space.value.data
            case IntAttr():
                return space.data
            case _:
                return None

    def pointer(self, address_space: int = 0) -> LLVMPointerType:
        """The pointer type of an address space."""
        return LLVMPointerType(IntAttr(address_space)) if address_space else POINTER

    def memref_fields(self, type_: MemRefType) -> list[Attribute] | None:
        """A descriptor's fields in order, arrays spread: allocated and aligned pointer, offset,
        sizes, strides. None if the memref has no LLVM form."""
        space = self.memory_space(type_.memory_space)
        if space is None or strides_and_offset(type_) is None or self.convert(type_.element_type) is None:
            return None
        pointer = self.pointer(space)
        return [pointer, pointer, *[self.index_type] * (1 + 2 * type_.get_num_dims())]

    def argument_types(
        self, type_: Attribute, where: Operation | LocationAttr, *, bare_pointers: bool = False
    ) -> list[Attribute]:
        """The types of the LLVM function's arguments that stand for one argument of this type."""
        converted = self.convert_at(type_, where)
        if isinstance(type_, UnrankedMemRefType):
            if bare_pointers:
                emit_error(where, f"'{type_}' can't be passed as a bare pointer: its rank isn't known")
            return [self.index_type, POINTER]
        if not isinstance(type_, MemRefType):
            return [converted]
        fields = self.memref_fields(cast(MemRefType, type_))
        assert fields is not None
        return fields[:1] if bare_pointers else fields

    def result_type(self, types: Sequence[Attribute], where: Operation | LocationAttr) -> Attribute:
        """One type for all results of a function: void, the only one, or a struct of them."""
        converted = self.convert_all(types, where)
        if not converted:
            return LLVMVoidType()
        return converted[0] if len(converted) == 1 else struct_of(*converted)

    def _descriptor(self, fields: Sequence[Attribute], rank: int) -> LLVMStructType:
        if rank == 0:
            return struct_of(*fields)
        extents = LLVMArrayType(rank, self.index_type)
        return struct_of(*fields[:3], extents, extents)

    def _vector(self, type_: VectorType) -> Attribute | None:
        element = self.convert(type_.element_type)
        if element is None:
            return None
        shape = type_.get_shape() or (1,)
        scalable = type_.get_scalable_dims() or (False,)
        if any(scalable[:-1]):
            return None
        flags = ArrayAttr([IntegerAttr.from_bool(scalable[-1])])
        result: Attribute = VectorType(element, [shape[-1]], flags)
        for extent in reversed(shape[:-1]):
            result = LLVMArrayType(extent, result)
        return result

    def _struct(self, type_: LLVMStructType) -> Attribute | None:
        fields = [self.convert(field) for field in type_.types]
        if any(field is None for field in fields):
            return None
        converted = ArrayAttr([field for field in fields if field is not None])
        if converted == type_.types:
            return type_
        name = type_.struct_name.data
        return LLVMStructType(StringAttr(name and f"_Converted.{name}"), converted)

    def _llvm_function(self, type_: LLVMFunctionType) -> Attribute | None:
        inputs = [self.convert(input_) for input_ in type_.inputs]
        output = self.convert(type_.output)
        if output is None or any(input_ is None for input_ in inputs):
            return None
        arguments = [input_ for input_ in inputs if input_ is not None]
        return LLVMFunctionType(arguments, output, type_.is_variadic)


__all__ = ["LLVMTypeConverter", "Stride", "strides_and_offset", "struct_of"]
