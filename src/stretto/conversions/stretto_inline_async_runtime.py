"""`stretto-inline-async-runtime`: what MLIR's lowering asks the runtime of tokens and values, read in place.

The layout is that of `native/include/stretto/async_runtime.h`. An await of something ready goes on without
suspending. MLIR's functions take null for an object that has failed, and so does what replaces them.
"""

from __future__ import annotations

from itertools import pairwise

from xdsl.context import Context
from xdsl.dialects import llvm
from xdsl.dialects.builtin import IntegerAttr, IntegerType, ModuleOp, SymbolRefAttr, i64
from xdsl.ir import Block, Operation, SSAValue
from xdsl.passes import ModulePass

from stretto.analysis.lowered_coroutines import callee_of, frame_of, functions_of, only_resumes, ops_of
from stretto.conversions.async_coroutines import RUNTIME_ALIGNMENT, is_wide
from stretto.conversions.async_runtime_abi import FAILED_BIT, MLIR_ABI, PAYLOAD_OFFSET, READY_BIT
from stretto.conversions.llvm_builder import arithmetic, constant, icmp
from stretto.conversions.llvm_types import POINTER
from stretto.dialects.llvm_.atomics import ORDERINGS
from stretto.dialects.llvm_.coro import CoroBeginOp, CoroSaveOp, CoroSuspendOp
from stretto.dialects.llvm_.instructions import SwitchOp
from stretto.interfaces.rewriting import at

FAILED_STATE = "__stretto_failed_state"
"""The name of the global that is read in place of the state behind a null pointer."""

_KINDS = ("token", "value")
_IS_ERROR = frozenset(MLIR_ABI["is_error", kind].name for kind in _KINDS)
_RESUME_AFTER = frozenset(MLIR_ABI["resume_after", kind].name for kind in _KINDS)
_STORAGE = MLIR_ABI["storage", ""].name
_CONSTANTS = (llvm.ConstantOp, llvm.AddressOfOp, llvm.ZeroOp)


def _state_bit(object_: SSAValue, bit: int, before: Operation) -> SSAValue:
    """Whether a bit of an object's state is set; all are of null. Read before an op."""
    block = before.parent
    assert block is not None
    ops: list[Operation] = []

    def value(op: Operation) -> SSAValue:
        ops.append(at(before.location, op))
        return op.results[0]

    zero = value(constant(0, i64))
    # A comparison of numbers: xDSL knows none of pointers.
    is_null = value(icmp("eq", value(llvm.PtrToIntOp(object_, i64)), zero))
    failed = value(llvm.AddressOfOp(SymbolRefAttr(FAILED_STATE), POINTER))
    word = value(llvm.SelectOp(is_null, failed, object_))
    # acquire: what was written before the object became ready, its payload first of all, is visible.
    state = value(llvm.LoadOp(word, i64, alignment=8, ordering=ORDERINGS["acquire"]))
    masked = value(arithmetic(llvm.AndOp, state, value(constant(bit, i64))))
    result = value(icmp("ne", masked, zero))
    block.insert_ops_before(ops, before)
    return result


def _replace(op: Operation, new: SSAValue) -> None:
    op.results[0].replace_all_uses_with(new)
    op.detach()
    op.erase()


# ---- Payloads


def _is_address_only(value: SSAValue) -> bool:
    """Whether all that is done with a pointer is reading and writing what it points to."""
    return all(
        isinstance(use.operation, llvm.LoadOp) or (isinstance(use.operation, llvm.StoreOp) and use.index == 1)
        for use in value.uses
    )


def _inline_storage(call: llvm.CallOp) -> None:
    """The payload of null is null for the runtime, and no address that can be read for either."""
    block, storage = call.parent, call.returned
    assert block is not None and storage is not None
    for use in storage.uses:
        access = use.operation
        type_ = access.operands[0].type if isinstance(access, llvm.StoreOp) else access.results[0].type
        if is_wide(type_) and "alignment" not in access.properties:
            # LLVM would take the type's own alignment for granted.
            access.properties["alignment"] = IntegerAttr(RUNTIME_ALIGNMENT, i64)
    address = at(call.location, llvm.GEPOp(call.args[0], [PAYLOAD_OFFSET], IntegerType(8)))
    block.insert_op_before(address, call)
    _replace(call, address.results[0])


# ---- Awaits


def _single_user(value: SSAValue) -> Operation | None:
    users = [use.operation for use in value.uses]
    return users[0] if len(users) == 1 else None


def _wait_of(call: llvm.CallOp) -> tuple[list[Operation], SwitchOp] | None:
    """The ops by which a coroutine suspends for an await, from coro.save on and without the constants in
    between, and the switch that they end with; None if they aren't as MLIR has them."""
    switch = call.parent.last_op if call.parent is not None else None
    if not isinstance(switch, SwitchOp):
        return None
    suspend = switch.value.owner
    if isinstance(suspend, llvm.SExtOp):
        suspend = suspend.arg.owner
    save = suspend.save.owner if isinstance(suspend, CoroSuspendOp) else None
    if not isinstance(save, CoroSaveOp) or save.parent is not call.parent:
        return None
    ops: list[Operation] = []
    op: Operation | None = save
    while op is not None:
        if not isinstance(op, _CONSTANTS):
            ops.append(op)
        op = op.next_op
    chain = [CoroSaveOp, llvm.CallOp, CoroSuspendOp, *([llvm.SExtOp] if len(ops) == 5 else []), SwitchOp]
    if len(ops) != len(chain) or not all(map(isinstance, ops, chain)) or ops[1] is not call:
        return None
    if _single_user(ops[0].results[0]) is not ops[2] or any(
        _single_user(one.results[0]) is not following for one, following in pairwise(ops[2:])
    ):
        return None
    return ops, switch


def _resumed(switch: SwitchOp) -> tuple[Block, list[SSAValue]] | None:
    """Where a coroutine goes on when it is resumed, and the arguments of that block."""
    if switch.case_values is None:
        return None
    first = 0
    cases = zip(
        switch.case_values.get_values(),
        switch.caseDestinations,
        switch.case_operand_segments.get_values(),
        strict=True,
    )
    for value, block, count in cases:
        if value == 0:
            return block, list(switch.caseOperands[first : first + int(count)])
        first += int(count)
    return None


def _test_first(call: llvm.CallOp, ops: list[Operation], target: Block, arguments: list[SSAValue]) -> None:
    """Suspend in a block of its own, which is left out if the awaited object is ready."""
    before = call.parent
    assert before is not None and before.parent is not None
    is_ready = _state_bit(call.args[0], READY_BIT, ops[0])
    waiting = Block()
    before.parent.insert_block_after(waiting, before)
    for op in ops:
        op.detach()
        waiting.add_op(op)
    before.add_op(at(call.location, llvm.CondBrOp(is_ready, target, arguments, waiting, [])))


# ---- The pass


class StrettoInlineAsyncRuntimePass(ModulePass):
    """Reads states and payloads where code that MLIR lowered calls the runtime for them."""

    name = "stretto-inline-async-runtime"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        functions = functions_of(op)
        names = {*_IS_ERROR, *_RESUME_AFTER, _STORAGE}
        declared = {name for name in names & functions.keys() if not functions[name].body.blocks}
        if not declared:
            return
        reads_state = False
        for function in functions.values():
            frame = frame_of(function)
            for call in list(ops_of(function.body.blocks)):
                name = callee_of(call)
                if name not in declared or not isinstance(call, llvm.CallOp):
                    continue
                if name in _IS_ERROR and call.returned is not None:
                    _replace(call, _state_bit(call.args[0], FAILED_BIT, call))
                    reads_state = True
                elif name == _STORAGE and call.returned is not None and _is_address_only(call.returned):
                    _inline_storage(call)
                elif name in _RESUME_AFTER and self._inline_await(call, frame, functions):
                    reads_state = True
        if reads_state:
            _add_failed_state(op)

    def _inline_await(
        self, call: llvm.CallOp, frame: CoroBeginOp | None, functions: dict[str, llvm.FuncOp]
    ) -> bool:
        """Test before an await whether it is over. Only where it resumes the coroutine around it."""
        resume = call.args[2].owner
        if frame is None or call.args[1] is not frame.res or not isinstance(resume, llvm.AddressOfOp):
            return False
        if not only_resumes(functions.get(resume.global_name.string_value())):
            return False
        wait = _wait_of(call)
        place = _resumed(wait[1]) if wait is not None else None
        if wait is None or place is None:
            return False
        _test_first(call, wait[0], *place)
        return True


def _add_failed_state(module: ModuleOp) -> None:
    for op in module.ops:
        if isinstance(op, llvm.GlobalOp) and op.sym_name.data == FAILED_STATE:
            return
    value = IntegerAttr(READY_BIT | FAILED_BIT, i64)
    state = llvm.GlobalOp(i64, FAILED_STATE, "internal", constant=True, value=value)
    module.body.block.add_op(at(module.location, state))
