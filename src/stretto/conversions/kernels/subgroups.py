"""What a lane takes from the other lanes of its subgroup."""

from __future__ import annotations

from xdsl.dialects import arith
from xdsl.dialects.builtin import IntegerAttr, i1, i8
from xdsl.ir import Operation, SSAValue

from stretto.conversions.kernels.builder import INDEX, Builder, Number
from stretto.conversions.kernels.segments import SubgroupThreads, Thread
from stretto.dialects import gpu_ as gpu


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


def exchange(op: Operation, thread: Thread, shown: SSAValue, threads: SubgroupThreads) -> None:
    """Read what a lane takes from another one; `shown`: what the lanes show."""
    emit = thread.emit
    operands = [thread.value(operand) for operand in op.operands[1:]]
    source, valid = source_lane(emit, op, thread.loops.position, threads.count, operands)
    value = emit.load(shown, source)
    emit.mark_parallel(value)
    if op.results[0].type == i1:
        value = emit.compare("ne", value, emit.constant(0, i8))
    thread.values[op.results[0]] = value
    if len(op.results) > 1:
        thread.values[op.results[1]] = valid
