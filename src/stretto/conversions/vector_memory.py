"""vector loads, stores and transfers to LLVM."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects import llvm, vector
from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    AnyFloat,
    Float16Type,
    Float32Type,
    Float64Type,
    MemRefType,
    VectorType,
)
from xdsl.ir import Attribute, Operation, SSAValue

from stretto.conversions.dialect_conversion import Conversion
from stretto.conversions.llvm_builder import LLVMBuilder
from stretto.conversions.memref_access import integer_attribute
from stretto.conversions.memref_allocation import byte_size
from stretto.conversions.memref_descriptor import Descriptor, element_address, layout_of
from stretto.conversions.typed import is_ranked, is_vector, memref_of, vector_of, width_of
from stretto.conversions.vector_elements import lane_numbers, splat
from stretto.diagnostics import emit_error
from stretto.dialects.llvm_.masked import MaskedLoadOp

_FLOAT_OF_WIDTH: dict[int, Attribute] = {16: Float16Type(), 32: Float32Type(), 64: Float64Type()}


def _checked(
    op: Operation, source: Attribute, type_: Attribute
) -> tuple[MemRefType[Attribute], VectorType[Attribute]]:
    """The types of an access of a 1-D vector in a memref whose last axis is contiguous; others are errors."""
    if not is_ranked(source) or is_vector(memref_of(source).element_type):
        emit_error(op, f"'{op.name}' op: no lowering to LLVM for '{source}'")
    if not is_vector(type_) or vector_of(type_).get_num_dims() != 1:
        emit_error(op, f"'{op.name}' op: no lowering to LLVM for '{type_}'")
    ranked = memref_of(source)
    if ranked.get_num_dims() == 0 or layout_of(op, ranked)[0][-1] != 1:
        emit_error(op, f"'{op.name}' op: the last axis of '{source}' isn't known to be contiguous")
    return ranked, vector_of(type_)


class VectorAccess:
    """Access of a 1-D vector at indices of a memref.

    `by_vector`: the address is aligned for the vector, not just for an element.
    """

    def __init__(
        self,
        conversion: Conversion,
        op: Operation,
        source: SSAValue,
        indices: Sequence[SSAValue],
        type_: Attribute,
        *,
        by_vector: bool,
    ):
        self.builder = LLVMBuilder(conversion)
        self.memref, vector_type = _checked(op, source.type, type_)
        self.type = vector_of(conversion.types.convert_at(vector_type, op))
        self.descriptor = conversion.operand(source)
        self.indices = conversion.operands(indices)
        self.address = element_address(
            self.builder, self.memref, self.descriptor, self.indices, in_bounds=False
        )
        aligned_as = vector_type if by_vector else self.memref.element_type
        given = integer_attribute(op, "alignment")
        self.alignment = given or byte_size(aligned_as, conversion.types.index_bitwidth)

    def load(self, mask: SSAValue | None = None, otherwise: SSAValue | None = None) -> SSAValue:
        """The vector; with a mask, `otherwise` in the lanes that aren't set."""
        if mask is None or otherwise is None:
            return self.builder.load(self.address, self.type, self.alignment)
        return self.builder.emit(MaskedLoadOp(self.address, mask, otherwise, self.alignment))

    def store(self, value: SSAValue, mask: SSAValue | None = None) -> None:
        """Write the vector, or the lanes that are set in the mask."""
        if mask is None:
            self.builder.store(value, self.address, self.alignment)
            return
        value = self._as_floats(value)
        self.builder.conversion.emit(llvm.MaskedStoreOp(value, self.address, mask, self.alignment))

    def _as_floats(self, value: SSAValue) -> SSAValue:
        """xDSL's masked store takes floats only, so integers go by their bits."""
        type_ = vector_of(value.type)
        if isinstance(type_.element_type, AnyFloat):
            return value
        same = _FLOAT_OF_WIDTH.get(width_of(type_.element_type) or 0)
        if same is None:
            op = self.builder.anchor
            emit_error(op, f"'{op.name}' op: no masked store of '{value.type}'")
        return self.builder.emit(llvm.BitcastOp(value, VectorType(same, type_.get_shape())))

    def in_bounds(self) -> SSAValue:
        """The mask of the lanes that lie within the memref's last axis."""
        builder = self.builder
        last = self.memref.get_num_dims() - 1
        extent = self.memref.get_shape()[last]
        size = (
            Descriptor(builder, self.descriptor).size(last)
            if extent == DYNAMIC_INDEX
            else builder.index(extent)
        )
        left = builder.sub(size, self.indices[last])
        type_ = VectorType(left.type, self.type.get_shape())
        lanes = lane_numbers(builder, type_)
        return builder.icmp("sgt", splat(builder, left, type_), lanes)


def convert_load(conversion: Conversion, op: vector.LoadOp, *, by_vector: bool) -> None:
    """vector.load."""
    access = VectorAccess(conversion, op, op.base, op.indices, op.result.type, by_vector=by_vector)
    conversion.replace(op, [access.load()])


def convert_store(conversion: Conversion, op: vector.StoreOp, *, by_vector: bool) -> None:
    """vector.store."""
    access = VectorAccess(conversion, op, op.base, op.indices, op.vector.type, by_vector=by_vector)
    access.store(conversion.operand(op.vector))
    conversion.replace(op)


def convert_masked_load(conversion: Conversion, op: vector.MaskedLoadOp, *, by_vector: bool) -> None:
    """vector.maskedload."""
    access = VectorAccess(conversion, op, op.base, op.indices, op.result.type, by_vector=by_vector)
    mask, otherwise = conversion.operands([op.mask, op.pass_thru])
    conversion.replace(op, [access.load(mask, otherwise)])


def convert_masked_store(conversion: Conversion, op: vector.MaskedStoreOp, *, by_vector: bool) -> None:
    """vector.maskedstore."""
    value, mask = conversion.operands([op.value_to_store, op.mask])
    access = VectorAccess(conversion, op, op.base, op.indices, op.value_to_store.type, by_vector=by_vector)
    access.store(value, mask)
    conversion.replace(op)


def _transfer_mask(
    conversion: Conversion, op: vector.TransferReadOp | vector.TransferWriteOp, access: VectorAccess
) -> SSAValue | None:
    if not op.permutation_map.data.is_minor_identity():
        emit_error(op, f"'{op.name}' op: no lowering to LLVM for its permutation map")
    mask = None if op.mask is None else conversion.operand(op.mask)
    if all(bool(flag) for flag in op.in_bounds):
        return mask
    bounds = access.in_bounds()
    return bounds if mask is None else access.builder.emit(llvm.AndOp(mask, bounds))


def convert_transfer_read(conversion: Conversion, op: vector.TransferReadOp, *, by_vector: bool) -> None:
    """vector.transfer_read of a 1-D vector: a load, masked unless it is in bounds; padding elsewhere."""
    access = VectorAccess(conversion, op, op.source, op.indices, op.result.type, by_vector=by_vector)
    mask = _transfer_mask(conversion, op, access)
    if mask is None:
        conversion.replace(op, [access.load()])
        return
    padding = splat(access.builder, conversion.operand(op.padding), access.type)
    conversion.replace(op, [access.load(mask, padding)])


def convert_transfer_write(conversion: Conversion, op: vector.TransferWriteOp, *, by_vector: bool) -> None:
    """vector.transfer_write of a 1-D vector: a store, masked unless it is in bounds."""
    value = conversion.operand(op.vector)
    access = VectorAccess(conversion, op, op.source, op.indices, op.vector.type, by_vector=by_vector)
    access.store(value, _transfer_mask(conversion, op, access))
    conversion.replace(op)
