"""Functions as values: the types of those that may fail, and one more result for these types everywhere."""

from __future__ import annotations

from collections.abc import Callable

from xdsl.dialects import func
from xdsl.dialects.builtin import ArrayAttr, FunctionType, ModuleOp, i32
from xdsl.ir import Attribute, ParametrizedAttribute
from xdsl.rewriter import Rewriter
from xdsl.utils.hints import isa

from stretto.analysis.calls import FunctionUses, own_ops
from stretto.dialects.async_.structured import FuncOp as AsyncFuncOp
from stretto.dialects.mlir_text.func import CallIndirectOp, ConstantOp


def addressed(uses: FunctionUses) -> set[str]:
    """The functions whose address is taken by a `func.constant`, those without a body not among them."""
    return {name for name, users in uses.fixed.items() if any(isinstance(op, ConstantOp) for op in users)}


def failing_functions(
    uses: FunctionUses, fails: Callable[[func.FuncOp], bool]
) -> tuple[dict[str, func.FuncOp], set[Attribute]]:
    """The functions that may fail, and the types of those that may be called through their address.

    A function that calls through an address may fail if any function of that type may whose address is
    taken, and then so may all of that type.
    """
    by_address = addressed(uses)
    types: set[Attribute] = set()

    def may_fail(function: func.FuncOp) -> bool:
        if fails(function) or (function.sym_name.data in by_address and function.function_type in types):
            return True
        calls = (op for op in own_ops(function.body) if isinstance(op, CallIndirectOp))
        return any(call.callee.type in types for call in calls)

    while True:
        functions = uses.closure(may_fail)
        found = {function.function_type for name, function in functions.items() if name in by_address}
        if found <= types:
            return functions, types
        types |= found


class WithErrorCode:
    """Adds an i32 result to certain types of functions, also where they are part of other types."""

    def __init__(self, types: set[Attribute]):
        self._types = types

    def convert(self, type_: Attribute) -> Attribute:
        """What becomes of the type of a value."""
        if isinstance(type_, FunctionType):
            inner = self.signature(type_)
            if type_ in self._types:
                return FunctionType.from_lists(list(inner.inputs.data), [*inner.outputs.data, i32])
            return inner
        if isa(type_, ArrayAttr[Attribute]):
            return ArrayAttr([self.convert(element) for element in type_.data])
        if isinstance(type_, ParametrizedAttribute) and type_.parameters:
            parameters = [self.convert(parameter) for parameter in type_.parameters]
            return type_ if parameters == list(type_.parameters) else type(type_).new(parameters)
        return type_

    def signature(self, type_: FunctionType) -> FunctionType:
        """What becomes of the arguments and results of a function."""
        inputs = [self.convert(t) for t in type_.inputs.data]
        return FunctionType.from_lists(inputs, [self.convert(t) for t in type_.outputs.data])

    def apply(self, module: ModuleOp) -> None:
        """Change the types of all values of a module, and the signatures of its functions accordingly."""
        for op in list(module.walk()):
            if isinstance(op, func.FuncOp | AsyncFuncOp):
                op.function_type = self.signature(op.function_type)
            arguments = [
                argument for region in op.regions for block in region.blocks for argument in block.args
            ]
            for value in (*op.results, *arguments):
                if (new := self.convert(value.type)) != value.type:
                    Rewriter.replace_value_with_new_type(value, new)
