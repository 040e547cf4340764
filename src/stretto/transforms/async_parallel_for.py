"""async-parallel-for: `scf.parallel` as tasks that each run a block of the loop's points."""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects import arith, memref, scf
from xdsl.dialects.builtin import ModuleOp, StringAttr
from xdsl.ir import Operation, Region, SSAValue
from xdsl.passes import ModulePass
from xdsl.rewriter import InsertPoint, Rewriter
from xdsl.transforms.dead_code_elimination import region_dce

from stretto.analysis.captures import captures, is_constant
from stretto.transforms.control_flow import erase_unreachable_blocks
from stretto.transforms.parallel_blocks.candidates import (
    has_storable_results,
    has_unknown_stack,
    is_inside,
    module_of,
    parallel_loops,
)
from stretto.transforms.parallel_blocks.combiners import values_to_start_with
from stretto.transforms.parallel_blocks.compute import ALIGNED_NAME, NAME, ComputeFunction, Loop
from stretto.transforms.parallel_blocks.constants import constants_in_front, fold_all
from stretto.transforms.parallel_blocks.dispatch import (
    NAME as DISPATCH_NAME,
)
from stretto.transforms.parallel_blocks.dispatch import (
    Blocks,
    allocate_partials,
    combine_partials,
    dispatch_by_halves,
    dispatch_in_turn,
    dispatch_settled,
    make_dispatch_function,
)
from stretto.transforms.parallel_blocks.emitter import Emitter, known
from stretto.transforms.parallel_blocks.failing import FailingFunctions
from stretto.transforms.parallel_blocks.ranges import (
    NAME as BLOCKS_NAME,
)
from stretto.transforms.parallel_blocks.ranges import (
    has_storable_captures,
    product,
    run_blocks,
    run_range,
)
from stretto.transforms.parallel_blocks.sizes import (
    block_size,
    most_blocks,
    points_worth_a_task,
    whole_inner_loops,
)


def _copy_constants(region: Region) -> None:
    """Copy the constants that a region uses to its start, so that they needn't be arguments."""
    block = region.first_block
    assert block is not None and block.first_op is not None
    first = block.first_op
    copies: dict[SSAValue, SSAValue] = {}
    for value in captures(region):
        if isinstance(value.owner, Operation) and is_constant(value.owner):
            copy = value.owner.clone()
            copy.location = value.owner.location
            block.insert_op_before(copy, first)
            copies[value] = copy.results[0]
    for op in region.walk() if copies else ():
        for index, operand in enumerate(op.operands):
            if operand in copies:
                op.operands[index] = copies[operand]


def not_below_zero(emit: Emitter, count: SSAValue) -> SSAValue:
    """An upper bound below the lower one is no negative number of times.

    MLIR 22.1 lacks this: two such axes make a positive product, and one that would run -1 times runs once.
    """
    if isinstance(count.owner, memref.DimOp):
        return count
    number = known(count)
    if number is not None:
        return count if number >= 0 else emit.index(0)
    return emit(arith.MaxSIOp(count, emit.index(0)))


def count_of_whole_blocks(emit: Emitter, total: SSAValue, size: SSAValue, count: SSAValue) -> SSAValue:
    """How many blocks there are when they have been made larger, to hold inner loops whole; `count` before.

    MLIR 22.1 keeps `count`, and a block behind the last point begins at the first one again.
    """
    return emit(arith.CeilDivSIOp(total, size))


def _trip_count(emit: Emitter, lower: SSAValue, upper: SSAValue, step: SSAValue) -> SSAValue:
    """How often a loop runs."""
    return not_below_zero(emit, emit(arith.CeilDivSIOp(emit(arith.SubiOp(upper, lower)), step)))


@dataclass
class _Rewrite:
    """The rewriting of one `scf.parallel`."""

    options: AsyncParallelForPass
    module: ModuleOp
    op: scf.ParallelOp
    late_constants: set[Operation]
    """Constants that MLIR's rewriting finds after the others."""
    may_fail: bool
    """Whether a failure of a block has to wait for the other blocks."""

    def run(self) -> None:
        """Replace the loop."""
        op = self.op
        emit = Emitter(InsertPoint.before(op), op.location)
        least_work = self.options.min_task_size
        least = emit.index(least_work if least_work >= 0 else points_worth_a_task(op.body))
        bounds = zip(op.lowerBound, op.upperBound, op.step, strict=True)
        counts = [_trip_count(emit, *each) for each in bounds]
        total = counts[0]
        for count in counts[1:]:
            total = emit(arith.MuliOp(total, count))
        is_empty = emit(arith.CmpiOp(total, emit.index(0), "eq"))
        nothing, something = emit.block(), emit.block()
        emit.inside(nothing).insert(scf.YieldOp(*op.initVals))
        inner = emit.inside(something)
        _copy_constants(op.body)
        loop = Loop(
            op,
            counts,
            [known(count) for count in counts],
            [known(value) for value in op.lowerBound],
            [known(value) for value in op.step],
            list(dict.fromkeys([*captures(op.body), *values_to_start_with(self._reduce())])),
            [],
        )
        inner.insert(scf.YieldOp(*self._dispatch(inner, loop, total, least)))
        types = [value.type for value in op.res]
        chosen = scf.IfOp(is_empty, types, Region(nothing), Region(something))
        emit.insert(chosen)
        for old, new in zip(op.res, chosen.results, strict=True):
            old.replace_all_uses_with(new)
        Rewriter.erase_op(op)

    def _reduce(self) -> scf.ReduceOp:
        last = self.op.body.block.last_op
        assert isinstance(last, scf.ReduceOp)
        return last

    def _dispatch(self, emit: Emitter, loop: Loop, total: SSAValue, least: SSAValue) -> tuple[SSAValue, ...]:
        by_runtime = self._is_by_runtime(loop)
        if by_runtime and not loop.op.res:
            self._range(emit, loop)
            return ()
        emit = Emitter(emit.place, emit.location, self.late_constants)
        most = most_blocks(emit, self.options.num_workers, reduces=bool(loop.op.res))
        size = block_size(emit, total, most, least)
        count = emit(arith.CeilDivSIOp(total, size))
        aligned, points = whole_inner_loops(loop.trip_counts)
        if by_runtime or not aligned:
            return self._blocks(emit, loop, size, count, 0)
        uses_aligned = emit(arith.CmpiOp(size, emit.index(points), "sge"))
        whole, parts = emit.block(), emit.block()
        inner = emit.inside(whole)
        points_value = inner.index(points)
        whole_size = inner(arith.MuliOp(inner(arith.CeilDivSIOp(size, points_value)), points_value))
        whole_count = count_of_whole_blocks(inner, total, whole_size, count)
        inner.insert(scf.YieldOp(*self._blocks(inner, loop, whole_size, whole_count, aligned)))
        inner = emit.inside(parts)
        inner.insert(scf.YieldOp(*self._blocks(inner, loop, size, count, 0)))
        types = [value.type for value in loop.op.res]
        chosen = scf.IfOp(uses_aligned, types, Region(whole), Region(parts))
        emit.insert(chosen)
        return tuple(chosen.results)

    def _is_by_runtime(self, loop: Loop) -> bool:
        """Whether the runtime hands out the points or blocks, without tasks made here."""
        return self.options.for_coroutines and not self.may_fail and has_storable_captures(loop)

    def _range(self, emit: Emitter, loop: Loop) -> None:
        """Let the runtime hand out the points, or those of the outer loops where inner ones are small."""
        aligned, points = whole_inner_loops(loop.trip_counts)
        compute = ComputeFunction(
            loop, self._unique(ALIGNED_NAME if aligned else NAME), aligned, of_range=True
        )
        compute.mark(noalias=self.options.memref_noalias, noinline=True)
        self.module.body.block.add_op(compute.function)
        counts = loop.trip_counts[: loop.axes - aligned]
        least = max(1, points_worth_a_task(loop.op.body) // points)
        name = compute.function.sym_name.data
        run_range(emit, name, product(emit, counts), product(emit, counts[1:]), least, loop.shared_operands())

    def _blocks(
        self, emit: Emitter, loop: Loop, size: SSAValue, count: SSAValue, aligned: int
    ) -> tuple[SSAValue, ...]:
        loop.partials.clear()
        allocate_partials(emit, loop, count)
        name = self._unique(ALIGNED_NAME if aligned else NAME)
        compute = ComputeFunction(loop, name, aligned, in_any_order=self.options.for_coroutines)
        compute.mark(noalias=self.options.memref_noalias, noinline=self.options.for_coroutines)
        self.module.body.block.add_op(compute.function)
        blocks = Blocks(size, count, loop, compute.function)
        if self._is_by_runtime(loop):
            run_blocks(emit, self.module, self._unique(BLOCKS_NAME), blocks)
            return tuple(combine_partials(emit, blocks))
        dispatch = None
        if self.options.async_dispatch:
            dispatch = make_dispatch_function(self._unique(DISPATCH_NAME), loop, compute.function)
            self.module.body.block.add_op(dispatch)
        if self.may_fail:
            return tuple(dispatch_settled(emit, blocks, dispatch))
        if dispatch is None:
            dispatch_in_turn(emit, blocks)
        else:
            dispatch_by_halves(emit, blocks, dispatch)
        return tuple(combine_partials(emit, blocks))

    def _unique(self, wanted: str) -> str:
        names = {
            name.data
            for op in self.module.ops
            if isinstance(name := op.properties.get("sym_name"), StringAttr)
        }
        name, number = wanted, 0
        while name in names:
            name, number = f"{wanted}_{number}", number + 1
        return name


@dataclass(frozen=True)
class AsyncParallelForPass(ModulePass):
    """`async-parallel-for`: parallel loops become tasks.

    The points of a loop are cut into blocks; a compute function runs one, and the caller awaits all of them.
    Results of reductions are combined in the order of the blocks: they depend on the size of the blocks only,
    which is never chosen by the number of threads.
    Loops outside of a module's functions, and those with results of types that a memref can't hold, stay.
    """

    name = "async-parallel-for"

    async_dispatch: bool = True
    """Tasks hand out the blocks by halves; else the caller makes a task of each."""
    num_workers: int = 8
    """For how many workers to cut; -1: as many as the runtime says; if there are results, a fixed number."""
    min_task_size: int = 1000
    """The least points in a block; -1: as many as seem worth a task."""
    memref_noalias: bool = False
    """Captured memrefs don't overlap."""
    for_coroutines: bool = False
    """What awaits becomes a coroutine, and the runtime hands out loops that neither fail nor await. Compute
    functions aren't inlined, for loops in a coroutine aren't vectorised; loops of functions with stack memory
    of unknown size stay, for a coroutine can't have it. Failures travel by value: that of one block waits for
    the others."""

    def _takes(self, loop: scf.ParallelOp) -> bool:
        return has_storable_results(loop) and not (self.for_coroutines and has_unknown_stack(loop))

    def _may_fail(
        self, module: ModuleOp, loop: scf.ParallelOp, failing: dict[ModuleOp, FailingFunctions]
    ) -> bool:
        if not self.for_coroutines:
            return False
        if module not in failing:
            failing[module] = FailingFunctions(module)
        return failing[module].may_fail(loop)

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        pending = parallel_loops(op)
        constants_in_front(op.body)
        constants = [inner for inner in op.body.walk() if is_constant(inner)]
        late: set[Operation] = set()
        staying: set[Operation] = set()
        failing: dict[ModuleOp, FailingFunctions] = {}
        while pending:
            loop = pending.pop()
            module = module_of(loop)
            if module is None or not self._takes(loop):
                staying.add(loop)
            else:
                pending = [other for other in pending if not is_inside(other, loop)]
                _Rewrite(self, module, loop, late, self._may_fail(module, loop, failing)).run()
            if not pending:
                # Loops in new functions wait for the next round of rewriting.
                pending = [inner for inner in parallel_loops(op) if inner not in staying]
        for constant in constants:
            if constant.parent is not None and not any(result.uses for result in constant.results):
                Rewriter.erase_op(constant)
        erase_unreachable_blocks(op.body)
        fold_all(op.body)
        constants_in_front(op.body, frozenset(late))
        # Merged constants may make two operands the same.
        fold_all(op.body)
        constants_in_front(op.body)
        region_dce(op.body)
