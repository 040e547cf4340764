"""`gpu` ops that tell a thread where it is: ids and sizes in three dimensions, lanes and subgroups."""

from __future__ import annotations

from typing import ClassVar, Self, TypeVar

from xdsl.dialects import gpu
from xdsl.dialects.builtin import IndexType, IntegerAttr
from xdsl.ir import Attribute
from xdsl.irdl import IRDLOperation, irdl_op_definition, opt_prop_def, prop_def, result_def, traits_def
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.traits import Pure

from stretto.dialects.async_.format import make, parse_type_of_kind
from stretto.dialects.gpu_.attrs import DimensionAttr, DimensionEnum, parse_keyword_of
from stretto.dialects.gpu_.text import parse_number
from stretto.dialects.mlir_text.asm import ResultNames

INDEX = IndexType()


class _InDimension(IRDLOperation):
    """`$dimension (`upper_bound` $upper_bound)? attr-dict`, the text of ops of one dimension."""

    dimension = prop_def(DimensionAttr)
    upper_bound = opt_prop_def(IntegerAttr[IndexType])
    result = result_def(IndexType)
    traits = traits_def(Pure())

    def __init__(self, dimension: DimensionAttr | str, upper_bound: int | None = None):
        if isinstance(dimension, str):
            dimension = DimensionAttr(DimensionEnum(dimension))
        bound = None if upper_bound is None else IntegerAttr(upper_bound, INDEX)
        IRDLOperation.__init__(
            self, result_types=[INDEX], properties={"dimension": dimension, "upper_bound": bound}
        )

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        dimension = DimensionAttr(parse_keyword_of(parser, DimensionEnum, "Dimension", cls.name))
        return _parse_bound(cls, parser, dimension)

    def print(self, printer: Printer) -> None:
        printer.print_string(f"  {self.dimension.data.value}")
        _print_bound(self, printer)

    def asm_result_names(self) -> ResultNames:
        return [(0, f"{self.name.removeprefix('gpu.')}_{self.dimension.data.value}")]


class _Scalar(IRDLOperation):
    """`(`upper_bound` $upper_bound)? attr-dict`, the text of ops without a dimension."""

    HAS_TYPE: ClassVar[bool] = True
    """Whether the text ends in the type of the result."""

    upper_bound = opt_prop_def(IntegerAttr[IndexType])
    result = result_def(IndexType)
    traits = traits_def(Pure())

    def __init__(self, upper_bound: int | None = None):
        bound = None if upper_bound is None else IntegerAttr(upper_bound, INDEX)
        IRDLOperation.__init__(self, result_types=[INDEX], properties={"upper_bound": bound})

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        op = _parse_bound(cls, parser, None)
        if cls.HAS_TYPE:
            parser.parse_punctuation(":")
            parse_type_of_kind(parser, cls.name, IndexType)
        return op

    def print(self, printer: Printer) -> None:
        _print_bound(self, printer)
        if self.HAS_TYPE:
            printer.print_string(" : ")
            printer.print_attribute(self.result.type)


AnyId = TypeVar("AnyId", _InDimension, _Scalar)


def _parse_bound(cls: type[AnyId], parser: Parser, dimension: DimensionAttr | None) -> AnyId:
    properties: dict[str, Attribute] = {} if dimension is None else {"dimension": dimension}
    if parser.parse_optional_keyword("upper_bound") is not None:
        properties["upper_bound"] = parse_number(parser, INDEX)
    return make(cls, [], [INDEX], {**properties, **parser.parse_optional_attr_dict()})


def _print_bound(op: _InDimension | _Scalar, printer: Printer) -> None:
    if op.upper_bound is not None:
        printer.print_string(f" upper_bound {op.upper_bound.value.data}")
    printer.print_op_attributes(op.attributes)


@irdl_op_definition
class _ThreadId(_InDimension):
    name = "gpu.thread_id"


class ThreadIdOp(_ThreadId, gpu.ThreadIdOp):
    """`gpu.thread_id x`: the thread's number in its block."""


@irdl_op_definition
class _BlockId(_InDimension):
    name = "gpu.block_id"


class BlockIdOp(_BlockId, gpu.BlockIdOp):
    """`gpu.block_id x`: the block's number in the grid."""


@irdl_op_definition
class _BlockDim(_InDimension):
    name = "gpu.block_dim"


class BlockDimOp(_BlockDim, gpu.BlockDimOp):
    """`gpu.block_dim x`: the number of threads in a block."""


@irdl_op_definition
class _GridDim(_InDimension):
    name = "gpu.grid_dim"


class GridDimOp(_GridDim, gpu.GridDimOp):
    """`gpu.grid_dim x`: the number of blocks in the grid."""


@irdl_op_definition
class _GlobalId(_InDimension):
    name = "gpu.global_id"


class GlobalIdOp(_GlobalId, gpu.GlobalIdOp):
    """`gpu.global_id x`: the thread's number in the grid."""


@irdl_op_definition
class ClusterDimOp(_InDimension):
    """`gpu.cluster_dim x`: the number of clusters in the grid."""

    name = "gpu.cluster_dim"


@irdl_op_definition
class ClusterDimBlocksOp(_InDimension):
    """`gpu.cluster_dim_blocks x`: the number of blocks in a cluster."""

    name = "gpu.cluster_dim_blocks"


@irdl_op_definition
class ClusterIdOp(_InDimension):
    """`gpu.cluster_id x`: the cluster's number in the grid."""

    name = "gpu.cluster_id"


@irdl_op_definition
class ClusterBlockIdOp(_InDimension):
    """`gpu.cluster_block_id x`: the block's number in its cluster."""

    name = "gpu.cluster_block_id"


@irdl_op_definition
class _LaneId(_Scalar):
    name = "gpu.lane_id"
    HAS_TYPE: ClassVar[bool] = False


class LaneIdOp(_LaneId, gpu.LaneIdOp):
    """`gpu.lane_id`: the thread's number in its subgroup."""


@irdl_op_definition
class _SubgroupId(_Scalar):
    name = "gpu.subgroup_id"


class SubgroupIdOp(_SubgroupId, gpu.SubgroupIdOp):
    """`gpu.subgroup_id : index`: the subgroup's number in its block."""


@irdl_op_definition
class _NumSubgroups(_Scalar):
    name = "gpu.num_subgroups"


class NumSubgroupsOp(_NumSubgroups, gpu.NumSubgroupsOp):
    """`gpu.num_subgroups : index`: the number of subgroups in a block."""


@irdl_op_definition
class _SubgroupSize(_Scalar):
    name = "gpu.subgroup_size"


class SubgroupSizeOp(_SubgroupSize, gpu.SubgroupSizeOp):
    """`gpu.subgroup_size : index`: the number of threads in a subgroup."""


SUBCLASSES = (
    BlockDimOp,
    BlockIdOp,
    GlobalIdOp,
    GridDimOp,
    LaneIdOp,
    NumSubgroupsOp,
    SubgroupIdOp,
    SubgroupSizeOp,
    ThreadIdOp,
)
OPERATIONS = (ClusterBlockIdOp, ClusterDimBlocksOp, ClusterDimOp, ClusterIdOp)
