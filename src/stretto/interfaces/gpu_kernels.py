"""What launches and kernels agree on: the name of a kernel's descriptor, and what it takes."""

from __future__ import annotations

from xdsl.dialects.builtin import FunctionType, SymbolRefAttr
from xdsl.dialects.llvm import LLVMFunctionType
from xdsl.ir import Operation

DESCRIPTOR_PREFIX = "__stretto_kernel_"

KERNEL_TYPE = "stretto.kernel_type"
"""The attribute of a descriptor (an `llvm.mlir.global`) that holds the type that the kernel had.

A `FunctionType`, as a gpu.func has, says that each argument is one value, a memref its descriptor. An
`LLVMFunctionType` is that of an llvm.func, whose arguments are passed as they are there.
"""


def descriptor_name(kernel: SymbolRefAttr) -> str:
    """The symbol of the descriptor of the kernel `@module::@kernel`."""
    return DESCRIPTOR_PREFIX + "_".join(kernel.string_value().split("."))


def kernel_type(descriptor: Operation) -> FunctionType | LLVMFunctionType | None:
    """The type that a kernel had, if its descriptor says so."""
    type_ = descriptor.attributes.get(KERNEL_TYPE)
    return type_ if isinstance(type_, FunctionType | LLVMFunctionType) else None
