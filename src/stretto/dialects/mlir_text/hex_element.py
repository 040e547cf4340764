"""Numbers in hexadecimal among the elements of a `dense` attribute."""

from __future__ import annotations

from xdsl.dialects.builtin import AnyFloat, ComplexType, IndexType, IntegerType
from xdsl.parser import AttrParser


class HexElement(AttrParser._TensorLiteralElement):  # pyright: ignore[reportPrivateUsage]
    """A number in hexadecimal, which in a float's place gives its bits."""

    def to_float_type(self, parser: AttrParser, type: AnyFloat) -> float:
        """The float whose bits the number gives."""
        assert isinstance(self.value, int)
        if self.value.bit_length() > type.bitwidth:
            parser.raise_error("hexadecimal float constant out of range for type", self.span)
        return type.unpack(self.value.to_bytes(type.compile_time_size, "little"), 1)[0]

    def to_type(self, parser: AttrParser, type: AnyFloat | IntegerType | IndexType | ComplexType):
        return (
            self.to_float_type(parser, type) if isinstance(type, AnyFloat) else super().to_type(parser, type)
        )
