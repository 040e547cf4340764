"""MLIR's text of `gpu.launch` and `gpu.launch_func`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from xdsl.dialects import gpu
from xdsl.dialects.builtin import IndexType, IntegerAttr, StringAttr, SymbolRefAttr, i32, i64
from xdsl.ir import Attribute, BlockArgument, SSAValue
from xdsl.parser import Parser, UnresolvedOperand
from xdsl.printer import Printer

from stretto.dialects.async_.format import make
from stretto.dialects.gpu_.attributions import WORKGROUP_ATTRIBUTIONS, attribution_count
from stretto.dialects.gpu_.text import (
    TOKEN,
    bound_result_count,
    parse_async_dependencies,
    parse_attributions,
    parse_own_keyword,
    print_async_dependencies,
    print_attributions,
    print_other_attributes,
    resolve_all,
    segment_sizes,
)
from stretto.dialects.mlir_text.regions import print_assignments

INDEX = IndexType()
Names = Sequence[Parser.UnresolvedArgument]
LaunchT = TypeVar("LaunchT", bound=gpu.LaunchOp)
LaunchFuncT = TypeVar("LaunchFuncT", bound=gpu.LaunchFuncOp)


def _parse_sizes(parser: Parser, op_name: str, what: str) -> tuple[Names, Names, list[UnresolvedOperand]]:
    """Parse `(%x, %y, %z) in (%sx = %a, %sy = %b, %sz = %c)`: ids, names of sizes, sizes."""
    position = parser.pos
    ids = parser.parse_comma_separated_list(
        Parser.Delimiter.PAREN, lambda: parser.parse_argument(expect_type=False), " in operand list"
    )
    if len(ids) != 3:
        message = f"custom op '{op_name}' {what} needs ids in 3 dimensions, but got {len(ids)}"
        parser.raise_error(message, position, parser.pos)
    parse_own_keyword(parser, op_name, "in")
    parser.parse_punctuation("(")
    names: list[Parser.UnresolvedArgument] = []
    sizes: list[UnresolvedOperand] = []
    for dimension in range(3):
        if dimension:
            parser.parse_punctuation(",")
        names.append(parser.parse_argument(expect_type=False))
        parser.parse_punctuation("=")
        sizes.append(parser.parse_unresolved_operand())
    parser.parse_punctuation(")")
    return ids, names, sizes


def _parse_optional_symbol(parser: Parser, op_name: str, keyword: str) -> dict[str, Attribute]:
    if parser.parse_optional_keyword(keyword) is None:
        return {}
    parser.parse_punctuation("(")
    position = parser.pos
    symbol = parser.parse_attribute()
    if not isinstance(symbol, SymbolRefAttr) or symbol.nested_references.data:
        parser.raise_error(f"custom op '{op_name}' invalid kind of attribute specified", position)
    parser.parse_punctuation(")")
    return {keyword: symbol}


def parse_launch(cls: type[LaunchT], parser: Parser) -> LaunchT:
    """Parse what follows `gpu.launch`."""
    start = parser.pos
    is_async, tokens = parse_async_dependencies(parser, cls.name)
    if bound_result_count(parser) and not is_async:
        parser.raise_error(f"custom op '{cls.name}' needs 'async' to have a result", start)
    operands = resolve_all(parser, tokens, TOKEN)
    clusters = None
    if parser.parse_optional_keyword("clusters") is not None:
        clusters = _parse_sizes(parser, cls.name, "clusters")
    groups: list[tuple[Names, Names, list[UnresolvedOperand]]] = []
    for keyword in ("blocks", "threads"):
        parse_own_keyword(parser, cls.name, keyword)
        groups.append(_parse_sizes(parser, cls.name, keyword))
    if clusters is not None:
        groups.append(clusters)
    operands += resolve_all(parser, [size for _, _, sizes in groups for size in sizes], INDEX)
    names = [*groups[0][0], *groups[1][0], *groups[0][1], *groups[1][1]]
    if clusters is not None:
        names += [*clusters[0], *clusters[1]]
    has_shared = parser.parse_optional_keyword("dynamic_shared_memory_size") is not None
    if has_shared:
        operands.append(parser.resolve_operand(parser.parse_unresolved_operand(), i32))
    properties = _parse_optional_symbol(parser, cls.name, "module")
    properties |= _parse_optional_symbol(parser, cls.name, "function")
    workgroup, _ = parse_attributions(parser, "workgroup", with_attributes=False)
    private, _ = parse_attributions(parser, "private", with_attributes=False)
    body = parser.parse_region([*(name.resolve(INDEX) for name in names), *workgroup, *private])
    attributes = parser.parse_optional_attr_dict()
    cluster = 0 if clusters is None else 1
    return make(
        cls,
        operands,
        [TOKEN] if is_async else [],
        {
            WORKGROUP_ATTRIBUTIONS: IntegerAttr(len(workgroup), i64),
            **attributes,
            **properties,
            **segment_sizes(len(tokens), *[1] * 6, *[cluster] * 3, int(has_shared)),
        },
        [body],
    )


def _print_sizes(
    printer: Printer,
    keyword: str,
    ids: Sequence[BlockArgument],
    names: Sequence[BlockArgument],
    sizes: Sequence[SSAValue],
) -> None:
    printer.print_string(f" {keyword}(")
    printer.print_list(ids, printer.print_ssa_value)
    printer.print_string(") in ")
    print_assignments(printer, names, sizes)


def print_launch(op: gpu.LaunchOp, printer: Printer) -> None:
    """Print what follows `gpu.launch`."""
    if op.asyncToken is not None:
        printer.print_string(" async")
    # MLIR leaves out the dependencies of a synchronous launch, which changes what the program means.
    if op.asyncDependencies:
        printer.print_string(" [")
        printer.print_list(op.asyncDependencies, printer.print_ssa_value)
        printer.print_string("]")
    arguments = op.body.blocks[0].args
    first = 12
    if op.clusterSizeX is not None and op.clusterSizeY is not None and op.clusterSizeZ is not None:
        first = 18
        sizes = (op.clusterSizeX, op.clusterSizeY, op.clusterSizeZ)
        _print_sizes(printer, "clusters", arguments[12:15], arguments[15:18], sizes)
    grid = (op.gridSizeX, op.gridSizeY, op.gridSizeZ)
    block = (op.blockSizeX, op.blockSizeY, op.blockSizeZ)
    _print_sizes(printer, "blocks", arguments[0:3], arguments[6:9], grid)
    _print_sizes(printer, "threads", arguments[3:6], arguments[9:12], block)
    if op.dynamicSharedMemorySize is not None:
        printer.print_string(" dynamic_shared_memory_size ")
        printer.print_ssa_value(op.dynamicSharedMemorySize)
    for name in ("module", "function"):
        symbol = op.properties.get(name)
        if isinstance(symbol, SymbolRefAttr):
            printer.print_string(f" {name}(")
            printer.print_symbol_name(StringAttr(symbol.root_reference.data))
            printer.print_string(")")
    count = attribution_count(op)
    print_attributions(printer, "workgroup", arguments[first : first + count])
    print_attributions(printer, "private", arguments[first + count :])
    printer.print_string(" ")
    printer.print_region(op.body, print_entry_block_args=False)
    print_other_attributes(printer, op, WORKGROUP_ATTRIBUTIONS)


def _parse_three(parser: Parser, op_name: str, keyword: str) -> list[UnresolvedOperand]:
    parse_own_keyword(parser, op_name, keyword)
    return _parse_in_three(parser, op_name)


def _parse_in_three(parser: Parser, op_name: str) -> list[UnresolvedOperand]:
    """Parse `in (%x, %y, %z)`."""
    parse_own_keyword(parser, op_name, "in")
    parser.parse_punctuation("(")
    operands = [parser.parse_unresolved_operand()]
    for _ in range(2):
        parser.parse_punctuation(",")
        operands.append(parser.parse_unresolved_operand())
    parser.parse_punctuation(")")
    return operands


def parse_launch_func(cls: type[LaunchFuncT], parser: Parser) -> LaunchFuncT:
    """Parse what follows `gpu.launch_func`."""
    is_async, tokens = parse_async_dependencies(parser, cls.name)
    stream: list[tuple[UnresolvedOperand, Attribute]] = []
    if parser.parse_optional_punctuation("<") is not None:
        operand = parser.parse_unresolved_operand()
        parser.parse_punctuation(":")
        stream.append((operand, parser.parse_type()))
        parser.parse_punctuation(">")
    position = parser.pos
    kernel = parser.parse_attribute()
    if not isinstance(kernel, SymbolRefAttr):
        parser.raise_error(f"custom op '{cls.name}' invalid kind of attribute specified", position)
    clusters: list[UnresolvedOperand] = []
    if parser.parse_optional_keyword("clusters") is not None:
        clusters = _parse_in_three(parser, cls.name)
    sizes = _parse_three(parser, cls.name, "blocks") + _parse_three(parser, cls.name, "threads")
    size_type: Attribute = INDEX
    if parser.parse_optional_punctuation(":") is not None:
        size_type = parser.parse_type()
    shared: list[UnresolvedOperand] = []
    if parser.parse_optional_keyword("dynamic_shared_memory_size") is not None:
        shared.append(parser.parse_unresolved_operand())
    arguments = _parse_launch_arguments(parser)
    attributes = parser.parse_optional_attr_dict()
    operands = resolve_all(parser, tokens, TOKEN)
    operands += resolve_all(parser, [*sizes, *clusters], size_type)
    operands += resolve_all(parser, shared, i32)
    operands += [parser.resolve_operand(operand, type_) for operand, type_ in [*arguments, *stream]]
    cluster = 1 if clusters else 0
    segments = (len(tokens), *[1] * 6, *[cluster] * 3, len(shared), len(arguments), len(stream))
    return make(
        cls,
        operands,
        [TOKEN] if is_async else [],
        {"kernel": kernel, **attributes, **segment_sizes(*segments)},
    )


def _parse_launch_arguments(parser: Parser) -> list[tuple[UnresolvedOperand, Attribute]]:
    """Parse `args(%a : type, ...)` if it is there."""
    arguments: list[tuple[UnresolvedOperand, Attribute]] = []

    def parse_argument() -> None:
        operand = parser.parse_unresolved_operand()
        parser.parse_punctuation(":")
        arguments.append((operand, parser.parse_type()))

    if parser.parse_optional_keyword("args") is not None:
        parser.parse_comma_separated_list(Parser.Delimiter.PAREN, parse_argument, " in argument list")
    return arguments


def _print_three(printer: Printer, keyword: str, values: Sequence[SSAValue]) -> None:
    printer.print_string(f" {keyword} in (")
    printer.print_list(values, printer.print_ssa_value)
    printer.print_string(")")


def print_launch_func(op: gpu.LaunchFuncOp, printer: Printer) -> None:
    """Print what follows `gpu.launch_func`."""
    print_async_dependencies(printer, op.asyncToken, op.asyncDependencies)
    if op.asyncObject is not None:
        printer.print_string("<")
        printer.print_ssa_value(op.asyncObject)
        printer.print_string(" : ")
        printer.print_attribute(op.asyncObject.type)
        printer.print_string(">")
    printer.print_string(" ")
    printer.print_attribute(op.kernel)
    if op.clusterSizeX is not None and op.clusterSizeY is not None and op.clusterSizeZ is not None:
        _print_three(printer, "clusters", (op.clusterSizeX, op.clusterSizeY, op.clusterSizeZ))
    _print_three(printer, "blocks", (op.gridSizeX, op.gridSizeY, op.gridSizeZ))
    _print_three(printer, "threads", (op.blockSizeX, op.blockSizeY, op.blockSizeZ))
    printer.print_string(" ")
    if not isinstance(op.gridSizeX.type, IndexType):
        printer.print_string(": ")
        printer.print_attribute(op.gridSizeX.type)
    if op.dynamicSharedMemorySize is not None:
        printer.print_string(" dynamic_shared_memory_size ")
        printer.print_ssa_value(op.dynamicSharedMemorySize)
    printer.print_string(" ")
    if op.kernelOperands:
        printer.print_string("args(")
        printer.print_list(op.kernelOperands, lambda value: _print_typed(printer, value))
        printer.print_string(")")
    print_other_attributes(printer, op)


def _print_typed(printer: Printer, value: SSAValue) -> None:
    printer.print_ssa_value(value)
    printer.print_string(" : ")
    printer.print_attribute(value.type)
