"""Allocation, deallocation, copies, fills and registration of memory as calls of the device ABI."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects import gpu, scf
from xdsl.dialects.builtin import DYNAMIC_INDEX, IntegerType, MemRefType, i8, i32, i64
from xdsl.dialects.llvm import LLVMStructType, OrOp, ZExtOp
from xdsl.ir import Attribute, Block, Operation, SSAValue

from stretto.conversions.dialect_conversion import Conversion
from stretto.conversions.gpu_host.calls import PREFIX, DeviceBuilder
from stretto.conversions.gpu_host.points import POINT
from stretto.conversions.llvm_types import POINTER
from stretto.conversions.memref_allocation import AllocatedShape
from stretto.conversions.memref_copy import is_contiguous
from stretto.conversions.memref_descriptor import Descriptor, layout_of, pack, start_address
from stretto.conversions.typed import memref_of, unranked_of
from stretto.dialects.gpu_ import MemsetOp

_I128 = IntegerType(128)


def finish(builder: DeviceBuilder, op: Operation, point: SSAValue, results: Sequence[SSAValue] = ()) -> None:
    """Replace an op that is done once `point` is reached: its token is the point, or the host waits.

    `results`: the values of its other results.
    """
    is_async = len(op.results) > len(results)
    if not is_async:
        builder.wait([point])
    builder.conversion.replace(op, [*results, point] if is_async else results)


def convert_alloc(conversion: Conversion, op: gpu.AllocOp) -> None:
    """gpu.alloc: the memory is there at once, for work that comes after the op's token."""
    builder = DeviceBuilder(conversion)
    shape = AllocatedShape(conversion, op, op.result, op.dynamicSizes, op.symbolOperands)
    type_ = conversion.types.convert_at(shape.type, op)
    assert isinstance(type_, LLVMStructType)
    element = conversion.types.convert_at(shape.type.element_type, op)
    bytes_ = builder.to_long(builder.bytes_of([shape.count], element))
    sizes = conversion.operands(op.dynamicSizes)
    bytes_ = _largest_if_too_many(builder, bytes_, element, shape.sizes if sizes else ())
    bytes_ = _negative_if_any(builder, bytes_, sizes)
    shared = builder.integer(int(op.hostShared is not None), i32)

    def body(arguments: Sequence[SSAValue], after: Sequence[SSAValue]) -> Sequence[SSAValue]:
        size, is_shared, site = arguments
        point = builder.alloca(builder.long(1), POINT)
        pointer = builder.returned("strettoDeviceAlloc", [size, is_shared, *after, site, point], POINTER)
        return [pointer, builder.load(point, POINT)]

    operands = [bytes_, shared, builder.site()]
    pointer, point = builder.device("alloc", operands, op.asyncDependencies, [POINTER, POINT], body)
    pointer = builder.in_address_space(pointer, type_.types.data[0])
    value = pack(builder, type_, (pointer, pointer), shape.offset, shape.sizes, shape.strides)
    finish(builder, op, point, [value])


def _largest_if_too_many(
    builder: DeviceBuilder, bytes_: SSAValue, element: Attribute, sizes: Sequence[SSAValue]
) -> SSAValue:
    """The number of bytes, or one that no device has if the product of the sizes doesn't fit in 64 bits."""
    if not sizes:
        return bytes_
    limit = builder.integer(2**62, _I128)
    total = builder.emit(ZExtOp(builder.to_long(builder.size_of(element)), _I128))
    for size in sizes:
        product = builder.mul(total, builder.emit(ZExtOp(builder.to_long(size), _I128)))
        # So the next product fits: it has less than 63 + 64 bits.
        total = builder.select(builder.icmp("ult", product, limit), product, limit)
    return builder.select(builder.icmp("ult", total, limit), bytes_, builder.long(2**63 - 1))


def _negative_if_any(builder: DeviceBuilder, bytes_: SSAValue, sizes: Sequence[SSAValue]) -> SSAValue:
    """The number of bytes, or -1 if a size is negative, which the device refuses."""
    if not sizes:
        return bytes_
    signs = sizes[0]
    for size in sizes[1:]:
        signs = builder.emit(OrOp(signs, size))
    is_negative = builder.icmp("slt", signs, builder.index(0))
    return builder.select(is_negative, builder.long(-1), bytes_)


def convert_dealloc(conversion: Conversion, op: gpu.DeallocOp) -> None:
    """gpu.dealloc: the memory is given back once what the op depends on is done."""
    builder = DeviceBuilder(conversion)
    memref = Descriptor(builder, conversion.operand(op.buffer))
    pointer = builder.flat(memref.allocated())
    finish(builder, op, builder.after("free", "strettoDeviceFree", [pointer], op.asyncDependencies))


def _bytes_of_element(builder: DeviceBuilder, type_: MemRefType) -> SSAValue:
    element = builder.types.convert_at(type_.element_type, builder.anchor)
    return builder.to_long(builder.size_of(element))


def _sizes(builder: DeviceBuilder, type_: MemRefType, value: SSAValue) -> list[SSAValue]:
    shape = type_.get_shape()
    descriptor = Descriptor(builder, value)
    return [
        builder.to_long(descriptor.size(axis)) if extent == DYNAMIC_INDEX else builder.long(extent)
        for axis, extent in enumerate(shape)
    ]


def _count(builder: DeviceBuilder, sizes: Sequence[SSAValue]) -> SSAValue:
    if not sizes:
        return builder.long(1)
    count = sizes[0]
    for size in sizes[1:]:
        count = builder.mul(count, size)
    return count


def _strides(builder: DeviceBuilder, type_: MemRefType, value: SSAValue, bytes_: SSAValue) -> list[SSAValue]:
    """The strides of a memref in bytes."""
    strides = layout_of(builder.anchor, type_)[0]
    descriptor = Descriptor(builder, value)
    return [
        builder.mul(
            builder.to_long(descriptor.stride(axis)) if stride is None else builder.long(stride), bytes_
        )
        for axis, stride in enumerate(strides)
    ]


def convert_memcpy(conversion: Conversion, op: gpu.MemcpyOp) -> None:
    """gpu.memcpy: one run of bytes if both memrefs are known to be contiguous, else a strided copy."""
    builder = DeviceBuilder(conversion)
    target_type, source_type = memref_of(op.dst.type), memref_of(op.src.type)
    target, source = conversion.operand(op.dst), conversion.operand(op.src)
    to = builder.flat(start_address(builder, target_type, target))
    from_ = builder.flat(start_address(builder, source_type, source))
    # The memref with a static shape, if one has it, says what the other one must have at run time.
    known = source_type if DYNAMIC_INDEX not in source_type.get_shape() else target_type
    sizes = _sizes(builder, known, source if known is source_type else target)
    element = _bytes_of_element(builder, source_type)
    if is_contiguous(op, target_type) and is_contiguous(op, source_type):
        bytes_ = builder.mul(_count(builder, sizes), element)
        point = builder.after("copy", "strettoDeviceCopy", [to, from_, bytes_], op.asyncDependencies)
        finish(builder, op, point)
        return
    to_strides = _strides(builder, target_type, target, element)
    from_strides = _strides(builder, source_type, source, element)
    rank = len(sizes)

    def body(arguments: Sequence[SSAValue], after: Sequence[SSAValue]) -> Sequence[SSAValue]:
        to, from_, element, *rest, site = arguments
        arrays = [builder.array(rest[k * rank : (k + 1) * rank], i64) for k in range(3)]
        given = [to, from_, builder.long(rank), *arrays, element, *after, site]
        return [builder.returned("strettoDeviceCopyStrided", given, POINT)]

    operands = [to, from_, element, *sizes, *to_strides, *from_strides, builder.site()]
    what = f"copy_rank{rank}"
    point = builder.device(what, operands, op.asyncDependencies, [POINT], body)[0]
    finish(builder, op, point)


def convert_memset(conversion: Conversion, op: MemsetOp) -> None:
    """gpu.memset: a fill with an element of any width, in one run or strided."""
    builder = DeviceBuilder(conversion)
    type_ = memref_of(op.dst.type)
    target = conversion.operand(op.dst)
    value = conversion.operand(op.value)
    to = builder.flat(start_address(builder, type_, target))
    sizes = _sizes(builder, type_, target)
    element = _bytes_of_element(builder, type_)
    is_dense = is_contiguous(op, type_)
    extents = [_count(builder, sizes)] if is_dense else [*sizes, *_strides(builder, type_, target, element)]
    rank = len(sizes)

    def body(arguments: Sequence[SSAValue], after: Sequence[SSAValue]) -> Sequence[SSAValue]:
        to, value, element, *extents, site = arguments
        given = [to, builder.array([value], value.type), element]
        if is_dense:
            return [builder.returned("strettoDeviceFill", [*given, *extents, *after, site], POINT)]
        arrays = [builder.array(part, i64) for part in (extents[:rank], extents[rank:])]
        given += [builder.long(rank), *arrays, *after, site]
        return [builder.returned("strettoDeviceFillStrided", given, POINT)]

    operands = [to, value, element, *extents, builder.site()]
    what = f"fill_{_word(value.type)}{'' if is_dense else f'_rank{rank}'}"
    finish(builder, op, builder.device(what, operands, op.asyncDependencies, [POINT], body)[0])


def _word(type_: Attribute) -> str:
    """A type as part of a name."""
    return "".join(c if c.isalnum() else "_" for c in str(type_)).strip("_")


def convert_host_register(conversion: Conversion, op: gpu.HostRegisterOp) -> None:
    """gpu.host_register: the device may use this memory of the host."""
    builder = DeviceBuilder(conversion)

    def body(arguments: Sequence[SSAValue]) -> Sequence[SSAValue]:
        start, bytes_ = _extent(builder, *arguments[:-1])
        return [builder.returned("strettoDeviceHostRegister", [start, bytes_, arguments[-1]], i32)]

    builder.check(builder.through(f"{PREFIX}register", _unranked(builder, op.value), [i32], body)[0])
    conversion.replace(op)


def convert_host_unregister(conversion: Conversion, op: gpu.HostUnregisterOp) -> None:
    """gpu.host_unregister: from now on it may not."""
    builder = DeviceBuilder(conversion)

    def body(arguments: Sequence[SSAValue]) -> Sequence[SSAValue]:
        start, _ = _extent(builder, *arguments[:-1])
        return [builder.returned("strettoDeviceHostUnregister", [start, arguments[-1]], i32)]

    builder.check(builder.through(f"{PREFIX}unregister", _unranked(builder, op.value), [i32], body)[0])
    conversion.replace(op)


def _unranked(builder: DeviceBuilder, memref: SSAValue) -> list[SSAValue]:
    """The rank of an unranked memref, the address of its descriptor, its bytes an element, and the site."""
    element = builder.types.convert_at(unranked_of(memref.type).element_type, builder.anchor)
    value = builder.conversion.operand(memref)
    bytes_ = builder.to_long(builder.size_of(element))
    return [builder.to_long(builder.extract(value, 0)), builder.extract(value, 1), bytes_, builder.site()]


def _extent(
    builder: DeviceBuilder, rank: SSAValue, descriptor: SSAValue, element: SSAValue
) -> tuple[SSAValue, SSAValue]:
    """Where the elements of a memref begin, and how many bytes there are from the first to the last.

    The rank is known at run time only, so there is a loop over the dimensions.
    """
    index = builder.types.index_type

    def number(at: SSAValue) -> SSAValue:
        """The number at a place in the descriptor that counts from the offset on."""
        fields = builder.gep(descriptor, [2], POINTER)
        return builder.to_long(builder.load(builder.gep(fields, [at], index), index))

    aligned = builder.load(builder.gep(descriptor, [1], POINTER), POINTER)
    offset = builder.mul(number(builder.long(0)), element)
    zero, one = builder.long(0), builder.long(1)
    turn = Block(arg_types=[i64, i64, i64])
    for argument in turn.args:
        argument.location = builder.anchor.location
    axis, last, count = turn.args
    loop = scf.ForOp(zero, rank, one, [zero, one], turn)
    with builder.conversion.emitting_into(turn):
        size = number(builder.add(axis, one))
        stride = number(builder.add(builder.add(axis, one), rank))
        step = builder.mul(builder.sub(size, one), stride)
        builder.conversion.emit(scf.YieldOp(builder.add(last, step), builder.mul(count, size)))
    last, count = builder.conversion.emit(loop).results
    bytes_ = builder.mul(builder.add(last, one), element)
    bytes_ = builder.select(builder.icmp("eq", count, zero), zero, bytes_)
    return builder.gep(aligned, [offset], i8), bytes_


def convert_set_default_device(conversion: Conversion, op: gpu.SetDefaultDeviceOp) -> None:
    """gpu.set_default_device: an error unless there is such a device."""
    builder = DeviceBuilder(conversion)
    device = conversion.operand(op.devIndex)
    builder.check(builder.returned("strettoDeviceSetDefault", [device, builder.site()], i32))
    conversion.replace(op)
