"""MLIR's text of `scf` ops."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from xdsl.dialects import arith, scf
from xdsl.dialects.builtin import (
    DenseArrayBase,
    IndexType,
    IntegerAttr,
    SignlessIntegerConstraint,
    UnitAttr,
    i1,
    i64,
)
from xdsl.ir import Attribute, Operation, Region, SSAValue
from xdsl.irdl import (
    IRDLOperation,
    VarConstraint,
    base,
    irdl_op_definition,
    operand_def,
    opt_prop_def,
    region_def,
    var_operand_def,
    var_result_def,
)
from xdsl.parser import Parser, UnresolvedOperand
from xdsl.printer import Printer
from xdsl.utils.exceptions import VerifyException

from stretto.dialects.mlir_text.regions import (
    parse_arrow_types,
    parse_assignments,
    print_arrow_types,
    print_assignments,
    terminate,
)


def _yield() -> Operation:
    return scf.YieldOp()


def _verify_flow(found: Sequence[Attribute], needed: Sequence[Attribute], source: str, target: str) -> None:
    """Fail, in MLIR's words, unless the values handed to `target` have the types needed there."""
    edge = f"along control flow edge from {source} to {target}"
    if len(found) != len(needed):
        raise VerifyException(
            f"{edge}: region branch point has {len(found)} operands, but region successor needs "
            f"{len(needed)} inputs"
        )
    for index, (have, want) in enumerate(zip(found, needed, strict=True)):
        if have != want:
            raise VerifyException(
                f"{edge}: successor operand type #{index} '{have}' should match successor input type "
                f"#{index} '{want}'"
            )


def _yield_types(region: Region) -> Sequence[Attribute]:
    last = region.block.last_op
    if not isinstance(last, scf.YieldOp):
        raise VerifyException("expects regions to end with 'scf.yield'")
    return last.operand_types


_YIELD = "Operation scf.yield"


@irdl_op_definition
class _For(IRDLOperation):
    """`scf.for` as MLIR defines it: with `unsigned` comparison."""

    T: ClassVar = VarConstraint("T", base(IndexType) | SignlessIntegerConstraint)
    name = "scf.for"
    lb = operand_def(T)
    ub = operand_def(T)
    step = operand_def(T)
    iter_args = var_operand_def()
    res = var_result_def()
    body = region_def("single_block")
    unsignedCmp = opt_prop_def(UnitAttr)
    traits = scf.ForOp.traits

    def verify_(self) -> None:
        arguments = self.body.block.args
        if not arguments or arguments[0].type != self.lb.type:
            raise VerifyException("expected induction variable to be same type as bounds and step")
        carried = self.iter_args.types
        if len(self.res) != len(carried):
            raise VerifyException("mismatch in number of loop-carried values and defined values")
        inner = [argument.type for argument in arguments[1:]]
        _verify_flow(carried, inner, "parent", "Region #0")
        for index, (argument, result) in enumerate(zip(inner, self.res.types, strict=True)):
            if argument != result:
                raise VerifyException(
                    f"{index}-th region iter_arg and {index}-th loop result have different type: "
                    f"'{argument}' != '{result}'"
                )
        yielded = _yield_types(self.body)
        for index, (argument, value) in enumerate(zip(inner, yielded, strict=False)):
            if argument != value:
                raise VerifyException(
                    f"{index}-th region iter_arg and {index}-th yielded value have different type: "
                    f"'{argument}' != '{value}'"
                )
        _verify_flow(yielded, inner, _YIELD, "Region #0")


class ForOp(_For, scf.ForOp):
    """`scf.for unsigned? %i = %lb to %ub step %s iter_args(...) -> (types) : type {...}`."""

    @classmethod
    def parse(cls, parser: Parser) -> ForOp:
        unsigned = parser.parse_optional_keyword("unsigned") is not None
        variable = parser.parse_argument(expect_type=False)
        parser.parse_punctuation("=")
        bounds = [parser.parse_unresolved_operand()]
        for keyword in ("to", "step"):
            parser.parse_keyword(keyword)
            bounds.append(parser.parse_unresolved_operand())
        arguments: list[Parser.UnresolvedArgument] = []
        initial: list[UnresolvedOperand] = []
        types: Sequence[Attribute] = ()
        position = parser.pos
        if parser.parse_optional_keyword("iter_args") is not None:
            arguments, initial = parse_assignments(parser)
            parser.parse_punctuation("->")
            types = parse_arrow_types(parser)
        type_ = IndexType() if parser.parse_optional_punctuation(":") is None else parser.parse_type()
        if len(arguments) != len(types):
            parser.raise_error(
                "mismatch in number of loop-carried values and defined values", position, parser.pos
            )
        operands: list[SSAValue] = [parser.resolve_operand(bound, type_) for bound in bounds]
        operands += parser.resolve_operands(initial, types, position)
        inner = [a.resolve(t) for a, t in zip([variable, *arguments], [type_, *types], strict=True)]
        body = parser.parse_region(inner)
        terminate(body, _yield)
        return cls.create(
            operands=operands,
            result_types=types,
            regions=[body],
            properties={"unsignedCmp": UnitAttr()} if unsigned else {},
            attributes=parser.parse_optional_attr_dict(),
        )

    def print(self, printer: Printer) -> None:
        variable, *arguments = self.body.block.args
        printer.print_string(" unsigned " if self.unsignedCmp is not None else " ")
        printer.print_ssa_value(variable)
        for word, bound in zip(("=", "to", "step"), (self.lb, self.ub, self.step), strict=True):
            printer.print_string(f" {word} ")
            printer.print_ssa_value(bound)
        if arguments:
            printer.print_string(" iter_args")
            print_assignments(printer, arguments, self.iter_args)
            printer.print_string(" -> ")
            with printer.in_parens():
                printer.print_list(self.iter_args.types, printer.print_attribute)
        if not isinstance(variable.type, IndexType):
            printer.print_string("  : ")
            printer.print_attribute(variable.type)
        printer.print_string(" ")
        printer.print_region(
            self.body,
            print_entry_block_args=False,
            print_empty_block=False,
            print_block_terminators=bool(arguments),
        )
        printer.print_op_attributes(self.attributes)


class IfOp(scf.IfOp):
    """`scf.if %cond -> (types) {...} else {...}`."""

    @classmethod
    def parse(cls, parser: Parser) -> IfOp:
        cond = parser.resolve_operand(parser.parse_unresolved_operand(), i1)
        types: Sequence[Attribute] = ()
        if parser.parse_optional_punctuation("->") is not None:
            types = parse_arrow_types(parser)
        regions = [parser.parse_region(), Region()]
        terminate(regions[0], _yield)
        if parser.parse_optional_keyword("else") is not None:
            regions[1] = parser.parse_region()
            terminate(regions[1], _yield)
        return cls.create(
            operands=[cond],
            result_types=types,
            regions=regions,
            attributes=parser.parse_optional_attr_dict(),
        )

    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_ssa_value(self.cond)
        if self.output:
            printer.print_string(" -> ")
            with printer.in_parens():
                printer.print_list(self.output.types, printer.print_attribute)
        for keyword, region in ((" ", self.true_region), (" else ", self.false_region)):
            if region.blocks:
                printer.print_string(keyword)
                printer.print_region(
                    region,
                    print_entry_block_args=False,
                    print_empty_block=False,
                    print_block_terminators=bool(self.output),
                )
        printer.print_op_attributes(self.attributes)

    def verify_(self) -> None:
        super().verify_()
        if self.output and not self.false_region.blocks:
            raise VerifyException("must have an else block if defining values")
        for region in self.regions:
            if len(region.blocks) > 1:
                raise VerifyException("expects region to have 0 or 1 blocks")
            if region.blocks and region.block.args:
                raise VerifyException(f"region #{self.regions.index(region)} should have no arguments")
            if region.blocks:
                _verify_flow(_yield_types(region), self.result_types, _YIELD, "parent")


@irdl_op_definition
class _While(IRDLOperation):
    name = "scf.while"
    arguments = var_operand_def()
    res = var_result_def()
    before_region = region_def("single_block")
    after_region = region_def("single_block")
    traits = scf.WhileOp.traits

    def verify_(self) -> None:
        before, after = self.before_region.block, self.after_region.block
        condition, yield_ = before.last_op, after.last_op
        if not isinstance(condition, scf.ConditionOp):
            raise VerifyException("expects the 'before' region to terminate with 'scf.condition'")
        if not isinstance(yield_, scf.YieldOp):
            raise VerifyException("expects the 'after' region to terminate with 'scf.yield'")
        _verify_flow(self.arguments.types, before.arg_types, "parent", "Region #0")
        _verify_flow(condition.args.types, self.res.types, "Operation scf.condition", "parent")
        _verify_flow(condition.args.types, after.arg_types, "Operation scf.condition", "Region #1")
        _verify_flow(yield_.operand_types, before.arg_types, _YIELD, "Region #0")


class WhileOp(_While, scf.WhileOp):
    """`scf.while (%x = %a) : (types) -> types {...} do {...} attributes {...}`."""

    @classmethod
    def parse(cls, parser: Parser) -> WhileOp:
        arguments: list[Parser.UnresolvedArgument] = []
        initial: list[UnresolvedOperand] = []
        if parser.parse_optional_punctuation("(") is not None:
            arguments, initial = parse_assignments(parser, opened=True)
        parser.parse_punctuation(":")
        position = parser.pos
        type_ = parser.parse_function_type()
        inputs = type_.inputs.data
        if len(inputs) != len(initial):
            parser.raise_error(
                f"expected as many input types as operands (expected {len(initial)} got {len(inputs)})",
                position,
                parser.pos,
            )
        operands = parser.resolve_operands(initial, inputs, position)
        before = parser.parse_region([a.resolve(t) for a, t in zip(arguments, inputs, strict=True)])
        parser.parse_keyword("do")
        after = parser.parse_region()
        terminate(after, _yield)
        attributes = parser.parse_optional_attr_dict_with_keyword()
        return cls.create(
            operands=operands,
            result_types=type_.outputs.data,
            regions=[before, after],
            attributes={} if attributes is None else attributes.data,
        )

    def print(self, printer: Printer) -> None:
        arguments = self.before_region.block.args
        if arguments:
            printer.print_string(" ")
            print_assignments(printer, arguments, self.arguments)
        printer.print_string(" : ")
        printer.print_function_type(self.operand_types, self.result_types)
        printer.print_string(" ")
        printer.print_region(self.before_region, print_entry_block_args=False, print_empty_block=False)
        printer.print_string(" do ")
        printer.print_region(self.after_region, print_empty_block=False)
        printer.print_op_attributes(self.attributes, print_keyword=True)


class ParallelOp(scf.ParallelOp):
    """`scf.parallel (%i) = (%lb) to (%ub) step (%s) init (%z) -> types {...}`."""

    @classmethod
    def parse(cls, parser: Parser) -> ParallelOp:
        def parse_operands() -> list[UnresolvedOperand]:
            return parser.parse_comma_separated_list(Parser.Delimiter.PAREN, parser.parse_unresolved_operand)

        variables = parser.parse_comma_separated_list(
            Parser.Delimiter.PAREN, lambda: parser.parse_argument(expect_type=False)
        )
        groups: list[Sequence[SSAValue]] = []
        for word in ("=", "to", "step"):
            if word == "=":
                parser.parse_punctuation("=")
            else:
                parser.parse_keyword(word)
            position = parser.pos
            groups.append(parser.resolve_operands(parse_operands(), [IndexType()] * len(variables), position))
        initial: list[UnresolvedOperand] = []
        position = parser.pos
        if parser.parse_optional_keyword("init") is not None:
            initial = parse_operands()
        types: Sequence[Attribute] = ()
        if parser.parse_optional_punctuation("->") is not None:
            types = parse_arrow_types(parser)
        if len(initial) != len(types):
            parser.raise_error("expected as many initial values as results", position, parser.pos)
        groups.append(parser.resolve_operands(initial, types, position))
        body = parser.parse_region([variable.resolve(IndexType()) for variable in variables])
        terminate(body, scf.ReduceOp)
        op = cls.build(operands=groups, result_types=[types], regions=[body])
        op.attributes |= parser.parse_optional_attr_dict()
        return op

    def print(self, printer: Printer) -> None:
        groups: tuple[Sequence[SSAValue], ...] = (
            self.body.block.args,
            self.lowerBound,
            self.upperBound,
            self.step,
        )
        for word, values in zip((" ", " = ", " to ", " step "), groups, strict=True):
            printer.print_string(word)
            with printer.in_parens():
                printer.print_list(values, printer.print_ssa_value)
        if self.initVals:
            printer.print_string(" init ")
            with printer.in_parens():
                printer.print_list(self.initVals, printer.print_ssa_value)
        if self.res:
            printer.print_string(" -> ")
            print_arrow_types(printer, self.res.types)
        printer.print_string(" ")
        printer.print_region(self.body, print_entry_block_args=False, print_empty_block=False)
        printer.print_op_attributes(self.attributes)

    def verify_(self) -> None:
        if not self.lowerBound:
            raise VerifyException("needs at least one tuple element for lowerBound, upperBound and step")
        for step in self.step:
            constant = step.owner.value if isinstance(step.owner, arith.ConstantOp) else None
            if isinstance(constant, IntegerAttr) and constant.value.data <= 0:
                raise VerifyException("constant step operand must be positive")
        super().verify_()


class ReduceOp(scf.ReduceOp):
    """`scf.reduce(%a : types) {...}, {...}`."""

    def print(self, printer: Printer) -> None:
        if self.args:
            with printer.in_parens():
                printer.print_list(self.args, printer.print_ssa_value)
                printer.print_string(" : ")
                printer.print_list(self.args.types, printer.print_attribute)
        printer.print_string(" ")
        printer.print_list(self.reductions, printer.print_region)
        printer.print_op_attributes(self.attributes)


@irdl_op_definition
class _ExecuteRegion(IRDLOperation):
    """`scf.execute_region` as MLIR defines it: with `no_inline`."""

    name = "scf.execute_region"
    outs = var_result_def()
    region = region_def()
    no_inline = opt_prop_def(UnitAttr)
    traits = scf.ExecuteRegionOp.traits

    def verify_(self) -> None:
        if not self.region.blocks:
            raise VerifyException("region needs to have at least one block")
        if self.region.blocks[0].args:
            raise VerifyException("region cannot have any arguments")


class ExecuteRegionOp(_ExecuteRegion, scf.ExecuteRegionOp):
    """`scf.execute_region no_inline? -> types {...}`."""

    @classmethod
    def parse(cls, parser: Parser) -> ExecuteRegionOp:
        types: Sequence[Attribute] = ()
        if parser.parse_optional_punctuation("->") is not None:
            types = parse_arrow_types(parser)
        no_inline = parser.parse_optional_keyword("no_inline") is not None
        region = parser.parse_region()
        return cls.create(
            result_types=types,
            regions=[region],
            properties={"no_inline": UnitAttr()} if no_inline else {},
            attributes=parser.parse_optional_attr_dict(),
        )

    def print(self, printer: Printer) -> None:
        if self.outs:
            printer.print_string(" -> ")
            print_arrow_types(printer, self.outs.types)
        printer.print_string(" no_inline " if self.no_inline is not None else " ")
        printer.print_region(self.region, print_entry_block_args=False, print_empty_block=True)
        printer.print_op_attributes(self.attributes)


class IndexSwitchOp(scf.IndexSwitchOp):
    """`scf.index_switch %i -> types case N {...} default {...}`, each case on its own line."""

    @classmethod
    def parse(cls, parser: Parser) -> IndexSwitchOp:
        arg = parser.resolve_operand(parser.parse_unresolved_operand(), IndexType())
        attributes = parser.parse_optional_attr_dict()
        types: Sequence[Attribute] = ()
        if parser.parse_optional_punctuation("->") is not None:
            # Several types go without parentheses, too.
            types = parser.parse_comma_separated_list(Parser.Delimiter.NONE, parser.parse_type)
        values: list[int] = []
        regions: list[Region] = []
        while parser.parse_optional_keyword("case") is not None:
            values.append(parser.parse_integer())
            regions.append(parser.parse_region())
        parser.parse_keyword("default")
        default = parser.parse_region()
        terminate(default, _yield)
        return cls(arg, DenseArrayBase.from_list(i64, values), default, regions, types, attributes)

    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_ssa_value(self.arg)
        printer.print_op_attributes(self.attributes)
        if self.output:
            printer.print_string(" -> ")
            printer.print_list(self.output.types, printer.print_attribute)
        printer.print_string(" ")
        for value, region in zip(self.cases.iter_values(), self.case_regions, strict=True):
            printer.print_string(f"\ncase {value} ")
            printer.print_region(region, print_empty_block=False)
        printer.print_string("\ndefault ")
        # MLIR leaves a yield of nothing out here only.
        printer.print_region(
            self.default_region, print_empty_block=False, print_block_terminators=bool(self.output)
        )


SUBCLASSES = (ExecuteRegionOp, ForOp, IfOp, IndexSwitchOp, ParallelOp, ReduceOp, WhileOp)
