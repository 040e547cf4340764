"""A parser of MLIR's text that records where everything stands."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from typing import Any, NoReturn, cast

from xdsl.context import Context
from xdsl.dialects.builtin import (
    UNKNOWN_LOC,
    AnyVectorType,
    ArrayAttr,
    CallSiteLoc,
    DenseArrayBase,
    DictionaryAttr,
    FileLineColLoc,
    FloatAttr,
    FusedLoc,
    IndexType,
    IntAttr,
    IntegerAttr,
    LocationAttr,
    MemRefType,
    ModuleOp,
    NameLoc,
    NoneAttr,
    StringAttr,
    TensorType,
    UnrankedMemRefType,
    UnrankedTensorType,
    UnregisteredAttr,
    UnregisteredOp,
    i32,
)
from xdsl.ir import Attribute, Block, Data, Operation, ParametrizedAttribute, Region, SSAValue
from xdsl.ir.affine import AffineMap, AffineSet
from xdsl.irdl import IRDLOperation
from xdsl.parser import AttrParser, Parser, UnresolvedOperand
from xdsl.parser.generic_parser import ParserState
from xdsl.traits import IsolatedFromAbove, SingleBlockImplicitTerminator
from xdsl.utils.exceptions import MultipleSpansParseError, ParseError, VerifyException
from xdsl.utils.lexer import Input, Position, Span
from xdsl.utils.mlir_lexer import MLIRTokenKind

from stretto.dialects.mlir_text.affine_parser import MLIRAffineParser
from stretto.dialects.mlir_text.builtin_types import memref_fault, reduced_memref, tensor_fault, vector_fault
from stretto.dialects.mlir_text.hex_element import HexElement
from stretto.dialects.mlir_text.lexer import TextLexer
from stretto.dialects.mlir_text.literals import wide_hexadecimal
from stretto.dialects.mlir_text.parser_wording import float_fault, mlir_wording, unknown_name, unknown_op
from stretto.dialects.mlir_text.property_kinds import property_fault
from stretto.dialects.mlir_text.scopes import ScopedValues

ExternalResources = dict[str, dict[str, str | bool | bytes]]


class MLIRParser(Parser):
    """Parses a file of MLIR's text into a module.

    Every op and block argument gets the location of its name in the text, unless the text gives
    one with `loc(...)`; aliases of locations may be defined after their uses. Errors are
    `ParseError`s with the place and MLIR's wording where programs depend on it.

    `first_line` is the number of the text's first line in its file.
    """

    def __init__(self, ctx: Context, text: str, name: str = "<stdin>", *, first_line: int = 1):
        self._line_starts = [0]
        self._line_starts.extend(i + 1 for i, c in enumerate(text) if c == "\n")
        self._first_line = first_line
        self._filename = StringAttr(name)
        self._isolated: list[bool] = [True]
        """For each op that is being parsed, whether its regions see no values from outside."""
        self._forward_spans: dict[str, Span] = {}
        self._replaced: dict[SSAValue, Span] = {}
        """Placeholders of values used before their definition, once that has come, and their first use."""
        self._definition_spans: dict[str, Span] = {}
        self._later_locations: dict[NameLoc, str] = {}
        """Placeholders of location aliases that were used before their definition."""
        self.bound_result_count = 0
        """How many results the text names for the op whose own text begins."""
        self.external_resources: ExternalResources = {}
        """The section `external_resources` of the file's metadata, by owner and key."""
        super().__init__(ctx, "", name)
        self._parser_state = ParserState(TextLexer(Input(text, name)))
        self.ssa_values = ScopedValues()

    # Errors

    def raise_error(  # pyright: ignore[reportIncompatibleMethodOverride]
        self,
        msg: str,
        at_position: Span | Position | None = None,
        end_position: Position | None = None,
    ) -> NoReturn:
        """Raise a ParseError. What is missing is missed right behind the token before."""
        msg = mlir_wording(msg)
        token = self._current_token.span
        if msg.startswith("expected ") and (at_position is None or at_position is token):
            at_position = self._end_of_token_before(token.start)
        if end_position is not None:
            assert isinstance(at_position, Position)
            at_position = Span(at_position, end_position, self.lexer.input)
        elif isinstance(at_position, Position):
            at_position = Span(at_position, at_position, self.lexer.input)
        raise ParseError(token if at_position is None else at_position, msg)

    def _end_of_token_before(self, position: Position) -> Position:
        text = self.lexer.input.content
        while True:
            position = len(text[:position].rstrip())
            line = text.rfind("\n", 0, position) + 1
            comment = text.find("//", line, position)
            if comment < 0 or text.count('"', line, comment) % 2:
                return position
            position = comment

    # Locations

    def location_at(self, position: Position) -> FileLineColLoc:
        """The location of a position in the text."""
        line = bisect_right(self._line_starts, position)
        column = position - self._line_starts[line - 1] + 1
        return FileLineColLoc(self._filename, IntAttr(line + self._first_line - 1), IntAttr(column))

    def parse_optional_location(self) -> LocationAttr | None:
        """`loc(...)`, whose alias may still be undefined."""
        token = self._current_token
        if token.kind is not MLIRTokenKind.BARE_IDENT or token.text != "loc":
            return None
        self._consume_token()
        with self.in_parens():
            return self._parse_location()

    def _parse_location(self) -> LocationAttr:
        token = self._current_token
        if token.kind is MLIRTokenKind.HASH_IDENT and "." not in token.text:
            self._consume_token()
            known = self.attribute_aliases.get(token.text)
            if known is None:
                placeholder = NameLoc(StringAttr(token.text), NoneAttr())
                self._later_locations[placeholder] = token.text
                return placeholder
            if not isinstance(known, LocationAttr):
                self.raise_error("expected location, but found " + str(known), token.span)
            return known
        if token.kind is MLIRTokenKind.BARE_IDENT and token.text == "fused":
            return self._parse_fused_location()
        location = super()._parse_location()
        if isinstance(location, FileLineColLoc) and self.parse_optional_keyword("to"):
            # A range; its end isn't kept.
            self.parse_optional_integer(False, False)
            self.parse_punctuation(":")
            self.parse_integer(False, False)
        return location

    def _parse_fused_location(self) -> LocationAttr:
        self._consume_token()
        metadata: Attribute = NoneAttr()
        if self.parse_optional_punctuation("<") is not None:
            metadata = self.parse_attribute()
            self.parse_punctuation(">")
        parts = self.parse_comma_separated_list(self.Delimiter.SQUARE, self._parse_location)
        return FusedLoc(tuple(parts), metadata)

    def _resolved(self, location: LocationAttr) -> LocationAttr:
        """The location with all placeholders of aliases replaced."""
        match location:
            case NameLoc():
                alias = self._later_locations.get(location)
                if alias is not None:
                    known = self.attribute_aliases.get(alias)
                    if not isinstance(known, LocationAttr):
                        self.raise_error(f"operation location alias was never defined: '{alias}'")
                    return self._resolved(known)
                if isinstance(location.location, LocationAttr):
                    return NameLoc(location.desc, self._resolved(location.location))
            case FusedLoc():
                parts = [self._resolved(part) for part in _locations(location)]
                return FusedLoc(tuple(parts), location.metadata)
            case CallSiteLoc(callee=callee, caller=caller):
                assert isinstance(callee, LocationAttr) and isinstance(caller, LocationAttr)
                return CallSiteLoc(self._resolved(callee), self._resolved(caller))
            case _:
                pass
        return location

    def _resolve_locations(self, module: ModuleOp) -> None:
        if not self._later_locations:
            return
        for op in module.walk():
            op.location = self._resolved(op.location)
            for region in op.regions:
                for block in region.blocks:
                    for argument in block.args:
                        argument.location = self._resolved(argument.location)

    # Modules and ops

    def parse_module(self, allow_implicit_module: bool = True) -> ModuleOp:
        """Parse the whole text; ops that aren't in one module get one around them."""
        ops: list[Operation] = []
        while (kind := self._current_token.kind) is not MLIRTokenKind.EOF:
            if kind in (MLIRTokenKind.HASH_IDENT, MLIRTokenKind.EXCLAMATION_IDENT):
                self._parse_alias_def()
            elif kind is MLIRTokenKind.FILE_METADATA_BEGIN:
                self._parse_file_metadata_dictionary()
            elif (op := self.parse_optional_operation()) is not None:
                ops.append(op)
            else:
                self.raise_error("expected operation name in quotes")
        self._check_forward_references()
        if len(ops) == 1 and isinstance(ops[0], ModuleOp):
            module = ops[0]
        elif allow_implicit_module:
            module_class = self.ctx.get_op("builtin.module")
            assert issubclass(module_class, ModuleOp)
            module = module_class(ops)
            module.location = FileLineColLoc(self._filename, IntAttr(0), IntAttr(0))
        else:
            self.raise_error("expected 'builtin.module' as the only top-level operation", 0)
        self._resolve_locations(module)
        return module

    def parse_operation(self) -> Operation:
        results_position = self._current_token.span.start
        bound_results = self._parse_op_result_list()
        self.bound_result_count = sum(size for _, size in bound_results)
        name = self._current_token
        location = self.location_at(name.span.start)
        if name.kind is MLIRTokenKind.BARE_IDENT:
            self._consume_token()
            op = self._parse_body(name.text, name.span, generic=False)
            explicit = self.parse_optional_location()
        else:
            text = self.parse_optional_str_literal()
            if text is None:
                self.raise_error("expected operation name in quotes")
            op = self._parse_body(text, name.span, generic=True)
            explicit = None if op.location is UNKNOWN_LOC else op.location
        op.location = location if explicit is None else explicit
        if op.regions and self._replaced:
            for operand in op.operands:
                # The definition came in the op's own regions, when there was no use to be replaced yet.
                if operand in self._replaced:
                    self.raise_error("use of undeclared SSA value name", self._replaced[operand])
        _complete_terminators(op)
        self._bind_results(op, bound_results, results_position)
        return op

    def _parse_body(self, name: str, span: Span, *, generic: bool) -> Operation:
        """Parse what follows an op's name."""
        cls = self._op_class(name, span, generic=generic)
        registered = not issubclass(cls, UnregisteredOp)
        self._parser_state.dialect_stack.append(cls.dialect_name() if registered else "builtin")
        self._isolated.append(registered and cls.has_trait(IsolatedFromAbove))
        try:
            return self._parse_generic(cls, span) if generic else cls.parse(self)
        except (VerifyException, ValueError) as error:
            # Constructors of ops and attributes check their arguments.
            if isinstance(error, ParseError):
                raise
            raise ParseError(span, f"'{cls.name}' op {error}") from error
        except (AssertionError, AttributeError, LookupError, NotImplementedError, TypeError) as error:
            # Parsers of xDSL's ops that take for granted what malformed text doesn't have.
            raise ParseError(span, f"custom op '{cls.name}' is malformed") from error
        finally:
            self._isolated.pop()
            self._parser_state.dialect_stack.pop()

    def _op_class(self, name: str, span: Span, *, generic: bool) -> type[Operation]:
        cls = self.ctx.get_optional_op(name, dialect_stack=self._parser_state.dialect_stack)
        dialect = name.partition(".")[0]
        is_unknown = cls is None or issubclass(cls, UnregisteredOp)
        if generic and is_unknown and dialect in _CLOSED_DIALECTS:
            self.raise_error(
                f"unregistered operation '{name}' found in dialect ('{dialect}') that does not allow unknown "
                "operations",
                span,
            )
        if cls is None:
            if generic:
                self.raise_error(
                    "operation being parsed with an unregistered dialect. If this is intended, please use "
                    "-allow-unregistered-dialect with the MLIR tool used",
                    self._current_token.span,
                )
            self.raise_error(unknown_op(self.ctx, name, self._parser_state.dialect_stack[-1]), span)
        if not generic and issubclass(cls, UnregisteredOp):
            # Only the generic form of such an op can be parsed.
            self.raise_error(unknown_op(self.ctx, name, self._parser_state.dialect_stack[-1]), span)
        return cls

    def _bind_results(
        self, op: Operation, bound: Sequence[tuple[Span, int]], results_position: Position
    ) -> None:
        if not bound:
            return
        expected = sum(size for _, size in bound)
        found = len(op.results)
        if found == 0:
            self.raise_error("cannot name an operation with no results", results_position)
        if found != expected:
            self.raise_error(
                f"operation defines {found} results but was provided {expected} to bind", results_position
            )
        index = 0
        for span, size in bound:
            self._register_ssa_definition(span.text[1:], op.results[index : index + size], span)
            index += size

    def _parse_generic(self, op_type: type[Operation], span: Span) -> Operation:
        operands = self.parse_op_args_list()
        successors = self.parse_optional_successors() or []
        has_properties = self._current_token.kind is MLIRTokenKind.LESS
        properties = self.parse_optional_properties_dict()
        regions = self.parse_region_list()
        attributes = self.parse_optional_attr_dict()
        self.parse_punctuation(":", " followed by operation type")
        type_position = self._current_token.span.start
        type_ = self.parse_function_type()
        location = self.parse_optional_location()
        if issubclass(op_type, IRDLOperation):
            known = op_type.get_irdl_definition().properties
            if has_properties and not known:
                text = f"invalid properties {DictionaryAttr(properties)} for op {op_type.name}"
                self.raise_error(f"{text}: this operation does not support properties", span)
            # Others are dropped, as MLIR does: newer text may have some.
            properties = {name: value for name, value in properties.items() if name in known}
            if not operands and "operandSegmentSizes" in known and "operandSegmentSizes" not in attributes:
                none = [0] * len(op_type.get_irdl_definition().operands)
                properties.setdefault("operandSegmentSizes", DenseArrayBase.from_list(i32, none))
            # Old text keeps properties among the attributes.
            for name in known:
                if name in attributes and name not in properties:
                    properties[name] = attributes.pop(name)
        values = self.resolve_operands(operands, type_.inputs.data, type_position)
        if issubclass(op_type, IRDLOperation):
            fault = property_fault(op_type, properties)
            if fault is not None:
                self.raise_error(fault, span)
        return op_type.create(
            operands=values,
            result_types=type_.outputs.data,
            properties=properties,
            attributes=attributes,
            location=location,
            successors=successors,
            regions=regions,
        )

    # Values, blocks and regions

    def resolve_operand(self, operand: UnresolvedOperand, type: Attribute) -> SSAValue:
        name = operand.operand_name
        if name not in self.ssa_values and name not in self.forward_ssa_references:
            self._forward_spans[name] = operand.span
        values = self.ssa_values.get(name)
        if values is not None and operand.index >= len(values):
            self.raise_error("reference to invalid result number", operand.span)
        if values is not None and operand.index < len(values):
            found = values[operand.index].type
            if found != type:
                self._raise_type_mismatch(operand, type, found)
        return super().resolve_operand(operand, type)

    def _raise_type_mismatch(self, operand: UnresolvedOperand, used: Attribute, found: Attribute) -> NoReturn:
        name = operand.operand_name
        message = f"use of value '%{name}' expects different type than prior uses: '{used}' vs '{found}'"
        definition = self._definition_spans.get(name)
        if definition is None:
            self.raise_error(message, operand.span)
        raise MultipleSpansParseError(operand.span, message, "", [(definition, "prior use here")])

    def _register_ssa_definition(self, name: str, values: Sequence[SSAValue], span: Span) -> None:
        if name in self.ssa_values:
            message = f"redefinition of SSA value '%{name}'"
            previous = self._definition_spans.get(name)
            if previous is None:
                self.raise_error(message, span)
            raise MultipleSpansParseError(span, message, "", [(previous, "previously defined here")])
        for placeholder in self.forward_ssa_references.get(name, {}).values():
            self._replaced[placeholder] = self._forward_spans[name]
        super()._register_ssa_definition(name, values, span)
        self._definition_spans[name] = span

    def _check_forward_references(self) -> None:
        for name in self.forward_ssa_references:
            self.raise_error("use of undeclared SSA value name", self._forward_spans[name])

    def parse_optional_argument(self, expect_type: bool = True):  # pyright: ignore[reportIncompatibleMethodOverride]
        argument = super().parse_optional_argument(expect_type)
        if isinstance(argument, self.Argument):
            argument.location = self.parse_optional_location() or self.location_at(argument.name.start)
        return argument

    def _parse_optional_block_arg_list(self, block: Block) -> Block | None:
        if self._current_token.kind is not MLIRTokenKind.L_PAREN:
            return None

        def parse_argument() -> None:
            name = self._parse_token(MLIRTokenKind.PERCENT_IDENT, "expected SSA operand").span
            self.parse_punctuation(":", " and type for SSA operand")
            type_ = self.parse_type()
            location = self.parse_optional_location() or self.location_at(name.start)
            argument = block.insert_arg(type_, len(block.args), location)
            self._register_ssa_definition(name.text[1:], (argument,), name)

        self.parse_comma_separated_list(self.Delimiter.PAREN, parse_argument)
        return block

    def parse_optional_region(self, arguments: Sequence[Parser.Argument] | None = None) -> Region | None:
        if self._current_token.kind is not MLIRTokenKind.L_BRACE:
            return None
        if arguments is not None:
            arguments = [
                self.Argument(a.name, a.type, a.location or self.location_at(a.name.start)) for a in arguments
            ]
            self._check_entry_arguments(arguments)
        if not self._isolated[-1]:
            return self._parse_region_body(arguments)
        values, self.ssa_values = self.ssa_values, ScopedValues()
        references, self.forward_ssa_references = self.forward_ssa_references, {}
        region = self._parse_region_body(arguments)
        self._check_forward_references()
        self.ssa_values, self.forward_ssa_references = values, references
        return region

    def _check_entry_arguments(self, arguments: Sequence[Parser.Argument]) -> None:
        seen: set[str] = set()
        for argument in arguments:
            name = argument.name.text[1:]
            if name in seen or (not self._isolated[-1] and name in self.ssa_values):
                self.raise_error(f"region entry argument '%{name}' is already in use", argument.name)
            seen.add(name)

    def _parse_region_body(self, arguments: Sequence[Parser.Argument] | None) -> Region | None:
        try:
            return super().parse_optional_region(arguments)
        except MultipleSpansParseError as error:
            if "missing block declarations" not in error.msg:
                raise
            span = error.refs[0][0]
            raise ParseError(span, "reference to an undefined block") from error

    def _parse_block(self) -> Block:
        token = self._current_token
        if token.kind is MLIRTokenKind.CARET_IDENT:
            known = self.blocks.get(token.text[1:])
            if known is not None and (known[1] is not None or known[0].parent is not None):
                self.raise_error(f"redefinition of block '{token.text}'", token.span)
        block = super()._parse_block()
        return block

    # Types and attributes

    def _parse_dialect_type_or_attribute_body(
        self, attr_name: str, is_type: bool, is_opaque: bool, starting_opaque_pos: Position | None
    ) -> UnregisteredAttr | ParametrizedAttribute | Data[Any]:
        position = self._current_token.span.start
        dialect, _, name = attr_name.partition(".")
        if dialect in _CLOSED_DIALECTS and name:
            find = self.ctx.get_optional_type if is_type else self.ctx.get_optional_attr
            found = find(attr_name)
            if found is None or issubclass(found, UnregisteredAttr):
                # Its place is that of the name behind the dialect's.
                place = self.lexer.input.content.rfind(name, 0, position)
                self.raise_error(unknown_name(dialect, name, is_type), position if place < 0 else place)
        try:
            if is_type and dialect == "llvm":
                from stretto.dialects.mlir_text.llvm_type_parser import COMPOSITES

                if attr_name in COMPOSITES:
                    return COMPOSITES[attr_name](self)
            return super()._parse_dialect_type_or_attribute_body(
                attr_name, is_type, is_opaque, starting_opaque_pos
            )
        except (VerifyException, ValueError, TypeError) as error:
            kind = "type" if is_type else "attribute"
            # The dialects that are ours say it in MLIR's words.
            if dialect in ("gpu", "nvvm"):
                raise ParseError(Span(position, position, self.lexer.input), str(error)) from error
            self.raise_error(f"invalid {kind} '{attr_name}': {error}", position)

    def parse_optional_builtin_int_or_float_attr(self) -> IntegerAttr | FloatAttr | None:
        start = self._current_token
        try:
            attribute = super().parse_optional_builtin_int_or_float_attr()
        except NotImplementedError:
            attribute = wide_hexadecimal(self, start.span)
        if isinstance(attribute, FloatAttr):
            fault = float_fault(self.lexer.input.content, start.span.start)
            if fault is not None:
                self.raise_error(*fault)
        return attribute

    def _parse_tensor_literal_element(self) -> AttrParser._TensorLiteralElement:
        element = super()._parse_tensor_literal_element()
        if not element.is_negative and self.lexer.input.content[element.span.start :][:2] in ("0x", "0X"):
            return HexElement(False, element.value, element.span)
        return element

    # Affine maps and types

    def parse_affine_map(self) -> AffineMap:
        return MLIRAffineParser(self._parser_state).parse_affine_map()

    def parse_affine_set(self) -> AffineSet:
        return MLIRAffineParser(self._parser_state).parse_affine_set()

    def parse_affine_map_of_values(
        self, delimiter: Parser.Delimiter = Parser.Delimiter.SQUARE
    ) -> tuple[AffineMap, Sequence[SSAValue]]:
        """Parse a map of SSA values, `[%i + 1, symbol(%n)]`, and resolve the values as indices."""
        map_, spans = MLIRAffineParser(self._parser_state).parse_map_of_values(delimiter)
        return map_, self._resolve_indices(spans)

    def parse_affine_bounds(self, keyword: str) -> tuple[AffineMap, list[int], Sequence[SSAValue]]:
        """Parse bounds, `(%n, min(%m, 10))`: their map, the numbers of its results for each, values."""
        map_, groups, spans = MLIRAffineParser(self._parser_state).parse_bounds(keyword)
        return map_, groups, self._resolve_indices(spans)

    def _resolve_indices(self, spans: Sequence[Span]) -> Sequence[SSAValue]:
        return [self.resolve_operand(UnresolvedOperand(span, 0), IndexType()) for span in spans]

    def _parse_memref_attrs(self) -> MemRefType | UnrankedMemRefType:
        position = self.pos
        type_ = super()._parse_memref_attrs()
        if (fault := memref_fault(type_)) is not None:
            self.raise_error(fault, position, self.pos)
        return reduced_memref(type_)

    def _parse_tensor_attrs(self) -> TensorType | UnrankedTensorType:
        position = self.pos
        type_ = super()._parse_tensor_attrs()
        if (fault := tensor_fault(type_.element_type)) is not None:
            self.raise_error(fault, position, self.pos)
        return type_

    def _parse_vector_attrs(self) -> AnyVectorType:
        position = self.pos
        type_ = super()._parse_vector_attrs()
        if (fault := vector_fault(type_)) is not None:
            self.raise_error(fault, position, self.pos)
        return type_

    # Metadata

    def _parse_external_resources(self) -> None:
        def parse_entry(section: dict[str, str | bool | bytes]) -> None:
            key = self.expect(self.parse_optional_identifier_or_str_literal, "expected resource key")
            self.parse_punctuation(":")
            if (flag := self.parse_optional_boolean()) is not None:
                section[key] = flag
            elif (text := self.parse_optional_str_literal()) is not None:
                section[key] = text
            else:
                section[key] = self.expect(self.parse_optional_bytes_literal, "expected resource value")

        def parse_owner() -> None:
            owner = self.expect(self.parse_optional_identifier_or_str_literal, "expected resource owner")
            self.parse_punctuation(":")
            section = self.external_resources.setdefault(owner, {})
            self.parse_comma_separated_list(self.Delimiter.BRACES, lambda: parse_entry(section))

        self.parse_comma_separated_list(self.Delimiter.BRACES, parse_owner)


_CLOSED_DIALECTS = frozenset(("async", "builtin", "cf", "func", "gpu"))
"""Dialects of which all is known: nothing unregistered can be of them."""


def _locations(fused: FusedLoc) -> list[LocationAttr]:
    parts = cast(ArrayAttr[Attribute], fused.locations)
    return [part for part in parts if isinstance(part, LocationAttr)]


def _complete_terminators(op: Operation) -> None:
    """Add terminators that the text leaves out behind unregistered ops, which xDSL's parsers take
    for terminators, and give all that are implied the location of their op, as MLIR does."""
    trait = op.get_trait(SingleBlockImplicitTerminator)
    for region in op.regions:
        for block in region.blocks:
            last = block.last_op
            if trait is not None and isinstance(last, UnregisteredOp) and op.name != "async.execute":
                last = trait.op_type.create()
                block.add_op(last)
            if last is not None and last.location is UNKNOWN_LOC:
                last.location = op.location
