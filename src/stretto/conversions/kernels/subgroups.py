"""What a lane takes from the other lanes of its subgroup."""

from __future__ import annotations

from xdsl.dialects import arith, vector
from xdsl.dialects.builtin import AnyFloat, DenseArrayBase, IntegerAttr, IntegerType, VectorType, i1, i8, i64
from xdsl.ir import Attribute, Operation, SSAValue

from stretto.conversions.kernels.builder import INDEX, Builder, Number
from stretto.conversions.kernels.kernel import SUBGROUP_SIZE
from stretto.conversions.kernels.segments import SubgroupThreads, Thread
from stretto.conversions.typed import memref_of
from stretto.dialects import gpu_ as gpu
from stretto.transforms.parallel_blocks.emitter import known


def _property(op: Operation, name: str) -> int:
    value = op.properties[name]
    assert isinstance(value, IntegerAttr)
    return value.value.data


def source_lane(
    emit: Builder, op: Operation, lane: SSAValue, count: Number, operands: list[SSAValue]
) -> tuple[SSAValue, SSAValue]:
    """The lane whose value an exchange takes, and whether there is one; if not, it is the lane itself.

    `operands`: those behind the value. `count`: how many lanes the subgroup has.
    """
    match op:
        case gpu.ShuffleOp():
            offset, width = (emit.cast(operand, INDEX) for operand in operands)
            match op.mode.data:
                case gpu.ShuffleMode.XOR:
                    source = emit(arith.XOrIOp(lane, offset))
                case gpu.ShuffleMode.UP:
                    source = emit.sub(lane, offset)
                case gpu.ShuffleMode.DOWN:
                    source = emit.add(lane, offset)
                case _:
                    source = offset
            valid = emit(arith.AndIOp(emit.compare("ult", source, width), emit.compare("ult", lane, width)))
        case gpu.RotateOp():
            width, offset = _property(op, "width"), _property(op, "offset")
            group = emit.sub(lane, emit.rem(lane, width))
            source = emit.add(group, emit.rem(emit.add(lane, offset), width))
            valid = emit.compare("ult", lane, width)
        case _:
            source = emit.cast(operands[0], INDEX) if operands else emit.index(0)
            valid = emit.constant(1, i1)
    valid = emit(arith.AndIOp(valid, emit.compare("ult", source, count)))
    return emit.select(valid, source, lane), valid


def fixed_sources(op: Operation, threads: SubgroupThreads) -> list[int] | None:
    """The lane whose value each lane of a full subgroup takes, if the program says so with constants."""
    if not isinstance(op, gpu.ShuffleOp) or not threads.is_full or not _is_scalar(op.value.type):
        return None
    offset, width = known(op.offset), known(op.width)
    if offset is None or width is None:
        return None
    sources: list[int] = []
    for lane in range(SUBGROUP_SIZE):
        match op.mode.data:
            case gpu.ShuffleMode.XOR:
                source = lane ^ offset
            case gpu.ShuffleMode.UP:
                source = lane - offset
            case gpu.ShuffleMode.DOWN:
                source = lane + offset
            case _:
                source = offset
        is_valid = 0 <= source < min(width, SUBGROUP_SIZE) and lane < width
        sources.append(source if is_valid else lane)
    return sources


def _is_scalar(type_: Attribute) -> bool:
    return isinstance(type_, IntegerType | AnyFloat) and type_ != i1


def permuted(emit: Builder, shown: SSAValue, sources: list[int]) -> SSAValue:
    """What the lanes take, in the order of the lanes: one permutation of a vector of all lanes."""
    type_ = memref_of(shown.type)
    lanes = VectorType(type_.element_type, [SUBGROUP_SIZE])
    zero = emit.index(0)
    values = emit.insert(vector.LoadOp(shown, [zero], lanes)).results[0]
    taken = emit.insert(
        vector.ShuffleOp(values, values, DenseArrayBase.from_list(i64, sources), result_type=lanes)
    )
    emit.insert(vector.StoreOp(taken.results[0], shown, [zero]))
    return shown


def exchange(
    op: Operation, thread: Thread, shown: SSAValue, threads: SubgroupThreads, in_order: bool
) -> None:
    """Read what a lane takes from another one. `shown`: what lanes show, or if `in_order` what they take."""
    emit = thread.emit
    operands = [thread.value(operand) for operand in op.operands[1:]]
    source, valid = source_lane(emit, op, thread.loops.position, threads.count, operands)
    value = emit.load(shown, thread.loops.position if in_order else source)
    emit.mark_parallel(value)
    if op.results[0].type == i1:
        value = emit.compare("ne", value, emit.constant(0, i8))
    thread.values[op.results[0]] = value
    if len(op.results) > 1:
        thread.values[op.results[1]] = valid
