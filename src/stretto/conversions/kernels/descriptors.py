"""The constants by which launches know a kernel: `StrettoKernel` of native/include/stretto/device.h."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from xdsl.dialects import llvm
from xdsl.dialects.builtin import (
    DenseArrayBase,
    DenseIntOrFPElementsAttr,
    FunctionType,
    IntegerAttr,
    LocationAttr,
    SymbolRefAttr,
    TensorType,
    i8,
    i64,
)
from xdsl.ir import Attribute, Block, Region, SSAValue
from xdsl.rewriter import InsertPoint

from stretto.conversions.kernels.builder import POINTER, Builder
from stretto.conversions.kernels.device_functions import DeviceModule
from stretto.conversions.kernels.kernel import BlockSize
from stretto.conversions.llvm_types import LLVMTypeConverter
from stretto.conversions.memref_allocation import byte_size
from stretto.dialects.llvm_.instructions import PoisonOp
from stretto.interfaces.gpu_kernels import KERNEL_TYPE, descriptor_name

_SIZE = llvm.LLVMArrayType(3, i64)
_VARIANT = llvm.LLVMStructType.from_type_list([_SIZE, i64, POINTER])
_KERNEL = llvm.LLVMStructType.from_type_list([POINTER, i64, POINTER, i64, POINTER, POINTER])
_STATE_WORDS = 4


@dataclass(frozen=True)
class Variant:
    """A block function: the block size that it is for (None: any), and the scratch memory that it needs."""

    size: BlockSize | None
    scratch_bytes: int
    function: str


def value_bytes(type_: Attribute, location: LocationAttr) -> int:
    """The bytes of a value of a kernel's argument type in memory."""
    lowered = LLVMTypeConverter().convert_at(type_, location)
    return _bytes(lowered)[0]


def _bytes(type_: Attribute) -> tuple[int, int]:
    """Size and alignment of an LLVM type."""
    match type_:
        case llvm.LLVMStructType():
            total, alignment = 0, 1
            for member in type_.types.data:
                size, align = _bytes(member)
                total = -(-total // align) * align + size
                alignment = max(alignment, align)
            return -(-total // alignment) * alignment, alignment
        case llvm.LLVMArrayType():
            size, align = _bytes(type_.type)
            return type_.size.data * size, align
        case _:
            size = byte_size(type_, 64)
            size = 1 << (size - 1).bit_length()
            return size, size


def add_descriptor(
    module: DeviceModule,
    kernel: str,
    type_: FunctionType | llvm.LLVMFunctionType,
    variants: Sequence[Variant],
    location: LocationAttr,
) -> None:
    """Add the descriptor of a kernel to the program."""
    name = descriptor_name(SymbolRefAttr(module.name, [kernel]))
    inputs = list(type_.inputs)

    def add(
        suffix: str, global_type: Attribute, value: Attribute | None, body: Region, constant: bool = True
    ) -> str:
        symbol = module.new_symbol(name + suffix)
        op = llvm.GlobalOp(
            global_type, symbol, "internal", constant=constant, value=value, body=body, alignment=8
        )
        op.location = location
        if not suffix:
            op.attributes[KERNEL_TYPE] = type_
        module.add(op)
        return symbol

    text = [byte - 256 if byte > 127 else byte for byte in (*kernel.encode(), 0)]
    names = add("_name", llvm.LLVMArrayType(len(text), i8), _dense(text, i8), Region())
    sizes = [value_bytes(t, location) for t in inputs] or [0]
    size_table = add("_sizes", llvm.LLVMArrayType(len(sizes), i64), _dense(sizes, i64), Region())
    state = add(
        "_state",
        llvm.LLVMArrayType(_STATE_WORDS, i64),
        _dense([0] * _STATE_WORDS, i64),
        Region(),
        constant=False,
    )
    table_type = llvm.LLVMArrayType(len(variants), _VARIANT)
    block = Block()
    emit = Builder(InsertPoint.at_end(block), location)
    table = emit.insert(PoisonOp(table_type)).results[0]
    for k, variant in enumerate(variants):
        for axis, extent in enumerate(variant.size or (0, 0, 0)):
            table = _insert(emit, table, _i64(emit, extent), k, 0, axis)
        table = _insert(emit, table, _i64(emit, variant.scratch_bytes), k, 1)
        table = _insert(emit, table, _address(emit, variant.function), k, 2)
    emit.insert(llvm.ReturnOp(table))
    variant_table = add("_variants", table_type, None, Region(block))
    block = Block()
    emit = Builder(InsertPoint.at_end(block), location)
    whole = emit.insert(PoisonOp(_KERNEL)).results[0]
    fields = (
        _address(emit, names),
        _i64(emit, len(inputs)),
        _address(emit, size_table),
        _i64(emit, len(variants)),
        _address(emit, variant_table),
        _address(emit, state),
    )
    for k, field in enumerate(fields):
        whole = _insert(emit, whole, field, k)
    emit.insert(llvm.ReturnOp(whole))
    add("", _KERNEL, None, Region(block))


def _dense(values: Sequence[int], type_: Attribute) -> Attribute:
    return DenseIntOrFPElementsAttr.from_list(TensorType(type_, [len(values)]), list(values))  # pyright: ignore


def _i64(emit: Builder, value: int) -> SSAValue:
    return emit.insert(llvm.ConstantOp(IntegerAttr(value, i64), i64)).results[0]


def _address(emit: Builder, symbol: str) -> SSAValue:
    return emit.insert(llvm.AddressOfOp(symbol, POINTER)).results[0]


def _insert(emit: Builder, whole: SSAValue, value: SSAValue, *position: int) -> SSAValue:
    where = DenseArrayBase.from_list(i64, position)
    return emit.insert(llvm.InsertValueOp(where, whole, value)).results[0]
