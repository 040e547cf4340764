"""MLIR's words for type constraints of arith, gpu, llvm, math and scf, which are composed of smaller ones."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from xdsl.dialects.builtin import (
    AnyFloatConstr,
    IntegerType,
    SignlessIntegerConstraint,
    VectorType,
)
from xdsl.ir import Attribute
from xdsl.irdl import AttrConstraint, BaseAttr, VarConstraint
from xdsl.irdl.constraints import VerificationContext
from xdsl.utils.exceptions import VerifyException
from xdsl.utils.type import get_element_type_or_self

from stretto.dialects.mlir_text.narrow import integer_width

Words = Sequence[tuple[AttrConstraint, str]]


@cache
def _arith_words() -> Words:
    from xdsl.dialects import arith

    from stretto.dialects.mlir_text import arith as text

    return (
        (arith.signlessIntegerLike, "signless-integer-like"),
        (text.INTEGER_OR_INDEX_LIKE, "signless-integer-like"),
        (text.INTEGER_LIKE, "signless-fixed-width-integer-like"),
        (arith.floatingPointLike, "floating-point-like"),
        (text.FLOAT_LIKE, "floating-point-like"),
        (arith.boolLike, "bool-like"),
        (text.BOOL_LIKE, "bool-like"),
    )


@cache
def _llvm_words() -> Words:
    from xdsl.dialects import llvm

    from stretto.dialects.llvm_.types import LLVMTokenType

    vectors = "LLVM dialect-compatible vector of"
    return (
        (
            SignlessIntegerConstraint | VectorType.constr(SignlessIntegerConstraint),
            f"signless integer or {vectors} signless integer",
        ),
        (
            AnyFloatConstr | VectorType.constr(AnyFloatConstr),
            f"floating point LLVM type or {vectors} floating point LLVM type",
        ),
        (BaseAttr(llvm.LLVMPointerType), "LLVM pointer type"),
        (BaseAttr(LLVMTokenType), "LLVM token type"),
        (BaseAttr(IntegerType), "signless integer"),
    )


@cache
def _scf_words() -> Words:
    from xdsl.dialects.builtin import IndexType
    from xdsl.irdl import base

    return ((base(IndexType) | SignlessIntegerConstraint, "signless integer or index"),)


@cache
def _gpu_words() -> Words:
    from xdsl.dialects.builtin import MemRefType, UnrankedMemRefType
    from xdsl.irdl import base

    from stretto.dialects.gpu_ import attrs, device, launch, reductions

    return (
        (base(attrs.AsyncTokenType), "async token type"),
        (base(MemRefType), "memref of any type values"),
        (base(UnrankedMemRefType), "unranked.memref of any type values"),
        (reductions.SCALAR, "Integer or Float"),
        (
            reductions.SCALAR_OR_VECTOR,
            "Integer or Float or fixed-length vector of Integer or Float values of ranks 1",
        ),
        (device.NUMBER, "integer or index or floating-point"),
        (launch.SIZE, "index or 32-bit signless integer or 64-bit signless integer"),
    )


_DIALECTS = {
    "gpu": _gpu_words,
    "arith": _arith_words,
    "llvm": _llvm_words,
    "math": _arith_words,
    "scf": _scf_words,
}
_FOUND: dict[tuple[str, int], tuple[AttrConstraint, str | None]] = {}
_FITS: dict[tuple[int, Attribute], bool] = {}


def composed_type_text(dialect: str, constraint: AttrConstraint) -> str | None:
    """MLIR's words for a constraint of an op of `dialect`; None if they aren't known.

    Constraints belong to definitions and live as long as they do, so they are remembered by identity.
    """
    words = _DIALECTS.get(dialect)
    if words is None:
        return None
    key = (dialect, id(constraint))
    if key not in _FOUND:
        inner = constraint.constraint if isinstance(constraint, VarConstraint) else constraint
        text = next((text for known, text in words() if known == inner), None)
        _FOUND[key] = (constraint, text)
    return _FOUND[key][1]


def fits(dialect: str, constraint: AttrConstraint, type_: Attribute) -> bool:
    """Whether the type satisfies the constraint and, if an integer, has no sign; `gpu` asks so itself."""
    key = (id(constraint), type_)
    if (known := _FITS.get(key)) is not None:
        return known
    element = get_element_type_or_self(type_)
    may_have_sign = dialect == "gpu" or integer_width(element) is None
    result = may_have_sign or SignlessIntegerConstraint.verifies(element)
    try:
        constraint.verify(type_, VerificationContext())
    except VerifyException:
        result = False
    if len(_FITS) > 10_000:
        _FITS.clear()
    _FITS[key] = result
    return result
