"""A parser of affine maps and sets that builds what MLIR builds.

Other than xDSL's it simplifies expressions, takes semi-affine ones (`d0 * s0`), and in maps of SSA
values tells dimensions from symbols.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from xdsl.ir.affine import (
    AffineConstantExpr,
    AffineConstraintExpr,
    AffineConstraintKind,
    AffineDimExpr,
    AffineExpr,
    AffineMap,
    AffineSymExpr,
)
from xdsl.parser import AffineParser
from xdsl.utils.exceptions import ParseError
from xdsl.utils.lexer import Span
from xdsl.utils.mlir_lexer import MLIRToken, MLIRTokenKind

from stretto.dialects.mlir_text.affine_text import add, ceildiv, floordiv, mod, mul

ParseId = Callable[[], AffineExpr | None]
_MINUS_ONE = AffineConstantExpr(-1)


class MLIRAffineParser(AffineParser):
    """Parses `(d0)[s0] -> (...)`, `(d0)[s0] : (...)` and `[%i + 1, symbol(%n)]`."""

    def _create_binop_expr(self, lhs: AffineExpr, rhs: AffineExpr, binop: MLIRToken) -> AffineExpr:
        match binop.text:
            case "+":
                return add(lhs, rhs)
            case "-":
                return add(lhs, mul(rhs, _MINUS_ONE))
            case "*":
                self._check_symbolic(
                    binop,
                    "non-affine expression: at least one of the multiply "
                    "operands has to be either a constant or symbolic",
                    lhs,
                    rhs,
                )
                return mul(lhs, rhs)
            case "ceildiv":
                self._check_symbolic(
                    binop,
                    "non-affine expression: right operand of ceildiv has to be either a constant or symbolic",
                    rhs,
                )
                return ceildiv(lhs, rhs)
            case "floordiv":
                self._check_symbolic(
                    binop,
                    "non-affine expression: right operand of floordiv has to be "
                    "either a constant or symbolic",
                    rhs,
                )
                return floordiv(lhs, rhs)
            case _:
                self._check_symbolic(
                    binop,
                    "non-affine expression: right operand of mod has to be either a constant or symbolic",
                    rhs,
                )
                return mod(lhs, rhs)

    def _check_symbolic(self, binop: MLIRToken, message: str, *operands: AffineExpr) -> None:
        """Fail if all operands have dimensions."""
        if all(any(isinstance(e, AffineDimExpr) for e in operand.dfs()) for operand in operands):
            raise ParseError(binop.span, message)

    def _parse_affine_space(self) -> tuple[list[str], list[str]]:
        dims, symbols = super()._parse_affine_space()
        names = [*dims, *symbols]
        for name in names:
            if names.count(name) > 1:
                raise ParseError(self._current_token.span, f"redefinition of identifier '{name}'")
        return dims, symbols

    def _parse_primary(self, parse_optional_bare_id: ParseId) -> AffineExpr:
        if self._parse_optional_token(MLIRTokenKind.MINUS) is not None:
            return mul(self._parse_primary(parse_optional_bare_id), _MINUS_ONE)
        return super()._parse_primary(parse_optional_bare_id)

    def _parse_affine_constraint(self, parse_optional_bare_id: ParseId) -> AffineConstraintExpr:
        lhs = self._parse_affine_expr(parse_optional_bare_id)
        first, second = self._consume_token(), self._consume_token()
        relation = first.text + second.text
        if relation not in (">=", "<=", "=="):
            raise ParseError(first.span, "expected '==', '>=' or '<='")
        rhs = self._parse_affine_expr(parse_optional_bare_id)
        if relation == "<=":
            lhs, rhs = rhs, lhs
        kind = AffineConstraintKind.eq if relation == "==" else AffineConstraintKind.ge
        difference = add(lhs, mul(rhs, _MINUS_ONE))
        return AffineConstraintExpr(kind, difference, AffineConstantExpr(0), canonicalize=False)

    def parse_map_of_values(self, delimiter: AffineParser.Delimiter) -> tuple[AffineMap, Sequence[Span]]:
        """Parse expressions of SSA values, in brackets or parentheses.

        The spans are those of the values: the dimensions', then the symbols'. A value stands for a
        dimension unless it is written `symbol(%n)`.
        """
        values = _Values(self)
        results = self.parse_comma_separated_list(
            delimiter, lambda: self._parse_affine_expr(values.parse_optional)
        )
        return values.map(results), values.spans

    def parse_bounds(self, keyword: str) -> tuple[AffineMap, list[int], Sequence[Span]]:
        """Parse `(e, keyword(e, e))`: all expressions as a map, and how many stand for each bound."""
        values = _Values(self)
        results: list[AffineExpr] = []
        groups: list[int] = []

        def parse_bound() -> None:
            if self._current_token.text == keyword:
                self._consume_token()
                found = self.parse_comma_separated_list(
                    self.Delimiter.PAREN, lambda: self._parse_affine_expr(values.parse_optional)
                )
            else:
                found = [self._parse_affine_expr(values.parse_optional)]
            results.extend(found)
            groups.append(len(found))

        self.parse_comma_separated_list(self.Delimiter.PAREN, parse_bound)
        return values.map(results), groups, values.spans


class _Values:
    """The SSA values met in expressions; each is a dimension, or a symbol if written `symbol(%n)`."""

    def __init__(self, parser: MLIRAffineParser):
        self._parser = parser
        self._dims: list[Span] = []
        self._symbols: list[Span] = []

    @property
    def spans(self) -> Sequence[Span]:
        return (*self._dims, *self._symbols)

    def map(self, results: Sequence[AffineExpr]) -> AffineMap:
        return AffineMap(len(self._dims), len(self._symbols), tuple(results))

    def parse_optional(self) -> AffineExpr | None:
        parser = self._parser
        if (value := parser._parse_optional_token(MLIRTokenKind.PERCENT_IDENT)) is not None:  # pyright: ignore[reportPrivateUsage]
            return AffineDimExpr(_position(self._dims, value.span))
        if parser._current_token.text != "symbol":  # pyright: ignore[reportPrivateUsage]
            return None
        parser._consume_token()  # pyright: ignore[reportPrivateUsage]
        with parser.in_parens():
            value = parser._parse_token(MLIRTokenKind.PERCENT_IDENT, "expected SSA operand")  # pyright: ignore[reportPrivateUsage]
        return AffineSymExpr(_position(self._symbols, value.span))


def _position(spans: list[Span], span: Span) -> int:
    for number, known in enumerate(spans):
        if known.text == span.text:
            return number
    spans.append(span)
    return len(spans) - 1
