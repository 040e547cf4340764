"""`stretto-drop-unused-tokens`: coroutines as MLIR lowers them make no token that callers only drop.

An `async.execute` always gives a token, also where the program looks at its values alone. To make, complete
and free it costs as much as the rest of a small task.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from xdsl.context import Context
from xdsl.dialects import llvm
from xdsl.dialects.builtin import ModuleOp, StringAttr
from xdsl.ir import Operation, SSAValue
from xdsl.passes import ModulePass

from stretto.analysis.lowered_coroutines import callee_of, constant_of, frame_of, functions_of, ops_of
from stretto.analysis.symbol_references import symbol_references
from stretto.conversions.async_runtime_abi import MLIR_ABI
from stretto.conversions.llvm_types import POINTER
from stretto.interfaces.rewriting import at

_CREATE = MLIR_ABI["create", "token"].name
_COMPLETE = frozenset(MLIR_ABI[action, "token"].name for action in ("set_available", "set_error"))
_DROP = MLIR_ABI["drop_ref", ""].name
_RUNTIME = _COMPLETE | {_CREATE, _DROP}


class _Token(NamedTuple):
    """A token that a function makes and returns, and what is done with it there.

    `position`: that of the field of the returned struct that holds it; empty if it is returned by itself.
    """

    create: llvm.CallOp
    completions: list[llvm.CallOp]
    position: tuple[int, ...]


def _is_private(function: llvm.FuncOp) -> bool:
    visibility = function.sym_visibility or function.attributes.get("sym_visibility")
    return function.linkage.linkage.data in ("internal", "private") or visibility == StringAttr("private")


class _Calls:
    """The calls of each function of a module, and the functions that are referred to otherwise."""

    def __init__(self, module: ModuleOp):
        self.of: dict[str, list[llvm.CallOp]] = {}
        self.escaping: set[str] = set()
        for op in module.walk():
            name = callee_of(op)
            if name is not None and isinstance(op, llvm.CallOp):
                self.of.setdefault(name, []).append(op)
            for key, attribute in (*op.properties.items(), *op.attributes.items()):
                if not (name is not None and key == "callee"):
                    self.escaping.update(one.root_reference.data for one in symbol_references(attribute))


def _returned_at(token: SSAValue, insertion: llvm.InsertValueOp) -> tuple[int, ...] | None:
    """The position of a value in a struct that is built to be returned, and for nothing else."""
    position = tuple(insertion.position.get_values())
    if insertion.value is not token or len(position) != 1:
        return None
    struct: SSAValue = insertion.res
    while True:
        users = [use.operation for use in struct.uses]
        if not users:
            return None
        if all(isinstance(user, llvm.ReturnOp) for user in users):
            return position
        if len(users) != 1 or not isinstance(users[0], llvm.InsertValueOp):
            return None
        if users[0].container is not struct or tuple(users[0].position.get_values()) == position:
            return None
        struct = users[0].res


def _token_of(create: llvm.CallOp) -> _Token | None:
    """A token that is only completed and returned, always in the same place."""
    token = create.returned
    if token is None:
        return None
    completions: list[llvm.CallOp] = []
    positions: set[tuple[int, ...] | None] = set()
    for use in token.uses:
        user = use.operation
        if isinstance(user, llvm.CallOp) and callee_of(user) in _COMPLETE:
            completions.append(user)
        elif isinstance(user, llvm.ReturnOp):
            positions.add(())
        elif isinstance(user, llvm.InsertValueOp):
            positions.add(_returned_at(token, user))
        else:
            return None
    position = positions.pop() if len(positions) == 1 else None
    return None if position is None else _Token(create, completions, position)


def _returns_only(function: llvm.FuncOp, token: _Token) -> bool:
    """Whether each return of a function has the token, at its position."""
    for op in ops_of(function.body.blocks):
        if not isinstance(op, llvm.ReturnOp):
            continue
        value = op.operands[0] if op.operands else None
        while value is not None and value is not token.create.returned:
            insertion = value.owner
            if not isinstance(insertion, llvm.InsertValueOp):
                return False
            is_it = tuple(insertion.position.get_values()) == token.position
            value = insertion.value if is_it else insertion.container
        if value is None:
            return False
    return True


def _drop_at(call: llvm.CallOp, position: tuple[int, ...]) -> llvm.CallOp | None:
    """The call that drops the token which a call returns, if that is all that happens to it."""
    value = call.returned
    if value is None:
        return None
    if position:
        fields = [use.operation for use in value.uses]
        if not all(isinstance(field, llvm.ExtractValueOp) for field in fields):
            return None
        found = [
            field
            for field in fields
            if isinstance(field, llvm.ExtractValueOp) and tuple(field.position.get_values()) == position
        ]
        if len(found) != 1:
            return None
        value = found[0].res
    users = [use.operation for use in value.uses]
    drop = users[0] if len(users) == 1 else None
    if not isinstance(drop, llvm.CallOp) or callee_of(drop) != _DROP or drop.parent is not call.parent:
        return None
    return drop if constant_of(drop.args[1]) == 1 else None


def _erase(op: Operation) -> None:
    op.detach()
    op.erase()


def _remove(token: _Token, drops: Sequence[llvm.CallOp]) -> None:
    create = token.create
    block = create.parent
    assert block is not None and create.returned is not None
    for call in (*token.completions, *drops):
        _erase(call)
    null = at(create.location, llvm.ZeroOp.create(result_types=[POINTER]))
    block.insert_op_before(null, create)
    create.returned.replace_all_uses_with(null.results[0])
    _erase(create)


def _tokens_in(function: llvm.FuncOp) -> list[_Token]:
    creates = [op for op in ops_of(function.body.blocks) if callee_of(op) == _CREATE]
    found = [_token_of(op) for op in creates if isinstance(op, llvm.CallOp)]
    return [token for token in found if token is not None and _returns_only(function, token)]


def _are_the_runtimes(functions: Mapping[str, llvm.FuncOp]) -> bool:
    return not any(name in functions and functions[name].body.blocks for name in _RUNTIME)


class StrettoDropUnusedTokensPass(ModulePass):
    """Removes the tokens of private coroutines of the llvm dialect that each caller drops at once."""

    name = "stretto-drop-unused-tokens"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        functions = functions_of(op)
        if _CREATE not in functions or not _are_the_runtimes(functions):
            return
        calls = _Calls(op)
        for name, function in functions.items():
            if frame_of(function) is None or not _is_private(function) or name in calls.escaping:
                continue
            for token in _tokens_in(function):
                drops = [_drop_at(call, token.position) for call in calls.of.get(name, ())]
                if drops and None not in drops:
                    _remove(token, [drop for drop in drops if drop is not None])
