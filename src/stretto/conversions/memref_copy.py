"""memref.copy to LLVM."""

from __future__ import annotations

from typing import cast

from xdsl.dialects import llvm, memref
from xdsl.dialects.builtin import DYNAMIC_INDEX, MemRefType, UnrankedMemRefType
from xdsl.ir import Attribute, Operation, SSAValue

from stretto.conversions.dialect_conversion import Conversion
from stretto.conversions.llvm_builder import LLVMBuilder
from stretto.conversions.memref_descriptor import Descriptor, layout_of, start_address, unranked
from stretto.conversions.typed import is_ranked, is_unranked, memref_of
from stretto.dialects.llvm_.intrinsics import MemcpyOp
from stretto.interfaces.rewriting import at


def is_contiguous(op: Operation, type_: Attribute) -> bool:
    """Whether the elements lie one after another, in row-major order.

    So they do with an identity layout, and with a static shape and such strides, at any offset.
    """
    if not is_ranked(type_):
        return False
    ranked = memref_of(type_)
    strides, offset = layout_of(op, ranked)
    shape = ranked.get_shape()
    if offset == 0 and strides == ranked.strides_for_shape(shape):
        return True
    if DYNAMIC_INDEX in shape or 0 in shape:
        return False
    expected = 1
    for extent, stride in zip(reversed(shape), reversed(strides), strict=True):
        if extent != 1 and stride != expected:
            return False
        expected *= extent
    return True


def convert_copy(conversion: Conversion, op: memref.CopyOp) -> None:
    """memref.copy: llvm.intr.memcpy of contiguous memrefs, else a call of `memrefCopy` with unranked ones."""
    builder = LLVMBuilder(conversion)
    source_type, target_type = op.source.type, op.destination.type
    source, target = conversion.operand(op.source), conversion.operand(op.destination)
    if is_contiguous(op, source_type) and is_contiguous(op, target_type):
        _memcpy(builder, memref_of(source_type), source, memref_of(target_type), target)
    else:
        _call_memref_copy(builder, (source_type, source), (target_type, target))
    conversion.replace(op)


def _memcpy(
    builder: LLVMBuilder,
    source_type: MemRefType,
    source: SSAValue,
    target_type: MemRefType,
    target: SSAValue,
) -> None:
    count = builder.index(1)
    for axis in range(source_type.get_num_dims()):
        count = builder.mul(count, Descriptor(builder, source).size(axis))
    size = builder.mul(
        count, builder.size_of(builder.types.convert_at(source_type.element_type, builder.anchor))
    )
    from_ = start_address(builder, source_type, source)
    to = start_address(builder, target_type, target)
    builder.conversion.emit(MemcpyOp(to, from_, size, False))


def _call_memref_copy(
    builder: LLVMBuilder, source: tuple[Attribute, SSAValue], target: tuple[Attribute, SSAValue]
) -> None:
    save = builder.emit(llvm.StackSaveOp())
    pointers = [_as_unranked(builder, *source), _as_unranked(builder, *target)]
    one = builder.index(1)
    slots = [builder.alloca(one, value.type) for value in pointers]
    for value, slot in zip(pointers, slots, strict=True):
        builder.store(value, slot)
    element_type = cast("MemRefType | UnrankedMemRefType", source[0]).element_type
    size = builder.size_of(builder.types.convert_at(element_type, builder.anchor))
    builder.call("memrefCopy", [size, *slots])
    builder.conversion.emit(at(builder.anchor.location, llvm.StackRestoreOp(save)))


def _as_unranked(builder: LLVMBuilder, type_: Attribute, value: SSAValue) -> SSAValue:
    if is_unranked(type_):
        return value
    rank = builder.integer(memref_of(type_).get_num_dims(), builder.types.index_type)
    slot = builder.alloca(builder.index(1), value.type)
    builder.store(value, slot)
    struct = llvm.LLVMStructType.from_type_list([builder.types.index_type, llvm.LLVMPointerType()])
    return unranked(builder, struct, rank, slot)
