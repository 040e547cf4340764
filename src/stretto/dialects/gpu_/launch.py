"""`gpu.launch` and `gpu.launch_func`: kernels on a grid of blocks of threads."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects import gpu
from xdsl.dialects.builtin import IndexType, SymbolRefAttr, i32, i64
from xdsl.ir import BlockArgument, SSAValue
from xdsl.irdl import (
    AnyAttr,
    AnyOf,
    AttrSizedOperandSegments,
    IRDLOperation,
    irdl_op_definition,
    operand_def,
    opt_operand_def,
    opt_prop_def,
    opt_result_def,
    prop_def,
    region_def,
    traits_def,
    var_operand_def,
)
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.traits import HasParent, IsTerminator, Pure, RecursiveMemoryEffect

from stretto.dialects.gpu_.attributions import attribution_count
from stretto.dialects.gpu_.attrs import AsyncTokenType
from stretto.dialects.gpu_.launch_checks import (
    verify_launch,
    verify_launch_func,
    verify_launch_regions,
)
from stretto.dialects.gpu_.launch_text import (
    parse_launch,
    parse_launch_func,
    print_launch,
    print_launch_func,
)

Sizes = tuple[SSAValue, SSAValue, SSAValue]


class _Sized:
    """The sizes of a launch, three at a time."""

    gridSizeX: SSAValue
    gridSizeY: SSAValue
    gridSizeZ: SSAValue
    blockSizeX: SSAValue
    blockSizeY: SSAValue
    blockSizeZ: SSAValue
    clusterSizeX: SSAValue | None
    clusterSizeY: SSAValue | None
    clusterSizeZ: SSAValue | None

    @property
    def grid_sizes(self) -> Sizes:
        """The numbers of blocks in the grid."""
        return (self.gridSizeX, self.gridSizeY, self.gridSizeZ)

    @property
    def block_sizes(self) -> Sizes:
        """The numbers of threads in a block."""
        return (self.blockSizeX, self.blockSizeY, self.blockSizeZ)

    @property
    def cluster_sizes(self) -> Sizes | None:
        """The numbers of blocks in a cluster; None without clusters."""
        x, y, z = self.clusterSizeX, self.clusterSizeY, self.clusterSizeZ
        return None if x is None or y is None or z is None else (x, y, z)


@irdl_op_definition
class _Launch(IRDLOperation):
    name = "gpu.launch"
    asyncDependencies = var_operand_def(AsyncTokenType)
    gridSizeX = operand_def(IndexType)
    gridSizeY = operand_def(IndexType)
    gridSizeZ = operand_def(IndexType)
    blockSizeX = operand_def(IndexType)
    blockSizeY = operand_def(IndexType)
    blockSizeZ = operand_def(IndexType)
    clusterSizeX = opt_operand_def(IndexType)
    clusterSizeY = opt_operand_def(IndexType)
    clusterSizeZ = opt_operand_def(IndexType)
    dynamicSharedMemorySize = opt_operand_def(i32)
    module = opt_prop_def(SymbolRefAttr)
    function = opt_prop_def(SymbolRefAttr)
    asyncToken = opt_result_def(AsyncTokenType)
    body = region_def()
    irdl_options = (AttrSizedOperandSegments(as_property=True),)
    traits = traits_def(RecursiveMemoryEffect())


class LaunchOp(_Launch, _Sized, gpu.LaunchOp):
    """`gpu.launch blocks(...) in (...) threads(...) in (...) {...}`: a kernel with its code in place.

    The body's first 12 arguments are block ids, thread ids, grid sizes and block sizes, 18 with
    cluster ids and cluster sizes; attributions follow, those of the workgroup first.
    """

    @property
    def config_argument_count(self) -> int:
        """How many of the body's first arguments are ids and sizes."""
        return 12 if self.clusterSizeX is None else 18

    @property
    def workgroup_attributions(self) -> Sequence[BlockArgument]:
        """The arguments for memory of the workgroup."""
        first = self.config_argument_count
        return self.body.blocks[0].args[first : first + attribution_count(self)]

    @property
    def private_attributions(self) -> Sequence[BlockArgument]:
        """The arguments for memory of each thread."""
        return self.body.blocks[0].args[self.config_argument_count + attribution_count(self) :]

    @classmethod
    def parse(cls, parser: Parser) -> LaunchOp:
        return parse_launch(cls, parser)

    def print(self, printer: Printer) -> None:
        print_launch(self, printer)

    def verify_(self) -> None:
        super().verify_()
        verify_launch(self)

    def verify_regions(self) -> None:
        verify_launch_regions(self)


SIZE = AnyOf.get(IndexType, i32, i64)
"""The types of the sizes of a launch."""


@irdl_op_definition
class _LaunchFunc(IRDLOperation):
    name = "gpu.launch_func"
    asyncDependencies = var_operand_def(AsyncTokenType)
    gridSizeX = operand_def(SIZE)
    gridSizeY = operand_def(SIZE)
    gridSizeZ = operand_def(SIZE)
    blockSizeX = operand_def(SIZE)
    blockSizeY = operand_def(SIZE)
    blockSizeZ = operand_def(SIZE)
    clusterSizeX = opt_operand_def(SIZE)
    clusterSizeY = opt_operand_def(SIZE)
    clusterSizeZ = opt_operand_def(SIZE)
    dynamicSharedMemorySize = opt_operand_def(i32)
    kernelOperands = var_operand_def(AnyAttr())
    asyncObject = opt_operand_def(AnyAttr())
    kernel = prop_def(SymbolRefAttr)
    asyncToken = opt_result_def(AsyncTokenType)
    irdl_options = (AttrSizedOperandSegments(as_property=True),)


class LaunchFuncOp(_LaunchFunc, _Sized, gpu.LaunchFuncOp):
    """`gpu.launch_func @module::@kernel blocks in (...) threads in (...) args(...)`"""

    @classmethod
    def parse(cls, parser: Parser) -> LaunchFuncOp:
        return parse_launch_func(cls, parser)

    def print(self, printer: Printer) -> None:
        print_launch_func(self, printer)

    def verify_(self) -> None:
        super().verify_()
        verify_launch_func(self)


@irdl_op_definition
class _Terminator(IRDLOperation):
    name = "gpu.terminator"
    traits = traits_def(HasParent(gpu.LaunchOp), IsTerminator(), Pure())
    assembly_format = "attr-dict"


class TerminatorOp(_Terminator, gpu.TerminatorOp):
    """`gpu.terminator`: the end of a `gpu.launch`."""


SUBCLASSES = (LaunchFuncOp, LaunchOp, TerminatorOp)
OPERATIONS = ()
