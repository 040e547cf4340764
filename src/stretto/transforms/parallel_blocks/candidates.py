"""Which parallel loops become tasks, and in which order they do."""

from __future__ import annotations

from xdsl.dialects import memref, scf
from xdsl.dialects.builtin import (
    AnyFloat,
    ComplexType,
    IndexType,
    IntegerType,
    MemRefType,
    ModuleOp,
    UnrankedMemRefType,
    VectorType,
)
from xdsl.dialects.llvm import LLVMPointerType
from xdsl.ir import Attribute, Operation
from xdsl.traits import SymbolTable

from stretto.transforms.parallel_blocks.constants import order_of_rewriting

_STORABLE = (
    AnyFloat,
    ComplexType,
    IndexType,
    IntegerType,
    LLVMPointerType,
    MemRefType,
    UnrankedMemRefType,
    VectorType,
)


def module_of(op: Operation) -> ModuleOp | None:
    """The module whose symbols `op` sees and in one of whose functions it is; None if there is none."""
    inner, parent = op, op.parent_op()
    while parent is not None and not parent.has_trait(SymbolTable, value_if_unregistered=True):
        inner, parent = parent, parent.parent_op()
    is_function = inner is not op and bool(inner.regions) and "sym_name" in inner.properties
    return parent if isinstance(parent, ModuleOp) and is_function else None


def is_storable(type_: Attribute) -> bool:
    """Whether memory can hold a value of a type."""
    return isinstance(type_, _STORABLE)


def has_storable_results(loop: scf.ParallelOp) -> bool:
    """Whether a memref can hold what the loop gives."""
    return all(is_storable(type_) for type_ in loop.res.types)


def has_unknown_stack(op: Operation) -> bool:
    """Whether the function of `op` has stack memory whose size isn't a constant."""
    function = op
    while (parent := function.parent_op()) is not None and not isinstance(parent, ModuleOp):
        function = parent
    return any(isinstance(inner, memref.AllocaOp) and inner.dynamic_sizes for inner in function.walk())


def parallel_loops(module: ModuleOp) -> list[scf.ParallelOp]:
    """The loops of a module; the last is rewritten first."""
    return [op for op in order_of_rewriting(module.body) if isinstance(op, scf.ParallelOp)]


def is_inside(op: Operation, outer: Operation) -> bool:
    """Whether `op` is in a region of `outer`, at any depth."""
    parent = op.parent_op()
    while parent is not None and parent is not outer:
        parent = parent.parent_op()
    return parent is outer
