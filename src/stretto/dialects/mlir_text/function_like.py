"""The text that functions of all dialects share: `@name(arguments) -> results attributes {...} {...}`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from xdsl.dialects.builtin import ArrayAttr, DictionaryAttr, FunctionType, StringAttr
from xdsl.ir import Attribute, BlockArgument, Region
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.utils.exceptions import VerifyException

AttributeDicts = ArrayAttr[DictionaryAttr]


@dataclass
class Signature:
    """A parsed signature. `arguments` is None if they have no names, as declarations may."""

    name: str
    inputs: list[Attribute]
    outputs: list[Attribute]
    arguments: list[Parser.Argument] | None
    arg_attrs: AttributeDicts | None
    res_attrs: AttributeDicts | None
    is_variadic: bool = False
    position: int = 0
    """Where the list of arguments begins."""


def parse_signature(parser: Parser, *, allow_variadic: bool = False, name: str | None = None) -> Signature:
    """Parse `@name(arguments) -> results`; without the name if that was parsed already."""
    if name is None:
        name = parser.parse_symbol_name().data
    position = parser.pos
    inputs: list[Attribute] = []
    arguments: list[Parser.Argument] = []
    input_attrs: list[dict[str, Attribute]] = []
    is_variadic = False

    def parse_input() -> None:
        nonlocal is_variadic
        if is_variadic:
            parser.raise_error("variadic arguments must be in the end of the argument list")
        if allow_variadic and parser.parse_optional_punctuation("...") is not None:
            is_variadic = True
            return
        argument = parser.parse_optional_argument()
        if argument is None:
            if arguments:
                parser.raise_error("expected SSA identifier")
            inputs.append(parser.parse_type())
        else:
            if len(arguments) < len(inputs):
                parser.raise_error("expected type instead of SSA identifier", argument.name)
            arguments.append(argument)
            inputs.append(argument.type)
        input_attrs.append(parser.parse_optional_attr_dict())
        location = parser.parse_optional_location()
        if argument is not None and location is not None:
            argument.location = location

    parser.parse_comma_separated_list(Parser.Delimiter.PAREN, parse_input)
    outputs, output_attrs = _parse_outputs(parser)
    named = len(arguments) == len(inputs)
    return Signature(
        name,
        inputs,
        outputs,
        arguments if named else None,
        _attribute_dicts(input_attrs),
        _attribute_dicts(output_attrs),
        is_variadic,
        position,
    )


def _parse_outputs(parser: Parser) -> tuple[list[Attribute], list[dict[str, Attribute]]]:
    if parser.parse_optional_punctuation("->") is None:
        return [], []
    results = parser.parse_optional_comma_separated_list(
        Parser.Delimiter.PAREN, lambda: (parser.parse_type(), parser.parse_optional_attr_dict())
    )
    if results is None:
        return [parser.parse_type()], [{}]
    return [type_ for type_, _ in results], [attrs for _, attrs in results]


def _attribute_dicts(dicts: Sequence[dict[str, Attribute]]) -> AttributeDicts | None:
    """The dictionaries as an attribute; None if all are empty."""
    return ArrayAttr(DictionaryAttr(d) for d in dicts) if any(dicts) else None


def parse_attributes_and_body(
    parser: Parser, signature: Signature, reserved: Iterable[str]
) -> tuple[dict[str, Attribute], Region]:
    """Parse `attributes {...} {...}`; the region is empty for a declaration."""
    attributes = parser.parse_optional_attr_dict_with_keyword(reserved)
    position = parser.pos
    region = parser.parse_optional_region(signature.arguments)
    if region is not None and not signature.arguments and is_empty(region):
        parser.raise_error("expected non-empty function body", position, position + 1)
    return ({} if attributes is None else dict(attributes.data)), Region() if region is None else region


def is_empty(region: Region) -> bool:
    """Whether a region is one block without ops, if any."""
    first = region.blocks.first
    return first is None or (first.next_block is None and first.last_op is None)


def print_signature(
    printer: Printer,
    name: StringAttr,
    inputs: Sequence[Attribute],
    outputs: Sequence[Attribute],
    body: Region,
    arg_attrs: AttributeDicts | None,
    res_attrs: AttributeDicts | None,
    *,
    is_variadic: bool = False,
) -> None:
    """Print `@name(arguments) -> results`; the arguments have names if there is a body."""
    block = body.blocks.first
    arguments: Sequence[BlockArgument | Attribute] = inputs if block is None else block.args
    print_named_signature(printer, name, arguments, outputs, arg_attrs, res_attrs, is_variadic=is_variadic)


def print_named_signature(
    printer: Printer,
    name: StringAttr,
    arguments: Sequence[BlockArgument | Attribute],
    outputs: Sequence[Attribute],
    arg_attrs: AttributeDicts | None,
    res_attrs: AttributeDicts | None,
    *,
    is_variadic: bool = False,
) -> None:
    """Print `@name(arguments) -> results` of arguments, or of their types where they have no names."""
    printer.print_symbol_name(name)
    with printer.in_parens():
        printer.print_list(
            enumerate(arguments), lambda item: _print_input(printer, item[1], _at(arg_attrs, item[0]))
        )
        if is_variadic:
            printer.print_string(", ..." if arguments else "...")
    print_outputs(printer, outputs, res_attrs)


def _at(dicts: AttributeDicts | None, index: int) -> Mapping[str, Attribute]:
    return {} if dicts is None or index >= len(dicts) else dicts.data[index].data


def _print_input(
    printer: Printer, argument: BlockArgument | Attribute, attributes: Mapping[str, Attribute]
) -> None:
    if isinstance(argument, Attribute):
        printer.print_attribute(argument)
        printer.print_op_attributes(attributes)
        return
    printer.print_ssa_value(argument)
    printer.print_string(": ")
    printer.print_attribute(argument.type)
    printer.print_op_attributes(attributes)
    if (print_location := getattr(printer, "print_argument_location", None)) is not None:
        print_location(argument)


def print_outputs(printer: Printer, outputs: Sequence[Attribute], res_attrs: AttributeDicts | None) -> None:
    """Print ` -> results`, in parentheses unless there is one plain result; nothing for none."""
    if not outputs:
        return
    printer.print_string(" -> ")
    attributes = [_at(res_attrs, index) for index in range(len(outputs))]
    if len(outputs) == 1 and not attributes[0] and not isinstance(outputs[0], FunctionType):
        printer.print_attribute(outputs[0])
        return

    def print_output(index: int) -> None:
        printer.print_attribute(outputs[index])
        printer.print_op_attributes(attributes[index])

    with printer.in_parens():
        printer.print_list(range(len(outputs)), print_output)


def print_attributes_and_body(
    printer: Printer, attributes: Mapping[str, Attribute], reserved: Iterable[str], body: Region
) -> None:
    """Print ` attributes {...} {...}`, each part if there is one."""
    printer.print_op_attributes(attributes, reserved_attr_names=tuple(reserved), print_keyword=True)
    if body.blocks:
        printer.print_string(" ")
        printer.print_region(body, print_entry_block_args=False, print_empty_block=False)


def verify_entry_block(body: Region, type_: FunctionType) -> None:
    """Check that the arguments of a function's entry block are those of its type."""
    entry = body.blocks.first
    if entry is None:
        return
    inputs = type_.inputs.data
    if len(entry.args) != len(inputs):
        raise VerifyException(f"entry block must have {len(inputs)} arguments to match function signature")
    for index, (argument, input_) in enumerate(zip(entry.args, inputs, strict=True)):
        if argument.type != input_:
            raise VerifyException(
                f"type of entry block argument #{index}('{argument.type}') must match the type of the "
                f"corresponding argument in function signature('{input_}')"
            )
