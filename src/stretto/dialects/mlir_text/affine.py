"""MLIR's text of `affine` ops."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects import affine
from xdsl.dialects.builtin import (
    AffineMapAttr,
    AffineSetAttr,
    ArrayAttr,
    DenseIntElementsAttr,
    DenseIntOrFPElementsAttr,
    IndexType,
    IntegerAttr,
    MemRefType,
    TensorType,
    i32,
    i64,
)
from xdsl.ir import Attribute, Operation, Region, SSAValue
from xdsl.ir.affine import AffineDimExpr, AffineExpr, AffineMap, AffineSymExpr
from xdsl.irdl import (
    AnyAttr,
    IRDLOperation,
    irdl_op_definition,
    prop_def,
    region_def,
    result_def,
    traits_def,
    var_operand_def,
    var_result_def,
)
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.traits import Pure, RecursiveMemoryEffect
from xdsl.utils.exceptions import VerifyException

from stretto.dialects.mlir_text.affine_text import expr_text
from stretto.dialects.mlir_text.memref_ops import ATOMIC_KINDS
from stretto.dialects.mlir_text.narrow import as_memref, integers
from stretto.dialects.mlir_text.parser import MLIRParser
from stretto.dialects.mlir_text.regions import parse_arrow_types, print_arrow_types, terminate


def _yield() -> Operation:
    return affine.YieldOp.get()


def _mlir(parser: Parser) -> MLIRParser:
    assert isinstance(parser, MLIRParser), "affine ops need Stretto's parser"
    return parser


def print_expr_of_values(
    printer: Printer, expr: AffineExpr, num_dims: int, operands: Sequence[SSAValue]
) -> None:
    """Print an expression with SSA values in place of dimensions, `symbol(%n)` in place of symbols."""
    marks: list[SSAValue] = []

    def value_name(e: AffineDimExpr | AffineSymExpr) -> str:
        is_dim = isinstance(e, AffineDimExpr)
        marks.append(operands[e.position if is_dim else num_dims + e.position])
        return "\0" if is_dim else "symbol(\0)"

    pieces = expr_text(expr, value_name).split("\0")
    printer.print_string(pieces[0])
    for value, piece in zip(marks, pieces[1:], strict=True):
        printer.print_ssa_value(value)
        printer.print_string(piece)


def _print_access(printer: Printer, op: affine.LoadOp | affine.StoreOp) -> None:
    map_ = op.map.data
    printer.print_ssa_value(op.memref)
    with printer.in_square_brackets():
        printer.print_list(
            map_.results, lambda e: print_expr_of_values(printer, e, map_.num_dims, op.indices)
        )
    printer.print_op_attributes(op.attributes)
    printer.print_string(" : ")
    printer.print_attribute(op.memref.type)


def _verify_access(op: affine.LoadOp | affine.StoreOp) -> None:
    type_, map_ = op.memref.type, op.map.data
    assert isinstance(type_, MemRefType)
    if len(map_.results) != type_.get_num_dims():
        raise VerifyException("affine map num results must equal memref rank")
    if map_.num_dims + map_.num_symbols != len(op.indices):
        raise VerifyException("expects as many subscripts as affine map inputs")


class LoadOp(affine.LoadOp):
    """`affine.load %m[%i + 1, symbol(%n)] {...} : memref type`."""

    @classmethod
    def parse(cls, parser: Parser) -> LoadOp:
        source = parser.parse_unresolved_operand()
        map_, indices = _mlir(parser).parse_affine_map_of_values()
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        type_ = parser.parse_type()
        op = cls(parser.resolve_operand(source, type_), indices, AffineMapAttr(map_))
        op.attributes |= attributes
        return op

    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        _print_access(printer, self)

    def verify_(self) -> None:
        super().verify_()
        _verify_access(self)


class StoreOp(affine.StoreOp):
    """`affine.store %x, %m[%i + 1, symbol(%n)] {...} : memref type`."""

    @classmethod
    def parse(cls, parser: Parser) -> StoreOp:
        value = parser.parse_unresolved_operand()
        parser.parse_punctuation(",")
        target = parser.parse_unresolved_operand()
        map_, indices = _mlir(parser).parse_affine_map_of_values()
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        position = parser.pos
        type_ = as_memref(parser.parse_type())
        if type_ is None:
            parser.raise_error("invalid kind of type specified", position, parser.pos)
        op = cls(
            parser.resolve_operand(value, type_.element_type),
            parser.resolve_operand(target, type_),
            indices,
            AffineMapAttr(map_),
        )
        op.attributes |= attributes
        return op

    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_ssa_value(self.value)
        printer.print_string(", ")
        _print_access(printer, self)

    def verify_(self) -> None:
        super().verify_()
        _verify_access(self)


def _parse_map_operands(parser: Parser) -> list[SSAValue]:
    """Parse `(%dims)[%symbols]`; each part may be missing."""

    def parse_operand() -> SSAValue:
        return parser.resolve_operand(parser.parse_unresolved_operand(), IndexType())

    dims = parser.parse_optional_comma_separated_list(Parser.Delimiter.PAREN, parse_operand)
    symbols = parser.parse_optional_comma_separated_list(Parser.Delimiter.SQUARE, parse_operand)
    return [*(dims or ()), *(symbols or ())]


def _print_map_operands(printer: Printer, num_dims: int, operands: Sequence[SSAValue]) -> None:
    with printer.in_parens():
        printer.print_list(operands[:num_dims], printer.print_ssa_value)
    if len(operands) > num_dims:
        with printer.in_square_brackets():
            printer.print_list(operands[num_dims:], printer.print_ssa_value)


def _parse_map_op(parser: Parser) -> tuple[AffineMapAttr, list[SSAValue], dict[str, Attribute]]:
    position = parser.pos
    map_ = parser.parse_attribute()
    if not isinstance(map_, AffineMapAttr):
        parser.raise_error("invalid kind of attribute specified", position, parser.pos)
    operands = _parse_map_operands(parser)
    if len(operands) != map_.data.num_dims + map_.data.num_symbols:
        parser.raise_error("operand count must equal the number of the map's inputs", position, parser.pos)
    return map_, operands, parser.parse_optional_attr_dict()


def _print_map_op(
    printer: Printer, map_: AffineMapAttr, operands: Sequence[SSAValue], attributes: dict[str, Attribute]
) -> None:
    printer.print_string(" ")
    printer.print_attribute(map_)
    _print_map_operands(printer, map_.data.num_dims, operands)
    printer.print_op_attributes(attributes)


class ApplyOp(affine.ApplyOp):
    """`affine.apply #map(%dims)[%symbols]`."""

    @classmethod
    def parse(cls, parser: Parser) -> ApplyOp:
        map_, operands, attributes = _parse_map_op(parser)
        op = cls(operands, map_)
        op.attributes |= attributes
        return op

    def print(self, printer: Printer) -> None:
        _print_map_op(printer, self.map, self.mapOperands, self.attributes)


class MinOp(affine.MinOp):
    """`affine.min #map(%dims)[%symbols]`."""

    @classmethod
    def parse(cls, parser: Parser) -> MinOp:
        map_, operands, attributes = _parse_map_op(parser)
        op = cls(operands, map_)
        op.attributes |= attributes
        return op

    def print(self, printer: Printer) -> None:
        _print_map_op(printer, self.map, self.arguments, self.attributes)


@irdl_op_definition
class MaxOp(IRDLOperation):
    """`affine.max #map(%dims)[%symbols]`: the largest of the map's results."""

    name = "affine.max"
    arguments = var_operand_def(IndexType())
    map = prop_def(AffineMapAttr)
    result = result_def(IndexType())
    traits = traits_def(Pure())

    def __init__(self, operands: Sequence[SSAValue], map_: AffineMapAttr):
        super().__init__(operands=[operands], properties={"map": map_}, result_types=[IndexType()])

    @classmethod
    def parse(cls, parser: Parser) -> MaxOp:
        map_, operands, attributes = _parse_map_op(parser)
        op = cls(operands, map_)
        op.attributes |= attributes
        return op

    def print(self, printer: Printer) -> None:
        _print_map_op(printer, self.map, self.arguments, self.attributes)


class IfOp(affine.IfOp):
    """`affine.if #set(%dims)[%symbols] -> types {...} else {...}`."""

    @classmethod
    def parse(cls, parser: Parser) -> IfOp:
        position = parser.pos
        condition = parser.parse_attribute()
        if not isinstance(condition, AffineSetAttr):
            parser.raise_error("invalid kind of attribute specified", position, parser.pos)
        operands = _parse_map_operands(parser)
        if len(operands) != condition.data.num_dims + condition.data.num_symbols:
            parser.raise_error(
                "symbol operand count and integer set symbol count must match", position, parser.pos
            )
        types: Sequence[Attribute] = ()
        if parser.parse_optional_punctuation("->") is not None:
            types = parse_arrow_types(parser)
        regions = [parser.parse_region(), Region()]
        terminate(regions[0], _yield)
        if parser.parse_optional_keyword("else") is not None:
            regions[1] = parser.parse_region()
            terminate(regions[1], _yield)
        return cls.create(
            operands=operands,
            result_types=types,
            regions=regions,
            properties={"condition": condition},
            attributes=parser.parse_optional_attr_dict(),
        )

    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_attribute(self.condition)
        _print_map_operands(printer, self.condition.data.num_dims, self.args)
        if self.res:
            printer.print_string(" -> ")
            print_arrow_types(printer, self.res.types)
        for keyword, region in ((" ", self.then_region), (" else ", self.else_region)):
            if region.blocks:
                printer.print_string(keyword)
                printer.print_region(region, print_empty_block=False, print_block_terminators=bool(self.res))
        printer.print_op_attributes(self.attributes)


@irdl_op_definition
class _Parallel(IRDLOperation):
    """`affine.parallel` as MLIR defines it: reductions are numbers."""

    name = "affine.parallel"
    map_operands = var_operand_def(IndexType)
    reductions = prop_def(ArrayAttr[IntegerAttr])
    lowerBoundsMap = prop_def(AffineMapAttr)
    lowerBoundsGroups = prop_def(DenseIntOrFPElementsAttr)
    upperBoundsMap = prop_def(AffineMapAttr)
    upperBoundsGroups = prop_def(DenseIntOrFPElementsAttr)
    steps = prop_def(ArrayAttr[IntegerAttr])
    res = var_result_def(AnyAttr())
    body = region_def("single_block")
    traits = traits_def(RecursiveMemoryEffect())

    def verify_(self) -> None:
        lower, upper = self.lowerBoundsMap.data, self.upperBoundsMap.data
        inputs = lower.num_dims + lower.num_symbols + upper.num_dims + upper.num_symbols
        if inputs != len(self.map_operands):
            raise VerifyException("expects as many operands as the bounds' maps have inputs")
        count = len(self.steps)
        if not len(self.lowerBoundsGroups) == len(self.upperBoundsGroups) == count:
            raise VerifyException(
                f"the number of region arguments ({count}) and the number of map groups for lower and "
                "upper bound must match"
            )
        if len(self.body.block.args) != count:
            raise VerifyException("expects as many region arguments as steps")
        if len(self.reductions) != len(self.res):
            raise VerifyException("a reduction must be specified for each output")


class ParallelOp(_Parallel, affine.ParallelOp):
    """`affine.parallel (%i) = (0) to (min(%n, 10)) step (2) reduce ("addf") -> (types) {...}`."""

    @classmethod
    def parse(cls, parser: Parser) -> ParallelOp:
        variables = parser.parse_comma_separated_list(
            Parser.Delimiter.PAREN, lambda: parser.parse_argument(expect_type=False)
        )
        parser.parse_punctuation("=")
        lower, lower_groups, lower_operands = _mlir(parser).parse_affine_bounds("max")
        parser.parse_keyword("to")
        upper, upper_groups, upper_operands = _mlir(parser).parse_affine_bounds("min")
        steps = [1] * len(variables)
        if parser.parse_optional_keyword("step") is not None:
            steps = parser.parse_comma_separated_list(Parser.Delimiter.PAREN, parser.parse_integer)
        kinds: list[IntegerAttr] = []
        if parser.parse_optional_keyword("reduce") is not None:
            kinds = parser.parse_comma_separated_list(Parser.Delimiter.PAREN, lambda: _parse_kind(parser))
        types: Sequence[Attribute] = ()
        if parser.parse_optional_punctuation("->") is not None:
            types = parse_arrow_types(parser)
        body = parser.parse_region([variable.resolve(IndexType()) for variable in variables])
        terminate(body, _yield)
        return cls.create(
            operands=[*lower_operands, *upper_operands],
            result_types=types,
            regions=[body],
            properties={
                "reductions": ArrayAttr(kinds),
                "lowerBoundsMap": AffineMapAttr(lower),
                "lowerBoundsGroups": _groups(lower_groups),
                "upperBoundsMap": AffineMapAttr(upper),
                "upperBoundsGroups": _groups(upper_groups),
                "steps": ArrayAttr(IntegerAttr(step, i64) for step in steps),
            },
            attributes=parser.parse_optional_attr_dict(),
        )

    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        with printer.in_parens():
            printer.print_list(self.body.block.args, printer.print_ssa_value)
        lower, upper = self.lowerBoundsMap.data, self.upperBoundsMap.data
        split = lower.num_dims + lower.num_symbols
        printer.print_string(" = ")
        _print_bounds(printer, "max", lower, self.lowerBoundsGroups, self.map_operands[:split])
        printer.print_string(" to ")
        _print_bounds(printer, "min", upper, self.upperBoundsGroups, self.map_operands[split:])
        steps = [step.value.data for step in self.steps]
        if any(step != 1 for step in steps):
            printer.print_string(f" step ({', '.join(map(str, steps))})")
        if self.res:
            kinds = ", ".join(f'"{ATOMIC_KINDS[kind.value.data]}"' for kind in self.reductions)
            printer.print_string(f" reduce ({kinds}) -> ")
            with printer.in_parens():
                printer.print_list(self.res.types, printer.print_attribute)
        printer.print_string(" ")
        printer.print_region(
            self.body,
            print_entry_block_args=False,
            print_empty_block=False,
            print_block_terminators=bool(self.res),
        )
        printer.print_op_attributes(self.attributes)


def _parse_kind(parser: Parser) -> IntegerAttr:
    position = parser.pos
    kind = parser.parse_str_literal()
    if kind not in ATOMIC_KINDS:
        parser.raise_error(f'invalid reduction value: "{kind}"', position, parser.pos)
    return IntegerAttr(ATOMIC_KINDS.index(kind), i64)


def _groups(sizes: Sequence[int]) -> DenseIntElementsAttr:
    return DenseIntElementsAttr.from_list(TensorType(i32, [len(sizes)]), sizes)


def _print_bounds(
    printer: Printer,
    keyword: str,
    map_: AffineMap,
    groups: DenseIntOrFPElementsAttr,
    operands: Sequence[SSAValue],
) -> None:
    results = list(map_.results)

    def print_expr(expr: AffineExpr) -> None:
        print_expr_of_values(printer, expr, map_.num_dims, operands)

    def print_group(size: int) -> None:
        group = [results.pop(0) for _ in range(size)]
        if size == 1:
            print_expr(group[0])
            return
        printer.print_string(keyword)
        with printer.in_parens():
            printer.print_list(group, print_expr)

    with printer.in_parens():
        printer.print_list(integers(groups), print_group)


SUBCLASSES = (ApplyOp, IfOp, LoadOp, MinOp, ParallelOp, StoreOp)
OPERATIONS = (MaxOp,)
