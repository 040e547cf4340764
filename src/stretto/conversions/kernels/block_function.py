"""The function around a kernel's body: its arguments, the loop over a range of blocks, the blocks' memory."""

from __future__ import annotations

from xdsl.dialects import func, scf
from xdsl.dialects.builtin import ArrayAttr, FunctionType, MemRefType, StringAttr, UnitAttr, i64
from xdsl.ir import Attribute, Block, BlockArgument, Region, SSAValue
from xdsl.rewriter import InsertPoint

from stretto.analysis.calls import FAILS_BY_VALUE
from stretto.conversions.kernels.builder import INDEX, POINTER, Builder, Constants, Number
from stretto.conversions.kernels.kernel import Kernel
from stretto.conversions.llvm_types import LLVMTypeConverter
from stretto.conversions.memref_allocation import byte_size
from stretto.conversions.typed import memref_of
from stretto.diagnostics import emit_error

#: What a block function keeps on the stack at most, in bytes; the rest is in the worker's scratch memory.
MAX_ON_STACK = 64 * 1024
#: How many threads a block has at most (device.h): what an unknown number of them needs is reserved for so
#: many, since LLVM may fail on functions with both overaligned and variable stack slots.
MAX_THREADS = 1024
_ALIGNMENT = 64
#: Where StrettoGrid's fields are, in words.
_GRID, _BLOCK, _CLUSTER, _DYNAMIC = 0, 3, 6, 9

#: LLVM prefers half of what many processors have.
_WIDE_VECTORS = ArrayAttr([StringAttr("prefer-vector-width"), StringAttr("512")])

_INPUTS = (POINTER, POINTER, i64, i64, POINTER)


def _rounded(size: int) -> int:
    return -(-size // _ALIGNMENT) * _ALIGNMENT


def load_arguments(emit: Builder, arguments: SSAValue, types: list[Attribute]) -> list[SSAValue]:
    """The values of a kernel's arguments, from the array of pointers to them."""
    values: list[SSAValue] = []
    for k, type_ in enumerate(types):
        pointer = emit.llvm_load(emit.gep(arguments, 8 * k), POINTER)
        lowered = LLVMTypeConverter().convert_at(type_, emit.location)
        value = emit.llvm_load(pointer, lowered)
        values.append(emit.cast(value, type_) if type_ == INDEX else emit.of_llvm(value, type_))
    return values


class BlockFunction:
    """`func.func private @name(arguments, grid, first, last, shared)`, failing by value.

    `head` inserts before the loop over blocks, `body` at the end of what one block does, `tail` behind the
    loop.
    """

    def __init__(self, kernel: Kernel, name: str):
        self.kernel = kernel
        self.name = name
        self.scratch_bytes = 0
        self._on_stack = 0
        self._entry = Block(arg_types=_INPUTS)
        for argument in self._entry.args:
            argument.location = kernel.location
        type_ = FunctionType.from_lists(list(_INPUTS), [])
        self.function = func.FuncOp(name, type_, Region(self._entry), visibility="private")
        self.function.location = kernel.location
        self.function.attributes[FAILS_BY_VALUE] = UnitAttr()
        self.function.attributes["passthrough"] = ArrayAttr([_WIDE_VECTORS])
        self.arguments, self.grid, first, last, self.shared = self._entry.args
        constants = Constants(self._entry, kernel.location)
        start = Builder(InsertPoint.at_end(self._entry), kernel.location, constants)
        grid_dim = [start.word(self.grid, _GRID + k) for k in range(3)]
        first, last = start.cast(first, INDEX), start.cast(last, INDEX)
        rest = start.div(first, grid_dim[0])
        ids = [start.rem(first, grid_dim[0]), start.rem(rest, grid_dim[1]), start.div(rest, grid_dim[1])]
        self._loop, body = start.loop(first, last, ids)
        self.head = start.before(self._loop)
        self.body = start.inside(body)
        self.tail = start.before(start.insert(func.ReturnOp()))
        self.block_id: list[SSAValue] = list(body.args[1:])
        self.grid_dim: list[SSAValue] = list(grid_dim)
        self.size: list[Number] = list(kernel.size) if kernel.size else self._size()
        self.values: dict[SSAValue, SSAValue] = {}
        """What the arguments of the kernel's entry block stand for, but for the ids of threads."""
        self._bind()

    def _size(self) -> list[Number]:
        return [self.head.word(self.grid, _BLOCK + k) for k in range(3)]

    @property
    def threads(self) -> Number:
        """The number of threads in a block."""
        known = self.kernel.threads()
        if known is not None:
            return known
        if not hasattr(self, "_threads"):
            x, y, z = self.size
            self._threads = self.head.mul(self.head.mul(x, y), z)
        return self._threads

    def _bind(self) -> None:
        kernel, head = self.kernel, self.head
        types = [argument.type for argument in kernel.arguments]
        pairs = list(zip(kernel.arguments, load_arguments(head, self.arguments, types), strict=True))
        pairs += zip(kernel.block_id, self.block_id, strict=True)
        pairs += zip(kernel.grid_dim, self.grid_dim, strict=True)
        if kernel.size is None:
            pairs += [(a, head.number(n)) for a, n in zip(kernel.block_dim, self.size, strict=True)]
        used = [k for k, argument in enumerate(kernel.cluster) if argument.first_use is not None]
        for k in used:
            # Without clusters each block is one.
            pairs.append((kernel.cluster[k], head.maximum(head.word(self.grid, _CLUSTER + k), 1)))
        self.values.update(pairs)
        (dynamic,) = kernel.dynamic_memory
        if dynamic.first_use is not None:
            size = head.word(self.grid, _DYNAMIC)
            self.values[dynamic] = head.memref_at(self.shared, memref_of(dynamic.type), size)
        for argument in kernel.workgroup:
            self.values[argument] = self._shared_memory(argument)

    def _shared_memory(self, argument: BlockArgument) -> SSAValue:
        type_ = memref_of(argument.type)
        if not type_.has_static_shape():
            emit_error(argument.location, f"workgroup memory of type '{type_}' has no known size")
        return self.allocate(type_)

    def allocate(self, type_: MemRefType) -> SSAValue:
        """Memory of known size for one block at a time: on the stack, or in the worker's scratch memory."""
        size = byte_size(type_.element_type, 64)
        for extent in type_.get_shape():
            size *= extent
        if self._on_stack + size <= MAX_ON_STACK:
            self._on_stack += _rounded(size)
            return self.head.alloca(type_)
        head = self.head
        dynamic = head.mul(head.ceildiv(head.word(self.grid, _DYNAMIC), _ALIGNMENT), _ALIGNMENT)
        place = head.gep(self.shared, head.add(dynamic, self.scratch_bytes))
        self.scratch_bytes += _rounded(size)
        return head.memref_at(place, type_)

    def per_thread(self, type_: Attribute, count: Number | None = None) -> SSAValue:
        """A memref with one element for each thread of a block, or `count` elements."""
        count = self.threads if count is None else count
        most = count if isinstance(count, int) else MAX_THREADS
        return self.allocate(MemRefType(type_, [most]))

    def finish(self) -> func.FuncOp:
        """End the loop over blocks; returns the function."""
        emit = self.body
        x, y, z = self.block_id
        next_x = emit.add(x, 1)
        row_ends = emit.compare("eq", next_x, self.grid_dim[0])
        next_y = emit.select(row_ends, emit.add(y, 1), y)
        plane_ends = emit.compare("eq", next_y, self.grid_dim[1])
        next_z = emit.select(plane_ends, emit.add(z, 1), z)
        emit.insert(
            scf.YieldOp(
                emit.select(row_ends, 0, next_x),
                emit.select(plane_ends, 0, next_y),
                next_z,
            )
        )
        return self.function
