"""`convert-async-to-llvm`: runtime and coroutine ops of the async dialect to calls and LLVM intrinsics.

`abi=mlir` gives MLIR's text: calls of the `mlirAsyncRuntime*` functions, all of which are declared.
`abi=stretto` calls Stretto's functions, which learn where in the program objects and tasks are
made and why they failed; it also lowers the `stretto` dialect and values in groups.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects import arith, func, llvm
from xdsl.dialects.builtin import FunctionType, IndexType, IntegerAttr, ModuleOp, i64
from xdsl.ir import Attribute, Operation, SSAValue
from xdsl.passes import ModulePass

from stretto.conversions.async_coroutines import (
    COROUTINE_PATTERNS,
    RUNTIME_ALIGNMENT,
    is_wide,
    survey,
)
from stretto.conversions.async_lowering import ABIS, AsyncLowering, no_lowering
from stretto.conversions.async_objects import STRETTO_PATTERNS, payload_of
from stretto.conversions.async_runtime_abi import kind_of
from stretto.conversions.coroutines.machinery import Abi
from stretto.conversions.dialect_conversion import Patterns
from stretto.conversions.driver_folding import fold_on_the_way
from stretto.diagnostics import DiagnosticError
from stretto.dialects.async_ import runtime
from stretto.dialects.async_.types import ValueType, is_ref_counted
from stretto.dialects.mlir_text import func as func_text

COUNTED_PAYLOAD = -1
"""The size of a payload that is a token, value or group: the runtime drops it with the value."""


def lower_create(c: AsyncLowering, op: runtime.RuntimeCreateOp) -> None:
    """A new token, or a new value with room for its payload."""
    type_ = op.result.type
    arguments: list[SSAValue] = []
    if isinstance(type_, ValueType) and c.is_stretto and is_ref_counted(type_.value_type):
        arguments.append(c.value(llvm.ConstantOp(IntegerAttr(COUNTED_PAYLOAD, i64), i64)))
    elif isinstance(type_, ValueType):
        payload = c.types.convert_at(type_.value_type, op)
        end = c.value(llvm.GEPOp(c.null(), [1], payload))
        arguments.append(c.to_i64(c.value(llvm.PtrToIntOp(end, c.types.index_type))))
    c.replace(op, c.call("create", kind_of(type_), arguments, c.origin(op)).results)


def lower_create_group(c: AsyncLowering, op: runtime.RuntimeCreateGroupOp) -> None:
    """A new group of a given size."""
    size = c.to_i64(c.operand(op.size))
    c.replace(op, c.call("create", "group", [size], "async.create_group").results)


def lower_set_available(c: AsyncLowering, op: runtime.RuntimeSetAvailableOp) -> None:
    """A token or value becomes available."""
    c.call("set_available", kind_of(op.operand.type), [c.operand(op.operand)])
    c.replace(op)


def lower_set_error(c: AsyncLowering, op: runtime.RuntimeSetErrorOp) -> None:
    """A token or value fails; in Stretto's ABI with the op's own place as the reason."""
    arguments = [c.operand(op.operand)]
    if c.is_stretto:
        arguments.append(c.site("failed"))
    c.call("set_error", kind_of(op.operand.type), arguments)
    c.replace(op)


def lower_is_error(c: AsyncLowering, op: runtime.RuntimeIsErrorOp) -> None:
    """Whether a token, value or group failed."""
    c.replace(op, c.call("is_error", kind_of(op.operand.type), [c.operand(op.operand)]).results)


def lower_await(c: AsyncLowering, op: runtime.RuntimeAwaitOp) -> None:
    """A blocking wait."""
    c.call("await", kind_of(op.operand.type), [c.operand(op.operand)])
    c.replace(op)


def lower_await_and_resume(c: AsyncLowering, op: runtime.RuntimeAwaitAndResumeOp) -> None:
    """The coroutine goes on once the operand is ready."""
    arguments = [c.operand(op.operand), c.operand(op.handle), c.resume_function()]
    c.call("resume_after", kind_of(op.operand.type), arguments)
    c.replace(op)


def lower_resume(c: AsyncLowering, op: runtime.RuntimeResumeOp) -> None:
    """The coroutine is handed to the executor."""
    c.call("execute", "", [c.operand(op.handle), c.resume_function()], "async.execute")
    c.replace(op)


def lower_store(c: AsyncLowering, op: runtime.RuntimeStoreOp) -> None:
    """The payload of a value is written."""
    value = c.operand(op.value)
    storage = payload_of(c, c.operand(op.storage), value.type)
    c.emit(llvm.StoreOp(value, storage, _alignment(c, value.type)))
    c.replace(op)


def lower_load(c: AsyncLowering, op: runtime.RuntimeLoadOp) -> None:
    """The payload of a value is read."""
    payload = c.types.convert_at(op.result.type, op)
    storage = payload_of(c, c.operand(op.storage), payload)
    c.replace_by(op, llvm.LoadOp(storage, payload, _alignment(c, payload)))


def _alignment(c: AsyncLowering, payload: Attribute) -> int | None:
    """The alignment of a payload where LLVM would take more for granted than the runtime gives."""
    return RUNTIME_ALIGNMENT if c.is_stretto and is_wide(payload) else None


def lower_add_to_group(c: AsyncLowering, op: runtime.RuntimeAddToGroupOp) -> None:
    """A token or value becomes a member of a group."""
    arguments = [c.operand(op.operand), c.operand(op.group)]
    rank = c.call("add_to_group", kind_of(op.operand.type), arguments).results[0]
    c.replace(op, [c.from_i64(rank)])


def lower_add_ref(c: AsyncLowering, op: runtime.RuntimeAddRefOp) -> None:
    """References are added."""
    _change_count(c, op, "add_ref")


def lower_drop_ref(c: AsyncLowering, op: runtime.RuntimeDropRefOp) -> None:
    """References are dropped."""
    _change_count(c, op, "drop_ref")


def _change_count(
    c: AsyncLowering, op: runtime.RuntimeAddRefOp | runtime.RuntimeDropRefOp, action: str
) -> None:
    object_ = c.operand(op.operand)
    count = arith.ConstantOp.create(result_types=[i64], properties={"value": op.count})
    c.call(action, "", [object_, c.value(count)])
    c.replace(op)


def lower_num_worker_threads(c: AsyncLowering, op: runtime.RuntimeNumWorkerThreadsOp) -> None:
    """How many threads run tasks; the function hands out 64 bits, as wide as an index usually is."""
    count = c.call("num_threads", "", []).results[0]
    c.replace(op, [count if isinstance(count.type, IndexType) else c.from_i64(count)])


def convert_func(c: AsyncLowering, op: func.FuncOp) -> None:
    """Async types in a function's signature become pointers."""
    inputs, outputs = op.function_type.inputs.data, op.function_type.outputs.data
    op.function_type = FunctionType.from_lists(
        [c.signature_type(type_) for type_ in inputs], [c.signature_type(type_) for type_ in outputs]
    )
    if op.body.blocks.first is not None:
        for argument in op.body.blocks.first.args:
            c.convert_argument(argument, c.signature_type(argument.type))


def convert_call(c: AsyncLowering, op: func.CallOp | func_text.CallIndirectOp) -> None:
    """A call takes and returns pointers where its callee does."""
    if not c.has_async_type([*op.operands, *op.results]):
        return
    operands = [c.signature_operand(operand) for operand in op.operands]
    results = [c.signature_type(result.type) for result in op.results]
    new = type(op).create(
        operands=operands, result_types=results, properties=op.properties, attributes=op.attributes
    )
    c.replace_by(op, new)


def convert_function_constant(c: AsyncLowering, op: func_text.ConstantOp) -> None:
    """A function value has the type of the converted function."""
    type_ = c.signature_type(op.res.type)
    if type_ != op.res.type:
        c.replace_by(op, func_text.ConstantOp.create(result_types=[type_], properties=op.properties))


def convert_return(c: AsyncLowering, op: func.ReturnOp) -> None:
    """A function returns pointers for tokens, values and groups."""
    for index, operand in enumerate(op.operands):
        op.operands[index] = c.signature_operand(operand)


PATTERNS: Patterns = {
    runtime.RuntimeCreateOp: lower_create,
    runtime.RuntimeCreateGroupOp: lower_create_group,
    runtime.RuntimeSetAvailableOp: lower_set_available,
    runtime.RuntimeSetErrorOp: lower_set_error,
    runtime.RuntimeIsErrorOp: lower_is_error,
    runtime.RuntimeAwaitOp: lower_await,
    runtime.RuntimeAwaitAndResumeOp: lower_await_and_resume,
    runtime.RuntimeResumeOp: lower_resume,
    runtime.RuntimeStoreOp: lower_store,
    runtime.RuntimeLoadOp: lower_load,
    runtime.RuntimeAddToGroupOp: lower_add_to_group,
    runtime.RuntimeAddRefOp: lower_add_ref,
    runtime.RuntimeDropRefOp: lower_drop_ref,
    runtime.RuntimeNumWorkerThreadsOp: lower_num_worker_threads,
    **COROUTINE_PATTERNS,
    func.FuncOp: convert_func,
    func.CallOp: convert_call,
    func_text.CallIndirectOp: convert_call,
    func_text.ConstantOp: convert_function_constant,
    func.ReturnOp: convert_return,
}


def _modules(module: ModuleOp) -> Iterator[tuple[ModuleOp, list[Operation]]]:
    """Each builtin.module with the ops that are in it and in none of its inner modules."""
    ops: list[Operation] = []
    inner: list[ModuleOp] = []
    pending = [op for op in reversed(list(module.body.ops))]
    while pending:
        op = pending.pop()
        if isinstance(op, ModuleOp):
            inner.append(op)
            continue
        ops.append(op)
        for region in reversed(op.regions):
            for block in reversed(list(region.blocks)):
                pending.extend(reversed(list(block.ops)))
    yield module, ops
    for nested in inner:
        yield from _modules(nested)


@dataclass(frozen=True)
class ConvertAsyncToLLVMPass(ModulePass):
    """Lowers the ops of the async runtime and the coroutines. `abi`: mlir or stretto."""

    name = "convert-async-to-llvm"

    abi: Abi = "mlir"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        if self.abi not in ABIS:
            raise DiagnosticError(f"convert-async-to-llvm: abi is '{self.abi}', must be mlir or stretto")
        if self.abi == "mlir":
            fold_on_the_way(op, legal=frozenset())
        patterns = {**PATTERNS, **(STRETTO_PATTERNS if self.abi == "stretto" else {})}
        for module, ops in _modules(op):
            for inner in ops:
                no_lowering(inner, patterns)
            lowering = AsyncLowering(module, ABIS[self.abi])
            if module is op or any(inner.name.startswith("async.") for inner in ops):
                lowering.declare_up_front()
            survey(lowering, ops)
            lowering.run(ops, patterns)
            lowering.finish()
