"""The policy `metered`: what ops state themselves, and no borrowed token may be awaited."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.ir import Use

from stretto.diagnostics import emit_error
from stretto.dialects.async_.runtime import RuntimeAwaitOp
from stretto.interfaces import RefCountingPolicy, Rule, stated_by_op


def no_blocking(use: Use) -> int:
    if isinstance(use.operation, RuntimeAwaitOp):
        emit_error(use.operation, "metered programs don't block")
    return 0


def once_more(use: Use) -> int:
    """Takes one back of what `metering.share` says, so that answers are seen to add up."""
    return -1 if use.operation.name == "metering.share" else 0


class MeteredPolicy(RefCountingPolicy):
    def rules(self) -> Sequence[Rule]:
        return [no_blocking, stated_by_op, once_more]


class Nothing:
    """No policy."""
