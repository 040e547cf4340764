"""MLIR's `gpu` dialect, in the definitions of MLIR 22.1.8.

Where xDSL has an op, ours is a subclass of xDSL's class that also carries MLIR's definition: passes may
match xDSL's class, ops made here have all of MLIR's operands and attributes. xDSL owns the dialect's
name; contexts of `stretto.context` create these classes in place of xDSL's.
"""

from __future__ import annotations

from xdsl.ir import Attribute, Operation

from stretto.dialects.gpu_ import attrs, device, host, ids, launch, modules, reductions
from stretto.dialects.gpu_.attributions import WORKGROUP_ATTRIBUTIONS, attribution_count
from stretto.dialects.gpu_.attrs import (
    AddressSpace,
    AddressSpaceAttr,
    AllReduceOpAttr,
    AllReduceOperation,
    AsyncTokenType,
    BlockMappingAttr,
    BroadcastType,
    BroadcastTypeAttr,
    DimensionAttr,
    DimensionEnum,
    KernelMetadataAttr,
    KernelTableAttr,
    LaneMappingAttr,
    LoopDimMapAttr,
    MappingId,
    MappingMaskAttr,
    ObjectAttr,
    ProcessorAttr,
    ProcessorEnum,
    SelectObjectAttr,
    ShuffleMode,
    ShuffleModeAttr,
    ThreadMappingAttr,
    WarpgroupMappingAttr,
    WarpMappingAttr,
)
from stretto.dialects.gpu_.device import (
    BarrierOp,
    DynamicSharedMemoryOp,
    PrintfOp,
    RotateOp,
    ShuffleOp,
    SubgroupBroadcastOp,
    WarpExecuteOnLane0Op,
    YieldOp,
)
from stretto.dialects.gpu_.host import (
    AllocOp,
    DeallocOp,
    HostRegisterOp,
    HostUnregisterOp,
    MemcpyOp,
    MemsetOp,
    SetDefaultDeviceOp,
    WaitOp,
)
from stretto.dialects.gpu_.ids import (
    BlockDimOp,
    BlockIdOp,
    ClusterBlockIdOp,
    ClusterDimBlocksOp,
    ClusterDimOp,
    ClusterIdOp,
    GlobalIdOp,
    GridDimOp,
    LaneIdOp,
    NumSubgroupsOp,
    SubgroupIdOp,
    SubgroupSizeOp,
    ThreadIdOp,
)
from stretto.dialects.gpu_.launch import LaunchFuncOp, LaunchOp, TerminatorOp
from stretto.dialects.gpu_.launch_checks import CONTAINER_MODULE, KERNEL, is_kernel
from stretto.dialects.gpu_.modules import BinaryOp, FuncOp, ModuleOp, ReturnOp
from stretto.dialects.gpu_.reductions import AllReduceOp, SubgroupReduceOp

_ROOMS = (device, host, ids, launch, modules, reductions)

SUBCLASSES: tuple[type[Operation], ...] = tuple(op for room in _ROOMS for op in room.SUBCLASSES)
OPERATIONS: tuple[type[Operation], ...] = tuple(op for room in _ROOMS for op in room.OPERATIONS)
ATTRIBUTES: tuple[type[Attribute], ...] = attrs.ATTRIBUTES

__all__ = (
    "ATTRIBUTES",
    "CONTAINER_MODULE",
    "KERNEL",
    "OPERATIONS",
    "SUBCLASSES",
    "WORKGROUP_ATTRIBUTIONS",
    "AddressSpace",
    "AddressSpaceAttr",
    "AllReduceOp",
    "AllReduceOpAttr",
    "AllReduceOperation",
    "AllocOp",
    "AsyncTokenType",
    "BarrierOp",
    "BinaryOp",
    "BlockDimOp",
    "BlockIdOp",
    "BlockMappingAttr",
    "BroadcastType",
    "BroadcastTypeAttr",
    "ClusterBlockIdOp",
    "ClusterDimBlocksOp",
    "ClusterDimOp",
    "ClusterIdOp",
    "DeallocOp",
    "DimensionAttr",
    "DimensionEnum",
    "DynamicSharedMemoryOp",
    "FuncOp",
    "GlobalIdOp",
    "GridDimOp",
    "HostRegisterOp",
    "HostUnregisterOp",
    "KernelMetadataAttr",
    "KernelTableAttr",
    "LaneIdOp",
    "LaneMappingAttr",
    "LaunchFuncOp",
    "LaunchOp",
    "LoopDimMapAttr",
    "MappingId",
    "MappingMaskAttr",
    "MemcpyOp",
    "MemsetOp",
    "ModuleOp",
    "NumSubgroupsOp",
    "ObjectAttr",
    "PrintfOp",
    "ProcessorAttr",
    "ProcessorEnum",
    "ReturnOp",
    "RotateOp",
    "SelectObjectAttr",
    "SetDefaultDeviceOp",
    "ShuffleMode",
    "ShuffleModeAttr",
    "ShuffleOp",
    "SubgroupBroadcastOp",
    "SubgroupIdOp",
    "SubgroupReduceOp",
    "SubgroupSizeOp",
    "TerminatorOp",
    "ThreadIdOp",
    "ThreadMappingAttr",
    "WaitOp",
    "WarpExecuteOnLane0Op",
    "WarpMappingAttr",
    "WarpgroupMappingAttr",
    "YieldOp",
    "attribution_count",
    "is_kernel",
)
