"""reconcile-unrealized-casts: fold casts that lead back to a type that was there before."""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects import builtin
from xdsl.dialects.builtin import UnrealizedConversionCastOp
from xdsl.ir import Operation
from xdsl.passes import ModulePass


def _input_cast(cast: UnrealizedConversionCastOp) -> UnrealizedConversionCastOp | None:
    """The cast whose results, all and in order, are the inputs of this one."""
    if not cast.inputs:
        return None
    owner = cast.inputs[0].owner
    if not isinstance(owner, UnrealizedConversionCastOp) or owner is cast:
        return None
    return owner if tuple(owner.results) == tuple(cast.inputs) else None


def reconcile(root: Operation) -> None:
    """Replace the results of casts by earlier values of their types, and erase casts that have no use."""
    casts = [op for op in root.walk() if isinstance(op, UnrealizedConversionCastOp)]
    for cast in casts:
        source: UnrealizedConversionCastOp | None = cast
        # In code that isn't reachable, a cast may lead to itself.
        seen: set[UnrealizedConversionCastOp] = set()
        while source is not None and source not in seen:
            seen.add(source)
            if tuple(source.inputs.types) == cast.result_types:
                for result, value in zip(cast.results, source.inputs, strict=True):
                    result.replace_all_uses_with(value)
                break
            source = _input_cast(source)
    worklist = casts
    while worklist:
        cast = worklist.pop()
        if cast.parent is None or any(result.first_use is not None for result in cast.results):
            continue
        sources = [value.owner for value in cast.inputs]
        cast.detach()
        cast.erase()
        worklist.extend(source for source in sources if isinstance(source, UnrealizedConversionCastOp))


@dataclass(frozen=True)
class ReconcileUnrealizedCastsPass(ModulePass):
    """Folds chains of `builtin.unrealized_conversion_cast`. Casts that don't fold stay, as in MLIR."""

    name = "reconcile-unrealized-casts"

    def apply(self, ctx: Context, op: builtin.ModuleOp) -> None:
        reconcile(op)
