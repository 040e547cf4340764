"""The types of the `async` dialect."""

from __future__ import annotations

from xdsl.ir import Attribute, ParametrizedAttribute, TypeAttribute
from xdsl.irdl import irdl_attr_definition
from xdsl.parser import AttrParser


@irdl_attr_definition
class TokenType(ParametrizedAttribute, TypeAttribute):
    """`!async.token`: a handle on work that may still be running, without a payload."""

    name = "async.token"


@irdl_attr_definition
class ValueType(ParametrizedAttribute, TypeAttribute):
    """`!async.value<T>`: a handle on a value of type T that may not be there yet."""

    name = "async.value"

    value_type: Attribute

    @classmethod
    def parse_parameters(cls, parser: AttrParser) -> tuple[Attribute]:
        parser.parse_punctuation("<")
        type_ = parser.parse_optional_type()
        if type_ is None:
            parser.raise_error("expected non-function type")
        parser.parse_punctuation(">")
        return (type_,)


def unwrapped(type_: Attribute) -> Attribute:
    """The payload type of an `!async.value<T>`; any other type is returned as it is."""
    return type_.value_type if isinstance(type_, ValueType) else type_


@irdl_attr_definition
class GroupType(ParametrizedAttribute, TypeAttribute):
    """`!async.group`: tokens and values that are awaited together."""

    name = "async.group"


@irdl_attr_definition
class CoroIdType(ParametrizedAttribute, TypeAttribute):
    """`!async.coro.id`: identifies a switched-resume coroutine."""

    name = "async.coro.id"


@irdl_attr_definition
class CoroHandleType(ParametrizedAttribute, TypeAttribute):
    """`!async.coro.handle`: the frame of a coroutine."""

    name = "async.coro.handle"


@irdl_attr_definition
class CoroStateType(ParametrizedAttribute, TypeAttribute):
    """`!async.coro.state`: a saved suspension point."""

    name = "async.coro.state"


RefCountedType = TokenType | ValueType | GroupType


def is_ref_counted(type_: Attribute) -> bool:
    """Whether values of `type_` are reference counted by the async runtime."""
    return isinstance(type_, TokenType | ValueType | GroupType)
