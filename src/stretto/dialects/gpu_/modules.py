"""`gpu` modules, binaries and functions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from xdsl.dialects import gpu
from xdsl.dialects.builtin import (
    I32,
    ArrayAttr,
    DenseArrayBase,
    DictionaryAttr,
    FunctionType,
    IntegerAttr,
    StringAttr,
    SymbolNameConstraint,
    UnitAttr,
    i32,
    i64,
)
from xdsl.ir import Attribute, Block, BlockArgument, Operation, Region, SSAValue
from xdsl.irdl import (
    AnyAttr,
    IRDLOperation,
    attr_def,
    irdl_op_definition,
    opt_attr_def,
    opt_prop_def,
    prop_def,
    region_def,
    traits_def,
    var_operand_def,
)
from xdsl.traits import (
    HasParent,
    IsolatedFromAbove,
    IsTerminator,
    NoTerminator,
    Pure,
    SymbolOpInterface,
    SymbolTable,
)

from stretto.dialects.gpu_.attributions import WORKGROUP_ATTRIBUTIONS, attribution_count

KERNEL = "gpu.kernel"
"""The attribute of functions that can be launched, whatever their dialect."""

CONTAINER_MODULE = "gpu.container_module"
"""The attribute of the module that holds kernel modules."""


@irdl_op_definition
class _Module(IRDLOperation):
    name = "gpu.module"
    body = region_def("single_block")
    sym_name = prop_def(SymbolNameConstraint())
    targets = opt_prop_def(ArrayAttr)
    offloadingHandler = opt_prop_def(Attribute)
    traits = traits_def(IsolatedFromAbove(), NoTerminator(), SymbolOpInterface(), SymbolTable())


class ModuleOp(_Module, gpu.ModuleOp):
    """`gpu.module @name <handler> [targets] attributes {...} {...}`: kernels and what they call."""

    DEFAULT_DIALECT: ClassVar[str] = ""

    def __init__(self, name: str, ops: Sequence[Operation] = (), targets: Sequence[Attribute] = ()):
        IRDLOperation.__init__(
            self,
            properties={
                "sym_name": StringAttr(name),
                "targets": ArrayAttr(targets) if targets else None,
            },
            regions=[Region(Block(ops))],
        )


@irdl_op_definition
class BinaryOp(IRDLOperation):
    """`gpu.binary @name <handler> [objects]`: a module that was compiled for one or more targets."""

    name = "gpu.binary"
    sym_name = prop_def(SymbolNameConstraint())
    objects = prop_def(ArrayAttr)
    offloadingHandler = opt_prop_def(Attribute)
    traits = traits_def(SymbolOpInterface())

    def __init__(self, name: str, objects: Sequence[Attribute], handler: Attribute | None = None):
        super().__init__(
            properties={
                "sym_name": StringAttr(name),
                "objects": ArrayAttr(objects),
                "offloadingHandler": handler,
            }
        )


@irdl_op_definition
class _Func(IRDLOperation):
    name = "gpu.func"
    body = region_def()
    sym_name = attr_def(SymbolNameConstraint())
    function_type = prop_def(FunctionType)
    arg_attrs = opt_prop_def(ArrayAttr[DictionaryAttr])
    res_attrs = opt_prop_def(ArrayAttr[DictionaryAttr])
    workgroup_attrib_attrs = opt_prop_def(ArrayAttr[DictionaryAttr])
    private_attrib_attrs = opt_prop_def(ArrayAttr[DictionaryAttr])
    known_block_size = opt_prop_def(DenseArrayBase.constr(i32))
    known_grid_size = opt_prop_def(DenseArrayBase.constr(i32))
    known_cluster_size = opt_prop_def(DenseArrayBase.constr(i32))
    kernel = opt_attr_def(UnitAttr, attr_name=KERNEL)
    traits = traits_def(IsolatedFromAbove(), HasParent(gpu.ModuleOp), SymbolOpInterface())


class FuncOp(_Func, gpu.FuncOp):
    """`gpu.func @name(arguments) -> results workgroup(...) private(...) kernel attributes {...} {...}`

    The body's arguments are those of the function, then the attributions: memory of the workgroup,
    then memory of each thread.
    """

    def __init__(
        self,
        name: str,
        function_type: FunctionType | tuple[Sequence[Attribute], Sequence[Attribute]],
        body: Region | None = None,
        *,
        kernel: bool = False,
        workgroup: Sequence[Attribute] = (),
        private: Sequence[Attribute] = (),
        known_block_size: Sequence[int] | None = None,
        known_grid_size: Sequence[int] | None = None,
        known_cluster_size: Sequence[int] | None = None,
    ):
        """`workgroup` and `private` are the types of the attributions; a missing body gets all arguments."""
        if not isinstance(function_type, FunctionType):
            function_type = FunctionType.from_lists(*function_type)
        if body is None:
            body = Region(Block(arg_types=[*function_type.inputs, *workgroup, *private]))
        attributes: dict[str, Attribute | None] = {
            "sym_name": StringAttr(name),
            WORKGROUP_ATTRIBUTIONS: IntegerAttr(len(workgroup), i64),
            KERNEL: UnitAttr() if kernel else None,
        }
        IRDLOperation.__init__(
            self,
            properties={
                "function_type": function_type,
                "known_block_size": _sizes(known_block_size),
                "known_grid_size": _sizes(known_grid_size),
                "known_cluster_size": _sizes(known_cluster_size),
            },
            attributes=attributes,
            regions=[body],
        )

    @property
    def arguments(self) -> Sequence[BlockArgument]:
        """The body's arguments for those of the function."""
        return self.body.blocks[0].args[: len(self.function_type.inputs)]

    @property
    def workgroup_attributions(self) -> Sequence[BlockArgument]:
        """The body's arguments for memory of the workgroup."""
        first = len(self.function_type.inputs)
        return self.body.blocks[0].args[first : first + attribution_count(self)]

    @property
    def private_attributions(self) -> Sequence[BlockArgument]:
        """The body's arguments for memory of each thread."""
        return self.body.blocks[0].args[len(self.function_type.inputs) + attribution_count(self) :]


def _sizes(sizes: Sequence[int] | None) -> DenseArrayBase[I32] | None:
    return None if sizes is None else DenseArrayBase.from_list(i32, sizes)


def is_kernel(function: Operation) -> bool:
    """Whether a function, of whatever dialect, can be launched."""
    return KERNEL in function.attributes or (
        isinstance(function, gpu.FuncOp) and "kernel" in function.properties
    )


@irdl_op_definition
class _Return(IRDLOperation):
    name = "gpu.return"
    args = var_operand_def(AnyAttr())
    traits = traits_def(IsTerminator(), HasParent(gpu.FuncOp), Pure())
    assembly_format = "attr-dict ($args^ `:` type($args))?"


class ReturnOp(_Return, gpu.ReturnOp):
    """`gpu.return %values : types`: the end of a `gpu.func`."""

    def __init__(self, operands: Sequence[SSAValue] = ()):
        IRDLOperation.__init__(self, operands=[operands])


SUBCLASSES = (FuncOp, ModuleOp, ReturnOp)
OPERATIONS = (BinaryOp,)
