"""Properties of `llvm` ops that only pass through: MLIR defines them, Stretto keeps and prints them."""

from __future__ import annotations

from xdsl.irdl import AnyAttr, IRDLOperation, PropertyDef, irdl_op_definition, opt_prop_def


@irdl_op_definition
class _Any(IRDLOperation):
    name = "llvm.any"
    any = opt_prop_def(AnyAttr())


_OPTIONAL = _Any.get_irdl_definition().properties["any"]


def _optional(names: str) -> dict[str, PropertyDef]:
    return dict.fromkeys(names.split(), _OPTIONAL)


FUNC_PROPERTIES = _optional(
    """alignment alloc_size allocsize always_inline aarch64_in_za aarch64_inout_za aarch64_new_za
    aarch64_out_za aarch64_preserves_za approx_func_fp_math arm_in_za arm_inout_za
    arm_locally_streaming arm_new_za arm_out_za arm_preserves_za arm_streaming
    arm_streaming_compatible cold comdat convergent default_func_attrs denormal_fp_math
    denormal_fp_math_f32 denormal_fpenv dso_local fp_contract function_entry_count garbageCollector
    hot inline_hint instrument_function_entry instrument_function_exit intel_reqd_sub_group_size
    memory_effects minsize modular_format nobuiltins no_caller_saved_registers no_infs_fp_math
    no_nans_fp_math no_signed_zeros_fp_math nocallback noduplicate noreturn optsize
    prefer_vector_width reciprocal_estimates reqd_work_group_size returns_twice save_reg_params
    section target_features_attr trap_func_name unsafe_fp_math uwtable_kind vec_type_hint
    vscale_range will_return work_group_size_hint zero_call_used_regs"""
)
"""Of `llvm.func`."""

CALL_PROPERTIES = _optional(
    """access_groups alias_scopes alloc_size always_inline branch_weights builtin cold convergent
    default_func_attrs hot inline_hint memory_effects minsize modular_format no_inline no_unwind
    noalias_scopes nobuiltin nobuiltins no_caller_saved_registers nocallback noduplicate noreturn
    optsize returns_twice save_reg_params tbaa trap_func_name will_return zero_call_used_regs"""
)
"""Of `llvm.call`."""

GLOBAL_PROPERTIES = _optional("dbg_exprs target_specific_attrs")
"""Of `llvm.mlir.global`."""

ACCESS_PROPERTIES = _optional("access_groups alias_scopes dereferenceable noalias_scopes tbaa")
"""Of `llvm.load` and `llvm.store`."""
