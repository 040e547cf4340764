"""The passes by name. Loading is lazy: a tool imports only the passes that it runs."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module

from xdsl.passes import ModulePass

PassLoader = Callable[[], type[ModulePass]]


def _lazy(module: str, class_name: str) -> PassLoader:
    return lambda: getattr(import_module(f"stretto.{module}"), class_name)


ALL_PASSES: dict[str, PassLoader] = {
    # One line a pass: name -> module and class.
    "async-failures-by-value": _lazy("conversions.async_failures_by_value", "AsyncFailuresByValuePass"),
    "async-functions-to-coroutines": _lazy(
        "transforms.async_functions_to_coroutines", "AsyncFunctionsToCoroutinesPass"
    ),
    "async-runtime-ref-counting": _lazy(
        "transforms.async_runtime_ref_counting", "AsyncRuntimeRefCountingPass"
    ),
    "async-runtime-ref-counting-opt": _lazy(
        "transforms.async_runtime_ref_counting_opt", "AsyncRuntimeRefCountingOptPass"
    ),
    "async-runtime-policy-based-ref-counting": _lazy(
        "transforms.async_runtime_policy_based_ref_counting", "AsyncRuntimePolicyBasedRefCountingPass"
    ),
    "async-runtime-verify-ref-counting": _lazy(
        "transforms.async_runtime_verify_ref_counting", "AsyncRuntimeVerifyRefCountingPass"
    ),
    "async-parallel-for": _lazy("transforms.async_parallel_for", "AsyncParallelForPass"),
    "convert-linalg-to-loops": _lazy("conversions.convert_linalg_to_loops", "ConvertLinalgToLoopsPass"),
    "convert-linalg-to-parallel-loops": _lazy(
        "conversions.convert_linalg_to_parallel_loops", "ConvertLinalgToParallelLoopsPass"
    ),
    "linalg-tile": _lazy("conversions.linalg_tile", "LinalgTilePass"),
    "lower-affine": _lazy("conversions.lower_affine", "LowerAffinePass"),
    "convert-scf-to-cf": _lazy("conversions.convert_scf_to_cf", "ConvertScfToCfPass"),
    "async-func-to-async-runtime": _lazy(
        "conversions.async_func_to_async_runtime", "AsyncFuncToAsyncRuntimePass"
    ),
    "async-synchronous-functions": _lazy(
        "conversions.async_synchronous_functions", "AsyncSynchronousFunctionsPass"
    ),
    "async-to-async-runtime": _lazy("conversions.async_to_async_runtime", "AsyncToAsyncRuntimePass"),
    "convert-async-to-llvm": _lazy("conversions.async_to_llvm", "ConvertAsyncToLLVMPass"),
    "finalize-memref-to-llvm": _lazy("conversions.finalize_memref_to_llvm", "FinalizeMemRefToLLVMPass"),
    "convert-func-to-llvm": _lazy("conversions.func_to_llvm", "ConvertFuncToLLVMPass"),
    "stretto-mark-counted": _lazy("transforms.stretto_mark_counted", "StrettoMarkCountedPass"),
    "stretto-parallel-loops-to-calls": _lazy(
        "conversions.stretto_parallel_loops_to_calls", "StrettoParallelLoopsToCallsPass"
    ),
    "stretto-entry-points": _lazy("transforms.stretto_entry_points", "StrettoEntryPointsPass"),
    "expand-strided-metadata": _lazy("conversions.expand_strided_metadata", "ExpandStridedMetadataPass"),
    "memref-expand": _lazy("conversions.memref_expand", "MemRefExpandPass"),
    "convert-cf-to-llvm": _lazy("conversions.cf_to_llvm", "ConvertCfToLLVMPass"),
    "convert-arith-to-llvm": _lazy("conversions.arith_to_llvm", "ConvertArithToLLVMPass"),
    "convert-vector-to-llvm": _lazy("conversions.convert_vector_to_llvm", "ConvertVectorToLLVMPass"),
    "convert-math-to-llvm": _lazy("conversions.math_to_llvm", "ConvertMathToLLVMPass"),
    "arith-expand": _lazy("conversions.arith_expand", "ArithExpandPass"),
    "canonicalize": _lazy("transforms.canonicalize", "CanonicalizePass"),
    "cse": _lazy("transforms.cse", "CommonSubexpressionEliminationPass"),
    "gpu-to-llvm": _lazy("conversions.gpu_to_llvm", "GpuToLLVMPass"),
    "stretto-check-memory": _lazy("conversions.stretto_check_memory", "StrettoCheckMemoryPass"),
    "gpu-kernel-outlining": _lazy("transforms.gpu_kernel_outlining", "GpuKernelOutliningPass"),
    "gpu-launch-sink-index-computations": _lazy(
        "transforms.gpu_launch_sink_index_computations", "GpuLaunchSinkIndexComputationsPass"
    ),
    "gpu-map-parallel-loops": _lazy("transforms.gpu_map_parallel_loops", "GpuMapParallelLoopsPass"),
    "convert-parallel-loops-to-gpu": _lazy(
        "transforms.convert_parallel_loops_to_gpu", "ConvertParallelLoopsToGpuPass"
    ),
    "gpu-async-region": _lazy("transforms.gpu_async_region", "GpuAsyncRegionPass"),
    "inline": _lazy("transforms.inline", "InlinePass"),
    "reconcile-unrealized-casts": _lazy(
        "transforms.reconcile_unrealized_casts", "ReconcileUnrealizedCastsPass"
    ),
    "stretto-drop-unused-tokens": _lazy(
        "conversions.stretto_drop_unused_tokens", "StrettoDropUnusedTokensPass"
    ),
    "stretto-frames-from-slab": _lazy("conversions.stretto_frames_from_slab", "StrettoFramesFromSlabPass"),
    "stretto-nonblocking-tasks": _lazy(
        "conversions.stretto_nonblocking_tasks", "StrettoNonBlockingTasksPass"
    ),
    "stretto-inline-async-runtime": _lazy(
        "conversions.stretto_inline_async_runtime", "StrettoInlineAsyncRuntimePass"
    ),
    "scf-parallel-loop-tiling": _lazy("transforms.scf_parallel_loop_tiling", "ScfParallelLoopTilingPass"),
    "strip-debuginfo": _lazy("transforms.strip_debuginfo", "StripDebugInfoPass"),
    "symbol-dce": _lazy("transforms.symbol_dce", "SymbolDCEPass"),
    "stretto-gpu-kernels-to-blocks": _lazy(
        "conversions.stretto_gpu_kernels_to_blocks", "StrettoGpuKernelsToBlocksPass"
    ),
    "convert-index-to-llvm": _lazy("conversions.index_to_llvm", "ConvertIndexToLLVMPass"),
}
