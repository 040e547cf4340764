"""convert-vector-to-llvm: the vector dialect to LLVM."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from xdsl.context import Context
from xdsl.dialects import builtin
from xdsl.ir import Operation
from xdsl.passes import ModulePass

from stretto.conversions import vector_elements, vector_memory
from stretto.conversions.dialect_conversion import Conversion, Pattern
from stretto.conversions.llvm_types import LLVMTypeConverter
from stretto.conversions.vector_print import convert_print
from stretto.diagnostics import emit_error

_PATTERNS: dict[type[Operation] | str, Pattern] = {
    "vector.bitcast": vector_elements.convert_bitcast,
    "vector.broadcast": vector_elements.convert_broadcast,
    "vector.create_mask": vector_elements.convert_create_mask,
    "vector.extract": vector_elements.convert_extract,
    "vector.fma": vector_elements.convert_fma,
    "vector.from_elements": vector_elements.convert_from_elements,
    "vector.insert": vector_elements.convert_insert,
    "vector.print": convert_print,
    "vector.shuffle": vector_elements.convert_shuffle,
    "vector.splat": vector_elements.convert_broadcast,
}
_MEMORY_PATTERNS: dict[str, Callable[..., None]] = {
    "vector.load": vector_memory.convert_load,
    "vector.maskedload": vector_memory.convert_masked_load,
    "vector.maskedstore": vector_memory.convert_masked_store,
    "vector.store": vector_memory.convert_store,
    "vector.transfer_read": vector_memory.convert_transfer_read,
    "vector.transfer_write": vector_memory.convert_transfer_write,
}


@dataclass(frozen=True)
class ConvertVectorToLLVMPass(ModulePass):
    """Lowers vector.print of any vector, and the ops on 1-D vectors; a vector op that is left is an error.

    MLIR's `enable-…`, `vector-contract-lowering` and `force-32bit-vector-indices` are taken and have no
    effect: there is nothing for them to choose here (masks are computed with the width of the index type).
    """

    name = "convert-vector-to-llvm"

    reassociate_fp_reductions: bool = False
    """Let LLVM reassociate reductions of floats."""
    use_vector_alignment: bool = False
    """Take addresses to be aligned for the vector, not just for its element."""
    force_32bit_vector_indices: bool = True
    enable_amx: bool = False
    enable_arm_neon: bool = False
    enable_arm_sve: bool = False
    enable_arm_i8mm: bool = False
    enable_arm_bf16: bool = False
    enable_x86vector: bool = False
    vector_contract_lowering: str = "dot"

    def apply(self, ctx: Context, op: builtin.ModuleOp) -> None:
        memory = {
            name: partial(pattern, by_vector=self.use_vector_alignment)
            for name, pattern in _MEMORY_PATTERNS.items()
        }
        reduction = partial(vector_elements.convert_reduction, reassociate=self.reassociate_fp_reductions)
        patterns: dict[type[Operation] | str, Pattern] = {
            **_PATTERNS,
            **memory,
            "vector.reduction": reduction,
        }
        conversion = Conversion(LLVMTypeConverter.for_module(op))
        conversion.run(list(op.walk()), patterns)
        for left in op.walk():
            if left.name.startswith("vector."):
                types = ", ".join(f"'{value.type}'" for value in (*left.operands, *left.results))
                emit_error(left, f"failed to legalize operation '{left.name}' ({types}): no lowering to LLVM")
