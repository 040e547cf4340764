"""Structured control flow to blocks and branches, one op or a whole region at a time.

`convert-scf-to-cf` uses this for every op; `async-to-async-runtime` for those ops of a coroutine that await.
Block order, operand order and locations are those of MLIR's convert-scf-to-cf: the branches out of `scf.if`,
`scf.for` and `scf.parallel` have the location of the op, those at the end of the regions of `scf.while` and
`scf.index_switch` have the location of the terminator that they replace.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from xdsl.dialects import arith, cf, scf
from xdsl.dialects.builtin import DenseIntElementsAttr, VectorType, i32, i64
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue

from stretto.diagnostics import emit_error
from stretto.interfaces.regions import holds_one_block
from stretto.interfaces.rewriting import at, name_of, split_block

LOWERED_OPS = (scf.ForOp, scf.IfOp, scf.WhileOp, scf.IndexSwitchOp, scf.ExecuteRegionOp, scf.ParallelOp)
"""The ops that `lower_scf_op` takes."""


def scf_around(op: Operation, outermost: Operation, body: str) -> Iterator[Operation]:
    """The scf ops between an op and `outermost` that must be lowered before it can branch out of that.

    `body` is what `outermost` is called in a message. Raises a DiagnosticError if an op in between has
    no form as blocks and branches.
    """
    parent = op.parent_op()
    while parent is not None and parent is not outermost:
        if isinstance(parent, LOWERED_OPS):
            yield parent
        elif not isinstance(parent, scf.ReduceOp):  # a reduction's region becomes part of the loop
            emit_error(
                op,
                f"'{op.name}' op can't leave the {body} from inside a '{name_of(parent)}' op, "
                "which has no form as blocks and branches",
                [(f"the '{name_of(parent)}' op is here", parent.location)],
            )
        parent = parent.parent_op()


def lower_scf(region: Region, predicate: Callable[[Operation], bool] = lambda op: True) -> None:
    """Lower every scf op of `region`, at any depth, for which `predicate` holds; outer ops before inner ones.

    An op for which it doesn't hold stays, but the ops in its regions are looked at.
    """
    pending = list(region.blocks)
    while pending:
        block = pending.pop()
        # From the end of a block on, because each lowering splits off what follows.
        op = block.last_op
        while op is not None:
            previous, following = op.prev_op, op.next_op
            if isinstance(op, LOWERED_OPS) and predicate(op):
                lower_scf_op(op)
                assert following is not None
                made = block.next_block
                while made is not None and made is not following.parent:
                    pending.append(made)
                    made = made.next_block
            else:
                for inner in op.regions:
                    lower_scf(inner, predicate)
            op = previous


def lower_scf_op(op: Operation) -> None:
    """Replace one scf op by blocks and branches in the region that it stands in, and split its block there.

    The ops within it stay as they are, but for the loops that a `scf.parallel` is first turned into.
    A DiagnosticError is raised for an op that isn't one of `LOWERED_OPS` or stands in a single-block region.
    """
    lowering = _LOWERINGS.get(op.name) if isinstance(op, LOWERED_OPS) else None
    region = op.parent_region()
    if lowering is None or region is None:
        emit_error(op, f"failed to legalize operation '{name_of(op)}': no lowering to blocks and branches")
    if holds_one_block(region):
        assert region.parent is not None
        emit_error(
            op,
            f"'{name_of(op)}' op can't be lowered to blocks and branches: "
            f"the region of '{region.parent.name}' holds a single block",
            [(f"the enclosing '{region.parent.name}' is here", region.parent.location)],
        )
    lowering(op)


def _append(block: Block, like: Operation, op: Operation) -> None:
    block.add_op(at(like.location, op))


def _locate_arguments(block: Block, like: Operation) -> None:
    for argument in block.args:
        argument.location = like.location


def _finish(op: Operation, values: Sequence[SSAValue]) -> None:
    for result, value in zip(op.results, values, strict=True):
        result.replace_all_uses_with(value)
    op.detach()
    op.erase()


def _terminator(region: Region) -> tuple[Block, Operation]:
    block = region.last_block
    assert block is not None and block.last_op is not None
    return block, block.last_op


def _branch_out(region: Region, target: Block, like: Operation | None = None) -> None:
    """Let the terminator of the region's last block become a branch to `target` with its operands."""
    block, terminator = _terminator(region)
    operands = list(terminator.operands)
    _append(block, like or terminator, cf.BranchOp(target, *operands))
    terminator.detach()
    terminator.erase()


def _loop_attributes(op: Operation) -> dict[str, Attribute]:
    """What belongs to the branch back of a loop: LLVM's annotations of it."""
    return {name: value for name, value in op.attributes.items() if name.startswith("llvm.")}


def _lower_if(op: scf.IfOp) -> None:
    block, rest = split_block(op)
    after = rest
    region = block.parent
    assert region is not None
    if op.results:
        after = Block(arg_types=op.result_types)
        _locate_arguments(after, op)
        region.insert_block_before(after, rest)
        _append(after, op, cf.BranchOp(rest))
    then_block = op.true_region.first_block
    assert then_block is not None
    _branch_out(op.true_region, after, op)
    op.true_region.move_blocks_before(after)
    else_block = op.false_region.first_block
    if else_block is None:
        else_block = after
    else:
        _branch_out(op.false_region, after, op)
        op.false_region.move_blocks_before(after)
    _append(block, op, cf.ConditionalBranchOp(op.cond, then_block, (), else_block, ()))
    _finish(op, after.args if op.results else ())


def _lower_for(op: scf.ForOp) -> None:
    block, end = split_block(op)
    condition = op.body.first_block
    assert condition is not None and condition.first_op is not None
    unsigned = "unsignedCmp" in op.properties or "unsignedCmp" in op.attributes
    body = split_block(condition.first_op)[1]
    last, terminator = _terminator(op.body)
    carried = list(terminator.operands)
    terminator.detach()
    terminator.erase()
    op.body.move_blocks_before(end)

    induction = condition.args[0]
    stepped = arith.AddiOp(induction, op.step)
    _append(last, op, stepped)
    back = cf.BranchOp(condition, stepped.result, *carried)
    back.attributes.update(_loop_attributes(op))
    _append(last, op, back)

    _append(block, op, cf.BranchOp(condition, op.lb, *op.iter_args))
    inside = arith.CmpiOp(induction, op.ub, "ult" if unsigned else "slt")
    _append(condition, op, inside)
    _append(condition, op, cf.ConditionalBranchOp(inside.result, body, (), end, ()))
    _finish(op, condition.args[1:])


def _lower_while(op: scf.WhileOp) -> None:
    block, end = split_block(op)
    before = op.before_region.first_block
    after = op.after_region.first_block
    assert before is not None and after is not None
    last, condition = _terminator(op.before_region)
    assert isinstance(condition, scf.ConditionOp)
    flag, values = condition.condition, list(condition.args)

    # A loop whose second region only hands its arguments back needs no block for it.
    first = after.first_op
    hands_back = (
        isinstance(first, scf.YieldOp)
        and after.next_block is None
        and list(first.operands) == list(after.args)
    )
    target = before if hands_back else after
    branch = cf.ConditionalBranchOp(flag, target, values, end, ())
    _append(last, condition, branch)
    condition.detach()
    condition.erase()
    if hands_back:
        branch.attributes.update(_loop_attributes(op))
    else:
        _branch_out(op.after_region, before)
        back = _terminator(op.after_region)[1]
        back.attributes.update(_loop_attributes(op))
    _append(block, op, cf.BranchOp(before, *op.arguments))
    op.before_region.move_blocks_before(end)
    if not hands_back:
        op.after_region.move_blocks_before(end)
    _finish(op, values)


def _lower_index_switch(op: scf.IndexSwitchOp) -> None:
    block, after = split_block(op, op.result_types)
    targets: list[Block] = []
    for region in (*op.case_regions, op.default_region):
        first = region.first_block
        assert first is not None
        targets.append(first)
        _branch_out(region, after)
        region.move_blocks_before(after)
    *cases, default = targets
    values = list(op.cases.get_values())
    # MLIR's text has an i32 always, but a case value that doesn't fit would then match others.
    flag_type = i32 if all(-(2**31) <= value < 2**31 for value in values) else i64
    flag = arith.IndexCastOp(op.arg, flag_type)
    _append(block, op, flag)
    case_values = DenseIntElementsAttr.from_list(VectorType(flag_type, (len(values),)), values)
    switch = cf.SwitchOp(
        flag.result,
        default,
        (),
        case_values if values else None,
        cases,
        [() for _ in cases],
    )
    _append(block, op, switch)
    _finish(op, after.args)


def _lower_execute_region(op: scf.ExecuteRegionOp) -> None:
    block, after = split_block(op, op.result_types)
    entry = op.region.first_block
    assert entry is not None
    for inner in op.region.blocks:
        terminator = inner.last_op
        if isinstance(terminator, scf.YieldOp):
            operands = list(terminator.operands)
            terminator.detach()
            terminator.erase()
            _append(inner, op, cf.BranchOp(after, *operands))
    _append(block, op, cf.BranchOp(entry))
    op.region.move_blocks_before(after)
    _finish(op, after.args)


def parallel_to_for(op: scf.ParallelOp) -> list[scf.ForOp]:
    """Replace a `scf.parallel` by sequential loops over the same points, the last axis innermost.

    Returns the loops, the outermost first. A reduction's value is carried through them, its region is inlined
    at the end of the body.
    """
    block = op.body.block
    reduce = block.last_op
    assert isinstance(reduce, scf.ReduceOp)
    count = len(op.lowerBound)
    initial: Sequence[SSAValue] = list(op.initVals)
    loops: list[scf.ForOp] = []
    # From the inside out: a loop's body holds the next one, so its carried arguments must exist first.
    bodies: list[Block] = []
    types = [value.type for value in initial]
    for axis in range(count):
        body = Block(arg_types=[op.lowerBound[axis].type, *types])
        _locate_arguments(body, op)
        body.args[0].name_hint = block.args[axis].name_hint
        carried = bodies[-1].args[1:] if bodies else initial
        loop = scf.ForOp(op.lowerBound[axis], op.upperBound[axis], op.step[axis], carried, Region(body))
        loop.location = op.location
        loops.append(loop)
        bodies.append(body)
    for outer, loop in zip(bodies, loops[1:], strict=False):
        outer.add_op(loop)
        _append(outer, op, scf.YieldOp(*loop.results))
    innermost = bodies[-1]
    for argument, body in zip(block.args, bodies, strict=True):
        argument.replace_all_uses_with(body.args[0])
    for inner in list(block.ops):
        if inner is not reduce:
            inner.detach()
            innermost.add_op(inner)
    results: list[SSAValue] = []
    for index, region in enumerate(reduce.reductions):
        reduction = region.block
        reduction.args[0].replace_all_uses_with(innermost.args[index + 1])
        reduction.args[1].replace_all_uses_with(reduce.args[index])
        last = reduction.last_op
        assert isinstance(last, scf.ReduceReturnOp)
        for inner in list(reduction.ops):
            if inner is not last:
                inner.detach()
                innermost.add_op(inner)
        results.append(last.result)
    _append(innermost, op, scf.YieldOp(*results))
    parent = op.parent_block()
    assert parent is not None
    parent.insert_op_before(loops[0], op)
    _finish(op, loops[0].results)
    return loops


def _lower_parallel(op: scf.ParallelOp) -> None:
    for loop in parallel_to_for(op):
        _lower_for(loop)


_LOWERINGS: dict[str, Callable[..., None]] = {
    scf.IfOp.name: _lower_if,
    scf.ForOp.name: _lower_for,
    scf.WhileOp.name: _lower_while,
    scf.IndexSwitchOp.name: _lower_index_switch,
    scf.ExecuteRegionOp.name: _lower_execute_region,
    scf.ParallelOp.name: _lower_parallel,
}
