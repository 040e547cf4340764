"""MLIR's text of `linalg.generic`; that of most named ops is xDSL's."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects.builtin import ArrayAttr, StringAttr, UnitAttr
from xdsl.dialects.linalg import ops as linalg
from xdsl.dialects.linalg.attrs import IteratorType, IteratorTypeAttr
from xdsl.ir import Attribute, BlockArgument, Operation, Region
from xdsl.parser import Parser
from xdsl.printer import Printer

from stretto.dialects.mlir_text import linalg_named, linalg_payload
from stretto.dialects.mlir_text.linalg_payload import parse_operands, print_operands
from stretto.dialects.mlir_text.narrow import elements
from stretto.dialects.mlir_text.regions import parse_arrow_types, print_arrow_types

_TRAITS = ("doc", "indexing_maps", "iterator_types", "library_call")


def _body_argument_names(op: Operation) -> list[tuple[BlockArgument, str]]:
    """`in` for the arguments of inputs, `out` for those of outputs."""
    assert isinstance(op, linalg.GenericOp)
    arguments = op.body.block.args
    inputs = len(op.inputs)
    return [(argument, "in" if n < inputs else "out") for n, argument in enumerate(arguments)]


class GenericOp(linalg.GenericOp):
    """`linalg.generic {maps, ...} ins(%a : types) outs(%b : types) attrs = {...} {...} -> types`."""

    def asm_block_argument_names(self, region: Region) -> Sequence[tuple[BlockArgument, str]]:
        return _body_argument_names(self)

    @classmethod
    def parse(cls, parser: Parser) -> GenericOp:
        position = parser.pos
        traits = parser.parse_optional_attr_dict()
        types = elements(traits.get("iterator_types", UnitAttr()))
        if types is None or "indexing_maps" not in traits:
            parser.raise_error("expected 'indexing_maps' and 'iterator_types'", position, parser.pos)
        names = [t.data if isinstance(t, StringAttr) else str(t) for t in types]
        for name, type_ in zip(names, types, strict=True):
            if not isinstance(type_, IteratorTypeAttr) and name not in ("parallel", "reduction", "window"):
                parser.raise_error(f"unexpected iterator_type ({name})", position, parser.pos)
        traits["iterator_types"] = ArrayAttr(
            IteratorTypeAttr(IteratorType(t.data)) if isinstance(t, StringAttr) else t for t in types
        )
        inputs = parse_operands(parser, "ins")
        outputs = parse_operands(parser, "outs")
        attributes: dict[str, Attribute] = {}
        if parser.parse_optional_keyword("attrs") is not None:
            parser.parse_punctuation("=")
            attributes = parser.parse_optional_attr_dict()
        body = parser.parse_region()
        results: Sequence[Attribute] = ()
        if parser.parse_optional_punctuation("->") is not None:
            results = parse_arrow_types(parser)
        extra = {name: value for name, value in traits.items() if name not in _TRAITS}
        return cls.build(
            operands=[inputs, outputs],
            result_types=[results],
            properties={name: traits[name] for name in _TRAITS if name in traits},
            attributes={**extra, **attributes},
            regions=[body],
        )

    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        properties: dict[str, Attribute] = {n: self.properties[n] for n in _TRAITS if n in self.properties}
        properties["iterator_types"] = ArrayAttr(StringAttr(str(t.data)) for t in self.iterator_types)
        printer.print_attr_dict(properties)
        print_operands(printer, "ins", self.inputs)
        print_operands(printer, "outs", self.outputs)
        if self.attributes:
            printer.print_string(" attrs = ")
            printer.print_op_attributes(self.attributes)
        printer.print_string(" ")
        printer.print_region(self.body)
        if self.res:
            printer.print_string(" -> ")
            print_arrow_types(printer, self.res.types)


SUBCLASSES = (GenericOp, *linalg_payload.SUBCLASSES)
OPERATIONS = (*linalg_named.OPERATIONS, *linalg_payload.OPERATIONS)
