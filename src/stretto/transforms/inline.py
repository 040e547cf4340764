"""inline: calls of functions give way to their bodies."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects import builtin, cf, func
from xdsl.ir import Block, Operation, Region, SSAValue
from xdsl.passes import ModulePass
from xdsl.traits import SymbolTable

from stretto.diagnostics import DiagnosticError
from stretto.interfaces.regions import holds_one_block
from stretto.interfaces.rewriting import at
from stretto.transforms.canonicalize import CanonicalizePass
from stretto.transforms.cse import CommonSubexpressionEliminationPass
from stretto.transforms.symbol_dce import SymbolTables, is_public

_UNLIMITED = 2**32 - 1

_BOUND_TO_FUNCTION = ("async.coro.", "llvm.intr.coro.")
"""Ops that make the function around them a coroutine, so that their code can't stand in another one."""


def _has_flag(op: Operation, name: str) -> bool:
    return name in op.properties or name in op.attributes


def _calls(function: Operation) -> list[func.CallOp]:
    return [op for op in function.walk() if isinstance(op, func.CallOp)]


def _functions(root: Operation) -> list[Operation]:
    """The ops that hold calls: each op that stands directly in a symbol table."""
    return [
        op
        for op in root.walk()
        if (parent := op.parent_op()) is not None
        and parent.has_trait(SymbolTable)
        and not op.has_trait(SymbolTable)
    ]


def _callee(tables: SymbolTables, call: func.CallOp) -> func.FuncOp | None:
    if call.callee.nested_references:
        return None
    found = tables.from_op(call, call.callee.root_reference)
    return found if isinstance(found, func.FuncOp) else None


def _components(
    nodes: list[Operation], edges: Callable[[Operation], list[Operation]]
) -> list[list[Operation]]:
    """The strongly connected components of a graph, callees before callers.

    Source: Tarjan, "Depth-First Search and Linear Graph Algorithms".
    """
    index: dict[Operation, int] = {}
    low: dict[Operation, int] = {}
    stack: list[Operation] = []
    on_stack: set[Operation] = set()
    result: list[list[Operation]] = []
    for root in nodes:
        if root in index:
            continue
        work = [(root, iter(edges(root)))]
        index[root] = low[root] = len(index)
        stack.append(root)
        on_stack.add(root)
        while work:
            node, successors = work[-1]
            for successor in successors:
                if successor not in index:
                    index[successor] = low[successor] = len(index)
                    stack.append(successor)
                    on_stack.add(successor)
                    work.append((successor, iter(edges(successor))))
                    break
                if successor in on_stack:
                    low[node] = min(low[node], index[successor])
            else:
                work.pop()
                if work:
                    low[work[-1][0]] = min(low[work[-1][0]], low[node])
                if low[node] == index[node]:
                    component: list[Operation] = []
                    while not component or component[-1] is not node:
                        component.append(stack.pop())
                        on_stack.discard(component[-1])
                    result.append(component)
    return result


def can_inline(call: func.CallOp, callee: func.FuncOp) -> bool:
    """Whether the body of `callee` may stand in place of the call."""
    region = call.parent_region()
    body = callee.body
    if (
        region is None
        or body.first_block is None
        or _has_flag(call, "no_inline")
        or _has_flag(callee, "no_inline")
    ):
        return False
    if body.first_block is not body.last_block and holds_one_block(region):
        return False
    if not isinstance(body.last_block and body.last_block.last_op, Operation):
        return False
    if any(op.name.startswith(_BOUND_TO_FUNCTION) for op in callee.walk()):
        return False
    ends_by_return = body.first_block is not body.last_block or isinstance(
        body.first_block.last_op, func.ReturnOp
    )
    return ends_by_return and (
        tuple(body.first_block.arg_types) == tuple(call.operand_types)
        and tuple(callee.function_type.outputs) == tuple(call.result_types)
    )


def inline_call(call: func.CallOp, callee: func.FuncOp) -> None:
    """Replace a call by a copy of the callee's body. `can_inline` must hold."""
    body: Region = callee.body.clone()
    entry = body.first_block
    assert entry is not None
    for argument, value in zip(entry.args, call.operands, strict=True):
        argument.replace_all_uses_with(value)
    if entry is body.last_block:
        _inline_block(call, entry)
        return
    block = call.parent_block()
    assert block is not None
    after = block.split_before(call, arg_types=call.result_types)
    for argument in after.args:
        argument.location = call.location
    for inner in body.blocks:
        end = inner.last_op
        if isinstance(end, func.ReturnOp):
            inner.add_op(at(end.location, cf.BranchOp(after, *end.operands)))
            end.detach()
            end.erase()
    for op in list(entry.ops):
        op.detach()
        block.add_op(op)
    for argument in reversed(entry.args):
        entry.erase_arg(argument)
    body.detach_block(entry)
    body.move_blocks_before(after)
    _replace(call, after.args)


def _inline_block(call: func.CallOp, entry: Block) -> None:
    end = entry.last_op
    assert isinstance(end, func.ReturnOp) and call.parent is not None
    values = list(end.operands)
    end.detach()
    end.erase()
    for op in list(entry.ops):
        op.detach()
        call.parent.insert_op_before(op, call)
    _replace(call, values)


def _replace(call: func.CallOp, values: list[SSAValue] | tuple[SSAValue, ...]) -> None:
    for result, value in zip(call.results, values, strict=True):
        result.replace_all_uses_with(value)
    call.detach()
    call.erase()


def _size(op: Operation) -> int:
    return sum(1 for _ in op.walk()) - 1


@dataclass(frozen=True)
class InlinePass(ModulePass):
    """Inlines func.call of functions with a body, callees first; not within a recursion.

    Unlike MLIR's pass, it inlines into and out of `async.execute` regions. A function of several blocks isn't
    inlined where one block must do. Private functions that nothing calls any more are erased.
    """

    name = "inline"

    default_pipeline: str = "canonicalize"
    """Passes, separated by commas, that run on the module once calls are inlined; may be empty."""
    op_pipelines: str = ""
    """Taken for MLIR's sake, without effect: pipelines for kinds of functions."""
    max_iterations: int = 4
    """How often inlining is repeated on what it has made."""
    inlining_threshold: int = _UNLIMITED
    """Callees with more ops than this many percent of the caller's aren't inlined."""

    def apply(self, ctx: Context, op: builtin.ModuleOp) -> None:
        for _ in range(max(1, self.max_iterations)):
            if not self._inline(op):
                break
        _erase_uncalled(op)
        for name in filter(None, (part.strip() for part in self.default_pipeline.split(","))):
            _run(name, ctx, op)

    def _inline(self, root: builtin.ModuleOp) -> bool:
        tables = SymbolTables()
        functions = _functions(root)
        calls = {function: _calls(function) for function in functions}

        def edges(function: Operation) -> list[Operation]:
            return [callee for call in calls[function] if (callee := _callee(tables, call)) is not None]

        components = _components(functions, edges)
        number = {function: n for n, component in enumerate(components) for function in component}
        changed = False
        for function in (function for component in components for function in component):
            # Calls that came with a callee that was inlined before are looked at as well.
            for call in _calls(function):
                callee = _callee(tables, call)
                if (
                    callee is not None
                    and number[callee] != number[function]
                    and can_inline(call, callee)
                    and _size(callee) * 100 <= self.inlining_threshold * max(1, _size(function))
                ):
                    inline_call(call, callee)
                    changed = True
        return changed


def _erase_uncalled(root: builtin.ModuleOp) -> None:
    """Erase private functions with a body that nothing refers to, until there is none."""
    while True:
        tables = SymbolTables()
        used = {symbol for op in root.walk() for symbol in tables.referenced(op)}
        dead = [
            op
            for op in root.walk()
            if isinstance(op, func.FuncOp)
            and op not in used
            and not is_public(op)
            and op.body.first_block is not None
        ]
        if not dead:
            return
        for op in dead:
            op.detach()
            op.erase()


_PIPELINE_PASSES: tuple[type[ModulePass], ...] = (CanonicalizePass, CommonSubexpressionEliminationPass)


def _run(name: str, ctx: Context, root: builtin.ModuleOp) -> None:
    for pass_ in _PIPELINE_PASSES:
        if pass_.name == name:
            pass_().apply(ctx, root)
            return
    known = ", ".join(f"'{pass_.name}'" for pass_ in _PIPELINE_PASSES)
    raise DiagnosticError(f"'inline' pass: option 'default-pipeline' takes {known}, not '{name}'")
