"""Types of the `llvm` dialect that xDSL's lacks."""

from __future__ import annotations

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


TYPES = (LLVMMetadataType, LLVMTokenType)
