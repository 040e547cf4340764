"""The intrinsics of the `llvm` dialect that differ from others of their shape in name only."""

from __future__ import annotations

from xdsl.irdl import irdl_op_definition

from stretto.dialects.llvm_.intrinsics import (
    CountZerosOp,
    FloatBinaryOp,
    FloatIntegerOp,
    FloatReduceOp,
    FloatToIntegerOp,
    FloatUnaryOp,
    FunnelShiftOp,
    IntegerBinaryOp,
    IntegerReduceOp,
    IntegerUnaryOp,
    LifetimeOp,
    WithOverflowOp,
)


@irdl_op_definition
class TruncOp(FloatUnaryOp):
    """`llvm.intr.trunc`"""

    name = "llvm.intr.trunc"


@irdl_op_definition
class RoundOp(FloatUnaryOp):
    """`llvm.intr.round`"""

    name = "llvm.intr.round"


@irdl_op_definition
class RoundEvenOp(FloatUnaryOp):
    """`llvm.intr.roundeven`"""

    name = "llvm.intr.roundeven"


@irdl_op_definition
class RintOp(FloatUnaryOp):
    """`llvm.intr.rint`"""

    name = "llvm.intr.rint"


@irdl_op_definition
class NearbyIntOp(FloatUnaryOp):
    """`llvm.intr.nearbyint`"""

    name = "llvm.intr.nearbyint"


@irdl_op_definition
class Log10Op(FloatUnaryOp):
    """`llvm.intr.log10`"""

    name = "llvm.intr.log10"


@irdl_op_definition
class Exp10Op(FloatUnaryOp):
    """`llvm.intr.exp10`"""

    name = "llvm.intr.exp10"


@irdl_op_definition
class TanOp(FloatUnaryOp):
    """`llvm.intr.tan`"""

    name = "llvm.intr.tan"


@irdl_op_definition
class SinhOp(FloatUnaryOp):
    """`llvm.intr.sinh`"""

    name = "llvm.intr.sinh"


@irdl_op_definition
class CoshOp(FloatUnaryOp):
    """`llvm.intr.cosh`"""

    name = "llvm.intr.cosh"


@irdl_op_definition
class TanhOp(FloatUnaryOp):
    """`llvm.intr.tanh`"""

    name = "llvm.intr.tanh"


@irdl_op_definition
class ASinOp(FloatUnaryOp):
    """`llvm.intr.asin`"""

    name = "llvm.intr.asin"


@irdl_op_definition
class ACosOp(FloatUnaryOp):
    """`llvm.intr.acos`"""

    name = "llvm.intr.acos"


@irdl_op_definition
class ATanOp(FloatUnaryOp):
    """`llvm.intr.atan`"""

    name = "llvm.intr.atan"


@irdl_op_definition
class MaximumOp(FloatBinaryOp):
    """`llvm.intr.maximum`"""

    name = "llvm.intr.maximum"


@irdl_op_definition
class MinimumOp(FloatBinaryOp):
    """`llvm.intr.minimum`"""

    name = "llvm.intr.minimum"


@irdl_op_definition
class ATan2Op(FloatBinaryOp):
    """`llvm.intr.atan2`"""

    name = "llvm.intr.atan2"


@irdl_op_definition
class PowIOp(FloatIntegerOp):
    """`llvm.intr.powi`"""

    name = "llvm.intr.powi"


@irdl_op_definition
class LoadExpOp(FloatIntegerOp):
    """`llvm.intr.ldexp`"""

    name = "llvm.intr.ldexp"


@irdl_op_definition
class LRoundOp(FloatToIntegerOp):
    """`llvm.intr.lround`"""

    name = "llvm.intr.lround"


@irdl_op_definition
class LLRoundOp(FloatToIntegerOp):
    """`llvm.intr.llround`"""

    name = "llvm.intr.llround"


@irdl_op_definition
class LRintOp(FloatToIntegerOp):
    """`llvm.intr.lrint`"""

    name = "llvm.intr.lrint"


@irdl_op_definition
class LLRintOp(FloatToIntegerOp):
    """`llvm.intr.llrint`"""

    name = "llvm.intr.llrint"


@irdl_op_definition
class CtPopOp(IntegerUnaryOp):
    """`llvm.intr.ctpop`"""

    name = "llvm.intr.ctpop"


@irdl_op_definition
class ByteSwapOp(IntegerUnaryOp):
    """`llvm.intr.bswap`"""

    name = "llvm.intr.bswap"


@irdl_op_definition
class BitReverseOp(IntegerUnaryOp):
    """`llvm.intr.bitreverse`"""

    name = "llvm.intr.bitreverse"


@irdl_op_definition
class SMaxOp(IntegerBinaryOp):
    """`llvm.intr.smax`"""

    name = "llvm.intr.smax"


@irdl_op_definition
class SMinOp(IntegerBinaryOp):
    """`llvm.intr.smin`"""

    name = "llvm.intr.smin"


@irdl_op_definition
class UMaxOp(IntegerBinaryOp):
    """`llvm.intr.umax`"""

    name = "llvm.intr.umax"


@irdl_op_definition
class UMinOp(IntegerBinaryOp):
    """`llvm.intr.umin`"""

    name = "llvm.intr.umin"


@irdl_op_definition
class SAddSatOp(IntegerBinaryOp):
    """`llvm.intr.sadd.sat`"""

    name = "llvm.intr.sadd.sat"


@irdl_op_definition
class UAddSatOp(IntegerBinaryOp):
    """`llvm.intr.uadd.sat`"""

    name = "llvm.intr.uadd.sat"


@irdl_op_definition
class SSubSatOp(IntegerBinaryOp):
    """`llvm.intr.ssub.sat`"""

    name = "llvm.intr.ssub.sat"


@irdl_op_definition
class USubSatOp(IntegerBinaryOp):
    """`llvm.intr.usub.sat`"""

    name = "llvm.intr.usub.sat"


@irdl_op_definition
class SShlSatOp(IntegerBinaryOp):
    """`llvm.intr.sshl.sat`"""

    name = "llvm.intr.sshl.sat"


@irdl_op_definition
class UShlSatOp(IntegerBinaryOp):
    """`llvm.intr.ushl.sat`"""

    name = "llvm.intr.ushl.sat"


@irdl_op_definition
class FShlOp(FunnelShiftOp):
    """`llvm.intr.fshl`"""

    name = "llvm.intr.fshl"


@irdl_op_definition
class FShrOp(FunnelShiftOp):
    """`llvm.intr.fshr`"""

    name = "llvm.intr.fshr"


@irdl_op_definition
class CountLeadingZerosOp(CountZerosOp):
    """`llvm.intr.ctlz`"""

    name = "llvm.intr.ctlz"


@irdl_op_definition
class CountTrailingZerosOp(CountZerosOp):
    """`llvm.intr.cttz`"""

    name = "llvm.intr.cttz"


@irdl_op_definition
class SAddWithOverflowOp(WithOverflowOp):
    """`llvm.intr.sadd.with.overflow`"""

    name = "llvm.intr.sadd.with.overflow"


@irdl_op_definition
class UAddWithOverflowOp(WithOverflowOp):
    """`llvm.intr.uadd.with.overflow`"""

    name = "llvm.intr.uadd.with.overflow"


@irdl_op_definition
class SSubWithOverflowOp(WithOverflowOp):
    """`llvm.intr.ssub.with.overflow`"""

    name = "llvm.intr.ssub.with.overflow"


@irdl_op_definition
class USubWithOverflowOp(WithOverflowOp):
    """`llvm.intr.usub.with.overflow`"""

    name = "llvm.intr.usub.with.overflow"


@irdl_op_definition
class SMulWithOverflowOp(WithOverflowOp):
    """`llvm.intr.smul.with.overflow`"""

    name = "llvm.intr.smul.with.overflow"


@irdl_op_definition
class UMulWithOverflowOp(WithOverflowOp):
    """`llvm.intr.umul.with.overflow`"""

    name = "llvm.intr.umul.with.overflow"


@irdl_op_definition
class LifetimeStartOp(LifetimeOp):
    """`llvm.intr.lifetime.start`"""

    name = "llvm.intr.lifetime.start"


@irdl_op_definition
class LifetimeEndOp(LifetimeOp):
    """`llvm.intr.lifetime.end`"""

    name = "llvm.intr.lifetime.end"


@irdl_op_definition
class VectorReduceAddOp(IntegerReduceOp):
    """`llvm.intr.vector.reduce.add`"""

    name = "llvm.intr.vector.reduce.add"


@irdl_op_definition
class VectorReduceMulOp(IntegerReduceOp):
    """`llvm.intr.vector.reduce.mul`"""

    name = "llvm.intr.vector.reduce.mul"


@irdl_op_definition
class VectorReduceAndOp(IntegerReduceOp):
    """`llvm.intr.vector.reduce.and`"""

    name = "llvm.intr.vector.reduce.and"


@irdl_op_definition
class VectorReduceOrOp(IntegerReduceOp):
    """`llvm.intr.vector.reduce.or`"""

    name = "llvm.intr.vector.reduce.or"


@irdl_op_definition
class VectorReduceXorOp(IntegerReduceOp):
    """`llvm.intr.vector.reduce.xor`"""

    name = "llvm.intr.vector.reduce.xor"


@irdl_op_definition
class VectorReduceSMaxOp(IntegerReduceOp):
    """`llvm.intr.vector.reduce.smax`"""

    name = "llvm.intr.vector.reduce.smax"


@irdl_op_definition
class VectorReduceSMinOp(IntegerReduceOp):
    """`llvm.intr.vector.reduce.smin`"""

    name = "llvm.intr.vector.reduce.smin"


@irdl_op_definition
class VectorReduceUMaxOp(IntegerReduceOp):
    """`llvm.intr.vector.reduce.umax`"""

    name = "llvm.intr.vector.reduce.umax"


@irdl_op_definition
class VectorReduceUMinOp(IntegerReduceOp):
    """`llvm.intr.vector.reduce.umin`"""

    name = "llvm.intr.vector.reduce.umin"


@irdl_op_definition
class VectorReduceFMaxOp(FloatReduceOp):
    """`llvm.intr.vector.reduce.fmax`"""

    name = "llvm.intr.vector.reduce.fmax"


@irdl_op_definition
class VectorReduceFMinOp(FloatReduceOp):
    """`llvm.intr.vector.reduce.fmin`"""

    name = "llvm.intr.vector.reduce.fmin"


@irdl_op_definition
class VectorReduceFMaximumOp(FloatReduceOp):
    """`llvm.intr.vector.reduce.fmaximum`"""

    name = "llvm.intr.vector.reduce.fmaximum"


@irdl_op_definition
class VectorReduceFMinimumOp(FloatReduceOp):
    """`llvm.intr.vector.reduce.fminimum`"""

    name = "llvm.intr.vector.reduce.fminimum"


OPERATIONS = (
    ACosOp,
    ASinOp,
    ATan2Op,
    ATanOp,
    BitReverseOp,
    ByteSwapOp,
    CoshOp,
    CountLeadingZerosOp,
    CountTrailingZerosOp,
    CtPopOp,
    Exp10Op,
    FShlOp,
    FShrOp,
    LLRintOp,
    LLRoundOp,
    LRintOp,
    LRoundOp,
    LifetimeEndOp,
    LifetimeStartOp,
    LoadExpOp,
    Log10Op,
    MaximumOp,
    MinimumOp,
    NearbyIntOp,
    PowIOp,
    RintOp,
    RoundEvenOp,
    RoundOp,
    SAddSatOp,
    SAddWithOverflowOp,
    SMaxOp,
    SMinOp,
    SMulWithOverflowOp,
    SShlSatOp,
    SSubSatOp,
    SSubWithOverflowOp,
    SinhOp,
    TanOp,
    TanhOp,
    TruncOp,
    UAddSatOp,
    UAddWithOverflowOp,
    UMaxOp,
    UMinOp,
    UMulWithOverflowOp,
    UShlSatOp,
    USubSatOp,
    USubWithOverflowOp,
    VectorReduceAddOp,
    VectorReduceAndOp,
    VectorReduceFMaxOp,
    VectorReduceFMaximumOp,
    VectorReduceFMinOp,
    VectorReduceFMinimumOp,
    VectorReduceMulOp,
    VectorReduceOrOp,
    VectorReduceSMaxOp,
    VectorReduceSMinOp,
    VectorReduceUMaxOp,
    VectorReduceUMinOp,
    VectorReduceXorOp,
)
