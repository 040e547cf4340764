"""Which host accesses may meet with what the device still does."""

from __future__ import annotations

from xdsl.dialects.builtin import MemRefType, UnrankedMemRefType
from xdsl.ir import Operation, SSAValue

from stretto.interfaces.effects import is_memory_effect_free
from stretto.interfaces.rewriting import name_of

_VIEWS = frozenset(
    {
        "memref.cast",
        "memref.collapse_shape",
        "memref.expand_shape",
        "memref.memory_space_cast",
        "memref.reinterpret_cast",
        "memref.subview",
        "memref.transpose",
        "memref.view",
    }
)
_ACCESSES = frozenset(
    {
        "affine.load",
        "affine.store",
        "affine.vector_load",
        "affine.vector_store",
        "memref.atomic_rmw",
        "memref.copy",
        "memref.dealloc",
        "memref.load",
        "memref.prefetch",
        "memref.store",
        "vector.load",
        "vector.maskedload",
        "vector.maskedstore",
        "vector.store",
        "vector.transfer_read",
        "vector.transfer_write",
    }
)
_STORES = frozenset(
    # Their first operand is what is stored.
    {
        "affine.store",
        "affine.vector_store",
        "memref.atomic_rmw",
        "memref.store",
        "vector.store",
        "vector.transfer_write",
    }
)
_ALLOCATIONS = frozenset({"memref.alloc", "memref.alloca"})
_QUESTIONS = frozenset({"memref.dim", "memref.rank"})
_NO_MEMORY_OF_THE_HOST = frozenset(
    # Tasks and what waits for them: what is in a task is looked at by itself.
    {"async.add_to_group", "async.await", "async.await_all", "async.create_group", "async.execute"}
)


def _memrefs(op: Operation) -> list[SSAValue]:
    return [value for value in op.operands if isinstance(value.type, MemRefType | UnrankedMemRefType)]


def _is_only_accessed(memref: SSAValue) -> bool:
    """Whether all users of a memref, and of views of it, load, store, free it, or ask for its shape."""
    for use in memref.uses:
        user = use.operation
        name = name_of(user)
        if name in _VIEWS:
            if not all(_is_only_accessed(result) for result in user.results):
                return False
        elif name not in (*_ACCESSES, *_QUESTIONS) or (name in _STORES and use.index == 0):
            return False
    return True


def viewed_memref(memref: SSAValue) -> SSAValue:
    """The memref of which another one is a view, at any remove; itself if it is none."""
    while isinstance(memref.owner, Operation) and name_of(memref.owner) in _VIEWS:
        memref = memref.owner.operands[0]
    return memref


def is_private_to_the_host(memref: SSAValue) -> bool:
    """Whether no device op can know the memory behind a memref: it is allocated here and goes nowhere."""
    memref = viewed_memref(memref)
    owner = memref.owner
    return isinstance(owner, Operation) and name_of(owner) in _ALLOCATIONS and _is_only_accessed(memref)


def may_meet_the_device(op: Operation) -> bool:
    """Whether what `op` and the ops in it do on the host may show that device work isn't done yet.

    Tasks in it count for nothing: they run beside it.
    """
    name = name_of(op)
    if name in _NO_MEMORY_OF_THE_HOST or name in _ALLOCATIONS or is_memory_effect_free(op):
        return False
    if op.regions:
        inner = (i for region in op.regions for block in region.blocks for i in block.ops)
        return not _is_transparent(op) or any(may_meet_the_device(i) for i in inner)
    return name not in _ACCESSES or not all(is_private_to_the_host(memref) for memref in _memrefs(op))


def _is_transparent(op: Operation) -> bool:
    """Whether the ops in an op's regions are all that it does."""
    return op.name in (
        "affine.for",
        "affine.if",
        "affine.parallel",
        "memref.alloca_scope",
        "scf.execute_region",
        "scf.for",
        "scf.forall",
        "scf.if",
        "scf.index_switch",
        "scf.parallel",
        "scf.reduce",
        "scf.while",
    )
