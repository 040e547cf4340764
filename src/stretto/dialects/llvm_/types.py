"""Types of the `llvm` dialect that xDSL's lacks."""

from __future__ import annotations

from xdsl.dialects import llvm
from xdsl.dialects.builtin import ArrayAttr, StringAttr
from xdsl.ir import ParametrizedAttribute, TypeAttribute
from xdsl.irdl import irdl_attr_definition


@irdl_attr_definition
class LLVMTokenType(ParametrizedAttribute, TypeAttribute):
    """`!llvm.token`: a value tied to one op; it can't be stored, selected or passed to a block."""

    name = "llvm.token"


@irdl_attr_definition
class LLVMMetadataType(ParametrizedAttribute, TypeAttribute):
    """`!llvm.metadata`: LLVM metadata as a value."""

    name = "llvm.metadata"


@irdl_attr_definition
class OpaqueBodyType(ParametrizedAttribute, TypeAttribute):
    """The only field of `!llvm.struct<"name", opaque>`, of which no more than the name is known.

    xDSL's class has no place to say that, and can't be subclassed. No text has this type by itself.
    """

    name = "llvm.opaque"


def opaque_struct(name: str) -> llvm.LLVMStructType:
    """A struct of which only the name is known. It has no size."""
    return llvm.LLVMStructType(StringAttr(name), ArrayAttr([OpaqueBodyType()]))


def is_opaque(type_: llvm.LLVMStructType) -> bool:
    """Whether only the name of a struct is known."""
    return type_.types.data == (OpaqueBodyType(),)


TYPES = (LLVMMetadataType, LLVMTokenType)
