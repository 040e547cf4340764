"""Entry points: functions that a host calls and that never throw, block a task or lose a failure.

`@stretto_entry_NAME` has the arguments of `@NAME`, and its results and, last, an i32 error code, 0 if
all is well. If it isn't, the results are zeros. Where NAME is a coroutine, the wrapper starts it, blocks
until it is done, and returns the payloads; these are the only blocking waits of a program.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects import arith, cf, func
from xdsl.dialects.builtin import ArrayAttr, IntegerAttr, ModuleOp, StringAttr, i32
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue
from xdsl.passes import ModulePass
from xdsl.utils.hints import isa

from stretto.analysis.calls import MAY_FAIL
from stretto.diagnostics import DiagnosticError, emit_error
from stretto.dialects.async_.runtime import RuntimeAddRefOp, RuntimeAwaitOp, RuntimeLoadOp
from stretto.dialects.async_.types import ValueType, is_ref_counted
from stretto.dialects.stretto_ import ErrorOp, NullOp
from stretto.interfaces.rewriting import OpT, at

PREFIX = "stretto_entry_"
ENTRY_TYPE = "stretto.entry_type"
"""The attribute of a wrapper that says its type before it was lowered: what a host passes and gets."""

_C_INTERFACE = "llvm.emit_c_interface"
_COROUTINE = StringAttr("presplitcoroutine")


def is_coroutine(function: func.FuncOp) -> bool:
    """Whether the results of a lowered function are completed by its coroutine, and can be awaited.

    Where convert-async-to-llvm came before, all that is left of them is a pointer.
    """
    if not all(is_ref_counted(type_) for type_ in function.function_type.outputs.data):
        return False
    passthrough = function.attributes.get("passthrough")
    return isa(passthrough, ArrayAttr[Attribute]) and _COROUTINE in passthrough


def _is_public(function: func.FuncOp) -> bool:
    visibility = function.sym_visibility
    return visibility is None or visibility.data == "public"


class _Wrapper:
    """Builds the wrapper of one function."""

    def __init__(self, function: func.FuncOp):
        self._function = function
        self._entry = Block(arg_types=function.function_type.inputs.data)
        for argument, original in zip(self._entry.args, function.args, strict=True):
            argument.name_hint = original.name_hint
            argument.location = original.location

    def _emit(self, block: Block, op: OpT) -> OpT:
        block.add_op(at(self._function.location, op))
        return op

    def _zero(self, block: Block) -> SSAValue:
        return self._emit(block, arith.ConstantOp(IntegerAttr(0, i32))).result

    def build(self) -> func.FuncOp:
        """The wrapper, not yet in the module."""
        function = self._function
        outputs = list(function.function_type.outputs.data)
        call = self._emit(self._entry, func.CallOp(function.sym_name.data, self._entry.args, outputs))
        blocks = [self._entry]
        if is_coroutine(function):
            outputs = [type_.value_type for type_ in outputs if isinstance(type_, ValueType)]
            blocks += self._await(call.results, outputs)
        elif MAY_FAIL in function.attributes:
            del outputs[-1]
            self._emit(self._entry, func.ReturnOp(*call.results))
        else:
            self._emit(self._entry, func.ReturnOp(*call.results, self._zero(self._entry)))
        inputs = list(function.function_type.inputs.data)
        wrapper = func.FuncOp(
            PREFIX + function.sym_name.data,
            (inputs, [*outputs, i32]),
            Region(blocks),
            arg_attrs=function.arg_attrs,
        )
        if interface := function.attributes.get(_C_INTERFACE):
            wrapper.attributes[_C_INTERFACE] = interface
        wrapper.attributes[ENTRY_TYPE] = wrapper.function_type
        return at(function.location, wrapper)

    def _load(self, block: Block, value: SSAValue) -> SSAValue:
        payload = self._emit(block, RuntimeLoadOp(value)).result
        if is_ref_counted(payload.type):
            # The value keeps its own reference.
            self._emit(block, RuntimeAddRefOp(payload))
        return payload

    def _await(self, returned: Sequence[SSAValue], payloads: Sequence[Attribute]) -> tuple[Block, Block]:
        """Wait for all that a coroutine returns: they fail together or not at all."""
        entry, failure, success = self._entry, Block(), Block()
        for value in returned:
            self._emit(entry, RuntimeAwaitOp(value))
        code = self._emit(entry, ErrorOp(returned[0])).code
        zero = self._zero(entry)
        failed = self._emit(entry, arith.CmpiOp(code, zero, "ne")).result
        self._emit(entry, cf.ConditionalBranchOp(failed, failure, (), success, ()))
        nulls = [self._emit(failure, NullOp(type_)).result for type_ in payloads]
        self._emit(failure, func.ReturnOp(*nulls, code))
        values = [value for value in returned if isinstance(value.type, ValueType)]
        loads = [self._load(success, value) for value in values]
        self._emit(success, func.ReturnOp(*loads, zero))
        return failure, success


@dataclass(frozen=True)
class StrettoEntryPointsPass(ModulePass):
    """`stretto-entry-points{entries=a,b}`: wrappers for the host; without `entries`, of all public functions.

    A wrapper's attribute `stretto.entry_type` keeps its type for whoever loads the lowered module. Runs after
    the async dialect has been lowered to runtime operations and before reference counting. A function that
    has a wrapper keeps it. Raises a DiagnosticError if an entry isn't a func.func with a body, or something
    else has the wrapper's name.
    """

    name = "stretto-entry-points"

    entries: tuple[str, ...] = ()

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        symbols: dict[str, Operation] = {}
        for inner in op.ops:
            name = inner.properties.get("sym_name")
            if isinstance(name, StringAttr):
                symbols[name.data] = inner
        for function in self._chosen(op, symbols):
            taken = symbols.get(PREFIX + function.sym_name.data)
            if taken is not None and ENTRY_TYPE in taken.attributes:
                continue  # the pass ran before
            wrapper = _Wrapper(function).build()
            if taken is not None:
                emit_error(taken, f"the name '{wrapper.sym_name.data}' is that of an entry point")
            op.body.block.add_op(wrapper)
            # The C interface is for hosts, and they call the wrapper.
            function.attributes.pop(_C_INTERFACE, None)

    def _chosen(self, module: ModuleOp, symbols: dict[str, Operation]) -> list[func.FuncOp]:
        defined = {
            name: inner
            for name, inner in symbols.items()
            if isinstance(inner, func.FuncOp) and inner.body.blocks
        }
        if not self.entries:
            public = [function for function in defined.values() if _is_public(function)]
            return [function for function in public if not function.sym_name.data.startswith(PREFIX)]
        for name in self.entries:
            if name not in defined:
                raise DiagnosticError(f"entry point '{name}' is not a function with a body", module.location)
        return [defined[name] for name in self.entries]
