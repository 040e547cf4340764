"""Loops that all threads run alike may stand outside of the loops over threads, which are vectorised then."""

from __future__ import annotations

from xdsl.dialects import memref, scf
from xdsl.ir import Block, Operation

from stretto.analysis.uniformity import Uniformity
from stretto.conversions.kernels.block_function import BlockFunction
from stretto.conversions.kernels.segments import MIN_VECTOR_TURNS, Places
from stretto.conversions.memref_allocation import byte_size
from stretto.interfaces.loops import ACCESS_GROUP

#: What the values that a loop carries may take in memory, in bytes.
MAX_SLOTS = 16 * 1024


class Interchange:
    """Decides which loops of one kernel go outside."""

    def __init__(self, frame: BlockFunction, uniformity: Uniformity):
        self._frame = frame
        self._uniformity = uniformity
        extents = [extent for extent in frame.size if extent != 1]
        self._is_on = bool(extents) and (not isinstance(extents[0], int) or extents[0] >= MIN_VECTOR_TURNS)

    def is_worth(self, op: scf.ForOp, places: Places) -> bool:
        """Whether a loop, in which threads don't wait for each other, goes outside."""
        if not self._is_on or any(places.uniform_value(b) is None for b in (op.lb, op.ub, op.step)):
            return False
        return self._fits(op) and self._is_straight(op.body.block)

    def is_inside(self, op: scf.IfOp, places: Places) -> bool:
        """Whether there is such a loop in the arms of an op."""
        for region in op.regions:
            for block in region.blocks:
                for inner in block.ops:
                    if isinstance(inner, scf.IfOp) and self.is_inside(inner, places):
                        return True
                    if isinstance(inner, scf.ForOp) and self._is_alike(inner, places):
                        return True
        return False

    def _is_alike(self, op: scf.ForOp, places: Places) -> bool:
        bounds = (op.lb, op.ub, op.step)
        if not self._is_on or any(self._uniformity.varies(bound) for bound in bounds):
            return False
        return self._fits(op) and self._is_straight(op.body.block)

    def _fits(self, op: scf.ForOp) -> bool:
        threads = self._frame.threads
        size = sum(
            byte_size(argument.type, 64)
            for argument in op.body.block.args[1:]
            if self._uniformity.varies(argument)
        )
        return size * (threads if isinstance(threads, int) else 1024) <= MAX_SLOTS

    def _is_straight(self, block: Block) -> bool:
        """Whether memory that threads share is read, and no loop differs between threads."""
        reads = False
        for op in block.ops:
            for inner in op.walk():
                if isinstance(inner, memref.LoadOp) and ACCESS_GROUP in inner.attributes:
                    reads = True
                if not self._is_vectorisable(inner):
                    return False
        return reads

    def _is_vectorisable(self, op: Operation) -> bool:
        if isinstance(op, scf.ForOp):
            return not any(self._uniformity.varies(bound) for bound in (op.lb, op.ub, op.step))
        return isinstance(op, scf.IfOp) or not op.regions
