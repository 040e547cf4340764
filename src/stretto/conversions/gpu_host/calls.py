"""Calls of the device ABI.

The ABI takes some of its arguments in arrays. An array on the stack would be wrong where the call stands:
in a loop it would grow the stack with each turn, and a coroutine couldn't keep it. So each call goes through
a small private function that takes all of it by value and has the array; LLVM inlines it where that pays.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from xdsl.dialects import func, llvm
from xdsl.dialects.builtin import FunctionType, IndexType, SymbolRefAttr, i32, i64
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue
from xdsl.traits import SymbolTable

from stretto.conversions.dialect_conversion import Conversion
from stretto.conversions.gpu_host.points import POINT
from stretto.conversions.llvm_builder import LLVMBuilder, declare_function, symbol_table_of
from stretto.conversions.llvm_types import POINTER
from stretto.conversions.typed import width_of
from stretto.diagnostics import emit_error
from stretto.dialects.async_.structured import AwaitOp
from stretto.dialects.async_.types import TokenType
from stretto.dialects.stretto_ import CheckOp, SiteOp
from stretto.interfaces.rewriting import at

PREFIX = "__stretto_gpu_"

Body = Callable[[Sequence[SSAValue]], Sequence[SSAValue]]
"""Emits the body of a function of these arguments, and returns its results."""

TOKEN_FUNCTION = "strettoDeviceToken"
_TOKEN_TYPE = FunctionType.from_lists([POINTER, i64, i32], [TokenType()])


class DeviceBuilder(LLVMBuilder):
    """Emits calls of the device ABI before the GPU op that a conversion is at."""

    def __init__(self, conversion: Conversion):
        super().__init__(conversion)
        self._site: SSAValue | None = None

    # Values

    def site(self, text: str | None = None) -> SSAValue:
        """The code that stands for the op at hand in errors and leaks."""
        if self._site is None:
            self._site = self.conversion.emit(SiteOp(text or self.anchor.name)).code
        return self._site

    def long(self, value: int) -> SSAValue:
        """A constant of 64 bits."""
        return self.integer(value, i64)

    def to_long(self, value: SSAValue) -> SSAValue:
        """A number as 64 bits, the sign kept: an index, or an integer of any width."""
        if isinstance(value.type, IndexType):
            value = self.conversion.operand(value)
        width = width_of(value.type)
        assert width is not None, f"{value.type} is no number"
        if width == i64.width.data:
            return value
        class_ = llvm.SExtOp if width < i64.width.data else llvm.TruncOp
        return self.emit(class_.create(operands=[value], result_types=[i64]))

    def flat(self, pointer: SSAValue) -> SSAValue:
        """A pointer in the address space that the device ABI knows."""
        return self.in_address_space(pointer, POINTER)

    def array(self, values: Sequence[SSAValue], type_: Attribute) -> SSAValue:
        """The address of an array of values on the stack; null if there are none."""
        if not values:
            return self.null(POINTER)
        array = self.alloca(self.long(len(values)), type_)
        for index, value in enumerate(values):
            self.store(value, self.gep(array, [index], type_) if index else array)
        return array

    def points(self, values: Sequence[SSAValue]) -> tuple[SSAValue, SSAValue]:
        """Points as the ABI takes them: their address and how many there are."""
        return self.array(values, POINT), self.long(len(values))

    # Functions

    def through(
        self, name: str, operands: Sequence[SSAValue], outputs: Sequence[Attribute], body: Body
    ) -> Sequence[SSAValue]:
        """Call the private function `name` of the module, which is made at its first use."""
        inputs = [operand.type for operand in operands]
        type_ = FunctionType.from_lists(inputs, list(outputs))
        table = symbol_table_of(self.anchor)
        existing = SymbolTable.lookup_symbol(table, SymbolRefAttr(name))
        if existing is None:
            self._define(table, name, type_, body)
        elif not isinstance(existing, func.FuncOp) or existing.function_type != type_:
            emit_error(
                self.anchor,
                f"'{self.anchor.name}' op needs the function '{name}' of type {type_}",
                [("another symbol of this name is here", existing.location)],
            )
        return self.conversion.emit(func.CallOp(name, list(operands), list(outputs))).results

    def _define(self, table: Operation, name: str, type_: FunctionType, body: Body) -> None:
        entry = Block(arg_types=type_.inputs.data)
        for argument in entry.args:
            argument.location = self.anchor.location
        function = func.FuncOp(name, type_, Region(entry), "private")
        table.regions[0].block.add_op(at(self.anchor.location, function))
        with self.conversion.emitting_into(entry):
            self.conversion.emit(func.ReturnOp(*body(entry.args)))

    def device(
        self,
        what: str,
        operands: Sequence[SSAValue],
        points: Sequence[SSAValue],
        outputs: Sequence[Attribute],
        body: Callable[[Sequence[SSAValue], Sequence[SSAValue]], Sequence[SSAValue]],
    ) -> Sequence[SSAValue]:
        """Call the private function that does `what` after `points`, of which it takes so many.

        `body` gets the function's operands, and the address and the number of the points.
        """
        count = len(operands)

        def whole(arguments: Sequence[SSAValue]) -> Sequence[SSAValue]:
            return body(arguments[:count], self.points(arguments[count:]))

        return self.through(f"{PREFIX}{what}_{len(points)}", [*operands, *points], outputs, whole)

    def returned(self, function: str, arguments: Sequence[SSAValue], type_: Attribute) -> SSAValue:
        """Call a function of the device ABI that returns a value."""
        value = self.call(function, arguments, type_)
        assert value is not None
        return value

    def after(
        self, what: str, function: str, operands: Sequence[SSAValue], points: Sequence[SSAValue]
    ) -> SSAValue:
        """Call a function of the ABI that takes operands, points and a site and returns a point."""

        def body(arguments: Sequence[SSAValue], after: Sequence[SSAValue]) -> Sequence[SSAValue]:
            *given, site = arguments
            return [self.returned(function, [*given, *after, site], POINT)]

        return self.device(what, [*operands, self.site()], points, [POINT], body)[0]

    # What the host waits for

    def wait(self, points: Sequence[SSAValue]) -> None:
        """Wait until points are reached; the function or task fails as they do."""
        if not points:
            return
        self._refuse_llvm_function()

        def body(arguments: Sequence[SSAValue], after: Sequence[SSAValue]) -> Sequence[SSAValue]:
            # It returns a counted object, so it is declared as a function of the `func` dialect.
            declare_function(self.anchor, TOKEN_FUNCTION, _TOKEN_TYPE)
            return [self.returned(TOKEN_FUNCTION, [*after, *arguments], TokenType())]

        token = self.device("token", [self.site()], points, [TokenType()], body)[0]
        self.conversion.emit(AwaitOp(token))

    def check(self, code: SSAValue) -> None:
        """The function or task at hand fails if an error code isn't 0."""
        self._refuse_llvm_function()
        self.conversion.emit(CheckOp(code))

    def _refuse_llvm_function(self) -> None:
        """An llvm.func is lowered already, so it can't become a coroutine, and has no way to fail."""
        parent = self.anchor.parent_op()
        while parent is not None and not isinstance(parent, llvm.FuncOp):
            parent = parent.parent_op()
        if parent is not None:
            emit_error(
                self.anchor,
                f"'{self.anchor.name}' op waits or may fail, for which the function must be a func.func",
                [("this llvm.func is around it", parent.location)],
            )
