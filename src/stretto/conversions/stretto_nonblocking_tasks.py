"""`stretto-nonblocking-tasks`: tasks that are known not to block their thread say so to the executor.

A task may block where its coroutine, or a function that it calls, waits by a blocking function of the
runtime or may do so for all that is known: by an indirect call, or in a library that isn't ours. What a
coroutine that hands itself to the executor does later, as a task of its own, isn't its caller's doing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from xdsl.context import Context
from xdsl.dialects import llvm
from xdsl.dialects.builtin import DenseIntOrFPElementsAttr, ModuleOp, i32
from xdsl.ir import Block, Operation, SSAValue
from xdsl.passes import ModulePass

from stretto.analysis.fixpoints import with_dependents
from stretto.analysis.lowered_coroutines import (
    callee_of,
    frame_of,
    functions_of,
    only_resumes,
    ops_of,
    reachable,
)
from stretto.conversions.async_runtime_abi import (
    BLOCKING_FUNCTIONS,
    EXECUTE_NONBLOCKING,
    MLIR_ABI,
    RUNTIME_FUNCTIONS,
    STRETTO_ABI,
)
from stretto.conversions.llvm_builder import constant, declare
from stretto.conversions.llvm_types import POINTER
from stretto.dialects.llvm_.coro import CoroBeginOp, CoroResumeOp, CoroSaveOp, CoroSuspendOp
from stretto.dialects.llvm_.instructions import SwitchOp
from stretto.interfaces.rewriting import at

_EXECUTE = frozenset(abi["execute", ""].name for abi in (MLIR_ABI, STRETTO_ABI))
_RESUME_AFTER = frozenset(
    function.name
    for abi in (MLIR_ABI, STRETTO_ABI)
    for (action, _), function in abi.items()
    if action == "resume_after"
)
"""Functions that run the coroutine at once, on the caller's stack, where what it awaits is ready."""

_DEVICE = (
    "Launch LaunchOn Alloc Free Copy CopyStrided Fill FillStrided Join Token IsComplete GetError "
    "HostRegister HostUnregister SetDefault StreamCreate StreamDestroy StreamWait StreamPoint CheckAccess"
)
"""All but StreamSynchronize, Sync and Release, which wait."""
_MEMORY = "malloc calloc realloc aligned_alloc free memcpy memmove memset memcmp memrefCopy"
_GENERIC_MEMORY = "alloc aligned_alloc free"
_PRINTING = "I64 U64 F32 F64 F16 BF16 String Open Close Comma Newline Flops"
_PRINTED_TYPES = "I8 I16 I32 I64 Ind F16 BF16 F32 F64 C32 C64"
_OTHERS = "abort puts putchar printf nanoTime _mlir_ciface_nanoTime rtclock"
_LIBM = (
    "acos acosh asin asinh atan atan2 atanh cbrt ceil copysign cos cosh erf erfc exp exp2 exp10 expm1 "
    "fabs floor fma fmax fmin fmod ldexp log log10 log1p log2 pow rint round roundeven sin "
    "sincos sinh sqrt tan tanh trunc"
)


def _harmless_functions() -> Iterator[str]:
    yield from RUNTIME_FUNCTIONS - BLOCKING_FUNCTIONS
    yield from (f"strettoDevice{name}" for name in _DEVICE.split())
    yield from (*_MEMORY.split(), *_OTHERS.split())
    yield from (f"_mlir_memref_to_llvm_{name}" for name in _GENERIC_MEMORY.split())
    yield from (f"print{name}" for name in _PRINTING.split())
    for type_ in _PRINTED_TYPES.split():
        yield from (
            f"printMemref{type_}",
            f"_mlir_ciface_printMemref{type_}",
            f"_mlir_ciface_printMemrefShape{type_}",
        )
    for name in _LIBM.split():
        yield from (name, f"{name}f", f"{name}l")


HARMLESS_FUNCTIONS = frozenset(_harmless_functions())
"""The functions of libraries that never wait for a task, nor call back into the program."""


class _Blocking:
    """Which functions of a module may block the thread that calls them, and which tasks their own."""

    def __init__(self, functions: Mapping[str, llvm.FuncOp]):
        self._functions = functions
        self._frames = {name: frame_of(function) for name, function in functions.items()}
        callers: dict[str, list[str]] = {}
        for name, function in functions.items():
            for callee in self._callees(self._called_part(name, function)):
                callers.setdefault(callee, []).append(name)
        by_themselves = [
            name
            for name, function in functions.items()
            if any(self._blocks(op, self._frames[name]) for op in ops_of(self._called_part(name, function)))
        ]
        self._blocking = with_dependents(by_themselves, callers)

    def _callees(self, blocks: Iterable[Block]) -> Iterator[str]:
        for op in ops_of(blocks):
            if (callee := callee_of(op)) is not None:
                yield callee

    def _called_part(self, name: str, function: llvm.FuncOp) -> Iterable[Block]:
        """The blocks that run where a function is called: of a task, only those before it is one."""
        frame, blocks = self._frames[name], function.body.blocks
        if frame is None or (later := _after_posting(blocks[0], frame)) is None:
            return blocks
        return [blocks[0], *(reachable([later]) - {blocks[0]})]

    def _blocks(self, op: Operation, frame: CoroBeginOp | None) -> bool:
        """Whether an op may block by itself, whatever the functions of the module do."""
        if not op.name.startswith("llvm.") or isinstance(op, CoroResumeOp):
            return True
        if not isinstance(op, llvm.CallOp):
            return False
        name = callee_of(op)
        function = None if name is None else self._functions.get(name)
        if name is None or function is None:
            return True
        if function.body.blocks:
            return False
        if name in _RESUME_AFTER:
            return not self.is_own(op, frame, 1)
        return name not in HARMLESS_FUNCTIONS and not name.startswith("llvm.")

    def is_own(self, call: llvm.CallOp, frame: CoroBeginOp | None, first: int) -> bool:
        """Whether the arguments from `first` on are the handle of the coroutine and what resumes just it."""
        if frame is None or len(call.args) < first + 2 or call.args[first] is not frame.res:
            return False
        resume = call.args[first + 1].owner
        return isinstance(resume, llvm.AddressOfOp) and only_resumes(
            self._functions.get(resume.global_name.string_value())
        )

    def task_may_block(self, frame: CoroBeginOp, function: llvm.FuncOp) -> bool:
        """Whether a coroutine's body may block, wherever it is resumed."""
        return any(
            self._blocks(op, frame) or callee_of(op) in self._blocking for op in ops_of(function.body.blocks)
        )


def _after_posting(entry: Block, frame: CoroBeginOp) -> Block | None:
    """Where a coroutine that hands itself to the executor in its first block goes on then, or None.

    A coroutine that is suspended sees -1, which is neither of the cases.
    """
    switch = entry.last_op
    if not isinstance(switch, SwitchOp) or not isinstance(switch.case_values, DenseIntOrFPElementsAttr):
        return None
    state: SSAValue = switch.value
    if isinstance(state.owner, llvm.SExtOp):
        state = state.owner.arg
    suspend = state.owner
    if not isinstance(suspend, CoroSuspendOp) or suspend.parent is not entry:
        return None
    save = suspend.save.owner
    if not isinstance(save, CoroSaveOp) or not set(switch.case_values.get_values()) <= {0, 1}:
        return None
    # Between saving and suspending the coroutine belongs to whom it is handed to, and runs no earlier.
    op = save.next_op if save.parent is entry else None
    while op is not None and op is not suspend:
        if isinstance(op, llvm.CallOp):
            is_posting = callee_of(op) in _EXECUTE and len(op.args) >= 2 and op.args[0] is frame.res
            return switch.defaultDestination if is_posting else None
        op = op.next_op
    return None


def _rewrite(call: llvm.CallOp) -> None:
    block = call.parent
    assert block is not None
    declare(call, EXECUTE_NONBLOCKING.name, [POINTER, POINTER, i32], None)
    arguments = list(call.args)
    if len(arguments) == 2:
        site = at(call.location, constant(0, i32))
        block.insert_op_before(site, call)
        arguments.append(site.result)
    new = at(call.location, llvm.CallOp(EXECUTE_NONBLOCKING.name, *arguments))
    block.insert_op_before(new, call)
    call.detach()
    call.erase()


class StrettoNonBlockingTasksPass(ModulePass):
    """Posts the tasks of a module in the llvm dialect that can't block with a function that says so."""

    name = "stretto-nonblocking-tasks"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        functions = functions_of(op)
        if not _EXECUTE & functions.keys():
            return
        blocking = _Blocking(functions)
        for function in functions.values():
            frame = frame_of(function)
            if frame is None or blocking.task_may_block(frame, function):
                continue
            calls = [
                call
                for call in ops_of(function.body.blocks)
                if isinstance(call, llvm.CallOp)
                and callee_of(call) in _EXECUTE
                and blocking.is_own(call, frame, 0)
            ]
            for call in calls:
                _rewrite(call)
