"""finalize-memref-to-llvm: the memref dialect to LLVM."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from xdsl.context import Context
from xdsl.dialects import builtin
from xdsl.ir import Operation
from xdsl.passes import ModulePass

from stretto.conversions import memref_access, memref_allocation, memref_copy, memref_views
from stretto.conversions.dialect_conversion import Conversion, Pattern
from stretto.conversions.llvm_types import LLVMTypeConverter
from stretto.conversions.memref_allocation import Allocators
from stretto.diagnostics import emit_error

_PATTERNS: dict[type[Operation] | str, Pattern] = {
    "memref.alloca": memref_allocation.convert_alloca,
    "memref.alloca_scope": memref_allocation.convert_alloca_scope,
    "memref.assume_alignment": memref_access.convert_assume_alignment,
    "memref.atomic_rmw": memref_access.convert_atomic_rmw,
    "memref.cast": memref_views.convert_cast,
    "memref.collapse_shape": memref_views.convert_strided_view,
    "memref.copy": memref_copy.convert_copy,
    "memref.dim": memref_access.convert_dim,
    "memref.expand_shape": memref_views.convert_strided_view,
    "memref.extract_aligned_pointer_as_index": memref_access.convert_extract_aligned_pointer,
    "memref.extract_strided_metadata": memref_views.convert_extract_strided_metadata,
    "memref.generic_atomic_rmw": memref_access.convert_generic_atomic_rmw,
    "memref.get_global": memref_allocation.convert_get_global,
    "memref.global": memref_allocation.convert_global,
    "memref.load": memref_access.convert_load,
    "memref.memory_space_cast": memref_views.convert_memory_space_cast,
    "memref.prefetch": memref_access.convert_prefetch,
    "memref.rank": memref_access.convert_rank,
    "memref.reinterpret_cast": memref_views.convert_reinterpret_cast,
    "memref.reshape": memref_views.convert_reshape,
    "memref.store": memref_access.convert_store,
    "memref.subview": memref_views.convert_strided_view,
    "memref.transpose": memref_views.convert_transpose,
    "memref.view": memref_views.convert_view,
}


def _patterns(allocators: Allocators) -> dict[type[Operation] | str, Pattern]:
    return {
        **_PATTERNS,
        "memref.alloc": partial(memref_allocation.convert_alloc, allocators=allocators),
        "memref.dealloc": partial(memref_allocation.convert_dealloc, allocators=allocators),
    }


@dataclass(frozen=True)
class FinalizeMemRefToLLVMPass(ModulePass):
    """Lowers every memref op; one that it can't lower is an error.

    Unlike MLIR's pass, it also takes subview, collapse_shape, expand_shape, generic_atomic_rmw of any type,
    atomic_rmw mulf and muli, and allocations with a strided layout.
    """

    name = "finalize-memref-to-llvm"

    use_aligned_alloc: bool = False
    """Use aligned_alloc in place of malloc."""
    index_bitwidth: int = 0
    """Bits of `index`; 0: as the module's data layout says, else 64."""
    use_generic_functions: bool = False
    """Use _mlir_memref_to_llvm_alloc, _aligned_alloc and _free in place of malloc, aligned_alloc and free."""

    def apply(self, ctx: Context, op: builtin.ModuleOp) -> None:
        allocators = Allocators(self.use_aligned_alloc, self.use_generic_functions)
        conversion = Conversion(LLVMTypeConverter.for_module(op, self.index_bitwidth))
        conversion.run(list(op.walk()), _patterns(allocators))
        for left in op.walk():
            if left.name.startswith("memref."):
                types = ", ".join(f"'{value.type}'" for value in (*left.operands, *left.results))
                emit_error(left, f"failed to legalize operation '{left.name}' ({types}): no lowering to LLVM")
