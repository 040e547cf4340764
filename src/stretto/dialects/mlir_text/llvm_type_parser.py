"""Types of the llvm dialect that hold other types: those inside go without `!llvm.`.

xDSL parses them too, but knows no opaque structs, and no token or metadata inside.
"""

from __future__ import annotations

from collections.abc import Callable

from xdsl.dialects import llvm
from xdsl.dialects.builtin import ArrayAttr, StringAttr
from xdsl.ir import Attribute, ParametrizedAttribute
from xdsl.parser import AttrParser

from stretto.dialects.llvm_.types import LLVMMetadataType, LLVMTokenType, opaque_struct


def _element(parser: AttrParser) -> Attribute:
    keyword = parser.parse_optional_keyword_in(_ELEMENTS)
    return parser.parse_type() if keyword is None else _ELEMENTS[keyword](parser)


def _pointer(parser: AttrParser) -> ParametrizedAttribute:
    return llvm.LLVMPointerType(*llvm.LLVMPointerType.parse_parameters(parser))


def _array(parser: AttrParser) -> ParametrizedAttribute:
    with parser.in_angle_brackets():
        size = parser.parse_integer(allow_boolean=False, allow_negative=False)
        parser.parse_shape_delimiter()
        return llvm.LLVMArrayType(size, _element(parser))


def _struct(parser: AttrParser) -> ParametrizedAttribute:
    with parser.in_angle_brackets():
        position = parser.pos
        name = parser.parse_optional_str_literal()
        if name is not None and parser.parse_optional_punctuation(",") is None:
            parser.raise_error(f"struct \"{name}\" needs a body, or 'opaque'; it can't hold itself", position)
        if name is not None and parser.parse_optional_keyword("opaque") is not None:
            return opaque_struct(name)
        position = parser.pos
        if parser.parse_optional_keyword("packed") is not None:
            parser.raise_error("packed structs are not supported", position)
        fields = parser.parse_comma_separated_list(parser.Delimiter.PAREN, lambda: _element(parser))
        return llvm.LLVMStructType(StringAttr(name or ""), ArrayAttr(fields))


def _function(parser: AttrParser) -> ParametrizedAttribute:
    with parser.in_angle_brackets():
        output = _element(parser)
        inputs: list[Attribute] = []
        is_variadic = False

        def argument() -> None:
            nonlocal is_variadic
            if is_variadic:
                parser.raise_error("expected ')' behind '...'")
            if parser.parse_optional_punctuation("...") is not None:
                is_variadic = True
            else:
                inputs.append(_element(parser))

        parser.parse_comma_separated_list(parser.Delimiter.PAREN, argument)
        return llvm.LLVMFunctionType(inputs, output, is_variadic)


_ELEMENTS: dict[str, Callable[[AttrParser], Attribute]] = {
    "array": _array,
    "func": _function,
    "metadata": lambda parser: LLVMMetadataType(),
    "ptr": _pointer,
    "struct": _struct,
    "token": lambda parser: LLVMTokenType(),
    "void": lambda parser: llvm.LLVMVoidType(),
}

COMPOSITES: dict[str, Callable[[AttrParser], ParametrizedAttribute]] = {
    "llvm.array": _array,
    "llvm.func": _function,
    "llvm.struct": _struct,
}
"""Parsers of what stands behind the name of a type."""
