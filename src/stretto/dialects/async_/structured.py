"""The structured ops of the `async` dialect: tasks, functions, awaits and groups.

Formats, operand names and verifier rules are those of MLIR 22.1.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from xdsl.dialects.builtin import (
    ArrayAttr,
    DenseArrayBase,
    DictionaryAttr,
    FlatSymbolRefAttrConstr,
    FunctionType,
    IndexType,
    StringAttr,
    SymbolNameConstraint,
    SymbolRefAttr,
    i32,
)
from xdsl.ir import Attribute, Block, BlockArgument, Operation, Region, SSAValue
from xdsl.irdl import (
    AnyAttr,
    AttrSizedOperandSegments,
    IRDLOperation,
    irdl_op_definition,
    lazy_traits_def,
    operand_def,
    opt_prop_def,
    opt_result_def,
    prop_def,
    region_def,
    result_def,
    traits_def,
    var_operand_def,
    var_result_def,
)
from xdsl.parser import Parser, UnresolvedOperand
from xdsl.printer import Printer
from xdsl.traits import (
    HasParent,
    IsolatedFromAbove,
    IsTerminator,
    Pure,
    RecursiveMemoryEffect,
    ReturnLike,
    SingleBlockImplicitTerminator,
    SymbolOpInterface,
    SymbolTable,
    SymbolUserOpInterface,
)
from xdsl.utils.exceptions import VerifyException

from stretto.dialects.async_.format import make, parse_create_group, print_attributes, print_create_group
from stretto.dialects.async_.types import GroupType, TokenType, ValueType, unwrapped
from stretto.dialects.mlir_text.asm import ResultNames
from stretto.dialects.mlir_text.function_like import (
    parse_attributes_and_body,
    parse_signature,
    print_attributes_and_body,
    print_signature,
    verify_entry_block,
)


@irdl_op_definition
class ExecuteOp(IRDLOperation):
    """`async.execute`: run a region as a task once its dependencies and operands are ready.

    The block arguments are the unwrapped `body_operands`; the results are a token and one
    `!async.value<T>` for each value that the region yields.
    """

    name = "async.execute"

    dependencies = var_operand_def(TokenType)
    body_operands = var_operand_def(ValueType)
    token = result_def(TokenType)
    body_results = var_result_def(ValueType)
    body = region_def("single_block")

    irdl_options = (AttrSizedOperandSegments(as_property=True),)
    traits = lazy_traits_def(lambda: (SingleBlockImplicitTerminator(YieldOp), RecursiveMemoryEffect()))

    def __init__(
        self,
        dependencies: Sequence[SSAValue],
        body_operands: Sequence[SSAValue],
        body_result_types: Sequence[Attribute],
        body: Region | None = None,
    ):
        """`body_result_types` are the payload types, not yet wrapped in `!async.value`."""
        if body is None:
            body = Region(Block(arg_types=[unwrapped(v.type) for v in body_operands]))
        super().__init__(
            operands=[dependencies, body_operands],
            result_types=[TokenType(), [ValueType(t) for t in body_result_types]],
            regions=[body],
        )

    @classmethod
    def parse(cls, parser: Parser) -> ExecuteOp:
        dependencies = parser.parse_optional_comma_separated_list(
            Parser.Delimiter.SQUARE, parser.parse_unresolved_operand
        )
        operands = parser.parse_optional_comma_separated_list(
            Parser.Delimiter.PAREN, lambda: _parse_body_operand(parser)
        )
        result_types = _parse_optional_arrow_types(parser)
        attributes = parser.parse_optional_attr_dict_with_keyword(("operandSegmentSizes",))
        arguments = [argument for _, argument, _ in operands or ()]
        # Resolved in the order of the text, so that errors come in that order too.
        tokens = [parser.resolve_operand(token, TokenType()) for token in dependencies or ()]
        values = [parser.resolve_operand(value, type_) for value, _, type_ in operands or ()]
        body = parser.parse_region(arguments or None)
        return cls.create(
            operands=[*tokens, *values],
            result_types=[TokenType(), *result_types],
            properties={"operandSegmentSizes": DenseArrayBase.from_list(i32, [len(tokens), len(values)])},
            attributes={} if attributes is None else dict(attributes.data),
            regions=[body],
        )

    def print(self, printer: Printer) -> None:
        if self.dependencies:
            printer.print_string(" [")
            printer.print_list(self.dependencies, printer.print_ssa_value)
            printer.print_string("]")
        block = self.body.blocks.first
        if self.body_operands and block is not None:
            printer.print_string(" (")
            printer.print_list(
                zip(self.body_operands, block.args, strict=True), lambda pair: _print_operand(printer, *pair)
            )
            printer.print_string(")")
        _print_optional_arrow_types(printer, self.body_results.types)
        printer.print_op_attributes(self.attributes, print_keyword=True)
        printer.print_string(" ")
        printer.print_region(self.body, print_entry_block_args=False)

    def asm_result_names(self) -> ResultNames:
        return [(0, "token"), (1, "bodyResults")][: len(self.results)]

    def verify_(self) -> None:
        # The block's arguments and the terminator are checked before the ops in the body, which
        # see them.
        block = self.body.block
        arguments = [argument.type for argument in block.args]
        if len(arguments) != len(self.body_operands):
            raise VerifyException(
                f"along control flow edge from parent to Region #0: region branch point has "
                f"{len(self.body_operands)} operands, but region successor needs {len(arguments)} inputs"
            )
        for index, (operand, argument) in enumerate(zip(self.body_operands, arguments, strict=True)):
            if unwrapped(operand.type) != argument:
                raise VerifyException(
                    f"along control flow edge from parent to Region #0: successor operand type #{index} "
                    f"'{operand.type}' should match successor input type #{index} '{argument}'"
                )
        if isinstance(block.last_op, YieldOp):
            self._verify_yield(block.last_op)

    def _verify_yield(self, terminator: YieldOp) -> None:
        edge = "along control flow edge from Operation async.yield to parent"
        if len(terminator.arguments) != len(self.body_results):
            raise VerifyException(
                f"{edge}: region branch point has {len(terminator.arguments)} operands, but region "
                f"successor needs {len(self.body_results)} inputs"
            )
        for index, (value, result) in enumerate(zip(terminator.arguments, self.body_results, strict=True)):
            if value.type != unwrapped(result.type):
                raise VerifyException(
                    f"{edge}: successor operand type #{index} '{value.type}' should match successor "
                    f"input type #{index} '{result.type}'"
                )


@irdl_op_definition
class YieldOp(IRDLOperation):
    """`async.yield`: end a task and hand its values on."""

    name = "async.yield"

    arguments = var_operand_def(AnyAttr())
    traits = traits_def(IsTerminator(), ReturnLike(), Pure(), HasParent(ExecuteOp))
    assembly_format = "($arguments^ `:` type($arguments))? attr-dict"

    def __init__(self, arguments: Sequence[SSAValue] = ()):
        super().__init__(operands=[arguments])

    def verify_(self) -> None:
        parent = self.parent_op()
        if isinstance(parent, ExecuteOp) and tuple(self.arguments.types) != tuple(
            unwrapped(type_) for type_ in parent.body_results.types
        ):
            raise VerifyException("operand types do not match the types returned from the parent ExecuteOp")


@irdl_op_definition
class FuncOp(IRDLOperation):
    """`async.func`: a function that is a coroutine; its results are tokens and values."""

    name = "async.func"

    body = region_def()
    sym_name = prop_def(SymbolNameConstraint())
    function_type = prop_def(FunctionType)
    sym_visibility = opt_prop_def(StringAttr)
    arg_attrs = opt_prop_def(ArrayAttr[DictionaryAttr])
    res_attrs = opt_prop_def(ArrayAttr[DictionaryAttr])

    traits = traits_def(IsolatedFromAbove(), SymbolOpInterface())
    DEFAULT_DIALECT: ClassVar[str] = "async"

    def __init__(
        self,
        name: str,
        function_type: FunctionType,
        region: Region | None = None,
        visibility: str | None = None,
        *,
        arg_attrs: ArrayAttr[DictionaryAttr] | None = None,
        res_attrs: ArrayAttr[DictionaryAttr] | None = None,
    ):
        if region is None:
            region = Region(Block(arg_types=function_type.inputs))
        super().__init__(
            properties={
                "sym_name": StringAttr(name),
                "function_type": function_type,
                "sym_visibility": None if visibility is None else StringAttr(visibility),
                "arg_attrs": arg_attrs,
                "res_attrs": res_attrs,
            },
            regions=[region],
        )

    @classmethod
    def parse(cls, parser: Parser) -> FuncOp:
        visibility = parser.parse_optional_visibility_keyword()
        signature = parse_signature(parser)
        attributes, body = parse_attributes_and_body(parser, signature, _FUNCTION_ATTRIBUTES)
        op = cls(
            signature.name,
            FunctionType.from_lists(signature.inputs, signature.outputs),
            body,
            None if visibility is None else visibility.data,
            arg_attrs=signature.arg_attrs,
            res_attrs=signature.res_attrs,
        )
        op.attributes |= attributes
        return op

    def print(self, printer: Printer) -> None:
        visibility = self.sym_visibility
        printer.print_string(" " if visibility is None else f" {visibility.data} ")
        print_signature(
            printer,
            self.sym_name,
            self.function_type.inputs.data,
            self.function_type.outputs.data,
            self.body,
            self.arg_attrs,
            self.res_attrs,
        )
        print_attributes_and_body(printer, self.attributes, (), self.body)

    def verify_(self) -> None:
        outputs = self.function_type.outputs.data
        if not outputs:
            raise VerifyException("result is expected to be at least of size 1, but got 0")
        for index, type_ in enumerate(outputs):
            if not isinstance(type_, TokenType | ValueType):
                raise VerifyException(
                    f"result type must be async value type or async token type, but got '{type_}'"
                )
            if isinstance(type_, TokenType) and index:
                raise VerifyException(
                    "results' (optional) async token type is expected to appear as the 1st return "
                    f"value, but got {index + 1}"
                )
        verify_entry_block(self.body, self.function_type)

    @property
    def is_declaration(self) -> bool:
        """Whether the function has no body."""
        return not self.body.blocks

    @property
    def args(self) -> tuple[BlockArgument, ...]:
        """The arguments of the entry block."""
        assert self.body.blocks.first is not None
        return self.body.blocks.first.args


@dataclass(frozen=True)
class _CalleeIsAsyncFunction(SymbolUserOpInterface):
    """The callee of a call exists, is an `async.func`, and has the call's types."""

    def verify(self, op: Operation) -> None:
        assert isinstance(op, CallOp)
        callee = SymbolTable.lookup_symbol(op, op.callee)
        if not isinstance(callee, FuncOp):
            raise VerifyException(f"'{op.callee.string_value()}' does not reference a valid async function")
        inputs, outputs = callee.function_type.inputs.data, callee.function_type.outputs.data
        if len(inputs) != len(op.arguments):
            raise VerifyException("incorrect number of operands for callee")
        for index, (expected, found) in enumerate(zip(inputs, op.arguments.types, strict=True)):
            if expected != found:
                raise VerifyException(
                    f"operand type mismatch: expected operand type '{expected}', but provided "
                    f"'{found}' for operand number {index}"
                )
        if len(outputs) != len(op.res):
            raise VerifyException("incorrect number of results for callee")
        for index, (expected, found) in enumerate(zip(outputs, op.res.types, strict=True)):
            if expected != found:
                raise VerifyException(f"result type mismatch at index {index}")


@irdl_op_definition
class CallOp(IRDLOperation):
    """`async.call`: call an `async.func`."""

    name = "async.call"

    arguments = var_operand_def(AnyAttr())
    callee = prop_def(FlatSymbolRefAttrConstr)
    res = var_result_def(TokenType | ValueType)
    traits = traits_def(_CalleeIsAsyncFunction())

    def __init__(
        self,
        callee: str | SymbolRefAttr,
        arguments: Sequence[SSAValue],
        result_types: Sequence[Attribute],
    ):
        if isinstance(callee, str):
            callee = SymbolRefAttr(callee)
        super().__init__(
            operands=[arguments],
            properties={"callee": callee},
            result_types=[result_types],
        )

    @classmethod
    def parse(cls, parser: Parser) -> CallOp:
        callee = parser.parse_symbol_name()
        position = parser.pos
        arguments = parser.parse_comma_separated_list(Parser.Delimiter.PAREN, parser.parse_unresolved_operand)
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        type_ = parser.parse_function_type()
        operands = parser.resolve_operands(arguments, type_.inputs.data, position)
        return make(cls, operands, type_.outputs.data, {"callee": SymbolRefAttr(callee), **attributes})

    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_attribute(self.callee)
        printer.print_string("(")
        printer.print_list(self.arguments, printer.print_ssa_value)
        printer.print_string(")")
        printer.print_op_attributes(self.attributes)
        printer.print_string(" : ")
        printer.print_function_type(self.arguments.types, self.res.types)


@irdl_op_definition
class ReturnOp(IRDLOperation):
    """`async.return`: end an `async.func`; the operands are the unwrapped values."""

    name = "async.return"

    arguments = var_operand_def(AnyAttr())
    traits = traits_def(IsTerminator(), ReturnLike(), Pure(), HasParent(FuncOp))
    assembly_format = "attr-dict ($arguments^ `:` type($arguments))?"

    def __init__(self, arguments: Sequence[SSAValue] = ()):
        super().__init__(operands=[arguments])

    def verify_(self) -> None:
        parent = self.parent_op()
        if not isinstance(parent, FuncOp):
            return
        outputs = parent.function_type.outputs.data
        if outputs and isinstance(outputs[0], TokenType):
            outputs = outputs[1:]
        if tuple(self.arguments.types) != tuple(unwrapped(type_) for type_ in outputs):
            raise VerifyException("operand types do not match the types returned from the parent FuncOp")


@irdl_op_definition
class AwaitOp(IRDLOperation):
    """`async.await`: wait for a token, or for a value and unwrap it."""

    name = "async.await"

    operand = operand_def(TokenType | ValueType)
    result = opt_result_def(AnyAttr())

    def __init__(self, operand: SSAValue):
        type_ = operand.type
        super().__init__(
            operands=[operand],
            result_types=[type_.value_type if isinstance(type_, ValueType) else None],
        )

    @classmethod
    def parse(cls, parser: Parser) -> AwaitOp:
        operand = parser.parse_unresolved_operand()
        parser.parse_punctuation(":")
        type_ = parser.parse_type()
        attributes = parser.parse_optional_attr_dict()
        return cls.create(
            operands=[parser.resolve_operand(operand, type_)],
            result_types=[type_.value_type] if isinstance(type_, ValueType) else [],
            attributes=attributes,
        )

    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_ssa_value(self.operand)
        printer.print_string(" : ")
        printer.print_attribute(self.operand.type)
        printer.print_op_attributes(self.attributes)

    def verify_(self) -> None:
        type_ = self.operand.type
        if isinstance(type_, TokenType) and self.results:
            raise VerifyException("awaiting on a token must have empty result")
        if isinstance(type_, ValueType) and self.result is None:
            raise VerifyException("awaiting on a value must have non-empty result")
        if isinstance(type_, ValueType) and self.results[0].type != type_.value_type:
            raise VerifyException(
                f"result type '{self.results[0].type}' does not match async value type '{type_.value_type}'"
            )


@irdl_op_definition
class CreateGroupOp(IRDLOperation):
    """`async.create_group`: make a group that will hold `size` tokens or values."""

    name = "async.create_group"

    size = operand_def(IndexType)
    result = result_def(GroupType)
    traits = traits_def(Pure())

    def __init__(self, size: SSAValue):
        super().__init__(operands=[size], result_types=[GroupType()])

    @classmethod
    def parse(cls, parser: Parser) -> CreateGroupOp:
        return parse_create_group(cls, parser)

    def print(self, printer: Printer) -> None:
        print_create_group(self, printer)


@irdl_op_definition
class AddToGroupOp(IRDLOperation):
    """`async.add_to_group`: add a token or value to a group; the result is its rank there."""

    name = "async.add_to_group"

    operand = operand_def(TokenType | ValueType)
    group = operand_def(GroupType)
    rank = result_def(IndexType)

    def __init__(self, operand: SSAValue, group: SSAValue):
        super().__init__(operands=[operand, group], result_types=[IndexType()])

    @classmethod
    def parse(cls, parser: Parser) -> AddToGroupOp:
        operand = parser.parse_unresolved_operand()
        parser.parse_punctuation(",")
        group = parser.parse_unresolved_operand()
        parser.parse_punctuation(":")
        type_ = parser.parse_type()
        attributes = parser.parse_optional_attr_dict()
        operands = [parser.resolve_operand(operand, type_), parser.resolve_operand(group, GroupType())]
        return make(cls, operands, [IndexType()], attributes)

    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_list(self.operands, printer.print_ssa_value)
        printer.print_string(" : ")
        printer.print_attribute(self.operand.type)
        print_attributes(printer, self)


@irdl_op_definition
class AwaitAllOp(IRDLOperation):
    """`async.await_all`: wait for everything in a group."""

    name = "async.await_all"

    operand = operand_def(GroupType)
    assembly_format = "$operand attr-dict"

    def __init__(self, operand: SSAValue):
        super().__init__(operands=[operand])


_FUNCTION_ATTRIBUTES = ("sym_name", "function_type", "sym_visibility", "arg_attrs", "res_attrs")


def _parse_body_operand(parser: Parser) -> tuple[UnresolvedOperand, Parser.Argument, Attribute]:
    """Parse `%value as %argument : !async.value<T>`."""
    value = parser.parse_unresolved_operand()
    parser.parse_keyword("as")
    argument = parser.parse_argument(expect_type=False)
    parser.parse_punctuation(":")
    type_ = parser.parse_type()
    location = parser.parse_optional_location()
    return value, Parser.Argument(argument.name, unwrapped(type_), location), type_


def _print_operand(printer: Printer, value: SSAValue, argument: BlockArgument) -> None:
    printer.print_ssa_value(value)
    printer.print_string(" as ")
    printer.print_ssa_value(argument)
    printer.print_string(": ")
    printer.print_attribute(value.type)


def _parse_optional_arrow_types(parser: Parser) -> Sequence[Attribute]:
    """Parse `-> T` or `-> (T, T)`, if present."""
    if parser.parse_optional_punctuation("->") is None:
        return ()
    types = parser.parse_optional_comma_separated_list(Parser.Delimiter.PAREN, parser.parse_type)
    return [parser.parse_type()] if types is None else types


def _print_optional_arrow_types(printer: Printer, types: Sequence[Attribute]) -> None:
    if not types:
        return
    printer.print_string(" -> ")
    if len(types) == 1 and not isinstance(types[0], FunctionType):
        printer.print_attribute(types[0])
        return
    with printer.in_parens():
        printer.print_list(types, printer.print_attribute)


OPERATIONS = (
    AddToGroupOp,
    AwaitAllOp,
    AwaitOp,
    CallOp,
    CreateGroupOp,
    ExecuteOp,
    FuncOp,
    ReturnOp,
    YieldOp,
)
