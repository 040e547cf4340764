"""`gpu` ops of kernels: barriers, reductions, exchange in subgroups, printing, dynamic shared memory."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects import gpu
from xdsl.dialects.builtin import (
    I32,
    I64,
    AnyFloatConstr,
    IndexType,
    IntegerAttr,
    IntegerType,
    MemRefType,
    StringAttr,
    UnitAttr,
    VectorType,
    i1,
    i32,
    i64,
)
from xdsl.ir import Attribute, Block, Region, SSAValue
from xdsl.irdl import (
    AnyAttr,
    IRDLOperation,
    base,
    irdl_op_definition,
    lazy_traits_def,
    operand_def,
    opt_operand_def,
    opt_prop_def,
    prop_def,
    region_def,
    result_def,
    traits_def,
    var_operand_def,
    var_result_def,
)
from xdsl.traits import (
    IsolatedFromAbove,
    IsTerminator,
    MemoryWriteEffect,
    NoMemoryEffect,
    Pure,
    RecursiveMemoryEffect,
    ReturnLike,
    SingleBlockImplicitTerminator,
)

from stretto.dialects.gpu_.attrs import (
    AllReduceOpAttr,
    AllReduceOperation,
    BroadcastType,
    BroadcastTypeAttr,
    ShuffleMode,
    ShuffleModeAttr,
)

SCALAR = base(IntegerType) | AnyFloatConstr
NUMBER = base(IntegerType) | AnyFloatConstr | base(IndexType)
SCALAR_OR_VECTOR = base(IntegerType) | AnyFloatConstr | base(VectorType)


@irdl_op_definition
class _Barrier(IRDLOperation):
    name = "gpu.barrier"
    assembly_format = "attr-dict"


class BarrierOp(_Barrier, gpu.BarrierOp):
    """`gpu.barrier`: waits for all threads of the block; their writes are visible after it."""


@irdl_op_definition
class _AllReduce(IRDLOperation):
    name = "gpu.all_reduce"
    operand = operand_def(SCALAR)
    op = opt_prop_def(base(AllReduceOpAttr) | base(gpu.AllReduceOpAttr))
    uniform = opt_prop_def(UnitAttr)
    result = result_def(SCALAR)
    body = region_def()
    traits = traits_def(IsolatedFromAbove())


class AllReduceOp(_AllReduce, gpu.AllReduceOp):
    """`gpu.all_reduce add %x uniform {} : (f32) -> f32`: a value combined over the block's threads."""

    def __init__(
        self,
        operand: SSAValue,
        op: AllReduceOperation | None = None,
        body: Region | None = None,
        *,
        uniform: bool = False,
    ):
        """Either `op` or `body`, whose two arguments are combined to what it yields."""
        IRDLOperation.__init__(
            self,
            operands=[operand],
            result_types=[operand.type],
            properties={
                "op": None if op is None else AllReduceOpAttr(op),
                "uniform": UnitAttr() if uniform else None,
            },
            regions=[Region() if body is None else body],
        )


@irdl_op_definition
class SubgroupReduceOp(IRDLOperation):
    """`gpu.subgroup_reduce add %x uniform cluster(size = 4, stride = 1) : (f32) -> f32`"""

    name = "gpu.subgroup_reduce"
    value = operand_def(SCALAR_OR_VECTOR)
    op = prop_def(AllReduceOpAttr)
    uniform = opt_prop_def(UnitAttr)
    cluster_size = opt_prop_def(IntegerAttr[I32])
    cluster_stride = prop_def(IntegerAttr[I32], default_value=IntegerAttr(1, i32))
    result = result_def(SCALAR_OR_VECTOR)

    def __init__(
        self,
        value: SSAValue,
        op: AllReduceOperation,
        *,
        uniform: bool = False,
        cluster_size: int | None = None,
        cluster_stride: int = 1,
    ):
        super().__init__(
            operands=[value],
            result_types=[value.type],
            properties={
                "op": AllReduceOpAttr(op),
                "uniform": UnitAttr() if uniform else None,
                "cluster_size": None if cluster_size is None else IntegerAttr(cluster_size, i32),
                "cluster_stride": IntegerAttr(cluster_stride, i32),
            },
        )


@irdl_op_definition
class ShuffleOp(IRDLOperation):
    """`%x, %valid = gpu.shuffle xor %value, %offset, %width : f32`: the value of another lane."""

    name = "gpu.shuffle"
    value = operand_def(SCALAR_OR_VECTOR)
    offset = operand_def(i32)
    width = operand_def(i32)
    mode = prop_def(ShuffleModeAttr)
    shuffleResult = result_def(SCALAR_OR_VECTOR)
    valid = result_def(i1)
    traits = traits_def(Pure())

    def __init__(self, value: SSAValue, offset: SSAValue, width: SSAValue, mode: ShuffleMode):
        super().__init__(
            operands=[value, offset, width],
            result_types=[value.type, i1],
            properties={"mode": ShuffleModeAttr(mode)},
        )


@irdl_op_definition
class RotateOp(IRDLOperation):
    """`%x, %valid = gpu.rotate %value, 1, 32 : f32`: the value of the lane `offset` further on."""

    name = "gpu.rotate"
    value = operand_def(SCALAR_OR_VECTOR)
    offset = prop_def(IntegerAttr[I32])
    width = prop_def(IntegerAttr[I32])
    rotateResult = result_def(SCALAR_OR_VECTOR)
    valid = result_def(i1)
    traits = traits_def(Pure())

    def __init__(self, value: SSAValue, offset: int, width: int):
        super().__init__(
            operands=[value],
            result_types=[value.type, i1],
            properties={"offset": IntegerAttr(offset, i32), "width": IntegerAttr(width, i32)},
        )


@irdl_op_definition
class SubgroupBroadcastOp(IRDLOperation):
    """`gpu.subgroup_broadcast %value, specific_lane %lane : f32`: the value of one lane for all."""

    name = "gpu.subgroup_broadcast"
    src = operand_def(AnyAttr())
    lane = opt_operand_def(i32)
    broadcast_type = prop_def(BroadcastTypeAttr)
    result = result_def(AnyAttr())
    traits = traits_def(NoMemoryEffect())

    def __init__(self, src: SSAValue, lane: SSAValue | None = None):
        kind = BroadcastType.FIRST_ACTIVE_LANE if lane is None else BroadcastType.SPECIFIC_LANE
        super().__init__(
            operands=[src, lane],
            result_types=[src.type],
            properties={"broadcast_type": BroadcastTypeAttr(kind)},
        )


@irdl_op_definition
class PrintfOp(IRDLOperation):
    """`gpu.printf "format", %values : types`"""

    name = "gpu.printf"
    args = var_operand_def(NUMBER)
    format = prop_def(StringAttr)
    traits = traits_def(MemoryWriteEffect())

    def __init__(self, format: str, args: Sequence[SSAValue] = ()):
        super().__init__(operands=[args], properties={"format": StringAttr(format)})


@irdl_op_definition
class DynamicSharedMemoryOp(IRDLOperation):
    """`gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>`"""

    name = "gpu.dynamic_shared_memory"
    resultMemref = result_def(MemRefType)
    traits = traits_def(Pure())

    def __init__(self, type_: MemRefType):
        super().__init__(result_types=[type_])


@irdl_op_definition
class WarpExecuteOnLane0Op(IRDLOperation):
    """`gpu.warp_execute_on_lane_0(%lane)[32] args(...) -> (types) {...}`: code that one lane runs."""

    name = "gpu.warp_execute_on_lane_0"
    laneid = operand_def(IndexType)
    args = var_operand_def(AnyAttr())
    warp_size = prop_def(IntegerAttr[I64])
    res = var_result_def(AnyAttr())
    warpRegion = region_def("single_block")
    traits = lazy_traits_def(lambda: (SingleBlockImplicitTerminator(YieldOp), RecursiveMemoryEffect()))

    def __init__(
        self,
        laneid: SSAValue,
        warp_size: int,
        result_types: Sequence[Attribute] = (),
        args: Sequence[SSAValue] = (),
        body: Region | None = None,
    ):
        super().__init__(
            operands=[laneid, args],
            result_types=[result_types],
            properties={"warp_size": IntegerAttr(warp_size, i64)},
            regions=[Region(Block()) if body is None else body],
        )


@irdl_op_definition
class _Yield(IRDLOperation):
    name = "gpu.yield"
    values = var_operand_def(AnyAttr())
    traits = traits_def(IsTerminator(), ReturnLike(), Pure())
    assembly_format = "attr-dict ($values^ `:` type($values))?"

    def verify_(self) -> None:
        pass


class YieldOp(_Yield, gpu.YieldOp):
    """`gpu.yield %values : types`: the end of the region of a reduction or of code that one lane runs."""

    def __init__(self, operands: Sequence[SSAValue] = ()):
        IRDLOperation.__init__(self, operands=[operands])


SUBCLASSES = (AllReduceOp, BarrierOp, YieldOp)
OPERATIONS = (
    DynamicSharedMemoryOp,
    PrintfOp,
    RotateOp,
    ShuffleOp,
    SubgroupBroadcastOp,
    SubgroupReduceOp,
    WarpExecuteOnLane0Op,
)
