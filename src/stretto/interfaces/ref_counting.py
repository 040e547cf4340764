"""Reference counting by policy: what each use of a counted value does to its count.

A *policy* is an ordered list of rules. A rule looks at one use, an op and one of its operands, and answers
how many references are added before the op (positive) or dropped after it (negative); the answers of all
rules add up. A rule refuses a use by raising a DiagnosticError (`stretto.diagnostics.emit_error`). A value
without uses is dropped where it is defined. Nothing else is counted, so a policy is right only for programs
that consume each value exactly once; see `stretto.analysis.ref_counts` for the proof.

An op of another dialect states its own effect by the trait `RefCountingEffect`. A whole policy is a
subclass of `RefCountingPolicy` that is named in the entry point group `stretto.ref_counting_policies`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from importlib.metadata import entry_points

from xdsl.ir import Operation, SSAValue, Use
from xdsl.traits import OpTrait

from stretto.diagnostics import emit_error
from stretto.diagnostics.suggestions import near_or_all
from stretto.dialects.async_.runtime import (
    RuntimeAddToGroupOp,
    RuntimeAwaitOp,
    RuntimeIsErrorOp,
    RuntimeLoadOp,
)
from stretto.dialects.async_.types import GroupType, TokenType, ValueType
from stretto.dialects.stretto_ import ErrorOp
from stretto.interfaces.ownership import counted_values, is_terminator
from stretto.interfaces.references import (
    add_before,
    definition_point,
    drop,
    insertion_point_after,
    require_runtime_operations,
)

ENTRY_POINT_GROUP = "stretto.ref_counting_policies"

Rule = Callable[[Use], int]
"""What a use does: +N adds N references before the op, -N drops N after it, 0 leaves the count."""


class RefCountingEffect(OpTrait, ABC):
    """A trait by which an op states what it does to the counts of its operands.

    class MyWaitEffect(RefCountingEffect):
        def effect(self, op: Operation, index: int) -> int:
            return -1
    """

    @abstractmethod
    def effect(self, op: Operation, index: int) -> int:
        """+N, -N or 0 for the operand at `index`, with the meaning of a `Rule`."""


def stated_by_op(use: Use) -> int:
    """The rule that asks the op itself; 0 for ops that state nothing."""
    trait = use.operation.get_trait(RefCountingEffect)
    return 0 if trait is None else trait.effect(use.operation, use.index)


class RefCountingPolicy(ABC):
    """A policy. It has no options, so that its name in a pipeline says all that was run."""

    @abstractmethod
    def rules(self) -> Sequence[Rule]:
        """The rules, in the order in which they are asked."""


def _asked_for_error(use: Use) -> int:
    asks = isinstance(use.operation, RuntimeIsErrorOp | ErrorOp)
    operand = use.operation.operands[use.index]
    return -1 if asks and isinstance(operand.type, TokenType | GroupType) else 0


def _loaded(use: Use) -> int:
    return -1 if isinstance(use.operation, RuntimeLoadOp) else 0


def _added_to_group(use: Use) -> int:
    op = use.operation
    return (
        -1
        if isinstance(op, RuntimeAddToGroupOp) and isinstance(op.operands[use.index].type, TokenType)
        else 0
    )


def _awaited(use: Use) -> int:
    """A synchronous await drops a token or group, unless it is asked for its error later in the block."""
    op = use.operation
    if not isinstance(op, RuntimeAwaitOp) or isinstance(op.operand.type, ValueType):
        return 0
    checks = {u.operation for u in op.operand.uses if isinstance(u.operation, RuntimeIsErrorOp | ErrorOp)}
    following = op.next_op if checks else None
    while following is not None:
        if following in checks:
            return 0
        following = following.next_op
    return -1


class DefaultPolicy(RefCountingPolicy):
    """`default`: MLIR 22.1's. A token or group goes when its error is asked for, a value when it is loaded,
    a token when it is added to a group. `stretto.error` counts as `async.runtime.is_error` does."""

    def rules(self) -> Sequence[Rule]:
        return [_asked_for_error, _loaded, _added_to_group, stated_by_op]


class ReviewPolicy(RefCountingPolicy):
    """`review`: as policies were first proposed to MLIR. As `default`, and a token or group goes after a
    synchronous await, unless an error check follows, which drops it then."""

    def rules(self) -> Sequence[Rule]:
        return [_awaited, _asked_for_error, _loaded, _added_to_group, stated_by_op]


_OURS: Mapping[str, type[RefCountingPolicy]] = {"default": DefaultPolicy, "review": ReviewPolicy}


class UnknownPolicyError(ValueError):
    """No policy has this name, or what the entry point names isn't a policy."""


def find_policy(name: str) -> RefCountingPolicy:
    """The policy of a name: one of ours, else one that an installed package brings.

    Raises UnknownPolicyError.
    """
    if name in _OURS:
        return _OURS[name]()
    found = {entry.name: entry for entry in entry_points(group=ENTRY_POINT_GROUP)}
    if name not in found:
        known = sorted({*_OURS, *found})
        raise UnknownPolicyError(f"there is no reference counting policy '{name}'.{near_or_all(name, known)}")
    try:
        policy = found[name].load()()
    except Exception as error:  # a package from outside may fail in any way
        raise UnknownPolicyError(
            f"the reference counting policy '{name}' can't be loaded: {error}"
        ) from error
    if not isinstance(policy, RefCountingPolicy):
        raise UnknownPolicyError(f"'{found[name].value}' is no RefCountingPolicy")
    return policy


class Counting:
    """Counts values by a policy and remembers, for each value, the ops that came of it."""

    def __init__(self, policy: RefCountingPolicy) -> None:
        self._rules = list(policy.rules())
        self.inserted: dict[SSAValue, list[Operation]] = {}

    def count(self, value: SSAValue) -> None:
        """Place the add_refs and drop_refs of one value."""
        inserted = self.inserted.setdefault(value, [])
        uses = list(value.uses)
        if not uses:
            inserted.append(drop(value, definition_point(value)))
        for use in uses:
            change = sum(rule(use) for rule in self._rules)
            if change > 0:
                inserted.append(add_before(value, use.operation, change))
            elif change < 0:
                if is_terminator(use.operation):
                    emit_error(use.operation, "a reference can't be dropped after the end of a block")
                inserted.append(drop(value, insertion_point_after(use.operation), -change))


def apply_ref_counting(op: Operation, policy: RefCountingPolicy | str) -> dict[SSAValue, list[Operation]]:
    """Count all values of counted type under `op` by a policy or the policy of a name.

    Returns the add_refs and drop_refs that were inserted, by value. Raises DiagnosticError if async ops
    aren't lowered or a rule refuses a use, and UnknownPolicyError. What the policy assumes isn't checked;
    `stretto.analysis.ref_counts.RefCountVerifier` does that.
    """
    require_runtime_operations(op)
    counting = Counting(find_policy(policy) if isinstance(policy, str) else policy)
    for value in list(counted_values(op)):
        counting.count(value)
    return counting.inserted
