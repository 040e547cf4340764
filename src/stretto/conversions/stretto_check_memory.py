"""`stretto-check-memory`: each access to memory in host functions and kernels is checked before it is made.

An index outside of its memref fails an assert; then the device says whether the address may be accessed from
where the access stands: device memory from the host, host memory that is neither shared nor registered from a
kernel, and freed memory from anywhere are failures at the access. The device must run in checked mode.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects import arith, cf, func, gpu, llvm, memref, vector
from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    FunctionType,
    IndexType,
    IntegerAttr,
    ModuleOp,
    i32,
    i64,
)
from xdsl.ir import Attribute, BlockArgument, Operation, SSAValue
from xdsl.passes import ModulePass
from xdsl.rewriter import InsertPoint, Rewriter

from stretto.conversions.llvm_builder import declare_function
from stretto.conversions.llvm_types import POINTER
from stretto.conversions.memref_allocation import byte_size
from stretto.conversions.typed import memref_of, vector_of
from stretto.dialects.gpu_ import DynamicSharedMemoryOp
from stretto.dialects.mlir_text.memref_ops import GenericAtomicRMWOp
from stretto.dialects.stretto_ import CheckOp, SiteOp
from stretto.interfaces.rewriting import OpT, at

CHECK_ACCESS = "strettoDeviceCheckAccess"
_TYPE = FunctionType.from_lists([POINTER, POINTER, i64, i32, i32], [i32])
_INDEX_BITS = 64

_VIEWS = (
    memref.CastOp,
    memref.CollapseShapeOp,
    memref.ExpandShapeOp,
    memref.MemorySpaceCastOp,
    memref.ReinterpretCastOp,
    memref.SubviewOp,
    memref.ViewOp,
)
_OWN_SPACES = ("workgroup", "private")


@dataclass(frozen=True)
class _Access:
    """An access to `count` elements that lie one after another from the one at `indices` on."""

    memref: SSAValue
    indices: Sequence[SSAValue]
    count: int = 1


def _accesses(op: Operation) -> Iterator[_Access]:
    match op:
        case memref.LoadOp() | memref.StoreOp() | memref.AtomicRMWOp() | GenericAtomicRMWOp():
            yield _Access(op.memref, list(op.indices))
        case vector.LoadOp():
            yield _Access(op.base, list(op.indices), _lanes(op.result.type))
        case vector.StoreOp():
            yield _Access(op.base, list(op.indices), _lanes(op.vector.type))
        case _:
            pass


def _lanes(type_: Attribute) -> int:
    count = 1
    for extent in vector_of(type_).get_shape():
        count *= extent
    return count


def _root(value: SSAValue) -> SSAValue:
    """The memref of which another one is a view."""
    while isinstance(value.owner, _VIEWS):
        value = value.owner.operands[0]
    return value


def _belongs_to_the_kernel(value: SSAValue) -> bool:
    """Whether memory is a thread's or a workgroup's own, which isn't memory of the device."""
    space = memref_of(value.type).memory_space
    if getattr(space, "data", None) in _OWN_SPACES:
        return True
    if isinstance(value, BlockArgument):
        function = value.owner.parent_op()
        is_entry = function is not None and function.regions[0].first_block is value.owner
        if isinstance(function, gpu.FuncOp) and is_entry:
            return value.index >= len(function.function_type.inputs)  # an attribution
        return False
    own = (memref.AllocaOp, memref.AllocOp, memref.GetGlobalOp, DynamicSharedMemoryOp)
    return isinstance(value.owner, own)


def _belongs_to_the_host(value: SSAValue) -> bool:
    """Whether it is plain that memory is the host's."""
    return isinstance(value.owner, memref.AllocOp | memref.AllocaOp | memref.GetGlobalOp)


class _Checker:
    """Puts checks before one op."""

    def __init__(self, op: Operation, is_kernel: bool, addresses: bool):
        self._op = op
        self._is_kernel = is_kernel
        self._addresses = addresses

    def _emit(self, new: OpT) -> OpT:
        Rewriter.insert_op(at(self._op.location, new), InsertPoint.before(self._op))
        return new

    def _index(self, value: int) -> SSAValue:
        return self._emit(arith.ConstantOp(IntegerAttr(value, IndexType()))).result

    def _long(self, index: SSAValue) -> SSAValue:
        return self._emit(arith.IndexCastOp(index, i64)).result

    def check(self, access: _Access) -> None:
        """Check that the indices are those of elements, then that the address may be accessed."""
        self._check_bounds(access)
        root = _root(access.memref)
        is_own = _belongs_to_the_kernel(root) if self._is_kernel else _belongs_to_the_host(root)
        if self._addresses and not is_own:
            self._check_address(access)

    def _check_bounds(self, access: _Access) -> None:
        type_ = memref_of(access.memref.type)
        inside: SSAValue | None = None
        for axis, (index, extent) in enumerate(zip(access.indices, type_.get_shape(), strict=True)):
            if extent == DYNAMIC_INDEX:
                size = self._emit(memref.DimOp(access.memref, self._index(axis))).result
            else:
                size = self._index(extent)
            if axis == len(access.indices) - 1 and access.count > 1:
                # The last of several elements; an index below 0 is caught as one that is too large.
                last = self._index(access.count - 1)
                fits = self._emit(arith.CmpiOp(index, size, "ult")).result
                index = self._emit(arith.AddiOp(index, last)).result
                below = self._emit(arith.CmpiOp(index, size, "ult")).result
                below = self._emit(arith.AndIOp(fits, below)).result
            else:
                below = self._emit(arith.CmpiOp(index, size, "ult")).result
            inside = below if inside is None else self._emit(arith.AndIOp(inside, below)).result
        if inside is not None:
            self._emit(cf.AssertOp(inside, f"{self._op.name}: index out of bounds of {type_}"))

    def _check_address(self, access: _Access) -> None:
        type_ = memref_of(access.memref.type)
        element = byte_size(type_.element_type, _INDEX_BITS)
        start = self._emit(memref.ExtractAlignedPointerAsIndexOp.get(access.memref)).aligned_pointer
        metadata = self._emit(memref.ExtractStridedMetaDataOp(access.memref))
        elements = metadata.offset
        for index, stride in zip(access.indices, metadata.strides, strict=True):
            step = self._emit(arith.MuliOp(index, stride)).result
            elements = self._emit(arith.AddiOp(elements, step)).result
        bytes_ = self._emit(arith.MuliOp(elements, self._index(element))).result
        address = self._emit(arith.AddiOp(start, bytes_)).result
        self._ask(start, address, access.count * element)

    def check_free(self, freed: SSAValue) -> None:
        """Check that memory which the host gives back is the host's."""
        if self._addresses and not _belongs_to_the_host(_root(freed)):
            start = self._emit(memref.ExtractAlignedPointerAsIndexOp.get(freed)).aligned_pointer
            self._ask(start, start, 1)

    def _ask(self, start: SSAValue, address: SSAValue, bytes_: int) -> None:
        pointers = [
            self._emit(llvm.IntToPtrOp.build(operands=[self._long(value)], result_types=[POINTER])).output
            for value in (start, address)
        ]
        amount = self._emit(arith.ConstantOp(IntegerAttr(bytes_, i64))).result
        side = self._emit(arith.ConstantOp(IntegerAttr(int(self._is_kernel), i32))).result
        site = self._emit(SiteOp(self._op.name)).code
        declare_function(self._op, CHECK_ACCESS, _TYPE)
        code = self._emit(func.CallOp(CHECK_ACCESS, [*pointers, amount, side, site], [i32])).results[0]
        self._emit(CheckOp(code))


def _check_all(root: Operation, is_kernel: bool, is_managed: bool) -> None:
    for region in root.regions:
        for block in region.blocks:
            for op in list(block.ops):
                _check_all(op, is_kernel or isinstance(op, gpu.ModuleOp | gpu.LaunchOp), is_managed)
                for access in _accesses(op):
                    _Checker(op, is_kernel, not (is_kernel and is_managed)).check(access)
                if isinstance(op, memref.DeallocOp) and not is_kernel:
                    _Checker(op, is_kernel, True).check_free(op.memref)


@dataclass(frozen=True)
class StrettoCheckMemoryPass(ModulePass):
    """Checks the loads, stores and atomic accesses of the memref dialect, and vector loads and stores.

    Runs once linalg and affine ops are lowered and kernels are outlined, and before kernels are lowered.
    Memory that is a thread's or a workgroup's own is checked for bounds only, as is what a host function has
    allocated itself.
    """

    name = "stretto-check-memory"

    managed: bool = False
    """Kernels may use any memory, as loops that are sent to the device by themselves do: bounds only."""

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        _check_all(op, False, self.managed)
