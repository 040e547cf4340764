"""What passes ask of ops; `apply_ref_counting` counts references by a policy without a pass."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from stretto.interfaces.ref_counting import (
        RefCountingEffect,
        RefCountingPolicy,
        Rule,
        apply_ref_counting,
        find_policy,
        stated_by_op,
    )

__all__ = [
    "RefCountingEffect",
    "RefCountingPolicy",
    "Rule",
    "apply_ref_counting",
    "find_policy",
    "stated_by_op",
]


def __getattr__(name: str) -> Any:
    # Loaded when asked for: most tools that import an interface count nothing.
    if name not in __all__:
        raise AttributeError(f"module '{__name__}' has no attribute '{name}'")
    from stretto.interfaces import ref_counting

    return getattr(ref_counting, name)
