"""Kinds of attributes that properties can hold: MLIR refuses others before it verifies the op."""

from __future__ import annotations

from collections.abc import Mapping
from io import StringIO

from xdsl.dialects.builtin import ArrayAttr, ArrayOfConstraint, StringAttr, SymbolNameConstraint, i32
from xdsl.ir import Attribute, TypeAttribute
from xdsl.irdl import AttrConstraint, BaseAttr, EqAttrConstraint, IRDLOperation, ParamAttrConstraint
from xdsl.printer import Printer

from stretto.dialects.mlir_text.narrow import as_dense_integers
from stretto.dialects.mlir_text.printer import MLIRPrinter

_HELD_AS_MLIR = ("async", "gpu")
"""The dialects whose properties are all held in the form that MLIR holds them in."""


def _kind(constraint: AttrConstraint) -> type | None:
    """The class of all attributes that satisfy a constraint; None if it isn't known."""
    match constraint:
        case SymbolNameConstraint():
            return StringAttr
        case BaseAttr():
            # A type is held as an attribute of any type.
            return TypeAttribute if issubclass(constraint.attr, TypeAttribute) else constraint.attr
        case ParamAttrConstraint():
            return constraint.base_attr
        case EqAttrConstraint():
            return type(constraint.attr)
        case ArrayOfConstraint():
            return ArrayAttr
        case _:
            return None


def property_fault(op: type[IRDLOperation], properties: Mapping[str, Attribute]) -> str | None:
    """Why MLIR can't hold these as the properties of an op; None if it can or that isn't known."""
    if op.dialect_name() not in _HELD_AS_MLIR:
        return None
    for name, definition in sorted(op.get_irdl_definition().properties.items()):
        value = properties.get(name)
        if value is None:
            continue
        if name == "operandSegmentSizes":
            sizes = as_dense_integers(value)
            if sizes is None or sizes.elt_type != i32:
                return f"{_invalid(op, properties)}: expected DenseI32ArrayAttr for key `value`"
        elif (kind := _kind(definition.constr)) is not None and not isinstance(value, kind):
            conversion = f"Invalid attribute `{name}` in property conversion: {_text(value)}"
            return f"{_invalid(op, properties)}: {conversion}"
    return None


def _invalid(op: type[IRDLOperation], properties: Mapping[str, Attribute]) -> str:
    stream = StringIO()
    MLIRPrinter(stream).print_attr_dict(dict(properties))
    return f"invalid properties {stream.getvalue()} for op {op.name}"


def _text(attribute: Attribute) -> str:
    stream = StringIO()
    printer: Printer = MLIRPrinter(stream)
    printer.print_attribute(attribute)
    return stream.getvalue()
