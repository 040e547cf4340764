"""Affine expressions, maps and sets as integer arithmetic, in the order of ops that MLIR makes."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from xdsl.dialects import arith
from xdsl.dialects.arith import IntegerOverflowAttr, IntegerOverflowFlag
from xdsl.dialects.builtin import IntegerAttr, i1
from xdsl.ir import Operation, SSAValue
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

from stretto.transforms.parallel_blocks.emitter import Emitter

_NSW = IntegerOverflowAttr([IntegerOverflowFlag.NSW])


class Expansion:
    """Expands expressions over the operands of a map or a set: its dimensions, then its symbols."""

    def __init__(self, emit: Emitter, num_dims: int, operands: Sequence[SSAValue]):
        self._emit = emit
        self._dims = operands[:num_dims]
        self._symbols = operands[num_dims:]

    def _op(self, op: Operation) -> SSAValue:
        return self._emit.insert(op).results[0]

    def expression(self, expr: AffineExpr) -> SSAValue:
        """The value of an expression. Quotients round down or up, remainders have the sign of the divisor."""
        match expr:
            case AffineConstantExpr():
                return self._emit.index(expr.value)
            case AffineDimExpr():
                return self._dims[expr.position]
            case AffineSymExpr():
                return self._symbols[expr.position]
            case AffineBinaryOpExpr():
                lhs, rhs = self.expression(expr.lhs), self.expression(expr.rhs)
                return self._binary(expr.kind, lhs, rhs)
            case _:
                raise AssertionError(f"no affine expression: {expr}")

    def _binary(self, kind: AffineBinaryOpKind, lhs: SSAValue, rhs: SSAValue) -> SSAValue:
        match kind:
            case AffineBinaryOpKind.Add:
                return self._op(arith.AddiOp(lhs, rhs))
            case AffineBinaryOpKind.Mul:
                return self._op(arith.MuliOp(lhs, rhs, overflow=_NSW))
            case AffineBinaryOpKind.Mod:
                remainder = self._op(arith.RemSIOp(lhs, rhs))
                is_negative = self._op(arith.CmpiOp(remainder, self._emit.index(0), "slt"))
                corrected = self._op(arith.AddiOp(remainder, rhs))
                return self._op(arith.SelectOp(is_negative, corrected, remainder))
            case AffineBinaryOpKind.FloorDiv:
                zero, minus_one = self._emit.index(0), self._emit.index(-1)
                is_negative = self._op(arith.CmpiOp(lhs, zero, "slt"))
                mirrored = self._op(arith.SubiOp(minus_one, lhs))
                dividend = self._op(arith.SelectOp(is_negative, mirrored, lhs))
                quotient = self._op(arith.DivSIOp(dividend, rhs))
                back = self._op(arith.SubiOp(minus_one, quotient))
                return self._op(arith.SelectOp(is_negative, back, quotient))
            case AffineBinaryOpKind.CeilDiv:
                zero, one = self._emit.index(0), self._emit.index(1)
                is_positive = self._op(arith.CmpiOp(lhs, zero, "sle"))
                negated = self._op(arith.SubiOp(zero, lhs))
                lower = self._op(arith.SubiOp(lhs, one))
                dividend = self._op(arith.SelectOp(is_positive, negated, lower))
                quotient = self._op(arith.DivSIOp(dividend, rhs))
                back = self._op(arith.SubiOp(zero, quotient))
                higher = self._op(arith.AddiOp(quotient, one))
                return self._op(arith.SelectOp(is_positive, back, higher))

    def expressions(self, exprs: Sequence[AffineExpr]) -> list[SSAValue]:
        """The values of several expressions."""
        return [self.expression(expr) for expr in exprs]

    def extreme(
        self, exprs: Sequence[AffineExpr], make: Callable[[SSAValue, SSAValue], Operation]
    ) -> SSAValue:
        """The values joined by an op such as `arith.minsi`."""
        first, *others = self.expressions(exprs)
        for other in others:
            if other is not first:
                first = self._op(make(first, other))
        return first

    def condition(self, set_: AffineSet) -> SSAValue:
        """Whether all constraints of a set hold."""
        zero = self._emit.index(0)
        result: SSAValue | None = None
        for constraint in set_.constraints:
            expr = constraint.lhs
            if not isinstance(constraint.rhs, AffineConstantExpr) or constraint.rhs.value:
                expr = expr - constraint.rhs
            kind = "eq" if constraint.kind is AffineConstraintKind.eq else "sge"
            if constraint.kind is AffineConstraintKind.le:
                kind = "sle"
            holds = self._op(arith.CmpiOp(self.expression(expr), zero, kind))
            result = holds if result is None else self._op(arith.AndIOp(result, holds))
        return self._op(arith.ConstantOp(IntegerAttr(1, i1))) if result is None else result


def expand_map(emit: Emitter, map_: AffineMap, operands: Sequence[SSAValue]) -> list[SSAValue]:
    """The results of a map."""
    return Expansion(emit, map_.num_dims, operands).expressions(map_.results)


def lower_bound(emit: Emitter, map_: AffineMap, operands: Sequence[SSAValue]) -> SSAValue:
    """The largest result of a map."""
    return Expansion(emit, map_.num_dims, operands).extreme(map_.results, arith.MaxSIOp)


def upper_bound(emit: Emitter, map_: AffineMap, operands: Sequence[SSAValue]) -> SSAValue:
    """The smallest result of a map."""
    return Expansion(emit, map_.num_dims, operands).extreme(map_.results, arith.MinSIOp)
