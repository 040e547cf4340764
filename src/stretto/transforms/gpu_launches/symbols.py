"""What a kernel refers to, copied into its module."""

from __future__ import annotations

from collections.abc import Iterator

from xdsl.dialects import gpu
from xdsl.dialects.builtin import ModuleOp, StringAttr, SymbolRefAttr
from xdsl.ir import Operation, Region
from xdsl.traits import SymbolTable

from stretto.analysis.symbol_references import symbol_references
from stretto.diagnostics import emit_error
from stretto.interfaces.rewriting import name_of
from stretto.transforms.symbol_dce import symbol_name


def _references_of(op: Operation) -> Iterator[tuple[Operation, SymbolRefAttr]]:
    for _, attribute in sorted({**op.properties, **op.attributes}.items()):
        for reference in symbol_references(attribute):
            yield op, reference


def _references(root: Operation) -> Iterator[tuple[Operation, SymbolRefAttr]]:
    """The symbols that `root` and the ops in it refer to, in MLIR's order."""
    yield from _references_of(root)
    regions: list[Region] = list(root.regions)
    while regions:
        for block in regions.pop().blocks:
            for op in block.ops:
                yield from _references_of(op)
                if not op.has_trait(SymbolTable, value_if_unregistered=False):
                    regions.extend(op.regions)


def copy_what_it_refers_to(kernel: Operation, into: gpu.ModuleOp, module: ModuleOp) -> None:
    """Copy the symbols that a kernel refers to from the module around into its own, and what those refer to.

    Raises DiagnosticError for a symbol that isn't there.
    """
    known = {symbol_name(op) for op in into.body.block.ops}
    outer: dict[StringAttr | None, Operation] = {symbol_name(op): op for op in module.ops}
    worklist = [kernel]
    while worklist:
        for user, reference in _references(worklist.pop()):
            names = reference.nested_references.data
            name = names[-1] if names else reference.root_reference
            if name in known:
                continue
            if name not in outer:
                text = "::".join(f"@{part.data}" for part in (reference.root_reference, *names))
                emit_error(
                    user,
                    f"'{name_of(user)}' op can't be outlined: the module around has no symbol {text}",
                    [("the kernel is that of this launch", kernel.location)],
                )
            copy = outer[name].clone()
            into.body.block.add_op(copy)
            known.add(name)
            worklist.append(copy)
