"""memref casts and views to LLVM: new descriptors of the same memory."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from xdsl.dialects import llvm, memref
from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    AffineMapAttr,
    IndexType,
    IntegerType,
    MemRefType,
)
from xdsl.ir import Attribute, Block, Operation, SSAValue
from xdsl.ir.affine import AffineDimExpr

from stretto.conversions.dialect_conversion import Conversion
from stretto.conversions.func_descriptors import MAX_UNRANKED_RANK
from stretto.conversions.llvm_builder import LLVMBuilder
from stretto.conversions.memref_access import attribute
from stretto.conversions.memref_descriptor import (
    Descriptor,
    element_address,
    layout_of,
    outlives_turn,
    pack,
    pointer_in,
    start_address,
    unranked,
)
from stretto.conversions.strided_metadata import IndexArithmetic, Number, Source, mixed, view_of
from stretto.conversions.typed import is_unranked, memref_of, width_of
from stretto.diagnostics import emit_error
from stretto.interfaces.regions import holds_one_block
from stretto.interfaces.rewriting import at


class LLVMArithmetic(IndexArithmetic):
    """Index arithmetic with LLVM ops."""

    def __init__(self, builder: LLVMBuilder):
        self.builder = builder

    def emit(self, operation: str, lhs: SSAValue, rhs: SSAValue) -> SSAValue:
        """Emit add, mul or div of two LLVM integers."""
        operations: dict[str, Callable[[SSAValue, SSAValue], SSAValue]] = {
            "add": self.builder.add,
            "mul": self.builder.mul,
            "div": self.builder.sdiv,
        }
        return operations[operation](self._lowered(lhs), self._lowered(rhs))

    def constant(self, value: int) -> SSAValue:
        """A constant of the index type."""
        return self.builder.index(value)

    def value(self, number: Number) -> SSAValue:
        """The number as an LLVM integer."""
        return self.constant(number) if isinstance(number, int) else self._lowered(number)

    def _lowered(self, value: SSAValue) -> SSAValue:
        return self.builder.conversion.operand(value) if isinstance(value.type, IndexType) else value


class DescriptorSource(Source):
    """The metadata of a memref that is an LLVM descriptor: constants where the type says them."""

    def __init__(self, builder: LLVMBuilder, type_: MemRefType, value: SSAValue):
        self.descriptor = Descriptor(builder, value)
        self.shape = type_.get_shape()
        self.strides, self.known_offset = layout_of(builder.anchor, type_)

    def offset(self) -> Number:
        """The offset: a constant or read from the descriptor."""
        return self.descriptor.offset() if self.known_offset is None else self.known_offset

    def size(self, axis: int) -> Number:
        """The size of an axis: a constant or read from the descriptor."""
        return self.descriptor.size(axis) if self.shape[axis] == DYNAMIC_INDEX else self.shape[axis]

    def stride(self, axis: int) -> Number:
        """The stride of an axis: a constant or read from the descriptor."""
        known = self.strides[axis]
        return self.descriptor.stride(axis) if known is None else known


def _pointers(builder: LLVMBuilder, type_: Attribute, value: SSAValue) -> tuple[SSAValue, SSAValue]:
    """The allocated and the aligned pointer of a ranked or unranked descriptor."""
    if not is_unranked(type_):
        descriptor = Descriptor(builder, value)
        return descriptor.allocated(), descriptor.aligned()
    pointer_type = pointer_in(builder, type_)
    inner = builder.extract(value, 1)
    allocated = builder.load(inner, pointer_type)
    return allocated, builder.load(builder.gep(inner, [1], pointer_type), pointer_type)


def convert_cast(conversion: Conversion, op: memref.CastOp) -> None:
    """memref.cast: nothing if both are ranked; an unranked one points to a ranked descriptor on the stack."""
    builder = LLVMBuilder(conversion)
    value = conversion.operand(op.source)
    to_unranked = is_unranked(op.dest.type)
    if is_unranked(op.source.type) == to_unranked:
        conversion.replace(op, [value])
    elif to_unranked:
        rank = memref_of(op.source.type).get_num_dims()
        if rank > MAX_UNRANKED_RANK:
            emit_error(
                op, f"'{op.name}' op: an unranked memref may have at most {MAX_UNRANKED_RANK} dimensions"
            )
        if outlives_turn(op.dest):
            slot = builder.alloca(builder.index(1), value.type)
        else:
            slot = builder.slot(value.type)
        builder.store(value, slot)
        number = builder.index(rank)
        conversion.replace(
            op, [unranked(builder, conversion.types.convert_at(op.dest.type, op), number, slot)]
        )
    else:
        pointer = builder.extract(value, 1)
        conversion.replace(op, [builder.load(pointer, conversion.types.convert_at(op.dest.type, op))])


def convert_memory_space_cast(conversion: Conversion, op: memref.MemorySpaceCastOp) -> None:
    """memref.memory_space_cast of a ranked memref: both pointers go to the other address space."""
    builder = LLVMBuilder(conversion)
    if is_unranked(op.source.type):
        emit_error(op, f"'{op.name}' op: no lowering to LLVM for the unranked '{op.source.type}'")
    source = Descriptor(builder, conversion.operand(op.source))
    type_ = conversion.types.convert_at(op.dest.type, op)
    assert isinstance(type_, llvm.LLVMStructType)
    rank = memref_of(op.dest.type).get_num_dims()
    fields = [source.allocated(), source.aligned(), source.offset()]
    sizes = [source.size(axis) for axis in range(rank)]
    strides = [source.stride(axis) for axis in range(rank)]
    allocated, aligned = (builder.in_address_space(pointer, type_.types.data[0]) for pointer in fields[:2])
    target = Descriptor.poison(builder, type_)
    target.set_allocated(allocated)
    target.set_aligned(aligned)
    target.set_offset(fields[2])
    for axis in range(rank):
        target.set_size(axis, sizes[axis])
        target.set_stride(axis, strides[axis])
    conversion.replace(op, [target.value])


def convert_view(conversion: Conversion, op: memref.ViewOp) -> None:
    """memref.view: a typed, contiguous memref at a shift in bytes."""
    builder = LLVMBuilder(conversion)
    type_ = memref_of(op.result.type)
    source = Descriptor(builder, conversion.operand(op.source))
    shift = conversion.operand(op.byte_shift)
    target = Descriptor.poison(builder, conversion.types.convert_at(type_, op))
    target.set_allocated(source.allocated())
    target.set_aligned(builder.gep(source.aligned(), [shift], IntegerType(8)))
    target.set_offset(builder.index(0))
    dynamic = conversion.operands(op.sizes)
    shape = type_.get_shape()
    strides = layout_of(op, type_)[0]
    next_size: SSAValue | None = None
    running: SSAValue | None = None
    for axis in reversed(range(len(shape))):
        size = dynamic.pop() if shape[axis] == DYNAMIC_INDEX else builder.index(shape[axis])
        target.set_size(axis, size)
        known = strides[axis]
        if known is not None:
            running = builder.index(known)
        elif next_size is not None:
            running = builder.mul(running, next_size) if running is not None else next_size
        assert running is not None
        target.set_stride(axis, running)
        next_size = size
    conversion.replace(op, [target.value])


def convert_strided_view(
    conversion: Conversion, op: memref.SubviewOp | memref.CollapseShapeOp | memref.ExpandShapeOp
) -> None:
    """memref.subview, collapse_shape, expand_shape: the same pointers with the offset, sizes and strides."""
    builder = LLVMBuilder(conversion)
    source = conversion.operand(op.operands[0])
    arithmetic = LLVMArithmetic(builder)
    view = view_of(arithmetic, op, DescriptorSource(builder, memref_of(op.operands[0].type), source))
    descriptor = Descriptor(builder, source)
    value = pack(
        builder,
        conversion.types.convert_at(op.result.type, op),
        (descriptor.allocated(), descriptor.aligned()),
        arithmetic.value(view.offset),
        [arithmetic.value(size) for size in view.sizes],
        [arithmetic.value(stride) for stride in view.strides],
    )
    conversion.replace(op, [value])


def convert_reinterpret_cast(conversion: Conversion, op: memref.ReinterpretCastOp) -> None:
    """memref.reinterpret_cast: the source's pointers with new offset, sizes and strides."""
    builder = LLVMBuilder(conversion)
    arithmetic = LLVMArithmetic(builder)
    source = conversion.operand(op.source)
    target = Descriptor.poison(builder, conversion.types.convert_at(op.result.type, op))
    allocated, aligned = _pointers(builder, op.source.type, source)
    target.set_allocated(allocated)
    target.set_aligned(aligned)
    (offset,) = mixed(op.static_offsets, op.offsets)
    target.set_offset(arithmetic.value(offset))
    sizes, strides = mixed(op.static_sizes, op.sizes), mixed(op.static_strides, op.strides)
    for axis, (size, stride) in enumerate(zip(sizes, strides, strict=True)):
        target.set_size(axis, arithmetic.value(size))
        target.set_stride(axis, arithmetic.value(stride))
    conversion.replace(op, [target.value])


def convert_extract_strided_metadata(conversion: Conversion, op: memref.ExtractStridedMetaDataOp) -> None:
    """memref.extract_strided_metadata: a memref of rank 0 at the base, and the descriptor's numbers."""
    builder = LLVMBuilder(conversion)
    source = Descriptor(builder, conversion.operand(op.source))
    rank = memref_of(op.source.type).get_num_dims()
    pointers = source.allocated(), source.aligned()
    base = pack(builder, conversion.types.convert_at(op.base_buffer.type, op), pointers, 0, [], [])
    offset = source.offset()
    sizes = [source.size(axis) for axis in range(rank)]
    strides = [source.stride(axis) for axis in range(rank)]
    conversion.replace(op, [base, offset, *sizes, *strides])


def convert_transpose(conversion: Conversion, op: Operation) -> None:
    """memref.transpose: sizes and strides in another order."""
    builder = LLVMBuilder(conversion)
    permutation = attribute(op, "permutation")
    assert isinstance(permutation, AffineMapAttr)
    source = Descriptor(builder, conversion.operand(op.operands[0]))
    target = Descriptor.poison(builder, conversion.types.convert_at(op.results[0].type, op))
    target.set_allocated(source.allocated())
    target.set_aligned(source.aligned())
    target.set_offset(source.offset())
    for axis, expression in enumerate(permutation.data.results):
        assert isinstance(expression, AffineDimExpr)
        target.set_size(axis, source.size(expression.position))
        target.set_stride(axis, source.stride(expression.position))
    conversion.replace(op, [target.value])


def convert_reshape(conversion: Conversion, op: Operation) -> None:
    """memref.reshape: a contiguous memref whose sizes a 1-D memref holds."""
    source, shape = op.operands
    builder = LLVMBuilder(conversion)
    result_type = op.results[0].type
    lowered = conversion.operand(source), conversion.operand(shape)
    if is_unranked(result_type):
        _reshape_to_unranked(conversion, op, lowered)
        return
    type_ = memref_of(result_type)
    target = Descriptor.poison(builder, conversion.types.convert_at(type_, op))
    allocated, aligned = _pointers(builder, source.type, lowered[0])
    target.set_allocated(allocated)
    target.set_aligned(aligned)
    # The source is contiguous from its start, so its offset is part of the address.
    target.set_offset(_source_offset(builder, source.type, lowered[0]))
    stride = builder.index(1)
    shape_type = memref_of(shape.type)
    extents = type_.get_shape()
    for axis in reversed(range(len(extents))):
        if extents[axis] == DYNAMIC_INDEX:
            index = builder.index(axis)
            address = element_address(builder, shape_type, lowered[1], [index], in_bounds=True)
            size = _load_size(builder, shape_type, address)
        else:
            size = builder.index(extents[axis])
        target.set_size(axis, size)
        target.set_stride(axis, stride)
        if axis:
            stride = builder.mul(stride, size)
    conversion.replace(op, [target.value])


def _source_offset(builder: LLVMBuilder, type_: Attribute, value: SSAValue) -> SSAValue:
    if is_unranked(type_):
        behind = builder.gep(builder.extract(value, 1), [2], pointer_in(builder, type_))
        return builder.load(behind, builder.types.index_type)
    offset = layout_of(builder.anchor, memref_of(type_))[1]
    return Descriptor(builder, value).offset() if offset is None else builder.index(offset)


def _load_size(builder: LLVMBuilder, shape_type: MemRefType, address: SSAValue) -> SSAValue:
    """A size out of the shape memref, whose elements may be narrower or wider than an index."""
    element = builder.types.convert_at(shape_type.element_type, builder.anchor)
    size = builder.load(address, element)
    width, wanted = width_of(element) or 0, builder.types.index_bitwidth
    if width < wanted:
        return builder.emit(llvm.SExtOp(size, builder.types.index_type))
    return size if width == wanted else builder.emit(llvm.TruncOp(size, builder.types.index_type))


def _reshape_to_unranked(conversion: Conversion, op: Operation, lowered: Sequence[SSAValue]) -> None:
    """The rank is the length of the shape memref; a loop from its end fills in a descriptor on the stack."""
    builder = LLVMBuilder(conversion)
    source, shape = op.operands
    shape_type = memref_of(shape.type)
    block = op.parent_block()
    assert block is not None and block.parent is not None
    if holds_one_block(block.parent):
        emit_error(
            op, f"'{op.name}' op to '{op.results[0].type}' can't be lowered within a single-block region"
        )
    index_type = conversion.types.index_type
    result = op.results[0].type
    pointer_type = pointer_in(builder, result)
    known = shape_type.get_shape()[0]
    rank = Descriptor(builder, lowered[1]).size(0) if known == DYNAMIC_INDEX else builder.index(known)
    one, two = builder.index(1), builder.index(2)
    pointers = builder.mul(two, builder.size_of(pointer_type))
    numbers = builder.add(builder.mul(two, rank), one)
    room = builder.add(pointers, builder.mul(numbers, builder.size_of(index_type)))
    slot = builder.alloca(room, IntegerType(8), 8)
    value = unranked(builder, conversion.types.convert_at(result, op), rank, slot)

    allocated, aligned = _pointers(builder, source.type, lowered[0])
    builder.store(allocated, slot)
    builder.store(aligned, builder.gep(slot, [1], pointer_type))
    header = llvm.LLVMStructType.from_type_list([pointer_type, pointer_type, index_type])
    builder.store(_source_offset(builder, source.type, lowered[0]), builder.gep(slot, [0, 2], header))
    sizes = builder.gep(slot, [1], header)
    strides = builder.gep(sizes, [rank], index_type)
    shape_start = start_address(builder, shape_type, lowered[1])
    shape_stride = layout_of(op, shape_type)[0][0]
    step = Descriptor(builder, lowered[1]).stride(0) if shape_stride is None else builder.index(shape_stride)
    last = builder.sub(rank, one)

    after = block.split_before(op)
    header_block, body = Block(arg_types=[index_type, index_type]), Block()
    for argument in header_block.args:
        argument.location = op.location
    block.parent.insert_block_before([header_block, body], after)
    block.add_op(at(op.location, llvm.BrOp(header_block, last, one)))
    axis, stride = header_block.args
    zero = builder.index(0)
    goes_on = builder.icmp("sge", axis, zero)
    _move_before_anchor(op, header_block)
    header_block.add_op(at(op.location, llvm.CondBrOp(goes_on, body, (), after, ())))
    element = conversion.types.convert_at(shape_type.element_type, op)
    size = _load_size(builder, shape_type, builder.gep(shape_start, [builder.mul(axis, step)], element))
    builder.store(size, builder.gep(sizes, [axis], index_type))
    builder.store(stride, builder.gep(strides, [axis], index_type))
    next_stride = builder.mul(stride, size)
    next_axis = builder.sub(axis, one)
    _move_before_anchor(op, body)
    body.add_op(at(op.location, llvm.BrOp(header_block, next_axis, next_stride)))
    conversion.replace(op, [value])


def _move_before_anchor(anchor: Operation, block: Block) -> None:
    """Move what was emitted before the anchor, which starts its block otherwise, into another block."""
    assert anchor.parent is not None
    for op in list(anchor.parent.ops):
        if op is anchor:
            return
        op.detach()
        block.add_op(op)
