"""Narrowing of attributes to xDSL's generic classes, with the type arguments that a checker can't know."""

from __future__ import annotations

from typing import cast

from xdsl.dialects.builtin import (
    ArrayAttr,
    DenseArrayBase,
    DenseIntOrFPElementsAttr,
    FloatAttr,
    IntegerAttr,
    IntegerType,
    MemRefType,
    UnrankedMemRefType,
    VectorType,
)
from xdsl.ir import Attribute


def as_memref(type_: Attribute) -> MemRefType[Attribute] | None:
    """The type if it is a ranked memref."""
    return cast("MemRefType[Attribute]", type_) if isinstance(type_, MemRefType) else None


def as_unranked_memref(type_: Attribute) -> UnrankedMemRefType[Attribute] | None:
    """The type if it is an unranked memref."""
    return cast("UnrankedMemRefType[Attribute]", type_) if isinstance(type_, UnrankedMemRefType) else None


def as_any_memref(type_: Attribute) -> MemRefType[Attribute] | UnrankedMemRefType[Attribute] | None:
    """The type if it is a memref."""
    return as_memref(type_) or as_unranked_memref(type_)


def as_vector(type_: Attribute) -> VectorType[Attribute] | None:
    """The type if it is a vector."""
    return cast("VectorType[Attribute]", type_) if isinstance(type_, VectorType) else None


def integer_width(type_: Attribute) -> int | None:
    """The width of an integer type in bits; None for other types."""
    return cast("IntegerType", type_).width.data if isinstance(type_, IntegerType) else None


def as_integer(attribute: Attribute | None) -> IntegerAttr | None:
    """The attribute if it is an integer."""
    return cast("IntegerAttr", attribute) if isinstance(attribute, IntegerAttr) else None


def as_float(attribute: Attribute) -> FloatAttr | None:
    """The attribute if it is a floating-point number."""
    return cast("FloatAttr", attribute) if isinstance(attribute, FloatAttr) else None


def elements(attribute: Attribute) -> tuple[Attribute, ...] | None:
    """The elements of an array attribute."""
    return cast("ArrayAttr[Attribute]", attribute).data if isinstance(attribute, ArrayAttr) else None


def as_dense_integers(attribute: Attribute | None) -> DenseArrayBase[IntegerType] | None:
    """The attribute if it is a dense array; of integers, if its element type says so."""
    if not isinstance(attribute, DenseArrayBase):
        return None
    return cast("DenseArrayBase[IntegerType]", attribute)


def integers(values: DenseArrayBase | DenseIntOrFPElementsAttr | None) -> list[int]:
    """The values of a dense attribute of integers; none of None."""
    if values is None:
        return []
    return [int(value) for value in cast("DenseArrayBase[IntegerType]", values).get_values()]
