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
    "async-runtime-ref-counting": _lazy(
        "transforms.async_runtime_ref_counting", "AsyncRuntimeRefCountingPass"
    ),
    "async-runtime-ref-counting-opt": _lazy(
        "transforms.async_runtime_ref_counting_opt", "AsyncRuntimeRefCountingOptPass"
    ),
    "convert-scf-to-cf": _lazy("conversions.convert_scf_to_cf", "ConvertScfToCfPass"),
    "async-func-to-async-runtime": _lazy(
        "conversions.async_func_to_async_runtime", "AsyncFuncToAsyncRuntimePass"
    ),
    "async-to-async-runtime": _lazy("conversions.async_to_async_runtime", "AsyncToAsyncRuntimePass"),
    "convert-async-to-llvm": _lazy("conversions.async_to_llvm", "ConvertAsyncToLLVMPass"),
}
