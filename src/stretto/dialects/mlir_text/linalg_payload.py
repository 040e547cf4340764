"""MLIR's text of `linalg.map`, `reduce`, `broadcast` and `transpose`, with the short form of a payload.

`{ arith.addf }` in front of the operands stands for a body of that one op, of which the body's arguments are
the operands in order: for a map those of the inputs, for a reduction the value so far, then the input.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from xdsl.dialects.arith import FastMathFlagsAttr
from xdsl.dialects.builtin import (
    AnyTensorType,
    DenseArrayBase,
    IntegerType,
    MemRefType,
    ShapedType,
    TensorType,
    i64,
)
from xdsl.dialects.linalg import ops as linalg
from xdsl.ir import Attribute, Block, BlockArgument, Operation, Region, SSAValue
from xdsl.irdl import (
    IRDLOperation,
    base,
    irdl_op_definition,
    operand_def,
    region_def,
    var_operand_def,
    var_result_def,
)
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.utils.exceptions import VerifyException
from xdsl.utils.hints import isa


def _element(value: SSAValue) -> Attribute:
    type_ = value.type
    return type_.get_element_type() if isa(type_, MemRefType | TensorType) else type_


def parse_operands(parser: Parser, keyword: str) -> Sequence[SSAValue]:
    """Parse `keyword(%a, %b : types)`; nothing if it isn't there."""
    if parser.parse_optional_keyword(keyword) is None:
        return ()
    parser.parse_punctuation("(")
    if parser.parse_optional_punctuation(")") is not None:
        return ()
    operands = parser.parse_comma_separated_list(Parser.Delimiter.NONE, parser.parse_unresolved_operand)
    parser.parse_punctuation(":")
    position = parser.pos
    types = parser.parse_comma_separated_list(Parser.Delimiter.NONE, parser.parse_type)
    parser.parse_punctuation(")")
    return parser.resolve_operands(operands, types, position)


def print_operands(printer: Printer, keyword: str, operands: Sequence[SSAValue]) -> None:
    """Print ` keyword(%a, %b : types)`, nothing if there are none."""
    if operands:
        printer.print_string(f" {keyword}(")
        printer.print_list(operands, printer.print_ssa_value)
        printer.print_string(" : ")
        printer.print_list([operand.type for operand in operands], printer.print_attribute)
        printer.print_string(")")


def _parse_short_form(parser: Parser) -> tuple[str, dict[str, Attribute]] | None:
    """Parse `{ op {attributes} }`: the name of a payload and its attributes."""
    if parser.parse_optional_punctuation("{") is None:
        return None
    name = parser.parse_identifier()
    attributes = parser.parse_optional_attr_dict()
    parser.parse_punctuation("}")
    return name, attributes


def _make_body(
    parser: Parser, payload: tuple[str, dict[str, Attribute]], operands: Sequence[SSAValue], types: int
) -> Region:
    """The body that a short form stands for.

    It has an argument for each operand; the payload takes the first `types` of them, or all in reverse order
    if that is 0. Its result is an element of the last operand.
    """
    name, attributes = payload
    cls = parser.ctx.get_optional_op(name)
    if cls is None:
        parser.raise_error(f"custom op '{name}' is unknown")
    block = Block(arg_types=[_element(operand) for operand in operands])
    arguments = list(block.args[:types]) if types else list(reversed(block.args))
    known = cls.get_irdl_definition().properties if issubclass(cls, IRDLOperation) else {}
    op = cls.create(
        operands=arguments,
        result_types=[_element(operands[-1])],
        properties={key: value for key, value in attributes.items() if key in known},
        attributes={key: value for key, value in attributes.items() if key not in known},
    )
    block.add_ops([op, linalg.YieldOp(op.results[0])])
    return Region(block)


def _short_form(body: Region, arguments: Sequence[SSAValue]) -> Operation | None:
    """The payload of a body that has a short form in which the payload's operands are `arguments`."""
    op, last = body.block.first_op, body.block.last_op
    if op is None or op.next_op is not last or last is None or not isinstance(last, linalg.YieldOp):
        return None
    if len(op.results) != 1 or op.regions or tuple(op.operands) != tuple(arguments) or not arguments:
        return None
    result = op.results[0]
    return op if tuple(last.operands) == (result,) and result.type == body.block.args[-1].type else None


def _print_short_form(printer: Printer, op: Operation) -> None:
    attributes = {**op.properties, **op.attributes}
    for name, value in attributes.items():
        if isinstance(value, FastMathFlagsAttr) and not value.data:
            del attributes[name]
            break
    printer.print_string(f" {{ {op.name}")
    printer.print_op_attributes(attributes)
    printer.print_string(" }")


def _print_body(printer: Printer, body: Region) -> None:
    with printer.indented():
        printer.print_string("\n")
        with printer.in_parens():
            printer.print_list(body.block.args, printer.print_block_argument)
        printer.print_string(" ")
        printer.print_region(body, print_entry_block_args=False)


def _parse_body(parser: Parser) -> Region:
    arguments = parser.parse_comma_separated_list(Parser.Delimiter.PAREN, parser.parse_argument)
    return parser.parse_region(arguments)


def _parse_single(parser: Parser, keyword: str) -> SSAValue:
    position = parser.pos
    found = parse_operands(parser, keyword)
    if len(found) != 1:
        parser.raise_error(f"expected one operand in '{keyword}'", position, parser.pos)
    return found[0]


def _parse_numbers(parser: Parser, keyword: str) -> DenseArrayBase[IntegerType]:
    parser.parse_keyword(keyword)
    parser.parse_punctuation("=")
    numbers = parser.parse_comma_separated_list(Parser.Delimiter.SQUARE, parser.parse_integer)
    return DenseArrayBase.from_list(i64, numbers)


def _print_numbers(printer: Printer, keyword: str, numbers: DenseArrayBase[IntegerType]) -> None:
    printer.print_string(f" {keyword} = [")
    printer.print_list(numbers.get_values(), printer.print_int)
    printer.print_string("] ")


@irdl_op_definition
class MapOp(IRDLOperation):
    """`linalg.map ins(%a, %b : types) outs(%c : type) (%x: t, %y: t, %out: t) {...}`: a function of elements.

    The body has an argument for each input, and one for the output's old element.
    """

    name = "linalg.map"
    inputs = var_operand_def(base(MemRefType) | base(AnyTensorType))
    init = operand_def(base(MemRefType) | base(AnyTensorType))
    result = var_result_def(AnyTensorType)
    mapper: Region = region_def("single_block")

    def __init__(self, inputs: Sequence[SSAValue], init: SSAValue, mapper: Region):
        results = [init.type] if init.type.name == "tensor" else []
        super().__init__(operands=[inputs, init], result_types=[results], regions=[mapper])

    def asm_result_names(self) -> Sequence[tuple[int, str]]:
        return [(0, "mapped")]

    def asm_block_argument_names(self, region: Region) -> Sequence[tuple[BlockArgument, str]]:
        *inputs, init = region.block.args
        return [*((argument, "in") for argument in inputs), (init, "init")]

    def verify_(self) -> None:
        arguments = self.mapper.block.args
        if len(arguments) != len(self.operands):
            raise VerifyException(
                "expects number of operands to match the arity of mapper, but got: "
                f"{len(self.operands)} and {len(arguments)}"
            )
        for operand, argument in zip(self.operands, arguments, strict=True):
            if _element(operand) != argument.type:
                raise VerifyException(
                    f"expected element type of input {_element(operand)} to match bbArg type {argument.type}"
                )
        shape = cast("ShapedType", self.init.type).get_shape()
        for operand in self.inputs:
            if cast("ShapedType", operand.type).get_shape() != shape:
                raise VerifyException(f"expected shape of input to match shape of init ({list(shape)})")

    @classmethod
    def parse(cls, parser: Parser) -> MapOp:
        payload = _parse_short_form(parser)
        inputs = parse_operands(parser, "ins")
        init = _parse_single(parser, "outs")
        attributes = parser.parse_optional_attr_dict()
        body = (
            _parse_body(parser)
            if payload is None
            else _make_body(parser, payload, [*inputs, init], len(inputs))
        )
        op = cls(inputs, init, body)
        op.attributes |= attributes
        return op

    def print(self, printer: Printer) -> None:
        payload = _short_form(self.mapper, self.mapper.block.args[:-1])
        if payload is not None:
            _print_short_form(printer, payload)
        print_operands(printer, "ins", self.inputs)
        print_operands(printer, "outs", [self.init])
        printer.print_op_attributes(self.attributes)
        if payload is None:
            _print_body(printer, self.mapper)


class ReduceOp(linalg.ReduceOp):
    """`linalg.reduce ins(%a : type) outs(%b : type) dimensions = [1] (%in: t, %init: t) {...}`."""

    def asm_result_names(self) -> Sequence[tuple[int, str]]:
        return [(0, "reduced")]

    def asm_block_argument_names(self, region: Region) -> Sequence[tuple[BlockArgument, str]]:
        return list(zip(region.block.args, ("in", "init"), strict=False))

    @classmethod
    def parse(cls, parser: Parser) -> ReduceOp:
        payload = _parse_short_form(parser)
        input_ = _parse_single(parser, "ins")
        init = _parse_single(parser, "outs")
        dimensions = _parse_numbers(parser, "dimensions")
        attributes = parser.parse_optional_attr_dict()
        body = _parse_body(parser) if payload is None else _make_body(parser, payload, [input_, init], 0)
        op = cls(input_, init, dimensions, body)
        op.attributes |= attributes
        return op

    def print(self, printer: Printer) -> None:
        payload = _short_form(self.region, list(reversed(self.region.block.args)))
        if payload is not None:
            _print_short_form(printer, payload)
        print_operands(printer, "ins", [self.input])
        print_operands(printer, "outs", [self.init])
        _print_numbers(printer, "dimensions", self.dimensions)
        printer.print_op_attributes(self.attributes)
        if payload is None:
            _print_body(printer, self.region)


class BroadcastOp(linalg.BroadcastOp):
    """`linalg.broadcast ins(%a : type) outs(%b : type) dimensions = [1]`."""

    @classmethod
    def parse(cls, parser: Parser) -> BroadcastOp:
        op = cls(
            _parse_single(parser, "ins"),
            _parse_single(parser, "outs"),
            _parse_numbers(parser, "dimensions"),
        )
        op.attributes |= parser.parse_optional_attr_dict()
        return op

    def print(self, printer: Printer) -> None:
        print_operands(printer, "ins", [self.input])
        print_operands(printer, "outs", [self.init])
        _print_numbers(printer, "dimensions", self.dimensions)
        printer.print_op_attributes(self.attributes)


class TransposeOp(linalg.TransposeOp):
    """`linalg.transpose ins(%a : type) outs(%b : type) permutation = [1, 0]`."""

    @classmethod
    def parse(cls, parser: Parser) -> TransposeOp:
        op = cls(
            _parse_single(parser, "ins"),
            _parse_single(parser, "outs"),
            _parse_numbers(parser, "permutation"),
        )
        op.attributes |= parser.parse_optional_attr_dict()
        return op

    def print(self, printer: Printer) -> None:
        print_operands(printer, "ins", self.inputs)
        print_operands(printer, "outs", self.outputs)
        _print_numbers(printer, "permutation", self.permutation)
        printer.print_op_attributes(self.attributes)


SUBCLASSES = (BroadcastOp, ReduceOp, TransposeOp)
OPERATIONS = (MapOp,)
