"""Memory effects of ops, as MLIR declares them, also where xDSL's classes say nothing."""

from __future__ import annotations

from xdsl.ir import Operation
from xdsl.traits import RecursiveMemoryEffect, is_side_effect_free

from stretto.interfaces.rewriting import name_of

_FREE = frozenset(
    {
        "affine.max",
        "affine.min",
        "affine.yield",
        "arith.extsi",
        "arith.remui",
        "cf.br",
        "cf.cond_br",
        "cf.switch",
        "func.return",
        "gpu.block_dim",
        "gpu.block_id",
        "gpu.cluster_block_id",
        "gpu.cluster_dim",
        "gpu.cluster_dim_blocks",
        "gpu.cluster_id",
        "gpu.global_id",
        "gpu.grid_dim",
        "gpu.lane_id",
        "gpu.num_subgroups",
        "gpu.subgroup_id",
        "gpu.subgroup_size",
        "gpu.thread_id",
        "linalg.index",
        "linalg.yield",
        "llvm.br",
        "llvm.cond_br",
        "memref.alloca_scope.return",
        "tensor.yield",
        "vector.bitcast",
        "vector.create_mask",
        "vector.reduction",
    }
)
_RECURSIVE = frozenset(
    {"affine.for", "affine.if", "affine.parallel", "memref.alloca_scope", "scf.execute_region", "scf.forall"}
)


def is_memory_effect_free(op: Operation) -> bool:
    """Whether an op, with all ops in its regions, is known to read, write, allocate and free no memory."""
    name = name_of(op)
    if name in _FREE:
        return True
    if name in _RECURSIVE or op.has_trait(RecursiveMemoryEffect, value_if_unregistered=False):
        return all(
            is_memory_effect_free(inner)
            for region in op.regions
            for block in region.blocks
            for inner in block.ops
        )
    return is_side_effect_free(op)
