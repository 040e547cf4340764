"""Reference counting by a policy, MLIR's pass of this name, with a check of what the policy assumes.

A policy looks at single uses, so it is right only where each value that a function owns is consumed exactly
once on every path. `on-violation` says what to do where it isn't: MLIR ignores it, and leaks or drops too
often.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Operation, SSAValue
from xdsl.passes import ModulePass
from xdsl.rewriter import Rewriter

from stretto.analysis.ref_counts import CounterExample, Proved, RefCountVerifier, Unproved
from stretto.diagnostics import emit_warning
from stretto.interfaces.ref_counting import apply_ref_counting, find_policy
from stretto.transforms.async_runtime_ref_counting import AutomaticCounting
from stretto.transforms.async_runtime_verify_ref_counting import diagnostic_of

OnViolation = Literal["ignore", "warn", "error", "automatic"]


@dataclass(frozen=True)
class AsyncRuntimePolicyBasedRefCountingPass(ModulePass):
    """`async-runtime-policy-based-ref-counting`: add_refs and drop_refs by the rules of a policy.

    `policy`: the name of a policy, ours (`default`, `review`) or one that a package brings. `on-violation`:
    what to do with a value that the policy doesn't count right: nothing; a warning or an error, which tell
    where and on which path; or count that value by its liveness. `payloads-stay`: as in
    `async-runtime-verify-ref-counting`.
    """

    name = "async-runtime-policy-based-ref-counting"

    policy: str = "default"
    on_violation: OnViolation = "ignore"
    payloads_stay: bool = False

    def __post_init__(self) -> None:
        """Raise UnknownPolicyError before anything runs."""
        find_policy(self.policy)

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        inserted = apply_ref_counting(op, self.policy)
        if self.on_violation == "ignore":
            return
        verifier = RefCountVerifier(self.payloads_stay)
        wrong: dict[SSAValue, list[Operation]] = {}
        for value, ops in inserted.items():
            verdict = verifier.verify(value)
            if not isinstance(verdict, Proved):
                self._tell(value, verdict)
                wrong[value] = ops
        if self.on_violation == "automatic":
            _count_by_liveness(wrong)

    def _tell(self, value: SSAValue, verdict: CounterExample | Unproved) -> None:
        if self.on_violation == "automatic":
            return
        told = diagnostic_of(value, verdict)
        told.message = f"policy '{self.policy}': {told.message}"
        if self.on_violation == "error":
            raise told
        emit_warning(told.location, told.message, told.notes)


def _count_by_liveness(wrong: dict[SSAValue, list[Operation]]) -> None:
    """Take back what a policy did to some values and count them by liveness."""
    for ops in wrong.values():
        for op in ops:
            Rewriter.erase_op(op)
    counting = AutomaticCounting()
    for value in wrong:
        counting.count(value)
