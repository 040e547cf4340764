"""A nest of mapped `scf.parallel` loops as one `gpu.launch`, built beside the nest."""

from __future__ import annotations

from typing import cast

from xdsl.dialects import affine, arith, gpu, memref, scf
from xdsl.dialects.builtin import AffineMapAttr, ArrayAttr, IndexType, IntegerAttr, MemRefType
from xdsl.ir import Attribute, Block, BlockArgument, Operation, Region, SSAValue
from xdsl.ir.affine import (
    AffineBinaryOpExpr,
    AffineBinaryOpKind,
    AffineConstantExpr,
    AffineDimExpr,
    AffineExpr,
    AffineMap,
)
from xdsl.traits import MemoryEffectKind, get_effects

from stretto.dialects.gpu_ import LaunchOp, TerminatorOp
from stretto.interfaces.effects import is_memory_effect_free
from stretto.interfaces.rewriting import at

MAPPING = "mapping"
_ARGUMENTS = ("block_x", "block_y", "block_z", "thread_x", "thread_y", "thread_z")
_DIM, _FIRST, _SECOND = AffineExpr.dimension(0), AffineExpr.symbol(0), AffineExpr.symbol(1)
_INDEX = AffineBinaryOpExpr(
    AffineBinaryOpKind.Add, AffineBinaryOpExpr(AffineBinaryOpKind.Mul, _DIM, _FIRST), _SECOND
)
"""The value of an induction variable in iteration d0: d0 * step + lower bound."""
_COUNT = AffineBinaryOpExpr(AffineBinaryOpKind.CeilDiv, _DIM - _FIRST, _SECOND)
"""The number of iterations: (d0 - lower bound) ceildiv step, d0 being the upper bound."""


class CannotBecomeLaunch(Exception):
    """A loop that stays what it is."""


def _composed(map_: AffineMapAttr, inner: AffineExpr) -> AffineMapAttr:
    """The map of an annotation, applied to what `inner` gives."""

    def replaced(expression: AffineExpr) -> AffineExpr:
        if isinstance(expression, AffineBinaryOpExpr):
            return AffineBinaryOpExpr(expression.kind, replaced(expression.lhs), replaced(expression.rhs))
        return inner if expression == _DIM else expression

    if map_.data.num_dims != 1 or map_.data.num_symbols or len(map_.data.results) != 1:
        raise CannotBecomeLaunch
    return AffineMapAttr(AffineMap(1, 2, (replaced(map_.data.results[0]),)))


def _root(value: SSAValue) -> SSAValue:
    """What a memref is a view of."""
    while isinstance(value.owner, memref.CastOp | memref.SubviewOp | memref.ReinterpretCastOp):
        value = value.owner.operands[0]
    return value


def _may_alias(left: SSAValue, right: SSAValue) -> bool:
    left, right = _root(left), _root(right)
    is_new = [isinstance(value.owner, memref.AllocOp | memref.AllocaOp) for value in (left, right)]
    is_given = [isinstance(value, BlockArgument) for value in (left, right)]
    return left is right or not (all(is_new) or (any(is_new) and any(is_given)))


def _memrefs(op: Operation) -> list[SSAValue]:
    return [operand for operand in op.operands if isinstance(operand.type, MemRefType)]


def written_by(op: Operation) -> list[SSAValue] | None:
    """The memrefs that an op, with the ops in it, may write to; None if they aren't known.

    MLIR looks neither into regions nor at calls.
    """
    if op.regions:
        inner = [written_by(i) for region in op.regions for block in region.blocks for i in block.ops]
        return None if None in inner else [memref for memrefs in inner if memrefs for memref in memrefs]
    if is_memory_effect_free(op):
        return []
    effects = get_effects(op)
    if effects is None:
        return None
    return _memrefs(op) if any(effect.kind is MemoryEffectKind.WRITE for effect in effects) else []


class LaunchOfLoops:
    """The launch that a nest of loops becomes, with the ops that compute its sizes, not inserted yet.

    `positive` holds the sizes that aren't known to be greater than zero; the nest does nothing if one isn't.
    """

    def __init__(self, loop: scf.ParallelOp):
        self.loop = loop
        outer = loop.parent_region()
        assert outer is not None
        self.outer = outer
        self.before: list[Operation] = []
        self.positive: list[SSAValue] = []
        self.copies: dict[SSAValue, SSAValue] = {}
        self.sizes: dict[str, SSAValue] = {}
        self.written: list[SSAValue] | None = []
        self.seen_effects = False
        self.left_scope = False
        self.block = Block(arg_types=[IndexType()] * 12)
        for argument in self.block.args:
            argument.location = loop.location
        one = self.emit_before(arith.ConstantOp(IntegerAttr.from_index_int_value(1))).results[0]
        try:
            self.nest(loop)
        except CannotBecomeLaunch:
            self.forget()
            raise
        self.block.add_op(at(loop.location, TerminatorOp()))
        sizes = [self.sizes.get(name, one) for name in _ARGUMENTS]
        self.launch = at(loop.location, LaunchOp(Region(self.block), sizes[:3], sizes[3:]))

    def forget(self) -> None:
        """Let go of the values that ops use which won't be inserted."""
        while (parent := self.block.parent_op()) is not None and parent.parent is not None:
            self.block = parent.parent
        for op in (*self.before, *self.block.ops):
            for inner in op.walk():
                inner.drop_all_references()

    # Where ops go

    def emit_before(self, op: Operation) -> Operation:
        self.before.append(at(self.loop.location, op))
        return op

    def is_outside(self, value: SSAValue) -> bool:
        """Whether a value is there before the launch."""
        block = value.owner if isinstance(value.owner, Block) else value.owner.parent
        region = None if block is None else block.parent
        outer: Region | None = self.outer
        while outer is not None and outer is not region:
            parent = outer.parent
            outer = None if parent is None else parent.parent_region()
        return outer is not None

    def outside(self, value: SSAValue, place: Block | None) -> SSAValue:
        """A value, or, of a constant of an inner loop, a copy in front of the launch or in `place`."""
        value = self.copies.get(value, value)
        if self.is_outside(value) or value.owner in self.before:
            return value
        if not isinstance(value.owner, arith.ConstantOp):
            raise CannotBecomeLaunch
        copy = value.owner.clone()
        if place is None:
            self.before.append(copy)
        else:
            place.add_op(copy)
        return copy.results[0]

    # Loops

    def nest(self, loop: scf.ParallelOp) -> None:
        """Compute the indices of a loop from where a thread is, and copy its body behind that."""
        mapping = loop.attributes.get(MAPPING)
        if not isinstance(mapping, ArrayAttr) or loop.results:
            raise CannotBecomeLaunch
        found = cast("ArrayAttr[Attribute]", mapping).data
        annotations = [each for each in found if isinstance(each, gpu.LoopDimMapAttr)]
        if len(annotations) != len(loop.lowerBound):
            raise CannotBecomeLaunch
        start = self.block
        for annotation, argument, lower, upper, step in zip(
            annotations, loop.body.block.args, loop.lowerBound, loop.upperBound, loop.step, strict=True
        ):
            processor = str(annotation.processor.data)
            if processor in _ARGUMENTS:
                self.copies[argument] = self.mapped(annotation, processor, lower, upper, step)
            else:
                self.copies[argument] = self.sequential(lower, upper, step)
        self.body(loop)
        while self.block is not start:
            self.leave()

    def mapped(
        self, annotation: gpu.LoopDimMapAttr, processor: str, lower: SSAValue, upper: SSAValue, step: SSAValue
    ) -> SSAValue:
        argument = self.launch_argument(processor)
        operands = [argument, self.outside(step, self.block), self.outside(lower, self.block)]
        index = self.add(affine.ApplyOp(operands, _composed(annotation.map, _INDEX)))
        for bound in (lower, step):
            if not self.is_outside(bound) and not isinstance(bound.owner, arith.ConstantOp):
                raise CannotBecomeLaunch
        is_precise = self.is_outside(upper) or isinstance(upper.owner, arith.ConstantOp)
        limit = upper if is_precise else self.static_bound(upper)
        operands = [self.outside(limit, None), self.outside(lower, None), self.outside(step, None)]
        size = self.emit_before(affine.ApplyOp(operands, _composed(annotation.bound, _COUNT))).results[0]
        if processor in self.sizes:
            raise CannotBecomeLaunch
        self.sizes[processor] = size
        if not _is_positive(annotation, limit, lower, step):
            self.positive.append(size)
        if not is_precise:
            inside = self.add(arith.CmpiOp(index, self.copies.get(upper, upper), "slt"))
            self.enter(scf.IfOp(inside, [], [scf.YieldOp()]))
        return index

    def launch_argument(self, processor: str) -> SSAValue:
        block = self.block
        while (parent := block.parent_op()) is not None and (outer := parent.parent) is not None:
            block = outer
        return block.args[_ARGUMENTS.index(processor)]

    def sequential(self, lower: SSAValue, upper: SSAValue, step: SSAValue) -> SSAValue:
        bounds = [self.copies.get(value, value) for value in (lower, upper, step)]
        body = Block([scf.YieldOp()], arg_types=[IndexType()])
        body.args[0].location = self.loop.location
        self.enter(scf.ForOp(bounds[0], bounds[1], bounds[2], [], body))
        return body.args[0]

    def static_bound(self, value: SSAValue) -> SSAValue:
        """A constant, or a value from before the launch, that an upper bound never exceeds."""
        match value.owner:
            case arith.ConstantOp():
                return value
            case affine.MinOp(map=map_, operands=operands):
                for expression in map_.data.results:
                    if isinstance(expression, AffineDimExpr) and self.is_outside(
                        operands[expression.position]
                    ):
                        return operands[expression.position]
                constants = [e for e in map_.data.results if isinstance(e, AffineConstantExpr)]
                if constants:
                    return self.constant_before(constants[0].value)
            case arith.MinSIOp(lhs=lhs, rhs=rhs):
                for operand in (lhs, rhs):
                    try:
                        return self.static_bound(operand)
                    except CannotBecomeLaunch:
                        continue
            case arith.MuliOp(lhs=lhs, rhs=rhs):
                factors = [_constant(self.static_bound(operand)) for operand in (lhs, rhs)]
                left, right = factors
                if left is not None and right is not None and left >= 0 and right >= 0:
                    return self.constant_before(left * right)
            case _:
                pass
        raise CannotBecomeLaunch

    def constant_before(self, value: int) -> SSAValue:
        return self.emit_before(arith.ConstantOp(IntegerAttr.from_index_int_value(value))).results[0]

    # Bodies

    def add(self, op: Operation) -> SSAValue:
        self.block.add_op(at(self.loop.location, op))
        return op.results[0]

    def enter(self, op: scf.IfOp | scf.ForOp) -> None:
        """Go on in the body of an op."""
        self.block.add_op(at(self.loop.location, op))
        for region in op.regions:
            for block in region.blocks:
                for terminator in list(block.ops):
                    at(self.loop.location, terminator).detach()
                self.block = block
        self.block = op.regions[0].block

    def leave(self) -> None:
        parent = self.block.parent_op()
        assert parent is not None and parent.parent is not None
        self.block.add_op(at(self.loop.location, scf.YieldOp()))
        self.block = parent.parent
        self.left_scope = True
        self.seen_effects = False
        self.written = []

    def body(self, loop: scf.ParallelOp) -> None:
        for op in loop.body.block.ops:
            if op is loop.body.block.last_op:
                break
            if isinstance(op, scf.ParallelOp):
                self.check_inner_loop(op)
                self.nest(op)
            else:
                self.copy(op)

    def check_inner_loop(self, loop: scf.ParallelOp) -> None:
        """What comes before an inner loop is done by all of the loop's threads, which must do no harm."""
        if not self.seen_effects:
            return
        for op in loop.walk():
            if op is loop or op.regions or is_memory_effect_free(op):
                continue
            if self.written is None or get_effects(op) is None:
                raise CannotBecomeLaunch
            if any(_may_alias(memref, written) for memref in _memrefs(op) for written in self.written):
                raise CannotBecomeLaunch

    def copy(self, op: Operation) -> None:
        copy = op.clone(self.copies)
        self.block.add_op(copy)
        self.copies.update(zip(op.results, copy.results, strict=True))
        written = written_by(op)
        self.written = None if written is None or self.written is None else [*self.written, *written]
        self.seen_effects |= bool(op.regions) or not is_memory_effect_free(op)
        if self.seen_effects and self.left_scope:
            raise CannotBecomeLaunch


def _constant(value: SSAValue) -> int | None:
    owner = value.owner
    if isinstance(owner, arith.ConstantOp) and isinstance(owner.value, IntegerAttr):
        return owner.value.value.data
    return None


def _is_positive(annotation: gpu.LoopDimMapAttr, upper: SSAValue, lower: SSAValue, step: SSAValue) -> bool:
    """Whether a loop is known to run at least once."""
    values = [_constant(value) for value in (upper, lower, step)]
    high, low, by = values
    is_identity = annotation.bound.data == AffineMap.identity(1)
    return is_identity and high is not None and low is not None and by is not None and by > 0 and high > low
