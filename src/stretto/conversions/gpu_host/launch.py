"""gpu.launch_func as a call of the device ABI, and the arguments of kernels.

A kernel is known by its descriptor, a global that `stretto-gpu-kernels-to-blocks` makes. A kernel that was a
`gpu.func` takes each argument as one value, a memref as its descriptor. One that was an `llvm.func` takes
what MLIR's lowering gave it: the fields of descriptors, or bare pointers.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod

from xdsl.dialects import llvm
from xdsl.dialects.builtin import FunctionType, MemRefType, StringAttr, i64
from xdsl.dialects.gpu import LaunchFuncOp, ModuleOp
from xdsl.ir import Attribute, Operation, SSAValue
from xdsl.traits import SymbolTable

from stretto.conversions.async_lowering import address_of
from stretto.conversions.dialect_conversion import Conversion
from stretto.conversions.func_descriptors import static_layout, unpack
from stretto.conversions.gpu_host.calls import DeviceBuilder
from stretto.conversions.gpu_host.memory import finish
from stretto.conversions.gpu_host.points import POINT, PointTypes
from stretto.conversions.llvm_builder import symbol_table_of
from stretto.conversions.llvm_types import POINTER
from stretto.conversions.typed import is_ranked, is_unranked, memref_of
from stretto.diagnostics import emit_error
from stretto.interfaces.gpu_kernels import descriptor_name, kernel_type

KernelType = FunctionType | llvm.LLVMFunctionType


@dataclass(frozen=True)
class KernelConventions:
    """How an llvm.func kernel takes memrefs: as fields of descriptors, or as bare pointers, each of which may
    be followed by the bytes of the memref."""

    bare_pointers: bool = False
    intersperse_sizes: bool = False


def convert_launch(conversion: Conversion, op: LaunchFuncOp, conventions: KernelConventions) -> None:
    """gpu.launch_func: the device gets the kernel's descriptor, the grid and the addresses of the values."""
    builder = DeviceBuilder(conversion)
    table = symbol_table_of(op)
    name = descriptor_name(op.kernel)
    descriptor = SymbolTable.lookup_symbol(table, StringAttr(name))
    type_ = _type_in_module(op, table) if descriptor is None else kernel_type(descriptor)
    values = _arguments(builder, op, type_, conventions)
    if descriptor is None:
        emit_error(
            op,
            f"'{op.name}' op: kernel '{op.kernel}' must be lowered before: run stretto-gpu-kernels-to-blocks",
        )
    sizes = [
        *(op.gridSizeX, op.gridSizeY, op.gridSizeZ),
        *(op.blockSizeX, op.blockSizeY, op.blockSizeZ),
        *(op.clusterSizeX, op.clusterSizeY, op.clusterSizeZ),
        op.dynamicSharedMemorySize,
    ]
    grid = [builder.long(0) if size is None else builder.to_long(size) for size in sizes]
    stream = [] if op.asyncObject is None else [op.asyncObject]
    if stream and stream[0].type != POINTER:
        emit_error(op, f"'{op.name}' op: a stream is an '{POINTER}', not '{stream[0].type}'")
    site = builder.site(f"{op.name} {op.kernel}")

    def body(arguments: Sequence[SSAValue], after: Sequence[SSAValue]) -> Sequence[SSAValue]:
        *given, site = arguments
        on, given = given[: len(stream)], given[len(stream) :]
        sizes = builder.array(given[: len(grid)], i64)
        kernel = builder.emit(address_of(name))
        launched = [kernel, sizes, _addresses(builder, given[len(grid) :])]
        if on:
            return [builder.returned("strettoDeviceLaunchOn", [*on, *launched, site], POINT)]
        return [builder.returned("strettoDeviceLaunch", [*launched, *after, site], POINT)]

    what = f"launch{'_on' if stream else ''}_{name.removeprefix('__stretto_kernel_')}"
    operands = [*stream, *grid, *values, site]
    point = builder.device(what, operands, op.asyncDependencies, [POINT], body)[0]
    if stream and op.asyncToken is None:
        conversion.replace(op)  # whoever made the stream waits for it
    else:
        finish(builder, op, point)


def _addresses(builder: DeviceBuilder, values: Sequence[SSAValue]) -> SSAValue:
    """The address of an array of the addresses of values."""
    return builder.array([builder.array([value], value.type) for value in values], POINTER)


def _type_in_module(op: LaunchFuncOp, table: Operation) -> KernelType:
    """The type of a kernel that hasn't been lowered; an error if there is none."""
    root, *nested = op.kernel.string_value().split(".")
    module = SymbolTable.lookup_symbol(table, StringAttr(root))
    if module is None:
        emit_error(op, f"'{op.name}' op: kernel module '@{root}' is missing")
    if not isinstance(module, ModuleOp):
        what = "is a binary for another device" if module.name == "gpu.binary" else "is no gpu.module"
        hint = "; the cpu device runs the kernels of a gpu.module" if module.name == "gpu.binary" else ""
        emit_error(op, f"'{op.name}' op: '@{root}' {what}{hint}", [("it is here", module.location)])
    for function in module.body.block.ops:
        type_ = function.properties.get("function_type")
        symbol = function.properties.get("sym_name", function.attributes.get("sym_name"))
        if symbol == StringAttr(".".join(nested)) and isinstance(type_, FunctionType | llvm.LLVMFunctionType):
            converted = PointTypes().convert(type_)
            assert isinstance(converted, FunctionType | llvm.LLVMFunctionType)
            return converted
    emit_error(
        op,
        f"'{op.name}' op: '@{root}' has no kernel '@{'.'.join(nested)}'",
        [("the module is here", module.location)],
    )


def _arguments(
    builder: DeviceBuilder, op: LaunchFuncOp, type_: KernelType | None, conventions: KernelConventions
) -> list[SSAValue]:
    """What the kernel gets, in LLVM's types; an error at the launch unless it takes just that."""
    conversion = builder.conversion
    operands = list(op.kernelOperands)
    if isinstance(type_, llvm.LLVMFunctionType):
        values = [part for operand in operands for part in _parts(builder, op, operand, conventions)]
        wanted = list(type_.inputs)
    else:
        for operand in operands:
            if is_unranked(operand.type):
                reason = "its descriptor is on the host's stack"
                emit_error(op, f"'{op.name}' op: '{operand.type}' can't be passed to a kernel: {reason}")
        values = [conversion.operand(operand) for operand in operands]
        inputs = [value.type for value in values] if type_ is None else list(type_.inputs)
        wanted = [conversion.types.convert_at(input_, op) for input_ in inputs]
    _check_arguments(op, [value.type for value in values], wanted)
    return values


def _check_arguments(op: LaunchFuncOp, given: Sequence[Attribute], wanted: Sequence[Attribute]) -> None:
    kernel = f"kernel '{op.kernel}'"
    if len(given) != len(wanted):
        emit_error(op, f"'{op.name}' op: {kernel} takes {len(wanted)} arguments in LLVM, got {len(given)}")
    for index, (have, want) in enumerate(zip(given, wanted, strict=True)):
        is_pointer = isinstance(have, llvm.LLVMPointerType) and isinstance(want, llvm.LLVMPointerType)
        if have != want and not is_pointer:
            emit_error(op, f"'{op.name}' op: argument {index} of {kernel} is '{want}' in LLVM, got '{have}'")


def _parts(
    builder: DeviceBuilder, op: LaunchFuncOp, operand: SSAValue, conventions: KernelConventions
) -> list[SSAValue]:
    """The arguments of an llvm.func kernel that stand for one operand."""
    type_ = operand.type
    if not is_ranked(type_) and not is_unranked(type_):
        return [builder.conversion.operand(operand)]
    if not conventions.bare_pointers:
        return unpack(builder, type_, builder.conversion.operand(operand))
    shape, _, _ = static_layout(type_, op)
    pointer = builder.extract(builder.conversion.operand(operand), 1)
    if not conventions.intersperse_sizes:
        return [pointer]
    return [pointer, _static_bytes(builder, memref_of(type_), shape)]


def _static_bytes(builder: DeviceBuilder, type_: MemRefType, shape: Sequence[int]) -> SSAValue:
    element = builder.types.convert_at(type_.element_type, builder.anchor)
    return builder.to_long(builder.bytes_of([prod(shape)], element))
