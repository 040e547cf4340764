"""A kernel whose threads are coroutines: right for any control flow, and the other method's measure.

Each thread runs until it waits for others or ends, and says in `state` which: 0 ended, 1 it waits for its
block, 2 for its subgroup. The block function starts all threads in turn and then, as long as any waits,
resumes those that wait for their subgroup; if there are none, those that wait for their block. What threads
show one another lies in two halves of a buffer, used in turn, so that none overwrites what others still read.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from xdsl.dialects import arith, cf, func, llvm, scf
from xdsl.dialects.builtin import (
    ArrayAttr,
    FunctionType,
    MemRefType,
    StringAttr,
    i1,
    i8,
    i32,
    i64,
)
from xdsl.ir import Attribute, Block, BlockArgument, Operation, Region, SSAValue
from xdsl.rewriter import InsertPoint, Rewriter

from stretto.conversions.coroutines.machinery import PRESPLIT
from stretto.conversions.kernels.block_function import BlockFunction
from stretto.conversions.kernels.builder import INDEX, POINTER, Builder, integer_type
from stretto.conversions.kernels.device_functions import DeviceModule
from stretto.conversions.kernels.kernel import BLOCK_SYNC, SUBGROUP_SIZE, SUBGROUP_SYNC
from stretto.conversions.kernels.reductions import Read, cluster_range, reduce_threads, value_in
from stretto.conversions.kernels.segments import BlockThreads
from stretto.conversions.kernels.subgroups import source_lane
from stretto.conversions.scf_lowering import lower_scf, scf_around
from stretto.conversions.typed import memref_of
from stretto.diagnostics import emit_error
from stretto.dialects.llvm_.coro import (
    CoroBeginOp,
    CoroEndOp,
    CoroFreeOp,
    CoroIdOp,
    CoroResumeOp,
    CoroSaveOp,
    CoroSizeOp,
    CoroSuspendOp,
)
from stretto.dialects.llvm_.instructions import NoneTokenOp, SwitchOp
from stretto.dialects.stretto_ import CheckOp, SiteOp
from stretto.interfaces.rewriting import at, split_block

WAITS_FOR_BLOCK, WAITS_FOR_SUBGROUP = 1, 2
#: Where things are in the context.
_RELEASES_OF_BLOCK, _RELEASES_OF_SUBGROUPS, _FRAMES, _ERROR = range(4)
_FRAME_ALIGNMENT = 64


@dataclass
class _Shared:
    """Memory that the threads of a block and the block function have in common, all memrefs."""

    frame: BlockFunction
    state: SSAValue
    context: SSAValue
    buffers: dict[tuple[Attribute, str], SSAValue] = field(
        default_factory=dict[tuple[Attribute, str], SSAValue]
    )

    def values(self) -> list[SSAValue]:
        """All of it."""
        return [self.state, self.context, *self.buffers.values()]


def run_as_coroutines(frame: BlockFunction, module: DeviceModule) -> list[func.FuncOp]:
    """Emit what a block does; returns the functions that this needs."""
    _refuse_failing_calls(frame, module)
    head = frame.head
    shared = _Shared(frame, frame.per_thread(i8), frame.allocate(MemRefType(i64, [4])))
    for k in range(4):
        head.store(head.constant(0, i64), shared.context, head.index(k))
    thread = _Thread(frame, shared, module.new_symbol(f"{frame.name}_thread"))
    thread.build()
    for (type_, what), buffer in shared.buffers.items():
        if what in ("turns", "computed"):
            _, body = head.loop(0, memref_of(buffer.type).get_shape()[0])
            inner = head.inside(body)
            inner.store(inner.constant(0, integer_type(type_)), buffer, body.args[0])
            inner.yield_()
    _block(frame, shared, thread)
    _end(frame, shared, module)
    return [thread.function]


def _refuse_failing_calls(frame: BlockFunction, module: DeviceModule) -> None:
    """A function that may fail returns a code, which a coroutine can't hand on."""
    functions = {op.sym_name.data: op for op in module.program.ops if isinstance(op, func.FuncOp)}
    calls = [op for op in frame.kernel.region.walk() if isinstance(op, func.CallOp)]
    seen: set[str] = set()
    pending = [(call, call) for call in calls]
    while pending:
        call, origin = pending.pop()
        name = call.callee.root_reference.data
        if name in seen or name not in functions:
            continue
        seen.add(name)
        for op in functions[name].walk():
            if isinstance(op, cf.AssertOp | CheckOp):
                reason = f"threads wait for each other, and '{name}' isn't inlined and may fail"
                emit_error(origin, f"'{origin.name}' op: {reason}", [("it may fail here", op.location)])
            if isinstance(op, func.CallOp):
                pending.append((op, origin))


def _block(frame: BlockFunction, shared: _Shared, thread: _Thread) -> None:
    """One block: start all threads, then resume them until none waits."""
    outer = frame.body
    handles = frame.per_thread(i64)
    failed = outer.load(shared.context, outer.index(_ERROR))
    emit = outer.if_(outer.compare("eq", failed, outer.constant(0, i64)))
    loops = BlockThreads(frame).open(emit, {})
    values = {**frame.values, **loops.ids}
    inner = loops.emit
    arguments = [values[argument] for argument in thread.kernel_arguments]
    call = func.CallOp(thread.name, [*arguments, loops.position, *shared.values()], [POINTER])
    handle = inner.insert(call).results[0]
    inner.store(inner.insert(llvm.PtrToIntOp(handle, i64)).results[0], handles, loops.position)

    before, after = emit.block(), emit.block([i8])
    inside = emit.inside(before)
    loop, body = inside.loop(0, frame.threads, [inside.constant(0, i8)])
    all_states = inside.inside(body)
    all_states.yield_(all_states(arith.OrIOp(body.args[1], all_states.load(shared.state, body.args[0]))))
    found = loop.results[0]
    subgroup = inside.constant(WAITS_FOR_SUBGROUP, i8)
    for_subgroup = inside.compare("uge", found, subgroup)
    kind = inside.select(for_subgroup, subgroup, found)
    failed = inside.load(shared.context, inside.index(_ERROR))
    goes_on = inside(
        arith.AndIOp(
            inside.compare("ne", found, inside.constant(0, i8)),
            inside.compare("eq", failed, inside.constant(0, i64)),
        )
    )
    inside.insert(scf.ConditionOp(goes_on, kind))

    inside = emit.inside(after)
    kind = after.args[0]
    counter = inside.sub(inside.cast(kind, INDEX), 1)
    releases = inside.load(shared.context, counter)
    inside.store(inside(arith.AddiOp(releases, inside.constant(1, i64))), shared.context, counter)
    _, body = inside.loop(0, frame.threads)
    each = inside.inside(body)
    waits = each.compare("eq", each.load(shared.state, body.args[0]), kind)
    each.yield_()
    assert body.last_op is not None
    one = each.before(body.last_op).if_(waits)
    address = one.load(handles, body.args[0])
    one.insert(CoroResumeOp(one.insert(llvm.IntToPtrOp(address)).results[0]))
    inside.yield_()
    emit.insert(scf.WhileOp([], [i8], Region(before), Region(after)))


def _end(frame: BlockFunction, shared: _Shared, module: DeviceModule) -> None:
    """Behind all blocks: give the frames back, and fail if a thread did."""
    tail = frame.tail
    frames = tail.load(shared.context, tail.index(_FRAMES))
    pointer = tail.insert(llvm.IntToPtrOp(frames)).results[0]
    module.declare("free", llvm.LLVMFunctionType([POINTER]), frame.kernel.location)
    tail.insert(llvm.CallOp("free", pointer))
    code = tail(arith.TruncIOp(tail.load(shared.context, tail.index(_ERROR)), i32))
    tail.insert(CheckOp(code))
    module.declare("aligned_alloc", llvm.LLVMFunctionType([i64, i64], POINTER), frame.kernel.location)


class _Thread:
    """The function of one thread: it takes the arguments of the kernel's entry block, the thread's number in
    the block, and the shared memory."""

    def __init__(self, frame: BlockFunction, shared: _Shared, name: str):
        self.frame = frame
        self.kernel = frame.kernel
        self.shared = shared
        self.name = name
        entry = self.kernel.entry
        for argument in list(entry.args):
            if argument not in frame.values and argument not in self.kernel.thread_id:
                entry.erase_arg(argument)
        self.kernel_arguments: list[BlockArgument] = list(entry.args)
        self._add(INDEX)
        self.position = entry.args[-1]
        self._mine: dict[SSAValue, SSAValue] = {}
        for value in shared.values():
            self._mine[value] = self._add(value.type)

    def _add(self, type_: Attribute) -> BlockArgument:
        entry = self.kernel.entry
        return entry.insert_arg(type_, len(entry.args), location=self.kernel.location)

    def _buffer(self, type_: Attribute, what: str, count: int | SSAValue) -> SSAValue:
        """The thread's name of a buffer that is shared."""
        key = (type_, what)
        if key not in self.shared.buffers:
            memory = self.frame.per_thread(type_, count)
            self.shared.buffers[key] = memory
            self._mine[memory] = self._add(memory.type)
        return self._mine[self.shared.buffers[key]]

    def build(self) -> None:
        """Make a coroutine of the kernel's body."""
        kernel = self.kernel
        region = kernel.region
        location = kernel.location
        holder = func.FuncOp(self.name, FunctionType.from_lists([], []), region, visibility="private")
        self._blocks(region)
        flattened = {
            parent
            for op in region.walk()
            if op.name in (*BLOCK_SYNC, *SUBGROUP_SYNC) or isinstance(op, cf.AssertOp | CheckOp)
            for parent in scf_around(op, holder, "kernel")
        }
        if flattened:
            lower_scf(region, lambda op: op in flattened)
        for block in list(region.blocks):
            if block in (self._ended, self._cleanup, self._suspend, self._failed):
                continue
            op = block.last_op
            while op is not None:
                previous = op.prev_op
                self._lower(op)
                op = previous
        if self._failed.first_use is None:
            region.erase_block(self._failed)
        inputs = [argument.type for argument in kernel.entry.args]
        holder.function_type = FunctionType.from_lists(inputs, [POINTER])
        holder.location = location
        holder.attributes["passthrough"] = ArrayAttr([StringAttr(PRESPLIT)])
        self.function = holder

    def _blocks(self, region: Region) -> None:
        """The beginning, and the blocks behind the body."""
        entry = self.kernel.entry
        location = self.kernel.location
        first = entry.first_op
        assert first is not None
        emit = Builder(InsertPoint.before(first), location)
        null = emit.insert(llvm.ZeroOp.create(result_types=[POINTER])).results[0]
        id_ = emit.insert(CoroIdOp(emit.constant(0, i32), null, null, null)).results[0]
        size = emit.insert(CoroSizeOp(i64)).results[0]
        aligned = emit.div(emit.add(emit.cast(size, INDEX), _FRAME_ALIGNMENT - 1), _FRAME_ALIGNMENT)
        stride = emit.mul(aligned, _FRAME_ALIGNMENT)
        context = self._mine[self.shared.context]
        where = emit.index(_FRAMES)
        none_yet = emit.compare("eq", emit.load(context, where), emit.constant(0, i64))
        making = emit.if_(none_yet)
        total = making.cast(making.mul(stride, self._threads(making)), i64)
        call = llvm.CallOp(
            "aligned_alloc", making.constant(_FRAME_ALIGNMENT, i64), total, return_type=POINTER
        )
        made = making.insert(call).results[0]
        making.store(making.insert(llvm.PtrToIntOp(made, i64)).results[0], context, where)
        frames = emit.insert(llvm.IntToPtrOp(emit.load(context, where))).results[0]
        memory = emit.gep(frames, emit.mul(self.position, stride))
        self._handle = emit.insert(CoroBeginOp(id_, memory)).results[0]

        self._failed = emit.block([i32])
        self._ended, self._cleanup, self._suspend = emit.block(), emit.block(), emit.block()
        for block in (self._failed, self._ended, self._cleanup, self._suspend):
            region.add_block(block)
        emit = emit.inside(self._failed)
        emit.store(emit(arith.ExtUIOp(self._failed.args[0], i64)), context, emit.index(_ERROR))
        emit.insert(cf.BranchOp(self._ended))
        emit = emit.inside(self._ended)
        emit.store(emit.constant(0, i8), self._mine[self.shared.state], self.position)
        emit.insert(cf.BranchOp(self._cleanup))
        emit = emit.inside(self._cleanup)
        emit.insert(CoroFreeOp(id_, self._handle))
        emit.insert(cf.BranchOp(self._suspend))
        emit = emit.inside(self._suspend)
        none = emit.insert(NoneTokenOp()).results[0]
        emit.insert(CoroEndOp(self._handle, emit.constant(0, i1), none))
        emit.insert(func.ReturnOp(self._handle))

    def _threads(self, emit: Builder) -> SSAValue:
        known = self.kernel.threads()
        if known is not None:
            return emit.index(known)
        x, y, z = self.kernel.block_dim
        return emit.mul(emit.mul(x, y), z)

    def _lower(self, op: Operation) -> None:
        match op:
            case _ if op.name == "gpu.return":
                block = op.parent
                assert block is not None
                Rewriter.erase_op(op)
                block.add_op(at(op.location, cf.BranchOp(self._ended)))
            case cf.AssertOp():
                emit, rest = self._before(op)
                code = emit.insert(SiteOp(op.msg.data)).results[0]
                emit.insert(cf.ConditionalBranchOp(op.arg, rest, (), self._failed, (code,)))
                Rewriter.erase_op(op)
            case CheckOp():
                emit, rest = self._before(op)
                failed = emit.compare("ne", op.code, emit.constant(0, i32))
                emit.insert(cf.ConditionalBranchOp(failed, self._failed, (op.code,), rest, ()))
                Rewriter.erase_op(op)
            case _ if op.name == "gpu.barrier":
                emit, rest = self._before(op)
                self._wait(emit, WAITS_FOR_BLOCK, rest)
                Rewriter.erase_op(op)
            case _ if op.name == "gpu.all_reduce":
                self._all_reduce(op)
            case _ if op.name == "gpu.subgroup_reduce":
                self._subgroup_reduce(op)
            case _ if op.name in SUBGROUP_SYNC:
                self._exchange(op)
            case _:
                pass

    def _before(self, op: Operation) -> tuple[Builder, Block]:
        """The end of a new block in front of an op, and the block that now starts with it."""
        block, rest = split_block(op)
        return Builder(InsertPoint.at_end(block), op.location), rest

    def _wait(self, emit: Builder, kind: int, rest: Block) -> None:
        emit.store(emit.constant(kind, i8), self._mine[self.shared.state], self.position)
        saved = emit.insert(CoroSaveOp(self._handle)).results[0]
        resumed = emit.insert(CoroSuspendOp(saved, emit.constant(0, i1))).results[0]
        emit.insert(SwitchOp(resumed, self._suspend, (), [(0, rest, ()), (1, self._cleanup, ())]))

    def _show(self, op: Operation, counter: int) -> tuple[Builder, Read, Read]:
        """Let the thread show the op's operand and wait.

        Returns where it goes on, and how to read what others show, and whether they do.
        """
        value = op.operands[0]
        emit, rest = self._before(op)
        stored = i8 if value.type == i1 else value.type
        threads = self.frame.kernel.threads() or 1024
        what = "block" if counter == _RELEASES_OF_BLOCK else "subgroup"
        buffer = self._buffer(stored, what, 2 * threads)
        turns = self._buffer(i64, "turns", 4 * threads)
        context = self._mine[self.shared.context]
        releases = emit.load(context, emit.index(counter))
        turn = emit(arith.AddiOp(releases, emit.constant(1, i64)))
        half = emit.mul(emit.rem(emit.cast(releases, INDEX), 2), threads)
        mine = emit.add(half, self.position)
        kept = emit(arith.ExtUIOp(value, i8)) if value.type == i1 else value
        emit.store(kept, buffer, mine)
        first_turn = 2 * threads if counter == _RELEASES_OF_BLOCK else 0
        emit.store(turn, turns, emit.add(mine, first_turn))
        self._wait(emit, WAITS_FOR_BLOCK if counter == _RELEASES_OF_BLOCK else WAITS_FOR_SUBGROUP, rest)

        def read(inner: Builder, position: SSAValue) -> SSAValue:
            return value_in(buffer, value.type)(inner, inner.add(half, position))

        def shows(inner: Builder, position: SSAValue) -> SSAValue:
            at_turn = inner.load(turns, inner.add(inner.add(half, first_turn), position))
            return inner.compare("eq", at_turn, turn)

        return Builder(InsertPoint.before(op), op.location), read, shows

    def _all_reduce(self, op: Operation) -> None:
        """The thread that comes first computes the result for all."""
        emit, read, shows = self._show(op, _RELEASES_OF_BLOCK)
        type_ = op.results[0].type
        result = self._buffer(i8 if type_ == i1 else type_, "result", 1)
        releases = emit.load(self._mine[self.shared.context], emit.index(_RELEASES_OF_BLOCK))
        last = self._buffer(i64, "computed", 1)
        zero = emit.index(0)
        computing = emit.if_(emit.compare("ne", emit.load(last, zero), releases))
        computing.store(releases, last, zero)
        value = reduce_threads(computing, op, read, shows, self._threads(computing))
        if type_ == i1:
            value = computing(arith.ExtUIOp(value, i8))
        computing.store(value, result, zero)
        self._replace(op, [value_in(result, type_)(emit, zero)])

    def _lane(self, emit: Builder) -> tuple[SSAValue, SSAValue, SSAValue]:
        """The thread's lane, the first thread of its subgroup, and how many lanes that has."""
        lane = emit.rem(self.position, SUBGROUP_SIZE)
        first = emit.sub(self.position, lane)
        return lane, first, emit.minimum(emit.sub(self._threads(emit), first), SUBGROUP_SIZE)

    def _subgroup_reduce(self, op: Operation) -> None:
        emit, read, shows = self._show(op, _RELEASES_OF_SUBGROUPS)
        lane, start, count = self._lane(emit)
        first, end, stride = cluster_range(emit, op, lane, count)
        first, end = emit.add(start, first), emit.add(start, end)
        self._replace(op, [reduce_threads(emit, op, read, shows, end, first, stride)])

    def _exchange(self, op: Operation) -> None:
        emit, read, _ = self._show(op, _RELEASES_OF_SUBGROUPS)
        lane, first, count = self._lane(emit)
        source, valid = source_lane(emit, op, lane, count, list(op.operands[1:]))
        self._replace(op, [read(emit, emit.add(first, source)), valid])

    def _replace(self, op: Operation, values: list[SSAValue]) -> None:
        for result, value in zip(op.results, values, strict=False):
            result.replace_all_uses_with(value)
        Rewriter.erase_op(op)
