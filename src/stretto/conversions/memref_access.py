"""memref.load, store, dim, rank, prefetch, assume_alignment and atomic ops to LLVM."""

from __future__ import annotations

from typing import cast

from xdsl.dialects import arith, llvm, memref
from xdsl.dialects.builtin import (
    AnyFloat,
    DenseArrayBase,
    FixedBitwidthType,
    IntegerAttr,
    IntegerType,
    UnrealizedConversionCastOp,
    i1,
    i64,
)
from xdsl.ir import Attribute, Block, Operation, SSAValue

from stretto.conversions.dialect_conversion import Conversion
from stretto.conversions.llvm_builder import LLVMBuilder
from stretto.conversions.memref_descriptor import Descriptor, element_address, pointer_in, start_address
from stretto.conversions.typed import is_unranked, memref_of
from stretto.diagnostics import emit_error
from stretto.dialects.llvm_.atomics import AtomicCmpXchgOp, AtomicRMWOp
from stretto.dialects.llvm_.intrinsics import AssumeOp
from stretto.dialects.llvm_.masked import PrefetchOp
from stretto.interfaces.loops import ACCESS_GROUP
from stretto.interfaces.regions import holds_one_block
from stretto.interfaces.rewriting import at

# The kinds of memref.atomic_rmw by number, with the operation of llvm.atomicrmw; None: a loop of cmpxchg.
_ATOMIC_KINDS: dict[int, tuple[str, str | None]] = {
    0: ("addf", "fadd"),
    1: ("addi", "add"),
    2: ("andi", "_and"),
    3: ("assign", "xchg"),
    4: ("maximumf", "fmaximum"),
    5: ("maxnumf", "fmax"),
    6: ("maxs", "max"),
    7: ("maxu", "umax"),
    8: ("minimumf", "fminimum"),
    9: ("minnumf", "fmin"),
    10: ("mins", "min"),
    11: ("minu", "umin"),
    12: ("mulf", None),
    13: ("muli", None),
    14: ("ori", "_or"),
    15: ("xori", "_xor"),
}


def attribute(op: Operation, name: str) -> Attribute | None:
    """A property or attribute of an op."""
    return op.properties.get(name, op.attributes.get(name))


def integer_attribute(op: Operation, name: str) -> int | None:
    """An integer property or attribute of an op."""
    value = attribute(op, name)
    return cast("IntegerAttr[IntegerType]", value).value.data if isinstance(value, IntegerAttr) else None


def _is_true(op: Operation, name: str) -> bool:
    value = attribute(op, name)
    return isinstance(value, IntegerAttr) and bool(cast("IntegerAttr[IntegerType]", value).value.data)


def _keep_access_group(op: Operation, new: Operation | Block) -> None:
    """What is said of an access in parallel loops goes to the LLVM op."""
    group = op.attributes.get(ACCESS_GROUP)
    if group is not None and isinstance(new, Operation):
        new.attributes[ACCESS_GROUP] = group


def convert_load(conversion: Conversion, op: memref.LoadOp) -> None:
    """memref.load."""
    builder = LLVMBuilder(conversion)
    type_ = memref_of(op.memref.type)
    value, indices = conversion.operand(op.memref), conversion.operands(op.indices)
    address = element_address(builder, type_, value, indices, in_bounds=True)
    loaded = builder.load(
        address,
        conversion.types.convert_at(op.res.type, op),
        integer_attribute(op, "alignment"),
        _is_true(op, "nontemporal"),
    )
    _keep_access_group(op, loaded.owner)
    conversion.replace(op, [loaded])


def convert_store(conversion: Conversion, op: memref.StoreOp) -> None:
    """memref.store."""
    builder = LLVMBuilder(conversion)
    type_ = memref_of(op.memref.type)
    stored = conversion.operand(op.value)
    value, indices = conversion.operand(op.memref), conversion.operands(op.indices)
    address = element_address(builder, type_, value, indices, in_bounds=True)
    new = builder.store(stored, address, integer_attribute(op, "alignment"), _is_true(op, "nontemporal"))
    _keep_access_group(op, new)
    conversion.replace(op)


def constant_index(value: SSAValue) -> int | None:
    """The value of an index that is a constant of any dialect, casts looked through."""
    owner = value.owner
    while isinstance(owner, UnrealizedConversionCastOp) and len(owner.inputs) == 1:
        owner = owner.inputs[0].owner
    if isinstance(owner, arith.ConstantOp | llvm.ConstantOp) or (
        isinstance(owner, Operation) and owner.name == "index.constant"
    ):
        return integer_attribute(owner, "value")
    return None


def convert_dim(conversion: Conversion, op: memref.DimOp) -> None:
    """memref.dim of a ranked or unranked memref, at a constant or computed axis."""
    builder = LLVMBuilder(conversion)
    types = conversion.types
    value = conversion.operand(op.source)
    if is_unranked(op.source.type):
        index = conversion.operand(op.index)
        # Allocated pointer, aligned pointer and offset stand before the sizes.
        pointer = pointer_in(builder, op.source.type)
        header = llvm.LLVMStructType.from_type_list([pointer, pointer, types.index_type])
        offset = builder.gep(builder.extract(value, 1), [0, 2], header)
        behind = builder.add(builder.index(1), index)
        conversion.replace(
            op, [builder.load(builder.gep(offset, [behind], types.index_type), types.index_type)]
        )
        return
    type_ = memref_of(op.source.type)
    shape = type_.get_shape()
    axis = constant_index(op.index)
    if axis is not None and 0 <= axis < len(shape):
        is_static = shape[axis] >= 0
        size = builder.index(shape[axis]) if is_static else Descriptor(builder, value).size(axis)
        conversion.replace(op, [size])
        return
    if not shape:
        emit_error(op, f"'{op.name}' op: '{type_}' has no axis to take the size of")
    index = conversion.operand(op.index)
    array = llvm.LLVMArrayType(len(shape), types.index_type)
    one = builder.index(1) if builder.entry_block() is None else None
    sizes = builder.extract(value, 3)
    slot = builder.slot(array) if one is None else builder.alloca(one, array)
    builder.store(sizes, slot)
    conversion.replace(op, [builder.load(builder.gep(slot, [0, index], array), types.index_type)])


def convert_rank(conversion: Conversion, op: memref.RankOp) -> None:
    """memref.rank."""
    builder = LLVMBuilder(conversion)
    source = op.operands[0]
    if is_unranked(source.type):
        conversion.replace(op, [builder.extract(conversion.operand(source), 0)])
        return
    conversion.replace(op, [builder.index(memref_of(source.type).get_num_dims())])


def convert_prefetch(conversion: Conversion, op: Operation) -> None:
    """memref.prefetch: llvm.intr.prefetch."""
    builder = LLVMBuilder(conversion)
    source, *indices = op.operands
    type_ = memref_of(source.type)
    address = element_address(
        builder, type_, conversion.operand(source), conversion.operands(indices), in_bounds=False
    )
    is_write, is_data = (int(_is_true(op, name)) for name in ("isWrite", "isDataCache"))
    hint = integer_attribute(op, "localityHint") or 0
    conversion.emit(PrefetchOp(address, is_write, hint, is_data))
    conversion.replace(op)


def convert_assume_alignment(conversion: Conversion, op: memref.AssumeAlignmentOp) -> None:
    """memref.assume_alignment: llvm.intr.assume that the low bits of the first element's address are zero."""
    builder = LLVMBuilder(conversion)
    value = conversion.operand(op.memref)
    address = builder.pointer_to_int(start_address(builder, memref_of(op.memref.type), value))
    mask = builder.index(op.alignment.value.data - 1)
    low = builder.emit(llvm.AndOp(address, mask))
    conversion.emit(AssumeOp(builder.icmp("eq", low, builder.index(0))))
    conversion.replace(op, [value])


def convert_extract_aligned_pointer(
    conversion: Conversion, op: memref.ExtractAlignedPointerAsIndexOp
) -> None:
    """memref.extract_aligned_pointer_as_index."""
    builder = LLVMBuilder(conversion)
    value = conversion.operand(op.source)
    if is_unranked(op.source.type):
        pointer_type = pointer_in(builder, op.source.type)
        behind = builder.gep(builder.extract(value, 1), [1], pointer_type)
        pointer = builder.load(behind, pointer_type)
    else:
        pointer = Descriptor(builder, value).aligned()
    conversion.replace(op, [builder.pointer_to_int(pointer)])


def convert_atomic_rmw(conversion: Conversion, op: memref.AtomicRMWOp) -> None:
    """memref.atomic_rmw: llvm.atomicrmw, whose result is the old value, or a loop where LLVM lacks it."""
    builder = LLVMBuilder(conversion)
    type_ = memref_of(op.memref.type)
    kind = _ATOMIC_KINDS.get(op.kind.value.data)
    if kind is None:
        emit_error(op, f"'{op.name}' op: unknown kind {op.kind.value.data} on '{type_}'")
    operand = conversion.operand(op.value)
    value, indices = conversion.operand(op.memref), conversion.operands(op.indices)
    address = element_address(builder, type_, value, indices, in_bounds=False)
    name, operation = kind
    if operation is not None:
        conversion.replace(op, [builder.emit(AtomicRMWOp(operation, address, operand, "acq_rel"))])
        return
    body = Block(arg_types=[op.result.type])
    old = conversion.operand(body.args[0])
    product = at(op.location, llvm.FMulOp(old, operand) if name == "mulf" else llvm.MulOp(old, operand))
    body.add_op(product)
    _compare_and_swap(conversion, op, address, body, product.res)


def convert_generic_atomic_rmw(conversion: Conversion, op: Operation) -> None:
    """memref.generic_atomic_rmw: its body in a loop of llvm.cmpxchg; the result is the old value."""
    builder = LLVMBuilder(conversion)
    source, *indices = op.operands
    type_ = memref_of(source.type)
    address = element_address(
        builder, type_, conversion.operand(source), conversion.operands(indices), in_bounds=False
    )
    body = op.regions[0].block
    end = body.last_op
    assert end is not None
    new = end.operands[0]
    end.detach()
    end.erase()
    op.regions[0].detach_block(body)
    _compare_and_swap(conversion, op, address, body, new)


def _compare_and_swap(
    conversion: Conversion, op: Operation, address: SSAValue, body: Block, new: SSAValue
) -> None:
    """The loop around `body`, a block with the old value as its argument that computes `new`.

    Floats are compared by their bits, as llvm.cmpxchg wants integers; MLIR stops at them.
    """
    builder = LLVMBuilder(conversion)
    block = op.parent_block()
    assert block is not None and block.parent is not None
    if holds_one_block(block.parent):
        emit_error(op, f"'{op.name}' op can't be lowered within an op that holds a single block")
    value_type = conversion.types.convert_at(body.args[0].type, op)
    bits = _exchanged_as(op, value_type, body.args[0].type)
    initial = builder.load(address, bits)
    after = block.split_before(op)
    block.add_op(at(op.location, llvm.BrOp(body, initial)))
    block.parent.insert_block_before(body, after)

    argument = body.args[0]
    argument.location = op.location
    current = old = conversion.convert_argument(argument, value_type)
    unchanged = new is argument
    if bits != value_type:
        current = body.insert_arg(bits, 0, location=op.location)
        cast_ = at(op.location, llvm.BitcastOp(current, value_type))
        if body.first_op is None:
            body.add_op(cast_)
        else:
            body.insert_op_before(cast_, body.first_op)
        old.replace_all_uses_with(cast_.result)
        body.erase_arg(old)

    swapped = current if unchanged else conversion.operand(new)
    if swapped.type != bits:
        bit_cast = at(op.location, llvm.BitcastOp(swapped, bits))
        body.add_op(bit_cast)
        swapped = bit_cast.result
    exchange = at(op.location, AtomicCmpXchgOp(address, current, swapped, "acq_rel", "monotonic"))
    body.add_op(exchange)
    found = at(op.location, _extract(exchange.res, 0, bits))
    done = at(op.location, _extract(exchange.res, 1, i1))
    body.add_ops([found, done])
    body.add_op(at(op.location, llvm.CondBrOp(done.res, after, (), body, (found.res,))))
    result = found.res
    if bits != value_type:
        result = builder.emit(llvm.BitcastOp(found.res, value_type))
    conversion.replace(op, [result])


def _exchanged_as(op: Operation, lowered: Attribute, type_: Attribute) -> Attribute:
    """The type as which llvm.cmpxchg takes a value: an integer of its width for a float."""
    if isinstance(lowered, FixedBitwidthType) and isinstance(lowered, AnyFloat):
        return IntegerType(lowered.bitwidth)
    if isinstance(lowered, IntegerType | llvm.LLVMPointerType):
        return cast(Attribute, lowered)
    emit_error(op, f"'{op.name}' op: no atomic exchange of '{type_}'")


def _extract(container: SSAValue, position: int, type_: Attribute) -> llvm.ExtractValueOp:
    return llvm.ExtractValueOp(DenseArrayBase.from_list(i64, [position]), container, type_)


__all__ = [
    "attribute",
    "constant_index",
    "convert_assume_alignment",
    "convert_atomic_rmw",
    "convert_dim",
    "convert_extract_aligned_pointer",
    "convert_generic_atomic_rmw",
    "convert_load",
    "convert_prefetch",
    "convert_rank",
    "convert_store",
    "integer_attribute",
]
