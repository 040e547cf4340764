"""The descriptor of a memref as an LLVM value, and the addresses of its elements.

A ranked memref is a struct of allocated pointer, aligned pointer, offset, array of sizes, array of strides
(the arrays only for a rank above 0), counted in elements; an unranked one is a struct of the rank and a
pointer to the ranked descriptor. Both are MLIR's layout.
"""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects import llvm
from xdsl.dialects.builtin import DYNAMIC_INDEX, MemRefType, UnrankedMemRefType
from xdsl.ir import Attribute, Operation, SSAValue
from xdsl.traits import IsTerminator

from stretto.conversions.llvm_builder import INBOUNDS, INBOUNDS_NUW, NSW, NUW, LLVMBuilder
from stretto.conversions.llvm_types import Stride, strides_and_offset
from stretto.conversions.typed import unranked_of
from stretto.diagnostics import emit_error


class Descriptor:
    """A ranked descriptor. The setters emit an insertion each and keep the newest value in `value`."""

    def __init__(self, builder: LLVMBuilder, value: SSAValue):
        self.builder = builder
        self.value = value

    @classmethod
    def poison(cls, builder: LLVMBuilder, type_: Attribute) -> Descriptor:
        """A descriptor of an LLVM type in which nothing is set yet."""
        return cls(builder, builder.poison(type_))

    def allocated(self) -> SSAValue:
        """The pointer that was allocated."""
        return self.builder.extract(self.value, 0)

    def aligned(self) -> SSAValue:
        """The pointer that addresses count from."""
        return self.builder.extract(self.value, 1)

    def offset(self) -> SSAValue:
        """The offset of the first element."""
        return self.builder.extract(self.value, 2)

    def size(self, axis: int) -> SSAValue:
        """The size of an axis."""
        return self.builder.extract(self.value, 3, axis)

    def stride(self, axis: int) -> SSAValue:
        """The stride of an axis."""
        return self.builder.extract(self.value, 4, axis)

    def set_allocated(self, value: SSAValue) -> None:
        """Set the pointer that was allocated."""
        self.value = self.builder.insert(self.value, value, 0)

    def set_aligned(self, value: SSAValue) -> None:
        """Set the pointer that addresses count from."""
        self.value = self.builder.insert(self.value, value, 1)

    def set_offset(self, value: SSAValue) -> None:
        """Set the offset of the first element."""
        self.value = self.builder.insert(self.value, value, 2)

    def set_size(self, axis: int, value: SSAValue) -> None:
        """Set the size of an axis."""
        self.value = self.builder.insert(self.value, value, 3, axis)

    def set_stride(self, axis: int, value: SSAValue) -> None:
        """Set the stride of an axis."""
        self.value = self.builder.insert(self.value, value, 4, axis)


def pack(
    builder: LLVMBuilder,
    type_: Attribute,
    pointers: tuple[SSAValue, SSAValue],
    offset: SSAValue | int,
    sizes: Sequence[SSAValue],
    strides: Sequence[SSAValue],
) -> SSAValue:
    """A descriptor with all fields set: pointers (allocated, aligned), offset, sizes, then strides."""
    descriptor = Descriptor.poison(builder, type_)
    descriptor.set_allocated(pointers[0])
    descriptor.set_aligned(pointers[1])
    descriptor.set_offset(builder.index(offset) if isinstance(offset, int) else offset)
    for axis, size in enumerate(sizes):
        descriptor.set_size(axis, size)
    for axis, stride in enumerate(strides):
        descriptor.set_stride(axis, stride)
    return descriptor.value


def layout_of(op: Operation, type_: MemRefType) -> tuple[tuple[Stride, ...], Stride]:
    """Strides and offset of a memref type; a layout that isn't strided is an error at `op`."""
    layout = strides_and_offset(type_)
    if layout is None:
        emit_error(op, f"'{op.name}' op: layout of '{type_}' isn't strided, so it has no LLVM form")
    return layout


def sizes_and_strides(
    builder: LLVMBuilder, type_: MemRefType, dynamic_sizes: Sequence[SSAValue]
) -> tuple[list[SSAValue], list[SSAValue], SSAValue]:
    """Sizes and strides of a contiguous memref with these dynamic sizes, and how many elements it has."""
    dynamic = iter(dynamic_sizes)
    shape = type_.get_shape()
    sizes = [next(dynamic) if extent == DYNAMIC_INDEX else builder.index(extent) for extent in shape]
    known: int | None = 1
    running = builder.index(1)
    strides: list[SSAValue] = []
    for extent, size in zip(reversed(shape), reversed(sizes), strict=True):
        strides.append(running)
        is_unit = known == 1
        known = None if known is None or extent == DYNAMIC_INDEX else known * extent
        if is_unit:
            running = size
        elif known is None:
            running = builder.mul(running, size)
        else:
            running = builder.index(known)
    return sizes, strides[::-1], running


def start_address(builder: LLVMBuilder, type_: MemRefType, value: SSAValue) -> SSAValue:
    """The address of the first element, the offset counted in."""
    descriptor = Descriptor(builder, value)
    base = descriptor.aligned()
    offset = layout_of(builder.anchor, type_)[1]
    if offset == 0:
        return base
    amount = descriptor.offset() if offset is None else builder.index(offset)
    return builder.gep(base, [amount], builder.types.convert_at(type_.element_type, builder.anchor))


def element_address(
    builder: LLVMBuilder, type_: MemRefType, value: SSAValue, indices: Sequence[SSAValue], *, in_bounds: bool
) -> SSAValue:
    """The address of the element at `indices` (LLVM integers) in the memref with descriptor `value`.

    `in_bounds` says that the element exists, so that the arithmetic doesn't wrap. MLIR takes it for unsigned
    then, which is wrong for a negative stride; so that is said only where no stride can be negative.
    """
    base = start_address(builder, type_, value)
    strides = layout_of(builder.anchor, type_)[0]
    unsigned = all(stride is not None and stride >= 0 for stride in strides)
    wrap = 0 if not in_bounds else NSW | NUW if unsigned else NSW
    total: SSAValue | None = None
    for axis, (index, stride) in enumerate(zip(indices, strides, strict=True)):
        step = index
        if stride is None:
            step = builder.mul(step, Descriptor(builder, value).stride(axis), wrap)
        elif stride != 1:
            step = builder.mul(step, builder.index(stride), wrap)
        total = step if total is None else builder.add(total, step, wrap)
    if total is None:
        return base
    flags = 0 if not in_bounds else INBOUNDS_NUW if unsigned else INBOUNDS
    return builder.gep(base, [total], builder.types.convert_at(type_.element_type, builder.anchor), flags)


def unranked(builder: LLVMBuilder, type_: Attribute, rank: SSAValue, pointer: SSAValue) -> SSAValue:
    """An unranked descriptor."""
    value = builder.insert(builder.poison(type_), rank, 0)
    return builder.insert(value, pointer, 1)


def pointer_in(builder: LLVMBuilder, type_: Attribute) -> llvm.LLVMPointerType:
    """The type of the pointers in the ranked descriptor that an unranked memref points to."""
    return builder.types.pointer(builder.types.memory_space(unranked_of(type_).memory_space) or 0)


def outlives_turn(value: SSAValue) -> bool:
    """Whether a memref, or one that may share its memory, is passed on by a terminator.

    If not, all uses in a loop are of what the same turn made, so the turns may share one stack slot.
    """
    worklist = [value]
    seen = {value}
    while worklist:
        for use in worklist.pop().uses:
            user = use.operation
            if user.has_trait(IsTerminator, value_if_unregistered=True) or user.name.startswith("builtin."):
                return True
            for result in user.results:
                if isinstance(result.type, llvm.LLVMStructType | llvm.LLVMPointerType):
                    return True
                if isinstance(result.type, MemRefType | UnrankedMemRefType) and result not in seen:
                    seen.add(result)
                    worklist.append(result)
    return False
