"""gpu-kernel-outlining: the regions of `gpu.launch` ops become kernels in modules of their own."""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects import gpu
from xdsl.dialects.builtin import ModuleOp, StringAttr, SymbolRefAttr, UnitAttr
from xdsl.ir import Attribute, Operation
from xdsl.parser import Parser
from xdsl.passes import ModulePass
from xdsl.utils.exceptions import ParseError

from stretto.diagnostics import DiagnosticError, emit_error
from stretto.dialects.gpu_ import ModuleOp as GPUModuleOp
from stretto.interfaces.rewriting import at
from stretto.interfaces.symbol_names import UniqueNames
from stretto.transforms.gpu_launches.kernels import launch_kernel, outline
from stretto.transforms.gpu_launches.symbols import copy_what_it_refers_to
from stretto.transforms.symbol_dce import symbol_name

_CONTAINER = "gpu.container_module"
_DATA_LAYOUT = "dlti.dl_spec"


def _refuse_launches_in_kernels(launch: Operation) -> None:
    """A kernel can't launch another one."""
    parent = launch.parent_op()
    while parent is not None:
        if isinstance(parent, gpu.LaunchOp | gpu.FuncOp):
            emit_error(
                launch,
                f"'{launch.name}' op inside of a kernel can't be outlined: a kernel can't launch another one",
                [(f"the kernel is that of this '{parent.name}' op", parent.location)],
            )
        parent = parent.parent_op()


def _named(launch: gpu.LaunchOp, property_: str) -> str | None:
    """The name that a launch gives its kernel (`function`) or the module of that (`module`)."""
    reference = launch.properties.get(property_)
    return reference.root_reference.data if isinstance(reference, SymbolRefAttr) else None


def _enclosing_symbol(op: Operation) -> str:
    parent = op.parent_op()
    while parent is not None:
        name = symbol_name(parent)
        if name is not None:
            return name.data
        parent = parent.parent_op()
    emit_error(op, f"'{op.name}' op can't be outlined: it isn't in a function")


class _Outlining:
    def __init__(self, module: ModuleOp, data_layout: Attribute | None):
        self.module = module
        self.data_layout = data_layout
        self.names = UniqueNames(module)

    def run(self) -> None:
        for op in list(self.module.ops):
            if isinstance(op, ModuleOp):
                continue
            launches = [inner for inner in op.walk() if isinstance(inner, gpu.LaunchOp | gpu.LaunchFuncOp)]
            for launch in launches:
                _refuse_launches_in_kernels(launch)
            place = op
            for launch in launches:
                if isinstance(launch, gpu.LaunchOp):
                    place = self._outline(launch, place)
                    self.module.attributes[_CONTAINER] = UnitAttr()

    def _outline(self, launch: gpu.LaunchOp, place: Operation) -> Operation:
        """Outline a launch, into a new module behind `place` if it needs one; returns the place behind which
        the next one goes."""
        name = _named(launch, "function") or f"{_enclosing_symbol(launch)}_kernel"
        holder = self._existing_module(launch)
        if holder is None:
            wanted = _named(launch, "module") or name
            holder = GPUModuleOp(self.names.unique(wanted))
            assert place.parent is not None
            place.parent.insert_op_after(at(launch.location, holder), place)
            place = holder
        if self.data_layout is not None:
            holder.attributes[_DATA_LAYOUT] = self.data_layout
        name = UniqueNames(holder).unique(name)
        kernel, operands = outline(launch, name)
        holder.body.block.add_op(kernel)
        copy_what_it_refers_to(kernel, holder, self.module)
        holder_name = symbol_name(holder)
        assert holder_name is not None
        launch_kernel(launch, SymbolRefAttr(holder_name, [StringAttr(name)]), operands)
        return place

    def _existing_module(self, launch: gpu.LaunchOp) -> gpu.ModuleOp | None:
        wanted = _named(launch, "module")
        modules = [op for op in self.module.ops if isinstance(op, gpu.ModuleOp)]
        return next((m for m in modules if m.sym_name.data == wanted), None)


@dataclass(frozen=True)
class GpuKernelOutliningPass(ModulePass):
    """Moves the region of each `gpu.launch` to a kernel, and what the kernel refers to with it.

    A kernel is named after the function around, or as its launch says, and so is its module. A launch in
    a kernel is an error, and so is a kernel that refers to symbols that the module around doesn't have.
    """

    name = "gpu-kernel-outlining"

    data_layout_str: str = ""
    """The data layout that the kernels' modules get, as the text of an attribute."""

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        data_layout = self._data_layout(ctx)
        for module in [inner for inner in op.walk() if isinstance(inner, ModuleOp)]:
            _Outlining(module, data_layout).run()

    def _data_layout(self, ctx: Context) -> Attribute | None:
        if not self.data_layout_str:
            return None
        try:
            return Parser(ctx, self.data_layout_str).parse_attribute()
        except ParseError as error:
            raise DiagnosticError(
                f"'{self.name}' pass: option 'data-layout-str' is no attribute: {error.msg}"
            ) from error
