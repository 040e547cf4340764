"""Where a single SSA value is live, in the blocks of the region that defines it."""

from __future__ import annotations

from dataclasses import dataclass, field

from xdsl.ir import Block, Operation, Region, SSAValue


def ancestor_in_region(op: Operation, region: Region) -> Operation:
    """`op` itself, or the op around it, that stands directly in a block of `region`."""
    current: Operation | None = op
    while current is not None and current.parent_region() is not region:
        current = current.parent_op()
    assert current is not None, "op lies outside of the region"
    return current


@dataclass
class ValueLiveness:
    """Liveness of one value; a use in a nested region counts as a use by the op that holds the region.

    `users` maps a block to its ops that use the value, in no particular order; `live_in` and
    `live_out` are the blocks at whose start and end the value is live. A block that defines the
    value never has it live at its start. All are in an order that depends on the IR only.
    """

    value: SSAValue
    region: Region
    definition: Block
    users: dict[Block, list[Operation]] = field(default_factory=dict[Block, list[Operation]])
    live_in: dict[Block, None] = field(default_factory=dict[Block, None])
    live_out: dict[Block, None] = field(default_factory=dict[Block, None])

    @staticmethod
    def of(value: SSAValue) -> ValueLiveness:
        """Compute by walking backwards from the uses; the cost is that of the blocks where it is live."""
        owner = value.owner
        definition = owner if isinstance(owner, Block) else owner.parent_block()
        assert definition is not None
        region = definition.parent
        assert region is not None
        result = ValueLiveness(value, region, definition)
        for user in dict.fromkeys(ancestor_in_region(use.operation, region) for use in value.uses):
            assert user.parent is not None
            result.users.setdefault(user.parent, []).append(user)
        worklist = [block for block in result.users if block is not definition]
        result.live_in.update(dict.fromkeys(worklist))
        while worklist:
            for predecessor in worklist.pop().predecessors():
                result.live_out[predecessor] = None
                if predecessor is not definition and predecessor not in result.live_in:
                    result.live_in[predecessor] = None
                    worklist.append(predecessor)
        return result
