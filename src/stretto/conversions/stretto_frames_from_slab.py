"""`stretto-frames-from-slab`: coroutines as MLIR lowers them get their frames from the runtime's slab.

MLIR's lowering calls `aligned_alloc` and `free` for each frame, which takes some 200 instructions. Only
where the memory is exactly what MLIR's lowering asks for, and is freed by `coro.free` alone, it comes from
the slab, as `convert-async-to-llvm{abi=stretto}` has it; all else stays as it is.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from xdsl.context import Context
from xdsl.dialects import llvm
from xdsl.dialects.builtin import IntegerAttr, ModuleOp, i64
from xdsl.ir import Attribute, Operation, SSAValue
from xdsl.passes import ModulePass

from stretto.analysis.lowered_coroutines import (
    callee_of,
    constant_of,
    frame_of,
    functions_of,
    ops_of,
    with_callers,
)
from stretto.conversions.async_coroutines import RUNTIME_ALIGNMENT, is_wide
from stretto.conversions.async_runtime_abi import RUNTIME_FUNCTIONS, STRETTO_ABI
from stretto.conversions.llvm_builder import declare
from stretto.conversions.llvm_types import POINTER
from stretto.dialects.llvm_.coro import CoroAlignOp, CoroBeginOp, CoroFreeOp, CoroIdOp, CoroSizeOp
from stretto.interfaces.rewriting import at

_ALLOC = STRETTO_ABI["alloc_frame", ""].name
_FREE = STRETTO_ABI["free_frame", ""].name


# ---- Alignment


def _holds_wide(function: llvm.FuncOp) -> bool:
    """Whether anything in a function may ask for more alignment than the slab gives."""
    types = [*function.function_type.inputs, *_types_in(function)]
    return any(map(is_wide, types)) or any(
        alignment > RUNTIME_ALIGNMENT for alignment in _alignments(function)
    )


def _types_in(function: llvm.FuncOp) -> Iterator[Attribute]:
    for attributes in function.arg_attrs or ():
        # An argument by value is part of the frame.
        if (type_ := attributes.data.get("llvm.byval")) is not None:
            yield type_
    for block in function.body.blocks:
        yield from (argument.type for argument in block.args)
    for op in ops_of(function.body.blocks):
        yield from (result.type for result in op.results)
        if isinstance(op, llvm.AllocaOp):
            yield op.elem_type


def _alignments(function: llvm.FuncOp) -> Iterator[int]:
    attributes: list[Mapping[str, Attribute]] = [entry.data for entry in function.arg_attrs or ()]
    for op in ops_of(function.body.blocks):
        if isinstance(op, llvm.AllocaOp):
            attributes.append(op.properties)
    for entry in attributes:
        for name in ("alignment", "llvm.align"):
            if isinstance(number := entry.get(name), IntegerAttr):
                yield number.value.data


# ---- The shape of MLIR's lowering


def _library_call(op: object, name: str, functions: Mapping[str, llvm.FuncOp]) -> llvm.CallOp | None:
    """The op, if it calls a function that the module only declares."""
    if not isinstance(op, llvm.CallOp) or callee_of(op) != name:
        return None
    function = functions.get(name)
    return op if function is not None and not function.body.blocks and not op.op_bundle_operands else None


def _is_rounded_size(value: SSAValue, align: SSAValue) -> bool:
    """Whether a value is (size + align - 1) & -align of the frame's size."""
    both = value.owner
    if not isinstance(both, llvm.AndOp):
        return False
    for last, mask in ((both.lhs, both.rhs), (both.rhs, both.lhs)):
        if (
            isinstance(minus := mask.owner, llvm.SubOp)
            and constant_of(minus.lhs) == 0
            and minus.rhs is align
            and isinstance(one_less := last.owner, llvm.SubOp)
            and constant_of(one_less.rhs) == 1
            and isinstance(sum_ := one_less.lhs.owner, llvm.AddOp)
        ):
            owners = [sum_.lhs.owner, sum_.rhs.owner]
            return align in sum_.operands and any(isinstance(owner, CoroSizeOp) for owner in owners)
    return False


def _allocation(begin: CoroBeginOp, functions: Mapping[str, llvm.FuncOp]) -> llvm.CallOp | None:
    """The call of aligned_alloc whose memory is the frame's and nothing else."""
    call = _library_call(begin.mem.owner, "aligned_alloc", functions)
    if call is None or len(list(begin.mem.uses)) != 1 or len(call.args) != 2:
        return None
    align, size = call.args
    if not isinstance(align.owner, CoroAlignOp) or not _is_rounded_size(size, align):
        return None
    return call


def _releases(begin: CoroBeginOp, functions: Mapping[str, llvm.FuncOp]) -> list[llvm.CallOp] | None:
    """The calls that free the frame; None if it may be freed by anything else."""
    id_op = begin.token.owner
    assert isinstance(id_op, CoroIdOp)
    alignment = constant_of(id_op.align)
    if alignment is None or alignment > RUNTIME_ALIGNMENT:
        return None
    calls: list[llvm.CallOp] = []
    for use in id_op.res.uses:
        op = use.operation
        if op is begin:
            continue
        if not isinstance(op, CoroFreeOp) or op.handle is not begin.res:
            return None
        users = [use.operation for use in op.res.uses]
        call = _library_call(users[0], "free", functions) if len(users) == 1 else None
        if call is None:
            return None
        calls.append(call)
    return calls if calls and all(_is_harmless(use.operation, functions) for use in begin.res.uses) else None


def _is_harmless(user: Operation, functions: Mapping[str, llvm.FuncOp]) -> bool:
    """Whether an op that gets the coroutine's handle is none that could free what is behind it."""
    if user.name.startswith("llvm.intr.coro."):
        return True
    name = callee_of(user)
    return name in RUNTIME_FUNCTIONS and not (name in functions and functions[name].body.blocks)


# ---- The rewrite


def _use_slab(begin: CoroBeginOp, allocation: llvm.CallOp, releases: list[llvm.CallOp]) -> None:
    declare(allocation, _ALLOC, [i64], POINTER)
    declare(allocation, _FREE, [POINTER, i64], None)
    for call in (allocation, *releases):
        block = call.parent
        assert block is not None
        size = at(call.location, CoroSizeOp(i64))
        if call is allocation:
            new = at(call.location, llvm.CallOp(_ALLOC, size.res, return_type=POINTER))
        else:
            new = at(call.location, llvm.CallOp(_FREE, call.args[0], size.res))
        block.insert_ops_before([size, new], call)
        if call is allocation:
            assert new.returned is not None
            begin.operands[1] = new.returned
    for call in releases:
        call.detach()
        call.erase()
    _erase_with_operands(allocation)


def _erase_with_operands(op: Operation) -> None:
    """Erase an op whose results nobody uses, and what was computed for it alone."""
    owners = {operand.owner for operand in op.operands}
    op.detach()
    op.erase()
    for owner in owners:
        if isinstance(owner, Operation) and not any(list(result.uses) for result in owner.results):
            _erase_with_operands(owner)


class StrettoFramesFromSlabPass(ModulePass):
    """Lets MLIR's coroutines take their frames from the runtime's slab, which aligns to 16 bytes.

    A coroutine that holds a wider vector or stack slot, or calls a function of the module that does and may
    be inlined, keeps `aligned_alloc`.
    """

    name = "stretto-frames-from-slab"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        functions = functions_of(op)
        found: dict[str, tuple[CoroBeginOp, llvm.CallOp, list[llvm.CallOp]]] = {}
        for name, function in functions.items():
            begin = frame_of(function)
            if begin is None:
                continue
            allocation, releases = _allocation(begin, functions), _releases(begin, functions)
            if allocation is not None and releases is not None:
                found[name] = (begin, allocation, releases)
        if not found:
            return
        wide = with_callers(functions, [name for name, one in functions.items() if _holds_wide(one)])
        for name, parts in found.items():
            if name not in wide:
                _use_slab(*parts)
