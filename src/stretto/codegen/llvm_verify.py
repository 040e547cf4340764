"""What must hold before LLVM sees a module, because LLVM would abort, crash or silently miscompile.

LLVM's own verifier runs afterwards; it knows types and dominance, but it neither knows our
source locations nor the assumptions of the coroutine passes, which are assertions there.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NoReturn

from xdsl.dialects import llvm
from xdsl.dialects.builtin import (
    ArrayAttr,
    IntegerAttr,
    ModuleOp,
    StringAttr,
    SymbolRefAttr,
    UnrealizedConversionCastOp,
)
from xdsl.ir import Attribute, Block, Operation, SSAValue
from xdsl.traits import IsTerminator

from stretto.codegen.llvm_export import (
    CONSTANT_OPS,
    FUNCTION_LISTS,
    array_entries,
    has_flag,
    symbol,
    symbol_name,
)
from stretto.codegen.llvm_intrinsics import is_free_intrinsic
from stretto.codegen.llvm_ops import WRITERS
from stretto.codegen.llvm_types import TypeTable, UnsupportedTypeError
from stretto.diagnostics import emit_error
from stretto.interfaces.rewriting import name_of

_FUNC = "llvm.func"
_GLOBAL = "llvm.mlir.global"
_CORO = "llvm.intr.coro."
#: Coroutine intrinsics that may stand outside of the coroutine.
_OUTSIDE = frozenset((f"{_CORO}resume", f"{_CORO}destroy", f"{_CORO}done"))


def verify_for_llvm(module: ModuleOp) -> None:
    """Check a module, and complete coroutines that lack `presplitcoroutine`.

    Raises DiagnosticError at the op that can't be compiled.
    """
    symbols = _symbols(module)
    types = TypeTable()
    for op in module.ops:
        for inner in _nested(op):
            _check_op(inner, types)
            _check_symbols(inner, symbols)
        if op.name == _FUNC:
            _check_name(op)
            _check_blocks(op)
            _check_coroutine(op)
        elif op.name == _GLOBAL and has_flag(op, "thread_local_"):
            emit_error(op, f"'{op.name}' op can't be compiled: thread-local globals are not supported")
        elif op.name in FUNCTION_LISTS:
            _check_function_list(op, symbols)


def _symbols(module: ModuleOp) -> dict[str, Operation]:
    symbols: dict[str, Operation] = {}
    for op in module.ops:
        if op.name in FUNCTION_LISTS:
            continue
        if op.name not in (_FUNC, _GLOBAL):
            emit_error(op, f"'{name_of(op)}' op can't be compiled: it isn't in the llvm dialect")
        name = symbol_name(op)
        if name in symbols:
            emit_error(
                op,
                f"redefinition of symbol named '{name}'",
                [("see existing symbol definition here", symbols[name].location)],
            )
        symbols[name] = op
    return symbols


def _nested(op: Operation) -> Iterator[Operation]:
    for region in op.regions:
        for block in region.blocks:
            for inner in block.ops:
                yield inner
                yield from _nested(inner)


def _check_op(op: Operation, types: TypeTable) -> None:
    if isinstance(op, UnrealizedConversionCastOp):
        sources = ", ".join(f"'{v.type}'" for v in op.operands)
        targets = ", ".join(f"'{v.type}'" for v in op.results)
        emit_error(op, f"'{op.name}' op from {sources} to {targets} can't be compiled: no lowering meets it")
    if op.name not in WRITERS and op.name not in CONSTANT_OPS:
        of_types = ", ".join(f"'{v.type}'" for v in (*op.operands, *op.results))
        tail = f" (types: {of_types})" if of_types else ""
        emit_error(
            op, f"'{name_of(op)}' op can't be compiled: no lowering to the llvm dialect handles it{tail}"
        )
    used = [value.type for value in (*op.operands, *op.results)]
    if (element := op.properties.get("elem_type")) is not None:
        used.append(element)
    for type_ in used:
        try:
            types.spell(type_)
        except UnsupportedTypeError as error:
            emit_error(op, f"'{op.name}' op can't be compiled: {error}")


def _check_symbols(op: Operation, symbols: dict[str, Operation]) -> None:
    match op.name:
        case "llvm.mlir.addressof":
            name = symbol(op, "global_name")
            if name not in symbols:
                emit_error(op, f"'{op.name}' op references undefined symbol '@{name}'")
        case "llvm.call":
            name = symbol(op, "callee")
            if name is None:
                return
            callee = symbols.get(name)
            if callee is None or callee.name != _FUNC:
                emit_error(op, f"'{op.name}' op '{name}' does not reference a valid function")
            _check_call(op, name, callee)
        case _:
            return


def _check_function_list(op: Operation, symbols: dict[str, Operation]) -> None:
    for entry in array_entries(op.properties[FUNCTION_LISTS[op.name]]):
        name = entry.string_value() if isinstance(entry, SymbolRefAttr) else ""
        function = symbols.get(name)
        type_ = function.properties.get("function_type") if function is not None else None
        if type_ != llvm.LLVMFunctionType([]):
            emit_error(op, f"'{op.name}' op '{name}' is no function without arguments and results")


def _check_name(function: Operation) -> None:
    """A declaration of an intrinsic is a way around the ops that stand for it, and their checks."""
    name = symbol_name(function)
    if name.startswith("llvm.") and not is_free_intrinsic(name):
        emit_error(function, f"intrinsic '{name}' is not supported")


def _check_call(op: Operation, name: str, callee: Operation) -> None:
    type_ = callee.properties["function_type"]
    assert isinstance(type_, llvm.LLVMFunctionType)
    inputs = type_.inputs.data
    arguments = op.operands
    if len(arguments) < len(inputs) or (len(arguments) > len(inputs) and not type_.is_variadic):
        emit_error(
            op, f"'{op.name}' op passes {len(arguments)} arguments to '{name}', which takes {len(inputs)}"
        )
    for k, (argument, wanted) in enumerate(zip(arguments, inputs, strict=False)):
        if argument.type != wanted:
            emit_error(
                op, f"'{op.name}' op argument #{k} is of type {argument.type}, '{name}' takes {wanted}"
            )
    results = [r.type for r in op.results] or [llvm.LLVMVoidType()]
    if results != [type_.output]:
        emit_error(op, f"'{op.name}' op has result type {results[0]}, '{name}' returns {type_.output}")


def _check_blocks(function: Operation) -> None:
    for k, block in enumerate(function.regions[0].blocks):
        last = block.last_op
        if last is None or not last.has_trait(IsTerminator):
            emit_error(last or function, "block with no terminator")
        for op in block.ops:
            if op is not last and op.has_trait(IsTerminator):
                emit_error(op, f"'{op.name}' op must be the last operation in the parent block")
        for target in last.successors:
            if target is function.regions[0].blocks[0]:
                emit_error(last, "entry block of region may not have predecessors")
        if k == 0:
            _check_arguments(function, block)


def _check_arguments(function: Operation, entry: Block) -> None:
    type_ = function.properties["function_type"]
    assert isinstance(type_, llvm.LLVMFunctionType)
    if tuple(a.type for a in entry.args) != type_.inputs.data:
        emit_error(function, "the entry block's arguments don't match the function's type")


# ---- Coroutines


@dataclass
class _Coroutine:
    """The coroutine intrinsics of one function."""

    ids: list[Operation]
    begins: list[Operation]
    suspends: list[Operation]
    ends: list[Operation]
    others: list[Operation]


def _collect(function: Operation) -> _Coroutine:
    found = _Coroutine([], [], [], [], [])
    lists = {"id": found.ids, "begin": found.begins, "suspend": found.suspends, "end": found.ends}
    for op in _nested(function):
        if op.name.startswith(_CORO) and op.name not in _OUTSIDE:
            lists.get(op.name[len(_CORO) :], found.others).append(op)
    return found


def _check_coroutine(function: Operation) -> None:
    coroutine = _collect(function)
    first = next((o for o in _nested(function) if o.name.startswith(_CORO) and o.name not in _OUTSIDE), None)
    if first is None:
        if _is_presplit(function):
            _set_presplit(function, False)
        _guard_dynamic_allocas(function)
        return
    if len(coroutine.ids) != 1 or len(coroutine.begins) != 1:
        what = "coro.id" if len(coroutine.ids) != 1 else "coro.begin"
        emit_error(first, f"a coroutine must have exactly one '{_CORO}{what[5:]}'")
    _check_id(coroutine)
    if not coroutine.ends:
        emit_error(coroutine.ids[0], f"a coroutine must have an '{_CORO}end'")
    reachable = _reachable(function.regions[0].blocks[0])
    if not any(end.parent in reachable for end in coroutine.ends):
        emit_error(coroutine.ends[0], f"no path leads to the coroutine's '{_CORO}end'")
    _check_suspends(coroutine)
    _check_dynamic_allocas(function, coroutine.suspends)
    _set_presplit(function, True)


def _check_id(coroutine: _Coroutine) -> None:
    id_op = coroutine.ids[0]
    align, _, address, functions = id_op.operands
    _constant(id_op, align, "the alignment")
    for pointer, what in ((address, "the coroutine's address"), (functions, "the functions")):
        owner = pointer.owner
        if not isinstance(owner, Operation) or owner.name not in ("llvm.mlir.zero", "llvm.mlir.null"):
            emit_error(id_op, f"'{id_op.name}' op: {what} must be null before the coroutine is split")
    if coroutine.begins[0].operands[0] is not id_op.results[0]:
        emit_error(coroutine.begins[0], f"'{_CORO}begin' op must take the coroutine's '{_CORO}id'")
    for op in coroutine.others:
        if op.name == f"{_CORO}free" and op.operands[0] is not id_op.results[0]:
            emit_error(op, f"'{op.name}' op must take the coroutine's '{_CORO}id'")
    for op in coroutine.ends:
        _constant(op, op.operands[1], "the unwind flag")


def _check_suspends(coroutine: _Coroutine) -> None:
    finals = 0
    for op in coroutine.suspends:
        save, final = op.operands
        finals += _constant(op, final, "the final flag") != 0
        if finals > 1:
            emit_error(op, "a coroutine can have only one final suspension")
        producer = save.owner
        if not isinstance(producer, Operation) or producer.name not in (f"{_CORO}save", "llvm.mlir.none"):
            emit_error(op, f"'{op.name}' op must take the result of '{_CORO}save'")
        if not op.results[0].uses:
            emit_error(op, f"the result of '{op.name}' must decide where the coroutine goes on")
    for op in coroutine.others:
        if op.name == f"{_CORO}save" and len(list(op.results[0].uses)) > 1:
            emit_error(op, f"the result of '{op.name}' has more than one suspension")


def _constant(op: Operation, value: SSAValue, what: str) -> int:
    owner = value.owner
    if isinstance(owner, Operation) and owner.name == "llvm.mlir.constant":
        attribute = owner.properties["value"]
        if isinstance(attribute, IntegerAttr):
            return attribute.value.data
    emit_error(op, f"'{op.name}' op: {what} must be a constant")


def _reachable(entry: Block) -> set[Block]:
    seen = {entry}
    work = [entry]
    while work:
        last = work.pop().last_op
        for target in last.successors if last is not None else ():
            if target not in seen:
                seen.add(target)
                work.append(target)
    return seen


def _is_dynamic_alloca(op: Operation) -> bool:
    if op.name != "llvm.alloca":
        return False
    owner = op.operands[0].owner
    return not (isinstance(owner, Operation) and owner.name == "llvm.mlir.constant")


def _check_dynamic_allocas(function: Operation, suspends: Sequence[Operation]) -> None:
    """LLVM aborts where stack memory of a size that it doesn't know would have to live in the frame."""
    dynamic = [op for op in _nested(function) if _is_dynamic_alloca(op)]
    for op in dynamic:
        block = op.parent
        assert block is not None and block.last_op is not None
        later = set[Block]().union(*(_reachable(target) for target in block.last_op.successors))
        for suspend in suspends:
            if suspend.parent in later or (suspend.parent is block and op.is_before_in_block(suspend)):
                emit_error(
                    op,
                    "stack memory whose size isn't a constant can't outlive a suspension of its task; "
                    "use memref.alloc",
                    [("the task may be suspended here", suspend.location)],
                )


def _guard_dynamic_allocas(function: Operation) -> None:
    """Inlined into a coroutine, memory of unknown size would meet the same limit."""
    if any(_is_dynamic_alloca(op) for op in _nested(function)):
        _add_passthrough(function, "noinline")


def _passthrough(function: Operation) -> tuple[Attribute, ...]:
    return array_entries(function.properties.get("passthrough") or function.attributes.get("passthrough"))


def _is_presplit(function: Operation) -> bool:
    return StringAttr("presplitcoroutine") in _passthrough(function)


def _add_passthrough(function: Operation, word: str) -> None:
    entries = _passthrough(function)
    if StringAttr(word) not in entries:
        function.attributes.pop("passthrough", None)
        function.properties["passthrough"] = ArrayAttr([*entries, StringAttr(word)])


def _set_presplit(function: Operation, wanted: bool) -> None:
    if wanted:
        _add_passthrough(function, "presplitcoroutine")
        return
    rest = [entry for entry in _passthrough(function) if entry != StringAttr("presplitcoroutine")]
    function.attributes.pop("passthrough", None)
    function.properties["passthrough"] = ArrayAttr(rest)


@dataclass(frozen=True)
class ExternalSymbol:
    """A function or global that the module uses and doesn't define."""

    declaration: Operation
    first_use: Operation

    def refuse(self) -> NoReturn:
        """Say that it is nowhere to be found: where it is used, and where the source declares it."""
        declaration, use = self.declaration, self.first_use
        what = "function" if declaration.name == _FUNC else "global"
        name = symbol_name(declaration)
        parent = declaration.parent_op()
        # What a pass declared stands where the module does.
        is_from_source = parent is None or declaration.location != parent.location
        emit_error(
            use,
            f"the program needs the {what} '{name}', which has no body and is in no loaded library",
            [(f"'{name}' is declared here", declaration.location)] if is_from_source else [],
        )


def external_symbols(module: ModuleOp) -> dict[str, ExternalSymbol]:
    """The external symbols that the module uses. Declared symbols that nobody uses are left out."""
    declared = {
        symbol_name(op): op
        for op in module.ops
        if (op.name == _FUNC and not op.regions[0].blocks)
        or (op.name == _GLOBAL and not op.regions[0].blocks and "value" not in op.properties)
    }
    uses: dict[str, ExternalSymbol] = {}
    for op in module.ops:
        for inner in _nested(op):
            name = symbol(inner, "callee") or symbol(inner, "global_name")
            if name in declared:
                uses.setdefault(name, ExternalSymbol(declared[name], inner))
    return uses
