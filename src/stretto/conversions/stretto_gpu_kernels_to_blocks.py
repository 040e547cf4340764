"""`stretto-gpu-kernels-to-blocks`: the kernels of gpu modules become functions over ranges of blocks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from xdsl.context import Context
from xdsl.dialects import func, llvm
from xdsl.dialects.builtin import BytesAttr, DenseArrayBase, IntegerAttr, ModuleOp, NoneAttr, StringAttr
from xdsl.ir import Block, Operation, Region, SSAValue
from xdsl.passes import ModulePass
from xdsl.rewriter import Rewriter

from stretto.conversions.kernels.block_function import BlockFunction
from stretto.conversions.kernels.cutting import cut
from stretto.conversions.kernels.descriptors import Variant, add_descriptor
from stretto.conversions.kernels.device_functions import DeviceModule
from stretto.conversions.kernels.kernel import BlockSize, Kernel, resolve, symbol_name
from stretto.conversions.kernels.printing import lower_printf
from stretto.conversions.kernels.segments import CannotCut, NotUniform, Places
from stretto.conversions.kernels.workgroup_atomics import relax_atomics
from stretto.diagnostics import emit_error
from stretto.dialects import gpu_ as gpu
from stretto.dialects.stretto_ import CpuAttr
from stretto.interfaces.rewriting import at

Method = Literal["auto", "fission", "coroutines"]

_MAX_VARIANTS = 4
"""For how many block sizes a kernel is compiled at most, beside the function for any size."""

Sizes = dict[BlockSize | None, None]
"""Block sizes in the order in which they were found; None: one that isn't known."""


def _constant(value: SSAValue) -> int | None:
    owner = value.owner
    attribute = owner.properties.get("value") if isinstance(owner, Operation) else None
    is_constant = isinstance(owner, Operation) and owner.name in ("arith.constant", "llvm.mlir.constant")
    return attribute.value.data if is_constant and isinstance(attribute, IntegerAttr) else None


def _launched_sizes(program: ModuleOp) -> dict[tuple[str, str], Sizes]:
    """The block sizes of a program's launches, by module and kernel."""
    found: dict[tuple[str, str], Sizes] = {}
    for op in program.walk():
        if isinstance(op, gpu.LaunchFuncOp) and len(op.kernel.nested_references.data) == 1:
            key = (op.kernel.root_reference.data, op.kernel.nested_references.data[0].data)
            x, y, z = (_constant(size) for size in op.block_sizes)
            is_known = x is not None and y is not None and z is not None and min(x, y, z) > 0
            found.setdefault(key, {})[(x, y, z) if is_known else None] = None  # pyright: ignore
    return found


def _known_size(op: Operation) -> BlockSize | None:
    for name in ("known_block_size", "gpu.known_block_size"):
        attribute = op.properties.get(name) or op.attributes.get(name)
        if isinstance(attribute, DenseArrayBase) and len(sizes := attribute.get_values()) == 3:
            return int(sizes[0]), int(sizes[1]), int(sizes[2])
    return None


class _KernelLowering:
    """Makes block functions of one kernel."""

    def __init__(self, module: DeviceModule, op: Operation, method: Method, formats: dict[str, str]):
        self._module = module
        self._op = op
        self._method = method
        self._formats = formats
        self._name = symbol_name(op)

    def lower(self, sizes: Sequence[BlockSize | None]) -> None:
        """Add the functions for some block sizes, and the descriptor."""
        op = self._op
        variants = [self._variant(size) for size in sizes]
        type_ = op.properties["function_type"]
        add_descriptor(self._module, self._name, type_, variants, op.location)  # pyright: ignore[reportArgumentType]

    def _variant(self, size: BlockSize | None) -> Variant:
        suffix = "any" if size is None else "x".join(map(str, size))
        name = self._module.new_symbol(f"{self._module.name}_{self._name}_{suffix}")
        frame = self._cut(name, size) if self._method != "coroutines" else None
        if frame is None:
            frame = self._coroutines(name, size)
        self._module.add(frame.finish())
        return Variant(size, frame.scratch_bytes, name)

    def _cut(self, name: str, size: BlockSize | None) -> BlockFunction | None:
        kernel = self._kernel(size)
        varying: list[SSAValue] = []
        frame = BlockFunction(kernel, name)
        try:
            while True:
                try:
                    cut(Places(frame, None, frame.threads), frame.body, varying)
                    break
                except NotUniform as found:
                    varying.append(found.value)
                    frame = BlockFunction(kernel, name)
        except CannotCut as error:
            if self._method == "fission":
                what = "can't be cut into loops over threads"
                emit_error(error.op, f"'{error.op.name}' op {what}: {error.reason}")
            return None
        return frame

    def _coroutines(self, name: str, size: BlockSize | None) -> BlockFunction:
        from stretto.conversions.kernels.coroutines import run_as_coroutines

        frame = BlockFunction(self._kernel(size), name)
        for function in run_as_coroutines(frame, self._module):
            self._module.add(function)
        return frame

    def _kernel(self, size: BlockSize | None) -> Kernel:
        op = self._op
        region = self._lowered(op) if isinstance(op, llvm.FuncOp) else op.regions[0].clone()
        module = self._module
        module.inline_calls(region)
        module.move_symbols(region)
        lower_printf(module, region, self._formats)
        workgroup = private = 0
        if isinstance(op, gpu.FuncOp):
            workgroup, private = len(op.workgroup_attributions), len(op.private_attributions)
        kernel = resolve(self._name, op.location, region, size, workgroup, private)
        relax_atomics(kernel)
        return kernel

    def _lowered(self, op: llvm.FuncOp) -> Region:
        """The body of a kernel that is lowered already: a call of it, or itself if it asks for its place."""
        if any(inner.dialect_name() == "gpu" for inner in op.walk()):
            region = op.body.clone()
            for inner in list(region.walk()):
                if isinstance(inner, llvm.ReturnOp):
                    Rewriter.replace_op(inner, at(inner.location, gpu.ReturnOp()))
            return region
        inputs = list(op.function_type.inputs)
        block = Block(arg_types=inputs)
        for argument in block.args:
            argument.location = op.location
        name = self._module.moved(self._name, op)
        block.add_op(at(op.location, llvm.CallOp(name, *block.args)))
        block.add_op(at(op.location, gpu.ReturnOp()))
        return Region(block)


def _lower_module(op: Operation, program: ModuleOp, method: Method) -> None:
    module = DeviceModule(op, program)
    launched = _launched_sizes(program)
    formats: dict[str, str] = {}
    for kernel in module.symbols.values():
        if not (isinstance(kernel, gpu.FuncOp | func.FuncOp | llvm.FuncOp) and gpu.is_kernel(kernel)):
            continue
        if not kernel.regions[0].blocks:
            emit_error(kernel, f"kernel '{symbol_name(kernel)}' has no body")
        sizes = dict(launched.get((module.name, symbol_name(kernel)), {}))
        if (known := _known_size(kernel)) is not None:
            sizes[known] = None
        fixed = [size for size in sizes if size is not None]
        # The function for any size comes last, and only if a launch may need it.
        needs_any = None in sizes or not fixed or len(fixed) > _MAX_VARIANTS
        variants = [*fixed[:_MAX_VARIANTS], *([None] if needs_any else [])]
        _KernelLowering(module, kernel, method, formats).lower(variants)
    _replace_by_binary(op, module.name)


def _replace_by_binary(op: Operation, name: str) -> None:
    """Launches still refer to the module, by name; what it was compiled to are the descriptors."""
    compiled = gpu.ObjectAttr(CpuAttr(), StringAttr("offload"), BytesAttr(b""), NoneAttr(), NoneAttr())
    Rewriter.replace_op(op, at(op.location, gpu.BinaryOp(name, [compiled])))


@dataclass(frozen=True)
class StrettoGpuKernelsToBlocksPass(ModulePass):
    """Makes functions of the kernels, for the cpu device, and the descriptors that launches refer to.

    `method`: `fission` cuts a kernel into loops over the threads of a block, and fails where that can't be
    done; `coroutines` makes each thread one; `auto` takes fission where it can. Raises a DiagnosticError.
    """

    name = "stretto-gpu-kernels-to-blocks"

    method: Method = "auto"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        modules = [inner for inner in op.ops if isinstance(inner, gpu.ModuleOp)]
        if any(inner.name.startswith("affine.") for module in modules for inner in module.walk()):
            from stretto.conversions.lower_affine import LowerAffinePass

            LowerAffinePass().apply(ctx, op)
        for module in modules:
            _lower_module(module, op, self.method)
