"""Lists of functions that LLVM calls when a module is loaded and unloaded."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects.builtin import ArrayAttr, IntegerAttr, SymbolRefAttr, i32
from xdsl.dialects.llvm import FuncOp
from xdsl.ir import Attribute, ParametrizedAttribute
from xdsl.irdl import IRDLOperation, irdl_attr_definition, irdl_op_definition, prop_def
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.utils.exceptions import VerifyException

from stretto.dialects.mlir_text.symbols import find_symbol


@irdl_attr_definition
class ZeroAttr(ParametrizedAttribute):
    """`#llvm.zero`: the zero of any type."""

    name = "llvm.zero"


def _functions(op: type[FunctionListOp]) -> str:
    """The name of the list of functions: `ctors` of `llvm.mlir.global_ctors`."""
    return op.name.rpartition("_")[2]


class FunctionListOp(IRDLOperation):
    """`name functions = [@f], priorities = [n : i32], data = [#llvm.zero]`, lists of equal length."""

    priorities = prop_def(ArrayAttr)
    data = prop_def(ArrayAttr)

    @classmethod
    def parse(cls, parser: Parser):
        properties: dict[str, Attribute] = {}
        for index, name in enumerate((_functions(cls), "priorities", "data")):
            if index:
                parser.parse_punctuation(",")
            parser.parse_keyword(name)
            parser.parse_punctuation("=")
            properties[name] = parser.parse_attribute()
        return cls.create(properties=properties, attributes=parser.parse_optional_attr_dict())

    def print(self, printer: Printer) -> None:
        for index, name in enumerate((_functions(type(self)), "priorities", "data")):
            printer.print_string(", " if index else " ")
            printer.print_string(f"{name} = ")
            printer.print_attribute(self.properties[name])
        printer.print_op_attributes(self.attributes)


def _lists(name: str, functions: Sequence[str], priority: int) -> dict[str, Attribute]:
    return {
        name: ArrayAttr(SymbolRefAttr(function) for function in functions),
        "priorities": ArrayAttr(IntegerAttr(priority, i32) for _ in functions),
        "data": ArrayAttr(ZeroAttr() for _ in functions),
    }


def _verify(functions: ArrayAttr, op: FunctionListOp) -> None:
    if not len(functions) == len(op.priorities) == len(op.data):
        raise VerifyException("functions, priorities and data must have the same number of elements")
    for reference in functions:
        if not isinstance(reference, SymbolRefAttr) or not isinstance(find_symbol(op, reference), FuncOp):
            name = reference.root_reference.data if isinstance(reference, SymbolRefAttr) else str(reference)
            raise VerifyException(f"'{name}' does not reference a valid LLVM function")


@irdl_op_definition
class GlobalCtorsOp(FunctionListOp):
    """`llvm.mlir.global_ctors`: functions to call when the module is loaded, lowest priority first."""

    name = "llvm.mlir.global_ctors"
    ctors = prop_def(ArrayAttr)

    def __init__(self, functions: Sequence[str], priority: int):
        super().__init__(properties=_lists("ctors", functions, priority))

    def verify_(self) -> None:
        _verify(self.ctors, self)


@irdl_op_definition
class GlobalDtorsOp(FunctionListOp):
    """`llvm.mlir.global_dtors`: functions to call when the module is unloaded."""

    name = "llvm.mlir.global_dtors"
    dtors = prop_def(ArrayAttr)

    def __init__(self, functions: Sequence[str], priority: int):
        super().__init__(properties=_lists("dtors", functions, priority))

    def verify_(self) -> None:
        _verify(self.dtors, self)


OPERATIONS = (GlobalCtorsOp, GlobalDtorsOp)
ATTRIBUTES = (ZeroAttr,)
