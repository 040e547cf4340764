"""Verifies reference counting: every counted value nets zero on every path.

For each value the answer is *proved*; a counter-example, which is an error that tells the path; or *cannot
prove*, which tells the place where paths with different counts meet.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import Literal

from xdsl.context import Context
from xdsl.dialects.builtin import LocationAttr, ModuleOp
from xdsl.ir import Block, SSAValue
from xdsl.passes import ModulePass

from stretto.analysis.ref_counts import CounterExample, Proved, RefCountVerifier, Unproved
from stretto.diagnostics import DiagnosticError, emit_warning
from stretto.dialects.async_.types import GroupType, TokenType
from stretto.interfaces.ownership import counted_values
from stretto.interfaces.references import location_of, require_runtime_operations

Note = tuple[str, LocationAttr | None]


def kind_of(value: SSAValue) -> str:
    """What a counted value is, for messages."""
    match value.type:
        case TokenType():
            return "token"
        case GroupType():
            return "group"
        case _:
            return "value"


def _block_name(block: Block) -> str:
    region = block.parent
    assert region is not None
    return f"^bb{list(region.blocks).index(block)}"


def _path_notes(path: tuple[Block, ...]) -> list[Note]:
    """A note at each branch of a path, with the block that it goes to."""
    notes: list[Note] = []
    for before, after in pairwise(path):
        if before.parent is after.parent and (branch := before.last_op) is not None:
            notes.append(
                (f"the path goes from {_block_name(before)} to {_block_name(after)} here", branch.location)
            )
        elif (op := after.parent_op()) is not None:
            notes.append((f"the path goes into {_block_name(after)} of a region of '{op.name}'", op.location))
    return notes


def diagnostic_of(value: SSAValue, verdict: CounterExample | Unproved) -> DiagnosticError:
    """What is to be told of a value that isn't proved: where, which path, how many references."""
    kind, defined = kind_of(value), f"the {kind_of(value)} is defined here"
    if isinstance(verdict, CounterExample):
        references = f"{verdict.count} reference{'' if verdict.count == 1 else 's'}"
        message = f"reference counting: a {kind} with {references} {verdict.problem}"
        notes = [(defined, location_of(value)), *_path_notes(verdict.path)]
        return DiagnosticError(message, verdict.op.location, notes)
    message = f"reference counting: cannot prove that the references to a {kind} net zero: {verdict.reason}"
    return DiagnosticError(message, verdict.merge.location, [(defined, location_of(value))])


@dataclass(frozen=True)
class AsyncRuntimeVerifyRefCountingPass(ModulePass):
    """`async-runtime-verify-ref-counting`: prove that references net zero, or show a path where they don't.

    `cannot-prove`: what to do where nothing is known for sure. `payloads-stay`: whether a value keeps its
    payload's reference when it is loaded, as in Stretto's lowering. Functions that `stretto-mark-counted` has
    marked are left out.
    """

    name = "async-runtime-verify-ref-counting"

    cannot_prove: Literal["error", "warn", "ignore"] = "warn"
    payloads_stay: bool = False

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        require_runtime_operations(op)
        verifier = RefCountVerifier(self.payloads_stay)
        for value in counted_values(op):
            match verifier.verify(value):
                case Proved():
                    pass
                case CounterExample() as verdict:
                    raise diagnostic_of(value, verdict)
                case verdict if self.cannot_prove == "error":
                    raise diagnostic_of(value, verdict)
                case verdict if self.cannot_prove == "warn":
                    told = diagnostic_of(value, verdict)
                    emit_warning(told.location, told.message, told.notes)
                case _:
                    pass
