"""Memrefs at the borders of functions: descriptors spread over arguments, unranked ones copied out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from xdsl.dialects import llvm
from xdsl.dialects.builtin import MemRefType, UnrankedMemRefType, i8
from xdsl.ir import Attribute, BlockArgument, Operation, SSAValue

from stretto.conversions.llvm_builder import LLVMBuilder
from stretto.conversions.llvm_types import strides_and_offset, struct_of
from stretto.diagnostics import emit_error
from stretto.dialects.llvm_.intrinsics import MemcpyOp

_POINTER_BYTES = 8
MAX_UNRANKED_RANK = 64
"""The most dimensions that an unranked memref may have: those of NumPy's arrays. Tasks have room for them."""
UNRANKED_PARTS = 2


def is_memref(type_: Attribute) -> bool:
    """Whether a type is passed as a descriptor."""
    return isinstance(type_, MemRefType | UnrankedMemRefType)


def pack_arguments(builder: LLVMBuilder, type_: Attribute, parts: Sequence[BlockArgument]) -> SSAValue:
    """The descriptor of the memref `type_` whose fields a function got as arguments."""
    descriptor = builder.poison(builder.types.convert_at(type_, builder.anchor))
    if isinstance(type_, UnrankedMemRefType):
        descriptor = builder.insert(descriptor, parts[0], 0)
        return builder.insert(descriptor, parts[1], 1)
    assert isinstance(type_, MemRefType)
    rank = cast(MemRefType, type_).get_num_dims()
    for field in range(3):
        descriptor = builder.insert(descriptor, parts[field], field)
    for axis in range(rank):
        descriptor = builder.insert(descriptor, parts[3 + axis], 3, axis)
        descriptor = builder.insert(descriptor, parts[3 + rank + axis], 4, axis)
    return descriptor


def unpack(builder: LLVMBuilder, type_: Attribute, descriptor: SSAValue) -> list[SSAValue]:
    """The fields of the descriptor of a memref `type_`, in the order of a function's arguments."""
    if isinstance(type_, UnrankedMemRefType):
        return [builder.extract(descriptor, field) for field in range(UNRANKED_PARTS)]
    assert isinstance(type_, MemRefType)
    rank = cast(MemRefType, type_).get_num_dims()
    fields = [builder.extract(descriptor, field) for field in range(3)]
    sizes = [builder.extract(descriptor, 3, axis) for axis in range(rank)]
    strides = [builder.extract(descriptor, 4, axis) for axis in range(rank)]
    return [*fields, *sizes, *strides]


def static_layout(type_: Attribute, op: Operation) -> tuple[tuple[int, ...], tuple[int, ...], int]:
    """Sizes, strides and offset of a memref that is passed as a bare pointer; an error at `op` unless
    all are static."""
    memref = cast(MemRefType, type_)
    layout = strides_and_offset(memref) if isinstance(type_, MemRefType) else None
    strides = [stride for stride in layout[0] if stride is not None] if layout else []
    offset = layout[1] if layout else None
    if layout is None or offset is None or len(strides) < len(layout[0]) or not memref.has_static_shape():
        emit_error(op, f"'{op.name}' op: '{type_}' can't be passed as a bare pointer: it isn't static")
    return memref.get_shape(), tuple(strides), offset


def describe_static(builder: LLVMBuilder, type_: Attribute, pointers: Sequence[SSAValue]) -> SSAValue:
    """The descriptor of a memref of which a function got only the pointer; the rest is in its type."""
    shape, strides, offset = static_layout(type_, builder.anchor)
    (pointer,) = pointers
    descriptor = builder.poison(builder.types.convert_at(type_, builder.anchor))
    descriptor = builder.insert(descriptor, pointer, 0)
    descriptor = builder.insert(descriptor, pointer, 1)
    descriptor = builder.insert(descriptor, builder.index(offset), 2)
    for axis, (size, stride) in enumerate(zip(shape, strides, strict=True)):
        descriptor = builder.insert(descriptor, builder.index(size), 3, axis)
        descriptor = builder.insert(descriptor, builder.index(stride), 4, axis)
    return descriptor


def _ranked_bytes(builder: LLVMBuilder, unranked: SSAValue) -> SSAValue:
    """How many bytes the ranked descriptor behind an unranked one has: two pointers, and for rank r
    1 + 2 r numbers as wide as an index."""
    one = builder.index(1)
    two = builder.index(2)
    index_bytes = builder.index((builder.types.index_bitwidth + 7) // 8)
    pointer_bytes = builder.index(_POINTER_BYTES)
    pointers = builder.mul(two, pointer_bytes)
    rank = builder.extract(unranked, 0)
    numbers = builder.add(builder.mul(two, rank), one)
    return builder.add(pointers, builder.mul(numbers, index_bytes))


def keep_unranked(builder: LLVMBuilder, value: SSAValue) -> SSAValue:
    """An unranked descriptor whose ranked one is copied to a slot in the function's entry block."""
    room = 2 * _POINTER_BYTES + (1 + 2 * MAX_UNRANKED_RANK) * _POINTER_BYTES
    slot = builder.slot(llvm.LLVMArrayType(room, i8), alignment=_POINTER_BYTES)
    builder.conversion.emit(MemcpyOp(slot, builder.extract(value, 1), _ranked_bytes(builder, value)))
    return builder.insert(value, slot, 1)


def copy_unranked(
    builder: LLVMBuilder, types: Sequence[Attribute], values: Sequence[SSAValue], *, to_heap: bool
) -> list[SSAValue]:
    """Unranked descriptors with the ranked ones that they point to copied, so that they outlive a
    return (`to_heap`), or copied from the heap to the caller's stack and freed there. Values of
    other types stay."""
    result: list[SSAValue] = []
    for type_, value in zip(types, values, strict=True):
        if not isinstance(type_, UnrankedMemRefType):
            result.append(value)
            continue
        size = _ranked_bytes(builder, value)
        if to_heap:
            memory = builder.call("malloc", [size], llvm.LLVMPointerType())
            assert memory is not None
        else:
            memory = builder.alloca(size, i8)
        source = builder.extract(value, 1)
        builder.conversion.emit(MemcpyOp(memory, source, size))
        if not to_heap:
            builder.call("free", [source])
        copy = builder.poison(struct_of(builder.types.index_type, llvm.LLVMPointerType()))
        copy = builder.insert(copy, builder.extract(value, 0), 0)
        result.append(builder.insert(copy, memory, 1))
    return result
