"""The dialect `metering`: `metering.finish`, the last use of a token; `metering.share`, one use more."""

from __future__ import annotations

from xdsl.ir import Dialect, Operation
from xdsl.irdl import IRDLOperation, irdl_op_definition, operand_def, traits_def
from xdsl.universe import Universe

from stretto.dialects.async_.types import TokenType
from stretto.interfaces import RefCountingEffect


class LastUse(RefCountingEffect):
    """The op is the last to use its operand."""

    def effect(self, op: Operation, index: int) -> int:
        return -1


class SharesTwo(RefCountingEffect):
    """Somebody else holds two references from the op on."""

    def effect(self, op: Operation, index: int) -> int:
        return 2


@irdl_op_definition
class FinishOp(IRDLOperation):
    name = "metering.finish"
    operand = operand_def(TokenType)
    traits = traits_def(LastUse())
    assembly_format = "$operand attr-dict `:` type($operand)"


@irdl_op_definition
class ShareOp(IRDLOperation):
    name = "metering.share"
    operand = operand_def(TokenType)
    traits = traits_def(SharesTwo())
    assembly_format = "$operand attr-dict `:` type($operand)"


Metering = Dialect("metering", [FinishOp, ShareOp], [])
UNIVERSE = Universe(all_dialects={"metering": lambda: Metering})
