"""The body of a kernel, freed from its surroundings: callees inlined, ids and memory spaces resolved.

What a thread may ask of its place is an argument of the entry block, beside those of the kernel.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from xdsl.dialects import arith, func, memref, scf
from xdsl.dialects.builtin import (
    ArrayAttr,
    IntegerAttr,
    LocationAttr,
    MemRefType,
    NoneAttr,
    StringAttr,
    UnitAttr,
    UnrankedMemRefType,
    i8,
)
from xdsl.ir import Attribute, Block, BlockArgument, Operation, ParametrizedAttribute, Region, SSAValue
from xdsl.rewriter import InsertPoint, Rewriter

from stretto.conversions.kernels.builder import INDEX, Builder, Number
from stretto.conversions.scf_lowering import parallel_to_for
from stretto.conversions.typed import memref_of
from stretto.diagnostics import emit_error
from stretto.dialects import gpu_ as gpu
from stretto.interfaces.loops import ACCESS_GROUP
from stretto.interfaces.rewriting import at

SUBGROUP_SIZE = 32
AXES = ("x", "y", "z")

BlockSize = tuple[int, int, int]

DYNAMIC_MEMORY = MemRefType(i8, [-1])

#: The ops at which threads wait for all others of their block.
BLOCK_SYNC = ("gpu.barrier", "gpu.all_reduce")
#: The ops at which threads wait for the others of their subgroup.
SUBGROUP_SYNC = ("gpu.shuffle", "gpu.rotate", "gpu.subgroup_broadcast", "gpu.subgroup_reduce")


def contains(op: Operation, names: Iterable[str]) -> bool:
    """Whether an op is, or holds at any depth, one of these names."""
    return any(inner.name in names for inner in op.walk())


@dataclass
class Kernel:
    """The body of a kernel for one block size."""

    name: str
    location: LocationAttr
    region: Region
    """Detached. Its entry block has the arguments below, in this order."""
    size: BlockSize | None
    """The block size, if it is known."""
    arguments: list[BlockArgument] = field(default_factory=list[BlockArgument])
    block_id: list[BlockArgument] = field(default_factory=list[BlockArgument])
    grid_dim: list[BlockArgument] = field(default_factory=list[BlockArgument])
    block_dim: list[BlockArgument] = field(default_factory=list[BlockArgument])
    """Without uses if the size is known."""
    cluster: list[BlockArgument] = field(default_factory=list[BlockArgument])
    """The size of a cluster in blocks."""
    thread_id: list[BlockArgument] = field(default_factory=list[BlockArgument])
    dynamic_memory: list[BlockArgument] = field(default_factory=list[BlockArgument])
    """One: the block's dynamic shared memory, bytes."""
    workgroup: list[BlockArgument] = field(default_factory=list[BlockArgument])
    """Memrefs that the threads of a block share."""

    @property
    def entry(self) -> Block:
        """The first block."""
        block = self.region.blocks.first
        assert block is not None
        return block

    @property
    def is_structured(self) -> bool:
        """Whether the body has a single block."""
        return self.entry.next_block is None

    def has(self, names: Iterable[str]) -> bool:
        """Whether the body holds ops of these names."""
        return any(contains(op, names) for block in self.region.blocks for op in block.ops)

    @property
    def synchronizes(self) -> bool:
        """Whether threads wait for one another anywhere."""
        return self.has((*BLOCK_SYNC, *SUBGROUP_SYNC))

    def threads(self) -> int | None:
        """How many threads a block has, if that is known."""
        return None if self.size is None else self.size[0] * self.size[1] * self.size[2]


def without_spaces(type_: Attribute) -> Attribute:
    """A type in which no memref says where it lies: here all memory is alike."""
    match type_:
        case MemRefType():
            element = without_spaces(type_.element_type)
            return MemRefType(element, type_.get_shape(), type_.layout, NoneAttr())
        case UnrankedMemRefType():
            return UnrankedMemRefType.from_type(without_spaces(type_.element_type))
        case ArrayAttr():
            return ArrayAttr([without_spaces(element) for element in type_.data])
        case ParametrizedAttribute() if type_.name == "builtin.function":
            return type(type_).new([without_spaces(p) for p in type_.parameters])
        case _:
            return type_


def resolve(
    name: str, location: LocationAttr, region: Region, size: BlockSize | None, workgroup: int, private: int
) -> Kernel:
    """Make a Kernel of a region whose callees have been inlined already.

    `region`: the kernel's own body, detached; its entry block's last arguments are the `workgroup` memrefs
    that the threads share and the `private` ones that each has for itself.
    """
    region = _one_block(region, location)
    entry = region.blocks.first
    assert entry is not None
    count = len(entry.args) - workgroup - private
    _own_memory(entry, list(entry.args[count + workgroup :]), location)
    place = count
    for type_, number in _PLACES:
        for _ in range(number):
            entry.insert_arg(type_, place, location=location)
            place += 1
    _loops(region)
    _lane_0(region)
    _globals(region)
    _strip(region)
    # Only now, since a block argument that gets another type is a new one.
    kernel = Kernel(name, location, region, size, list(entry.args[:count]))
    place = count
    lists = (
        *(kernel.block_id, kernel.grid_dim, kernel.block_dim, kernel.cluster, kernel.thread_id),
        kernel.dynamic_memory,
    )
    for arguments, (_, number) in zip(lists, _PLACES, strict=True):
        arguments += entry.args[place : place + number]
        place += number
    kernel.workgroup += entry.args[place:]
    _Ids(kernel).resolve()
    _mark_accesses(kernel)
    return kernel


_PLACES: tuple[tuple[Attribute, int], ...] = (*[(INDEX, 3)] * 5, (DYNAMIC_MEMORY, 1))
"""The types of the arguments by which a thread knows its place, and how many there are of each kind."""


def _one_block(region: Region, location: LocationAttr) -> Region:
    """Branches of a body in which threads don't wait for one another are a matter of each thread."""
    entry = region.blocks.first
    assert entry is not None
    waits = any(contains(op, (*BLOCK_SYNC, *SUBGROUP_SYNC)) for block in region.blocks for op in block.ops)
    if entry.next_block is None or waits:
        return region
    outer = Block(arg_types=[argument.type for argument in entry.args])
    for old, new in zip(list(entry.args), outer.args, strict=True):
        new.location = old.location
        old.replace_all_uses_with(new)
        entry.erase_arg(old)
    for block in region.blocks:
        last = block.last_op
        if isinstance(last, gpu.ReturnOp | func.ReturnOp):
            Rewriter.replace_op(last, at(last.location, scf.YieldOp()))
    outer.add_op(at(location, scf.ExecuteRegionOp([], region)))
    outer.add_op(at(location, gpu.ReturnOp()))
    return Region(outer)


def _own_memory(entry: Block, private: list[BlockArgument], location: LocationAttr) -> None:
    """Private attributions are memory on the thread's stack."""
    first = entry.first_op
    assert first is not None
    for argument in private:
        type_ = memref_of(argument.type)
        op = at(location, memref.AllocaOp.get(type_.element_type, None, type_.get_shape()))
        entry.insert_op_before(op, first)
        Rewriter.replace_value_with_new_type(op.memref, type_)
        argument.replace_all_uses_with(op.memref)
        entry.erase_arg(argument)


def _loops(region: Region) -> None:
    """Parallel loops within a thread are loops."""
    for op in list(region.walk()):
        if isinstance(op, scf.ParallelOp):
            parallel_to_for(op)


def _lane_0(region: Region) -> None:
    """Code for the first lane is a branch."""
    for op in list(region.walk()):
        if not isinstance(op, gpu.WarpExecuteOnLane0Op):
            continue
        if op.args or op.res:
            emit_error(op, f"'{op.name}' op with values that go in or out isn't supported")
        emit = Builder(InsertPoint.before(op), op.location)
        body = op.warpRegion.block
        last = body.last_op
        assert last is not None
        Rewriter.replace_op(last, at(last.location, scf.YieldOp()))
        is_first = emit.compare("eq", op.laneid, 0)
        op.warpRegion.detach_block(body)
        emit.insert(scf.IfOp(is_first, [], Region(body)))
        Rewriter.erase_op(op)


def is_workgroup(space: Attribute) -> bool:
    """Whether a memory space is that of memory which a block shares."""
    if isinstance(space, gpu.AddressSpaceAttr):
        return space.data is gpu.AddressSpace.WORKGROUP
    return isinstance(space, IntegerAttr) and space.value.data == 3


def _globals(region: Region) -> None:
    """A global in workgroup memory is one memref a block, a further argument."""
    entry = region.blocks.first
    assert entry is not None
    known: dict[str, BlockArgument] = {}
    for op in list(region.walk()):
        if isinstance(op, memref.GetGlobalOp):
            if not is_workgroup(op.memref.type.memory_space):
                continue
            name = op.name_.string_value()
            if name not in known:
                known[name] = entry.insert_arg(op.memref.type, len(entry.args), location=op.location)
            op.memref.replace_all_uses_with(known[name])
            Rewriter.erase_op(op)


def _strip(region: Region) -> None:
    def values(blocks: Iterable[Block]) -> Iterable[SSAValue]:
        for block in blocks:
            yield from list(block.args)
            for op in list(block.ops):
                yield from op.results
                for inner in op.regions:
                    yield from values(inner.blocks)

    for value in list(values(region.blocks)):
        if (type_ := without_spaces(value.type)) != value.type:
            new = Rewriter.replace_value_with_new_type(value, type_)
            if isinstance(new, BlockArgument) and isinstance(value, BlockArgument):
                new.location = value.location
    for op in list(region.walk()):
        if isinstance(op, memref.MemorySpaceCastOp):
            op.dest.replace_all_uses_with(op.source)
            Rewriter.erase_op(op)


class _Ids:
    """Replaces the ops that ask for a thread's place by arguments of the entry block and arithmetic."""

    def __init__(self, kernel: Kernel):
        self._kernel = kernel
        size = kernel.size
        self._dims: list[Number] = list(kernel.block_dim) if size is None else list(size)

    def resolve(self) -> None:
        """Replace them all."""
        kernel = self._kernel
        for op in list(kernel.region.walk()):
            make = _ID_OPS.get(op.name)
            if make is None:
                continue
            emit = Builder(InsertPoint.before(op), op.location)
            dimension = getattr(op, "dimension", None)
            axis = 0 if dimension is None else AXES.index(dimension.data.value)
            value = emit.number(make(self, emit, axis))
            value = emit.of_llvm(value, op.results[0].type) if value.type != op.results[0].type else value
            op.results[0].replace_all_uses_with(value)
            Rewriter.erase_op(op)
        if kernel.size is None:
            return
        first = kernel.entry.first_op
        assert first is not None
        for argument, extent in zip(kernel.thread_id, kernel.size, strict=True):
            if extent == 1 and argument.first_use is not None:
                zero = at(kernel.location, arith.ConstantOp(IntegerAttr(0, INDEX)))
                kernel.entry.insert_op_before(zero, first)
                argument.replace_all_uses_with(zero.result)

    def thread(self, emit: Builder, axis: int) -> Number:
        return self._kernel.thread_id[axis]

    def block(self, emit: Builder, axis: int) -> Number:
        return self._kernel.block_id[axis]

    def grid_dim(self, emit: Builder, axis: int) -> Number:
        return self._kernel.grid_dim[axis]

    def block_dim(self, emit: Builder, axis: int) -> Number:
        return self._dims[axis]

    def global_id(self, emit: Builder, axis: int) -> Number:
        start = emit.mul(self._kernel.block_id[axis], self._dims[axis])
        return emit.add(start, self._kernel.thread_id[axis])

    def _linear(self, emit: Builder) -> SSAValue:
        x, y, z = self._kernel.thread_id
        rows = emit.add(y, emit.mul(z, self._dims[1]))
        return emit.add(x, emit.mul(rows, self._dims[0]))

    def lane_id(self, emit: Builder, axis: int) -> Number:
        return emit.rem(self._linear(emit), SUBGROUP_SIZE)

    def subgroup_id(self, emit: Builder, axis: int) -> Number:
        return emit.div(self._linear(emit), SUBGROUP_SIZE)

    def num_subgroups(self, emit: Builder, axis: int) -> Number:
        total = emit.mul(emit.mul(self._dims[0], self._dims[1]), self._dims[2])
        return emit.ceildiv(total, SUBGROUP_SIZE)

    def subgroup_size(self, emit: Builder, axis: int) -> Number:
        return SUBGROUP_SIZE

    def cluster_dim_blocks(self, emit: Builder, axis: int) -> Number:
        return self._kernel.cluster[axis]

    def cluster_dim(self, emit: Builder, axis: int) -> Number:
        return emit.div(self._kernel.grid_dim[axis], self._kernel.cluster[axis])

    def cluster_id(self, emit: Builder, axis: int) -> Number:
        return emit.div(self._kernel.block_id[axis], self._kernel.cluster[axis])

    def cluster_block_id(self, emit: Builder, axis: int) -> Number:
        return emit.rem(self._kernel.block_id[axis], self._kernel.cluster[axis])

    def dynamic_memory(self, emit: Builder, axis: int) -> Number:
        return self._kernel.dynamic_memory[0]


_ID_OPS: dict[str, Callable[[_Ids, Builder, int], Number]] = {
    "gpu.thread_id": _Ids.thread,
    "gpu.block_id": _Ids.block,
    "gpu.grid_dim": _Ids.grid_dim,
    "gpu.block_dim": _Ids.block_dim,
    "gpu.global_id": _Ids.global_id,
    "gpu.lane_id": _Ids.lane_id,
    "gpu.subgroup_id": _Ids.subgroup_id,
    "gpu.num_subgroups": _Ids.num_subgroups,
    "gpu.subgroup_size": _Ids.subgroup_size,
    "gpu.cluster_dim": _Ids.cluster_dim,
    "gpu.cluster_dim_blocks": _Ids.cluster_dim_blocks,
    "gpu.cluster_id": _Ids.cluster_id,
    "gpu.cluster_block_id": _Ids.cluster_block_id,
    "gpu.dynamic_shared_memory": _Ids.dynamic_memory,
}

#: Ops that give another view of the memory of their first operand.
VIEWS = (
    memref.CastOp,
    memref.SubviewOp,
    memref.ViewOp,
    memref.ReinterpretCastOp,
    memref.CollapseShapeOp,
    memref.ExpandShapeOp,
    memref.AssumeAlignmentOp,
)


def memory_behind(value: SSAValue) -> SSAValue:
    """The memref that a chain of views starts from."""
    while isinstance(value.owner, VIEWS):
        value = value.owner.operands[0]
    return value


def _mark_accesses(kernel: Kernel) -> None:
    """Mark the accesses to memory that threads share: without a barrier between, they don't conflict.

    Those to private memory aren't marked, since all threads of a block may use the same there, nor atomic
    ones.
    """
    for op in kernel.region.walk():
        if isinstance(op, memref.LoadOp | memref.StoreOp):
            root = memory_behind(op.memref)
            is_shared = isinstance(root, BlockArgument) and root.owner is kernel.entry
            if is_shared or isinstance(root.owner, memref.GetGlobalOp):
                op.attributes[ACCESS_GROUP] = UnitAttr()


def symbol_name(op: Operation) -> str:
    """The name that an op defines, wherever its class keeps it."""
    name = op.properties.get("sym_name") or op.attributes.get("sym_name")
    assert isinstance(name, StringAttr)
    return name.data
