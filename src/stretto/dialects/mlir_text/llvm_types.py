"""MLIR's text of LLVM's types and flags: types inside LLVM types go without `!llvm.`."""

from __future__ import annotations

from xdsl.dialects import llvm
from xdsl.dialects.builtin import IntAttr
from xdsl.dialects.utils import FastMathFlag
from xdsl.ir import Attribute
from xdsl.printer import Printer

from stretto.dialects.llvm_.types import is_opaque


def print_llvm_type(printer: Printer, type_: Attribute) -> None:
    """Print a type as an element of an LLVM type: `ptr`, `array<4 x i32>`, but `i32`, `vector<4xf32>`."""
    match type_:
        case llvm.LLVMPointerType(addr_space=space):
            printer.print_string("ptr")
            if isinstance(space, IntAttr) and space.data:
                printer.print_string(f"<{space.data}>")
        case llvm.LLVMArrayType(size=size, type=element):
            printer.print_string(f"array<{size.data} x ")
            print_llvm_type(printer, element)
            printer.print_string(">")
        case llvm.LLVMStructType(struct_name=name, types=types):
            printer.print_string("struct<")
            if name.data:
                printer.print_attribute(name)
                printer.print_string(", ")
            if is_opaque(type_):
                printer.print_string("opaque>")
                return
            with printer.in_parens():
                printer.print_list(types.data, lambda t: print_llvm_type(printer, t))
            printer.print_string(">")
        case llvm.LLVMFunctionType(inputs=inputs, output=output):
            printer.print_string("func<")
            print_llvm_type(printer, output)
            printer.print_string(" ")
            with printer.in_parens():
                printer.print_list(inputs.data, lambda t: print_llvm_type(printer, t))
                if type_.is_variadic:
                    printer.print_string(", ..." if inputs.data else "...")
            printer.print_string(">")
        case _ if type_.name in ("llvm.void", "llvm.token", "llvm.metadata"):
            printer.print_string(type_.name.removeprefix("llvm."))
        case _:
            printer.print_attribute(type_)


def whole_type(printer: Printer, type_: Attribute) -> None:
    """Print an LLVM type with `!llvm.`."""
    printer.print_string("!llvm.")
    print_llvm_type(printer, type_)


def linkage(printer: Printer, attribute: Attribute) -> None:
    """`#llvm.linkage<internal>`"""
    assert isinstance(attribute, llvm.LinkageAttr)
    printer.print_string(f"#llvm.linkage<{attribute.linkage.data}>")


def frame_pointer(printer: Printer, attribute: Attribute) -> None:
    """`#llvm.framePointerKind<"non-leaf">`; quoted where it is no keyword."""
    assert isinstance(attribute, llvm.FramePointerKindAttr)
    kind = attribute.data.value
    printer.print_string(
        f"#llvm.framePointerKind<{kind if kind.isidentifier() else f'{chr(34)}{kind}{chr(34)}'}>"
    )


def overflow(printer: Printer, attribute: Attribute) -> None:
    """`#llvm.overflow<nsw, nuw>`"""
    assert isinstance(attribute, llvm.OverflowAttr)
    printer.print_string(f"#llvm.overflow{overflow_text(attribute)}")


def overflow_text(flags: llvm.OverflowAttr) -> str:
    """`<nsw, nuw>`"""
    return f"<{', '.join(flag.value for flag in llvm.OverflowFlag if flag in flags.data) or 'none'}>"


def fastmath(printer: Printer, attribute: Attribute) -> None:
    """`#llvm.fastmath<nnan, ninf>`, with `none` and `fast` for no and all flags."""
    assert isinstance(attribute, llvm.FastMathAttr)
    flags = [flag.value for flag in _FLAGS if flag in attribute.data]
    text = "none" if not flags else "fast" if len(flags) == len(_FLAGS) else ", ".join(flags)
    printer.print_string(f"#llvm.fastmath<{text}>")


_FLAGS = (
    FastMathFlag.NO_NANS,
    FastMathFlag.NO_INFS,
    FastMathFlag.NO_SIGNED_ZEROS,
    FastMathFlag.ALLOW_RECIP,
    FastMathFlag.ALLOW_CONTRACT,
    FastMathFlag.APPROX_FUNC,
    FastMathFlag.REASSOC,
)
"""The flags in the order of LLVM's bits, which is that of MLIR's text."""
