"""MLIR's text of attributes and types that xDSL prints otherwise."""

from __future__ import annotations

from collections.abc import Callable

from xdsl.dialects.builtin import (
    AffineMapAttr,
    AffineSetAttr,
    ArrayAttr,
    MemRefType,
    NoneAttr,
    UnrankedMemRefType,
    f64,
    i64,
)
from xdsl.ir import Attribute
from xdsl.printer import Printer

from stretto.dialects.mlir_text.affine_text import map_text, set_text
from stretto.dialects.mlir_text.narrow import as_float, as_integer, as_memref, as_unranked_memref, elements


def print_eliding_type(printer: Printer, attribute: Attribute) -> None:
    """Print an attribute where MLIR leaves out the types that its parser assumes: `i64` and `f64`."""
    integer, floating = as_integer(attribute), as_float(attribute)
    if integer is not None and integer.type == i64:
        printer.print_string(str(integer.value.data))
    elif floating is not None and floating.get_type() == f64:
        floating.print_without_type(printer)
    else:
        printer.print_attribute(attribute)


def _array(printer: Printer, attribute: Attribute) -> None:
    data = elements(attribute)
    assert data is not None
    with printer.in_square_brackets():
        printer.print_list(data, lambda element: print_eliding_type(printer, element))


def _memref(printer: Printer, attribute: Attribute) -> None:
    type_ = as_memref(attribute)
    assert type_ is not None
    printer.print_string("memref")
    with printer.in_angle_brackets():
        if shape := type_.get_shape():
            printer.print_dimension_list(shape)
            printer.print_string("x")
        printer.print_attribute(type_.element_type)
        if not isinstance(type_.layout, NoneAttr):
            printer.print_string(", ")
            printer.print_attribute(type_.layout)
        _memory_space(printer, type_.memory_space)


def _unranked_memref(printer: Printer, attribute: Attribute) -> None:
    type_ = as_unranked_memref(attribute)
    assert type_ is not None
    printer.print_string("memref<*x")
    printer.print_attribute(type_.element_type)
    _memory_space(printer, type_.memory_space)
    printer.print_string(">")


def _memory_space(printer: Printer, space: Attribute) -> None:
    if not isinstance(space, NoneAttr):
        printer.print_string(", ")
        print_eliding_type(printer, space)


def _affine_map(printer: Printer, attribute: Attribute) -> None:
    assert isinstance(attribute, AffineMapAttr)
    printer.print_string(f"affine_map<{map_text(attribute.data)}>")


def _affine_set(printer: Printer, attribute: Attribute) -> None:
    assert isinstance(attribute, AffineSetAttr)
    printer.print_string(f"affine_set<{set_text(attribute.data)}>")


def _overflow(printer: Printer, attribute: Attribute) -> None:
    from xdsl.dialects import arith

    from stretto.dialects.mlir_text.arith import overflow_text

    assert isinstance(attribute, arith.IntegerOverflowAttr)
    printer.print_string(f"#arith.overflow{overflow_text(attribute)}")


def _loop_dim_map(printer: Printer, attribute: Attribute) -> None:
    from xdsl.dialects import gpu

    assert isinstance(attribute, gpu.LoopDimMapAttr)
    maps = ", ".join(
        f"{name} = {map_text(map_.data)}"
        for name, map_ in (("map", attribute.map), ("bound", attribute.bound))
    )
    printer.print_string(f"#gpu.loop_dim_map<processor = {attribute.processor.data.value}, {maps}>")


AttributeText = Callable[[Printer, Attribute], None]

_BUILTIN: dict[type[Attribute], AttributeText] = {
    AffineMapAttr: _affine_map,
    AffineSetAttr: _affine_set,
    ArrayAttr: _array,
    MemRefType: _memref,
    UnrankedMemRefType: _unranked_memref,
}


def _llvm(function: str) -> AttributeText:
    def print_text(printer: Printer, attribute: Attribute) -> None:
        from stretto.dialects.mlir_text import llvm_types

        getattr(llvm_types, function)(printer, attribute)

    return print_text


_DIALECTS: dict[str, AttributeText] = {
    # By name: these functions import the dialects that they need, the printer loads none by itself.
    "arith.overflow": _overflow,
    "gpu.loop_dim_map": _loop_dim_map,
    "llvm.array": _llvm("whole_type"),
    "llvm.fastmath": _llvm("fastmath"),
    "llvm.framePointerKind": _llvm("frame_pointer"),
    "llvm.func": _llvm("whole_type"),
    "llvm.linkage": _llvm("linkage"),
    "llvm.overflow": _llvm("overflow"),
    "llvm.ptr": _llvm("whole_type"),
    "llvm.struct": _llvm("whole_type"),
}


def attribute_text(attribute: Attribute) -> AttributeText | None:
    """The function that prints an attribute or type whole, sigil included; None where xDSL's does."""
    return _BUILTIN.get(type(attribute)) or _DIALECTS.get(attribute.name)
