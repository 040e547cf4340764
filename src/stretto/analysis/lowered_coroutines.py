"""Coroutines of the llvm dialect before LLVM splits them: what passes ask of their shape."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping

from xdsl.dialects import llvm
from xdsl.dialects.builtin import ArrayAttr, IntegerAttr, ModuleOp, StringAttr
from xdsl.ir import Block, Operation, SSAValue

from stretto.analysis.fixpoints import with_dependents
from stretto.dialects.llvm_.coro import CoroBeginOp, CoroIdOp, CoroResumeOp

PRESPLIT = StringAttr("presplitcoroutine")


def functions_of(module: ModuleOp) -> dict[str, llvm.FuncOp]:
    """The functions of the llvm dialect in a module, declared ones too, by name."""
    return {op.sym_name.data: op for op in module.ops if isinstance(op, llvm.FuncOp)}


def ops_of(blocks: Iterable[Block]) -> Iterator[Operation]:
    """The ops of some blocks; those of the llvm dialect have no regions."""
    for block in blocks:
        yield from block.ops


def callee_of(op: Operation) -> str | None:
    """The name of the function that a call calls; None of an indirect call, and of an op that is no call."""
    if not isinstance(op, llvm.CallOp) or op.callee is None:
        return None
    return op.callee.string_value()


def constant_of(value: SSAValue) -> int | None:
    """The integer that an SSA value stands for, or None."""
    owner = value.owner
    if isinstance(owner, llvm.ConstantOp) and isinstance(owner.value, IntegerAttr):
        return owner.value.value.data
    return None


def frame_of(function: llvm.FuncOp) -> CoroBeginOp | None:
    """The op that begins the coroutine; None if the function is none, or not of the usual shape."""
    words = function.properties.get("passthrough") or function.attributes.get("passthrough")
    if not isinstance(words, ArrayAttr) or PRESPLIT not in words:
        return None
    ids: list[CoroIdOp] = []
    begins: list[CoroBeginOp] = []
    for op in ops_of(function.body.blocks):
        if isinstance(op, CoroIdOp):
            ids.append(op)
        elif isinstance(op, CoroBeginOp):
            begins.append(op)
    if len(ids) != 1 or len(begins) != 1 or begins[0].token is not ids[0].res:
        return None
    return begins[0]


def only_resumes(function: llvm.FuncOp | None) -> bool:
    """Whether a function does nothing but resume the coroutine whose handle it gets."""
    if function is None or len(function.body.blocks) != 1:
        return False
    block = function.body.block
    match list(block.ops):
        case [CoroResumeOp() as resume, llvm.ReturnOp() as end]:
            return not end.operands and len(block.args) == 1 and resume.handle is block.args[0]
        case _:
            return False


def reachable(starts: Iterable[Block], without: Callable[[Block], bool] = lambda block: False) -> set[Block]:
    """The blocks that control may reach from some, these included, but not by way of those `without`."""
    found: set[Block] = set()
    work = list(starts)
    while work:
        block = work.pop()
        if block in found or without(block):
            continue
        found.add(block)
        if block.last_op is not None:
            work.extend(block.last_op.successors)
    return found


def with_callers(functions: Mapping[str, llvm.FuncOp], some: Iterable[str]) -> set[str]:
    """Some functions, and all that call one of them, directly or not."""
    callers: dict[str, list[str]] = {}
    for name, function in functions.items():
        for op in ops_of(function.body.blocks):
            if (callee := callee_of(op)) is not None:
                callers.setdefault(callee, []).append(name)
    return with_dependents(some, callers)
