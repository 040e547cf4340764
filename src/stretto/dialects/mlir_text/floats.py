"""Floating-point numbers as MLIR prints them.

The form with six significant digits (`1.000000e+00`) is used if it reads back to the same value,
else enough digits to tell all values of the type apart, else, and for infinities and NaNs, the
bits in hexadecimal. The digit counts are those of `llvm::APFloat::toString`.
"""

from __future__ import annotations

import math
from fractions import Fraction

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


_WIDE = (Float80Type, Float128Type)
"""Types wider than Python's numbers. xDSL can't pack them; their attributes hold numbers of 64 bits."""

_WIDE_BIAS = 16383


def _rounded(value: Fraction, precision: int) -> Fraction:
    """The nearest number with so many bits, the even one of two."""
    shift = value.numerator.bit_length() - value.denominator.bit_length() - precision
    unit = Fraction(2) ** shift
    if abs(value) >= unit * 2**precision:
        unit *= 2
    return round(value / unit) * unit


def _wide_bits(value: float, type_: AnyFloat) -> int:
    """The bits of a number in one of the wide types; all numbers of 64 bits are normal there."""
    # Of f80 the leading bit of the significand is stored.
    explicit, fraction_bits = (1, 63) if isinstance(type_, Float80Type) else (0, 112)
    sign = int(math.copysign(1.0, value) < 0)
    if math.isnan(value) or math.isinf(value):
        exponent, fraction = 2 * _WIDE_BIAS + 1, int(math.isnan(value)) << (fraction_bits - 1)
    elif value == 0:
        return sign << type_.bitwidth - 1
    else:
        significand, power = math.frexp(abs(value))
        exponent = power - 1 + _WIDE_BIAS
        fraction = int(Fraction(significand) * 2 ** (fraction_bits + 1)) - (1 << fraction_bits)
    biased = (sign << 15 | exponent) << explicit | explicit
    return biased << fraction_bits | fraction


def wide_number(bits: int, type_: AnyFloat) -> float | None:
    """The number that the bits stand for in one of the wide types; None if it needs more than 64 bits."""
    explicit, fraction_bits = (1, 63) if isinstance(type_, Float80Type) else (0, 112)
    fraction = bits & ((1 << fraction_bits) - 1)
    upper = bits >> fraction_bits
    exponent = upper >> explicit & (2 * _WIDE_BIAS + 1)
    sign = -1.0 if bits >> (type_.bitwidth - 1) else 1.0
    if exponent == 2 * _WIDE_BIAS + 1:
        number = math.nan if fraction else math.inf
    else:
        significand = Fraction(fraction, 1 << fraction_bits) + (exponent != 0)
        exact = significand * Fraction(2) ** (max(exponent, 1) - _WIDE_BIAS)
        number = 0.0 if exact < Fraction(2) ** -1100 else float(min(exact, Fraction(2) ** 1023))
        if Fraction(number) != exact:
            return None
    number = math.copysign(number, sign)
    return number if _wide_bits(number, type_) == bits else None


def _round_trips(text: str, value: float, type_: AnyFloat) -> bool:
    if isinstance(type_, _WIDE):
        # The text says zero for zero only.
        return value == 0 or _rounded(Fraction(text), _PRECISION[type(type_)]) == Fraction(value)
    read = type_.unpack(type_.pack([float(text)]), 1)[0]
    return read == value and math.copysign(1.0, read) == math.copysign(1.0, value)


def _digits(value: float, precision: int) -> tuple[str, int]:
    """Digits without trailing zeros, and the decimal exponent behind them, as APFloat makes them.

    It drops surplus digits twice: by dividing, which truncates, then by rounding what is left.
    """
    numerator, denominator = abs(value).as_integer_ratio()
    exponent = 1 - denominator.bit_length()
    significand = numerator * 5**-exponent
    surplus = significand.bit_length() - (precision * 196 + 58) // 59
    if surplus > 0:
        removable = surplus * 59 // 196
        significand //= 10**removable
        exponent += removable
    text = str(significand)
    if len(text.rstrip("0")) > precision:
        dropped = len(text) - precision
        rounded = int(text[:precision]) + (text[precision] >= "5")
        text = str(rounded)
        exponent += dropped
    stripped = text.rstrip("0") or "0"
    return stripped, exponent + len(text) - len(stripped)


def _scientific(value: float) -> str:
    """Six significant digits, then zeros: `1.234560e+00`."""
    digits, exponent = _digits(value, 6)
    if digits == "0":
        exponent = 0
    exponent += len(digits) - 1
    sign = "-" if math.copysign(1.0, value) < 0 else ""
    return f"{sign}{digits[0]}.{digits[1:].ljust(6, '0')}e{exponent:+03d}"


def _shortest(value: float, type_: AnyFloat) -> str:
    """APFloat's default form: all digits of the type, without trailing zeros."""
    precision = 2 + _PRECISION.get(type(type_), 4) * 59 // 196
    digits, exponent = _digits(value, precision)
    leading = exponent + len(digits) - 1
    sign = "-" if math.copysign(1.0, value) < 0 else ""
    if exponent >= 0:
        scientific = exponent > _MAX_PADDING or len(digits) + exponent > precision
    else:
        scientific = leading < 0 and -leading > _MAX_PADDING
    if scientific:
        fraction = digits[1:] or "0"
        return f"{sign}{digits[0]}.{fraction}E{'-' if leading < 0 else '+'}{abs(leading)}"
    if exponent >= 0:
        return sign + digits + "0" * exponent
    if leading >= 0:
        return f"{sign}{digits[: leading + 1]}.{digits[leading + 1 :]}"
    return f"{sign}0.{'0' * (-leading - 1)}{digits}"


def float_text(value: float, type_: AnyFloat) -> str:
    """The text of a float attribute's value, without its type."""
    if not (math.isnan(value) or math.isinf(value)):
        text = _scientific(value)
        if _round_trips(text, value, type_):
            return text
        text = _shortest(value, type_)
        if "." in text:
            return text
    if isinstance(type_, _WIDE):
        return f"0x{_wide_bits(value, type_):X}"
    return f"0x{int.from_bytes(type_.pack((value,)), 'little'):X}"
