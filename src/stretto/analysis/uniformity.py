"""Which values of a kernel may differ between the threads of a block.

A value is uniform if all threads that come to its definition, in the same turn of the loops around it, get
the same there. Uniform are constants, arguments, the ids of blocks and what is computed from them; ids of
threads and what is read from memory vary. A forward analysis over structured control flow that starts from
"all are uniform" and adds what varies until nothing changes.
"""

from __future__ import annotations

from collections.abc import Iterable

from xdsl.dialects import scf
from xdsl.ir import Block, Operation, Region, SSAValue
from xdsl.traits import is_side_effect_free

#: Ops of which all threads get the same result, and those that differ between threads though they are pure.
_UNIFORM = frozenset(("gpu.all_reduce",))
_VARYING = frozenset(("gpu.shuffle", "gpu.rotate", "gpu.subgroup_reduce", "gpu.subgroup_broadcast"))
#: Dialects whose ops only compute; xDSL doesn't say so of those that are undefined for some operands.
_ARITHMETIC = ("arith", "index", "math")


class Uniformity:
    """The varying values of a region. `varying`: those that differ to begin with, such as ids of threads."""

    def __init__(self, region: Region, varying: Iterable[SSAValue]):
        self._varying = set(varying)
        self._changed = True
        while self._changed:
            self._changed = False
            for block in region.blocks:
                self._block(block)

    def varies(self, value: SSAValue) -> bool:
        """Whether threads may have different values here."""
        return value in self._varying

    def set_varying(self, op: Operation) -> None:
        """Say of an op that is new, and of all in it, that its values vary."""
        self._mark(op.results)
        for region in op.regions:
            self._all(region)

    def _mark(self, values: Iterable[SSAValue]) -> None:
        for value in values:
            if value not in self._varying:
                self._varying.add(value)
                self._changed = True

    def _join(self, target: SSAValue, sources: Iterable[SSAValue], varies: bool = False) -> None:
        if varies or any(source in self._varying for source in sources):
            self._mark((target,))

    def _block(self, block: Block) -> None:
        for op in block.ops:
            match op:
                case scf.ForOp():
                    self._for(op)
                case scf.IfOp():
                    self._if(op)
                case scf.WhileOp():
                    self._while(op)
                case _:
                    self._other(op)

    def _other(self, op: Operation) -> None:
        if op.name in _UNIFORM:
            return
        for region in op.regions:
            self._all(region)
        is_pure = op.dialect_name() in _ARITHMETIC or is_side_effect_free(op)
        is_pure = is_pure and not op.regions and op.name not in _VARYING
        if not is_pure or any(operand in self._varying for operand in op.operands):
            self._mark(op.results)

    def _all(self, region: Region) -> None:
        """Everything in the region of an op that isn't known here varies."""
        for block in region.blocks:
            self._mark(block.args)
            for op in block.ops:
                self._mark(op.results)
                for inner in op.regions:
                    self._all(inner)

    def _for(self, op: scf.ForOp) -> None:
        block = op.body.block
        varies = any(bound in self._varying for bound in (op.lb, op.ub, op.step))
        if varies:
            self._mark(block.args)
        last = block.last_op
        assert last is not None
        carried = zip(block.args[1:], op.iter_args, last.operands, op.results, strict=True)
        for argument, initial, yielded, result in carried:
            self._join(argument, (initial, yielded))
            self._join(result, (argument,), varies)
        self._block(block)

    def _if(self, op: scf.IfOp) -> None:
        varies = op.cond in self._varying
        ends: list[Operation] = []
        for region in op.regions:
            if (block := region.blocks.first) is not None:
                self._block(block)
                assert block.last_op is not None
                ends.append(block.last_op)
        for k, result in enumerate(op.results):
            self._join(result, (end.operands[k] for end in ends), varies)

    def _while(self, op: scf.WhileOp) -> None:
        before, after = op.before_region.block, op.after_region.block
        condition, last = before.last_op, after.last_op
        assert isinstance(condition, scf.ConditionOp) and last is not None
        varies = condition.condition in self._varying
        for argument, initial, yielded in zip(before.args, op.arguments, last.operands, strict=True):
            self._join(argument, (initial, yielded), varies)
        for argument, passed, result in zip(after.args, condition.args, op.results, strict=True):
            self._join(argument, (passed,), varies)
            self._join(result, (passed,), varies)
        self._block(before)
        self._block(after)
