"""What MLIR asks of memref and vector types beyond xDSL's constructors, and the forms that it reduces."""

from __future__ import annotations

from xdsl.dialects.builtin import (
    AffineMapAttr,
    ComplexType,
    FunctionType,
    MemRefType,
    NoneAttr,
    NoneType,
    StridedLayoutAttr,
    TensorType,
    TupleType,
    UnrankedMemRefType,
    UnrankedTensorType,
    VectorType,
)
from xdsl.ir import Attribute
from xdsl.ir.affine import AffineMap

from stretto.dialects.mlir_text.narrow import as_integer

_SHAPED = (MemRefType, UnrankedMemRefType, TensorType, UnrankedTensorType)
_NO_ELEMENT = (FunctionType, NoneType, TensorType, TupleType, UnrankedTensorType)
_NO_VECTOR_ELEMENT = (*_NO_ELEMENT, *_SHAPED, ComplexType, VectorType)

#: Dialects whose types implement neither of MLIR's interfaces for elements of memrefs and vectors. A
#: reference to an object that is counted must not get out of sight in memory.
_NO_ELEMENT_DIALECTS = ("async", "gpu", "llvm")


AnyMemRef = MemRefType[Attribute] | UnrankedMemRefType[Attribute]


def reduced_memref(type_: AnyMemRef) -> AnyMemRef:
    """The type without a layout that is the identity, and without the memory space 0, as MLIR holds it."""
    space = type_.memory_space
    integer = as_integer(space)
    if integer is not None and integer.value.data == 0:
        space = NoneAttr()
    if isinstance(type_, UnrankedMemRefType):
        return type_ if space is type_.memory_space else UnrankedMemRefType(type_.element_type, space)
    layout = type_.layout
    if isinstance(layout, AffineMapAttr) and layout.data == AffineMap.identity(type_.get_num_dims()):
        layout = NoneAttr()
    if layout is type_.layout and space is type_.memory_space:
        return type_
    return MemRefType(type_.element_type, type_.shape, layout, space)


def memref_fault(type_: AnyMemRef) -> str | None:
    """Why MLIR refuses the type; None if it doesn't."""
    if isinstance(type_.element_type, _NO_ELEMENT) or _is_handle(type_.element_type):
        return "invalid memref element type"
    if isinstance(type_, UnrankedMemRefType):
        return None
    rank, layout = type_.get_num_dims(), type_.layout
    if isinstance(layout, StridedLayoutAttr) and len(layout.strides) != rank:
        return "expected the number of strides to match the rank"
    if isinstance(layout, AffineMapAttr) and layout.data.num_dims != rank:
        return f"memref layout mismatch between rank and affine map: {rank} != {layout.data.num_dims}"
    return None


def _is_handle(type_: Attribute) -> bool:
    return type_.name.partition(".")[0] in _NO_ELEMENT_DIALECTS


def tensor_fault(element_type: Attribute) -> str | None:
    """Why MLIR refuses a tensor of such elements; None if it doesn't."""
    if isinstance(element_type, (*_SHAPED, FunctionType, NoneType, TupleType)):
        return "invalid tensor element type"
    return None


def vector_fault(type_: VectorType[Attribute]) -> str | None:
    """Why MLIR refuses the type; None if it doesn't."""
    sizes = type_.get_shape()
    if any(size <= 0 for size in sizes):
        return f"vector types must have positive constant sizes but got {', '.join(map(str, sizes))}"
    element_type = type_.element_type
    is_pointer = element_type.name == "llvm.ptr"
    if isinstance(element_type, _NO_VECTOR_ELEMENT) or (_is_handle(element_type) and not is_pointer):
        return "failed to verify 'elementType': VectorElementTypeInterface instance"
    return None
