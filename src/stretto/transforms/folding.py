"""Folding of integer arithmetic: what an op gives if its operands are known."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from xdsl.dialects import arith
from xdsl.dialects.builtin import IndexType, IntegerAttr, IntegerType
from xdsl.ir import Attribute, Operation, SSAValue

_INDEX_BITS = 64

Folded = SSAValue | int
"""What stands for a result: a value that is there, or the bits of a constant of the result's type."""


def width_of(type_: Attribute) -> int | None:
    """The bits of a signless integer or index; None for other types."""
    if isinstance(type_, IndexType):
        return _INDEX_BITS
    return cast("IntegerType[int]", type_).width.data if isinstance(type_, IntegerType) else None


def constant_of(value: SSAValue) -> int | None:
    """The unsigned bits of an integer constant; None if the value isn't one."""
    owner = value.owner
    width = width_of(value.type)
    if width is None or not isinstance(owner, arith.ConstantOp) or not isinstance(owner.value, IntegerAttr):
        return None
    return owner.value.value.data & ((1 << width) - 1)


def signed(bits: int, width: int) -> int:
    """Unsigned bits as a signed number."""
    return bits - (1 << width) if width and bits >> (width - 1) & 1 else bits


def integer_constant(bits: int, type_: Attribute) -> arith.ConstantOp:
    """A constant with these bits."""
    width = width_of(type_)
    assert width is not None
    bits &= (1 << width) - 1
    if width == 1:
        return arith.ConstantOp(IntegerAttr.from_bool(bool(bits)))
    return arith.ConstantOp(IntegerAttr(signed(bits, width), cast("IntegerType | IndexType", type_)))


def _divide(lhs: int, rhs: int) -> int:
    quotient = abs(lhs) // abs(rhs)
    return -quotient if (lhs < 0) != (rhs < 0) else quotient


_SIGNED: dict[str, Callable[[int, int], int]] = {
    "arith.addi": lambda a, b: a + b,
    "arith.subi": lambda a, b: a - b,
    "arith.muli": lambda a, b: a * b,
    "arith.andi": lambda a, b: a & b,
    "arith.ori": lambda a, b: a | b,
    "arith.xori": lambda a, b: a ^ b,
    "arith.minsi": min,
    "arith.maxsi": max,
}
_UNSIGNED: dict[str, Callable[[int, int], int]] = {"arith.minui": min, "arith.maxui": max}
_SIGNED_DIVISIONS: dict[str, Callable[[int, int], int]] = {
    "arith.divsi": _divide,
    "arith.remsi": lambda a, b: a - b * _divide(a, b),
    "arith.floordivsi": lambda a, b: a // b,
    "arith.ceildivsi": lambda a, b: -(-a // b),
}
_UNSIGNED_DIVISIONS: dict[str, Callable[[int, int], int]] = {
    "arith.divui": lambda a, b: a // b,
    "arith.remui": lambda a, b: a % b,
    "arith.ceildivui": lambda a, b: -(-a // b),
}
_SHIFTS = ("arith.shli", "arith.shrsi", "arith.shrui")

RIGHT_NEUTRAL: dict[str, int] = {
    **dict.fromkeys(("arith.addi", "arith.subi", "arith.ori", "arith.xori", *_SHIFTS), 0),
    **dict.fromkeys(("arith.muli", "arith.divsi", "arith.divui"), 1),
    **dict.fromkeys(("arith.floordivsi", "arith.ceildivsi", "arith.ceildivui"), 1),
}
"""The right operand, unsigned, with which a binary op gives its left one; -1, all bits, isn't among them."""

_SAME_GIVES_ZERO = ("arith.subi", "arith.xori")
_SAME_GIVES_IT = ("arith.andi", "arith.ori", "arith.minsi", "arith.maxsi", "arith.minui", "arith.maxui")


def _fold_known(name: str, lhs: int, rhs: int, width: int) -> int | None:
    """Two known operands (unsigned bits). Divisions and shifts without a defined result don't fold."""
    a, b = signed(lhs, width), signed(rhs, width)
    if name in _SIGNED:
        return _SIGNED[name](a, b)
    if name in _UNSIGNED:
        return _UNSIGNED[name](lhs, rhs)
    if name in _SIGNED_DIVISIONS:
        overflows = b == -1 and a == -(1 << (width - 1))
        return None if b == 0 or overflows else _SIGNED_DIVISIONS[name](a, b)
    if name in _UNSIGNED_DIVISIONS:
        return None if rhs == 0 else _UNSIGNED_DIVISIONS[name](lhs, rhs)
    if name in _SHIFTS and rhs < width:
        return {"arith.shli": lhs << rhs, "arith.shrui": lhs >> rhs, "arith.shrsi": a >> rhs}[name]
    return None


def _fold_binary(op: Operation) -> Folded | None:
    lhs, rhs = op.operands
    width = width_of(op.results[0].type)
    if width is None:
        return None
    left, right = constant_of(lhs), constant_of(rhs)
    if left is not None and right is not None:
        return _fold_known(op.name, left, right, width)
    if lhs is rhs and op.name in _SAME_GIVES_ZERO:
        return 0
    if lhs is rhs and op.name in _SAME_GIVES_IT:
        return lhs
    if right is not None and op.name in RIGHT_NEUTRAL and right == RIGHT_NEUTRAL[op.name]:
        return lhs
    if right == 0 and op.name in ("arith.muli", "arith.andi"):
        return 0
    if right == (1 << width) - 1 and op.name == "arith.andi":
        return lhs
    if right == 1 and op.name in ("arith.remsi", "arith.remui"):
        return 0
    return None


_PREDICATES: tuple[Callable[[int, int], bool], ...] = (
    lambda a, b: a == b,
    lambda a, b: a != b,
    lambda a, b: a < b,
    lambda a, b: a <= b,
    lambda a, b: a > b,
    lambda a, b: a >= b,
)
_FIRST_UNSIGNED_PREDICATE = 6


def compare(predicate: int, lhs: int, rhs: int, width: int) -> bool:
    """The comparison with arith.cmpi's number, of unsigned bits."""
    if predicate >= _FIRST_UNSIGNED_PREDICATE:
        return _PREDICATES[predicate - 4](lhs, rhs)
    return _PREDICATES[predicate](signed(lhs, width), signed(rhs, width))


def _fold_comparison(op: arith.CmpiOp) -> Folded | None:
    width = width_of(op.lhs.type)
    if width is None:
        return None
    predicate = op.predicate.value.data
    if op.lhs is op.rhs:
        return int(compare(predicate, 0, 0, width))
    left, right = constant_of(op.lhs), constant_of(op.rhs)
    if left is None or right is None:
        return None
    return int(compare(predicate, left, right, width))


def _fold_select(op: arith.SelectOp) -> Folded | None:
    if op.lhs is op.rhs:
        return op.lhs
    condition = constant_of(op.cond)
    if condition is not None:
        return op.lhs if condition else op.rhs
    if constant_of(op.lhs) == 1 and constant_of(op.rhs) == 0 and width_of(op.result.type) == 1:
        return op.cond
    return None


_SIGNED_CASTS = ("arith.extsi", "arith.index_cast")
_CASTS = ("arith.extui", "arith.trunci", "arith.index_castui", *_SIGNED_CASTS)


def _fold_cast(op: Operation) -> Folded | None:
    (source,) = op.operands
    width = width_of(source.type)
    if width is None or width_of(op.results[0].type) is None:
        return None
    bits = constant_of(source)
    if bits is not None:
        return signed(bits, width) if op.name in _SIGNED_CASTS else bits
    inner = source.owner
    if isinstance(inner, Operation) and inner.name in _CASTS:
        original = inner.operands[0]
        original_width = width_of(original.type)
        widens = original_width is not None and original_width <= width
        # Back to the type before a cast that kept all bits.
        if widens and original.type == op.results[0].type and (op.name, inner.name) in _INVERSE:
            return original
    return None


_INVERSE = {
    ("arith.trunci", "arith.extsi"),
    ("arith.trunci", "arith.extui"),
    ("arith.index_cast", "arith.index_cast"),
    ("arith.index_castui", "arith.index_castui"),
}


def fold(op: Operation) -> Folded | None:
    """What the only result of an op of integer arithmetic is known to be; None if nothing is known."""
    if isinstance(op, arith.CmpiOp):
        return _fold_comparison(op)
    if isinstance(op, arith.SelectOp):
        return _fold_select(op)
    if op.name in _CASTS:
        return _fold_cast(op)
    if op.name in _BINARY:
        return _fold_binary(op)
    return None


_BINARY = frozenset((*_SIGNED, *_UNSIGNED, *_SIGNED_DIVISIONS, *_UNSIGNED_DIVISIONS, *_SHIFTS))
