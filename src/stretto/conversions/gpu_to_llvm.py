"""`gpu-to-llvm`: the GPU ops of host code to calls of the device ABI, on points of the device's timeline.

MLIR's pass tells streams from events by the ops that define tokens. Here a token is a point, a plain integer
wherever it goes, so it may have any number of dependencies and users, and cross branches, loops, selects,
calls, yields and awaits. Where the host waits, an async token for the points is awaited, so that what waits
becomes a coroutine like anything else that awaits, and failures of the device travel as all others do.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from xdsl.context import Context
from xdsl.dialects import func, gpu
from xdsl.dialects.builtin import MemRefType, ModuleOp, UnitAttr, UnrankedMemRefType
from xdsl.ir import Operation
from xdsl.passes import ModulePass

from stretto.conversions.dialect_conversion import Conversion, Pattern
from stretto.conversions.func_to_llvm import BARE_POINTERS
from stretto.conversions.gpu_host import memory
from stretto.conversions.gpu_host.calls import DeviceBuilder
from stretto.conversions.gpu_host.launch import KernelConventions, convert_launch
from stretto.conversions.gpu_host.points import PointTypes
from stretto.conversions.llvm_types import LLVMTypeConverter
from stretto.diagnostics import DiagnosticError, emit_error
from stretto.dialects.gpu_ import BinaryOp, MemsetOp


def convert_wait(conversion: Conversion, op: gpu.WaitOp) -> None:
    """gpu.wait: one point for several, or the host waits for all."""
    builder = DeviceBuilder(conversion)
    points = list(op.asyncDependencies)
    if op.asyncToken is None:
        builder.wait(points)
        conversion.replace(op)
    elif len(points) == 1:
        conversion.replace(op, points)
    else:
        conversion.replace(op, [builder.after("join", "strettoDeviceJoin", [], points)])


_PATTERNS: dict[type[Operation] | str, Pattern] = {
    gpu.AllocOp: memory.convert_alloc,
    gpu.DeallocOp: memory.convert_dealloc,
    gpu.HostRegisterOp: memory.convert_host_register,
    gpu.HostUnregisterOp: memory.convert_host_unregister,
    gpu.MemcpyOp: memory.convert_memcpy,
    gpu.SetDefaultDeviceOp: memory.convert_set_default_device,
    gpu.WaitOp: convert_wait,
    MemsetOp: memory.convert_memset,
}


def _host_ops(root: Operation) -> list[Operation]:
    """All ops but those of gpu.modules."""
    found: list[Operation] = []
    for region in root.regions:
        for block in region.blocks:
            for op in block.ops:
                found.append(op)
                if not isinstance(op, gpu.ModuleOp):
                    found.extend(_host_ops(op))
    return found


def _no_lowering(op: Operation) -> None:
    """Refuse a GPU op that is left in host code."""
    if not op.name.startswith("gpu.") or isinstance(op, gpu.ModuleOp):
        return
    if isinstance(op, gpu.LaunchOp):
        emit_error(op, f"'{op.name}' op must be outlined before gpu-to-llvm: run gpu-kernel-outlining first")
    types = ", ".join(f"'{value.type}'" for value in (*op.operands, *op.results))
    place = "host code can't have it" if not op.operands else f"no lowering for ({types}) in host code"
    emit_error(op, f"failed to legalize operation '{op.name}': {place}")


def _mark_bare(ops: Sequence[Operation]) -> None:
    """Let convert-func-to-llvm pass the memrefs of the host's functions as pointers."""
    for op in ops:
        if isinstance(op, func.FuncOp) and any(
            isinstance(type_, MemRefType | UnrankedMemRefType)
            for type_ in (*op.function_type.inputs, *op.function_type.outputs)
        ):
            op.attributes[BARE_POINTERS] = UnitAttr()


@dataclass(frozen=True)
class GpuToLLVMPass(ModulePass):
    """Lowers the GPU ops of host code; kernels must have been lowered by stretto-gpu-kernels-to-blocks.

    `use-bare-pointers-for-kernels`: kernels that are llvm.funcs take static memrefs as pointers, and with
    `intersperse-sizes-for-kernels` each one's bytes after it. `use-bare-pointers-for-host`: so do functions
    of the host, once convert-func-to-llvm lowers them. Tokens become integers in all types, and address
    spaces of the GPU dialect nothing. An op that can't be lowered is an error.
    """

    name = "gpu-to-llvm"

    use_bare_pointers_for_host: bool = False
    use_bare_pointers_for_kernels: bool = False
    intersperse_sizes_for_kernels: bool = False

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        if self.intersperse_sizes_for_kernels and not self.use_bare_pointers_for_kernels:
            raise DiagnosticError(
                f"{self.name}: intersperse-sizes-for-kernels needs use-bare-pointers-for-kernels", op.location
            )
        conventions = KernelConventions(
            self.use_bare_pointers_for_kernels, self.intersperse_sizes_for_kernels
        )
        types = PointTypes()
        ops = _host_ops(op)
        for inner in (op, *ops):
            if not isinstance(inner, gpu.ModuleOp):
                types.apply(inner)
        if self.use_bare_pointers_for_host:
            _mark_bare(ops)
        patterns = {**_PATTERNS, gpu.LaunchFuncOp: partial(convert_launch, conventions=conventions)}
        Conversion(LLVMTypeConverter.for_module(op)).run(ops, patterns)
        for left in _host_ops(op):
            if isinstance(left, BinaryOp):
                left.detach()
                left.erase()
            else:
                _no_lowering(left)
