"""Literals that xDSL's parser can't read."""

from __future__ import annotations

from xdsl.dialects.builtin import AnyFloat, FloatAttr
from xdsl.parser import AttrParser
from xdsl.utils.lexer import Span

from stretto.dialects.mlir_text.floats import wide_number


def wide_hexadecimal(parser: AttrParser, literal: Span[str]) -> FloatAttr:
    """`0x... : f80` or `f128`, read again behind its literal. An attribute holds no more than 64 bits."""
    parser._resume_from(literal.end)  # pyright: ignore[reportPrivateUsage]
    parser.parse_punctuation(":")
    type_ = parser.parse_type()
    bits = int(literal.text, 16)
    number = wide_number(bits, type_) if isinstance(type_, AnyFloat) else None
    if not isinstance(type_, AnyFloat) or number is None:
        parser.raise_error(f"a constant of type {type_} that no f64 is equal to is not supported", literal)
    return FloatAttr(number, type_)
