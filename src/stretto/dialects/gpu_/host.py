"""`gpu` ops of the host program: waiting, memory and its copies, the device."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects import gpu
from xdsl.dialects.builtin import IndexType, MemRefType, UnitAttr, UnrankedMemRefType, i32
from xdsl.ir import Attribute, SSAValue
from xdsl.irdl import (
    AnyAttr,
    AttrSizedOperandSegments,
    IRDLOperation,
    irdl_op_definition,
    operand_def,
    opt_prop_def,
    opt_result_def,
    result_def,
    traits_def,
    var_operand_def,
)
from xdsl.traits import MemoryAllocEffect, MemoryFreeEffect, MemoryReadEffect, MemoryWriteEffect

from stretto.dialects.gpu_.attrs import AsyncTokenType


def _token(is_async: bool) -> Sequence[Attribute]:
    return [AsyncTokenType()] if is_async else []


@irdl_op_definition
class _Wait(IRDLOperation):
    name = "gpu.wait"
    asyncDependencies = var_operand_def(AsyncTokenType)
    asyncToken = opt_result_def(AsyncTokenType)


class WaitOp(_Wait, gpu.WaitOp):
    """`gpu.wait async? [%tokens]`: waits for tokens, or joins them to one."""

    def __init__(self, async_dependencies: Sequence[SSAValue] = (), is_async: bool = True):
        IRDLOperation.__init__(self, operands=[async_dependencies], result_types=[_token(is_async)])


@irdl_op_definition
class _Alloc(IRDLOperation):
    name = "gpu.alloc"
    asyncDependencies = var_operand_def(AsyncTokenType)
    dynamicSizes = var_operand_def(IndexType)
    symbolOperands = var_operand_def(IndexType)
    hostShared = opt_prop_def(UnitAttr)
    result = result_def(MemRefType)
    asyncToken = opt_result_def(AsyncTokenType)
    irdl_options = (AttrSizedOperandSegments(as_property=True),)
    traits = traits_def(MemoryAllocEffect())


class AllocOp(_Alloc, gpu.AllocOp):
    """`%m, %t = gpu.alloc async [%tokens] host_shared (%sizes)[%symbols] : memref type`"""

    def __init__(
        self,
        return_type: MemRefType,
        dynamic_sizes: Sequence[SSAValue] = (),
        symbol_operands: Sequence[SSAValue] = (),
        *,
        host_shared: bool = False,
        async_dependencies: Sequence[SSAValue] = (),
        is_async: bool = False,
    ):
        IRDLOperation.__init__(
            self,
            operands=[async_dependencies, dynamic_sizes, symbol_operands],
            result_types=[return_type, _token(is_async)],
            properties={"hostShared": UnitAttr() if host_shared else None},
        )


@irdl_op_definition
class _Dealloc(IRDLOperation):
    name = "gpu.dealloc"
    asyncDependencies = var_operand_def(AsyncTokenType)
    buffer = operand_def(MemRefType)
    asyncToken = opt_result_def(AsyncTokenType)
    traits = traits_def(MemoryFreeEffect())


class DeallocOp(_Dealloc, gpu.DeallocOp):
    """`gpu.dealloc async [%tokens] %m : memref type`"""

    def __init__(self, buffer: SSAValue, async_dependencies: Sequence[SSAValue] = (), is_async: bool = False):
        IRDLOperation.__init__(self, operands=[async_dependencies, buffer], result_types=[_token(is_async)])


@irdl_op_definition
class _Memcpy(IRDLOperation):
    name = "gpu.memcpy"
    asyncDependencies = var_operand_def(AsyncTokenType)
    dst = operand_def(MemRefType)
    src = operand_def(MemRefType)
    asyncToken = opt_result_def(AsyncTokenType)
    traits = traits_def(MemoryReadEffect(), MemoryWriteEffect())


class MemcpyOp(_Memcpy, gpu.MemcpyOp):
    """`gpu.memcpy async [%tokens] %dst, %src : types`"""

    def __init__(
        self,
        source: SSAValue,
        destination: SSAValue,
        async_dependencies: Sequence[SSAValue] = (),
        is_async: bool = False,
    ):
        IRDLOperation.__init__(
            self, operands=[async_dependencies, destination, source], result_types=[_token(is_async)]
        )


@irdl_op_definition
class MemsetOp(IRDLOperation):
    """`gpu.memset async [%tokens] %dst, %value : types`"""

    name = "gpu.memset"
    asyncDependencies = var_operand_def(AsyncTokenType)
    dst = operand_def(MemRefType)
    value = operand_def(AnyAttr())
    asyncToken = opt_result_def(AsyncTokenType)
    traits = traits_def(MemoryWriteEffect())

    def __init__(
        self,
        destination: SSAValue,
        value: SSAValue,
        async_dependencies: Sequence[SSAValue] = (),
        is_async: bool = False,
    ):
        super().__init__(operands=[async_dependencies, destination, value], result_types=[_token(is_async)])


@irdl_op_definition
class _HostRegister(IRDLOperation):
    name = "gpu.host_register"
    value = operand_def(UnrankedMemRefType)
    assembly_format = "$value attr-dict `:` type($value)"


class HostRegisterOp(_HostRegister, gpu.HostRegisterOp):
    """`gpu.host_register %m : unranked memref type`: makes host memory known to the device."""


@irdl_op_definition
class _HostUnregister(IRDLOperation):
    name = "gpu.host_unregister"
    value = operand_def(UnrankedMemRefType)
    assembly_format = "$value attr-dict `:` type($value)"


class HostUnregisterOp(_HostUnregister, gpu.HostUnregisterOp):
    """`gpu.host_unregister %m : unranked memref type`: takes `gpu.host_register` back."""


@irdl_op_definition
class _SetDefaultDevice(IRDLOperation):
    name = "gpu.set_default_device"
    devIndex = operand_def(i32)
    traits = traits_def(MemoryWriteEffect())
    assembly_format = "attr-dict $devIndex"


class SetDefaultDeviceOp(_SetDefaultDevice, gpu.SetDefaultDeviceOp):
    """`gpu.set_default_device %index`: the device that this thread uses from now on."""


SUBCLASSES = (
    AllocOp,
    DeallocOp,
    HostRegisterOp,
    HostUnregisterOp,
    MemcpyOp,
    SetDefaultDeviceOp,
    WaitOp,
)
OPERATIONS = (MemsetOp,)
