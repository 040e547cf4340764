"""MLIR's text of affine expressions, maps and sets.

MLIR simplifies expressions as it builds them; xDSL keeps them as written. The functions here print
what MLIR would have built.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from math import gcd

from xdsl.ir.affine import (
    AffineBinaryOpExpr,
    AffineBinaryOpKind,
    AffineConstantExpr,
    AffineConstraintKind,
    AffineDimExpr,
    AffineExpr,
    AffineMap,
    AffineSet,
    AffineSymExpr,
)

Kind = AffineBinaryOpKind
_SPELLING = {Kind.Mul: "*", Kind.FloorDiv: "floordiv", Kind.CeilDiv: "ceildiv", Kind.Mod: "mod"}


def _constant(expr: AffineExpr) -> int | None:
    return expr.value if isinstance(expr, AffineConstantExpr) else None


def _is_symbolic(expr: AffineExpr) -> bool:
    """Whether the expression has no dimension."""
    return not any(isinstance(e, AffineDimExpr) for e in expr.dfs())


def _is(expr: AffineExpr, kind: Kind) -> AffineBinaryOpExpr | None:
    return expr if isinstance(expr, AffineBinaryOpExpr) and expr.kind is kind else None


def _known_divisor(expr: AffineExpr) -> int:
    """The largest number known to divide the expression; 0 for the constant 0."""
    if (value := _constant(expr)) is not None:
        return abs(value)
    if not isinstance(expr, AffineBinaryOpExpr):
        return 1
    left, right = _known_divisor(expr.lhs), _known_divisor(expr.rhs)
    match expr.kind:
        case Kind.Mul:
            return left * right
        case Kind.Add | Kind.Mod:
            return gcd(left, right)
        case Kind.FloorDiv | Kind.CeilDiv:
            value = _constant(expr.rhs)
            return abs(left // value) if value and left % value == 0 else 1


def _scaled(expr: AffineExpr) -> tuple[AffineExpr, int]:
    """The expression as another one times a constant."""
    product = _is(expr, Kind.Mul)
    if product is not None and (value := _constant(product.rhs)) is not None:
        return product.lhs, value
    return expr, 1


def add(lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr:
    """The sum, simplified."""
    a, b = _constant(lhs), _constant(rhs)
    if a is not None and b is not None:
        return AffineConstantExpr(a + b)
    if a is not None or (_is_symbolic(lhs) and not _is_symbolic(rhs)):
        return add(rhs, lhs)
    if b == 0:
        return lhs
    sum_ = _is(lhs, Kind.Add)
    if sum_ is not None and b is not None and (c := _constant(sum_.rhs)) is not None:
        return add(sum_.lhs, AffineConstantExpr(b + c))
    (first, x), (second, y) = _scaled(lhs), _scaled(rhs)
    if first == second:
        return mul(first, AffineConstantExpr(x + y))
    if sum_ is not None and _constant(sum_.rhs) is not None:
        return add(add(sum_.lhs, rhs), sum_.rhs)
    quotient = _is(second, Kind.FloorDiv)
    if quotient is not None and _constant(quotient.rhs) == -y and quotient.lhs == lhs and y < 0:
        return mod(lhs, quotient.rhs)
    return AffineBinaryOpExpr(Kind.Add, lhs, rhs)


def mul(lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr:
    """The product, simplified."""
    a, b = _constant(lhs), _constant(rhs)
    if a is not None and b is not None:
        return AffineConstantExpr(a * b)
    if _is_symbolic(lhs) and (a is not None or not _is_symbolic(rhs)):
        return mul(rhs, lhs)
    if b == 1:
        return lhs
    if b == 0:
        return rhs
    product = _is(lhs, Kind.Mul)
    if product is not None and (c := _constant(product.rhs)) is not None:
        if b is not None:
            return mul(product.lhs, AffineConstantExpr(b * c))
        return mul(mul(product.lhs, rhs), product.rhs)
    return AffineBinaryOpExpr(Kind.Mul, lhs, rhs)


def floordiv(lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr:
    """The quotient rounded down, simplified."""
    a, b = _constant(lhs), _constant(rhs)
    if b is None or b == 0:
        return AffineBinaryOpExpr(Kind.FloorDiv, lhs, rhs)
    if a is not None:
        return AffineConstantExpr(a // b)
    if b == 1:
        return lhs
    factor, value = _scaled(lhs)
    if factor != lhs and value % b == 0:
        return mul(factor, AffineConstantExpr(value // b))
    sum_ = _is(lhs, Kind.Add)
    if sum_ is not None and any(_known_divisor(part) % b == 0 for part in (sum_.lhs, sum_.rhs)):
        return add(floordiv(sum_.lhs, rhs), floordiv(sum_.rhs, rhs))
    return AffineBinaryOpExpr(Kind.FloorDiv, lhs, rhs)


def ceildiv(lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr:
    """The quotient rounded up, simplified."""
    a, b = _constant(lhs), _constant(rhs)
    if b is None or b == 0:
        return AffineBinaryOpExpr(Kind.CeilDiv, lhs, rhs)
    if a is not None:
        return AffineConstantExpr(-(-a // b))
    if b == 1:
        return lhs
    factor, value = _scaled(lhs)
    if factor != lhs and value % b == 0:
        return mul(factor, AffineConstantExpr(value // b))
    return AffineBinaryOpExpr(Kind.CeilDiv, lhs, rhs)


def mod(lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr:
    """The remainder, simplified."""
    a, b = _constant(lhs), _constant(rhs)
    if b is None or b < 1:
        return AffineBinaryOpExpr(Kind.Mod, lhs, rhs)
    if a is not None:
        return AffineConstantExpr(a % b)
    if _known_divisor(lhs) % b == 0:
        return AffineConstantExpr(0)
    sum_ = _is(lhs, Kind.Add)
    if sum_ is not None:
        if _known_divisor(sum_.lhs) % b == 0:
            return mod(sum_.rhs, rhs)
        if _known_divisor(sum_.rhs) % b == 0:
            return mod(sum_.lhs, rhs)
    remainder = _is(lhs, Kind.Mod)
    if remainder is not None and (c := _constant(remainder.rhs)) is not None and c >= 1 and c % b == 0:
        return mod(remainder.lhs, rhs)
    return AffineBinaryOpExpr(Kind.Mod, lhs, rhs)


_BUILD: dict[Kind, Callable[[AffineExpr, AffineExpr], AffineExpr]] = {
    Kind.Add: add,
    Kind.Mul: mul,
    Kind.FloorDiv: floordiv,
    Kind.CeilDiv: ceildiv,
    Kind.Mod: mod,
}


@cache
def simplified(expr: AffineExpr) -> AffineExpr:
    """The expression as MLIR builds it."""
    if not isinstance(expr, AffineBinaryOpExpr):
        return expr
    return _BUILD[expr.kind](simplified(expr.lhs), simplified(expr.rhs))


ValueName = Callable[[AffineDimExpr | AffineSymExpr], str]


def _plain_name(expr: AffineDimExpr | AffineSymExpr) -> str:
    return str(expr)


def expr_text(expr: AffineExpr, value_name: ValueName = _plain_name) -> str:
    """The text of an expression; `value_name` gives those of dimensions and symbols."""
    return _text(simplified(expr), value_name, False)


def _text(expr: AffineExpr, name: ValueName, tight: bool) -> str:
    """The text of a simplified expression, in parentheses if it is a part of a `tight` one."""
    if isinstance(expr, AffineDimExpr | AffineSymExpr):
        return name(expr)
    if not isinstance(expr, AffineBinaryOpExpr):
        return str(expr)
    text = _sum_text(expr, name) if expr.kind is Kind.Add else _product_text(expr, name)
    return f"({text})" if tight else text


def _product_text(expr: AffineBinaryOpExpr, name: ValueName) -> str:
    left = _text(expr.lhs, name, True)
    if expr.kind is Kind.Mul and _constant(expr.rhs) == -1:
        return f"-{left}"
    return f"{left} {_SPELLING[expr.kind]} {_text(expr.rhs, name, True)}"


def _sum_text(expr: AffineBinaryOpExpr, name: ValueName) -> str:
    left = _text(expr.lhs, name, False)
    product, value = _is(expr.rhs, Kind.Mul), _constant(expr.rhs)
    if product is not None and (factor := _constant(product.rhs)) is not None and factor < 0:
        if factor == -1:
            return f"{left} - {_text(product.lhs, name, _is(product.lhs, Kind.Add) is not None)}"
        return f"{left} - {_text(product.lhs, name, True)} * {-factor}"
    if value is not None and value < 0:
        return f"{left} - {-value}"
    return f"{left} + {_text(expr.rhs, name, False)}"


def _parameters(dims: int, symbols: int) -> str:
    text = f"({', '.join(f'd{i}' for i in range(dims))})"
    return text + (f"[{', '.join(f's{i}' for i in range(symbols))}]" if symbols else "")


def map_text(map_: AffineMap) -> str:
    """`(d0)[s0] -> (d0 + s0)`"""
    results = ", ".join(expr_text(result) for result in map_.results)
    return f"{_parameters(map_.num_dims, map_.num_symbols)} -> ({results})"


def set_text(set_: AffineSet) -> str:
    """`(d0)[s0] : (d0 - s0 >= 0)`"""

    def constraint(kind: AffineConstraintKind, lhs: AffineExpr, rhs: AffineExpr) -> str:
        negated = AffineBinaryOpExpr(
            Kind.Mul, lhs if kind is AffineConstraintKind.le else rhs, AffineConstantExpr(-1)
        )
        difference = AffineBinaryOpExpr(Kind.Add, rhs if kind is AffineConstraintKind.le else lhs, negated)
        relation = "==" if kind is AffineConstraintKind.eq else ">="
        return f"{expr_text(difference)} {relation} 0"

    constraints = ", ".join(constraint(c.kind, c.lhs, c.rhs) for c in set_.constraints)
    return f"{_parameters(set_.num_dims, set_.num_symbols)} : ({constraints})"
