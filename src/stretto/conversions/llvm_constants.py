"""Constants as attributes of `llvm.mlir.constant`."""

from __future__ import annotations

from typing import Any, cast

from xdsl.dialects.builtin import (
    BFloat16Type,
    DenseIntOrFPElementsAttr,
    Float16Type,
    Float32Type,
    Float64Type,
    Float80Type,
    Float128Type,
    FloatAttr,
    IndexType,
    IntegerAttr,
    IntegerType,
    ReducedPrecisionFloatType,
    VectorType,
)
from xdsl.ir import Attribute
from xdsl.utils.hints import isa

FLOATS = (
    BFloat16Type,
    Float16Type,
    Float32Type,
    Float64Type,
    Float80Type,
    Float128Type,
    ReducedPrecisionFloatType,
)


def element_of(type_: Attribute) -> Attribute:
    """The element type of a vector; any other type is returned as it is."""
    return cast(VectorType, type_).element_type if isinstance(type_, VectorType) else type_


def is_float(type_: Attribute) -> bool:
    """Whether the type is a float or a vector of floats."""
    return isinstance(element_of(type_), FLOATS)


def is_integer(type_: Attribute) -> bool:
    """Whether the type is an integer, an index, or a vector of them."""
    return isinstance(element_of(type_), IntegerType | IndexType)


def has_dense_constants(type_: Attribute) -> bool:
    """Whether xDSL can hold a constant of a type: in a vector integers have up to 64 bits."""
    element = element_of(type_)
    return type_ is element or not (isa(element, IntegerType) and element.width.data > 64)


def splat(type_: Attribute, value: float) -> Attribute | None:
    """The attribute of a constant of a scalar or vector type, the same in all lanes; None if the
    type has no such constants."""
    if not is_integer(type_) and not is_float(type_):
        return None
    number = int(value) if is_integer(type_) else float(value)
    if isinstance(type_, VectorType):
        return DenseIntOrFPElementsAttr.from_list(cast(VectorType[Any], type_), [number])
    return (
        FloatAttr(number, cast(Any, type_)) if is_float(type_) else IntegerAttr(int(number), cast(Any, type_))
    )
