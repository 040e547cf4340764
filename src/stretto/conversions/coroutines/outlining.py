"""A task's region becomes a function of its own, whose call takes the place of the task."""

from __future__ import annotations

from xdsl.dialects import func, memref
from xdsl.dialects.builtin import FunctionType, MemRefType, UnrankedMemRefType
from xdsl.ir import Block, Operation, Region, SSAValue

from stretto.analysis.captures import captures, is_constant
from stretto.conversions.coroutines.machinery import BlockEnd
from stretto.conversions.coroutines.symbols import SymbolNames
from stretto.dialects.async_.structured import AddToGroupOp, AwaitOp, ExecuteOp
from stretto.interfaces.rewriting import at

PREFIX = "async_execute_fn"


def _is_unranked_cast(op: Operation) -> bool:
    """Whether `op` makes an unranked memref of a ranked one.

    An unranked memref points to a descriptor on the stack of the function that made it. A task may outlive
    that, so it gets the ranked memref and makes its own; MLIR hands the pointer over.
    """
    return (
        isinstance(op, memref.CastOp)
        and isinstance(op.dest.type, UnrankedMemRefType)
        and isinstance(op.source.type, MemRefType)
    )


def _copy_constants(region: Region) -> None:
    """Copy the constants and the casts to unranked memrefs that a region uses to its start.

    So they needn't be arguments.
    """
    entry = region.first_block
    assert entry is not None and entry.first_op is not None
    first = entry.first_op
    copies: dict[SSAValue, SSAValue] = {}
    for value in captures(region):
        owner = value.owner
        if isinstance(owner, Operation) and (is_constant(owner) or _is_unranked_cast(owner)):
            copy = owner.clone()
            entry.insert_op_before(copy, first)
            copies[value] = copy.results[0]
    _replace_in(region, copies)


def _replace_in(region: Region, replacements: dict[SSAValue, SSAValue]) -> None:
    # Through the users, not the uses: a value that many tasks capture has many uses elsewhere.
    if not replacements:
        return
    for op in region.walk():
        for index, operand in enumerate(op.operands):
            replacement = replacements.get(operand)
            if replacement is not None:
                op.operands[index] = replacement


#: Ops between a task and the op that adds its token to a group that are looked at.
_NEAR = 32


def _only_membership(execute: ExecuteOp) -> AddToGroupOp | None:
    """The op that adds a task's token to a group, if the token has no other use and the rank has none.

    The group is there before the task. Then the task can count itself as a member, and needs no token.
    """
    uses = list(execute.token.uses)
    added = uses[0].operation if len(uses) == 1 else None
    if not isinstance(added, AddToGroupOp) or added.rank.uses or added.parent is not execute.parent:
        return None
    between = execute.next_op
    for _ in range(_NEAR):
        if between is added:
            return added
        if between is None or between is added.group.owner:
            return None
        between = between.next_op
    return None


def outline_execute(
    execute: ExecuteOp, names: SymbolNames, keep_token: bool = True
) -> tuple[func.FuncOp, SSAValue | None]:
    """Move the body of a task to a new private function at the end of its module, and call that instead.

    Without `keep_token` the function has no token if the task has values and nobody uses the token (the
    values are ready, or fail, when the task ends just as the token would), or if the token is only added to
    a group. Then that op is gone, and the second result is the function's argument for the group.

    The arguments are the dependencies, the operands and the captured values, each value once. The function
    awaits the dependencies, then the operands, and still ends with the task's `async.yield`.
    """
    body = execute.body
    _copy_constants(body)
    membership = None if keep_token else _only_membership(execute)
    group = [] if membership is None else [membership.group]
    inputs = list(dict.fromkeys([*execute.dependencies, *execute.body_operands, *captures(body), *group]))
    results = execute.results
    if membership is not None:
        membership.detach()
        membership.erase()
        results = results[1:]
    elif not keep_token and len(results) > 1 and not execute.token.uses:
        results = results[1:]
    type_ = FunctionType.from_lists([value.type for value in inputs], [result.type for result in results])
    name = names.unique(PREFIX)

    call = at(execute.location, func.CallOp(name, inputs, type_.outputs.data))
    assert execute.parent is not None
    execute.parent.insert_op_before(call, execute)
    for old, new in zip(results, call.results, strict=True):
        new.name_hint = old.name_hint
        old.replace_all_uses_with(new)

    entry = Block(arg_types=type_.inputs.data)
    arguments: dict[SSAValue, SSAValue] = {}
    for value, argument in zip(inputs, entry.args, strict=True):
        argument.name_hint = value.name_hint
        argument.location = execute.location
        arguments[value] = argument
    _replace_in(body, arguments)

    emit = BlockEnd(entry, execute.location)
    for dependency in dict.fromkeys(execute.dependencies):
        emit(AwaitOp(arguments[dependency]))
    old_entry = body.block
    for operand, payload in zip(execute.body_operands, old_entry.args, strict=True):
        result = emit(AwaitOp(arguments[operand])).result
        assert result is not None
        result.name_hint = payload.name_hint
        payload.replace_all_uses_with(result)
    for op in list(old_entry.ops):
        op.detach()
        entry.add_op(op)
    execute.detach()
    execute.erase()

    function = func.FuncOp(name, type_, Region(entry), visibility="private")
    names.module.body.block.add_op(at(execute.location, function))
    return function, arguments[group[0]] if group else None
