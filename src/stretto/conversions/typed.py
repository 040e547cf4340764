"""Types of MLIR as their Python classes with all parameters said, which isinstance alone leaves unknown."""

from __future__ import annotations

from typing import cast

from xdsl.dialects.builtin import IntegerType, MemRefType, UnrankedMemRefType, VectorType
from xdsl.ir import Attribute


def memref_of(type_: Attribute) -> MemRefType[Attribute]:
    """A type that is known to be a ranked memref."""
    assert isinstance(type_, MemRefType), f"{type_} is no ranked memref"
    return cast("MemRefType[Attribute]", type_)


def unranked_of(type_: Attribute) -> UnrankedMemRefType[Attribute]:
    """A type that is known to be an unranked memref."""
    assert isinstance(type_, UnrankedMemRefType), f"{type_} is no unranked memref"
    return cast("UnrankedMemRefType[Attribute]", type_)


def is_ranked(type_: Attribute) -> bool:
    """Whether a type is a ranked memref."""
    return isinstance(type_, MemRefType)


def is_unranked(type_: Attribute) -> bool:
    """Whether a type is an unranked memref."""
    return isinstance(type_, UnrankedMemRefType)


def is_vector(type_: Attribute) -> bool:
    """Whether a type is a vector."""
    return isinstance(type_, VectorType)


def vector_of(type_: Attribute) -> VectorType[Attribute]:
    """A type that is known to be a vector."""
    assert isinstance(type_, VectorType), f"{type_} is no vector"
    return cast("VectorType[Attribute]", type_)


def width_of(type_: Attribute) -> int | None:
    """The bits of an integer type; None for another one."""
    return cast("IntegerType[int]", type_).width.data if isinstance(type_, IntegerType) else None
