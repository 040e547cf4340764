"""memref.alloc, alloca, dealloc, global, get_global and alloca_scope to LLVM."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, cast

from xdsl.dialects import llvm, memref
from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    BFloat16Type,
    ComplexType,
    DenseIntOrFPElementsAttr,
    Float16Type,
    Float32Type,
    Float64Type,
    IndexType,
    IntegerAttr,
    IntegerType,
    MemRefType,
    TensorType,
    UnitAttr,
    UnrankedMemRefType,
    VectorType,
)
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue

from stretto.conversions.dialect_conversion import Conversion
from stretto.conversions.llvm_builder import LLVMBuilder
from stretto.conversions.memref_descriptor import (
    Descriptor,
    layout_of,
    outlives_turn,
    pack,
    pointer_in,
    sizes_and_strides,
)
from stretto.conversions.typed import is_unranked, memref_of
from stretto.diagnostics import emit_error
from stretto.interfaces.regions import holds_one_block
from stretto.interfaces.rewriting import at

_MIN_ALIGNED_ALLOC = 16
_NOT_ALLOCATED = 0xDEADBEEF  # MLIR's mark for "this one can't be freed"


@dataclass(frozen=True)
class Allocators:
    """Which functions the heap is reached by."""

    aligned: bool = False
    generic: bool = False

    def name(self, kind: str) -> str:
        """The function's name; `kind`: malloc, aligned_alloc or free."""
        if not self.generic:
            return kind
        return {
            "malloc": "_mlir_memref_to_llvm_alloc",
            "aligned_alloc": "_mlir_memref_to_llvm_aligned_alloc",
            "free": "_mlir_memref_to_llvm_free",
        }[kind]


def byte_size(type_: Attribute, index_bits: int) -> int:
    """The bytes of one element of a memref, as MLIR's default data layout has it."""
    match type_:
        case IndexType():
            return index_bits // 8
        case ComplexType():
            return 2 * byte_size(type_.element_type, index_bits)
        case VectorType():
            *outer, last = type_.get_shape() or (1,)
            count = 1
            for extent in outer:
                count *= extent
            count *= 1 << (last - 1).bit_length()
            return count * byte_size(type_.element_type, index_bits)
        case IntegerType():
            return -(-type_.width.data // 8)
        case BFloat16Type() | Float16Type() | Float32Type() | Float64Type():
            return type_.bitwidth // 8
        case MemRefType():
            return 8 * (3 + 2 * type_.get_num_dims())
        case _:
            return 8


def _is_scalar(type_: Attribute) -> bool:
    return not isinstance(type_, ComplexType | VectorType | MemRefType | UnrankedMemRefType)


def _aligned(builder: LLVMBuilder, value: SSAValue, alignment: SSAValue) -> SSAValue:
    """`value` rounded up to a multiple of `alignment`."""
    bump = builder.sub(alignment, builder.index(1))
    bumped = builder.add(value, bump)
    return builder.sub(bumped, builder.urem(bumped, alignment))


def _call(builder: LLVMBuilder, name: str, *arguments: SSAValue) -> SSAValue:
    result = builder.call(name, arguments, llvm.LLVMPointerType())
    assert result is not None
    return result


class AllocatedShape:
    """Sizes, strides, offset and extent in elements of what an op allocates for the memref `result`."""

    def __init__(
        self,
        conversion: Conversion,
        op: Operation,
        result: SSAValue,
        dynamic_sizes: Sequence[SSAValue],
        symbol_operands: Sequence[SSAValue],
    ):
        self.builder = LLVMBuilder(conversion)
        self.type = memref_of(result.type)
        strides, offset = layout_of(op, self.type)
        symbols = conversion.operands(symbol_operands)
        self.offset: SSAValue | int = 0
        self.is_static = False
        dynamic = conversion.operands(dynamic_sizes)
        if offset == 0 and strides == self.type.strides_for_shape(self.type.get_shape()) and not symbols:
            self.sizes, self.strides, self.count = sizes_and_strides(self.builder, self.type, dynamic)
            self.is_static = not dynamic
            return
        if len(symbols) != [*strides, offset].count(None):
            emit_error(
                op, f"'{op.name}' op: '{self.type}' needs a symbol operand for each dynamic stride or offset"
            )
        self._strided(strides, offset, iter(symbols), iter(dynamic))

    def _strided(
        self,
        strides: tuple[int | None, ...],
        offset: int | None,
        symbols: Iterable[SSAValue],
        dynamic: Iterable[SSAValue],
    ) -> None:
        """A strided layout: the extent is one more than the highest index that an element has."""
        builder = self.builder
        symbols, dynamic = iter(symbols), iter(dynamic)
        if any(stride is not None and stride < 0 for stride in strides):
            emit_error(
                builder.anchor,
                f"'{builder.anchor.name}' op: '{self.type}' has a negative stride, "
                "so its elements would lie before what is allocated",
            )
        self.offset = next(symbols) if offset is None else builder.index(offset)
        self.strides = [next(symbols) if stride is None else builder.index(stride) for stride in strides]
        shape = self.type.get_shape()
        self.sizes = [next(dynamic) if size == DYNAMIC_INDEX else builder.index(size) for size in shape]
        one = builder.index(1)
        highest = self.offset
        for size, stride in zip(self.sizes, self.strides, strict=True):
            highest = builder.add(highest, builder.mul(builder.sub(size, one), stride))
        zero = builder.index(0)
        count = builder.add(highest, one)
        self.count = builder.select(builder.icmp("slt", count, zero), zero, count)


def convert_alloc(conversion: Conversion, op: memref.AllocOp, allocators: Allocators) -> None:
    """memref.alloc: malloc, over-allocated where an alignment is asked for, or aligned_alloc."""
    shape = AllocatedShape(conversion, op, op.memref, op.dynamic_sizes, op.symbol_operands)
    builder = shape.builder
    type_ = conversion.types.convert_at(shape.type, op)
    assert isinstance(type_, llvm.LLVMStructType)
    element = conversion.types.convert_at(shape.type.element_type, op)
    pointer = type_.types.data[0]
    size = builder.bytes_of([shape.count], element)
    asked = None if op.alignment is None else op.alignment.value.data
    if allocators.aligned:
        allocated = _aligned_alloc(builder, shape.type, size, asked, allocators)
        aligned = allocated = builder.in_address_space(allocated, pointer)
    else:
        alignment = builder.index(asked) if asked is not None else None
        if alignment is None and not _is_scalar(shape.type.element_type):
            # malloc aligns for the largest scalar; a vector may need more.
            alignment = builder.size_of(element)
        if alignment is not None:
            size = builder.add(size, alignment)
        allocated = _call(builder, allocators.name("malloc"), size)
        aligned = allocated = builder.in_address_space(allocated, pointer)
        if alignment is not None:
            address = _aligned(builder, builder.pointer_to_int(allocated), alignment)
            assert isinstance(pointer, llvm.LLVMPointerType)
            aligned = builder.int_to_pointer(address, pointer)
    value = pack(builder, type_, (allocated, aligned), shape.offset, shape.sizes, shape.strides)
    conversion.replace(op, [value])


def _aligned_alloc(
    builder: LLVMBuilder, type_: MemRefType, size: SSAValue, asked: int | None, allocators: Allocators
) -> SSAValue:
    element_bytes = byte_size(type_.element_type, builder.types.index_bitwidth)
    amount = asked or max(_MIN_ALIGNED_ALLOC, 1 << (element_bytes - 1).bit_length())
    alignment = builder.index(amount)
    divisor = element_bytes
    for extent in type_.get_shape():
        divisor *= 1 if extent == DYNAMIC_INDEX else extent
    # aligned_alloc wants a size that is a multiple of the alignment.
    if divisor % amount:
        size = _aligned(builder, size, alignment)
    return _call(builder, allocators.name("aligned_alloc"), alignment, size)


def _element_count(type_: MemRefType) -> int:
    count = 1
    for extent in type_.get_shape():
        count *= extent
    return count


def convert_alloca(conversion: Conversion, op: memref.AllocaOp) -> None:
    """memref.alloca: llvm.alloca in the default address space, in the entry block if the size is static."""
    shape = AllocatedShape(conversion, op, op.memref, op.dynamic_sizes, op.symbol_operands)
    builder = shape.builder
    type_ = conversion.types.convert_at(shape.type, op)
    assert isinstance(type_, llvm.LLVMStructType)
    element = conversion.types.convert_at(shape.type.element_type, op)
    alignment = None if op.alignment is None else op.alignment.value.data
    if builder.entry_block() is not None and shape.is_static and not outlives_turn(op.memref):
        allocated = builder.slot(element, count=_element_count(shape.type), alignment=alignment)
    else:
        allocated = builder.alloca(shape.count, element, alignment)
    allocated = builder.in_address_space(allocated, type_.types.data[0])
    value = pack(builder, type_, (allocated, allocated), shape.offset, shape.sizes, shape.strides)
    conversion.replace(op, [value])


def convert_dealloc(conversion: Conversion, op: memref.DeallocOp, allocators: Allocators) -> None:
    """memref.dealloc of a ranked or unranked memref: free of the allocated pointer."""
    builder = LLVMBuilder(conversion)
    value = conversion.operand(op.memref)
    if is_unranked(op.memref.type):
        pointer = builder.load(builder.extract(value, 1), pointer_in(builder, op.memref.type))
    else:
        pointer = Descriptor(builder, value).allocated()
    pointer = builder.in_address_space(pointer, llvm.LLVMPointerType())
    builder.call(allocators.name("free"), [pointer])
    conversion.replace(op)


def _global_type(conversion: Conversion, type_: MemRefType, op: Operation) -> Attribute:
    result = conversion.types.convert_at(type_.element_type, op)
    for extent in reversed(type_.get_shape()):
        if extent == DYNAMIC_INDEX:
            emit_error(op, f"'{op.name}' op: '{type_}' has a dynamic size, so it can't be a global")
        result = llvm.LLVMArrayType(extent, result)
    return result


def _initial_value(
    conversion: Conversion, value: DenseIntOrFPElementsAttr[Any], type_: MemRefType
) -> Attribute:
    is_index = isinstance(value.get_element_type(), IndexType)
    index_type = conversion.types.index_type
    if type_.get_num_dims() == 0 and is_index:
        return IntegerAttr(int(value.get_values()[0]), index_type)
    if type_.get_num_dims() == 0 and not isinstance(value.get_element_type(), ComplexType):
        return value.get_attrs()[0]
    if is_index:
        return DenseIntOrFPElementsAttr.from_list(
            TensorType(index_type, type_.get_shape()), value.get_values()
        )
    return value


def convert_global(conversion: Conversion, op: memref.GlobalOp) -> None:
    """memref.global: llvm.mlir.global, private or external as the op is."""
    memref_type = memref_of(op.type)
    type_ = _global_type(conversion, memref_type, op)
    visibility = op.properties.get("sym_visibility")
    is_private = visibility is not None and getattr(visibility, "data", "public") == "private"
    space = conversion.types.memory_space(memref_type.memory_space)
    if space is None:
        emit_error(op, conversion.types.why_not(memref_type, op))
    initial = op.properties.get("initial_value")
    value: Attribute | None = None
    body = Region()
    if isinstance(initial, DenseIntOrFPElementsAttr):
        value = _initial_value(conversion, cast("DenseIntOrFPElementsAttr[Any]", initial), memref_type)
    elif isinstance(initial, UnitAttr):
        undefined = at(op.location, llvm.UndefOp(type_))
        body = Region(Block([undefined, at(op.location, llvm.ReturnOp(undefined.res))]))
    elif initial is not None:
        emit_error(op, f"'{op.name}' op: initial value of '{memref_type}' has no LLVM form")
    new = llvm.GlobalOp(
        type_,
        op.sym_name,
        "private" if is_private else "external",
        space,
        constant=op.constant is not None,
        value=value,
        alignment=None if op.alignment is None else op.alignment.value.data,
        body=body,
    )
    conversion.emit(new)
    conversion.replace(op)


def convert_get_global(conversion: Conversion, op: memref.GetGlobalOp) -> None:
    """memref.get_global: a descriptor of the global's storage, whose allocated pointer can't be freed."""
    builder = LLVMBuilder(conversion)
    memref_type = memref_of(op.memref.type)
    type_ = conversion.types.convert_at(memref_type, op)
    storage_type = _global_type(conversion, memref_type, op)
    sizes, strides, count = sizes_and_strides(builder, memref_type, [])
    builder.bytes_of([count], conversion.types.convert_at(memref_type.element_type, op))
    pointer = conversion.types.pointer(conversion.types.memory_space(memref_type.memory_space) or 0)
    address = builder.emit(llvm.AddressOfOp(op.name_, pointer))
    first = builder.gep(address, [0] * (1 + memref_type.get_num_dims()), storage_type)
    mark = builder.int_to_pointer(builder.index(_NOT_ALLOCATED), pointer)
    value = pack(builder, type_, (mark, first), 0, sizes, strides)
    conversion.replace(op, [value])


def convert_alloca_scope(conversion: Conversion, op: memref.AllocaScopeOp) -> None:
    """memref.alloca_scope: its blocks between llvm.intr.stacksave and stackrestore."""
    block = op.parent_block()
    entry = op.scope.first_block
    assert block is not None and block.parent is not None and entry is not None
    if holds_one_block(block.parent):
        emit_error(op, f"'{op.name}' op can't be lowered within an op that holds a single block")
    after = block.split_before(op, arg_types=conversion.types.convert_all(op.result_types, op))
    for argument in after.args:
        argument.location = op.location
    save = at(op.location, llvm.StackSaveOp())
    block.add_op(save)
    block.add_op(at(op.location, llvm.BrOp(entry)))
    for inner in op.scope.blocks:
        end = inner.last_op
        if isinstance(end, memref.AllocaScopeReturnOp):
            values = conversion.operands(end.operands)
            inner.add_op(at(op.location, llvm.StackRestoreOp(save.res)))
            inner.add_op(at(op.location, llvm.BrOp(after, *values)))
            end.detach()
            end.erase()
    op.scope.move_blocks_before(after)
    conversion.replace(op, after.args)


__all__ = [
    "Allocators",
    "byte_size",
    "convert_alloc",
    "convert_alloca",
    "convert_alloca_scope",
    "convert_dealloc",
    "convert_get_global",
    "convert_global",
]
