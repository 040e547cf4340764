"""Floating-point numbers as MLIR prints them.

The form with six significant digits (`1.000000e+00`) is used if it reads back to the same value,
else enough digits to tell all values of the type apart, else, and for infinities and NaNs, the
bits in hexadecimal. The digit counts are those of `llvm::APFloat::toString`.
"""

from __future__ import annotations

import math
from decimal import ROUND_HALF_UP, Context, Decimal

from xdsl.dialects.builtin import (
    AnyFloat,
    BFloat16Type,
    Float16Type,
    Float32Type,
    Float64Type,
    Float80Type,
    Float128Type,
    FloatTF32Type,
)

_MAX_PADDING = 3
"""Zeros that may stand between the point and the digits before an exponent is used."""

_PRECISION: dict[type[AnyFloat], int] = {
    BFloat16Type: 8,
    Float16Type: 11,
    FloatTF32Type: 11,
    Float32Type: 24,
    Float64Type: 53,
    Float80Type: 64,
    Float128Type: 113,
}
"""Bits of the significand, the hidden one included; of the types that aren't listed at most 4."""


def _round_trips(text: str, value: float, type_: AnyFloat) -> bool:
    return type_.unpack(type_.pack([float(text)]), 1)[0] == value


def _shortest(value: float, type_: AnyFloat) -> str:
    """APFloat's default form: all digits of the type, without trailing zeros."""
    digits = 2 + _PRECISION.get(type(type_), 4) * 59 // 196
    rounded = Context(prec=digits, rounding=ROUND_HALF_UP).create_decimal(Decimal(value))
    sign, numbers, exponent = rounded.as_tuple()
    assert isinstance(exponent, int)
    text = "".join(map(str, numbers)).lstrip("0") or "0"
    stripped = text.rstrip("0") or "0"
    exponent += len(text) - len(stripped)
    leading = exponent + len(stripped) - 1
    minus = "-" if sign else ""
    if exponent >= 0:
        scientific = exponent > _MAX_PADDING or len(stripped) + exponent > digits
    else:
        scientific = leading < 0 and -leading > _MAX_PADDING
    if scientific:
        fraction = stripped[1:] or "0"
        return f"{minus}{stripped[0]}.{fraction}E{'-' if leading < 0 else '+'}{abs(leading)}"
    if exponent >= 0:
        return minus + stripped + "0" * exponent
    if leading >= 0:
        return f"{minus}{stripped[: leading + 1]}.{stripped[leading + 1 :]}"
    return f"{minus}0.{'0' * (-leading - 1)}{stripped}"


def float_text(value: float, type_: AnyFloat) -> str:
    """The text of a float attribute's value, without its type."""
    if not (math.isnan(value) or math.isinf(value)):
        text = f"{value:.5e}".replace("e", "0e")
        if _round_trips(text, value, type_):
            return text
        text = _shortest(value, type_)
        if "." in text:
            return text
    return f"0x{int.from_bytes(type_.pack((value,)), 'little'):X}"
